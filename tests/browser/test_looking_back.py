"""Browser tests of the replay's coach, chances, luck and play, by mouse and by keys; and of files."""

from __future__ import annotations

import re

from playwright.sync_api import FilePayload, expect

import ludotheque
from ludotheque import bots
from tests.browser.accessibility import check_accessibility
from tests.browser.conftest import Visitor
from tests.browser.test_replay import at
from tests.server.served import Served


def saved(players: int = 2) -> str:
    """A match of bots, as a file: a short one for two, else a usual one."""
    game = ludotheque.game("galopp")
    options = {"edition": "groin", "length": "single"} if players == 2 else {}
    match = game.match(players, options, seed=5, names=["Anna", "Bruno", "Carla", "Dora"][:players])
    bot, moves = bots.bot("simple", game), 0
    while not match.over:
        seat = min(match.to_act())
        view = match.view(seat)
        match.play(seat, game.notation.write(view, bot.choose(view, seat, bots.seed_of(5, seat, moves))))
        moves += 1
    return str(match.log)


def file(name: str, text: str) -> FilePayload:
    return {"name": name, "mimeType": "text/plain", "buffer": text.encode()}


def test_a_match_of_a_file_is_judged_with_hindsight(server: Served, visitor: Visitor) -> None:
    page = visitor(width=360, height=740, bypass_csp=True)

    # A file that is none of ours, and a damaged one, say what is wrong with them.
    page.goto(server.url)
    page.get_by_role("link", name="Revoir une partie gardée dans un fichier").click()
    field, log = page.get_by_label("Choisir le fichier"), saved()
    for name, text, wrong in (
        ("photo.log", "JFIF", "« photo.log » ne peut pas être revu. Ligne 1"),
        ("abîmé.log", log.replace(" play ", " pray ", 1), "pray"),
        ("long.log", "x" * 1_000_001, "bien trop grand"),
    ):
        field.set_input_files(file(name, text))
        expect(page.get_by_role("alert")).to_contain_text(wrong)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    field.set_input_files(file("bonne.log", log))
    page.wait_for_url(re.compile(r"/replay/file-\w+"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("la partie revue")
    expect(page.get_by_text("Choisissez une place")).to_be_visible()
    page.get_by_role("combobox", name="Vu par").select_option(label="Anna")
    expect(page.get_by_role("button", name="Avec les mêmes cartes cachées")).to_be_visible()

    # What the coach would have played, from choice to choice.
    coach = page.get_by_role("region", name="Le conseiller")
    coach.get_by_role("button", name="Qu’aurait joué le conseiller ?").click()
    expect(coach.get_by_text("n’a rien eu à choisir")).to_be_visible()
    chosen = set()
    for _ in range(3):
        coach.get_by_role("button", name="Au choix suivant").click()
        expect(coach.get_by_text("Joué", exact=True).or_(coach.get_by_text("pas le choix")).first).to_be_visible()
        chosen.add(at(page))
    assert len(chosen) == 3
    # The table in words is there at every moment.
    expect(page.locator("details", has_text="En liste").get_by_role("listitem").first).to_be_visible()

    # The chances: a picture that is a slider too, turning points that lead there, a table.
    page.get_by_text("Les chances de chacun").click()
    picture = page.get_by_role("slider", name="Les chances au fil de la partie")
    expect(page.get_by_role("heading", name="Les tournants")).to_be_visible()
    picture.focus()
    page.keyboard.press("Home")
    expect(picture).to_have_attribute("aria-valuenow", "1")
    first = at(page)
    page.keyboard.press("ArrowRight")
    assert at(page) > first
    expect(picture).to_have_attribute("aria-valuetext", re.compile(r"Moment 2 sur \d+, .+ \d+ %, .+ \d+ %"))
    picture.click(position={"x": 280, "y": 60})
    assert at(page) > first + 5
    page.get_by_text("Les mêmes en tableau").click()
    table = page.get_by_role("region", name="Les mêmes en tableau")
    table.get_by_role("row").nth(3).get_by_role("button").click()
    expect(picture).to_have_attribute(
        "aria-valuenow", table.get_by_role("row").nth(3).get_by_role("button").inner_text()
    )
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check_accessibility(page)

    page.goto(server.url + "/replay/file-0123")
    expect(page.get_by_text("ouvrez-le à nouveau")).to_be_visible()
    expect(page.get_by_label("Choisir le fichier")).to_be_visible()
