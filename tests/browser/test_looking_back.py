"""Are the coach's hindsight, the chances, luck and play there to be seen, by mouse and by keys? And files?"""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.finding import axe
from tests.browser.test_pages import dealt
from tests.browser.test_replay import WISH, at
from tests.browser.walking import play_by_keys
from tests.house.served import Served


def test_a_match_is_judged_with_hindsight_and_travels_as_a_file(
    house: Served, visitor: Visitor, tmp_path: Path
) -> None:
    page = visitor(width=360, height=740, bypass_csp=True)
    page.goto(dealt(page, house.url, WISH))
    play_by_keys(page)

    # At the end: how much was cards, how much was choices; the bars add up.
    page.get_by_role("button", name="Chance ou choix ?").click()
    luck = page.get_by_role("region", name="Chance ou choix ?")
    told = luck.get_by_text("Tout le monde part de 50")
    expect(told).to_be_visible()
    numbers = [int(found.replace(" ", "").replace("−", "-")) for found in re.findall(r"[+−] \d+", told.inner_text())]
    end = int(re.search(r"à (\d+) sur", told.inner_text())[1])  # type: ignore[index]
    assert abs(50 + sum(numbers) - end) <= 2  # each is rounded
    expect(luck.get_by_role("listitem")).to_have_count(3)
    luck.get_by_text("Et pour chacun ?").click()
    expect(luck.get_by_role("row")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Garder le journal").click()
    log = tmp_path / "partie.log"
    saved.value.save_as(log)

    # In the replay: what the coach would have played, from choice to choice.
    page.get_by_role("link", name="Revoir la partie").click()
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
    expect(page.locator("details", has_text="Comme une liste").get_by_role("listitem").first).to_be_visible()

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
    page.evaluate(axe())
    assert not page.evaluate("axe.run().then(result => result.violations.map(one => [one.id, one.nodes[0].html]))")

    # The same match from its file; one that is none of ours, and a damaged one, say what is wrong.
    page.goto(house.url + "/replay")
    field = page.get_by_label("Choisir le fichier")
    field.set_input_files(files=[{"name": "photo.log", "mimeType": "text/plain", "buffer": b"JFIF"}])
    expect(page.get_by_role("alert")).to_contain_text("« photo.log » ne peut pas être revu. Ligne 1")
    damaged = log.read_text("utf-8").replace(" play ", " pray ", 1).encode()
    field.set_input_files(files=[{"name": "abîmé.log", "mimeType": "text/plain", "buffer": damaged}])
    expect(page.get_by_role("alert")).to_contain_text("pray")
    field.set_input_files(log)
    page.wait_for_url(re.compile(r"/replay/file-\w+"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("la partie revue")
    page.get_by_role("combobox", name="Vu par").select_option("1")
    expect(page.get_by_role("button", name="Avec les mêmes cartes cachées")).to_be_visible()
    page.goto(house.url + "/replay/file-0123")
    expect(page.get_by_text("ouvrez-le à nouveau")).to_be_visible()
    expect(page.get_by_label("Choisir le fichier")).to_be_visible()
