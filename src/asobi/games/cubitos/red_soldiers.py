"""Red: soldiers. Swords are compared once a round: MOST cards have one winner, FEWER cards look at each opponent."""

from __future__ import annotations

from typing import Final

from asobi.core import Action, Ask, Step
from asobi.games.cubitos.ability import Card
from asobi.games.cubitos.actions import ACTIVE, TO, Give, To
from asobi.games.cubitos.cup import ALL_KINDS, ANYWHERE, Pick, choose_dice, roll_cup
from asobi.games.cubitos.rewards import get_coins, get_feet
from asobi.games.cubitos.state import DIE, LENT, CubitosState
from asobi.games.cubitos.tables import GREEN, KINDS, RED, WHITE
from asobi.games.cubitos.zones import GIVE_LIST, GIVE_ZONES, give, lose_active, own_dice, zone

NOT_RED: Final = Pick(ANYWHERE, ALL_KINDS & ~(1 << RED), True, True)


def lose_red(s: CubitosState, seat: int) -> None:
    """Lose one active red die, if one is still there."""
    reds = [place for place, die in enumerate(s.active[seat]) if (die & DIE) >> 3 == RED]
    own = [place for place in reds if not s.active[seat][place] & LENT]
    for place in (own or reds)[:1]:
        lose_active(s, seat, place)


class Most(Card):
    """Only the player with the most swords may use it."""

    def fight_ready(self, s: CubitosState, seat: int) -> bool:
        return s.most == seat


class Fewer(Card):
    """Every player with a sword may use it, and counts the opponents with fewer."""

    def fight_ready(self, s: CubitosState, seat: int) -> bool:
        return self.beaten(s, seat) > 0

    def beaten(self, s: CubitosState, seat: int) -> int:
        """How many opponents have strictly fewer swords."""
        return sum([1 for other in range(s.players) if s.racing[other] and s.swords[other] < s.swords[seat]])


class MrSoldier(Most):
    """MOST: gain 3 coins and 2 feet; then lose an active red die. Other reading: lose none."""

    def fight(self, s: CubitosState, seat: int) -> Step[None]:
        get_coins(s, seat, 3)
        get_feet(s, seat, 2)
        if not s.other_reading(self.kind):
            lose_red(s, seat)
        yield from ()


class PunchGuy(Most):
    """MOST: in your next Roll Phase white and green dice do not count against the roll limit."""

    def fight(self, s: CubitosState, seat: int) -> Step[None]:
        s.exempt_next[seat] |= 1 << WHITE | 1 << GREEN
        yield from ()


class SupahGeneral(Most):
    """MOST: gain as many feet as you have fans; then lose an active red die. Other reading: lose none."""

    def fight(self, s: CubitosState, seat: int) -> Step[None]:
        get_feet(s, seat, s.fans[seat])
        if not s.other_reading(self.kind):
            lose_red(s, seat)
        yield from ()


class JacquesCouteau(Fewer):
    """FEWER: for each opponent with fewer swords choose 2 of your dice that are not red, and roll them."""

    def fight(self, s: CubitosState, seat: int) -> Step[None]:
        for _ in range(self.beaten(s, seat)):
            yield from choose_dice(s, seat, "duel", NOT_RED, 2)
            roll_cup(s, seat, "duel")


class Champion(Most):
    """MOST: in your next Draw step choose freely from Draw and Discard."""

    def fight(self, s: CubitosState, seat: int) -> Step[None]:
        s.champion_next[seat] = True
        yield from ()


class Crabby(Most):
    """MOST: give one of your dice to the opponent with the fewest swords, into their Discard."""

    def fight_ready(self, s: CubitosState, seat: int) -> bool:
        return s.most == seat and len(self.presents(s, seat)) > 0

    def presents(self, s: CubitosState, seat: int) -> list[Action]:
        """The dice that can be given away; a borrowed one is not yours."""
        return [
            option
            for option in own_dice(s, seat, GIVE_ZONES, GIVE_LIST)
            if isinstance(option, Give) and self.own(s, seat, option)
        ]

    def own(self, s: CubitosState, seat: int, option: Give) -> bool:
        """Whether one of the dice meant is the player's own."""
        if option.zone == ACTIVE:
            wanted = option.kind * 8 + option.face
            return any(die & (DIE | LENT) == wanted for die in s.active[seat])
        there = seat * KINDS + option.kind
        return zone(s, option.zone)[there] > s.borrowed[option.zone][there]

    def fight(self, s: CubitosState, seat: int) -> Step[None]:
        presents = self.presents(s, seat)
        choice: Action = presents[0]
        if len(presents) > 1:
            choice = yield Ask(seat, "give", presents)
        others = [other for other in range(s.players) if other != seat and s.racing[other]]
        fewest = min([s.swords[other] for other in others])
        options: list[Action] = [TO[other] for other in others if s.swords[other] == fewest]
        to: Action = options[0]
        if len(options) > 1:
            to = yield Ask(seat, "give-to", options)
        if isinstance(choice, Give) and isinstance(to, To):
            give(s, seat, to.seat, choice.zone, choice.kind, choice.face)


class ElBandito(Fewer):
    """FEWER: gain 1 foot for each opponent with fewer swords."""

    def fight(self, s: CubitosState, seat: int) -> Step[None]:
        get_feet(s, seat, self.beaten(s, seat))
        yield from ()


SOLDIERS: Final[list[Card]] = [
    MrSoldier("mr-soldier"),
    PunchGuy("punch-guy"),
    SupahGeneral("supah-general"),
    JacquesCouteau("jacques-couteau"),
    Champion("champion"),
    Crabby("crabby"),
    ElBandito("el-bandito"),
]
