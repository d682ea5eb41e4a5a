"""The Python client of Docket: clients, projects, time, invoices and payments, events and webhooks."""

from . import webhooks
from ._changes import ChangeNotice
from ._client import Answered, Docket
from ._files import Download, File
from ._options import ConditionalOptions, ConditionalPostOptions, PostOptions, RequestOptions
from ._pages import Page, SummedPage
from ._sync import ChangedPage, Sync
from .errors import (
    ApiError,
    ConnectionError,
    DeletionPendingError,
    DocketError,
    DuplicateError,
    ForbiddenError,
    IdempotencyInProgressError,
    IdempotencyKeyReusedError,
    InternalError,
    InvalidRequestError,
    InvalidStateError,
    MethodNotAllowedError,
    NotFoundError,
    PayloadTooLargeError,
    PreconditionFailedError,
    RateLimitExceededError,
    TimeoutError,
    UnauthorizedError,
    UnavailableError,
    UnsupportedMediaTypeError,
)

__all__ = [
    "Answered",
    "ApiError",
    "ChangeNotice",
    "ChangedPage",
    "ConditionalOptions",
    "ConditionalPostOptions",
    "ConnectionError",
    "DeletionPendingError",
    "Docket",
    "DocketError",
    "Download",
    "DuplicateError",
    "File",
    "ForbiddenError",
    "IdempotencyInProgressError",
    "IdempotencyKeyReusedError",
    "InternalError",
    "InvalidRequestError",
    "InvalidStateError",
    "MethodNotAllowedError",
    "NotFoundError",
    "Page",
    "PayloadTooLargeError",
    "PostOptions",
    "PreconditionFailedError",
    "RateLimitExceededError",
    "RequestOptions",
    "SummedPage",
    "Sync",
    "TimeoutError",
    "UnauthorizedError",
    "UnavailableError",
    "UnsupportedMediaTypeError",
    "webhooks",
]
