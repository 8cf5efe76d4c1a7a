"""The configuration of HAProxy before several servers: each table's guests are led to one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

HEAD: Final = """\
global
    maxconn {most}
    ssl-default-bind-options ssl-min-ver TLSv1.2

defaults
    mode http
    # So long it also waits, after a refused connection, before somebody else is asked.
    timeout connect 300ms
    timeout check 1s
    # The head of a request has 10 s, as in the server itself.
    timeout http-request 10s
    timeout http-keep-alive 15s
    timeout queue 5s
    timeout client 90s
    timeout server 90s
    # Websockets; browsers say something every 10 s.
    timeout tunnel 90s
    # A server that cannot be reached was not asked: somebody else is.
    retries 3
    option redispatch 1
    retry-on conn-failure empty-response

"""
TLS: Final = """\
frontend plain
    bind :80
    http-request redirect scheme https code 301

"""
DOOR: Final = """\
frontend door
    bind {bind}
    # By address: at most {connections} connections at once, and twice as many new ones in 10 s.
    stick-table type ipv6 size 100k expire 30s store conn_cur,conn_rate(10s)
    tcp-request connection track-sc0 src
    tcp-request connection reject if {{ sc0_conn_cur gt {connections} }} || {{ sc0_conn_rate gt {rate} }}
    # What a guest says about addresses, and about who asks for whom, is struck out; what we say is believed.
    http-request del-header X-Forwarded-For
    http-request del-header X-Forwarded-Proto
    http-request del-header X-Asobi-Relayed
    option forwardfor
    http-request set-header X-Forwarded-Proto {scheme}
{strict}    # Figures are for these machines only.
    http-request deny deny_status 404 if {{ path /metrics }}
    # What changes something is asked once: only who refused the connection surely heard nothing.
    http-request disable-l7-retry if METH_POST
    # The table is a part of the path: /ws/TABLE, /api/tables/TABLE/...
    http-request set-var(txn.table) path,field(3,/) if {{ path_beg /ws/ }}
    http-request set-var(txn.table) path,field(4,/) if {{ path_beg /api/tables/ }}
    # Where no server is well, PostgreSQL is not: then they say so themselves, in words.
    use_backend unwell unless {{ nbsrv(tables) gt 0 }}
    use_backend tables if {{ var(txn.table) -m found }}
    default_backend pages

"""
STRICT: Final = '    http-response set-header Strict-Transport-Security "max-age=31536000"\n'
CHECKED: Final = """\
    option httpchk GET /health
    http-check send hdr Host localhost
    # Who will go soon says so by that: it gets nobody new, and keeps who is there until it has handed them over.
    http-check disable-on-404
    default-server check inter 500ms fastinter 250ms fall 2 rise 1 on-marked-down shutdown-sessions
    # Who refuses three connections in a row is gone: nobody else waits for that.
    default-server observe layer4 error-limit 3 on-error mark-down
"""


def haproxy(
    servers: Sequence[str], certificate: str = "", bind: str = "", connections: int = 100, most: int = 8_000
) -> str:
    """The whole configuration for servers at these addresses (HOST:PORT), with TLS where there is a certificate."""
    if not servers:
        raise ValueError("a proxy needs at least one server, as HOST:PORT")
    bind = bind or (":443" if certificate else ":80")
    door = DOOR.format(
        bind=f"{bind} ssl crt {certificate} alpn http/1.1" if certificate else bind,
        connections=connections,
        rate=2 * connections,
        scheme="https" if certificate else "http",
        strict=STRICT if certificate else "",
    )
    rows = "".join(f"    server asobi{number} {place}\n" for number, place in enumerate(servers, 1))
    tables = f"backend tables\n    balance hash var(txn.table)\n    hash-type consistent\n{CHECKED}{rows}\n"
    pages = f"backend pages\n    balance roundrobin\n{CHECKED}{rows}\n"
    unwell = f"backend unwell\n    balance roundrobin\n{rows}"
    return HEAD.format(most=most) + TLS * bool(certificate) + door + tables + pages + unwell
