"""Runs a function of a test program with a client, and prints its result as JSON."""

import json
import sys
from collections.abc import Callable, Mapping
from typing import Any

from docket import ApiError, Docket, DocketError

Outcome = Mapping[str, object]


def run(*functions: Callable[[Docket], object]) -> None:
    """The command line has the name of the function, the address of the service and options of the client."""
    name, url, options = sys.argv[1:]
    settings: dict[str, Any] = json.loads(options)
    docket = Docket(url, **{"max_retries": 0, **settings})
    print(json.dumps({each.__name__: each for each in functions}[name](docket)))


def failure(call: Callable[[], object]) -> Outcome:
    """What a call raises that must fail."""
    try:
        call()
    except ApiError as error:
        return {"class": type(error).__name__, **vars(error)}
    except DocketError as error:
        builtin = [each.__name__ for each in type(error).__mro__ if each.__module__ == "builtins"]
        return {"class": type(error).__name__, "builtin": builtin[0], "hasCause": error.__cause__ is not None}
    raise AssertionError("It should have failed")
