# Rummü in English.

goal = Have the most points when somebody reaches 200: get rid of your cards, but lay them well.

option-teams = Teams
    .help = Two by two, with the player who sits opposite; for four or six players.
option-target = Points to reach
    .help = The match ends after the deal in which somebody has this many points (alone usually 200, in teams 500).

refusal-cards-are-being-dealt = The cards are still being dealt.
refusal-no-such-card-left = That card is not in the stock any more.
refusal-draw-first = Draw a card first: from the stock, or from the discard pile.
refusal-already-drawn = You have drawn already: from the stock or from the discard pile, never from both.
refusal-pile-is-empty = The discard pile is empty: there is nothing left to take.
refusal-no-such-action = You cannot do that in this game.
refusal-not-in-hand = You do not hold that: play only cards from your hand.
refusal-not-your-turn = It is not your turn.
refusal-too-few-cards = A combination has at least three cards.
refusal-no-combination = That is no combination: lay one number in different colours, or a run that is all of one colour or all of different colours.
refusal-same-card-twice = No combination holds the same card twice.
refusal-too-many-yellows = Too many yellow cards: a set and a many-coloured run hold one at most, and in a one-colour run the natural cards must outnumber them.
refusal-opening-too-short = Your first combination is too short: your score before this deal asks for more cards.
refusal-open-first = Lay a combination of your own first; only then may you add cards or free a joker.
refusal-does-not-fit = That does not fit there: what comes of it would be no combination.
refusal-no-such-combination = No combination of that number lies on the table.
refusal-one-at-a-time = This match is played by the first version of the rules: add one card at a time.
refusal-nothing-to-free = No yellow card there stands for that card.
refusal-take-back-first = You have no card left to discard: first take something back from your own combinations.
refusal-hand-not-empty = Cards are taken back only when your hand is empty.
refusal-not-yours = That combination is not yours: take back from your own.
refusal-not-in-combination = That card is not in this combination.
refusal-would-break = Without that card the rest would be no combination: take back another one.
refusal-only-discard = After taking back you can only discard.
refusal-match-is-over = The match is over.

label-draw = draw a card from the stock
label-renew = shuffle the discards into a new stock and draw from it
label-take = take { $card } from the discard pile
label-lay = lay { $cards }
label-add = add { $added } to { $cards }
label-free = put { $card } into { $cards } and take { $yellow }
label-back = take back { $card } from { $cards }
label-back-whole = take back all of { $cards }
label-discard = discard { $card }

log-dealt = Deal { $deal }: { $cards } cards each; { $card } starts the discard pile.
log-renew = The stock is empty: all discards but the top one are shuffled into a new stock.
log-draw = { $who-is ->
    [you] You draw from the stock.
   *[other] { $who } draws from the stock.
}
log-drawn = It is { $card }.
log-take = { $who-is ->
    [you] You take { $card } from the discard pile.
   *[other] { $who } takes { $card } from the discard pile.
}
log-lay = { $who-is ->
    [you] You lay combination { $number }: { $cards }.
   *[other] { $who } lays combination { $number }: { $cards }.
}
log-add = { $who-is ->
    [you] You add { $added } to combination { $number }: { $cards }.
   *[other] { $who } adds { $added } to combination { $number }: { $cards }.
}
log-free = { $who-is ->
    [you] You put { $card } into combination { $number } and take { $yellow }: { $cards }.
   *[other] { $who } puts { $card } into combination { $number } and takes { $yellow }: { $cards }.
}
log-back = { $who-is ->
    [you] You take back { $card } from combination { $number }: { $cards } stays.
   *[other] { $who } takes back { $card } from combination { $number }: { $cards } stays.
}
log-back-whole = { $who-is ->
    [you] You take back all of combination { $number }: { $cards }.
   *[other] { $who } takes back all of combination { $number }: { $cards }.
}
log-empty-hand = { $who-is ->
    [you] You have no card left to discard and must take something back.
   *[other] { $who } has no card left to discard and must take something back.
}
log-discard = { $who-is ->
    [you] You discard { $card }.
   *[other] { $who } discards { $card }.
}
log-out = { $who-is ->
    [you] That was your last card: you go out!
   *[other] That was the last card: { $who } goes out!
}
log-stuck = The deal ends here, and nobody goes out.
log-score = { $who-is ->
    [you] You: { $points } points, { $score } in all.
   *[other] { $who }: { $points } points, { $score } in all.
}
log-score-team = { $who } and { $partner }: { $points } points, { $score } in all.

table-deal = Deal { $deal }; the match ends at { $target ->
    [one] one point
   *[other] { $target } points
}.
table-team = { $who } and { $partner } play together.
table-seat = { $who-is ->
    [you] You
   *[other] { $who }
}: { $cards ->
    [one] one card
   *[other] { $cards } cards
}, score { $score }
table-known = { $who } certainly holds: { $cards }
table-combination = Combination { $number }: { $cards } ({ $who-is ->
    [you] yours
   *[other] { $who }
}, { $points } points)
table-stock = Stock: { $stock ->
    [one] one card
   *[other] { $stock } cards
}. Discard pile: { $pile ->
    [one] one card
   *[other] { $pile } cards
}, on top { $top }
table-stock-alone = Stock: { $stock ->
    [one] one card
   *[other] { $stock } cards
}. The discard pile is empty.
table-hand = Your hand: { $cards }
table-opening = Your first combination needs at least { $cards } cards.

notation-alone = “{ $text }” cannot be read: “{ $verb }” stands alone.
notation-one-card = “{ $text }” cannot be read: write “{ $verb }” and one card, such as { $verb } g3.
notation-add = “{ $text }” cannot be read: write “add”, one card or several, and the number of a combination, such as add r8 2 or add y8 r9 2.
notation-combination = “{ $text }” cannot be read: write “{ $verb }”, one card and the number of a combination, such as { $verb } r8 2.
notation-lay = “{ $text }” cannot be read: write “lay” and the cards, such as lay r5 y6 r7.
notation-too-often = “{ $text }” names { $card } more often than it is in the box.
notation-too-many = “{ $text }” names too many cards: at most { $most } can be added at once, since a combination has three to ten.

position-dealer = In deal { $deal } (the first is 0) the dealer is seat { $dealer }.
position-partners = Seats { $seat } and { $partner } are partners: they have the same score.
position-target-reached = Somebody has { $target } points already: then the phase is “over”.
position-target-missed = The match is not over: nobody has { $target } points, and it was not the fortieth deal.
position-card-count = Card { $card } is there { $found } times in hands, stock, discards and combinations; in the box { $copies } times.
position-discard = { $key } is “{ $found }”; it must be one card, such as "r7".
position-combination = { $key } is { $found }; it must have the keys id, owner and cards.
position-combination-order = { $key } has the number { $number } after { $before }; combinations stand in the order of their numbers, each once.
position-no-combination = { $key }: “{ $cards }” is no combination.
position-known = Seat { $seat } does not hold what is known of it: { $cards }.
position-stocks-number = “stocks” has { $found } entries. It is there only after a renewal, with one for the first stock and one for each renewal; there were { $renewed }.
position-stocks = { $key } is { $found }; it must have the keys cards and hands.
position-stocks-seen = { $key } lists what everybody sees elsewhere: { $cards }.
position-stocks-hand = { $key }: seat { $seat } cannot hold { $found } unseen cards from there.
position-stocks-missing = “stocks” does not list every card where it must have come from: { $cards }.
position-turn = After { $turns } turns of this deal the turn is seat { $turn }’s.
position-empty-hand = Seat { $seat } has no card: the deal would be over.
position-back = To take back, seat { $seat } has an empty hand and a combination of its own.
position-no-discard = When a turn begins or has ended, there is at least one discard.
position-deal-ended = The stock is empty and cannot be renewed: the deal would be over.
position-deal-goes-on = The match is not over: the last player still holds cards, and the deal can go on.

board-red = red
board-blue = blue
board-green = green
board-yellow = yellow
board-black = black
board-others = The others at the table
board-own = Your side of the table
board-hand = Your hand
board-cards = Cards in hand:
board-known = certainly holds
board-score = Points:
board-lying = already on the table
board-points = points
board-with = with
board-combination = Combination
board-add = Add
board-stock = Stock
board-pile = Discards
board-new = New combination
board-opening = Cards needed to open:
board-lay = Lay
board-discard = Discard
board-clear = Put all back
board-sorting = Sort the hand
board-by-colour = By colour
board-by-number = By number
board-by-hand = By hand: drag the cards, or Shift and the arrow keys
board-gains = The deal:
board-last-hands = Left in hand
board-hint-draw = Draw from the stock, or take the top card of the discards.
board-hint-play = Lay, add or free a joker; then discard one card.
board-hint-back = Your hand is empty: take something back from your combinations.
board-hint-discard = Discard one card.

# What the coach speaks of.
feature-table = Points on the table
feature-plan = Worth of what you could lay
feature-burden = Points your hand would cost

# The score at the end, part by part.
score-total = { $points ->
    [one] one point
   *[other] { $points } points
}
score-deal = Deal { $deal }
score-combination = laid { $cards }
score-out = went out
score-hand = still in hand { $cards }
score-hand-spared = the partner went out: { $cards } in hand costs nothing

# The guided first match, and what the first free one says of each kind of move, once.
lesson-goal = Get rid of your cards! Lay runs of one colour, or one number in many colours. You have red cards already: 3, 4 and 6.
lesson-draw = You always begin by drawing a card. Tap the stock!
lesson-draw-wrong = That one is no use to you. Draw from the stock instead!
lesson-lay = The red 5! Tap your red 3, 4, 5 and 6, then “Lay”. The first time it must be four cards at once.
lesson-lay-wrong = Not yet! First lay the red 3, 4, 5 and 6, without yellow: pure counts far more.
lesson-add = Yellow ★ is a joker: the yellow 5 stands for any 5. Tap it, then Lina’s blue run: it grows longer.
lesson-add-wrong = First add the yellow 5 ★ to Lina’s blue run.
lesson-discard = At the end you discard one card. What stays in your hand costs points: away with the high black 9 ◆!
lesson-discard-wrong = Discard the black 9 ◆ now: in your hand it costs the most.
lesson-points = Lina and Tom drew and discarded, too. Long combinations bring points, most of all pure ones like your red run, without yellow.
lesson-end = At 200 points the match ends, and whoever has the most wins. Being quick is not enough! Play on!

hint-draw = Draw a card from the stock, or take the discards if they suit you.
hint-lay = You can lay: tap the cards. Without yellow it counts more.
hint-add = You can add: pick cards and tap a combination.
hint-free = Do you hold the card that yellow stands for? Swap it for the joker.
hint-discard = End by discarding a card, best a high one that fits nowhere.

# The coach, in one sentence.
advice-draw = Draw a card from the stock: the open one is of little use to you.
advice-take = Take { $card } from the discard pile: it goes with your cards.
advice-lay = Lay { $cards }: what lies on the table counts for you.
advice-add = Add { $added } to { $cards }: fewer cards in your hand, more on the table.
advice-free = Put { $card } into { $cards } and take { $yellow }: a joker is always useful.
advice-back = Take back from { $cards }: you need a card to discard.
advice-discard = Discard { $card }: you need it least.

# Questions at a real table.
check-combination = A combination
    .help = May these cards be laid together, and what do they count?
check-combination-cards = The cards
check-opening = Opening
    .help = Is this first combination of the deal long enough?
check-opening-cards = The cards
check-opening-score = Your score before this deal
check-opening-needs = With this score, the first combination needs at least { $cards } cards.
check-add = Adding
    .help = May these cards be added to that combination?
check-add-lying = The combination on the table
check-add-added = The cards to add
check-deal = Points of a deal
    .help = What has a player earned when a deal is over?
check-deal-combinations = Combinations on the table
check-deal-hand = Cards still in hand
check-deal-out = went out
check-pure-set = { $cards } is a pure set: { $points ->
    [one] one point
   *[other] { $points } points
}.
check-mixed-set = { $cards } is a set with yellow: { $points ->
    [one] one point
   *[other] { $points } points
}.
check-pure-run = { $cards } is a pure run: { $points ->
    [one] one point
   *[other] { $points } points
}.
check-mixed-run = { $cards } is a run that is not pure: { $points ->
    [one] one point
   *[other] { $points } points
}.
check-before = Before, it counted { $points }.
check-lying-is-none = What is said to lie on the table is no combination:
check-nothing-added = Say which cards are to be added.
check-is-none = { $cards } cannot lie on the table:
check-out-with-cards = Whoever goes out has no cards left, and { $cards ->
    [one] one is named
   *[other] { $cards } are named
}: take one of the two away.
check-out = Went out: { $points }
check-hand = Still in hand { $cards }: { $points }
check-total = { $points ->
    [one] One point
   *[other] { $points } points
} in this deal.
