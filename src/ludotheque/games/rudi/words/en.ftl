# Rennschwein Rudi Rüssel in English.

goal = Be the first over the finishing line: the highest card runs, but only by as much as it beats the next one.

option-course = Course
    .help = How many steps from start to finish.
option-special = Special spaces
    .help = Where a pig that stops lets its player exchange a card: six at most, all before the finish.
option-races = Races
    .help = How many races one must win.
option-races-1 = a single race
option-races-3 = the first to win three races
option-youngest = Seat of the youngest
    .help = Who exchanges first after a swap; the others follow clockwise.
option-open_discards = Played cards in view
    .help = Cards that were played stay in view.

first-ages = Who is the youngest? And then, by age?
first-ages-told = { $who-is ->
    [you] In order of age: you come first.
   *[other] In order of age: { $who } comes first.
}

refusal-card-is-being-uncovered = The next exchange card is still being uncovered.
refusal-no-such-card-left = No such card is left in the exchange pile.
refusal-not-in-hand = You do not hold that card: choose one from your hand.
refusal-already-chosen = You have chosen already; wait for the others.
refusal-no-such-action = You cannot do that in this game.
refusal-exchange-first = Your pig stands on a special space: first give one card and take the top exchange card.
refusal-no-exchange-due = No exchange is due: a card is given only when a pig ends its move on a special space.
refusal-give-from-hand = You do not hold that card: give one from your hand.
refusal-others-exchange = Someone else exchanges a card first; wait a moment.
refusal-match-is-over = The match is over.

label-play = play the { $card }
label-give = give the { $card }, take the { $top }

log-race = Race { $race } begins: all pigs at the start, everyone with the cards 1 to 10.
log-top = On top of the exchange pile: { $card }.
log-chosen = { $who } has chosen.
log-your-choice = You have chosen the { $card }.
log-shown-3 = Cards – { $who0-is ->
    [you] you
   *[other] { $who0 }
}: { $card0 }, { $who1-is ->
    [you] you
   *[other] { $who1 }
}: { $card1 }, { $who2-is ->
    [you] you
   *[other] { $who2 }
}: { $card2 }.
log-shown-4 = Cards – { $who0-is ->
    [you] you
   *[other] { $who0 }
}: { $card0 }, { $who1-is ->
    [you] you
   *[other] { $who1 }
}: { $card1 }, { $who2-is ->
    [you] you
   *[other] { $who2 }
}: { $card2 }, { $who3-is ->
    [you] you
   *[other] { $who3 }
}: { $card3 }.
log-run = { $who-is ->
    [you] Your pig runs
   *[other] { $who }’s pig runs
} { $steps ->
    [one] one step
   *[other] { $steps } steps
}, to space { $space }.
log-run-home = { $who-is ->
    [you] Your pig runs
   *[other] { $who }’s pig runs
} { $steps ->
    [one] one step
   *[other] { $steps } steps
} and is home!
log-swap = Two share the highest card, and their pigs swap places: { $who-is ->
    [you] you
   *[other] { $who }
} on { $place }, { $other-is ->
    [you] you
   *[other] { $other }
} on { $other_place }.
log-nothing = { $count ->
    [3] Three
   *[other] All four
} share the highest card: nothing happens.
log-wins = { $who-is ->
    [you] You win the race!
   *[other] { $who } wins the race.
}
log-foremost = Twenty rounds are over: { $who-is ->
    [you] your pig is in front, and you win the race!
   *[other] { $who }’s pig is in front and wins the race.
}
log-races = { $who-is ->
    [you] You have
   *[other] { $who } has
} { $wins ->
    [one] one win
   *[other] { $wins } wins
} of { $races }.
log-take-back = All hands are empty: everyone takes the ten cards back.
log-due = { $who-is ->
    [you] Your pig stands on a special space: you exchange a card.
   *[other] { $who }’s pig stands on a special space: { $who } exchanges a card.
}
log-exchange = { $who-is ->
    [you] You give
   *[other] { $who } gives
} the { $given } and { $who-is ->
    [you] take
   *[other] takes
} the { $taken }.
log-renewed = The exchange pile is used up: the ten discarded cards are shuffled and take its place.

table-race = Race { $race }; three wins are needed.
table-round = Round { $round }: { $left ->
    [one] one card
   *[other] { $left } cards
} each to play.
table-lane = { $lane } { $who-is ->
    [you] you
   *[other] { $who }
}: { $space }
table-lane-races = { $lane } { $who-is ->
    [you] you
   *[other] { $who }
}: { $space }, won { $wins ->
    [one] one race
   *[other] { $wins } races
}
table-played = { $who-is ->
    [you] Your played cards
   *[other] Played by { $who }
}: { $cards }
table-exchange = Exchange pile (◇): { $top } on top, { $beneath ->
    [one] one card
   *[other] { $beneath } cards
} beneath
table-choice = Your choice: { $card }
table-hand = Your hand: { $cards }

# The board
board-stadium = The stadium: the course, the pigs and the cards
board-hand = Your hand
board-card = card
board-exchange = Exchange pile, on top:
board-choose = Choose a card in secret.
board-chosen = Card down; the others still choose.
board-wait = Everyone is choosing a card.
board-give = Give a card for the one on the pile.
board-others-exchange = Someone is exchanging a card.
board-over = The race is over.


position-played = Everyone has played the same number of cards in this round; in phase “{ $phase }” at most { $most }.
position-owns = Seat { $seat } has { $found } cards in hand, chosen and played; it must be ten.
position-chosen = Cards lie chosen only in phase “choose”, and never of everyone: the last choice shows them all.
position-top-missing = When the match is over, “exchange_top” names the card that lies on top.
position-pile = { $found } cards lie on top, beneath and discarded, { $discards } of them discarded; it must be ten, and ten discarded ones would have become the pile.
position-cards = The card { $card } is there { $found } times; at this table there are { $copies }.
position-won = Someone has won { $races } already, so the match is over; the phase must be “over”.
position-rounds = A race is over after { $last } rounds; fewer have passed while it goes on.
position-over = A match that is over has one winner with { $races } won: the owner of the only pig at { $course } or beyond, or of the foremost pig after { $last } rounds.
position-due = “due” is { $found } in phase “{ $phase }”: in phase “exchange” it names one or two seats whose pigs stand on special spaces, the youngest first; else nobody.

# What the coach speaks of.
feature-way = Steps run
feature-pips = Pips still in hand

# The score at the end, part by part.
score-total = { $points ->
    [one] one race won
   *[other] { $points } races won
}
score-race = Race { $race }
score-home = first home
score-foremost = in front after twenty rounds
score-away = { $steps ->
    [0] at the finish
    [one] one step from home
   *[other] { $steps } steps from home
}

# The guided first match, and what the first free one says of each kind of move, once.
lesson-race = This is a race! The red pig is yours. Whoever is first at the finish wins.
lesson-run = Everyone secretly chooses a card. The highest runs, but only by as much as it beats the next one. Play the 9!
lesson-run-wrong = You may do that, but only the highest card runs. Play the 9 now!
lesson-special = Your 9 against Lina’s 6: three steps, right onto a special space! There you exchange: give away your 1 and take the 8 from the pile.
lesson-special-wrong = You will need that one. Give away your weakest card: the 1.
lesson-equal = Lina is far ahead, and she likes to play high cards. Play your 10 as well, and see what happens!
lesson-equal-wrong = Keep that for later. Play the 10 now!
lesson-swapped = Two tens! When two cards share the highest value, their pigs swap places. Now you are in front!
lesson-save = Careful: you play each card only once. When the others fight, save your high ones. Play a small card: the 2 or the 4.
lesson-save-wrong = Save this high card! Play the 2 or the 4.
lesson-end = Lina spent her 9 and Tom his 8, for one single step! The first pig to make 24 steps wins. Play on!

hint-play = The highest card runs by its lead over the next. Save your high ones!
hint-give = A special space: give a weak card for the one on the pile.

# The coach, in one sentence.
advice-high = Play the { $card }: it may be the highest, and then your pig runs.
advice-low = Play the { $card }: keep your better cards for later.
advice-give-low = Give the { $card } and take the { $top }: with a higher card your pig runs farther.
advice-give = Give the { $card } and take the { $top }: that is the best swap for you.

# Questions at a real table.
check-turn = A turn
    .help = All cards are turned over: whose pig runs, and how far?
check-turn-pig = Where the pig stands
check-turn-card = The card shown
check-home = A pig on { $space } is home already: the finish is at { $course }.
