"""What only PostgreSQL is told: which servers there are, who has which table, and the commit that proves both.

A server is fenced as a whole. Every commit locks its server's row and writes nothing if that is fenced; whoever fences
waits for that lock. So, once a server is fenced, nothing of it comes any more, however late it wakes up.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from asobi.server.sql import CARRYING

CHANNEL: Final = "asobi"
LOBBY: Final = "lobby"
OWNERS: Final = "owners"

PEERS_SCHEMA: Final = (
    """CREATE TABLE IF NOT EXISTS servers (
        id TEXT PRIMARY KEY, who TEXT NOT NULL, reach TEXT NOT NULL, until TIMESTAMPTZ NOT NULL,
        fenced BOOLEAN NOT NULL DEFAULT false, backend INTEGER NOT NULL, since TIMESTAMPTZ NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS owners (
        table_id TEXT PRIMARY KEY, server TEXT, since TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp())""",
    """CREATE INDEX IF NOT EXISTS owners_server ON owners (server)""",
    """CREATE UNLOGGED TABLE IF NOT EXISTS rates (
        what TEXT NOT NULL, who TEXT NOT NULL, slot BIGINT NOT NULL, count INTEGER NOT NULL,
        PRIMARY KEY (what, who, slot))""",
    # One statement is one transaction that the database ends by itself: a stopped server keeps no lock.
    """CREATE OR REPLACE FUNCTION asobi_commit(me TEXT, texts TEXT[], work JSONB, news TEXT) RETURNS BOOLEAN
    LANGUAGE plpgsql AS $$
    DECLARE line JSONB;
    BEGIN
        IF me IS NOT NULL THEN
            PERFORM 1 FROM servers WHERE id = me AND NOT fenced FOR KEY SHARE;
            IF NOT FOUND THEN RETURN false; END IF;
            PERFORM set_config('asobi.server', me, true);  -- for whoever looks on, a trigger say
        END IF;
        FOR place IN 1 .. cardinality(texts) LOOP
            IF texts[place] LIKE 'INSERT%' THEN
                EXECUTE texts[place] USING work -> (place - 1);
            ELSE
                FOR line IN SELECT jsonb_array_elements(work -> (place - 1)) LOOP
                    EXECUTE texts[place] USING line;
                END LOOP;
            END IF;
        END LOOP;
        IF news IS NOT NULL THEN PERFORM pg_notify('asobi', news); END IF;
        RETURN true;
    END $$""",
    # Whose time is up, and whose connection has ended and who is late, or who stood where `at` stands now.
    """CREATE OR REPLACE FUNCTION asobi_fence(me TEXT, at TEXT, late DOUBLE PRECISION, steady BOOLEAN)
    RETURNS INTEGER LANGUAGE plpgsql AS $$
    DECLARE gone TEXT[];
    BEGIN
        SELECT array_agg(id) INTO gone FROM (
            SELECT id FROM servers AS other WHERE NOT fenced AND id <> me AND (
                reach = at OR (steady AND (until < clock_timestamp() OR (
                    until < clock_timestamp() + late * interval '1 second' AND NOT EXISTS (
                        SELECT 1 FROM pg_stat_activity WHERE pid = other.backend AND backend_start = other.since)))))
            FOR UPDATE) AS found;
        IF gone IS NULL THEN RETURN 0; END IF;
        UPDATE servers SET fenced = true WHERE id = ANY(gone);
        UPDATE owners SET server = NULL, since = clock_timestamp() WHERE server = ANY(gone);
        DELETE FROM servers WHERE fenced AND until < clock_timestamp() - interval '1 day';
        PERFORM pg_notify('asobi', 'owners');
        RETURN cardinality(gone);
    END $$""",
    # Who leaves waits for its own commits and claims under way; only then it looks which tables it has.
    """CREATE OR REPLACE FUNCTION asobi_leave(me TEXT) RETURNS VOID LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM 1 FROM servers WHERE id = me FOR UPDATE;
        UPDATE servers SET fenced = true WHERE id = me;
        UPDATE owners SET server = NULL, since = clock_timestamp() WHERE server = me;
        PERFORM pg_notify('asobi', 'owners');
    END $$""",
    # Whether the table's server is alive is seen after its row is ours: it may have joined while we waited for that.
    """CREATE OR REPLACE FUNCTION asobi_claim(me TEXT, wanted TEXT) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
    DECLARE theirs TEXT;
    BEGIN
        PERFORM 1 FROM servers WHERE id = me AND NOT fenced FOR KEY SHARE;
        IF NOT FOUND THEN RETURN false; END IF;
        LOOP
            INSERT INTO owners (table_id, server) VALUES (wanted, me) ON CONFLICT DO NOTHING;
            IF FOUND THEN RETURN true; END IF;
            SELECT server INTO theirs FROM owners WHERE table_id = wanted FOR UPDATE;
            EXIT WHEN FOUND;  -- else somebody has let it go just now
        END LOOP;
        IF theirs <> me AND EXISTS (SELECT 1 FROM servers WHERE id = theirs AND NOT fenced) THEN RETURN false; END IF;
        UPDATE owners SET server = me, since = clock_timestamp() WHERE table_id = wanted;
        RETURN true;
    END $$""",
)

COMMIT: Final = "SELECT asobi_commit($1, $2, $3, $4)"
FENCE: Final = "SELECT asobi_fence($1, $2, $3, $4)"

_HERE: Final = "(SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid())"
JOIN: Final = f"""INSERT INTO servers (id, who, reach, until, backend, since)
    VALUES ($1, $2, $3, clock_timestamp() + $4 * interval '1 second', pg_backend_pid(), {_HERE})"""
RENEW: Final = f"""UPDATE servers SET until = clock_timestamp() + $2 * interval '1 second',
    backend = pg_backend_pid(), since = {_HERE} WHERE id = $1 AND NOT fenced RETURNING id"""
OTHERS: Final = "SELECT reach, who FROM servers WHERE NOT fenced AND until > clock_timestamp() AND id <> $1"

CLAIM: Final = "SELECT asobi_claim($1, $2)"
OWNER: Final = """SELECT owners.table_id, servers.id, servers.reach FROM owners
    JOIN servers ON servers.id = owners.server WHERE owners.table_id = ANY($1) AND NOT servers.fenced"""
ADOPT: Final = """WITH me AS (SELECT id FROM servers WHERE id = $1 AND NOT fenced FOR KEY SHARE)
    UPDATE owners SET server = (SELECT id FROM me), since = clock_timestamp() WHERE EXISTS (SELECT 1 FROM me)
    AND table_id IN (
        SELECT table_id FROM owners WHERE server IS NULL AND since < clock_timestamp() - $2 * interval '1 second'
        ORDER BY since LIMIT $3 FOR UPDATE SKIP LOCKED)
    RETURNING table_id, (SELECT state FROM tables WHERE id = table_id)"""
ORPHAN_RUNNING: Final = """INSERT INTO owners (table_id, since)
    SELECT id, to_timestamp(0) FROM tables WHERE state = 'running' AND touched > $1 ON CONFLICT DO NOTHING"""
LEAVE: Final = "SELECT asobi_leave($1)"
COUNT_RATE: Final = """INSERT INTO rates AS old (what, who, slot, count)
    SELECT $1, $2, floor(extract(epoch FROM clock_timestamp()) / $3), 1
    ON CONFLICT (what, who, slot) DO UPDATE SET count = old.count + 1 RETURNING count"""
DROP_RATES: Final = """DELETE FROM rates WHERE slot < floor(extract(epoch FROM clock_timestamp()) / 3600) - 1
    AND what LIKE 'hour%' OR slot < floor(extract(epoch FROM clock_timestamp()) / 60) - 1 AND what LIKE 'minute%'"""
END_BACKEND: Final = "SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity WHERE pid = $1"

# These two are statements of the ledger's kind: they go the way of every writing, after all that was written before.
INSERT_ORPHAN: Final = "INSERT INTO owners (table_id) VALUES (?)"
DELETE_OWNER: Final = "DELETE FROM owners WHERE table_id = ? AND server = ?"

# A whole database is carried over, table by table.
SELECT_ALL: Final = "SELECT {columns} FROM {table}"
SELECT_COUNT: Final = "SELECT count(*) FROM {table}"
INSERT_MISSING: Final = "INSERT INTO {table} ({columns}) VALUES ({places}) ON CONFLICT DO NOTHING"
SELECT_COLUMNS: Final = "SELECT * FROM {table} LIMIT 0"
INSERT_CARRYING: Final = f"INSERT INTO settings (key, value) VALUES ('{CARRYING}', $1)"
DELETE_CARRYING: Final = f"DELETE FROM settings WHERE key = '{CARRYING}'"
SELECT_CARRYING: Final = f"SELECT value FROM settings WHERE key = '{CARRYING}'"

ONE_AT_A_TIME: Final = "SELECT pg_advisory_xact_lock(4270001)"
SELECT_TABLENAMES: Final = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
COPY_TABLE: Final = 'CREATE TABLE "{name}"."{table}" AS TABLE "{table}"'


@cache
def numbered(sql: str) -> str:
    """The statement with PostgreSQL's numbered places instead of question marks."""
    return filled(sql, [f"${number}" for number in range(1, sql.count("?") + 1)])


def filled(sql: str, places: Sequence[str]) -> str:
    """The statement with something else instead of each question mark."""
    first, *parts = sql.split("?")
    return first + "".join([place + part for place, part in zip(places, parts, strict=True)])


def from_json(sql: str, types: Sequence[str]) -> str:
    """The statement that takes its values from a list in JSON; an INSERT takes a list of such lists."""
    head, values, marks = sql.partition(" VALUES ")
    if sql.startswith("INSERT") and values:
        places = [f"(line ->> {number})::{type}" for number, type in enumerate(types)]
        return f"{head} SELECT {filled(marks.strip()[1:-1], places)} FROM jsonb_array_elements($1) AS line"
    return filled(sql, [f"($1 ->> {number})::{type}" for number, type in enumerate(types)])
