"""The sixteen powers: small changes to the rules that the phases ask for by name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from asobi.games.rampage.plan import BODY, DISC, PLAN, VEHICLE
from asobi.games.rampage.state import RampageState
from asobi.games.rampage.tables import CARDS, EACH, POWERS, TABLES


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """What every monster may do without a card; a power overrides one of these."""

    def teeth_by_move(self) -> int:
        """The teeth that a rival gives who is knocked down in a Move."""
        return 1

    def roofs(self, s: RampageState, seat: int) -> list[int]:
        """The buildings whose roof a Move may start from."""
        return []

    def stretches(self) -> bool:
        """Whether the disc may be put anywhere in its neighbourhood before a Move."""
        return False

    def jumps(self) -> bool:
        """Whether a Move may be flicked off the own head."""
        return False

    def flicks(self) -> int:
        """How many flicks a Move has."""
        return 1

    def buildings(self, s: RampageState, seat: int) -> list[int]:
        """Buildings that may be demolished although the disc does not touch their sidewalk."""
        return []

    def victims(self, s: RampageState, seat: int) -> list[int]:
        """Rivals on whom the body may be dropped."""
        return []

    def vehicles(self, s: RampageState, seat: int) -> list[int]:
        """Vehicles that may be tossed wherever they are."""
        return []

    def kicks(self) -> bool:
        """Whether the own disc may be tossed instead of a vehicle."""
        return False

    def mouths(self, s: RampageState, seat: int) -> list[int]:
        """Other monsters from whose head one may breathe."""
        return []

    def inhales(self) -> bool:
        """Whether those who escape by the own breath come back."""
        return False

    def smells(self) -> bool:
        """Whether a Move that ends on a sidewalk drives the meeples off the ruin."""
        return False

    def teeth_at_least(self) -> int:
        """As how many teeth the mouth counts at a meal, if it has fewer."""
        return 0

    def more_bites(self) -> int:
        """Meeples beyond the limit of a meal."""
        return 0

    def tables(self, s: RampageState, seat: int) -> list[int]:
        """Neighbourhoods where one may eat instead of the own one."""
        return []

    def sings(self) -> bool:
        """Whether a meeple of another neighbourhood comes after the meal."""
        return False


class Boxer(Power):
    """A rival knocked down in a Move gives two teeth."""

    def teeth_by_move(self) -> int:
        return 2


class Climber(Power):
    """A Move may start from the roof of a building beside the own neighbourhood."""

    def roofs(self, s: RampageState, seat: int) -> list[int]:
        scene = s.scene()
        return [b for b in beside(s, seat) if scene.floors_on(b)]


class Heavyweight(Power):
    """The body may be dropped on a standing rival of the own neighbourhood."""

    def victims(self, s: RampageState, seat: int) -> list[int]:
        scene = s.scene()
        return [r for r in s.rivals_beside(seat) if s.here[BODY + r] and not scene.knocked_down(r, bool(s.flipped[r]))]


class Hurricane(Power):
    """Breathe from the head of any monster that stands in the city."""

    def mouths(self, s: RampageState, seat: int) -> list[int]:
        scene = s.scene()
        others = [other for other in range(s.players) if other != seat and s.here[BODY + other]]
        return [other for other in others if not scene.knocked_down(other, bool(s.flipped[other]))]


class Jumper(Power):
    """A Move may be flicked off the own head."""

    def jumps(self) -> bool:
        return True


class KungFuMaster(Power):
    """Toss the own disc instead of a vehicle."""

    def kicks(self) -> bool:
        return True


class LongTail(Power):
    """Demolish any building beside the own neighbourhood."""

    def buildings(self, s: RampageState, seat: int) -> list[int]:
        return beside(s, seat)


class Retainer(Power):
    """At a meal the mouth has at least four teeth."""

    def teeth_at_least(self) -> int:
        return TABLES.card["retainer"]


class SharpCanines(Power):
    """Two meeples more at a meal."""

    def more_bites(self) -> int:
        return TABLES.card["canines"]


class Siren(Power):
    """One more meeple after the meal, out of another neighbourhood."""

    def sings(self) -> bool:
        return True


class SmellyPaws(Power):
    """After a Move to a sidewalk, the meeples leave that ruin."""

    def smells(self) -> bool:
        return True


class StarDancer(Power):
    """Two flicks in a Move."""

    def flicks(self) -> int:
        return 2


class StretchyPaws(Power):
    """Before a Move the disc may be put anywhere in its neighbourhood."""

    def stretches(self) -> bool:
        return True


class StretchyTongue(Power):
    """Eat in a neighbourhood that shares a wall with the own one."""

    def tables(self, s: RampageState, seat: int) -> list[int]:
        own = s.scene().grounds(DISC + seat)
        return sorted({beyond for ground in own for beyond in PLAN.next_to(ground)})


class Telekinesis(Power):
    """Toss any vehicle from anywhere."""

    def vehicles(self, s: RampageState, seat: int) -> list[int]:
        return [v for v in range(4) if s.here[VEHICLE + v]]


class Vacuum(Power):
    """Those who escape by the own breath land in the own neighbourhood."""

    def inhales(self) -> bool:
        return True


def beside(s: RampageState, seat: int) -> list[int]:
    """The buildings that border a neighbourhood of the monster's disc."""
    own = s.scene().grounds(DISC + seat)
    return [n for n, building in enumerate(PLAN.buildings) if any(ground in own for ground in building.borders)]


BY_NAME: Final[dict[str, Power]] = {
    "boxer": Boxer(),
    "climber": Climber(),
    "heavyweight": Heavyweight(),
    "hurricane": Hurricane(),
    "jumper": Jumper(),
    "kung-fu-master": KungFuMaster(),
    "long-tail": LongTail(),
    "retainer": Retainer(),
    "sharp-canines": SharpCanines(),
    "siren": Siren(),
    "smelly-paws": SmellyPaws(),
    "star-dancer": StarDancer(),
    "stretchy-paws": StretchyPaws(),
    "stretchy-tongue": StretchyTongue(),
    "telekinesis": Telekinesis(),
    "vacuum": Vacuum(),
}
POWER: Final[list[Power]] = [BY_NAME[CARDS[number]] for number in POWERS]


def powers_of(s: RampageState, seat: int) -> list[Power]:
    """The powers that work for the seat; a team shares its power."""
    held = [card for mate in s.crew(seat) for card in s.powers[mate]]
    return [POWER[card - EACH] for card in sorted(set(held))]
