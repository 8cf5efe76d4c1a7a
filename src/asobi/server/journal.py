"""The journal: the log as lines of JSON, for programs that read it."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any, Final

USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
"""What every line of a log has; whatever a line has besides is told by its own name."""


class JsonLines(logging.Formatter):
    """One line of JSON for each thing that happened: when, how grave, what, and its fields (table, seat, guest …)."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in USUAL}
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def keep_journal() -> None:
    """Write everything to standard error as lines of JSON from now on, what is usual too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
