# What errors say: what was asked, what is wrong, what would be right.

unknown-language = There is no language “{ $asked }”; there are { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
unknown-game = There is no game “{ $asked }” on the shelf; there are: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
unknown-program = “{ $asked }” is no program that can be run; give a file that can be executed, a command with its words, or FILE.py:CLASS.
unknown-bot = There is no bot “{ $asked }”; there are: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
unknown-seat = There is no seat { $asked } at this table; seats are numbered 0 to { $last }.
unknown-lesson = The game “{ $game }” has no lesson.
unknown-lesson-move = “{ $asked }” does not go on with the lesson here; what does: { $known }.
unknown-option = There is no option “{ $name }” in this game; there are: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
unknown-action = “{ $text }” is not an action of this game; an action begins with: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
unknown-card = “{ $card }” in “{ $text }” is not a card of this game; cards are written like { $first } and { $last }.
bad-option-value = Option { $name } cannot be “{ $value }”; it can be: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
option-does-not-apply = Option { $name } cannot be “{ $value }” here: it needs { $needs }.
bad-players = { $asked } cannot play this; with these options { $known } may play.
seed-and-chance = Chance comes from a seed ({ $asked }) or from a source, not from both: leave one out.
bad-seed = “{ $asked }” is not a seed; a seed is a whole number from 0 to 2⁶⁴ − 1.
bad-names = { $asked } cannot name the players of this table; it takes { $players } names, one for each seat.

position-not-object = A position is a JSON object with readable keys; this is a { $found }.
position-other-rules = { $found } is no version of the rules of this game; it has: { $known }.
position-unknown-key = A position of this game has no key “{ $key }”; it has: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
position-says-otherwise = The position itself says how many play and with which options ({ $players } players, { $options }): leave them out, or say the same.
position-in-a-deal = The cards are being dealt: a position exists only where people act or when the match is over.
position-number = In the position, { $key } is { $found }; it must be a whole number from { $low } to { $high }.
position-value = In the position, { $key } is “{ $found }”; it can be: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
position-type = In the position, { $key } is { $found }; it must have the form { $type }.
position-length = In the position, { $key } is { $found }; it must be a list of { $length } entries.

script-used-up = The script of chance is used up after { $made } moves, and one more is due.
script-impossible = The script of chance says “{ $move }”, which is not possible now; possible are: { $known }.

folder-lacks-files = The game in folder “{ $folder }” lacks: { $files }.
folder-bad-card = The game.toml in folder “{ $folder }” cannot be used: { $error }.
folder-bad-stage = The game.toml in folder “{ $folder }” says stage = “{ $stage }”; it can be: { $known }.
folder-bad-lesson = The lesson of “{ $folder }” cannot be used: { $folder }/rulebook/lesson.toml:{ $line }: { $error }
folder-bad-credits = The game.toml in folder “{ $folder }” credits “{ $found }”; it can name: { $known }.
module-lacks = The file “{ $file }”{ $line ->
    [none] { "" }
   *[other] , line { $line }
} lacks: { $missing }. Define this there, as ludotheque/kernel/contract.py says.
module-bad-function = In the file “{ $file }”{ $line ->
    [none] { "" }
   *[other] , line { $line }
}, { $name } cannot be called as the contract says: write { $write }.
hooks-not-tuple = In the file “{ $file }”{ $line ->
    [none] { "" }
   *[other] , line { $line }
}, HOOKS is “{ $found }”, not a tuple of names: write { $write }.
hook-unknown = The file “{ $file }”{ $line ->
    [none] { "" }
   *[other] , line { $line }
} declares the hook “{ $name }”, which does not exist; it may declare: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
hook-undeclared = The file “{ $file }”{ $line ->
    [none] { "" }
   *[other] , line { $line }
} defines, without declaring: { $names }. Write { $write } there, or give another name to what is only a helper.
sentences-unknown = In the file “{ $file }”{ $line ->
    [none] { "" }
   *[other] , line { $line }
}, SENTENCES speaks of “{ $found }”, which the rules do not have; there are: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}

declaration-deck-empty = { $file }, line { $line }: a deck needs cards, and at least one copy of each{ $card ->
    [none] { "" }
   *[other] { " " }(here there is none of { $card })
}: write values=range(1, 14), copies=1, for example.
declaration-deck-twice = { $file }, line { $line }: this deck has the card { $card } twice: raise its number of copies, or give it another value.
declaration-copies = { $file }, line { $line }: { $component } needs a deck without copies, and “{ $deck }” has some: give each card one copy, or do without.
declaration-no-deck = { $file }, line { $line }: { $component } is made of a deck, not of { $found }: write for example { $component }(DECK).
declaration-no-ends = { $file }, line { $line }: a chain needs tiles with two ends, and the deck “{ $deck }” has none: make it with dominoes(6).
declaration-no-track = { $file }, line { $line }: pawns walk on a track, not on { $found }: write pawns(TRACK, 4).
declaration-no-space = { $file }, line { $line }: this track has no space { $found }; its spaces are 0 to { $last }.
declaration-bad-dice = { $file }, line { $line }: { $count } dice with { $sides } sides cannot be thrown: there must be one at least, with two sides at least.
declaration-unknown = { $file }, line { $line }: { $what } cannot be “{ $found }”; it can be: { $known }.
declaration-no-verb = { $file }, line { $line }: the action “{ $verb }” is { $found }: write card(DECK), single(), pawn(…), number(1, 6) or the like.
declaration-no-component = { $file }, line { $line }: the action “{ $verb }” names the component “{ $found }”, which State does not declare; it declares: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
declaration-no-field = { $file }, line { $line }: the action “{ $verb }” names the field “{ $found }”, which is no field of State; it has: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
declaration-no-counters = { $file }, line { $line }: “{ $component }” belongs to the component “{ $found }”, which State does not declare; it declares: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
declaration-no-used = { $file }, line { $line }: how many of “{ $component }” are in play is said by the field “{ $found }”, which State does not have; it has: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
declaration-other-pawns = { $file }, line { $line }: the action “{ $verb }” moves one of { $found } pawns, but “{ $pawns }” has { $there } for each seat: write pawn({ $there }).
declaration-deck-name = { $file }, line { $line }: two decks are called “{ $name }”: give one of them another name, as in deck(…, name="jokers").
declaration-board-component = { $file }, line { $line }: [board] has { $key } = “{ $found }”, which State does not declare; it declares: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
declaration-board-key = { $file }, line { $line }: [board] has no key “{ $found }”; it can have: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
declaration-two-rests = { $file }, line { $line }: both “{ $one }” and “{ $other }” hold what is nowhere else of their deck: write rest=False for one of them.
declaration-no-phase = { $file }, line { $line }: Phase lacks { $found }, the phase in which the match has ended: add it.
declaration-no-refusal = { $file }, line { $line }: No lacks { $found }, which the usual refusals need: add it, with ten times the number of its § and a count.
declaration-name-twice = { $file }, line { $line }: { $name } is declared here for the second time (the first time in line { $first }): give one of them another name.
declaration-field-twice = { $file }, line { $line }: “{ $component }” has the field { $field }, which “{ $other }” already brings: give one of them another name.
declaration-field-taken = { $file }, line { $line }: “{ $component }” has the field { $field }, but every state already has something of that name: choose another one.
declaration-verb-deck = { $file }, line { $line }: the action “{ $verb }” takes cards of the deck “{ $deck }”, but “{ $component }” has those of “{ $other }”: name one deck for both.
declaration-before-owner = { $file }, line { $line }: “{ $component }” belongs to “{ $other }”, which is declared below it: declare it behind “{ $other }”.
declaration-supply-of = { $file }, line { $line }: the supply “{ $component }” gives to counters of the seats, and “{ $other }” is none: declare “{ $other } = counters()”, or name another one.
declaration-supply-start = { $file }, line { $line }: “{ $other }” begins with { $start }, but the supply “{ $component }” has all of them at the start: leave start=… out, and hand them out in setup, where it is known how many play.
declaration-word-twice = { $file }, line { $line }: one_of has the word “{ $word }” twice: each stands for one action.
declaration-argument-twice = { $file }, line { $line }: two arguments are called “{ $name }”, and a sentence could not tell them apart: write name=… for one of them, as in number(1, 4, name="row").
declaration-few-starts = { $file }, line { $line }: this track has { $found } starts for { $seats } seats: give each seat one.
declaration-bad-cross = { $file }, line { $line }: a cross has four equal arms, so { $found } spaces cannot be: write a multiple of four, 12 at least.
declaration-bad-start = { $file }, line { $line }: these counters begin with { $found }, but they hold { $low } to { $high }: change start=…, low=… or their type, such as i2.

check-unknown = This game has no question “{ $asked }”; it has: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
check-players = This is about { $low } to { $high } players, and { $found } are named.
check-no-field = There is nothing called “{ $name }” to fill in; there is: { $known }.
check-each = { $name } is “{ $found }”; it must have one entry for each of the { $players } players.
check-cards = { $name } is “{ $found }”; it must be a list of cards.
check-card = “{ $found }” is not a card of this game; cards are written like { $first } and { $last }.
check-copies = { $card } is named { $found } times; in the box it is there { $most ->
    [one] once
   *[other] { $most } times
}.
check-many = { $found } cards are too many here; at most { $most } can be entered.
check-groups = “{ $found }” cannot be; at most { $most } lists of cards can be entered.
check-choice = { $name } is “{ $found }”; it can be: { $known }.
check-number = { $name } is { $found }; it must be a whole number from { $low } to { $high }.
check-flag = { $name } is “{ $found }”; it is true or false.

log-line = Line { $line }: { $reason }
log-foreign = this is not a log of ours; the first line of one reads “{ $expected }”.
log-key-twice = “{ $key }” stands here for the second time; once is enough.
log-unreadable = “{ $found }” is neither a header nor a move; a move is a seat (or * for chance) and an action.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $nearest }:”?
}
log-lacks-key = the log ends without saying “{ $key }:”, which a replay needs.
log-bad-value = “{ $found }” is not a value for “{ $key }”.
log-other-rules = this match was played by rules version { $found }; this program plays version { $ours }.
log-chance-due = a move of chance is due here, but the log says “{ $found }”; possible are: { $known }.
log-chance-not-due = the log says “{ $found }”, but no move of chance is due here.
log-seed-disagrees = the log says “{ $found }”, but its seed { $seed } deals “{ $dealt }” here.
log-move-refused = { $reason }
log-results = the log ends with the results { $found }, but its moves give { $ours }.
no-cache = The rules are compiled, and { $folder } cannot hold the result: { $error }. Free some space or name another folder in LUDOTHEQUE_CACHE.
