"""Check of a commit's message: `python -m tools.commit_message FILE`, run by git before it commits (`make hooks`).

The subject is `area: what`, imperative, at most 72 characters long; a body follows after an empty line.
"""

import re
import sys
from pathlib import Path

LONGEST_SUBJECT = 72
SUBJECT = re.compile(r"[\w.-]+(?:, [\w.-]+)*: \S.*[^.\s]")
# What git writes itself.
BY_GIT = ("Merge ", "Revert ", "fixup! ", "squash! ", "amend! ")


def problems(message: str) -> list[str]:
    """What is wrong with a message; nothing if it is as it should be."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    subject = lines[0] if lines else ""
    if subject.startswith(BY_GIT):
        return []
    found = []
    if not SUBJECT.fullmatch(subject):
        found.append(f"The subject is “{subject}”; it should be “area: what”, without a full stop.")
    if len(subject) > LONGEST_SUBJECT:
        found.append(f"The subject has {len(subject)} characters; {LONGEST_SUBJECT} are the most.")
    if len(lines) > 1 and lines[1].strip():
        found.append("The second line should be empty.")
    return found


def main(arguments: list[str]) -> int:
    """Check the message in a file; give the exit code."""
    if len(arguments) != 1:
        print("usage: python -m tools.commit_message FILE", file=sys.stderr)
        return 2
    found = problems(Path(arguments[0]).read_text(encoding="utf-8"))
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
