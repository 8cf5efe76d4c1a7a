"""The other readings of cards whose print can be read in two ways; ours are tested with their colours."""

from __future__ import annotations

from typing import Any

import pytest

from asobi.core import BadSetting, Match
from asobi.games.cubitos import GAME
from asobi.games.cubitos.cards import CARDS
from asobi.games.cubitos.tables import DARK_GREY
from asobi.testing import conform, rule
from tests.games.cubitos.scenes import Scene, roll_scene, run_scene


def read_otherwise(card: str, *more_cards: str, **scene: Any) -> Scene:
    """A Run Phase in which one card is read the other way."""
    return run_scene(cards=[card, *more_cards], more={"readings": card}, **scene)


@rule("CUB-1.9")
def test_a_card_with_one_reading_is_refused_with_those_that_have_two() -> None:
    with pytest.raises(BadSetting, match=r"Smelly Cat has only one reading.*Fat Cat"):
        Match.new(GAME, 2, "x", {"readings": "Smelly Cat"})


@rule("CUB-1.9")
def test_only_the_cards_that_are_named_are_read_otherwise() -> None:
    match = Match.new(GAME, 2, "x", {"readings": "Mr. Soldier, Fat Cat"})

    texts = [card["text"] for card in match.board()["cards"]]

    assert [text for text in texts if text.endswith("-other")] == ["cubitos-text-mr-soldier-other"]


@rule("CUB-22.1", "CUB-22.3")
@pytest.mark.parametrize("card", ["Mr. Soldier", "Supah General!"])
def test_the_winner_keeps_the_red_die(card: str) -> None:
    assert run_scene(cards=[card], active=["red symbol"], fans=2).choose("fight").owned("red") == 0

    assert read_otherwise(card, active=["red symbol"], fans=2).choose("fight").owned("red") == 1


@rule("CUB-20.2")
def test_cat_tastrophy_takes_what_costs_less_than_the_fans() -> None:
    ours = run_scene(cards=["Cat Tastrophy"], active=["white symbol"], fans=4).choose("use white symbol")
    other = read_otherwise("Cat Tastrophy", active=["white symbol"], fans=4).choose("use white symbol")

    assert "gain red" in ours.options
    assert "gain red" not in other.options
    nobody = read_otherwise("Cat Tastrophy", active=["white symbol"]).choose("use white symbol")
    assert nobody.options == ["gain light-grey", "gain dark-grey", "decline"]


@rule("CUB-20.3")
def test_fat_cat_brings_no_coin() -> None:
    scene = read_otherwise("Fat Cat", active=["white symbol"]).choose("use white symbol")

    assert (scene.coins, scene.feet) == (0, 3)


@rule("CUB-20.7")
def test_schmutz_pays_only_for_dice_lost_after_moving() -> None:
    before = read_otherwise(
        "Schmutz", "Benchwarmer", active=["white symbol", "orange symbol"], discard={"light-grey": 1}
    )
    before.choose("use white symbol", "use orange symbol", "lose light-grey discard", "stay")
    after = read_otherwise("Schmutz", active=["white symbol"], discard={"light-grey": 1}, at=(0, 28, 3))
    assert before.told("got")[-1]["coins"] == 0

    walk = next(
        option
        for option, move in after.choose("use white symbol").match.view(0)["asked"][0]["moves"].items()
        if move["reward"] in ("lose", "lose-and-fan")
    )
    after.choose(walk, "lose light-grey discard")

    assert after.told("got")[-1]["coins"] == 3


@rule("CUB-21.2")
def test_captain_bark_brings_the_fan_instead_of_the_feet() -> None:
    scene = read_otherwise("Captain Bark", active=["brown symbol", "white foot", "red symbol"])

    scene.choose("use brown symbol")

    assert scene.s.fans[0] == 1
    assert scene.feet == 1
    alone = read_otherwise("Captain Bark", active=["brown symbol"]).choose("use brown symbol")
    assert (alone.feet, alone.s.fans[0]) == (2, 0)


@rule("CUB-21.7")
@pytest.mark.parametrize(("readings", "dogs"), [("", 0), ("Muggles", 1)])
def test_muggles_used_at_once_stays(readings: str, dogs: int) -> None:
    scene = roll_scene(
        *["light-grey -"] * 8,
        *("brown symbol", "light-grey -", "light-grey -"),
        cards=["Muggles"],
        roll={"brown": 1, "light-grey": 8},
        draw={"light-grey": 2},
        more={"readings": readings},
    )

    scene.choose("use brown symbol", "pass")

    assert scene.owned("brown") == dogs


@rule("CUB-21.7")
def test_muggles_not_used_at_once_is_lost_all_the_same() -> None:
    assert read_otherwise("Muggles", active=["brown symbol"]).choose("use brown symbol").owned("brown") == 0
    assert read_otherwise("Muggles", active=["brown symbol"]).choose("skip").owned("brown") == 0


@rule("CUB-23.6")
def test_rolling_stoned_rolls_all_grey_dice() -> None:
    scene = roll_scene(
        *("light-grey coin1", "light-grey coin1", "light-grey -", "green symbol"),
        *("light-grey -", "light-grey -", "light-grey coin1", "light-grey coin1"),
        cards=["Rolling Stoned"],
        draw={"light-grey": 3, "green": 1},
        more={"readings": "Rolling Stoned"},
    )
    scene.choose("push", "use green symbol")

    assert scene.told("rolled")[-1]["why"] == "stoned"
    assert len(scene.told("rolled")[-1]["dice"]) == 3


@rule("CUB-24.5")
def test_mr_bats_asks_for_coins_or_feet() -> None:
    scene = read_otherwise("Mr. Bats", active=["orange symbol"], fans=6).choose("use orange symbol")
    assert scene.options == ["coins", "run"]

    scene.choose("coins")

    assert scene.told("got")[-1]["coins"] == 2
    feet = read_otherwise("Mr. Bats", active=["orange symbol"], fans=6).choose("use orange symbol", "run")
    assert feet.feet == 3
    assert read_otherwise("Mr. Bats", active=["orange symbol"]).choose("use orange symbol").told("got")[0]["coins"] == 2


@rule("CUB-25.3")
def test_cubasaurus_borrows_grey_dice_only() -> None:
    scene = roll_scene(
        "purple symbol", cards=["Cubasaurus"], draw={"purple": 1}, more={"readings": "Cubasaurus"}
    ).choose("use purple symbol")

    assert scene.options == ["put light-grey coin1", "put dark-grey foot", "put dark-grey coin1"]
    assert scene.s.supply[DARK_GREY] > 0


def test_races_with_every_other_reading_are_sound() -> None:
    otherwise = ", ".join(card.name for card in CARDS if card.other)

    races = [{"race": race, "readings": otherwise} for race in ("race-3", "race-7")]

    conform(GAME, seeds=1, seats=[2], settings=races, bots=[])
