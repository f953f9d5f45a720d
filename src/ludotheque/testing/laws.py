"""The ten laws that hold for every game, run on every game folder that is found, with no exemptions.

     1  someone can act until the end, and the end comes
     2  `refusal` answers any integer, for any seat, at any time; `legal` is what it does not refuse
     3  replaying a log gives identical bytes; compiled and interpreted rules mean the same
     4  legality computed from a seat's view equals legality computed from the state
     5  simultaneous commits commute
     6  the ledger: who can tell an actor's choices apart is as the golden table says
     7  non-interference: what a seat cannot see changes nothing it gets to see
     8  a guess looks like the view it came from, and can be played to the end
     9  texts and positions read back
    10  components are conserved, refusals are reachable and worded, paragraphs exist and are cited

`LAWS` maps numbers to laws; `obey(trial, number)` runs one and raises LawBroken. The pytest plug-in (plugin.py) runs
them on every `game.toml` it collects, in this project or in another.
"""

from __future__ import annotations

import itertools
import json
import math
import re
import tomllib
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from ludotheque.kernel import rng
from ludotheque.kernel.errors import LudothequeError
from ludotheque.kernel.log import replay
from ludotheque.kernel.messages import faults_of
from ludotheque.kernel.record import CHANCE, SPECTATOR, Record
from ludotheque.kernel.words import LANGUAGES, Line, Seat, in_order
from ludotheque.testing.trials import MUCH, TYPICAL, Moment, Trial
from ludotheque.testing.worlds import interference


class LawBroken(AssertionError):  # noqa: N818 - it is what it says
    """A game breaks a law; the message tells the story."""


PLAYOUTS = 10_000
"""So many random matches are played whole, at full speed, to see that they end."""

LEDGER_SEED = 24
"""The sample of law 6 and of `make golden`: one in which the rare moments of our games occur."""

ORDERS = 24
"""So many orders of simultaneous choices are tried: all of them for up to four seats, a sample for more."""

SMALL = 512
"""Actions below this are all tried where refusals are looked for, and of longer lists so many."""


def expect(holds: bool, story: str) -> None:
    if not holds:
        raise LawBroken(story)


def the_end_comes(trial: Trial) -> None:
    """1 someone can act until the end, and the end comes"""
    for moment in trial.moments(len(trial.tables)):
        for seat in trial.engine.seats_to_act(moment.state):
            expect(bool(trial.engine.legal(moment.state, seat)), f"{moment}: seat {seat} is to act and can do nothing")
        if moment.seat is None:
            people = [*range(moment.table.players), CHANCE]
            idle = [seat for seat in people if not trial.engine.legal(moment.state, seat)]
            expect(idle == people, f"{moment}: the match is over, yet someone can act")
    if not trial.engine.interpret:
        each = math.ceil(PLAYOUTS * trial.effort * trial.typical / TYPICAL / len(trial.tables))
        for table in trial.tables:
            trial.engine.playouts(each, table.players, trial.game.schema.encode(table.options))


def refusal_answers_everything(trial: Trial) -> None:
    """2 `refusal` answers any integer, for any seat, at any time; `legal` is what it does not refuse"""
    codes = {int(code) for code in trial.game.rules.No}
    for moment in trial.moments(24, share=0.15):
        acting = trial.engine.seats_to_act(moment.state)
        for seat in trial.seats():
            legal = trial.engine.legal(moment.state, seat)
            expect(len(set(legal)) == len(legal), f"{moment}: seat {seat}'s list names an action twice")
            expect(len(legal) <= trial.engine.max_legal, f"{moment}: {len(legal)} legal actions exceed MAX_LEGAL")
            expect(not legal or seat in acting, f"{moment}: seat {seat} is not to act, yet has legal actions")
            listed = set(legal)
            some = legal if len(legal) <= SMALL else trial.random.sample(legal, SMALL)
            for action in {*some, *trial.probes()}:
                code = trial.engine.refusal(moment.state, seat, action)
                expect(code == 0 or code in codes, f"{moment}: refusal of {action} gave {code}, which is no code")
                agrees = (code == 0) == (action in listed)
                expect(agrees, f"{moment}: legal and refusal ({code}) disagree on seat {seat}'s action {action}")


def bytes_replay(trial: Trial) -> None:
    """3 replaying a log gives identical bytes; compiled and interpreted rules mean the same"""
    played = 0
    for table in trial.some_tables(12):
        if played > MUCH:
            break
        match = trial.game.match(table.players, table.options, seed=trial.random.getrandbits(40))
        while not match.over:
            seat = trial.random.choice(sorted(match.to_act()))
            match.play(seat, trial.game.notation.write(match.state, trial.choose(match.state, seat)))
        played += len(match.log.moves)
        with _as_broken(f"{table}: the log of a match cannot be replayed"):
            again = replay(str(match.log), game=trial.game)
        expect(bytes(again.state) == bytes(match.state), f"{table}: the log of a match replays to another state")
        expect(str(again.log) == str(match.log), f"{table}: the log of a replay differs")
    if not trial.engine.interpret:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            for moment in trial.moments(16, share=0.15):
                try:
                    _compare_engines(trial, moment)
                except (ArithmeticError, IndexError, Warning) as error:
                    raise LawBroken(f"{moment}: interpreted rules fail where compiled ones go on: {error}") from error


def _compare_engines(trial: Trial, moment: Moment) -> None:
    fast, slow, state = trial.engine, trial.game.interpreted, moment.state
    expect(fast.to_act(state) == slow.to_act(state), f"{moment}: to_act differs when interpreted")
    expect(fast.shuffle(state) == slow.shuffle(state), f"{moment}: shuffle differs when interpreted")
    for seat in [*range(moment.table.players), CHANCE]:
        expect(fast.legal(state, seat) == slow.legal(state, seat), f"{moment}: legal of seat {seat} differs")
        for action in trial.probes(12):
            same = fast.refusal(state, seat, action) == slow.refusal(state, seat, action)
            expect(same, f"{moment}: refusal of seat {seat}'s action {action} differs")
        words = rng.start(moment.done, seat)
        if seat != CHANCE:
            expect(fast.result(state, seat) == slow.result(state, seat), f"{moment}: result of seat {seat} differs")
            view = state.view(seat)
            same = fast.guess(view, seat, list(words)) == slow.guess(view, seat, list(words))
            expect(same, f"{moment}: guess of seat {seat} differs")
        if fast.to_act(state) >> seat & 1:
            one, two = list(words), list(words)
            same = fast.pick(state, seat, one) == slow.pick(state, seat, two) and one == two
            expect(same, f"{moment}: pick of seat {seat} differs")
    if moment.seat is not None and moment.action is not None:
        if moment.seat == CHANCE:
            same = fast.weight(state, moment.action) == slow.weight(state, moment.action)
            expect(same, f"{moment}: weight of {moment.action} differs")
        after_fast, after_slow = state.clone(), state.clone()
        fast.apply(after_fast, moment.seat, moment.action)
        slow.apply(after_slow, moment.seat, moment.action)
        expect(after_fast == after_slow, f"{moment}: apply({moment.seat}, {moment.action}) differs when interpreted")
        if sentences := trial.game.sentences:
            same = sentences.read(after_fast) == sentences.read(after_slow)
            expect(same, f"{moment}: apply({moment.seat}, {moment.action}) tells other effects when interpreted")


def views_decide_legality(trial: Trial) -> None:
    """4 legality computed from a seat's view equals legality computed from the state"""
    for moment in trial.moments(24, share=0.4):
        state = moment.state
        for seat in range(moment.table.players):
            view = state.view(seat)
            same = trial.engine.to_act(view) == trial.engine.to_act(state)
            expect(same, f"{moment}: seat {seat} cannot tell from its view who is to act")
            same = trial.engine.legal(view, seat) == trial.engine.legal(state, seat)
            expect(same, f"{moment}: seat {seat} cannot tell from its view what it may do")
            for action in trial.probes(12):
                same = trial.engine.refusal(view, seat, action) == trial.engine.refusal(state, seat, action)
                expect(same, f"{moment}: seat {seat} cannot tell from its view why {action} is refused")


def commits_commute(trial: Trial) -> None:
    """5 simultaneous commits commute"""
    for moment in trial.moments(16, share=0.5):
        seats = trial.engine.seats_to_act(moment.state)
        if len(seats) < 2:
            continue
        chosen = {seat: trial.choose(moment.state, seat) for seat in seats}
        ends = set()
        for order in _orders(trial, seats):
            state = moment.state.clone()
            for seat in order:
                expect(chosen[seat] in trial.engine.legal(state, seat), f"{moment}: a commit changed others' choices")
                trial.engine.apply(state, seat, chosen[seat])
            ends.add(bytes(state))
        expect(len(ends) == 1, f"{moment}: the order of simultaneous commits changes the outcome")


def _orders(trial: Trial, seats: list[int]) -> list[list[int]]:
    """Orders of these seats: all of them, or a sample that has the given order and its reverse in it."""
    if math.factorial(len(seats)) <= ORDERS:
        return [list(order) for order in itertools.permutations(seats)]
    return [seats, seats[::-1], *(trial.random.sample(seats, len(seats)) for _ in range(ORDERS - 2))]


def ledger(trial: Trial) -> dict[str, dict[str, str]]:
    """For each phase and kind of actor: can the actor, another seat, a spectator tell its choices apart afterwards?

    For a move of chance it says which seats can: none, one (a card dealt is seen by one), some, or all. These words
    do not depend on how many seats a table has. A simultaneous choice that others still owe is a "secret choice";
    the last one, which reveals them all, is that of a "seat".
    """
    found: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for moment in trial.moments(24, share=0.3):
        seats = trial.engine.seats_to_act(moment.state)
        for actor in seats:
            actions = trial.engine.legal(moment.state, actor)
            if len(actions) < 2:
                continue
            trial.random.shuffle(actions)
            after = [_after(trial, moment.state, actor, action) for action in actions[:60]]
            phase = trial.game.rules.Phase(moment.state.phase).name.lower()
            kind = "chance" if actor == CHANCE else "secret choice" if len(seats) > 1 else "seat"
            roles = found[f"{phase}, {kind}"]
            roles["spectator"].add(_telling(after, SPECTATOR))
            told = [_telling(after, seat) for seat in range(moment.table.players)]
            if actor == CHANCE:
                roles["seats that tell all"].add(_how_many(told.count("all"), len(told)))
                roles["seats that tell some"].add(_how_many(told.count("some"), len(told)))
            else:
                roles["actor"].add(told.pop(actor))
                roles["other seat"].update(told)
    return {
        key: {role: "/".join(sorted(can)) for role, can in sorted(roles.items())}
        for key, roles in sorted(found.items())
    }


def _how_many(count: int, seats: int) -> str:
    """A number of seats as a word that means the same at every table."""
    if count == seats:
        return "all"
    return "none" if count == 0 else "one" if count == 1 else "some"


def _telling(after: list[Record], viewer: int) -> str:
    """How many of these outcomes a viewer can tell apart."""
    different = len({bytes(state.view(viewer)) for state in after})
    return "all" if different == len(after) else "none" if different == 1 else "some"


def _after(trial: Trial, state: Record, seat: int, action: int) -> Record:
    state = state.clone()
    trial.engine.apply(state, seat, action)
    return state


def ledger_file(trial: Trial) -> Path:
    return trial.game.folder / "tests" / "ledger.toml"


def ledger_is_golden(trial: Trial) -> None:
    """6 the ledger: who can tell an actor's choices apart is as the golden table says"""
    golden = tomllib.loads(ledger_file(trial).read_text("utf-8"))
    # The ledger is always taken from the same fresh trial, so that `make golden` and this law see the same matches.
    found = ledger(Trial(trial.game, trial.engine, effort=trial.effort, seed=LEDGER_SEED))
    for key in sorted({*golden, *found}):
        for role in sorted({*golden.get(key, {}), *found.get(key, {})}):
            said, seen = golden.get(key, {}).get(role, "nothing"), found.get(key, {}).get(role, "nothing")
            fits = set(seen.split("/")) <= set(said.split("/")) if trial.effort < 1 else said == seen
            if trial.effort >= 1 or key in found:
                expect(fits, f"{key}: {role} can tell apart {seen}; the golden ledger says {said}")


def nothing_interferes(trial: Trial) -> None:
    """7 non-interference: what a seat cannot see changes nothing it gets to see"""
    for story in interference(trial, pairs=max(4, round(40 * trial.effort * trial.typical / TYPICAL))):
        raise LawBroken(story)


def guesses_fit(trial: Trial) -> None:
    """8 a guess looks like the view it came from, and can be played to the end"""
    for moment in trial.moments(24, share=0.15):
        for seat in range(moment.table.players):
            view = moment.state.view(seat)
            guess = trial.engine.guess(view, seat, rng.start(trial.random.getrandbits(60)))
            expect(guess.view(seat) == view, f"{moment}: seat {seat}'s guess does not look like its view")
            same = trial.engine.legal(guess, seat) == trial.engine.legal(view, seat)
            expect(same, f"{moment}: seat {seat}'s guess allows other actions")
            if CHANCE not in trial.engine.seats_to_act(guess):
                with _as_broken(f"{moment}: seat {seat}'s guess is no possible position"):
                    trial.game.from_position(trial.game.position(guess))
            trial.engine.playout(guess, rng.start(trial.random.getrandbits(60)))
            expect(trial.engine.to_act(guess) == 0, f"{moment}: seat {seat}'s guess cannot be played to the end")


@contextmanager
def _as_broken(story: str) -> Iterator[None]:
    try:
        yield
    except LudothequeError as error:
        raise LawBroken(f"{story}: {error}") from error


def texts_read_back(trial: Trial) -> None:
    """9 texts and positions read back"""
    notation = trial.game.notation
    for moment in trial.moments(len(trial.tables), share=0.3):
        for seat in trial.engine.seats_to_act(moment.state):
            viewers = [SPECTATOR, *range(moment.table.players)]
            state = moment.state if seat == CHANCE else moment.state.view(seat)
            actions = trial.engine.legal(moment.state, seat)
            for action in actions if len(actions) <= SMALL else trial.random.sample(actions, SMALL):
                shown = {notation.seen(state.view(viewer), viewer, seat, action) for viewer in viewers}
                for known in {action, *shown}:
                    text = notation.write(state, known)
                    with _as_broken(f"{moment}: “{text}” cannot be read back"):
                        expect(notation.read(state, text) == known, f"{moment}: “{text}” reads as another action")
        if CHANCE not in trial.engine.seats_to_act(moment.state):
            position = json.loads(json.dumps(trial.game.position(moment.state)))
            with _as_broken(f"{moment}: its position is refused"):
                state, players, options = trial.game.from_position(position)
            expect(state == moment.state, f"{moment}: its position reads back as another state: {position}")
            expect(players == moment.table.players, f"{moment}: its position has another number of players")
            expect(options == moment.table.options, f"{moment}: its position has other options")


def all_is_told(trial: Trial) -> None:
    """10 components are conserved, refusals are reachable and worded, paragraphs exist and are cited"""
    _all_is_conserved(trial)
    _refusals_are_reachable(trial)
    for fault in faults_of(trial.game):
        raise LawBroken(fault)
    _paragraphs_are_cited(trial)
    _everything_can_be_told(trial)
    _effects_are_told(trial)


def _everything_can_be_told(trial: Trial) -> None:
    """Tables, events and labels have their sentences in every language, for every reader; each is tried once."""
    tried: set[str] = set()
    for moment in trial.moments(8, share=0.5):
        match = trial.match(moment.table, moment.state)
        viewer = trial.random.choice([SPECTATOR, *range(moment.table.players)])
        lines = match.describe(viewer)
        if moment.seat is not None and moment.action is not None:
            if moment.seat != CHANCE and trial.game.hooks.label:
                view = moment.state.view(moment.seat)
                lines.append(trial.game.hooks.label(view, moment.seat, moment.action))
            lines += match.narrate(viewer, match.do(moment.seat, moment.action))
        for line in lines:
            what = f"{viewer} {line}"
            for language in LANGUAGES if what not in tried else ():
                _tell(trial, language, line, match.names, viewer)
            tried.add(what)


def _effects_are_told(trial: Trial) -> None:
    """There is room for the effects of every action, each is one that is declared, and each is told in every language:
    of its own seat, of another and to whoever looks on."""
    sentences = trial.game.sentences
    if sentences is None:
        return
    tried: set[tuple[str, bool]] = set()
    for moment in trial.moments(8):
        if moment.seat is None or moment.action is None:
            continue
        match = trial.match(moment.table, moment.state)
        step = match.do(moment.seat, moment.action)
        many = sentences.count(step.after) > sentences.room
        expect(not many, f"{moment}: “{step.text}” has more effects than told = effects({sentences.room}) has room for")
        for effect, seat, *_ in sentences.read(step.after):
            expect(effect in sentences.told, f"{moment}: “{step.text}” tells {effect}, which is no Effect")
            expect(-1 <= seat < match.players, f"{moment}: “{step.text}” tells of a seat {seat}, which does not exist")
        for viewer in [SPECTATOR, *range(match.players)]:
            for line in match.narrate(viewer, step):
                kind = line.key, Seat(viewer) in line.parameters.values()
                for language in LANGUAGES if kind not in tried else ():
                    _tell(trial, language, line, match.names, viewer)
                tried.add(kind)


def _tell(trial: Trial, language: str, line: Line, names: list[str], reader: int) -> None:
    try:
        trial.game.words.tell(language, line, names, reader)
    except KeyError as error:
        raise LawBroken(f"{line.key} cannot be told in {language}: {error}") from error


def _all_is_conserved(trial: Trial) -> None:
    """`from_position` refuses what breaks a conservation law: every state that play reaches must pass it."""
    for moment in trial.moments(len(trial.tables), share=0.2):
        if CHANCE not in trial.engine.seats_to_act(moment.state):
            with _as_broken(f"{moment}: components are not conserved"):
                trial.game.from_position(trial.game.position(moment.state))


def _refusals_are_reachable(trial: Trial) -> None:
    """Fuzzing finds them: in the positions of the game's counts, which show what random play hardly ever meets; then at
    the first moment of each phase every small action of every seat, later some of any."""
    missing = {int(code) for code in trial.game.rules.No}
    for state, players in trial.constructed():
        for seat in [*range(players), CHANCE]:
            probes = [*range(SMALL), *trial.probes(SMALL)]
            missing -= {trial.engine.refusal(state, seat, action) for action in probes}
    for table in trial.some_tables(3 * len(trial.tables)):
        met = set()
        for moment in trial.walk(table, trial.share(table)):
            if not missing:
                return
            phase = moment.state.phase
            for seat in [*range(table.players), CHANCE]:
                probes = trial.probes(8) if phase in met else [*range(SMALL), *trial.probes()]
                missing -= {trial.engine.refusal(moment.state, seat, action) for action in probes}
            met.add(phase)
    if not missing:
        return
    names = [trial.game.code(code) for code in sorted(missing)]
    raise LawBroken(f"no fuzzing reaches these refusals: {', '.join(names)}")


def _paragraphs_are_cited(trial: Trial) -> None:
    folder = trial.game.folder / "rulebook"
    there = [language for language in in_order("en") if (folder / f"{language}.md").is_file()]
    books = {language: set(trial.game.rulebook(language).paragraphs) for language in there}
    first = books[there[0]]
    for language, book in books.items():
        odd = sorted(book ^ first)
        expect(not odd, f"rulebook/{language}.md and rulebook/{there[0]}.md do not have the same §: {odd}")
    expect(bool(first), "the rulebooks have no § (headings of the form “### §1 Title”)")
    for code in trial.game.rules.No:
        expect(code // 10 in first, f"refusal {trial.game.code(code)} cites §{code // 10}, which does not exist")
    sources = [*trial.game.folder.glob("*.py"), *trial.game.folder.glob("tests/*.py")]
    cited = {int(number) for file in sources for number in re.findall(r"§(\d+)", file.read_text("utf-8"))}
    expect(first <= cited, f"no rule and no test cites §{sorted(first - cited)}")


_IN_ORDER: tuple[Callable[[Trial], None], ...] = (
    the_end_comes,
    refusal_answers_everything,
    bytes_replay,
    views_decide_legality,
    commits_commute,
    ledger_is_golden,
    nothing_interferes,
    guesses_fit,
    texts_read_back,
    all_is_told,
)
LAWS = dict(enumerate(_IN_ORDER, 1))
"""The ten laws by number: each is a function of a Trial that raises LawBroken."""


def obey(trial: Trial, number: int) -> None:
    """Run one law on a game; raises LawBroken with the story if it is broken."""
    try:
        LAWS[number](trial)
    except (ArithmeticError, IndexError) as error:
        raise LawBroken(f"the rules crash: {error}") from error
