"""The coach of a first game, in a real browser: each thing is said twice at most, in every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import pytest

from asobi.core import find_game, game_ids
from tests.browser.house import House
from tests.browser.table import Visitor
from tests.browser.test_rampage import NO_WEBGL

Arrive = Callable[..., Visitor]
DESK: dict[str, Any] = {"viewport": {"width": 1366, "height": 820}}
# A coach who knows the lesson and sees the question says what there is to say within two frames.
QUIET: Final = """async () => { for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame); }"""


def come_again(visitor: Visitor) -> None:
    """Load the page anew, until the coach has been told what there is to say and had time to say it."""
    with visitor.page.expect_response("**/lesson") as lesson:
        visitor.page.reload()
    lesson.value.finished()
    visitor.lit.first.wait_for(state="attached")
    visitor.page.evaluate(QUIET)


@pytest.mark.parametrize("id", game_ids())
def test_a_cue_comes_twice_and_never_a_third_time(house: House, arrive: Arrive, id: str) -> None:
    """Given a first game, when the same question is asked again and again, the coach says each thing twice, no more."""
    ada = arrive(house, "Ada", **DESK)
    ada.page.add_init_script(NO_WEBGL)
    game = find_game(id)
    first = {"first": 1} if any(setting.key == "first" for setting in game.settings) else {}  # nobody waits for physics
    table = ada.open_table("me", *["hunch"] * (max(2, game.facts.players[0]) - 1), game=id, settings=first)
    ada.page.evaluate("table => localStorage.setItem('asobi.coached', JSON.stringify([table]))", table)

    coach = ada.page.locator("[data-coach]")
    come_again(ada)
    for _ in range(40):  # the first questions of a game may be nothing to speak of
        if coach.count() > 0:
            break
        ada.choose_something(("push",))
        ada.lit.first.wait_for(state="attached")
        ada.page.evaluate(QUIET)

    said = Counter([coach.inner_text()])
    for _ in range(6):  # of two cues for a question each would come a third time
        come_again(ada)
        said.update(coach.all_inner_texts())

    assert ada.faults() == []
    assert max(said.values()) <= 2, said
    assert coach.count() == 0
