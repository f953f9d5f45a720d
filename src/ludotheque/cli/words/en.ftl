# The terminal in English.

# Help on the command line.
help-ludotheque = Family games, in this terminal or a browser: against bots or with friends.
help-first = To begin:
help-further = Also:
help-everywhere = Everywhere: --lang fr|en|de|it, --no-color; after a command also --help.
help-play = Play in this terminal, against bots.
help-replay = Tell a match that was kept in a file.
help-verify = Check whether the deals of a match were honest.
help-games = See the games on the shelf.
help-rules = Read the rules of a game.
help-new-game = Begin to write a game.
help-game = the game; without it you choose from the shelf
help-players = how many play, bots included
help-option = a variant; may be repeated
help-yes = play with the usual options, without questions
help-seat = your seat; the first is 0
help-bot = who plays in the other seats: easy, medium, hard, expert (or random, simple, greedy); may be repeated
help-name = your name
help-seed = a number: the same one deals the same cards
help-position = begin with the position in this JSON file
help-save = keep the match in this file
help-resume = go on with the match kept in this file
help-lesson = be shown the game first, step by step
help-watch = watch bots play each other
help-delay = seconds before each move of a bot
help-file = the file of the match
help-record = the record of the match: a file, or the address of the table
help-seal = the seal that was shown before the match, if you noted it
help-replay-seat = through the eyes of which seat; else as a spectator
help-step = wait for Enter before each move
help-paragraph = one paragraph only, for example 3
help-new-name = its name: small letters, digits, _
help-into = the folder to make it in, instead of the shelf
help-owner = Show the link that makes you the owner of a library’s collection.
help-renew = make a new key; the old one ends
help-catalog = Bring boxes into the collection from a file, or save it.
help-import = Bring boxes from a CSV or JSON file: ours, BoardGameGeek’s or MyLudo’s.
help-import-file = the CSV or JSON file
help-dry-run = only say what would be done
help-import-yes = ask nothing before bringing boxes in
help-map = take a column of the file for a field
help-export = Save the collection as a file.
help-export-file = the file to write, .csv or .json
help-backup = Copy a server’s tables into one file, also while people play.
help-restore = Restore such a copy into a new folder or an empty database.
help-check = Check that the log of a server is whole.
help-server = the server’s folder
help-server-anywhere = the server’s folder, or the address of its database
help-backup-file = the file of the copy
help-restore-place = the folder, or the address of the database, to restore into; it must hold no server’s tables yet

# What is wrong on the command line.
unknown-command = There is no command “{ $asked }”; there are: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
unknown-flag = There is no “{ $asked }” here; --help shows what there is.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
unexpected-word = “{ $asked }” is one word too many; --help shows what the command takes.
bad-number = “{ $asked }” does not do for { $name }: it takes a number.
flag-alone = { $name } stands alone, without “{ $asked }”.
missing-word = { $name } is missing; --help shows what the command takes.
repeated-flag = { $name } is given twice; once is enough.
bad-command-line = “{ $asked }” cannot be understood; --help shows what there is.
flags-exclude = { $one } and { $other } do not go together; choose one of them.
bad-delay = { $asked } seconds cannot be waited; it takes a number from 0 to { $longest }.
too-many-bots = { $asked } bots are asked for, but only { $seats ->
    [one] { $seats } seat is
   *[other] { $seats } seats are
} left.
option-form = Option “{ $asked }” has no value; write { $asked }=… with one of these: { $known }.
unknown-paragraph = The rules have no paragraph “{ $asked }”; they go from { $first } to { $last }.
file-missing = There is no file “{ $file }”; check its name and its folder.
file-unreadable = “{ $file }” cannot be read; it takes a text file that you are allowed to read.
file-unwritable = “{ $file }” cannot be written; choose a folder that exists and is yours.
bad-json = The file “{ $file }” is not JSON: the error is in line { $line }, column { $column }.
save-taken = “{ $file }” already exists and will not be overwritten; choose another name, or go on with that match by --resume.
save-where = Say in which file, for example: { $command } match.log

# The shelf and the options.
shelf = On the shelf
shelf-next = To play: ludotheque play, followed by the name of the game.
seats = { $low } to { $high } players
minutes = about { $minutes } minutes
draft = draft, texts: { $languages }
ask-game = Which game? (Enter = { $first })
players = Players
yes = yes
no = no
ask-usual = Enter = play like this; o = change the options:
ask-number = Your choice, 1 to { $last } (Enter = { $usual }):
ask-value = Your choice of { $known } (Enter = { $usual }):
none = none
no-such-number = “{ $asked }” is not on the list; choose a number from 1 to { $last }.
level-wins = { $level }: ends above { $against } { $wins } of the time
levels = How the bots play
ask-level = Your choice, 1 to { $last } (Enter = by a simple rule):

# At the table.
bots-preparing = The bots play by a simple rule for now; their search is being prepared, once.
bots-prepared = The bots are ready, and now look ahead.
guest = Guest
you = you
you-alone = You
list-and = { $first } and { $last }
manner-random = at random
manner-simple = simply
manner-easy = easily
manner-medium = sensibly
manner-hard = hard
manner-expert = like an expert
manner-greedy = taking the most at once
bots-random = The bots play at random.
bots-simple = The bots play by a simple rule.
bots-easy = The bots play like a child: they often slip.
bots-medium = The bots play sensibly.
bots-hard = The bots think ahead.
bots-expert = The bots think far ahead.
bots-greedy = The bots take what looks best at once.
at-the-table = At the table: { $names }.
tip = At any time: ? for help, “rules” for the rules, “quit” to stop.
so-far = What has happened
table = The table
your-turn = Your turn!
many-choices = There are { $count } possibilities. Write yours in the manner of “{ $example }”, or take one of these examples:
ask-action = { $last ->
    [1] Your choice: 1 (? = help):
   *[other] Your choice, 1 to { $last } (? = help):
}
ambiguous = “{ $asked }” can mean { $count } things, for example: { $known }. Write a little more.
refused-hint = That is § { $paragraph }: type “rules { $paragraph }” to read it.
help-title = Help
help-how = Type the number of your choice, or what stands beside it: its beginning will do. Enter shows the table again.
command-help = help
command-rules = rules
command-table = table
command-log = log
command-save = save
command-quit = quit
file-word = FILE
does-help = this help
does-rules = the rules: their contents, or one paragraph
does-table = the table and your choices
does-log = what has happened since the beginning
does-save = keep the match in a file
does-quit = stop; a match that is kept can go on later
rules-contents = The rules
rules-hint = “rules 3” shows § 3.
saved = The match is kept in { $file }.
ask-save = Keep the match? A file name, or Enter for no:
lesson-type = Type:
lesson-enter = Enter goes on.
left = Goodbye, and see you soon!
left-saved = Goodbye! The match is kept in { $file }. To go on:

# The end.
results = Result
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
won-you = You have won, well done!
won = { $who } wins the match.
with-takebacks = { $count ->
    [one] A match with one take-back.
   *[other] A match with { $count } take-backs.
}
won-together = A tie! The victory is shared: { $names }.
ask-step = Enter = next move
replay-unfinished = The match is not over. To go on:

# A new game.
new-name = “{ $asked }” cannot be the name of a game; it takes small letters, digits or _, beginning with a letter, such as my_game.
new-exists = “{ $asked }” already exists ({ $folder }); choose another name.
new-reserved = “{ $asked }” means something in the program already; choose another name, such as { $asked }_game.
new-made = The game is there: { $folder }. It can be played already; change it step by step.
new-step-play = Play it:
new-step-rules = Write its rules:
new-step-texts = Tell them to players:
new-step-test = See that everything holds:
new-entry-point = To put it on the shelf, your package declares an entry point “{ $name }” of the group ludotheque.games.

serving = The library is open at { $address }; its tables are kept in { $folder }. Ctrl-C closes it.
serving-local = Only this computer can open it. To open it to your home network, start it with: { $command }
serving-reached = Other devices open it at { $address }
serving-no-page = This installation has no page for browsers: only terminals can come in (ludotheque join { $address }). To have the page, run “make wheel” in the folder of the sources, install the wheel it names and start the server again.
served = The library is closed; every table is kept.
cannot-listen = The library cannot listen at { $host }, port { $port }: { $error }. Choose another port with --port.
help-serve = Start a server here: play in a browser, alone or with friends.
help-folder = where the server keeps its tables
help-host = the address to listen at; 0.0.0.0 for all
help-port = the port to listen at
help-address = the public address, for links, if a proxy stands before it
help-proxy = a proxy whose word on addresses is taken; may be repeated
help-bot-delay = how long bots take over a move
help-bot-processes = so many worker processes for bots that look ahead; 0 = threads of the library
help-store = keep the library in this database (postgresql://…) instead of a folder; several nodes may share it
help-bus = Valkey or Redis that carries hints between the nodes (redis://…); otherwise PostgreSQL does
help-node = where the other nodes reach this one, if not where it listens
help-quiet = log only what goes wrong
help-open = open the page in the browser

# A seat over the network.
help-join = Take a seat at a server’s table, by its address or a link.
help-url = the address of a server, of a table, or a link somebody sent you
help-look-on = only watch
bad-address = “{ $asked }” is no address of a library or of a table; it takes one like http://localhost:8471, or a whole link.
server-unreachable = { $server } does not answer; check the address, and whether the library is open.
not-a-server = { $server } answers, but it is not a server of Ludothèque; check the address.
other-version = That table is played by rules version { $theirs }, and this program knows version { $ours }; use the same version as the library.
identity-taken = On this device you are now { $name } at { $server }, too.
lobby-yours = Your tables
lobby-open = Open tables
lobby-none = No table is open here at the moment.
table-open = waiting for players
table-playing = in the middle of a match
ask-table = Which table, 1 to { $last }? { $new } = set up a new one, Enter = look again:
ask-first-table = { $new } = set up a table, Enter = look again:
no-such-table = “{ $asked }” is not on the list; type a number from 1 to { $last }, or { $new } for a new table.
no-table-yet = “{ $asked }” is not possible here: no table is open yet; type { $new } for a new one.
ask-bots = How many bots, 0 to { $last }? The other seats wait for people. (Enter = { $last }):
bad-bots = “{ $asked }” bots cannot sit there; it takes a number from 0 to { $last }.
by-link = only those who have the link can come
by-all = everyone in the library sees the table and can come; only preset phrases are said there
by-all-free = the same, and everyone writes what they like
table-made = The table is ready. The link for the others:
watch-link = The link for those who only want to watch:
link-local = These links work on this computer only. To open the library to your home network, start it with:
ask-replace = A match is going on, and all seats are taken. Take the place of { $who }? { $yes } or { $no } (Enter = { $no }, just watch):
ask-stop = Really stop the match, without a result? { $yes } or { $no } (Enter = { $no }):
ask-import = Bring this list in? { $yes } or { $no } (Enter = { $no }):
goes-on = The match goes on.
no-seat = No seat is free for you there; you are watching.
looking-on = You are watching.
free-seat = free seat { $number }
bot-name = Bot { $number } ({ $level })
covered = { $who } (a bot is playing)
may-start = “{ $command }” begins the match; seats that are still free get bots.
not-begun = The match has not begun yet.
who-begins = Who begins?
ask-first = { $question } “{ $named }” says it; “{ $lots }” has lots drawn.
first-word-lots = lots
first-word-turn = turn
first-whom = Say who begins: “{ $command } Anna”, the number of a seat from 1 to { $last }, “{ $command } { $lots }” or “{ $command } { $turn }”.
first-drawn = { $who-is ->
    [you] The lots have been drawn: you begin.
   *[other] The lots have been drawn: { $who } begins.
}
first-next = { $who-is ->
    [you] This time you begin.
   *[other] This time { $who } begins.
}
first-named = { $who-is ->
    [you] You begin.
   *[other] { $who } begins.
}
connection-lost = The connection is lost; trying again…
connection-back = The connection is back.
deals-right = The deals are checked: { $draws ->
    [one] the one draw was
   *[other] all { $draws } draws were
} fixed before anyone sat down.
deals-wrong = The deals of this match were not honest! { $why }
deals-missing = The deals are not sealed by all: { $count ->
    [one] the random number of { $names } is
   *[other] the random numbers of { $names } are
} missing, though pledged.
deals-nobody = No player has added a random number: all luck comes from the library’s sealed secret.
deals-own-late = Your own random number came too late, so it is not in the deals.
deals-own-unpledged = The library did not take your own random number before the start, so it is not in the deals.
deals-own-elsewhere = The random number of your seat was not added here, but at another device or by whoever sat there before. If neither can be, do not rely on this match.
deals-own-none = None of the random numbers in the deals is yours: those who added one can check that.
verified-match = { $title }, table { $table }
verified-draws = ✓ { $draws ->
    [one] The one draw follows
   *[other] All { $draws } draws follow
} from the secret that was sealed before anyone sat down.
verified-values = ✓ Seats that added a value of their own: { $count } of { $players }.
verified-shown = ✓ Seats that pledged a value and showed it: { $seats }.
verified-missing = ! Not sealed by all. Seats that pledged a value and did not show it: { $seats }.
verified-lots = ✓ Who begins (seat { $seat }) was drawn by lots, with the same secret and numbers.
verified-unnamed = ! This record has an older form, which does not name those who pledged a value and did not show it.
verified-own-in = ✓ The value of whoever saved this record is in the deals.
verified-own-late = ! The value of whoever saved this record came too late and is not in the deals.
verified-own-unpledged = ! The value of whoever saved this record was not taken before the start and is not in the deals.
verified-own-elsewhere = ! The value at the seat of whoever saved this record was added at another device, or by somebody else.
verified-own-none = ! Whoever saved this record added no value to the deals.
verified-played = ✓ Played again by the rules: every draw was due with exactly these odds, every action was allowed{ $over ->
    [yes] , and the results are right
   *[no] {""}
}.
verified-seal = The seal: { $seal }
verified-noted = Whoever noted it before the match compares it here; or gives it along with --seal.
is-here = { $who } is here.
is-away = { $who } is away.
not-your-turn = “{ $asked }” must wait: it is not your turn. To talk: { $say } …
not-a-command = “{ $asked }” is not understood; ? shows what can be typed. To talk: { $say } …
hint-proposed = Your answer: “{ $agree }” or “{ $decline }”.
hint-back = “{ $command }” takes your seat back.
hint-rematch = “{ $command }” takes you there.
after-match = And now? { $commands }
left-seat = Goodbye! The seat stays yours. To come back:
said = { $who }: { $text }
said-deleted = (deleted)
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
event-redealt = { $who-is ->
    [you] You take your last move back. What you could not see then is dealt again.
   *[other] { $who } takes the last move back. What was hidden then is dealt again.
}
event-redealt-file = A move was taken back, and what was hidden was dealt again.
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
event-first-named = { $who-is ->
    [you] You are to begin.
   *[other] { $who } is to begin.
}
event-first-lots = Lots will be drawn when the match begins.
event-first-turn = It goes by turn.
command-say = say
command-phrases = phrases
command-undo = undo
command-agree = agree
command-decline = decline
command-first = first
command-start = start
command-leave = leave
command-back = back
command-mute = mute
command-unmute = unmute
command-remove = remove
command-abandon = abandon
command-rematch = rematch
does-say = say something to the table
does-phrases = sentences that everyone reads in their own language; with a number, say one
does-undo = take your last move back, or ask the others for it
does-agree = agree to what somebody proposes
does-decline = decline what somebody proposes
does-first = who begins: a name, “lots” or “turn”
does-start = begin the match
does-leave = get up; during a match a bot plays for you
does-back = take your seat back from the bot
does-mute = let somebody write nothing more, by name or number of seat (as host)
does-unmute = let somebody write again (as host)
does-remove = send somebody away from the table (as host)
does-abandon = propose to end the match without a result
does-rematch = play again with the same people
say-whom = Say whom: “{ $command } Anna”, or the number of a seat, from 1 to { $last }.
quit-and-keep = stop this program; the seat stays yours

# A library and its log.
backup-made = The copy is in { $file }.
restored = The library in { $folder } is there again: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
}, all whole.
check-whole = The log is whole: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
}.
check-faulty = The log is not whole. Of { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $events ->
    [one] { $events } event
   *[other] { $events } events
}, this many have a fault: { $count }
fault-gap = Table { $table }: event { $seq } is missing.
fault-hash = Table { $table }: event { $seq } was changed.
fault-head = Table { $table }: the log ends with event { $seq }, but its index says otherwise.
fault-index = Table { $table }: it has a log, but is missing in the index.
check-next = Keep a copy of this folder; then restore the last whole backup into a new folder.

# The arena.
help-arena = Let bots play a tournament, on the same deals with seats rotated.
help-levels = who plays, one word for each seat: easy, medium, hard, expert, random, simple or greedy; or a program of your own, as for “ludotheque bot”
help-matches = how many matches; rounded up to whole rotations
help-arena-out = the file for the results (JSON); a picture (SVG) and the deals played are kept beside it
help-workers = how many processes; all cores by default
bad-matches = “{ $asked }” is not a number of matches; it takes 1 or more.
arena-other = “{ $file }” belongs to another tournament; choose another file with --out, or delete it.
arena-goes-on = { $done } matches were already played; going on from there.
arena-kept = Stopped. { $done } matches are kept in { $file }; the same command goes on from there.
arena-title = { $game }: { $matches } matches
arena-axis = share of the others it ended above, in percent, with intervals of 95 %
arena-playing = Playing
arena-written = Written: { $file }, { $picture }
arena-score = ends above { $score } % ± { $within } of the others
arena-first = first in { $share } % ± { $within }
arena-rating = rating { $rating } ± { $within }
arena-faults = { $name } lost { $count ->
    [one] one turn
   *[other] { $count } turns
} to { $cover }: it broke off, did not answer in time or wanted what was not allowed.

# The coach.
command-coach = coach
does-coach = what the coach would play in your place, and why
coach-title = The coach
coach-preparing = The coach is preparing, once: about a minute…
coach-only = There is no choice: { $best }.
coach-plain = Best here: { $best }.
coach-ask-more = For the numbers: { $command } { $more }.
more-word = numbers
coach-matters = What matters now: { $features }.
coach-nothing = little; all choices look alike one step on
coach-candidates = Two candidates: { $one } should end above { $share } % of the others, { $other } above { $other_share } %.
coach-best = The better one: { $best }, by { $margin } points of a hundred.
coach-best-unsure = The coach stays with this: { $best }. The other one may be no better.
coach-reason = { $feature }: { $better }, against { $other } with the other one.
coach-further = One step on they look alike; the difference shows later.

# A program of one’s own at a table.
help-own-bot = Let a program of your own play at a server’s table.
help-program = the program: a file, a command in quotes, or FILE.py:CLASS
help-table-url = the link to the table or to the seat
help-bot-name = the bot’s name; under it the library knows it again
help-answer-seconds = how long it may think about each action
help-cover = the bot that plays when it does not
bot-seated = { $name } sits at the table, on seat { $seat }; Ctrl-C takes it away.
bot-no-seat = No seat is free for { $name } at this table.
bot-needs-table = “{ $asked }” is the address of a library; a bot needs the link to a table.
bot-died = The program ended; { $cover } plays this turn.
bot-silent = The program did not answer in time; { $cover } plays this turn.
bot-nonsense = The program did not answer with an action: { $said }; { $cover } plays this turn.
bot-illegal = The program wanted “{ $said }”, which is not allowed now; { $cover } plays this turn.
bot-gave-up = The program has ended too often; { $cover } plays on.
bot-over = The match is over: { $results }.
bot-abandoned = The match was abandoned.

# The collection.

catalog-server-open = The library in “{ $folder }” is open just now. Stop it first, then ask again; or bring the file in on its page, as its owner.
bad-map = --map takes COLUMN=FIELD, not “{ $asked }”.
bad-export = “{ $asked }” has none of the endings { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean { $nearest }?
}
export-taken = “{ $file }” already exists and will not be overwritten; choose another name.
export-done = { $count ->
    [one] One box
   *[other] { $count } boxes
} saved in { $file }.
import-shape = { $shape ->
    [boardgamegeek] A collection from BoardGameGeek
    [myludo] A collection from MyLudo
   *[own] A list of boxes
} ({ $encoding }, { $how }). Columns that are taken:
import-comma = columns divided by a comma
import-semicolon = columns divided by a semicolon
import-tab = columns divided by a tab
import-json = JSON
import-unused = Not taken: { $columns }
import-untitled = No column of the file is the title; there are: { $known }. Say which one is the title: --map COLUMN=title
import-warned = { $count ->
    [one] One cell stays empty, because it cannot be read:
   *[other] { $count } cells stay empty, because they cannot be read:
}
import-mistaken = { $count ->
    [one] One row cannot be taken:
   *[other] { $count } rows cannot be taken:
}
import-line = line { $line }: { $why }
import-nothing = Nothing was changed. Put these rows right, and ask again.
import-left = Nothing was changed.
import-would = This would put in { $fresh } new boxes and change { $changed }; { $same } are as they are, { $skipped } rows are about boxes that are not owned. Nothing was changed.
import-done = { $fresh } new boxes, { $changed } changed, { $same } as they were; { $skipped } rows were about boxes that are not owned.
owner-link = Open this link in your browser; then you are the owner of this library. Show it to nobody:
owner-renewed = The old key has ended. Open this link in your browser; then you are the owner of this library. Show it to nobody:
serving-owner = Nobody owns this library’s collection yet. It is yours when you open: { $address }
