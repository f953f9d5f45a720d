"""Browser tests for a game on a real table: score pad, who begins, dice, timer, checks and labels."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import check_accessibility
from tests.browser.conftest import Visitor
from tests.browser.test_collection import look
from tests.server.served import Served


def open_box(server: Served, page: Page, title: str) -> None:
    """The page of a box, as the code on its lid opens it."""
    found = page.request.get(f"{server.url}/api/catalog/search?text={title}").json()["records"][0]
    page.goto(f"{server.url}/collection/{found['id']}")


def cell(page: Page, name: str, row: int) -> Locator:
    return page.get_by_role("textbox", name=f"{name}, {row}", exact=True)


def test_two_phones_keep_one_pad_to_its_end(own_server: Served, visitor: Visitor) -> None:
    anna = visitor(360, 740, bypass_csp=True)
    open_box(own_server, anna, "rummü")
    tools = anna.get_by_role("region", name="Autour de la table")
    expect(tools.get_by_role("link")).to_have_text(
        [*("Les règles", "Score", "Qui commence\u202f?", "Dés"), *("Minuteur", "Vérifier")]
    )
    tools.get_by_role("link", name="Score").click()
    expect(anna.get_by_text("la partie finit à 200 points")).to_be_visible()  # as the game declares it
    name = anna.get_by_role("textbox", name="Qui joue")
    name.fill("Anna, Bruno")
    name.press("Enter")
    anna.get_by_role("button", name="Commencer").click()
    cell(anna, "Anna", 1).click()
    anna.keyboard.type("120")
    anna.keyboard.press("Enter")
    expect(cell(anna, "Bruno", 1)).to_be_focused()
    anna.keyboard.type("5")
    anna.get_by_role("button", name="Changer le signe").click()  # telephones have no minus among the digits
    anna.keyboard.press("Enter")
    expect(cell(anna, "Anna", 2)).to_be_focused()
    expect(anna.locator("tfoot")).to_contain_text("−5")
    check_accessibility(anna)

    # The link to read shows it; the link to write lets another write, and both see what the other writes.
    anna.get_by_text("Écrire sur plusieurs téléphones").click()
    link = anna.get_by_role("textbox", name="Lien").input_value()
    bruno = visitor(1280, 800, bypass_csp=True)
    bruno.goto(link.split("#")[0])
    expect(bruno.get_by_text("en lecture seule")).to_be_visible()
    expect(bruno.locator("tfoot")).to_contain_text("120")
    assert bruno.get_by_role("textbox", name=re.compile("^Bruno, ")).count() == 0
    bruno.goto("about:blank")
    bruno.goto(link)
    cell(bruno, "Bruno", 2).fill("60+5")
    cell(bruno, "Bruno", 2).press("Enter")
    assert "#" not in bruno.url
    expect(cell(anna, "Bruno", 2)).to_have_value("65")

    # Without a connection what is written stays; both wrote in one cell, and are asked.
    anna.context.set_offline(True)
    cell(anna, "Anna", 2).fill("70")
    cell(anna, "Anna", 2).press("Enter")
    expect(anna.get_by_text("Pas de connexion pour le moment")).to_be_visible()
    cell(bruno, "Anna", 2).fill("85")
    cell(bruno, "Anna", 2).press("Enter")
    expect(bruno.locator("tfoot td").first).to_contain_text("205")
    anna.context.set_offline(False)
    conflict = anna.get_by_role("alert").filter(has_text="Anna, 2")
    expect(conflict).to_contain_text("quelqu’un d’autre a écrit 85 entre-temps, et vous 70")
    check_accessibility(anna)
    conflict.get_by_role("button", name="85").click()
    expect(conflict).to_be_hidden()
    for place, total in enumerate(("205", "60")):
        expect(anna.locator("tfoot td").nth(place)).to_have_text(re.compile(rf"^{total}\D*$"))

    # Something that is no number stays unwritten; what was written last is taken back.
    cell(anna, "Bruno", 3).fill("abc")
    cell(anna, "Bruno", 3).press("Enter")
    expect(anna.get_by_role("alert")).to_contain_text("« abc » n’est pas un nombre de points")
    cell(bruno, "Bruno", 3).fill("999")
    cell(bruno, "Bruno", 3).press("Enter")
    expect(cell(anna, "Bruno", 3)).to_have_value("999")
    bruno.get_by_role("button", name="Annuler").click()
    expect(cell(anna, "Bruno", 3)).to_have_value("")

    # The end, in both lists; and away again.
    expect(anna.get_by_text("La partie est jouée.")).to_be_visible()
    anna.get_by_role("button", name="Terminer la partie").click()
    for page in (anna, bruno):
        expect(page.get_by_text("Anna gagne avec 205 points")).to_be_visible()
        page.goto(f"{own_server.url}/me")
        match = page.locator("[data-match]")
        expect(match).to_contain_text("autour de la table")
        expect(match.get_by_role("listitem").first).to_contain_text(re.compile(r"Anna\s*205"))
        check_accessibility(page)
    match = anna.locator("[data-match]")
    match.get_by_role("button", name="Supprimer").click()
    match.get_by_role("button", name="Supprimer").click()
    expect(anna.locator("[data-match]")).to_have_count(0)
    expect(bruno.locator("[data-match]")).to_have_count(1)
    look(anna, "/collection/pad")


def test_the_rules_answer_for_cards_that_are_tapped(server: Served, visitor: Visitor) -> None:
    for width, height in ((360, 740), (1280, 800)):
        page = visitor(width, height, bypass_csp=True)
        open_box(server, page, "rummü")
        page.get_by_role("link", name="Vérifier").click()
        pick = page.locator(".all")
        for card in ("rouge 3", "rouge 4", "rouge 5", "rouge 6"):
            pick.get_by_role("button", name=card, exact=True).click()
        ask = page.get_by_role("button", name="Demander aux règles")
        ask.click()
        answer = page.locator(".answer")
        expect(answer).to_contain_text("Permis")
        expect(answer).to_contain_text("est une suite pure")
        check_accessibility(page)
        page.get_by_role("group", name="Les cartes").get_by_role("button", name="Enlever rouge 4").click()
        expect(answer).to_be_empty()
        ask.click()
        expect(answer).to_contain_text("Pas permis")
        answer.get_by_role("link").click()
        expect(page).to_have_url(re.compile("/rules/rummu#p6$"))
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    open_box(server, page, "galopp")
    page.get_by_role("link", name="Vérifier").click()
    page.get_by_role("combobox", name="La carte jouée").select_option("w")
    page.get_by_role("button", name="Demander aux règles").click()
    expect(page.locator(".answer")).to_contain_text("le cochon avance de 5 cases et mène la course")
    page.goto(f"{server.url}/collection/check")  # without a box the game is chosen
    page.get_by_role("combobox", name="À quel jeu").select_option("rudi")
    for name in ("Anna", "Bo", "Ida"):
        page.get_by_role("textbox", name="Qui joue").fill(name)
        page.keyboard.press("Enter")
    page.get_by_role("spinbutton", name="La carte montrée, Bo").fill("9")
    page.get_by_role("button", name="Demander aux règles").click()
    expect(page.locator(".answer")).to_contain_text("Bo")
    check_accessibility(page)


def test_lots_dice_and_timer(server: Served, visitor: Visitor) -> None:
    page = visitor(360, 740, bypass_csp=True, reduced_motion="reduce")
    page.goto(f"{server.url}/collection/begin")
    name = page.get_by_role("textbox", name="Qui joue")
    name.fill("Ida, Tom, Oma")
    name.press("Enter")
    page.get_by_role("button", name="Tirer au sort").click()
    expect(page.get_by_role("status").first).to_have_text(re.compile(r"^(Ida|Tom|Oma) commence"))
    page.get_by_role("button", name="Le plus jeune commence").click()
    youngest = page.get_by_role("group", name="Qui est le plus jeune")
    youngest.get_by_role("button", name="Ida").click()
    youngest.get_by_role("button", name="Tom").click()
    expect(page.get_by_role("status").first).to_contain_text("Ida commence")
    check_accessibility(page)
    page.reload()  # the browser remembers who plays, and who is younger
    page.get_by_role("button", name="Le plus jeune commence").click()
    expect(page.get_by_role("status").first).to_contain_text("Ida commence")

    page.get_by_role("link", name="Dés").click()
    page.get_by_role("combobox", name="Combien de dés").select_option("3")
    page.get_by_role("combobox", name="Faces").select_option("20")
    page.get_by_role("button", name="Lancer").click()
    thrown = page.get_by_role("status")
    expect(thrown).to_have_text(re.compile(r"^\d+, \d+, \d+\u00a0: \d+ en tout$"))
    *values, total = map(int, re.findall(r"\d+", thrown.inner_text()))
    assert sum(values) == total
    page.get_by_role("button", name=re.compile("Dé 2")).click()
    page.get_by_role("button", name="Lancer").click()
    assert int(re.findall(r"\d+", thrown.inner_text())[1]) == values[1]  # it was kept
    check_accessibility(page)

    # Nothing but what the test says lets time pass: the page's clock runs on after `install`, for less than a day.
    now = datetime.now(UTC)
    page.clock.install(time=now)
    page.clock.pause_at(now + timedelta(days=1))
    page.get_by_role("link", name="Minuteur").click()
    page.get_by_role("button", name="0:30").click()
    page.get_by_role("button", name="Démarrer").click()
    page.clock.fast_forward(20_000)  # as in a tab that sleeps
    expect(page.get_by_role("timer")).to_have_text("0:10")
    page.get_by_role("link", name="Score").click()
    page.clock.fast_forward(4_000)
    page.get_by_role("link", name="Minuteur").click()
    page.clock.fast_forward(1_000)
    expect(page.get_by_role("timer")).to_have_text("0:05")
    page.clock.fast_forward(6_000)
    expect(page.get_by_role("status")).to_contain_text("C’est fini")
    page.clock.resume()
    look(page, "/collection/timer", "/collection/begin?box=1", "/collection/dice")


def test_labels_are_printed_black_on_white_in_their_size(server: Served, visitor: Visitor) -> None:
    page = visitor(360, 740, bypass_csp=True, color_scheme="dark")
    page.goto(f"{server.url}/collection/labels")
    page.get_by_role("searchbox", name="Chercher des boîtes").fill("galopp")
    take = page.get_by_role("button", name="Prendre les 3 trouvées")
    take.click()
    page.get_by_role("checkbox", name="Groin devant").uncheck()
    expect(page.get_by_text("2 étiquettes sur 1 planche")).to_be_visible()
    expect(page.get_by_text("ne marche que sur cet ordinateur")).to_be_visible()
    address = page.get_by_role("textbox", name="Adresse de votre ludothèque")
    address.fill("my games")
    expect(page.get_by_role("alert")).to_contain_text("« my games » n’est pas une adresse")
    address.fill("https://games.example")
    page.get_by_role("spinbutton", name="Étiquettes déjà utilisées").fill("20")
    expect(page.get_by_text("2 étiquettes sur 2 planches")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("Code de Schweins-Galopp"))).to_have_count(2)
    expect(page.locator(".label:not(.empty) .text")).to_have_text([re.compile("1992"), re.compile("2000")])
    check_accessibility(page)
    page.emulate_media(media="print")
    expect(page.locator(".settings")).to_be_hidden()
    label = page.locator(".label:not(.empty)").first
    size = label.bounding_box()
    assert size is not None
    millimetre = 96 / 25.4
    assert abs(size["width"] / millimetre - 63.5) < 0.2
    assert abs(size["height"] / millimetre - 38.1) < 0.2
    assert label.evaluate("one => getComputedStyle(one).color") == "rgb(0, 0, 0)"
    assert page.locator(".page").first.evaluate("one => getComputedStyle(one).backgroundColor") == "rgb(255, 255, 255)"
    printed = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type /Page\b", printed)) == 2
