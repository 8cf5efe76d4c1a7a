"""The table in the browser: rooms, protocol, store."""

from asobi.server.app import serve
from asobi.server.limits import Limits

__all__ = ["Limits", "serve"]
