"""Is this build broken on purpose? `LUDOTHEQUE_FAULT=<name>` plants one fault, so that proofs can be seen to go red.

Unset in normal life; read once, when the program starts. Each fault is used in exactly one place.
"""

from __future__ import annotations

import os

NAMES = {
    "ack-before-commit": "Appends are answered before their commit is made, which then takes a while.",
    "no-idempotency": "A command that is sent again is not known again, and is kept a second time.",
}

PLANTED = os.environ.get("LUDOTHEQUE_FAULT", "")
if PLANTED and PLANTED not in NAMES:
    raise SystemExit(f"LUDOTHEQUE_FAULT: there is no fault {PLANTED!r}; there are: {', '.join(NAMES)}")

ACK_BEFORE_COMMIT = PLANTED == "ack-before-commit"
NO_IDEMPOTENCY = PLANTED == "no-idempotency"
