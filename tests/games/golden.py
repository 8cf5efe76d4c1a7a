"""Golden playthroughs: a committed record of each game with its event log, so that no change of rules goes unseen.

When a change is meant, write it anew, and read the difference before committing it:

    scripts/golden eight-routes        (without a name, every game)

The choices stay as they are while the rules take them; without golden.record, bots play a new match.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from asobi.bots import Bot, go_on, make_bot
from asobi.core import (
    Action,
    AsobiError,
    Dice,
    Entry,
    Game,
    Match,
    Perspective,
    Point,
    Record,
    find_game,
    game_ids,
    record_of,
)
from asobi.words import Words

HERE = Path(__file__).parent


def folder(id: str) -> Path:
    """Where the tests of a game are."""
    return HERE / id.replace("-", "_")


def events(match: Match) -> list[str]:
    """Everything that was told, a line each: to whom (null is everybody), and what."""
    return [
        json.dumps({"to": None if event.to is None else list(event.to), **event.data()}, ensure_ascii=False)
        for event in match.events
    ]


LANGUAGES = ("en", "th", "ja", "fa")


def stories(game: Game[Any], told: list[str]) -> dict[str, str]:
    """What was told to everybody, in words, in each language: so a change of words is seen when it is reviewed."""
    events = [json.loads(line) for line in told]
    public = [{name: value for name, value in event.items() if name != "to"} for event in events if event["to"] is None]
    seats = ("Ada", "Bo", "Cy", "Di", "Eve")
    texts = {}
    for language in LANGUAGES:
        words = Words(game, seats, reader=0, language=language)
        lines = [words.event(event) for event in public]
        texts[language] = "\n".join(dict.fromkeys(line for line in lines if line)) + "\n"
    return texts


def settings(game: Game[Any]) -> dict[str, Any]:
    """What makes a match short where every run of nature takes its time; the game's own settings else."""
    return {"rounds": 2} if game.insight.style.name == "trials" else {}


class Whimsical(Bot):
    """Some sense and some whims: every third choice is made at random."""

    def choose(self, perspective: Perspective, dice: Dice) -> Action | Point:
        bot = make_bot("random" if dice.below(3) == 0 else "greedy")
        return bot.choose(perspective, dice)


def play(game: Game[Any], seats: int, entries: list[Entry]) -> Match:
    """A match that begins with these entries, as far as the rules still take them, and goes on by bots."""
    match = Match.new(game, seats, f"golden {game.id}", settings(game), auto_nature=False)
    for entry in entries:
        try:
            match.take(entry)
        except AsobiError:
            break
    match.auto_nature = True
    match.answer_nature()
    go_on(match, [Whimsical("whimsical")] * seats, Dice(f"players of {game.id}"))
    return match


def read(id: str) -> tuple[Record, list[str]]:
    """The committed record of a game and its events."""
    path = folder(id)
    told = (path / "golden.events.jsonl").read_text(encoding="utf-8").splitlines()
    return Record.read(path / "golden.record"), told


def renew(id: str) -> str:
    """Write a game's playthrough anew, with the same choices as far as they go; says what became of it.

    So the difference shows what the rules do otherwise, and not what bots do otherwise by now.
    """
    game, path = find_game(id), folder(id)
    path.mkdir(exist_ok=True)
    files = [path / "golden.record", path / "golden.events.jsonl"]
    before = [file.read_text(encoding="utf-8") for file in files if file.exists()]
    old = Record.read(files[0]) if files[0].exists() else None
    low, high = game.facts.players
    match = play(game, old.header.seats, old.entries) if old else play(game, min(low + 1, high), [])
    record_of(match).save(files[0])
    files[1].write_text("\n".join(events(match)) + "\n", encoding="utf-8")
    for language, text in stories(game, events(match)).items():
        (path / f"golden.{language}.txt").write_text(text, encoding="utf-8")
    same = before == [file.read_text(encoding="utf-8") for file in files]
    return f"{id}: {'as before' if same else 'new: read the difference'}"


def main() -> None:
    """Write golden playthroughs anew: those of the games named, or all."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(game_ids()))
    for id in parser.parse_args().games or game_ids():
        print(renew(id))  # noqa: T201


if __name__ == "__main__":
    main()
