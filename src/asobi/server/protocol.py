"""Every message between a browser and the server, declared once; the TypeScript types are generated from here.

`docs/protocol.md` tells the story. A sentence never travels: words are made in the browser from keys and fields.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

PROTOCOL: Final = 1


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, omit_defaults=False):
    """The base of every message; its `type` says which one it is."""


# -- from the browser --------------------------------------------------------------------------------------


class Hello(Message, tag="hello"):
    """The first message on a socket: which protocol is spoken, and the token of the seat, if one is held."""

    protocol: int
    token: str | None = None


class Choose(Message, tag="choose"):
    """A choice for the own seat. `move` is made up by the browser: the same id sent again is the same move."""

    token: str
    move: str
    version: int
    choice: str


class Undo(Message, tag="undo"):
    """Take the own last choice back."""

    token: str
    move: str
    version: int


class Take(Message, tag="take"):
    """Sit down on a free seat. `seal` is the seal of a chance that the browser adds to the dice."""

    seat: int
    name: str
    seal: str | None = None


class Open(Message, tag="open"):
    """Open the chance that was sealed, when the table asks for it: all seats are taken."""

    token: str
    chance: str


class Lend(Message, tag="lend"):
    """Hand a seat to a bot: the own one, or one whose player has been away for a while."""

    token: str
    seat: int
    bot: str


class Return(Message, tag="return"):
    """Take the own seat back from the bot."""

    token: str


class Start(Message, tag="start"):
    """Begin although seats are free: bots take them."""

    token: str
    bot: str


class Why(Message, tag="why"):
    """Ask which rule forbids an action now."""

    token: str
    choice: str


class Hint(Message, tag="hint"):
    """Ask what the search bot would do from here."""

    token: str


class WhyMoved(Message, tag="why-moved"):
    """Ask a bot why it chose what it chose last."""

    seat: int


class Past(Message, tag="past"):
    """Ask for the table as it was after so many choices, from the own seat's view."""

    upto: int


class Say(Message, tag="say"):
    """Chat."""

    name: str
    text: str
    token: str | None = None


class Shown(Message, tag="shown"):
    """The screen has shown everything up to this version: from now on the own clock may run."""

    version: int


class Motion(Message, tag="motion"):
    """Whether this screen shows moves one after the other; bots need not pause for those that do not."""

    on: bool


class Sync(Message, tag="sync"):
    """Ask for the whole table again, after a gap in the versions."""


class Ping(Message, tag="ping"):
    """A sign of life; the answer is a pong."""

    at: float


FromBrowser = (
    Hello
    | Choose
    | Undo
    | Take
    | Open
    | Lend
    | Return
    | Start
    | Why
    | Hint
    | WhyMoved
    | Past
    | Say
    | Shown
    | Motion
    | Sync
    | Ping
)


# -- parts of messages from the server ---------------------------------------------------------------------


class Option(msgspec.Struct):
    """An action that may be chosen; the game's page of actions has its name and fields under this id."""

    id: int
    notation: str


class DialData(msgspec.Struct):
    """One axis of a space to aim in; a point names a step from 0 to `steps` on each."""

    name: str
    low: float
    high: float
    steps: int


class DecisionData(msgspec.Struct):
    """What a seat has to decide: one of the options, or a point on the dials."""

    seat: int
    prompt: str
    about: dict[str, int | str]
    options: list[Option]
    dials: list[DialData]


class AnswerData(msgspec.Struct):
    """How long others wait for an answer out of turn: the seconds in all, those left, and for how long they stand.

    They stand while the player's screen still shows what others did.
    """

    seconds: float
    left: float
    stands: float


class SeatData(msgspec.Struct):
    """Who sits where: a free seat has no name; `bot` plays while it is set; `clock` counts the seconds left.

    `lend_in` counts the seconds until others may lend the seat of a player who is away; None while nobody may.
    `like` is the bot that this one plays like, where no network has learned for the table; None elsewhere.
    `clock_in` counts those for which the clock still stands, because the player's screen shows what others did.
    `answer` is set while others wait for an answer of the seat, but only so long.
    """

    name: str | None
    bot: str | None
    like: str | None
    present: bool
    thinking: bool
    lend_in: float | None
    clock: float | None
    clock_in: float
    answer: AnswerData | None


class OutcomeData(msgspec.Struct):
    """How a match ended, and the points of every seat over its course."""

    scores: list[int]
    winners: list[int]
    details: Any
    chart: list[list[int]]


class ChatLine(msgspec.Struct):
    """One line of chat."""

    number: int
    name: str
    seat: int | None
    text: str


class FairData(msgspec.Struct):
    """What the seed will come from: the server's commitment, the seals by seat, and whether they are to be opened."""

    commitment: str
    seals: list[str | None]
    opening: bool


class Moment(msgspec.Struct):
    """What a seat sees of a match: its view, its decision, for whom the match waits, whether it can undo.

    `choices` counts the choices made; `chose` are the seats that made one, `waiting` those that have to decide.
    """

    choices: int
    chose: list[int]
    view: Any
    decision: DecisionData | None
    waiting: list[int]
    undo: bool
    outcome: OutcomeData | None


# -- from the server ---------------------------------------------------------------------------------------


class Table(Message, tag="table"):
    """The whole table as the seat (None: a spectator) may see it; what came before is forgotten."""

    protocol: int
    version: int
    table: str
    game: str
    state: Literal["open", "running", "over"]
    seat: int | None
    seats: list[SeatData]
    watching: int
    settings: dict[str, Any]
    hints: bool
    board: Any
    moment: Moment | None
    events: list[dict[str, Any]]
    chat: list[ChatLine]
    next: str | None
    fair: FairData | None


class Moved(Message, tag="moved"):
    """Somebody chose: the events in their order, then what is seen now. `version` is one more than before."""

    version: int
    by: int | None
    undone: bool
    events: list[dict[str, Any]]
    moment: Moment


class Seats(Message, tag="seats"):
    """Somebody sat down, came, went or thinks, and how many watch; no version, the newest counts."""

    seats: list[SeatData]
    watching: int


class Seated(Message, tag="seated"):
    """The seat is yours: keep the token, it is the only key to it."""

    seat: int
    token: str


class Accepted(Message, tag="accepted"):
    """The move with that id is on disk."""

    move: str
    version: int


class Refused(Message, tag="refused"):
    """Nothing was changed, and why: the key of a message and its fields. `move` names the refused move."""

    key: str
    fields: dict[str, Any]
    move: str | None = None


class Because(Message, tag="because"):
    """The number of the clause that forbids an action now; None if it may be chosen."""

    choice: str
    rule: str | None


class Advice(Message, tag="advice"):
    """What the search bot would do, what that is expected to bring, and what the next best choice would.

    A chance is one of winning, from this seat's view; None where nothing is foreseen. `sure` says that the difference
    is more than what samples differ by anyway. An empty `next` with a chance is what usual aims bring.
    """

    choice: str
    chance: float | None
    points: float | None
    next: str
    next_chance: float | None
    next_points: float | None
    sure: bool


class MoveReason(msgspec.Struct):
    """Why a bot chose something: the same as advice, from its own view."""

    choice: str
    chance: float | None
    points: float | None
    next: str
    next_chance: float | None
    next_points: float | None
    sure: bool


class Moving(Message, tag="moving"):
    """A bot's answer: its reason, None while that would tell a secret; and how its choice moved everybody's chances."""

    seat: int
    reason: MoveReason | None
    gains: list[float]


class PastMoment(Message, tag="past-moment"):
    """The table as it was: the events of the last choice before, what was seen then, and how many events were told."""

    upto: int
    told: int
    events: list[dict[str, Any]]
    moment: Moment


class Said(Message, tag="said"):
    """One more line of chat."""

    line: ChatLine


class Next(Message, tag="next"):
    """A rematch was opened at another table."""

    table: str


class Pong(Message, tag="pong"):
    """The answer to a ping, with its time."""

    at: float


FromServer = (
    Table | Moved | Seats | Seated | Accepted | Refused | Because | Advice | Moving | PastMoment | Said | Next | Pong
)
