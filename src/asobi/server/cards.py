"""What goes over HTTP: games, tables and variants on their cards, and what a browser wishes for."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class ActionData(msgspec.Struct):
    """One action of a game's catalogue: its name and fields are what words are made of."""

    id: int
    notation: str
    name: str
    fields: dict[str, int | str]


class ClauseData(msgspec.Struct):
    """One clause of a rulebook; `departure` is what the print says where we play something else.

    `lang` is the language it is told in: the reader's, or English where that has no such clause.
    """

    number: str
    sources: list[str]
    text: str
    heading: str
    departure: str
    lang: str = "en"


class GamePage(msgspec.Struct):
    """All that is fixed about a game. `settings` are those that a table may choose, see `asobi.core.settings`.

    `setup` is what a page to set a table up offers besides, `languages` those of the game's own words
    (`/games/{id}/locales/{language}.ftl`), and `board` says whether it brings one (`/games/{id}/board/board.js`).
    `page` has what the game's own page shows: its weight, steps of its lesson as pictures, parts of its board to name,
    and by players how many choices and minutes a match takes.
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
    page: dict[str, Any]


class Figures(msgspec.Struct):
    """What was played here of a game: finished matches, and by seat how many victories (a shared one in parts).

    `minutes` is the median length of those that took any time: bots among themselves and records take none.
    """

    count: int
    victories: list[float]
    minutes: float | None


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
    """What a variant changes: the dial, and its value in the base game and here."""

    path: str
    base: Any
    here: Any


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

    "here:Bob" is a seat of somebody called Bob who plays at the same screen. Without a word about `public`, a table is
    listed if somebody can still join it. `seal` is the seal of a chance that the browser of "me" adds to the dice.
    """

    game: str
    seats: list[str]
    name: str
    settings: dict[str, Any] = {}
    hints: bool = True
    public: bool | None = None
    minutes: int | None = None
    seal: str | None = None


class Held(msgspec.Struct):
    """A seat and the key to it."""

    seat: int
    token: str


class Opened(msgspec.Struct):
    """A table was opened; the token is the key to the seat, None for a mere watcher. `here` has the other keys."""

    table: str
    seat: int | None
    token: str | None
    here: list[Held] = []


class TableCard(msgspec.Struct):
    """A table in a list; `watching` counts the spectators, a finished one has scores and winners."""

    table: str
    game: str
    state: Literal["open", "running", "over"]
    names: list[str | None]
    free: int
    seat: int | None
    my_turn: bool
    updated: float
    watching: int
    scores: list[int]
    winners: list[int]


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


class Leave(msgspec.Struct, forbid_unknown_fields=True):
    """Get up for good: a bot plays on for the seat, or nobody if no other person is left."""

    token: str
