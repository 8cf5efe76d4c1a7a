"""The state of Cubitos: everybody's dice in their zones, the runners, and where the round stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from asobi.core import BadState, Shared, State
from asobi.games.cubitos.tables import (
    BLACK,
    BLUE,
    CARD_ROWS,
    COLOURED,
    DARK_GREY,
    DEAREST,
    GREEN,
    HITS,
    KINDS,
    LIGHT_GREY,
    MOST_FANS,
    NUMBERS,
    PLAYERS,
    PURPLE,
    RED,
    WHITE,
    YELLOW,
)
from asobi.games.cubitos.track import COURSES, TRACKS, Course

# More than these no race comes to in one round: dice are few, and each is used once.
MOST_FEET: Final = 999
MOST_WATER: Final = 99
MOST_MONEY: Final = 99_999

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
        found = 0
        for place in range(seat * KINDS, seat * KINDS + KINDS):
            found += self.roll[place]
        return found

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

    # -- what the rules can reach --------------------------------------------------------------------------

    def check(self) -> None:
        """Refuse tables, dice, runners and moments that no race can come to."""
        low, high = PLAYERS
        need(low <= self.players <= high, f"{low} to {high} players")
        self.check_table()
        self.check_lengths()
        self.check_moment()
        self.check_dice()
        self.check_loans()
        self.check_players()
        self.check_effects()

    def check_table(self) -> None:
        """Refuse cards, costs and rewards that no table has."""
        need(0 <= self.course_number < len(COURSES), "a course that there is")
        need(1 <= self.round_limit <= 300, "a limit of 1 to 300 rounds")
        need(len(self.cards) == len(self.costs) == KINDS, "a card and a cost for each kind of dice")
        for kind in range(KINDS):
            if kind not in COLOURED:
                need(self.cards[kind] == self.costs[kind] == 0, "no card for grey and black dice")
                continue
            number = self.cards[kind]
            need(0 <= number < len(CARD_ROWS) and CARD_ROWS[number].kind == kind, "a card of each colour")
            need(0 <= self.costs[kind] <= DEAREST, f"costs from 0 to {DEAREST}")
            need(not self.other_reading(kind) or CARD_ROWS[number].other, "other readings only of cards with two")
        need(0 <= self.otherwise < 1 << KINDS, "a reading for each card")
        need(not any(self.other_reading(kind) for kind in (LIGHT_GREY, DARK_GREY, BLACK)), "readings of cards only")
        need(self.dearest == from_dear_to_cheap(self.costs), "dice in the order of their costs")
        for rewards, most in ((self.fan_credits, 99), (self.fan_hands, 1)):
            need(len(rewards) == MOST_FANS + 1 and rewards[0] == 0, f"a fan track of {MOST_FANS} spaces")
            need(all(0 <= reward <= most for reward in rewards), f"fan rewards from 0 to {most}")

    def check_lengths(self) -> None:
        """Refuse lists that have not an entry for each player."""
        for counts in (self.draw, self.roll, self.discard, self.cup, *self.borrowed):
            need(len(counts) == self.players * KINDS and min(counts) >= 0, "a number of dice for each player and kind")
        need(len(self.borrowed) == LENT_ROWS, "four places of borrowed dice")
        need(len(self.supply) == KINDS and min(self.supply) >= 0, "a supply of each kind of dice")
        for numbers in (self.credits, self.coins, self.feet, self.water_feet, self.hands, self.fans, self.position):
            need(len(numbers) == self.players, "a number for each player")
        for numbers in (self.status, self.limit, self.exempt, self.exempt_next, self.swords, self.lost, self.earned):
            need(len(numbers) == self.players, "a number for each player")
        need(len(self.due) == len(self.owed) == self.players, "a number for each player")
        for flags in (self.at_risk, self.sheltered, self.racing, self.champion, self.champion_next, self.fought):
            need(len(flags) == self.players, "a yes or no for each player")
        for lists in (self.active, self.bob_before, self.bob_now):
            need(len(lists) == self.players, "a list for each player")

    def check_moment(self) -> None:
        """Refuse a round, a turn or an end that there is not."""
        need(0 <= self.extra_rounds <= NUMBERS.tie_rounds, f"at most {NUMBERS.tie_rounds} extra rounds")
        need(0 <= self.round <= self.round_limit + self.extra_rounds, "a round within the limit")
        need(0 <= self.holder < self.players and self.racing[self.holder], "a racing holder of the black die")
        runners = [(self.holder + turn) % self.players for turn in range(self.players)]
        runners = [seat for seat in runners if self.racing[seat]]
        need(len(runners) == self.players if not self.extra_rounds else len(runners) > 1, "the tied players racing")
        need(0 <= self.place <= len(runners), "a place in the turn order")
        need(not self.place or self.round > 0, "a round before anybody runs")
        for turn, seat in enumerate(runners, 1):
            here = self.status[seat]
            if self.over or not self.place:
                need(WAITING <= here <= (WAITING if self.over else BUSTED), "nobody running in the Roll Phase")
            elif turn < self.place:
                need(here == DONE, "who has run done")
            else:
                need(here in (PASSED, BUSTED) or (here == RUNNING and turn == self.place), "the next to run waiting")
        need(all(self.racing[seat] or not self.status[seat] for seat in range(self.players)), "who is out waiting")
        if self.over:
            need(not self.place and len(self.winners) > 0, "a winner at the end")
        else:
            need(not self.winners, "no winner before the end")
        need(len(set(self.winners)) == len(self.winners), "each winner once")
        need(all(0 <= seat < self.players for seat in self.winners), "winners at the table")

    def check_dice(self) -> None:
        """Refuse dice that there are not, and dice that are gone."""
        for seat in range(self.players):
            for die in self.active[seat]:
                kind, face = (die & DIE) >> 3, die & 7
                need(0 <= die < 2 * LENT and kind < KINDS and face in HITS[kind], "active dice on a face that hits")
            if self.status[seat] not in (ROLLING, RUNNING):
                need(not any(self.cup[seat * KINDS : (seat + 1) * KINDS]), "an empty cup while nobody rolls")
            if self.status[seat] in (WAITING, DONE):
                need(not self.active[seat], "no active dice before rolling and after running")
            need(self.owned(seat, BLACK) == int(seat == self.holder), "one black die, the holder's")
        need(self.supply[BLACK] == 0, "no black die in the supply")
        for kind in range(KINDS):
            if kind != BLACK:
                total = NUMBERS.each_colour
                if kind in (LIGHT_GREY, DARK_GREY):
                    total = NUMBERS.light_greys if kind == LIGHT_GREY else NUMBERS.dark_greys
                there = self.supply[kind] + sum([self.owned(seat, kind) for seat in range(self.players)])
                need(there == total, f"all {total} dice of each kind")

    def check_loans(self) -> None:
        """Refuse borrowed dice that nobody can have borrowed."""
        for row, counts in enumerate((self.draw, self.roll, self.discard, self.cup)):
            need(
                all(lent <= count for lent, count in zip(self.borrowed[row], counts, strict=True)),
                "borrowed dice there",
            )
        for seat in range(self.players):
            lent = self.borrowed_by(seat)
            need(not lent or self.card_is(PURPLE, "cubasaurus"), "Cubasaurus for borrowed dice")
            need(not self.lent(seat, PURPLE) and not self.lent(seat, BLACK), "no purple or black die borrowed")
            need(not lent or self.status[seat] not in (WAITING, DONE), "loans that end with the round")

    def check_players(self) -> None:
        """Refuse money, fans and runners out of all bounds."""
        course = self.course
        for seat in range(self.players):
            running = self.status[seat] == RUNNING
            need(0 <= self.credits[seat] <= MOST_MONEY, f"credits from 0 to {MOST_MONEY}")
            need(0 <= self.coins[seat] <= (MOST_FEET if running else 0), "coins only while running")
            need(0 <= self.feet[seat] <= (MOST_FEET if running else 0), "feet only while running")
            need(0 <= self.water_feet[seat] <= (MOST_WATER if running else 0), "water feet only while running")
            need(0 <= self.fans[seat] <= MOST_FANS, f"0 to {MOST_FANS} fans")
            need(self.hands[seat] == sum(self.fan_hands[: self.fans[seat] + 1]), "the hand tokens of the fans")
            need(0 <= self.position[seat] < course.nodes, "runners on the course")
            highest = NUMBERS.roll_limit + self.hands[seat] + max(course.progress)
            need(NUMBERS.roll_limit <= self.limit[seat] <= highest, "a roll limit that the fans and red lines give")
            need(0 <= self.lost[seat] <= MOST_FEET and 0 <= self.earned[seat] <= MOST_MONEY, "gains and losses counted")
            rolling = self.status[seat] in (ROLLING, BUSTED)  # whoever has just bust may still have to choose
            need(rolling or not (self.at_risk[seat] or self.sheltered[seat]), "risk only while rolling")

    def check_effects(self) -> None:
        """Refuse what only a card that is not there, or another moment, could have brought."""
        allowed = 0
        if self.card_is(RED, "punch-guy"):
            allowed |= 1 << WHITE | 1 << GREEN
        if self.card_is(YELLOW, "stinky-cheese"):
            allowed |= 1 << LIGHT_GREY | 1 << DARK_GREY
        best, most = 0, -1
        for turn in range(self.players):
            seat = (self.holder + turn) % self.players
            need(0 <= self.swords[seat] <= (2 * NUMBERS.each_colour if self.place else 0), "swords in the Run Phase")
            if self.swords[seat] > best:
                best, most = self.swords[seat], seat
            for exempt in (self.exempt[seat], self.exempt_next[seat]):
                need(exempt >= 0 and exempt & ~allowed == 0, "exempt dice only by their cards")
            champion = self.champion[seat] or self.champion_next[seat]
            need(not champion or self.card_is(RED, "champion"), "a Champion only by that card")
            need(not self.fought[seat] or self.swords[seat] > 0, "a fight only with swords")
            running = self.status[seat] == RUNNING
            due = 3 * NUMBERS.each_colour if running and self.card_is(WHITE, "schmutz") else 0
            need(0 <= self.due[seat] <= due and self.due[seat] % 3 == 0, "coins due only by Schmutz")
            owed = NUMBERS.each_colour if running and self.card_is(WHITE, "broken-cow") else 0
            need(0 <= self.owed[seat] <= owed, "dice owed only by Broken Cow")
            need(not self.bob_now[seat] or self.place > 0, "Bob's spaces of this round in the Run Phase")
            for cell in (*self.bob_before[seat], *self.bob_now[seat]):
                track, space = cell // 1000, cell % 1000
                need(self.card_is(BLUE, "bob") and track in self.course.legs, "Bob's spaces on the course")
                need(space < len(TRACKS[track].xy) and TRACKS[track].reward(space)[0] > 0, "Bob's spaces with a reward")
            need(len(self.bob_before[seat]) + len(self.bob_now[seat]) <= MOST_WATER, "as many spaces as Bobs")
        need(self.most == most, "the most swords counted")

    def card_is(self, kind: int, key: str) -> bool:
        """Whether the card of a colour is this one."""
        return CARD_ROWS[self.cards[kind]].key == key


def from_dear_to_cheap(costs: list[int]) -> list[int]:
    """The kinds of dice, the dearest first."""
    return sorted(range(KINDS), key=lambda kind: (-costs[kind], -kind))


def need(true: bool, what: str) -> None:
    """Refuse a state that does not have what every one has."""
    if not true:
        raise BadState(f"no race comes to this state: it needs {what}")
