"""What the Python SDK does when a call fails."""

import sys

from docket import Docket, File
from docket._retry import delay_before_retry
from docket.errors import ApiError, ConnectionError, RateLimitExceededError

from run import failure, run


def get(docket: Docket) -> object:
    return docket.clients.get("cli_1")["name"]


def fail(docket: Docket) -> object:
    return failure(lambda: docket.clients.get("cli_1"))


def fail_at_once(docket: Docket) -> object:
    return failure(lambda: docket.clients.get("cli_1", max_retries=0))


def create(docket: Docket) -> object:
    return [docket.clients.create({"name": "Acme"})["id"], docket.clients.create({"name": "Acme"})["id"]]


def create_with_key(docket: Docket) -> object:
    return docket.clients.create({"name": "Acme"}, idempotency_key="import-17")["id"]


def fail_to_create(docket: Docket) -> object:
    return [failure(lambda: docket.clients.create({"name": "Acme"}))["code"] for _ in range(3)]


def change(docket: Docket) -> object:
    docket.clients.update("cli_1", {"name": "Acme"})
    docket.clients.delete("cli_1")
    return None


def change_conditionally(docket: Docket) -> object:
    first = failure(lambda: docket.clients.update("cli_1", {"name": "Acme"}, if_match='"7"'))
    docket.clients.update("cli_1", {"name": "Acme"}, if_match='"7"')
    return first


def upload(docket: Docket) -> object:
    file = File(b"Taxi, 12.50", "Quittung Ω.txt", {"visibility": "public"})
    return docket.tickets.create_attachment("tic_1", file)["id"]


def fail_by_default(docket: Docket) -> object:
    again = Docket(sys.argv[2])
    return failure(lambda: again.clients.get("cli_1"))


def delays(docket: Docket) -> object:
    def refused(seconds: float | None) -> ApiError:
        return RateLimitExceededError("Too many", status=429, retry_after=seconds)

    return {
        "doubling": [delay_before_retry(refused(None), attempt, False, 1) for attempt in (1, 2, 3, 4, 5, 9)],
        "random": [delay_before_retry(refused(None), 1, False, chance) for chance in (0, 0.5)],
        "after": [delay_before_retry(refused(each), 1, False, 0.5) for each in (0, 3, 60, 61)],
        "lost": [delay_before_retry(ConnectionError("Lost"), 1, each, 0) for each in (False, True)],
        "refused": delay_before_retry(ApiError("No", status=400, code="invalid_request"), 1, True),
    }


run(
    get,
    fail,
    fail_at_once,
    fail_by_default,
    create,
    create_with_key,
    fail_to_create,
    change,
    change_conditionally,
    upload,
    delays,
)
