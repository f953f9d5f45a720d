goal = Be the first to reach the points agreed: whoever goes out gets what the others still hold.

option-target = Points to reach
    .help = The match goes on, deal after deal, until somebody has so many points.
option-target-0 = just one deal
option-target-50 = 50
option-target-100 = 100
option-target-200 = 200
option-specials = Special cards
    .help = A two makes the next player draw two and miss a turn, a jack skips one, an ace turns the direction.

refusal-does-not-fit = That card does not fit: it needs the suit or the value of the top card. An eight always fits.
refusal-name-a-suit = First name a suit for your eight: clubs, diamonds, hearts or spades.
refusal-nothing-to-name = A suit is named only after an eight of your own.
refusal-draw-first = Draw a card before you pass.
refusal-already-drawn = You have drawn already: play that card, or pass.
refusal-only-the-drawn-card = After drawing you may play only the card you drew.
refusal-nothing-to-draw = There is nothing to draw: play a card, or pass.

position-open = A card must lie open; “suit” is its suit, or any suit after an eight, and a suit is only named after an eight.
position-hands = Everybody holds cards until the match is over; then one hand at most is empty.
position-drawn = Only in the phase “drawn”, and only for whoever’s turn it is, “drawn” names a card of that hand that came from the stock; otherwise nothing.
position-mixed = “mixed” names all cards the new stock was made of, those still in it included, and “shuffles” counts how often; without a new stock leave both out.
position-over = The match is over exactly when somebody has reached “target”, or after the thirtieth deal, or after a single one.

log-flip = Deal { $deal }: { $cards } cards each. The first card is { $card }.
log-play = { $who-is ->
    [you] You play { $card }.
   *[other] { $who } plays { $card }.
}
log-name = { $who-is ->
    [you] You want { $suit }.
   *[other] { $who } wants { $suit }.
}
log-draw = { $who-is ->
    [you] You draw { $card }.
   *[other] { $who } draws { $card }.
}
log-draws = { $who } draws a card.
log-pass = { $who-is ->
    [you] You pass.
   *[other] { $who } passes.
}
log-renew = The stock is empty: the discards are shuffled into a new one.
log-must-draw = { $who-is ->
    [you] You must draw two cards and miss a turn!
   *[other] { $who } must draw two cards and misses a turn!
}
log-skip = { $who-is ->
    [you] You miss a turn!
   *[other] { $who } misses a turn!
}
log-turned = Now it goes round the other way.
log-stuck = Nobody can go on: the deal is over.
log-held = { $who-is ->
    [you] You still hold { $cards }: { $held ->
        [one] one point
       *[other] { $held } points
    }.
   *[other] { $who } still holds { $cards }: { $held ->
        [one] one point
       *[other] { $held } points
    }.
}
log-won = { $who-is ->
    [you] You get { $gain ->
        [one] one point
       *[other] { $gain } points
    }: { $points } in all!
   *[other] { $who } gets { $gain ->
        [one] one point
       *[other] { $gain } points
    }: { $points } in all.
}
log-tied = Several have the fewest points: nobody scores.

# The guided first match, and what the first free one says of each kind of move, once.
lesson-goal = These five cards are yours. Whoever gets rid of all their cards first wins points for what the others still hold.
lesson-suit = The queen of hearts is on top. A heart goes on a heart: play your ♥7!
lesson-suit-wrong = You could, but keep it for later. Play the heart, ♥7!
lesson-draw = Grandma has played ♥3. You have no heart and no three, only an eight. Keep that one: tap the stock and draw a card.
lesson-draw-wrong = Keep your eight for later! Tap the stock and draw a card.
lesson-pass = ♦9: it is no heart and no three either. So you pass.
lesson-pass-wrong = That does not help now. Pass!
lesson-value = Grandma plays ♣3 on her ♥3: the same value! Now clubs count. Play your ♣9, the dearest one.
lesson-value-wrong = It fits, but dear cards should go first. Play the ♣9!
lesson-eight = Grandma drew a card, and it did not fit. Now your eight: it fits on everything. Careful, nobody wants to be left with it: it costs 50 points! Play it.
lesson-eight-wrong = That would fit. But try the eight now!
lesson-name = After an eight you name a suit. You hold ♦9 and ♦K: name diamonds!
lesson-name-wrong = Better name the suit you hold most of: diamonds.
lesson-end = Two diamonds and ♣7 are left, and diamonds still count. Out with them! When your hand is empty, the deal is yours.

hint-play = Same suit, or same value. Dear cards first!
hint-draw = One card. If it fits, you may play it at once.
hint-name = Name the suit of which you hold most.

# The score at the end, deal by deal.
score-total = { $points ->
    [one] one point
   *[other] { $points } points
}
score-deal = Deal { $deal }
score-won = what the others held
score-held = { $held ->
    [one] one point in hand
   *[other] { $held } points in hand
}

# The coach, in one sentence.
advice-play = Play { $card }: dear cards should go while they fit.
advice-name = Name { $suit }: that helps you most now.
advice-draw = Draw a card: what you hold does not fit, or is worth keeping.
advice-pass = Pass: this card does not fit, or is worth keeping.
