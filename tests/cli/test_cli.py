"""The command line, run as a user runs it: in a process of its own."""

from __future__ import annotations

import html
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

GOLDEN = Path(__file__).parent.parent / "games" / "eight_routes" / "golden.record"


def asobi(*words: str, say: str = "", folder: Path | None = None, **wishes: str) -> subprocess.CompletedProcess[str]:
    """Run the command as a user would."""
    return subprocess.run(
        [sys.executable, "-m", "asobi.cli", *words],
        input=say,
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, "COLUMNS": "200", "NO_COLOR": "1", **wishes},
    )


def refusal(done: subprocess.CompletedProcess[str]) -> str:
    """The one sentence of a refused command."""
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    return done.stderr.strip().replace("\n", " ")


def test_games_lists_facts_and_tested_clauses() -> None:
    rows = json.loads(asobi("games", "--json").stdout)
    (routes,) = [row for row in rows if row["id"] == "eight-routes"]
    assert routes["title"] == "Eight Routes"
    assert routes["facts"]["players"] == [3, 5]
    assert routes["clauses"] > 40
    assert routes["tested"] == routes["clauses"]
    assert routes["untested"] == []


def test_games_prints_what_a_seat_observes() -> None:
    fields = json.loads(asobi("games", "eight-routes", "--fields", "--seats", "4", "--json").stdout)

    assert {"name": "squares", "high": 20, "shape": [4, 8], "size": 32} in fields
    assert "squares" in asobi("games", "eight-routes", "--fields").stdout
    assert "--fields needs a game" in refusal(asobi("games", "--fields"))
    assert "for 3 to 5 seats, not 7" in refusal(asobi("games", "eight-routes", "--fields", "--seats", "7"))


def test_no_clause_of_any_game_is_without_a_test() -> None:
    done = asobi("games", "--rules")
    assert done.returncode == 0
    assert done.stdout.strip().endswith(", 0 without a test")


def test_simulate_gives_the_same_numbers_on_one_process_and_on_two() -> None:
    words = ("simulate", "eight-routes", "--games", "6", "--seats", "greedy,random,search:3", "--seed", "x", "--json")
    alone, shared = (json.loads(asobi(*words, "--workers", workers).stdout) for workers in ("1", "2"))
    assert alone.pop("speed")["games_per_second"] > 0
    assert shared.pop("speed")["decisions_per_cpu_second"] > 0
    assert alone == shared
    assert alone["games"] == 6
    assert alone["repeatable"] is True
    assert sum(share["share"] * share["matches"] for share in alone["bots"]) == pytest.approx(6, abs=1e-4)
    assert all(share["low"] <= share["share"] <= share["high"] for share in alone["seats"])


def test_simulate_says_that_a_search_by_time_is_not_repeatable() -> None:
    words = ("simulate", "eight-routes", "--games", "1", "--seats", "random,random,search:1ms")
    assert json.loads(asobi(*words, "--json").stdout)["repeatable"] is False
    assert "does not repeat exactly" in asobi(*words).stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", "go", "--seats", "random,random"), "no game 'go' is installed; there are:"),
        (("simulate", "eight-routes", "--seats", "random,random"), "a game for 3 to 5 seats, not 2"),
        (
            ("simulate", "eight-routes", "--seats", "random,random,clever"),
            "no bot is called 'clever'; there are beginner, easy",
        ),
        (("play", "eight-routes", "--seats", "me,me,nobody"), "no bot is called 'nobody'"),
        (("play", "eight-routes", "-s", "rounds=99"), "setting rounds is a whole number from 1 to 30, not 99"),
        (("play", "eight-routes", "-s", "speed=1"), "has no setting speed; its settings: rounds, shake"),
        (("play", "eight-routes", "-s", "rounds"), "a setting is written key=value"),
        (("replay", "nowhere.record"), "cannot read nowhere.record"),
    ],
)
def test_bad_input_gets_one_sentence_and_status_2(words: tuple[str, ...], said: str) -> None:
    assert said in refusal(asobi(*words))


def test_replay_steps_through_verifies_and_opens_at_a_move() -> None:
    assert "replays to its recorded end" in asobi("replay", str(GOLDEN), "--verify").stdout
    whole = asobi("replay", str(GOLDEN)).stdout
    opened = asobi("replay", str(GOLDEN), "--upto", "7").stdout
    assert len(opened.splitlines()) < len(whole.splitlines())
    assert "   7. seat " in opened
    assert "   8. seat " not in opened
    assert "to decide" in opened
    assert "to decide" not in whole
    assert "--upto 9999 is past its end" in refusal(asobi("replay", str(GOLDEN), "--upto", "9999"))


def test_a_damaged_record_names_its_line_and_nothing_is_written(tmp_path: Path) -> None:
    lines = GOLDEN.read_text().splitlines()
    damaged = tmp_path / "damaged.record"
    for line, text, said in (
        (5, '[0,"pick 99"]', "line 5"),
        (9, "[0,", "line 9: not JSON"),
        (1, '{"chess":1}', "line 1: not a record of asobi"),
    ):
        damaged.write_text("\n".join([*lines[: line - 1], text, *lines[line:]]) + "\n")
        assert said in refusal(asobi("replay", str(damaged)))
    damaged.write_text("\n".join(lines[:-1]) + "\n")
    assert f"line {len(lines) - 1}: the record stops without its end line" in refusal(asobi("replay", str(damaged)))
    damaged.write_bytes(b"\x89PNG\r\n\xff\xfe")
    assert "not a record of asobi" in refusal(asobi("replay", str(damaged)))
    assert [path.name for path in tmp_path.iterdir()] == ["damaged.record"]


def test_a_record_with_a_forged_end_does_not_verify(tmp_path: Path) -> None:
    lines = GOLDEN.read_text().splitlines()
    end = json.loads(lines[-1])
    end["end"]["scores"][0] += 1
    forged = tmp_path / "forged.record"
    forged.write_text("\n".join([*lines[:-1], json.dumps(end)]) + "\n")
    assert "the end says scores" in refusal(asobi("replay", str(forged), "--verify"))


def test_a_whole_match_in_the_terminal() -> None:
    """Choosing the first option again and again comes to an end with the scores."""
    done = asobi("play", "eight-routes", "--seats", "me,random,random", "--seed", "1", "-s", "rounds=3", say="1\n" * 40)
    assert done.returncode == 0, done.stderr
    assert "wins" in done.stdout


def test_the_same_seed_and_the_same_answers_give_the_same_match_in_the_terminal() -> None:
    words = ("play", "eight-routes", "--seats", "me,random,random", "--seed", "again", "-s", "rounds=3")
    assert asobi(*words, say="1\n" * 40).stdout == asobi(*words, say="1\n" * 40).stdout


def test_the_terminal_says_where_a_bot_has_not_learned(tmp_path: Path) -> None:
    words = ("play", "eight-routes", "--seats", "me,learned,expert:9")
    unlearned, learned = (asobi(*words, "-s", f"rounds={n}", say="quit\n", folder=tmp_path).stdout for n in (30, 11))
    assert "learned plays like greedy" in unlearned
    assert "expert:9 plays like search:9" in unlearned
    assert "plays like" not in learned


def test_the_terminal_explains_refuses_advises_and_saves(tmp_path: Path) -> None:
    saved = tmp_path / "mine.record"
    said = asobi(
        "play", "eight-routes", "--seats", "me,random,random", "--seed", "2",
        say=f"why end\nwhy pick 1\nwhy pick 2\nwhy pick 3\npick 77\nhint\nundo\nsave {saved}\nhelp\nquit\n",
        folder=tmp_path,
    ).stdout  # fmt: skip
    assert "ER-4.1:" in said
    assert "cannot choose 'pick 77' now; legal:" in said
    # A hint, and what may be chosen, in words beside what is to be typed
    assert re.search(r"search would choose: \S[^(\n]+ \([a-z0-9 +-]+\)", said)
    assert re.search(r"[^(\n]+ \(pick \d\) may be chosen", said)
    assert "cannot take its last choice back" in said
    assert "replays to its recorded end" in asobi("replay", str(saved), "--verify").stdout
    assert len(list(tmp_path.glob("eight-routes-*.record"))) == 1, "quitting keeps the match so far"


def test_the_terminal_speaks_the_language_it_is_asked_for(tmp_path: Path) -> None:
    """Given a language by name or by the system's wish, prompts, rules and refusals are told in it."""
    words = ("play", "eight-routes", "--seats", "me,random,random", "--seed", "2")
    named = asobi(*words, "--lang", "th", say="why end\nquit\n", folder=tmp_path).stdout
    wished = asobi(*words, say="quit\n", folder=tmp_path, LC_ALL="ja_JP.UTF-8").stdout
    persian = asobi(*words, say="quit\n", folder=tmp_path, LC_ALL="fa_IR.UTF-8").stdout
    assert "Roll" not in named
    assert any("\u0e00" <= letter <= "\u0e7f" for letter in named)
    assert any("\u3040" <= letter <= "\u30ff" for letter in wished)
    assert not any("\u0600" <= letter <= "\u06ff" for letter in persian), "few terminals write from right to left"
    assert "does not speak 'xx'" in refusal(asobi(*words, "--lang", "xx", folder=tmp_path))


def test_the_version_is_told() -> None:
    from asobi import __version__

    assert asobi("--version").stdout == f"asobi {__version__}\n"


def test_a_variant_is_shown_as_a_difference_and_played_by_bots(tmp_path: Path) -> None:
    file = tmp_path / "six.toml"
    file.write_text('game = "eight-routes"\n[dials.routes.6]\nplaces = [40]\n', encoding="utf-8")
    assert "routes.6.places: [16] → [40]" in asobi("lab", "show", str(file)).stdout
    words = ("simulate", "eight-routes", "--seats", "hunch,hunch,hunch", "--games", "4", "--json")
    base, turned = asobi(*words), asobi(*words, "--variant", str(file))
    assert json.loads(base.stdout)["seats"] != json.loads(turned.stdout)["seats"]
    assert "is a variant of 'eight-routes', not of 'cubitos'" in refusal(
        asobi("simulate", "cubitos", "--seats", "hunch,hunch", "--variant", str(file))
    )
    file.write_text('game = "eight-routes"\n[dials.routes.6]\nplaces = [99]\n', encoding="utf-8")
    assert "from 0 to 60, not [99]" in refusal(asobi("lab", "show", str(file)))


def test_the_lab_plays_an_experiment_and_writes_its_report(tmp_path: Path) -> None:
    file = tmp_path / "short.toml"
    file.write_text('game = "eight-routes"\nseats = 3\ngames = 3\n[settings]\nrounds = 1\n', encoding="utf-8")
    assert "All is played" in asobi("lab", "run", str(file)).stdout
    assert "The report:" in asobi("lab", "report", str(file)).stdout
    assert "</html>" in file.with_suffix(".html").read_text(encoding="utf-8")
    file.write_text('game = "eight-routes"\ngamse = 3\n', encoding="utf-8")
    assert "no field gamse" in refusal(asobi("lab", "run", str(file)))


def test_a_report_says_how_to_ask_the_same_again(tmp_path: Path) -> None:
    file, report = tmp_path / "my six.toml", tmp_path / "answer.html"
    file.write_text('game = "eight-routes"\n[settings]\nrounds = 1\n', encoding="utf-8")
    words = ["lab", "restrict", "eight-routes", "--never", "pick 6", "--never", "shake", "--bot", "hunch"]
    words += ["--seats", "3", "--games", "4", "--seed", "1", "--variant", str(file)]
    asobi(*words, "--workers", "1", "--report", str(report))
    assert html.escape(shlex.join(["asobi", *words])) in report.read_text(encoding="utf-8")


def hearing() -> None:
    """Hear Ctrl-C, though a shell started these tests behind something else and so made them deaf to it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("wait", [0.0, 0.05, 0.5])
def test_ctrl_c_stops_the_lab_with_a_sentence_even_while_its_processes_begin(tmp_path: Path, wait: float) -> None:
    file = tmp_path / "long.toml"
    file.write_text('game = "eight-routes"\ngames = 100000\nseed = "long"\n', encoding="utf-8")
    command = [sys.executable, "-m", "asobi.cli", "lab", "run", str(file), "--workers", "2"]
    running = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        preexec_fn=hearing,
    )
    while not file.with_suffix(".results").is_dir():
        assert running.poll() is None
        time.sleep(0.02)
    time.sleep(wait)
    os.killpg(running.pid, signal.SIGINT)
    said = running.communicate(timeout=60)[0]
    assert "Traceback" not in said, said
    assert "The same command goes on from there." in said
    assert running.returncode == 130
