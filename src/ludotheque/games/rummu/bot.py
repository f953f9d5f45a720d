"""The simple rule of a child: lays what counts the most, adds what fits, and keeps what may become something; from what
the seat sees."""

from __future__ import annotations

from math import sqrt
from typing import Any

from ludotheque.components.bits import size
from ludotheque.kernel.jit import rule
from ludotheque.kernel.rng import draw

from .combinations import (
    COLOURS,
    COLUMN,
    RED,
    ROW,
    VALUES,
    fits,
    frees,
    near,
    place,
    points,
    returned,
    row_of,
    values_of,
    yellow_of,
)
from .state import (
    BACK,
    DISCARD,
    DRAW,
    FREE,
    KIND_BITS,
    LAY,
    TAKE,
    Phase,
    State,
    adding,
    needed,
    partner_of,
    with_card,
)

HOOKS = ("value", "chapter", "features", "FEATURES", "GUESSES", "SIGHT", "DOUBT", "WIDTH")

DEEPEST = 8
"""§3 So many discards a beginner looks back on."""

DRAWN = 20
"""What must be gained by taking instead of drawing: who rushes ends the deal before there are points to be had."""

WITHOUT = tuple(sum(1 << k for k in range(1 << COLOURS) if not k >> colour & 1) for colour in range(COLOURS))
"""For each colour, the sets of colours that lack it: a bit for each set, whose number has a bit for each colour."""

FEW = 3
"""With so few cards a player may be out in his next turn."""


@rule
def quick(s: State, seat: int, rng: Any) -> int:
    """Take discards only to use them; lay, free and add while that pays; discard what is least use."""
    if s.phase == Phase.DRAW:
        return TAKE if wants(s, seat) else DRAW
    if s.phase == Phase.TAKE and s.piled > 0 and wants(s, seat):
        return TAKE
    if s.phase == Phase.BACK:
        return cheapest_back(s, seat)
    if s.phase != Phase.DISCARD and s.held[seat] > 1:
        cards = best_lay(s, seat)
        if cards:
            return LAY | cards << KIND_BITS
        if s.before[seat] > 0:
            action = best_addition(s, seat)
            if action:
                return action
    return with_card(DISCARD, place(least_useful(s, seat, rng)), 1)


@rule
def wants(s: State, seat: int) -> bool:
    """§3 The top discard to add it, or some from the top if together they bring more than a card drawn and the cards
    that would be left over."""
    for slot in range(s.lying):
        if s.before[seat] > 0 and is_ours(s, seat, slot) and fits(s.cards[slot], 1 << s.pile[s.piled - 1]):
            return True
    hand = s.hand[seat]
    bar = in_store(s, seat, hand) + (DRAWN if s.phase == Phase.DRAW else 0)
    for depth in range(1, min(s.piled, DEEPEST) + 1):
        hand |= 1 << s.pile[s.piled - depth]
        if in_store(s, seat, hand) - 5 * depth > bar:
            return True
    return False


@rule
def in_store(s: State, seat: int, hand: int) -> int:
    """§9, §10 What could be laid and added from such a hand, one best thing after the other: points, and five for each
    card that is not left over."""
    worth = 0
    least = needed(s, seat)
    cards = best_of(hand, least, VALUES)
    while cards:
        worth += points(cards) + 5 * size(cards)
        hand ^= cards
        least = 3
        cards = best_of(hand, least, VALUES)
    if least == 3 and (worth > 0 or s.before[seat] > 0):
        for slot in range(s.lying):
            if is_ours(s, seat, slot):
                worth += growth(s.cards[slot], hand, s.rules > 1)
    return worth


@rule
def growth(cards: int, hand: int, several: bool) -> int:
    """§10 What a combination gains from a hand, card after card, and several at once if that is allowed."""
    rest = hand & near(cards)
    if rest == 0:
        return 0
    gain = -points(cards)
    while rest:
        bit = rest & -rest
        rest ^= bit
        if fits(cards, bit):
            more = bit
        elif several and bit & ROW:
            more = stretch(cards, hand, bit)
        else:
            more = 0
        if more:
            cards |= more
            hand ^= more
            rest = hand & near(cards)
            gain += 5 * size(more)
    return gain + points(cards)


@rule
def stretch(cards: int, hand: int, joker: int) -> int:
    """§7, §10 A yellow card at an end of a one-colour run, as many cards beyond it as make it fit, yellow only where
    there is no natural one, and the natural ones that follow; 0 if it cannot be made to fit."""
    row = row_of(cards)
    if row == 0:
        return 0
    natural = hand >> row & ROW
    upwards = joker > values_of(cards)
    ahead = size(cards) - 2 * size(cards & ROW) - 1  # natural cards more than yellow ones
    found = joker
    step = joker << 1 if upwards else joker >> 1
    while step & natural or (ahead <= 0 and step & hand & ROW):
        if step & natural:
            found |= step << row
            ahead += 1
        else:
            found |= step
            ahead -= 1
        step = step << 1 if upwards else step >> 1
    return found if ahead > 0 else 0


@rule
def best_of(hand: int, least: int, most: int) -> int:
    """§16 The combination of so many cards in a hand that counts the most; then the longest. 0 if none."""
    chosen = best_set(hand, least, most)
    values = values_of(hand)
    if values & values >> 1 & values >> 2:
        best = 16 * points(chosen) + size(chosen) if chosen else 0
        for colour in range(RED, COLOURS):
            cards = best_run(hand, colour, least, most)
            if cards and 16 * points(cards) + size(cards) > best:
                best = 16 * points(cards) + size(cards)
                chosen = cards
        for n in range(min(most, COLOURS), least - 1, -1):
            if 160 * (n - 3) + n > best:
                cards = some_rainbow(hand, values, n)
                if cards:
                    return cards
    return chosen


@rule
def best_set(hand: int, least: int, most: int) -> int:
    """§6, §7 The set that counts the most: of one number as many as there are, without the yellow one if too many."""
    best = 0
    chosen = 0
    for value in range(VALUES):
        cards = hand & COLUMN << value
        if cards & (cards - 1):
            n = size(cards)
            while n > most:
                cards &= cards - 1
                n -= 1
            if n >= least and 16 * points(cards) + n > best:
                best = 16 * points(cards) + n
                chosen = cards
    return chosen


@rule
def best_run(hand: int, colour: int, least: int, most: int) -> int:
    """§6, §7 The run of one colour that counts the most; yellow cards only where a natural one is missing."""
    natural = hand >> VALUES * colour & ROW
    row = natural | hand & ROW
    best = 0
    found = 0
    starts = row & row >> 1 & row >> 2 if natural & (natural - 1) else 0
    while starts:
        span = starts & -starts
        starts ^= span
        last = span
        n = 1
        jokers = 1 if last & natural == 0 else 0
        while last << 1 & row and n < most:
            last <<= 1
            span |= last
            n += 1
            jokers += last & natural == 0
            if n >= least and n - jokers > jokers:
                worth = 16 * 10 * (n - 3 if jokers else n - 2 if n < 5 else n - 1) + n
                if worth > best:
                    best = worth
                    found = span
    return (found & natural) << VALUES * colour | found & ~natural


@rule
def some_rainbow(hand: int, values: int, n: int) -> int:
    """§6, §7 A run of n cards of different colours; 0 if none."""
    span = (1 << n) - 1
    for start in range(VALUES + 1 - n):
        if span << start & ~values == 0:
            cards = rainbow(hand >> start, n)
            if cards:
                return cards << start
    return 0


@rule
def rainbow(hand: int, n: int) -> int:
    """A run of n cards from the value 0 on, all colours different; 0 if none. Gone through backwards: not a function
    that calls itself, which does not survive numba's cache when another one calls it."""
    left = palettes(hand, n)
    if left == 0:
        return 0
    palette = 0  # the colours still to be found, yellow only if it must be
    for k in range(1 << COLOURS):
        if left >> k & 1:
            palette = k
    for k in range(0, 1 << COLOURS, 2):
        if left >> k & 1:
            palette = k
    cards = 0
    for back in range(n):
        value = n - 1 - back
        before = palettes(hand, value)
        found = 0
        for colour in range(COLOURS):
            bit = 1 << VALUES * colour + value
            if found == 0 and palette >> colour & 1 and hand & bit and before >> (palette ^ 1 << colour) & 1:
                found = bit
                palette ^= 1 << colour
        cards |= found
    return cards


@rule
def palettes(hand: int, n: int) -> int:
    """The sets of different colours in which n cards can be had, one of each value from 0 on: a bit for each set."""
    found = 1
    for value in range(n):
        more = 0
        for colour in range(COLOURS):
            if hand >> VALUES * colour + value & 1:
                more |= (found & WITHOUT[colour]) << (1 << colour)
        found = more
    return found


@rule
def ends_soon(s: State, seat: int) -> bool:
    """§13 Another player has few cards left."""
    for other in range(s.players):
        if other != seat and s.held[other] <= FEW:
            return True
    return False


@rule
def best_lay(s: State, seat: int) -> int:
    """§9 The combination in the hand that counts the most; then the longest. One that counts nothing waits for better
    cards, unless the deal ends soon. 0 if none."""
    hand = s.hand[seat]
    least = needed(s, seat)
    cards = best_of(hand, least, VALUES)
    if size(cards) == s.held[seat] and not can_spare(s, seat, cards):
        cards = best_of(hand, least, s.held[seat] - 1)
    return cards if cards and (points(cards) > 0 or ends_soon(s, seat)) else 0


@rule
def can_spare(s: State, seat: int, cards: int) -> bool:
    """§14 With an empty hand, one card could be taken back from these cards or from a combination of one's own."""
    if returned(cards, cards & -cards) != cards:
        return True
    for slot in range(s.lying):
        if s.owner[slot] == seat:
            lying = s.cards[slot]
            if returned(lying, lying & -lying) != lying:
                return True
    return False


@rule
def is_ours(s: State, seat: int, slot: int) -> bool:
    """§12, §18 One's own combination, or one's partner's."""
    owner = s.owner[slot]
    return owner == seat or (s.teams == 1 and owner == partner_of(s, seat))


@rule
def adds(s: State, seat: int, slot: int, cards: int) -> int:
    """§10, §16 What it is worth to add cards there: they leave the hand, and somebody's combination grows."""
    gain = points(s.cards[slot] | cards) - points(s.cards[slot])
    return 5 * size(cards) + 5 * size(cards & ROW) + (gain if is_ours(s, seat, slot) else -gain)


@rule
def best_addition(s: State, seat: int) -> int:
    """§10, §11 The card or cards to add, or the yellow of one's own side to free, that is worth the most; 0 if nothing
    is."""
    best = 0
    chosen = 0
    for slot in range(s.lying):
        cards = s.cards[slot]
        rest = s.hand[seat] & (near(cards) | (cards & ROW) * COLUMN)
        while rest:
            bit = rest & -rest
            rest ^= bit
            if fits(cards, bit) and adds(s, seat, slot, bit) > best:
                best = adds(s, seat, slot, bit)
                chosen = adding(bit, s.number[slot])
            if s.rules > 1 and bit & ROW & near(cards) and is_ours(s, seat, slot):
                more = stretch(cards, s.hand[seat], bit)
                if more and size(more) < s.held[seat] and adds(s, seat, slot, more) > best:
                    best = adds(s, seat, slot, more)
                    chosen = adding(more, s.number[slot])
            if is_ours(s, seat, slot) and frees(cards, bit):
                gain = points(cards ^ yellow_of(bit) | bit) - points(cards) - 5
                if gain > best:
                    best = gain
                    chosen = with_card(FREE, place(bit), s.number[slot])
    return chosen


@rule
def cheapest_back(s: State, seat: int) -> int:
    """§14 A single card that costs the fewest points; if there is none, the combination that counts the least."""
    best = -1
    chosen = 0
    for slot in range(s.lying):
        if s.owner[slot] == seat:
            rest = s.cards[slot]
            while rest:
                bit = rest & -rest
                rest ^= bit
                back = returned(s.cards[slot], bit)
                if back:
                    left = points(s.cards[slot] ^ back) if back == bit else -1000
                    worth = 2000 + left - points(s.cards[slot])
                    if worth > best:
                        best = worth
                        chosen = with_card(BACK, place(bit), s.number[slot])
    return chosen


@rule
def least_useful(s: State, seat: int, rng: Any) -> int:
    """§5 The card with the fewest friends in the hand; among equals any of them."""
    least = 1000
    chosen = 0
    equals = 0
    rest = s.hand[seat]
    while rest:
        bit = rest & -rest
        rest ^= bit
        use = 0 if s.hand_twice[seat] & bit else friends(s.hand[seat], bit)
        if use < least:
            least = use
            chosen = bit
            equals = 1
        elif use == least:
            equals += 1
            if draw(rng, equals) == 0:
                chosen = bit
    return chosen


@rule
def friends(hand: int, bit: int) -> int:
    """§6, §7 How well a card goes with a hand: cards of the same number, neighbours in its colour and in yellow."""
    value = place(bit) % VALUES
    natural = hand >> place(bit) // VALUES * VALUES & ROW
    row = natural | hand & ROW
    near = (1 << value + 1 | 1 << value >> 1) & ROW
    far = (1 << value + 2 | 1 << value >> 2) & ROW
    same = size(hand & COLUMN << value) - 1
    jokers = 4 if bit & ROW else 0
    return jokers + 2 * same + 3 * size(row & near) + size(row & far)


# --- how a seat stands: for the bots that look ahead ---

GUESSES = 1
SIGHT, DOUBT, WIDTH = 0.2, 1.5, 1.0
"""How the search trusts `value` (little: it lays down at once what the quick rule keeps for more points) and the quick
rule (much), and how many actions it tries inside the tree. Simulations end with the deal."""
PLANNED, FRIENDLY = 0.7, 0.25
"""How much of what could be laid is counted on; and what a card's friends are worth, in points."""
SPREAD, PER_DEAL = 30.0, 50.0
"""A lead of so many points after the last deal but one wins three times out of four; and the points of a deal."""


@rule
def chapter(s: State) -> int:
    """§2 A deal: what comes after is luck."""
    return s.deal


@rule
def in_this_deal(s: State, seat: int) -> float:
    """§16 What a seat should score in this deal: what lies before it, what it could lay, less its hand."""
    total = 0.0
    for slot in range(s.lying):
        if s.owner[slot] == seat:
            total += points(s.cards[slot])
    hand = s.hand[seat]
    if hand:
        total += PLANNED * in_store(s, seat, hand)
        rest = hand
        while rest:
            bit = rest & -rest
            rest ^= bit
            total += FRIENDLY * friends(hand, bit)
        total -= 5.0 * (s.held[seat] + size(hand & ROW))
    return total


@rule
def value(s: State, seat: int) -> float:
    """§16, §18, §19 The score and what this deal should add, by how many deals there may still be."""
    total = s.score[seat]
    best = s.score[0]
    for other in range(s.players):
        best = max(best, s.score[other])
    if s.phase != Phase.OVER:
        total += in_this_deal(s, seat)
        if s.teams == 1:
            total += in_this_deal(s, partner_of(s, seat))
    deals = max(0.4, (s.target - best) / PER_DEAL)
    return total / (SPREAD * sqrt(deals))


FEATURES = ("table", "plan", "burden")
"""What the coach speaks of (`feature-…` in words/): how much of each there is, and what one of it is worth."""


@rule
def features(s: State, seat: int, amounts: Any, worth: Any) -> None:
    """§16 Points on the table, points that the hand could lay, points that the hand costs if the deal ends."""
    table = 0
    for slot in range(s.lying):
        if is_ours(s, seat, slot):
            table += points(s.cards[slot])
    hand = s.hand[seat]
    amounts[0] = table
    amounts[1] = in_store(s, seat, hand) if hand else 0
    amounts[2] = 5 * (s.held[seat] + size(hand & ROW))
    worth[0] = 1.0
    worth[1] = PLANNED
    worth[2] = -1.0
