"""Connect four as a package of its own would bring it: with words and a board."""

from __future__ import annotations

from typing import Final

from examples.connect_four import ConnectFour


class Four(ConnectFour):
    def __init__(self) -> None:
        super().__init__()
        self.id = "four"


GAME: Final = Four()
