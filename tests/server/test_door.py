"""The door: origins, headers, cookies, limits, and the files that can be had."""

from __future__ import annotations

import http.client
import json
from pathlib import Path

import pytest
import websockets

from tests.server.harness import House, Player, scene


@pytest.mark.parametrize(
    "origin",
    [
        None,
        "http://evil.example",
        "http://127.0.0.1",
        "null",
        "https://127.0.0.1:1",
        "file://",
        "http://127.0.0.1.evil.example",
    ],
)
def test_a_foreign_origin_gets_no_socket(house: House, origin: str | None) -> None:
    opened = house.open_table("me", "open", "open")

    async def knock() -> None:
        address = f"ws://127.0.0.1:{house.port}/ws/{opened['table']}"
        async with websockets.connect(address, origin=None if origin is None else websockets.Origin(origin)):
            pass

    with pytest.raises(websockets.InvalidStatus) as refused:
        scene(knock)
    assert refused.value.response.status_code == 403


def test_a_foreign_page_cannot_post(house: House) -> None:
    wish = {"game": "eight-routes", "seats": ["me", "greedy", "greedy"], "name": "Eve"}
    for headers in ({"origin": "http://evil.example"}, {"sec-fetch-site": "cross-site"}):
        status, _, body = house.ask("/api/tables", wish, headers)
        assert (status, json.loads(body)["key"]) == (403, "refused-origin")
    assert house.ask("/api/tables", wish, {"origin": house.origin})[0] == 200


def test_a_name_that_is_not_ours_is_refused_so_that_no_site_can_point_its_own_here(house: House) -> None:
    for name in ("evil.example", f"evil.example:{house.port}", "127.0.0.1.evil.example", "localhost.evil.example"):
        headers = {"host": name, "origin": f"http://{name}"}
        assert house.ask("/api/games", headers=headers)[0] == 421
        assert house.ask("/api/tables", {"game": "eight-routes"}, headers)[0] == 421
    for name in (f"localhost:{house.port}", f"127.0.0.1:{house.port}", "[::1]", "192.168.1.9:8000"):
        assert house.ask("/api/games", headers={"host": name})[0] == 200

    async def knock() -> None:
        headers = {"Host": "evil.example"}
        address = f"ws://127.0.0.1:{house.port}/ws/abc"
        origin = websockets.Origin("http://evil.example")
        async with websockets.connect(address, origin=origin, additional_headers=headers):
            pass

    with pytest.raises(websockets.InvalidStatus):
        scene(knock)


def test_only_a_configured_proxy_is_believed_about_addresses(tmp_path: Path) -> None:
    wish = {"game": "eight-routes", "seats": ["me", "open", "open"], "name": "Ada"}

    def opened(house: House, address: str) -> int:
        return house.ask("/api/tables", wish, {"x-forwarded-for": address})[0]

    # Given that an address may open two tables
    with House(tmp_path, tables_per_address_and_hour=2) as house:
        assert [opened(house, f"192.0.2.{number}") for number in range(3)] == [200, 200, 429]
    # Behind a proxy each guest counts alone
    with House(tmp_path, tables_per_address_and_hour=2, proxies=["127.0.0.1"], hosts=["tables.example"]) as house:
        assert [opened(house, f"192.0.2.{number}") for number in range(3)] == [200, 200, 200]
        assert [opened(house, "evil, 192.0.2.1") for _ in range(2)] == [200, 429]
        assert house.ask("/api/games", headers={"host": "tables.example"})[0] == 200


def test_every_answer_has_the_security_headers(house: House) -> None:
    for path in ("/", "/api/games", "/api/games/none", "/t/x", "/nowhere"):
        _, headers, _ = house.ask(path)
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] in ("no-store", "no-cache")


def test_a_guest_is_known_again_by_a_signed_cookie(house: House) -> None:
    wish = {"game": "eight-routes", "seats": ["me", "open", "open"], "name": "Ada"}
    _, headers, body = house.ask("/api/tables", wish)
    cookie, _, flags = headers["set-cookie"].partition(";")
    assert "HttpOnly" in flags
    assert "SameSite=Lax" in flags
    table = json.loads(body)["table"]
    mine = house.json("/api/mine", cookie=cookie)
    assert [(card["table"], card["seat"], card["free"]) for card in mine] == [(table, 0, 2)]
    # A cookie that was tampered with is nobody's
    name, _, value = cookie.partition("=")
    assert house.json("/api/mine", cookie=f"{name}={'A' if value[0] != 'A' else 'B'}{value[1:]}") == []
    assert house.json("/api/mine", cookie=f"{name}=;;\u00e9".encode("latin-1", "replace").decode("latin-1")) == []


def test_no_path_leads_out_of_the_client(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>the client")
    (static / "assets" / "app-1a2b.js").write_text("let fine = 1" + " " * 2000)
    (tmp_path / "secret.txt").write_text("secret")
    (static / "out").symlink_to(tmp_path / "secret.txt")
    house = House(tmp_path)
    house.static = static
    with house:
        assert house.ask("/")[2].startswith(b"<!doctype")
        assert house.ask("/t/abc")[2].startswith(b"<!doctype")
        assert house.ask("/replay/abc")[2].startswith(b"<!doctype")
        status, headers, _ = house.ask("/assets/app-1a2b.js", headers={"accept-encoding": "gzip"})
        assert status == 200
        assert "immutable" in headers["cache-control"]
        assert headers["content-encoding"] == "gzip"
        for path in (
            "/../secret.txt",
            "/..%2fsecret.txt",
            "/%2e%2e/secret.txt",
            "/assets/../../secret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
            "//etc/passwd",
            "/%2fetc%2fpasswd",
            "/..\\secret.txt",
            "/assets/..%5c..%5csecret.txt",
            "/out",
            "/t/..%2f..%2fsecret.txt",
            "/secret.txt%00.js",
        ):
            line = http.client.HTTPConnection("127.0.0.1", house.port, timeout=5)
            line.request("GET", path)
            answer = line.getresponse()
            body = answer.read()
            line.close()
            assert b"secret" not in body, path
            assert b"root:" not in body, path
            assert answer.status in (404, 400, 405), path


def test_without_a_built_client_the_page_says_so(house: House) -> None:
    status, _, body = house.ask("/")
    assert status == 503
    assert b"not been built" in body


def test_haste_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    limits = {"messages_per_second": 5.0, "messages_at_once": 10, "refusals_at_once": 30, "chat_per_minute": 3}
    with House(tmp_path, **limits) as house:
        opened = house.open_table("me", "open", "open")

        async def play() -> None:
            async with Player(house, opened["table"], opened["token"]) as ada:
                # Chat has a rate of its own
                for number in range(4):
                    await ada.send("say", name="Ada", text=f"line {number}", token=ada.token)
                assert (await ada.next("refused"))["key"] == "refused-too-fast"
                for _ in range(60):
                    await ada.send("sync")
                keys = []
                try:
                    while True:
                        message = await ada.receive()
                        keys.append(message.get("key"))
                except websockets.ConnectionClosed:
                    pass
                assert keys.count("refused-too-fast") == 30
                assert ada.socket is not None
                assert ada.socket.close_code == 4429

        scene(play)


def test_sockets_and_tables_of_a_guest_are_counted(tmp_path: Path) -> None:
    with House(tmp_path, sockets_per_address=3, tables_per_guest_and_hour=2) as house:
        opened = house.open_table("me", "open", "open")

        async def play() -> None:
            players = [Player(house, opened["table"]) for _ in range(4)]
            for player in players[:3]:
                await player.connect()
            with pytest.raises(websockets.InvalidStatus):
                await players[3].connect()
            # When one goes, there is room for another
            assert players[0].socket is not None
            await players[0].socket.close()
            for _ in range(50):
                try:
                    await players[3].connect()
                    break
                except websockets.InvalidStatus:
                    pass
            assert players[3].version == 0

        scene(play)
        cookie = house.ask("/api/mine")[1]["set-cookie"].partition(";")[0]
        wish = {"game": "eight-routes", "seats": ["me", "open", "open"], "name": "Ada"}
        answers = [house.json("/api/tables", wish, cookie) for _ in range(3)]
        assert answers[2] == {"key": "refused-too-many-tables", "fields": {}}


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "refused-no-game"),
        ({"seats": ["me"]}, "refused-seats"),
        ({"seats": ["me", "me", "open"]}, "refused-one-seat"),
        ({"seats": ["me", "search:999999ms", "open"]}, "refused-bot"),
        ({"seats": ["me", "deep-thought", "open"]}, "refused-bot"),
        ({"name": " \u200b\n"}, "refused-name"),
        ({"settings": {"rounds": 99}}, "refused-setting-number"),
        ({"settings": {"colour": 1}}, "refused-setting-unknown"),
        ({"minutes": 0}, "refused-minutes"),
        ({"seed": "mine"}, "refused-malformed"),
        ({"seats": "me"}, "refused-malformed"),
        ({"settings": {"x": "y" * 70_000}}, "refused-too-large"),
    ],
)
def test_a_table_that_cannot_be_is_refused(house: House, change: dict[str, object], key: str) -> None:
    wish = {"game": "eight-routes", "seats": ["me", "open", "open"], "name": "Ada", **change}
    assert house.json("/api/tables", wish)["key"] == key


def test_games_and_tables_are_listed(house: House) -> None:
    games = house.json("/api/games")
    assert [game["id"] for game in games] == ["eight-routes", "hidden"]
    page = house.json("/api/games/eight-routes")
    assert page["clauses"][0]["number"].startswith("ER-")
    assert page["actions"][0] == {"id": 0, "notation": "pick 1", "name": "pick", "fields": {"value": 1}}
    assert [option["key"] for option in page["settings"]] == ["rounds", "shake"]
    public = house.open_table("me", "open", "greedy")
    private = house.open_table("me", "open", "greedy", public=False)
    cards = {card["table"]: card for card in house.json("/api/tables")}
    assert private["table"] not in cards
    assert cards[public["table"]]["names"] == ["Ada", None, "greedy"]
    assert cards[public["table"]]["free"] == 1
