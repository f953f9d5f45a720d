"""A seat at a table of a server: events are shown as they come, and what is typed is sent."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.cli.client_state import ClientState, line_of, watch
from ludotheque.cli.event_text import seat_name, told
from ludotheque.cli.fairness import FairnessCheck
from ludotheque.cli.http_client import ServerProblem
from ludotheque.cli.input_parser import Choice, meant
from ludotheque.cli.keyboard import Keyboard
from ludotheque.cli.menu import Menu, show_help, show_rulebook
from ludotheque.cli.narrator import Voice
from ludotheque.cli.savegame import check_free
from ludotheque.cli.terminal import CommandError, harmless, writing
from ludotheque.cli.ws_client import LATER, ConnectionLost, ConnectionRestored, WsClient
from ludotheque.kernel.errors import LudothequeError, NotationError, present
from ludotheque.kernel.game import open_game
from ludotheque.protocol import messages as m
from ludotheque.protocol import replay_messages
from ludotheque.tables import commands as c
from ludotheque.tables.action_search import fold
from ludotheque.tables.phrases import PHRASES, phrase
from ludotheque.tables.stream import Entry, Snapshot

if TYPE_CHECKING:
    from ludotheque.cli.http_client import HttpClient
    from ludotheque.cli.terminal import Terminal

COMMANDS = (
    *("help", "rules", "table", "log", "say", "phrases", "undo", "agree", "decline", "start"),
    *("leave", "back", "abandon", "rematch", "save", "quit"),
)
SIMPLE: dict[str, c.Spoken] = {
    "undo": c.Undo(),
    "agree": c.Answer(True),
    "decline": c.Answer(False),
    "abandon": c.Abandon(),
    "leave": c.Leave(),
    "back": c.TakeBack(),
    "start": c.Start(),
    "rematch": c.Rematch(),
}
"""Commands that need no more than their word."""
RESEATED = ("seated", "arranged", "left", "started", "covered", "took-back")
"""After these it is said anew who sits where; without that they cannot be told by name."""
LONGEST_GOODBYE = 3.0
SLOWER = 1.0


class Visit:
    """One terminal at one table, then at its rematches."""

    def __init__(self, terminal: Terminal, door: HttpClient, table: str, secret: str | None) -> None:
        self.terminal = terminal
        self.door = door
        self.table = table
        self.secret = secret
        self.mirror: ClientState | None = None
        self.voice: Voice | None = None
        self.seats: m.Seats | None = None
        self.menu: Menu | None = None
        self._fresh = False
        """Was the whole table sent, and not shown yet?"""
        self._had = -1
        """The last event that was told before the whole table was sent anew."""
        self._ranked = False
        self._untold: list[tuple[Entry, bool]] = []
        """Events that wait for the names, and whether the choices are others since."""
        self._inbox: asyncio.Queue[Any] = asyncio.Queue()
        self._lines: deque[str | None] = deque()
        self._guess: dict[str, str] = {}
        """What was typed, by the id of the question that it led to."""
        self._done = False
        self.fair = FairnessCheck(self)
        self.wire = WsClient(door, self._inbox.put_nowait, self._watch)
        self.keyboard = Keyboard(terminal, lambda line: self._inbox.put_nowait(("typed", line)))

    def _watch(self) -> m.Watch:
        return watch(self.table, self.mirror, self.secret)

    async def run(self) -> None:
        """Until the person leaves, or nobody is there who could."""
        wire = asyncio.create_task(self.wire.run())
        self.keyboard.start()
        try:
            while not self._done:
                heard = await self._inbox.get()
                with self.keyboard.aside():
                    await self._one(heard)
                if isinstance(heard, tuple):
                    self.keyboard.next()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_GOODBYE):
                    await self._goodbye(wire)
        finally:
            wire.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await wire
            self.keyboard.stop()

    async def _goodbye(self, wire: asyncio.Task[None]) -> None:
        """What was asked last is still answered, if the server is there."""
        while self.wire.waiting and not self.wire.lost and not wire.done():
            await self._one(await self._inbox.get())

    async def _one(self, heard: Any) -> None:
        if isinstance(heard, tuple):
            self._lines.append(heard[1])
        elif isinstance(heard, LudothequeError):
            raise heard
        elif isinstance(heard, ConnectionLost):
            self.terminal.print(self.terminal.say("connection-lost"), "quiet")
        elif isinstance(heard, ConnectionRestored):
            self.terminal.print(self.terminal.say("connection-back"), "quiet")
        else:
            await self._hear(heard)
        while self._lines and not self._done and self._ready(self._lines[0]):
            await self._take(self._lines.popleft())

    # What the server says.

    async def _hear(self, message: Any) -> None:
        self.wire.answered(message)
        table = getattr(message, "table", None)
        if isinstance(message, m.Problem):
            await self._problem(message)
        elif table != self.table:
            return
        elif isinstance(message, Snapshot):
            self._whole(message)
        elif isinstance(message, Entry):
            await self._entry(message)
        elif isinstance(message, m.Seats):
            await self._seated(message)
        elif isinstance(message, m.Reason):
            await self._reason(message)
        elif isinstance(message, m.Found):
            await self._found(message)
        elif isinstance(message, m.Done) and message.table_made:
            await self._follow(message.table_made)
        await self.fair.after()

    def _whole(self, snapshot: Snapshot) -> None:
        self.fair.found(snapshot)
        game = open_game(snapshot.game)
        if game.rules_version != snapshot.rules:
            raise CommandError("other-version", ours=str(game.rules_version), theirs=str(snapshot.rules))
        mirror = ClientState(game, snapshot)
        if not mirror.right:
            raise CommandError("other-version", ours=str(game.rules_version), theirs=str(snapshot.rules))
        if self.mirror is not None and self.mirror.viewer == mirror.viewer:
            self._had = self.mirror.n
        self.mirror, self._fresh, self.menu = mirror, True, None
        self._untold.clear()

    async def _seated(self, seats: m.Seats) -> None:
        """Who sits there: after the whole table this is what was missing to show it."""
        before, self.seats = self.seats, seats
        names = [seat_name(self.terminal, card, seat) for seat, card in enumerate(seats.seats)]
        await self.wire.settled()
        if self.mirror is None:
            return
        if self.voice is None:
            self.voice = Voice(self.terminal, self.mirror.game, names, self.mirror.seat)
        self.voice.names, self.voice.seat = names, self.mirror.seat
        if self._fresh:
            self._fresh = False
            await self._present()
        elif before is not None and len(before.seats) == len(seats.seats):
            for old, new, name in zip(before.seats, seats.seats, names, strict=True):
                if old.name == new.name and old.here != new.here and not new.you and new.name is not None:
                    self.terminal.print(self.terminal.say("is-here" if new.here else "is-away", who=name), "quiet")
        if self._untold:
            untold, self._untold = self._untold, []
            for entry, _ in untold:
                self._tell(entry)
            self._then(any(changed for _, changed in untold))

    async def _present(self) -> None:
        """The whole table: at the beginning, and when too much was missed."""
        terminal, mirror, voice = self.terminal, self._mirror, self._voice
        first = not voice.history and self._had < 0
        if first:
            terminal.heading(mirror.game.title(terminal.language))
            self._who_sits()
            terminal.print(terminal.say("tip"), "quiet")
        await self._catch_up(first)
        if mirror.status == "open":
            self._await_start()
        self._then(True)

    def _who_sits(self) -> None:
        names = []
        for seat, card in enumerate(present(self.seats, "who sits").seats):
            name = self._voice.name(seat)
            names.append(self.terminal.say("covered", who=name) if card.name is not None and card.level else name)
        self.terminal.print(self.terminal.say("at-the-table", names=self.terminal.listed(names)))
        if self._mirror.seat is None:
            self.terminal.print(self.terminal.say("looking-on"))

    def _await_start(self) -> None:
        seats = present(self.seats, "who sits")
        starts = seats.host or all(card.name is not None or card.level for card in seats.seats)
        key = "may-start" if starts and self._mirror.seat is not None else "not-begun"
        self.terminal.print(self.terminal.say(key, command=self.terminal.say("command-start")))

    async def _catch_up(self, first: bool) -> None:
        """Tell what happened before one came, or while one was away."""
        if self._mirror.n < 1:
            return
        voice = self._voice
        path = f"/api/tables/{self.table}/replay?after={self._had}"
        story = await self.ask_server("GET", path, replay_messages.Story)
        before = len(voice.history)
        for entry in story.entries if story else []:
            if entry.n <= self._mirror.n and (text := self._text(entry)):
                voice.remember(voice.mark(entry.seat), text, aloud=False)
        last = 2 * self._mirror.players if first else len(voice.history) - before
        if last and voice.history:
            self.terminal.print()
            self.terminal.print(self.terminal.say("so-far"))
            voice.retell(last)

    async def ask_server(self, method: str, path: str, gives: Any) -> Any:
        """An HTTP answer, or None after its sentence was told: the socket says more about the table than this does."""
        try:
            return await asyncio.to_thread(self.door.ask, method, path, gives, None, self.secret)
        except (CommandError, ServerProblem) as error:
            self._wrong(error)
            return None

    def _text(self, entry: Entry) -> str:
        lines = self._voice.text([line_of(sentence) for sentence in entry.lines])
        return lines if entry.what in ("acted", "started") else f"{told(self._voice, entry)} {lines}".strip()

    async def _entry(self, entry: Entry) -> None:
        mirror = self.mirror
        if mirror is None or entry.n <= mirror.n:
            return
        legal = mirror.turn.legal if mirror.turn else []
        if not mirror.take(entry):
            self._had, self.mirror = mirror.n, None
            self._untold.clear()
            await self.wire.watch()
            return
        self.fair.saw(entry, mirror.viewer)
        if self.voice is None or self._fresh:
            return  # told as part of the whole, when it is known who sits there
        changed = entry.what == "took-back" or legal != (mirror.turn.legal if mirror.turn else [])
        if self._untold or entry.what in RESEATED:
            self._untold.append((entry, changed))
        else:
            self._tell(entry)
            self._then(changed)
        if entry.what == "rematched" and entry.id is not None and mirror.next is not None:
            await self._follow(mirror.next)

    def _tell(self, entry: Entry) -> None:
        if text := self._text(entry):
            self._voice.remember(self._voice.mark(entry.seat), text)
        self._hint(entry)

    def _hint(self, entry: Entry) -> None:
        """What can be answered to that."""
        say, mine = self.terminal.say, entry.seat == self._mirror.seat
        words = {name: say(f"command-{name}") for name in COMMANDS}
        if entry.what == "proposed" and not mine and self._mirror.seat is not None:
            self.terminal.print(say("hint-proposed", agree=words["agree"], decline=words["decline"]), "quiet")
        elif entry.what in ("left", "covered") and self._covered() and self._mirror.status == "playing":
            self.terminal.print(say("hint-back", command=words["back"]), "quiet")
        elif entry.what == "rematched" and entry.id is None and self._mirror.seat is not None:
            self.terminal.print(say("hint-rematch", command=words["rematch"]), "quiet")

    def _covered(self) -> bool:
        """Does a bot play for this person?"""
        seat = self._mirror.seat
        return seat is not None and self.seats is not None and self.seats.seats[seat].level is not None

    def _my_turn(self) -> bool:
        mirror = self.mirror
        if mirror is None or mirror.turn is None or self._covered():
            return False
        return mirror.seat in mirror.turn.to_act

    def _then(self, changed: bool) -> None:
        """After something happened: the person's choices, or the end."""
        mirror = self._mirror
        if mirror.status == "playing" and self._my_turn():
            if changed or self.menu is None:
                self._show()
            return
        self.menu = None
        if mirror.status in ("over", "abandoned") and not self._ranked:
            self._ranked = True
            self._end()

    def _show(self) -> None:
        """The table and the menu."""
        mirror, voice, turn = self._mirror, self._voice, self._mirror.turn
        voice.lay(self.terminal.say("your-turn" if self._my_turn() else "table"), mirror.describe())
        if turn is None or not self._my_turn():
            self.menu = None
            return
        labels = [voice.text([line_of(label)]) for label in turn.labels] or [""] * len(turn.legal)
        choices = [Choice(text, label) for text, label in zip(turn.legal, labels, strict=True)]
        self.menu = Menu(self.terminal, choices, turn.more)
        self.menu.show()
        self.terminal.print(self.menu.question, "quiet")

    def _end(self) -> None:
        mirror, terminal = self._mirror, self.terminal
        if mirror.seat is None:
            self._voice.lay(terminal.say("table"), mirror.describe())
        if mirror.results:
            self._voice.ranking(mirror.results, mirror.winners)
        names = ("save", "quit") if mirror.seat is None else ("rematch", "save", "quit")
        after = {"save": " " + terminal.say("file-word")}
        words = [terminal.say(f"command-{name}") + after.get(name, "") for name in names]
        terminal.print(terminal.say("after-match", commands=" · ".join(words)), "quiet")

    async def _problem(self, problem: m.Problem) -> None:
        if problem.code in LATER:
            loop = asyncio.get_running_loop()
            loop.call_later(SLOWER, lambda: loop.create_task(self.wire.again()))
            return
        if problem.id in self.fair.asked:
            return
        if self.mirror is None and problem.id is None:
            raise ServerProblem(m.HttpProblem(problem.code, problem.sentence))
        (self.menu or Menu(self.terminal, [])).refuse(harmless(problem.sentence), problem.paragraph)

    async def _reason(self, reason: m.Reason) -> None:
        typed = self._guess.pop(reason.id, reason.action)
        if reason.code is None:
            await self._do(c.Act(reason.action, have=self._mirror.n))
        elif self.menu is not None:
            sentence = harmless(reason.sentence or "")
            if reason.paragraph is None:
                self.menu.wonder(typed, [], sentence)
            else:
                self.menu.refuse(sentence, reason.paragraph)

    async def _found(self, found: m.Found) -> None:
        """The answer about a short form in a long list."""
        typed = self._guess.pop(found.id, "")
        if len(found.legal) == 1 and not found.more:
            await self._do(c.Act(found.legal[0], have=self._mirror.n))
        elif self.menu is not None:
            self.menu.wonder(typed, [Choice(text) for text in found.legal], self._unreadable(typed), found.more)

    async def _follow(self, table: str) -> None:
        """Over to the rematch."""
        await self.wire.tell(m.Unwatch(self.table))
        self.table, self.secret = table, None
        self.mirror, self.voice, self.seats, self.menu = None, None, None, None
        self._had, self._ranked = -1, False
        await self.wire.watch()

    # What the person types.

    def _ready(self, line: str | None) -> bool:
        """May this line be taken now? One thing after the other; a script's actions wait for its turn."""
        mirror = self.mirror
        if mirror is None or self.voice is None or self._fresh or self._untold:
            return False
        if self.wire.waiting and not self.wire.lost:
            return False
        if line is None:
            # Where nobody can type, a spectator stays to the end.
            return self.terminal.interactive or mirror.seat is not None or mirror.status in ("over", "abandoned")
        waits = mirror.status == "playing" and mirror.seat is not None and not self._my_turn() and not self._covered()
        return self.terminal.interactive or not waits or self._command(line) is not None

    def _command(self, line: str) -> tuple[str, str] | None:
        return (self.menu or Menu(self.terminal, [])).command(line, COMMANDS)

    async def _take(self, line: str | None) -> None:
        if line is None:
            self._done = True
        elif not line:
            self._show()
        elif command := self._command(line):
            await self._obey(*command)
        elif self._mirror.status != "playing" or self.menu is None:
            key = "not-your-turn" if self._mirror.status == "playing" else "not-a-command"
            self.terminal.print(self.terminal.say(key, asked=line, say=self.terminal.say("command-say")), "wrong")
        else:
            await self._act(line, self.menu)

    async def _act(self, typed: str, menu: Menu) -> None:
        """Send what was typed as a number, as notation, then as a short form; ask the server why if it cannot be."""
        text = menu.text(typed)
        if self._unreadable(text):
            if menu.more:  # what fits among the listed may fit among the others, too
                await self._wonder(m.Find(self.wire.id(), self.table, fold(typed)[: c.LONGEST_ACTION]), typed)
                return
            found = meant(typed, menu.choices)
            if len(found) != 1:
                menu.wonder(typed, found, self._unreadable(text))
                return
            text = found[0].text
        else:
            game, view = self._mirror.game, self._mirror.view
            text = game.notation.write(view, game.notation.read(view, text))
        if any(text == choice.text for choice in menu.choices):
            await self._do(c.Act(text, have=self._mirror.n))
        else:
            await self._wonder(m.Why(self.wire.id(), self.table, text[: c.LONGEST_ACTION]), typed)

    def _unreadable(self, text: str) -> str:
        """Why a text is no action, or nothing if it is one."""
        game = self._mirror.game
        try:
            game.notation.read(self._mirror.view, text)
        except NotationError as error:
            error.words = game.words
            return error.sentence(self.terminal.language)
        return ""

    async def _wonder(self, question: m.Why | m.Find, typed: str) -> None:
        self._guess[question.id] = typed
        await self.wire.ask(question)

    async def _do(self, command: c.Spoken) -> None:
        await self.wire.ask(m.Do(self.wire.id(), self.table, command))

    async def _obey(self, command: str, rest: str) -> None:
        """A command at the prompt; mistakes in it are told, and the visit goes on."""
        terminal = self.terminal
        try:
            if command == "quit":
                self._done = True
            elif command == "help":
                after = {"rules": "3", "save": terminal.say("file-word"), "say": "…", "phrases": "3"}
                show_help(terminal, COMMANDS, after, {"quit": terminal.say("quit-and-keep")})
            elif command == "rules":
                show_rulebook(terminal, self._mirror.game, rest)
            elif command == "table":
                self._who_sits()
                self._show()
            elif command == "log":
                terminal.heading(terminal.say("so-far"))
                self._voice.retell()
            elif command == "save":
                await self._save(rest)
            elif command == "say":
                await self._say(rest)
            elif command == "phrases":
                await self._phrases(rest)
            else:
                await self._do(SIMPLE[command])
        except LudothequeError as error:
            self._wrong(error)

    async def _say(self, text: str) -> None:
        language = self.terminal.language
        known = [name for name in PHRASES if fold(text) in (name, fold(phrase(language, name)))]
        await self._do(c.Say(phrase=known[0]) if known else c.Say(text=text[: c.LONGEST_TEXT]))

    async def _phrases(self, number: str) -> None:
        """The phrases, or one of them said."""
        if number.isdecimal() and 1 <= int(number) <= len(PHRASES):
            await self._do(c.Say(phrase=PHRASES[int(number) - 1]))
            return
        rows = [(str(n), phrase(self.terminal.language, name)) for n, name in enumerate(PHRASES, 1)]
        self.terminal.rows(rows, ("number", ""))

    async def _save(self, name: str) -> None:
        """Keep the finished match in a file."""
        if not name:
            raise CommandError("save-where", command=self.terminal.say("command-save"))
        path = Path(name).expanduser()
        check_free(path)
        text = await self.ask_server("GET", f"/api/tables/{self.table}/log", str)
        if text is not None:
            with writing(path):
                path.write_text(text, "utf-8")
            self.terminal.print(self.terminal.say("saved", file=str(path)), "quiet")

    def _wrong(self, error: LudothequeError) -> None:
        self.terminal.print(error.sentence(self.terminal.language), "wrong")

    @property
    def _mirror(self) -> ClientState:
        return present(self.mirror, "the table's state")

    @property
    def _voice(self) -> Voice:
        return present(self.voice, "the narrator")
