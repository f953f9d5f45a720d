# Little Horses in English.

goal = Bring all your horses around the track and up your lane before the others. Only a six opens the stable.

option-horses = Horses
    .help = How many horses each player has: the more, the longer it takes, and the more there is to choose.
option-outside = First horse outside
    .help = Everybody’s first horse already stands on its starting space.

first-youngest = Who is the youngest of you?
first-youngest-told = { $who-is ->
    [you] You begin: you are the youngest.
   *[other] { $who } begins: nobody is younger.
}

part-pawns = Horses
part-track = Track

refusal-no-such-horse = You do not have that many horses.
refusal-dice-are-being-thrown = The die is still rolling.
refusal-roll-first = Roll the die first.
refusal-already-rolled = You have rolled: now run one of your horses.
refusal-needs-a-six = This horse needs a six to leave the stable.
refusal-own-horse-there = One of your own horses stands there.
refusal-safe-there = On its own starting space that horse is safe: nobody may end there.
refusal-too-far = The die says too much: this horse would overshoot the end of the lane.

label-roll = Roll the die
label-come-out = Bring horse { $horse } out of the stable
label-run = Run { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
} with horse { $horse }
label-climb = Run with horse { $horse } to space { $space } of the lane
label-send-back = Run with horse { $horse } and send { $whom-is ->
    [you] your
   *[other] { $whom }’s
} horse back

log-rolled = { $who-is ->
    [you] You roll a { $value }.
   *[other] { $who } rolls a { $value }.
}
log-came-out = { $who-is ->
    [you] Your horse { $horse } comes out of the stable.
   *[other] { $who }’s horse { $horse } comes out of the stable.
}
log-ran = { $who-is ->
    [you] Your horse { $horse } runs { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }.
   *[other] { $who }’s horse { $horse } runs { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }.
}
log-climbed = { $who-is ->
    [you] Your horse { $horse } is on space { $space } of your lane.
   *[other] { $who }’s horse { $horse } is on space { $space } of the lane.
}
log-sent-back = { $whom-is ->
    [you] { $who } sends your horse back to the stable!
   *[other] { $who-is ->
        [you] You send { $whom }’s horse back to the stable!
       *[other] { $who } sends { $whom }’s horse back to the stable!
    }
}
log-arrived = { $who-is ->
    [you] Your horse { $horse } has arrived!
   *[other] { $who }’s horse { $horse } has arrived!
}
log-stuck = { $who-is ->
    [you] None of your horses can run.
   *[other] None of { $who }’s horses can run.
}
log-again = { $who-is ->
    [you] A six: roll again!
   *[other] A six: { $who } rolls again.
}
log-enough-sixes = Three sixes in a row: that will do.
log-won = { $who-is ->
    [you] All your horses have arrived: you win!
   *[other] All of { $who }’s horses have arrived!
}
log-enough-rolls = 1,000 rolls: the most spaces win.

table-pawns = { $who-is ->
    [you] Your horses
   *[other] { $who }’s horses
}: { $places }

score-total = { $points ->
    [one] one space
   *[other] { $points } spaces
}
score-arrived = { $horses ->
    [one] one horse has arrived
   *[other] { $horses } horses have arrived
}
score-on-the-way = { $horses ->
    [one] one horse has not arrived
   *[other] { $horses } horses have not arrived
}

advice-roll = Tap the die!
advice-come-out = Bring a horse out: those in the stable win no race.
advice-run = Run { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
} with horse { $horse }: that is its best place now.
advice-climb = Run with horse { $horse } into your lane: nobody can catch it there.
advice-send-back = Run with horse { $horse } and send { $whom-is ->
    [you] your
   *[other] { $whom }’s
} horse back to the stable!

lesson-roll = These red horses are yours. They run once around the track, clockwise, and then up your lane. First you roll: tap the die!
lesson-out = A six! Only a six opens the stable. Tap the horse in your stable, and it comes out.
lesson-out-wrong = That horse could run. But bring one out of the stable first: a six is rare!
lesson-again = A six rolls again. Tap the die once more!
lesson-catch = A 4! Four spaces ahead of one of your horses stands Grandma’s. Land on it!
lesson-catch-wrong = You could do that. But another horse lands right on Grandma’s. Try it!
lesson-lane = Back to the stable with it! But the others do the same to you. A horse is safe only in its lane and on its own starting space. Roll again!
lesson-climb = A 3. Tap the horse just before your lane: in there nobody can catch it.
lesson-climb-wrong = You could do that. But run into your lane now: there your horse is safe!
lesson-end = At the end of the lane your horses line up on 6, 5 and 4. Whoever has them all there first wins. Play on!

board-hint-move = Tap the horse that shall run.

hint-roll = Tap the die.
hint-move = Tap the horse that shall run. One that stands where you end goes back!

position-does-not-fit = These horses cannot stand like that by the rules.
