# What games on components say, where they have no words of their own for it.

refusal-match-is-over = The match is over.
refusal-no-such-action = You cannot do that in this game.
refusal-cards-are-being-dealt = The cards are still being dealt.
refusal-dice-are-being-thrown = The dice are still rolling.
refusal-card-is-not-left = That card is not there to be dealt.
refusal-not-your-turn = It is not your turn.
refusal-already-chosen = You have chosen already; wait for the others.
refusal-not-in-hand = You do not hold that card.

notation-form = “{ $text }” cannot be read: write for example “{ $first }” or “{ $last }”.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $nearest }”?
}
notation-alone = “{ $text }” cannot be read: “{ $verb }” is written alone.
position-card = In the position, { $key } names “{ $found }”, which is no card of this game; cards are written like { $first } and { $last }.
position-card-twice = In the position, there are more cards { $card } than the game has.
position-card-missing = In the position, a card { $card } is missing: it must be somewhere.
position-top = In the position, { $key } is { $found }, but that card is not in “{ $pile }”.
position-too-many = In the position, { $key } has { $found } cards; there is room for { $most }.
position-chain = In the position, { $key } goes on with { $tile }, but the open end is { $end }.
position-lacks = In the position, a hand has { $cards ->
    [none] fewer cards than it got lately
   *[other] { $cards }, which { $key } says it lacks
}; cards that it got lately, and that may be any: { $newer }.
position-supply = In the position, { $key } has more than the { $most } that exist.
position-pawns = In the position, { $key } has a pawn on { $place }, where another one stands already.
position-does-not-fit = This position cannot come about by the rules.

part-hand = Hand
part-stock = Stock
part-undealt = Undealt cards
part-discard = Discard pile
part-played = Played cards
part-choice = Choice
part-rows = Row
part-market = Market
part-known = Known cards
part-line = Line
part-pawns = Pawns
part-die = Die
part-points = Points
part-tokens = Tokens
part-supply = Supply
part-suit = Suit to follow

suit-c = clubs
suit-d = diamonds
suit-h = hearts
suit-s = spades
suit-r = red
suit-b = blue
suit-g = green
suit-y = yellow
suit-k = black
suit-w = white
side-left = left
side-right = right

label-play = Play { $card }
label-draw = Draw a card
label-pass = Pass
label-name = Name { $suit }
label-move = Move pawn { $pawn }
label-lay = Lay { $tile } { $side }
label-take = Take { $card }
label-discard = Discard { $card }
label-action = { $text }

table-seat = { $who-is ->
    [you] You
   *[other] { $who }
}
table-seat-points = { $who-is ->
    [you] You
   *[other] { $who }
}, points: { $points }
table-seat-cards = { $who-is ->
    [you] You
   *[other] { $who }
}: { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
}
table-seat-cards-points = { $who-is ->
    [you] You
   *[other] { $who }
}: { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
}, points: { $points }
table-hand = Your hand: { $cards }
table-choice = You have chosen { $card }.
table-shown = { $who-is ->
    [you] You showed { $card }.
   *[other] { $who } showed { $card }.
}
table-known = { $who-is ->
    [you] The others know that you hold { $cards }.
   *[other] { $who } is known to hold { $cards }.
}
table-stock = { $part }: { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
}
table-pile = { $part }: { $cards }
table-pile-top = { $part }: { $card } on top ({ $cards ->
    [one] one card
   *[other] { $cards } cards
})
table-piles = { $part } { $number }: { $cards }
table-suit = { $part }: { $suit }
table-suit-seat = { $who-is ->
    [you] You drew instead of playing { $suit }.
   *[other] { $who } drew instead of playing { $suit }.
}
table-dice = { $part }: { $dice }
table-pawns = { $who-is ->
    [you] Your pawns
   *[other] Pawns of { $who }
}: { $places }
table-counter = { $part }: { $number }
table-counter-seat = { $who-is ->
    [you] You
   *[other] { $who }
}, { $part }: { $number }
typed-track = { $row }
