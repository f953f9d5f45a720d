"""Asks a public database of advisories (OSV) about every package that is locked here.

    python3 -m tools.audit

Exit code 1 if one of them has a known weakness that is not in ACCEPTED. Where the database cannot be reached that is
said, and nothing is found out. What only benchmarks fetch (peers) is not asked about: nobody else gets it.
"""

import http.client
import json
import re
import sys
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools.bootstrap import ROOT, say

DATABASE = "https://api.osv.dev/v1/querybatch"
PYTHON_LOCKS = ("app.lock", "dev.lock", "laboratory.lock", "node.lock", "uv.lock.txt")
NODE_LOCKS = ("web", "tests/browser")
MAX_PACKAGES = 1000
"""In one question; the database takes no more."""
TIMEOUT_S = 10.0
ACCEPTED: dict[str, str] = {}
"""Weaknesses that do not concern us, by their id, with the reason."""

Package = tuple[str, str, str]
"""Ecosystem, name, version."""


def locked(root: Path) -> list[Package]:
    """Every package of the lock files, once."""
    return sorted({*_python(root), *_node(root)})


def _python(root: Path) -> Iterator[Package]:
    for file in PYTHON_LOCKS:
        text = (root / "requirements" / file).read_text("utf-8")
        for name, version in re.findall(r"^([\w.-]+)==([^\s;\\]+)", text, re.MULTILINE):
            yield "PyPI", name, version


def _node(root: Path) -> Iterator[Package]:
    for folder in NODE_LOCKS:
        lock = json.loads((root / folder / "package-lock.json").read_text("utf-8"))
        for path, package in lock["packages"].items():
            if path and not package.get("link"):
                yield "npm", package.get("name") or path.rpartition("node_modules/")[2], package["version"]


def weaknesses(packages: Sequence[Package], database: str) -> list[tuple[Package, list[str]]]:
    """The packages that have some, with their ids. OSError if the database does not answer as it should."""
    found = []
    for first in range(0, len(packages), MAX_PACKAGES):
        some = packages[first : first + MAX_PACKAGES]
        results = _ask(database, [_query(package) for package in some])
        found += [(package, _ids(result)) for package, result in zip(some, results, strict=True)]
    return [(package, ids) for package, ids in found if ids]


def _query(package: Package) -> dict[str, object]:
    ecosystem, name, version = package
    return {"package": {"ecosystem": ecosystem, "name": name}, "version": version}


def _ids(result: dict[str, list[dict[str, str]]]) -> list[str]:
    return [one["id"] for one in result.get("vulns", []) if one["id"] not in ACCEPTED]


def _ask(database: str, queries: list[dict[str, object]]) -> list[dict[str, list[dict[str, str]]]]:
    request = urllib.request.Request(database, json.dumps({"queries": queries}).encode())
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT_S) as answer:
            results: list[dict[str, list[dict[str, str]]]] = list(json.load(answer)["results"])
    except (http.client.HTTPException, ValueError, KeyError, TypeError) as error:
        raise OSError(f"it gave no answer of its kind: {error}") from error
    if len(results) != len(queries):
        raise OSError("its answer is not complete")
    return results


def main(arguments: Sequence[str]) -> int:
    packages = locked(ROOT)
    database = arguments[0] if arguments else DATABASE
    try:
        found = weaknesses(packages, database)
    except OSError as error:
        say(f"Dependencies are not audited: the database of advisories cannot be asked ({error}).")
        return 0
    for (_, name, version), ids in found:
        say(f"{name} {version} has known weaknesses: {', '.join(ids)}. See https://osv.dev/vulnerability/{ids[0]}")
    if found:
        say("Take a newer version (make lock ARGS=--upgrade), or say in tools/audit.py why it does not concern us.")
    else:
        say(f"No known weakness in {len(packages)} packages.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
