"""The core: rules as coroutines, matches, records. It knows no game, no web and no database."""

from asobi.core.actions import Action, Catalogue
from asobi.core.decisions import (
    Aim,
    Ask,
    Decision,
    Dial,
    Nature,
    Pending,
    Point,
    Space,
    Step,
    Together,
    pending_of,
    together,
)
from asobi.core.dice import Dice
from asobi.core.entries import NATURE, Entry, Happening, written
from asobi.core.errors import (
    AsobiError,
    BadSeats,
    BadSetting,
    BadState,
    CannotUndo,
    IllegalAction,
    MatchOver,
    NotYourDecision,
    RecordError,
    UnknownGame,
)
from asobi.core.events import Event, EventKind
from asobi.core.game import Facts, Game, Outcome, tie_break
from asobi.core.header import Header
from asobi.core.home import home, rulebook_in
from asobi.core.insight import Insight, Style
from asobi.core.match import Match
from asobi.core.observation import Field, Observation
from asobi.core.perspective import Perspective, forbidden, why_not
from asobi.core.record import Record, dump, record_of, replay, restore
from asobi.core.registry import find_game, game_ids
from asobi.core.rulebook import Clause, Rulebook
from asobi.core.script import Needs, Script
from asobi.core.settings import Choice, Flag, Number, Setting, Words
from asobi.core.state import Shared, State
from asobi.core.twins import behind_the_back, clone, dismiss, fork, imagine, redealt
from asobi.core.variants import VARIANT, DataDial, Dials, Variant, changes_in, difference

__all__ = [
    "NATURE",
    "VARIANT",
    "Action",
    "Aim",
    "Ask",
    "AsobiError",
    "BadSeats",
    "BadSetting",
    "BadState",
    "CannotUndo",
    "Catalogue",
    "Choice",
    "Clause",
    "DataDial",
    "Decision",
    "Dial",
    "Dials",
    "Dice",
    "Entry",
    "Event",
    "EventKind",
    "Facts",
    "Field",
    "Flag",
    "Game",
    "Happening",
    "Header",
    "IllegalAction",
    "Insight",
    "Match",
    "MatchOver",
    "Nature",
    "Needs",
    "NotYourDecision",
    "Number",
    "Observation",
    "Outcome",
    "Pending",
    "Perspective",
    "Point",
    "Record",
    "RecordError",
    "Rulebook",
    "Script",
    "Setting",
    "Shared",
    "Space",
    "State",
    "Step",
    "Style",
    "Together",
    "UnknownGame",
    "Variant",
    "Words",
    "behind_the_back",
    "changes_in",
    "clone",
    "difference",
    "dismiss",
    "dump",
    "find_game",
    "forbidden",
    "fork",
    "game_ids",
    "home",
    "imagine",
    "pending_of",
    "record_of",
    "redealt",
    "replay",
    "restore",
    "rulebook_in",
    "tie_break",
    "together",
    "why_not",
    "written",
]
