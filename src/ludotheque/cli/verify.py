"""The command `verify`: checks the deals of a match by arithmetic, then plays it again by the rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.bots.executor import run_at_once
from ludotheque.cli.http_client import HttpClient, read_address
from ludotheque.cli.terminal import CommandError, reading
from ludotheque.kernel.errors import UnknownError
from ludotheque.kernel.game import open_game
from ludotheque.tables.fairness_proof import ProofError, Verified, play_again, shown_now, verified

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal

BROKEN = 1
"""The exit code when a record does not hold."""


def verify(terminal: Terminal, source: str, seal: str | None) -> int:
    """The command `verify`."""
    data = _fetched(terminal, source) if source.startswith(("http://", "https://")) else _read(Path(source))
    try:
        found = verified(data, seal.strip().lower() if seal else None)
        proof = found.proof
        title = _title(terminal, proof.game)
        terminal.heading(terminal.say("verified-match", title=title, table=proof.table))
        terminal.print(terminal.say("verified-draws", draws=found.draws))
        _tell_sealing(terminal, found)
        run_at_once(open_game(proof.game))
        play_again(proof)
    except ProofError as error:
        terminal.complain(error.sentence(terminal.language))
        return BROKEN
    terminal.print(terminal.say("verified-played", over="yes" if proof.status == "over" else "no"))
    terminal.print(terminal.say("verified-seal", seal=proof.commitment), "quiet")
    if seal is None:
        terminal.print(terminal.say("verified-noted"), "quiet")
    return 0


def _tell_sealing(terminal: Terminal, found: Verified) -> None:
    """Who pledged a value, who showed it and who did not; and what is known of whoever saved the record."""
    proof = found.proof
    shown = shown_now(proof)
    terminal.print(terminal.say("verified-values", count=str(len(shown)), players=str(proof.players)))
    for key, seats in (("verified-shown", shown), ("verified-missing", found.missing)):
        if seats:
            terminal.print(terminal.say(key, seats=terminal.listed([str(seat + 1) for seat in seats])))
    if proof.first and proof.first.by == "lots":
        terminal.print(terminal.say("verified-lots", seat=str(proof.first.seat + 1)))
    if not shown and not proof.pledges:
        terminal.print(terminal.say("verified-unnamed"))
    if found.own is not None:
        terminal.print(terminal.say(f"verified-own-{found.own}"))


def _title(terminal: Terminal, game: str) -> str:
    try:
        return open_game(game).title(terminal.language)
    except UnknownError as error:
        raise ProofError("proof-no-record", why=error.sentence(terminal.language)) from error


def _read(path: Path) -> bytes:
    with reading(path):
        return path.read_bytes()


def _fetched(terminal: Terminal, source: str) -> bytes:
    """The record of a table, by the address that its people have in their browser."""
    address = read_address(source.removesuffix("/record").replace("/api/tables/", "/t/").replace("/replay/", "/t/"))
    if address.table is None:
        raise CommandError("bad-address", asked=source)
    text: str = HttpClient(address.server, terminal.language).ask(
        "GET", f"/api/tables/{address.table}/record", str, secret=address.secret
    )
    return text.encode()
