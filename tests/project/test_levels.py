"""The bench that lets bots play each other: it keeps its deals, for the networks and rules they were played with."""

from __future__ import annotations

from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

import numpy as np

from asobi.bots.net import OWN, Net, net_for, write_net
from asobi.core import find_game
from bench import levels, page


def test_no_deal_is_played_twice_and_thinking_is_counted(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(levels, "KEPT", tmp_path)
    with ThreadPool(1) as pool:
        three = levels.measured(pool, "eight-routes", "random-hunch", 3, 3)
        monkeypatch.setattr(levels, "deal", lambda job: 1 / 0)
        again = levels.measured(pool, "eight-routes", "random-hunch", 3, 2)
        whatever = levels.measured(pool, "eight-routes", "random-hunch", 3, 0)

    assert again == three[:2]
    assert whatever == three
    assert all(0 <= each["share"] <= 1 and min(each["decisions"]) > 20 and min(each["ms"]) > 0 for each in three)
    assert levels.told(three).endswith(" ms")
    assert levels.told([]) == "–"


def test_the_figure_is_the_share_of_the_second_and_the_mean_of_all_decisions() -> None:
    deals = [
        {"share": 1.0, "decisions": [10, 5], "ms": [20.0, 250.0]},
        {"share": 0.5, "decisions": [30, 5], "ms": [20.0, 250.0]},
    ]
    assert levels.told(deals * 2) == "75, 29 to 100 (8), 1 : 50 ms", "Student's, for there are few"
    assert levels.told(deals * 8).startswith("75 ± 14 (32)")
    assert levels.told(deals[:1] * 2).startswith("100, ")


def test_deals_of_another_network_do_not_count(tmp_path: Path, monkeypatch: Any) -> None:
    game = find_game("eight-routes")
    net = net_for(game, 3, game.with_defaults(3))
    assert net is not None
    plain, learned = (levels.kept_in("eight-routes", f"greedy-{bot}", 3) for bot in ("hard", "learned"))
    folder = tmp_path / "eight-routes"
    folder.mkdir()
    (folder / "3.npz").write_bytes(write_net(Net([np.zeros_like(each) for each in net.weights], net.about)))
    monkeypatch.setenv(OWN, str(tmp_path))

    assert levels.kept_in("eight-routes", "greedy-hard", 3) == plain
    assert levels.kept_in("eight-routes", "greedy-learned", 3) != learned


def test_figures_go_between_the_marks_of_their_page(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    file.write_text("before\n<!-- learned -->\nold\n<!-- /learned -->\nafter\n", encoding="utf-8")
    page.write("learned", "new", file)
    assert file.read_text(encoding="utf-8") == "before\n<!-- learned -->\nnew\n<!-- /learned -->\nafter\n"
    for part, path in levels.PAGES.items():
        assert f"<!-- {part} -->" in path.read_text(encoding="utf-8")
