"""Bots choose what may be chosen, decide by what their seat sees, and play with sense."""

from __future__ import annotations

import time
from typing import Any

import pytest

from asobi.bots import GreedyBot, RandomBot, UnknownBot, bot_names, make_bot, play, repeats
from asobi.bots.search import Budget, Node, contenders, grown, horizon_of, iterate, looks
from asobi.core import (
    Action,
    Aim,
    Ask,
    Dice,
    Game,
    Insight,
    Match,
    NotYourDecision,
    Perspective,
    Point,
    Style,
    dump,
    find_game,
    record_of,
    redealt,
)
from examples.connect_four import GAME as CONNECT_FOUR
from tests.core.darts import GAME as DARTS
from tests.core.darts import SPACE, THROW, Board, Darts
from tests.testing import toys

BOTS = ("random", "hunch", "beginner", "easy", "normal", "greedy", "search:30")
every_bot = pytest.mark.parametrize("name", BOTS)


@every_bot
@pytest.mark.parametrize("game", [toys.SOUND, find_game("eight-routes")], ids=["sealed", "eight routes"])
def test_a_bots_choice_is_an_option(name: str, game: Game[Any]) -> None:
    bot, dice, match = make_bot(name), Dice("option"), Match.new(game, 3, "option")
    for _ in range(20):
        if match.over:
            break
        ask = dice.pick(match.pending)
        assert isinstance(ask, Ask)
        choice = bot.choose(Perspective(match, ask.seat), dice)
        assert choice in ask.options
        match.choose(ask.seat, dice.pick(ask.options))


@every_bot
def test_a_bot_aims_inside_the_space(name: str) -> None:
    bot, match = make_bot(name), Match.new(DARTS, 2, "aim")
    for seat, choice in ((0, "left"), (1, "left"), (0, "throw")):
        match.choose(seat, choice)

    point = bot.choose(Perspective(match, 0), Dice("hand"))

    assert isinstance(point, tuple)
    assert SPACE.holds(point)


class SlowDarts(Darts):
    """Darts that take half a second to land; a bot may try twelve throws."""

    def __init__(self) -> None:
        super().__init__()
        self.insight = Insight(Style("trials", trials=12))

    def nature(self, request: Any) -> Any:
        time.sleep(0.5)
        return super().nature(request)


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_where_nature_is_slow_a_bot_tries_what_the_time_allows(name: str) -> None:
    """Given runs of half a second, when a bot may try many, it begins none once its patience is over, and decides."""
    game = SlowDarts()
    match = Match.new(game, 2, "slow")
    for seat, choice in ((0, "left"), (1, "left"), (0, "throw")):
        match.choose(seat, choice)

    point = make_bot(name).choose(Perspective(match, 0), Dice("hand"))

    assert isinstance(point, tuple)
    assert SPACE.holds(point)
    assert 1 <= game.computed <= 3


class Thrower(Insight[Board]):
    """Would always throw, and takes its time to aim."""

    def __init__(self) -> None:
        super().__init__(Style("trials", trials=12))

    def hunch(self, s: Board, ask: Ask, dice: Dice) -> Action | None:
        return THROW if THROW in ask.options else None

    def aims(self, s: Board, aim: Aim, dice: Dice, count: int) -> list[Point]:
        time.sleep(0.5)
        return [(10, 50)] * count


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_what_there_was_no_time_to_try_is_no_worse_than_what_needs_no_trying(name: str) -> None:
    """Given a throw that takes too long to imagine, when a bot may also rest, it goes by its hunch and throws."""
    game = SlowDarts()
    game.insight = Thrower()
    match = Match.new(game, 2, "hasty")
    for seat in range(2):
        match.choose(seat, "left")

    assert make_bot(name).choose(Perspective(match, 0), Dice("hand")) == THROW


@every_bot
def test_the_same_dice_make_the_same_choices(name: str) -> None:
    records = [record_of(play(toys.SOUND, [make_bot(name)] * 3, "again")).text() for _ in range(2)]

    assert records[0] == records[1]


@every_bot
def test_a_bot_touches_nothing(name: str) -> None:
    match = Match.new(find_game("eight-routes"), 4, "untouched")
    seat = match.pending[0].seat
    before = record_of(match).text()

    make_bot(name).choose(Perspective(match, seat), Dice("thought"))

    assert record_of(match).text() == before


@every_bot
def test_a_bot_decides_by_what_its_seat_sees(name: str) -> None:
    """Given a game with secrets, when these are dealt anew behind the bot's back, then it decides the same."""
    bot, dice, match = make_bot(name), Dice("behind its back"), Match.new(toys.SOUND, 3, "secrets")
    compared = 0
    while not match.over:
        ask = match.pending[0]
        for number in range(3):
            twin = redealt(match, ask.seat, Dice(f"redeal {compared} {number}"))
            assert twin is not None
            compared += twin.state.digest() != match.state.digest()
            choices = [bot.choose(Perspective(one, ask.seat), Dice(f"bot {number}")) for one in (match, twin)]
            assert choices[0] is choices[1]
        assert isinstance(ask, Ask)
        match.choose(ask.seat, dice.pick(ask.options))

    assert compared > 20, "the secrets were really others"


def test_a_perspective_is_for_whoever_decides() -> None:
    match = Match.new(find_game("eight-routes"), 3, "perspective")
    waiting = (match.pending[0].seat + 1) % 3

    with pytest.raises(NotYourDecision):
        Perspective(match, waiting)


def test_random_chooses_every_option() -> None:
    match = Match.new(toys.SOUND, 2, "even")
    bot, dice = RandomBot("random"), Dice("even")

    chosen = [str(bot.choose(Perspective(match, 0), dice)) for _ in range(300)]

    assert all(70 <= chosen.count(f"<bet {coins}>") <= 130 for coins in range(3))


def test_greedy_sees_the_better_card() -> None:
    """Given the lowest card and an option to swap it, greedy swaps; with the highest it does not."""
    for card, swaps in ((1, True), (6, False)):
        match = Match.new(toys.SOUND, 2, "cards")
        for seat in (0, 1):
            match.choose(seat, "bet 0")
        state = dump(match)["state"]
        state["cards"][0] = card
        match = Match.from_state(toys.SOUND, state, 2)
        choice = make_bot("greedy").choose(Perspective(match, 0), Dice("greedy"))
        assert (choice is toys.SWAP) == swaps


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_judges_a_turn_where_it_ends_as_it_would_after_the_next_dice(
    monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    """Given whole matches, when a look goes on into the next turn or round, the very same is chosen."""
    game, bot = find_game("eight-routes"), make_bot("greedy")
    insight = game.insight
    short, long = insight.style, Style("tree")
    assert short.by_step
    match, ends = Match.new(game, seats, "where it ends", {"rounds": 3}), 0
    while not match.over:
        seat, chosen = match.pending[0].seat, []
        for style in (short, long):
            monkeypatch.setattr(insight, "style", style)
            chosen.append(bot.choose(Perspective(match, seat), Dice(f"look {len(match.log)}")))
        assert chosen[0] is chosen[1]
        ends += match.view(seat)["parent"] == seat
        match.choose(seat, chosen[0])

    assert ends > 5


def test_greedy_beats_three_random_players_at_eight_routes() -> None:
    game, random = find_game("eight-routes"), make_bot("random")
    won = 0.0
    for number in range(12):
        bots = [random] * 4
        bots[number % 4] = make_bot("greedy")
        outcome = play(game, bots, f"greedy {number}").outcome
        assert outcome is not None
        won += outcome.share(number % 4)

    assert won >= 11


def test_search_finds_the_winning_move() -> None:
    """Given three in a row at connect four, search completes the line, and blocks the other's."""
    for drops, best in (("0 6 1 6 2 5", "drop 3"), ("0 6 1 6 2", "drop 3")):
        match = Match.new(CONNECT_FOUR, 2, "four")
        for column in drops.split():
            match.choose(match.pending[0].seat, f"drop {column}")
        seat = match.pending[0].seat
        choice = make_bot("search:600").choose(Perspective(match, seat), Dice("search"))
        assert choice is CONNECT_FOUR.catalogue.find(best)


def test_search_keeps_to_its_time() -> None:
    match = Match.new(find_game("eight-routes"), 4, "time")
    start = time.perf_counter()

    make_bot("search:60ms").choose(Perspective(match, match.pending[0].seat), Dice("time"))

    assert 0.06 <= time.perf_counter() - start < 1.0


@pytest.mark.parametrize("name", [*bot_names(), "search:50ms", "search:400"])
def test_a_bot_is_made_by_its_name(name: str) -> None:
    assert make_bot(name).name == name
    assert repeats(name, CONNECT_FOUR) == (name not in ("expert", "search", "search:50ms"))
    assert repeats(name, SlowDarts()) == (name in ("random", "hunch"))


@pytest.mark.parametrize(
    "name", ["", "Random", "deep-blue", "search:", "search:0", "search:-5", "search:5s", "greedy:3", "learned:9"]
)
def test_an_unknown_bot_is_refused_with_the_known_ones(name: str) -> None:
    known = "beginner, easy, normal, hard, expert, random, hunch, greedy, search, learned, search:200ms, search:400"
    with pytest.raises(UnknownBot, match=f"there are {known}") as caught:
        make_bot(name)

    assert repr(name) in str(caught.value)


@pytest.mark.parametrize(("id", "grows"), [("cubitos", False), ("eight-routes", True)])
def test_where_dice_are_wild_no_tree_grows_below_the_options(id: str, grows: bool) -> None:
    game = find_game(id)
    assert game.insight.style.name == ("tree" if grows else "rollouts")
    match = Match.new(game, 4, "wild")
    ask = match.pending[0]
    assert isinstance(ask, Ask)
    assert len(ask.options) > 1
    perspective = Perspective(match, ask.seat)
    root = contenders(looks(perspective, list(ask.options), "contenders"))
    horizon = horizon_of(perspective, match.game.insight.style, Dice("horizon"))

    for number in range(12):
        for option, node in root.children.items():
            iterate(node, option, perspective.imagine(Dice(f"try {number}")), ask.seat, Dice("own"), horizon)

    assert any(node.children for node in root.children.values()) is grows
    assert all(node.visits > 12 for node in root.children.values())


def test_imagined_matches_go_on_for_rounds_where_dice_are_wild_and_to_the_end_of_a_planned_turn() -> None:
    for id, seats, rounds, others_turn in (("cubitos", 4, {2, 3, 4, 5}, False), ("landmark-scramble", 2, {1}, True)):
        match = Match.new(find_game(id), seats, "horizon")
        ask = match.pending[0]
        assert isinstance(ask, Ask)
        perspective = Perspective(match, ask.seat)
        imagined = perspective.imagine(Dice("try"))

        iterate(
            Node(),
            ask.options[0],
            imagined,
            ask.seat,
            Dice("own"),
            horizon_of(perspective, match.game.insight.style, Dice("horizon")),
        )

        assert imagined.view(None)["round"] in rounds
        assert not others_turn or imagined.pending[0].seat != ask.seat


def test_when_the_end_is_near_imagined_matches_are_played_to_it() -> None:
    """Given a game with an endgame, when a match has come to it, imagined ones end; before, they stop half-way."""
    match, dice = Match.new(find_game("wildcard"), 4, "end"), Dice("end")
    for start, ending in ((1, False), (9, True)):
        ask = match.decision
        while isinstance(ask, Ask) and (match.view(None)["round"] < start or len(ask.options) == 1):
            match.choose(ask.seat, dice.pick(ask.options))
            ask = match.decision
        assert isinstance(ask, Ask)
        perspective = Perspective(match, ask.seat)
        node = Node()
        for _ in range(2):
            imagined = perspective.imagine(Dice("try"))
            iterate(
                node,
                ask.options[0],
                imagined,
                ask.seat,
                Dice("own"),
                horizon_of(perspective, match.game.insight.style, Dice("end")),
            )
        assert imagined.over is ending
        assert (not node.children) is ending


def test_where_a_turn_is_a_row_of_choices_search_finds_rows_better_than_any_single_choice() -> None:
    """Given turns of Landmark Scramble, when plans grow, some end better than one choice does; all can be made."""
    game = find_game("landmark-scramble")
    assert game.insight.style.name == "plans"
    better = 0
    for number in range(4):
        match, dice = Match.new(game, 2, f"plan {number}"), Dice("plan")
        while len(match.log) < 30 or match.pending[0].prompt != "act":
            seat = match.pending[0].seat
            match.choose(seat, make_bot("greedy").choose(Perspective(match, seat), dice))
        ask = match.pending[0]
        assert isinstance(ask, Ask)
        perspective = Perspective(match, ask.seat)
        single = looks(perspective, list(ask.options), "plan")
        best = max(grown(perspective, single, "plan", Budget(800, 0.0)), key=lambda plan: plan.worth)
        better += best.worth > max(plan.worth for plan in single)
        imagined = perspective.imagine(Dice("plan0"))
        for choice in best.choices:
            pending = imagined.pending_of(ask.seat)
            assert isinstance(pending, Ask)
            assert choice in pending.options
            imagined.advance(choice, ask.seat)
    assert better >= 1


def test_planning_ends_with_its_budget() -> None:
    match = Match.new(find_game("landmark-scramble"), 2, "budget")
    match.choose(0, "roll")
    ask = match.pending[0]
    assert isinstance(ask, Ask)
    perspective = Perspective(match, ask.seat)
    budget = Budget(25, 0.0)

    grown(perspective, looks(perspective, list(ask.options), "budget"), "budget", budget)

    assert budget.spent == 13


def test_without_any_insight_greedy_still_beats_chance() -> None:
    """Given a game that tells bots nothing, when greedy plays random from both seats, it wins nearly always."""
    assert type(CONNECT_FOUR.insight) is Insight
    won = 0.0
    for number in range(20):
        seat = number % 2
        outcome = play(CONNECT_FOUR, ["greedy", "random"] if seat == 0 else ["random", "greedy"], number).outcome
        assert outcome is not None
        won += outcome.share(seat)

    assert won >= 16


def test_a_level_sees_more_of_its_options_than_the_one_before() -> None:
    """Given a decision with many options, when levels look at it often, each overlooks fewer than the last."""
    options = list(find_game("eight-routes").catalogue.actions[:20])
    seen = []
    for name in ("beginner", "easy", "normal", "hard"):
        bot, dice = make_bot(name), Dice("levels")
        assert isinstance(bot, GreedyBot)
        kept = [bot.seen([*options], dice) for _ in range(50)]
        assert all(kept)
        assert all(set(part) <= set(options) for part in kept)
        seen.append(sum(map(len, kept)) / 50)

    assert seen == sorted(seen)
    assert seen[0] < 5
    assert seen[3] == 20


def test_a_higher_level_beats_a_lower_one() -> None:
    won = 0.0
    for number in range(20):
        seat = number % 2
        outcome = play(CONNECT_FOUR, ["hard", "beginner"] if seat == 0 else ["beginner", "hard"], number).outcome
        assert outcome is not None
        won += outcome.share(seat)

    assert won >= 15
