# Tausch Rausch in English.

goal = Be the first to claim five objectives, each with exactly the cards it asks for.

objective-even = five even cards
objective-odd = five odd cards
objective-colour = five cards of one colour
objective-colour-r = five red cards ●
objective-colour-b = five blue cards ■
objective-colour-g = five green cards ▲
objective-colour-y = five yellow cards ★
objective-nine-r = two red cards ● that make exactly 9
objective-nine-b = two blue cards ■ that make exactly 9
objective-nine-g = two green cards ▲ that make exactly 9
objective-nine-y = two yellow cards ★ that make exactly 9
objective-high-r = four red cards ● that make at least 23
objective-high-b = four blue cards ■ that make at least 23
objective-high-g = four green cards ▲ that make at least 23
objective-high-y = four yellow cards ★ that make at least 23
objective-low = four cards that make at most 7
objective-top = four cards that make at least 37
objective-run5 = a run of five
objective-run4 = a run of four in one colour
objective-full = a full house
objective-four = four of a kind
objective-three = three of a kind
objective-twins = two identical cards
objective-pairs2 = two neighbouring pairs
objective-pairs3 = three neighbouring pairs

option-deck = Objectives
    .help = Which deck of 24 objectives is on the table.
option-deck-mixed = mixed: some objectives are there twice
option-deck-four-colours = four colours: 24 different objectives

first-youngest = Who is the youngest of you?
first-youngest-told = { $who-is ->
    [you] You begin: nobody is younger.
   *[other] { $who } begins: nobody is younger.
}

refusal-cards-are-being-dealt = The cards are still being dealt.
refusal-none-left = None of these is left in the pile.
refusal-not-your-turn = It is not your turn.
refusal-no-such-action = You cannot do that in this game: swap at a market, or claim an objective.
refusal-market-asks-otherwise = That market asks for another number of cards: give exactly as many as lie on it.
refusal-not-in-hand = You do not hold all of these cards: give cards from your hand.
refusal-cannot-show = These would do, but you do not hold all of them.
refusal-market-is-closed = This market is closed to you: it asks for more cards than you hold.
refusal-match-is-over = The match is over.
refusal-not-even = This objective asks for exactly five even cards.
refusal-not-odd = This objective asks for exactly five odd cards.
refusal-not-one-colour = This objective asks for exactly five cards of one colour; if it names one, of that colour.
refusal-not-nine = This objective asks for exactly two cards of its colour that make 9 together.
refusal-not-high = This objective asks for exactly four cards of its colour that make 23 or more together.
refusal-not-low = This objective asks for exactly four cards that make 7 or less together.
refusal-not-top = This objective asks for exactly four cards that make 37 or more together.
refusal-not-run5 = This objective asks for exactly five consecutive values, such as 3 4 5 6 7; 10 and 1 are not neighbours.
refusal-not-run4 = This objective asks for exactly four consecutive values in one colour.
refusal-not-full = This objective asks for three cards of one value and two of another, or five of one.
refusal-not-four = This objective asks for exactly four cards of one value.
refusal-not-three = This objective asks for exactly three cards of one value.
refusal-not-twins = This objective asks for two cards of the same value and the same colour.
refusal-not-pairs2 = This objective asks for two pairs of neighbouring values, such as 5 5 6 6.
refusal-not-pairs3 = This objective asks for three pairs of neighbouring values, such as 2 2 3 3 4 4.

log-dealt = The markets are laid out, and everyone is dealt five cards.
log-swap = { $who-is ->
    [you] You swap at market { $market }: you give { $cards } and take { $taken }.
   *[other] { $who } swaps at market { $market }: gives { $cards }, takes { $taken }.
}
log-claim = { $who-is ->
    [you] You claim an objective, { $objective }, with { $cards }.
   *[other] { $who } claims an objective, { $objective }, with { $cards }.
}
log-uncover = A new objective is uncovered: { $objective }.
log-drew = { $who-is ->
    [you] You draw { $card }.
   *[other] { $who } draws { $card }.
}
log-draws = { $who } draws a card.
log-reshuffle = The draw pile is empty: the discards are shuffled and become the draw pile.
log-nothing-to-draw = There is nothing left to draw.
log-wins = { $who-is ->
    [you] That is your fifth objective: you win!
   *[other] That is { $who }’s fifth objective: the match is won!
}
log-last-turn = Everyone has had { $turns } turns: the most objectives win.

table-turn = Turn { $turn } of { $turns } at most
table-over = The match is over after { $turns } turns in all.
table-market = Market { $market }: { $asks ->
    [one] one card
   *[other] { $asks } cards
} against { $cards }
table-objective = Objective { $place }: { $objective } (bonus { $bonus })
table-draw = Draw pile: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
table-discards = Discards: { $cards }, on top { $top }
table-seat = { $who-is ->
    [you] You
   *[other] { $who }
}: { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $objectives ->
    [one] one objective
   *[other] { $objectives } objectives
}
table-known = Everybody knows that { $who } holds { $cards }
table-hand = Your hand: { $cards }
typed-letters = Letters for typing: { $letters }

label-swap = swap at market { $market }: give { $cards }, take { $taken }
label-claim = claim { $objective }: { $cards }

card-r = red ●
card-b = blue ■
card-g = green ▲
card-y = yellow ★
board-others = The others at the table
board-cards = Cards in hand:
board-known = Everybody knows of:
board-won = Objectives claimed:
board-draw = draw pile
board-discards = discards
board-objectives = Objectives
board-pile = in the pile:
board-bonus = bonus
board-you-hold = you hold
board-even = even
board-odd = odd
board-markets = The markets
board-market = Market
board-asks = asks for
board-offers = offers
board-gives = you give
board-hand = Your hand
board-choose = cards chosen:
board-hint-turn = Choose cards and a market, or an objective you can claim.
board-hint-market = Now choose a market.
board-swap = Swap
board-claim = Claim
board-cancel = Put everything back
board-by-value = by number

notation-swap = “{ $text }” cannot be read: write “swap”, a market from 1 to 5 and the cards you give, such as “swap 3 r5 g7”.
notation-claim = “{ $text }” cannot be read: write “claim”, a place from 1 to 5 and the cards you show, such as “claim 2 r5 b5 g5”.
notation-deal = “{ $text }” cannot be read: “deal” takes one card.
notation-uncover = “{ $text }” cannot be read: “uncover” takes one objective: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
notation-too-many = “{ $text }” names too many cards; { $most } are the most that are ever asked for.
notation-thrice = “{ $text }” names { $card } more than twice, but there are only two of each card.

position-lacks = Once something of a match is given, “{ $key }” must be given too.
position-turn = After { $turns } turns in all it is the turn of seat { $turn }.
position-thrice = { $key } names { $card } more than twice, but there are only two of each card.
position-market = Market { $market } asks for { $asks }, so as many cards lie on it; here it is { $found }.
position-empty-hand = Seat { $seat } has no card; while the match goes on everybody holds one at least.
position-two-of-each = There are two of each card; { $card } is there { $found } times.
position-top = “discard_top” is { $found }; it must be one of the discards: { $known }.
position-claimed = Seat { $seat } has claimed more than { $most } objectives.
position-claims-turns = Seat { $seat } has claimed objectives in { $claims } turns, but has had only { $turns }.
position-objectives = Objective { $objective } is there { $found } times; in this deck it is { $expected }.
position-discards = There are { $found } discards, but only { $spent } cards were spent for objectives.
position-not-renewed = The draw pile is empty, but there are { $found } discards: they would have become the draw pile at once.
position-winner = Seat { $seat } has five objectives, so the last turn was that seat’s; by the number of turns it was seat { $last }’s.
position-still-on = The match is not over yet: nobody has five objectives, and turns are left.
position-is-over = The match is over: somebody has five objectives, or all turns were taken.
position-row = The open row has { $found } empty places; it must be { $expected }.
position-known = Seat { $seat } does not hold all the cards that everybody knows of.
position-old = “old” and “old_held” do not fit the hands: of the old cards each seat must hold as many as is said, hidden, and somebody at least one.

# What the coach speaks of.
feature-claims = Objectives claimed
feature-nearest = Cards the nearest objective lacks
feature-cards = Cards in hand

# The score at the end, part by part.
score-total = { $points ->
    [one] one objective
   *[other] { $points } objectives
}
score-objective = { $objective }: { $cards }

# The guided first match, and what the first free one says of each kind of move, once.
lesson-objectives = Up there are the objectives. The first to have five wins! The first one wants four cards of one number. You have two fives already.
lesson-swap = Two fives lie on market 3! Give your red 10 ● and your yellow 9 ★ for them: pick both, tap the market, then “Swap”.
lesson-swap-wrong = You could do that. But the fives are on market 3: give your red 10 ● and your yellow 9 ★ for them.
lesson-four = Four fives! And with each swap you draw a card: that is how your hand grows. Lina has swapped, too.
lesson-claim = Now the first objective fits. Tap it, and your fives are picked. Then tap “Claim”.
lesson-claim-wrong = No need: you can claim an objective! Tap the first one, then “Claim”.
lesson-taken = Your first objective! Its cards are gone, but you drew two new ones. And look: Lina took what you had left on market 3!
lesson-end = So do not leave what the others need. Whoever claims five objectives first wins. Play on!

hint-swap = Pick cards you do not need, then a market with better ones.
hint-claim = You have all that an objective needs! Tap it: five win.

# The coach, in one sentence.
advice-claim = Claim “{ $objective }”: you have the cards for it!
advice-swap-claim = Swap at market { $market }: next you can claim “{ $objective }”.
advice-swap-near = Swap at market { $market }: that brings you nearer to “{ $objective }”.
advice-swap = Swap at market { $market }: you can use those cards better.

# Questions at a real table.
check-objective = An objective
    .help = May it be claimed with these cards?
check-objective-objective = The objective
check-objective-cards = The cards shown
check-fulfilled = Yes, that is enough: { $objective } ({ $cards }).
check-bonus = Take the objective and draw { $bonus ->
    [one] one card
   *[other] { $bonus } cards
}.
