"""Lists, page by page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from .generated.types import Pagination

Item = TypeVar("Item")
Summary = TypeVar("Summary")


class Page(Generic[Item]):
    """
    A page of a list, and its position in the whole list. Iterate over it for all objects from this page on: each
    further page is requested when you get there.
    """

    data: list[Item]
    """The objects of this page."""
    pagination: Pagination
    """The position of the page."""

    def __init__(self, body: dict[str, Any], ask: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
        self.data = body["data"]
        self.pagination = body["pagination"]
        self._body = body
        self._ask = ask

    def pages(self) -> Iterator[Page[Item]]:
        """This page and those that follow."""
        page = self
        while True:
            yield page
            if not page.pagination["has_more"]:
                return
            cursor = page.pagination["next_cursor"]
            # A list has no cursors where it is sorted and `updated_since` is sent.
            follow = {"page": page.pagination["page"] + 1} if cursor is None else {"page": None, "cursor": cursor}
            page = type(self)(self._ask(follow), self._ask)

    def __iter__(self) -> Iterator[Item]:
        for page in self.pages():
            yield from page.data


class SummedPage(Page[Item], Generic[Item, Summary]):
    """A page of a list with totals over everything that the filters match."""

    @property
    def summary(self) -> Summary:
        """The totals."""
        summary: Summary = self._body["summary"]
        return summary
