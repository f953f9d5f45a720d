# What the house will not do: what was asked, what is wrong, what would be right.

no-such-table = There is no table here under this address, or it is not open to you; ask for its link.
no-such-page = There is nothing under this address.
no-session = You have not come in yet; ask for /api/me first (POST).
dead-link = This link does not work any more; ask for a new one.
foreign-origin = This request comes from a page of another house.
slow-down = That was too much at once; wait a moment.
too-large = That is too large; at most { $most } bytes are taken.
malformed = That cannot be understood: { $why }
not-json = A request with a body must be JSON (Content-Type: application/json).
coach-alone = The coach is silent where other people play: against them you play by yourself. At a table with bots alone it answers.
still-playing = The match is still going on; until its end everyone sees only what he saw himself.
no-such-moment = There is no moment { $asked } of this match from which one could play on: give the number of an event between its start and its end.
too-many-tables = You host { $most } tables already; finish one first.
too-many-watched = This connection watches { $most } tables already; leave one first.
not-playing = Nothing is being played at this table yet.
closing = The house is closing for a moment; your table is kept, come back soon.
defect = Something is broken on our side; nothing was changed. Try again, or tell the host of this house.
bad-limit = { $name } is “{ $found }”; it must be a number.
bad-bot-processes = --bot-processes is { $found }; it takes a number from 0 (threads of the house) to { $most }.
moving = This table is changing hands between two nodes of the house; nothing was lost, try again in a moment.
bad-bus = LUDOTHEQUE_BUS or --bus is “{ $found }”; it must be an address such as redis://host:6379.
bus-no-driver = A bus on Valkey or Redis needs the extra: pip install "ludotheque[valkey]".
