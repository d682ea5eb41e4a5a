"""Makes calls: prepares, sends and reads; waits and sends again if that is safe."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field
from json import JSONDecodeError
from typing import Any, Literal, TypeVar
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

import urllib3
from urllib3.exceptions import HTTPError, NewConnectionError
from urllib3.exceptions import TimeoutError as NoAnswerInTime

from ._files import File
from ._retry import delay_before_retry
from ._url import query_string
from .errors import ConnectionError, DocketError, TimeoutError, error_of

Method = Literal["GET", "PUT", "POST", "DELETE"]
Body = Mapping[str, Any] | None
T = TypeVar("T")

# Threads beyond these open connections of their own, which are closed after each call.
_CONNECTIONS = 10
_OPTIONS = ("timeout", "max_retries", "headers", "idempotency_key", "if_match")

last_response: ContextVar[list[urllib3.BaseHTTPResponse] | None] = ContextVar("last_response", default=None)
"""Where the responses of calls are noted, if somebody wants them."""


@dataclass(frozen=True)
class Call:
    """An operation with its input."""

    method: Method
    path: str
    """The path with its ids filled in."""
    arguments: Mapping[str, Any] = field(default_factory=dict)
    """The query, and the options of the call (`_options.py`)."""
    repeated: Collection[str] = ()
    """Query parameters that are repeated for each value; other lists are joined with commas."""
    body: Body = None
    file: File | None = None

    @property
    def query(self) -> dict[str, Any]:
        return {name: value for name, value in self.arguments.items() if name not in _OPTIONS}


class Transport:
    """Sends calls to one service with one key."""

    def __init__(
        self,
        base_url: str,
        api_key: str | None,
        timeout: float,
        max_retries: int,
        headers: Mapping[str, str],
        pool: urllib3.PoolManager | None,
    ) -> None:
        address = urlsplit(base_url)
        if address.scheme not in ("http", "https") or not address.hostname:
            raise ValueError(f"base_url is not a valid URL: {base_url}")
        self._base_url = base_url.rstrip("/")
        self._headers = urllib3.HTTPHeaderDict({"Accept-Encoding": "gzip, deflate", **headers})
        if api_key is not None:
            self._headers["Authorization"] = f"Bearer {api_key}"
        self._timeout = timeout
        self._max_retries = max_retries
        self._pool = pool or _pool_for(address.scheme, address.hostname)

    def send(self, call: Call, read: Callable[[urllib3.BaseHTTPResponse], T]) -> T:
        """Sends a call, and reads its response. Raises an `ApiError`, `ConnectionError` or `TimeoutError`."""
        headers = self._headers_of(call)
        if_match = call.arguments.get("if_match")
        # If the response to a conditional PUT or DELETE was lost, its own change would make the repetition stale.
        is_repeatable = call.method in ("GET", "POST") or if_match is None
        max_retries = call.arguments.get("max_retries", self._max_retries)
        attempt = 1
        while True:
            try:
                return self._attempt(call, headers, read)
            except DocketError as error:
                delay = None if attempt > max_retries else delay_before_retry(error, attempt, is_repeatable)
                if delay is None:
                    raise
            time.sleep(delay)
            attempt += 1

    def _attempt(self, call: Call, headers: Mapping[str, str], read: Callable[[urllib3.BaseHTTPResponse], T]) -> T:
        timeout: float = call.arguments.get("timeout", self._timeout)
        try:
            response = self._pool.request(
                call.method,
                self._base_url + call.path + query_string(call.query, call.repeated),
                headers=headers,
                timeout=timeout,
                retries=False,
                preload_content=False,
                **_content_of(call),
            )
            if not 200 <= response.status < 300:
                raise error_of(response.status, response.headers, response.read())
            noted = last_response.get()
            if noted is not None:
                noted.append(response)
            return read(response)
        except NewConnectionError as error:  # of urllib3's timeouts, although nothing was waited for
            raise ConnectionError(f"{self._base_url} cannot be reached") from error
        except NoAnswerInTime as error:
            raise TimeoutError(f"{call.method} {call.path} got no answer for {timeout} s") from error
        except (HTTPError, JSONDecodeError, UnicodeDecodeError) as error:
            raise ConnectionError(f"{call.method} {call.path} did not receive a complete response") from error

    def _headers_of(self, call: Call) -> urllib3.HTTPHeaderDict:
        """Every POST has an idempotency key, the same for all attempts, so that it can be repeated."""
        arguments = call.arguments
        headers = urllib3.HTTPHeaderDict(self._headers)
        for name, value in arguments.get("headers", {}).items():
            headers[name] = value
        if call.method == "POST":
            headers["Idempotency-Key"] = arguments.get("idempotency_key") or secrets.token_hex(16)
        if arguments.get("if_match") is not None:
            headers["If-Match"] = arguments["if_match"]
        return headers


def _content_of(call: Call) -> dict[str, Any]:
    if call.file is not None:
        return {"fields": call.file.form()}
    return {} if call.body is None else {"json": call.body}


def _pool_for(scheme: str, host: str) -> urllib3.PoolManager:
    """Connections to a host, through the proxy that the environment names for it."""
    proxy = None if proxy_bypass(host) else getproxies().get(scheme)
    if proxy is None:
        return urllib3.PoolManager(maxsize=_CONNECTIONS)
    return urllib3.ProxyManager(proxy, maxsize=_CONNECTIONS)
