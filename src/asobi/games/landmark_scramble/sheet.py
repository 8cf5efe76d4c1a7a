"""Landmark Scramble in lines of words, with a map of letters, for tables without a picture."""

from __future__ import annotations

from typing import Any, Final

from asobi.games.landmark_scramble.view import Board, View

ARROWS: Final = "↑↗→↘↓↙←↖"
LETTERS: Final = {"captain": "C", "right-guard": "R", "left-guard": "L", "runner-1": "1", "runner-2": "2"}
SIDES: Final = "abcd"


def sheet(view: View, board: Board, words: Any) -> list[str]:
    """The table as a reader without a browser gets it: the town, its locations, the players, the hand."""
    say = words.say
    top = [say("landmark-scramble-board-round", {"round": view["round"], "rounds": board["rounds"]})]
    top.append(say("landmark-scramble-board-deck", {"deck": view["deck"]}))
    top.append(f"{view['points']} {say('landmark-scramble-board-points', {'points': view['points']})}")
    lines = [", ".join(top), *town(view, board), say("landmark-scramble-sheet-legend")]
    if view["muscle"]:
        lines.append(say("landmark-scramble-board-muscle"))
    lines.append(say("landmark-scramble-board-locations", {"goal": board["goal"]}))
    lines += [location(view, board, words, spot) for spot in range(len(board["spots"]))]
    for number, hole in enumerate(board["holes"]):
        closed = [f"{words.names[seat]} {marks[number]}" for seat, marks in enumerate(view["marks"]) if marks[number]]
        if closed:
            lines.append(say("landmark-scramble-board-hole-marked", {"cell": hole, "marks": ", ".join(closed)}))
    for seat, name in enumerate(words.names):
        has = {"owned": view["owned"][seat], "goal": board["goal"], "cards": view["hand_sizes"][seat]}
        lines.append(f"{SIDES[seat]} = {name}: {say('landmark-scramble-board-seat', has)}")
    hand = view["hand"]
    if hand is not None:
        held = [(card, count) for card, count in zip(board["cards"], hand, strict=True) if count]
        lines.append(say("landmark-scramble-board-hand" if held else "landmark-scramble-board-no-cards"))
        lines += ["   " + say("landmark-scramble-board-card", {"card": card, "count": count}) for card, count in held]
    return lines


def town(view: View, board: Board) -> list[str]:
    """The map: octagons under their letters, squares between them; a piece is its side, its letter and its facing."""
    stands = {piece["cell"]: piece for piece in view["pieces"] if piece["cell"] is not None}
    size = board["size"]
    rows = [["    "] * (2 * size - 1) for _ in range(2 * size - 1)]
    for cell in board["cells"]:
        piece = stands.get(cell["name"])
        mark = "o" if cell["name"] in board["holes"] else "." if cell["octagon"] else ":"
        if piece is not None:
            mark = SIDES[piece["seat"]] + LETTERS[piece["piece"]] + ARROWS[piece["facing"]]
        rows[cell["y"]][cell["x"]] = f"{mark:^4}"
    head = "   " + "".join([f"{'AaBbCcDdEeFfGgHh'[x]:^4}" for x in range(2 * size - 1)])
    return [head, *[f"{y // 2 + 1:>2} {''.join(row)}".rstrip() for y, row in enumerate(rows)]]


def location(view: View, board: Board, words: Any, spot: int) -> str:
    """A location: its number, whose it is, what it costs, and the cells around it."""
    name = board["locations"][spot]
    cost = ", ".join([words.say(f"landmark-scramble-card-{card}") for card in board["costs"][name]])
    owner = view["owners"][spot]
    key = "landmark-scramble-board-location-free" if owner is None else "landmark-scramble-board-location-held"
    text = words.say(key, {"location": name, "cost": cost, "seat": owner})
    return f"   {spot:>2}  {text} ({', '.join(board['spots'][spot]['cells'])})"
