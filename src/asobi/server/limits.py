"""Every limit of the server, on one page. A test or a load run hands in another page."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """What one message, one guest, one table and one connection may cost."""

    # messages
    message_bytes: int = 8 * 1024
    """The longest message a browser may send; longer ones end the connection."""
    messages_per_second: float = 30.0
    """Messages a connection may send in the long run; what comes faster is refused."""
    messages_at_once: int = 60
    """Messages a connection may send in one burst."""
    refusals_at_once: int = 200
    """Refusals for haste in a row after which a connection is cut off."""
    move_length: int = 64
    """The longest id of a move."""

    # connections
    connections: int = 8192
    """Connections in all; fewer where the system allows the process fewer open files."""
    connections_per_address: int = 320
    """Connections of one address, websockets and requests; an IPv6 /64 counts as one."""
    half_open: int = 256
    """Requests that may be under way from their senders at once; with one more the oldest is dropped."""
    head_bytes: int = 16 * 1024
    """The longest head of a request; longer ones are answered with 431."""
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    """How long the head and the body of a request may take to come."""
    hosts: tuple[str, ...] = ()
    """The names under which browsers may reach the server, besides its addresses and its own name; "*" is any."""
    proxies: tuple[str, ...] = ()
    """The addresses of reverse proxies, which say for whom they ask; nobody else is believed."""
    sockets_per_guest: int = 24
    sockets_per_address: int = 240
    silence_seconds: float = 75.0
    """A connection that says nothing for so long, not even a ping, is cut off."""
    hello_seconds: float = 10.0
    """How long a new connection may take to say hello."""
    outbox_messages: int = 256
    outbox_bytes: int = 2 * 1024 * 1024
    """What may wait for a slow reader; one that falls further behind is cut off and heals by a new hello."""
    outboxes_bytes: int = 64 * 1024 * 1024
    """What may wait for all slow readers together; whoever would wait for more is cut off."""
    stuck_seconds: float = 20.0
    """A reader who takes nothing for so long while something waits is cut off."""

    # guests
    name_length: int = 24
    chat_length: int = 400
    chat_kept: int = 200
    """How many lines of chat a table shows to who comes late."""
    chat_per_minute: int = 30
    hints_per_minute: int = 30
    past_per_minute: int = 1200
    tables_per_guest_and_hour: int = 60
    tables_per_address_and_hour: int = 240

    # pages
    metrics: bool = False
    """Whether anybody may read /metrics; otherwise only this machine."""
    body_bytes: int = 64 * 1024
    record_bytes: int = 1024 * 1024
    opening_bytes: int = 128 * 1024
    """The largest position that a record from outside may begin in."""
    listed_tables: int = 50

    # bots and other thinking
    workers: int = 2
    thought_seconds: float = 20.0
    """A bot, a hint or nature that thinks longer is interrupted."""
    retry_seconds: float = 1.0
    """The pause after a thought that failed; it doubles each time, and after five times nobody tries again."""
    worker_bytes: int = 1024 * 1024 * 1024
    """Memory that a worker may have; whatever needs more fails."""
    longest_search_ms: int = 2000
    longest_search_iterations: int = 2000
    look_back_seconds: float = 60.0
    """About how long a look back at a match may keep a worker busy, which does it when nobody waits for it."""
    bot_pace_seconds: float = 0.6
    """At a table that is watched a bot moves no sooner after another's move; its own follow each other faster."""

    # tables
    chance_seconds: float = 8.0
    """How long a full table waits for browsers to open the chance that they sealed; then it begins without."""
    longest_clock_minutes: int = 24 * 60
    clock_patience_seconds: float = 12.0
    """So long a player's clock stands at most while their screen shows what others did."""
    away_seconds: float = 60.0
    """After so long without its player a seat may be lent to a bot by the others."""
    idle_seconds: float = 300.0
    """A room without visitors leaves the memory after so long; the store keeps it."""
    open_seconds: float = 2 * 24 * 3600.0
    """A table that never began is closed after so long."""
    listed_seconds: float = 2 * 24 * 3600.0
    """A table untouched for so long is no longer in the public list, nor woken when the server starts."""
    sweep_seconds: float = 20.0
    lease_seconds: float = 2.0
    """Where several servers share a database: after so long without a sign of life others take a server's tables."""
    drain_seconds: float = 0.75
    """So long such a server says that it will go before it goes: proxies send nobody new meanwhile, see proxy.py."""
    orders_seconds: float = 1.0
    """How often the server looks for what `asobi admin` asked of it."""
