"""What is a table? People and bots around a match, as a pure machine: `(table, command, now) → event`.

No clock, no generator, no file, no network: the time and every secret come in from outside, so that the server, a test
and a replay fold the same events into the same table.

    events.py        what can happen at a table: one event for each accepted command
    commands.py      what can be asked for
    table.py         the events rebuilt: who sits where, whose turn it is, what is proposed
    decide.py        which event a command leads to, or why it is denied
    phrases.py       what can be said
    information.py   who learnt what from an action: it decides whether that action may be undone
    stream.py        what each viewer is told of an event
    packed.py        a table as bytes, for a quick start
    sealed.py        how the deals of a table are fixed before anyone sits
"""
