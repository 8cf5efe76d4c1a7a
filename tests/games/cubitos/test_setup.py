"""Sections 1 and 2 of the rulebook: the box, the table, the dice."""

from __future__ import annotations

import pytest

from asobi.core import BadSetting, Dice, Match, why_not
from asobi.games.cubitos import GAME
from asobi.games.cubitos.cards import CARDS
from asobi.games.cubitos.setup import follows_advice
from asobi.games.cubitos.tables import (
    BLACK,
    BLUE,
    CARD_ROWS,
    COLOURED,
    FACE_NAMES,
    KIND_NAMES,
    KINDS,
    NUMBERS,
    RACES,
    RED,
    WHITE,
)
from asobi.testing import rule
from tests.games.cubitos.scenes import roll_scene, run_scene


@rule("CUB-1.1", "CUB-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_nine_grey_dice_and_nothing_else(seats: int) -> None:
    s = GAME.setup(seats, GAME.with_defaults(seats), Dice("any"))

    for seat in range(seats):
        first = seat * KINDS
        assert s.draw[first : first + KINDS] == [7, 2] + [0] * 9
        assert sum(s.discard[first : first + KINDS]) == 0
        assert s.active[seat] == []
        assert (s.credits[seat], s.hands[seat], s.fans[seat]) == (0, 0, 0)
        assert s.course.place(s.position[seat]) == [0, -1, -1]


@rule("CUB-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_a_race_for_two_to_four(seats: int) -> None:
    with pytest.raises(Exception, match="2 to 4"):
        GAME.with_defaults(seats)


@rule("CUB-1.3", "CUB-1.8")
@pytest.mark.parametrize("race", RACES, ids=[race.key for race in RACES])
def test_a_recommended_set_brings_its_cards_and_its_course(race: object) -> None:
    from asobi.games.cubitos.tables import Race

    assert isinstance(race, Race)
    s = GAME.setup(4, GAME.with_defaults(4, {"race": race.key}), Dice("any"))

    assert [CARDS[s.cards[kind]].key for kind in COLOURED] == race.cards
    assert [CARDS[s.cards[kind]].kind for kind in COLOURED] == list(COLOURED)
    assert s.course.key == race.course
    other = GAME.setup(4, GAME.with_defaults(4, {"race": race.key, "course": "testing-the-waters"}), Dice("any"))
    assert other.course.key == "testing-the-waters"


@rule("CUB-1.3")
def test_races_one_to_seven_use_every_card_once() -> None:
    used = [key for race in RACES[:7] for key in race.cards]

    assert sorted(used) == sorted(row.key for row in CARD_ROWS)


@rule("CUB-1.4")
@pytest.mark.parametrize(("seats", "light", "dark"), [(2, 14, 8), (3, 7, 6), (4, 0, 4)])
def test_the_supply_holds_ten_of_each_colour_and_the_spare_greys(seats: int, light: int, dark: int) -> None:
    s = GAME.setup(seats, GAME.with_defaults(seats), Dice("any"))

    assert s.supply == [light, dark, 0] + [10] * 8


@rule("CUB-1.5")
def test_the_black_die_begins_with_a_random_player() -> None:
    holders = set()
    for number in range(40):
        s = GAME.setup(4, GAME.with_defaults(4), Dice(str(number)))
        assert [s.roll[seat * KINDS + BLACK] for seat in range(4)] == [int(seat == s.holder) for seat in range(4)]
        holders.add(s.holder)

    assert holders == {0, 1, 2, 3}


# -- sets of one's own -------------------------------------------------------------------------------------


@rule("CUB-1.6")
def test_cards_can_be_chosen_by_name_and_the_rest_is_left_to_chance() -> None:
    settings = GAME.with_defaults(4, {"race": "custom", "cards": "Piña Cubelada; mr. soldier, DUGOUT"})
    seen = set()
    for number in range(30):
        s = GAME.setup(4, settings, Dice(str(number)))
        keys = [CARDS[s.cards[kind]].key for kind in COLOURED]
        assert keys[2:5] == ["mr-soldier", "pina-cubelada", "dugout"]
        seen.add(tuple(keys))
    assert len(seen) > 20


@rule("CUB-1.6")
def test_random_sets_follow_the_advice_unless_told_not_to() -> None:
    advised = GAME.with_defaults(4, {"race": "random"})
    free = GAME.with_defaults(4, {"race": "random", "advice": False})

    def follows(settings: dict[str, object], number: int) -> bool:
        s = GAME.setup(4, settings, Dice(str(number)))
        return follows_advice([CARDS[s.cards[kind]] for kind in COLOURED])

    assert all(follows(advised, number) for number in range(60))
    assert not all(follows(free, number) for number in range(60))


@rule("CUB-1.6")
@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ("Smelly Cat, Fat Cat", "both white"),
        ("Keep On Rollin', Rolling Stoned", "both green"),
        ("Smelly Dog", "no card 'Smelly Dog'"),
    ],
)
def test_a_set_has_one_card_a_colour(cards: str, message: str) -> None:
    with pytest.raises(BadSetting, match=message):
        GAME.with_defaults(4, {"race": "custom", "cards": cards})


@rule("CUB-1.6")
def test_a_set_against_the_advice_is_refused_with_the_reason() -> None:
    race_one = "Smelly Cat, Rich Dog, Mr. Soldier, Rock On, Mr. Bats, Rollosaurus, Reckless Cheese, Bob"

    with pytest.raises(BadSetting, match="adds dice"):
        GAME.with_defaults(4, {"race": "custom", "cards": race_one})
    with pytest.raises(BadSetting, match="removes dice"):
        GAME.with_defaults(4, {"race": "custom", "cards": race_one.replace("Mr. Bats", "Dugout")})
    GAME.with_defaults(4, {"race": "custom", "cards": race_one, "advice": False})


@rule("CUB-1.6")
def test_cards_without_a_custom_race_are_refused() -> None:
    with pytest.raises(BadSetting, match="race=custom"):
        GAME.with_defaults(4, {"cards": "Smelly Cat"})


@rule("CUB-1.7")
def test_printed_costs_replace_ours() -> None:
    s = GAME.setup(2, GAME.with_defaults(2, {"prices": "Smelly Cat=9, rich dog = 1; bob=0"}), Dice("any"))

    assert (s.costs[WHITE], s.costs[KIND_NAMES.index("brown")], s.costs[BLUE]) == (9, 1, 0)
    assert s.costs[RED] == 4
    scene = run_scene(coins=8, more={"prices": "Smelly Cat=9"})
    assert "buy white" not in scene.choose("stay").options


@rule("CUB-1.7")
@pytest.mark.parametrize("prices", ["Smelly Cat", "Smelly Cat=x", "Smelly Cat=31", "Smelly Bat=3", "=3", "Bob=-1"])
def test_a_wrong_price_says_what_is_wrong(prices: str) -> None:
    with pytest.raises(BadSetting, match="prices"):
        GAME.with_defaults(2, {"prices": prices})


@rule("CUB-1.7")
def test_printed_fan_rewards_replace_ours() -> None:
    track = "1 1 1 1 9h 1 1 1 1 1 1 1 1"
    s = GAME.setup(2, GAME.with_defaults(2, {"fan-rewards": track}), Dice("any"))

    assert (s.fan_credits[5], s.fan_hands[5], s.fan_hands[2]) == (9, 1, 0)
    for wrong in ("1 2 3", track + " 4", track.replace("9h", "hh")):
        with pytest.raises(BadSetting, match="fan-rewards"):
            GAME.with_defaults(2, {"fan-rewards": wrong})


# -- dice --------------------------------------------------------------------------------------------------


@rule("CUB-2.1")
@pytest.mark.parametrize(
    ("kind", "faces"),
    [
        ("light-grey", "coin1"),
        ("dark-grey", "coin1 foot"),
        ("black", "credit foot coin2"),
        ("white", "symbol foot foot"),
        ("brown", "symbol coin3"),
        ("red", "symbol power"),
        ("green", "symbol power foot"),
        ("orange", "symbol power"),
        ("purple", "symbol"),
        ("yellow", "symbol power"),
        ("blue", "symbol power coin2"),
    ],
)
def test_every_die_has_its_six_faces(kind: str, faces: str) -> None:
    printed = [FACE_NAMES[face] for face in NUMBERS.faces[KIND_NAMES.index(kind)]]

    assert printed == faces.split() + [""] * (6 - len(faces.split()))


@rule("CUB-2.2")
def test_both_greys_are_one_colour_and_black_is_its_own() -> None:
    scene = run_scene(
        cards=["Wikiwiki Dinosaur"],
        active=["purple symbol", "light-grey coin1", "dark-grey coin1", "black coin2"],
    )

    scene.choose("use purple symbol")

    assert scene.feet == 3


@rule("CUB-2.3")
def test_blanks_stay_in_roll_and_everything_else_becomes_active() -> None:
    scene = roll_scene(
        "light-grey -", "dark-grey foot", "white symbol", draw={"light-grey": 1, "dark-grey": 1, "white": 1}
    )

    assert scene.active == ["dark-grey foot", "white symbol"]
    assert scene.zone("roll") == {"light-grey": 1}


@rule("CUB-2.4")
def test_a_used_die_and_any_face_count_as_active() -> None:
    scene = run_scene(cards=["Dope Cat"], active=["white symbol", "brown coin3"])

    scene.choose("use white symbol")

    assert scene.feet == 2


@rule("CUB-2.5")
def test_a_die_is_used_once_and_stays() -> None:
    scene = run_scene(active=["white symbol", "white symbol"])

    scene.choose("use white symbol", "use white symbol")

    assert scene.feet == 4
    assert scene.prompt == "move"
    assert why_not(scene.match, 0, "use white symbol") == "CUB-2.5"
    assert scene.active == ["white symbol", "white symbol"]


def test_the_board_gives_the_maps_of_the_course_and_the_cards_with_the_costs_of_the_table() -> None:
    match = Match.new(GAME, 2, "map", {"race": "grand-finale", "prices": "Smelly Cat=9", "fan-rewards": "0h " * 13})
    board, view = match.board(), match.view(0)

    assert sorted(board["course"]["maps"]) == ["2", "3"]
    assert [card["die"] for card in board["cards"]] == [KIND_NAMES[kind] for kind in COLOURED]
    assert (board["cards"][0]["name"], board["cards"][0]["cost"], board["cards"][0]["house"]) == ("Smelly Cat", 9, True)
    assert not board["cards"][1]["house"]
    assert board["fans"][12] == {"space": 13, "credits": 0, "hand": 1}
    assert not {"cards", "fans"} & set(view), "what never changes is sent once"


def test_the_set_up_page_gets_all_cards_by_colour() -> None:
    cards = GAME.setup_data()["cards"]

    assert [card["name"] for card in cards] == [row.name for row in CARD_ROWS]
    assert list(dict.fromkeys(card["colour"] for card in cards)) == [KIND_NAMES[kind] for kind in COLOURED]
    assert cards[0] == {
        "key": "smelly-cat", "name": "Smelly Cat", "colour": "white", "cost": 6, "adds": False, "removes": False
    }  # fmt: skip
    assert any(card["adds"] for card in cards)
    assert any(card["removes"] for card in cards)


def test_a_clause_says_so_where_its_card_had_lost_an_icon() -> None:
    book = GAME.rulebook
    assert book is not None
    cards = {clause.text.split(",")[0]: clause for clause in book.clauses if int(clause.number[4:].split(".")[0]) >= 20}
    assert cards.keys() == {card.name for card in CARDS}

    for row in CARD_ROWS:
        clause = cards[row.name]
        if "icon lost" in row.effect_source or "recon" in row.effect_source:
            assert "recon" in clause.sources, clause.number
        if "public" in row.effect_source:
            assert "public" in clause.sources, clause.number
