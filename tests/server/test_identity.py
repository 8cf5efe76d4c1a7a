"""What one server says about a guest is believed by another whose clock is not quite the same."""

from __future__ import annotations

import time

import pytest

from asobi.server.identity import RELAYED, Guests


def told(skew: float) -> tuple[str, str] | None:
    """What is heard of a guest from a server whose clock differs by so many seconds."""
    guests = Guests("key")
    value = guests._relay.sign(f"ada 192.0.2.1 {int(time.time() + skew)}")
    return guests.relayed({"headers": [(RELAYED, value)]})


@pytest.mark.parametrize("skew", [-45, 0, 45])
def test_a_clock_that_is_a_little_wrong_is_believed(skew: int) -> None:
    assert told(skew) == ("ada", "192.0.2.1")


@pytest.mark.parametrize("skew", [-90, 90])
def test_what_was_said_long_ago_or_is_yet_to_come_is_not(skew: int) -> None:
    assert told(skew) is None


def test_what_a_server_says_is_what_another_hears() -> None:
    guests = Guests("key")
    value = guests.passed_on("ada", "2001:db8::").encode()
    assert guests.relayed({"headers": [(RELAYED, value)]}) == ("ada", "2001:db8::")
    assert Guests("another key").relayed({"headers": [(RELAYED, value)]}) is None
    assert guests.relayed({"headers": [(RELAYED, b"ada 192.0.2.1")]}) is None
