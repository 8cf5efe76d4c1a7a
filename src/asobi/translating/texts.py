"""The texts that a language has: messages of games and of the interface, rulebooks, the README."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal, NamedTuple

from asobi.core import find_game, game_ids, home
from asobi.words import HOUSE

Kind = Literal["messages", "rulebook", "readme"]

INTERFACE = Path("web/src/kit/locales/en.ftl")
LANGUAGE = re.compile(r"(?:[\w-]+\.)?([a-z]{2,3}(?:-[A-Za-z]{2,4})?)\.(?:ftl|md)")


class Text(NamedTuple):
    """A text in English, and whose it is: a game's id, or nothing."""

    kind: Kind
    english: Path
    game: str

    def in_language(self, language: str) -> Path:
        """Where the translation lies, or would lie."""
        if self.kind == "messages":
            return self.english.with_name(f"{language}.ftl")
        return self.english.with_name(f"{self.english.stem}.{language}.md")

    @property
    def name(self) -> str:
        """The file as a reader calls it: from the checkout's root, or from the game's folder."""
        return f"{self.game or 'asobi'}/{self.english.name}"

    def languages(self) -> set[str]:
        """The languages there is a file for, beside English."""
        pattern = "*.ftl" if self.kind == "messages" else f"{self.english.stem}.*.md"
        found = {LANGUAGE.fullmatch(path.name) for path in self.english.parent.glob(pattern)}
        return {match[1] for match in found if match} - {"en"}


def checkout() -> Path | None:
    """The root of the checkout that this runs from or stands in; none where only a wheel is installed.

    Looked for upwards and never counted: compiled modules lie deeper than their sources.
    """
    here = Path(__file__).resolve()
    for folder in [*here.parents, Path.cwd(), *Path.cwd().parents]:
        if (folder / INTERFACE).is_file():
            return folder
    return None


def texts(folders: Sequence[Path] = ()) -> list[Text]:
    """Every text of the installed games, of games in the folders named, and of the checkout around us."""
    return list(_texts(folders))


def _texts(folders: Sequence[Path]) -> Iterator[Text]:
    for id in game_ids():
        yield from _of_game(home(find_game(id)), id)
    for folder in folders:
        yield from _of_game(folder, folder.name)
    yield Text("messages", HOUSE / "en.ftl", "terminal")
    root = checkout()
    if root is not None:
        yield Text("messages", root / INTERFACE, "")
        yield Text("readme", root / "README.md", "")


def _of_game(folder: Path, name: str) -> Iterator[Text]:
    if (folder / "locales" / "en.ftl").is_file():
        yield Text("messages", folder / "locales" / "en.ftl", name)
    if (folder / "rulebook.md").is_file():
        yield Text("rulebook", folder / "rulebook.md", name)
