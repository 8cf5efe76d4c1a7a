"""The film of a run: what it looked and sounded like, and where everything came to rest."""

from __future__ import annotations

import base64
import math
import struct
import zlib
from typing import Any, Final

from asobi.games.rampage.plan import PIECES, PLAN, POSE, written

ENGINE: Final = PLAN.engine
GONE: Final = -0.3  # a piece whose middle is lower has left the board
FAR: Final = 32000

Poses = dict[int, list[float]]


class Film:
    """What a run looked and sounded like."""

    def __init__(self, start: Poses, watch: int) -> None:
        self.start = dict(start)
        self.put: Poses = {}
        self.frames = 0
        self.watch = watch
        self.seen: dict[int, dict[int, list[float]]] = {}
        self.touched: set[int] = set()
        self.left: list[int] = []
        self.sounds: list[list[int]] = []

    def listen(self, events: list[Any], world: Any, speeds: dict[int, float]) -> None:
        """Note who touched the watched piece, and what was to be heard."""
        for first, second in touching(events, world):
            if self.watch in (first, second):
                self.touched.add(second if first == self.watch else first)
            speed = max(speeds.get(first, 0.0), speeds.get(second, 0.0))
            if speed > 12.0 and len(self.sounds) < ENGINE["loudest"]:
                self.sounds.append([self.frames, first, second, round(speed)])

    def expose(self, now: Poses) -> None:
        """Keep where everything is, every other frame, and who has left the board."""
        self.frames += 1
        for piece, pose in now.items():
            if self.frames % 2 == 0:
                self.seen.setdefault(piece, {})[self.frames // 2] = pose
            if pose[2] < GONE and piece not in self.left:
                self.left.append(piece)

    def told(self, final: Poses, wanted: bool) -> dict[str, Any]:
        """The run as plain data: changed poses, the stream of frames, sounds, contacts, who left in which order."""
        changed: list[list[int]] = []
        moving: list[int] = []
        for piece, pose in sorted(final.items()):
            if not all(math.isfinite(number) for number in pose):
                raise ArithmeticError(f"piece {piece} came to {pose}")
            if piece in self.put or _moved(self.start[piece], pose):
                changed.append([piece, *written(*pose)])
                moving.append(piece)
        frames = self.frames // 2
        return {
            "poses": changed,
            "frames": frames,
            "film": self.stream(moving, frames, final) if wanted else "",
            "touched": sorted(self.touched),
            "left": self.left,
            "sounds": self.sounds,
        }

    def stream(self, moving: list[int], frames: int, final: Poses) -> str:
        """The frames of the moving pieces: differences of places (0.1 mm) and turns, packed small.

        Component after component, piece after piece, so that the numbers that hardly change lie together.
        """
        packed: list[int] = [len(moving), frames, *moving]
        for axis in range(POSE):
            scale = 100.0 if axis < 3 else 10000.0
            for piece in moving:
                pose = self.put.get(piece) or self.start[piece]
                before = 0
                for number in range(frames + 1):
                    pose = final[piece] if number == frames else self.seen.get(piece, {}).get(number, pose)
                    value = max(-FAR, min(FAR, round(pose[axis] * scale)))
                    packed.append((value - before + 32768) % 65536 - 32768)
                    before = value
        return base64.b64encode(zlib.compress(struct.pack(f"<{len(packed)}h", *packed), 9)).decode()


def touching(events: list[Any], world: Any) -> list[tuple[int, int]]:
    """Which pieces have just begun to touch; board and ruins are numbers below zero."""
    pairs = []
    for event in events:
        if event.started:
            first = world.colliders[event.collider1].user_data
            second = world.colliders[event.collider2].user_data
            pairs.append((_name(first), _name(second)))
    return pairs


def _name(number: int) -> int:
    return number if number < PIECES else PIECES - number - 1


def turned_by(first: list[float], second: list[float]) -> float:
    """The angle between two turns."""
    same = abs(sum([first[axis] * second[axis] for axis in range(3, 7)]))
    return 2.0 * math.acos(min(1.0, same))


def _moved(first: list[float], second: list[float]) -> bool:
    still: dict[str, float] = ENGINE["still"]
    return math.dist(first[:3], second[:3]) > still["move"] or turned_by(first, second) > still["turn"]
