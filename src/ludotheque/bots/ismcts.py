# mypy: disable-error-code=no-any-return
"""Drivers of information-set Monte-Carlo tree search, and of looking one step ahead, compiled for each game.

`game` stands for the rules of one game and `bot` for its bot.py, as in the kernel's drivers; `basic` for those drivers.

The search is information-set Monte-Carlo tree search with an information set for everyone who acts. Each simulation
begins with a guess: a whole state that looks like the view it came from. What an acting seat would see of the state is
hashed, and that is the node: choices that a seat could not tell apart share one node, whoever it is, and what it cannot
see cannot steer it. So simultaneous choices are hidden from each other here as they are at the table. Which actions are
legal follows from the view (a law of every game), so an action of a node can always be chosen when the node is met.
Moves of chance are drawn. A simulation adds one node at the most, and is then played on by the game's quick rule.

What a simulation is worth to a seat is the share of the others it ends above (a tie counts half): a number from 0 to 1
for any number of players and for partners, who end level. Where a simulation is cut off, the game's `value` says how
likely each is to end above each other.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any

import numpy as np

from ludotheque.kernel import rng as generator
from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import CHANCE

game: Any = None
bot: Any = None
basic: Any = None
seed_stream = generator.seed

GUESSED = 2
"""The place on the desk where the guess of a sweep is kept; the first is played on, the second serves a glance."""

NONE = -1

HEART = 0.1
"""How much the margin weighs against the rank when a match is over: enough to play on well when all is decided."""

EXPLORE = 1.0
"""How much is tried that has not been tried often, in standard deviations."""

INNER = 16
"""So many actions of a node are looked at inside the tree, at the most."""

OPEN, GUESS, BELIEF = range(3)
"""How hidden things are filled in: not at all, as by a fresh shuffle, or as the game believes of people who play."""

SIGHT, DOUBT, WIDTH = range(3)
"""Places of what a game may say of its search. How far what an action looks worth one step ahead is usually off: the
less luck there is in a simulation, the fewer of them outweigh the first sight. By how many standard errors another
action must be better than the quick rule's own choice (0: the rule has no such claim). How many actions of a node
inside the tree are tried, to which the root of its visits is added: the rule's own and then the best-looking come
first."""

OWN = 100.0
"""More than any action can look worth: the quick rule's own choice goes in front of all."""

SCATTER = (0x01000193, 0x85EBCA6B, 0xC2B2AE35)
WORD = 0xFFFFFFFF


# --- what each game may leave out of its bot.py ---


@rule
def value_of_bot(s: Any, seat: int) -> float:
    return bot.value(s, seat)


@rule
def value_of_result(s: Any, seat: int) -> float:
    """Without an evaluation of the game's own: the points so far, as they stand."""
    return float(game.merit(s, seat))


@rule
def chapter_of_bot(s: Any) -> int:
    return bot.chapter(s)


@rule
def one_chapter(s: Any) -> int:
    return 0


@rule
def playout_of_bot(s: Any, seat: int, rng: Any) -> int:
    return bot.playout(s, seat, rng)


@rule
def playout_by_quick(s: Any, seat: int, rng: Any) -> int:
    return bot.quick(s, seat, rng)


@rule
def plan_of_bot(s: Any, seat: int, rng: Any) -> int:
    return bot.plan(s, seat, rng)


value: Any = value_of_result
play_on: Any = playout_by_quick
plan: Any = playout_by_quick  # the searcher's own choice, before anything is looked into
plan_on: Any = playout_by_quick  # and how he plays on in simulations
chapter: Any = one_chapter
believe: Any = None  # the bot's, or the rules' guess


@rule
def imagine(s: Any, seat: int, how: int, rng: Any) -> None:
    """Fill in what a view hides."""
    if how == GUESS:
        game.guess(s, seat, rng)
    elif how == BELIEF:
        believe(s, seat, rng)


# --- what a position is worth ---


@rule
def above(lead: float) -> float:
    """How likely a seat with such a lead in value is to end above the other."""
    return 1.0 / (1.0 + exp(-lead))


@rule
def weigh(s: Any, players: int, over: bool, values: Any, worth: Any) -> None:
    """What a position is worth to each seat, from 0 to 1: the share of the others it is, or should end, above."""
    for seat in range(players):
        values[seat] = value(s, seat)
    for seat in range(players):
        total = 0.0
        for other in range(players):
            if other != seat:
                likely = above(values[seat] - values[other])
                if over:
                    lead = game.merit(s, seat) - game.merit(s, other)
                    rank = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
                    likely = (1.0 - HEART) * rank + HEART * likely
                total += likely
        worth[seat] = total / (players - 1) if players > 1 else 0.5


@rule
def step(s: Any, seat: int, action: int, rng: Any) -> None:
    """Do an action, and let those choose by the quick rule who choose at the same time."""
    others = game.to_act(s) & ~(1 << seat)
    game.apply(s, seat, action)
    while others:
        other = basic.first_seat(others)
        others ^= 1 << other
        game.apply(s, other, play_on(s, other, rng))


@rule
def look(views: Any, seat: int, guesses: int, how: int, rng: Any, out: Any, scores: Any, work: Any, notes: Any) -> int:
    """What each legal action is worth one step ahead, on the average of some guesses. The number of actions."""
    n = game.legal(views[0], seat, out)
    players = views[0].players
    for k in range(n):
        scores[k] = 0.0
    for _ in range(guesses):
        work[0] = views[0]
        imagine(work[0], seat, how, rng)
        for k in range(n):
            work[1] = work[0]
            step(work[1], seat, out[k], rng)
            weigh(work[1], players, game.to_act(work[1]) == 0, notes[0], notes[1])
            scores[k] += notes[1, seat] / guesses
    return n


# --- the tree ---
#
# nodes[i]: key, key, visits, first edge, edges (-1 before they are listed); table: places of nodes by key.
# edges[e]: action, visits; gains[e]: the sum of what its simulations were worth to the node's seat.

KEY, KEY2, VISITS, FIRST, EDGES = range(5)
ACTION, TRIED = range(2)
EDGE_FIELDS = 2


@rule
def find(raw: Any, i: int, masks: Any, seat: int, nodes: Any, table: Any, made: int) -> int:
    """The node of what a seat sees of state i: its place, or `made` if it is new and has now been entered there; -1 if
    there is no more room."""
    a = 0x811C9DC5 ^ seat
    b = 0x2545F491 + seat
    for k in range(masks.shape[1]):
        byte = int(raw[i, k]) | int(masks[seat, k])
        a = ((a ^ byte) * SCATTER[0]) & WORD
        b = ((b + byte) * SCATTER[1]) & WORD
        b ^= b >> 13
    size = table.shape[0]
    at = (a ^ (b * SCATTER[2] & WORD) >> 7) & (size - 1)
    while table[at] >= 0:
        node = table[at]
        if nodes[node, KEY] == a and nodes[node, KEY2] == b:
            return node
        at = (at + 1) & (size - 1)
    if made >= nodes.shape[0]:
        return NONE
    table[at] = made
    nodes[made, KEY] = a
    nodes[made, KEY2] = b
    nodes[made, VISITS] = 0
    nodes[made, FIRST] = 0
    nodes[made, EDGES] = NONE
    return made


@rule
def order(out: Any, scores: Any, n: int, most: int) -> int:
    """The `most` best actions to the front, best first. How many there are."""
    most = min(most, n)
    for k in range(most):
        best = k
        for other in range(k + 1, n):
            if scores[other] > scores[best]:
                best = other
        out[k], out[best] = out[best], out[k]
        scores[k], scores[best] = scores[best], scores[k]
    return most


@rule
def list_edges(
    nodes: Any, node: int, edges: Any, gains: Any, used: int, out: Any, scores: Any, n: int, most: int
) -> int:
    """Give a node its best-looking actions as edges; the number of edges used then."""
    kept = order(out, scores, n, most)
    if used + kept > edges.shape[0]:
        kept = 0
    nodes[node, FIRST] = used
    nodes[node, EDGES] = kept
    for k in range(kept):
        edges[used + k, ACTION] = out[k]
        edges[used + k, TRIED] = 0
        gains[used + k] = 0.0
    return used + kept


@rule
def glance(work: Any, at: int, seat: int, own: int, out: Any, scores: Any) -> int:
    """The legal actions at a node inside the tree, each with what it looks worth one step on; the one that would be
    chosen without a search comes first."""
    n = game.legal(work[at], seat, out)
    for k in range(n):
        work[at + 1] = work[at]
        game.apply(work[at + 1], seat, out[k])
        scores[k] = value(work[at + 1], seat) + (OWN if out[k] == own else 0.0)
    return n


@rule
def spread(notes: Any) -> float:
    """How far apart simulations end: the standard deviation of what they were worth to the searcher."""
    n = notes[2, 0]
    if n < 2.0:
        return 0.5
    mean = notes[2, 1] / n
    return sqrt(max(notes[2, 2] / n - mean * mean, 0.0001))


@rule
def select(nodes: Any, node: int, edges: Any, gains: Any, notes: Any, first_width: float) -> int:
    """Which edge to follow inside the tree: one that was never tried if it is time for another, else the most promising
    one; what luck alone does to a simulation says how much a better mean is to be trusted."""
    visits = nodes[node, VISITS]
    first = nodes[node, FIRST]
    width = min(nodes[node, EDGES], int(first_width + sqrt(float(visits))))
    scale = EXPLORE * spread(notes)
    scale = scale * scale * log(float(visits) + 1.0)
    best = first
    best_score = -1.0
    for e in range(first, first + width):
        tried = edges[e, TRIED]
        if tried == 0:
            return e
        score = gains[e] / tried + sqrt(scale / tried)
        if score > best_score:
            best_score = score
            best = e
    return best


@rule
def usual(s: Any, mover: int, seat: int, rng: Any) -> int:
    """What is done without a search, by the searcher or by another."""
    return plan_on(s, mover, rng) if mover == seat else play_on(s, mover, rng)


@rule
def descend(
    mover: int, seat: int, made: int, used: int, depth: int, masks: Any, tuning: Any, tree: Any, desk: Any, rng: Any
) -> Any:
    """One step inside the tree, from the state on the desk: the action, or none if the tree ends here; and whether a
    node was made, how many edges are used, how deep the path is."""
    nodes, table, edges, gains, path = tree
    work, raw, out, scores, notes = desk
    node = find(raw, 0, masks, mover, nodes, table, made)
    if node == made:  # new: it is remembered, and left
        nodes[node, VISITS] = 1
        return NONE, made + 1, used, depth
    if node == NONE or depth == path.shape[0]:
        return NONE, made, used, depth
    if nodes[node, EDGES] < 0:
        n = glance(work, 0, mover, usual(work[0], mover, seat, rng), out, scores)
        used = list_edges(nodes, node, edges, gains, used, out, scores, n, INNER)
    nodes[node, VISITS] += 1
    if nodes[node, EDGES] == 0:
        return NONE, made, used, depth
    e = select(nodes, node, edges, gains, notes, tuning[WIDTH])
    path[depth, 0] = e
    path[depth, 1] = mover
    return edges[e, ACTION], made, used, depth + 1


@rule
def simulate(
    seat: int,
    root_edge: int,
    made: int,
    used: int,
    horizon: int,
    masks: Any,
    tuning: Any,
    tree: Any,
    desk: Any,
    rng: Any,
) -> Any:
    """One simulation from the state on the desk, which begins with an action of the root. The nodes made and the edges
    used so far."""
    _, _, edges, gains, path = tree
    work, _, out, _, notes = desk
    begun = chapter(work[0])
    path[0, 0] = root_edge
    path[0, 1] = seat
    depth = 1
    in_tree = True
    over = False
    game.apply(work[0], seat, edges[root_edge, ACTION])
    moves = 1
    while True:
        bits = game.to_act(work[0])
        if bits == 0:
            over = True
            break
        if chapter(work[0]) != begun:  # before anything is dealt for the next one, which would only be noise
            break
        if bits >> CHANCE:
            game.apply(work[0], CHANCE, basic.pick(work[0], CHANCE, rng, out))
            continue
        if moves >= horizon:
            break
        mover = basic.first_seat(bits)
        action = NONE
        if in_tree:
            action, made, used, depth = descend(mover, seat, made, used, depth, masks, tuning, tree, desk, rng)
            in_tree = action != NONE
        if action == NONE:
            action = usual(work[0], mover, seat, rng)
        game.apply(work[0], mover, action)
        moves += 1
    weigh(work[0], work[0].players, over, notes[0], notes[1])
    for k in range(depth):
        e = path[k, 0]
        edges[e, TRIED] += 1
        gains[e] += notes[1, path[k, 1]]
    notes[2, 0] += 1.0
    notes[2, 1] += notes[1, seat]
    notes[2, 2] += notes[1, seat] * notes[1, seat]
    return made, used


@rule
def sort_edges(edges: Any, gains: Any, hopes: Any, first: int, alive: int, trust: float) -> None:
    """The better ones of the edges from `first` on to the front, best first; the first sight counts as `trust`
    simulations."""
    for k in range(first, alive):
        best = k
        for other in range(k + 1, alive):
            if mean_of(edges, gains, hopes, other, trust) > mean_of(edges, gains, hopes, best, trust):
                best = other
        swap_edges(edges, gains, hopes, k, best)


@rule
def swap_edges(edges: Any, gains: Any, hopes: Any, one: int, other: int) -> None:
    for part in range(EDGE_FIELDS):
        edges[one, part], edges[other, part] = edges[other, part], edges[one, part]
    for part in range(2):
        hopes[part, one], hopes[part, other] = hopes[part, other], hopes[part, one]
    gains[one], gains[other] = gains[other], gains[one]


@rule
def mean_of(edges: Any, gains: Any, hopes: Any, e: int, trust: float) -> float:
    return (gains[e] + trust * hopes[0, e]) / (edges[e, TRIED] + trust)


@rule
def surely_better(edges: Any, gains: Any, hopes: Any, trust: float, doubt: float) -> bool:
    """Whether the second edge is better than the first, which the quick rule would take: by so many standard errors.
    Both were tried from the same guesses with the same luck, so it is their differences that count."""
    tried = edges[1, TRIED]
    if tried < 2:
        return False
    apart = gains[1] / tried - gains[0] / edges[0, TRIED]
    error = sqrt(max(hopes[1, 1] / tried - apart * apart, 0.0) / tried)
    return mean_of(edges, gains, hopes, 1, trust) - mean_of(edges, gains, hopes, 0, trust) > doubt * error


@rule
def first_sight(views: Any, seat: int, guesses: int, how: int, tree: Any, desk: Any, hopes: Any, rng: Any) -> int:
    """The edges of the root, best-looking first, but what he plans to do without a search in front; how many."""
    nodes, _, edges, gains, _ = tree
    work, _, out, scores, notes = desk
    n = look(views, seat, guesses, how, rng, out, scores, work, notes)
    own = plan(views[0], seat, rng)
    for k in range(n):
        if out[k] == own:
            scores[k] += OWN
    kept = list_edges(nodes, 0, edges, gains, 0, out, scores, n, hopes.shape[1])
    for k in range(kept):
        hopes[0, k] = scores[k] - OWN if edges[k, ACTION] == own else scores[k]
        hopes[1, k] = 0.0
    return kept


@rule
def search(
    views: Any,
    seat: int,
    simulations: int,
    horizon: int,
    how: int,
    guesses: int,
    seed_low: int,
    seed_high: int,
    masks: Any,
    tuning: Any,
    tree: Any,
    desk: Any,
    hopes: Any,
    stop: Any,
) -> int:
    """Search from a view. Afterwards the root's edges are the first ones, the best in front; the number of them.

    At the root the better half of the actions is kept again and again, until one is left; so simulations are spent on
    telling the best ones apart. All actions still in the running are tried from the same guess with the same luck.
    Where the game doubts its search, the quick rule's choice stays in the running, and gives way to what is surely
    better.
    """
    nodes, table, edges, gains, _ = tree
    work, raw, _, _, notes = desk
    rng = np.zeros(4, np.int64)
    words = np.zeros(4, np.int64)
    seed_stream(rng, seed_low, seed_high, 0)
    work[0] = views[0]
    made = find(raw, 0, masks, seat, nodes, table, 0) + 1
    kept = first_sight(views, seat, guesses, how, tree, desk, hopes, rng)
    used = kept
    stays = 1 if tuning[DOUBT] > 0.0 else 0
    alive = min(kept, max(4, int(sqrt(float(simulations)))))
    rounds = 0
    while 1 << rounds < alive:
        rounds += 1
    done = 0
    sweep = 0
    trust = 0.0
    for part in range(rounds):
        last = simulations * (part + 1) // rounds
        while done + alive <= last or (part == 0 and done == 0):
            sweep += 1
            seed_stream(rng, seed_low, seed_high, sweep)
            work[GUESSED] = views[0]
            imagine(work[GUESSED], seat, how, rng)
            for k in range(4):
                words[k] = rng[k]
            front = 0.0
            for e in range(alive):
                if stop[0]:
                    return kept
                for k in range(4):
                    rng[k] = words[k]
                work[0] = work[GUESSED]
                made, used = simulate(seat, e, made, used, horizon, masks, tuning, tree, desk, rng)
                if e == 0:
                    front = notes[1, seat]
                hopes[1, e] += (notes[1, seat] - front) * (notes[1, seat] - front)
            done += alive
        trust = (spread(notes) / tuning[SIGHT]) ** 2
        sort_edges(edges, gains, hopes, stays, alive, trust)
        alive = (alive + 1) // 2
    if rounds > 0 and stays == 1 and surely_better(edges, gains, hopes, trust, tuning[DOUBT]):
        swap_edges(edges, gains, hopes, 0, 1)
    return kept
