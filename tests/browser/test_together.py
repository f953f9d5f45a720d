"""Browser tests of people at one table: undo and end by agreement, the clock, a full table, the QR code."""

from __future__ import annotations

import base64
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.finding import package
from tests.browser.test_pages import dealt
from tests.browser.walking import actions, show, stop, told
from tests.server.served import Served

DECODE = """async ([picture, decoder]) => {
    (0, eval)(decoder);
    const image = new Image();
    image.src = "data:image/png;base64," + picture;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    return jsQR(data, image.width, image.height)?.data;
}"""


def two(server: Served, visitor: Visitor, **wish: Any) -> tuple[Page, Page, str]:
    """Anna and Bruno at a table for two, which has begun; and the link by which he came."""
    anna, bruno = visitor(), visitor(language="de-DE")
    link = dealt(anna, server.url, {"game": "galopp", "players": 2, "bots": [None, None], **wish})
    anna.goto(link)
    bruno.goto(link)
    expect(anna.get_by_role("list").get_by_text("Invité 2", exact=True)).to_be_visible()
    anna.get_by_role("button", name="Commencer").click()
    return anna, bruno, link


def test_a_move_is_asked_back_and_declined_and_the_match_stopped(server: Served, visitor: Visitor) -> None:
    anna, bruno, _ = two(server, visitor)
    actions(anna).first.click()  # the pigs in a row
    expect(anna.locator(".latest")).to_contain_text("Vous alignez")
    actions(anna).first.click()  # a card, and another is drawn for it: somebody has learnt something
    expect(anna.locator(".latest")).to_contain_text("Vous jouez")
    anna.get_by_role("button", name="Annuler le coup").click()
    expect(anna.get_by_text("On attend les réponses")).to_be_visible()
    expect(bruno.get_by_role("heading", name="Zug zurücknehmen")).to_be_visible()
    bruno.get_by_role("button", name="Nein").click()
    expect(anna.locator(".latest")).to_contain_text("Invité 2 refuse")
    expect(anna.get_by_text("On attend les réponses")).to_be_hidden()

    anna.get_by_role("button", name="Annuler le coup").click()
    bruno.get_by_role("button", name="Einverstanden").click()
    expect(actions(anna).first).to_be_visible()  # this time it is taken back
    expect(bruno.locator(".latest")).to_contain_text("Der letzte Zug ist zurückgenommen")

    stop(bruno, "Ende vorschlagen", "Ja, beenden")
    anna.get_by_role("button", name="D’accord").click()
    for page, ended in ((anna, "sans résultat"), (bruno, "ohne Ergebnis")):
        expect(page.get_by_role("heading", name=ended)).to_be_visible()
    anna.get_by_role("button", name="Revanche").click()
    expect(anna.get_by_text("On attend Invité 1")).to_be_visible()
    expect(anna.get_by_role("textbox", name="Lien")).to_have_value(re.compile("#k=."))  # nobody has another link to it
    bruno.get_by_role("button", name="Zur Revanche").click()
    # Both are there, so it has begun; and the next one begins, Bruno.
    expect(bruno.locator("[data-line-up]")).to_be_visible()
    expect(anna.get_by_text("On attend Invité 1")).to_be_hidden()


def test_against_bots_every_move_can_be_taken_back(server: Served, visitor: Visitor) -> None:
    page = visitor()
    page.goto(dealt(page, server.url, {"game": "galopp", "players": 2, "start": True}))
    undo = page.get_by_role("button", name="Annuler le coup")
    expect(undo).to_be_disabled()
    expect(undo).to_have_attribute("title", re.compile("encore rien fait"))
    show(page, "list")
    moment = page.locator("[data-n]")
    for _ in range(3):
        actions(page).first.click()
        expect(undo).to_be_enabled()
        expect(actions(page).first).to_be_enabled()
    for count in range(3):
        n = moment.get_attribute("data-n")
        undo.click()
        expect(moment).not_to_have_attribute("data-n", str(n))
        expect(told(page).get_by_text("Vous reprenez votre dernier coup.")).to_have_count(count + 1)
        expect(actions(page).first).to_be_enabled()
    expect(undo).to_be_disabled()
    stop(page)
    expect(page.locator("[data-rewound]")).to_have_text("Partie avec 3 coups repris")
    page.get_by_role("link", name="Revoir la partie").click()
    expect(page.locator("[data-rewound]")).to_have_text("Partie avec 3 coups repris")


def test_a_link_to_watch_gives_no_seat_and_a_bot_is_not_replaced_unasked(server: Served, visitor: Visitor) -> None:
    anna = visitor()
    link = dealt(anna, server.url, {"game": "rudi", "players": 3, "bots": [None, "simple", "simple"], "start": True})
    anna.goto(link)
    show(anna, "table").get_by_text("Partager").click()
    anna.get_by_role("radio", name="Seulement pour regarder").check()
    anna.get_by_role("button", name="Créer le lien").click()
    box = anna.get_by_role("textbox", name="Lien")
    expect(box).to_have_value(re.compile("#w=."))

    bruno = visitor()
    bruno.goto(box.input_value())
    panel = show(bruno, "table")
    expect(panel.get_by_text("2 personnes regardent").or_(panel.get_by_text("1 personne regarde"))).to_be_visible()
    expect(bruno.get_by_role("alertdialog")).to_have_count(0)
    expect(bruno.get_by_role("button", name="Prendre place")).to_have_count(0)

    carla = visitor()
    carla.goto(link)
    asked = carla.get_by_role("alertdialog")
    expect(asked).to_contain_text("Prendre la place de Robot 2 ?")
    asked.get_by_role("button", name="Seulement regarder").click()
    expect(asked).to_be_hidden()
    expect(carla.get_by_role("button", name="Annuler le coup")).to_have_count(0)
    carla.reload()
    asked.get_by_role("button", name="Prendre la place").click()
    expect(told(anna)).to_contain_text("prend place")
    expect(carla.get_by_role("button", name="Annuler le coup")).to_be_visible()  # she plays


def test_who_comes_to_a_full_table_looks_on(server: Served, visitor: Visitor) -> None:
    anna, _, link = two(server, visitor)
    third = visitor(language="it-IT")
    third.goto(link)
    expect(third.get_by_role("status").filter(has_text="Tutti i posti sono presi")).to_be_visible()
    expect(show(anna, "table").get_by_text("1 personne regarde")).to_be_visible()
    show(anna, "list")
    actions(anna).first.click()
    expect(third.locator(".latest")).to_contain_text("Ospite 1")
    assert third.locator("[data-action]").count() == 0


def test_where_all_may_come_only_phrases_are_said_unless_the_host_chooses(server: Served, visitor: Visitor) -> None:
    anna, stranger = visitor(), visitor(language="en-GB")
    anna.goto(f"{server.url}/box/galopp")
    anna.get_by_text("Plus de choix").click()
    chat = anna.get_by_label("Conversation")
    expect(chat).to_have_value("free")
    anna.get_by_label("Montrer cette table à tous").check()
    expect(chat).to_have_value("phrases")
    expect(anna.get_by_text("les enfants aussi")).to_be_visible()
    chat.select_option("free")
    expect(anna.get_by_text("chacun le lit")).to_be_visible()
    chat.select_option("phrases")
    anna.get_by_role("button", name="Avec des amis").click()
    anna.wait_for_url(re.compile(r"/t/\w+"))
    stranger.goto(anna.url)
    panel = show(stranger, "chat")
    panel.get_by_label("Say a phrase…").select_option("hello")
    expect(panel.get_by_role("textbox")).to_have_count(0)
    expect(show(anna, "chat").get_by_role("log")).to_contain_text("Bonjour")


def test_the_host_mutes_and_sends_away(server: Served, visitor: Visitor) -> None:
    anna, bruno, link = two(server, visitor)
    third = visitor(language="en-GB")
    third.goto(link)
    show(third, "chat").get_by_label("Your message").fill("look here")
    third.get_by_role("button", name="Send").click()
    expect(anna.get_by_role("button", name="Conversation (1)")).to_be_visible()  # not read yet
    talk = show(anna, "chat").get_by_role("log", name="Conversation")
    talk.get_by_role("button", name="Retirer la parole").click()
    expect(third.get_by_text("The host has muted a spectator").first).to_be_visible()
    talk.get_by_role("button", name="Renvoyer…").click()
    talk.get_by_role("button", name="Renvoyer", exact=True).click()
    expect(third.get_by_text("The host of this table has sent you away")).to_be_visible()

    seat = show(anna, "table").get_by_role("region", name="À table").get_by_role("listitem").nth(1)
    seat.get_by_role("button", name="Retirer la parole").click()
    expect(seat).to_contain_text("n’a plus la parole")
    expect(bruno.locator(".latest")).to_contain_text("Der Gastgeber hat dich stummgeschaltet")
    expect(bruno.get_by_role("button", name="Wegschicken")).to_have_count(0)  # he is no host
    seat.get_by_role("button", name="Renvoyer…").click()
    expect(seat).to_contain_text("Renvoyer Invité 2 de cette table ?")
    seat.get_by_role("button", name="Renvoyer", exact=True).click()
    expect(bruno.get_by_text("Der Gastgeber dieses Tisches hat dich weggeschickt")).to_be_visible()
    expect(anna.locator(".latest")).to_contain_text("L’hôte a renvoyé un joueur")


def test_the_clock_runs_and_a_bot_takes_over(server: Served, visitor: Visitor) -> None:
    # So long that Bruno's time, which is the same, cannot be up before Anna has come back, however slow the pages are.
    anna, bruno, _ = two(server, visitor, pace={"kind": "move", "amount": 15})
    expect(anna.get_by_text(re.compile(r"^0:[01]\d$"))).to_be_visible()
    expect(bruno.get_by_text(re.compile(r"^0:[01]\d$"))).to_be_visible()
    expect(told(anna)).to_contain_text("Votre temps est écoulé")
    back = anna.get_by_role("button", name="Reprendre ma place")
    back.click()  # the bot has played as far as Bruno, who thinks
    expect(back).to_be_hidden()
    expect(told(bruno)).to_contain_text("Gast 1 ist zurück")


def test_the_code_says_the_link(server: Served, visitor: Visitor) -> None:
    """Read from the picture itself, by a decoder that is not ours."""
    page = visitor()
    link = dealt(page, server.url, {"game": "rudi", "bots": [None] * 4})
    page.goto(link)
    shown = page.get_by_role("img", name="Le lien en code QR").screenshot()
    decoder = package("jsqr", "dist/jsQR.js")
    reader = visitor()
    assert reader.evaluate(DECODE, [base64.b64encode(shown).decode(), decoder]) == link
    assert page.get_by_role("textbox", name="Lien").input_value() == link
