"""The state of Cubitos: everybody's dice in their zones, the runners, and where the round stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from asobi.core import Shared, State
from asobi.games.cubitos.tables import KINDS
from asobi.games.cubitos.track import COURSES, Course

# An active die is one number: kind * 8 + face, and these marks.
USED: Final = 128  # its ability or face has been used this round
NEW: Final = 256  # it came since the last push
OPEN: Final = 512  # its NOW ability can still be used
ARMED: Final = 1024  # it was there before the push and answers to it
LENT: Final = 2048  # it is borrowed from the supply
DIE: Final = 127

# The rows of `borrowed`: where borrowed dice lie that are not active.
LENT_ROWS: Final = 4
CUP: Final = 3

# Where a player stands in the round.
WAITING: Final = 0
ROLLING: Final = 1
PASSED: Final = 2
BUSTED: Final = 3
RUNNING: Final = 4
DONE: Final = 5
Status = Literal["waiting", "rolling", "passed", "busted", "running", "done"]
STATUS_NAMES: Final[tuple[Status, ...]] = ("waiting", "rolling", "passed", "busted", "running", "done")


@dataclass
class CubitosState(State):
    """Zones are counts: seat p has `draw[p * KINDS + kind]` dice of a kind in the Draw Zone, and so on.

    `otherwise` has a bit for each colour whose card is read the other way. `cup` holds dice that are about to be
    rolled, `dearest` the kinds of dice from dear to cheap. Active dice are listed one by one, since their faces
    matter. `place` is 0 in the Roll Phase, then counts the runners. `borrowed` says how many of the dice in Draw,
    Roll, Discard and the cup (a row each) are borrowed; active ones bear a mark. Who is `at_risk` can bust for the
    rest of the Roll Phase, unless this one push is `sheltered`.
    """

    players: int
    course_number: int
    in_order: bool
    round_limit: int
    cards: Shared[list[int]]
    costs: Shared[list[int]]
    dearest: Shared[list[int]]
    otherwise: int
    fan_credits: Shared[list[int]]
    fan_hands: Shared[list[int]]
    round: int
    extra_rounds: int
    holder: int
    place: int
    supply: list[int]
    draw: list[int]
    roll: list[int]
    discard: list[int]
    cup: list[int]
    active: list[list[int]]
    borrowed: list[list[int]]
    credits: list[int]
    coins: list[int]
    feet: list[int]
    water_feet: list[int]
    hands: list[int]
    fans: list[int]
    position: list[int]
    status: list[int]
    at_risk: list[bool]
    sheltered: list[bool]
    limit: list[int]
    racing: list[bool]
    exempt: list[int]
    exempt_next: list[int]
    champion: list[bool]
    champion_next: list[bool]
    swords: list[int]
    most: int
    fought: list[bool]
    lost: list[int]
    earned: list[int]
    due: list[int]
    owed: list[int]
    bob_before: list[list[int]]
    bob_now: list[list[int]]
    winners: list[int]

    @property
    def course(self) -> Course:
        """The course of this race."""
        return COURSES[self.course_number]

    def other_reading(self, kind: int) -> bool:
        """Whether this table reads the card of a colour the other way."""
        return self.otherwise >> kind & 1 == 1

    # -- counting ------------------------------------------------------------------------------------------

    def money(self, seat: int) -> int:
        """Coins and credits together."""
        return self.coins[seat] + self.credits[seat]

    def count_active(self, seat: int, kind: int) -> int:
        """How many active dice of a kind there are, whatever they show."""
        found = 0
        for die in self.active[seat]:
            if (die & DIE) >> 3 == kind:
                found += 1
        return found

    def in_roll(self, seat: int) -> int:
        """How many dice lie in the Roll Zone."""
        first = seat * KINDS
        return sum(self.roll[first : first + KINDS])

    def lent(self, seat: int, kind: int) -> int:
        """How many of a player's dice of a kind are borrowed."""
        found = sum([row[seat * KINDS + kind] for row in self.borrowed])
        for die in self.active[seat]:
            if die & LENT and (die & DIE) >> 3 == kind:
                found += 1
        return found

    def borrowed_by(self, seat: int) -> int:
        """How many dice a player has borrowed."""
        return sum([self.lent(seat, kind) for kind in range(KINDS)])

    def owned(self, seat: int, kind: int) -> int:
        """How many dice of a kind a player has, in all zones."""
        there = seat * KINDS + kind
        return (
            self.draw[there] + self.roll[there] + self.discard[there] + self.cup[there] + self.count_active(seat, kind)
        )
