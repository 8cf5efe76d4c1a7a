"""A match in the browser while an environment plays it: a page on this machine that always shows the latest picture."""

from __future__ import annotations

import threading
import webbrowser
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from asobi.core import Match

PAGE = """<!doctype html>
<meta charset="utf-8"><title>{title}</title>
<style>body {{ margin: 0; background: #f6efe2 }} main {{ display: grid; place-items: center; min-block-size: 100vh }}
svg {{ max-inline-size: 100vw; max-block-size: 100vh; block-size: 100vh; inline-size: auto }}</style>
<main></main>
<script>
let seen = "";
async function look() {{
  const answer = await fetch("/picture").catch(() => null);
  const text = answer ? await answer.text() : seen;
  if (text !== seen) document.querySelector("main").innerHTML = seen = text;
  setTimeout(look, 250);
}}
look();
</script>
"""


class Window:
    """Opens a browser at the first picture; closing it ends the page's server."""

    def __init__(self) -> None:
        self.page = ""
        self.picture = ""
        self.server: ThreadingHTTPServer | None = None

    @property
    def address(self) -> str:
        """Where the page is."""
        return "" if self.server is None else f"http://127.0.0.1:{self.server.server_port}/"

    def show(self, match: Match) -> None:
        """Put the match's picture on the page; a game that draws none is shown as plain data."""
        self.page = PAGE.format(title=escape(match.game.title))
        self.picture = match.picture() or f"<pre>{escape(str(dict(match.view(None))))}</pre>"
        if self.server is None:
            self.server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
            threading.Thread(target=self.server.serve_forever, daemon=True).start()
            webbrowser.open(self.address)

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        window = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                text = window.picture if self.path == "/picture" else window.page
                self.send_response(200)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.end_headers()
                self.wfile.write(text.encode())

            def log_message(self, *words: object) -> None:
                """The terminal belongs to whoever trains."""

        return Handler

    def close(self) -> None:
        """End the page's server."""
        if self.server is not None:
            self.server.shutdown()
            self.server.server_close()
            self.server = None
