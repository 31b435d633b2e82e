"""Write the messages of petteia.server and the views of the games as TypeScript: `python tools/protocol_types.py`.

The files are made, never edited; a test compares them with the Python they come from. Beside each type stands its shape
as data, by which the client checks what comes in, once. `words/printed.py` of a game becomes the constant PRINTED.
"""

import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import msgspec
from msgspec import inspect

from petteia.core.registry import folder_of, games
from petteia.core.registry import game as find_game
from petteia.core.view import AnyView
from petteia.server import bodies, protocol
from petteia.server.bodies.replays import Place

ROOT = Path(__file__).parent.parent
PROTOCOL = ROOT / "web/src/lib/protocol.ts"
BASES = {"Wish", "TableWish", "Told"}
UNIONS = ("TableChange", "AnyWish", "AnyTold")
CHECKED = (*protocol.AnyTold.__args__, Place)  # what the client checks when it comes in
PLAIN = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}

Struct = inspect.StructType | inspect.TypedDictType


def head(source: str) -> str:
    return f"// Made by tools/protocol_types.py from {source}; do not edit.\n"


def messages() -> list[Struct]:
    """Return every message and part of one, in the order of the source."""
    found: list[Any] = [part.cls for part in parts(described(AnyView))]
    groups = [import_module(f"{bodies.__name__}.{each.name}") for each in iter_modules(bodies.__path__)]
    for module in (protocol, *groups, bodies):
        own = (value for value in vars(module).values() if getattr(value, "__module__", "") == module.__name__)
        found += [value for value in own if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    return [described(one) for one in found if one.__name__ not in BASES]


def described(kind: Any) -> Struct:
    info = inspect.type_info(kind)
    assert isinstance(info, Struct)
    return info


def parts(info: inspect.Type) -> list[Struct]:
    """Return the structures *info* is made of, each after those it needs."""
    found: list[Struct] = []
    for inner in inner_types(info):
        found += [part for part in parts(inner) if part not in found]
    return [*found, info] if isinstance(info, Struct) else found


def inner_types(info: inspect.Type) -> list[inspect.Type]:
    match info:
        case inspect.ListType():
            return [info.item_type]
        case inspect.TupleType():
            return list(info.item_types)
        case inspect.DictType():
            return [info.value_type]
        case inspect.UnionType():
            return list(info.types)
        case inspect.StructType() | inspect.TypedDictType():
            return [field.type for field in info.fields]
    return []


# Types ---------------------------------------------------------------------------------------------------------------


def written(info: inspect.Type) -> str:
    """Return a type as TypeScript writes it."""
    match info:
        case inspect.LiteralType():
            return " | ".join(json.dumps(value) for value in info.values)
        case inspect.ListType():
            inner = written(info.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.TupleType():
            return f"[{', '.join(written(item) for item in info.item_types)}]"
        case inspect.DictType():
            return f"Record<{written(info.key_type)}, {written(info.value_type)}>"
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(written(item) for item in info.types))
        case inspect.StructType() | inspect.TypedDictType():
            return str(info.cls.__name__)
    return PLAIN[type(info)]


def interface(info: Struct, base: type | None = None) -> str:
    """Return a structure as an interface; what *base* has already is left to it."""
    inherited = set(base.__annotations__) if base else set()
    doc = " ".join((info.cls.__doc__ or "").split())
    above = f" extends {base.__name__}" if base else ""
    lines = [f"/** {doc} */", f"export interface {info.cls.__name__}{above} {{"]
    tag = info.tag if isinstance(info, inspect.StructType) else None
    if tag is not None:
        lines.append(f'  type: "{tag}";')
    may_lack = isinstance(info, inspect.TypedDictType) or info.forbid_unknown_fields  # what a client sends
    for field in info.fields:
        if field.encode_name not in inherited:
            mark = "?" if may_lack and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}", ""])


# Shapes --------------------------------------------------------------------------------------------------------------


def shape(info: inspect.Type) -> object:
    """Return a type as web/src/lib/shape.ts reads it."""
    match info:
        case inspect.LiteralType():
            return {"of": list(info.values)}
        case inspect.ListType():
            return [shape(info.item_type)]
        case inspect.TupleType():
            return {"tuple": [shape(item) for item in info.item_types]}
        case inspect.DictType():
            return {"each": shape(info.value_type)}
        case inspect.UnionType():
            return {"or": [shape(item) for item in info.types]}
        case inspect.StructType() | inspect.TypedDictType():
            return {"is": info.cls.__name__}
    return PLAIN[type(info)]


def fields(info: Struct) -> dict[str, object]:
    """Return the shape of every field; what may be missing has a question mark."""
    is_loose = isinstance(info, inspect.TypedDictType)
    tag = info.tag if isinstance(info, inspect.StructType) else None
    found: dict[str, object] = {} if tag is None else {"type": {"of": [tag]}}
    for field in info.fields:
        found[field.encode_name + ("?" if is_loose and not field.required else "")] = shape(field.type)
    return found


def shapes(infos: list[Struct]) -> str:
    lines = [f"  {info.cls.__name__}: {json.dumps(fields(info))}," for info in infos]
    return "\n".join(["export const SHAPES: Shapes = {", *lines, "};", ""])


# Files ---------------------------------------------------------------------------------------------------------------


def protocol_file() -> str:
    checked: list[Struct] = []
    for message in CHECKED:
        checked += [part for part in parts(inspect.type_info(message)) if part not in checked]
    text = [head("core/view.py, server/protocol.py and server/bodies/"), "import type { Shapes } from './shape';\n"]
    text += [f"export const PROTOCOL = {protocol.VERSION};\n", *(interface(info) for info in messages())]
    for name in UNIONS:
        members = [member.__name__ for member in getattr(protocol, name).__args__]
        text.append(f"export type {name} = {' | '.join(members)};\n")
    told = {str(one.__struct_config__.tag): one.__name__ for one in protocol.AnyTold.__args__}
    text += [shapes(checked), f"export const TOLD: Record<string, string> = {json.dumps(told)};\n"]
    return "\n".join(text)


def view_file(slug: str) -> str:
    """Return the view of a game, and what is printed on its pieces."""
    words = f"petteia.games.{slug}.words"
    view = described(import_module(f"{words}.view").View)
    needed = [part for part in parts(view) if part.cls is not AnyView]
    text = [head("words/view.py and words/printed.py"), "import type { AnyView } from '$app/lib/protocol';"]
    text += ["import type { Shapes } from '$app/lib/shape';\n"]
    own = [info for info in needed if info.cls.__module__ != AnyView.__module__]
    text += [interface(info, AnyView if info.cls is view.cls else None) for info in own]
    text.append(shapes(needed))
    if find_spec(f"{words}.printed"):
        text.append(f"export const PRINTED = {constant(import_module(f'{words}.printed').PRINTED)} as const;\n")
    return "\n".join(text)


def constant(value: Any, depth: int = 0) -> str:
    """Return *value* as TypeScript, what it consists of and the parts of that in a line each."""
    if not isinstance(value, dict) or depth == 2:
        return json.dumps(value)
    indent = "  " * depth
    lines = [f"{indent}  {json.dumps(key)}: {constant(part, depth + 1)}," for key, part in value.items()]
    return "\n".join(["{", *lines, f"{indent}}}"])


def generated() -> dict[Path, str]:
    """Return all files that are made: the protocol, and the view of every game of the tree that is drawn."""
    made = {PROTOCOL: protocol_file()}
    for slug in games():
        place = folder_of(find_game(slug)) / "drawing/web"
        if place.is_dir() and place.is_relative_to(ROOT / "src"):
            made[place / "view.ts"] = view_file(slug)
    return made


if __name__ == "__main__":
    for path, text in generated().items():
        path.write_text(text, encoding="utf-8")
