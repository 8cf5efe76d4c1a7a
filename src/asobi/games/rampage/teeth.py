"""Teeth: lost to one's own mistakes, taken by a rival, and what is given when none is left."""

from __future__ import annotations

from asobi.core import Action, Ask, Step
from asobi.core.actions import Field
from asobi.games.rampage.actions import (
    ACCEPT,
    BOXED,
    GAVE,
    GAVE_COLOUR,
    GIVE,
    LOST_TOOTH,
    PLAY,
    PROTECTED,
    TOOK_TOOTH,
    OfCard,
    OfColour,
)
from asobi.games.rampage.state import RampageState
from asobi.games.rampage.tables import SUPERPOWERS, card

PROTECTOR = card("teeth-protector")


def lose_tooth(s: RampageState, seat: int) -> Step[None]:
    """A tooth goes back to the supply; without a token left, meeples go to the box."""
    if s.teeth[seat]:
        s.teeth[seat] -= 1
        s.tell(LOST_TOOTH, seat)
    else:
        yield from give_meeples(s, seat, -1, s.tables.ransom)


def take_teeth(s: RampageState, thief: int, victim: int, count: int) -> Step[None]:
    """A rival breaks teeth; a Teeth Protector turns that round."""
    if (yield from protects(s, victim, thief)):
        yield from hand_over(s, victim, thief)
        return
    for _ in range(count):
        yield from hand_over(s, thief, victim)


def hand_over(s: RampageState, thief: int, victim: int) -> Step[None]:
    """One tooth goes from the victim's mouth into the thief's stomach, or meeples in its place."""
    if s.teeth[victim]:
        s.teeth[victim] -= 1
        s.fangs[thief] += 1
        s.tell(TOOK_TOOTH, thief, victim)
    else:
        yield from give_meeples(s, victim, thief, s.tables.ransom)


def protects(s: RampageState, victim: int, thief: int) -> Step[bool]:
    """Whether the victim plays its Teeth Protector.

    Whoever holds a secret card is asked, so that the question gives nothing away, until all have seen it spent.
    """
    if not s.supers[victim] or PROTECTOR in s.spent:
        return False
    options: list[Action] = [ACCEPT]
    if PROTECTOR in s.supers[victim]:
        options.insert(0, PLAY[PROTECTOR - SUPERPOWERS[0]])
    about: dict[str, Field] = {"thief": thief}
    if s.patience:
        about |= {"seconds": s.patience, "otherwise": ACCEPT.notation}
    choice: Action = yield Ask(victim, "protect", options, about)
    if not isinstance(choice, OfCard):
        return False
    s.supers[victim].remove(PROTECTOR)
    s.spent.append(PROTECTOR)
    s.tell(PROTECTED, victim, thief)
    return True


def give_meeples(s: RampageState, seat: int, to: int, count: int) -> Step[None]:
    """The seat chooses meeples of its stomach for a rival, or for the box (-1); fewer if it has fewer."""
    given = 0
    for _ in range(count):
        colours: list[Action] = [GIVE[c] for c in range(6) if s.meeples[seat * 6 + c]]
        if not colours:
            break
        choice: Action = yield Ask(seat, "give", colours, {"to": to})
        assert isinstance(choice, OfColour)
        move_meeple(s, seat, to, choice.colour)
        given += 1
    if given and to >= 0:
        s.tell(GAVE, seat, to, given)


def move_meeple(s: RampageState, seat: int, to: int, colour: int) -> None:
    """A meeple leaves a stomach for another one, seen by these two only, or for the box, seen by all."""
    s.meeples[seat * 6 + colour] -= 1
    if to >= 0:
        s.meeples[to * 6 + colour] += 1
        s.tell_only([*s.crew(seat), *s.crew(to)], GAVE_COLOUR, seat, to, colour)
    else:
        s.box[colour] += 1
        s.tell(BOXED, seat, colour)
