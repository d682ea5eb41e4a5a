"""Everything that the client raises."""

from __future__ import annotations

import builtins
import json
import time
from collections.abc import Mapping, Sequence
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .generated.types import FieldError


class DocketError(Exception):
    """Base class of everything that the client raises."""


class ConnectionError(DocketError, builtins.ConnectionError):
    """The service could not be reached, closed the connection, or something in between answered in its place."""


class TimeoutError(DocketError, builtins.TimeoutError):
    """The service did not connect, or sent nothing, for `timeout` seconds."""


class ApiError(DocketError):
    """
    The service responded with an error. There is a subclass for each code; `code` and `status` tell them apart as well.

    Attributes:
        status: The HTTP status.
        code: The code of the contract, such as `not_found`; `unknown` if the response is not the service's own.
        message: Says what is wrong, and what to do.
        field: The first invalid field as a dotted path (`line_items.0.rate`), or the name of a parameter.
        details: All invalid fields.
        request_id: Identifies the request in the logs of the service.
        doc_url: The page that explains the code.
        retry_after: Seconds to wait before trying again, if the service said so.
    """

    def __init__(
        self,
        message: str,
        *,
        status: int = 0,
        code: str = "unknown",
        field: str | None = None,
        details: Sequence[FieldError] = (),
        request_id: str | None = None,
        doc_url: str | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self.code = code
        self.field = field
        self.details = details
        self.request_id = request_id
        self.doc_url = doc_url
        self.retry_after = retry_after


class InvalidRequestError(ApiError):
    """The request violates the contract, or a rule between its fields: `field` and `details` say where."""


class UnauthorizedError(ApiError):
    """The key is missing, unknown, expired or revoked, or its user is deactivated."""


class ForbiddenError(ApiError):
    """The user of the key may not see or do this."""


class NotFoundError(ApiError):
    """There is no such object in this workspace and mode."""


class MethodNotAllowedError(ApiError):
    """The path does not support this method."""


class DuplicateError(ApiError):
    """Something like this already exists: `field` names what collides."""


class InvalidStateError(ApiError):
    """The state of an object does not allow this: the message says what to do instead."""


class DeletionPendingError(ApiError):
    """The workspace will be deleted, and is read-only until an owner takes that back."""


class PreconditionFailedError(ApiError):
    """`if_match` was given, and the object has changed since."""


class PayloadTooLargeError(ApiError):
    """The body or the file is too large."""


class UnsupportedMediaTypeError(ApiError):
    """The service does not accept files of this type."""


class IdempotencyKeyReusedError(ApiError):
    """The idempotency key was used for another request."""


class IdempotencyInProgressError(ApiError):
    """The first request with this idempotency key is still running."""


class RateLimitExceededError(ApiError):
    """Too many requests: `retry_after` says when to come back."""


class InternalError(ApiError):
    """The service failed, and nothing was changed."""


class UnavailableError(ApiError):
    """The service is temporarily unavailable."""


_classes: dict[str, type[ApiError]] = {
    "invalid_request": InvalidRequestError,
    "unauthorized": UnauthorizedError,
    "forbidden": ForbiddenError,
    "not_found": NotFoundError,
    "method_not_allowed": MethodNotAllowedError,
    "duplicate": DuplicateError,
    "invalid_state": InvalidStateError,
    "deletion_pending": DeletionPendingError,
    "precondition_failed": PreconditionFailedError,
    "payload_too_large": PayloadTooLargeError,
    "unsupported_media_type": UnsupportedMediaTypeError,
    "idempotency_key_reused": IdempotencyKeyReusedError,
    "idempotency_in_progress": IdempotencyInProgressError,
    "rate_limit_exceeded": RateLimitExceededError,
    "internal_error": InternalError,
    "unavailable": UnavailableError,
}


def error_of(status: int, headers: Mapping[str, str], body: bytes) -> ApiError:
    """The error in a response; its code is `unknown` if it is not the service's own, such as the page of a proxy."""
    retry_after = _retry_after_of(headers.get("Retry-After"))
    error = _envelope_of(body)
    if error is None:
        return ApiError(
            f"The response was {status}",
            status=status,
            request_id=headers.get("X-Request-Id"),
            retry_after=retry_after,
        )
    return _classes.get(error["code"], ApiError)(
        error.get("message", ""),
        status=status,
        code=error["code"],
        field=error.get("field"),
        details=error.get("details", ()),
        request_id=error.get("request_id") or headers.get("X-Request-Id"),
        doc_url=error.get("doc_url"),
        retry_after=retry_after,
    )


def _envelope_of(body: bytes) -> dict[str, Any] | None:
    try:
        error: dict[str, Any] = json.loads(body)["error"]
        return error if isinstance(error["code"], str) else None
    except (ValueError, TypeError, KeyError):
        return None


def _retry_after_of(value: str | None) -> float | None:
    """Seconds; the header can contain an instant instead."""
    if value is None:
        return None
    try:
        return max(0.0, float(value))
    except ValueError:
        pass
    try:
        return max(0.0, parsedate_to_datetime(value).timestamp() - time.time())
    except ValueError:
        return None
