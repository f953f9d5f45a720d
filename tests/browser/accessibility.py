"""axe-core on the page that is open: what shuts people out, in both themes."""

from __future__ import annotations

import json
from typing import Literal

from playwright.sync_api import Page

from tests.browser.finding import package

ASKED: dict[Literal["light", "dark"], str] = {
    "light": "",
    "dark": '{runOnly: {type: "rule", values: ["color-contrast"]}}',
}
"""What axe-core is asked in each theme: in the dark only the colours are others."""


def check_accessibility(page: Page) -> None:
    """Fail with what axe-core finds. The page's context bypasses the content security policy."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(package("axe-core", "axe.min.js"))
    for theme, asked in ASKED.items():
        page.emulate_media(color_scheme=theme)
        violations = page.evaluate(f"axe.run({asked}).then(result => result.violations)")
        told = [(one["id"], [node["html"][:150] for node in one["nodes"]][:4]) for one in violations]
        assert not told, (page.url, theme, json.dumps(told, ensure_ascii=False, indent=1))
