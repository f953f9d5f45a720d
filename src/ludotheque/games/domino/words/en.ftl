goal = Be the first to reach the points agreed: whoever goes out gets the pips that the others still hold.

option-mode = No tile that fits
    .help = Draw until one fits, or simply pass.
option-mode-draw = draw from the stock
option-mode-block = pass
option-target = Points to reach
    .help = The match goes on, round after round, until somebody has so many points.
option-target-0 = just one round
option-target-50 = 50
option-target-100 = 100

part-line = Line
part-stock = Stock
label-lay = Lay { $tile }, { $side }
label-draw = Draw a tile

table-seat-cards = { $who-is ->
    [you] You
   *[other] { $who }
}: { $cards ->
    [0] no tiles
    [one] one tile
   *[other] { $cards } tiles
}
table-seat-cards-points = { $who-is ->
    [you] You
   *[other] { $who }
}: { $cards ->
    [0] no tiles
    [one] one tile
   *[other] { $cards } tiles
}, points: { $points }
table-hand = Your tiles: { $cards }
table-stock = { $part }: { $cards ->
    [0] no tiles
    [one] one tile
   *[other] { $cards } tiles
}

refusal-cards-are-being-dealt = The tiles are being dealt. One moment.
refusal-card-is-not-left = That tile is no longer in the stock.
refusal-begin-with-the-highest = You begin with your highest double; without one, with your heaviest tile.
refusal-not-in-hand = You do not have that tile.
refusal-does-not-fit = That tile does not fit there: its half must match the end of the line.
refusal-you-can-lay = You have a tile that fits: lay it.
refusal-draw-first = Draw a tile: there are some left.
refusal-nothing-to-draw = There is nothing to draw: pass.

position-card = In the position, { $key } names “{ $found }”, which is no tile of this game; tiles are written like { $first } and { $last }.
position-card-twice = In the position, tile { $card } is there twice.
position-begins = With nothing laid yet, it is the turn of whoever holds { $tile }, and everybody has a full hand.
position-hands = Everybody holds tiles until the round is over; then one hand at most is empty, and nobody starts with fewer than the rules deal.
position-newer = “lacks_newer” counts tiles drawn since: only one, and only of whoever is to act.
position-over = The match is over exactly when somebody has reached “target”, or after the fortieth round, or after a single one.

log-began = Round { $round }: { $tiles } tiles each. { $who-is ->
    [you] You have { $tile } and begin.
   *[other] { $who } has { $tile } and begins.
}
log-open = { $who-is ->
    [you] You open with { $tile }.
   *[other] { $who } opens with { $tile }.
}
log-lay = { $who-is ->
    [you] You lay { $tile }, { $side }.
   *[other] { $who } lays { $tile }, { $side }.
}
log-draw = { $who-is ->
    [you] You draw { $tile }.
   *[other] { $who } draws { $tile }.
}
log-draws = { $who } draws a tile.
log-pass = { $who-is ->
    [you] You pass.
   *[other] { $who } passes.
}
log-emptied = { $who-is ->
    [you] You have laid all your tiles!
   *[other] { $who } has laid all tiles!
}
log-blocked = Nobody can lay any more: the round is over.
log-held = { $who-is ->
    [you] You are left with { $tiles }: { $pips ->
        [one] one pip
       *[other] { $pips } pips
    }.
   *[other] { $who } is left with { $tiles }: { $pips ->
        [one] one pip
       *[other] { $pips } pips
    }.
}
log-won = { $who-is ->
    [you] You win the round and get { $gain ->
        [one] one point
       *[other] { $gain } points
    }: { $points } in all!
   *[other] { $who } wins the round and gets { $gain ->
        [one] one point
       *[other] { $gain } points
    }: { $points } in all.
}
log-tied = Several have the fewest pips: nobody scores.

feature-points = points won
feature-pips = pips in your hand
feature-tiles = tiles in your hand
feature-fitting = chances to lay next time

hint-lay = Equal halves touch. Doubles lie across.
hint-draw = Nothing fits? Draw a tile.
hint-pass = Nothing fits, and nothing to draw: pass.

lesson-line = This is the line. Only its two ends count: a five on the left, a two on the right.
lesson-lay = Equal halves touch. Your five-four fits on the left: tap it, then the left end.
lesson-lay-wrong = That fits, too. Today take the five-four: heavy tiles go first.
lesson-draw = Neither end has anything for you now. Tap the stock and draw a tile.
lesson-drawn = What luck, it fits! Lay it.
lesson-drawn-wrong = Lay the tile that you have just drawn.
lesson-double = A double lies across. It is heavy, so get rid of it while it fits.
lesson-double-wrong = That is allowed. But the double six weighs twelve pips: lay that one.
lesson-end = Whoever lays the last tile gets the pips of all the others. Now play on by yourself!

# The score at the end, round by round.
score-total = { $points ->
    [one] one point
   *[other] { $points } points
}
score-round = Round { $round }
score-won = what the others held more
score-held = { $held ->
    [one] one pip in hand
   *[other] { $held } pips in hand
}

advice-lay = Lay { $tile }, { $side }: so you can go on.
advice-draw = Draw: none of your tiles fits.
advice-pass = Pass: nothing fits, and there is nothing to draw.
