"""The glossary as data: where English has a term, the translation has its counterpart."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

COLUMNS = {"th": "Thai", "ja": "Japanese", "fa": "Persian"}
GLOSSARY = "glossary.tsv"
FREE = "glossary-free.tsv"
PLATFORM = "Platform"
PRINTED = "●"
TITLES = {
    "cubitos": "Cubitos",
    "rampage": "Rampage",
    "wildcard": "WILDCARD",
    "eight-routes": "Eight Routes",
    "landmark-scramble": "Landmark Scramble",
}


class Term(NamedTuple):
    """An entry of the glossary: whose word it is, how English says it, how the language may, and which is printed."""

    where: str
    english: str
    words: tuple[str, ...]
    printed: tuple[str, ...]

    @property
    def is_name(self) -> bool:
        """Whether it is a name, which English writes with a capital wherever it stands."""
        return self.english[:1].isupper()


@cache
def glossary(language: str) -> tuple[Term, ...]:
    """The terms of a language; none for a language that the glossary has not."""
    column = COLUMNS.get(language)
    lines = (Path(__file__).parent / GLOSSARY).read_text(encoding="utf-8").splitlines()
    names = lines[0].split("\t")
    if column is None:
        return ()
    rows = [dict(zip(names, line.split("\t"), strict=True)) for line in lines[1:]]
    return tuple(
        Term(row["where"], row["English"], tuple(ways(row[column])), tuple(ways(row[column], PRINTED)))
        for row in rows
        if row[column].strip()
    )


def ways(cell: str, mark: str = "") -> Iterator[str]:
    """What a cell offers, or what of it has that mark: alternatives between strokes, and what stands in brackets."""
    pieces = [piece for piece in re.split("[/()（）]", cell) if mark in piece]
    yield from filter(None, (re.sub("[●○]", "", piece).strip() for piece in pieces))


def latin_words(language: str) -> set[str]:
    """The Latin words that the glossary prints in a language."""
    return {word for term in glossary(language) for way in term.words for word in re.findall(r"[A-Za-z]{2,}", way)}


def free(language: str) -> set[tuple[str, str]]:
    """Where a translation says a name in another way, and may: a key or a clause, and the English term."""
    lines = (Path(__file__).parent / FREE).read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return {(key, term) for known, key, term in rows if known == language}


def is_typed(key: str) -> bool:
    """Whether a message helps with an option or refuses one: it may quote names as they are typed and read."""
    return ("-setting-" in key and key.endswith("-help")) or "-refused-" in key


def untyped(text: str, game: str) -> str:
    """A text without the English names that it quotes: `Smelly Cat, Rich Dog, ...`."""
    lines = (Path(__file__).parent / GLOSSARY).read_text(encoding="utf-8").splitlines()[1:]
    rows = [line.split("\t") for line in lines]
    names = [re.escape(row[1]) for row in rows if row[0] == TITLES.get(game) and row[1][:1].isupper()]
    if not names:
        return text
    name = rf"(?<![A-Za-z])(?:{'|'.join(sorted(names, key=len, reverse=True))})(?![A-Za-z])(?:=[0-9]+)?"
    return re.sub(rf"{name}(?:, (?:{name}|\.\.\.))*\.?", " ", text)


def faults(
    english: Mapping[str, str], translated: Mapping[str, str], language: str, game: str
) -> Iterator[tuple[str, str]]:
    """Names in every text; other terms somewhere among the texts that have them in English, for they are inflected."""
    allowed = free(language)
    for term in glossary(language):
        if term.where != TITLES.get(game, PLATFORM) or term.english.startswith("("):
            continue
        pattern = re.compile(rf"(?<![\w-]){re.escape(plain(term.english))}(?![\w-])")
        having = [key for key, text in english.items() if key in translated and pattern.search(text)]
        without = [
            key
            for key in having
            if not any(says(translated[key], way) for way in term.words)
            and not (is_typed(key) and pattern.search(translated[key]))
        ]
        if term.is_name:
            for key in without:
                if (key, term.english) not in allowed and ("*", term.english) not in allowed:
                    yield key, f"{term.english!r} is {' / '.join(term.words)} in the glossary"
        elif having and len(having) >= ENOUGH and without == having and ("*", term.english) not in allowed:
            yield "", f"{term.english!r} stands in {len(having)} texts; {' / '.join(term.words)} in none of them"


def has_book(language: str, game: str) -> bool:
    """Whether a book of the game is printed in the language; for the site, of any game."""
    where = TITLES.get(game) if game else PLATFORM
    return any(term.printed and term.where == where for term in glossary(language))


def prints(english: Mapping[str, str], translated: Mapping[str, str], language: str, game: str) -> dict[str, str]:
    """The texts that say a word that a printed book of the language says, each with such a word.

    In a game's own texts these are words of its book, if that is in the language; in the others words of all books.
    """
    if not has_book(language, game):
        return {}
    found = {}
    for term in glossary(language):
        if term.printed and term.where in (TITLES.get(game), PLATFORM) and not term.english.startswith("("):
            pattern = re.compile(rf"(?<![\w-]){re.escape(plain(term.english))}s?(?![\w-])", re.IGNORECASE)
            for key, text in english.items():
                said = [way for way in term.printed if says(translated.get(key, ""), way)]
                if said and pattern.search(text):
                    found[key] = said[0]
    return found


ENOUGH = 4


def plain(english: str) -> str:
    """A term without its explanation in brackets."""
    return re.sub(r"\s*\(.*?\)", "", english).strip()


def says(text: str, way: str) -> bool:
    """Whether a text has a word, whatever is joined to it, as far as it is not inflected."""
    return squeezed(stem(way)) in squeezed(text)


def stem(word: str) -> str:
    """What stays of a verb: 戻す is 戻 in 戻します, کنار گذاشتن is کنار in کنار می‌گذارید."""
    japanese = re.fullmatch("(.*[\u4e00-\u9fff])[\u3040-\u309f]{1,2}", word)
    persian = re.fullmatch("(.+?)(?: \\w+)?[تد]ن", word)
    return japanese[1] if japanese else persian[1] if persian else word


def squeezed(text: str) -> str:
    """A text as it is compared: no spaces, no half-spaces, no marks that a writer may leave out."""
    return re.sub("[\\s\u200c\u064b-\u0652\u0654・·]", "", text).casefold()
