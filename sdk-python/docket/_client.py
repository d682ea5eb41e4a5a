"""The client."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, ParamSpec, TypeVar

import urllib3

from ._changes import ChangeNotice, listen
from ._transport import Transport, last_response
from .generated.resources import Resources

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class Answered(Generic[T]):
    """The result of a call, along with the HTTP response."""

    data: T
    response: urllib3.BaseHTTPResponse
    """Status and headers. Its body has been read, except that of a file, which the `Download` reads."""

    @property
    def request_id(self) -> str | None:
        """Identifies the request in the logs of the service."""
        return self.response.headers.get("X-Request-Id")

    @property
    def etag(self) -> str | None:
        """Identifies the version of the object: pass it as `if_match` when you change the object."""
        return self.response.headers.get("ETag")


class Docket(Resources):
    """
    A client of Docket for one API key. Threads can share it.

        docket = Docket("https://docket.example", os.environ["DOCKET_KEY"])
        invoice = docket.invoices.create_from_time({"client_id": client_id, "from": "2026-01-01", "to": "2026-01-31"})
    """

    def __init__(
        self,
        base_url: str,
        api_key: str | None = None,
        *,
        timeout: float = 60,
        max_retries: int = 3,
        headers: Mapping[str, str] | None = None,
        pool: urllib3.PoolManager | None = None,
    ) -> None:
        """
        Args:
            base_url: Where the service is: `https://docket.example`.
            api_key: `svc_sk_live_…` or `svc_sk_test_…`.
            timeout: How long the service may take to connect, or send nothing, in seconds.
            max_retries: How often a failed call is retried if that is safe.
            headers: Headers that are sent with every call.
            pool: Replaces the connections: `urllib3.PoolManager(ca_certs="firm.pem")`.
        """
        self._transport = Transport(base_url, api_key, timeout, max_retries, headers or {}, pool)
        super().__init__(self._transport)

    def with_response(self, method: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Answered[T]:
        """
        Calls a method, and returns its data together with the response, its request id and its ETag.

            project = docket.with_response(docket.projects.get, project_id)
            docket.projects.update(project_id, {"budget_hours": 40}, if_match=project.etag)
        """
        noted: list[urllib3.BaseHTTPResponse] = []
        token = last_response.set(noted)
        try:
            data = method(*args, **kwargs)
        finally:
            last_response.reset(token)
        return Answered(data, noted[-1])

    def changes(self, last_event_id: str | None = None, *, silence: float = 45) -> Iterator[ChangeNotice]:
        """
        The changes to whatever the user may see, as they happen: type and id. It continues for as long as you iterate,
        even if the service is unavailable for a while: a stream that is cut is resumed after the last change, so that
        none is missed or repeated. It raises an `ApiError` if the key may no longer listen.

        `GET /v1/changes`

            for change in docket.changes():
                if change.type == "reset":
                    read_everything()
                elif change.type.startswith("ticket."):
                    read_ticket(change.resource_id)

        Args:
            last_event_id: The `id` of the last change that you have processed: the stream begins with the changes after
                it. By default it begins now.
            silence: After this many seconds of silence, the stream is considered dead and another one is opened.
        """
        return listen(self._transport, last_event_id, silence)
