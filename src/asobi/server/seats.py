"""Seats: who sits where, and the tokens that are the only keys to them."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
import unicodedata
from typing import Final

from asobi.bots import bot_names
from asobi.server.limits import Limits
from asobi.server.protocol import AnswerData, SeatData
from asobi.server.refusal import Refusal

BUDGET: Final = re.compile(r"(?:search|expert):([1-9][0-9]{0,5})(ms)?")
STAND_IN: Final = "greedy"
"""The bot that takes the seat of a player whose time is up."""


BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that count as letters or symbols and show nothing."""
JOINER: Final = "\u034f"
PARTING: Final = "\u200c\u200d"
JOINS: Final = "\u200d"
MARKS: Final = 3
"""Marks that one letter may carry: no language needs more."""
NAMELESS: Final = "?"
"""The name of somebody who gave none, or who was forgotten."""


class Seat:
    """One seat. Free: no name, no bot. A bot's own: no name. Lent: the player's name and a bot."""

    def __init__(
        self,
        name: str | None = None,
        bot: str | None = None,
        token: str | None = None,
        guest: str | None = None,
        late: bool = False,
        spent: float = 0.0,
    ) -> None:
        self.name = name
        self.bot = bot
        self.token = token
        self.guest = guest
        self.late = late
        self.spent = spent
        self.visitors = 0
        self.thinking = False
        self.left_at: float | None = None
        self.clock_from: float | None = None
        """Since when its clock runs; a moment to come while its player's screen still shows what others did."""
        self.shown = 0
        """Up to which version its player's screen has shown everything."""

    @property
    def free(self) -> bool:
        """Whether anybody may sit down here."""
        return self.name is None and self.bot is None

    @property
    def shown_name(self) -> str | None:
        """The name in a list: the player's, else the bot's, None for a free seat."""
        return self.name or self.bot

    def sit(self, name: str, guest: str) -> str:
        """Let a guest sit down; gives the token that opens the seat from now on."""
        token = new_token()
        self.name, self.token, self.guest = name, hashed(token), guest
        return token

    def arrive(self) -> None:
        """Its player has come, perhaps with one more browser."""
        self.visitors += 1
        self.left_at = None

    def leave(self) -> None:
        """Its player has gone, with one of their browsers."""
        self.visitors -= 1
        if self.visitors == 0:
            self.left_at = time.monotonic()

    def get_up(self, begun: bool) -> None:
        """Its player has gone for good: a bot has the seat from now on, or it is free if nothing has begun."""
        self.token = self.guest = None
        if begun:
            self.bot = self.bot or STAND_IN
        else:
            self.name = None

    def lend(self, bot: str) -> None:
        """Hand the seat to a bot."""
        if self.bot is not None:
            raise Refusal("refused-lent")
        self.bot = bot

    def take_back(self) -> None:
        """Hand the seat back to its player."""
        if self.late:
            raise Refusal("refused-late")
        if self.bot is None:
            raise Refusal("refused-not-lent")
        self.bot = None

    def run_out(self) -> None:
        """The time of its player is up: a bot plays on in their place for good."""
        self.bot, self.late = STAND_IN, True

    def again(self) -> Seat:
        """The same seat at a new table: a player is back, a bot stays."""
        return Seat(self.name, self.bot if self.name is None else None, self.token, self.guest)

    def lendable_in(self, wait: float) -> float | None:
        """The seconds until others may lend the seat, once its player is away for so long; None while they are here."""
        return None if self.left_at is None else max(0.0, self.left_at + wait - time.monotonic())

    def data(
        self, like: str | None, wait: float, clock: float | None, clock_in: float, answer: AnswerData | None
    ) -> SeatData:
        """The seat as everybody sees it."""
        here, lend_in = (
            self.visitors > 0,
            self.lendable_in(wait) if self.name is not None and self.bot is None else None,
        )
        return SeatData(self.name, self.bot, like, here, self.thinking, lend_in, clock, clock_in, answer)


def new_token() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is stored of a token; the token itself is known only to its holder."""
    return hashlib.sha256(token.encode()).hexdigest()


def holder(seats: list[Seat], token: str) -> int | None:
    """The seat that the token opens; every seat is compared, in constant time."""
    digest = hashed(token)
    found = None
    for number, seat in enumerate(seats):
        if seat.token is not None and hmac.compare_digest(seat.token, digest):
            found = number
    return found


def clean(text: str, longest: int) -> str:
    """The text without control, direction and invisible characters, in one line, cut to its length.

    No letter carries more marks than a language needs: they would climb into the lines above and below. The invisible
    characters that part and join letters stay where a script needs them: می‌روم, and families of emoji.
    """
    kept: list[str] = []
    marks = 0
    whole = unicodedata.normalize("NFC", text)
    for place, character in enumerate(whole):
        if character in PARTING and joins(character, whole[:place][-1:], whole[place + 1 :][:1]):
            kept.append(character)
            continue
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if character.isspace() or character in BLANK:
            kept.append(" ")
        elif kind not in ("Cc", "Cf", "Cs", "Co", "Cn") and marks <= MARKS and character != JOINER:
            kept.append(character)
    return " ".join("".join(kept).split())[:longest].strip(f" {PARTING}")


def joins(character: str, before: str, after: str) -> bool:
    """Whether an invisible joiner changes what is seen: between letters of a script that joins, or between emoji."""
    if not before or not after:
        return False
    if character == JOINS and unicodedata.category(after) == "So":
        return unicodedata.category(before) in ("So", "Sk") or before == "\ufe0f"
    return all(unicodedata.category(each)[0] in "LM" and needs_joiners(each) for each in (before, after))


def needs_joiners(letter: str) -> bool:
    """Whether a letter belongs to a script in which letters join: Arabic and those of India."""
    return unicodedata.bidirectional(letter) == "AL" or "\u0900" <= letter <= "\u0dff"


def checked_name(name: str, limits: Limits) -> str:
    """A nickname fit to be shown."""
    cleaned = clean(name, limits.name_length)
    if not cleaned:
        raise Refusal("refused-name")
    return cleaned


def checked_line(text: str, limits: Limits) -> str:
    """A line of chat fit to be shown."""
    cleaned = clean(text, limits.chat_length + 1)
    if not 0 < len(cleaned) <= limits.chat_length:
        raise Refusal("refused-chat", longest=limits.chat_length)
    return cleaned


def checked_bot(bot: str, limits: Limits) -> str:
    """The name of a bot that may be had, and whose budget is within the limits."""
    budget = BUDGET.fullmatch(bot)
    if bot in bot_names():
        return bot
    if budget and int(budget[1]) <= (limits.longest_search_ms if budget[2] else limits.longest_search_iterations):
        return bot
    raise Refusal("refused-bot", bot=bot[:40])
