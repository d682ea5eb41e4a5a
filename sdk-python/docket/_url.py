"""Paths and query strings."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any
from urllib.parse import quote, urlencode


def path(template: str, *ids: str) -> str:
    """
    A path with ids filled in: `path("/v1/invoices/{}/send", invoice_id)`. Raises a `ValueError` if an id is empty, `.`
    or `..`, which would lead to another operation.
    """
    return template.format(*map(_segment, ids))


def _segment(given: object) -> str:
    if not isinstance(given, str) or given in ("", ".", ".."):
        raise ValueError(f"Not an id: {given!r}")
    return quote(given, safe="")


def query_string(query: Mapping[str, Any], repeated: Collection[str] = ()) -> str:
    """
    The query string with its `?`; empty without parameters. Lists are joined with commas, except those named in
    `repeated`; each entry of a mapping becomes a separate parameter (`metadata.team=blue`). None is left out.
    """
    pairs: list[tuple[str, str]] = []
    for name, value in query.items():
        if value is None:
            continue
        # A keyword argument that is a word of Python ends in an underscore: `from_`.
        wire_name = name.removesuffix("_")
        if isinstance(value, Mapping):
            pairs += [(f"{wire_name}.{key}", _text(each)) for key, each in value.items()]
            continue
        values = [value] if isinstance(value, str) or not isinstance(value, Collection) else value
        texts = [_text(each) for each in values]
        pairs += [(wire_name, text) for text in (texts if name in repeated else [",".join(texts)])]
    return f"?{urlencode(pairs)}" if pairs else ""


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
