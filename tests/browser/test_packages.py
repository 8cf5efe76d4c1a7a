"""Games in packages of their own, installed beside asobi into a fresh environment and played in a real browser."""

from __future__ import annotations

import os
import socket
import subprocess
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.house import House
from tests.browser.table import ROOT, Visitor, play_out
from tests.browser.test_languages import READ, WRONG_WAY, digits_in, english_in
from tests.browser.test_lessons import follow

Arrive = Callable[..., Visitor]


class Installed(House):
    """A server that knows nothing of this checkout: asobi and two games as pip installed them."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, folder)
        self.bin = folder / "venv" / "bin"

    def install(self) -> None:
        """Build asobi as a wheel, and install it with the packages of the examples."""
        uv = str(ROOT / "scripts" / "uv")
        plain = {key: value for key, value in os.environ.items() if key not in ("VIRTUAL_ENV", "PYTHONPATH")}
        wheel = ["build", "--quiet", "--wheel", "--out-dir", str(self.folder / "wheels"), str(ROOT)]
        self.run([uv, *wheel], plain)
        self.run([uv, "venv", "--quiet", str(self.folder / "venv")], plain)
        built = [str(path) for path in (self.folder / "wheels").glob("*.whl")]
        games = [str(ROOT / "examples" / name) for name in ("pig", "nim")]
        into = ["--python", str(self.bin / "python")]
        self.run([uv, "pip", "install", "--quiet", *into, *built, *games], plain)

    def run(self, command: list[str], environment: dict[str, str]) -> None:
        done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=self.folder)
        assert done.returncode == 0, f"{command}:\n{done.stdout}{done.stderr}"

    def start(self) -> None:
        with socket.socket() as door:
            door.bind(("127.0.0.1", 0))
            self.port = door.getsockname()[1]
        with (self.folder / "server.log").open("a") as complaints:
            serve = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--database", "asobi.db"]
            self.process = subprocess.Popen(
                [str(self.bin / "asobi"), *serve], cwd=self.folder, stdout=subprocess.PIPE, stderr=complaints, text=True
            )
        for _ in range(300):
            try:
                urllib.request.urlopen(f"{self.origin}/api/games").close()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError(f"the server did not start: {(self.folder / 'server.log').read_text()}")


@pytest.fixture(scope="module")
def shop(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installed]:
    house = Installed(tmp_path_factory.mktemp("shop"))
    house.install()
    house.start()
    yield house
    house.stop()


def test_a_game_without_a_board_is_played_on_the_generic_one(shop: Installed, arrive: Arrive) -> None:
    """Given Pig from its package, when it is played against its own bot, its words and values are shown to the end."""
    ada = arrive(shop, "Ada")
    ada.open_table("me", "hold-at-20", game="pig", settings={"goal": 20})
    ada.sees("[data-lit]")
    assert ada.prompt == "Roll the die."

    ada.page.get_by_role("button", name="Roll", exact=True).click()
    ada.page.locator("[role=log] p").first.wait_for()
    assert ada.log[0].startswith("You roll a ")
    ada.shoot("package-pig")
    play_out(ada)

    assert not ada.faults()


def test_a_package_speaks_the_readers_language(shop: Installed, arrive: Arrive) -> None:
    """Given a Persian reader, when Pig is played on the generic board, its words and numbers are Persian, too."""
    ada = arrive(shop, "Ada", locale="fa")
    ada.open_table("me", "random", game="pig", settings={"goal": 20})
    ada.sees("[data-lit]").click()
    ada.page.locator("[role=log] p").first.wait_for()

    texts: list[list[str]] = ada.page.evaluate(READ)
    assert english_in(texts) + digits_in(texts) == []
    assert ada.page.evaluate(WRONG_WAY) == []


def test_a_package_brings_a_lesson_of_its_own(shop: Installed, arrive: Arrive) -> None:
    """Given Pig from its package, when its lesson is opened, it is completed by following its arrows."""
    ada = arrive(shop, "Ada")
    ada.page.goto(f"{shop.origin}/game/pig")
    ada.sees("[data-tool=game-learn]").click()
    assert "first has 20 points" in ada.sees("[data-lesson-text]").inner_text()
    assert follow(ada, phone=False) == 5
    assert not ada.faults()


def test_a_game_with_a_board_of_its_own_brings_it_along(shop: Installed, arrive: Arrive) -> None:
    """Given Nim from its package, when a match of its own board is clicked, the matches from there on are taken."""
    ada = arrive(shop, "Ada")
    ada.open_table("me", "random", game="nim")
    ada.sees(".nim .match[data-lit]")
    assert ada.page.locator(".nim .match").count() == 16

    ada.page.locator(".nim .row").nth(3).locator(".match").nth(2).click()
    ada.page.locator("[role=log] p").first.wait_for()

    assert ada.log[0] == "You take 3 from row 4."
    ada.shoot("package-nim")
    play_out(ada)
    assert not ada.faults()


def test_both_stand_on_the_shelf_with_their_words(shop: Installed, arrive: Arrive) -> None:
    ada = arrive(shop, "Ada")
    ada.home()

    for words in ("Roll as often as you dare", "Take the last match"):
        assert ada.page.get_by_text(words).count() == 1
