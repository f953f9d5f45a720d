"""Browser test of what is asked before a match of several people: who they are, and who begins."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.accessibility import check_accessibility
from tests.browser.conftest import Visitor
from tests.browser.test_fair import verdict
from tests.browser.test_pages import dealt
from tests.browser.walking import stop, told
from tests.server.served import Served


def fits(page: Page) -> None:
    """The page of a table does not scroll."""
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_friends_say_who_they_are_and_the_host_who_begins(server: Served, visitor: Visitor) -> None:
    anna, bruno = visitor(width=360, height=640), visitor(language="de-DE")
    link = dealt(anna, server.url, {"game": "tausch", "players": 2, "bots": [None, None]})
    anna.goto(link)
    asked = anna.get_by_role("region", name="Qui êtes-vous ?")
    name = asked.get_by_role("textbox", name="Votre nom")
    expect(name).not_to_have_value("")  # a default, so that one tap is enough
    asked.get_by_role("radio", name="le cochon coquet", exact=True).check()
    expect(name).to_have_value("Coquette")  # it goes with the pig, until another one is written
    check_accessibility(anna)
    fits(anna)
    name.fill("Anna")
    name.press("Enter")
    expect(asked).to_have_count(0)
    expect(anna.get_by_role("group", name="Qui est le plus jeune ?")).to_have_count(0)  # she is alone

    bruno.goto(link)
    question = bruno.get_by_role("region", name="Wer bist du?")
    expect(anna.get_by_role("group", name="Qui est le plus jeune ?").get_by_role("button")).to_have_count(2)
    question.get_by_role("textbox").fill("Bruno")
    question.get_by_role("button", name="Das bin ich").click()
    begins = anna.get_by_role("region", name="Qui est le plus jeune ?")
    people = begins.get_by_role("group").get_by_role("button")
    expect(people).to_have_text(["Anna", "Bruno"])
    expect(begins.get_by_role("status")).to_have_text("Vous commencez\u202f; la prochaine fois, au suivant.")
    people.nth(1).focus()
    anna.keyboard.press("Enter")
    expect(people.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(begins.get_by_role("status")).to_have_text("Bruno commence\u00a0: personne n’est plus jeune.")
    expect(bruno.get_by_role("region", name="Wer fängt an?")).to_contain_text("Du fängst an: Niemand ist jünger.")
    expect(bruno.get_by_role("button", name="Losen")).to_have_count(0)  # it is the host who says it
    check_accessibility(anna)
    fits(anna)

    anna.get_by_role("button", name="Commencer").click()
    expect(bruno.get_by_role("region", name="Du bist dran")).to_be_visible()
    expect(told(bruno)).to_contain_text("Du fängst an: Niemand ist jünger.")
    expect(told(anna)).to_contain_text("Bruno commence\u00a0: personne n’est plus jeune.")
    for again in (False, True):
        stop(bruno, "Ende vorschlagen", "Ja, beenden")
        anna.get_by_role("button", name="D’accord").click()
        for page in (anna, bruno):
            verdict(page, "right")
        if not again:
            anna.get_by_role("button", name="Revanche").click()
            bruno.get_by_role("button", name="Zur Revanche").click()
            bruno.wait_for_url(lambda url: link.split("#")[0] not in url)
            # The same holds in the next match, which begins by itself.
            expect(told(bruno)).to_contain_text("Du fängst an: Niemand ist jünger.")


def test_who_would_rather_not_say_is_asked_once_and_lots_are_drawn(server: Served, visitor: Visitor) -> None:
    anna, bruno = visitor(language="en-GB"), visitor(language="it-IT")
    link = dealt(anna, server.url, {"game": "quartett", "players": 3, "bots": [None, None, "simple"]})
    anna.goto(link)
    anna.get_by_role("button", name="Skip", exact=True).click()
    bruno.goto(link)
    bruno.get_by_role("button", name="Salta", exact=True).click()
    begins = anna.get_by_role("region", name="Who begins?")
    begins.get_by_role("button", name="Draw lots").click()
    expect(bruno.get_by_role("region", name="Chi comincia?")).to_contain_text("si tira a sorte")
    anna.reload()
    expect(begins.get_by_role("button", name="Draw lots")).to_have_attribute("aria-pressed", "true")
    expect(anna.get_by_role("region", name="Who are you?")).to_have_count(0)  # asked once
    anna.get_by_role("button", name="Begin").click()
    expect(told(anna)).to_contain_text("The lots have been drawn:")
    expect(told(bruno)).to_contain_text("La sorte ha deciso:")
    stop(anna, "Propose to stop", "Yes, stop")
    bruno.get_by_role("button", name="D’accordo").click()
    for page in (anna, bruno):
        verdict(page, "right")
    expect(anna.locator("details.fair")).to_contain_text("Who begins was drawn by lots")
