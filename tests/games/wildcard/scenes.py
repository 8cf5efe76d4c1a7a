"""Sets WILDCARD up in the middle of a game, with cards that say what a test wants."""

from __future__ import annotations

from collections.abc import Sequence

from asobi.core import Ask, Dice, Match
from asobi.games.wildcard import GAME
from asobi.games.wildcard.deck import ROUNDS, deck_of
from asobi.games.wildcard.language import read_past
from asobi.games.wildcard.state import ACTION_PHASE, PRESENT_PHASE, ROUND_PHASE, WildcardState

HEADER = "id,name,past,present,future,upright,reversed"
PHASE = {"present": PRESENT_PHASE, "round": ROUND_PHASE, "action": ACTION_PHASE}
NEVER = "W=0 and W=10"
EVERY_VERB = [
    "+2 Wild;all: -1 Wildmin;two: +1 Action;with: swap W~I",
    "steal 1 W/D;trade L;other: cancel+- WILD@round;future",
    "cancel- W;other: -2 Wild",
]


def deck(
    presents: Sequence[str] = (),
    futures: Sequence[str] = (),
    fate: str = "none",
    reversed: str = "none",
    shared: str = NEVER,
    past: str = "5/5/5/5",
    cards: int = 20,
) -> str:
    """A deck whose first four cards are start cards; all the others are the same Round card."""
    lines = [HEADER]
    for seat in range(4):
        present = presents[seat] if seat < len(presents) else "none"
        future = futures[seat] if seat < len(futures) else NEVER
        lines.append(f"S{seat},Start {seat},{past},{present},{future},none,none")
    lines += [f"R{number},Fate {number},{past},none,{shared},{fate},{reversed}" for number in range(4, cards)]
    return "\n".join(lines)


def scene(
    *lives: str,
    presents: Sequence[str] = (),
    futures: Sequence[str] = (),
    fate: str = "none",
    reversed: str = "none",
    shared: str = NEVER,
    objectives: int = 0,
    phase: str = "round",
    round: int = 1,
    first: int = 0,
    extra: Sequence[int] | None = None,
    finish: str = "classic",
    orientation: str = "printed",
    chains: bool = True,
    cards: int = 20,
    seed: str = "scene",
) -> Match:
    """A match at the beginning of a phase: a life for each player, seat 0 first.

    `objectives` says how many shared objectives lie open already; each reads `shared`.
    """
    players = len(lives)
    text = deck(presents, futures, fate, reversed, shared, cards=cards)
    numbers = list(range(4, len(deck_of(text).cards)))
    turned = [numbers.pop() for _ in range(round - 1 + (phase == "action"))]
    state = WildcardState(
        dice=Dice(seed),
        players=players,
        fair=finish == "fair",
        either_way=orientation == "random",
        chains=chains,
        deck=text,
        first=first,
        round=round,
        phase=PHASE[phase],
        place=0,
        left=0,
        values=[value for life in lives for value in read_past(life)],
        starts=list(range(players)),
        unseen=numbers,
        turned=turned,
        ways=[0] * len(turned),
        shared=[4] * objectives,
        extra=list(extra or [0] * players),
        barred_round=[0] * players,
        barred_phase=[0] * players,
        rewarded=[0] * players,
        penalised=[0] * players,
    )
    settings = {"finish": finish, "orientation": orientation, "no-chains": not chains, "deck": text}
    # A scene may lay cards where no game can have them: what is loaded would be refused.
    match = Match(GAME, players, GAME.with_defaults(players, settings), state, True, True)
    match.opening = state.dump()
    match.begin()
    return match


def lives(match: Match) -> list[str]:
    """Every board as it is written on a card."""
    s = state_of(match)
    return ["/".join(map(str, s.life(seat))) for seat in range(s.players)]


def state_of(match: Match) -> WildcardState:
    assert isinstance(match.state, WildcardState)
    return match.state


def asked(match: Match) -> tuple[int, str, list[str]]:
    """Who is asked what, and the options in notation."""
    ask = match.decision
    assert isinstance(ask, Ask)
    return ask.seat, ask.prompt, [option.notation for option in ask.options]


def board_asked(match: Match) -> object:
    """Whose board the pending choice is about."""
    about = match.pending[0].about
    return about and about["board_seat"]


def take(match: Match, *choices: str) -> None:
    """Choose for whoever is asked, one notation after the other."""
    for choice in choices:
        match.choose(match.pending[0].seat, choice)


def pass_all(match: Match, to_round: int = ROUNDS + 1) -> None:
    """Everybody passes until that round; a card's questions get the first answer."""
    while not match.over and state_of(match).round < to_round:
        _, prompt, options = asked(match)
        take(match, "pass" if prompt == "act" else options[0])


def told(match: Match, key: str) -> list[dict[str, object]]:
    """The events of a kind so far."""
    return [event for event in match.events_for(None) if event["key"] == f"wildcard-{key}"]
