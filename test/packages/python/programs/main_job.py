"""
The main job of Docket with its Python SDK, as an integrator would write it: from the first hour to the paid invoice,
which is then refunded and voided. Prints its result as JSON.
"""

import json
import sys
from collections.abc import Callable
from datetime import datetime, timedelta

from docket import Docket, File, InvalidStateError, PreconditionFailedError
from docket.types import ExpenseCreate, InvoiceFromTime

docket = Docket(sys.argv[1], sys.argv[2])


def later(instant: str, hours: int) -> str:
    return (datetime.fromisoformat(instant.replace("Z", "+00:00")) + timedelta(hours=hours)).isoformat()


def refusal(call: Callable[[], object]) -> str:
    """The code of the error of a call that must be refused."""
    try:
        call()
    except (InvalidStateError, PreconditionFailedError) as error:
        return error.code
    raise AssertionError("It should have been refused")


def expense_with_receipt(project_id: str, date: str) -> str:
    taxi: ExpenseCreate = {
        "project_id": project_id,
        "date": date,
        "description": "Taxi",
        "amount": 12.5,
        "billable": False,
    }
    expense = docket.expenses.create(taxi)
    receipt = docket.expenses.upload_receipt(expense["id"], File(b"Taxi, 12.50", "taxi.txt"))["receipt"]
    return f"{receipt['filename']}: {docket.expenses.get_receipt(expense['id']).text()}"


now = docket.test_clock.get()["now"]
today = now[:10]
client = docket.clients.create(
    {"name": "Acme", "email": "billing@acme.example", "tax_rate": 0.0825, "payment_terms_days": 14}
)
project = docket.projects.create(
    {
        "title": "Shop relaunch",
        "client_id": client["id"],
        "status": "active",
        "rate_override": True,
        "custom_rate": 120,
    }
)

timer = docket.timers.start({"project_id": project["id"], "description": "Kick-off"})
docket.test_clock.advance({"to": later(now, 1)})
docket.timers.stop(timer["id"])
docket.time_entries.create_many(
    {
        "entries": [
            {"project_id": project["id"], "date": today, "hours": 7.5, "description": "Design"},
            {"project_id": project["id"], "date": today, "hours": 2.25, "description": "Launch"},
        ]
    }
)
hours = sum(entry["hours"] for entry in docket.time_entries.list(project_id=project["id"], per_page=2))
receipt = expense_with_receipt(project["id"], today)

span: InvoiceFromTime = {"client_id": client["id"], "from": today, "to": today, "group_by": "project"}
made = docket.with_response(docket.invoices.create_from_time, span)
invoice, invoice_id = made.data, made.data["id"]
refused = [refusal(lambda: docket.invoices.record_payment(invoice_id, {"amount": 1}))]
docket.invoices.update(invoice_id, {"notes": "Thank you for your trust."}, if_match=made.etag)
refused.append(refusal(lambda: docket.invoices.update(invoice_id, {"notes": "Stale"}, if_match=made.etag)))

sent = docket.invoices.send(invoice_id, {"message": "Here is our invoice."})
pdf = docket.invoices.get_pdf(invoice_id)
partial = docket.invoices.record_payment(invoice_id, {"amount": 1000, "method": "wire"})
docket.test_clock.advance({"to": later(now, 24 * 20)})
overdue = docket.invoices.get(invoice_id, include=["line_items"])
docket.invoices.remind(invoice_id)
paid = docket.invoices.record_payment(invoice_id, {"amount": overdue["amounts"].get("outstanding", 0), "method": "ach"})

refused.append(refusal(lambda: docket.invoices.void(invoice_id)))
for payment in docket.invoices.list_payments(invoice_id):
    docket.invoices.refund_payment(invoice_id, payment["id"], {"reason": "Wrong company"})
gone = docket.invoices.void(invoice_id, {"reason": "Wrong company"})

events = [event["type"] for event in docket.events.list(resource_id=invoice_id, per_page=5)]
created = docket.events.list(resource_id=client["id"], type="client.created").data[0]
changes: list[str] = []
for change in docket.changes(created["id"]):
    changes.append(change.type)
    if len(changes) == 3:
        break

print(
    json.dumps(
        {
            "statuses": [each["status"] for each in (invoice, sent, partial, overdue, paid, gone)],
            "amounts": overdue["amounts"],
            "lines": [
                [line["description"], line["quantity"], line.get("rate")] for line in overdue.get("line_items", [])
            ],
            "hours": hours,
            "pdfBegins": pdf.read()[:5].decode(),
            "receipt": receipt,
            "refused": refused,
            "subjects": [mail["subject"] for mail in docket.test_mails.list().data],
            "events": events[::-1],
            "changes": changes,
        }
    )
)
