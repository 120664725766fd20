"""What a host has chosen, and where: flags count before environment variables, these before a file, and a file before
the defaults. Every setting has one name for all three.
"""

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec
from msgspec import Meta, Struct
from msgspec.inspect import BoolType, Field, FloatType, IntType, Metadata, StructType, type_info

from rospo.server.core.settings import Settings
from rospo.server.limits import Trusted

PREFIX = "ROSPO_"
CONFIG = f"{PREFIX}CONFIG"
Kind = TypeVar("Kind", bound=Struct)


class Place(Struct, frozen=True, kw_only=True):
    """Where to listen and to keep things. These settings also have flags of their own, such as `--port`."""

    host: Annotated[
        str,
        Meta(description="where to listen; by default only this machine can connect, `0.0.0.0` lets everybody"),
    ] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535, description="0 takes any free port")] = 8077
    data: Annotated[
        str,
        Meta(
            description="the file in which everything is kept, by default `rospo/tables.db` in `$XDG_DATA_HOME`; "
            "or a PostgreSQL database, such as `postgresql://rospo@localhost/rospo`"
        ),
    ] = ""
    proxies: Annotated[
        str,
        Meta(
            description="addresses of proxies whose headers are trusted, such as `127.0.0.1` or `10.0.0.0/8`, "
            "separated by commas"
        ),
    ] = ""


class Wrong(Exception):
    """A setting that isn't right: one line with where it was given, and what would be right."""


class Given(NamedTuple):
    value: object
    where: str  # "--port", "ROSPO_PORT", "port in /etc/rospo.toml"


def fields(kind: type[Struct]) -> tuple[Field, ...]:
    """The settings of a kind, for whoever shows them."""
    info = type_info(kind)
    assert isinstance(info, StructType)
    return info.fields


FIELDS = {field.name: field for kind in (Place, Settings) for field in fields(kind)}


def chosen(flags: Mapping[str, Given], environment: Mapping[str, str], file: Path | None) -> dict[str, Given]:
    """Everything that was given, each setting from the place that counts."""
    return {**_from_file(file), **_from_environment(environment), **flags}


def _from_environment(environment: Mapping[str, str]) -> dict[str, Given]:
    found = {}
    for variable, value in environment.items():
        name = variable.removeprefix(PREFIX).lower()
        if not variable.startswith(PREFIX) or variable == CONFIG:
            continue
        if name in FIELDS:
            found[name] = Given(value, variable)
        elif near := get_close_matches(name, FIELDS, n=1, cutoff=0.8):  # others may be somebody else's
            raise Wrong(f"{variable} is not a setting: did you mean {PREFIX}{near[0].upper()}?")
    return found


def _from_file(file: Path | None) -> dict[str, Given]:
    if file is None:
        return {}
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Wrong(f"can't read {file}: {error.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Wrong(f"{file} is not right: {error}") from None
    for name in told:
        if name not in FIELDS:
            raise Wrong(f"{file}: {unknown(name)}")
    return {name: Given(value, f"{name} in {file}") for name, value in told.items()}


def unknown(name: str) -> str:
    """What to say of a name that no setting has."""
    near = get_close_matches(name.lower(), FIELDS, n=1)
    right = f"did you mean {near[0]}?" if near else "'rospo serve --template' lists them"
    return f"there is no setting {name!r:.60}: {right}"


def made(kind: type[Kind], given: Mapping[str, Given]) -> Kind:
    """The settings of a kind. Wrong if one isn't right."""
    values = {}
    for field in fields(kind):
        if field.name in given:
            values[field.name] = _checked(kind, field, given[field.name])
    return kind(**values)


def _checked(kind: type[Struct], field: Field, given: Given) -> Any:
    value = given.value
    if field.name == "proxies" and isinstance(value, list):
        value = ",".join(map(str, value))
    try:
        found = getattr(msgspec.convert({field.name: value}, kind, strict=False), field.name)
        if isinstance(found, str) and "\0" in found:
            raise Wrong(f"{given.where}: {found!r:.60} isn't a text that can be used: it contains a zero")
        if field.name == "proxies":
            Trusted.parse(found)
    except msgspec.ValidationError:
        raise Wrong(f"{given.where}: {value!r:.60} isn't {right(field)}") from None
    except ValueError as error:
        raise Wrong(f"{given.where}: {error}") from None
    return found


def right(field: Field) -> str:
    """What values a setting may have, in words."""
    kind = field.type.type if isinstance(field.type, Metadata) else field.type
    match kind:
        case BoolType():
            return "true or false"
        case IntType(ge=least, le=most):
            return f"a whole number from {least} to {most:,}"
        case FloatType(gt=above, ge=least):
            return f"a number above {above:g}" if above is not None else f"a number of {least:g} or more"
        case _:
            return "a text"


def template() -> str:
    """A file with every setting, switched off, at its default."""
    lines = ["# Settings of a Rospo server. Take the # away from what you want to change."]
    for field in FIELDS.values():
        value = msgspec.json.encode(field.default).decode()
        lines += [f"\n# {meaning(field)} ({right(field)})", f"# {field.name} = {value}"]
    return "\n".join(lines)


def meaning(field: Field) -> str:
    assert isinstance(field.type, Metadata)
    assert field.type.extra_json_schema is not None
    told: str = field.type.extra_json_schema["description"]
    return told
