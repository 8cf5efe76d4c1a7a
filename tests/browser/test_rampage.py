"""Rampage in a real browser: flicks by hand and by keyboard, the plain view, the referee's verdict, and sounds."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from asobi.games.rampage.state import RampageState
from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.sight import PHONE
from tests.browser.table import Visitor
from tests.games.rampage import scenes

PATIENCE: Final = 120_000
NO_WEBGL: Final = """
const getContext = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return kind.startsWith("webgl") ? null : getContext.call(this, kind, ...rest);
};
"""
LET_GO: Final = ".fire:visible, [data-tool=fire]"  # In the panel, or in the dock of a phone.
SHARP: Final = """() => {
    const {width, clientWidth} = document.querySelector(".city canvas");
    return width === Math.floor(clientWidth * Math.min(2, devicePixelRatio));
}"""
PRACTISED: Final = "localStorage.setItem('asobi.rampage.practised', 'true')"
EARS: Final = """
window.heard = 0;
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) { window.heard++; return start.apply(this, when); };
"""


def sit_down(
    house: House,
    arrive: Arrive,
    *scripts: str,
    city: RampageState | None = None,
    pace: str = "off",
    practised: bool = True,
    **settings: object,
) -> Visitor:
    """Ada, who has flicked before or not, at a table with a bot, on her turn; nobody has a card unless `city` says."""
    ada = arrive(house, "Ada", pace, **settings)
    ada.page.context.set_default_timeout(PATIENCE)
    for script in [*scripts, *([PRACTISED] if practised else [])]:
        ada.page.add_init_script(script)
    ada.play_on(scenes.record(scenes.table(2) if city is None else city), "hunch")
    deed(ada, "move").wait_for()
    return ada


def deed(ada: Visitor, choice: str) -> Locator:
    """The button of a deed: in the panel, or in the dock of a phone; the city has it too."""
    return ada.page.locator(f"button[data-choice={choice}][data-lit]").last


def begin_a_move(ada: Visitor) -> None:
    """Choose to move."""
    deed(ada, "move").click()
    ada.sees(LET_GO)


def aim_at_something(ada: Visitor) -> None:
    """Turn until the disc would hit something: wherever the others stand, and whatever has fallen already."""
    direction, foretold = ada.page.get_by_label("Direction"), ada.page.get_by_text(" and hits ")
    for degrees in range(0, 360, 15):
        direction.fill(str(degrees))
        if foretold.count():
            return
    raise AssertionError("there is nothing to hit from here")


def judged(ada: Visitor) -> str:
    """The referee's verdict."""
    expect(ada.page.locator(".verdict")).to_contain_text("You flick your disc.", timeout=PATIENCE)
    ada.sees("[data-lit], .fire")  # Whatever comes next: the run has been shown.
    return ada.text(".verdict")


def forgive_slow_graphics(ada: Visitor) -> None:
    """A picture drawn without a graphics card makes the browser complain about its slowness, and about nothing else."""
    ada.complaints[:] = [complaint for complaint in ada.complaints if "GL Driver Message" not in complaint]


def drag(ada: Visitor, start: Locator, right: float, down: float, let_go: bool = True) -> None:
    """Press in the middle of a thing, pull, and let go."""
    box = start.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    ada.page.mouse.move(x + right, y + down, steps=4)
    if let_go:
        ada.page.mouse.up()


def dialled(ada: Visitor) -> list[str]:
    """What the dials show."""
    return [text.strip() for text in ada.page.locator(".panel output").all_text_contents()]


def test_a_drag_on_the_city_aims_a_flick_and_letting_go_flicks(house: House, arrive: Arrive) -> None:
    """Given a Move, when the disc is pulled, the dials follow the hand; when it is let go, the referee judges."""
    ada = sit_down(house, arrive)
    begin_a_move(ada)
    ada.sees(".city canvas")
    before = dialled(ada)
    drag(ada, ada.sees(".grip"), 90, 40, let_go=False)
    expect(ada.page.locator(".panel output").nth(1)).not_to_have_text(before[1])
    assert dialled(ada)[0] != before[0]
    ada.shoot("rampage-desktop")
    ada.page.mouse.up()
    judged(ada)
    expect(ada.page.get_by_role("button", name="Again!")).to_be_enabled(timeout=PATIENCE)
    ada.page.wait_for_function(SHARP)  # However coarsely it was drawn while things moved.
    forgive_slow_graphics(ada)


def test_the_keyboard_alone_suffices(house: House, arrive: Arrive) -> None:
    """Given a turn, when only keys are pressed, a flick is chosen, aimed and let go, and a verdict appears."""
    ada = sit_down(house, arrive, NO_WEBGL)
    deed(ada, "move").focus()
    ada.page.keyboard.press("Enter")
    first = ada.page.locator(".panel input").first
    expect(first).to_be_focused(timeout=PATIENCE)
    before = dialled(ada)
    for key in ("ArrowRight", "ArrowRight", "Tab", "ArrowUp", "ArrowUp", "ArrowUp"):
        ada.page.keyboard.press(key)
    after = dialled(ada)
    assert after[0] != before[0]
    assert after[1] != before[1]
    ada.page.keyboard.press("Enter")
    judged(ada)


def test_a_practice_flick_does_not_count_and_a_pull_can_be_a_push(house: House, arrive: Arrive) -> None:
    """Given a first game, the first flick only shows where it leads; slingshot and push aim opposite ways."""
    ada = sit_down(house, arrive, NO_WEBGL, practised=False)
    begin_a_move(ada)
    disc = ada.page.locator("polygon.disc").first
    aims = {}
    for hand in ("Slingshot", "Push"):
        ada.page.get_by_role("button", name=hand).click()
        drag(ada, disc, 60, 25, let_go=False)
        aims[hand] = float(dialled(ada)[0].rstrip("° "))
        drag(ada, disc, 1, 0)  # Back where it began: nothing is flicked.
    assert abs(abs(aims["Slingshot"] - aims["Push"]) - 180) < 2
    ada.page.get_by_label("Power").fill("0.4")
    told = ada.text(".foretold")
    assert "Slides" in told or "slide" in told
    ada.page.locator(".fire").click()
    expect(ada.page.locator(".foretold")).to_contain_text("That was practice.", timeout=PATIENCE)
    assert "You flick your disc." not in ada.log
    ada.page.locator(".fire").click()
    judged(ada)
    assert "You flick your disc." in ada.log


def test_a_hint_for_an_aim_turns_the_dials(house: House, arrive: Arrive) -> None:
    """Given a Move, when a hint is asked for, the aim is as it advises, and the prompt says so."""
    ada = sit_down(house, arrive, NO_WEBGL)
    begin_a_move(ada)
    ada.page.get_by_label("Power").fill("0.01")
    advised = ada.page.get_by_text("Hint: aim as it is shown now.")
    for _ in range(3):  # On a busy machine a thought may be cut off.
        ada.page.locator("[data-tool=hint]:enabled").click()
        expect(advised.or_(ada.page.locator("[role=alert]"))).to_be_visible(timeout=PATIENCE)
        if advised.count():
            break
    expect(advised).to_be_visible()
    assert dialled(ada)[1] != "1 %"


def test_the_plain_view_shows_the_same_facts(house: House, arrive: Arrive) -> None:
    """Given a browser without WebGL, when two people sit down, all pieces are drawn and told in words."""
    ada, bob = arrive(house, "Ada"), arrive(house, "Bob")
    ada.page.add_init_script(NO_WEBGL)
    table = ada.open_table("me", "open", game="rampage")
    bob.go_to(table)
    bob.sees("[data-take]").click()
    expect(ada.page.locator("polygon.meeple")).to_have_count(90, timeout=PATIENCE)
    assert ada.page.locator(".city").count() == 0
    assert ada.page.locator("polygon.small, polygon.rect, polygon.large").count() == 19
    told = ada.page.locator(".board ul.visually-hidden").inner_text()
    assert told.count(" floor") == 7
    assert told.count("to eat") == 8


def test_the_plain_view_can_be_aimed_in(house: House, arrive: Arrive) -> None:
    """Given a browser without WebGL, when a disc is dragged on the plan, the referee judges the flick."""
    ada = sit_down(house, arrive, NO_WEBGL)
    begin_a_move(ada)
    drag(ada, ada.page.locator("polygon.disc").first, 70, 70)
    judged(ada)
    assert ada.faults() == []


def test_a_phone_has_room_for_everything(house: House, arrive: Arrive) -> None:
    """Given a phone, when a flick is aimed, nothing stands out to the side, and the city is seen as a whole."""
    ada = sit_down(house, arrive, viewport={"width": 360, "height": 740}, has_touch=True)
    begin_a_move(ada)
    ada.sees(".city canvas")
    ada.sees(".grip")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
    ada.shoot("rampage-phone", whole=True)
    forgive_slow_graphics(ada)


def test_the_board_has_no_serious_fault(house: House, arrive: Arrive) -> None:
    """Given a turn, an aim and a verdict, when axe-core looks at them by day and by night, it finds nothing serious."""
    ada = sit_down(house, arrive)
    found: list[str] = []

    def look(name: str) -> None:
        for theme in ("dark", "light"):
            ada.page.emulate_media(color_scheme=theme)
            ada.shoot(f"rampage-{name}-{theme}", whole=True)
            found.extend(ada.faults())

    look("turn")
    begin_a_move(ada)
    look("aim")
    ada.page.locator(".fire").click()
    judged(ada)
    look("verdict")
    assert found == []
    forgive_slow_graphics(ada)


def test_contacts_are_heard_and_the_switch_silences_them(house: House, arrive: Arrive) -> None:
    """Given a flick into a house, when it is shown again, it is heard; without sound it is not."""
    ada = sit_down(house, arrive, NO_WEBGL, EARS, pace="quick")
    begin_a_move(ada)
    ada.page.get_by_label("Power").fill("0.9")
    aim_at_something(ada)
    ada.page.locator(".fire").click()
    judged(ada)
    ada.page.get_by_role("button", name="Slow motion").click()  # Long enough to be seen on a busy machine.
    again = ada.page.get_by_role("button", name="Again!")

    def listen() -> int:
        expect(again).to_be_enabled(timeout=PATIENCE)
        before = ada.page.evaluate("window.heard")
        again.click()
        expect(again).to_be_disabled()
        expect(again).to_be_enabled(timeout=PATIENCE)
        return int(ada.page.evaluate("window.heard")) - int(before)

    assert listen() > 0
    ada.page.get_by_role("button", name="Sound").click()
    assert listen() == 0


def test_the_panel_never_covers_the_city(house: House, arrive: Arrive) -> None:
    """Given a window of any size, when a deed is chosen or a flick aimed, the panel stands beside or below the city."""
    ada = sit_down(house, arrive)
    boxes = """() => [document.querySelector("[data-part=city]"), ...document.querySelectorAll(".side > *")]
        .map((one) => one.getBoundingClientRect()).filter(({width}) => width > 0)"""

    def apart() -> None:
        for wide, high in ((1366, 820), (1024, 768), (900, 1100)):
            ada.page.set_viewport_size({"width": wide, "height": high})
            ada.sees(".city canvas")
            city, *panels = ada.page.evaluate(boxes)
            assert panels
            for panel in panels:
                beside = panel["left"] >= city["right"] - 1 or panel["right"] <= city["left"] + 1
                below = panel["top"] >= city["bottom"] - 1 or panel["bottom"] <= city["top"] + 1
                assert beside or below, (wide, high, city, panel)

    apart()
    begin_a_move(ada)
    apart()
    forgive_slow_graphics(ada)


@pytest.mark.parametrize("screen", [{"viewport": {"width": 1366, "height": 820}}, PHONE], ids=["desktop", "phone"])
def test_a_meeple_is_eaten_where_it_stands(house: House, arrive: Arrive, screen: dict[str, Any]) -> None:
    """Given a monster beside a meeple, when the meeple is clicked in the city itself, it is eaten."""
    city = scenes.table(2)
    scenes.stand(city, 0, 6.0, 24.0)
    for number in range(2):
        scenes.lay(city, scenes.MEEPLES - 1 - number, 4.0 + 5.0 * number, 19.0)
    ada = sit_down(house, arrive, city=city, **screen)
    ada.sees(".city canvas")
    for _ in range(2):
        deed(ada, "pass").click()
    ada.page.locator("[data-choice='dine C'][data-lit]").click()
    meeple = f".city [data-choice='eat {scenes.MEEPLES - 1}'][data-lit]"
    spot = ada.sees(meeple).bounding_box()
    assert spot is not None
    at = (spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    if screen is PHONE:
        ada.page.touchscreen.tap(*at)
        ada.sees(f"{meeple}[data-armed]")
        ada.page.touchscreen.tap(*at)
    else:
        ada.page.mouse.click(*at)
    standing = ada.page.locator(".city [data-choice^=eat][data-lit]")
    expect(standing).to_have_count(1, timeout=PATIENCE)
    assert standing.get_attribute("data-choice") == f"eat {scenes.MEEPLES - 2}"
    forgive_slow_graphics(ada)


@pytest.mark.parametrize(("wide", "high"), [(390, 844), (900, 1100)])
def test_a_roof_is_climbed_by_a_tap_on_it(house: House, arrive: Arrive, wide: int, high: int) -> None:
    """Given a monster that climbs, when it moves, a roof is chosen in the city, and staying is a button."""
    city = scenes.table(2)
    scenes.power(city, 0, "climber")
    city.pools = [[card for card in pool if card not in city.powers[0]] for pool in city.pools]
    ada = sit_down(house, arrive, city=city, viewport={"width": wide, "height": high}, has_touch=True)
    ada.sees(".city canvas")
    deed(ada, "move").click()
    ada.sees(".dock [data-choice=stay][data-lit]")
    roofs = ada.page.locator(".city [data-choice^=climb][data-lit]")
    roofs.first.click()
    ada.sees(LET_GO)
    forgive_slow_graphics(ada)
