"""The base of the generated classes: a method for each kind of response."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import urllib3

from ._files import Download
from ._pages import Page, SummedPage
from ._sync import BEGINNING, Sync
from ._transport import Call, Transport


class Resource:
    """The operations on one kind of object."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def _whole(self, call: Call) -> Any:
        """Returns the whole body."""
        return self._transport.send(call, _json)

    def _data(self, call: Call) -> Any:
        """Returns what is under `data`."""
        return self._whole(call)["data"]

    def _page(self, call: Call) -> Page[Any]:
        """Returns a page, which leads to those that follow."""
        ask = self._asking(call)
        return Page(ask({}), ask)

    def _summed_page(self, call: Call) -> SummedPage[Any, Any]:
        """Returns a page with totals."""
        ask = self._asking(call)
        return SummedPage(ask({}), ask)

    def _changes(self, call: Call, mark: str | None) -> Sync[Any]:
        """Returns what changed since a mark; without one, everything."""
        ask = self._asking(replace(call, arguments={"per_page": 100, **call.arguments, "updated_since": BEGINNING}))
        return Sync(mark, lambda cursor: ask({"cursor": cursor}))

    def _file(self, call: Call) -> Download:
        """Returns a file."""
        return self._transport.send(call, Download)

    def _asking(self, call: Call) -> Callable[[Mapping[str, Any]], dict[str, Any]]:
        """Sends the call with other arguments."""

        def ask(more: Mapping[str, Any]) -> dict[str, Any]:
            return self._transport.send(replace(call, arguments={**call.arguments, **more}), _json)

        return ask


def _json(response: urllib3.BaseHTTPResponse) -> Any:
    return json.loads(response.read())
