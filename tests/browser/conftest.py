"""What the browser tests share: a real server with the built client, and a real browser that watches for faults."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

ROOT = Path(__file__).parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tests.browser.house import House  # noqa: E402
from tests.browser.table import SCREENSHOTS, STATIC, Visitor  # noqa: E402


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": "/usr/bin/chromium", "args": ["--no-sandbox"]}


@pytest.fixture(scope="session")
def client() -> Path:
    """The built client; built anew where its sources are younger."""
    web = ROOT / "web"
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build/client.lock").open("w") as lock:  # whoever tests beside this process waits, and finds it built
        fcntl.flock(lock, fcntl.LOCK_EX)
        build_client(web)
    SCREENSHOTS.mkdir(exist_ok=True)
    return STATIC


def build_client(web: Path) -> None:
    """Build the client where its sources are younger than what was built."""
    sources = [path for part in ("src", "public") for path in (web / part).rglob("*") if path.is_file()]
    page = STATIC / "index.html"
    if not page.exists() or page.stat().st_mtime < max(path.stat().st_mtime for path in sources):
        build = [str(ROOT / "scripts/npm"), "run", "build", "--", "--outDir", str(STATIC), "--emptyOutDir"]
        done = subprocess.run(build, capture_output=True, text=True)
        assert done.returncode == 0, f"the client does not build:\n{done.stdout}{done.stderr}"


@pytest.fixture(scope="session")
def house(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all scenes that do it no harm."""
    running = House(tmp_path_factory.mktemp("house"), client)
    running.start()
    yield running
    running.stop()


Build = Callable[..., House]


@pytest.fixture
def build(client: Path, tmp_path: Path) -> Iterator[Build]:
    """Servers for one scene: `build(host="0.0.0.0")`. They close after all visitors have left."""
    houses: list[House] = []

    def open_house(**settings: Any) -> House:
        running = House(tmp_path, client, **settings)
        houses.append(running)
        running.start()
        return running

    yield open_house
    for running in houses:
        running.stop()


@pytest.fixture
def own_house(build: Build) -> House:
    """A server for one scene: to be killed, or left in a state that others need not see."""
    return build()


Arrive = Callable[..., Visitor]


@pytest.fixture
def arrive(browser: Browser, build: Build) -> Iterator[Arrive]:
    """Visitors, each in a browser of their own: `arrive(house, "Ada")`. No scene ends well if a page complained.

    It asks for `build` so that they leave before a scene's servers close: a page complains of a server that is gone.
    """
    contexts: list[BrowserContext] = []
    visitors: list[Visitor] = []

    def come(house: House, name: str, pace: str = "off", **settings: Any) -> Visitor:
        context = browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **settings})
        context.set_default_timeout(60_000)
        contexts.append(context)
        visitor = Visitor(context.new_page(), house, name, pace)
        visitors.append(visitor)
        return visitor

    yield come
    for context in contexts:
        context.close()
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    assert not complaints, complaints
