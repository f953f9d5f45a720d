"""Tables that are awake: commands become events, events reach those who look on, bots and clocks act by themselves.

ports.py            time, randomness, the log: what is passed in
table_session.py    one table: the one path of a command, and who subscribes to its events
registry.py         all of them: waking, creating, access, seats and links
lobby.py            listings of tables, and hints to those who look elsewhere;  summary.py  what the store lists
history.py          the finished matches of a person, in pages
scheduler.py        bots, clocks, absences
notifications.py    "your turn" by web push;  web_push.py  its encryption and sending
replays.py          finished and running matches, to be looked at again;  analysis_jobs.py  chances, luck, advice
table_factory.py    tables from a request, or from a moment of another match
identity.py         guests, login sessions, links;  config.py, metrics.py, errors.py, host_names.py
"""
