"""Bills an hour, sends the invoice and has it paid, with the models that datamodel-code-generator makes, and httpx."""

import os
from typing import TypeVar

import httpx
from models import (
    ClientCreate,
    ClientResponse,
    InvoiceFromTime,
    InvoiceResponse,
    InvoiceSend,
    InvoiceSentResponse,
    InvoiceSettlementResponse,
    InvoiceStatus,
    PaymentCreate,
    ProjectCreate,
    ProjectResponse,
    TestClockResponse,
    TimeEntryCreate,
    TimeEntryResponse,
)
from pydantic import BaseModel

Response = TypeVar("Response", bound=BaseModel)

docket = httpx.Client(
    base_url=os.environ["DOCKET_URL"],
    headers={"Authorization": f"Bearer {os.environ['DOCKET_KEY']}"},
    timeout=30,
)


def post(path: str, body: BaseModel, response: type[Response]) -> Response:
    """The response to a body, of which only the fields are sent that were set."""
    content = body.model_dump_json(by_alias=True, exclude_unset=True)
    answer = docket.post(path, content=content, headers={"Content-Type": "application/json"})
    assert answer.is_success, answer.text
    return response.model_validate_json(answer.content)


clock = TestClockResponse.model_validate_json(docket.get("/v1/test-clock").content).data
day = str(clock.model_dump(mode="json")["now"])[:10]
firm = ClientCreate.model_validate({"name": "Model Masonry", "email": "billing@models.example"})
client = post("/v1/clients", firm, ClientResponse).data.model_dump(mode="json")
plan = ProjectCreate.model_validate({"title": "Wall", "client_id": client["id"], "status": "active"})
project = post("/v1/projects", plan, ProjectResponse).data.model_dump(mode="json")
work = TimeEntryCreate.model_validate({"project_id": project["id"], "date": day, "hours": 1, "rate_charged": 120.5})
post("/v1/time-entries", work, TimeEntryResponse)

span = InvoiceFromTime.model_validate({"client_id": client["id"], "from": day, "to": day})
draft = post("/v1/invoices/from-time", span, InvoiceResponse).data.model_dump(mode="json")
post(f"/v1/invoices/{draft['id']}/send", InvoiceSend.model_validate({}), InvoiceSentResponse)
wire = PaymentCreate.model_validate({"amount": 120.5, "method": "wire"})
settled = post(f"/v1/invoices/{draft['id']}/payments", wire, InvoiceSettlementResponse).data
assert settled.status is InvoiceStatus.paid, settled
