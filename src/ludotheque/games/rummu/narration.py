"""Narration of Rummü: every event and the table, as lines made from what the reader sees."""

from __future__ import annotations

from ludotheque.kernel.record import CHANCE
from ludotheque.kernel.words import Line, ScorePart, Seat, line

from .combinations import VALUES, points
from .rules import count_up, earned, put_down
from .state import (
    ADD,
    BACK,
    DEALT,
    DISCARD,
    DRAW,
    HIDDEN,
    LAY,
    TAKE,
    Phase,
    State,
    needed,
    number_of,
    partner_of,
    slot_of,
)
from .texts import DECK, added_cards, card_of, cards_of, kind_of, mask_of


def narrate(before: State, seat: int, action: int, after: State) -> list[Line]:
    if seat == CHANCE:
        return narrate_chance(before, action)
    who, kind = Seat(seat), kind_of(action)
    if kind == DRAW:
        renewed = [line("log-renew")] if after.renewed > before.renewed else []
        return [*renewed, line("log-draw", who=who)]
    if kind == TAKE:
        return [line("log-take", who=who, card=DECK.shown([before.pile[before.piled - 1]]))]
    if kind == LAY:
        lines = [line("log-lay", who=who, number=before.next, cards=DECK.shown(cards_of(mask_of(action))))]
    else:
        if kind == DISCARD:
            discarded = line("log-discard", who=who, card=DECK.shown([card_of(action)]))
            return [discarded, *narrate_end(before, seat, after)]
        lines = [narrate_at_combination(before, seat, action, after)]
    if after.phase == Phase.BACK:
        lines.append(line("log-empty-hand", who=who))
    return lines


def narrate_chance(before: State, action: int) -> list[Line]:
    card = card_of(action)
    if before.phase == Phase.UNCOVER:
        cards = int(DEALT[before.players])
        return [line("log-dealt", deal=before.deal + 1, cards=cards, card=DECK.shown([card]))]
    if before.phase == Phase.DRAWN and card != HIDDEN:
        return [line("log-drawn", card=DECK.shown([card]))]
    return []


def narrate_at_combination(before: State, seat: int, action: int, after: State) -> Line:
    """§10, §11, §14 What an `add`, `free` or `back` does to a combination."""
    who, number = Seat(seat), number_of(action)
    slot = slot_of(after, number)
    if slot < 0:
        cards = before.cards[slot_of(before, number)]
        return line("log-back-whole", who=who, number=number, cards=DECK.shown(cards_of(cards)))
    shown = DECK.shown(cards_of(after.cards[slot]))
    if kind_of(action) == ADD:
        return line("log-add", who=who, added=DECK.shown(added_cards(action)), number=number, cards=shown)
    card = DECK.shown([card_of(action)])
    if kind_of(action) == BACK:
        return line("log-back", who=who, card=card, number=number, cards=shown)
    yellow = DECK.shown([card_of(action) % VALUES])
    return line("log-free", who=who, card=card, yellow=yellow, number=number, cards=shown)


def narrate_end(before: State, seat: int, after: State) -> list[Line]:
    """§13, §15, §16, §18 How a deal ended, and everyone's points; nothing if it goes on."""
    if after.deal == before.deal and after.phase != Phase.OVER:
        return []
    lines = [line("log-out", who=Seat(seat)) if before.held[seat] == 1 else line("log-stuck")]
    for player in range(after.players):
        gain = signed(after.score[player] - before.score[player])
        score = signed(after.score[player])
        if after.teams == 0:
            lines.append(line("log-score", who=Seat(player), points=gain, score=score))
        elif player < partner_of(after, player):
            both = {"who": Seat(player), "partner": Seat(partner_of(after, player))}
            lines.append(line("log-score-team", points=gain, score=score, **both))
    return lines


def scene(before: State, seat: int, action: int, after: State) -> State | None:
    """§13, §16 What lies on the table and how many points all have when a deal has ended, before the next."""
    if after.deal == before.deal:
        return None
    ended = before.clone()
    put_down(ended, seat, card_of(action))
    count_up(ended, seat)
    return ended


def score(before: State, seat: int, action: int, after: State, viewer: int) -> list[ScorePart]:
    """§16, §18 What the viewer's combinations, going out and his hand brought when a deal has ended."""
    if seat == CHANCE or (after.deal == before.deal and after.phase != Phase.OVER):
        return []
    ended = before.clone()
    if seat == viewer:
        put_down(ended, seat, card_of(action))
    deal = line("score-deal", deal=before.deal + 1)
    lying = [ended.cards[slot] for slot in range(ended.lying) if ended.owner[slot] == viewer]
    parts = [
        ScorePart(deal, points(cards), line("score-combination", cards=DECK.shown(cards_of(cards))))
        for cards in lying
        if points(cards)
    ]
    out = seat if before.held[seat] == 1 else -1
    rest = earned(ended, viewer, out) - sum(part.points for part in parts)
    if viewer == out:
        return [*parts, ScorePart(deal, rest, line("score-out"))]
    hand = DECK.shown(cards_of(ended.hand[viewer], ended.hand_twice[viewer]))
    key = "score-hand" if rest else "score-hand-spared"  # the partner of who goes out pays nothing
    return [*parts, ScorePart(deal, rest, line(key, cards=hand))]


def signed(number: int) -> str:
    """A number as people write it: +10, −5, 0."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def describe(view: State, seat: int) -> list[Line]:
    lines = [line("table-deal", deal=view.deal + 1, target=view.target)]
    if view.teams == 1:
        for one in range(view.players // 2):
            lines.append(line("table-team", who=Seat(one), partner=Seat(partner_of(view, one))))
    for other in range(view.players):
        score = str(view.score[other]).replace("-", "−")
        lines.append(line("table-seat", who=Seat(other), cards=view.held[other], score=score))
        known = cards_of(view.known[other], view.known_twice[other])
        if known and other != seat:
            lines.append(line("table-known", who=Seat(other), cards=DECK.shown(known)))
    for slot in range(view.lying):
        lines.append(
            line(
                "table-combination",
                number=view.number[slot],
                cards=DECK.shown(cards_of(view.cards[slot])),
                who=Seat(view.owner[slot]),
                points=points(view.cards[slot]),
            )
        )
    if view.piled > 0:
        top = DECK.shown([view.pile[view.piled - 1]])
        lines.append(line("table-stock", stock=view.stocked, pile=view.piled, top=top))
    else:
        lines.append(line("table-stock-alone", stock=view.stocked))
    if 0 <= seat < view.players and view.held[seat] > 0:
        hand = cards_of(view.hand[seat], view.hand_twice[seat])
        lines.append(line("table-hand", cards=DECK.shown(hand)))
        if view.before[seat] == 0:
            lines.append(line("table-opening", cards=needed(view, seat)))
    return lines
