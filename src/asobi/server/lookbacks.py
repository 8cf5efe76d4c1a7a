"""Looks back: finished matches are weighed in the background, choice by choice, while others play."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from asobi.core import NATURE, Entry, Header
from asobi.server import worker
from asobi.server.answers import answer, guest_of
from asobi.server.entries import parts
from asobi.server.hall import Hall
from asobi.server.refusal import Refusal
from asobi.server.room import Room
from asobi.server.studies import LookBackData, LookBackPage
from asobi.server.thinking import NoThought
from asobi.study import LookBack, Weighed

log = logging.getLogger("asobi.server")
KEPT: Final = 64
"""Looks back that are kept at hand."""
SAMPLES: Final = (12, 240)
"""The fewest and the most imagined matches for each side of a choice."""
SIDES: Final = 3
"""Samples are played on about so often for each choice: before it, after it, and for its rivals."""
RIVALS: Final = 7
"""And so often for a single choice at most, where its best rivals get all samples too."""
SPARE: Final = 4
"""A busy machine takes so much longer for it."""
AT_ONCE: Final = 4
"""Choices that are weighed in one piece, where nobody's options are compared."""


class Looking:
    """One look back: how far it is, and what came of it."""

    def __init__(self, choices: int) -> None:
        self.choices = choices
        self.done = 0
        self.found: LookBackData | None = None
        self.failed = False
        self.task: asyncio.Task[None] | None = None

    def page(self) -> LookBackPage:
        """What is told of it."""
        return LookBackPage(self.done, self.choices, self.failed, self.found)


class LookBacks:
    """Every look back that is under way or was had lately."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._thinkers = hall.services.thinkers
        self._seconds = hall.limits.look_back_seconds
        self._thought = hall.limits.thought_seconds
        self._all: dict[str, Looking] = {}

    def routes(self) -> list[Route]:
        """Where they are asked for, and where they are begun."""
        place = "/api/tables/{table}/look-back"
        return [Route(place, self.ask), Route(place, self.begin, methods=["POST"])]

    async def ask(self, request: Request) -> Response:
        """How far a look back is; nothing is begun by that."""
        looking = self._all.get(request.path_params["table"])
        return answer(LookBackPage(0, 0, False, None) if looking is None else looking.page())

    async def begin(self, request: Request) -> Response:
        """Begin a look back at a finished match, unless there is one."""
        room = await self._hall.room(request.path_params["table"])
        play = room.play
        if play is None or room.kept.state != "over":
            raise Refusal("refused-not-over", status=403)
        looking = self._all.get(room.id)
        if looking is None or looking.failed:
            if not self._hall.services.rates.hint(guest_of(request)):
                raise Refusal("refused-too-fast", status=429)
            looking = self._all[room.id] = Looking(play.choices)
            if len(self._all) > KEPT:
                self._forget(next(iter(self._all)))
            looking.task = asyncio.create_task(self._look(room, looking, play.header, play.entries[:]))
        return answer(looking.page())

    def _forget(self, table: str) -> None:
        old = self._all.pop(table)
        if old.task is not None:
            old.task.cancel()

    async def _look(self, room: Room, looking: Looking, header: Header, entries: list[Entry]) -> None:
        play = room.play
        outcome = None if play is None else play.match.outcome
        people = [number for number, seat in enumerate(room.seats) if seat.name is not None]
        try:
            assert outcome is not None
            weighed = await self._weigh(looking, header, entries, people or list(range(header.seats)))
            ending = [outcome.share(seat) for seat in range(header.seats)]
            data = await asyncio.to_thread(lambda: LookBack(header.seats, weighed, ending).data())
            looking.found = msgspec.convert(data, LookBackData)
        except NoThought as fault:
            looking.failed = True
            if not self._thinkers.closed:
                log.error("no look back at table %s: %s", room.id, fault)

    async def _weigh(self, looking: Looking, header: Header, entries: list[Entry], seats: list[int]) -> list[Weighed]:
        """All choices, piece by piece, so that a thought that somebody waits for comes between."""
        one = await self._thinkers.study(worker.pace, parts(header))
        samples = samples_for(one, looking.choices, self._seconds, self._thought)
        choosers = [seat for seat, _ in entries if seat != NATURE]
        weighed: list[Weighed] = []
        while len(weighed) < looking.choices:
            first, last = len(weighed), len(weighed) + 1
            while last < min(looking.choices, first + AT_ONCE) and not set(choosers[first : last + 1]) & set(seats):
                last += 1
            weighed += await self._thinkers.study(worker.weigh, parts(header), entries, first, last, samples, seats)
            looking.done = len(weighed)
        return weighed


def samples_for(one: float, choices: int, seconds: float, thought: float) -> int:
    """How many samples fit into the time if one takes `one` seconds to play on; whole dozens: dice fall evenly then.

    And into the seconds of a single `thought`, for a choice that is compared with its rivals, with room to spare.
    """
    fewest, most = SAMPLES
    each = max(1e-6, one / 2 * SIDES * max(1, choices))
    single = max(1e-6, one * RIVALS * SPARE)
    return max(fewest, min(most, int(min(seconds / each, thought / single)) // fewest * fewest))
