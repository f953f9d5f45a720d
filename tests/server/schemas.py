"""Values that fit a JSON schema of ours, as Hypothesis makes them."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

LARGEST = 1 << 70
"""Beyond what any field holds."""


def fitting(schema: dict[str, Any], defs: dict[str, Any] | None = None) -> st.SearchStrategy[Any]:
    """What the schema allows. Of the words of JSON Schema it knows those that msgspec writes."""
    defs = schema.get("$defs", {}) if defs is None else defs
    if "$ref" in schema:
        return fitting(defs[schema["$ref"].rsplit("/", 1)[1]], defs)
    if "anyOf" in schema:
        return st.one_of([fitting(one, defs) for one in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    kind = schema.get("type")
    if kind == "string":
        if "pattern" in schema:
            return st.from_regex(schema["pattern"], fullmatch=True).map(lambda text: text[: schema.get("maxLength")])
        return st.text(min_size=schema.get("minLength", 0), max_size=min(schema.get("maxLength", 30), 600))
    if kind == "integer":
        return st.integers(schema.get("minimum", -LARGEST), schema.get("maximum", LARGEST))
    if kind == "array":
        inner = fitting(schema["items"], defs) if isinstance(schema.get("items"), dict) else st.none()
        return st.lists(inner, max_size=min(schema.get("maxItems", 4), 20))
    if kind == "object":
        return _object(schema, defs)
    simple: dict[Any, st.SearchStrategy[Any]] = {
        "boolean": st.booleans(),
        "null": st.none(),
        "number": st.floats(allow_nan=False, allow_infinity=False),
    }
    return simple.get(kind, st.none() | st.booleans() | st.integers() | st.text(max_size=10))


def _object(schema: dict[str, Any], defs: dict[str, Any]) -> st.SearchStrategy[Any]:
    fields = {name: fitting(inner, defs) for name, inner in schema.get("properties", {}).items()}
    required = schema.get("required", [])
    made = st.fixed_dictionaries(
        {name: inner for name, inner in fields.items() if name in required},
        optional={name: inner for name, inner in fields.items() if name not in required},
    )
    more = schema.get("additionalProperties")
    if fields or more is False or more is None:
        return made
    values = fitting(more, defs) if isinstance(more, dict) else st.none() | st.integers() | st.text(max_size=8)
    return st.dictionaries(st.text(max_size=10), values, max_size=3)
