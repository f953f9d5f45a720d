goal = Have the most points when the hands are empty.

option-cards = Cards
    .help = How many cards each player gets.
option-lowest = Low wins
    .help = The lowest card takes the point.

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

position-round = After { $rounds } rounds everyone must hold { $cards } cards, and only so many cards can have been shown.
