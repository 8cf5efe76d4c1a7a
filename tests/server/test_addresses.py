"""Addresses that a friend's phone can reach."""

from __future__ import annotations

import ipaddress

from asobi.server.addresses import near, reachable


def test_what_leads_to_the_machine_itself_is_no_invitation() -> None:
    assert reachable("127.0.0.1") == reachable("localhost") == reachable("::1") == []
    assert reachable("192.168.7.9") == ["192.168.7.9"]
    for address in reachable("0.0.0.0"):
        assert not ipaddress.ip_address(address).is_loopback


def test_only_neighbours_are_told() -> None:
    assert near("192.168.1.20")
    assert near("127.0.0.1")
    assert not near("8.8.8.8")
    assert not near("nobody")
