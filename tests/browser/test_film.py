"""Browser tests of the pace of the others, and of the film of the last moves."""

from __future__ import annotations

from itertools import pairwise
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.test_galopp_board import card, change
from tests.browser.test_pages import dealt
from tests.browser.walking import actions, lay, show
from tests.server.served import Served

SHOWN = "[...document.querySelectorAll('.latest p')].map(line => line.textContent).join('|')"
WATCH = f"""() => {{
    window.shown = [];
    const look = () => {{
        const now = {SHOWN};
        if (now !== window.shown.at(-1)?.[1]) window.shown.push([performance.now(), now]);
    }};
    look();
    new MutationObserver(look).observe(document.body, {{ subtree: true, childList: true, characterData: true }});
}}"""
"""Notes each sentence, and when it was shown: nothing is missed and nothing noted late, however slow the machine is."""

NEVER_ENDS_MS = 600_000
"""A pace at which a film does not end by itself while a test runs, however slow the machine is."""


def paced(page: Page, milliseconds: int) -> None:
    """The pace of a page until it is changed there; it is kept when the page is loaded again."""
    page.add_init_script(f"""try {{
        if (!sessionStorage.paced) localStorage['ludotheque-pace'] = '{milliseconds}';
        sessionStorage.paced = 'once';
    }} catch {{}}""")


def slow_down(page: Page) -> None:
    page.evaluate(f"localStorage['ludotheque-pace'] = '{NEVER_ENDS_MS}'")
    page.reload()


def test_moves_of_others_come_one_by_one_and_are_shown_again(server: Served, visitor: Visitor) -> None:
    page = visitor()
    paced(page, 350)
    lay(page, server.url, "galopp")
    again = page.get_by_role("button", name="Revoir")
    expect(actions(page).first).to_be_visible()
    page.evaluate(WATCH)
    for _ in range(2):  # the pigs are lined up; then a card is played, and the bots play theirs
        before = page.locator("[data-n]").get_attribute("data-n")
        actions(page).first.click()
        page.wait_for_function("before => document.querySelector('[data-n]').dataset.n !== before", arg=before)
        expect(actions(page).first).to_be_visible()
    first = page.evaluate("window.shown")
    assert len(first) >= 3
    pauses = [b[0] - a[0] for a, b in pairwise(first[1:])]
    assert sum(pauses) / len(pauses) > 300, pauses

    page.evaluate("window.shown = []")
    again.click()
    expect(page.get_by_role("button", name="Arrêter le film")).to_be_visible()
    expect(again).to_be_visible()  # by itself
    shown = [line for _, line in page.evaluate("window.shown")]
    assert shown[-1] == first[-1][1]  # it ends where the table stands
    assert len(set(shown)) >= 3  # and went back some way before that

    page.keyboard.press("Alt+r")
    expect(page.get_by_role("button", name="Arrêter le film")).to_be_visible()
    page.keyboard.press("Escape")
    expect(again).to_be_visible()


def test_a_film_blocks_nothing_and_is_there_after_a_reload(server: Served, visitor: Visitor) -> None:
    page = visitor()
    paced(page, 350)
    lay(page, server.url, "quartett")
    actions(page).first.click()
    show(page, "table").get_by_role("slider", name="Vitesse").fill("4")
    expect(page.get_by_text("aussi vite qu’ils jouent")).to_be_visible()
    page.get_by_role("slider", name="Vitesse").fill("0")
    page.reload()
    expect(page.get_by_role("slider", name="Vitesse")).to_have_value("0")
    show(page, "list")
    expect(actions(page).first).to_be_visible()
    slow_down(page)
    page.get_by_role("button", name="Revoir").click()
    expect(page.get_by_role("button", name="Arrêter le film")).to_be_visible()
    before = page.locator("[data-n]").get_attribute("data-n")
    actions(page).first.click()
    expect(page.locator("[data-n]")).not_to_have_attribute("data-n", str(before))
    expect(page.get_by_role("button", name="Arrêter le film")).to_be_hidden()


UNTIL_ONES_TURN = """async path => {
    while (!(await (await fetch(path)).json()).your_turn) await new Promise(done => setTimeout(done, 20));
}"""


def test_who_comes_back_is_offered_a_film_of_what_he_missed(server: Served, visitor: Visitor) -> None:
    page = visitor()
    paced(page, 0)
    lay(page, server.url, "galopp")
    actions(page).first.click()  # the pigs in a row
    expect(page.locator(".latest")).to_contain_text("Vous alignez")
    slow_down(page)
    before = page.locator("[data-n]").get_attribute("data-n")
    actions(page).first.click()
    page.wait_for_function("before => document.querySelector('[data-n]').dataset.n !== before", arg=before)
    table = page.url
    page.goto(f"{server.url}/rules/galopp")  # before the bots have played, as they are shown
    page.evaluate(UNTIL_ONES_TURN, urlsplit(table).path.replace("/t/", "/api/tables/"))
    page.goto(table)
    missed = page.get_by_role("status").filter(has_text="Pendant votre absence")
    expect(missed).to_contain_text("3 coups")
    expect(actions(page).first).to_be_visible()  # nobody has to see it
    missed.get_by_role("button", name="Les montrer").click()
    expect(missed).to_be_hidden()
    expect(page.get_by_role("button", name="Arrêter le film")).to_be_visible()
    page.get_by_role("button", name="Arrêter le film").click()
    page.reload()
    expect(actions(page).first).to_be_visible()
    expect(page.get_by_role("button", name="Revoir")).to_be_visible()
    expect(missed).to_be_hidden()  # it has been seen


STAGES = """() => {
    window.stages = [];
    const look = () => {
        const board = document.querySelector('.galopp');
        if (!board) return;
        const latest = document.querySelector('.latest p:last-child')?.textContent ?? '';
        const stage = board.dataset.phase + (latest.includes('La course 1 est finie') ? ', race over' : '');
        if (stage !== window.stages.at(-1)) window.stages.push(stage);
    };
    look();
    new MutationObserver(look).observe(document.body, {
        subtree: true, childList: true, characterData: true, attributeFilter: ["data-phase"] });
}"""
"""What the board and the latest sentence show, one after the other."""
ENDED = "play, race over"


def test_the_last_run_of_a_race_is_seen_before_the_next_one_begins(server: Served, visitor: Visitor) -> None:
    page = visitor()
    page.goto(dealt(page, server.url, {"game": "galopp", "players": 2, "start": True}))
    change(page, page.locator("[data-line-up]"))
    for _ in range(6):
        change(page, card(page).first)
        expect(card(page).first).to_be_visible()
    show(page, "table").get_by_role("slider", name="Vitesse").fill("3")
    page.evaluate(STAGES)
    card(page).first.click()
    # The bot plays the last card of all: the pigs stay where they ran to, then they wait to be lined up, by the bot.
    page.wait_for_function("() => window.stages.length > 1 && window.stages.at(-1) === 'play'")
    assert ENDED in page.evaluate("window.stages")
    expect(card(page).first).to_be_visible()

    page.evaluate("window.stages.length = 0")
    page.get_by_role("button", name="Revoir").click()
    expect(page.get_by_role("button", name="Revoir")).to_be_visible()
    assert ENDED in page.evaluate("window.stages")

    page.goto(page.url.replace("/t/", "/replay/"))
    page.get_by_role("button", name="À la fin").click()
    page.evaluate(STAGES)
    back = page.get_by_role("button", name="Un pas en arrière")
    while ENDED not in page.evaluate("window.stages"):
        assert back.is_enabled(), "the end of the race is in no step"
        back.click()


GLIDE_MS = 450
COUNT = """() => {
    const all = () => [...document.querySelectorAll('.galopp .others b, .galopp .trough b')];
    const read = () => all().map(number => number.textContent).join();
    let [numbers, since] = [read(), 0];
    window.delays = [];
    new MutationObserver(changes => {
        if (changes.some(({ attributeName }) => attributeName === 'data-n')) since = performance.now();
        if (document.querySelector('.galopp [data-card]:not(:has(.none))')) window.dealt ??= performance.now() - since;
        if (read() === numbers) return;
        numbers = read();
        window.delays.push(performance.now() - since);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
"""Notes how long after a move each number on the board changes, and one's own dealt cards are there. A timer is
never early, so no machine is too slow."""


def test_numbers_change_when_the_piece_arrives(server: Served, visitor: Visitor) -> None:
    page = visitor()
    paced(page, 700)
    page.goto(dealt(page, server.url, {"game": "galopp", "players": 2, "start": True}))
    expect(page.locator("[data-line-up]")).to_be_visible()
    page.evaluate(COUNT)
    page.locator("[data-line-up]").click()
    expect(page.locator(".galopp [data-card]:not(:has(.none))").first).to_be_visible()
    assert page.evaluate("window.dealt") >= GLIDE_MS / 2  # no card is in hand before it has come
    card(page).first.click()
    page.wait_for_function("() => window.delays.length >= 3")  # cards are dealt, one is played, the bot plays one
    delays = page.evaluate("window.delays")
    assert min(delays) >= GLIDE_MS / 2, delays  # a frame late at their start seems early; without waiting it is none
