# Quartett and Quintett in English.

goal = Collect the most sets: a set is one value in all its colours.

colour-r = red ●
colour-b = blue ■
colour-g = green ▲
colour-y = yellow ★
colour-k = black ◆

option-set = Cards in a set
    .help = Four colours make a quartet; with the black cards it takes five.
option-set-4 = Quartett: forty cards, four of a value
option-set-5 = Quintett: fifty cards, five of a value

refusal-no-black-cards = There are no black cards in Quartett; they join in Quintett only.
refusal-cards-are-being-dealt = The cards are still being dealt.
refusal-card-is-dealt = That card has been dealt already.
refusal-not-your-turn = It is not your turn to ask.
refusal-no-such-action = You cannot do that in this game.
refusal-no-such-player = There is no such player at this table.
refusal-ask-someone-else = You cannot ask yourself: ask another player.
refusal-you-hold-it = You hold that card yourself: ask for one that you are missing.
refusal-none-of-that-value = You may only ask for a value of which you hold a card.
refusal-has-no-cards = That player has no cards left: ask someone who has.
refusal-set-is-laid = That set is on the table already.
refusal-match-is-over = The match is over.

label-ask = ask { $whom } for the { $colour }{ $value }

log-dealt = All cards are dealt. { $who-is ->
    [you] You begin.
   *[other] { $who } begins.
}
log-ask = { $who-is ->
    [you] You ask { $whom } for the { $colour }{ $value }.
   *[other] { $whom-is ->
        [you] { $who } asks you for the { $colour }{ $value }.
       *[other] { $who } asks { $whom } for the { $colour }{ $value }.
    }
}
log-given = { $whom-is ->
    [you] You have it and hand it over.
   *[other] { $who-is ->
        [you] { $whom } has it and gives it to you.
       *[other] { $whom } has it and hands it over.
    }
}
log-refused = { $whom-is ->
    [you] You do not have it.
   *[other] { $whom } does not have it.
}
log-laid = { $who-is ->
    [you] You lay down all { $set } cards of value { $value }: { $set ->
        [5] a quintet!
       *[other] a quartet!
    }
   *[other] { $who } lays down all { $set } cards of value { $value }: { $set ->
        [5] a quintet.
       *[other] a quartet.
    }
}
log-out = { $who-is ->
    [you] You have no cards left.
   *[other] { $who } has no cards left.
}
log-again = { $who-is ->
    [you] You may ask again.
   *[other] { $who } may ask again.
}
log-turn = { $who-is ->
    [you] It is your turn.
   *[other] It is { $who }’s turn.
}
log-all-laid = All sets are on the table.
log-limit = { $questions } questions have been asked: the match ends here.

table-questions = Questions asked: { $questions } of { $most } at most
table-seat = { $who-is ->
    [you] You
   *[other] { $who }
} (seat { $number }): { $cards ->
    [one] one card
   *[other] { $cards } cards
}, no set yet
table-seat-sets = { $who-is ->
    [you] You
   *[other] { $who }
} (seat { $number }): { $cards ->
    [one] one card
   *[other] { $cards } cards
}, sets laid: { $sets }
table-known = { $who-is ->
    [you] Everyone knows that you hold: { $cards }
   *[other] { $who } certainly holds: { $cards }
}
table-asked = { $who-is ->
    [you] Everyone knows that you also hold some card of these values: { $values }
   *[other] { $who } has asked, so also holds some card of these values: { $values }
}
table-lacks = { $who-is ->
    [you] Everyone knows that you do not hold: { $cards }
   *[other] { $who } does not hold: { $cards }
}
table-hand = Your hand: { $cards }
typed-letters = Letters for typing: { $letters }


position-hands-missing = The position has “{ $key }” but no “hands”: it must say who holds which cards.
position-set-twice = The set of { $value } can be on the table only once.
position-black = In { $key }, { $card } is a black card; they join in Quintett only, where “set” is 5.
position-card-twice = The card { $card } is there twice.
position-card-laid = The card { $card } cannot be in a hand: the set of { $value } is on the table.
position-set-in-hand = Seat { $seat } holds all cards of value { $value }; they would have been laid down.
position-card-missing = These cards are in no hand and in no set: { $cards }.
position-over = All sets are laid, or { $questions } questions are asked: “phase” must be “over”.
position-not-over = Sets are still to be laid and fewer than { $questions } questions are asked: “phase” must be “ask”.
position-turn = Seat { $seat } has no cards, so it cannot be its turn.
position-known = Seat { $seat } cannot be known to hold { $card }: it is not in its hand.
position-asked = Seat { $seat } cannot have asked for value { $value }: it holds no card of it beyond the known ones.
position-lacks = Seat { $seat } cannot be known to lack { $card }: it is in its hand.
position-elsewhere = Seat { $seat } cannot be known to lack a card of value { $value }: apart from the known ones it holds them all.

board-you = You
board-others = The others at the table
board-cards = Cards in hand:
board-sets = Sets laid:
board-your-sets = Your sets:
board-slate = The earlier questions
board-slate-empty = Earlier questions will stay here.
board-given = given
board-refused = not there
board-tray = All cards of the game, a column for each value
board-yours = yours
board-seen = everyone knows you have it
board-laid = set on the table
board-has = has it
board-lacks = does not have it
board-some = has a card of this value
board-order = The marks stand in the order of the players above.
board-notes = Keep notes
board-hint = Tap a card you are missing, then a player – or the other way round.
board-hint-whom = Whom do you ask? Tap a player:
board-hint-what = For which card? You are asking
board-cancel = Cancel

# What the coach speaks of.
feature-sets = Sets laid down
feature-begun = Cards in hand that belong together
feature-turn = Your turn goes on
feature-shown = Your cards that everyone knows of

# The score at the end, part by part.
score-total = { $points ->
    [one] one set
   *[other] { $points } sets
}
score-set = all the { $value }s

# The guided first match, and what the first free one says of each kind of move, once.
lesson-sets = Collect sets: one number in all four colours. You have two sevens already, red ● and blue ■. Who has the others?
lesson-ask = Ask somebody for a card! Tap the green 7 ▲, then tap Lina.
lesson-ask-wrong = You may ask that, too. But go for the sevens first: ask Lina for the green 7 ▲.
lesson-again = Lina had it and must hand it over! Whoever gets a card asks again. Now ask Tom for the yellow 7 ★.
lesson-again-wrong = Stay with the sevens: ask Tom for the yellow 7 ★.
lesson-no = Tom does not have it, so he got to ask. He asked for a 1, so he must have one! You had none, and it is your turn again.
lesson-know = Think: you do not have the yellow 7, and nor does Tom. So Lina has it! Ask Lina for the yellow 7 ★.
lesson-know-wrong = Nearly! Only Lina can have the yellow 7 ★: ask her for it.
lesson-end = A whole set! You may only ask for numbers of which you hold a card. Whoever has the most sets wins. Play on!

hint-ask = Tap a card you are missing, then whoever may have it.

# The coach, in one sentence.
advice-completes = Ask { $whom } for the { $colour }{ $value }: with it your set is complete!
advice-certain = Ask { $whom } for the { $colour }{ $value }: everyone knows { $whom } has it.
advice-asked = Ask { $whom } for the { $colour }{ $value }: { $whom } has some card of this value.
advice-may = Ask { $whom } for the { $colour }{ $value }: you may just be lucky, and it goes with your cards.
