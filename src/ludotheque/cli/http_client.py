"""HTTP client of a server: its address, its answers, and the identity that is stored between visits."""

from __future__ import annotations

import contextlib
import json
import os
import re
import urllib.error
import urllib.request
from dataclasses import dataclass
from http.client import HTTPException, HTTPMessage
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec

from ludotheque.cli.terminal import CommandError, harmless, writing
from ludotheque.kernel.errors import LudothequeError
from ludotheque.protocol import messages as m
from ludotheque.session.identity import COOKIE

TIMEOUT_S = 30.0
MAX_ANSWER_BYTES = 1 << 26
TABLE = re.compile(r"/t/([\w-]{1,32})/?")


class ServerProblem(LudothequeError):  # noqa: N818 - an answer of the server
    """What a server answers when it will not do something: the sentence is its own, in the person's language."""

    def __init__(self, problem: m.HttpProblem) -> None:
        super().__init__(problem.code)
        self.said = harmless(problem.sentence)

    def sentence(self, language: str = "en") -> str:
        return self.said


@dataclass(frozen=True)
class Address:
    """Where to go: a server, a table there, or an identity to be taken along. `secret`: what the link has after #."""

    server: str
    table: str | None = None
    kind: str = ""
    secret: str | None = None


def read_address(asked: str) -> Address:
    """An address as people write or copy it."""
    try:
        parts = urlsplit(asked if "://" in asked else f"http://{asked}")
        named = parts.hostname and (parts.port is None or parts.port > 0)
    except ValueError:
        named = False
        parts = urlsplit("")
    found = TABLE.fullmatch(parts.path)
    fragment = {name: values[0] for name, values in parse_qs(parts.fragment).items()}
    kind = next((name for name in "skiw" if name in fragment), "")
    fitting = "ksw" if found else "i" if parts.path.rstrip("/") == "/me" else ""
    if not named or parts.scheme not in ("http", "https") or not (found or fitting or parts.path in ("", "/")):
        raise CommandError("bad-address", asked=asked)
    if (kind and kind not in fitting) or (fitting == "i" and not kind):
        raise CommandError("bad-address", asked=asked)
    server = f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"
    return Address(server, found[1] if found else None, kind, fragment.get(kind))


def data_folder() -> Path:
    """Where this user's things are kept; LUDOTHEQUE_HOME names another place."""
    if home := os.environ.get("LUDOTHEQUE_HOME"):
        return Path(home)
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "ludotheque"


class Identity:
    """Who one is at one server: a cookie in a file that only its owner can read."""

    def __init__(self, server: str, bot: str = "") -> None:
        """Of the person who uses this terminal, or of a bot of that name."""
        self.server = server
        known = f"{server}-bot-{bot}" if bot else server
        self.file = data_folder() / "identities" / (re.sub(r"[^\w.-]", "_", known) + ".json")
        self.cookie = ""
        with contextlib.suppress(OSError, ValueError, KeyError, TypeError):
            self.cookie = str(json.loads(self.file.read_text("utf-8"))["cookie"])

    def keep(self, cookie: str) -> None:
        if cookie == self.cookie:
            return
        self.cookie = cookie
        with writing(self.file):
            self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            fresh = self.file.with_suffix(".new")
            descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(descriptor, "w", encoding="utf-8") as stream:
                json.dump({"house": self.server, "cookie": cookie}, stream)
            os.replace(fresh, self.file)


class HttpClient:
    """The HTTP side of one server."""

    def __init__(self, server: str, language: str, bot: str = "") -> None:
        self.server = server
        self.language = language
        self.identity = Identity(server, bot)

    def ask(self, method: str, path: str, gives: Any, body: Any = None, secret: str | None = None) -> Any:
        """One request; the answer as the type it must be. `str`: a text as it is."""
        data = self._answer(method, path, body, secret)
        if gives is str:
            return data.decode("utf-8", "replace")
        try:
            return msgspec.json.decode(data, type=gives)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise CommandError("not-a-server", server=self.server) from error

    def _answer(self, method: str, path: str, body: Any, secret: str | None) -> bytes:
        headers = {"Accept-Language": self.language, "Content-Type": "application/json"}
        if self.identity.cookie:
            headers["Cookie"] = f"{COOKIE}={self.identity.cookie}"
        if secret:
            headers["X-Link-Secret"] = secret
        sent = None if method == "GET" else msgspec.json.encode({} if body is None else body)
        request = urllib.request.Request(self.server + path, sent, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT_S) as response:
                self._keep_cookie(response.headers)
                return bytes(response.read(MAX_ANSWER_BYTES))
        except urllib.error.HTTPError as error:
            with error:
                raise self._refused(error) from error
        except (OSError, HTTPException, ValueError) as error:
            raise CommandError("server-unreachable", server=self.server) from error

    def _refused(self, error: urllib.error.HTTPError) -> LudothequeError:
        try:
            return ServerProblem(msgspec.json.decode(error.read(MAX_ANSWER_BYTES), type=m.HttpProblem))
        except (msgspec.DecodeError, UnicodeDecodeError, OSError, HTTPException):
            return CommandError("not-a-server", server=self.server)

    def _keep_cookie(self, headers: HTTPMessage) -> None:
        for header in headers.get_all("Set-Cookie", []):
            with contextlib.suppress(CookieError):
                found = SimpleCookie(header).get(COOKIE)
                if found is not None and found.value:
                    self.identity.keep(found.value)

    def enter(self, name: str | None) -> m.Me:
        """Come in: the same person as last time, or a new guest; called and spoken to as wished."""
        me: m.Me = self.ask("POST", "/api/me", m.Me)
        wish = {}
        if name is not None and name.strip() != me.name:
            wish["name"] = name
        if me.language != self.language:
            wish["language"] = self.language
        return self.ask("PATCH", "/api/me", m.Me, wish) if wish else me

    def take_identity(self, secret: str) -> m.Me:
        """Be here who one is on another device."""
        return self.ask("POST", "/api/me/take", m.Me, {"secret": secret})  # type: ignore[no-any-return]

    def card(self, table: str, secret: str | None) -> m.TableCard:
        """What is said of a table."""
        card: m.TableCard = self.ask("GET", f"/api/tables/{table}", m.TableCard, None, secret)
        return card

    def join(self, table: str, secret: str | None, seat: int | None = None) -> int | None:
        """Take a seat, this one if it is named; None if there was none, and one looks on."""
        wish: dict[str, Any] = {"secret": secret} if secret else {}
        if seat is not None:
            wish["seat"] = seat
        try:
            joined: m.Joined = self.ask("POST", f"/api/tables/{table}/join", m.Joined, wish)
        except ServerProblem as error:
            if error.key != "already-seated":
                raise
            joined = self.ask("POST", f"/api/tables/{table}/join", m.Joined, {})
        return joined.seat

    def socket(self) -> str:
        """Where the next socket opens: a ticket works once."""
        ticket: m.Ticket = self.ask("POST", "/api/ticket", m.Ticket)
        return f"ws{self.server.removeprefix('http')}/ws?ticket={ticket.ticket}"
