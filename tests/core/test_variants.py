"""Variants: dials in a game's data, files that turn them, and matches that hold them for ever."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from asobi.bots import play
from asobi.core import (
    BadSetting,
    BadState,
    DataDial,
    Dials,
    Match,
    Record,
    RecordError,
    Variant,
    clone,
    difference,
    dump,
    find_game,
    record_of,
    replay,
    restore,
)

DATA = {"deck": {"coin": 3, "brick": 2}, "points": [1, 2, 3], "cost": ["coin", "brick"], "motto": "play", "fixed": 7}
RANGES = {
    "deck.*": (0, 9),
    "points": (-5, 5),
    "cost": (1, 3, ["coin", "brick"]),
    "motto": (0, 0),
}
GENEROUS = {"name": "Generous", "changes": {"routes.6.places": [40], "set-up.start.4": [0, 0, 0, 0]}}


def cards(data: dict[str, Any]) -> int:
    """How many cards the toy's deck has; one without any does not fit."""
    count: int = sum(data["deck"].values())
    if not count:
        raise ValueError("a deck without a card")
    return count


@pytest.fixture
def toy() -> Dials[int]:
    return Dials(DATA, RANGES, cards)


def test_a_star_stands_for_every_name_and_what_no_range_names_is_no_dial(toy: Dials[int]) -> None:
    assert list(toy.dials) == ["deck.coin", "deck.brick", "points", "cost", "motto"]
    assert [dial.kind for dial in toy.dials.values()] == ["number", "number", "numbers", "words", "text"]


def test_what_the_rules_make_of_the_data_follows_the_changes_and_the_base_stays(toy: Dials[int]) -> None:
    toy.check({"changes": {"deck.coin": 9}})
    assert toy.of('{"deck.coin":9}') == 11
    assert toy.of("") == 5
    assert DATA["deck"] == {"coin": 3, "brick": 2}


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"deck.coins": 3}, "no dial 'deck.coins'; there is, say, deck.coin"),
        ({"fixed": 3}, "no dial 'fixed'"),
        ({"deck.coin": 10}, "deck.coin is a whole number from 0 to 9, not 10"),
        ({"deck.coin": True}, "not True"),
        ({"deck.coin": "3"}, "not '3'"),
        ({"points": [1, 2]}, "points is a row of 3 whole numbers from -5 to 5, not [1, 2]"),
        ({"points": [1, 2, 6]}, "not [1, 2, 6]"),
        ({"cost": []}, "cost is 1 to 3 of the words coin, brick, not []"),
        ({"cost": ["gold"]}, "not ['gold']"),
        ({"motto": "x" * 500}, "motto is a text of at most 400 characters"),
        ({"deck.coin": 0, "deck.brick": 0}, "does not fit together: a deck without a card"),
        ([], "changes are dials and their values"),
    ],
)
def test_an_impossible_variant_is_refused_with_what_is_possible(toy: Dials[int], changes: Any, says: str) -> None:
    with pytest.raises(BadSetting) as refusal:
        toy.check({"changes": changes})
    assert says in str(refusal.value)


@pytest.mark.parametrize("variant", [3, {}, {"changes": {}, "more": 1}, {"name": 3, "changes": {}}])
def test_a_variant_has_a_name_and_changes(toy: Dials[int], variant: Any) -> None:
    with pytest.raises(BadSetting):
        toy.check(variant)


def test_a_range_for_nothing_is_a_fault_of_the_game() -> None:
    with pytest.raises(ValueError, match="pionts"):
        Dials(DATA, {"pionts": (0, 1)}, cards)


def test_a_dial_tells_a_page_all_about_itself() -> None:
    dial = DataDial("cost", ["coin"], 1, 3, ["coin", "brick"])
    assert dial.data() == {
        "path": "cost",
        "kind": "words",
        "default": ["coin"],
        "low": 1,
        "high": 3,
        "words": ["coin", "brick"],
    }


def test_a_variant_is_a_file_with_nested_tables_or_paths_and_writes_itself(tmp_path: Path) -> None:
    text = 'game = "eight-routes"\nabout = "More for 6."\n[settings]\nshake = false\n[dials.routes.6]\nplaces = [40]\n'
    file = tmp_path / "generous.toml"
    file.write_text(text, encoding="utf-8")
    variant = Variant.read(file)
    assert variant.name == "generous"
    assert variant.settings == {
        "shake": False,
        "variant": {"name": "generous", "changes": {"routes.6.places": [40]}},
    }
    again = Variant.parse(variant.text())
    assert (again.game, again.name, again.about, again.settings) == (
        "eight-routes",
        "generous",
        "More for 6.",
        variant.settings,
    )
    assert difference(find_game("eight-routes").dials, variant.changes) == [("routes.6.places", [16], [40])]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("game =", "not TOML"),
        ('name = "x"', "names its game"),
        ('game = "x"\nprices = 3', "no field prices; its fields: game, name"),
        ("game = 3", "the field game is a text, not 3"),
        ('game = "x"\ndials = 3', "the field dials is a table, not 3"),
    ],
)
def test_a_file_that_is_no_variant_says_why(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "my.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadSetting) as refusal:
        Variant.read(file)
    assert says in str(refusal.value)
    assert "my.toml" in str(refusal.value)


# -- a match with a variant --------------------------------------------------------------------------------


def test_a_record_holds_the_variant_and_replays_to_the_same_end() -> None:
    game = find_game("eight-routes")
    match = play(game, ["hunch"] * 4, "spring", {"variant": GENEROUS})
    text = record_of(match).text()
    again = replay(game, Record.parse(text))
    assert '"routes.6.places":[40]' in text
    assert again.state.digest() == match.state.digest()
    assert again.outcome is not None
    assert max(again.outcome.details["routes"][5]) == 40
    plain = replay(
        game,
        Record.parse(
            text.replace('{"name":"Generous","changes":{"routes.6.places":[40]', '{"changes":{"routes.6.places":[41]')
        ),
    )
    assert plain.state.digest() != match.state.digest()


def test_a_copy_a_clone_and_a_dump_keep_the_variant() -> None:
    game = find_game("eight-routes")
    match = Match.new(game, 4, "spring", {"variant": GENEROUS})
    assert clone(match).board()["places"][5] == [40]
    assert restore(game, dump(match), 4, {"variant": GENEROUS}).board()["places"][5] == [40]
    assert Match.new(game, 4, "spring").board()["places"][5] == [16]


def test_a_state_of_another_variant_than_the_settings_is_refused() -> None:
    game = find_game("eight-routes")
    data = dump(Match.new(game, 4, "spring", {"variant": GENEROUS}))
    with pytest.raises(BadState, match="another variant"):
        restore(game, data, 4)


@pytest.mark.parametrize("changes", ["[]", "{", '{"nothing":1}', '{"routes.6.places":[4000]}'])
def test_a_record_with_a_bent_variant_is_refused(changes: str) -> None:
    game = find_game("eight-routes")
    opening = {**Match.new(game, 4, "spring").beginnings[0].state.dump(), "changes": changes}
    match = Match.new(game, 4, "spring")
    match.opening = opening
    record = record_of(match)
    with pytest.raises(RecordError, match="line 1"):
        replay(game, record)


def test_a_game_without_dials_refuses_every_change() -> None:
    with pytest.raises(BadSetting, match="this game has none"):
        Dials({}, {}, cards_of_nothing).check({"changes": {"x": 1}})


def cards_of_nothing(data: dict[str, Any]) -> None:
    """No tables."""
