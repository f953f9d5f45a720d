"""Rules of Rennschwein Rudi Rüssel: the rulebook's § in code, one small function each."""

from __future__ import annotations

import enum
from typing import Any

from ludotheque.components import Actions, chance, number, numbers
from ludotheque.components.moves import nth
from ludotheque.kernel.effects import NOBODY, effects, tell
from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import CHANCE, Record, i1, private, public
from ludotheque.kernel.rng import draw

HOOKS = ("weight", "pick", "shuffle")

SEATS, CARDS, SPECIALS = 4, 10, 6
VALUES = CARDS + 1
"""Cards are counted by their value, 1 to 10; there is no card of value 0, which stands for none."""

LAST_ROUND = 20
SHUFFLES = 64
"""More than a race can have: each of its 200 turns brings two exchanges at most, and ten of them one renewal."""

# Actions: a kind and the value of a card, from 1 on. Others see `play ?` of a choice until all are shown.
ACTIONS = Actions(play=number(1, CARDS, seen="actor"), give=number(1, CARDS), top=chance(numbers(1, CARDS)))
PLAY, GIVE, TOP = (base - 1 for base in ACTIONS.bases)
PLAY_HIDDEN = ACTIONS.verbs["play"].hidden


class Phase(enum.IntEnum):
    START, UNCOVER, CHOOSE, EXCHANGE, OVER = range(5)


class No(enum.IntEnum):
    """Why an action is refused. The number is ten times the § that says so, and a count; sentences are in words/."""

    CARD_IS_BEING_UNCOVERED = 11
    NO_SUCH_CARD_LEFT = 12
    NOT_IN_HAND = 31
    ALREADY_CHOSEN = 32
    NO_SUCH_ACTION = 33
    EXCHANGE_FIRST = 91
    NO_EXCHANGE_DUE = 92
    GIVE_FROM_HAND = 93
    OTHERS_EXCHANGE = 101
    MATCH_IS_OVER = 121


class Effect(enum.IntEnum):
    """What an action brings about; what is told of it is in notation.py."""

    RACE, UNCOVERED, CHOSE, SHOWN, RAN, HOME, SWAPPED, NOTHING = range(8)
    WON, FOREMOST, RACES, TAKEN_BACK, DUE, EXCHANGED, RENEWED = range(8, 15)


class State(Record, seats=SEATS):
    players = public(i1)
    course = public(i1)
    special = public(i1, SPECIALS)  # -1 where there are fewer
    races = public(i1)
    youngest = public(i1)
    open_discards = public(i1)
    cards = public(i1)  # how many each has: ten, fewer only in laboratories
    last_round = public(i1)
    phase = public(i1)
    wins = public(i1, SEATS)
    rounds = public(i1)  # rounds of ten cards in this race
    pig = public(i1, SEATS)
    due = public(i1, 2)  # seats that owe an exchange, in order; -1 for none
    top = public(i1)  # the exchange card that is seen, 0 while one is to be uncovered
    rest = public(i1, VALUES)  # exchange cards beneath; everybody knows which, nobody in which order
    discards = public(i1, VALUES)
    renewals = public(i1)  # how often they have become the exchange pile in this race
    chosen = public(i1)  # bit set of the seats whose choice lies hidden
    laid = public(i1)  # how many cards each has played in this round
    played = public(i1, SEATS, CARDS)  # those cards in order, 0 for none
    own = public(i1, SEATS, VALUES)  # the ten cards of each: all exchanges are open, so all know them
    hand = private(i1, SEATS, VALUES)  # those not yet played or chosen
    choice = private(i1, SEATS)  # the card chosen in secret, 0 for none
    told = effects(24)


@rule
def setup(s: State, players: int, options: Any) -> None:
    """§2 The course and its special spaces; nobody has won a race."""
    s.players = players
    s.course = options[0]
    for k in range(SPECIALS):
        s.special[k] = options[1 + k]
    s.races = options[1 + SPECIALS]
    s.youngest = options[2 + SPECIALS]
    s.open_discards = options[3 + SPECIALS]
    s.cards = options[4 + SPECIALS]
    s.last_round = options[5 + SPECIALS]
    for seat in range(SEATS):
        s.wins[seat] = 0
        s.choice[seat] = 0
    begin_race(s)
    s.phase = Phase.UNCOVER


@rule
def begin_race(s: State) -> None:
    """§1, §13 Pigs at the start, everybody's ten cards 1 to 10, and ten exchange cards of which none is seen yet."""
    s.rounds = 0
    s.renewals = 0
    s.due[0] = -1
    s.due[1] = -1
    s.top = 0
    for value in range(VALUES):
        s.rest[value] = 0 < value <= s.cards
        s.discards[value] = 0
        for seat in range(SEATS):
            s.own[seat, value] = 0 < value <= s.cards and seat < s.players
    for seat in range(SEATS):
        s.pig[seat] = 0
    take_back(s)


@rule
def take_back(s: State) -> None:
    """§8 Everybody takes back the cards that are his."""
    s.chosen = 0
    s.laid = 0
    for seat in range(SEATS):
        for value in range(VALUES):
            s.hand[seat, value] = s.own[seat, value]
        for k in range(CARDS):
            s.played[seat, k] = 0


@rule
def everybody(s: State) -> int:
    """The seats of this table, as a bit set."""
    return (1 << s.players) - 1


@rule
def to_act(s: State) -> int:
    """§3 All choose at the same time; §10 who owes an exchange acts alone."""
    if s.phase == Phase.CHOOSE:
        return everybody(s) ^ s.chosen
    if s.phase == Phase.EXCHANGE:
        return 1 << s.due[0]
    return 0 if s.phase == Phase.OVER else 1 << CHANCE


@rule
def refusal(s: State, seat: int, action: int) -> int:
    """0 if `seat` may do `action` now, else why not."""
    if s.phase == Phase.OVER:
        return No.MATCH_IS_OVER
    if s.phase == Phase.START or s.phase == Phase.UNCOVER:
        return refuse_uncover(s, seat, action)
    if seat < 0 or seat >= s.players:
        return No.NO_SUCH_ACTION
    if PLAY < action <= PLAY + CARDS:
        return refuse_play(s, seat, action - PLAY)
    if GIVE < action <= GIVE + CARDS:
        return refuse_give(s, seat, action - GIVE)
    return No.NO_SUCH_ACTION


@rule
def refuse_uncover(s: State, seat: int, action: int) -> int:
    """§1 Chance decides which exchange card is on top; everyone waits."""
    if seat != CHANCE:
        return No.CARD_IS_BEING_UNCOVERED
    if action <= TOP or action > TOP + CARDS:
        return No.NO_SUCH_ACTION
    return 0 if weight(s, action) > 0 else No.NO_SUCH_CARD_LEFT


@rule
def refuse_play(s: State, seat: int, value: int) -> int:
    """§3 One card from the hand; §9 not before an exchange that is due."""
    if s.phase == Phase.EXCHANGE:
        return No.EXCHANGE_FIRST if seat == s.due[0] else No.OTHERS_EXCHANGE
    if s.chosen >> seat & 1:
        return No.ALREADY_CHOSEN
    return 0 if s.hand[seat, value] > 0 else No.NOT_IN_HAND


@rule
def refuse_give(s: State, seat: int, value: int) -> int:
    """§9 One card from the hand, if an exchange is due; §10 one after the other."""
    if s.phase != Phase.EXCHANGE:
        return No.NO_EXCHANGE_DUE
    if seat != s.due[0]:
        return No.OTHERS_EXCHANGE
    return 0 if s.hand[seat, value] > 0 else No.GIVE_FROM_HAND


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """Every legal action of `seat`, ascending."""
    n = 0
    if s.phase == Phase.START or s.phase == Phase.UNCOVER:
        if seat == CHANCE:
            for value in range(1, VALUES):
                if weight(s, TOP + value) > 0:
                    out[n] = TOP + value
                    n += 1
    elif 0 <= seat < s.players and to_act(s) >> seat & 1:
        kind = PLAY if s.phase == Phase.CHOOSE else GIVE
        for value in range(1, VALUES):
            if s.hand[seat, value] > 0:
                out[n] = kind + value
                n += 1
    return n


@rule
def weight(s: State, action: int) -> int:
    """§1, §11 Every card beneath is as likely as every other; for a new race all ten are shuffled."""
    value = action - TOP
    return int(value <= s.cards) if s.phase == Phase.START else s.rest[value]


@rule
def pick(s: State, seat: int, rng: Any) -> int:
    """One legal action at random, without a list."""
    if s.phase == Phase.START:
        return TOP + 1 + draw(rng, s.cards)
    if s.phase == Phase.UNCOVER:
        beneath = 0
        for value in range(VALUES):
            beneath += s.rest[value]
        return TOP + nth(s.rest, draw(rng, beneath))
    different = 0
    for value in range(VALUES):
        different += s.hand[seat, value] > 0
    at = draw(rng, different)
    passed = 0
    for value in range(VALUES):
        at -= s.hand[seat, value] > 0
        passed += at >= 0
    return (PLAY if s.phase == Phase.CHOOSE else GIVE) + passed


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Do a legal action, in place."""
    if s.phase == Phase.CHOOSE:
        choose(s, seat, action - PLAY)
    elif s.phase == Phase.EXCHANGE:
        exchange(s, seat, action - GIVE)
    else:
        if s.phase == Phase.START:
            begin_race(s)
            tell(s, Effect.RACE, NOBODY, races_won(s) + 1)
        uncover(s, action - TOP)


@rule
def uncover(s: State, value: int) -> None:
    """§1 The pile lies face up: its top card is seen. Then whoever owes an exchange goes on, or all choose."""
    s.rest[value] -= 1
    s.top = value
    tell(s, Effect.UNCOVERED, NOBODY, value)
    s.phase = Phase.CHOOSE if s.due[0] < 0 else Phase.EXCHANGE


@rule
def choose(s: State, seat: int, value: int) -> None:
    """§3 Chosen in secret; the last choice reveals them all."""
    s.hand[seat, value] -= 1
    s.choice[seat] = value
    s.chosen |= 1 << seat
    if s.chosen == everybody(s):
        reveal(s)
    else:
        tell(s, Effect.CHOSE, seat, value)


@rule
def reveal(s: State) -> None:
    """§3, §7 All cards are shown and set aside with their owners; the highest decide what happens."""
    highest = 0
    second = 0
    equals = 0
    first = 0
    other = 0
    for seat in range(s.players):
        value = s.choice[seat]
        s.choice[seat] = 0
        s.played[seat, s.laid] = value
        tell(s, Effect.SHOWN, seat, value)
        if value > highest:
            second = highest
            highest = value
            equals = 1
            first = seat
        elif value == highest:
            equals += 1
            other = seat
        elif value > second:
            second = value
    s.chosen = 0
    s.laid += 1
    if equals == 1:
        run(s, first, highest - second)
    elif equals == 2:
        swap(s, first, other)
    else:
        tell(s, Effect.NOTHING, NOBODY, equals)
    if s.pig[first] >= s.course:
        end_race(s, first)
    elif s.laid == s.cards:
        end_round(s)
    else:
        call_exchanges(s)


@rule
def call_exchanges(s: State) -> None:
    """§9, §10 Who owes an exchange goes on; else all choose."""
    for k in range(2):
        if s.due[k] >= 0:
            s.phase = Phase.EXCHANGE
            tell(s, Effect.DUE, s.due[k])


@rule
def run(s: State, seat: int, steps: int) -> None:
    """§4 The highest card alone moves its pig by the difference to the second highest; §9 a visit is noted."""
    s.pig[seat] += steps
    if s.pig[seat] >= s.course:
        tell(s, Effect.HOME, seat, steps)
    else:
        tell(s, Effect.RAN, seat, steps, s.pig[seat])
    if is_special(s, s.pig[seat]):
        s.due[0] = seat


@rule
def swap(s: State, seat: int, other: int) -> None:
    """§5 Two equal highest exchange their places; §10 that is a move for both, and the younger exchanges first."""
    place = s.pig[seat]
    s.pig[seat] = s.pig[other]
    s.pig[other] = place
    tell(s, Effect.SWAPPED, seat, other, s.pig[seat], place)
    if age(s, other) < age(s, seat):
        seat, other = other, seat
    if is_special(s, s.pig[seat]):
        s.due[0] = seat
        if is_special(s, s.pig[other]):
            s.due[1] = other
    elif is_special(s, s.pig[other]):
        s.due[0] = other


@rule
def is_special(s: State, space: int) -> bool:
    """§2, §9 Whether a pig that ends its move here meets the crowd."""
    found = 0
    for k in range(SPECIALS):
        found += s.special[k] == space
    return found > 0


@rule
def age(s: State, seat: int) -> int:
    """§10 A seat's place in the order that begins with the youngest and goes on clockwise."""
    return seat - s.youngest if seat >= s.youngest else seat - s.youngest + s.players


@rule
def end_round(s: State) -> None:
    """§8 All hands are empty: the cards come back before an exchange, so that there is one to give."""
    s.rounds += 1
    if s.rounds == s.last_round:
        end_race(s, foremost(s))
        return
    take_back(s)
    tell(s, Effect.TAKEN_BACK, NOBODY)
    call_exchanges(s)


@rule
def exchange(s: State, seat: int, value: int) -> None:
    """§9 One card to the discard place, open; then the top exchange card is his."""
    tell(s, Effect.EXCHANGED, seat, value, s.top)
    s.hand[seat, value] -= 1
    s.own[seat, value] -= 1
    s.discards[value] += 1
    s.hand[seat, s.top] += 1
    s.own[seat, s.top] += 1
    s.top = 0
    s.due[0] = s.due[1]
    s.due[1] = -1
    renew(s)
    s.phase = Phase.UNCOVER


@rule
def renew(s: State) -> None:
    """§11 After the last exchange card the ten discarded ones are shuffled and become the pile."""
    beneath = 0
    for value in range(VALUES):
        beneath += s.rest[value]
    if beneath == 0:
        s.renewals += 1
        tell(s, Effect.RENEWED, NOBODY)
        for value in range(VALUES):
            s.rest[value] = s.discards[value]
            s.discards[value] = 0


@rule
def foremost(s: State) -> int:
    """§14 The pig that is farthest; of several the first clockwise from the youngest."""
    best = s.youngest
    for seat in range(s.players):
        farther = s.pig[seat] > s.pig[best]
        if farther or (s.pig[seat] == s.pig[best] and age(s, seat) < age(s, best)):
            best = seat
    return best


@rule
def end_race(s: State, winner: int) -> None:
    """§12, §13 The race is won at once, without an exchange; the table stays as it is until the next one begins."""
    s.wins[winner] += 1
    tell(s, Effect.FOREMOST if s.rounds == s.last_round else Effect.WON, winner)
    if s.races > 1:
        tell(s, Effect.RACES, winner, s.wins[winner], s.races)
    s.due[0] = -1
    s.due[1] = -1
    s.phase = Phase.OVER if s.wins[winner] == s.races else Phase.START


@rule
def result(s: State, seat: int) -> int:
    """§13 Races won."""
    return s.wins[seat]


@rule
def shuffle(s: State) -> int:
    """§11, §13 Exchange cards are shuffled for every race, of which each has one winner, and for each renewal in it."""
    return races_won(s) * SHUFFLES + (0 if s.phase == Phase.START else s.renewals)


@rule
def races_won(s: State) -> int:
    """§13 Races that are over: each has one winner."""
    races = 0
    for seat in range(SEATS):
        races += s.wins[seat]
    return races


@rule
def guess(s: State, seat: int, rng: Any) -> None:
    """§3 Everybody knows everybody's cards; only which of them a seat has chosen is open: any of its hand alike."""
    for other in range(SEATS):
        if other != seat:
            s.choice[other] = 0
            for value in range(VALUES):
                s.hand[other, value] = s.own[other, value]
            if other < s.players:
                for k in range(s.laid):
                    s.hand[other, s.played[other, k]] -= 1
                if s.chosen >> other & 1:
                    value = nth(s.hand[other], draw(rng, s.cards - s.laid))
                    s.hand[other, value] -= 1
                    s.choice[other] = value
