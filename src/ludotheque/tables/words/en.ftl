# Why a table does not follow a command: what was asked, what is wrong, what would be right.

other-rules = This match was begun by rules version { $played }; this library now plays version { $ours }. It can be watched and exported, but not go on.
not-seated = You have no seat at this table; take one first.
not-started = The match has not begun yet; the host can start it.
already-started = The match has begun already.
already-pledged = Your seat has drawn its value for the deals already.
not-pledged = Your seat has pledged no value for the deals; it adds none.
not-called = The start has not been asked for yet; values for the deals are shown after that.
already-shown = The value of your seat has been shown already.
other-value = That is not the value that your seat pledged; the deals go on without it.
match-over = This match is over; ask for a rematch to play again.
not-over = The match is still going on; a rematch can be asked for when it is over.
host-only = Only the host of this table can do that.
no-such-seat = There is no seat { $asked } at this table; seats are numbered 0 to { $last }.
table-full = No seat is free at this table; you can watch.
seat-taken = Seat { $seat } is taken; choose another one.
already-seated = You sit at this table already, in seat { $seat }.
knows-another-hand = You have held another seat of this match and know its cards; you can watch.
nobody-seated = Nobody sits at this table; take a seat first.
first-no-person = Nobody sits in seat { $seat } yet; name somebody who has a seat.
first-one = Name one person who begins.
first-order = Name the people one after the other, nobody twice.
already-left = A bot plays there already.
seat-covered = A bot is playing for you; take your seat back first.
not-covered = You play there yourself; no bot covers this seat.
late = “{ $action }” answers a table that has changed meanwhile; look and choose again.
nothing-to-undo = You have not done anything yet that could be taken back.
undo-acted-on = It is too late to take that back: somebody has acted on it.
proposal-pending = Something is proposed already; answer that first.
no-proposal = Nothing is proposed at the moment.
own-proposal = You proposed that yourself; now the others must answer.
already-answered = You have agreed to that already.
rematch-made = The rematch is ready; go along.
chat-off = This table is without chat.
chat-phrases-only = At this table only the preset phrases can be said.
chat-empty = There is nothing to say in that: write something, or choose a phrase.
muted = The host of this table has muted you: you can play on, but not write.
already-muted = This person is muted already.
not-muted = This person is not muted.
removed = The host of this table has sent you away; you can play at any other table.
already-removed = This person has been sent away already.
nobody-meant = Say who is meant: somebody who has a seat, or who has said something lately.
own-device = You cannot do that to yourself or to those who play on your device.
unknown-phrase = There is no phrase “{ $asked }”; there are: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}

# What is wrong with the record of a match.

proof-no-record = That is no record of a match: { $why }
proof-other-seal = The seal in this record is { $found }; you noted { $due }. It is another match, or it was altered.
proof-broken-seal = The secret does not fit the seal that was shown before the match: one of the two was altered.
proof-other-value = The value of seat { $seat } is not the one it pledged before the start: one of the two was altered.
proof-unpledged = Seat { $seat } has added a value, but none was pledged for it before the start.
proof-left-out = Your own random number (seat { $seat }) was left out of the deals, though your device offered it in time: the library could have chosen the luck. Do not rely on this match.
proof-other-pledge = The pledges in this record are not those that were seen here before the start.
proof-other-shown = The values in this record are not those that were seen here when the match began.
proof-other-lots = The lots say that seat { $due } begins (as everybody sat before the start); in the record it is { $found }.
proof-other-first = How it was found out who begins is not what was seen here before the start.
proof-first-seat = By the rules it is not seat { $found } that begins.
proof-other-transcript = What was seen at the table and saved with this record does not fit its hash: it was altered afterwards.
proof-other-draw = Event { $n }: the seed gives “{ $due }” here, the record says “{ $found }” (or names other odds than the rules).
proof-arithmetic = Draw { $k } must give “{ $due }”; the record says “{ $found }”.
proof-bad-back = Event { $n } takes draws back to { $back }, but only { $made } had been made.
proof-draws = Event { $n }: the rules ask for { $due } draws here, the record has { $found }.
proof-not-due = Event { $n }: “{ $found }” is neither a draw that was due nor an action of a seat.
proof-no-such-undo = Event { $n }: there is nothing to be taken back in this way.
proof-other-redeal = Event { $n }: what was dealt again after this take-back does not follow from the seal.
proof-illegal = Event { $n }: “{ $action }” could not be done: { $why }
proof-results = The record says that the match ended { $found }; played again it ends { $ours }.
proof-other-view = Event { $n }: this record shows another table than the one you saw at that moment.
proof-other-rules = This match was played by rules version { $played }, and version { $ours } is here; the draws hold, but the moves cannot be played again.

# What can be said at every table.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = Your turn!
phrase-well-played = Well played!
phrase-oh-no = Oh no!
phrase-hurry = A little faster, please!
phrase-wait = One moment, please.
phrase-thanks = Thank you!
phrase-again = Shall we play again?
phrase-goodbye = Goodbye!
