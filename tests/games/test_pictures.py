"""Every game draws itself: SVG with the browser's own geometry, and nothing in it that a seat does not see."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import asobi.games.cubitos.picture as cubitos
import asobi.games.eight_routes.picture as eight_routes
import asobi.games.landmark_scramble.picture as landmark_scramble
import asobi.games.rampage.picture as rampage
from asobi import drawing
from asobi.core import Dice, Match, clone, find_game, game_ids, replay
from asobi.games.rampage.plan import TURN, UNIT
from tests.games import golden

WEB = Path(__file__).parents[2] / "web" / "src"


def middle(id: str) -> Match:
    """A match in the middle, from the game's golden record."""
    record, _ = golden.read(id)
    return replay(find_game(id), record, upto=record.choices // 2, auto_nature=False)


@pytest.mark.parametrize("id", game_ids())
def test_a_match_shows_itself_as_a_picture(id: str) -> None:
    match = middle(id)

    svg = match._repr_svg_()

    assert svg is not None
    root = ET.fromstring(svg)
    assert root.tag.endswith("svg")
    marks = [path.get("fill") for path in root.iter() if path.tag.endswith("path") or path.tag.endswith("circle")]
    assert set(drawing.SEAT_COLOURS[: match.seats]) <= set(marks), "everybody's mark is on the table"
    assert match.picture(0) is not None


@pytest.mark.parametrize("id", ["landmark-scramble", "rampage"])
def test_a_picture_shows_no_secret(id: str) -> None:
    match = middle(id)
    for seat in range(match.seats):
        twin = clone(match)
        twin.game.redeal(twin.state, seat, Dice("behind the back"))
        assert twin.picture(seat) == match.picture(seat)


def constants(page: str, names: list[str]) -> list[float]:
    """Numbers that a TypeScript module of the client names."""
    text = (WEB / page).read_text(encoding="utf-8")
    found = [re.search(rf"const {name} = ([\d.]+);", text) for name in names]
    return [float(each[1]) for each in found if each is not None]


def test_the_geometry_is_the_browsers() -> None:
    routes = [eight_routes.PITCH, eight_routes.ROW, eight_routes.SIDE, eight_routes.TOP, eight_routes.BOTTOM]
    assert constants("games/eight_routes/geometry.ts", ["PITCH", "ROW", "SIDE", "TOP", "BOTTOM"]) == routes
    assert constants("games/cubitos/geometry.ts", ["RADIUS"]) == [cubitos.RADIUS]
    assert constants("games/landmark_scramble/town.ts", ["UNIT"]) == [landmark_scramble.UNIT]
    bends = (WEB / "games/eight_routes/geometry.ts").read_text(encoding="utf-8")
    assert "Math.sin(column * 0.85 + route * 1.9 + row * 1.3) * 4.5" in bends


def test_rampage_from_above_is_the_browsers() -> None:
    """The shapes come with the board; what both name for themselves is the scale of a pose and the colours."""
    table = (WEB / "games/rampage/table.ts").read_text(encoding="utf-8")
    top = (WEB / "games/rampage/TopView.svelte").read_text(encoding="utf-8")

    def listed(name: str) -> tuple[str, ...]:
        found = re.search(rf"const {name} = \[(.+)\];", table)
        assert found is not None
        return tuple(re.findall(r"#\w+", found[1]))

    assert listed("MEEPLES") == rampage.MEEPLES
    assert listed("VEHICLES") == rampage.VEHICLES
    assert f'return "{rampage.FLOOR}";' in top
    lit = re.findall(r"fill: light-dark\((#\w{6}),", top)
    assert lit[:7] == [rampage.STREET, *rampage.LAWNS, rampage.WALK, rampage.HOUSE]
    assert f"pose[0]! / {UNIT:.0f}, pose[1]! / {UNIT:.0f}" in table
    assert TURN == 1e6
    assert "pose[6]! / 1e6" in table


def test_the_marks_of_the_seats_are_the_browsers() -> None:
    seats = (WEB / "kit/seats.ts").read_text(encoding="utf-8")
    style = (WEB / "kit/style.css").read_text(encoding="utf-8")

    assert tuple(re.findall(r'^  \w+: "(M[^"]+)",', seats, re.MULTILINE)) == drawing.OUTLINES
    assert tuple(re.findall(r"--seat-\d: light-dark\((#\w+),", style)) == drawing.SEAT_COLOURS
    assert tuple(re.findall(r"--seat-ink-\d: light-dark\((#\w+),", style)) == drawing.SEAT_INKS


def test_a_record_shows_itself_as_pictures_with_a_slider() -> None:
    record, _ = golden.read("eight-routes")

    html = record._repr_html_()

    assert html is not None
    assert html.count("<svg") == 40
    assert html.count("<div hidden>") == 39
    assert 'max="39"' in html
