"""Sections 6 to 10 and 14 of the rulebook: abilities, the Run Phase, money, swords, fans, dice that come and go."""

from __future__ import annotations

import pytest

from asobi.core import why_not
from asobi.games.cubitos.state import LENT, CubitosState
from asobi.games.cubitos.tables import BLUE, KINDS, RED, WHITE
from asobi.testing import rule
from tests.games.cubitos.scenes import roll_scene, run_scene

# -- abilities ---------------------------------------------------------------------------------------------


@rule("CUB-6.1")
def test_abilities_are_optional() -> None:
    scene = run_scene(active=["white symbol"], feet=1)

    assert scene.options == ["use white symbol", "skip"]
    scene.choose("skip")
    assert scene.prompt == "move"
    assert scene.feet == 1


@rule("CUB-6.1")
def test_without_the_symbol_there_is_no_ability() -> None:
    scene = run_scene(active=["white foot", "yellow symbol"], cards=["Bad Cheese"])

    assert why_not(scene.match, 0, "use white symbol") == "CUB-6.1"


@rule("CUB-6.2")
def test_a_power_face_counts_as_the_symbol_and_adds_its_effect() -> None:
    plain = run_scene(cards=["Bad Cheese"], active=["yellow symbol"]).choose("use yellow symbol")
    power = run_scene(cards=["Bad Cheese"], active=["yellow power"]).choose("use yellow power")
    none = run_scene(cards=["Mr. Bats"], active=["orange power"]).choose("use orange power")

    assert (plain.feet, power.feet, none.feet) == (2, 5, 2)


@rule("CUB-6.3")
def test_a_compulsory_loss_happens_unused() -> None:
    scene = run_scene(cards=["Rich Dog"], active=["brown symbol"])

    scene.choose("skip")

    assert scene.owned("brown") == 0
    assert scene.left("brown") == 11
    assert scene.credits == 0


@rule("CUB-6.4")
def test_after_a_bust_nothing_works_and_nothing_is_lost() -> None:
    scene = roll_scene(
        *["light-grey coin1"] * 2,
        "light-grey -",
        "brown symbol",
        "light-grey -",
        draw={"light-grey": 3, "brown": 1},
    )

    scene.choose("push", "keep", "close")

    assert scene.owned("brown") == 1
    assert scene.prompt == ""


@rule("CUB-6.5")
def test_run_abilities_come_in_any_order_before_moving() -> None:
    for order in (["use white symbol", "use purple symbol"], ["use purple symbol", "use white symbol"]):
        scene = run_scene(active=["white symbol", "purple symbol"]).choose(*order)
        assert scene.feet == 6
        assert scene.prompt == "move"
        scene.choose("stay")
        assert scene.feet == 0


@rule("CUB-6.6")
def test_what_is_rolled_in_the_run_phase_can_be_used_at_once() -> None:
    scene = run_scene(
        "white symbol",
        "orange symbol",
        "light-grey coin1",
        cards=["Chilly McChillster", "Dugout"],
        active=["blue symbol"],
        roll={"white": 1, "orange": 1},
        draw={"light-grey": 1},
    )

    scene.choose("use blue symbol")
    assert scene.prompt == "now"
    scene.choose("use orange symbol")

    assert scene.coins == 1
    assert scene.options == ["use white symbol", "skip"]


@rule("CUB-6.6")
def test_a_cheese_rolled_in_the_run_phase_demands_no_push() -> None:
    scene = run_scene(
        "light-grey -",
        "yellow symbol",
        cards=["Chilly McChillster", "The Cheese Stands Alone"],
        active=["blue symbol"],
        roll={"yellow": 1, "light-grey": 1},
    )

    scene.choose("use blue symbol", "use yellow symbol")

    assert scene.feet == 3
    assert scene.told("must-push") == []


# -- the Run Phase -----------------------------------------------------------------------------------------


@rule("CUB-7.1")
def test_players_run_from_the_black_die_clockwise() -> None:
    def edit(s: CubitosState) -> None:
        s.holder = 2
        s.credits = [4, 4, 4]

    scene = run_scene(players=3, edit=edit)
    seats = []
    for _ in range(3):
        seats.append(scene.match.pending[0].seat)
        assert why_not(scene.match, (seats[-1] + 1) % 3, "stay") == "CUB-7.1"
        while scene.match.pending[0].seat == seats[-1]:
            options = [option.notation for option in scene.match.pending[0].options]  # type: ignore[attr-defined]
            scene.match.choose(seats[-1], "stay" if "stay" in options else "close")

    assert seats == [2, 0, 1]


@rule("CUB-7.2")
def test_feet_coins_and_credits_are_collected() -> None:
    scene = run_scene(active=["dark-grey foot", "light-grey coin1", "brown coin3", "blue coin2", "black credit"])

    assert (scene.feet, scene.coins, scene.credits) == (1, 6, 1)


@rule("CUB-7.3")
def test_two_dice_of_two_colours_can_be_bought() -> None:
    scene = run_scene(coins=30)
    scene.choose("stay")

    assert "buy white" in scene.options
    scene.choose("buy white")
    assert "buy white" not in scene.options
    assert why_not(scene.match, 0, "buy white") == "CUB-7.3"
    scene.choose("buy purple")

    assert scene.prompt == ""
    assert scene.zone("discard") == {"white": 1, "purple": 1}
    assert (scene.left("white"), scene.left("purple")) == (9, 9)


@rule("CUB-7.3")
def test_a_die_that_is_too_dear_cannot_be_bought() -> None:
    scene = run_scene(coins=3)

    assert scene.options == ["buy brown", "buy orange", "buy blue", "close"]
    assert why_not(scene.match, 0, "buy white") == "CUB-8.1"


@rule("CUB-7.4")
def test_gained_dice_do_not_count_as_bought() -> None:
    scene = run_scene(cards=["Llama Shaman"], active=["blue symbol"], coins=30)

    scene.choose("use blue symbol", "stay", "buy red", "buy white")

    assert scene.zone("discard") == {"white": 1, "red": 2, "blue": 1}


@rule("CUB-7.5")
def test_an_empty_supply_sells_nothing_until_a_die_comes_back() -> None:
    def empty(s: CubitosState) -> None:
        s.supply[WHITE] = 0

    scene = run_scene(coins=30, edit=empty).choose("stay")
    assert "buy white" not in scene.options
    assert why_not(scene.match, 0, "buy white") == "CUB-7.5"
    scene = run_scene(coins=30, edit=empty, feet=9, draw={"white": 1}, at=(0, 30, 3))
    scene.choose("walk 0 32 5", "lose white draw")
    assert "buy white" in scene.options


@rule("CUB-7.5")
def test_grey_dice_are_not_for_sale() -> None:
    scene = run_scene(coins=30).choose("stay")

    assert not any("grey" in option for option in scene.options)


@rule("CUB-7.6", "CUB-8.1")
def test_coins_and_feet_are_lost_and_credits_stay() -> None:
    scene = run_scene(active=["white foot"], roll={"red": 1}, coins=3, credits=2, feet=2)
    scene.choose("stay", "close")

    assert (scene.coins, scene.feet, scene.credits) == (0, 0, 2)
    assert scene.zone("discard") == {"white": 1}
    assert scene.zone("roll") == {"red": 1}


@rule("CUB-7.7")
def test_borrowed_dice_go_back_when_the_round_ends() -> None:
    def borrowed(s: CubitosState) -> None:
        s.active[0][0] |= LENT
        s.supply[BLUE] = 9

    scene = run_scene(active=["blue coin2"], edit=borrowed).choose("close")

    assert scene.owned("blue") == 0
    assert scene.left("blue") == 10


# -- money -------------------------------------------------------------------------------------------------


@rule("CUB-8.1")
def test_coins_and_credits_pay_together() -> None:
    scene = run_scene(coins=2, credits=4).choose("stay", "buy white")

    assert (scene.coins, scene.credits) == (0, 0)


@rule("CUB-8.2")
def test_four_money_buy_a_foot_any_number_of_times() -> None:
    scene = run_scene(coins=9)

    assert "walk 0 21 8" not in scene.options  # water
    assert "walk 0 23 6" in scene.options
    assert "walk 0 25 6" not in scene.options
    scene.choose("walk 0 23 6")
    assert scene.told("moved")[0]["money"] == 8


@rule("CUB-8.2")
def test_feet_are_never_sold() -> None:
    scene = run_scene(feet=20, coins=0).choose("stay")

    assert scene.prompt == ""
    assert scene.told("bought") == []


@rule("CUB-8.3")
def test_coins_go_before_credits() -> None:
    scene = run_scene(coins=3, credits=9).choose("stay", "buy brown")

    assert (scene.coins, scene.credits) == (0, 9)


# -- swords ------------------------------------------------------------------------------------------------

BANDITO = ["El Bandito"]


@rule("CUB-9.1")
def test_swords_that_come_during_the_run_phase_do_not_count() -> None:
    scene = run_scene("red power", cards=["Chilly McChillster", "Mr. Soldier"], active=["blue symbol"], roll={"red": 1})

    scene.choose("use blue symbol")

    assert "fight" not in scene.options
    assert scene.s.swords == [0, 0]


@rule("CUB-9.2")
def test_a_power_face_is_two_swords() -> None:
    scene = run_scene(active=["red power", "red symbol"], others={1: ["red symbol", "red symbol"]})

    assert scene.s.swords == [3, 2]


@rule("CUB-9.3")
def test_only_the_one_with_most_swords_may_use_a_most_card() -> None:
    winner = run_scene(active=["red power"], others={1: ["red symbol"]})
    loser = run_scene(active=["red symbol"], others={1: ["red power"]}, feet=1)

    assert winner.options == ["fight", "skip"]
    assert loser.prompt == "move"
    assert why_not(loser.match, 0, "fight") == "CUB-9.3"
    assert run_scene(feet=1).s.most == -1


@rule("CUB-9.4")
@pytest.mark.parametrize(
    ("holder", "tied", "most"), [(0, [0, 1, 2], 0), (1, [0, 2], 2), (2, [0, 1], 0), (1, [0, 1], 1)]
)
def test_ties_go_to_the_black_die_and_then_clockwise(holder: int, tied: list[int], most: int) -> None:
    def edit(s: CubitosState) -> None:
        s.holder = holder
        for seat in tied:
            s.active[seat] = [RED * 8 + 6]
        s.credits = [4, 4, 4]

    assert run_scene(players=3, edit=edit).s.most == most


@rule("CUB-9.5")
def test_the_winner_keeps_the_standing_without_the_die() -> None:
    scene = run_scene(
        cards=["Benchwarmer", "Mr. Soldier"], active=["red symbol", "orange symbol"], others={1: []}, draw={"white": 1}
    )

    scene.choose("use orange symbol", "lose red active symbol")

    assert "fight" in scene.options
    scene.choose("fight")
    assert (scene.coins, scene.feet) == (3, 2)


@rule("CUB-9.6")
def test_fewer_counts_only_those_with_strictly_fewer() -> None:
    scene = run_scene(
        cards=BANDITO, players=4, active=["red symbol"], others={1: ["red symbol"], 2: [], 3: ["red power"]}
    )

    scene.choose("fight")

    assert scene.feet == 1


@rule("CUB-9.7")
def test_the_comparison_is_used_once() -> None:
    scene = run_scene(cards=BANDITO, active=["red symbol", "red symbol"], players=3)

    scene.choose("fight")

    assert scene.feet == 2
    assert scene.prompt == "move"


# -- fans --------------------------------------------------------------------------------------------------


@rule("CUB-10.1")
def test_a_fan_takes_the_reward_of_the_space_entered() -> None:
    scene = run_scene(cards=["Mr. Dog"], active=["brown symbol"], fans=2).choose("use brown symbol")

    assert scene.s.fans[0] == 4
    assert scene.credits == 3 + 2
    assert scene.s.hands[0] == 1


@rule("CUB-10.2")
def test_the_spaces_give_what_the_table_says() -> None:
    credits = [2, 1, 3, 2, 4, 2, 4, 3, 5, 3, 5, 4, 6]
    for space, reward in enumerate(credits, 1):
        scene = run_scene(cards=["The Babe"], active=["orange power"], fans=space - 1).choose("use orange power")
        assert scene.s.fans[0] == space
        assert scene.credits == reward
        assert scene.s.hands[0] == (1 if space % 2 == 0 else 0)


@rule("CUB-10.3")
def test_beyond_the_last_space_a_fan_is_six_credits() -> None:
    scene = run_scene(cards=["The Babe"], active=["orange power"], fans=13).choose("use orange power")

    assert (scene.s.fans[0], scene.credits, scene.s.hands[0]) == (13, 6, 0)


# -- dice that come and go ---------------------------------------------------------------------------------


@rule("CUB-14.1", "CUB-14.2")
def test_any_die_can_be_lost_from_any_zone_but_the_black_one() -> None:
    scene = run_scene(
        feet=1,
        at=(0, 31, 4),
        active=["white foot", "black foot"],
        draw={"red": 1, "light-grey": 1},
        roll={"dark-grey": 1},
        discard={"blue": 1},
    )

    scene.choose("walk 0 32 5")

    assert scene.options == [
        "lose light-grey draw",
        "lose red draw",
        "lose dark-grey roll",
        "lose blue discard",
        "lose white active foot",
        "keep",
    ]
    scene.choose("lose dark-grey roll")
    assert scene.left("dark-grey") == 9


@rule("CUB-14.3")
def test_a_gained_die_goes_to_discard() -> None:
    scene = run_scene(feet=1, at=(0, 15, 10)).choose("walk 0 13 10")

    assert scene.prompt == "gain"
    assert "gain black" not in [option.notation for option in scene.match.game.catalogue]
    scene.choose("gain purple")
    assert scene.zone("discard") == {"purple": 1}


@rule("CUB-14.4")
def test_a_borrowed_die_that_is_lost_is_owed_no_longer() -> None:
    def borrowed(s: CubitosState) -> None:
        s.active[0][1] |= LENT
        s.supply[BLUE] = 9

    scene = run_scene(cards=["Benchwarmer"], active=["orange symbol", "blue coin2"], discard={"blue": 1}, edit=borrowed)

    scene.choose("use orange symbol", "lose blue active coin2")

    assert scene.left("blue") == 10
    assert scene.s.lent(0, BLUE) == 0
    assert scene.zone("discard")["blue"] == 1


@rule("CUB-14.4")
def test_losing_another_die_of_the_colour_settles_nothing() -> None:
    scene = roll_scene(
        *("orange symbol", "purple symbol", "blue -"),
        cards=["Cubasaurus", "Benchwarmer"],
        draw={"orange": 1, "purple": 1, "blue": 1},
    )
    scene.choose("use purple symbol", "put blue coin2", "pass")

    scene.choose("use orange symbol", "lose blue roll", "close")

    assert scene.told("returned") == [{"key": "cubitos-returned", "seat": 0, "die": "blue"}]
    assert scene.owned("blue") == 0


@rule("CUB-14.4")
def test_a_borrowed_die_stays_borrowed_in_roll_and_goes_back_from_there() -> None:
    scene = roll_scene(
        *("light-grey -", "purple symbol", "light-grey -", "green -"),
        cards=["Cubasaurus", "Rock On"],
        draw={"light-grey": 1, "purple": 1},
    )

    scene.choose("use purple symbol", "put green symbol", "push", "use green symbol")

    assert scene.zone("roll") == {"light-grey": 1, "green": 1}
    assert scene.s.borrowed_by(0) == 1
    scene.choose("pass")
    assert scene.owned("green") == 0


@rule("CUB-14.4")
def test_of_two_dice_that_are_alike_the_own_one_is_lost() -> None:
    scene = roll_scene(
        *("light-grey -", "green -", "orange symbol", "purple symbol"),
        *("light-grey coin1", "green -", "green -"),
        cards=["Cubasaurus", "Rock On", "Reliever Beaver"],
        draw={"light-grey": 1, "green": 1, "orange": 1, "purple": 1},
    )
    scene.choose("use purple symbol", "put green symbol", "push", "use green symbol", "pass")
    assert scene.zone("roll") == {"green": 2}

    scene.choose("use orange symbol", "lose green roll")

    assert scene.owned("green") == 0
    assert scene.told("returned") == [{"key": "cubitos-returned", "seat": 0, "die": "green"}]


@rule("CUB-14.4")
def test_a_borrowed_die_cannot_be_given_away() -> None:
    def borrowed(s: CubitosState) -> None:
        s.active[0][1] |= LENT

    scene = run_scene(cards=["Crabby"], active=["red symbol", "blue coin2"], edit=borrowed)

    scene.choose("fight")

    assert scene.options == [] or "give blue active coin2" not in scene.options
    assert scene.s.discard[KINDS + BLUE] == 0


@rule("CUB-11.9")
def test_off_a_space_and_back_onto_it_is_a_move() -> None:
    scene = run_scene(feet=2, at=(0, 25, 6))
    assert "walk 0 25 6" in scene.options

    scene.choose("walk 0 25 6")

    assert scene.credits == 1
    assert scene.told("moved")[0]["spaces"] == 2
    assert scene.place == [0, 25, 6]


@rule("CUB-11.9")
def test_one_foot_does_not_lead_off_and_back() -> None:
    assert "walk 0 25 6" not in run_scene(feet=1, at=(0, 25, 6)).options
    assert "walk 0 25 6" in run_scene(feet=1, at=(0, 25, 6), coins=4).options


@rule("CUB-20.7")
def test_the_coins_that_schmutz_brings_later_are_told() -> None:
    scene = run_scene(
        cards=["Schmutz", "Benchwarmer"], active=["white symbol", "orange symbol"], discard={"light-grey": 1}
    )

    scene.choose("use white symbol", "use orange symbol")

    assert {"key": "cubitos-got", "seat": 0, "coins": 3, "feet": 0, "water": 0, "credits": 0} in scene.told("got")


@rule("CUB-24.7")
def test_pinch_eater_does_not_ask_where_there_is_one_die_with_one_face() -> None:
    scene = roll_scene("light-grey -", "orange symbol", cards=["Pinch Eater"], draw={"light-grey": 1, "orange": 1})

    scene.choose("use orange symbol")

    assert scene.told("placed") == [{"key": "cubitos-placed", "seat": 0, "die": "light-grey", "face": "coin1"}]
    assert scene.prompt != "pinch"
