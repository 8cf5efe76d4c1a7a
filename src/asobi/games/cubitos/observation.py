"""What a seat observes of Cubitos: everybody's dice by zone, tokens and runners, its own first."""

from __future__ import annotations

from typing import Final

from asobi.core import Field, Observation, Pending, pending_of
from asobi.core.observation import MOST, at_most, common, commonly, flags, one_of, own_first, places_of
from asobi.games.cubitos.odds import bust_chance, can_bust, expected_hits, would_risk
from asobi.games.cubitos.state import ARMED, DIE, NEW, OPEN, STATUS_NAMES, USED, CubitosState
from asobi.games.cubitos.tables import CARD_ROWS, COLOURED, DEAREST, HITS, KINDS, MOST_FANS, NUMBERS
from asobi.games.cubitos.track import COURSES, TRACKS

PROMPTS: Final = places_of(
    "draw extra now push pushed boost rescue toss hold run late move step buy lose must-lose owed gain give "
    "give-to another summon borrow pinch duel stoned punk bob coins-or-feet fan-or-feet"
)
DICE: Final = max(NUMBERS.each_colour, NUMBERS.light_greys, NUMBERS.dark_greys)
# The faces on which a die can lie in the Active Zone, and where each is counted.
SHOWN: Final = [kind * 8 + face for kind in range(KINDS) for face in HITS[kind]]
SHOWN_AT: Final = [SHOWN.index(die) if die in SHOWN else -1 for die in range(KINDS * 8)]
# The cards of each colour in their order, and the place of every card in its colour.
EACH: Final = len(CARD_ROWS) // len(COLOURED)
CARD_AT: Final = [[row.key for row in CARD_ROWS if row.kind == card.kind].index(card.key) for card in CARD_ROWS]
# The start and the finish zone lie at places below 0; they count from 0 here.
ZONES: Final = 2
WIDEST: Final = max(max(place) for track in TRACKS for place in track.xy) + ZONES
LEGS: Final = max(len(course.legs) for course in COURSES)
STATUSES: Final = len(STATUS_NAMES)


class CubitosObservation(Observation[CubitosState]):
    """The race; `active` counts dice by what they show, `bust` is a share in hundredths, `hits` are tenths."""

    def fields(self, seats: int) -> list[Field]:
        zones = [Field(name, DICE, seats, KINDS) for name in ("draw", "roll", "discard", "cup", "borrowed")]
        marks = [Field(name, DICE, seats, KINDS) for name in ("used", "new", "armed")]
        return [
            *common(seats, PROMPTS),
            Field("cards", 1, len(COLOURED), EACH),
            Field("read_otherwise", 1, len(COLOURED)),
            Field("costs", DEAREST, len(COLOURED)),
            Field("fan_credits", 99, MOST_FANS),
            Field("fan_hands", 1, MOST_FANS),
            Field("course", 1, len(COURSES)),
            Field("round", MOST, 1),
            Field("extra_rounds", NUMBERS.tie_rounds, 1),
            Field("running", 1, 1),
            Field("holder", 1, seats),
            Field("supply", DICE, KINDS),
            Field("risk", 1, 1),
            Field("bust", 100, 1),
            Field("hits", MOST, 1),
            *zones,
            Field("active", DICE, seats, len(SHOWN)),
            *marks,
            Field("status", 1, seats, STATUSES),
            Field("racing", 1, seats),
            Field("limit", MOST, seats),
            Field("credits", MOST, seats),
            Field("coins", MOST, seats),
            Field("feet", MOST, seats),
            Field("water_feet", MOST, seats),
            Field("hands", MOST_FANS, seats),
            Field("fans", MOST_FANS, seats),
            Field("swords", MOST, seats),
            Field("most_swords", 1, seats),
            Field("champion", 1, seats),
            Field("owes_dice", NUMBERS.each_colour, seats),
            Field("exempt", 1, seats, KINDS),
            Field("exempt_next", 1, seats, KINDS),
            Field("leg", LEGS, seats),
            Field("x", WIDEST, seats),
            Field("y", WIDEST, seats),
            Field("togo", MOST, seats),
            Field("past_the_line", MOST, seats),
        ]

    def observe(self, s: CubitosState, seat: int, decision: Pending) -> list[int]:
        seats = s.players
        numbers = commonly(seats, seat, decision, PROMPTS)
        numbers += race(s)
        numbers += [min(MOST, s.round), s.extra_rounds, int(s.place > 0)]
        numbers += one_of((s.holder - seat) % seats, seats)
        numbers += s.supply
        numbers += odds(s, seat, decision)
        for zone in (s.draw, s.roll, s.discard, s.cup):
            numbers += own_first(zone, seat, KINDS)
        order = [(seat + turn) % seats for turn in range(seats)]
        for other in order:
            numbers += [s.lent(other, kind) for kind in range(KINDS)]
        numbers += active_dice(s, order)
        for other in order:
            numbers += one_of(s.status[other], STATUSES)
        numbers += own_first(flags(s.racing), seat)
        for tokens in (s.limit, s.credits, s.coins, s.feet, s.water_feet, s.hands, s.fans, s.swords):
            numbers += own_first(at_most(tokens), seat)
        numbers += one_of((s.most - seat) % seats if s.most >= 0 else -1, seats)
        numbers += [int(s.champion[other] or s.champion_next[other]) for other in order]
        numbers += own_first(s.owed, seat)
        for exempt in (s.exempt, s.exempt_next):
            numbers += [exempt[other] >> kind & 1 for other in order for kind in range(KINDS)]
        numbers += runners(s, order)
        return numbers


def race(s: CubitosState) -> list[int]:
    """What never changes in a race: cards, costs, the fan track, the course."""
    numbers: list[int] = []
    for kind in COLOURED:
        numbers += one_of(CARD_AT[s.cards[kind]], EACH)
    numbers += [s.otherwise >> kind & 1 for kind in COLOURED]
    numbers += [s.costs[kind] for kind in COLOURED]
    numbers += s.fan_credits[1:]
    numbers += s.fan_hands[1:]
    numbers += one_of(s.course_number, len(COURSES))
    return numbers


def odds(s: CubitosState, seat: int, decision: Pending) -> list[int]:
    """What a push would risk and bring, while the seat is asked for one."""
    asked = pending_of(decision, seat)
    if asked is None or asked.prompt not in ("push", "boost"):
        return [0, 0, 0]
    risk = would_risk(s, seat) if asked.prompt == "push" else can_bust(s, seat)
    bust = round(100 * bust_chance(s, seat)) if risk else 0
    return [int(risk), bust, min(MOST, round(10 * expected_hits(s, seat)))]


def active_dice(s: CubitosState, order: list[int]) -> list[int]:
    """For each seat the active dice by what they show, then by kind how many are used, new and armed."""
    numbers: list[int] = []
    for seat in order:
        shown = [0] * len(SHOWN)
        for die in s.active[seat]:
            shown[SHOWN_AT[die & DIE]] += 1
        numbers += shown
    for mark in (USED, NEW | OPEN, ARMED):
        for seat in order:
            marked = [0] * KINDS
            for die in s.active[seat]:
                if die & mark:
                    marked[(die & DIE) >> 3] += 1
            numbers += marked
    return numbers


def runners(s: CubitosState, order: list[int]) -> list[int]:
    """Where the runners stand: leg, x, y, spaces to go, and spaces past the line."""
    course = s.course
    places = [course.place(s.position[seat]) for seat in order]
    togo = [course.togo[s.position[seat]] for seat in order]
    numbers = [place[0] for place in places]
    for axis in (1, 2):
        numbers += [place[axis] + ZONES for place in places]
    return numbers + at_most(togo) + at_most([-steps for steps in togo])
