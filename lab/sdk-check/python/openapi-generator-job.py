"""Bills an hour, sends the invoice and has it paid, with the client that openapi-generator makes."""

import os

import docket
from docket.models import (
    ClientCreate,
    InvoiceFromTime,
    InvoiceSend,
    InvoiceStatus,
    PaymentCreate,
    PaymentMethod,
    ProjectCreate,
    ProjectStatus,
    TimeEntryCreate,
)

settings = docket.Configuration(host=os.environ["DOCKET_URL"], access_token=os.environ["DOCKET_KEY"])
api = docket.ApiClient(settings)
invoices = docket.InvoicesApi(api)

day = docket.TestModeApi(api).get_test_clock().data.now.date()
firm = ClientCreate(name="Urllib Urns", email="billing@urllib.example")
client = docket.ClientsApi(api).create_client(firm, idempotency_key="urllib").data
plan = ProjectCreate(title="Urn", client_id=client.id, status=ProjectStatus.ACTIVE)
project = docket.ProjectsApi(api).create_project(plan).data
work = TimeEntryCreate(project_id=project.id, date=day, hours=1, rate_charged=120.5)
docket.TimeEntriesApi(api).create_time_entry(work)

span = InvoiceFromTime.model_validate({"client_id": client.id, "from": day, "to": day})
draft = invoices.create_invoice_from_time(span).data
invoices.send_invoice(draft.id, invoice_send=InvoiceSend())
wire = PaymentCreate(amount=120.5, method=PaymentMethod.WIRE)
settled = docket.PaymentsApi(api).record_invoice_payment(draft.id, wire).data
assert settled.status == InvoiceStatus.PAID, settled
