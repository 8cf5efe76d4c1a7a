"""Darts, a game for the tests of the core: it aims, asks nature, and lets all decide together.

Two to three seats. Everybody first picks a hand, together; then each throws once: the hand is asked, the throw is
aimed, and nature says where it lands.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from asobi.core import (
    Action,
    Aim,
    Ask,
    Catalogue,
    Dial,
    Dice,
    EventKind,
    Facts,
    Game,
    Nature,
    Number,
    Outcome,
    Pending,
    Space,
    State,
    Step,
    together,
)

LEFT, RIGHT, THROW, REST = Action("left"), Action("right"), Action("throw"), Action("rest")
SPACE = Space([Dial("angle", -1.0, 1.0, 20), Dial("speed", 0.0, 10.0, 100)])
PICKED = EventKind("darts-picked", ("hands",))
LANDED = EventKind("darts-landed", ("seat", "points"))
WIND = EventKind("darts-wind", ("force",))


@dataclass
class Board(State):
    hands: list[str]
    points: list[int]
    turn: int
    throws: int


class Darts(Game[Board]):
    def __init__(self) -> None:
        facts = Facts((2, 3), longest=60, scores=(0, 1000), simultaneous=True, aims=True)
        catalogue = Catalogue([LEFT, RIGHT, THROW, REST])
        super().__init__("darts", "Darts", "3", facts, catalogue, [Number("throws", 2, 1, 5)])
        self.computed = 0

    def setup(self, seats: int, settings: Mapping[str, Any], dice: Dice) -> Board:
        return Board(dice, [""] * seats, [0] * seats, -1, settings["throws"])

    def step(self, s: Board) -> Step[None]:
        seats = len(s.points)
        if s.turn == -1:
            picked = yield from together({seat: self.hand(seat) for seat in range(seats)})
            s.hands = [picked[seat] for seat in range(seats)]
            s.tell(PICKED, s.hands[:])
        else:
            yield from self.turn(s, s.turn % seats)
        s.turn += 1
        s.over = s.turn == seats * s.throws

    def hand(self, seat: int) -> Step[str]:
        hand: Action = yield Ask(seat, "hand", [LEFT, RIGHT])
        return hand.name

    def turn(self, s: Board, seat: int) -> Step[None]:
        wind = s.dice.roll(6)
        s.tell(WIND, wind)
        if (yield Ask(seat, "throw", [THROW, REST])) is REST:
            return
        angle, speed = yield Aim(seat, "aim", SPACE)
        points: int = yield Nature({"angle": angle, "speed": speed, "wind": wind})
        s.points[seat] += points
        s.tell(LANDED, seat, points)

    def nature(self, request: Any) -> Any:
        self.computed += 1
        return (request["angle"] * 7 + request["speed"] * 3 + request["wind"]) % 60

    def outcome(self, s: Board) -> Outcome:
        best = max(s.points)
        return Outcome(s.points, [seat for seat, points in enumerate(s.points) if points == best])

    def view(self, s: Board, seat: int | None, decision: Pending) -> Mapping[str, Any]:
        return {"hands": s.hands[:], "points": s.points[:], "turn": s.turn}

    def load(self, data: Any) -> Board:
        return Board.load(data)


GAME = Darts()
