"""The command `bot`: `ludotheque bot PROGRAM URL` takes a seat and plays by the answers of a program.

It comes in as a guest by a link, like a person with `join`; should this process end, the server covers the seat.
"""

from __future__ import annotations

import asyncio
import contextlib
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ludotheque import bots
from ludotheque.cli.client_state import ClientState, watch
from ludotheque.cli.http_client import HttpClient, ServerProblem, read_address
from ludotheque.cli.terminal import INTERRUPTED, CommandError, harmless
from ludotheque.cli.ws_client import LATER, WsClient
from ludotheque.kernel.errors import LudothequeError, present
from ludotheque.kernel.game import open_game
from ludotheque.protocol import messages as m
from ludotheque.research.bot_protocol import FaultError, Outside, Program, command_of
from ludotheque.tables import commands as c
from ludotheque.tables.stream import Entry, Snapshot

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal

SLOWER = 1.0
LONGEST_THOUGHT = 600.0


@dataclass(frozen=True)
class BotRequest:
    """What the command line asks for."""

    program: str
    url: str
    name: str
    seconds: float
    cover: str


def own_bot(terminal: Terminal, wish: BotRequest) -> int:
    """The command `bot`. What can be wrong is looked at before it sits down."""
    command = command_of(wish.program)
    bots.check(wish.cover)
    if not 0 < wish.seconds <= LONGEST_THOUGHT:
        raise CommandError("bad-number", name="--seconds", asked=str(wish.seconds))
    address = read_address(wish.url)
    if address.table is None:
        raise CommandError("bot-needs-table", asked=wish.url)
    door = HttpClient(address.server, terminal.language, bot=wish.name)
    door.enter(wish.name)
    seat = door.join(address.table, address.secret)
    if seat is None:
        raise CommandError("bot-no-seat", name=wish.name)
    terminal.print(terminal.say("bot-seated", name=wish.name, seat=str(seat)))
    sitting = BotSession(terminal, door, address.table, address.secret, command, wish)
    try:
        asyncio.run(sitting.run())
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        sitting.close()
    return 0


class BotSession:
    """A program at one table, until the match is over."""

    def __init__(
        self, terminal: Terminal, door: HttpClient, table: str, secret: str | None, command: list[str], wish: BotRequest
    ) -> None:
        self.terminal, self.table, self.secret, self.wish = terminal, table, secret, wish
        self._command = command
        self.mirror: ClientState | None = None
        self._bot: Outside | None = None
        self._covered = False
        self._asked = -1
        """The event after which the bot acted last: it is asked once about each."""
        self._inbox: asyncio.Queue[Any] = asyncio.Queue()
        self.wire = WsClient(door, self._inbox.put_nowait, self._watch)

    def _watch(self) -> m.Watch:
        return watch(self.table, self.mirror, self.secret)

    async def run(self) -> None:
        wire = asyncio.create_task(self.wire.run())
        try:
            while not self._over():
                await self._hear(await self._inbox.get())
                if self._inbox.empty():
                    await self._act()
            self._goodbye()
        finally:
            wire.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await wire

    def _over(self) -> bool:
        return self.mirror is not None and self.mirror.status in ("over", "abandoned")

    def close(self) -> None:
        if self._bot is not None:
            self._bot.program.close()

    async def _hear(self, message: Any) -> None:
        if isinstance(message, LudothequeError):
            raise message
        self.wire.answered(message)
        if isinstance(message, m.Problem):
            await self._problem(message)
        elif getattr(message, "table", None) != self.table:
            return
        elif isinstance(message, Snapshot):
            self._whole(message)
        elif isinstance(message, Entry):
            if self.mirror is not None and message.n > self.mirror.n and not self.mirror.take(message):
                self.mirror = None
                await self.wire.watch()
        elif isinstance(message, m.Seats):
            await self.wire.settled()
            you = next((card for card in message.seats if card.you), None)
            covered = you is not None and you.level is not None and message.status == "playing"
            if covered and not self._covered:
                await self._do(c.TakeBack())
            self._covered = covered

    def _whole(self, snapshot: Snapshot) -> None:
        game = open_game(snapshot.game)
        self.mirror = ClientState(game, snapshot)
        if game.rules_version != snapshot.rules or not self.mirror.right:
            raise CommandError("other-version", ours=str(game.rules_version), theirs=str(snapshot.rules))
        if self._bot is None:
            program = Program(self._command, game, self.wish.seconds)
            self._bot = Outside(program, self.wish.cover, self._fault, self.wish.name)

    def _fault(self, error: FaultError) -> None:
        said = harmless(error.said.strip()) or "…"
        sentence = self.terminal.say(f"bot-{error.kind}", cover=self.wish.cover, said=said)
        self.terminal.err.print(sentence, markup=False, highlight=False)

    async def _problem(self, problem: m.Problem) -> None:
        if problem.code in LATER:
            await asyncio.sleep(SLOWER)
            await self.wire.again()
        elif self.mirror is None and problem.id is None:
            raise ServerProblem(m.HttpProblem(problem.code, problem.sentence))
        else:
            self._asked = -1  # the table was another one by then: look again

    async def _act(self) -> None:
        """Ask the program, if it is its turn and it was not asked yet."""
        mirror = self.mirror
        if mirror is None or self._bot is None or mirror.view is None or mirror.turn is None or self._covered:
            return
        if mirror.seat is None or mirror.seat not in mirror.turn.to_act or self._asked == mirror.n or self.wire.waiting:
            return
        self._asked = mirror.n
        seed = bots.seed_of(zlib.crc32(self.table.encode()), mirror.seat, mirror.n)
        view = mirror.view
        action = await asyncio.to_thread(self._bot.choose, view, mirror.seat, seed)
        await self._do(c.Act(mirror.game.notation.write(view, action), have=mirror.n))

    async def _do(self, command: Any) -> None:
        await self.wire.ask(m.Do(self.wire.id(), self.table, command))

    def _goodbye(self) -> None:
        mirror = present(self.mirror, "the table's state")
        if self._bot is not None and mirror.seat is not None:
            self._bot.program.end(mirror.seat, list(mirror.results or []))
        if mirror.results:
            self.terminal.print(self.terminal.say("bot-over", results=" ".join(map(str, mirror.results))))
        else:
            self.terminal.print(self.terminal.say("bot-abandoned"))
