"""What a call accepts in addition to its ids, its body and its query."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict


class RequestOptions(TypedDict, total=False):
    """What every call accepts."""

    timeout: float
    """Overrides the client's `timeout`."""
    max_retries: int
    """Overrides the client's `max_retries`."""
    headers: Mapping[str, str]
    """Headers in addition to those of the client, which they override."""


class PostOptions(RequestOptions, total=False):
    """What a POST accepts."""

    idempotency_key: str | None
    """
    Identifies this piece of work: the service does it once, and responds to a repetition within 24 hours with the first
    response. By default a random key, the same for all attempts of the call; pass your own to be able to repeat a call
    across restarts of your program.
    """


class ConditionalOptions(RequestOptions, total=False):
    """What a change of a single object accepts."""

    if_match: str | None
    """The `etag` of the object as last read. The call raises `PreconditionFailedError` if it has changed since."""


class ConditionalPostOptions(PostOptions, ConditionalOptions, total=False):
    """What a POST that changes a single object accepts."""
