"""A room: one table, its task, its queue. Everything that happens at the table happens here, one thing at a time."""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from asobi.core import (
    NATURE,
    CannotUndo,
    Decision,
    Dice,
    IllegalAction,
    Match,
    Nature,
    NotYourDecision,
    written,
)
from asobi.server import protocol as p
from asobi.server.clocks import Clocks
from asobi.server.entries import Entry, apply, begin
from asobi.server.inbox import Inbox
from asobi.server.ledger import Kept, TableState
from asobi.server.moments import moment, outcome_data
from asobi.server.past import Past
from asobi.server.refusal import Refusal
from asobi.server.seats import STAND_IN, Seat, checked_bot, checked_name, clean, hashed, holder, new_token
from asobi.server.services import Services
from asobi.server.wire import Frame, framed

if TYPE_CHECKING:
    from asobi.server.sockets import Connection

T = TypeVar("T")
Job = Callable[[], Awaitable[None]]

log = logging.getLogger("asobi.server")
encoder: Final = msgspec.json.Encoder()

GOING_AWAY: Final = 1001
BROKEN: Final = 1011


class Room:
    """One table. `version` counts what was stored of its match: choices, undos, answers of nature."""

    def __init__(self, id: str, kept: Kept, services: Services, forget: Callable[[Room], None]) -> None:
        self.id = id
        self.terms = kept.terms
        self.header = kept.terms.header
        self.seats = kept.seats
        self.state: TableState = kept.state
        self.touched = kept.touched
        self.touched_kept = kept.touched
        self.next = kept.next
        self.chat = kept.chat
        self.services = services
        self.limits = services.limits
        self.ledger = services.ledger
        self._forget = forget
        self.clocks = Clocks(kept.terms.minutes, kept.seats)
        self.game = services.shelf[self.header.game]
        self.past = Past(self.game, self.header)
        self.match: Match | None = None
        self.entries: list[Entry] = []
        self.version = 0
        self.choices = 0
        self.outcome: p.OutcomeData | None = None
        self.connections: set[Connection] = set()
        self.greeted: list[Connection] = []
        self.closed = False
        self.used_at = time.monotonic()
        self._moves: dict[tuple[int, str], int] = {}
        self._decisions: list[Decision | None] = [None] * self.header.seats
        self._since: list[int] = [0] * self.header.seats
        self._moved_at = 0.0
        self._thoughts: dict[int, Decision] = {}
        self._advising: set[int] = set()
        self._asked: Nature | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        self._inbox: Inbox[tuple[Connection, p.Message] | Job] = Inbox()
        self._task: asyncio.Task[None] | None = None
        self._handlers: dict[type[p.Message], Callable[[Connection, Any], Awaitable[None]]] = {
            p.Choose: self._choose,
            p.Undo: self._undo,
            p.Take: self._take,
            p.Lend: self._lend,
            p.Return: self._return,
            p.Start: self._start_early,
            p.Why: self._why,
            p.Hint: self._hint,
            p.Past: self._past,
            p.Say: self._say,
            p.Sync: self._sync,
        }

    # -- coming to life ------------------------------------------------------------------------------------

    def begin_match(self) -> None:
        """Set the match up; nothing has been chosen yet."""
        self.match = begin(self.game, self.header)
        self._note_decisions()

    def remember(self, entry: Entry, move: str | None) -> None:
        """Let a stored entry happen again."""
        assert self.match is not None
        apply(self.match, entry)
        self._noted(entry, move)

    def _noted(self, entry: Entry, move: str | None) -> None:
        """Count an entry that has happened and is on disk."""
        seat, what = entry
        if seat == NATURE:
            self.entries.append(entry)
        elif what is None:
            self.entries.pop()
            self.choices -= 1
            self.past.forget(self.choices)
        else:
            self.entries.append(entry)
            self.choices += 1
        self.version += 1
        if move is not None:
            self._moves[seat, move] = self.version
        self._note_decisions()

    def _note_decisions(self) -> None:
        assert self.match is not None
        for seat in range(self.header.seats):
            decision = self.match.pending_of(seat)
            if decision is not self._decisions[seat]:
                self._decisions[seat] = decision
                self._since[seat] = self.version

    def run(self) -> None:
        """Open the doors: start the room's task, its clocks and its bots."""
        now = time.monotonic()
        for seat in self.seats:
            seat.left_at = now
        self._task = asyncio.create_task(self._work(), name=f"room {self.id}")
        self._go_on()

    async def finish(self) -> None:
        """Work out the outcome of a match that is over, off the event loop."""
        self.outcome = await asyncio.to_thread(outcome_data, self.game, self.header, self.entries)

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        return (
            not self.connections
            and not self._tasks
            and self._alarm is None
            and self._inbox.empty
            and time.monotonic() - self.used_at > self.limits.idle_seconds
        )

    def close(self, code: int = GOING_AWAY) -> None:
        """Leave the memory; the store keeps the table."""
        self.closed = True
        self._forget(self)
        for task in self._tasks:
            task.cancel()
        if self._alarm is not None:
            self._alarm.cancel()
        for connection in list(self.connections):
            connection.outbox.close(code)
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()

    # -- the task ------------------------------------------------------------------------------------------

    def put(self, connection: Connection, message: p.Message) -> None:
        """Hand a guest's message to the room."""
        self._inbox.put((connection, message))

    def do(self, job: Job) -> None:
        """Let the room do something in its turn."""
        self._inbox.put(job)

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Let the room do something in its turn, and wait for what comes of it."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                result = await work()
            except Exception as fault:
                if not answer.cancelled():
                    answer.set_exception(fault)
            else:
                if not answer.cancelled():
                    answer.set_result(result)

        self.do(job)
        return await answer

    async def _work(self) -> None:
        try:
            while not self.closed:
                item = await self._inbox.get()
                self.used_at = time.monotonic()
                if isinstance(item, tuple):
                    await self._handle(*item)
                else:
                    await item()
        except asyncio.CancelledError:
            raise
        except Exception:
            # What is in memory may no longer be what is on disk: everybody comes back to what is on disk.
            log.exception("table %s broke down and is read again from the store", self.id)
            self.close(BROKEN)

    async def _handle(self, connection: Connection, message: p.Message) -> None:
        try:
            await self._handlers[type(message)](connection, message)
        except Refusal as refusal:
            connection.post(p.Refused(refusal.key, refusal.fields, getattr(message, "move", None)))

    def _spawn(self, work: Awaitable[None]) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something failed beside table %s", self.id, exc_info=task.exception())

    # -- coming and going ----------------------------------------------------------------------------------

    def seat_of(self, token: str) -> int | None:
        """The seat that a token opens."""
        return holder(self.seats, token)

    async def join(self, connection: Connection, token: str | None) -> None:
        """Let a guest in: to the seat that the token opens, or to watch."""
        if connection not in self.connections:
            return
        if token is not None:
            connection.seat = self.seat_of(token)
            if connection.seat is None:
                connection.post(p.Refused("refused-token", {}))
            else:
                connection.token = token.encode()
        self.greeted.append(connection)
        if connection.seat is not None:
            self._arrive(connection.seat)
            self._show_seats(but=connection)
        connection.post(self.table(connection.seat))

    def _arrive(self, seat: int) -> None:
        self.seats[seat].visitors += 1
        self.seats[seat].left_at = None

    async def leave(self, connection: Connection) -> None:
        """Let a guest out."""
        if connection in self.greeted:
            self.greeted.remove(connection)
            if connection.seat is not None:
                seat = self.seats[connection.seat]
                seat.visitors -= 1
                if seat.visitors == 0:
                    seat.left_at = time.monotonic()
                    self._show_seats()

    def _holder(self, connection: Connection, token: str) -> int:
        """The seat that the token opens, which must be the connection's own; compared in constant time."""
        own = connection.token
        if own is not None and connection.seat is not None and hmac.compare_digest(own, token.encode()):
            return connection.seat
        seat = self.seat_of(token)
        if seat is None:
            raise Refusal("refused-token")
        if seat != connection.seat:
            raise Refusal("refused-other-seat", seat=seat)
        return seat

    def _running(self) -> Match:
        if self.state == "open":
            raise Refusal("refused-not-begun")
        if self.state == "over" or self.match is None:
            raise Refusal("refused-over")
        return self.match

    # -- choosing ------------------------------------------------------------------------------------------

    async def _choose(self, connection: Connection, message: p.Choose) -> None:
        seat = self._holder(connection, message.token)
        if self._known_move(connection, seat, message.move):
            return
        match = self._running()
        self._check_fresh(seat, message.version)
        told = len(match.told)
        try:
            match.choose(seat, message.choice)
        except NotYourDecision as fault:
            raise Refusal("refused-not-your-turn") from fault
        except IllegalAction as fault:
            raise Refusal("refused-illegal", choice=message.choice[:80]) from fault
        await self._keep((seat, written(match.log[-1][1])), message.move, told, connection)

    async def _undo(self, connection: Connection, message: p.Undo) -> None:
        seat = self._holder(connection, message.token)
        if self._known_move(connection, seat, message.move):
            return
        match = self._running()
        if message.version != self.version:
            raise Refusal("refused-stale", version=self.version)
        try:
            match.undo(seat)
        except CannotUndo as fault:
            raise Refusal("refused-undo") from fault
        await self._keep((seat, None), message.move, 0, connection)

    def _known_move(self, connection: Connection, seat: int, move: str) -> bool:
        """Whether this very move is on disk already; then it is only acknowledged once more."""
        if not (0 < len(move) <= self.limits.move_length and move.isascii() and move.isprintable()):
            raise Refusal("refused-move-id", longest=self.limits.move_length)
        version = self._moves.get((seat, move))
        if version is None:
            return False
        connection.post(p.Accepted(move, version))
        return True

    def _check_fresh(self, seat: int, version: int) -> None:
        """A choice is for the decision that its sender saw, or it is refused; others may have moved meanwhile."""
        if self.seats[seat].bot is not None:
            raise Refusal("refused-lent")
        if not self._since[seat] <= version <= self.version:
            raise Refusal("refused-stale", version=self.version)

    async def _keep(self, entry: Entry, move: str | None, told: int, by: Connection | None) -> None:
        """Write down what has just happened in the match, and only then tell anybody."""
        match = self.match
        assert match is not None
        seat, what = entry
        over = match.over
        now = time.time()
        await self.ledger.append(self.id, self.version + 1, entry, move, now, self.clocks.halt(), over)
        self._noted(entry, move)
        self.touched = now
        self._moved_at = time.monotonic()
        if over:
            self.state = "over"
            await self.finish()
        undone = what is None and seat != NATURE
        accepted = b"" if move is None else framed(encoder.encode(p.Accepted(move, self.version)))
        self._show_move(None if seat == NATURE else seat, undone, told, by, accepted)
        self._go_on()

    # -- bots, nature, clocks ------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Wake whoever has to act now: bots, nature, clocks."""
        match = self.match
        before = set(self._thoughts)
        if match is None or self.state != "running":
            self._thoughts.clear()
            if before:
                self._show_seats()
            return
        if isinstance(match.decision, Nature) and self._asked is not match.decision:
            self._asked = match.decision
            self._spawn(self._ask_nature(match.decision))
        for seat, thought in list(self._thoughts.items()):
            if match.pending_of(seat) is not thought or self.seats[seat].bot is None:
                del self._thoughts[seat]
        for decision in match.pending:
            bot = self.seats[decision.seat].bot
            if bot is not None and decision.seat not in self._thoughts:
                self._thoughts[decision.seat] = decision
                self._spawn(self._think(decision, bot))
        self._start_clocks(match)
        if self.clocks.minutes is not None or before != set(self._thoughts):
            self._show_seats()

    async def _think(self, decision: Decision, bot: str) -> None:
        seat = decision.seat
        while True:
            try:
                choice = await self.services.thinkers.choose(self.id, self.header, self.entries[:], seat, bot)
                break
            except Exception:
                log.exception("%s at seat %d of table %s failed to choose; a random bot helps out", bot, seat, self.id)
                await asyncio.sleep(1.0)
                bot = "random"
        if self.greeted:
            await asyncio.sleep(max(0.0, self._moved_at + self.limits.bot_pace_seconds - time.monotonic()))

        async def chosen() -> None:
            match = self.match
            if match is None or self._thoughts.get(seat) is not decision or match.pending_of(seat) is not decision:
                return
            told = len(match.told)
            match.choose(seat, choice)
            await self._keep((seat, choice), None, told, None)

        self.do(chosen)

    async def _ask_nature(self, asked: Nature) -> None:
        while True:
            try:
                answer = await self.services.thinkers.nature(self.game.id, asked.request)
                break
            except Exception:
                log.exception("nature failed at table %s; asking again", self.id)
                await asyncio.sleep(5.0)

        async def answered() -> None:
            match = self.match
            if match is None or match.decision is not asked:
                return
            told = len(match.told)
            match.answer(answer)
            await self._keep((NATURE, answer), None, told, None)

        self.do(answered)

    def _start_clocks(self, match: Match) -> None:
        """Let the clocks of those run who have to decide, and wake up when the first has run out."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        first = self.clocks.go(lambda seat: match.pending_of(seat) is not None)
        if first is not None:
            self._alarm = asyncio.get_running_loop().call_later(first, lambda: self.do(self._run_out))

    async def _run_out(self) -> None:
        """The time of somebody is up: a bot plays on in their place for good."""
        if self.state != "running":
            return
        halted, late = self.clocks.halt(), self.clocks.run_out()
        for number in late:
            self.seats[number].bot, self.seats[number].late = STAND_IN, True
        await self.ledger.keep_seats(self.id, self._at([*halted, *late]))
        self._show_seats()
        self._go_on()

    # -- seats ---------------------------------------------------------------------------------------------

    def _at(self, numbers: Iterable[int]) -> dict[int, Seat]:
        return {number: self.seats[number] for number in numbers}

    async def _take(self, connection: Connection, message: p.Take) -> None:
        if connection.seat is not None:
            raise Refusal("refused-seated", seat=connection.seat)
        if self.state != "open" or not 0 <= message.seat < self.header.seats or not self.seats[message.seat].free:
            raise Refusal("refused-taken", seat=message.seat)
        seat = self.seats[message.seat]
        token = new_token()
        seat.name = checked_name(message.name, self.limits)
        seat.token = hashed(token)
        seat.guest = connection.guest
        connection.seat = message.seat
        connection.token = token.encode()
        self._arrive(message.seat)
        full = not any(seat.free for seat in self.seats)
        await self._keep_seats([message.seat], starts=full)
        connection.post(p.Seated(message.seat, token))
        if full:
            self._start()
        else:
            self._show_seats(but=connection)
            connection.post(self.table(connection.seat))

    async def _start_early(self, connection: Connection, message: p.Start) -> None:
        self._holder(connection, message.token)
        if self.state != "open":
            raise Refusal("refused-begun")
        bot = checked_bot(message.bot, self.limits)
        free = [number for number, seat in enumerate(self.seats) if seat.free]
        for number in free:
            self.seats[number].bot = bot
        await self._keep_seats(free, starts=True)
        self._start()

    async def _keep_seats(self, numbers: list[int], starts: bool = False) -> None:
        self.touched = time.time()
        await self.ledger.fill_seats(self.id, self._at(numbers), "running" if starts else self.state, self.touched)

    def _start(self) -> None:
        """Begin: from now on the table is the match."""
        self.state = "running"
        self.begin_match()
        self._moved_at = time.monotonic()
        for connection in self.greeted:
            connection.post(self.table(connection.seat))
        self._go_on()

    async def _lend(self, connection: Connection, message: p.Lend) -> None:
        own = self._holder(connection, message.token)
        self._running()
        if not 0 <= message.seat < self.header.seats:
            raise Refusal("refused-no-seat", seat=message.seat)
        seat = self.seats[message.seat]
        if seat.bot is not None:
            raise Refusal("refused-lent")
        if message.seat != own:
            wait = self.limits.away_seconds
            away = None if seat.left_at is None else time.monotonic() - seat.left_at
            if away is None or away < wait:
                raise Refusal("refused-present", seat=message.seat, seconds=wait)
        bot = checked_bot(message.bot, self.limits)
        halted = self.clocks.halt()
        seat.bot = bot
        await self.ledger.keep_seats(self.id, self._at([*halted, message.seat]))
        self._show_seats()
        self._go_on()

    async def _return(self, connection: Connection, message: p.Return) -> None:
        own = self._holder(connection, message.token)
        self._running()
        seat = self.seats[own]
        if seat.late:
            raise Refusal("refused-late")
        if seat.bot is None:
            raise Refusal("refused-not-lent")
        seat.bot = None
        await self.ledger.keep_seats(self.id, {own: seat})
        self._go_on()
        self._show_seats()

    # -- questions -----------------------------------------------------------------------------------------

    async def _why(self, connection: Connection, message: p.Why) -> None:
        seat = self._holder(connection, message.token)
        match = self._running()
        action = self.game.catalogue.find(message.choice)
        if action is None:
            raise Refusal("refused-unknown-action", choice=message.choice[:80])
        # Of a game with secrets, a state is asked that the seat could just as well be in: a reason is never a peek.
        state = match.imagine(seat, Dice("why")).state if self.game.facts.hidden else match.state
        connection.post(p.Because(message.choice, self.game.why_not(state, seat, action)))

    async def _hint(self, connection: Connection, message: p.Hint) -> None:
        seat = self._holder(connection, message.token)
        match = self._running()
        if not self.terms.hints:
            raise Refusal("refused-no-hints")
        decision = match.pending_of(seat)
        if decision is None:
            raise Refusal("refused-not-your-turn")
        if seat in self._advising or not self.services.rates.hint(connection.guest):
            raise Refusal("refused-too-fast")
        self._advising.add(seat)
        self._spawn(self._advise(connection, decision))

    async def _advise(self, connection: Connection, decision: Decision) -> None:
        seat = decision.seat
        try:
            choice = await self.services.thinkers.choose(self.id, self.header, self.entries[:], seat, "search")
        except Exception:
            log.exception("no hint for seat %d of table %s", seat, self.id)
            connection.post(p.Refused("refused-no-idea", {}))
            return
        finally:
            self._advising.discard(seat)
        if self.match is not None and self.match.pending_of(seat) is decision:
            connection.post(p.Advice(choice))
        else:
            connection.post(p.Refused("refused-stale", {"version": self.version}))

    async def _past(self, connection: Connection, message: p.Past) -> None:
        if self.match is None:
            raise Refusal("refused-not-begun")
        if not 0 <= message.upto <= self.choices:
            raise Refusal("refused-past", choices=self.choices)
        if not self.services.rates.past(connection.guest):
            raise Refusal("refused-too-fast")
        self._spawn(self._tell_past(connection, self.entries[:], message.upto))

    async def _tell_past(self, connection: Connection, entries: list[Entry], upto: int) -> None:
        match, told = await asyncio.to_thread(self.past.at, entries, upto)
        seat = connection.seat
        outcome = self.outcome if match.over else None
        then = moment(match, upto, seat, match.view(seat), outcome)
        then.undo = False
        connection.post(p.PastMoment(upto, match.events(seat, told), then))

    async def _sync(self, connection: Connection, message: p.Sync) -> None:
        connection.post(self.table(connection.seat))

    async def _say(self, connection: Connection, message: p.Say) -> None:
        seat = None if message.token is None else self._holder(connection, message.token)
        limits = self.limits
        text = clean(message.text, limits.chat_length + 1)
        if not text or len(text) > limits.chat_length:
            raise Refusal("refused-chat", longest=limits.chat_length)
        name = checked_name(message.name, limits) if seat is None else self.seats[seat].name or ""
        if not self.services.rates.chat(connection.guest):
            raise Refusal("refused-too-fast")
        number = self.chat[-1].number + 1 if self.chat else 1
        line = p.ChatLine(number, name, seat, text)
        await self.ledger.say(self.id, line, time.time())
        self.chat.append(line)
        del self.chat[: -limits.chat_kept]
        self._show(p.Said(line))

    # -- showing -------------------------------------------------------------------------------------------

    def table(self, seat: int | None) -> p.Table:
        """The whole table as the seat (or a spectator, None) may see it."""
        match = self.match
        return p.Table(
            protocol=p.PROTOCOL,
            version=self.version,
            table=self.id,
            game=self.game.id,
            state=self.state,
            seat=seat,
            seats=self.seat_data(),
            options=self.header.settings,
            hints=self.terms.hints,
            board=self.game.board(self.header.seats, self.header.settings),
            moment=None if match is None else moment(match, self.choices, seat, match.view(seat), self.outcome),
            events=[] if match is None else match.events(seat),
            chat=self.chat,
            next=self.next,
        )

    def seat_data(self) -> list[p.SeatData]:
        """Who sits where."""
        now = time.monotonic()
        data = []
        for number, seat in enumerate(self.seats):
            lend_in = None
            if seat.left_at is not None and seat.name is not None and seat.bot is None:
                lend_in = max(0.0, seat.left_at + self.limits.away_seconds - now)
            thinking = number in self._thoughts
            clock = self.clocks.left(number)
            data.append(p.SeatData(seat.name, seat.bot, seat.visitors > 0, thinking, lend_in, clock))
        return data

    def _show(self, message: p.Message, but: Connection | None = None) -> None:
        if self.greeted:
            frame = framed(encoder.encode(message))
            for connection in self.greeted:
                if connection is not but:
                    connection.outbox.post(frame)

    def _show_seats(self, but: Connection | None = None) -> None:
        self._show(p.Seats(self.seat_data()), but)

    def _show_move(self, by: int | None, undone: bool, told: int, mover: Connection | None, accepted: Frame) -> None:
        """Show everybody, each with their own eyes, what the last entry changed; an undo tells all events anew.

        The mover's acknowledgement goes out in the same breath.
        """
        match = self.match
        assert match is not None
        if not self.greeted:
            return
        choices = self.choices
        secret = self.game.facts.hidden or any(event.to is not None for event in match.told[told:])
        view = None if secret else msgspec.Raw(encoder.encode(match.view(None)))
        frames: dict[int | None, Frame] = {}
        for connection in self.greeted:
            seat = connection.seat
            if seat is not None and not secret and self._decisions[seat] is None and not match.can_undo(seat):
                seat = None
            frame = frames.get(seat)
            if frame is None:
                seen = match.view(seat) if view is None else view
                now = moment(match, choices, seat, seen, self.outcome)
                moved = p.Moved(self.version, by, undone, match.events(seat, told), now)
                frame = frames[seat] = framed(encoder.encode(moved))
            connection.outbox.post(accepted + frame if connection is mover else frame)

    async def announce(self, table: str) -> None:
        """Tell everybody where the rematch is."""
        await self.ledger.keep_next(self.id, table)
        self.next = table
        self._show(p.Next(table))
