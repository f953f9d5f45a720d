"""A first bot in Python: `ludotheque bot docs/examples/first_bot.py:FirstBot "http://…/t/…#k=…"`.

It plays any game, not well: of everything that is allowed, what comes last in the list. `view` has the game's own names
(here it only looks how many players there are), and -1 where this seat may not look.
"""


class FirstBot:
    seat = 0  # set before every question

    def choose(self, view, legal):
        return legal[-1 - view.players % len(legal)] if self.seat % 2 else legal[-1]
