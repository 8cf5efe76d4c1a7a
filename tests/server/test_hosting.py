"""The page about hosting: its configuration of HAProxy, run before a real server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import select
import socket
import ssl
import subprocess
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
import websockets

from asobi.server.proxy import haproxy
from tests.server.database import free_port
from tests.server.harness import House, scene

ROOT = Path(__file__).parents[2]
NAME = "tables.example"


class Proxied:
    """A server behind the proxy of the page."""

    def __init__(self, house: House, folder: Path) -> None:
        self.house = house
        self.plain, self.tls = free_port(), free_port()
        certificate = folder / "tables.pem"
        key = folder / "tables.key"
        words = ["-newkey", "rsa:2048", "-nodes", "-keyout", str(key), "-out", str(certificate), "-days", "2"]
        name = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
        subprocess.run(["openssl", "req", "-x509", *words, *name], check=True, capture_output=True)
        certificate.write_text(certificate.read_text() + key.read_text())
        self.context = ssl.create_default_context(cafile=str(certificate))
        page = (ROOT / "docs" / "hosting.md").read_text()
        (told,) = re.findall(r"<!-- haproxy -->\n```\n(.*?)```", page, re.S)
        for there, here in (
            ("bind :80\n", f"bind 127.0.0.1:{self.plain}\n"),
            ("bind :443 ssl crt /etc/haproxy/tables.example.pem", f"bind 127.0.0.1:{self.tls} ssl crt {certificate}"),
            ("127.0.0.1:8000", f"127.0.0.1:{house.port}"),
        ):
            assert told.count(there) == 1, there
            told = told.replace(there, here)
        self.config = folder / "haproxy.cfg"
        self.config.write_text(told)

    @contextlib.contextmanager
    def running(self) -> Iterator[Proxied]:
        """The proxy, once it lets people through."""
        checked = subprocess.run(["haproxy", "-c", "-f", str(self.config)], capture_output=True, text=True)
        assert checked.returncode == 0, checked.stderr
        process = subprocess.Popen(["haproxy", "-db", "-f", str(self.config)], stderr=subprocess.DEVNULL)
        try:
            deadline = time.monotonic() + 30
            while True:
                try:
                    if self.ask("/api/games")[0] == 200:
                        break
                except OSError:
                    pass
                assert time.monotonic() < deadline, "the proxy never let anybody through"
                time.sleep(0.05)
            yield self
        finally:
            process.terminate()
            process.wait(20)

    def line(self, source: str = "127.0.0.1") -> socket.socket:
        """A bare connection to the door, from an address."""
        return socket.create_connection(("127.0.0.1", self.tls), 10, (source, 0))

    def ask(self, path: str, body: Any = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of a request under the server's name, over TLS."""
        data = b"" if body is None else json.dumps(body).encode()
        lines = [f"{'GET' if body is None else 'POST'} {path} HTTP/1.1", f"Host: {NAME}", "Connection: close"]
        lines += [f"Content-Length: {len(data)}", *[f"{name}: {value}" for name, value in headers.items()]]
        with self.context.wrap_socket(self.line(), server_hostname=NAME) as line:
            line.sendall("\r\n".join([*lines, "", ""]).encode() + data)
            answer = b""
            while piece := line.recv(65536):
                answer += piece
        head, _, rest = answer.partition(b"\r\n\r\n")
        first, *named = head.decode().split("\r\n")
        told = {one.lower().split(": ", 1)[0]: one.split(": ", 1)[1] for one in named}
        return int(first.split()[1]), told, rest


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    """A server as the page says, but for its ports."""
    subprocess.run([str(ROOT / "scripts" / "haproxy")], check=True)
    folder = tmp_path_factory.mktemp("hosting")
    with (
        House(folder, hosts=[NAME], proxies=["127.0.0.1"], tables_per_address_and_hour=2) as house,
        Proxied(house, folder).running() as running,
    ):
        yield running


def test_a_table_is_played_at_over_tls(proxied: Proxied) -> None:
    wish = {"game": "eight-routes", "seats": ["me", "random", "random"], "name": "Ada", "settings": {"rounds": 1}}
    status, headers, body = proxied.ask("/api/tables", wish)
    assert status == 200, body
    assert "Secure" in headers["set-cookie"]
    assert headers["strict-transport-security"] == "max-age=31536000"
    opened = json.loads(body)

    async def play() -> None:
        async with websockets.connect(
            f"wss://{NAME}/ws/{opened['table']}",
            ssl=proxied.context,
            sock=proxied.line(),
            server_hostname=NAME,
            origin=websockets.Origin(f"https://{NAME}"),
        ) as line:
            await line.send(json.dumps({"type": "hello", "protocol": 1, "token": opened["token"]}))
            while True:
                told = json.loads(await asyncio.wait_for(line.recv(), 30))
                if told["type"] in ("table", "moved") and told["moment"]["decision"]:
                    choice = told["moment"]["decision"]["options"][0]["notation"]
                    move = {"move": "one", "version": told["version"], "choice": choice}
                    await line.send(json.dumps({"type": "choose", "token": opened["token"], **move}))
                elif told["type"] == "accepted":
                    return

    scene(play)


def test_plain_http_leads_to_tls(proxied: Proxied) -> None:
    class Stay(urllib.request.HTTPRedirectHandler):
        def redirect_request(self, *told: Any) -> None:
            return None

    request = urllib.request.Request(f"http://127.0.0.1:{proxied.plain}/t/x", headers={"Host": NAME})
    with pytest.raises(urllib.error.HTTPError) as found:
        urllib.request.build_opener(Stay).open(request, timeout=20)
    with found.value as answer:
        assert (answer.code, answer.headers["location"]) == (301, f"https://{NAME}/t/x")


def test_a_forged_address_changes_nothing_and_figures_stay_inside(proxied: Proxied) -> None:
    wish = {"game": "eight-routes", "seats": ["me", "open", "open"], "name": "Eve"}
    answers = [proxied.ask("/api/tables", wish, **{"X-Forwarded-For": f"192.0.2.{number}"})[0] for number in range(3)]
    assert answers[-1] == 429
    assert proxied.ask("/metrics")[0] == 404


def test_who_opens_too_many_connections_is_turned_away_and_nobody_else(proxied: Proxied) -> None:
    lines: list[socket.socket] = []
    refused = 0
    try:
        for _ in range(130):
            try:
                lines.append(proxied.line("127.0.0.2"))
            except ConnectionResetError:  # ended before it was even known to be there
                refused += 1
        # Then those over the limit are ended
        deadline = time.monotonic() + 30
        while len(select.select(lines, [], [], 0.1)[0]) + refused < 30:
            assert time.monotonic() < deadline, "nobody was turned away"
        # And others come in
        assert proxied.ask("/api/games")[0] == 200
    finally:
        for line in lines:
            line.close()


def test_the_configuration_for_several_servers_is_one_that_haproxy_takes(proxied: Proxied, tmp_path: Path) -> None:
    certificate = str(proxied.config.parent / "tables.pem")
    for more in ([], ["--certificate", certificate]):
        servers = ["--server", "127.0.0.1:8001", "--server", "127.0.0.1:8002"]
        text = subprocess.run(["asobi", "proxy", *servers, *more], check=True, capture_output=True, text=True).stdout
        config = tmp_path / "haproxy.cfg"
        config.write_text(text)
        checked = subprocess.run(["haproxy", "-c", "-f", str(config)], capture_output=True, text=True)
        assert checked.returncode == 0, checked.stderr


def test_what_changes_something_is_not_asked_twice(tmp_path: Path) -> None:
    asked: list[str] = []

    class Fickle(BaseHTTPRequestHandler):
        """Hears everything, and hangs up at first."""

        def do_GET(self) -> None:
            if self.path != "/health":
                asked.append("GET")
            if self.path == "/health" or asked.count("GET") > 1:
                self.send_response(200)
                self.send_header("content-length", "0")
                self.end_headers()

        def do_POST(self) -> None:
            asked.append("POST")

        def log_message(self, *told: Any) -> None:
            return

    subprocess.run([str(ROOT / "scripts" / "haproxy")], check=True)
    servers = [ThreadingHTTPServer(("127.0.0.1", 0), Fickle) for _ in range(2)]
    for server in servers:
        threading.Thread(target=server.serve_forever, daemon=True).start()
    port, config = free_port(), tmp_path / "haproxy.cfg"
    config.write_text(haproxy([f"127.0.0.1:{server.server_port}" for server in servers], bind=f"127.0.0.1:{port}"))
    process = subprocess.Popen(["haproxy", "-db", "-f", str(config)], stderr=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + 30
        while True:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                assert time.monotonic() < deadline
                time.sleep(0.05)

        def ask(method: str) -> int:
            line = HTTPConnection("127.0.0.1", port, timeout=30)
            line.request(method, "/api/tables/some/leave")
            status = line.getresponse().status
            line.close()
            return status

        # Given servers that hang up in the middle, then a question is put again, and a wish is not
        assert ask("GET") == 200
        assert asked == ["GET", "GET"]
        assert ask("POST") == 502
        assert asked == ["GET", "GET", "POST"]
    finally:
        process.terminate()
        process.wait(20)
        for server in servers:
            server.shutdown()
            server.server_close()
