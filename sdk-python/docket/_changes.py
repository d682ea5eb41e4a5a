"""The stream of changes."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass

from ._files import Download
from ._retry import delay_before_retry
from ._transport import Call, Transport
from .errors import ConnectionError, DocketError


@dataclass(frozen=True)
class ChangeNotice:
    """A change; or, with the type `reset`, a notice that changes may have been missed: then read everything again."""

    id: str
    """The position to resume from."""
    type: str
    """The type of the event, such as `ticket.updated`, or `reset`."""
    resource_id: str | None
    """The object that changed; None for `reset`."""


def listen(transport: Transport, last_event_id: str | None, silence: float) -> Iterator[ChangeNotice]:
    """
    Listens until the caller stops iterating, and resumes after the last change whenever the stream is cut. Raises the
    error with which the service refuses.
    """
    last_id = last_event_id
    failures = 0
    while True:
        trouble: DocketError = ConnectionError("The stream of changes has ended")
        try:
            for message in _messages(transport, last_id, silence):
                failures = 0
                last_id = message.id
                if message.type == "reset":
                    yield ChangeNotice(message.id, "reset", None)
                elif message.data:
                    change = json.loads(message.data)
                    yield ChangeNotice(message.id, change["type"], change["resource_id"])
        except DocketError as error:
            trouble = error
        failures += 1
        delay = delay_before_retry(trouble, failures, True)
        if delay is None:
            raise trouble
        time.sleep(delay)


@dataclass(frozen=True)
class _Message:
    """A block of the stream that advances its position, with or without a message."""

    id: str
    type: str
    data: str


def _messages(transport: Transport, last_id: str | None, silence: float) -> Iterator[_Message]:
    """
    Blocks with an id of one stream, until it ends or falls silent, as defined by
    https://html.spec.whatwg.org/multipage/server-sent-events.html.
    """
    headers = {"Accept": "text/event-stream", **({} if last_id is None else {"Last-Event-ID": last_id})}
    call = Call("GET", "/v1/changes", {"max_retries": 0, "timeout": silence, "headers": headers})
    with transport.send(call, Download) as stream:
        block: list[tuple[str, str]] = []
        for line in _lines(stream.iter_bytes()):
            if line:
                name, _, value = line.partition(":")
                block.append((name, value.removeprefix(" ")))
                continue
            fields = dict(block)
            if "id" in fields:
                data = "\n".join(value for name, value in block if name == "data")
                yield _Message(fields["id"], fields.get("event", ""), data)
            block = []


def _lines(chunks: Iterator[bytes]) -> Iterator[str]:
    """The lines that are complete, without their ends."""
    rest = b""
    for chunk in chunks:
        *lines, rest = (rest + chunk).split(b"\n")
        for line in lines:
            yield line.removesuffix(b"\r").decode()
