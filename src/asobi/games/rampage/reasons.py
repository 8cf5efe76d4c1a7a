"""Why an action may not be chosen now: the number of the clause that forbids it."""

from __future__ import annotations

from typing import Final

from asobi.core import Action
from asobi.games.rampage.actions import Eat, OfCard
from asobi.games.rampage.state import ACTIONS, MEAL, Table
from asobi.games.rampage.superpowers import SUPERPOWER
from asobi.games.rampage.tables import SUPERPOWERS

# By an action's name: the clause that says when it may be chosen at all.
WHEN: Final = {
    "move": "RAM-4.1",
    "jump": "RAM-11.5",
    "demolish": "RAM-4.7",
    "stomp": "RAM-11.3",
    "toss": "RAM-4.12",
    "kick": "RAM-11.6",
    "breathe": "RAM-4.16",
    "turn-back": "RAM-12.16",
    "pass": "RAM-3.5",
    "who": "RAM-13.2",
    "climb": "RAM-11.2",
    "stretch": "RAM-11.13",
    "stay": "RAM-3.4",
    "again": "RAM-11.12",
    "enough": "RAM-11.12",
    "shoo": "RAM-11.11",
    "corner": "RAM-3.3",
    "put": "RAM-11.16",
    "catch": "RAM-12.1",
    "dine": "RAM-8.1",
    "eat": "RAM-8.3",
    "snack": "RAM-12.13",
    "full": "RAM-8.6",
    "give": "RAM-5.5",
    "accept": "RAM-12.10",
    "suffer": "RAM-7.3",
    "rob": "RAM-12.3",
    "kiss": "RAM-12.6",
    "play": "RAM-12.17",
    "keep": "RAM-13.9",
    "discard": "RAM-7.8",
    "buy": "RAM-13.11",
    "save": "RAM-13.11",
    "name": "RAM-10.12",
    "copy": "RAM-10.5",
}
DEEDS: Final = ("move", "jump", "demolish", "stomp", "toss", "kick", "breathe", "pass")


def why_not(s: Table, seat: int, action: Action) -> str | None:
    """The clause that forbids the action, or None."""
    if s.over:
        return "RAM-9.1"
    if seat != s.asked:
        return "RAM-3.1"
    if action.id in s.offered:
        return None
    if isinstance(action, OfCard) and action.name == "play":
        return _superpower(s, seat, action.card)
    if s.phase == ACTIONS and s.actions <= s.owed(seat) and action.name in DEEDS:
        return "RAM-12.16"
    if action.name in ("move", "jump") and s.frozen[seat]:
        return "RAM-12.5"
    if isinstance(action, Eat) and s.phase == MEAL:
        return _meal(s, action.meeple)
    return WHEN[action.name]


def _superpower(s: Table, seat: int, number: int) -> str:
    if number not in s.supers[seat]:
        return "RAM-2.7"
    place = number - SUPERPOWERS[0]
    return f"RAM-12.{place + 1}" if SUPERPOWER[place].phase == s.phase else "RAM-12.17"


def _meal(s: Table, meeple: int) -> str:
    scene = s.scene()
    if not s.here[meeple]:
        return "RAM-8.3"
    if scene.buildings_of(meeple) or not scene.grounds(meeple):
        return "RAM-8.2"
    return "RAM-8.3" if scene.carries(meeple) else "RAM-8.1"
