"""From a new client to the paid invoice, with the client that openapi-python-client makes. Prints the invoice's number."""

import json
import os
from datetime import date
from decimal import Decimal
from typing import TypeVar

from docket import AuthenticatedClient
from docket.api.clients import create_client, get_client, list_clients, update_client
from docket.api.events import list_events
from docket.api.invoices import (
    create_invoice_from_time,
    get_invoice,
    get_invoice_pdf,
    list_invoices,
    send_invoice,
    update_invoice,
)
from docket.api.payments import record_invoice_payment
from docket.api.projects import create_project
from docket.api.test_mode import get_test_clock
from docket.api.time_entries import create_time_entry
from docket.models import (
    ClientCreate,
    ClientUpdate,
    ErrorBody,
    ErrorCode,
    ErrorEnvelope,
    EventType,
    InvoiceFromTime,
    InvoiceGrouping,
    InvoiceInclude,
    InvoicePaidEvent,
    InvoiceSend,
    InvoiceStatus,
    InvoiceUpdate,
    ListClientsSort,
    PaymentCreate,
    PaymentMethod,
    ProjectCreate,
    ProjectStatus,
    SortOrder,
    TimeEntryCreate,
)
from docket.types import File, Unset

Answer = TypeVar("Answer")


def given(answer: Answer | ErrorEnvelope | None) -> Answer:
    """The response of a call that must succeed."""
    if answer is None or isinstance(answer, ErrorEnvelope):
        raise AssertionError(answer)
    return answer


def refused(answer: object) -> ErrorBody:
    """The error of a call that must be refused."""
    assert isinstance(answer, ErrorEnvelope), answer
    return answer.error


def exact(amount: float | Unset) -> Decimal:
    """The decimal number as it is written in the JSON. Users who may not see rates do not get amounts; this key's user may."""
    assert not isinstance(amount, Unset)
    return Decimal(str(amount))


docket = AuthenticatedClient(base_url=os.environ["DOCKET_URL"], token=os.environ["DOCKET_KEY"])
today = given(get_test_clock.sync(client=docket)).data.now.date()

# A client. A call that is repeated with its idempotency key happens once; null clears a field.
firm = ClientCreate(
    name="Python Pottery",
    email="billing@python.example",
    notes="Pays on time.",
    tax_rate=0.0825,
    payment_terms_days=14,
)
client = given(create_client.sync(client=docket, body=firm, idempotency_key="python")).data
assert given(create_client.sync(client=docket, body=firm, idempotency_key="python")).data.id == client.id
assert given(update_client.sync(client.id, client=docket, body=ClientUpdate(notes=None))).data.notes is None
assert given(get_client.sync(client.id, client=docket)).data.billing.tax_rate == 0.0825

# Errors are typed, too.
again = refused(create_client.sync(client=docket, body=firm))
assert again.code is ErrorCode.DUPLICATE and again.field == "name", again
wrong = refused(create_client.sync(client=docket, body=ClientCreate(name="Python Pottery 2", email="nowhere")))
assert not isinstance(wrong.details, Unset)
assert wrong.code is ErrorCode.INVALID_REQUEST and wrong.details[0].field == "email", wrong
assert refused(get_client.sync("cli_unknown", client=docket)).code is ErrorCode.NOT_FOUND

# Work on a project at a rate of its own.
plan = ProjectCreate(title="Kiln", client_id=client.id, status=ProjectStatus.ACTIVE, custom_rate=123456.79)
project = given(create_project.sync(client=docket, body=plan)).data
for hours in (7, 0.25):
    work = TimeEntryCreate(project_id=project.id, date=today, hours=hours, description="Throwing")
    entry = given(create_time_entry.sync(client=docket, body=work)).data
    assert entry.date == today and not isinstance(entry.billing.rate_charged, Unset)

# The invoice. 7.25 × 123456.79 = 895061.7275; × 0.0825 = 73842.592725
span = InvoiceFromTime(client_id=client.id, from_=today, to=today, group_by=InvoiceGrouping.PROJECT)
draft = given(create_invoice_from_time.sync(client=docket, body=span)).data
assert draft.status is InvoiceStatus.DRAFT and draft.dates.invoice_date == today
assert exact(draft.amounts.total) == Decimal("968904.32"), draft.amounts
given(update_invoice.sync(draft.id, client=docket, body=InvoiceUpdate(notes="Thank you.")))
noted = given(get_invoice.sync(draft.id, client=docket, include=[InvoiceInclude.LINE_ITEMS])).data
assert not isinstance(noted.line_items, Unset) and [line.quantity for line in noted.line_items] == [7.25], noted
sent = given(send_invoice.sync(draft.id, client=docket, body=InvoiceSend(message="With thanks."))).data
assert sent.status is InvoiceStatus.SENT and sent.email_sent_to == ["billing@python.example"]
pdf = get_invoice_pdf.sync(draft.id, client=docket)
assert isinstance(pdf, File) and pdf.payload.read(5) == b"%PDF-"

# Paid in two parts.
for part, status in ((Decimal("900000.01"), InvoiceStatus.PARTIAL), (Decimal("68904.31"), InvoiceStatus.PAID)):
    money = PaymentCreate(amount=float(part), method=PaymentMethod.WIRE)
    assert given(record_invoice_payment.sync(draft.id, client=docket, body=money)).data.status is status
more = refused(record_invoice_payment.sync(draft.id, client=docket, body=PaymentCreate(amount=1)))
assert more.code in (ErrorCode.INVALID_REQUEST, ErrorCode.INVALID_STATE), more
paid = given(get_invoice.sync(draft.id, client=docket, include=[InvoiceInclude.PAYMENTS])).data
assert paid.status is InvoiceStatus.PAID and paid.amounts.outstanding == 0
assert isinstance(paid.dates.paid_date, date) and not isinstance(paid.payments, Unset)
assert sum(exact(payment.amount) for payment in paid.payments) == exact(paid.amounts.total)

# Lists, page by page, and their totals.
names = []
for number in range(1, 101):
    page = given(
        list_clients.sync(client=docket, page=number, per_page=1, sort=ListClientsSort.NAME, order=SortOrder.ASC)
    )
    names += [each.name for each in page.data]
    if number >= page.pagination.total_pages:
        break
assert "Python Pottery" in names
invoices = given(list_invoices.sync(client=docket, client_id=[client.id], status=[InvoiceStatus.PAID]))
assert [each.id for each in invoices.data] == [paid.id] and exact(invoices.summary.total_invoiced) == Decimal("968904.32")

# An event in the form in which a webhook delivers it.
found = given(list_events.sync(client=docket, type_=[EventType.INVOICE_PAID], resource_id=[paid.id])).data[0]
event = InvoicePaidEvent.from_dict(json.loads(json.dumps(found.to_dict())))
assert exact(event.data.total) == Decimal("968904.32") and event.data.paid_date == paid.dates.paid_date

print(paid.invoice_number)
