"""A record: the one small text file that is the save, the replay, the bug report, the puzzle and the test case.

Every line is JSON. The first names the game, the last says where it ended, and each line between is a choice,
`[seat, "notation"]`, or an answer of nature, `{"nature": ...}`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from asobi.core.entries import NATURE, Entry
from asobi.core.errors import AsobiError, BadState, RecordError
from asobi.core.fair import proper
from asobi.core.game import Game
from asobi.core.header import Header, stumbled
from asobi.core.match import Match
from asobi.core.registry import find_game
from asobi.core.twins import in_writing

FORMAT: Final = 2
HEADER: Final = {"game": str, "rules": str, "seats": int, "settings": dict, "seed": str}
FRAMES: Final = 40
END: Final = {"choices": int, "over": bool, "state": str}


class Record:
    """A match as plain text: its header, its entries in writing, and where it ended."""

    def __init__(self, header: Header, entries: list[Entry], end: dict[str, Any]) -> None:
        self.header = header
        self.entries = entries
        self.end = end

    @property
    def choices(self) -> int:
        """How many choices the record holds."""
        return sum(1 for seat, _ in self.entries if seat != NATURE)

    def text(self) -> str:
        """The record as it stands in a file."""
        lines = [_json({"asobi": FORMAT, **self.header.data()})]
        for seat, what in self.entries:
            lines.append(_json({"nature": what}) if seat == NATURE else _json([seat, what]))
        lines.append(_json({"end": self.end}))
        return "\n".join(lines) + "\n"

    def save(self, path: Path) -> None:
        """Write the record to a file."""
        path.write_text(self.text(), encoding="utf-8")

    def _repr_html_(self) -> str | None:
        """A notebook shows a record as pictures with a slider."""
        return film(self)

    @staticmethod
    def read(path: Path) -> Record:
        """The record in a file; anything that is not one raises RecordError."""
        try:
            return Record.parse(path.read_bytes().decode())
        except UnicodeDecodeError as fault:
            line = path.read_bytes()[: fault.start].count(b"\n") + 1
            raise RecordError(line, "not text in UTF-8; this is not a record of asobi", "record-text") from fault

    @staticmethod
    def parse(text: str) -> Record:
        """The record in a text."""
        lines = text.split("\n")
        if lines[-1] != "":
            raise RecordError(len(lines), "the line is cut off; a record ends with a whole line", "record-cut")
        lines.pop()
        if not lines:
            raise RecordError(1, "the file is empty; a record begins with a line that names the game", "record-empty")
        header = _header(lines[0])
        entries = [_entry(number, line) for number, line in enumerate(lines[1:-1], 2)]
        end = _end(len(lines), lines[-1])
        record = Record(header, entries, end)
        if end["choices"] != record.choices:
            raise RecordError(
                len(lines),
                f"the end speaks of {end['choices']} choices, but {record.choices} stand above: lines are missing",
                "record-count",
                told=end["choices"],
                found=record.choices,
            )
        return record


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _parsed(number: int, line: str) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as fault:
        raise RecordError(number, f"not JSON: {line[:60]!r}", "record-json", text=line[:60]) from fault


def _fits(data: dict[str, Any], shape: dict[str, type]) -> str:
    """The first field that is missing or of the wrong kind, or an empty string."""
    for name, kind in shape.items():
        if type(data.get(name)) is not kind:
            return name
    return ""


def _header(line: str) -> Header:
    data = _parsed(1, line)
    if not isinstance(data, dict) or "asobi" not in data:
        raise RecordError(1, 'not a record of asobi; the first line begins {"asobi":2,"game":...}', "record-foreign")
    if data["asobi"] == 1:  # format 1 called a table's settings its options
        data["settings"] = data.get("options")
    elif data["asobi"] != FORMAT:
        why = f"format {data['asobi']!r} is not known here; this asobi reads formats 1 to {FORMAT}"
        raise RecordError(1, why, "record-format", format=data["asobi"], newest=FORMAT)
    fault = _fits(data, HEADER)
    if fault:
        raise RecordError(1, f"the header lacks a proper field {fault!r}", "record-field", field=fault)
    if not isinstance(data.get("opening"), dict | None):
        raise RecordError(1, "the field 'opening' is not a state", "record-field", field="opening")
    opening, fair = data.get("opening"), data.get("fair")
    if fair is not None and not proper(fair, data["seats"]):
        raise RecordError(1, "the field 'fair' is not a proof of fair dice", "record-field", field="fair")
    return Header(data["game"], data["rules"], data["seats"], data["settings"], data["seed"], opening, fair)


def _entry(number: int, line: str) -> Entry:
    data = _parsed(number, line)
    if isinstance(data, dict) and set(data) == {"nature"}:
        return (NATURE, data["nature"])
    if isinstance(data, dict) and "end" in data:
        raise RecordError(number + 1, "lines follow after the end", "record-after-end")
    if isinstance(data, list) and len(data) == 2 and type(data[0]) is int and data[0] >= 0 and isinstance(data[1], str):
        return (data[0], data[1])
    raise RecordError(number, f'a choice is written [seat,"notation"], not {line[:60]}', "record-line", text=line[:60])


def _end(number: int, line: str) -> dict[str, Any]:
    data = _parsed(number, line)
    if not isinstance(data, dict) or not isinstance(data.get("end"), dict):
        raise RecordError(number, "the record stops without its end line; the rest is missing", "record-end")
    end: dict[str, Any] = data["end"]
    fault = _fits(end, END)
    if fault:
        raise RecordError(number, f"the end lacks a proper field {fault!r}", "record-field", field=fault)
    return end


def record_of(match: Match) -> Record:
    """The one small file that holds a match up to now."""
    header = Header(match.game.id, match.game.version, match.seats, match.settings, match.seed, match.opening)
    record = Record(header, in_writing(match.log), {})
    record.end = {"choices": record.choices, "over": match.over, "state": match.state.digest()}
    outcome = match.outcome
    if outcome is not None:
        record.end |= {"scores": outcome.scores, "winners": outcome.winners}
    return record


def replay(game: Game[Any], record: Record, upto: int | None = None, auto_nature: bool = True) -> Match:
    """The match that a record tells of, after its first `upto` choices (all of them by default).

    Nature's answers are taken from the record, never computed again.
    """
    match = record.header.begin(game)
    choices = 0
    for line, entry in enumerate(record.entries, 2):
        if entry[0] != NATURE:
            if choices == upto:
                break
            choices += 1
        try:
            match.take(entry)
        except AsobiError as fault:
            raise RecordError(line, str(fault), "record-choice", choice=str(entry[1])[:60]) from fault
        except Exception as stumble:
            why = f"the rules cannot go on like this ({stumbled(stumble)})"
            raise RecordError(line, why, "record-choice", choice=str(entry[1])[:60]) from stumble
    match.auto_nature = auto_nature
    match.answer_nature()
    return match


def film(record: Record, most: int = FRAMES) -> str | None:
    """The record's match as pictures, evenly spread, with a slider to go through them; None where none can be drawn."""
    game = find_game(record.header.game)
    if game.picture is None:
        return None
    match, made, pictures = record.header.begin(game), 0, [""]
    shown = {round(place * record.choices / (most - 1)) for place in range(most)}
    pictures[0] = match.picture() or ""
    for entry in record.entries:
        match.take(entry)
        made += entry[0] != NATURE
        if entry[0] != NATURE and made in shown:
            pictures.append(match.picture() or "")
    slide = "for(let i=0;i<this.max*1+1;i++)this.parentNode.children[i+1].hidden=i!=this.value"
    frames = [f"<div{' hidden' if place else ''}>{picture}</div>" for place, picture in enumerate(pictures)]
    slider = f'<input type="range" min="0" max="{len(frames) - 1}" value="0" style="width:100%" oninput="{slide}">'
    return f"<div>{slider}{''.join(frames)}</div>"


def dump(match: Match) -> dict[str, Any]:
    """The running match as plain data: the state at the step's beginning and the choices since."""
    begun = match.beginnings[-1]
    since = [[seat, what] for seat, what in in_writing(match.log[begun.entries :])]
    return {"state": begun.state.dump(), "since": since}


def restore(
    game: Game[Any], data: Any, seats: int, settings: Mapping[str, Any] | None = None, auto_nature: bool = True
) -> Match:
    """The match that `dump` described."""
    if not isinstance(data, dict) or set(data) != {"state", "since"} or not isinstance(data["since"], list):
        raise BadState('a dumped match has the two fields "state" and "since"')
    match = Match.from_state(game, data["state"], seats, settings, auto_nature=False)
    for entry in data["since"]:
        if not (isinstance(entry, list) and len(entry) == 2 and isinstance(entry[0], int)):
            raise BadState(f"a choice since the step's beginning is [seat, notation], not {entry!r}")
        match.take((entry[0], entry[1] if entry[0] == NATURE else str(entry[1])))
    match.auto_nature = auto_nature
    match.answer_nature()
    return match
