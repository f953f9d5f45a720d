"""What a board does after a tap, counted in frames of the page: a slow machine has slower frames, not more of them."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Page

WATCH = """([board, event, pieces]) => {
    window.watched = { frames: [], glided: false };
    let frame = 0, tapped;
    const look = () => {
        frame++;
        watched.glided ||= document.getAnimations().some(one => pieces && one.effect?.target?.closest?.(pieces));
        requestAnimationFrame(look);
    };
    look();
    new MutationObserver(() => {
        if (tapped !== undefined) watched.frames.push(frame - tapped);
        tapped = undefined;
    }).observe(document.querySelector(board), { subtree: true, childList: true, attributes: true });
    addEventListener(event, () => (tapped = frame), true);
}"""


@dataclass(frozen=True)
class Watched:
    frames: list[int]
    """For each tap, how many frames were drawn before the board changed."""
    glided: bool
    """Whether a piece was seen on its way."""


def watch(page: Page, board: str, pieces: str = "", event: str = "click") -> None:
    """From now on count frames after each tap on a board, and look whether any of these pieces glides."""
    page.evaluate(WATCH, [board, event, pieces])


def watched(page: Page) -> Watched:
    return Watched(**page.evaluate("window.watched"))
