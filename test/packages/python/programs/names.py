"""
Reads calls from its standard input (resource, method, number of ids, what follows them), makes them with the Python SDK
without sending them, and prints all methods that the SDK has and the requests that the calls would send, as JSON.
"""

import inspect
import json
import sys
from io import BytesIO
from typing import Any

import urllib3
from docket import Docket, File

sent: list[str] = []
empty = {"data": [], "pagination": {"has_more": False, "next_cursor": "end"}, "summary": {}}


class ListeningPool(urllib3.PoolManager):
    """Records requests instead of sending them."""

    def request(self, method: str, url: str, *_: Any, **__: Any) -> urllib3.HTTPResponse:
        sent.append(f"{method} {url.removeprefix('http://docket.test').partition('?')[0]}")
        return urllib3.HTTPResponse(BytesIO(json.dumps(empty).encode()), status=200, preload_content=False)


docket = Docket("http://docket.test", pool=ListeningPool())
resources = {name: each for name, each in vars(docket).items() if not name.startswith("_")}
methods = [
    f"{name}.{method}"
    for name, each in resources.items()
    for method, _ in inspect.getmembers(each, inspect.ismethod)
    if not method.startswith("_")
]
follows: dict[str, list[object]] = {"json": [{}], "file": [File(b"1", "x.txt")], "none": []}
for resource, method, ids, rest in json.load(sys.stdin):
    getattr(resources[resource], method)(*[f"id_{at}" for at in range(ids)], *follows[rest])
print(json.dumps({"methods": methods, "sent": sent}))
