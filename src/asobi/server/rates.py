"""How often a guest may do what costs the server something; the figures stand in `limits.py`."""

from __future__ import annotations

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from asobi.server.limits import Limits
from asobi.server.owners import Owners


class Rates:
    """Counts what guests and addresses did lately: here, and what lasts longer at all servers together."""

    def __init__(self, limits: Limits, owners: Owners) -> None:
        self._owners = owners
        self._window = MovingWindowRateLimiter(MemoryStorage())
        self._chat = RateLimitItemPerMinute(limits.chat_per_minute)
        self._hint = RateLimitItemPerMinute(limits.hints_per_minute)
        self._past = RateLimitItemPerMinute(limits.past_per_minute)
        self._table = RateLimitItemPerHour(limits.tables_per_guest_and_hour)
        self._address = RateLimitItemPerHour(limits.tables_per_address_and_hour)

    def _hit(self, item: RateLimitItem, what: str, who: str) -> bool:
        return self._window.hit(item, what, who)

    async def chat(self, guest: str) -> bool:
        """Whether the guest may say something now."""
        return self._hit(self._chat, "chat", guest) and await self._everywhere(self._chat, "chat", guest)

    def hint(self, guest: str) -> bool:
        """Whether the guest may have a hint now."""
        return self._hit(self._hint, "hint", guest)

    def past(self, guest: str) -> bool:
        """Whether the guest may look back now."""
        return self._hit(self._past, "past", guest)

    async def table(self, guest: str, address: str) -> bool:
        """Whether the guest may open one more table."""
        if not (self._hit(self._table, "table", guest) and self._hit(self._address, "address", address)):
            return False
        everywhere = await self._everywhere(self._table, "table", guest)
        return everywhere and await self._everywhere(self._address, "address", address)

    async def _everywhere(self, item: RateLimitItem, what: str, who: str) -> bool:
        return await self._owners.allow(f"{item.GRANULARITY.name} {what}", who, item.amount, item.get_expiry())


class Bucket:
    """A connection's allowance of messages: it fills up steadily and holds so many."""

    def __init__(self, per_second: float, at_once: int, now: float) -> None:
        self._per_second = per_second
        self._most = float(at_once)
        self._left = float(at_once)
        self._at = now

    @property
    def full(self) -> bool:
        """Whether nothing was used up lately: with the one just taken, all is there again."""
        return self._left >= self._most - 1.0

    @property
    def empty_for(self) -> float:
        """Seconds until there is one again."""
        return max(0.0, (1.0 - self._left) / self._per_second)

    def take(self, now: float) -> bool:
        """Use one up, if there is one."""
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True
