"""Verification of webhook deliveries."""

from __future__ import annotations

import hmac
import json
import re
import time
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Literal

from .errors import DocketError

if TYPE_CHECKING:
    from .generated.types import WebhookEvent

SIGNATURE_HEADER = "X-Service-Signature"
"""The header of a delivery that carries its signature."""

Problem = Literal["no_signature", "malformed_signature", "too_old_or_new", "wrong_signature", "no_event"]
"""Why a delivery cannot be trusted."""


class WebhookVerificationError(DocketError):
    """The delivery did not come from the service in this form: respond with 400 and do nothing. `problem` says why."""

    def __init__(self, message: str, problem: Problem = "wrong_signature") -> None:
        super().__init__(message)
        self.problem = problem


def verify(
    payload: str | bytes,
    header: str | None,
    secret: str | Sequence[str],
    *,
    tolerance: float = 300,
    now: datetime | None = None,
) -> WebhookEvent:
    """
    Checks the signature of a webhook delivery, in constant time, and returns its event. An event can arrive twice:
    recognize it by its `id`. Raises a `WebhookVerificationError`.

    Args:
        payload: The raw body, before any parsing.
        header: The value of `X-Service-Signature`; while the secret is being rotated, it contains two signatures, and
            either is enough.
        secret: The secret of the webhook, `whsec_…`, or several secrets, any of which may have signed.
        tolerance: How many seconds the time of signing may differ from now, in either direction.
        now: The current time, for tests.
    """
    timestamp, signatures = _parse(header)
    current = time.time() if now is None else now.timestamp()
    if abs(current - int(timestamp)) > tolerance:
        raise WebhookVerificationError(
            f"The signature's timestamp is more than {tolerance:g} s from the current time", "too_old_or_new"
        )
    body = payload.encode() if isinstance(payload, str) else payload
    if not _is_signed(body, timestamp, signatures, [secret] if isinstance(secret, str) else secret):
        raise WebhookVerificationError(
            "No signature matches: check that you pass the raw body and the secret of this webhook", "wrong_signature"
        )
    try:
        event: WebhookEvent = json.loads(body)
    except ValueError as error:
        raise WebhookVerificationError("The body is signed correctly, but it is not JSON", "no_event") from error
    return event


def sign(payload: str | bytes, secret: str, signed_at: datetime | None = None) -> str:
    """The header that a delivery would have, for testing a receiver of webhooks."""
    timestamp = str(int(time.time() if signed_at is None else signed_at.timestamp()))
    body = payload.encode() if isinstance(payload, str) else payload
    return f"t={timestamp},v1={_signature(body, timestamp, secret)}"


def _parse(header: str | None) -> tuple[str, list[str]]:
    if not header:
        raise WebhookVerificationError(f"{SIGNATURE_HEADER} is missing", "no_signature")
    parts = [part.strip().partition("=") for part in header.split(",")]
    timestamp = next((value for name, _, value in parts if name == "t"), "")
    signatures = [value for name, _, value in parts if name == "v1" and re.fullmatch("[0-9a-fA-F]{64}", value)]
    if not re.fullmatch("[0-9]{1,15}", timestamp) or not signatures:
        raise WebhookVerificationError(f"{SIGNATURE_HEADER} is not of the form t=…,v1=…", "malformed_signature")
    return timestamp, signatures


def _is_signed(body: bytes, timestamp: str, signatures: Iterable[str], secrets: Sequence[str]) -> bool:
    """Tries all of them, even after a match, so that the time it takes reveals nothing."""
    expected = [_signature(body, timestamp, secret) for secret in secrets]
    return any([hmac.compare_digest(each, signature.lower()) for signature in signatures for each in expected])


def _signature(body: bytes, timestamp: str, secret: str) -> str:
    return hmac.new(secret.encode(), f"{timestamp}.".encode() + body, "sha256").hexdigest()
