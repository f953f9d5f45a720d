goal = Have the most points when the hands are empty.

option-cards = Cards
    .help = How many cards each player gets.
option-low_wins = Low wins
    .help = The lowest card takes the point.

refusal-cards-are-being-dealt = The cards are still being dealt.
refusal-card-is-not-left = That card is not there to be dealt.
refusal-already-chosen = You have chosen already; wait for the others.
refusal-not-in-hand = You do not hold that card.
refusal-no-such-action = You cannot do that in this game.
refusal-match-is-over = The match is over.

log-dealt = Everyone is dealt { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
log-chosen = { $who-is ->
    [you] You have chosen.
   *[other] { $who } has chosen.
}
log-shown = { $who-is ->
    [you] You show { $card }.
   *[other] { $who } shows { $card }.
}
log-point = { $who-is ->
    [you] The point is yours.
   *[other] { $who } takes the point.
}

table-seat = { $who-is ->
    [you] You
   *[other] { $who }
}: { $cards ->
    [one] one card
   *[other] { $cards } cards
}, points: { $points }
table-hand = Your hand: { $cards }

notation-card = “{ $text }” cannot be read: write “play” and a card, 1 to 12.
position-card-twice = Card { $card } is there twice.
position-round = After { $rounds } rounds everyone must hold { $cards } cards, and only so many cards can have been shown.
