"""The edge: HTTP and one WebSocket per page. It translates and limits; sessions decide.

services.py         the composition root
app.py              the application: routes, sockets, start and stop
connection.py       one WebSocket of one person: what comes in, and what it may ask for
routes.py           how a route is declared, and OpenAPI from it
api.py              routes of games, people and tables;  replay_routes.py  of matches that were played
lesson_routes.py    routes of the guided first match
pages.py            the web client's files;  examples.py  examples of rulebooks;  limits.py  token buckets
"""
