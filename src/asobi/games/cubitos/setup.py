"""What a table chooses before the race: cards, course, and the printed numbers that an owner of the box types in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from asobi.core import BadSetting, Choice, Dials, Dice, Flag, Number, Words, changes_in
from asobi.games.cubitos.ability import Card
from asobi.games.cubitos.cards import CARD_NUMBER, CARDS
from asobi.games.cubitos.state import LENT_ROWS, WAITING, CubitosState, from_dear_to_cheap
from asobi.games.cubitos.tables import (
    BLACK,
    CARD_ROWS,
    COLOURED,
    DARK_GREY,
    DEAREST,
    KIND_NAMES,
    KINDS,
    LIGHT_GREY,
    MOST_FANS,
    NUMBERS,
    RACES,
    read,
)
from asobi.games.cubitos.track import COURSE_KEYS, COURSES

RANDOM: Final = "random"
CUSTOM: Final = "custom"
FEWEST_DICE: Final = 3
RECOMMENDED: Final = "recommended"
RACE_BY_KEY: Final = {race.key: race for race in RACES}

# What a variant may change: the price of each card, the dice that a racer begins with, and what fans bring.
RANGES: Final = {
    "prices.*": (0, DEAREST),
    "start.light-grey": (0, 7),
    "start.dark-grey": (0, 3),
    "fans.credits": (0, 9),
    "fans.hands": (0, 1),
}


class Start:
    """What a race begins with."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.prices: dict[str, int] = data["prices"]
        self.light_greys: int = data["start"]["light-grey"]
        self.dark_greys: int = data["start"]["dark-grey"]
        self.fan_credits: list[int] = [0, *data["fans"]["credits"]]
        self.fan_hands: list[int] = [0, *data["fans"]["hands"]]
        if self.light_greys + self.dark_greys < FEWEST_DICE:
            sentence = f"a racer begins with {FEWEST_DICE} dice or more"
            raise BadSetting(sentence, "cubitos-refused-dice", least=FEWEST_DICE)


DIALS: Final = Dials({"prices": {row.key: row.cost for row in CARD_ROWS}, **read("dice.toml")}, RANGES, Start)

SETTINGS: Final = (
    Choice("race", RACES[0].key, [*[race.key for race in RACES], RANDOM, CUSTOM]),
    Words("cards", "", 400),
    Choice("course", RECOMMENDED, [RECOMMENDED, *COURSE_KEYS]),
    Flag("advice", True),
    Flag("in-order", False),
    Number("rounds", NUMBERS.round_limit, 1, 300),
    Words("prices", "", 1500),
    Words("fan-rewards", "", 200),
    Words("readings", "", 400),
)


def plain(name: str) -> str:
    """A card's name as its key: `Piña Cubelada` and `pina cubelada` are both `pina-cubelada`."""
    bare = name.strip().lower().replace("ñ", "n").replace("'", "").replace("’", "").replace("!", "").replace(".", "")
    return re.sub(r"[^a-z0-9]+", "-", bare).strip("-")


def find_card(name: str, setting: str) -> Card:
    """The card with that name."""
    number = CARD_NUMBER.get(plain(name))
    if number is None:
        sentence = f"setting {setting}: there is no card {name.strip()!r}; write a name such as 'Smelly Cat'"
        raise BadSetting(sentence, "cubitos-refused-card", setting=setting, name=name.strip())
    return CARDS[number]


def read_cards(text: str) -> dict[int, Card]:
    """The cards of a custom set by colour; colours that are not named are left to chance."""
    chosen: dict[int, Card] = {}
    for name in re.split(r"[,;\n]", text):
        if name.strip():
            card = find_card(name, "cards")
            other = chosen.get(card.kind)
            if other is not None:
                raise BadSetting(
                    f"setting cards: {other.name} and {card.name} are both {KIND_NAMES[card.kind]}; "
                    "a race has one card a colour",
                    "cubitos-refused-colour",
                    card=card.key,
                    other=other.key,
                    die=KIND_NAMES[card.kind],
                )
            chosen[card.kind] = card
    return chosen


def read_prices(text: str) -> dict[str, int]:
    """Printed costs by card: `Smelly Cat=7, Rich Dog=2`."""
    prices: dict[str, int] = {}
    for part in re.split(r"[,;\n]", text):
        if not part.strip():
            continue
        name, found, cost = part.rpartition("=")
        if not found or not cost.strip().isdecimal() or int(cost) > DEAREST:
            raise BadSetting(
                f"setting prices: {part.strip()!r} is not a card and its cost; "
                f"write 'Smelly Cat=7', with a cost from 0 to {DEAREST}",
                "cubitos-refused-price",
                text=part.strip(),
                most=DEAREST,
            )
        prices[find_card(name, "prices").key] = int(cost)
    return prices


def read_fans(text: str, start: Start) -> tuple[list[int], list[int]]:
    """The fan track's rewards, from space 1 to 13: credits, with an h where there is a hand token (`2 1h 3 ...`)."""
    if not text.strip():
        return start.fan_credits, start.fan_hands
    words = text.replace(",", " ").split()
    if len(words) != MOST_FANS or not all(re.fullmatch(r"[0-9]{1,2}h?", word) for word in words):
        raise BadSetting(
            f"setting fan-rewards: {text!r} is not a fan track; write the credits of the {MOST_FANS} spaces, "
            "each with an h where there is a hand token, such as '2 1h 3 2h 4 2h 4 3h 5 3h 5 4h 6'",
            "cubitos-refused-fans",
            spaces=MOST_FANS,
        )
    return [0, *[int(word.rstrip("h")) for word in words]], [0, *[int(word.endswith("h")) for word in words]]


def read_readings(text: str) -> list[Card]:
    """The cards that the table reads the other way: `Mr. Soldier, Fat Cat`."""
    cards = [find_card(name, "readings") for name in re.split(r"[,;\n]", text) if name.strip()]
    for card in cards:
        if not card.other:
            two = [each for each in CARDS if each.other]
            raise BadSetting(
                f"setting readings: {card.name} has only one reading; cards with two: "
                + ", ".join([each.name for each in two]),
                "cubitos-refused-reading",
                card=card.key,
                cards=" ".join([each.key for each in two]),
            )
    return cards


def follows_advice(cards: list[Card]) -> bool:
    """The rulebook's advice: something that adds dice, and something that removes them."""
    return any(card.adds for card in cards) and any(card.removes for card in cards)


def check_settings(settings: Mapping[str, Any]) -> None:
    """Refuse what does not go together."""
    read_prices(settings["prices"])
    read_fans(settings["fan-rewards"], DIALS.of(changes_in(settings)))
    read_readings(settings["readings"])
    chosen = read_cards(settings["cards"])
    if chosen and settings["race"] != CUSTOM:
        sentence = f"setting cards is read only with race={CUSTOM}; now race is {settings['race']!r}"
        raise BadSetting(sentence, "cubitos-refused-race")
    if settings["race"] == CUSTOM and settings["advice"]:
        possible = [card for card in CARDS if chosen.get(card.kind, card) is card]
        for what, key, found in (
            ("adds dice (Dugout, Fast Cat)", "adds", any(card.adds for card in possible)),
            ("removes dice (Benchwarmer, Reliever Beaver)", "removes", any(card.removes for card in possible)),
        ):
            if not found:
                raise BadSetting(
                    f"setting cards: the rulebook advises a card that {what}; "
                    "change a card, or set advice to false to play it all the same",
                    "cubitos-refused-advice",
                    what=key,
                )


def deal_cards(settings: Mapping[str, Any], dice: Dice) -> list[Card]:
    """The eight cards of the race, in the colours' order."""
    race = RACE_BY_KEY.get(settings["race"])
    if race is not None:
        return [CARDS[CARD_NUMBER[key]] for key in race.cards]
    chosen = read_cards(settings["cards"]) if settings["race"] == CUSTOM else {}
    complete = len(chosen) == len(COLOURED)
    while True:
        cards = [chosen.get(kind) or dice.pick([c for c in CARDS if c.kind == kind]) for kind in COLOURED]
        if complete or not settings["advice"] or follows_advice(cards):
            return cards


def course_number(settings: Mapping[str, Any]) -> int:
    """The course: the chosen one, or the one that goes with the set."""
    key = settings["course"]
    if key == RECOMMENDED:
        race = RACE_BY_KEY.get(settings["race"])
        key = race.course if race is not None else COURSE_KEYS[0]
    return COURSE_KEYS.index(key)


def set_up(seats: int, settings: Mapping[str, Any], dice: Dice) -> CubitosState:
    """The table before the first round."""
    cards = deal_cards(settings, dice)
    changes = changes_in(settings)
    start = DIALS.of(changes)
    prices = {**start.prices, **read_prices(settings["prices"])}
    credits, hands = read_fans(settings["fan-rewards"], start)
    numbers, costs = [0] * KINDS, [0] * KINDS
    supply = [0] * KINDS
    for card in cards:
        numbers[card.kind] = CARD_NUMBER[card.key]
        costs[card.kind] = prices[card.key]
        supply[card.kind] = NUMBERS.each_colour
    otherwise = 0
    for card in read_readings(settings["readings"]):
        if card in cards:
            otherwise |= 1 << card.kind
    supply[LIGHT_GREY] = NUMBERS.light_greys - start.light_greys * seats
    supply[DARK_GREY] = NUMBERS.dark_greys - start.dark_greys * seats
    draw = [0] * (seats * KINDS)
    for seat in range(seats):
        draw[seat * KINDS + LIGHT_GREY] = start.light_greys
        draw[seat * KINDS + DARK_GREY] = start.dark_greys
    holder = dice.below(seats)
    roll = [0] * (seats * KINDS)
    roll[holder * KINDS + BLACK] = 1
    number = course_number(settings)
    return CubitosState(
        dice=dice,
        changes=changes,
        players=seats,
        course_number=number,
        in_order=settings["in-order"],
        round_limit=settings["rounds"],
        cards=numbers,
        costs=costs,
        dearest=from_dear_to_cheap(costs),
        otherwise=otherwise,
        fan_credits=credits[:],
        fan_hands=hands[:],
        round=0,
        extra_rounds=0,
        holder=holder,
        place=0,
        supply=supply,
        draw=draw,
        roll=roll,
        discard=[0] * (seats * KINDS),
        cup=[0] * (seats * KINDS),
        active=[[] for _ in range(seats)],
        borrowed=[[0] * (seats * KINDS) for _ in range(LENT_ROWS)],
        credits=[0] * seats,
        coins=[0] * seats,
        feet=[0] * seats,
        water_feet=[0] * seats,
        hands=[0] * seats,
        fans=[0] * seats,
        position=[COURSES[number].first[0]] * seats,
        status=[WAITING] * seats,
        at_risk=[False] * seats,
        sheltered=[False] * seats,
        limit=[NUMBERS.roll_limit] * seats,
        racing=[True] * seats,
        exempt=[0] * seats,
        exempt_next=[0] * seats,
        champion=[False] * seats,
        champion_next=[False] * seats,
        swords=[0] * seats,
        most=-1,
        fought=[False] * seats,
        lost=[0] * seats,
        earned=[0] * seats,
        due=[0] * seats,
        owed=[0] * seats,
        bob_before=[[] for _ in range(seats)],
        bob_now=[[] for _ in range(seats)],
        winners=[],
    )
