"""Names and chat as people may see them: no control characters, no invisible ones, no tricks with direction."""

from __future__ import annotations

import unicodedata

from petteia.core.game import PetteiaError

LONGEST_NAME = 24
LONGEST_KEY = 64  # as the database keeps it
LONGEST_CHAT = 500
MOST_MARKS = 2  # combining marks in a row: more only make a name overflow its line
JOINER = "\u200d"  # holds emoji and some scripts together


class Unclean(PetteiaError):
    """Nothing readable is left of this text, or it is too long."""


def clean(text: str) -> str:
    """Return *text* on one line, without what cannot be seen."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind in ("Zs", "Zl", "Zp") or letter in "\t\n\r":
            kept.append(" ")
        elif marks <= MOST_MARKS and (kind[0] != "C" or letter == JOINER):
            kept.append(letter)
    return " ".join("".join(kept).split())


def clean_name(text: str) -> str:
    """Return *text* as a name; raise Unclean if it is none."""
    name = clean(text).replace(JOINER, "")
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise Unclean("a name needs at least one letter or digit")
    if len(name) > LONGEST_NAME or len(name_key(name)) > LONGEST_KEY:  # one letter can be folded into eighteen
        raise Unclean(f"a name has at most {LONGEST_NAME} letters")
    return name


def name_key(name: str) -> str:
    """Return *name* as names are compared: look-alikes by width or case are the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def clean_chat(text: str) -> str:
    """Return *text* as it may be said; raise Unclean if nothing is left."""
    said = clean(text)[:LONGEST_CHAT]
    if not said:
        raise Unclean("there is nothing to read in this")
    return said
