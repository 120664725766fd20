"""What the host of the server sees: tables, people, load, storage, limits, refusals and failures, and never a card.

Everything about a table comes from its public fields. Even the number of its entries stays out, because some are
secret.
"""

from heapq import nlargest

from msgspec import Struct, field
from msgspec.structs import asdict

from rospo import __version__
from rospo.server import reports
from rospo.server.house import House, is_open
from rospo.server.live import LiveTable
from rospo.server.load import Load, memory
from rospo.server.replay import seats_told

MOST_LISTED = 200
MOST_ACTIONS = 100
MB = 1_000_000
USUAL = 0.95
"""The share of answers whose time is told."""


class Seen(Struct):
    """A guest, and where they are."""

    guest: str
    tables: set[str] = field(default_factory=set)
    addresses: set[str] = field(default_factory=set)
    here: int = 0


class Overview:
    def __init__(self, house: House) -> None:
        self._house = house
        self._load = Load()

    async def report(self, wanted: str = "") -> reports.HostReport:
        """Of tables and people only those whose id or name has `wanted` in it, or whose game is called that."""
        house = self._house
        used, free = await house.store.space()
        actions = await house.store.host_actions(MOST_ACTIONS)
        restrictions = house.restrictions.all()
        subjects = {action.subject for action in actions} | {one.who for one in restrictions}
        known = await house.store.guests(sorted(subjects))
        name_of = {id: guest.name for id, guest in known.items()}
        open_tables = [table for table in house.tables.values() if is_open(table.state)]
        tables = [table for table in open_tables if not wanted or has(wanted, self._words_of(table))]
        people = self._people(open_tables)
        if wanted:
            people = [one for one in people if has(wanted, [one.guest, house.names.get(one.guest, "")])]
        wait = house.metrics.most_wait(USUAL)
        return reports.HostReport(
            at=house.now(),
            version=__version__,
            started=house.started,
            load=reports.LoadTold(
                processor=round(self._load.processor(), 3),
                memory=memory(),
                answer_ms=None if wait is None else 1000 * wait,
            ),
            storage=reports.StorageTold(used=-(-used // MB) * MB, free=None if free is None else free // MB * MB),
            limits=[
                reports.LimitTold(name="sockets", used=len(house.outboxes), most=house.settings.sockets),
                reports.LimitTold(name="tables", used=len(open_tables), most=house.settings.tables),
            ],
            notice=house.notice if house.notice is not None and (house.notice.at or 0) > house.now() else None,
            tables=[self._table(one) for one in nlargest(MOST_LISTED, tables, key=lambda one: one.state.opened.at)],
            tables_in_all=len(tables),
            people=[self._person(one) for one in nlargest(MOST_LISTED, people, key=lambda one: one.here)],
            people_in_all=len(people),
            restrictions=[reports.RestrictionTold(name=name_of.get(one.who), **asdict(one)) for one in restrictions],
            refusals=[
                reports.RefusalTold(code=code, count=found.count, last=found.last)
                for code, found in sorted(house.metrics.refusals.items(), key=lambda item: -item[1].last)
            ],
            failures=[reports.FailureTold(**asdict(one)) for one in reversed(house.journal.failures)],
            actions=[reports.ActionTold(name=name_of.get(one.subject), **asdict(one)) for one in actions],
        )

    def _table(self, table: LiveTable) -> reports.HostTable:
        state = table.state
        return reports.HostTable(
            id=table.id,
            game=state.opened.game,
            status="playing" if state.match is not None else "waiting",
            public=state.opened.public,
            seats=seats_told(state, self._house.names),
            here=len(table.here),
            opened=state.opened.at,
            changed=state.changed,
        )

    def _words_of(self, table: LiveTable) -> list[str]:
        state, names = table.state, self._house.names
        return [table.id, state.opened.game, *(names.get(guest, "") for _, guest in state.people)]

    def _people(self, open_tables: list[LiveTable]) -> list[Seen]:
        """Those who have a seat at an open table, or a connection to any."""
        seen: dict[str, Seen] = {}
        for table in open_tables:
            for _, guest in table.state.people:
                seen.setdefault(guest, Seen(guest)).tables.add(table.id)
        for table in self._house.tables.values():
            for outbox in table.here:
                one = seen.setdefault(outbox.connection.guest, Seen(outbox.connection.guest))
                one.tables.add(table.id)
                one.addresses.add(outbox.address)
                one.here += 1
        return list(seen.values())

    def _person(self, one: Seen) -> reports.PersonTold:
        return reports.PersonTold(
            id=one.guest,
            name=self._house.names.get(one.guest),
            tables=sorted(one.tables),
            addresses=sorted(one.addresses),
            here=one.here,
            what=self._house.restrictions.of("guest", one.guest),
        )


def has(wanted: str, words: list[str]) -> bool:
    return any(wanted.casefold() in word.casefold() for word in words)
