"""The audience of a table: who is connected to it, and what each of them sees."""

from __future__ import annotations

import hmac
import time
from collections import Counter
from typing import Any

import msgspec

from asobi.bots import plays_like
from asobi.core import NATURE, Game, Happening
from asobi.server import protocol as p
from asobi.server.clocks import Clocks
from asobi.server.ledger import Kept
from asobi.server.limits import Limits
from asobi.server.outbox import Outbox
from asobi.server.play import Play
from asobi.server.refusal import Refusal
from asobi.server.seats import Seat, holder
from asobi.server.silences import Silences
from asobi.server.wire import Frame, encoder, framed


class Connection:
    """One browser at one table: a seat of it, or a spectator (None)."""

    def __init__(self, guest: str, address: str, outbox: Outbox, refusals: Counter[str]) -> None:
        self.guest = guest
        self.address = address
        self.outbox = outbox
        self._refusals = refusals
        self.seat: int | None = None
        self.token = b""
        self.present: list[int] = []
        """The seats whose players are before this screen: the own one, and others who play at it."""
        self.motion = True
        self.heard_at = time.monotonic()

    def post(self, message: p.Message) -> None:
        """Send a message in its turn."""
        self.outbox.post(framed(message))

    def refuse(self, key: str, fields: dict[str, Any] | None = None, move: str | None = None) -> None:
        """Say that nothing was changed, and why."""
        self._refusals[key] += 1
        self.post(p.Refused(key, fields or {}, move))

    def own(self, token: str, seats: list[Seat]) -> int:
        """The seat that the token opens, which must be the connection's own; compared in constant time."""
        if self.seat is not None and hmac.compare_digest(self.token, token.encode()):
            return self.seat
        seat = holder(seats, token)
        if seat is None:
            raise Refusal("refused-token")
        if seat != self.seat:
            raise Refusal("refused-other-seat", seat=seat)
        return seat

    def sit(self, seat: int, token: str) -> None:
        """From now on this browser is the seat's."""
        self.seat, self.token = seat, token.encode()

    def get_up(self) -> None:
        """From now on this browser only watches."""
        self.seat, self.token = None, b""


class Audience:
    """All connections of a table; those that were greeted are shown what happens."""

    def __init__(self, kept: Kept, game: Game[Any], clocks: Clocks, silences: Silences, limits: Limits) -> None:
        self._kept = kept
        self._game = game
        self._clocks = clocks
        self._silences = silences
        self._away_seconds = limits.away_seconds
        self.connections: set[Connection] = set()
        self.greeted: list[Connection] = []
        self._version = -1
        self._scenes: dict[int | None, tuple[Any, Any, Any]] = {}

    # -- coming and going ----------------------------------------------------------------------------------

    def join(self, connection: Connection, token: str | None, play: Play | None) -> None:
        """Greet a guest: on the seat that the token opens, or as a spectator."""
        if connection not in self.connections:
            return
        if token is not None:
            seat = holder(self._kept.seats, token)
            if seat is None:
                connection.refuse("refused-token")
            else:
                connection.sit(seat, token)
        self.greeted.append(connection)
        self.arrive(connection)
        self.show_seats(but=connection)
        self.show_table(connection, play)

    def arrive(self, connection: Connection) -> None:
        """The player of a connection's seat is here, and so are the others who play at the same screen."""
        if connection.seat is not None and not connection.present:
            own = self._kept.seats[connection.seat]
            together = [seat for seat in self._kept.seats if seat.guest is not None and seat.guest == own.guest]
            connection.present = [
                number for number, seat in enumerate(self._kept.seats) if seat is own or seat in together
            ]
            for number in connection.present:
                self._kept.seats[number].arrive()

    def get_up(self, seat: int) -> None:
        """Whoever was on the seat only watches from now on."""
        for connection in self.greeted:
            if connection.seat == seat:
                connection.get_up()

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        return sum(1 for connection in self.greeted if connection.seat is None)

    @property
    def in_motion(self) -> bool:
        """Whether anybody looks who wants to see one move after the other."""
        return any(connection.motion for connection in self.greeted)

    def leave(self, connection: Connection) -> None:
        """Let a guest go."""
        if connection in self.greeted:
            self.greeted.remove(connection)
            for number in connection.present:
                self._kept.seats[number].leave()
            self.show_seats()

    def close(self, code: int) -> None:
        """Send everybody away."""
        for connection in list(self.connections):
            connection.outbox.close(code)

    # -- showing -------------------------------------------------------------------------------------------

    def show(self, message: p.Message, but: Connection | None = None) -> None:
        """Send everybody the same message."""
        if self.greeted:
            frame = framed(message)
            for connection in self.greeted:
                if connection is not but:
                    connection.outbox.post(frame)

    def show_seats(self, but: Connection | None = None) -> None:
        """Show everybody who sits where."""
        self.show(p.Seats(self._seats(), self.watching), but)

    def _seats(self) -> list[p.SeatData]:
        clocks, wait = self._clocks, self._away_seconds
        return [
            seat.data(
                self._like(seat.bot), wait, clocks.left(number), clocks.stands_for(number), self._silences.data(number)
            )
            for number, seat in enumerate(self._kept.seats)
        ]

    def _like(self, bot: str | None) -> str | None:
        """The kind of bot that one plays like here, if no network has learned for this table."""
        header = self._kept.terms.header
        like = bot and plays_like(bot, self._game, header.seats, header.settings)
        return like.split(":")[0] if like and like != bot else None

    def show_table(self, connection: Connection, play: Play | None) -> None:
        """Show one guest the whole table, as their seat may see it."""
        kept, header, seat = self._kept, self._kept.terms.header, connection.seat
        board, moment, events = self._scene(play, seat)
        connection.post(
            p.Table(
                protocol=p.PROTOCOL,
                version=0 if play is None else play.version,
                table=kept.table,
                game=header.game,
                state=kept.state,
                seat=seat,
                seats=self._seats(),
                watching=self.watching,
                settings=header.settings,
                hints=kept.terms.hints,
                board=board,
                moment=moment,
                events=events,
                chat=kept.chat,
                next=kept.next,
                fair=None if kept.chance is None else kept.chance.data(opening=kept.full and kept.state == "open"),
            )
        )

    def _scene(self, play: Play | None, seat: int | None) -> tuple[Any, Any, Any]:
        """The heavy parts of a table, encoded once for each version and seat however often they are asked for."""
        if play is None:
            return None, None, []
        if self._version != play.version:
            self._version, self._scenes = play.version, {}
        scene = self._scenes.get(seat)
        if scene is None:
            parts = (play.match.board(), play.moment(seat, play.match.view(seat)), play.match.events_for(seat))
            board, moment, events = (msgspec.Raw(encoder.encode(part)) for part in parts)
            scene = self._scenes[seat] = (board, moment, events)
        return scene

    def show_move(self, play: Play, happening: Happening, move: str | None, mover: Connection | None) -> None:
        """Show everybody, each as their seat may see it, what has just been noted.

        Those who may see the same get the same frame. The mover's acknowledgement goes out in the same breath.
        """
        if not self.greeted:
            return
        match, events = play.match, happening.events
        by, what = happening.entry
        secret = play.game.facts.hidden or any(event.to is not None for event in events)
        shared = None if secret else msgspec.Raw(encoder.encode(match.view(None)))
        frames: dict[int | None, Frame] = {}
        for connection in self.greeted:
            seat = connection.seat
            if seat is not None and not secret and not play.concerns(seat):
                seat = None
            frame = frames.get(seat)
            if frame is None:
                frame = frames[seat] = framed(
                    p.Moved(
                        version=play.version,
                        by=None if by == NATURE else by,
                        undone=what is None and by != NATURE,
                        events=[event.data() for event in events if event.reaches(seat)],
                        moment=play.moment(seat, match.view(seat) if shared is None else shared),
                    )
                )
            if connection is mover and move is not None:
                frame = framed(p.Accepted(move, play.version)) + frame
            connection.outbox.post(frame)
