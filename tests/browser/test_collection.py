"""Browser tests of the collection: what visitors find, and what its owner does with it."""

from __future__ import annotations

import re
import subprocess
import sys

from playwright.sync_api import FilePayload, Page, expect

from tests.browser.accessibility import check_accessibility
from tests.browser.conftest import Visitor
from tests.server.served import Served


def owner_of(server: Served, page: Page) -> None:
    """Make somebody the owner, by the link that the command shows."""
    command = [sys.executable, "-m", "ludotheque", "owner", str(server.folder), "--address", server.url]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    link = re.search(r"http\S+#owner=\S+", said)
    assert link, said
    page.goto(link[0])
    expect(page.get_by_role("link", name="Prêts")).to_be_visible()
    assert "#" not in page.url  # nobody copies it from there


def look(page: Page, *paths: str) -> None:
    """axe-core finds nothing on these pages, and none is wider than a telephone."""
    for path in paths:
        page.goto(f"{page.url.split('/collection')[0]}{path}")
        page.wait_for_load_state("networkidle")
        check_accessibility(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path


def test_a_visitor_finds_a_box_and_comes_back_to_the_list(server: Served, visitor: Visitor) -> None:
    page = visitor()
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(server.url)
    link = page.get_by_role("link", name="La collection")
    expect(link).to_be_visible()
    assert not any("/assets/Collection-" in url for url in fetched)  # it comes when it is wanted
    link.click()
    found = page.get_by_role("status").first
    expect(found).to_contain_text("6 boîtes")
    field = page.get_by_role("searchbox")
    page.keyboard.press("/")
    expect(field).to_be_focused()
    page.keyboard.type("ruessel")
    expect(found).to_contain_text("1 boîte")
    page.wait_for_url("**/collection?text=ruessel")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("link", name="Rennschwein")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Rennschwein Rudi Rüssel")
    expect(page).to_have_title(re.compile("Rennschwein Rudi Rüssel · Ludothèque$"))
    page.go_back()
    expect(field).to_have_value("ruessel")
    field.fill("")
    expect(found).to_contain_text("6 boîtes")
    page.get_by_role("combobox", name="Vous êtes").select_option("5")
    expect(found).to_contain_text("2 boîtes")
    page.get_by_role("button", name="À quoi jouer").click()
    proposed = page.get_by_role("region", name="Voici trois idées")
    expect(proposed.get_by_role("listitem")).to_have_count(2)
    expect(proposed).to_contain_text("et vous êtes 5")
    page.go_back()
    expect(proposed).to_be_hidden()
    page.go_back()
    expect(found).to_contain_text("6 boîtes")
    page.get_by_role("link", name="Groin devant").click()
    page.get_by_role("link", name="Jouer ici", exact=True).click()
    page.get_by_text("Variantes").click()
    edition = page.get_by_role("combobox", name="Édition")
    expect(edition.locator("option:checked")).to_contain_text("Groin devant")  # the edition of that box


def test_the_owner_changes_lends_and_takes_back(own_server: Served, visitor: Visitor) -> None:
    page = visitor(360, 740, bypass_csp=True)
    owner_of(own_server, page)
    expect(page.get_by_role("status").first).to_contain_text("6 boîtes")
    page.get_by_role("link", name="Tausch Rausch").click()
    page.wait_for_url(re.compile(r"/collection/\d+$"))
    box = page.url
    path = f"/api/catalog/records/{box.rsplit('/', 1)[1]}"

    # Two change it at the same time: what only one changed is taken over, what both changed is asked, nothing is lost.
    page.get_by_role("link", name="Modifier", exact=True).click()
    page.get_by_role("textbox", name="Place sur l’étagère").fill("B 2")
    page.get_by_role("textbox", name="Remarques, pour tout le monde").fill("Très drôle")
    record = page.request.get(own_server.url + path).json()
    theirs = {"version": record["version"], "facts": {**record["facts"], "shelf": "C 3", "year": 2014}}
    assert page.request.put(own_server.url + path, data=theirs).ok
    page.get_by_role("button", name="Enregistrer").click()
    expect(page.get_by_text("Quelqu’un d’autre a écrit : C 3")).to_be_visible()
    expect(page.get_by_role("spinbutton", name="Année")).to_have_value("2014")
    expect(page.get_by_role("textbox", name="Remarques, pour tout le monde")).to_have_value("Très drôle")
    check_accessibility(page)
    page.get_by_role("button", name="Garder le mien").click()
    page.reload()  # what is typed is kept
    expect(page.get_by_role("textbox", name="Place sur l’étagère")).to_have_value("B 2")
    page.get_by_role("button", name="Enregistrer").click()
    expect(page.get_by_text("Rangée à B 2")).to_be_visible()

    # Lent, seen by a visitor without the name, and back.
    page.get_by_role("button", name="Prêter").click()
    page.get_by_role("textbox", name="À qui").fill("Famille Dupont")
    page.get_by_role("button", name="Prêter la boîte").click()
    expect(page.get_by_text("Chez Famille Dupont")).to_be_visible()
    guest = visitor(360, 740, language="de-DE", bypass_csp=True)
    guest.goto(box)
    expect(guest.get_by_text("Verliehen bis")).to_be_visible()
    assert guest.get_by_text("Dupont").count() == 0
    assert guest.get_by_role("link", name="Ändern").count() == 0
    guest.goto(f"{box}/edit")
    expect(guest.get_by_text("Diese Seite ist für die Helfenden")).to_be_visible()
    look(guest, "/collection/settings")
    look(page, "/collection/loans")
    page.get_by_role("button", name="Elle est rendue").click()
    expect(page.get_by_role("status").first).to_contain_text("0 boîte")

    # Removed, and taken back.
    page.goto(box)
    page.get_by_role("button", name="Retirer").click()
    page.get_by_role("button", name="Oui, retirer").click()
    newest = page.get_by_role("listitem").first
    expect(newest).to_contain_text("Retirée")
    check_accessibility(page)
    newest.get_by_role("button", name="Annuler").click()
    expect(page.get_by_role("status").first).to_contain_text("tout est comme avant")
    page.goto(box)
    expect(page.get_by_text("Rangée à B 2")).to_be_visible()

    # The printed rules beside ours; and what the library says of itself.
    file: FilePayload = {
        "name": "rules.md",
        "mimeType": "text/markdown",
        "buffer": b"# The booklet\n\nTwo *cards* each. <b>x</b>",
    }
    page.get_by_label("Ajouter des fichiers").set_input_files(file)
    page.get_by_role("button", name="Lire rules.md").click()
    expect(page.get_by_role("heading", name="The booklet")).to_be_visible()
    assert page.locator("article b").count() == 0  # what is written there is text
    check_accessibility(page)
    page.get_by_role("link", name="Réglages").click()
    page.get_by_role("textbox", name="Nom de la ludothèque").fill("Les Cochons")
    page.get_by_role("checkbox", name="Une couleur à elle").check()
    page.get_by_role("textbox", name="Heures d’ouverture").fill("Samedi 9–12 h")
    page.get_by_role("button", name="Enregistrer").click()
    expect(page.get_by_text("Enregistré", exact=True)).to_be_visible()
    look(page, "/collection/settings", "/collection/about", "/collection?players=4&draw=1", "/collection/new")
    guest.goto(f"{own_server.url}/collection/about")
    expect(guest.get_by_role("heading", name="Les Cochons")).to_be_visible()
    expect(guest.get_by_text("Samedi 9–12 h")).to_be_visible()
