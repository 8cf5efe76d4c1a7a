"""What a card says once it is read: effects of clauses, objectives of conditions, as small objects."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

ROWS: Final = 4
TOP: Final = 10
BOARDS: Final = (TOP + 1) ** ROWS
Letter = Literal["W", "I", "L", "D"]
LETTERS: Final[tuple[Letter, ...]] = ("W", "I", "L", "D")

# Row words: 0 to 3 are the rows themselves.
ANY: Final = 4
EVERY: Final = 5
LOWEST: Final = 6
HIGHEST: Final = 7
RowWord = Literal["W", "I", "L", "D", "Wild", "WILD", "Wildmin", "Wildmax"]
WORDS: Final[tuple[RowWord, ...]] = ("W", "I", "L", "D", "Wild", "WILD", "Wildmin", "Wildmax")

DELTA: Final = 0
ACT: Final = 1
STEAL: Final = 2
SWAP: Final = 3
TRADE: Final = 4
CANCEL: Final = 5
FUTURE: Final = 6
Verb = Literal["delta", "act", "steal", "swap", "trade", "cancel", "future"]
VERBS: Final[tuple[Verb, ...]] = ("delta", "act", "steal", "swap", "trade", "cancel", "future")

SELF: Final = 0
ALL: Final = 1
OTHER: Final = 2
TWO: Final = 3
WITH: Final = 4
Scope = Literal["self", "all", "other", "two", "with"]
SCOPES: Final[tuple[Scope, ...]] = ("self", "all", "other", "two", "with")


class ClauseView(TypedDict):
    """A clause as a browser gets it, to be drawn in symbols and put into words; `pay` is the penalty of W alone."""

    verb: Verb | Literal["pay"]
    scope: NotRequired[Scope]
    text: NotRequired[str]
    amount: NotRequired[int]
    rows: NotRequired[list[RowWord]]
    join: NotRequired[Literal["and", "or"]]
    gains: NotRequired[bool]
    losses: NotRequired[bool]
    round: NotRequired[bool]


class AtomView(TypedDict):
    """A condition as a browser gets it."""

    scope: Scope
    count: int
    row: RowWord
    level: str
    text: str


class Clause:
    """One instruction: a verb, whom it touches, an amount, and the rows it speaks of.

    `either` is `A/B` (one of the rows) as against `A&B` (all of them). `gains`, `losses` and `lasting` belong to
    `cancel`: what is void, and whether it lasts to the end of the round.
    """

    def __init__(
        self,
        verb: int,
        scope: int,
        amount: int,
        words: list[int],
        either: bool,
        gains: bool,
        losses: bool,
        lasting: bool,
    ) -> None:
        self.verb: int = verb
        self.scope: int = scope
        self.amount: int = amount
        self.words: list[int] = words
        self.either: bool = either
        self.gains: bool = gains
        self.losses: bool = losses
        self.lasting: bool = lasting
        self.measures: bool = LOWEST in words or HIGHEST in words

    def text(self) -> str:
        """The clause in the card language."""
        scope = "" if self.scope == SELF else f"{SCOPES[self.scope]}: "
        rows = ("/" if self.either else "&").join([WORDS[word] for word in self.words])
        if self.verb == DELTA:
            basic = f"{self.amount:+d} {rows}"
        elif self.verb == ACT:
            basic = f"{self.amount:+d} Action"
        elif self.verb == STEAL:
            basic = f"steal {self.amount} {rows}"
        elif self.verb == SWAP:
            basic = f"swap {WORDS[self.words[0]]}~{WORDS[self.words[1]]}"
        elif self.verb == TRADE:
            basic = f"trade {rows}"
        elif self.verb == CANCEL:
            basic = f"cancel{'+' * self.gains}{'-' * self.losses} {rows}{'@round' * self.lasting}"
        else:
            basic = "future"
        return scope + basic

    def data(self) -> ClauseView:
        """The clause as a browser gets it."""
        data: ClauseView = {"verb": VERBS[self.verb], "scope": SCOPES[self.scope], "text": self.text()}
        if self.verb in (DELTA, ACT, STEAL):
            data["amount"] = self.amount
        if self.words:
            data["rows"] = [WORDS[word] for word in self.words]
            data["join"] = "or" if self.either else "and"
        if self.verb == CANCEL:
            data["gains"] = self.gains
            data["losses"] = self.losses
            data["round"] = self.lasting
        return data


class Effect:
    """Clauses that are resolved from left to right; none at all is `none`."""

    def __init__(self, clauses: list[Clause]) -> None:
        self.clauses: list[Clause] = clauses

    def text(self) -> str:
        """The effect in the card language."""
        return ";".join([clause.text() for clause in self.clauses]) or "none"

    def data(self) -> list[ClauseView]:
        """The effect as a browser gets it."""
        return [clause.data() for clause in self.clauses]


class Atom:
    """One condition on a life: at least `count` of the rows of a word lie from `low` to `high`."""

    def __init__(self, scope: int, count: int, word: int, low: int, high: int) -> None:
        self.scope: int = scope
        self.count: int = count
        self.word: int = word
        self.low: int = low
        self.high: int = high

    def text(self) -> str:
        """The condition in the card language."""
        scope = "" if self.scope == SELF else f"{SCOPES[self.scope]}: "
        count = f"{self.count}*" if self.count > 1 else ""
        return f"{scope}{count}{WORDS[self.word]}={self.level()}"

    def level(self) -> str:
        """The interval as it is written."""
        return str(self.low) if self.low == self.high else f"{self.low}-{self.high}"

    def data(self) -> AtomView:
        """The condition as a browser gets it."""
        return {
            "scope": SCOPES[self.scope],
            "count": self.count,
            "row": WORDS[self.word],
            "level": self.level(),
            "text": self.text(),
        }


class Objective:
    """Ways to fulfil a Future: any one of them, each a list of conditions that must all hold."""

    def __init__(self, ways: list[list[Atom]]) -> None:
        self.ways: list[list[Atom]] = ways
        # The boards on which it holds, as boxes; made when it is first asked how far they are.
        self.boxes: list[tuple[int, int, int, int]] = []
        # How far a board is, as far as it has been asked.
        self.steps: dict[int, int] = {}
        # Place [board]: whether the board fulfils it; made when a bot first asks.
        self.true_on: list[bool] = []
        self.social: bool = any(atom.scope != SELF for way in ways for atom in way)

    def text(self) -> str:
        """The objective in the card language."""
        return " or ".join([" and ".join([atom.text() for atom in way]) for way in self.ways])

    def data(self) -> list[list[AtomView]]:
        """The objective as a browser gets it."""
        return [[atom.data() for atom in way] for way in self.ways]
