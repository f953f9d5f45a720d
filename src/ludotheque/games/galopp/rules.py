"""Rules of Schweins-Galopp: the rulebook's § in code, one small function each."""

from __future__ import annotations

import enum
import itertools
from typing import Any

import numpy as np

from ludotheque.components import COLOURS, Actions, card, chance, counters, deck, hands, number, one_of, pile, stock
from ludotheque.components.moves import nth
from ludotheque.kernel.effects import NOBODY, effects, tell
from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import CHANCE, Record, i1, public
from ludotheque.kernel.rng import draw

HOOKS = ("weight", "pick", "shuffle")

SEATS, PIGS, HAND = 5, 5, 7

# Editions, in the order of game.toml.
RAVENSBURGER, ABACUS, GROIN = range(3)
EDITIONS = ("ravensburger", "abacus", "groin")
RING = np.array([22, 22, 27])
COPIES = np.array([7, 7, 8])
FOOD = np.array([50, 55, 35])
LONGEST_RING = 27

# Lengths of a match: -1 outside Groin devant.
SINGLE, EACH_STARTS, SUPPLY = range(3)
ROUNDS = 3
MOST_RACES = 12

ORDERS = np.array(list(itertools.permutations(range(PIGS))), np.int64)
"""Every order of the pigs, front to back; an `arrange` names its row."""

LETTERS = "rbgyw"
DECK = deck({letter: COLOURS[letter] for letter in LETTERS}, values=[1], faces={1: ""}, copies=int(COPIES.max()))
WAYS = [" ".join(order) for order in itertools.permutations(LETTERS)]
ACTIONS = Actions(
    play=card(DECK),
    feed=number(0, LONGEST_RING - 1),
    arrange=one_of(*WAYS, shown=WAYS),
    deal=chance(DECK, to="turn"),
)
PLAY, FEED, ARRANGE, DEAL = ACTIONS.bases
DEAL_HIDDEN = ACTIONS.verbs["deal"].hidden  # what the others see of a card dealt: never legal
CLEAR = 5  # §11: the nearest space ahead of the front pig where food may lie


class Phase(enum.IntEnum):
    ARRANGE, DEAL, FEED, PLAY, OVER = range(5)


class No(enum.IntEnum):
    """Why an action is refused. The number is ten times the § that says so, and a count; sentences are in words/."""

    ARRANGE_FIRST = 11
    ALREADY_ARRANGED = 12
    CARDS_ARE_BEING_DEALT = 13
    NO_SUCH_CARD_LEFT = 14
    NOT_YOUR_TURN = 31
    NOT_IN_HAND = 32
    NO_SUCH_ACTION = 33
    MATCH_IS_OVER = 91
    FEED_FIRST = 111
    NO_FEEDING_NOW = 112
    TOO_CLOSE = 113
    PIG_THERE = 114
    FOOD_THERE = 115
    BEYOND_THE_RING = 116


class Effect(enum.IntEnum):
    """What an action brings about; what is told of it is in notation.py."""

    ARRANGED, DEALT, FED, LEADS, FOLLOWS, GRAZED, EARNED, NO_FOOD, SAFE, LOST, RACE_OVER = range(11)


def race_cards(s: Any) -> list[int]:
    """§1 Of each colour; none is out before the pigs are arranged."""
    return [0 if s.phase == Phase.ARRANGE else int(COPIES[s.edition])] * PIGS


class State(Record, seats=SEATS):
    players = public(i1)
    edition = public(i1)
    length = public(i1)
    track_food = public(i1)
    young = public(i1)
    phase = public(i1)
    race = public(i1)  # number of this race, from 0
    first = public(i1)  # first player of this race
    turn = public(i1)  # who acts, or is dealt to
    dealt = public(i1)  # cards dealt in this race
    pig = public(i1, PIGS)  # distance run; -1 before they are arranged
    left = counters(i1)  # provisional food
    right = counters(i1)  # safe food
    supply = public(i1)
    dry = public(i1)  # the supply was empty once in this race
    track = public(i1, LONGEST_RING)  # food on each space
    held = public(i1, SEATS)  # size of each hand
    played = pile(DECK, top=False, rest=True, copies=race_cards)  # in this race
    hand = hands(DECK, size="held")
    undealt = stock(DECK, rest=False, sized=False)
    rules = public(i1)  # the version that the match is played by
    told = effects(24)


@rule
def setup(s: State, players: int, options: Any) -> None:
    """§2 All food lies in the middle; seat 0 is the first player of the first race."""
    s.players = players
    s.edition = options[0]
    s.length = options[1]
    s.track_food = options[2]
    s.young = options[3]
    s.rules = options[4]
    s.race = 0
    s.first = 0
    s.supply = FOOD[s.edition]
    for seat in range(SEATS):
        s.left[seat] = 0
        s.right[seat] = 0
    begin_race(s)


@rule
def begin_race(s: State) -> None:
    """§1, §8 The first player is to arrange the pigs; no card is out yet."""
    s.phase = Phase.ARRANGE
    s.turn = s.first
    s.dealt = 0
    s.dry = 0
    for k in range(LONGEST_RING):
        s.track[k] = 0
    for c in range(PIGS):
        s.pig[c] = -1
        s.played[c] = 0
        s.undealt[c] = 0
        for seat in range(SEATS):
            s.hand[seat, c] = 0
    for seat in range(SEATS):
        s.held[seat] = 0


@rule
def left_of(s: State, seat: int) -> int:
    """§3 The next player, clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def objection(s: State, seat: int, action: int) -> int:
    """§1, §3, §11 0 if `seat`, who is to act, may do `action` now, else why not; §1 chance deals what is left."""
    if action >= DEAL:
        return 0 if s.undealt[action - DEAL] > 0 else No.NO_SUCH_CARD_LEFT
    if action >= ARRANGE:
        return 0 if s.phase == Phase.ARRANGE else No.ALREADY_ARRANGED
    return refuse_feed(s, action - FEED) if action >= FEED else refuse_play(s, seat, action - PLAY)


@rule
def refuse_play(s: State, seat: int, c: int) -> int:
    """§3 One card from the hand."""
    if s.phase == Phase.ARRANGE:
        return No.ARRANGE_FIRST
    if s.phase == Phase.FEED:
        return No.FEED_FIRST
    return 0 if s.hand[seat, c] > 0 else No.NOT_IN_HAND


@rule
def refuse_feed(s: State, ahead: int) -> int:
    """§11 An empty space: no pig, no food, and not one of the four directly ahead of the front pig."""
    if s.phase == Phase.ARRANGE:
        return No.ARRANGE_FIRST
    if s.phase != Phase.FEED:
        return No.NO_FEEDING_NOW
    ring = RING[s.edition]
    if ahead >= ring:
        return No.BEYOND_THE_RING
    if ahead == 0 or ahead > ring - PIGS:
        return No.PIG_THERE
    if ahead < CLEAR:
        return No.TOO_CLOSE
    return No.FOOD_THERE if s.track[ahead + PIGS - 1] > 0 else 0


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """Every legal action of `seat`, ascending."""
    n = 0
    if s.phase == Phase.DEAL:
        if seat == CHANCE:
            for c in range(PIGS):
                if s.undealt[c] > 0:
                    out[n] = DEAL + c
                    n += 1
    elif seat != s.turn:
        return 0
    elif s.phase == Phase.PLAY:
        for c in range(PIGS):
            if s.hand[seat, c] > 0:
                out[n] = PLAY + c
                n += 1
    elif s.phase == Phase.ARRANGE:
        for k in range(len(ORDERS)):
            out[k] = ARRANGE + k
        n = len(ORDERS)
    elif s.phase == Phase.FEED:
        for ahead in range(CLEAR, RING[s.edition] - PIGS + 1):
            if s.track[ahead + PIGS - 1] == 0:
                out[n] = FEED + ahead
                n += 1
    return n


@rule
def weight(s: State, action: int) -> int:
    """§1 Every card left is as likely as every other."""
    return s.undealt[action - DEAL]


@rule
def pick(s: State, seat: int, rng: Any) -> int:
    """One legal action at random, without a list."""
    if s.phase == Phase.PLAY:
        colours = 0
        for c in range(PIGS):
            colours += s.hand[seat, c] > 0
        at = draw(rng, colours)
        passed = 0
        for c in range(PIGS):
            at -= s.hand[seat, c] > 0
            passed += at >= 0
        return PLAY + passed
    if s.phase == Phase.DEAL:
        return DEAL + nth(s.undealt, draw(rng, COPIES[s.edition] * PIGS - s.dealt))
    if s.phase == Phase.ARRANGE:
        return ARRANGE + draw(rng, len(ORDERS))
    ahead = CLEAR + draw(rng, RING[s.edition] - PIGS - CLEAR + 1)
    while s.track[ahead + PIGS - 1] > 0:
        ahead = CLEAR + draw(rng, RING[s.edition] - PIGS - CLEAR + 1)
    return FEED + ahead


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Do a legal action, in place."""
    if s.phase == Phase.PLAY:
        play(s, seat, action - PLAY)
    elif s.phase == Phase.DEAL:
        deal(s, action - DEAL)
    elif s.phase == Phase.ARRANGE:
        arrange(s, action - ARRANGE)
    else:
        feed(s, action - FEED)


@rule
def arrange(s: State, order: int) -> None:
    """§1 Five consecutive spaces, front to back; then all race cards are shuffled."""
    for place in range(PIGS):
        s.pig[ORDERS[order, place]] = PIGS - 1 - place
    for c in range(PIGS):
        s.undealt[c] = COPIES[s.edition]
    s.phase = Phase.DEAL
    tell(s, Effect.ARRANGED, s.turn, order)


@rule
def deal(s: State, c: int) -> None:
    """§1 Seven cards to each, one at a time from the first player on; the rest stays unseen."""
    s.undealt[c] -= 1
    s.hand[s.turn, c] += 1
    s.held[s.turn] += 1
    s.dealt += 1
    s.turn = left_of(s, s.turn)
    if s.dealt == HAND * s.players:
        s.phase = Phase.FEED if s.track_food == 1 and s.supply > 0 else Phase.PLAY
        tell(s, Effect.DEALT, NOBODY)


@rule
def feed(s: State, ahead: int) -> None:
    """§11 Each player puts one food on the track, until all have or the supply is empty."""
    spend(s)
    s.track[ahead + PIGS - 1] = 1
    tell(s, Effect.FED, s.turn, ahead)
    s.turn = left_of(s, s.turn)
    if s.turn == s.first or s.supply == 0:
        s.turn = s.first
        s.phase = Phase.PLAY


@rule
def play(s: State, seat: int, c: int) -> None:
    """§3, §8 One card; after the last one of all the race is over."""
    play_card(s, seat, c)
    if s.held[s.turn] == 0:
        tell(s, Effect.RACE_OVER, NOBODY, s.race + 1)
        end_race(s)


@rule
def play_card(s: State, seat: int, c: int) -> None:
    """§3 One card, face up: its pig runs, and what that earns is taken."""
    s.hand[seat, c] -= 1
    s.held[seat] -= 1
    s.played[c] += 1
    start = s.pig[c]
    run(s, c)
    leading = leads(s, s.pig[c])
    tell(s, Effect.LEADS if leading else Effect.FOLLOWS, seat, c, s.pig[c] - start)
    graze(s, seat, c)
    if leading:
        earn(s, seat)
    if s.held[seat] == 0:
        settle(s, seat, leading)
    s.turn = left_of(s, seat)


@rule
def run(s: State, c: int) -> None:
    """§4 To the first free space; on the ring a pig a lap behind blocks its space too."""
    s.pig[c] = landing(s, c)


@rule
def landing(s: State, c: int) -> int:
    """§4 How far a pig will have run when its card is played."""
    pig, ring, taken = s.pig, RING[s.edition], 0
    for any_pig in range(PIGS):  # its own space may count as taken: no pig comes round to it in one move
        taken |= 1 << around(ring, pig[any_pig])
    distance = pig[c] + 1
    while taken >> around(ring, distance) & 1:
        distance += 1
    return distance


@rule
def space(s: State, distance: int) -> int:
    """§4 The space where a pig stands that has run so far: laps do not count."""
    return around(RING[s.edition], distance)


@rule
def around(ring: int, distance: int) -> int:
    while distance >= ring:
        distance -= ring
    return distance


@rule
def leads(s: State, distance: int) -> bool:
    """§5 Farther than every other pig: distance run, not place on the ring."""
    farther = 0
    for other in range(PIGS):
        farther += s.pig[other] > distance
    return farther == 0


@rule
def earn(s: State, seat: int) -> None:
    """§5, §6 One food to the left, if there is any; of the last card's it is told what becomes of all."""
    if s.held[seat] > 0:
        tell(s, Effect.EARNED if s.supply > 0 else Effect.NO_FOOD, seat)
    if s.supply > 0:
        spend(s)
        s.left[seat] += 1


@rule
def spend(s: State) -> None:
    """§10 Take one food from the supply, and remember when it was the last."""
    s.supply -= 1
    if s.supply == 0:
        s.dry = 1


@rule
def graze(s: State, seat: int, c: int) -> None:
    """§12 Food on the space where the pig lands is taken too, leading or not."""
    if s.track_food == 1:
        landed = space(s, s.pig[c])
        if s.track[landed] > 0:
            s.left[seat] += s.track[landed]
            s.track[landed] = 0
            tell(s, Effect.GRAZED, seat)


@rule
def settle(s: State, seat: int, leading: bool) -> None:
    """§7, §13 The last card: all on the left becomes safe, or goes back to the supply."""
    safe = leading or s.young == 1
    if s.left[seat] > 0:
        tell(s, Effect.SAFE if safe else Effect.LOST, seat, s.left[seat])
    if safe:
        s.right[seat] += s.left[seat]
    else:
        s.supply += s.left[seat]
    s.left[seat] = 0


@rule
def end_race(s: State) -> None:
    """§8, §12 Food left on the track goes back; the left neighbour begins the next race."""
    if s.track_food == 1:
        for k in range(LONGEST_RING):
            s.supply += s.track[k]
    if was_last(s):
        for k in range(LONGEST_RING):
            s.track[k] = 0
        s.phase = Phase.OVER
    else:
        s.race += 1
        s.first = left_of(s, s.first)
        begin_race(s)


@rule
def was_last(s: State) -> bool:
    """§9, §10 Three rounds; Groin devant: one race, one for each, or until the stock has run dry. By the first version
    of the rules an empty stock also ended a match in which everyone was to begin once."""
    if s.edition == GROIN and s.dry == 1 and (s.length == SUPPLY or s.rules == 1):
        return True
    return s.race + 1 == most_races(s)


@rule
def most_races(s: State) -> int:
    """§8, §10 How many races a match has at the most."""
    if s.edition != GROIN:
        return ROUNDS
    if s.length == SINGLE:
        return 1
    return s.players if s.length == EACH_STARTS else MOST_RACES


@rule
def result(s: State, seat: int) -> int:
    """§9 Safe food."""
    return s.right[seat]


@rule
def shuffle(s: State) -> int:
    """§8 All race cards are shuffled once a race."""
    return s.race


@rule
def guess(s: State, seat: int, rng: Any) -> None:
    """§1 The cards that `seat` has not seen, as a fresh shuffle would spread them over the other hands and the rest."""
    for c in range(PIGS):
        s.undealt[c] = 0
    if s.dealt == 0:
        for other in range(SEATS):
            for c in range(PIGS):
                s.hand[other, c] = 0
        if s.phase == Phase.DEAL:
            for c in range(PIGS):
                s.undealt[c] = COPIES[s.edition]
        return
    unseen = 0
    for c in range(PIGS):
        own = s.hand[seat, c] if 0 <= seat < s.players else 0
        s.undealt[c] = COPIES[s.edition] - s.played[c] - own
        unseen += s.undealt[c]
    for other in range(SEATS):
        if other != seat:
            for c in range(PIGS):
                s.hand[other, c] = 0
            for _ in range(s.held[other]):
                c = nth(s.undealt, draw(rng, unseen))
                s.undealt[c] -= 1
                s.hand[other, c] += 1
                unseen -= 1
