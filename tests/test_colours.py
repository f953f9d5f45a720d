"""Tests that everyone can tell the colours apart: the two lists of web/src/app.css, seen with usual and with other
eyes.

Colour is never the only sign, each has a shape; but shapes are small, so the colours shall hold by themselves too.
"""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

CSS = (Path(__file__).parent.parent / "web" / "src" / "app.css").read_text("utf-8")
Colour = tuple[float, float, float]
Matrix = tuple[Colour, Colour, Colour]

# Machado, Oliveira and Fernandes 2009, severity 1, for linear RGB.
EYES: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
PIECES = ("red", "blue", "green", "yellow", "black", "white")
APART = 0.09
"""Least distance in OKLab of two colours of pieces; 0.02 is just seen when they touch."""
TEXTS = {
    "paper": ("ink", "ink-2", "link", "good", "bad", "accent"),
    "paper-2": ("ink", "ink-2", "link", "good", "bad"),
    "accent": ("accent-ink",),
    "bad": ("paper",),
}
"""What is written on what."""
AA, AA_LARGE = 4.5, 3.0


def theme(name: str) -> dict[str, Colour]:
    """The colours of a theme, linear."""
    head = ":root {" if name == "light" else f':root[data-theme="{name}"] {{'
    assert CSS.count(head) == 1
    body = CSS.split(head)[1].split("}")[0]
    return {key: linear(code) for key, code in re.findall(r"--([\w-]+): #([0-9a-f]{6});", body)}


def linear(code: str) -> Colour:
    red, green, blue = (int(code[k : k + 2], 16) / 255 for k in (0, 2, 4))
    return bent(red), bent(green), bent(blue)


def bent(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def by(matrix: Matrix, colour: Colour) -> Colour:
    a, b, c = (sum(x * y for x, y in zip(row, colour, strict=True)) for row in matrix)
    return a, b, c


def seen(colour: Colour, eyes: str) -> Colour:
    a, b, c = (min(max(part, 0.0), 1.0) for part in by(EYES[eyes], colour))
    return a, b, c


def oklab(colour: Colour) -> Colour:
    """Björn Ottosson's space, in which distances are as large as they look."""
    cones = by(
        (
            (0.4122214708, 0.5363325363, 0.0514459929),
            (0.2119034982, 0.6806995451, 0.1073969566),
            (0.0883024619, 0.2817188376, 0.6299787005),
        ),
        colour,
    )
    long, middle, short = (part ** (1 / 3) for part in cones)
    return by(
        (
            (0.2104542553, 0.7936177850, -0.0040720468),
            (1.9779984951, -2.4285922050, 0.4505937099),
            (0.0259040371, 0.7827717662, -0.8086757660),
        ),
        (long, middle, short),
    )


def apart(one: Colour, other: Colour) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(oklab(one), oklab(other), strict=True)) ** 0.5)


def contrast(one: Colour, other: Colour) -> float:
    """As WCAG 2 has it."""
    low, high = sorted(sum(w * p for w, p in zip((0.2126, 0.7152, 0.0722), c, strict=True)) for c in (one, other))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("name", ["light", "dark"])
def test_pieces_are_told_apart_by_all_eyes(name: str, eyes: str) -> None:
    colours = theme(name)
    distances = {
        f"{a}, {b}": round(apart(seen(colours[a], eyes), seen(colours[b], eyes)), 3) for a, b in combinations(PIECES, 2)
    }
    assert {pair: far for pair, far in distances.items() if far < APART} == {}


@pytest.mark.parametrize("name", ["light", "dark"])
def test_texts_are_readable(name: str) -> None:
    colours = theme(name)
    found = {(on, text): contrast(colours[on], colours[text]) for on, texts in TEXTS.items() for text in texts}
    assert {pair: round(value, 2) for pair, value in found.items() if value < AA} == {}
    # Headings on the bare table are large; what has the focus must be seen on paper.
    large = {(on, "ink"): contrast(colours[on], colours["ink"]) for on in ("wood", "wood-deep", "lamp")}
    large |= {(on, "focus"): contrast(colours[on], colours["focus"]) for on in ("paper", "paper-2")}
    assert {pair: round(value, 2) for pair, value in large.items() if value < AA_LARGE} == {}


def test_both_themes_name_the_same_colours() -> None:
    assert theme("light").keys() == theme("dark").keys()


def test_the_measure_sees_what_other_eyes_do_not() -> None:
    """The first red and green of this page: worlds apart for most, nearly the same for some."""
    red, green = linear("c2332b"), linear("2f7d3a")
    assert apart(red, green) > 2 * APART
    assert apart(seen(red, "deutan"), seen(green, "deutan")) < APART
