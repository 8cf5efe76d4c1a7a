"""A record: the one small text file that is the save, the replay, the bug report, the puzzle and the test case.

Every line is JSON. The first names the game, the last says where it ended, and each line between is a choice,
`[seat, "notation"]`, or an answer of nature, `{"nature": ...}`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from asobi.core.errors import RecordError

FORMAT: Final = 1
NATURE: Final = -1

Entry = tuple[int, Any]

HEADER: Final = {"asobi": int, "game": str, "rules": str, "seats": int, "options": dict, "seed": str}
END: Final = {"choices": int, "over": bool, "state": str}


class Record:
    """A match as plain text; `entries` are pairs (seat, notation), or (NATURE, answer)."""

    def __init__(
        self,
        game: str,
        rules: str,
        seats: int,
        options: dict[str, Any],
        seed: str,
        opening: dict[str, Any] | None,
        entries: list[Entry],
        end: dict[str, Any],
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = options
        self.seed = seed
        self.opening = opening
        self.entries = entries
        self.end = end

    @property
    def choices(self) -> int:
        """How many choices the record holds."""
        return sum(1 for seat, _ in self.entries if seat != NATURE)

    def text(self) -> str:
        """The record as it stands in a file."""
        header: dict[str, Any] = {
            "asobi": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
        }
        if self.opening is not None:
            header["opening"] = self.opening
        lines = [_json(header)]
        for seat, what in self.entries:
            lines.append(_json({"nature": what}) if seat == NATURE else _json([seat, what]))
        lines.append(_json({"end": self.end}))
        return "\n".join(lines) + "\n"

    def save(self, path: Path) -> None:
        """Write the record to a file."""
        path.write_text(self.text(), encoding="utf-8")

    @staticmethod
    def read(path: Path) -> Record:
        """The record in a file; anything that is not one raises RecordError."""
        try:
            return Record.parse(path.read_bytes().decode())
        except UnicodeDecodeError as fault:
            line = path.read_bytes()[: fault.start].count(b"\n") + 1
            raise RecordError(line, "not text in UTF-8; this is not a record of asobi") from fault

    @staticmethod
    def parse(text: str) -> Record:
        """The record in a text."""
        lines = text.split("\n")
        if lines[-1] != "":
            raise RecordError(len(lines), "the line is cut off; a record ends with a whole line")
        lines.pop()
        if not lines:
            raise RecordError(1, "the file is empty; a record begins with a line that names the game")
        header = _header(lines[0])
        entries = [_entry(number, line) for number, line in enumerate(lines[1:-1], 2)]
        end = _end(len(lines), lines[-1])
        record = Record(
            game=header["game"],
            rules=header["rules"],
            seats=header["seats"],
            options=header["options"],
            seed=header["seed"],
            opening=header.get("opening"),
            entries=entries,
            end=end,
        )
        if end["choices"] != record.choices:
            raise RecordError(
                len(lines),
                f"the end speaks of {end['choices']} choices, but {record.choices} stand above: lines are missing",
            )
        return record


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _parsed(number: int, line: str) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as fault:
        raise RecordError(number, f"not JSON: {line[:60]!r}") from fault


def _fits(data: dict[str, Any], shape: dict[str, type]) -> str:
    """The first field that is missing or of the wrong kind, or an empty string."""
    for name, kind in shape.items():
        if type(data.get(name)) is not kind:
            return name
    return ""


def _header(line: str) -> dict[str, Any]:
    header = _parsed(1, line)
    if not isinstance(header, dict) or "asobi" not in header:
        raise RecordError(1, 'not a record of asobi; the first line begins {"asobi":1,"game":...}')
    if header["asobi"] != FORMAT:
        raise RecordError(1, f"format {header['asobi']!r} is not known here; this asobi reads format {FORMAT}")
    fault = _fits(header, HEADER)
    if fault:
        raise RecordError(1, f"the header lacks a proper field {fault!r}")
    if not isinstance(header.get("opening"), dict | None):
        raise RecordError(1, "the field 'opening' is not a state")
    return header


def _entry(number: int, line: str) -> Entry:
    data = _parsed(number, line)
    if isinstance(data, dict) and set(data) == {"nature"}:
        return (NATURE, data["nature"])
    if isinstance(data, dict) and "end" in data:
        raise RecordError(number + 1, "lines follow after the end")
    if isinstance(data, list) and len(data) == 2 and type(data[0]) is int and data[0] >= 0 and isinstance(data[1], str):
        return (data[0], data[1])
    raise RecordError(number, f'a choice is written [seat,"notation"], not {line[:60]}')


def _end(number: int, line: str) -> dict[str, Any]:
    data = _parsed(number, line)
    if not isinstance(data, dict) or not isinstance(data.get("end"), dict):
        raise RecordError(number, "the record stops without its end line; the rest is missing")
    end: dict[str, Any] = data["end"]
    fault = _fits(end, END)
    if fault:
        raise RecordError(number, f"the end lacks a proper field {fault!r}")
    return end
