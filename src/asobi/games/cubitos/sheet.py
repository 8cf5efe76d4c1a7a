"""Cubitos in lines of words, as the browser says them: for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

# Besides those that bring something, so many moves are told: the farthest ones.
FARTHEST = 4
SIGNS = ("*1", "*2", "*3", "*4")
PLAIN = {"..": "grass", "~~": "water", "fn": "fan", "Lf": "lose", "JJ": "jet"}
NUMBERED = {"c": "credit", "L": "lose", "G": "gain", "A": "coin-portal", "B": "foot-portal"}


class Say(Protocol):
    """Who puts keys and fields into words."""

    names: Sequence[str]

    def say(self, key: str, fields: Mapping[str, Any] | None = None) -> str: ...


def sheet(view: Mapping[str, Any], board: Mapping[str, Any], words: Say) -> list[str]:
    """The race: every player's dice and runner, the cards with what is left, and what the pending choices bring."""
    lines = [words.say("cubitos-round", {"round": view["round"], "seat": view["holder"]})]
    if view["acts_first"] is not None:
        lines.append(words.say("cubitos-acts-first", {"seat": view["acts_first"]}))
    if any(view["swords"]):
        each = [words.say("cubitos-sheet-of", {"seat": s, "count": n}) for s, n in enumerate(view["swords"]) if n]
        lines.append(words.say("cubitos-sheet-swords", {"swords": ", ".join(each)}))
    for seat, player in enumerate(view["players"]):
        lines += ["", *of_player(seat, player, words)]
    lines += ["", *[of_card(card, view, words) for card in board["cards"]]]
    if any(asked is not None and asked["prompt"] in ("move", "step", "bob") for asked in view["asked"]):
        for track in sorted({board["course"]["legs"][player["place"][0]] for player in view["players"]}):
            lines += ["", *of_track(str(track), view, board, words)]
    for asked in view["asked"]:
        lines += of_choice(asked, words) if asked is not None else []
    return lines


def of_player(seat: int, player: Mapping[str, Any], words: Say) -> list[str]:
    """One player's standing, and the dice zone by zone."""
    purse = words.say(
        "cubitos-purse",
        {"coins": player["coins"], "credits": player["credits"], "feet": player["feet"], "water": player["water_feet"]},
    )
    status = words.say(f"cubitos-status-{player['status']}")
    fields = {"seat": seat, "status": status, "purse": purse, **{key: player[key] for key in ("fans", "limit", "togo")}}
    zones = [zone(name, counted(player[name], words), words) for name in ("draw", "roll", "discard")]
    zones.insert(2, zone("active", [active(die, words) for die in player["active"]], words))
    if player["borrowed"]:
        zones.append(words.say("cubitos-sheet-borrowed", {"dice": ", ".join(counted(player["borrowed"], words))}))
    if player["owes_die"]:
        zones.append(words.say("cubitos-sheet-owes", {"count": player["owes_die"]}))
    return [words.say("cubitos-sheet-player", fields), "  " + "; ".join(zones)]


def zone(name: str, dice: Sequence[str], words: Say) -> str:
    """The dice of a zone, or that there are none."""
    said = ", ".join(dice) or words.say("cubitos-sheet-none")
    return words.say("cubitos-sheet-zone", {"zone": words.say(f"cubitos-zone-{name}"), "dice": said})


def counted(dice: Mapping[str, int], words: Say) -> list[str]:
    """So many dice of each kind."""
    return [
        words.say("cubitos-sheet-dice", {"count": count, "die": words.say(f"cubitos-die-{die}")})
        for die, count in dice.items()
    ]


def active(die: Mapping[str, Any], words: Say) -> str:
    """An active die and its face, and whether it has been used."""
    fields = {"die": words.say(f"cubitos-die-{die['die']}"), "face": words.say(f"cubitos-face-{die['face']}")}
    said = words.say("cubitos-sheet-active", fields)
    return words.say("cubitos-sheet-used", {"die": said}) if die["used"] else said


def of_card(card: Mapping[str, Any], view: Mapping[str, Any], words: Say) -> str:
    """A card with its die, its price, how many are left, and its text."""
    fields = {
        "card": words.say(f"cubitos-card-{card['key']}"),
        "die": words.say(f"cubitos-die-{card['die']}"),
        "cost": card["cost"],
        "left": view["supply"][card["die"]],
        "timing": card["timing"].split(",")[0].split(" ")[0].lower(),
        "text": words.say(card["text"]),
    }
    return words.say("cubitos-sheet-card", fields)


def of_track(number: str, view: Mapping[str, Any], board: Mapping[str, Any], words: Say) -> list[str]:
    """A track as a map of signs, with the runners on it and what the signs mean."""
    track = board["course"]["maps"][number]
    signs = {(x, y): token for x, y, token, _ in track["cells"]}
    runners = []
    for seat, player in enumerate(view["players"]):
        leg, x, y = player["place"]
        if str(board["course"]["legs"][leg]) == number:
            place = f"{x}, {y}" if (x, y) in signs else words.say("cubitos-in-zone")
            runners.append(words.say("cubitos-sheet-runner", {"sign": SIGNS[seat], "seat": seat, "place": place}))
            if (x, y) in signs:
                signs[(x, y)] = SIGNS[seat]
    wide, high = max(x for x, _ in signs) + 1, max(y for _, y in signs) + 1
    columns = "".join([f"{x:<4}" for x in range(0, wide, 2)]).rstrip()
    rows = ["".join([signs.get((x, y), "  ") for x in range(wide)]).rstrip() for y in range(high)]
    drawn = [f"    {columns}", *[f"{y:>2}  {row}" for y, row in enumerate(rows)]]
    meant = {token: space(token, words) for token in sorted({cell[2] for cell in track["cells"]})}
    legend = [words.say("cubitos-sheet-legend", {"sign": sign, "space": said}) for sign, said in meant.items() if said]
    title = words.say("cubitos-track", {"map": number})
    return [title, *drawn, " ".join(runners), " ".join(legend)]


def space(token: str, words: Say) -> str:
    """What a sign of the map means; nothing for walls."""
    if token in ("SS", "FF"):
        return words.say("cubitos-start" if token == "SS" else "cubitos-finish")
    if token in PLAIN:
        return words.say(f"cubitos-space-{PLAIN[token]}")
    if token[0] in NUMBERED:
        amount = int(token[1:]) if token[1:].isdigit() else 0
        return words.say(f"cubitos-space-{NUMBERED[token[0]]}", {"amount": amount})
    return ""


def of_choice(asked: Mapping[str, Any], words: Say) -> list[str]:
    """What a pending choice would cost and bring."""
    lines = []
    if "risk" in asked:
        bust = words.say("cubitos-bust", {"percent": round(100 * asked["bust"])})
        lines.append(bust if asked["risk"] else words.say("cubitos-safe"))
        lines.append(words.say("cubitos-hits", {"hits": asked["hits"]}))
    moves = sorted(asked.get("moves", {}).items(), key=lambda each: each[1]["togo"])
    lines += [
        of_move(notation, move, words)
        for place, (notation, move) in enumerate(moves)
        if move["reward"] or move["finishes"] or place < FARTHEST
    ]
    for reach in asked.get("reaches", []):
        fields = {"place": reach["notation"], "reward": reward(reach, words)}
        lines.append(words.say("cubitos-sheet-at", fields))
    return lines


def of_move(notation: str, move: Mapping[str, Any], words: Say) -> str:
    """A move: how far it is, what it costs, what it brings, and how far the finish is then."""
    fields = {
        "spaces": len(move["path"]) - 1,
        "via": bool(move["via"]),
        "money": move["money"],
        "reward": "finish" if move["finishes"] else move["reward"] or "none",
        "amount": move["amount"] or 0,
    }
    said = {"move": notation, "brings": words.say("cubitos-move", fields), "togo": move["togo"]}
    return words.say("cubitos-sheet-finishes" if move["finishes"] else "cubitos-sheet-move", said)


REWARDS = {"credits": "credit", "fan": "fan", "lose": "lose", "lose-and-fan": "lose", "gain": "gain"}


def reward(reach: Mapping[str, Any], words: Say) -> str:
    """What a space brings."""
    return words.say(f"cubitos-space-{REWARDS[reach['reward']]}", {"amount": reach["amount"]})
