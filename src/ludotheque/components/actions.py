"""The actions of a game, which is what a game on components declares them by.

`Actions` is also where the kernel asks for all that a game's modules need not write (loading.py of the kernel).
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

from ludotheque.components import derived
from ludotheque.components.board import board_of
from ludotheque.components.tracks import Pawns
from ludotheque.components.verbs import Numbered


class Actions(Numbered):
    """The actions of a game, by verb; see verbs.py."""

    words = derived.WORDS
    """The folder of messages that a game on components has beside its own."""

    def complete(self, name: str, module: ModuleType, rules: ModuleType) -> dict[str, Any]:
        """What a module of the game need not write, because it follows from what is declared."""
        return derived.complete(self, name, module, rules)

    def board(self, rules: Any, layout: Mapping[str, Any], file: Path) -> dict[str, Any] | None:
        """What the page has to know to draw the game; `layout` is `[board]` of `file`. None where only actions are
        declared, as there would be nothing to see, and where the game brings a board."""
        if (not layout and not derived.components_of(rules)) or drawn_by_hand(rules):
            return None
        return board_of(self, rules.State, layout, file)

    def spoken(self, rules: ModuleType) -> set[str]:
        """The messages that must be there: what its components and suits are called."""
        parts = {f"part-{one.name}" for one in derived.components_of(rules) if one.said and not drawn_by_hand(rules)}
        return parts | {word.key for verb in self.verbs.values() for word in verb.words()}

    def may_say(self, rules: ModuleType) -> set[str]:
        """Messages that are told where they are there: of verbs, what a track is called on the page, a result."""
        tracks = {f"part-{one.on.name}" for one in derived.components_of(rules) if isinstance(one, Pawns)}
        verbs = {f"{kind}-{name}" for name in self.verbs for kind in ("label", "log", "advice", "board-hint")}
        hidden = {f"log-{verb.name}-hidden" for verb in self.verbs.values() if verb.hidden >= 0}
        return {"score-total"} | tracks | verbs | hidden


def drawn_by_hand(rules: Any) -> bool:
    """Has the game a board of its own? Then what its components are called is its own affair."""
    return (Path(rules.__file__).parent / "board" / "Board.svelte").is_file()
