"""The designer's pages: a game's dials, variants on the shelf, and a table that plays a changed game."""

from __future__ import annotations

import json
from pathlib import Path

from asobi.core import Variant
from asobi.server.designs import Designs
from asobi.server.shelf import Shelf
from tests.server.harness import House, Player, scene

VARIANT = {"name": "Generous", "changes": {"routes.6.places": [40]}}


def test_the_dials_of_a_game_can_be_asked_for(house: House) -> None:
    dials = {dial["path"]: dial for dial in house.json("/api/games/eight-routes/dials")}
    assert dials["routes.6.places"] == {
        "path": "routes.6.places",
        "kind": "numbers",
        "default": [16],
        "low": 0,
        "high": 60,
        "words": [],
    }
    assert house.ask("/api/games/chess/dials")[0] == 404
    assert house.json("/api/variants") == []


def test_a_variant_on_the_shelf_says_what_it_changes_and_how_to_play_it() -> None:
    variant = Variant("eight-routes", "Generous", {"routes.6.places": [40]}, {"shake": False}, "More.")
    (card,) = json.loads(Designs(Shelf(), [variant]).variants)
    assert card["settings"] == {"shake": False, "variant": VARIANT}
    assert card["changes"] == [{"path": "routes.6.places", "base": [16], "here": [40]}]


def test_a_table_plays_the_changed_game_also_after_a_crash(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        opened = house.open_table("me", "random", "random", settings={"variant": VARIANT})

        async def look() -> None:
            async with Player(house, opened["table"], opened["token"]) as player:
                hello = await player.connect()
                assert "[40]" in json.dumps(hello["board"]["places"]), hello["board"]

        scene(look)
        house.kill()
        house.start()
        scene(look)


def test_an_impossible_variant_is_refused_by_a_message(house: House) -> None:
    wish = {"game": "eight-routes", "seats": ["me", "random", "random"], "name": "Ada"}
    path, taken = "routes.6.places", {"game": "eight-routes", "low": 0, "high": 60, "value": "[99]"}
    for changes, key, told in (
        ({path: [99]}, "refused-dial-numbers", {"dial": path, **taken}),
        ({"x": 1}, "refused-dial", {"dial": "x", "game": "eight-routes"}),
    ):
        refused = house.json("/api/tables", {**wish, "settings": {"variant": {"changes": changes}}})
        assert refused["key"] == key
        assert refused["fields"].items() >= told.items()
