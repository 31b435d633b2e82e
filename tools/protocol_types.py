"""Write the messages of petteia.server as TypeScript: `python tools/protocol_types.py [FILE]`.

Without FILE it prints them. The file is made, never edited; a test compares it with the protocol.
"""

import sys
from pathlib import Path

import msgspec
from msgspec import inspect

from petteia.server import bodies, protocol

HEAD = """// Made by tools/protocol_types.py from protocol.py and bodies.py in src/petteia/server; do not edit.
"""
BASES = {"Wish", "TableWish", "Told"}
UNIONS = ("TableChange", "AnyWish", "AnyTold")


def structs() -> list[type[msgspec.Struct]]:
    """Return every message and part of one, in the order of the source."""
    found = []
    for module in (protocol, bodies):
        own = (value for value in vars(module).values() if getattr(value, "__module__", "") == module.__name__)
        found += [value for value in own if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    return [one for one in found if one.__name__ not in BASES]


def written(kind: inspect.Type) -> str:
    """Return a type as TypeScript writes it."""
    match kind:
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
        case inspect.ListType():
            inner = written(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.TupleType():
            return f"[{', '.join(written(item) for item in kind.item_types)}]"
        case inspect.DictType():
            return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(written(item) for item in kind.types))
        case inspect.StructType():
            return kind.cls.__name__
    raise TypeError(f"no TypeScript for {kind}")


def interface(struct: type[msgspec.Struct]) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    is_wish = issubclass(struct, protocol.Wish) or info.forbid_unknown_fields
    comment = " ".join((struct.__doc__ or "").split())
    lines = [f"/** {comment} */", f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  type: "{info.tag}";')
    for field in info.fields:
        mark = "?" if is_wish and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}", ""])


def generated() -> str:
    parts = [HEAD, f"export const PROTOCOL = {protocol.VERSION};\n", *(interface(struct) for struct in structs())]
    for name in UNIONS:
        members = [member.__name__ for member in getattr(protocol, name).__args__]
        parts.append(f"export type {name} = {' | '.join(members)};\n")
    return "\n".join(parts)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(generated(), encoding="utf-8")
    else:
        sys.stdout.write(generated())
