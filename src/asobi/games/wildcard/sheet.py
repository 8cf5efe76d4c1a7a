"""WILDCARD in lines of words, as the browser says them: for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol


class Say(Protocol):
    """Who puts keys and fields into words."""

    names: Sequence[str]

    def say(self, key: str, fields: Mapping[str, Any] | None = None) -> str: ...


def sheet(view: Mapping[str, Any], board: Mapping[str, Any], words: Say) -> list[str]:
    """The table: the round, its card, every life, start cards with what they bring, and the objectives."""
    lines = [f"{words.say('wildcard-round-of', {'round': view['round']})}, {phase(view, words)}"]
    lines += fate(view, board, words)
    if view["resolving"] is not None:
        lines.append(resolving(view["resolving"], board, words))
    lines += ["", *[life(seat, view, board, words) for seat in view["order"]]]
    lines += ["", *[start(seat, view, board, words) for seat in view["order"]]]
    lines += ["", *objectives(view, board, words)]
    lines += ["", *[ends(row, board, words) for row in board["rows"]]]
    return lines


def phase(view: Mapping[str, Any], words: Say) -> str:
    """The phase, and how many actions are left in it."""
    said = words.say(f"wildcard-phase-{view['phase']}")
    if view["actions_left"] is None:
        return said
    return f"{said}. {words.say('wildcard-actions-left', {'left': view['actions_left']})}"


def fate(view: Mapping[str, Any], board: Mapping[str, Any], words: Say) -> list[str]:
    """This round's card, and what it does to everybody."""
    if len(view["turned"]) < view["round"]:
        return [words.say("wildcard-face-down", {"round": view["round"]})]
    turned = view["turned"][-1]
    card = board["cards"][turned["card"]]
    title = {"round": view["round"], "name": name(card, words), "way": turned["way"]}
    said = words.say("wildcard-round-card", title)
    if turned["way"] == "sideways":
        return [said]
    return [f"{said}: {effect(card[turned['way']], words)}"]


def resolving(data: Mapping[str, Any], board: Mapping[str, Any], words: Say) -> str:
    """What is being carried out: a clause of a card, or a row's reward or penalty."""
    title = f"{name(board['cards'][data['card']], words)}:"
    if data["cause"]:
        row = words.say(f"wildcard-row-{data['row']}")
        title = words.say(f"wildcard-cause-{data['cause']}", {"row": row})
        if data["prompt"] in ("payee", "pay"):
            return f"{title} {clause(board['penalties'][data['row']], words)}"
    return f"{title} {clause(data['clause'], words)}"


def life(seat: int, view: Mapping[str, Any], board: Mapping[str, Any], words: Say) -> str:
    """A player's four rows, what is void in them, and the actions gained or lost."""
    rows = []
    for row, value in zip(board["rows"], view["lives"][seat], strict=True):
        marks = [
            words.say(key)
            for key, where in (("wildcard-no-gains", "no_gains"), ("wildcard-no-losses", "no_losses"))
            if row in view[where][seat]
        ]
        said = words.say("wildcard-sheet-row", {"row": words.say(f"wildcard-row-{row}"), "value": value})
        rows.append(f"{said} ({', '.join(marks)})" if marks else said)
    extra = view["extra"][seat]
    if extra:
        rows.append(words.say("wildcard-sheet-extra", {"change": signed(extra)}))
    token = f" ({words.say('wildcard-first-token')})" if seat == view["first"] else ""
    points = words.say("wildcard-points", {"points": view["points"][seat]})
    return f"{words.names[seat]}{token}: {', '.join(rows)}; {points}"


def start(seat: int, view: Mapping[str, Any], board: Mapping[str, Any], words: Say) -> str:
    """A player's start card with the income of each round."""
    card = board["cards"][view["starts"][seat]]
    fields = {"seat": seat, "name": name(card, words), "text": effect(card["present"], words)}
    return words.say("wildcard-sheet-start", fields)


def objectives(view: Mapping[str, Any], board: Mapping[str, Any], words: Say) -> list[str]:
    """Every objective, and how far everybody is."""
    lines = []
    for seat in view["order"]:
        card = board["cards"][view["starts"][seat]]
        steps = words.say("wildcard-steps", {"steps": view["steps"][seat][0]})
        fields = {"seat": seat, "text": goal(card["future"], words), "steps": steps}
        lines.append(words.say("wildcard-sheet-own", fields))
    for place, number in enumerate(view["shared"], 1):
        card = board["cards"][number]
        each = [
            words.say(
                "wildcard-sheet-of",
                {"seat": seat, "steps": words.say("wildcard-steps", {"steps": view["steps"][seat][place]})},
            )
            for seat in view["order"]
        ]
        fields = {"name": name(card, words), "text": goal(card["future"], words), "steps": ", ".join(each)}
        lines.append(words.say("wildcard-sheet-shared", fields))
    return lines


def ends(row: str, board: Mapping[str, Any], words: Say) -> str:
    """What a row gives above 10 and takes below 0."""
    reward, penalty = clause(board["rewards"][row], words), clause(board["penalties"][row], words)
    fields = {"row": words.say(f"wildcard-row-{row}"), "reward": reward, "penalty": penalty}
    return words.say("wildcard-sheet-ends", fields)


def name(card: Mapping[str, Any], words: Say) -> str:
    """A card's name: a printed card has one in every language, a card of one's own deck the one it brings."""
    key = f"wildcard-card-{card['id']}"
    return words.say(key) if card["printed"] else str(card["name"])


def effect(clauses: Sequence[Mapping[str, Any]], words: Say) -> str:
    """A whole effect, clause by clause."""
    return "; ".join([clause(each, words) for each in clauses]) or words.say("wildcard-none")


def clause(data: Mapping[str, Any], words: Say) -> str:
    """One clause of an effect as a sentence."""
    rows = [words.say(f"wildcard-row-{row}") for row in data.get("rows", [])]
    amount = data.get("amount", 0)
    fields: dict[str, Any] = {
        "scope": data.get("scope", "self"),
        "change": signed(amount),
        "count": abs(amount),
        "amount": amount,
        "rows": joined(rows, data.get("join", "and"), words),
    }
    verb = data["verb"]
    if verb == "delta" and data["rows"] == ["Wild"]:
        verb = "delta-wild"
    elif verb == "swap":
        fields["first"], fields["second"] = rows
    elif verb == "cancel":
        both = data["gains"] and data["losses"]
        fields["what"] = "both" if both else "gains" if data["gains"] else "losses"
        fields["until"] = "round" if data["round"] else "phase"
    return words.say(f"wildcard-effect-{verb}", fields)


def goal(future: Sequence[Sequence[Mapping[str, Any]]], words: Say) -> str:
    """An objective as a sentence."""
    ways = [joined([condition(atom, words) for atom in way], "and", words) for way in future]
    return joined(ways, "or", words)


KINDS = {"Wild": "some", "WILD": "every", "Wildmin": "lowest", "Wildmax": "highest"}


def condition(atom: Mapping[str, Any], words: Say) -> str:
    """One condition of an objective."""
    level = words.say(f"wildcard-level-{atom['level']}")
    fields = {"count": atom["count"], "level": level, "rows": words.say(f"wildcard-row-{atom['row']}")}
    said = words.say(f"wildcard-goal-{KINDS.get(atom['row'], 'row')}", fields)
    return said if atom["scope"] == "self" else words.say(f"wildcard-goal-{atom['scope']}", {"goal": said})


def joined(parts: Sequence[str], join: str, words: Say) -> str:
    """Parts with an "and" or an "or" between them."""
    said = parts[0] if parts else ""
    for part in parts[1:]:
        said = words.say(f"wildcard-{join}", {"first": said, "second": part})
    return said


def signed(amount: int) -> str:
    """+2 or -1."""
    return f"{amount:+d}"
