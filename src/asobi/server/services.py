"""Services: what every room shares with the others."""

from __future__ import annotations

from dataclasses import dataclass

from asobi.server.ledger import Ledger
from asobi.server.limits import Limits
from asobi.server.rates import Rates
from asobi.server.shelf import Shelf
from asobi.server.store import find_store
from asobi.server.thinking import Thinkers


@dataclass(frozen=True)
class Services:
    """The ledger, the games, the limits, how often guests did what, and who thinks."""

    ledger: Ledger
    shelf: Shelf
    limits: Limits
    rates: Rates
    thinkers: Thinkers


def find_services(database: str, games: list[str] | None, limits: Limits) -> Services:
    """The services of a server with these games, which writes everything down in that database."""
    shelf = Shelf(games)
    return Services(Ledger(find_store(database)), shelf, limits, Rates(limits), Thinkers(shelf, limits))
