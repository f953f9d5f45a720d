"""The records that come with the program: the editions that games name in their `editions.toml`."""

from __future__ import annotations

import contextlib
import tomllib
from typing import Any

import msgspec

from ludotheque.catalog import records
from ludotheque.catalog.database import CatalogConnection
from ludotheque.catalog.log import Origin
from ludotheque.catalog.record import CatalogFacts, Playable, Scoring, checked, checked_scoring
from ludotheque.kernel.errors import LudothequeError
from ludotheque.kernel.game import open_game, published

FILE = "editions.toml"
SETTING = "shipped"
"""Names the setting that says which of them were put in: what the owner removed does not come back."""


def shipped() -> dict[str, CatalogFacts]:
    """The editions of all games, by their keys. A box that holds several games is described by one of them; the others
    name its key and their options only."""
    described: dict[str, dict[str, Any]] = {}
    plays: dict[str, list[Playable]] = {}
    for name in published():
        with contextlib.suppress(LudothequeError):  # whoever opens that game is told what is wrong with it
            for edition in declared(name).get("editions", []):
                key = edition.pop("key")
                options = edition.pop("options", {})
                first = bool(edition)
                described.setdefault(key, {}).update(edition)
                plays.setdefault(key, []).insert(0 if first else 99, Playable(name, options))
    return {
        key: checked(msgspec.convert({**facts, "plays": msgspec.to_builtins(plays[key])}, CatalogFacts))
        for key, facts in described.items()
    }


def declared(game: str) -> dict[str, Any]:
    """What a game's `editions.toml` says; nothing if it has none."""
    file = open_game(game).folder / FILE
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def scoring_of(facts: CatalogFacts) -> Scoring | None:
    """How a box is scored: as its record says, or as the first of its games declares that does. So boxes that were put
    in before games declared it have it, too."""
    if facts.scoring is not None:
        return facts.scoring
    for plays in facts.plays:
        with contextlib.suppress(LudothequeError):  # it may have been removed from the server since
            if "scoring" in (found := declared(plays.game)):
                return checked_scoring(msgspec.convert(found["scoring"], Scoring))
    return None


def put_in(connection: CatalogConnection, editions: dict[str, CatalogFacts], at: int) -> int:
    """Put in the editions that were never there; returns how many."""
    connection.lock()
    rows = connection.find("select body from catalog_settings where name = :name", name=SETTING)
    known: list[str] = msgspec.json.decode(rows[0][0]) if rows else []
    new = [key for key in editions if key not in known]
    if new:
        origin = Origin("house", at, f"shipped:{at}")
        records.add_all(connection, [(editions[key], f"shipped:{key}") for key in new], origin)
        connection.execute(
            "insert into catalog_settings (name, version, body) values (:name, 1, :body)"
            " on conflict (name) do update set version = catalog_settings.version + 1, body = excluded.body",
            name=SETTING,
            body=msgspec.json.encode([*known, *new]).decode(),
        )
    return len(new)
