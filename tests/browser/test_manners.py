"""Browser tests of what is around a match: leaving, coming back, a rematch, looking on, one's profile."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.accessibility import check_accessibility
from tests.browser.conftest import Visitor
from tests.browser.test_pages import dealt
from tests.browser.walking import actions, lay, show, stop
from tests.server.served import Served


def test_your_turn_stands_in_the_title_and_the_icon(server: Served, visitor: Visitor) -> None:
    page = visitor()
    page.goto(server.url)
    expect(page).to_have_title("À toi ! — Ludothèque")
    assert page.locator("link[rel=icon]").get_attribute("href") == "/favicon-turn.svg"
    page.goto(dealt(page, server.url, {"game": "galopp", "start": True}))
    expect(page).to_have_title(re.compile(r"^\(2\) À toi\s! — Schweins-Galopp.* · Ludothèque$"))
    expect(page.locator("[data-region=hand]")).to_have_css(
        "box-shadow", re.compile("2px")
    )  # and a ring around the hand
    page.goto(f"{server.url}/rules/galopp")
    expect(page).to_have_title(re.compile(r"^\(2\) À toi\s! — Schweins-Galopp.* – Règles du jeu · Ludothèque$"))


def test_a_bot_covers_who_leaves_and_gives_the_seat_back(server: Served, visitor: Visitor) -> None:
    page, friend = visitor(), visitor()
    lay(page, server.url, "galopp", alone=False)
    friend.goto(page.get_by_role("textbox", name="Lien").input_value())
    expect(page.get_by_role("list").get_by_text("Invité 2", exact=True)).to_be_visible()
    page.get_by_role("button", name="Commencer").click()
    show(page, "table").get_by_role("button", name="Partir").click()
    left = page.get_by_role("status").filter(has_text="un robot joue à votre place")  # one is at home again
    left.get_by_role("link", name="Revenir à la table").click()
    show(page, "list")
    back = page.get_by_role("button", name="Reprendre ma place")
    expect(back).to_be_visible()
    assert not actions(page).count()
    expect(actions(friend).first).to_be_visible()  # the bot has played meanwhile, as far as the friend
    back.click()
    expect(back).to_be_hidden()
    actions(friend).first.click()
    expect(actions(page).first).to_be_visible()


def test_a_match_is_stopped_and_played_again(server: Served, visitor: Visitor) -> None:
    page = visitor()
    first = lay(page, server.url, "galopp")
    stop(page)
    page.get_by_role("button", name="Revanche").click()
    page.wait_for_url(lambda url: first not in url)  # and it has begun
    show(page, "list")
    expect(page.get_by_role("heading", name=re.compile(r"À toi\s!|C’est à"))).to_be_visible()


def test_anyone_may_look_on_at_a_listed_table_and_sit_down(server: Served, visitor: Visitor) -> None:
    host, guest = visitor(), visitor(language="it-IT")
    host.goto(f"{server.url}/box/quartett")
    host.get_by_text("Plus de choix").click()
    host.get_by_role("checkbox", name="Montrer cette table").check()
    host.get_by_role("button", name="Avec des amis").click()
    host.wait_for_url(re.compile("/t/"))
    guest.goto(server.url)
    listed = guest.get_by_role("region", name="Tavoli aperti a tutti")
    listed.locator(f"a[href*='{host.url.split('/t/')[1].split('#')[0]}']").click()
    expect(host.get_by_text("1 personne regarde")).to_be_visible()
    guest.get_by_role("button", name="Prendi posto").click()
    expect(host.get_by_role("list").get_by_text("Invité 2", exact=True)).to_be_visible()
    host.get_by_role("combobox", name="Qui joue à la place 3").select_option("simple")
    expect(guest.get_by_text("Bot 3", exact=True)).to_be_visible()
    guest.get_by_role("combobox", name="Di’ una frase").select_option("hello")
    expect(host.get_by_role("log", name="Conversation")).to_contain_text("Bonjour !")  # to each his language


def test_somebody_goes_to_another_device_and_is_forgotten(server: Served, visitor: Visitor) -> None:
    page, other = visitor(), visitor()
    page.goto(f"{server.url}/me")
    page.get_by_role("textbox", name="Votre nom").fill("Lina")
    page.get_by_role("button", name="Enregistrer").click()
    page.get_by_role("button", name="Créer le lien").click()
    link = page.get_by_role("textbox", name="Lien").input_value()
    other.goto(link)
    other.get_by_role("button", name="Être la même personne ici").click()
    expect(other.locator("header")).to_contain_text("Lina")
    page.get_by_role("button", name="Tout effacer").click()
    page.get_by_role("button", name="Oui, tout effacer").click()
    expect(page.locator("header")).not_to_contain_text("Lina")
    expect(actions(page).first).to_be_visible()


def test_the_theme_is_chosen_and_kept(server: Served, visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"{server.url}/me")
    light = page.evaluate("getComputedStyle(document.body).color")
    page.get_by_role("radio", name="soir").check()
    dark = page.evaluate("getComputedStyle(document.body).color")
    assert light != dark
    page.reload()
    expect(page.get_by_role("radio", name="soir")).to_be_checked()
    assert page.evaluate("getComputedStyle(document.body).color") == dark


def test_the_rulebook_opens_at_its_paragraph(server: Served, visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"{server.url}/rules/galopp#p7")
    heading = page.get_by_role("heading", name=re.compile("^§7 "))
    expect(heading).to_be_in_viewport()


VOICE = """Object.defineProperty(window, 'speechSynthesis', { value: {
    said: [], getVoices: () => [], cancel() { this.said = [] }, speak(one) { this.said.push(one.text) } } });
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } };"""
"""A browser that notes what it is asked to say. Its French voice comes late."""


def test_texts_are_read_aloud(server: Served, visitor: Visitor) -> None:
    page = visitor(width=360, height=640)
    page.add_init_script(VOICE)
    page.goto(f"{server.url}/rules/galopp#p7")
    expect(page.get_by_role("heading", name=re.compile("^§7 "))).to_be_in_viewport()
    read = page.locator("#p7").get_by_role("button", name="Lire à voix haute")
    expect(read).to_have_count(0)  # there is no voice yet
    page.evaluate("speechSynthesis.getVoices = () => [{ lang: 'fr-FR', name: 'A', localService: true }]")
    page.evaluate("speechSynthesis.onvoiceschanged()")
    read.click()
    said = page.evaluate("speechSynthesis.said")
    assert said[0].startswith("paragraphe 7")
    page.locator("#p7").get_by_role("button", name="Arrêter la lecture").click()
    assert page.evaluate("speechSynthesis.said") == []
    lay(page, server.url, "galopp")
    begin = page.get_by_role("button", name="À vos marques")
    expect(begin).to_be_visible()
    page.evaluate("speechSynthesis.getVoices = () => [{ lang: 'fr-FR', name: 'A', localService: true }]")
    page.evaluate("speechSynthesis.onvoiceschanged()")
    message = page.locator("[data-region=message]")
    message.get_by_role("button", name="Lire à voix haute").click()
    assert any("À toi" in sentence for sentence in page.evaluate("speechSynthesis.said"))
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    begin.click()
    expect(message.get_by_role("button", name="Arrêter la lecture")).to_have_count(0)  # what was read is past
    assert page.evaluate("speechSynthesis.said") == []


def test_one_click_on_the_picture_is_a_move(server: Served, visitor: Visitor) -> None:
    """Counted, on the landing page, as it comes: the list closed, the others at their usual pace."""
    page = visitor()
    page.add_init_script("try { localStorage['ludotheque-list'] = '' } catch {}")
    page.add_init_script("window.clicks = 0; addEventListener('click', () => window.clicks++, true)")
    page.goto(server.url)
    page.get_by_role("button", name="À vos marques").click()
    expect(page.get_by_role("log")).to_contain_text("Vous alignez")
    assert page.evaluate("window.clicks") == 1


def test_the_list_beside_a_drawn_board(server: Served, visitor: Visitor) -> None:
    """Closed until it is wanted, kept open then; by keys it is one button away."""
    page = visitor()
    lay(page, server.url, "galopp")
    expect(actions(page).first).to_be_visible()
    page.get_by_role("button", name="Replier le panneau").click()
    expect(page.locator("[data-action]")).to_have_count(0)
    page.reload()
    skip = page.get_by_role("button", name="Aller à la liste des coups")
    skip.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-action]").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log").first).to_contain_text("Vous alignez")
    page.reload()
    expect(actions(page).first).to_be_visible()


def test_the_drawer_shuts_nobody_out(server: Served, visitor: Visitor) -> None:
    """A sheet on a telephone: each tab, the question before a match is stopped, and the result."""
    page = visitor(390, 844, bypass_csp=True, reduced_motion="reduce")
    lay(page, server.url, "galopp")
    for tab in ("log", "coach", "rules", "list", "table"):
        show(page, tab)
        check_accessibility(page)
    page.get_by_role("button", name="Proposer d’arrêter").click()
    expect(page.get_by_role("alertdialog").get_by_role("button", name="Continuer")).to_be_focused()
    check_accessibility(page)
    page.get_by_role("button", name="Continuer à jouer").click()
    expect(page.get_by_role("alertdialog")).to_be_hidden()
    expect(page.locator("[data-line-up]")).to_be_visible()  # nothing has happened
    stop(page)
    expect(page.locator("[data-region=result]")).to_be_in_viewport()
    check_accessibility(page)
    page.get_by_role("button", name="Voir le plateau").click()
    page.get_by_role("button", name="Voir le résultat").click()
    expect(page.get_by_role("heading", name="sans résultat")).to_be_visible()


def test_a_refusal_opens_the_rules_at_its_paragraph_beside_the_table(server: Served, visitor: Visitor) -> None:
    page = visitor()
    page.goto(dealt(page, server.url, {"game": "rudi", "start": True}))
    page.get_by_role("button", name=re.compile("^Pile d’échange")).click(force=True)
    page.get_by_role("alert").get_by_role("link").click()
    expect(page.locator("#panel-rules").get_by_role("heading", name=re.compile("^§9 "))).to_be_in_viewport()
    expect(page.locator(".scene")).to_be_visible()  # one is still at the table
    rules, address = page.locator("#panel-rules"), page.url
    expect(rules.locator(".essentials li")).to_have_count(5)
    rules.get_by_role("link", name="Exemple", exact=True).last.click()
    expect(rules.locator("#e12-1")).to_be_in_viewport()
    assert page.url == address
