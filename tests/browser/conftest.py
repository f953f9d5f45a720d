"""A browser, a built client, a server: what the browser tests need."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.finding import SWITCHES, browser
from tests.limits import HANGS_AFTER_S, UNLIMITED_ENVIRONMENT
from tests.server.served import Served
from tools import client
from tools.bootstrap import ROOT

expect.set_options(timeout=1000 * HANGS_AFTER_S)
GENEROUS = UNLIMITED_ENVIRONMENT | {"LUDOTHEQUE_PUSH_PRIVATE": "yes", "LUDOTHEQUE_PUSH_DELAY": "0"}


HURRIED = """try {
    localStorage['ludotheque-pace'] ??= '0';
    localStorage['ludotheque-list'] ??= 'open';
    localStorage['ludotheque-drawer'] ??= 'list';
    localStorage['ludotheque-hints'] ??= 'off';
} catch { /* a page without an address keeps nothing */ }"""
"""Tests do not watch the bots play; those that do set a pace of their own. They play by the list, which is open
on the home page, and at a table where there is room for it; and nobody tells them how."""


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One for all tests of this folder that a worker takes in a row. Not for the session: Playwright keeps an event
    loop running in this thread, and other tests run their own."""
    client.ensure(ROOT)
    path, environment = browser()
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=SWITCHES, env=dict(environment))
        yield started
        started.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests that leave it as it was."""
    client.ensure(ROOT)
    served = Served(tmp_path_factory.mktemp("browser") / "house", environment=GENEROUS).start()
    yield served
    served.kill()


Visitor = Callable[..., Page]


@pytest.fixture
def visitor(chromium: Browser) -> Iterator[Visitor]:
    """People with a browser each. Whatever a page logs as an error fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def come(width: int = 1280, height: int = 800, language: str = "fr-FR", worker: bool = False, **more: Any) -> Page:
        """`worker`: with the service worker, which fetches every file again in each new browser context."""
        more["service_workers"] = "allow" if worker else "block"
        context = chromium.new_context(viewport={"width": width, "height": height}, locale=language, **more)
        context.set_default_timeout(1000 * HANGS_AFTER_S)
        context.add_init_script(HURRIED)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if is_wrong(said.type, said.text) else None)
        return page

    yield come
    for context in contexts:
        context.close()
    assert not wrong


def is_wrong(kind: str, text: str) -> bool:
    """Errors of ours; a lost network is none."""
    return kind == "error" and "ERR_" not in text and "WebSocket" not in text and "Failed to load resource" not in text


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server that may be killed."""
    client.ensure(ROOT)
    served = Served(tmp_path / "house", environment=GENEROUS).start()
    yield served
    served.kill()
