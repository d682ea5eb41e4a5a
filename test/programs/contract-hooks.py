"""Gives the requests of Schemathesis what lets them through to the operation itself, and keeps its access out of their reach.

Made-up values of If-Match and Idempotency-Key are well-formed but never current, and soon used before: such a request would
be refused as it should be, and what it asks for never looked at. Requests that are wrong on purpose stay as they are.

Every request comes from an address of its own, for keys that do not work are tried with each operation, and of one address the
service takes only so many of them.

Filters of lists and bulk changes take several ids: some that the workspace has are put into them, for a list of made-up ones finds
nothing.

Operations that create or update by external id ask for the same id in path and body, and with If-Match for one that there is.

Whoever has taken away their own rights or key, as they may, is refused everywhere from then on, and nothing more is tested. So
requests that change something are never about the ids of DOCKET_OWN_IDS.
"""

import json
from ipaddress import IPv4Address
from os import environ
from pathlib import Path
from random import Random
from secrets import randbits
from uuid import uuid4

import schemathesis

DICTIONARIES = Path(__file__).parents[2] / ".cache" / "contract-tests"
FILTERS = {
    "client_id": "clients",
    "project_id": "projects",
    "status_id": "ticket-statuses",
    "priority_id": "ticket-priorities",
    "ticket_id": "tickets",
    "assignee_id": "users",
    "user_id": "users",
    "agreement_id": "agreements",
    "contact_id": "contacts",
    "external_id": "external-ids",
}
DICE = Random(20261121)

OWN_IDS = frozenset(filter(None, environ.get("DOCKET_OWN_IDS", "").split(",")))


def about_others(value):
    """The value with an id that nobody has in the place of each own one."""
    if isinstance(value, dict):
        return {name: about_others(each) for name, each in value.items()}
    if isinstance(value, list):
        return [about_others(each) for each in value]
    if isinstance(value, str) and value in OWN_IDS:
        return value[:-1] + ("1" if value.endswith("0") else "0")
    return value


def known_ids(kind):
    """What the workspace holds of a kind, one JSON text to a line."""
    return [json.loads(line) for line in (DICTIONARIES / f"{kind}.dict").read_text().splitlines() if line]


def with_known_ids(query):
    """The query with one or two ids of the workspace in every other filter that takes several."""
    filled = dict(query)
    for name, kind in FILTERS.items():
        if isinstance(filled.get(name), list) and DICE.random() < 0.5:
            filled[name] = DICE.choices(known_ids(kind), k=DICE.randint(1, 2))
    return filled


def with_known_objects(case):
    """The body with one or two objects of the workspace in every other bulk change, which names its kind in its path."""
    _, _, kind, *rest = case.path.split("/")
    if rest[:1] != ["bulk"] or not isinstance(case.body, dict) or "ids" not in case.body or DICE.random() < 0.5:
        return case.body
    known = known_ids(kind)
    return {**case.body, "ids": DICE.sample(known, k=min(len(known), DICE.randint(1, 2)))}


def make_upsert_reach(case):
    """Half of those who create or update by external id name an object that there is; the others go without If-Match, with which nothing
    is created. Of references the body has the client alone: the others are tried with the operations that these stand for."""
    known = DICE.random() < 0.5
    chosen = DICE.choice([each for each in known_ids("external-ids") if each.startswith("crm-") == known])
    case.path_parameters = {**case.path_parameters, "external_id": chosen}
    if isinstance(case.body, dict):
        body = {name: value for name, value in case.body.items() if not name.endswith("_id")}
        case.body = {**body, "client_id": DICE.choice(known_ids("clients"))} if "client_id" in case.body else body
    if not known and "If-Match" in (case.headers or {}):
        del case.headers["If-Match"]


@schemathesis.hook
def before_call(context, case, kwargs):
    case.headers["X-Forwarded-For"] = str(IPv4Address(randbits(32)))
    is_positive = case.meta is not None and case.meta.generation.mode.is_positive
    if is_positive:
        body = with_known_objects(case)
        if body is not case.body:
            case.body = body
        if "/external/" in case.path:
            make_upsert_reach(case)
    if case.method.upper() != "GET":
        for part in ("path_parameters", "body"):
            # What is set anew is also judged anew: only what has changed may be.
            others = about_others(getattr(case, part))
            if others != getattr(case, part):
                setattr(case, part, others)
    if not is_positive:
        return
    query = with_known_ids(case.query or {})
    if query != (case.query or {}):
        case.query = query
    for name, good in (("If-Match", "*"), ("Idempotency-Key", str(uuid4()))):
        if name in (case.headers or {}):
            case.headers[name] = good
