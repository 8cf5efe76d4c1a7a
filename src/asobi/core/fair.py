"""Fair dice: a seed that nobody chose alone, and how anybody can check that afterwards.

The server draws a secret and publishes a commitment to it before it learns what the players add. Each player seals a
chance of their own, and opens it when all are sealed; the seed comes from all of them. What it proves and what not is
told in `docs/security.md`.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Mapping
from typing import Any, Final

SIZE: Final = 32
"""Bytes of the server's secret and of each player's chance; both are written in hexadecimal."""
HEX: Final = re.compile("[0-9a-f]{64}")


def new_chance() -> str:
    """A secret or a chance that nobody can guess."""
    return secrets.token_hex(SIZE)


def is_chance(text: str) -> bool:
    """Whether a text can be a secret, a chance or a seal."""
    return HEX.fullmatch(text) is not None


def sealed(chance: str) -> str:
    """The seal of a chance: it tells nothing of it, and no other chance has the same."""
    return hashlib.sha256(f"asobi chance 1\n{chance}".encode()).hexdigest()


def terms_of(table: str, game: str, rules: str, seats: int, settings: Mapping[str, Any]) -> str:
    """What a table agreed on, as the one text that is committed to; whoever checks reads this very text."""
    terms = {"table": table, "game": game, "rules": rules, "seats": seats, "settings": settings}
    return json.dumps(terms, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def commitment(secret: str, terms: str) -> str:
    """What is published when a table opens: it binds the server to its secret and to the terms."""
    return hashlib.sha256(f"asobi fair dice 1\n{terms}\n{secret}".encode()).hexdigest()


def settled(secret: str, terms: str, chances: list[str | None]) -> str:
    """The seed of the match; a seat that added nothing counts as a dash."""
    text = "\n".join(["asobi match seed 1", terms, *[chance or "-" for chance in chances]])
    return hmac.new(bytes.fromhex(secret), text.encode(), hashlib.sha256).hexdigest()


def proper(proof: Any, seats: int) -> bool:
    """Whether something has the shape of a proof: a secret, the terms, and by seat a seal and a chance, or None."""
    if not isinstance(proof, dict) or set(proof) != {"secret", "terms", "seals", "chances"}:
        return False
    for name in ("seals", "chances"):
        column = proof[name]
        if not isinstance(column, list) or len(column) != seats:
            return False
        for one in column:
            if one is not None and not (isinstance(one, str) and is_chance(one)):
                return False
    return isinstance(proof["terms"], str) and isinstance(proof["secret"], str) and is_chance(proof["secret"])


def fault_in(proof: Mapping[str, Any], header: Mapping[str, Any]) -> str | None:
    """What is wrong with the proof that a record's header carries, in one sentence; None if it holds."""
    secret: str = proof["secret"]
    terms: str = proof["terms"]
    seals: list[str | None] = proof["seals"]
    chances: list[str | None] = proof["chances"]
    try:
        agreed = json.loads(terms)
    except ValueError:
        agreed = None
    if not isinstance(agreed, dict):
        return "the terms of the table cannot be read"
    for name in ("game", "rules", "seats", "settings"):
        if agreed.get(name) != header[name]:
            return f"the terms of the table name other {name} than the record"
    for seat, (seal, chance) in enumerate(zip(seals, chances, strict=True)):
        if chance is not None and (seal is None or sealed(chance) != seal):
            return f"the chance of seat {seat} is not the one that was sealed"
    if settled(secret, terms, chances) != header["seed"]:
        return "the seed does not come from the secret and the players' chances"
    return None
