"""Rampage in lines of words, for tables without a picture."""

from __future__ import annotations

from typing import Any

from asobi.games.rampage.view import Board, Monster, View

PLACE = 1000.0  # poses are written in 0.01 mm, places read in centimetres


def sheet(view: View, board: Board, words: Any) -> list[str]:
    """The table as a reader without a browser gets it: monsters, cards, the city, the runaway board."""
    lines: list[str] = []
    for seat, name in enumerate(words.names):
        lines += monster(view, board, words, seat, name)
    lines.append(words.say("rampage-board-city"))
    lines += ["   " + line for line in city(view, board, words)]
    lines.append(f"{words.say('rampage-board-runaways')}:")
    lines += ["   " + line for line in runaways(view, board, words)]
    boxed = [f"{count} {colour(words, number)}" for number, count in enumerate(view["box"]) if count]
    if boxed:
        lines.append(f"{words.say('rampage-board-box')}: {', '.join(boxed)}")
    if view["offer"]:
        lines += [card(board, words, number) for number in view["offer"]]
    return lines


def monster(view: View, board: Board, words: Any, seat: int, name: str) -> list[str]:
    """A player: teeth, stomach, where the monster is and how, its cards."""
    say, m = words.say, view["seats"][seat]
    parts = [f"{say('rampage-board-teeth')} {m['bite']}", f"{say('rampage-board-eaten')} {m['eaten']}"]
    parts += [f"{say('rampage-board-floors')} {m['floors']}", f"{say('rampage-board-fangs')} {m['fangs']}"]
    disc = view["poses"].get(str(board["first"]["disc"] + seat))
    if m["grounds"] and disc is not None:
        parts.append(spot(words, m["grounds"], disc[0], disc[1]))
    elif disc is None or not m["grounds"]:
        parts.append(say("rampage-board-out") if disc is None or disc[2] < 0 else say("rampage-sheet-between"))
    for key in ("down", "flipped", "frozen"):
        if m[key]:
            parts.append(say(f"rampage-board-{key}"))
    lines = [f"{name}: {'; '.join(parts)}"]
    lines.append(f"   {say('rampage-board-stomach')}: {stomach(m, words)}")
    open_cards = [*m["characters"], *m["powers"], *(m["supers"] or [])]
    lines += ["   " + card(board, words, number) for number in open_cards]
    if m["supers"] is None and m["secrets"]:
        lines.append("   " + say("rampage-board-secret", {"count": m["secrets"]}))
    return lines


def stomach(m: Monster, words: Any) -> str:
    """What lies in a stomach, if the reader may look."""
    if m["stomach"] is None:
        return str(words.say("rampage-board-hidden"))
    return ", ".join([f"{count} {colour(words, number)}" for number, count in enumerate(m["stomach"])])


def card(board: Board, words: Any, number: int) -> str:
    """A card by name, with its text."""
    return f"{words.say(f'rampage-card-{number}')}: {words.say('rampage-text-' + board['cards'][number])}"


def city(view: View, board: Board, words: Any) -> list[str]:
    """Who may be eaten where, what still stands, and where the vehicles are."""
    lines = []
    for letter in board["grounds"]:
        meeples = [int(number) for number in view["where"][letter]]
        head = words.say("rampage-board-where-ground", {"ground": letter, "count": len(meeples)})
        kinds = [f"{meeples.count(n)} {colour(words, n)}" for n in range(6) if n in meeples]
        lines.append(f"{head} ({', '.join(kinds)})" if kinds else head)
    for building in board["buildings"]:
        floors, count = view["where"][building["name"]]
        stands = words.say("rampage-board-where-building", {"floors": floors, "count": count})
        where = spot(words, building["borders"], building["x"] * PLACE, building["y"] * PLACE)
        lines.append(f"{words.say('rampage-building-' + building['name'])} ({where}): {stands}")
    for vehicle in range(4):
        grounds = view["where"].get(str(vehicle))
        if grounds is not None:
            pose = view["poses"][str(board["first"]["vehicle"] + vehicle)]
            letters = [str(each) for each in grounds]
            where = spot(words, letters, pose[0], pose[1]) if letters else words.say("rampage-sheet-between")
            lines.append(f"{words.say(f'rampage-vehicle-{vehicle}')}: {where}")
    return lines


def runaways(view: View, board: Board, words: Any) -> list[str]:
    """The lines of side A or the tracks of side B, with what they do when they are full."""
    lines = []
    if board["side"] == "A":
        first = 0
        for line, spaces in enumerate(board["lines"], 1):
            full = min(spaces, max(0, len(view["runaway"]) - first))
            first += spaces
            fields = {"line": line, "teeth": board["line_teeth"][line - 1], "bonus": board["line_bonus"][line - 1]}
            effect = words.say("rampage-board-effect-a", fields)
            lines.append(f"{words.say('rampage-board-line', {'line': line})}: {full} / {spaces}: {effect}")
    else:
        for number in range(5):
            effect = words.say(f"rampage-board-effect-b-{number}")
            lines.append(f"{colour(words, number)}: {view['runaway'][number]} / {board['capacity']}: {effect}")
    return lines


def colour(words: Any, number: int) -> str:
    """A colour by its name."""
    return str(words.say(f"rampage-colour-{number}"))


def spot(words: Any, grounds: list[str], x: float, y: float) -> str:
    """A place in words: its neighbourhoods, and how far from the middle of the city."""
    east, north = round(x / PLACE), round(y / PLACE)
    fields = {"ground": ", ".join(grounds), "x": abs(east), "y": abs(north)}
    sides = {"across": "west" if east < 0 else "east", "along": "south" if north < 0 else "north"}
    return str(words.say("rampage-sheet-at", {**fields, **sides}))
