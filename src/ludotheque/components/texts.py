"""Notation, seen actions and sentences of a game, from its declared actions and components."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from ludotheque.components.cards import Hands
from ludotheque.components.component import Component
from ludotheque.components.counters import scores
from ludotheque.components.verbs import ACTOR, NOBODY, Numbered
from ludotheque.kernel.errors import NotationError, closest
from ludotheque.kernel.record import CHANCE, Record
from ludotheque.kernel.words import Line, Seat, line

MAX_ASKED = 60
"""Of a longer text no nearest one is looked for."""


class Texts:
    """What notation.py of one game need not write. `has` says whether there is a message of a key."""

    def __init__(self, actions: Numbered, components: list[Component], has: Callable[[str], bool]) -> None:
        self.actions = actions
        self.components = components
        self.has = has

    def write(self, s: Record, action: int) -> str:
        return self.actions.texts[action]

    def read(self, s: Record, text: str) -> int:
        found = self.actions.number(text)
        if found is not None:
            return found
        words = " ".join(text.lower().split())
        name = words.partition(" ")[0]
        known = {verb.name.lower(): verb for verb in self.actions.verbs.values()}
        if name not in known:
            people = [verb.name for verb in self.actions.people_verbs]
            raise NotationError(
                "unknown-action", text=text, known=", ".join(people), nearest=closest(name[:60], people)
            )
        forms = known[name].texts
        if not known[name].arguments:
            raise NotationError("notation-alone", text=text, verb=name)
        nearest = "none"
        if len(words) <= MAX_ASKED:
            letters = sorted(words.lower())
            turned = (form for form in forms if sorted(form.lower()) == letters)  # 7r for r7
            nearest = next(turned, "") or closest(words, forms)
        raise NotationError("notation-form", text=text, first=forms[0], last=forms[-1], nearest=nearest)

    def seen(self, s: Record, viewer: int, seat: int, action: int) -> int:
        """What a viewer learns of an action: itself, or the hidden form of its verb."""
        verb = self.actions.by_number[action]
        if verb.hidden < 0:
            return action
        if verb.seen == NOBODY:
            return verb.hidden
        knows = seat if verb.seen == ACTOR else getattr(s, verb.seen)
        return action if viewer == knows else verb.hidden

    def narrate(self, before: Record, seat: int, action: int, after: Record) -> list[Line]:
        """`log-<verb>`, or `log-<verb>-hidden` of what not all may know; nothing where there is no such message."""
        verb = self.actions.by_number[action]
        who = {} if seat == CHANCE else {"who": Seat(seat)}
        if action == verb.hidden:
            return [line(key, **who)] if self.has(key := f"log-{verb.name}-hidden") else []
        return [line(key, **who, **verb.parameters(action))] if self.has(key := f"log-{verb.name}") else []

    def label(self, view: Record, seat: int, action: int) -> Line:
        """`label-<verb>`; else the notation."""
        verb = self.actions.by_number[action]
        if action != verb.hidden and self.has(key := f"label-{verb.name}"):
            return line(key, **verb.parameters(action))
        return line("label-action", text=self.actions.texts[action])

    @property
    def advises(self) -> bool:
        """Has the game something to say of all that people do?"""
        return all(self.has(f"advice-{verb.name}") for verb in self.actions.people_verbs)

    def advice(self, view: Record, seat: int, action: int, reason: str) -> Line:
        """`advice-<verb>`: what the coach says, for a child."""
        verb = self.actions.by_number[action]
        return line(f"advice-{verb.name}", **verb.parameters(action))

    def describe(self, view: Record, seat: int) -> list[Line]:
        """The line of each player, if there is something to say, then what each component says; hands at last."""
        lines = [self._seat(view, other) for other in range(view.players) if self._public]
        own: list[Line] = []
        for component in self.components:
            if scores(component):
                continue
            for said in component.lines(view, seat):
                (own if said.key in ("table-hand", "table-choice") else lines).append(said)
        return lines + own

    @cached_property
    def _public(self) -> dict[str, str]:
        """What the line of a player says: parameters and the fields that they come from."""
        hands = [component for component in self.components if isinstance(component, Hands)]
        points = [component for component in self.components if scores(component)]
        return ({"cards": hands[0].size} if hands else {}) | ({"points": "points"} if points else {})

    def _seat(self, view: Record, seat: int) -> Line:
        amounts = {name: getattr(view, field)[seat] for name, field in self._public.items()}
        return line("-".join(["table-seat", *amounts]), who=Seat(seat), **amounts)
