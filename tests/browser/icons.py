"""Maker of the installed page's icons: web/icon.svg, drawn by the tests' browser (`make icons`)."""

from __future__ import annotations

from playwright.sync_api import sync_playwright

from tests.browser.finding import SWITCHES, browser
from tools.bootstrap import ROOT

SIZES = (192, 512)


def main() -> None:
    drawing = (ROOT / "web" / "icon.svg").read_text("utf-8")
    path, environment = browser()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=SWITCHES, env=dict(environment))
        for size in SIZES:
            page = chromium.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: 100vw }}</style>{drawing}")
            page.screenshot(path=ROOT / "web" / "public" / f"icon-{size}.png")
        chromium.close()


if __name__ == "__main__":
    main()
