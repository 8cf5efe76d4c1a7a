"""The sixteen secret superpowers: when each may be played, and what happens then."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from asobi.core import Action, Ask, Step
from asobi.games.rampage.actions import CATCH, GOT_CARD, KISS, PLAYED, ROB, Kiss, OfSeat
from asobi.games.rampage.deeds import place_monster, placed, throw
from asobi.games.rampage.plan import BODY, DISC, KIND_OF, PLAN
from asobi.games.rampage.resolve import lift, resolve_deed, seat_again, shoo_off
from asobi.games.rampage.runs import disturb
from asobi.games.rampage.state import ACTIONS, MEAL, SIDE_A, RampageState
from asobi.games.rampage.tables import CARDS, SUPERPOWERS
from asobi.games.rampage.teeth import move_meeple, take_teeth

# What a played superpower does to the meal; bits of `RampageState.feast`.
HUNGRY: Final = 1
SCAVENGING: Final = 2
SMILING: Final = 4

ELSEWHERE: Final = -1  # the phase of a card that waits for what somebody else does

PUSH: Final = 8.0  # radians a second with which the Terminator tips a body over


@mypyc_attr(allow_interpreted_subclasses=True)
class Superpower:
    """A secret card. Most are played among the own actions and cost none; the others wait for their moment."""

    phase: int = ACTIONS
    late: bool = False  # whether it may still be played after the last action, until the meal is over
    shakes: bool = False  # whether it is nothing without a run of nature

    def can(self, s: RampageState, seat: int) -> bool:
        """Whether playing it would do anything now."""
        return True

    def play(self, s: RampageState, seat: int) -> Step[None]:
        """What it does."""
        yield from ()


class Catcher(Superpower):
    """Throws a rival off the own head, like a vehicle, and takes one of its teeth; this is an action."""

    shakes = True

    def can(self, s: RampageState, seat: int) -> bool:
        return bool(self.prey(s, seat)) and s.actions > s.owed(seat)

    def prey(self, s: RampageState, seat: int) -> list[int]:
        """The rivals within reach whose body is in the city."""
        scene = s.scene()
        return [rival for rival in s.rivals_beside(seat) if s.here[BODY + rival] and scene.in_city(BODY + rival)]

    def play(self, s: RampageState, seat: int) -> Step[None]:
        prey = self.prey(s, seat)
        rival = prey[0]
        if len(prey) > 1:
            options: list[Action] = [CATCH[other] for other in prey]
            choice: Action = yield Ask(seat, "catch", options)
            assert isinstance(choice, OfSeat)
            rival = choice.seat
        run = yield from throw(s, seat, BODY + rival, "toss")
        s.actions -= 1
        s.acted += 1
        s.down[rival] = 1
        yield from take_teeth(s, seat, rival, 1)
        yield from resolve_deed(s, seat, run["left"], 1)


class Earthquake(Superpower):
    """The meeples on every ruin go to a neighbourhood beside it."""

    late = True

    def play(self, s: RampageState, seat: int) -> Step[None]:
        for building in range(len(PLAN.buildings)):
            yield from shoo_off(s, seat, building, False)


class Hobo(Superpower):
    """Takes three meeples at random out of rivals' stomachs."""

    late = True

    def can(self, s: RampageState, seat: int) -> bool:
        return any(s.eaten(rival) for rival in s.rivals(seat))

    def play(self, s: RampageState, seat: int) -> Step[None]:
        for _ in range(s.tables.card["hobo"]):
            full = [rival for rival in s.rivals(seat) if s.eaten(rival)]
            if not full:
                return
            victim = full[0]
            if len(full) > 1:
                options: list[Action] = [ROB[rival] for rival in full]
                choice: Action = yield Ask(seat, "rob", options)
                assert isinstance(choice, OfSeat)
                victim = choice.seat
            meeples = [colour for colour in range(6) for _ in range(s.meeples[victim * 6 + colour])]
            move_meeple(s, victim, seat, s.dice.pick(meeples))


class Invisibility(Superpower):
    """At the start of the turn the monster appears in any neighbourhood."""

    def can(self, s: RampageState, seat: int) -> bool:
        return s.acted == 0

    def play(self, s: RampageState, seat: int) -> Step[None]:
        yield from place_monster(s, seat, seat, list(range(len(PLAN.grounds))))


class ParalyzingGaze(Superpower):
    """No rival may Move on its next turn."""

    late = True

    def play(self, s: RampageState, seat: int) -> Step[None]:
        for rival in s.rivals(seat):
            s.frozen[rival] = 1
        yield from ()


class PassionateKiss(Superpower):
    """Takes two meeples of one's choice out of the stomachs of rivals in the own neighbourhood."""

    late = True

    def can(self, s: RampageState, seat: int) -> bool:
        return any(s.eaten(rival) for rival in s.rivals_beside(seat))

    def play(self, s: RampageState, seat: int) -> Step[None]:
        s.kissing = seat
        for _ in range(s.tables.card["kiss"]):
            options: list[Action] = [
                KISS[rival][colour]
                for rival in s.rivals_beside(seat)
                for colour in range(6)
                if s.meeples[rival * 6 + colour]
            ]
            if not options:
                break
            choice: Action = yield Ask(seat, "kiss", options)
            assert isinstance(choice, Kiss)
            move_meeple(s, choice.seat, seat, choice.colour)
        s.kissing = -1


class ReallyHungry(Superpower):
    """Two meeples a tooth at this meal."""

    phase = MEAL

    def can(self, s: RampageState, seat: int) -> bool:
        return not s.feast & HUNGRY

    def play(self, s: RampageState, seat: int) -> Step[None]:
        s.feast |= HUNGRY
        yield from ()


class Scavenger(Superpower):
    """Eats where a rival is, as if one were there."""

    phase = MEAL

    def can(self, s: RampageState, seat: int) -> bool:
        scene = s.scene()
        return any(scene.grounds(DISC + rival) for rival in s.rivals(seat))

    def play(self, s: RampageState, seat: int) -> Step[None]:
        s.feast |= SCAVENGING
        yield from ()


class SmallWings(Superpower):
    """The monster flies to any neighbourhood, between actions or before the meal."""

    def play(self, s: RampageState, seat: int) -> Step[None]:
        yield from place_monster(s, seat, seat, list(range(len(PLAN.grounds))))


class Elsewhere(Superpower):
    """A card that waits for somebody else: Teeth Protector for a lost tooth, Too Cute for a runaway effect."""

    phase = ELSEWHERE

    def can(self, s: RampageState, seat: int) -> bool:
        return False


class Terminator(Superpower):
    """Every standing rival in the own neighbourhood falls and gives a tooth."""

    late = True
    shakes = True

    def can(self, s: RampageState, seat: int) -> bool:
        return bool(self.prey(s, seat))

    def prey(self, s: RampageState, seat: int) -> list[int]:
        """The rivals in reach that stand."""
        scene = s.scene()
        beside = [rival for rival in s.rivals_beside(seat) if s.here[BODY + rival] and not s.down[rival]]
        return [rival for rival in beside if not scene.knocked_down(rival, bool(s.flipped[rival]))]

    def play(self, s: RampageState, seat: int) -> Step[None]:
        prey = self.prey(s, seat)
        run = yield from disturb(s, seat, "terminator", {"set": [tipped(s, seat, rival) for rival in prey]})
        for rival in prey:
            s.down[rival] = 1
            yield from take_teeth(s, seat, rival, 1)
        yield from resolve_deed(s, seat, run["left"], 1)


class UltraBrightSmile(Superpower):
    """Eats from the runaway board instead of the own neighbourhood."""

    phase = MEAL

    def can(self, s: RampageState, seat: int) -> bool:
        return bool(s.runaway) if s.side == SIDE_A else any(s.runaway)

    def play(self, s: RampageState, seat: int) -> Step[None]:
        s.feast |= SMILING
        yield from ()


class Unleashed(Superpower):
    """Two more actions this turn."""

    def play(self, s: RampageState, seat: int) -> Step[None]:
        s.actions += s.tables.unleashed
        yield from ()


class UnstableMutation(Superpower):
    """Three more powers for this turn; at its end as many are discarded, of one's choice."""

    late = True

    def can(self, s: RampageState, seat: int) -> bool:
        return bool(s.pools[1])

    def play(self, s: RampageState, seat: int) -> Step[None]:
        for _ in range(min(s.tables.card["mutation"], len(s.pools[1]))):
            drawn = s.dice.pick(s.pools[1])
            s.pools[1].remove(drawn)
            s.powers[seat].append(drawn)
            s.mutant[seat] += 1
            s.tell(GOT_CARD, seat, drawn)
        yield from ()


class WhoCutTheCheese(Superpower):
    """Every rival is turned head-down; turning back costs an action of its next turn.

    A body whose disc is out of the city waits beside it: head-down it would count as fallen.
    """

    late = True

    def play(self, s: RampageState, seat: int) -> Step[None]:
        for rival in s.rivals(seat):
            s.flipped[rival] = 1
            if not s.down[rival] and s.here[BODY + rival]:
                if s.scene().in_city(DISC + rival):
                    yield from seat_again(s, seat, rival, 1)
                else:
                    yield from lift(s, seat, [BODY + rival], seat, 1)


def tipped(s: RampageState, seat: int, rival: int) -> list[float]:
    """A rival's body, pushed over away from the own disc."""
    scene = s.scene()
    x, y = scene.spot(DISC + seat)
    rx, ry = scene.spot(BODY + rival)
    far = math.hypot(rx - x, ry - y) or 1.0
    ux, uy = (rx - x) / far, (ry - y) / far
    tall = KIND_OF[BODY].half
    return [BODY + rival, *placed(s, BODY + rival), PUSH * tall * ux, PUSH * tall * uy, 0.0, -PUSH * uy, PUSH * ux, 0.0]


BY_NAME: Final[dict[str, Superpower]] = {
    "catcher": Catcher(),
    "earthquake": Earthquake(),
    "hobo": Hobo(),
    "invisibility": Invisibility(),
    "paralyzing-gaze": ParalyzingGaze(),
    "passionate-kiss": PassionateKiss(),
    "really-hungry": ReallyHungry(),
    "scavenger": Scavenger(),
    "small-wings": SmallWings(),
    "teeth-protector": Elsewhere(),
    "terminator": Terminator(),
    "too-cute": Elsewhere(),
    "ultra-bright-smile": UltraBrightSmile(),
    "unleashed": Unleashed(),
    "unstable-mutation": UnstableMutation(),
    "who-cut-the-cheese": WhoCutTheCheese(),
}
SUPERPOWER: Final[list[Superpower]] = [BY_NAME[CARDS[number]] for number in SUPERPOWERS]


def play(s: RampageState, seat: int, number: int) -> Step[None]:
    """Show a superpower, put it out of the game, and do what it says."""
    s.supers[seat].remove(number)
    s.spent.append(number)
    s.tell(PLAYED, seat, number)
    yield from SUPERPOWER[number - SUPERPOWERS[0]].play(s, seat)
