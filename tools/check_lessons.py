"""Check of the lessons of all games: every path through them fits the rules, and every published game has one."""

from __future__ import annotations

import sys

from ludotheque.kernel.examples import interpreted
from ludotheque.kernel.game import SHELF, open_folder
from ludotheque.kernel.lesson_check import faults_of_lesson
from ludotheque.kernel.lessons import file_of


def faults() -> list[str]:
    found = []
    for card in sorted(SHELF.glob("*/game.toml")):
        game = interpreted(open_folder(card.parent))
        if not file_of(game).is_file() and game.stage == "published":
            found.append(f"{game.id}/rulebook/lesson.toml is missing: docs/add-a-game.md says what it is")
        found += faults_of_lesson(game)
    return found


def main() -> None:
    found = faults()
    for fault in found:
        print(fault, file=sys.stderr)
    if found:
        sys.exit(1)
    print("The lessons fit the rules.")


if __name__ == "__main__":
    main()
