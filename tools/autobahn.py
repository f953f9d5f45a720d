"""Autobahn|Testsuite against our WebSocket frames: `python -m tools.autobahn PYTHON2.7`.

The suite runs on Python 2.7 only, which is why no other test needs it; it is installed into .cache/autobahn. Not tried:
compression, which we do not offer (12, 13), and messages of up to 16 MiB in many frames, which our bounds refuse (9).
Binary messages (1.2) are refused with 1003. Everything else must pass.
"""

import json
import socket
import subprocess
import sys
from collections import Counter
from pathlib import Path

from tools.bootstrap import ROOT

SUITE = "autobahntestsuite==25.10.1"
HOME = ROOT / ".cache" / "autobahn"
MAX_BYTES = 65_536
"""The longest message of the cases that are tried."""
SKIPPED = ["9.*", "12.*", "13.*"]
REFUSED = "1.2."
PASSED = ("OK", "NON-STRICT", "INFORMATIONAL")
"""Not strict: text that is not UTF-8 is refused at the end of its message, not at the first wrong octet."""
START = "import site, sys; site.addsitedir(sys.argv.pop(1)); from autobahntestsuite.wstest import run; run()"


def install(python: str) -> Path:
    """The suite, where a Python 2.7 finds it."""
    site = HOME / "site"
    if not (site / "autobahntestsuite").is_dir():
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--target", str(site), SUITE], check=True)
    return site


def outcomes(python: str, site: Path, port: int) -> dict[str, dict[str, str]]:
    """What the suite says of each case."""
    spec = HOME / "spec.json"
    server = {"agent": "ours", "url": f"ws://127.0.0.1:{port}"}
    wanted = {"outdir": str(HOME), "servers": [server], "cases": ["*"], "exclude-cases": SKIPPED}
    spec.write_text(json.dumps({**wanted, "exclude-agent-cases": {}}), "utf-8")
    command = [python, "-c", START, str(site), "-m", "fuzzingclient", "-s", str(spec)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=HOME)
    found: dict[str, dict[str, str]] = json.loads((HOME / "index.json").read_text("utf-8"))["ours"]
    return found


def main(python: str) -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    site = install(python)
    echo = [sys.executable, str(ROOT / "bench" / "_relay.py"), "ours", "echo", str(port), str(MAX_BYTES)]
    with subprocess.Popen(echo, stdout=subprocess.PIPE) as process:
        if process.stdout is None or not process.stdout.readline():
            sys.exit("The echo server did not start.")
        try:
            found = outcomes(python, site, port)
        finally:
            process.terminate()
    tried = {case: one for case, one in found.items() if not case.startswith(REFUSED)}
    bad = [case for case, one in tried.items() if not {one["behavior"], one["behaviorClose"]} <= {*PASSED}]
    counts = Counter(one["behavior"] for one in tried.values())
    print(f"{len(tried)} cases: " + ", ".join(f"{count} {name}" for name, count in sorted(counts.items())))
    print(f"{len(found) - len(tried)} cases with binary messages, which are refused")
    for case in bad:
        print(f"case {case}: {found[case]['behavior']}, closing {found[case]['behaviorClose']}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]) if len(sys.argv) == 2 else "Say which Python 2.7 is to run the suite.")
