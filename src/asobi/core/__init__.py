"""The core: rules as coroutines, matches, records. It knows no game, no web and no database."""

from asobi.core.actions import Action, Catalogue
from asobi.core.decisions import (
    Aim,
    Ask,
    Decision,
    Dial,
    Nature,
    Point,
    Space,
    Step,
    Together,
    together,
)
from asobi.core.dice import Dice
from asobi.core.errors import (
    AsobiError,
    BadOption,
    BadSeats,
    BadState,
    CannotUndo,
    IllegalAction,
    MatchOver,
    NotYourDecision,
    RecordError,
    UnknownGame,
)
from asobi.core.events import Event, EventKind
from asobi.core.game import Facts, Game, Outcome
from asobi.core.match import Match, restore, written
from asobi.core.options import Choice, Flag, Number, Option, Words
from asobi.core.perspective import Perspective
from asobi.core.record import NATURE, Record
from asobi.core.registry import find_game, game_ids
from asobi.core.rulebook import Clause, Rulebook
from asobi.core.state import State

__all__ = [
    "NATURE",
    "Action",
    "Aim",
    "Ask",
    "AsobiError",
    "BadOption",
    "BadSeats",
    "BadState",
    "CannotUndo",
    "Catalogue",
    "Choice",
    "Clause",
    "Decision",
    "Dial",
    "Dice",
    "Event",
    "EventKind",
    "Facts",
    "Flag",
    "Game",
    "IllegalAction",
    "Match",
    "MatchOver",
    "Nature",
    "NotYourDecision",
    "Number",
    "Option",
    "Outcome",
    "Perspective",
    "Point",
    "Record",
    "RecordError",
    "Rulebook",
    "Space",
    "State",
    "Step",
    "Together",
    "UnknownGame",
    "Words",
    "find_game",
    "game_ids",
    "restore",
    "together",
    "written",
]
