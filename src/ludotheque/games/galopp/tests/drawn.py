"""Tables of Schweins-Galopp for tests, drawn as text: the ring unrolled, and the hands; the rest follows.

Space 0 comes first: ● red ■ blue ▲ green ★ yellow ○ white, + food, · nothing.
"""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import ludotheque
from ludotheque.games.galopp import notation
from ludotheque.kernel.match import Match

GALOPP = ludotheque.game("galopp")
COLOURS = "rbgyw"
RING = {"ravensburger": 22, "abacus": 22, "groin": 27}
COPIES = {"ravensburger": 7, "abacus": 7, "groin": 8}
FOOD = {"ravensburger": 50, "abacus": 55, "groin": 35}

START = "○★▲■● ····· ····· ····· ··"
START_27 = "○★▲■● ····· ····· ····· ····· ··"


def table(picture: str, hands: Sequence[str], laps: str = "", **more: Any) -> dict[str, Any]:
    """A position from a drawing and the hands. The rest follows: whose turn it is from the sizes of the hands, the
    undealt cards from the colours that are left, the supply from the food that is nowhere else. Each letter of `laps`
    puts that pig one lap ahead of its drawing; `more` overrides keys."""
    edition = more.get("edition", "abacus")
    players, first = len(hands), more.get("first", 0)
    pigs, track = read_track(picture, edition)
    for letter in laps:
        pigs[letter] += RING[edition]
    in_order = [hands[(first + k) % players] for k in range(players)]
    late = next(k for k in range(players) if len(in_order[k]) == max(map(len, hands)))
    left, right = more.get("left", [0] * players), more.get("right", [0] * players)
    return {
        "edition": edition,
        "players": players,
        "track_food": bool(track),
        "first": first,
        "turn": (first + late) % players,
        "phase": "play",
        "pigs": pigs,
        "hands": list(hands),
        "undealt": unseen(hands, edition),
        "left": left,
        "right": right,
        "supply": FOOD[edition] - sum(left) - sum(right) - len(track),
        "track": track,
        **more,
    }


def read_track(picture: str, edition: str = "abacus") -> tuple[dict[str, int], dict[str, int]]:
    """The inverse of draw_track within the first lap: pigs and food."""
    cells = "".join(picture.split())
    assert len(cells) == RING[edition]
    pigs = {COLOURS[notation.SHAPES.index(cell)]: k for k, cell in enumerate(cells) if cell in notation.SHAPES}
    return pigs, {str(k): 1 for k, cell in enumerate(cells) if cell == "+"}


def unseen(hands: Sequence[str], edition: str) -> str:
    """Undealt cards that fit these hands: of the commonest colours left, so that no colour is there too often."""
    rest = Counter({letter: COPIES[edition] - "".join(hands).count(letter) for letter in COLOURS})
    cards = ""
    for _ in range(COPIES[edition] * 5 - 7 * len(hands)):
        letter = max(COLOURS, key=lambda letter: rest[letter])
        rest[letter] -= 1
        cards += letter
    return cards


def drawn(picture: str, hands: Sequence[str], laps: str = "", **more: Any) -> Match:
    return GALOPP.match(position=table(picture, hands, laps, **more), seed=1)


def track(match: Match) -> str:
    """The ring as it is drawn above, in fives."""
    cells = notation.draw_track(match.state)  # type: ignore[arg-type]
    return " ".join(cells[k : k + 5] for k in range(0, len(cells), 5))


def dealt(hands: Sequence[str], first: int = 0) -> list[str]:
    """The moves of chance that deal these hands, one card at a time from the first player on."""
    players = len(hands)
    return [f"deal {hands[(first + k) % players][card]}" for card in range(7) for k in range(players)]


def fed(hands: Sequence[str], **more: Any) -> dict[str, Any]:
    """A position in which the first player is to lay food."""
    ring = START_27 if more.get("edition") == "groin" else START
    return table(ring, hands, **{"phase": "feed", "track_food": True, **more})


def now(match: Match, *keys: str) -> Any:
    position = match.position()
    return position[keys[0]] if len(keys) == 1 else tuple(position[key] for key in keys)


def play_out(match: Match, seed: int) -> list[dict[str, Any]]:
    """Random play to the end; the positions passed through."""
    dice, passed = random.Random(seed), [match.position()]
    while not match.over:
        (seat,) = match.to_act()
        match.play(seat, dice.choice(match.legal(seat)))
        passed.append(match.position())
    return passed


SEVENS = ["rrrbbgg", "bbgggyy", "yyywwww"]
"""Three full hands."""
