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
why-just-players = Made for exactly { $players } players
why-players = For { $low } to { $high } players, and there are { $players } of you
why-age = From { $age } years on
why-minutes = Takes about { $minutes } minutes
why-playable = You can also play it here on the screen
why-shelf = It stands at { $shelf }
why-chance = Drawn from the whole collection
