"""Browser tests of hidden hands and notifications: around one device behind a curtain, far away by web push."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.conftest import Visitor
from tests.browser.test_pages import dealt
from tests.browser.walking import actions, gather, lift, show, told
from tests.limits import HANGS_AFTER_S
from tests.server.pushing import Browser
from tests.server.served import Served

SUBSCRIPTION = """wish => {
    let mine = null;
    const made = {
        endpoint: wish.endpoint,
        toJSON: () => ({ endpoint: wish.endpoint, keys: { p256dh: wish.p256dh, auth: wish.auth } }),
        unsubscribe: async () => { mine = null; return true; },
    };
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    PushManager.prototype.subscribe = async options => {
        if (!options.userVisibleOnly || options.applicationServerKey.length !== 87) throw new Error("not as we say");
        return (mine = made);
    };
    PushManager.prototype.getSubscription = async () => mine;
}"""
WORKER = """async ([source, payload]) => {
    const heard = {}, shown = [], opened = [], waiting = [];
    const self = {
        addEventListener: (kind, handler) => (heard[kind] = handler),
        registration: { showNotification: async (title, options) => shown.push({ title, ...options }) },
        clients: { matchAll: async () => [], openWindow: async address => opened.push(address) },
        navigator: {},
    };
    new Function("self", source)(self);
    const waitUntil = work => waiting.push(work);
    heard.push({ data: { json: () => payload }, waitUntil });
    await Promise.all(waiting);
    heard.notificationclick({ notification: { close() {}, data: shown[0].data }, waitUntil });
    await Promise.all(waiting);
    return { shown, opened };
}"""
"""The page's worker with a browser around it that writes down what it would show and open: a browser without a screen
shows no notifications, and its workers fall asleep over the question."""


def test_two_people_pass_the_device_on(server: Served, visitor: Visitor) -> None:
    page = visitor()
    heard: list[tuple[str, int]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda data: note("sent", data))
        socket.on("framereceived", lambda data: note("got", data))

    def note(way: str, data: str | bytes) -> None:
        message = json.loads(data)
        if message["type"] in ("watch", "table"):
            heard.append((way, message.get("seat" if way == "sent" else "viewer", -1)))

    page.on("websocket", listen)
    gather(page, server.url, ["Anna", "Bruno"])
    lift(page, "Anna")
    show(page, "table").get_by_text("La donne est scellée").click()
    expect(page.get_by_text("une place sur 2 a ajouté")).to_be_visible()  # the device, once for both
    show(page, "list")
    actions(page).first.click()  # the pigs in a row
    while True:  # Anna goes on as long as it is her turn; then she hands the device on herself
        hand_on = page.get_by_role("button", name="Passer à Bruno")
        expect(actions(page).first.or_(hand_on)).to_be_visible()
        if hand_on.is_visible():
            break
        actions(page).first.click()
    expect(told(page)).to_contain_text("Vous")
    hand_on.click()
    lift(page, "Bruno")
    expect(told(page)).to_contain_text("Anna")
    expect(actions(page).first).to_be_visible()

    page.reload()  # whoever reloads sees the curtain
    lift(page, "Bruno")
    page.goto(f"{server.url}/rules/galopp")
    page.go_back()
    lift(page, "Bruno")
    show(page, "table").get_by_role("button", name="Main : Anna").click()
    lift(page, "Anna")
    show(page, "table").get_by_role("button", name="Cacher la main").click()
    lift(page, "Bruno")

    # What came over the wire was always the view that had been asked for, and at first nobody's.
    asked = -1
    for way, seat in heard:
        if way == "sent":
            asked = seat
        else:
            assert seat in (asked, -1), heard


def test_the_past_of_a_hand_behind_the_curtain_is_not_told(server: Served, visitor: Visitor) -> None:
    page = visitor()
    gather(page, server.url, ["Anna", "Bruno"])
    lift(page, "Anna")
    table = page.url.rsplit("/", 1)[1]
    replay = f"async seat => (await fetch('/api/tables/{table}/replay?seat=' + seat)).status"
    assert page.evaluate(replay, 0) == 200
    assert page.evaluate(replay, 1) == 409
    show(page, "table").get_by_role("button", name="Cacher la main").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate(replay, 0) == 409


@pytest.fixture
def service() -> Iterator[tuple[str, Queue[bytes]]]:
    came: Queue[bytes] = Queue()

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            came.put(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(201)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Service)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/send", came
    server.shutdown()
    server.server_close()


def test_a_notification_says_whose_turn_it_is(
    server: Served, visitor: Visitor, service: tuple[str, Queue[bytes]]
) -> None:
    url, came = service
    anna, bruno = visitor(), visitor(language="de-DE", worker=True)
    link = dealt(
        anna, server.url, {"game": "galopp", "players": 2, "bots": [None, None], "pace": {"kind": "days", "amount": 3}}
    )
    keys = Browser()
    bruno.add_init_script(f"globalThis.PushManager && ({SUBSCRIPTION})({json.dumps(keys.wish(url))})")
    bruno.goto(f"{server.url}/me")
    bruno.get_by_role("button", name="Auf diesem Gerät Bescheid geben").click()
    expect(bruno.get_by_text("Dieses Gerät gibt dir Bescheid")).to_be_visible()

    anna.goto(link)
    bruno.goto(link)
    expect(bruno.get_by_role("heading", name="noch nicht begonnen")).to_be_visible()
    bruno.goto("about:blank")  # away
    anna.get_by_role("button", name="Commencer").click()
    expect(anna.get_by_text("2 jours").or_(anna.get_by_text("3 jours"))).to_be_visible()
    moment = anna.locator("[data-n]")
    for _ in range(2):  # she lines the pigs up and plays a card; then it is his turn
        n = moment.get_attribute("data-n")
        actions(anna).first.click()
        expect(moment).not_to_have_attribute("data-n", str(n))
    sent = json.loads(keys.opened(came.get(timeout=HANGS_AFTER_S)))
    table = link.split("/t/")[1].split("#")[0]
    assert sent["table"] == table

    source = bruno.request.get(f"{server.url}/worker.js").text()
    done = visitor().evaluate(WORKER, [source, sent])
    assert done["opened"] == [f"/t/{table}"]
    (shown,) = done["shown"]
    assert (shown["title"], shown["body"], shown["tag"]) == ("Ludothèque", "Du bist dran: Schweins-Galopp", table)

    bruno.goto(server.url)
    row = bruno.get_by_role("region", name="Deine Tische").get_by_role("link").first
    expect(row).to_contain_text("Du bist dran! · 2 Tage")
    expect(bruno).to_have_title("(2) Du bist dran! — Ludothèque")  # and the table that is always dealt
