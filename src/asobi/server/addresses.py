"""Where a friend in the same network reaches this server."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

import ifaddr

ANYWHERE: Final = ("0.0.0.0", "::", "")
"""What a server listens on that can be reached by every address of its machine."""


def usual() -> str | None:
    """The address by which this machine would speak to the world; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def reachable(host: str) -> list[str]:
    """The addresses by which others reach a server that listens on that host, the usual one first."""
    if host not in ANYWHERE:
        return [host] if host != "localhost" and not _own(host) else []
    found = [str(known.ip) for adapter in ifaddr.get_adapters() for known in adapter.ips if known.is_IPv4]
    first = usual()
    return sorted({address for address in found if not _own(address)}, key=lambda address: (address != first, address))


def near(host: str) -> bool:
    """Whether somebody who asks from there is in our own network, and may know our addresses in it."""
    try:
        return ipaddress.ip_address(host).is_private
    except ValueError:
        return False


def _own(address: str) -> bool:
    """Whether an address leads nowhere but to the machine itself."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    return parsed.is_loopback or parsed.is_link_local
