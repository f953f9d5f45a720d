"""Browser tests of the collection: what visitors find, and what its owner does with it."""

from __future__ import annotations

import base64
import re
import subprocess
import sys

from playwright.sync_api import FilePayload, Page, expect

from tests.browser.accessibility import check_accessibility
from tests.browser.conftest import Visitor
from tests.server.served import Served
from tests.server.test_sheets import pdf


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
    proposed = page.get_by_role("region", name="Voici deux idées")
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
    expect(page.get_by_text("Place : B 2")).to_be_visible()

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
    expect(page.get_by_text("Place : B 2")).to_be_visible()

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
    # On paper it stands alone.
    page.evaluate("window.print = () => undefined")
    page.get_by_role("button", name="Imprimer rules.md").click()
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", name="The booklet")).to_be_visible()
    expect(page.get_by_role("heading", name="Tausch Rausch")).to_be_hidden()
    expect(page.get_by_text("Place : B 2")).to_be_hidden()
    page.emulate_media(media="screen")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.evaluate("document.documentElement.className") == ""
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


def attached(server: Served, page: Page, box: int, name: str, content: bytes) -> str:
    """Attach a file to a box as its owner; returns its id."""
    headers = {"Origin": server.url, "Content-Type": "application/octet-stream"}
    answer = page.request.post(
        f"{server.url}/api/catalog/records/{box}/sheets?name={name}", data=content, headers=headers
    )
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def picture_of(page: Page) -> bytes:
    """A picture that a browser can show, 8 by 5."""
    drawn = (
        "(() => { const c = document.createElement('canvas'); [c.width, c.height] = [8, 5]; return c.toDataURL(); })()"
    )
    return base64.b64decode(page.evaluate(drawn).partition(",")[2])


def test_a_pdf_is_shown_by_the_browsers_own_viewer_or_opened_beside(own_server: Served, visitor: Visitor) -> None:
    page = visitor()
    owner_of(own_server, page)
    id = attached(own_server, page, 1, "rules.pdf", pdf("Hello pigs"))
    address = f"/api/catalog/sheets/{id}"

    def read(page: Page) -> None:
        page.goto(f"{own_server.url}/collection/1")
        page.get_by_role("button", name="Lire rules.pdf").click()
        expect(page.get_by_role("heading", name="Nos règles du jeu")).to_be_visible()  # beside it

    # Many telephones, and this Chromium, have no viewer: an empty frame would help nobody.
    assert page.evaluate("navigator.pdfViewerEnabled") is False
    read(page)
    opened = page.get_by_role("link", name="Ouvrir le PDF")
    expect(opened).to_have_attribute("href", address)
    expect(opened).to_have_attribute("target", "_blank")
    assert page.locator("iframe").count() == 0
    # A picture of the box that was taken away leaves the lid of the game.
    picture = attached(own_server, page, 1, "lid.png", picture_of(page))
    path, headers = f"{own_server.url}/api/catalog/records/1", {"Origin": own_server.url}
    facts = {**page.request.get(path).json()["facts"], "picture": picture}
    assert page.request.put(path, data={"version": 1, "facts": facts}, headers=headers).ok
    page.reload()
    lid = page.locator(".about .picture")
    expect(lid.locator("img")).to_have_js_property("naturalWidth", 8)
    assert page.request.delete(f"{own_server.url}/api/catalog/sheets/{picture}", headers=headers).ok
    other_visitor = visitor()
    other_visitor.goto(f"{own_server.url}/collection/1")
    expect(other_visitor.locator(".about .picture svg").first).to_be_visible()
    assert other_visitor.locator(".about .picture img").count() == 0
    # Where there is one it gets a frame without the attribute that would keep it from starting.
    other = visitor()
    other.add_init_script("Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true })")
    with other.expect_response(lambda response: response.url.endswith(address)) as served:
        read(other)
    frame = other.locator("iframe")
    expect(frame).to_have_attribute("src", address)
    assert frame.get_attribute("sandbox") is None
    assert served.value.headers["content-type"] == "application/pdf"
    policy = served.value.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "sandbox" not in policy
    # The table of what the booklet says and how we play is there, each § with its way to the rulebook.
    section = page.get_by_role("region", name="Le livret et nous")
    expect(section.get_by_role("row")).to_have_count(11)
    section.get_by_role("link", name="§6").click()
    page.wait_for_url("**/rules/galopp#p6")
    page.get_by_role("link", name="Boîtes de la collection").click()
    expect(page.get_by_role("status").first).to_contain_text("3 boîtes")


def test_helpers_by_link_lose_nothing_and_the_owner_takes_back(own_server: Served, visitor: Visitor) -> None:
    olga, hugo, ida = visitor(), visitor(360, 740), visitor(language="de-DE")
    owner_of(own_server, olga)
    olga.get_by_role("link", name="Réglages").click()
    olga.get_by_role("button", name="Créer un lien").click()
    link = olga.get_by_role("textbox", name="Lien", exact=True).input_value()
    assert "#helper=" in link
    box = f"{own_server.url}/collection/4"
    shelf = {hugo: "Place sur l’étagère", ida: "Platz im Regal"}
    for helper, edit in ((hugo, "Modifier"), (ida, "Ändern")):
        helper.goto(link)
        expect(helper.get_by_role("link", name={hugo: "Prêts", ida: "Ausleihen"}[helper])).to_be_visible()
        assert "#" not in helper.url
        helper.goto(box)
        helper.get_by_role("link", name=edit, exact=True).click()
    hugo.get_by_role("textbox", name=shelf[hugo]).fill("B 2")
    ida.get_by_role("textbox", name=shelf[ida]).fill("C 3")
    ida.get_by_role("spinbutton", name="Jahr").fill("2001")
    hugo.get_by_role("button", name="Enregistrer").click()
    expect(hugo.get_by_text("Place : B 2")).to_be_visible()
    # The second is told so, and neither loses anything.
    ida.get_by_role("button", name="Speichern").click()
    expect(ida.get_by_role("alert")).to_contain_text("Jemand anderes hat")
    expect(ida.get_by_text("Jemand anderes hat geschrieben: B 2")).to_be_visible()
    expect(ida.get_by_role("spinbutton", name="Jahr")).to_have_value("2001")
    ida.get_by_role("button", name="Meines behalten").click()
    ida.get_by_role("button", name="Speichern").click()
    expect(ida.get_by_text("C 3")).to_be_visible()
    # The owner takes the newer change back: the older one is there again.
    olga.goto(f"{box}/changes")
    olga.get_by_role("listitem").first.get_by_role("button", name="Annuler").click()
    expect(olga.get_by_role("status").first).to_contain_text("tout est comme avant")
    olga.goto(box)
    expect(olga.get_by_text("Place : B 2")).to_be_visible()
    expect(olga.get_by_text("2001")).to_be_hidden()
    # Who is dismissed is a visitor again, and the link has ended.
    olga.goto(f"{own_server.url}/collection/settings")
    expect(olga.get_by_role("button", name="Retirer de l’équipe")).to_have_count(2)
    for _ in range(2):
        olga.get_by_role("button", name="Retirer de l’équipe").first.click()
        olga.get_by_role("button", name="Oui, retirer").click()
        expect(olga.get_by_role("button", name="Oui, retirer")).to_have_count(0)
    hugo.goto(f"{box}/edit")
    expect(hugo.get_by_text("Cette page est pour l’équipe")).to_be_visible()
    late = visitor()
    late.goto(link)
    expect(late.get_by_role("alert")).to_contain_text("ne marche plus")


def test_a_list_comes_in_with_columns_that_are_chosen_by_hand(own_server: Served, visitor: Visitor) -> None:
    page = visitor(360, 740, bypass_csp=True)
    owner_of(own_server, page)
    page.get_by_role("link", name="Réglages").click()
    content = "Bezeichnung;Wer;Dauer\nSchweinsjagd;Heinz;30\nKuhhandel;Rüdiger;45\n".encode("cp1252")
    file: FilePayload = {"name": "boxes.csv", "mimeType": "text/csv", "buffer": content}
    page.get_by_label("Importer une liste").set_input_files(file)
    expect(page.get_by_text("Quelle colonne est le titre")).to_be_visible()
    column = page.get_by_role("combobox", name="Bezeichnung Schweinsjagd · Kuhhandel")
    column.focus()
    column.select_option("title")
    expect(page.get_by_text("Ajoutées : 2.")).to_be_visible()
    expect(column).to_be_focused()  # the next one is only a key away
    check_accessibility(page)
    author = page.get_by_role("combobox", name="Wer")
    with page.expect_response("**/api/catalog/import?dry=1&fields=title,authors,minutes"):
        author.select_option("Auteurs")
    page.get_by_role("button", name="Importer ces boîtes").click()
    expect(page.get_by_text("C’est fait")).to_be_visible()
    page.goto(f"{own_server.url}/collection?text=rudiger")
    expect(page.get_by_role("link", name="Kuhhandel")).to_be_visible()
    # What was saved as JSON comes in again, and is the same.
    saved = page.request.get(f"{own_server.url}/api/catalog/export.json").body()
    page.goto(f"{own_server.url}/collection/settings")
    file = {"name": "collection.json", "mimeType": "application/json", "buffer": saved}
    page.get_by_label("Importer une liste").set_input_files(file)
    expect(page.get_by_text("Déjà telles quelles : 8.")).to_be_visible()
