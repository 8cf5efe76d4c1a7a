"""A bot of one's own: in Eight Routes it takes the fullest box, whatever that brings. How good is that?

Run it: `python examples/my_bot.py`. To sit at the table in the browser, it is named when the table is served, in the
folder where it lies: `asobi serve --bot fullest=my_bot:FullestBox`. A package brings one by its `pyproject.toml`:

    [project.entry-points."asobi.bots"]
    fullest = "my_bot:FullestBox"
"""

from __future__ import annotations

from asobi import Bot, Dice, Perspective, simulate
from asobi.core import Action, Ask, Point
from asobi.lab import Report


class FullestBox(Bot):
    def choose(self, perspective: Perspective, dice: Dice) -> Action | Point:
        decision = perspective.decision
        assert isinstance(decision, Ask)
        lid = perspective.view["lid"]
        boxes = [option for option in decision.options if option.name == "pick"]
        if boxes:
            return max(boxes, key=lambda box: lid[int(box.fields["value"]) - 1])
        return dice.pick(decision.options)


if __name__ == "__main__":
    played = simulate("eight-routes", [FullestBox("fullest"), "random", "random"], games=200, seed="mine")
    for share in Report("eight-routes", "mine", played, 1.0).bots:
        print(f"{share.name}: {share.share:.0%} of the victories ({share.low:.0%} to {share.high:.0%})")
