"""Generator of docs/protocol.md, web/src/lib/wire.ts and the view of each drawn board (board/view.ts) from the code.

`python tools/wire.py` writes them; `--check` fails when one is not what it would write.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec

from ludotheque.catalog import about, pad, record
from ludotheque.catalog.errors import CATALOG_STATUS, catalog_words
from ludotheque.kernel.game import SHELF, Game, open_game
from ludotheque.kernel.messages import messages as messages_in
from ludotheque.kernel.record import RecordField
from ludotheque.protocol import (
    catalog_bodies,
    check_bodies,
    http_bodies,
    lesson_messages,
    pad_bodies,
    replay_messages,
    websocket,
)
from ludotheque.protocol import messages as m
from ludotheque.server.app import ROUTES
from ludotheque.session import client, config, identity
from ludotheque.session.errors import STATUS, server_words
from ludotheque.tables import commands, fairness_proof, phrases, stream

ROOT = Path(__file__).parent.parent
PROTOCOL, TYPES = ROOT / "docs" / "protocol.md", ROOT / "web" / "src" / "lib" / "wire.ts"
PAGE_SOURCES = [*(ROOT / "web" / "src").rglob("*"), *SHELF.glob("*/board/**/*")]
TEMPLATE = Path(__file__).parent / "protocol.md"
"""The prose of the protocol; {{names}} in it are filled in."""
REFERENCE = "#/{name}"
MODULES = (
    m,
    replay_messages,
    lesson_messages,
    http_bodies,
    catalog_bodies,
    check_bodies,
    pad_bodies,
    pad,
    record,
    about,
    stream,
    commands,
    fairness_proof,
)
"""Where the messages and bodies are defined."""


def structs() -> dict[str, Any]:
    """The JSON schema of every message and every body, by name."""
    typed = [found for declared in ROUTES for found in (declared.takes, declared.gives) if found not in (None, str)]
    wanted = [m.Up, m.Down, m.HttpProblem, *typed]
    return msgspec.json.schema_components(wanted, ref_template=REFERENCE)[1]


def docs_of_fields() -> dict[tuple[str, str], str]:
    """What is written below the fields of a class: Python does not keep it, so the source is read."""
    found = {}
    for module in (*MODULES, config):
        for node in ast.parse(inspect.getsource(module)).body:
            if not isinstance(node, ast.ClassDef):
                continue
            struct = getattr(module, node.name)
            fields = getattr(struct, "__struct_fields__", ())
            sent = dict(zip(fields, getattr(struct, "__struct_encode_fields__", ()), strict=True))
            for field, below in zip(node.body, node.body[1:], strict=False):
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                    text = below.value if isinstance(below, ast.Expr) else None
                    if isinstance(text, ast.Constant) and isinstance(text.value, str):
                        name = sent.get(field.target.id, field.target.id)
                        found[node.name, name] = " ".join(text.value.split())
    return found


FIELD_DOCS = docs_of_fields()
BETTER = {
    ("Sentence", "given"): "Record<string, Given>",
    ("Entry", "changed"): "View",
    ("Entry", "scene"): "View",
    ("Snapshot", "view"): "View",
    ("Example", "view"): "View",
    ("SetupPicture", "view"): "View",
}
"""Fields that JSON schemas of ours cannot say exactly: what they are in TypeScript, with the types of SHAPES."""
SHAPES = """/** What fills a sentence: a number, a text, a seat's name, a word of the game, or several. */
export type Given = number | string | { seat: number } | { word: string } | { words: string[] };

/** A field of a view; integers of eight bytes are texts. */
export type Cells = number | string | Cells[];
export type View = Record<string, Cells>;
export type OptionValue = NonNullable<Option["default"]> | null;
"""


# TypeScript.


def typescript(schema: dict[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix("#/")
    if "enum" in schema:
        return " | ".join("null" if value is None else f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(typescript(one) for one in schema["anyOf"])
    kind = schema.get("type")
    if "prefixItems" in schema:
        return f"[{', '.join(typescript(one) for one in schema['prefixItems'])}]"
    if kind == "array":
        inner = typescript(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {typescript(values) if isinstance(values, dict) else 'unknown'}>"
    simple = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
    return simple.get(str(kind), "unknown")


def leaves_nulls_out(name: str) -> bool:
    """Whether what is nothing does not travel at all."""
    found = next(getattr(module, name) for module in MODULES if hasattr(module, name))
    return bool(found.__struct_config__.omit_defaults)


def type_of(name: str, field: str, schema: dict[str, Any]) -> str:
    """The type of a field."""
    if (name, field) in BETTER:
        return BETTER[name, field]
    kinds = schema.get("anyOf")
    if kinds and schema.get("default", ...) is None and leaves_nulls_out(name):
        schema = {"anyOf": [kind for kind in kinds if kind != {"type": "null"}]}
    return typescript(schema)


def interface(name: str, schema: dict[str, Any]) -> list[str]:
    lines = comment(schema.get("description", ""), "")
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for field, inner in schema.get("properties", {}).items():
        lines += comment(FIELD_DOCS.get((name, field), ""), "  ")
        lines.append(f"  {field}{'' if field in required else '?'}: {type_of(name, field, inner)};")
    return [*lines, "}", ""]


def comment(text: str, indent: str) -> list[str]:
    text = " ".join(text.split())
    return [f"{indent}/** {text} */"] if text else []


def union(name: str, what: Any, text: str) -> list[str]:
    return [f"/** {text} */", f"export type {name} =", *(f"  | {one.__name__}" for one in get_args(what)), "  ;", ""]


def imported_types() -> set[str]:
    """The types that the page and the boards import from wire.ts."""
    texts = [path.read_text("utf-8") for path in PAGE_SOURCES if path.suffix in (".ts", ".mts", ".svelte")]
    lists = [names for text in texts for names in re.findall(r'import type \{([^}]*)\} from "[^"]*/wire"', text)]
    return {name.split()[0] for names in lists for name in names.split(",") if name.strip()}


def referenced(blocks: dict[str, list[str]], roots: Iterable[str]) -> set[str]:
    """The named blocks that these roots need, directly or through each other."""
    names: set[str] = set()
    waiting = [*roots]
    while waiting:
        name = waiting.pop()
        if name in blocks and name not in names:
            names.add(name)
            code = " ".join(line for line in blocks[name] if not line.lstrip().startswith("/**"))
            waiting += re.findall(r"\b[A-Z]\w+", code)
    return names


def types() -> str:
    """web/src/lib/wire.ts: the types that something imports, and those they are made of."""
    blocks = {
        "Up": union("Up", m.Up, "What a client sends."),
        "Down": union("Down", m.Down, "What a server sends."),
        "Command": union("Command", commands.Spoken, "What can be asked of a table."),
        **{name: interface(name, schema) for name, schema in structs().items()},
    }
    used = referenced(blocks, [*imported_types(), *re.findall(r"\b[A-Z]\w+", SHAPES)])
    lines = ["// Generated by tools/wire.py from the server's messages; do not edit. `make wire` writes it anew.", ""]
    lines += [line for name, block in blocks.items() if name in used for line in block]
    return "\n".join([*lines, SHAPES])


def view_types(game: Game) -> str:
    """board/view.ts of a game: what its views have, for a board that is drawn by hand."""
    rules, state = game.rules, game.rules.State
    lines = ["// Generated by tools/wire.py from the state of the rules; do not edit. `make wire` writes it anew.", ""]
    lines += ['import type { View } from "$lib/wire";', ""]
    lines.append(f"export const SEATS = {state.seats};")
    if phases := getattr(rules, "Phase", None):
        lines.append(f"export const PHASES = {json_row(phase.name.lower() for phase in phases)} as const;")
        lines.append("export type Phase = (typeof PHASES)[number];")
    for option in game.schema.options.values():
        if values := [value for value in option.values if isinstance(value, str)]:
            lines.append(f"/** The values of the option {option.name}, by the number that a view has. */")
            lines.append(f"export const {option.name.upper()} = {json_row(values)} as const;")
    lines += [
        "",
        "/** A view: what this seat may not see is -1, and so is what is not there. */",
        "export interface Fields {",
    ]
    for name, field in state.fields.items():
        row = f" // {' × '.join(map(str, field.shape))}" if field.shape else ""
        cell = "string" if field.format == "q" else "number"
        lines.append(f"  {name}: {cell}{'[]' * len(field.shape)};{row}")
    lines += ["}", "", "/** A table that was never dealt: its view has no fields. */", "const BLANK: Fields = {"]
    schema = game.schema
    dealt = game.interpreted.setup(schema.low, schema.encode(schema.complete({})))
    for name, field in state.fields.items():
        lines.append(f"  {name}: {blank(field, getattr(dealt, name), game)},")
    lines += [
        "};",
        "",
        "export const fieldsOf = (view: View): Fields => ({ ...BLANK, ...(view as unknown as Partial<Fields>) });",
    ]
    return "\n".join([*lines, ""])


def blank(field: RecordField, dealt: Any, game: Game) -> str:
    """A field of a table without a match: nobody plays, it is over, and nothing lies anywhere."""
    if field.name == "phase":
        return str(int(game.rules.Phase["OVER"]))
    cell = "-1" if not field.shape and field.name != "players" and dealt < 0 else "0"
    cell = f'"{cell}"' if field.format == "q" else cell
    for length in reversed(field.shape):
        cell = f"[{', '.join([cell] * length)}]"
    return cell


def json_row(texts: Iterable[str]) -> str:
    return "[" + ", ".join(f'"{text}"' for text in texts) + "]"


def views() -> dict[Path, str]:
    """The text of each board's view.ts."""
    boards = sorted(SHELF.glob("*/board/Board.svelte"))
    return {path.parent / "view.ts": view_types(open_game(path.parts[-3])) for path in boards}


# The document.


def limits_of(schema: dict[str, Any]) -> str:
    """The bounds of a value, in a few words."""
    parts = [schema, *schema.get("anyOf", [])]
    words = []
    for part in parts:
        low, high = part.get("minLength", part.get("minItems")), part.get("maxLength", part.get("maxItems"))
        if high is not None:
            words.append(f"{low}–{high} long" if low else f"at most {high} long")
        if "minimum" in part:
            words.append(f"{part['minimum']}–{part.get('maximum', '…')}")
    return ", ".join(words)


def table(rows: Iterable[Iterable[str]], *head: str) -> str:
    cells = [[cell.replace("|", "\\|") for cell in row] for row in rows]
    lines = [head, ["---"] * len(head), *cells]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def fields(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    rows = []
    for field, inner in schema.get("properties", {}).items():
        default = "" if field in required else f"default `{msgspec.json.encode(inner.get('default')).decode()}`"
        about = [limits_of(inner), default, FIELD_DOCS.get((name, field), "")]
        rows.append((f"`{field}`", f"`{typescript(inner)}`", "; ".join(word for word in about if word)))
    return table(rows, "field", "type", "") if rows else ""


def described(names: Iterable[str], level: str = "###") -> str:
    known = structs()
    parts = []
    for name in names:
        schema = known[name]
        tags = schema.get("properties", {}).get("type", {}).get("enum")
        title = f"`{tags[0]}` ({name})" if tags else f"`{name}`"
        parts.append(f"{level} {title}\n\n{' '.join(schema['description'].split())}\n\n{fields(name, schema)}")
    return "\n\n".join(part.rstrip() for part in parts)


def command_table() -> str:
    known = structs()
    rows = []
    for command in get_args(commands.Spoken):
        schema = known[command.__name__]
        given = [
            f"`{field}{'' if field in schema['required'] else '?'}: {typescript(inner)}`"
            for field, inner in schema["properties"].items()
            if field != "do"
        ]
        about = " ".join(schema["description"].split())
        rows.append((f"`{command.__struct_config__.tag}`", ", ".join(given), about))
    return table(rows, "`do`", "with", "")


def route_table() -> str:
    def shown(what: Any) -> str:
        if what is None:
            return ""
        inner = get_args(what)
        return f"`{inner[0].__name__}[]`" if inner else "text" if what is str else f"`{what.__name__}`"

    rows = [(f"`{one.method} {one.path}`", one.who, shown(one.takes), shown(one.gives), one.summary) for one in ROUTES]
    return table(rows, "route", "for", "takes", "gives", "")


def sentences(folder: Path, words: Any, keys: Iterable[str] | None = None) -> dict[str, str]:
    """English sentences by their keys; what fills them stands in braces."""
    found, _ = messages_in(folder / "en.ftl")
    said = {}
    for key in sorted(found if keys is None else keys):
        given = {name: "none" if name == "nearest" else f"{{{name}}}" for name in found[key]}
        said[key] = " ".join(words.say("en", key, **given).split())
    return said


def error_tables() -> tuple[str, str]:
    server = sentences(server_words().folders[0], server_words(), STATUS)
    catalog = sentences(catalog_words().folders[0], catalog_words(), CATALOG_STATUS)
    tables = sentences(phrases.words.folders[0], phrases.words)
    denied = {key: text for key, text in tables.items() if not key.startswith("phrase-")}
    status = {**STATUS, **CATALOG_STATUS}
    first = table(
        ((f"`{key}`", str(status[key]), text) for key, text in (server | catalog).items()), "code", "HTTP", "sentence"
    )
    return first, table(((f"`{key}`", text) for key, text in denied.items()), "code", "sentence")


def limit_table() -> str:
    usual = config.Limits()
    rows = [
        (f"{value:g}", FIELD_DOCS.get(("Limits", name), "how many at once before that counts"))
        for name, value in vars(usual).items()
    ]
    rows += [
        (str(websocket.MAX_MESSAGE_BYTES), "Bytes of a message to the server."),
        (str(websocket.MAX_OUTBOX_BYTES), "Bytes that may wait for a slow reader; then the socket is cut."),
        (str(client.MAX_TABLES), "Tables that one socket may watch."),
        (str(stream.MAX_LEGAL_SENT), "Legal actions that are sent unasked; `find` gives the others."),
        (str(identity.TICKET_LASTS // 1000), "Seconds that a ticket lasts."),
        (str(identity.IDENTITY_LINK_LASTS // 60_000), "Minutes that a link of an identity lasts."),
        (str(identity.MAX_NAME_LENGTH), "Characters of a name."),
    ]
    return table(rows, "usual", "")


def kinds(what: Any) -> list[str]:
    return [one.__name__ for one in get_args(what)]


def protocol() -> str:
    """docs/protocol.md"""
    server, denied = error_tables()
    known, told = structs(), {*kinds(m.Up), *kinds(m.Down), *kinds(commands.Spoken)}
    bodies = {
        one.__name__
        for declared in ROUTES
        for found in (declared.takes, declared.gives)
        for one in (get_args(found) or (found,))
        if isinstance(one, type) and issubclass(one, msgspec.Struct)
    } | {"HttpProblem", "PaceWish"}
    parts = [name for name in known if name not in told | bodies]
    filled = {
        "routes": route_table(),
        "bodies": described(name for name in known if name in bodies and name not in told),
        "up": described(kinds(m.Up)),
        "down": described(kinds(m.Down)),
        "parts": described(parts),
        "commands": command_table(),
        "phrases": ", ".join(f"`{name}`" for name in phrases.PHRASES),
        "errors": server,
        "denied": denied,
        "limits": limit_table(),
        "cookie": identity.COOKIE,
    }
    text = TEMPLATE.read_text("utf-8")
    return re.sub(r"\{\{(\w+)\}\}", lambda found: filled[found[1]], text).rstrip() + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="fail when a file is stale")
    checking = parser.parse_args().check
    stale = []
    for file, text in ({PROTOCOL: protocol(), TYPES: types()} | views()).items():
        if file.is_file() and file.read_text("utf-8") == text:
            continue
        stale.append(str(file.relative_to(ROOT)))
        if not checking:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
    if checking and stale:
        sys.exit(f"Stale: {', '.join(stale)}. Write anew with `make wire`, and read the difference.")
    print(f"Written: {', '.join(stale)}" if stale else "The protocol and the client's types are as the code says.")


if __name__ == "__main__":
    main()
