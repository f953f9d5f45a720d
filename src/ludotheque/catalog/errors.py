"""Errors of the catalogue: a code, and a sentence in catalog/words."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ludotheque.kernel.errors import LudothequeError
from ludotheque.kernel.words import Words


@cache
def catalog_words() -> Words:
    return Words([Path(__file__).parent / "words"])


CATALOG_STATUS = {
    "catalog-no-record": 404,
    "catalog-changed": 409,
    "catalog-no-title": 400,
    "catalog-players": 400,
    "catalog-link": 400,
    "catalog-filter": 400,
    "catalog-no-game": 400,
    "catalog-no-change": 404,
    "catalog-cannot-undo": 409,
    "catalog-for-good": 409,
    "catalog-busy": 409,
    "catalog-about-changed": 409,
    "catalog-dead-key": 403,
    "catalog-not-yours": 403,
    "catalog-day": 400,
    "catalog-due": 400,
    "catalog-no-borrower": 400,
    "catalog-no-loan": 404,
    "catalog-lent": 409,
    "catalog-back": 409,
    "catalog-no-sheet": 404,
    "sheet-kind": 415,
    "sheet-markup": 415,
    "sheet-picture": 415,
    "sheet-large": 413,
    "sheet-many": 409,
    "pad-no-pad": 404,
    "pad-read-only": 403,
    "pad-too-many": 409,
    "pad-full": 409,
    "pad-ended": 409,
    "pad-no-name": 400,
    "pad-name": 400,
    "pad-title": 400,
    "pad-players": 409,
    "pad-same-player": 409,
    "pad-no-player": 409,
    "pad-row": 400,
    "pad-rows-written": 409,
    "pad-points": 400,
    "pad-cell-changed": 409,
    "pad-nothing-to-undo": 409,
    "pad-cannot-undo": 409,
    "import-empty": 400,
    "import-json": 400,
    "import-columns": 400,
    "import-long": 413,
    "import-torn": 400,
    "import-encoding": 400,
    "import-unreadable": 400,
    "import-workbook": 400,
    "import-binary": 400,
    "import-no-column": 400,
    "import-no-field": 400,
    "import-no-title": 400,
}
"""The code of each error, and the status of an HTTP answer that says it."""


class CatalogError(LudothequeError):
    """Something the catalogue will not do."""

    def __init__(self, key: str, /, **parameters: Any) -> None:
        super().__init__(key, **parameters)
        self.words = catalog_words()

    @property
    def status(self) -> int:
        return CATALOG_STATUS[self.key]
