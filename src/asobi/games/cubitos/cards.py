"""All 56 cards, in the order of `cards.toml`; a card's number is its place here."""

from __future__ import annotations

from typing import Final

from asobi.games.cubitos.ability import Card
from asobi.games.cubitos.blue_llamas import LLAMAS
from asobi.games.cubitos.brown_dogs import DOGS
from asobi.games.cubitos.green_rockers import ROCKERS
from asobi.games.cubitos.orange_beavers import BEAVERS
from asobi.games.cubitos.purple_dinos import DINOS
from asobi.games.cubitos.red_soldiers import SOLDIERS
from asobi.games.cubitos.state import CubitosState
from asobi.games.cubitos.tables import CARD_ROWS
from asobi.games.cubitos.white_cats import CATS
from asobi.games.cubitos.yellow_cheeses import CHEESES

CARDS: Final[list[Card]] = [*CATS, *DOGS, *SOLDIERS, *ROCKERS, *BEAVERS, *DINOS, *CHEESES, *LLAMAS]
CARD_NUMBER: Final = {card.key: number for number, card in enumerate(CARDS)}

if [card.key for card in CARDS] != [row.key for row in CARD_ROWS]:
    raise ValueError("cards.toml and the card modules list different cards")


def card_of(s: CubitosState, kind: int) -> Card:
    """The card of a colour in this race."""
    return CARDS[s.cards[kind]]
