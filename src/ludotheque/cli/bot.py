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
from ludotheque.cli.client_state import ClientState, client_state, watch
from ludotheque.cli.connection import LATER
from ludotheque.cli.http_client import HttpClient, ServerProblem, read_address
from ludotheque.cli.terminal import INTERRUPTED, CommandError, harmless
from ludotheque.cli.ws_client import WsClient
from ludotheque.kernel.errors import LudothequeError, present
from ludotheque.protocol import messages as m
from ludotheque.research.bot_protocol import FaultError, Outside, Program, command_of
from ludotheque.tables import commands as c
from ludotheque.tables.stream import Entry, Snapshot

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal

LATER_S = 1.0
THINKING_TIMEOUT_S = 600.0


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
    if not 0 < wish.seconds <= THINKING_TIMEOUT_S:
        raise CommandError("bad-number", name="--seconds", asked=str(wish.seconds))
    address = read_address(wish.url)
    if address.table is None:
        raise CommandError("bot-needs-table", asked=wish.url)
    http = HttpClient(address.server, terminal.language, bot=wish.name)
    http.enter(wish.name)
    seat = http.join(address.table, address.secret)
    if seat is None:
        raise CommandError("bot-no-seat", name=wish.name)
    terminal.print(terminal.say("bot-seated", name=wish.name, seat=str(seat)))
    session = BotSession(terminal, http, address.table, address.secret, command, wish)
    try:
        asyncio.run(session.run())
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        session.close()
    return 0


class BotSession:
    """A program at one table, until the match is over."""

    def __init__(
        self, terminal: Terminal, http: HttpClient, table: str, secret: str | None, command: list[str], wish: BotRequest
    ) -> None:
        self.terminal, self.table, self.secret, self.wish = terminal, table, secret, wish
        self._command = command
        self.state: ClientState | None = None
        self._bot: Outside | None = None
        self._covered = False
        self._asked = -1
        """The event after which the bot acted last: it is asked once about each."""
        self._inbox: asyncio.Queue[Any] = asyncio.Queue()
        self.connection = WsClient(http, self._inbox.put_nowait, self._watch)

    def _watch(self) -> m.Watch:
        return watch(self.table, self.state, self.secret)

    async def run(self) -> None:
        connection = asyncio.create_task(self.connection.run())
        try:
            while not self._over():
                await self._hear(await self._inbox.get())
                if self._inbox.empty():
                    await self._act()
            self._goodbye()
        finally:
            connection.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await connection

    def _over(self) -> bool:
        return self.state is not None and self.state.status in ("over", "abandoned")

    def close(self) -> None:
        if self._bot is not None:
            self._bot.program.close()

    async def _hear(self, message: Any) -> None:
        if isinstance(message, LudothequeError):
            raise message
        self.connection.answered(message)
        if isinstance(message, m.Problem):
            await self._problem(message)
        elif getattr(message, "table", None) != self.table:
            return
        elif isinstance(message, Snapshot):
            self._whole(message)
        elif isinstance(message, Entry):
            if self.state is not None and message.n > self.state.n and not self.state.take(message):
                self.state = None
                await self.connection.watch()
        elif isinstance(message, m.Seats):
            await self.connection.settled()
            you = next((card for card in message.seats if card.you), None)
            covered = you is not None and you.level is not None and message.status == "playing"
            if covered and not self._covered:
                await self._do(c.TakeBack())
            self._covered = covered

    def _whole(self, snapshot: Snapshot) -> None:
        self.state = client_state(snapshot)
        if self._bot is None:
            program = Program(self._command, self.state.game, self.wish.seconds)
            self._bot = Outside(program, self.wish.cover, self._fault, self.wish.name)

    def _fault(self, error: FaultError) -> None:
        said = harmless(error.said.strip()) or "…"
        sentence = self.terminal.say(f"bot-{error.kind}", cover=self.wish.cover, said=said)
        self.terminal.err.print(sentence, markup=False, highlight=False)

    async def _problem(self, problem: m.Problem) -> None:
        if problem.code in LATER:
            await asyncio.sleep(LATER_S)
            await self.connection.again()
        elif self.state is None and problem.id is None:
            raise ServerProblem(m.HttpProblem(problem.code, problem.sentence))
        else:
            self._asked = -1  # the table was another one by then: look again

    async def _act(self) -> None:
        """Ask the program, if it is its turn and it was not asked yet."""
        state = self.state
        if state is None or self._bot is None or state.view is None or state.turn is None or self._covered:
            return
        if (
            state.seat is None
            or state.seat not in state.turn.to_act
            or self._asked == state.n
            or self.connection.waiting
        ):
            return
        self._asked = state.n
        seed = bots.seed_of(zlib.crc32(self.table.encode()), state.seat, state.n)
        view = state.view
        action = await asyncio.to_thread(self._bot.choose, view, state.seat, seed)
        await self._do(c.Act(state.game.notation.write(view, action), have=state.n))

    async def _do(self, command: Any) -> None:
        await self.connection.ask(m.Do(self.connection.id(), self.table, command))

    def _goodbye(self) -> None:
        state = present(self.state, "the table's state")
        if self._bot is not None and state.seat is not None:
            self._bot.program.end(state.seat, list(state.results or []))
        if state.results:
            self.terminal.print(self.terminal.say("bot-over", results=" ".join(map(str, state.results))))
        else:
            self.terminal.print(self.terminal.say("bot-abandoned"))
