"""The card language: a reader for effects, objectives and start values. `docs/wildcard.md` has the grammar.

A reader walks through one text from left to right; where the text leaves the grammar it raises `Misread`, which
says what was expected, what stands there, and at which character.
"""

from __future__ import annotations

from typing import Final

from asobi.core import AsobiError
from asobi.games.wildcard.effects import (
    ACT,
    ALL,
    ANY,
    CANCEL,
    DELTA,
    EVERY,
    FUTURE,
    OTHER,
    ROWS,
    SELF,
    STEAL,
    SWAP,
    TOP,
    TRADE,
    TWO,
    WITH,
    WORDS,
    Atom,
    Clause,
    Effect,
    Objective,
)

# Longest first, so that `Wildmin` is never read as `Wild` or `W`.
ROW_WORDS: Final = sorted(WORDS, key=len, reverse=True)
EFFECT_SCOPES: Final = (("all: ", ALL), ("other: ", OTHER), ("two: ", TWO), ("with: ", WITH))
OBJECTIVE_SCOPES: Final = (("all: ", ALL), ("with: ", WITH))
LEVELS: Final = (("0", 0, 0), ("1-3", 1, 3), ("4-6", 4, 6), ("7-9", 7, 9), ("10", 10, 10))
MOST_CLAUSES: Final = 4
MOST_WAYS: Final = 4
MOST_CONDITIONS: Final = 4

A_ROW: Final = f"a row ({', '.join(WORDS)})"
A_CLAUSE: Final = "a clause (+1 W, -1 Action, steal 1 W, swap W~I, trade W, cancel+ W or future)"
A_LEVEL: Final = "a level (0, 1-3, 4-6, 7-9 or 10)"


class Misread(AsobiError):
    """A text is not in the card language; the message says what was expected and where."""

    def __init__(self, text: str, place: int, expected: str) -> None:
        rest = text[place : place + 12]
        found = repr(rest) if rest else "the end"
        super().__init__(f"expected {expected}, found {found} (character {place + 1} of {text!r})")
        self.place = place
        self.expected = expected
        self.rest = text[place:]


class Reader:
    """One text and the place up to which it has been read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0

    def take(self, token: str) -> bool:
        """Step over the token if it stands here."""
        if self.text.startswith(token, self.place):
            self.place += len(token)
            return True
        return False

    def want(self, token: str, expected: str) -> None:
        """Step over the token, which must stand here."""
        if not self.take(token):
            raise self.fault(expected)

    def fault(self, expected: str) -> Misread:
        return Misread(self.text, self.place, expected)

    def digit(self) -> int:
        """A digit from 1 to 9."""
        for number in range(1, 10):
            if self.take(str(number)):
                return number
        raise self.fault("a digit from 1 to 9")

    def word(self) -> int:
        """A row word."""
        for word in ROW_WORDS:
            if self.take(word):
                return WORDS.index(word)
        raise self.fault(A_ROW)

    def scope(self, known: tuple[tuple[str, int], ...]) -> int:
        """A scope with its colon, or none."""
        for token, scope in known:
            if self.take(token):
                return scope
        return SELF

    def end(self, expected: str) -> None:
        if self.place < len(self.text):
            raise self.fault(expected)


# -- effects -----------------------------------------------------------------------------------------------


def read_effect(text: str) -> Effect:
    """effect = "none" | clause , { ";" , clause }"""
    reader = Reader(text)
    if text == "none":
        return Effect([])
    clauses = [read_clause(reader)]
    while reader.take(";"):
        if len(clauses) == MOST_CLAUSES:
            raise reader.fault(f"no more than {MOST_CLAUSES} clauses")
        clauses.append(read_clause(reader))
    reader.end("';' and another clause, or the end")
    return Effect(clauses)


def read_clause(reader: Reader) -> Clause:
    """clause = [ scope , ": " ] , basic , [ "@round" ]"""
    start = reader.place
    scope = reader.scope(EFFECT_SCOPES)
    clause = read_basic(reader, scope)
    if scope != SELF and clause.verb in (STEAL, TRADE, FUTURE):
        raise Misread(
            reader.text, start, "no scope before steal, trade and future: they say themselves whom they touch"
        )
    if clause.verb != CANCEL and reader.text.startswith("@round", reader.place):
        raise reader.fault("@round only after cancel")
    return clause


def read_basic(reader: Reader, scope: int) -> Clause:
    """basic = delta | act | steal | swap | trade | cancel | "future" """
    if reader.take("future"):
        return Clause(FUTURE, scope, 0, [], False, False, False, False)
    if reader.take("steal "):
        amount = reader.digit()
        reader.want(" ", "a blank and " + A_ROW)
        words, either = read_rows(reader)
        return Clause(STEAL, scope, amount, words, either, False, False, False)
    if reader.take("swap "):
        return Clause(SWAP, scope, 0, read_swap(reader), False, False, False, False)
    if reader.take("trade "):
        return Clause(TRADE, scope, 0, [reader.word()], False, False, False, False)
    if reader.take("cancel"):
        return read_cancel(reader, scope)
    if reader.take("+"):
        return read_change(reader, scope, 1)
    if reader.take("-"):
        return read_change(reader, scope, -1)
    raise reader.fault(A_CLAUSE if scope != SELF else f"a scope (all:, other:, two:, with:) or {A_CLAUSE}")


def read_change(reader: Reader, scope: int, sign: int) -> Clause:
    """delta = sign , digit , " " , rows ; act = sign , digit , " Action" """
    amount = sign * reader.digit()
    reader.want(" ", f"a blank and {A_ROW} or Action")
    if reader.take("Action"):
        return Clause(ACT, scope, amount, [], False, False, False, False)
    words, either = read_rows(reader)
    return Clause(DELTA, scope, amount, words, either, False, False, False)


def read_cancel(reader: Reader, scope: int) -> Clause:
    """cancel = "cancel" , ( "+-" | "+" | "-" ) , " " , rows"""
    gains = reader.take("+")
    losses = reader.take("-")
    if not gains and not losses:
        raise reader.fault("'+', '-' or '+-' after cancel")
    reader.want(" ", "a blank and " + A_ROW)
    words, either = read_rows(reader)
    lasting = reader.take("@round")
    return Clause(CANCEL, scope, 0, words, either, gains, losses, lasting)


def read_swap(reader: Reader) -> list[int]:
    """swap = "swap " , row , "~" , row"""
    words: list[int] = []
    for number in range(2):
        if number:
            reader.want("~", "'~' and another row")
        place = reader.place
        word = reader.word()
        if word == EVERY:
            raise Misread(reader.text, place, "a single row: WILD, every row, cannot be swapped")
        words.append(word)
    return words


def read_rows(reader: Reader) -> tuple[list[int], bool]:
    """rows = row , ( { "&" , row } | { "/" , row } ); True is one of them, False all of them."""
    words = [reader.word()]
    join = ""
    while True:
        found = "&" if reader.take("&") else "/" if reader.take("/") else ""
        if not found:
            return words, join == "/"
        if join and found != join:
            reader.place -= 1
            raise reader.fault(f"{join!r} again: '&' and '/' are not mixed")
        join = found
        words.append(reader.word())


# -- objectives and start values ---------------------------------------------------------------------------


def read_objective(text: str) -> Objective:
    """objective = conj , { " or " , conj }"""
    reader = Reader(text)
    ways = [read_way(reader)]
    while reader.take(" or "):
        if len(ways) == MOST_WAYS:
            raise reader.fault(f"no more than {MOST_WAYS} ways joined by 'or'")
        ways.append(read_way(reader))
    reader.end("' and ', ' or ' or the end")
    return Objective(ways)


def read_way(reader: Reader) -> list[Atom]:
    """conj = atom , { " and " , atom }"""
    atoms = [read_atom(reader)]
    while reader.take(" and "):
        if len(atoms) == MOST_CONDITIONS:
            raise reader.fault(f"no more than {MOST_CONDITIONS} conditions joined by 'and'")
        atoms.append(read_atom(reader))
    return atoms


def read_atom(reader: Reader) -> Atom:
    """atom = [ ( "all" | "with" ) , ": " ] , [ digit , "*" ] , row , "=" , level"""
    scope = reader.scope(OBJECTIVE_SCOPES)
    start = reader.place
    count = 1
    counted = reader.text[start : start + 1].isdigit()
    if counted:
        count = reader.digit()
        reader.want("*", "'*' after the number of rows")
    word = reader.word()
    if counted and word != ANY:
        raise Misread(reader.text, start, "a number of rows only before Wild")
    if count > ROWS:
        raise Misread(reader.text, start, f"at most {ROWS} rows")
    reader.want("=", "'=' and " + A_LEVEL)
    low, high = read_level(reader)
    return Atom(scope, count, word, low, high)


def read_level(reader: Reader) -> tuple[int, int]:
    """level = "0" | "1-3" | "4-6" | "7-9" | "10" """
    for level, low, high in LEVELS:
        if reader.take(level):
            return low, high
    raise reader.fault(A_LEVEL)


def read_past(text: str) -> list[int]:
    """past = value , "/" , value , "/" , value , "/" , value"""
    reader = Reader(text)
    values: list[int] = []
    for row in range(ROWS):
        if row:
            reader.want("/", f"'/' and another value: there are {ROWS}, for W/I/L/D")
        values.append(read_value(reader))
    reader.end("the end after four values")
    return values


def read_value(reader: Reader) -> int:
    for value in range(TOP, -1, -1):
        if reader.take(str(value)):
            return value
    raise reader.fault(f"a value from 0 to {TOP}")
