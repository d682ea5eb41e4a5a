"""Work with the service itself by the Python SDK: lost responses, files, lists as files, and deliveries of webhooks."""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import urllib3
from docket import Docket, File
from urllib3.exceptions import ProtocolError

from run import failure, run


class LosingPool(urllib3.PoolManager):
    """Throws away the first responses, after the service has carried out their requests."""

    left = 1

    def request(self, *args: Any, **options: Any) -> urllib3.BaseHTTPResponse:
        response = super().request(*args, **options)
        if self.left == 0:
            return response
        self.left -= 1
        response.close()
        raise ProtocolError("The response was lost")


def ticket_of(docket: Docket) -> str:
    client = docket.clients.create({"name": "Files & Co"})
    return docket.tickets.create({"title": "Broken", "client_id": client["id"]})["id"]


def lost_responses(docket: Docket) -> object:
    ticket = ticket_of(docket)
    losing = Docket(sys.argv[2], json.loads(sys.argv[3])["api_key"], pool=LosingPool())
    sent = losing.with_response(losing.tickets.create_attachment, ticket, File(b"%PDF-1.7\n", "broken.pdf"))
    listed = [each["id"] for each in docket.tickets.list_attachments(ticket)]
    return [listed == [sent.data["id"]], sent.response.headers["Idempotency-Replayed"]]


def files(docket: Docket) -> object:
    expense = docket.expenses.create({"date": "2026-01-31", "description": "Taxi", "amount": 12.5})["id"]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "Quittung Ω.txt")
        path.write_text("Zwölf Euro")
        sent = docket.expenses.upload_receipt(expense, File.from_path(path))
        copy = Path(folder, "copy.txt")
        docket.expenses.get_receipt(expense).save(copy)
        saved = copy.read_text()
    download = docket.expenses.get_receipt(expense)
    with docket.expenses.get_receipt(expense) as unread:
        media_type = unread.type
    refused = failure(lambda: docket.expenses.upload_receipt(expense, File(b"\0\1\2", "what.bin")))
    rates = b"from,to,date,rate\nUSD,EUR,2026-01-05,0.8\nUSD,EUR,2026-01-12,0.9"
    imported = docket.exchange_rates.import_many(File(rates, "rates.csv", {"since": "2026-01-10"}))
    return {
        "filename": sent["receipt"]["filename"],
        "imported": imported["created"],
        "downloaded": [download.filename, download.text(), saved, media_type],
        "refused": refused["class"],
        "visibility": docket.tickets.create_attachment(
            ticket_of(docket), File(b"%PDF-1.7\n", "for-you.pdf", {"visibility": "public"})
        )["visibility"],
    }


def lists_as_files(docket: Docket) -> object:
    client = docket.clients.create({"name": "Reports & Co"})
    project = docket.projects.create({"title": "Shop relaunch", "client_id": client["id"], "status": "active"})
    docket.time_entries.create({"project_id": project["id"], "date": "2026-03-02", "hours": 7.5})
    report = docket.reports.get_time(from_="2026-03-01", to="2026-03-31", group_by="project")
    csv = docket.reports.get_time(from_="2026-03-01", to="2026-03-31", group_by="project", format="csv")
    entries = docket.time_entries.list(project_id=project["id"], format="csv")
    return {
        "hours": report["summary"]["total_hours"],
        "type": csv.type.split(";")[0],
        "report": "Shop relaunch" in csv.text(),
        "lines": len(entries.text().splitlines()),
    }


def refusals(docket: Docket) -> object:
    docket.clients.create({"name": "Acme"})
    errors = [
        failure(lambda: docket.clients.create({"name": "Acme"})),
        failure(lambda: docket.clients.create({"name": " "})),
        failure(lambda: docket.clients.get("cli_unknown")),
        # The types refuse this too: so does the service, by name.
        failure(lambda: docket.clients.list(statsu="active")),  # type: ignore[call-overload]
    ]
    return [[error["class"], error["field"]] for error in errors]


def cut_file(docket: Docket) -> object:
    late = docket.invoices.get_pdf("inv_1")
    cut = docket.invoices.get_pdf("inv_1")
    return [failure(late.read), failure(cut.read)]


def changes(docket: Docket) -> object:
    taken: list[object] = []
    for change in docket.changes("evt_0", silence=0.3):
        taken.append([change.id, change.type, change.resource_id])
        if len(taken) == 5:
            break
    return taken


def refused_changes(docket: Docket) -> object:
    return failure(lambda: list(docket.changes()))


run(lost_responses, files, lists_as_files, refusals, cut_file, changes, refused_changes)
