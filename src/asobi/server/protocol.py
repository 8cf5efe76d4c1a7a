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


class Past(Message, tag="past"):
    """Ask for the table as it was after so many choices, from the own seat's view."""

    upto: int


class Say(Message, tag="say"):
    """Chat."""

    name: str
    text: str
    token: str | None = None


class Sync(Message, tag="sync"):
    """Ask for the whole table again, after a gap in the versions."""


class Ping(Message, tag="ping"):
    """A sign of life; the answer is a pong."""

    at: float


FromBrowser = Hello | Choose | Undo | Take | Open | Lend | Return | Start | Why | Hint | Past | Say | Sync | Ping


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


class SeatData(msgspec.Struct):
    """Who sits where: a free seat has no name; `bot` plays while it is set; `clock` counts the seconds left.

    `lend_in` counts the seconds until others may lend the seat of a player who is away; None while nobody may.
    """

    name: str | None
    bot: str | None
    present: bool
    thinking: bool
    lend_in: float | None
    clock: float | None


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

    `choices` counts the choices made, `waiting` the seats that have to decide.
    """

    choices: int
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
    """Somebody sat down, came, went or thinks; no version, the newest counts."""

    seats: list[SeatData]


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
    """What the search bot would do."""

    choice: str


class PastMoment(Message, tag="past-moment"):
    """The table as it was: the events of the last choice before, and what was seen then."""

    upto: int
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


FromServer = Table | Moved | Seats | Seated | Accepted | Refused | Because | Advice | PastMoment | Said | Next | Pong


# -- the pages of HTTP -------------------------------------------------------------------------------------


class ActionData(msgspec.Struct):
    """One action of a game's catalogue: its name and fields are what words are made of."""

    id: int
    notation: str
    name: str
    fields: dict[str, int | str]


class ClauseData(msgspec.Struct):
    """One clause of a rulebook; `departure` is what the print says where we play something else."""

    number: str
    sources: list[str]
    text: str
    heading: str
    departure: str


class GamePage(msgspec.Struct):
    """All that is fixed about a game. `settings` are those that a table may choose, see `asobi.core.settings`.

    `setup` is what a page to set a table up offers besides, `languages` those of the game's own words
    (`/games/{id}/locales/{language}.ftl`), and `board` says whether it brings one (`/games/{id}/board/board.js`).
    """

    id: str
    title: str
    version: str
    facts: dict[str, Any]
    settings: list[dict[str, Any]]
    actions: list[ActionData]
    clauses: list[ClauseData]
    setup: dict[str, Any]
    languages: list[str]
    board: bool


class GameCard(msgspec.Struct):
    """A game on the shelf."""

    id: str
    title: str
    players: list[int]
    facts: dict[str, Any]
    languages: list[str]


class DialCard(msgspec.Struct):
    """A value of a game's data that a variant may change; `kind` is number, numbers, words or text."""

    path: str
    kind: str
    default: Any
    low: int
    high: int
    words: list[str]


class ChangeData(msgspec.Struct):
    """What a variant changes: the dial, and its value in the base game and here, in writing."""

    path: str
    base: str
    here: str


class VariantCard(msgspec.Struct):
    """A variant on the shelf; `settings` are those of a table that plays it."""

    game: str
    name: str
    about: str
    settings: dict[str, Any]
    changes: list[ChangeData]


class BotCard(msgspec.Struct):
    """A bot that can be had."""

    name: str


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to open. A seat is "me", "open" (for whoever has the link), or a bot: "greedy", "search", "random".

    `seal` is the seal of a chance that the browser of "me" adds to the dice.
    """

    game: str
    seats: list[str]
    name: str
    settings: dict[str, Any] = {}
    hints: bool = True
    public: bool = True
    minutes: int | None = None
    seal: str | None = None


class Opened(msgspec.Struct):
    """A table was opened; the token is the key to the seat, None for a mere watcher."""

    table: str
    seat: int | None
    token: str | None


class TableCard(msgspec.Struct):
    """A table in a list."""

    table: str
    game: str
    state: Literal["open", "running", "over"]
    names: list[str | None]
    free: int
    seat: int | None
    my_turn: bool
    updated: float


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    """Play on from a choice of another table, with bots on the other seats."""

    upto: int
    bot: str
    name: str
    token: str | None = None


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    """Play the same game once more, asked for by somebody who had a seat; every old token opens its seat again."""

    token: str
    seal: str | None = None
