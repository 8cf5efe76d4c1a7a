"""Fair dice: the seed comes from a secret that was committed to and from chances that were sealed, or it is seen."""

from __future__ import annotations

import json
from typing import Any

import pytest

from asobi.core import Header, Record, RecordError
from asobi.core.fair import commitment, fault_in, is_chance, new_chance, sealed, settled, terms_of

TERMS = terms_of("a table", "eight-routes", "1", 3, {"rounds": 2})


def proof() -> dict[str, Any]:
    """What a fair table tells in the end: two players added something, a bot did not."""
    chances = ["1" * 64, None, "2" * 64]
    seals = [sealed(chance) if chance else None for chance in chances]
    return {"secret": "0" * 64, "terms": TERMS, "seals": seals, "chances": chances}


def header(told: dict[str, Any]) -> dict[str, Any]:
    """The header of the record that it belongs to."""
    seed = settled("0" * 64, TERMS, ["1" * 64, None, "2" * 64])
    return Header("eight-routes", "1", 3, {"rounds": 2}, seed, fair=told).data()


def test_the_figures_are_those_that_a_browser_finds_too() -> None:
    """`web/src/kit/fair.test.ts` has the same ones."""
    terms = terms_of("tä", "g", "1", 2, {"x": "ü"})
    assert terms == '{"game":"g","rules":"1","seats":2,"settings":{"x":"ü"},"table":"tä"}'
    assert sealed("1" * 64) == "68192f140d0c0d29068885a2fe91e1b3b60291453269f12f1be510077888b219"
    assert commitment("0" * 64, terms) == "fe0e7fc8ccaf32e83a69c93aa6cbe6a11217ae484e4846e486df065978e1538e"
    assert (
        settled("0" * 64, terms, ["1" * 64, None]) == "3f293cd2f6d631fae809f2eab18a6d32cd9dc37c681fcc04025b3aa1e52c6c47"
    )


def test_a_chance_is_its_own_seal_and_no_two_are_alike() -> None:
    one, two = new_chance(), new_chance()
    assert one != two
    assert sealed(one) != sealed(two)
    assert is_chance(one)
    assert not any(is_chance(text) for text in ("", "0" * 63, "g" * 64, "A" * 64, "0" * 64 + "\n"))


def test_a_fair_record_holds() -> None:
    assert fault_in(proof(), header(proof())) is None


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("secret", "3" * 64, "the seed does not come from"),
        ("chances", ["1" * 64, None, "3" * 64], "seat 2 is not the one that was sealed"),
        ("chances", ["1" * 64, "4" * 64, "2" * 64], "seat 1 is not the one that was sealed"),
        ("chances", ["1" * 64, None, None], "the seed does not come from"),
        ("terms", TERMS.replace('"rounds":2', '"rounds":3'), "other settings"),
        ("terms", TERMS.replace('"seats":3', '"seats":4'), "other seats"),
        ("terms", "[]", "cannot be read"),
        ("terms", "{", "cannot be read"),
    ],
)
def test_whatever_was_changed_is_seen(name: str, value: Any, said: str) -> None:
    told = proof() | {name: value}
    assert said in (fault_in(told, header(told)) or "")


@pytest.mark.parametrize(
    "change", [{"secret": "x"}, {"seals": []}, {"chances": [1, 2, 3]}, {"more": 1}, {"terms": None}]
)
def test_what_is_no_proof_is_no_record(change: dict[str, Any]) -> None:
    lines = [json.dumps({"asobi": 2, **header(proof() | change)}), '{"end":{"choices":0,"over":false,"state":""}}', ""]
    with pytest.raises(RecordError, match="not a proof of fair dice"):
        Record.parse("\n".join(lines))


def test_a_proof_travels_in_the_record() -> None:
    text = Record(Header("g", "1", 3, {}, "s", fair=proof()), [], {"choices": 0, "over": False, "state": ""}).text()
    assert Record.parse(text).header.fair == proof()
