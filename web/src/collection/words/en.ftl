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
propose-title = Three ideas
propose-again = Three others
propose-none = No box fits. Take away one of your wishes.
filters = What you need
filters-clear = Clear all
filter-any = any
filter-players = You are
filter-people = { $count } people
filter-age = Age of the youngest
filter-years = { $age } years
filter-minutes = Time
filter-at-most = { $minutes } minutes at most
filter-playable = playable here, now
filter-here = not lent at the moment
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
other-editions = Other editions
where = Where is the box?
stands-at = It stands at { $shelf }
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
helpers-dismiss = Let help no more…
helpers-dismiss-yes = Yes, no more
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
sheet-save = Save
sheet-print = Print
sheet-picture = Make it the picture of the box
sheet-delete = Take the file away…
sheet-delete-yes = Yes, take it away
sheet-delete-ever = Delete for ever
sheet-attach = Add files: PDF, picture or text that you may show

# Lists of boxes.
lists-title = Lists of boxes
lists-choose = Bring a list in (CSV). Nothing is done before you say so.
lists-would = This would be done with “{ $name }”:
lists-done = Done; it can be undone in the list of changes.
lists-counts = Added: { $added }. Changed: { $changed }. Already the same: { $same }.
lists-skipped = Rows left out, because the box is not owned: { $count }.
lists-mistaken = Rows to put right: { $count }. Nothing was taken in.
lists-line = Line { $line }: { $sentence }
lists-columns = What each column is taken for
lists-no-field = not taken
lists-bring = Bring these boxes in
lists-save-csv = Save everything (CSV)
lists-save-json = Save everything (JSON)
about-picture = Picture
about-no-picture = No picture
