"""Every word of SQL that the server speaks; what it means is known to the ledger."""

from __future__ import annotations

from typing import Final

SCHEMA: Final = (
    """CREATE TABLE IF NOT EXISTS settings (key TEXT PRIMARY KEY, value TEXT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, seats INTEGER NOT NULL, settings TEXT NOT NULL,
        seed TEXT NOT NULL, opening TEXT, hints INTEGER NOT NULL, public INTEGER NOT NULL, minutes INTEGER,
        state TEXT NOT NULL, touched DOUBLE PRECISION NOT NULL, next TEXT, fair TEXT, glance TEXT)""",
    """CREATE TABLE IF NOT EXISTS seats (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT, bot TEXT, token TEXT, guest TEXT,
        late INTEGER NOT NULL, spent DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, seat))""",
    """CREATE TABLE IF NOT EXISTS entries (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, what TEXT, move TEXT,
        at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, number)) /* clustered */""",
    """CREATE TABLE IF NOT EXISTS chat (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, name TEXT NOT NULL, seat INTEGER, line TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL, guest TEXT, PRIMARY KEY (table_id, number))""",
    """CREATE TABLE IF NOT EXISTS results (table_id TEXT PRIMARY KEY, scores TEXT NOT NULL, winners TEXT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS bans (who TEXT PRIMARY KEY)""",
    """CREATE TABLE IF NOT EXISTS orders (id TEXT PRIMARY KEY, what TEXT NOT NULL, whom TEXT NOT NULL)""",
    """CREATE INDEX IF NOT EXISTS tables_state ON tables (state, touched)""",
    """CREATE INDEX IF NOT EXISTS seats_guest ON seats (guest) WHERE guest IS NOT NULL""",
    """CREATE INDEX IF NOT EXISTS chat_guest ON chat (guest) WHERE guest IS NOT NULL""",
)

VERSION: Final = 4
"""The version of the schema. Version 1 did not say so yet, and called a table's settings its options."""
MIGRATIONS: Final = {
    1: ("ALTER TABLE tables RENAME COLUMN options TO settings",),
    2: ("ALTER TABLE tables ADD COLUMN fair TEXT", "ALTER TABLE chat ADD COLUMN guest TEXT"),
    3: ("ALTER TABLE tables ADD COLUMN glance TEXT",),
}
"""What leads from a version to the next."""
REACHED: Final = (
    "INSERT INTO settings (key, value) VALUES ('schema', '{version}')"
    " ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
"""Written in one with each such step, so that whoever comes after an interruption goes on from there."""

CARRYING: Final = "carried from"
"""The setting of a database into which another one is being carried; it is whole only when this has gone."""
SELECT_SETTING: Final = "SELECT value FROM settings WHERE key = ?"
INSERT_SETTING: Final = "INSERT INTO settings (key, value) VALUES (?, ?)"
UPDATE_SETTING: Final = "UPDATE settings SET value = ? WHERE key = ?"
SELECT_OPTIONS: Final = "SELECT options FROM tables LIMIT 0"

INSERT_TABLE: Final = (
    "INSERT INTO tables (id, game, rules, seats, settings, seed, opening, hints, public, minutes, state, touched, fair)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
SELECT_TABLE: Final = (
    "SELECT game, rules, seats, settings, seed, opening, hints, public, minutes, state, touched, next, fair"
    " FROM tables WHERE id = ?"
)
BUT_CLOSED: Final = " AND state <> 'closed'"
UPDATE_STATE: Final = "UPDATE tables SET state = ?, touched = ? WHERE id = ?"
UPDATE_FAIR: Final = "UPDATE tables SET fair = ?, touched = ? WHERE id = ?"
UPDATE_BEGUN: Final = "UPDATE tables SET state = 'running', seed = ?, fair = ?, touched = ? WHERE id = ?"
UPDATE_TOUCHED: Final = "UPDATE tables SET touched = ?, glance = ? WHERE id = ?"
UPDATE_NEXT: Final = "UPDATE tables SET next = ? WHERE id = ?"
SELECT_RUNNING: Final = "SELECT id FROM tables WHERE state = 'running' AND touched > ? ORDER BY touched DESC"
SELECT_STALE: Final = "SELECT id FROM tables WHERE state = 'open' AND touched < ?"
SELECT_PUBLIC: Final = (
    "SELECT id, game, state, touched, glance, NULL, NULL FROM tables"
    " WHERE public = 1 AND state IN ('open', 'running') AND touched > ? ORDER BY state, touched DESC LIMIT ?"
)
SELECT_NEWEST: Final = "SELECT id, game, state, touched, glance, NULL, NULL FROM tables ORDER BY touched DESC LIMIT ?"
SELECT_MINE: Final = (
    "SELECT id, game, state, touched, glance, scores, winners FROM tables"
    " LEFT JOIN results ON results.table_id = tables.id"
    " WHERE state <> 'closed' AND id IN (SELECT table_id FROM seats WHERE guest = ?) ORDER BY touched DESC LIMIT ?"
)

INSERT_SEAT: Final = (
    "INSERT INTO seats (name, bot, token, guest, late, spent, table_id, seat) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
SELECT_SEATS: Final = "SELECT name, bot, token, guest, late, spent FROM seats WHERE table_id = ? ORDER BY seat"
UPDATE_SEAT: Final = (
    "UPDATE seats SET name = ?, bot = ?, token = ?, guest = ?, late = ?, spent = ? WHERE table_id = ? AND seat = ?"
)
UPDATE_SPENT: Final = "UPDATE seats SET spent = ? WHERE table_id = ? AND seat = ?"

CLEAR_FINISHED: Final = (
    "UPDATE seats SET guest = NULL WHERE guest = ? AND table_id IN (SELECT id FROM tables WHERE state = 'over')"
)

SELECT_RESULTS: Final = (
    "SELECT seats, winners, (SELECT MAX(at) - MIN(at) FROM entries WHERE entries.table_id = tables.id)"
    " FROM tables JOIN results ON results.table_id = tables.id"
    " WHERE game = ? AND state = 'over' ORDER BY touched DESC LIMIT ?"
)
SELECT_PACE: Final = (
    "SELECT tables.game, entries.at - earlier.at FROM entries"
    " JOIN entries earlier ON earlier.table_id = entries.table_id AND earlier.number = entries.number - 1"
    " JOIN seats ON seats.table_id = entries.table_id AND seats.seat = entries.seat"
    " JOIN tables ON tables.id = entries.table_id WHERE seats.bot IS NULL AND tables.state = 'over'"
)
"""How long after the entry before it each entry of a person came, in matches that are over."""
INSERT_RESULT: Final = "INSERT INTO results (table_id, scores, winners) VALUES (?, ?, ?)"
INSERT_ENTRY: Final = "INSERT INTO entries (table_id, number, seat, what, move, at) VALUES (?, ?, ?, ?, ?, ?)"
SELECT_ENTRIES: Final = "SELECT seat, what, move FROM entries WHERE table_id = ? ORDER BY number"

INSERT_CHAT: Final = "INSERT INTO chat (table_id, number, name, seat, line, at, guest) VALUES (?, ?, ?, ?, ?, ?, ?)"
SELECT_CHAT: Final = "SELECT number, name, seat, line FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?"

# A guest is forgotten: an open table has a free seat again, at a running one a bot plays on for good.
SELECT_TOUCHED_BY: Final = "SELECT table_id FROM seats WHERE guest = ? UNION SELECT table_id FROM chat WHERE guest = ?"
FREE_SEAT: Final = (
    "UPDATE seats SET name = NULL, token = NULL, guest = NULL WHERE table_id = ? AND guest = ?"
    " AND table_id IN (SELECT id FROM tables WHERE state = 'open')"
)
HAND_OVER: Final = (
    "UPDATE seats SET bot = ?, late = 1 WHERE table_id = ? AND guest = ? AND bot IS NULL"
    " AND table_id IN (SELECT id FROM tables WHERE state = 'running')"
)
BLANK_SEAT: Final = "UPDATE seats SET name = ?, token = NULL, guest = NULL WHERE table_id = ? AND guest = ?"
DELETE_CHAT: Final = (
    "DELETE FROM chat WHERE table_id = ? AND (guest = ? OR seat IN"
    " (SELECT seat FROM seats WHERE table_id = ? AND guest = ?))"
)

INSERT_ORDER: Final = "INSERT INTO orders (id, what, whom) VALUES (?, ?, ?)"
SELECT_ORDERS: Final = "SELECT id, what, whom FROM orders"
DELETE_ORDER: Final = "DELETE FROM orders WHERE id = ?"
INSERT_BAN: Final = "INSERT INTO bans (who) VALUES (?)"
DELETE_BAN: Final = "DELETE FROM bans WHERE who = ?"
SELECT_BANS: Final = "SELECT who FROM bans ORDER BY who"

LOBBY_NEWS: Final = frozenset(
    {INSERT_TABLE, UPDATE_STATE, UPDATE_FAIR, UPDATE_BEGUN, UPDATE_SEAT, FREE_SEAT, BLANK_SEAT}
)
"""After these the list of tables is not the same."""
