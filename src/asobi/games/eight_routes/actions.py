"""The catalogue of Eight Routes: everything that can be chosen, and what is told of it."""

from __future__ import annotations

from typing import Final

from asobi.core import Action, Catalogue, EventKind
from asobi.games.eight_routes.tables import ROUTES


class Pick(Action):
    """A: take all dice of one box."""

    def __init__(self, value: int) -> None:
        super().__init__("pick", {"value": value})
        self.value: int = value


class Change(Action):
    """C: change one die of a value by 1."""

    def __init__(self, value: int, by: int) -> None:
        super().__init__("c", {"value": value, "by": by}, notation=f"c {value}{'+' if by > 0 else '-'}")
        self.value: int = value
        self.by: int = by


class Detour(Action):
    """D: route 5 pays for a step on another route."""

    def __init__(self, route: int) -> None:
        super().__init__("d", {"route": route})
        self.route: int = route


class Chip(Action):
    """Power of 6s: turn a chip over for a step."""

    def __init__(self, route: int) -> None:
        super().__init__("chip", {"route": route})
        self.route: int = route


class Bonus(Action):
    """Power of 8s: take one more die."""

    def __init__(self, value: int) -> None:
        super().__init__("bonus", {"value": value})
        self.value: int = value


class Walk(Action):
    """With an empty lid: one step."""

    def __init__(self, route: int) -> None:
        super().__init__("walk", {"route": route})
        self.route: int = route


EACH: Final = range(1, ROUTES + 1)

# Place v or r of each list is the action with that value or route; place 0 is filled with the first one.
PICK: Final = [Pick(max(1, v)) for v in range(ROUTES + 1)]
UP: Final = [Change(max(1, v), 1) for v in range(ROUTES)]
DOWN: Final = [Change(max(2, v), -1) for v in range(ROUTES + 1)]
DETOUR: Final = [Detour(max(1, r)) for r in range(ROUTES + 1)]
CHIP: Final = [Chip(max(1, r)) for r in range(ROUTES + 1)]
BONUS: Final = [Bonus(max(1, v)) for v in range(ROUTES)]
WALK: Final = [Walk(max(1, r)) for r in range(ROUTES + 1)]
SHAKE: Final = Action("shake")
END: Final = Action("end")
ROLL_D6: Final = Action("d6")
NO_D6: Final = Action("no-d6", notation="no d6")
NO_CHIP: Final = Action("no-chip", notation="no chip")
NO_BONUS: Final = Action("no-bonus", notation="no bonus")

CATALOGUE: Final = Catalogue(
    [
        *PICK[1:],
        SHAKE,
        *UP[1:],
        *DOWN[2:],
        *[DETOUR[r] for r in EACH if r != 5],
        END,
        ROLL_D6,
        NO_D6,
        *CHIP[1:],
        NO_CHIP,
        *BONUS[1:],
        NO_BONUS,
        *WALK[1:],
    ]
)

FIRST_PARENT: Final = EventKind("eight-routes-first-parent", ("seat",))
ROUND: Final = EventKind("eight-routes-round", ("round", "seat"))
ROLLED: Final = EventKind("eight-routes-rolled", ("seat", "lid"))
ROLLED_D6: Final = EventKind("eight-routes-rolled-d6", ("seat", "pips"))
PICKED: Final = EventKind("eight-routes-picked", ("seat", "value", "count"))
SHOOK: Final = EventKind("eight-routes-shook", ("seat", "lid"))
CHANGED: Final = EventKind("eight-routes-changed", ("seat", "value", "to"))
TURNED: Final = EventKind("eight-routes-turned-chip", ("seat",))
TOOK_BONUS: Final = EventKind("eight-routes-took-bonus", ("seat", "value"))
MOVED: Final = EventKind("eight-routes-moved", ("seat", "route", "origin", "square"))
ENDED: Final = EventKind("eight-routes-ended", ("scores",))
TIED: Final = EventKind("eight-routes-tied", ("seat", "by"))
