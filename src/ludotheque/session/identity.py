"""Guests and their secrets: a login session at first contact, a name when they like, links and tickets.

Secrets are 256 random bits. Only their hashes are stored; a cookie also bears a signature of this server, so that what
was never ours costs no look into the store.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import unicodedata
from typing import Any, get_args

import msgspec

from ludotheque.kernel.errors import present
from ludotheque.protocol import messages as m
from ludotheque.session.errors import RequestError
from ludotheque.session.ports import Entropy
from ludotheque.store import Link, Person, Store
from ludotheque.tables.table import MARK

COOKIE = "ludotheque"
SESSION_LASTS = 400 * 86_400_000
IDENTITY_LINK_LASTS = 15 * 60_000
TICKET_LASTS = 30_000
MAX_NAME_LENGTH = 40
"""Characters as people count them: an emoji of a family is one."""
JOINER, TAGS = "\u200d", range(0xE0020, 0xE0080)
"""What makes one emoji of several, and flags of some countries."""
PORTRAITS: tuple[str, ...] = get_args(m.Portrait)
CACHED = 20_000


def digest(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()


def clean_name(name: str) -> str:
    """A name is a line of text: no control characters, no direction tricks, no more blanks than needed."""
    kept = ""
    for letter in name:
        hidden = unicodedata.category(letter)[0] in "CZ"
        joins = (letter == JOINER or ord(letter) in TAGS) and _in_emoji(kept)
        kept += " " if hidden and not joins else letter
    return "".join(characters(" ".join(kept.split()))[:MAX_NAME_LENGTH]).strip(f" {JOINER}")


def characters(text: str) -> list[str]:
    """A text in characters as people count them: what combines with the one before, or is joined to it, is no other."""
    found: list[str] = []
    for letter in text:
        combines = unicodedata.category(letter)[0] == "M" or letter == JOINER or ord(letter) in TAGS
        toned = "\U0001f3fb" <= letter <= "\U0001f3ff"
        flag = bool(found) and _is_flag_half(letter) and len(found[-1]) == 1 and _is_flag_half(found[-1])
        if found and (combines or toned or flag or found[-1].endswith(JOINER)):
            found[-1] += letter
        else:
            found.append(letter)
    return found


def _in_emoji(text: str) -> bool:
    """Does a text end inside an emoji, to which something may be joined?"""
    last = characters(text)[-1:]
    return bool(last) and unicodedata.category(last[0][0]) == "So" and not last[0].endswith(JOINER)


def _is_flag_half(letter: str) -> bool:
    return "\U0001f1e6" <= letter <= "\U0001f1ff"


def clean_text(text: str) -> str:
    """What is said at a table: any text, but no control characters and nothing that turns the direction of others'."""
    kept = "".join(letter for letter in text if letter.isspace() or not _steers(letter))
    return " ".join(kept.split())


def _steers(letter: str) -> bool:
    return unicodedata.category(letter) == "Cc" or letter in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


class Identities:
    """The people of a server."""

    def __init__(self, store: Store, entropy: Entropy) -> None:
        self._store, self._entropy = store, entropy
        self._key = b""
        self._sessions: dict[bytes, Person] = {}
        self._known: dict[str, Person] = {}
        self._gone: set[str] = set()
        """Who was deleted while we were open: his last tickets open nothing."""

    async def open(self) -> None:
        """Fetch the key with which this server signs; made once, and kept with everything else."""
        self._key = await self._store.key("cookies", self._entropy.token_bytes(32))

    def _sign(self, token: str) -> str:
        return hmac.new(self._key, token.encode(), hashlib.sha256).hexdigest()[:32]

    def _token(self, cookie: str | None) -> str | None:
        if cookie is None or not cookie.isascii():  # what is signed here is ASCII
            return None
        token, _, signature = cookie.partition(".")
        return token if hmac.compare_digest(self._sign(token), signature) else None

    async def by_cookie(self, cookie: str | None, now: int) -> Person | None:
        token = self._token(cookie)
        if token is None:
            return None
        session = digest(token)
        person = self._sessions.get(session)
        if person is None:
            person = await self._store.by_session(session, now)
            if person is not None:
                _remember(self._sessions, session, person)
                _remember(self._known, person.id, person)
        return self._known.setdefault(person.id, person) if person else None

    async def welcome(self, language: str, now: int) -> tuple[Person, str]:
        """A new guest, and the cookie to know him by."""
        token = self._entropy.token_urlsafe(32)
        person = Person(id=self._entropy.token_hex(12), name="", language=language, created=now, seen=now)
        await self._store.enter(person, digest(token), now + SESSION_LASTS)
        _remember(self._sessions, digest(token), person)
        _remember(self._known, person.id, person)
        return person, f"{token}.{self._sign(token)}"

    async def rename(self, person: str, name: str | None, language: str | None, portrait: str | None = None) -> Person:
        await self._store.rename(person, None if name is None else clean_name(name), language, portrait)
        found = present(await self._store.person(person), "a person with a session")
        _remember(self._known, person, found)
        return found

    async def known(self, persons: set[str]) -> None:
        """Have the names of these people at hand."""
        missing = persons - self._known.keys()
        if missing:
            for person in (await self._store.people(missing)).values():
                _remember(self._known, person.id, person)

    def name(self, person: str) -> str:
        """The name of somebody at hand; a guest without one, or one who was forgotten, has the empty name."""
        found = self._known.get(person)
        return found.name if found else ""

    def portrait(self, person: str) -> str:
        """The picture of somebody at hand: the one he chose, or one that follows from his id."""
        found = self._known.get(person)
        chosen = found.portrait if found else ""
        return chosen if chosen in PORTRAITS else PORTRAITS[digest(person)[0] % len(PORTRAITS)]

    def ticket(self, person: str, now: int) -> str:
        """Opens one socket, once, at whichever node: it says itself for whom, signed; the store knows the used ones."""
        known = self._known[person]
        content = msgspec.json.encode((known, now + TICKET_LASTS, self._entropy.token_urlsafe(9)))
        ticket = base64.urlsafe_b64encode(content).decode()
        return f"{ticket}.{self._sign(ticket)}"

    async def by_ticket(self, ticket: str, now: int) -> Person | None:
        """Whose ticket it is, once: nobody's the second time, at this node or another."""
        content = self._token(ticket)
        if content is None:
            return None
        person, until, _ = msgspec.json.decode(base64.urlsafe_b64decode(content), type=tuple[Person, int, str])
        if until < now or not await self._store.use_ticket(digest(content), until, now) or person.id in self._gone:
            return None
        return self._known.setdefault(person.id, person)

    def language(self, person: str) -> str:
        known = self._known.get(person)
        return known.language if known else "en"

    async def refresh(self, persons: set[str] | None = None) -> set[str]:
        """Learn what other nodes changed about these people, or about all that are at hand; who was deleted there."""
        asked = set(self._known) if persons is None else persons & self._known.keys()
        found = await self._store.people(asked)
        for person in asked:
            if person in found:
                self._known[person] = found[person]
            else:
                self._let_go(person)
        return asked - found.keys()

    async def identity_link(self, person: str, now: int) -> tuple[str, int]:
        secret, expires = self._entropy.token_urlsafe(24), now + IDENTITY_LINK_LASTS
        await self._store.put_link(Link(digest(secret), "identity", person, None, None, expires))
        return secret, expires

    async def take_identity(self, secret: str, now: int) -> tuple[Person, str]:
        """A second device of the same person: its own session."""
        link = await self._store.use_link(digest(secret), now)
        person = await self._store.person(link.person) if link and link.kind == "identity" and link.person else None
        if person is None:
            raise RequestError("dead-link")
        token = self._entropy.token_urlsafe(32)
        await self._store.add_session(person.id, digest(token), now + SESSION_LASTS)
        _remember(self._known, person.id, person)
        return person, f"{token}.{self._sign(token)}"

    async def around(self, person: str, names: list[str], now: int) -> list[str]:
        """People who play on a person's device, by these names: those who were here before are the same people."""
        before = await self._store.begun(person + MARK)
        found = []
        for name in map(clean_name, names):
            one = next((old for old in before if old.name == name and old.id not in found), None)
            if one is None:
                one = Person(f"{person}{MARK}{self._entropy.token_hex(6)}", name, "", now, now)
                await self._store.bring(one)
            _remember(self._known, one.id, one)
            found.append(one.id)
        return found

    async def export(self, person: str) -> dict[str, Any]:
        """Everything kept about a person, and about those who played on his device."""
        brought = await self._store.begun(person + MARK)
        return await self._store.export(person) | {"around": [await self._store.export(one.id) for one in brought]}

    async def forget(self, person: str) -> None:
        """Delete everything of a person, and of those who played on his device."""
        for one in [person, *(brought.id for brought in await self._store.begun(person + MARK))]:
            await self._store.forget(one)
            self._let_go(one)

    def _let_go(self, person: str) -> None:
        self._gone.add(person)
        self._known.pop(person, None)
        for session in [session for session, known in self._sessions.items() if known.id == person]:
            del self._sessions[session]


def _remember(cache: dict[Any, Any], key: Any, value: Any) -> None:
    cache.pop(key, None)
    cache[key] = value
    while len(cache) > CACHED:
        del cache[next(iter(cache))]
