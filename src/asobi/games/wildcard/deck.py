"""Decks: cards as data, read from CSV and checked on load. The printed deck is `cards.csv`."""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final, TypedDict, TypeVar

from asobi.core import AsobiError, BadSetting, Dials
from asobi.games.wildcard.effects import AtomView, ClauseView, Effect, Objective
from asobi.games.wildcard.language import Misread, read_effect, read_objective, read_past

T = TypeVar("T")

NEEDED: Final = ("id", "name", "past", "present", "future", "upright", "reversed")
ALLOWED: Final = (*NEEDED, "arcana", "suit", "rank", "row", "keyword", "source")
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,12}")
LONGEST_NAME: Final = 40
JOINERS: Final = "\u200c\u200d"  # Persian words and families of emoji need them
LONGEST_DECK: Final = 40_000
ROUNDS: Final = 10
FEWEST_CARDS: Final = ROUNDS + 1
MOST_CARDS: Final = 100


class Faults:
    """The faults of a deck: a sentence for each, and the first of them as a message for the readers of a page."""

    def __init__(self) -> None:
        self.sentences: list[str] = []
        self.key = ""
        self.fields: dict[str, Any] = {}

    def note(self, sentence: str, key: str, **fields: Any) -> None:
        """One more."""
        if not self.sentences:
            self.key, self.fields = key, fields
        self.sentences.append(sentence)


class BadDeck(AsobiError):
    """A deck has faults; `faults` lists every one, each with its line, its card and what was expected."""

    def __init__(self, faults: Faults) -> None:
        super().__init__("; ".join(faults.sentences), faults.key, **faults.fields)
        self.faults = faults.sentences


class CardView(TypedDict):
    """A card as a browser gets it: effects as plain data, to be put into the reader's words."""

    id: str
    name: str
    printed: bool
    suit: str
    rank: str
    keyword: str
    past: list[int]
    present: list[ClauseView]
    future: list[list[AtomView]]
    upright: list[ClauseView]
    reversed: list[ClauseView]


class Card:
    """A card: start values, income and objective lengthwise; two effects upright and reversed."""

    def __init__(
        self,
        id: str,
        name: str,
        past: list[int],
        present: Effect,
        future: Objective,
        upright: Effect,
        reversed: Effect,
        notes: dict[str, str],
    ) -> None:
        self.id = id
        self.name = name
        self.past: list[int] = past
        self.present: Effect = present
        self.future: Objective = future
        self.upright: Effect = upright
        self.reversed: Effect = reversed
        self.notes = notes

    @property
    def word(self) -> str:
        """What its name is made of: a printed card's id, which has a name in every language; else the deck's."""
        printed = ROWS_PRINTED.get(self.id)
        return self.id if printed is not None and printed["name"] == self.name else self.name

    def data(self) -> CardView:
        """The card as a browser gets it."""
        return {
            "id": self.id,
            "name": self.name,
            "printed": self.word == self.id,
            "suit": self.notes.get("suit", ""),
            "rank": self.notes.get("rank", ""),
            "keyword": self.notes.get("keyword", ""),
            "past": self.past[:],
            "present": self.present.data(),
            "future": self.future.data(),
            "upright": self.upright.data(),
            "reversed": self.reversed.data(),
        }


class Deck:
    """Cards in a fixed order: a card's place is its number everywhere in a state."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards: list[Card] = cards
        self.numbers: dict[str, int] = {card.id: number for number, card in enumerate(cards)}


def read_deck(text: str) -> Deck:
    """The deck in a CSV text; `BadDeck` names every fault at once."""
    faults = Faults()
    reader = csv.reader(io.StringIO(text, newline=""))
    try:
        header = next(reader, None)
        places = _columns(header or [], faults)
        if faults.sentences:
            raise BadDeck(faults)
        cards: list[Card] = []
        for cells in reader:
            if cells:
                _add_card(
                    cards, dict(zip(places, cells, strict=False)), len(cells), len(places), reader.line_num, faults
                )
    except csv.Error as fault:
        faults = Faults()
        faults.note(f"line {reader.line_num}: not CSV: {fault}", "wildcard-refused-line", line=reader.line_num)
        raise BadDeck(faults) from fault
    if not faults.sentences and not FEWEST_CARDS <= len(cards) <= MOST_CARDS:
        faults.note(
            f"a deck has {FEWEST_CARDS} to {MOST_CARDS} cards, this one has {len(cards)}",
            "wildcard-refused-count",
            low=FEWEST_CARDS,
            high=MOST_CARDS,
            have=len(cards),
        )
    if faults.sentences:
        raise BadDeck(faults)
    return Deck(cards)


def _columns(header: list[str], faults: Faults) -> list[str]:
    names = [name.strip().lstrip("\ufeff") for name in header]
    begins = f"a deck begins with {','.join(NEEDED)}"
    for name in NEEDED:
        if name not in names:
            faults.note(f"line 1: expected a column {name!r}; {begins}", "wildcard-refused-column", column=name)
    for name in names:
        if name not in ALLOWED:
            sentence = f"line 1: the column {name!r} is unknown; there are {', '.join(ALLOWED)}"
            faults.note(sentence, "wildcard-refused-columns", column=name, columns=", ".join(ALLOWED))
        elif names.count(name) > 1:
            faults.note(f"line 1: the column {name!r} stands there twice", "wildcard-refused-twice", column=name)
    return names


def _add_card(cards: list[Card], row: dict[str, str], cells: int, columns: int, line: int, faults: Faults) -> None:
    where = f"line {line}, card {row.get('id', '?')} {row.get('name', '')}".rstrip()
    if cells != columns:
        sentence = f"{where}: expected {columns} cells, one for each column, found {cells}"
        faults.note(sentence, "wildcard-refused-cells", line=line, need=columns, have=cells)
        return
    before = len(faults.sentences)
    if not ID.fullmatch(row["id"]):
        sentence = f"{where}, id: expected 1 to 12 letters, digits, '-' or '_', found {row['id']!r}"
        faults.note(sentence, "wildcard-refused-cell", line=line, column="id", found=row["id"])
    if not 1 <= len(row["name"].strip()) <= LONGEST_NAME:
        sentence = f"{where}, name: expected 1 to {LONGEST_NAME} characters, found {row['name']!r}"
        faults.note(sentence, "wildcard-refused-cell", line=line, column="name", found=row["name"])
    hidden = [letter for letter in row["name"] if cannot_be_seen(letter)]
    if hidden:
        code = f"U+{ord(hidden[0]):04X}"
        sentence = f"{where}, name: expected characters that can be seen, found {code}"
        faults.note(sentence, "wildcard-refused-hidden", line=line, column="name", found=code)
    twins = [card for card in cards if card.id == row["id"] or card.name == row["name"]]
    if twins:
        taken = f"{twins[0].id} {twins[0].name} has one of them already"
        sentence = f"{where}: expected an id and a name of its own; {taken}"
        faults.note(sentence, "wildcard-refused-same", line=line, card=row["name"])
    past = _read(read_past, row, "past", where, line, faults)
    present = _read(read_effect, row, "present", where, line, faults)
    future = _read(read_objective, row, "future", where, line, faults)
    upright = _read(read_effect, row, "upright", where, line, faults)
    reversed = _read(read_effect, row, "reversed", where, line, faults)
    if len(faults.sentences) > before or not (past and present and future and upright and reversed):
        return
    notes = {name: cell for name, cell in row.items() if name not in NEEDED}
    cards.append(Card(row["id"], row["name"], past, present, future, upright, reversed, notes))


def cannot_be_seen(letter: str) -> bool:
    """Whether a character of a name controls, turns round or hides what stands beside it."""
    return unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp") and letter not in JOINERS


def _read(
    read: Callable[[str], T], row: dict[str, str], column: str, where: str, line: int, faults: Faults
) -> T | None:
    try:
        return read(row[column])
    except Misread as fault:
        sentence = f"{where}, {column}: {fault}"
        faults.note(sentence, "wildcard-refused-cell", line=line, column=column, found=fault.rest)
        return None


# -- decks in play -----------------------------------------------------------------------------------------

PRINTED_TEXT: Final = (files(__package__) / "cards.csv").read_text(encoding="utf-8")
PRINTED: Final = read_deck(PRINTED_TEXT)

# The decks that tables of this process play with, by their text; the empty text is the printed deck.
KEPT: Final = 16
_decks: dict[str, Deck] = {"": PRINTED}


def deck_of(text: str) -> Deck:
    """The deck of a table, read once: the table's own text, or the printed deck for an empty one."""
    deck = _decks.get(text)
    if deck is None:
        deck = read_deck(text)
        if len(_decks) > KEPT:
            _decks.clear()
            _decks[""] = PRINTED
        _decks[text] = deck
    return deck


# -- variants ----------------------------------------------------------------------------------------------

ROWS_PRINTED: Final[dict[str, dict[str, str]]] = {row["id"]: row for row in csv.DictReader(io.StringIO(PRINTED_TEXT))}
DATA: Final = {"cards": ROWS_PRINTED, "counts": {"actions": 3}}
RANGES: Final = {
    "counts.actions": (1, 5),
    **{f"cards.*.{column}": (0, 0) for column in ("past", "present", "future", "upright", "reversed")},
}


class Edition:
    """What a match is played with: its deck as a text, empty for the printed one, and the actions in a round."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.actions: int = data["counts"]["actions"]
        self.deck: str = ""
        if data["cards"] != ROWS_PRINTED:
            self.deck = deck_text(list(data["cards"].values()))
            try:
                deck_of(self.deck)
            except BadDeck as fault:
                raise BadSetting(f"the variant does not fit together: {fault}", fault.key, **fault.fields) from fault


def deck_text(rows: list[dict[str, str]]) -> str:
    """Rows of a deck as CSV."""
    out = io.StringIO(newline="")
    writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


DIALS: Final = Dials(DATA, RANGES, Edition)
