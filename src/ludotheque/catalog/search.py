"""Search of the catalogue: words as one types them, and filters; and the proposal of three boxes to play.

The database finds words, memory does the rest (`index`). The order is the same in every database: first what has all
the words in its titles, then in titles and people, then, if those are few, in all texts; among those, titles that begin
with what was typed; then by title.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludotheque.catalog.database import CatalogConnection
from ludotheque.catalog.folding import fold, search_words
from ludotheque.catalog.index import UNKNOWN, CatalogIndex, Mask, Places
from ludotheque.catalog.record import CatalogLabel, Stored
from ludotheque.catalog.records import MISSING, several

MAX_WORDS = 8
SHORT = 3
"""Words of fewer letters are looked for in titles and people only: every text has some that begin so. Texts are
searched by the other words."""
MAX_HITS, MAX_WRITTEN = 100_000, 1000
"""So many records at most are found by words of titles and people, and by words of texts."""
PAGE_SIZE = 24
MAX_PAGE_SIZE = 100
MAX_LABELS = 60
"""So many mechanics are counted at most: the most frequent."""
PROPOSED = 3
CONSIDERED = 200
"""Of so many that fit best the three are chosen."""


@dataclass(frozen=True)
class CatalogWish:
    """What is looked for."""

    text: str = ""
    players: int | None = None
    """So many people are here."""
    age: int | None = None
    """Of the youngest."""
    minutes: int | None = None
    """So much time there is."""
    mechanics: tuple[str, ...] = ()
    """All of these."""
    languages: tuple[str, ...] = ()
    """One of these, for boxes with text."""
    work: str = ""
    """Editions of this work."""
    game: str = ""
    """Boxes in which this game can be played here."""
    playable: bool = False
    """Only what can be played here, now."""
    here: bool = False
    """Only what is not lent."""
    missing: bool = False
    """Only boxes of which pieces are missing."""


class FoundRecords(NamedTuple):
    """A page of what was found, and counts of all of it."""

    total: int
    playable: int
    here: int
    mechanics: list[CatalogLabel]
    records: list[Stored]


class BoxProposal(NamedTuple):
    """A box to play, and why: keys of catalog/words with what fills them."""

    record: Stored
    reasons: list[tuple[str, dict[str, Any]]]


class Hits(NamedTuple):
    """Places in the index, in the order in which they are shown; and which they are."""

    places: Places
    mask: Mask


def hits(connection: CatalogConnection, index: CatalogIndex, wish: CatalogWish) -> Hits:
    """What fits a wish."""
    index.refresh(connection)
    mask = _filtered(index, wish)
    words = search_words(wish.text).split()[:MAX_WORDS]
    if not words:
        return Hits(np.flatnonzero(mask), mask) if not wish.text.strip() else Hits(np.array([], np.int64), index.none())
    tiers = np.full(len(index), -1, dtype=np.int64)
    named = connection.named(words, MAX_HITS)
    if len(named) < PAGE_SIZE and (telling := [word for word in words if len(word) >= SHORT]):
        tiers[index.places(connection.written(telling, MAX_WRITTEN))] = 2
    for tier in (1, 0):
        tiers[index.places([number for number, its in named if its == tier])] = tier
    mask &= tiers >= 0
    places = np.flatnonzero(mask)
    later = ~index.beginning(fold(wish.text))
    return Hits(places[np.lexsort((places, later[places], tiers[places]))], mask)


def _filtered(index: CatalogIndex, wish: CatalogWish) -> Mask:
    columns, mask = index.columns, index.all()
    if wish.players is not None:
        low, high = columns["low"], columns["high"]
        mask &= (low != UNKNOWN) & (low <= wish.players) & (high >= wish.players)
    for name, most in (("age", wish.age), ("minutes", wish.minutes)):
        if most is not None:
            mask &= (columns[name] != UNKNOWN) & (columns[name] <= most)
    if wish.playable:
        mask &= columns["playable"] == 1
    if wish.missing:
        mask &= index.with_label("missing", [MISSING])
    if wish.here:
        mask &= columns["lent"] == 0
    for mechanic in wish.mechanics:
        mask &= index.with_label("mechanic", [fold(mechanic)])
    if wish.languages:
        mask &= index.with_label("language", [fold(language) for language in wish.languages])
    if wish.work:
        mask &= index.with_label("work", [fold(wish.work)])
    if wish.game:
        mask &= index.with_label("game", [fold(wish.game)])
    return mask


def find(
    connection: CatalogConnection, index: CatalogIndex, wish: CatalogWish, page: int = 0, size: int = PAGE_SIZE
) -> FoundRecords:
    """A page of what is looked for."""
    places, mask = hits(connection, index, wish)
    columns = index.columns
    shown = [index.numbers[place] for place in places[page * size : (page + 1) * size]]
    counted = [
        CatalogLabel(value, label, int(mask[index.labelled("mechanic", value)].sum()))
        for value, label in index.labels("mechanic")
    ]
    counted = sorted((one for one in counted if one.count), key=lambda one: (-one.count, one.value))
    return FoundRecords(
        total=len(places),
        playable=int((columns["playable"][mask] == 1).sum()),
        here=int((columns["lent"][mask] == 0).sum()),
        mechanics=counted[:MAX_LABELS],
        records=several(connection, shown),
    )


def propose(connection: CatalogConnection, index: CatalogIndex, wish: CatalogWish, draw: int = 0) -> list[BoxProposal]:
    """Three boxes that fit, as different as may be, and why each; another `draw` gives others."""
    places, _ = hits(connection, index, wish)
    # Not secrets: the same draw gives the same boxes.
    chance = np.random.default_rng(draw).random(len(places)) * 2
    best = places[np.argsort(-(_scores(index, places, wish) + chance), kind="stable")][:CONSIDERED]
    chosen = _different([(place, int(index.columns["minutes"][place])) for place in best.tolist()])
    numbers = [index.numbers[place] for place in chosen]
    return [BoxProposal(record, _reasons(wish, record)) for record in several(connection, numbers)]


def _scores(index: CatalogIndex, places: Places, wish: CatalogWish) -> npt.NDArray[np.float64]:
    """How well boxes fit, from what is known of them."""
    low, high, age, minutes, playable = (
        index.columns[name][places] for name in ("low", "high", "age", "minutes", "playable")
    )
    scores = playable.astype(np.float64)
    if wish.players is not None:
        scores += 2 / (1 + high - low)  # made for just so many
    if wish.age is not None:
        scores += 2 / (1 + np.abs(wish.age - age))  # not made for much younger children
    if wish.minutes is not None:
        scores += minutes / wish.minutes  # fills the evening
    known = (low != UNKNOWN) & (age != UNKNOWN) & (minutes != UNKNOWN)
    return scores + np.where(known, 0.5, 0.0)


def _different(rows: list[tuple[int, int]]) -> list[int]:
    """Of places with their minutes: the best one, then those that last much shorter or longer, then any."""
    chosen = rows[:1]
    for strict in (True, False):
        for row in rows:
            if len(chosen) == PROPOSED:
                break
            if row not in chosen and (not strict or all(_unlike(row[1], other) for _, other in chosen)):
                chosen.append(row)
    return [place for place, _ in chosen]


def _unlike(one: int, other: int) -> bool:
    return UNKNOWN in (one, other) or abs(one - other) * 3 >= max(one, other)


def _reasons(wish: CatalogWish, record: Stored) -> list[tuple[str, dict[str, Any]]]:
    facts = record.facts
    reasons: list[tuple[str, dict[str, Any]]] = []
    if wish.players is not None:
        if facts.low == facts.high == wish.players:
            reasons.append(("why-just-players", {"players": wish.players}))
        else:
            known = {"low": facts.low, "high": facts.high}
            given = {name: count for name, count in known.items() if count is not None}
            key = "why-players" if len(given) == 2 else "why-players-from" if "low" in given else "why-players-to"
            reasons.append((key, {**given, "players": wish.players}))
    if wish.age is not None and facts.age is not None:
        reasons.append(("why-age", {"age": facts.age}))
    if facts.minutes is not None:
        reasons.append(("why-minutes", {"minutes": facts.minutes}))
    if facts.plays:
        reasons.append(("why-playable", {}))
    if facts.shelf and not record.lent:
        reasons.append(("why-shelf", {"shelf": facts.shelf}))
    return reasons or [("why-chance", {})]
