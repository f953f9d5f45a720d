"""Tests of the terminal client: playing, narration, saving, resuming, and refusals in one sentence."""

from __future__ import annotations

import io
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.bots.executor import rehearse
from ludotheque.cli import main
from ludotheque.cli.input_parser import Choice, command_of, meant
from ludotheque.cli.lesson import taught
from ludotheque.cli.terminal import Terminal, cli_words
from ludotheque.kernel.examples import interpreted
from ludotheque.kernel.game import SHELF, open_folder, published
from ludotheque.kernel.lessons import lesson_of
from ludotheque.kernel.words import LANGUAGES, Line, line
from ludotheque.tables import stream

GAME = "galopp"
SHORT = ("-o", "edition=groin", "-o", "length=single", "--players", "2")

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="session")
def prepared() -> None:
    """The first start has been: nothing is compiled, or said about it, in the tests."""
    rehearse(ludotheque.game(GAME))


def typed_spaces(text: str) -> str:
    """French as a test can write it: without thin and fixed spaces (test_wording.py looks at those)."""
    return text.replace("\u202f", " ").replace("\u00a0", " ")


@pytest.fixture
def run(prepared: None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run one command in an English terminal of 80 columns, with lines typed in: exit code, output, complaints."""
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str | Path, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(word) for word in arguments])
        out, err = (typed_spaces(text) for text in capsys.readouterr())
        return code, out, err

    return run


@pytest.fixture
def log(run: Run, tmp_path: Path) -> Path:
    """The log of a short match of bots."""
    path = tmp_path / "bots.log"
    assert run("play", GAME, *SHORT, "--watch", "--seed", "5", "--save", path)[0] == 0
    return path


# Being shown a game


@pytest.mark.parametrize(("game", "language"), [*zip(published(), cycle(LANGUAGES), strict=False)])
def test_a_lesson_is_typed_to_its_end(game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    opened = interpreted(ludotheque.game(game))
    lesson = lesson_of(opened)
    assert lesson is not None
    typed = iter([step.right[0] if step.right else "" for step in lesson.steps])
    terminal = Terminal(language)
    terminal.read = lambda _: next(typed)
    match, seat = taught(terminal, opened, "Anna")
    assert seat in match.to_act()
    assert match.names[seat] == "Anna"
    told = " ".join(typed_spaces(capsys.readouterr().out).split())
    for step in lesson.steps:
        assert " ".join(typed_spaces(opened.words.say(language, step.say)).split()) in told
        assert all(action in told for action in step.right[:1])


def test_a_lesson_says_what_is_wrong_and_waits(run: Run) -> None:
    code, out, _ = run("play", "galopp", "--lesson", typed="\nplay r\nplay b\nfly\n")
    assert code == 0
    flat = " ".join(out.split())
    assert "But play white ○ first" in flat
    assert "You hold no card of that colour" in flat
    assert "“fly” is not an action" in flat
    assert "Goodbye" in flat
    for wrong in (("--players", "3"), ("--watch",), ("--bot", "easy"), ("--seed", "1")):
        code, _, err = run("play", "galopp", "--lesson", *wrong)
        assert code == 2
        assert "--lesson" in err
        assert wrong[0] in err


# The shelf, the rules, help


def test_games_lists_titles_seats_and_minutes(run: Run) -> None:
    code, out, _ = run("games", "--lang", "fr")
    assert code == 0
    assert "Schweins-Galopp" in out
    assert "de 2 à 5 joueurs, environ 20 minutes" in out


def test_the_shelf_opens_without_numba() -> None:
    """Numba alone costs more than half a second; only a match needs it."""
    script = "import sys; from ludotheque.cli import main; main(['games']); sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_every_language_and_names_every_command(run: Run, language: str) -> None:
    code, out, err = run("--help", "--lang", language)
    assert (code, err) == (0, "")
    commands = ("play", "replay", "games", "rules", "join", "serve", "backup", "restore", "check", "new-game")
    for command in commands:
        assert f"  {command} " in out
    assert len(out.splitlines()) < 23  # with the line it was asked in, it stays on a terminal of 24 lines
    code, out, _ = run("play", "--help", "--lang", language)
    assert code == 0
    assert "--resume FILE" in out
    assert cli_words().say(language, "help-watch") in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_screen_says_what_this_is_and_how_to_begin(run: Run, language: str) -> None:
    code, out, err = run("--lang", language)
    assert (code, err) == (0, "")
    usage, *rest = out.splitlines()
    assert usage == "ludotheque COMMAND"
    assert " ".join(rest).startswith(cli_words().say(language, "help-ludotheque"))
    begin, further = (
        rest.index(typed_spaces(cli_words().say(language, key))) for key in ("help-first", "help-further")
    )
    assert [row.split()[0] for row in rest[begin + 1 : further]] == ["play", "serve", "join"]
    assert run("--help", "--lang", language) == (0, out, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_forty_columns(run: Run, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    for command in ([], ["play", "--help"]):
        _, out, _ = run(*command, "--lang", language)
        assert max(map(len, out.splitlines())) <= 40


def test_version(run: Run) -> None:
    assert run("--version") == (0, f"ludotheque {ludotheque.__version__}\n", "")


def test_rules_shows_the_book_or_one_paragraph(run: Run) -> None:
    code, out, _ = run("rules", GAME, "--lang", "de")
    assert code == 0
    assert "§13" in out
    for asked in ("7", "§7"):
        code, out, _ = run("rules", GAME, asked, "--lang", "fr")
        assert code == 0
        assert "§7 Tout ou rien" in out
        assert "§8" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_say_in_words_what_the_page_draws(run: Run, language: str) -> None:
    code, out, _ = run("rules", "tausch", "--lang", language)
    assert code == 0
    assert "●6 ■6 ▲6 ●3 ★3" in out
    assert "![" not in out
    assert "(full)" not in out


# Playing


@pytest.mark.parametrize("language", LANGUAGES)
def test_watching_bots_ends_with_results_in_every_language(run: Run, language: str) -> None:
    code, out, err = run("play", GAME, *SHORT, "--watch", "--seed", "2", "--lang", language)
    assert (code, err) == (0, "")
    assert cli_words().say(language, "results") in out
    assert "Bruno" in out
    assert "Clara" in out
    assert "│ " in out
    assert re.search(r"[●■▲★○]", out)


def test_the_same_seed_is_the_same_match(run: Run) -> None:
    first, again, other = (
        run("play", GAME, *SHORT, "--watch", "--seed", seed, "--bot", "random", "--bot", "simple") for seed in "112"
    )
    assert first == again
    assert first[1] != other[1]


def test_a_match_is_played_by_numbers_and_tells_others_apart(run: Run) -> None:
    code, out, err = run("play", GAME, *SHORT, "--seed", "3", "--name", "Lina", typed="1\n" * 20)
    assert (code, err) == (0, "")
    assert "At the table: you and Clara." in out
    assert "The bots play by a simple rule." in out
    mine = [row for row in out.splitlines() if row.startswith("  You play")]
    theirs = [row for row in out.splitlines() if row.startswith("│ Clara plays")]
    assert len(mine) == len(theirs) == 7
    assert "Result" in out


def test_the_end_says_who_won_and_that_a_victory_is_shared(run: Run, tmp_path: Path) -> None:
    seen = set()
    for seed in range(30):
        file = tmp_path / f"{seed}.log"
        _, out, _ = run("play", GAME, *SHORT, "--seed", str(seed), "--save", file, typed="1\n" * 9)
        winners = ludotheque.replay(file).winners
        said = {(0,): "You have won, well done!", (1,): "Clara wins the match.", (0, 1): "shared: you and Clara."}
        assert said[tuple(winners)] in out
        seen.add(tuple(winners))
        if len(seen) == 3:
            return
    pytest.fail(f"only {seen} in 30 matches")


def test_a_long_menu_shows_examples_and_how_to_write_one(run: Run) -> None:
    _, out, _ = run("play", GAME, *SHORT, "--seed", "3")
    assert "There are 120 possibilities" in out
    assert out.count("arrange ") == 4


def test_notation_short_forms_and_refusals_at_the_prompt(run: Run) -> None:
    lines = ["w y g b r", "play x", "plai r", "play", "p b", "77", "fedd 3", "quit"]
    _, out, _ = run("play", GAME, *SHORT, "--seed", "3", "--lang", "en", typed="\n".join(lines))
    assert re.search(r"You line up|You arrange", out)
    assert "“play x” cannot be read" in out
    assert "Did you mean play?" in out
    assert "“play” can mean" in out
    assert "“77” is not on the list" in out
    assert "Did you mean feed?" in out


def test_a_refusal_names_its_paragraph_and_rules_shows_it(run: Run) -> None:
    typed = "1\nfeed 9\nrules 11\nrègles 99\n§3\nrules\nquitter\n"
    code, out, _ = run("play", GAME, *SHORT, "--seed", "3", "--lang", "fr", typed=typed)
    assert code == 0
    assert "C’est au § 11 : écrivez « règles 11 » pour le lire." in out
    assert "§11 De la nourriture sur la piste" in out
    assert "Les règles n’ont pas de paragraphe « 99 »" in out
    assert "§3 Une carte par tour" in out
    assert "§13  Pour les plus jeunes" in out


def test_commands_help_table_and_log(run: Run) -> None:
    typed = "1\n?\n\ntisch\nverlauf\nende\n"
    code, out, _ = run("play", GAME, *SHORT, "--seed", "3", "--lang", "de", typed=typed)
    assert code == 0
    assert "aufheben DATEI" in out
    assert out.count("Du bist dran!") == 4
    assert "Was bisher geschah" in out
    assert "Tschüss" in out


def test_labels_of_a_game_stand_beside_the_notation_and_can_be_typed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    game = ludotheque.game(GAME)
    notation: Any = game.notation

    def label(view: object, seat: int, action: int) -> Line:
        return line("table-order", pigs=[notation.pig_word(action % notation.PIGS)])

    monkeypatch.setattr(game, "hooks", replace(game.hooks, label=label))
    monkeypatch.setattr(stream, "_labels", {})  # those of before are kept
    _, out, _ = run("play", GAME, *SHORT, "--seed", "3", "--lang", "fr", typed="1\nblanc\nbleu\nrouge\n")
    assert re.search(r"  1  play \w  De la tête à la queue : \w+ [●■▲★○]", out)
    assert out.count("Vous jouez") >= 1


def test_short_forms() -> None:
    choices = [Choice("play r", "jouer rouge ●"), Choice("play b", "jouer bleu ■"), Choice("feed 1"), Choice("feed 12")]

    def texts(typed: str) -> list[str]:
        return [choice.text for choice in meant(typed, choices)]

    assert texts("PLAY  R") == texts("p r") == texts("r") == texts("rouge") == ["play r"]
    assert texts("p") == ["play r", "play b"]
    assert texts("1") == ["feed 1"]
    assert texts("12") == ["feed 12"]
    assert texts("zebra") == texts("") == []
    own = {"rules": "règles", "quit": "quitter"}
    assert command_of("regles 3", own) == command_of("RÈGLES 3", own) == command_of("rules 3", own) == ("rules", "3")
    assert command_of("§ 3", own) == ("rules", "§ 3")
    assert command_of("?", own) == ("help", "")
    assert command_of("play r", own) is None


def test_the_end_of_input_is_a_polite_end(run: Run) -> None:
    for arguments in (["play"], ["play", GAME, "--seed", "1"]):
        code, out, err = run(*arguments)
        assert (code, err) == (0, "")
        assert "Goodbye" in out


def test_the_shelf_is_offered_and_enter_takes_the_first(run: Run) -> None:
    code, out, _ = run("play", "--players", "2", "--lang", "it", typed="zzz\n\n")
    assert code == 0
    assert "Sullo scaffale" in out
    assert "Tocca a te" in out


def test_a_position_can_be_played_from(run: Run, tmp_path: Path) -> None:
    match = ludotheque.game(GAME).match(players=3, seed=1)
    match.play(0, "arrange r b g y w")
    file = tmp_path / "position.json"
    file.write_text(json.dumps(match.position()))
    hand = match.legal(0)
    code, out, _ = run("play", GAME, "--position", file, "--seed", "1")
    assert code == 0
    assert all(text in out for text in hand)
    assert run("play", GAME, "--position", file, "--players", "3", "--watch", "--seed", "1")[0] == 0


def test_no_color_and_a_pipe_leave_no_escape_codes(run: Run) -> None:
    _, out, _ = run("play", GAME, *SHORT, "--watch", "--no-color", "--seed", "1")
    assert "\x1b" not in out


# Keeping a match


def test_a_match_is_kept_left_and_resumed_to_the_same_end(run: Run, tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.log", tmp_path / "part.log"
    begin = ["play", GAME, *SHORT, "--seed", "9", "--seat", "1"]
    assert run(*begin, "--save", whole, typed="1\n" * 9)[0] == 0
    code, out, _ = run(*begin, "--save", part, typed="1\n1\n1\nquit\n")
    assert code == 0
    assert f"ludotheque play --resume {part} --seat 1" in out
    assert "results" not in part.read_text()
    code, out, _ = run("play", "--resume", part, "--seat", "1", typed="1\n" * 9)
    assert code == 0
    assert "What has happened" in out
    assert f"keptin{part}" in "".join(out.split())  # a long name may be broken at the end of a line
    assert part.read_text() == whole.read_text()
    assert str(ludotheque.replay(part).log) == part.read_text()


def test_save_at_the_prompt(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("keep me")
    typed = "1\nsave\nsave mine.txt\nsave nowhere/x.log\nsave kept.log\n1\nquit\n"
    code, out, _ = run("play", GAME, *SHORT, "--seed", "9", typed=typed)
    assert code == 0
    assert "Say in which file, for example: save match.log" in out
    assert "“mine.txt” already exists" in out
    assert "“nowhere/x.log” cannot be written" in out
    assert (tmp_path / "mine.txt").read_text() == "keep me"
    assert "0 play" in (tmp_path / "kept.log").read_text()


@pytest.mark.parametrize("name", published())
def test_an_action_is_taken_back_with_what_the_bots_answered(run: Run, tmp_path: Path, name: str) -> None:
    """As often as there are actions; the file has what was not taken back, and its seed still agrees with its deals."""
    rehearse(ludotheque.game(name))
    file = tmp_path / "kept.log"
    typed = "1\n1\n1\nundo\nundo\nundo\nundo\n1\n1\nquit\n"
    code, out, _ = run("play", name, "--yes", "--seed", "5", "--save", file, typed=typed)
    assert code == 0
    assert out.count("You take your last move back.") == 3
    assert "You have not done anything yet that could be taken back." in out
    assert sum(row.startswith("0 ") for row in file.read_text().splitlines()) == 2
    assert str(ludotheque.replay(file).log) == file.read_text()


def test_a_match_that_is_resumed_can_be_taken_back_further(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept.log"
    run("play", GAME, *SHORT, "--seed", "9", "--save", file, typed="1\n1\nquit\n")
    before = file.read_text()
    _, out, _ = run("play", "--resume", file, typed="undo\nlog\n1\nquit\n")
    assert out.count("You take your last move back.") == 2  # told, and told again
    after = file.read_text()
    second = [row[0] for row in moves(before)].index("0", 1)
    assert moves(after)[:second] == moves(before)[:second]
    assert "takebacks: 1" in after
    assert "seed: 9" in after  # draws go on from it
    assert str(ludotheque.replay(file).log) == after
    _, out, _ = run("play", "--resume", file, typed="undo\nundo\nundo\nquit\n")
    assert out.count("You take your last move back.") == 2
    assert "You have not done anything yet that could be taken back." in out
    assert "takebacks: 3" in file.read_text()


def moves(log: str) -> list[str]:
    return [row for row in log.splitlines() if row[:1] in "0123456789*=" and row]


def test_a_finished_match_that_is_resumed_shows_its_results(run: Run, log: Path) -> None:
    code, out, _ = run("play", "--resume", log)
    assert code == 0
    assert "Result" in out


# Replay


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_the_match_again(run: Run, log: Path, language: str) -> None:
    code, out, err = run("replay", log, "--lang", language)
    assert (code, err) == (0, "")
    assert cli_words().say(language, "results") in out
    assert out.count("│ Bruno") >= 8


def test_replay_shows_a_seat_its_own_cards_only(run: Run, log: Path) -> None:
    _, spectator, _ = run("replay", log)
    _, own, _ = run("replay", log, "--seat", "0")
    assert "Your hand" not in spectator
    assert "Your hand" in own
    assert "You play" in own


def test_replay_by_steps_waits_and_may_be_left(run: Run, log: Path) -> None:
    code, out, _ = run("replay", log, "--step", typed="\n\n\n")
    assert code == 0
    assert out.count("Enter = next move") == 4
    assert "Result" not in out


def test_replay_needs_only_the_seed(run: Run, log: Path) -> None:
    rows = [row for row in log.read_text().splitlines() if not row.startswith("* ")]
    short = log.with_name("short.log")
    short.write_text("\n".join(rows))
    assert run("replay", short)[1] == run("replay", log)[1]


def test_replay_of_an_unfinished_match_says_how_to_go_on(run: Run, log: Path) -> None:
    rows = log.read_text().splitlines()
    part = log.with_name("part.log")
    part.write_text("\n".join(rows[:-4]))
    code, out, _ = run("replay", part)
    assert code == 0
    assert f"ludotheque play --resume {part}" in out


CORRUPT = {
    "a foreign first line": (r"^ludotheque", "hello", 1),
    "too many players": ("players: 2", "players: 9", 0),
    "other rules": (r"rules: \d+", "rules: 99", 3),
    "too few names": (r"names: .*", 'names: ["Lina"]', 6),
    "not that seat's turn": ("\n0 arrange", "\n1 arrange", 9),
    "an action that is none": (r"\n0 play .", "\n0 play z", 24),
    "a card that is none": (r"\n\* deal .", "\n* deal q", 10),
    "a key that is none": ("results:", "resluts:", 0),
    "options that are no JSON": (r"options: \{", "options: [", 5),
    "results that are wrong": (r"results: .*", "results: [40, 40]", 0),
}


@pytest.mark.parametrize("fault", CORRUPT)
def test_a_corrupt_log_is_refused_with_its_line(run: Run, log: Path, fault: str) -> None:
    pattern, replacement, line = CORRUPT[fault]
    bad = log.with_name("bad.log")
    bad.write_text(re.sub(pattern, replacement, log.read_text(), count=1))
    for language, word in (("en", "Line"), ("fr", "Ligne")):
        for command in (["replay", bad], ["play", "--resume", bad]):
            code, out, err = run(*command, "--lang", language)
            assert (code, out) == (2, "")
            assert err.startswith(f"{word} {line or ''}")
            assert len(err.splitlines()) == 1


# What is refused: (arguments, words of the English sentence, words of the French one)

REFUSED = [
    (["plai"], "no command “plai”.*Did you mean play", "« plai » n’existe pas.*Vouliez-vous dire play"),
    (["play", "galop"], "no game “galop”.*Did you mean galopp", "pas de jeu « galop »"),
    (["play", GAME, "--plyers", "3"], "no “--plyers”.*Did you mean --players", "« --plyers » n’existe pas"),
    (["play", GAME, "--players", "four"], "“four” does not do for --players", "« four » ne convient pas"),
    (["play", GAME, "--players", "9"], "9 cannot play.*2 / 3 / 4", "jouer à 9"),
    (["play", GAME, "--players"], "--players is missing", "Il manque --players"),
    (["play", GAME, "--seed", "1", "--seed", "2"], "--seed is given twice", "--seed est donné deux fois"),
    (["play", GAME, "--watch=3"], "--watch stands alone", "--watch se met seul"),
    (["play", GAME, "-o", "colour=red"], "no option “colour”", "pas d’option « colour »"),
    (["play", GAME, "-o", "edition=abakus"], "cannot be “abakus”.*Did you mean abacus", "« abakus »"),
    (["play", GAME, "-o", "edition"], "“edition” has no value.*ravensburger", "« edition » n’a pas de valeur"),
    (["play", GAME, "-o", "length=single"], "length cannot be “single” here", "« single » ici"),
    (["play", GAME, "--seat", "7"], "no seat 7.*0 to 3", "pas de place 7"),
    (["play", GAME, "--seat", "-1"], "no seat -1", "pas de place -1"),
    (["play", GAME, "--bot", "simpel"], "no bot “simpel”.*Did you mean simple", "pas de robot « simpel »"),
    (["play", GAME, "--players", "2", *["--bot", "simple"] * 3], "3 bots.*only 1 seat is", "3 robots.*1 place"),
    (["play", GAME, "--seed", "-4"], "“-4” is not a seed", "« -4 » n’est pas une graine"),
    (["play", GAME, "--delay", "-1"], "-1 seconds", "-1 secondes"),
    (["play", GAME, "--watch", "--seat", "0"], "--watch and --seat do not go together", "--watch et --seat"),
    (["play", GAME, "--resume", "x"], "--resume and GAME", "--resume et GAME"),
    (["play", "--resume", "none.log"], "no file “none.log”", "« none.log » n’existe pas"),
    (["play", GAME, "--save", "no/where.log"], "“no/where.log” cannot be written", "ne peut pas être écrit"),
    (["play", GAME, "--save", "."], "“.” already exists", "« . » existe déjà"),
    (["play", GAME, "--position", "none.json"], "no file “none.json”", "« none.json » n’existe pas"),
    (["play", GAME, "--position", "."], "“.” cannot be read", "« . » ne se lit pas"),
    (["play", GAME, "--position", "binary"], "“binary” cannot be read", "« binary » ne se lit pas"),
    (["play", GAME, "--position", "deep.json"], "“deep.json” cannot be read", "« deep.json » ne se lit pas"),
    (["play", GAME, "--position", "broken.json"], "not JSON.*line 2, column", "n’est pas du JSON.*ligne 2"),
    (["play", GAME, "--position", "list.json"], "position is a JSON object", "objet JSON"),
    (["play", GAME, "--position", "greedy.json"], "food in all", "en tout|au total|portions"),
    (["play", GAME, "--position", "start.json", "--players", "2"], "The position itself says", "La position dit"),
    (["play", "./nothing"], "folder “nothing” lacks", "« nothing »"),
    (["games", "--lang", "xx"], "no language “xx”.*fr, en, de, it", None),
    (["games", "--lang"], "no language", None),
    (["games", "extra"], "“extra” is one word too many|no command “extra”", "« extra »"),
    (["rules"], "GAME is missing", "Il manque GAME"),
    (["rules", GAME, "99"], "no paragraph “99”.*1 to 13", "pas de paragraphe « 99 »"),
    (["rules", GAME, "x"], "no paragraph “x”", "pas de paragraphe « x »"),
    (["replay"], "FILE is missing", "Il manque FILE"),
    (["replay", "none.log"], "no file “none.log”", "« none.log » n’existe pas"),
    (["replay", "."], "“.” cannot be read", "« . » ne se lit pas"),
    (["replay", "binary"], "Line 1: this is not a log", "Ligne 1"),
    (["replay", "bots.log", "--seat", "5"], "no seat 5.*0 to 1", "pas de place 5"),
    (["replay", "bots.log", "--seat", "me"], "no seat me", "pas de place me"),
    (["new-game"], "NAME is missing", "Il manque NAME"),
    (["new-game", "My-Game"], "“My-Game” cannot be the name", "« My-Game » ne peut pas"),
    (["new-game", "_hidden"], "“_hidden” cannot be the name", "« _hidden » ne peut pas"),
    (["new-game", "class"], "“class” cannot be the name", "« class » ne peut pas"),
    (["new-game", "none"], "“none” means something in the program", "« none » a déjà un sens"),
    (["new-game", "expert"], "“expert” means something .* such as expert_game", "« expert » a déjà un sens"),
    (["new-game", "poll"], "“poll” means something in the program", "« poll » a déjà un sens"),
    (["new-game", GAME], f"“{GAME}” already exists", f"« {GAME} » existe déjà"),
]


@pytest.fixture
def bad_files(tmp_path: Path, log: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00\x80")
    (tmp_path / "broken.json").write_text('{"players": 2,\n oops}')
    (tmp_path / "deep.json").write_text("[" * 100_000)
    (tmp_path / "list.json").write_text("[1, 2]")
    (tmp_path / "start.json").write_text('{"players": 3}')
    (tmp_path / "greedy.json").write_text('{"players": 3, "supply": 3}')


@pytest.mark.usefixtures("bad_files")
def test_every_mistake_is_one_sentence_with_exit_code_2(run: Run) -> None:
    for arguments, english, french in REFUSED:
        for language, expected in (("en", english), ("fr", french)):
            if expected is None:
                continue
            words = arguments if "--lang" in arguments else [*arguments, "--lang", language]
            code, out, err = run(*words)
            assert (code, out) == (2, ""), (arguments, out)
            assert len(err.splitlines()) == 1, err
            assert re.search(expected, err), (arguments, err)


def test_mistakes_are_told_in_the_language_of_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Meintest du play?" in run("plai")[2]
    assert "„xx“" in run("games", "--lang", "xx")[2]


# A new game


def test_a_new_game_is_a_copy_of_the_template_under_its_own_name(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = tmp_path / "shelf"
    shutil.copytree(SHELF / "_template", shelf / "_template", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr("ludotheque.cli.new_game.SHELF", shelf)

    code, out, err = run("new-game", "hen_house", "--lang", "fr")
    assert (code, err) == (0, "")
    assert "ludotheque play hen_house" in out
    game = open_folder(shelf / "hen_house")
    assert game.id == "hen_house"
    assert game.title("fr") == "Hen house"
    assert not any(b"_template" in file.read_bytes() for file in game.folder.rglob("*.*") if file.suffix != ".pyc")
    assert run("new-game", "hen_house")[0] == 2

    code, out, _ = run("new-game", "hen_house", "--into", "elsewhere")
    assert code == 0
    assert f"ludotheque play {tmp_path}/elsewhere/hen_house" in out
    assert "ludotheque.games" in out
    assert open_folder(tmp_path / "elsewhere" / "hen_house").title("de") == "Hen house"
    assert run("new-game", "hen_house", "--into", "elsewhere")[0] == 2
