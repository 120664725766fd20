"""One declaration of a game's state, used in two ways.

A game declares its state once, as integers and fixed arrays of integers::

    @record
    class State(Declared):
        turn: i8                                # one integer, 8 bits wide when compiled
        hands: Annotated[Ints, "i64*6"]         # six integers

`State()` is then a plain slotted object, all zero, for the uncompiled rules. The same declaration, read from
`State.fields`, becomes a NumPy record when the rules are compiled (`rospo.simulate.fast`).

Widths matter only to the compiled form: a plain state holds ordinary Python integers. Slots matter to the plain form:
without them a misspelt field would pass silently.
"""

from typing import Annotated, ClassVar, NamedTuple, Self, TypeVar, get_args, get_type_hints

Ints = list[int]
"""An array field as the rules see it: integers, indexed by an integer."""

i8 = Annotated[int, "i8"]
i16 = Annotated[int, "i16"]
i32 = Annotated[int, "i32"]
i64 = Annotated[int, "i64"]

WIDTHS = ("i8", "i16", "i32", "i64")


class StateField(NamedTuple):
    """One declared field; `size` is 0 for a single integer, else the length of the array."""

    name: str
    width: str
    size: int


class Declared:
    """Base of every declared state. Starts all zero; it is copied, never undone."""

    __slots__ = ()
    fields: ClassVar[tuple[StateField, ...]] = ()

    def __init__(self) -> None:
        for name, _, size in self.fields:
            setattr(self, name, [0] * size if size else 0)

    def copy(self) -> Self:
        """An independent state with the same values."""
        twin = object.__new__(type(self))
        for name, _, size in self.fields:
            value = getattr(self, name)
            setattr(twin, name, value[:] if size else value)
        return twin

    def values(self) -> dict[str, int | list[int]]:
        """Every field by name; arrays as fresh lists."""
        return {f.name: list(getattr(self, f.name)) if f.size else getattr(self, f.name) for f in self.fields}

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.values() == other.values()

    __hash__ = None  # type: ignore[assignment]  # a state changes; it must never be a key

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{k}={v}' for k, v in self.values().items())})"


R = TypeVar("R", bound=Declared)


def record(declared: type[R]) -> type[R]:
    """Turn a class of annotations into a slotted state class with `fields`."""
    fields = tuple(
        _field(name, hint) for name, hint in get_type_hints(declared, include_extras=True).items() if name != "fields"
    )
    body = {
        "__slots__": tuple(f.name for f in fields),
        "__doc__": declared.__doc__,
        "__module__": declared.__module__,
        "__qualname__": declared.__qualname__,
        "fields": fields,
    }
    return type(declared.__name__, declared.__bases__, body)


def _field(name: str, hint: object) -> StateField:
    spec = get_args(hint)[-1] if get_args(hint) else None
    width, _, size = spec.partition("*") if isinstance(spec, str) else ("", "", "")
    if width not in WIDTHS or not (size == "" or size.isdigit()):
        raise TypeError(f"field {name}: declare i8, i16, i32, i64 or Annotated[Ints, 'i8*5'], not {hint!r}")
    return StateField(name, width, int(size or 0))
