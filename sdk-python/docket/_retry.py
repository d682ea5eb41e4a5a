"""When a failed call is sent again."""

from __future__ import annotations

import random

from .errors import ApiError, ConnectionError, TimeoutError

_FIRST_DELAY = 0.5
_MAX_DELAY = 8.0
# If the service asks for a longer wait, the call raises its error instead of waiting.
_MAX_RETRY_AFTER = 60.0


def delay_before_retry(
    error: Exception, attempt: int, is_repeatable: bool, chance: float | None = None
) -> float | None:
    """
    How long to wait before a failed call is retried, in seconds; None if it must not be. The delay doubles with each
    attempt, and part of it is random, so that many callers that failed together do not come back together.

    Args:
        attempt: The number of attempts so far.
        is_repeatable: Whether the call may be repeated even if the failed attempt may have done its work.
        chance: A number from 0 to 1; random by default.
    """
    if not (_was_refused(error) or (is_repeatable and _is_fault(error))):
        return None
    chance = random.random() if chance is None else chance
    retry_after = error.retry_after if isinstance(error, ApiError) else None
    if retry_after is None:
        return min(_MAX_DELAY, _FIRST_DELAY * 2.0 ** (attempt - 1)) * (0.5 + chance / 2)
    return None if retry_after > _MAX_RETRY_AFTER else retry_after + chance * _FIRST_DELAY


def _was_refused(error: Exception) -> bool:
    """Whether the service refused the call before it began."""
    return isinstance(error, ApiError) and (error.status == 429 or error.code == "idempotency_in_progress")


def _is_fault(error: Exception) -> bool:
    return isinstance(error, ConnectionError | TimeoutError) or (isinstance(error, ApiError) and error.status >= 500)
