"""Tests that the page gets what a draft lends to readers of other languages."""

from __future__ import annotations

from pathlib import Path

from ludotheque.cli import main
from ludotheque.kernel.game import in_reach, open_folder
from tests.server.client import Person
from tests.server.running import running
from tests.server.test_tables import run


def test_readers_get_the_words_of_a_draft_in_the_language_that_it_has(tmp_path: Path) -> None:
    assert main(["new-game", "short_draft", "--into", str(tmp_path), "--lang", "de"]) == 0
    game = open_folder(tmp_path / "short_draft")

    async def story() -> None:
        async with running(tmp_path / "server") as server:
            person = await Person(server.port).enter()
            words = await person.get("/api/games/short_draft/words/fr")
            own = (game.folder / "words" / "de.ftl").read_text("utf-8")
            assert (own in words["text"], [*words["others"]], own in words["others"]["de"]) == (False, ["de"], True)
            assert words["borrowed"]["goal"] == "de"
            assert "refusal-match-is-over" not in words["borrowed"]  # all games on components have words for it
            assert await person.get("/api/games/short_draft/words/de") == {"text": words["others"]["de"]}
            book = (await person.get("/api/games/short_draft/rulebook/it"))["text"]
            assert "### §1 [de] " in book
            card = await person.get("/api/games/short_draft")
            assert (card["draft"], card["titles"]["fr"]) == (["de"], "Short draft")
            published = await person.get("/api/games/galopp")
            assert published["draft"] == []
            assert [*await person.get("/api/games/galopp/words/fr")] == ["text"]

    with in_reach(game):
        run(story())
