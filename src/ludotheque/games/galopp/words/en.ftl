# Schweins-Galopp in English.

goal = Have the most food safe after the last race: pigs that lead earn it, and you keep it only if your very last card leads too.

pig-r = red ●
pig-b = blue ■
pig-g = green ▲
pig-y = yellow ★
pig-w = white ○

option-edition = Edition
    .help = Which box is on the table.
option-edition-ravensburger = Ravensburger 1992: 22 spaces, 50 pieces of food, three races
option-edition-abacus = Abacus 2000/2005: 22 spaces, 55 pieces of food, three races
option-edition-groin = Groin devant: 27 spaces, 35 pieces of food, up to five players
option-length = Length
    .help = How many races a match of Groin devant has.
option-length-single = one race
option-length-each-starts = one race for each player
option-length-supply = until the supply is used up
option-track_food = Food on the track
    .help = Everyone lays a piece of food on the track before each race.
option-young = Young players
    .help = A last card that does not lead loses nothing.

first-piggiest = Who is the piggiest of you?
first-piggiest-told = { $who-is ->
    [you] You begin: nobody is piggier!
   *[other] { $who } begins: nobody is piggier!
}
first-cleanest = Who is the cleanest of you?
first-cleanest-told = { $who-is ->
    [you] You begin: nobody is cleaner!
   *[other] { $who } begins: nobody is cleaner!
}

refusal-arrange-first = The pigs are not on the track yet: the first player lines them up before anything else.
refusal-already-arranged = The pigs are already lined up; they are set up anew only at the start of a race.
refusal-cards-are-being-dealt = The cards are still being dealt.
refusal-no-such-card-left = No card of that colour is left to deal.
refusal-not-your-turn = It is not your turn.
refusal-not-in-hand = You hold no card of that colour: play one that you hold.
refusal-no-such-action = You cannot do that in this game.
refusal-match-is-over = The match is over.
refusal-feed-first = Everyone lays a piece of food on the track first; then the race begins.
refusal-no-feeding-now = Food is laid on the track only after the deal, once each, and only where that variant is played.
refusal-too-close = Too close: the four spaces directly ahead of the front pig stay empty.
refusal-pig-there = A pig stands there: food goes on an empty space.
refusal-food-there = Food lies there already: choose an empty space.
refusal-beyond-the-ring = The track is not that long.

label-arrange = line up { $pigs }
label-feed = lay a piece of food { $ahead } spaces ahead of the front pig
label-play = play { $pig }

log-dealt = Everyone is dealt seven cards.
log-arrange = { $who-is ->
    [you] You line up the pigs, front to back: { $pigs }.
   *[other] { $who } lines up the pigs, front to back: { $pigs }.
}
log-feed = { $who-is ->
    [you] You lay a piece of food { $ahead } spaces ahead of the front pig.
   *[other] { $who } lays a piece of food { $ahead } spaces ahead of the front pig.
}
log-play-leads = { $who-is ->
    [you] You play { $pig }: the pig runs { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } and leads.
   *[other] { $who } plays { $pig }: the pig runs { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } and leads.
}
log-play-follows = { $who-is ->
    [you] You play { $pig }: the pig runs { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } and does not lead.
   *[other] { $who } plays { $pig }: the pig runs { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } and does not lead.
}
log-graze = { $who-is ->
    [you] You take the food that lay there.
   *[other] { $who } takes the food that lay there.
}
log-earn = { $who-is ->
    [you] You take a piece of food, on your left.
   *[other] { $who } takes a piece of food.
}
log-no-food = The supply is empty: there is nothing to take.
log-safe = { $who-is ->
    [you] Your last card: { $food ->
        [one] one piece
       *[other] { $food } pieces
    } of food safe for ever!
   *[other] { $who }’s last card: { $food ->
        [one] one piece
       *[other] { $food } pieces
    } of food safe.
}
log-lost = { $who-is ->
    [you] Your last card does not lead: { $food ->
        [one] your piece of food goes
       *[other] your { $food } pieces of food go
    } back.
   *[other] { $who }’s last card does not lead: { $food ->
        [one] one piece of food goes
       *[other] { $food } pieces of food go
    } back.
}
log-race-over = Race { $race } is over.

table-race = Race { $race } of { $races }; { $first-is ->
    [you] you begin.
   *[other] { $first } begins.
}
table-race-at-most = Race { $race } of { $races } at most; { $first-is ->
    [you] you begin.
   *[other] { $first } begins.
}
table-track = Track { $track } →
table-track-food = Track { $track } → (+ is food)
table-order = Front to back: { $pigs }
table-supply = Supply: { $food ->
    [one] one piece
   *[other] { $food } pieces
} of food
table-seat = { $who-is ->
    [you] You
   *[other] { $who }
}: { $cards ->
    [one] one card
   *[other] { $cards } cards
}, left { $left }, safe { $right }
table-hand = Your hand: { $cards }

board-ring = The ring, the pigs from front to back
board-others = The others at the table
board-cards = Cards in hand:
board-left = not safe yet
board-right = safe
board-hand = Your hand
board-lining = The pigs to be lined up
board-place = place
board-feeding = The spaces of the track, from the front pig on
board-space = space
board-hint-line = Line the pigs up: the leftmost starts in front.
board-hint-how = Drag one, tap two to swap them, or move one with the arrow keys.
board-hint-feed = Lay a piece of food on a free space.
board-hint-play = Play a card: its pig runs.
board-line-up = On your marks!
board-anew = Start over


position-pigs-early = While the pigs are still to be arranged, “pigs” is null.
position-pigs-missing = “pigs” must give the distance run of each of r, b, g, y, w.
position-pigs-share = Pigs { $one } and { $other } cannot both stand on space { $space }.
position-pigs-moved = While food is laid the pigs stand where they were lined up: at 4, 3, 2, 1 and 0.
position-undealt = There are { $found } undealt cards; with so many players it must be { $expected }.
position-left-settled = Seat { $seat } has no card left, so nothing can lie on its left.
position-track = “track” maps a space 0 to { $last } to a piece of food; “{ $key }”: { $food } does not fit.
position-track-empty = Food can lie on the track only with the option track_food, from the laying to the end of a race.
position-pig-on-food = Pig { $letter } stands on space { $space } where food lies; it would have been taken.
position-food = Left, right, track and supply hold { $found } pieces of food in all; in this edition it is { $expected }.
position-feed = This laying of food cannot be: from the first player to the one whose turn it is, each has laid one, at least five spaces ahead of the front pig.
position-hand-sizes = The sizes of the hands do not fit: from the first player on, each has played as many cards as the next or one more, and it is seat { $turn }’s turn.
position-arrange-turn = The first player arranges the pigs: the turn must be seat { $first }’s.

# The guided first match, and what the first free one says of each kind of move, once.
lesson-pigs = Five pigs race round a ring. They belong to nobody! Play a colour, and that pig runs.
lesson-first = These are your cards. White ○ is right at the back: play it, and it jumps over all the others!
lesson-first-wrong = You could do that. But play white ○ first, and see how far it jumps!
lesson-food = White was in the lead, so you got some food. It lies on your left and is not safe yet. Then Lina earned a piece with red ●.
lesson-keep = Careful: if your last card does not lead, you lose everything! Red ● is sure to lead, so keep it. Play green ▲ now.
lesson-keep-wrong = Red would lead now. But then green would be your last card, and all your food would be gone! Play green ▲.
lesson-lost = Look at Lina! Her last card was yellow ★. Yellow does not lead, so all her food goes back.
lesson-last = Now comes your last card: red ●. If its pig leads, all your food is safe for ever.
lesson-last-wrong = Tap the red card ●.
lesson-end = You did it! After three races, whoever has the most food safe wins. In the next race you line the pigs up: play on!

hint-arrange = Line the pigs up as you like. You see your cards only afterwards.
hint-feed = Lay food out: whoever brings a pig to that space gets it.
hint-play = If your pig leads, you get food. Keep a good card for the end!

# What the coach speaks of.
feature-safe = Safe food
feature-left = Food that may still be lost
feature-leading = Cards that would lead now

# The score at the end, part by part.
score-total = { $points ->
    [one] one piece
   *[other] { $points } pieces
} of food
score-race = Race { $race }
score-safe = the last card led: safe
score-lost = the last card did not lead: { $food } lost
score-nothing = nothing to save

# The coach, in one sentence.
advice-arrange = Line the pigs up as you like: nobody has any cards yet.
advice-feed = Lay the food where a pig of yours may come by.
advice-leads = Play { $pig }: it { $jumped ->
    [0] runs on
    [1] jumps one pig
    [2] jumps two pigs
    [3] jumps three pigs
   *[4] jumps four pigs
} and leads. You get food!
advice-leads-only = Play { $pig }: it { $jumped ->
    [0] runs on
    [1] jumps one pig
    [2] jumps two pigs
    [3] jumps three pigs
   *[4] jumps four pigs
} and leads.
advice-graze = Play { $pig }: it reaches the food on the track. It is yours!
advice-waits = Play { $pig }: your other cards will be worth more later.

# Questions at a real table.
check-run = A card and its pig
    .help = How far does the pig run, does it lead, and what does that bring? Count the spaces that each pig has run, from the pig that was last at the start.
check-run-card = The card played
check-run-left = Food on the left, before
check-run-last = it is the last card of this race
check-run-empty = the supply is empty
check-stands = Now { $pig } stands on { $spaces }.
check-left = Now { $food ->
    [one] one piece of food lies
   *[other] { $food } pieces of food lie
} on the left, not safe yet.
check-same-space = Two pigs cannot stand on the same space ({ $space }): look again where they stand. On the ring, a whole lap more is the same space.
