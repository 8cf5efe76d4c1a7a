"""What every registered game has: sound rules, a test for each clause, a golden playthrough, words for everything."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from asobi.core import Ask, Dice, Game, Match, RecordError, find_game, game_ids, home, record_of, replay, why_not
from asobi.testing import citations, conform
from examples.pig.asobi_pig import GAME as PIG
from tests.games import golden

GAMES = game_ids()
DOCS = Path(__file__).parents[2] / "docs"
every_game = pytest.mark.parametrize("id", GAMES)


@every_game
def test_the_game_keeps_the_house_rules(id: str) -> None:
    """One match of the fewest players; a game's own tests hold it to more of them, and to its settings."""
    game = find_game(id)

    bots = ("random", "greedy") if game.insight.style.name == "trials" else ("random", "greedy", "search:8")
    conform(game, seeds=1, seats=[game.facts.players[0]], settings=[golden.settings(game)], bots=bots)


@every_game
def test_every_clause_has_a_test_and_every_test_cites_a_clause(id: str) -> None:
    book = find_game(id).rulebook
    assert book is not None, f"{id} has no rulebook"
    cited = citations(golden.folder(id))

    assert [clause.number for clause in book.clauses if clause.number not in cited] == [], "clauses without a test"
    assert {number: tests for number, tests in cited.items() if number not in book} == {}, "tests of unknown clauses"


@every_game
def test_the_games_page_lists_the_departures_that_stand_beside_the_clauses(id: str) -> None:
    book = find_game(id).rulebook
    assert book is not None
    page = (DOCS / f"{id.replace('-', '_')}.md").read_text(encoding="utf-8")
    told = page.split("## Departures from the print")[1].split("\n## ")[0]
    rows = [line for line in told.splitlines() if line.startswith("|")]

    listed = {number for row in rows for number in re.findall(r"[A-Z]+-\d+\.\d+", row)}

    assert listed == {clause.number for clause in book.clauses if clause.departure}


@pytest.mark.parametrize(
    ("id", "number"),
    [("eight-routes", "ER-4.3"), ("wildcard", "WC-3.2"), ("wildcard", "WC-6.3"), ("wildcard", "WC-6.13")],
)
def test_what_the_print_does_not_say_is_tagged_as_ours(id: str, number: str) -> None:
    book = find_game(id).rulebook
    assert book is not None

    assert "recon" in book[number].sources


@every_game
def test_every_clause_that_a_reason_names_stands_in_the_rulebook(id: str) -> None:
    """Over a random match, whatever why_not answers to anybody about anything is a clause."""
    game = find_game(id)
    assert game.rulebook is not None
    match, dice = a_match(game), Dice("reasons")
    for _ in range(40):
        if match.over:
            break
        for action in [dice.pick(game.catalogue.actions) for _ in range(20)]:
            reason = why_not(match, dice.below(match.seats), action)
            assert reason is None or reason in game.rulebook
        take_any(match, dice)


@every_game
def test_the_golden_playthrough_is_still_what_the_rules_play(id: str) -> None:
    record, told = golden.read(id)

    match = replay(find_game(id), record, auto_nature=False)

    assert golden.events(match) == told, f"the rules tell something else now; see {golden.__file__}"
    assert record_of(match).text() == record.text()
    assert match.over


@every_game
def test_the_golden_playthrough_is_told_in_four_languages(id: str) -> None:
    """Every line once, as committed; `scripts/golden` writes them anew after a change of words."""
    _, told = golden.read(id)

    for language, text in golden.stories(find_game(id), told).items():
        committed = (golden.folder(id) / f"golden.{language}.txt").read_text(encoding="utf-8")
        assert text == committed, f"{id} in {language} says something else now: scripts/golden {id}"


# -- words -------------------------------------------------------------------------------------------------


def a_match(game: Game[Any]) -> Match:
    return Match.new(game, game.facts.players[1], f"words {game.id}")


def take_any(match: Match, dice: Dice) -> None:
    decision = dice.pick(match.pending)
    if isinstance(decision, Ask):
        match.choose(decision.seat, dice.pick(decision.options))
    else:
        match.choose(decision.seat, random_point(decision, dice))


def random_point(decision: Any, dice: Dice) -> tuple[int, ...]:
    return tuple([dice.below(dial.steps + 1) for dial in decision.space.dials])


def messages(game: Game[Any]) -> set[str]:
    """The names of the messages in the game's English words; a file with an error in it has none to offer."""
    path = home(game) / "locales" / "en.ftl"
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == [], f"{path} has a part that is not Fluent"
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


@every_game
def test_there_are_words_for_the_title_every_action_and_every_setting(id: str) -> None:
    game = find_game(id)
    wanted = {
        f"{id}-title",
        *[f"{id}-action-{action.name}" for action in game.catalogue],
        *[f"{id}-setting-{setting.key}" for setting in game.settings],
    }

    assert sorted(wanted - messages(game)) == []


@every_game
def test_every_dial_of_the_data_has_its_name_and_its_group(id: str) -> None:
    """One message may speak of several dials, as `data-prices` does of every card's price, and none of no dial."""
    game, known, used = find_game(id), messages(find_game(id)), set()
    for path in game.dials.dials:
        names = path.split(".")
        fitting = [[*names[:place], *names[place + 1 :]] for place in range(len(names))]
        keys = {"-".join([f"{id}-data", *each]) for each in [names, *fitting]} & known
        assert len(keys) == 1, path
        used |= keys | ({f"{id}-group-{names[0]}"} if len(names) > 1 else set())

    assert used == {key for key in known if key.startswith((f"{id}-data-", f"{id}-group-"))}


def files_of(game: Game[Any]) -> list[Path]:
    """The game's words in every language."""
    return sorted((home(game) / "locales").glob("*.ftl"))


@every_game
def test_every_clause_that_a_reason_can_name_is_told_in_a_players_words_and_no_other(id: str) -> None:
    """The clauses that stand in `legal.py` are all that `reason` can answer; each says why not, in every language."""
    game = find_game(id)
    named = re.findall(r'"[A-Z]+-(\d+\.\d+)"', (home(game) / "legal.py").read_text(encoding="utf-8"))
    wanted = {f"{id}-not-{number.replace('.', '-')}" for number in named}
    assert len(wanted) >= 15

    for path in files_of(game):
        told = set(re.findall(rf"^({id}-not-\S+) =", path.read_text(encoding="utf-8"), re.M))
        assert (sorted(wanted - told), sorted(told - wanted)) == ([], []), path


@every_game
def test_an_answer_to_why_not_that_looks_at_the_question_names_questions_that_are_asked(id: str) -> None:
    game = find_game(id)
    prompts = {key.partition("-ask-")[2] for key in messages(game) if key.startswith(f"{id}-ask-")} | {"none", "other"}

    for path in files_of(game):
        text = path.read_text(encoding="utf-8")
        answers = re.findall(rf"^{id}-not-\S+ = \{{ \$prompt ->\n((?:[ *]+\[.+\n)+)", text, re.M)
        assert {name for answer in answers for name in re.findall(r"\[(\S+)\]", answer)} <= prompts, path


@every_game
def test_every_question_says_why_it_is_asked_and_every_term_is_explained(id: str) -> None:
    game, known = find_game(id), messages(find_game(id))
    asked = {key.partition("-ask-")[2] for key in known if key.startswith(f"{id}-ask-")}
    sources = "".join([path.read_text(encoding="utf-8") for path in sorted(home(game).glob("*.py"))])
    assert asked
    assert {prompt for prompt in asked if f'"{prompt}"' not in sources} == set(), "asked nowhere"
    for path in files_of(game):
        whys = re.findall(rf"^{id}-why-(\S+) =", path.read_text(encoding="utf-8"), re.M)
        assert asked <= set(whys), path

    terms = {key for key in known if key.startswith(f"{id}-term-") and not key.endswith("-is")}
    assert len(terms) >= 5
    assert {f"{key}-is" for key in terms} <= known


@every_game
def test_there_are_words_for_all_that_is_told_and_asked_in_random_play(id: str) -> None:
    game, wanted = find_game(id), set()
    for number in range(2):
        match = Match.new(game, game.facts.players[number], f"words {number}", golden.settings(game))
        dice = Dice(f"speakers {number}")
        while not match.over:
            wanted |= {f"{id}-{word}-{decision.prompt}" for decision in match.pending for word in ("ask", "why")}
            if (moment := match.view(None).get("moment")) is not None:
                wanted.add(f"{id}-waiting-{moment}")
            take_any(match, dice)
        wanted |= {event.kind.key for event in match.events}

    assert sorted(wanted - messages(game)) == []


@pytest.mark.parametrize("game", [*map(find_game, GAMES), PIG], ids=[*GAMES, "pig"])
def test_an_opening_for_another_number_of_seats_is_refused(game: Game[Any]) -> None:
    """Given a record whose header names more or fewer seats than the position it begins with, a sentence says so."""
    low, high = game.facts.players
    for told, found in ((low, high), (high, low)):
        opening = Match.new(game, found, "seats", auto_nature=False).beginnings[0].state.dump()
        record = record_of(Match.from_state(game, opening, found, auto_nature=False))
        record.header.seats = told

        with pytest.raises(RecordError, match=f"line 1: the position is one of {found} seats, not of {told}") as fault:
            replay(game, record, auto_nature=False)
        assert (fault.value.key, fault.value.fields) == ("record-seats", {"told": told, "found": found})
