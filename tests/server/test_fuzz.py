"""Fuzz tests of the edge: requests and frames made from the server's own schemas, and everything near them.

Whatever is sent: no answer is a 5xx or names a defect, every refusal is a sentence, and the table beside it lives.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from ludotheque.protocol import messages
from ludotheque.protocol.websocket import CODES
from ludotheque.server.app import ROUTES
from ludotheque.server.routes import ApiRoute
from ludotheque.session.replays import Replay
from ludotheque.tables import action_search
from tests.limits import HANGS_AFTER_S
from tests.server.client import Person, everybody_leaves
from tests.server.running import Running, running
from tests.server.schemas import fitting

TRIED = [one for one in ROUTES if one.path != "/api/me/take"]  # a taken identity would end the test's own
STATUSES = {200, 307, 400, 401, 403, 404, 405, 409, 413, 415, 429}
SETTINGS: dict[str, Any] = {
    "deadline": None,
    "database": None,
    "phases": (Phase.generate,),
    "suppress_health_check": list(HealthCheck),
}
NASTY = ["", "0", "-1", "9" * 30, "é", "..", "%00", "a" * 300, "null", "galopp", "' or 1=1", "{table}", "\u202e"]


class Inside:
    """A server in a thread of its own, one person, and a table that must live through everything."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._ready, self._stop = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()))
        self.server: Running | None = None
        self.loop = asyncio.new_event_loop()
        """The person's own."""
        self.person: Any = None
        self.table = self.secret = ""

    async def _run(self) -> None:
        async with running(self._folder) as self.server:
            self._ready.set()
            await asyncio.to_thread(self._stop.wait)

    def __enter__(self) -> Inside:
        self._thread.start()
        assert self._ready.wait(60)
        self.loop.run_until_complete(self.begin())
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.run_until_complete(everybody_leaves())
        self.loop.close()
        self._stop.set()
        self._thread.join()

    @property
    def port(self) -> int:
        assert self.server is not None
        return self.server.port

    async def begin(self) -> None:
        self.person = await (await Person(self.port).enter()).connect()
        made = await self.person.post("/api/tables", {"game": "galopp", "players": 2, "bots": [None, None]})
        self.table, self.secret = made["table"], made["link"].split("#k=")[1]
        # Another person sits there, so that the coach is silent: a search would be compiled for him.
        await (await Person(self.port).enter()).post(f"/api/tables/{self.table}/join", {"secret": self.secret})
        await self.person.watch(self.table)
        await self.person.answer(self.person.do(self.table, id="start", do="start"))

    async def lives(self) -> None:
        """A second person can look on and a move can be made: nothing was lost."""
        looker = await (await Person(self.port).enter()).connect()
        seen = await looker.watch(self.table, secret=self.secret)
        assert seen["type"] == "table", seen
        assert seen["status"] in ("playing", "over", "abandoned")
        await looker.leave()


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    with Inside(tmp_path) as found:
        yield found


# HTTP.


def body_of(declared: ApiRoute) -> st.SearchStrategy[bytes]:
    """What the schema says, what is near it, and what is nothing at all."""
    if declared.takes is None:
        return st.binary(max_size=40)
    right = fitting(msgspec.json.schema(declared.takes)).map(_sensible).map(lambda value: json.dumps(value).encode())
    near = st.tuples(right, st.integers(0, 60), st.binary(max_size=4)).map(
        lambda made: made[0][: made[1]] + made[2] + made[0][made[1] + 1 :]
    )
    anything = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=8,
    ).map(lambda value: json.dumps(value).encode())
    deep = st.integers(1, 3000).map(lambda depth: b"[" * depth)
    return st.one_of(right, right, near, anything, deep, st.binary(max_size=200))


def _sensible(value: Any) -> Any:
    """A game that is compiled and a bot that is quick; the rest stays as it came."""
    if isinstance(value, dict) and "game" in value:
        value = {**value, "game": "galopp"}
        value.pop("bots", None)
        value.pop("level", None)
    if isinstance(value, dict) and "level" in value:
        value = {**value, "level": None}
    return value


@st.composite
def requests(draw: st.DrawFn, routes: list[ApiRoute]) -> tuple[ApiRoute, list[str], str, bytes, dict[str, str]]:
    declared = draw(st.sampled_from(routes))
    names = [draw(st.sampled_from(["{real}", "{real}", *NASTY])) for _ in range(declared.path.count("{"))]
    query = draw(
        st.sampled_from(["", "", "?seat=0", "?seat=-1", "?seat=x", "?after=x", "?after=-99999999999", "?a=%ff"])
    )
    headers = draw(
        st.sampled_from(
            [
                {},
                {},
                {"Content-Type": "text/plain"},
                {"X-Link-Secret": "x" * 20},
                {"Accept-Language": "x;;,,;q=é"},
                {"Cookie": "ludotheque=" + "f" * 64},
                {"Origin": "http://elsewhere.example"},
            ]
        )
    )
    return declared, names, query, draw(body_of(declared)), headers


def ask(inside: Inside, asked: tuple[ApiRoute, list[str], str, bytes, dict[str, str]]) -> None:
    """Send one request and look at the answer."""
    declared, names, query, body, more = asked
    path = declared.path
    for name in names:
        real = {"{game}": "galopp", "{language}": "fr"}.get("{" + path.split("{")[1].split("}")[0] + "}", inside.table)
        value = real if name == "{real}" else name
        path = path[: path.index("{")] + _quoted(value) + path[path.index("}") + 1 :]
    headers = {"Content-Type": "application/json", "Cookie": inside.person.cookie, **more}
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", inside.port, timeout=HANGS_AFTER_S)) as connection:
        encoded = {name: value.encode("utf-8", "replace") for name, value in headers.items()}
        connection.request(declared.method, path + query, None if declared.method == "GET" else body, encoded)
        response = connection.getresponse()
        data = response.read()
        cookie = response.getheader("set-cookie")
    said = f"{declared.method} {path}{query} {body!r} {more}: {response.status} {data[:200]!r}"
    assert response.status in STATUSES, said
    if response.status >= 400 and data[:1] == b"{":
        problem = json.loads(data)
        assert problem["code"] != "defect", said
        assert problem["sentence"], said
    if cookie and not more.get("Cookie"):
        inside.person.cookie = cookie.split(";")[0]
        if declared.method == "DELETE":  # our own data is gone: another person, another table
            inside.loop.run_until_complete(inside.begin())


def _quoted(text: str) -> str:
    return "".join(char if char.isascii() and (char.isalnum() or char in "%.-_") else "%C3%A9" for char in text)


def fuzz_http(inside: Inside, count: int, routes: list[ApiRoute] = TRIED, **more: Any) -> None:
    @settings(max_examples=count, **SETTINGS, **more)
    @given(requests(routes))
    def each(asked: tuple[ApiRoute, list[str], str, bytes, dict[str, str]]) -> None:
        ask(inside, asked)

    each()
    inside.loop.run_until_complete(inside.lives())


def test_no_request_is_answered_with_a_defect(inside: Inside) -> None:
    fuzz_http(inside, 80, derandomize=True)


@pytest.mark.long
def test_no_request_is_answered_with_a_defect_for_a_long_time(inside: Inside) -> None:
    fuzz_http(inside, 15_000)


def test_a_build_that_trusts_a_number_in_an_address_is_caught(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Replay, "viewer", lambda self, asked, own, behind: int(asked or own))
    with pytest.raises(BaseException, match="500"):
        fuzz_http(inside, 500, [one for one in TRIED if one.path.endswith("/replay")], derandomize=True)


# WebSocket.


def frames(table: str) -> st.SearchStrategy[tuple[int, bytes]]:
    """Messages by the schema, about the real table or none; near misses; frames of every kind."""

    def at_table(value: Any) -> bytes:
        if isinstance(value, dict) and "table" in value:
            value = {**value, "table": table}
            if value.get("type") == "do" and isinstance(value.get("command"), dict):
                value["command"] = _sensible(value["command"])
        return json.dumps(value).encode()[:4000]

    right = fitting(msgspec.json.schema(messages.Up)).map(at_table)
    near = st.tuples(right, st.integers(0, 80), st.binary(max_size=3)).map(
        lambda made: made[0][: made[1]] + made[2] + made[0][made[1] + 1 :]
    )
    text = st.tuples(st.just(1), st.one_of(right, right, right, near, st.binary(max_size=60)))
    other = st.tuples(st.sampled_from([0, 2, 3, 8, 9, 10, 11]), st.binary(max_size=130))
    return st.one_of(text, text, text, text, text, text, other)


async def say(inside: Inside, frame: tuple[int, bytes]) -> None:
    """Send one frame; then the server is there, or has closed the socket with a code that says why."""
    person: Person = inside.person
    try:
        person.frame(*frame)
        person.send(type="ping")
        await person.until(lambda message: message["type"] == "pong")
    except ConnectionError:
        assert person.close_code in CODES - {1006, 1011}, (frame, person.close_code)
        await person.connect()
        await person.watch(inside.table)
    defects = [message for message in person.inbox if message.get("code") == "defect"]
    person.inbox.clear()
    assert not defects, (frame, defects)


def fuzz_frames(inside: Inside, count: int, **more: Any) -> None:
    @settings(max_examples=count, **SETTINGS, **more)
    @given(frames(inside.table))
    def each(frame: tuple[int, bytes]) -> None:
        inside.loop.run_until_complete(say(inside, frame))

    each()
    inside.loop.run_until_complete(inside.lives())


def test_no_frame_meets_a_defect(inside: Inside) -> None:
    fuzz_frames(inside, 100, derandomize=True)


@pytest.mark.long
def test_no_frame_meets_a_defect_for_a_long_time(inside: Inside) -> None:
    fuzz_frames(inside, 20_000)


def test_a_build_that_stumbles_over_an_empty_search_is_caught(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    honest: Callable[..., Any] = action_search.begun
    monkeypatch.setattr(
        action_search, "begun", lambda game, view, actions, start: honest(game, view, actions, start[0])
    )
    with pytest.raises(BaseException, match="defect"):
        fuzz_frames(inside, 2000, derandomize=True)
