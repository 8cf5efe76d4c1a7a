"""What a seat cannot know, dealt anew: other stomachs, other superpowers, the undrawn cards."""

from __future__ import annotations

from asobi.core import Dice
from asobi.games.rampage.state import RampageState
from asobi.games.rampage.tables import EACH, SUPERPOWERS


def knows_stomach(s: RampageState, seat: int, other: int) -> bool:
    """Whether the seat may look into the other's stomach: its own, a team mate's, a rival's while kissing it."""
    if seat < 0:
        return False
    return other in s.crew(seat) or (s.kissing == seat and other in s.rivals_beside(seat))


def redeal(s: RampageState, seat: int, dice: Dice) -> None:
    """Deal the seat's unknowns anew, in place; a spectator (-1) knows no secret at all."""
    before = s.redealt_before()
    if before is not None:
        redeal(before, seat, dice)
        s.instead(before)
    redeal_stomachs(s, seat, dice)
    redeal_cards(s, seat, dice)
    for other in range(s.players):
        if other != seat and s.guesses[other] >= 0 and not s.over:
            s.guesses[other] = dice.below(s.players)


def redeal_stomachs(s: RampageState, seat: int, dice: Dice) -> None:
    """Only how many meeples lie in a stomach is known; which of those eaten, is not."""
    hidden = [other for other in range(s.players) if not knows_stomach(s, seat, other)]
    pool = [colour for colour in range(6) for _ in range(sum([s.meeples[other * 6 + colour] for other in hidden]))]
    dice.shuffle(pool)
    for other in hidden:
        count = s.eaten(other)
        dealt, pool = pool[:count], pool[count:]
        for colour in range(6):
            s.meeples[other * 6 + colour] = dealt.count(colour)


def redeal_cards(s: RampageState, seat: int, dice: Dice) -> None:
    """Superpowers in other hands, cards that others choose from, and what is left in the decks."""
    others = [other for other in range(s.players) if other != seat]
    for kind in range(3):
        pool = s.pools[kind][:]
        for other in others:
            pool += [number for number in s.offer[other] if number // EACH == kind]
            if kind == SUPERPOWERS[0] // EACH:
                pool += s.supers[other]
        pool.sort()
        dice.shuffle(pool)
        for other in others:
            shown = [number for number in s.offer[other] if number // EACH == kind]
            fresh, pool = pool[: len(shown)], pool[len(shown) :]
            s.offer[other] = sorted([n for n in s.offer[other] if n // EACH != kind] + fresh)
            if kind == SUPERPOWERS[0] // EACH:
                held = len(s.supers[other])
                s.supers[other], pool = sorted(pool[:held]), pool[held:]
        s.pools[kind] = sorted(pool)
