"""Stubborn players, who write down what they were shown and what was acknowledged, and the comparison with the disk."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Sequence
from typing import Any

import websockets

from asobi.core import Header
from asobi.games.eight_routes import GAME
from asobi.server.entries import apply
from tests.server.harness import House, Player

ABOUT = "SELECT rules, seats, settings, seed FROM tables WHERE id = "
"""What a match begins with; the table's id is still to be named."""
LOST = (websockets.WebSocketException, OSError, EOFError, TimeoutError)


class Stubborn(Player):
    """A player who plays at random as fast as they can, reconnects by themselves, and resends what was not answered."""

    def __init__(self, house: House, table: str, token: str | None, dice: random.Random) -> None:
        super().__init__(house, table, token)
        self.dice = dice
        self.shown: dict[int, dict[str, Any]] = {}
        self.accepted: dict[str, int] = {}
        self.sent: list[str] = []
        self.unanswered: dict[str, Any] | None = None
        self.reconnected = 0
        self.own_version = 0

    async def live(self, stop: asyncio.Event) -> None:
        """Play until told to stop, whatever happens to the server."""
        while not stop.is_set():
            try:
                if self.socket is None:
                    await self.come_back()
                await self.act()
                self.heard(await self.receive(0.5))
            except LOST:
                if self.socket is not None:
                    self.socket.transport.abort()
                self.socket = None
                await asyncio.sleep(0.02)

    async def come_back(self) -> None:
        """Connect, and send again what was not answered."""
        await self.connect()
        self.reconnected += 1
        assert self.version >= max(self.shown, default=0), "a move that was shown is lost"
        if self.unanswered is not None:
            await self.send("choose", **self.unanswered)

    async def act(self) -> None:
        # What is accepted is not seen yet: wait for the version that the own move made.
        if self.unanswered is None and self.decision and self.token and self.version >= self.own_version:
            move = secrets.token_hex(6)
            choice = self.dice.choice(self.options())
            self.unanswered = {"token": self.token, "move": move, "version": self.version, "choice": choice}
            self.sent.append(move)
            await self.send("choose", **self.unanswered)
            if self.dice.random() < 0.2:
                await self.send("choose", **self.unanswered)

    def heard(self, message: dict[str, Any]) -> None:
        if message["type"] == "moved":
            known = self.shown.setdefault(message["version"], message)
            assert known == message, "two histories were shown"
        elif message["type"] == "accepted":
            assert self.accepted.setdefault(message["move"], message["version"]) == message["version"]
            self.own_version = max(self.own_version, message["version"])
            if self.unanswered and self.unanswered["move"] == message["move"]:
                self.unanswered = None
        elif message["type"] == "refused" and self.unanswered and message["move"] == self.unanswered["move"]:
            raise AssertionError(f"an honest move was refused: {message}")


def compare(about: tuple[Any, ...], rows: Sequence[tuple[Any, ...]], players: Sequence[Stubborn]) -> int:
    """Replay what is on disk (seat, what, move) and compare it with all that anybody was shown; gives its length."""
    rules, seats, settings, seed = about
    match = Header(GAME.id, rules, seats, json.loads(settings), seed).begin(GAME)
    moves = [move for _, _, move in rows if move is not None]
    assert len(moves) == len(set(moves)), "a move happened twice"
    for version, (seat, what, _) in enumerate(rows, 1):
        told = len(match.events)
        apply(match, (seat, what))
        shown = [player.shown[version] for player in players if version in player.shown]
        if shown:
            view = json.loads(json.dumps(match.view(None)))
            events = json.loads(json.dumps(match.events_for(None, told)))
        for message in shown:
            assert (message["by"], message["events"]) == (seat, events), "two histories"
            assert message["moment"]["view"] == view, "two histories"
    for player in players:
        assert max(player.shown, default=0) <= len(rows), "something was shown that is not on disk"
        for move, version in player.accepted.items():
            assert rows[version - 1][2] == move, "a move was acknowledged that is not on disk where it was said to be"
    return len(rows)
