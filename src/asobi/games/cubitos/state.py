"""The table of Cubitos: everybody's dice in their zones, the runners, and where the round stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from asobi.core import Action, Ask, Dice, State
from asobi.core.actions import Field
from asobi.games.cubitos.tables import KINDS
from asobi.games.cubitos.track import COURSES, Course

# An active die is one number: kind * 8 + face, and these marks.
USED: Final = 128  # its ability or face has been used this round
NEW: Final = 256  # it came since the last push
OPEN: Final = 512  # its NOW ability can still be used
ARMED: Final = 1024  # it was there before the push and answers to it
DIE: Final = 127

# Where a player stands in the round.
WAITING: Final = 0
ROLLING: Final = 1
PASSED: Final = 2
BUSTED: Final = 3
RUNNING: Final = 4
DONE: Final = 5
STATUS_NAMES: Final = ("waiting", "rolling", "passed", "busted", "running", "done")


class Table(State):
    """Zones are counts: seat p has `draw[p * KINDS + kind]` dice of a kind in the Draw Zone, and so on.

    `cup` holds dice that are about to be rolled, `dearest` the kinds of dice from dear to cheap. Active dice are
    listed one by one, since their faces matter.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "players",
        "course_number",
        "in_order",
        "rounds",
        "cards",
        "costs",
        "dearest",
        "fan_credits",
        "fan_hands",
        "round",
        "extra_rounds",
        "holder",
        "place",
        "supply",
        "draw",
        "roll",
        "discard",
        "cup",
        "active",
        "borrowed",
        "credits",
        "coins",
        "feet",
        "water_feet",
        "hands",
        "fans",
        "position",
        "status",
        "limit",
        "racing",
        "exempt",
        "exempt_next",
        "champion",
        "champion_next",
        "swords",
        "most",
        "fought",
        "lost",
        "earned",
        "due",
        "owed",
        "bob_before",
        "bob_now",
        "winners",
    )

    def __init__(
        self,
        dice: Dice,
        players: int,
        course_number: int,
        in_order: bool,
        rounds: int,
        cards: list[int],
        costs: list[int],
        dearest: list[int],
        fan_credits: list[int],
        fan_hands: list[int],
        round: int,
        extra_rounds: int,
        holder: int,
        place: int,
        supply: list[int],
        draw: list[int],
        roll: list[int],
        discard: list[int],
        cup: list[int],
        active: list[list[int]],
        borrowed: list[int],
        credits: list[int],
        coins: list[int],
        feet: list[int],
        water_feet: list[int],
        hands: list[int],
        fans: list[int],
        position: list[int],
        status: list[int],
        limit: list[int],
        racing: list[bool],
        exempt: list[int],
        exempt_next: list[int],
        champion: list[bool],
        champion_next: list[bool],
        swords: list[int],
        most: int,
        fought: list[bool],
        lost: list[int],
        earned: list[int],
        due: list[int],
        owed: list[int],
        bob_before: list[list[int]],
        bob_now: list[list[int]],
        winners: list[int],
    ) -> None:
        super().__init__(dice)
        self.players = players
        self.course_number = course_number
        self.course: Course = COURSES[course_number]
        self.in_order = in_order
        self.rounds = rounds
        self.cards = cards
        self.costs = costs
        self.dearest = dearest
        self.fan_credits = fan_credits
        self.fan_hands = fan_hands
        self.round = round
        self.extra_rounds = extra_rounds
        self.holder = holder
        self.place = place
        self.supply = supply
        self.draw = draw
        self.roll = roll
        self.discard = discard
        self.cup = cup
        self.active = active
        self.borrowed = borrowed
        self.credits = credits
        self.coins = coins
        self.feet = feet
        self.water_feet = water_feet
        self.hands = hands
        self.fans = fans
        self.position = position
        self.status = status
        self.limit = limit
        self.racing = racing
        self.exempt = exempt
        self.exempt_next = exempt_next
        self.champion = champion
        self.champion_next = champion_next
        self.swords = swords
        self.most = most
        self.fought = fought
        self.lost = lost
        self.earned = earned
        self.due = due
        self.owed = owed
        self.bob_before = bob_before
        self.bob_now = bob_now
        self.winners = winners
        # What each seat is being asked, for `why_not` and the view; a step asks anew, so a copy need not know.
        self.asking: list[Ask | None] = [None] * players

    def copy(self) -> Table:
        """Lists that never change during a race (cards, costs, fan track) are shared."""
        return Table(
            self.dice.copy(),
            self.players,
            self.course_number,
            self.in_order,
            self.rounds,
            self.cards,
            self.costs,
            self.dearest,
            self.fan_credits,
            self.fan_hands,
            self.round,
            self.extra_rounds,
            self.holder,
            self.place,
            self.supply[:],
            self.draw[:],
            self.roll[:],
            self.discard[:],
            self.cup[:],
            [dice[:] for dice in self.active],
            self.borrowed[:],
            self.credits[:],
            self.coins[:],
            self.feet[:],
            self.water_feet[:],
            self.hands[:],
            self.fans[:],
            self.position[:],
            self.status[:],
            self.limit[:],
            self.racing[:],
            self.exempt[:],
            self.exempt_next[:],
            self.champion[:],
            self.champion_next[:],
            self.swords[:],
            self.most,
            self.fought[:],
            self.lost[:],
            self.earned[:],
            self.due[:],
            self.owed[:],
            [cells[:] for cells in self.bob_before],
            [cells[:] for cells in self.bob_now],
            self.winners[:],
        )

    def ask(self, seat: int, prompt: str, options: Sequence[Action], about: Mapping[str, Field] | None = None) -> Ask:
        """A decision, noted so that `why_not` and the view know of it."""
        asked = Ask(seat, prompt, options, about)
        self.asking[seat] = asked
        return asked

    def settle(self, seat: int) -> None:
        """The seat has nothing more to decide in this step."""
        self.asking[seat] = None

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

    def owned(self, seat: int, kind: int) -> int:
        """How many dice of a kind a player has, in all zones."""
        there = seat * KINDS + kind
        return (
            self.draw[there] + self.roll[there] + self.discard[there] + self.cup[there] + self.count_active(seat, kind)
        )
