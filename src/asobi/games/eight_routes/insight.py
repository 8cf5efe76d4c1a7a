"""What a bot needs to know of Eight Routes: how well a seat stands, and a quick choice with some sense."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asobi.core import Action, Ask, Dice, Insight, Style
from asobi.games.eight_routes.actions import END, NO_BONUS, NO_CHIP, ROLL_D6, Bonus, Change, Chip, Detour, Pick, Walk
from asobi.games.eight_routes.scoring import start_points
from asobi.games.eight_routes.state import SQUARES, WIDTH, EightRoutesState
from asobi.games.eight_routes.tables import ROUTES


class Odds:
    """How likely another marker stays ahead, by the squares between, from the farthest behind: on top, or underneath.

    The fewer squares of a lead make a place certain (`width`), the nearer the end.
    """

    def __init__(self, width: float) -> None:
        certain = 2.0 * width
        self.above = [clipped(0.5 + (squares + 0.5) / certain) for squares in range(-SQUARES, SQUARES + 1)]
        self.below = [clipped(0.5 + (squares - 0.5) / certain) for squares in range(-SQUARES, SQUARES + 1)]


# The odds that were needed so far, by their width.
ODDS: Final[dict[float, Odds]] = {}


class EightRoutesInsight(Insight[EightRoutesState]):
    """Expected leads, and the step or the box that adds most; with a network, whole turns compete."""

    def __init__(self) -> None:
        super().__init__(Style("tree", by_step=True), nets=__package__ or "", learned=Style("plans"))

    def value(self, s: EightRoutesState, seat: int) -> float | None:
        return lead(prospects(s), seat)

    def values(self, s: EightRoutesState, seats: int) -> list[float] | None:
        totals = prospects(s)
        return [lead(totals, seat) for seat in range(seats)]

    def hints(self, s: EightRoutesState, seat: int) -> list[float]:
        """What every marker and every seat may bring in the end, and whether there is a shake."""
        odds, squares, stamps = odds_now(s), s.squares, s.stamps
        worths = [1.0 if s.shaking else 0.0]
        for turn in range(s.players):
            other = (seat + turn) % s.players
            total = start_points(s, other) + 0.4 * s.chips_up[other]
            for route in range(1, ROUTES + 1):
                marker = other * WIDTH + route
                brings = worth(s, other, route, squares[marker], stamps[marker], odds)
                worths.append(brings)
                total += brings
            worths.append(total)
        return worths

    def hunch(self, s: EightRoutesState, ask: Ask, dice: Dice) -> Action | None:
        return hunch(s, ask)


def prospects(s: EightRoutesState) -> list[float]:
    """The points that each seat may expect in the end."""
    odds, squares, stamps = odds_now(s), s.squares, s.stamps
    totals: list[float] = []
    for seat in range(s.players):
        total = start_points(s, seat) + 0.4 * chips(s, seat)
        for route in range(1, ROUTES + 1):
            marker = seat * WIDTH + route
            if squares[marker]:
                total += worth(s, seat, route, squares[marker], stamps[marker], odds)
        totals.append(total)
    return totals


def chips(s: EightRoutesState, seat: int) -> int:
    """The seat's chips face up; between two rounds the next parent's new one counts already."""
    coming = s.between and seat == (s.parent + 1) % s.players
    return s.chips_up[seat] + int(coming)


def lead(totals: list[float], seat: int) -> float:
    """How well the seat stands, 0 to 1: its expected lead over the others."""
    own, rival, whole = totals[seat], -1000.0, 0.0
    for other in range(len(totals)):
        whole += totals[other]
        if other != seat and totals[other] > rival:
            rival = totals[other]
    average = (whole - own) / (len(totals) - 1)
    ahead = own - 0.5 * rival - 0.5 * average
    return 0.5 + ahead / (2.0 * (25.0 + abs(ahead)))


def odds_now(s: EightRoutesState) -> Odds:
    """The odds of this moment; between two rounds they are what they will be when the next one has begun."""
    begun = s.round + 1 if s.between else s.round
    width = 1.2 + 1.3 * (s.rounds - begun) + 0.06 * (s.players - s.place)
    odds = ODDS.get(width)
    if odds is None:
        odds = ODDS[width] = Odds(width)
    return odds


def clipped(share: float) -> float:
    """A share, no less than nothing and no more than the whole."""
    return 0.0 if share < 0.0 else 1.0 if share > 1.0 else share


def worth(s: EightRoutesState, seat: int, route: int, square: int, stamp: int, odds: Odds) -> float:
    """What a marker on that square may bring the seat in the end."""
    if square == 0:
        return 0.0
    table = s.tables.points[route]
    if table:
        return float(table[square])
    squares, stamps, above, below = s.squares, s.stamps, odds.above, odds.below
    ahead = 0.0
    here: i64 = square
    since: i64 = stamp
    for other in range(s.players):
        if other != seat:
            marker: i64 = other * WIDTH + route
            apart: i64 = SQUARES + squares[marker] - here
            later: i64 = stamps[marker]
            ahead += above[apart] if later > since else below[apart]
    return placed(s, route, square, ahead)


def placed(s: EightRoutesState, route: int, square: int, ahead: float) -> float:
    """What a marker on that square of a route with places may bring, with so many others ahead of it in the end."""
    tables = s.tables
    places = tables.places[route]
    whole = int(ahead)
    better = places[whole] if whole < len(places) else 0
    worse = places[whole + 1] if whole + 1 < len(places) else 0
    expected = better + (worse - better) * (ahead - whole)
    if square < tables.lowest[route]:
        expected *= 0.15 * square
    return expected


def gain(s: EightRoutesState, seat: int, route: int, steps: int, odds: Odds) -> float:
    """What so many steps on a route would add for the seat; who moves lies on top."""
    squares, stamps = s.squares, s.stamps
    marker = seat * WIDTH + route
    square = squares[marker]
    target = min(SQUARES, square + steps)
    if target == square:
        return 0.0
    table = s.tables.points[route]
    if table:
        return float(table[target] - table[square])
    above, below = odds.above, odds.below
    now = then = 0.0
    here: i64 = square
    since: i64 = stamps[marker]
    moved: i64 = target - square
    for other in range(s.players):
        if other != seat:
            rival: i64 = other * WIDTH + route
            apart: i64 = SQUARES + squares[rival] - here
            later: i64 = stamps[rival]
            now += above[apart] if later > since else below[apart]
            then += below[apart - moved]
    before = placed(s, route, square, now) if square else 0.0
    return (placed(s, route, target, then) if target else 0.0) - before


def hunch(s: EightRoutesState, ask: Ask) -> Action:
    """Take the step or the box that adds most; leave C, D and the shake to those who look ahead."""
    seat = ask.seat
    odds, fee = odds_now(s), s.tables.d_fee
    paid = gain(s, seat, 5, -fee, odds) if s.square(seat, 5) >= fee and not s.d_used else 0.0
    best, best_gain = ask.options[0], -1000.0
    for option in ask.options:
        if isinstance(option, Change):
            continue
        added = -999.0
        if isinstance(option, Pick):
            steps = s.lid[option.value]
            added = gain(s, seat, option.value, max(1, steps - 1) if ask.prompt == "shaken" else steps, odds)
        elif isinstance(option, Walk):
            added = gain(s, seat, option.route, 1, odds)
        elif isinstance(option, Chip):
            added = gain(s, seat, option.route, 1, odds) - 0.4
        elif isinstance(option, Bonus):
            added = gain(s, seat, option.value, 1, odds)
        elif isinstance(option, Detour):
            added = gain(s, seat, option.route, 1, odds) + paid
        elif option is END or option is NO_CHIP or option is NO_BONUS or option is ROLL_D6:
            added = 0.0
        if added > best_gain:
            best, best_gain = option, added
    return best
