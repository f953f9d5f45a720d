"""Tests of the address that links have: one that leads here from a friend's device, if there is one."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.server import hosts
from ludotheque.server.hosts import link_address
from ludotheque.session.config import Config
from ludotheque.session.host_names import is_address


@pytest.mark.parametrize(
    ("listens", "called", "link"),
    [
        ("127.0.0.1", "http://127.0.0.1:8471/", "http://127.0.0.1:8471"),
        ("::1", "http://localhost:8471/", "http://localhost:8471"),
        ("0.0.0.0", "http://localhost:8471/", "http://192.168.1.20:8471"),
        ("::", "http://[::1]:8471/", "http://192.168.1.20:8471"),
        ("192.168.1.7", "http://127.0.0.1:80/", "http://192.168.1.7:80"),
        ("0.0.0.0", "http://192.168.1.9:8471/", "http://192.168.1.9:8471"),  # as the browser already calls it
        ("0.0.0.0", "http://club.lan/", "http://club.lan"),
        ("", "http://127.0.0.1:8471/", "http://127.0.0.1:8471"),  # nobody said where it listens
    ],
)
def test_links_lead_here_from_other_devices(
    listens: str, called: str, link: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosts, "own_address", lambda: "192.168.1.20")
    assert link_address(Config(Path(), listens=listens), called) == link


def test_a_public_address_wins() -> None:
    config = Config(Path(), address="https://games.example", listens="127.0.0.1")
    assert link_address(config, "http://127.0.0.1:8471/") == "https://games.example"


def test_without_a_network_the_link_is_as_the_browser_calls_us(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosts, "own_address", lambda: "")
    assert link_address(Config(Path(), listens="0.0.0.0"), "http://127.0.0.1:1/") == "http://127.0.0.1:1"


def test_an_address_of_this_machine_is_found_or_nothing() -> None:
    assert hosts.own_address() == "" or is_address(hosts.own_address())
