"""Gives the requests of Schemathesis headers that let them through to the operation itself.

Made-up values of If-Match and Idempotency-Key are well-formed but never current, and soon used before: such a request would
be refused as it should be, and what it asks for never looked at. Requests that are wrong on purpose stay as they are.

Every request comes from an address of its own, for keys that do not work are tried with each operation, and of one address the
service takes only so many of them.
"""

from ipaddress import IPv4Address
from secrets import randbits
from uuid import uuid4

import schemathesis


@schemathesis.hook
def before_call(context, case, kwargs):
    case.headers["X-Forwarded-For"] = str(IPv4Address(randbits(32)))
    if case.meta is None or not case.meta.generation.mode.is_positive:
        return
    for name, good in (("If-Match", "*"), ("Idempotency-Key", str(uuid4()))):
        if name in (case.headers or {}):
            case.headers[name] = good
