"""A record survives its text, and whatever is wrong with one is said in a sentence that names the line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from asobi.core import Dice, Match, Record, RecordError, dump, record_of, replay
from tests.core.darts import GAME, LEFT, REST, RIGHT, THROW
from tests.testing import toys


def a_match() -> Match:
    match = Match.new(GAME, 2, "record", {"throws": 1})
    for seat, choice in ((1, LEFT), (0, RIGHT), (0, THROW), (0, (3, 40)), (1, REST)):
        match.choose(seat, choice)
    return match


def lines() -> list[str]:
    return record_of(a_match()).text().splitlines()


def text(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def test_a_record_reads_like_a_score() -> None:
    match = a_match()

    written = lines()

    assert written[0] == '{"asobi":2,"game":"darts","rules":"3","seats":2,"settings":{"throws":1},"seed":"record"}'
    points = match.view(0)["points"][0]
    assert written[1:-1] == [
        '[1,"left"]',
        '[0,"right"]',
        '[0,"throw"]',
        '[0,"aim 3 40"]',
        f'{{"nature":{points}}}',
        '[1,"rest"]',
    ]
    assert json.loads(written[-1]) == {
        "end": {
            "choices": 5,
            "over": True,
            "state": match.state.digest(),
            "scores": [points, 0],
            "winners": [0],
        }
    }


def test_a_record_survives_its_text_and_its_file(tmp_path: Path) -> None:
    record = record_of(a_match())
    path = tmp_path / "one.record"

    record.save(path)

    assert Record.parse(record.text()).text() == record.text()
    assert Record.read(path).text() == record.text()
    assert record.choices == 5


def test_a_record_opens_at_any_move_and_goes_on_from_there() -> None:
    record = record_of(a_match())

    for upto in range(6):
        match = replay(GAME, record, upto=upto)
        assert record_of(match).choices == upto
        assert record_of(match).text().splitlines()[1:-1] == record.text().splitlines()[1 : len(match.log) + 1]

    early = replay(GAME, record, upto=2)
    early.choose(0, REST)
    assert early.pending[0].seat == 1


def test_an_unfinished_match_is_recorded_too() -> None:
    match = Match.new(GAME, 2, "unfinished")

    record = Record.parse(record_of(match).text())

    assert record.end["over"] is False
    assert replay(GAME, record).pending[0].prompt == "hand"


HEADER = '{"asobi":2,"game":"darts","rules":"3","seats":2,"settings":{},"seed":"x"}'


@pytest.mark.parametrize(
    ("damaged", "line", "why"),
    [
        ("", 1, "the file is empty"),
        ("\n", 1, "not JSON"),
        ("hello\n", 1, "not JSON"),
        ("[" * 100_000 + "\n", 1, "not JSON"),
        ('{"white":"Kasparov"}\n', 1, "not a record of asobi"),
        ("[1,2]\n", 1, "not a record of asobi"),
        (
            HEADER.replace('"asobi":2', '"asobi":3') + "\n",
            1,
            "format 3 is not known here; this asobi reads formats 1 to 2",
        ),
        (HEADER.replace('"seats":2', '"seats":"two"') + "\n", 1, "lacks a proper field 'seats'"),
        (HEADER.replace('"seats":2', '"seats":true') + "\n", 1, "lacks a proper field 'seats'"),
        (HEADER.replace(',"seed":"x"', "") + "\n", 1, "lacks a proper field 'seed'"),
        (HEADER[:-1] + ',"opening":[]}\n', 1, "the field 'opening' is not a state"),
        (HEADER + "\n", 1, "stops without its end line"),
        (HEADER + '\n[0,"left"]\n', 2, "stops without its end line"),
        (HEADER + '\n[0,"left"]\n{"end":{"choices":1}}\n', 3, "the end lacks a proper field 'over'"),
    ],
)
def test_what_is_not_a_record_is_refused_with_its_line(damaged: str, line: int, why: str) -> None:
    with pytest.raises(RecordError, match=why) as caught:
        Record.parse(damaged)

    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


@pytest.mark.parametrize(
    "broken", ["[0]", '["0","left"]', '[-1,"left"]', "[0,7]", "7", '{"nature":1,"more":2}', "null", '[true,"left"]']
)
def test_a_line_that_is_neither_choice_nor_nature_is_refused(broken: str) -> None:
    damaged = lines()
    damaged[3] = broken

    with pytest.raises(RecordError, match="line 4: a choice is written"):
        Record.parse(text(damaged))


def test_a_record_cut_off_anywhere_is_refused() -> None:
    whole = record_of(a_match()).text()

    for length in range(len(whole)):
        with pytest.raises(RecordError):
            Record.parse(whole[:length])


def test_a_record_with_a_line_missing_in_the_middle_is_refused() -> None:
    damaged = lines()
    del damaged[2]

    with pytest.raises(RecordError, match="line 7: the end speaks of 5 choices, but 4 stand above"):
        Record.parse(text(damaged))


def test_lines_after_the_end_are_refused() -> None:
    with pytest.raises(RecordError, match="lines follow after the end"):
        Record.parse(text([*lines(), '[0,"left"]', lines()[-1]]))


def test_a_file_that_is_not_text_is_refused_with_the_line(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(HEADER.encode() + b"\n\x89PNG\xff\n")

    with pytest.raises(RecordError, match="line 2: not text in UTF-8"):
        Record.read(path)


def replaying(place: int, replacement: str, game: Any = GAME) -> RecordError:
    damaged = lines()
    damaged[place - 1] = replacement
    with pytest.raises(RecordError) as caught:
        replay(game, Record.parse(text(damaged)))
    return caught.value


def test_an_illegal_choice_is_refused_with_its_line_and_what_was_legal() -> None:
    fault = replaying(4, '[0,"fly"]')

    assert str(fault) == "line 4: seat 0 cannot choose 'fly' now; legal: throw, rest"


def test_a_choice_of_the_wrong_seat_is_refused_with_its_line() -> None:
    assert str(replaying(4, '[1,"throw"]')) == "line 4: seat 1 has nothing to decide now; waiting for: 0"


def test_an_answer_of_nature_that_nobody_asked_for_is_refused_with_its_line() -> None:
    damaged = lines()
    damaged.insert(3, '{"nature":4}')

    with pytest.raises(RecordError, match="line 4: nature was not asked anything"):
        replay(GAME, Record.parse(text(damaged)))


def test_an_answer_of_nature_that_the_rules_cannot_use_is_refused_with_its_line() -> None:
    assert str(replaying(6, '{"nature":"far"}')).startswith("line 6: the rules cannot go on like this (TypeError")


def test_choices_after_the_last_decision_are_refused_with_their_line() -> None:
    damaged = [*lines()[:-1], '[0,"throw"]', lines()[-1].replace('"choices":5', '"choices":6')]

    with pytest.raises(RecordError, match="line 8: the match is over"):
        replay(GAME, Record.parse(text(damaged)))


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(RecordError, match="line 1: this is a record of 'darts', not of 'sealed'"):
        replay(toys.SOUND, record_of(a_match()))


def test_a_record_under_other_rules_is_refused() -> None:
    assert str(replaying(1, HEADER.replace('"3"', '"2"'))) == (
        "line 1: recorded under rules 2; the rules installed are 3"
    )


@pytest.mark.parametrize(
    ("part", "replacement", "why"),
    [
        ('"seats":2', '"seats":9', "for 2 to 3 seats, not 9"),
        ('"settings":{}', '"settings":{"throws":99}', "from 1 to 5, not 99"),
        ('"settings":{}', '"settings":{"wind":1}', "no setting wind"),
        ('"seed":"x"', '"seed":"\\ud800"', "the rules cannot begin like this"),
        ('"seed":"x"', '"seed":"x","opening":{"points":[]}', "the state lacks fields"),
    ],
)
def test_a_header_that_no_match_can_begin_from_is_refused(part: str, replacement: str, why: str) -> None:
    fault = replaying(1, HEADER.replace(part, replacement))

    assert fault.line == 1
    assert why in str(fault)


def test_an_opening_that_is_no_real_place_is_refused_with_a_line() -> None:
    """Given a record from the middle whose points were cut short by hand, then the rules' stumbling is said so."""
    match = Match.from_state(GAME, {**a_state(), "points": [3]}, seats=2)
    record = record_of(match)
    record.entries = [(0, "rest"), (1, "rest")]

    with pytest.raises(RecordError, match=r"^line \d: "):
        replay(GAME, record)


def a_state() -> dict[str, Any]:
    match = Match.new(GAME, 2, "state")
    for seat in (0, 1):
        match.choose(seat, LEFT)
    state: dict[str, Any] = dump(match)["state"]
    return state


def test_a_record_with_noise_in_it_parses_or_is_refused_with_a_line() -> None:
    """Given single characters replaced all over a record, then nothing but RecordError ever comes out."""
    whole, dice = record_of(a_match()).text(), Dice("noise")
    refused = []
    for _ in range(600):
        place = dice.below(len(whole))
        noisy = whole[:place] + dice.pick('"[]{},:0x\n-é') + whole[place + 1 :]
        try:
            replay(GAME, Record.parse(noisy), auto_nature=False)
        except RecordError as fault:
            refused.append(fault.line)

    assert len(refused) > 300
    assert set(refused) <= set(range(1, whole.count("\n") + 2))


def test_a_record_of_format_1_is_still_read() -> None:
    """Given a record that calls a table's settings its options, then it replays, and is written anew as format 2."""
    record = record_of(a_match())
    old = record.text().replace('"asobi":2', '"asobi":1').replace('"settings":', '"options":')
    assert old != record.text()

    assert record_of(replay(GAME, Record.parse(old))).text() == record.text()
