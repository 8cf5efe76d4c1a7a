"""The round as a whole, and the end of the race."""

from __future__ import annotations

from asobi.core import Outcome, Step, together
from asobi.games.cubitos.actions import CALLED_OFF, FINISHED, ROUND, ROUND_OVER, STARTED, TIE, WON
from asobi.games.cubitos.cards import CARDS
from asobi.games.cubitos.roll_phase import roll_limit, roll_phase
from asobi.games.cubitos.run_phase import compare_swords
from asobi.games.cubitos.state import DIE, WAITING, CubitosState
from asobi.games.cubitos.tables import BLACK, COLOURED, KINDS, NUMBERS


def in_turn_order(s: CubitosState) -> list[int]:
    """The racing seats, clockwise from the black die's holder."""
    seats = [(s.holder + turn) % s.players for turn in range(s.players)]
    return [seat for seat in seats if s.racing[seat]]


def who_acts_first(s: CubitosState) -> list[int]:
    """If everybody waits for everybody: most dice in play first, ties from the black die's holder clockwise."""
    seats = in_turn_order(s)
    return sorted(seats, key=lambda seat: -dice_in_play(s, seat))


def dice_in_play(s: CubitosState, seat: int) -> int:
    """The dice of a seat that take part in this round; before they are drawn, its roll limit."""
    rolled = s.in_roll(seat) + len(s.active[seat]) + sum(s.cup[seat * KINDS : (seat + 1) * KINDS])
    return max(rolled, s.limit[seat]) if s.status[seat] == WAITING else rolled


def roll_together(s: CubitosState) -> Step[None]:
    """The Roll Phase of all players, then the comparison of swords."""
    open_round(s)
    if s.in_order:
        for seat in who_acts_first(s):
            yield from roll_phase(s, seat)
    else:
        yield from together({seat: roll_phase(s, seat) for seat in in_turn_order(s)})
    compare_swords(s)


def open_round(s: CubitosState) -> None:
    """Count red lines anew, and let the effects for this Roll Phase begin."""
    if s.round == 0:
        s.tell(STARTED, s.holder, [CARDS[s.cards[kind]].key for kind in COLOURED])
    s.round += 1
    for seat in range(s.players):
        s.limit[seat] = roll_limit(s, seat)
        s.exempt[seat], s.exempt_next[seat] = s.exempt_next[seat], 0
        s.champion[seat], s.champion_next[seat] = s.champion_next[seat], False
        s.status[seat] = WAITING
    s.tell(ROUND, s.round, s.holder, s.limit[:])


def close_round(s: CubitosState) -> None:
    """Pass the black die on, forget what lasts one round, and see whether the race is over."""
    s.tell(ROUND_OVER, s.round, spaces_run(s))
    for seat in range(s.players):
        s.exempt[seat] = s.swords[seat] = s.lost[seat] = s.earned[seat] = 0
        s.champion[seat] = s.fought[seat] = False
        s.bob_before[seat] = s.bob_now[seat]
        s.bob_now[seat] = []
        s.status[seat] = WAITING
    s.most = -1
    see_who_finished(s)
    pass_black_die(s)


def pass_black_die(s: CubitosState) -> None:
    """The black die goes to the next racing player's Roll Zone, from wherever it lies."""
    for zone in (s.draw, s.roll, s.discard):
        zone[s.holder * KINDS + BLACK] = 0
    s.active[s.holder] = [die for die in s.active[s.holder] if (die & DIE) >> 3 != BLACK]
    s.holder = (s.holder + 1) % s.players
    while not s.racing[s.holder]:
        s.holder = (s.holder + 1) % s.players
    s.roll[s.holder * KINDS + BLACK] = 1


def see_who_finished(s: CubitosState) -> None:
    """Farthest past the line wins; who is tied there plays another round."""
    course = s.course
    finishers = [seat for seat in range(s.players) if s.racing[seat] and course.finished(s.position[seat])]
    if not finishers:
        if s.round >= s.round_limit:
            s.tell(CALLED_OFF, s.round)
            nearest = min([course.togo[node] for node in s.position])
            win(s, [seat for seat in range(s.players) if course.togo[s.position[seat]] == nearest])
        return
    past = max([-course.togo[s.position[seat]] for seat in finishers])
    for seat in finishers:
        s.tell(FINISHED, seat, -course.togo[s.position[seat]])
    best = [seat for seat in finishers if -course.togo[s.position[seat]] == past]
    if len(best) == 1 or s.extra_rounds == NUMBERS.tie_rounds:
        win(s, best)
        return
    s.extra_rounds += 1
    s.racing = [seat in best for seat in range(s.players)]
    s.tell(TIE, best)


def win(s: CubitosState, seats: list[int]) -> None:
    s.winners = seats
    s.over = True
    s.tell(WON, seats)


def spaces_run(s: CubitosState) -> list[int]:
    """How far every runner has come, in spaces of the dry way; past the line it counts on."""
    return [max(0, s.course.length - s.course.togo[node]) for node in s.position]


def outcome(s: CubitosState) -> Outcome:
    """The winners, and how far everybody came."""
    return Outcome(
        spaces_run(s),
        s.winners,
        {
            "rounds": s.round,
            "extra_rounds": s.extra_rounds,
            "length": s.course.length,
            "fans": s.fans[:],
            "tie": "shared" if len(s.winners) > 1 else "rounds" if s.extra_rounds else "",
        },
    )
