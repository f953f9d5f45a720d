# What the catalogue of the collection will not do, and why a box is proposed.

catalog-no-record = There is no box { $number } in the collection.
catalog-changed = Somebody else has changed “{ $title }” meanwhile, so nothing of yours was written over it: look at what is there now, and send your change once more.
catalog-no-title = A box needs a title with at least one letter or digit.
catalog-players = At least { $low } and at most { $high } players cannot be: put the smaller number first.
catalog-link = “{ $address }” is not an address of the web; it begins with https:// or http://.
catalog-filter = { $name } is “{ $found }”; it must be a number from { $low } to { $high }.
catalog-no-game = There is no game { $game } here; there are: { $known }.
catalog-no-change = That change is not in the list of changes.
catalog-cannot-undo = “{ $title }” has been changed again since, so this cannot be taken back: take the newer change back first.
catalog-for-good = This cannot be taken back.
catalog-busy = Others keep changing boxes just now, so nothing was done; try again in a moment.
catalog-about-changed = Somebody else has changed what the library says of itself meanwhile, so nothing of yours was written over it: look at what is there now, and send your change once more.
catalog-dead-key = This key or link does not work any more; ask the owner of the library for a new one.
catalog-not-yours = Only the owner of the library and its helpers can do this; open the link that the owner gives you.
catalog-day = “{ $asked }” is not a day; write it like 2026-11-18.
catalog-due = { $due } is before { $since }, when the box was lent; choose a later day.
catalog-no-borrower = Say who takes the box.
catalog-no-loan = There is no such loan.
catalog-lent = “{ $title }” is lent already; note first that it is back.
catalog-back = “{ $title }” has been back since { $back }.
import-empty = There is nothing in this file; its first line names the columns.
import-json = This list (JSON) cannot be read from line { $line } on; bring it as “Save everything (JSON)” has written it.
import-columns = This file has { $found } columns; at most { $most } are read. Is it a CSV file?
import-long = This file has more than { $most } rows; divide it into several files. Nothing was taken in.
import-torn = The file cannot be read from line { $line } on; a quotation mark that is never closed is the usual reason. Nothing was taken in.
import-encoding = From line { $line } on the file is not written as it claims ({ $encoding }); save it once more as CSV (UTF-8). Nothing was taken in.
import-unreadable = “{ $file }” cannot be read; check its name, and whether you may read it.
import-workbook = This is a workbook of a spreadsheet program; save it there as CSV (UTF-8) and bring that file.
import-binary = This is no text file; bring a CSV file.
import-no-column = There is no column “{ $column }” in the file; there are: { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
}
import-no-field = There is no field “{ $field }”; there are: { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
}
import-no-title = No column of the file is the title; there are: { $known }. Say which one is the title.
import-row-title = This row has no title.
import-number = { $column }: “{ $found }” is not clear; write for example { $example }.
import-year = { $column }: “{ $found }” is not a year; write for example 1995.
import-cell = { $column }: “{ $found }” does not fit here.
import-length = { $column }: this text has more than { $most } characters; shorten it.
import-many = { $column }: there are more than { $most }; leave the most important ones.
import-range = { $column }: “{ $found }”; it must be a number from { $low } to { $high }.
import-field = A box has no field “{ $column }”; take it out.
import-twice = The key “{ $key }” stands in a row above, too; each box needs a key of its own.
catalog-no-sheet = There is no such file in the collection.
sheet-kind = This is no file that can be attached: a PDF, a picture (PNG, JPEG, WebP, GIF), a text or Markdown. Save it as one of these, and bring it again.
sheet-markup = HTML and SVG are not taken, as browsers might run them; save it as a PDF or a picture, and bring it again.
sheet-picture = A picture is needed here: PNG, JPEG, WebP or GIF.
sheet-large = This file is too large; at most { $most } MB are taken. Make it smaller, or divide it.
sheet-many = There are { $most } files with this box already; delete one first.
pad-no-pad = There is no such score pad: the link is mistyped, or the pad was deleted because nobody used it. Make a new one.
pad-read-only = This link only lets you read the score pad; ask whoever keeps it for the link to write.
pad-too-many = You have { $most } score pads already; delete one that you no longer need.
pad-full = This score pad has been changed too often; end it, and go on with a new one.
pad-ended = This score pad has ended; open it again to go on writing.
pad-no-name = A player needs a name with at least one letter.
pad-name = A name has at most { $most } characters, and this one has { $found }; shorten it.
pad-title = A title has at most { $most } characters, and this one has { $found }; shorten it.
pad-players = At most { $most } players fit on a score pad.
pad-same-player = This player is on the pad already.
pad-no-player = This player is not on the pad any more.
pad-row = There is no row { $row } on this pad; it has { $most }.
pad-rows-written = There are points in rows after the { $most }th, which would be lost; empty them first.
pad-points = { $found } is too much: points go from −{ $most } to { $most }.
pad-cell-changed = { $value ->
    [none] Somebody else has emptied this cell meanwhile
   *[other] Somebody else has written { $value } here meanwhile
}; which is right?
pad-nothing-to-undo = You have written nothing here that could be taken back.
pad-cannot-undo = Somebody has changed this again since, so it cannot be taken back: write what is right instead.
why-just-players = Made for exactly { $players } players
why-players = For { $low } to { $high } players, and there are { $players } of you
why-players-from = From { $low } players on, and there are { $players } of you
why-players-to = For up to { $high } players, and there are { $players } of you
why-age = From { $age } years on
why-minutes = Takes about { $minutes } minutes
why-playable = You can also play it here on the screen
why-shelf = Place: { $shelf }
why-chance = Drawn from the whole collection
