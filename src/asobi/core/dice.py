"""All chance in a game: a counter-based generator that is copied in no time and cannot be guessed.

A stream is a seed and a counter. The bytes come from BLAKE2b keyed with the seed, so that whoever sees
every roll of a running game still cannot work out the next one; a plain arithmetic generator would give
its seed away after a few dozen dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, TypeVar

from mypy_extensions import i64

from asobi.core.errors import BadState

T = TypeVar("T")

BLOCK: Final = 64
EVERY: Final = bytes(range(256))
SHOWN: Final[dict[int, bytes]] = {}  # by the number of sides: what a die shows for each byte


def key_of(seed: str) -> bytes:
    """The key that a seed stands for."""
    raw = seed.encode()
    return raw if 0 < len(raw) <= BLOCK else blake2b(raw).digest()


class Dice:
    """A stream of fair dice: the same seed and counter always roll the same.

    `given` are bytes that come first, before the seed's own: a match that forks off another keeps what was
    rolled in its running step, and nothing of what the other will roll.
    """

    def __init__(self, seed: str, counter: int = 0, given: bytes = b"", key: bytes = b"") -> None:
        self.seed = seed
        self.counter = counter
        self.given = given
        self._key: bytes = key or key_of(seed)
        self._block: bytes = b""
        self._number: i64 = -1

    def copy(self) -> Dice:
        """The same stream at the same place."""
        twin = Dice(self.seed, self.counter, self.given, self._key)
        twin._block = self._block
        twin._number = self._number
        return twin

    def fork(self, label: str) -> Dice:
        """A stream of its own that this one's seed and the label decide; this one does not move."""
        return Dice(blake2b(label.encode(), key=self._key, digest_size=16).hexdigest())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Dice):
            return False
        return self.seed == other.seed and self.counter == other.counter and self.given == other.given

    def __reduce__(self) -> tuple[type[Dice], tuple[str, int, bytes]]:
        return (Dice, (self.seed, self.counter, self.given))

    def _byte(self) -> i64:
        place: i64 = self.counter
        self.counter = place + 1
        if place < len(self.given):
            return self.given[place]
        return self._block_at(place)[place % BLOCK]

    def _bytes(self, most: int) -> bytes:
        """The next bytes: at least one, at most so many."""
        place: i64 = self.counter
        if place < len(self.given):
            some = self.given[place : place + most]
        else:
            some = self._block_at(place)[place % BLOCK : place % BLOCK + most]
        self.counter = place + len(some)
        return some

    def _block_at(self, place: i64) -> bytes:
        number = place // BLOCK
        if number != self._number:
            self._block = blake2b(int(number).to_bytes(8, "little"), key=self._key).digest()
            self._number = number
        return self._block

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, all equally likely."""
        if n <= 0:
            raise ValueError(f"there is no number below {n} to draw; n must be at least 1")
        if n == 1:
            return 0
        if n <= 256:
            sides: i64 = n
            limit = 256 - 256 % sides
            while True:
                byte = self._byte()
                if byte < limit:
                    return byte % sides
        size = (n.bit_length() + 7) // 8
        span = 1 << (8 * size)
        most = span - span % n
        while True:
            value = 0  # of any size: what the compiler must not squeeze into 64 bits
            for _ in range(size):
                value = value * 256 + int(self._byte())
            if value < most:
                return value % n

    def since(self, counter: int) -> bytes:
        """The bytes that were used since the counter stood there."""
        twin = Dice(self.seed, counter, self.given)
        return bytes([twin._byte() for _ in range(self.counter - counter)])

    def roll(self, sides: int) -> int:
        """One die with that many sides: 1 to sides."""
        return self.below(sides) + 1

    def throw(self, count: int, sides: int) -> bytes:
        """Roll count dice with so many sides, fewer than 256, one after the other: a byte each, 1 to sides."""
        if sides not in SHOWN:
            SHOWN[sides] = bytes([byte % sides + 1 for byte in range(256)])
        beyond = EVERY[256 - 256 % sides :]
        shown = b""
        while len(shown) < count:  # as often as bytes were no fair dice, or a block ended
            shown += self._bytes(count - len(shown)).translate(SHOWN[sides], beyond)
        return shown

    def tally(self, count: int, sides: int) -> list[int]:
        """Roll count dice and sort them by value: a list whose place v says how many show v (place 0 is empty)."""
        boxes = [0] * (sides + 1)
        if not 1 < sides < 256:
            for _ in range(count):
                boxes[self.roll(sides)] += 1
            return boxes
        shown = self.throw(count, sides)
        for place in range(len(shown)):
            value: i64 = shown[place]
            boxes[value] = boxes[value] + 1
        return boxes

    def pick(self, things: Sequence[T]) -> T:
        """One of the things, all equally likely."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Put the list into a random order, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def dump(self) -> dict[str, object]:
        """The stream as plain data."""
        data: dict[str, object] = {"seed": self.seed, "counter": self.counter}
        if self.given:
            data["given"] = self.given.hex()
        return data

    @staticmethod
    def load(data: object) -> Dice:
        """The stream that `dump` described."""
        if isinstance(data, dict):
            seed, counter, given = data.get("seed"), data.get("counter"), data.get("given", "")
            if isinstance(seed, str) and isinstance(counter, int) and counter >= 0 and isinstance(given, str):
                try:
                    return Dice(seed, counter, bytes.fromhex(given))
                except ValueError:
                    pass
        raise BadState(f'dice must look like {{"seed": "text", "counter": 0}}, not {data!r}')
