"""Tables of people and bots around a match, as a pure state machine: `(table, command, now) → event`.

No clock, no generator, no file, no network: the time and every secret come in from outside, so that the server, a test
and a replay apply the same events to the same table.

    events.py        events: one for each accepted command
    commands.py      commands of people, bots and the server
    table.py         the state after all events: who sits where, whose turn it is, what is proposed
    decide.py        which event a command leads to, or why it is denied
    phrases.py       preset phrases of the chat
    information.py   who learnt what from an action: it decides whether that action may be undone
    stream.py        what each viewer gets of an event
    view_layout.py   where the fields of a view lie in its bytes
    snapshot.py      a table as bytes, for a quick start
    commit_reveal.py how the deals of a table are fixed before anyone sits
    verifier.py      check of the deals by arithmetic;  fairness_proof.py  also by the rules
    action_search.py search among legal actions, by notation or by words
"""
