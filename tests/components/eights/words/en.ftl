goal = Get rid of all your cards first.

option-cards = Cards
    .help = How many cards each player gets.
option-short = 32 cards
    .help = Leave out the values from 2 to 6.

refusal-does-not-fit = That card fits neither in suit nor in value.
refusal-you-can-play = You hold a card that fits: play it.
refusal-name-a-suit = Name a suit first.

log-play = { $who-is ->
    [you] You play { $card }.
   *[other] { $who } plays { $card }.
}
log-draw = { $who-is ->
    [you] You draw.
   *[other] { $who } draws.
}
log-name = { $who-is ->
    [you] You want { $suit }.
   *[other] { $who } wants { $suit }.
}
log-deal-hidden = A card is dealt.
