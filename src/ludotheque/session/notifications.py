"""Notifications of "your turn" by web push, for people without an open page: once a turn, if others wait.

Nothing waits for a notification: it is sent beside the tables, tried a few times, and given up. It says which game, and
never anything of a hand.
"""

from __future__ import annotations

import asyncio
import hashlib
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import msgspec
import structlog

from ludotheque.kernel.words import LANGUAGES
from ludotheque.protocol import http_bodies
from ludotheque.session import web_push
from ludotheque.session.errors import RequestError, server_words
from ludotheque.session.registry import Registry
from ludotheque.session.table_session import TableSession
from ludotheque.store import Person, Subscription
from ludotheque.tables.table import PLAYING, AppliedEvent, Table, seats_in

PAUSES = (0.0, 2.0, 20.0)
"""Seconds before each try."""
MAX_WAITING = 1000
"""Notifications on their way; beyond that a turn passes without one."""
MAX_AT_ONCE = 64
MAX_AT_ONCE_EACH = 4
"""Of these, to one push service: one that is slow keeps only its own waiting."""
MAX_BROWSERS = 10
"""Of one person; a further one takes the place of the oldest."""
LASTS = 86_400
"""Seconds for which a push service keeps a notification for a browser that is off."""

log = structlog.get_logger()


class Notifications:
    """Rings for one server."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._key = web_push.private_key(bytes(32))
        self._tasks: set[asyncio.Task[None]] = set()
        self._slots = asyncio.Semaphore(MAX_AT_ONCE)
        self._service_slots: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        """By the address of a push service, while something is sent there."""

    async def open(self) -> None:
        """Fetch the key with which this server signs notifications; made once, and kept with everything else."""
        fresh = self._registry.entropy.token_bytes(32)
        self._key = web_push.private_key(await self._registry.store.key("pushes", fresh))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def key(self) -> str:
        """What browsers know the server by."""
        return web_push.text(web_push.public_bytes(self._key))

    async def subscribe(self, person: str, wish: http_bodies.PushWish, now: int) -> None:
        """Send notifications of this person's turns to a browser."""
        try:
            web_push.check_endpoint(wish.endpoint, self._registry.config.push_private)
        except web_push.Forbidden as error:
            raise RequestError("push-endpoint") from error
        try:
            key, auth = web_push.data(wish.p256dh), web_push.data(wish.auth)
            web_push.sealed(b"", key, auth)
            if len(auth) != 16:
                raise ValueError(f"auth has {len(auth)} bytes")
        except ValueError as error:
            raise RequestError("push-keys") from error
        store = self._registry.store
        await store.subscribe(Subscription(wish.endpoint, person, key, auth, now))
        for old in (await store.subscriptions(person))[MAX_BROWSERS:]:
            await store.unsubscribe(old.endpoint, person)

    def on_event(self, session: TableSession, event: AppliedEvent) -> None:
        """Something happened at a table: whoever has come to act and is not in the server hears of it."""
        table = session.table
        if table.status != PLAYING or not self._registry.writes(session):
            return  # where several processes share the server, the one that writes a table rings for it
        for seat in seats_in(table.waiting):
            owner, turn = session.owners()[seat], table.since[seat]
            if owner is None or table.seats[seat].bot or session.notified.get(seat) == turn:
                continue
            session.notified[seat] = turn
            if self._is_here(session, owner) or not waited_for(table, seat):
                continue
            if len(self._tasks) >= MAX_WAITING:
                log.warning("too many notifications waiting", waiting=len(self._tasks))
                return
            task = asyncio.get_running_loop().create_task(self._tell(session, seat, owner, turn))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _is_here(self, session: TableSession, person: str) -> bool:
        """Has this person a page open? Of those at other nodes only who looks at this very table is known."""
        return bool(self._registry.connections.get(person)) or person in session.present()

    async def _tell(self, session: TableSession, seat: int, person: str, turn: int) -> None:
        """Tell all browsers of a person, unless he came back, or the turn passed."""
        try:
            await asyncio.sleep(self._registry.config.push_delay)
            table = session.table
            waits = table.status == PLAYING and seat in table.to_act() and table.since[seat] == turn
            if not waits or self._is_here(session, person):
                return
            known = await self._registry.store.person(person)
            if known is None:
                return
            message, topic = what_is_said(table, known), hashlib.sha256(table.id.encode()).hexdigest()[:32]
            browsers = await self._registry.store.subscriptions(person)
            await asyncio.gather(*(self._send(browser, message, topic) for browser in browsers))
        except Exception:
            log.exception("notification failed", table=session.table.id)

    async def _send(self, browser: Subscription, message: bytes, topic: str) -> None:
        config = self._registry.config
        contact = config.address if config.address.startswith("https://") else "mailto:ludotheque@localhost"
        service = urlsplit(browser.endpoint).netloc
        service_slots = self._service_slots.setdefault(service, asyncio.Semaphore(MAX_AT_ONCE_EACH))
        for pause in PAUSES:
            await asyncio.sleep(pause)
            now = self._registry.clock.now_ms()
            headers = {
                "Content-Type": "application/octet-stream",
                "Content-Encoding": "aes128gcm",
                "TTL": str(LASTS),
                "Urgency": "normal",
                "Topic": topic,
                "Authorization": web_push.signature(self._key, browser.endpoint, contact, now),
            }
            try:
                body = web_push.sealed(message, browser.key, browser.auth)
                async with service_slots, self._slots:
                    status = await web_push.post(browser.endpoint, headers, body, config.push_private)
            except web_push.Forbidden:
                log.warning("notification refused: not a push service")
                status = 410
            except (OSError, TimeoutError) as error:
                log.info("push service not reached", why=type(error).__name__)
                continue
            if status in (404, 410):  # the browser does not want it any more
                await self._registry.store.unsubscribe(browser.endpoint, browser.person)
            if status < 500 and status != 429:
                if status >= 300 and status not in (404, 410):
                    log.warning("push service refused", status=status)
                return


def waited_for(table: Table, seat: int) -> bool:
    """Does anybody wait for this seat? Bots do not mind; other people do, and so does a clock."""
    return table.settings.pace.limit is not None or any(not table.together(seat, other) for other in table.people())


def what_is_said(table: Table, person: Person) -> bytes:
    """Which table, and one sentence in the reader's language."""
    language = person.language if person.language in LANGUAGES else "en"
    title = table.game.titles[language]
    return msgspec.json.encode({"table": table.id, "says": server_words().say(language, "push-turn", game=title)})
