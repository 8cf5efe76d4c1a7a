"""Scenes for the tests of Rampage: a table, pieces put where a test wants them, and a hand that plays a coroutine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from asobi.core import Action, Aim, Ask, Dice, Match, Nature, Step, record_of
from asobi.games.rampage import GAME
from asobi.games.rampage.actions import CATALOGUE
from asobi.games.rampage.builder import monster
from asobi.games.rampage.plan import BODY, DISC, FLOOR, KIND_OF, MEEPLES, PIECES, PLAN, VEHICLE, pose, written
from asobi.games.rampage.state import ACTIONS, RampageState
from asobi.games.rampage.tables import EACH, card
from asobi.games.rampage.worker import Workshop, compute

STILL: dict[str, Any] = {"poses": [], "frames": 0, "film": "", "touched": [], "left": [], "sounds": []}
QUARTER = 0.7071068


class Same(Workshop):
    """An engine that has one answer to everything."""

    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__()
        self.answer = answer

    def compute(self, request: dict[str, Any]) -> dict[str, Any]:
        return self.answer

    def compute_all(self, requests: Sequence[dict[str, Any]], until: float = 0.0) -> list[dict[str, Any] | None]:
        return [self.answer for _ in requests]


Choice = str | Action | dict[str, float]


def table(players: int = 2, seed: str = "scene", **settings: Any) -> RampageState:
    """A table in the first player's first turn, the city standing, seat 0 to act."""
    s = GAME.setup(players, GAME.with_defaults(players, settings), Dice(seed))
    s.phase, s.turn, s.actions, s.first = ACTIONS, 0, 2, 0
    s.supers = [[] for _ in range(players)]
    s.powers = [[] for _ in range(players)]
    s.characters = [[] for _ in range(players)]
    return s


def state_of(match: Match) -> RampageState:
    """The table of a match."""
    assert isinstance(match.state, RampageState)
    return match.state


def record(s: RampageState, **settings: Any) -> str:
    """The record of a match that begins with this table."""
    full = GAME.with_defaults(s.players, settings)
    return record_of(Match.from_state(GAME, s.dump(), s.players, full, auto_nature=False)).text()


def empty(players: int = 2, **settings: Any) -> RampageState:
    """A table whose city holds only the monsters, in their corners, and one floor under one meeple on the stadium."""
    s = table(players, **settings)
    s.here = [int(piece >= DISC and bool(s.here[piece])) for piece in range(PIECES)]
    lay(s, FLOOR + 18, 0.0, 0.0, level=PLAN.ruin)
    lay(s, MEEPLES - 1, 0.0, 0.0, level=PLAN.ruin + 0.3)
    return s


def lay(s: RampageState, piece: int, x: float, y: float, level: float = 0.0) -> int:
    """Put a piece upright on something of that height."""
    s.put([[piece, *pose(x, y, level + KIND_OF[piece].half)]])
    s.set_here([piece], True)
    return piece


def meeple(s: RampageState, number: int, colour: int, x: float, y: float, level: float = 0.0) -> int:
    """Put a meeple of a colour somewhere."""
    colours = s.colours[:]
    colours[number] = colour
    s.colours = colours
    return lay(s, number, x, y, level)


def stand(s: RampageState, seat: int, x: float, y: float, yaw: float = 0.0) -> None:
    """Put a monster somewhere on the ground."""
    disc, body = monster(x, y, yaw)
    s.put([[DISC + seat, *disc], [BODY + seat, *body]])
    s.set_here([DISC + seat, BODY + seat], True)


def knock_over(s: RampageState, seat: int, x: float, y: float) -> None:
    """Lay a monster's body on its thin side on the ground."""
    s.put([[BODY + seat, *written(x, y, KIND_OF[BODY].boxes[0][3], 0.0, QUARTER, 0.0, QUARTER)]])


def fell(seat: int, x: float = 20.0, y: float = -20.0) -> list[int]:
    """A row of nature's answer: that body lies there."""
    return [BODY + seat, *written(x, y, KIND_OF[BODY].boxes[0][3], 0.0, QUARTER, 0.0, QUARTER)]


def off(piece: int, number: int = 0) -> list[int]:
    """A row of nature's answer: that piece lies on the table beside the board."""
    return [piece, *pose(35.0 + 3.0 * number, 0.0, -PLAN.slab + KIND_OF[piece].half)]


def says(*rows: list[int], touched: Sequence[int] = (), left: Sequence[int] = ()) -> dict[str, Any]:
    """An answer of nature: these pieces have moved."""
    return {**STILL, "poses": list(rows), "touched": list(touched), "left": list(left)}


def power(s: RampageState, seat: int, *names: str) -> None:
    """Give a seat powers."""
    s.powers[seat] = [card(name) for name in names]


def superpower(s: RampageState, seat: int, *names: str) -> None:
    """Give a seat superpowers."""
    s.supers[seat] = [card(name) for name in names]


def character(s: RampageState, seat: int, *names: str) -> None:
    """Give a seat characters."""
    s.characters[seat] = [card(name) for name in names]


def feed(s: RampageState, seat: int, *colours: int) -> None:
    """Put meeples of these colours into a stomach."""
    for colour in colours:
        s.meeples[seat * 6 + colour] += 1


class Hand:
    """Plays a coroutine: choices in their order, nature's answers too, or the real engine's."""

    def __init__(self, *choices: Choice, nature: Callable[[Any], Any] | Sequence[Any] = compute) -> None:
        self.choices = list(choices)
        self.nature = nature
        self.answers = [] if callable(nature) else list(nature)
        self.asked: list[tuple[int, str]] = []
        self.offered: list[list[str]] = []
        self.requests: list[Any] = []

    def plays(self, step: Step[Any]) -> Any:
        """Drive the coroutine to its end and give what it returned."""
        answer: Any = None
        while True:
            try:
                decision = step.send(answer)
            except StopIteration as end:
                assert not self.choices, f"nobody asked for {self.choices}"
                return end.value
            answer = self.answer(decision)

    def answer(self, decision: Any) -> Any:
        """The next choice, or nature's answer."""
        if isinstance(decision, Nature):
            self.requests.append(decision.request)
            if callable(self.nature):
                return self.nature(decision.request)
            return self.answers.pop(0) if self.answers else STILL
        assert isinstance(decision, (Ask, Aim))
        self.asked.append((decision.seat, decision.prompt))
        assert self.choices, f"seat {decision.seat} is asked {decision.prompt}, and the test has no choice for it"
        choice = self.choices.pop(0)
        if isinstance(decision, Ask):
            self.offered.append([option.notation for option in decision.options])
            found = CATALOGUE.find(choice) if isinstance(choice, str) else choice
            assert found in decision.options, f"{choice} is not among {self.offered[-1]}"
            return found
        wanted = choice if isinstance(choice, dict) else {}
        return tuple([dial.nearest(wanted.get(dial.name, (dial.low + dial.high) / 2)) for dial in decision.space.dials])


def names(options: Sequence[Action]) -> list[str]:
    """Options as a record writes them."""
    return [option.notation for option in options]


__all__ = [
    "BODY", "DISC", "EACH", "FLOOR", "MEEPLES", "PLAN", "STILL", "VEHICLE", "Hand", "Same", "character", "empty",
    "feed", "fell", "knock_over", "lay", "meeple", "names", "off", "power", "record", "says", "stand", "state_of",
    "superpower", "table",
]  # fmt: skip
