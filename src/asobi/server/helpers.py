"""The helpers of a table: who thinks for it now. Bots on their seats, nature, whoever gives hints or looks back."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import Final

from asobi.core import Ask, Decision, Happening, Nature
from asobi.server.actor import Actor
from asobi.server.audience import Audience, Connection
from asobi.server.moments import moment
from asobi.server.play import Play
from asobi.server.protocol import Advice, MoveReason, Moving, PastMoment, Refused
from asobi.server.refusal import Refusal
from asobi.server.seats import Seat
from asobi.server.services import Services

ADVISER: Final = "search"
ATTEMPTS: Final = 5
GOES_ON: Final = 0.3
"""The share of the pace for a bot that goes on with its own turn: whoever watches has just seen where."""
HELPER: Final = "random"
"""The bot that chooses where another one fails."""

log = logging.getLogger("asobi.server")


class Tempo:
    """How quick the people at a table are, for bots that go along with them; 1 is the usual pace."""

    USUAL: Final = 6.0
    """Seconds for a choice at which bots keep the usual pace."""

    def __init__(self) -> None:
        self._lately: deque[float] = deque(maxlen=5)

    def hear(self, seconds: float) -> None:
        """Somebody has taken so long."""
        self._lately.append(seconds)

    def of(self, decision: Decision) -> float:
        """How much of the usual pause a decision takes: less for quick players, or without a choice."""
        usual = 1.0
        if self._lately:
            usual = min(2.0, max(0.5, sorted(self._lately)[len(self._lately) // 2] / self.USUAL))
        forced = isinstance(decision, Ask) and len(decision.options) == 1
        return usual / 2 if forced else usual


async def _drop(play: Play, happening: Happening) -> None:
    """What becomes of a thought for a table that is closed."""


class Helpers:
    """Lets those think who have to act. What they find comes to the table in its turn, and is kept by `keep`."""

    def __init__(
        self,
        table: str,
        seats: list[Seat],
        services: Services,
        actor: Actor,
        audience: Audience,
        keep: Callable[[Play, Happening], Awaitable[None]],
    ) -> None:
        self._table = table
        self._whose = {"table": table}
        self._seats = seats
        self._rates = services.rates
        self._thinkers = services.thinkers
        self._pace = services.limits.bot_pace_seconds
        self._pause = services.limits.retry_seconds
        self._actor = actor
        self._audience = audience
        self._keep = keep
        self._thoughts: dict[int, tuple[Decision, asyncio.Task[None]]] = {}
        self._asked: Nature | None = None
        self._advising: set[int] = set()
        self._tempo = Tempo()

    def hear(self, play: Play) -> None:
        """A person has chosen: bots go along with how quick they are."""
        self._tempo.hear(time.monotonic() - play.moved_at)

    def close(self) -> None:
        """Think no more, and forget for whom; the actor has ended what was going on."""
        self._thoughts = {}
        self._keep = _drop

    def _rank(self) -> int:
        """Who waits for what is thought here: players, only spectators, or nobody."""
        greeted = self._audience.greeted
        return 0 if any(guest.seat is not None for guest in greeted) else 1 if greeted else 2

    def wake(self, play: Play) -> bool:
        """Let think whoever has to act now, and nobody else; gives whether that has changed for any seat."""
        match = play.match
        changed = False
        if isinstance(match.decision, Nature) and self._asked is not match.decision:
            self._asked = match.decision
            self._actor.spawn(self._ask_nature(play, match.decision))
        for seat, (thought, task) in list(self._thoughts.items()):
            if match.pending_of(seat) is not thought or self._seats[seat].bot is None:
                task.cancel()
                del self._thoughts[seat]
                self._seats[seat].thinking, changed = False, True
        for decision in match.pending:
            seat, bot = decision.seat, self._seats[decision.seat].bot
            if bot is not None and seat not in self._thoughts:
                self._thoughts[seat] = (decision, self._actor.spawn(self._think(play, decision, bot)))
                self._seats[seat].thinking, changed = True, True
        return changed

    async def _think(self, play: Play, decision: Decision, bot: str) -> None:
        seat, choice = decision.seat, None
        for attempt in range(ATTEMPTS):
            try:
                choice = await self._thinkers.choose(self._table, play.header, play.entries[:], seat, bot, self._rank)
                break
            except Exception:
                log.exception(
                    "%s at seat %d of table %s failed; %s helps out", bot, seat, self._table, HELPER, extra=self._whose
                )
                await asyncio.sleep(self._pause * 2**attempt)
                bot = HELPER
        if choice is None:
            log.error("no bot finds a choice for seat %d of table %s: given up", seat, self._table, extra=self._whose)
            self._audience.show(Refused("refused-gave-up", {"seat": seat}))
            return
        if self._audience.in_motion:
            pause = self._pace * self._tempo.of(decision) * (GOES_ON if play.mover == seat else 1.0)
            await asyncio.sleep(max(0.0, play.moved_at + pause - time.monotonic()))

        async def chosen() -> None:
            thought = self._thoughts.get(seat)
            happening = play.decide(decision, choice) if thought is not None and thought[0] is decision else None
            if happening is not None:
                await self._keep(play, happening)

        self._actor.do(chosen)

    async def _ask_nature(self, play: Play, asked: Nature) -> None:
        for attempt in range(ATTEMPTS):
            try:
                answer = await self._thinkers.nature(play.header.game, asked.request, self._rank)
                break
            except Exception:
                log.exception("nature failed at table %s; asking again", self._table, extra=self._whose)
                await asyncio.sleep(self._pause * 2**attempt)
        else:
            log.error("nature does not answer at table %s: given up", self._table, extra=self._whose)
            self._audience.show(Refused("refused-gave-up", {"seat": None}))
            return

        async def answered() -> None:
            happening = play.answer(asked, answer)
            if happening is not None:
                await self._keep(play, happening)

        self._actor.do(answered)

    def hint(self, play: Play, decision: Decision, connection: Connection) -> None:
        """Let somebody think about a player's decision, and tell that player alone."""
        if decision.seat in self._advising or not self._rates.hint(connection.guest):
            raise Refusal("refused-too-fast")
        self._advising.add(decision.seat)
        self._actor.spawn(self._advise(play, decision, connection))

    async def _advise(self, play: Play, decision: Decision, connection: Connection) -> None:
        seat = decision.seat
        try:
            found = await self._thinkers.hint(play.header, play.entries[:], seat, ADVISER)
        except Exception:
            log.exception("no hint for seat %d of table %s", seat, self._table, extra=self._whose)
            connection.refuse("refused-no-idea")
            return
        finally:
            self._advising.discard(seat)
        if play.match.pending_of(seat) is decision:
            connection.post(Advice(**asdict(found)))
        else:
            connection.refuse("refused-stale", {"version": play.version})

    def why_moved(self, play: Play, seat: int, connection: Connection) -> None:
        """Let a bot say why it chose what it chose last, as far as whoever asks may know."""
        places = [place for place, (who, _) in enumerate(play.entries) if who == seat]
        if self._seats[seat].bot is None or not places:
            raise Refusal("refused-no-reason")
        if not self._rates.hint(connection.guest):
            raise Refusal("refused-too-fast")
        self._actor.spawn(self._tell_why(play, places[-1], connection))

    async def _tell_why(self, play: Play, place: int, connection: Connection) -> None:
        entries, seat = play.entries[:], play.entries[place][0]
        try:
            found = await self._thinkers.why_moved(play.header, entries, place, connection.seat)
        except Exception:
            log.exception("no reason of seat %d at table %s", seat, self._table, extra=self._whose)
            connection.refuse("refused-no-idea")
            return
        reason = None if found.reason is None else MoveReason(**asdict(found.reason))
        connection.post(Moving(seat, reason, found.gains))

    def look_back(self, play: Play, upto: int, connection: Connection) -> None:
        """Find out how the match stood after so many choices, and tell one guest."""
        if not self._rates.past(connection.guest):
            raise Refusal("refused-too-fast")
        self._actor.spawn(self._tell_past(play, upto, connection))

    async def _tell_past(self, play: Play, upto: int, connection: Connection) -> None:
        match, since = await asyncio.to_thread(play.past.at, play.entries[:], upto)
        seat = connection.seat
        then = moment(match, upto, seat, match.view(seat), play.outcome if match.over else None)
        then.undo = False
        told = match.events_for(seat)
        new = len(match.events_for(seat, since))
        connection.post(PastMoment(upto, len(told), told[len(told) - new :], then))
