"""Picture of a tournament's scores with error bars, as SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

WIDTH, LEFT, RIGHT, ROW, TOP, BOTTOM = 720, 130, 90, 44, 64, 52
INK, QUIET, BAR, LINE, PAPER = "#2b2622", "#8a8178", "#c8643c", "#e6ded4", "#fbf8f4"


def drawn(title: str, axis: str, rows: Sequence[Mapping[str, Any]]) -> str:
    """Scores from 0 to 100 %, one bar for each level, with its interval."""
    height = TOP + ROW * len(rows) + BOTTOM
    span = WIDTH - LEFT - RIGHT

    def x(percent: float) -> float:
        return round(LEFT + span * min(100.0, max(0.0, percent)) / 100, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="15" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="24" y="36" font-size="18" font-weight="600">{escape(title)}</text>',
    ]
    foot = TOP + ROW * len(rows)
    for percent in (0, 25, 50, 75, 100):
        stroke = QUIET if percent == 50 else LINE
        parts.append(f'<line x1="{x(percent)}" y1="{TOP - 8}" x2="{x(percent)}" y2="{foot}" stroke="{stroke}"/>')
        parts.append(
            f'<text x="{x(percent)}" y="{foot + 20}" font-size="12" fill="{QUIET}" text-anchor="middle">'
            f"{percent}</text>"
        )
    for number, row in enumerate(rows):
        middle = TOP + ROW * number + ROW // 2
        low, high = row["score"] - row["within"], row["score"] + row["within"]
        parts += [
            f'<text x="{LEFT - 12}" y="{middle + 5}" text-anchor="end">{escape(str(row["level"]))}</text>',
            f'<rect x="{LEFT}" y="{middle - 11}" width="{x(row["score"]) - LEFT:.1f}" height="22" rx="3" fill="{BAR}" '
            f'fill-opacity="0.75"/>',
            f'<path d="M{x(low)} {middle}H{x(high)}M{x(low)} {middle - 6}v12M{x(high)} {middle - 6}v12" '
            f'stroke="{INK}" stroke-width="1.5" fill="none"/>',
            f'<text x="{x(high) + 8}" y="{middle + 5}" font-size="13" stroke="{PAPER}" stroke-width="5" '
            f'paint-order="stroke">{row["score"]:.1f} ± {row["within"]:.1f}</text>',
        ]
    parts.append(
        f'<text x="{LEFT + span / 2}" y="{foot + 40}" font-size="12" fill="{QUIET}" text-anchor="middle">'
        f"{escape(axis)}</text>"
    )
    return "\n".join([*parts, "</svg>", ""])
