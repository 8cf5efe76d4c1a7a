"""Eight Routes in lines of words, for tables without a picture."""

from __future__ import annotations

from typing import Any

from asobi.games.eight_routes.view import Board, View


def sheet(view: View, board: Board, words: Any) -> list[str]:
    """The table as a reader without a browser gets it: the lid, the routes with who stands where, the players."""
    lines = [words.say("eight-routes-rounds", {"round": view["round"], "rounds": view["rounds"]})]
    parent = view["parent"]
    if parent is not None:
        lines.append(f"{words.names[parent]}: {words.say('eight-routes-parent')}")
    dice = [f"{value}: {amount(words, count)}" for value, count in enumerate(view["lid"], 1)]
    lines.append(f"{words.say('eight-routes-lid')}: {', '.join(dice)}")
    for route in range(1, len(board["points"]) + 1):
        gives = board["points"][route - 1][1:] or board["places"][route - 1]
        lines.append(f"{words.say(f'eight-routes-route-{route}')} ({' / '.join([str(points) for points in gives])})")
        standing = [on_route(view, route, seat, words) for seat in view["piles"][route - 1]]
        lines.append("   " + ("; ".join(standing) or words.say("eight-routes-place-free")))
    for seat, name in enumerate(words.names):
        chips = words.say("eight-routes-chips", {"up": view["chips_up"][seat], "down": view["chips_down"][seat]})
        total = view["start"][seat] + sum([points[seat] for points in view["points"]])
        lines.append(f"{name}: {chips}; {words.say('eight-routes-total')}: {total}")
    return lines


def amount(words: Any, count: int) -> str:
    """So many dice."""
    return str(words.say("eight-routes-dice", {"count": count}))


def on_route(view: View, route: int, seat: int, words: Any) -> str:
    """Where a seat's marker stands, and what that would give now."""
    square = view["squares"][seat][route - 1]
    return f"{words.say('eight-routes-standing', {'seat': seat, 'square': square})}: {view['points'][route - 1][seat]}"
