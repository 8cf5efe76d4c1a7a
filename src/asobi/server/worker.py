"""A worker: a process of the server that thinks, one thing at a time, far from any table."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import pickle
import resource
import secrets
import signal
import threading
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from types import FrameType
from typing import Any, Final, Generic, TypeVar

import msgspec

from asobi.bots import make_bot
from asobi.core import (
    NATURE,
    Aim,
    Ask,
    Dice,
    Entry,
    Header,
    Match,
    Nature,
    Perspective,
    Record,
    RecordError,
    UnknownGame,
    clone,
    imagine,
    replay,
    written,
)
from asobi.server.entries import Parts, apply, parts
from asobi.server.refusal import LONGEST, because
from asobi.server.scenes import feat_tried, lesson_page, moved, puzzle_page, puzzle_tried
from asobi.server.shelf import Shelf
from asobi.study import Motive, Reason, Weighed, advise, is_secret, judge_of, look_back, motive
from asobi.study.judge import hunches, thrown
from asobi.study.lessons import lesson_of
from asobi.study.puzzles import puzzles_of

T = TypeVar("T")
KEPT: Final = 64
"""Matches that a worker keeps at hand."""
NICENESS: Final = 5
PREVIEW: Final = 2.0
GLANCE: Final = 0.3
"""Seconds for which a position from outside is played on when it comes, and when its table wakes again."""
ROUNDS: Final = 5
PACED: Final = 3
SLOW: Final = 0.5
"""Seconds of work that no choice from such a position may need: at a table everybody would wait for it."""


class TooLong(Exception):
    """A thought took longer than the limits allow."""


class Recent(Generic[T]):
    """What was used last, by table; older things are let go."""

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._things: dict[str, T] = {}

    def __contains__(self, table: str) -> bool:
        return table in self._things

    def pop(self, table: str) -> T | None:
        """Take out what is kept of a table."""
        return self._things.pop(table, None)

    def put(self, table: str, thing: T) -> None:
        """Keep something of a table that has been taken out before."""
        self._things[table] = thing
        if len(self._things) > self._most:
            del self._things[next(iter(self._things))]


class Examined(msgspec.Struct):
    """What became of a record from outside: the parts of its header and its entries, or the line at fault and why."""

    header: Parts | None = None
    entries: list[Entry] = []
    over: bool = False
    next: int | None = None
    line: int = 0
    why: dict[str, Any] = {}


class Desk:
    """What this worker has at hand: its games, and the matches it thought about last, each after so many entries."""

    shelf: Shelf
    seconds: float
    exhausted = False
    matches: Recent[tuple[int, Match]] = Recent()


def serve(pipe: Connection, places: list[str] | None, seconds: float, memory: int) -> None:
    """Do what comes through the pipe; give way to the server, and end with it, however it ends.

    Whoever wants more memory than that gets an error, and the worker ends after it: its memory is in pieces.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGALRM, _interrupt)
    os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    Desk.shelf = Shelf(places)
    Desk.seconds = seconds
    with contextlib.suppress(ValueError, OSError):  # where there is no such limit, or a smaller one
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
    with contextlib.suppress(EOFError):
        while not Desk.exhausted:
            work, arguments = pipe.recv()
            pipe.send_bytes(attempt(work, *arguments))


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise TooLong(f"interrupted after {Desk.seconds} s")


def attempt(work: Callable[..., Any], *arguments: Any) -> bytes:
    """Do some work in time; what goes wrong travels as a text, for not every error survives the journey."""
    signal.setitimer(signal.ITIMER_REAL, Desk.seconds)
    try:
        return pickle.dumps((work(*arguments), ""))
    except MemoryError:
        Desk.exhausted = True
        return pickle.dumps((None, "out of memory"))
    except Exception:
        return pickle.dumps((None, traceback.format_exc()))
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)


def choose(table: str, header: Parts, entries: list[Entry], seat: int, bot: str, dice: str) -> str:
    """A bot's choice at a table of which nothing need be known, in its notation."""
    whole = Header(*header)
    return _chosen(table, 0, whole.begin(Desk.shelf[whole.game]), entries, seat, bot, dice)


def choose_on(table: str, known: int, news: list[Entry], seat: int, bot: str, dice: str) -> str | None:
    """A bot's choice at a table of which so many entries are known, and the news; None if they are not."""
    kept = Desk.matches.pop(table)
    if kept is None or kept[0] != known:
        return None
    return _chosen(table, known, kept[1], news, seat, bot, dice)


def _chosen(table: str, known: int, match: Match, news: list[Entry], seat: int, bot: str, dice: str) -> str:
    match.auto_nature = False
    for entry in news:
        apply(match, entry)
    match.auto_nature = True  # for what bots imagine; the match itself is waiting for a seat now
    choice = written(make_bot(bot).choose(Perspective(match, seat), Dice(dice)))
    Desk.matches.put(table, (known + len(news), match))
    return choice


def hint(header: Parts, entries: list[Entry], seat: int, bot: str, dice: str) -> Reason:
    """What a bot would choose for the seat, and why."""
    match = _arrived(header, entries)
    match.auto_nature = True
    return advise(Perspective(match, seat), make_bot(bot), Dice(dice))


def why_moved(header: Parts, entries: list[Entry], place: int, asker: int | None) -> Motive:
    """Why a seat made the choice that is entry number `place`, as far as the asker may know."""
    before = _arrived(header, entries[:place])
    after = clone(before)
    apply(after, entries[place])
    now = clone(after)
    for number, entry in enumerate(entries[place + 1 :]):
        if entry[0] == NATURE and number == len(after.log) - place - 1:
            apply(after, entry)
        apply(now, entry)
    before.auto_nature = True
    return motive(before, after, entries[place][0], asker, is_secret(now, place), secrets.token_hex(8))


def _arrived(header: Parts, entries: list[Entry]) -> Match:
    """A match after these entries."""
    whole = Header(*header)
    match = whole.begin(Desk.shelf[whole.game])
    match.auto_nature = False
    for entry in entries:
        apply(match, entry)
    return match


def nature(game: str, request: Any) -> Any:
    """Nature's answer."""
    return Desk.shelf[game].nature(request)


def examine(text: str, largest: int) -> Examined:
    """Play a record through, and on from there; whatever is wrong with it goes wrong here, far from any table."""
    of: dict[str, Any] = {}
    try:
        record = Record.parse(text)
        of = {"game": record.header.game[:LONGEST]}
        match = replay(Desk.shelf[record.header.game], record, auto_nature=False)
        msgspec.json.encode([record.header.data(), record.entries])
        if len(msgspec.json.encode(record.header.opening)) > largest:
            return Examined(line=1, why={"key": "record-large", "largest": largest})
        if record.header.opening is not None:
            play_on(match, PREVIEW)
    except RecordError as fault:
        return Examined(line=fault.line, why=because(fault, "record-begin", **of))
    except UnknownGame:
        return Examined(line=1, why={"key": "refused-no-game", **of})
    except MemoryError:
        Desk.exhausted = True
        return Examined(line=1, why={"key": "record-memory"})
    except Exception:
        return Examined(line=1, why={"key": "record-begin"})
    pending = match.pending
    record.header.settings = match.settings  # with the defaults of what it leaves out
    return Examined(parts(record.header), record.entries, match.over, pending[0].seat if pending else None)


def rehearse(header: Parts, entries: list[Entry]) -> None:
    """Play a position that came from outside once more before it comes to a table, and a little further."""
    whole = Header(*header)
    match = whole.begin(Desk.shelf[whole.game])
    for entry in entries:
        apply(match, entry)
    play_on(match, GLANCE)


def play_on(match: Match, seconds: float) -> None:
    """Let random players go on from here for a while; a choice that keeps the rules busy for too long is a fault."""
    dice, until = Dice("rehearsal"), time.monotonic() + seconds
    for number in range(ROUNDS):
        trial = clone(match)
        trial.auto_nature = False
        while not trial.over and time.monotonic() < until:
            if isinstance(trial.decision, Nature):
                trial.answer(trial.game.nature(trial.decision.request))
                continue
            decision = dice.pick(trial.pending)
            if isinstance(decision, Ask):
                choice = decision.options[number] if number < len(decision.options) else dice.pick(decision.options)
                chosen = choice.notation
            else:
                assert isinstance(decision, Aim)
                chosen = written(tuple([dice.below(dial.steps + 1) for dial in decision.space.dials]))
            began = time.thread_time()
            trial.choose(decision.seat, chosen)
            trial.view(None)
            if time.thread_time() - began > SLOW:
                raise TooLong(f"the rules need more than {SLOW} s for {chosen!r}")


def pace(header: Parts) -> float:
    """Seconds for which a match of this kind is played on once, from its beginning."""
    match = Header(*header).begin(Desk.shelf[header[0]])
    judge, began = judge_of(match.game), time.process_time()
    for sample in range(PACED):
        judge.foresee(imagine(match, 0, thrown("pace", sample)), hunches("pace", sample))
    return (time.process_time() - began) / PACED


def weigh(header: Parts, entries: list[Entry], first: int, last: int, samples: int, seats: list[int]) -> list[Weighed]:
    """Some choices of a match, weighed; those of the seats among their options."""
    match = Header(*header).begin(Desk.shelf[header[0]])
    return look_back(match, entries, samples, first, last, seats)


def lesson(game: str) -> bytes:
    """The lesson of a game as browsers get it."""
    found = lesson_of(Desk.shelf[game])
    assert found is not None
    return msgspec.json.encode(lesson_page(found))


def try_out(game: str, place: int, choice: str) -> bytes:
    """What comes of a choice in a step of a lesson that leaves it free."""
    found = lesson_of(Desk.shelf[game])
    assert found is not None
    return msgspec.json.encode(moved(found.attempt(place, choice), found.seat))


def puzzle(game: str, number: int) -> bytes:
    """A puzzle of a game as browsers get it; the first is number 1."""
    found = puzzles_of(Desk.shelf[game])
    return msgspec.json.encode(puzzle_page(Desk.shelf[game], found[number - 1], number, len(found)))


def try_choice(game: str, number: int, choice: str) -> bytes:
    """How often a choice wins in a puzzle that is no feat."""
    return msgspec.json.encode(puzzle_tried(Desk.shelf[game], puzzles_of(Desk.shelf[game])[number - 1], choice))


def try_feat(game: str, number: int, choice: str) -> bytes:
    """What comes of an aim in a puzzle that is a feat."""
    return msgspec.json.encode(feat_tried(Desk.shelf[game], puzzles_of(Desk.shelf[game])[number - 1], choice))
