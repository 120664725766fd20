"""Who is muted or banned by the host of the server: guests and addresses."""

from rospo.server.core.refusal import Refusal
from rospo.server.core.rows import Kind, Restriction, What
from rospo.server.store import Store


class Restrictions:
    """Kept in memory, as the store has them. `load` first."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[tuple[Kind, str], Restriction] = {}

    async def load(self) -> None:
        self._known = {(one.kind, one.who): one for one in await self._store.restrictions()}

    def all(self) -> list[Restriction]:
        """Newest first."""
        return sorted(self._known.values(), key=lambda one: -one.at)

    def of(self, kind: Kind, who: str) -> What | None:
        found = self._known.get((kind, who))
        return None if found is None else found.what

    def worst(self, guest: str, address: str) -> What | None:
        """What holds for a guest at an address."""
        both = (self.of("guest", guest), self.of("address", address))
        return "ban" if "ban" in both else "mute" if "mute" in both else None

    def check(self, guest: str | None, address: str) -> None:
        """Raises Refusal for anyone who is banned."""
        if self.worst(guest or "", address) == "ban":
            raise Refusal("banned")

    def put(self, restriction: Restriction) -> None:
        self._known[restriction.kind, restriction.who] = restriction

    def lift(self, kind: Kind, who: str) -> None:
        self._known.pop((kind, who), None)
