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
import-columns = This file has { $found } columns; at most { $most } are read. Is it a CSV file?
import-long = This file has more than { $most } rows; divide it into several files. Nothing was taken in.
import-torn = The file cannot be read from line { $line } on ({ $error }); a quotation mark that is never closed is the usual reason. Nothing was taken in.
import-unreadable = “{ $file }” cannot be read ({ $error }); check its name, and whether you may read it.
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
import-no-title = No column of the file is the title; there are: { $known }. Say which one it is: --map COLUMN=title
import-mistakes = { $count ->
    [one] One row of the file
   *[other] { $count } rows of the file
} cannot be taken, so nothing was. Put the rows right that are named, and bring the file again.
import-row-title = This row has no title.
import-number = { $field } is “{ $found }”; a number is expected.
import-year = The year is “{ $found }”; a year such as 1995 is expected.
import-cell = This does not fit: { $error }.
import-twice = The key “{ $key }” stands in a row above, too; each box needs a key of its own.
catalog-no-sheet = There is no such file in the collection.
sheet-kind = This is no file that can be attached: a PDF, a picture (PNG, JPEG, WebP, GIF), a text or Markdown. Save it as one of these, and bring it again.
sheet-markup = HTML and SVG are not taken, as browsers might run them; save it as a PDF or a picture, and bring it again.
sheet-picture = A picture is needed here: PNG, JPEG, WebP or GIF.
sheet-large = This file is too large; at most { $most } MB are taken. Make it smaller, or divide it.
sheet-many = There are { $most } files with this box already; delete one first.
why-just-players = Made for exactly { $players } players
why-players = For { $low } to { $high } players, and there are { $players } of you
why-age = From { $age } years on
why-minutes = Takes about { $minutes } minutes
why-playable = You can also play it here on the screen
why-shelf = It stands at { $shelf }
why-chance = Drawn from the whole collection
