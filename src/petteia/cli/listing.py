"""Legal moves for people: numbered in a compact list, and found again by what somebody types."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from petteia.core.game import Move
from petteia.core.telling import LONGEST_NUMBER, normal

GAP = 2  # columns between two entries of the list


@dataclass(frozen=True)
class ListedMove:
    """A legal move, its number in the list, and in the reader's language the words for it and for its parts."""

    number: int
    move: Move
    words: str
    parts: tuple[str, ...]

    @property
    def names(self) -> tuple[str, str]:
        return normal(self.move.text), normal(self.words)

    @property
    def is_dearer(self) -> bool:
        """Whether another move does the same for less: such a one is named in full, and not listed."""
        return (self.move.forecast or {}).get("cheapest") is False


# Finding ---------------------------------------------------------------------------------------------------------


def find(typed: str, listed: Sequence[ListedMove]) -> list[Move]:
    """Return the moves *typed* may mean: by name, by number, by the beginnings of its words, or by its last words."""
    wanted = normal(typed)
    if not wanted:
        return []
    tests = (is_name, is_number, begins_words, is_last_word)
    for test in tests:
        if found := [one for one in listed if test(wanted, one)]:
            cheaper = [one for one in found if not one.is_dearer]
            return [one.move for one in (cheaper if test is is_last_word and cheaper else found)]
    return []


def is_name(wanted: str, one: ListedMove) -> bool:
    return wanted in one.names


def is_number(wanted: str, one: ListedMove) -> bool:
    return wanted.isdecimal() and len(wanted) <= LONGEST_NUMBER and int(wanted) == one.number


def begins_words(wanted: str, one: ListedMove) -> bool:
    """Say whether every typed word begins the word in its place: `z u` is `zeus up`."""
    typed = wanted.split()
    return any(
        len(typed) <= len(words) and all(word.startswith(start) for start, word in zip(typed, words, strict=False))
        for words in (name.split() for name in one.names)
    )


def is_last_word(wanted: str, one: ListedMove) -> bool:
    """Say whether only the last words were typed: `c4` is `place c4`."""
    return any(name.endswith(f" {wanted}") for name in one.names)


# Listing ---------------------------------------------------------------------------------------------------------


def entry(one: ListedMove, label: str, digits: int = 1) -> Text:
    """Return one move of the list: number, name, and what it costs if it costs something."""
    text = Text.assemble((f"{one.number:>{digits}}", "bold cyan"), f" {label}" if label else "")
    if one.move.cost:
        text.append(f" ({sum(amount for _, amount in one.move.cost)})", style="dim")
    return text


@dataclass(frozen=True)
class Together:
    """Moves that begin alike: the words they share, and those that tell them apart."""

    head: str
    labels: list[str]
    moves: list[ListedMove]


def together(listed: Iterable[ListedMove]) -> list[Together]:
    """Return the moves in groups with the same notation up to the last word."""
    groups: dict[str, list[ListedMove]] = {}
    for one in listed:
        groups.setdefault(one.move.text.rpartition(" ")[0], []).append(one)
    found = [told_apart(members) for members in groups.values()]
    labels = {label for group in found if group.head for label in group.labels}
    shown: list[Together] = []
    for group in found:
        if group.head:
            shown.append(group)
            continue
        for one in group.moves:
            head, _, last = one.words.rpartition(" ")
            shown.append(Together(head, [last], [one]) if last in labels else Together("", [one.words], [one]))
    return shown


def told_apart(listed: list[ListedMove]) -> Together:
    """Return what the names of *listed* share at both ends, and what is left of each; no head if that says little."""
    names = [one.words.split() for one in listed]
    first = shared(names)
    last = min(shared([name[::-1] for name in names]), min(map(len, names)) - first - 1)
    labels = [" ".join(name[first : len(name) - max(last, 0)]) for name in names]
    if len(listed) == 1 or last < 0 or any(label.isdecimal() for label in labels):
        return Together("", labels, listed)
    end = ["…", *names[0][len(names[0]) - last :]] if last else []
    return Together(" ".join([*names[0][:first], *end]), labels, listed)


def shared(names: Sequence[Sequence[str]]) -> int:
    """Return how many words all *names* begin with."""
    count = 0
    for column in zip(*names, strict=False):
        if len(set(column)) > 1:
            break
        count += 1
    return count


def listing(listed: Sequence[ListedMove], width: int, digits: int) -> Iterator[Text]:
    """Yield the lines of the list, as compact as *width* allows: moves that begin alike stand together."""
    groups = together(listed)
    longest = max((cell_len(group.head) for group in groups if len(group.moves) > 1), default=0)
    small: list[Text] = []
    for group in groups:
        entries = [entry(one, label, digits) for one, label in zip(group.moves, group.labels, strict=True)]
        block = Text("  ").join(entries)
        if group.head:
            block = Text.assemble((set_cell_size(group.head, longest), "bold"), "  ", block)
        if block.cell_len <= width // 2:
            small.append(block)
            continue
        yield from in_columns(small, width)
        small = []
        if block.cell_len <= width - 2:
            yield from in_columns([block], width)
            continue
        if group.head:
            yield Text.assemble("  ", (group.head, "bold"))
        yield from in_columns(entries, width)
    yield from in_columns(small, width)


def in_columns(entries: Sequence[Text], width: int) -> Iterator[Text]:
    """Yield *entries* set in columns of equal width, row by row."""
    if not entries:
        return
    column = max(cell_len(text.plain) for text in entries) + GAP
    across = max(1, (width - 2 + GAP) // column)
    for first in range(0, len(entries), across):
        line = Text("  ")
        for text in entries[first : first + across]:
            line.append_text(text)
            line.append(" " * (column - text.cell_len))
        line.rstrip()
        yield line
