"""Everything a user of the core can do wrong, each with a sentence that says what was wrong and what to do."""


class AsobiError(Exception):
    """The root of every error that a user, not a programmer, can cause."""


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

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why
