"""Sets the table of Eight Routes up in the middle of a game, with dice that roll what a test wants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from asobi.core import Ask, Match
from asobi.games.eight_routes import GAME
from asobi.games.eight_routes.state import WIDTH, EightRoutesState
from asobi.games.eight_routes.tables import TABLES

Squares = Mapping[tuple[int, int], int]


def _start(
    players: int,
    parent: int,
    round: int,
    place: int,
    lid: Mapping[int, int],
    squares: Squares,
    chips_up: Sequence[int] | None,
    rolls: Sequence[int],
    rounds: int | None,
    shake: bool,
) -> Match:
    """`squares` maps (seat, route) to a square; who is named later came later and lies on top.

    If nobody can have so many chips yet, it is as many parents later.
    """
    standing, stamps = [0] * (players * WIDTH), [0] * (players * WIDTH)
    for clock, ((seat, route), square) in enumerate(squares.items(), 1):
        standing[seat * WIDTH + route] = square
        stamps[seat * WIDTH + route] = clock
    first = (parent - max(round, 1) + 1) % players
    shown = list(chips_up or [0] * players)
    while any(up > given for up, given in zip(shown, parents(players, first, round), strict=True)):
        round += players
    state = {
        "dice": {"seed": "the rest", "counter": 0, "given": bytes(pips - 1 for pips in rolls).hex()},
        "over": False,
        "players": players,
        "rounds": rounds or TABLES.rounds[players],
        "shaking": shake,
        "first": first,
        "round": round,
        "place": place,
        "lid": [0, *[lid.get(value, 0) for value in range(1, 9)]],
        "squares": standing,
        "stamps": stamps,
        "clock": len(squares),
        "chips_up": shown,
        "chips_down": [count - up for count, up in zip(parents(players, first, round), shown, strict=True)],
        "c_used": False,
        "d_used": False,
    }
    return Match.from_state(GAME, state, players, {"rounds": rounds, "shake": shake})


def parents(players: int, first: int, rounds: int) -> list[int]:
    """How often each seat was parent in so many rounds."""
    return [len([turn for turn in range(rounds) if (first + turn) % players == seat]) for seat in range(players)]


def turn_of(
    seat: int,
    lid: Mapping[int, int],
    squares: Squares | None = None,
    players: int = 4,
    place: int = 1,
    round: int = 5,
    chips_up: Sequence[int] | None = None,
    rolls: Sequence[int] = (),
    rounds: int | None = None,
    shake: bool = True,
) -> Match:
    """A match at the beginning of the seat's turn, which is number `place` of its round (not the first, 0)."""
    assert place > 0, "before the first turn of a round the dice roll: begin with new_round"
    parent = (seat - 1 - place) % players
    return _start(players, parent, round, place, lid, squares or {}, chips_up, rolls, rounds, shake)


def last_turn_of(
    seat: int,
    lid: Mapping[int, int],
    squares: Squares | None = None,
    players: int = 4,
    round: int = 5,
    chips_up: Sequence[int] | None = None,
    rounds: int | None = None,
) -> Match:
    """A match at the turn of the parent, the last of its round."""
    return turn_of(seat, lid, squares, players, players - 1, round, chips_up, (), rounds)


def new_round(
    parent: int,
    rolls: Sequence[int] = (),
    squares: Squares | None = None,
    players: int = 4,
    round: int = 5,
) -> Match:
    """A match where the parent has just rolled the dice of that round."""
    first = (parent - round + 1) % players
    before = (first + round - 2) % players
    return _start(players, before, round - 1, 0, {}, squares or {}, None, rolls, None, True)


def final(squares: Squares, players: int = 4, chips_up: Sequence[int] | None = None) -> Match:
    """A match that has just ended with the markers there: the last die went to a marker that stood on 20 already.

    Seat 0 was the first parent, the last seat is the last parent. The last seat's marker of route 1 is on 20.
    """
    last = players - 1
    rounds = TABLES.rounds[players]
    match = last_turn_of(last, {1: 1}, {**squares, (last, 1): 20}, players, rounds, chips_up)
    match.choose(last, "pick 1")
    end = match.pending_of(last)
    if end is not None:
        match.choose(last, "end")
    assert match.over
    return match


def options(match: Match) -> list[str]:
    """What may be chosen now, as it is written."""
    (ask,) = match.pending
    assert isinstance(ask, Ask)
    return [option.notation for option in ask.options]


def square(match: Match, seat: int, route: int) -> int:
    """Where the seat's marker stands on the route; 0 is nowhere."""
    state = match.state
    assert isinstance(state, EightRoutesState)
    return state.square(seat, route)


def pile(match: Match, route: int) -> list[int]:
    """The seats on the route, the one ahead first."""
    seats: list[int] = match.view(None)["piles"][route - 1]
    return seats


def lid(match: Match) -> dict[int, int]:
    """The dice in the lid by value, without the empty boxes."""
    return {value: count for value, count in enumerate(match.view(None)["lid"], 1) if count}
