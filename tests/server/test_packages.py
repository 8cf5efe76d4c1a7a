"""A game in a package of its own: the server serves its words and its board, and no other file of it."""

from __future__ import annotations

import http.client
import json
import sys
import zipfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from asobi.bots import NAMES
from asobi.core import home
from asobi.games.eight_routes import GAME
from asobi.server.packages import has_board, languages, read
from tests.server.harness import House

ENGLISH = "pig = Pig\n"
MODULE = "export const board = 1;\n" + "// a long board\n" * 200
PACKAGE = """
from tests.server.hidden_game import HiddenGame

class Pig(HiddenGame):
    def __init__(self):
        super().__init__()
        self.id = "pig"

GAME = Pig()
"""


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


@pytest.fixture(scope="module")
def pig(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with a game from a package outside the tree."""
    folder = tmp_path_factory.mktemp("pig")
    package = folder / "shelf" / "pig_game"
    write(
        package,
        {
            "__init__.py": PACKAGE,
            "secret.txt": "secret",
            "locales/en.ftl": ENGLISH,
            "locales/de-CH.ftl": "pig = Säuli\n",
            "locales/notes.txt": "secret",
            "board/board.js": MODULE,
            "board/art/pig.svg": "<svg/>",
            "board/art/odd.xyz": "odd",
            "board/page.html": "<script>1</script>",
        },
    )
    (package / "board" / "out.js").symlink_to(package / "secret.txt")
    (package / "board" / "loop.js").symlink_to(package / "board" / "loop.js")
    (package / "board" / "up").symlink_to(package)
    house = House(folder)
    house.games = [*house.games, "pig_game:GAME"]
    house.shelf = folder / "shelf"
    with house:
        yield house


def test_the_page_of_a_game_says_what_it_brings(pig: House) -> None:
    page = pig.json("/api/games/pig")
    assert page["languages"] == ["de-CH", "en"]
    assert page["board"] is True
    assert page["setup"] == {}
    page = pig.json("/api/games/eight-routes")
    assert "en" in page["languages"]
    assert page["board"] is False


def test_words_are_served_from_the_package(pig: House) -> None:
    status, headers, body = pig.ask("/games/pig/locales/en.ftl")
    assert (status, body.decode()) == (200, ENGLISH)
    assert headers["content-type"] == "text/plain; charset=utf-8"
    assert pig.ask("/games/pig/locales/de-CH.ftl")[2].decode() == "pig = Säuli\n"
    # A game of the tree brings its words in the same way
    ours = home(GAME) / "locales" / "en.ftl"
    assert pig.ask("/games/eight-routes/locales/en.ftl")[2] == ours.read_bytes()


def test_a_board_is_served_with_what_it_needs(pig: House) -> None:
    status, headers, body = pig.ask("/games/pig/board/board.js")
    assert (status, body.decode()) == (200, MODULE)
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    assert "script-src 'self';" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert pig.ask("/games/pig/board/board.js", headers={"accept-encoding": "gzip"})[1]["content-encoding"] == "gzip"
    assert pig.ask("/games/pig/board/art/pig.svg")[1]["content-type"] == "image/svg+xml"
    # What no board needs is never run or shown
    assert pig.ask("/games/pig/board/art/odd.xyz")[1]["content-type"] == "application/octet-stream"
    assert pig.ask("/games/pig/board/page.html")[1]["content-type"] == "application/octet-stream"


def test_a_browser_asks_again_and_gets_only_what_is_new(pig: House) -> None:
    path = "/games/pig/board/art/pig.svg"
    _, headers, _ = pig.ask(path)
    assert headers["cache-control"] == "no-cache"
    status, again, body = pig.ask(path, headers={"if-none-match": headers["etag"]})
    assert (status, body, again["etag"]) == (304, b"", headers["etag"])
    file = pig.shelf / "pig_game" / "board" / "art" / "pig.svg"
    file.write_text("<svg><g/></svg>")
    status, changed, body = pig.ask(path, headers={"if-none-match": headers["etag"]})
    assert (status, body) == (200, b"<svg><g/></svg>")
    assert changed["etag"] != headers["etag"]


@pytest.mark.parametrize(
    "path",
    [
        "/games/pig/locales/fr.ftl",
        "/games/pig/locales/notes.txt",
        "/games/pig/locales/",
        "/games/pig/locales/..%2fsecret.txt",
        "/games/pig/locales/../secret.txt",
        "/games/pig/board/",
        "/games/pig/board/art",
        "/games/pig/board/art/",
        "/games/pig/board//secret.txt",
        "/games/pig/board/../secret.txt",
        "/games/pig/board/..%2fsecret.txt",
        "/games/pig/board/%2e%2e/secret.txt",
        "/games/pig/board/art/../../secret.txt",
        "/games/pig/board/..\\secret.txt",
        "/games/pig/board/%2fetc%2fpasswd",
        "/games/pig/board/board.js%00",
        "/games/pig/board/board.js/",
        "/games/pig/board/out.js",
        "/games/pig/board/loop.js",
        "/games/pig/board/up/secret.txt",
        "/games/pig/secret.txt",
        "/games/pig/__init__.py",
        "/games/eight-routes/board/board.js",
    ],
)
def test_no_other_file_can_be_had(pig: House, path: str) -> None:
    line = http.client.HTTPConnection("127.0.0.1", pig.port, timeout=5)
    line.request("GET", path)
    answer = line.getresponse()
    body = answer.read()
    line.close()
    assert b"secret" not in body
    assert b"root:" not in body
    assert answer.status == 404
    assert json.loads(body) == {"key": "refused-no-page", "fields": {"status": 404}}


def test_a_game_that_is_not_there_has_no_files(pig: House) -> None:
    for path in ("/games/chess/locales/en.ftl", "/games/chess/board/board.js"):
        status, _, body = pig.ask(path)
        assert (status, json.loads(body)) == (404, {"key": "refused-no-game", "fields": {"game": "chess"}})


def test_the_bots_are_named_from_the_weakest_to_the_strongest(pig: House) -> None:
    assert pig.json("/api/bots") == [{"name": name} for name in NAMES]


def imported(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, name, raising=False)
    return import_module(name).GAME


def test_the_home_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # A game whose class is in a module of a package
    assert Path(str(home(GAME))).name == "eight_routes"
    # One in the package itself
    write(tmp_path, {"lone_package/__init__.py": PACKAGE, "lone_package/locales/en.ftl": ENGLISH})
    game = imported("lone_package", tmp_path, monkeypatch)
    assert home(game) == tmp_path / "lone_package"
    assert (languages(game), has_board(game)) == (["en"], False)
    # And one in a single file, with its folders beside it
    write(tmp_path, {"alone/lone_module.py": PACKAGE, "alone/board/board.js": MODULE})
    game = imported("lone_module", tmp_path / "alone", monkeypatch)
    assert home(game) == tmp_path / "alone"
    assert (languages(game), has_board(game)) == ([], True)


def test_files_are_read_from_an_archive_as_well(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "pig.zip", "w") as archive:
        archive.writestr("board/board.js", MODULE)
    folder = zipfile.Path(tmp_path / "pig.zip") / "board"
    assert read(folder, "board.js") == MODULE.encode()
    assert read(folder, "../board/board.js") is None
    folder.root.close()
