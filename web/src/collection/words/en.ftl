# The pages of the collection.

# The collection.
tab-search = Search
tab-loans = Loans
tab-changes = Changes
tab-about = About us
tab-settings = Settings
tab-helpers = For helpers

# Searching.
search-label = Search the collection
search-hint = Title, author, publisher, year…
search-keys = The / key leads to this field; arrow keys walk through the boxes, Enter opens one.
propose = What shall we play?
propose-title = { $count ->
    [0] What shall we play?
    [one] One idea
    [2] Two ideas
   *[other] Three ideas
}
propose-again = Other ideas
propose-none = No box fits. Take away one of your wishes.
filters = What you need
filters-clear = Clear all
filter-any = any
filter-players = You are
filter-people = { $count ->
    [one] one person
   *[other] { $count } people
}
filter-age = Age of the youngest
filter-years = { $age } years
filter-minutes = Time
filter-at-most = { $minutes } minutes at most
filter-playable = playable here, now
filter-here = not lent at the moment
filter-missing = pieces are missing
spoken-remove = remove
filter-game = With { $game }
filter-work = Editions of { $work }
mechanics = Mechanics
more-mechanics = { $count } more
fewer-mechanics = Fewer
found-title = Boxes found
found = { $count ->
    [one] { $count } box
   *[other] { $count } boxes
}
found-playable = { $count } to play here
found-more = Show more
found-none-help = Try fewer words, or take away one of your wishes.
mark-playable = play here
mark-lent = lent

# A box.
players-at-least = at least { $low } players
players-at-most = at most { $high } players
players-exactly = { $count ->
    [one] 1 player
   *[other] { $count } players
}
age-from = from { $age } years
by = by
details = More about the box
play-on-screen = To play here, on the screen
play-here = Play here
our-rulebook = Our rulebook
edition-option = { $option }: { $value }
differences = The booklet and we
other-editions = Other editions
where = Where is the box?
stands-at = Place: { $shelf }
is-here-box = In the library
lent-out = Lent
lent-until = Lent until { $day }
lent-to = With { $borrower } since { $since }
keeping = For helpers
edit-box = Edit
add-box = Add a box
box-changes = Changes of this box
remove-box = Remove…
remove-box-ask = Take this box out of the collection? It can be undone in the list of changes.
remove-box-yes = Yes, remove

# Its fields.
field-title = Title, as it stands on the box
field-titles = Titles in other languages
field-title-in = Title in { $language }
field-authors = Authors
field-illustrators = Illustrators
field-publisher = Publisher
field-year = Year
field-edition-of = Edition of
field-low = Players, at least
field-high = Players, at most
field-age = Age, from
field-minutes = Minutes
field-mechanics = Mechanics
field-languages = Languages in the box
field-shelf = Place on the shelf
field-notes = Notes, for everybody
field-private-notes = Notes, for helpers only
field-missing = Missing pieces
field-picture = Picture
field-links = Links
field-plays = Games to play here, on the screen
field-key = Your own number of the box
field-players = Players, from and to
field-owned = Owned (0: left out)
field-subtitle = Subtitle
field-bgg = Number at BoardGameGeek

# Changing a box.
edit-title = Edit “{ $title }”
edit-not-yours = This page is for the helpers of the library.
edit-restored = Here is what you wrote without saving it.
edit-discard = Begin again
edit-later = Back
edit-theirs = Somebody else has written: { $value }
edit-nothing = (nothing)
edit-take = Take that
edit-mine = Keep mine
edit-taken = Taken over from somebody else: { $fields }.
edit-conflicts = To decide before you save: { $fields }.
form-lid = On the box
form-place = In the library
form-more = To find it more easily
form-plays-help = If this box holds a game that can be played here, choose it.
form-lines = { $field }, one a line
form-as-usual = as usual
link-title = Link { $number }, title
link-title-hint = Title
link-address = Link { $number }, address
link-add = Add a link
link-remove = Take away

# Lending.
loan-start = Lend
loan-lend = Lend the box
loan-borrower = To whom?
loan-since = Since
loan-due = Due back on
loan-note = Note
loan-back = It is back
loan-extend = Extend…
loan-delete = Noted by mistake: delete it…
loan-delete-ask = Delete this loan, and the name? This cannot be undone.
loan-was-back = Came back on { $day }
loan-expected = Due back on { $day }
loan-late = Late: it was due on { $day }
loan-forget = Delete the name…
loan-forget-ask = Delete “{ $borrower }” from all loans that have ended? This cannot be undone.
loan-forget-yes = Yes, delete
loan-forgotten = (name deleted)
loans-title = Boxes lent
loans-all = Show what is back, too
loans-save = Save the list (CSV)
loans-count = { $count ->
    [one] { $count } box is out.
   *[other] { $count } boxes are out.
}

# Changes.
changes-title = What was changed
changes-of = Changes of “{ $title }”
changes-none = Nothing was changed yet.
changes-nobody = without a name
changes-undo = Undo
changes-undone = { $count ->
    [one] Undone: it is as it was.
   *[other] Undone: { $count } boxes are as they were.
}
changes-older = Older ones
changes-more = { $count ->
    [one] and { $count } more box
   *[other] and { $count } more boxes
}
change-added = Added:
change-changed = Changed:
change-removed = Removed:
change-attached = File added:
change-detached = File taken away:
change-lent = Lent:
change-back = Came back:
change-presented = About us changed:
change-deleted = File deleted for ever:
change-due = Due on another day:
change-unlent = Loan deleted:
change-joined = Helps now:
change-dismissed = Helps no more:

# The library's own face.
about-address = Address
about-hours = Opening hours
about-boxes = { $count ->
    [one] { $count } box in the collection
   *[other] { $count } boxes in the collection
}
about-search = Search the collection
about-name = Name of the library
about-text = In a few words
about-colour = Colour
about-own-colour = A colour of its own
settings-title = Your library
settings-help = Everybody can read what you write here. What stays empty is not shown.
helpers-title = Who helps
helpers-help = Helpers add, edit and lend boxes, but do not change the settings.
helpers-since = since { $day }
helpers-dismiss = Remove from the team…
helpers-dismiss-yes = Yes, remove
helpers-link = Make a link for helpers
helpers-link-help = Whoever opens this link can help. It works for two weeks; a new link ends it.
helping-title = You help here
helping-help = You can add, edit and lend boxes. The settings belong to the owner of the library.
key-title = Is this library yours, or do you help here?
key-help = The key is shown when the server starts, and by the command “ludotheque owner”. Helpers are given a link.
key-label = Key or link
key-use = Enter

# Its files.
sheets-title = Booklet and pictures
sheet-read = Read
sheet-no-viewer = This browser shows no PDF within a page.
sheet-open = Open the PDF
sheet-save = Save
sheet-print = Print
sheet-picture = Make it the picture of the box
sheet-delete = Take the file away…
sheet-delete-yes = Yes, take it away
sheet-delete-ever = Delete for ever
sheet-attach = Add files: PDF, picture or text that you may show

# Lists of boxes.
lists-title = Lists of boxes
lists-choose = Bring a list in: CSV or JSON. Nothing is done before you say so.
lists-would = This would be done with “{ $name }”:
lists-done = Done; it can be undone in the list of changes.
lists-counts = Added: { $added }. Changed: { $changed }. Already the same: { $same }.
lists-skipped = Rows left out, because the box is not owned: { $count }.
lists-mistaken = Rows to put right: { $count }. Nothing was taken in.
lists-warned = Cells left empty, because they cannot be read: { $count }. Their boxes are taken all the same.
lists-line = Line { $line }: { $sentence }
lists-columns = What each column is taken for (you can change it)
lists-no-field = not taken
lists-bring = Bring these boxes in
lists-save-csv = Save everything (CSV)
lists-save-json = Save everything (JSON)
lists-untitled = Which column is the title? Choose it below.
lists-no-name = Column { $number }
about-picture = Picture
about-no-picture = No picture

# A game at a real table.
tab-at-table = At the table
tool-rules = The rules
tool-booklet = The booklet
tool-pad = Score pad
tool-begin = Who begins?
tool-dice = Dice
tool-timer = Timer
tool-check = Check
field-scoring = How it is scored
scoring-wins = Who wins
scoring-highest = the most points win
scoring-lowest = the fewest points win
scoring-rounds = Rounds
scoring-rounds-of = { $count ->
    [one] one round
   *[other] { $count } rounds
}
scoring-open = any number
scoring-target = Ends at so many points
scoring-target-of = { $points } points end the game
scoring-none = no limit
scoring-rows = Instead of rounds: what counts, one a line
scoring-rows-hint = Coins, Cards, Bonus…
scoring-declare = Say how this game is scored
players-who = Who plays?
players-name = Name
players-add = Add
players-remove = Remove { $name }
players-known = Played here before
players-forget = Forget names
pad-new = A new score pad
pad-title = Which game?
pad-title-hint = Any game
pad-start = Start writing
pad-begun = Score pads you have begun
pad-cell = { $name }, { $row }
pad-row = What counts
pad-round = Round
pad-sum = Sum
pad-ahead = ahead
pad-empty = nothing
pad-undo = Undo
pad-reading = only to read
pad-offline = No connection at the moment: what you write is kept here and sent later.
pad-sending = Sending…
pad-conflict = { $cell }: somebody else has written { $theirs } meanwhile, and you { $mine }. Which is right?
pad-unread = “{ $text }” is no number of points ({ $cell }). Write something like 12, −5 or 10+5, at most 999,999.
pad-seen = I see
pad-sign = Change the sign
pad-typing = You can also add up: 10+5
pad-decided = The game is decided.
pad-end = End the game
pad-won = { $count ->
    [one] { $names } wins with { $points } points!
   *[other] { $names } share the victory with { $points } points!
}
pad-nothing = Nothing was written.
pad-ended-help = The result stands among your matches on the page “Me”.
pad-again = Once more with the same
pad-reopen = Go on writing after all
pad-share = Write on several phones
pad-link-write = to write together
pad-link-read = only to read
pad-settings = Players and scoring
pad-name-of = Name of { $name }
begin-draw = Draw one
begin-order = Draw an order
begin-youngest = The youngest begins
begin-tap = Who is the youngest? Tap.
begin-tap-next = And who is the next?
begin-found = { $name } begins!
begin-youngest-found = { $name } is the youngest and begins!
begin-rules = The rules say: { $question }
begin-ages-again = Say again who is younger
fingers-title = With your fingers
fingers-help = Each of you puts a finger here and keeps it still. After a moment one of you is drawn.
fingers-found = Whoever is under the large circle begins!
dice-count = How many dice
dice-sides = Sides
dice-aloud = say the throw aloud
dice-throw = Throw
dice-thrown = { $values }: { $sum } together
dice-thrown-one = { $value }
dice-die = Die { $number }: { $value }; keep
dice-fresh = Die { $number }, not thrown yet
dice-keep = Tap a die to keep it for the next throw.
dice-before = Throws before
timer-kind = Which timer
timer-countdown = Countdown
timer-sand = Sand-timer
timer-stopwatch = Stopwatch
timer-chess = Chess clock
timer-minutes = Minutes
timer-seconds = Seconds
timer-extra = Seconds more after each turn
timer-go = Start
timer-pause = Pause
timer-again = Once more
timer-reset = Reset
timer-turn-over = Turn over
timer-ready = Set the clocks
timer-over = Time is up!
timer-over-of = { $name } is out of time.
timer-chess-help = Whoever is done taps their own clock, and the next one’s runs. Tapping another clock gives them the turn.
timer-help = It goes on when you look at other pages of this browser, and a sound tells you when time is up, unless sounds are off.
check-title = Is it allowed, and what does it count?
check-question = What do you want to know?
check-tap = Tap the cards below.
check-take = Take { $card } away
check-clear = All away
check-group = { $label }: { $number }
check-more = One more
check-ask = Ask the rules
check-anew = Begin again
check-players-needed = Name { $low } to { $high } players.
check-yes = Allowed
check-no = Not allowed
check-rule = Read § { $paragraph } of the rules

# Labels.
labels-title = Labels for boxes
labels-one = Print its label
labels-help = Stick a label on each box: whoever points a phone at it has the rules, the score pad, dice and timer of that game.
labels-search = Find boxes
labels-add-found = { $count ->
    [one] Take the one that is found
   *[other] Take all { $count } that are found
}
labels-clear = Take none
labels-sheet = Page of labels (A4)
labels-size = { $size } mm, { $count } on a page
labels-used = Labels used already
labels-address = Address of your library, as phones reach it
labels-bad-address = “{ $address }” is no address; write it like https://games.example.
labels-local = This address works on this computer only: phones will not find it. Write the address by which they reach the library.
labels-shelf = With the place on the shelf
labels-count = { $count ->
    [one] { $count } label
   *[other] { $count } labels
} on { $sheets ->
    [one] { $sheets } page
   *[other] { $sheets } pages
}
labels-print = Print
labels-print-help = Print in actual size (100 %), without margins. Try it on plain paper first and hold it against the labels.
labels-preview = Preview
labels-code = Code of { $title }
