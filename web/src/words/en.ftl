# The page in English.

# The frame of every page.
skip = Skip to the content
navigation = You and your language
language = Language
you-screen = You
you = you
guest = Guest
your-turn = Your turn!
connection-lost = The connection is lost. It is being restored; nothing is lost.
house-unreachable = The library does not answer. Check your connection; the page tries again by itself.
offline = No connection
offline-help = This device is not connected to the network. Your tables wait for you; nothing is lost. Check the wifi or mobile data; as soon as the network is back, the page goes on by itself.
silent = The library does not answer
silent-help = It may be starting again, or the network is slow. The page tries again by itself every three seconds; your tables are kept.
retry = Try again
waking = Lighting the lamp…
nowhere = There is nothing here
nowhere-help = This address leads nowhere. The shelf is on the home page.
no-such-game = This game is not on the shelf.
to-home = Back to the home page

# Home.
dealing = Dealing…
dealing-help = Your table is almost ready.
whole-table = See the whole table
see-result = See the result
your-tables = Your tables
shelf = The shelf
open-tables = Tables open to all
no-open-tables = None at the moment. Open a box to set one up.
status-open = waiting for players
status-playing = being played
players-range = { $low } to { $high } players
collection = The collection
collection-help = All the boxes, to look through by title, players, age and time
minutes = about { $minutes } minutes
ages = from age { $age }
draft = A draft: this game is still being made. Texts: { $languages }.

# A box.
rulebook = Rulebook
new-table = A new table
play-now = Play now
invite = With friends
players = Players, bots included
bots-level = Level of the bots
level-random = bot, at random
level-simple = bot, with a simple rule
level-easy = bot, easy
level-medium = bot, medium
level-hard = bot, hard
level-expert = bot, expert
level-greedy = bot, greedy
level-measured = { $level } ({ $strength } against the level below)
pace = Time to think
pace-free = no limit
pace-move = a minute a move
pace-days = three days a move
chat = Talk
chat-free = free
chat-phrases = preset phrases only
chat-none = none
chat-free-listed = Anyone can come to this table: what is written there, everyone reads.
chat-phrases-listed = Anyone can come to this table, children too: so only preset phrases are said there.
listed = Show this table to everyone on the home page
seat = Seat { $number }

# The rulebook.
boxes-of-game = Boxes in the collection
to-box = Open the box
contents = Paragraphs
rule-table = Table
essentials = The essentials
set-up-picture = The table before you begin
appendix = If you want to know more
aid = Player aid
print-aid = Print the aid
to-example = Example
credits-authors = By:
credits-illustrators = Illustrations:
credits-editors = Editor:
credits-publishers = Published by:
credits-translators = Translation of the booklet:
credits-layout = Layout and publication of the booklet:
read-paragraph = Read § { $paragraph }

# A table.
table-coming = The table is coming…
dead-table = This table is not for you, or is gone
looking-on = All seats are taken: you are watching.
not-begun = The match has not begun
not-begun-host = Share the link, or begin: bots take the free seats.
not-begun-guest = The host begins; or anyone at the table once it is full.
start = Begin
the-table = The table
a-moment = A moment…
waiting-for = { $names } to play
more-actions = And { $count } more: type the beginning of yours.
show-all = Show { $count } more choices
type-action = Look for a move, or type one
do-it = Play
why-not = Why not?
allowed = This is allowed.
to-list = Go to the list of moves
as-list = As a list
close = Close
what-happened = What has happened
film = Show again
film-stop = Stop the film
around = Around the table
at-the-table = At the table
tab-log = Story
tab-chat = Chat
tab-coach = Advice
tab-rules = Rules
tab-list = List
tab-table = Table
unread = unread
drawer-close = Close the panel
rulebook-whole = The whole rulebook
connection-fine = The connection is fine
stop-ask = Stop this match? It will end without a result.
stop-ask-others = Ask the others to stop the match?
stop-yes = Yes, stop
stop-no = Go on playing
see-board = See the board
left-covered = You have left { $game }: a bot plays for you until you come back.
left-back = Back to the table
seat-free = Seat { $number }
seat-bot = Bot { $number }
seat-guest = Guest { $number }
waits-for-person = free
who-plays-seat = Who plays seat { $number }?
person-to-come = waits for a person
covered-by-bot = a bot plays in the meantime
is-here = is here
bots-preparing = The bots play by a simple rule for now; their search is being prepared, once.
is-muted = is muted
mute = Mute
unmute = Let talk again
remove = Send away…
remove-ask = Send { $name } away from this table? In a match a bot plays on.
remove-yes = Send away
is-away = is away
to-act = to play
days-left = { $days } days
watching = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
}
sit = Take a seat
undo = Undo
leave = Leave
get-up = Get up
abandon = Propose to stop
bot-covers = A bot plays for you.
take-back = Take my seat back
proposal-undo = Somebody would like to take the last move back
proposal-abandon = Somebody proposes to stop without a result
proposal-waits = Waiting for answers.
agree = Agree
decline = Decline
share = Share
bring-friends = Bring friends
new-link-help = The link to this table was given from another device. A new link replaces the old one, which stops working.
no-link = Only the host of the table can give its link.
qr = The link as a QR code
link = Link
link-local = This link works on this computer only. To open it to your home network, start the library with: ludotheque serve --host 0.0.0.0
copy-link = Copy the link
copied = Copied
talk = Talk
say-phrase = Say a phrase…
say-words = Your message
send = Send
said-deleted = (deleted)

# The end.
you-win = You have won!
you-share = You share the victory
ended-without = The match ended without a result
winner = wins
rematch = Play again
follow-rematch = Join the rematch
save-log = Save the match

# You.
your-name = Your name, as others see it
save = Save
saved = Saved
theme = Light
theme-auto = as the device
theme-light = day
theme-dark = evening
speed = Speed of the other players on screen
speed-past = Speed
speed-0 = very calm
speed-1 = calm
speed-2 = easy to follow
speed-3 = quick
speed-4 = as fast as they play
other-device = On another device
other-device-help = A link takes you, with your tables, to another device. It works once; give it to nobody.
make-link = Make the link
take-identity = Be the same person here
take-identity-help = This link comes from another device. Your name and tables from there will replace those here.
stay-as-is = Stay as I am
your-data = Your data
your-data-help = The library keeps your name, your language, your tables and what you wrote. You may read it all, or delete it all.
export-data = Read it all
delete-data = Delete it all…
delete-sure = Yes, delete it all
keep-data = No, keep it
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
they-win = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}

# What happens around a match.
event-seated = { $who-is ->
    [you] You take a seat.
   *[other] { $who } takes a seat.
}
event-left = { $who-is ->
    [you] You get up; the seat is free.
   *[other] { $who } gets up; the seat is free.
}
event-left-playing = { $who-is ->
    [you] You leave; a bot plays for you.
   *[other] { $who } leaves; a bot plays on.
}
event-proposed-undo = { $who-is ->
    [you] You would like to take your last move back; the others must agree.
   *[other] { $who } would like to take the last move back.
}
event-proposed-abandon = { $who-is ->
    [you] You propose to end the match without a result; the others must agree.
   *[other] { $who } proposes to end the match without a result.
}
event-agreed = { $who-is ->
    [you] You agree.
   *[other] { $who } agrees.
}
event-lapsed = The time to answer is up: the proposal lapses.
event-declined = { $who-is ->
    [you] You decline.
   *[other] { $who } declines.
}
event-undone = { $who-is ->
    [you] You take your last move back.
   *[other] { $who } takes the last move back.
}
event-taken-back = The last move is taken back.
event-abandoned = The match ends without a result.
event-covered-away = { $who-is ->
    [you] You were away: a bot plays for you.
   *[other] { $who } is away: a bot plays on.
}
event-covered-clock = { $who-is ->
    [you] Your time is up: a bot plays for you.
   *[other] { $who }’s time is up: a bot plays on.
}
event-took-back = { $who-is ->
    [you] You are back in your seat.
   *[other] { $who } is back.
}
event-vacated-deleted = A player is gone for good; the host may give the seat to somebody else.
event-vacated-removed = The host has sent a player away; somebody else can take the seat.
event-muted = { $who-is ->
    [you] The host has muted you: you can play on, but not write.
   *[other] The host has muted { $who }.
}
event-unmuted = { $who-is ->
    [you] You may write again.
   *[other] { $who } may write again.
}
event-muted-spectator = The host has muted a spectator.
event-unmuted-spectator = The spectator may write again.
event-rematched = The rematch is ready.
event-first-turn = Everybody begins in turn.

# Were the deals honest?
fair-sealed = The deals are sealed
fair-sealed-help = Before anyone sat down the library put all the luck of this match under a seal. At the end it opens the seal, and this page recalculates every draw.
fair-added = Luck comes from the players, too: { $count ->
    [one] one of { $players } seats has
   *[other] { $count } of { $players } seats have
} added a random number that the library could not know.
fair-added-none = No seat has added a random number of its own; so the luck comes from the library’s sealed secret alone.
fair-checking = Checking the deals…
fair-right = Deals checked
fair-right-help = { $draws ->
    [0] Nothing was drawn in this match; the seal and the secret fit each other.
    [one] Your browser has recalculated the one draw of this match: nothing was chosen or changed during play.
   *[other] Your browser has recalculated all { $draws } draws of this match: nothing was chosen or changed during play.
}
fair-right-others = Deals checked, without a number of yours
fair-partly = Deals checked, but not sealed by all
fair-unsealed = The deals are not sealed by all
fair-missing = { $count ->
    [one] The random number of { $names } is missing: it was pledged, but not shown.
   *[other] The random numbers of { $names } are missing: they were pledged, but not shown.
}
fair-own-in = Your own random number is in the deals.
fair-own-late = Your own random number came too late, so it is not in the deals. If this happens often over a good connection, do not trust this library.
fair-own-unpledged = The library did not take your own random number before the start, so it is not in the deals. If this happens often, do not trust this library.
fair-own-elsewhere = The random number of your seat does not come from this browser, but from another device of yours or from whoever sat there before. If neither can be, do not rely on this match.
fair-own-none = None of the random numbers in the deals is yours. Whether they were free of any influence, those who added one can tell.
fair-left-out-short = Your random number was left out!
fair-left-out = Your own random number was left out of the deal, though your device offered it: the library could have chosen the luck. Do not rely on this match.
fair-wrong = The deal was not honest!
fair-wrong-seal = The secret of the library does not fit the seal that it showed before the match.
fair-wrong-value = The random number of seat { $number } is not the one that was shown before the start.
fair-wrong-draw = A draw in the record is not what the seal asks for.
fair-wrong-move = The record tells of another move than the one you saw here.
fair-wrong-seen = The record does not agree with what this browser saw before the start.
fair-wrong-record = The record of this match cannot be read.
fair-unknown = The record could not be fetched; come back later.
fair-seal = The seal of this table:
fair-how = How this works
fair-record = Save the record
fair-yourself = Trust nobody? Check the record yourself with a small program:

# A match once more.
replay = See it again
replay-of = { $game }: the match again
replay-missing = This match cannot be shown
replay-empty = This match has not begun yet
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-run = Play
replay-stop = Stop
replay-moment = Moment { $at } of { $count }
replay-seat = Seen by
replay-everyone = the public
replay-link = Copy the link to this moment
go-on = Play on from here
go-on-help = A new table of your own, against bots.
go-on-same = With the same hidden cards
go-on-anew = Deal again what this seat could not see
to-table = Back to the table

# The coach.
coach = The coach
coach-ask = What would you play here?
coach-thinks = It is thinking…
coach-warms = The very first time it takes a minute or two.
coach-more = The numbers
coach-only = There is no choice: { $best }.
coach-plain = Best here: { $best }.
coach-matters = What matters now: { $features }.
coach-nothing = One step on, all choices look alike.
coach-share = should end above { $share } % of the others
coach-best = The better one: { $best } (+ { $margin } points of a hundred).
coach-best-unsure = The coach stays with this: { $best }. The other one may be no better.
coach-reason = { $feature }: { $better }, against { $other } with the other one
coach-further = One step on they look alike; the difference shows later.

# A match saved in a file.
file = A match from a file
file-help = A match that you have saved (“Save the match”) can be watched here again, with the coach and everyone’s chances.
file-choose = Choose the file
file-drop = Or drop it here.
file-wrong = “{ $name }” cannot be shown. { $why }
file-too-large = “{ $name }” is far too large for a match: choose a file that was saved with “Save the match”.
file-link = Watch a match that was saved in a file

# With hindsight.
hindsight-ask = What would the coach have played?
hindsight-seat = Choose a seat under “Seen by”: the coach knows only what that seat saw.
hindsight-none = At this moment { $name } had nothing to choose.
hindsight-forced = There was no choice.
hindsight-played = Played
hindsight-coach = The coach would have preferred
hindsight-even = Just as good, says the coach
hindsight-same = The coach would have played the same.
hindsight-next = To the next choice
chances = Everyone’s chances
chances-of = Everyone’s chances, as { $name } saw them.
chances-public = Everyone’s chances, as everybody saw them.
chances-picture = Chances over the match
chances-coming = Working it out; the picture gets finer bit by bit. The very first time for a game this takes a minute.
chances-table = The same as a table
chances-moment = Moment
turning = Turning points
turning-by = { $name }, from { $from } to { $to } %:
turning-none = No great turning point: the match was decided bit by bit.

# Luck and play.
luck-ask = Luck or play?
luck-coming = Replaying the match in the mind… { $part } %
luck-cards = The cards
luck-choices = Your choices
luck-choices-short = Choices
luck-rest = The others
luck-cards-good = The cards were kind to you.
luck-cards-bad = The cards were against you.
luck-cards-even = The cards were neither for you nor against you.
luck-choices-good = You chose better than most players do.
luck-choices-bad = Other choices would have worked better.
luck-choices-even = You chose as most players do.
luck-rest-good = What the others did helped you.
luck-rest-bad = What the others did got in your way.
luck-rest-even = What the others did changed little.
luck-sum = Everyone begins at 50: 50 { $luck } { $choices } { $rest } = { $end } of 100.
luck-everyone = And everyone else?
luck-who = Who
luck-end = End
luck-help = 100: above all the others; 0: below all of them. “The cards”: what chance gave beyond, or short of, the average of what could have come. “Choices”: compared with what the bots’ simple rule would play. “The others”: what they did, and what nobody could know. These are estimates.

# Several people around one device.
here-together = Around this device
here-help = Everybody plays on this device and hands it on; a curtain keeps the hands apart.
here-name = Name { $number }
here-more = One more person
here-fewer = Without person { $number }
here-others = { $count ->
    [one] The other seat
   *[other] The { $count } other seats
}
here-bots = bots
here-friends = friends, by a link
here-deal = Deal
here-lay = Set up the table
curtain-title = Hand the device to { $name }
curtain-help = The others look away. Only { $name } lifts the curtain.
curtain-lift = I am { $name }
curtain-other = { $name } instead
hand-on-help = { $name } is next.
hand-on = Hand on to { $name }
hand-of = { $name }’s hand
cover-hand = Cover the hand

# The bell.
bell = When it is your turn
bell-help = This device can tell you with a notification, even when the page is closed: at tables where others wait for you, once a turn, and without saying anything about your cards.
bell-on = Tell me on this device
bell-off = Not any more
bell-is-on = This device tells you when it is your turn.
bell-forbidden = Notifications of this page are blocked. Allow them in the settings of the browser, then come back here.
bell-impossible = This browser cannot show notifications of a page that is closed. On a phone, try adding the page to the home screen.
bell-failed = The browser could not set notifications up. Try again later, or in another browser.
hours-left = { $hours } hours

# While one was away.
missed = While you were away: { $count } moves.
missed-show = Show them
missed-skip = Skip

# Examples on the board.
example = Example on the board
example-play = Play the example
example-stop = Stop
example-at = Move { $at } of { $count }
example-before = Before
example-after = After
print = Print

# Films, secret choices, titles.
has-chosen = has chosen
luck-preparing = The match is about to be replayed in the mind. The very first time for a game this takes up to a minute.
luck-seconds = { $seconds } s
# Home, box and you.
home-what = Family games to play right now, against bots or with friends, near and far: free and without an account.
shelf-facts = { $low }–{ $high } players · { $minutes } min
rules-minute = Rules in one minute
more-on-you = { $count ->
    [one] one more under “You”
   *[other] { $count } more under “You”
}
search-shelf = Search the shelf
search-shelf-none = No game on the shelf has this name.
status-over = finished
status-abandoned = stopped without a result
play-now-help = You and { $bots ->
    [one] one bot
   *[other] { $bots } bots
}, dealt at once
invite-help = Send a link: everyone plays on a device of their own
here-together-help = Pass one device round the table
strength-easy = Easy
strength-easy-help = Often plays whatever comes to mind: for children and the first match.
strength-medium = Medium
strength-medium-help = Plays sensibly, without looking ahead.
strength-hard = Hard
strength-hard-help = Looks a few moves ahead and forgives little.
strength-expert = Expert
strength-expert-help = Thinks every choice through: for those who know the game well.
how-strong = How strong?
how-strong-figure = { $level } ends ahead of { $below } in { $strength } of the comparisons.
how-strong-unknown = For this game nothing has been measured yet.
variants = Variants
more-options = More
your-portrait = Your picture, as others see it at the table
portrait-red = the fierce pig
portrait-blue = the sleepy pig
portrait-green = the greedy pig
portrait-yellow = the vain pig
portrait-black = the patched pig
portrait-white = the learned pig
portrait-hat = { $pig }, in a hat
your-matches = Finished matches
matches-none = None yet: a match that has ended stays here, to be watched again.
matches-nothing = No match with “{ $search }”.
matches-search = Game or name
matches-count = { $count ->
    [one] one match
   *[other] { $count } matches
}
matches-page = Page { $page } of { $pages }
matches-newer = Newer
matches-older = Older
match-watch = Watch again
match-at-table = at the table
match-pad = Score pad
pad-untitled = Score pad
pad-delete-of = Delete the score pad { $title }, { $date }
pad-delete-ask = Delete this score pad? It disappears from your lists; those who wrote in it keep theirs.
table-delete = Delete
table-delete-of = Delete { $game }, { $date }
table-delete-ask = Delete this table? It disappears from your lists for good; others who sat there keep it in theirs. If you were alone, its links and everything said there are deleted too. The library’s log keeps the moves, without names.
table-delete-ask-open = Delete this table? You give up your seat, and it disappears from your lists. Others who sit there keep it; if you are alone, it is gone, and its link with it.
table-delete-yes = Yes, delete
table-delete-no = Keep
# The end of a match, as a scene.
score-table = The score, part by part
score-who = Who
score-why = Why
score-round = This round
score-all = in all
result-more = The score and more
result-home = Home
rematch-waits = Waiting for { $names }; then the rematch starts by itself.

# Sounds.
volume = Sounds
volume-percent = { $percent }%
volume-off = off
mute-sounds = Turn the sounds off
unmute-sounds = Turn the sounds on
# Taking back.
undo-nothing = You have done nothing yet that could be taken back
undo-late = Too late to take it back: somebody has played on
undo-proposed = A question waits for its answer first
event-redealt = { $who-is ->
    [you] You take your last move back. What you could not see then is dealt again.
   *[other] { $who } takes the last move back. What was hidden then is dealt again.
}
event-redealt-file = A move was taken back, and what was hidden was dealt again.
with-takebacks = { $count ->
    [one] A match with one take-back
   *[other] A match with { $count } take-backs
}
fair-redealt = { $count ->
    [one] Once a move was taken back after something had been seen, and what was hidden was dealt again, from the same sealed luck.
   *[other] { $count } times a move was taken back after something had been seen, and what was hidden was dealt again, from the same sealed luck.
}

# Invitations.
link-for = What is the link for?
link-to-play = To play
link-to-watch = Only to watch
watch-link-help = Whoever has this link watches the match and takes no seat.
replace-ask = A match is going on. Take the place of { $name }?
replace-yes = Take the place
replace-no = Just watch

# Reading aloud: symbols as words.
read-aloud = Read aloud
read-stop = Stop reading
spoken-red = red
spoken-blue = blue
spoken-green = green
spoken-yellow = yellow
spoken-black = black
spoken-white = white
spoken-minus = minus
spoken-paragraph = paragraph
spoken-to = to
# The guided first match, and hints in the first free one.
show-me = Show me
show-me-help = Your first match, step by step: two minutes
lesson-next = Next
lesson-play-on = Play on!
lesson-leave = Back to the game’s box
lesson-step = { $at } of { $count }
lesson-you = You
hints = In the first match of a game, say what to do and why
# Who begins?
who-begins = Who begins?
first-lots = Draw lots
first-turn = In turn
first-of-order = { $who }, number { $place }
first-as-written = As written above, the youngest first
first-named-told = { $who-is ->
    [you] You begin.
   *[other] { $who } begins.
}
first-lots-told = Lots are drawn when the match begins.
first-turn-told = { $who-is ->
    [you] You begin; next time the next player.
   *[other] { $who } begins; next time the next player.
}
first-drawn = { $who-is ->
    [you] The lots have been drawn: you begin.
   *[other] The lots have been drawn: { $who } begins.
}
first-next = { $who-is ->
    [you] This time you begin.
   *[other] This time { $who } begins.
}
fair-lots = Who begins was drawn by lots, from the same sealed numbers.
fair-wrong-first = Who began does not fit what was seen here before the start, or not the lots.

# Who are you?
who-are-you = Who are you?
who-are-you-help = So that the others know who you are. You can change it at any time.
thats-me = That’s me
stay-guest = Skip
pig-red = Bristle
pig-blue = Snooze
pig-green = Nibbles
pig-yellow = Posh
pig-black = Patch
pig-white = Prof
pig-red-hat = Baron
pig-blue-hat = Bobble
pig-green-hat = Sunny
pig-yellow-hat = Queenie
pig-black-hat = Captain
pig-white-hat = Chef

# A board without a drawing of its own.
kit-hint-suit = Choose a suit.
kit-hint-card = Tap a card.
kit-hint-tile = Tap a domino.
kit-hint-pawn = Tap a pawn.
kit-hint-which = What would you like to do?
kit-hint-end = At which end?
kit-pawn = Pawn { $number }
kit-by-suit = By suit
kit-by-value = By value
lay-back = Lay back
