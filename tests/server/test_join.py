"""Tests of playing over the network from terminals, whatever happens to the server meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pty
import re
import select
import signal
import socket
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.cli import connection, http_client, main, ws_client
from ludotheque.cli.client_state import ClientState, line_of
from ludotheque.cli.http_client import HttpClient, ServerProblem, read_address
from ludotheque.kernel.game import published
from ludotheque.protocol import messages as m
from ludotheque.tables import commands as c
from ludotheque.tables import events as e
from ludotheque.tables.commit_reveal import commitment
from ludotheque.tables.decide import decide
from ludotheque.tables.stream import entry, snapshot
from ludotheque.tables.table import created
from tests.limits import HANGS_AFTER_S
from tests.server.served import Served, served

assert served  # a fixture

GAME = "galopp"
SHORT = {"edition": "groin", "length": "single"}
PROMPT = re.compile(r"Your choice[^\n]*\n")


class Guest:
    """`ludotheque join` in a process of its own, with pipes or at a terminal."""

    def __init__(self, home: Path, *arguments: str, terminal: bool = False) -> None:
        self.name = home.name
        self.others: list[Guest] = []
        self.text = ""
        self.answered = 0
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8", "TERM": "xterm"}
        environment |= {"LUDOTHEQUE_HOME": str(home), "COLUMNS": "200"}
        command = [sys.executable, "-m", "ludotheque", "join", *arguments]
        if terminal:
            self.reading, other = pty.openpty()
            self.writing = self.reading
            streams = {"stdin": other, "stdout": other, "stderr": other}
        else:
            theirs, self.writing = os.pipe()
            self.reading, other = os.pipe()
            streams = {"stdin": theirs, "stdout": other, "stderr": subprocess.STDOUT}
        # A shell that runs these tests in the background has Ctrl-C ignored, and what is ignored is inherited.
        inherited = signal.signal(signal.SIGINT, signal.default_int_handler)
        try:
            self.process = subprocess.Popen(command, env=environment, **streams)  # type: ignore[call-overload]
        finally:
            signal.signal(signal.SIGINT, inherited)
        for descriptor in {value for value in streams.values() if value >= 0}:
            os.close(descriptor)

    def look(self, seconds: float = 0.0) -> str:
        """Everything that was printed so far."""
        while select.select([self.reading], [], [], seconds)[0]:
            data = b""
            with contextlib.suppress(OSError):  # Linux says so when the other end of a terminal is closed
                data = os.read(self.reading, 65536)
            if not data:
                break
            seconds = 0.0
            text = data.decode("utf-8", "replace").replace("\r\n", "\n")
            self.text += re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)
        return self.text

    def wait_for(self, words: str) -> str:
        stop = time.monotonic() + HANGS_AFTER_S
        while words not in self.look(0.1):
            assert time.monotonic() < stop, f"{words!r} is not told to {self.name}:\n{self.story()}"
        return self.text

    def story(self) -> str:
        """What everybody was told, and whether they still run: what one waits for another may have failed to do."""
        guests = [self, *(other for other in self.others if other is not self)]
        return "\n".join(f"--- {one.name} (exit code {one.process.poll()})\n{one.look()[-2000:]}" for one in guests)

    def type(self, line: str) -> None:
        os.write(self.writing, f"{line}\n".encode())

    def play(self) -> bool:
        """Take the first choice of every menu that was not answered yet; was there one?"""
        menus = len(PROMPT.findall(self.look()))
        fresh, self.answered = menus > self.answered, menus
        if fresh:
            self.type("1")
        return fresh

    def end(self) -> int:
        if self.writing != self.reading:
            os.close(self.writing)
        code: int = self.process.wait(HANGS_AFTER_S)
        self.look()
        os.close(self.reading)
        return code


@pytest.fixture
def guest(tmp_path: Path) -> Iterator[Callable[..., Guest]]:
    """Makes guests, each with a home of their own by the first word; none is left behind."""
    made: list[Guest] = []

    def make(name: str, *arguments: str, terminal: bool = False) -> Guest:
        made.append(Guest(tmp_path / name, *arguments, terminal=terminal))
        made[-1].others = made
        return made[-1]

    yield make
    for one in made:
        if one.process.poll() is None:
            one.process.kill()
            one.process.wait()


@pytest.fixture(scope="module")
def lasting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests that leave it open: guests and tables of the others are no business of theirs."""
    server = Served(tmp_path_factory.mktemp("join") / "house").start()
    yield server
    server.kill()


def way_in(server: Served, home: Path, monkeypatch: pytest.MonkeyPatch) -> HttpClient:
    """Anna's."""
    monkeypatch.setattr(http_client, "TIMEOUT_S", HANGS_AFTER_S)
    monkeypatch.setenv("LUDOTHEQUE_HOME", str(home / "anna"))
    made = HttpClient(server.url, "en")
    made.enter("Anna")
    return made


@pytest.fixture
def door(lasting: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> HttpClient:
    return way_in(lasting, tmp_path, monkeypatch)


def lay(door: HttpClient, bots: list[str | None], **more: Any) -> m.TableMade:
    wish = {"game": GAME, "players": len(bots), "options": SHORT, "bots": bots, **more}
    made: m.TableMade = door.ask("POST", "/api/tables", m.TableMade, wish)
    return made


def test_two_terminals_play_a_match_to_the_end_though_the_house_is_killed(
    served: Served, guest: Callable[..., Guest], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    door = way_in(served, tmp_path, monkeypatch)
    made = lay(door, [None, None, "simple"])
    anna = guest("anna", f"{served.url}/t/{made.table}")
    anna.wait_for("“start” begins the match")
    bruno = guest("bruno", made.link, "--name", "Bruno")
    bruno.wait_for("At the table: Anna, you and Bot 3 (simple).")
    anna.wait_for("Bruno takes a seat.")
    looker = guest("carla", made.link, "--watch")
    os.close(looker.writing)
    looker.wait_for("You are watching.")
    anna.type("start")
    moves, stop = 0, time.monotonic() + HANGS_AFTER_S
    players = [anna, bruno]
    while not all("And now?" in one.look(0.01) for one in players):
        assert time.monotonic() < stop, anna.text[-1500:] + bruno.text[-1500:]
        moves += sum(one.play() for one in players)
        if moves >= 5 and served.process is not None and "connection" not in anna.text:
            anna.type("say see you after the crash")
            served.restart()
    for one in players:
        assert one.text.count("The connection is lost; trying again…") == 1
        assert one.text.count("The connection is back.") == 1
        assert one.text.count("see you after the crash") == 1
        assert "Result" in one.text
        one.wait_for("draws were fixed before anyone sat down.")
    values = msgspec.json.decode(door.ask("GET", f"/api/tables/{made.table}/record", str))["values"]
    assert [len(value) for value in values] == [64, 64, 0]  # each terminal added its own; a bot adds nothing
    assert "Bruno plays" in anna.text
    assert "Anna plays" in bruno.text
    anna.type(f"save {tmp_path / 'kept.log'}")
    anna.wait_for("kept in")
    match = ludotheque.replay(tmp_path / "kept.log")
    assert match.over
    assert match.names == ["Anna", "Bruno", "simple"]
    assert looker.process.wait(HANGS_AFTER_S) == 0  # nobody types there: it stays to the end and goes
    assert "Result" in looker.look()
    assert "Your hand" not in looker.text
    bruno.type("rematch")
    bruno.wait_for("“start” begins the match")
    bruno.type("quit")
    assert bruno.end() == 0
    anna.wait_for("“rematch” takes you there.")
    begun = anna.text.count("“start” begins the match")
    anna.type("rematch")
    while anna.look(0.1).count("“start” begins the match") == begun:
        assert time.monotonic() < stop + HANGS_AFTER_S, anna.text[-1500:]
    assert anna.end() == 0
    for one in players:  # at the table of the rematch, which is another one
        assert "The seat stays yours. To come back:" in one.text
        assert made.table not in one.text.splitlines()[-1]


def test_a_refusal_names_its_paragraph_and_a_short_form_is_understood(
    lasting: Served, door: HttpClient, guest: Callable[..., Guest]
) -> None:
    made = lay(door, [None, "simple"], start=True)
    anna = guest("anna", f"{lasting.url}/t/{made.table}")
    anna.wait_for("Your choice")
    anna.type("play r")
    anna.wait_for("type “rules")
    anna.type("arrange")
    anna.wait_for("“arrange” can mean 120 things")
    anna.type("ARRANGE w b")
    anna.wait_for("“ARRANGE w b” can mean 6 things")
    anna.type("zebra")
    anna.wait_for("zebra")
    anna.type("99")
    anna.wait_for("“99” is not on the list")
    anna.type("undo")
    anna.wait_for("You have not done anything yet that could be taken back.")
    anna.type("arrange w y g b")  # one of those that were not listed: its beginning will do
    anna.wait_for("You line up the pigs")
    anna.wait_for("play ")
    assert anna.end() == 0  # the end of input


def test_the_coach_advises_against_bots_and_a_match_that_goes_on_is_not_saved(
    lasting: Served, door: HttpClient, guest: Callable[..., Guest], tmp_path: Path
) -> None:
    made = lay(door, [None, "simple"], start=True)
    anna = guest("anna", f"{lasting.url}/t/{made.table}")
    anna.wait_for("The bots play by a simple rule.")
    anna.wait_for("Your choice")
    anna.type("arrange r b g y w")
    anna.wait_for("You line up the pigs")
    anna.type("coach")
    anna.wait_for("The coach ───")
    anna.wait_for("For the numbers: coach numbers")
    anna.type("coach numbers")
    anna.wait_for("3. ")
    anna.type(f"save {tmp_path / 'early.log'}")
    anna.wait_for("The match is still going on")
    assert not (tmp_path / "early.log").exists()
    bruno = guest("bruno", made.link, "--name", "Bruno")
    bruno.wait_for("Take the place of Bot 2")
    bruno.type("yes")
    bruno.wait_for("At the table")
    anna.type("coach")
    anna.wait_for("The coach is silent where other people play")
    assert anna.end() == 0


def test_a_person_types_while_others_think(lasting: Served, door: HttpClient, guest: Callable[..., Guest]) -> None:
    made = lay(door, [None, None])
    anna = guest("anna", f"{lasting.url}/t/{made.table}", terminal=True)
    anna.wait_for("begins the match")
    bruno = guest("bruno", made.link, "--name", "Bruno\x1b[31m")
    bruno.wait_for("At the table")
    anna.type("start")
    anna.wait_for("Your choice")
    bruno.type("say I am \x1b]0;bad\x07 waiting")
    anna.wait_for("waiting")
    assert "\x1b]0" not in anna.text
    anna.type("phrases 1")
    bruno.wait_for("Anna: Hello!")
    anna.type("leave")
    anna.wait_for("“back” takes your seat back.")
    anna.type("back")
    anna.wait_for("You are back in your seat.")
    anna.process.send_signal(signal.SIGINT)
    assert anna.end() == 130
    assert "The seat stays yours" in anna.text


def test_it_is_asked_before_a_bot_is_replaced_and_before_a_match_is_stopped(
    lasting: Served, door: HttpClient, guest: Callable[..., Guest]
) -> None:
    made = lay(door, [None, "simple"], start=True)
    watch: m.LinkMade = door.ask("POST", f"/api/tables/{made.table}/links", m.LinkMade, {"watch": True})
    looker = guest("carla", watch.link)
    looker.wait_for("You are watching.")
    bruno = guest("bruno", made.link, "--name", "Bruno")
    bruno.wait_for("Take the place of Bot 2 (simple)?")
    bruno.type("no")
    bruno.wait_for("You are watching.")
    dora = guest("dora", made.link, "--name", "Dora")
    dora.wait_for("Take the place of Bot 2 (simple)?")
    dora.type("y")
    dora.wait_for("At the table: Anna and you.")
    anna = guest("anna", f"{lasting.url}/t/{made.table}")
    anna.wait_for("At the table: you and Dora.")
    anna.type("abandon")
    anna.wait_for("Really stop the match, without a result?")
    anna.type("no")
    anna.wait_for("The match goes on.")
    assert "to end the match" not in dora.look()
    anna.type("abandon")
    anna.type("yes")
    dora.wait_for("Your answer:")
    dora.type("agree")
    anna.wait_for("And now?")
    for one in (anna, bruno, dora, looker):
        assert one.end() == 0
    assert "Take the place" not in looker.text


def test_the_host_mutes_and_sends_away_at_the_prompt(
    lasting: Served, door: HttpClient, guest: Callable[..., Guest]
) -> None:
    made = lay(door, [None, None], listed=True, chat="free")
    anna = guest("anna", f"{lasting.url}/t/{made.table}")
    anna.wait_for("begins the match")
    bruno = guest("bruno", made.link, "--name", "Bruno")
    bruno.wait_for("At the table")
    looker = guest("carla", made.link, "--watch", "--name", "Carla")
    looker.wait_for("You are watching.")
    looker.type("say hm")
    anna.wait_for("Carla: hm")
    anna.type("mute Zoe")
    anna.wait_for("Say whom: “mute Anna”, or the number of a seat, from 1 to 2.")
    for whom, who in (("bruno", bruno), ("Carla", looker)):
        anna.type(f"mute {whom}")
        anna.wait_for("The host has muted " + ("Bruno." if who is bruno else "a spectator."))
        who.type("say why?")
        who.wait_for("The host of this table has muted you")
    anna.type("unmute 2")
    bruno.wait_for("You may write again.")
    for whom, who in (("2", bruno), ("carla", looker)):
        anna.type(f"remove {whom}")
        who.wait_for("The host of this table has sent you away")
        assert who.end() == 2
    anna.wait_for("The host has sent a player away; somebody else can take the seat.")


def test_the_host_says_at_the_prompt_who_begins_and_it_is_remembered(
    lasting: Served, door: HttpClient, guest: Callable[..., Guest]
) -> None:
    made = lay(door, [None, None])
    anna = guest("anna", f"{lasting.url}/t/{made.table}")
    anna.wait_for("begins the match")
    assert "cleanest" not in anna.text  # she is alone
    bruno = guest("bruno", made.link, "--name", "Bruno")
    bruno.wait_for("At the table")
    anna.wait_for("Who is the cleanest of you? “first Bruno” says it; “first lots” has lots drawn.")
    assert "cleanest" not in bruno.text  # she says it
    bruno.type("first Bruno")
    bruno.wait_for("Only the host of this table can do that.")
    anna.type("first Zoe")
    anna.wait_for("Say who begins: “first Anna”, the number of a seat from 1 to 2, “first lots” or “first turn”.")
    anna.type("first Anna, Bruno")
    anna.wait_for("Name one person who begins.")
    anna.type("first lots")
    bruno.wait_for("Lots will be drawn when the match begins.")
    anna.type("first bruno")
    bruno.wait_for("You are to begin.")
    for number in range(1, 3):
        anna.type("start")
        while bruno.look(0.1).count("You begin: nobody is cleaner!") < number:
            pass
        while anna.look(0.1).count("Bruno begins: nobody is cleaner!") < number:
            pass
        bruno.wait_for("Your choice")  # it is his turn, and he answers from his new seat
        bruno.type("abandon")
        bruno.type("yes")
        anna.wait_for("Bruno proposes")
        anna.type("agree")
        while not all(one.look(0.1).count("And now?") == number for one in (anna, bruno)):
            pass
        assert all("not honest" not in one.text for one in (anna, bruno))
        if number == 1:
            began = anna.text.count("begins the match")
            for one in (anna, bruno):
                one.type("rematch")
            while anna.look(0.1).count("begins the match") == began or "At the table: Anna and you" not in bruno.look(
                0.1
            ):
                pass


def test_in_an_empty_lobby_a_number_is_no_choice(served: Served, guest: Callable[..., Guest]) -> None:
    anna = guest("anna", served.url, "--name", "Anna")
    anna.type("1")
    anna.wait_for("no table is open yet; type n for a new one")


def test_the_lobby_lays_a_table_out_and_finds_it_again(lasting: Served, guest: Callable[..., Guest]) -> None:
    anna = guest("anna", lasting.url, "--name", "Anna")
    for line in ("n", "1", "", "0", "2"):
        anna.type(line)
    anna.wait_for("“start” begins the match")
    assert re.search(r"/t/\w+#k=[\w-]+", anna.text)
    anna.type("quit")
    assert anna.end() == 0
    bruno = guest("bruno", lasting.url)
    bruno.wait_for("Open tables")
    bruno.wait_for("Anna, free seat 2, free seat 3 and free seat 4 · waiting for players")
    again = guest("anna", lasting.url)
    again.wait_for("Your tables")
    again.type("1")
    again.wait_for("At the table: you,")


def test_an_identity_comes_along_and_its_file_is_private(
    lasting: Served, door: HttpClient, tmp_path: Path, guest: Callable[..., Guest], capsys: pytest.CaptureFixture[str]
) -> None:
    link: m.LinkMade = door.ask("POST", "/api/me/link", m.LinkMade)
    other = guest("tablet", link.link)
    other.wait_for("On this device you are now Anna")
    (file,) = (tmp_path / "tablet" / "identities").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert main(["join", link.link, "--lang", "en"]) == 2
    assert "This link does not work any more" in capsys.readouterr().err


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_house_closes_in_good_order_and_says_so(served: Served, how: int) -> None:
    assert served.end(how) == 0
    assert "every table is kept" in served.said


def test_wrong_addresses_and_links_are_one_sentence(
    lasting: Served, door: HttpClient, capsys: pytest.CaptureFixture[str]
) -> None:
    made = lay(door, [None, None])
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        nobody = f"http://127.0.0.1:{closed.getsockname()[1]}"
    door.identity.file.unlink()  # a stranger comes
    wrong = {
        "ftp://example.org": "is no address",
        "http://": "is no address",
        "http://127.0.0.1:99999": "is no address",
        f"{lasting.url}/shelf": "is no address",
        f"{lasting.url}/me": "is no address",
        nobody: "does not answer",
        f"{lasting.url}/t/{made.table}": "There is no table here",
        f"{lasting.url}/t/{made.table}#k={'x' * 24}": "There is no table here",
        f"{lasting.url}/t/{made.table}#s={'x' * 24}": "There is no table here",
        f"{lasting.url}/t/nothing#k={'x' * 24}": "There is no table here",
        f"{lasting.url}/me#i={'x' * 32}": "This link does not work any more",
    }
    for url, sentence in wrong.items():
        assert main(["join", url, "--lang", "en"]) == 2, url
        captured = capsys.readouterr()
        assert sentence in captured.err, url
        assert captured.err.count("\n") == 1


def test_something_else_that_answers_is_no_house(capsys: pytest.CaptureFixture[str]) -> None:
    class Page(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<html>welcome</html>")

        def log_message(self, *arguments: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Page) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        assert main(["join", f"http://127.0.0.1:{other.server_port}", "--lang", "en"]) == 2
        other.shutdown()
    assert "not a server of Ludothèque" in capsys.readouterr().err


class Stumbling:
    """A door that breaks in ways nobody thought of, then opens."""

    def __init__(self, tries: list[BaseException]) -> None:
        self.tries = tries

    def socket(self) -> str:
        raise self.tries.pop(0)


def test_whatever_breaks_the_connection_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the person would type on, hear nothing, and be away for the others."""
    monkeypatch.setattr(ws_client, "FIRST_PAUSE", 0.01)
    heard: list[Any] = []
    gone = ServerProblem(m.HttpProblem("no-session", "Who are you?"))
    door: Any = Stumbling([RuntimeError("can't start new thread"), AttributeError("transport"), OSError(), gone])
    wire = ws_client.WsClient(door, heard.append, lambda: m.Watch("t"))
    asyncio.run(asyncio.wait_for(wire.run(), HANGS_AFTER_S))
    assert [type(one) for one in heard] == [connection.ConnectionLost, ServerProblem]


def test_addresses_are_read_as_people_write_them() -> None:
    assert read_address("localhost:8471").server == "http://localhost:8471"
    table = read_address("https://games.example/t/abc#k=secret")
    assert (table.server, table.table, table.kind, table.secret) == ("https://games.example", "abc", "k", "secret")


@pytest.mark.parametrize("name", published())
def test_what_a_client_keeps_is_what_its_house_sees(name: str) -> None:
    """Views follow events, hashes are checked, and the table in words is the same on both sides."""
    game = ludotheque.game(name)
    options = game.schema.complete({})
    players = game.schema.players(None, options)
    secret = bytes(32)
    settings = e.Settings(game.id, game.rules_version, players, options)
    first = e.Created(
        settings, "p0", secret.hex(), commitment("t", secret), [None] * players, [f"p{n}" for n in range(players)]
    )
    table, happened = created("t", 0, first)
    viewers = [-1, *range(players)]
    mirrors = {viewer: ClientState(game, snapshot(table, viewer)) for viewer in viewers}
    command: Any = c.Start()
    seat = 0
    for n in range(1, 30):
        decision = decide(table, command, f"p{seat}")
        happened = table.apply(n, n, decision.event, decision.steps)
        for viewer, mirror in mirrors.items():
            told = entry(happened, viewer)
            assert mirror.take(told)
            whole = snapshot(table, viewer)
            # Help for typing is a terminal's own: the server keeps it to itself.
            described = [line for line in mirror.describe() if not line.key.startswith("typed-")]
            assert described == [line_of(sentence) for sentence in whole.lines]
            assert (mirror.turn, mirror.n) == (whole.turn, whole.n)
        if not table.to_act():
            break
        seat = table.to_act()[0]
        assert table.state is not None
        legal = game.engine.legal(table.state, seat)
        command = c.Act(game.notation.write(table.state.view(seat), legal[n * 7 % len(legal)]))
    mirror = mirrors[0]
    assert not mirror.take(told), "an event twice"
    assert not mirror.take(entry_like(told, n=told.n + 1, hash=told.hash ^ 1)), "another view than the server's"
    assert not mirror.take(entry_like(told, n=told.n + 2)), "a gap"


def entry_like(told: Any, **changes: Any) -> Any:
    return msgspec.structs.replace(told, **changes)
