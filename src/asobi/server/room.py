"""A room: one table, where one thing happens after the other. What guests ask for is answered here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final

from asobi.core import NATURE, Decision, Entry, Happening, Record
from asobi.server import protocol as p
from asobi.server.actor import Actor
from asobi.server.audience import Audience, Connection
from asobi.server.chance import checked_seal, proven
from asobi.server.clocks import Clocks
from asobi.server.helpers import Helpers
from asobi.server.ledger import Glance, Kept
from asobi.server.play import Play, checked_move
from asobi.server.refusal import Refusal
from asobi.server.seats import Seat, checked_bot, checked_line, checked_name, holder
from asobi.server.services import Services
from asobi.server.silences import Silences
from asobi.server.store import StoreError

GOING_AWAY: Final = 1001
BROKEN: Final = 1011
RESTART: Final = 1012
"""The table is at another server from now on: whoever connects again is led there."""


class Room:
    """One table. Until its match begins there is no play; `forget` is called when the room leaves the memory."""

    def __init__(self, kept: Kept, play: Play | None, services: Services, forget: Callable[[Room], None]) -> None:
        self.id = kept.table
        self.kept = kept
        self.seats = kept.seats
        self.play = play
        self.game = services.shelf[kept.terms.header.game]
        self.limits = services.limits
        self.actor = Actor(f"table {kept.table}", lambda: self.close(BROKEN), services.pulse.steps)
        self._clocks = Clocks(
            kept.terms.minutes, kept.seats, services.limits.clock_patience_seconds, lambda: self.actor.do(self._run_out)
        )
        self._silences = Silences(kept.seats, self.actor, services.limits.clock_patience_seconds, self._stay_silent)
        self.audience = Audience(kept, self.game, self._clocks, self._silences, services.limits)
        self._helpers = Helpers(kept.table, kept.seats, services, self.actor, self.audience, self._keep)
        self._ledger = services.ledger
        self._rates = services.rates
        self._pulse = services.pulse
        self._forget = forget
        self._touch_kept = (kept.touched, self.glance)
        self._handlers: dict[type[p.Message], Callable[[Connection, Any], Awaitable[None]]] = {
            p.Choose: self._choose,
            p.Undo: self._undo,
            p.Take: self._take,
            p.Open: self._open_chance,
            p.Lend: self._lend,
            p.Return: self._return,
            p.Start: self._start_early,
            p.Why: self._why,
            p.Hint: self._hint,
            p.WhyMoved: self._why_moved,
            p.Past: self._past,
            p.Say: self._say,
            p.Shown: self._shown,
            p.Motion: self._motion,
            p.Sync: self._sync,
        }

    # -- coming to life, and leaving it --------------------------------------------------------------------

    def open(self) -> None:
        """Open the doors, and let the clocks and the bots go on."""
        for seat in self.seats:
            seat.left_at = time.monotonic()
        self.actor.start()
        if self.kept.state == "open" and self.kept.full:
            self.actor.do(self._fill_up)
        self._go_on()

    def close(self, code: int = GOING_AWAY) -> None:
        """Leave the memory; the ledger keeps the table."""
        self.stop()
        self.audience.close(code)

    def stop(self) -> None:
        """Let nothing happen here any more; whoever is connected hears nothing of it yet."""
        self._forget(self)
        self.actor.close()
        self._clocks.close()
        self._silences.close()
        self._helpers.close()
        self._handlers.clear()  # the room and its parts know each other: without this they would wait for the collector
        if self.play is not None:
            self.play.close()

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing has been going on for a while."""
        busy = self.audience.connections or self._clocks.running
        return not busy and self.actor.idle_seconds > self.limits.idle_seconds

    @property
    def glance(self) -> Glance:
        """What a list tells of the table."""
        waiting = [] if self.play is None else [decision.seat for decision in self.play.match.pending]
        return Glance(waiting, self.audience.watching)

    async def keep_touched(self) -> None:
        """Write down when something last happened here; moves do not, so that each costs one row."""
        seen = (self.kept.touched, self.glance)
        if seen != self._touch_kept and not self.actor.closed:
            self._touch_kept = seen
            await self._ledger.touch(self.id, *seen)

    # -- guests --------------------------------------------------------------------------------------------

    def enter(self, connection: Connection, token: str | None) -> None:
        """Let a guest in: to the seat that the token opens, or to watch."""

        async def join() -> None:
            self.audience.join(connection, token, self.play)

        self.audience.connections.add(connection)
        self.actor.do(join)

    def exit(self, connection: Connection) -> None:
        """Let a guest out."""

        async def leave() -> None:
            self.audience.leave(connection)

        self.audience.connections.discard(connection)
        if not self.actor.closed:
            self.actor.do(leave)

    def hear(self, connection: Connection, message: p.Message) -> None:
        """Take a guest's message, to be answered in its turn."""
        self.actor.do(partial(self._handle, connection, message))

    async def _handle(self, connection: Connection, message: p.Message) -> None:
        try:
            await self._handlers[type(message)](connection, message)
        except Refusal as refusal:
            connection.refuse(refusal.key, refusal.fields, getattr(message, "move", None))
        except StoreError:  # the match has gone on, the disk has not: say so, and read the table again
            connection.refuse("refused-store", {}, getattr(message, "move", None))
            raise

    def record(self) -> Record:
        """The record of the match so far, with the proof of its dice."""
        return proven(self.begun().match, self.kept.chance)

    def begun(self) -> Play:
        """The play, once it has begun; it may be over."""
        if self.play is None:
            raise Refusal("refused-not-begun")
        return self.play

    def _running(self) -> Play:
        play = self.begun()
        if self.kept.state == "over":
            raise Refusal("refused-over")
        return play

    # -- the match -----------------------------------------------------------------------------------------

    async def _choose(self, connection: Connection, message: p.Choose) -> None:
        seat = connection.own(message.token, self.seats)
        if not self._acknowledged(connection, seat, message.move):
            play = self._running()
            if self.seats[seat].bot is not None:
                raise Refusal("refused-lent")
            self._helpers.hear(play)
            happening = play.choose(seat, message.choice, message.version)
            await self._keep(play, happening, message.move, connection)

    async def _undo(self, connection: Connection, message: p.Undo) -> None:
        seat = connection.own(message.token, self.seats)
        if not self._acknowledged(connection, seat, message.move):
            play = self._running()
            undone = await asyncio.to_thread(play.undo, seat, message.version)  # a long match is played again
            await self._keep(play, undone, message.move, connection)

    def _acknowledged(self, connection: Connection, seat: int, move: str) -> bool:
        """Whether this very move is on disk already; then it is only acknowledged once more."""
        version = self.begun().known(seat, checked_move(move, self.limits))
        if version is not None:
            connection.post(p.Accepted(move, version))
        return version is not None

    async def _keep(
        self, play: Play, happening: Happening, move: str | None = None, mover: Connection | None = None
    ) -> None:
        """Write down what has just happened in the match, and only then tell anybody."""
        now, spent, outcome = time.time(), self._clocks.halt(), play.match.outcome
        began = time.monotonic()
        await self._ledger.append(self.id, play.version + 1, happening.entry, move, now, spent, outcome)
        self._pulse.writings.append(time.monotonic() - began)
        play.note(happening.entry, move)
        self._pulse.counts["moves"] += 1
        self.kept.touched = now
        if outcome is not None:
            self.kept.state = "over"
            await asyncio.to_thread(play.finish)
        self.audience.show_move(play, happening, move, mover)
        self._go_on()

    async def follow(self, entries: Sequence[Entry]) -> None:
        """Let happen here what has happened elsewhere; `entries` are the match's from its beginning."""

        async def catch_up() -> None:
            play = self.begun()
            for seat, what in entries[play.version :]:
                happening = play.match.answer(what) if seat == NATURE else play.match.choose(seat, what)
                await self._keep(play, happening)

        await self.actor.ask(catch_up)

    def _go_on(self) -> None:
        """Wake whoever has to act now: bots, nature, clocks."""
        if self.play is None:
            return
        changed = self._helpers.wake(self.play) | self._silences.count(self.play)
        self._let_clocks_go(self.play)
        if changed or self._clocks.minutes is not None:
            self.audience.show_seats()

    def _let_clocks_go(self, play: Play) -> None:
        self._clocks.go(lambda seat: play.match.pending_of(seat) is not None, play.version)

    async def _shown(self, connection: Connection, message: p.Shown) -> None:
        play, seat = self.begun(), connection.seat
        if seat is None:
            return
        version = min(message.version, play.version)
        timed, hurried = self._clocks.shown(seat, version), self._silences.shown(seat, version)
        if timed:
            self._let_clocks_go(play)
        if timed or hurried:
            self.audience.show_seats()

    async def _motion(self, connection: Connection, message: p.Motion) -> None:
        connection.motion = message.on

    async def _stay_silent(self, decision: Decision, otherwise: str) -> None:
        play = self.begun()
        happening = play.decide(decision, otherwise)
        if happening is not None:
            await self._keep(play, happening)

    async def _run_out(self) -> None:
        """The time of somebody is up: a bot plays on in their place for good."""
        if self.kept.state != "running":
            return
        halted, late = self._clocks.halt(), self._clocks.run_out()
        for number in late:
            self.seats[number].run_out()
        await self._keep_seats([*halted, *late])

    # -- seats ---------------------------------------------------------------------------------------------

    async def _take(self, connection: Connection, message: p.Take) -> None:
        if connection.seat is not None:
            raise Refusal("refused-seated", seat=connection.seat)
        if self.kept.state != "open" or not 0 <= message.seat < len(self.seats) or not self.seats[message.seat].free:
            raise Refusal("refused-taken", seat=message.seat)
        seat, name, seal = self.seats[message.seat], checked_name(message.name, self.limits), checked_seal(message.seal)
        token = seat.sit(name, connection.guest)
        connection.sit(message.seat, token)
        self.audience.arrive(connection)
        if self.kept.chance is not None:
            self.kept.chance.seals[message.seat] = seal
        await self._fill_seats([message.seat])
        connection.post(p.Seated(message.seat, token))
        if self.kept.full:
            await self._fill_up()
        else:
            self.audience.show_seats(but=connection)
            self.audience.show_table(connection, self.play)

    async def _start_early(self, connection: Connection, message: p.Start) -> None:
        connection.own(message.token, self.seats)
        if self.kept.state != "open":
            raise Refusal("refused-begun")
        bot = checked_bot(message.bot, self.limits)
        free = [number for number, seat in enumerate(self.seats) if seat.free]
        for number in free:
            self.seats[number].bot = bot
        await self._fill_seats(free)
        await self._fill_up()

    async def _fill_seats(self, numbers: list[int]) -> None:
        self.kept.touched = time.time()
        await self._ledger.fill_seats(self.kept, self._at(numbers))

    # -- the beginning -------------------------------------------------------------------------------------

    async def _fill_up(self) -> None:
        """All seats are taken: begin, once everybody has opened what they added to the dice, or after a while."""
        if self.kept.chance is None or not self.kept.chance.unopened:
            await self._start()
            return
        self.actor.spawn(self._begin_without())
        for connection in self.audience.greeted:
            self.audience.show_table(connection, self.play)

    async def _begin_without(self) -> None:
        await asyncio.sleep(self.limits.chance_seconds)

        async def begin() -> None:
            if self.kept.state == "open":
                await self._start()

        self.actor.do(begin)

    async def _open_chance(self, connection: Connection, message: p.Open) -> None:
        seat = connection.own(message.token, self.seats)
        if self.kept.state != "open":
            raise Refusal("refused-begun")
        if self.kept.chance is None or not self.kept.full:  # before all are sealed, nobody should open
            raise Refusal("refused-not-begun")
        self.kept.chance.open(seat, message.chance)
        if not self.kept.chance.unopened:
            await self._start()

    async def _start(self) -> None:
        """Begin: from now on the table is the match."""
        terms, chance = self.kept.terms, self.kept.chance
        if chance is not None:
            terms.header.seed = chance.seed
        self.kept.touched = time.time()
        await self._ledger.begin(self.kept, terms.header.seed)
        self.kept.state = "running"
        self.play = Play(self.game, self.kept.terms.header)
        for connection in self.audience.greeted:
            self.audience.show_table(connection, self.play)
        self._go_on()

    async def _lend(self, connection: Connection, message: p.Lend) -> None:
        own = connection.own(message.token, self.seats)
        self._running()
        if not 0 <= message.seat < len(self.seats):
            raise Refusal("refused-no-seat", seat=message.seat)
        seat, wait = self.seats[message.seat], self.limits.away_seconds
        if message.seat != own and seat.bot is None and seat.lendable_in(wait) != 0.0:
            raise Refusal("refused-present", seat=message.seat, seconds=wait)
        seat.lend(checked_bot(message.bot, self.limits))
        await self._keep_seats([*self._clocks.halt(), message.seat])

    async def _return(self, connection: Connection, message: p.Return) -> None:
        own = connection.own(message.token, self.seats)
        self._running()
        self.seats[own].take_back()
        await self._keep_seats([own])

    async def leave(self, token: str) -> None:
        """Let a player get up for good; a table without any person is closed."""

        async def get_up() -> None:
            own = holder(self.seats, token)
            if own is None:
                raise Refusal("refused-token", status=403)
            begun, halted = self.kept.state != "open" or self.kept.full, self._clocks.halt()
            if self.kept.state == "over":
                self.seats[own].guest = None
            else:
                self.seats[own].get_up(begun)
                self.audience.get_up(own)
            if not begun and self.kept.chance is not None:
                self.kept.chance.seals[own] = None
            if self.kept.state == "open":
                await self._fill_seats([own])
            else:
                await self._ledger.keep_seats(self.id, self._at([*halted, own]))
            if self.kept.state != "over" and not any(seat.token for seat in self.seats):
                await self._ledger.close_table(self.id, time.time())
                self.close()
                return
            self._go_on()
            for guest in self.audience.greeted:
                self.audience.show_table(guest, self.play)

        await self.actor.ask(get_up)

    async def _keep_seats(self, numbers: Iterable[int]) -> None:
        await self._ledger.keep_seats(self.id, self._at(numbers))
        self._go_on()
        self.audience.show_seats()

    def _at(self, numbers: Iterable[int]) -> dict[int, Seat]:
        return {number: self.seats[number] for number in numbers}

    # -- questions, chat -----------------------------------------------------------------------------------

    async def _why(self, connection: Connection, message: p.Why) -> None:
        seat = connection.own(message.token, self.seats)
        connection.post(p.Because(message.choice, self._running().why_not(seat, message.choice)))

    async def _hint(self, connection: Connection, message: p.Hint) -> None:
        seat = connection.own(message.token, self.seats)
        play = self._running()
        if not self.kept.terms.hints:
            raise Refusal("refused-no-hints")
        decision = play.match.pending_of(seat)
        if decision is None:
            raise Refusal("refused-not-your-turn")
        self._helpers.hint(play, decision, connection)

    async def _why_moved(self, connection: Connection, message: p.WhyMoved) -> None:
        play = self.begun()
        if not 0 <= message.seat < len(self.seats):
            raise Refusal("refused-no-seat")
        self._helpers.why_moved(play, message.seat, connection)

    async def _past(self, connection: Connection, message: p.Past) -> None:
        play = self.begun()
        if not 0 <= message.upto <= play.choices:
            raise Refusal("refused-past", choices=play.choices)
        self._helpers.look_back(play, message.upto, connection)

    async def _say(self, connection: Connection, message: p.Say) -> None:
        seat = None if message.token is None else connection.own(message.token, self.seats)
        text = checked_line(message.text, self.limits)
        name = checked_name(message.name, self.limits) if seat is None else self.seats[seat].name or ""
        if not await self._rates.chat(connection.guest):
            raise Refusal("refused-too-fast")
        line = p.ChatLine(self.kept.chat[-1].number + 1 if self.kept.chat else 1, name, seat, text)
        await self._ledger.say(self.id, line, connection.guest, time.time())
        self.kept.chat.append(line)
        del self.kept.chat[: -self.limits.chat_kept]
        self.audience.show(p.Said(line))

    async def _sync(self, connection: Connection, message: p.Sync) -> None:
        if connection.outbox.behind:  # whoever has not read what waits has no use for more of the same
            raise Refusal("refused-too-fast")
        self.audience.show_table(connection, self.play)

    async def announce(self, table: str) -> None:
        """Tell everybody where the rematch is."""
        await self._ledger.keep_next(self.id, table)
        self.kept.next = table
        self.audience.show(p.Next(table))
