"""What PostgreSQL is told about thoughts: who asks writes them down, whoever has nothing to do takes one.

They are not worth a log: whoever waits for a thought that is gone asks again.
"""

from __future__ import annotations

from typing import Final

ASKED: Final = "asobi_asked"
THOUGHT: Final = "asobi_thought"

THOUGHTS_SCHEMA: Final = (
    """CREATE UNLOGGED TABLE IF NOT EXISTS thoughts (
        id BIGSERIAL PRIMARY KEY, rank INTEGER NOT NULL, work TEXT NOT NULL, thinker TEXT, until TIMESTAMPTZ,
        asked TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(), answer TEXT, fault TEXT)""",
    """CREATE UNLOGGED TABLE IF NOT EXISTS thinkers (
        id TEXT PRIMARY KEY, who TEXT NOT NULL, until TIMESTAMPTZ NOT NULL)""",
)

INSERT_THOUGHT: Final = f"""WITH told AS (SELECT pg_notify('{ASKED}', ''))
    INSERT INTO thoughts (rank, work) SELECT $1, $2 FROM told RETURNING id"""
SELECT_THOUGHT: Final = "SELECT answer, fault FROM thoughts WHERE id = $1"
UPDATE_RANK: Final = "UPDATE thoughts SET rank = $2 WHERE id = $1 AND thinker IS NULL"
DELETE_THOUGHT: Final = "DELETE FROM thoughts WHERE id = $1"
SELECT_THINKERS: Final = "SELECT count(*) FROM thinkers WHERE until > clock_timestamp()"

TAKE_THOUGHT: Final = """UPDATE thoughts SET thinker = $1, until = clock_timestamp() + $2 * interval '1 second'
    WHERE id = (
        SELECT id FROM thoughts WHERE answer IS NULL AND fault IS NULL
        AND (thinker IS NULL OR until < clock_timestamp()) ORDER BY rank, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, work"""
KEEP_THOUGHT: Final = f"""WITH kept AS (
    UPDATE thoughts SET answer = $3, fault = $4 WHERE id = $1 AND thinker = $2 RETURNING id)
    SELECT pg_notify('{THOUGHT}', id::text) FROM kept"""
RENEW_THINKER: Final = """WITH mine AS (
    UPDATE thoughts SET until = clock_timestamp() + $3 * interval '1 second' WHERE thinker = $1 AND answer IS NULL)
    INSERT INTO thinkers (id, who, until) VALUES ($1, $2, clock_timestamp() + $3 * interval '1 second')
    ON CONFLICT (id) DO UPDATE SET until = excluded.until"""
END_THINKER: Final = """WITH mine AS (UPDATE thoughts SET thinker = NULL WHERE thinker = $1 AND answer IS NULL)
    DELETE FROM thinkers WHERE id = $1 OR until < clock_timestamp() - interval '1 day'"""
DROP_THOUGHTS: Final = "DELETE FROM thoughts WHERE asked < clock_timestamp() - interval '10 minutes'"
