"""A bot that plays a policy learnt by train.py: `ludotheque bot docs/examples/learnt_bot.py:Learnt "http://…/t/…#k=…"`.

It needs NumPy only. The policy is the file learnt.npz in the working folder, or what LEARNT_POLICY names.
"""

import os

import numpy as np

from ludotheque.research import Lab
from ludotheque.research.encoding_base import arrays


def forward(weights, numbers):
    """The network of train.py: two hidden layers; how much it likes each choice."""
    hidden = np.maximum(numbers * 0.1 @ weights["w1"] + weights["b1"], 0)
    hidden = np.maximum(hidden @ weights["w2"] + weights["b2"], 0)
    return hidden @ weights["w3"] + weights["b3"]


class Learnt:
    seat = 0

    def __init__(self, game):
        self.game = game
        self.weights = np.load(os.environ.get("LEARNT_POLICY", "learnt.npz"))
        self.weights = {name: self.weights[name] for name in self.weights.files}

    def choose(self, view, legal):
        """Choice by choice, the legal one that the policy likes best, until one action is left."""
        lab = Lab(self.game, view.players)
        actions = {text: lab.path(view, self.game.notation.read(view, text)) for text in legal}
        made = []
        while True:
            numbers = np.zeros(lab.width, np.float32)
            parts = np.array([*made, *[-1] * (lab.depth - len(made))], np.int64)
            arrays().tensor(view.raw, self.seat, len(made), parts, lab.plan, numbers)
            liked = forward(self.weights, numbers)
            made.append(max({path[len(made)] for path in actions.values()}, key=lambda choice: liked[choice]))
            actions = {text: path for text, path in actions.items() if path[: len(made)] == made}
            for text, path in actions.items():
                if path == made:
                    return text
