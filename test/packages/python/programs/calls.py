"""What the calls of the Python SDK send and read: lists, changes since a mark, options and errors."""

import os
import pickle
import socket
import sys
from concurrent.futures import ThreadPoolExecutor

from docket import ApiError, Docket, Page
from docket.types import Client

from run import failure, run


def metadata(docket: Docket) -> object:
    docket.invoices.list(metadata={"team": "blue", "cost_center": "7 & 8"}, external_id=["crm-1"], overdue=True)
    docket.clients.list(tags=["a,b", "c"], fields=["id", "name"])
    return None


def one_page(docket: Docket) -> object:
    page = docket.invoices.list(per_page=2)
    return [[each["id"] for each in page.data], page.pagination["total"], page.summary.get("total_invoiced")]


def iterate(docket: Docket) -> object:
    return [each["id"] for each in docket.invoices.list(per_page=2, status=["sent", "paid"])]


def iterate_by_pages(docket: Docket) -> object:
    return [each["id"] for each in docket.clients.list(updated_since="2026-01-01T00:00:00Z", sort="name")]


def from_second_page(docket: Docket) -> object:
    first = next(iter(docket.invoices.list(page=2)))
    return [first["id"], [page.pagination["page"] for page in docket.invoices.list(page=2).pages()]]


def failing_page(docket: Docket) -> object:
    ids: list[str] = []

    def read() -> None:
        for each in docket.clients.list():
            ids.append(each["id"])

    return [failure(read)["class"], ids]


def sync(docket: Docket) -> object:
    everything = docket.time_entries.sync(client_id="cli_1")
    before = everything.mark
    ids = [each["id"] for each in everything]
    rest = [each["id"] for each in docket.time_entries.sync("after_1", client_id="cli_1")]
    return [before, ids, everything.mark, rest]


def marks(docket: Docket) -> object:
    changed = docket.clients.sync()
    for each in changed:
        if each["id"] == "inv_4":
            break
    return [changed.mark, [page.mark for page in docket.clients.sync("after_1").pages()]]


def headers(docket: Docket) -> object:
    docket.clients.create({"name": "Bäckerei 東京"}, headers={"x-both": "call"})
    docket.invoices.send("inv_1")
    return None


def printed(docket: Docket) -> object:
    return f"{docket!r} {docket.clients!r} {docket}"


def with_response(docket: Docket) -> object:
    answer = docket.with_response(docket.clients.get, "cli_1", fields="id")
    return [answer.data["id"], answer.etag, answer.request_id, answer.response.status]


def hostile_ids(docket: Docket) -> object:
    refused: list[str] = []
    for each in ("", ".", ".."):
        try:
            docket.clients.delete(each)
        except ValueError as error:
            refused.append(str(error))
    docket.clients.get("a/b?c#d")
    return refused


def error(docket: Docket) -> object:
    return failure(lambda: docket.clients.get("cli_1"))


def errors(docket: Docket) -> object:
    """The errors of all calls until one succeeds."""
    failed: list[object] = []
    while True:
        try:
            docket.clients.get("cli_1")
        except ApiError as error:
            failed.append([type(error).__name__, error.code, error.status])
        else:
            return failed


def pickled(docket: Docket) -> object:
    try:
        docket.clients.get("cli_1")
    except ApiError as error:
        again = pickle.loads(pickle.dumps(error))
        return [type(again).__name__, str(again), again.status, again.request_id]
    raise AssertionError("It should have failed")


def timeout(docket: Docket) -> object:
    return [failure(lambda: docket.clients.get("cli_1", timeout=0.1)) for _ in range(2)]


def through_proxy(docket: Docket) -> object:
    os.environ.update(HTTP_PROXY=sys.argv[2], NO_PROXY="intern.invalid")
    client = Docket("http://docket.invalid").clients.get("cli_1")
    return [client["id"], failure(lambda: Docket("http://intern.invalid", max_retries=0).clients.get("cli_1"))["class"]]


def threads(docket: Docket) -> object:
    def get(number: int) -> list[object]:
        answer = docket.with_response(docket.clients.get, f"cli_{number}")
        return [answer.data["id"], answer.etag]

    with ThreadPoolExecutor(20) as pool:
        return list(pool.map(get, range(40)))


def unreachable(docket: Docket) -> object:
    # A port that was free a moment ago.
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    return failure(lambda: Docket(f"http://127.0.0.1:{port}", max_retries=0).clients.get("cli_1"))


def bad_address(docket: Docket) -> object:
    try:
        return Docket("docket.example") and docket
    except ValueError as error:
        return str(error)


def names_of(page: Page[Client]) -> list[str]:
    """The types of lists can be named."""
    return [each["name"] for each in page]


run(
    metadata,
    one_page,
    iterate,
    iterate_by_pages,
    from_second_page,
    failing_page,
    sync,
    marks,
    headers,
    printed,
    with_response,
    hostile_ids,
    error,
    errors,
    pickled,
    timeout,
    through_proxy,
    threads,
    unreachable,
    bad_address,
)
