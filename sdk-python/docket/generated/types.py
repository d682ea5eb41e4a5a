"""Made by scripts/developer/generate.ts from the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias, TypedDict

from typing_extensions import NotRequired, Required

from .._options import RequestOptions


Mode: TypeAlias = Literal["live", "test"]
"""`live` for real work; `test` for the test side, which has separate data and sends no mail."""


UserId: TypeAlias = str
"""Identifier of a user; identifiers sort by creation."""


ListAnswerFormat: TypeAlias = Literal["json", "csv"]
"""Format of a list."""


FileReader: TypeAlias = Literal["spreadsheet"]
"""For whom a file is."""


ApiKeyId: TypeAlias = str
"""Identifier of an API key; identifiers sort by creation."""


Name: TypeAlias = str
"""A short text on one line, not blank."""


ApiKeyScope: TypeAlias = Literal["full", "read_only", "restricted"]
"""A `full` key can do everything that its user can; a `read_only` key can only send GET requests; a `restricted` key can do what its `access` allows."""


ApiKeyAreaLevel: TypeAlias = Literal["none", "read", "write"]
"""What a restricted key can do in an area of the API: nothing, send GET requests, or all requests."""


class ApiKeyAccess(TypedDict):
    """What a restricted key can do in each area of the API."""
    clients: ApiKeyAreaLevel
    """Clients, contacts and their tags."""
    projects: ApiKeyAreaLevel
    """Projects with their milestones, phases and tasks, and project types to read."""
    tickets: ApiKeyAreaLevel
    """Tickets with comments, files, tasks and SLA; statuses, priorities and canned replies to read."""
    time: ApiKeyAreaLevel
    """Time entries, timers and sums of time."""
    expenses: ApiKeyAreaLevel
    """Expenses and receipts."""
    billing: ApiKeyAreaLevel
    """Invoices, payments, credit notes and statements."""
    retainers: ApiKeyAreaLevel
    """Agreements and their periods."""
    people: ApiKeyAreaLevel
    """Users and their permissions."""
    reports: ApiKeyAreaLevel
    """Reports, also those mailed on a schedule; they hold figures of all other areas."""
    webhooks: ApiKeyAreaLevel
    """Webhooks."""
    settings: ApiKeyAreaLevel
    """The workspace, API keys, tags, rate cards, types, statuses and priorities."""


ApiKeyNetworks: TypeAlias = "list[str]"
"""Networks from which the key works, as CIDR or single addresses, IPv4 or IPv6; from all if empty. An IPv4-mapped IPv6 address counts as its IPv4 address."""


DateTime: TypeAlias = str
"""An instant in UTC with milliseconds."""


class ApiKey(TypedDict):
    """An API key for one side of the workspace, with the rights of its user."""
    id: ApiKeyId
    name: Name
    mode: Mode
    scope: ApiKeyScope
    access: ApiKeyAccess | None
    """What a restricted key can do in each area; null for other keys."""
    allowed_ips: ApiKeyNetworks
    user_id: UserId
    """The user that the key acts as: a user of the side given by `mode`."""
    user_name: str
    """Name of the user."""
    last_four: str
    """The last four characters of the key."""
    expires_at: str | None
    """When the key stops working."""
    last_used_at: str | None
    """When the key was last used, to the minute."""
    last_used_ip: str | None
    """The address of that use."""
    previous_key_expires_at: str | None
    """When the secret from before the latest roll stops working, or has stopped; null if it was not rolled."""
    created_at: DateTime
    key: NotRequired[str]
    """The secret key. Only in the responses to its creation and to a roll."""


class Pagination(TypedDict):
    """The position of this page in the list."""
    page: int
    """Page number. With `cursor`, the number of pages read up to this one."""
    per_page: int
    """Number of objects per page."""
    total: int
    """Total number of objects. With `cursor`, as counted for the first page."""
    total_pages: int
    """Total number of pages. With `cursor`, as counted for the first page."""
    next_cursor: str | None
    """Send it as `cursor` for what follows this page. There is one even where `has_more` is false: keep it to continue later. Null for a page beyond the last, and for a list with both `updated_since` and a `sort`."""
    has_more: bool
    """Whether more objects follow this page."""


class ApiKeyAccessCreate(TypedDict):
    """What a restricted key can do in each area of the API; `none` in areas that are omitted."""
    clients: NotRequired[ApiKeyAreaLevel]
    """Clients, contacts and their tags."""
    projects: NotRequired[ApiKeyAreaLevel]
    """Projects with their milestones, phases and tasks, and project types to read."""
    tickets: NotRequired[ApiKeyAreaLevel]
    """Tickets with comments, files, tasks and SLA; statuses, priorities and canned replies to read."""
    time: NotRequired[ApiKeyAreaLevel]
    """Time entries, timers and sums of time."""
    expenses: NotRequired[ApiKeyAreaLevel]
    """Expenses and receipts."""
    billing: NotRequired[ApiKeyAreaLevel]
    """Invoices, payments, credit notes and statements."""
    retainers: NotRequired[ApiKeyAreaLevel]
    """Agreements and their periods."""
    people: NotRequired[ApiKeyAreaLevel]
    """Users and their permissions."""
    reports: NotRequired[ApiKeyAreaLevel]
    """Reports, also those mailed on a schedule; they hold figures of all other areas."""
    webhooks: NotRequired[ApiKeyAreaLevel]
    """Webhooks."""
    settings: NotRequired[ApiKeyAreaLevel]
    """The workspace, API keys, tags, rate cards, types, statuses and priorities."""


class ApiKeyCreate(TypedDict):
    """The key to create."""
    name: Name
    mode: Mode
    scope: NotRequired[ApiKeyScope]
    access: NotRequired[ApiKeyAccessCreate]
    """What a restricted key can do in each area; required with `scope: restricted`, and only sent with it."""
    allowed_ips: NotRequired[ApiKeyNetworks]
    expires_at: NotRequired[DateTime | None]
    """When the key stops working, by the clock of its side."""
    user_id: NotRequired[UserId]
    """The user for whom the key is created, as a user of the calling key's side. Defaults to the calling key's user."""


class DeletedObject(TypedDict):
    """Identifies the deleted object."""
    id: str
    deleted: bool
    """Always true."""


class ApiKeyRoll(TypedDict):
    """How long the secret from before continues to work."""
    grace_hours: NotRequired[int]
    """Hours for which the secret from before works too, by the clock of the key's side; 0 ends it immediately."""


class CliLoginCreate(TypedDict):
    """The key that the command line gets."""
    name: Name
    mode: Mode
    scope: NotRequired[ApiKeyScope]
    access: NotRequired[ApiKeyAccessCreate]
    """What a restricted key can do in each area; required with `scope: restricted`, and only sent with it."""
    allowed_ips: NotRequired[ApiKeyNetworks]
    expires_at: NotRequired[DateTime | None]
    """When the key stops working, by the clock of its side."""


class CliLogin(TypedDict):
    """A code for the command line."""
    code: str
    """What is typed at `docket login`. Only in this response."""
    mode: Mode
    """The side of the key."""
    expires_at: DateTime
    """Until when it can be redeemed, in real time."""


ContactId: TypeAlias = str
"""Identifier of a contact; identifiers sort by creation."""


Locale: TypeAlias = str
"""Language of documents, pages and mails, as a BCP 47 tag: one of `en`, `de`, `fr`, `es`, `it` and `nl`, optionally with a country (`de-CH`). The country determines how numbers and dates are written. Without a country, that of the client, or for users of the workspace, is used if the language is spoken there."""


ClientId: TypeAlias = str
"""Identifier of a client; identifiers sort by creation."""


class PortalClient(TypedDict):
    """The client of the contact."""
    id: ClientId
    name: Name


Timezone: TypeAlias = str
"""IANA name of a time zone."""


TagColor: TypeAlias = str
"""A color as `#rrggbb`."""


class WorkspaceLogo(TypedDict):
    """The logo shown at the top of invoices."""
    url: str
    """URL of the file; requires an API key, or in the portal the session."""
    filename: str
    content_type: WorkspaceLogoContentType
    size: int
    """Bytes."""
    uploaded_at: DateTime


class PortalWorkspace(TypedDict):
    """The firm that offers the portal."""
    name: Name
    timezone: Timezone
    mode: Mode
    shows_hours: bool
    """Whether projects show hours and budget."""
    accent_color: TagColor | None
    """Color of links and buttons; null if none is set."""
    logo: WorkspaceLogo | None
    """The logo; null if there is none. Its URL requires the session."""


class PortalProfile(TypedDict):
    """The contact who is signed in, and what they can do."""
    id: ContactId
    name: Name
    email: str | None
    """Address for signing in."""
    access_level: PortalProfileAccessLevel
    sees_invoices: bool
    """Whether invoices, credit notes, the statement and retainers are visible: to contacts with `is_billing` or `receives_invoices`."""
    receives_ticket_replies: bool
    """Whether the contact receives the team's public comments on their tickets by mail."""
    locale: Locale
    """Language of the portal and its mails."""
    client: PortalClient
    workspace: PortalWorkspace


class PortalProfileUpdate(TypedDict):
    """The settings that contacts can change themselves."""
    receives_ticket_replies: NotRequired[bool]
    """Whether the contact receives the team's public comments on their tickets by mail."""


ErrorCode: TypeAlias = Literal["invalid_request", "unauthorized", "forbidden", "not_found", "method_not_allowed", "duplicate", "invalid_state", "deletion_pending", "precondition_failed", "payload_too_large", "unsupported_media_type", "idempotency_key_reused", "idempotency_in_progress", "rate_limit_exceeded", "internal_error", "unavailable"]
"""The closed list of error codes."""


class FieldError(TypedDict):
    """What is wrong with one field or parameter."""
    field: str
    """A dotted path (`line_items.0.rate`), or the name of a parameter."""
    code: NotRequired[ErrorCode]
    """In a bulk operation: the code that the operation for a single object would return."""
    message: str
    """The message, phrased to follow the field name. If `code` is not `invalid_request`, it is a complete sentence."""


class ErrorBody(TypedDict):
    """The error, returned under `error` by every unsuccessful response."""
    code: ErrorCode
    message: str
    """One human-readable sentence."""
    field: NotRequired[str]
    """The first invalid field as a dotted path (`line_items.0.rate`), or the name of a parameter."""
    details: NotRequired[list[FieldError]]
    """All invalid fields, or in a bulk operation the errors of all items, up to 100."""
    request_id: str
    """The `X-Request-Id` of the response."""
    doc_url: str
    """Documentation of the error code."""


class ErrorEnvelope(TypedDict):
    """An error response."""
    error: ErrorBody


class PortalPasswordUpdate(TypedDict):
    """The contact's password and the new one."""
    current_password: str
    """The contact's present password."""
    new_password: str
    """The new password."""


class PortalSessionsEnded(TypedDict):
    """The result of ending the contact's other sessions."""
    sessions_ended: int
    """Number of sessions that ended."""


PortalSessionId: TypeAlias = str
"""Identifier of a session."""


class PortalSession(TypedDict):
    """A session of the contact in the portal. Its times are in real time, on the test side too."""
    id: PortalSessionId
    is_current: bool
    """Whether this is the session of the request."""
    browser: str | None
    """The browser in which the session began, such as Firefox; null if not recognized."""
    platform: str | None
    """The device or system on which the session began, such as iPhone or Windows; null if not recognized."""
    ip: str | None
    """The address that the session was last used from; null if not known."""
    created_at: DateTime
    """When the contact signed in."""
    last_used_at: DateTime
    """When the session was last used, to the minute."""


ProjectStatus: TypeAlias = Literal["pending", "active", "on_hold", "completed", "cancelled"]
"""Status of a project."""


SortOrder: TypeAlias = Literal["asc", "desc"]
"""Direction of a sort."""


ProjectId: TypeAlias = str
"""Identifier of a project; identifiers sort by creation."""


class PortalHours(TypedDict):
    """Hours of a project."""
    budget: float | None
    """Budget in hours; null for none."""
    used: float
    """Hours logged, billable or not."""


class PortalProjectSummary(TypedDict):
    """A project of the client in a list."""
    id: ProjectId
    title: Name
    description: str | None
    status: ProjectStatus
    start_date: str | None
    """First planned day."""
    due_date: str | None
    """Due date."""
    completed_at: str | None
    """When the project was completed; null until then."""
    hours: PortalHours | None
    """Null unless the workspace sets `portal_shows_hours`."""


PhaseId: TypeAlias = str
"""Identifier of a phase; identifiers sort by creation."""


LongText: TypeAlias = str
"""A text of one or more lines."""


PhaseStatus: TypeAlias = Literal["pending", "active", "completed"]
"""Status of a phase."""


CalendarDate: TypeAlias = str
"""A calendar date, `YYYY-MM-DD`, between 1900-01-01 and 2999-12-31."""


class PortalPhase(TypedDict):
    """A phase of a project, as the client sees it."""
    id: PhaseId
    title: Name
    description: LongText | None
    status: PhaseStatus
    start_date: CalendarDate | None
    """Planned start date."""
    due_date: CalendarDate | None
    """Due date."""
    progress_percent: float
    """Percentage of its tasks and tickets that are completed, with 2 decimals; 0 if it has none."""


MilestoneId: TypeAlias = str
"""Identifier of a milestone; identifiers sort by creation."""


class PortalMilestone(TypedDict):
    """A milestone of a project, as the client sees it."""
    id: MilestoneId
    title: Name
    description: LongText | None
    phase_id: PhaseId | None
    """The phase of the project."""
    due_date: CalendarDate | None
    """Due date."""


class PortalProject(TypedDict):
    """A project of the client, as the client sees it."""
    id: ProjectId
    title: Name
    description: str | None
    status: ProjectStatus
    start_date: str | None
    """First planned day."""
    due_date: str | None
    """Due date."""
    completed_at: str | None
    """When the project was completed; null until then."""
    hours: PortalHours | None
    """Null unless the workspace sets `portal_shows_hours`."""
    progress_percent: NotRequired[float]
    """Percentage of its tasks and tickets that are completed, with 2 decimals, each weighted equally; 0 if it has none."""
    phases: NotRequired[list[PortalPhase]]
    """Its phases in order."""
    milestones: NotRequired[list[PortalMilestone]]
    """Its milestones by due date."""


TicketId: TypeAlias = str
"""Identifier of a ticket; identifiers sort by creation."""


class PortalTicketStatus(TypedDict):
    """Status of a ticket."""
    name: str
    """Name of the status."""
    color: TagColor
    is_closed: bool
    """Whether the ticket is closed."""


class PortalTicket(TypedDict):
    """A ticket of the client, as the client sees it."""
    id: TicketId
    number: str
    """Ticket number."""
    title: Name
    description: str | None
    project_id: ProjectId | None
    """The project of the ticket."""
    project_title: str | None
    """Title of the project."""
    status: PortalTicketStatus
    priority: str
    """Name of the priority."""
    contact_id: ContactId | None
    """The contact whose ticket it is."""
    contact_name: str | None
    """Name of the contact."""
    opened_at: DateTime
    closed_at: str | None
    """When it was closed; null while it is open."""
    reopen_until: str | None
    """Until when a contact with full access can reopen the ticket: 14 days after it was closed. Null while the ticket is open, and after this time."""
    resolution_summary: str | None
    """How it was resolved; null while it is open."""
    awaits_client: bool
    """Whether the firm waits for an answer. True if the ticket is open, the latest public comment is by a user of the firm, and this comment has a question or the status of the ticket pauses the SLA."""
    updated_at: str
    """When anything that the client sees of the ticket last changed: a field of this object, a public comment or a public file."""


class PortalTicketCreate(TypedDict):
    """The ticket to create."""
    title: Name
    description: NotRequired[LongText | None]
    project_id: NotRequired[ProjectId | None]
    """A project of the client."""


TicketActivityId: TypeAlias = str
"""Identifier of an activity of a ticket; identifiers sort by creation."""


TicketActivityType: TypeAlias = Literal["comment", "status_change", "priority_change", "assignment", "created", "closed", "reopened", "attachment", "time_logged"]
"""Type of activity. A `comment` is written by a person, all others are recorded by the service."""


class PortalActivity(TypedDict):
    """A public comment on a ticket, or a file that was attached."""
    id: TicketActivityId
    type: TicketActivityType
    content: str | None
    """Text of the comment, or name of the file."""
    author_name: str | None
    """Name of the user or contact; null for the service itself."""
    is_own_side: bool
    """Whether a contact of the client did it."""
    edited_at: str | None
    """When the author last edited the comment; null if never."""
    created_at: DateTime


class PortalCommentCreate(TypedDict):
    """A comment on a ticket."""
    content: str
    """Text of the comment."""


AttachmentId: TypeAlias = str
"""Identifier of an attachment; identifiers sort by creation."""


class PortalAttachment(TypedDict):
    """A public file on a ticket."""
    id: AttachmentId
    filename: str
    """Name of the uploaded file, with an extension that fits `content_type`."""
    content_type: str
    """MIME type, detected from the content."""
    size: int
    """Bytes."""
    author_name: str | None
    """Name of the user or contact."""
    url: str
    """URL of the file; requires the session."""
    created_at: DateTime


class PortalAttachmentUpload(TypedDict):
    """A form with one file."""
    file: str
    """The file."""


class PortalReopen(TypedDict):
    """Why the ticket is reopened."""
    reason: NotRequired[str | None]
    """What is still wrong; visible to the team."""


ApprovalState: TypeAlias = Literal["pending", "approved", "rejected", "cancelled"]
"""Whether the client has decided. Only a pending approval changes its status."""


ApprovalId: TypeAlias = str
"""Identifier of an approval; later ones sort after earlier ones."""


ApprovalType: TypeAlias = Literal["milestone", "hours"]
"""What the client is asked to approve."""


Hours: TypeAlias = float
"""Hours with 2 decimals; 0.25 is a quarter of an hour."""


class PortalApprovalDecision(TypedDict):
    """What a contact of the client decided."""
    contact_name: str | None
    """Name of the contact."""
    comment: str | None
    """Comment of the contact."""
    decided_at: DateTime


PortalApprovalSummary = TypedDict(
    "PortalApprovalSummary",
    {
        "id": "ApprovalId",
        "type": "ApprovalType",
        "status": "ApprovalState",
        # Title of the milestone, project or agreement.
        "title": "str",
        # Description of the milestone.
        "description": "str | None",
        # The project.
        "project_id": "ProjectId | None",
        # First day of the hours; null for a milestone.
        "from": "CalendarDate | None",
        # Last day of the hours; null for a milestone.
        "to": "CalendarDate | None",
        # Total hours; null for a milestone.
        "hours": "Hours | None",
        # Message from the firm.
        "message": "str | None",
        # Day by which the client is asked to decide.
        "due_date": "CalendarDate | None",
        # Name of the user who asks.
        "requested_by_name": "str | None",
        "requested_at": "DateTime",
        # What the client decided; null until then.
        "decision": "PortalApprovalDecision | None",
    },
)
"""What the client is asked to approve, in a list."""


class PortalApprovalPerson(TypedDict):
    """What a person worked on a day."""
    name: str
    """Name of the person."""
    hours: Hours


class PortalApprovalDay(TypedDict):
    """What was worked on a day."""
    date: CalendarDate
    hours: Hours
    """Hours of the day."""
    people: list[PortalApprovalPerson]
    """Who worked on it, by name."""


PortalApproval = TypedDict(
    "PortalApproval",
    {
        "id": "ApprovalId",
        "type": "ApprovalType",
        "status": "ApprovalState",
        # Title of the milestone, project or agreement.
        "title": "str",
        # Description of the milestone.
        "description": "str | None",
        # The project.
        "project_id": "ProjectId | None",
        # First day of the hours; null for a milestone.
        "from": "CalendarDate | None",
        # Last day of the hours; null for a milestone.
        "to": "CalendarDate | None",
        # Total hours; null for a milestone.
        "hours": "Hours | None",
        # Message from the firm.
        "message": "str | None",
        # Day by which the client is asked to decide.
        "due_date": "CalendarDate | None",
        # Name of the user who asks.
        "requested_by_name": "str | None",
        "requested_at": "DateTime",
        # What the client decided; null until then.
        "decision": "PortalApprovalDecision | None",
        # Only for an approval of hours: the hours by day and person, in order of days.
        "days": "NotRequired[list[PortalApprovalDay]]",
    },
)
"""What the client is asked to approve, as the client sees it."""


class PortalApprove(TypedDict):
    """The comment on the approval."""
    comment: NotRequired[LongText | None]
    """A comment for the firm."""


class PortalApprovalEntry(TypedDict):
    """A piece of work, as the client sees it."""
    id: str
    """Identifier of the line."""
    date: CalendarDate
    name: str
    """Name of the person who did it."""
    hours: Hours
    description: str | None
    """What was done."""


class PortalReject(TypedDict):
    """Why the approval is rejected."""
    comment: str
    """What is wrong, for the firm; not blank."""


InvoiceStatus: TypeAlias = Literal["draft", "pending_approval", "approved", "sent", "viewed", "partial", "paid", "overdue", "void", "uncollectible"]
"""Status of an invoice. Users set `draft`, `pending_approval` and `approved`. Once the invoice is sent, the status is derived. It is the first that applies: `paid` if nothing is outstanding, `overdue` past its due date, `partial` if partly paid, `viewed` if seen by the client, otherwise `sent`. `void` and `uncollectible` do not change by themselves."""


InvoiceId: TypeAlias = str
"""Identifier of an invoice; identifiers sort by creation."""


Currency: TypeAlias = str
"""ISO 4217 code of a currency."""


Money: TypeAlias = float
"""An exact amount of money in the accompanying currency, never subject to binary rounding."""


class PortalInvoice(TypedDict):
    """An invoice that was sent to the client."""
    id: InvoiceId
    invoice_number: str
    """Number of the invoice."""
    status: InvoiceStatus
    subject: str | None
    """Subject of the invoice."""
    currency: Currency
    invoice_date: CalendarDate
    due_date: CalendarDate
    total: Money
    """Total, tax included."""
    amount_paid: Money
    """Payments less refunds."""
    credited: Money
    """Total of its credit notes."""
    outstanding: Money
    """What is still to be paid."""
    hosted_url: str | None
    """The page of the invoice, with the ways to pay it."""
    pay_url: str | None
    """The page on which it can be paid online; null if there is none, nothing is to be paid, or a payment is on its way."""
    payment_under_way: bool
    """Whether a payment is on its way, such as a debit whose bank takes days. It is in no amount yet, and until it has arrived or failed, no way to pay is offered."""
    pdf_url: str
    """URL of the PDF; requires the session."""
    e_invoice_url: str | None
    """URL of its electronic form, which requires the session; null if it was issued as a plain PDF only."""


CreditNoteId: TypeAlias = str
"""Identifier of a credit note; later ones sort after earlier ones."""


class PortalCreditNote(TypedDict):
    """A credit on an invoice of the client."""
    id: CreditNoteId
    credit_note_number: str
    """Number of the credit note."""
    invoice_id: InvoiceId
    invoice_number: str
    """Number of the invoice."""
    currency: Currency
    credit_date: CalendarDate
    total: Money
    """Total, tax included; positive."""
    pdf_url: str
    """URL of the PDF; requires the session."""
    e_invoice_url: str | None
    """URL of its electronic form, which requires the session; null if it was issued as a plain PDF only."""


AnswerFormat: TypeAlias = Literal["json", "csv", "pdf"]
"""Format of a report."""


StatementMovementType: TypeAlias = Literal["invoice", "credit_note", "payment", "refund"]
"""What changed the balance."""


class StatementMovement(TypedDict):
    """A change of the amount that a client owes."""
    date: CalendarDate
    type: StatementMovementType
    id: str
    """Identifier of the invoice, payment, refund or credit note."""
    invoice_id: InvoiceId | None
    """The invoice to which the movement belongs; null for a payment over several invoices or without one, and for refunds of what was on none."""
    number: str
    """Number of the credit note, or else of the invoice; the reference of a payment that belongs to none, or empty."""
    amount: Money
    """Amount that the movement adds to the balance: positive for an invoice or a refund, negative for a payment or a credit note."""
    balance: Money
    """What the client owed after the movement."""


class StatementAccount(TypedDict):
    """The part of a statement in one currency."""
    currency: Currency
    opening_balance: Money
    """What the client owed before the first day; negative if it had paid too much."""
    movements: list[StatementMovement]
    """What changed the balance, oldest first."""
    closing_balance: Money
    """What the client owed at the end of the last day; negative if it had paid too much."""
    credit: Money
    """Money of the client that was on no invoice at the end of the last day; `closing_balance` is less by it."""
    late_interest: float | None
    """Interest by the rule of the workspace on the invoices that are outstanding, for their days up to the last day, or today if that is earlier, that were not charged yet. For information: no balance contains it. Null for none."""


Statement = TypedDict(
    "Statement",
    {
        "client_id": "ClientId",
        # Name of the client.
        "client_name": "str",
        # First day.
        "from": "CalendarDate",
        # Last day.
        "to": "CalendarDate",
        # One account for each currency, the client's currency first.
        "accounts": "list[StatementAccount]",
    },
)
"""What a client was billed, paid and was credited over a range of days."""


AgreementId: TypeAlias = str
"""Identifier of an agreement; identifiers sort by creation."""


AgreementStatus: TypeAlias = Literal["draft", "active", "paused", "expired", "cancelled"]
"""Status of an agreement. `draft`: no period yet. `active`: periods follow one another. `paused`: the running period ends as planned and no period opens.
`expired`: its `end_date` has passed. `cancelled`: set immediately on cancellation, although periods run to the effective date.
"""


class PortalAgreementPeriod(TypedDict):
    """Hours of the open period of a retainer agreement."""
    start_date: CalendarDate
    end_date: CalendarDate
    available_hours: float
    """Included hours and those rolled over from earlier periods."""
    used_hours: float
    """Hours used so far."""
    remaining_hours: float
    """Hours left."""


class PortalAgreement(TypedDict):
    """A retainer agreement of the client, with what is left of its open period."""
    id: AgreementId
    title: Name
    status: AgreementStatus
    start_date: CalendarDate
    end_date: str | None
    """Last day as agreed; null if ongoing."""
    period: PortalAgreementPeriod | None
    """The open period; null if there is none."""


MailId: TypeAlias = str
"""Identifier of a mail; identifiers sort by creation."""


class TestMail(TypedDict):
    """A mail captured on the test side instead of being sent. Reading links requires an unrestricted key: for a read-only key, `text`, `html` and `links` are empty."""
    id: MailId
    to: list[str]
    cc: list[str]
    bcc: list[str]
    subject: str
    text: str
    """The plain text body."""
    html: str
    """The HTML body."""
    links: list[str]
    """All distinct links in the two bodies, in order."""
    attachments: list[TestMailAttachment]
    """The attached files. The logo, which the HTML shows as `cid:logo@docket`, is not listed."""
    created_at: DateTime


UserStatusFilter: TypeAlias = Literal["active", "invited", "deactivated", "all"]
"""A status of users, or `all` of them."""


UserRole: TypeAlias = Literal["owner", "admin", "manager", "member", "viewer", "contractor"]
"""Owners and admins can do everything; a manager leads a team; a member logs time and works on projects; a viewer can only read; a contractor is external, with limited access."""


UserStatus: TypeAlias = Literal["active", "invited", "deactivated"]
"""An invited user has not yet accepted the invitation; a deactivated user cannot sign in, but their history is kept."""


class Permissions(TypedDict):
    """Permissions of the user. The role determines the defaults; owners and admins have every permission, viewers never have a write permission, and contractors at most `can_see_rates` and `can_export_data`."""
    can_see_rates: bool
    """See hourly rates and the value of time."""
    can_see_costs: bool
    """See cost rates and profit."""
    can_approve_time: bool
    """Approve time and expenses."""
    can_manage_invoices: bool
    """Manage invoices, payments, agreements and rate cards."""
    can_manage_clients: bool
    """Manage clients and contacts."""
    can_manage_projects: bool
    """Manage projects."""
    can_manage_team: bool
    """Invite, update and deactivate members, viewers and contractors."""
    can_view_reports: bool
    """View reports."""
    can_export_data: bool
    """Export data as CSV and PDF."""


class UserNotifications(TypedDict):
    """Whether `notification_settings` mails `ticket_assigned` and `client_replied` to the user, now or in a digest. Users are not notified of their own actions."""
    ticket_assigned: bool
    """A ticket was assigned to the user."""
    ticket_replied: bool
    """A contact replied on a ticket assigned to the user."""


NotificationMail: TypeAlias = Literal["now", "daily", "weekly", "off"]
"""When notifications of a kind are mailed to the user: `now`, each by itself; `daily` or `weekly`, those that are still unread, together at 8:00 (on Mondays) in the time zone of the user, or that of the workspace if the user has none; or `off`. A digest contains what the user may still see when it is mailed."""


class NotificationSetting(TypedDict):
    """How a user receives notifications of a kind."""
    app: bool
    """Whether `listNotifications` has them."""
    mail: NotificationMail


class NotificationSettings(TypedDict):
    """How the user receives notifications of each kind (`NotificationKind`). What the user has not set follows the role."""
    ticket_assigned: NotificationSetting
    mentioned: NotificationSetting
    client_replied: NotificationSetting
    ticket_answered: NotificationSetting
    time_rejected: NotificationSetting
    expense_rejected: NotificationSetting
    approval_requested: NotificationSetting
    approval_decided: NotificationSetting
    budget_crossed: NotificationSetting
    sla_warning: NotificationSetting
    sla_breached: NotificationSetting
    invoice_overdue: NotificationSetting
    invoice_paid: NotificationSetting
    invoice_mail_failed: NotificationSetting
    payment_disputed: NotificationSetting
    refund_failed: NotificationSetting
    retainer_near_limit: NotificationSetting
    retainer_ending: NotificationSetting
    time_missing: NotificationSetting


TimeEntryId: TypeAlias = str
"""Identifier of a time entry; identifiers sort by creation."""


class UserTimeEntry(TypedDict):
    """A brief form of a time entry."""
    id: TimeEntryId
    date: CalendarDate
    hours: Hours
    description: str | None
    client_id: str | None
    project_id: str | None
    ticket_id: str | None
    billable: bool
    """Whether the hours are billable."""
    running: bool
    """Whether the timer is still running."""


class UserProject(TypedDict):
    """A brief form of a project."""
    id: ProjectId
    title: str
    client_id: ClientId
    status: ProjectStatus


Percent: TypeAlias = float
"""A percentage with 2 decimals; 75 is 75 percent. Can exceed 100."""


class UserStats(TypedDict):
    """Statistics of the user's work. Weeks begin on Monday; running timers count as 0 hours."""
    hours_this_week: Hours
    hours_this_month: Hours
    billable_percent: Percent
    """Billable hours this month as a percentage of all hours this month; 0 without hours."""
    active_projects: int
    """Active projects that the user manages, has open tickets on, or has logged time on in the last 90 days."""
    open_tickets: int
    """Open tickets assigned to the user."""


class User(TypedDict):
    """A person on one side of the workspace. Of other users, contractors see only `id`, `name` and `role`."""
    id: UserId
    email: NotRequired[str]
    """Unique in the workspace."""
    name: str
    avatar_url: NotRequired[str | None]
    role: UserRole
    title: NotRequired[str | None]
    department: NotRequired[str | None]
    phone: NotRequired[str | None]
    timezone: NotRequired[str | None]
    """IANA name of the time zone; null uses the workspace's."""
    locale: NotRequired[Locale | None]
    """Language in which the user reads pages, mails and files of Docket, with its formats of numbers and dates; null follows the workspace's."""
    status: NotRequired[UserStatus]
    capacity: NotRequired[UserCapacity]
    rates: NotRequired[UserRates]
    permissions: NotRequired[Permissions]
    notifications: NotRequired[UserNotifications]
    notification_settings: NotRequired[NotificationSettings]
    last_active_at: NotRequired[str | None]
    """When a key of the user was last used, to the minute."""
    invitation_sent_at: NotRequired[str]
    """Only on invited users."""
    invitation_expires_at: NotRequired[str]
    """Only on invited users."""
    deactivated_at: NotRequired[str]
    """Only on deactivated users."""
    created_at: NotRequired[DateTime]
    updated_at: NotRequired[DateTime]
    time_entries: NotRequired[list[UserTimeEntry]]
    """With `include=time_entries`: the 20 latest time entries."""
    projects: NotRequired[list[UserProject]]
    """With `include=projects`: the newest 100 projects that the user manages, has open tickets on, or has logged time on in the last 90 days."""
    stats: NotRequired[UserStats]
    """With `include=stats`."""


Url: TypeAlias = str
"""An absolute http or https URL."""


ShortText: TypeAlias = str
"""A short text."""


class NotificationSettingUpdate(TypedDict):
    """How to receive notifications of a kind; omitted fields are unchanged, null returns to what the role starts with."""
    app: NotRequired[bool | None]
    """Whether `listNotifications` has them."""
    mail: NotRequired[NotificationMail | None]


class NotificationSettingsUpdate(TypedDict):
    """How the user wants to receive notifications, by kind; kinds and fields that are omitted are unchanged."""
    ticket_assigned: NotRequired[NotificationSettingUpdate]
    mentioned: NotRequired[NotificationSettingUpdate]
    client_replied: NotRequired[NotificationSettingUpdate]
    ticket_answered: NotRequired[NotificationSettingUpdate]
    time_rejected: NotRequired[NotificationSettingUpdate]
    expense_rejected: NotRequired[NotificationSettingUpdate]
    approval_requested: NotRequired[NotificationSettingUpdate]
    approval_decided: NotRequired[NotificationSettingUpdate]
    budget_crossed: NotRequired[NotificationSettingUpdate]
    sla_warning: NotRequired[NotificationSettingUpdate]
    sla_breached: NotRequired[NotificationSettingUpdate]
    invoice_overdue: NotRequired[NotificationSettingUpdate]
    invoice_paid: NotRequired[NotificationSettingUpdate]
    invoice_mail_failed: NotRequired[NotificationSettingUpdate]
    payment_disputed: NotRequired[NotificationSettingUpdate]
    refund_failed: NotRequired[NotificationSettingUpdate]
    retainer_near_limit: NotRequired[NotificationSettingUpdate]
    retainer_ending: NotRequired[NotificationSettingUpdate]
    time_missing: NotRequired[NotificationSettingUpdate]


HoursPerWeek: TypeAlias = int
"""Hours that the user works in a week."""


BillableTarget: TypeAlias = int
"""Target percentage of capacity that is billable."""


RateInput: TypeAlias = float
"""An hourly rate with up to 4 decimals, in the accompanying currency."""


class UserUpdate(TypedDict):
    """The fields of a user to change. Capacity and rates can be sent grouped or flat."""
    name: NotRequired[Name]
    avatar_url: NotRequired[Url | None]
    title: NotRequired[ShortText | None]
    department: NotRequired[ShortText | None]
    phone: NotRequired[ShortText | None]
    role: NotRequired[UserRole]
    timezone: NotRequired[Timezone | None]
    locale: NotRequired[Locale | None]
    """Language in which the user reads pages, mails and files of Docket, with its formats of numbers and dates; null follows the workspace's."""
    notifications: NotRequired[UserUpdateNotifications]
    notification_settings: NotRequired[NotificationSettingsUpdate]
    capacity: NotRequired[UserUpdateCapacity]
    rates: NotRequired[UserUpdateRates]
    hours_per_week: NotRequired[HoursPerWeek]
    billable_target: NotRequired[BillableTarget]
    cost_rate: NotRequired[RateInput | None]
    bill_rate: NotRequired[RateInput | None]


class UsersUpdate(TypedDict):
    """A change to apply to several users."""
    ids: list[UserId]
    """The users to change."""
    updates: UserUpdate


Email: TypeAlias = str
"""An e-mail address. Its domain may have letters of any script."""


class UserInvite(TypedDict):
    """The user to invite."""
    email: Email
    """Address to which the invitation is mailed. Unique in the workspace."""
    name: Name
    role: UserRole
    title: NotRequired[ShortText | None]
    department: NotRequired[ShortText | None]
    locale: NotRequired[Locale | None]
    """Language of the invitation and of what the user reads later; null follows the workspace's."""
    hours_per_week: NotRequired[HoursPerWeek]
    billable_target: NotRequired[BillableTarget]
    cost_rate: NotRequired[RateInput | None]
    bill_rate: NotRequired[RateInput | None]


SessionId: TypeAlias = str
"""Identifier of a session."""


class Session(TypedDict):
    """A session in which a user is signed in. Its times are in real time, on the test side too."""
    id: SessionId
    is_current: bool
    """Whether this is the session of the request; false for a request with an API key."""
    browser: str | None
    """The browser in which the session began, such as Firefox; null if not recognized."""
    platform: str | None
    """The device or system on which the session began, such as iPhone or Windows; null if not recognized."""
    ip: str | None
    """The address that the session was last used from; null if not known."""
    created_at: DateTime
    """When the user signed in."""
    last_used_at: DateTime
    """When the session was last used, to the minute."""


class EndedSessions(TypedDict):
    """The result of ending other sessions of the user."""
    sessions_ended: int
    """Number of sessions that ended."""


class PasswordUpdate(TypedDict):
    """The user's password and the new one."""
    current_password: str
    """The user's present password."""
    new_password: str
    """The new password."""


PasskeyId: TypeAlias = str
"""Identifier of a passkey; identifiers sort by creation."""


class Passkey(TypedDict):
    """A passkey (WebAuthn) of the user who is signed in. Its times are in real time, on the test side too."""
    id: PasskeyId
    name: str
    """What the user calls it, such as the device that has it."""
    is_synced: bool
    """Whether it is also on other devices of the user, because their password manager copies it there."""
    created_at: DateTime
    """When it was added."""
    last_used_at: str | None
    """When the user last signed in with it; null before the first time."""


class PasskeyCreate(TypedDict):
    """The passkey that the browser has made."""
    name: Name
    credential: dict[str, object]
    """What `navigator.credentials.create` returned, as its `toJSON()` writes it (`RegistrationResponseJSON` of WebAuthn)."""


class PasskeyCreated(TypedDict):
    """A passkey that was just added."""
    id: PasskeyId
    name: str
    """What the user calls it, such as the device that has it."""
    is_synced: bool
    """Whether it is also on other devices of the user, because their password manager copies it there."""
    created_at: DateTime
    """When it was added."""
    last_used_at: str | None
    """When the user last signed in with it; null before the first time."""
    recovery_codes: list[str] | None
    """Ten codes, each of which works once in place of the passkey, after the password; null if the user had a second factor or a passkey before. Only in this response: show them once."""


class PasswordConfirmation(TypedDict):
    """The password of the user, which confirms what they do."""
    current_password: str
    """The user's present password."""


class PasskeyOptions(TypedDict):
    """What the browser needs to make a passkey. Only in this response."""
    options: dict[str, object]
    """For `navigator.credentials.create`, as `PublicKeyCredential.parseCreationOptionsFromJSON` reads it (`PublicKeyCredentialCreationOptionsJSON` of WebAuthn)."""


class PasskeyUpdate(TypedDict):
    """The fields of a passkey to change."""
    name: NotRequired[Name]


class FactorCode(TypedDict):
    """A code of the second factor."""
    code: str
    """Six digits from the authenticator app or, where it says so, a recovery code. Spaces and hyphens do not matter."""


class RecoveryCodeSet(TypedDict):
    """Codes that stand in for the second factor when it is lost. Only in this response."""
    recovery_codes: list[str]
    """Ten codes, each of which works once."""


class SecondFactor(TypedDict):
    """The second factor of the user who is signed in."""
    confirmed_at: str | None
    """Since when the user has an authenticator app as their second factor, in real time; null without one."""
    recovery_codes_left: int
    """How many recovery codes were not used yet."""


class Totp(TypedDict):
    """A secret for an authenticator app (RFC 6238). Only in this response."""
    secret: str
    """The secret in base32, to type into the app."""
    uri: str
    """The `otpauth:` address that apps read."""
    qr_svg: str
    """The address as a QR code, an image in SVG."""


class FactorRemoved(TypedDict):
    """The second factor is gone."""
    deleted: bool
    """Always true."""


UserInclude: TypeAlias = Literal["time_entries", "projects", "stats"]
"""A related object of a user that can be embedded."""


class ErasedPerson(TypedDict):
    """A user or contact whose personal data was erased."""
    id: str
    """Id of the user or contact."""
    erased: bool
    """Always true."""


class PermissionsUpdate(TypedDict):
    """The permissions to change; null resets a permission to the default of the role."""
    can_see_rates: NotRequired[bool | None]
    """See hourly rates and the value of time."""
    can_see_costs: NotRequired[bool | None]
    """See cost rates and profit."""
    can_approve_time: NotRequired[bool | None]
    """Approve time and expenses."""
    can_manage_invoices: NotRequired[bool | None]
    """Manage invoices, payments, agreements and rate cards."""
    can_manage_clients: NotRequired[bool | None]
    """Manage clients and contacts."""
    can_manage_projects: NotRequired[bool | None]
    """Manage projects."""
    can_manage_team: NotRequired[bool | None]
    """Invite, update and deactivate members, viewers and contractors."""
    can_view_reports: NotRequired[bool | None]
    """View reports."""
    can_export_data: NotRequired[bool | None]
    """Export data as CSV and PDF."""


class PersonalDataRecords(TypedDict):
    """Records of one kind that are about a person."""
    kind: str
    """The kind of the records: `agreements`, `api_keys`, `approvals`, `attachments`, `audit_entries`, `comments`, `events`, `expenses`, `invoices`, `mails`, `notifications`, `projects`, `requests`, `saved_views`, `scheduled_reports`, `sessions`, `tickets`, `time_entries`, `watched_tickets`. New kinds are added without notice."""
    count: int
    """How many there are."""
    items: list[dict[str, object]]
    """The records, the newest first, 1,000 at most. Keys and links that let somebody sign in are left out."""


class PersonalData(TypedDict):
    """Everything that is stored about a user or contact."""
    id: str
    """Id of the user or contact."""
    type: str
    """`user` or `contact`."""
    profile: dict[str, object]
    """The user or contact, as their GET returns it."""
    records: list[PersonalDataRecords]
    """What the person did or is named in, by kind."""


ReportPeriod: TypeAlias = Literal["today", "yesterday", "this_week", "last_week", "this_month", "last_month", "this_quarter", "last_quarter", "this_year", "last_year", "custom"]
"""A range of full days: `this_month` includes the whole month to its last day. Weeks begin on Monday; `custom` uses `from` and `to`."""


UtilizationStatus: TypeAlias = Literal["exceeding", "below"]
"""`exceeding` at or above the target, otherwise `below`."""


class UserTimeSummary(TypedDict):
    """The hours of a user over a range of days. Running timers count as 0; hours are billable if the entry is billable and not excluded."""
    period: UserTimeSummaryPeriod
    hours: UserTimeSummaryHours
    utilization: UserTimeSummaryUtilization
    by_project: list[UserTimeSummaryByProject]
    """Most hours first."""


SavedViewScreen: TypeAlias = Literal["time", "expenses", "approvals", "tickets", "projects", "clients", "unbilled", "invoices", "payments", "credit_notes", "retainers", "people", "reports"]
"""A screen of the dashboard. Users see a screen if they may list its objects: `invoices`, `payments`, `credit_notes` and `retainers`, for instance, are for those who see invoices, and `reports` is for those with `can_view_reports`."""


SavedViewId: TypeAlias = str
"""Identifier of a saved view; identifiers sort by creation."""


SavedViewScalar: TypeAlias = "str | float | bool"
"""A text, a number or a boolean."""


SavedViewValue: TypeAlias = "SavedViewScalar | list[SavedViewScalar]"
"""A text, a number, a boolean, or a list of these."""


SavedViewQuery: TypeAlias = "dict[str, SavedViewValue]"
"""The filters and the order of the list, as the screen names them: texts, numbers, booleans, and lists of these, by names of lower-case letters, digits and `_`. At most 8,000 bytes as JSON. It is stored as it is, and checked only where the list is read."""


SavedViewColumnId: TypeAlias = str
"""Name of the column, as the screen names it."""


class SavedViewColumn(TypedDict):
    """A column of the list."""
    id: SavedViewColumnId
    width: int | None
    """Its width in pixels; null if it is as wide as its content."""


class SavedView(TypedDict):
    """The filters, order and columns of a screen under a name."""
    id: SavedViewId
    user_id: UserId
    """The user to whom the view belongs."""
    user_name: str
    """Name of that user."""
    screen: SavedViewScreen
    name: Name
    query: SavedViewQuery
    columns: list[SavedViewColumn]
    """The columns from left to right; empty for those that the screen shows by itself."""
    shared: bool
    """Whether colleagues who may see the screen see the view too."""
    is_default: bool
    """Whether the screen opens with this view for the key's user. At most one view of a user is the default of a screen; a colleague's view is never one."""
    created_at: DateTime
    updated_at: DateTime


class SavedViewColumnInput(TypedDict):
    """A column of the list."""
    id: SavedViewColumnId
    width: NotRequired[int | None]
    """Its width in pixels. Without one, it is as wide as its content."""


class SavedViewCreate(TypedDict):
    """The view to save."""
    screen: SavedViewScreen
    """The screen that the view is of. It cannot change later."""
    name: Name
    query: NotRequired[SavedViewQuery]
    columns: NotRequired[list[SavedViewColumnInput]]
    """The columns from left to right, each once. Empty or omitted for those that the screen shows by itself."""
    shared: NotRequired[bool]
    """Whether colleagues who may see the screen see the view too."""
    is_default: NotRequired[bool]
    """Whether the screen opens with this view; true replaces the default view of the screen."""


class SavedViewUpdate(TypedDict):
    """The fields of a saved view to change."""
    name: NotRequired[Name]
    query: NotRequired[SavedViewQuery]
    """Replaces the whole query."""
    columns: NotRequired[list[SavedViewColumnInput]]
    """Replaces all columns. Empty for those that the screen shows by itself."""
    shared: NotRequired[bool]
    """Whether colleagues who may see the screen see the view too."""
    is_default: NotRequired[bool]
    """Whether the screen opens with this view; true replaces the default view of the screen, false leaves the screen without one."""


SearchKind: TypeAlias = Literal["client", "contact", "project", "ticket", "time_entry", "expense", "invoice", "credit_note", "agreement", "user", "tag"]
"""Kind of object."""


class SearchHit(TypedDict):
    """A part of a text that matches."""
    start: int
    """Where the part begins: the number of UTF-16 code units before it."""
    end: int
    """Where the part ends: the number of UTF-16 code units up to and including its last one."""


class SearchSnippet(TypedDict):
    """The text in which the match was found, or at most 200 characters of it around the first match."""
    field: str
    """The field of the object that the text is taken from, such as `title`, `description`, `number` or `external_id`."""
    text: str
    """The text as it is stored."""
    hits: list[SearchHit]
    """The parts of `text` that match, in order and without overlaps. Offsets are in UTF-16 code units, as strings are indexed in JavaScript, Java and C#: `text.slice(start, end)`. Empty if the match is after the first 20,000 characters of a long text."""


class SearchClient(TypedDict):
    """The client that a search result belongs to."""
    id: ClientId
    name: str
    """The name of the client."""


class FoundObject(TypedDict):
    """An object that a search found."""
    kind: SearchKind
    id: str
    """Identifier of the object, for the operation that returns it."""
    title: str
    """Name, title or subject of the object. For a credit note, and for an invoice without a subject, it is the number; for a time entry or an expense, the first 200 characters of the description."""
    number: str | None
    """Its number, if objects of its kind have one: tickets, invoices and credit notes."""
    snippet: SearchSnippet
    client: SearchClient | None
    """The client it belongs to; null if it has none, is a client itself, or the key's user is not allowed to see the client."""
    updated_at: DateTime
    """When the object was last changed."""


WorkspaceId: TypeAlias = str
"""Identifier of a workspace; identifiers sort by creation."""


TimeRounding: TypeAlias = Literal["none", "up_6", "nearest_6", "up_15", "nearest_15"]
"""How the hours of a timer are rounded when it is stopped: `none`, or `up` or to the `nearest` multiple of 6 or 15 minutes."""


class TotalRounding(TypedDict):
    """To what the totals of invoices in a currency are rounded, because there are no smaller coins."""
    currency: Currency
    increment: float
    """Totals become multiples of it. A multiple of the smallest unit of the currency, and at most 10000 of them: 0.05 for CHF, 0.5 for DKK, 1 for SEK, 5 for HUF, 10 for JPY."""


ApplyCredit: TypeAlias = Literal["automatically", "by_hand"]
"""How credit of clients gets to their invoices: `by_hand`, or `automatically` when an invoice is sent, from the oldest payment first."""


BusinessDay: TypeAlias = "list[list[str]]"
"""Open spans of a day as `[from, to]`, in the order of the day. A day that is open until midnight ends at `24:00`."""


class BusinessHours(TypedDict):
    """The hours during which SLA targets count, in the workspace's time zone. Omitted days are closed, as are holidays. The spans of a day must be in order and must not overlap; at least one day must have one."""
    weekly: BusinessHoursWeekly
    holidays: NotRequired[list[CalendarDate]]
    """Days that do not count towards SLA targets."""


class PostalAddress(TypedDict):
    """A postal address."""
    line1: str | None
    line2: str | None
    city: str | None
    state: str | None
    postal_code: str | None
    country: str | None
    """ISO 3166-1 alpha-2 code."""


class PartyIdentifier(TypedDict):
    """An identifier of a firm other than its tax numbers, such as a GLN (scheme 0088) or a SIRET (0009)."""
    scheme: str
    """The kind of identifier, by its code of ISO 6523."""
    value: str


class ElectronicAddress(TypedDict):
    """Where a firm receives electronic invoices."""
    scheme: str
    """The kind of address, by its code of the list of electronic address schemes (EAS), such as 0088 for a GLN or 9930 for a German VAT id. `EM` is an e-mail address."""
    value: str


class Business(TypedDict):
    """The seller as invoices name it. Every field is null until it is set."""
    legal_name: str | None
    """Registered name; documents show the workspace's `name` while it is null."""
    address: PostalAddress
    tax_id: str | None
    """The VAT identification number as it was written, or else the tax number."""
    vat_id: str | None
    """VAT identification number."""
    tax_number: str | None
    """National tax number."""
    identifiers: list[PartyIdentifier]
    """Other identifiers of the seller."""
    electronic_address: ElectronicAddress | None
    """Where the seller receives electronic invoices and answers to them."""
    contact_name: str | None
    """Person or department for questions about invoices."""
    registration_number: str | None
    """Number in the companies' register."""
    email: str | None
    """E-mail address for questions about invoices."""
    phone: str | None
    website: str | None


class PaymentDetails(TypedDict):
    """How clients pay, as invoices print it. Every field is null until it is set."""
    account_holder: str | None
    """Who holds the account; documents show the seller's name while it is null."""
    iban: str | None
    """Without spaces."""
    bic: str | None
    bank_name: str | None
    instructions: str | None
    """Other ways to pay, or an account that has no IBAN."""


ReminderLevel: TypeAlias = Literal["before_due", "first", "second", "last"]
"""How firmly a reminder is worded: `before_due` is a friendly note before or on the due date, `first` a reminder, `second` a firmer one, and `last` the last one before other steps. Each has a text of its own in each language."""


class ReminderStep(TypedDict):
    """A reminder that is sent by itself."""
    days_after_due: int
    """Days from the due date to the reminder. For `before_due` 0 or negative, which is before the due date; for the other levels 1 or more."""
    level: ReminderLevel


class LateInterest(TypedDict):
    """The interest for late payment that the workspace shows on reminders and statements, and charges by `chargeInvoiceInterest`. Either `annual_rate`, or `base_rate` and `base_rate_plus`."""
    annual_rate: float | None
    """Interest of a year as a fraction; 0.09 is 9 percent."""
    base_rate: float | None
    """The base rate of a central bank as the workspace has entered it, as a fraction. Docket does not look it up."""
    base_rate_plus: float | None
    """What is added to the base rate for interest of a year."""


class WorkspaceDeletion(TypedDict):
    """The requested deletion of a workspace, which applies to both of its sides."""
    requested_at: str
    """When the deletion was requested."""
    requested_by_id: UserId | None
    """The owner who requested it; null for the operator of the service."""
    requested_by_name: str | None
    """Name of the owner."""
    deletes_at: str
    """When everything of the workspace is deleted, in real time. Until then an owner can take it back."""


class Workspace(TypedDict):
    """One side of a workspace and its settings. The live and the test side are isolated from each other."""
    id: WorkspaceId
    mode: Mode
    name: Name
    currency: Currency
    timezone: Timezone
    payment_terms_days: int
    """Days from invoice date to due date, for clients without their own terms."""
    default_tax_rate: float | None
    """Tax rate as a fraction, for clients without their own."""
    invoice_number_format: str
    """Format of invoice numbers."""
    default_hourly_rate: NotRequired[float | None]
    """Hourly rate used if no more specific rate applies. Omitted without `can_see_rates`."""
    emergency_multiplier: float
    """Emergency rate as a multiple of the standard rate, for rate cards without an emergency rate."""
    time_rounding: TimeRounding
    total_rounding: list[TotalRounding]
    """The currencies in which totals of new invoices are rounded, half away from zero. Totals in others are exact."""
    require_invoice_approval: bool
    """Whether an invoice must be approved before it is sent."""
    apply_credit: ApplyCredit
    require_expense_approval: bool
    """Whether an expense must be approved before it is invoiced."""
    require_time_approval: bool
    """Whether time must be approved before it is invoiced."""
    allow_self_approval: bool
    """Whether approvers can approve and reject their own time and expenses. Owners always can."""
    require_two_factor: bool
    """Whether users sign in with a second factor. Users without one can do nothing but set it up; API keys keep working."""
    portal_shows_hours: bool
    """Whether clients see the hours and the budget in hours of their projects in the portal."""
    accent_color: TagColor | None
    """Color of links and buttons in the portal; null for the default blue. If the color would be hard to read, a lighter or darker shade of it is shown."""
    sla_business_hours: BusinessHours | None
    """If null, SLA targets count around the clock."""
    lock_time_before: str | None
    """Time dated before this day can be changed by owners only."""
    business: Business
    payment: PaymentDetails
    invoice_footer: str | None
    """Text at the end of every invoice."""
    reminder_schedule: list[ReminderStep]
    """The reminders that are sent by themselves, for clients without a schedule of their own; none if empty."""
    mail_cc: list[Email]
    """Recipients of a copy of each mail to clients about billing."""
    mail_reply_to: str | None
    """Where replies to mails about billing go; null uses `business.email`."""
    late_interest: LateInterest | None
    """Interest for late payment; null for none."""
    locale: Locale | None
    """Language of documents, pages and mails to clients and users who have none set; null is English."""
    logo: WorkspaceLogo | None
    mail: WorkspaceMail
    deletion: WorkspaceDeletion | None
    """The deletion that was requested, during which the workspace is read-only; null if none was."""
    created_at: DateTime
    updated_at: DateTime


TaxRate: TypeAlias = float
"""A tax rate as a fraction; 0.0825 is 8.25 percent."""


Country: TypeAlias = str
"""Country by its alpha-2 code - one that ISO 3166-1 assigns, or `XK`."""


class PostalAddressUpdate(TypedDict):
    """The fields of a postal address to change. Null clears a field."""
    line1: NotRequired[ShortText | None]
    line2: NotRequired[ShortText | None]
    city: NotRequired[ShortText | None]
    state: NotRequired[ShortText | None]
    postal_code: NotRequired[ShortText | None]
    country: NotRequired[Country | None]


VatId: TypeAlias = str
"""A VAT identification number with the prefix of its country, checked by its form and, where the country defines one, its check digit. Blanks, dots and dashes are removed, and letters made capital; the prefix of Greece is `EL`. A number of a country whose VAT ids are not known here is a tax number."""


class BusinessUpdate(TypedDict):
    """The fields of the seller to change; a field left out keeps its value and null clears it."""
    legal_name: NotRequired[ShortText | None]
    address: NotRequired[PostalAddressUpdate | None]
    """Null clears the whole address."""
    tax_id: NotRequired[ShortText | None]
    """In any form: one that looks like a VAT id sets `vat_id`; any other sets `tax_number` and clears `vat_id`; null clears both. Not together with either."""
    vat_id: NotRequired[VatId | None]
    tax_number: NotRequired[ShortText | None]
    """National tax number."""
    identifiers: NotRequired[list[PartyIdentifier]]
    """Identifiers other than tax numbers, all of them in place of the present ones."""
    electronic_address: NotRequired[ElectronicAddress | None]
    """Where the seller receives electronic invoices and answers to them."""
    contact_name: NotRequired[ShortText | None]
    """Person or department for questions about invoices."""
    registration_number: NotRequired[ShortText | None]
    email: NotRequired[Email | None]
    phone: NotRequired[ShortText | None]
    website: NotRequired[Url | None]


class PaymentDetailsUpdate(TypedDict):
    """The payment details to change; a field left out keeps its value and null clears it."""
    account_holder: NotRequired[ShortText | None]
    iban: NotRequired[str | None]
    """An IBAN with valid check digits and the length of its country. Spaces are removed, letters become capitals."""
    bic: NotRequired[str | None]
    """A BIC of 8 or 11 characters (ISO 9362). Letters become capitals."""
    bank_name: NotRequired[ShortText | None]
    instructions: NotRequired[str | None]
    """Other ways to pay, or an account that has no IBAN."""


class LateInterestInput(TypedDict):
    """Interest for late payment: either `annual_rate`, or `base_rate` and `base_rate_plus`."""
    annual_rate: NotRequired[float | None]
    """Interest of a year as a fraction, above 0; 0.09 is 9 percent."""
    base_rate: NotRequired[float | None]
    """The base rate of a central bank as a fraction; it can be negative. It is the figure that you enter, and stays until you enter another: Docket does not look it up."""
    base_rate_plus: NotRequired[float | None]
    """What is added to the base rate for interest of a year, as a fraction. Both together must be above 0."""


class WorkspaceUpdate(TypedDict):
    """The settings to change."""
    name: NotRequired[Name]
    currency: NotRequired[Currency]
    timezone: NotRequired[Timezone]
    """IANA time zone. A change applies immediately to everything that depends on days. Invoices become overdue, or are no longer overdue, by the new day; periods that have ended by then close within moments; reports and deadlines move."""
    payment_terms_days: NotRequired[int]
    """Days from invoice date to due date."""
    default_tax_rate: NotRequired[TaxRate | None]
    invoice_number_format: NotRequired[str]
    """Text that contains `{SEQ}` or `{SEQ:n}` (the number, zero-padded to n digits) exactly once, and optionally `{YYYY}`, `{YY}` and `{MM}` from the invoice date."""
    default_hourly_rate: NotRequired[RateInput | None]
    emergency_multiplier: NotRequired[float]
    """Emergency rate as a multiple of the standard rate."""
    time_rounding: NotRequired[TimeRounding]
    total_rounding: NotRequired[list[TotalRounding]]
    """The currencies in which totals of invoices are rounded, all of them in place of the present ones; each once. Invoices that exist keep theirs, drafts included."""
    require_invoice_approval: NotRequired[bool]
    """Whether an invoice must be approved before it is sent."""
    apply_credit: NotRequired[ApplyCredit]
    require_expense_approval: NotRequired[bool]
    """Whether an expense must be approved before it is invoiced."""
    require_time_approval: NotRequired[bool]
    """Whether time must be approved before it is invoiced."""
    allow_self_approval: NotRequired[bool]
    """Whether approvers can approve and reject their own time and expenses. Owners always can."""
    require_two_factor: NotRequired[bool]
    """Whether users sign in with a second factor. Users without one can do nothing but set it up; API keys keep working. Only owners can change it."""
    portal_shows_hours: NotRequired[bool]
    """Whether clients see the hours and the budget in hours of their projects in the portal."""
    accent_color: NotRequired[TagColor | None]
    """Color of links and buttons in the portal; null for the default blue."""
    sla_business_hours: NotRequired[BusinessHours | None]
    lock_time_before: NotRequired[CalendarDate | None]
    business: NotRequired[BusinessUpdate | None]
    """The seller as invoices name it. Fields left out keep their value; null clears them all."""
    payment: NotRequired[PaymentDetailsUpdate | None]
    """How clients pay, as invoices print it. Fields left out keep their value; null clears them all."""
    invoice_footer: NotRequired[str | None]
    """Text at the end of every invoice."""
    reminder_schedule: NotRequired[list[ReminderStep]]
    """The reminders that are sent by themselves, all of them in place of the present ones; an empty list sends none. Each level at most once, in their order, with days that ascend. They are mailed at 08:00 in the time zone of the workspace, to the recipients that `sendInvoice` would use. Steps whose day was before the schedule was set, or before the day after the invoice was sent, are not made up for; of several that were missed for another reason, the latest alone is sent."""
    mail_cc: NotRequired[list[Email]]
    """Recipients of a copy of each mail to clients about billing, all of them in place of the present ones: invoices, reminders, credit notes and statements. Clients can have others. Copies that a request names are added; nobody gets a mail twice. A mail with copies links to the hosted page instead of the portal, because its link must work for everyone who reads it."""
    mail_reply_to: NotRequired[Email | None]
    """Where replies to mails about billing go; null uses `business.email`. Clients can have another address."""
    late_interest: NotRequired[LateInterestInput | None]
    """Interest for late payment, in place of the present rule; null for none. It applies to all days that were not charged yet."""
    locale: NotRequired[Locale | None]
    """Language of documents, pages and mails to clients and users who have none set; null is English."""


class WorkspaceDelete(TypedDict):
    """Confirms that the workspace is to be deleted."""
    name: Name
    """The name of the workspace, exactly as `getWorkspace` returns it."""


class ReminderText(TypedDict):
    """The text of a reminder."""
    level: ReminderLevel
    subject: str
    """Subject of the mail."""
    text: str
    """The sentence about the invoice."""


class ReminderTexts(TypedDict):
    """The texts of reminders in a language."""
    locale: Locale
    texts: list[ReminderText]
    """One for each level, in their order."""


class UsageFigure(TypedDict):
    """What is used, and how much may be."""
    used: int
    """What is used."""
    limit: int | None
    """What may be used at most; null without a limit."""
    percent: float | None
    """What is used of the limit, in percent; null without a limit."""


class WorkspaceUsage(TypedDict):
    """What the workspace uses of what whoever operates the service allows it. Both sides count together."""
    storage_bytes: UsageFigure
    """Bytes of uploaded files."""
    mails_today: UsageFigure
    """Mails of the live side since midnight in the time zone of the workspace. Mails to sign in and about security count, and are sent beyond the limit."""
    exports_today: UsageFigure
    """Files of lists and reports that were fetched since midnight in the time zone of the workspace."""
    open_streams: UsageFigure
    """Streams of changes that are open on the server that responds; the limit is for each server."""


class FileUpload(TypedDict):
    """A form with one file."""
    file: str
    """The file."""


WorkspaceExportId: TypeAlias = str
"""The id of an export of the workspace."""


WorkspaceExportStatus: TypeAlias = Literal["pending", "running", "ready", "expired", "failed"]
"""`pending` until a worker begins, `running` while it writes, `ready` when the file can be downloaded until `expires_at`, `expired` afterwards, `failed` when it could not be written three times."""


class WorkspaceExport(TypedDict):
    """A file with everything in one side of the workspace."""
    id: WorkspaceExportId
    status: WorkspaceExportStatus
    user_id: UserId
    """The owner who asked for it."""
    size: int | None
    """Bytes of the file; null until it is ready."""
    rows: int | None
    """Lines in all kinds together; null until it is ready."""
    files: int | None
    """Attachments and receipts in it; null until it is ready."""
    documents: int | None
    """PDFs of invoices and credit notes in it; null until it is ready."""
    ready_at: str | None
    """When it was ready; null until then."""
    expires_at: str | None
    """Until when the file can be downloaded, in real time: 7 days from when it was ready; null until then."""
    created_at: DateTime
    updated_at: DateTime


SsoDomain: TypeAlias = str
"""A domain of e-mail addresses, in lower case."""


SsoRole: TypeAlias = Literal["admin", "manager", "member", "contractor", "viewer"]
"""A role that the provider can give. An owner is made only by an owner."""


class SingleSignOn(TypedDict):
    """How the team of the workspace signs in by OpenID Connect."""
    issuer: str | None
    """The issuer of the provider, whose description is below it at `/.well-known/openid-configuration`."""
    client_id: str | None
    """The id of Docket at the provider."""
    client_secret_changed_at: str | None
    """Since when the secret is the one that is stored, in real time; null without a provider. The secret itself is never returned."""
    domains: list[SsoDomain]
    """Domains whose addresses sign in by the provider."""
    verified_domains: list[SsoDomain]
    """Those of the domains whose proof was found; only these work."""
    role_claim: str | None
    """The claim that says what role a person has."""
    roles: dict[str, SsoRole]
    """The role for each value of the claim. If several apply, the one with the most rights counts, and if none does, the role is viewer. With a `role_claim`, the role follows the provider at each sign-in, except that owners stay owners."""
    required: bool
    """Whether addresses of the domains can no longer sign in by password. Owners still can."""
    redirect_uri: str
    """The address to enter at the provider as the redirect URI."""
    backchannel_logout_uri: str
    """The address to enter at the provider for back-channel logout, if it has that: what ends there, ends here too."""
    domain_record: SingleSignOnDomainRecord


class SingleSignOnUpdate(TypedDict):
    """The provider to use from now on."""
    issuer: str
    """The issuer exactly as the provider names it. It begins with `https://`; services that allow private addresses also accept `http://` for these."""
    client_id: str
    """The id of Docket at the provider."""
    client_secret: NotRequired[str]
    """The secret of Docket at the provider; required with a new issuer."""
    domains: list[SsoDomain]
    """Domains whose addresses sign in by the provider."""
    role_claim: NotRequired[str | None]
    """The claim that says what role a person has."""
    roles: NotRequired[dict[str, SsoRole]]
    """The role for each value of the claim."""
    required: NotRequired[bool]
    """Whether addresses of the domains can no longer sign in by password; false unless sent. Owners still can."""


SsoProviderProblem: TypeAlias = Literal["address_unknown", "address_private", "unreachable", "timed_out", "certificate_invalid", "no_description", "issuer_differs", "description_incomplete", "client_refused", "other"]
"""Why the provider cannot be used. `address_unknown`, `address_private`, `unreachable`, `timed_out` and `certificate_invalid` concern the way to it, `no_description`, `issuer_differs` and `description_incomplete` what it says of itself, and `client_refused` the client id or the secret. `other` is all else."""


SsoDomainProblem: TypeAlias = Literal["record_missing", "domain_taken"]
"""Why a domain does not work. `record_missing` means that DNS has no such record, `domain_taken` that another workspace has verified the domain."""


class SingleSignOnCheck(TypedDict):
    """Whether single sign-on can work."""
    provider: SingleSignOnCheckProvider
    domains: list[SingleSignOnCheckDomain]
    """The domains of the settings."""


class StripeConnection(TypedDict):
    """The account at Stripe by which clients pay their invoices online. Each side of a workspace has its own."""
    connected: bool
    """Whether an account is connected."""
    enabled: bool
    """Whether clients are offered to pay by it. While it is false, payments that are on their way are still recorded, and refunds are still sent."""
    account_id: str | None
    """Stripe's id of the account; null if the key may not read it."""
    account_name: str | None
    """The name of the account at Stripe; null if it has none, or the key may not read it."""
    secret_key_last4: str | None
    """The last four characters of the key. The key itself is never returned."""
    webhook_url: str
    """The address to which Stripe sends what happens to payments."""
    webhook_registered: bool
    """Whether Docket has registered the address at Stripe. If not, it was added there by hand, and its signing secret is `webhook_secret`."""
    updated_at: str | None
    """When the connection was last changed, in real time; null without one."""


class StripeConnectionUpdate(TypedDict):
    """The account to use from now on."""
    secret_key: NotRequired[str]
    """A secret or restricted key of the account. On the live side it begins with `sk_live_` or `rk_live_`, on the test side with `sk_test_` or `rk_test_`. Required for the first connection; without it, the key stays. A restricted key may write Checkout Sessions and Refunds, and read PaymentIntents, Charges, Balance transactions and Disputes; with Webhook Endpoints, it can also register the address."""
    webhook_secret: NotRequired[str]
    """The signing secret of the address, if you have added `webhook_url` at Stripe by hand. Without it, Docket registers the address itself, for which Stripe must be able to reach it."""
    enabled: NotRequired[bool]
    """Whether clients are offered to pay by it; true unless sent."""


NotificationKind: TypeAlias = Literal["ticket_assigned", "mentioned", "client_replied", "ticket_answered", "time_rejected", "expense_rejected", "approval_requested", "approval_decided", "budget_crossed", "sla_warning", "sla_breached", "invoice_overdue", "invoice_paid", "invoice_mail_failed", "payment_disputed", "refund_failed", "retainer_near_limit", "retainer_ending", "time_missing"]
"""What a notification is about, and who receives it:
- `ticket_assigned`: a ticket was assigned to the user.
- `mentioned`: a comment on a ticket mentions the user.
- `client_replied`: a contact commented on a ticket that is assigned to the user.
- `ticket_answered`: somebody commented on a ticket that the user watches. Of these three, a comment causes one for each user, the first in this order.
- `time_rejected`, `expense_rejected`: time or an expense of the user was rejected.
- `approval_requested`: an invoice was submitted for approval (users who manage invoices), or a client was asked to approve something of a project (its
  manager).
- `approval_decided`: the invoice that the user submitted was approved or rejected, or a client decided on what the user asked for, or on something of a
  project that the user manages.
- `budget_crossed`: a project that the user manages reached 75, 90 or 100 percent of its budget. If it has no manager, owners and admins receive it.
- `sla_warning`, `sla_breached`: 80 percent of the minutes of an SLA target were used, or it was breached. The assignee receives it; if the ticket has none,
  owners and admins do.
- `invoice_overdue`, `invoice_paid`: users who manage invoices receive it.
- `invoice_mail_failed`: the mail of an invoice, or of a reminder, could not be delivered. Users who manage invoices receive it.
- `payment_disputed`: a client disputed a payment at its bank, so that somebody has to respond at the provider, or the bank decided. Users who manage
  invoices receive it.
- `refund_failed`: the payment provider could not make a refund. Users who manage invoices receive it. `subject` of this and of `payment_disputed` is the
  invoice for which the payment was received, or the client if there is none.
- `retainer_near_limit`, `retainer_ending`: the hours of a retainer are nearly used or exceeded, or it ends within 30 days. Users who manage invoices
  receive it.
- `time_missing`: the user has logged less than 80 percent of `hours_per_week` in the last week, Monday to Sunday. Once for each week, on Monday; `subject`
  is the user. Viewers, who log no time, do not receive it.
"""


NotificationId: TypeAlias = str
"""Identifier of a notification; identifiers sort by creation."""


EventId: TypeAlias = str
"""Identifier of an event; identifiers sort by creation."""


NotificationSubjectType: TypeAlias = Literal["ticket", "project", "agreement", "approval", "invoice", "client", "time_entry", "expense", "user"]
"""Type of the object that a notification is about."""


class NotificationSubject(TypedDict):
    """The object that a notification is about, with its current number and name."""
    type: NotificationSubjectType
    id: str
    """Identifier of the object."""
    number: str | None
    """Number of the ticket or invoice; null for other objects."""
    name: str | None
    """Title of a ticket, project, agreement or approval; name of a client, or of that of an invoice; description of time or an expense; name of a user."""


class NotificationComment(TypedDict):
    """The comment that a notification is about."""
    id: TicketActivityId
    excerpt: str | None
    """The first 300 characters of the comment; null once it is deleted."""


DisputeStatus: TypeAlias = Literal["needs_response", "under_review", "won", "lost", "closed"]
"""Whether the seller has to respond, the bank decides, or it is over: `closed` is an inquiry that became no dispute."""


NotificationDetails = TypedDict(
    "NotificationDetails",
    {
        "decision": "NotRequired[NotificationDetailsDecision]",
        # With `time_rejected`, `expense_rejected` and `approval_decided`: the reason given. With `invoice_mail_failed`: why the last attempt failed. With `payment_disputed` and `refund_failed`: the reason of the client, or of the provider, in the words of the provider.
        "reason": "NotRequired[str | None]",
        # With `budget_crossed`: the percentage of the budget that was reached.
        "threshold": "NotRequired[int]",
        "target": "NotRequired[NotificationDetailsTarget]",
        "limit": "NotRequired[NotificationDetailsLimit]",
        # With `payment_disputed`: whether somebody has to respond at the provider (`needs_response`), or how the bank decided (`won` or `lost`).
        "dispute": "NotRequired[DisputeStatus]",
        # The day of the time or expense, the due date of the invoice, the last day of the retainer, or the day until which somebody has to respond to a dispute.
        "date": "NotRequired[CalendarDate]",
        # With `time_missing`: the first day of the week.
        "from": "NotRequired[CalendarDate]",
        # With `time_missing`: the last day of the week.
        "to": "NotRequired[CalendarDate]",
        # With `time_missing`: the hours that were logged.
        "hours": "NotRequired[Hours]",
        # With `time_missing`: the hours that the user works in a week.
        "expected_hours": "NotRequired[Hours]",
        # With `invoice_mail_failed`: to whom the mail was addressed.
        "recipients": "NotRequired[list[str]]",
    },
)
"""What else a notification says; which fields it has depends on `kind`."""


class NotificationActor(TypedDict):
    """Who caused a notification, a user or a contact."""
    user_id: UserId | None
    """The user."""
    contact_id: ContactId | None
    """The contact."""
    name: str | None
    """Name of the user or contact, who may have been deleted."""


class Notification(TypedDict):
    """Something that a user should know. It belongs to this user alone."""
    id: NotificationId
    kind: NotificationKind
    event_id: EventId | None
    """The event that caused it."""
    subject: NotificationSubject
    comment: NotificationComment | None
    """The comment that it is about; null if it is about none."""
    details: NotificationDetails
    actor: NotificationActor | None
    """Who caused it; null for what the service did by itself, such as what became due."""
    read_at: str | None
    """When the user marked it as read; null while it is unread."""
    snoozed_until: str | None
    """Until when `listNotifications` leaves it out; null if it was not snoozed."""
    created_at: DateTime


class NotificationListSummary(TypedDict):
    """Figures about all notifications that the filters match."""
    unread: int
    """Number of unread notifications."""


class NotificationSnooze(TypedDict):
    """Until when to put a notification aside."""
    until: DateTime | None
    """An instant in the future, at most a year ahead; null ends the snooze."""


class NotificationsRead(TypedDict):
    """The result of marking all notifications as read."""
    read: int
    """Number of notifications that were unread."""


class ApprovalDecision(TypedDict):
    """What a contact of the client decided."""
    contact_id: ContactId
    contact_name: str | None
    """Name of the contact, even if the contact has since been deleted."""
    comment: str | None
    """Comment of the contact; always present for a rejection."""
    decided_at: DateTime


class ApprovalReminders(TypedDict):
    """Reminders mailed to the contacts, by `remindApproval` and automatically."""
    count: int
    """Number of times the contacts were reminded."""
    last_sent_at: str | None
    """When the contacts were last reminded."""


ApprovalSummary = TypedDict(
    "ApprovalSummary",
    {
        "id": "ApprovalId",
        "type": "ApprovalType",
        "status": "ApprovalState",
        "client_id": "ClientId",
        # Name of the client.
        "client_name": "str",
        # The project; null for hours of an agreement, and once the project is deleted.
        "project_id": "ProjectId | None",
        # The milestone; null for hours, and once the milestone is deleted.
        "milestone_id": "MilestoneId | None",
        # The agreement of the hours.
        "agreement_id": "AgreementId | None",
        # Title of the milestone, project or agreement, as it was shown to the client.
        "title": "str",
        # Description of the milestone, as it was shown to the client.
        "description": "str | None",
        # First day of the hours; null for a milestone.
        "from": "CalendarDate | None",
        # Last day of the hours; null for a milestone.
        "to": "CalendarDate | None",
        # Number of hours that the client is asked to approve or has decided on; null for a milestone.
        "hours": "Hours | None",
        # The part of `hours` that changed after the client approved it, so that the approval no longer covers it.
        "left_hours": "Hours",
        # Number of time entries in `hours`.
        "entry_count": "int",
        # When the title or description of the milestone changed after the client approved it, or when the milestone was deleted. From then on, the approval does not cover it.
        "left_at": "str | None",
        # Message to the client.
        "message": "str | None",
        # Day by which the client is asked to decide. Nothing happens automatically when it has passed.
        "due_date": "CalendarDate | None",
        # The user who asked.
        "requested_by_id": "UserId | None",
        # Name of the user.
        "requested_by_name": "str | None",
        # What the client decided; null if the approval is pending or cancelled.
        "decision": "ApprovalDecision | None",
        # When the approval was cancelled.
        "cancelled_at": "str | None",
        # The user who cancelled the approval; also null if it was cancelled because nothing was left to approve.
        "cancelled_by_id": "UserId | None",
        "reminders": "ApprovalReminders",
        "created_at": "DateTime",
        "updated_at": "DateTime",
    },
)
"""An approval as shown in lists."""


ApprovalCreate = TypedDict(
    "ApprovalCreate",
    {
        "type": "ApprovalType",
        # The milestone; required for the type `milestone`, and not accepted for `hours`.
        "milestone_id": "NotRequired[MilestoneId | None]",
        # The project of the hours. The type `hours` requires this or `agreement_id`.
        "project_id": "NotRequired[ProjectId | None]",
        # The agreement of the hours.
        "agreement_id": "NotRequired[AgreementId | None]",
        # First day of the hours; required for the type `hours`, and not accepted for `milestone`.
        "from": "NotRequired[CalendarDate | None]",
        # Last day of the hours, not before `from`; required for the type `hours`, and not accepted for `milestone`.
        "to": "NotRequired[CalendarDate | None]",
        # Message to the client, in the mail and in the portal.
        "message": "NotRequired[LongText | None]",
        # Day by which the client is asked to decide; not in the past.
        "due_date": "NotRequired[CalendarDate | None]",
    },
)
"""What the client is to approve."""


class ApprovalPerson(TypedDict):
    """What a person worked on a day."""
    user_id: UserId
    user_name: str
    """Name of the user."""
    hours: Hours
    entry_count: int
    """Number of time entries."""


class ApprovalDay(TypedDict):
    """What was worked on a day."""
    date: CalendarDate
    hours: Hours
    """Hours of the day."""
    people: list[ApprovalPerson]
    """Who worked on it, by name."""


Approval = TypedDict(
    "Approval",
    {
        "id": "ApprovalId",
        "type": "ApprovalType",
        "status": "ApprovalState",
        "client_id": "ClientId",
        # Name of the client.
        "client_name": "str",
        # The project; null for hours of an agreement, and once the project is deleted.
        "project_id": "ProjectId | None",
        # The milestone; null for hours, and once the milestone is deleted.
        "milestone_id": "MilestoneId | None",
        # The agreement of the hours.
        "agreement_id": "AgreementId | None",
        # Title of the milestone, project or agreement, as it was shown to the client.
        "title": "str",
        # Description of the milestone, as it was shown to the client.
        "description": "str | None",
        # First day of the hours; null for a milestone.
        "from": "CalendarDate | None",
        # Last day of the hours; null for a milestone.
        "to": "CalendarDate | None",
        # Number of hours that the client is asked to approve or has decided on; null for a milestone.
        "hours": "Hours | None",
        # The part of `hours` that changed after the client approved it, so that the approval no longer covers it.
        "left_hours": "Hours",
        # Number of time entries in `hours`.
        "entry_count": "int",
        # When the title or description of the milestone changed after the client approved it, or when the milestone was deleted. From then on, the approval does not cover it.
        "left_at": "str | None",
        # Message to the client.
        "message": "str | None",
        # Day by which the client is asked to decide. Nothing happens automatically when it has passed.
        "due_date": "CalendarDate | None",
        # The user who asked.
        "requested_by_id": "UserId | None",
        # Name of the user.
        "requested_by_name": "str | None",
        # What the client decided; null if the approval is pending or cancelled.
        "decision": "ApprovalDecision | None",
        # When the approval was cancelled.
        "cancelled_at": "str | None",
        # The user who cancelled the approval; also null if it was cancelled because nothing was left to approve.
        "cancelled_by_id": "UserId | None",
        "reminders": "ApprovalReminders",
        # Only for a single approval of hours: the hours by day and person, in order of days.
        "days": "NotRequired[list[ApprovalDay]]",
        "created_at": "DateTime",
        "updated_at": "DateTime",
    },
)
"""A milestone or hours that a client is asked to approve. It contains no rates and no amounts. `listApprovalEntries` lists the time entries of the hours."""


class ApprovalMailPreview(TypedDict):
    """The mail about an approval as it would be sent now. Each recipient gets a mail of their own, greeted by name: `text` and `html` are those of the first."""
    recipients: list[ApprovalMailPreviewRecipient]
    """The contacts of the client with portal access `full`, oldest first."""
    subject: str
    text: str
    """The plain text body."""
    html: str
    """The HTML body."""


class ApprovalEntry(TypedDict):
    """A time entry of an approval of hours, as it was shown to the client."""
    id: str
    """Identifier of the line."""
    time_entry_id: TimeEntryId | None
    """The time entry; null once it is deleted."""
    date: CalendarDate
    user_id: UserId
    user_name: str
    """Name of the user."""
    hours: Hours
    description: str | None
    """Description of the work."""
    left_at: str | None
    """When the entry changed after the client approved it. From then on, the approval does not cover it."""


class ApprovalRemind(TypedDict):
    """What to add to the reminder."""
    message: NotRequired[LongText | None]
    """Text added to the mail; it is not stored."""


TaxCategory: TypeAlias = Literal["standard", "zero", "exempt", "reverse_charge", "intra_community", "export", "outside_scope"]
"""Why a tax is charged, or not: `standard` for any rate above 0, also a reduced one; `zero` for goods and services taxed at 0; `exempt` if the law exempts them; `reverse_charge` if the buyer owes the tax; `intra_community` for goods to a business in another country of the European Union; `export` for goods to other countries; `outside_scope` if the tax does not apply at all. In EN 16931 these are S, Z, E, AE, K, G and O."""


TaxReason: TypeAlias = "str | None"
"""Why no tax is charged, as documents state it. Null for `standard` and `zero`, which have no reason; for other categories, documents state a usual wording in the language of the client."""


TaxReasonCode: TypeAlias = "str | None"
"""The reason as a code of the VATEX list, for e-invoices, such as `VATEX-EU-132-1I`. For `reverse_charge`, `intra_community`, `export` and `outside_scope` it defaults to `VATEX-EU-AE`, `VATEX-EU-IC`, `VATEX-EU-G` and `VATEX-EU-O`."""


class DocumentTax(TypedDict):
    """One tax of an invoice or credit note, on all lines that have it. Two taxes are the same if category, rate and compounding are the same. `tax` is rounded once. Amounts are omitted without `can_see_rates`."""
    name: str | None
    """The name of the tax rate; null for a plain rate."""
    rate: TaxRate
    category: TaxCategory
    is_compound: bool
    """Whether it is also charged on the taxes before it."""
    reason: TaxReason
    reason_code: TaxReasonCode
    taxable: NotRequired[Money]
    """What the rate applies to: the lines before tax, and for a compound tax the taxes before it."""
    tax: NotRequired[Money]
    """The amount of the tax."""


class CreditNoteAmounts(TypedDict):
    """The amounts credited. All except `tax_rate` and the terms of `taxes` are omitted without `can_see_rates`."""
    subtotal: NotRequired[Money]
    """Before tax."""
    tax_rate: TaxRate
    """The tax rate of the invoice."""
    taxes: list[DocumentTax]
    """The taxes credited, each once."""
    tax_amount: NotRequired[Money]
    rounding: NotRequired[Money]
    """The rounding of the invoice if the credit takes all that is left of it, otherwise 0."""
    total: NotRequired[Money]
    """`subtotal` + `tax_amount` + `rounding`."""
    tax_currency: Currency | None
    """The currency in which the invoice states its tax too, because its own is not the workspace's; null if the invoice states it in its own currency only, and for a credit without tax."""
    tax_amount_in_tax_currency: NotRequired[Money | None]
    """`tax_amount` × `exchange_rate`, rounded, in `tax_currency`."""
    exchange_rate: float | None
    """The exchange rate stored with the invoice."""
    exchange_rate_date: CalendarDate | None
    """The day of this rate."""


LineItemId: TypeAlias = str
"""Identifier of an invoice line item; identifiers sort by creation."""


class AppliedTax(TypedDict):
    """A tax on a line, as it was when the line was saved."""
    tax_rate_id: str | None
    """The tax rate that it was copied from; null for a plain rate. The tax rate may have been deleted since."""
    name: str | None
    """The name of the tax rate; null for a plain rate."""
    rate: TaxRate
    category: TaxCategory
    is_compound: bool
    """Whether it is also charged on the taxes before it."""
    reason: TaxReason
    reason_code: TaxReasonCode


class CreditNoteLine(TypedDict):
    """A line of a credit note."""
    id: str
    line_item_id: LineItemId | None
    """The line of the invoice that is credited; null for a credit of an amount."""
    description: str
    quantity: float | None
    """The quantity credited; null if an amount was given."""
    rate: NotRequired[float | None]
    """Rate of the invoice's line; null if an amount was given. Omitted without `can_see_rates`."""
    amount: NotRequired[Money]
    """Before tax; including tax if the prices of the invoice do."""
    net_amount: NotRequired[Money]
    """Before tax."""
    taxes: list[AppliedTax]
    """The taxes of the line."""


ElectronicInvoiceFormat: TypeAlias = Literal["none", "zugferd", "factur_x", "xrechnung_cii", "xrechnung_ubl", "peppol_bis"]
"""A form of electronic invoices: PDFs that hold the data (`zugferd`, `factur_x`), data in either syntax of XRechnung, or Peppol BIS Billing. `none` is a plain PDF."""


ElectronicInvoiceVia: TypeAlias = Literal["mail", "download", "test"]
"""How electronic invoices reach a client. `mail`: attached to the mail of the invoice. `download`: the client downloads them from the hosted page or the portal. `test`: for trying out, in test mode only: an invoice is delivered at once, three days later if the value of the buyer's electronic address contains `late`, and rejected if it contains `rejected`."""


ElectronicInvoiceStatus: TypeAlias = Literal["issued", "sent", "delivered", "rejected"]
"""How far an electronic invoice has come. `issued`: it is made and kept. `sent`: the transport has taken it over; by mail, a mail server has accepted the mail. `delivered`: the buyer has it. `rejected`: it did not arrive, or the other side refused it; `error` says why."""


class ElectronicInvoice(TypedDict):
    """The electronic form in which an invoice or credit note was issued. Its data are kept as they were then, byte for byte, and never change: neither do they with later payments or settings."""
    format: ElectronicInvoiceFormat
    via: ElectronicInvoiceVia
    status: ElectronicInvoiceStatus
    sha256: str | None
    """SHA-256 of the file, in hexadecimal. Null for a PDF that nobody has needed yet: its first mail or download makes it, and it never changes from then on."""
    reference: str | None
    """What the transport calls it."""
    error: str | None
    """Why it was rejected, as the transport said it."""


class CreditNote(TypedDict):
    """A credit on an invoice that was sent. It reduces what is outstanding on the invoice, and never changes or disappears. Amounts are positive, in the currency of the invoice."""
    id: CreditNoteId
    credit_note_number: str
    """Gapless within the workspace, in the form `CN-{YYYY}-{SEQ:4}`; the sequence does not restart each year."""
    invoice_id: InvoiceId
    invoice_number: str
    """Number of the invoice credited."""
    client_id: ClientId
    client_name: str
    """Name of the client."""
    currency: Currency
    credit_date: CalendarDate
    """Date of the credit note in the workspace's time zone; revenue is reduced on this day."""
    reason: str | None
    """Reason for the credit; printed on the credit note."""
    released_time: bool
    """Whether the work on the lines credited in full was released, to be billed again."""
    amounts: CreditNoteAmounts
    lines: list[CreditNoteLine]
    """What is credited, in order; a credit of an amount has a single line without `line_item_id`."""
    e_invoice: ElectronicInvoice | None
    """The electronic form in which it was issued, which is that of its invoice; null for a plain PDF."""
    pdf_url: str
    """URL of the PDF; requires an API key."""
    created_at: DateTime
    updated_at: DateTime


ExchangeRateDerivation: TypeAlias = Literal["same", "direct", "inverse", "cross"]
"""How a rate was found. `same`: both currencies are the same, and the rate is 1. `direct`: a rate from the one to the other. `inverse`: 1 divided by a rate from the other to the one. `cross`: through the euro, by two rates, each of which may be inverse."""


FoundRates = TypedDict(
    "FoundRates",
    {
        "from": "Currency",
        # The ways in which rates were found.
        "derivations": "list[ExchangeRateDerivation]",
    },
)
"""A currency that was converted, and how its rates were found."""


MissingRates = TypedDict(
    "MissingRates",
    {
        "from": "Currency",
        # The number of these days.
        "days": "int",
        # The days, the first 100 of them.
        "dates": "list[CalendarDate]",
    },
)
"""A currency of which days have no exchange rate into the other one."""


class ConvertedCreditTotals(TypedDict):
    """The totals of all currencies in the one of `in`, at the rate of the credit date."""
    currency: Currency
    total_credited: NotRequired[Money]
    """Tax included."""
    total_before_tax: NotRequired[Money]
    """`total_credited` without tax."""
    rates: list[FoundRates]
    """The currencies that were converted."""
    missing_rates: list[MissingRates]
    """The currencies and days that are left apart for want of a rate; empty if the sums have everything."""


class CreditNoteListSummary(TypedDict):
    """Totals of all credit notes that the filters match, in the workspace's currency and in each other currency. Amounts are omitted without `can_see_rates`."""
    count: int
    """Number of credit notes."""
    total_credited: NotRequired[Money]
    """Tax included."""
    total_before_tax: NotRequired[Money]
    """`total_credited` without tax: the amount that the revenue report subtracts."""
    other_currencies: NotRequired[list[CreditNoteListSummaryOtherCurrency]]
    converted: NotRequired[ConvertedCreditTotals]
    """With `in`: the same in one currency."""


ElectronicInvoiceFileFormat: TypeAlias = Literal["zugferd", "factur_x", "xrechnung_cii", "xrechnung_ubl", "peppol_bis"]
"""An electronic form of invoices that has a file."""


class CreditNoteSend(TypedDict):
    """To whom to mail the credit note."""
    to: NotRequired[list[Email]]
    """Recipients. Defaults to the recipients to whom the invoice would be mailed."""
    message: NotRequired[str]
    """A personal message above the text of the mail."""


class CreditNoteSent(TypedDict):
    """The recipients of a credit note."""
    id: CreditNoteId
    email_sent_to: list[str]
    """The recipient addresses."""


class MailPreview(TypedDict):
    """A mail as it would be sent now."""
    to: list[str]
    """The recipients: those of the request, or else those to whom it would be mailed without `to`."""
    cc: list[str]
    bcc: list[str]
    subject: str
    text: NotRequired[str]
    """The plain text body. Because it shows amounts, omitted without `can_see_rates`."""
    html: NotRequired[str]
    """The HTML body, which shows the logo as `cid:logo@docket`. Because it shows amounts, omitted without `can_see_rates`."""
    attachments: list[MailPreviewAttachment]
    """The files that would be attached. They are made when the mail is sent."""


EventType: TypeAlias = Literal["user.created", "user.updated", "user.deactivated", "user.reactivated", "user.role_changed", "client.created", "client.updated", "client.deleted", "client.health_changed", "contact.created", "contact.updated", "contact.deleted", "contact.portal_enabled", "contact.portal_login", "project.created", "project.updated", "project.status_changed", "project.budget_alert", "project.completed", "project.deleted", "invoice.created", "invoice.updated", "invoice.sent", "invoice.viewed", "invoice.paid", "invoice.partial_payment", "invoice.e_invoice_sent", "invoice.e_invoice_delivered", "invoice.e_invoice_rejected", "invoice.mail_failed", "invoice.overdue", "invoice.voided", "ticket.created", "ticket.updated", "ticket.assigned", "ticket.status_changed", "ticket.commented", "ticket.closed", "ticket.reopened", "ticket.sla_warning", "ticket.sla_breached", "ticket.deleted", "time_entry.created", "time_entry.updated", "time_entry.deleted", "time_entry.timer_started", "time_entry.timer_stopped", "time_entry.approved", "time_entry.rejected", "credit_note.created", "payment.created", "payment.updated", "payment.refunded", "bank_import.created", "bank_import.completed", "mail.sent", "mail.failed", "expense.created", "expense.updated", "expense.approved", "expense.rejected", "expense.billed", "expense.deleted", "tag.updated", "tag.deleted", "agreement.created", "agreement.updated", "agreement.cancelled", "agreement.period_closed", "agreement.near_limit", "agreement.over_limit", "agreement.expiring_soon", "agreement.deleted", "recurring_invoice.created", "recurring_invoice.updated", "recurring_invoice.failed", "recurring_invoice.deleted", "approval.requested", "approval.approved", "approval.rejected", "approval.cancelled", "approval.updated", "approval.deleted", "notification.created", "notification.updated"]
"""Type of an event. Each type is described under the webhooks of this document."""


class Change(TypedDict):
    """An object was created, changed or deleted: the data of each message of `streamChanges`. To read the object as it is now, use its GET."""
    type: EventType
    resource_id: str
    """Identifier of the object."""


TicketActivityVisibility: TypeAlias = Literal["public", "internal"]
"""`public` is visible to the client in the portal, `internal` to the team only."""


class TicketActivity(TypedDict):
    """Something that happened on a ticket, or a comment."""
    id: TicketActivityId
    type: TicketActivityType
    content: str | None
    """Text of the comment, reason of a reopening, resolution of a closing, name of an attached file, or description of logged time."""
    user_id: UserId | None
    """The user who did it; null for a contact or the service itself. For logged time, the user whose time it is."""
    user_name: str | None
    """Name of the user."""
    contact_id: ContactId | None
    """The contact who did it in the portal."""
    contact_name: str | None
    """Name of the contact, who may have been deleted."""
    visibility: TicketActivityVisibility
    old_value: str | None
    """Previous status, priority or assignee, by name; null for none."""
    new_value: str | None
    """New status, priority or assignee, by name; for logged time, the hours."""
    mentions: list[UserId]
    """The users whom a comment mentions, in the order given; empty for other activities."""
    edited_at: str | None
    """When the author last edited the comment; null if never."""
    created_at: DateTime


PaymentId: TypeAlias = str
"""Identifier of a payment; identifiers sort by creation."""


PaymentType: TypeAlias = Literal["payment", "refund"]
"""Whether the object is a payment or a refund."""


PaymentMethod: TypeAlias = Literal["credit_card", "ach", "check", "wire", "other"]
"""Payment method."""


class PaymentDispute(TypedDict):
    """The latest dispute of a payment at its provider. While the provider has withdrawn the money, it is taken off the invoice by a refund; money that it gives back is a payment of its own. The amount is omitted without `can_see_rates`."""
    status: DisputeStatus
    reason: str
    """Why, in the words of the provider."""
    amount: NotRequired[Money]
    """What is disputed."""
    due_by: str | None
    """Until when the seller can respond at the provider."""


RefundStatus: TypeAlias = Literal["pending", "succeeded", "failed"]
"""How far a refund is at the payment provider: it is being made (`pending`), the provider has made it (`succeeded`), or it could not be made (`failed`), and the money is back as a payment."""


class Payment(TypedDict):
    """A payment or a refund of a payment. The amounts of an invoice's payments, with refunds negative, add up to its `amount_paid`. Amounts are omitted without `can_see_rates`."""
    id: PaymentId
    invoice_id: InvoiceId
    type: PaymentType
    amount: NotRequired[Money]
    """Negative for a refund."""
    refunded_amount: NotRequired[Money]
    """Amount of the payment refunded so far; 0 for a refund."""
    currency: Currency
    date: CalendarDate
    method: PaymentMethod | None
    """Payment method; for a refund, that of the payment."""
    reference: str | None
    """The payer's or the bank's reference."""
    notes: str | None
    """Internal notes."""
    payment_id: str | None
    """The refunded payment; null for a payment."""
    reason: str | None
    """Why a refund was made; null for a payment."""
    provider: str | None
    """The payment provider that reported it, such as `stripe`, or by which it goes back; null for what people record."""
    dispute: PaymentDispute | None
    """The latest dispute of the payment; null for none."""
    refund_status: RefundStatus | None
    """How far a refund is at the provider; null for payments, and for refunds that no provider makes."""
    refund_error: str | None
    """Why the provider has not made a refund yet, or could not make it, in its words."""
    created_at: DateTime


class ProviderFee(TypedDict):
    """What the payment provider keeps for a payment. It is a figure only, and in no sum of Docket. The amount is omitted without `can_see_rates`."""
    amount: NotRequired[Money]
    currency: Currency
    """The currency in which the provider settles, which may not be that of the payment."""


class PaymentAllocation(TypedDict):
    """The part of a payment that pays an invoice, less what was refunded of it. The amount is omitted without `can_see_rates`."""
    invoice_id: InvoiceId
    invoice_number: str
    """Number of the invoice."""
    amount: NotRequired[Money]


class ClientPayment(TypedDict):
    """Money received from a client, or a refund of it. What of a payment is not allocated to invoices is the client's credit: at any time, `amount` less `refunded_amount` is `unallocated_amount` plus the amounts of `allocations`. Amounts are omitted without `can_see_rates`."""
    id: PaymentId
    client_id: ClientId
    invoice_id: InvoiceId | None
    """The invoice for which it was received: the one it was recorded on, or the only one it paid in full; null for a payment over several invoices or without one."""
    type: PaymentType
    amount: NotRequired[Money]
    """Negative for a refund."""
    refunded_amount: NotRequired[Money]
    """Amount of the payment refunded so far; 0 for a refund."""
    unallocated_amount: NotRequired[Money]
    """What is credit of the client; 0 for a refund."""
    currency: Currency
    date: CalendarDate
    """Day on which the money arrived or went back."""
    method: PaymentMethod | None
    """Payment method; for a refund, that of the payment."""
    reference: str | None
    """The payer's or the bank's reference."""
    notes: str | None
    """Internal notes."""
    payment_id: str | None
    """The refunded payment; null for a payment."""
    reason: str | None
    """Why a refund was made; null for a payment."""
    provider: str | None
    """The payment provider that reported it, such as `stripe`, or by which it goes back; null for what people record."""
    provider_fee: ProviderFee | None
    """What the provider keeps; null if it has not said so yet, for refunds, and for what people record."""
    dispute: PaymentDispute | None
    """The latest dispute of the payment; null for none."""
    refund_status: RefundStatus | None
    """How far a refund is at the provider; null for payments, and for refunds that no provider makes."""
    refund_error: str | None
    """Why the provider has not made a refund yet, or could not make it, in its words."""
    allocations: list[PaymentAllocation]
    """The invoices that it pays, by number; those of a refund are negative, and name the invoices from which it was taken."""
    created_at: DateTime
    updated_at: DateTime


class SentReminder(TypedDict):
    """A reminder that was mailed. Its recipients are those of the mail, which `listMails` has."""
    id: str
    """Identifier of the reminder."""
    level: ReminderLevel | None
    """Its level; null if it was sent without one."""
    at: DateTime
    is_automatic: bool
    """Whether the schedule sent it."""
    sent_by_id: str | None
    """The user who sent it; null if the schedule did."""
    late_interest: float | None
    """Late interest that it stated, in the currency of the invoice; null for none."""


PeriodId: TypeAlias = str
"""Identifier of an agreement period; identifiers sort by creation."""


PeriodStatus: TypeAlias = Literal["upcoming", "active", "closed"]
"""Status of a period. A period that begins later is `upcoming`, and becomes `active` on its first day."""


class PeriodHours(TypedDict):
    """The hours of a period, as sums of its movements. Billable time that is not excluded draws them: the oldest rolled-over hours first, then the included ones; hours used beyond them are overage."""
    included: Hours
    rollover_in: Hours
    """Hours rolled over from earlier periods."""
    total_available: Hours
    used: Hours
    remaining: Hours
    """At least 0."""
    overage: Hours
    """Hours used above the available ones."""
    rolled_over: NotRequired[Hours]
    """For a closed period: hours rolled over to the next one."""


class PeriodBilling(TypedDict):
    """Amounts of a period, in the client's currency, before tax. Omitted without `can_see_rates`."""
    base_fee: Money
    overage_amount: Money
    """Overage hours × overage rate, rounded to the minor unit."""
    total: Money


RateType: TypeAlias = Literal["standard", "emergency", "custom"]
"""`standard` is the normal hourly rate, `emergency` the rate for after-hours and rush work, `custom` a rate set manually."""


Rate: TypeAlias = float
"""An hourly rate with up to 4 decimals, in the accompanying currency."""


class TimeEntryBilling(TypedDict):
    """How the hours are billed."""
    billable: bool
    """Whether the hours are billable."""
    billed: bool
    """Whether the hours are on a line of an invoice that is not void."""
    currency: Currency
    rate_id: str | None
    """The rate card that the rate comes from; null when it comes from elsewhere."""
    rate_type: RateType
    rate_charged: NotRequired[Rate]
    """Hourly rate in `currency`. Omitted without `can_see_rates`."""
    rate_override: bool
    """Whether the rate was set manually, and is kept when the fields from which it would be derived change."""
    invoice_line_id: str | None
    """The invoice line that bills the hours."""


ExclusionReason: TypeAlias = Literal["internal_meeting", "rework", "goodwill", "training", "admin", "other"]
"""Why an entry is not billed. `other` requires a `note`."""


class TimeEntryExclusion(TypedDict):
    """The exclusion of an entry from billing."""
    excluded: bool
    """Whether the entry is excluded from billing."""
    reason: ExclusionReason | None
    note: str | None
    """Details of the reason."""


ApprovalStatus: TypeAlias = Literal["pending", "approved", "rejected"]
"""Approval status."""


class TimeEntryApproval(TypedDict):
    """The approval of a time entry."""
    status: ApprovalStatus | None
    """Null while the timer runs."""
    approved_by_id: str | None
    """The user who approved."""
    approved_at: str | None
    """When it was approved."""
    decided_by_id: str | None
    """The user who approved or rejected."""
    decided_at: str | None
    """When it was approved or rejected."""
    reason: str | None
    """Why it was rejected."""


class TimeEntryTimer(TypedDict):
    """The timer of an entry."""
    running: bool
    started_at: str | None
    """When the running timer was started."""


ExternalId: TypeAlias = str
"""Identifier of the object in another system. It is compared exactly, including case and accents, and is unique among the objects of its kind in the workspace. An external id that another object has returns `duplicate`, with the id of that object if you are allowed to see it. It does not begin or end with a space. Deleting the object makes it available again."""


Metadata: TypeAlias = "dict[str, str]"
"""Texts that other systems have stored on the object, in the order of keys."""


class TimeEntry(TypedDict):
    """Work that a user has done for a client, or a timer that is still running."""
    id: TimeEntryId
    user_id: UserId
    date: CalendarDate
    hours: Hours
    """0.01 to 24.00; 0 while the timer runs."""
    description: str | None
    """Description of the work."""
    client_id: str | None
    """The client; null only for entries started as a timer without one."""
    project_id: str | None
    """The project."""
    ticket_id: str | None
    """The ticket."""
    agreement_id: str | None
    """The retainer agreement from which the hours draw."""
    period_id: str | None
    """The period of the agreement."""
    billing: TimeEntryBilling
    exclusion: TimeEntryExclusion
    approval: TimeEntryApproval
    timer: TimeEntryTimer
    external_id: ExternalId | None
    metadata: Metadata
    created_at: DateTime
    updated_at: DateTime


class AgreementPeriod(TypedDict):
    """A period of an agreement, with the terms in effect when it opened."""
    id: PeriodId
    agreement_id: AgreementId
    start_date: CalendarDate
    end_date: CalendarDate
    status: PeriodStatus
    hours: PeriodHours
    billing: NotRequired[PeriodBilling]
    invoice_id: str | None
    """The invoice that the period generated; null without one or once it is void."""
    closed_at: str | None
    """When it was closed."""
    time_entries: NotRequired[list[TimeEntry]]
    """With `include=time_entries`: the latest 100 that the key's user is allowed to see."""
    created_at: DateTime
    updated_at: DateTime


class EventPart(TypedDict):
    """A part of a project or a ticket that was created, changed or deleted."""
    type: EventPartType
    id: str
    """Identifier of the part."""
    change: EventPartChange


class FailedMail(TypedDict):
    """A mail that could not be delivered to some of its recipients, or all."""
    to: list[str]
    """The recipients that did not get it."""
    reason: str
    """Why the last attempt failed or the mail came back, as the mail server said it."""


class EventContext(TypedDict):
    """Details of the event, in addition to the object itself."""
    changes: NotRequired[dict[str, EventContextChange]]
    """The fields that changed, by name."""
    threshold: NotRequired[int]
    """The budget threshold exceeded, in percent."""
    target: NotRequired[EventContextTarget]
    activity: NotRequired[TicketActivity]
    """The ticket activity concerned."""
    activity_deleted: NotRequired[bool]
    """True if the activity was deleted."""
    payment: NotRequired[Payment]
    """The payment or refund concerned."""
    refund: NotRequired[ClientPayment]
    """The refund that was made of the payment."""
    reminder: NotRequired[SentReminder]
    """The reminder that was mailed."""
    reason: NotRequired[str]
    """The reason given."""
    merged_into: NotRequired[ContactId]
    """The contact that the deleted one was merged into."""
    period: NotRequired[AgreementPeriod]
    """The agreement period concerned."""
    parts: NotRequired[list[EventPart]]
    """The parts of the project, or the tasks of the ticket, that were created, changed or deleted."""
    credit_note: NotRequired[CreditNote]
    """The credit note concerned."""
    mail: NotRequired[FailedMail]
    """The mail that could not be delivered."""
    erased: NotRequired[bool]
    """True if the personal data of the user or contact was erased: erase copies of it too."""


class Actor(TypedDict):
    """Who made the change. All fields are null for changes made by the service itself."""
    user_id: str | None
    """The user."""
    contact_id: str | None
    """The contact of a client, who did it in the portal."""
    api_key_id: str | None
    """The API key."""
    request_id: str | None
    """The `X-Request-Id` of the request."""


class DocketEvent(TypedDict):
    """Something that happened, recorded in the same transaction as its cause."""
    id: EventId
    type: EventType
    created_at: DateTime
    workspace_id: WorkspaceId
    resource_id: str
    """Identifier of the object in `data`."""
    data: dict[str, object]
    """The object as returned by its GET immediately after the change, or before a deletion. Its schema is described by the webhook of the same type."""
    context: EventContext
    actor: Actor


MailTemplateKind: TypeAlias = Literal["invoice", "reminder_before_due", "reminder_first", "reminder_second", "reminder_last", "credit_note", "statement", "approval_request", "approval_reminder", "ticket_reply", "portal_invitation"]
"""The mail that a template is for: an `invoice`; its reminders `reminder_before_due`, `reminder_first` (also those without a level), `reminder_second` and `reminder_last`; a
`credit_note`, a `statement`; an `approval_request` and its `approval_reminder`; a `ticket_reply`; a `portal_invitation`. New kinds are added without notice.
"""


MailLanguage: TypeAlias = Literal["en", "de", "fr", "es", "it", "nl"]
"""A language of mails to clients. Which one a client gets follows from its `locale`, or else that of the workspace."""


MailTemplateSubject: TypeAlias = str
"""The subject: one line, with placeholders such as `{{invoice.number}}`. Values are put on one line too."""


MailTemplateText: TypeAlias = str
"""The text as plain text, with placeholders such as `{{invoice.number}}`; blanks within the braces are ignored. Empty lines separate paragraphs. A placeholder without a value leaves nothing, not even the blanks before it, and a paragraph of which nothing is left is left out. The rest of the mail stays as it is: figures, the button, attachments, and what stands below."""


MailPlaceholderName: TypeAlias = Literal["firm.name", "client.name", "contact.name", "greeting", "message", "invoice.number", "invoice.title", "invoice.subject", "invoice.date", "invoice.due_date", "invoice.total", "invoice.outstanding", "invoice.days_overdue", "invoice.overdue", "invoice.late_interest", "credit_note.number", "credit_note.date", "credit_note.total", "statement.from", "statement.to", "statement.balance", "approval.title", "approval.type", "approval.due_date", "ticket.number", "ticket.title", "user.name", "reply.text", "portal.access"]
"""A placeholder, without its braces. Amounts and days are written as the client reads them.

- all mails: `firm.name`, the name of the workspace; `client.name`; `contact.name`, if the only recipient apart from copies is one contact of the client; `greeting`, which greets that contact by name
- mails that people can add a message to: `message`. In mails about invoices, credit notes and statements, `greeting` has no value then, because the message greets
- invoices and reminders: `invoice.number`; `invoice.title`, the number with the subject; `invoice.subject`; `invoice.date`; `invoice.due_date`; `invoice.total`; `invoice.outstanding`
- reminders: `invoice.days_overdue`, a number; `invoice.overdue`, the number with its unit as part of a sentence; `invoice.late_interest`
- credit notes: `credit_note.number`, `credit_note.date`, `credit_note.total`, and the `invoice.number` that is credited
- statements: `statement.from`, `statement.to`, `statement.balance`
- approvals: `approval.title`; `approval.type`, hours or a milestone as part of a sentence; `approval.due_date`
- replies to tickets: `ticket.number`, `ticket.title`; `user.name`, who replied; `reply.text`
- invitations to the portal: `portal.access`, a sentence that says what the contact may do there
"""


class MailPlaceholder(TypedDict):
    """A placeholder that a template may use."""
    name: MailPlaceholderName
    example: str | None
    """Its value in the preview with made-up data, in the language of the template; null if they have none."""
    is_required: bool
    """Whether the text must have it, because the mail would be useless without."""


class MailTemplate(TypedDict):
    """Subject and text of a mail to clients, in one language."""
    kind: MailTemplateKind
    language: MailLanguage
    subject: MailTemplateSubject
    text: MailTemplateText
    is_changed: bool
    """Whether they are the workspace's; false for Docket's own."""
    placeholders: list[MailPlaceholder]
    """The placeholders that subject and text may use."""
    updated_at: str | None
    """When they were changed; null for Docket's own."""


class MailTemplates(TypedDict):
    """The templates of mails to clients."""
    templates: list[MailTemplate]
    """Each kind in each language, in the order of the kinds."""


class MailTemplateUpdate(TypedDict):
    """What to change; what is left out stays."""
    subject: NotRequired[MailTemplateSubject]
    text: NotRequired[MailTemplateText]


class MailTemplatePreviewRequest(TypedDict):
    """The texts to preview, and the object whose data they show."""
    subject: NotRequired[MailTemplateSubject]
    """The subject to preview. Defaults to the present one."""
    text: NotRequired[MailTemplateText]
    """The text to preview. Defaults to the present one."""
    resource_id: NotRequired[str | None]
    """An invoice for `invoice` and reminders, a credit note for `credit_note`, a client for `statement`. Its mail is shown as it would be composed now, in the language of the template. By default the data are made up; kinds without such an object refuse it with `invalid_request`."""


class MailTemplatePreview(TypedDict):
    """A mail as it would be sent with these texts."""
    subject: str
    """The subject."""
    text: NotRequired[str]
    """The plain text body. Because it shows amounts, omitted without `can_see_rates`."""
    html: NotRequired[str]
    """The HTML body, which shows the logo as `cid:logo@docket`. Because it shows amounts, omitted without `can_see_rates`."""
    missing: list[MailPlaceholderName]
    """The placeholders of subject and text for which these data have no value, each once."""


MailStatus: TypeAlias = Literal["queued", "sent", "failed", "suppressed"]
"""`queued` until it is delivered, also between attempts; `sent` once the mail server has taken it, or on the test side once it is captured; `failed` when no attempt will follow, or when a mail that was sent has come back; also if that is so for one of several
recipients only, whom `error` names then. It is
`suppressed` if it was not sent because its contact had lost access to the portal.
"""


MailKind: TypeAlias = Literal["invoice", "invoice_reminder", "credit_note", "statement", "approval_request", "approval_reminder", "approval_decision", "ticket_reply", "ticket_assigned", "notification", "digest", "scheduled_report", "invitation", "portal_invitation", "password_link", "new_browser", "sign_in_change", "webhook_failed", "unused_key", "quota_warning", "workspace_deletion", "other"]
"""What kind of mail it is: an `invoice` or its `invoice_reminder`, a `credit_note`, a `statement`; an `approval_request`, its `approval_reminder`, an `approval_decision`; a
`ticket_reply`, `ticket_assigned`; a `notification`, a `digest` of them, a `scheduled_report`; an `invitation` of a user, a `portal_invitation` of a contact, a
`password_link`, `new_browser`, `sign_in_change`; `webhook_failed`, `unused_key`, `quota_warning`, `workspace_deletion`. `other` is a mail from before kinds were
recorded. New kinds are added without notice.
"""


MailResourceType: TypeAlias = Literal["invoice", "credit_note", "client", "approval", "ticket", "notification", "scheduled_report", "user", "contact", "webhook", "api_key"]
"""The type of the object."""


class MailResource(TypedDict):
    """The object that the mail is about; it may have been deleted."""
    type: MailResourceType
    id: str
    """Its id."""


class Mail(TypedDict):
    """A mail that the service sends for the workspace. Its text is not shown, because it may have links that let their reader sign in."""
    id: MailId
    kind: MailKind
    to: list[str]
    """Recipients."""
    cc: list[str]
    """Recipients of a copy."""
    bcc: list[str]
    """Recipients of a blind copy."""
    subject: str
    """The subject."""
    resource: MailResource | None
    """The object that the mail is about; null if it is about no single one."""
    status: MailStatus
    attempts: int
    """How often it was tried."""
    error: str | None
    """Why the last attempt failed or the mail came back, as the mail server said it, after the addresses of those of several recipients that did not get it; null if none failed, or it was delivered since."""
    next_attempt_at: str | None
    """When it is tried next, at the earliest, in real time; null unless it is queued."""
    sent_at: str | None
    """When the mail server took it; null until then, and on the test side."""
    created_at: DateTime
    updated_at: DateTime


AuditAction: TypeAlias = Literal["agreement.activated", "agreement.cancelled", "agreement.created", "agreement.paused", "agreement.period_closed", "agreement.resumed", "agreement.updated", "agreement_type.created", "agreement_type.deleted", "agreement_type.updated", "api_key.created", "api_key.refused", "api_key.revoked", "api_key.rolled", "attachment.deleted", "bank_import.created", "bank_line.ignored", "bank_line.undone", "canned_reply.created", "canned_reply.deleted", "canned_reply.updated", "client.created", "client.deleted", "client.updated", "comment.deleted", "contact.created", "contact.deleted", "contact.erased", "contact.merged", "contact.updated", "credit_note.created", "credit_note.sent", "exchange_rate.created", "exchange_rate.deleted", "exchange_rate.updated", "exchange_rates.imported", "expense.deleted", "export.made", "factor.added", "factor.failed", "factor.removed", "factor.reset", "invoice.approval_rejected", "invoice.approved", "invoice.created", "invoice.credit_applied", "invoice.interest_charged", "invoice.marked_uncollectible", "invoice.reminded", "invoice.sent", "invoice.submitted", "invoice.updated", "invoice.voided", "item.created", "item.deleted", "item.updated", "mail.retried", "limits.changed", "milestone.deleted", "passkey.added", "passkey.removed", "passkey.renamed", "password.changed", "password.link_sent", "payment.allocated", "payment.recorded", "payment.refunded", "personal_data.read", "phase.deleted", "portal_access.given", "portal_access.link_sent", "portal_access.taken", "project.deleted", "project_type.created", "project_type.deleted", "project_type.updated", "rate_card.created", "rate_card.deleted", "rate_card.updated", "recovery_codes.made", "recurring_invoice.created", "recurring_invoice.ended", "recurring_invoice.paused", "recurring_invoice.resumed", "recurring_invoice.updated", "scheduled_report.created", "scheduled_report.deleted", "session.created", "session.ended", "session.failed", "settings.changed", "sso.changed", "sso.checked", "sso.linked", "sso.logout_refused", "sso.removed", "statement.sent", "stripe.connected", "stripe.disconnected", "tag.deleted", "task.deleted", "tax_rate.created", "tax_rate.deleted", "tax_rate.updated", "test_data.reset", "ticket.deleted", "ticket_priority.created", "ticket_priority.deleted", "ticket_priority.updated", "ticket_status.created", "ticket_status.deleted", "ticket_status.updated", "time_entry.deleted", "user.created", "user.deactivated", "user.erased", "user.invited", "user.permissions_changed", "user.reactivated", "user.role_changed", "user.updated", "webhook.created", "webhook.deleted", "webhook.secret_rotated", "webhook.updated", "workspace.created", "workspace.deletion_requested", "workspace.restored"]
"""What was done: the kind of object, and what happened to it. `session.created` is a sign-in and `session.failed` one that was refused, `export.made` a file of data
that somebody fetched, `settings.changed` a change of the settings of the workspace. New actions are added without notice.
"""


AuditEntryId: TypeAlias = str
"""Identifier of an entry of the audit log."""


AuditActorType: TypeAlias = Literal["user", "api_key", "contact", "operator", "system"]
"""Who acted: a user who is signed in, an API key, a contact in the portal, whoever operates the service, or the service itself."""


class AuditActor(TypedDict):
    """Who did it."""
    type: AuditActorType
    id: str | None
    """Identifier of the user, key or contact; null for the operator and the service."""
    name: str | None
    """The name that the user, key or contact had at that time."""
    user_id: str | None
    """The user who acted, also by one of their keys; null for all others."""


class AuditResource(TypedDict):
    """What it was done to."""
    type: str
    """The kind of object."""
    id: str | None
    """Identifier of the object, which may have been deleted; null for a file that was exported."""
    name: str | None
    """Its name, number or title at that time; of an exported file the operation."""


class AuditEntry(TypedDict):
    """Something that was done in the workspace. Nothing but time changes an entry, apart from the erasure of personal data."""
    id: AuditEntryId
    at: DateTime
    """When it was done, in real time on both sides of the workspace."""
    action: AuditAction
    actor: AuditActor
    resource: AuditResource
    ip: str | None
    """The address that the request came from; null without a request."""
    user_agent: str | None
    """The `User-Agent` of the request, at most 200 characters."""
    request_id: str | None
    """The `X-Request-Id` of the request."""
    changes: dict[str, AuditEntryChange]
    """The fields that changed, by name, at most 100. Secrets are named without their values, and values of more than 500 characters are cut."""
    hash: str
    """The hash of this entry and of the one before it."""


LoggedRequestId: TypeAlias = str
"""Identifier of a logged request; identifiers sort by the time at which the requests ended."""


class LoggedFieldError(TypedDict):
    """What was wrong with a field of a logged request."""
    field: str
    """The field as a path."""
    message: str
    """What was wrong, with its values masked."""


class LoggedError(TypedDict):
    """The error that a request returned. Values in its messages are masked: texts of the workspace, email addresses and amounts are written as `…`."""
    code: str
    """The error code, one of those of [errors](/docs/errors)."""
    message: str
    """The message, with its values masked."""
    field: str | None
    """The first invalid field as a path."""
    details: list[LoggedFieldError]
    """All invalid fields, at most 10."""


class LoggedRequest(TypedDict):
    """A request that was made with an API key of the workspace. Bodies are not stored."""
    id: LoggedRequestId
    created_at: DateTime
    """When the request was received, in real time on both sides of the workspace."""
    request_id: str
    """Its `X-Request-Id`. Events name it as `actor.request_id`."""
    method: str
    """The HTTP method."""
    path: str
    """The path without the query, at most 500 characters."""
    query_parameters: list[str]
    """The names of its query parameters, at most 50. Their values are not stored."""
    operation_id: str | None
    """The operation of this contract; null if the path or method has none, or the request was refused before it was matched."""
    status: int
    """The HTTP status of the response."""
    duration_ms: float
    """Milliseconds from the receipt of the request until its response was ready."""
    api_key_id: ApiKeyId
    user_id: UserId
    """The user that the key acts as."""
    ip_address: str
    """The address of the caller."""
    user_agent: str | None
    """The `User-Agent` of the request, at most 200 characters."""
    error: LoggedError | None
    """The error of a response of 400 or more; null for all others."""


WebhookStatus: TypeAlias = Literal["active", "failed"]
"""An `active` webhook receives events; a `failed` one receives nothing until it is set to `active`."""


WebhookId: TypeAlias = str
"""Identifier of a webhook; identifiers sort by creation."""


WebhookEvents: TypeAlias = "list[EventType]"
"""The event types that the webhook receives, each once."""


class WebhookFilter(TypedDict):
    """Restricts a webhook to events about the objects of some clients or projects. With both lists, an event must meet both. An event about an object without a client, or without a project, does not meet such a list: invoices have a client and no project."""
    client_ids: NotRequired[list[ClientId]]
    """Only events about these clients, and about objects whose `client_id` is one of them."""
    project_ids: NotRequired[list[ProjectId]]
    """Only events about these projects, and about objects whose `project_id` is one of them."""


WebhookDescription: TypeAlias = "str | None"
"""Purpose of the webhook, as free text."""


class Webhook(TypedDict):
    """A URL that receives events."""
    id: WebhookId
    url: Url
    events: WebhookEvents
    filter: WebhookFilter | None
    """Which events of these types are sent; null for all."""
    description: WebhookDescription
    status: WebhookStatus
    previous_secret_expires_at: str | None
    """When the previous secret stops signing; null if only one secret signs."""
    created_at: DateTime


class WebhookCreate(TypedDict):
    """The webhook to create."""
    url: Url
    events: WebhookEvents
    description: NotRequired[WebhookDescription]
    filter: NotRequired[WebhookFilter | None]
    """Which events of these types to send; null for all."""


class WebhookWithSecret(TypedDict):
    """A webhook with its new secret, which is shown this once."""
    id: WebhookId
    url: Url
    events: WebhookEvents
    filter: WebhookFilter | None
    """Which events of these types are sent; null for all."""
    description: WebhookDescription
    status: WebhookStatus
    previous_secret_expires_at: str | None
    """When the previous secret stops signing; null if only one secret signs."""
    created_at: DateTime
    secret: str
    """HMAC key that signs deliveries: the full string, including the prefix."""


class WebhookUpdate(TypedDict):
    """The fields of a webhook to change."""
    url: NotRequired[Url]
    events: NotRequired[WebhookEvents]
    description: NotRequired[WebhookDescription]
    filter: NotRequired[WebhookFilter | None]
    """Which events of these types to send; null for all."""
    status: NotRequired[WebhookStatus]


WebhookDeliveryStatus: TypeAlias = Literal["delivered", "failed"]
"""`delivered` if the receiver responded with 2xx within 30 seconds, otherwise `failed`."""


DeliveryId: TypeAlias = str
"""Identifier of a webhook delivery; identifiers sort by creation."""


class WebhookDelivery(TypedDict):
    """One attempt to deliver one event."""
    id: DeliveryId
    event_id: EventId
    event_type: EventType
    attempt: int
    """Number of the attempt, starting at 1."""
    status: WebhookDeliveryStatus
    response_code: int | None
    """HTTP status of the response; null if there was none."""
    response_time_ms: int
    """Duration of the attempt, in milliseconds."""
    attempted_at: DateTime
    delivered_at: str | None
    """When the event was delivered; null if the attempt failed."""
    error: str | None
    """Why the attempt failed."""
    next_retry_at: str | None
    """When the next attempt was scheduled by this one, if any."""


WebhookDeliveriesRetry = TypedDict(
    "WebhookDeliveriesRetry",
    {
        # Deliveries of the webhook, each once.
        "delivery_ids": "NotRequired[list[DeliveryId]]",
        "status": "NotRequired[WebhookDeliveriesRetryStatus]",
        # With `status`: only attempts made at or after this instant.
        "from": "NotRequired[DateTime]",
        # With `status`: only attempts made at or before this instant.
        "to": "NotRequired[DateTime]",
    },
)
"""The deliveries to retry: either those in `delivery_ids`, or those that match `status`, `from` and `to`; the two cannot be combined."""


class WebhookDeliveriesRetried(TypedDict):
    """The number of events that are sent again."""
    webhook_id: WebhookId
    queued: int
    """Number of events queued for another attempt."""
    skipped: int
    """Number of events of `delivery_ids` that are left out because they were delivered by a later attempt than those given, are being attempted now, are already due, or were deleted 30 days after they happened. Always 0 with `status`."""
    has_more: bool
    """Whether more deliveries match than are retried at once: send the same request again for the next 1,000 events."""


class WebhookDeliveryWithBodies(TypedDict):
    """One attempt to deliver one event, with what was sent and what the receiver returned."""
    id: DeliveryId
    event_id: EventId
    event_type: EventType
    attempt: int
    """Number of the attempt, starting at 1."""
    status: WebhookDeliveryStatus
    response_code: int | None
    """HTTP status of the response; null if there was none."""
    response_time_ms: int
    """Duration of the attempt, in milliseconds."""
    attempted_at: DateTime
    delivered_at: str | None
    """When the event was delivered; null if the attempt failed."""
    error: str | None
    """Why the attempt failed."""
    next_retry_at: str | None
    """When the next attempt was scheduled by this one, if any."""
    request_body: str | None
    """The body of the request, byte for byte as it was sent and signed. Null once the event itself has been deleted, 30 days after it happened; that may be before the attempt is deleted."""
    response_body: str | None
    """The first 4 KiB of the body of the response as UTF-8 text, in which bytes that are not UTF-8 are replaced by U+FFFD; it is not decompressed. Empty if the response had no body, null if there was no response."""
    response_body_truncated: bool
    """Whether `response_body` is not the whole body: it was longer, or did not end within the 30 seconds of the attempt. Neither makes a delivery fail."""


class WebhookRecover(TypedDict):
    """The instant from which to recover missed events."""
    since: DateTime


class WebhookRecovery(TypedDict):
    """The result of a recovery."""
    webhook_id: WebhookId
    since: DateTime
    queued: int
    """Number of events queued for delivery."""


class WebhookSecretRotate(TypedDict):
    """How to rotate the secret."""
    grace_hours: NotRequired[int]
    """Hours during which the old secret also signs, by the clock of the workspace."""


class WebhookTest(TypedDict):
    """The test event to send."""
    event_type: NotRequired[EventType]
    resource_id: NotRequired[str]
    """An object of the kind that the event is about: sends it as its GET returns it, in place of sample data."""


class TestClock(TypedDict):
    """The current time on the test side."""
    now: DateTime
    frozen: bool
    """Whether the clock is stopped until it is advanced again; false if it follows real time."""


class TestClockAdvance(TypedDict):
    """The instant to which to advance the clock."""
    to: DateTime


ClientStatus: TypeAlias = Literal["active", "inactive"]
"""An inactive client keeps its history and is archived."""


ClientHealthStatus: TypeAlias = Literal["healthy", "at_risk", "critical"]
"""`healthy` for a score of 70 or more, `at_risk` for 40 or more, `critical` below."""


class ClientElectronicInvoice(TypedDict):
    """The electronic form in which the client gets invoices, and how."""
    format: ElectronicInvoiceFormat
    via: ElectronicInvoiceVia


TaxRateId: TypeAlias = str
"""Identifier of a tax rate; identifiers sort by creation."""


TicketPriorityId: TypeAlias = str
"""Identifier of a ticket priority; identifiers sort by creation."""


class SlaOverride(TypedDict):
    """SLA targets for this client that replace those of the priority."""
    priority_id: TicketPriorityId
    """The ticket priority."""
    response_target: int
    """Minutes until the first response."""
    resolution_target: int
    """Minutes until the resolution."""


Tags: TypeAlias = "list[str]"
"""Names of the tags, in alphabetical order."""


class Client(TypedDict):
    """A firm that you serve."""
    id: ClientId
    name: Name
    email: str | None
    """General e-mail address."""
    phone: str | None
    """Phone number."""
    website: str | None
    """Website."""
    address: PostalAddress
    locale: Locale | None
    """Language of documents and mails to the client; null follows the workspace's."""
    billing: ClientBilling
    status: ClientStatus
    health: ClientHealth
    sla_overrides: list[SlaOverride]
    notes: str | None
    """Internal notes."""
    tags: Tags
    external_id: ExternalId | None
    metadata: Metadata
    dates: ClientDates
    created_at: DateTime
    updated_at: DateTime


class ClientElectronicInvoiceInput(TypedDict):
    """The electronic form in which the client gets invoices, and how; `via` is `mail` unless given. Invoices are then issued in this form when they are sent, and refused if they lack what it wants. `none` issues plain PDFs."""
    format: ElectronicInvoiceFormat
    via: NotRequired[ElectronicInvoiceVia]


TaxRateIds: TypeAlias = "list[TaxRateId] | None"
"""Up to three tax rates, in the order in which they are charged: a compound one is also charged on those before it. Null or none applies what the invoice, or else the client or workspace, says."""


RateCardId: TypeAlias = str
"""Identifier of a rate card; identifiers sort by creation."""


TagInput: TypeAlias = "list[str]"
"""Tags by slug, name (ignoring case) or id, looked for in this order. A value that matches no slug or name creates a tag with that name; an unknown id returns `invalid_request`. On an update, they replace all existing tags."""


MetadataInput: TypeAlias = "dict[str, str | None] | None"
"""Texts that your systems store on the object: up to 50 keys, each with a text of up to 500 characters. A key has 1 to 40 printable characters of any script, without `[` and `]` and without spaces at the ends. An update merges: a key that is sent is set, a key sent as null or as an empty text is removed, and others remain. Sending null instead of an object removes all keys."""


class ClientCreate(TypedDict):
    """The client to create. `currency` defaults to the workspace's."""
    name: Name
    email: NotRequired[Email | None]
    phone: NotRequired[ShortText | None]
    website: NotRequired[Url | None]
    address_line1: NotRequired[ShortText | None]
    address_line2: NotRequired[ShortText | None]
    city: NotRequired[ShortText | None]
    state: NotRequired[ShortText | None]
    postal_code: NotRequired[ShortText | None]
    country: NotRequired[Country | None]
    locale: NotRequired[Locale | None]
    """Language of documents and mails to the client; null follows the workspace's."""
    currency: NotRequired[Currency]
    tax_id: NotRequired[ShortText | None]
    """In any form: one that looks like a VAT id sets `vat_id`; any other sets `tax_number` and clears `vat_id`; null clears both. Not together with either."""
    vat_id: NotRequired[VatId | None]
    tax_number: NotRequired[ShortText | None]
    """National tax number."""
    identifiers: NotRequired[list[PartyIdentifier]]
    """Identifiers other than tax numbers, all of them in place of the present ones."""
    electronic_address: NotRequired[ElectronicAddress | None]
    """Where the client receives electronic invoices."""
    buyer_reference: NotRequired[ShortText | None]
    """The reference that the client asks for on each invoice, such as a Leitweg-ID."""
    accounting_reference: NotRequired[ShortText | None]
    """Where the client books invoices, such as a cost centre."""
    e_invoice: NotRequired[ClientElectronicInvoiceInput]
    tax_rate: NotRequired[TaxRate | None]
    """A plain rate for invoices; not together with `tax_rate_ids`, which it removes."""
    tax_rate_ids: NotRequired[TaxRateIds]
    """Tax rates for the invoices of the client; not together with `tax_rate`, which they remove. Null or none applies `tax_rate`, or else the default of the workspace."""
    reminder_schedule: NotRequired[list[ReminderStep] | None]
    """Reminders that are sent by themselves for invoices of the client, in place of those of the workspace, with the same rules as `reminder_schedule` there. An empty list sends none; null follows the workspace."""
    mail_cc: NotRequired[list[Email] | None]
    """Recipients of a copy of each mail to the client about billing, in place of those of the workspace: invoices, reminders, credit notes and statements. An empty list copies nobody; null follows the workspace."""
    mail_reply_to: NotRequired[Email | None]
    """Where replies to mails about billing go; null follows the workspace."""
    payment_terms_days: NotRequired[int | None]
    """Days until an invoice is due; null uses the workspace's."""
    rate_id: NotRequired[RateCardId | None]
    notes: NotRequired[LongText | None]
    status: NotRequired[ClientStatus]
    sla_overrides: NotRequired[list[SlaOverride]]
    """SLA targets of this client that replace those of the priorities, each for a different priority of the workspace."""
    tags: NotRequired[TagInput | None]
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


class ClientUpdate(TypedDict):
    """The fields of a client to change."""
    name: NotRequired[Name]
    email: NotRequired[Email | None]
    phone: NotRequired[ShortText | None]
    website: NotRequired[Url | None]
    address_line1: NotRequired[ShortText | None]
    address_line2: NotRequired[ShortText | None]
    city: NotRequired[ShortText | None]
    state: NotRequired[ShortText | None]
    postal_code: NotRequired[ShortText | None]
    country: NotRequired[Country | None]
    locale: NotRequired[Locale | None]
    """Language of documents and mails to the client; null follows the workspace's."""
    currency: NotRequired[Currency]
    tax_id: NotRequired[ShortText | None]
    """In any form: one that looks like a VAT id sets `vat_id`; any other sets `tax_number` and clears `vat_id`; null clears both. Not together with either."""
    vat_id: NotRequired[VatId | None]
    tax_number: NotRequired[ShortText | None]
    """National tax number."""
    identifiers: NotRequired[list[PartyIdentifier]]
    """Identifiers other than tax numbers, all of them in place of the present ones."""
    electronic_address: NotRequired[ElectronicAddress | None]
    """Where the client receives electronic invoices."""
    buyer_reference: NotRequired[ShortText | None]
    """The reference that the client asks for on each invoice, such as a Leitweg-ID."""
    accounting_reference: NotRequired[ShortText | None]
    """Where the client books invoices, such as a cost centre."""
    e_invoice: NotRequired[ClientElectronicInvoiceInput]
    tax_rate: NotRequired[TaxRate | None]
    """A plain rate for invoices; not together with `tax_rate_ids`, which it removes."""
    tax_rate_ids: NotRequired[TaxRateIds]
    """Tax rates for the invoices of the client; not together with `tax_rate`, which they remove. Null or none applies `tax_rate`, or else the default of the workspace."""
    reminder_schedule: NotRequired[list[ReminderStep] | None]
    """Reminders that are sent by themselves for invoices of the client, in place of those of the workspace, with the same rules as `reminder_schedule` there. An empty list sends none; null follows the workspace."""
    mail_cc: NotRequired[list[Email] | None]
    """Recipients of a copy of each mail to the client about billing, in place of those of the workspace: invoices, reminders, credit notes and statements. An empty list copies nobody; null follows the workspace."""
    mail_reply_to: NotRequired[Email | None]
    """Where replies to mails about billing go; null follows the workspace."""
    payment_terms_days: NotRequired[int | None]
    """Days until an invoice is due; null uses the workspace's."""
    rate_id: NotRequired[RateCardId | None]
    notes: NotRequired[LongText | None]
    status: NotRequired[ClientStatus]
    sla_overrides: NotRequired[list[SlaOverride]]
    """SLA targets of this client that replace those of the priorities, each for a different priority of the workspace. A change applies to tickets that move to the client or get the priority from then on."""
    tags: NotRequired[TagInput | None]
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


StatementPeriod = TypedDict(
    "StatementPeriod",
    {
        # First day. Defaults to the first day of the month of `to`.
        "from": "NotRequired[CalendarDate]",
        # Last day. Defaults to today.
        "to": "NotRequired[CalendarDate]",
    },
)
"""The days of a statement."""


class StatementSend(TypedDict):
    """Which statement to mail, and to whom."""
    period: NotRequired[StatementPeriod]
    to: NotRequired[list[Email]]
    """Recipients. Defaults to the recipients to whom an invoice would be mailed."""
    message: NotRequired[str]
    """A personal message above the text of the mail."""


StatementSent = TypedDict(
    "StatementSent",
    {
        "id": "ClientId",
        # First day.
        "from": "CalendarDate",
        # Last day.
        "to": "CalendarDate",
        # The recipient addresses.
        "email_sent_to": "list[str]",
    },
)
"""The statement that was mailed, and its recipients."""


class ClientBalanceAccount(TypedDict):
    """What a client owes, and its credit, in one currency. `balance` = `outstanding` + `uncollectible` − `credit` − `refundable`."""
    currency: Currency
    outstanding: Money
    """What is outstanding on invoices, as aging counts it."""
    uncollectible: Money
    """What is outstanding on invoices that were written off; they are still owed."""
    credit: Money
    """Money received that is not allocated to invoices. It can be applied to invoices in this currency, or refunded."""
    refundable: Money
    """What was paid on invoices beyond what they come to since they were credited. It can be refunded, or allocated to other invoices."""
    balance: Money
    """What the client owes in all: the closing balance of its statement once all dates of its invoices are reached. Negative if it has paid more than it owes."""


class ClientBalance(TypedDict):
    """What a client owes and what credit it has now, in each currency."""
    client_id: ClientId
    accounts: list[ClientBalanceAccount]
    """One for each currency, that of the client first; others only if an amount is not 0."""


class ClientUnbilled(TypedDict):
    """The unbilled work of a client. Values and amounts are omitted without `can_see_rates`."""
    client_id: ClientId
    currency: Currency
    """Currency of the client. The values of time are in this currency."""
    time: list[ClientUnbilledTime]
    """Unbilled time by project, and whether it awaits approval."""
    expenses: list[ClientUnbilledExpense]
    """Unbilled expenses by project and currency, and whether they await approval. An invoice takes only expenses in the currency of the client."""


TagReference: TypeAlias = str
"""Slug, name or id of a tag."""


class TagsReplace(TypedDict):
    """The complete set of tags of a resource."""
    tags: list[TagReference]
    """Tags by slug, name (ignoring case) or id, looked for in this order. An unknown tag returns `invalid_request`; an empty list removes all tags."""


TaggedId: TypeAlias = str
"""Identifier of a client, a project, a ticket or a contact."""


class TaggedResource(TypedDict):
    """A resource with its current tags."""
    id: TaggedId
    tags: Tags


class TagSlugs(TypedDict):
    """Tags by slug, name or id."""
    tags: list[TagReference]
    """Tags by slug, name (ignoring case) or id, looked for in this order. An unknown tag returns `invalid_request`."""


class ContactRoles(TypedDict):
    """The roles of the contact at the client."""
    is_primary: bool
    """Whether this is the primary contact; at most one per client."""
    is_billing: bool
    """Whether this is a billing contact, who receives invoices that have no contact."""
    is_technical: bool
    """Whether this is a technical contact."""


PortalAccess: TypeAlias = Literal["none", "view", "full"]
"""What a contact can do in the client portal: `none`: nothing; `view`: see projects and tickets; `full`: also create tickets and approve."""


class ContactPortal(TypedDict):
    """The contact's access to the client portal."""
    access_enabled: bool
    """Whether the contact can sign in; true if and only if `access_level` is not `none`."""
    access_level: PortalAccess
    last_login_at: str | None
    """When the contact last signed in."""
    invitation_sent_at: str | None
    """When the contact was last invited; null if never invited, and after access is removed."""


class ContactCommunication(TypedDict):
    """Communication preferences of the contact."""
    receives_invoices: bool
    receives_reports: bool
    receives_project_updates: bool
    receives_ticket_replies: bool
    """Whether the contact receives the team's public comments on their tickets by mail."""


class ContactSummary(TypedDict):
    """A contact as lists show it, with the name of its client."""
    id: ContactId
    client_id: ClientId
    client_name: str
    """Name of the client."""
    name: Name
    email: str | None
    """E-mail address."""
    phone: str | None
    """Telephone number."""
    mobile: str | None
    """Mobile number."""
    title: str | None
    """Job title."""
    department: str | None
    """Department."""
    roles: ContactRoles
    portal: ContactPortal
    communication: ContactCommunication
    notes: str | None
    """Internal notes."""
    tags: Tags
    external_id: ExternalId | None
    metadata: Metadata
    created_at: DateTime
    updated_at: DateTime


class ContactCreate(TypedDict):
    """The contact to create."""
    client_id: ClientId
    name: Name
    email: NotRequired[Email | None]
    phone: NotRequired[ShortText | None]
    mobile: NotRequired[ShortText | None]
    title: NotRequired[ShortText | None]
    department: NotRequired[ShortText | None]
    is_primary: NotRequired[bool]
    """Whether this is the primary contact; true replaces the client's current one."""
    is_billing: NotRequired[bool]
    """Whether this is a billing contact, who receives invoices that have no contact."""
    is_technical: NotRequired[bool]
    """Whether this is a technical contact."""
    portal_access: NotRequired[PortalAccess]
    receives_invoices: NotRequired[bool]
    """Whether the contact receives invoices."""
    receives_reports: NotRequired[bool]
    """Whether the contact receives reports."""
    receives_project_updates: NotRequired[bool]
    """Whether the contact receives project updates."""
    receives_ticket_replies: NotRequired[bool]
    """Whether the contact receives the team's public comments on their tickets by mail."""
    notes: NotRequired[LongText | None]
    tags: NotRequired[TagInput | None]
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


class ContactTicket(TypedDict):
    """A ticket of a contact."""
    id: TicketId
    title: str
    """Title of the ticket."""
    status: str
    """Whether it is `open` or `closed`."""
    created_at: DateTime


class ContactActivity(TypedDict):
    """Something that happened to a contact."""
    id: EventId
    type: EventType
    created_at: DateTime
    user_id: str | None
    """The user who did it; null for the contact or the service itself."""
    user_name: str | None
    """Name of the user."""


class Contact(TypedDict):
    """A person at a client."""
    id: ContactId
    client_id: ClientId
    name: Name
    email: str | None
    """E-mail address, with which the contact signs in to the portal."""
    phone: str | None
    """Telephone number."""
    mobile: str | None
    """Mobile number."""
    title: str | None
    """Job title."""
    department: str | None
    """Department."""
    roles: ContactRoles
    portal: ContactPortal
    communication: ContactCommunication
    notes: str | None
    """Internal notes."""
    tags: Tags
    external_id: ExternalId | None
    metadata: Metadata
    created_at: DateTime
    updated_at: DateTime
    client: NotRequired[Client]
    """If included."""
    tickets: NotRequired[list[ContactTicket]]
    """If included: the newest 100 tickets of the contact that the key's user is allowed to see, newest first."""
    activity: NotRequired[list[ContactActivity]]
    """If included: the latest 20 events about the contact in the last 30 days, latest first."""


class ContactUpdate(TypedDict):
    """The fields of a contact to change."""
    client_id: NotRequired[ClientId]
    name: NotRequired[Name]
    email: NotRequired[Email | None]
    phone: NotRequired[ShortText | None]
    mobile: NotRequired[ShortText | None]
    title: NotRequired[ShortText | None]
    department: NotRequired[ShortText | None]
    is_primary: NotRequired[bool]
    """Whether this is the primary contact; true replaces the client's current one."""
    is_billing: NotRequired[bool]
    """Whether this is a billing contact, who receives invoices that have no contact."""
    is_technical: NotRequired[bool]
    """Whether this is a technical contact."""
    portal_access: NotRequired[PortalAccess]
    receives_invoices: NotRequired[bool]
    """Whether the contact receives invoices."""
    receives_reports: NotRequired[bool]
    """Whether the contact receives reports."""
    receives_project_updates: NotRequired[bool]
    """Whether the contact receives project updates."""
    receives_ticket_replies: NotRequired[bool]
    """Whether the contact receives the team's public comments on their tickets by mail."""
    notes: NotRequired[LongText | None]
    tags: NotRequired[TagInput | None]
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


class ContactsUpdate(TypedDict):
    """A change to apply to several contacts."""
    ids: list[ContactId]
    """The contacts to change."""
    updates: ContactUpdate


class ContactsCreate(TypedDict):
    """The contacts to create."""
    contacts: list[ContactCreate]


DuplicateReason: TypeAlias = Literal["email", "phone", "name"]
"""What the contacts have in common: the e-mail address, ignoring case, the digits of a telephone or mobile number, or, at the same client, a similar name."""


class ContactDuplicates(TypedDict):
    """Contacts that may be the same person."""
    contacts: list[ContactDuplicatesContact]
    """The contacts, oldest first; 20 at most."""
    match_reason: DuplicateReason
    confidence: float
    """Likelihood that they are the same person."""


ContactInclude: TypeAlias = Literal["client", "tickets", "activity"]
"""A related object of a contact that can be embedded."""


class ContactMerge(TypedDict):
    """The contact to merge into this one."""
    merge_contact_id: ContactId
    """The contact to merge and delete."""


class ContactPortalState(TypedDict):
    """The current portal access of a contact."""
    id: ContactId
    portal: ContactPortal


PortalLevel: TypeAlias = Literal["view", "full"]
"""Access to the client portal other than `none`."""


class ContactPortalEnable(TypedDict):
    """The portal access to grant."""
    access_level: NotRequired[PortalLevel]
    """What the contact can do in the portal."""
    send_invitation: NotRequired[bool]
    """Whether to mail the contact a link to set a password. By default, a link is mailed unless the contact was already invited at the same level."""


class RateCard(TypedDict):
    """A named set of hourly rates to which clients, projects and time entries can refer."""
    id: RateCardId
    name: Name
    currency: Currency
    standard_rate: NotRequired[Rate]
    """Rate for normal hours. Omitted without `can_see_rates`."""
    emergency_rate: NotRequired[float | None]
    """Rate for emergency hours; null for the standard rate × the workspace's `emergency_multiplier`. Omitted without `can_see_rates`."""
    is_default: bool
    """Whether the card applies to all work in its currency without a more specific rate. A currency has at most one default card."""
    created_at: DateTime
    updated_at: DateTime


class RateCardCreate(TypedDict):
    """The rate card to create. `currency` defaults to the workspace's."""
    name: Name
    currency: NotRequired[Currency]
    standard_rate: RateInput
    emergency_rate: NotRequired[RateInput | None]
    """Null applies the standard rate × `emergency_multiplier`."""
    is_default: NotRequired[bool]
    """Whether this is the default card of its currency; true replaces the current default."""


class RateCardUpdate(TypedDict):
    """The fields of a rate card to change."""
    name: NotRequired[Name]
    currency: NotRequired[Currency]
    standard_rate: NotRequired[RateInput]
    emergency_rate: NotRequired[RateInput | None]
    """Null applies the standard rate × `emergency_multiplier`."""
    is_default: NotRequired[bool]
    """Whether this is the default card of its currency; true replaces the current default."""


ProjectTypeId: TypeAlias = str
"""Identifier of a project type; identifiers sort by creation."""


class ProjectType(TypedDict):
    """A project type."""
    id: ProjectTypeId
    name: Name
    created_at: DateTime
    updated_at: DateTime


class ProjectTypeCreate(TypedDict):
    """The project type to create."""
    name: Name


class ProjectTypeUpdate(TypedDict):
    """The fields of a project type to change."""
    name: NotRequired[Name]


BillingType: TypeAlias = Literal["time_and_materials", "fixed_fee", "retainer", "non_billable"]
"""How work is billed. Time on `non_billable` work is not billable by default."""


ProjectHealth: TypeAlias = Literal["on_track", "at_risk"]
"""Whether an active project is likely to end within its budget and on time."""


class ProjectDates(TypedDict):
    """When the project is planned and when it was worked on."""
    start_date: str | None
    """First planned day."""
    due_date: str | None
    """Due date."""
    commenced_at: str | None
    """When the project first became active; never cleared."""
    completed_at: str | None
    """When the project was completed; null again after it is reopened."""


class ProjectBudget(TypedDict):
    """The budget of a project and its use. Amounts are in the client's currency. `amount` and `amount_billed` are omitted without `can_see_rates`."""
    hours: float | None
    """Budget in hours; null or 0 for none."""
    amount: NotRequired[float | None]
    """Budget as an amount of money; null or 0 for none."""
    hours_used: Hours
    """All hours logged on the project, billable or not."""
    amount_billed: NotRequired[Money]
    """Amount billed for the project on lines of invoices that are not void, including drafts."""
    percent_complete: Percent
    """`hours_used` / `hours` × 100, or without a budget in hours `amount_billed` / `amount` × 100, or 0 without either. 2 decimals; can exceed 100."""


class ProjectRate(TypedDict):
    """The rate of work on the project, in the client's currency."""
    override: bool
    """Whether `custom_rate`, or else the card `rate_id`, takes precedence over the rates of client and user."""
    rate_id: str | None
    """Rate card of the project."""
    custom_rate: NotRequired[float | None]
    """Hourly rate of the project. Omitted without `can_see_rates`."""


class ProjectSummary(TypedDict):
    """A project as shown in lists."""
    id: ProjectId
    title: Name
    description: str | None
    """Description of the work."""
    client_id: ClientId
    client_name: str
    """Name of the client."""
    status: ProjectStatus
    type_id: str | None
    """The project type."""
    billing_type: BillingType
    manager_id: str | None
    """The user who manages the project."""
    contact_id: str | None
    """The contact at the client."""
    agreement_id: str | None
    """The retainer agreement, if `billing_type` is retainer."""
    require_client_approval: bool
    """Whether only hours and milestones that the client has approved are billed (`createApproval`)."""
    external_id: ExternalId | None
    metadata: Metadata
    dates: ProjectDates
    budget: ProjectBudget
    rate: ProjectRate
    notes: str | None
    """Internal notes."""
    contract_url: str | None
    """URL of the contract."""
    tags: Tags
    created_at: DateTime
    updated_at: DateTime


HoursInput: TypeAlias = float
"""Hours with 2 decimals; 0.25 is a quarter of an hour."""


MoneyInput: TypeAlias = float
"""An exact amount of money in the accompanying currency, never subject to binary rounding."""


class ProjectCreate(TypedDict):
    """The project to create."""
    title: Name
    client_id: ClientId
    description: NotRequired[LongText | None]
    status: NotRequired[ProjectStatus]
    type_id: NotRequired[ProjectTypeId | None]
    billing_type: NotRequired[BillingType]
    manager_id: NotRequired[UserId | None]
    """The user who manages the project."""
    contact_id: NotRequired[ContactId | None]
    """A contact of the client."""
    agreement_id: NotRequired[AgreementId | None]
    """An agreement of the client; only if `billing_type` is retainer."""
    require_client_approval: NotRequired[bool]
    """Whether only time entries and milestones of the project that the client has approved (`createApproval`) can be put on invoices. It does not affect the billing of expenses, lines without work, and fees and overage of agreements; existing lines of invoices stay. Defaults to false."""
    start_date: NotRequired[CalendarDate | None]
    due_date: NotRequired[CalendarDate | None]
    """Not before `start_date`."""
    budget_hours: NotRequired[HoursInput | None]
    """0 means none."""
    budget_amount: NotRequired[MoneyInput | None]
    """In the currency of the client; 0 means none."""
    rate_override: NotRequired[bool]
    """Whether the project's own rate applies. Derived from `custom_rate` and `rate_id` if they are sent without it."""
    rate_id: NotRequired[RateCardId | None]
    """A rate card in the currency of the client."""
    custom_rate: NotRequired[RateInput | None]
    """Hourly rate of the project. Takes precedence over `rate_id`."""
    notes: NotRequired[LongText | None]
    contract_url: NotRequired[Url | None]
    tags: NotRequired[TagInput | None]
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


class ProjectManager(TypedDict):
    """The user who manages a project. Contractors see only `id` and `name`."""
    id: UserId
    name: str
    """Display name."""
    email: NotRequired[str]
    """E-mail address."""
    title: NotRequired[str | None]
    """Job title."""
    avatar_url: NotRequired[str | None]
    """Picture."""


class ProjectTicket(TypedDict):
    """A ticket of a project."""
    id: TicketId
    title: str
    """Title of the ticket."""
    status: str
    """Whether it is `open` or `closed`."""


class ProjectTime(TypedDict):
    """The time logged on a project. Hours are billable if the entry is `billable` and not excluded."""
    total_hours: Hours
    billable_hours: Hours
    by_user: list[ProjectTimeByUser]
    """Most hours first."""


class MilestoneBilling(TypedDict):
    """Whether and where a milestone is billed."""
    billed: bool
    """Whether it is on an invoice line, including on a draft."""
    invoice_line_id: LineItemId | None
    """The invoice line that bills it."""


class Milestone(TypedDict):
    """A milestone of a project. If it has an amount, it can be billed once, on an invoice line (`milestone_id`). It is billed while it is on the line, and becomes unbilled when the line is removed or the invoice is voided."""
    id: MilestoneId
    project_id: ProjectId
    phase_id: PhaseId | None
    """The phase of the project."""
    title: Name
    description: LongText | None
    due_date: CalendarDate | None
    """Due date."""
    amount: NotRequired[Money | None]
    """Amount to bill, in the client's currency; null if the milestone is not billed. Omitted without `can_see_rates`."""
    billing: MilestoneBilling
    created_at: DateTime
    updated_at: DateTime


class Phase(TypedDict):
    """A phase of a project. Phases are ordered by `position`."""
    id: PhaseId
    project_id: ProjectId
    title: Name
    description: LongText | None
    start_date: CalendarDate | None
    """Planned start date."""
    due_date: CalendarDate | None
    """Due date."""
    status: PhaseStatus
    position: int
    """Position among the phases of the project, starting at 1, without gaps."""
    budget_hours: Hours | None
    """Budget in hours; null for none."""
    hours_used: float
    """Hours logged on its tickets, billable or not; time logged directly on the project belongs to no phase."""
    progress_percent: float
    """Percentage of its tasks and tickets that are completed, with 2 decimals, each weighted equally; 0 if it has none. Milestones do not count."""
    created_at: DateTime
    updated_at: DateTime


TaskId: TypeAlias = str
"""Identifier of a task; identifiers sort by creation."""


class Task(TypedDict):
    """A task of a ticket or a project."""
    id: TaskId
    ticket_id: TicketId | None
    """The ticket it belongs to; null for a task of a project."""
    project_id: ProjectId | None
    """The project it belongs to; null for a task of a ticket."""
    phase_id: PhaseId | None
    """The phase of the project; null for a task of a ticket."""
    title: Name
    description: LongText | None
    assignee_id: UserId | None
    """The assignee."""
    due_date: CalendarDate | None
    completed: bool
    """Whether the task is completed."""
    completed_at: DateTime | None
    """When the task was completed; null while it is open."""
    position: int
    """Position among the tasks of its ticket or project, starting at 1."""
    created_at: DateTime
    updated_at: DateTime


class Project(TypedDict):
    """Work for a client with a start, an end and a budget."""
    id: ProjectId
    title: Name
    description: str | None
    client_id: ClientId
    status: ProjectStatus
    type_id: str | None
    """The project type."""
    billing_type: BillingType
    manager_id: str | None
    """The user who manages the project."""
    contact_id: str | None
    """The contact at the client."""
    agreement_id: str | None
    """The retainer agreement, if `billing_type` is retainer."""
    require_client_approval: bool
    """Whether only hours and milestones that the client has approved are billed (`createApproval`)."""
    external_id: ExternalId | None
    metadata: Metadata
    dates: ProjectDates
    budget: ProjectBudget
    rate: ProjectRate
    notes: str | None
    """Internal notes."""
    contract_url: str | None
    """URL of the contract."""
    tags: Tags
    created_at: DateTime
    updated_at: DateTime
    client: NotRequired[Client]
    """Only with `include=client`."""
    manager: NotRequired[ProjectManager | None]
    """Only with `include=manager`."""
    tickets: NotRequired[list[ProjectTicket]]
    """Only with `include=tickets`: the newest 100, newest first."""
    time_entries: NotRequired[ProjectTime]
    """Only with `include=time_entries`."""
    milestones: NotRequired[list[Milestone]]
    """Only with `include=milestones`, by due date."""
    phases: NotRequired[list[Phase]]
    """Only with `include=phases`, in order."""
    tasks: NotRequired[list[Task]]
    """Only with `include=tasks`, in order."""


ProjectInclude: TypeAlias = Literal["client", "manager", "tickets", "time_entries", "milestones", "phases", "tasks"]
"""A related object of a project that can be embedded."""


class ProjectUpdate(TypedDict):
    """The fields of a project to change."""
    title: NotRequired[Name]
    client_id: NotRequired[ClientId]
    description: NotRequired[LongText | None]
    status: NotRequired[ProjectStatus]
    force: NotRequired[bool]
    """With `status` completed: whether to end everything still open on the project. Defaults to false."""
    type_id: NotRequired[ProjectTypeId | None]
    billing_type: NotRequired[BillingType]
    manager_id: NotRequired[UserId | None]
    """The user who manages the project."""
    contact_id: NotRequired[ContactId | None]
    """A contact of the client."""
    agreement_id: NotRequired[AgreementId | None]
    """An agreement of the client; only if `billing_type` is retainer."""
    require_client_approval: NotRequired[bool]
    """Whether only time entries and milestones of the project that the client has approved (`createApproval`) can be put on invoices. It does not affect the billing of expenses, lines without work, and fees and overage of agreements; existing lines of invoices stay."""
    start_date: NotRequired[CalendarDate | None]
    due_date: NotRequired[CalendarDate | None]
    """Not before `start_date`."""
    budget_hours: NotRequired[HoursInput | None]
    """0 means none."""
    budget_amount: NotRequired[MoneyInput | None]
    """In the currency of the client; 0 means none."""
    rate_override: NotRequired[bool]
    """Whether the project's own rate applies. Derived from `custom_rate` and `rate_id` if they are sent without it."""
    rate_id: NotRequired[RateCardId | None]
    """A rate card in the currency of the client."""
    custom_rate: NotRequired[RateInput | None]
    """Hourly rate of the project. Takes precedence over `rate_id`."""
    notes: NotRequired[LongText | None]
    contract_url: NotRequired[Url | None]
    tags: NotRequired[TagInput | None]
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


ProjectBudgetCovers: TypeAlias = Literal["everyone", "department", "self"]
"""Whose time and expenses the figures include, because the caller sees no others': `everyone`'s, those of the caller's `department`, or only the caller's own (`self`)."""


ProjectBudgetInterval: TypeAlias = Literal["day", "week", "month"]
"""Which days are listed. `day`: all of them, if they are at most 400. Otherwise `week`: the last one of each week, Monday to Sunday, if these are at most 400. Otherwise `month`: the last one of each month. The running totals of the days that are listed are the same in each case."""


class ProjectBudgetDay(TypedDict):
    """Running totals of a project up to the end of a day."""
    date: CalendarDate
    hours: Hours
    """All hours logged so far, billable or not. If `covers` is `everyone`, the last day has `budget.hours_used`."""
    value: NotRequired[Money]
    """Value of the billable hours so far at their rates."""
    amount: NotRequired[Money]
    """Amount billed so far, by the dates of invoices and credit notes, including drafts. The last day has `budget.amount_billed`."""


class ProjectBudgetUser(TypedDict):
    """The time of a user on a project."""
    user_id: UserId
    user_name: str
    """Name of the user."""
    hours: Hours
    """Hours logged, billable or not."""
    billable_hours: Hours
    """Hours of entries that are billable and not excluded."""
    value: NotRequired[Money]
    """Value of the billable hours at their rates."""


class ProjectBudgetPhase(TypedDict):
    """The time of a phase, or of a project outside its phases."""
    phase_id: str | None
    """The phase; null for time outside the phases."""
    phase_title: str | None
    """Title of the phase."""
    budget_hours: float | None
    """Budget of the phase in hours; null for none."""
    hours: Hours
    """Hours logged, billable or not."""
    billable_hours: Hours
    """Hours of entries that are billable and not excluded."""
    value: NotRequired[Money]
    """Value of the billable hours at their rates."""


class ProjectBudgetTicket(TypedDict):
    """The time of a ticket, or of a project outside its tickets."""
    ticket_id: str | None
    """The ticket; null for time outside the tickets."""
    ticket_number: str | None
    """Number of the ticket; null also if the caller does not see the ticket."""
    ticket_title: str | None
    """Title of the ticket; null also if the caller does not see the ticket."""
    hours: Hours
    """Hours logged, billable or not."""
    billable_hours: Hours
    """Hours of entries that are billable and not excluded."""
    value: NotRequired[Money]
    """Value of the billable hours at their rates."""


class CurrencyValue(TypedDict):
    """A value in a currency other than the workspace's."""
    currency: Currency
    value: Money


class ProjectBudgetUnbilled(TypedDict):
    """Work that `createInvoiceFromTime` can bill, now or as soon as it is approved; rejected work is not included. In a project that is not billed by time, there is no unbilled time."""
    hours: Hours
    time: NotRequired[Money]
    """Value of the hours at their rates."""
    expenses: NotRequired[Money]
    """Amount that the client pays for expenses in the client's currency."""
    amount: NotRequired[Money]
    """`time` and `expenses` together."""
    expenses_in_other_currencies: NotRequired[list[CurrencyValue]]
    """Amounts for expenses in other currencies, each in its own. Not included in any other figure."""


class ProjectBudgetBilled(TypedDict):
    """What is on invoices, including drafts."""
    hours: Hours
    """Hours of time entries that are on an invoice."""
    amount: NotRequired[Money]
    """`budget.amount_billed`: of everyone, whatever `covers` says."""


class ProjectBudgetCost(TypedDict):
    """What the work has cost, in the workspace's currency."""
    currency: Currency
    """Currency of the workspace."""
    time: Money
    """Hours × the cost rates that were stored with them, billable or not."""
    expenses: Money
    """Expenses in the workspace's currency, billable or not, except rejected ones."""
    amount: Money
    """`time` and `expenses` together."""
    expenses_in_other_currencies: list[CurrencyValue]
    """Expenses in other currencies, each in its own. Not included in any other figure."""


MarginPercent: TypeAlias = "float | None"
"""Profit as a percentage of revenue, with 2 decimals; negative for a loss, null unless revenue is above 0."""


class ProjectBudgetMargin(TypedDict):
    """What remains of the billed and unbilled amounts of a project after its cost."""
    amount: Money
    """`billed.amount` and `unbilled.amount` less `cost.amount`."""
    percent: MarginPercent
    """In percent of `billed.amount` and `unbilled.amount`; null unless these are above 0."""


class ProjectBudgetPace(TypedDict):
    """Time on a project per week: a quarter of that dated in the 28 days up to today, today included."""
    hours: Hours
    value: NotRequired[Money]
    """Value of the billable hours at their rates."""


class ProjectBudgetUse(TypedDict):
    """The use of a project's budget over time and by whom, and what the work has earned and cost. Amounts are in `currency`, rounded each for itself; those of `cost` have a currency of their own."""
    project_id: ProjectId
    currency: Currency
    """Currency of the client."""
    covers: ProjectBudgetCovers
    budget: ProjectBudget
    """The budget and its use as in `getProject`: of everyone, whatever `covers` says."""
    interval: ProjectBudgetInterval
    days: list[ProjectBudgetDay]
    """Running totals, oldest day first: only days with time or, for callers with `can_see_rates`, with a change of the billed amount; of these, as many as `interval` says. Includes days in the future, if time or an invoice is dated there."""
    by_user: list[ProjectBudgetUser]
    """Time by user, most hours first."""
    by_phase: list[ProjectBudgetPhase]
    """Time by phase, in the order of the phases, also of phases without time. Last, with null, time that belongs to no phase, if there is any. Time belongs to the phase of its ticket."""
    by_ticket: list[ProjectBudgetTicket]
    """Time by ticket, most hours first: up to 100 rows. Time is logged on tickets, not on their tasks. With null, time on no ticket."""
    omitted_tickets: int
    """Number of tickets with time that are not in `by_ticket`."""
    unbilled: ProjectBudgetUnbilled
    billed: ProjectBudgetBilled
    cost: NotRequired[ProjectBudgetCost]
    margin: NotRequired[ProjectBudgetMargin | None]
    """What remains of `billed` and `unbilled` after `cost`. Null if the client's currency is not the workspace's. Also omitted without `can_see_rates`, and unless `covers` is `everyone`."""
    weekly_pace: NotRequired[ProjectBudgetPace]
    """Time per week in the last four weeks. Omitted unless `covers` is `everyone`."""
    runs_out_on: NotRequired[str | None]
    """The day on which the budget is used up; see `getProjectBudget`. Null without a budget, and if the budget is not used up within 3,650 days. Omitted unless `covers` is `everyone`, and of a budget in money alone without `can_see_rates`."""


class MilestoneCreate(TypedDict):
    """The milestone to create."""
    title: Name
    description: NotRequired[LongText | None]
    phase_id: NotRequired[PhaseId | None]
    """A phase of the project."""
    due_date: NotRequired[CalendarDate | None]
    """Due date."""
    amount: NotRequired[MoneyInput | None]
    """Amount to bill, a whole number of minor units of the client's currency; null if the milestone is not billed."""


class MilestoneUpdate(TypedDict):
    """The fields of a milestone to change."""
    title: NotRequired[Name]
    description: NotRequired[LongText | None]
    phase_id: NotRequired[PhaseId | None]
    """A phase of the project."""
    due_date: NotRequired[CalendarDate | None]
    """Due date."""
    amount: NotRequired[MoneyInput | None]
    """Amount to bill, a whole number of minor units of the client's currency; null if the milestone is not billed."""


class PhaseCreate(TypedDict):
    """The phase to create. `status` defaults to pending."""
    title: Name
    description: NotRequired[LongText | None]
    start_date: NotRequired[CalendarDate | None]
    """Planned start date."""
    due_date: NotRequired[CalendarDate | None]
    """Due date; must not be before `start_date`."""
    budget_hours: NotRequired[HoursInput | None]
    """Budget in hours."""
    status: NotRequired[PhaseStatus]


class PhasesReorder(TypedDict):
    """The new order of the phases of a project."""
    phase_ids: list[PhaseId]
    """Every phase of the project, exactly once."""


class PhaseUpdate(TypedDict):
    """The fields of a phase to change. To change its position, reorder the phases."""
    title: NotRequired[Name]
    description: NotRequired[LongText | None]
    start_date: NotRequired[CalendarDate | None]
    """Planned start date."""
    due_date: NotRequired[CalendarDate | None]
    """Due date; must not be before `start_date`."""
    budget_hours: NotRequired[HoursInput | None]
    """Budget in hours."""
    status: NotRequired[PhaseStatus]


class ProjectTaskCreate(TypedDict):
    """The task to create."""
    title: Name
    description: NotRequired[LongText | None]
    assignee_id: NotRequired[UserId | None]
    """The assignee."""
    phase_id: NotRequired[PhaseId | None]
    """A phase of the project."""
    due_date: NotRequired[CalendarDate | None]


class ProjectTasksReorder(TypedDict):
    """The new order of the tasks of a project."""
    task_ids: list[TaskId]
    """Every task of the project, exactly once."""


class ProjectTaskUpdate(TypedDict):
    """The fields of a task of a project to change."""
    title: NotRequired[Name]
    description: NotRequired[LongText | None]
    assignee_id: NotRequired[UserId | None]
    """The assignee."""
    phase_id: NotRequired[PhaseId | None]
    """A phase of the project."""
    due_date: NotRequired[CalendarDate | None]
    completed: NotRequired[bool]
    """Whether the task is completed."""


TicketStatusFilter: TypeAlias = Literal["all", "open", "closed"]
"""Whether tickets are open or closed."""


AssigneeFilter: TypeAlias = str
"""Identifier of a user, or `none` for unassigned tickets."""


TicketStatusId: TypeAlias = str
"""Identifier of a ticket status; identifiers sort by creation."""


class TicketStatusName(TypedDict):
    """The status of a ticket, as lists show it."""
    id: TicketStatusId
    name: str
    """Name of the status."""
    color: str
    """Its color."""


class TicketPriorityName(TypedDict):
    """The priority of a ticket, as lists show it."""
    id: TicketPriorityId
    name: str
    """Name of the priority."""
    color: str
    """Its color."""


class TicketAssignee(TypedDict):
    """The assignee of a ticket."""
    id: UserId
    name: str
    """Display name."""


class TicketDates(TypedDict):
    """When a ticket was opened, first responded to and completed."""
    opened_at: DateTime
    first_response_at: DateTime | None
    """When a user first responded publicly, or the ticket was closed; null until then."""
    resolved_at: DateTime | None
    """When it was resolved; null while it is open."""
    closed_at: DateTime | None
    """When it was closed; null while it is open."""
    due_date: str | None
    """Due date."""


class TicketSla(TypedDict):
    """The SLA targets of a ticket and their outcome."""
    response_target: int | None
    """Target for the first response, in minutes; null for none."""
    resolution_target: int | None
    """Target for the resolution, in minutes; null for none."""
    response_due_at: DateTime | None
    """When the target for the first response expires; null without a target, and while the SLA clock is stopped before that."""
    resolution_due_at: DateTime | None
    """When the target for the resolution expires; null without a target, and while the SLA clock is stopped before that."""
    response_met: bool | None
    """Whether the first response was in time; null until decided."""
    resolution_met: bool | None
    """Whether the resolution was in time; null until decided."""
    breached: bool
    """Whether a target was breached."""


class TicketTime(TypedDict):
    """The hours of a ticket, across all users."""
    estimated_hours: float | None
    """Estimated hours."""
    logged_hours: Hours
    """All hours logged on the ticket; a running timer counts once it is stopped."""
    billable_hours: Hours
    """Logged hours that are billable and not excluded."""


class TicketSummary(TypedDict):
    """A ticket as shown in lists, with the names of what it refers to."""
    id: TicketId
    number: str
    """Ticket number."""
    title: Name
    description: str | None
    """Description of the ticket."""
    client_id: ClientId
    client_name: str
    """Name of the client."""
    project_id: str | None
    """The project of the ticket."""
    project_title: str | None
    """Title of the project."""
    phase_id: str | None
    """The phase of the project."""
    status_id: TicketStatusId
    status: TicketStatusName
    priority_id: TicketPriorityId
    priority: TicketPriorityName
    assignee_id: str | None
    """The assignee."""
    assignee: TicketAssignee | None
    """The assignee; null if unassigned."""
    reporter_id: str | None
    """The user who created it; null if it was not created by a user."""
    contact_id: str | None
    """The contact at the client."""
    agreement_id: str | None
    """The retainer agreement from which time on the ticket draws."""
    billing_type: BillingType
    external_id: ExternalId | None
    metadata: Metadata
    dates: TicketDates
    sla: TicketSla
    time: TicketTime
    resolution_summary: str | None
    """How the ticket was resolved; kept when it is reopened."""
    tags: Tags
    created_at: DateTime
    updated_at: DateTime


class ProjectTicketCreate(TypedDict):
    """The ticket to create."""
    title: Name
    description: NotRequired[LongText | None]
    phase_id: NotRequired[PhaseId | None]
    """A phase of the project."""
    status_id: NotRequired[TicketStatusId]
    """Defaults to the first open status."""
    priority_id: NotRequired[TicketPriorityId]
    """Defaults to the default priority."""
    assignee_id: NotRequired[UserId | None]
    """The assignee, who must not be deactivated."""
    contact_id: NotRequired[ContactId | None]
    """A contact of the client."""
    agreement_id: NotRequired[AgreementId | None]
    """An agreement of the client. Defaults to that of the project if `billing_type` is omitted too."""
    billing_type: NotRequired[BillingType]
    """Defaults to that of the project."""
    due_date: NotRequired[CalendarDate | None]
    estimated_hours: NotRequired[HoursInput | None]
    """Estimated hours."""
    tags: NotRequired[TagInput | None]
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


class TimeEntrySummary(TypedDict):
    """A time entry as shown in lists, with the names of what it belongs to."""
    id: TimeEntryId
    user_id: UserId
    user_name: str
    """Name of the user."""
    date: CalendarDate
    hours: Hours
    """0.01 to 24.00; 0 while the timer runs."""
    description: str | None
    """Description of the work."""
    client_id: str | None
    """The client; null only for entries started as a timer without one."""
    client_name: str | None
    """Name of the client."""
    project_id: str | None
    """The project."""
    project_title: str | None
    """Title of the project."""
    ticket_id: str | None
    """The ticket."""
    agreement_id: str | None
    """The retainer agreement from which the hours draw."""
    period_id: str | None
    """The period of the agreement."""
    billing: TimeEntryBilling
    exclusion: TimeEntryExclusion
    approval: TimeEntryApproval
    timer: TimeEntryTimer
    external_id: ExternalId | None
    metadata: Metadata
    created_at: DateTime
    updated_at: DateTime


class TicketWatcher(TypedDict):
    """A user who watches a ticket."""
    user_id: UserId
    user_name: str
    """Name of the user."""
    since: DateTime


AttachmentVisibility: TypeAlias = Literal["public", "internal"]
"""`public` is visible to the client in the portal, `internal` to the team only."""


class Attachment(TypedDict):
    """A file on a ticket."""
    id: AttachmentId
    ticket_id: TicketId
    filename: str
    """Name of the uploaded file, with an extension that fits `content_type`."""
    content_type: str
    """MIME type, detected from the content."""
    size: int
    """Bytes."""
    url: str
    """URL of the file; requires an API key."""
    visibility: AttachmentVisibility
    user_id: UserId | None
    """The user who uploaded it."""
    user_name: str | None
    """Name of the user."""
    contact_id: ContactId | None
    """The contact who uploaded it in the portal."""
    contact_name: str | None
    """Name of the contact, who may have been deleted."""
    created_at: DateTime


class Ticket(TypedDict):
    """A task, an issue or a request of a client."""
    id: TicketId
    number: str
    """Ticket number, from `TKT-1001`, unique within the workspace."""
    title: Name
    description: str | None
    """Description of the ticket."""
    client_id: ClientId
    project_id: str | None
    """The project of the ticket."""
    phase_id: str | None
    """The phase of the project."""
    status_id: TicketStatusId
    priority_id: TicketPriorityId
    assignee_id: str | None
    """The assignee."""
    reporter_id: str | None
    """The user who created it; null if it was not created by a user."""
    contact_id: str | None
    """The contact at the client."""
    agreement_id: str | None
    """The retainer agreement from which time on the ticket draws."""
    billing_type: BillingType
    external_id: ExternalId | None
    metadata: Metadata
    dates: TicketDates
    sla: TicketSla
    time: TicketTime
    resolution_summary: str | None
    """How the ticket was resolved; kept when it is reopened."""
    tags: Tags
    created_at: DateTime
    updated_at: DateTime
    client: NotRequired[Client]
    """Only with `include=client`."""
    project: NotRequired[Project | None]
    """Only with `include=project`; null if there is none."""
    assignee: NotRequired[TicketAssignee | None]
    """Only with `include=assignee`; null if there is none."""
    activities: NotRequired[list[TicketActivity]]
    """Only with `include=activities`: the latest 100, oldest first."""
    time_entries: NotRequired[list[TimeEntrySummary]]
    """Only with `include=time_entries`: the latest 100 that the key's user is allowed to see, oldest first."""
    watchers: NotRequired[list[TicketWatcher]]
    """Only with `include=watchers`: the users who watch the ticket, those first who began first."""
    attachments: NotRequired[list[Attachment]]
    """Only with `include=attachments`: the latest 100, oldest first."""
    tasks: NotRequired[list[Task]]
    """Only with `include=tasks`: the first 100, in order."""


class ConvertedTimeTotals(TypedDict):
    """The value of all currencies in the one of `in`, at the rate of the day of the work."""
    currency: Currency
    total_value: NotRequired[Money]
    """Sum of billable hours × rate."""
    rates: list[FoundRates]
    """The currencies that were converted."""
    missing_rates: list[MissingRates]
    """The currencies and days that are left apart for want of a rate; empty if the sums have everything."""


class TimeListSummary(TypedDict):
    """Totals of all entries that the filters match. Hours are billable if the entry is `billable` and not excluded; the value is the sum of billable hours × rate. `total_value` is in the workspace's currency, `other_currencies` has the rest; both are omitted without `can_see_rates`."""
    total_hours: Hours
    billable_hours: Hours
    non_billable_hours: Hours
    total_value: NotRequired[Money]
    other_currencies: NotRequired[list[TimeListSummaryOtherCurrency]]
    converted: NotRequired[ConvertedTimeTotals]
    """With `in`: the same in one currency."""


TagId: TypeAlias = str
"""Identifier of a tag; identifiers sort by creation."""


TagName: TypeAlias = str
"""Name of a tag. Names that differ only in case denote the same tag."""


TagSlug: TypeAlias = str
"""The URL-safe form of a tag's name (`C++` is `c-plus-plus`, `C#` is `c-sharp`), unique, numbered if necessary, and derived by the service whenever the name changes."""


class Tag(TypedDict):
    """A label that groups clients, projects, tickets and contacts."""
    id: TagId
    name: TagName
    slug: TagSlug
    color: TagColor
    description: str | None
    """Purpose of the tag."""
    usage_count: int
    """Number of clients, projects, tickets and contacts with the tag."""
    created_at: DateTime
    updated_at: DateTime


class TagCreate(TypedDict):
    """The tag to create. A color is chosen automatically if none is given."""
    name: TagName
    color: NotRequired[TagColor]
    description: NotRequired[str | None]
    """Purpose of the tag."""


TaggedType: TypeAlias = Literal["clients", "projects", "tickets", "contacts"]
"""A type of resource that can have tags."""


class TagsBulkAdd(TypedDict):
    """Tags to add to several resources of one type."""
    resource_type: TaggedType
    resource_ids: list[TaggedId]
    """Identifiers of resources of the given type, each once."""
    tags: list[TagReference]
    """Tags by slug, name (ignoring case) or id, looked for in this order. An unknown tag returns `invalid_request`."""


class TagSuggestion(TypedDict):
    """A suggested tag for a resource."""
    tag: TagSlug
    name: TagName
    confidence: float
    """How well the tag suits, from 0 to 1."""


class TagUpdate(TypedDict):
    """The fields of a tag to change."""
    name: NotRequired[TagName]
    color: NotRequired[TagColor]
    description: NotRequired[str | None]
    """Purpose of the tag."""


ListPosition: TypeAlias = int
"""A position in a list, starting at 1."""


class TicketPriority(TypedDict):
    """The priority of a ticket, and the SLA targets that follow from it."""
    id: TicketPriorityId
    name: Name
    color: TagColor
    sla_response: int | None
    """Target for the first response, in minutes; null for none."""
    sla_resolution: int | None
    """Target for the resolution, in minutes; null for none."""
    is_default: bool
    """Whether this is the default priority for new tickets. Exactly one priority is the default."""
    position: ListPosition
    """Position in the list, starting at 1, from lowest to highest priority. Determines the sort order of tickets."""
    created_at: DateTime
    updated_at: DateTime


SlaMinutes: TypeAlias = int
"""Minutes that count towards an SLA target."""


class TicketPriorityCreate(TypedDict):
    """The ticket priority to create."""
    name: Name
    color: NotRequired[TagColor]
    """Defaults to a color derived from the name."""
    sla_response: NotRequired[SlaMinutes | None]
    """Target for the first response, in minutes. No target if omitted."""
    sla_resolution: NotRequired[SlaMinutes | None]
    """Target for the resolution, in minutes. No target if omitted."""
    is_default: NotRequired[bool]
    """Whether this is the default priority; true replaces the current default."""
    position: NotRequired[ListPosition]
    """Position in the list. Defaults to the end."""


class TicketPriorityUpdate(TypedDict):
    """The fields of a ticket priority to change."""
    name: NotRequired[Name]
    color: NotRequired[TagColor]
    sla_response: NotRequired[SlaMinutes | None]
    """Target for the first response, in minutes; null for none."""
    sla_resolution: NotRequired[SlaMinutes | None]
    """Target for the resolution, in minutes; null for none."""
    is_default: NotRequired[bool]
    """Whether this is the default priority; true replaces the current default."""
    position: NotRequired[ListPosition]
    """Position in the list."""


TicketStatusType: TypeAlias = Literal["open", "closed"]
"""Whether tickets in a status are open or closed."""


class TicketStatus(TypedDict):
    """A ticket status."""
    id: TicketStatusId
    name: Name
    type: TicketStatusType
    color: TagColor
    pauses_sla: bool
    """Whether the SLA clock stops while a ticket is in this status."""
    position: ListPosition
    """Position in the list, starting at 1. New tickets get the first open status."""
    created_at: DateTime
    updated_at: DateTime


class TicketStatusCreate(TypedDict):
    """The ticket status to create."""
    name: Name
    type: TicketStatusType
    color: NotRequired[TagColor]
    """Defaults to a color derived from the name."""
    pauses_sla: NotRequired[bool]
    """Whether the SLA clock stops while a ticket is in this status."""
    position: NotRequired[ListPosition]
    """Position in the list. Defaults to the end."""


class TicketStatusUpdate(TypedDict):
    """The fields of a ticket status to change."""
    name: NotRequired[Name]
    type: NotRequired[TicketStatusType]
    color: NotRequired[TagColor]
    pauses_sla: NotRequired[bool]
    """Whether the SLA clock stops while a ticket is in this status."""
    position: NotRequired[ListPosition]
    """Position in the list."""


CannedReplyId: TypeAlias = str
"""Identifier of a canned reply; identifiers sort by creation."""


CannedReplyContent: TypeAlias = str
"""The text, in which `{{client.name}}`, `{{contact.name}}`, `{{ticket.number}}` and `{{user.name}}` stand for values of the ticket that is replied to. Blanks within the braces are ignored. Any other `{{` returns `invalid_request`."""


class CannedReply(TypedDict):
    """A text for replies to tickets, with placeholders."""
    id: CannedReplyId
    name: Name
    content: CannedReplyContent
    created_at: DateTime
    updated_at: DateTime


class CannedReplyCreate(TypedDict):
    """The canned reply to create."""
    name: Name
    content: CannedReplyContent


class CannedReplyUpdate(TypedDict):
    """The fields of a canned reply to change."""
    name: NotRequired[Name]
    content: NotRequired[CannedReplyContent]


CannedReplyPlaceholder: TypeAlias = Literal["client.name", "contact.name", "ticket.number", "user.name"]
"""A placeholder, without its braces: the name of the ticket's client or contact, the number of the ticket, or the name of the user who replies."""


class RenderedReply(TypedDict):
    """The text of a canned reply for a ticket."""
    ticket_id: TicketId
    content: str
    """The text with the values of the ticket, to be edited and sent as a comment."""
    missing: list[CannedReplyPlaceholder]
    """The placeholders of the reply for which the ticket has no value, each once; the text has nothing in their place."""


TicketNumber: TypeAlias = str
"""A ticket number, with or without its prefix."""


DayOrInstant: TypeAlias = str
"""A day in the workspace's time zone, `YYYY-MM-DD`, or an instant."""


class TicketCreate(TypedDict):
    """The ticket to create."""
    title: Name
    client_id: ClientId
    description: NotRequired[LongText | None]
    project_id: NotRequired[ProjectId | None]
    """A project of the client."""
    phase_id: NotRequired[PhaseId | None]
    """A phase of the project."""
    status_id: NotRequired[TicketStatusId]
    """Defaults to the first open status."""
    priority_id: NotRequired[TicketPriorityId]
    """Defaults to the default priority."""
    assignee_id: NotRequired[UserId | None]
    """The assignee, who must not be deactivated."""
    contact_id: NotRequired[ContactId | None]
    """A contact of the client."""
    agreement_id: NotRequired[AgreementId | None]
    """An agreement of the client. Defaults to that of the project if `billing_type` is omitted too."""
    billing_type: NotRequired[BillingType]
    """Defaults to that of the project, or to time_and_materials without a project."""
    due_date: NotRequired[CalendarDate | None]
    estimated_hours: NotRequired[HoursInput | None]
    """Estimated hours."""
    tags: NotRequired[TagInput | None]
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


class TicketUpdate(TypedDict):
    """The fields of a ticket to change."""
    title: NotRequired[Name]
    client_id: NotRequired[ClientId]
    description: NotRequired[LongText | None]
    project_id: NotRequired[ProjectId | None]
    """A project of the client."""
    phase_id: NotRequired[PhaseId | None]
    """A phase of the project. A ticket moved to a different project, or out of its project, loses its phase unless one is sent."""
    status_id: NotRequired[TicketStatusId]
    """A status of type closed closes an open ticket, one of type open reopens a closed ticket."""
    priority_id: NotRequired[TicketPriorityId]
    assignee_id: NotRequired[UserId | None]
    """The assignee, who must not be deactivated."""
    contact_id: NotRequired[ContactId | None]
    """A contact of the client."""
    agreement_id: NotRequired[AgreementId | None]
    """An agreement of the client. When the project changes, defaults to that of the new project, unless the ticket has an agreement of its own."""
    billing_type: NotRequired[BillingType]
    """When the project changes, defaults to that of the new project."""
    due_date: NotRequired[CalendarDate | None]
    estimated_hours: NotRequired[HoursInput | None]
    """Estimated hours."""
    resolution_summary: NotRequired[LongText | None]
    """How it was resolved."""
    tags: NotRequired[TagInput | None]
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


class TicketsUpdate(TypedDict):
    """A change to apply to several tickets."""
    ids: list[TicketId]
    """The tickets to change."""
    updates: TicketUpdate


class TicketsClose(TypedDict):
    """Tickets to close, and how they were resolved."""
    ids: list[TicketId]
    """The tickets to close."""
    resolution_summary: NotRequired[LongText | None]
    """Free text, the same for all tickets. If omitted, the summary of an earlier closing is kept."""
    generate_summary: NotRequired[bool]
    """Whether to compose each summary from the activities of the ticket, if `resolution_summary` is not given."""


TicketInclude: TypeAlias = Literal["client", "project", "assignee", "activities", "time_entries", "attachments", "tasks", "watchers"]
"""A related object of a ticket that can be embedded."""


class TicketActivityCreate(TypedDict):
    """A comment on a ticket."""
    content: str
    """Text of the comment."""
    visibility: NotRequired[TicketActivityVisibility]
    """Visibility of the comment. Defaults to internal."""
    mentions: NotRequired[list[UserId]]
    """The users whom the comment mentions, each once; they are notified (`mentioned`). The text does not matter: write names as you like, such as `@Ada`. An unknown user is `invalid_request`; those who do not see the ticket are not notified."""


class TicketActivityUpdate(TypedDict):
    """The new text of a comment."""
    content: str
    """Text of the comment."""
    mentions: NotRequired[list[UserId]]
    """The users whom the comment mentions from now on; omitted, they stay. Those who were not notified of the comment before are."""


class AttachmentUpload(TypedDict):
    """A form with one file and its visibility."""
    file: str
    """The file."""
    visibility: NotRequired[str]
    """Who sees it; `internal` if it is not sent."""


class AttachmentUpdate(TypedDict):
    """The fields of an attachment to change."""
    visibility: AttachmentVisibility


class TicketClose(TypedDict):
    """How a ticket was resolved."""
    resolution_summary: NotRequired[LongText | None]
    """Free text. If omitted, the summary of an earlier closing is kept."""
    generate_summary: NotRequired[bool]
    """Whether to compose the summary from the activities, if `resolution_summary` is not given."""


class TicketReopen(TypedDict):
    """Why the ticket is reopened, recorded as an activity and in the event's context."""
    reason: NotRequired[LongText | None]
    """Free text."""


class TicketWatchers(TypedDict):
    """The watchers of a ticket."""
    ticket_id: TicketId
    is_watching: bool
    """Whether the user of the key watches the ticket."""
    watchers: list[TicketWatcher]
    """All users who watch it, those first who began first."""


class SlaTargetState(TypedDict):
    """State of one SLA target."""
    target: int
    """Minutes allowed."""
    elapsed_minutes: int
    """Full minutes elapsed, up to completion if completed."""
    remaining_minutes: int
    """Minutes remaining, rounded up; 0 once all are used."""
    percent_used: float
    """Elapsed time as a percentage of the target, with 2 decimals; can exceed 100."""
    warning_at: DateTime | None
    """When 80 percent of the target are used; null while the SLA clock is stopped before that."""
    due_at: DateTime | None
    """When the target is used up; null while the SLA clock is stopped before that."""
    done_at: DateTime | None
    """When the first response or the resolution occurred; null until then."""
    met: bool | None
    """Whether the target was met; null until decided."""


SlaPause = TypedDict(
    "SlaPause",
    {
        "from": "DateTime",
        # Null while the pause continues.
        "to": "DateTime | None",
    },
)
"""A period during which a ticket was closed or in a status that pauses the SLA."""


class TicketSlaState(TypedDict):
    """State of the SLA of a ticket."""
    id: TicketId
    paused: bool
    """Whether the SLA clock is stopped because the ticket is closed or in a status that pauses it."""
    breached: bool
    """Whether a target was breached."""
    response: SlaTargetState | None
    """The target for the first response; null if there is none."""
    resolution: SlaTargetState | None
    """The target for the resolution; null if there is none."""
    pauses: list[SlaPause]
    """The periods during which the SLA clock was stopped, oldest first."""


class TaskCreate(TypedDict):
    """The task to create."""
    title: Name
    description: NotRequired[LongText | None]
    assignee_id: NotRequired[UserId | None]
    """The assignee."""
    due_date: NotRequired[CalendarDate | None]


class TaskUpdate(TypedDict):
    """The fields of a task to change."""
    title: NotRequired[Name]
    description: NotRequired[LongText | None]
    assignee_id: NotRequired[UserId | None]
    """The assignee."""
    due_date: NotRequired[CalendarDate | None]
    completed: NotRequired[bool]
    """Whether the task is completed."""


EntryHours: TypeAlias = float
"""Hours of a time entry, 0.01 to 24.00, with 2 decimals."""


class TicketTimeEntryCreate(TypedDict):
    """Time to log on a ticket."""
    user_id: NotRequired[UserId]
    """The user who did the work. Defaults to the user of the key."""
    date: NotRequired[CalendarDate]
    """Date of the work. Defaults to today in the workspace's time zone."""
    hours: EntryHours
    description: NotRequired[LongText | None]
    billable: NotRequired[bool]
    """Whether the time is billable. Defaults to true, unless the project or the ticket is non_billable."""
    rate_type: NotRequired[RateType]
    rate_id: NotRequired[RateCardId | None]
    """A rate card to use instead of the one that would apply."""
    rate_charged: NotRequired[RateInput | None]
    """A manual rate; `rate_type` then defaults to `custom`."""
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


class TimeEntryCreate(TypedDict):
    """Time to log. At least one of `client_id`, `project_id` and `ticket_id` is required; the others are inferred where possible."""
    user_id: NotRequired[UserId]
    """The user who did the work. Defaults to the user of the key."""
    date: CalendarDate
    hours: EntryHours
    description: NotRequired[LongText | None]
    client_id: NotRequired[ClientId | None]
    project_id: NotRequired[ProjectId | None]
    ticket_id: NotRequired[TicketId | None]
    agreement_id: NotRequired[AgreementId | None]
    period_id: NotRequired[PeriodId | None]
    """A period of the agreement. Defaults to the open one."""
    billable: NotRequired[bool]
    """Whether the time is billable. Defaults to true, unless the project or the ticket is non_billable."""
    rate_type: NotRequired[RateType]
    rate_id: NotRequired[RateCardId | None]
    """A rate card to use instead of the one that would apply."""
    rate_charged: NotRequired[RateInput | None]
    """A manual rate; `rate_type` then defaults to `custom`."""
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


class TimeEntriesCreate(TypedDict):
    """The time entries to log."""
    entries: list[TimeEntryCreate]


class TimeEntriesName(TypedDict):
    """The time entries concerned."""
    ids: list[TimeEntryId]
    """The time entries."""


class TimeEntriesReject(TypedDict):
    """Time entries to reject, and why."""
    ids: list[TimeEntryId]
    """The time entries to reject."""
    reason: NotRequired[LongText | None]
    """Why, the same for all."""


class TimeEntriesExclude(TypedDict):
    """Time entries to exclude from billing, and why."""
    ids: list[TimeEntryId]
    """The time entries to exclude."""
    reason: ExclusionReason
    note: NotRequired[LongText | None]
    """Details of the reason, the same for all; required for `other`."""


class TimeEntryUpdate(TypedDict):
    """The fields of a time entry to change."""
    user_id: NotRequired[UserId]
    date: NotRequired[CalendarDate]
    hours: NotRequired[EntryHours]
    description: NotRequired[LongText | None]
    client_id: NotRequired[ClientId | None]
    project_id: NotRequired[ProjectId | None]
    ticket_id: NotRequired[TicketId | None]
    agreement_id: NotRequired[AgreementId | None]
    period_id: NotRequired[PeriodId | None]
    billable: NotRequired[bool]
    """Whether the hours are billable."""
    rate_type: NotRequired[RateType]
    rate_id: NotRequired[RateCardId | None]
    """A rate card to use; null reverts to the one that applies."""
    rate_charged: NotRequired[RateInput | None]
    """A manual rate; null reverts to the one that applies."""
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


class TimeEntriesUpdate(TypedDict):
    """A change to apply to several time entries."""
    ids: list[TimeEntryId]
    """The time entries to change."""
    updates: TimeEntryUpdate


TimeGrouping: TypeAlias = Literal["user", "client", "project", "day", "week"]
"""Field to group time by. The array of the response is named accordingly: `by_user` for `user`."""


Utilization: TypeAlias = float
"""Billable hours divided by capacity hours, as a fraction with 4 decimals; 0 without capacity. If the range includes today, capacity counts up to today."""


class TimeSummaryTotals(TypedDict):
    """The time of all groups."""
    hours: Hours
    billable_hours: Hours
    value: NotRequired[Money]
    """Value in the workspace's currency."""
    other_currencies: NotRequired[list[CurrencyValue]]
    utilization: Utilization


class TimeSummaryUser(TypedDict):
    """The time of a user."""
    user_id: UserId
    user_name: str
    hours: Hours
    billable_hours: Hours
    value: NotRequired[Money]
    other_currencies: NotRequired[list[CurrencyValue]]
    utilization: Utilization


class TimeSummaryClient(TypedDict):
    """The time for a client."""
    client_id: str | None
    """The client; null for timers without a client."""
    client_name: str | None
    hours: Hours
    billable_hours: Hours
    value: NotRequired[Money]
    other_currencies: NotRequired[list[CurrencyValue]]


class TimeSummaryProject(TypedDict):
    """The time on a project."""
    project_id: str | None
    """The project; null for time without a project."""
    project_title: str | None
    hours: Hours
    billable_hours: Hours
    value: NotRequired[Money]
    other_currencies: NotRequired[list[CurrencyValue]]


class TimeSummaryDay(TypedDict):
    """The time of a day."""
    date: CalendarDate
    hours: Hours
    billable_hours: Hours
    value: NotRequired[Money]
    other_currencies: NotRequired[list[CurrencyValue]]


class TimeSummaryWeek(TypedDict):
    """The time of a week."""
    week: CalendarDate
    """The Monday on which the week begins."""
    hours: Hours
    billable_hours: Hours
    value: NotRequired[Money]
    other_currencies: NotRequired[list[CurrencyValue]]


class ConvertedTimeSummary(TypedDict):
    """The summary with values of all currencies in the one of `in`, at the rate of the day of the work. `other_currencies` of its groups are empty."""
    currency: Currency
    totals: TimeSummaryTotals
    by_user: NotRequired[list[TimeSummaryUser]]
    by_client: NotRequired[list[TimeSummaryClient]]
    by_project: NotRequired[list[TimeSummaryProject]]
    by_day: NotRequired[list[TimeSummaryDay]]
    by_week: NotRequired[list[TimeSummaryWeek]]
    rates: list[FoundRates]
    """The currencies that were converted."""
    missing_rates: list[MissingRates]
    """The currencies and days that are left apart for want of a rate; empty if the sums have everything."""


class TimeSummary(TypedDict):
    """Totals of time over a range of days. Hours are billable if the entry is `billable` and not excluded; the value is the sum of billable hours × rate. Running timers count as 0. Exactly one of the arrays is present, ordered by hours, days and weeks by date. Values and `other_currencies` are omitted without `can_see_rates`."""
    period: TimeSummaryPeriod
    totals: TimeSummaryTotals
    by_user: NotRequired[list[TimeSummaryUser]]
    by_client: NotRequired[list[TimeSummaryClient]]
    by_project: NotRequired[list[TimeSummaryProject]]
    by_day: NotRequired[list[TimeSummaryDay]]
    by_week: NotRequired[list[TimeSummaryWeek]]
    converted: NotRequired[ConvertedTimeSummary]
    """With `in`: the same in one currency."""


class TimerStart(TypedDict):
    """The work to time; every field can also be set later."""
    user_id: NotRequired[UserId]
    """The user whose timer it is. Defaults to the user of the key."""
    started_at: NotRequired[DateTime]
    """When the timer was started, at most 24 hours ago. Defaults to now."""
    description: NotRequired[LongText | None]
    client_id: NotRequired[ClientId | None]
    project_id: NotRequired[ProjectId | None]
    ticket_id: NotRequired[TicketId | None]
    agreement_id: NotRequired[AgreementId | None]
    billable: NotRequired[bool]
    """Whether the time is billable. Defaults to true, unless the project or the ticket is non_billable."""
    rate_type: NotRequired[RateType]
    rate_id: NotRequired[RateCardId | None]
    """A rate card to use instead of the one that would apply."""
    rate_charged: NotRequired[RateInput | None]
    """A manual rate; `rate_type` then defaults to `custom`."""
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


class TimerStopRunning(TypedDict):
    """Whose timer to stop, and when the work ended."""
    user_id: NotRequired[UserId]
    """The user whose timer it is. Defaults to the user of the key."""
    stopped_at: NotRequired[DateTime]
    """When the timer was stopped: after it was started, and at most 24 hours ago. Defaults to now."""


class TimeEntryExclude(TypedDict):
    """Why the entry is excluded from billing."""
    reason: ExclusionReason
    note: NotRequired[LongText | None]
    """Details of the reason; required for `other`."""


class TimeEntryReject(TypedDict):
    """Why the entry is rejected."""
    reason: NotRequired[LongText | None]


class TimerResume(TypedDict):
    """When the work resumed."""
    started_at: NotRequired[DateTime]
    """When the timer was started, at most 24 hours ago. Defaults to now."""


class TimerStop(TypedDict):
    """When the work ended."""
    stopped_at: NotRequired[DateTime]
    """When the timer was stopped: after it was started, and at most 24 hours ago. Defaults to now."""


ExpenseCategory: TypeAlias = Literal["software", "hosting", "travel", "meals", "supplies", "equipment", "contractor", "advertising", "other"]
"""Category of an expense."""


ExpenseId: TypeAlias = str
"""Identifier of an expense; identifiers sort by creation."""


ExpenseAmount: TypeAlias = float
"""Amount spent, tax included, greater than 0, a whole number of minor units of its currency."""


class ExpenseTax(TypedDict):
    """The tax in the amount of an expense: what the vendor charged, as the tax report counts it. A copy: later changes of the tax rate do not change the expense. `billing.billable_amount` is of the whole amount, tax included."""
    tax_rate_id: str | None
    """The tax rate that it was copied from; null for a plain rate, or none. The tax rate may have been deleted since."""
    name: str | None
    """The name of the tax rate; null for a plain rate, or none."""
    rate: TaxRate | None
    """The rate; null if none is recorded."""
    category: TaxCategory | None
    """The category of the rate; null if none is recorded."""
    amount: Money
    """The tax in `amount`."""
    net_amount: Money
    """`amount` less the tax."""


MarkupPercent: TypeAlias = float
"""Markup added when the expense is billed, as a percentage of its amount, with up to 2 decimals."""


class ExpenseBilling(TypedDict):
    """The part of an expense that is billed to the client. The expense is billed as soon as an invoice line references it, including on a draft, or it is marked as billed."""
    billable: bool
    """Whether the expense is billable to the client."""
    billed: bool
    """Whether the expense is on an invoice, in Docket or elsewhere."""
    markup_percent: MarkupPercent
    billable_amount: Money
    """amount × (1 + markup_percent / 100), rounded to the minor unit; 0 if not billable."""
    invoice_line_id: str | None
    """The invoice line that bills it."""
    invoice_reference: str | None
    """Reference of an invoice outside Docket that bills it."""


class ExpenseReceipt(TypedDict):
    """The receipt of an expense. All fields are null if there is none."""
    url: str | None
    """URL of the receipt: that of `GET /v1/expenses/{id}/receipt` if a file was uploaded, otherwise the given `receipt_url`."""
    filename: str | None
    """Name of the uploaded file, with an extension that fits its content."""
    uploaded_at: str | None
    """When it was uploaded."""


class ExpenseApproval(TypedDict):
    """The approval of an expense."""
    status: ApprovalStatus
    approved_by_id: str | None
    """The user who approved."""
    approved_at: str | None
    """When it was approved."""
    decided_by_id: str | None
    """The user who approved or rejected."""
    decided_at: str | None
    """When it was approved or rejected."""
    reason: str | None
    """Why it was rejected."""


class ExpenseSummary(TypedDict):
    """An expense as lists show it, with the names of what it belongs to."""
    id: ExpenseId
    client_id: str | None
    """The client; null for an internal expense."""
    client_name: str | None
    """Name of the client."""
    project_id: str | None
    """The project."""
    project_title: str | None
    """Title of the project."""
    user_id: UserId
    """The user who spent it."""
    user_name: str
    """Name of the user."""
    date: CalendarDate
    description: str
    """Description of the purchase."""
    category: ExpenseCategory
    vendor: str | None
    """Vendor."""
    amount: ExpenseAmount
    currency: Currency
    tax: ExpenseTax
    billing: ExpenseBilling
    receipt: ExpenseReceipt
    approval: ExpenseApproval
    notes: str | None
    """Internal."""
    external_id: ExternalId | None
    metadata: Metadata
    created_at: DateTime
    updated_at: DateTime


class ExpenseCurrencyTotals(TypedDict):
    """Totals of expenses in a currency other than the workspace's."""
    currency: Currency
    total_amount: Money
    billable_amount: Money


class ConvertedExpenseTotals(TypedDict):
    """The totals of all currencies in the one of `in`, at the rate of the date of the expense."""
    currency: Currency
    total_amount: NotRequired[Money]
    """Amount spent."""
    billable_amount: NotRequired[Money]
    """Amount billable to clients, including markup."""
    rates: list[FoundRates]
    """The currencies that were converted."""
    missing_rates: list[MissingRates]
    """The currencies and days that are left apart for want of a rate; empty if the sums have everything."""


class ExpenseListSummary(TypedDict):
    """Totals of all expenses that the filters match, in the workspace's currency, with other currencies listed separately. `pending_approval` counts expenses in any currency that await approval."""
    total_amount: Money
    billable_amount: Money
    pending_approval: int
    """Number of expenses awaiting approval."""
    other_currencies: list[ExpenseCurrencyTotals]
    converted: NotRequired[ConvertedExpenseTotals]
    """With `in`: the same in one currency."""


ExpenseDescription: TypeAlias = str
"""Description of the purchase."""


ExpenseTaxAmount: TypeAlias = "float | None"
"""The tax in `amount`, a whole number of minor units and not more than `amount`. Null computes it from the rate: amount × rate / (1 + rate), rounded; 0 without a rate."""


class ExpenseCreate(TypedDict):
    """The expense to record. `category` defaults to `other`."""
    date: CalendarDate
    description: ExpenseDescription
    amount: ExpenseAmount
    client_id: NotRequired[ClientId | None]
    project_id: NotRequired[ProjectId | None]
    """A project of the client; without `client_id`, the client is that of the project."""
    user_id: NotRequired[UserId]
    """The user who spent it. Defaults to the user of the key."""
    category: NotRequired[ExpenseCategory]
    vendor: NotRequired[ShortText | None]
    currency: NotRequired[Currency]
    """Defaults to the workspace's currency."""
    tax_rate_id: NotRequired[TaxRateId | None]
    """The tax rate in the amount. Give only one of `tax_rate_id` and `tax_rate`. Null removes the rate."""
    tax_rate: NotRequired[TaxRate | None]
    """A plain rate, with its `tax_category`. Null removes the rate."""
    tax_category: NotRequired[TaxCategory]
    """The category of `tax_rate`, with which it is given: by default `standard` above 0, and `zero` for 0."""
    tax_amount: NotRequired[ExpenseTaxAmount]
    billable: NotRequired[bool]
    """Whether the expense is billable to the client. Defaults to true."""
    markup_percent: NotRequired[MarkupPercent]
    notes: NotRequired[LongText | None]
    """Internal."""
    receipt_url: NotRequired[Url | None]
    """URL of a receipt that is not uploaded."""
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


class ReceivedInvoiceParty(TypedDict):
    """The seller or the buyer, as the invoice names them."""
    name: str | None
    """Name; null if the invoice does not name the buyer."""
    vat_id: str | None
    """VAT identifier."""
    tax_number: str | None
    """Tax number."""
    country: str | None
    """Code of the country."""


class ReceivedInvoiceAmounts(TypedDict):
    """The totals of the invoice, in the currency of the expense. A total that the invoice does not state is null."""
    lines: Money | None
    """Sum of the lines (BT-106)."""
    allowances: Money | None
    """Allowances on the whole (BT-107)."""
    charges: Money | None
    """Charges on the whole (BT-108)."""
    net: Money | None
    """Total before tax (BT-109)."""
    tax: Money | None
    """Tax (BT-110)."""
    gross: Money
    """Total with tax (BT-112), which is the `amount` of the expense."""
    prepaid: Money | None
    """What was paid before (BT-113)."""
    rounding: Money | None
    """Rounding of what is due (BT-114)."""
    due: Money | None
    """What is to be paid (BT-115)."""


class ReceivedInvoiceTax(TypedDict):
    """The tax of one category and rate."""
    category: TaxCategory | None
    """The category; null for one that Docket does not know."""
    rate: TaxRate | None
    """The rate; null if it is not stated."""
    taxable: Money | None
    """What the rate applies to (BT-116)."""
    tax: Money
    """The tax (BT-117)."""
    reason: str | None
    """Why no tax is charged, as text or code (BT-120, BT-121)."""


class ReceivedInvoiceLine(TypedDict):
    """A line of the invoice."""
    name: str
    """Name of the item, at most 200 characters (BT-153)."""
    quantity: float | None
    """Quantity (BT-129)."""
    unit: str | None
    """Unit, as code of UN/ECE Recommendation 20 or 21 (BT-130): HUR is an hour, C62 a piece."""
    price: float | None
    """Net price (BT-146)."""
    net_amount: Money | None
    """Amount before tax (BT-131)."""
    tax_category: TaxCategory | None
    tax_rate: TaxRate | None


class ReceivedInvoicePayment(TypedDict):
    """Where the invoice is to be paid. Fields that it does not state are null, like an IBAN or BIC that is not valid."""
    iban: str | None
    """IBAN of the seller (BT-84)."""
    bic: str | None
    """BIC (BT-86)."""
    account_name: str | None
    """Holder of the account (BT-85)."""
    reference: str | None
    """What the payment should quote (BT-83)."""


class ReceivedInvoiceWarning(TypedDict):
    """A rule of EN 16931 that the invoice breaks."""
    rule: str
    """The rule, such as BR-CO-15; `buyer` if the invoice names another VAT id than the firm's for the buyer."""
    message: str
    """What is wrong."""


class ReceivedInvoice(TypedDict):
    """What the electronic invoice says that an expense was recorded from. It is a copy: later changes of the expense do not change it, and it does not change the expense. The file itself is the receipt until another is uploaded."""
    syntax: ReceivedInvoiceSyntax
    type_code: str
    """The kind of document by UNTDID 1001: 380 is an invoice (BT-3)."""
    number: str
    """The number that the seller gave it (BT-1)."""
    due_date: CalendarDate | None
    """When it is to be paid (BT-9)."""
    seller: ReceivedInvoiceParty
    buyer: ReceivedInvoiceParty
    amounts: ReceivedInvoiceAmounts
    taxes: list[ReceivedInvoiceTax]
    """The tax by category and rate (BG-23), at most 50."""
    lines: list[ReceivedInvoiceLine]
    """The first 200 lines (BG-25)."""
    line_count: int
    """How many lines it has."""
    payment: ReceivedInvoicePayment
    sha256: str
    """SHA-256 of the uploaded file, in hexadecimal."""
    warnings: list[ReceivedInvoiceWarning]
    """What the invoice lacks, and which of its sums do not add up. They hinder nothing."""


class Expense(TypedDict):
    """An amount that a user spent for the firm or for a client."""
    id: ExpenseId
    client_id: str | None
    """The client; null for an internal expense."""
    project_id: str | None
    """The project."""
    user_id: UserId
    """The user who spent it."""
    date: CalendarDate
    description: str
    """Description of the purchase."""
    category: ExpenseCategory
    vendor: str | None
    """Vendor."""
    amount: ExpenseAmount
    currency: Currency
    tax: ExpenseTax
    billing: ExpenseBilling
    receipt: ExpenseReceipt
    e_invoice: ReceivedInvoice | None
    """The electronic invoice that it was recorded from; null for others."""
    approval: ExpenseApproval
    notes: str | None
    """Internal."""
    external_id: ExternalId | None
    metadata: Metadata
    created_at: DateTime
    updated_at: DateTime


class ExpensesName(TypedDict):
    """The expenses concerned."""
    ids: list[ExpenseId]
    """The expenses."""


class ExpensesReject(TypedDict):
    """Expenses to reject, and why."""
    ids: list[ExpenseId]
    """The expenses to reject."""
    reason: NotRequired[LongText | None]
    """Why, the same for all."""


class ExpenseUpdate(TypedDict):
    """The fields of an expense to change."""
    date: NotRequired[CalendarDate]
    description: NotRequired[ExpenseDescription]
    amount: NotRequired[ExpenseAmount]
    client_id: NotRequired[ClientId | None]
    project_id: NotRequired[ProjectId | None]
    """A project of the client; without `client_id`, the client is that of the project."""
    user_id: NotRequired[UserId]
    """The user who spent it."""
    category: NotRequired[ExpenseCategory]
    vendor: NotRequired[ShortText | None]
    currency: NotRequired[Currency]
    tax_rate_id: NotRequired[TaxRateId | None]
    """The tax rate in the amount. Give only one of `tax_rate_id` and `tax_rate`. Null removes the rate."""
    tax_rate: NotRequired[TaxRate | None]
    """A plain rate, with its `tax_category`. Null removes the rate."""
    tax_category: NotRequired[TaxCategory]
    """The category of `tax_rate`, with which it is given: by default `standard` above 0, and `zero` for 0."""
    tax_amount: NotRequired[ExpenseTaxAmount]
    billable: NotRequired[bool]
    """Whether the expense is billable to the client."""
    markup_percent: NotRequired[MarkupPercent]
    notes: NotRequired[LongText | None]
    """Internal."""
    receipt_url: NotRequired[Url | None]
    """URL of a receipt that is not uploaded."""
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


class ExpensesUpdate(TypedDict):
    """A change to apply to several expenses."""
    ids: list[ExpenseId]
    """The expenses to change."""
    updates: ExpenseUpdate


FormFlag: TypeAlias = str
"""Yes or no in a form, whose fields are texts."""


class ExpenseFromElectronicInvoice(TypedDict):
    """A form with an electronic invoice, and fields of the expense."""
    file: str
    """The invoice: XML, or a PDF that contains it."""
    client_id: NotRequired[str]
    """The client; an internal expense without it and `project_id`."""
    project_id: NotRequired[str]
    """A project of the client; without `client_id`, the client is that of the project."""
    user_id: NotRequired[str]
    """The user who spent it. Defaults to the user of the key."""
    category: NotRequired[str]
    """Category; `other` if it is not sent."""
    description: NotRequired[str]
    """Description; the names of the lines if it is not sent, and without lines the number of the invoice."""
    billable: NotRequired[str]
    """Whether the expense is billable to the client; `true` if it is not sent."""
    markup_percent: NotRequired[str]
    """Markup added when the expense is billed, as a percentage of its amount, with up to 2 decimals."""
    notes: NotRequired[str]
    """Internal."""
    allow_duplicate: NotRequired[str]
    """With `true`, an invoice that was recorded before is recorded again."""


class ExpensesMarkBilled(TypedDict):
    """Expenses that were invoiced outside Docket."""
    expense_ids: list[ExpenseId]
    """The expenses."""
    invoice_reference: NotRequired[ShortText | None]
    """Reference of the external invoice."""


class ExpensesMarkedBilled(TypedDict):
    """The expenses marked as billed."""
    expense_ids: list[ExpenseId]
    """The expenses."""
    invoice_reference: str | None
    """Reference of the external invoice."""


ExpenseGrouping: TypeAlias = Literal["category", "client", "project", "user", "month"]
"""Field to group expenses by."""


class ExpenseFiguresAbroad(TypedDict):
    """Totals of expenses in a currency other than the workspace's."""
    currency: Currency
    amount: Money
    billable_amount: Money
    markup_amount: Money


class ExpenseFigures(TypedDict):
    """Totals of expenses in the workspace's currency. `count` includes expenses in other currencies."""
    count: int
    """Number of expenses."""
    amount: Money
    """Amount spent."""
    billable_amount: Money
    """Amount billable to clients, including markup."""
    markup_amount: Money
    """The markup included in it."""
    other_currencies: list[ExpenseFiguresAbroad]
    """The same totals for each other currency."""


class ExpenseReportCategory(TypedDict):
    """The expenses of a category."""
    category: ExpenseCategory
    count: int
    """Number of expenses."""
    amount: Money
    """Amount spent."""
    billable_amount: Money
    """Amount billable to clients, including markup."""
    markup_amount: Money
    """The markup included in it."""
    other_currencies: list[ExpenseFiguresAbroad]
    """The same totals for each other currency."""


class ExpenseReportClient(TypedDict):
    """The expenses of a client."""
    client_id: str | None
    client_name: str | None
    count: int
    """Number of expenses."""
    amount: Money
    """Amount spent."""
    billable_amount: Money
    """Amount billable to clients, including markup."""
    markup_amount: Money
    """The markup included in it."""
    other_currencies: list[ExpenseFiguresAbroad]
    """The same totals for each other currency."""


class ExpenseReportProject(TypedDict):
    """The expenses of a project."""
    project_id: str | None
    project_title: str | None
    count: int
    """Number of expenses."""
    amount: Money
    """Amount spent."""
    billable_amount: Money
    """Amount billable to clients, including markup."""
    markup_amount: Money
    """The markup included in it."""
    other_currencies: list[ExpenseFiguresAbroad]
    """The same totals for each other currency."""


class ExpenseReportUser(TypedDict):
    """The expenses of a user."""
    user_id: UserId
    user_name: str
    count: int
    """Number of expenses."""
    amount: Money
    """Amount spent."""
    billable_amount: Money
    """Amount billable to clients, including markup."""
    markup_amount: Money
    """The markup included in it."""
    other_currencies: list[ExpenseFiguresAbroad]
    """The same totals for each other currency."""


class ExpenseReportMonth(TypedDict):
    """The expenses of a month."""
    month: str
    """Year and month."""
    count: int
    """Number of expenses."""
    amount: Money
    """Amount spent."""
    billable_amount: Money
    """Amount billable to clients, including markup."""
    markup_amount: Money
    """The markup included in it."""
    other_currencies: list[ExpenseFiguresAbroad]
    """The same totals for each other currency."""


class ConvertedExpenses(TypedDict):
    """The report with amounts of all currencies in the one of `in`, at the rate of the date of the expense. `other_currencies` of its figures are empty."""
    currency: Currency
    totals: ExpenseFigures
    by_category: NotRequired[list[ExpenseReportCategory]]
    """By category."""
    by_client: NotRequired[list[ExpenseReportClient]]
    """By client."""
    by_project: NotRequired[list[ExpenseReportProject]]
    """By project."""
    by_user: NotRequired[list[ExpenseReportUser]]
    """By user."""
    by_month: NotRequired[list[ExpenseReportMonth]]
    """By month."""
    rates: list[FoundRates]
    """The currencies that were converted."""
    missing_rates: list[MissingRates]
    """The currencies and days that are left apart for want of a rate; empty if the sums have everything."""


class ExpenseReport(TypedDict):
    """Totals of expenses over a range of days, excluding rejected ones. Exactly one of the arrays is present, largest amount first, months by date."""
    period: ExpenseReportPeriod
    totals: ExpenseFigures
    by_category: NotRequired[list[ExpenseReportCategory]]
    """By category."""
    by_client: NotRequired[list[ExpenseReportClient]]
    """By client."""
    by_project: NotRequired[list[ExpenseReportProject]]
    """By project."""
    by_user: NotRequired[list[ExpenseReportUser]]
    """By user."""
    by_month: NotRequired[list[ExpenseReportMonth]]
    """By month."""
    converted: NotRequired[ConvertedExpenses]
    """With `in`: the same in one currency."""


class ExpenseUploaded(TypedDict):
    """The expense and its new receipt."""
    id: ExpenseId
    receipt: ExpenseReceipt


class ExpenseReject(TypedDict):
    """Why the expense is rejected."""
    reason: NotRequired[LongText | None]


AgreementTypeId: TypeAlias = str
"""Identifier of an agreement type; identifiers sort by creation."""


Fee: TypeAlias = float
"""A fee, a whole number of minor units of the client's currency."""


IncludedHours: TypeAlias = float
"""Hours of a retainer, up to 2 decimals."""


BillingDay: TypeAlias = "int | Literal[\"last\"]"
"""The day of the month on which periods begin: 1 to 28, or `last` for each month's last day."""


AgreementInterval: TypeAlias = Literal["monthly", "quarterly", "yearly"]
"""How long a period is. Fee and hours are given for a month; a quarter has three times, and a year twelve times as much."""


class AgreementBilling(TypedDict):
    """The prices of an agreement, in the client's currency. `monthly_fee` and `overage_rate` are omitted without `can_see_rates`."""
    monthly_fee: NotRequired[Fee]
    hours_included: IncludedHours
    """Hours for each month, up to 2 decimals."""
    overage_rate: NotRequired[float | None]
    """Price per hour above the available hours; null does not bill overage."""
    billing_day: BillingDay
    interval: AgreementInterval


class AgreementRollover(TypedDict):
    """How unused hours roll over to the next period."""
    enabled: bool
    """Whether unused hours roll over."""
    max_hours: float | None
    """Maximum number of hours; null for no limit."""
    expires_months: int | None
    """Number of following periods in which they can be used; null for no limit."""


class AgreementDates(TypedDict):
    """The dates of an agreement."""
    start_date: CalendarDate
    end_date: str | None
    """Last day of the agreement; null if open-ended."""
    next_renewal: str | None
    """First day of the next period; null if there is none."""


InvoiceMethod: TypeAlias = Literal["create_draft", "auto_send"]
"""What happens to an invoice generated by a period. One that cannot be sent, for example because an address or an approval is missing, remains a draft."""


class AgreementCancellation(TypedDict):
    """How an agreement was cancelled."""
    effective_date: CalendarDate
    """Last day of the agreement."""
    reason: str | None
    """Why."""


class CurrentPeriod(TypedDict):
    """The open period of an agreement."""
    id: PeriodId
    start_date: CalendarDate
    end_date: CalendarDate
    hours_included: IncludedHours
    hours_used: Hours
    hours_remaining: Hours
    """Remaining included and rolled-over hours, at least 0."""
    rollover_hours: Hours
    """Hours rolled over from earlier periods."""
    percent_used: Percent
    """Used hours as a percentage of available hours, 2 decimals; can exceed 100."""


class AgreementSummary(TypedDict):
    """An agreement as shown in lists."""
    id: AgreementId
    client_id: ClientId
    client_name: str
    """Name of the client."""
    type_id: str | None
    """The agreement type."""
    title: str
    """Title."""
    status: AgreementStatus
    currency: Currency
    billing: AgreementBilling
    rollover: AgreementRollover
    external_id: ExternalId | None
    metadata: Metadata
    dates: AgreementDates
    contact_id: str | None
    """The contact who receives its invoices."""
    prorate_first_period: bool
    """Whether fee and hours of the first period are prorated by days."""
    auto_invoice: bool
    """Whether each period generates an invoice when it is closed."""
    invoice_method: InvoiceMethod
    cancellation: AgreementCancellation | None
    """The cancellation."""
    current_period: CurrentPeriod | None
    """The open period; null if there is none."""
    notes: str | None
    """Internal."""
    created_at: DateTime
    updated_at: DateTime


class CurrencyMrr(TypedDict):
    """Monthly fees in a currency other than the workspace's."""
    currency: Currency
    total_mrr: Money


class ConvertedMrr(TypedDict):
    """The total of all currencies in the one of `in`, at the rate of today."""
    currency: Currency
    total_mrr: NotRequired[Money]
    """Monthly fees of active agreements."""
    rates: list[FoundRates]
    """The currencies that were converted."""
    missing_rates: list[MissingRates]
    """The currencies and days that are left apart for want of a rate; empty if the sums have everything."""


class AgreementListSummary(TypedDict):
    """Totals of all agreements that the filters match. `total_mrr` is the sum of the monthly fees of active agreements in the workspace's currency; other currencies are listed separately. Both are omitted without `can_see_rates`."""
    total_mrr: NotRequired[Money]
    active_agreements: int
    """Number of active agreements."""
    expiring_soon: int
    """Number of active agreements that end within 30 days."""
    other_currencies: NotRequired[list[CurrencyMrr]]
    """The same totals for each other currency."""
    converted: NotRequired[ConvertedMrr]
    """With `in`: the same in one currency."""


AgreementStatusCreate: TypeAlias = Literal["draft", "active"]
"""A draft has no period until it is activated."""


RolloverMonths: TypeAlias = int
"""Number of following periods in which unused hours can be used; 1 for the next one only."""


class AgreementCreate(TypedDict):
    """The retainer agreement to create."""
    client_id: ClientId
    title: Name
    start_date: CalendarDate
    monthly_fee: Fee
    hours_included: IncludedHours
    """Hours for each month, up to 2 decimals."""
    status: NotRequired[AgreementStatusCreate]
    prorate_first_period: NotRequired[bool]
    """Whether fee and hours of the first period are prorated by days."""
    type_id: NotRequired[AgreementTypeId | None]
    end_date: NotRequired[CalendarDate | None]
    """Last day of the agreement; null if open-ended."""
    overage_rate: NotRequired[RateInput | None]
    """Price per hour above the available hours; null does not bill overage."""
    billing_day: NotRequired[BillingDay]
    interval: NotRequired[AgreementInterval]
    rollover_enabled: NotRequired[bool]
    """Whether unused hours roll over to the next period."""
    rollover_max_hours: NotRequired[IncludedHours | None]
    """Maximum number of hours that roll over; the oldest are dropped first."""
    rollover_expires_months: NotRequired[RolloverMonths | None]
    contact_id: NotRequired[ContactId | None]
    """A contact of the client."""
    auto_invoice: NotRequired[bool]
    """Whether each period generates an invoice when it is closed."""
    invoice_method: NotRequired[InvoiceMethod]
    notes: NotRequired[LongText | None]
    """Internal."""
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


class InvoiceDates(TypedDict):
    """The dates and timestamps of an invoice. Dates are in the workspace's time zone."""
    invoice_date: CalendarDate
    due_date: CalendarDate
    delivery_start: str | None
    """First day of the work that is billed."""
    delivery_end: str | None
    """Last day of the work that is billed."""
    paid_date: str | None
    """Date of the payment that settled the invoice; null while anything is outstanding."""
    sent_at: str | None
    """When the invoice was first sent."""
    viewed_at: str | None
    """When its hosted page was first viewed."""


class InvoiceAmounts(TypedDict):
    """The amounts of the invoice, in its currency. `tax_amount` is the sum of `taxes`, each of which is rounded once; `total` is `subtotal` + `tax_amount` + `rounding`; `outstanding` is `total` − `amount_paid` − `credited`, at least 0; an amount below 0 is `refundable` instead. All except `tax_rate` and the terms of `taxes` are omitted without `can_see_rates`."""
    subtotal: NotRequired[Money]
    tax_rate: TaxRate
    """The rate of lines that name no tax; with several taxes, all of them together."""
    taxes: list[DocumentTax]
    """The taxes of the lines, each once."""
    tax_amount: NotRequired[Money]
    rounding: NotRequired[Money]
    """What rounds the total by `total_rounding` of the workspace, as it was when the invoice was created; 0 if totals in the currency are exact."""
    total: NotRequired[Money]
    amount_paid: NotRequired[Money]
    """Payments less refunds."""
    outstanding: NotRequired[Money]
    credited: NotRequired[Money]
    """The total of its credit notes, tax included."""
    refundable: NotRequired[Money]
    """What was paid beyond the total less `credited`; refund it to the client."""
    tax_currency: Currency | None
    """The workspace's currency, in which the tax of an invoice in another currency is stated too. The exchange rate of the invoice date, or of an earlier day of sending, is stored when the invoice is sent, and stays. Null until then, for an invoice without tax or in the workspace's currency, and if there was no rate."""
    tax_amount_in_tax_currency: NotRequired[Money | None]
    """`tax_amount` × `exchange_rate`, rounded, in `tax_currency`."""
    exchange_rate: float | None
    """How much of `tax_currency` one unit of the currency of the invoice was worth."""
    exchange_rate_date: CalendarDate | None
    """The day of this rate; of two rates through the euro that of the older one."""


class InvoiceReferences(TypedDict):
    """What the client needs to assign the invoice."""
    buyer: str | None
    """The reference that the client requires, such as a Leitweg-ID."""
    contract: str | None
    """Number of the contract."""
    order: str | None
    """The client's purchase order number; the same as `po_number`."""
    project: str | None
    """The project as the client names it."""
    accounting: str | None
    """Where the client books the invoice, such as a cost centre."""


class InvoicePayment(TypedDict):
    """The latest payment that is not refunded; all fields are null if there is none."""
    method: PaymentMethod | None
    reference: str | None
    """The payer's or the bank's reference."""


class InvoiceReminders(TypedDict):
    """The reminders mailed so far."""
    last_reminder_at: str | None
    """When the last reminder was mailed."""
    reminder_count: int
    """Number of reminders mailed."""
    last_level: ReminderLevel | None
    """The highest level that was mailed, by the schedule or by hand; null for none. The schedule sends higher ones only."""


ReminderHold: TypeAlias = Literal["payment_under_way", "disputed", "credit", "no_recipient"]
"""Why a reminder that is due is not sent: a payment is on its way (`payment_under_way`), a payment of it is disputed (`disputed`), the client has credit that covers the invoice (`credit`), or neither the invoice nor its client has an address (`no_recipient`)."""


class NextReminder(TypedDict):
    """The reminder that the schedule will send next, if nothing changes until then."""
    at: str
    """When it is sent: at 08:00 in the time zone of the workspace."""
    level: ReminderLevel
    held_by: ReminderHold | None
    """What would keep it from being sent now; null for nothing. It is sent on the first morning on which this no longer holds, unless a later one is due by then."""


class MailDelivery(TypedDict):
    """What became of a mail."""
    status: MailStatus
    at: DateTime
    """Since when, in real time."""
    error: str | None
    """Why the last attempt failed or the mail came back, as the mail server said it, after the addresses of those of several recipients that did not get it; null if none failed, or it was delivered since."""


class InvoiceApproval(TypedDict):
    """The approval of an invoice before it is sent."""
    required: bool
    """Whether the workspace requires approval (`require_invoice_approval`)."""
    approved_at: str | None
    """When it was approved."""
    approved_by_id: str | None
    """The user who approved it."""


class InvoiceSummary(TypedDict):
    """An invoice as shown in lists."""
    id: InvoiceId
    invoice_number: str
    """Invoice number."""
    client_id: ClientId
    client_name: str
    """Name of the client."""
    contact_id: str | None
    """The contact to whom the invoice is addressed."""
    agreement_id: str | None
    """The retainer agreement that the invoice bills."""
    recurring_invoice_id: str | None
    """The recurring invoice that made it."""
    status: InvoiceStatus
    currency: Currency
    subject: str | None
    """Subject of the invoice."""
    external_id: ExternalId | None
    metadata: Metadata
    dates: InvoiceDates
    prices_include_tax: bool
    """Whether the amounts of lines include tax."""
    tax_rate_ids: list[str]
    """The tax rates of lines that name no tax; empty for a plain `tax_rate`."""
    amounts: InvoiceAmounts
    days_outstanding: int
    """Days since `invoice_date` while an amount is outstanding (sent, viewed, partial or overdue), otherwise 0."""
    notes: str | None
    """Notes for the client."""
    internal_notes: str | None
    """Internal notes; never shown to the client or on the PDF."""
    po_number: str | None
    """The client's purchase order number."""
    references: InvoiceReferences
    payment: InvoicePayment
    e_invoice: ElectronicInvoice | None
    """The electronic form in which it was issued; null before it is sent, and for a plain PDF."""
    pdf_url: str
    """URL of the PDF; requires an API key."""
    reminders: InvoiceReminders
    reminders_paused: bool
    """Whether the schedule sends no reminders of the invoice."""
    next_reminder: NextReminder | None
    """The reminder that the schedule will send next; null for none to come, before the invoice was sent, and if neither the workspace nor the client has a schedule. It follows from the time, the schedule, the client and its payments too, so it can change without `updated_at`."""
    delivery: MailDelivery | None
    """What became of its last mail or reminder, if that could not be delivered (the filter `mail_failed`) and the invoice was not mailed since; null otherwise."""
    approval: InvoiceApproval
    created_at: DateTime
    updated_at: DateTime


class Agreement(TypedDict):
    """A retainer agreement with a client. Changed terms are shown immediately and take effect with the next period."""
    id: AgreementId
    client_id: ClientId
    type_id: str | None
    """The agreement type."""
    title: str
    """Title."""
    status: AgreementStatus
    currency: Currency
    billing: AgreementBilling
    rollover: AgreementRollover
    external_id: ExternalId | None
    metadata: Metadata
    dates: AgreementDates
    contact_id: str | None
    """The contact who receives its invoices."""
    prorate_first_period: bool
    """Whether fee and hours of the first period are prorated by days."""
    auto_invoice: bool
    """Whether each period generates an invoice when it is closed."""
    invoice_method: InvoiceMethod
    cancellation: AgreementCancellation | None
    """The cancellation."""
    current_period: CurrentPeriod | None
    """The open period; null if there is none."""
    notes: str | None
    """Internal."""
    created_at: DateTime
    updated_at: DateTime
    client: NotRequired[Client]
    """With `include=client`."""
    periods: NotRequired[list[AgreementPeriod]]
    """With `include=periods`: the latest 12, latest first."""
    time_entries: NotRequired[list[TimeEntry]]
    """With `include=time_entries`: the latest 100 that the key's user is allowed to see."""
    invoices: NotRequired[list[InvoiceSummary]]
    """With `include=invoices`: the latest 100."""


DrawdownStatus: TypeAlias = Literal["on_track", "under_utilized", "near_limit", "over_limit"]
"""Use of an open period. `over_limit`: in overage. `near_limit`: 90 percent or more used. `under_utilized`: less than 50 percent used with less than 25 percent
of its days remaining. `on_track`: otherwise.
"""


class Drawdown(TypedDict):
    """The drawdown of an agreement in its open period."""
    agreement_id: AgreementId
    client_name: str
    """Name of the client."""
    title: str
    """Title of the agreement."""
    period_end_date: CalendarDate
    hours_available: Hours
    hours_used: Hours
    percent_used: Percent
    status: DrawdownStatus


class DrawdownSummary(TypedDict):
    """Totals of all active agreements with an open period. `total_mrr` and `other_currencies` are omitted without `can_see_rates`."""
    total_mrr: NotRequired[Money]
    """Monthly fees in the workspace's currency."""
    total_hours_available: Hours
    total_hours_used: Hours
    utilization_percent: Percent
    """Used hours as a percentage of available hours."""
    other_currencies: NotRequired[list[CurrencyMrr]]
    """Monthly fees in each other currency."""
    converted: NotRequired[ConvertedMrr]
    """With `in`: the same in one currency."""


AgreementInclude: TypeAlias = Literal["client", "periods", "time_entries", "invoices"]
"""A related object of an agreement that can be embedded."""


class AgreementUpdate(TypedDict):
    """The fields of an agreement to change."""
    client_id: NotRequired[ClientId]
    """Can be changed on a draft only."""
    title: NotRequired[Name]
    start_date: NotRequired[CalendarDate]
    """Can be changed on a draft only."""
    monthly_fee: NotRequired[Fee]
    hours_included: NotRequired[IncludedHours]
    """Hours for each month, up to 2 decimals."""
    prorate_first_period: NotRequired[bool]
    """Whether fee and hours of the first period are prorated by days."""
    type_id: NotRequired[AgreementTypeId | None]
    end_date: NotRequired[CalendarDate | None]
    """Last day of the agreement; null if open-ended."""
    overage_rate: NotRequired[RateInput | None]
    """Price per hour above the available hours; null does not bill overage."""
    billing_day: NotRequired[BillingDay]
    interval: NotRequired[AgreementInterval]
    rollover_enabled: NotRequired[bool]
    """Whether unused hours roll over to the next period."""
    rollover_max_hours: NotRequired[IncludedHours | None]
    """Maximum number of hours that roll over; the oldest are dropped first."""
    rollover_expires_months: NotRequired[RolloverMonths | None]
    contact_id: NotRequired[ContactId | None]
    """A contact of the client."""
    auto_invoice: NotRequired[bool]
    """Whether each period generates an invoice when it is closed."""
    invoice_method: NotRequired[InvoiceMethod]
    notes: NotRequired[LongText | None]
    """Internal."""
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


class AgreementBalance(TypedDict):
    """The balance of the open period, with a projection at the current rate of work. `value` is omitted without `can_see_rates`."""
    period: AgreementBalancePeriod
    hours: AgreementBalanceHours
    projection: AgreementBalanceProjection
    value: NotRequired[AgreementBalanceValue]


class AgreementCancel(TypedDict):
    """The end of an agreement and its reason."""
    effective_date: NotRequired[CalendarDate]
    """Last day of the agreement; must not be before today. Defaults to today."""
    reason: NotRequired[LongText | None]


HourMovementId: TypeAlias = str
"""Identifier of a movement of hours; identifiers sort by creation."""


HourMovementType: TypeAlias = Literal["included", "rollover_in", "draw", "release", "rollover_out", "expiry", "overage", "adjustment"]
"""Why hours moved. `included`: the hours that the period includes. `rollover_in`: hours rolled over from an earlier period. `draw`: time was logged. `release`:
time was changed or deleted. On closing: `rollover_out`, hours that roll over to the next period; `expiry`, hours that expire; `overage`, hours used beyond
the available ones, which are billed. `adjustment`: a correction, for example for time logged on a period after it was closed.
"""


HourSource: TypeAlias = Literal["rollover", "included", "overage"]
"""Which hours moved."""


class HourMovement(TypedDict):
    """A movement of retainer hours. The ledger is append-only. The movements of a closed period add up to 0, those of the open one to its balance: the hours left or, if negative, the overage."""
    id: HourMovementId
    agreement_id: AgreementId
    period_id: PeriodId
    type: HourMovementType
    source: HourSource
    lot_period_id: str | None
    """For rollover: the period in which the hours were unused."""
    hours: float
    """Negative if hours leave the period."""
    time_entry_id: str | None
    """The time entry that caused the movement."""
    created_at: DateTime


PeriodInclude: TypeAlias = Literal["time_entries"]
"""A related object of a period that can be embedded."""


class PeriodClose(TypedDict):
    """How to close a period."""
    generate_invoice: NotRequired[bool]
    """Whether to generate an invoice. Defaults to `auto_invoice` of the agreement."""


class AgreementType(TypedDict):
    """An agreement type."""
    id: AgreementTypeId
    name: Name
    default_hours: float | None
    """The hours that agreements of this type usually include."""
    created_at: DateTime
    updated_at: DateTime


class AgreementTypeCreate(TypedDict):
    """The agreement type to create."""
    name: Name
    default_hours: NotRequired[IncludedHours | None]
    """The hours that agreements of this type usually include."""


class AgreementTypeUpdate(TypedDict):
    """The fields of an agreement type to change."""
    name: NotRequired[Name]
    default_hours: NotRequired[IncludedHours | None]
    """The hours that agreements of this type usually include."""


AgingBuckets = TypedDict(
    "AgingBuckets",
    {
        "current": "Money",
        "1_30_days": "Money",
        "31_60_days": "Money",
        "61_90_days": "Money",
        "over_90_days": "Money",
    },
)
"""Outstanding amounts by days past the due date. `current` is not yet due or due today."""


AgingClient = TypedDict(
    "AgingClient",
    {
        "client_id": "ClientId",
        # Name of the client.
        "client_name": "str",
        "total": "Money",
        # Money of the client that is on no invoice; not taken off the other amounts.
        "credit": "Money",
        "current": "Money",
        "1_30_days": "Money",
        "31_60_days": "Money",
        "61_90_days": "Money",
        "over_90_days": "Money",
        # Date of the oldest invoice with an outstanding amount.
        "oldest_invoice_date": "CalendarDate",
    },
)
"""Outstanding amounts of one client, by days past the due date."""


class AgingTrends(TypedDict):
    """How fast clients pay, over the last 90 days including today. Invoiced is the sum of totals including tax, of invoices that are neither draft nor void, by `invoice_date`; collected is payments less refunds, by their dates. Each value is null if nothing was invoiced."""
    dso: float | None
    """Days sales outstanding: outstanding amount / amount invoiced in the last 90 days × 90, with 2 decimals."""
    dso_change: float | None
    """Change in days from the value 90 days ago. The amount outstanding then is the sum of totals of invoices dated up to that day, less payments made on them by then. Invoices that are now void or uncollectible, or not yet sent, do not count."""
    collection_rate: float | None
    """Collected / invoiced × 100 in the last 90 days, with 2 decimals. Can exceed 100."""


class AgingReportOtherCurrency(TypedDict):
    """Outstanding amounts in a currency other than the workspace's, and how fast it is paid."""
    currency: Currency
    total_outstanding: Money
    total_credit: Money
    """Money of clients that is on no invoice, those included on whom nothing is outstanding. It is not taken off the other amounts."""
    buckets: AgingBuckets
    by_client: list[AgingClient]
    """Clients, largest total first; at most 1,000."""
    omitted: int
    """Number of further clients with an outstanding amount. The totals include them."""
    trends: AgingTrends


class ConvertedAgingReport(TypedDict):
    """The figures of all currencies in the one of `in`. What is outstanding is converted at the rate of today. For `trends`, amounts are converted at the rate of the day on which they were invoiced or paid, and what was outstanding 90 days ago at that of this day."""
    currency: Currency
    total_outstanding: Money
    total_credit: Money
    """Money of clients that is on no invoice, those included on whom nothing is outstanding. It is not taken off the other amounts."""
    buckets: AgingBuckets
    by_client: list[AgingClient]
    """Clients, largest total first; at most 1,000."""
    omitted: int
    """Number of further clients with an outstanding amount. The totals include them."""
    trends: AgingTrends
    rates: list[FoundRates]
    """The currencies that were converted."""
    missing_rates: list[MissingRates]
    """The currencies and days that are left apart for want of a rate; empty if the sums have everything."""


class AgingReport(TypedDict):
    """Amounts outstanding today on invoices that are sent, viewed, partial or overdue, by days past the due date, and how fast clients pay. All amounts are in the workspace's currency, except `other_currencies`."""
    as_of: CalendarDate
    """Today in the workspace's time zone."""
    total_outstanding: Money
    total_credit: Money
    """Money of clients that is on no invoice, those included on whom nothing is outstanding. It is not taken off the other amounts."""
    buckets: AgingBuckets
    by_client: list[AgingClient]
    """Clients with an outstanding amount, largest total first; at most 1,000."""
    omitted: int
    """Number of further clients with an outstanding amount. The totals include them."""
    trends: AgingTrends
    other_currencies: list[AgingReportOtherCurrency]
    """The same totals for each other currency."""
    converted: NotRequired[ConvertedAgingReport]
    """With `in`: the same in one currency."""


UnbilledBuckets = TypedDict(
    "UnbilledBuckets",
    {
        "0_30_days": "Money",
        "31_60_days": "Money",
        "61_90_days": "Money",
        "over_90_days": "Money",
    },
)
"""`total` by days since the work was done. The first bucket includes today; the buckets add up to `total`."""


class UnbilledAwaiting(TypedDict):
    """Work that must be approved before it is billed. No other figure includes it."""
    hours: Hours
    time_value: Money
    """Hours × rate."""
    expenses: Money
    """Amount that clients pay for expenses."""
    total: Money
    """`time_value` + `expenses`."""
    oldest_date: CalendarDate | None
    """Day of the oldest such work; null if there is none."""


class UnbilledReportProject(TypedDict):
    """Work in progress for one project of a client."""
    project_id: str | None
    """The project; null for work without one."""
    project_title: str | None
    """Title of the project; null for work without one."""
    hours: Hours
    """Unbilled hours."""
    time_value: Money
    """Unbilled hours × rate."""
    expenses: Money
    """Amount that clients pay for unbilled expenses."""
    total: Money
    """`time_value` + `expenses`."""
    oldest_date: CalendarDate | None
    """Day of the oldest unbilled work; null if there is none."""
    buckets: UnbilledBuckets
    awaiting_approval: UnbilledAwaiting


class UnbilledReportClient(TypedDict):
    """Work in progress for one client."""
    client_id: ClientId
    client_name: str
    """Name of the client."""
    hours: Hours
    """Unbilled hours."""
    time_value: Money
    """Unbilled hours × rate."""
    expenses: Money
    """Amount that clients pay for unbilled expenses."""
    total: Money
    """`time_value` + `expenses`."""
    oldest_date: CalendarDate | None
    """Day of the oldest unbilled work; null if there is none."""
    buckets: UnbilledBuckets
    awaiting_approval: UnbilledAwaiting
    projects: list[UnbilledReportProject]
    """Its projects with unbilled work, largest total first."""


class UnbilledReportOtherCurrency(TypedDict):
    """Work in progress in a currency other than the workspace's."""
    currency: Currency
    hours: Hours
    """Unbilled hours."""
    time_value: Money
    """Unbilled hours × rate."""
    expenses: Money
    """Amount that clients pay for unbilled expenses."""
    total: Money
    """`time_value` + `expenses`."""
    oldest_date: CalendarDate | None
    """Day of the oldest unbilled work; null if there is none."""
    buckets: UnbilledBuckets
    awaiting_approval: UnbilledAwaiting
    by_client: list[UnbilledReportClient]
    """Clients with unbilled work, including those whose work all awaits approval, largest total first; at most 1,000."""
    omitted: int
    """Number of further clients with unbilled work. The totals include them."""
    omitted_projects: int
    """Number of projects that are not listed. At most 1,000 are listed: those of the clients with the largest totals. The totals include all projects."""


class ConvertedUnbilled(TypedDict):
    """The figures of all currencies in the one of `in`, at the rate of today: unbilled work is a balance, like what is outstanding. Hours are those of all work, also of work that is left apart."""
    currency: Currency
    hours: Hours
    """Unbilled hours."""
    time_value: Money
    """Unbilled hours × rate."""
    expenses: Money
    """Amount that clients pay for unbilled expenses."""
    total: Money
    """`time_value` + `expenses`."""
    oldest_date: CalendarDate | None
    """Day of the oldest unbilled work; null if there is none."""
    buckets: UnbilledBuckets
    awaiting_approval: UnbilledAwaiting
    by_client: list[UnbilledReportClient]
    """Clients with unbilled work, including those whose work all awaits approval, largest total first; at most 1,000."""
    omitted: int
    """Number of further clients with unbilled work. The totals include them."""
    omitted_projects: int
    """Number of projects that are not listed. At most 1,000 are listed: those of the clients with the largest totals. The totals include all projects."""
    rates: list[FoundRates]
    """The currencies that were converted."""
    missing_rates: list[MissingRates]
    """The currencies and days that are left apart for want of a rate; empty if the sums have everything."""


class UnbilledReport(TypedDict):
    """Work in progress by client and project. All amounts are in the workspace's currency, except `other_currencies`."""
    as_of: CalendarDate
    """Today in the workspace's time zone."""
    hours: Hours
    """Unbilled hours."""
    time_value: Money
    """Unbilled hours × rate."""
    expenses: Money
    """Amount that clients pay for unbilled expenses."""
    total: Money
    """`time_value` + `expenses`."""
    oldest_date: CalendarDate | None
    """Day of the oldest unbilled work; null if there is none."""
    buckets: UnbilledBuckets
    awaiting_approval: UnbilledAwaiting
    by_client: list[UnbilledReportClient]
    """Clients with unbilled work, including those whose work all awaits approval, largest total first; at most 1,000."""
    omitted: int
    """Number of further clients with unbilled work. The totals include them."""
    omitted_projects: int
    """Number of projects that are not listed. At most 1,000 are listed: those of the clients with the largest totals. The totals include all projects."""
    other_currencies: list[UnbilledReportOtherCurrency]
    """The same figures for each other currency."""
    converted: NotRequired[ConvertedUnbilled]
    """With `in`: the same in one currency."""


ComparedPeriod: TypeAlias = Literal["previous_period", "previous_year"]
"""The period to compare with. `previous_period` is the previous full day, week, month, quarter or year, or for a custom range the same number of days before it. `previous_year` is the same days a year earlier, with 28 February for the 29th."""


ReportRange = TypedDict(
    "ReportRange",
    {
        # First day.
        "from": "CalendarDate",
        # Last day.
        "to": "CalendarDate",
        # Human-readable form of the range, for a heading.
        "label": "str",
    },
)
"""The range of days that a report covers, in the workspace's time zone."""


ChangePercent: TypeAlias = "float | None"
"""Change as a percentage with 2 decimals, (now − before) / before × 100. Null if the earlier value is 0."""


class DashboardRevenue(TypedDict):
    """Revenue."""
    invoiced: Money
    """Amount invoiced before tax, on invoices that are neither draft nor void, by `invoice_date`, less credit notes by `credit_date`."""
    collected: Money
    """Payments less refunds, by their dates."""
    outstanding: Money
    """Amount currently outstanding, equal to the total of the aging."""
    change_percent: ChangePercent
    """Change of `invoiced` from the period compared with. Null if nothing was invoiced then."""


class DashboardTime(TypedDict):
    """Time logged by the users whose time the key's user is allowed to see."""
    total_hours: Hours
    """Hours logged."""
    billable_hours: Hours
    """Hours of entries that are billable and not excluded."""
    utilization_percent: Percent
    """Billable hours as a percentage of capacity hours, as in the utilization report: if the period includes today, capacity counts up to today."""
    change_percent: ChangePercent
    """Change of `total_hours` from the period compared with. Null if no time was logged then."""


class DashboardProjects(TypedDict):
    """Numbers of projects."""
    active: int
    """Currently active."""
    completed: int
    """Completed in the period and not reopened since."""
    at_risk: int
    """Currently active, with a `percent_complete` of 90 or more or past their due date."""


class DashboardClients(TypedDict):
    """Numbers of clients."""
    active: int
    """Currently active."""
    new: int
    """Created in the period."""
    churned: int
    """Became inactive in the period and still are."""


class DashboardComparison(TypedDict):
    """Comparison with the period named by `compare_to`, by default the previous period."""
    period: ReportRange
    """The period compared with."""
    revenue_change: NotRequired[ChangePercent]
    """Change of the amount invoiced, in percent."""
    time_change: ChangePercent
    """Change of the hours logged, in percent."""
    utilization_change: float
    """Change of utilization, in percentage points."""


class DashboardOtherCurrency(TypedDict):
    """Revenue in a currency other than the workspace's."""
    currency: Currency
    invoiced: Money
    """Amount invoiced before tax, on invoices that are neither draft nor void, by `invoice_date`, less credit notes by `credit_date`."""
    collected: Money
    """Payments less refunds, by their dates."""
    outstanding: Money
    """Amount currently outstanding, equal to the total of the aging."""
    change_percent: ChangePercent
    """Change of `invoiced` from the period compared with. Null if nothing was invoiced then."""


class ConvertedDashboard(TypedDict):
    """The revenue of all currencies in the one of `in`: invoiced at the rate of the invoice date or credit date, collected at that of the payment date, outstanding at that of today."""
    currency: Currency
    invoiced: Money
    """Amount invoiced before tax, on invoices that are neither draft nor void, by `invoice_date`, less credit notes by `credit_date`."""
    collected: Money
    """Payments less refunds, by their dates."""
    outstanding: Money
    """Amount currently outstanding, equal to the total of the aging."""
    change_percent: ChangePercent
    """Change of `invoiced` from the period compared with. Null if nothing was invoiced then."""
    rates: list[FoundRates]
    """The currencies that were converted."""
    missing_rates: list[MissingRates]
    """The currencies and days that are left apart for want of a rate; empty if the sums have everything."""


class DashboardReport(TypedDict):
    """Key metrics of the firm. Values of a period cover the days of the report; values described as current are those at the time of the request, regardless of the period. Amounts are in the workspace's currency."""
    period: ReportRange
    revenue: NotRequired[DashboardRevenue]
    time: DashboardTime
    projects: DashboardProjects
    clients: DashboardClients
    comparison: DashboardComparison
    other_currencies: NotRequired[list[DashboardOtherCurrency]]
    """The revenue in each other currency."""
    converted: NotRequired[ConvertedDashboard]
    """With `in`: the same in one currency."""


Month: TypeAlias = str
"""A month of the calendar, `YYYY-MM`."""


class ForecastReportRevenue(TypedDict):
    """The forecast revenue of a month."""
    month: Month
    projected: Money
    """The trend, at least 0, plus the monthly fees of agreements that are active now and run on the month's last day. The trend extrapolates a linear regression (least squares) of the amounts invoiced before tax in each of the last 6 full months, on invoices that do not bill an agreement."""
    confidence: float
    """Confidence from 0 to 1: 0.9 to the power of the number of months ahead, with 2 decimals."""


CapacityHours: TypeAlias = float
"""Working capacity in hours: `hours_per_week` / 5 for each day from Monday to Friday, up to today if the range includes today."""


class ForecastReportCapacity(TypedDict):
    """The capacity of a month, and how much of it is committed."""
    month: Month
    available_hours: CapacityHours
    """Capacity of all active users: `hours_per_week` / 5 for each day from Monday to Friday."""
    committed_hours: Hours
    """The hours included in agreements that are active now and run on the month's last day, plus the remaining budget hours of active projects that are not retainers. The latter are spread evenly over the working days from today to the project's due date; overdue work counts in the next month, work without a due date in the next 3 months."""
    utilization_forecast: Percent
    """Committed hours as a percentage of available hours; 0 without available hours."""


class ForecastReportPipeline(TypedDict):
    """Work that was offered but not started: the pending projects."""
    proposals_pending: int
    """Number of pending projects."""
    weighted_value: Money
    """Half of their budget amounts, assuming that every second proposal is won. A project without a budget amount adds nothing."""


class ForecastReportOtherCurrency(TypedDict):
    """Forecast in a currency other than the workspace's."""
    currency: Currency
    revenue_forecast: list[ForecastReportRevenue]
    """One row per month."""
    pipeline: ForecastReportPipeline


class ConvertedForecast(TypedDict):
    """The forecast of all currencies in the one of `in`, at the rate of today."""
    currency: Currency
    revenue_forecast: list[ForecastReportRevenue]
    """One row per month."""
    pipeline: ForecastReportPipeline
    rates: list[FoundRates]
    """The currencies that were converted."""
    missing_rates: list[MissingRates]
    """The currencies and days that are left apart for want of a rate; empty if the sums have everything."""


class ForecastReport(TypedDict):
    """Forecast for the months after the current one. Amounts are in the workspace's currency, except `other_currencies`."""
    generated_at: DateTime
    revenue_forecast: list[ForecastReportRevenue]
    """One row per month."""
    capacity_forecast: list[ForecastReportCapacity]
    """One row per month."""
    pipeline: ForecastReportPipeline
    other_currencies: list[ForecastReportOtherCurrency]
    """Revenue and pipeline in each other currency."""
    converted: NotRequired[ConvertedForecast]
    """With `in`: the same in one currency."""


RevenueReportGrouping: TypeAlias = Literal["month", "quarter", "client", "project", "service_type"]
"""Field to group revenue by. The array of the response is named accordingly: `by_month` for `month`."""


class RevenueReportSummary(TypedDict):
    """Totals of all groups."""
    total_revenue: Money
    """Amount invoiced before tax, on invoices that are neither draft nor void, by `invoice_date`, less credit notes by `credit_date`."""
    total_collected: Money
    """Payments less refunds, by their dates, including tax."""
    mrr: NotRequired[Money]
    """Monthly recurring revenue as of the last day of the period. For today and later days: the monthly fees of agreements that are active now, and have started but not ended by that day. For an earlier day: the fees of the agreement periods running on that day, with the current monthly fee for agreements with `prorate_first_period`. Active recurring invoices count at the prices of today, as an amount per month, and for an earlier day with what was invoiced for it."""
    arr: NotRequired[Money]
    """Annual recurring revenue, 12 × `mrr`."""
    growth_rate: ChangePercent
    """Change of `total_revenue` from the previous period: the previous full day, week, month, quarter or year, or for a custom range the same number of days. Null if nothing was invoiced then."""


class RevenueReportMonth(TypedDict):
    """The revenue of a month, as far as it is in the period."""
    month: Month
    invoiced: Money
    """Amount invoiced before tax."""
    collected: Money
    """Payments less refunds."""
    forecast: NotRequired[Money | None]
    """With `include_forecast`: the forecast for the whole month, for months after the current one; otherwise null."""


Quarter: TypeAlias = str
"""A quarter of the calendar, `YYYY-Qn`."""


class RevenueReportQuarter(TypedDict):
    """The revenue of a quarter, as far as it is in the period."""
    quarter: Quarter
    invoiced: Money
    """Amount invoiced before tax."""
    collected: Money
    """Payments less refunds."""
    forecast: NotRequired[Money | None]
    """With `include_forecast`: the forecast for its months in the period that are after the current one; null if there are none."""


class RevenueReportClient(TypedDict):
    """The revenue from a client."""
    client_id: ClientId
    client_name: str
    invoiced: Money
    """Amount invoiced before tax."""
    collected: Money
    """Payments less refunds."""


class RevenueReportProject(TypedDict):
    """The revenue from a project, counting lines as `amount_billed` does: by the project of the line, or else in proportion to the hours of the time on it. Collected amounts are not available by project, because payments settle invoices, not lines."""
    project_id: str | None
    """Null for lines without a project."""
    project_title: str | None
    client_name: str | None
    """The project's client."""
    invoiced: Money
    """Amount invoiced before tax."""


class RevenueReportServiceType(TypedDict):
    """The revenue from a type of service. The type of a line is that of its project, or else that of the agreement that the invoice bills, or else that of the project of the time on the line."""
    type_id: str | None
    """A project type or an agreement type; null if there is none."""
    service_type: str | None
    """Name of the type."""
    invoiced: Money
    """Amount invoiced before tax."""


class RevenueByType(TypedDict):
    """Revenue by billing type, which adds up to `total_revenue`. A line with a project counts under the project's billing type. Other lines of an invoice that bills an agreement are `retainer`. Of the rest, lines with time entries count under the billing types of their projects, or as `time_and_materials` without a project; lines without time entries are `fixed_fee`, as are lines of non-billable projects."""
    time_and_materials: Money
    fixed_fee: Money
    retainer: Money


class RevenueReportOtherCurrency(TypedDict):
    """Amounts invoiced and collected in a currency other than the workspace's. The same array is present as in the report."""
    currency: Currency
    summary: RevenueReportSummary
    by_month: NotRequired[list[RevenueReportMonth]]
    """Every month of the period in order, including those with 0."""
    by_quarter: NotRequired[list[RevenueReportQuarter]]
    """Every quarter of the period in order, including those with 0."""
    by_client: NotRequired[list[RevenueReportClient]]
    """Clients with any amount invoiced or collected, most invoiced first."""
    by_project: NotRequired[list[RevenueReportProject]]
    """Ordered by amount invoiced, highest first."""
    by_service_type: NotRequired[list[RevenueReportServiceType]]
    """Ordered by amount invoiced, highest first."""
    by_type: RevenueByType
    omitted: int
    """Number of groups beyond the 1,000 listed. The summary includes them."""


class ConvertedRevenue(TypedDict):
    """The figures of all currencies in the one of `in`. Amounts invoiced are converted at the rate of the invoice date or credit date, those collected at that of the payment date, `mrr` and `arr` at that of the last day of the period or of today, whichever is earlier, and the forecast at that of today."""
    currency: Currency
    summary: RevenueReportSummary
    by_month: NotRequired[list[RevenueReportMonth]]
    """Every month of the period in order, including those with 0."""
    by_quarter: NotRequired[list[RevenueReportQuarter]]
    """Every quarter of the period in order, including those with 0."""
    by_client: NotRequired[list[RevenueReportClient]]
    """Clients with any amount invoiced or collected, most invoiced first."""
    by_project: NotRequired[list[RevenueReportProject]]
    """Ordered by amount invoiced, highest first."""
    by_service_type: NotRequired[list[RevenueReportServiceType]]
    """Ordered by amount invoiced, highest first."""
    by_type: RevenueByType
    omitted: int
    """Number of groups beyond the 1,000 listed. The summary includes them."""
    rates: list[FoundRates]
    """The currencies that were converted."""
    missing_rates: list[MissingRates]
    """The currencies and days that are left apart for want of a rate; empty if the sums have everything."""


class RevenueReport(TypedDict):
    """Amounts invoiced and collected over a range of days. Exactly one of the arrays is present. All amounts are in the workspace's currency, except `other_currencies`."""
    period: ReportRange
    summary: RevenueReportSummary
    by_month: NotRequired[list[RevenueReportMonth]]
    """Every month of the period in order, including those with 0."""
    by_quarter: NotRequired[list[RevenueReportQuarter]]
    """Every quarter of the period in order, including those with 0."""
    by_client: NotRequired[list[RevenueReportClient]]
    """Clients with any amount invoiced or collected, most invoiced first."""
    by_project: NotRequired[list[RevenueReportProject]]
    """Ordered by amount invoiced, highest first."""
    by_service_type: NotRequired[list[RevenueReportServiceType]]
    """Ordered by amount invoiced, highest first."""
    by_type: RevenueByType
    omitted: int
    """Number of groups beyond the 1,000 listed. The summary includes them."""
    other_currencies: list[RevenueReportOtherCurrency]
    """The same totals for each other currency."""
    converted: NotRequired[ConvertedRevenue]
    """With `in`: the same in one currency."""


TaxReportBasis: TypeAlias = Literal["invoiced", "collected"]
"""When tax counts: `invoiced` on the days of invoices and credit notes, as on the accrual basis; `collected` on the days of payments and refunds, as on the cash basis."""


class TaxReportSummary(TypedDict):
    """Totals of all taxes in one currency."""
    net_amount: Money
    """The amount before tax of invoices less credit notes, or collected. An amount with several taxes counts once."""
    tax: Money
    """The tax on invoices less credit notes."""
    rounding: Money
    """The rounding of totals, which is neither revenue nor tax: `net_amount` + `tax` + `rounding` is what was invoiced less credited, or collected."""
    input_tax: Money
    """The tax in expenses."""
    balance: Money
    """`tax` less `input_tax`: what is owed if it is positive."""
    invoices: int
    """Number of invoices; with `basis=collected`, of those with a payment, refund or credit note that counts."""
    credit_notes: int
    """Number of credit notes; 0 with `basis=collected`."""


class TaxReportGroup(TypedDict):
    """One tax of invoices, less credit notes. Two taxes are the same if category, rate and compounding are the same."""
    category: TaxCategory
    rate: TaxRate
    is_compound: bool
    """Whether it is also charged on the taxes before it."""
    taxable: Money
    """What the rate applies to: amounts before tax, and for a compound tax the taxes before it."""
    tax: Money
    """The amount of the tax."""
    invoices: int
    """Number of invoices that have the tax; with `basis=collected`, of those with a payment, refund or credit note that counts."""
    credit_notes: int
    """Number of credit notes that have the tax; 0 with `basis=collected`."""


class TaxReportInput(TypedDict):
    """The input tax in expenses of one category and rate."""
    category: TaxCategory | None
    """The category; null for tax without a rate."""
    rate: TaxRate | None
    """The rate; null for tax without one."""
    taxable: Money
    """The amounts of the expenses less their tax."""
    tax: Money
    """The tax in the expenses."""
    expenses: int
    """Number of expenses; one that was recorded from an e-invoice with several rates counts for each."""


class TaxReportOtherCurrency(TypedDict):
    """Taxes in a currency other than the workspace's."""
    currency: Currency
    summary: TaxReportSummary
    taxes: list[TaxReportGroup]
    """The taxes of invoices less credit notes, by category, then highest rate first."""
    input_tax: list[TaxReportInput]
    """The tax in expenses, by category, then highest rate first; tax without a rate comes last."""
    omitted: int
    """Number of rows beyond the 1000 listed in each array. The summary includes them."""


class ConvertedTaxes(TypedDict):
    """The figures of all currencies in the one of `in`, at the rate of the day on which they count: the invoice date or credit date, the date of the payment, or that of the expense. The numbers of documents are those of all currencies."""
    currency: Currency
    summary: TaxReportSummary
    taxes: list[TaxReportGroup]
    """The taxes of invoices less credit notes, by category, then highest rate first."""
    input_tax: list[TaxReportInput]
    """The tax in expenses, by category, then highest rate first; tax without a rate comes last."""
    omitted: int
    """Number of rows beyond the 1000 listed in each array. The summary includes them."""
    rates: list[FoundRates]
    """The currencies that were converted."""
    missing_rates: list[MissingRates]
    """The currencies and days that are left apart for want of a rate; empty if the sums have everything."""


class TaxReport(TypedDict):
    """Taxes over a range of days by category and rate, and the input tax beside them. All amounts are in the workspace's currency, except `other_currencies`."""
    period: ReportRange
    basis: TaxReportBasis
    summary: TaxReportSummary
    taxes: list[TaxReportGroup]
    """The taxes of invoices less credit notes, by category, then highest rate first."""
    input_tax: list[TaxReportInput]
    """The tax in expenses, by category, then highest rate first; tax without a rate comes last."""
    omitted: int
    """Number of rows beyond the 1000 listed in each array. The summary includes them."""
    other_currencies: list[TaxReportOtherCurrency]
    """The same for each other currency."""
    converted: NotRequired[ConvertedTaxes]
    """With `in`: the same in one currency."""


ProfitabilityReportView: TypeAlias = Literal["projects", "clients", "both"]
"""Objects to report on. The arrays of the response are named accordingly: `by_project` for `projects`."""


HourlyAverage: TypeAlias = "float | None"
"""An amount per hour, rounded to the minor unit of the currency; null without hours."""


class ProfitabilityReportSummary(TypedDict):
    """Totals of all work for clients in the workspace's currency and of work without a client, in this currency."""
    total_revenue: Money
    """Amount invoiced before tax."""
    total_cost: NotRequired[Money]
    """Hours × cost rate, plus expenses."""
    gross_profit: NotRequired[Money]
    """Revenue less cost."""
    gross_margin_percent: NotRequired[MarginPercent]
    total_hours: Hours
    """Hours logged, billable or not."""
    average_hourly_revenue: NotRequired[HourlyAverage]
    """Revenue per hour; null without hours."""
    average_hourly_cost: NotRequired[HourlyAverage]
    """Cost per hour; null without hours."""


class ProfitabilityReportProject(TypedDict):
    """Revenue and cost of a project, or of a client's work without a project."""
    project_id: str | None
    """The project; null for work without a project."""
    project_title: str | None
    client_id: str | None
    """The client; null for work without a client."""
    client_name: str | None
    revenue: Money
    """Amount invoiced before tax, less what was credited."""
    cost: NotRequired[Money]
    """Hours × cost rate, plus expenses in the workspace's currency. The amount is in the workspace's currency."""
    expenses_in_other_currencies: NotRequired[list[CurrencyValue]]
    """Expenses in currencies other than the workspace's, each in its own. Not included in any other value of the row."""
    profit: NotRequired[Money]
    """Revenue less cost. Not in other currencies."""
    margin_percent: NotRequired[MarginPercent]
    """Profit as a percentage of revenue; negative for a loss, null unless revenue is above 0. Not in other currencies."""
    hours: Hours
    """Hours logged, billable or not."""
    effective_rate: NotRequired[HourlyAverage]
    """Revenue per hour; null without hours."""


class ProfitabilityReportClient(TypedDict):
    """Revenue and cost of the work for a client."""
    client_id: str | None
    """The client; null for work without a client."""
    client_name: str | None
    revenue: Money
    """Amount invoiced before tax, less what was credited."""
    cost: NotRequired[Money]
    """Hours × cost rate, plus expenses in the workspace's currency. The amount is in the workspace's currency."""
    expenses_in_other_currencies: NotRequired[list[CurrencyValue]]
    """Expenses in currencies other than the workspace's, each in its own. Not included in any other value of the row."""
    profit: NotRequired[Money]
    """Revenue less cost. Not in other currencies."""
    margin_percent: NotRequired[MarginPercent]
    """Profit as a percentage of revenue; negative for a loss, null unless revenue is above 0. Not in other currencies."""
    hours: Hours
    """Hours logged, billable or not."""
    effective_rate: NotRequired[HourlyAverage]
    """Revenue per hour; null without hours."""


class ProfitabilityReportOtherCurrency(TypedDict):
    """The clients in a currency other than the workspace's. Their revenue is in this currency and their cost in the workspace's, so there is neither profit nor margin."""
    currency: Currency
    total_revenue: Money
    """Amount invoiced before tax, in this currency."""
    total_cost: NotRequired[Money]
    """Hours × cost rate, plus expenses in the workspace's currency. The amount is in the workspace's currency."""
    expenses: NotRequired[Money]
    """Amount spent in this currency, for any client or none. Not included in any other value."""
    total_hours: Hours
    """Hours logged, billable or not."""
    average_hourly_revenue: NotRequired[HourlyAverage]
    """Revenue per hour; null without hours."""
    by_project: NotRequired[list[ProfitabilityReportProject]]
    by_client: NotRequired[list[ProfitabilityReportClient]]


class ConvertedProfitability(TypedDict):
    """The figures of all currencies in the one of `in`, at the rate of the invoice date or credit date, of the date of the expense, or of the day of the work for its cost. Unlike in the report itself, cost has the expenses of all currencies, and clients of all currencies have profit and margin. `min_revenue` is compared with revenue in this currency."""
    currency: Currency
    summary: ProfitabilityReportSummary
    by_project: NotRequired[list[ProfitabilityReportProject]]
    by_client: NotRequired[list[ProfitabilityReportClient]]
    omitted: int
    """Number of rows beyond the maximum of 1,000 in each array. The summary includes them."""
    rates: list[FoundRates]
    """The currencies that were converted."""
    missing_rates: list[MissingRates]
    """The currencies and days that are left apart for want of a rate; empty if the sums have everything."""


class ProfitabilityReport(TypedDict):
    """Profitability over a range of days. The arrays that `view` selects are present, the highest revenue first."""
    period: ReportRange
    summary: ProfitabilityReportSummary
    by_project: NotRequired[list[ProfitabilityReportProject]]
    by_client: NotRequired[list[ProfitabilityReportClient]]
    other_currencies: list[ProfitabilityReportOtherCurrency]
    """The clients in other currencies."""
    omitted: int
    """Number of rows beyond the maximum of 1,000 in each array. The summary includes them."""
    converted: NotRequired[ConvertedProfitability]
    """With `in`: the same in one currency."""


TimeReportGrouping: TypeAlias = Literal["user", "client", "project", "ticket", "day", "week"]
"""Field to group time by. The array of the response is named accordingly: `by_client` for `client`."""


class TimeReportSummary(TypedDict):
    """Totals of all groups."""
    total_hours: Hours
    """Hours logged."""
    billable_hours: Hours
    """Hours of entries that are billable and not excluded."""
    non_billable_hours: Hours
    """Hours that are not billable."""
    billable_value: NotRequired[Money]
    """Sum of billable hours × rate_charged, for rates in the workspace's currency."""
    other_currencies: NotRequired[list[CurrencyValue]]
    """The value for rates in other currencies."""


class TimeReportUser(TypedDict):
    """The time of a user."""
    user_id: UserId
    user_name: str
    hours: Hours
    billable_hours: Hours
    value: NotRequired[Money]
    """Sum of billable hours × rate_charged, for rates in the workspace's currency."""
    other_currencies: NotRequired[list[CurrencyValue]]
    """The value for rates in other currencies."""


class TimeReportClient(TypedDict):
    """The time for a client."""
    client_id: str | None
    """The client; null for time without a client."""
    client_name: str | None
    projects: int
    """Number of the client's projects with time logged."""
    hours: Hours
    billable_hours: Hours
    value: NotRequired[Money]
    """Sum of billable hours × rate_charged, for rates in the workspace's currency."""
    other_currencies: NotRequired[list[CurrencyValue]]
    """The value for rates in other currencies."""


class TimeReportProject(TypedDict):
    """The time on a project."""
    project_id: str | None
    """The project; null for time without a project."""
    project_title: str | None
    client_name: str | None
    """The project's client."""
    hours: Hours
    billable_hours: Hours
    value: NotRequired[Money]
    """Sum of billable hours × rate_charged, for rates in the workspace's currency."""
    other_currencies: NotRequired[list[CurrencyValue]]
    """The value for rates in other currencies."""


class TimeReportTicket(TypedDict):
    """The time on a ticket."""
    ticket_id: str | None
    """The ticket; null for time without a ticket."""
    ticket_number: str | None
    """Ticket number."""
    ticket_title: str | None
    hours: Hours
    billable_hours: Hours
    value: NotRequired[Money]
    """Sum of billable hours × rate_charged, for rates in the workspace's currency."""
    other_currencies: NotRequired[list[CurrencyValue]]
    """The value for rates in other currencies."""


class TimeReportDay(TypedDict):
    """The time of a day."""
    date: CalendarDate
    hours: Hours
    billable_hours: Hours
    value: NotRequired[Money]
    """Sum of billable hours × rate_charged, for rates in the workspace's currency."""
    other_currencies: NotRequired[list[CurrencyValue]]
    """The value for rates in other currencies."""


class TimeReportWeek(TypedDict):
    """The time of a week."""
    week: CalendarDate
    """The Monday on which the week begins."""
    hours: Hours
    billable_hours: Hours
    value: NotRequired[Money]
    """Sum of billable hours × rate_charged, for rates in the workspace's currency."""
    other_currencies: NotRequired[list[CurrencyValue]]
    """The value for rates in other currencies."""


class ConvertedTime(TypedDict):
    """The report with values of all currencies in the one of `in`, at the rate of the day of the work. `other_currencies` of its rows are empty."""
    currency: Currency
    summary: TimeReportSummary
    by_user: NotRequired[list[TimeReportUser]]
    by_client: NotRequired[list[TimeReportClient]]
    by_project: NotRequired[list[TimeReportProject]]
    by_ticket: NotRequired[list[TimeReportTicket]]
    by_day: NotRequired[list[TimeReportDay]]
    by_week: NotRequired[list[TimeReportWeek]]
    omitted: int
    """Number of groups beyond the 1,000 listed. The summary includes them."""
    rates: list[FoundRates]
    """The currencies that were converted."""
    missing_rates: list[MissingRates]
    """The currencies and days that are left apart for want of a rate; empty if the sums have everything."""


class TimeReport(TypedDict):
    """Totals of time over a range of days. Exactly one of the arrays is present: most hours first, days and weeks by date. Groups without hours are omitted; running timers do not count until they are stopped."""
    period: ReportRange
    summary: TimeReportSummary
    by_user: NotRequired[list[TimeReportUser]]
    by_client: NotRequired[list[TimeReportClient]]
    by_project: NotRequired[list[TimeReportProject]]
    by_ticket: NotRequired[list[TimeReportTicket]]
    by_day: NotRequired[list[TimeReportDay]]
    by_week: NotRequired[list[TimeReportWeek]]
    omitted: int
    """Number of groups beyond the 1,000 listed. The summary includes them."""
    converted: NotRequired[ConvertedTime]
    """With `in`: the same in one currency."""


ScheduledReportId: TypeAlias = str
"""Identifier of a scheduled report; identifiers sort by creation."""


ReportType: TypeAlias = Literal["dashboard", "utilization", "profitability", "revenue", "time", "aging", "forecast", "unbilled", "taxes"]
"""Type of report."""


ReportFrequency: TypeAlias = Literal["daily", "weekly", "monthly"]
"""Schedule of a report."""


DayOfWeek: TypeAlias = "int | None"
"""For a weekly schedule, the day on which the report is mailed - 0 is Sunday, 6 Saturday. Null in any other schedule."""


DayOfMonth: TypeAlias = "int | None"
"""For a monthly schedule, the day on which the report is mailed; in a shorter month, it is mailed on the last day. Null in any other schedule."""


ReportRecipients: TypeAlias = "list[Email]"
"""Recipients of the report. Each receives a separate mail and does not see the others."""


class ScheduledReport(TypedDict):
    """A report mailed on a schedule."""
    id: ScheduledReportId
    report_type: ReportType
    schedule: ReportFrequency
    day_of_week: DayOfWeek
    day_of_month: DayOfMonth
    recipients: ReportRecipients
    parameters: dict[str, object]
    """The query of the report, with the defaults of what was not given."""
    user_id: UserId
    """The user who scheduled the report: it contains what this user is allowed to see."""
    next_run_at: DateTime
    """When the report is mailed next; after a failure, when it is retried."""
    last_run_at: str | None
    """When the report was last mailed or last failed; null before the first run."""
    last_error: str | None
    """Why the last run failed; null if it succeeded."""
    created_at: DateTime


class ScheduledReportCreate(TypedDict):
    """The report to schedule."""
    report_type: ReportType
    schedule: ReportFrequency
    day_of_week: NotRequired[DayOfWeek]
    day_of_month: NotRequired[DayOfMonth]
    recipients: ReportRecipients
    parameters: NotRequired[dict[str, object]]
    """The query parameters of the report by name, with lists as arrays; none if omitted. A parameter that the report does not have, or a value that it does not accept, returns `invalid_request`. So do `format`, `from`, `to` and the period `custom`: with fixed days, every mail would contain the same numbers."""


UtilizationReportGrouping: TypeAlias = Literal["user", "department", "week"]
"""Field to group utilization by. The array of the response is named accordingly: `by_user` for `user`."""


class UtilizationReportSummary(TypedDict):
    """Totals of all users counted."""
    target_utilization: Percent
    """Mean of the users' `billable_target`, weighted by capacity; the unweighted mean if nobody has capacity, 0 without users."""
    actual_utilization: Percent
    """Billable hours as a percentage of capacity hours; 0 without capacity."""
    total_capacity_hours: CapacityHours
    """Capacity of all users counted, up to today if the range includes today."""
    total_billable_hours: Hours
    """Hours of entries that are billable and not excluded."""
    total_non_billable_hours: Hours
    """Hours that are not billable."""


class UtilizationReportUser(TypedDict):
    """The utilization of a user."""
    user_id: UserId
    user_name: str
    capacity_hours: CapacityHours
    billable_hours: Hours
    """Hours of entries that are billable and not excluded."""
    non_billable_hours: Hours
    """Hours that are not billable."""
    utilization_percent: Percent
    """Billable hours as a percentage of capacity hours; 0 without capacity."""
    target: Percent
    """The user's `billable_target`."""
    status: UtilizationStatus


class UtilizationReportDepartment(TypedDict):
    """The utilization of a department."""
    department: str | None
    """The department; null for users without one."""
    users: int
    """Number of users counted."""
    capacity_hours: CapacityHours
    """Capacity of the department's users, up to today if the range includes today."""
    billable_hours: Hours
    """Hours of entries that are billable and not excluded."""
    non_billable_hours: Hours
    """Hours that are not billable."""
    utilization_percent: Percent
    """Billable hours as a percentage of capacity hours; 0 without capacity."""
    target: Percent
    """Mean of the users' `billable_target`, weighted by capacity."""
    status: UtilizationStatus


class UtilizationReportWeek(TypedDict):
    """The utilization of a week, as far as it is within the range."""
    week: CalendarDate
    """The Monday on which the week begins."""
    capacity_hours: CapacityHours
    """Capacity of all users counted, for the days of the week within the range, up to today if the range includes today."""
    billable_hours: Hours
    """Hours of entries that are billable and not excluded."""
    non_billable_hours: Hours
    """Hours that are not billable."""
    utilization_percent: Percent
    """Billable hours as a percentage of capacity hours; 0 without capacity."""
    target: Percent
    """Mean of the users' `billable_target`, weighted by capacity."""
    status: UtilizationStatus


class UtilizationReport(TypedDict):
    """Utilization over a range of days. Exactly one of the arrays is present: highest utilization first, weeks by date. Running timers do not count until they are stopped."""
    period: ReportRange
    summary: UtilizationReportSummary
    by_user: NotRequired[list[UtilizationReportUser]]
    by_department: NotRequired[list[UtilizationReportDepartment]]
    by_week: NotRequired[list[UtilizationReportWeek]]
    omitted: int
    """Number of groups beyond the 1,000 listed. The summary includes them."""


BankImportStatus: TypeAlias = Literal["open", "completed"]
"""`open` while a line is open, otherwise `completed`."""


BankImportId: TypeAlias = str
"""Identifier of an imported bank statement; identifiers sort by creation."""


BankImportFormat: TypeAlias = Literal["camt_053", "camt_052", "camt_054", "mt940", "ofx", "csv"]
"""The format of the file: `camt_053` (statement of ISO 20022), `camt_052` (report during the day), `camt_054` (notification of single transfers), `mt940` (of SWIFT), `ofx` (also QFX), or `csv`."""


class BankLineCounts(TypedDict):
    """What became of the entries of the file."""
    open: int
    """Lines that wait for somebody."""
    booked: int
    """Lines that are payments, or returns of one."""
    ignored: int
    """Lines that somebody ignored."""
    reversed: int
    """Lines whose money the bank has taken back."""
    known: int
    """Entries that an earlier import has already, and which are not imported again."""
    outgoing: int
    """Entries for money that went out and returns no payment. They are not stored."""
    pending: int
    """Entries that the bank has not booked yet. They are not stored, and come with a later file."""


BankDateFormat: TypeAlias = Literal["ymd", "dmy", "mdy"]
"""The order of day, month and year."""


class BankColumns(TypedDict):
    """Which columns of a CSV mean what, by their headings, or by their numbers from 1 if the file has no headings; null for what it does not have."""
    date: str
    """The day of the booking."""
    amount: str | None
    """The amount with its sign; null if it is in two columns."""
    credit: str | None
    """What came in."""
    debit: str | None
    """What went out."""
    direction: str | None
    """Whether an amount without a sign came in or went out, such as `C` and `D`, `Bij` and `Af`."""
    currency: str | None
    """The currency."""
    counterparty: str | None
    """Who paid."""
    iban: str | None
    """The payer's account."""
    reference: str | None
    """The bank's own reference, by which an entry is recognized in other files."""
    text: str | None
    """The text of the transfer."""
    account: str | None
    """The account of the firm."""
    date_format: BankDateFormat


BankImport = TypedDict(
    "BankImport",
    {
        "id": "BankImportId",
        "format": "BankImportFormat",
        # The name of the file.
        "filename": "str",
        # The accounts of the firm in the file.
        "accounts": "list[str]",
        # The day of the first entry; null for a file without entries.
        "from": "CalendarDate | None",
        # The day of the last entry.
        "to": "CalendarDate | None",
        "status": "BankImportStatus",
        "counts": "BankLineCounts",
        # How a CSV was read; null for other formats.
        "columns": "BankColumns | None",
        "created_at": "DateTime",
        "updated_at": "DateTime",
    },
)
"""An imported bank statement."""


class BankImportFile(TypedDict):
    """A form with a bank statement. The fields for columns are for CSV files only."""
    file: str
    """The file, as the bank offers it."""
    account: NotRequired[str]
    """The account of the firm, for a CSV that does not say; an IBAN or any name. Kept with the layout."""
    currency: NotRequired[str]
    """The currency, for a CSV that does not say; otherwise that of the workspace. Kept with the layout."""
    date_format: NotRequired[str]
    """The order of day, month and year, for a CSV in which every day could be read in two ways."""
    date_column: NotRequired[str]
    """The column with the day of the booking, by its heading, or by its number from 1."""
    amount_column: NotRequired[str]
    """The column with the signed amount."""
    credit_column: NotRequired[str]
    """The column with what came in, if the file has two."""
    debit_column: NotRequired[str]
    """The column with what went out, if the file has two."""
    direction_column: NotRequired[str]
    """The column that says whether an amount without a sign came in or went out."""
    currency_column: NotRequired[str]
    """The column with the currency."""
    counterparty_column: NotRequired[str]
    """The column with the name of the payer."""
    iban_column: NotRequired[str]
    """The column with the account of the payer."""
    reference_column: NotRequired[str]
    """The column with a reference of the bank that no other entry has."""
    text_column: NotRequired[str]
    """The column with the text of the transfer."""
    account_column: NotRequired[str]
    """The column with the account of the firm."""


BankLineId: TypeAlias = str
"""Identifier of a line of a bank statement."""


class PaymentAllocationInput(TypedDict):
    """What a payment is to pay of an invoice."""
    invoice_id: InvoiceId
    """An invoice of the payment's client and in its currency, which was sent and is not void; each once."""
    amount: float
    """Greater than 0, a whole number of minor units of the currency, at most what is outstanding on the invoice."""


class BankLineChoice(TypedDict):
    """What to book for a line that a person has decided on."""
    line_id: BankLineId
    """An open line of the import."""
    client_id: NotRequired[ClientId]
    """Who paid; required for money that came in."""
    allocations: NotRequired[list[PaymentAllocationInput]]
    """What it pays of which invoices of the client, with the rules of `POST /v1/payments`. The rest becomes credit."""
    payment_id: NotRequired[PaymentId]
    """The payment that is returned; required for money that the bank took back, and for nothing else."""


class BankConfirm(TypedDict):
    """Which lines to book. Exactly one of the three."""
    certain: NotRequired[bool]
    """All open lines whose best proposal is certain, up to 500. False is refused."""
    line_ids: NotRequired[list[BankLineId]]
    """These lines, each by its best proposal."""
    lines: NotRequired[list[BankLineChoice]]
    """These lines, each as decided: all of them or, if one is wrong, none."""


BankLineStatus: TypeAlias = Literal["open", "booked", "ignored", "reversed"]
"""`open` lines wait for somebody; `booked` ones are payments, or the return of one; `ignored` ones are none; `reversed` ones were booked, and the bank has returned the money since."""


BankMatchConfidence: TypeAlias = Literal["certain", "likely", "possible"]
"""`certain`: several signs agree and nothing else fits; `likely`: one strong sign, or several weak ones; `possible`: worth a look."""


BankMatchReason: TypeAlias = Literal["invoice_number", "structured_reference", "known_iban", "client_name", "exact_amount", "sum_of_invoices", "partial_amount", "above_outstanding", "invoice_settled", "similar_line", "end_to_end_id", "returned"]
"""Why a client and invoices are proposed. `invoice_number`: their numbers are in the text; `structured_reference`: the creditor reference is that of the invoice; `known_iban`: earlier payments of the client came from the account; `client_name`: the payer is called as the client; `exact_amount`: what is outstanding is the amount; `sum_of_invoices`: several invoices add up to it; `partial_amount`: it is less than what is outstanding; `above_outstanding`: it is more, and the rest becomes credit; `invoice_settled`: nothing is outstanding on the invoice named any more, and the money becomes credit; `similar_line`: a line of another file has the same account, day and amount; `end_to_end_id`: the transfer has the id of the one that is returned; `returned`: the bank says that it is a return."""


class BankProposal(TypedDict):
    """To whom a line may belong, and what it may pay."""
    client_id: ClientId
    client_name: str
    """The name of the client."""
    invoice_ids: list[InvoiceId]
    """The invoices that it pays, in this order: each as much as is outstanding, until the money is used up. Without any, all of it becomes credit."""
    invoice_numbers: list[str]
    """The numbers of these invoices, in the same order."""
    payment_id: str | None
    """For money that the bank takes back: the payment that is returned; null for money that comes in."""
    confidence: BankMatchConfidence
    reasons: list[BankMatchReason]
    """Why, the strongest first."""


class BankLine(TypedDict):
    """Money that came in on a bank account, or that the bank took back. The amount is omitted without `can_see_rates`."""
    id: BankLineId
    import_id: BankImportId
    account: str | None
    """The account of the firm, an IBAN or as the bank writes it; null if the file does not say."""
    date: CalendarDate
    """The day on which the bank booked it."""
    amount: NotRequired[Money]
    """What came in; negative for money that the bank took back."""
    currency: Currency
    """The currency of the account."""
    counterparty: str | None
    """Who paid, as the bank names them."""
    iban: str | None
    """The account from which it came, if it has an IBAN."""
    reference: str | None
    """The structured creditor reference."""
    end_to_end_id: str | None
    """The id that the payer gave the transfer, by which a return is recognized."""
    text: str | None
    """The text of the transfer."""
    is_return: bool
    """Whether the bank says, or its text, that it returns an earlier payment."""
    status: BankLineStatus
    proposals: list[BankProposal]
    """Of an open line: to whom it may belong, the best first, at most 5, as of now."""
    client_id: ClientId | None
    """The client for whom it was booked."""
    payment_id: PaymentId | None
    """The payment as which it was booked, or the refund as which a return was."""
    created_at: DateTime
    updated_at: DateTime


BankSkipReason: TypeAlias = Literal["no_proposal", "ignored", "changed"]
"""Why a line was not booked: `no_proposal`: nothing is proposed for it; `ignored`: it is ignored; `changed`: what it was proposed for has changed meanwhile, so that it is not certain any more."""


BankConfirmed = TypedDict(
    "BankConfirmed",
    {
        # The lines that are booked now, those named that were booked before included.
        "lines": "list[BankLine]",
        # The lines that were not booked, and why.
        "skipped": "list[BankConfirmedSkipped]",
        # With `certain`: whether there may be more than the 500 that were booked. Repeat the request then.
        "has_more": "bool",
        "import": "BankImport",
    },
)
"""What was booked."""


ItemId: TypeAlias = str
"""Identifier of an item; identifiers sort by creation."""


LineUnit: TypeAlias = Literal["hour", "day", "week", "month", "year", "piece", "kilometre", "mile", "kilogram", "lump_sum"]
"""What the quantity of a line counts. E-invoices state it as a code."""


LineRate: TypeAlias = float
"""Price per unit with up to 4 decimals in the currency of the invoice; negative for a discount. Above 500,000,000,000, a JSON number holds 3 decimals exactly."""


class Item(TypedDict):
    """A product or service of the price list. A line that names it copies its text, unit, price and taxes, so that a change of the item changes no existing line."""
    id: ItemId
    name: Name
    description: str | None
    """The description that lines take; null for the name."""
    unit: LineUnit | None
    """What the quantity of a line counts; null for pieces."""
    price: NotRequired[LineRate]
    """Price per unit. Omitted without `can_see_rates`."""
    currency: Currency
    tax_rate_id: str | None
    """The tax rate if there is exactly one."""
    tax_rate_ids: list[str]
    """The tax rates that lines take; none leaves them to the invoice."""
    active: bool
    """Whether new lines and recurring invoices can name it."""
    created_at: DateTime
    updated_at: DateTime


class ItemCreate(TypedDict):
    """The item to create."""
    name: Name
    description: NotRequired[LongText | None]
    """The description that lines take. Null is the name."""
    unit: NotRequired[LineUnit | None]
    """What the quantity of a line counts. Null is pieces."""
    price: LineRate
    """Price per unit with up to 4 decimals, in `currency`; negative for a discount."""
    currency: NotRequired[Currency]
    """The currency of the price; by default that of the workspace. Lines of invoices in another currency cannot take the price."""
    tax_rate_id: NotRequired[TaxRateId | None]
    """The one tax rate; short for `tax_rate_ids` with one id."""
    tax_rate_ids: NotRequired[TaxRateIds]
    active: NotRequired[bool]
    """Whether new lines and recurring invoices can name it."""


class ItemUpdate(TypedDict):
    """The fields of an item to change."""
    name: NotRequired[Name]
    description: NotRequired[LongText | None]
    """The description that lines take. Null is the name."""
    unit: NotRequired[LineUnit | None]
    """What the quantity of a line counts. Null is pieces."""
    price: NotRequired[LineRate]
    """Price per unit with up to 4 decimals, in `currency`; negative for a discount."""
    currency: NotRequired[Currency]
    tax_rate_id: NotRequired[TaxRateId | None]
    """The one tax rate; short for `tax_rate_ids` with one id. Null removes all."""
    tax_rate_ids: NotRequired[TaxRateIds]
    active: NotRequired[bool]
    """Whether new lines and recurring invoices can name it."""


RecurringInvoiceStatus: TypeAlias = Literal["active", "paused", "ended"]
"""Whether invoices are made."""


RecurringInvoiceId: TypeAlias = str
"""Identifier of a recurring invoice; identifiers sort by creation."""


RecurringInterval: TypeAlias = Literal["weekly", "monthly", "quarterly", "yearly"]
"""The unit of the time between two invoices."""


RecurringJoin: TypeAlias = Literal["alone", "with_retainer_and_time"]
"""What the invoices of a recurring invoice bill besides its lines: `alone` nothing; `with_retainer_and_time` the client's retainers whose period is over, and its unbilled time and expenses."""


Quantity: TypeAlias = float
"""A quantity with up to 4 decimals; negative for credits."""


RecurringLine = TypedDict(
    "RecurringLine",
    {
        # The item whose description, unit, price and taxes it takes where they are null here.
        "item_id": "ItemId | None",
        # Description of what is billed.
        "description": "str | None",
        "quantity": "Quantity",
        # Price per unit; null for that of the item. Omitted without `can_see_rates`.
        "rate": "NotRequired[float | None]",
        # What the quantity counts.
        "unit": "LineUnit | None",
        "tax_rate_ids": "TaxRateIds",
        # A plain rate.
        "tax_rate": "TaxRate | None",
        # The category of `tax_rate`.
        "tax_category": "TaxCategory | None",
        # First day on which it is billed.
        "from": "CalendarDate | None",
        # Last day on which it is billed.
        "to": "CalendarDate | None",
    },
)
"""A line of each invoice that a recurring invoice makes."""


class RecurringProblem(TypedDict):
    """Why the last invoice could not be made, or could not be sent. It is tried again every day."""
    date: CalendarDate
    """The date of the invoice."""
    message: str
    """What to mend."""
    at: DateTime


class RecurringInvoice(TypedDict):
    """A schedule by which invoices with the same lines are made for a client."""
    id: RecurringInvoiceId
    client_id: ClientId
    client_name: str
    """The name of the client."""
    contact_id: str | None
    """The contact to whom the invoices are addressed."""
    status: RecurringInvoiceStatus
    currency: Currency
    """The currency of the client."""
    interval: RecurringInterval
    every: int
    """Number of intervals between two invoices."""
    anchor_date: CalendarDate
    """The day from which all dates are counted."""
    end_date: str | None
    """No period begins after this day."""
    next_date: str | None
    """The day on which the next invoice is made, and its period begins; null unless active."""
    next_amount: NotRequired[Money | None]
    """The sum of the lines of the next invoice, before tax unless prices include it; null if there is no next invoice, or a price is in another currency. Omitted without `can_see_rates`."""
    join: RecurringJoin
    auto_send: bool
    """Whether invoices are sent as they are made."""
    payment_terms_days: int | None
    """Days until an invoice is due; null for those of the client, or else of the workspace."""
    subject: str | None
    """Subject of the invoices."""
    notes: str | None
    """Notes for the client."""
    internal_notes: str | None
    """Internal notes; never shown to the client."""
    po_number: str | None
    """The client's purchase order number."""
    tax_rate: float | None
    """The plain rate of lines that name no tax, as given."""
    tax_rate_ids: list[str]
    """The taxes of lines that name none, as given."""
    prices_include_tax: bool
    """Whether the amounts of lines include tax."""
    lines: list[RecurringLine]
    """The lines in order."""
    last_error: RecurringProblem | None
    """Why the last invoice could not be made or sent; null if it could."""
    created_at: DateTime
    updated_at: DateTime


RecurringLineInput = TypedDict(
    "RecurringLineInput",
    {
        # An active item of the price list. Its description, unit, price and taxes are taken when an invoice is made, where the line gives none of its own: a new price counts from the next invoice.
        "item_id": "NotRequired[ItemId | None]",
        # Description of what is billed.
        "description": "NotRequired[str | None]",
        # Negative for credits.
        "quantity": "NotRequired[float]",
        # Price per unit in the currency of the client. Null takes that of the item, which must then be in this currency.
        "rate": "NotRequired[LineRate | None]",
        # What the quantity counts. Null is the unit of the item, or pieces.
        "unit": "NotRequired[LineUnit | None]",
        # The one tax rate of the line; short for `tax_rate_ids` with one id.
        "tax_rate_id": "NotRequired[TaxRateId | None]",
        "tax_rate_ids": "NotRequired[TaxRateIds]",
        # A plain rate, with its `tax_category`. Null applies what the item or the invoice says.
        "tax_rate": "NotRequired[TaxRate | None]",
        # The category of `tax_rate`, with which it is given: by default `standard` above 0, and `zero` for 0.
        "tax_category": "NotRequired[TaxCategory | None]",
        # First day on which it is billed. In the period that this day is in, the amount is prorated by days.
        "from": "NotRequired[CalendarDate | None]",
        # Last day on which it is billed, not before `from`. In the period that this day is in, the amount is prorated by days.
        "to": "NotRequired[CalendarDate | None]",
    },
)
"""A line of each invoice. `description` and `rate` are required unless it names an item."""


class RecurringInvoiceCreate(TypedDict):
    """The recurring invoice to create."""
    client_id: ClientId
    contact_id: NotRequired[ContactId | None]
    """A contact of the client."""
    interval: RecurringInterval
    every: NotRequired[int]
    """Number of intervals between two invoices: 2 with `weekly` is every other week."""
    anchor_date: NotRequired[CalendarDate]
    """The day from which all dates are counted. From the 29th on, it is the last day of shorter months, and itself again in longer ones. Dates before today are left out. Defaults to today."""
    end_date: NotRequired[CalendarDate | None]
    """No period begins after this day; null if open-ended."""
    join: NotRequired[RecurringInvoiceCreateJoin]
    auto_send: NotRequired[bool]
    """Whether invoices are sent as they are made. One that must be approved first stays a draft."""
    payment_terms_days: NotRequired[int | None]
    """Days from the date of an invoice until it is due; null for those of the client, or else of the workspace."""
    subject: NotRequired[ShortText | None]
    """Subject of the invoices."""
    notes: NotRequired[LongText | None]
    """Notes for the client."""
    internal_notes: NotRequired[LongText | None]
    """Internal notes; never shown to the client."""
    po_number: NotRequired[ShortText | None]
    """The client's purchase order number."""
    tax_rate: NotRequired[TaxRate | None]
    """The plain rate of lines that name no tax; not together with `tax_rate_ids`."""
    tax_rate_ids: NotRequired[TaxRateIds]
    """The taxes of lines that name none; not together with `tax_rate`. Null or none applies those of the client, or else of the workspace."""
    prices_include_tax: NotRequired[bool]
    """Whether the amounts of lines include tax."""
    lines: list[RecurringLineInput]
    """The lines in order."""


class RecurringInvoiceUpdate(TypedDict):
    """The fields of a recurring invoice to change. They count from the next invoice on. `lines` replaces all lines."""
    contact_id: NotRequired[ContactId | None]
    """A contact of the client."""
    interval: NotRequired[RecurringInterval]
    every: NotRequired[int]
    """Number of intervals between two invoices: 2 with `weekly` is every other week."""
    anchor_date: NotRequired[CalendarDate]
    """The day from which all dates are counted. From the 29th on, it is the last day of shorter months, and itself again in longer ones. Dates before today are left out. Periods that were billed already are left out, too."""
    end_date: NotRequired[CalendarDate | None]
    """No period begins after this day; null if open-ended."""
    join: NotRequired[RecurringInvoiceUpdateJoin]
    auto_send: NotRequired[bool]
    """Whether invoices are sent as they are made. One that must be approved first stays a draft."""
    payment_terms_days: NotRequired[int | None]
    """Days from the date of an invoice until it is due; null for those of the client, or else of the workspace."""
    subject: NotRequired[ShortText | None]
    """Subject of the invoices."""
    notes: NotRequired[LongText | None]
    """Notes for the client."""
    internal_notes: NotRequired[LongText | None]
    """Internal notes; never shown to the client."""
    po_number: NotRequired[ShortText | None]
    """The client's purchase order number."""
    tax_rate: NotRequired[TaxRate | None]
    """The plain rate of lines that name no tax; not together with `tax_rate_ids`."""
    tax_rate_ids: NotRequired[TaxRateIds]
    """The taxes of lines that name none; not together with `tax_rate`. Null or none applies those of the client, or else of the workspace."""
    prices_include_tax: NotRequired[bool]
    """Whether the amounts of lines include tax."""
    lines: NotRequired[list[RecurringLineInput]]
    """The lines in order."""


class RecurringPreviewLine(TypedDict):
    """A line of an invoice as it would be made."""
    item_id: ItemId | None
    description: str
    """Description of what is billed."""
    quantity: Quantity
    unit: LineUnit | None
    """What the quantity counts; null for pieces."""
    rate: NotRequired[LineRate]
    """Price per unit. Omitted without `can_see_rates`."""
    amount: NotRequired[Money]
    """Its amount, prorated by days if it begins or ends in the period. Omitted without `can_see_rates`."""


class RecurringPreview(TypedDict):
    """An invoice as it would be made at the prices and taxes of today."""
    date: CalendarDate
    """The day on which it is made, and its date."""
    due_date: CalendarDate
    period_start: CalendarDate
    """First day of the period that it bills."""
    period_end: CalendarDate
    """Last day of the period that it bills."""
    currency: Currency
    subtotal: NotRequired[Money]
    """The sum before tax. Omitted without `can_see_rates`."""
    tax_amount: NotRequired[Money]
    """The tax. Omitted without `can_see_rates`."""
    total: NotRequired[Money]
    """What it comes to. Omitted without `can_see_rates`."""
    lines: list[RecurringPreviewLine]
    """Its lines; none if no line is billed in the period, in which no invoice is made."""


class LineItem(TypedDict):
    """A line of an invoice. A time entry or a milestone is billed while it is linked to a line, including on drafts; it becomes unbilled when the line is removed or the invoice is voided."""
    id: LineItemId
    description: str
    """Description of what is billed."""
    quantity: Quantity
    rate: NotRequired[LineRate]
    """Price per unit. Omitted without `can_see_rates`."""
    amount: NotRequired[Money]
    """The given amount, or else quantity × rate, rounded to the minor unit of the currency. Omitted without `can_see_rates`."""
    net_amount: NotRequired[Money]
    """The amount before tax: `amount`, unless the prices of the invoice include tax. Omitted without `can_see_rates`."""
    unit: LineUnit
    tax_rate_id: str | None
    """The tax rate of the line if it has exactly one."""
    tax_rate_ids: list[str]
    """The tax rates of the line."""
    tax_rate: TaxRate
    """The rate of the line; with several taxes, all of them together."""
    tax_category: TaxCategory
    """The category of the first tax."""
    taxes: list[AppliedTax]
    """The taxes of the line in the order in which they are charged."""
    has_own_tax: bool
    """Whether the line names its tax; otherwise it has the tax of the invoice."""
    project_id: str | None
    """The project whose `amount_billed` includes the line. If null, a line with time entries counts towards the projects of these entries, in proportion to their hours."""
    milestone_id: MilestoneId | None
    """The milestone that the line bills."""
    time_entry_ids: list[TimeEntryId]
    """The time entries that the line bills."""
    expense_ids: list[ExpenseId]
    """The expenses that the line bills."""
    time_entry_count: int
    """Number of time entries that the line bills."""
    expense_count: int
    """Number of expenses that the line bills."""


class InvoiceContact(TypedDict):
    """The contact to whom an invoice is addressed; after deletion, only the name remains."""
    id: ContactId
    client_id: ClientId
    name: Name
    email: str | None
    """E-mail address."""
    phone: str | None
    """Phone number."""
    title: str | None
    """Job title."""


class InvoiceTimeSummary(TypedDict):
    """What was billed on an invoice created from time."""
    time_entries_included: int
    """Number of time entries."""
    expenses_included: int
    """Number of expenses."""
    hours_billed: Hours


class InvoiceParties(TypedDict):
    """Seller, buyer and language as the documents of an invoice show them: as they were when it was first sent, or as they are now if it has not been sent."""
    seller: InvoicePartiesSeller
    buyer: InvoicePartiesBuyer
    locale: Locale
    is_frozen: bool
    """Whether the invoice was sent, so that these details no longer change."""


class InvoiceWarning(TypedDict):
    """A detail that is missing. Most jurisdictions require it on an invoice, which can be sent without it. `buyer_tax_id_missing` applies to lines of the categories `reverse_charge` and `intra_community`, whose tax the buyer owes. `exchange_rate_missing` applies to tax in another currency than the workspace's, which cannot be stated in this currency too. `e_invoice_term_missing` names what the client's electronic form of invoices wants: such an invoice cannot be sent without it."""
    code: InvoiceWarningCode
    message: str
    """What is missing and where to set it."""
    rule: str | None
    """The rule that wants it, of EN 16931, XRechnung, ZUGFeRD or Peppol; null for other codes than `e_invoice_term_missing`."""
    setting: str | None
    """The field that mends it, such as `workspace.business.phone`, `client.address.city` or `invoice.delivery_start`; null for other codes than `e_invoice_term_missing`."""


class Invoice(TypedDict):
    """An invoice to a client, in the client's currency. Its number is assigned on creation and never reused; invoices are never deleted."""
    id: InvoiceId
    invoice_number: str
    """Invoice number, gapless within the workspace, in the format `invoice_number_format`."""
    client_id: ClientId
    contact_id: str | None
    """The contact to whom the invoice is addressed."""
    agreement_id: str | None
    """The retainer agreement that the invoice bills."""
    recurring_invoice_id: str | None
    """The recurring invoice that made it."""
    status: InvoiceStatus
    currency: Currency
    external_id: ExternalId | None
    metadata: Metadata
    dates: InvoiceDates
    prices_include_tax: bool
    """Whether the amounts of lines include tax."""
    tax_rate_ids: list[str]
    """The tax rates of lines that name no tax; empty for a plain `tax_rate`."""
    amounts: InvoiceAmounts
    subject: str | None
    """Subject of the invoice."""
    notes: str | None
    """Notes for the client."""
    internal_notes: str | None
    """Internal notes; never shown to the client or on the PDF."""
    po_number: str | None
    """The client's purchase order number."""
    references: InvoiceReferences
    payment: InvoicePayment
    e_invoice: ElectronicInvoice | None
    """The electronic form in which it was issued; null before it is sent, and for a plain PDF."""
    pdf_url: str
    """URL of the PDF; requires an API key."""
    hosted_url: NotRequired[str | None]
    """Unguessable URL of the invoice page for the client; null until the invoice is sent. Because the page shows rates, omitted without `can_see_rates`."""
    reminders: InvoiceReminders
    reminders_paused: bool
    """Whether the schedule sends no reminders of the invoice, for instance because the client disputes it."""
    approval: InvoiceApproval
    created_at: DateTime
    updated_at: DateTime
    line_items: NotRequired[list[LineItem]]
    """The lines in order; on creation and if included."""
    client: NotRequired[Client]
    contact: NotRequired[InvoiceContact | None]
    """If included."""
    time_entries: NotRequired[list[TimeEntry]]
    """The time entries on its lines; if included."""
    payments: NotRequired[list[Payment]]
    """Its payments and refunds, oldest first; if included."""
    credit_notes: NotRequired[list[CreditNote]]
    """Its credit notes, oldest first; if included."""
    summary: NotRequired[InvoiceTimeSummary]
    """Only in the response of `createInvoiceFromTime`."""
    next_reminder: NotRequired[NextReminder | None]
    """The reminder that the schedule will send next; null for none to come. Only in responses that contain this single invoice, once it was sent, and if the workspace or the client has a schedule."""
    sent_reminders: NotRequired[list[SentReminder]]
    """The reminders mailed, oldest first; if included. Those from before the history was recorded are only counted in `reminders`."""
    parties: NotRequired[InvoiceParties]
    """If included."""
    delivery: NotRequired[MailDelivery]
    """What became of its last mail or reminder, while that could not be delivered, was not sent, or waits for another attempt; `GET /v1/mails` has those that were. Only in responses that contain this single invoice. It does not count for the `ETag`: `mail.failed`, `invoice.mail_failed` and `mail.sent` say when it changes."""
    warnings: NotRequired[list[InvoiceWarning]]
    """Details that most jurisdictions require on an invoice and that this one lacks. Only for an invoice that was not sent, in responses that contain this single invoice."""


class TaxRateObject(TypedDict):
    """A tax that lines of invoices name. Lines keep a copy, so that a change of the tax rate changes no existing line."""
    id: TaxRateId
    name: Name
    rate: TaxRate
    category: TaxCategory
    is_compound: bool
    """Whether it is also charged on the taxes before it on a line."""
    reason: TaxReason
    reason_code: TaxReasonCode
    is_default: bool
    """Whether it applies where neither line, invoice, client nor `default_tax_rate` of the workspace say otherwise. One tax rate at most is the default."""
    created_at: DateTime
    updated_at: DateTime


class TaxRateCreate(TypedDict):
    """The tax rate to create. `rate` must be above 0 for `standard` and 0 for every other category. `exempt` needs a `reason` or a `reason_code`."""
    name: Name
    rate: TaxRate
    category: NotRequired[TaxCategory]
    """Defaults to `standard` for a rate above 0 and to `zero` for 0."""
    is_compound: NotRequired[bool]
    """Whether it is also charged on the taxes before it on a line."""
    reason: NotRequired[TaxReason]
    reason_code: NotRequired[TaxReasonCode]
    is_default: NotRequired[bool]
    """Whether it replaces the present default."""


class TaxRateUpdate(TypedDict):
    """The fields of a tax rate to change. Together with the others they must meet the rules of `createTaxRate`."""
    name: NotRequired[Name]
    rate: NotRequired[TaxRate]
    category: NotRequired[TaxCategory]
    is_compound: NotRequired[bool]
    """Whether it is also charged on the taxes before it on a line."""
    reason: NotRequired[TaxReason]
    reason_code: NotRequired[TaxReasonCode]
    is_default: NotRequired[bool]
    """True replaces the present default; false leaves the workspace without one."""


ExchangeRateId: TypeAlias = str
"""Identifier of an exchange rate; identifiers sort by creation."""


ExchangeRateValue: TypeAlias = float
"""How much of `to` one unit of `from` is worth, with up to 10 decimals."""


ExchangeRateSource: TypeAlias = Literal["manual", "file", "ecb"]
"""Where the rate comes from. `manual` was entered by itself, `file` comes from a CSV file, `ecb` from a file of the European Central Bank."""


ExchangeRateObject = TypedDict(
    "ExchangeRateObject",
    {
        "id": "ExchangeRateId",
        "from": "Currency",
        "to": "Currency",
        # The day from which it is the rate.
        "date": "CalendarDate",
        "rate": "ExchangeRateValue",
        "source": "ExchangeRateSource",
        "created_at": "DateTime",
        "updated_at": "DateTime",
    },
)
"""What one unit of a currency is worth in another on a day. It also serves the 7 days after it, up to the next rate of the same two currencies."""


ExchangeRateCreate = TypedDict(
    "ExchangeRateCreate",
    {
        "from": "Currency",
        "to": "Currency",
        # The day from which it is the rate.
        "date": "CalendarDate",
        "rate": "ExchangeRateValue",
    },
)
"""The exchange rate to create. `from` and `to` must be different currencies of ISO 4217."""


class ExchangeRateFile(TypedDict):
    """A form with a file of exchange rates."""
    file: str
    """The file, XML or CSV."""
    since: NotRequired[str]
    """Only the rates of this day and later days are imported; for the long file of the European Central Bank, which begins in 1999."""


ExchangeRateFileFormat: TypeAlias = Literal["ecb_xml", "ecb_csv", "csv"]
"""How the file was read: as `ecb_xml` or `ecb_csv`, the files of the European Central Bank, or as `csv` with the columns `from`, `to`, `date` and `rate`."""


ExchangeRateImport = TypedDict(
    "ExchangeRateImport",
    {
        "format": "ExchangeRateFileFormat",
        # Rates that are new.
        "created": "int",
        # Rates that replaced another of the same currencies and day.
        "updated": "int",
        # Rates that were there already.
        "unchanged": "int",
        # Other rates of the same currencies and day that a file of the European Central Bank does not replace: `manual` ones, and those from a CSV file.
        "skipped": "int",
        # The first day in the file; null if it has no rate since `since`.
        "from": "CalendarDate | None",
        # The last day in the file.
        "to": "CalendarDate | None",
        # The currencies in the file.
        "currencies": "list[Currency]",
    },
)
"""What an import did. `created`, `updated`, `unchanged` and `skipped` add up to the rates that were read."""


UsedExchangeRate = TypedDict(
    "UsedExchangeRate",
    {
        "id": "ExchangeRateId",
        "from": "Currency",
        "to": "Currency",
        "date": "CalendarDate",
        "rate": "ExchangeRateValue",
    },
)
"""A stored rate from which another was derived."""


ExchangeRateLookup = TypedDict(
    "ExchangeRateLookup",
    {
        "from": "Currency",
        "to": "Currency",
        "date": "CalendarDate",
        # How much of `to` one unit of `from` is worth. A derived rate is rounded to 12 significant digits; amounts are converted by exactly this number.
        "rate": "float",
        "derivation": "ExchangeRateDerivation",
        # The stored rates that it comes from: none, one, or two.
        "rates": "list[UsedExchangeRate]",
    },
)
"""The rate of two currencies on a day, and how it was found."""


class ExchangeRateUpdate(TypedDict):
    """The fields of an exchange rate to change. The currencies cannot change."""
    date: NotRequired[CalendarDate]
    """The day from which it is the rate."""
    rate: NotRequired[ExchangeRateValue]


class ConvertedInvoiceTotals(TypedDict):
    """The totals of all currencies in the one of `in`."""
    currency: Currency
    total_invoiced: NotRequired[Money]
    """At the rate of the invoice date."""
    total_before_tax: NotRequired[Money]
    """At the rate of the invoice date."""
    total_outstanding: NotRequired[Money]
    """At the rate of today."""
    total_overdue: NotRequired[Money]
    """At the rate of today."""
    rates: list[FoundRates]
    """The currencies that were converted."""
    missing_rates: list[MissingRates]
    """The currencies and days that are left apart for want of a rate; empty if the sums have everything."""


class InvoiceListSummary(TypedDict):
    """Totals of all invoices that the filters match, excluding drafts and void invoices. Amounts are in the workspace's currency; `other_currencies` has the rest. Both are omitted without `can_see_rates`."""
    total_invoiced: NotRequired[Money]
    total_before_tax: NotRequired[Money]
    """`total_invoiced` without tax, as in the revenue report; credit notes are not subtracted."""
    total_outstanding: NotRequired[Money]
    """Outstanding on invoices that are sent, viewed, partial or overdue; uncollectible invoices are excluded."""
    total_overdue: NotRequired[Money]
    """The part of `total_outstanding` that is past its due date today."""
    count_by_status: dict[str, int]
    """Number of invoices by status. Statuses without invoices are omitted."""
    other_currencies: NotRequired[list[InvoiceListSummaryOtherCurrency]]
    converted: NotRequired[ConvertedInvoiceTotals]
    """With `in`: the same in one currency."""


class InvoiceReferencesInput(TypedDict):
    """What the client needs to assign the invoice. Null clears a reference."""
    buyer: NotRequired[ShortText | None]
    """The reference that the client requires, such as a Leitweg-ID. On a new invoice it defaults to `buyer_reference` of the client."""
    contract: NotRequired[ShortText | None]
    """Number of the contract."""
    order: NotRequired[ShortText | None]
    """The same as `po_number`, which must not be different if both are given."""
    project: NotRequired[ShortText | None]
    """The project as the client names it."""
    accounting: NotRequired[ShortText | None]
    """Where the client books the invoice, such as a cost centre. On a new invoice it defaults to `accounting_reference` of the client."""


class LineItemCreate(TypedDict):
    """The line to add. `description` and `rate` are required unless it names an item or bills a milestone. `quantity` defaults to 1, `amount` to quantity × rate rounded to the minor unit of the currency."""
    item_id: NotRequired[ItemId]
    """An active item of the price list, whose description, unit, price and taxes the line takes where it gives none of its own. Its price must be in the currency of the invoice, unless `rate` is given."""
    description: NotRequired[str]
    """Description of what is billed."""
    quantity: NotRequired[float]
    """Negative for credits."""
    rate: NotRequired[LineRate]
    amount: NotRequired[MoneyInput]
    """A whole number of minor units of the currency. Stored as given, even if it differs from quantity × rate."""
    unit: NotRequired[LineUnit | None]
    """What the quantity counts. Null is `hour` for a line that bills time, and otherwise `piece`."""
    tax_rate_id: NotRequired[TaxRateId | None]
    """The one tax rate of the line; short for `tax_rate_ids` with one id. If `tax_rate_id`, `tax_rate_ids` and `tax_rate` are given together, they must say the same."""
    tax_rate_ids: NotRequired[TaxRateIds]
    tax_rate: NotRequired[TaxRate | None]
    """A plain rate, with its `tax_category`. Null applies what the invoice says."""
    tax_category: NotRequired[TaxCategory]
    """The category of `tax_rate`, with which it is given: by default `standard` above 0, and `zero` for 0."""
    project_id: NotRequired[ProjectId | None]
    """A project of the client, whose `amount_billed` then includes the line."""
    milestone_id: NotRequired[MilestoneId | None]
    """A milestone of one of the client's projects for the line to bill. It must have an amount and must not be on another line (`invalid_state`); on a project with `require_client_approval` the client must have approved it. `description`, `rate` and `project_id` default to its own; a given `project_id` must match."""
    time_entry_ids: NotRequired[list[TimeEntryId]]
    """Time entries of the client for the line to bill. They must be billable, stopped, neither excluded nor rejected, and not on another line (`invalid_state`); on a project with `require_client_approval` also approved by the client."""
    expense_ids: NotRequired[list[ExpenseId]]
    """Expenses of the client, in the currency of the invoice, for the line to bill. They must be billable, unbilled and not rejected, and approved if the workspace has `require_expense_approval` (`invalid_state`)."""


class InvoiceCreate(TypedDict):
    """The draft to create. `invoice_date` defaults to today, `due_date` to `invoice_date` plus the payment terms of the client or else the workspace, `tax_rate` to that of the client or else the workspace, or else 0. All texts of an invoice, including its lines, are limited to 256 KiB in total."""
    client_id: ClientId
    contact_id: NotRequired[ContactId | None]
    """A contact of the client."""
    agreement_id: NotRequired[AgreementId | None]
    """An agreement of the client."""
    invoice_date: NotRequired[CalendarDate]
    due_date: NotRequired[CalendarDate]
    """Not before `invoice_date`."""
    delivery_start: NotRequired[CalendarDate | None]
    """First day of the work that is billed, as documents show it. Given together with `delivery_end`."""
    delivery_end: NotRequired[CalendarDate | None]
    """Last day of the work that is billed, not before `delivery_start`."""
    subject: NotRequired[ShortText | None]
    """Subject of the invoice."""
    notes: NotRequired[LongText | None]
    """Notes for the client."""
    internal_notes: NotRequired[LongText | None]
    """Internal notes; never shown to the client."""
    po_number: NotRequired[ShortText | None]
    """The client's purchase order number."""
    references: NotRequired[InvoiceReferencesInput]
    tax_rate: NotRequired[TaxRate]
    """The plain rate of lines that name no tax; not together with `tax_rate_ids`."""
    tax_rate_ids: NotRequired[TaxRateIds]
    """The taxes of lines that name none; not together with `tax_rate`. Null or none applies those of the client, or else of the workspace."""
    prices_include_tax: NotRequired[bool]
    """Whether the amounts of lines include tax, which is then taken out of them: the total is exactly their sum."""
    line_items: NotRequired[list[LineItemCreate]]
    """The lines in order."""
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


class AgingOtherCurrency(TypedDict):
    """Outstanding amounts in a currency other than the workspace's."""
    currency: Currency
    total_outstanding: Money
    total_credit: Money
    """Money of clients that is on no invoice, those included on whom nothing is outstanding. It is not taken off the other amounts."""
    buckets: AgingBuckets
    by_client: list[AgingClient]
    """Clients, largest total first; at most 1,000."""
    omitted: int
    """Number of further clients with an outstanding amount. The totals include them."""


class ConvertedAging(TypedDict):
    """What is outstanding in all currencies, in the one of `in`, at the rate of today."""
    currency: Currency
    total_outstanding: Money
    total_credit: Money
    """Money of clients that is on no invoice, those included on whom nothing is outstanding. It is not taken off the other amounts."""
    buckets: AgingBuckets
    by_client: list[AgingClient]
    """Clients, largest total first; at most 1,000."""
    omitted: int
    """Number of further clients with an outstanding amount. The totals include them."""
    rates: list[FoundRates]
    """The currencies that were converted."""
    missing_rates: list[MissingRates]
    """The currencies and days that are left apart for want of a rate; empty if the sums have everything."""


class Aging(TypedDict):
    """Amounts outstanding today on invoices that are sent, viewed, partial or overdue, by days past the due date. All amounts are in the workspace's currency, except `other_currencies`, which has the same data for each other currency."""
    as_of: CalendarDate
    """Today in the workspace's time zone."""
    total_outstanding: Money
    total_credit: Money
    """Money of clients that is on no invoice, those included on whom nothing is outstanding. It is not taken off the other amounts."""
    buckets: AgingBuckets
    by_client: list[AgingClient]
    """Clients with an outstanding amount, largest total first; at most 1,000."""
    omitted: int
    """Number of further clients with an outstanding amount. The totals include them."""
    other_currencies: list[AgingOtherCurrency]
    """The same totals for each other currency."""
    converted: NotRequired[ConvertedAging]
    """With `in`: the same in one currency."""


InvoiceGrouping: TypeAlias = Literal["none", "project", "ticket", "user", "date"]
"""How time is grouped into invoice lines: with `none`, each time entry is a line; otherwise all time of one project, ticket, user or day. Within a group there is one line per rate, so that the amount equals quantity × rate."""


InvoiceFromTime = TypedDict(
    "InvoiceFromTime",
    {
        "client_id": "ClientId",
        # First day of the work, inclusive.
        "from": "CalendarDate",
        # Last day of the work, inclusive.
        "to": "CalendarDate",
        # Only work on this project of the client.
        "project_id": "NotRequired[ProjectId | None]",
        "group_by": "NotRequired[InvoiceGrouping]",
        # Whether to include unbilled expenses of the client in the range, each as a line.
        "include_expenses": "NotRequired[bool]",
        # A contact of the client.
        "contact_id": "NotRequired[ContactId | None]",
        "invoice_date": "NotRequired[CalendarDate]",
        # Not before `invoice_date`.
        "due_date": "NotRequired[CalendarDate]",
        # First day of the work that is billed, as documents show it. Defaults to the first day of the work included. Given together with `delivery_end`.
        "delivery_start": "NotRequired[CalendarDate | None]",
        # Last day of the work that is billed, not before `delivery_start`. Defaults to the last day of the work included.
        "delivery_end": "NotRequired[CalendarDate | None]",
        # Subject of the invoice.
        "subject": "NotRequired[ShortText | None]",
        # Notes for the client.
        "notes": "NotRequired[LongText | None]",
        # Internal notes; never shown to the client.
        "internal_notes": "NotRequired[LongText | None]",
        # The client's purchase order number.
        "po_number": "NotRequired[ShortText | None]",
        "references": "NotRequired[InvoiceReferencesInput]",
        # The plain rate of lines that name no tax; not together with `tax_rate_ids`.
        "tax_rate": "NotRequired[TaxRate]",
        # The taxes of lines that name none; not together with `tax_rate`. Null or none applies those of the client, or else of the workspace.
        "tax_rate_ids": "NotRequired[TaxRateIds]",
        # Whether the amounts of lines include tax, which is then taken out of them: the total is exactly their sum.
        "prices_include_tax": "NotRequired[bool]",
        "external_id": "NotRequired[ExternalId | None]",
        "metadata": "NotRequired[MetadataInput]",
    },
)
"""The unbilled work to put on a new draft, and how to group it."""


class LineItemPreview(TypedDict):
    """A line of an invoice as it would be made."""
    description: str
    """Description of what is billed."""
    quantity: Quantity
    rate: NotRequired[LineRate]
    """Price per unit. Omitted without `can_see_rates`."""
    amount: NotRequired[Money]
    """Quantity × rate, rounded to the minor unit of the currency. Omitted without `can_see_rates`."""
    net_amount: NotRequired[Money]
    """The amount before tax: `amount`, unless the prices of the invoice include tax. Omitted without `can_see_rates`."""
    unit: LineUnit
    tax_rate_id: str | None
    """The tax rate of the line if it has exactly one."""
    tax_rate_ids: list[str]
    """The tax rates of the line."""
    tax_rate: TaxRate
    """The rate of the line; with several taxes, all of them together."""
    tax_category: TaxCategory
    """The category of the first tax."""
    taxes: list[AppliedTax]
    """The taxes of the line in the order in which they are charged."""
    has_own_tax: bool
    """Whether the line names its tax; otherwise it has the tax of the invoice."""
    project_id: str | None
    """The project of all the work on the line."""
    milestone_id: MilestoneId | None
    """Null; milestones are not billed from time."""
    time_entry_ids: list[TimeEntryId]
    """The time entries that the line would bill."""
    expense_ids: list[ExpenseId]
    """The expenses that the line would bill."""
    time_entry_count: int
    """Number of time entries that the line would bill."""
    expense_count: int
    """Number of expenses that the line would bill."""


class InvoicePreview(TypedDict):
    """A draft as `createInvoiceFromTime` would make it, in the client's currency."""
    client_id: ClientId
    contact_id: str | None
    """The contact to whom the invoice is addressed."""
    currency: Currency
    dates: InvoicePreviewDates
    amounts: InvoicePreviewAmounts
    prices_include_tax: bool
    """Whether the amounts of lines include tax."""
    subject: str | None
    """Subject of the invoice."""
    notes: str | None
    """Notes for the client."""
    internal_notes: str | None
    """Internal notes; never shown to the client or on the PDF."""
    po_number: str | None
    """The client's purchase order number."""
    references: InvoiceReferences
    line_items: list[LineItemPreview]
    """The lines in order."""
    summary: InvoiceTimeSummary
    warnings: list[InvoiceWarning]
    """Details that most jurisdictions require on an invoice and that this one would lack."""


InvoiceInclude: TypeAlias = Literal["line_items", "client", "contact", "time_entries", "payments", "credit_notes", "parties", "sent_reminders"]
"""A related object of an invoice that can be embedded."""


class LineItemReplace(TypedDict):
    """A line of the new list. With `id`, only the fields sent on that line change; without `id`, it is a new line, which requires `description` and `rate`, an `item_id` or a `milestone_id`."""
    id: NotRequired[LineItemId]
    item_id: NotRequired[ItemId]
    """For a new line: an active item of the price list, whose description, unit, price and taxes the line takes where it gives none of its own."""
    description: NotRequired[str]
    """Description of what is billed."""
    quantity: NotRequired[Quantity]
    rate: NotRequired[LineRate]
    amount: NotRequired[MoneyInput]
    """A whole number of minor units of the currency. Stored as given, even if it differs from quantity × rate."""
    unit: NotRequired[LineUnit | None]
    """What the quantity counts. Null is `hour` for a line that bills time, and otherwise `piece`."""
    tax_rate_id: NotRequired[TaxRateId | None]
    """The one tax rate of the line; short for `tax_rate_ids` with one id. If `tax_rate_id`, `tax_rate_ids` and `tax_rate` are given together, those that differ from the present ones must say the same."""
    tax_rate_ids: NotRequired[TaxRateIds]
    tax_rate: NotRequired[TaxRate | None]
    """A plain rate, with its `tax_category`. Null applies what the invoice says."""
    tax_category: NotRequired[TaxCategory]
    """The category of `tax_rate`, with which it is given: by default `standard` above 0, and `zero` for 0."""
    project_id: NotRequired[ProjectId | None]
    """A project of the client, whose `amount_billed` then includes the line."""
    milestone_id: NotRequired[MilestoneId | None]
    """The milestone that the line bills; null releases it."""
    time_entry_ids: NotRequired[list[TimeEntryId]]
    """The time entries that the line bills."""
    expense_ids: NotRequired[list[ExpenseId]]
    """The expenses that the line bills."""


class InvoiceUpdate(TypedDict):
    """The fields of an invoice to change. `internal_notes`, `po_number` (also as `references.order`), `external_id`, `metadata` and `reminders_paused` can be changed at any time, all others only while it is a draft. All texts, including those of its lines, are limited to 256 KiB in total."""
    client_id: NotRequired[ClientId]
    contact_id: NotRequired[ContactId | None]
    """A contact of the client."""
    agreement_id: NotRequired[AgreementId | None]
    """An agreement of the client."""
    invoice_date: NotRequired[CalendarDate]
    due_date: NotRequired[CalendarDate]
    """Not before `invoice_date`."""
    delivery_start: NotRequired[CalendarDate | None]
    """First day of the work that is billed, as documents show it. Given together with `delivery_end`."""
    delivery_end: NotRequired[CalendarDate | None]
    """Last day of the work that is billed, not before `delivery_start`."""
    subject: NotRequired[ShortText | None]
    """Subject of the invoice."""
    notes: NotRequired[LongText | None]
    """Notes for the client."""
    internal_notes: NotRequired[LongText | None]
    """Internal notes; never shown to the client."""
    po_number: NotRequired[ShortText | None]
    """The client's purchase order number."""
    references: NotRequired[InvoiceReferencesInput]
    tax_rate: NotRequired[TaxRate]
    """The plain rate of lines that name no tax; not together with `tax_rate_ids`."""
    tax_rate_ids: NotRequired[TaxRateIds]
    """The taxes of lines that name none; not together with `tax_rate`. Null or none applies those of the client, or else of the workspace."""
    prices_include_tax: NotRequired[bool]
    """Whether the amounts of lines include tax, which is then taken out of them: the total is exactly their sum."""
    line_items: NotRequired[list[LineItemReplace]]
    """All lines in order; lines not listed are removed."""
    reminders_paused: NotRequired[bool]
    """Whether the schedule sends no reminders of the invoice. Reminders by hand remain possible. When it is resumed, the latest reminder that is due by then is sent, on the next morning."""
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


class CreditNoteLineCreate(TypedDict):
    """A line of the invoice to credit, by quantity or by amount; without either, everything that is left of the line."""
    line_item_id: LineItemId
    quantity: NotRequired[float]
    """Quantity to credit at the rate of the line, at most what is left of it."""
    amount: NotRequired[float]
    """Amount to credit before tax (including tax if the prices of the invoice do), with the sign of the line, at most what is left of it."""


class CreditNoteCreate(TypedDict):
    """What to credit: `lines` of the invoice, or an `amount` including tax; without either, everything that has not been credited yet."""
    lines: NotRequired[list[CreditNoteLineCreate]]
    """The lines to credit."""
    amount: NotRequired[float]
    """Amount to credit, tax included, at most what has not been credited yet. If it is less than that, the credit note has a line for it, or one for each different tax, described in the language of the client."""
    reason: NotRequired[str | None]
    """Reason for the credit; printed on the credit note."""
    release_time: NotRequired[bool]
    """Whether time entries, expenses and milestones on the lines that are now credited in full are released, so that they can be billed again. If no line is credited in full, the request returns `invalid_request`."""


class LineItemUpdate(TypedDict):
    """The fields of a line to change. `quantity` or `rate` without `amount` recalculates the amount. `time_entry_ids` and `expense_ids` replace all work on the line; work that is no longer listed becomes unbilled. `milestone_id` puts a different milestone on the line, and null removes it. With a milestone, the project is that of the milestone, and description and rate are unchanged."""
    description: NotRequired[str]
    """Description of what is billed."""
    quantity: NotRequired[Quantity]
    rate: NotRequired[LineRate]
    amount: NotRequired[MoneyInput]
    """A whole number of minor units of the currency. Stored as given, even if it differs from quantity × rate."""
    unit: NotRequired[LineUnit | None]
    """What the quantity counts. Null is `hour` for a line that bills time, and otherwise `piece`."""
    tax_rate_id: NotRequired[TaxRateId | None]
    """The one tax rate of the line; short for `tax_rate_ids` with one id. If `tax_rate_id`, `tax_rate_ids` and `tax_rate` are given together, those that differ from the present ones must say the same."""
    tax_rate_ids: NotRequired[TaxRateIds]
    tax_rate: NotRequired[TaxRate | None]
    """A plain rate, with its `tax_category`. Null applies what the invoice says."""
    tax_category: NotRequired[TaxCategory]
    """The category of `tax_rate`, with which it is given: by default `standard` above 0, and `zero` for 0."""
    project_id: NotRequired[ProjectId | None]
    """A project of the client, whose `amount_billed` then includes the line."""
    milestone_id: NotRequired[MilestoneId | None]
    """The milestone that the line bills; null releases it."""
    time_entry_ids: NotRequired[list[TimeEntryId]]
    """The time entries that the line bills."""
    expense_ids: NotRequired[list[ExpenseId]]
    """The expenses that the line bills."""


class InvoiceReason(TypedDict):
    """The reason for the change, recorded in the event's context."""
    reason: NotRequired[str]
    """Free text."""


class PaymentInstructions(TypedDict):
    """The account to which to transfer the money, as it was frozen on the invoice when it was sent."""
    account_holder: str
    """Who holds the account; the name of the seller if none is set."""
    iban: str | None
    bic: str | None
    bank_name: str | None
    text: str | None
    """Other ways to pay, or an account that has no IBAN."""
    reference: str
    """Reference that the payer should state: the number of the invoice."""


class InvoicePaymentMethod(TypedDict):
    """A way in which an invoice can be paid. It has either `instructions` or a `url`."""
    method: InvoicePaymentMethodMethod
    instructions: PaymentInstructions | None
    url: str | None
    """The page on which the client pays."""


class InvoicePaymentMethods(TypedDict):
    """The ways in which the client can now pay the outstanding amount of an invoice."""
    methods: list[InvoicePaymentMethod]
    """The ways to pay; empty if there is nothing to pay."""


TraceExact: TypeAlias = str
"""An exact decimal, not rounded."""


class TraceRateSource(TypedDict):
    """Where the rate of a time entry came from. `override`: given by hand. `card`: a rate card that the entry names, or the default card. `project`, `client`, `person`, `workspace`: the rate or card of these. `none`: no rate was set anywhere, so it is 0. `unknown`: none of these has this rate today."""
    type: TraceRateSourceType
    rate_id: str | None
    """The rate card that the rate came from."""
    is_recorded: bool
    """Whether the source is recorded on the entry itself. Otherwise, it is derived: the first source that gives the same rate today."""


class TraceTimeEntry(TypedDict):
    """A time entry that a line bills. Everyone who can read the trace sees the entry, but not the user who worked and not the description."""
    id: TimeEntryId
    date: CalendarDate
    hours: Hours
    rate_charged: Rate
    exact: TraceExact
    """Hours × `rate_charged`."""
    rate_source: TraceRateSource


class TraceExpense(TypedDict):
    """An expense that a line bills."""
    id: ExpenseId
    date: CalendarDate
    amount: Money
    """What was spent."""
    markup_percent: float
    """The markup."""
    exact: TraceExact
    """Amount × (1 + markup / 100)."""
    billable_amount: Money
    """What the client pays: `exact`, rounded."""
    rounding: TraceExact
    """`billable_amount` − `exact`."""


class TraceLine(TypedDict):
    """How the amount of a line is calculated."""
    id: LineItemId
    description: str
    """Description of what is billed."""
    quantity: Quantity
    rate: LineRate
    exact: TraceExact
    """Quantity × rate."""
    amount: Money
    """What the line costs."""
    rounding: TraceExact
    """`amount` − `exact`."""
    is_amount_given: bool
    """Whether `amount` differs from the rounded `exact`, because it was given."""
    hours: Hours
    """Hours of its time entries."""
    time_exact: TraceExact
    """The sum of hours × rate of its time entries. It differs from `exact` if the quantity or the rate of the line was changed, or if a fee covers the time."""
    time_entries: list[TraceTimeEntry]
    """Its time entries, by day."""
    expenses: list[TraceExpense]
    """Its expenses."""
    milestone: TraceLineMilestone | None
    """The milestone that it bills."""


class InvoiceTrace(TypedDict):
    """How each amount of an invoice is calculated, added up again from its lines, payments and credit notes. The lines of a void invoice have released the work that they billed."""
    id: InvoiceId
    invoice_number: str
    """Invoice number."""
    currency: Currency
    prices_include_tax: bool
    """Whether the amounts of lines include tax. They then add up to `subtotal` + `tax.amount` in place of `subtotal`."""
    lines: list[TraceLine]
    """Its lines in order."""
    period: InvoiceTracePeriod | None
    """The period of a retainer that the invoice bills."""
    subtotal: Money
    """The sum of the amounts of its lines, less the tax in them if prices include tax."""
    tax: InvoiceTraceTax
    taxes: list[TracedTax]
    """How each tax is calculated."""
    rounding: InvoiceTraceRounding
    total: Money
    """`rounding.exact` + `rounding.amount`."""
    payments: list[InvoiceTracePayment]
    """Its payments and refunds, oldest first, each with what of it is on this invoice."""
    credit_notes: list[InvoiceTraceCreditNote]
    """Its credit notes, oldest first."""
    amount_paid: Money
    """The sum of `payments`."""
    credited: Money
    """The sum of `credit_notes`."""
    outstanding: Money
    """`total` − `amount_paid` − `credited`, at least 0."""
    refundable: Money
    """`amount_paid` + `credited` − `total`, at least 0."""


class PaymentCreate(TypedDict):
    """A payment received. `date` defaults to today."""
    amount: float
    """Greater than 0, a whole number of minor units of the invoice's currency, at most the outstanding amount."""
    date: NotRequired[CalendarDate]
    """Day on which the money arrived; not after today."""
    method: NotRequired[PaymentMethod | None]
    reference: NotRequired[ShortText | None]
    """The payer's or the bank's reference."""
    notes: NotRequired[LongText | None]
    """Internal notes."""


class InvoiceSettlement(TypedDict):
    """The state of an invoice after a payment or a refund. `id` is the invoice's, `payment.id` that of the payment or refund."""
    id: InvoiceId
    status: InvoiceStatus
    amounts: InvoiceSettlementAmounts
    payment: InvoiceSettlementPayment
    dates: InvoiceSettlementDates


class PaymentRefund(TypedDict):
    """The refund to make. `amount` defaults to the unrefunded part of the payment."""
    amount: NotRequired[float]
    """Greater than 0, a whole number of minor units of the currency, at most the unrefunded part of the payment."""
    reason: NotRequired[LongText | None]
    """Reason for the refund."""
    at_provider: NotRequired[bool]
    """Whether the provider of the payment, such as Stripe, returns the money, as it does if this is omitted and the provider is connected. With false, the refund is recorded as made by other means, such as a bank transfer; of use when the provider cannot make it. Without meaning for payments that people have recorded."""


class CreditApply(TypedDict):
    """How much credit to apply. `amount` defaults to all that is outstanding, or all of the credit if that is less."""
    amount: NotRequired[float]
    """Greater than 0, a whole number of minor units of the currency, at most what is outstanding and at most the credit."""


class CreditApplied(TypedDict):
    """The state of an invoice after credit was applied to it. Amounts are omitted without `can_see_rates`."""
    id: InvoiceId
    status: InvoiceStatus
    amounts: CreditAppliedAmounts
    payments: list[CreditAppliedPayment]
    """The payments whose credit was applied, oldest first."""
    dates: CreditAppliedDates


class PaymentSummary(TypedDict):
    """A payment or a refund as the list of all payments shows it, with its invoice and client. Amounts are omitted without `can_see_rates`."""
    id: PaymentId
    invoice_id: InvoiceId | None
    """The invoice for which it was received; null for a payment over several invoices or without one, and for refunds of what was on none."""
    invoice_number: str | None
    """Number of that invoice."""
    client_id: ClientId
    client_name: str
    """Name of the client."""
    type: PaymentType
    amount: NotRequired[Money]
    """Negative for a refund."""
    refunded_amount: NotRequired[Money]
    """Amount of the payment refunded so far; 0 for a refund."""
    unallocated_amount: NotRequired[Money]
    """What is credit of the client; 0 for a refund."""
    currency: Currency
    date: CalendarDate
    method: PaymentMethod | None
    """Payment method; for a refund, that of the payment."""
    reference: str | None
    """The payer's or the bank's reference."""
    notes: str | None
    """Internal notes."""
    payment_id: str | None
    """The refunded payment; null for a payment."""
    reason: str | None
    """Why a refund was made; null for a payment."""
    provider: str | None
    """The payment provider that reported it, such as `stripe`, or by which it goes back; null for what people record."""
    provider_fee: ProviderFee | None
    """What the provider keeps; null if it has not said so yet, for refunds, and for what people record."""
    dispute: PaymentDispute | None
    """The latest dispute of the payment; null for none."""
    refund_status: RefundStatus | None
    """How far a refund is at the provider; null for payments, and for refunds that no provider makes."""
    refund_error: str | None
    """Why the provider has not made a refund yet, or could not make it, in its words."""
    allocations: list[PaymentAllocation]
    """The invoices that it pays, by number; those of a refund are negative, and name the invoices from which it was taken."""
    created_at: DateTime
    updated_at: DateTime


class ConvertedPaymentTotals(TypedDict):
    """The totals of all currencies in the one of `in`, at the rate of the payment date."""
    currency: Currency
    total_received: NotRequired[Money]
    """Payments."""
    total_refunded: NotRequired[Money]
    """Refunds, as a positive amount."""
    net: NotRequired[Money]
    """Payments less refunds."""
    rates: list[FoundRates]
    """The currencies that were converted."""
    missing_rates: list[MissingRates]
    """The currencies and days that are left apart for want of a rate; empty if the sums have everything."""


class PaymentListSummary(TypedDict):
    """Totals of all payments and refunds that the filters match, in the workspace's currency and in each other currency. Amounts are omitted without `can_see_rates`."""
    count: int
    """Number of payments and refunds."""
    total_received: NotRequired[Money]
    """Payments."""
    total_refunded: NotRequired[Money]
    """Refunds, as a positive amount."""
    net: NotRequired[Money]
    """Payments less refunds."""
    other_currencies: NotRequired[list[PaymentListSummaryOtherCurrency]]
    converted: NotRequired[ConvertedPaymentTotals]
    """With `in`: the same in one currency."""


class ClientPaymentCreate(TypedDict):
    """Money received from a client. `date` defaults to today, and `currency` to that of the client."""
    client_id: ClientId
    amount: float
    """Greater than 0, a whole number of minor units of the currency."""
    currency: NotRequired[Currency]
    date: NotRequired[CalendarDate]
    """Day on which the money arrived; not after today."""
    method: NotRequired[PaymentMethod | None]
    reference: NotRequired[ShortText | None]
    """The payer's or the bank's reference."""
    notes: NotRequired[LongText | None]
    """Internal notes."""
    allocations: NotRequired[list[PaymentAllocationInput]]
    """What it pays of which invoices, together at most `amount`. The rest is credit of the client."""


class PaymentAllocationsUpdate(TypedDict):
    """All allocations of a payment, in place of its present ones."""
    allocations: list[PaymentAllocationInput]
    """What the payment pays of which invoices, together at most its amount less refunds; empty to make all of it credit."""


class CreditRefund(TypedDict):
    """The credit to give back. `amount` defaults to all that is not allocated."""
    amount: NotRequired[float]
    """Greater than 0, a whole number of minor units of the currency, at most the `unallocated_amount` of the payment."""
    reason: NotRequired[LongText | None]
    """Reason for the refund."""
    at_provider: NotRequired[bool]
    """Whether the provider of the payment, such as Stripe, returns the money, as it does if this is omitted and the provider is connected. With false, the refund is recorded as made by other means, such as a bank transfer; of use when the provider cannot make it. Without meaning for payments that people have recorded."""


class InvoiceRemind(TypedDict):
    """How to mail the reminder."""
    to: NotRequired[list[Email]]
    """Recipients. Defaults to the recipients that `sendInvoice` would use."""
    level: NotRequired[ReminderLevel]
    """The level whose text the mail has. Each level is mailed once for an invoice, whether by hand or by the schedule, and the schedule then sends higher ones only. Without one, the mail is a neutral reminder, which can be repeated and changes nothing for the schedule."""
    message: NotRequired[str]
    """Personal message at the top of the mail."""


class InvoiceReminded(TypedDict):
    """The result of a reminder."""
    id: InvoiceId
    status: InvoiceStatus
    reminders: InvoiceReminders
    email_sent_to: list[str]
    """The recipient addresses."""


class InvoiceSend(TypedDict):
    """How to mail the invoice."""
    to: NotRequired[list[Email]]
    """Recipients. Defaults to the contact of the invoice, or else the billing contact, the primary contact or the address of the client."""
    cc: NotRequired[list[Email]]
    """Recipients of a copy."""
    bcc: NotRequired[list[Email]]
    """Recipients of a blind copy."""
    message: NotRequired[str]
    """Personal message at the top of the mail."""
    attach_pdf: NotRequired[bool]
    """Whether the PDF is attached. An electronic invoice that goes by mail is attached anyway: its file is the invoice, which in ZUGFeRD and Factur-X is the PDF."""


class InvoiceSent(TypedDict):
    """The result of sending."""
    id: InvoiceId
    status: InvoiceStatus
    dates: InvoiceSentDates
    email_sent_to: list[str]
    """The recipient addresses."""
    warnings: list[InvoiceWarning]
    """Details that most jurisdictions require on an invoice and that this one was sent without."""


class EventEnvelope(TypedDict):
    """The fields that every event has in addition to its `type` and `data`."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext


class InvoicePaid(TypedDict):
    """An invoice paid in full."""
    id: InvoiceId
    invoice_number: str
    """Invoice number."""
    client_id: ClientId
    total: Money
    paid_date: CalendarDate


class ClientUpsert(TypedDict):
    """Any fields of `ClientCreate`. To create, `name` is required."""
    name: NotRequired[Name]
    email: NotRequired[Email | None]
    phone: NotRequired[ShortText | None]
    website: NotRequired[Url | None]
    address_line1: NotRequired[ShortText | None]
    address_line2: NotRequired[ShortText | None]
    city: NotRequired[ShortText | None]
    state: NotRequired[ShortText | None]
    postal_code: NotRequired[ShortText | None]
    country: NotRequired[Country | None]
    locale: NotRequired[Locale | None]
    """Language of documents and mails to the client; null follows the workspace's."""
    currency: NotRequired[Currency]
    tax_id: NotRequired[ShortText | None]
    """In any form: one that looks like a VAT id sets `vat_id`; any other sets `tax_number` and clears `vat_id`; null clears both. Not together with either."""
    vat_id: NotRequired[VatId | None]
    tax_number: NotRequired[ShortText | None]
    """National tax number."""
    identifiers: NotRequired[list[PartyIdentifier]]
    """Identifiers other than tax numbers, all of them in place of the present ones."""
    electronic_address: NotRequired[ElectronicAddress | None]
    """Where the client receives electronic invoices."""
    buyer_reference: NotRequired[ShortText | None]
    """The reference that the client asks for on each invoice, such as a Leitweg-ID."""
    accounting_reference: NotRequired[ShortText | None]
    """Where the client books invoices, such as a cost centre."""
    e_invoice: NotRequired[ClientElectronicInvoiceInput]
    tax_rate: NotRequired[TaxRate | None]
    """A plain rate for invoices; not together with `tax_rate_ids`, which it removes."""
    tax_rate_ids: NotRequired[TaxRateIds]
    """Tax rates for the invoices of the client; not together with `tax_rate`, which they remove. Null or none applies `tax_rate`, or else the default of the workspace."""
    reminder_schedule: NotRequired[list[ReminderStep] | None]
    """Reminders that are sent by themselves for invoices of the client, in place of those of the workspace, with the same rules as `reminder_schedule` there. An empty list sends none; null follows the workspace."""
    mail_cc: NotRequired[list[Email] | None]
    """Recipients of a copy of each mail to the client about billing, in place of those of the workspace: invoices, reminders, credit notes and statements. An empty list copies nobody; null follows the workspace."""
    mail_reply_to: NotRequired[Email | None]
    """Where replies to mails about billing go; null follows the workspace."""
    payment_terms_days: NotRequired[int | None]
    """Days until an invoice is due; null uses the workspace's."""
    rate_id: NotRequired[RateCardId | None]
    notes: NotRequired[LongText | None]
    status: NotRequired[ClientStatus]
    sla_overrides: NotRequired[list[SlaOverride]]
    """SLA targets of this client that replace those of the priorities, each for a different priority of the workspace."""
    tags: NotRequired[TagInput | None]
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


class ContactUpsert(TypedDict):
    """Any fields of `ContactCreate`. To create, `client_id` and `name` are required."""
    client_id: NotRequired[ClientId]
    name: NotRequired[Name]
    email: NotRequired[Email | None]
    phone: NotRequired[ShortText | None]
    mobile: NotRequired[ShortText | None]
    title: NotRequired[ShortText | None]
    department: NotRequired[ShortText | None]
    is_primary: NotRequired[bool]
    """Whether this is the primary contact; true replaces the client's current one."""
    is_billing: NotRequired[bool]
    """Whether this is a billing contact, who receives invoices that have no contact."""
    is_technical: NotRequired[bool]
    """Whether this is a technical contact."""
    portal_access: NotRequired[PortalAccess]
    receives_invoices: NotRequired[bool]
    """Whether the contact receives invoices."""
    receives_reports: NotRequired[bool]
    """Whether the contact receives reports."""
    receives_project_updates: NotRequired[bool]
    """Whether the contact receives project updates."""
    receives_ticket_replies: NotRequired[bool]
    """Whether the contact receives the team's public comments on their tickets by mail."""
    notes: NotRequired[LongText | None]
    tags: NotRequired[TagInput | None]
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


class ProjectUpsert(TypedDict):
    """Any fields of `ProjectCreate`. To create, `title` and `client_id` are required."""
    title: NotRequired[Name]
    client_id: NotRequired[ClientId]
    description: NotRequired[LongText | None]
    status: NotRequired[ProjectStatus]
    type_id: NotRequired[ProjectTypeId | None]
    billing_type: NotRequired[BillingType]
    manager_id: NotRequired[UserId | None]
    """The user who manages the project."""
    contact_id: NotRequired[ContactId | None]
    """A contact of the client."""
    agreement_id: NotRequired[AgreementId | None]
    """An agreement of the client; only if `billing_type` is retainer."""
    require_client_approval: NotRequired[bool]
    """Whether only time entries and milestones of the project that the client has approved (`createApproval`) can be put on invoices. It does not affect the billing of expenses, lines without work, and fees and overage of agreements; existing lines of invoices stay. Defaults to false."""
    start_date: NotRequired[CalendarDate | None]
    due_date: NotRequired[CalendarDate | None]
    """Not before `start_date`."""
    budget_hours: NotRequired[HoursInput | None]
    """0 means none."""
    budget_amount: NotRequired[MoneyInput | None]
    """In the currency of the client; 0 means none."""
    rate_override: NotRequired[bool]
    """Whether the project's own rate applies. Derived from `custom_rate` and `rate_id` if they are sent without it."""
    rate_id: NotRequired[RateCardId | None]
    """A rate card in the currency of the client."""
    custom_rate: NotRequired[RateInput | None]
    """Hourly rate of the project. Takes precedence over `rate_id`."""
    notes: NotRequired[LongText | None]
    contract_url: NotRequired[Url | None]
    tags: NotRequired[TagInput | None]
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


class TicketUpsert(TypedDict):
    """Any fields of `TicketCreate`. To create, `title` and `client_id` are required."""
    title: NotRequired[Name]
    client_id: NotRequired[ClientId]
    description: NotRequired[LongText | None]
    project_id: NotRequired[ProjectId | None]
    """A project of the client."""
    phase_id: NotRequired[PhaseId | None]
    """A phase of the project."""
    status_id: NotRequired[TicketStatusId]
    """Defaults to the first open status."""
    priority_id: NotRequired[TicketPriorityId]
    """Defaults to the default priority."""
    assignee_id: NotRequired[UserId | None]
    """The assignee, who must not be deactivated."""
    contact_id: NotRequired[ContactId | None]
    """A contact of the client."""
    agreement_id: NotRequired[AgreementId | None]
    """An agreement of the client. Defaults to that of the project if `billing_type` is omitted too."""
    billing_type: NotRequired[BillingType]
    """Defaults to that of the project, or to time_and_materials without a project."""
    due_date: NotRequired[CalendarDate | None]
    estimated_hours: NotRequired[HoursInput | None]
    """Estimated hours."""
    tags: NotRequired[TagInput | None]
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


class TimeEntryUpsert(TypedDict):
    """Any fields of `TimeEntryCreate`. To create, `date` and `hours` are required."""
    user_id: NotRequired[UserId]
    """The user who did the work. Defaults to the user of the key."""
    date: NotRequired[CalendarDate]
    hours: NotRequired[EntryHours]
    description: NotRequired[LongText | None]
    client_id: NotRequired[ClientId | None]
    project_id: NotRequired[ProjectId | None]
    ticket_id: NotRequired[TicketId | None]
    agreement_id: NotRequired[AgreementId | None]
    period_id: NotRequired[PeriodId | None]
    """A period of the agreement. Defaults to the open one."""
    billable: NotRequired[bool]
    """Whether the time is billable. Defaults to true, unless the project or the ticket is non_billable."""
    rate_type: NotRequired[RateType]
    rate_id: NotRequired[RateCardId | None]
    """A rate card to use instead of the one that would apply."""
    rate_charged: NotRequired[RateInput | None]
    """A manual rate; `rate_type` then defaults to `custom`."""
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


class ExpenseUpsert(TypedDict):
    """Any fields of `ExpenseCreate`. To create, `date`, `description` and `amount` are required."""
    date: NotRequired[CalendarDate]
    description: NotRequired[ExpenseDescription]
    amount: NotRequired[ExpenseAmount]
    client_id: NotRequired[ClientId | None]
    project_id: NotRequired[ProjectId | None]
    """A project of the client; without `client_id`, the client is that of the project."""
    user_id: NotRequired[UserId]
    """The user who spent it. Defaults to the user of the key."""
    category: NotRequired[ExpenseCategory]
    vendor: NotRequired[ShortText | None]
    currency: NotRequired[Currency]
    """Defaults to the workspace's currency."""
    tax_rate_id: NotRequired[TaxRateId | None]
    """The tax rate in the amount. Give only one of `tax_rate_id` and `tax_rate`. Null removes the rate."""
    tax_rate: NotRequired[TaxRate | None]
    """A plain rate, with its `tax_category`. Null removes the rate."""
    tax_category: NotRequired[TaxCategory]
    """The category of `tax_rate`, with which it is given: by default `standard` above 0, and `zero` for 0."""
    tax_amount: NotRequired[ExpenseTaxAmount]
    billable: NotRequired[bool]
    """Whether the expense is billable to the client. Defaults to true."""
    markup_percent: NotRequired[MarkupPercent]
    notes: NotRequired[LongText | None]
    """Internal."""
    receipt_url: NotRequired[Url | None]
    """URL of a receipt that is not uploaded."""
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


class AgreementUpsert(TypedDict):
    """Any fields of `AgreementCreate`. To create, `client_id`, `title`, `start_date`, `monthly_fee` and `hours_included` are required."""
    client_id: NotRequired[ClientId]
    title: NotRequired[Name]
    start_date: NotRequired[CalendarDate]
    monthly_fee: NotRequired[Fee]
    hours_included: NotRequired[IncludedHours]
    """Hours for each month, up to 2 decimals."""
    status: NotRequired[AgreementStatusCreate]
    prorate_first_period: NotRequired[bool]
    """Whether fee and hours of the first period are prorated by days."""
    type_id: NotRequired[AgreementTypeId | None]
    end_date: NotRequired[CalendarDate | None]
    """Last day of the agreement; null if open-ended."""
    overage_rate: NotRequired[RateInput | None]
    """Price per hour above the available hours; null does not bill overage."""
    billing_day: NotRequired[BillingDay]
    interval: NotRequired[AgreementInterval]
    rollover_enabled: NotRequired[bool]
    """Whether unused hours roll over to the next period."""
    rollover_max_hours: NotRequired[IncludedHours | None]
    """Maximum number of hours that roll over; the oldest are dropped first."""
    rollover_expires_months: NotRequired[RolloverMonths | None]
    contact_id: NotRequired[ContactId | None]
    """A contact of the client."""
    auto_invoice: NotRequired[bool]
    """Whether each period generates an invoice when it is closed."""
    invoice_method: NotRequired[InvoiceMethod]
    notes: NotRequired[LongText | None]
    """Internal."""
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


class InvoiceUpsert(TypedDict):
    """Any fields of `InvoiceCreate`. To create, `client_id` is required."""
    client_id: NotRequired[ClientId]
    contact_id: NotRequired[ContactId | None]
    """A contact of the client."""
    agreement_id: NotRequired[AgreementId | None]
    """An agreement of the client."""
    invoice_date: NotRequired[CalendarDate]
    due_date: NotRequired[CalendarDate]
    """Not before `invoice_date`."""
    delivery_start: NotRequired[CalendarDate | None]
    """First day of the work that is billed, as documents show it. Given together with `delivery_end`."""
    delivery_end: NotRequired[CalendarDate | None]
    """Last day of the work that is billed, not before `delivery_start`."""
    subject: NotRequired[ShortText | None]
    """Subject of the invoice."""
    notes: NotRequired[LongText | None]
    """Notes for the client."""
    internal_notes: NotRequired[LongText | None]
    """Internal notes; never shown to the client."""
    po_number: NotRequired[ShortText | None]
    """The client's purchase order number."""
    references: NotRequired[InvoiceReferencesInput]
    tax_rate: NotRequired[TaxRate]
    """The plain rate of lines that name no tax; not together with `tax_rate_ids`."""
    tax_rate_ids: NotRequired[TaxRateIds]
    """The taxes of lines that name none; not together with `tax_rate`. Null or none applies those of the client, or else of the workspace."""
    prices_include_tax: NotRequired[bool]
    """Whether the amounts of lines include tax, which is then taken out of them: the total is exactly their sum."""
    line_items: NotRequired[list[LineItemCreate]]
    """The lines in order."""
    external_id: NotRequired[ExternalId | None]
    metadata: NotRequired[MetadataInput]


WorkspaceLogoContentType: TypeAlias = Literal["image/png", "image/jpeg", "image/gif"]
"""MIME type, detected from the content."""


PortalProfileAccessLevel: TypeAlias = Literal["view", "full"]
"""`view` sees projects and tickets; `full` also creates, comments on and reopens tickets."""


class TestMailAttachment(TypedDict):
    filename: str
    content_type: str
    size: int
    """Bytes."""


class UserCapacity(TypedDict):
    """The user's working capacity."""
    hours_per_week: int
    billable_target: int
    """Target percentage of capacity that is billable."""


class UserRates(TypedDict):
    """Hourly rates in the workspace's currency. `bill_rate` is omitted without `can_see_rates`, `cost_rate` without `can_see_costs`."""
    cost_rate: NotRequired[float | None]
    """Internal cost per hour."""
    bill_rate: NotRequired[float | None]
    """Billing rate per hour, used if neither the project nor the client has a rate."""


class UserUpdateNotifications(TypedDict):
    """A short form of `notification_settings`: false switches the mails of `ticket_assigned` or `client_replied` off; true switches them on, at once, if they were off. Both forms cannot set the mails of the same kind differently."""
    ticket_assigned: NotRequired[bool]
    """A ticket was assigned to the user."""
    ticket_replied: NotRequired[bool]
    """A contact replied on a ticket assigned to the user."""


class UserUpdateCapacity(TypedDict):
    """The user's working capacity."""
    hours_per_week: NotRequired[HoursPerWeek]
    billable_target: NotRequired[BillableTarget]


class UserUpdateRates(TypedDict):
    """Hourly rates in the workspace's currency."""
    cost_rate: NotRequired[RateInput | None]
    bill_rate: NotRequired[RateInput | None]


class UserTimeSummaryPeriod(TypedDict):
    start: CalendarDate
    """First day."""
    end: CalendarDate
    """Last day."""


class UserTimeSummaryHours(TypedDict):
    total: Hours
    billable: Hours
    non_billable: Hours


class UserTimeSummaryUtilization(TypedDict):
    """In percent, as `capacity.billable_target` is."""
    target: int
    """The user's `billable_target`."""
    actual: Percent
    """Billable hours divided by the capacity of the range: `hours_per_week` / 5 for each Monday to Friday, up to today if the range includes today. 0 without capacity."""
    status: UtilizationStatus


class UserTimeSummaryByProject(TypedDict):
    project_id: str | None
    """The project; null for time without a project."""
    project_name: str | None
    hours: Hours


class BusinessHoursWeekly(TypedDict):
    """The open spans of each day of the week."""
    mon: NotRequired[BusinessDay]
    tue: NotRequired[BusinessDay]
    wed: NotRequired[BusinessDay]
    thu: NotRequired[BusinessDay]
    fri: NotRequired[BusinessDay]
    sat: NotRequired[BusinessDay]
    sun: NotRequired[BusinessDay]


class WorkspaceMail(TypedDict):
    """How mails leave the service."""
    configured: bool
    """Whether the service has a mail server. Without one, invoices, invitations and other mails of the live side reach nobody: they are written to files of the server. Mails of the test side are never sent."""


class SingleSignOnDomainRecord(TypedDict):
    """The DNS record by which each domain proves that it belongs to this workspace."""
    prefix: str
    """What comes before the domain, with a dot, in the name of the record."""
    type: Literal["TXT"]
    """The type of the record."""
    value: str
    """The text of the record."""


class SingleSignOnCheckProvider(TypedDict):
    """What fetching the description of the provider gave, and whether it accepts the client id and the secret."""
    works: bool
    """Whether the provider can be used."""
    reason: SsoProviderProblem | None
    """What is wrong; null if nothing is."""
    problem: str | None
    """The details of what is wrong, for technicians; null if nothing is."""


class SingleSignOnCheckDomain(TypedDict):
    domain: SsoDomain
    verified: bool
    """Whether the proof was found."""
    reason: SsoDomainProblem | None
    """What is missing; null if nothing is."""
    problem: str | None
    """What is missing, in words; null if nothing is."""


NotificationDetailsDecision: TypeAlias = Literal["approved", "rejected"]
"""With `approval_decided`: the decision."""


NotificationDetailsTarget: TypeAlias = Literal["response", "resolution"]
"""With `sla_warning` and `sla_breached`: the SLA target."""


NotificationDetailsLimit: TypeAlias = Literal["near", "over"]
"""With `retainer_near_limit`: whether the hours of the period are nearly used, or exceeded."""


class ApprovalMailPreviewRecipient(TypedDict):
    contact_id: ContactId
    name: str
    email: str


class CreditNoteListSummaryOtherCurrency(TypedDict):
    currency: Currency
    total_credited: Money
    """Tax included."""
    total_before_tax: NotRequired[Money]
    """`total_credited` without tax."""


class MailPreviewAttachment(TypedDict):
    filename: str


EventPartType: TypeAlias = Literal["phase", "milestone", "task"]
"""Type of the part."""


EventPartChange: TypeAlias = Literal["created", "updated", "deleted"]
"""What happened to the part; a new position is a change."""


EventContextChange = TypedDict(
    "EventContextChange",
    {
        # The value before.
        "from": "object",
        # The value after.
        "to": "object",
    },
)


EventContextTarget: TypeAlias = Literal["response", "resolution"]
"""The SLA target concerned."""


AuditEntryChange = TypedDict(
    "AuditEntryChange",
    {
        # The value before.
        "from": "object",
        # The value after.
        "to": "object",
    },
)


WebhookDeliveriesRetryStatus: TypeAlias = Literal["failed"]
"""All deliveries that have this status."""


class ClientBilling(TypedDict):
    currency: Currency
    tax_id: str | None
    """The VAT identification number as it was written, or else the tax number."""
    vat_id: str | None
    """VAT identification number."""
    tax_number: str | None
    """National tax number."""
    identifiers: list[PartyIdentifier]
    """Other identifiers of the client."""
    electronic_address: ElectronicAddress | None
    """Where the client receives electronic invoices."""
    buyer_reference: str | None
    """The reference that the client asks for on each invoice, such as a Leitweg-ID."""
    accounting_reference: str | None
    """Where the client books invoices, such as a cost centre."""
    e_invoice: ClientElectronicInvoice
    tax_rate: float | None
    """Tax rate as a fraction; null uses the workspace's default."""
    tax_rate_ids: list[TaxRateId]
    """The tax rates of the client's invoices; empty if `tax_rate` or the workspace's default applies."""
    payment_terms_days: int | None
    """Days until an invoice is due; null uses the workspace's."""
    reminder_schedule: list[ReminderStep] | None
    """The reminders of the client's invoices; null uses the workspace's. None are sent if it is empty."""
    mail_cc: list[Email] | None
    """Recipients of a copy of each mail about billing; null uses those of the workspace. Nobody gets one if it is empty."""
    mail_reply_to: str | None
    """Where replies to mails about billing go; null uses that of the workspace."""
    rate_id: str | None
    """Rate card of the client."""


class ClientHealth(TypedDict):
    """100, minus 15 for each overdue invoice, 10 for each SLA breach in the last 30 days, 10 for each active project over budget, and 20 after 60 days without activity; at least 0."""
    score: int
    status: ClientHealthStatus


class ClientDates(TypedDict):
    created_at: DateTime
    archived_at: str | None
    """When the client became inactive."""


class ClientUnbilledTime(TypedDict):
    project_id: str | None
    """The project; null for time without one."""
    awaiting_approval: bool
    """Whether the time must be approved before it is billed, by the firm or by the client."""
    entries: int
    """Number of time entries."""
    hours: Hours
    value: NotRequired[Money]
    oldest_date: CalendarDate
    """Day of the oldest entry."""


class ClientUnbilledExpense(TypedDict):
    project_id: str | None
    """The project; null for expenses without one."""
    currency: Currency
    awaiting_approval: bool
    """Whether the expenses must be approved before they are billed."""
    expenses: int
    """Number of expenses."""
    amount: NotRequired[Money]
    """Amount that the client pays for the expenses."""
    oldest_date: CalendarDate
    """Day of the oldest expense."""


class ContactDuplicatesContact(TypedDict):
    id: ContactId
    name: Name
    email: str | None
    """E-mail address."""


class ProjectTimeByUser(TypedDict):
    user_id: UserId
    hours: Hours


class TimeListSummaryOtherCurrency(TypedDict):
    currency: Currency
    total_value: Money


TimeSummaryPeriod = TypedDict(
    "TimeSummaryPeriod",
    {
        "from": "CalendarDate",
        "to": "CalendarDate",
    },
)


ReceivedInvoiceSyntax: TypeAlias = Literal["cii", "ubl"]
"""How the invoice was written: `cii` for UN/CEFACT Cross Industry Invoice, also within a PDF, `ubl` for UBL."""


ExpenseReportPeriod = TypedDict(
    "ExpenseReportPeriod",
    {
        "from": "CalendarDate",
        "to": "CalendarDate",
    },
)


class AgreementBalancePeriod(TypedDict):
    start_date: CalendarDate
    end_date: CalendarDate
    days_remaining: int
    """Days until its end, including today."""


class AgreementBalanceHours(TypedDict):
    included: Hours
    rollover: Hours
    total_available: Hours
    used: Hours
    remaining: Hours
    overage: Hours
    burn_rate_daily: Hours
    """Hours used per elapsed day, including today."""


class AgreementBalanceProjection(TypedDict):
    estimated_end_usage: Hours
    """The unrounded daily rate extrapolated to the whole period."""
    estimated_remaining: Hours
    """At least 0."""
    will_have_overage: bool
    """Whether the estimated usage exceeds the available hours."""


class AgreementBalanceValue(TypedDict):
    """The value of hours at the fee divided by the included hours; 0 if none are included."""
    monthly_fee: Money
    """Fee of the period."""
    hours_value: Money
    """Value of the used hours."""
    remaining_value: Money
    """Value of the remaining hours."""


class BankConfirmedSkipped(TypedDict):
    line_id: BankLineId
    reason: BankSkipReason


class RecurringInvoiceCreateJoin(TypedDict):
    """With `with_retainer_and_time`, each invoice also bills what else the client owes on its date, so that the client gets one invoice: the fee and overage of each agreement with `auto_invoice` whose period has ended before that day, which the invoice closes, and unbilled time and expenses of earlier days, by project. Lines that name no tax are taxed like the others of the invoice. Not together with `prices_include_tax`. Where the invoice cannot be made, agreements are billed on invoices of their own the day after."""


class RecurringInvoiceUpdateJoin(TypedDict):
    """With `with_retainer_and_time`, each invoice also bills what else the client owes on its date, so that the client gets one invoice: the fee and overage of each agreement with `auto_invoice` whose period has ended before that day, which the invoice closes, and unbilled time and expenses of earlier days, by project. Lines that name no tax are taxed like the others of the invoice. Not together with `prices_include_tax`. Where the invoice cannot be made, agreements are billed on invoices of their own the day after."""


class InvoicePartiesSeller(TypedDict):
    name: str
    """Name of the workspace."""
    legal_name: str | None
    address: PostalAddress
    tax_id: str | None
    vat_id: str | None
    tax_number: str | None
    identifiers: list[PartyIdentifier]
    electronic_address: ElectronicAddress | None
    contact_name: str | None
    """Person or department for questions."""
    registration_number: str | None
    email: str | None
    phone: str | None
    website: str | None
    payment: PaymentDetails
    footer: str | None


class InvoicePartiesBuyer(TypedDict):
    name: str
    """Name of the client."""
    contact_name: str | None
    """Name of the contact to whom the invoice is addressed."""
    email: str | None
    """Email address of the client. An electronic invoice goes to it if the client has no electronic address."""
    address: PostalAddress
    tax_id: str | None
    vat_id: str | None
    tax_number: str | None
    identifiers: list[PartyIdentifier]
    electronic_address: ElectronicAddress | None


InvoiceWarningCode: TypeAlias = Literal["seller_address_missing", "seller_tax_id_missing", "payment_details_missing", "buyer_address_missing", "delivery_period_missing", "buyer_tax_id_missing", "exchange_rate_missing", "e_invoice_term_missing"]


class InvoiceListSummaryOtherCurrency(TypedDict):
    currency: Currency
    total_invoiced: Money
    total_before_tax: NotRequired[Money]
    total_outstanding: Money
    total_overdue: Money


class InvoicePreviewDates(TypedDict):
    """The dates of the invoice, in the workspace's time zone."""
    invoice_date: CalendarDate
    due_date: CalendarDate
    delivery_start: str | None
    """First day of the work that is billed."""
    delivery_end: str | None
    """Last day of the work that is billed."""


class InvoicePreviewAmounts(TypedDict):
    """`tax_amount` is the sum of `taxes`, each of which is rounded once; `total` is `subtotal` + `tax_amount` + `rounding`. All except `tax_rate` and the terms of `taxes` are omitted without `can_see_rates`."""
    subtotal: NotRequired[Money]
    tax_rate: TaxRate
    """The rate of lines that name no tax; with several taxes, all of them together."""
    taxes: list[DocumentTax]
    """The taxes of the lines, each once."""
    tax_amount: NotRequired[Money]
    rounding: NotRequired[Money]
    """What rounds the total by `total_rounding` of the workspace; 0 if totals in the currency are exact."""
    total: NotRequired[Money]


InvoicePaymentMethodMethod: TypeAlias = Literal["bank_transfer", "stripe", "test"]
"""Name of the method. `stripe` is offered while Stripe is connected, and `test` on the test side only."""


TraceRateSourceType: TypeAlias = Literal["override", "card", "project", "client", "person", "workspace", "none", "unknown"]


class TraceLineMilestone(TypedDict):
    id: MilestoneId
    title: str
    """Title of the milestone."""
    amount: Money | None
    """Amount of the milestone."""


class InvoiceTracePeriod(TypedDict):
    id: str
    """Identifier of the period."""
    agreement_id: str
    """The agreement."""
    number: int
    """Number of the period, counted from 1 within the agreement."""
    start_date: CalendarDate
    end_date: CalendarDate
    base_fee: Money


class InvoiceTraceTax(TypedDict):
    """How the tax is calculated. With several taxes, the sums of `taxes`."""
    tax_rate: TaxRate
    exact: TraceExact
    """The sum of `exact` of `taxes`; for one tax, `subtotal` × `tax_rate`."""
    amount: Money
    """`exact`, rounded."""
    rounding: TraceExact
    """`amount` − `exact`."""


class TracedTax(TypedDict):
    name: str | None
    """The name of the tax rate; null for a plain rate."""
    category: TaxCategory
    rate: TaxRate
    is_compound: bool
    """Whether it is also charged on the taxes before it, which `taxable` then includes."""
    taxable: Money
    """What the rate applies to."""
    exact: TraceExact
    """`taxable` × `rate`. If prices include tax, `taxable` is rounded already."""
    amount: Money
    """The tax."""
    rounding: TraceExact
    """`amount` − `exact`."""


class InvoiceTraceRounding(TypedDict):
    """How the total is rounded."""
    increment: Money | None
    """What the total is a multiple of; null if it is exact."""
    exact: TraceExact
    """`subtotal` + `tax.amount`."""
    amount: Money
    """`total` − `exact`."""


class InvoiceTracePayment(TypedDict):
    id: PaymentId
    type: PaymentType
    date: CalendarDate
    amount: Money
    """Negative for a refund."""


class InvoiceTraceCreditNote(TypedDict):
    id: CreditNoteId
    credit_note_number: str
    """Number of the credit note."""
    credit_date: CalendarDate
    total: Money
    """Tax included."""


class InvoiceSettlementAmounts(TypedDict):
    total: NotRequired[Money]
    amount_paid: NotRequired[Money]
    outstanding: NotRequired[Money]


class InvoiceSettlementPayment(TypedDict):
    id: PaymentId
    method: PaymentMethod | None
    reference: str | None
    """The payer's or the bank's reference."""


class InvoiceSettlementDates(TypedDict):
    paid_date: str | None
    """Date of the payment that settled the invoice; null while anything is outstanding."""


class CreditAppliedAmounts(TypedDict):
    total: NotRequired[Money]
    amount_paid: NotRequired[Money]
    outstanding: NotRequired[Money]


class CreditAppliedPayment(TypedDict):
    id: PaymentId
    amount: NotRequired[Money]
    """What was applied of it."""


class CreditAppliedDates(TypedDict):
    paid_date: str | None
    """Today if nothing is outstanding any more; otherwise null."""


class PaymentListSummaryOtherCurrency(TypedDict):
    currency: Currency
    total_received: Money
    """Payments."""
    total_refunded: Money
    """Refunds, as a positive amount."""
    net: Money
    """Payments less refunds."""


class InvoiceSentDates(TypedDict):
    sent_at: DateTime
    """When the invoice was first sent."""


class ApiKeyPage(TypedDict):
    data: list[ApiKey]
    pagination: Pagination


class ApiKeyResponse(TypedDict):
    data: ApiKey


class DeletedResponse(TypedDict):
    data: DeletedObject


class CliLoginResponse(TypedDict):
    data: CliLogin


class PortalProfileResponse(TypedDict):
    data: PortalProfile


class PortalSessionsEndedResponse(TypedDict):
    data: PortalSessionsEnded


class PortalSessionPage(TypedDict):
    data: list[PortalSession]
    pagination: Pagination


class PortalSessionResponse(TypedDict):
    data: PortalSession


ListPortalProjectsSort: TypeAlias = Literal["created_at", "title", "due_date"]


class PortalProjectSummaryPage(TypedDict):
    data: list[PortalProjectSummary]
    pagination: Pagination


class PortalProjectResponse(TypedDict):
    data: PortalProject


ListPortalTicketsSort: TypeAlias = Literal["created_at", "updated_at"]


class PortalTicketPage(TypedDict):
    data: list[PortalTicket]
    pagination: Pagination


class PortalTicketResponse(TypedDict):
    data: PortalTicket


ListPortalTicketActivitiesSort: TypeAlias = Literal["created_at"]


class PortalActivityPage(TypedDict):
    data: list[PortalActivity]
    pagination: Pagination


class PortalActivityResponse(TypedDict):
    data: PortalActivity


ListPortalTicketAttachmentsSort: TypeAlias = Literal["created_at"]


class PortalAttachmentPage(TypedDict):
    data: list[PortalAttachment]
    pagination: Pagination


class PortalAttachmentResponse(TypedDict):
    data: PortalAttachment


ListPortalApprovalsSort: TypeAlias = Literal["created_at", "due_date"]


class PortalApprovalSummaryPage(TypedDict):
    data: list[PortalApprovalSummary]
    pagination: Pagination


class PortalApprovalResponse(TypedDict):
    data: PortalApproval


ListPortalApprovalEntriesSort: TypeAlias = Literal["date"]


class PortalApprovalEntryPage(TypedDict):
    data: list[PortalApprovalEntry]
    pagination: Pagination


ListPortalInvoicesSort: TypeAlias = Literal["invoice_date", "due_date"]


class PortalInvoicePage(TypedDict):
    data: list[PortalInvoice]
    pagination: Pagination


class PortalInvoiceResponse(TypedDict):
    data: PortalInvoice


ListPortalCreditNotesSort: TypeAlias = Literal["credit_date"]


class PortalCreditNotePage(TypedDict):
    data: list[PortalCreditNote]
    pagination: Pagination


class StatementResponse(TypedDict):
    data: Statement


ListPortalAgreementsSort: TypeAlias = Literal["created_at"]


class PortalAgreementPage(TypedDict):
    data: list[PortalAgreement]
    pagination: Pagination


class TestMailPage(TypedDict):
    data: list[TestMail]
    pagination: Pagination


ListUsersSort: TypeAlias = Literal["created_at", "name"]


class UserPage(TypedDict):
    data: list[User]
    pagination: Pagination


class UserList(TypedDict):
    data: list[User]


class UserResponse(TypedDict):
    data: User


class SessionPage(TypedDict):
    data: list[Session]
    pagination: Pagination


class EndedSessionsResponse(TypedDict):
    data: EndedSessions


class SessionResponse(TypedDict):
    data: Session


class PasskeyPage(TypedDict):
    data: list[Passkey]
    pagination: Pagination


class PasskeyCreatedResponse(TypedDict):
    data: PasskeyCreated


class PasskeyOptionsResponse(TypedDict):
    data: PasskeyOptions


class PasskeyResponse(TypedDict):
    data: Passkey


class RecoveryCodeSetResponse(TypedDict):
    data: RecoveryCodeSet


class SecondFactorResponse(TypedDict):
    data: SecondFactor


class TotpResponse(TypedDict):
    data: Totp


class FactorRemovedResponse(TypedDict):
    data: FactorRemoved


class ErasedPersonResponse(TypedDict):
    data: ErasedPerson


class PersonalDataResponse(TypedDict):
    data: PersonalData


class UserTimeSummaryResponse(TypedDict):
    data: UserTimeSummary


ListSavedViewsSort: TypeAlias = Literal["name", "created_at"]


class SavedViewPage(TypedDict):
    data: list[SavedView]
    pagination: Pagination


class SavedViewResponse(TypedDict):
    data: SavedView


class FoundList(TypedDict):
    data: list[FoundObject]
    has_more: bool
    """Whether more objects match than are returned."""


class WorkspaceResponse(TypedDict):
    data: Workspace


class ReminderTextsResponse(TypedDict):
    data: ReminderTexts


class WorkspaceUsageResponse(TypedDict):
    data: WorkspaceUsage


ListWorkspaceExportsSort: TypeAlias = Literal["created_at"]


class WorkspaceExportPage(TypedDict):
    data: list[WorkspaceExport]
    pagination: Pagination


class WorkspaceExportResponse(TypedDict):
    data: WorkspaceExport


class SingleSignOnResponse(TypedDict):
    data: SingleSignOn


class SingleSignOnCheckResponse(TypedDict):
    data: SingleSignOnCheck


class StripeConnectionResponse(TypedDict):
    data: StripeConnection


class NotificationPage(TypedDict):
    data: list[Notification]
    pagination: Pagination
    summary: NotificationListSummary


class NotificationResponse(TypedDict):
    data: Notification


class NotificationsReadResponse(TypedDict):
    data: NotificationsRead


ListApprovalsSort: TypeAlias = Literal["created_at", "due_date"]


class ApprovalSummaryPage(TypedDict):
    data: list[ApprovalSummary]
    pagination: Pagination


class ApprovalResponse(TypedDict):
    data: Approval


class ApprovalMailPreviewResponse(TypedDict):
    data: ApprovalMailPreview


ListApprovalEntriesSort: TypeAlias = Literal["date"]


class ApprovalEntryPage(TypedDict):
    data: list[ApprovalEntry]
    pagination: Pagination


ListCreditNotesSort: TypeAlias = Literal["credit_date", "total"]


class CreditNotePage(TypedDict):
    data: list[CreditNote]
    pagination: Pagination
    summary: CreditNoteListSummary


class CreditNoteResponse(TypedDict):
    data: CreditNote


class CreditNoteSentResponse(TypedDict):
    data: CreditNoteSent


class MailPreviewResponse(TypedDict):
    data: MailPreview


class EventPage(TypedDict):
    data: list[DocketEvent]
    pagination: Pagination


class EventResponse(TypedDict):
    data: DocketEvent


class MailTemplatesResponse(TypedDict):
    data: MailTemplates


class MailTemplateResponse(TypedDict):
    data: MailTemplate


class MailTemplatePreviewResponse(TypedDict):
    data: MailTemplatePreview


class MailPage(TypedDict):
    data: list[Mail]
    pagination: Pagination


class MailResponse(TypedDict):
    data: Mail


class AuditEntryPage(TypedDict):
    data: list[AuditEntry]
    pagination: Pagination


class AuditEntryResponse(TypedDict):
    data: AuditEntry


class LoggedRequestPage(TypedDict):
    data: list[LoggedRequest]
    pagination: Pagination


class LoggedRequestResponse(TypedDict):
    data: LoggedRequest


class WebhookPage(TypedDict):
    data: list[Webhook]
    pagination: Pagination


class WebhookWithSecretResponse(TypedDict):
    data: WebhookWithSecret


class WebhookResponse(TypedDict):
    data: Webhook


class WebhookDeliveryPage(TypedDict):
    data: list[WebhookDelivery]
    pagination: Pagination


class WebhookDeliveriesRetriedResponse(TypedDict):
    data: WebhookDeliveriesRetried


class WebhookDeliveryWithBodiesResponse(TypedDict):
    data: WebhookDeliveryWithBodies


class WebhookDeliveryResponse(TypedDict):
    data: WebhookDelivery


class WebhookRecoveryResponse(TypedDict):
    data: WebhookRecovery


class TestClockResponse(TypedDict):
    data: TestClock


ListClientsSort: TypeAlias = Literal["created_at", "name", "updated_at", "health_score"]


class ClientPage(TypedDict):
    data: list[Client]
    pagination: Pagination


class ClientResponse(TypedDict):
    data: Client


class StatementSentResponse(TypedDict):
    data: StatementSent


class ClientBalanceResponse(TypedDict):
    data: ClientBalance


class ClientUnbilledResponse(TypedDict):
    data: ClientUnbilled


class TaggedResourceResponse(TypedDict):
    data: TaggedResource


ListContactsSort: TypeAlias = Literal["created_at", "name", "updated_at"]


class ContactSummaryPage(TypedDict):
    data: list[ContactSummary]
    pagination: Pagination


class ContactResponse(TypedDict):
    data: Contact


class ContactList(TypedDict):
    data: list[Contact]


class ContactDuplicatesPage(TypedDict):
    data: list[ContactDuplicates]
    pagination: Pagination


class ContactPortalStateResponse(TypedDict):
    data: ContactPortalState


ListRateCardsSort: TypeAlias = Literal["created_at", "name"]


class RateCardPage(TypedDict):
    data: list[RateCard]
    pagination: Pagination


class RateCardResponse(TypedDict):
    data: RateCard


ListProjectTypesSort: TypeAlias = Literal["created_at", "name"]


class ProjectTypePage(TypedDict):
    data: list[ProjectType]
    pagination: Pagination


class ProjectTypeResponse(TypedDict):
    data: ProjectType


ListProjectsSort: TypeAlias = Literal["created_at", "title", "due_date", "status", "hours_used", "percent_complete"]


class ProjectSummaryPage(TypedDict):
    data: list[ProjectSummary]
    pagination: Pagination


class ProjectResponse(TypedDict):
    data: Project


class ProjectBudgetUseResponse(TypedDict):
    data: ProjectBudgetUse


ListProjectMilestonesSort: TypeAlias = Literal["due_date", "created_at", "title"]


class MilestonePage(TypedDict):
    data: list[Milestone]
    pagination: Pagination


class MilestoneResponse(TypedDict):
    data: Milestone


ListProjectPhasesSort: TypeAlias = Literal["position", "created_at", "due_date"]


class PhasePage(TypedDict):
    data: list[Phase]
    pagination: Pagination


class PhaseResponse(TypedDict):
    data: Phase


class PhaseList(TypedDict):
    data: list[Phase]


ListProjectTasksSort: TypeAlias = Literal["position", "created_at", "due_date"]


class TaskPage(TypedDict):
    data: list[Task]
    pagination: Pagination


class TaskResponse(TypedDict):
    data: Task


class TaskList(TypedDict):
    data: list[Task]


ListProjectTicketsSort: TypeAlias = Literal["created_at", "updated_at", "priority", "due_date"]


class TicketSummaryPage(TypedDict):
    data: list[TicketSummary]
    pagination: Pagination


class TicketResponse(TypedDict):
    data: Ticket


ListProjectTimeEntriesSort: TypeAlias = Literal["date", "created_at", "hours"]


class TimeEntrySummaryPage(TypedDict):
    data: list[TimeEntrySummary]
    pagination: Pagination
    summary: TimeListSummary


ListTagsSort: TypeAlias = Literal["created_at", "name", "usage_count"]


class TagPage(TypedDict):
    data: list[Tag]
    pagination: Pagination


class TagResponse(TypedDict):
    data: Tag


class TaggedResourceList(TypedDict):
    data: list[TaggedResource]


class TagSuggestionPage(TypedDict):
    data: list[TagSuggestion]
    pagination: Pagination


ListTicketPrioritiesSort: TypeAlias = Literal["position", "name"]


class TicketPriorityPage(TypedDict):
    data: list[TicketPriority]
    pagination: Pagination


class TicketPriorityResponse(TypedDict):
    data: TicketPriority


ListTicketStatusesSort: TypeAlias = Literal["position", "name"]


class TicketStatusPage(TypedDict):
    data: list[TicketStatus]
    pagination: Pagination


class TicketStatusResponse(TypedDict):
    data: TicketStatus


ListCannedRepliesSort: TypeAlias = Literal["name", "created_at"]


class CannedReplyPage(TypedDict):
    data: list[CannedReply]
    pagination: Pagination


class CannedReplyResponse(TypedDict):
    data: CannedReply


class RenderedReplyResponse(TypedDict):
    data: RenderedReply


ListTicketsSort: TypeAlias = Literal["created_at", "updated_at", "priority", "due_date", "sla_due_at"]


class TicketList(TypedDict):
    data: list[Ticket]


ListTicketActivitiesSort: TypeAlias = Literal["created_at"]


class TicketActivityPage(TypedDict):
    data: list[TicketActivity]
    pagination: Pagination


class TicketActivityResponse(TypedDict):
    data: TicketActivity


ListTicketAttachmentsSort: TypeAlias = Literal["created_at", "filename", "size"]


class AttachmentPage(TypedDict):
    data: list[Attachment]
    pagination: Pagination


class AttachmentResponse(TypedDict):
    data: Attachment


class TicketWatchersResponse(TypedDict):
    data: TicketWatchers


class TicketSlaStateResponse(TypedDict):
    data: TicketSlaState


ListTicketTasksSort: TypeAlias = Literal["position", "created_at", "due_date"]


ListTicketTimeEntriesSort: TypeAlias = Literal["date", "created_at", "hours"]


class TimeEntryResponse(TypedDict):
    data: TimeEntry


ListTimeEntriesSort: TypeAlias = Literal["date", "created_at", "hours"]


class TimeEntryList(TypedDict):
    data: list[TimeEntry]


class DeletedList(TypedDict):
    data: list[DeletedObject]


class TimeSummaryResponse(TypedDict):
    data: TimeSummary


class RunningTimerPage(TypedDict):
    data: list[TimeEntrySummary]
    pagination: Pagination


ListExpensesSort: TypeAlias = Literal["date", "created_at", "amount"]


class ExpenseSummaryPage(TypedDict):
    data: list[ExpenseSummary]
    pagination: Pagination
    summary: ExpenseListSummary


class ExpenseResponse(TypedDict):
    data: Expense


class ExpenseList(TypedDict):
    data: list[Expense]


class ExpensesMarkedBilledResponse(TypedDict):
    data: ExpensesMarkedBilled


class ExpenseReportResponse(TypedDict):
    data: ExpenseReport


class ExpenseUploadedResponse(TypedDict):
    data: ExpenseUploaded


ListAgreementsSort: TypeAlias = Literal["created_at", "start_date", "monthly_fee"]


class AgreementSummaryPage(TypedDict):
    data: list[AgreementSummary]
    pagination: Pagination
    summary: AgreementListSummary


class AgreementResponse(TypedDict):
    data: Agreement


class DrawdownPage(TypedDict):
    data: list[Drawdown]
    pagination: Pagination
    summary: DrawdownSummary


class AgreementBalanceResponse(TypedDict):
    data: AgreementBalance


class HourMovementPage(TypedDict):
    data: list[HourMovement]
    pagination: Pagination


class AgreementPeriodPage(TypedDict):
    data: list[AgreementPeriod]
    pagination: Pagination


class AgreementPeriodResponse(TypedDict):
    data: AgreementPeriod


ListAgreementTypesSort: TypeAlias = Literal["created_at", "name"]


class AgreementTypePage(TypedDict):
    data: list[AgreementType]
    pagination: Pagination


class AgreementTypeResponse(TypedDict):
    data: AgreementType


class AgingReportResponse(TypedDict):
    data: AgingReport


class UnbilledReportResponse(TypedDict):
    data: UnbilledReport


class DashboardReportResponse(TypedDict):
    data: DashboardReport


class ForecastReportResponse(TypedDict):
    data: ForecastReport


class RevenueReportResponse(TypedDict):
    data: RevenueReport


class TaxReportResponse(TypedDict):
    data: TaxReport


class ProfitabilityReportResponse(TypedDict):
    data: ProfitabilityReport


class TimeReportResponse(TypedDict):
    data: TimeReport


class ScheduledReportPage(TypedDict):
    data: list[ScheduledReport]
    pagination: Pagination


class ScheduledReportResponse(TypedDict):
    data: ScheduledReport


class UtilizationReportResponse(TypedDict):
    data: UtilizationReport


ListBankImportsSort: TypeAlias = Literal["created_at"]


class BankImportPage(TypedDict):
    data: list[BankImport]
    pagination: Pagination


class BankImportResponse(TypedDict):
    data: BankImport


class BankConfirmedResponse(TypedDict):
    data: BankConfirmed


ListBankImportLinesSort: TypeAlias = Literal["position"]


class BankLinePage(TypedDict):
    data: list[BankLine]
    pagination: Pagination


class BankLineResponse(TypedDict):
    data: BankLine


ListItemsSort: TypeAlias = Literal["name", "created_at"]


class ItemPage(TypedDict):
    data: list[Item]
    pagination: Pagination


class ItemResponse(TypedDict):
    data: Item


ListRecurringInvoicesSort: TypeAlias = Literal["created_at", "next_date"]


class RecurringInvoicePage(TypedDict):
    data: list[RecurringInvoice]
    pagination: Pagination


class RecurringInvoiceResponse(TypedDict):
    data: RecurringInvoice


class RecurringPreviewList(TypedDict):
    data: list[RecurringPreview]


class InvoiceResponse(TypedDict):
    data: Invoice


ListTaxRatesSort: TypeAlias = Literal["name", "created_at"]


class TaxRatePage(TypedDict):
    data: list[TaxRateObject]
    pagination: Pagination


class TaxRateResponse(TypedDict):
    data: TaxRateObject


ListExchangeRatesSort: TypeAlias = Literal["date", "created_at"]


class ExchangeRatePage(TypedDict):
    data: list[ExchangeRateObject]
    pagination: Pagination


class ExchangeRateResponse(TypedDict):
    data: ExchangeRateObject


class ExchangeRateImportResponse(TypedDict):
    data: ExchangeRateImport


class ExchangeRateLookupResponse(TypedDict):
    data: ExchangeRateLookup


ListInvoicesSort: TypeAlias = Literal["invoice_date", "due_date", "total", "status"]


class InvoiceSummaryPage(TypedDict):
    data: list[InvoiceSummary]
    pagination: Pagination
    summary: InvoiceListSummary


class AgingResponse(TypedDict):
    data: Aging


class InvoicePreviewResponse(TypedDict):
    data: InvoicePreview


class LineItemResponse(TypedDict):
    data: LineItem


class InvoicePaymentMethodsResponse(TypedDict):
    data: InvoicePaymentMethods


class InvoiceTraceResponse(TypedDict):
    data: InvoiceTrace


ListInvoicePaymentsSort: TypeAlias = Literal["created_at", "date"]


class PaymentPage(TypedDict):
    data: list[Payment]
    pagination: Pagination


class InvoiceSettlementResponse(TypedDict):
    data: InvoiceSettlement


class CreditAppliedResponse(TypedDict):
    data: CreditApplied


ListPaymentsSort: TypeAlias = Literal["date", "amount"]


class PaymentSummaryPage(TypedDict):
    data: list[PaymentSummary]
    pagination: Pagination
    summary: PaymentListSummary


class ClientPaymentResponse(TypedDict):
    data: ClientPayment


class InvoiceRemindedResponse(TypedDict):
    data: InvoiceReminded


class InvoiceSentResponse(TypedDict):
    data: InvoiceSent


class UserCreatedEvent(TypedDict):
    """A user was created: an invitation was accepted, or a key was created for a person who was missing on this side."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["user.created"]
    data: User


class UserUpdatedEvent(TypedDict):
    """A user was updated; `context.changes` lists the changes. A change of role alone emits `user.role_changed`."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["user.updated"]
    data: User


class UserDeactivatedEvent(TypedDict):
    """A user was deactivated; `context.changes` lists `status` and what changed with it."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["user.deactivated"]
    data: User


class UserReactivatedEvent(TypedDict):
    """A deactivated user was reactivated; `context.changes` lists `status`: `active`, or `invited` if they never accepted the invitation."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["user.reactivated"]
    data: User


class UserRoleChangedEvent(TypedDict):
    """The role of a user changed; `context.changes` lists `role` and the permissions that changed with it."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["user.role_changed"]
    data: User


class ClientCreatedEvent(TypedDict):
    """A client was created."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["client.created"]
    data: Client


class ClientUpdatedEvent(TypedDict):
    """A client was updated; `context.changes` lists the changes."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["client.updated"]
    data: Client


class ClientDeletedEvent(TypedDict):
    """A client was deleted; `data` is the client before deletion."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["client.deleted"]
    data: Client


class ClientHealthChangedEvent(TypedDict):
    """The health score of a client crossed a threshold (70 or 40); `context.changes.health` has the old and the new value."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["client.health_changed"]
    data: Client


class ContactCreatedEvent(TypedDict):
    """A contact was created."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["contact.created"]
    data: Contact


class ContactUpdatedEvent(TypedDict):
    """A contact was updated, or another contact was merged into it; `context.changes` lists the changes."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["contact.updated"]
    data: Contact


class ContactDeletedEvent(TypedDict):
    """A contact was deleted; `data` is the contact before deletion. If it was merged, `context.merged_into` names the contact it was merged into."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["contact.deleted"]
    data: Contact


class ContactPortalEnabledEvent(TypedDict):
    """A contact was given access to the client portal; `context.changes` lists the changes of `portal`."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["contact.portal_enabled"]
    data: Contact


class ContactPortalLoginEvent(TypedDict):
    """A contact signed in to the client portal."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["contact.portal_login"]
    data: Contact


class ProjectCreatedEvent(TypedDict):
    """A project was created."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["project.created"]
    data: Project


class ProjectUpdatedEvent(TypedDict):
    """A project was updated, except for its status; `context.changes` lists the changes. Also emitted when its phases, milestones or tasks are created, changed or deleted. In this case, `context.parts` names them, and the project's own `updated_at` does not change. Budget use by hours and amounts does not count as an update."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["project.updated"]
    data: Project


class ProjectStatusChangedEvent(TypedDict):
    """The status of a project changed; `context.changes` lists `status` and the dates that changed with it."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["project.status_changed"]
    data: Project


class ProjectBudgetAlertEvent(TypedDict):
    """`percent_complete` of a project reached 75, 90 or 100 because of hours, invoices or a change of the budget; `context.threshold` is the threshold. Crossing several at once emits one event for each, lowest first; falling below a threshold and reaching it again emits it again."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["project.budget_alert"]
    data: Project


class ProjectCompletedEvent(TypedDict):
    """A project was completed."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["project.completed"]
    data: Project


class ProjectDeletedEvent(TypedDict):
    """A project was deleted; `data` is the project before deletion."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["project.deleted"]
    data: Project


class InvoiceCreatedEvent(TypedDict):
    """An invoice was created by hand, from time, or as a duplicate."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["invoice.created"]
    data: Invoice


class InvoiceUpdatedEvent(TypedDict):
    """An invoice was changed in a way that has no separate event; `context.changes` lists the changes, `context.payment` is the refund, `context.reason` the reason given."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["invoice.updated"]
    data: Invoice


class InvoiceSentEvent(TypedDict):
    """An invoice was sent for the first time."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["invoice.sent"]
    data: Invoice


class InvoiceViewedEvent(TypedDict):
    """The client opened the hosted page of an invoice for the first time. HEAD requests, prefetches, embedded pages and programs that identify themselves in `User-Agent` (link previews, mail scanners, crawlers) do not count, nor does the PDF."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["invoice.viewed"]
    data: Invoice


class InvoicePaidEvent(TypedDict):
    """An invoice was paid in full; `context.payment` is the payment that settled it."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["invoice.paid"]
    data: InvoicePaid


class InvoicePartialPaymentEvent(TypedDict):
    """A payment was recorded that leaves an amount outstanding; `context.payment` is the payment."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["invoice.partial_payment"]
    data: Invoice


class ElectronicInvoiceSentEvent(TypedDict):
    """The electronic form of an invoice was taken over by its transport; by mail, a mail server has accepted the mail. If it is that of a credit note, `context.credit_note` is the credit note, and `data` its invoice."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["invoice.e_invoice_sent"]
    data: Invoice


class ElectronicInvoiceDeliveredEvent(TypedDict):
    """The electronic form of an invoice has reached the buyer: it was downloaded from the hosted page or the portal, or the transport has reported it. Mail servers report nothing. If it is that of a credit note, `context.credit_note` is the credit note, and `data` its invoice."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["invoice.e_invoice_delivered"]
    data: Invoice


class ElectronicInvoiceRejectedEvent(TypedDict):
    """The electronic form of an invoice did not arrive, or the other side refused it; `e_invoice.error` says why. If it is that of a credit note, `context.credit_note` is the credit note, and `data` its invoice."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["invoice.e_invoice_rejected"]
    data: Invoice


class InvoiceMailFailedEvent(TypedDict):
    """The mail of an invoice, or of a reminder, could not be delivered: the mail server refused it, or all attempts failed, the last one 35 hours after the first, or it has come back, if the service receives what comes back. `context.mail` has the recipients that did not get it, and the reason; others may have it. If the mail comes back from another recipient later, one more event follows."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["invoice.mail_failed"]
    data: Invoice


class InvoiceOverdueEvent(TypedDict):
    """An invoice became overdue; emitted each time this happens."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["invoice.overdue"]
    data: Invoice


class InvoiceVoidedEvent(TypedDict):
    """An invoice was voided; `context.reason` is the reason given."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["invoice.voided"]
    data: Invoice


class TicketCreatedEvent(TypedDict):
    """A ticket was created."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["ticket.created"]
    data: Ticket


class TicketUpdatedEvent(TypedDict):
    """A ticket was updated, except for its status and its assignee; `context.changes` lists the changes. Also emitted when a file is attached (`context.activity` names it) or deleted, and when tasks of the ticket are created, changed or deleted. In the case of tasks, `context.parts` names them, and the ticket's own `updated_at` does not change. Logged hours do not count as an update."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["ticket.updated"]
    data: Ticket


class TicketAssignedEvent(TypedDict):
    """The assignee of a ticket changed, or the ticket was created with one; `context.changes` lists `assignee_id`, null for no assignee."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["ticket.assigned"]
    data: Ticket


class TicketStatusChangedEvent(TypedDict):
    """The status of a ticket changed; `context.changes` lists `status_id` and what changed with it."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["ticket.status_changed"]
    data: Ticket


class TicketCommentedEvent(TypedDict):
    """A comment was added to a ticket; `context.activity` is the comment."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["ticket.commented"]
    data: Ticket


class TicketClosedEvent(TypedDict):
    """A ticket was closed."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["ticket.closed"]
    data: Ticket


class TicketReopenedEvent(TypedDict):
    """A closed ticket was reopened; `context.reason` is the reason given."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["ticket.reopened"]
    data: Ticket


class TicketSlaWarningEvent(TypedDict):
    """80 percent of the minutes of an SLA target of a ticket have been used; `context.target` names it. Emitted once for each target of a ticket. Warnings that fell due while no worker was running are emitted as soon as one runs."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["ticket.sla_warning"]
    data: Ticket


class TicketSlaBreachedEvent(TypedDict):
    """An SLA target of a ticket was breached; `context.target` names it. Emitted once for each target of a ticket, at the end of its last minute, regardless of later changes to the targets."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["ticket.sla_breached"]
    data: Ticket


class TicketDeletedEvent(TypedDict):
    """A ticket was deleted; `data` is the ticket before deletion."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["ticket.deleted"]
    data: Ticket


class TimeEntryCreatedEvent(TypedDict):
    """Time was logged or a timer started."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["time_entry.created"]
    data: TimeEntry


class TimeEntryUpdatedEvent(TypedDict):
    """A time entry was updated; `context.changes` lists the changes."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["time_entry.updated"]
    data: TimeEntry


class TimeEntryDeletedEvent(TypedDict):
    """A time entry was deleted; `data` is the entry before deletion."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["time_entry.deleted"]
    data: TimeEntry


class TimeEntryTimerStartedEvent(TypedDict):
    """A timer was started."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["time_entry.timer_started"]
    data: TimeEntry


class TimeEntryTimerStoppedEvent(TypedDict):
    """A timer was stopped; its hours are final."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["time_entry.timer_stopped"]
    data: TimeEntry


class TimeEntryApprovedEvent(TypedDict):
    """A time entry was approved."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["time_entry.approved"]
    data: TimeEntry


class TimeEntryRejectedEvent(TypedDict):
    """A time entry was rejected; `data.approval.reason` states why, if given."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["time_entry.rejected"]
    data: TimeEntry


class CreditNoteCreatedEvent(TypedDict):
    """An invoice was credited."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["credit_note.created"]
    data: CreditNote


class PaymentCreatedEvent(TypedDict):
    """Money was received from a client. The invoices that it pays have events of their own."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["payment.created"]
    data: ClientPayment


class PaymentUpdatedEvent(TypedDict):
    """The allocations of a payment to invoices changed, or what its provider says about it: its fee, its dispute, or how far a refund is. `context.changes` has what was before and after of `unallocated_amount`, `provider_fee`, `dispute`, `refund_status` and `refund_error`, as far as they changed."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["payment.updated"]
    data: ClientPayment


class PaymentRefundedEvent(TypedDict):
    """A payment was refunded, in full or in part; `context.refund` is the refund."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["payment.refunded"]
    data: ClientPayment


class BankImportCreatedEvent(TypedDict):
    """A bank statement was imported."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["bank_import.created"]
    data: BankImport


class BankImportCompletedEvent(TypedDict):
    """No line of an imported bank statement is open any more."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["bank_import.completed"]
    data: BankImport


class MailSentEvent(TypedDict):
    """A mail was sent: the mail server has taken it, or on the test side it was captured."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["mail.sent"]
    data: Mail


class MailFailedEvent(TypedDict):
    """A mail did not reach all of its recipients, and no attempt will follow; `error` says why, and names those of several. Emitted again if it comes back from another one later. [retryMail](op:retryMail) queues it once more."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["mail.failed"]
    data: Mail


class ExpenseCreatedEvent(TypedDict):
    """An expense was recorded."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["expense.created"]
    data: Expense


class ExpenseUpdatedEvent(TypedDict):
    """An expense was updated, including its receipt and its project, or its approval or rejection was withdrawn, or it was removed from an invoice; `context.changes` lists the changes. Approval, rejection and billing have separate events."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["expense.updated"]
    data: Expense


class ExpenseApprovedEvent(TypedDict):
    """An expense was approved."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["expense.approved"]
    data: Expense


class ExpenseRejectedEvent(TypedDict):
    """An expense was rejected."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["expense.rejected"]
    data: Expense


class ExpenseBilledEvent(TypedDict):
    """An expense was put on an invoice, or marked billed."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["expense.billed"]
    data: Expense


class ExpenseDeletedEvent(TypedDict):
    """An expense was deleted, on its own or with its client; `data` is the expense before deletion."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["expense.deleted"]
    data: Expense


class TagUpdatedEvent(TypedDict):
    """The name, slug, color or description of a tag changed; `context.changes` lists the changes. Resources with a renamed tag show the new name, and their `updated_at` changes, without separate events."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["tag.updated"]
    data: Tag


class TagDeletedEvent(TypedDict):
    """A tag was deleted and removed from all resources, whose `updated_at` changes without separate events; `data` is the tag before deletion."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["tag.deleted"]
    data: Tag


class AgreementCreatedEvent(TypedDict):
    """An agreement was created."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["agreement.created"]
    data: Agreement


class AgreementUpdatedEvent(TypedDict):
    """An agreement was updated."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["agreement.updated"]
    data: Agreement


class AgreementCancelledEvent(TypedDict):
    """An agreement was cancelled."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["agreement.cancelled"]
    data: Agreement


class AgreementPeriodClosedEvent(TypedDict):
    """A period was closed. `context.period` is the period."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["agreement.period_closed"]
    data: Agreement


class AgreementNearLimitEvent(TypedDict):
    """90 percent of the hours of the open period have been used. `context.period` is the period."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["agreement.near_limit"]
    data: Agreement


class AgreementOverLimitEvent(TypedDict):
    """More hours were used than the open period has. `context.period` is the period."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["agreement.over_limit"]
    data: Agreement


class AgreementExpiringSoonEvent(TypedDict):
    """An active agreement ends within 30 days. Emitted once for each end date, by the daily job, or immediately if a request brings the end date within 30 days."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["agreement.expiring_soon"]
    data: Agreement


class AgreementDeletedEvent(TypedDict):
    """An agreement was deleted with its client; `data` is the agreement before deletion."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["agreement.deleted"]
    data: Agreement


class RecurringInvoiceCreatedEvent(TypedDict):
    """A recurring invoice was created."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["recurring_invoice.created"]
    data: RecurringInvoice


class RecurringInvoiceUpdatedEvent(TypedDict):
    """A recurring invoice was changed, paused, resumed or ended, or has made an invoice."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["recurring_invoice.updated"]
    data: RecurringInvoice


class RecurringInvoiceFailedEvent(TypedDict):
    """An invoice of a recurring invoice could not be made or sent; `last_error` says why. Emitted once for each date and reason."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["recurring_invoice.failed"]
    data: RecurringInvoice


class RecurringInvoiceDeletedEvent(TypedDict):
    """A recurring invoice was deleted together with its client."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["recurring_invoice.deleted"]
    data: RecurringInvoice


class ApprovalRequestedEvent(TypedDict):
    """A client was asked to approve a milestone or hours."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["approval.requested"]
    data: Approval


class ApprovalApprovedEvent(TypedDict):
    """A client approved a milestone or hours. The actor is the contact."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["approval.approved"]
    data: Approval


class ApprovalRejectedEvent(TypedDict):
    """A client rejected a milestone or hours; the comment says why. The actor is the contact."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["approval.rejected"]
    data: Approval


class ApprovalCancelledEvent(TypedDict):
    """An approval was cancelled by the firm, or because nothing was left to approve."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["approval.cancelled"]
    data: Approval


class ApprovalUpdatedEvent(TypedDict):
    """Something about an approval changed: time fell out of it, the client was reminded, or its project or milestone was deleted."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["approval.updated"]
    data: Approval


class ApprovalDeletedEvent(TypedDict):
    """An approval was deleted along with its client."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["approval.deleted"]
    data: Approval


class NotificationCreatedEvent(TypedDict):
    """A user received a notification. Only this user receives the change in `streamChanges`; webhooks receive the notifications of all users. Those that a user receives by mail only are not announced."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["notification.created"]
    data: Notification


class NotificationUpdatedEvent(TypedDict):
    """A user marked a notification as read or unread, or snoozed it; `context.changes` lists the changes. `markAllNotificationsRead` emits it once, about the newest notification that it marked."""
    id: EventId
    created_at: DateTime
    workspace_id: WorkspaceId
    context: EventContext
    type: Literal["notification.updated"]
    data: Notification


WebhookEvent: TypeAlias = "UserCreatedEvent | UserUpdatedEvent | UserDeactivatedEvent | UserReactivatedEvent | UserRoleChangedEvent | ClientCreatedEvent | ClientUpdatedEvent | ClientDeletedEvent | ClientHealthChangedEvent | ContactCreatedEvent | ContactUpdatedEvent | ContactDeletedEvent | ContactPortalEnabledEvent | ContactPortalLoginEvent | ProjectCreatedEvent | ProjectUpdatedEvent | ProjectStatusChangedEvent | ProjectBudgetAlertEvent | ProjectCompletedEvent | ProjectDeletedEvent | InvoiceCreatedEvent | InvoiceUpdatedEvent | InvoiceSentEvent | InvoiceViewedEvent | InvoicePaidEvent | InvoicePartialPaymentEvent | ElectronicInvoiceSentEvent | ElectronicInvoiceDeliveredEvent | ElectronicInvoiceRejectedEvent | InvoiceMailFailedEvent | InvoiceOverdueEvent | InvoiceVoidedEvent | TicketCreatedEvent | TicketUpdatedEvent | TicketAssignedEvent | TicketStatusChangedEvent | TicketCommentedEvent | TicketClosedEvent | TicketReopenedEvent | TicketSlaWarningEvent | TicketSlaBreachedEvent | TicketDeletedEvent | TimeEntryCreatedEvent | TimeEntryUpdatedEvent | TimeEntryDeletedEvent | TimeEntryTimerStartedEvent | TimeEntryTimerStoppedEvent | TimeEntryApprovedEvent | TimeEntryRejectedEvent | CreditNoteCreatedEvent | PaymentCreatedEvent | PaymentUpdatedEvent | PaymentRefundedEvent | BankImportCreatedEvent | BankImportCompletedEvent | MailSentEvent | MailFailedEvent | ExpenseCreatedEvent | ExpenseUpdatedEvent | ExpenseApprovedEvent | ExpenseRejectedEvent | ExpenseBilledEvent | ExpenseDeletedEvent | TagUpdatedEvent | TagDeletedEvent | AgreementCreatedEvent | AgreementUpdatedEvent | AgreementCancelledEvent | AgreementPeriodClosedEvent | AgreementNearLimitEvent | AgreementOverLimitEvent | AgreementExpiringSoonEvent | AgreementDeletedEvent | RecurringInvoiceCreatedEvent | RecurringInvoiceUpdatedEvent | RecurringInvoiceFailedEvent | RecurringInvoiceDeletedEvent | ApprovalRequestedEvent | ApprovalApprovedEvent | ApprovalRejectedEvent | ApprovalCancelledEvent | ApprovalUpdatedEvent | ApprovalDeletedEvent | NotificationCreatedEvent | NotificationUpdatedEvent"
"""What a webhook delivers; `type` says which event it is."""


class ListApiKeysQuery(RequestOptions, total=False):
    """Keyword arguments of `api_keys.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    mode: Mode | Sequence[Mode]
    """Only keys of these modes, comma-separated."""
    user_id: UserId | Sequence[UserId]
    """Only keys of these users, comma-separated."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetApiKeyQuery(RequestOptions, total=False):
    """Keyword arguments of `api_keys.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetPortalProfileQuery(RequestOptions, total=False):
    """Keyword arguments of `portal.get_profile`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListPortalSessionsQuery(RequestOptions, total=False):
    """Keyword arguments of `portal.list_sessions`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetPortalSessionQuery(RequestOptions, total=False):
    """Keyword arguments of `portal.get_session`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListPortalProjectsQuery(RequestOptions, total=False):
    """Keyword arguments of `portal.list_projects`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    status: ProjectStatus | Sequence[ProjectStatus]
    """Only projects of these statuses, comma-separated."""
    sort: ListPortalProjectsSort
    """Field to sort by. Default: `"created_at"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetPortalProjectQuery(RequestOptions, total=False):
    """Keyword arguments of `portal.get_project`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListPortalTicketsQuery(RequestOptions, total=False):
    """Keyword arguments of `portal.list_tickets`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    project_id: ProjectId | Sequence[ProjectId]
    """Only tickets of these projects, comma-separated."""
    contact_id: ContactId | Sequence[ContactId]
    """Only tickets of these contacts, comma-separated."""
    closed: bool
    """With true, only closed tickets; with false, only open ones."""
    awaits_client: bool
    """With true, only tickets on which the firm waits for an answer (`awaits_client`); with false, only others."""
    sort: ListPortalTicketsSort
    """Field to sort by. Default: `"created_at"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetPortalTicketQuery(RequestOptions, total=False):
    """Keyword arguments of `portal.get_ticket`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListPortalTicketActivitiesQuery(RequestOptions, total=False):
    """Keyword arguments of `portal.list_ticket_activities`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    sort: ListPortalTicketActivitiesSort
    """Field to sort by. Default: `"created_at"`."""
    order: SortOrder
    """Direction of `sort`. Default: `"asc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class ListPortalTicketAttachmentsQuery(RequestOptions, total=False):
    """Keyword arguments of `portal.list_ticket_attachments`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    sort: ListPortalTicketAttachmentsSort
    """Field to sort by. Default: `"created_at"`."""
    order: SortOrder
    """Direction of `sort`. Default: `"asc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class ListPortalApprovalsQuery(RequestOptions, total=False):
    """Keyword arguments of `portal.list_approvals`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    status: ApprovalState | Sequence[ApprovalState]
    """Only approvals of these statuses, comma-separated."""
    sort: ListPortalApprovalsSort
    """Field to sort by. Approvals without a due date sort before all others. Default: `"created_at"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetPortalApprovalQuery(RequestOptions, total=False):
    """Keyword arguments of `portal.get_approval`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListPortalApprovalEntriesQuery(RequestOptions, total=False):
    """Keyword arguments of `portal.list_approval_entries`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    sort: ListPortalApprovalEntriesSort
    """Field to sort by. Default: `"date"`."""
    order: SortOrder
    """Direction of `sort`. Default: `"asc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class ListPortalInvoicesQuery(RequestOptions, total=False):
    """Keyword arguments of `portal.list_invoices`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    status: InvoiceStatus | Sequence[InvoiceStatus]
    """Only invoices of these statuses, comma-separated."""
    sort: ListPortalInvoicesSort
    """Field to sort by. Default: `"invoice_date"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetPortalInvoiceQuery(RequestOptions, total=False):
    """Keyword arguments of `portal.get_invoice`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListPortalCreditNotesQuery(RequestOptions, total=False):
    """Keyword arguments of `portal.list_credit_notes`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    sort: ListPortalCreditNotesSort
    """Field to sort by. Default: `"credit_date"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetPortalStatementQuery(RequestOptions, total=False):
    """Keyword arguments of `portal.get_statement`."""
    from_: CalendarDate
    """First day. Defaults to the first day of the month of `to`."""
    to: CalendarDate
    """Last day. Defaults to today."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListPortalAgreementsQuery(RequestOptions, total=False):
    """Keyword arguments of `portal.list_agreements`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    sort: ListPortalAgreementsSort
    """Field to sort by. Default: `"created_at"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class ListTestMailsQuery(RequestOptions, total=False):
    """Keyword arguments of `test_mails.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class ListUsersQuery(RequestOptions, total=False):
    """Keyword arguments of `users.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `50`."""
    status: UserStatusFilter | Sequence[UserStatusFilter]
    """Only users of these statuses, comma-separated; `all` selects every status. Default: `["active"]`."""
    role: UserRole | Sequence[UserRole]
    """Only users of these roles, comma-separated."""
    department: str
    """Only users of this department, ignoring case."""
    search: str
    """Words that must all occur in the name or the e-mail address, ignoring case. A blank value applies no filter."""
    sort: ListUsersSort
    """Field to sort by. Default: `"created_at"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class ListSessionsQuery(RequestOptions, total=False):
    """Keyword arguments of `sessions.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetSessionQuery(RequestOptions, total=False):
    """Keyword arguments of `sessions.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetCurrentUserQuery(RequestOptions, total=False):
    """Keyword arguments of `users.get_current`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListPasskeysQuery(RequestOptions, total=False):
    """Keyword arguments of `users.list_passkeys`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetPasskeyQuery(RequestOptions, total=False):
    """Keyword arguments of `users.get_passkey`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetSecondFactorQuery(RequestOptions, total=False):
    """Keyword arguments of `users.get_second_factor`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetUserQuery(RequestOptions, total=False):
    """Keyword arguments of `users.get`."""
    include: UserInclude | Sequence[UserInclude]
    """Comma-separated names of related objects to embed."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetUserPersonalDataQuery(RequestOptions, total=False):
    """Keyword arguments of `users.get_personal_data`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetUserTimeSummaryQuery(RequestOptions, total=False):
    """Keyword arguments of `users.get_time_summary`."""
    period: ReportPeriod
    """Range of days."""
    from_: CalendarDate
    """First day of the range, inclusive."""
    to: CalendarDate
    """Last day of the range, inclusive; must not be before `from`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListSavedViewsQuery(RequestOptions, total=False):
    """Keyword arguments of `saved_views.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    screen: SavedViewScreen | Sequence[SavedViewScreen]
    """Only views of these screens, comma-separated."""
    shared: bool
    """Only shared views, the user's own among them, or only those that nobody else sees."""
    sort: ListSavedViewsSort
    """Field to sort by. Default: `"name"`."""
    order: SortOrder
    """Direction of `sort`. Default: `"asc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetSavedViewQuery(RequestOptions, total=False):
    """Keyword arguments of `saved_views.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class SearchQuery(RequestOptions, total=False):
    """Keyword arguments of `search.search`."""
    q: Required[str]
    """What to find: a number, an `external_id`, or words. A blank text returns `invalid_request`. A text without letters, digits or symbols contains no words."""
    kinds: SearchKind | Sequence[SearchKind]
    """Only objects of these kinds, comma-separated. Defaults to all."""
    takes_time: bool
    """With `true`, only objects on which new time can be logged: clients that are not inactive, their projects that are neither completed nor cancelled, and tickets that are on no other project. Objects of other kinds are left out. Default: `false`."""
    limit: int
    """Maximum number of results. Default: `20`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetWorkspaceQuery(RequestOptions, total=False):
    """Keyword arguments of `workspace.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetReminderTextsQuery(RequestOptions, total=False):
    """Keyword arguments of `workspace.get_reminder_texts`."""
    locale: Locale
    """Language of the texts. Defaults to the locale of the workspace."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetWorkspaceUsageQuery(RequestOptions, total=False):
    """Keyword arguments of `workspace.get_usage`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListWorkspaceExportsQuery(RequestOptions, total=False):
    """Keyword arguments of `workspace.list_exports`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    sort: ListWorkspaceExportsSort
    """Field to sort by. Default: `"created_at"`."""
    order: SortOrder
    """Direction of `sort`. Default: `"desc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetWorkspaceExportQuery(RequestOptions, total=False):
    """Keyword arguments of `workspace.get_export`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetSingleSignOnQuery(RequestOptions, total=False):
    """Keyword arguments of `workspace.get_single_sign_on`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetStripeConnectionQuery(RequestOptions, total=False):
    """Keyword arguments of `workspace.get_stripe_connection`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListNotificationsQuery(RequestOptions, total=False):
    """Keyword arguments of `notifications.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    unread: bool
    """With true, only unread notifications; with false, only others."""
    kind: NotificationKind | Sequence[NotificationKind]
    """Only notifications of these kinds, comma-separated."""
    snoozed: bool
    """With true, only notifications that are snoozed now; with false, only others. Default: `false`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetNotificationQuery(RequestOptions, total=False):
    """Keyword arguments of `notifications.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListApprovalsQuery(RequestOptions, total=False):
    """Keyword arguments of `approvals.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    status: ApprovalState | Sequence[ApprovalState]
    """Only approvals of these statuses, comma-separated."""
    type: ApprovalType | Sequence[ApprovalType]
    """Only approvals of these types, comma-separated."""
    client_id: ClientId | Sequence[ClientId]
    """Only approvals of these clients, comma-separated."""
    project_id: ProjectId | Sequence[ProjectId]
    """Only approvals of these projects, comma-separated."""
    agreement_id: AgreementId | Sequence[AgreementId]
    """Only approvals of these agreements, comma-separated."""
    from_: CalendarDate
    """Only approvals requested on this day or later, in the time zone of the workspace."""
    to: CalendarDate
    """Only approvals requested on this day or earlier, in the time zone of the workspace."""
    sort: ListApprovalsSort
    """Field to sort by. Approvals without a due date sort before all others. Default: `"created_at"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetApprovalQuery(RequestOptions, total=False):
    """Keyword arguments of `approvals.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListApprovalEntriesQuery(RequestOptions, total=False):
    """Keyword arguments of `approvals.list_entries`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    sort: ListApprovalEntriesSort
    """Field to sort by. Default: `"date"`."""
    order: SortOrder
    """Direction of `sort`. Default: `"asc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class SyncCreditNotesQuery(RequestOptions, total=False):
    """Keyword arguments of `credit_notes.sync`."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    client_id: ClientId | Sequence[ClientId]
    """Only credit notes of these clients, comma-separated."""
    invoice_id: InvoiceId | Sequence[InvoiceId]
    """Only credit notes of these invoices, comma-separated."""
    from_: CalendarDate
    """Only credit notes dated this day or later."""
    to: CalendarDate
    """Only credit notes dated this day or earlier."""
    in_: Currency
    """ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class ListCreditNotesQuery(SyncCreditNotesQuery, total=False):
    """Keyword arguments of `credit_notes.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    updated_since: DateTime
    """Only objects created or updated at or after this instant. Unless `sort` is given, they are in the order of their changes, earliest first. To synchronize, begin with an early instant such as `1970-01-01T00:00:00Z`, follow `pagination.next_cursor` until `has_more` is false, and keep the last `next_cursor`. The next time, continue from it. You receive every object in its latest state once its change is committed, however long the change took and whatever else changes while you read. An object may be returned more than once; deleted objects are not returned. If a `sort` is given, the list cannot be read by cursor (`next_cursor` is null). To synchronize without cursors, read the list to its last page and continue from the greatest `updated_at` in it, which must be at most 30 days old."""
    sort: ListCreditNotesSort
    """Field to sort by. Default: `"credit_date"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""


class GetCreditNoteQuery(RequestOptions, total=False):
    """Keyword arguments of `credit_notes.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListEventsQuery(RequestOptions, total=False):
    """Keyword arguments of `events.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    type: EventType | Sequence[EventType]
    """Only events of these types."""
    resource_id: str | Sequence[str]
    """Only events about the objects with these ids, comma-separated; the objects may have been deleted."""
    request_id: str | Sequence[str]
    """Only events that came of the requests with these `X-Request-Id`s, comma-separated."""
    from_: DateTime
    """Only events at or after this instant."""
    to: DateTime
    """Only events at or before this instant."""
    after: EventId
    """Only events committed after the event with this id, in commit order."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetEventQuery(RequestOptions, total=False):
    """Keyword arguments of `events.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetAllMailTemplatesQuery(RequestOptions, total=False):
    """Keyword arguments of `mail_templates.get_all`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetMailTemplateQuery(RequestOptions, total=False):
    """Keyword arguments of `mail_templates.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListMailsQuery(RequestOptions, total=False):
    """Keyword arguments of `mails.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    status: MailStatus | Sequence[MailStatus]
    """Only mails in these statuses, comma-separated."""
    kind: MailKind | Sequence[MailKind]
    """Only mails of these kinds, comma-separated."""
    resource_id: str | Sequence[str]
    """Only mails about these objects, comma-separated. They may have been deleted."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetMailQuery(RequestOptions, total=False):
    """Keyword arguments of `mails.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListAuditEntriesQuery(RequestOptions, total=False):
    """Keyword arguments of `audit_log.list_audit_entries`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    action: AuditAction | Sequence[AuditAction]
    """Only entries with these actions, comma-separated."""
    actor_id: str | Sequence[str]
    """Only what these users, keys or contacts did, comma-separated; what a user did includes what was done with their keys."""
    resource_id: str | Sequence[str]
    """Only what was done to these objects, comma-separated. They may have been deleted."""
    ip: str | Sequence[str]
    """Only requests from these addresses, comma-separated."""
    from_: DateTime
    """Only entries at or after this instant."""
    to: DateTime
    """Only entries at or before this instant."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetAuditEntryQuery(RequestOptions, total=False):
    """Keyword arguments of `audit_log.get_audit_entry`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListLoggedRequestsQuery(RequestOptions, total=False):
    """Keyword arguments of `request_log.list_logged_requests`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    status: str | Sequence[str]
    """Only requests with these HTTP statuses, comma-separated; `4xx` stands for all from 400 to 499."""
    operation_id: str | Sequence[str]
    """Only requests of these operations, comma-separated."""
    api_key_id: ApiKeyId | Sequence[ApiKeyId]
    """Only requests with these keys, comma-separated."""
    request_id: str | Sequence[str]
    """Only requests with these `X-Request-Id`s, comma-separated."""
    from_: DateTime
    """Only requests received at or after this instant."""
    to: DateTime
    """Only requests received at or before this instant."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetLoggedRequestQuery(RequestOptions, total=False):
    """Keyword arguments of `request_log.get_logged_request`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListWebhooksQuery(RequestOptions, total=False):
    """Keyword arguments of `webhooks.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    status: WebhookStatus | Sequence[WebhookStatus]
    """Only webhooks of these statuses, comma-separated."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetWebhookQuery(RequestOptions, total=False):
    """Keyword arguments of `webhooks.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListWebhookDeliveriesQuery(RequestOptions, total=False):
    """Keyword arguments of `webhooks.list_deliveries`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    status: WebhookDeliveryStatus | Sequence[WebhookDeliveryStatus]
    """Only attempts with these statuses, comma-separated."""
    event_id: EventId | Sequence[EventId]
    """Only attempts to deliver these events, comma-separated."""
    event_type: EventType | Sequence[EventType]
    """Only attempts to deliver events of these types, comma-separated."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetWebhookDeliveryQuery(RequestOptions, total=False):
    """Keyword arguments of `webhooks.get_delivery`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetTestClockQuery(RequestOptions, total=False):
    """Keyword arguments of `test_clock.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class SyncClientsQuery(RequestOptions, total=False):
    """Keyword arguments of `clients.sync`."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    search: str
    """Words that must all occur in the name or the e-mail address, whole or as part of a word, in any order, ignoring case and accents. Punctuation separates words; symbols such as `%` and `_` are matched literally. A blank value applies no filter."""
    status: ClientStatus | Sequence[ClientStatus]
    """Only clients of these statuses, comma-separated."""
    health: ClientHealthStatus | Sequence[ClientHealthStatus]
    """Only clients whose `health.status` is one of these, comma-separated."""
    tags: str | Sequence[str]
    """Tags by slug, name (ignoring case) or id, looked for in this order. `tags=a,b` returns objects with either tag, `tags=a&tags=b` objects with both, and `tags=a,b&tags=c` objects with c and at least one of a and b. A tag whose name contains a comma is named by its slug. An unknown tag returns `invalid_request`."""
    external_id: ExternalId | Sequence[ExternalId]
    """Only objects with one of these external ids. Repeat the parameter for several (`external_id=a&external_id=b`): an external id can contain commas. An id that no object has matches nothing."""
    metadata: Mapping[str, str]
    """Only objects whose `metadata` has this text under this key, as `metadata.erp_id=90210` or `metadata[erp_id]=90210`. If several keys are given, all must match. Texts are compared exactly. The key is everything after `metadata.`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class ListClientsQuery(SyncClientsQuery, total=False):
    """Keyword arguments of `clients.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    updated_since: DateTime
    """Only objects created or updated at or after this instant. Unless `sort` is given, they are in the order of their changes, earliest first. To synchronize, begin with an early instant such as `1970-01-01T00:00:00Z`, follow `pagination.next_cursor` until `has_more` is false, and keep the last `next_cursor`. The next time, continue from it. You receive every object in its latest state once its change is committed, however long the change took and whatever else changes while you read. An object may be returned more than once; deleted objects are not returned. If a `sort` is given, the list cannot be read by cursor (`next_cursor` is null). To synchronize without cursors, read the list to its last page and continue from the greatest `updated_at` in it, which must be at most 30 days old."""
    sort: ListClientsSort
    """Field to sort by. `health_score` sorts by `health.score`. Default: `"created_at"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""


class GetClientQuery(RequestOptions, total=False):
    """Keyword arguments of `clients.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetClientStatementQuery(RequestOptions, total=False):
    """Keyword arguments of `clients.get_statement`."""
    from_: CalendarDate
    """First day. Defaults to the first day of the month of `to`."""
    to: CalendarDate
    """Last day. Defaults to today."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetClientBalanceQuery(RequestOptions, total=False):
    """Keyword arguments of `clients.get_balance`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetClientUnbilledQuery(RequestOptions, total=False):
    """Keyword arguments of `clients.get_unbilled`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class SyncContactsQuery(RequestOptions, total=False):
    """Keyword arguments of `contacts.sync`."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `50`."""
    client_id: ClientId | Sequence[ClientId]
    """Only contacts at these clients, comma-separated."""
    is_primary: bool
    """With true, only primary contacts; with false, only others."""
    is_billing: bool
    """With true, only billing contacts; with false, only others."""
    has_portal_access: bool
    """With true, only contacts with portal access; with false, only those without."""
    search: str
    """Words that must all occur in the name or the e-mail address, whole or as part of a word, in any order, ignoring case and accents. Punctuation separates words; symbols such as `%` and `_` are matched literally. A blank value applies no filter."""
    tags: str | Sequence[str]
    """Tags by slug, name (ignoring case) or id, looked for in this order. `tags=a,b` returns objects with either tag, `tags=a&tags=b` objects with both, and `tags=a,b&tags=c` objects with c and at least one of a and b. A tag whose name contains a comma is named by its slug. An unknown tag returns `invalid_request`."""
    external_id: ExternalId | Sequence[ExternalId]
    """Only objects with one of these external ids. Repeat the parameter for several (`external_id=a&external_id=b`): an external id can contain commas. An id that no object has matches nothing."""
    metadata: Mapping[str, str]
    """Only objects whose `metadata` has this text under this key, as `metadata.erp_id=90210` or `metadata[erp_id]=90210`. If several keys are given, all must match. Texts are compared exactly. The key is everything after `metadata.`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class ListContactsQuery(SyncContactsQuery, total=False):
    """Keyword arguments of `contacts.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    updated_since: DateTime
    """Only objects created or updated at or after this instant. Unless `sort` is given, they are in the order of their changes, earliest first. To synchronize, begin with an early instant such as `1970-01-01T00:00:00Z`, follow `pagination.next_cursor` until `has_more` is false, and keep the last `next_cursor`. The next time, continue from it. You receive every object in its latest state once its change is committed, however long the change took and whatever else changes while you read. An object may be returned more than once; deleted objects are not returned. If a `sort` is given, the list cannot be read by cursor (`next_cursor` is null). To synchronize without cursors, read the list to its last page and continue from the greatest `updated_at` in it, which must be at most 30 days old."""
    sort: ListContactsSort
    """Field to sort by. Default: `"created_at"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""


class ListContactDuplicatesQuery(RequestOptions, total=False):
    """Keyword arguments of `contacts.list_duplicates`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    client_id: ClientId | Sequence[ClientId]
    """Only contacts at these clients, comma-separated."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetContactQuery(RequestOptions, total=False):
    """Keyword arguments of `contacts.get`."""
    include: ContactInclude | Sequence[ContactInclude]
    """Comma-separated names of related objects to embed."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetContactPersonalDataQuery(RequestOptions, total=False):
    """Keyword arguments of `contacts.get_personal_data`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListRateCardsQuery(RequestOptions, total=False):
    """Keyword arguments of `rate_cards.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    currency: Currency
    """Only cards in this currency."""
    search: str
    """Words that must all occur in the name, ignoring case. A blank value applies no filter."""
    sort: ListRateCardsSort
    """Field to sort by. Default: `"created_at"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetRateCardQuery(RequestOptions, total=False):
    """Keyword arguments of `rate_cards.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListProjectTypesQuery(RequestOptions, total=False):
    """Keyword arguments of `project_types.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    search: str
    """Words that must all occur in the name, ignoring case. A blank value applies no filter."""
    sort: ListProjectTypesSort
    """Field to sort by. Default: `"created_at"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetProjectTypeQuery(RequestOptions, total=False):
    """Keyword arguments of `project_types.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class SyncProjectsQuery(RequestOptions, total=False):
    """Keyword arguments of `projects.sync`."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    client_id: ClientId | Sequence[ClientId]
    """Only projects of these clients, comma-separated."""
    status: ProjectStatus | Sequence[ProjectStatus]
    """Only projects of these statuses, comma-separated."""
    billing_type: BillingType | Sequence[BillingType]
    """Only projects with these billing types, comma-separated."""
    manager_id: UserId | Sequence[UserId]
    """Only projects managed by these users, comma-separated."""
    type_id: ProjectTypeId | Sequence[ProjectTypeId]
    """Only projects of these types, comma-separated."""
    health: ProjectHealth | Sequence[ProjectHealth]
    """Only active projects that are `on_track` or `at_risk`, comma-separated. `at_risk`: `percent_complete` is 90 or more, or the due date has passed; the dashboard report counts these."""
    over_budget: bool
    """With true, only projects that have used more than their budget, of any status; with false, only others. Measured like `percent_complete`, but not rounded."""
    search: str
    """Words that must all occur in the title, whole or as part of a word, in any order, ignoring case and accents. Punctuation separates words; symbols such as `%` and `_` are matched literally. A blank value applies no filter."""
    tags: str | Sequence[str]
    """Tags by slug, name (ignoring case) or id, looked for in this order. `tags=a,b` returns objects with either tag, `tags=a&tags=b` objects with both, and `tags=a,b&tags=c` objects with c and at least one of a and b. A tag whose name contains a comma is named by its slug. An unknown tag returns `invalid_request`."""
    external_id: ExternalId | Sequence[ExternalId]
    """Only objects with one of these external ids. Repeat the parameter for several (`external_id=a&external_id=b`): an external id can contain commas. An id that no object has matches nothing."""
    metadata: Mapping[str, str]
    """Only objects whose `metadata` has this text under this key, as `metadata.erp_id=90210` or `metadata[erp_id]=90210`. If several keys are given, all must match. Texts are compared exactly. The key is everything after `metadata.`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class ListProjectsQuery(SyncProjectsQuery, total=False):
    """Keyword arguments of `projects.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    updated_since: DateTime
    """Only objects created or updated at or after this instant. Unless `sort` is given, they are in the order of their changes, earliest first. To synchronize, begin with an early instant such as `1970-01-01T00:00:00Z`, follow `pagination.next_cursor` until `has_more` is false, and keep the last `next_cursor`. The next time, continue from it. You receive every object in its latest state once its change is committed, however long the change took and whatever else changes while you read. An object may be returned more than once; deleted objects are not returned. If a `sort` is given, the list cannot be read by cursor (`next_cursor` is null). To synchronize without cursors, read the list to its last page and continue from the greatest `updated_at` in it, which must be at most 30 days old."""
    sort: ListProjectsSort
    """Field to sort by. Projects without a due date sort before all others; statuses sort by name. `percent_complete` sorts by the used part of the budget, not rounded, and projects without a budget before all others. Default: `"created_at"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""


class GetProjectQuery(RequestOptions, total=False):
    """Keyword arguments of `projects.get`."""
    include: ProjectInclude | Sequence[ProjectInclude]
    """Comma-separated names of related objects to embed."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetProjectBudgetQuery(RequestOptions, total=False):
    """Keyword arguments of `projects.get_budget`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListProjectMilestonesQuery(RequestOptions, total=False):
    """Keyword arguments of `projects.list_milestones`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    billed: bool
    """With true, only billed milestones; with false, only others."""
    phase_id: PhaseId | Sequence[PhaseId]
    """Only milestones in these phases, comma-separated."""
    sort: ListProjectMilestonesSort
    """Field to sort by. Default: `"due_date"`."""
    order: SortOrder
    """Direction of `sort`. Default: `"asc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetProjectMilestoneQuery(RequestOptions, total=False):
    """Keyword arguments of `projects.get_milestone`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListProjectPhasesQuery(RequestOptions, total=False):
    """Keyword arguments of `projects.list_phases`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    status: PhaseStatus | Sequence[PhaseStatus]
    """Only phases in these statuses, comma-separated."""
    sort: ListProjectPhasesSort
    """Field to sort by. Default: `"position"`."""
    order: SortOrder
    """Direction of `sort`. Default: `"asc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetProjectPhaseQuery(RequestOptions, total=False):
    """Keyword arguments of `projects.get_phase`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListProjectTasksQuery(RequestOptions, total=False):
    """Keyword arguments of `projects.list_tasks`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    completed: bool
    """With true, only completed tasks; with false, only others."""
    assignee_id: UserId | Sequence[UserId]
    """Only tasks of these users, comma-separated."""
    phase_id: PhaseId | Sequence[PhaseId]
    """Only tasks in these phases, comma-separated."""
    sort: ListProjectTasksSort
    """Field to sort by. Default: `"position"`."""
    order: SortOrder
    """Direction of `sort`. Default: `"asc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetProjectTaskQuery(RequestOptions, total=False):
    """Keyword arguments of `projects.get_task`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListProjectTicketsQuery(RequestOptions, total=False):
    """Keyword arguments of `projects.list_tickets`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    status: TicketStatusFilter | Sequence[TicketStatusFilter]
    """Only tickets in statuses of these types, comma-separated; `all` selects both. Default: `["all"]`."""
    phase_id: PhaseId | Sequence[PhaseId]
    """Only tickets in these phases, comma-separated."""
    assignee_id: AssigneeFilter | Sequence[AssigneeFilter]
    """Only tickets assigned to these users, comma-separated; `none` selects unassigned tickets."""
    sort: ListProjectTicketsSort
    """Field to sort by. Priorities sort by their position in the list of priorities; tickets without a due date sort before all others. Default: `"created_at"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class ListProjectTimeEntriesQuery(RequestOptions, total=False):
    """Keyword arguments of `projects.list_time_entries`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    from_: CalendarDate
    """First day of the range, inclusive."""
    to: CalendarDate
    """Last day of the range, inclusive; must not be before `from`."""
    sort: ListProjectTimeEntriesSort
    """Field to sort by. Default: `"date"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""
    in_: Currency
    """ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class ListTagsQuery(RequestOptions, total=False):
    """Keyword arguments of `tags.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    search: str
    """Words that must all occur in the name, ignoring case. A blank value applies no filter."""
    sort: ListTagsSort
    """Field to sort by. Default: `"created_at"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class ListTagSuggestionsQuery(RequestOptions, total=False):
    """Keyword arguments of `tags.list_suggestions`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    resource_type: Required[TaggedType]
    """Type of the resource."""
    resource_id: Required[TaggedId]
    """Identifier of the resource; an unknown resource, or one of another type, returns `invalid_request`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetTagQuery(RequestOptions, total=False):
    """Keyword arguments of `tags.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListTicketPrioritiesQuery(RequestOptions, total=False):
    """Keyword arguments of `ticket_priorities.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    sort: ListTicketPrioritiesSort
    """Field to sort by. Default: `"position"`."""
    order: SortOrder
    """Direction of `sort`. Default: `"asc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetTicketPriorityQuery(RequestOptions, total=False):
    """Keyword arguments of `ticket_priorities.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListTicketStatusesQuery(RequestOptions, total=False):
    """Keyword arguments of `ticket_statuses.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    sort: ListTicketStatusesSort
    """Field to sort by. Default: `"position"`."""
    order: SortOrder
    """Direction of `sort`. Default: `"asc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetTicketStatusQuery(RequestOptions, total=False):
    """Keyword arguments of `ticket_statuses.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListCannedRepliesQuery(RequestOptions, total=False):
    """Keyword arguments of `canned_replies.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    search: str
    """Words that must all occur in the name or the text, ignoring case. A blank value applies no filter."""
    sort: ListCannedRepliesSort
    """Field to sort by. Default: `"name"`."""
    order: SortOrder
    """Direction of `sort`. Default: `"asc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetCannedReplyQuery(RequestOptions, total=False):
    """Keyword arguments of `canned_replies.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class RenderCannedReplyQuery(RequestOptions, total=False):
    """Keyword arguments of `canned_replies.render`."""
    ticket_id: Required[TicketId]
    """The ticket whose values are filled in."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class SyncTicketsQuery(RequestOptions, total=False):
    """Keyword arguments of `tickets.sync`."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    client_id: ClientId | Sequence[ClientId]
    """Only tickets of these clients, comma-separated."""
    project_id: ProjectId | Sequence[ProjectId]
    """Only tickets of these projects, comma-separated."""
    phase_id: PhaseId | Sequence[PhaseId]
    """Only tickets in these phases, comma-separated."""
    assignee_id: AssigneeFilter | Sequence[AssigneeFilter]
    """Only tickets assigned to these users, comma-separated; `none` selects unassigned tickets."""
    reporter_id: UserId | Sequence[UserId]
    """Only tickets reported by these users, comma-separated."""
    agreement_id: AgreementId | Sequence[AgreementId]
    """Only tickets whose time draws on these agreements, comma-separated."""
    number: TicketNumber | Sequence[TicketNumber]
    """Only tickets with these numbers, comma-separated: `TKT-1003` or `1003`."""
    contact_id: ContactId | Sequence[ContactId]
    """Only tickets of these contacts, comma-separated."""
    status_id: TicketStatusId | Sequence[TicketStatusId]
    """Only tickets in these statuses, comma-separated."""
    priority_id: TicketPriorityId | Sequence[TicketPriorityId]
    """Only tickets with these priorities, comma-separated."""
    status: TicketStatusFilter | Sequence[TicketStatusFilter]
    """Only tickets in statuses of these types, comma-separated; `all` selects both. Default: `["all"]`."""
    search: str
    """Words that must all occur in the title or the description, whole or as the beginning of a word, in any order, ignoring case and accents. Punctuation separates words; symbols such as `%` and `_` are matched literally. Chinese, Japanese, Korean and Thai match anywhere in the text. A number, `TKT-1003` or `1003`, also matches its ticket. A blank value applies no filter."""
    tags: str | Sequence[str]
    """Tags by slug, name (ignoring case) or id, looked for in this order. `tags=a,b` returns objects with either tag, `tags=a&tags=b` objects with both, and `tags=a,b&tags=c` objects with c and at least one of a and b. A tag whose name contains a comma is named by its slug. An unknown tag returns `invalid_request`."""
    from_: DayOrInstant
    """Only tickets created on or after this day, or at or after this instant."""
    to: DayOrInstant
    """Only tickets created on or before this day, or at or before this instant."""
    due_from: CalendarDate
    """Only tickets due this day or later."""
    due_to: CalendarDate
    """Only tickets due this day or earlier; must not be before `due_from`."""
    sla_breached: bool
    """With true, only tickets that breached an SLA target; with false, only others."""
    external_id: ExternalId | Sequence[ExternalId]
    """Only objects with one of these external ids. Repeat the parameter for several (`external_id=a&external_id=b`): an external id can contain commas. An id that no object has matches nothing."""
    metadata: Mapping[str, str]
    """Only objects whose `metadata` has this text under this key, as `metadata.erp_id=90210` or `metadata[erp_id]=90210`. If several keys are given, all must match. Texts are compared exactly. The key is everything after `metadata.`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class ListTicketsQuery(SyncTicketsQuery, total=False):
    """Keyword arguments of `tickets.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    updated_since: DateTime
    """Only objects created or updated at or after this instant. Unless `sort` is given, they are in the order of their changes, earliest first. To synchronize, begin with an early instant such as `1970-01-01T00:00:00Z`, follow `pagination.next_cursor` until `has_more` is false, and keep the last `next_cursor`. The next time, continue from it. You receive every object in its latest state once its change is committed, however long the change took and whatever else changes while you read. An object may be returned more than once; deleted objects are not returned. If a `sort` is given, the list cannot be read by cursor (`next_cursor` is null). To synchronize without cursors, read the list to its last page and continue from the greatest `updated_at` in it, which must be at most 30 days old."""
    sort: ListTicketsSort
    """Field to sort by. Priorities sort by their position in the list of priorities, so `desc` puts the highest first; tickets without a due date sort before all others. `sla_due_at` is the earliest deadline of an SLA target that is still to be reached, whether passed or not: with `asc`, what is most overdue comes first. Tickets without such a deadline sort after all others, closed ones at the very end. Default: `"created_at"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""


class GetTicketQuery(RequestOptions, total=False):
    """Keyword arguments of `tickets.get`."""
    include: TicketInclude | Sequence[TicketInclude]
    """Comma-separated names of related objects to embed."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListTicketActivitiesQuery(RequestOptions, total=False):
    """Keyword arguments of `tickets.list_activities`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    type: TicketActivityType | Sequence[TicketActivityType]
    """Only activities of these types, comma-separated."""
    visibility: TicketActivityVisibility | Sequence[TicketActivityVisibility]
    """Only activities of these visibilities, comma-separated."""
    sort: ListTicketActivitiesSort
    """Field to sort by. Default: `"created_at"`."""
    order: SortOrder
    """Direction of `sort`. Default: `"asc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class ListTicketAttachmentsQuery(RequestOptions, total=False):
    """Keyword arguments of `tickets.list_attachments`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    sort: ListTicketAttachmentsSort
    """Field to sort by. Default: `"created_at"`."""
    order: SortOrder
    """Direction of `sort`. Default: `"asc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetTicketSlaQuery(RequestOptions, total=False):
    """Keyword arguments of `tickets.get_sla`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListTicketTasksQuery(RequestOptions, total=False):
    """Keyword arguments of `tickets.list_tasks`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    completed: bool
    """With true, only completed tasks; with false, only others."""
    assignee_id: UserId | Sequence[UserId]
    """Only tasks of these users, comma-separated."""
    sort: ListTicketTasksSort
    """Field to sort by. Default: `"position"`."""
    order: SortOrder
    """Direction of `sort`. Default: `"asc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetTicketTaskQuery(RequestOptions, total=False):
    """Keyword arguments of `tickets.get_task`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListTicketTimeEntriesQuery(RequestOptions, total=False):
    """Keyword arguments of `tickets.list_time_entries`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    from_: CalendarDate
    """First day of the range, inclusive."""
    to: CalendarDate
    """Last day of the range, inclusive; must not be before `from`."""
    sort: ListTicketTimeEntriesSort
    """Field to sort by. Default: `"date"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""
    in_: Currency
    """ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class SyncTimeEntriesQuery(RequestOptions, total=False):
    """Keyword arguments of `time_entries.sync`."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    user_id: UserId | Sequence[UserId]
    """Only time of these users, comma-separated."""
    client_id: ClientId | Sequence[ClientId]
    """Only time of these clients, comma-separated."""
    project_id: ProjectId | Sequence[ProjectId]
    """Only time of these projects, comma-separated."""
    ticket_id: TicketId | Sequence[TicketId]
    """Only time of these tickets, comma-separated."""
    agreement_id: AgreementId | Sequence[AgreementId]
    """Only time of these agreements, comma-separated."""
    from_: CalendarDate
    """First day of the range, inclusive."""
    to: CalendarDate
    """Last day of the range, inclusive; must not be before `from`."""
    billable: bool
    """With true, only billable entries; with false, only others. Exclusion is disregarded."""
    billed: bool
    """With true, only entries on an invoice; with false, only others."""
    approval_status: ApprovalStatus | Sequence[ApprovalStatus]
    """Only entries of these approval statuses, comma-separated."""
    excluded: bool
    """With true, only entries excluded from billing; with false, only others."""
    running: bool
    """With true, only running timers; with false, only stopped entries."""
    rate_type: RateType | Sequence[RateType]
    """Only entries with these rate types, comma-separated."""
    search: str
    """Words that must all occur in the description, ignoring case. A blank value applies no filter. The search scans every entry that the other filters match, so add a range of days for a faster response."""
    external_id: ExternalId | Sequence[ExternalId]
    """Only objects with one of these external ids. Repeat the parameter for several (`external_id=a&external_id=b`): an external id can contain commas. An id that no object has matches nothing."""
    metadata: Mapping[str, str]
    """Only objects whose `metadata` has this text under this key, as `metadata.erp_id=90210` or `metadata[erp_id]=90210`. If several keys are given, all must match. Texts are compared exactly. The key is everything after `metadata.`."""
    in_: Currency
    """ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class ListTimeEntriesQuery(SyncTimeEntriesQuery, total=False):
    """Keyword arguments of `time_entries.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    updated_since: DateTime
    """Only objects created or updated at or after this instant. Unless `sort` is given, they are in the order of their changes, earliest first. To synchronize, begin with an early instant such as `1970-01-01T00:00:00Z`, follow `pagination.next_cursor` until `has_more` is false, and keep the last `next_cursor`. The next time, continue from it. You receive every object in its latest state once its change is committed, however long the change took and whatever else changes while you read. An object may be returned more than once; deleted objects are not returned. If a `sort` is given, the list cannot be read by cursor (`next_cursor` is null). To synchronize without cursors, read the list to its last page and continue from the greatest `updated_at` in it, which must be at most 30 days old."""
    sort: ListTimeEntriesSort
    """Field to sort by. Default: `"date"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""


class GetTimeSummaryQuery(RequestOptions, total=False):
    """Keyword arguments of `time_entries.get_time_summary`."""
    from_: CalendarDate
    """First day of the range, inclusive."""
    to: CalendarDate
    """Last day of the range, inclusive; must not be before `from`."""
    group_by: TimeGrouping
    """Field to group by. Default: `"user"`."""
    in_: Currency
    """ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListRunningTimersQuery(RequestOptions, total=False):
    """Keyword arguments of `timers.list_running`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    user_id: UserId | Sequence[UserId]
    """Only time of these users, comma-separated."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetTimeEntryQuery(RequestOptions, total=False):
    """Keyword arguments of `time_entries.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class SyncExpensesQuery(RequestOptions, total=False):
    """Keyword arguments of `expenses.sync`."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `50`."""
    client_id: ClientId | Sequence[ClientId]
    """Only expenses for these clients, comma-separated."""
    project_id: ProjectId | Sequence[ProjectId]
    """Only expenses of these projects, comma-separated."""
    user_id: UserId | Sequence[UserId]
    """Only expenses of these users, comma-separated."""
    category: ExpenseCategory | Sequence[ExpenseCategory]
    """Only expenses of these categories, comma-separated."""
    from_: CalendarDate
    """First day of the range, inclusive."""
    to: CalendarDate
    """Last day of the range, inclusive; must not be before `from`."""
    billable: bool
    """With true, only billable expenses; with false, only others."""
    billed: bool
    """With true, only billed expenses; with false, only others."""
    approval_status: ApprovalStatus | Sequence[ApprovalStatus]
    """Only expenses of these approval statuses, comma-separated."""
    external_id: ExternalId | Sequence[ExternalId]
    """Only objects with one of these external ids. Repeat the parameter for several (`external_id=a&external_id=b`): an external id can contain commas. An id that no object has matches nothing."""
    metadata: Mapping[str, str]
    """Only objects whose `metadata` has this text under this key, as `metadata.erp_id=90210` or `metadata[erp_id]=90210`. If several keys are given, all must match. Texts are compared exactly. The key is everything after `metadata.`."""
    in_: Currency
    """ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class ListExpensesQuery(SyncExpensesQuery, total=False):
    """Keyword arguments of `expenses.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    updated_since: DateTime
    """Only objects created or updated at or after this instant. Unless `sort` is given, they are in the order of their changes, earliest first. To synchronize, begin with an early instant such as `1970-01-01T00:00:00Z`, follow `pagination.next_cursor` until `has_more` is false, and keep the last `next_cursor`. The next time, continue from it. You receive every object in its latest state once its change is committed, however long the change took and whatever else changes while you read. An object may be returned more than once; deleted objects are not returned. If a `sort` is given, the list cannot be read by cursor (`next_cursor` is null). To synchronize without cursors, read the list to its last page and continue from the greatest `updated_at` in it, which must be at most 30 days old."""
    sort: ListExpensesSort
    """Field to sort by. Default: `"date"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""


class GetExpenseReportQuery(RequestOptions, total=False):
    """Keyword arguments of `expenses.get_report`."""
    from_: CalendarDate
    """First day of the range, inclusive."""
    to: CalendarDate
    """Last day of the range, inclusive; must not be before `from`."""
    group_by: ExpenseGrouping
    """Field to group by. Default: `"category"`."""
    in_: Currency
    """ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetExpenseQuery(RequestOptions, total=False):
    """Keyword arguments of `expenses.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListAgreementsQuery(RequestOptions, total=False):
    """Keyword arguments of `agreements.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    client_id: ClientId | Sequence[ClientId]
    """Only agreements with these clients, comma-separated."""
    status: AgreementStatus | Sequence[AgreementStatus]
    """Only agreements of these statuses, comma-separated."""
    type_id: AgreementTypeId | Sequence[AgreementTypeId]
    """Only agreements of these types, comma-separated."""
    external_id: ExternalId | Sequence[ExternalId]
    """Only objects with one of these external ids. Repeat the parameter for several (`external_id=a&external_id=b`): an external id can contain commas. An id that no object has matches nothing."""
    metadata: Mapping[str, str]
    """Only objects whose `metadata` has this text under this key, as `metadata.erp_id=90210` or `metadata[erp_id]=90210`. If several keys are given, all must match. Texts are compared exactly. The key is everything after `metadata.`."""
    search: str
    """Words that must all occur in the title, ignoring case. A blank value applies no filter."""
    expiring_soon: bool
    """With true, only active agreements whose `end_date` is within 30 days; with false, all others."""
    sort: ListAgreementsSort
    """Field to sort by. Default: `"created_at"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""
    in_: Currency
    """ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class ListAgreementDrawdownQuery(RequestOptions, total=False):
    """Keyword arguments of `agreements.list_drawdown`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    in_: Currency
    """ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetAgreementQuery(RequestOptions, total=False):
    """Keyword arguments of `agreements.get`."""
    include: AgreementInclude | Sequence[AgreementInclude]
    """Comma-separated names of related objects to embed."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetAgreementBalanceQuery(RequestOptions, total=False):
    """Keyword arguments of `agreements.get_balance`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListAgreementLedgerQuery(RequestOptions, total=False):
    """Keyword arguments of `agreements.list_ledger`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    period_id: PeriodId | Sequence[PeriodId]
    """Only movements of these periods, comma-separated."""
    time_entry_id: TimeEntryId | Sequence[TimeEntryId]
    """Only movements by these time entries, comma-separated."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class ListAgreementPeriodsQuery(RequestOptions, total=False):
    """Keyword arguments of `agreements.list_periods`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Defaults to `limit`."""
    limit: int
    """Maximum number of periods to return. Default: `12`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetAgreementPeriodQuery(RequestOptions, total=False):
    """Keyword arguments of `agreements.get_period`."""
    include: PeriodInclude | Sequence[PeriodInclude]
    """Comma-separated names of related objects to embed."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListAgreementTypesQuery(RequestOptions, total=False):
    """Keyword arguments of `agreement_types.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    search: str
    """Words that must all occur in the name, ignoring case. A blank value applies no filter."""
    sort: ListAgreementTypesSort
    """Field to sort by. Default: `"created_at"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetAgreementTypeQuery(RequestOptions, total=False):
    """Keyword arguments of `agreement_types.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetAgingReportQuery(RequestOptions, total=False):
    """Keyword arguments of `reports.get_aging`."""
    in_: Currency
    """ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetUnbilledReportQuery(RequestOptions, total=False):
    """Keyword arguments of `reports.get_unbilled`."""
    in_: Currency
    """ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetDashboardReportQuery(RequestOptions, total=False):
    """Keyword arguments of `reports.get_dashboard`."""
    period: ReportPeriod
    """Range of days. Defaults to this month. With `from` and `to`, it must be `custom` or omitted."""
    from_: CalendarDate
    """First day of the range, inclusive."""
    to: CalendarDate
    """Last day of the range, inclusive; must not be before `from`."""
    compare_to: ComparedPeriod
    """Period to compare with. Default: `"previous_period"`."""
    in_: Currency
    """ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetForecastReportQuery(RequestOptions, total=False):
    """Keyword arguments of `reports.get_forecast`."""
    months: int
    """Number of months to forecast. Default: `3`."""
    in_: Currency
    """ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetRevenueReportQuery(RequestOptions, total=False):
    """Keyword arguments of `reports.get_revenue`."""
    period: ReportPeriod
    """Range of days. Defaults to this month. With `from` and `to`, it must be `custom` or omitted."""
    from_: CalendarDate
    """First day of the range, inclusive."""
    to: CalendarDate
    """Last day of the range, inclusive; must not be before `from`."""
    group_by: RevenueReportGrouping
    """Field to group by. Default: `"month"`."""
    include_forecast: bool
    """For grouping by month or quarter, also include the expected revenue of the months after the current one, computed as in `GET /v1/reports/forecast`. Default: `false`."""
    in_: Currency
    """ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetTaxReportQuery(RequestOptions, total=False):
    """Keyword arguments of `reports.get_tax`."""
    period: ReportPeriod
    """Range of days. Defaults to this month. With `from` and `to`, it must be `custom` or omitted."""
    from_: CalendarDate
    """First day of the range, inclusive."""
    to: CalendarDate
    """Last day of the range, inclusive; must not be before `from`."""
    basis: TaxReportBasis
    """Whether tax counts when it is invoiced, or when it is collected. Default: `"invoiced"`."""
    in_: Currency
    """ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetProfitabilityReportQuery(RequestOptions, total=False):
    """Keyword arguments of `reports.get_profitability`."""
    period: ReportPeriod
    """Range of days. Defaults to this month. With `from` and `to`, it must be `custom` or omitted."""
    from_: CalendarDate
    """First day of the range, inclusive."""
    to: CalendarDate
    """Last day of the range, inclusive; must not be before `from`."""
    view: ProfitabilityReportView
    """Whether to report on projects, clients, or `both`. A CSV of `both` contains the projects. Default: `"projects"`."""
    client_id: ClientId
    """Only this client; also applies to the summary."""
    min_revenue: MoneyInput
    """Only rows with at least this revenue, each in its own currency; the summary still covers all rows."""
    in_: Currency
    """ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetTimeReportQuery(RequestOptions, total=False):
    """Keyword arguments of `reports.get_time`."""
    period: ReportPeriod
    """Range of days. Defaults to this month. With `from` and `to`, it must be `custom` or omitted."""
    from_: CalendarDate
    """First day of the range, inclusive."""
    to: CalendarDate
    """Last day of the range, inclusive; must not be before `from`."""
    group_by: TimeReportGrouping
    """Field to group by. Default: `"client"`."""
    user_ids: UserId | Sequence[UserId]
    """Only these users, as comma-separated ids."""
    client_id: ClientId
    """Only time for this client."""
    billable_only: bool
    """Only time that is billable and not excluded. Default: `false`."""
    in_: Currency
    """ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListScheduledReportsQuery(RequestOptions, total=False):
    """Keyword arguments of `reports.list_scheduled`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetScheduledReportQuery(RequestOptions, total=False):
    """Keyword arguments of `reports.get_scheduled`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetUtilizationReportQuery(RequestOptions, total=False):
    """Keyword arguments of `reports.get_utilization`."""
    period: ReportPeriod
    """Range of days. Defaults to this month. With `from` and `to`, it must be `custom` or omitted."""
    from_: CalendarDate
    """First day of the range, inclusive."""
    to: CalendarDate
    """Last day of the range, inclusive; must not be before `from`."""
    group_by: UtilizationReportGrouping
    """Field to group by. Default: `"user"`."""
    user_ids: UserId | Sequence[UserId]
    """Only these users, as comma-separated ids."""
    department: str
    """Only users of this department, ignoring case."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListBankImportsQuery(RequestOptions, total=False):
    """Keyword arguments of `bank_imports.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    status: BankImportStatus | Sequence[BankImportStatus]
    """Only statements of these statuses, comma-separated."""
    sort: ListBankImportsSort
    """Field to sort by. Default: `"created_at"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetBankImportQuery(RequestOptions, total=False):
    """Keyword arguments of `bank_imports.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListBankImportLinesQuery(RequestOptions, total=False):
    """Keyword arguments of `bank_imports.list_lines`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    status: BankLineStatus | Sequence[BankLineStatus]
    """Only lines of these statuses, comma-separated."""
    sort: ListBankImportLinesSort
    """Field to sort by; `position` is the order of the file. Default: `"position"`."""
    order: SortOrder
    """Direction of `sort`. Default: `"asc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class ListItemsQuery(RequestOptions, total=False):
    """Keyword arguments of `items.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    active: bool
    """With true, only items that new lines can name; with false, only others."""
    currency: Currency
    """Only items in this currency."""
    search: str
    """Words that must all occur in the name, ignoring case. A blank value applies no filter."""
    sort: ListItemsSort
    """Field to sort by. Default: `"name"`."""
    order: SortOrder
    """Direction of `sort`. Default: `"asc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetItemQuery(RequestOptions, total=False):
    """Keyword arguments of `items.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListRecurringInvoicesQuery(RequestOptions, total=False):
    """Keyword arguments of `recurring_invoices.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    client_id: ClientId | Sequence[ClientId]
    """Only recurring invoices of these clients, comma-separated."""
    status: RecurringInvoiceStatus | Sequence[RecurringInvoiceStatus]
    """Only recurring invoices of these statuses, comma-separated."""
    failed: bool
    """With true, only those whose last invoice could not be made or sent; with false, only others."""
    sort: ListRecurringInvoicesSort
    """Field to sort by. Default: `"created_at"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetRecurringInvoiceQuery(RequestOptions, total=False):
    """Keyword arguments of `recurring_invoices.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class PreviewRecurringInvoiceQuery(RequestOptions, total=False):
    """Keyword arguments of `recurring_invoices.preview`."""
    count: int
    """Number of invoices. Default: `12`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListTaxRatesQuery(RequestOptions, total=False):
    """Keyword arguments of `tax_rates.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    search: str
    """Words that must all occur in the name, ignoring case. A blank value applies no filter."""
    sort: ListTaxRatesSort
    """Field to sort by. Default: `"name"`."""
    order: SortOrder
    """Direction of `sort`. Default: `"asc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetTaxRateQuery(RequestOptions, total=False):
    """Keyword arguments of `tax_rates.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListExchangeRatesQuery(RequestOptions, total=False):
    """Keyword arguments of `exchange_rates.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    from_: Currency
    """Only rates from this currency."""
    to: Currency
    """Only rates to this currency."""
    date_from: CalendarDate
    """First day of the range, inclusive."""
    date_to: CalendarDate
    """Last day of the range, inclusive; must not be before `date_from`."""
    sort: ListExchangeRatesSort
    """Field to sort by. Default: `"date"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class GetExchangeRateOfDayQuery(RequestOptions, total=False):
    """Keyword arguments of `exchange_rates.get_of_day`."""
    from_: Required[Currency]
    """The currency of the amount."""
    to: Required[Currency]
    """The currency to convert into."""
    date: CalendarDate
    """The day; default: today."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetExchangeRateQuery(RequestOptions, total=False):
    """Keyword arguments of `exchange_rates.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class SyncInvoicesQuery(RequestOptions, total=False):
    """Keyword arguments of `invoices.sync`."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    client_id: ClientId | Sequence[ClientId]
    """Only invoices of these clients, comma-separated."""
    status: InvoiceStatus | Sequence[InvoiceStatus]
    """Only invoices of these statuses, comma-separated."""
    recurring_invoice_id: RecurringInvoiceId | Sequence[RecurringInvoiceId]
    """Only invoices that these recurring invoices have made, comma-separated."""
    from_: CalendarDate
    """Only invoices dated this day or later."""
    to: CalendarDate
    """Only invoices dated this day or earlier."""
    due_from: CalendarDate
    """Only invoices due this day or later."""
    due_to: CalendarDate
    """Only invoices due this day or earlier."""
    overdue: bool
    """Only invoices that are sent, viewed, partial or overdue with an outstanding amount and a due date before today (with false, only others). An invoice whose due date has just passed counts immediately, even before the daily job sets its status to `overdue`."""
    mail_failed: bool
    """Only invoices whose last mail, or reminder, could not be delivered (`invoice.mail_failed`), until they are mailed again (with false, only others)."""
    search: str
    """Words that must all occur in the number or the subject, whole or as part of a word, in any order, ignoring case and accents. Punctuation separates words; symbols such as `%` and `_` are matched literally. A blank value applies no filter."""
    external_id: ExternalId | Sequence[ExternalId]
    """Only objects with one of these external ids. Repeat the parameter for several (`external_id=a&external_id=b`): an external id can contain commas. An id that no object has matches nothing."""
    metadata: Mapping[str, str]
    """Only objects whose `metadata` has this text under this key, as `metadata.erp_id=90210` or `metadata[erp_id]=90210`. If several keys are given, all must match. Texts are compared exactly. The key is everything after `metadata.`."""
    in_: Currency
    """ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class ListInvoicesQuery(SyncInvoicesQuery, total=False):
    """Keyword arguments of `invoices.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    updated_since: DateTime
    """Only objects created or updated at or after this instant. Unless `sort` is given, they are in the order of their changes, earliest first. To synchronize, begin with an early instant such as `1970-01-01T00:00:00Z`, follow `pagination.next_cursor` until `has_more` is false, and keep the last `next_cursor`. The next time, continue from it. You receive every object in its latest state once its change is committed, however long the change took and whatever else changes while you read. An object may be returned more than once; deleted objects are not returned. If a `sort` is given, the list cannot be read by cursor (`next_cursor` is null). To synchronize without cursors, read the list to its last page and continue from the greatest `updated_at` in it, which must be at most 30 days old."""
    sort: ListInvoicesSort
    """Field to sort by; `status` sorts by name. Default: `"invoice_date"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""


class GetInvoiceAgingQuery(RequestOptions, total=False):
    """Keyword arguments of `invoices.get_aging`."""
    in_: Currency
    """ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetInvoiceQuery(RequestOptions, total=False):
    """Keyword arguments of `invoices.get`."""
    include: InvoiceInclude | Sequence[InvoiceInclude]
    """Comma-separated names of related objects to embed."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetInvoicePaymentMethodsQuery(RequestOptions, total=False):
    """Keyword arguments of `invoices.get_payment_methods`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class GetInvoiceTraceQuery(RequestOptions, total=False):
    """Keyword arguments of `invoices.get_trace`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""


class ListInvoicePaymentsQuery(RequestOptions, total=False):
    """Keyword arguments of `invoices.list_payments`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    sort: ListInvoicePaymentsSort
    """Field to sort by. Default: `"created_at"`."""
    order: SortOrder
    """Direction of `sort`. Default: `"asc"`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class SyncPaymentsQuery(RequestOptions, total=False):
    """Keyword arguments of `payments.sync`."""
    per_page: int
    """Number of objects per page, 1 to 100. Default: `20`."""
    client_id: ClientId | Sequence[ClientId]
    """Only payments of these clients, comma-separated."""
    invoice_id: InvoiceId | Sequence[InvoiceId]
    """Only payments that were recorded on these invoices or pay them, and their refunds, comma-separated."""
    type: PaymentType | Sequence[PaymentType]
    """Only payments, or only refunds."""
    method: PaymentMethod | Sequence[PaymentMethod]
    """Only payments made by these methods, comma-separated."""
    dispute_status: DisputeStatus | Sequence[DisputeStatus]
    """Only payments whose latest dispute is in one of these states, comma-separated: with `needs_response`, somebody has to respond at the provider until `dispute.due_by`."""
    refund_failed: bool
    """Only refunds that their provider could not make, and whose money was not given back by other means since (with false, only others)."""
    from_: CalendarDate
    """Only payments dated this day or later."""
    to: CalendarDate
    """Only payments dated this day or earlier."""
    in_: Currency
    """ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
    for_: FileReader
    """With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`."""


class ListPaymentsQuery(SyncPaymentsQuery, total=False):
    """Keyword arguments of `payments.list`."""
    page: int
    """Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`."""
    cursor: str
    """The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days."""
    updated_since: DateTime
    """Only objects created or updated at or after this instant. Unless `sort` is given, they are in the order of their changes, earliest first. To synchronize, begin with an early instant such as `1970-01-01T00:00:00Z`, follow `pagination.next_cursor` until `has_more` is false, and keep the last `next_cursor`. The next time, continue from it. You receive every object in its latest state once its change is committed, however long the change took and whatever else changes while you read. An object may be returned more than once; deleted objects are not returned. If a `sort` is given, the list cannot be read by cursor (`next_cursor` is null). To synchronize without cursors, read the list to its last page and continue from the greatest `updated_at` in it, which must be at most 30 days old."""
    sort: ListPaymentsSort
    """Field to sort by. Default: `"date"`."""
    order: SortOrder
    """Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`."""


class GetPaymentQuery(RequestOptions, total=False):
    """Keyword arguments of `payments.get`."""
    fields: str | Sequence[str]
    """Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`."""
