"""Tests of compiled rules: machine code is what the sources say now, and made only once."""

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import textwrap
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np
import pytest

import ludotheque
from ludotheque.kernel import drivers, jit
from ludotheque.kernel.game import SHELF, open_folder
from ludotheque.kernel.words import LANGUAGES

RULES = """
import enum
from typing import Any
from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import Record, i1, public
from .helper import step

MAX_LEGAL = 1

class Phase(enum.IntEnum):
    COUNT, OVER = range(2)

class No(enum.IntEnum):
    NOT_NOW = 11

class State(Record, seats=2):
    phase = public(i1)
    turn = public(i1)
    count = public(i1)

@rule
def setup(s, players, options):
    s.phase = Phase.COUNT
    s.turn = 0
    s.count = 0

@rule
def to_act(s):
    return 0 if s.phase == Phase.OVER else 1 << s.turn

@rule
def refusal(s, seat, action):
    return 0 if s.phase == Phase.COUNT and seat == s.turn and action == 0 else No.NOT_NOW

@rule
def legal(s, seat, out):
    out[0] = 0
    return 1 if s.phase == Phase.COUNT and seat == s.turn else 0

@rule
def apply(s, seat, action):
    s.count += step()
    s.turn = 1 - seat
    if s.count >= 12:
        s.phase = Phase.OVER

@rule
def result(s, seat):
    return s.count

@rule
def guess(s, seat, rng):
    pass
"""
HELPER = """
from ludotheque.kernel.jit import rule

@rule
def step():
    return {}
"""
NOTATION = """
POSITION_KEYS = ()
def write(s, action): ...
def read(s, text): ...
def position(s): ...
def from_position(d, players, options): ...
def seen(s, viewer, seat, action): ...
def narrate(before, seat, action, after): ...
def describe(view, seat): ...
"""
CARD = 'rules = 1\n[titles]\nfr = "x"\nen = "x"\nde = "x"\nit = "x"\n[seats]\nlow = 2\nhigh = 2\nusual = 2\n'


@pytest.fixture
def counting(tmp_path: Path) -> Path:
    """A tiny game: two take turns to add what a helper in the same folder says, up to twelve."""
    folder = tmp_path / "counting"
    files = {"__init__.py": "", "rules.py": RULES, "helper.py": HELPER.format(3), "game.toml": CARD}
    files |= {"notation.py": NOTATION, "bot.py": "def quick(s, seat, rng): ..."}
    files |= {f"words/{language}.ftl": "" for language in LANGUAGES}
    files |= {f"rulebook/{language}.md": "" for language in LANGUAGES}
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


def in_a_process(folder: Path, cache: Path, program: str) -> str:
    """Run a program in a process of its own, with `game` opened from the folder; what it prints."""
    head = "import sys; from pathlib import Path; from ludotheque.kernel.game import open_folder\n"
    text = head + f"game = open_folder(Path({str(folder)!r}))\n" + textwrap.dedent(program)
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", text],
        env=os.environ | {"LUDOTHEQUE_CACHE": str(cache)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()


PLAY = """
def played(engine):  # by the drivers that compile soonest
    state, moves = engine.setup(2, []), 0
    while engine.to_act(state):
        engine.apply(state, moves % 2, 0)
        moves += 1
    return moves, int(state.count)

print([played(engine) for engine in (game.engine, game.interpreted)])
"""


def machine_code(cache: Path) -> dict[Path, int]:
    """Every file of machine code, and when it was written."""
    return {file: file.stat().st_mtime_ns for file in cache.rglob("*") if file.suffix in (".nbc", ".nbi")}


def test_an_edit_in_an_imported_module_is_seen_and_a_second_process_compiles_nothing(
    counting: Path, tmp_path: Path
) -> None:
    cache = tmp_path / "cache"
    assert in_a_process(counting, cache, PLAY) == "[(4, 12), (4, 12)]"
    made = machine_code(cache)
    assert made
    (folder,) = cache.iterdir()
    assert folder.name.startswith("counting-")
    assert in_a_process(counting, cache, PLAY) == "[(4, 12), (4, 12)]"
    assert machine_code(cache) == made
    (counting / "helper.py").write_text(HELPER.format(4))
    assert in_a_process(counting, cache, PLAY) == "[(3, 12), (3, 12)]"
    assert len(list(cache.iterdir())) == 2
    assert made.items() <= machine_code(cache).items()  # the old code stays for whoever still runs it
    (counting / "helper.py").write_text(HELPER.format(3))
    assert in_a_process(counting, cache, PLAY) == "[(4, 12), (4, 12)]"
    assert len(list(cache.iterdir())) == 2  # back to the first sources: back to the first code


def test_regression_a_game_opened_by_its_folder_and_as_a_package_was_served_the_others_machine_code(
    tmp_path: Path,
) -> None:
    """What components derive for a game names that game's modules, and those of a folder have names of their own."""
    mine, cache = tmp_path / "mine", tmp_path / "cache"
    shutil.copytree(SHELF / "_template", mine)
    begin = "print(game.match(players=2, seed=1).to_act())\n"
    assert in_a_process(mine, cache, begin) == "{0, 1}"
    package = f"sys.path.insert(0, {str(tmp_path)!r})\nimport mine\n"
    program = f"{package}from ludotheque.kernel.game import Game\ngame = Game(mine)\n{begin}"
    assert in_a_process(SHELF / "_template", cache, program) == "{0, 1}"


def test_the_name_of_the_cache_depends_on_what_rules_mean_and_on_what_they_import(counting: Path) -> None:
    (counting / "helper.py").write_text("from . import numbers_of_it\n" + HELPER.format(3))
    (counting / "numbers_of_it.py").write_text("TWELVE = 12\n")
    (counting / "another.py").write_text("from ludotheque.kernel import jit\n\n@jit.rule\ndef more():\n    return 1\n")
    name = jit.source_hash(counting)
    for file in ("rules.py", "helper.py", "bot.py", "numbers_of_it.py", "another.py"):
        source = (counting / file).read_text()
        (counting / file).write_text(f'"""A docstring."""\n\n\n{source}\n# a comment\n')
        assert jit.source_hash(counting) == name, f"{file}: as it was, but for its looks"
        (counting / file).write_text(f"{source}\nMORE = 1\n")
        assert jit.source_hash(counting) != name, file
        (counting / file).write_text(source)
    for file in ("notation.py", "game.toml", "words/en.ftl", "rulebook/en.md"):
        (counting / file).write_text((counting / file).read_text() + "\nMORE = 1\n")
    assert jit.source_hash(counting) == name
    copy = shutil.copytree(counting, counting.parent / "copy" / "counting")
    assert jit.source_hash(copy) != name  # machine code names its modules, which are others there
    (counting / "helper.py").rename(counting / "helpers.py")
    assert jit.source_hash(counting) != name


@pytest.mark.parametrize("imported", ["from ludotheque.components import deck", "from ludotheque import components"])
def test_every_module_of_the_components_decides_the_machine_code_of_games_that_use_them(
    imported: str, counting: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: what a game only declared by was compiled, too, but an edit there was not seen."""
    monkeypatch.setattr(jit, "COMPONENTS", shutil.copytree(jit.COMPONENTS, tmp_path / "components"))
    without = jit.source_hash(counting)
    (counting / "rules.py").write_text(f"{imported}\n{(counting / 'rules.py').read_text()}")
    name = jit.source_hash(counting)
    for file in sorted(jit.COMPONENTS.glob("*.py")):
        source = file.read_text()
        file.write_text(f"{source}\nMORE = 1\n")
        assert jit.source_hash(counting) != name, file.name
        file.write_text(f"# a comment\n{source}")
    assert jit.source_hash(counting) == name != without


def test_an_edit_of_looks_compiles_nothing(counting: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    printed = in_a_process(counting, cache, PLAY)
    made = machine_code(cache)
    for file in ("rules.py", "helper.py", "notation.py"):
        source = (counting / file).read_text()
        (counting / file).write_text(f"# Some lines\n# more,\n# so that all functions stand elsewhere.\n{source}")
    assert in_a_process(counting, cache, PLAY) == printed
    assert machine_code(cache) == made


def test_threads_that_prepare_games_at_the_same_time_keep_their_code_apart(
    counting: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the cache is, is a setting of numba's for the whole process."""
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(tmp_path / "cache"))
    games = [shutil.copytree(counting, tmp_path / name / "counting") for name in "abcd"]
    modules = [module(folder, f"steps_{folder.parent.name}", HELPER.format(3)) for folder in games]
    njit = numba.njit

    def slow(**options: Any) -> Any:
        time.sleep(0.02)  # so that the others come in between
        return njit(**options)

    monkeypatch.setattr(numba, "njit", slow)
    with ThreadPoolExecutor(len(games)) as threads:
        twins = list(threads.map(jit.compiled, modules, games))
    for folder, twin in zip(games, twins, strict=True):
        assert twin.step._cache.cache_path.startswith(str(jit.cache_folder(folder)))


def test_folders_unused_for_a_month_are_removed_and_others_stay(
    counting: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = tmp_path / "cache"
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(cache))
    for name, days in {"counting-old": 31, "counting-new": 29, "other-old": 31}.items():
        (cache / name).mkdir(parents=True)
        when = (cache / name).stat().st_mtime - days * 86400
        os.utime(cache / name, (when, when))
    home = jit.cache_folder(counting)
    assert home.parent == cache
    assert {path.name for path in cache.iterdir()} == {"counting-new", "other-old", home.name}


def test_the_cache_is_where_it_was_asked_for_or_in_the_users_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(tmp_path / "here"))
    assert jit.cache_root() == tmp_path / "here"
    monkeypatch.delenv("LUDOTHEQUE_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert jit.cache_root() == tmp_path / "xdg" / "ludotheque"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert jit.cache_root() == tmp_path / "home" / ".cache" / "ludotheque"


@pytest.fixture
def homeless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The system's temporary folder, for one who has no other place that he may write to."""
    (tmp_path / "file").write_text("")
    (tmp_path / "tmp").mkdir()
    monkeypatch.setenv("LUDOTHEQUE_CACHE", "")  # what the test sets it to is undone
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "tmp"))
    return tmp_path / "tmp"


def test_without_a_home_the_cache_is_a_private_folder_that_later_processes_find(homeless: Path) -> None:
    root = jit.cache_root()
    assert root == homeless / f"ludotheque-{os.geteuid()}"
    assert root.stat().st_mode & 0o777 == 0o700
    assert jit.cache_root() == root


@pytest.mark.parametrize("trap", ["open to others", "somebody else's", "link", "file"])
def test_machine_code_that_another_user_may_have_placed_is_never_run(
    homeless: Path, trap: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = homeless / f"ludotheque-{os.geteuid()}"
    if trap == "link":
        (homeless / "theirs").mkdir(mode=0o700)
        usual.symlink_to(homeless / "theirs")
    elif trap == "file":
        usual.write_text("")
    else:
        usual.mkdir()
        usual.chmod(0o777 if trap == "open to others" else 0o700)
    if trap == "somebody else's":
        own = os.geteuid()
        monkeypatch.setattr(os, "geteuid", lambda: own + 1)  # chown is for root
        usual.rename(homeless / f"ludotheque-{own + 1}")
        usual = homeless / f"ludotheque-{own + 1}"
    root = jit.cache_root()
    assert root != usual
    assert root.resolve() != usual.resolve()
    assert root.stat().st_mode & 0o777 == 0o700
    assert jit.cache_root() == root  # the same for this process, and for those that it starts


def test_a_folder_that_cannot_be_made_is_told_with_what_to_do(
    counting: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(tmp_path / "file"))
    with pytest.raises(ludotheque.CacheError, match="another folder in LUDOTHEQUE_CACHE") as caught:
        jit.cache_folder(counting)
    assert str(tmp_path / "file") in str(caught.value)


def test_on_a_full_disk_rules_run_although_their_machine_code_cannot_be_saved(counting: Path, tmp_path: Path) -> None:
    full = """
from numba.core import caching
def fail(*_):
    raise OSError(28, "No space left on device")
caching.IndexDataCacheFile.save = fail
"""
    assert in_a_process(counting, tmp_path / "cache", full + PLAY) == "[(4, 12), (4, 12)]"
    assert not machine_code(tmp_path / "cache")


def test_regression_a_driver_bound_to_another_rule_was_served_the_first_ones_code(
    counting: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(counting.parent / "cache"))
    policies = module(
        counting, "policies", "@rule\ndef one(x):\n    return x + 1\n@rule\ndef two(x):\n    return x + 2\n"
    )
    user = module(counting, "user", "policy = None\n@rule\ndef use(x):\n    return 10 * policy(x)\n")
    ready = jit.compiled(policies, counting)
    assert jit.compiled(user, counting, policy=ready.one).use(1) == 20
    assert jit.compiled(user, counting, policy=ready.two).use(1) == 30
    assert jit.compiled(user, counting, policy=ready.one).use(5) == 60


def module(folder: Path, name: str, source: str) -> ModuleType:
    """A module from text, kept in a file, since numba caches only what has one."""
    file = folder / f"{name}.py"
    file.write_text("from ludotheque.kernel.jit import rule\n" + source)
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_a_marked_function_stays_an_ordinary_function() -> None:
    rules: Any = ludotheque.game("galopp").rules
    assert jit.is_rule(rules.landing)
    assert not jit.is_rule(rules.State)
    assert not jit.is_rule(len)
    state = rules.State()
    rules.setup(state, 2, [1, -1, 0, 0, 2])
    assert state.supply == 55


def test_compiling_leaves_the_module_as_it_was() -> None:
    rules: Any = ludotheque.game("galopp").rules
    before = dict(vars(rules))
    twin = ludotheque.game("galopp").engine.game
    assert vars(rules) == before
    assert twin.play is not rules.play
    assert twin.HAND == rules.HAND


def test_interpreted_twins_rebind_names_and_leave_the_original() -> None:
    twin = jit.interpreted(drivers, game=fake())
    assert twin.to_act_at([None], 0) == 5
    assert drivers.game is None


def fake() -> Any:
    made = ModuleType("fake")
    made.to_act = lambda s: 5  # type: ignore[attr-defined]
    return made


def test_first_seat_finds_the_lowest_or_chance_compiled_as_interpreted() -> None:
    compiled = ludotheque.game("galopp").engine.drivers.first_seat
    for bits, seat in {1: 0, 2: 1, 12: 2, 1 << 15: 15, 1 << 16: 16, 1 << 16 | 1: 16}.items():
        assert compiled(bits) == drivers.first_seat(bits) == seat


def test_the_default_pick_follows_the_list_and_the_odds() -> None:
    """by_legal, for games without a quick pick of their own: chance by weight, people alike."""
    game = ludotheque.game("galopp")
    match = game.match(players=2, seed=3)
    late = match.play(0, "arrange r b g y w")[-1].before
    twin = game.engine.drivers.by_legal
    rng, out = np.array([1, 2, 3, 4], np.int64), np.empty(game.engine.max_legal, np.int64)
    actions = game.engine.legal(late, 16)
    weights = [game.engine.weight(late, action) for action in actions]
    drawn = [int(twin(late.array[0], 16, rng, out)) for _ in range(1000 * sum(weights))]
    found = [drawn.count(action) for action in actions]
    assert sum(found) == len(drawn)
    assert sum((count - 1000 * w) ** 2 / (1000 * w) for count, w in zip(found, weights, strict=True)) < 18.5
    picked = {int(twin(match.state.array[0], 0, rng, out)) for _ in range(500)}
    assert picked == set(game.engine.legal(match.state, 0))


def test_a_tiny_game_plays_the_same_compiled_and_interpreted(counting: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(counting.parent / "cache"))
    game = open_folder(counting)
    fast, slow = (engine.playouts(3, 2, []) for engine in (game.engine, game.interpreted))
    assert fast.states.tobytes() == slow.states.tobytes()
    assert fast.moves == slow.moves == 12
    assert fast.chance_moves == 0
    assert game.engine.weight(game.engine.setup(2, []), 0) == 1  # the default
    assert game.engine.shuffle(game.engine.setup(2, [])) == 0
