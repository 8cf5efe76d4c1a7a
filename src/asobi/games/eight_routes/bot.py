"""What a bot needs to know of Eight Routes: how well a seat stands."""

from __future__ import annotations

from asobi.games.eight_routes.scoring import start_points
from asobi.games.eight_routes.state import WIDTH, Table
from asobi.games.eight_routes.tables import ROUTES, TABLES


def standing(s: Table, seat: int) -> float:
    """How well the seat stands, 0 to 1: its expected lead over the best of the others.

    Places on rank routes are taken as fluid as the rounds still to come make them: a lead of a few squares
    is worth a whole place at the end and half of one early on.
    """
    width = 0.6 + 0.45 * (s.rounds - s.round) + 0.06 * (s.players - s.place)
    totals = [float(start_points(s, other)) + 0.4 * s.chips_up[other] for other in range(s.players)]
    for route in range(1, ROUTES + 1):
        table = TABLES.points[route]
        if table:
            for other in range(s.players):
                totals[other] += table[s.squares[other * WIDTH + route]]
        else:
            add_expected_places(s, route, width, totals)
    others = max([totals[other] for other in range(s.players) if other != seat])
    average = (sum(totals) - totals[seat]) / (s.players - 1)
    lead = totals[seat] - 0.5 * others - 0.5 * average
    return 0.5 + lead / (2.0 * (40.0 + abs(lead)))


def add_expected_places(s: Table, route: int, width: float, totals: list[float]) -> None:
    """Add to each seat's total what its expected place on a rank route is worth."""
    places = TABLES.places[route]
    lowest = TABLES.lowest[route]
    for seat in range(s.players):
        square = s.squares[seat * WIDTH + route]
        if square == 0:
            continue
        ahead = 0.0
        for other in range(s.players):
            if other != seat:
                gap = float(s.squares[other * WIDTH + route] - square)
                gap += 0.5 if s.stamps[other * WIDTH + route] > s.stamps[seat * WIDTH + route] else -0.5
                ahead += min(1.0, max(0.0, 0.5 + gap / (2.0 * width)))
        whole = int(ahead)
        here = places[whole] if whole < len(places) else 0
        behind = places[whole + 1] if whole + 1 < len(places) else 0
        worth = here + (behind - here) * (ahead - whole)
        if square < lowest:
            worth *= 0.15 * square
        totals[seat] += worth
