"""Browser tests of the whole page, in a real browser, against a real server."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, PdfMargins, WebSocketRoute, expect

from ludotheque.kernel.errors import present
from ludotheque.kernel.examples import examples
from ludotheque.kernel.game import open_game, published, shelf
from ludotheque.kernel.words import LANGUAGES
from tests.browser.accessibility import check_accessibility
from tests.browser.conftest import Visitor
from tests.browser.walking import actions, gather, lay, play_by_keys, stop, told
from tests.server.served import Served

HOSTILE = "<img src=x onerror=document.title='owned'>"
SHORT: dict[str, dict[str, Any]] = {"galopp": {"edition": "groin", "length": "single"}, "rummu": {"target": 1}}
"""Options with which a match is over soon; games that are not named are short anyway."""


def dealt(page: Page, url: str, wish: dict[str, Any]) -> str:
    """Lay a table out as the page does, with options; its address."""
    page.goto(url)
    made = page.evaluate(
        """async wish => {
            await fetch("/api/me", {method: "POST", body: "{}", headers: {"Content-Type": "application/json"}});
            const made = await fetch("/api/tables", {
                method: "POST", body: JSON.stringify(wish), headers: {"Content-Type": "application/json"}});
            return await made.json();
        }""",
        wish,
    )
    assert "link" in made, made
    return str(made["link"])


SHIFTS = """window.shifted = 0;
new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true });"""
"""Adds up how far things were pushed while the page came up."""


def test_home_says_what_this_is_and_shows_a_table_with_its_goal_in_one_window(server: Served, visitor: Visitor) -> None:
    game = open_game(published()[0])
    for width, height in ((360, 640), (390, 844), (1280, 800)):
        page = visitor(width, height)
        page.add_init_script(SHIFTS)
        page.goto(server.url)
        if height > 700:  # in a small window they are below the table
            expect(page.get_by_text("Des jeux de famille à jouer tout de suite")).to_be_in_viewport()
            expect(page.get_by_text(game.words.say("fr", "goal"))).to_be_in_viewport()
        hand = page.locator("[data-region=hand]")
        expect(hand).to_be_in_viewport(ratio=0.95)
        lids = page.locator(".shelf .cover > svg")
        expect(page.locator(".shelf .cover:has(svg)")).to_have_count(len(shelf()))
        drawn = lids.evaluate_all("lids => lids.map(lid => lid.innerHTML)")[: len(published())]
        assert len({*drawn}) == len(drawn)  # each its own
        assert page.evaluate("window.shifted") < 0.1
    page.get_by_text("Les règles en une minute").click()
    expect(page.locator("details[open] .essentials li")).to_have_count(5)
    page.get_by_role("link", name="Toutes les règles").click()
    expect(page.get_by_role("heading", name=game.titles["de"])).to_be_visible()


def test_a_shelf_of_ten_games_can_be_searched(server: Served, visitor: Visitor) -> None:
    page = visitor()
    cards = page.request.get(f"{server.url}/api/games").json()[:5]
    page.route("**/api/games", lambda route: route.fulfill(json=cards))
    page.goto(server.url)
    expect(page.locator(".shelf li")).to_have_count(5)
    expect(page.get_by_role("searchbox")).to_have_count(0)
    many = [*cards, *({**cards[0], "id": f"other{k}", "titles": {"fr": f"Jeu numéro {k}"}} for k in range(5))]
    page.route("**/api/games", lambda route: route.fulfill(json=many))
    page.goto(server.url)
    expect(page.locator(".shelf li")).to_have_count(10)
    expect(page.locator(".shelf .cover:has(svg)")).to_have_count(
        10
    )  # those without a lid of their own have the plain one
    box = page.get_by_role("searchbox", name="Chercher sur l’étagère")
    box.fill("NUMERO 3")
    expect(page.locator(".shelf li")).to_have_count(1)
    box.fill("nothing of the kind")
    expect(page.get_by_text("Aucun jeu de l’étagère ne porte ce nom")).to_be_visible()


def test_home_lists_few_of_ones_tables_and_those_first_where_one_is_to_act(server: Served, visitor: Visitor) -> None:
    page = visitor()
    page.goto(server.url)
    expect(page.locator("[data-line-up]")).to_be_visible()  # the home page has its table, and deals no other
    wish = {"game": "galopp", "players": 2}
    for k in range(7):
        dealt(page, server.url, {**wish, "bots": [None, None]} if k else {**wish, "start": True})
    page.goto(server.url)
    rows = page.get_by_role("region", name="Vos tables").get_by_role("listitem")
    expect(rows).to_have_count(5)
    expect(rows.first).to_contain_text("À toi !")
    expect(rows.nth(1)).to_contain_text("attend des joueurs")
    page.get_by_role("link", name="encore 2 sous").click()
    expect(page.get_by_role("region", name="Vos tables").get_by_role("listitem")).to_have_count(
        8
    )  # and the one on the home page


def test_a_box_deals_what_it_shows_also_around_this_device(server: Served, visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"{server.url}/box/rudi")
    expect(page.get_by_label("Joueurs, robots compris")).to_have_value("4")
    expect(page.get_by_text("Vous et 3 robots")).to_be_visible()
    expect(page.get_by_label("Parcours")).to_be_hidden()
    page.get_by_text("Variantes", exact=True).click()
    expect(page.get_by_label("Courses")).to_be_visible()
    expect(page.get_by_label("Parcours")).to_be_hidden()
    page.get_by_text("Plus de choix", exact=True).click()
    expect(page.get_by_label("Parcours")).to_be_visible()
    page.get_by_text("Quelle force ?").click()
    expect(page.get_by_text(re.compile("Expert finit devant Fort dans .* des comparaisons"))).to_be_visible()
    page.get_by_role("radio", name="Facile").check()
    page.get_by_role("button", name="Autour de cet appareil").click()
    for number, name in enumerate(["Anna", "Bruno"], 1):
        page.get_by_role("textbox", name=f"Nom {number}").fill(name)
    page.get_by_role("button", name="Distribuer").click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    card = page.evaluate(f"fetch('/api/tables/{page.url.rsplit('/', 1)[1]}').then(answer => answer.json())")
    assert [(seat.get("name"), seat.get("level")) for seat in card["seats"]] == [
        *(("Anna", None), ("Bruno", None)),
        *((None, "easy"), (None, "easy")),
    ]


def test_one_chooses_a_picture_and_finds_and_deletes_finished_matches(server: Served, visitor: Visitor) -> None:
    page = visitor()
    page.add_init_script(SHIFTS)
    waiting = lay(page, server.url, "tausch", alone=False)
    lay(page, server.url, "quartett")
    stop(page)
    expect(page.get_by_role("heading", name="sans résultat")).to_be_visible()
    page.goto(f"{server.url}/me")
    tables, matches = page.get_by_role("region", name="Vos tables"), page.get_by_role("region", name="Parties finies")
    match = matches.locator("[data-match]")
    expect(match).to_have_count(1)
    expect(match).to_contain_text("Quartett et Quintett")
    expect(match).to_contain_text("arrêtée sans résultat")
    expect(match.get_by_role("link", name="Revoir")).to_have_attribute("href", re.compile("^/replay/"))
    assert page.evaluate("window.shifted") < 0.1
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        page.get_by_role("radio", name="le cochon savant, avec un chapeau").check()
    page.reload()
    expect(page.get_by_role("radio", name="le cochon savant, avec un chapeau")).to_be_checked()
    box = matches.get_by_role("searchbox", name="Un jeu ou un nom")
    box.fill("rummu")
    expect(match).to_have_count(0)
    expect(matches).to_contain_text("Aucune partie avec")
    box.fill("quart")
    expect(match).to_have_count(1)
    match.get_by_role("button", name="Supprimer Quartett").click()
    page.get_by_role("button", name="Garder").click()
    match.get_by_role("button", name="Supprimer Quartett").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Oui, supprimer").click()
    expect(match).to_have_count(0)
    row = tables.get_by_role("listitem").filter(has_text="Tausch")
    row.get_by_role("button", name="Supprimer Tausch").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Oui, supprimer").click()
    expect(row).to_have_count(0)
    page.reload()
    expect(matches).to_contain_text("Aucune pour l’instant")
    page.goto(f"{server.url}/t/{waiting}")
    expect(page.get_by_role("heading", name="sans résultat")).to_be_visible()


def test_finished_matches_are_turned_over_page_by_page(server: Served, visitor: Visitor) -> None:
    def page_of(number: int) -> dict[str, Any]:
        seats = [
            {"name": "Zoé", "portrait": "blue"},
            {"name": "Anna", "portrait": "red-hat", "you": True},
            {"level": "easy"},
        ]
        rest = {"options": {}, "players": 3, "pace": "free", "amount": 0, "chat": "free", "listed": False, "created": 0}
        card = {**rest, "game": "rudi", "status": "over", "seats": seats, "touched": 1_700_000_000_000, "your_seat": 1}
        ids = range(20 * number, min(20 * number + 20, 43))
        return {
            "total": 43,
            "size": 20,
            "tables": [{**card, "table": f"t{id}", "results": [1, 3, 2], "winners": [1]} for id in ids],
        }

    page = visitor(360, 740)
    page.route(re.compile("/api/me/matches"), lambda route: route.fulfill(json=page_of(int(route.request.url[-1]))))
    page.goto(f"{server.url}/me")
    match = page.locator("[data-match]")
    expect(match).to_have_count(20)
    expect(match.first).to_contain_text("14 nov. 2023")
    assert match.first.get_by_role("listitem").all_inner_texts() == ["vous 3\ngagne", "Robot 3 2", "Zoé 1"]
    expect(page.get_by_text("43 parties")).to_be_visible()
    expect(page.get_by_role("button", name="Plus récentes")).to_be_disabled()
    for number in (2, 3):
        page.get_by_role("button", name="Plus anciennes").click()
        expect(page.get_by_text(f"Page {number} sur 3")).to_be_visible()
    expect(match).to_have_count(3)
    expect(page.get_by_role("button", name="Plus anciennes")).to_be_disabled()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_one_click_is_a_legal_first_move(server: Served, visitor: Visitor) -> None:
    """Counted: the first click on the landing page already acts."""
    page = visitor()
    page.add_init_script("window.clicks = 0; addEventListener('click', () => window.clicks++, true)")
    page.goto(server.url)
    actions(page).first.click()
    log = page.get_by_role("log")
    expect(log).to_contain_text("Vous alignez")
    assert page.evaluate("window.clicks") == 1
    mine = page.evaluate("fetch('/api/me/tables').then(answer => answer.json())")
    assert len(mine) == 1  # and one table was dealt for it, not two


def test_the_same_table_waits_on_the_next_visit(server: Served, visitor: Visitor) -> None:
    page = visitor()
    page.goto(server.url)
    whole = page.get_by_role("link", name="Voir toute la table")
    first = whole.get_attribute("href")
    page.reload()
    assert whole.get_attribute("href") == first


BRIEF = ("galopp", "quartett")
"""Matches of a few moves; the long ones are played in make soak."""


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game in BRIEF else pytest.mark.long) for game in published()]
)
def test_a_match_by_keys_and_names_alone(server: Served, visitor: Visitor, game: str) -> None:
    page = visitor()
    link = dealt(page, server.url, {"game": game, "options": SHORT.get(game, {}), "start": True})
    page.goto(link)
    assert play_by_keys(page) > 0
    expect(page.locator("li[data-place]").filter(has_text="(vous)")).to_be_visible()


def test_typing_plays_finds_and_explains(server: Served, visitor: Visitor) -> None:
    page = visitor()
    lay(page, server.url, "galopp")
    box = page.get_by_role("textbox", name="Chercher un coup, ou l’écrire")
    expect(actions(page).first).to_be_visible()
    box.fill("play r")
    box.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("cochons")
    expect(page.get_by_role("alert").get_by_role("link")).to_have_attribute("href", "/rules/galopp#p1")
    page.get_by_role("button", name="Fermer").click()
    expect(page.get_by_role("alert")).to_be_hidden()
    box.fill("play b")
    page.get_by_role("button", name="Pourquoi pas ?").click()
    expect(page.get_by_role("alert")).to_contain_text("cochons")
    page.keyboard.press("Escape")
    expect(page.get_by_role("alert")).to_be_hidden()
    box.fill("arrange w y g")
    expect(actions(page)).to_have_count(2)
    box.fill("arrange w y g b r")
    page.get_by_role("button", name="Pourquoi pas ?").click()
    expect(page.get_by_role("status").filter(has_text="C’est permis")).to_be_visible()  # said, and not done
    box.press("Enter")
    expect(page.locator(".latest")).to_contain_text("Vous alignez")


def test_the_same_table_sent_again_leaves_what_is_being_typed(server: Served, visitor: Visitor) -> None:
    page, tables = visitor(), list[tuple[WebSocketRoute, str | bytes]]()

    def listen(route: WebSocketRoute) -> None:
        def deliver(message: str | bytes) -> None:
            route.send(message)
            if '"type":"table"' in str(message):
                tables.append((route, message))

        route.connect_to_server().on_message(deliver)

    page.route_web_socket(re.compile(".*"), listen)
    lay(page, server.url, "galopp")
    box = page.get_by_role("textbox", name="Chercher un coup, ou l’écrire")
    expect(actions(page).first).to_be_visible()
    box.fill("arrange w")
    route, table = tables[-1]
    route.send(table)
    expect(actions(page)).to_have_count(24)
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(box).to_have_value("arrange w")


def test_friends_come_by_link_and_lose_the_network_and_the_house(own_server: Served, visitor: Visitor) -> None:
    """Two browsers at one table; one loses its network in mid-turn; then the server is killed and opened again."""
    anna, bruno = visitor(), visitor(language="de-DE")
    lay(anna, own_server.url, "galopp", alone=False)
    link = anna.get_by_role("textbox", name="Lien").input_value()
    bruno.goto(link)  # one tap from a link to a seat
    expect(anna.get_by_role("list").get_by_text("Invité 2", exact=True)).to_be_visible()
    anna.get_by_role("button", name="Commencer").click()
    actions(anna).first.click()
    expect(bruno.get_by_role("log").first).to_contain_text("Gast 1")

    anna.context.set_offline(True)
    expect(anna.get_by_text("La connexion est coupée")).to_be_visible()
    moves = told(bruno).get_by_text("Gast 1 spielt")
    expect(moves).to_have_count(0)
    actions(anna).first.click()  # kept here until the network is back
    anna.context.set_offline(False)
    expect(anna.get_by_text("La connexion est coupée")).to_be_hidden()
    expect(bruno.get_by_role("heading", name="Du bist dran")).to_be_visible()
    expect(moves).to_have_count(1)

    own_server.restart()
    bruno.get_by_role("region", name="Du bist dran").get_by_role("listitem").get_by_role("button").first.click()
    expect(told(anna)).to_contain_text("Invité 2 joue")
    expect(anna.get_by_role("heading", name="À toi !")).to_be_visible()
    expect(told(bruno).locator("li")).to_have_count(told(anna).locator("li").count())


def test_names_and_chat_stay_text(own_server: Served, visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"{own_server.url}/me")
    page.get_by_role("textbox", name="Votre nom").fill(HOSTILE[:40])
    page.get_by_role("button", name="Enregistrer").click()
    expect(page.get_by_text("Enregistré", exact=True)).to_be_visible()
    lay(page, own_server.url, "galopp")
    expect(actions(page).first).to_be_visible()
    expect(page.get_by_role("textbox", name="Votre message")).to_have_count(0)  # nobody talks to bots
    lay(page, own_server.url, "galopp", alone=False)
    page.get_by_role("textbox", name="Votre message").fill(f"{HOSTILE} {{ $who }} **x** \u202e")
    page.get_by_role("button", name="Envoyer").click()
    expect(page.get_by_role("log", name="Conversation")).to_contain_text(HOSTILE)
    assert page.locator("img[src=x]").count() == 0
    assert "owned" not in page.title()


def test_languages_change_without_loading(server: Served, visitor: Visitor) -> None:
    page = visitor()
    page.goto(server.url)
    expect(actions(page).first).to_be_visible()
    page.evaluate("window.same = true")
    for code, turn in {"de": "Du bist dran", "it": "Tocca a te", "en": "Your turn", "fr": "À toi !"}.items():
        page.locator("header select").select_option(code)
        expect(page.get_by_role("heading", name=turn)).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == code
    assert page.evaluate("window.same")


def test_dead_ends_say_what_to_do(server: Served, visitor: Visitor) -> None:
    page = visitor()
    for path in ("/t/nowhere", "/t/nowhere#k=aaaaaaaaaaaaaaaaaaaa", "/box/nothing", "/rules/nothing"):
        page.goto(server.url + path)
        expect(page.get_by_role("link", name="Retour à l’accueil")).to_be_visible()


def screens(page: Page, server: Served) -> list[str]:
    """The address of each screen, a table in play and one that waits among them."""
    open_table = lay(page, server.url, "tausch", alone=False)
    playing = lay(page, server.url, "rummu")
    over = lay(page, server.url, "galopp")
    stop(page)
    expect(page.get_by_role("heading", name="sans résultat")).to_be_visible()
    gather(page, server.url, ["Anna", "Bruno"])  # behind the curtain
    tables = [f"/t/{table}" for table in (open_table, playing, over, page.url.rsplit("/", 1)[1])]
    return ["/", "/box/galopp", "/box/rudi", "/rules/galopp", "/rules/galopp/aid", "/me", "/t/nowhere", *tables]


def test_no_screen_is_too_wide_or_shuts_anybody_out(server: Served, visitor: Visitor) -> None:
    """axe-core finds nothing on any screen, in the dark none of the colours; nothing is wider than a telephone."""
    page = visitor(bypass_csp=True)
    narrow = page.context.new_page()
    narrow.set_viewport_size({"width": 360, "height": 740})
    paths = screens(page, server)
    for path in paths:
        page.goto(server.url + path)
        page.wait_for_load_state("networkidle")
        check_accessibility(page)
    for path in paths:
        narrow.goto(server.url + path)
        narrow.wait_for_load_state("networkidle")
        wide = narrow.evaluate("document.documentElement.scrollWidth")
        assert wide <= 360, (path, wide)


def test_the_pages_allow_no_script_but_their_own(server: Served, visitor: Visitor) -> None:
    page = visitor()
    response = page.goto(server.url)
    assert response is not None
    policy = response.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert response.headers["cache-control"] == "no-store"
    script = page.locator("script[src]").get_attribute("src")
    assert "immutable" in page.request.get(f"{server.url}{script}").headers["cache-control"]


PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")
LOCALES = {"fr": "fr-FR", "en": "en-GB", "de": "de-DE", "it": "it-IT"}
MARGINS: PdfMargins = {"top": "12mm", "bottom": "12mm", "left": "12mm", "right": "12mm"}
OTHERS = [language for language in LANGUAGES if language != "de"]


@pytest.mark.parametrize("language", ["de", *(pytest.param(other, marks=pytest.mark.long) for other in OTHERS)])
def test_the_aid_of_every_game_is_one_page_with_its_picture(server: Served, visitor: Visitor, language: str) -> None:
    """German has the longest words; the other languages are tried in the long tests."""
    page = visitor(language=LOCALES[language])
    for game in published():
        book = open_game(game).rulebook(language)
        page.goto(f"{server.url}/rules/{game}/aid")
        expect(page.locator(".aid[data-drawn=true]")).to_be_visible()
        expect(page.locator(".essentials li")).to_have_count(5)
        frame = present(page.locator(".set-up .frame").bounding_box(), "the picture")
        numbers = page.locator(".set-up .frame > b")
        expect(numbers).to_have_text([str(n) for n in range(1, len(book.labels) + 1)])
        for number in numbers.all():  # each lies on what it tells of
            spot = present(number.bounding_box(), "its place")
            assert frame["x"] - 1 <= spot["x"] <= frame["x"] + frame["width"] - spot["width"] + 1, (game, spot)
            assert frame["y"] - 1 <= spot["y"] <= frame["y"] + frame["height"] - spot["height"] + 1, (game, spot)
        paper = page.pdf(format="A4", margin=MARGINS, print_background=True)
        assert len(PAGE.findall(paper)) == 1, game


def test_the_rulebook_folds_what_few_want_to_know(server: Served, visitor: Visitor) -> None:
    page = visitor(width=360, height=740)
    page.goto(f"{server.url}/rules/tausch")
    expect(page.locator(".brief li")).to_have_count(5)
    expect(page.locator(".set-up .frame > b")).to_have_count(5)
    expect(page.get_by_text("swap 3 r5 g7")).to_be_hidden()
    # By keys: while boards are drawn, what lies below them moves away under a pointer.
    page.locator("summary", has_text="Jouer dans le terminal").press("Enter")
    expect(page.get_by_text("swap 3 r5 g7")).to_be_visible()
    expect(page.locator("table .picture svg")).to_have_count(15)
    remark = page.locator(".remark").first
    expect(remark.locator("p")).to_be_hidden()
    remark.locator("summary", has_text="Notre décision").press("Enter")
    expect(remark.locator("p")).to_be_visible()
    page.get_by_role("link", name="Exemple", exact=True).first.click()  # from a § to its example
    expect(page.locator("#e3-1")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_an_example_is_played_beside_its_text(server: Served, visitor: Visitor) -> None:
    page = visitor(width=360, height=740)
    page.goto(f"{server.url}/rules/galopp")
    example = page.locator("[data-example='5-1']")
    example.scroll_into_view_if_needed()
    expect(example.locator("xpath=preceding-sibling::*[1]")).to_contain_text("Mamie joue une carte rouge")
    on = example.get_by_role("button", name="Un pas en avant")
    on.click()
    expect(example.get_by_role("status")).to_contain_text("Mamie joue rouge")
    on.click()
    expect(example.get_by_role("status")).to_contain_text("Lina joue jaune")
    expect(on).to_be_disabled()
    example.get_by_role("button", name="Jouer l’exemple").click()  # from the beginning, by itself
    expect(example.get_by_text("Coup 0 sur 2")).to_be_visible()
    expect(example.get_by_text("Coup 2 sur 2")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize(
    "game", [published()[0], *(pytest.param(game, marks=pytest.mark.long) for game in published()[1:])]
)
def test_every_example_is_drawn_and_on_paper_it_stands_before_and_after(
    server: Served, visitor: Visitor, game: str
) -> None:
    page = visitor()
    page.goto(f"{server.url}/rules/{game}")
    known = examples(open_game(game))
    expect(page.locator("[data-example]")).to_have_count(len(known))
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("[data-example] .still")).to_have_count(2 * len(known))
    expect(page.locator("[data-example]").get_by_text(re.compile("^Avant$"))).to_have_count(len(known))
    assert page.locator("[data-example] button:visible:not(.still button)").count() == 0
    expect(page.get_by_role("button", name="Imprimer")).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")
    for example in page.locator("[data-example]").all():
        example.scroll_into_view_if_needed()
        expect(example.get_by_role("button", name="Jouer l’exemple")).to_be_visible()
        while (on := example.get_by_role("button", name="Un pas en avant")).is_enabled():
            on.click()
