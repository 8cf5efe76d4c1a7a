"""The card language: what is read, what is refused, and in which words."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asobi.core import BadSetting, Match
from asobi.games.wildcard import GAME
from asobi.games.wildcard.deck import FEWEST_CARDS, MOST_CARDS, PRINTED, BadDeck, deck_of, read_deck
from asobi.games.wildcard.language import Misread, read_effect, read_objective, read_past
from asobi.testing import rule
from tests.games.wildcard.scenes import HEADER, deck

ROW = st.sampled_from(["W", "I", "L", "D", "Wild", "WILD", "Wildmin", "Wildmax"])
SINGLE = st.sampled_from(["W", "I", "L", "D", "Wild", "Wildmin", "Wildmax"])
SCOPE = st.sampled_from(["", "all: ", "other: ", "two: ", "with: "])
SIGNED = st.builds("{}{}".format, st.sampled_from("+-"), st.integers(1, 9))
ROWS = st.builds(str.join, st.sampled_from("&/"), st.lists(ROW, min_size=1, max_size=4))
CANCEL = st.builds(
    "{}cancel{} {}{}".format, SCOPE, st.sampled_from(["+", "-", "+-"]), ROWS, st.sampled_from(["", "@round"])
)
CLAUSE = st.one_of(
    st.builds("{}{} {}".format, SCOPE, SIGNED, ROWS),
    st.builds("{}{} Action".format, SCOPE, SIGNED),
    st.builds("steal {} {}".format, st.integers(1, 9), ROWS),
    st.builds("{}swap {}~{}".format, SCOPE, SINGLE, SINGLE),
    st.builds("trade {}".format, ROW),
    CANCEL,
    st.just("future"),
)
LEVEL = st.sampled_from(["0", "1-3", "4-6", "7-9", "10"])
ATOM = st.one_of(
    st.builds("{}{}={}".format, st.sampled_from(["", "all: ", "with: "]), ROW, LEVEL),
    st.builds("{}{}*Wild={}".format, st.sampled_from(["", "all: ", "with: "]), st.integers(2, 4), LEVEL),
)
WAY = st.builds(" and ".join, st.lists(ATOM, min_size=1, max_size=3))


@settings(deadline=None)  # a busy machine is no fault of the language
@given(st.lists(CLAUSE, min_size=1, max_size=4))
def test_every_effect_of_the_grammar_is_read_and_written_again(clauses: list[str]) -> None:
    text = ";".join(clauses)
    assert read_effect(text).text() == text


@settings(deadline=None)  # a busy machine is no fault of the language
@given(st.lists(WAY, min_size=1, max_size=3))
def test_every_objective_of_the_grammar_is_read_and_written_again(ways: list[str]) -> None:
    text = " or ".join(ways)
    assert read_objective(text).text() == text


@settings(deadline=None)  # a busy machine is no fault of the language
@given(st.text(alphabet="+-123 WILDwildmnax/&;:@~=*otheraction", max_size=16))
def test_any_other_text_is_refused_with_a_misread_and_nothing_else(text: str) -> None:
    places = [place_of_fault(read, text) for read in (read_effect, read_objective, read_past)]
    assert all(-1 <= place <= len(text) for place in places)
    assert places.count(-1) <= 1


def place_of_fault(read: Callable[[str], object], text: str) -> int:
    """Where the text leaves the grammar; -1 if it does not."""
    try:
        read(text)
    except Misread as fault:
        return fault.place
    return -1


def test_none_is_an_effect_without_clauses() -> None:
    assert read_effect("none").clauses == []
    assert read_effect("none").text() == "none"


@pytest.mark.parametrize(
    ("text", "expected", "character"),
    [
        ("", "a scope (all:, other:, two:, with:) or a clause", 1),
        ("+1 Q", "a row (W, I, L, D, Wild, WILD, Wildmin, Wildmax)", 4),
        ("+0 W", "a digit from 1 to 9", 2),
        ("+1W", "a blank and a row", 3),
        ("+1 W&", "a row", 6),
        ("+1 W&I/L", "'&' again: '&' and '/' are not mixed", 7),
        ("+1 W/I&L", "'/' again: '&' and '/' are not mixed", 7),
        ("+1 W@round", "@round only after cancel", 5),
        ("+1 W; -1 I", "a scope (all:, other:, two:, with:) or a clause", 6),
        ("+1 W;", "a scope (all:, other:, two:, with:) or a clause", 6),
        ("+1 W,-1 I", "';' and another clause, or the end", 5),
        ("all:+1 W", "a scope (all:, other:, two:, with:) or a clause", 1),
        ("all: W", "a clause (+1 W, -1 Action", 6),
        ("cancel W", "'+', '-' or '+-' after cancel", 7),
        ("cancel+W", "a blank and a row", 8),
        ("steal W", "a digit from 1 to 9", 7),
        ("swap W", "'~' and another row", 7),
        ("swap WILD~W", "a single row: WILD, every row, cannot be swapped", 6),
        ("swap W~WILD", "a single row: WILD, every row, cannot be swapped", 8),
        ("other: steal 1 W", "no scope before steal, trade and future", 1),
        ("all: future", "no scope before steal, trade and future", 1),
        ("with: trade L", "no scope before steal, trade and future", 1),
        ("+1 W;+1 W;+1 W;+1 W;+1 W", "no more than 4 clauses", 21),
    ],
)
def test_a_wrong_effect_is_refused_with_what_was_expected_and_where(text: str, expected: str, character: int) -> None:
    with pytest.raises(Misread) as caught:
        read_effect(text)
    assert expected in str(caught.value)
    assert f"character {character} of {text!r}" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "expected", "character"),
    [
        ("W", "'=' and a level (0, 1-3, 4-6, 7-9 or 10)", 2),
        ("W=5", "a level (0, 1-3, 4-6, 7-9 or 10)", 3),
        ("W=1-9", "a level", 3),
        ("2*W=10", "a number of rows only before Wild", 1),
        ("2*WILD=10", "a number of rows only before Wild", 1),
        ("5*Wild=10", "at most 4 rows", 1),
        ("2Wild=10", "'*' after the number of rows", 2),
        ("W=10 und L=10", "' and ', ' or ' or the end", 5),
        ("W=10 and ", "a row", 10),
        ("other: W=10", "a row", 1),
    ],
)
def test_a_wrong_objective_is_refused_with_what_was_expected_and_where(
    text: str, expected: str, character: int
) -> None:
    with pytest.raises(Misread) as caught:
        read_objective(text)
    assert expected in str(caught.value)
    assert f"character {character} of {text!r}" in str(caught.value)


@pytest.mark.parametrize("text", ["", "3/5/3", "3/5/3/11", "3/5/3/5/1", "3-5-3-5", "a/5/3/5"])
def test_start_values_are_four_numbers_from_0_to_10(text: str) -> None:
    with pytest.raises(Misread):
        read_past(text)


def test_row_words_are_read_longest_first() -> None:
    assert read_effect("+1 Wildmin&WILD&Wild&W").data()[0]["rows"] == ["Wildmin", "WILD", "Wild", "W"]


def test_a_clause_is_plain_data_for_the_browser() -> None:
    assert read_effect("other: -2 I/D").data() == [
        {"verb": "delta", "scope": "other", "text": "other: -2 I/D", "amount": -2, "rows": ["I", "D"], "join": "or"}
    ]
    assert read_effect("cancel+- I&L@round").data() == [
        {
            "verb": "cancel",
            "scope": "self",
            "text": "cancel+- I&L@round",
            "rows": ["I", "L"],
            "join": "and",
            "gains": True,
            "losses": True,
            "round": True,
        }
    ]
    assert read_objective("with: 2*Wild=7-9").data() == [
        [{"scope": "with", "count": 2, "row": "Wild", "level": "7-9", "text": "with: 2*Wild=7-9"}]
    ]


# -- the printed deck --------------------------------------------------------------------------------------


def printed_rows() -> list[dict[str, str]]:
    text = (files("asobi.games.wildcard") / "cards.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(io.StringIO(text)))


@rule("WC-1.5")
def test_there_are_78_cards_22_major_and_four_suits_of_14() -> None:
    rows = printed_rows()
    assert len(PRINTED.cards) == len({card.id for card in PRINTED.cards}) == len({card.name for card in PRINTED.cards})
    assert [row["arcana"] for row in rows].count("major") == 22
    main = {"Wands": "D", "Cups": "L", "Swords": "I", "Pentacles": "W"}
    for suit, row_letter in main.items():
        assert [row["row"] for row in rows if row["suit"] == suit] == [row_letter] * 14
    assert len(PRINTED.cards) == 78


@rule("WC-1.4")
def test_the_knight_of_swords_is_the_card_that_survived() -> None:
    knight = PRINTED.cards[PRINTED.numbers["S12"]]
    assert knight.past == [3, 5, 3, 5]
    assert knight.present.text() == knight.upright.text() == "+1 I&D"
    assert knight.reversed.text() == "-1 I&D"
    assert knight.future.text() == "I=10 or D=10"


def test_every_card_is_written_as_it_was_read() -> None:
    for row, card in zip(printed_rows(), PRINTED.cards, strict=True):
        assert (card.present.text(), card.upright.text()) == (row["present"], row["upright"])
        assert (card.reversed.text(), card.future.text()) == (row["reversed"], row["future"])


def test_the_printed_deck_is_as_varied_as_the_specification_says() -> None:
    rows = printed_rows()
    assert [len({row[side] for row in rows}) for side in ("future", "present", "upright", "reversed")] == [
        70,
        45,
        55,
        53,
    ]


# -- decks of one's own ------------------------------------------------------------------------------------


def test_a_bad_deck_names_every_fault_with_line_card_and_side() -> None:
    text = f"{HEADER}\nA,Anna,1/2/3,+1 W,W=10,none,none\nA,Berta,1/2/3/4,+1 Q,W=5,none,-1\n"
    with pytest.raises(BadDeck) as caught:
        read_deck(text)
    assert [fault.split(":")[0] for fault in caught.value.faults] == [
        "line 2, card A Anna, past",
        "line 3, card A Berta, present",
        "line 3, card A Berta, future",
        "line 3, card A Berta, reversed",
    ]
    assert "expected a row" in caught.value.faults[1]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "line 1: expected a column 'id'"),
        ("id,name\n", "line 1: expected a column 'past'"),
        (HEADER + ",colour\n", "line 1: the column 'colour' is unknown"),
        (HEADER + ",id\n", "line 1: the column 'id' stands there twice"),
        (HEADER + "\nA,Anna,1/2/3/4\n", "line 2, card A Anna: expected 7 cells, one for each column, found 3"),
        (HEADER + "\n?,Anna,1/2/3/4,none,W=0,none,none\n", "line 2, card ? Anna, id: expected 1 to 12 letters"),
        (HEADER + "\nA,,1/2/3/4,none,W=0,none,none\n", "line 2, card A, name: expected 1 to 40 characters"),
        (
            HEADER + "\nA,Anna,1/2/3/4,none,W=0,none,none\nB,Anna,1/2/3/4,none,W=0,none,none\n",
            "line 3, card B Anna: expected an id and a name of its own; A Anna has one of them already",
        ),
        (HEADER + "\nA,Anna,1/2/3/4,none,W=0,none,none\n", "a deck has 11 to 100 cards, this one has 1"),
        (HEADER + '\n"A,Anna\n', "line 2, card A,Anna"),
    ],
)
def test_a_bad_deck_is_refused(text: str, fault: str) -> None:
    with pytest.raises(BadDeck) as caught:
        read_deck(text)
    assert fault in str(caught.value)


@rule("WC-2.5")
def test_a_deck_of_ones_own_has_ten_cards_and_one_for_each_player_at_most_100() -> None:
    assert (FEWEST_CARDS, MOST_CARDS) == (11, 100)
    Match.new(GAME, 4, "own deck", {"deck": deck(cards=14)})
    with pytest.raises(BadSetting, match="4 players need 14 cards, not 13"):
        Match.new(GAME, 4, "own deck", {"deck": deck(cards=13)})
    with pytest.raises(BadSetting, match="this one has 101"):
        Match.new(GAME, 1, "own deck", {"deck": deck(cards=101)})


@rule("WC-2.5")
def test_a_table_is_not_opened_with_a_faulty_deck() -> None:
    with pytest.raises(BadSetting, match=r"setting deck: line 2, card S0 Start 0, present: expected a row"):
        Match.new(GAME, 2, "own deck", {"deck": deck(presents=["+1 X"])})


def test_decks_are_kept_but_not_without_end() -> None:
    texts = [deck(shared=f"W={level} and I={other}") for level in (0, 10) for other in ("0", "1-3", "4-6", "7-9", "10")]
    texts += [
        deck(shared=f"L={level} and D={other}") for level in (0, 10) for other in ("0", "1-3", "4-6", "7-9", "10")
    ]
    for text in texts:
        assert deck_of(text) is deck_of(text)
    assert deck_of("") is PRINTED


@rule("WC-7.6")
@pytest.mark.parametrize("join", [" and ", " or "])
def test_an_objective_has_at_most_four_of_each(join: str) -> None:
    assert read_objective(join.join(["W=0"] * 4)).ways
    with pytest.raises(Misread, match="no more than 4"):
        read_objective(join.join(["W=0"] * 5))
