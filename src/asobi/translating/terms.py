"""The glossary as data: where English has a term, the translation has its counterpart."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import NamedTuple

COLUMNS = {"th": "Thai", "ja": "Japanese", "fa": "Persian"}
GLOSSARY = "glossary.tsv"
FREE = "glossary-free.tsv"
PLATFORM = "Platform"
SITE = ("", "terminal")
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
    pattern: re.Pattern[str]


class Free(NamedTuple):
    """Where a term may be said in another way: in which languages, in which messages or clauses, and why."""

    languages: tuple[str, ...]
    keys: tuple[str, ...]
    english: str
    reason: str

    def covers(self, language: str, key: str, term: Term) -> bool:
        """Whether a text need not say the term by its word."""
        if self.english != term.english or language not in self.languages:
            return False
        return any(fnmatchcase(key, each) for each in self.keys)


@cache
def glossary(language: str) -> tuple[Term, ...]:
    """The terms of a language, the longest in English first; none for a language that the glossary has not."""
    column = COLUMNS.get(language)
    lines = (Path(__file__).parent / GLOSSARY).read_text(encoding="utf-8").splitlines()
    names = lines[0].split("\t")
    if column is None:
        return ()
    rows = [dict(zip(names, line.split("\t"), strict=True)) for line in lines[1:]]
    terms = [
        Term(
            row["where"],
            row["English"],
            tuple(ways(row[column])),
            tuple(ways(row[column], PRINTED)),
            said_as(row["English"]),
        )
        for row in rows
        if row[column].strip() and not row["English"].startswith("(")
    ]
    return tuple(sorted(terms, key=lambda term: -max(map(len, plain(term.english)))))


def said_as(english: str) -> re.Pattern[str]:
    """A term in an English text, one or several of it; a name has a capital wherever it stands."""
    wanted = "|".join(map(re.escape, plain(english)))
    flags = 0 if english[0].isupper() else re.IGNORECASE
    return re.compile(rf"(?<![\w-])(?:{wanted})s?(?![\w-])", flags)


def plain(english: str) -> list[str]:
    """How English says a term: alternatives between strokes, without an explanation in brackets."""
    return re.sub(r"\s*\(.*?\)", "", english).strip().split(" / ")


def ways(cell: str, mark: str = "") -> Iterator[str]:
    """What a cell offers, or what of it has that mark: alternatives between strokes, and what stands in brackets."""
    pieces = [piece for piece in re.split("[/()（）]", cell) if mark in piece]
    yield from filter(None, (re.sub("[●○]", "", piece).strip() for piece in pieces))


def latin_words(language: str) -> set[str]:
    """The Latin words that the glossary prints in a language."""
    return {word for term in glossary(language) for way in term.words for word in re.findall(r"[A-Za-z]{2,}", way)}


@cache
def free() -> tuple[Free, ...]:
    """Where translations say a term in another way, and may."""
    lines = (Path(__file__).parent / FREE).read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return tuple(Free(tuple(of.split()), tuple(keys.split()), term, reason) for of, keys, term, reason in rows)


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


def vocabulary(language: str, game: str) -> list[Term]:
    """The terms that the texts of a game are held to, the longest in English first; the site's own without a game.

    Words of every table, such as a round or a tie, stand with the site's: a book prints them, and its game goes first.
    """
    here = PLATFORM if game in SITE else TITLES.get(game)
    own = {term.english for term in glossary(language) if term.where == here}
    return [
        term
        for term in glossary(language)
        if term.where == here or (term.where == PLATFORM and term.printed and term.english not in own)
    ]


def used(english: str, terms: Iterable[Term]) -> Iterator[Term]:
    """The terms that an English text says; one that stands within a longer one is not said: no turn in end the turn."""
    for term in terms:
        if term.pattern.search(english):
            yield term
            english = term.pattern.sub("·", english)


def misses(
    english: Mapping[str, str], translated: Mapping[str, str], language: str, game: str
) -> Iterator[tuple[str, Term]]:
    """Every text that says a term in English and not by the glossary's word in the translation."""
    terms = vocabulary(language, game)
    for key, text in english.items():
        theirs = translated.get(key)
        if theirs is None:
            continue
        for term in used(text, terms):
            typed = is_typed(key) and term.pattern.search(theirs)
            if not typed and not any(says(theirs, way) for way in term.words):
                yield key, term


def faults(
    english: Mapping[str, str], translated: Mapping[str, str], language: str, game: str
) -> Iterator[tuple[str, str]]:
    """Every term that is said in another way than the glossary says it, and has no leave to be."""
    for key, term in misses(english, translated, language, game):
        if not any(each.covers(language, key, term) for each in free()):
            yield key, f"{term.english!r} is {' / '.join(term.words)} in the glossary"


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
        if term.printed and term.where in (TITLES.get(game), PLATFORM):
            for key, text in english.items():
                said = [way for way in term.printed if says(translated.get(key, ""), way)]
                if said and term.pattern.search(text):
                    found[key] = said[0]
    return found


def says(text: str, way: str) -> bool:
    """Whether a text has a word, whatever is joined to it, as far as it is not inflected; `…` is anything."""
    wanted = ".*".join(re.escape(squeezed(part)) for part in stem(way).split("…"))
    return re.search(wanted, squeezed(text)) is not None


def stem(word: str) -> str:
    """What stays of a verb: 戻す is 戻 in 戻します, はじく is はじ in はじいて, گذاشتن is گذاش in گذاشتید."""
    japanese = re.fullmatch("(.*[\u4e00-\u9fff])[\u3040-\u309f]{1,2}|([\u3040-\u309f]{2,})[うくぐすつぬぶむる]", word)
    persian = re.fullmatch("(.+?)(?: \\w+)?[تد]ن", word)
    return japanese[1] or japanese[2] if japanese else persian[1] if persian else word


def squeezed(text: str) -> str:
    """A text as it is compared: no spaces, no half-spaces, no marks that a writer may leave out."""
    return re.sub("[\\s\u200c\u064b-\u0652\u0654・·]", "", text).casefold()
