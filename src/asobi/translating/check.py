"""Holds the texts of a language to their English."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path

from asobi.core import Rulebook
from asobi.translating import clauses, messages, script, terms
from asobi.translating.findings import Finding
from asobi.translating.messages import Messages, spoken
from asobi.translating.texts import Text, checkout, texts

MARK = "printed"
LINK = re.compile(r"\]\(([^)\s]+)\)")


def languages(folders: Sequence[Path] = ()) -> list[str]:
    """The languages that anything is translated into."""
    return sorted(set[str]().union(*[text.languages() for text in texts(folders)]))


def waiting(language: str, folders: Sequence[Path] = ()) -> list[Text]:
    """The texts that have no file in the language yet."""
    return [text for text in texts(folders) if not text.in_language(language).is_file()]


def check(language: str, folders: Sequence[Path] = ()) -> list[Finding]:
    """Everything that is missing or wrong in those files of the language that are there."""
    return [finding for text in texts(folders) for finding in of_text(text, language)]


def of_text(text: Text, language: str) -> list[Finding]:
    """What is missing or wrong in one file; nothing where there is none."""
    path = text.in_language(language)
    if not path.is_file():
        return []
    looks = {"messages": of_messages, "rulebook": of_rulebook, "readme": of_readme}[text.kind]
    return [Finding(shown(path), key, what) for key, what in looks(text, path, language)]


def shown(path: Path) -> str:
    """A file from the checkout's root, where it lies in it."""
    root = checkout()
    return path.relative_to(root).as_posix() if root and path.is_relative_to(root) else str(path)


def terms_of(text: Text, language: str) -> tuple[dict[str, str], dict[str, str]]:
    """What a file says in English and in the language, by message or clause, as it is held to the glossary."""
    path = text.in_language(language)
    if text.kind == "rulebook":
        books = [Rulebook(each.read_text(encoding="utf-8")) for each in (text.english, path)]
        ours, theirs = ({each.number: f"{each.text} {each.departure}" for each in book.clauses} for book in books)
        return ours, theirs
    english, translated = Messages(text.english), Messages(path)
    return (
        {key: " ".join(spoken(pattern, english)) for key, pattern in english.patterns().items()},
        {key: " ".join(spoken(pattern, translated, words=True)) for key, pattern in translated.patterns().items()},
    )


def of_messages(text: Text, path: Path, language: str) -> Iterator[tuple[str, str]]:
    """A file of messages."""
    english, translated = Messages(text.english), Messages(path)
    yield from messages.faults(english, translated, language)
    ours = {key: " ".join(spoken(pattern, english)) for key, pattern in english.patterns().items()}
    theirs = {key: " ".join(spoken(pattern, translated)) for key, pattern in translated.patterns().items()}
    printed = terms.latin_words(language)
    for key, pattern in translated.patterns().items():
        # A term that explains itself is a word of the rulebook, and may be of the notation it quotes.
        allowed = printed | script.NOTATION.get(text.game, set()) if "-term-" in key else printed
        if key.split(".")[-1] not in messages.MACHINE or "." not in key:
            for piece in dict.fromkeys(spoken(pattern)):
                prose = terms.untyped(piece, text.game) if terms.is_typed(key) else piece
                yield from ((key, what) for what in script.faults(prose, ours.get(key, ""), language, allowed))
    yield from terms.faults(*terms_of(text, language), language, text.game)
    if language in terms.COLUMNS:
        said = terms.prints(ours, theirs, language, text.game)
        yield from mark_faults(translated, said, terms.has_book(language, text.game))


def mark_faults(translated: Messages, said: Mapping[str, str], book: bool) -> Iterator[tuple[str, str]]:
    """A message that says a word of the printed book is marked so, and none where there is no such book."""
    words = {key.partition(".")[0]: word for key, word in said.items()}
    for key in translated.entries:
        marked = MARK in translated.comments.get(key, "").split("\n")
        if key in words and not marked:
            yield key, f"says {words[key]!r}, which is printed: it has no `# {MARK}` above it"
        if marked and not book:
            yield key, f"has `# {MARK}` above it, and no book of the game is printed in this language"


def of_rulebook(text: Text, path: Path, language: str) -> Iterator[tuple[str, str]]:
    """A rulebook."""
    english = Rulebook(text.english.read_text(encoding="utf-8"))
    try:
        translated = Rulebook(path.read_text(encoding="utf-8"))
    except ValueError as fault:
        yield "", str(fault)
        return
    yield from clauses.faults(english, translated)
    allowed = terms.latin_words(language) | script.NOTATION.get(text.game, set())
    ours = {clause.number: f"{clause.text} {clause.departure}" for clause in english.clauses}
    theirs = {clause.number: f"{clause.text} {clause.departure}".strip() for clause in translated.clauses}
    for number, words in theirs.items():
        yield from ((number, what) for what in script.faults(words, ours.get(number, ""), language, allowed))
    for heading in dict.fromkeys(clause.heading for clause in translated.clauses):
        found = script.faults(re.sub(r"^\d+", "", heading), "", language, allowed)
        yield from ((f"## {heading}", what) for what in found)
    yield from terms.faults(*terms_of(text, language), language, text.game)


def of_readme(text: Text, path: Path, language: str) -> Iterator[tuple[str, str]]:
    """The README: the same commands and the same links."""
    ours, theirs = text.english.read_text(encoding="utf-8"), path.read_text(encoding="utf-8")
    others = re.compile(r"README(\.[\w-]+)?\.md")
    for mine, yours in zip_longest(code(ours), code(theirs)):
        if mine != yours:
            yield "", f"its code differs from the English: {yours!r}, not {mine!r}"
            break
    wanted, found = set(LINK.findall(ours)), set(LINK.findall(theirs))
    yield from (("", f"without the link to {link}") for link in sorted(wanted - found) if not others.fullmatch(link))
    yield from (("", f"English has no link to {link}") for link in sorted(found - wanted) if not others.fullmatch(link))
    if "README.md" not in found:
        yield "", "does not lead to the English one: [English](README.md)"


def code(text: str) -> list[str]:
    """The lines of code in a Markdown text: a command without what is said about it."""
    fenced = [line for block in re.findall(r"```\w*\n(.*?)```", text, re.S) for line in block.splitlines()]
    indented = [line.strip().split("  ")[0] for line in text.splitlines() if line.startswith("    ./")]
    return indented + fenced
