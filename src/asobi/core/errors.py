"""Everything a user of the core can do wrong, each with a sentence that says what was wrong and what to do."""

from typing import Any


class AsobiError(Exception):
    """The root of every error that a user, not a programmer, can cause.

    The sentence is for whoever calls the code. `key` and `fields` are the same for readers of a page, who get it in
    their own language: the key of a message (of the site, or of the game) and what is put into it.
    """

    def __init__(self, sentence: str = "", key: str = "", **fields: Any) -> None:
        super().__init__(sentence)
        self.key = key
        self.fields: dict[str, Any] = fields


class IllegalAction(AsobiError):
    """The action is not among the options of the pending decision."""


class NotYourDecision(AsobiError):
    """The seat has no decision pending."""


class MatchOver(AsobiError):
    """The match has ended; nothing can be chosen any more."""


class CannotUndo(AsobiError):
    """The last choice cannot be taken back."""


class BadSetting(AsobiError):
    """A table's setting has an unknown name or an impossible value."""


class BadSeats(AsobiError):
    """The game cannot be played by that many seats."""


class BadState(AsobiError):
    """The plain data does not describe a state of this game."""


class UnknownGame(AsobiError):
    """No game with that id is installed."""


class RecordError(AsobiError):
    """A record is damaged, truncated or foreign; the message names the line at fault."""

    def __init__(self, line: int, why: str, key: str = "", **fields: Any) -> None:
        super().__init__(f"line {line}: {why}", key, **fields)
        self.line = line
        self.why = why
