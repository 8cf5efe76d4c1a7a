"""A rulebook beside its English: the same clauses in the same order, from the same sources, with the same numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator

from asobi.core import Rulebook

REFERENCE = re.compile(r"(?<![A-Za-z])[A-Z]{2,3}-[0-9]+(?:\.[0-9]+)*[a-z]?(?![A-Za-z0-9])")
NUMBER = re.compile(r"\d+(?:[.,٫٬]\d+)*")
# A number written as a word in English may be a figure elsewhere.
IN_WORDS = {
    "none nothing no nobody without": "0",
    "one a an first once single each every another only other alone": "1",
    "two second twice both pair either half double other": "2",
    "three third thrice": "3",
    "four fourth quarter": "4",
    "five fifth": "5",
    "six sixth": "6",
    "seven seventh": "7",
    "eight eighth": "8",
    "nine ninth": "9",
    "ten tenth": "10",
    "eleven": "11",
    "twelve": "12",
    "thirteen": "13",
    "fourteen": "14",
    "fifteen": "15",
    "sixteen": "16",
    "eighteen": "18",
    "twenty": "20",
    "twenty-four": "24",
    "thirty": "30",
    "ninety": "90",
}
FIGURES = {word: figure for words, figure in IN_WORDS.items() for word in words.split()}


def faults(english: Rulebook, translated: Rulebook) -> Iterator[tuple[str, str]]:
    """What is missing or wrong, each with its clause."""
    ours = [clause.number for clause in english.clauses]
    theirs = [clause.number for clause in translated.clauses]
    yield from ((number, "missing") for number in ours if number not in translated)
    yield from ((number, "English has no such clause") for number in theirs if number not in english)
    if [number for number in ours if number in translated] != [number for number in theirs if number in english]:
        yield "", "the clauses stand in another order than in English"
    for clause in english.clauses:
        if clause.number not in translated:
            continue
        other = translated[clause.number]
        if clause.sources != other.sources:
            yield clause.number, f"its source is {clause.sources}, not {other.sources}"
        if bool(clause.departure) != bool(other.departure):
            yield clause.number, "says what is printed (`- print:`) in one of the two languages only"
        if figures(clause.heading)[:1] != figures(other.heading)[:1]:
            yield clause.number, f"stands under {other.heading!r}; in English under {clause.heading!r}"
        for mine, yours in ((clause.text, other.text), (clause.departure, other.departure)):
            yield from ((clause.number, what) for what in number_faults(mine, yours))


def number_faults(english: str, translated: str) -> Iterator[str]:
    """Whether two texts have the same figures and name the same clauses."""
    if sorted(set(REFERENCE.findall(english))) != sorted(set(REFERENCE.findall(translated))):
        yield f"names other clauses: {REFERENCE.findall(translated)}, in English {REFERENCE.findall(english)}"
    mine, yours = figures(english), figures(translated)
    if lost := [figure for figure in dict.fromkeys(mine) if figure not in yours]:
        yield f"without the number {', '.join(lost)}"
    words = {FIGURES[word] for word in re.findall(r"[a-z-]+", english.lower()) if word in FIGURES} | {"1", "2"}
    if more := [figure for figure in dict.fromkeys(yours) if figure not in mine and figure not in words]:
        yield f"has a number that English has not: {', '.join(more)}"


def figures(text: str) -> list[str]:
    """The numbers in a text, whatever digits they are written in."""
    plain = re.sub(r"(?<![A-Za-z])[0-9]?d[0-9]+", " ", REFERENCE.sub(" ", text))
    found = []
    for number in NUMBER.findall(plain):
        ascii_digits = "".join(
            str(int(each)) if each.isdecimal() else {"٫": ".", "٬": ","}.get(each, each) for each in number
        )
        found.append(ascii_digits.replace(",", ""))
    return found
