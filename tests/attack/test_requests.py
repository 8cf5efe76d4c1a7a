"""Requests that are too large, too slow or too many: whoever sends them is turned away, and nobody else notices."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attack.bystander import memory, strict, under
from tests.server.harness import House
from tests.server.test_stalled import deaf, frame

MEGABYTE = 1024 * 1024


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the limits that people get."""
    with strict(tmp_path_factory.mktemp("attack"), head_seconds=2.0, body_seconds=2.0) as running:
        yield running


def knock(house: House) -> socket.socket:
    """A new connection."""
    line = socket.create_connection(("127.0.0.1", house.port), 30)
    line.settimeout(30)
    return line


def ended(line: socket.socket, seconds: float) -> bool:
    """Whether the server ends the connection in time."""
    line.settimeout(seconds)
    try:
        while line.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def test_a_large_cookie_stops_nobody(house: House) -> None:
    cookie = "asobi_guest=" + '"' + "\\" * 15_000

    def attack() -> None:
        for _ in range(20):
            house.ask("/api/mine", headers={"cookie": cookie})

    under(house, attack)


def test_a_head_that_is_too_large_is_refused_and_takes_no_memory(house: House) -> None:
    before = memory(house)
    answers = []

    def attack() -> None:
        for _ in range(4):
            with knock(house) as line:
                line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ")
                with contextlib.suppress(OSError):
                    for _ in range(30):
                        line.sendall(b"x" * MEGABYTE)
                with contextlib.suppress(OSError):
                    answers.append(line.recv(12))
            with knock(house) as line, contextlib.suppress(OSError):
                line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
                for _ in range(30):
                    line.sendall(b"a: b\r\n" * 100_000)

    under(house, attack)
    assert memory(house) - before < 30 * MEGABYTE
    with knock(house) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * 40_000)
        assert line.recv(12) == b"HTTP/1.1 431"


def test_a_head_of_a_fair_size_is_heard(house: House) -> None:
    assert house.ask("/api/games", headers={"x-long": "x" * 12_000})[0] == 200


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\nx",
    ],
    ids=["nothing", "half a line", "half a head", "half a body"],
)
def test_a_request_that_never_ends_is_ended(house: House, begun: bytes) -> None:
    with knock(house) as line:
        line.sendall(begun)
        assert ended(line, 8.0)


def test_requests_that_never_end_delay_nobody(house: House) -> None:
    lines: list[socket.socket] = []

    def attack() -> None:
        for number in range(100):
            line = knock(house)
            length = 99 if number % 2 else 1_000_000
            line.sendall(b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: %d\r\n\r\n" % length)
            lines.append(line)
        for _ in range(20):
            time.sleep(0.05)
            for line in lines:
                with contextlib.suppress(OSError):
                    line.sendall(b"x")

    try:
        under(house, attack)
    finally:
        for line in lines:
            line.close()


def test_half_sent_requests_lock_nobody_out(house: House) -> None:
    lines: list[socket.socket] = []

    def attack() -> None:
        for _ in range(1_300):
            with contextlib.suppress(OSError):
                line = knock(house)
                line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
                lines.append(line)
        time.sleep(0.5)

    try:
        under(house, attack)
    finally:
        for line in lines:
            line.close()
    assert "turned away" in house.log()


def test_when_all_connections_are_taken_the_log_says_so_and_later_there_is_room(tmp_path: Path) -> None:
    with strict(tmp_path, connections=5, head_seconds=1.0) as house:
        lines = [knock(house) for _ in range(12)]
        time.sleep(0.3)
        assert "5 connections are open" in house.log()
        time.sleep(2.0)
        assert house.ask("/api/games")[0] == 200
        for line in lines:
            line.close()


def test_who_takes_all_connections_stops_nobody_who_is_there(tmp_path: Path) -> None:
    lines: list[socket.socket] = []
    with strict(tmp_path, connections=30, head_seconds=1.0) as house:

        def attack() -> None:
            for _ in range(60):
                with contextlib.suppress(OSError):
                    lines.append(knock(house))
            time.sleep(0.5)

        under(house, attack)
        assert "30 connections are open" in house.log()
        for line in lines:
            line.close()


def test_foreign_names_and_forged_addresses_delay_nobody(house: House) -> None:
    answers: list[int] = []

    def attack() -> None:
        for number in range(60):
            forged = {"x-forwarded-for": f"192.0.2.{number}", "forwarded": f"for=192.0.2.{number}"}
            answers.append(house.ask("/api/mine", headers={"host": "rebound.example", **forged})[0])
            answers.append(house.ask("/api/mine", headers=forged)[0])

    under(house, attack)
    assert set(answers[0::2]) == {421}
    assert set(answers[1::2]) == {200}


def test_a_flood_of_messages_is_cut_off(house: House) -> None:
    opened = house.open_table("me", "open", "open")

    def attack() -> None:
        for message in (frame('{"type":"sync"}'), frame('{"type":"ping","at":1}'), frame(""), b"\x89\x80\0\0\0\0"):
            line = deaf(house, opened["table"])
            line.settimeout(20)
            began = time.monotonic()
            with contextlib.suppress(OSError):
                while time.monotonic() - began < 15:
                    line.sendall(message * 4_000)
            assert time.monotonic() - began < 14, f"{message!r} was never cut off"
            line.close()

    before = memory(house)
    under(house, attack)
    assert memory(house) - before < 40 * MEGABYTE
