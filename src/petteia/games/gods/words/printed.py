"""What never changes and a drawing shows: the gods, the tokens, and the rules they follow."""

from __future__ import annotations

from petteia.games.gods.rules.board import GOD_NAMES, TOKEN_NAMES

RULES = {
    **dict.fromkeys(("zeus", "hades", "demeter", "ares"), "G5.2"),
    "hera": "G5.3",
    "athena": "G5.4",
    "aphrodite": "G5.5",
    "poseidon": "G5.6",
    "lightning": "G4.4",
    "barrier": "G3.3",
    "portal": "G4.3",
    "fertility": "G4.2",
}
FOR_FOUR = {"hera": "G6.5", "athena": "G6.6"}  # what four players play instead

PRINTED = {
    "gods": GOD_NAMES,
    "tokens": TOKEN_NAMES,
    "rules": {"2": RULES, "4": RULES | FOR_FOUR},
}
