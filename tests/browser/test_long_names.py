"""Names of people are as long as they are: they are cut or wrapped between letters nowhere, and push nothing aside."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.sight import PHONE
from tests.browser.test_phone import GAMES

LONG: Final = "Wolfeschlegelsteinhausen"
SCREENS: Final[dict[str, dict[str, Any]]] = {"desktop": {"viewport": {"width": 1366, "height": 820}}, "phone": PHONE}
# Whatever says the name: how many lines it takes there, and whether it reaches over the edge of the screen.
SAID: Final = """(name) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const at = text.textContent.indexOf(name);
        if (at < 0 || !text.parentElement.checkVisibility()) continue;
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + name.length);
        const boxes = [...range.getClientRects()].filter(({width}) => width > 1);
        if (boxes.length > 0 && !text.parentElement.closest(".visually-hidden")) found.push(boxes.length);
    }
    return found;
}"""


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_a_long_name_is_never_broken_letter_by_letter(house: House, arrive: Arrive, game: str, screen: str) -> None:
    """Given somebody with a long name, when others watch, it stands on two lines at most, and nothing sticks out."""
    ada = arrive(house, "Ada", **SCREENS[screen])
    table = arrive(house, LONG).open_table("me", "random", "random", game=game)
    ada.go_to(table)

    lines = ada.page.evaluate(SAID, LONG)
    wide = ada.page.evaluate("document.documentElement.scrollWidth - innerWidth")

    assert lines, "the name is said somewhere"
    assert max(lines) <= 2
    assert wide <= 0
