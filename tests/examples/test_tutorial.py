"""The tutorial runs: its pieces, put into the files it names, are games that play and pass the kit."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from asobi.core import Ask, Dice, Game, Match, record_of
from examples.connect_four import GAME as EXAMPLE

ROOT = Path(__file__).parents[2]
TUTORIAL = ROOT / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^```(\w+) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def pieces(language: str) -> dict[str, list[str]]:
    """The pieces of the tutorial, by the file they belong to."""
    found: dict[str, list[str]] = {}
    for block in BLOCK.finditer(TUTORIAL.read_text(encoding="utf-8")):
        if block[1] == language:
            found.setdefault(block[2], []).append(block[3])
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the files that a reader of the tutorial has in the end."""
    for name, parts in pieces("python").items():
        assert name, "every piece of Python says which file it belongs to"
        (tmp_path / name).write_text("\n".join(parts), encoding="utf-8")
    return tmp_path


def run(folder: Path, *arguments: str) -> str:
    done = subprocess.run([sys.executable, *arguments], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def played(game: Game[Any], seed: str) -> Match:
    match, dice = Match.new(game, 2, seed), Dice(seed)
    while not match.over:
        (ask,) = match.pending
        assert isinstance(ask, Ask)
        match.choose(ask.seat, dice.pick(ask.options).notation)
    return match


def test_the_pieces_are_the_example(folder: Path) -> None:
    def words(text: str) -> list[str]:
        return [line for line in text.splitlines() if line.strip()]

    built = (folder / "connect_four.py").read_text(encoding="utf-8")

    assert words(built) == words((ROOT / "examples" / "connect_four.py").read_text(encoding="utf-8"))


def test_the_game_that_the_pieces_build_plays_like_the_example(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, "connect_four", raising=False)
    built: Game[Any] = importlib.import_module("connect_four").GAME
    assert built is not EXAMPLE

    for number in range(10):
        ours, theirs = played(EXAMPLE, f"match {number}"), played(built, f"match {number}")
        assert record_of(theirs).text() == record_of(ours).text()
        assert theirs.events_for(None) == ours.events_for(None)
        assert theirs.view(None) == ours.view(None)


def test_the_script_prints_a_record(folder: Path) -> None:
    assert run(folder, "connect_four.py").startswith('{"asobi":2,"game":"connect-four"')


@pytest.mark.parametrize("script", ["play.py", "insight.py", "observation.py", "check.py", "bids.py"])
def test_the_other_scripts_do_what_they_say(folder: Path, script: str) -> None:
    run(folder, script)


def test_the_numbers_in_the_tutorial_are_what_the_kit_holds_to(folder: Path) -> None:
    checked = "import observation\nfrom connect_four import GAME\nfrom asobi.testing import conform\n"
    (folder / "observed.py").write_text(f"{checked}if __name__ == '__main__':\n    conform(GAME, seeds=1, bots=[])\n")
    run(folder, "observed.py")


def test_the_test_in_the_tutorial_passes_and_fails_when_its_rule_is_broken(folder: Path) -> None:
    script = "import test_connect_four; test_connect_four.test_a_full_column_takes_no_more_discs()"
    run(folder, "-c", script)

    game = folder / "connect_four.py"
    broken = game.read_text(encoding="utf-8").replace('return "C4-2" if', 'return "C4-1" if')
    game.write_text(broken, encoding="utf-8")
    done = subprocess.run([sys.executable, "-c", script], cwd=folder, capture_output=True, text=True)
    assert "AssertionError" in done.stderr


def test_the_kit_says_what_the_tutorial_promises_when_a_view_leaks(folder: Path) -> None:
    game = folder / "bids.py"
    leaking = game.read_text(encoding="utf-8").replace("s.cards[seat], ", "s.cards[:], ")
    game.write_text(leaking, encoding="utf-8")

    done = subprocess.run([sys.executable, "bids.py"], cwd=folder, capture_output=True, text=True)

    assert done.returncode != 0
    assert "shows something that it may not know" in done.stderr


def test_the_entry_point_names_the_game(folder: Path) -> None:
    (text,) = pieces("toml")[""]
    module, name = tomllib.loads(text)["project"]["entry-points"]["asobi.games"]["connect-four"].split(":")

    assert (folder / f"{module}.py").exists()
    assert f"\n{name}: Final = " in (folder / f"{module}.py").read_text(encoding="utf-8")


def test_what_the_tutorial_points_to_exists() -> None:
    text = TUTORIAL.read_text(encoding="utf-8")

    for path in re.findall(r"`((?:src|tests|examples)/[\w/.]+)`", text):
        assert (ROOT / path).exists(), path
