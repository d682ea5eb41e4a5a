"""Changes the requests of Schemathesis so that they reach the operations, and never take away the caller's own access.

- If-Match and Idempotency-Key: made-up values are well-formed but never current, or used before, so the request would
  be refused before its body is read. They are replaced. Requests that are wrong on purpose stay as they are.
- Each request comes from another address: every operation is tried with invalid keys, and the service limits failed
  attempts by address.
- Filters of lists and bulk changes with several ids get some that exist: a made-up list of ids would find nothing.
- Operations that create or update by external id get the same id in path and body, and If-Match only with one that
  exists.
- Operations in DOCKET_REFUSED_OPERATIONS must refuse the caller, whatever the request: a check of its own.
- Requests that change something never concern the ids in DOCKET_OWN_IDS: a caller without their key or rights would be
  refused everywhere from then on, and nothing more would be tested.
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
REFUSED = frozenset(filter(None, environ.get("DOCKET_REFUSED_OPERATIONS", "").split(",")))


def about_others(value):
    """The value with each of the caller's own ids replaced by one that does not exist."""
    if isinstance(value, dict):
        return {name: about_others(each) for name, each in value.items()}
    if isinstance(value, list):
        return [about_others(each) for each in value]
    if isinstance(value, str) and value in OWN_IDS:
        return value[:-1] + ("1" if value.endswith("0") else "0")
    return value


def known_ids(kind):
    """The ids of a kind in its dictionary, which has one JSON string per line."""
    return [json.loads(line) for line in (DICTIONARIES / f"{kind}.dict").read_text().splitlines() if line]


def with_known_ids(query):
    """The query with one or two existing ids in half of the filters that take several."""
    filled = dict(query)
    for name, kind in FILTERS.items():
        if isinstance(filled.get(name), list) and DICE.random() < 0.5:
            filled[name] = DICE.choices(known_ids(kind), k=DICE.randint(1, 2))
    return filled


def with_known_objects(case):
    """The body; in half of the bulk changes, whose path names the kind, with one or two existing ids."""
    _, _, kind, *rest = case.path.split("/")
    if rest[:1] != ["bulk"] or not isinstance(case.body, dict) or "ids" not in case.body or DICE.random() < 0.5:
        return case.body
    known = known_ids(kind)
    return {**case.body, "ids": DICE.sample(known, k=min(len(known), DICE.randint(1, 2)))}


def make_upsert_reach(case):
    """Half of the requests by external id name an object that exists. The others lose If-Match, with which nothing is
    created. Of the references in the body, only the client stays: the operations that only create or only update try
    the others."""
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
            # Schemathesis validates a part again when it is set, so only changed parts are set.
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


@schemathesis.check
def refuses_outside_its_area(ctx, response, case):
    """An operation outside the area of the caller's key refuses it. The areas come before everything in the request, but not before
    its key, its method and its media type."""
    if case.operation.definition.raw.get("operationId") not in REFUSED:
        return
    allowed = (403,) if case.meta is not None and case.meta.generation.mode.is_positive else range(400, 500)
    assert response.status_code in allowed, f"A key of another area got {response.status_code}"
