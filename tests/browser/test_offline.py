"""Browser tests of the page without a network, and of its installation: its files are stored, answers never are."""

from __future__ import annotations

import struct

from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.walking import actions
from tests.server.served import Served


def test_without_a_network_the_page_says_what_to_do(server: Served, visitor: Visitor) -> None:
    page = visitor(worker=True)
    page.goto(server.url)
    expect(actions(page).first).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.context.set_offline(True)
    page.goto(f"{server.url}/me")  # an address that was never visited
    expect(page.get_by_role("heading", name="Pas de connexion")).to_be_visible()
    expect(page.get_by_role("button", name="Réessayer")).to_be_visible()
    kept = page.evaluate(
        """async () => {
            const names = await caches.keys();
            const all = await Promise.all(names.map(async name => (await (await caches.open(name)).keys())));
            return all.flat().map(request => new URL(request.url).pathname);
        }"""
    )
    assert "/" in kept
    assert not [path for path in kept if path.startswith(("/api", "/t/", "/me", "/ws"))]
    page.context.set_offline(False)
    expect(page.get_by_role("textbox", name="Votre nom")).to_be_visible()  # by itself


def test_the_page_can_be_installed(server: Served, visitor: Visitor) -> None:
    page = visitor(worker=True)
    page.goto(server.url)
    href = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.request.get(server.url + str(href)).json()
    assert manifest["display"] == "standalone"
    sizes = set()
    for icon in manifest["icons"]:
        data = page.request.get(server.url + icon["src"]).body()
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", data[16:24])) == icon["sizes"]
            sizes.add((icon["sizes"], icon["purpose"]))
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    errors = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] not in ("in-incognito",)] == []
