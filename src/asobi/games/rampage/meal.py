"""The meal: after the actions a monster eats what it can reach."""

from __future__ import annotations

from asobi.core import Action, Ask, Step
from asobi.games.rampage.actions import ATE, DINE, EAT, FULL, SNACK, SNACKED, Eat, OfCard, OfColour, OfGround
from asobi.games.rampage.legal import playable, playable_late
from asobi.games.rampage.plan import DISC, MEEPLES
from asobi.games.rampage.powers import powers_of
from asobi.games.rampage.runs import guarded
from asobi.games.rampage.state import MEAL, SIDE_A, RampageState
from asobi.games.rampage.superpowers import HUNGRY, SCAVENGING, SMILING, play


def bites(s: RampageState, seat: int) -> int:
    """How many meeples the monster may eat: teeth, Retainer, Really Hungry, Sharp Canines, in this order."""
    powers = powers_of(s, seat)
    teeth = max([s.bite(seat), *[power.teeth_at_least() for power in powers]])
    if s.feast & HUNGRY:
        teeth *= 2
    return teeth + sum([power.more_bites() for power in powers])


def tables(s: RampageState, seat: int) -> list[int]:
    """The neighbourhoods where the monster may eat and there is something to eat."""
    scene = s.scene()
    open_to = set(scene.grounds(DISC + seat))
    for power in powers_of(s, seat):
        open_to.update(power.tables(s, seat))
    if s.feast & SCAVENGING:
        for rival in s.rivals(seat):
            open_to.update(scene.grounds(DISC + rival))
    return [ground for ground in sorted(open_to) if scene.edible(ground)]


def meal(s: RampageState, seat: int) -> Step[None]:
    """Choose where to eat, eat, and listen to the Siren."""
    s.feast = 0
    ground = yield from sit_down(s, seat)
    if s.feast & SMILING:
        yield from snack(s, seat)
    elif ground >= 0:
        yield from eat_at(s, seat, ground)
    yield from sing(s, seat, ground)
    s.feast = 0


def sit_down(s: RampageState, seat: int) -> Step[int]:
    """The neighbourhood to eat in, -1 for none; cards for the meal are played here.

    Whoever holds a secret card is asked even where there is nothing to eat.
    """
    while True:
        options: list[Action] = [DINE[ground] for ground in tables(s, seat)]
        if not options and not s.supers[seat]:
            return -1
        choice: Action = yield Ask(seat, "dine", [*options, *playable(s, seat, MEAL), FULL], {"bites": bites(s, seat)})
        if isinstance(choice, OfGround):
            return choice.ground
        if not isinstance(choice, OfCard):
            return -1
        yield from guarded(s, seat, play(s, seat, choice.card))
        if s.feast & SMILING:
            return -1


def eat_at(s: RampageState, seat: int, ground: int) -> Step[None]:
    """Eat accessible meeples of one neighbourhood, one by one, as long as there are teeth."""
    eaten = 0
    while eaten < bites(s, seat):
        options: list[Action] = [EAT[meeple] for meeple in s.scene().edible(ground)]
        if not options:
            return
        about = {"bites": bites(s, seat) - eaten}
        choice: Action = yield Ask(seat, "eat", [*options, *playable_late(s, seat), FULL], about)
        if isinstance(choice, Eat):
            swallow(s, seat, choice.meeple)
            eaten += 1
        elif isinstance(choice, OfCard):
            yield from guarded(s, seat, play(s, seat, choice.card))
        else:
            return


def swallow(s: RampageState, seat: int, meeple: int) -> None:
    """One meeple goes to the stomach."""
    s.set_here([meeple], False)
    s.meeples[seat * 6 + s.colours[meeple]] += 1
    s.tell(ATE, seat, meeple, s.colours[meeple])


def sing(s: RampageState, seat: int, ground: int) -> Step[None]:
    """Siren: one more meeple, out of another neighbourhood."""
    if not any(power.sings() for power in powers_of(s, seat)):
        return
    scene = s.scene()
    here = [ground] if ground >= 0 else scene.grounds(DISC + seat)
    options: list[Action] = [
        EAT[m] for m in range(MEEPLES) if scene.accessible(m) and any(n not in here for n in scene.grounds(m))
    ]
    if options:
        choice: Action = yield Ask(seat, "sing", [*options, FULL])
        if isinstance(choice, Eat):
            swallow(s, seat, choice.meeple)


def snack(s: RampageState, seat: int) -> Step[None]:
    """Ultra-Bright Smile: eat from the runaway board; the rest moves up without effects."""
    for left in range(bites(s, seat), 0, -1):
        options: list[Action] = [SNACK[colour] for colour in runaways(s)]
        if not options:
            return
        choice: Action = yield Ask(seat, "snack", [*options, FULL], {"bites": left})
        if not isinstance(choice, OfColour):
            return
        if s.side == SIDE_A:
            s.runaway.remove(choice.colour)
        else:
            s.runaway[choice.colour] -= 1
        s.meeples[seat * 6 + choice.colour] += 1
        s.tell(SNACKED, seat, choice.colour)


def runaways(s: RampageState) -> list[int]:
    """The colours on the runaway board."""
    return sorted(set(s.runaway)) if s.side == SIDE_A else [colour for colour in range(6) if s.runaway[colour]]
