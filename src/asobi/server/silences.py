"""Silences: a question out of turn, for which other people wait, is answered by silence after the seconds it names."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from asobi.core import Decision
from asobi.server.actor import Actor
from asobi.server.play import Play
from asobi.server.protocol import AnswerData
from asobi.server.seats import Seat

SECONDS: Final = "seconds"
OTHERWISE: Final = "otherwise"


class Asked:
    """A question whose seconds are counted: they run from `begins`, a moment to come while they still stand."""

    def __init__(self, decision: Decision, version: int, begins: float) -> None:
        about = decision.about or {}
        self.decision = decision
        self.seconds = float(about[SECONDS])
        self.otherwise = str(about[OTHERWISE])
        self.version = version
        self.begins = begins
        self.task: asyncio.Task[None] | None = None


class Silences:
    """The questions of a table that wait only so long. Bots wait for ever: without other people nothing is counted.

    The seconds stand while the screen of whoever is asked still shows what others did, but no longer than `patience`.
    `keep` answers a question by silence.
    """

    def __init__(
        self, seats: list[Seat], actor: Actor, patience: float, keep: Callable[[Decision, str], Awaitable[None]]
    ) -> None:
        self._seats = seats
        self._actor = actor
        self._patience = patience
        self._keep = keep
        self._asked: dict[int, Asked] = {}

    def close(self) -> None:
        """Forget whom to tell; the actor has ended what was going on."""
        self._asked = {}
        self._keep = _drop

    def count(self, play: Play) -> bool:
        """Count for the questions that are asked now, and for no others; gives whether that has changed."""
        changed = False
        for number, asked in list(self._asked.items()):
            if play.match.pending_of(number) is not asked.decision or not self._hurries(number):
                self._end(asked)
                del self._asked[number]
                changed = True
        for decision in play.match.pending:
            number = decision.seat
            if SECONDS in (decision.about or {}) and number not in self._asked and self._hurries(number):
                seat, now = self._seats[number], time.monotonic()
                watches = seat.visitors > 0 and seat.shown < play.version
                asked = Asked(decision, play.version, now + self._patience if watches else now)
                self._asked[number] = asked
                self._begin(asked)
                changed = True
        return changed

    def _hurries(self, number: int) -> bool:
        """Whether a person is to answer, and another one waits for it."""
        people = [other for other, seat in enumerate(self._seats) if seat.bot is None]
        return number in people and len(people) > 1

    def shown(self, number: int, version: int) -> bool:
        """A player's screen has shown everything up to a version; gives whether their seconds run from now on."""
        asked = self._asked.get(number)
        if asked is None or version < asked.version or asked.begins <= time.monotonic():
            return False
        self._end(asked)
        asked.begins = time.monotonic()
        self._begin(asked)
        return True

    def data(self, number: int) -> AnswerData | None:
        """How long others still wait for a seat's answer; None where nobody does."""
        asked = self._asked.get(number)
        if asked is None:
            return None
        passed = time.monotonic() - asked.begins
        return AnswerData(asked.seconds, max(0.0, asked.seconds - max(0.0, passed)), max(0.0, -passed))

    def _begin(self, asked: Asked) -> None:
        asked.task = self._actor.spawn(self._stay_silent(asked))

    def _end(self, asked: Asked) -> None:
        if asked.task is not None:
            asked.task.cancel()

    async def _stay_silent(self, asked: Asked) -> None:
        await asyncio.sleep(max(0.0, asked.begins + asked.seconds - time.monotonic()))

        async def answered() -> None:
            await self._keep(asked.decision, asked.otherwise)

        self._actor.do(answered)


async def _drop(decision: Decision, choice: str) -> None:
    """What becomes of a silence at a table that is closed."""
