"""Questions about Rummü on a real table, answered by its rules: combinations, opening, adding, points of a deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.kernel.errors import NotationError
from ludotheque.kernel.table_checks import Answers, CheckAnswer, CheckField, TableQuestion, refused
from ludotheque.kernel.words import Line, line

from .allowed import refuse_add, refuse_lay
from .combinations import TWICE, VALUES, is_pure, is_set, points
from .rules import earned
from .state import KIND_BITS, LAY, MOST_ADDED, MOST_COMBINATIONS, SEATS, No, Phase, State, adding, needed
from .texts import DECK

CARDS: dict[str, Any] = {
    "rows": tuple(tuple(DECK.texts[colour : colour + VALUES]) for colour in range(0, len(DECK.texts), VALUES)),
    "copies": {text: 2 for card, text in enumerate(DECK.texts) if TWICE >> card & 1},
}
LONGEST = VALUES
MOST_HELD = 30
MOST_SCORE = 2000
QUESTIONS = (
    TableQuestion("combination", (CheckField("cards", "cards", most=LONGEST, **CARDS),)),
    TableQuestion(
        "opening",
        (
            CheckField("cards", "cards", most=LONGEST, **CARDS),
            CheckField("score", "number", low=-MOST_SCORE, high=MOST_SCORE),
        ),
    ),
    TableQuestion(
        "add",
        (
            CheckField("lying", "cards", most=LONGEST, **CARDS),
            CheckField("added", "cards", most=MOST_ADDED, **CARDS),
        ),
    ),
    TableQuestion(
        "deal",
        (
            CheckField("combinations", "groups", most=MOST_COMBINATIONS, **CARDS),
            CheckField("hand", "cards", most=MOST_HELD, **CARDS),
            CheckField("out", "flag"),
        ),
    ),
)


def check(question: str, given: Answers, options: Mapping[str, Any]) -> CheckAnswer:
    if question == "combination":
        return check_lay(given["cards"], at_table(options))
    if question == "opening":
        s = at_table(options)
        s.score[0] = given["score"]
        s.before[0] = 0
        answer = check_lay(given["cards"], s)
        return CheckAnswer(
            [*answer.lines, line("check-opening-needs", cards=int(needed(s, 0)))],
            answer.allowed,
            answer.points,
            answer.paragraph,
        )
    if question == "add":
        return check_add(given["lying"], given["added"], at_table(options))
    return check_deal(given["combinations"], given["hand"], given["out"], at_table(options))


def at_table(options: Mapping[str, Any]) -> State:
    """The first player is to play, has opened, and holds whatever is asked about."""
    s = State()
    s.players = SEATS
    s.teams = int(options["teams"])
    s.rules = options["rules"]
    s.phase = Phase.PLAY
    s.before[0] = 1
    s.hand[0] = -1
    return s


def mask(cards: Sequence[str]) -> int:
    """Cards as a mask; what a combination cannot hold twice is there once."""
    found = 0
    for card in DECK.read(" ".join(cards), NotationError):
        found |= 1 << card
    return found


def is_double(cards: Sequence[str]) -> bool:
    return len(set(cards)) < len(cards)


def named(refusal: int) -> CheckAnswer:
    return refused(No(int(refusal)))


def check_lay(cards: Sequence[str], s: State) -> CheckAnswer:
    """§6, §7, §8, §16 Whether these cards can be laid together, and what they count."""
    if is_double(cards):
        return refused(No.SAME_CARD_TWICE)
    combination = mask(cards)
    refusal = refuse_lay(s, 0, LAY | combination << KIND_BITS)
    return named(refusal) if refusal else CheckAnswer([told(combination)], True, int(points(combination)), 16)


def told(combination: int) -> Line:
    """What a combination is called, and what it counts."""
    kind = "set" if is_set(combination) else "run"
    pure = "pure" if is_pure(combination) else "mixed"
    return line(f"check-{pure}-{kind}", cards=shown(combination), points=int(points(combination)))


def shown(combination: int) -> str:
    return DECK.shown(card for card in range(len(DECK.texts)) if combination >> card & 1)


def check_add(lying: Sequence[str], added: Sequence[str], s: State) -> CheckAnswer:
    """§10, §16 Whether cards can be added to a combination, and what it counts then."""
    answer = check_lay(lying, s)
    if not answer.allowed:
        return CheckAnswer([line("check-lying-is-none"), *answer.lines], False, None, answer.paragraph)
    if not added:
        return CheckAnswer([line("check-nothing-added")], False, None, 10)
    if is_double([*lying, *added]):
        return refused(No.SAME_CARD_TWICE)
    before, more = mask(lying), mask(added)
    s.cards[0] = before
    s.number[0] = 1
    s.lying = 1
    refusal = refuse_add(s, 0, adding(more, 1))
    if refusal:
        return named(refusal)
    whole = before | more
    counts = line("check-before", points=int(points(before)))
    return CheckAnswer([told(whole), counts], True, int(points(whole)), 10)


def check_deal(groups: Sequence[Sequence[str]], hand: Sequence[str], out: bool, s: State) -> CheckAnswer:
    """§13, §16, §18 What a player has earned in a deal, part by part."""
    if out and hand:
        return CheckAnswer([line("check-out-with-cards", cards=len(hand))], False, None, 13)
    lines = []
    for group in groups:
        answer = check_lay(group, s)
        if not answer.allowed:
            cards = DECK.shown(DECK.read(" ".join(group), NotationError))
            return CheckAnswer([line("check-is-none", cards=cards), *answer.lines], False, None, answer.paragraph)
        s.cards[s.lying] = mask(group)
        s.owner[s.lying] = 0
        s.lying += 1
        lines += answer.lines
    on_table = sum(int(points(mask(group))) for group in groups)
    s.hand[0] = mask(hand)
    s.hand_twice[0] = mask([card for card in set(hand) if hand.count(card) > 1])
    s.held[0] = len(hand)
    total = int(earned(s, 0, 0 if out else -1))
    if out:
        lines.append(line("check-out", points=total - on_table))
    elif hand:
        cards = DECK.shown(DECK.read(" ".join(hand), NotationError))
        lines.append(line("check-hand", cards=cards, points=total - on_table))
    return CheckAnswer([*lines, line("check-total", points=total)], None, total, 16)
