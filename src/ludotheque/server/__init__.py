"""How do people reach the tables? Over HTTP and one WebSocket each; this package puts the server together.

messages.py     what is said over the wire, typed once
socket.py       frames on a transport
connection.py   one person's socket: what comes in, and what it may ask for
server.py        the tables in memory, the way of a command into the log, and who is told
bots.py         bots at tables, clocks, and those who are away
people.py       guests, sessions, links
api.py          the HTTP routes;  routes.py  how a route is declared, and OpenAPI from it
app.py          assembly, start and stop
"""
