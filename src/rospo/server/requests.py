"""Bodies of the HTTP API: requests and answers. OpenAPI is generated from these."""

from typing import Annotated, Any, Literal, Self

from msgspec import Meta, Struct

from rospo.core.reasons import Reason
from rospo.server.core.fields import BotSpeed, Level, LogEvent, Origin, SeatKind, Status, Timer, ViewChanges, ViewData
from rospo.server.core.rows import What

TruthData = Annotated[dict[str, Any], Meta(title="Truth")]


class SeatAsked(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot"]
    level: Level | None = None


class OriginAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished game, and after how many of its moves another line begins; 0: with its deal. A race begins at 0."""

    table: Annotated[str, Meta(max_length=40)]
    moves: Annotated[int, Meta(ge=0)] = 0


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to open: one entry per seat. With an origin, game and options are those of the game it begins as."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatAsked], Meta(min_length=2, max_length=6)]
    options: dict[str, bool | int | str | None] = {}
    public: bool = False
    timer: Timer = "none"
    speed: BotSpeed = "normal"
    lag_comp_ms: Annotated[int, Meta(ge=0, le=250)] = 150
    hints: bool | None = None  # may people ask what the expert would do? None: if they are alone with bots
    origin: OriginAsked | None = None


class TableMade(Struct, frozen=True):
    id: str
    code: str


class SeatTold(Struct, frozen=True):
    kind: SeatKind
    level: Level | None
    name: str | None


class TableTold(Struct, frozen=True, kw_only=True):
    """A table in the lobby, or in a guest's own list."""

    id: str
    code: str
    game: str
    options: dict[str, Any]
    status: Status
    timer: Timer
    public: bool
    seats: list[SeatTold]
    opened: int
    commitment: str
    next: str | None
    origin: Origin | None


class GameTold(Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    name: str
    title: str
    players: list[int]
    options: list["OptionTold"]
    levels: list[Level]
    has_clock: bool


class OptionTold(Struct, frozen=True, kw_only=True):
    name: str
    default: Any
    rule: str
    values: list[Any]
    least: Annotated[int | None, Meta(description="Of an option that is a number: the smallest that is allowed.")]


class Me(Struct, frozen=True, kw_only=True):
    name: str
    since: int


class NameAsked(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=100)]


class CodeAsked(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=40)]


class CodeTold(Struct, frozen=True):
    code: str
    valid_s: int


class TokenTold(Struct, frozen=True):
    token: str
    name: str


class ResultTold(Struct, frozen=True, kw_only=True):
    table: str
    game: str
    seat: int
    players: int
    score: int
    won: bool
    at: int


class Data(Struct, frozen=True, kw_only=True):
    """Everything that is kept about a guest."""

    name: str
    since: int
    seen: int
    tables: list[str]
    results: list[ResultTold]
    restriction: What | None  # muted or banned by the host of the server


class RecordAsked(Struct, frozen=True, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=200_000)]


class Step(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One move of a replay: what everybody saw, and what changed in the public view and in the whole truth."""

    seat: int
    move: str
    at: Annotated[int | None, Meta(description="When, milliseconds since 1970. Records don't have it.")] = None
    clock: Annotated[int | None, Meta(description="In a race: when, milliseconds from the start of the round.")] = None
    by: Annotated[str | None, Meta(description="`bot`, `timer` or `early`: who moved, if not the seat's owner.")] = None
    events: list[LogEvent] = []
    view: ViewChanges = {}
    truth: TruthData = {}


class ReplayTold(Struct, frozen=True, kw_only=True):
    """A game, all hands open: how it began, and its moves. `view` is what a spectator sees."""

    table: TableTold | None  # None: from a record
    view: ViewData
    truth: TruthData
    steps: list[Step]
    scores: list[int]
    winners: list[int]


class ThoughtTold(Struct, frozen=True, kw_only=True):
    """A candidate: what it is worth, and how likely it is the best."""

    move: str
    value: Annotated[float, Meta(description="The estimated chance to win the match: 0 to 1.")]
    share: Annotated[
        float, Meta(description="How likely it is the best move, or if `mixed`, how often to play it: 0 to 1.")
    ]


class ReasonTold(Struct, frozen=True, kw_only=True):
    """Why a move is good or bad, or what a round teaches: a sentence of the game, and what was measured for it."""

    id: Annotated[str, Meta(description="Which sentence.")]
    rule: Annotated[str, Meta(description="The rule that explains it.")]
    good: Annotated[bool, Meta(description="Does it speak for the move?")]
    facts: dict[str, int | str]

    @classmethod
    def of(cls, reason: Reason) -> Self:
        return cls(id=reason.id, rule=reason.rule, good=reason.good, facts=dict(reason.facts))


class SecondTold(Struct, frozen=True, kw_only=True):
    """The second choice."""

    move: str
    cost: Annotated[float, Meta(description="The chance to win the match that it gives away: 0 to 1.")]
    reasons: list[ReasonTold]


class HintTold(Struct, frozen=True, kw_only=True):
    """What the expert would do, best first, at number `n` of the table; why the first, and what the second costs."""

    n: int
    thoughts: list[ThoughtTold]
    playouts: Annotated[int, Meta(description="How many imagined rounds were played to find it.")]
    mixed: Annotated[bool, Meta(description="Should such choices be mixed, so as not to be predictable?")] = False
    reasons: list[ReasonTold] = []
    second: SecondTold | None = None


class ReviewTold(Struct, frozen=True, kw_only=True):
    """What the last finished round of a race teaches me."""

    round: Annotated[int, Meta(description="Which round, from 1; 0 if none has ended.")]
    reasons: list[ReasonTold]


class ChoiceTold(Struct, frozen=True, kw_only=True):
    """A candidate of a decision."""

    move: str
    chance: Annotated[float, Meta(description="To win the match: 0 to 1.")]
    error: Annotated[float, Meta(description="The standard error of that.")]
    points: Annotated[float, Meta(description="What the score sheet would show at the end of the round, on average.")]


class DecisionTold(Struct, frozen=True, kw_only=True):
    """A move that was a choice, and what it cost."""

    seat: int
    played: str
    best: Annotated[str, Meta(description="What the expert would have done.")]
    regret: Annotated[float, Meta(description="How much chance to win it cost.")]
    error: Annotated[float, Meta(description="The standard error of that.")]
    points: Annotated[float, Meta(description="The points it cost.")]
    choices: Annotated[list[ChoiceTold], Meta(description="Best first, with the move that was played.")]


class LostTold(Struct, frozen=True, kw_only=True):
    """In a race: time that was lost."""

    move: Annotated[int, Meta(description="The number of the move after which it was plain, from 1.")]
    seat: int
    kind: Annotated[str, Meta(description="`waiting`, `fumbling` or `parking`.")]
    ms: int
    places: list[int]


class PositionTold(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position, and the move that led to it."""

    chances: Annotated[list[float], Meta(description="Each seat's chance to win the match, from what it knows.")]
    decision: DecisionTold | None = None
    lost: list[LostTold] = []


class SeatAnalysed(Struct, frozen=True, kw_only=True):
    """What it comes to for one seat."""

    decisions: int
    accuracy: Annotated[float | None, Meta(description="0 to 1; null if nothing was decided, as in a race.")]
    points: Annotated[float, Meta(description="Points lost.")]
    lost_ms: Annotated[dict[str, int], Meta(description="In a race, by kind.")]
    lost_at: Annotated[dict[str, int], Meta(description="In a race: milliseconds by place.")]


class WhyTold(Struct, frozen=True, kw_only=True):
    """Why a move that stands out was good or bad."""

    move: Annotated[int, Meta(description="Its number, from 1.")]
    played: Annotated[list[ReasonTold], Meta(description="What spoke against it.")]
    best: Annotated[list[ReasonTold], Meta(description="What spoke for the best one.")]


class AnalysisSum(Struct, frozen=True, kw_only=True):
    """What the whole game comes to."""

    seats: list[SeatAnalysed]
    costliest: Annotated[list[int], Meta(description="Numbers of moves, the costliest first.")]
    best: int | None
    why: Annotated[list[WhyTold], Meta(description="Of the moves that stand out.")]
    longest: Annotated[list[LostTold], Meta(description="In a race: where most time was lost at once.")]


class AnalysisTold(Struct, frozen=True, kw_only=True):
    """How far the analysis of a game has come: its steps from position `after` on."""

    positions: Annotated[int, Meta(description="How many there will be, the start included.")]
    after: int
    steps: list[PositionTold]
    sum: Annotated[AnalysisSum | None, Meta(description="Null until it is done.")]


class Problem(Struct, frozen=True):
    """A refused request: a code, and facts. The client finds the words."""

    code: str
    facts: dict[str, Any] = {}


class Health(Struct, frozen=True):
    status: str
    version: str
    tables: int
    sockets: int
