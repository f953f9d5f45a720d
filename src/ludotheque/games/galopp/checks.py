"""The question about Schweins-Galopp on a real table, answered by its rules: how a pig runs, and what that earns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.kernel.effects import listen
from ludotheque.kernel.errors import CheckError
from ludotheque.kernel.sentences import told_to_all
from ludotheque.kernel.table_checks import Answers, CheckAnswer, CheckField, TableQuestion
from ludotheque.kernel.words import line

from .notation import SENTENCES, pig_word
from .rules import EDITIONS, FOOD, LETTERS, PIGS, Phase, State, play_card, setup, space

FARTHEST = 60
QUESTIONS = (
    TableQuestion(
        "run",
        (
            *(
                CheckField(f"pig-{letter}", "number", label=f"pig-{letter}", high=FARTHEST, usual=PIGS - 1 - place)
                for place, letter in enumerate(LETTERS)
            ),
            CheckField("card", "choice", values=tuple(LETTERS), words="pig"),
            CheckField("left", "number", high=int(FOOD.max())),
            CheckField("last", "flag"),
            CheckField("empty", "flag"),
        ),
    ),
)


def check(question: str, given: Answers, options: Mapping[str, Any]) -> CheckAnswer:
    """§4, §5, §7 The pig of the card runs; its player takes food, and with his last card saves or loses it."""
    before, card = at_table(given, options), LETTERS.index(given["card"])
    after = before.clone()
    listen(after)
    play_card(after, 0, card)
    lines = [*told_to_all(after, SENTENCES), line("check-stands", pig=pig_word(card), spaces=int(after.pig[card]))]
    if given["last"]:
        return CheckAnswer(lines, None, int(after.right[0]), 7)
    return CheckAnswer([*lines, line("check-left", food=int(after.left[0]))], None, None, 5)


def at_table(given: Answers, options: Mapping[str, Any]) -> State:
    """The first player is to play the card, his last or not."""
    s = State()
    edition = EDITIONS.index(options["edition"])
    setup(s, 2, [edition, -1, 0, int(options["young"]), options["rules"]])
    for place, letter in enumerate(LETTERS):
        s.pig[place] = given[f"pig-{letter}"]
    taken = [space(s, int(distance)) for distance in s.pig]
    for place, where in enumerate(taken):
        if where in taken[:place]:
            raise CheckError("check-same-space", space=str(where))
    s.phase = Phase.PLAY
    s.hand[0, LETTERS.index(given["card"])] = 1
    s.held[0] = 1 if given["last"] else 2
    s.left[0] = given["left"]
    s.supply = 0 if given["empty"] else FOOD[edition] - min(given["left"], FOOD[edition] - 1)
    return s
