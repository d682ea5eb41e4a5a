"""Judges the deliveries on its standard input with the Python SDK, and prints what it finds as JSON."""

import json
import sys
from datetime import datetime

import docket
from docket.webhooks import WebhookVerificationError, sign


def judge(payload: str, header: str | None, secret: str | list[str], tolerance: float, now: str) -> str:
    try:
        at = datetime.fromisoformat(now.replace("Z", "+00:00"))
        event = docket.webhooks.verify(payload.encode(), header, secret, tolerance=tolerance, now=at)
    except WebhookVerificationError as error:
        return error.problem
    if event["type"] == "client.deleted":
        return f"{event['id']} {event['data']['name']}"
    return event["type"]


given = json.load(sys.stdin)
signed_at = datetime.fromisoformat(given["now"].replace("Z", "+00:00"))
current = sign(given["body"], given["secret"])
print(
    json.dumps(
        {
            "judged": [judge(**each) for each in given["deliveries"]],
            "signed": sign(given["body"], given["secret"], signed_at),
            "current": docket.webhooks.verify(given["body"], current, given["secret"])["id"],
        }
    )
)
