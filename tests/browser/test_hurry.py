"""Questions out of turn: a ring shows how long the others still wait, and it stands while a film is shown."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.table import ISOLATES, Visitor

Arrive = Callable[..., Visitor]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WIDE = {"viewport": {"width": 1366, "height": 820}}
RING = "[role=timer]"


@pytest.fixture(scope="module")
def quiet(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a game that asks out of turn."""
    running = House(tmp_path_factory.mktemp("quiet"), client, ("tests.server.silent_game:GAME",))
    running.start()
    yield running
    running.stop()


def left(visitor: Visitor) -> int:
    """The seconds that the ring shows."""
    return int(visitor.sees(RING).get_attribute("data-answer-left") or "")


def limit(visitor: Visitor) -> str:
    """What the ring means, for whoever does not see it."""
    return (visitor.page.locator("[data-limit]").first.text_content() or "").translate(ISOLATES)


def seat_two(house: House, ada: Visitor, bob: Visitor, seconds: int, film: int = 0) -> None:
    """Let Bob sit down at Ada's table, and Ada choose, so that Bob is asked."""
    table = ada.open_table("me", "open", game="silent", settings={"seconds": seconds, "film": film})
    bob.go_to(table)
    bob.sees("[data-take]").click()
    ada.sees("[data-choice=yes]").click()


@pytest.mark.parametrize(("asking", "asked"), [(WIDE, PHONE), (PHONE, WIDE)], ids=["asked on a phone", "waits on one"])
def test_a_ring_shrinks_for_whoever_is_asked_and_for_those_who_wait(
    quiet: House, arrive: Arrive, asking: dict[str, object], asked: dict[str, object]
) -> None:
    """Given ten minutes to answer, when Bob is asked, both see them run out; when he has answered, nobody does."""
    ada, bob = arrive(quiet, "Ada", **asking), arrive(quiet, "Bob", reduced_motion="reduce", **asked)
    seat_two(quiet, ada, bob, 600)
    assert left(bob) <= 600
    assert limit(bob) == "600 seconds to answer; then it is “no”."
    assert limit(ada) == "Bob has 600 seconds to answer."
    expect(ada.page.locator(RING)).to_have_attribute("aria-label", re.compile(r"5\d\d\W* seconds left"))
    for visitor in (ada, bob):
        visitor.page.wait_for_function(
            "() => Number(document.querySelector('[role=timer]').dataset.answerLeft) < 598"
            " && document.querySelector('[role=timer] .left').getAttribute('stroke-dashoffset') > 0"
        )
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not visitor.faults()
    ring = "getComputedStyle(document.querySelector('[role=timer] .left')).transitionDuration"
    assert ada.page.evaluate(ring) == "0.5s"
    assert bob.page.evaluate(ring) == "0.001s"
    ada.shoot(f"ring-waits-{'phone' if asking is PHONE else 'wide'}")
    bob.shoot(f"ring-asked-{'phone' if asked is PHONE else 'wide'}")

    bob.sees("[data-choice=yes]").click()
    for visitor in (ada, bob):
        expect(visitor.page.locator(f"{RING}, [data-limit]")).to_have_count(0)


def test_silence_answers_when_the_ring_is_gone(quiet: House, arrive: Arrive) -> None:
    ada, bob = arrive(quiet, "Ada"), arrive(quiet, "Bob")
    seat_two(quiet, ada, bob, 1)
    # Then Ada is asked again, though Bob chose nothing
    expect(ada.page.locator("[data-choice=yes]")).to_be_visible(timeout=30_000)
    expect(ada.page.locator(f"{RING}, [data-limit]")).to_have_count(0)


def test_no_second_runs_out_while_a_film_is_shown(quiet: House, arrive: Arrive) -> None:
    """Given a film of seven seconds at Bob's screen, when it is over and he is asked, he has all of his time."""
    ada, bob = arrive(quiet, "Ada"), arrive(quiet, "Bob", pace="normal")
    seat_two(quiet, ada, bob, 600, film=30)
    bob.sees("[data-tool=skip]")
    assert left(ada) == 600
    assert bob.page.locator(RING).count() == 0
    bob.sees("[data-choice=yes]")
    assert left(bob) > 595
