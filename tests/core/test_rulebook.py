"""A rulebook is parsed strictly: a clause that is written wrongly does not vanish."""

from __future__ import annotations

import pytest

from asobi.core import Rulebook

TEXT = """# A game

Some words before.

## 1 The turn

- **AB-1.1** [seed] Roll the die.
- **AB-1.1a** [seed, recon] A one ends the turn.
  - print: The picture is lost. A one ends the turn in every game of this kind.

## 2 The end

- **AB-2** [public] Most points win.
"""


def test_clauses_keep_their_order_heading_and_sources() -> None:
    book = Rulebook(TEXT)

    assert [clause.number for clause in book.clauses] == ["AB-1.1", "AB-1.1a", "AB-2"]
    assert len(book) == 3
    assert book["AB-1.1a"].data() == {
        "number": "AB-1.1a",
        "sources": ["seed", "recon"],
        "text": "A one ends the turn.",
        "heading": "1 The turn",
        "departure": "The picture is lost. A one ends the turn in every game of this kind.",
    }
    assert book["AB-1.1"].departure == ""
    assert "AB-2" in book
    assert "AB-3" not in book
    assert None not in book


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("- AB-1 [seed] No stars.", "line 2: a clause is written"),
        ("- **AB-1** No source.", "line 2: a clause is written"),
        ("- **AB-1** [seed]", "line 2: a clause is written"),
        ("- **ab-1** [seed] Small letters.", "line 2: a clause is written"),
        ("- **AB-1** [hearsay] Who says so?", r"line 2: a source is one of .* not \['hearsay'\]"),
    ],
)
def test_a_clause_written_wrongly_is_refused_with_its_line(line: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        Rulebook(f"## Heading\n{line}\n")


def test_a_number_stands_there_once() -> None:
    with pytest.raises(ValueError, match="line 2: clause AB-1 stands there twice"):
        Rulebook("- **AB-1** [seed] One.\n- **AB-1** [seed] Two.\n")
