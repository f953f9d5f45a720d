"""Publication of a draft: `make publish NAME=my_game` checks it, measures its bots, keeps two of its matches for ever,
lists it in the README and takes the draft's mark off, and says what it did.

What is missing is listed before anything is done; with --dry-run nothing is done at all. What was done before is not
done again, so that it can be stopped and started anew, also in the middle of the measuring, which takes longest.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from ludotheque.bots.executor import RULES, SEARCH, looks_ahead, prepare
from ludotheque.bots.levels import strengths
from ludotheque.cli.new_game import PLACEHOLDER_TITLE
from ludotheque.kernel.errors import LudothequeError
from ludotheque.kernel.examples import interpreted
from ludotheque.kernel.game import Game, open_game, published
from ludotheque.kernel.lesson_check import faults_of_lesson
from ludotheque.kernel.lessons import file_of
from ludotheque.kernel.messages import faults_of, missing_in
from ludotheque.kernel.words import LANGUAGES
from tests import old
from tools import strength
from tools.check_rulebooks import faults_of_rulebooks
from tools.check_wording import faults_of_game as faults_of_wording

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
PLACEHOLDER_AUTHOR = "Your name"
"""Whom the template's game.toml thanks."""
TABLE = re.compile(r"^\| id \| game \| seats \|\n\|[-|]+\n(?:\|.*\n)*", re.MULTILINE)
STAGE = re.compile(r'(?:^# A draft .*\n)?^stage *= *"draft" *(?:#.*)?\n', re.MULTILINE)


def say(text: str) -> None:
    print(f"  {text}", flush=True)


def placeholders(game: Game) -> list[str]:
    """What the template says instead of what only the author knows."""
    card = f"{game.id}/game.toml"
    found = [f"{card}: [credits] still names “{PLACEHOLDER_AUTHOR}”: write who made the game"]
    found *= any(PLACEHOLDER_AUTHOR in names for names in game.credits.values())
    languages = [language for language in LANGUAGES if game.title(language) == PLACEHOLDER_TITLE]
    if languages:
        in_them = ", ".join(languages)
        found.append(f"{card}: [titles] still says “{PLACEHOLDER_TITLE}” in {in_them}: write the game's name")
    return found


def wanting(game: Game) -> list[str]:
    """What must be written before the game can be published."""
    if texts := missing_in(game):
        return texts + faults_of(game)  # the other checks read all four languages
    found = placeholders(game) + faults_of(game) + faults_of_rulebooks(game) + faults_of_wording(game.folder)
    if not file_of(game).is_file():
        found.append(f"{game.id}/rulebook/lesson.toml is missing: docs/add-a-game.md says what it is")
    return list(dict.fromkeys(found + faults_of_lesson(interpreted(game))))


def row(game: Game) -> str:
    """The row of a game in the table of the README."""
    people, publishers = (", ".join(game.credits.get(role, [])) for role in ("authors", "publishers"))
    told = f"**{game.title('en')}**" + (f" ({people})" if people else "") + (f": {publishers}" if publishers else "")
    low, high = game.schema.low, game.schema.high
    return f"| `{game.id}` | {told} | {low if low == high else f'{low}–{high}'} |\n"


class Publication:
    """What is done for one game; on a dry run it is only said."""

    def __init__(self, game: Game, dry: bool, deals: int, seconds: float) -> None:
        self.game, self.dry, self.deals, self.seconds = game, dry, deals, seconds

    def done(self, what: str) -> None:
        say(f"{'to do: ' if self.dry else 'done: '}{what}")

    def kept(self, what: str) -> None:
        say(f"there already: {what}")

    def measure(self) -> list[str]:
        """Measure each level that was not measured as it plays now; which of them are not proven to be stronger."""
        found, prepared = strengths(self.game), set[str]()
        for level in strength.BELOW:
            one = found.get(level)
            if one is not None and not strength.doubt(self.game, one):
                self.kept(f"strength.toml: {strength.told(self.game, one)}")
                continue
            if self.dry:
                self.done(f"strength.toml: {level} against {strength.BELOW[level]}, minutes to hours")
                continue
            needed = SEARCH if any(looks_ahead(name, self.game) for name in (level, strength.BELOW[level])) else RULES
            if needed not in prepared:
                say("preparing the bots …")
                prepare(self.game, needed)
                prepared.add(needed)
            found[level] = strength.measured(self.game, level, self.deals, self.seconds, say=say)
            strength.write(self.game, found)
            self.done(f"strength.toml: {strength.told(self.game, found[level])}")
        return [] if self.dry else strength.doubts(self.game, found)

    def keep_matches(self) -> None:
        files = {file: file.exists() for file in old.files_of(self.game.id)}
        if not self.dry:
            old.keep(self.game.id)
        for file, there in files.items():
            name = str(file.relative_to(ROOT))
            if there:
                self.kept(name)
            else:
                self.done(f"{name}, a match that must be playable for ever")

    def list_in_readme(self) -> None:
        text = README.read_text("utf-8")
        table = TABLE.search(text)
        if table is None:
            raise SystemExit("README.md has no table that begins with | id | game | seats |")
        if f"| `{self.game.id}` |" in table[0]:
            self.kept("the row in README.md")
            return
        if not self.dry:
            README.write_text(text[: table.end()] + row(self.game) + text[table.end() :], "utf-8")
        self.done(f"a row in README.md: {row(self.game).strip()}")

    def list_strength(self) -> None:
        names = [*published(), self.game.id]
        if strength.table(names) in strength.BOTS_PAGE.read_text("utf-8"):
            self.kept("the row in docs/bots.md")
            return
        if not self.dry:
            strength.write_table(names)
        self.done("the table of strengths in docs/bots.md")

    def take_off_the_mark(self) -> None:
        card = self.game.folder / "game.toml"
        text = card.read_text("utf-8")
        if self.game.stage == "published":
            self.kept("game.toml: published")
            return
        if not self.dry:
            card.write_text(STAGE.sub("", text), "utf-8")
        self.done('game.toml: without stage = "draft"')


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="its id")
    parser.add_argument("--dry-run", action="store_true", help="say what would be done, and do nothing")
    parser.add_argument("--deals", type=int, default=strength.DEALS, help="deals for each pair of levels, at the most")
    parser.add_argument("--seconds", type=float, default=1e9, help="time for each pair of levels, at the most")
    asked = parser.parse_args()
    try:
        game = open_game(asked.game)
        missing = wanting(game)
    except LudothequeError as error:
        print(error, file=sys.stderr)
        return 2
    if missing:
        print(f"{game.id} cannot be published yet:", *missing, sep="\n  ", file=sys.stderr)
        return 1
    print(f"{game.id}: four languages, rulebooks, examples, lesson and credits are there.", flush=True)
    publication = Publication(game, asked.dry_run, asked.deals, asked.seconds)
    try:
        doubtful = publication.measure()
    except KeyboardInterrupt:
        print("\nStopped; the same command goes on where it was.", file=sys.stderr)
        return 130
    if doubtful:
        print(f"{game.id} cannot be published yet:", *doubtful, sep="\n  ", file=sys.stderr)
        print("Change [levels] in its game.toml, and begin anew: docs/bots.md says how.", file=sys.stderr)
        return 1
    publication.keep_matches()
    publication.list_in_readme()
    publication.list_strength()
    publication.take_off_the_mark()
    print(
        "Nothing was done." if asked.dry_run else f"{game.id} is published. Now run make test, read git diff, commit."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
