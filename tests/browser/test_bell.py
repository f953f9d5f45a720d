"""Does the page ask for notifications, and does a browser that is closed show one? A push service of our own stands in
for the browser maker's; what it was sent is opened, and handed to the page's worker."""

from __future__ import annotations

import contextlib
import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.test_pages import dealt
from tests.browser.walking import actions
from tests.house.pushing import Browser
from tests.house.served import Served

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
LISTEN = """() => {
    self.shown = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag }) => {
        self.shown.push({ title, body, tag });
    };
}"""
"""A browser without a screen may show nothing: what it would show is written down."""


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


def delivered(page: Page, deliver: Callable[[], object]) -> Any:
    """What the page's worker shows when something is delivered to it; one that slept forgets that we listen."""
    for _ in range(5):
        with contextlib.suppress(Error):
            worker = page.context.service_workers[-1]
            worker.evaluate(LISTEN)
            deliver()
            for _ in range(50):
                if shown := worker.evaluate("self.shown"):
                    return shown
                page.wait_for_timeout(20)
    raise AssertionError("nothing is shown")


def test_a_notification_says_whose_turn_it_is(
    house: Served, visitor: Visitor, service: tuple[str, Queue[bytes]]
) -> None:
    url, came = service
    anna, bruno = visitor(), visitor(language="de-DE")
    link = dealt(
        anna, house.url, {"game": "galopp", "players": 2, "bots": [None, None], "pace": {"kind": "days", "amount": 3}}
    )
    keys = Browser()
    bruno.add_init_script(f"globalThis.PushManager && ({SUBSCRIPTION})({json.dumps(keys.wish(url))})")
    bruno.goto(f"{house.url}/me")
    bruno.get_by_role("button", name="Auf diesem Gerät Bescheid geben").click()
    expect(bruno.get_by_text("Dieses Gerät gibt dir Bescheid")).to_be_visible()

    anna.goto(link)
    bruno.goto(link)
    expect(bruno.get_by_role("heading", name="noch nicht begonnen")).to_be_visible()
    bruno.goto("about:blank")  # away
    anna.get_by_role("button", name="Commencer").click()
    expect(anna.get_by_text("2 jours").or_(anna.get_by_text("3 jours"))).to_be_visible()
    while came.empty():
        actions(anna).first.click()
        anna.wait_for_timeout(300)
    sent = json.loads(keys.opened(came.get(timeout=10)))
    table = link.split("/t/")[1].split("#")[0]
    assert sent["table"] == table

    bruno.goto(f"{house.url}/rules/galopp")
    listening = bruno.context.new_cdp_session(bruno)
    registrations: list[str] = []
    listening.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(one["registrationId"] for one in told["registrations"]),
    )
    listening.send("ServiceWorker.enable")
    bruno.wait_for_timeout(200)
    push = {"origin": house.url, "registrationId": registrations[0], "data": json.dumps(sent)}
    assert delivered(bruno, lambda: listening.send("ServiceWorker.deliverPushMessage", push)) == [
        {"title": "Ludothèque", "body": "Du bist dran: Schweins-Galopp", "tag": table}
    ]

    bruno.goto(house.url)
    row = bruno.get_by_role("region", name="Deine Tische").get_by_role("link").first
    expect(row).to_contain_text("Du bist dran · 2 Tage")
    expect(bruno).to_have_title("Du bist dran · Ludothèque")
