"""The page of what seats observe says what the games say."""

from __future__ import annotations

from asobi.core import find_game
from scripts.fields import PAGE, page, section


def test_the_page_is_what_the_games_declare() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `scripts/uv run python scripts/fields.py` and commit it"


def test_a_game_s_table_has_a_row_for_every_field() -> None:
    game = find_game("eight-routes")
    fields = game.observation.fields(5)

    lines = section(game).splitlines()

    assert [line.split("`")[1] for line in lines if "`" in line] == [field.name for field in fields]
    assert f"5 seats, {sum(field.size for field in fields)} numbers, {len(game.catalogue)} actions." in lines
