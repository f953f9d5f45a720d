"""A table at the terminal, of a server or of this process: shows what happens as it comes, and sends what is typed."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from ludotheque.bots.levels import strengths
from ludotheque.cli.client_state import ClientState, client_state, line_of, watch
from ludotheque.cli.connection import LATER, NOT_TAKEN, ConnectionLost, ConnectionRestored, TableConnection
from ludotheque.cli.fairness import FairnessCheck
from ludotheque.cli.first_player import choice, show_question
from ludotheque.cli.games import show_strength
from ludotheque.cli.http_client import ServerProblem
from ludotheque.cli.input_parser import Choice, meant
from ludotheque.cli.keyboard import Keyboard
from ludotheque.cli.menu import Menu, show_help
from ludotheque.cli.narrator import Narrator, seat_name
from ludotheque.cli.rulebook import show_contents, show_rules
from ludotheque.cli.savegame import check_free, write_log
from ludotheque.cli.terminal import INTERRUPTED, CommandError, harmless
from ludotheque.kernel.errors import LudothequeError, NotationError, present
from ludotheque.protocol import messages as m
from ludotheque.tables import commands as c
from ludotheque.tables.action_search import fold
from ludotheque.tables.phrases import PHRASES, phrase
from ludotheque.tables.stream import Entry, Snapshot

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal

Made = TypeVar("Made")
Connect = Callable[[Callable[[Any], None], Callable[[], m.Watch]], TableConnection]
"""Makes the connection: from what receives its messages, and what says which table is watched."""

COMMANDS = ("help", "rules", "coach", "table", "log", "undo", "save", "quit")
"""Words that every language understands at the prompt, beside its own (`command-…` in cli/words)."""
AT_SERVER = (
    *("help", "rules", "coach", "table", "log", "say", "phrases", "undo", "agree", "decline", "first", "start"),
    *("leave", "back", "abandon", "mute", "unmute", "remove", "rematch", "save", "quit"),
)
SIMPLE: dict[str, c.Spoken] = {
    "undo": c.Undo(),
    "agree": c.Answer(True),
    "decline": c.Answer(False),
    "leave": c.Leave(),
    "back": c.TakeBack(),
    "start": c.Start(),
    "rematch": c.Rematch(),
}
"""Commands that need no more than their word."""
RESEATED = ("seated", "arranged", "left", "vacated", "started", "covered", "took-back")
"""After these it is said anew who sits where; without that they cannot be told by name."""
ENDED = ("over", "abandoned")
LAST_ANSWER_TIMEOUT_S = 3.0
LATER_S = 1.0


def held(seats: m.Seats) -> list[str | None]:
    """Who holds the seats."""
    return [card.name for card in seats.seats]


class TableView:
    """One terminal at one table, then at its rematches."""

    def __init__(
        self, terminal: Terminal, table: str, secret: str | None, connect: Connect, save: Path | None = None
    ) -> None:
        """`save`: the file in which a match of this process is kept, move by move."""
        self.terminal, self.table, self.secret, self.save = terminal, table, secret, save
        self.state: ClientState | None = None
        self.narrator: Narrator | None = None
        self.seats: m.Seats | None = None
        self.menu: Menu | None = None
        self._fresh = False
        """Was the whole table sent, and not shown yet?"""
        self._had = -1
        """The last event that was told before the whole table was sent anew."""
        self._ranked = False
        self._acted = 0
        """Actions that were shown to a spectator."""
        self._unsaved = False
        self._asks_file = False
        """Is the next line the name of a file in which the match shall be kept?"""
        self._asks_stop = False
        """Is the next line the answer whether the match shall end?"""
        self._untold: list[tuple[Entry, bool]] = []
        self._advice: m.Advised | None = None
        """Events that wait for the names, and whether the choices are others since."""
        self._inbox: asyncio.Queue[Any] = asyncio.Queue()
        self._lines: deque[str | None] = deque()
        self._speakers: dict[str, int] = {}
        """By the name of one without a seat, the number of the last thing he said."""
        self._guess: dict[str, str] = {}
        """What was typed, by the id of the question that it led to."""
        self._done = False
        self.connection = connect(self._inbox.put_nowait, lambda: watch(self.table, self.state, self.secret))
        self._commands = COMMANDS if self.connection.local else AT_SERVER
        self.fairness = FairnessCheck(self)
        self.keyboard = Keyboard(terminal, lambda line: self._inbox.put_nowait(("typed", line)))

    @property
    def over(self) -> bool:
        return self.state is not None and self.state.status in ENDED

    def stay(self) -> int:
        """Run until the person goes; the exit code."""
        try:
            asyncio.run(self.run())
        except KeyboardInterrupt:
            return INTERRUPTED
        return 0

    async def run(self) -> None:
        """Until the person leaves, or nobody is there who could."""
        connection = asyncio.create_task(self.connection.run())
        self.keyboard.start()
        try:
            while not self._done:
                message = await self._inbox.get()
                with self.keyboard.aside():
                    await self._one(message)
                if isinstance(message, tuple) and not self._done:
                    self.keyboard.next()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LAST_ANSWER_TIMEOUT_S):
                    await self._last_answers(connection)
        finally:
            connection.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await connection
            self.keyboard.stop()
            if self.save:
                await self._write(self.save)

    async def _last_answers(self, connection: asyncio.Task[None]) -> None:
        """What was asked last is still answered, if the server is there."""
        while self.connection.waiting and not self.connection.lost and not connection.done():
            await self._one(await self._inbox.get())

    async def _one(self, message: Any) -> None:
        if isinstance(message, tuple):
            self._lines.append(message[1])
        elif isinstance(message, LudothequeError):
            raise message
        elif isinstance(message, (ConnectionLost, ConnectionRestored)):
            key = "connection-lost" if isinstance(message, ConnectionLost) else "connection-back"
            self.fairness.connection_broke()
            self.terminal.print(self.terminal.say(key), "quiet")
        else:
            await self._received(message)
        while self._lines and not self._done and self._ready(self._lines[0]):
            await self._take(self._lines.popleft())

    # Messages.

    async def _received(self, message: Any) -> None:
        self.connection.answered(message)
        if isinstance(message, m.Problem):
            await self._problem(message)
        elif getattr(message, "table", None) != self.table:
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
        elif isinstance(message, m.Advised):
            from ludotheque.cli.coach import show_advice

            self._advice = message
            show_advice(self._narrator, message)
        elif isinstance(message, m.Done) and message.table_made:
            await self._follow(message.table_made)
        await self.fairness.after()

    def _whole(self, snapshot: Snapshot) -> None:
        self.fairness.found(snapshot)
        state = client_state(snapshot)
        if self.state is not None and self.state.viewer == state.viewer:
            self._had = self.state.n
        self.state, self._fresh, self.menu = state, True, None
        self._untold.clear()

    async def _seated(self, seats: m.Seats) -> None:
        """Who sits there: after the whole table this is what was missing to show it."""
        before, self.seats = self.seats, seats
        names = self.connection.names or [seat_name(self.terminal, card, n) for n, card in enumerate(seats.seats)]
        await self.connection.settled()
        if self.state is None:
            return
        if self.narrator is None:
            self.narrator = Narrator(self.terminal, self.state.game, names, self.state.seat)
        self.narrator.names, self.narrator.seat = names, self.state.seat
        fresh, self._fresh = self._fresh, False
        if fresh:
            await self._present()
        if before is not None and before.preparing != seats.preparing:
            self.terminal.print(self.terminal.say("bots-preparing" if seats.preparing else "bots-prepared"), "quiet")
        if not fresh and before is not None and len(before.seats) == len(seats.seats):
            for old, new, name in zip(before.seats, seats.seats, names, strict=True):
                if old.name == new.name and old.here != new.here and not new.you and new.name is not None:
                    self.terminal.print(self.terminal.say("is-here" if new.here else "is-away", who=name), "quiet")
        if self._untold:
            untold, self._untold = self._untold, []
            for entry, _ in untold:
                self._tell(entry)
            await self._then(any(changed for _, changed in untold))
        if not fresh and before is not None and self._state.status == "open" and held(seats) != held(before):
            show_question(self._narrator, seats, self._state.options)

    async def _present(self) -> None:
        """The whole table: at the beginning, and when too much was missed."""
        terminal, state = self.terminal, self._state
        first = not self._narrator.history and self._had < 0
        if first:
            terminal.heading(state.game.title(terminal.language))
            self._who_sits()
            self._show_levels()
            if state.seat is not None or not self.connection.local:
                terminal.print(terminal.say("tip"), "quiet")
        await self._catch_up(first)
        if state.status == "open":
            self._await_start()
        elif not self.over:
            self.fairness.tell_start(state.table)
        await self._then(True)

    def _who_sits(self) -> None:
        say, cards, names = self.terminal.say, present(self.seats, "who sits").seats, []
        mixed = len({card.level for card in cards if card.level}) > 1
        for seat, card in enumerate(cards):
            name = self._narrator.name(seat)
            if card.name is not None and card.level:
                name = say("covered", who=name)
            elif mixed and card.level and self.connection.names:
                manner = say(f"manner-{card.level}")
                name += f" ({manner})"
            names.append(name)
        self.terminal.print(say("at-the-table", names=self.terminal.listed(names)))
        if self._state.seat is None and not self.connection.local:
            self.terminal.print(say("looking-on"))

    def _show_levels(self) -> None:
        """How the bots play, if all play alike, and how strong that was measured to be."""
        levels = {card.level for card in present(self.seats, "who sits").seats if card.level}
        if len(levels) == 1:
            level = present(levels.pop(), "the level")
            self.terminal.print(self.terminal.say(f"bots-{level}"))
            show_strength(self.terminal, strengths(self._state.game), level, before="")

    def _await_start(self) -> None:
        seats = present(self.seats, "who sits")
        starts = seats.host or all(card.name is not None or card.level for card in seats.seats)
        key = "may-start" if starts and self._state.seat is not None else "not-begun"
        self.terminal.print(self.terminal.say(key, command=self.terminal.say("command-start")))
        show_question(self._narrator, seats, self._state.options)

    async def _catch_up(self, first: bool) -> None:
        """Tell what happened before one came, or while one was away."""
        state, narrator = self._state, self._narrator
        if state.n < 1:
            return
        before = len(narrator.history)
        story = await self.fetched(self.connection.story(self._had)) or []
        entries = [entry for entry in story if entry.n <= state.n]
        for entry in entries:
            narrator.tell(entry, aloud=False)
        last = 2 * state.players if first else len(narrator.history) - before
        if last and narrator.history:
            if any(entry.what != "started" for entry in entries[1:]):
                self.terminal.print()
                self.terminal.print(self.terminal.say("so-far"))
            narrator.retell(last)

    async def fetched(self, answer: Awaitable[Made]) -> Made | None:
        """What was asked beside the table's messages, or None after its sentence was told."""
        try:
            return await answer
        except (CommandError, ServerProblem) as error:
            self._wrong(error)
            return None

    async def _entry(self, entry: Entry) -> None:
        state = self.state
        if state is None or entry.n <= state.n:
            return
        legal = state.turn.legal if state.turn else []
        if not state.take(entry):
            self._had, self.state = state.n, None
            self._untold.clear()
            await self.connection.watch()
            return
        self.fairness.saw(entry, state.viewer)
        if entry.what == "said" and entry.seat is None:
            self._speakers[fold(str(entry.more.get("name", "")))] = entry.n
        if self.narrator is None or self._fresh:
            return  # told as part of the whole, when it is known who sits there
        changed = entry.what in ("undone", "rewound", "took-back") or (
            entry.what == "acted" and entry.seat == state.seat
        )
        changed = changed or legal != (state.turn.legal if state.turn else [])
        if self._untold or entry.what in RESEATED:
            self._untold.append((entry, changed))
        else:
            self._tell(entry)
            await self._then(changed)
        if entry.what == "acted" and entry.seat == state.seat:
            self._unsaved = True
            if self.save and not self.over:
                await self._write(self.save)
        if entry.what == "rematched" and entry.id is not None and state.next is not None:
            await self._follow(state.next)

    def _tell(self, entry: Entry) -> None:
        self._narrator.tell(entry)
        self._hint(entry)
        if entry.what == "started":
            self.fairness.tell_start(entry.table)
        if entry.what == "acted" and self._state.seat is None and self._state.status == "playing":
            self._acted += 1
            if self._acted % self._state.players == 0:
                self._show()

    def _hint(self, entry: Entry) -> None:
        """What can be answered to that."""
        say, mine = self.terminal.say, entry.seat == self._state.seat
        words = {name: say(f"command-{name}") for name in AT_SERVER}
        if entry.what == "proposed" and not mine and self._state.seat is not None:
            self.terminal.print(say("hint-proposed", agree=words["agree"], decline=words["decline"]), "quiet")
        elif entry.what in ("left", "covered") and self._covered() and self._state.status == "playing":
            self.terminal.print(say("hint-back", command=words["back"]), "quiet")
        elif entry.what == "rematched" and entry.id is None and self._state.seat is not None:
            self.terminal.print(say("hint-rematch", command=words["rematch"]), "quiet")

    def _covered(self) -> bool:
        """Does a bot play for this person?"""
        seat = self._state.seat
        return seat is not None and self.seats is not None and self.seats.seats[seat].level is not None

    def _my_turn(self) -> bool:
        state = self.state
        if state is None or state.turn is None or self._covered():
            return False
        return state.seat in state.turn.to_act

    async def _then(self, changed: bool) -> None:
        """After something happened: the person's choices, or the end."""
        if self._state.status == "playing" and self._my_turn():
            if changed or self.menu is None:
                self._show()
            return
        self.menu = None
        if self.over and not self._ranked:
            self._ranked = True
            await self._end()

    def _show(self) -> None:
        """The table and the menu."""
        state, narrator, turn = self._state, self._narrator, self._state.turn
        narrator.table(self.terminal.say("your-turn" if self._my_turn() else "table"), state.describe())
        self.menu = None
        if turn is not None and self._my_turn():
            labels = [narrator.text([line_of(label)]) for label in turn.labels] or [""] * len(turn.legal)
            choices = [Choice(text, label) for text, label in zip(turn.legal, labels, strict=True)]
            self.menu = Menu(self.terminal, choices, turn.more)
            self.menu.show()
            self.terminal.print(self.menu.question, "quiet")

    async def _end(self) -> None:
        state, terminal = self._state, self.terminal
        if state.seat is None:
            self._narrator.table(terminal.say("table"), state.describe())
        if state.results:
            self._narrator.ranking(state.results, state.winners)
        if state.rewound:
            terminal.print(terminal.say("with-takebacks", count=state.rewound), "quiet")
        if self.connection.local:
            self._done = True
            if self.save:
                await self._save("")
            return
        names = ("save", "quit") if state.seat is None else ("rematch", "save", "quit")
        after = {"save": " " + terminal.say("file-word")}
        words = [terminal.say(f"command-{name}") + after.get(name, "") for name in names]
        terminal.print(terminal.say("after-match", commands=" · ".join(words)), "quiet")

    async def _problem(self, problem: m.Problem) -> None:
        if problem.code in LATER:
            loop = asyncio.get_running_loop()
            loop.call_later(LATER_S, lambda: loop.create_task(self.connection.again()))
        elif problem.id in self.fairness.asked:
            if problem.code not in NOT_TAKEN:
                self.fairness.refused(problem)
        elif problem.id is None and (self.state is None or problem.table == self.table):
            # The table cannot be watched, or not any more.
            raise ServerProblem(m.HttpProblem(problem.code, problem.sentence))
        else:
            (self.menu or Menu(self.terminal, [])).refuse(harmless(problem.sentence), problem.paragraph)

    async def _reason(self, reason: m.Reason) -> None:
        typed = self._guess.pop(reason.id, reason.action)
        if reason.code is None:
            await self._do(c.Act(reason.action, have=self._state.n))
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
            await self._do(c.Act(found.legal[0], have=self._state.n))
        elif self.menu is not None:
            self.menu.wonder(typed, [Choice(text) for text in found.legal], self._unreadable(typed), found.more)

    async def _follow(self, table: str) -> None:
        """Over to the rematch."""
        await self.connection.tell(m.Unwatch(self.table))
        self.table, self.secret = table, None
        self.state, self.narrator, self.seats, self.menu = None, None, None, None
        self._had, self._ranked = -1, False
        await self.connection.watch()

    # What the person types.

    def _ready(self, line: str | None) -> bool:
        """May this line be taken now? One thing after the other. Actions wait for their turn, those of a script and
        those at a table of this process; there all lines of a script do."""
        state = self.state
        if state is None or self.narrator is None or self._fresh or self._untold:
            return False
        if self.connection.waiting and not self.connection.lost:
            return False
        live, local = self.terminal.interactive, self.connection.local
        if self.over or self._asks_file or self._asks_stop or (live and not local):
            return True
        waits = state.status == "playing" and state.seat is not None and not self._my_turn() and not self._covered()
        if line is None:
            # Where nobody can type, a spectator stays to the end.
            return live or (state.seat is not None and not (waits and local))
        return not waits or ((live or not local) and self._command(line) is not None)

    def _command(self, line: str) -> tuple[str, str] | None:
        return (self.menu or Menu(self.terminal, [])).command(line, self._commands)

    async def _take(self, line: str | None) -> None:
        if self._asks_file and line is not None:
            await self._keep_as(line)
        elif self._asks_stop and line is not None:
            await self._stop(line)
        elif line is None:
            self._done = True
        elif not line:
            self._show()
        elif command := self._command(line):
            await self._obey(*command)
        elif self.menu is None and self.connection.local:
            await self._obey("help", "")
        elif self._state.status != "playing" or self.menu is None:
            key = "not-your-turn" if self._state.status == "playing" else "not-a-command"
            self.terminal.print(self.terminal.say(key, asked=line, say=self.terminal.say("command-say")), "wrong")
        else:
            await self._act(line, self.menu)

    async def _act(self, typed: str, menu: Menu) -> None:
        """Send what was typed as a number, as notation, then as a short form; ask why if it cannot be."""
        text = menu.text(typed)
        if unreadable := self._unreadable(text):
            if menu.more:  # what fits among the listed may fit among the others, too
                await self._wonder(m.Find(self.connection.id(), self.table, fold(typed)[: c.MAX_ACTION_LENGTH]), typed)
                return
            found = meant(typed, menu.choices)
            if len(found) != 1:
                menu.wonder(typed, found, unreadable)
                return
            text = found[0].text
        else:
            game, view = self._state.game, self._state.view
            text = game.notation.write(view, game.notation.read(view, text))
        if any(text == choice.text for choice in menu.choices):
            await self._do(c.Act(text, have=self._state.n))
        else:
            await self._wonder(m.Why(self.connection.id(), self.table, text[: c.MAX_ACTION_LENGTH]), typed)

    def _unreadable(self, text: str) -> str:
        """Why a text is no action, or nothing if it is one."""
        game = self._state.game
        try:
            game.notation.read(self._state.view, text)
        except NotationError as error:
            error.words = game.words
            return error.sentence(self.terminal.language)
        return ""

    async def _wonder(self, question: m.Why | m.Find, typed: str) -> None:
        self._guess[question.id] = typed
        await self.connection.ask(question)

    async def _do(self, command: c.Spoken) -> None:
        await self.connection.ask(m.Do(self.connection.id(), self.table, command))

    async def _obey(self, command: str, rest: str) -> None:
        """A command at the prompt; mistakes in it are told, and the match goes on."""
        terminal = self.terminal
        try:
            if command == "abandon":
                self._asks_stop = True
                terminal.print(terminal.say("ask-stop", yes=terminal.say("yes"), no=terminal.say("no")))
            elif spoken := self._spoken(command, rest):
                await self._do(spoken)
            elif command == "quit":
                self._quit()
            elif command == "help":
                after = {
                    "rules": "3",
                    "coach": terminal.say("more-word"),
                    "save": terminal.say("file-word"),
                    "say": "…",
                    "phrases": "3",
                }
                after |= dict.fromkeys(("first", "mute", "unmute", "remove"), "…")
                does = {} if self.connection.local else {"quit": terminal.say("quit-and-keep")}
                show_help(terminal, self._commands, after, does)
            elif command == "rules":
                show_rules(terminal, self._state.game, rest) if rest else show_contents(terminal, self._state.game)
            elif command == "table":
                self._who_sits()
                self._show()
            elif command == "log":
                terminal.heading(terminal.say("so-far"))
                self._narrator.retell()
            elif command == "save":
                await self._save(rest)
            elif command == "coach":
                await self._coach(rest)
            else:
                rows = [(str(n), phrase(terminal.language, name)) for n, name in enumerate(PHRASES, 1)]
                terminal.rows(rows, ("number", ""))
        except LudothequeError as error:
            self._wrong(error)

    async def _coach(self, rest: str) -> None:
        """Ask the coach, or have the numbers behind what he has just said."""
        if rest and self._advice is not None and self._advice.n == self._state.n:
            from ludotheque.cli.coach import show_numbers

            show_numbers(self._narrator, self._advice)
            return
        if self.connection.coach_compiles(self._state.game):
            self.terminal.note(self.terminal.say("coach-preparing"))
        await self.connection.ask(m.Advise(self.connection.id(), self.table))

    async def _stop(self, typed: str) -> None:
        """The answer whether the match shall end."""
        self._asks_stop = False
        if self.terminal.is_yes(typed):
            await self._do(c.Abandon())
        else:
            self.terminal.print(self.terminal.say("goes-on"), "quiet")

    def _spoken(self, command: str, rest: str) -> c.Spoken | None:
        """What is sent to the table for a command at the prompt; None for one that is carried out here."""
        if command == "say":
            return self._remark(rest)
        if command == "phrases" and rest.isdecimal() and 1 <= int(rest) <= len(PHRASES):
            return c.Say(phrase=PHRASES[int(rest) - 1])
        if command in ("mute", "unmute"):
            return c.Mute(*self._whom(command, rest), muted=command == "mute")
        if command == "first":
            return choice(self._narrator, rest)
        if command == "remove":
            return c.Remove(*self._whom(command, rest))
        return SIMPLE.get(command)

    def _remark(self, text: str) -> c.Say:
        language = self.terminal.language
        known = [name for name in PHRASES if fold(text) in (name, fold(phrase(language, name)))]
        return c.Say(phrase=known[0]) if known else c.Say(text=text[: c.MAX_TEXT_LENGTH])

    def _whom(self, command: str, name: str) -> tuple[int | None, int | None]:
        """The seat of somebody, or the number of something that one without a seat has said."""
        names = [fold(name) for name in self._narrator.names]
        if fold(name) in names:
            return names.index(fold(name)), None
        if name.isdecimal() and 1 <= int(name) <= len(names):
            return int(name) - 1, None
        if fold(name) in self._speakers:
            return None, self._speakers[fold(name)]
        raise CommandError("say-whom", command=self.terminal.say(f"command-{command}"), last=str(len(names)))

    # Keeping the match.

    async def _save(self, name: str) -> None:
        """Keep the match in a file; one of this process from now on."""
        if not name and not self.save:
            raise CommandError("save-where", command=self.terminal.say("command-save"))
        path = Path(name).expanduser() if name else present(self.save, "the file")
        if path != self.save:
            check_free(path)
        if await self._write(path):
            self.save = path if self.connection.local else None
            self.terminal.print(self.terminal.say("saved", file=str(path)), "quiet")

    async def _write(self, path: Path) -> bool:
        """A match of a server can be kept as its record, too, to check its deals: in a file that ends in .json."""
        if path.suffix == ".json" and not self.connection.local:
            text = await self.fairness.record(self.table)
        else:
            text = await self.fetched(self.connection.log_text())
        if text is not None:
            write_log(path, text)
            self._unsaved = False
        return text is not None

    def _quit(self) -> None:
        """Leave; but first offer to keep a match that would be lost."""
        if self.connection.local and self._unsaved and not self.save and self.terminal.interactive:
            self._asks_file = True
            self.terminal.print(self.terminal.say("ask-save"))
        else:
            self._done = True

    async def _keep_as(self, name: str) -> None:
        try:
            if name:
                await self._save(name)
            self._done = True
        except LudothequeError as error:
            self._wrong(error)
            self.terminal.print(self.terminal.say("ask-save"))

    def _wrong(self, error: LudothequeError) -> None:
        self.terminal.print(error.sentence(self.terminal.language), "wrong")

    @property
    def _state(self) -> ClientState:
        return present(self.state, "the table's state")

    @property
    def _narrator(self) -> Narrator:
        return present(self.narrator, "the narrator")
