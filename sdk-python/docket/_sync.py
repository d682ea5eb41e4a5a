"""What changed since a mark."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from .errors import ConnectionError

Item = TypeVar("Item")

BEGINNING = "1970-01-01T00:00:00Z"
"""The instant before everything. It never changes: a mark is valid only with the filters that it was made with."""


@dataclass(frozen=True)
class ChangedPage(Generic[Item]):
    """A page of changed objects, and the mark after it."""

    data: list[Item]
    mark: str
    """Store it once the objects of the page are stored, and pass it to the next `sync`."""


class Sync(Generic[Item]):
    """
    Everything that changed since a mark, in the order of the changes: iterate over the objects, or over `pages()` to
    store the mark of each page. An object may come more than once; deleted objects do not come.
    """

    def __init__(self, mark: str | None, ask: Callable[[str | None], dict[str, Any]]) -> None:
        self._mark = mark
        self._ask = ask

    @property
    def mark(self) -> str | None:
        """Where the next `sync` continues: after the last page whose objects were all read. None before the first."""
        return self._mark

    def pages(self) -> Iterator[ChangedPage[Item]]:
        """The pages up to the last."""
        has_more = True
        while has_more:
            body = self._ask(self._mark)
            mark = body["pagination"]["next_cursor"]
            # Every page in the order of changes has a cursor. Without one, this would read the same page for ever.
            if mark is None:
                raise ConnectionError("The page has no next_cursor")
            yield ChangedPage(body["data"], mark)
            self._mark = mark
            has_more = body["pagination"]["has_more"]

    def __iter__(self) -> Iterator[Item]:
        for page in self.pages():
            yield from page.data
