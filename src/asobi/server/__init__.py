"""The table in the browser: rooms, protocol, store."""

from typing import TYPE_CHECKING, Any

from asobi.server.limits import Limits

if TYPE_CHECKING:
    from asobi.server.app import serve

__all__ = ["Limits", "serve"]


def __getattr__(name: str) -> Any:
    """Load the server only when it is asked for: the worker processes of the bots do without it."""
    if name == "serve":
        from asobi.server.app import serve

        return serve
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
