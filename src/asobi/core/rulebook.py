"""A game's rulebook: numbered clauses, each with the source it comes from."""

from __future__ import annotations

import re
from typing import Final

SOURCES: Final = ("seed", "public", "recon")
CLAUSE: Final = re.compile(r"- \*\*([A-Z][A-Z0-9]*-[0-9]+(?:\.[0-9]+)*[a-z]?)\*\* \[([a-z, ]+)\] (.+)")
DEPARTURE: Final = re.compile(r"  - print: (.+)")
HEADING: Final = re.compile(r"## (.+)")


class Clause:
    """One rule: its number (`ER-4.1`), its text, the heading it stands under, and where it comes from.

    `departure` tells what the print says and why we play something else, where we do.
    """

    def __init__(self, number: str, sources: list[str], text: str, heading: str) -> None:
        self.number = number
        self.sources = sources
        self.text = text
        self.heading = heading
        self.departure: str = ""
        self.language: str = "en"

    def data(self) -> dict[str, object]:
        """The clause as the rules panel gets it."""
        return {
            "number": self.number,
            "sources": self.sources,
            "text": self.text,
            "heading": self.heading,
            "departure": self.departure,
        }


class Rulebook:
    """The clauses of a game in their order.

    Written in Markdown: `## heading`, and a clause a line, `- **ER-4.1** [seed, recon] The text.` Where a clause
    departs from the print, the line below it says so: `  - print: Take two. We take one, because …`
    """

    def __init__(self, text: str) -> None:
        self.clauses: list[Clause] = []
        self._by_number: dict[str, Clause] = {}
        heading = ""
        for place, line in enumerate(text.splitlines(), 1):
            titled, departs = HEADING.fullmatch(line), DEPARTURE.fullmatch(line)
            if departs and self.clauses:
                self.clauses[-1].departure = departs[1]
            elif titled:
                heading = titled[1]
            elif line.startswith("-"):
                self._add(place, line, heading)

    def _add(self, place: int, line: str, heading: str) -> None:
        found = CLAUSE.fullmatch(line)
        if not found:
            raise ValueError(f"rulebook line {place}: a clause is written '- **ER-4.1** [seed] text': {line!r}")
        number, sources = found[1], found[2].split(", ")
        unknown = [source for source in sources if source not in SOURCES]
        if unknown:
            raise ValueError(f"rulebook line {place}: a source is one of {SOURCES}, not {unknown}")
        if number in self._by_number:
            raise ValueError(f"rulebook line {place}: clause {number} stands there twice")
        clause = Clause(number, sources, found[3], heading)
        self.clauses.append(clause)
        self._by_number[number] = clause

    def told_by(self, other: Rulebook, language: str) -> Rulebook:
        """These clauses in the words of a translation; one that it lacks stays, under the translated heading."""
        told = Rulebook("")
        known = {clause.number: clause for clause in other.clauses}
        headings = {clause.heading: known[clause.number].heading for clause in self.clauses if clause.number in known}
        for clause in self.clauses:
            words = known.get(clause.number, clause)
            shown = Clause(clause.number, clause.sources, words.text, headings.get(clause.heading, clause.heading))
            shown.departure = words.departure
            shown.language = language if clause.number in known else clause.language
            told.clauses.append(shown)
            told._by_number[clause.number] = shown
        return told

    def __len__(self) -> int:
        return len(self.clauses)

    def __contains__(self, number: object) -> bool:
        return number in self._by_number

    def __getitem__(self, number: str) -> Clause:
        return self._by_number[number]
