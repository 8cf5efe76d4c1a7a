"""Restless players: they play, talk, lend their seats and take them back, and write down when they were away."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from typing import Any

from tests.server.harness import House
from tests.server.stubborn import LOST, Stubborn

TALK, LEND = 0.1, 0.05
"""How often a player says something, and how often a bot has their seat for a moment, beside each move."""
PATIENCE = 10.0
"""Seconds without an answer to a move after which a player connects again."""


class Guest(Stubborn):
    """A player who also talks, lends their seat and takes it back, and writes down when the table was open again."""

    def __init__(self, house: House, table: str, token: str | None, dice: random.Random) -> None:
        super().__init__(house, table, token, dice)
        self.opened_at = [time.monotonic()]
        self.lost_at = 0.0
        self.blinks: list[tuple[float, float]] = []
        self.moved_at = 0.0
        self.pace = 0.0
        self.seat: int | None = None
        self.asked: str | None = None
        self.unsure = False
        self.lines: dict[int, tuple[int | None, str]] = {}

    async def live(self, stop: asyncio.Event) -> None:
        """Play until told to stop; connect again as soon as a browser would."""
        await asyncio.sleep(self.dice.uniform(0.0, 2.0 * self.pace))  # not everybody comes through the door at once
        while not stop.is_set():
            try:
                if self.socket is None:
                    await self.come_back()
                    self.moved_at = time.monotonic()
                if self.unanswered is None and time.monotonic() - self.moved_at >= self.pace:
                    self.moved_at = time.monotonic()
                    await self.act()
                try:
                    self.heard(await self.receive(0.5))
                except TimeoutError:
                    if self.unanswered is not None and time.monotonic() - self.moved_at > PATIENCE:
                        raise
            except LOST:
                if self.socket is not None:
                    self.socket.transport.abort()
                self.socket = None
                self.lost_at = self.lost_at or time.monotonic()
                await asyncio.sleep(self.dice.uniform(0.19, 0.31))

    async def connect(self, cookie: str | None = None) -> dict[str, Any]:
        async with asyncio.timeout(10.0):
            table = await super().connect(cookie)
        self.opened_at.append(time.monotonic())
        self.seat = table["seat"]
        self.unsure = self.unsure or self.asked is not None
        self.asked = None
        for line in table["chat"]:
            self.read(line)
        if self.lost_at:
            self.blinks.append((self.lost_at, self.opened_at[-1] - self.lost_at))
            self.lost_at = 0.0
        return table

    @property
    def lent(self) -> bool:
        """Whether a bot has the seat."""
        return self.seat is not None and self.seats[self.seat]["bot"] is not None

    async def act(self) -> None:
        """Move; sometimes talk, or let a bot have the seat for a moment."""
        if self.seat is not None and self.unanswered is None and not self.over:
            if self.dice.random() < TALK:
                await self.send("say", token=self.token, name="somebody", text=secrets.token_hex(6))
            if self.asked is None and (self.lent or self.dice.random() < LEND):
                self.asked = "return" if self.lent else "lend"
                more = {"seat": self.seat, "bot": "random"} if self.asked == "lend" else {}
                await self.send(self.asked, token=self.token, **more)
        if self.asked is None and not self.lent:
            await super().act()

    def heard(self, message: dict[str, Any]) -> None:
        if message["type"] == "said":
            self.read(message["line"])
        elif message["type"] == "seats" and self.asked == ("lend" if self.lent else "return"):
            self.asked, self.unsure = None, False
        elif message["type"] == "refused" and message["move"] is None:
            self.asked = None
        elif message["type"] == "refused" and message["key"] == "refused-store":
            return
        elif message["type"] == "refused" and self.unsure:  # a bot may have the seat: a wish of before came late
            self.unanswered = None
        else:
            super().heard(message)

    def read(self, line: dict[str, Any]) -> None:
        """A line of chat is always the same line."""
        shown = (line["seat"], line["text"])
        assert self.lines.setdefault(line["number"], shown) == shown, "two histories were told"
