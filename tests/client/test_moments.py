"""What the views of all games declare beside what their words say; compiled modules have forgotten their types."""

from __future__ import annotations

import re
from importlib import import_module
from typing import get_args, get_type_hints

from asobi.core import find_game
from tests.games.test_all import every_game, files_of, messages


@every_game
def test_whoever_waits_is_told_what_for(id: str) -> None:
    """Every view says what is being done, and that stands in the prompt of those who wait, in every language."""
    game = find_game(id)
    declared = import_module(f"{type(game).__module__.rpartition('.')[0]}.view")
    told = get_type_hints(declared.View)["moment"]
    asked = {key.partition("-ask-")[2] for key in messages(game) if key.startswith(f"{id}-ask-")}
    moments = {name for each in (told, *get_args(told)) for name in get_args(each) if isinstance(name, str)} or asked

    for path in files_of(game):
        waiting = set(re.findall(rf"^{id}-waiting-(\S+) =", path.read_text(encoding="utf-8"), re.M))
        assert moments == waiting, path
