"""Self-play on Ray: matches per second on one process and on two, moves kept as rows (docs/research.md). Goal: two
processes give 1.7 × one; that needs two idle cores."""

from __future__ import annotations

from bench.decisions import peers

GAME, LINEUP = "galopp", ("simple", "medium", "simple")


def run() -> str:
    found = peers(GAME, *LINEUP, where="laboratory", script="_selfplay.py")
    if not found:
        return "Ray could not be installed here, so nothing was measured."
    one, two = (found[count]["matches"] for count in ("1", "2"))
    rows = ["| processes | matches/s |", "|---|---|", f"| 1 | {one:,.0f} |", f"| 2 | {two:,.0f} |"]
    played = f"{GAME}, {', '.join(LINEUP)}: two processes give **{two / one:.2f} ×** one (goal 1.7)."
    return "\n".join([*rows, "", played])
