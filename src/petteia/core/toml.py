"""Tables written as TOML: what `tomllib` reads, and no more. A test reads back what this writes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

BARE = re.compile(r"[A-Za-z0-9_-]+")


def written(tables: Mapping[str, object]) -> str:
    """Return *tables*, of words, whole numbers, truths, lists of these and further tables, as a file."""
    return "\n".join(lines_of(tables, ())).strip() + "\n"


def lines_of(table: Mapping[str, object], path: tuple[str, ...]) -> Iterator[str]:
    """Yield the lines of one table: its values, then the tables in it."""
    tables = {key: value for key, value in table.items() if is_table(value)}
    for key, value in table.items():
        if key not in tables:
            yield f"{key_text(key)} = {value_text(value)}"
    for key, value in tables.items():
        below = (*path, key)
        name = ".".join(map(key_text, below))
        for each in value if isinstance(value, list) else [value]:
            assert isinstance(each, dict)
            if isinstance(value, list):
                yield from ("", f"[[{name}]]")
            elif not each or not all(map(is_table, each.values())):
                yield from ("", f"[{name}]")
            yield from lines_of(each, below)


def is_table(value: object) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and bool(value) and isinstance(value[0], dict))


def key_text(key: str) -> str:
    return key if BARE.fullmatch(key) else value_text(key)


def value_text(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(map(value_text, value))}]"
    if isinstance(value, str):
        import json  # noqa: PLC0415 - a fifth of the time `import petteia` takes; only writing needs it

        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return str(value)
