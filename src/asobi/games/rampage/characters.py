"""The sixteen characters: what each one is worth at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from asobi.games.rampage.plan import BLACK, BLUE, GREEN, GREY, RED, VEHICLE, YELLOW
from asobi.games.rampage.state import RampageState
from asobi.games.rampage.tables import CARDS, CHARACTERS


@mypyc_attr(allow_interpreted_subclasses=True)
class Character:
    """A character in front of a seat; its points are counted on that seat's own stomach."""

    def points(self, s: RampageState, seat: int) -> int:
        """What the character adds to the seat's score."""
        return 0


class Pairs(Character):
    """Points for each pair of two colours; the same meeples still count in sets."""

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def points(self, s: RampageState, seat: int) -> int:
        stomach = s.stomach(seat)
        return s.tables.card["pair"] * min(stomach[self.first], stomach[self.second])


class MostOf(Character):
    """Points for strictly more meeples of a colour than each other player."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def points(self, s: RampageState, seat: int) -> int:
        return most(s, [s.stomach(other)[self.colour] for other in range(s.players)], seat)


class Brawler(Character):
    """Every eaten tooth counts more."""

    def points(self, s: RampageState, seat: int) -> int:
        return (s.tables.card["brawler"] - s.tables.tooth) * s.fangs[seat]


class Destructive(Character):
    """Points for the most floors."""

    def points(self, s: RampageState, seat: int) -> int:
        return most(s, s.floors, seat)


class Glutton(Character):
    """Points for the most meeples in all."""

    def points(self, s: RampageState, seat: int) -> int:
        return most(s, [s.eaten(other) for other in range(s.players)], seat)


class Imitator(Character):
    """Copies a rival's character, counted on the own stomach."""

    def points(self, s: RampageState, seat: int) -> int:
        copied = s.copies[seat]
        return CHARACTER[copied].points(s, seat) if copied >= 0 else 0


class ScrapMerchant(Character):
    """Points for every vehicle that lies on a ruin at the end, if only partly."""

    def points(self, s: RampageState, seat: int) -> int:
        scene = s.scene()
        scrapped = [v for v in range(VEHICLE, VEHICLE + 4) if s.here[v] and scene.on_ruin(v)]
        return s.tables.card["scrap"] * len(scrapped)


class Seer(Character):
    """Points for having named a monster that ate the most; a tie is right as well."""

    def points(self, s: RampageState, seat: int) -> int:
        named = s.guesses[seat]
        right = named >= 0 and s.eaten(named) == max([s.eaten(other) for other in range(s.players)])
        return s.tables.card["seer"] if right else 0


class Softie(Character):
    """Points for every tooth token left in the own mouth."""

    def points(self, s: RampageState, seat: int) -> int:
        return s.tables.card["softie"] * s.teeth[seat]


def most(s: RampageState, counts: list[int], seat: int) -> int:
    """The points for having strictly more than every other."""
    others = [count for other, count in enumerate(counts) if other != seat]
    return s.tables.card["most"] if counts[seat] > max(others) else 0


BY_NAME: Final[dict[str, Character]] = {
    "anarchist": Pairs(GREEN, BLUE),
    "brawler": Brawler(),
    "destructive": Destructive(),
    "glutton": Glutton(),
    "imitator": Imitator(),
    "mean": MostOf(RED),
    "pacifist": MostOf(GREEN),
    "punk": Pairs(GREY, BLACK),
    "romantic": Pairs(RED, YELLOW),
    "seductive": MostOf(YELLOW),
    "scrap-merchant": ScrapMerchant(),
    "seer": Seer(),
    "shy": MostOf(BLUE),
    "softie": Softie(),
    "tourist": MostOf(BLACK),
    "young": MostOf(GREY),
}
CHARACTER: Final[list[Character]] = [BY_NAME[CARDS[number]] for number in CHARACTERS]
