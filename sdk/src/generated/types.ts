/** Made by scripts/developer/generate.ts from the contract. */

/**
 * `live` for real work; `test` for the test side, which has separate data and sends no mail.
 */
export type Mode = 'live' | 'test';

/**
 * Identifier of a user; identifiers sort by creation.
 */
export type UserId = string;

/**
 * Format of a list.
 */
export type ListAnswerFormat = 'json' | 'csv';

/**
 * For whom a file is.
 */
export type FileReader = 'spreadsheet';

/**
 * Identifier of an API key; identifiers sort by creation.
 */
export type ApiKeyId = string;

/**
 * A short text on one line, not blank.
 */
export type Name = string;

/**
 * A `full` key can do everything that its user can; a `read_only` key can only send GET requests; a `restricted` key can do what its `access` allows.
 */
export type ApiKeyScope = 'full' | 'read_only' | 'restricted';

/**
 * What a restricted key can do in an area of the API: nothing, send GET requests, or all requests.
 */
export type ApiKeyAreaLevel = 'none' | 'read' | 'write';

/**
 * What a restricted key can do in each area of the API.
 */
export type ApiKeyAccess = {
    /**
     * Clients, contacts and their tags.
     */
    clients: ApiKeyAreaLevel;
    /**
     * Projects with their milestones, phases and tasks, and project types to read.
     */
    projects: ApiKeyAreaLevel;
    /**
     * Tickets with comments, files, tasks and SLA; statuses, priorities and canned replies to read.
     */
    tickets: ApiKeyAreaLevel;
    /**
     * Time entries, timers and sums of time.
     */
    time: ApiKeyAreaLevel;
    /**
     * Expenses and receipts.
     */
    expenses: ApiKeyAreaLevel;
    /**
     * Invoices, payments, credit notes and statements.
     */
    billing: ApiKeyAreaLevel;
    /**
     * Agreements and their periods.
     */
    retainers: ApiKeyAreaLevel;
    /**
     * Users and their permissions.
     */
    people: ApiKeyAreaLevel;
    /**
     * Reports, also those mailed on a schedule; they hold figures of all other areas.
     */
    reports: ApiKeyAreaLevel;
    /**
     * Webhooks.
     */
    webhooks: ApiKeyAreaLevel;
    /**
     * The workspace, API keys, tags, rate cards, types, statuses and priorities.
     */
    settings: ApiKeyAreaLevel;
};

/**
 * Networks from which the key works, as CIDR or single addresses, IPv4 or IPv6; from all if empty. An IPv4-mapped IPv6 address counts as its IPv4 address.
 */
export type ApiKeyNetworks = Array<string>;

/**
 * An instant in UTC with milliseconds.
 */
export type DateTime = string;

/**
 * An API key for one side of the workspace, with the rights of its user.
 */
export type ApiKey = {
    id: ApiKeyId;
    name: Name;
    mode: Mode;
    scope: ApiKeyScope;
    /**
     * What a restricted key can do in each area; null for other keys.
     */
    access: ApiKeyAccess | null;
    allowed_ips: ApiKeyNetworks;
    /**
     * The user that the key acts as: a user of the side given by `mode`.
     */
    user_id: UserId;
    /**
     * Name of the user.
     */
    user_name: string;
    /**
     * The last four characters of the key.
     */
    last_four: string;
    /**
     * When the key stops working.
     */
    expires_at: string | null;
    /**
     * When the key was last used, to the minute.
     */
    last_used_at: string | null;
    /**
     * The address of that use.
     */
    last_used_ip: string | null;
    /**
     * When the secret from before the latest roll stops working, or has stopped; null if it was not rolled.
     */
    previous_key_expires_at: string | null;
    created_at: DateTime;
    /**
     * The secret key. Only in the responses to its creation and to a roll.
     */
    key?: string;
};

/**
 * The position of this page in the list.
 */
export type Pagination = {
    /**
     * Page number. With `cursor`, the number of pages read up to this one.
     */
    page: number;
    /**
     * Number of objects per page.
     */
    per_page: number;
    /**
     * Total number of objects. With `cursor`, as counted for the first page.
     */
    total: number;
    /**
     * Total number of pages. With `cursor`, as counted for the first page.
     */
    total_pages: number;
    /**
     * Send it as `cursor` for what follows this page. There is one even where `has_more` is false: keep it to continue later. Null for a page beyond the last, and for a list with both `updated_since` and a `sort`.
     */
    next_cursor: string | null;
    /**
     * Whether more objects follow this page.
     */
    has_more: boolean;
};

/**
 * What a restricted key can do in each area of the API; `none` in areas that are omitted.
 */
export type ApiKeyAccessCreate = {
    /**
     * Clients, contacts and their tags.
     */
    clients?: ApiKeyAreaLevel;
    /**
     * Projects with their milestones, phases and tasks, and project types to read.
     */
    projects?: ApiKeyAreaLevel;
    /**
     * Tickets with comments, files, tasks and SLA; statuses, priorities and canned replies to read.
     */
    tickets?: ApiKeyAreaLevel;
    /**
     * Time entries, timers and sums of time.
     */
    time?: ApiKeyAreaLevel;
    /**
     * Expenses and receipts.
     */
    expenses?: ApiKeyAreaLevel;
    /**
     * Invoices, payments, credit notes and statements.
     */
    billing?: ApiKeyAreaLevel;
    /**
     * Agreements and their periods.
     */
    retainers?: ApiKeyAreaLevel;
    /**
     * Users and their permissions.
     */
    people?: ApiKeyAreaLevel;
    /**
     * Reports, also those mailed on a schedule; they hold figures of all other areas.
     */
    reports?: ApiKeyAreaLevel;
    /**
     * Webhooks.
     */
    webhooks?: ApiKeyAreaLevel;
    /**
     * The workspace, API keys, tags, rate cards, types, statuses and priorities.
     */
    settings?: ApiKeyAreaLevel;
};

/**
 * The key to create.
 */
export type ApiKeyCreate = {
    name: Name;
    mode: Mode;
    scope?: ApiKeyScope;
    /**
     * What a restricted key can do in each area; required with `scope: restricted`, and only sent with it.
     */
    access?: ApiKeyAccessCreate;
    allowed_ips?: ApiKeyNetworks;
    /**
     * When the key stops working, by the clock of its side.
     */
    expires_at?: DateTime | null;
    /**
     * The user for whom the key is created, as a user of the calling key's side. Defaults to the calling key's user.
     */
    user_id?: UserId;
};

/**
 * Identifies the deleted object.
 */
export type DeletedObject = {
    id: string;
    /**
     * Always true.
     */
    deleted: boolean;
};

/**
 * How long the secret from before continues to work.
 */
export type ApiKeyRoll = {
    /**
     * Hours for which the secret from before works too, by the clock of the key's side; 0 ends it immediately.
     */
    grace_hours?: number;
};

/**
 * The key that the command line gets.
 */
export type CliLoginCreate = {
    name: Name;
    mode: Mode;
    scope?: ApiKeyScope;
    /**
     * What a restricted key can do in each area; required with `scope: restricted`, and only sent with it.
     */
    access?: ApiKeyAccessCreate;
    allowed_ips?: ApiKeyNetworks;
    /**
     * When the key stops working, by the clock of its side.
     */
    expires_at?: DateTime | null;
};

/**
 * A code for the command line.
 */
export type CliLogin = {
    /**
     * What is typed at `docket login`. Only in this response.
     */
    code: string;
    /**
     * The side of the key.
     */
    mode: Mode;
    /**
     * Until when it can be redeemed, in real time.
     */
    expires_at: DateTime;
};

/**
 * Identifier of a contact; identifiers sort by creation.
 */
export type ContactId = string;

/**
 * Language of documents, pages and mails, as a BCP 47 tag: one of `en`, `de`, `fr`, `es`, `it` and `nl`, optionally with a country (`de-CH`). The country determines how numbers and dates are written. Without a country, that of the client, or for users of the workspace, is used if the language is spoken there.
 */
export type Locale = string;

/**
 * Identifier of a client; identifiers sort by creation.
 */
export type ClientId = string;

/**
 * The client of the contact.
 */
export type PortalClient = {
    id: ClientId;
    name: Name;
};

/**
 * IANA name of a time zone.
 */
export type Timezone = string;

/**
 * A color as `#rrggbb`.
 */
export type TagColor = string;

/**
 * The logo shown at the top of invoices.
 */
export type WorkspaceLogo = {
    /**
     * URL of the file; requires an API key, or in the portal the session.
     */
    url: string;
    filename: string;
    content_type: WorkspaceLogoContentType;
    /**
     * Bytes.
     */
    size: number;
    uploaded_at: DateTime;
};

/**
 * The firm that offers the portal.
 */
export type PortalWorkspace = {
    name: Name;
    timezone: Timezone;
    mode: Mode;
    /**
     * Whether projects show hours and budget.
     */
    shows_hours: boolean;
    /**
     * Color of links and buttons; null if none is set.
     */
    accent_color: TagColor | null;
    /**
     * The logo; null if there is none. Its URL requires the session.
     */
    logo: WorkspaceLogo | null;
};

/**
 * The contact who is signed in, and what they can do.
 */
export type PortalProfile = {
    id: ContactId;
    name: Name;
    /**
     * Address for signing in.
     */
    email: string | null;
    access_level: PortalProfileAccessLevel;
    /**
     * Whether invoices, credit notes, the statement and retainers are visible: to contacts with `is_billing` or `receives_invoices`.
     */
    sees_invoices: boolean;
    /**
     * Whether the contact receives the team's public comments on their tickets by mail.
     */
    receives_ticket_replies: boolean;
    /**
     * Language of the portal and its mails.
     */
    locale: Locale;
    client: PortalClient;
    workspace: PortalWorkspace;
};

/**
 * The settings that contacts can change themselves.
 */
export type PortalProfileUpdate = {
    /**
     * Whether the contact receives the team's public comments on their tickets by mail.
     */
    receives_ticket_replies?: boolean;
};

/**
 * The closed list of error codes.
 */
export type ErrorCode = 'invalid_request' | 'unauthorized' | 'forbidden' | 'not_found' | 'method_not_allowed' | 'duplicate' | 'invalid_state' | 'deletion_pending' | 'precondition_failed' | 'payload_too_large' | 'unsupported_media_type' | 'idempotency_key_reused' | 'idempotency_in_progress' | 'rate_limit_exceeded' | 'internal_error' | 'unavailable';

/**
 * What is wrong with one field or parameter.
 */
export type FieldError = {
    /**
     * A dotted path (`line_items.0.rate`), or the name of a parameter.
     */
    field: string;
    /**
     * In a bulk operation: the code that the operation for a single object would return.
     */
    code?: ErrorCode;
    /**
     * The message, phrased to follow the field name. If `code` is not `invalid_request`, it is a complete sentence.
     */
    message: string;
};

/**
 * The error, returned under `error` by every unsuccessful response.
 */
export type ErrorBody = {
    code: ErrorCode;
    /**
     * One human-readable sentence.
     */
    message: string;
    /**
     * The first invalid field as a dotted path (`line_items.0.rate`), or the name of a parameter.
     */
    field?: string;
    /**
     * All invalid fields, or in a bulk operation the errors of all items, up to 100.
     */
    details?: Array<FieldError>;
    /**
     * The `X-Request-Id` of the response.
     */
    request_id: string;
    /**
     * Documentation of the error code.
     */
    doc_url: string;
};

/**
 * An error response.
 */
export type ErrorEnvelope = {
    error: ErrorBody;
};

/**
 * The contact's password and the new one.
 */
export type PortalPasswordUpdate = {
    /**
     * The contact's present password.
     */
    current_password: string;
    /**
     * The new password.
     */
    new_password: string;
};

/**
 * The result of ending the contact's other sessions.
 */
export type PortalSessionsEnded = {
    /**
     * Number of sessions that ended.
     */
    sessions_ended: number;
};

/**
 * Identifier of a session.
 */
export type PortalSessionId = string;

/**
 * A session of the contact in the portal. Its times are in real time, on the test side too.
 */
export type PortalSession = {
    id: PortalSessionId;
    /**
     * Whether this is the session of the request.
     */
    is_current: boolean;
    /**
     * The browser in which the session began, such as Firefox; null if not recognized.
     */
    browser: string | null;
    /**
     * The device or system on which the session began, such as iPhone or Windows; null if not recognized.
     */
    platform: string | null;
    /**
     * The address that the session was last used from; null if not known.
     */
    ip: string | null;
    /**
     * When the contact signed in.
     */
    created_at: DateTime;
    /**
     * When the session was last used, to the minute.
     */
    last_used_at: DateTime;
};

/**
 * Status of a project.
 */
export type ProjectStatus = 'pending' | 'active' | 'on_hold' | 'completed' | 'cancelled';

/**
 * Direction of a sort.
 */
export type SortOrder = 'asc' | 'desc';

/**
 * Identifier of a project; identifiers sort by creation.
 */
export type ProjectId = string;

/**
 * Hours of a project.
 */
export type PortalHours = {
    /**
     * Budget in hours; null for none.
     */
    budget: number | null;
    /**
     * Hours logged, billable or not.
     */
    used: number;
};

/**
 * A project of the client in a list.
 */
export type PortalProjectSummary = {
    id: ProjectId;
    title: Name;
    description: string | null;
    status: ProjectStatus;
    /**
     * First planned day.
     */
    start_date: string | null;
    /**
     * Due date.
     */
    due_date: string | null;
    /**
     * When the project was completed; null until then.
     */
    completed_at: string | null;
    /**
     * Null unless the workspace sets `portal_shows_hours`.
     */
    hours: PortalHours | null;
};

/**
 * Identifier of a phase; identifiers sort by creation.
 */
export type PhaseId = string;

/**
 * A text of one or more lines.
 */
export type LongText = string;

/**
 * Status of a phase.
 */
export type PhaseStatus = 'pending' | 'active' | 'completed';

/**
 * A calendar date, `YYYY-MM-DD`, between 1900-01-01 and 2999-12-31.
 */
export type CalendarDate = string;

/**
 * A phase of a project, as the client sees it.
 */
export type PortalPhase = {
    id: PhaseId;
    title: Name;
    description: LongText | null;
    status: PhaseStatus;
    /**
     * Planned start date.
     */
    start_date: CalendarDate | null;
    /**
     * Due date.
     */
    due_date: CalendarDate | null;
    /**
     * Percentage of its tasks and tickets that are completed, with 2 decimals; 0 if it has none.
     */
    progress_percent: number;
};

/**
 * Identifier of a milestone; identifiers sort by creation.
 */
export type MilestoneId = string;

/**
 * A milestone of a project, as the client sees it.
 */
export type PortalMilestone = {
    id: MilestoneId;
    title: Name;
    description: LongText | null;
    /**
     * The phase of the project.
     */
    phase_id: PhaseId | null;
    /**
     * Due date.
     */
    due_date: CalendarDate | null;
};

/**
 * A project of the client, as the client sees it.
 */
export type PortalProject = {
    id: ProjectId;
    title: Name;
    description: string | null;
    status: ProjectStatus;
    /**
     * First planned day.
     */
    start_date: string | null;
    /**
     * Due date.
     */
    due_date: string | null;
    /**
     * When the project was completed; null until then.
     */
    completed_at: string | null;
    /**
     * Null unless the workspace sets `portal_shows_hours`.
     */
    hours: PortalHours | null;
    /**
     * Percentage of its tasks and tickets that are completed, with 2 decimals, each weighted equally; 0 if it has none.
     */
    progress_percent?: number;
    /**
     * Its phases in order.
     */
    phases?: Array<PortalPhase>;
    /**
     * Its milestones by due date.
     */
    milestones?: Array<PortalMilestone>;
};

/**
 * Identifier of a ticket; identifiers sort by creation.
 */
export type TicketId = string;

/**
 * Status of a ticket.
 */
export type PortalTicketStatus = {
    /**
     * Name of the status.
     */
    name: string;
    color: TagColor;
    /**
     * Whether the ticket is closed.
     */
    is_closed: boolean;
};

/**
 * A ticket of the client, as the client sees it.
 */
export type PortalTicket = {
    id: TicketId;
    /**
     * Ticket number.
     */
    number: string;
    title: Name;
    description: string | null;
    /**
     * The project of the ticket.
     */
    project_id: ProjectId | null;
    /**
     * Title of the project.
     */
    project_title: string | null;
    status: PortalTicketStatus;
    /**
     * Name of the priority.
     */
    priority: string;
    /**
     * The contact whose ticket it is.
     */
    contact_id: ContactId | null;
    /**
     * Name of the contact.
     */
    contact_name: string | null;
    opened_at: DateTime;
    /**
     * When it was closed; null while it is open.
     */
    closed_at: string | null;
    /**
     * Until when a contact with full access can reopen the ticket: 14 days after it was closed. Null while the ticket is open, and after this time.
     */
    reopen_until: string | null;
    /**
     * How it was resolved; null while it is open.
     */
    resolution_summary: string | null;
    /**
     * Whether the firm waits for an answer. True if the ticket is open, the latest public comment is by a user of the firm, and this comment has a question or the status of the ticket pauses the SLA.
     */
    awaits_client: boolean;
    /**
     * When anything that the client sees of the ticket last changed: a field of this object, a public comment or a public file.
     */
    updated_at: string;
};

/**
 * The ticket to create.
 */
export type PortalTicketCreate = {
    title: Name;
    description?: LongText | null;
    /**
     * A project of the client.
     */
    project_id?: ProjectId | null;
};

/**
 * Identifier of an activity of a ticket; identifiers sort by creation.
 */
export type TicketActivityId = string;

/**
 * Type of activity. A `comment` is written by a person, all others are recorded by the service.
 */
export type TicketActivityType = 'comment' | 'status_change' | 'priority_change' | 'assignment' | 'created' | 'closed' | 'reopened' | 'attachment' | 'time_logged';

/**
 * A public comment on a ticket, or a file that was attached.
 */
export type PortalActivity = {
    id: TicketActivityId;
    type: TicketActivityType;
    /**
     * Text of the comment, or name of the file.
     */
    content: string | null;
    /**
     * Name of the user or contact; null for the service itself.
     */
    author_name: string | null;
    /**
     * Whether a contact of the client did it.
     */
    is_own_side: boolean;
    /**
     * When the author last edited the comment; null if never.
     */
    edited_at: string | null;
    created_at: DateTime;
};

/**
 * A comment on a ticket.
 */
export type PortalCommentCreate = {
    /**
     * Text of the comment.
     */
    content: string;
};

/**
 * Identifier of an attachment; identifiers sort by creation.
 */
export type AttachmentId = string;

/**
 * A public file on a ticket.
 */
export type PortalAttachment = {
    id: AttachmentId;
    /**
     * Name of the uploaded file, with an extension that fits `content_type`.
     */
    filename: string;
    /**
     * MIME type, detected from the content.
     */
    content_type: string;
    /**
     * Bytes.
     */
    size: number;
    /**
     * Name of the user or contact.
     */
    author_name: string | null;
    /**
     * URL of the file; requires the session.
     */
    url: string;
    created_at: DateTime;
};

/**
 * A form with one file.
 */
export type PortalAttachmentUpload = {
    /**
     * The file.
     */
    file: Blob | File;
};

/**
 * Why the ticket is reopened.
 */
export type PortalReopen = {
    /**
     * What is still wrong; visible to the team.
     */
    reason?: string | null;
};

/**
 * Whether the client has decided. Only a pending approval changes its status.
 */
export type ApprovalState = 'pending' | 'approved' | 'rejected' | 'cancelled';

/**
 * Identifier of an approval; later ones sort after earlier ones.
 */
export type ApprovalId = string;

/**
 * What the client is asked to approve.
 */
export type ApprovalType = 'milestone' | 'hours';

/**
 * Hours with 2 decimals; 0.25 is a quarter of an hour.
 */
export type Hours = number;

/**
 * What a contact of the client decided.
 */
export type PortalApprovalDecision = {
    /**
     * Name of the contact.
     */
    contact_name: string | null;
    /**
     * Comment of the contact.
     */
    comment: string | null;
    decided_at: DateTime;
};

/**
 * What the client is asked to approve, in a list.
 */
export type PortalApprovalSummary = {
    id: ApprovalId;
    type: ApprovalType;
    status: ApprovalState;
    /**
     * Title of the milestone, project or agreement.
     */
    title: string;
    /**
     * Description of the milestone.
     */
    description: string | null;
    /**
     * The project.
     */
    project_id: ProjectId | null;
    /**
     * First day of the hours; null for a milestone.
     */
    from: CalendarDate | null;
    /**
     * Last day of the hours; null for a milestone.
     */
    to: CalendarDate | null;
    /**
     * Total hours; null for a milestone.
     */
    hours: Hours | null;
    /**
     * Message from the firm.
     */
    message: string | null;
    /**
     * Day by which the client is asked to decide.
     */
    due_date: CalendarDate | null;
    /**
     * Name of the user who asks.
     */
    requested_by_name: string | null;
    requested_at: DateTime;
    /**
     * What the client decided; null until then.
     */
    decision: PortalApprovalDecision | null;
};

/**
 * What a person worked on a day.
 */
export type PortalApprovalPerson = {
    /**
     * Name of the person.
     */
    name: string;
    hours: Hours;
};

/**
 * What was worked on a day.
 */
export type PortalApprovalDay = {
    date: CalendarDate;
    /**
     * Hours of the day.
     */
    hours: Hours;
    /**
     * Who worked on it, by name.
     */
    people: Array<PortalApprovalPerson>;
};

/**
 * What the client is asked to approve, as the client sees it.
 */
export type PortalApproval = {
    id: ApprovalId;
    type: ApprovalType;
    status: ApprovalState;
    /**
     * Title of the milestone, project or agreement.
     */
    title: string;
    /**
     * Description of the milestone.
     */
    description: string | null;
    /**
     * The project.
     */
    project_id: ProjectId | null;
    /**
     * First day of the hours; null for a milestone.
     */
    from: CalendarDate | null;
    /**
     * Last day of the hours; null for a milestone.
     */
    to: CalendarDate | null;
    /**
     * Total hours; null for a milestone.
     */
    hours: Hours | null;
    /**
     * Message from the firm.
     */
    message: string | null;
    /**
     * Day by which the client is asked to decide.
     */
    due_date: CalendarDate | null;
    /**
     * Name of the user who asks.
     */
    requested_by_name: string | null;
    requested_at: DateTime;
    /**
     * What the client decided; null until then.
     */
    decision: PortalApprovalDecision | null;
    /**
     * Only for an approval of hours: the hours by day and person, in order of days.
     */
    days?: Array<PortalApprovalDay>;
};

/**
 * The comment on the approval.
 */
export type PortalApprove = {
    /**
     * A comment for the firm.
     */
    comment?: LongText | null;
};

/**
 * A piece of work, as the client sees it.
 */
export type PortalApprovalEntry = {
    /**
     * Identifier of the line.
     */
    id: string;
    date: CalendarDate;
    /**
     * Name of the person who did it.
     */
    name: string;
    hours: Hours;
    /**
     * What was done.
     */
    description: string | null;
};

/**
 * Why the approval is rejected.
 */
export type PortalReject = {
    /**
     * What is wrong, for the firm; not blank.
     */
    comment: string;
};

/**
 * Status of an invoice. Users set `draft`, `pending_approval` and `approved`. Once the invoice is sent, the status is derived. It is the first that applies: `paid` if nothing is outstanding, `overdue` past its due date, `partial` if partly paid, `viewed` if seen by the client, otherwise `sent`. `void` and `uncollectible` do not change by themselves.
 */
export type InvoiceStatus = 'draft' | 'pending_approval' | 'approved' | 'sent' | 'viewed' | 'partial' | 'paid' | 'overdue' | 'void' | 'uncollectible';

/**
 * Identifier of an invoice; identifiers sort by creation.
 */
export type InvoiceId = string;

/**
 * ISO 4217 code of a currency.
 */
export type Currency = string;

/**
 * An exact amount of money in the accompanying currency, never subject to binary rounding.
 */
export type Money = number;

/**
 * An invoice that was sent to the client.
 */
export type PortalInvoice = {
    id: InvoiceId;
    /**
     * Number of the invoice.
     */
    invoice_number: string;
    status: InvoiceStatus;
    /**
     * Subject of the invoice.
     */
    subject: string | null;
    currency: Currency;
    invoice_date: CalendarDate;
    due_date: CalendarDate;
    /**
     * Total, tax included.
     */
    total: Money;
    /**
     * Payments less refunds.
     */
    amount_paid: Money;
    /**
     * Total of its credit notes.
     */
    credited: Money;
    /**
     * What is still to be paid.
     */
    outstanding: Money;
    /**
     * The page of the invoice, with the ways to pay it.
     */
    hosted_url: string | null;
    /**
     * The page on which it can be paid online; null if there is none, nothing is to be paid, or a payment is on its way.
     */
    pay_url: string | null;
    /**
     * Whether a payment is on its way, such as a debit whose bank takes days. It is in no amount yet, and until it has arrived or failed, no way to pay is offered.
     */
    payment_under_way: boolean;
    /**
     * URL of the PDF; requires the session.
     */
    pdf_url: string;
    /**
     * URL of its electronic form, which requires the session; null if it was issued as a plain PDF only.
     */
    e_invoice_url: string | null;
};

/**
 * Identifier of a credit note; later ones sort after earlier ones.
 */
export type CreditNoteId = string;

/**
 * A credit on an invoice of the client.
 */
export type PortalCreditNote = {
    id: CreditNoteId;
    /**
     * Number of the credit note.
     */
    credit_note_number: string;
    invoice_id: InvoiceId;
    /**
     * Number of the invoice.
     */
    invoice_number: string;
    currency: Currency;
    credit_date: CalendarDate;
    /**
     * Total, tax included; positive.
     */
    total: Money;
    /**
     * URL of the PDF; requires the session.
     */
    pdf_url: string;
    /**
     * URL of its electronic form, which requires the session; null if it was issued as a plain PDF only.
     */
    e_invoice_url: string | null;
};

/**
 * Format of a report.
 */
export type AnswerFormat = 'json' | 'csv' | 'pdf';

/**
 * What changed the balance.
 */
export type StatementMovementType = 'invoice' | 'credit_note' | 'payment' | 'refund';

/**
 * A change of the amount that a client owes.
 */
export type StatementMovement = {
    date: CalendarDate;
    type: StatementMovementType;
    /**
     * Identifier of the invoice, payment, refund or credit note.
     */
    id: string;
    /**
     * The invoice to which the movement belongs; null for a payment over several invoices or without one, and for refunds of what was on none.
     */
    invoice_id: InvoiceId | null;
    /**
     * Number of the credit note, or else of the invoice; the reference of a payment that belongs to none, or empty.
     */
    number: string;
    /**
     * Amount that the movement adds to the balance: positive for an invoice or a refund, negative for a payment or a credit note.
     */
    amount: Money;
    /**
     * What the client owed after the movement.
     */
    balance: Money;
};

/**
 * The part of a statement in one currency.
 */
export type StatementAccount = {
    currency: Currency;
    /**
     * What the client owed before the first day; negative if it had paid too much.
     */
    opening_balance: Money;
    /**
     * What changed the balance, oldest first.
     */
    movements: Array<StatementMovement>;
    /**
     * What the client owed at the end of the last day; negative if it had paid too much.
     */
    closing_balance: Money;
    /**
     * Money of the client that was on no invoice at the end of the last day; `closing_balance` is less by it.
     */
    credit: Money;
    /**
     * Interest by the rule of the workspace on the invoices that are outstanding, for their days up to the last day, or today if that is earlier, that were not charged yet. For information: no balance contains it. Null for none.
     */
    late_interest: number | null;
};

/**
 * What a client was billed, paid and was credited over a range of days.
 */
export type Statement = {
    client_id: ClientId;
    /**
     * Name of the client.
     */
    client_name: string;
    /**
     * First day.
     */
    from: CalendarDate;
    /**
     * Last day.
     */
    to: CalendarDate;
    /**
     * One account for each currency, the client's currency first.
     */
    accounts: Array<StatementAccount>;
};

/**
 * Identifier of an agreement; identifiers sort by creation.
 */
export type AgreementId = string;

/**
 * Status of an agreement. `draft`: no period yet. `active`: periods follow one another. `paused`: the running period ends as planned and no period opens.
 * `expired`: its `end_date` has passed. `cancelled`: set immediately on cancellation, although periods run to the effective date.
 *
 */
export type AgreementStatus = 'draft' | 'active' | 'paused' | 'expired' | 'cancelled';

/**
 * Hours of the open period of a retainer agreement.
 */
export type PortalAgreementPeriod = {
    start_date: CalendarDate;
    end_date: CalendarDate;
    /**
     * Included hours and those rolled over from earlier periods.
     */
    available_hours: number;
    /**
     * Hours used so far.
     */
    used_hours: number;
    /**
     * Hours left.
     */
    remaining_hours: number;
};

/**
 * A retainer agreement of the client, with what is left of its open period.
 */
export type PortalAgreement = {
    id: AgreementId;
    title: Name;
    status: AgreementStatus;
    start_date: CalendarDate;
    /**
     * Last day as agreed; null if ongoing.
     */
    end_date: string | null;
    /**
     * The open period; null if there is none.
     */
    period: PortalAgreementPeriod | null;
};

/**
 * Identifier of a mail; identifiers sort by creation.
 */
export type MailId = string;

/**
 * A mail captured on the test side instead of being sent. Reading links requires an unrestricted key: for a read-only key, `text`, `html` and `links` are empty.
 */
export type TestMail = {
    id: MailId;
    to: Array<string>;
    cc: Array<string>;
    bcc: Array<string>;
    subject: string;
    /**
     * The plain text body.
     */
    text: string;
    /**
     * The HTML body.
     */
    html: string;
    /**
     * All distinct links in the two bodies, in order.
     */
    links: Array<string>;
    /**
     * The attached files. The logo, which the HTML shows as `cid:logo@docket`, is not listed.
     */
    attachments: Array<TestMailAttachment>;
    created_at: DateTime;
};

/**
 * A status of users, or `all` of them.
 */
export type UserStatusFilter = 'active' | 'invited' | 'deactivated' | 'all';

/**
 * Owners and admins can do everything; a manager leads a team; a member logs time and works on projects; a viewer can only read; a contractor is external, with limited access.
 */
export type UserRole = 'owner' | 'admin' | 'manager' | 'member' | 'viewer' | 'contractor';

/**
 * An invited user has not yet accepted the invitation; a deactivated user cannot sign in, but their history is kept.
 */
export type UserStatus = 'active' | 'invited' | 'deactivated';

/**
 * Permissions of the user. The role determines the defaults; owners and admins have every permission, viewers never have a write permission, and contractors at most `can_see_rates` and `can_export_data`.
 */
export type Permissions = {
    /**
     * See hourly rates and the value of time.
     */
    can_see_rates: boolean;
    /**
     * See cost rates and profit.
     */
    can_see_costs: boolean;
    /**
     * Approve time and expenses.
     */
    can_approve_time: boolean;
    /**
     * Manage invoices, payments, agreements and rate cards.
     */
    can_manage_invoices: boolean;
    /**
     * Manage clients and contacts.
     */
    can_manage_clients: boolean;
    /**
     * Manage projects.
     */
    can_manage_projects: boolean;
    /**
     * Invite, update and deactivate members, viewers and contractors.
     */
    can_manage_team: boolean;
    /**
     * View reports.
     */
    can_view_reports: boolean;
    /**
     * Export data as CSV and PDF.
     */
    can_export_data: boolean;
};

/**
 * Whether `notification_settings` mails `ticket_assigned` and `client_replied` to the user, now or in a digest. Users are not notified of their own actions.
 */
export type UserNotifications = {
    /**
     * A ticket was assigned to the user.
     */
    ticket_assigned: boolean;
    /**
     * A contact replied on a ticket assigned to the user.
     */
    ticket_replied: boolean;
};

/**
 * When notifications of a kind are mailed to the user: `now`, each by itself; `daily` or `weekly`, those that are still unread, together at 8:00 (on Mondays) in the time zone of the user, or that of the workspace if the user has none; or `off`. A digest contains what the user may still see when it is mailed.
 */
export type NotificationMail = 'now' | 'daily' | 'weekly' | 'off';

/**
 * How a user receives notifications of a kind.
 */
export type NotificationSetting = {
    /**
     * Whether `listNotifications` has them.
     */
    app: boolean;
    mail: NotificationMail;
};

/**
 * How the user receives notifications of each kind (`NotificationKind`). What the user has not set follows the role.
 */
export type NotificationSettings = {
    ticket_assigned: NotificationSetting;
    mentioned: NotificationSetting;
    client_replied: NotificationSetting;
    ticket_answered: NotificationSetting;
    time_rejected: NotificationSetting;
    expense_rejected: NotificationSetting;
    approval_requested: NotificationSetting;
    approval_decided: NotificationSetting;
    budget_crossed: NotificationSetting;
    sla_warning: NotificationSetting;
    sla_breached: NotificationSetting;
    invoice_overdue: NotificationSetting;
    invoice_paid: NotificationSetting;
    invoice_mail_failed: NotificationSetting;
    payment_disputed: NotificationSetting;
    refund_failed: NotificationSetting;
    retainer_near_limit: NotificationSetting;
    retainer_ending: NotificationSetting;
    time_missing: NotificationSetting;
};

/**
 * Identifier of a time entry; identifiers sort by creation.
 */
export type TimeEntryId = string;

/**
 * A brief form of a time entry.
 */
export type UserTimeEntry = {
    id: TimeEntryId;
    date: CalendarDate;
    hours: Hours;
    description: string | null;
    client_id: string | null;
    project_id: string | null;
    ticket_id: string | null;
    /**
     * Whether the hours are billable.
     */
    billable: boolean;
    /**
     * Whether the timer is still running.
     */
    running: boolean;
};

/**
 * A brief form of a project.
 */
export type UserProject = {
    id: ProjectId;
    title: string;
    client_id: ClientId;
    status: ProjectStatus;
};

/**
 * A percentage with 2 decimals; 75 is 75 percent. Can exceed 100.
 */
export type Percent = number;

/**
 * Statistics of the user's work. Weeks begin on Monday; running timers count as 0 hours.
 */
export type UserStats = {
    hours_this_week: Hours;
    hours_this_month: Hours;
    /**
     * Billable hours this month as a percentage of all hours this month; 0 without hours.
     */
    billable_percent: Percent;
    /**
     * Active projects that the user manages, has open tickets on, or has logged time on in the last 90 days.
     */
    active_projects: number;
    /**
     * Open tickets assigned to the user.
     */
    open_tickets: number;
};

/**
 * A person on one side of the workspace. Of other users, contractors see only `id`, `name` and `role`.
 */
export type User = {
    id: UserId;
    /**
     * Unique in the workspace.
     */
    email?: string;
    name: string;
    avatar_url?: string | null;
    role: UserRole;
    title?: string | null;
    department?: string | null;
    phone?: string | null;
    /**
     * IANA name of the time zone; null uses the workspace's.
     */
    timezone?: string | null;
    /**
     * Language in which the user reads pages, mails and files of Docket, with its formats of numbers and dates; null follows the workspace's.
     */
    locale?: Locale | null;
    status?: UserStatus;
    capacity?: UserCapacity;
    rates?: UserRates;
    permissions?: Permissions;
    notifications?: UserNotifications;
    notification_settings?: NotificationSettings;
    /**
     * When a key of the user was last used, to the minute.
     */
    last_active_at?: string | null;
    /**
     * Only on invited users.
     */
    invitation_sent_at?: string;
    /**
     * Only on invited users.
     */
    invitation_expires_at?: string;
    /**
     * Only on deactivated users.
     */
    deactivated_at?: string;
    created_at?: DateTime;
    updated_at?: DateTime;
    /**
     * With `include=time_entries`: the 20 latest time entries.
     */
    time_entries?: Array<UserTimeEntry>;
    /**
     * With `include=projects`: the newest 100 projects that the user manages, has open tickets on, or has logged time on in the last 90 days.
     */
    projects?: Array<UserProject>;
    /**
     * With `include=stats`.
     */
    stats?: UserStats;
};

/**
 * An absolute http or https URL.
 */
export type Url = string;

/**
 * A short text.
 */
export type ShortText = string;

/**
 * How to receive notifications of a kind; omitted fields are unchanged, null returns to what the role starts with.
 */
export type NotificationSettingUpdate = {
    /**
     * Whether `listNotifications` has them.
     */
    app?: boolean | null;
    mail?: NotificationMail | null;
};

/**
 * How the user wants to receive notifications, by kind; kinds and fields that are omitted are unchanged.
 */
export type NotificationSettingsUpdate = {
    ticket_assigned?: NotificationSettingUpdate;
    mentioned?: NotificationSettingUpdate;
    client_replied?: NotificationSettingUpdate;
    ticket_answered?: NotificationSettingUpdate;
    time_rejected?: NotificationSettingUpdate;
    expense_rejected?: NotificationSettingUpdate;
    approval_requested?: NotificationSettingUpdate;
    approval_decided?: NotificationSettingUpdate;
    budget_crossed?: NotificationSettingUpdate;
    sla_warning?: NotificationSettingUpdate;
    sla_breached?: NotificationSettingUpdate;
    invoice_overdue?: NotificationSettingUpdate;
    invoice_paid?: NotificationSettingUpdate;
    invoice_mail_failed?: NotificationSettingUpdate;
    payment_disputed?: NotificationSettingUpdate;
    refund_failed?: NotificationSettingUpdate;
    retainer_near_limit?: NotificationSettingUpdate;
    retainer_ending?: NotificationSettingUpdate;
    time_missing?: NotificationSettingUpdate;
};

/**
 * Hours that the user works in a week.
 */
export type HoursPerWeek = number;

/**
 * Target percentage of capacity that is billable.
 */
export type BillableTarget = number;

/**
 * An hourly rate with up to 4 decimals, in the accompanying currency.
 */
export type RateInput = number;

/**
 * The fields of a user to change. Capacity and rates can be sent grouped or flat.
 */
export type UserUpdate = {
    name?: Name;
    avatar_url?: Url | null;
    title?: ShortText | null;
    department?: ShortText | null;
    phone?: ShortText | null;
    role?: UserRole;
    timezone?: Timezone | null;
    /**
     * Language in which the user reads pages, mails and files of Docket, with its formats of numbers and dates; null follows the workspace's.
     */
    locale?: Locale | null;
    notifications?: UserUpdateNotifications;
    notification_settings?: NotificationSettingsUpdate;
    capacity?: UserUpdateCapacity;
    rates?: UserUpdateRates;
    hours_per_week?: HoursPerWeek;
    billable_target?: BillableTarget;
    cost_rate?: RateInput | null;
    bill_rate?: RateInput | null;
};

/**
 * A change to apply to several users.
 */
export type UsersUpdate = {
    /**
     * The users to change.
     */
    ids: Array<UserId>;
    updates: UserUpdate;
};

/**
 * An e-mail address. Its domain may have letters of any script.
 */
export type Email = string;

/**
 * The user to invite.
 */
export type UserInvite = {
    /**
     * Address to which the invitation is mailed. Unique in the workspace.
     */
    email: Email;
    name: Name;
    role: UserRole;
    title?: ShortText | null;
    department?: ShortText | null;
    /**
     * Language of the invitation and of what the user reads later; null follows the workspace's.
     */
    locale?: Locale | null;
    hours_per_week?: HoursPerWeek;
    billable_target?: BillableTarget;
    cost_rate?: RateInput | null;
    bill_rate?: RateInput | null;
};

/**
 * Identifier of a session.
 */
export type SessionId = string;

/**
 * A session in which a user is signed in. Its times are in real time, on the test side too.
 */
export type Session = {
    id: SessionId;
    /**
     * Whether this is the session of the request; false for a request with an API key.
     */
    is_current: boolean;
    /**
     * The browser in which the session began, such as Firefox; null if not recognized.
     */
    browser: string | null;
    /**
     * The device or system on which the session began, such as iPhone or Windows; null if not recognized.
     */
    platform: string | null;
    /**
     * The address that the session was last used from; null if not known.
     */
    ip: string | null;
    /**
     * When the user signed in.
     */
    created_at: DateTime;
    /**
     * When the session was last used, to the minute.
     */
    last_used_at: DateTime;
};

/**
 * The result of ending other sessions of the user.
 */
export type EndedSessions = {
    /**
     * Number of sessions that ended.
     */
    sessions_ended: number;
};

/**
 * The user's password and the new one.
 */
export type PasswordUpdate = {
    /**
     * The user's present password.
     */
    current_password: string;
    /**
     * The new password.
     */
    new_password: string;
};

/**
 * Identifier of a passkey; identifiers sort by creation.
 */
export type PasskeyId = string;

/**
 * A passkey (WebAuthn) of the user who is signed in. Its times are in real time, on the test side too.
 */
export type Passkey = {
    id: PasskeyId;
    /**
     * What the user calls it, such as the device that has it.
     */
    name: string;
    /**
     * Whether it is also on other devices of the user, because their password manager copies it there.
     */
    is_synced: boolean;
    /**
     * When it was added.
     */
    created_at: DateTime;
    /**
     * When the user last signed in with it; null before the first time.
     */
    last_used_at: string | null;
};

/**
 * The passkey that the browser has made.
 */
export type PasskeyCreate = {
    name: Name;
    /**
     * What `navigator.credentials.create` returned, as its `toJSON()` writes it (`RegistrationResponseJSON` of WebAuthn).
     */
    credential: {
        [key: string]: unknown;
    };
};

/**
 * A passkey that was just added.
 */
export type PasskeyCreated = {
    id: PasskeyId;
    /**
     * What the user calls it, such as the device that has it.
     */
    name: string;
    /**
     * Whether it is also on other devices of the user, because their password manager copies it there.
     */
    is_synced: boolean;
    /**
     * When it was added.
     */
    created_at: DateTime;
    /**
     * When the user last signed in with it; null before the first time.
     */
    last_used_at: string | null;
    /**
     * Ten codes, each of which works once in place of the passkey, after the password; null if the user had a second factor or a passkey before. Only in this response: show them once.
     */
    recovery_codes: Array<string> | null;
};

/**
 * The password of the user, which confirms what they do.
 */
export type PasswordConfirmation = {
    /**
     * The user's present password.
     */
    current_password: string;
};

/**
 * What the browser needs to make a passkey. Only in this response.
 */
export type PasskeyOptions = {
    /**
     * For `navigator.credentials.create`, as `PublicKeyCredential.parseCreationOptionsFromJSON` reads it (`PublicKeyCredentialCreationOptionsJSON` of WebAuthn).
     */
    options: {
        [key: string]: unknown;
    };
};

/**
 * The fields of a passkey to change.
 */
export type PasskeyUpdate = {
    name?: Name;
};

/**
 * A code of the second factor.
 */
export type FactorCode = {
    /**
     * Six digits from the authenticator app or, where it says so, a recovery code. Spaces and hyphens do not matter.
     */
    code: string;
};

/**
 * Codes that stand in for the second factor when it is lost. Only in this response.
 */
export type RecoveryCodeSet = {
    /**
     * Ten codes, each of which works once.
     */
    recovery_codes: Array<string>;
};

/**
 * The second factor of the user who is signed in.
 */
export type SecondFactor = {
    /**
     * Since when the user has an authenticator app as their second factor, in real time; null without one.
     */
    confirmed_at: string | null;
    /**
     * How many recovery codes were not used yet.
     */
    recovery_codes_left: number;
};

/**
 * A secret for an authenticator app (RFC 6238). Only in this response.
 */
export type Totp = {
    /**
     * The secret in base32, to type into the app.
     */
    secret: string;
    /**
     * The `otpauth:` address that apps read.
     */
    uri: string;
    /**
     * The address as a QR code, an image in SVG.
     */
    qr_svg: string;
};

/**
 * The second factor is gone.
 */
export type FactorRemoved = {
    /**
     * Always true.
     */
    deleted: boolean;
};

/**
 * A related object of a user that can be embedded.
 */
export type UserInclude = 'time_entries' | 'projects' | 'stats';

/**
 * A user or contact whose personal data was erased.
 */
export type ErasedPerson = {
    /**
     * Id of the user or contact.
     */
    id: string;
    /**
     * Always true.
     */
    erased: boolean;
};

/**
 * The permissions to change; null resets a permission to the default of the role.
 */
export type PermissionsUpdate = {
    /**
     * See hourly rates and the value of time.
     */
    can_see_rates?: boolean | null;
    /**
     * See cost rates and profit.
     */
    can_see_costs?: boolean | null;
    /**
     * Approve time and expenses.
     */
    can_approve_time?: boolean | null;
    /**
     * Manage invoices, payments, agreements and rate cards.
     */
    can_manage_invoices?: boolean | null;
    /**
     * Manage clients and contacts.
     */
    can_manage_clients?: boolean | null;
    /**
     * Manage projects.
     */
    can_manage_projects?: boolean | null;
    /**
     * Invite, update and deactivate members, viewers and contractors.
     */
    can_manage_team?: boolean | null;
    /**
     * View reports.
     */
    can_view_reports?: boolean | null;
    /**
     * Export data as CSV and PDF.
     */
    can_export_data?: boolean | null;
};

/**
 * Records of one kind that are about a person.
 */
export type PersonalDataRecords = {
    /**
     * The kind of the records: `agreements`, `api_keys`, `approvals`, `attachments`, `audit_entries`, `comments`, `events`, `expenses`, `invoices`, `mails`, `notifications`, `projects`, `requests`, `saved_views`, `scheduled_reports`, `sessions`, `tickets`, `time_entries`, `watched_tickets`. New kinds are added without notice.
     */
    kind: string;
    /**
     * How many there are.
     */
    count: number;
    /**
     * The records, the newest first, 1,000 at most. Keys and links that let somebody sign in are left out.
     */
    items: Array<{
        [key: string]: unknown;
    }>;
};

/**
 * Everything that is stored about a user or contact.
 */
export type PersonalData = {
    /**
     * Id of the user or contact.
     */
    id: string;
    /**
     * `user` or `contact`.
     */
    type: string;
    /**
     * The user or contact, as their GET returns it.
     */
    profile: {
        [key: string]: unknown;
    };
    /**
     * What the person did or is named in, by kind.
     */
    records: Array<PersonalDataRecords>;
};

/**
 * A range of full days: `this_month` includes the whole month to its last day. Weeks begin on Monday; `custom` uses `from` and `to`.
 */
export type ReportPeriod = 'today' | 'yesterday' | 'this_week' | 'last_week' | 'this_month' | 'last_month' | 'this_quarter' | 'last_quarter' | 'this_year' | 'last_year' | 'custom';

/**
 * `exceeding` at or above the target, otherwise `below`.
 */
export type UtilizationStatus = 'exceeding' | 'below';

/**
 * The hours of a user over a range of days. Running timers count as 0; hours are billable if the entry is billable and not excluded.
 */
export type UserTimeSummary = {
    period: UserTimeSummaryPeriod;
    hours: UserTimeSummaryHours;
    utilization: UserTimeSummaryUtilization;
    /**
     * Most hours first.
     */
    by_project: Array<UserTimeSummaryByProject>;
};

/**
 * A screen of the dashboard. Users see a screen if they may list its objects: `invoices`, `payments`, `credit_notes` and `retainers`, for instance, are for those who see invoices, and `reports` is for those with `can_view_reports`.
 */
export type SavedViewScreen = 'time' | 'expenses' | 'approvals' | 'tickets' | 'projects' | 'clients' | 'unbilled' | 'invoices' | 'payments' | 'credit_notes' | 'retainers' | 'people' | 'reports';

/**
 * Identifier of a saved view; identifiers sort by creation.
 */
export type SavedViewId = string;

/**
 * A text, a number or a boolean.
 */
export type SavedViewScalar = string | number | boolean;

/**
 * A text, a number, a boolean, or a list of these.
 */
export type SavedViewValue = SavedViewScalar | Array<SavedViewScalar>;

/**
 * The filters and the order of the list, as the screen names them: texts, numbers, booleans, and lists of these, by names of lower-case letters, digits and `_`. At most 8,000 bytes as JSON. It is stored as it is, and checked only where the list is read.
 */
export type SavedViewQuery = {
    [key: string]: SavedViewValue;
};

/**
 * Name of the column, as the screen names it.
 */
export type SavedViewColumnId = string;

/**
 * A column of the list.
 */
export type SavedViewColumn = {
    id: SavedViewColumnId;
    /**
     * Its width in pixels; null if it is as wide as its content.
     */
    width: number | null;
};

/**
 * The filters, order and columns of a screen under a name.
 */
export type SavedView = {
    id: SavedViewId;
    /**
     * The user to whom the view belongs.
     */
    user_id: UserId;
    /**
     * Name of that user.
     */
    user_name: string;
    screen: SavedViewScreen;
    name: Name;
    query: SavedViewQuery;
    /**
     * The columns from left to right; empty for those that the screen shows by itself.
     */
    columns: Array<SavedViewColumn>;
    /**
     * Whether colleagues who may see the screen see the view too.
     */
    shared: boolean;
    /**
     * Whether the screen opens with this view for the key's user. At most one view of a user is the default of a screen; a colleague's view is never one.
     */
    is_default: boolean;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * A column of the list.
 */
export type SavedViewColumnInput = {
    id: SavedViewColumnId;
    /**
     * Its width in pixels. Without one, it is as wide as its content.
     */
    width?: number | null;
};

/**
 * The view to save.
 */
export type SavedViewCreate = {
    /**
     * The screen that the view is of. It cannot change later.
     */
    screen: SavedViewScreen;
    name: Name;
    query?: SavedViewQuery;
    /**
     * The columns from left to right, each once. Empty or omitted for those that the screen shows by itself.
     */
    columns?: Array<SavedViewColumnInput>;
    /**
     * Whether colleagues who may see the screen see the view too.
     */
    shared?: boolean;
    /**
     * Whether the screen opens with this view; true replaces the default view of the screen.
     */
    is_default?: boolean;
};

/**
 * The fields of a saved view to change.
 */
export type SavedViewUpdate = {
    name?: Name;
    /**
     * Replaces the whole query.
     */
    query?: SavedViewQuery;
    /**
     * Replaces all columns. Empty for those that the screen shows by itself.
     */
    columns?: Array<SavedViewColumnInput>;
    /**
     * Whether colleagues who may see the screen see the view too.
     */
    shared?: boolean;
    /**
     * Whether the screen opens with this view; true replaces the default view of the screen, false leaves the screen without one.
     */
    is_default?: boolean;
};

/**
 * Kind of object.
 */
export type SearchKind = 'client' | 'contact' | 'project' | 'ticket' | 'time_entry' | 'expense' | 'invoice' | 'credit_note' | 'agreement' | 'user' | 'tag';

/**
 * A part of a text that matches.
 */
export type SearchHit = {
    /**
     * Where the part begins: the number of UTF-16 code units before it.
     */
    start: number;
    /**
     * Where the part ends: the number of UTF-16 code units up to and including its last one.
     */
    end: number;
};

/**
 * The text in which the match was found, or at most 200 characters of it around the first match.
 */
export type SearchSnippet = {
    /**
     * The field of the object that the text is taken from, such as `title`, `description`, `number` or `external_id`.
     */
    field: string;
    /**
     * The text as it is stored.
     */
    text: string;
    /**
     * The parts of `text` that match, in order and without overlaps. Offsets are in UTF-16 code units, as strings are indexed in JavaScript, Java and C#: `text.slice(start, end)`. Empty if the match is after the first 20,000 characters of a long text.
     */
    hits: Array<SearchHit>;
};

/**
 * The client that a search result belongs to.
 */
export type SearchClient = {
    id: ClientId;
    /**
     * The name of the client.
     */
    name: string;
};

/**
 * An object that a search found.
 */
export type FoundObject = {
    kind: SearchKind;
    /**
     * Identifier of the object, for the operation that returns it.
     */
    id: string;
    /**
     * Name, title or subject of the object. For a credit note, and for an invoice without a subject, it is the number; for a time entry or an expense, the first 200 characters of the description.
     */
    title: string;
    /**
     * Its number, if objects of its kind have one: tickets, invoices and credit notes.
     */
    number: string | null;
    snippet: SearchSnippet;
    /**
     * The client it belongs to; null if it has none, is a client itself, or the key's user is not allowed to see the client.
     */
    client: SearchClient | null;
    /**
     * When the object was last changed.
     */
    updated_at: DateTime;
};

/**
 * Identifier of a workspace; identifiers sort by creation.
 */
export type WorkspaceId = string;

/**
 * How the hours of a timer are rounded when it is stopped: `none`, or `up` or to the `nearest` multiple of 6 or 15 minutes.
 */
export type TimeRounding = 'none' | 'up_6' | 'nearest_6' | 'up_15' | 'nearest_15';

/**
 * To what the totals of invoices in a currency are rounded, because there are no smaller coins.
 */
export type TotalRounding = {
    currency: Currency;
    /**
     * Totals become multiples of it. A multiple of the smallest unit of the currency, and at most 10000 of them: 0.05 for CHF, 0.5 for DKK, 1 for SEK, 5 for HUF, 10 for JPY.
     */
    increment: number;
};

/**
 * How credit of clients gets to their invoices: `by_hand`, or `automatically` when an invoice is sent, from the oldest payment first.
 */
export type ApplyCredit = 'automatically' | 'by_hand';

/**
 * Open spans of a day as `[from, to]`, in the order of the day. A day that is open until midnight ends at `24:00`.
 */
export type BusinessDay = Array<[
    string,
    string
]>;

/**
 * The hours during which SLA targets count, in the workspace's time zone. Omitted days are closed, as are holidays. The spans of a day must be in order and must not overlap; at least one day must have one.
 */
export type BusinessHours = {
    weekly: BusinessHoursWeekly;
    /**
     * Days that do not count towards SLA targets.
     */
    holidays?: Array<CalendarDate>;
};

/**
 * A postal address.
 */
export type PostalAddress = {
    line1: string | null;
    line2: string | null;
    city: string | null;
    state: string | null;
    postal_code: string | null;
    /**
     * ISO 3166-1 alpha-2 code.
     */
    country: string | null;
};

/**
 * An identifier of a firm other than its tax numbers, such as a GLN (scheme 0088) or a SIRET (0009).
 */
export type PartyIdentifier = {
    /**
     * The kind of identifier, by its code of ISO 6523.
     */
    scheme: string;
    value: string;
};

/**
 * Where a firm receives electronic invoices.
 */
export type ElectronicAddress = {
    /**
     * The kind of address, by its code of the list of electronic address schemes (EAS), such as 0088 for a GLN or 9930 for a German VAT id. `EM` is an e-mail address.
     */
    scheme: string;
    value: string;
};

/**
 * The seller as invoices name it. Every field is null until it is set.
 */
export type Business = {
    /**
     * Registered name; documents show the workspace's `name` while it is null.
     */
    legal_name: string | null;
    address: PostalAddress;
    /**
     * The VAT identification number as it was written, or else the tax number.
     */
    tax_id: string | null;
    /**
     * VAT identification number.
     */
    vat_id: string | null;
    /**
     * National tax number.
     */
    tax_number: string | null;
    /**
     * Other identifiers of the seller.
     */
    identifiers: Array<PartyIdentifier>;
    /**
     * Where the seller receives electronic invoices and answers to them.
     */
    electronic_address: ElectronicAddress | null;
    /**
     * Person or department for questions about invoices.
     */
    contact_name: string | null;
    /**
     * Number in the companies' register.
     */
    registration_number: string | null;
    /**
     * E-mail address for questions about invoices.
     */
    email: string | null;
    phone: string | null;
    website: string | null;
};

/**
 * How clients pay, as invoices print it. Every field is null until it is set.
 */
export type PaymentDetails = {
    /**
     * Who holds the account; documents show the seller's name while it is null.
     */
    account_holder: string | null;
    /**
     * Without spaces.
     */
    iban: string | null;
    bic: string | null;
    bank_name: string | null;
    /**
     * Other ways to pay, or an account that has no IBAN.
     */
    instructions: string | null;
};

/**
 * How firmly a reminder is worded: `before_due` is a friendly note before or on the due date, `first` a reminder, `second` a firmer one, and `last` the last one before other steps. Each has a text of its own in each language.
 */
export type ReminderLevel = 'before_due' | 'first' | 'second' | 'last';

/**
 * A reminder that is sent by itself.
 */
export type ReminderStep = {
    /**
     * Days from the due date to the reminder. For `before_due` 0 or negative, which is before the due date; for the other levels 1 or more.
     */
    days_after_due: number;
    level: ReminderLevel;
};

/**
 * The interest for late payment that the workspace shows on reminders and statements, and charges by `chargeInvoiceInterest`. Either `annual_rate`, or `base_rate` and `base_rate_plus`.
 */
export type LateInterest = {
    /**
     * Interest of a year as a fraction; 0.09 is 9 percent.
     */
    annual_rate: number | null;
    /**
     * The base rate of a central bank as the workspace has entered it, as a fraction. Docket does not look it up.
     */
    base_rate: number | null;
    /**
     * What is added to the base rate for interest of a year.
     */
    base_rate_plus: number | null;
};

/**
 * The requested deletion of a workspace, which applies to both of its sides.
 */
export type WorkspaceDeletion = {
    /**
     * When the deletion was requested.
     */
    requested_at: string;
    /**
     * The owner who requested it; null for the operator of the service.
     */
    requested_by_id: UserId | null;
    /**
     * Name of the owner.
     */
    requested_by_name: string | null;
    /**
     * When everything of the workspace is deleted, in real time. Until then an owner can take it back.
     */
    deletes_at: string;
};

/**
 * One side of a workspace and its settings. The live and the test side are isolated from each other.
 */
export type Workspace = {
    id: WorkspaceId;
    mode: Mode;
    name: Name;
    currency: Currency;
    timezone: Timezone;
    /**
     * Days from invoice date to due date, for clients without their own terms.
     */
    payment_terms_days: number;
    /**
     * Tax rate as a fraction, for clients without their own.
     */
    default_tax_rate: number | null;
    /**
     * Format of invoice numbers.
     */
    invoice_number_format: string;
    /**
     * Hourly rate used if no more specific rate applies. Omitted without `can_see_rates`.
     */
    default_hourly_rate?: number | null;
    /**
     * Emergency rate as a multiple of the standard rate, for rate cards without an emergency rate.
     */
    emergency_multiplier: number;
    time_rounding: TimeRounding;
    /**
     * The currencies in which totals of new invoices are rounded, half away from zero. Totals in others are exact.
     */
    total_rounding: Array<TotalRounding>;
    /**
     * Whether an invoice must be approved before it is sent.
     */
    require_invoice_approval: boolean;
    apply_credit: ApplyCredit;
    /**
     * Whether an expense must be approved before it is invoiced.
     */
    require_expense_approval: boolean;
    /**
     * Whether time must be approved before it is invoiced.
     */
    require_time_approval: boolean;
    /**
     * Whether approvers can approve and reject their own time and expenses. Owners always can.
     */
    allow_self_approval: boolean;
    /**
     * Whether users sign in with a second factor. Users without one can do nothing but set it up; API keys keep working.
     */
    require_two_factor: boolean;
    /**
     * Whether clients see the hours and the budget in hours of their projects in the portal.
     */
    portal_shows_hours: boolean;
    /**
     * Color of links and buttons in the portal; null for the default blue. If the color would be hard to read, a lighter or darker shade of it is shown.
     */
    accent_color: TagColor | null;
    /**
     * If null, SLA targets count around the clock.
     */
    sla_business_hours: BusinessHours | null;
    /**
     * Time dated before this day can be changed by owners only.
     */
    lock_time_before: string | null;
    business: Business;
    payment: PaymentDetails;
    /**
     * Text at the end of every invoice.
     */
    invoice_footer: string | null;
    /**
     * The reminders that are sent by themselves, for clients without a schedule of their own; none if empty.
     */
    reminder_schedule: Array<ReminderStep>;
    /**
     * Recipients of a copy of each mail to clients about billing.
     */
    mail_cc: Array<Email>;
    /**
     * Where replies to mails about billing go; null uses `business.email`.
     */
    mail_reply_to: string | null;
    /**
     * Interest for late payment; null for none.
     */
    late_interest: LateInterest | null;
    /**
     * Language of documents, pages and mails to clients and users who have none set; null is English.
     */
    locale: Locale | null;
    logo: WorkspaceLogo | null;
    mail: WorkspaceMail;
    /**
     * The deletion that was requested, during which the workspace is read-only; null if none was.
     */
    deletion: WorkspaceDeletion | null;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * A tax rate as a fraction; 0.0825 is 8.25 percent.
 */
export type TaxRate = number;

/**
 * Country by its alpha-2 code - one that ISO 3166-1 assigns, or `XK`.
 */
export type Country = string;

/**
 * The fields of a postal address to change. Null clears a field.
 */
export type PostalAddressUpdate = {
    line1?: ShortText | null;
    line2?: ShortText | null;
    city?: ShortText | null;
    state?: ShortText | null;
    postal_code?: ShortText | null;
    country?: Country | null;
};

/**
 * A VAT identification number with the prefix of its country, checked by its form and, where the country defines one, its check digit. Blanks, dots and dashes are removed, and letters made capital; the prefix of Greece is `EL`. A number of a country whose VAT ids are not known here is a tax number.
 */
export type VatId = string;

/**
 * The fields of the seller to change; a field left out keeps its value and null clears it.
 */
export type BusinessUpdate = {
    legal_name?: ShortText | null;
    /**
     * Null clears the whole address.
     */
    address?: PostalAddressUpdate | null;
    /**
     * In any form: one that looks like a VAT id sets `vat_id`; any other sets `tax_number` and clears `vat_id`; null clears both. Not together with either.
     */
    tax_id?: ShortText | null;
    vat_id?: VatId | null;
    /**
     * National tax number.
     */
    tax_number?: ShortText | null;
    /**
     * Identifiers other than tax numbers, all of them in place of the present ones.
     */
    identifiers?: Array<PartyIdentifier>;
    /**
     * Where the seller receives electronic invoices and answers to them.
     */
    electronic_address?: ElectronicAddress | null;
    /**
     * Person or department for questions about invoices.
     */
    contact_name?: ShortText | null;
    registration_number?: ShortText | null;
    email?: Email | null;
    phone?: ShortText | null;
    website?: Url | null;
};

/**
 * The payment details to change; a field left out keeps its value and null clears it.
 */
export type PaymentDetailsUpdate = {
    account_holder?: ShortText | null;
    /**
     * An IBAN with valid check digits and the length of its country. Spaces are removed, letters become capitals.
     */
    iban?: string | null;
    /**
     * A BIC of 8 or 11 characters (ISO 9362). Letters become capitals.
     */
    bic?: string | null;
    bank_name?: ShortText | null;
    /**
     * Other ways to pay, or an account that has no IBAN.
     */
    instructions?: string | null;
};

/**
 * Interest for late payment: either `annual_rate`, or `base_rate` and `base_rate_plus`.
 */
export type LateInterestInput = {
    /**
     * Interest of a year as a fraction, above 0; 0.09 is 9 percent.
     */
    annual_rate?: number | null;
    /**
     * The base rate of a central bank as a fraction; it can be negative. It is the figure that you enter, and stays until you enter another: Docket does not look it up.
     */
    base_rate?: number | null;
    /**
     * What is added to the base rate for interest of a year, as a fraction. Both together must be above 0.
     */
    base_rate_plus?: number | null;
};

/**
 * The settings to change.
 */
export type WorkspaceUpdate = {
    name?: Name;
    currency?: Currency;
    /**
     * IANA time zone. A change applies immediately to everything that depends on days. Invoices become overdue, or are no longer overdue, by the new day; periods that have ended by then close within moments; reports and deadlines move.
     */
    timezone?: Timezone;
    /**
     * Days from invoice date to due date.
     */
    payment_terms_days?: number;
    default_tax_rate?: TaxRate | null;
    /**
     * Text that contains `{SEQ}` or `{SEQ:n}` (the number, zero-padded to n digits) exactly once, and optionally `{YYYY}`, `{YY}` and `{MM}` from the invoice date.
     */
    invoice_number_format?: string;
    default_hourly_rate?: RateInput | null;
    /**
     * Emergency rate as a multiple of the standard rate.
     */
    emergency_multiplier?: number;
    time_rounding?: TimeRounding;
    /**
     * The currencies in which totals of invoices are rounded, all of them in place of the present ones; each once. Invoices that exist keep theirs, drafts included.
     */
    total_rounding?: Array<TotalRounding>;
    /**
     * Whether an invoice must be approved before it is sent.
     */
    require_invoice_approval?: boolean;
    apply_credit?: ApplyCredit;
    /**
     * Whether an expense must be approved before it is invoiced.
     */
    require_expense_approval?: boolean;
    /**
     * Whether time must be approved before it is invoiced.
     */
    require_time_approval?: boolean;
    /**
     * Whether approvers can approve and reject their own time and expenses. Owners always can.
     */
    allow_self_approval?: boolean;
    /**
     * Whether users sign in with a second factor. Users without one can do nothing but set it up; API keys keep working. Only owners can change it.
     */
    require_two_factor?: boolean;
    /**
     * Whether clients see the hours and the budget in hours of their projects in the portal.
     */
    portal_shows_hours?: boolean;
    /**
     * Color of links and buttons in the portal; null for the default blue.
     */
    accent_color?: TagColor | null;
    sla_business_hours?: BusinessHours | null;
    lock_time_before?: CalendarDate | null;
    /**
     * The seller as invoices name it. Fields left out keep their value; null clears them all.
     */
    business?: BusinessUpdate | null;
    /**
     * How clients pay, as invoices print it. Fields left out keep their value; null clears them all.
     */
    payment?: PaymentDetailsUpdate | null;
    /**
     * Text at the end of every invoice.
     */
    invoice_footer?: string | null;
    /**
     * The reminders that are sent by themselves, all of them in place of the present ones; an empty list sends none. Each level at most once, in their order, with days that ascend. They are mailed at 08:00 in the time zone of the workspace, to the recipients that `sendInvoice` would use. Steps whose day was before the schedule was set, or before the day after the invoice was sent, are not made up for; of several that were missed for another reason, the latest alone is sent.
     */
    reminder_schedule?: Array<ReminderStep>;
    /**
     * Recipients of a copy of each mail to clients about billing, all of them in place of the present ones: invoices, reminders, credit notes and statements. Clients can have others. Copies that a request names are added; nobody gets a mail twice. A mail with copies links to the hosted page instead of the portal, because its link must work for everyone who reads it.
     */
    mail_cc?: Array<Email>;
    /**
     * Where replies to mails about billing go; null uses `business.email`. Clients can have another address.
     */
    mail_reply_to?: Email | null;
    /**
     * Interest for late payment, in place of the present rule; null for none. It applies to all days that were not charged yet.
     */
    late_interest?: LateInterestInput | null;
    /**
     * Language of documents, pages and mails to clients and users who have none set; null is English.
     */
    locale?: Locale | null;
};

/**
 * Confirms that the workspace is to be deleted.
 */
export type WorkspaceDelete = {
    /**
     * The name of the workspace, exactly as `getWorkspace` returns it.
     */
    name: Name;
};

/**
 * The text of a reminder.
 */
export type ReminderText = {
    level: ReminderLevel;
    /**
     * Subject of the mail.
     */
    subject: string;
    /**
     * The sentence about the invoice.
     */
    text: string;
};

/**
 * The texts of reminders in a language.
 */
export type ReminderTexts = {
    locale: Locale;
    /**
     * One for each level, in their order.
     */
    texts: Array<ReminderText>;
};

/**
 * What is used, and how much may be.
 */
export type UsageFigure = {
    /**
     * What is used.
     */
    used: number;
    /**
     * What may be used at most; null without a limit.
     */
    limit: number | null;
    /**
     * What is used of the limit, in percent; null without a limit.
     */
    percent: number | null;
};

/**
 * What the workspace uses of what whoever operates the service allows it. Both sides count together.
 */
export type WorkspaceUsage = {
    /**
     * Bytes of uploaded files.
     */
    storage_bytes: UsageFigure;
    /**
     * Mails of the live side since midnight in the time zone of the workspace. Mails to sign in and about security count, and are sent beyond the limit.
     */
    mails_today: UsageFigure;
    /**
     * Files of lists and reports that were fetched since midnight in the time zone of the workspace.
     */
    exports_today: UsageFigure;
    /**
     * Streams of changes that are open on the server that responds; the limit is for each server.
     */
    open_streams: UsageFigure;
};

/**
 * A form with one file.
 */
export type FileUpload = {
    /**
     * The file.
     */
    file: Blob | File;
};

/**
 * The id of an export of the workspace.
 */
export type WorkspaceExportId = string;

/**
 * `pending` until a worker begins, `running` while it writes, `ready` when the file can be downloaded until `expires_at`, `expired` afterwards, `failed` when it could not be written three times.
 */
export type WorkspaceExportStatus = 'pending' | 'running' | 'ready' | 'expired' | 'failed';

/**
 * A file with everything in one side of the workspace.
 */
export type WorkspaceExport = {
    id: WorkspaceExportId;
    status: WorkspaceExportStatus;
    /**
     * The owner who asked for it.
     */
    user_id: UserId;
    /**
     * Bytes of the file; null until it is ready.
     */
    size: number | null;
    /**
     * Lines in all kinds together; null until it is ready.
     */
    rows: number | null;
    /**
     * Attachments and receipts in it; null until it is ready.
     */
    files: number | null;
    /**
     * PDFs of invoices and credit notes in it; null until it is ready.
     */
    documents: number | null;
    /**
     * When it was ready; null until then.
     */
    ready_at: string | null;
    /**
     * Until when the file can be downloaded, in real time: 7 days from when it was ready; null until then.
     */
    expires_at: string | null;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * A domain of e-mail addresses, in lower case.
 */
export type SsoDomain = string;

/**
 * A role that the provider can give. An owner is made only by an owner.
 */
export type SsoRole = 'admin' | 'manager' | 'member' | 'contractor' | 'viewer';

/**
 * How the team of the workspace signs in by OpenID Connect.
 */
export type SingleSignOn = {
    /**
     * The issuer of the provider, whose description is below it at `/.well-known/openid-configuration`.
     */
    issuer: string | null;
    /**
     * The id of Docket at the provider.
     */
    client_id: string | null;
    /**
     * Since when the secret is the one that is stored, in real time; null without a provider. The secret itself is never returned.
     */
    client_secret_changed_at: string | null;
    /**
     * Domains whose addresses sign in by the provider.
     */
    domains: Array<SsoDomain>;
    /**
     * Those of the domains whose proof was found; only these work.
     */
    verified_domains: Array<SsoDomain>;
    /**
     * The claim that says what role a person has.
     */
    role_claim: string | null;
    /**
     * The role for each value of the claim. If several apply, the one with the most rights counts, and if none does, the role is viewer. With a `role_claim`, the role follows the provider at each sign-in, except that owners stay owners.
     */
    roles: {
        [key: string]: SsoRole;
    };
    /**
     * Whether addresses of the domains can no longer sign in by password. Owners still can.
     */
    required: boolean;
    /**
     * The address to enter at the provider as the redirect URI.
     */
    redirect_uri: string;
    /**
     * The address to enter at the provider for back-channel logout, if it has that: what ends there, ends here too.
     */
    backchannel_logout_uri: string;
    domain_record: SingleSignOnDomainRecord;
};

/**
 * The provider to use from now on.
 */
export type SingleSignOnUpdate = {
    /**
     * The issuer exactly as the provider names it. It begins with `https://`; services that allow private addresses also accept `http://` for these.
     */
    issuer: string;
    /**
     * The id of Docket at the provider.
     */
    client_id: string;
    /**
     * The secret of Docket at the provider; required with a new issuer.
     */
    client_secret?: string;
    /**
     * Domains whose addresses sign in by the provider.
     */
    domains: Array<SsoDomain>;
    /**
     * The claim that says what role a person has.
     */
    role_claim?: string | null;
    /**
     * The role for each value of the claim.
     */
    roles?: {
        [key: string]: SsoRole;
    };
    /**
     * Whether addresses of the domains can no longer sign in by password; false unless sent. Owners still can.
     */
    required?: boolean;
};

/**
 * Why the provider cannot be used. `address_unknown`, `address_private`, `unreachable`, `timed_out` and `certificate_invalid` concern the way to it, `no_description`, `issuer_differs` and `description_incomplete` what it says of itself, and `client_refused` the client id or the secret. `other` is all else.
 */
export type SsoProviderProblem = 'address_unknown' | 'address_private' | 'unreachable' | 'timed_out' | 'certificate_invalid' | 'no_description' | 'issuer_differs' | 'description_incomplete' | 'client_refused' | 'other';

/**
 * Why a domain does not work. `record_missing` means that DNS has no such record, `domain_taken` that another workspace has verified the domain.
 */
export type SsoDomainProblem = 'record_missing' | 'domain_taken';

/**
 * Whether single sign-on can work.
 */
export type SingleSignOnCheck = {
    provider: SingleSignOnCheckProvider;
    /**
     * The domains of the settings.
     */
    domains: Array<SingleSignOnCheckDomain>;
};

/**
 * The account at Stripe by which clients pay their invoices online. Each side of a workspace has its own.
 */
export type StripeConnection = {
    /**
     * Whether an account is connected.
     */
    connected: boolean;
    /**
     * Whether clients are offered to pay by it. While it is false, payments that are on their way are still recorded, and refunds are still sent.
     */
    enabled: boolean;
    /**
     * Stripe's id of the account; null if the key may not read it.
     */
    account_id: string | null;
    /**
     * The name of the account at Stripe; null if it has none, or the key may not read it.
     */
    account_name: string | null;
    /**
     * The last four characters of the key. The key itself is never returned.
     */
    secret_key_last4: string | null;
    /**
     * The address to which Stripe sends what happens to payments.
     */
    webhook_url: string;
    /**
     * Whether Docket has registered the address at Stripe. If not, it was added there by hand, and its signing secret is `webhook_secret`.
     */
    webhook_registered: boolean;
    /**
     * When the connection was last changed, in real time; null without one.
     */
    updated_at: string | null;
};

/**
 * The account to use from now on.
 */
export type StripeConnectionUpdate = {
    /**
     * A secret or restricted key of the account. On the live side it begins with `sk_live_` or `rk_live_`, on the test side with `sk_test_` or `rk_test_`. Required for the first connection; without it, the key stays. A restricted key may write Checkout Sessions and Refunds, and read PaymentIntents, Charges, Balance transactions and Disputes; with Webhook Endpoints, it can also register the address.
     */
    secret_key?: string;
    /**
     * The signing secret of the address, if you have added `webhook_url` at Stripe by hand. Without it, Docket registers the address itself, for which Stripe must be able to reach it.
     */
    webhook_secret?: string;
    /**
     * Whether clients are offered to pay by it; true unless sent.
     */
    enabled?: boolean;
};

/**
 * What a notification is about, and who receives it:
 * - `ticket_assigned`: a ticket was assigned to the user.
 * - `mentioned`: a comment on a ticket mentions the user.
 * - `client_replied`: a contact commented on a ticket that is assigned to the user.
 * - `ticket_answered`: somebody commented on a ticket that the user watches. Of these three, a comment causes one for each user, the first in this order.
 * - `time_rejected`, `expense_rejected`: time or an expense of the user was rejected.
 * - `approval_requested`: an invoice was submitted for approval (users who manage invoices), or a client was asked to approve something of a project (its
 * manager).
 * - `approval_decided`: the invoice that the user submitted was approved or rejected, or a client decided on what the user asked for, or on something of a
 * project that the user manages.
 * - `budget_crossed`: a project that the user manages reached 75, 90 or 100 percent of its budget. If it has no manager, owners and admins receive it.
 * - `sla_warning`, `sla_breached`: 80 percent of the minutes of an SLA target were used, or it was breached. The assignee receives it; if the ticket has none,
 * owners and admins do.
 * - `invoice_overdue`, `invoice_paid`: users who manage invoices receive it.
 * - `invoice_mail_failed`: the mail of an invoice, or of a reminder, could not be delivered. Users who manage invoices receive it.
 * - `payment_disputed`: a client disputed a payment at its bank, so that somebody has to respond at the provider, or the bank decided. Users who manage
 * invoices receive it.
 * - `refund_failed`: the payment provider could not make a refund. Users who manage invoices receive it. `subject` of this and of `payment_disputed` is the
 * invoice for which the payment was received, or the client if there is none.
 * - `retainer_near_limit`, `retainer_ending`: the hours of a retainer are nearly used or exceeded, or it ends within 30 days. Users who manage invoices
 * receive it.
 * - `time_missing`: the user has logged less than 80 percent of `hours_per_week` in the last week, Monday to Sunday. Once for each week, on Monday; `subject`
 * is the user. Viewers, who log no time, do not receive it.
 *
 */
export type NotificationKind = 'ticket_assigned' | 'mentioned' | 'client_replied' | 'ticket_answered' | 'time_rejected' | 'expense_rejected' | 'approval_requested' | 'approval_decided' | 'budget_crossed' | 'sla_warning' | 'sla_breached' | 'invoice_overdue' | 'invoice_paid' | 'invoice_mail_failed' | 'payment_disputed' | 'refund_failed' | 'retainer_near_limit' | 'retainer_ending' | 'time_missing';

/**
 * Identifier of a notification; identifiers sort by creation.
 */
export type NotificationId = string;

/**
 * Identifier of an event; identifiers sort by creation.
 */
export type EventId = string;

/**
 * Type of the object that a notification is about.
 */
export type NotificationSubjectType = 'ticket' | 'project' | 'agreement' | 'approval' | 'invoice' | 'client' | 'time_entry' | 'expense' | 'user';

/**
 * The object that a notification is about, with its current number and name.
 */
export type NotificationSubject = {
    type: NotificationSubjectType;
    /**
     * Identifier of the object.
     */
    id: string;
    /**
     * Number of the ticket or invoice; null for other objects.
     */
    number: string | null;
    /**
     * Title of a ticket, project, agreement or approval; name of a client, or of that of an invoice; description of time or an expense; name of a user.
     */
    name: string | null;
};

/**
 * The comment that a notification is about.
 */
export type NotificationComment = {
    id: TicketActivityId;
    /**
     * The first 300 characters of the comment; null once it is deleted.
     */
    excerpt: string | null;
};

/**
 * Whether the seller has to respond, the bank decides, or it is over: `closed` is an inquiry that became no dispute.
 */
export type DisputeStatus = 'needs_response' | 'under_review' | 'won' | 'lost' | 'closed';

/**
 * What else a notification says; which fields it has depends on `kind`.
 */
export type NotificationDetails = {
    decision?: NotificationDetailsDecision;
    /**
     * With `time_rejected`, `expense_rejected` and `approval_decided`: the reason given. With `invoice_mail_failed`: why the last attempt failed. With `payment_disputed` and `refund_failed`: the reason of the client, or of the provider, in the words of the provider.
     */
    reason?: string | null;
    /**
     * With `budget_crossed`: the percentage of the budget that was reached.
     */
    threshold?: number;
    target?: NotificationDetailsTarget;
    limit?: NotificationDetailsLimit;
    /**
     * With `payment_disputed`: whether somebody has to respond at the provider (`needs_response`), or how the bank decided (`won` or `lost`).
     */
    dispute?: DisputeStatus;
    /**
     * The day of the time or expense, the due date of the invoice, the last day of the retainer, or the day until which somebody has to respond to a dispute.
     */
    date?: CalendarDate;
    /**
     * With `time_missing`: the first day of the week.
     */
    from?: CalendarDate;
    /**
     * With `time_missing`: the last day of the week.
     */
    to?: CalendarDate;
    /**
     * With `time_missing`: the hours that were logged.
     */
    hours?: Hours;
    /**
     * With `time_missing`: the hours that the user works in a week.
     */
    expected_hours?: Hours;
    /**
     * With `invoice_mail_failed`: to whom the mail was addressed.
     */
    recipients?: Array<string>;
};

/**
 * Who caused a notification, a user or a contact.
 */
export type NotificationActor = {
    /**
     * The user.
     */
    user_id: UserId | null;
    /**
     * The contact.
     */
    contact_id: ContactId | null;
    /**
     * Name of the user or contact, who may have been deleted.
     */
    name: string | null;
};

/**
 * Something that a user should know. It belongs to this user alone.
 */
export type Notification = {
    id: NotificationId;
    kind: NotificationKind;
    /**
     * The event that caused it.
     */
    event_id: EventId | null;
    subject: NotificationSubject;
    /**
     * The comment that it is about; null if it is about none.
     */
    comment: NotificationComment | null;
    details: NotificationDetails;
    /**
     * Who caused it; null for what the service did by itself, such as what became due.
     */
    actor: NotificationActor | null;
    /**
     * When the user marked it as read; null while it is unread.
     */
    read_at: string | null;
    /**
     * Until when `listNotifications` leaves it out; null if it was not snoozed.
     */
    snoozed_until: string | null;
    created_at: DateTime;
};

/**
 * Figures about all notifications that the filters match.
 */
export type NotificationListSummary = {
    /**
     * Number of unread notifications.
     */
    unread: number;
};

/**
 * Until when to put a notification aside.
 */
export type NotificationSnooze = {
    /**
     * An instant in the future, at most a year ahead; null ends the snooze.
     */
    until: DateTime | null;
};

/**
 * The result of marking all notifications as read.
 */
export type NotificationsRead = {
    /**
     * Number of notifications that were unread.
     */
    read: number;
};

/**
 * What a contact of the client decided.
 */
export type ApprovalDecision = {
    contact_id: ContactId;
    /**
     * Name of the contact, even if the contact has since been deleted.
     */
    contact_name: string | null;
    /**
     * Comment of the contact; always present for a rejection.
     */
    comment: string | null;
    decided_at: DateTime;
};

/**
 * Reminders mailed to the contacts, by `remindApproval` and automatically.
 */
export type ApprovalReminders = {
    /**
     * Number of times the contacts were reminded.
     */
    count: number;
    /**
     * When the contacts were last reminded.
     */
    last_sent_at: string | null;
};

/**
 * An approval as shown in lists.
 */
export type ApprovalSummary = {
    id: ApprovalId;
    type: ApprovalType;
    status: ApprovalState;
    client_id: ClientId;
    /**
     * Name of the client.
     */
    client_name: string;
    /**
     * The project; null for hours of an agreement, and once the project is deleted.
     */
    project_id: ProjectId | null;
    /**
     * The milestone; null for hours, and once the milestone is deleted.
     */
    milestone_id: MilestoneId | null;
    /**
     * The agreement of the hours.
     */
    agreement_id: AgreementId | null;
    /**
     * Title of the milestone, project or agreement, as it was shown to the client.
     */
    title: string;
    /**
     * Description of the milestone, as it was shown to the client.
     */
    description: string | null;
    /**
     * First day of the hours; null for a milestone.
     */
    from: CalendarDate | null;
    /**
     * Last day of the hours; null for a milestone.
     */
    to: CalendarDate | null;
    /**
     * Number of hours that the client is asked to approve or has decided on; null for a milestone.
     */
    hours: Hours | null;
    /**
     * The part of `hours` that changed after the client approved it, so that the approval no longer covers it.
     */
    left_hours: Hours;
    /**
     * Number of time entries in `hours`.
     */
    entry_count: number;
    /**
     * When the title or description of the milestone changed after the client approved it, or when the milestone was deleted. From then on, the approval does not cover it.
     */
    left_at: string | null;
    /**
     * Message to the client.
     */
    message: string | null;
    /**
     * Day by which the client is asked to decide. Nothing happens automatically when it has passed.
     */
    due_date: CalendarDate | null;
    /**
     * The user who asked.
     */
    requested_by_id: UserId | null;
    /**
     * Name of the user.
     */
    requested_by_name: string | null;
    /**
     * What the client decided; null if the approval is pending or cancelled.
     */
    decision: ApprovalDecision | null;
    /**
     * When the approval was cancelled.
     */
    cancelled_at: string | null;
    /**
     * The user who cancelled the approval; also null if it was cancelled because nothing was left to approve.
     */
    cancelled_by_id: UserId | null;
    reminders: ApprovalReminders;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * What the client is to approve.
 */
export type ApprovalCreate = {
    type: ApprovalType;
    /**
     * The milestone; required for the type `milestone`, and not accepted for `hours`.
     */
    milestone_id?: MilestoneId | null;
    /**
     * The project of the hours. The type `hours` requires this or `agreement_id`.
     */
    project_id?: ProjectId | null;
    /**
     * The agreement of the hours.
     */
    agreement_id?: AgreementId | null;
    /**
     * First day of the hours; required for the type `hours`, and not accepted for `milestone`.
     */
    from?: CalendarDate | null;
    /**
     * Last day of the hours, not before `from`; required for the type `hours`, and not accepted for `milestone`.
     */
    to?: CalendarDate | null;
    /**
     * Message to the client, in the mail and in the portal.
     */
    message?: LongText | null;
    /**
     * Day by which the client is asked to decide; not in the past.
     */
    due_date?: CalendarDate | null;
};

/**
 * What a person worked on a day.
 */
export type ApprovalPerson = {
    user_id: UserId;
    /**
     * Name of the user.
     */
    user_name: string;
    hours: Hours;
    /**
     * Number of time entries.
     */
    entry_count: number;
};

/**
 * What was worked on a day.
 */
export type ApprovalDay = {
    date: CalendarDate;
    /**
     * Hours of the day.
     */
    hours: Hours;
    /**
     * Who worked on it, by name.
     */
    people: Array<ApprovalPerson>;
};

/**
 * A milestone or hours that a client is asked to approve. It contains no rates and no amounts. `listApprovalEntries` lists the time entries of the hours.
 */
export type Approval = {
    id: ApprovalId;
    type: ApprovalType;
    status: ApprovalState;
    client_id: ClientId;
    /**
     * Name of the client.
     */
    client_name: string;
    /**
     * The project; null for hours of an agreement, and once the project is deleted.
     */
    project_id: ProjectId | null;
    /**
     * The milestone; null for hours, and once the milestone is deleted.
     */
    milestone_id: MilestoneId | null;
    /**
     * The agreement of the hours.
     */
    agreement_id: AgreementId | null;
    /**
     * Title of the milestone, project or agreement, as it was shown to the client.
     */
    title: string;
    /**
     * Description of the milestone, as it was shown to the client.
     */
    description: string | null;
    /**
     * First day of the hours; null for a milestone.
     */
    from: CalendarDate | null;
    /**
     * Last day of the hours; null for a milestone.
     */
    to: CalendarDate | null;
    /**
     * Number of hours that the client is asked to approve or has decided on; null for a milestone.
     */
    hours: Hours | null;
    /**
     * The part of `hours` that changed after the client approved it, so that the approval no longer covers it.
     */
    left_hours: Hours;
    /**
     * Number of time entries in `hours`.
     */
    entry_count: number;
    /**
     * When the title or description of the milestone changed after the client approved it, or when the milestone was deleted. From then on, the approval does not cover it.
     */
    left_at: string | null;
    /**
     * Message to the client.
     */
    message: string | null;
    /**
     * Day by which the client is asked to decide. Nothing happens automatically when it has passed.
     */
    due_date: CalendarDate | null;
    /**
     * The user who asked.
     */
    requested_by_id: UserId | null;
    /**
     * Name of the user.
     */
    requested_by_name: string | null;
    /**
     * What the client decided; null if the approval is pending or cancelled.
     */
    decision: ApprovalDecision | null;
    /**
     * When the approval was cancelled.
     */
    cancelled_at: string | null;
    /**
     * The user who cancelled the approval; also null if it was cancelled because nothing was left to approve.
     */
    cancelled_by_id: UserId | null;
    reminders: ApprovalReminders;
    /**
     * Only for a single approval of hours: the hours by day and person, in order of days.
     */
    days?: Array<ApprovalDay>;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * The mail about an approval as it would be sent now. Each recipient gets a mail of their own, greeted by name: `text` and `html` are those of the first.
 */
export type ApprovalMailPreview = {
    /**
     * The contacts of the client with portal access `full`, oldest first.
     */
    recipients: Array<ApprovalMailPreviewRecipient>;
    subject: string;
    /**
     * The plain text body.
     */
    text: string;
    /**
     * The HTML body.
     */
    html: string;
};

/**
 * A time entry of an approval of hours, as it was shown to the client.
 */
export type ApprovalEntry = {
    /**
     * Identifier of the line.
     */
    id: string;
    /**
     * The time entry; null once it is deleted.
     */
    time_entry_id: TimeEntryId | null;
    date: CalendarDate;
    user_id: UserId;
    /**
     * Name of the user.
     */
    user_name: string;
    hours: Hours;
    /**
     * Description of the work.
     */
    description: string | null;
    /**
     * When the entry changed after the client approved it. From then on, the approval does not cover it.
     */
    left_at: string | null;
};

/**
 * What to add to the reminder.
 */
export type ApprovalRemind = {
    /**
     * Text added to the mail; it is not stored.
     */
    message?: LongText | null;
};

/**
 * Why a tax is charged, or not: `standard` for any rate above 0, also a reduced one; `zero` for goods and services taxed at 0; `exempt` if the law exempts them; `reverse_charge` if the buyer owes the tax; `intra_community` for goods to a business in another country of the European Union; `export` for goods to other countries; `outside_scope` if the tax does not apply at all. In EN 16931 these are S, Z, E, AE, K, G and O.
 */
export type TaxCategory = 'standard' | 'zero' | 'exempt' | 'reverse_charge' | 'intra_community' | 'export' | 'outside_scope';

/**
 * Why no tax is charged, as documents state it. Null for `standard` and `zero`, which have no reason; for other categories, documents state a usual wording in the language of the client.
 */
export type TaxReason = string | null;

/**
 * The reason as a code of the VATEX list, for e-invoices, such as `VATEX-EU-132-1I`. For `reverse_charge`, `intra_community`, `export` and `outside_scope` it defaults to `VATEX-EU-AE`, `VATEX-EU-IC`, `VATEX-EU-G` and `VATEX-EU-O`.
 */
export type TaxReasonCode = string | null;

/**
 * One tax of an invoice or credit note, on all lines that have it. Two taxes are the same if category, rate and compounding are the same. `tax` is rounded once. Amounts are omitted without `can_see_rates`.
 */
export type DocumentTax = {
    /**
     * The name of the tax rate; null for a plain rate.
     */
    name: string | null;
    rate: TaxRate;
    category: TaxCategory;
    /**
     * Whether it is also charged on the taxes before it.
     */
    is_compound: boolean;
    reason: TaxReason;
    reason_code: TaxReasonCode;
    /**
     * What the rate applies to: the lines before tax, and for a compound tax the taxes before it.
     */
    taxable?: Money;
    /**
     * The amount of the tax.
     */
    tax?: Money;
};

/**
 * The amounts credited. All except `tax_rate` and the terms of `taxes` are omitted without `can_see_rates`.
 */
export type CreditNoteAmounts = {
    /**
     * Before tax.
     */
    subtotal?: Money;
    /**
     * The tax rate of the invoice.
     */
    tax_rate: TaxRate;
    /**
     * The taxes credited, each once.
     */
    taxes: Array<DocumentTax>;
    tax_amount?: Money;
    /**
     * The rounding of the invoice if the credit takes all that is left of it, otherwise 0.
     */
    rounding?: Money;
    /**
     * `subtotal` + `tax_amount` + `rounding`.
     */
    total?: Money;
    /**
     * The currency in which the invoice states its tax too, because its own is not the workspace's; null if the invoice states it in its own currency only, and for a credit without tax.
     */
    tax_currency: Currency | null;
    /**
     * `tax_amount` × `exchange_rate`, rounded, in `tax_currency`.
     */
    tax_amount_in_tax_currency?: Money | null;
    /**
     * The exchange rate stored with the invoice.
     */
    exchange_rate: number | null;
    /**
     * The day of this rate.
     */
    exchange_rate_date: CalendarDate | null;
};

/**
 * Identifier of an invoice line item; identifiers sort by creation.
 */
export type LineItemId = string;

/**
 * A tax on a line, as it was when the line was saved.
 */
export type AppliedTax = {
    /**
     * The tax rate that it was copied from; null for a plain rate. The tax rate may have been deleted since.
     */
    tax_rate_id: string | null;
    /**
     * The name of the tax rate; null for a plain rate.
     */
    name: string | null;
    rate: TaxRate;
    category: TaxCategory;
    /**
     * Whether it is also charged on the taxes before it.
     */
    is_compound: boolean;
    reason: TaxReason;
    reason_code: TaxReasonCode;
};

/**
 * A line of a credit note.
 */
export type CreditNoteLine = {
    id: string;
    /**
     * The line of the invoice that is credited; null for a credit of an amount.
     */
    line_item_id: LineItemId | null;
    description: string;
    /**
     * The quantity credited; null if an amount was given.
     */
    quantity: number | null;
    /**
     * Rate of the invoice's line; null if an amount was given. Omitted without `can_see_rates`.
     */
    rate?: number | null;
    /**
     * Before tax; including tax if the prices of the invoice do.
     */
    amount?: Money;
    /**
     * Before tax.
     */
    net_amount?: Money;
    /**
     * The taxes of the line.
     */
    taxes: Array<AppliedTax>;
};

/**
 * A form of electronic invoices: PDFs that hold the data (`zugferd`, `factur_x`), data in either syntax of XRechnung, or Peppol BIS Billing. `none` is a plain PDF.
 */
export type ElectronicInvoiceFormat = 'none' | 'zugferd' | 'factur_x' | 'xrechnung_cii' | 'xrechnung_ubl' | 'peppol_bis';

/**
 * How electronic invoices reach a client. `mail`: attached to the mail of the invoice. `download`: the client downloads them from the hosted page or the portal. `test`: for trying out, in test mode only: an invoice is delivered at once, three days later if the value of the buyer's electronic address contains `late`, and rejected if it contains `rejected`.
 */
export type ElectronicInvoiceVia = 'mail' | 'download' | 'test';

/**
 * How far an electronic invoice has come. `issued`: it is made and kept. `sent`: the transport has taken it over; by mail, a mail server has accepted the mail. `delivered`: the buyer has it. `rejected`: it did not arrive, or the other side refused it; `error` says why.
 */
export type ElectronicInvoiceStatus = 'issued' | 'sent' | 'delivered' | 'rejected';

/**
 * The electronic form in which an invoice or credit note was issued. Its data are kept as they were then, byte for byte, and never change: neither do they with later payments or settings.
 */
export type ElectronicInvoice = {
    format: ElectronicInvoiceFormat;
    via: ElectronicInvoiceVia;
    status: ElectronicInvoiceStatus;
    /**
     * SHA-256 of the file, in hexadecimal. Null for a PDF that nobody has needed yet: its first mail or download makes it, and it never changes from then on.
     */
    sha256: string | null;
    /**
     * What the transport calls it.
     */
    reference: string | null;
    /**
     * Why it was rejected, as the transport said it.
     */
    error: string | null;
};

/**
 * A credit on an invoice that was sent. It reduces what is outstanding on the invoice, and never changes or disappears. Amounts are positive, in the currency of the invoice.
 */
export type CreditNote = {
    id: CreditNoteId;
    /**
     * Gapless within the workspace, in the form `CN-{YYYY}-{SEQ:4}`; the sequence does not restart each year.
     */
    credit_note_number: string;
    invoice_id: InvoiceId;
    /**
     * Number of the invoice credited.
     */
    invoice_number: string;
    client_id: ClientId;
    /**
     * Name of the client.
     */
    client_name: string;
    currency: Currency;
    /**
     * Date of the credit note in the workspace's time zone; revenue is reduced on this day.
     */
    credit_date: CalendarDate;
    /**
     * Reason for the credit; printed on the credit note.
     */
    reason: string | null;
    /**
     * Whether the work on the lines credited in full was released, to be billed again.
     */
    released_time: boolean;
    amounts: CreditNoteAmounts;
    /**
     * What is credited, in order; a credit of an amount has a single line without `line_item_id`.
     */
    lines: Array<CreditNoteLine>;
    /**
     * The electronic form in which it was issued, which is that of its invoice; null for a plain PDF.
     */
    e_invoice: ElectronicInvoice | null;
    /**
     * URL of the PDF; requires an API key.
     */
    pdf_url: string;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * How a rate was found. `same`: both currencies are the same, and the rate is 1. `direct`: a rate from the one to the other. `inverse`: 1 divided by a rate from the other to the one. `cross`: through the euro, by two rates, each of which may be inverse.
 */
export type ExchangeRateDerivation = 'same' | 'direct' | 'inverse' | 'cross';

/**
 * A currency that was converted, and how its rates were found.
 */
export type FoundRates = {
    from: Currency;
    /**
     * The ways in which rates were found.
     */
    derivations: Array<ExchangeRateDerivation>;
};

/**
 * A currency of which days have no exchange rate into the other one.
 */
export type MissingRates = {
    from: Currency;
    /**
     * The number of these days.
     */
    days: number;
    /**
     * The days, the first 100 of them.
     */
    dates: Array<CalendarDate>;
};

/**
 * The totals of all currencies in the one of `in`, at the rate of the credit date.
 */
export type ConvertedCreditTotals = {
    currency: Currency;
    /**
     * Tax included.
     */
    total_credited?: Money;
    /**
     * `total_credited` without tax.
     */
    total_before_tax?: Money;
    /**
     * The currencies that were converted.
     */
    rates: Array<FoundRates>;
    /**
     * The currencies and days that are left apart for want of a rate; empty if the sums have everything.
     */
    missing_rates: Array<MissingRates>;
};

/**
 * Totals of all credit notes that the filters match, in the workspace's currency and in each other currency. Amounts are omitted without `can_see_rates`.
 */
export type CreditNoteListSummary = {
    /**
     * Number of credit notes.
     */
    count: number;
    /**
     * Tax included.
     */
    total_credited?: Money;
    /**
     * `total_credited` without tax: the amount that the revenue report subtracts.
     */
    total_before_tax?: Money;
    other_currencies?: Array<CreditNoteListSummaryOtherCurrency>;
    /**
     * With `in`: the same in one currency.
     */
    converted?: ConvertedCreditTotals;
};

/**
 * An electronic form of invoices that has a file.
 */
export type ElectronicInvoiceFileFormat = 'zugferd' | 'factur_x' | 'xrechnung_cii' | 'xrechnung_ubl' | 'peppol_bis';

/**
 * To whom to mail the credit note.
 */
export type CreditNoteSend = {
    /**
     * Recipients. Defaults to the recipients to whom the invoice would be mailed.
     */
    to?: Array<Email>;
    /**
     * A personal message above the text of the mail.
     */
    message?: string;
};

/**
 * The recipients of a credit note.
 */
export type CreditNoteSent = {
    id: CreditNoteId;
    /**
     * The recipient addresses.
     */
    email_sent_to: Array<string>;
};

/**
 * A mail as it would be sent now.
 */
export type MailPreview = {
    /**
     * The recipients: those of the request, or else those to whom it would be mailed without `to`.
     */
    to: Array<string>;
    cc: Array<string>;
    bcc: Array<string>;
    subject: string;
    /**
     * The plain text body. Because it shows amounts, omitted without `can_see_rates`.
     */
    text?: string;
    /**
     * The HTML body, which shows the logo as `cid:logo@docket`. Because it shows amounts, omitted without `can_see_rates`.
     */
    html?: string;
    /**
     * The files that would be attached. They are made when the mail is sent.
     */
    attachments: Array<MailPreviewAttachment>;
};

/**
 * Type of an event. Each type is described under the webhooks of this document.
 */
export type EventType = 'user.created' | 'user.updated' | 'user.deactivated' | 'user.reactivated' | 'user.role_changed' | 'client.created' | 'client.updated' | 'client.deleted' | 'client.health_changed' | 'contact.created' | 'contact.updated' | 'contact.deleted' | 'contact.portal_enabled' | 'contact.portal_login' | 'project.created' | 'project.updated' | 'project.status_changed' | 'project.budget_alert' | 'project.completed' | 'project.deleted' | 'invoice.created' | 'invoice.updated' | 'invoice.sent' | 'invoice.viewed' | 'invoice.paid' | 'invoice.partial_payment' | 'invoice.e_invoice_sent' | 'invoice.e_invoice_delivered' | 'invoice.e_invoice_rejected' | 'invoice.mail_failed' | 'invoice.overdue' | 'invoice.voided' | 'ticket.created' | 'ticket.updated' | 'ticket.assigned' | 'ticket.status_changed' | 'ticket.commented' | 'ticket.closed' | 'ticket.reopened' | 'ticket.sla_warning' | 'ticket.sla_breached' | 'ticket.deleted' | 'time_entry.created' | 'time_entry.updated' | 'time_entry.deleted' | 'time_entry.timer_started' | 'time_entry.timer_stopped' | 'time_entry.approved' | 'time_entry.rejected' | 'credit_note.created' | 'payment.created' | 'payment.updated' | 'payment.refunded' | 'bank_import.created' | 'bank_import.completed' | 'mail.sent' | 'mail.failed' | 'expense.created' | 'expense.updated' | 'expense.approved' | 'expense.rejected' | 'expense.billed' | 'expense.deleted' | 'tag.updated' | 'tag.deleted' | 'agreement.created' | 'agreement.updated' | 'agreement.cancelled' | 'agreement.period_closed' | 'agreement.near_limit' | 'agreement.over_limit' | 'agreement.expiring_soon' | 'agreement.deleted' | 'recurring_invoice.created' | 'recurring_invoice.updated' | 'recurring_invoice.failed' | 'recurring_invoice.deleted' | 'approval.requested' | 'approval.approved' | 'approval.rejected' | 'approval.cancelled' | 'approval.updated' | 'approval.deleted' | 'notification.created' | 'notification.updated';

/**
 * An object was created, changed or deleted: the data of each message of `streamChanges`. To read the object as it is now, use its GET.
 */
export type Change = {
    type: EventType;
    /**
     * Identifier of the object.
     */
    resource_id: string;
};

/**
 * `public` is visible to the client in the portal, `internal` to the team only.
 */
export type TicketActivityVisibility = 'public' | 'internal';

/**
 * Something that happened on a ticket, or a comment.
 */
export type TicketActivity = {
    id: TicketActivityId;
    type: TicketActivityType;
    /**
     * Text of the comment, reason of a reopening, resolution of a closing, name of an attached file, or description of logged time.
     */
    content: string | null;
    /**
     * The user who did it; null for a contact or the service itself. For logged time, the user whose time it is.
     */
    user_id: UserId | null;
    /**
     * Name of the user.
     */
    user_name: string | null;
    /**
     * The contact who did it in the portal.
     */
    contact_id: ContactId | null;
    /**
     * Name of the contact, who may have been deleted.
     */
    contact_name: string | null;
    visibility: TicketActivityVisibility;
    /**
     * Previous status, priority or assignee, by name; null for none.
     */
    old_value: string | null;
    /**
     * New status, priority or assignee, by name; for logged time, the hours.
     */
    new_value: string | null;
    /**
     * The users whom a comment mentions, in the order given; empty for other activities.
     */
    mentions: Array<UserId>;
    /**
     * When the author last edited the comment; null if never.
     */
    edited_at: string | null;
    created_at: DateTime;
};

/**
 * Identifier of a payment; identifiers sort by creation.
 */
export type PaymentId = string;

/**
 * Whether the object is a payment or a refund.
 */
export type PaymentType = 'payment' | 'refund';

/**
 * Payment method.
 */
export type PaymentMethod = 'credit_card' | 'ach' | 'check' | 'wire' | 'other';

/**
 * The latest dispute of a payment at its provider. While the provider has withdrawn the money, it is taken off the invoice by a refund; money that it gives back is a payment of its own. The amount is omitted without `can_see_rates`.
 */
export type PaymentDispute = {
    status: DisputeStatus;
    /**
     * Why, in the words of the provider.
     */
    reason: string;
    /**
     * What is disputed.
     */
    amount?: Money;
    /**
     * Until when the seller can respond at the provider.
     */
    due_by: string | null;
};

/**
 * How far a refund is at the payment provider: it is being made (`pending`), the provider has made it (`succeeded`), or it could not be made (`failed`), and the money is back as a payment.
 */
export type RefundStatus = 'pending' | 'succeeded' | 'failed';

/**
 * A payment or a refund of a payment. The amounts of an invoice's payments, with refunds negative, add up to its `amount_paid`. Amounts are omitted without `can_see_rates`.
 */
export type Payment = {
    id: PaymentId;
    invoice_id: InvoiceId;
    type: PaymentType;
    /**
     * Negative for a refund.
     */
    amount?: Money;
    /**
     * Amount of the payment refunded so far; 0 for a refund.
     */
    refunded_amount?: Money;
    currency: Currency;
    date: CalendarDate;
    /**
     * Payment method; for a refund, that of the payment.
     */
    method: PaymentMethod | null;
    /**
     * The payer's or the bank's reference.
     */
    reference: string | null;
    /**
     * Internal notes.
     */
    notes: string | null;
    /**
     * The refunded payment; null for a payment.
     */
    payment_id: string | null;
    /**
     * Why a refund was made; null for a payment.
     */
    reason: string | null;
    /**
     * The payment provider that reported it, such as `stripe`, or by which it goes back; null for what people record.
     */
    provider: string | null;
    /**
     * The latest dispute of the payment; null for none.
     */
    dispute: PaymentDispute | null;
    /**
     * How far a refund is at the provider; null for payments, and for refunds that no provider makes.
     */
    refund_status: RefundStatus | null;
    /**
     * Why the provider has not made a refund yet, or could not make it, in its words.
     */
    refund_error: string | null;
    created_at: DateTime;
};

/**
 * What the payment provider keeps for a payment. It is a figure only, and in no sum of Docket. The amount is omitted without `can_see_rates`.
 */
export type ProviderFee = {
    amount?: Money;
    /**
     * The currency in which the provider settles, which may not be that of the payment.
     */
    currency: Currency;
};

/**
 * The part of a payment that pays an invoice, less what was refunded of it. The amount is omitted without `can_see_rates`.
 */
export type PaymentAllocation = {
    invoice_id: InvoiceId;
    /**
     * Number of the invoice.
     */
    invoice_number: string;
    amount?: Money;
};

/**
 * Money received from a client, or a refund of it. What of a payment is not allocated to invoices is the client's credit: at any time, `amount` less `refunded_amount` is `unallocated_amount` plus the amounts of `allocations`. Amounts are omitted without `can_see_rates`.
 */
export type ClientPayment = {
    id: PaymentId;
    client_id: ClientId;
    /**
     * The invoice for which it was received: the one it was recorded on, or the only one it paid in full; null for a payment over several invoices or without one.
     */
    invoice_id: InvoiceId | null;
    type: PaymentType;
    /**
     * Negative for a refund.
     */
    amount?: Money;
    /**
     * Amount of the payment refunded so far; 0 for a refund.
     */
    refunded_amount?: Money;
    /**
     * What is credit of the client; 0 for a refund.
     */
    unallocated_amount?: Money;
    currency: Currency;
    /**
     * Day on which the money arrived or went back.
     */
    date: CalendarDate;
    /**
     * Payment method; for a refund, that of the payment.
     */
    method: PaymentMethod | null;
    /**
     * The payer's or the bank's reference.
     */
    reference: string | null;
    /**
     * Internal notes.
     */
    notes: string | null;
    /**
     * The refunded payment; null for a payment.
     */
    payment_id: string | null;
    /**
     * Why a refund was made; null for a payment.
     */
    reason: string | null;
    /**
     * The payment provider that reported it, such as `stripe`, or by which it goes back; null for what people record.
     */
    provider: string | null;
    /**
     * What the provider keeps; null if it has not said so yet, for refunds, and for what people record.
     */
    provider_fee: ProviderFee | null;
    /**
     * The latest dispute of the payment; null for none.
     */
    dispute: PaymentDispute | null;
    /**
     * How far a refund is at the provider; null for payments, and for refunds that no provider makes.
     */
    refund_status: RefundStatus | null;
    /**
     * Why the provider has not made a refund yet, or could not make it, in its words.
     */
    refund_error: string | null;
    /**
     * The invoices that it pays, by number; those of a refund are negative, and name the invoices from which it was taken.
     */
    allocations: Array<PaymentAllocation>;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * A reminder that was mailed. Its recipients are those of the mail, which `listMails` has.
 */
export type SentReminder = {
    /**
     * Identifier of the reminder.
     */
    id: string;
    /**
     * Its level; null if it was sent without one.
     */
    level: ReminderLevel | null;
    at: DateTime;
    /**
     * Whether the schedule sent it.
     */
    is_automatic: boolean;
    /**
     * The user who sent it; null if the schedule did.
     */
    sent_by_id: string | null;
    /**
     * Late interest that it stated, in the currency of the invoice; null for none.
     */
    late_interest: number | null;
};

/**
 * Identifier of an agreement period; identifiers sort by creation.
 */
export type PeriodId = string;

/**
 * Status of a period. A period that begins later is `upcoming`, and becomes `active` on its first day.
 */
export type PeriodStatus = 'upcoming' | 'active' | 'closed';

/**
 * The hours of a period, as sums of its movements. Billable time that is not excluded draws them: the oldest rolled-over hours first, then the included ones; hours used beyond them are overage.
 */
export type PeriodHours = {
    included: Hours;
    /**
     * Hours rolled over from earlier periods.
     */
    rollover_in: Hours;
    total_available: Hours;
    used: Hours;
    /**
     * At least 0.
     */
    remaining: Hours;
    /**
     * Hours used above the available ones.
     */
    overage: Hours;
    /**
     * For a closed period: hours rolled over to the next one.
     */
    rolled_over?: Hours;
};

/**
 * Amounts of a period, in the client's currency, before tax. Omitted without `can_see_rates`.
 */
export type PeriodBilling = {
    base_fee: Money;
    /**
     * Overage hours × overage rate, rounded to the minor unit.
     */
    overage_amount: Money;
    total: Money;
};

/**
 * `standard` is the normal hourly rate, `emergency` the rate for after-hours and rush work, `custom` a rate set manually.
 */
export type RateType = 'standard' | 'emergency' | 'custom';

/**
 * An hourly rate with up to 4 decimals, in the accompanying currency.
 */
export type Rate = number;

/**
 * How the hours are billed.
 */
export type TimeEntryBilling = {
    /**
     * Whether the hours are billable.
     */
    billable: boolean;
    /**
     * Whether the hours are on a line of an invoice that is not void.
     */
    billed: boolean;
    currency: Currency;
    /**
     * The rate card that the rate comes from; null when it comes from elsewhere.
     */
    rate_id: string | null;
    rate_type: RateType;
    /**
     * Hourly rate in `currency`. Omitted without `can_see_rates`.
     */
    rate_charged?: Rate;
    /**
     * Whether the rate was set manually, and is kept when the fields from which it would be derived change.
     */
    rate_override: boolean;
    /**
     * The invoice line that bills the hours.
     */
    invoice_line_id: string | null;
};

/**
 * Why an entry is not billed. `other` requires a `note`.
 */
export type ExclusionReason = 'internal_meeting' | 'rework' | 'goodwill' | 'training' | 'admin' | 'other';

/**
 * The exclusion of an entry from billing.
 */
export type TimeEntryExclusion = {
    /**
     * Whether the entry is excluded from billing.
     */
    excluded: boolean;
    reason: ExclusionReason | null;
    /**
     * Details of the reason.
     */
    note: string | null;
};

/**
 * Approval status.
 */
export type ApprovalStatus = 'pending' | 'approved' | 'rejected';

/**
 * The approval of a time entry.
 */
export type TimeEntryApproval = {
    /**
     * Null while the timer runs.
     */
    status: ApprovalStatus | null;
    /**
     * The user who approved.
     */
    approved_by_id: string | null;
    /**
     * When it was approved.
     */
    approved_at: string | null;
    /**
     * The user who approved or rejected.
     */
    decided_by_id: string | null;
    /**
     * When it was approved or rejected.
     */
    decided_at: string | null;
    /**
     * Why it was rejected.
     */
    reason: string | null;
};

/**
 * The timer of an entry.
 */
export type TimeEntryTimer = {
    running: boolean;
    /**
     * When the running timer was started.
     */
    started_at: string | null;
};

/**
 * Identifier of the object in another system. It is compared exactly, including case and accents, and is unique among the objects of its kind in the workspace. An external id that another object has returns `duplicate`, with the id of that object if you are allowed to see it. It does not begin or end with a space. Deleting the object makes it available again.
 */
export type ExternalId = string;

/**
 * Texts that other systems have stored on the object, in the order of keys.
 */
export type Metadata = {
    [key: string]: string;
};

/**
 * Work that a user has done for a client, or a timer that is still running.
 */
export type TimeEntry = {
    id: TimeEntryId;
    user_id: UserId;
    date: CalendarDate;
    /**
     * 0.01 to 24.00; 0 while the timer runs.
     */
    hours: Hours;
    /**
     * Description of the work.
     */
    description: string | null;
    /**
     * The client; null only for entries started as a timer without one.
     */
    client_id: string | null;
    /**
     * The project.
     */
    project_id: string | null;
    /**
     * The ticket.
     */
    ticket_id: string | null;
    /**
     * The retainer agreement from which the hours draw.
     */
    agreement_id: string | null;
    /**
     * The period of the agreement.
     */
    period_id: string | null;
    billing: TimeEntryBilling;
    exclusion: TimeEntryExclusion;
    approval: TimeEntryApproval;
    timer: TimeEntryTimer;
    external_id: ExternalId | null;
    metadata: Metadata;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * A period of an agreement, with the terms in effect when it opened.
 */
export type AgreementPeriod = {
    id: PeriodId;
    agreement_id: AgreementId;
    start_date: CalendarDate;
    end_date: CalendarDate;
    status: PeriodStatus;
    hours: PeriodHours;
    billing?: PeriodBilling;
    /**
     * The invoice that the period generated; null without one or once it is void.
     */
    invoice_id: string | null;
    /**
     * When it was closed.
     */
    closed_at: string | null;
    /**
     * With `include=time_entries`: the latest 100 that the key's user is allowed to see.
     */
    time_entries?: Array<TimeEntry>;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * A part of a project or a ticket that was created, changed or deleted.
 */
export type EventPart = {
    type: EventPartType;
    /**
     * Identifier of the part.
     */
    id: string;
    change: EventPartChange;
};

/**
 * A mail that could not be delivered to some of its recipients, or all.
 */
export type FailedMail = {
    /**
     * The recipients that did not get it.
     */
    to: Array<string>;
    /**
     * Why the last attempt failed or the mail came back, as the mail server said it.
     */
    reason: string;
};

/**
 * Details of the event, in addition to the object itself.
 */
export type EventContext = {
    /**
     * The fields that changed, by name.
     */
    changes?: {
        [key: string]: EventContextChange;
    };
    /**
     * The budget threshold exceeded, in percent.
     */
    threshold?: number;
    target?: EventContextTarget;
    /**
     * The ticket activity concerned.
     */
    activity?: TicketActivity;
    /**
     * True if the activity was deleted.
     */
    activity_deleted?: boolean;
    /**
     * The payment or refund concerned.
     */
    payment?: Payment;
    /**
     * The refund that was made of the payment.
     */
    refund?: ClientPayment;
    /**
     * The reminder that was mailed.
     */
    reminder?: SentReminder;
    /**
     * The reason given.
     */
    reason?: string;
    /**
     * The contact that the deleted one was merged into.
     */
    merged_into?: ContactId;
    /**
     * The agreement period concerned.
     */
    period?: AgreementPeriod;
    /**
     * The parts of the project, or the tasks of the ticket, that were created, changed or deleted.
     */
    parts?: Array<EventPart>;
    /**
     * The credit note concerned.
     */
    credit_note?: CreditNote;
    /**
     * The mail that could not be delivered.
     */
    mail?: FailedMail;
    /**
     * True if the personal data of the user or contact was erased: erase copies of it too.
     */
    erased?: boolean;
};

/**
 * Who made the change. All fields are null for changes made by the service itself.
 */
export type Actor = {
    /**
     * The user.
     */
    user_id: string | null;
    /**
     * The contact of a client, who did it in the portal.
     */
    contact_id: string | null;
    /**
     * The API key.
     */
    api_key_id: string | null;
    /**
     * The `X-Request-Id` of the request.
     */
    request_id: string | null;
};

/**
 * Something that happened, recorded in the same transaction as its cause.
 */
export type DocketEvent = {
    id: EventId;
    type: EventType;
    created_at: DateTime;
    workspace_id: WorkspaceId;
    /**
     * Identifier of the object in `data`.
     */
    resource_id: string;
    /**
     * The object as returned by its GET immediately after the change, or before a deletion. Its schema is described by the webhook of the same type.
     */
    data: {
        [key: string]: unknown;
    };
    context: EventContext;
    actor: Actor;
};

/**
 * The mail that a template is for: an `invoice`; its reminders `reminder_before_due`, `reminder_first` (also those without a level), `reminder_second` and `reminder_last`; a
 * `credit_note`, a `statement`; an `approval_request` and its `approval_reminder`; a `ticket_reply`; a `portal_invitation`. New kinds are added without notice.
 *
 */
export type MailTemplateKind = 'invoice' | 'reminder_before_due' | 'reminder_first' | 'reminder_second' | 'reminder_last' | 'credit_note' | 'statement' | 'approval_request' | 'approval_reminder' | 'ticket_reply' | 'portal_invitation';

/**
 * A language of mails to clients. Which one a client gets follows from its `locale`, or else that of the workspace.
 */
export type MailLanguage = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl';

/**
 * The subject: one line, with placeholders such as `{{invoice.number}}`. Values are put on one line too.
 */
export type MailTemplateSubject = string;

/**
 * The text as plain text, with placeholders such as `{{invoice.number}}`; blanks within the braces are ignored. Empty lines separate paragraphs. A placeholder without a value leaves nothing, not even the blanks before it, and a paragraph of which nothing is left is left out. The rest of the mail stays as it is: figures, the button, attachments, and what stands below.
 */
export type MailTemplateText = string;

/**
 * A placeholder, without its braces. Amounts and days are written as the client reads them.
 *
 * - all mails: `firm.name`, the name of the workspace; `client.name`; `contact.name`, if the only recipient apart from copies is one contact of the client; `greeting`, which greets that contact by name
 * - mails that people can add a message to: `message`. In mails about invoices, credit notes and statements, `greeting` has no value then, because the message greets
 * - invoices and reminders: `invoice.number`; `invoice.title`, the number with the subject; `invoice.subject`; `invoice.date`; `invoice.due_date`; `invoice.total`; `invoice.outstanding`
 * - reminders: `invoice.days_overdue`, a number; `invoice.overdue`, the number with its unit as part of a sentence; `invoice.late_interest`
 * - credit notes: `credit_note.number`, `credit_note.date`, `credit_note.total`, and the `invoice.number` that is credited
 * - statements: `statement.from`, `statement.to`, `statement.balance`
 * - approvals: `approval.title`; `approval.type`, hours or a milestone as part of a sentence; `approval.due_date`
 * - replies to tickets: `ticket.number`, `ticket.title`; `user.name`, who replied; `reply.text`
 * - invitations to the portal: `portal.access`, a sentence that says what the contact may do there
 *
 */
export type MailPlaceholderName = 'firm.name' | 'client.name' | 'contact.name' | 'greeting' | 'message' | 'invoice.number' | 'invoice.title' | 'invoice.subject' | 'invoice.date' | 'invoice.due_date' | 'invoice.total' | 'invoice.outstanding' | 'invoice.days_overdue' | 'invoice.overdue' | 'invoice.late_interest' | 'credit_note.number' | 'credit_note.date' | 'credit_note.total' | 'statement.from' | 'statement.to' | 'statement.balance' | 'approval.title' | 'approval.type' | 'approval.due_date' | 'ticket.number' | 'ticket.title' | 'user.name' | 'reply.text' | 'portal.access';

/**
 * A placeholder that a template may use.
 */
export type MailPlaceholder = {
    name: MailPlaceholderName;
    /**
     * Its value in the preview with made-up data, in the language of the template; null if they have none.
     */
    example: string | null;
    /**
     * Whether the text must have it, because the mail would be useless without.
     */
    is_required: boolean;
};

/**
 * Subject and text of a mail to clients, in one language.
 */
export type MailTemplate = {
    kind: MailTemplateKind;
    language: MailLanguage;
    subject: MailTemplateSubject;
    text: MailTemplateText;
    /**
     * Whether they are the workspace's; false for Docket's own.
     */
    is_changed: boolean;
    /**
     * The placeholders that subject and text may use.
     */
    placeholders: Array<MailPlaceholder>;
    /**
     * When they were changed; null for Docket's own.
     */
    updated_at: string | null;
};

/**
 * The templates of mails to clients.
 */
export type MailTemplates = {
    /**
     * Each kind in each language, in the order of the kinds.
     */
    templates: Array<MailTemplate>;
};

/**
 * What to change; what is left out stays.
 */
export type MailTemplateUpdate = {
    subject?: MailTemplateSubject;
    text?: MailTemplateText;
};

/**
 * The texts to preview, and the object whose data they show.
 */
export type MailTemplatePreviewRequest = {
    /**
     * The subject to preview. Defaults to the present one.
     */
    subject?: MailTemplateSubject;
    /**
     * The text to preview. Defaults to the present one.
     */
    text?: MailTemplateText;
    /**
     * An invoice for `invoice` and reminders, a credit note for `credit_note`, a client for `statement`. Its mail is shown as it would be composed now, in the language of the template. By default the data are made up; kinds without such an object refuse it with `invalid_request`.
     */
    resource_id?: string | null;
};

/**
 * A mail as it would be sent with these texts.
 */
export type MailTemplatePreview = {
    /**
     * The subject.
     */
    subject: string;
    /**
     * The plain text body. Because it shows amounts, omitted without `can_see_rates`.
     */
    text?: string;
    /**
     * The HTML body, which shows the logo as `cid:logo@docket`. Because it shows amounts, omitted without `can_see_rates`.
     */
    html?: string;
    /**
     * The placeholders of subject and text for which these data have no value, each once.
     */
    missing: Array<MailPlaceholderName>;
};

/**
 * `queued` until it is delivered, also between attempts; `sent` once the mail server has taken it, or on the test side once it is captured; `failed` when no attempt will follow, or when a mail that was sent has come back; also if that is so for one of several
 * recipients only, whom `error` names then. It is
 * `suppressed` if it was not sent because its contact had lost access to the portal.
 *
 */
export type MailStatus = 'queued' | 'sent' | 'failed' | 'suppressed';

/**
 * What kind of mail it is: an `invoice` or its `invoice_reminder`, a `credit_note`, a `statement`; an `approval_request`, its `approval_reminder`, an `approval_decision`; a
 * `ticket_reply`, `ticket_assigned`; a `notification`, a `digest` of them, a `scheduled_report`; an `invitation` of a user, a `portal_invitation` of a contact, a
 * `password_link`, `new_browser`, `sign_in_change`; `webhook_failed`, `unused_key`, `quota_warning`, `workspace_deletion`. `other` is a mail from before kinds were
 * recorded. New kinds are added without notice.
 *
 */
export type MailKind = 'invoice' | 'invoice_reminder' | 'credit_note' | 'statement' | 'approval_request' | 'approval_reminder' | 'approval_decision' | 'ticket_reply' | 'ticket_assigned' | 'notification' | 'digest' | 'scheduled_report' | 'invitation' | 'portal_invitation' | 'password_link' | 'new_browser' | 'sign_in_change' | 'webhook_failed' | 'unused_key' | 'quota_warning' | 'workspace_deletion' | 'other';

/**
 * The type of the object.
 */
export type MailResourceType = 'invoice' | 'credit_note' | 'client' | 'approval' | 'ticket' | 'notification' | 'scheduled_report' | 'user' | 'contact' | 'webhook' | 'api_key';

/**
 * The object that the mail is about; it may have been deleted.
 */
export type MailResource = {
    type: MailResourceType;
    /**
     * Its id.
     */
    id: string;
};

/**
 * A mail that the service sends for the workspace. Its text is not shown, because it may have links that let their reader sign in.
 */
export type Mail = {
    id: MailId;
    kind: MailKind;
    /**
     * Recipients.
     */
    to: Array<string>;
    /**
     * Recipients of a copy.
     */
    cc: Array<string>;
    /**
     * Recipients of a blind copy.
     */
    bcc: Array<string>;
    /**
     * The subject.
     */
    subject: string;
    /**
     * The object that the mail is about; null if it is about no single one.
     */
    resource: MailResource | null;
    status: MailStatus;
    /**
     * How often it was tried.
     */
    attempts: number;
    /**
     * Why the last attempt failed or the mail came back, as the mail server said it, after the addresses of those of several recipients that did not get it; null if none failed, or it was delivered since.
     */
    error: string | null;
    /**
     * When it is tried next, at the earliest, in real time; null unless it is queued.
     */
    next_attempt_at: string | null;
    /**
     * When the mail server took it; null until then, and on the test side.
     */
    sent_at: string | null;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * What was done: the kind of object, and what happened to it. `session.created` is a sign-in and `session.failed` one that was refused, `export.made` a file of data
 * that somebody fetched, `settings.changed` a change of the settings of the workspace. New actions are added without notice.
 *
 */
export type AuditAction = 'agreement.activated' | 'agreement.cancelled' | 'agreement.created' | 'agreement.paused' | 'agreement.period_closed' | 'agreement.resumed' | 'agreement.updated' | 'agreement_type.created' | 'agreement_type.deleted' | 'agreement_type.updated' | 'api_key.created' | 'api_key.refused' | 'api_key.revoked' | 'api_key.rolled' | 'attachment.deleted' | 'bank_import.created' | 'bank_line.ignored' | 'bank_line.undone' | 'canned_reply.created' | 'canned_reply.deleted' | 'canned_reply.updated' | 'client.created' | 'client.deleted' | 'client.updated' | 'comment.deleted' | 'contact.created' | 'contact.deleted' | 'contact.erased' | 'contact.merged' | 'contact.updated' | 'credit_note.created' | 'credit_note.sent' | 'exchange_rate.created' | 'exchange_rate.deleted' | 'exchange_rate.updated' | 'exchange_rates.imported' | 'expense.deleted' | 'export.made' | 'factor.added' | 'factor.failed' | 'factor.removed' | 'factor.reset' | 'invoice.approval_rejected' | 'invoice.approved' | 'invoice.created' | 'invoice.credit_applied' | 'invoice.interest_charged' | 'invoice.marked_uncollectible' | 'invoice.reminded' | 'invoice.sent' | 'invoice.submitted' | 'invoice.updated' | 'invoice.voided' | 'item.created' | 'item.deleted' | 'item.updated' | 'mail.retried' | 'limits.changed' | 'milestone.deleted' | 'passkey.added' | 'passkey.removed' | 'passkey.renamed' | 'password.changed' | 'password.link_sent' | 'payment.allocated' | 'payment.recorded' | 'payment.refunded' | 'personal_data.read' | 'phase.deleted' | 'portal_access.given' | 'portal_access.link_sent' | 'portal_access.taken' | 'project.deleted' | 'project_type.created' | 'project_type.deleted' | 'project_type.updated' | 'rate_card.created' | 'rate_card.deleted' | 'rate_card.updated' | 'recovery_codes.made' | 'recurring_invoice.created' | 'recurring_invoice.ended' | 'recurring_invoice.paused' | 'recurring_invoice.resumed' | 'recurring_invoice.updated' | 'scheduled_report.created' | 'scheduled_report.deleted' | 'session.created' | 'session.ended' | 'session.failed' | 'settings.changed' | 'sso.changed' | 'sso.checked' | 'sso.linked' | 'sso.logout_refused' | 'sso.removed' | 'statement.sent' | 'stripe.connected' | 'stripe.disconnected' | 'tag.deleted' | 'task.deleted' | 'tax_rate.created' | 'tax_rate.deleted' | 'tax_rate.updated' | 'test_data.reset' | 'ticket.deleted' | 'ticket_priority.created' | 'ticket_priority.deleted' | 'ticket_priority.updated' | 'ticket_status.created' | 'ticket_status.deleted' | 'ticket_status.updated' | 'time_entry.deleted' | 'user.created' | 'user.deactivated' | 'user.erased' | 'user.invited' | 'user.permissions_changed' | 'user.reactivated' | 'user.role_changed' | 'user.updated' | 'webhook.created' | 'webhook.deleted' | 'webhook.secret_rotated' | 'webhook.updated' | 'workspace.created' | 'workspace.deletion_requested' | 'workspace.restored';

/**
 * Identifier of an entry of the audit log.
 */
export type AuditEntryId = string;

/**
 * Who acted: a user who is signed in, an API key, a contact in the portal, whoever operates the service, or the service itself.
 */
export type AuditActorType = 'user' | 'api_key' | 'contact' | 'operator' | 'system';

/**
 * Who did it.
 */
export type AuditActor = {
    type: AuditActorType;
    /**
     * Identifier of the user, key or contact; null for the operator and the service.
     */
    id: string | null;
    /**
     * The name that the user, key or contact had at that time.
     */
    name: string | null;
    /**
     * The user who acted, also by one of their keys; null for all others.
     */
    user_id: string | null;
};

/**
 * What it was done to.
 */
export type AuditResource = {
    /**
     * The kind of object.
     */
    type: string;
    /**
     * Identifier of the object, which may have been deleted; null for a file that was exported.
     */
    id: string | null;
    /**
     * Its name, number or title at that time; of an exported file the operation.
     */
    name: string | null;
};

/**
 * Something that was done in the workspace. Nothing but time changes an entry, apart from the erasure of personal data.
 */
export type AuditEntry = {
    id: AuditEntryId;
    /**
     * When it was done, in real time on both sides of the workspace.
     */
    at: DateTime;
    action: AuditAction;
    actor: AuditActor;
    resource: AuditResource;
    /**
     * The address that the request came from; null without a request.
     */
    ip: string | null;
    /**
     * The `User-Agent` of the request, at most 200 characters.
     */
    user_agent: string | null;
    /**
     * The `X-Request-Id` of the request.
     */
    request_id: string | null;
    /**
     * The fields that changed, by name, at most 100. Secrets are named without their values, and values of more than 500 characters are cut.
     */
    changes: {
        [key: string]: AuditEntryChange;
    };
    /**
     * The hash of this entry and of the one before it.
     */
    hash: string;
};

/**
 * Identifier of a logged request; identifiers sort by the time at which the requests ended.
 */
export type LoggedRequestId = string;

/**
 * What was wrong with a field of a logged request.
 */
export type LoggedFieldError = {
    /**
     * The field as a path.
     */
    field: string;
    /**
     * What was wrong, with its values masked.
     */
    message: string;
};

/**
 * The error that a request returned. Values in its messages are masked: texts of the workspace, email addresses and amounts are written as `…`.
 */
export type LoggedError = {
    /**
     * The error code, one of those of [errors](/docs/errors).
     */
    code: string;
    /**
     * The message, with its values masked.
     */
    message: string;
    /**
     * The first invalid field as a path.
     */
    field: string | null;
    /**
     * All invalid fields, at most 10.
     */
    details: Array<LoggedFieldError>;
};

/**
 * A request that was made with an API key of the workspace. Bodies are not stored.
 */
export type LoggedRequest = {
    id: LoggedRequestId;
    /**
     * When the request was received, in real time on both sides of the workspace.
     */
    created_at: DateTime;
    /**
     * Its `X-Request-Id`. Events name it as `actor.request_id`.
     */
    request_id: string;
    /**
     * The HTTP method.
     */
    method: string;
    /**
     * The path without the query, at most 500 characters.
     */
    path: string;
    /**
     * The names of its query parameters, at most 50. Their values are not stored.
     */
    query_parameters: Array<string>;
    /**
     * The operation of this contract; null if the path or method has none, or the request was refused before it was matched.
     */
    operation_id: string | null;
    /**
     * The HTTP status of the response.
     */
    status: number;
    /**
     * Milliseconds from the receipt of the request until its response was ready.
     */
    duration_ms: number;
    api_key_id: ApiKeyId;
    /**
     * The user that the key acts as.
     */
    user_id: UserId;
    /**
     * The address of the caller.
     */
    ip_address: string;
    /**
     * The `User-Agent` of the request, at most 200 characters.
     */
    user_agent: string | null;
    /**
     * The error of a response of 400 or more; null for all others.
     */
    error: LoggedError | null;
};

/**
 * An `active` webhook receives events; a `failed` one receives nothing until it is set to `active`.
 */
export type WebhookStatus = 'active' | 'failed';

/**
 * Identifier of a webhook; identifiers sort by creation.
 */
export type WebhookId = string;

/**
 * The event types that the webhook receives, each once.
 */
export type WebhookEvents = Array<EventType>;

/**
 * Restricts a webhook to events about the objects of some clients or projects. With both lists, an event must meet both. An event about an object without a client, or without a project, does not meet such a list: invoices have a client and no project.
 */
export type WebhookFilter = {
    /**
     * Only events about these clients, and about objects whose `client_id` is one of them.
     */
    client_ids?: Array<ClientId>;
    /**
     * Only events about these projects, and about objects whose `project_id` is one of them.
     */
    project_ids?: Array<ProjectId>;
};

/**
 * Purpose of the webhook, as free text.
 */
export type WebhookDescription = string | null;

/**
 * A URL that receives events.
 */
export type Webhook = {
    id: WebhookId;
    url: Url;
    events: WebhookEvents;
    /**
     * Which events of these types are sent; null for all.
     */
    filter: WebhookFilter | null;
    description: WebhookDescription;
    status: WebhookStatus;
    /**
     * When the previous secret stops signing; null if only one secret signs.
     */
    previous_secret_expires_at: string | null;
    created_at: DateTime;
};

/**
 * The webhook to create.
 */
export type WebhookCreate = {
    url: Url;
    events: WebhookEvents;
    description?: WebhookDescription;
    /**
     * Which events of these types to send; null for all.
     */
    filter?: WebhookFilter | null;
};

/**
 * A webhook with its new secret, which is shown this once.
 */
export type WebhookWithSecret = {
    id: WebhookId;
    url: Url;
    events: WebhookEvents;
    /**
     * Which events of these types are sent; null for all.
     */
    filter: WebhookFilter | null;
    description: WebhookDescription;
    status: WebhookStatus;
    /**
     * When the previous secret stops signing; null if only one secret signs.
     */
    previous_secret_expires_at: string | null;
    created_at: DateTime;
    /**
     * HMAC key that signs deliveries: the full string, including the prefix.
     */
    secret: string;
};

/**
 * The fields of a webhook to change.
 */
export type WebhookUpdate = {
    url?: Url;
    events?: WebhookEvents;
    description?: WebhookDescription;
    /**
     * Which events of these types to send; null for all.
     */
    filter?: WebhookFilter | null;
    status?: WebhookStatus;
};

/**
 * `delivered` if the receiver responded with 2xx within 30 seconds, otherwise `failed`.
 */
export type WebhookDeliveryStatus = 'delivered' | 'failed';

/**
 * Identifier of a webhook delivery; identifiers sort by creation.
 */
export type DeliveryId = string;

/**
 * One attempt to deliver one event.
 */
export type WebhookDelivery = {
    id: DeliveryId;
    event_id: EventId;
    event_type: EventType;
    /**
     * Number of the attempt, starting at 1.
     */
    attempt: number;
    status: WebhookDeliveryStatus;
    /**
     * HTTP status of the response; null if there was none.
     */
    response_code: number | null;
    /**
     * Duration of the attempt, in milliseconds.
     */
    response_time_ms: number;
    attempted_at: DateTime;
    /**
     * When the event was delivered; null if the attempt failed.
     */
    delivered_at: string | null;
    /**
     * Why the attempt failed.
     */
    error: string | null;
    /**
     * When the next attempt was scheduled by this one, if any.
     */
    next_retry_at: string | null;
};

/**
 * The deliveries to retry: either those in `delivery_ids`, or those that match `status`, `from` and `to`; the two cannot be combined.
 */
export type WebhookDeliveriesRetry = {
    /**
     * Deliveries of the webhook, each once.
     */
    delivery_ids?: Array<DeliveryId>;
    status?: WebhookDeliveriesRetryStatus;
    /**
     * With `status`: only attempts made at or after this instant.
     */
    from?: DateTime;
    /**
     * With `status`: only attempts made at or before this instant.
     */
    to?: DateTime;
};

/**
 * The number of events that are sent again.
 */
export type WebhookDeliveriesRetried = {
    webhook_id: WebhookId;
    /**
     * Number of events queued for another attempt.
     */
    queued: number;
    /**
     * Number of events of `delivery_ids` that are left out because they were delivered by a later attempt than those given, are being attempted now, are already due, or were deleted 30 days after they happened. Always 0 with `status`.
     */
    skipped: number;
    /**
     * Whether more deliveries match than are retried at once: send the same request again for the next 1,000 events.
     */
    has_more: boolean;
};

/**
 * One attempt to deliver one event, with what was sent and what the receiver returned.
 */
export type WebhookDeliveryWithBodies = {
    id: DeliveryId;
    event_id: EventId;
    event_type: EventType;
    /**
     * Number of the attempt, starting at 1.
     */
    attempt: number;
    status: WebhookDeliveryStatus;
    /**
     * HTTP status of the response; null if there was none.
     */
    response_code: number | null;
    /**
     * Duration of the attempt, in milliseconds.
     */
    response_time_ms: number;
    attempted_at: DateTime;
    /**
     * When the event was delivered; null if the attempt failed.
     */
    delivered_at: string | null;
    /**
     * Why the attempt failed.
     */
    error: string | null;
    /**
     * When the next attempt was scheduled by this one, if any.
     */
    next_retry_at: string | null;
    /**
     * The body of the request, byte for byte as it was sent and signed. Null once the event itself has been deleted, 30 days after it happened; that may be before the attempt is deleted.
     */
    request_body: string | null;
    /**
     * The first 4 KiB of the body of the response as UTF-8 text, in which bytes that are not UTF-8 are replaced by U+FFFD; it is not decompressed. Empty if the response had no body, null if there was no response.
     */
    response_body: string | null;
    /**
     * Whether `response_body` is not the whole body: it was longer, or did not end within the 30 seconds of the attempt. Neither makes a delivery fail.
     */
    response_body_truncated: boolean;
};

/**
 * The instant from which to recover missed events.
 */
export type WebhookRecover = {
    since: DateTime;
};

/**
 * The result of a recovery.
 */
export type WebhookRecovery = {
    webhook_id: WebhookId;
    since: DateTime;
    /**
     * Number of events queued for delivery.
     */
    queued: number;
};

/**
 * How to rotate the secret.
 */
export type WebhookSecretRotate = {
    /**
     * Hours during which the old secret also signs, by the clock of the workspace.
     */
    grace_hours?: number;
};

/**
 * The test event to send.
 */
export type WebhookTest = {
    event_type?: EventType;
    /**
     * An object of the kind that the event is about: sends it as its GET returns it, in place of sample data.
     */
    resource_id?: string;
};

/**
 * The current time on the test side.
 */
export type TestClock = {
    now: DateTime;
    /**
     * Whether the clock is stopped until it is advanced again; false if it follows real time.
     */
    frozen: boolean;
};

/**
 * The instant to which to advance the clock.
 */
export type TestClockAdvance = {
    to: DateTime;
};

/**
 * An inactive client keeps its history and is archived.
 */
export type ClientStatus = 'active' | 'inactive';

/**
 * `healthy` for a score of 70 or more, `at_risk` for 40 or more, `critical` below.
 */
export type ClientHealthStatus = 'healthy' | 'at_risk' | 'critical';

/**
 * The electronic form in which the client gets invoices, and how.
 */
export type ClientElectronicInvoice = {
    format: ElectronicInvoiceFormat;
    via: ElectronicInvoiceVia;
};

/**
 * Identifier of a tax rate; identifiers sort by creation.
 */
export type TaxRateId = string;

/**
 * Identifier of a ticket priority; identifiers sort by creation.
 */
export type TicketPriorityId = string;

/**
 * SLA targets for this client that replace those of the priority.
 */
export type SlaOverride = {
    /**
     * The ticket priority.
     */
    priority_id: TicketPriorityId;
    /**
     * Minutes until the first response.
     */
    response_target: number;
    /**
     * Minutes until the resolution.
     */
    resolution_target: number;
};

/**
 * Names of the tags, in alphabetical order.
 */
export type Tags = Array<string>;

/**
 * A firm that you serve.
 */
export type Client = {
    id: ClientId;
    name: Name;
    /**
     * General e-mail address.
     */
    email: string | null;
    /**
     * Phone number.
     */
    phone: string | null;
    /**
     * Website.
     */
    website: string | null;
    address: PostalAddress;
    /**
     * Language of documents and mails to the client; null follows the workspace's.
     */
    locale: Locale | null;
    billing: ClientBilling;
    status: ClientStatus;
    health: ClientHealth;
    sla_overrides: Array<SlaOverride>;
    /**
     * Internal notes.
     */
    notes: string | null;
    tags: Tags;
    external_id: ExternalId | null;
    metadata: Metadata;
    dates: ClientDates;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * The electronic form in which the client gets invoices, and how; `via` is `mail` unless given. Invoices are then issued in this form when they are sent, and refused if they lack what it wants. `none` issues plain PDFs.
 */
export type ClientElectronicInvoiceInput = {
    format: ElectronicInvoiceFormat;
    via?: ElectronicInvoiceVia;
};

/**
 * Up to three tax rates, in the order in which they are charged: a compound one is also charged on those before it. Null or none applies what the invoice, or else the client or workspace, says.
 */
export type TaxRateIds = Array<TaxRateId> | null;

/**
 * Identifier of a rate card; identifiers sort by creation.
 */
export type RateCardId = string;

/**
 * Tags by slug, name (ignoring case) or id, looked for in this order. A value that matches no slug or name creates a tag with that name; an unknown id returns `invalid_request`. On an update, they replace all existing tags.
 */
export type TagInput = Array<string>;

/**
 * Texts that your systems store on the object: up to 50 keys, each with a text of up to 500 characters. A key has 1 to 40 printable characters of any script, without `[` and `]` and without spaces at the ends. An update merges: a key that is sent is set, a key sent as null or as an empty text is removed, and others remain. Sending null instead of an object removes all keys.
 */
export type MetadataInput = {
    [key: string]: string | null;
} | null;

/**
 * The client to create. `currency` defaults to the workspace's.
 */
export type ClientCreate = {
    name: Name;
    email?: Email | null;
    phone?: ShortText | null;
    website?: Url | null;
    address_line1?: ShortText | null;
    address_line2?: ShortText | null;
    city?: ShortText | null;
    state?: ShortText | null;
    postal_code?: ShortText | null;
    country?: Country | null;
    /**
     * Language of documents and mails to the client; null follows the workspace's.
     */
    locale?: Locale | null;
    currency?: Currency;
    /**
     * In any form: one that looks like a VAT id sets `vat_id`; any other sets `tax_number` and clears `vat_id`; null clears both. Not together with either.
     */
    tax_id?: ShortText | null;
    vat_id?: VatId | null;
    /**
     * National tax number.
     */
    tax_number?: ShortText | null;
    /**
     * Identifiers other than tax numbers, all of them in place of the present ones.
     */
    identifiers?: Array<PartyIdentifier>;
    /**
     * Where the client receives electronic invoices.
     */
    electronic_address?: ElectronicAddress | null;
    /**
     * The reference that the client asks for on each invoice, such as a Leitweg-ID.
     */
    buyer_reference?: ShortText | null;
    /**
     * Where the client books invoices, such as a cost centre.
     */
    accounting_reference?: ShortText | null;
    e_invoice?: ClientElectronicInvoiceInput;
    /**
     * A plain rate for invoices; not together with `tax_rate_ids`, which it removes.
     */
    tax_rate?: TaxRate | null;
    /**
     * Tax rates for the invoices of the client; not together with `tax_rate`, which they remove. Null or none applies `tax_rate`, or else the default of the workspace.
     */
    tax_rate_ids?: TaxRateIds;
    /**
     * Reminders that are sent by themselves for invoices of the client, in place of those of the workspace, with the same rules as `reminder_schedule` there. An empty list sends none; null follows the workspace.
     */
    reminder_schedule?: Array<ReminderStep> | null;
    /**
     * Recipients of a copy of each mail to the client about billing, in place of those of the workspace: invoices, reminders, credit notes and statements. An empty list copies nobody; null follows the workspace.
     */
    mail_cc?: Array<Email> | null;
    /**
     * Where replies to mails about billing go; null follows the workspace.
     */
    mail_reply_to?: Email | null;
    /**
     * Days until an invoice is due; null uses the workspace's.
     */
    payment_terms_days?: number | null;
    rate_id?: RateCardId | null;
    notes?: LongText | null;
    status?: ClientStatus;
    /**
     * SLA targets of this client that replace those of the priorities, each for a different priority of the workspace.
     */
    sla_overrides?: Array<SlaOverride>;
    tags?: TagInput | null;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * The fields of a client to change.
 */
export type ClientUpdate = {
    name?: Name;
    email?: Email | null;
    phone?: ShortText | null;
    website?: Url | null;
    address_line1?: ShortText | null;
    address_line2?: ShortText | null;
    city?: ShortText | null;
    state?: ShortText | null;
    postal_code?: ShortText | null;
    country?: Country | null;
    /**
     * Language of documents and mails to the client; null follows the workspace's.
     */
    locale?: Locale | null;
    currency?: Currency;
    /**
     * In any form: one that looks like a VAT id sets `vat_id`; any other sets `tax_number` and clears `vat_id`; null clears both. Not together with either.
     */
    tax_id?: ShortText | null;
    vat_id?: VatId | null;
    /**
     * National tax number.
     */
    tax_number?: ShortText | null;
    /**
     * Identifiers other than tax numbers, all of them in place of the present ones.
     */
    identifiers?: Array<PartyIdentifier>;
    /**
     * Where the client receives electronic invoices.
     */
    electronic_address?: ElectronicAddress | null;
    /**
     * The reference that the client asks for on each invoice, such as a Leitweg-ID.
     */
    buyer_reference?: ShortText | null;
    /**
     * Where the client books invoices, such as a cost centre.
     */
    accounting_reference?: ShortText | null;
    e_invoice?: ClientElectronicInvoiceInput;
    /**
     * A plain rate for invoices; not together with `tax_rate_ids`, which it removes.
     */
    tax_rate?: TaxRate | null;
    /**
     * Tax rates for the invoices of the client; not together with `tax_rate`, which they remove. Null or none applies `tax_rate`, or else the default of the workspace.
     */
    tax_rate_ids?: TaxRateIds;
    /**
     * Reminders that are sent by themselves for invoices of the client, in place of those of the workspace, with the same rules as `reminder_schedule` there. An empty list sends none; null follows the workspace.
     */
    reminder_schedule?: Array<ReminderStep> | null;
    /**
     * Recipients of a copy of each mail to the client about billing, in place of those of the workspace: invoices, reminders, credit notes and statements. An empty list copies nobody; null follows the workspace.
     */
    mail_cc?: Array<Email> | null;
    /**
     * Where replies to mails about billing go; null follows the workspace.
     */
    mail_reply_to?: Email | null;
    /**
     * Days until an invoice is due; null uses the workspace's.
     */
    payment_terms_days?: number | null;
    rate_id?: RateCardId | null;
    notes?: LongText | null;
    status?: ClientStatus;
    /**
     * SLA targets of this client that replace those of the priorities, each for a different priority of the workspace. A change applies to tickets that move to the client or get the priority from then on.
     */
    sla_overrides?: Array<SlaOverride>;
    tags?: TagInput | null;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * The days of a statement.
 */
export type StatementPeriod = {
    /**
     * First day. Defaults to the first day of the month of `to`.
     */
    from?: CalendarDate;
    /**
     * Last day. Defaults to today.
     */
    to?: CalendarDate;
};

/**
 * Which statement to mail, and to whom.
 */
export type StatementSend = {
    period?: StatementPeriod;
    /**
     * Recipients. Defaults to the recipients to whom an invoice would be mailed.
     */
    to?: Array<Email>;
    /**
     * A personal message above the text of the mail.
     */
    message?: string;
};

/**
 * The statement that was mailed, and its recipients.
 */
export type StatementSent = {
    id: ClientId;
    /**
     * First day.
     */
    from: CalendarDate;
    /**
     * Last day.
     */
    to: CalendarDate;
    /**
     * The recipient addresses.
     */
    email_sent_to: Array<string>;
};

/**
 * What a client owes, and its credit, in one currency. `balance` = `outstanding` + `uncollectible` − `credit` − `refundable`.
 */
export type ClientBalanceAccount = {
    currency: Currency;
    /**
     * What is outstanding on invoices, as aging counts it.
     */
    outstanding: Money;
    /**
     * What is outstanding on invoices that were written off; they are still owed.
     */
    uncollectible: Money;
    /**
     * Money received that is not allocated to invoices. It can be applied to invoices in this currency, or refunded.
     */
    credit: Money;
    /**
     * What was paid on invoices beyond what they come to since they were credited. It can be refunded, or allocated to other invoices.
     */
    refundable: Money;
    /**
     * What the client owes in all: the closing balance of its statement once all dates of its invoices are reached. Negative if it has paid more than it owes.
     */
    balance: Money;
};

/**
 * What a client owes and what credit it has now, in each currency.
 */
export type ClientBalance = {
    client_id: ClientId;
    /**
     * One for each currency, that of the client first; others only if an amount is not 0.
     */
    accounts: Array<ClientBalanceAccount>;
};

/**
 * The unbilled work of a client. Values and amounts are omitted without `can_see_rates`.
 */
export type ClientUnbilled = {
    client_id: ClientId;
    /**
     * Currency of the client. The values of time are in this currency.
     */
    currency: Currency;
    /**
     * Unbilled time by project, and whether it awaits approval.
     */
    time: Array<ClientUnbilledTime>;
    /**
     * Unbilled expenses by project and currency, and whether they await approval. An invoice takes only expenses in the currency of the client.
     */
    expenses: Array<ClientUnbilledExpense>;
};

/**
 * Slug, name or id of a tag.
 */
export type TagReference = string;

/**
 * The complete set of tags of a resource.
 */
export type TagsReplace = {
    /**
     * Tags by slug, name (ignoring case) or id, looked for in this order. An unknown tag returns `invalid_request`; an empty list removes all tags.
     */
    tags: Array<TagReference>;
};

/**
 * Identifier of a client, a project, a ticket or a contact.
 */
export type TaggedId = string;

/**
 * A resource with its current tags.
 */
export type TaggedResource = {
    id: TaggedId;
    tags: Tags;
};

/**
 * Tags by slug, name or id.
 */
export type TagSlugs = {
    /**
     * Tags by slug, name (ignoring case) or id, looked for in this order. An unknown tag returns `invalid_request`.
     */
    tags: Array<TagReference>;
};

/**
 * The roles of the contact at the client.
 */
export type ContactRoles = {
    /**
     * Whether this is the primary contact; at most one per client.
     */
    is_primary: boolean;
    /**
     * Whether this is a billing contact, who receives invoices that have no contact.
     */
    is_billing: boolean;
    /**
     * Whether this is a technical contact.
     */
    is_technical: boolean;
};

/**
 * What a contact can do in the client portal: `none`: nothing; `view`: see projects and tickets; `full`: also create tickets and approve.
 */
export type PortalAccess = 'none' | 'view' | 'full';

/**
 * The contact's access to the client portal.
 */
export type ContactPortal = {
    /**
     * Whether the contact can sign in; true if and only if `access_level` is not `none`.
     */
    access_enabled: boolean;
    access_level: PortalAccess;
    /**
     * When the contact last signed in.
     */
    last_login_at: string | null;
    /**
     * When the contact was last invited; null if never invited, and after access is removed.
     */
    invitation_sent_at: string | null;
};

/**
 * Communication preferences of the contact.
 */
export type ContactCommunication = {
    receives_invoices: boolean;
    receives_reports: boolean;
    receives_project_updates: boolean;
    /**
     * Whether the contact receives the team's public comments on their tickets by mail.
     */
    receives_ticket_replies: boolean;
};

/**
 * A contact as lists show it, with the name of its client.
 */
export type ContactSummary = {
    id: ContactId;
    client_id: ClientId;
    /**
     * Name of the client.
     */
    client_name: string;
    name: Name;
    /**
     * E-mail address.
     */
    email: string | null;
    /**
     * Telephone number.
     */
    phone: string | null;
    /**
     * Mobile number.
     */
    mobile: string | null;
    /**
     * Job title.
     */
    title: string | null;
    /**
     * Department.
     */
    department: string | null;
    roles: ContactRoles;
    portal: ContactPortal;
    communication: ContactCommunication;
    /**
     * Internal notes.
     */
    notes: string | null;
    tags: Tags;
    external_id: ExternalId | null;
    metadata: Metadata;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * The contact to create.
 */
export type ContactCreate = {
    client_id: ClientId;
    name: Name;
    email?: Email | null;
    phone?: ShortText | null;
    mobile?: ShortText | null;
    title?: ShortText | null;
    department?: ShortText | null;
    /**
     * Whether this is the primary contact; true replaces the client's current one.
     */
    is_primary?: boolean;
    /**
     * Whether this is a billing contact, who receives invoices that have no contact.
     */
    is_billing?: boolean;
    /**
     * Whether this is a technical contact.
     */
    is_technical?: boolean;
    portal_access?: PortalAccess;
    /**
     * Whether the contact receives invoices.
     */
    receives_invoices?: boolean;
    /**
     * Whether the contact receives reports.
     */
    receives_reports?: boolean;
    /**
     * Whether the contact receives project updates.
     */
    receives_project_updates?: boolean;
    /**
     * Whether the contact receives the team's public comments on their tickets by mail.
     */
    receives_ticket_replies?: boolean;
    notes?: LongText | null;
    tags?: TagInput | null;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * A ticket of a contact.
 */
export type ContactTicket = {
    id: TicketId;
    /**
     * Title of the ticket.
     */
    title: string;
    /**
     * Whether it is `open` or `closed`.
     */
    status: string;
    created_at: DateTime;
};

/**
 * Something that happened to a contact.
 */
export type ContactActivity = {
    id: EventId;
    type: EventType;
    created_at: DateTime;
    /**
     * The user who did it; null for the contact or the service itself.
     */
    user_id: string | null;
    /**
     * Name of the user.
     */
    user_name: string | null;
};

/**
 * A person at a client.
 */
export type Contact = {
    id: ContactId;
    client_id: ClientId;
    name: Name;
    /**
     * E-mail address, with which the contact signs in to the portal.
     */
    email: string | null;
    /**
     * Telephone number.
     */
    phone: string | null;
    /**
     * Mobile number.
     */
    mobile: string | null;
    /**
     * Job title.
     */
    title: string | null;
    /**
     * Department.
     */
    department: string | null;
    roles: ContactRoles;
    portal: ContactPortal;
    communication: ContactCommunication;
    /**
     * Internal notes.
     */
    notes: string | null;
    tags: Tags;
    external_id: ExternalId | null;
    metadata: Metadata;
    created_at: DateTime;
    updated_at: DateTime;
    /**
     * If included.
     */
    client?: Client;
    /**
     * If included: the newest 100 tickets of the contact that the key's user is allowed to see, newest first.
     */
    tickets?: Array<ContactTicket>;
    /**
     * If included: the latest 20 events about the contact in the last 30 days, latest first.
     */
    activity?: Array<ContactActivity>;
};

/**
 * The fields of a contact to change.
 */
export type ContactUpdate = {
    client_id?: ClientId;
    name?: Name;
    email?: Email | null;
    phone?: ShortText | null;
    mobile?: ShortText | null;
    title?: ShortText | null;
    department?: ShortText | null;
    /**
     * Whether this is the primary contact; true replaces the client's current one.
     */
    is_primary?: boolean;
    /**
     * Whether this is a billing contact, who receives invoices that have no contact.
     */
    is_billing?: boolean;
    /**
     * Whether this is a technical contact.
     */
    is_technical?: boolean;
    portal_access?: PortalAccess;
    /**
     * Whether the contact receives invoices.
     */
    receives_invoices?: boolean;
    /**
     * Whether the contact receives reports.
     */
    receives_reports?: boolean;
    /**
     * Whether the contact receives project updates.
     */
    receives_project_updates?: boolean;
    /**
     * Whether the contact receives the team's public comments on their tickets by mail.
     */
    receives_ticket_replies?: boolean;
    notes?: LongText | null;
    tags?: TagInput | null;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * A change to apply to several contacts.
 */
export type ContactsUpdate = {
    /**
     * The contacts to change.
     */
    ids: Array<ContactId>;
    updates: ContactUpdate;
};

/**
 * The contacts to create.
 */
export type ContactsCreate = {
    contacts: Array<ContactCreate>;
};

/**
 * What the contacts have in common: the e-mail address, ignoring case, the digits of a telephone or mobile number, or, at the same client, a similar name.
 */
export type DuplicateReason = 'email' | 'phone' | 'name';

/**
 * Contacts that may be the same person.
 */
export type ContactDuplicates = {
    /**
     * The contacts, oldest first; 20 at most.
     */
    contacts: Array<ContactDuplicatesContact>;
    match_reason: DuplicateReason;
    /**
     * Likelihood that they are the same person.
     */
    confidence: number;
};

/**
 * A related object of a contact that can be embedded.
 */
export type ContactInclude = 'client' | 'tickets' | 'activity';

/**
 * The contact to merge into this one.
 */
export type ContactMerge = {
    /**
     * The contact to merge and delete.
     */
    merge_contact_id: ContactId;
};

/**
 * The current portal access of a contact.
 */
export type ContactPortalState = {
    id: ContactId;
    portal: ContactPortal;
};

/**
 * Access to the client portal other than `none`.
 */
export type PortalLevel = 'view' | 'full';

/**
 * The portal access to grant.
 */
export type ContactPortalEnable = {
    /**
     * What the contact can do in the portal.
     */
    access_level?: PortalLevel;
    /**
     * Whether to mail the contact a link to set a password. By default, a link is mailed unless the contact was already invited at the same level.
     */
    send_invitation?: boolean;
};

/**
 * A named set of hourly rates to which clients, projects and time entries can refer.
 */
export type RateCard = {
    id: RateCardId;
    name: Name;
    currency: Currency;
    /**
     * Rate for normal hours. Omitted without `can_see_rates`.
     */
    standard_rate?: Rate;
    /**
     * Rate for emergency hours; null for the standard rate × the workspace's `emergency_multiplier`. Omitted without `can_see_rates`.
     */
    emergency_rate?: number | null;
    /**
     * Whether the card applies to all work in its currency without a more specific rate. A currency has at most one default card.
     */
    is_default: boolean;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * The rate card to create. `currency` defaults to the workspace's.
 */
export type RateCardCreate = {
    name: Name;
    currency?: Currency;
    standard_rate: RateInput;
    /**
     * Null applies the standard rate × `emergency_multiplier`.
     */
    emergency_rate?: RateInput | null;
    /**
     * Whether this is the default card of its currency; true replaces the current default.
     */
    is_default?: boolean;
};

/**
 * The fields of a rate card to change.
 */
export type RateCardUpdate = {
    name?: Name;
    currency?: Currency;
    standard_rate?: RateInput;
    /**
     * Null applies the standard rate × `emergency_multiplier`.
     */
    emergency_rate?: RateInput | null;
    /**
     * Whether this is the default card of its currency; true replaces the current default.
     */
    is_default?: boolean;
};

/**
 * Identifier of a project type; identifiers sort by creation.
 */
export type ProjectTypeId = string;

/**
 * A project type.
 */
export type ProjectType = {
    id: ProjectTypeId;
    name: Name;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * The project type to create.
 */
export type ProjectTypeCreate = {
    name: Name;
};

/**
 * The fields of a project type to change.
 */
export type ProjectTypeUpdate = {
    name?: Name;
};

/**
 * How work is billed. Time on `non_billable` work is not billable by default.
 */
export type BillingType = 'time_and_materials' | 'fixed_fee' | 'retainer' | 'non_billable';

/**
 * Whether an active project is likely to end within its budget and on time.
 */
export type ProjectHealth = 'on_track' | 'at_risk';

/**
 * When the project is planned and when it was worked on.
 */
export type ProjectDates = {
    /**
     * First planned day.
     */
    start_date: string | null;
    /**
     * Due date.
     */
    due_date: string | null;
    /**
     * When the project first became active; never cleared.
     */
    commenced_at: string | null;
    /**
     * When the project was completed; null again after it is reopened.
     */
    completed_at: string | null;
};

/**
 * The budget of a project and its use. Amounts are in the client's currency. `amount` and `amount_billed` are omitted without `can_see_rates`.
 */
export type ProjectBudget = {
    /**
     * Budget in hours; null or 0 for none.
     */
    hours: number | null;
    /**
     * Budget as an amount of money; null or 0 for none.
     */
    amount?: number | null;
    /**
     * All hours logged on the project, billable or not.
     */
    hours_used: Hours;
    /**
     * Amount billed for the project on lines of invoices that are not void, including drafts.
     */
    amount_billed?: Money;
    /**
     * `hours_used` / `hours` × 100, or without a budget in hours `amount_billed` / `amount` × 100, or 0 without either. 2 decimals; can exceed 100.
     */
    percent_complete: Percent;
};

/**
 * The rate of work on the project, in the client's currency.
 */
export type ProjectRate = {
    /**
     * Whether `custom_rate`, or else the card `rate_id`, takes precedence over the rates of client and user.
     */
    override: boolean;
    /**
     * Rate card of the project.
     */
    rate_id: string | null;
    /**
     * Hourly rate of the project. Omitted without `can_see_rates`.
     */
    custom_rate?: number | null;
};

/**
 * A project as shown in lists.
 */
export type ProjectSummary = {
    id: ProjectId;
    title: Name;
    /**
     * Description of the work.
     */
    description: string | null;
    client_id: ClientId;
    /**
     * Name of the client.
     */
    client_name: string;
    status: ProjectStatus;
    /**
     * The project type.
     */
    type_id: string | null;
    billing_type: BillingType;
    /**
     * The user who manages the project.
     */
    manager_id: string | null;
    /**
     * The contact at the client.
     */
    contact_id: string | null;
    /**
     * The retainer agreement, if `billing_type` is retainer.
     */
    agreement_id: string | null;
    /**
     * Whether only hours and milestones that the client has approved are billed (`createApproval`).
     */
    require_client_approval: boolean;
    external_id: ExternalId | null;
    metadata: Metadata;
    dates: ProjectDates;
    budget: ProjectBudget;
    rate: ProjectRate;
    /**
     * Internal notes.
     */
    notes: string | null;
    /**
     * URL of the contract.
     */
    contract_url: string | null;
    tags: Tags;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * Hours with 2 decimals; 0.25 is a quarter of an hour.
 */
export type HoursInput = number;

/**
 * An exact amount of money in the accompanying currency, never subject to binary rounding.
 */
export type MoneyInput = number;

/**
 * The project to create.
 */
export type ProjectCreate = {
    title: Name;
    client_id: ClientId;
    description?: LongText | null;
    status?: ProjectStatus;
    type_id?: ProjectTypeId | null;
    billing_type?: BillingType;
    /**
     * The user who manages the project.
     */
    manager_id?: UserId | null;
    /**
     * A contact of the client.
     */
    contact_id?: ContactId | null;
    /**
     * An agreement of the client; only if `billing_type` is retainer.
     */
    agreement_id?: AgreementId | null;
    /**
     * Whether only time entries and milestones of the project that the client has approved (`createApproval`) can be put on invoices. It does not affect the billing of expenses, lines without work, and fees and overage of agreements; existing lines of invoices stay. Defaults to false.
     */
    require_client_approval?: boolean;
    start_date?: CalendarDate | null;
    /**
     * Not before `start_date`.
     */
    due_date?: CalendarDate | null;
    /**
     * 0 means none.
     */
    budget_hours?: HoursInput | null;
    /**
     * In the currency of the client; 0 means none.
     */
    budget_amount?: MoneyInput | null;
    /**
     * Whether the project's own rate applies. Derived from `custom_rate` and `rate_id` if they are sent without it.
     */
    rate_override?: boolean;
    /**
     * A rate card in the currency of the client.
     */
    rate_id?: RateCardId | null;
    /**
     * Hourly rate of the project. Takes precedence over `rate_id`.
     */
    custom_rate?: RateInput | null;
    notes?: LongText | null;
    contract_url?: Url | null;
    tags?: TagInput | null;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * The user who manages a project. Contractors see only `id` and `name`.
 */
export type ProjectManager = {
    id: UserId;
    /**
     * Display name.
     */
    name: string;
    /**
     * E-mail address.
     */
    email?: string;
    /**
     * Job title.
     */
    title?: string | null;
    /**
     * Picture.
     */
    avatar_url?: string | null;
};

/**
 * A ticket of a project.
 */
export type ProjectTicket = {
    id: TicketId;
    /**
     * Title of the ticket.
     */
    title: string;
    /**
     * Whether it is `open` or `closed`.
     */
    status: string;
};

/**
 * The time logged on a project. Hours are billable if the entry is `billable` and not excluded.
 */
export type ProjectTime = {
    total_hours: Hours;
    billable_hours: Hours;
    /**
     * Most hours first.
     */
    by_user: Array<ProjectTimeByUser>;
};

/**
 * Whether and where a milestone is billed.
 */
export type MilestoneBilling = {
    /**
     * Whether it is on an invoice line, including on a draft.
     */
    billed: boolean;
    /**
     * The invoice line that bills it.
     */
    invoice_line_id: LineItemId | null;
};

/**
 * A milestone of a project. If it has an amount, it can be billed once, on an invoice line (`milestone_id`). It is billed while it is on the line, and becomes unbilled when the line is removed or the invoice is voided.
 */
export type Milestone = {
    id: MilestoneId;
    project_id: ProjectId;
    /**
     * The phase of the project.
     */
    phase_id: PhaseId | null;
    title: Name;
    description: LongText | null;
    /**
     * Due date.
     */
    due_date: CalendarDate | null;
    /**
     * Amount to bill, in the client's currency; null if the milestone is not billed. Omitted without `can_see_rates`.
     */
    amount?: Money | null;
    billing: MilestoneBilling;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * A phase of a project. Phases are ordered by `position`.
 */
export type Phase = {
    id: PhaseId;
    project_id: ProjectId;
    title: Name;
    description: LongText | null;
    /**
     * Planned start date.
     */
    start_date: CalendarDate | null;
    /**
     * Due date.
     */
    due_date: CalendarDate | null;
    status: PhaseStatus;
    /**
     * Position among the phases of the project, starting at 1, without gaps.
     */
    position: number;
    /**
     * Budget in hours; null for none.
     */
    budget_hours: Hours | null;
    /**
     * Hours logged on its tickets, billable or not; time logged directly on the project belongs to no phase.
     */
    hours_used: number;
    /**
     * Percentage of its tasks and tickets that are completed, with 2 decimals, each weighted equally; 0 if it has none. Milestones do not count.
     */
    progress_percent: number;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * Identifier of a task; identifiers sort by creation.
 */
export type TaskId = string;

/**
 * A task of a ticket or a project.
 */
export type Task = {
    id: TaskId;
    /**
     * The ticket it belongs to; null for a task of a project.
     */
    ticket_id: TicketId | null;
    /**
     * The project it belongs to; null for a task of a ticket.
     */
    project_id: ProjectId | null;
    /**
     * The phase of the project; null for a task of a ticket.
     */
    phase_id: PhaseId | null;
    title: Name;
    description: LongText | null;
    /**
     * The assignee.
     */
    assignee_id: UserId | null;
    due_date: CalendarDate | null;
    /**
     * Whether the task is completed.
     */
    completed: boolean;
    /**
     * When the task was completed; null while it is open.
     */
    completed_at: DateTime | null;
    /**
     * Position among the tasks of its ticket or project, starting at 1.
     */
    position: number;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * Work for a client with a start, an end and a budget.
 */
export type Project = {
    id: ProjectId;
    title: Name;
    description: string | null;
    client_id: ClientId;
    status: ProjectStatus;
    /**
     * The project type.
     */
    type_id: string | null;
    billing_type: BillingType;
    /**
     * The user who manages the project.
     */
    manager_id: string | null;
    /**
     * The contact at the client.
     */
    contact_id: string | null;
    /**
     * The retainer agreement, if `billing_type` is retainer.
     */
    agreement_id: string | null;
    /**
     * Whether only hours and milestones that the client has approved are billed (`createApproval`).
     */
    require_client_approval: boolean;
    external_id: ExternalId | null;
    metadata: Metadata;
    dates: ProjectDates;
    budget: ProjectBudget;
    rate: ProjectRate;
    /**
     * Internal notes.
     */
    notes: string | null;
    /**
     * URL of the contract.
     */
    contract_url: string | null;
    tags: Tags;
    created_at: DateTime;
    updated_at: DateTime;
    /**
     * Only with `include=client`.
     */
    client?: Client;
    /**
     * Only with `include=manager`.
     */
    manager?: ProjectManager | null;
    /**
     * Only with `include=tickets`: the newest 100, newest first.
     */
    tickets?: Array<ProjectTicket>;
    /**
     * Only with `include=time_entries`.
     */
    time_entries?: ProjectTime;
    /**
     * Only with `include=milestones`, by due date.
     */
    milestones?: Array<Milestone>;
    /**
     * Only with `include=phases`, in order.
     */
    phases?: Array<Phase>;
    /**
     * Only with `include=tasks`, in order.
     */
    tasks?: Array<Task>;
};

/**
 * A related object of a project that can be embedded.
 */
export type ProjectInclude = 'client' | 'manager' | 'tickets' | 'time_entries' | 'milestones' | 'phases' | 'tasks';

/**
 * The fields of a project to change.
 */
export type ProjectUpdate = {
    title?: Name;
    client_id?: ClientId;
    description?: LongText | null;
    status?: ProjectStatus;
    /**
     * With `status` completed: whether to end everything still open on the project. Defaults to false.
     */
    force?: boolean;
    type_id?: ProjectTypeId | null;
    billing_type?: BillingType;
    /**
     * The user who manages the project.
     */
    manager_id?: UserId | null;
    /**
     * A contact of the client.
     */
    contact_id?: ContactId | null;
    /**
     * An agreement of the client; only if `billing_type` is retainer.
     */
    agreement_id?: AgreementId | null;
    /**
     * Whether only time entries and milestones of the project that the client has approved (`createApproval`) can be put on invoices. It does not affect the billing of expenses, lines without work, and fees and overage of agreements; existing lines of invoices stay.
     */
    require_client_approval?: boolean;
    start_date?: CalendarDate | null;
    /**
     * Not before `start_date`.
     */
    due_date?: CalendarDate | null;
    /**
     * 0 means none.
     */
    budget_hours?: HoursInput | null;
    /**
     * In the currency of the client; 0 means none.
     */
    budget_amount?: MoneyInput | null;
    /**
     * Whether the project's own rate applies. Derived from `custom_rate` and `rate_id` if they are sent without it.
     */
    rate_override?: boolean;
    /**
     * A rate card in the currency of the client.
     */
    rate_id?: RateCardId | null;
    /**
     * Hourly rate of the project. Takes precedence over `rate_id`.
     */
    custom_rate?: RateInput | null;
    notes?: LongText | null;
    contract_url?: Url | null;
    tags?: TagInput | null;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * Whose time and expenses the figures include, because the caller sees no others': `everyone`'s, those of the caller's `department`, or only the caller's own (`self`).
 */
export type ProjectBudgetCovers = 'everyone' | 'department' | 'self';

/**
 * Which days are listed. `day`: all of them, if they are at most 400. Otherwise `week`: the last one of each week, Monday to Sunday, if these are at most 400. Otherwise `month`: the last one of each month. The running totals of the days that are listed are the same in each case.
 */
export type ProjectBudgetInterval = 'day' | 'week' | 'month';

/**
 * Running totals of a project up to the end of a day.
 */
export type ProjectBudgetDay = {
    date: CalendarDate;
    /**
     * All hours logged so far, billable or not. If `covers` is `everyone`, the last day has `budget.hours_used`.
     */
    hours: Hours;
    /**
     * Value of the billable hours so far at their rates.
     */
    value?: Money;
    /**
     * Amount billed so far, by the dates of invoices and credit notes, including drafts. The last day has `budget.amount_billed`.
     */
    amount?: Money;
};

/**
 * The time of a user on a project.
 */
export type ProjectBudgetUser = {
    user_id: UserId;
    /**
     * Name of the user.
     */
    user_name: string;
    /**
     * Hours logged, billable or not.
     */
    hours: Hours;
    /**
     * Hours of entries that are billable and not excluded.
     */
    billable_hours: Hours;
    /**
     * Value of the billable hours at their rates.
     */
    value?: Money;
};

/**
 * The time of a phase, or of a project outside its phases.
 */
export type ProjectBudgetPhase = {
    /**
     * The phase; null for time outside the phases.
     */
    phase_id: string | null;
    /**
     * Title of the phase.
     */
    phase_title: string | null;
    /**
     * Budget of the phase in hours; null for none.
     */
    budget_hours: number | null;
    /**
     * Hours logged, billable or not.
     */
    hours: Hours;
    /**
     * Hours of entries that are billable and not excluded.
     */
    billable_hours: Hours;
    /**
     * Value of the billable hours at their rates.
     */
    value?: Money;
};

/**
 * The time of a ticket, or of a project outside its tickets.
 */
export type ProjectBudgetTicket = {
    /**
     * The ticket; null for time outside the tickets.
     */
    ticket_id: string | null;
    /**
     * Number of the ticket; null also if the caller does not see the ticket.
     */
    ticket_number: string | null;
    /**
     * Title of the ticket; null also if the caller does not see the ticket.
     */
    ticket_title: string | null;
    /**
     * Hours logged, billable or not.
     */
    hours: Hours;
    /**
     * Hours of entries that are billable and not excluded.
     */
    billable_hours: Hours;
    /**
     * Value of the billable hours at their rates.
     */
    value?: Money;
};

/**
 * A value in a currency other than the workspace's.
 */
export type CurrencyValue = {
    currency: Currency;
    value: Money;
};

/**
 * Work that `createInvoiceFromTime` can bill, now or as soon as it is approved; rejected work is not included. In a project that is not billed by time, there is no unbilled time.
 */
export type ProjectBudgetUnbilled = {
    hours: Hours;
    /**
     * Value of the hours at their rates.
     */
    time?: Money;
    /**
     * Amount that the client pays for expenses in the client's currency.
     */
    expenses?: Money;
    /**
     * `time` and `expenses` together.
     */
    amount?: Money;
    /**
     * Amounts for expenses in other currencies, each in its own. Not included in any other figure.
     */
    expenses_in_other_currencies?: Array<CurrencyValue>;
};

/**
 * What is on invoices, including drafts.
 */
export type ProjectBudgetBilled = {
    /**
     * Hours of time entries that are on an invoice.
     */
    hours: Hours;
    /**
     * `budget.amount_billed`: of everyone, whatever `covers` says.
     */
    amount?: Money;
};

/**
 * What the work has cost, in the workspace's currency.
 */
export type ProjectBudgetCost = {
    /**
     * Currency of the workspace.
     */
    currency: Currency;
    /**
     * Hours × the cost rates that were stored with them, billable or not.
     */
    time: Money;
    /**
     * Expenses in the workspace's currency, billable or not, except rejected ones.
     */
    expenses: Money;
    /**
     * `time` and `expenses` together.
     */
    amount: Money;
    /**
     * Expenses in other currencies, each in its own. Not included in any other figure.
     */
    expenses_in_other_currencies: Array<CurrencyValue>;
};

/**
 * Profit as a percentage of revenue, with 2 decimals; negative for a loss, null unless revenue is above 0.
 */
export type MarginPercent = number | null;

/**
 * What remains of the billed and unbilled amounts of a project after its cost.
 */
export type ProjectBudgetMargin = {
    /**
     * `billed.amount` and `unbilled.amount` less `cost.amount`.
     */
    amount: Money;
    /**
     * In percent of `billed.amount` and `unbilled.amount`; null unless these are above 0.
     */
    percent: MarginPercent;
};

/**
 * Time on a project per week: a quarter of that dated in the 28 days up to today, today included.
 */
export type ProjectBudgetPace = {
    hours: Hours;
    /**
     * Value of the billable hours at their rates.
     */
    value?: Money;
};

/**
 * The use of a project's budget over time and by whom, and what the work has earned and cost. Amounts are in `currency`, rounded each for itself; those of `cost` have a currency of their own.
 */
export type ProjectBudgetUse = {
    project_id: ProjectId;
    /**
     * Currency of the client.
     */
    currency: Currency;
    covers: ProjectBudgetCovers;
    /**
     * The budget and its use as in `getProject`: of everyone, whatever `covers` says.
     */
    budget: ProjectBudget;
    interval: ProjectBudgetInterval;
    /**
     * Running totals, oldest day first: only days with time or, for callers with `can_see_rates`, with a change of the billed amount; of these, as many as `interval` says. Includes days in the future, if time or an invoice is dated there.
     */
    days: Array<ProjectBudgetDay>;
    /**
     * Time by user, most hours first.
     */
    by_user: Array<ProjectBudgetUser>;
    /**
     * Time by phase, in the order of the phases, also of phases without time. Last, with null, time that belongs to no phase, if there is any. Time belongs to the phase of its ticket.
     */
    by_phase: Array<ProjectBudgetPhase>;
    /**
     * Time by ticket, most hours first: up to 100 rows. Time is logged on tickets, not on their tasks. With null, time on no ticket.
     */
    by_ticket: Array<ProjectBudgetTicket>;
    /**
     * Number of tickets with time that are not in `by_ticket`.
     */
    omitted_tickets: number;
    unbilled: ProjectBudgetUnbilled;
    billed: ProjectBudgetBilled;
    cost?: ProjectBudgetCost;
    /**
     * What remains of `billed` and `unbilled` after `cost`. Null if the client's currency is not the workspace's. Also omitted without `can_see_rates`, and unless `covers` is `everyone`.
     */
    margin?: ProjectBudgetMargin | null;
    /**
     * Time per week in the last four weeks. Omitted unless `covers` is `everyone`.
     */
    weekly_pace?: ProjectBudgetPace;
    /**
     * The day on which the budget is used up; see `getProjectBudget`. Null without a budget, and if the budget is not used up within 3,650 days. Omitted unless `covers` is `everyone`, and of a budget in money alone without `can_see_rates`.
     */
    runs_out_on?: string | null;
};

/**
 * The milestone to create.
 */
export type MilestoneCreate = {
    title: Name;
    description?: LongText | null;
    /**
     * A phase of the project.
     */
    phase_id?: PhaseId | null;
    /**
     * Due date.
     */
    due_date?: CalendarDate | null;
    /**
     * Amount to bill, a whole number of minor units of the client's currency; null if the milestone is not billed.
     */
    amount?: MoneyInput | null;
};

/**
 * The fields of a milestone to change.
 */
export type MilestoneUpdate = {
    title?: Name;
    description?: LongText | null;
    /**
     * A phase of the project.
     */
    phase_id?: PhaseId | null;
    /**
     * Due date.
     */
    due_date?: CalendarDate | null;
    /**
     * Amount to bill, a whole number of minor units of the client's currency; null if the milestone is not billed.
     */
    amount?: MoneyInput | null;
};

/**
 * The phase to create. `status` defaults to pending.
 */
export type PhaseCreate = {
    title: Name;
    description?: LongText | null;
    /**
     * Planned start date.
     */
    start_date?: CalendarDate | null;
    /**
     * Due date; must not be before `start_date`.
     */
    due_date?: CalendarDate | null;
    /**
     * Budget in hours.
     */
    budget_hours?: HoursInput | null;
    status?: PhaseStatus;
};

/**
 * The new order of the phases of a project.
 */
export type PhasesReorder = {
    /**
     * Every phase of the project, exactly once.
     */
    phase_ids: Array<PhaseId>;
};

/**
 * The fields of a phase to change. To change its position, reorder the phases.
 */
export type PhaseUpdate = {
    title?: Name;
    description?: LongText | null;
    /**
     * Planned start date.
     */
    start_date?: CalendarDate | null;
    /**
     * Due date; must not be before `start_date`.
     */
    due_date?: CalendarDate | null;
    /**
     * Budget in hours.
     */
    budget_hours?: HoursInput | null;
    status?: PhaseStatus;
};

/**
 * The task to create.
 */
export type ProjectTaskCreate = {
    title: Name;
    description?: LongText | null;
    /**
     * The assignee.
     */
    assignee_id?: UserId | null;
    /**
     * A phase of the project.
     */
    phase_id?: PhaseId | null;
    due_date?: CalendarDate | null;
};

/**
 * The new order of the tasks of a project.
 */
export type ProjectTasksReorder = {
    /**
     * Every task of the project, exactly once.
     */
    task_ids: Array<TaskId>;
};

/**
 * The fields of a task of a project to change.
 */
export type ProjectTaskUpdate = {
    title?: Name;
    description?: LongText | null;
    /**
     * The assignee.
     */
    assignee_id?: UserId | null;
    /**
     * A phase of the project.
     */
    phase_id?: PhaseId | null;
    due_date?: CalendarDate | null;
    /**
     * Whether the task is completed.
     */
    completed?: boolean;
};

/**
 * Whether tickets are open or closed.
 */
export type TicketStatusFilter = 'all' | 'open' | 'closed';

/**
 * Identifier of a user, or `none` for unassigned tickets.
 */
export type AssigneeFilter = string;

/**
 * Identifier of a ticket status; identifiers sort by creation.
 */
export type TicketStatusId = string;

/**
 * The status of a ticket, as lists show it.
 */
export type TicketStatusName = {
    id: TicketStatusId;
    /**
     * Name of the status.
     */
    name: string;
    /**
     * Its color.
     */
    color: string;
};

/**
 * The priority of a ticket, as lists show it.
 */
export type TicketPriorityName = {
    id: TicketPriorityId;
    /**
     * Name of the priority.
     */
    name: string;
    /**
     * Its color.
     */
    color: string;
};

/**
 * The assignee of a ticket.
 */
export type TicketAssignee = {
    id: UserId;
    /**
     * Display name.
     */
    name: string;
};

/**
 * When a ticket was opened, first responded to and completed.
 */
export type TicketDates = {
    opened_at: DateTime;
    /**
     * When a user first responded publicly, or the ticket was closed; null until then.
     */
    first_response_at: DateTime | null;
    /**
     * When it was resolved; null while it is open.
     */
    resolved_at: DateTime | null;
    /**
     * When it was closed; null while it is open.
     */
    closed_at: DateTime | null;
    /**
     * Due date.
     */
    due_date: string | null;
};

/**
 * The SLA targets of a ticket and their outcome.
 */
export type TicketSla = {
    /**
     * Target for the first response, in minutes; null for none.
     */
    response_target: number | null;
    /**
     * Target for the resolution, in minutes; null for none.
     */
    resolution_target: number | null;
    /**
     * When the target for the first response expires; null without a target, and while the SLA clock is stopped before that.
     */
    response_due_at: DateTime | null;
    /**
     * When the target for the resolution expires; null without a target, and while the SLA clock is stopped before that.
     */
    resolution_due_at: DateTime | null;
    /**
     * Whether the first response was in time; null until decided.
     */
    response_met: boolean | null;
    /**
     * Whether the resolution was in time; null until decided.
     */
    resolution_met: boolean | null;
    /**
     * Whether a target was breached.
     */
    breached: boolean;
};

/**
 * The hours of a ticket, across all users.
 */
export type TicketTime = {
    /**
     * Estimated hours.
     */
    estimated_hours: number | null;
    /**
     * All hours logged on the ticket; a running timer counts once it is stopped.
     */
    logged_hours: Hours;
    /**
     * Logged hours that are billable and not excluded.
     */
    billable_hours: Hours;
};

/**
 * A ticket as shown in lists, with the names of what it refers to.
 */
export type TicketSummary = {
    id: TicketId;
    /**
     * Ticket number.
     */
    number: string;
    title: Name;
    /**
     * Description of the ticket.
     */
    description: string | null;
    client_id: ClientId;
    /**
     * Name of the client.
     */
    client_name: string;
    /**
     * The project of the ticket.
     */
    project_id: string | null;
    /**
     * Title of the project.
     */
    project_title: string | null;
    /**
     * The phase of the project.
     */
    phase_id: string | null;
    status_id: TicketStatusId;
    status: TicketStatusName;
    priority_id: TicketPriorityId;
    priority: TicketPriorityName;
    /**
     * The assignee.
     */
    assignee_id: string | null;
    /**
     * The assignee; null if unassigned.
     */
    assignee: TicketAssignee | null;
    /**
     * The user who created it; null if it was not created by a user.
     */
    reporter_id: string | null;
    /**
     * The contact at the client.
     */
    contact_id: string | null;
    /**
     * The retainer agreement from which time on the ticket draws.
     */
    agreement_id: string | null;
    billing_type: BillingType;
    external_id: ExternalId | null;
    metadata: Metadata;
    dates: TicketDates;
    sla: TicketSla;
    time: TicketTime;
    /**
     * How the ticket was resolved; kept when it is reopened.
     */
    resolution_summary: string | null;
    tags: Tags;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * The ticket to create.
 */
export type ProjectTicketCreate = {
    title: Name;
    description?: LongText | null;
    /**
     * A phase of the project.
     */
    phase_id?: PhaseId | null;
    /**
     * Defaults to the first open status.
     */
    status_id?: TicketStatusId;
    /**
     * Defaults to the default priority.
     */
    priority_id?: TicketPriorityId;
    /**
     * The assignee, who must not be deactivated.
     */
    assignee_id?: UserId | null;
    /**
     * A contact of the client.
     */
    contact_id?: ContactId | null;
    /**
     * An agreement of the client. Defaults to that of the project if `billing_type` is omitted too.
     */
    agreement_id?: AgreementId | null;
    /**
     * Defaults to that of the project.
     */
    billing_type?: BillingType;
    due_date?: CalendarDate | null;
    /**
     * Estimated hours.
     */
    estimated_hours?: HoursInput | null;
    tags?: TagInput | null;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * A time entry as shown in lists, with the names of what it belongs to.
 */
export type TimeEntrySummary = {
    id: TimeEntryId;
    user_id: UserId;
    /**
     * Name of the user.
     */
    user_name: string;
    date: CalendarDate;
    /**
     * 0.01 to 24.00; 0 while the timer runs.
     */
    hours: Hours;
    /**
     * Description of the work.
     */
    description: string | null;
    /**
     * The client; null only for entries started as a timer without one.
     */
    client_id: string | null;
    /**
     * Name of the client.
     */
    client_name: string | null;
    /**
     * The project.
     */
    project_id: string | null;
    /**
     * Title of the project.
     */
    project_title: string | null;
    /**
     * The ticket.
     */
    ticket_id: string | null;
    /**
     * The retainer agreement from which the hours draw.
     */
    agreement_id: string | null;
    /**
     * The period of the agreement.
     */
    period_id: string | null;
    billing: TimeEntryBilling;
    exclusion: TimeEntryExclusion;
    approval: TimeEntryApproval;
    timer: TimeEntryTimer;
    external_id: ExternalId | null;
    metadata: Metadata;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * A user who watches a ticket.
 */
export type TicketWatcher = {
    user_id: UserId;
    /**
     * Name of the user.
     */
    user_name: string;
    since: DateTime;
};

/**
 * `public` is visible to the client in the portal, `internal` to the team only.
 */
export type AttachmentVisibility = 'public' | 'internal';

/**
 * A file on a ticket.
 */
export type Attachment = {
    id: AttachmentId;
    ticket_id: TicketId;
    /**
     * Name of the uploaded file, with an extension that fits `content_type`.
     */
    filename: string;
    /**
     * MIME type, detected from the content.
     */
    content_type: string;
    /**
     * Bytes.
     */
    size: number;
    /**
     * URL of the file; requires an API key.
     */
    url: string;
    visibility: AttachmentVisibility;
    /**
     * The user who uploaded it.
     */
    user_id: UserId | null;
    /**
     * Name of the user.
     */
    user_name: string | null;
    /**
     * The contact who uploaded it in the portal.
     */
    contact_id: ContactId | null;
    /**
     * Name of the contact, who may have been deleted.
     */
    contact_name: string | null;
    created_at: DateTime;
};

/**
 * A task, an issue or a request of a client.
 */
export type Ticket = {
    id: TicketId;
    /**
     * Ticket number, from `TKT-1001`, unique within the workspace.
     */
    number: string;
    title: Name;
    /**
     * Description of the ticket.
     */
    description: string | null;
    client_id: ClientId;
    /**
     * The project of the ticket.
     */
    project_id: string | null;
    /**
     * The phase of the project.
     */
    phase_id: string | null;
    status_id: TicketStatusId;
    priority_id: TicketPriorityId;
    /**
     * The assignee.
     */
    assignee_id: string | null;
    /**
     * The user who created it; null if it was not created by a user.
     */
    reporter_id: string | null;
    /**
     * The contact at the client.
     */
    contact_id: string | null;
    /**
     * The retainer agreement from which time on the ticket draws.
     */
    agreement_id: string | null;
    billing_type: BillingType;
    external_id: ExternalId | null;
    metadata: Metadata;
    dates: TicketDates;
    sla: TicketSla;
    time: TicketTime;
    /**
     * How the ticket was resolved; kept when it is reopened.
     */
    resolution_summary: string | null;
    tags: Tags;
    created_at: DateTime;
    updated_at: DateTime;
    /**
     * Only with `include=client`.
     */
    client?: Client;
    /**
     * Only with `include=project`; null if there is none.
     */
    project?: Project | null;
    /**
     * Only with `include=assignee`; null if there is none.
     */
    assignee?: TicketAssignee | null;
    /**
     * Only with `include=activities`: the latest 100, oldest first.
     */
    activities?: Array<TicketActivity>;
    /**
     * Only with `include=time_entries`: the latest 100 that the key's user is allowed to see, oldest first.
     */
    time_entries?: Array<TimeEntrySummary>;
    /**
     * Only with `include=watchers`: the users who watch the ticket, those first who began first.
     */
    watchers?: Array<TicketWatcher>;
    /**
     * Only with `include=attachments`: the latest 100, oldest first.
     */
    attachments?: Array<Attachment>;
    /**
     * Only with `include=tasks`: the first 100, in order.
     */
    tasks?: Array<Task>;
};

/**
 * The value of all currencies in the one of `in`, at the rate of the day of the work.
 */
export type ConvertedTimeTotals = {
    currency: Currency;
    /**
     * Sum of billable hours × rate.
     */
    total_value?: Money;
    /**
     * The currencies that were converted.
     */
    rates: Array<FoundRates>;
    /**
     * The currencies and days that are left apart for want of a rate; empty if the sums have everything.
     */
    missing_rates: Array<MissingRates>;
};

/**
 * Totals of all entries that the filters match. Hours are billable if the entry is `billable` and not excluded; the value is the sum of billable hours × rate. `total_value` is in the workspace's currency, `other_currencies` has the rest; both are omitted without `can_see_rates`.
 */
export type TimeListSummary = {
    total_hours: Hours;
    billable_hours: Hours;
    non_billable_hours: Hours;
    total_value?: Money;
    other_currencies?: Array<TimeListSummaryOtherCurrency>;
    /**
     * With `in`: the same in one currency.
     */
    converted?: ConvertedTimeTotals;
};

/**
 * Identifier of a tag; identifiers sort by creation.
 */
export type TagId = string;

/**
 * Name of a tag. Names that differ only in case denote the same tag.
 */
export type TagName = string;

/**
 * The URL-safe form of a tag's name (`C++` is `c-plus-plus`, `C#` is `c-sharp`), unique, numbered if necessary, and derived by the service whenever the name changes.
 */
export type TagSlug = string;

/**
 * A label that groups clients, projects, tickets and contacts.
 */
export type Tag = {
    id: TagId;
    name: TagName;
    slug: TagSlug;
    color: TagColor;
    /**
     * Purpose of the tag.
     */
    description: string | null;
    /**
     * Number of clients, projects, tickets and contacts with the tag.
     */
    usage_count: number;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * The tag to create. A color is chosen automatically if none is given.
 */
export type TagCreate = {
    name: TagName;
    color?: TagColor;
    /**
     * Purpose of the tag.
     */
    description?: string | null;
};

/**
 * A type of resource that can have tags.
 */
export type TaggedType = 'clients' | 'projects' | 'tickets' | 'contacts';

/**
 * Tags to add to several resources of one type.
 */
export type TagsBulkAdd = {
    resource_type: TaggedType;
    /**
     * Identifiers of resources of the given type, each once.
     */
    resource_ids: Array<TaggedId>;
    /**
     * Tags by slug, name (ignoring case) or id, looked for in this order. An unknown tag returns `invalid_request`.
     */
    tags: Array<TagReference>;
};

/**
 * A suggested tag for a resource.
 */
export type TagSuggestion = {
    tag: TagSlug;
    name: TagName;
    /**
     * How well the tag suits, from 0 to 1.
     */
    confidence: number;
};

/**
 * The fields of a tag to change.
 */
export type TagUpdate = {
    name?: TagName;
    color?: TagColor;
    /**
     * Purpose of the tag.
     */
    description?: string | null;
};

/**
 * A position in a list, starting at 1.
 */
export type ListPosition = number;

/**
 * The priority of a ticket, and the SLA targets that follow from it.
 */
export type TicketPriority = {
    id: TicketPriorityId;
    name: Name;
    color: TagColor;
    /**
     * Target for the first response, in minutes; null for none.
     */
    sla_response: number | null;
    /**
     * Target for the resolution, in minutes; null for none.
     */
    sla_resolution: number | null;
    /**
     * Whether this is the default priority for new tickets. Exactly one priority is the default.
     */
    is_default: boolean;
    /**
     * Position in the list, starting at 1, from lowest to highest priority. Determines the sort order of tickets.
     */
    position: ListPosition;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * Minutes that count towards an SLA target.
 */
export type SlaMinutes = number;

/**
 * The ticket priority to create.
 */
export type TicketPriorityCreate = {
    name: Name;
    /**
     * Defaults to a color derived from the name.
     */
    color?: TagColor;
    /**
     * Target for the first response, in minutes. No target if omitted.
     */
    sla_response?: SlaMinutes | null;
    /**
     * Target for the resolution, in minutes. No target if omitted.
     */
    sla_resolution?: SlaMinutes | null;
    /**
     * Whether this is the default priority; true replaces the current default.
     */
    is_default?: boolean;
    /**
     * Position in the list. Defaults to the end.
     */
    position?: ListPosition;
};

/**
 * The fields of a ticket priority to change.
 */
export type TicketPriorityUpdate = {
    name?: Name;
    color?: TagColor;
    /**
     * Target for the first response, in minutes; null for none.
     */
    sla_response?: SlaMinutes | null;
    /**
     * Target for the resolution, in minutes; null for none.
     */
    sla_resolution?: SlaMinutes | null;
    /**
     * Whether this is the default priority; true replaces the current default.
     */
    is_default?: boolean;
    /**
     * Position in the list.
     */
    position?: ListPosition;
};

/**
 * Whether tickets in a status are open or closed.
 */
export type TicketStatusType = 'open' | 'closed';

/**
 * A ticket status.
 */
export type TicketStatus = {
    id: TicketStatusId;
    name: Name;
    type: TicketStatusType;
    color: TagColor;
    /**
     * Whether the SLA clock stops while a ticket is in this status.
     */
    pauses_sla: boolean;
    /**
     * Position in the list, starting at 1. New tickets get the first open status.
     */
    position: ListPosition;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * The ticket status to create.
 */
export type TicketStatusCreate = {
    name: Name;
    type: TicketStatusType;
    /**
     * Defaults to a color derived from the name.
     */
    color?: TagColor;
    /**
     * Whether the SLA clock stops while a ticket is in this status.
     */
    pauses_sla?: boolean;
    /**
     * Position in the list. Defaults to the end.
     */
    position?: ListPosition;
};

/**
 * The fields of a ticket status to change.
 */
export type TicketStatusUpdate = {
    name?: Name;
    type?: TicketStatusType;
    color?: TagColor;
    /**
     * Whether the SLA clock stops while a ticket is in this status.
     */
    pauses_sla?: boolean;
    /**
     * Position in the list.
     */
    position?: ListPosition;
};

/**
 * Identifier of a canned reply; identifiers sort by creation.
 */
export type CannedReplyId = string;

/**
 * The text, in which `{{client.name}}`, `{{contact.name}}`, `{{ticket.number}}` and `{{user.name}}` stand for values of the ticket that is replied to. Blanks within the braces are ignored. Any other `{{` returns `invalid_request`.
 */
export type CannedReplyContent = string;

/**
 * A text for replies to tickets, with placeholders.
 */
export type CannedReply = {
    id: CannedReplyId;
    name: Name;
    content: CannedReplyContent;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * The canned reply to create.
 */
export type CannedReplyCreate = {
    name: Name;
    content: CannedReplyContent;
};

/**
 * The fields of a canned reply to change.
 */
export type CannedReplyUpdate = {
    name?: Name;
    content?: CannedReplyContent;
};

/**
 * A placeholder, without its braces: the name of the ticket's client or contact, the number of the ticket, or the name of the user who replies.
 */
export type CannedReplyPlaceholder = 'client.name' | 'contact.name' | 'ticket.number' | 'user.name';

/**
 * The text of a canned reply for a ticket.
 */
export type RenderedReply = {
    ticket_id: TicketId;
    /**
     * The text with the values of the ticket, to be edited and sent as a comment.
     */
    content: string;
    /**
     * The placeholders of the reply for which the ticket has no value, each once; the text has nothing in their place.
     */
    missing: Array<CannedReplyPlaceholder>;
};

/**
 * A ticket number, with or without its prefix.
 */
export type TicketNumber = string;

/**
 * A day in the workspace's time zone, `YYYY-MM-DD`, or an instant.
 */
export type DayOrInstant = string;

/**
 * The ticket to create.
 */
export type TicketCreate = {
    title: Name;
    client_id: ClientId;
    description?: LongText | null;
    /**
     * A project of the client.
     */
    project_id?: ProjectId | null;
    /**
     * A phase of the project.
     */
    phase_id?: PhaseId | null;
    /**
     * Defaults to the first open status.
     */
    status_id?: TicketStatusId;
    /**
     * Defaults to the default priority.
     */
    priority_id?: TicketPriorityId;
    /**
     * The assignee, who must not be deactivated.
     */
    assignee_id?: UserId | null;
    /**
     * A contact of the client.
     */
    contact_id?: ContactId | null;
    /**
     * An agreement of the client. Defaults to that of the project if `billing_type` is omitted too.
     */
    agreement_id?: AgreementId | null;
    /**
     * Defaults to that of the project, or to time_and_materials without a project.
     */
    billing_type?: BillingType;
    due_date?: CalendarDate | null;
    /**
     * Estimated hours.
     */
    estimated_hours?: HoursInput | null;
    tags?: TagInput | null;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * The fields of a ticket to change.
 */
export type TicketUpdate = {
    title?: Name;
    client_id?: ClientId;
    description?: LongText | null;
    /**
     * A project of the client.
     */
    project_id?: ProjectId | null;
    /**
     * A phase of the project. A ticket moved to a different project, or out of its project, loses its phase unless one is sent.
     */
    phase_id?: PhaseId | null;
    /**
     * A status of type closed closes an open ticket, one of type open reopens a closed ticket.
     */
    status_id?: TicketStatusId;
    priority_id?: TicketPriorityId;
    /**
     * The assignee, who must not be deactivated.
     */
    assignee_id?: UserId | null;
    /**
     * A contact of the client.
     */
    contact_id?: ContactId | null;
    /**
     * An agreement of the client. When the project changes, defaults to that of the new project, unless the ticket has an agreement of its own.
     */
    agreement_id?: AgreementId | null;
    /**
     * When the project changes, defaults to that of the new project.
     */
    billing_type?: BillingType;
    due_date?: CalendarDate | null;
    /**
     * Estimated hours.
     */
    estimated_hours?: HoursInput | null;
    /**
     * How it was resolved.
     */
    resolution_summary?: LongText | null;
    tags?: TagInput | null;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * A change to apply to several tickets.
 */
export type TicketsUpdate = {
    /**
     * The tickets to change.
     */
    ids: Array<TicketId>;
    updates: TicketUpdate;
};

/**
 * Tickets to close, and how they were resolved.
 */
export type TicketsClose = {
    /**
     * The tickets to close.
     */
    ids: Array<TicketId>;
    /**
     * Free text, the same for all tickets. If omitted, the summary of an earlier closing is kept.
     */
    resolution_summary?: LongText | null;
    /**
     * Whether to compose each summary from the activities of the ticket, if `resolution_summary` is not given.
     */
    generate_summary?: boolean;
};

/**
 * A related object of a ticket that can be embedded.
 */
export type TicketInclude = 'client' | 'project' | 'assignee' | 'activities' | 'time_entries' | 'attachments' | 'tasks' | 'watchers';

/**
 * A comment on a ticket.
 */
export type TicketActivityCreate = {
    /**
     * Text of the comment.
     */
    content: string;
    /**
     * Visibility of the comment. Defaults to internal.
     */
    visibility?: TicketActivityVisibility;
    /**
     * The users whom the comment mentions, each once; they are notified (`mentioned`). The text does not matter: write names as you like, such as `@Ada`. An unknown user is `invalid_request`; those who do not see the ticket are not notified.
     */
    mentions?: Array<UserId>;
};

/**
 * The new text of a comment.
 */
export type TicketActivityUpdate = {
    /**
     * Text of the comment.
     */
    content: string;
    /**
     * The users whom the comment mentions from now on; omitted, they stay. Those who were not notified of the comment before are.
     */
    mentions?: Array<UserId>;
};

/**
 * A form with one file and its visibility.
 */
export type AttachmentUpload = {
    /**
     * The file.
     */
    file: Blob | File;
    /**
     * Who sees it; `internal` if it is not sent.
     */
    visibility?: AttachmentVisibility;
};

/**
 * The fields of an attachment to change.
 */
export type AttachmentUpdate = {
    visibility: AttachmentVisibility;
};

/**
 * How a ticket was resolved.
 */
export type TicketClose = {
    /**
     * Free text. If omitted, the summary of an earlier closing is kept.
     */
    resolution_summary?: LongText | null;
    /**
     * Whether to compose the summary from the activities, if `resolution_summary` is not given.
     */
    generate_summary?: boolean;
};

/**
 * Why the ticket is reopened, recorded as an activity and in the event's context.
 */
export type TicketReopen = {
    /**
     * Free text.
     */
    reason?: LongText | null;
};

/**
 * The watchers of a ticket.
 */
export type TicketWatchers = {
    ticket_id: TicketId;
    /**
     * Whether the user of the key watches the ticket.
     */
    is_watching: boolean;
    /**
     * All users who watch it, those first who began first.
     */
    watchers: Array<TicketWatcher>;
};

/**
 * State of one SLA target.
 */
export type SlaTargetState = {
    /**
     * Minutes allowed.
     */
    target: number;
    /**
     * Full minutes elapsed, up to completion if completed.
     */
    elapsed_minutes: number;
    /**
     * Minutes remaining, rounded up; 0 once all are used.
     */
    remaining_minutes: number;
    /**
     * Elapsed time as a percentage of the target, with 2 decimals; can exceed 100.
     */
    percent_used: number;
    /**
     * When 80 percent of the target are used; null while the SLA clock is stopped before that.
     */
    warning_at: DateTime | null;
    /**
     * When the target is used up; null while the SLA clock is stopped before that.
     */
    due_at: DateTime | null;
    /**
     * When the first response or the resolution occurred; null until then.
     */
    done_at: DateTime | null;
    /**
     * Whether the target was met; null until decided.
     */
    met: boolean | null;
};

/**
 * A period during which a ticket was closed or in a status that pauses the SLA.
 */
export type SlaPause = {
    from: DateTime;
    /**
     * Null while the pause continues.
     */
    to: DateTime | null;
};

/**
 * State of the SLA of a ticket.
 */
export type TicketSlaState = {
    id: TicketId;
    /**
     * Whether the SLA clock is stopped because the ticket is closed or in a status that pauses it.
     */
    paused: boolean;
    /**
     * Whether a target was breached.
     */
    breached: boolean;
    /**
     * The target for the first response; null if there is none.
     */
    response: SlaTargetState | null;
    /**
     * The target for the resolution; null if there is none.
     */
    resolution: SlaTargetState | null;
    /**
     * The periods during which the SLA clock was stopped, oldest first.
     */
    pauses: Array<SlaPause>;
};

/**
 * The task to create.
 */
export type TaskCreate = {
    title: Name;
    description?: LongText | null;
    /**
     * The assignee.
     */
    assignee_id?: UserId | null;
    due_date?: CalendarDate | null;
};

/**
 * The fields of a task to change.
 */
export type TaskUpdate = {
    title?: Name;
    description?: LongText | null;
    /**
     * The assignee.
     */
    assignee_id?: UserId | null;
    due_date?: CalendarDate | null;
    /**
     * Whether the task is completed.
     */
    completed?: boolean;
};

/**
 * Hours of a time entry, 0.01 to 24.00, with 2 decimals.
 */
export type EntryHours = number;

/**
 * Time to log on a ticket.
 */
export type TicketTimeEntryCreate = {
    /**
     * The user who did the work. Defaults to the user of the key.
     */
    user_id?: UserId;
    /**
     * Date of the work. Defaults to today in the workspace's time zone.
     */
    date?: CalendarDate;
    hours: EntryHours;
    description?: LongText | null;
    /**
     * Whether the time is billable. Defaults to true, unless the project or the ticket is non_billable.
     */
    billable?: boolean;
    rate_type?: RateType;
    /**
     * A rate card to use instead of the one that would apply.
     */
    rate_id?: RateCardId | null;
    /**
     * A manual rate; `rate_type` then defaults to `custom`.
     */
    rate_charged?: RateInput | null;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * Time to log. At least one of `client_id`, `project_id` and `ticket_id` is required; the others are inferred where possible.
 */
export type TimeEntryCreate = {
    /**
     * The user who did the work. Defaults to the user of the key.
     */
    user_id?: UserId;
    date: CalendarDate;
    hours: EntryHours;
    description?: LongText | null;
    client_id?: ClientId | null;
    project_id?: ProjectId | null;
    ticket_id?: TicketId | null;
    agreement_id?: AgreementId | null;
    /**
     * A period of the agreement. Defaults to the open one.
     */
    period_id?: PeriodId | null;
    /**
     * Whether the time is billable. Defaults to true, unless the project or the ticket is non_billable.
     */
    billable?: boolean;
    rate_type?: RateType;
    /**
     * A rate card to use instead of the one that would apply.
     */
    rate_id?: RateCardId | null;
    /**
     * A manual rate; `rate_type` then defaults to `custom`.
     */
    rate_charged?: RateInput | null;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * The time entries to log.
 */
export type TimeEntriesCreate = {
    entries: Array<TimeEntryCreate>;
};

/**
 * The time entries concerned.
 */
export type TimeEntriesName = {
    /**
     * The time entries.
     */
    ids: Array<TimeEntryId>;
};

/**
 * Time entries to reject, and why.
 */
export type TimeEntriesReject = {
    /**
     * The time entries to reject.
     */
    ids: Array<TimeEntryId>;
    /**
     * Why, the same for all.
     */
    reason?: LongText | null;
};

/**
 * Time entries to exclude from billing, and why.
 */
export type TimeEntriesExclude = {
    /**
     * The time entries to exclude.
     */
    ids: Array<TimeEntryId>;
    reason: ExclusionReason;
    /**
     * Details of the reason, the same for all; required for `other`.
     */
    note?: LongText | null;
};

/**
 * The fields of a time entry to change.
 */
export type TimeEntryUpdate = {
    user_id?: UserId;
    date?: CalendarDate;
    hours?: EntryHours;
    description?: LongText | null;
    client_id?: ClientId | null;
    project_id?: ProjectId | null;
    ticket_id?: TicketId | null;
    agreement_id?: AgreementId | null;
    period_id?: PeriodId | null;
    /**
     * Whether the hours are billable.
     */
    billable?: boolean;
    rate_type?: RateType;
    /**
     * A rate card to use; null reverts to the one that applies.
     */
    rate_id?: RateCardId | null;
    /**
     * A manual rate; null reverts to the one that applies.
     */
    rate_charged?: RateInput | null;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * A change to apply to several time entries.
 */
export type TimeEntriesUpdate = {
    /**
     * The time entries to change.
     */
    ids: Array<TimeEntryId>;
    updates: TimeEntryUpdate;
};

/**
 * Field to group time by. The array of the response is named accordingly: `by_user` for `user`.
 */
export type TimeGrouping = 'user' | 'client' | 'project' | 'day' | 'week';

/**
 * Billable hours divided by capacity hours, as a fraction with 4 decimals; 0 without capacity. If the range includes today, capacity counts up to today.
 */
export type Utilization = number;

/**
 * The time of all groups.
 */
export type TimeSummaryTotals = {
    hours: Hours;
    billable_hours: Hours;
    /**
     * Value in the workspace's currency.
     */
    value?: Money;
    other_currencies?: Array<CurrencyValue>;
    utilization: Utilization;
};

/**
 * The time of a user.
 */
export type TimeSummaryUser = {
    user_id: UserId;
    user_name: string;
    hours: Hours;
    billable_hours: Hours;
    value?: Money;
    other_currencies?: Array<CurrencyValue>;
    utilization: Utilization;
};

/**
 * The time for a client.
 */
export type TimeSummaryClient = {
    /**
     * The client; null for timers without a client.
     */
    client_id: string | null;
    client_name: string | null;
    hours: Hours;
    billable_hours: Hours;
    value?: Money;
    other_currencies?: Array<CurrencyValue>;
};

/**
 * The time on a project.
 */
export type TimeSummaryProject = {
    /**
     * The project; null for time without a project.
     */
    project_id: string | null;
    project_title: string | null;
    hours: Hours;
    billable_hours: Hours;
    value?: Money;
    other_currencies?: Array<CurrencyValue>;
};

/**
 * The time of a day.
 */
export type TimeSummaryDay = {
    date: CalendarDate;
    hours: Hours;
    billable_hours: Hours;
    value?: Money;
    other_currencies?: Array<CurrencyValue>;
};

/**
 * The time of a week.
 */
export type TimeSummaryWeek = {
    /**
     * The Monday on which the week begins.
     */
    week: CalendarDate;
    hours: Hours;
    billable_hours: Hours;
    value?: Money;
    other_currencies?: Array<CurrencyValue>;
};

/**
 * The summary with values of all currencies in the one of `in`, at the rate of the day of the work. `other_currencies` of its groups are empty.
 */
export type ConvertedTimeSummary = {
    currency: Currency;
    totals: TimeSummaryTotals;
    by_user?: Array<TimeSummaryUser>;
    by_client?: Array<TimeSummaryClient>;
    by_project?: Array<TimeSummaryProject>;
    by_day?: Array<TimeSummaryDay>;
    by_week?: Array<TimeSummaryWeek>;
    /**
     * The currencies that were converted.
     */
    rates: Array<FoundRates>;
    /**
     * The currencies and days that are left apart for want of a rate; empty if the sums have everything.
     */
    missing_rates: Array<MissingRates>;
};

/**
 * Totals of time over a range of days. Hours are billable if the entry is `billable` and not excluded; the value is the sum of billable hours × rate. Running timers count as 0. Exactly one of the arrays is present, ordered by hours, days and weeks by date. Values and `other_currencies` are omitted without `can_see_rates`.
 */
export type TimeSummary = {
    period: TimeSummaryPeriod;
    totals: TimeSummaryTotals;
    by_user?: Array<TimeSummaryUser>;
    by_client?: Array<TimeSummaryClient>;
    by_project?: Array<TimeSummaryProject>;
    by_day?: Array<TimeSummaryDay>;
    by_week?: Array<TimeSummaryWeek>;
    /**
     * With `in`: the same in one currency.
     */
    converted?: ConvertedTimeSummary;
};

/**
 * The work to time; every field can also be set later.
 */
export type TimerStart = {
    /**
     * The user whose timer it is. Defaults to the user of the key.
     */
    user_id?: UserId;
    /**
     * When the timer was started, at most 24 hours ago. Defaults to now.
     */
    started_at?: DateTime;
    description?: LongText | null;
    client_id?: ClientId | null;
    project_id?: ProjectId | null;
    ticket_id?: TicketId | null;
    agreement_id?: AgreementId | null;
    /**
     * Whether the time is billable. Defaults to true, unless the project or the ticket is non_billable.
     */
    billable?: boolean;
    rate_type?: RateType;
    /**
     * A rate card to use instead of the one that would apply.
     */
    rate_id?: RateCardId | null;
    /**
     * A manual rate; `rate_type` then defaults to `custom`.
     */
    rate_charged?: RateInput | null;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * Whose timer to stop, and when the work ended.
 */
export type TimerStopRunning = {
    /**
     * The user whose timer it is. Defaults to the user of the key.
     */
    user_id?: UserId;
    /**
     * When the timer was stopped: after it was started, and at most 24 hours ago. Defaults to now.
     */
    stopped_at?: DateTime;
};

/**
 * Why the entry is excluded from billing.
 */
export type TimeEntryExclude = {
    reason: ExclusionReason;
    /**
     * Details of the reason; required for `other`.
     */
    note?: LongText | null;
};

/**
 * Why the entry is rejected.
 */
export type TimeEntryReject = {
    reason?: LongText | null;
};

/**
 * When the work resumed.
 */
export type TimerResume = {
    /**
     * When the timer was started, at most 24 hours ago. Defaults to now.
     */
    started_at?: DateTime;
};

/**
 * When the work ended.
 */
export type TimerStop = {
    /**
     * When the timer was stopped: after it was started, and at most 24 hours ago. Defaults to now.
     */
    stopped_at?: DateTime;
};

/**
 * Category of an expense.
 */
export type ExpenseCategory = 'software' | 'hosting' | 'travel' | 'meals' | 'supplies' | 'equipment' | 'contractor' | 'advertising' | 'other';

/**
 * Identifier of an expense; identifiers sort by creation.
 */
export type ExpenseId = string;

/**
 * Amount spent, tax included, greater than 0, a whole number of minor units of its currency.
 */
export type ExpenseAmount = number;

/**
 * The tax in the amount of an expense: what the vendor charged, as the tax report counts it. A copy: later changes of the tax rate do not change the expense. `billing.billable_amount` is of the whole amount, tax included.
 */
export type ExpenseTax = {
    /**
     * The tax rate that it was copied from; null for a plain rate, or none. The tax rate may have been deleted since.
     */
    tax_rate_id: string | null;
    /**
     * The name of the tax rate; null for a plain rate, or none.
     */
    name: string | null;
    /**
     * The rate; null if none is recorded.
     */
    rate: TaxRate | null;
    /**
     * The category of the rate; null if none is recorded.
     */
    category: TaxCategory | null;
    /**
     * The tax in `amount`.
     */
    amount: Money;
    /**
     * `amount` less the tax.
     */
    net_amount: Money;
};

/**
 * Markup added when the expense is billed, as a percentage of its amount, with up to 2 decimals.
 */
export type MarkupPercent = number;

/**
 * The part of an expense that is billed to the client. The expense is billed as soon as an invoice line references it, including on a draft, or it is marked as billed.
 */
export type ExpenseBilling = {
    /**
     * Whether the expense is billable to the client.
     */
    billable: boolean;
    /**
     * Whether the expense is on an invoice, in Docket or elsewhere.
     */
    billed: boolean;
    markup_percent: MarkupPercent;
    /**
     * amount × (1 + markup_percent / 100), rounded to the minor unit; 0 if not billable.
     */
    billable_amount: Money;
    /**
     * The invoice line that bills it.
     */
    invoice_line_id: string | null;
    /**
     * Reference of an invoice outside Docket that bills it.
     */
    invoice_reference: string | null;
};

/**
 * The receipt of an expense. All fields are null if there is none.
 */
export type ExpenseReceipt = {
    /**
     * URL of the receipt: that of `GET /v1/expenses/{id}/receipt` if a file was uploaded, otherwise the given `receipt_url`.
     */
    url: string | null;
    /**
     * Name of the uploaded file, with an extension that fits its content.
     */
    filename: string | null;
    /**
     * When it was uploaded.
     */
    uploaded_at: string | null;
};

/**
 * The approval of an expense.
 */
export type ExpenseApproval = {
    status: ApprovalStatus;
    /**
     * The user who approved.
     */
    approved_by_id: string | null;
    /**
     * When it was approved.
     */
    approved_at: string | null;
    /**
     * The user who approved or rejected.
     */
    decided_by_id: string | null;
    /**
     * When it was approved or rejected.
     */
    decided_at: string | null;
    /**
     * Why it was rejected.
     */
    reason: string | null;
};

/**
 * An expense as lists show it, with the names of what it belongs to.
 */
export type ExpenseSummary = {
    id: ExpenseId;
    /**
     * The client; null for an internal expense.
     */
    client_id: string | null;
    /**
     * Name of the client.
     */
    client_name: string | null;
    /**
     * The project.
     */
    project_id: string | null;
    /**
     * Title of the project.
     */
    project_title: string | null;
    /**
     * The user who spent it.
     */
    user_id: UserId;
    /**
     * Name of the user.
     */
    user_name: string;
    date: CalendarDate;
    /**
     * Description of the purchase.
     */
    description: string;
    category: ExpenseCategory;
    /**
     * Vendor.
     */
    vendor: string | null;
    amount: ExpenseAmount;
    currency: Currency;
    tax: ExpenseTax;
    billing: ExpenseBilling;
    receipt: ExpenseReceipt;
    approval: ExpenseApproval;
    /**
     * Internal.
     */
    notes: string | null;
    external_id: ExternalId | null;
    metadata: Metadata;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * Totals of expenses in a currency other than the workspace's.
 */
export type ExpenseCurrencyTotals = {
    currency: Currency;
    total_amount: Money;
    billable_amount: Money;
};

/**
 * The totals of all currencies in the one of `in`, at the rate of the date of the expense.
 */
export type ConvertedExpenseTotals = {
    currency: Currency;
    /**
     * Amount spent.
     */
    total_amount?: Money;
    /**
     * Amount billable to clients, including markup.
     */
    billable_amount?: Money;
    /**
     * The currencies that were converted.
     */
    rates: Array<FoundRates>;
    /**
     * The currencies and days that are left apart for want of a rate; empty if the sums have everything.
     */
    missing_rates: Array<MissingRates>;
};

/**
 * Totals of all expenses that the filters match, in the workspace's currency, with other currencies listed separately. `pending_approval` counts expenses in any currency that await approval.
 */
export type ExpenseListSummary = {
    total_amount: Money;
    billable_amount: Money;
    /**
     * Number of expenses awaiting approval.
     */
    pending_approval: number;
    other_currencies: Array<ExpenseCurrencyTotals>;
    /**
     * With `in`: the same in one currency.
     */
    converted?: ConvertedExpenseTotals;
};

/**
 * Description of the purchase.
 */
export type ExpenseDescription = string;

/**
 * The tax in `amount`, a whole number of minor units and not more than `amount`. Null computes it from the rate: amount × rate / (1 + rate), rounded; 0 without a rate.
 */
export type ExpenseTaxAmount = number | null;

/**
 * The expense to record. `category` defaults to `other`.
 */
export type ExpenseCreate = {
    date: CalendarDate;
    description: ExpenseDescription;
    amount: ExpenseAmount;
    client_id?: ClientId | null;
    /**
     * A project of the client; without `client_id`, the client is that of the project.
     */
    project_id?: ProjectId | null;
    /**
     * The user who spent it. Defaults to the user of the key.
     */
    user_id?: UserId;
    category?: ExpenseCategory;
    vendor?: ShortText | null;
    /**
     * Defaults to the workspace's currency.
     */
    currency?: Currency;
    /**
     * The tax rate in the amount. Give only one of `tax_rate_id` and `tax_rate`. Null removes the rate.
     */
    tax_rate_id?: TaxRateId | null;
    /**
     * A plain rate, with its `tax_category`. Null removes the rate.
     */
    tax_rate?: TaxRate | null;
    /**
     * The category of `tax_rate`, with which it is given: by default `standard` above 0, and `zero` for 0.
     */
    tax_category?: TaxCategory;
    tax_amount?: ExpenseTaxAmount;
    /**
     * Whether the expense is billable to the client. Defaults to true.
     */
    billable?: boolean;
    markup_percent?: MarkupPercent;
    /**
     * Internal.
     */
    notes?: LongText | null;
    /**
     * URL of a receipt that is not uploaded.
     */
    receipt_url?: Url | null;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * The seller or the buyer, as the invoice names them.
 */
export type ReceivedInvoiceParty = {
    /**
     * Name; null if the invoice does not name the buyer.
     */
    name: string | null;
    /**
     * VAT identifier.
     */
    vat_id: string | null;
    /**
     * Tax number.
     */
    tax_number: string | null;
    /**
     * Code of the country.
     */
    country: string | null;
};

/**
 * The totals of the invoice, in the currency of the expense. A total that the invoice does not state is null.
 */
export type ReceivedInvoiceAmounts = {
    /**
     * Sum of the lines (BT-106).
     */
    lines: Money | null;
    /**
     * Allowances on the whole (BT-107).
     */
    allowances: Money | null;
    /**
     * Charges on the whole (BT-108).
     */
    charges: Money | null;
    /**
     * Total before tax (BT-109).
     */
    net: Money | null;
    /**
     * Tax (BT-110).
     */
    tax: Money | null;
    /**
     * Total with tax (BT-112), which is the `amount` of the expense.
     */
    gross: Money;
    /**
     * What was paid before (BT-113).
     */
    prepaid: Money | null;
    /**
     * Rounding of what is due (BT-114).
     */
    rounding: Money | null;
    /**
     * What is to be paid (BT-115).
     */
    due: Money | null;
};

/**
 * The tax of one category and rate.
 */
export type ReceivedInvoiceTax = {
    /**
     * The category; null for one that Docket does not know.
     */
    category: TaxCategory | null;
    /**
     * The rate; null if it is not stated.
     */
    rate: TaxRate | null;
    /**
     * What the rate applies to (BT-116).
     */
    taxable: Money | null;
    /**
     * The tax (BT-117).
     */
    tax: Money;
    /**
     * Why no tax is charged, as text or code (BT-120, BT-121).
     */
    reason: string | null;
};

/**
 * A line of the invoice.
 */
export type ReceivedInvoiceLine = {
    /**
     * Name of the item, at most 200 characters (BT-153).
     */
    name: string;
    /**
     * Quantity (BT-129).
     */
    quantity: number | null;
    /**
     * Unit, as code of UN/ECE Recommendation 20 or 21 (BT-130): HUR is an hour, C62 a piece.
     */
    unit: string | null;
    /**
     * Net price (BT-146).
     */
    price: number | null;
    /**
     * Amount before tax (BT-131).
     */
    net_amount: Money | null;
    tax_category: TaxCategory | null;
    tax_rate: TaxRate | null;
};

/**
 * Where the invoice is to be paid. Fields that it does not state are null, like an IBAN or BIC that is not valid.
 */
export type ReceivedInvoicePayment = {
    /**
     * IBAN of the seller (BT-84).
     */
    iban: string | null;
    /**
     * BIC (BT-86).
     */
    bic: string | null;
    /**
     * Holder of the account (BT-85).
     */
    account_name: string | null;
    /**
     * What the payment should quote (BT-83).
     */
    reference: string | null;
};

/**
 * A rule of EN 16931 that the invoice breaks.
 */
export type ReceivedInvoiceWarning = {
    /**
     * The rule, such as BR-CO-15; `buyer` if the invoice names another VAT id than the firm's for the buyer.
     */
    rule: string;
    /**
     * What is wrong.
     */
    message: string;
};

/**
 * What the electronic invoice says that an expense was recorded from. It is a copy: later changes of the expense do not change it, and it does not change the expense. The file itself is the receipt until another is uploaded.
 */
export type ReceivedInvoice = {
    syntax: ReceivedInvoiceSyntax;
    /**
     * The kind of document by UNTDID 1001: 380 is an invoice (BT-3).
     */
    type_code: string;
    /**
     * The number that the seller gave it (BT-1).
     */
    number: string;
    /**
     * When it is to be paid (BT-9).
     */
    due_date: CalendarDate | null;
    seller: ReceivedInvoiceParty;
    buyer: ReceivedInvoiceParty;
    amounts: ReceivedInvoiceAmounts;
    /**
     * The tax by category and rate (BG-23), at most 50.
     */
    taxes: Array<ReceivedInvoiceTax>;
    /**
     * The first 200 lines (BG-25).
     */
    lines: Array<ReceivedInvoiceLine>;
    /**
     * How many lines it has.
     */
    line_count: number;
    payment: ReceivedInvoicePayment;
    /**
     * SHA-256 of the uploaded file, in hexadecimal.
     */
    sha256: string;
    /**
     * What the invoice lacks, and which of its sums do not add up. They hinder nothing.
     */
    warnings: Array<ReceivedInvoiceWarning>;
};

/**
 * An amount that a user spent for the firm or for a client.
 */
export type Expense = {
    id: ExpenseId;
    /**
     * The client; null for an internal expense.
     */
    client_id: string | null;
    /**
     * The project.
     */
    project_id: string | null;
    /**
     * The user who spent it.
     */
    user_id: UserId;
    date: CalendarDate;
    /**
     * Description of the purchase.
     */
    description: string;
    category: ExpenseCategory;
    /**
     * Vendor.
     */
    vendor: string | null;
    amount: ExpenseAmount;
    currency: Currency;
    tax: ExpenseTax;
    billing: ExpenseBilling;
    receipt: ExpenseReceipt;
    /**
     * The electronic invoice that it was recorded from; null for others.
     */
    e_invoice: ReceivedInvoice | null;
    approval: ExpenseApproval;
    /**
     * Internal.
     */
    notes: string | null;
    external_id: ExternalId | null;
    metadata: Metadata;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * The expenses concerned.
 */
export type ExpensesName = {
    /**
     * The expenses.
     */
    ids: Array<ExpenseId>;
};

/**
 * Expenses to reject, and why.
 */
export type ExpensesReject = {
    /**
     * The expenses to reject.
     */
    ids: Array<ExpenseId>;
    /**
     * Why, the same for all.
     */
    reason?: LongText | null;
};

/**
 * The fields of an expense to change.
 */
export type ExpenseUpdate = {
    date?: CalendarDate;
    description?: ExpenseDescription;
    amount?: ExpenseAmount;
    client_id?: ClientId | null;
    /**
     * A project of the client; without `client_id`, the client is that of the project.
     */
    project_id?: ProjectId | null;
    /**
     * The user who spent it.
     */
    user_id?: UserId;
    category?: ExpenseCategory;
    vendor?: ShortText | null;
    currency?: Currency;
    /**
     * The tax rate in the amount. Give only one of `tax_rate_id` and `tax_rate`. Null removes the rate.
     */
    tax_rate_id?: TaxRateId | null;
    /**
     * A plain rate, with its `tax_category`. Null removes the rate.
     */
    tax_rate?: TaxRate | null;
    /**
     * The category of `tax_rate`, with which it is given: by default `standard` above 0, and `zero` for 0.
     */
    tax_category?: TaxCategory;
    tax_amount?: ExpenseTaxAmount;
    /**
     * Whether the expense is billable to the client.
     */
    billable?: boolean;
    markup_percent?: MarkupPercent;
    /**
     * Internal.
     */
    notes?: LongText | null;
    /**
     * URL of a receipt that is not uploaded.
     */
    receipt_url?: Url | null;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * A change to apply to several expenses.
 */
export type ExpensesUpdate = {
    /**
     * The expenses to change.
     */
    ids: Array<ExpenseId>;
    updates: ExpenseUpdate;
};

/**
 * Yes or no in a form, whose fields are texts.
 */
export type FormFlag = string;

/**
 * A form with an electronic invoice, and fields of the expense.
 */
export type ExpenseFromElectronicInvoice = {
    /**
     * The invoice: XML, or a PDF that contains it.
     */
    file: Blob | File;
    /**
     * The client; an internal expense without it and `project_id`.
     */
    client_id?: ClientId;
    /**
     * A project of the client; without `client_id`, the client is that of the project.
     */
    project_id?: ProjectId;
    /**
     * The user who spent it. Defaults to the user of the key.
     */
    user_id?: UserId;
    /**
     * Category; `other` if it is not sent.
     */
    category?: ExpenseCategory;
    /**
     * Description; the names of the lines if it is not sent, and without lines the number of the invoice.
     */
    description?: string;
    /**
     * Whether the expense is billable to the client; `true` if it is not sent.
     */
    billable?: FormFlag;
    /**
     * Markup added when the expense is billed, as a percentage of its amount, with up to 2 decimals.
     */
    markup_percent?: string;
    /**
     * Internal.
     */
    notes?: string;
    /**
     * With `true`, an invoice that was recorded before is recorded again.
     */
    allow_duplicate?: FormFlag;
};

/**
 * Expenses that were invoiced outside Docket.
 */
export type ExpensesMarkBilled = {
    /**
     * The expenses.
     */
    expense_ids: Array<ExpenseId>;
    /**
     * Reference of the external invoice.
     */
    invoice_reference?: ShortText | null;
};

/**
 * The expenses marked as billed.
 */
export type ExpensesMarkedBilled = {
    /**
     * The expenses.
     */
    expense_ids: Array<ExpenseId>;
    /**
     * Reference of the external invoice.
     */
    invoice_reference: string | null;
};

/**
 * Field to group expenses by.
 */
export type ExpenseGrouping = 'category' | 'client' | 'project' | 'user' | 'month';

/**
 * Totals of expenses in a currency other than the workspace's.
 */
export type ExpenseFiguresAbroad = {
    currency: Currency;
    amount: Money;
    billable_amount: Money;
    markup_amount: Money;
};

/**
 * Totals of expenses in the workspace's currency. `count` includes expenses in other currencies.
 */
export type ExpenseFigures = {
    /**
     * Number of expenses.
     */
    count: number;
    /**
     * Amount spent.
     */
    amount: Money;
    /**
     * Amount billable to clients, including markup.
     */
    billable_amount: Money;
    /**
     * The markup included in it.
     */
    markup_amount: Money;
    /**
     * The same totals for each other currency.
     */
    other_currencies: Array<ExpenseFiguresAbroad>;
};

/**
 * The expenses of a category.
 */
export type ExpenseReportCategory = {
    category: ExpenseCategory;
    /**
     * Number of expenses.
     */
    count: number;
    /**
     * Amount spent.
     */
    amount: Money;
    /**
     * Amount billable to clients, including markup.
     */
    billable_amount: Money;
    /**
     * The markup included in it.
     */
    markup_amount: Money;
    /**
     * The same totals for each other currency.
     */
    other_currencies: Array<ExpenseFiguresAbroad>;
};

/**
 * The expenses of a client.
 */
export type ExpenseReportClient = {
    client_id: string | null;
    client_name: string | null;
    /**
     * Number of expenses.
     */
    count: number;
    /**
     * Amount spent.
     */
    amount: Money;
    /**
     * Amount billable to clients, including markup.
     */
    billable_amount: Money;
    /**
     * The markup included in it.
     */
    markup_amount: Money;
    /**
     * The same totals for each other currency.
     */
    other_currencies: Array<ExpenseFiguresAbroad>;
};

/**
 * The expenses of a project.
 */
export type ExpenseReportProject = {
    project_id: string | null;
    project_title: string | null;
    /**
     * Number of expenses.
     */
    count: number;
    /**
     * Amount spent.
     */
    amount: Money;
    /**
     * Amount billable to clients, including markup.
     */
    billable_amount: Money;
    /**
     * The markup included in it.
     */
    markup_amount: Money;
    /**
     * The same totals for each other currency.
     */
    other_currencies: Array<ExpenseFiguresAbroad>;
};

/**
 * The expenses of a user.
 */
export type ExpenseReportUser = {
    user_id: UserId;
    user_name: string;
    /**
     * Number of expenses.
     */
    count: number;
    /**
     * Amount spent.
     */
    amount: Money;
    /**
     * Amount billable to clients, including markup.
     */
    billable_amount: Money;
    /**
     * The markup included in it.
     */
    markup_amount: Money;
    /**
     * The same totals for each other currency.
     */
    other_currencies: Array<ExpenseFiguresAbroad>;
};

/**
 * The expenses of a month.
 */
export type ExpenseReportMonth = {
    /**
     * Year and month.
     */
    month: string;
    /**
     * Number of expenses.
     */
    count: number;
    /**
     * Amount spent.
     */
    amount: Money;
    /**
     * Amount billable to clients, including markup.
     */
    billable_amount: Money;
    /**
     * The markup included in it.
     */
    markup_amount: Money;
    /**
     * The same totals for each other currency.
     */
    other_currencies: Array<ExpenseFiguresAbroad>;
};

/**
 * The report with amounts of all currencies in the one of `in`, at the rate of the date of the expense. `other_currencies` of its figures are empty.
 */
export type ConvertedExpenses = {
    currency: Currency;
    totals: ExpenseFigures;
    /**
     * By category.
     */
    by_category?: Array<ExpenseReportCategory>;
    /**
     * By client.
     */
    by_client?: Array<ExpenseReportClient>;
    /**
     * By project.
     */
    by_project?: Array<ExpenseReportProject>;
    /**
     * By user.
     */
    by_user?: Array<ExpenseReportUser>;
    /**
     * By month.
     */
    by_month?: Array<ExpenseReportMonth>;
    /**
     * The currencies that were converted.
     */
    rates: Array<FoundRates>;
    /**
     * The currencies and days that are left apart for want of a rate; empty if the sums have everything.
     */
    missing_rates: Array<MissingRates>;
};

/**
 * Totals of expenses over a range of days, excluding rejected ones. Exactly one of the arrays is present, largest amount first, months by date.
 */
export type ExpenseReport = {
    period: ExpenseReportPeriod;
    totals: ExpenseFigures;
    /**
     * By category.
     */
    by_category?: Array<ExpenseReportCategory>;
    /**
     * By client.
     */
    by_client?: Array<ExpenseReportClient>;
    /**
     * By project.
     */
    by_project?: Array<ExpenseReportProject>;
    /**
     * By user.
     */
    by_user?: Array<ExpenseReportUser>;
    /**
     * By month.
     */
    by_month?: Array<ExpenseReportMonth>;
    /**
     * With `in`: the same in one currency.
     */
    converted?: ConvertedExpenses;
};

/**
 * The expense and its new receipt.
 */
export type ExpenseUploaded = {
    id: ExpenseId;
    receipt: ExpenseReceipt;
};

/**
 * Why the expense is rejected.
 */
export type ExpenseReject = {
    reason?: LongText | null;
};

/**
 * Identifier of an agreement type; identifiers sort by creation.
 */
export type AgreementTypeId = string;

/**
 * A fee, a whole number of minor units of the client's currency.
 */
export type Fee = number;

/**
 * Hours of a retainer, up to 2 decimals.
 */
export type IncludedHours = number;

/**
 * The day of the month on which periods begin: 1 to 28, or `last` for each month's last day.
 */
export type BillingDay = number | 'last';

/**
 * How long a period is. Fee and hours are given for a month; a quarter has three times, and a year twelve times as much.
 */
export type AgreementInterval = 'monthly' | 'quarterly' | 'yearly';

/**
 * The prices of an agreement, in the client's currency. `monthly_fee` and `overage_rate` are omitted without `can_see_rates`.
 */
export type AgreementBilling = {
    monthly_fee?: Fee;
    /**
     * Hours for each month, up to 2 decimals.
     */
    hours_included: IncludedHours;
    /**
     * Price per hour above the available hours; null does not bill overage.
     */
    overage_rate?: number | null;
    billing_day: BillingDay;
    interval: AgreementInterval;
};

/**
 * How unused hours roll over to the next period.
 */
export type AgreementRollover = {
    /**
     * Whether unused hours roll over.
     */
    enabled: boolean;
    /**
     * Maximum number of hours; null for no limit.
     */
    max_hours: number | null;
    /**
     * Number of following periods in which they can be used; null for no limit.
     */
    expires_months: number | null;
};

/**
 * The dates of an agreement.
 */
export type AgreementDates = {
    start_date: CalendarDate;
    /**
     * Last day of the agreement; null if open-ended.
     */
    end_date: string | null;
    /**
     * First day of the next period; null if there is none.
     */
    next_renewal: string | null;
};

/**
 * What happens to an invoice generated by a period. One that cannot be sent, for example because an address or an approval is missing, remains a draft.
 */
export type InvoiceMethod = 'create_draft' | 'auto_send';

/**
 * How an agreement was cancelled.
 */
export type AgreementCancellation = {
    /**
     * Last day of the agreement.
     */
    effective_date: CalendarDate;
    /**
     * Why.
     */
    reason: string | null;
};

/**
 * The open period of an agreement.
 */
export type CurrentPeriod = {
    id: PeriodId;
    start_date: CalendarDate;
    end_date: CalendarDate;
    hours_included: IncludedHours;
    hours_used: Hours;
    /**
     * Remaining included and rolled-over hours, at least 0.
     */
    hours_remaining: Hours;
    /**
     * Hours rolled over from earlier periods.
     */
    rollover_hours: Hours;
    /**
     * Used hours as a percentage of available hours, 2 decimals; can exceed 100.
     */
    percent_used: Percent;
};

/**
 * An agreement as shown in lists.
 */
export type AgreementSummary = {
    id: AgreementId;
    client_id: ClientId;
    /**
     * Name of the client.
     */
    client_name: string;
    /**
     * The agreement type.
     */
    type_id: string | null;
    /**
     * Title.
     */
    title: string;
    status: AgreementStatus;
    currency: Currency;
    billing: AgreementBilling;
    rollover: AgreementRollover;
    external_id: ExternalId | null;
    metadata: Metadata;
    dates: AgreementDates;
    /**
     * The contact who receives its invoices.
     */
    contact_id: string | null;
    /**
     * Whether fee and hours of the first period are prorated by days.
     */
    prorate_first_period: boolean;
    /**
     * Whether each period generates an invoice when it is closed.
     */
    auto_invoice: boolean;
    invoice_method: InvoiceMethod;
    /**
     * The cancellation.
     */
    cancellation: AgreementCancellation | null;
    /**
     * The open period; null if there is none.
     */
    current_period: CurrentPeriod | null;
    /**
     * Internal.
     */
    notes: string | null;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * Monthly fees in a currency other than the workspace's.
 */
export type CurrencyMrr = {
    currency: Currency;
    total_mrr: Money;
};

/**
 * The total of all currencies in the one of `in`, at the rate of today.
 */
export type ConvertedMrr = {
    currency: Currency;
    /**
     * Monthly fees of active agreements.
     */
    total_mrr?: Money;
    /**
     * The currencies that were converted.
     */
    rates: Array<FoundRates>;
    /**
     * The currencies and days that are left apart for want of a rate; empty if the sums have everything.
     */
    missing_rates: Array<MissingRates>;
};

/**
 * Totals of all agreements that the filters match. `total_mrr` is the sum of the monthly fees of active agreements in the workspace's currency; other currencies are listed separately. Both are omitted without `can_see_rates`.
 */
export type AgreementListSummary = {
    total_mrr?: Money;
    /**
     * Number of active agreements.
     */
    active_agreements: number;
    /**
     * Number of active agreements that end within 30 days.
     */
    expiring_soon: number;
    /**
     * The same totals for each other currency.
     */
    other_currencies?: Array<CurrencyMrr>;
    /**
     * With `in`: the same in one currency.
     */
    converted?: ConvertedMrr;
};

/**
 * A draft has no period until it is activated.
 */
export type AgreementStatusCreate = 'draft' | 'active';

/**
 * Number of following periods in which unused hours can be used; 1 for the next one only.
 */
export type RolloverMonths = number;

/**
 * The retainer agreement to create.
 */
export type AgreementCreate = {
    client_id: ClientId;
    title: Name;
    start_date: CalendarDate;
    monthly_fee: Fee;
    /**
     * Hours for each month, up to 2 decimals.
     */
    hours_included: IncludedHours;
    status?: AgreementStatusCreate;
    /**
     * Whether fee and hours of the first period are prorated by days.
     */
    prorate_first_period?: boolean;
    type_id?: AgreementTypeId | null;
    /**
     * Last day of the agreement; null if open-ended.
     */
    end_date?: CalendarDate | null;
    /**
     * Price per hour above the available hours; null does not bill overage.
     */
    overage_rate?: RateInput | null;
    billing_day?: BillingDay;
    interval?: AgreementInterval;
    /**
     * Whether unused hours roll over to the next period.
     */
    rollover_enabled?: boolean;
    /**
     * Maximum number of hours that roll over; the oldest are dropped first.
     */
    rollover_max_hours?: IncludedHours | null;
    rollover_expires_months?: RolloverMonths | null;
    /**
     * A contact of the client.
     */
    contact_id?: ContactId | null;
    /**
     * Whether each period generates an invoice when it is closed.
     */
    auto_invoice?: boolean;
    invoice_method?: InvoiceMethod;
    /**
     * Internal.
     */
    notes?: LongText | null;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * The dates and timestamps of an invoice. Dates are in the workspace's time zone.
 */
export type InvoiceDates = {
    invoice_date: CalendarDate;
    due_date: CalendarDate;
    /**
     * First day of the work that is billed.
     */
    delivery_start: string | null;
    /**
     * Last day of the work that is billed.
     */
    delivery_end: string | null;
    /**
     * Date of the payment that settled the invoice; null while anything is outstanding.
     */
    paid_date: string | null;
    /**
     * When the invoice was first sent.
     */
    sent_at: string | null;
    /**
     * When its hosted page was first viewed.
     */
    viewed_at: string | null;
};

/**
 * The amounts of the invoice, in its currency. `tax_amount` is the sum of `taxes`, each of which is rounded once; `total` is `subtotal` + `tax_amount` + `rounding`; `outstanding` is `total` − `amount_paid` − `credited`, at least 0; an amount below 0 is `refundable` instead. All except `tax_rate` and the terms of `taxes` are omitted without `can_see_rates`.
 */
export type InvoiceAmounts = {
    subtotal?: Money;
    /**
     * The rate of lines that name no tax; with several taxes, all of them together.
     */
    tax_rate: TaxRate;
    /**
     * The taxes of the lines, each once.
     */
    taxes: Array<DocumentTax>;
    tax_amount?: Money;
    /**
     * What rounds the total by `total_rounding` of the workspace, as it was when the invoice was created; 0 if totals in the currency are exact.
     */
    rounding?: Money;
    total?: Money;
    /**
     * Payments less refunds.
     */
    amount_paid?: Money;
    outstanding?: Money;
    /**
     * The total of its credit notes, tax included.
     */
    credited?: Money;
    /**
     * What was paid beyond the total less `credited`; refund it to the client.
     */
    refundable?: Money;
    /**
     * The workspace's currency, in which the tax of an invoice in another currency is stated too. The exchange rate of the invoice date, or of an earlier day of sending, is stored when the invoice is sent, and stays. Null until then, for an invoice without tax or in the workspace's currency, and if there was no rate.
     */
    tax_currency: Currency | null;
    /**
     * `tax_amount` × `exchange_rate`, rounded, in `tax_currency`.
     */
    tax_amount_in_tax_currency?: Money | null;
    /**
     * How much of `tax_currency` one unit of the currency of the invoice was worth.
     */
    exchange_rate: number | null;
    /**
     * The day of this rate; of two rates through the euro that of the older one.
     */
    exchange_rate_date: CalendarDate | null;
};

/**
 * What the client needs to assign the invoice.
 */
export type InvoiceReferences = {
    /**
     * The reference that the client requires, such as a Leitweg-ID.
     */
    buyer: string | null;
    /**
     * Number of the contract.
     */
    contract: string | null;
    /**
     * The client's purchase order number; the same as `po_number`.
     */
    order: string | null;
    /**
     * The project as the client names it.
     */
    project: string | null;
    /**
     * Where the client books the invoice, such as a cost centre.
     */
    accounting: string | null;
};

/**
 * The latest payment that is not refunded; all fields are null if there is none.
 */
export type InvoicePayment = {
    method: PaymentMethod | null;
    /**
     * The payer's or the bank's reference.
     */
    reference: string | null;
};

/**
 * The reminders mailed so far.
 */
export type InvoiceReminders = {
    /**
     * When the last reminder was mailed.
     */
    last_reminder_at: string | null;
    /**
     * Number of reminders mailed.
     */
    reminder_count: number;
    /**
     * The highest level that was mailed, by the schedule or by hand; null for none. The schedule sends higher ones only.
     */
    last_level: ReminderLevel | null;
};

/**
 * Why a reminder that is due is not sent: a payment is on its way (`payment_under_way`), a payment of it is disputed (`disputed`), the client has credit that covers the invoice (`credit`), or neither the invoice nor its client has an address (`no_recipient`).
 */
export type ReminderHold = 'payment_under_way' | 'disputed' | 'credit' | 'no_recipient';

/**
 * The reminder that the schedule will send next, if nothing changes until then.
 */
export type NextReminder = {
    /**
     * When it is sent: at 08:00 in the time zone of the workspace.
     */
    at: string;
    level: ReminderLevel;
    /**
     * What would keep it from being sent now; null for nothing. It is sent on the first morning on which this no longer holds, unless a later one is due by then.
     */
    held_by: ReminderHold | null;
};

/**
 * What became of a mail.
 */
export type MailDelivery = {
    status: MailStatus;
    /**
     * Since when, in real time.
     */
    at: DateTime;
    /**
     * Why the last attempt failed or the mail came back, as the mail server said it, after the addresses of those of several recipients that did not get it; null if none failed, or it was delivered since.
     */
    error: string | null;
};

/**
 * The approval of an invoice before it is sent.
 */
export type InvoiceApproval = {
    /**
     * Whether the workspace requires approval (`require_invoice_approval`).
     */
    required: boolean;
    /**
     * When it was approved.
     */
    approved_at: string | null;
    /**
     * The user who approved it.
     */
    approved_by_id: string | null;
};

/**
 * An invoice as shown in lists.
 */
export type InvoiceSummary = {
    id: InvoiceId;
    /**
     * Invoice number.
     */
    invoice_number: string;
    client_id: ClientId;
    /**
     * Name of the client.
     */
    client_name: string;
    /**
     * The contact to whom the invoice is addressed.
     */
    contact_id: string | null;
    /**
     * The retainer agreement that the invoice bills.
     */
    agreement_id: string | null;
    /**
     * The recurring invoice that made it.
     */
    recurring_invoice_id: string | null;
    status: InvoiceStatus;
    currency: Currency;
    /**
     * Subject of the invoice.
     */
    subject: string | null;
    external_id: ExternalId | null;
    metadata: Metadata;
    dates: InvoiceDates;
    /**
     * Whether the amounts of lines include tax.
     */
    prices_include_tax: boolean;
    /**
     * The tax rates of lines that name no tax; empty for a plain `tax_rate`.
     */
    tax_rate_ids: Array<string>;
    amounts: InvoiceAmounts;
    /**
     * Days since `invoice_date` while an amount is outstanding (sent, viewed, partial or overdue), otherwise 0.
     */
    days_outstanding: number;
    /**
     * Notes for the client.
     */
    notes: string | null;
    /**
     * Internal notes; never shown to the client or on the PDF.
     */
    internal_notes: string | null;
    /**
     * The client's purchase order number.
     */
    po_number: string | null;
    references: InvoiceReferences;
    payment: InvoicePayment;
    /**
     * The electronic form in which it was issued; null before it is sent, and for a plain PDF.
     */
    e_invoice: ElectronicInvoice | null;
    /**
     * URL of the PDF; requires an API key.
     */
    pdf_url: string;
    reminders: InvoiceReminders;
    /**
     * Whether the schedule sends no reminders of the invoice.
     */
    reminders_paused: boolean;
    /**
     * The reminder that the schedule will send next; null for none to come, before the invoice was sent, and if neither the workspace nor the client has a schedule. It follows from the time, the schedule, the client and its payments too, so it can change without `updated_at`.
     */
    next_reminder: NextReminder | null;
    /**
     * What became of its last mail or reminder, if that could not be delivered (the filter `mail_failed`) and the invoice was not mailed since; null otherwise.
     */
    delivery: MailDelivery | null;
    approval: InvoiceApproval;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * A retainer agreement with a client. Changed terms are shown immediately and take effect with the next period.
 */
export type Agreement = {
    id: AgreementId;
    client_id: ClientId;
    /**
     * The agreement type.
     */
    type_id: string | null;
    /**
     * Title.
     */
    title: string;
    status: AgreementStatus;
    currency: Currency;
    billing: AgreementBilling;
    rollover: AgreementRollover;
    external_id: ExternalId | null;
    metadata: Metadata;
    dates: AgreementDates;
    /**
     * The contact who receives its invoices.
     */
    contact_id: string | null;
    /**
     * Whether fee and hours of the first period are prorated by days.
     */
    prorate_first_period: boolean;
    /**
     * Whether each period generates an invoice when it is closed.
     */
    auto_invoice: boolean;
    invoice_method: InvoiceMethod;
    /**
     * The cancellation.
     */
    cancellation: AgreementCancellation | null;
    /**
     * The open period; null if there is none.
     */
    current_period: CurrentPeriod | null;
    /**
     * Internal.
     */
    notes: string | null;
    created_at: DateTime;
    updated_at: DateTime;
    /**
     * With `include=client`.
     */
    client?: Client;
    /**
     * With `include=periods`: the latest 12, latest first.
     */
    periods?: Array<AgreementPeriod>;
    /**
     * With `include=time_entries`: the latest 100 that the key's user is allowed to see.
     */
    time_entries?: Array<TimeEntry>;
    /**
     * With `include=invoices`: the latest 100.
     */
    invoices?: Array<InvoiceSummary>;
};

/**
 * Use of an open period. `over_limit`: in overage. `near_limit`: 90 percent or more used. `under_utilized`: less than 50 percent used with less than 25 percent
 * of its days remaining. `on_track`: otherwise.
 *
 */
export type DrawdownStatus = 'on_track' | 'under_utilized' | 'near_limit' | 'over_limit';

/**
 * The drawdown of an agreement in its open period.
 */
export type Drawdown = {
    agreement_id: AgreementId;
    /**
     * Name of the client.
     */
    client_name: string;
    /**
     * Title of the agreement.
     */
    title: string;
    period_end_date: CalendarDate;
    hours_available: Hours;
    hours_used: Hours;
    percent_used: Percent;
    status: DrawdownStatus;
};

/**
 * Totals of all active agreements with an open period. `total_mrr` and `other_currencies` are omitted without `can_see_rates`.
 */
export type DrawdownSummary = {
    /**
     * Monthly fees in the workspace's currency.
     */
    total_mrr?: Money;
    total_hours_available: Hours;
    total_hours_used: Hours;
    /**
     * Used hours as a percentage of available hours.
     */
    utilization_percent: Percent;
    /**
     * Monthly fees in each other currency.
     */
    other_currencies?: Array<CurrencyMrr>;
    /**
     * With `in`: the same in one currency.
     */
    converted?: ConvertedMrr;
};

/**
 * A related object of an agreement that can be embedded.
 */
export type AgreementInclude = 'client' | 'periods' | 'time_entries' | 'invoices';

/**
 * The fields of an agreement to change.
 */
export type AgreementUpdate = {
    /**
     * Can be changed on a draft only.
     */
    client_id?: ClientId;
    title?: Name;
    /**
     * Can be changed on a draft only.
     */
    start_date?: CalendarDate;
    monthly_fee?: Fee;
    /**
     * Hours for each month, up to 2 decimals.
     */
    hours_included?: IncludedHours;
    /**
     * Whether fee and hours of the first period are prorated by days.
     */
    prorate_first_period?: boolean;
    type_id?: AgreementTypeId | null;
    /**
     * Last day of the agreement; null if open-ended.
     */
    end_date?: CalendarDate | null;
    /**
     * Price per hour above the available hours; null does not bill overage.
     */
    overage_rate?: RateInput | null;
    billing_day?: BillingDay;
    interval?: AgreementInterval;
    /**
     * Whether unused hours roll over to the next period.
     */
    rollover_enabled?: boolean;
    /**
     * Maximum number of hours that roll over; the oldest are dropped first.
     */
    rollover_max_hours?: IncludedHours | null;
    rollover_expires_months?: RolloverMonths | null;
    /**
     * A contact of the client.
     */
    contact_id?: ContactId | null;
    /**
     * Whether each period generates an invoice when it is closed.
     */
    auto_invoice?: boolean;
    invoice_method?: InvoiceMethod;
    /**
     * Internal.
     */
    notes?: LongText | null;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * The balance of the open period, with a projection at the current rate of work. `value` is omitted without `can_see_rates`.
 */
export type AgreementBalance = {
    period: AgreementBalancePeriod;
    hours: AgreementBalanceHours;
    projection: AgreementBalanceProjection;
    value?: AgreementBalanceValue;
};

/**
 * The end of an agreement and its reason.
 */
export type AgreementCancel = {
    /**
     * Last day of the agreement; must not be before today. Defaults to today.
     */
    effective_date?: CalendarDate;
    reason?: LongText | null;
};

/**
 * Identifier of a movement of hours; identifiers sort by creation.
 */
export type HourMovementId = string;

/**
 * Why hours moved. `included`: the hours that the period includes. `rollover_in`: hours rolled over from an earlier period. `draw`: time was logged. `release`:
 * time was changed or deleted. On closing: `rollover_out`, hours that roll over to the next period; `expiry`, hours that expire; `overage`, hours used beyond
 * the available ones, which are billed. `adjustment`: a correction, for example for time logged on a period after it was closed.
 *
 */
export type HourMovementType = 'included' | 'rollover_in' | 'draw' | 'release' | 'rollover_out' | 'expiry' | 'overage' | 'adjustment';

/**
 * Which hours moved.
 */
export type HourSource = 'rollover' | 'included' | 'overage';

/**
 * A movement of retainer hours. The ledger is append-only. The movements of a closed period add up to 0, those of the open one to its balance: the hours left or, if negative, the overage.
 */
export type HourMovement = {
    id: HourMovementId;
    agreement_id: AgreementId;
    period_id: PeriodId;
    type: HourMovementType;
    source: HourSource;
    /**
     * For rollover: the period in which the hours were unused.
     */
    lot_period_id: string | null;
    /**
     * Negative if hours leave the period.
     */
    hours: number;
    /**
     * The time entry that caused the movement.
     */
    time_entry_id: string | null;
    created_at: DateTime;
};

/**
 * A related object of a period that can be embedded.
 */
export type PeriodInclude = 'time_entries';

/**
 * How to close a period.
 */
export type PeriodClose = {
    /**
     * Whether to generate an invoice. Defaults to `auto_invoice` of the agreement.
     */
    generate_invoice?: boolean;
};

/**
 * An agreement type.
 */
export type AgreementType = {
    id: AgreementTypeId;
    name: Name;
    /**
     * The hours that agreements of this type usually include.
     */
    default_hours: number | null;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * The agreement type to create.
 */
export type AgreementTypeCreate = {
    name: Name;
    /**
     * The hours that agreements of this type usually include.
     */
    default_hours?: IncludedHours | null;
};

/**
 * The fields of an agreement type to change.
 */
export type AgreementTypeUpdate = {
    name?: Name;
    /**
     * The hours that agreements of this type usually include.
     */
    default_hours?: IncludedHours | null;
};

/**
 * Outstanding amounts by days past the due date. `current` is not yet due or due today.
 */
export type AgingBuckets = {
    current: Money;
    '1_30_days': Money;
    '31_60_days': Money;
    '61_90_days': Money;
    over_90_days: Money;
};

/**
 * Outstanding amounts of one client, by days past the due date.
 */
export type AgingClient = {
    client_id: ClientId;
    /**
     * Name of the client.
     */
    client_name: string;
    total: Money;
    /**
     * Money of the client that is on no invoice; not taken off the other amounts.
     */
    credit: Money;
    current: Money;
    '1_30_days': Money;
    '31_60_days': Money;
    '61_90_days': Money;
    over_90_days: Money;
    /**
     * Date of the oldest invoice with an outstanding amount.
     */
    oldest_invoice_date: CalendarDate;
};

/**
 * How fast clients pay, over the last 90 days including today. Invoiced is the sum of totals including tax, of invoices that are neither draft nor void, by `invoice_date`; collected is payments less refunds, by their dates. Each value is null if nothing was invoiced.
 */
export type AgingTrends = {
    /**
     * Days sales outstanding: outstanding amount / amount invoiced in the last 90 days × 90, with 2 decimals.
     */
    dso: number | null;
    /**
     * Change in days from the value 90 days ago. The amount outstanding then is the sum of totals of invoices dated up to that day, less payments made on them by then. Invoices that are now void or uncollectible, or not yet sent, do not count.
     */
    dso_change: number | null;
    /**
     * Collected / invoiced × 100 in the last 90 days, with 2 decimals. Can exceed 100.
     */
    collection_rate: number | null;
};

/**
 * Outstanding amounts in a currency other than the workspace's, and how fast it is paid.
 */
export type AgingReportOtherCurrency = {
    currency: Currency;
    total_outstanding: Money;
    /**
     * Money of clients that is on no invoice, those included on whom nothing is outstanding. It is not taken off the other amounts.
     */
    total_credit: Money;
    buckets: AgingBuckets;
    /**
     * Clients, largest total first; at most 1,000.
     */
    by_client: Array<AgingClient>;
    /**
     * Number of further clients with an outstanding amount. The totals include them.
     */
    omitted: number;
    trends: AgingTrends;
};

/**
 * The figures of all currencies in the one of `in`. What is outstanding is converted at the rate of today. For `trends`, amounts are converted at the rate of the day on which they were invoiced or paid, and what was outstanding 90 days ago at that of this day.
 */
export type ConvertedAgingReport = {
    currency: Currency;
    total_outstanding: Money;
    /**
     * Money of clients that is on no invoice, those included on whom nothing is outstanding. It is not taken off the other amounts.
     */
    total_credit: Money;
    buckets: AgingBuckets;
    /**
     * Clients, largest total first; at most 1,000.
     */
    by_client: Array<AgingClient>;
    /**
     * Number of further clients with an outstanding amount. The totals include them.
     */
    omitted: number;
    trends: AgingTrends;
    /**
     * The currencies that were converted.
     */
    rates: Array<FoundRates>;
    /**
     * The currencies and days that are left apart for want of a rate; empty if the sums have everything.
     */
    missing_rates: Array<MissingRates>;
};

/**
 * Amounts outstanding today on invoices that are sent, viewed, partial or overdue, by days past the due date, and how fast clients pay. All amounts are in the workspace's currency, except `other_currencies`.
 */
export type AgingReport = {
    /**
     * Today in the workspace's time zone.
     */
    as_of: CalendarDate;
    total_outstanding: Money;
    /**
     * Money of clients that is on no invoice, those included on whom nothing is outstanding. It is not taken off the other amounts.
     */
    total_credit: Money;
    buckets: AgingBuckets;
    /**
     * Clients with an outstanding amount, largest total first; at most 1,000.
     */
    by_client: Array<AgingClient>;
    /**
     * Number of further clients with an outstanding amount. The totals include them.
     */
    omitted: number;
    trends: AgingTrends;
    /**
     * The same totals for each other currency.
     */
    other_currencies: Array<AgingReportOtherCurrency>;
    /**
     * With `in`: the same in one currency.
     */
    converted?: ConvertedAgingReport;
};

/**
 * `total` by days since the work was done. The first bucket includes today; the buckets add up to `total`.
 */
export type UnbilledBuckets = {
    '0_30_days': Money;
    '31_60_days': Money;
    '61_90_days': Money;
    over_90_days: Money;
};

/**
 * Work that must be approved before it is billed. No other figure includes it.
 */
export type UnbilledAwaiting = {
    hours: Hours;
    /**
     * Hours × rate.
     */
    time_value: Money;
    /**
     * Amount that clients pay for expenses.
     */
    expenses: Money;
    /**
     * `time_value` + `expenses`.
     */
    total: Money;
    /**
     * Day of the oldest such work; null if there is none.
     */
    oldest_date: CalendarDate | null;
};

/**
 * Work in progress for one project of a client.
 */
export type UnbilledReportProject = {
    /**
     * The project; null for work without one.
     */
    project_id: string | null;
    /**
     * Title of the project; null for work without one.
     */
    project_title: string | null;
    /**
     * Unbilled hours.
     */
    hours: Hours;
    /**
     * Unbilled hours × rate.
     */
    time_value: Money;
    /**
     * Amount that clients pay for unbilled expenses.
     */
    expenses: Money;
    /**
     * `time_value` + `expenses`.
     */
    total: Money;
    /**
     * Day of the oldest unbilled work; null if there is none.
     */
    oldest_date: CalendarDate | null;
    buckets: UnbilledBuckets;
    awaiting_approval: UnbilledAwaiting;
};

/**
 * Work in progress for one client.
 */
export type UnbilledReportClient = {
    client_id: ClientId;
    /**
     * Name of the client.
     */
    client_name: string;
    /**
     * Unbilled hours.
     */
    hours: Hours;
    /**
     * Unbilled hours × rate.
     */
    time_value: Money;
    /**
     * Amount that clients pay for unbilled expenses.
     */
    expenses: Money;
    /**
     * `time_value` + `expenses`.
     */
    total: Money;
    /**
     * Day of the oldest unbilled work; null if there is none.
     */
    oldest_date: CalendarDate | null;
    buckets: UnbilledBuckets;
    awaiting_approval: UnbilledAwaiting;
    /**
     * Its projects with unbilled work, largest total first.
     */
    projects: Array<UnbilledReportProject>;
};

/**
 * Work in progress in a currency other than the workspace's.
 */
export type UnbilledReportOtherCurrency = {
    currency: Currency;
    /**
     * Unbilled hours.
     */
    hours: Hours;
    /**
     * Unbilled hours × rate.
     */
    time_value: Money;
    /**
     * Amount that clients pay for unbilled expenses.
     */
    expenses: Money;
    /**
     * `time_value` + `expenses`.
     */
    total: Money;
    /**
     * Day of the oldest unbilled work; null if there is none.
     */
    oldest_date: CalendarDate | null;
    buckets: UnbilledBuckets;
    awaiting_approval: UnbilledAwaiting;
    /**
     * Clients with unbilled work, including those whose work all awaits approval, largest total first; at most 1,000.
     */
    by_client: Array<UnbilledReportClient>;
    /**
     * Number of further clients with unbilled work. The totals include them.
     */
    omitted: number;
    /**
     * Number of projects that are not listed. At most 1,000 are listed: those of the clients with the largest totals. The totals include all projects.
     */
    omitted_projects: number;
};

/**
 * The figures of all currencies in the one of `in`, at the rate of today: unbilled work is a balance, like what is outstanding. Hours are those of all work, also of work that is left apart.
 */
export type ConvertedUnbilled = {
    currency: Currency;
    /**
     * Unbilled hours.
     */
    hours: Hours;
    /**
     * Unbilled hours × rate.
     */
    time_value: Money;
    /**
     * Amount that clients pay for unbilled expenses.
     */
    expenses: Money;
    /**
     * `time_value` + `expenses`.
     */
    total: Money;
    /**
     * Day of the oldest unbilled work; null if there is none.
     */
    oldest_date: CalendarDate | null;
    buckets: UnbilledBuckets;
    awaiting_approval: UnbilledAwaiting;
    /**
     * Clients with unbilled work, including those whose work all awaits approval, largest total first; at most 1,000.
     */
    by_client: Array<UnbilledReportClient>;
    /**
     * Number of further clients with unbilled work. The totals include them.
     */
    omitted: number;
    /**
     * Number of projects that are not listed. At most 1,000 are listed: those of the clients with the largest totals. The totals include all projects.
     */
    omitted_projects: number;
    /**
     * The currencies that were converted.
     */
    rates: Array<FoundRates>;
    /**
     * The currencies and days that are left apart for want of a rate; empty if the sums have everything.
     */
    missing_rates: Array<MissingRates>;
};

/**
 * Work in progress by client and project. All amounts are in the workspace's currency, except `other_currencies`.
 */
export type UnbilledReport = {
    /**
     * Today in the workspace's time zone.
     */
    as_of: CalendarDate;
    /**
     * Unbilled hours.
     */
    hours: Hours;
    /**
     * Unbilled hours × rate.
     */
    time_value: Money;
    /**
     * Amount that clients pay for unbilled expenses.
     */
    expenses: Money;
    /**
     * `time_value` + `expenses`.
     */
    total: Money;
    /**
     * Day of the oldest unbilled work; null if there is none.
     */
    oldest_date: CalendarDate | null;
    buckets: UnbilledBuckets;
    awaiting_approval: UnbilledAwaiting;
    /**
     * Clients with unbilled work, including those whose work all awaits approval, largest total first; at most 1,000.
     */
    by_client: Array<UnbilledReportClient>;
    /**
     * Number of further clients with unbilled work. The totals include them.
     */
    omitted: number;
    /**
     * Number of projects that are not listed. At most 1,000 are listed: those of the clients with the largest totals. The totals include all projects.
     */
    omitted_projects: number;
    /**
     * The same figures for each other currency.
     */
    other_currencies: Array<UnbilledReportOtherCurrency>;
    /**
     * With `in`: the same in one currency.
     */
    converted?: ConvertedUnbilled;
};

/**
 * The period to compare with. `previous_period` is the previous full day, week, month, quarter or year, or for a custom range the same number of days before it. `previous_year` is the same days a year earlier, with 28 February for the 29th.
 */
export type ComparedPeriod = 'previous_period' | 'previous_year';

/**
 * The range of days that a report covers, in the workspace's time zone.
 */
export type ReportRange = {
    /**
     * First day.
     */
    from: CalendarDate;
    /**
     * Last day.
     */
    to: CalendarDate;
    /**
     * Human-readable form of the range, for a heading.
     */
    label: string;
};

/**
 * Change as a percentage with 2 decimals, (now − before) / before × 100. Null if the earlier value is 0.
 */
export type ChangePercent = number | null;

/**
 * Revenue.
 */
export type DashboardRevenue = {
    /**
     * Amount invoiced before tax, on invoices that are neither draft nor void, by `invoice_date`, less credit notes by `credit_date`.
     */
    invoiced: Money;
    /**
     * Payments less refunds, by their dates.
     */
    collected: Money;
    /**
     * Amount currently outstanding, equal to the total of the aging.
     */
    outstanding: Money;
    /**
     * Change of `invoiced` from the period compared with. Null if nothing was invoiced then.
     */
    change_percent: ChangePercent;
};

/**
 * Time logged by the users whose time the key's user is allowed to see.
 */
export type DashboardTime = {
    /**
     * Hours logged.
     */
    total_hours: Hours;
    /**
     * Hours of entries that are billable and not excluded.
     */
    billable_hours: Hours;
    /**
     * Billable hours as a percentage of capacity hours, as in the utilization report: if the period includes today, capacity counts up to today.
     */
    utilization_percent: Percent;
    /**
     * Change of `total_hours` from the period compared with. Null if no time was logged then.
     */
    change_percent: ChangePercent;
};

/**
 * Numbers of projects.
 */
export type DashboardProjects = {
    /**
     * Currently active.
     */
    active: number;
    /**
     * Completed in the period and not reopened since.
     */
    completed: number;
    /**
     * Currently active, with a `percent_complete` of 90 or more or past their due date.
     */
    at_risk: number;
};

/**
 * Numbers of clients.
 */
export type DashboardClients = {
    /**
     * Currently active.
     */
    active: number;
    /**
     * Created in the period.
     */
    new: number;
    /**
     * Became inactive in the period and still are.
     */
    churned: number;
};

/**
 * Comparison with the period named by `compare_to`, by default the previous period.
 */
export type DashboardComparison = {
    /**
     * The period compared with.
     */
    period: ReportRange;
    /**
     * Change of the amount invoiced, in percent.
     */
    revenue_change?: ChangePercent;
    /**
     * Change of the hours logged, in percent.
     */
    time_change: ChangePercent;
    /**
     * Change of utilization, in percentage points.
     */
    utilization_change: number;
};

/**
 * Revenue in a currency other than the workspace's.
 */
export type DashboardOtherCurrency = {
    currency: Currency;
    /**
     * Amount invoiced before tax, on invoices that are neither draft nor void, by `invoice_date`, less credit notes by `credit_date`.
     */
    invoiced: Money;
    /**
     * Payments less refunds, by their dates.
     */
    collected: Money;
    /**
     * Amount currently outstanding, equal to the total of the aging.
     */
    outstanding: Money;
    /**
     * Change of `invoiced` from the period compared with. Null if nothing was invoiced then.
     */
    change_percent: ChangePercent;
};

/**
 * The revenue of all currencies in the one of `in`: invoiced at the rate of the invoice date or credit date, collected at that of the payment date, outstanding at that of today.
 */
export type ConvertedDashboard = {
    currency: Currency;
    /**
     * Amount invoiced before tax, on invoices that are neither draft nor void, by `invoice_date`, less credit notes by `credit_date`.
     */
    invoiced: Money;
    /**
     * Payments less refunds, by their dates.
     */
    collected: Money;
    /**
     * Amount currently outstanding, equal to the total of the aging.
     */
    outstanding: Money;
    /**
     * Change of `invoiced` from the period compared with. Null if nothing was invoiced then.
     */
    change_percent: ChangePercent;
    /**
     * The currencies that were converted.
     */
    rates: Array<FoundRates>;
    /**
     * The currencies and days that are left apart for want of a rate; empty if the sums have everything.
     */
    missing_rates: Array<MissingRates>;
};

/**
 * Key metrics of the firm. Values of a period cover the days of the report; values described as current are those at the time of the request, regardless of the period. Amounts are in the workspace's currency.
 */
export type DashboardReport = {
    period: ReportRange;
    revenue?: DashboardRevenue;
    time: DashboardTime;
    projects: DashboardProjects;
    clients: DashboardClients;
    comparison: DashboardComparison;
    /**
     * The revenue in each other currency.
     */
    other_currencies?: Array<DashboardOtherCurrency>;
    /**
     * With `in`: the same in one currency.
     */
    converted?: ConvertedDashboard;
};

/**
 * A month of the calendar, `YYYY-MM`.
 */
export type Month = string;

/**
 * The forecast revenue of a month.
 */
export type ForecastReportRevenue = {
    month: Month;
    /**
     * The trend, at least 0, plus the monthly fees of agreements that are active now and run on the month's last day. The trend extrapolates a linear regression (least squares) of the amounts invoiced before tax in each of the last 6 full months, on invoices that do not bill an agreement.
     */
    projected: Money;
    /**
     * Confidence from 0 to 1: 0.9 to the power of the number of months ahead, with 2 decimals.
     */
    confidence: number;
};

/**
 * Working capacity in hours: `hours_per_week` / 5 for each day from Monday to Friday, up to today if the range includes today.
 */
export type CapacityHours = number;

/**
 * The capacity of a month, and how much of it is committed.
 */
export type ForecastReportCapacity = {
    month: Month;
    /**
     * Capacity of all active users: `hours_per_week` / 5 for each day from Monday to Friday.
     */
    available_hours: CapacityHours;
    /**
     * The hours included in agreements that are active now and run on the month's last day, plus the remaining budget hours of active projects that are not retainers. The latter are spread evenly over the working days from today to the project's due date; overdue work counts in the next month, work without a due date in the next 3 months.
     */
    committed_hours: Hours;
    /**
     * Committed hours as a percentage of available hours; 0 without available hours.
     */
    utilization_forecast: Percent;
};

/**
 * Work that was offered but not started: the pending projects.
 */
export type ForecastReportPipeline = {
    /**
     * Number of pending projects.
     */
    proposals_pending: number;
    /**
     * Half of their budget amounts, assuming that every second proposal is won. A project without a budget amount adds nothing.
     */
    weighted_value: Money;
};

/**
 * Forecast in a currency other than the workspace's.
 */
export type ForecastReportOtherCurrency = {
    currency: Currency;
    /**
     * One row per month.
     */
    revenue_forecast: Array<ForecastReportRevenue>;
    pipeline: ForecastReportPipeline;
};

/**
 * The forecast of all currencies in the one of `in`, at the rate of today.
 */
export type ConvertedForecast = {
    currency: Currency;
    /**
     * One row per month.
     */
    revenue_forecast: Array<ForecastReportRevenue>;
    pipeline: ForecastReportPipeline;
    /**
     * The currencies that were converted.
     */
    rates: Array<FoundRates>;
    /**
     * The currencies and days that are left apart for want of a rate; empty if the sums have everything.
     */
    missing_rates: Array<MissingRates>;
};

/**
 * Forecast for the months after the current one. Amounts are in the workspace's currency, except `other_currencies`.
 */
export type ForecastReport = {
    generated_at: DateTime;
    /**
     * One row per month.
     */
    revenue_forecast: Array<ForecastReportRevenue>;
    /**
     * One row per month.
     */
    capacity_forecast: Array<ForecastReportCapacity>;
    pipeline: ForecastReportPipeline;
    /**
     * Revenue and pipeline in each other currency.
     */
    other_currencies: Array<ForecastReportOtherCurrency>;
    /**
     * With `in`: the same in one currency.
     */
    converted?: ConvertedForecast;
};

/**
 * Field to group revenue by. The array of the response is named accordingly: `by_month` for `month`.
 */
export type RevenueReportGrouping = 'month' | 'quarter' | 'client' | 'project' | 'service_type';

/**
 * Totals of all groups.
 */
export type RevenueReportSummary = {
    /**
     * Amount invoiced before tax, on invoices that are neither draft nor void, by `invoice_date`, less credit notes by `credit_date`.
     */
    total_revenue: Money;
    /**
     * Payments less refunds, by their dates, including tax.
     */
    total_collected: Money;
    /**
     * Monthly recurring revenue as of the last day of the period. For today and later days: the monthly fees of agreements that are active now, and have started but not ended by that day. For an earlier day: the fees of the agreement periods running on that day, with the current monthly fee for agreements with `prorate_first_period`. Active recurring invoices count at the prices of today, as an amount per month, and for an earlier day with what was invoiced for it.
     */
    mrr?: Money;
    /**
     * Annual recurring revenue, 12 × `mrr`.
     */
    arr?: Money;
    /**
     * Change of `total_revenue` from the previous period: the previous full day, week, month, quarter or year, or for a custom range the same number of days. Null if nothing was invoiced then.
     */
    growth_rate: ChangePercent;
};

/**
 * The revenue of a month, as far as it is in the period.
 */
export type RevenueReportMonth = {
    month: Month;
    /**
     * Amount invoiced before tax.
     */
    invoiced: Money;
    /**
     * Payments less refunds.
     */
    collected: Money;
    /**
     * With `include_forecast`: the forecast for the whole month, for months after the current one; otherwise null.
     */
    forecast?: Money | null;
};

/**
 * A quarter of the calendar, `YYYY-Qn`.
 */
export type Quarter = string;

/**
 * The revenue of a quarter, as far as it is in the period.
 */
export type RevenueReportQuarter = {
    quarter: Quarter;
    /**
     * Amount invoiced before tax.
     */
    invoiced: Money;
    /**
     * Payments less refunds.
     */
    collected: Money;
    /**
     * With `include_forecast`: the forecast for its months in the period that are after the current one; null if there are none.
     */
    forecast?: Money | null;
};

/**
 * The revenue from a client.
 */
export type RevenueReportClient = {
    client_id: ClientId;
    client_name: string;
    /**
     * Amount invoiced before tax.
     */
    invoiced: Money;
    /**
     * Payments less refunds.
     */
    collected: Money;
};

/**
 * The revenue from a project, counting lines as `amount_billed` does: by the project of the line, or else in proportion to the hours of the time on it. Collected amounts are not available by project, because payments settle invoices, not lines.
 */
export type RevenueReportProject = {
    /**
     * Null for lines without a project.
     */
    project_id: string | null;
    project_title: string | null;
    /**
     * The project's client.
     */
    client_name: string | null;
    /**
     * Amount invoiced before tax.
     */
    invoiced: Money;
};

/**
 * The revenue from a type of service. The type of a line is that of its project, or else that of the agreement that the invoice bills, or else that of the project of the time on the line.
 */
export type RevenueReportServiceType = {
    /**
     * A project type or an agreement type; null if there is none.
     */
    type_id: string | null;
    /**
     * Name of the type.
     */
    service_type: string | null;
    /**
     * Amount invoiced before tax.
     */
    invoiced: Money;
};

/**
 * Revenue by billing type, which adds up to `total_revenue`. A line with a project counts under the project's billing type. Other lines of an invoice that bills an agreement are `retainer`. Of the rest, lines with time entries count under the billing types of their projects, or as `time_and_materials` without a project; lines without time entries are `fixed_fee`, as are lines of non-billable projects.
 */
export type RevenueByType = {
    time_and_materials: Money;
    fixed_fee: Money;
    retainer: Money;
};

/**
 * Amounts invoiced and collected in a currency other than the workspace's. The same array is present as in the report.
 */
export type RevenueReportOtherCurrency = {
    currency: Currency;
    summary: RevenueReportSummary;
    /**
     * Every month of the period in order, including those with 0.
     */
    by_month?: Array<RevenueReportMonth>;
    /**
     * Every quarter of the period in order, including those with 0.
     */
    by_quarter?: Array<RevenueReportQuarter>;
    /**
     * Clients with any amount invoiced or collected, most invoiced first.
     */
    by_client?: Array<RevenueReportClient>;
    /**
     * Ordered by amount invoiced, highest first.
     */
    by_project?: Array<RevenueReportProject>;
    /**
     * Ordered by amount invoiced, highest first.
     */
    by_service_type?: Array<RevenueReportServiceType>;
    by_type: RevenueByType;
    /**
     * Number of groups beyond the 1,000 listed. The summary includes them.
     */
    omitted: number;
};

/**
 * The figures of all currencies in the one of `in`. Amounts invoiced are converted at the rate of the invoice date or credit date, those collected at that of the payment date, `mrr` and `arr` at that of the last day of the period or of today, whichever is earlier, and the forecast at that of today.
 */
export type ConvertedRevenue = {
    currency: Currency;
    summary: RevenueReportSummary;
    /**
     * Every month of the period in order, including those with 0.
     */
    by_month?: Array<RevenueReportMonth>;
    /**
     * Every quarter of the period in order, including those with 0.
     */
    by_quarter?: Array<RevenueReportQuarter>;
    /**
     * Clients with any amount invoiced or collected, most invoiced first.
     */
    by_client?: Array<RevenueReportClient>;
    /**
     * Ordered by amount invoiced, highest first.
     */
    by_project?: Array<RevenueReportProject>;
    /**
     * Ordered by amount invoiced, highest first.
     */
    by_service_type?: Array<RevenueReportServiceType>;
    by_type: RevenueByType;
    /**
     * Number of groups beyond the 1,000 listed. The summary includes them.
     */
    omitted: number;
    /**
     * The currencies that were converted.
     */
    rates: Array<FoundRates>;
    /**
     * The currencies and days that are left apart for want of a rate; empty if the sums have everything.
     */
    missing_rates: Array<MissingRates>;
};

/**
 * Amounts invoiced and collected over a range of days. Exactly one of the arrays is present. All amounts are in the workspace's currency, except `other_currencies`.
 */
export type RevenueReport = {
    period: ReportRange;
    summary: RevenueReportSummary;
    /**
     * Every month of the period in order, including those with 0.
     */
    by_month?: Array<RevenueReportMonth>;
    /**
     * Every quarter of the period in order, including those with 0.
     */
    by_quarter?: Array<RevenueReportQuarter>;
    /**
     * Clients with any amount invoiced or collected, most invoiced first.
     */
    by_client?: Array<RevenueReportClient>;
    /**
     * Ordered by amount invoiced, highest first.
     */
    by_project?: Array<RevenueReportProject>;
    /**
     * Ordered by amount invoiced, highest first.
     */
    by_service_type?: Array<RevenueReportServiceType>;
    by_type: RevenueByType;
    /**
     * Number of groups beyond the 1,000 listed. The summary includes them.
     */
    omitted: number;
    /**
     * The same totals for each other currency.
     */
    other_currencies: Array<RevenueReportOtherCurrency>;
    /**
     * With `in`: the same in one currency.
     */
    converted?: ConvertedRevenue;
};

/**
 * When tax counts: `invoiced` on the days of invoices and credit notes, as on the accrual basis; `collected` on the days of payments and refunds, as on the cash basis.
 */
export type TaxReportBasis = 'invoiced' | 'collected';

/**
 * Totals of all taxes in one currency.
 */
export type TaxReportSummary = {
    /**
     * The amount before tax of invoices less credit notes, or collected. An amount with several taxes counts once.
     */
    net_amount: Money;
    /**
     * The tax on invoices less credit notes.
     */
    tax: Money;
    /**
     * The rounding of totals, which is neither revenue nor tax: `net_amount` + `tax` + `rounding` is what was invoiced less credited, or collected.
     */
    rounding: Money;
    /**
     * The tax in expenses.
     */
    input_tax: Money;
    /**
     * `tax` less `input_tax`: what is owed if it is positive.
     */
    balance: Money;
    /**
     * Number of invoices; with `basis=collected`, of those with a payment, refund or credit note that counts.
     */
    invoices: number;
    /**
     * Number of credit notes; 0 with `basis=collected`.
     */
    credit_notes: number;
};

/**
 * One tax of invoices, less credit notes. Two taxes are the same if category, rate and compounding are the same.
 */
export type TaxReportGroup = {
    category: TaxCategory;
    rate: TaxRate;
    /**
     * Whether it is also charged on the taxes before it.
     */
    is_compound: boolean;
    /**
     * What the rate applies to: amounts before tax, and for a compound tax the taxes before it.
     */
    taxable: Money;
    /**
     * The amount of the tax.
     */
    tax: Money;
    /**
     * Number of invoices that have the tax; with `basis=collected`, of those with a payment, refund or credit note that counts.
     */
    invoices: number;
    /**
     * Number of credit notes that have the tax; 0 with `basis=collected`.
     */
    credit_notes: number;
};

/**
 * The input tax in expenses of one category and rate.
 */
export type TaxReportInput = {
    /**
     * The category; null for tax without a rate.
     */
    category: TaxCategory | null;
    /**
     * The rate; null for tax without one.
     */
    rate: TaxRate | null;
    /**
     * The amounts of the expenses less their tax.
     */
    taxable: Money;
    /**
     * The tax in the expenses.
     */
    tax: Money;
    /**
     * Number of expenses; one that was recorded from an e-invoice with several rates counts for each.
     */
    expenses: number;
};

/**
 * Taxes in a currency other than the workspace's.
 */
export type TaxReportOtherCurrency = {
    currency: Currency;
    summary: TaxReportSummary;
    /**
     * The taxes of invoices less credit notes, by category, then highest rate first.
     */
    taxes: Array<TaxReportGroup>;
    /**
     * The tax in expenses, by category, then highest rate first; tax without a rate comes last.
     */
    input_tax: Array<TaxReportInput>;
    /**
     * Number of rows beyond the 1000 listed in each array. The summary includes them.
     */
    omitted: number;
};

/**
 * The figures of all currencies in the one of `in`, at the rate of the day on which they count: the invoice date or credit date, the date of the payment, or that of the expense. The numbers of documents are those of all currencies.
 */
export type ConvertedTaxes = {
    currency: Currency;
    summary: TaxReportSummary;
    /**
     * The taxes of invoices less credit notes, by category, then highest rate first.
     */
    taxes: Array<TaxReportGroup>;
    /**
     * The tax in expenses, by category, then highest rate first; tax without a rate comes last.
     */
    input_tax: Array<TaxReportInput>;
    /**
     * Number of rows beyond the 1000 listed in each array. The summary includes them.
     */
    omitted: number;
    /**
     * The currencies that were converted.
     */
    rates: Array<FoundRates>;
    /**
     * The currencies and days that are left apart for want of a rate; empty if the sums have everything.
     */
    missing_rates: Array<MissingRates>;
};

/**
 * Taxes over a range of days by category and rate, and the input tax beside them. All amounts are in the workspace's currency, except `other_currencies`.
 */
export type TaxReport = {
    period: ReportRange;
    basis: TaxReportBasis;
    summary: TaxReportSummary;
    /**
     * The taxes of invoices less credit notes, by category, then highest rate first.
     */
    taxes: Array<TaxReportGroup>;
    /**
     * The tax in expenses, by category, then highest rate first; tax without a rate comes last.
     */
    input_tax: Array<TaxReportInput>;
    /**
     * Number of rows beyond the 1000 listed in each array. The summary includes them.
     */
    omitted: number;
    /**
     * The same for each other currency.
     */
    other_currencies: Array<TaxReportOtherCurrency>;
    /**
     * With `in`: the same in one currency.
     */
    converted?: ConvertedTaxes;
};

/**
 * Objects to report on. The arrays of the response are named accordingly: `by_project` for `projects`.
 */
export type ProfitabilityReportView = 'projects' | 'clients' | 'both';

/**
 * An amount per hour, rounded to the minor unit of the currency; null without hours.
 */
export type HourlyAverage = number | null;

/**
 * Totals of all work for clients in the workspace's currency and of work without a client, in this currency.
 */
export type ProfitabilityReportSummary = {
    /**
     * Amount invoiced before tax.
     */
    total_revenue: Money;
    /**
     * Hours × cost rate, plus expenses.
     */
    total_cost?: Money;
    /**
     * Revenue less cost.
     */
    gross_profit?: Money;
    gross_margin_percent?: MarginPercent;
    /**
     * Hours logged, billable or not.
     */
    total_hours: Hours;
    /**
     * Revenue per hour; null without hours.
     */
    average_hourly_revenue?: HourlyAverage;
    /**
     * Cost per hour; null without hours.
     */
    average_hourly_cost?: HourlyAverage;
};

/**
 * Revenue and cost of a project, or of a client's work without a project.
 */
export type ProfitabilityReportProject = {
    /**
     * The project; null for work without a project.
     */
    project_id: string | null;
    project_title: string | null;
    /**
     * The client; null for work without a client.
     */
    client_id: string | null;
    client_name: string | null;
    /**
     * Amount invoiced before tax, less what was credited.
     */
    revenue: Money;
    /**
     * Hours × cost rate, plus expenses in the workspace's currency. The amount is in the workspace's currency.
     */
    cost?: Money;
    /**
     * Expenses in currencies other than the workspace's, each in its own. Not included in any other value of the row.
     */
    expenses_in_other_currencies?: Array<CurrencyValue>;
    /**
     * Revenue less cost. Not in other currencies.
     */
    profit?: Money;
    /**
     * Profit as a percentage of revenue; negative for a loss, null unless revenue is above 0. Not in other currencies.
     */
    margin_percent?: MarginPercent;
    /**
     * Hours logged, billable or not.
     */
    hours: Hours;
    /**
     * Revenue per hour; null without hours.
     */
    effective_rate?: HourlyAverage;
};

/**
 * Revenue and cost of the work for a client.
 */
export type ProfitabilityReportClient = {
    /**
     * The client; null for work without a client.
     */
    client_id: string | null;
    client_name: string | null;
    /**
     * Amount invoiced before tax, less what was credited.
     */
    revenue: Money;
    /**
     * Hours × cost rate, plus expenses in the workspace's currency. The amount is in the workspace's currency.
     */
    cost?: Money;
    /**
     * Expenses in currencies other than the workspace's, each in its own. Not included in any other value of the row.
     */
    expenses_in_other_currencies?: Array<CurrencyValue>;
    /**
     * Revenue less cost. Not in other currencies.
     */
    profit?: Money;
    /**
     * Profit as a percentage of revenue; negative for a loss, null unless revenue is above 0. Not in other currencies.
     */
    margin_percent?: MarginPercent;
    /**
     * Hours logged, billable or not.
     */
    hours: Hours;
    /**
     * Revenue per hour; null without hours.
     */
    effective_rate?: HourlyAverage;
};

/**
 * The clients in a currency other than the workspace's. Their revenue is in this currency and their cost in the workspace's, so there is neither profit nor margin.
 */
export type ProfitabilityReportOtherCurrency = {
    currency: Currency;
    /**
     * Amount invoiced before tax, in this currency.
     */
    total_revenue: Money;
    /**
     * Hours × cost rate, plus expenses in the workspace's currency. The amount is in the workspace's currency.
     */
    total_cost?: Money;
    /**
     * Amount spent in this currency, for any client or none. Not included in any other value.
     */
    expenses?: Money;
    /**
     * Hours logged, billable or not.
     */
    total_hours: Hours;
    /**
     * Revenue per hour; null without hours.
     */
    average_hourly_revenue?: HourlyAverage;
    by_project?: Array<ProfitabilityReportProject>;
    by_client?: Array<ProfitabilityReportClient>;
};

/**
 * The figures of all currencies in the one of `in`, at the rate of the invoice date or credit date, of the date of the expense, or of the day of the work for its cost. Unlike in the report itself, cost has the expenses of all currencies, and clients of all currencies have profit and margin. `min_revenue` is compared with revenue in this currency.
 */
export type ConvertedProfitability = {
    currency: Currency;
    summary: ProfitabilityReportSummary;
    by_project?: Array<ProfitabilityReportProject>;
    by_client?: Array<ProfitabilityReportClient>;
    /**
     * Number of rows beyond the maximum of 1,000 in each array. The summary includes them.
     */
    omitted: number;
    /**
     * The currencies that were converted.
     */
    rates: Array<FoundRates>;
    /**
     * The currencies and days that are left apart for want of a rate; empty if the sums have everything.
     */
    missing_rates: Array<MissingRates>;
};

/**
 * Profitability over a range of days. The arrays that `view` selects are present, the highest revenue first.
 */
export type ProfitabilityReport = {
    period: ReportRange;
    summary: ProfitabilityReportSummary;
    by_project?: Array<ProfitabilityReportProject>;
    by_client?: Array<ProfitabilityReportClient>;
    /**
     * The clients in other currencies.
     */
    other_currencies: Array<ProfitabilityReportOtherCurrency>;
    /**
     * Number of rows beyond the maximum of 1,000 in each array. The summary includes them.
     */
    omitted: number;
    /**
     * With `in`: the same in one currency.
     */
    converted?: ConvertedProfitability;
};

/**
 * Field to group time by. The array of the response is named accordingly: `by_client` for `client`.
 */
export type TimeReportGrouping = 'user' | 'client' | 'project' | 'ticket' | 'day' | 'week';

/**
 * Totals of all groups.
 */
export type TimeReportSummary = {
    /**
     * Hours logged.
     */
    total_hours: Hours;
    /**
     * Hours of entries that are billable and not excluded.
     */
    billable_hours: Hours;
    /**
     * Hours that are not billable.
     */
    non_billable_hours: Hours;
    /**
     * Sum of billable hours × rate_charged, for rates in the workspace's currency.
     */
    billable_value?: Money;
    /**
     * The value for rates in other currencies.
     */
    other_currencies?: Array<CurrencyValue>;
};

/**
 * The time of a user.
 */
export type TimeReportUser = {
    user_id: UserId;
    user_name: string;
    hours: Hours;
    billable_hours: Hours;
    /**
     * Sum of billable hours × rate_charged, for rates in the workspace's currency.
     */
    value?: Money;
    /**
     * The value for rates in other currencies.
     */
    other_currencies?: Array<CurrencyValue>;
};

/**
 * The time for a client.
 */
export type TimeReportClient = {
    /**
     * The client; null for time without a client.
     */
    client_id: string | null;
    client_name: string | null;
    /**
     * Number of the client's projects with time logged.
     */
    projects: number;
    hours: Hours;
    billable_hours: Hours;
    /**
     * Sum of billable hours × rate_charged, for rates in the workspace's currency.
     */
    value?: Money;
    /**
     * The value for rates in other currencies.
     */
    other_currencies?: Array<CurrencyValue>;
};

/**
 * The time on a project.
 */
export type TimeReportProject = {
    /**
     * The project; null for time without a project.
     */
    project_id: string | null;
    project_title: string | null;
    /**
     * The project's client.
     */
    client_name: string | null;
    hours: Hours;
    billable_hours: Hours;
    /**
     * Sum of billable hours × rate_charged, for rates in the workspace's currency.
     */
    value?: Money;
    /**
     * The value for rates in other currencies.
     */
    other_currencies?: Array<CurrencyValue>;
};

/**
 * The time on a ticket.
 */
export type TimeReportTicket = {
    /**
     * The ticket; null for time without a ticket.
     */
    ticket_id: string | null;
    /**
     * Ticket number.
     */
    ticket_number: string | null;
    ticket_title: string | null;
    hours: Hours;
    billable_hours: Hours;
    /**
     * Sum of billable hours × rate_charged, for rates in the workspace's currency.
     */
    value?: Money;
    /**
     * The value for rates in other currencies.
     */
    other_currencies?: Array<CurrencyValue>;
};

/**
 * The time of a day.
 */
export type TimeReportDay = {
    date: CalendarDate;
    hours: Hours;
    billable_hours: Hours;
    /**
     * Sum of billable hours × rate_charged, for rates in the workspace's currency.
     */
    value?: Money;
    /**
     * The value for rates in other currencies.
     */
    other_currencies?: Array<CurrencyValue>;
};

/**
 * The time of a week.
 */
export type TimeReportWeek = {
    /**
     * The Monday on which the week begins.
     */
    week: CalendarDate;
    hours: Hours;
    billable_hours: Hours;
    /**
     * Sum of billable hours × rate_charged, for rates in the workspace's currency.
     */
    value?: Money;
    /**
     * The value for rates in other currencies.
     */
    other_currencies?: Array<CurrencyValue>;
};

/**
 * The report with values of all currencies in the one of `in`, at the rate of the day of the work. `other_currencies` of its rows are empty.
 */
export type ConvertedTime = {
    currency: Currency;
    summary: TimeReportSummary;
    by_user?: Array<TimeReportUser>;
    by_client?: Array<TimeReportClient>;
    by_project?: Array<TimeReportProject>;
    by_ticket?: Array<TimeReportTicket>;
    by_day?: Array<TimeReportDay>;
    by_week?: Array<TimeReportWeek>;
    /**
     * Number of groups beyond the 1,000 listed. The summary includes them.
     */
    omitted: number;
    /**
     * The currencies that were converted.
     */
    rates: Array<FoundRates>;
    /**
     * The currencies and days that are left apart for want of a rate; empty if the sums have everything.
     */
    missing_rates: Array<MissingRates>;
};

/**
 * Totals of time over a range of days. Exactly one of the arrays is present: most hours first, days and weeks by date. Groups without hours are omitted; running timers do not count until they are stopped.
 */
export type TimeReport = {
    period: ReportRange;
    summary: TimeReportSummary;
    by_user?: Array<TimeReportUser>;
    by_client?: Array<TimeReportClient>;
    by_project?: Array<TimeReportProject>;
    by_ticket?: Array<TimeReportTicket>;
    by_day?: Array<TimeReportDay>;
    by_week?: Array<TimeReportWeek>;
    /**
     * Number of groups beyond the 1,000 listed. The summary includes them.
     */
    omitted: number;
    /**
     * With `in`: the same in one currency.
     */
    converted?: ConvertedTime;
};

/**
 * Identifier of a scheduled report; identifiers sort by creation.
 */
export type ScheduledReportId = string;

/**
 * Type of report.
 */
export type ReportType = 'dashboard' | 'utilization' | 'profitability' | 'revenue' | 'time' | 'aging' | 'forecast' | 'unbilled' | 'taxes';

/**
 * Schedule of a report.
 */
export type ReportFrequency = 'daily' | 'weekly' | 'monthly';

/**
 * For a weekly schedule, the day on which the report is mailed - 0 is Sunday, 6 Saturday. Null in any other schedule.
 */
export type DayOfWeek = number | null;

/**
 * For a monthly schedule, the day on which the report is mailed; in a shorter month, it is mailed on the last day. Null in any other schedule.
 */
export type DayOfMonth = number | null;

/**
 * Recipients of the report. Each receives a separate mail and does not see the others.
 */
export type ReportRecipients = Array<Email>;

/**
 * A report mailed on a schedule.
 */
export type ScheduledReport = {
    id: ScheduledReportId;
    report_type: ReportType;
    schedule: ReportFrequency;
    day_of_week: DayOfWeek;
    day_of_month: DayOfMonth;
    recipients: ReportRecipients;
    /**
     * The query of the report, with the defaults of what was not given.
     */
    parameters: {
        [key: string]: unknown;
    };
    /**
     * The user who scheduled the report: it contains what this user is allowed to see.
     */
    user_id: UserId;
    /**
     * When the report is mailed next; after a failure, when it is retried.
     */
    next_run_at: DateTime;
    /**
     * When the report was last mailed or last failed; null before the first run.
     */
    last_run_at: string | null;
    /**
     * Why the last run failed; null if it succeeded.
     */
    last_error: string | null;
    created_at: DateTime;
};

/**
 * The report to schedule.
 */
export type ScheduledReportCreate = {
    report_type: ReportType;
    schedule: ReportFrequency;
    day_of_week?: DayOfWeek;
    day_of_month?: DayOfMonth;
    recipients: ReportRecipients;
    /**
     * The query parameters of the report by name, with lists as arrays; none if omitted. A parameter that the report does not have, or a value that it does not accept, returns `invalid_request`. So do `format`, `from`, `to` and the period `custom`: with fixed days, every mail would contain the same numbers.
     */
    parameters?: {
        [key: string]: unknown;
    };
};

/**
 * Field to group utilization by. The array of the response is named accordingly: `by_user` for `user`.
 */
export type UtilizationReportGrouping = 'user' | 'department' | 'week';

/**
 * Totals of all users counted.
 */
export type UtilizationReportSummary = {
    /**
     * Mean of the users' `billable_target`, weighted by capacity; the unweighted mean if nobody has capacity, 0 without users.
     */
    target_utilization: Percent;
    /**
     * Billable hours as a percentage of capacity hours; 0 without capacity.
     */
    actual_utilization: Percent;
    /**
     * Capacity of all users counted, up to today if the range includes today.
     */
    total_capacity_hours: CapacityHours;
    /**
     * Hours of entries that are billable and not excluded.
     */
    total_billable_hours: Hours;
    /**
     * Hours that are not billable.
     */
    total_non_billable_hours: Hours;
};

/**
 * The utilization of a user.
 */
export type UtilizationReportUser = {
    user_id: UserId;
    user_name: string;
    capacity_hours: CapacityHours;
    /**
     * Hours of entries that are billable and not excluded.
     */
    billable_hours: Hours;
    /**
     * Hours that are not billable.
     */
    non_billable_hours: Hours;
    /**
     * Billable hours as a percentage of capacity hours; 0 without capacity.
     */
    utilization_percent: Percent;
    /**
     * The user's `billable_target`.
     */
    target: Percent;
    status: UtilizationStatus;
};

/**
 * The utilization of a department.
 */
export type UtilizationReportDepartment = {
    /**
     * The department; null for users without one.
     */
    department: string | null;
    /**
     * Number of users counted.
     */
    users: number;
    /**
     * Capacity of the department's users, up to today if the range includes today.
     */
    capacity_hours: CapacityHours;
    /**
     * Hours of entries that are billable and not excluded.
     */
    billable_hours: Hours;
    /**
     * Hours that are not billable.
     */
    non_billable_hours: Hours;
    /**
     * Billable hours as a percentage of capacity hours; 0 without capacity.
     */
    utilization_percent: Percent;
    /**
     * Mean of the users' `billable_target`, weighted by capacity.
     */
    target: Percent;
    status: UtilizationStatus;
};

/**
 * The utilization of a week, as far as it is within the range.
 */
export type UtilizationReportWeek = {
    /**
     * The Monday on which the week begins.
     */
    week: CalendarDate;
    /**
     * Capacity of all users counted, for the days of the week within the range, up to today if the range includes today.
     */
    capacity_hours: CapacityHours;
    /**
     * Hours of entries that are billable and not excluded.
     */
    billable_hours: Hours;
    /**
     * Hours that are not billable.
     */
    non_billable_hours: Hours;
    /**
     * Billable hours as a percentage of capacity hours; 0 without capacity.
     */
    utilization_percent: Percent;
    /**
     * Mean of the users' `billable_target`, weighted by capacity.
     */
    target: Percent;
    status: UtilizationStatus;
};

/**
 * Utilization over a range of days. Exactly one of the arrays is present: highest utilization first, weeks by date. Running timers do not count until they are stopped.
 */
export type UtilizationReport = {
    period: ReportRange;
    summary: UtilizationReportSummary;
    by_user?: Array<UtilizationReportUser>;
    by_department?: Array<UtilizationReportDepartment>;
    by_week?: Array<UtilizationReportWeek>;
    /**
     * Number of groups beyond the 1,000 listed. The summary includes them.
     */
    omitted: number;
};

/**
 * `open` while a line is open, otherwise `completed`.
 */
export type BankImportStatus = 'open' | 'completed';

/**
 * Identifier of an imported bank statement; identifiers sort by creation.
 */
export type BankImportId = string;

/**
 * The format of the file: `camt_053` (statement of ISO 20022), `camt_052` (report during the day), `camt_054` (notification of single transfers), `mt940` (of SWIFT), `ofx` (also QFX), or `csv`.
 */
export type BankImportFormat = 'camt_053' | 'camt_052' | 'camt_054' | 'mt940' | 'ofx' | 'csv';

/**
 * What became of the entries of the file.
 */
export type BankLineCounts = {
    /**
     * Lines that wait for somebody.
     */
    open: number;
    /**
     * Lines that are payments, or returns of one.
     */
    booked: number;
    /**
     * Lines that somebody ignored.
     */
    ignored: number;
    /**
     * Lines whose money the bank has taken back.
     */
    reversed: number;
    /**
     * Entries that an earlier import has already, and which are not imported again.
     */
    known: number;
    /**
     * Entries for money that went out and returns no payment. They are not stored.
     */
    outgoing: number;
    /**
     * Entries that the bank has not booked yet. They are not stored, and come with a later file.
     */
    pending: number;
};

/**
 * The order of day, month and year.
 */
export type BankDateFormat = 'ymd' | 'dmy' | 'mdy';

/**
 * Which columns of a CSV mean what, by their headings, or by their numbers from 1 if the file has no headings; null for what it does not have.
 */
export type BankColumns = {
    /**
     * The day of the booking.
     */
    date: string;
    /**
     * The amount with its sign; null if it is in two columns.
     */
    amount: string | null;
    /**
     * What came in.
     */
    credit: string | null;
    /**
     * What went out.
     */
    debit: string | null;
    /**
     * Whether an amount without a sign came in or went out, such as `C` and `D`, `Bij` and `Af`.
     */
    direction: string | null;
    /**
     * The currency.
     */
    currency: string | null;
    /**
     * Who paid.
     */
    counterparty: string | null;
    /**
     * The payer's account.
     */
    iban: string | null;
    /**
     * The bank's own reference, by which an entry is recognized in other files.
     */
    reference: string | null;
    /**
     * The text of the transfer.
     */
    text: string | null;
    /**
     * The account of the firm.
     */
    account: string | null;
    date_format: BankDateFormat;
};

/**
 * An imported bank statement.
 */
export type BankImport = {
    id: BankImportId;
    format: BankImportFormat;
    /**
     * The name of the file.
     */
    filename: string;
    /**
     * The accounts of the firm in the file.
     */
    accounts: Array<string>;
    /**
     * The day of the first entry; null for a file without entries.
     */
    from: CalendarDate | null;
    /**
     * The day of the last entry.
     */
    to: CalendarDate | null;
    status: BankImportStatus;
    counts: BankLineCounts;
    /**
     * How a CSV was read; null for other formats.
     */
    columns: BankColumns | null;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * A form with a bank statement. The fields for columns are for CSV files only.
 */
export type BankImportFile = {
    /**
     * The file, as the bank offers it.
     */
    file: Blob | File;
    /**
     * The account of the firm, for a CSV that does not say; an IBAN or any name. Kept with the layout.
     */
    account?: string;
    /**
     * The currency, for a CSV that does not say; otherwise that of the workspace. Kept with the layout.
     */
    currency?: string;
    /**
     * The order of day, month and year, for a CSV in which every day could be read in two ways.
     */
    date_format?: BankDateFormat;
    /**
     * The column with the day of the booking, by its heading, or by its number from 1.
     */
    date_column?: string;
    /**
     * The column with the signed amount.
     */
    amount_column?: string;
    /**
     * The column with what came in, if the file has two.
     */
    credit_column?: string;
    /**
     * The column with what went out, if the file has two.
     */
    debit_column?: string;
    /**
     * The column that says whether an amount without a sign came in or went out.
     */
    direction_column?: string;
    /**
     * The column with the currency.
     */
    currency_column?: string;
    /**
     * The column with the name of the payer.
     */
    counterparty_column?: string;
    /**
     * The column with the account of the payer.
     */
    iban_column?: string;
    /**
     * The column with a reference of the bank that no other entry has.
     */
    reference_column?: string;
    /**
     * The column with the text of the transfer.
     */
    text_column?: string;
    /**
     * The column with the account of the firm.
     */
    account_column?: string;
};

/**
 * Identifier of a line of a bank statement.
 */
export type BankLineId = string;

/**
 * What a payment is to pay of an invoice.
 */
export type PaymentAllocationInput = {
    /**
     * An invoice of the payment's client and in its currency, which was sent and is not void; each once.
     */
    invoice_id: InvoiceId;
    /**
     * Greater than 0, a whole number of minor units of the currency, at most what is outstanding on the invoice.
     */
    amount: number;
};

/**
 * What to book for a line that a person has decided on.
 */
export type BankLineChoice = {
    /**
     * An open line of the import.
     */
    line_id: BankLineId;
    /**
     * Who paid; required for money that came in.
     */
    client_id?: ClientId;
    /**
     * What it pays of which invoices of the client, with the rules of `POST /v1/payments`. The rest becomes credit.
     */
    allocations?: Array<PaymentAllocationInput>;
    /**
     * The payment that is returned; required for money that the bank took back, and for nothing else.
     */
    payment_id?: PaymentId;
};

/**
 * Which lines to book. Exactly one of the three.
 */
export type BankConfirm = {
    /**
     * All open lines whose best proposal is certain, up to 500. False is refused.
     */
    certain?: boolean;
    /**
     * These lines, each by its best proposal.
     */
    line_ids?: Array<BankLineId>;
    /**
     * These lines, each as decided: all of them or, if one is wrong, none.
     */
    lines?: Array<BankLineChoice>;
};

/**
 * `open` lines wait for somebody; `booked` ones are payments, or the return of one; `ignored` ones are none; `reversed` ones were booked, and the bank has returned the money since.
 */
export type BankLineStatus = 'open' | 'booked' | 'ignored' | 'reversed';

/**
 * `certain`: several signs agree and nothing else fits; `likely`: one strong sign, or several weak ones; `possible`: worth a look.
 */
export type BankMatchConfidence = 'certain' | 'likely' | 'possible';

/**
 * Why a client and invoices are proposed. `invoice_number`: their numbers are in the text; `structured_reference`: the creditor reference is that of the invoice; `known_iban`: earlier payments of the client came from the account; `client_name`: the payer is called as the client; `exact_amount`: what is outstanding is the amount; `sum_of_invoices`: several invoices add up to it; `partial_amount`: it is less than what is outstanding; `above_outstanding`: it is more, and the rest becomes credit; `invoice_settled`: nothing is outstanding on the invoice named any more, and the money becomes credit; `similar_line`: a line of another file has the same account, day and amount; `end_to_end_id`: the transfer has the id of the one that is returned; `returned`: the bank says that it is a return.
 */
export type BankMatchReason = 'invoice_number' | 'structured_reference' | 'known_iban' | 'client_name' | 'exact_amount' | 'sum_of_invoices' | 'partial_amount' | 'above_outstanding' | 'invoice_settled' | 'similar_line' | 'end_to_end_id' | 'returned';

/**
 * To whom a line may belong, and what it may pay.
 */
export type BankProposal = {
    client_id: ClientId;
    /**
     * The name of the client.
     */
    client_name: string;
    /**
     * The invoices that it pays, in this order: each as much as is outstanding, until the money is used up. Without any, all of it becomes credit.
     */
    invoice_ids: Array<InvoiceId>;
    /**
     * The numbers of these invoices, in the same order.
     */
    invoice_numbers: Array<string>;
    /**
     * For money that the bank takes back: the payment that is returned; null for money that comes in.
     */
    payment_id: string | null;
    confidence: BankMatchConfidence;
    /**
     * Why, the strongest first.
     */
    reasons: Array<BankMatchReason>;
};

/**
 * Money that came in on a bank account, or that the bank took back. The amount is omitted without `can_see_rates`.
 */
export type BankLine = {
    id: BankLineId;
    import_id: BankImportId;
    /**
     * The account of the firm, an IBAN or as the bank writes it; null if the file does not say.
     */
    account: string | null;
    /**
     * The day on which the bank booked it.
     */
    date: CalendarDate;
    /**
     * What came in; negative for money that the bank took back.
     */
    amount?: Money;
    /**
     * The currency of the account.
     */
    currency: Currency;
    /**
     * Who paid, as the bank names them.
     */
    counterparty: string | null;
    /**
     * The account from which it came, if it has an IBAN.
     */
    iban: string | null;
    /**
     * The structured creditor reference.
     */
    reference: string | null;
    /**
     * The id that the payer gave the transfer, by which a return is recognized.
     */
    end_to_end_id: string | null;
    /**
     * The text of the transfer.
     */
    text: string | null;
    /**
     * Whether the bank says, or its text, that it returns an earlier payment.
     */
    is_return: boolean;
    status: BankLineStatus;
    /**
     * Of an open line: to whom it may belong, the best first, at most 5, as of now.
     */
    proposals: Array<BankProposal>;
    /**
     * The client for whom it was booked.
     */
    client_id: ClientId | null;
    /**
     * The payment as which it was booked, or the refund as which a return was.
     */
    payment_id: PaymentId | null;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * Why a line was not booked: `no_proposal`: nothing is proposed for it; `ignored`: it is ignored; `changed`: what it was proposed for has changed meanwhile, so that it is not certain any more.
 */
export type BankSkipReason = 'no_proposal' | 'ignored' | 'changed';

/**
 * What was booked.
 */
export type BankConfirmed = {
    /**
     * The lines that are booked now, those named that were booked before included.
     */
    lines: Array<BankLine>;
    /**
     * The lines that were not booked, and why.
     */
    skipped: Array<BankConfirmedSkipped>;
    /**
     * With `certain`: whether there may be more than the 500 that were booked. Repeat the request then.
     */
    has_more: boolean;
    import: BankImport;
};

/**
 * Identifier of an item; identifiers sort by creation.
 */
export type ItemId = string;

/**
 * What the quantity of a line counts. E-invoices state it as a code.
 */
export type LineUnit = 'hour' | 'day' | 'week' | 'month' | 'year' | 'piece' | 'kilometre' | 'mile' | 'kilogram' | 'lump_sum';

/**
 * Price per unit with up to 4 decimals in the currency of the invoice; negative for a discount. Above 500,000,000,000, a JSON number holds 3 decimals exactly.
 */
export type LineRate = number;

/**
 * A product or service of the price list. A line that names it copies its text, unit, price and taxes, so that a change of the item changes no existing line.
 */
export type Item = {
    id: ItemId;
    name: Name;
    /**
     * The description that lines take; null for the name.
     */
    description: string | null;
    /**
     * What the quantity of a line counts; null for pieces.
     */
    unit: LineUnit | null;
    /**
     * Price per unit. Omitted without `can_see_rates`.
     */
    price?: LineRate;
    currency: Currency;
    /**
     * The tax rate if there is exactly one.
     */
    tax_rate_id: string | null;
    /**
     * The tax rates that lines take; none leaves them to the invoice.
     */
    tax_rate_ids: Array<string>;
    /**
     * Whether new lines and recurring invoices can name it.
     */
    active: boolean;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * The item to create.
 */
export type ItemCreate = {
    name: Name;
    /**
     * The description that lines take. Null is the name.
     */
    description?: LongText | null;
    /**
     * What the quantity of a line counts. Null is pieces.
     */
    unit?: LineUnit | null;
    /**
     * Price per unit with up to 4 decimals, in `currency`; negative for a discount.
     */
    price: LineRate;
    /**
     * The currency of the price; by default that of the workspace. Lines of invoices in another currency cannot take the price.
     */
    currency?: Currency;
    /**
     * The one tax rate; short for `tax_rate_ids` with one id.
     */
    tax_rate_id?: TaxRateId | null;
    tax_rate_ids?: TaxRateIds;
    /**
     * Whether new lines and recurring invoices can name it.
     */
    active?: boolean;
};

/**
 * The fields of an item to change.
 */
export type ItemUpdate = {
    name?: Name;
    /**
     * The description that lines take. Null is the name.
     */
    description?: LongText | null;
    /**
     * What the quantity of a line counts. Null is pieces.
     */
    unit?: LineUnit | null;
    /**
     * Price per unit with up to 4 decimals, in `currency`; negative for a discount.
     */
    price?: LineRate;
    currency?: Currency;
    /**
     * The one tax rate; short for `tax_rate_ids` with one id. Null removes all.
     */
    tax_rate_id?: TaxRateId | null;
    tax_rate_ids?: TaxRateIds;
    /**
     * Whether new lines and recurring invoices can name it.
     */
    active?: boolean;
};

/**
 * Whether invoices are made.
 */
export type RecurringInvoiceStatus = 'active' | 'paused' | 'ended';

/**
 * Identifier of a recurring invoice; identifiers sort by creation.
 */
export type RecurringInvoiceId = string;

/**
 * The unit of the time between two invoices.
 */
export type RecurringInterval = 'weekly' | 'monthly' | 'quarterly' | 'yearly';

/**
 * What the invoices of a recurring invoice bill besides its lines: `alone` nothing; `with_retainer_and_time` the client's retainers whose period is over, and its unbilled time and expenses.
 */
export type RecurringJoin = 'alone' | 'with_retainer_and_time';

/**
 * A quantity with up to 4 decimals; negative for credits.
 */
export type Quantity = number;

/**
 * A line of each invoice that a recurring invoice makes.
 */
export type RecurringLine = {
    /**
     * The item whose description, unit, price and taxes it takes where they are null here.
     */
    item_id: ItemId | null;
    /**
     * Description of what is billed.
     */
    description: string | null;
    quantity: Quantity;
    /**
     * Price per unit; null for that of the item. Omitted without `can_see_rates`.
     */
    rate?: number | null;
    /**
     * What the quantity counts.
     */
    unit: LineUnit | null;
    tax_rate_ids: TaxRateIds;
    /**
     * A plain rate.
     */
    tax_rate: TaxRate | null;
    /**
     * The category of `tax_rate`.
     */
    tax_category: TaxCategory | null;
    /**
     * First day on which it is billed.
     */
    from: CalendarDate | null;
    /**
     * Last day on which it is billed.
     */
    to: CalendarDate | null;
};

/**
 * Why the last invoice could not be made, or could not be sent. It is tried again every day.
 */
export type RecurringProblem = {
    /**
     * The date of the invoice.
     */
    date: CalendarDate;
    /**
     * What to mend.
     */
    message: string;
    at: DateTime;
};

/**
 * A schedule by which invoices with the same lines are made for a client.
 */
export type RecurringInvoice = {
    id: RecurringInvoiceId;
    client_id: ClientId;
    /**
     * The name of the client.
     */
    client_name: string;
    /**
     * The contact to whom the invoices are addressed.
     */
    contact_id: string | null;
    status: RecurringInvoiceStatus;
    /**
     * The currency of the client.
     */
    currency: Currency;
    interval: RecurringInterval;
    /**
     * Number of intervals between two invoices.
     */
    every: number;
    /**
     * The day from which all dates are counted.
     */
    anchor_date: CalendarDate;
    /**
     * No period begins after this day.
     */
    end_date: string | null;
    /**
     * The day on which the next invoice is made, and its period begins; null unless active.
     */
    next_date: string | null;
    /**
     * The sum of the lines of the next invoice, before tax unless prices include it; null if there is no next invoice, or a price is in another currency. Omitted without `can_see_rates`.
     */
    next_amount?: Money | null;
    join: RecurringJoin;
    /**
     * Whether invoices are sent as they are made.
     */
    auto_send: boolean;
    /**
     * Days until an invoice is due; null for those of the client, or else of the workspace.
     */
    payment_terms_days: number | null;
    /**
     * Subject of the invoices.
     */
    subject: string | null;
    /**
     * Notes for the client.
     */
    notes: string | null;
    /**
     * Internal notes; never shown to the client.
     */
    internal_notes: string | null;
    /**
     * The client's purchase order number.
     */
    po_number: string | null;
    /**
     * The plain rate of lines that name no tax, as given.
     */
    tax_rate: number | null;
    /**
     * The taxes of lines that name none, as given.
     */
    tax_rate_ids: Array<string>;
    /**
     * Whether the amounts of lines include tax.
     */
    prices_include_tax: boolean;
    /**
     * The lines in order.
     */
    lines: Array<RecurringLine>;
    /**
     * Why the last invoice could not be made or sent; null if it could.
     */
    last_error: RecurringProblem | null;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * A line of each invoice. `description` and `rate` are required unless it names an item.
 */
export type RecurringLineInput = {
    /**
     * An active item of the price list. Its description, unit, price and taxes are taken when an invoice is made, where the line gives none of its own: a new price counts from the next invoice.
     */
    item_id?: ItemId | null;
    /**
     * Description of what is billed.
     */
    description?: string | null;
    /**
     * Negative for credits.
     */
    quantity?: number;
    /**
     * Price per unit in the currency of the client. Null takes that of the item, which must then be in this currency.
     */
    rate?: LineRate | null;
    /**
     * What the quantity counts. Null is the unit of the item, or pieces.
     */
    unit?: LineUnit | null;
    /**
     * The one tax rate of the line; short for `tax_rate_ids` with one id.
     */
    tax_rate_id?: TaxRateId | null;
    tax_rate_ids?: TaxRateIds;
    /**
     * A plain rate, with its `tax_category`. Null applies what the item or the invoice says.
     */
    tax_rate?: TaxRate | null;
    /**
     * The category of `tax_rate`, with which it is given: by default `standard` above 0, and `zero` for 0.
     */
    tax_category?: TaxCategory | null;
    /**
     * First day on which it is billed. In the period that this day is in, the amount is prorated by days.
     */
    from?: CalendarDate | null;
    /**
     * Last day on which it is billed, not before `from`. In the period that this day is in, the amount is prorated by days.
     */
    to?: CalendarDate | null;
};

/**
 * The recurring invoice to create.
 */
export type RecurringInvoiceCreate = {
    client_id: ClientId;
    /**
     * A contact of the client.
     */
    contact_id?: ContactId | null;
    interval: RecurringInterval;
    /**
     * Number of intervals between two invoices: 2 with `weekly` is every other week.
     */
    every?: number;
    /**
     * The day from which all dates are counted. From the 29th on, it is the last day of shorter months, and itself again in longer ones. Dates before today are left out. Defaults to today.
     */
    anchor_date?: CalendarDate;
    /**
     * No period begins after this day; null if open-ended.
     */
    end_date?: CalendarDate | null;
    join?: RecurringInvoiceCreateJoin;
    /**
     * Whether invoices are sent as they are made. One that must be approved first stays a draft.
     */
    auto_send?: boolean;
    /**
     * Days from the date of an invoice until it is due; null for those of the client, or else of the workspace.
     */
    payment_terms_days?: number | null;
    /**
     * Subject of the invoices.
     */
    subject?: ShortText | null;
    /**
     * Notes for the client.
     */
    notes?: LongText | null;
    /**
     * Internal notes; never shown to the client.
     */
    internal_notes?: LongText | null;
    /**
     * The client's purchase order number.
     */
    po_number?: ShortText | null;
    /**
     * The plain rate of lines that name no tax; not together with `tax_rate_ids`.
     */
    tax_rate?: TaxRate | null;
    /**
     * The taxes of lines that name none; not together with `tax_rate`. Null or none applies those of the client, or else of the workspace.
     */
    tax_rate_ids?: TaxRateIds;
    /**
     * Whether the amounts of lines include tax.
     */
    prices_include_tax?: boolean;
    /**
     * The lines in order.
     */
    lines: Array<RecurringLineInput>;
};

/**
 * The fields of a recurring invoice to change. They count from the next invoice on. `lines` replaces all lines.
 */
export type RecurringInvoiceUpdate = {
    /**
     * A contact of the client.
     */
    contact_id?: ContactId | null;
    interval?: RecurringInterval;
    /**
     * Number of intervals between two invoices: 2 with `weekly` is every other week.
     */
    every?: number;
    /**
     * The day from which all dates are counted. From the 29th on, it is the last day of shorter months, and itself again in longer ones. Dates before today are left out. Periods that were billed already are left out, too.
     */
    anchor_date?: CalendarDate;
    /**
     * No period begins after this day; null if open-ended.
     */
    end_date?: CalendarDate | null;
    join?: RecurringInvoiceUpdateJoin;
    /**
     * Whether invoices are sent as they are made. One that must be approved first stays a draft.
     */
    auto_send?: boolean;
    /**
     * Days from the date of an invoice until it is due; null for those of the client, or else of the workspace.
     */
    payment_terms_days?: number | null;
    /**
     * Subject of the invoices.
     */
    subject?: ShortText | null;
    /**
     * Notes for the client.
     */
    notes?: LongText | null;
    /**
     * Internal notes; never shown to the client.
     */
    internal_notes?: LongText | null;
    /**
     * The client's purchase order number.
     */
    po_number?: ShortText | null;
    /**
     * The plain rate of lines that name no tax; not together with `tax_rate_ids`.
     */
    tax_rate?: TaxRate | null;
    /**
     * The taxes of lines that name none; not together with `tax_rate`. Null or none applies those of the client, or else of the workspace.
     */
    tax_rate_ids?: TaxRateIds;
    /**
     * Whether the amounts of lines include tax.
     */
    prices_include_tax?: boolean;
    /**
     * The lines in order.
     */
    lines?: Array<RecurringLineInput>;
};

/**
 * A line of an invoice as it would be made.
 */
export type RecurringPreviewLine = {
    item_id: ItemId | null;
    /**
     * Description of what is billed.
     */
    description: string;
    quantity: Quantity;
    /**
     * What the quantity counts; null for pieces.
     */
    unit: LineUnit | null;
    /**
     * Price per unit. Omitted without `can_see_rates`.
     */
    rate?: LineRate;
    /**
     * Its amount, prorated by days if it begins or ends in the period. Omitted without `can_see_rates`.
     */
    amount?: Money;
};

/**
 * An invoice as it would be made at the prices and taxes of today.
 */
export type RecurringPreview = {
    /**
     * The day on which it is made, and its date.
     */
    date: CalendarDate;
    due_date: CalendarDate;
    /**
     * First day of the period that it bills.
     */
    period_start: CalendarDate;
    /**
     * Last day of the period that it bills.
     */
    period_end: CalendarDate;
    currency: Currency;
    /**
     * The sum before tax. Omitted without `can_see_rates`.
     */
    subtotal?: Money;
    /**
     * The tax. Omitted without `can_see_rates`.
     */
    tax_amount?: Money;
    /**
     * What it comes to. Omitted without `can_see_rates`.
     */
    total?: Money;
    /**
     * Its lines; none if no line is billed in the period, in which no invoice is made.
     */
    lines: Array<RecurringPreviewLine>;
};

/**
 * A line of an invoice. A time entry or a milestone is billed while it is linked to a line, including on drafts; it becomes unbilled when the line is removed or the invoice is voided.
 */
export type LineItem = {
    id: LineItemId;
    /**
     * Description of what is billed.
     */
    description: string;
    quantity: Quantity;
    /**
     * Price per unit. Omitted without `can_see_rates`.
     */
    rate?: LineRate;
    /**
     * The given amount, or else quantity × rate, rounded to the minor unit of the currency. Omitted without `can_see_rates`.
     */
    amount?: Money;
    /**
     * The amount before tax: `amount`, unless the prices of the invoice include tax. Omitted without `can_see_rates`.
     */
    net_amount?: Money;
    unit: LineUnit;
    /**
     * The tax rate of the line if it has exactly one.
     */
    tax_rate_id: string | null;
    /**
     * The tax rates of the line.
     */
    tax_rate_ids: Array<string>;
    /**
     * The rate of the line; with several taxes, all of them together.
     */
    tax_rate: TaxRate;
    /**
     * The category of the first tax.
     */
    tax_category: TaxCategory;
    /**
     * The taxes of the line in the order in which they are charged.
     */
    taxes: Array<AppliedTax>;
    /**
     * Whether the line names its tax; otherwise it has the tax of the invoice.
     */
    has_own_tax: boolean;
    /**
     * The project whose `amount_billed` includes the line. If null, a line with time entries counts towards the projects of these entries, in proportion to their hours.
     */
    project_id: string | null;
    /**
     * The milestone that the line bills.
     */
    milestone_id: MilestoneId | null;
    /**
     * The time entries that the line bills.
     */
    time_entry_ids: Array<TimeEntryId>;
    /**
     * The expenses that the line bills.
     */
    expense_ids: Array<ExpenseId>;
    /**
     * Number of time entries that the line bills.
     */
    time_entry_count: number;
    /**
     * Number of expenses that the line bills.
     */
    expense_count: number;
};

/**
 * The contact to whom an invoice is addressed; after deletion, only the name remains.
 */
export type InvoiceContact = {
    id: ContactId;
    client_id: ClientId;
    name: Name;
    /**
     * E-mail address.
     */
    email: string | null;
    /**
     * Phone number.
     */
    phone: string | null;
    /**
     * Job title.
     */
    title: string | null;
};

/**
 * What was billed on an invoice created from time.
 */
export type InvoiceTimeSummary = {
    /**
     * Number of time entries.
     */
    time_entries_included: number;
    /**
     * Number of expenses.
     */
    expenses_included: number;
    hours_billed: Hours;
};

/**
 * Seller, buyer and language as the documents of an invoice show them: as they were when it was first sent, or as they are now if it has not been sent.
 */
export type InvoiceParties = {
    seller: InvoicePartiesSeller;
    buyer: InvoicePartiesBuyer;
    locale: Locale;
    /**
     * Whether the invoice was sent, so that these details no longer change.
     */
    is_frozen: boolean;
};

/**
 * A detail that is missing. Most jurisdictions require it on an invoice, which can be sent without it. `buyer_tax_id_missing` applies to lines of the categories `reverse_charge` and `intra_community`, whose tax the buyer owes. `exchange_rate_missing` applies to tax in another currency than the workspace's, which cannot be stated in this currency too. `e_invoice_term_missing` names what the client's electronic form of invoices wants: such an invoice cannot be sent without it.
 */
export type InvoiceWarning = {
    code: InvoiceWarningCode;
    /**
     * What is missing and where to set it.
     */
    message: string;
    /**
     * The rule that wants it, of EN 16931, XRechnung, ZUGFeRD or Peppol; null for other codes than `e_invoice_term_missing`.
     */
    rule: string | null;
    /**
     * The field that mends it, such as `workspace.business.phone`, `client.address.city` or `invoice.delivery_start`; null for other codes than `e_invoice_term_missing`.
     */
    setting: string | null;
};

/**
 * An invoice to a client, in the client's currency. Its number is assigned on creation and never reused; invoices are never deleted.
 */
export type Invoice = {
    id: InvoiceId;
    /**
     * Invoice number, gapless within the workspace, in the format `invoice_number_format`.
     */
    invoice_number: string;
    client_id: ClientId;
    /**
     * The contact to whom the invoice is addressed.
     */
    contact_id: string | null;
    /**
     * The retainer agreement that the invoice bills.
     */
    agreement_id: string | null;
    /**
     * The recurring invoice that made it.
     */
    recurring_invoice_id: string | null;
    status: InvoiceStatus;
    currency: Currency;
    external_id: ExternalId | null;
    metadata: Metadata;
    dates: InvoiceDates;
    /**
     * Whether the amounts of lines include tax.
     */
    prices_include_tax: boolean;
    /**
     * The tax rates of lines that name no tax; empty for a plain `tax_rate`.
     */
    tax_rate_ids: Array<string>;
    amounts: InvoiceAmounts;
    /**
     * Subject of the invoice.
     */
    subject: string | null;
    /**
     * Notes for the client.
     */
    notes: string | null;
    /**
     * Internal notes; never shown to the client or on the PDF.
     */
    internal_notes: string | null;
    /**
     * The client's purchase order number.
     */
    po_number: string | null;
    references: InvoiceReferences;
    payment: InvoicePayment;
    /**
     * The electronic form in which it was issued; null before it is sent, and for a plain PDF.
     */
    e_invoice: ElectronicInvoice | null;
    /**
     * URL of the PDF; requires an API key.
     */
    pdf_url: string;
    /**
     * Unguessable URL of the invoice page for the client; null until the invoice is sent. Because the page shows rates, omitted without `can_see_rates`.
     */
    hosted_url?: string | null;
    reminders: InvoiceReminders;
    /**
     * Whether the schedule sends no reminders of the invoice, for instance because the client disputes it.
     */
    reminders_paused: boolean;
    approval: InvoiceApproval;
    created_at: DateTime;
    updated_at: DateTime;
    /**
     * The lines in order; on creation and if included.
     */
    line_items?: Array<LineItem>;
    client?: Client;
    /**
     * If included.
     */
    contact?: InvoiceContact | null;
    /**
     * The time entries on its lines; if included.
     */
    time_entries?: Array<TimeEntry>;
    /**
     * Its payments and refunds, oldest first; if included.
     */
    payments?: Array<Payment>;
    /**
     * Its credit notes, oldest first; if included.
     */
    credit_notes?: Array<CreditNote>;
    /**
     * Only in the response of `createInvoiceFromTime`.
     */
    summary?: InvoiceTimeSummary;
    /**
     * The reminder that the schedule will send next; null for none to come. Only in responses that contain this single invoice, once it was sent, and if the workspace or the client has a schedule.
     */
    next_reminder?: NextReminder | null;
    /**
     * The reminders mailed, oldest first; if included. Those from before the history was recorded are only counted in `reminders`.
     */
    sent_reminders?: Array<SentReminder>;
    /**
     * If included.
     */
    parties?: InvoiceParties;
    /**
     * What became of its last mail or reminder, while that could not be delivered, was not sent, or waits for another attempt; `GET /v1/mails` has those that were. Only in responses that contain this single invoice. It does not count for the `ETag`: `mail.failed`, `invoice.mail_failed` and `mail.sent` say when it changes.
     */
    delivery?: MailDelivery;
    /**
     * Details that most jurisdictions require on an invoice and that this one lacks. Only for an invoice that was not sent, in responses that contain this single invoice.
     */
    warnings?: Array<InvoiceWarning>;
};

/**
 * A tax that lines of invoices name. Lines keep a copy, so that a change of the tax rate changes no existing line.
 */
export type TaxRateObject = {
    id: TaxRateId;
    name: Name;
    rate: TaxRate;
    category: TaxCategory;
    /**
     * Whether it is also charged on the taxes before it on a line.
     */
    is_compound: boolean;
    reason: TaxReason;
    reason_code: TaxReasonCode;
    /**
     * Whether it applies where neither line, invoice, client nor `default_tax_rate` of the workspace say otherwise. One tax rate at most is the default.
     */
    is_default: boolean;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * The tax rate to create. `rate` must be above 0 for `standard` and 0 for every other category. `exempt` needs a `reason` or a `reason_code`.
 */
export type TaxRateCreate = {
    name: Name;
    rate: TaxRate;
    /**
     * Defaults to `standard` for a rate above 0 and to `zero` for 0.
     */
    category?: TaxCategory;
    /**
     * Whether it is also charged on the taxes before it on a line.
     */
    is_compound?: boolean;
    reason?: TaxReason;
    reason_code?: TaxReasonCode;
    /**
     * Whether it replaces the present default.
     */
    is_default?: boolean;
};

/**
 * The fields of a tax rate to change. Together with the others they must meet the rules of `createTaxRate`.
 */
export type TaxRateUpdate = {
    name?: Name;
    rate?: TaxRate;
    category?: TaxCategory;
    /**
     * Whether it is also charged on the taxes before it on a line.
     */
    is_compound?: boolean;
    reason?: TaxReason;
    reason_code?: TaxReasonCode;
    /**
     * True replaces the present default; false leaves the workspace without one.
     */
    is_default?: boolean;
};

/**
 * Identifier of an exchange rate; identifiers sort by creation.
 */
export type ExchangeRateId = string;

/**
 * How much of `to` one unit of `from` is worth, with up to 10 decimals.
 */
export type ExchangeRateValue = number;

/**
 * Where the rate comes from. `manual` was entered by itself, `file` comes from a CSV file, `ecb` from a file of the European Central Bank.
 */
export type ExchangeRateSource = 'manual' | 'file' | 'ecb';

/**
 * What one unit of a currency is worth in another on a day. It also serves the 7 days after it, up to the next rate of the same two currencies.
 */
export type ExchangeRateObject = {
    id: ExchangeRateId;
    from: Currency;
    to: Currency;
    /**
     * The day from which it is the rate.
     */
    date: CalendarDate;
    rate: ExchangeRateValue;
    source: ExchangeRateSource;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * The exchange rate to create. `from` and `to` must be different currencies of ISO 4217.
 */
export type ExchangeRateCreate = {
    from: Currency;
    to: Currency;
    /**
     * The day from which it is the rate.
     */
    date: CalendarDate;
    rate: ExchangeRateValue;
};

/**
 * A form with a file of exchange rates.
 */
export type ExchangeRateFile = {
    /**
     * The file, XML or CSV.
     */
    file: Blob | File;
    /**
     * Only the rates of this day and later days are imported; for the long file of the European Central Bank, which begins in 1999.
     */
    since?: CalendarDate;
};

/**
 * How the file was read: as `ecb_xml` or `ecb_csv`, the files of the European Central Bank, or as `csv` with the columns `from`, `to`, `date` and `rate`.
 */
export type ExchangeRateFileFormat = 'ecb_xml' | 'ecb_csv' | 'csv';

/**
 * What an import did. `created`, `updated`, `unchanged` and `skipped` add up to the rates that were read.
 */
export type ExchangeRateImport = {
    format: ExchangeRateFileFormat;
    /**
     * Rates that are new.
     */
    created: number;
    /**
     * Rates that replaced another of the same currencies and day.
     */
    updated: number;
    /**
     * Rates that were there already.
     */
    unchanged: number;
    /**
     * Other rates of the same currencies and day that a file of the European Central Bank does not replace: `manual` ones, and those from a CSV file.
     */
    skipped: number;
    /**
     * The first day in the file; null if it has no rate since `since`.
     */
    from: CalendarDate | null;
    /**
     * The last day in the file.
     */
    to: CalendarDate | null;
    /**
     * The currencies in the file.
     */
    currencies: Array<Currency>;
};

/**
 * A stored rate from which another was derived.
 */
export type UsedExchangeRate = {
    id: ExchangeRateId;
    from: Currency;
    to: Currency;
    date: CalendarDate;
    rate: ExchangeRateValue;
};

/**
 * The rate of two currencies on a day, and how it was found.
 */
export type ExchangeRateLookup = {
    from: Currency;
    to: Currency;
    date: CalendarDate;
    /**
     * How much of `to` one unit of `from` is worth. A derived rate is rounded to 12 significant digits; amounts are converted by exactly this number.
     */
    rate: number;
    derivation: ExchangeRateDerivation;
    /**
     * The stored rates that it comes from: none, one, or two.
     */
    rates: Array<UsedExchangeRate>;
};

/**
 * The fields of an exchange rate to change. The currencies cannot change.
 */
export type ExchangeRateUpdate = {
    /**
     * The day from which it is the rate.
     */
    date?: CalendarDate;
    rate?: ExchangeRateValue;
};

/**
 * The totals of all currencies in the one of `in`.
 */
export type ConvertedInvoiceTotals = {
    currency: Currency;
    /**
     * At the rate of the invoice date.
     */
    total_invoiced?: Money;
    /**
     * At the rate of the invoice date.
     */
    total_before_tax?: Money;
    /**
     * At the rate of today.
     */
    total_outstanding?: Money;
    /**
     * At the rate of today.
     */
    total_overdue?: Money;
    /**
     * The currencies that were converted.
     */
    rates: Array<FoundRates>;
    /**
     * The currencies and days that are left apart for want of a rate; empty if the sums have everything.
     */
    missing_rates: Array<MissingRates>;
};

/**
 * Totals of all invoices that the filters match, excluding drafts and void invoices. Amounts are in the workspace's currency; `other_currencies` has the rest. Both are omitted without `can_see_rates`.
 */
export type InvoiceListSummary = {
    total_invoiced?: Money;
    /**
     * `total_invoiced` without tax, as in the revenue report; credit notes are not subtracted.
     */
    total_before_tax?: Money;
    /**
     * Outstanding on invoices that are sent, viewed, partial or overdue; uncollectible invoices are excluded.
     */
    total_outstanding?: Money;
    /**
     * The part of `total_outstanding` that is past its due date today.
     */
    total_overdue?: Money;
    /**
     * Number of invoices by status. Statuses without invoices are omitted.
     */
    count_by_status: {
        [key: string]: number;
    };
    other_currencies?: Array<InvoiceListSummaryOtherCurrency>;
    /**
     * With `in`: the same in one currency.
     */
    converted?: ConvertedInvoiceTotals;
};

/**
 * What the client needs to assign the invoice. Null clears a reference.
 */
export type InvoiceReferencesInput = {
    /**
     * The reference that the client requires, such as a Leitweg-ID. On a new invoice it defaults to `buyer_reference` of the client.
     */
    buyer?: ShortText | null;
    /**
     * Number of the contract.
     */
    contract?: ShortText | null;
    /**
     * The same as `po_number`, which must not be different if both are given.
     */
    order?: ShortText | null;
    /**
     * The project as the client names it.
     */
    project?: ShortText | null;
    /**
     * Where the client books the invoice, such as a cost centre. On a new invoice it defaults to `accounting_reference` of the client.
     */
    accounting?: ShortText | null;
};

/**
 * The line to add. `description` and `rate` are required unless it names an item or bills a milestone. `quantity` defaults to 1, `amount` to quantity × rate rounded to the minor unit of the currency.
 */
export type LineItemCreate = {
    /**
     * An active item of the price list, whose description, unit, price and taxes the line takes where it gives none of its own. Its price must be in the currency of the invoice, unless `rate` is given.
     */
    item_id?: ItemId;
    /**
     * Description of what is billed.
     */
    description?: string;
    /**
     * Negative for credits.
     */
    quantity?: number;
    rate?: LineRate;
    /**
     * A whole number of minor units of the currency. Stored as given, even if it differs from quantity × rate.
     */
    amount?: MoneyInput;
    /**
     * What the quantity counts. Null is `hour` for a line that bills time, and otherwise `piece`.
     */
    unit?: LineUnit | null;
    /**
     * The one tax rate of the line; short for `tax_rate_ids` with one id. If `tax_rate_id`, `tax_rate_ids` and `tax_rate` are given together, they must say the same.
     */
    tax_rate_id?: TaxRateId | null;
    tax_rate_ids?: TaxRateIds;
    /**
     * A plain rate, with its `tax_category`. Null applies what the invoice says.
     */
    tax_rate?: TaxRate | null;
    /**
     * The category of `tax_rate`, with which it is given: by default `standard` above 0, and `zero` for 0.
     */
    tax_category?: TaxCategory;
    /**
     * A project of the client, whose `amount_billed` then includes the line.
     */
    project_id?: ProjectId | null;
    /**
     * A milestone of one of the client's projects for the line to bill. It must have an amount and must not be on another line (`invalid_state`); on a project with `require_client_approval` the client must have approved it. `description`, `rate` and `project_id` default to its own; a given `project_id` must match.
     */
    milestone_id?: MilestoneId | null;
    /**
     * Time entries of the client for the line to bill. They must be billable, stopped, neither excluded nor rejected, and not on another line (`invalid_state`); on a project with `require_client_approval` also approved by the client.
     */
    time_entry_ids?: Array<TimeEntryId>;
    /**
     * Expenses of the client, in the currency of the invoice, for the line to bill. They must be billable, unbilled and not rejected, and approved if the workspace has `require_expense_approval` (`invalid_state`).
     */
    expense_ids?: Array<ExpenseId>;
};

/**
 * The draft to create. `invoice_date` defaults to today, `due_date` to `invoice_date` plus the payment terms of the client or else the workspace, `tax_rate` to that of the client or else the workspace, or else 0. All texts of an invoice, including its lines, are limited to 256 KiB in total.
 */
export type InvoiceCreate = {
    client_id: ClientId;
    /**
     * A contact of the client.
     */
    contact_id?: ContactId | null;
    /**
     * An agreement of the client.
     */
    agreement_id?: AgreementId | null;
    invoice_date?: CalendarDate;
    /**
     * Not before `invoice_date`.
     */
    due_date?: CalendarDate;
    /**
     * First day of the work that is billed, as documents show it. Given together with `delivery_end`.
     */
    delivery_start?: CalendarDate | null;
    /**
     * Last day of the work that is billed, not before `delivery_start`.
     */
    delivery_end?: CalendarDate | null;
    /**
     * Subject of the invoice.
     */
    subject?: ShortText | null;
    /**
     * Notes for the client.
     */
    notes?: LongText | null;
    /**
     * Internal notes; never shown to the client.
     */
    internal_notes?: LongText | null;
    /**
     * The client's purchase order number.
     */
    po_number?: ShortText | null;
    references?: InvoiceReferencesInput;
    /**
     * The plain rate of lines that name no tax; not together with `tax_rate_ids`.
     */
    tax_rate?: TaxRate;
    /**
     * The taxes of lines that name none; not together with `tax_rate`. Null or none applies those of the client, or else of the workspace.
     */
    tax_rate_ids?: TaxRateIds;
    /**
     * Whether the amounts of lines include tax, which is then taken out of them: the total is exactly their sum.
     */
    prices_include_tax?: boolean;
    /**
     * The lines in order.
     */
    line_items?: Array<LineItemCreate>;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * Outstanding amounts in a currency other than the workspace's.
 */
export type AgingOtherCurrency = {
    currency: Currency;
    total_outstanding: Money;
    /**
     * Money of clients that is on no invoice, those included on whom nothing is outstanding. It is not taken off the other amounts.
     */
    total_credit: Money;
    buckets: AgingBuckets;
    /**
     * Clients, largest total first; at most 1,000.
     */
    by_client: Array<AgingClient>;
    /**
     * Number of further clients with an outstanding amount. The totals include them.
     */
    omitted: number;
};

/**
 * What is outstanding in all currencies, in the one of `in`, at the rate of today.
 */
export type ConvertedAging = {
    currency: Currency;
    total_outstanding: Money;
    /**
     * Money of clients that is on no invoice, those included on whom nothing is outstanding. It is not taken off the other amounts.
     */
    total_credit: Money;
    buckets: AgingBuckets;
    /**
     * Clients, largest total first; at most 1,000.
     */
    by_client: Array<AgingClient>;
    /**
     * Number of further clients with an outstanding amount. The totals include them.
     */
    omitted: number;
    /**
     * The currencies that were converted.
     */
    rates: Array<FoundRates>;
    /**
     * The currencies and days that are left apart for want of a rate; empty if the sums have everything.
     */
    missing_rates: Array<MissingRates>;
};

/**
 * Amounts outstanding today on invoices that are sent, viewed, partial or overdue, by days past the due date. All amounts are in the workspace's currency, except `other_currencies`, which has the same data for each other currency.
 */
export type Aging = {
    /**
     * Today in the workspace's time zone.
     */
    as_of: CalendarDate;
    total_outstanding: Money;
    /**
     * Money of clients that is on no invoice, those included on whom nothing is outstanding. It is not taken off the other amounts.
     */
    total_credit: Money;
    buckets: AgingBuckets;
    /**
     * Clients with an outstanding amount, largest total first; at most 1,000.
     */
    by_client: Array<AgingClient>;
    /**
     * Number of further clients with an outstanding amount. The totals include them.
     */
    omitted: number;
    /**
     * The same totals for each other currency.
     */
    other_currencies: Array<AgingOtherCurrency>;
    /**
     * With `in`: the same in one currency.
     */
    converted?: ConvertedAging;
};

/**
 * How time is grouped into invoice lines: with `none`, each time entry is a line; otherwise all time of one project, ticket, user or day. Within a group there is one line per rate, so that the amount equals quantity × rate.
 */
export type InvoiceGrouping = 'none' | 'project' | 'ticket' | 'user' | 'date';

/**
 * The unbilled work to put on a new draft, and how to group it.
 */
export type InvoiceFromTime = {
    client_id: ClientId;
    /**
     * First day of the work, inclusive.
     */
    from: CalendarDate;
    /**
     * Last day of the work, inclusive.
     */
    to: CalendarDate;
    /**
     * Only work on this project of the client.
     */
    project_id?: ProjectId | null;
    group_by?: InvoiceGrouping;
    /**
     * Whether to include unbilled expenses of the client in the range, each as a line.
     */
    include_expenses?: boolean;
    /**
     * A contact of the client.
     */
    contact_id?: ContactId | null;
    invoice_date?: CalendarDate;
    /**
     * Not before `invoice_date`.
     */
    due_date?: CalendarDate;
    /**
     * First day of the work that is billed, as documents show it. Defaults to the first day of the work included. Given together with `delivery_end`.
     */
    delivery_start?: CalendarDate | null;
    /**
     * Last day of the work that is billed, not before `delivery_start`. Defaults to the last day of the work included.
     */
    delivery_end?: CalendarDate | null;
    /**
     * Subject of the invoice.
     */
    subject?: ShortText | null;
    /**
     * Notes for the client.
     */
    notes?: LongText | null;
    /**
     * Internal notes; never shown to the client.
     */
    internal_notes?: LongText | null;
    /**
     * The client's purchase order number.
     */
    po_number?: ShortText | null;
    references?: InvoiceReferencesInput;
    /**
     * The plain rate of lines that name no tax; not together with `tax_rate_ids`.
     */
    tax_rate?: TaxRate;
    /**
     * The taxes of lines that name none; not together with `tax_rate`. Null or none applies those of the client, or else of the workspace.
     */
    tax_rate_ids?: TaxRateIds;
    /**
     * Whether the amounts of lines include tax, which is then taken out of them: the total is exactly their sum.
     */
    prices_include_tax?: boolean;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * A line of an invoice as it would be made.
 */
export type LineItemPreview = {
    /**
     * Description of what is billed.
     */
    description: string;
    quantity: Quantity;
    /**
     * Price per unit. Omitted without `can_see_rates`.
     */
    rate?: LineRate;
    /**
     * Quantity × rate, rounded to the minor unit of the currency. Omitted without `can_see_rates`.
     */
    amount?: Money;
    /**
     * The amount before tax: `amount`, unless the prices of the invoice include tax. Omitted without `can_see_rates`.
     */
    net_amount?: Money;
    unit: LineUnit;
    /**
     * The tax rate of the line if it has exactly one.
     */
    tax_rate_id: string | null;
    /**
     * The tax rates of the line.
     */
    tax_rate_ids: Array<string>;
    /**
     * The rate of the line; with several taxes, all of them together.
     */
    tax_rate: TaxRate;
    /**
     * The category of the first tax.
     */
    tax_category: TaxCategory;
    /**
     * The taxes of the line in the order in which they are charged.
     */
    taxes: Array<AppliedTax>;
    /**
     * Whether the line names its tax; otherwise it has the tax of the invoice.
     */
    has_own_tax: boolean;
    /**
     * The project of all the work on the line.
     */
    project_id: string | null;
    /**
     * Null; milestones are not billed from time.
     */
    milestone_id: MilestoneId | null;
    /**
     * The time entries that the line would bill.
     */
    time_entry_ids: Array<TimeEntryId>;
    /**
     * The expenses that the line would bill.
     */
    expense_ids: Array<ExpenseId>;
    /**
     * Number of time entries that the line would bill.
     */
    time_entry_count: number;
    /**
     * Number of expenses that the line would bill.
     */
    expense_count: number;
};

/**
 * A draft as `createInvoiceFromTime` would make it, in the client's currency.
 */
export type InvoicePreview = {
    client_id: ClientId;
    /**
     * The contact to whom the invoice is addressed.
     */
    contact_id: string | null;
    currency: Currency;
    dates: InvoicePreviewDates;
    amounts: InvoicePreviewAmounts;
    /**
     * Whether the amounts of lines include tax.
     */
    prices_include_tax: boolean;
    /**
     * Subject of the invoice.
     */
    subject: string | null;
    /**
     * Notes for the client.
     */
    notes: string | null;
    /**
     * Internal notes; never shown to the client or on the PDF.
     */
    internal_notes: string | null;
    /**
     * The client's purchase order number.
     */
    po_number: string | null;
    references: InvoiceReferences;
    /**
     * The lines in order.
     */
    line_items: Array<LineItemPreview>;
    summary: InvoiceTimeSummary;
    /**
     * Details that most jurisdictions require on an invoice and that this one would lack.
     */
    warnings: Array<InvoiceWarning>;
};

/**
 * A related object of an invoice that can be embedded.
 */
export type InvoiceInclude = 'line_items' | 'client' | 'contact' | 'time_entries' | 'payments' | 'credit_notes' | 'parties' | 'sent_reminders';

/**
 * A line of the new list. With `id`, only the fields sent on that line change; without `id`, it is a new line, which requires `description` and `rate`, an `item_id` or a `milestone_id`.
 */
export type LineItemReplace = {
    id?: LineItemId;
    /**
     * For a new line: an active item of the price list, whose description, unit, price and taxes the line takes where it gives none of its own.
     */
    item_id?: ItemId;
    /**
     * Description of what is billed.
     */
    description?: string;
    quantity?: Quantity;
    rate?: LineRate;
    /**
     * A whole number of minor units of the currency. Stored as given, even if it differs from quantity × rate.
     */
    amount?: MoneyInput;
    /**
     * What the quantity counts. Null is `hour` for a line that bills time, and otherwise `piece`.
     */
    unit?: LineUnit | null;
    /**
     * The one tax rate of the line; short for `tax_rate_ids` with one id. If `tax_rate_id`, `tax_rate_ids` and `tax_rate` are given together, those that differ from the present ones must say the same.
     */
    tax_rate_id?: TaxRateId | null;
    tax_rate_ids?: TaxRateIds;
    /**
     * A plain rate, with its `tax_category`. Null applies what the invoice says.
     */
    tax_rate?: TaxRate | null;
    /**
     * The category of `tax_rate`, with which it is given: by default `standard` above 0, and `zero` for 0.
     */
    tax_category?: TaxCategory;
    /**
     * A project of the client, whose `amount_billed` then includes the line.
     */
    project_id?: ProjectId | null;
    /**
     * The milestone that the line bills; null releases it.
     */
    milestone_id?: MilestoneId | null;
    /**
     * The time entries that the line bills.
     */
    time_entry_ids?: Array<TimeEntryId>;
    /**
     * The expenses that the line bills.
     */
    expense_ids?: Array<ExpenseId>;
};

/**
 * The fields of an invoice to change. `internal_notes`, `po_number` (also as `references.order`), `external_id`, `metadata` and `reminders_paused` can be changed at any time, all others only while it is a draft. All texts, including those of its lines, are limited to 256 KiB in total.
 */
export type InvoiceUpdate = {
    client_id?: ClientId;
    /**
     * A contact of the client.
     */
    contact_id?: ContactId | null;
    /**
     * An agreement of the client.
     */
    agreement_id?: AgreementId | null;
    invoice_date?: CalendarDate;
    /**
     * Not before `invoice_date`.
     */
    due_date?: CalendarDate;
    /**
     * First day of the work that is billed, as documents show it. Given together with `delivery_end`.
     */
    delivery_start?: CalendarDate | null;
    /**
     * Last day of the work that is billed, not before `delivery_start`.
     */
    delivery_end?: CalendarDate | null;
    /**
     * Subject of the invoice.
     */
    subject?: ShortText | null;
    /**
     * Notes for the client.
     */
    notes?: LongText | null;
    /**
     * Internal notes; never shown to the client.
     */
    internal_notes?: LongText | null;
    /**
     * The client's purchase order number.
     */
    po_number?: ShortText | null;
    references?: InvoiceReferencesInput;
    /**
     * The plain rate of lines that name no tax; not together with `tax_rate_ids`.
     */
    tax_rate?: TaxRate;
    /**
     * The taxes of lines that name none; not together with `tax_rate`. Null or none applies those of the client, or else of the workspace.
     */
    tax_rate_ids?: TaxRateIds;
    /**
     * Whether the amounts of lines include tax, which is then taken out of them: the total is exactly their sum.
     */
    prices_include_tax?: boolean;
    /**
     * All lines in order; lines not listed are removed.
     */
    line_items?: Array<LineItemReplace>;
    /**
     * Whether the schedule sends no reminders of the invoice. Reminders by hand remain possible. When it is resumed, the latest reminder that is due by then is sent, on the next morning.
     */
    reminders_paused?: boolean;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * A line of the invoice to credit, by quantity or by amount; without either, everything that is left of the line.
 */
export type CreditNoteLineCreate = {
    line_item_id: LineItemId;
    /**
     * Quantity to credit at the rate of the line, at most what is left of it.
     */
    quantity?: number;
    /**
     * Amount to credit before tax (including tax if the prices of the invoice do), with the sign of the line, at most what is left of it.
     */
    amount?: number;
};

/**
 * What to credit: `lines` of the invoice, or an `amount` including tax; without either, everything that has not been credited yet.
 */
export type CreditNoteCreate = {
    /**
     * The lines to credit.
     */
    lines?: Array<CreditNoteLineCreate>;
    /**
     * Amount to credit, tax included, at most what has not been credited yet. If it is less than that, the credit note has a line for it, or one for each different tax, described in the language of the client.
     */
    amount?: number;
    /**
     * Reason for the credit; printed on the credit note.
     */
    reason?: string | null;
    /**
     * Whether time entries, expenses and milestones on the lines that are now credited in full are released, so that they can be billed again. If no line is credited in full, the request returns `invalid_request`.
     */
    release_time?: boolean;
};

/**
 * The fields of a line to change. `quantity` or `rate` without `amount` recalculates the amount. `time_entry_ids` and `expense_ids` replace all work on the line; work that is no longer listed becomes unbilled. `milestone_id` puts a different milestone on the line, and null removes it. With a milestone, the project is that of the milestone, and description and rate are unchanged.
 */
export type LineItemUpdate = {
    /**
     * Description of what is billed.
     */
    description?: string;
    quantity?: Quantity;
    rate?: LineRate;
    /**
     * A whole number of minor units of the currency. Stored as given, even if it differs from quantity × rate.
     */
    amount?: MoneyInput;
    /**
     * What the quantity counts. Null is `hour` for a line that bills time, and otherwise `piece`.
     */
    unit?: LineUnit | null;
    /**
     * The one tax rate of the line; short for `tax_rate_ids` with one id. If `tax_rate_id`, `tax_rate_ids` and `tax_rate` are given together, those that differ from the present ones must say the same.
     */
    tax_rate_id?: TaxRateId | null;
    tax_rate_ids?: TaxRateIds;
    /**
     * A plain rate, with its `tax_category`. Null applies what the invoice says.
     */
    tax_rate?: TaxRate | null;
    /**
     * The category of `tax_rate`, with which it is given: by default `standard` above 0, and `zero` for 0.
     */
    tax_category?: TaxCategory;
    /**
     * A project of the client, whose `amount_billed` then includes the line.
     */
    project_id?: ProjectId | null;
    /**
     * The milestone that the line bills; null releases it.
     */
    milestone_id?: MilestoneId | null;
    /**
     * The time entries that the line bills.
     */
    time_entry_ids?: Array<TimeEntryId>;
    /**
     * The expenses that the line bills.
     */
    expense_ids?: Array<ExpenseId>;
};

/**
 * The reason for the change, recorded in the event's context.
 */
export type InvoiceReason = {
    /**
     * Free text.
     */
    reason?: string;
};

/**
 * The account to which to transfer the money, as it was frozen on the invoice when it was sent.
 */
export type PaymentInstructions = {
    /**
     * Who holds the account; the name of the seller if none is set.
     */
    account_holder: string;
    iban: string | null;
    bic: string | null;
    bank_name: string | null;
    /**
     * Other ways to pay, or an account that has no IBAN.
     */
    text: string | null;
    /**
     * Reference that the payer should state: the number of the invoice.
     */
    reference: string;
};

/**
 * A way in which an invoice can be paid. It has either `instructions` or a `url`.
 */
export type InvoicePaymentMethod = {
    method: InvoicePaymentMethodMethod;
    instructions: PaymentInstructions | null;
    /**
     * The page on which the client pays.
     */
    url: string | null;
};

/**
 * The ways in which the client can now pay the outstanding amount of an invoice.
 */
export type InvoicePaymentMethods = {
    /**
     * The ways to pay; empty if there is nothing to pay.
     */
    methods: Array<InvoicePaymentMethod>;
};

/**
 * An exact decimal, not rounded.
 */
export type TraceExact = string;

/**
 * Where the rate of a time entry came from. `override`: given by hand. `card`: a rate card that the entry names, or the default card. `project`, `client`, `person`, `workspace`: the rate or card of these. `none`: no rate was set anywhere, so it is 0. `unknown`: none of these has this rate today.
 */
export type TraceRateSource = {
    type: TraceRateSourceType;
    /**
     * The rate card that the rate came from.
     */
    rate_id: string | null;
    /**
     * Whether the source is recorded on the entry itself. Otherwise, it is derived: the first source that gives the same rate today.
     */
    is_recorded: boolean;
};

/**
 * A time entry that a line bills. Everyone who can read the trace sees the entry, but not the user who worked and not the description.
 */
export type TraceTimeEntry = {
    id: TimeEntryId;
    date: CalendarDate;
    hours: Hours;
    rate_charged: Rate;
    /**
     * Hours × `rate_charged`.
     */
    exact: TraceExact;
    rate_source: TraceRateSource;
};

/**
 * An expense that a line bills.
 */
export type TraceExpense = {
    id: ExpenseId;
    date: CalendarDate;
    /**
     * What was spent.
     */
    amount: Money;
    /**
     * The markup.
     */
    markup_percent: number;
    /**
     * Amount × (1 + markup / 100).
     */
    exact: TraceExact;
    /**
     * What the client pays: `exact`, rounded.
     */
    billable_amount: Money;
    /**
     * `billable_amount` − `exact`.
     */
    rounding: TraceExact;
};

/**
 * How the amount of a line is calculated.
 */
export type TraceLine = {
    id: LineItemId;
    /**
     * Description of what is billed.
     */
    description: string;
    quantity: Quantity;
    rate: LineRate;
    /**
     * Quantity × rate.
     */
    exact: TraceExact;
    /**
     * What the line costs.
     */
    amount: Money;
    /**
     * `amount` − `exact`.
     */
    rounding: TraceExact;
    /**
     * Whether `amount` differs from the rounded `exact`, because it was given.
     */
    is_amount_given: boolean;
    /**
     * Hours of its time entries.
     */
    hours: Hours;
    /**
     * The sum of hours × rate of its time entries. It differs from `exact` if the quantity or the rate of the line was changed, or if a fee covers the time.
     */
    time_exact: TraceExact;
    /**
     * Its time entries, by day.
     */
    time_entries: Array<TraceTimeEntry>;
    /**
     * Its expenses.
     */
    expenses: Array<TraceExpense>;
    /**
     * The milestone that it bills.
     */
    milestone: TraceLineMilestone | null;
};

/**
 * How each amount of an invoice is calculated, added up again from its lines, payments and credit notes. The lines of a void invoice have released the work that they billed.
 */
export type InvoiceTrace = {
    id: InvoiceId;
    /**
     * Invoice number.
     */
    invoice_number: string;
    currency: Currency;
    /**
     * Whether the amounts of lines include tax. They then add up to `subtotal` + `tax.amount` in place of `subtotal`.
     */
    prices_include_tax: boolean;
    /**
     * Its lines in order.
     */
    lines: Array<TraceLine>;
    /**
     * The period of a retainer that the invoice bills.
     */
    period: InvoiceTracePeriod | null;
    /**
     * The sum of the amounts of its lines, less the tax in them if prices include tax.
     */
    subtotal: Money;
    tax: InvoiceTraceTax;
    /**
     * How each tax is calculated.
     */
    taxes: Array<TracedTax>;
    rounding: InvoiceTraceRounding;
    /**
     * `rounding.exact` + `rounding.amount`.
     */
    total: Money;
    /**
     * Its payments and refunds, oldest first, each with what of it is on this invoice.
     */
    payments: Array<InvoiceTracePayment>;
    /**
     * Its credit notes, oldest first.
     */
    credit_notes: Array<InvoiceTraceCreditNote>;
    /**
     * The sum of `payments`.
     */
    amount_paid: Money;
    /**
     * The sum of `credit_notes`.
     */
    credited: Money;
    /**
     * `total` − `amount_paid` − `credited`, at least 0.
     */
    outstanding: Money;
    /**
     * `amount_paid` + `credited` − `total`, at least 0.
     */
    refundable: Money;
};

/**
 * A payment received. `date` defaults to today.
 */
export type PaymentCreate = {
    /**
     * Greater than 0, a whole number of minor units of the invoice's currency, at most the outstanding amount.
     */
    amount: number;
    /**
     * Day on which the money arrived; not after today.
     */
    date?: CalendarDate;
    method?: PaymentMethod | null;
    /**
     * The payer's or the bank's reference.
     */
    reference?: ShortText | null;
    /**
     * Internal notes.
     */
    notes?: LongText | null;
};

/**
 * The state of an invoice after a payment or a refund. `id` is the invoice's, `payment.id` that of the payment or refund.
 */
export type InvoiceSettlement = {
    id: InvoiceId;
    status: InvoiceStatus;
    amounts: InvoiceSettlementAmounts;
    payment: InvoiceSettlementPayment;
    dates: InvoiceSettlementDates;
};

/**
 * The refund to make. `amount` defaults to the unrefunded part of the payment.
 */
export type PaymentRefund = {
    /**
     * Greater than 0, a whole number of minor units of the currency, at most the unrefunded part of the payment.
     */
    amount?: number;
    /**
     * Reason for the refund.
     */
    reason?: LongText | null;
    /**
     * Whether the provider of the payment, such as Stripe, returns the money, as it does if this is omitted and the provider is connected. With false, the refund is recorded as made by other means, such as a bank transfer; of use when the provider cannot make it. Without meaning for payments that people have recorded.
     */
    at_provider?: boolean;
};

/**
 * How much credit to apply. `amount` defaults to all that is outstanding, or all of the credit if that is less.
 */
export type CreditApply = {
    /**
     * Greater than 0, a whole number of minor units of the currency, at most what is outstanding and at most the credit.
     */
    amount?: number;
};

/**
 * The state of an invoice after credit was applied to it. Amounts are omitted without `can_see_rates`.
 */
export type CreditApplied = {
    id: InvoiceId;
    status: InvoiceStatus;
    amounts: CreditAppliedAmounts;
    /**
     * The payments whose credit was applied, oldest first.
     */
    payments: Array<CreditAppliedPayment>;
    dates: CreditAppliedDates;
};

/**
 * A payment or a refund as the list of all payments shows it, with its invoice and client. Amounts are omitted without `can_see_rates`.
 */
export type PaymentSummary = {
    id: PaymentId;
    /**
     * The invoice for which it was received; null for a payment over several invoices or without one, and for refunds of what was on none.
     */
    invoice_id: InvoiceId | null;
    /**
     * Number of that invoice.
     */
    invoice_number: string | null;
    client_id: ClientId;
    /**
     * Name of the client.
     */
    client_name: string;
    type: PaymentType;
    /**
     * Negative for a refund.
     */
    amount?: Money;
    /**
     * Amount of the payment refunded so far; 0 for a refund.
     */
    refunded_amount?: Money;
    /**
     * What is credit of the client; 0 for a refund.
     */
    unallocated_amount?: Money;
    currency: Currency;
    date: CalendarDate;
    /**
     * Payment method; for a refund, that of the payment.
     */
    method: PaymentMethod | null;
    /**
     * The payer's or the bank's reference.
     */
    reference: string | null;
    /**
     * Internal notes.
     */
    notes: string | null;
    /**
     * The refunded payment; null for a payment.
     */
    payment_id: string | null;
    /**
     * Why a refund was made; null for a payment.
     */
    reason: string | null;
    /**
     * The payment provider that reported it, such as `stripe`, or by which it goes back; null for what people record.
     */
    provider: string | null;
    /**
     * What the provider keeps; null if it has not said so yet, for refunds, and for what people record.
     */
    provider_fee: ProviderFee | null;
    /**
     * The latest dispute of the payment; null for none.
     */
    dispute: PaymentDispute | null;
    /**
     * How far a refund is at the provider; null for payments, and for refunds that no provider makes.
     */
    refund_status: RefundStatus | null;
    /**
     * Why the provider has not made a refund yet, or could not make it, in its words.
     */
    refund_error: string | null;
    /**
     * The invoices that it pays, by number; those of a refund are negative, and name the invoices from which it was taken.
     */
    allocations: Array<PaymentAllocation>;
    created_at: DateTime;
    updated_at: DateTime;
};

/**
 * The totals of all currencies in the one of `in`, at the rate of the payment date.
 */
export type ConvertedPaymentTotals = {
    currency: Currency;
    /**
     * Payments.
     */
    total_received?: Money;
    /**
     * Refunds, as a positive amount.
     */
    total_refunded?: Money;
    /**
     * Payments less refunds.
     */
    net?: Money;
    /**
     * The currencies that were converted.
     */
    rates: Array<FoundRates>;
    /**
     * The currencies and days that are left apart for want of a rate; empty if the sums have everything.
     */
    missing_rates: Array<MissingRates>;
};

/**
 * Totals of all payments and refunds that the filters match, in the workspace's currency and in each other currency. Amounts are omitted without `can_see_rates`.
 */
export type PaymentListSummary = {
    /**
     * Number of payments and refunds.
     */
    count: number;
    /**
     * Payments.
     */
    total_received?: Money;
    /**
     * Refunds, as a positive amount.
     */
    total_refunded?: Money;
    /**
     * Payments less refunds.
     */
    net?: Money;
    other_currencies?: Array<PaymentListSummaryOtherCurrency>;
    /**
     * With `in`: the same in one currency.
     */
    converted?: ConvertedPaymentTotals;
};

/**
 * Money received from a client. `date` defaults to today, and `currency` to that of the client.
 */
export type ClientPaymentCreate = {
    client_id: ClientId;
    /**
     * Greater than 0, a whole number of minor units of the currency.
     */
    amount: number;
    currency?: Currency;
    /**
     * Day on which the money arrived; not after today.
     */
    date?: CalendarDate;
    method?: PaymentMethod | null;
    /**
     * The payer's or the bank's reference.
     */
    reference?: ShortText | null;
    /**
     * Internal notes.
     */
    notes?: LongText | null;
    /**
     * What it pays of which invoices, together at most `amount`. The rest is credit of the client.
     */
    allocations?: Array<PaymentAllocationInput>;
};

/**
 * All allocations of a payment, in place of its present ones.
 */
export type PaymentAllocationsUpdate = {
    /**
     * What the payment pays of which invoices, together at most its amount less refunds; empty to make all of it credit.
     */
    allocations: Array<PaymentAllocationInput>;
};

/**
 * The credit to give back. `amount` defaults to all that is not allocated.
 */
export type CreditRefund = {
    /**
     * Greater than 0, a whole number of minor units of the currency, at most the `unallocated_amount` of the payment.
     */
    amount?: number;
    /**
     * Reason for the refund.
     */
    reason?: LongText | null;
    /**
     * Whether the provider of the payment, such as Stripe, returns the money, as it does if this is omitted and the provider is connected. With false, the refund is recorded as made by other means, such as a bank transfer; of use when the provider cannot make it. Without meaning for payments that people have recorded.
     */
    at_provider?: boolean;
};

/**
 * How to mail the reminder.
 */
export type InvoiceRemind = {
    /**
     * Recipients. Defaults to the recipients that `sendInvoice` would use.
     */
    to?: Array<Email>;
    /**
     * The level whose text the mail has. Each level is mailed once for an invoice, whether by hand or by the schedule, and the schedule then sends higher ones only. Without one, the mail is a neutral reminder, which can be repeated and changes nothing for the schedule.
     */
    level?: ReminderLevel;
    /**
     * Personal message at the top of the mail.
     */
    message?: string;
};

/**
 * The result of a reminder.
 */
export type InvoiceReminded = {
    id: InvoiceId;
    status: InvoiceStatus;
    reminders: InvoiceReminders;
    /**
     * The recipient addresses.
     */
    email_sent_to: Array<string>;
};

/**
 * How to mail the invoice.
 */
export type InvoiceSend = {
    /**
     * Recipients. Defaults to the contact of the invoice, or else the billing contact, the primary contact or the address of the client.
     */
    to?: Array<Email>;
    /**
     * Recipients of a copy.
     */
    cc?: Array<Email>;
    /**
     * Recipients of a blind copy.
     */
    bcc?: Array<Email>;
    /**
     * Personal message at the top of the mail.
     */
    message?: string;
    /**
     * Whether the PDF is attached. An electronic invoice that goes by mail is attached anyway: its file is the invoice, which in ZUGFeRD and Factur-X is the PDF.
     */
    attach_pdf?: boolean;
};

/**
 * The result of sending.
 */
export type InvoiceSent = {
    id: InvoiceId;
    status: InvoiceStatus;
    dates: InvoiceSentDates;
    /**
     * The recipient addresses.
     */
    email_sent_to: Array<string>;
    /**
     * Details that most jurisdictions require on an invoice and that this one was sent without.
     */
    warnings: Array<InvoiceWarning>;
};

/**
 * The fields that every event has in addition to its `type` and `data`.
 */
export type EventEnvelope = {
    id: EventId;
    created_at: DateTime;
    workspace_id: WorkspaceId;
    context: EventContext;
};

/**
 * An invoice paid in full.
 */
export type InvoicePaid = {
    id: InvoiceId;
    /**
     * Invoice number.
     */
    invoice_number: string;
    client_id: ClientId;
    total: Money;
    paid_date: CalendarDate;
};

/**
 * Any fields of `ClientCreate`. To create, `name` is required.
 */
export type ClientUpsert = {
    name?: Name;
    email?: Email | null;
    phone?: ShortText | null;
    website?: Url | null;
    address_line1?: ShortText | null;
    address_line2?: ShortText | null;
    city?: ShortText | null;
    state?: ShortText | null;
    postal_code?: ShortText | null;
    country?: Country | null;
    /**
     * Language of documents and mails to the client; null follows the workspace's.
     */
    locale?: Locale | null;
    currency?: Currency;
    /**
     * In any form: one that looks like a VAT id sets `vat_id`; any other sets `tax_number` and clears `vat_id`; null clears both. Not together with either.
     */
    tax_id?: ShortText | null;
    vat_id?: VatId | null;
    /**
     * National tax number.
     */
    tax_number?: ShortText | null;
    /**
     * Identifiers other than tax numbers, all of them in place of the present ones.
     */
    identifiers?: Array<PartyIdentifier>;
    /**
     * Where the client receives electronic invoices.
     */
    electronic_address?: ElectronicAddress | null;
    /**
     * The reference that the client asks for on each invoice, such as a Leitweg-ID.
     */
    buyer_reference?: ShortText | null;
    /**
     * Where the client books invoices, such as a cost centre.
     */
    accounting_reference?: ShortText | null;
    e_invoice?: ClientElectronicInvoiceInput;
    /**
     * A plain rate for invoices; not together with `tax_rate_ids`, which it removes.
     */
    tax_rate?: TaxRate | null;
    /**
     * Tax rates for the invoices of the client; not together with `tax_rate`, which they remove. Null or none applies `tax_rate`, or else the default of the workspace.
     */
    tax_rate_ids?: TaxRateIds;
    /**
     * Reminders that are sent by themselves for invoices of the client, in place of those of the workspace, with the same rules as `reminder_schedule` there. An empty list sends none; null follows the workspace.
     */
    reminder_schedule?: Array<ReminderStep> | null;
    /**
     * Recipients of a copy of each mail to the client about billing, in place of those of the workspace: invoices, reminders, credit notes and statements. An empty list copies nobody; null follows the workspace.
     */
    mail_cc?: Array<Email> | null;
    /**
     * Where replies to mails about billing go; null follows the workspace.
     */
    mail_reply_to?: Email | null;
    /**
     * Days until an invoice is due; null uses the workspace's.
     */
    payment_terms_days?: number | null;
    rate_id?: RateCardId | null;
    notes?: LongText | null;
    status?: ClientStatus;
    /**
     * SLA targets of this client that replace those of the priorities, each for a different priority of the workspace.
     */
    sla_overrides?: Array<SlaOverride>;
    tags?: TagInput | null;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * Any fields of `ContactCreate`. To create, `client_id` and `name` are required.
 */
export type ContactUpsert = {
    client_id?: ClientId;
    name?: Name;
    email?: Email | null;
    phone?: ShortText | null;
    mobile?: ShortText | null;
    title?: ShortText | null;
    department?: ShortText | null;
    /**
     * Whether this is the primary contact; true replaces the client's current one.
     */
    is_primary?: boolean;
    /**
     * Whether this is a billing contact, who receives invoices that have no contact.
     */
    is_billing?: boolean;
    /**
     * Whether this is a technical contact.
     */
    is_technical?: boolean;
    portal_access?: PortalAccess;
    /**
     * Whether the contact receives invoices.
     */
    receives_invoices?: boolean;
    /**
     * Whether the contact receives reports.
     */
    receives_reports?: boolean;
    /**
     * Whether the contact receives project updates.
     */
    receives_project_updates?: boolean;
    /**
     * Whether the contact receives the team's public comments on their tickets by mail.
     */
    receives_ticket_replies?: boolean;
    notes?: LongText | null;
    tags?: TagInput | null;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * Any fields of `ProjectCreate`. To create, `title` and `client_id` are required.
 */
export type ProjectUpsert = {
    title?: Name;
    client_id?: ClientId;
    description?: LongText | null;
    status?: ProjectStatus;
    type_id?: ProjectTypeId | null;
    billing_type?: BillingType;
    /**
     * The user who manages the project.
     */
    manager_id?: UserId | null;
    /**
     * A contact of the client.
     */
    contact_id?: ContactId | null;
    /**
     * An agreement of the client; only if `billing_type` is retainer.
     */
    agreement_id?: AgreementId | null;
    /**
     * Whether only time entries and milestones of the project that the client has approved (`createApproval`) can be put on invoices. It does not affect the billing of expenses, lines without work, and fees and overage of agreements; existing lines of invoices stay. Defaults to false.
     */
    require_client_approval?: boolean;
    start_date?: CalendarDate | null;
    /**
     * Not before `start_date`.
     */
    due_date?: CalendarDate | null;
    /**
     * 0 means none.
     */
    budget_hours?: HoursInput | null;
    /**
     * In the currency of the client; 0 means none.
     */
    budget_amount?: MoneyInput | null;
    /**
     * Whether the project's own rate applies. Derived from `custom_rate` and `rate_id` if they are sent without it.
     */
    rate_override?: boolean;
    /**
     * A rate card in the currency of the client.
     */
    rate_id?: RateCardId | null;
    /**
     * Hourly rate of the project. Takes precedence over `rate_id`.
     */
    custom_rate?: RateInput | null;
    notes?: LongText | null;
    contract_url?: Url | null;
    tags?: TagInput | null;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * Any fields of `TicketCreate`. To create, `title` and `client_id` are required.
 */
export type TicketUpsert = {
    title?: Name;
    client_id?: ClientId;
    description?: LongText | null;
    /**
     * A project of the client.
     */
    project_id?: ProjectId | null;
    /**
     * A phase of the project.
     */
    phase_id?: PhaseId | null;
    /**
     * Defaults to the first open status.
     */
    status_id?: TicketStatusId;
    /**
     * Defaults to the default priority.
     */
    priority_id?: TicketPriorityId;
    /**
     * The assignee, who must not be deactivated.
     */
    assignee_id?: UserId | null;
    /**
     * A contact of the client.
     */
    contact_id?: ContactId | null;
    /**
     * An agreement of the client. Defaults to that of the project if `billing_type` is omitted too.
     */
    agreement_id?: AgreementId | null;
    /**
     * Defaults to that of the project, or to time_and_materials without a project.
     */
    billing_type?: BillingType;
    due_date?: CalendarDate | null;
    /**
     * Estimated hours.
     */
    estimated_hours?: HoursInput | null;
    tags?: TagInput | null;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * Any fields of `TimeEntryCreate`. To create, `date` and `hours` are required.
 */
export type TimeEntryUpsert = {
    /**
     * The user who did the work. Defaults to the user of the key.
     */
    user_id?: UserId;
    date?: CalendarDate;
    hours?: EntryHours;
    description?: LongText | null;
    client_id?: ClientId | null;
    project_id?: ProjectId | null;
    ticket_id?: TicketId | null;
    agreement_id?: AgreementId | null;
    /**
     * A period of the agreement. Defaults to the open one.
     */
    period_id?: PeriodId | null;
    /**
     * Whether the time is billable. Defaults to true, unless the project or the ticket is non_billable.
     */
    billable?: boolean;
    rate_type?: RateType;
    /**
     * A rate card to use instead of the one that would apply.
     */
    rate_id?: RateCardId | null;
    /**
     * A manual rate; `rate_type` then defaults to `custom`.
     */
    rate_charged?: RateInput | null;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * Any fields of `ExpenseCreate`. To create, `date`, `description` and `amount` are required.
 */
export type ExpenseUpsert = {
    date?: CalendarDate;
    description?: ExpenseDescription;
    amount?: ExpenseAmount;
    client_id?: ClientId | null;
    /**
     * A project of the client; without `client_id`, the client is that of the project.
     */
    project_id?: ProjectId | null;
    /**
     * The user who spent it. Defaults to the user of the key.
     */
    user_id?: UserId;
    category?: ExpenseCategory;
    vendor?: ShortText | null;
    /**
     * Defaults to the workspace's currency.
     */
    currency?: Currency;
    /**
     * The tax rate in the amount. Give only one of `tax_rate_id` and `tax_rate`. Null removes the rate.
     */
    tax_rate_id?: TaxRateId | null;
    /**
     * A plain rate, with its `tax_category`. Null removes the rate.
     */
    tax_rate?: TaxRate | null;
    /**
     * The category of `tax_rate`, with which it is given: by default `standard` above 0, and `zero` for 0.
     */
    tax_category?: TaxCategory;
    tax_amount?: ExpenseTaxAmount;
    /**
     * Whether the expense is billable to the client. Defaults to true.
     */
    billable?: boolean;
    markup_percent?: MarkupPercent;
    /**
     * Internal.
     */
    notes?: LongText | null;
    /**
     * URL of a receipt that is not uploaded.
     */
    receipt_url?: Url | null;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * Any fields of `AgreementCreate`. To create, `client_id`, `title`, `start_date`, `monthly_fee` and `hours_included` are required.
 */
export type AgreementUpsert = {
    client_id?: ClientId;
    title?: Name;
    start_date?: CalendarDate;
    monthly_fee?: Fee;
    /**
     * Hours for each month, up to 2 decimals.
     */
    hours_included?: IncludedHours;
    status?: AgreementStatusCreate;
    /**
     * Whether fee and hours of the first period are prorated by days.
     */
    prorate_first_period?: boolean;
    type_id?: AgreementTypeId | null;
    /**
     * Last day of the agreement; null if open-ended.
     */
    end_date?: CalendarDate | null;
    /**
     * Price per hour above the available hours; null does not bill overage.
     */
    overage_rate?: RateInput | null;
    billing_day?: BillingDay;
    interval?: AgreementInterval;
    /**
     * Whether unused hours roll over to the next period.
     */
    rollover_enabled?: boolean;
    /**
     * Maximum number of hours that roll over; the oldest are dropped first.
     */
    rollover_max_hours?: IncludedHours | null;
    rollover_expires_months?: RolloverMonths | null;
    /**
     * A contact of the client.
     */
    contact_id?: ContactId | null;
    /**
     * Whether each period generates an invoice when it is closed.
     */
    auto_invoice?: boolean;
    invoice_method?: InvoiceMethod;
    /**
     * Internal.
     */
    notes?: LongText | null;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * Any fields of `InvoiceCreate`. To create, `client_id` is required.
 */
export type InvoiceUpsert = {
    client_id?: ClientId;
    /**
     * A contact of the client.
     */
    contact_id?: ContactId | null;
    /**
     * An agreement of the client.
     */
    agreement_id?: AgreementId | null;
    invoice_date?: CalendarDate;
    /**
     * Not before `invoice_date`.
     */
    due_date?: CalendarDate;
    /**
     * First day of the work that is billed, as documents show it. Given together with `delivery_end`.
     */
    delivery_start?: CalendarDate | null;
    /**
     * Last day of the work that is billed, not before `delivery_start`.
     */
    delivery_end?: CalendarDate | null;
    /**
     * Subject of the invoice.
     */
    subject?: ShortText | null;
    /**
     * Notes for the client.
     */
    notes?: LongText | null;
    /**
     * Internal notes; never shown to the client.
     */
    internal_notes?: LongText | null;
    /**
     * The client's purchase order number.
     */
    po_number?: ShortText | null;
    references?: InvoiceReferencesInput;
    /**
     * The plain rate of lines that name no tax; not together with `tax_rate_ids`.
     */
    tax_rate?: TaxRate;
    /**
     * The taxes of lines that name none; not together with `tax_rate`. Null or none applies those of the client, or else of the workspace.
     */
    tax_rate_ids?: TaxRateIds;
    /**
     * Whether the amounts of lines include tax, which is then taken out of them: the total is exactly their sum.
     */
    prices_include_tax?: boolean;
    /**
     * The lines in order.
     */
    line_items?: Array<LineItemCreate>;
    external_id?: ExternalId | null;
    metadata?: MetadataInput;
};

/**
 * MIME type, detected from the content.
 */
export type WorkspaceLogoContentType = 'image/png' | 'image/jpeg' | 'image/gif';

/**
 * `view` sees projects and tickets; `full` also creates, comments on and reopens tickets.
 */
export type PortalProfileAccessLevel = 'view' | 'full';

export type TestMailAttachment = {
    filename: string;
    content_type: string;
    /**
     * Bytes.
     */
    size: number;
};

/**
 * The user's working capacity.
 */
export type UserCapacity = {
    hours_per_week: number;
    /**
     * Target percentage of capacity that is billable.
     */
    billable_target: number;
};

/**
 * Hourly rates in the workspace's currency. `bill_rate` is omitted without `can_see_rates`, `cost_rate` without `can_see_costs`.
 */
export type UserRates = {
    /**
     * Internal cost per hour.
     */
    cost_rate?: number | null;
    /**
     * Billing rate per hour, used if neither the project nor the client has a rate.
     */
    bill_rate?: number | null;
};

/**
 * A short form of `notification_settings`: false switches the mails of `ticket_assigned` or `client_replied` off; true switches them on, at once, if they were off. Both forms cannot set the mails of the same kind differently.
 */
export type UserUpdateNotifications = {
    /**
     * A ticket was assigned to the user.
     */
    ticket_assigned?: boolean;
    /**
     * A contact replied on a ticket assigned to the user.
     */
    ticket_replied?: boolean;
};

/**
 * The user's working capacity.
 */
export type UserUpdateCapacity = {
    hours_per_week?: HoursPerWeek;
    billable_target?: BillableTarget;
};

/**
 * Hourly rates in the workspace's currency.
 */
export type UserUpdateRates = {
    cost_rate?: RateInput | null;
    bill_rate?: RateInput | null;
};

export type UserTimeSummaryPeriod = {
    /**
     * First day.
     */
    start: CalendarDate;
    /**
     * Last day.
     */
    end: CalendarDate;
};

export type UserTimeSummaryHours = {
    total: Hours;
    billable: Hours;
    non_billable: Hours;
};

/**
 * In percent, as `capacity.billable_target` is.
 */
export type UserTimeSummaryUtilization = {
    /**
     * The user's `billable_target`.
     */
    target: number;
    /**
     * Billable hours divided by the capacity of the range: `hours_per_week` / 5 for each Monday to Friday, up to today if the range includes today. 0 without capacity.
     */
    actual: Percent;
    status: UtilizationStatus;
};

export type UserTimeSummaryByProject = {
    /**
     * The project; null for time without a project.
     */
    project_id: string | null;
    project_name: string | null;
    hours: Hours;
};

/**
 * The open spans of each day of the week.
 */
export type BusinessHoursWeekly = {
    mon?: BusinessDay;
    tue?: BusinessDay;
    wed?: BusinessDay;
    thu?: BusinessDay;
    fri?: BusinessDay;
    sat?: BusinessDay;
    sun?: BusinessDay;
};

/**
 * How mails leave the service.
 */
export type WorkspaceMail = {
    /**
     * Whether the service has a mail server. Without one, invoices, invitations and other mails of the live side reach nobody: they are written to files of the server. Mails of the test side are never sent.
     */
    configured: boolean;
};

/**
 * The DNS record by which each domain proves that it belongs to this workspace.
 */
export type SingleSignOnDomainRecord = {
    /**
     * What comes before the domain, with a dot, in the name of the record.
     */
    prefix: string;
    /**
     * The type of the record.
     */
    type: 'TXT';
    /**
     * The text of the record.
     */
    value: string;
};

/**
 * What fetching the description of the provider gave, and whether it accepts the client id and the secret.
 */
export type SingleSignOnCheckProvider = {
    /**
     * Whether the provider can be used.
     */
    works: boolean;
    /**
     * What is wrong; null if nothing is.
     */
    reason: SsoProviderProblem | null;
    /**
     * The details of what is wrong, for technicians; null if nothing is.
     */
    problem: string | null;
};

export type SingleSignOnCheckDomain = {
    domain: SsoDomain;
    /**
     * Whether the proof was found.
     */
    verified: boolean;
    /**
     * What is missing; null if nothing is.
     */
    reason: SsoDomainProblem | null;
    /**
     * What is missing, in words; null if nothing is.
     */
    problem: string | null;
};

/**
 * With `approval_decided`: the decision.
 */
export type NotificationDetailsDecision = 'approved' | 'rejected';

/**
 * With `sla_warning` and `sla_breached`: the SLA target.
 */
export type NotificationDetailsTarget = 'response' | 'resolution';

/**
 * With `retainer_near_limit`: whether the hours of the period are nearly used, or exceeded.
 */
export type NotificationDetailsLimit = 'near' | 'over';

export type ApprovalMailPreviewRecipient = {
    contact_id: ContactId;
    name: string;
    email: string;
};

export type CreditNoteListSummaryOtherCurrency = {
    currency: Currency;
    /**
     * Tax included.
     */
    total_credited: Money;
    /**
     * `total_credited` without tax.
     */
    total_before_tax?: Money;
};

export type MailPreviewAttachment = {
    filename: string;
};

/**
 * Type of the part.
 */
export type EventPartType = 'phase' | 'milestone' | 'task';

/**
 * What happened to the part; a new position is a change.
 */
export type EventPartChange = 'created' | 'updated' | 'deleted';

export type EventContextChange = {
    /**
     * The value before.
     */
    from: unknown;
    /**
     * The value after.
     */
    to: unknown;
};

/**
 * The SLA target concerned.
 */
export type EventContextTarget = 'response' | 'resolution';

export type AuditEntryChange = {
    /**
     * The value before.
     */
    from: unknown;
    /**
     * The value after.
     */
    to: unknown;
};

/**
 * All deliveries that have this status.
 */
export type WebhookDeliveriesRetryStatus = 'failed';

export type ClientBilling = {
    currency: Currency;
    /**
     * The VAT identification number as it was written, or else the tax number.
     */
    tax_id: string | null;
    /**
     * VAT identification number.
     */
    vat_id: string | null;
    /**
     * National tax number.
     */
    tax_number: string | null;
    /**
     * Other identifiers of the client.
     */
    identifiers: Array<PartyIdentifier>;
    /**
     * Where the client receives electronic invoices.
     */
    electronic_address: ElectronicAddress | null;
    /**
     * The reference that the client asks for on each invoice, such as a Leitweg-ID.
     */
    buyer_reference: string | null;
    /**
     * Where the client books invoices, such as a cost centre.
     */
    accounting_reference: string | null;
    e_invoice: ClientElectronicInvoice;
    /**
     * Tax rate as a fraction; null uses the workspace's default.
     */
    tax_rate: number | null;
    /**
     * The tax rates of the client's invoices; empty if `tax_rate` or the workspace's default applies.
     */
    tax_rate_ids: Array<TaxRateId>;
    /**
     * Days until an invoice is due; null uses the workspace's.
     */
    payment_terms_days: number | null;
    /**
     * The reminders of the client's invoices; null uses the workspace's. None are sent if it is empty.
     */
    reminder_schedule: Array<ReminderStep> | null;
    /**
     * Recipients of a copy of each mail about billing; null uses those of the workspace. Nobody gets one if it is empty.
     */
    mail_cc: Array<Email> | null;
    /**
     * Where replies to mails about billing go; null uses that of the workspace.
     */
    mail_reply_to: string | null;
    /**
     * Rate card of the client.
     */
    rate_id: string | null;
};

/**
 * 100, minus 15 for each overdue invoice, 10 for each SLA breach in the last 30 days, 10 for each active project over budget, and 20 after 60 days without activity; at least 0.
 */
export type ClientHealth = {
    score: number;
    status: ClientHealthStatus;
};

export type ClientDates = {
    created_at: DateTime;
    /**
     * When the client became inactive.
     */
    archived_at: string | null;
};

export type ClientUnbilledTime = {
    /**
     * The project; null for time without one.
     */
    project_id: string | null;
    /**
     * Whether the time must be approved before it is billed, by the firm or by the client.
     */
    awaiting_approval: boolean;
    /**
     * Number of time entries.
     */
    entries: number;
    hours: Hours;
    value?: Money;
    /**
     * Day of the oldest entry.
     */
    oldest_date: CalendarDate;
};

export type ClientUnbilledExpense = {
    /**
     * The project; null for expenses without one.
     */
    project_id: string | null;
    currency: Currency;
    /**
     * Whether the expenses must be approved before they are billed.
     */
    awaiting_approval: boolean;
    /**
     * Number of expenses.
     */
    expenses: number;
    /**
     * Amount that the client pays for the expenses.
     */
    amount?: Money;
    /**
     * Day of the oldest expense.
     */
    oldest_date: CalendarDate;
};

export type ContactDuplicatesContact = {
    id: ContactId;
    name: Name;
    /**
     * E-mail address.
     */
    email: string | null;
};

export type ProjectTimeByUser = {
    user_id: UserId;
    hours: Hours;
};

export type TimeListSummaryOtherCurrency = {
    currency: Currency;
    total_value: Money;
};

export type TimeSummaryPeriod = {
    from: CalendarDate;
    to: CalendarDate;
};

/**
 * How the invoice was written: `cii` for UN/CEFACT Cross Industry Invoice, also within a PDF, `ubl` for UBL.
 */
export type ReceivedInvoiceSyntax = 'cii' | 'ubl';

export type ExpenseReportPeriod = {
    from: CalendarDate;
    to: CalendarDate;
};

export type AgreementBalancePeriod = {
    start_date: CalendarDate;
    end_date: CalendarDate;
    /**
     * Days until its end, including today.
     */
    days_remaining: number;
};

export type AgreementBalanceHours = {
    included: Hours;
    rollover: Hours;
    total_available: Hours;
    used: Hours;
    remaining: Hours;
    overage: Hours;
    /**
     * Hours used per elapsed day, including today.
     */
    burn_rate_daily: Hours;
};

export type AgreementBalanceProjection = {
    /**
     * The unrounded daily rate extrapolated to the whole period.
     */
    estimated_end_usage: Hours;
    /**
     * At least 0.
     */
    estimated_remaining: Hours;
    /**
     * Whether the estimated usage exceeds the available hours.
     */
    will_have_overage: boolean;
};

/**
 * The value of hours at the fee divided by the included hours; 0 if none are included.
 */
export type AgreementBalanceValue = {
    /**
     * Fee of the period.
     */
    monthly_fee: Money;
    /**
     * Value of the used hours.
     */
    hours_value: Money;
    /**
     * Value of the remaining hours.
     */
    remaining_value: Money;
};

export type BankConfirmedSkipped = {
    line_id: BankLineId;
    reason: BankSkipReason;
};

/**
 * With `with_retainer_and_time`, each invoice also bills what else the client owes on its date, so that the client gets one invoice: the fee and overage of each agreement with `auto_invoice` whose period has ended before that day, which the invoice closes, and unbilled time and expenses of earlier days, by project. Lines that name no tax are taxed like the others of the invoice. Not together with `prices_include_tax`. Where the invoice cannot be made, agreements are billed on invoices of their own the day after.
 */
export type RecurringInvoiceCreateJoin = RecurringJoin;

/**
 * With `with_retainer_and_time`, each invoice also bills what else the client owes on its date, so that the client gets one invoice: the fee and overage of each agreement with `auto_invoice` whose period has ended before that day, which the invoice closes, and unbilled time and expenses of earlier days, by project. Lines that name no tax are taxed like the others of the invoice. Not together with `prices_include_tax`. Where the invoice cannot be made, agreements are billed on invoices of their own the day after.
 */
export type RecurringInvoiceUpdateJoin = RecurringJoin;

export type InvoicePartiesSeller = {
    /**
     * Name of the workspace.
     */
    name: string;
    legal_name: string | null;
    address: PostalAddress;
    tax_id: string | null;
    vat_id: string | null;
    tax_number: string | null;
    identifiers: Array<PartyIdentifier>;
    electronic_address: ElectronicAddress | null;
    /**
     * Person or department for questions.
     */
    contact_name: string | null;
    registration_number: string | null;
    email: string | null;
    phone: string | null;
    website: string | null;
    payment: PaymentDetails;
    footer: string | null;
};

export type InvoicePartiesBuyer = {
    /**
     * Name of the client.
     */
    name: string;
    /**
     * Name of the contact to whom the invoice is addressed.
     */
    contact_name: string | null;
    /**
     * Email address of the client. An electronic invoice goes to it if the client has no electronic address.
     */
    email: string | null;
    address: PostalAddress;
    tax_id: string | null;
    vat_id: string | null;
    tax_number: string | null;
    identifiers: Array<PartyIdentifier>;
    electronic_address: ElectronicAddress | null;
};

export type InvoiceWarningCode = 'seller_address_missing' | 'seller_tax_id_missing' | 'payment_details_missing' | 'buyer_address_missing' | 'delivery_period_missing' | 'buyer_tax_id_missing' | 'exchange_rate_missing' | 'e_invoice_term_missing';

export type InvoiceListSummaryOtherCurrency = {
    currency: Currency;
    total_invoiced: Money;
    total_before_tax?: Money;
    total_outstanding: Money;
    total_overdue: Money;
};

/**
 * The dates of the invoice, in the workspace's time zone.
 */
export type InvoicePreviewDates = {
    invoice_date: CalendarDate;
    due_date: CalendarDate;
    /**
     * First day of the work that is billed.
     */
    delivery_start: string | null;
    /**
     * Last day of the work that is billed.
     */
    delivery_end: string | null;
};

/**
 * `tax_amount` is the sum of `taxes`, each of which is rounded once; `total` is `subtotal` + `tax_amount` + `rounding`. All except `tax_rate` and the terms of `taxes` are omitted without `can_see_rates`.
 */
export type InvoicePreviewAmounts = {
    subtotal?: Money;
    /**
     * The rate of lines that name no tax; with several taxes, all of them together.
     */
    tax_rate: TaxRate;
    /**
     * The taxes of the lines, each once.
     */
    taxes: Array<DocumentTax>;
    tax_amount?: Money;
    /**
     * What rounds the total by `total_rounding` of the workspace; 0 if totals in the currency are exact.
     */
    rounding?: Money;
    total?: Money;
};

/**
 * Name of the method. `stripe` is offered while Stripe is connected, and `test` on the test side only.
 */
export type InvoicePaymentMethodMethod = 'bank_transfer' | 'stripe' | 'test';

export type TraceRateSourceType = 'override' | 'card' | 'project' | 'client' | 'person' | 'workspace' | 'none' | 'unknown';

export type TraceLineMilestone = {
    id: MilestoneId;
    /**
     * Title of the milestone.
     */
    title: string;
    /**
     * Amount of the milestone.
     */
    amount: Money | null;
};

export type InvoiceTracePeriod = {
    /**
     * Identifier of the period.
     */
    id: string;
    /**
     * The agreement.
     */
    agreement_id: string;
    /**
     * Number of the period, counted from 1 within the agreement.
     */
    number: number;
    start_date: CalendarDate;
    end_date: CalendarDate;
    base_fee: Money;
};

/**
 * How the tax is calculated. With several taxes, the sums of `taxes`.
 */
export type InvoiceTraceTax = {
    tax_rate: TaxRate;
    /**
     * The sum of `exact` of `taxes`; for one tax, `subtotal` × `tax_rate`.
     */
    exact: TraceExact;
    /**
     * `exact`, rounded.
     */
    amount: Money;
    /**
     * `amount` − `exact`.
     */
    rounding: TraceExact;
};

export type TracedTax = {
    /**
     * The name of the tax rate; null for a plain rate.
     */
    name: string | null;
    category: TaxCategory;
    rate: TaxRate;
    /**
     * Whether it is also charged on the taxes before it, which `taxable` then includes.
     */
    is_compound: boolean;
    /**
     * What the rate applies to.
     */
    taxable: Money;
    /**
     * `taxable` × `rate`. If prices include tax, `taxable` is rounded already.
     */
    exact: TraceExact;
    /**
     * The tax.
     */
    amount: Money;
    /**
     * `amount` − `exact`.
     */
    rounding: TraceExact;
};

/**
 * How the total is rounded.
 */
export type InvoiceTraceRounding = {
    /**
     * What the total is a multiple of; null if it is exact.
     */
    increment: Money | null;
    /**
     * `subtotal` + `tax.amount`.
     */
    exact: TraceExact;
    /**
     * `total` − `exact`.
     */
    amount: Money;
};

export type InvoiceTracePayment = {
    id: PaymentId;
    type: PaymentType;
    date: CalendarDate;
    /**
     * Negative for a refund.
     */
    amount: Money;
};

export type InvoiceTraceCreditNote = {
    id: CreditNoteId;
    /**
     * Number of the credit note.
     */
    credit_note_number: string;
    credit_date: CalendarDate;
    /**
     * Tax included.
     */
    total: Money;
};

export type InvoiceSettlementAmounts = {
    total?: Money;
    amount_paid?: Money;
    outstanding?: Money;
};

export type InvoiceSettlementPayment = {
    id: PaymentId;
    method: PaymentMethod | null;
    /**
     * The payer's or the bank's reference.
     */
    reference: string | null;
};

export type InvoiceSettlementDates = {
    /**
     * Date of the payment that settled the invoice; null while anything is outstanding.
     */
    paid_date: string | null;
};

export type CreditAppliedAmounts = {
    total?: Money;
    amount_paid?: Money;
    outstanding?: Money;
};

export type CreditAppliedPayment = {
    id: PaymentId;
    /**
     * What was applied of it.
     */
    amount?: Money;
};

export type CreditAppliedDates = {
    /**
     * Today if nothing is outstanding any more; otherwise null.
     */
    paid_date: string | null;
};

export type PaymentListSummaryOtherCurrency = {
    currency: Currency;
    /**
     * Payments.
     */
    total_received: Money;
    /**
     * Refunds, as a positive amount.
     */
    total_refunded: Money;
    /**
     * Payments less refunds.
     */
    net: Money;
};

export type InvoiceSentDates = {
    /**
     * When the invoice was first sent.
     */
    sent_at: DateTime;
};

export type ApiKeyPage = {
    data: Array<ApiKey>;
    pagination: Pagination;
};

export type ApiKeyResponse = {
    data: ApiKey;
};

export type DeletedResponse = {
    data: DeletedObject;
};

export type CliLoginResponse = {
    data: CliLogin;
};

export type PortalProfileResponse = {
    data: PortalProfile;
};

export type PortalSessionsEndedResponse = {
    data: PortalSessionsEnded;
};

export type PortalSessionPage = {
    data: Array<PortalSession>;
    pagination: Pagination;
};

export type PortalSessionResponse = {
    data: PortalSession;
};

export type ListPortalProjectsSort = 'created_at' | 'title' | 'due_date';

export type PortalProjectSummaryPage = {
    data: Array<PortalProjectSummary>;
    pagination: Pagination;
};

export type PortalProjectResponse = {
    data: PortalProject;
};

export type ListPortalTicketsSort = 'created_at' | 'updated_at';

export type PortalTicketPage = {
    data: Array<PortalTicket>;
    pagination: Pagination;
};

export type PortalTicketResponse = {
    data: PortalTicket;
};

export type ListPortalTicketActivitiesSort = 'created_at';

export type PortalActivityPage = {
    data: Array<PortalActivity>;
    pagination: Pagination;
};

export type PortalActivityResponse = {
    data: PortalActivity;
};

export type ListPortalTicketAttachmentsSort = 'created_at';

export type PortalAttachmentPage = {
    data: Array<PortalAttachment>;
    pagination: Pagination;
};

export type PortalAttachmentResponse = {
    data: PortalAttachment;
};

export type ListPortalApprovalsSort = 'created_at' | 'due_date';

export type PortalApprovalSummaryPage = {
    data: Array<PortalApprovalSummary>;
    pagination: Pagination;
};

export type PortalApprovalResponse = {
    data: PortalApproval;
};

export type ListPortalApprovalEntriesSort = 'date';

export type PortalApprovalEntryPage = {
    data: Array<PortalApprovalEntry>;
    pagination: Pagination;
};

export type ListPortalInvoicesSort = 'invoice_date' | 'due_date';

export type PortalInvoicePage = {
    data: Array<PortalInvoice>;
    pagination: Pagination;
};

export type PortalInvoiceResponse = {
    data: PortalInvoice;
};

export type ListPortalCreditNotesSort = 'credit_date';

export type PortalCreditNotePage = {
    data: Array<PortalCreditNote>;
    pagination: Pagination;
};

export type StatementResponse = {
    data: Statement;
};

export type ListPortalAgreementsSort = 'created_at';

export type PortalAgreementPage = {
    data: Array<PortalAgreement>;
    pagination: Pagination;
};

export type TestMailPage = {
    data: Array<TestMail>;
    pagination: Pagination;
};

export type ListUsersSort = 'created_at' | 'name';

export type UserPage = {
    data: Array<User>;
    pagination: Pagination;
};

export type UserList = {
    data: Array<User>;
};

export type UserResponse = {
    data: User;
};

export type SessionPage = {
    data: Array<Session>;
    pagination: Pagination;
};

export type EndedSessionsResponse = {
    data: EndedSessions;
};

export type SessionResponse = {
    data: Session;
};

export type PasskeyPage = {
    data: Array<Passkey>;
    pagination: Pagination;
};

export type PasskeyCreatedResponse = {
    data: PasskeyCreated;
};

export type PasskeyOptionsResponse = {
    data: PasskeyOptions;
};

export type PasskeyResponse = {
    data: Passkey;
};

export type RecoveryCodeSetResponse = {
    data: RecoveryCodeSet;
};

export type SecondFactorResponse = {
    data: SecondFactor;
};

export type TotpResponse = {
    data: Totp;
};

export type FactorRemovedResponse = {
    data: FactorRemoved;
};

export type ErasedPersonResponse = {
    data: ErasedPerson;
};

export type PersonalDataResponse = {
    data: PersonalData;
};

export type UserTimeSummaryResponse = {
    data: UserTimeSummary;
};

export type ListSavedViewsSort = 'name' | 'created_at';

export type SavedViewPage = {
    data: Array<SavedView>;
    pagination: Pagination;
};

export type SavedViewResponse = {
    data: SavedView;
};

export type FoundList = {
    data: Array<FoundObject>;
    /**
     * Whether more objects match than are returned.
     */
    has_more: boolean;
};

export type WorkspaceResponse = {
    data: Workspace;
};

export type ReminderTextsResponse = {
    data: ReminderTexts;
};

export type WorkspaceUsageResponse = {
    data: WorkspaceUsage;
};

export type ListWorkspaceExportsSort = 'created_at';

export type WorkspaceExportPage = {
    data: Array<WorkspaceExport>;
    pagination: Pagination;
};

export type WorkspaceExportResponse = {
    data: WorkspaceExport;
};

export type SingleSignOnResponse = {
    data: SingleSignOn;
};

export type SingleSignOnCheckResponse = {
    data: SingleSignOnCheck;
};

export type StripeConnectionResponse = {
    data: StripeConnection;
};

export type NotificationPage = {
    data: Array<Notification>;
    pagination: Pagination;
    summary: NotificationListSummary;
};

export type NotificationResponse = {
    data: Notification;
};

export type NotificationsReadResponse = {
    data: NotificationsRead;
};

export type ListApprovalsSort = 'created_at' | 'due_date';

export type ApprovalSummaryPage = {
    data: Array<ApprovalSummary>;
    pagination: Pagination;
};

export type ApprovalResponse = {
    data: Approval;
};

export type ApprovalMailPreviewResponse = {
    data: ApprovalMailPreview;
};

export type ListApprovalEntriesSort = 'date';

export type ApprovalEntryPage = {
    data: Array<ApprovalEntry>;
    pagination: Pagination;
};

export type ListCreditNotesSort = 'credit_date' | 'total';

export type CreditNotePage = {
    data: Array<CreditNote>;
    pagination: Pagination;
    summary: CreditNoteListSummary;
};

export type CreditNoteResponse = {
    data: CreditNote;
};

export type CreditNoteSentResponse = {
    data: CreditNoteSent;
};

export type MailPreviewResponse = {
    data: MailPreview;
};

export type EventPage = {
    data: Array<DocketEvent>;
    pagination: Pagination;
};

export type EventResponse = {
    data: DocketEvent;
};

export type MailTemplatesResponse = {
    data: MailTemplates;
};

export type MailTemplateResponse = {
    data: MailTemplate;
};

export type MailTemplatePreviewResponse = {
    data: MailTemplatePreview;
};

export type MailPage = {
    data: Array<Mail>;
    pagination: Pagination;
};

export type MailResponse = {
    data: Mail;
};

export type AuditEntryPage = {
    data: Array<AuditEntry>;
    pagination: Pagination;
};

export type AuditEntryResponse = {
    data: AuditEntry;
};

export type LoggedRequestPage = {
    data: Array<LoggedRequest>;
    pagination: Pagination;
};

export type LoggedRequestResponse = {
    data: LoggedRequest;
};

export type WebhookPage = {
    data: Array<Webhook>;
    pagination: Pagination;
};

export type WebhookWithSecretResponse = {
    data: WebhookWithSecret;
};

export type WebhookResponse = {
    data: Webhook;
};

export type WebhookDeliveryPage = {
    data: Array<WebhookDelivery>;
    pagination: Pagination;
};

export type WebhookDeliveriesRetriedResponse = {
    data: WebhookDeliveriesRetried;
};

export type WebhookDeliveryWithBodiesResponse = {
    data: WebhookDeliveryWithBodies;
};

export type WebhookDeliveryResponse = {
    data: WebhookDelivery;
};

export type WebhookRecoveryResponse = {
    data: WebhookRecovery;
};

export type TestClockResponse = {
    data: TestClock;
};

export type ListClientsSort = 'created_at' | 'name' | 'updated_at' | 'health_score';

export type ClientPage = {
    data: Array<Client>;
    pagination: Pagination;
};

export type ClientResponse = {
    data: Client;
};

export type StatementSentResponse = {
    data: StatementSent;
};

export type ClientBalanceResponse = {
    data: ClientBalance;
};

export type ClientUnbilledResponse = {
    data: ClientUnbilled;
};

export type TaggedResourceResponse = {
    data: TaggedResource;
};

export type ListContactsSort = 'created_at' | 'name' | 'updated_at';

export type ContactSummaryPage = {
    data: Array<ContactSummary>;
    pagination: Pagination;
};

export type ContactResponse = {
    data: Contact;
};

export type ContactList = {
    data: Array<Contact>;
};

export type ContactDuplicatesPage = {
    data: Array<ContactDuplicates>;
    pagination: Pagination;
};

export type ContactPortalStateResponse = {
    data: ContactPortalState;
};

export type ListRateCardsSort = 'created_at' | 'name';

export type RateCardPage = {
    data: Array<RateCard>;
    pagination: Pagination;
};

export type RateCardResponse = {
    data: RateCard;
};

export type ListProjectTypesSort = 'created_at' | 'name';

export type ProjectTypePage = {
    data: Array<ProjectType>;
    pagination: Pagination;
};

export type ProjectTypeResponse = {
    data: ProjectType;
};

export type ListProjectsSort = 'created_at' | 'title' | 'due_date' | 'status' | 'hours_used' | 'percent_complete';

export type ProjectSummaryPage = {
    data: Array<ProjectSummary>;
    pagination: Pagination;
};

export type ProjectResponse = {
    data: Project;
};

export type ProjectBudgetUseResponse = {
    data: ProjectBudgetUse;
};

export type ListProjectMilestonesSort = 'due_date' | 'created_at' | 'title';

export type MilestonePage = {
    data: Array<Milestone>;
    pagination: Pagination;
};

export type MilestoneResponse = {
    data: Milestone;
};

export type ListProjectPhasesSort = 'position' | 'created_at' | 'due_date';

export type PhasePage = {
    data: Array<Phase>;
    pagination: Pagination;
};

export type PhaseResponse = {
    data: Phase;
};

export type PhaseList = {
    data: Array<Phase>;
};

export type ListProjectTasksSort = 'position' | 'created_at' | 'due_date';

export type TaskPage = {
    data: Array<Task>;
    pagination: Pagination;
};

export type TaskResponse = {
    data: Task;
};

export type TaskList = {
    data: Array<Task>;
};

export type ListProjectTicketsSort = 'created_at' | 'updated_at' | 'priority' | 'due_date';

export type TicketSummaryPage = {
    data: Array<TicketSummary>;
    pagination: Pagination;
};

export type TicketResponse = {
    data: Ticket;
};

export type ListProjectTimeEntriesSort = 'date' | 'created_at' | 'hours';

export type TimeEntrySummaryPage = {
    data: Array<TimeEntrySummary>;
    pagination: Pagination;
    summary: TimeListSummary;
};

export type ListTagsSort = 'created_at' | 'name' | 'usage_count';

export type TagPage = {
    data: Array<Tag>;
    pagination: Pagination;
};

export type TagResponse = {
    data: Tag;
};

export type TaggedResourceList = {
    data: Array<TaggedResource>;
};

export type TagSuggestionPage = {
    data: Array<TagSuggestion>;
    pagination: Pagination;
};

export type ListTicketPrioritiesSort = 'position' | 'name';

export type TicketPriorityPage = {
    data: Array<TicketPriority>;
    pagination: Pagination;
};

export type TicketPriorityResponse = {
    data: TicketPriority;
};

export type ListTicketStatusesSort = 'position' | 'name';

export type TicketStatusPage = {
    data: Array<TicketStatus>;
    pagination: Pagination;
};

export type TicketStatusResponse = {
    data: TicketStatus;
};

export type ListCannedRepliesSort = 'name' | 'created_at';

export type CannedReplyPage = {
    data: Array<CannedReply>;
    pagination: Pagination;
};

export type CannedReplyResponse = {
    data: CannedReply;
};

export type RenderedReplyResponse = {
    data: RenderedReply;
};

export type ListTicketsSort = 'created_at' | 'updated_at' | 'priority' | 'due_date' | 'sla_due_at';

export type TicketList = {
    data: Array<Ticket>;
};

export type ListTicketActivitiesSort = 'created_at';

export type TicketActivityPage = {
    data: Array<TicketActivity>;
    pagination: Pagination;
};

export type TicketActivityResponse = {
    data: TicketActivity;
};

export type ListTicketAttachmentsSort = 'created_at' | 'filename' | 'size';

export type AttachmentPage = {
    data: Array<Attachment>;
    pagination: Pagination;
};

export type AttachmentResponse = {
    data: Attachment;
};

export type TicketWatchersResponse = {
    data: TicketWatchers;
};

export type TicketSlaStateResponse = {
    data: TicketSlaState;
};

export type ListTicketTasksSort = 'position' | 'created_at' | 'due_date';

export type ListTicketTimeEntriesSort = 'date' | 'created_at' | 'hours';

export type TimeEntryResponse = {
    data: TimeEntry;
};

export type ListTimeEntriesSort = 'date' | 'created_at' | 'hours';

export type TimeEntryList = {
    data: Array<TimeEntry>;
};

export type DeletedList = {
    data: Array<DeletedObject>;
};

export type TimeSummaryResponse = {
    data: TimeSummary;
};

export type RunningTimerPage = {
    data: Array<TimeEntrySummary>;
    pagination: Pagination;
};

export type ListExpensesSort = 'date' | 'created_at' | 'amount';

export type ExpenseSummaryPage = {
    data: Array<ExpenseSummary>;
    pagination: Pagination;
    summary: ExpenseListSummary;
};

export type ExpenseResponse = {
    data: Expense;
};

export type ExpenseList = {
    data: Array<Expense>;
};

export type ExpensesMarkedBilledResponse = {
    data: ExpensesMarkedBilled;
};

export type ExpenseReportResponse = {
    data: ExpenseReport;
};

export type ExpenseUploadedResponse = {
    data: ExpenseUploaded;
};

export type ListAgreementsSort = 'created_at' | 'start_date' | 'monthly_fee';

export type AgreementSummaryPage = {
    data: Array<AgreementSummary>;
    pagination: Pagination;
    summary: AgreementListSummary;
};

export type AgreementResponse = {
    data: Agreement;
};

export type DrawdownPage = {
    data: Array<Drawdown>;
    pagination: Pagination;
    summary: DrawdownSummary;
};

export type AgreementBalanceResponse = {
    data: AgreementBalance;
};

export type HourMovementPage = {
    data: Array<HourMovement>;
    pagination: Pagination;
};

export type AgreementPeriodPage = {
    data: Array<AgreementPeriod>;
    pagination: Pagination;
};

export type AgreementPeriodResponse = {
    data: AgreementPeriod;
};

export type ListAgreementTypesSort = 'created_at' | 'name';

export type AgreementTypePage = {
    data: Array<AgreementType>;
    pagination: Pagination;
};

export type AgreementTypeResponse = {
    data: AgreementType;
};

export type AgingReportResponse = {
    data: AgingReport;
};

export type UnbilledReportResponse = {
    data: UnbilledReport;
};

export type DashboardReportResponse = {
    data: DashboardReport;
};

export type ForecastReportResponse = {
    data: ForecastReport;
};

export type RevenueReportResponse = {
    data: RevenueReport;
};

export type TaxReportResponse = {
    data: TaxReport;
};

export type ProfitabilityReportResponse = {
    data: ProfitabilityReport;
};

export type TimeReportResponse = {
    data: TimeReport;
};

export type ScheduledReportPage = {
    data: Array<ScheduledReport>;
    pagination: Pagination;
};

export type ScheduledReportResponse = {
    data: ScheduledReport;
};

export type UtilizationReportResponse = {
    data: UtilizationReport;
};

export type ListBankImportsSort = 'created_at';

export type BankImportPage = {
    data: Array<BankImport>;
    pagination: Pagination;
};

export type BankImportResponse = {
    data: BankImport;
};

export type BankConfirmedResponse = {
    data: BankConfirmed;
};

export type ListBankImportLinesSort = 'position';

export type BankLinePage = {
    data: Array<BankLine>;
    pagination: Pagination;
};

export type BankLineResponse = {
    data: BankLine;
};

export type ListItemsSort = 'name' | 'created_at';

export type ItemPage = {
    data: Array<Item>;
    pagination: Pagination;
};

export type ItemResponse = {
    data: Item;
};

export type ListRecurringInvoicesSort = 'created_at' | 'next_date';

export type RecurringInvoicePage = {
    data: Array<RecurringInvoice>;
    pagination: Pagination;
};

export type RecurringInvoiceResponse = {
    data: RecurringInvoice;
};

export type RecurringPreviewList = {
    data: Array<RecurringPreview>;
};

export type InvoiceResponse = {
    data: Invoice;
};

export type ListTaxRatesSort = 'name' | 'created_at';

export type TaxRatePage = {
    data: Array<TaxRateObject>;
    pagination: Pagination;
};

export type TaxRateResponse = {
    data: TaxRateObject;
};

export type ListExchangeRatesSort = 'date' | 'created_at';

export type ExchangeRatePage = {
    data: Array<ExchangeRateObject>;
    pagination: Pagination;
};

export type ExchangeRateResponse = {
    data: ExchangeRateObject;
};

export type ExchangeRateImportResponse = {
    data: ExchangeRateImport;
};

export type ExchangeRateLookupResponse = {
    data: ExchangeRateLookup;
};

export type ListInvoicesSort = 'invoice_date' | 'due_date' | 'total' | 'status';

export type InvoiceSummaryPage = {
    data: Array<InvoiceSummary>;
    pagination: Pagination;
    summary: InvoiceListSummary;
};

export type AgingResponse = {
    data: Aging;
};

export type InvoicePreviewResponse = {
    data: InvoicePreview;
};

export type LineItemResponse = {
    data: LineItem;
};

export type InvoicePaymentMethodsResponse = {
    data: InvoicePaymentMethods;
};

export type InvoiceTraceResponse = {
    data: InvoiceTrace;
};

export type ListInvoicePaymentsSort = 'created_at' | 'date';

export type PaymentPage = {
    data: Array<Payment>;
    pagination: Pagination;
};

export type InvoiceSettlementResponse = {
    data: InvoiceSettlement;
};

export type CreditAppliedResponse = {
    data: CreditApplied;
};

export type ListPaymentsSort = 'date' | 'amount';

export type PaymentSummaryPage = {
    data: Array<PaymentSummary>;
    pagination: Pagination;
    summary: PaymentListSummary;
};

export type ClientPaymentResponse = {
    data: ClientPayment;
};

export type InvoiceRemindedResponse = {
    data: InvoiceReminded;
};

export type InvoiceSentResponse = {
    data: InvoiceSent;
};

/**
 * A user was created: an invitation was accepted, or a key was created for a person who was missing on this side.
 */
export type UserCreatedEvent = EventEnvelope & {
    type: 'user.created';
    data: User;
};

/**
 * A user was updated; `context.changes` lists the changes. A change of role alone emits `user.role_changed`.
 */
export type UserUpdatedEvent = EventEnvelope & {
    type: 'user.updated';
    data: User;
};

/**
 * A user was deactivated; `context.changes` lists `status` and what changed with it.
 */
export type UserDeactivatedEvent = EventEnvelope & {
    type: 'user.deactivated';
    data: User;
};

/**
 * A deactivated user was reactivated; `context.changes` lists `status`: `active`, or `invited` if they never accepted the invitation.
 */
export type UserReactivatedEvent = EventEnvelope & {
    type: 'user.reactivated';
    data: User;
};

/**
 * The role of a user changed; `context.changes` lists `role` and the permissions that changed with it.
 */
export type UserRoleChangedEvent = EventEnvelope & {
    type: 'user.role_changed';
    data: User;
};

/**
 * A client was created.
 */
export type ClientCreatedEvent = EventEnvelope & {
    type: 'client.created';
    data: Client;
};

/**
 * A client was updated; `context.changes` lists the changes.
 */
export type ClientUpdatedEvent = EventEnvelope & {
    type: 'client.updated';
    data: Client;
};

/**
 * A client was deleted; `data` is the client before deletion.
 */
export type ClientDeletedEvent = EventEnvelope & {
    type: 'client.deleted';
    data: Client;
};

/**
 * The health score of a client crossed a threshold (70 or 40); `context.changes.health` has the old and the new value.
 */
export type ClientHealthChangedEvent = EventEnvelope & {
    type: 'client.health_changed';
    data: Client;
};

/**
 * A contact was created.
 */
export type ContactCreatedEvent = EventEnvelope & {
    type: 'contact.created';
    data: Contact;
};

/**
 * A contact was updated, or another contact was merged into it; `context.changes` lists the changes.
 */
export type ContactUpdatedEvent = EventEnvelope & {
    type: 'contact.updated';
    data: Contact;
};

/**
 * A contact was deleted; `data` is the contact before deletion. If it was merged, `context.merged_into` names the contact it was merged into.
 */
export type ContactDeletedEvent = EventEnvelope & {
    type: 'contact.deleted';
    data: Contact;
};

/**
 * A contact was given access to the client portal; `context.changes` lists the changes of `portal`.
 */
export type ContactPortalEnabledEvent = EventEnvelope & {
    type: 'contact.portal_enabled';
    data: Contact;
};

/**
 * A contact signed in to the client portal.
 */
export type ContactPortalLoginEvent = EventEnvelope & {
    type: 'contact.portal_login';
    data: Contact;
};

/**
 * A project was created.
 */
export type ProjectCreatedEvent = EventEnvelope & {
    type: 'project.created';
    data: Project;
};

/**
 * A project was updated, except for its status; `context.changes` lists the changes. Also emitted when its phases, milestones or tasks are created, changed or deleted. In this case, `context.parts` names them, and the project's own `updated_at` does not change. Budget use by hours and amounts does not count as an update.
 */
export type ProjectUpdatedEvent = EventEnvelope & {
    type: 'project.updated';
    data: Project;
};

/**
 * The status of a project changed; `context.changes` lists `status` and the dates that changed with it.
 */
export type ProjectStatusChangedEvent = EventEnvelope & {
    type: 'project.status_changed';
    data: Project;
};

/**
 * `percent_complete` of a project reached 75, 90 or 100 because of hours, invoices or a change of the budget; `context.threshold` is the threshold. Crossing several at once emits one event for each, lowest first; falling below a threshold and reaching it again emits it again.
 */
export type ProjectBudgetAlertEvent = EventEnvelope & {
    type: 'project.budget_alert';
    data: Project;
};

/**
 * A project was completed.
 */
export type ProjectCompletedEvent = EventEnvelope & {
    type: 'project.completed';
    data: Project;
};

/**
 * A project was deleted; `data` is the project before deletion.
 */
export type ProjectDeletedEvent = EventEnvelope & {
    type: 'project.deleted';
    data: Project;
};

/**
 * An invoice was created by hand, from time, or as a duplicate.
 */
export type InvoiceCreatedEvent = EventEnvelope & {
    type: 'invoice.created';
    data: Invoice;
};

/**
 * An invoice was changed in a way that has no separate event; `context.changes` lists the changes, `context.payment` is the refund, `context.reason` the reason given.
 */
export type InvoiceUpdatedEvent = EventEnvelope & {
    type: 'invoice.updated';
    data: Invoice;
};

/**
 * An invoice was sent for the first time.
 */
export type InvoiceSentEvent = EventEnvelope & {
    type: 'invoice.sent';
    data: Invoice;
};

/**
 * The client opened the hosted page of an invoice for the first time. HEAD requests, prefetches, embedded pages and programs that identify themselves in `User-Agent` (link previews, mail scanners, crawlers) do not count, nor does the PDF.
 */
export type InvoiceViewedEvent = EventEnvelope & {
    type: 'invoice.viewed';
    data: Invoice;
};

/**
 * An invoice was paid in full; `context.payment` is the payment that settled it.
 */
export type InvoicePaidEvent = EventEnvelope & {
    type: 'invoice.paid';
    data: InvoicePaid;
};

/**
 * A payment was recorded that leaves an amount outstanding; `context.payment` is the payment.
 */
export type InvoicePartialPaymentEvent = EventEnvelope & {
    type: 'invoice.partial_payment';
    data: Invoice;
};

/**
 * The electronic form of an invoice was taken over by its transport; by mail, a mail server has accepted the mail. If it is that of a credit note, `context.credit_note` is the credit note, and `data` its invoice.
 */
export type ElectronicInvoiceSentEvent = EventEnvelope & {
    type: 'invoice.e_invoice_sent';
    data: Invoice;
};

/**
 * The electronic form of an invoice has reached the buyer: it was downloaded from the hosted page or the portal, or the transport has reported it. Mail servers report nothing. If it is that of a credit note, `context.credit_note` is the credit note, and `data` its invoice.
 */
export type ElectronicInvoiceDeliveredEvent = EventEnvelope & {
    type: 'invoice.e_invoice_delivered';
    data: Invoice;
};

/**
 * The electronic form of an invoice did not arrive, or the other side refused it; `e_invoice.error` says why. If it is that of a credit note, `context.credit_note` is the credit note, and `data` its invoice.
 */
export type ElectronicInvoiceRejectedEvent = EventEnvelope & {
    type: 'invoice.e_invoice_rejected';
    data: Invoice;
};

/**
 * The mail of an invoice, or of a reminder, could not be delivered: the mail server refused it, or all attempts failed, the last one 35 hours after the first, or it has come back, if the service receives what comes back. `context.mail` has the recipients that did not get it, and the reason; others may have it. If the mail comes back from another recipient later, one more event follows.
 */
export type InvoiceMailFailedEvent = EventEnvelope & {
    type: 'invoice.mail_failed';
    data: Invoice;
};

/**
 * An invoice became overdue; emitted each time this happens.
 */
export type InvoiceOverdueEvent = EventEnvelope & {
    type: 'invoice.overdue';
    data: Invoice;
};

/**
 * An invoice was voided; `context.reason` is the reason given.
 */
export type InvoiceVoidedEvent = EventEnvelope & {
    type: 'invoice.voided';
    data: Invoice;
};

/**
 * A ticket was created.
 */
export type TicketCreatedEvent = EventEnvelope & {
    type: 'ticket.created';
    data: Ticket;
};

/**
 * A ticket was updated, except for its status and its assignee; `context.changes` lists the changes. Also emitted when a file is attached (`context.activity` names it) or deleted, and when tasks of the ticket are created, changed or deleted. In the case of tasks, `context.parts` names them, and the ticket's own `updated_at` does not change. Logged hours do not count as an update.
 */
export type TicketUpdatedEvent = EventEnvelope & {
    type: 'ticket.updated';
    data: Ticket;
};

/**
 * The assignee of a ticket changed, or the ticket was created with one; `context.changes` lists `assignee_id`, null for no assignee.
 */
export type TicketAssignedEvent = EventEnvelope & {
    type: 'ticket.assigned';
    data: Ticket;
};

/**
 * The status of a ticket changed; `context.changes` lists `status_id` and what changed with it.
 */
export type TicketStatusChangedEvent = EventEnvelope & {
    type: 'ticket.status_changed';
    data: Ticket;
};

/**
 * A comment was added to a ticket; `context.activity` is the comment.
 */
export type TicketCommentedEvent = EventEnvelope & {
    type: 'ticket.commented';
    data: Ticket;
};

/**
 * A ticket was closed.
 */
export type TicketClosedEvent = EventEnvelope & {
    type: 'ticket.closed';
    data: Ticket;
};

/**
 * A closed ticket was reopened; `context.reason` is the reason given.
 */
export type TicketReopenedEvent = EventEnvelope & {
    type: 'ticket.reopened';
    data: Ticket;
};

/**
 * 80 percent of the minutes of an SLA target of a ticket have been used; `context.target` names it. Emitted once for each target of a ticket. Warnings that fell due while no worker was running are emitted as soon as one runs.
 */
export type TicketSlaWarningEvent = EventEnvelope & {
    type: 'ticket.sla_warning';
    data: Ticket;
};

/**
 * An SLA target of a ticket was breached; `context.target` names it. Emitted once for each target of a ticket, at the end of its last minute, regardless of later changes to the targets.
 */
export type TicketSlaBreachedEvent = EventEnvelope & {
    type: 'ticket.sla_breached';
    data: Ticket;
};

/**
 * A ticket was deleted; `data` is the ticket before deletion.
 */
export type TicketDeletedEvent = EventEnvelope & {
    type: 'ticket.deleted';
    data: Ticket;
};

/**
 * Time was logged or a timer started.
 */
export type TimeEntryCreatedEvent = EventEnvelope & {
    type: 'time_entry.created';
    data: TimeEntry;
};

/**
 * A time entry was updated; `context.changes` lists the changes.
 */
export type TimeEntryUpdatedEvent = EventEnvelope & {
    type: 'time_entry.updated';
    data: TimeEntry;
};

/**
 * A time entry was deleted; `data` is the entry before deletion.
 */
export type TimeEntryDeletedEvent = EventEnvelope & {
    type: 'time_entry.deleted';
    data: TimeEntry;
};

/**
 * A timer was started.
 */
export type TimeEntryTimerStartedEvent = EventEnvelope & {
    type: 'time_entry.timer_started';
    data: TimeEntry;
};

/**
 * A timer was stopped; its hours are final.
 */
export type TimeEntryTimerStoppedEvent = EventEnvelope & {
    type: 'time_entry.timer_stopped';
    data: TimeEntry;
};

/**
 * A time entry was approved.
 */
export type TimeEntryApprovedEvent = EventEnvelope & {
    type: 'time_entry.approved';
    data: TimeEntry;
};

/**
 * A time entry was rejected; `data.approval.reason` states why, if given.
 */
export type TimeEntryRejectedEvent = EventEnvelope & {
    type: 'time_entry.rejected';
    data: TimeEntry;
};

/**
 * An invoice was credited.
 */
export type CreditNoteCreatedEvent = EventEnvelope & {
    type: 'credit_note.created';
    data: CreditNote;
};

/**
 * Money was received from a client. The invoices that it pays have events of their own.
 */
export type PaymentCreatedEvent = EventEnvelope & {
    type: 'payment.created';
    data: ClientPayment;
};

/**
 * The allocations of a payment to invoices changed, or what its provider says about it: its fee, its dispute, or how far a refund is. `context.changes` has what was before and after of `unallocated_amount`, `provider_fee`, `dispute`, `refund_status` and `refund_error`, as far as they changed.
 */
export type PaymentUpdatedEvent = EventEnvelope & {
    type: 'payment.updated';
    data: ClientPayment;
};

/**
 * A payment was refunded, in full or in part; `context.refund` is the refund.
 */
export type PaymentRefundedEvent = EventEnvelope & {
    type: 'payment.refunded';
    data: ClientPayment;
};

/**
 * A bank statement was imported.
 */
export type BankImportCreatedEvent = EventEnvelope & {
    type: 'bank_import.created';
    data: BankImport;
};

/**
 * No line of an imported bank statement is open any more.
 */
export type BankImportCompletedEvent = EventEnvelope & {
    type: 'bank_import.completed';
    data: BankImport;
};

/**
 * A mail was sent: the mail server has taken it, or on the test side it was captured.
 */
export type MailSentEvent = EventEnvelope & {
    type: 'mail.sent';
    data: Mail;
};

/**
 * A mail did not reach all of its recipients, and no attempt will follow; `error` says why, and names those of several. Emitted again if it comes back from another one later. [retryMail](op:retryMail) queues it once more.
 */
export type MailFailedEvent = EventEnvelope & {
    type: 'mail.failed';
    data: Mail;
};

/**
 * An expense was recorded.
 */
export type ExpenseCreatedEvent = EventEnvelope & {
    type: 'expense.created';
    data: Expense;
};

/**
 * An expense was updated, including its receipt and its project, or its approval or rejection was withdrawn, or it was removed from an invoice; `context.changes` lists the changes. Approval, rejection and billing have separate events.
 */
export type ExpenseUpdatedEvent = EventEnvelope & {
    type: 'expense.updated';
    data: Expense;
};

/**
 * An expense was approved.
 */
export type ExpenseApprovedEvent = EventEnvelope & {
    type: 'expense.approved';
    data: Expense;
};

/**
 * An expense was rejected.
 */
export type ExpenseRejectedEvent = EventEnvelope & {
    type: 'expense.rejected';
    data: Expense;
};

/**
 * An expense was put on an invoice, or marked billed.
 */
export type ExpenseBilledEvent = EventEnvelope & {
    type: 'expense.billed';
    data: Expense;
};

/**
 * An expense was deleted, on its own or with its client; `data` is the expense before deletion.
 */
export type ExpenseDeletedEvent = EventEnvelope & {
    type: 'expense.deleted';
    data: Expense;
};

/**
 * The name, slug, color or description of a tag changed; `context.changes` lists the changes. Resources with a renamed tag show the new name, and their `updated_at` changes, without separate events.
 */
export type TagUpdatedEvent = EventEnvelope & {
    type: 'tag.updated';
    data: Tag;
};

/**
 * A tag was deleted and removed from all resources, whose `updated_at` changes without separate events; `data` is the tag before deletion.
 */
export type TagDeletedEvent = EventEnvelope & {
    type: 'tag.deleted';
    data: Tag;
};

/**
 * An agreement was created.
 */
export type AgreementCreatedEvent = EventEnvelope & {
    type: 'agreement.created';
    data: Agreement;
};

/**
 * An agreement was updated.
 */
export type AgreementUpdatedEvent = EventEnvelope & {
    type: 'agreement.updated';
    data: Agreement;
};

/**
 * An agreement was cancelled.
 */
export type AgreementCancelledEvent = EventEnvelope & {
    type: 'agreement.cancelled';
    data: Agreement;
};

/**
 * A period was closed. `context.period` is the period.
 */
export type AgreementPeriodClosedEvent = EventEnvelope & {
    type: 'agreement.period_closed';
    data: Agreement;
};

/**
 * 90 percent of the hours of the open period have been used. `context.period` is the period.
 */
export type AgreementNearLimitEvent = EventEnvelope & {
    type: 'agreement.near_limit';
    data: Agreement;
};

/**
 * More hours were used than the open period has. `context.period` is the period.
 */
export type AgreementOverLimitEvent = EventEnvelope & {
    type: 'agreement.over_limit';
    data: Agreement;
};

/**
 * An active agreement ends within 30 days. Emitted once for each end date, by the daily job, or immediately if a request brings the end date within 30 days.
 */
export type AgreementExpiringSoonEvent = EventEnvelope & {
    type: 'agreement.expiring_soon';
    data: Agreement;
};

/**
 * An agreement was deleted with its client; `data` is the agreement before deletion.
 */
export type AgreementDeletedEvent = EventEnvelope & {
    type: 'agreement.deleted';
    data: Agreement;
};

/**
 * A recurring invoice was created.
 */
export type RecurringInvoiceCreatedEvent = EventEnvelope & {
    type: 'recurring_invoice.created';
    data: RecurringInvoice;
};

/**
 * A recurring invoice was changed, paused, resumed or ended, or has made an invoice.
 */
export type RecurringInvoiceUpdatedEvent = EventEnvelope & {
    type: 'recurring_invoice.updated';
    data: RecurringInvoice;
};

/**
 * An invoice of a recurring invoice could not be made or sent; `last_error` says why. Emitted once for each date and reason.
 */
export type RecurringInvoiceFailedEvent = EventEnvelope & {
    type: 'recurring_invoice.failed';
    data: RecurringInvoice;
};

/**
 * A recurring invoice was deleted together with its client.
 */
export type RecurringInvoiceDeletedEvent = EventEnvelope & {
    type: 'recurring_invoice.deleted';
    data: RecurringInvoice;
};

/**
 * A client was asked to approve a milestone or hours.
 */
export type ApprovalRequestedEvent = EventEnvelope & {
    type: 'approval.requested';
    data: Approval;
};

/**
 * A client approved a milestone or hours. The actor is the contact.
 */
export type ApprovalApprovedEvent = EventEnvelope & {
    type: 'approval.approved';
    data: Approval;
};

/**
 * A client rejected a milestone or hours; the comment says why. The actor is the contact.
 */
export type ApprovalRejectedEvent = EventEnvelope & {
    type: 'approval.rejected';
    data: Approval;
};

/**
 * An approval was cancelled by the firm, or because nothing was left to approve.
 */
export type ApprovalCancelledEvent = EventEnvelope & {
    type: 'approval.cancelled';
    data: Approval;
};

/**
 * Something about an approval changed: time fell out of it, the client was reminded, or its project or milestone was deleted.
 */
export type ApprovalUpdatedEvent = EventEnvelope & {
    type: 'approval.updated';
    data: Approval;
};

/**
 * An approval was deleted along with its client.
 */
export type ApprovalDeletedEvent = EventEnvelope & {
    type: 'approval.deleted';
    data: Approval;
};

/**
 * A user received a notification. Only this user receives the change in `streamChanges`; webhooks receive the notifications of all users. Those that a user receives by mail only are not announced.
 */
export type NotificationCreatedEvent = EventEnvelope & {
    type: 'notification.created';
    data: Notification;
};

/**
 * A user marked a notification as read or unread, or snoozed it; `context.changes` lists the changes. `markAllNotificationsRead` emits it once, about the newest notification that it marked.
 */
export type NotificationUpdatedEvent = EventEnvelope & {
    type: 'notification.updated';
    data: Notification;
};

/**
 * What a webhook delivers; `type` says which event it is.
 */
export type WebhookEvent = UserCreatedEvent | UserUpdatedEvent | UserDeactivatedEvent | UserReactivatedEvent | UserRoleChangedEvent | ClientCreatedEvent | ClientUpdatedEvent | ClientDeletedEvent | ClientHealthChangedEvent | ContactCreatedEvent | ContactUpdatedEvent | ContactDeletedEvent | ContactPortalEnabledEvent | ContactPortalLoginEvent | ProjectCreatedEvent | ProjectUpdatedEvent | ProjectStatusChangedEvent | ProjectBudgetAlertEvent | ProjectCompletedEvent | ProjectDeletedEvent | InvoiceCreatedEvent | InvoiceUpdatedEvent | InvoiceSentEvent | InvoiceViewedEvent | InvoicePaidEvent | InvoicePartialPaymentEvent | ElectronicInvoiceSentEvent | ElectronicInvoiceDeliveredEvent | ElectronicInvoiceRejectedEvent | InvoiceMailFailedEvent | InvoiceOverdueEvent | InvoiceVoidedEvent | TicketCreatedEvent | TicketUpdatedEvent | TicketAssignedEvent | TicketStatusChangedEvent | TicketCommentedEvent | TicketClosedEvent | TicketReopenedEvent | TicketSlaWarningEvent | TicketSlaBreachedEvent | TicketDeletedEvent | TimeEntryCreatedEvent | TimeEntryUpdatedEvent | TimeEntryDeletedEvent | TimeEntryTimerStartedEvent | TimeEntryTimerStoppedEvent | TimeEntryApprovedEvent | TimeEntryRejectedEvent | CreditNoteCreatedEvent | PaymentCreatedEvent | PaymentUpdatedEvent | PaymentRefundedEvent | BankImportCreatedEvent | BankImportCompletedEvent | MailSentEvent | MailFailedEvent | ExpenseCreatedEvent | ExpenseUpdatedEvent | ExpenseApprovedEvent | ExpenseRejectedEvent | ExpenseBilledEvent | ExpenseDeletedEvent | TagUpdatedEvent | TagDeletedEvent | AgreementCreatedEvent | AgreementUpdatedEvent | AgreementCancelledEvent | AgreementPeriodClosedEvent | AgreementNearLimitEvent | AgreementOverLimitEvent | AgreementExpiringSoonEvent | AgreementDeletedEvent | RecurringInvoiceCreatedEvent | RecurringInvoiceUpdatedEvent | RecurringInvoiceFailedEvent | RecurringInvoiceDeletedEvent | ApprovalRequestedEvent | ApprovalApprovedEvent | ApprovalRejectedEvent | ApprovalCancelledEvent | ApprovalUpdatedEvent | ApprovalDeletedEvent | NotificationCreatedEvent | NotificationUpdatedEvent;

/**
 * Query parameters of `listApiKeys`.
 */
export type ListApiKeysQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only keys of these modes, comma-separated.
     */
    mode?: Mode | Array<Mode>;
    /**
     * Only keys of these users, comma-separated.
     */
    user_id?: UserId | Array<UserId>;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getApiKey`.
 */
export type GetApiKeyQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getPortalProfile`.
 */
export type GetPortalProfileQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listPortalSessions`.
 */
export type ListPortalSessionsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getPortalSession`.
 */
export type GetPortalSessionQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listPortalProjects`.
 */
export type ListPortalProjectsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only projects of these statuses, comma-separated.
     */
    status?: ProjectStatus | Array<ProjectStatus>;
    /**
     * Field to sort by. Default: `"created_at"`.
     */
    sort?: ListPortalProjectsSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getPortalProject`.
 */
export type GetPortalProjectQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listPortalTickets`.
 */
export type ListPortalTicketsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only tickets of these projects, comma-separated.
     */
    project_id?: ProjectId | Array<ProjectId>;
    /**
     * Only tickets of these contacts, comma-separated.
     */
    contact_id?: ContactId | Array<ContactId>;
    /**
     * With true, only closed tickets; with false, only open ones.
     */
    closed?: boolean;
    /**
     * With true, only tickets on which the firm waits for an answer (`awaits_client`); with false, only others.
     */
    awaits_client?: boolean;
    /**
     * Field to sort by. Default: `"created_at"`.
     */
    sort?: ListPortalTicketsSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getPortalTicket`.
 */
export type GetPortalTicketQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listPortalTicketActivities`.
 */
export type ListPortalTicketActivitiesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Field to sort by. Default: `"created_at"`.
     */
    sort?: ListPortalTicketActivitiesSort;
    /**
     * Direction of `sort`. Default: `"asc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `listPortalTicketAttachments`.
 */
export type ListPortalTicketAttachmentsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Field to sort by. Default: `"created_at"`.
     */
    sort?: ListPortalTicketAttachmentsSort;
    /**
     * Direction of `sort`. Default: `"asc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `listPortalApprovals`.
 */
export type ListPortalApprovalsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only approvals of these statuses, comma-separated.
     */
    status?: ApprovalState | Array<ApprovalState>;
    /**
     * Field to sort by. Approvals without a due date sort before all others. Default: `"created_at"`.
     */
    sort?: ListPortalApprovalsSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getPortalApproval`.
 */
export type GetPortalApprovalQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listPortalApprovalEntries`.
 */
export type ListPortalApprovalEntriesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Field to sort by. Default: `"date"`.
     */
    sort?: ListPortalApprovalEntriesSort;
    /**
     * Direction of `sort`. Default: `"asc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `listPortalInvoices`.
 */
export type ListPortalInvoicesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only invoices of these statuses, comma-separated.
     */
    status?: InvoiceStatus | Array<InvoiceStatus>;
    /**
     * Field to sort by. Default: `"invoice_date"`.
     */
    sort?: ListPortalInvoicesSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getPortalInvoice`.
 */
export type GetPortalInvoiceQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listPortalCreditNotes`.
 */
export type ListPortalCreditNotesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Field to sort by. Default: `"credit_date"`.
     */
    sort?: ListPortalCreditNotesSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getPortalStatement`.
 */
export type GetPortalStatementQuery = {
    /**
     * First day. Defaults to the first day of the month of `to`.
     */
    from?: CalendarDate;
    /**
     * Last day. Defaults to today.
     */
    to?: CalendarDate;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listPortalAgreements`.
 */
export type ListPortalAgreementsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Field to sort by. Default: `"created_at"`.
     */
    sort?: ListPortalAgreementsSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `listTestMails`.
 */
export type ListTestMailsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `listUsers`.
 */
export type ListUsersQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `50`.
     */
    per_page?: number;
    /**
     * Only users of these statuses, comma-separated; `all` selects every status. Default: `["active"]`.
     */
    status?: UserStatusFilter | Array<UserStatusFilter>;
    /**
     * Only users of these roles, comma-separated.
     */
    role?: UserRole | Array<UserRole>;
    /**
     * Only users of this department, ignoring case.
     */
    department?: string;
    /**
     * Words that must all occur in the name or the e-mail address, ignoring case. A blank value applies no filter.
     */
    search?: string;
    /**
     * Field to sort by. Default: `"created_at"`.
     */
    sort?: ListUsersSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `listSessions`.
 */
export type ListSessionsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getSession`.
 */
export type GetSessionQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getCurrentUser`.
 */
export type GetCurrentUserQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listPasskeys`.
 */
export type ListPasskeysQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getPasskey`.
 */
export type GetPasskeyQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getSecondFactor`.
 */
export type GetSecondFactorQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getUser`.
 */
export type GetUserQuery = {
    /**
     * Comma-separated names of related objects to embed.
     */
    include?: UserInclude | Array<UserInclude>;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getUserPersonalData`.
 */
export type GetUserPersonalDataQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getUserTimeSummary`.
 */
export type GetUserTimeSummaryQuery = {
    /**
     * Range of days.
     */
    period?: ReportPeriod;
    /**
     * First day of the range, inclusive.
     */
    from?: CalendarDate;
    /**
     * Last day of the range, inclusive; must not be before `from`.
     */
    to?: CalendarDate;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listSavedViews`.
 */
export type ListSavedViewsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only views of these screens, comma-separated.
     */
    screen?: SavedViewScreen | Array<SavedViewScreen>;
    /**
     * Only shared views, the user's own among them, or only those that nobody else sees.
     */
    shared?: boolean;
    /**
     * Field to sort by. Default: `"name"`.
     */
    sort?: ListSavedViewsSort;
    /**
     * Direction of `sort`. Default: `"asc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getSavedView`.
 */
export type GetSavedViewQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `search`.
 */
export type SearchQuery = {
    /**
     * What to find: a number, an `external_id`, or words. A blank text returns `invalid_request`. A text without letters, digits or symbols contains no words.
     */
    q: string;
    /**
     * Only objects of these kinds, comma-separated. Defaults to all.
     */
    kinds?: SearchKind | Array<SearchKind>;
    /**
     * With `true`, only objects on which new time can be logged: clients that are not inactive, their projects that are neither completed nor cancelled, and tickets that are on no other project. Objects of other kinds are left out. Default: `false`.
     */
    takes_time?: boolean;
    /**
     * Maximum number of results. Default: `20`.
     */
    limit?: number;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getWorkspace`.
 */
export type GetWorkspaceQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getReminderTexts`.
 */
export type GetReminderTextsQuery = {
    /**
     * Language of the texts. Defaults to the locale of the workspace.
     */
    locale?: Locale;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getWorkspaceUsage`.
 */
export type GetWorkspaceUsageQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listWorkspaceExports`.
 */
export type ListWorkspaceExportsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Field to sort by. Default: `"created_at"`.
     */
    sort?: ListWorkspaceExportsSort;
    /**
     * Direction of `sort`. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getWorkspaceExport`.
 */
export type GetWorkspaceExportQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getSingleSignOn`.
 */
export type GetSingleSignOnQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getStripeConnection`.
 */
export type GetStripeConnectionQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listNotifications`.
 */
export type ListNotificationsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * With true, only unread notifications; with false, only others.
     */
    unread?: boolean;
    /**
     * Only notifications of these kinds, comma-separated.
     */
    kind?: NotificationKind | Array<NotificationKind>;
    /**
     * With true, only notifications that are snoozed now; with false, only others. Default: `false`.
     */
    snoozed?: boolean;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getNotification`.
 */
export type GetNotificationQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listApprovals`.
 */
export type ListApprovalsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only approvals of these statuses, comma-separated.
     */
    status?: ApprovalState | Array<ApprovalState>;
    /**
     * Only approvals of these types, comma-separated.
     */
    type?: ApprovalType | Array<ApprovalType>;
    /**
     * Only approvals of these clients, comma-separated.
     */
    client_id?: ClientId | Array<ClientId>;
    /**
     * Only approvals of these projects, comma-separated.
     */
    project_id?: ProjectId | Array<ProjectId>;
    /**
     * Only approvals of these agreements, comma-separated.
     */
    agreement_id?: AgreementId | Array<AgreementId>;
    /**
     * Only approvals requested on this day or later, in the time zone of the workspace.
     */
    from?: CalendarDate;
    /**
     * Only approvals requested on this day or earlier, in the time zone of the workspace.
     */
    to?: CalendarDate;
    /**
     * Field to sort by. Approvals without a due date sort before all others. Default: `"created_at"`.
     */
    sort?: ListApprovalsSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getApproval`.
 */
export type GetApprovalQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listApprovalEntries`.
 */
export type ListApprovalEntriesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Field to sort by. Default: `"date"`.
     */
    sort?: ListApprovalEntriesSort;
    /**
     * Direction of `sort`. Default: `"asc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `listCreditNotes`.
 */
export type ListCreditNotesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only credit notes of these clients, comma-separated.
     */
    client_id?: ClientId | Array<ClientId>;
    /**
     * Only credit notes of these invoices, comma-separated.
     */
    invoice_id?: InvoiceId | Array<InvoiceId>;
    /**
     * Only credit notes dated this day or later.
     */
    from?: CalendarDate;
    /**
     * Only credit notes dated this day or earlier.
     */
    to?: CalendarDate;
    /**
     * Only objects created or updated at or after this instant. Unless `sort` is given, they are in the order of their changes, earliest first. To synchronize, begin with an early instant such as `1970-01-01T00:00:00Z`, follow `pagination.next_cursor` until `has_more` is false, and keep the last `next_cursor`. The next time, continue from it. You receive every object in its latest state once its change is committed, however long the change took and whatever else changes while you read. An object may be returned more than once; deleted objects are not returned. If a `sort` is given, the list cannot be read by cursor (`next_cursor` is null). To synchronize without cursors, read the list to its last page and continue from the greatest `updated_at` in it, which must be at most 30 days old.
     */
    updated_since?: DateTime;
    /**
     * Field to sort by. Default: `"credit_date"`.
     */
    sort?: ListCreditNotesSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums.
     */
    in?: Currency;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getCreditNote`.
 */
export type GetCreditNoteQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listEvents`.
 */
export type ListEventsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only events of these types.
     */
    type?: EventType | Array<EventType>;
    /**
     * Only events about the objects with these ids, comma-separated; the objects may have been deleted.
     */
    resource_id?: string | Array<string>;
    /**
     * Only events that came of the requests with these `X-Request-Id`s, comma-separated.
     */
    request_id?: string | Array<string>;
    /**
     * Only events at or after this instant.
     */
    from?: DateTime;
    /**
     * Only events at or before this instant.
     */
    to?: DateTime;
    /**
     * Only events committed after the event with this id, in commit order.
     */
    after?: EventId;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getEvent`.
 */
export type GetEventQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getAllMailTemplates`.
 */
export type GetAllMailTemplatesQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getMailTemplate`.
 */
export type GetMailTemplateQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listMails`.
 */
export type ListMailsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only mails in these statuses, comma-separated.
     */
    status?: MailStatus | Array<MailStatus>;
    /**
     * Only mails of these kinds, comma-separated.
     */
    kind?: MailKind | Array<MailKind>;
    /**
     * Only mails about these objects, comma-separated. They may have been deleted.
     */
    resource_id?: string | Array<string>;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getMail`.
 */
export type GetMailQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listAuditEntries`.
 */
export type ListAuditEntriesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only entries with these actions, comma-separated.
     */
    action?: AuditAction | Array<AuditAction>;
    /**
     * Only what these users, keys or contacts did, comma-separated; what a user did includes what was done with their keys.
     */
    actor_id?: string | Array<string>;
    /**
     * Only what was done to these objects, comma-separated. They may have been deleted.
     */
    resource_id?: string | Array<string>;
    /**
     * Only requests from these addresses, comma-separated.
     */
    ip?: string | Array<string>;
    /**
     * Only entries at or after this instant.
     */
    from?: DateTime;
    /**
     * Only entries at or before this instant.
     */
    to?: DateTime;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getAuditEntry`.
 */
export type GetAuditEntryQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listLoggedRequests`.
 */
export type ListLoggedRequestsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only requests with these HTTP statuses, comma-separated; `4xx` stands for all from 400 to 499.
     */
    status?: string | Array<string>;
    /**
     * Only requests of these operations, comma-separated.
     */
    operation_id?: string | Array<string>;
    /**
     * Only requests with these keys, comma-separated.
     */
    api_key_id?: ApiKeyId | Array<ApiKeyId>;
    /**
     * Only requests with these `X-Request-Id`s, comma-separated.
     */
    request_id?: string | Array<string>;
    /**
     * Only requests received at or after this instant.
     */
    from?: DateTime;
    /**
     * Only requests received at or before this instant.
     */
    to?: DateTime;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getLoggedRequest`.
 */
export type GetLoggedRequestQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listWebhooks`.
 */
export type ListWebhooksQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only webhooks of these statuses, comma-separated.
     */
    status?: WebhookStatus | Array<WebhookStatus>;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getWebhook`.
 */
export type GetWebhookQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listWebhookDeliveries`.
 */
export type ListWebhookDeliveriesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only attempts with these statuses, comma-separated.
     */
    status?: WebhookDeliveryStatus | Array<WebhookDeliveryStatus>;
    /**
     * Only attempts to deliver these events, comma-separated.
     */
    event_id?: EventId | Array<EventId>;
    /**
     * Only attempts to deliver events of these types, comma-separated.
     */
    event_type?: EventType | Array<EventType>;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getWebhookDelivery`.
 */
export type GetWebhookDeliveryQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getTestClock`.
 */
export type GetTestClockQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listClients`.
 */
export type ListClientsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Words that must all occur in the name or the e-mail address, whole or as part of a word, in any order, ignoring case and accents. Punctuation separates words; symbols such as `%` and `_` are matched literally. A blank value applies no filter.
     */
    search?: string;
    /**
     * Only clients of these statuses, comma-separated.
     */
    status?: ClientStatus | Array<ClientStatus>;
    /**
     * Only clients whose `health.status` is one of these, comma-separated.
     */
    health?: ClientHealthStatus | Array<ClientHealthStatus>;
    /**
     * Tags by slug, name (ignoring case) or id, looked for in this order. `tags=a,b` returns objects with either tag, `tags=a&tags=b` objects with both, and `tags=a,b&tags=c` objects with c and at least one of a and b. A tag whose name contains a comma is named by its slug. An unknown tag returns `invalid_request`.
     */
    tags?: string | Array<string>;
    /**
     * Only objects with one of these external ids. Repeat the parameter for several (`external_id=a&external_id=b`): an external id can contain commas. An id that no object has matches nothing.
     */
    external_id?: ExternalId | Array<ExternalId>;
    /**
     * Only objects whose `metadata` has this text under this key, as `metadata.erp_id=90210` or `metadata[erp_id]=90210`. If several keys are given, all must match. Texts are compared exactly. The key is everything after `metadata.`.
     */
    metadata?: {
        [key: string]: string;
    };
    /**
     * Only objects created or updated at or after this instant. Unless `sort` is given, they are in the order of their changes, earliest first. To synchronize, begin with an early instant such as `1970-01-01T00:00:00Z`, follow `pagination.next_cursor` until `has_more` is false, and keep the last `next_cursor`. The next time, continue from it. You receive every object in its latest state once its change is committed, however long the change took and whatever else changes while you read. An object may be returned more than once; deleted objects are not returned. If a `sort` is given, the list cannot be read by cursor (`next_cursor` is null). To synchronize without cursors, read the list to its last page and continue from the greatest `updated_at` in it, which must be at most 30 days old.
     */
    updated_since?: DateTime;
    /**
     * Field to sort by. `health_score` sorts by `health.score`. Default: `"created_at"`.
     */
    sort?: ListClientsSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getClient`.
 */
export type GetClientQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getClientStatement`.
 */
export type GetClientStatementQuery = {
    /**
     * First day. Defaults to the first day of the month of `to`.
     */
    from?: CalendarDate;
    /**
     * Last day. Defaults to today.
     */
    to?: CalendarDate;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getClientBalance`.
 */
export type GetClientBalanceQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getClientUnbilled`.
 */
export type GetClientUnbilledQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listContacts`.
 */
export type ListContactsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `50`.
     */
    per_page?: number;
    /**
     * Only contacts at these clients, comma-separated.
     */
    client_id?: ClientId | Array<ClientId>;
    /**
     * With true, only primary contacts; with false, only others.
     */
    is_primary?: boolean;
    /**
     * With true, only billing contacts; with false, only others.
     */
    is_billing?: boolean;
    /**
     * With true, only contacts with portal access; with false, only those without.
     */
    has_portal_access?: boolean;
    /**
     * Words that must all occur in the name or the e-mail address, whole or as part of a word, in any order, ignoring case and accents. Punctuation separates words; symbols such as `%` and `_` are matched literally. A blank value applies no filter.
     */
    search?: string;
    /**
     * Tags by slug, name (ignoring case) or id, looked for in this order. `tags=a,b` returns objects with either tag, `tags=a&tags=b` objects with both, and `tags=a,b&tags=c` objects with c and at least one of a and b. A tag whose name contains a comma is named by its slug. An unknown tag returns `invalid_request`.
     */
    tags?: string | Array<string>;
    /**
     * Only objects with one of these external ids. Repeat the parameter for several (`external_id=a&external_id=b`): an external id can contain commas. An id that no object has matches nothing.
     */
    external_id?: ExternalId | Array<ExternalId>;
    /**
     * Only objects whose `metadata` has this text under this key, as `metadata.erp_id=90210` or `metadata[erp_id]=90210`. If several keys are given, all must match. Texts are compared exactly. The key is everything after `metadata.`.
     */
    metadata?: {
        [key: string]: string;
    };
    /**
     * Only objects created or updated at or after this instant. Unless `sort` is given, they are in the order of their changes, earliest first. To synchronize, begin with an early instant such as `1970-01-01T00:00:00Z`, follow `pagination.next_cursor` until `has_more` is false, and keep the last `next_cursor`. The next time, continue from it. You receive every object in its latest state once its change is committed, however long the change took and whatever else changes while you read. An object may be returned more than once; deleted objects are not returned. If a `sort` is given, the list cannot be read by cursor (`next_cursor` is null). To synchronize without cursors, read the list to its last page and continue from the greatest `updated_at` in it, which must be at most 30 days old.
     */
    updated_since?: DateTime;
    /**
     * Field to sort by. Default: `"created_at"`.
     */
    sort?: ListContactsSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `listContactDuplicates`.
 */
export type ListContactDuplicatesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only contacts at these clients, comma-separated.
     */
    client_id?: ClientId | Array<ClientId>;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getContact`.
 */
export type GetContactQuery = {
    /**
     * Comma-separated names of related objects to embed.
     */
    include?: ContactInclude | Array<ContactInclude>;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getContactPersonalData`.
 */
export type GetContactPersonalDataQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listRateCards`.
 */
export type ListRateCardsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only cards in this currency.
     */
    currency?: Currency;
    /**
     * Words that must all occur in the name, ignoring case. A blank value applies no filter.
     */
    search?: string;
    /**
     * Field to sort by. Default: `"created_at"`.
     */
    sort?: ListRateCardsSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getRateCard`.
 */
export type GetRateCardQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listProjectTypes`.
 */
export type ListProjectTypesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Words that must all occur in the name, ignoring case. A blank value applies no filter.
     */
    search?: string;
    /**
     * Field to sort by. Default: `"created_at"`.
     */
    sort?: ListProjectTypesSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getProjectType`.
 */
export type GetProjectTypeQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listProjects`.
 */
export type ListProjectsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only projects of these clients, comma-separated.
     */
    client_id?: ClientId | Array<ClientId>;
    /**
     * Only projects of these statuses, comma-separated.
     */
    status?: ProjectStatus | Array<ProjectStatus>;
    /**
     * Only projects with these billing types, comma-separated.
     */
    billing_type?: BillingType | Array<BillingType>;
    /**
     * Only projects managed by these users, comma-separated.
     */
    manager_id?: UserId | Array<UserId>;
    /**
     * Only projects of these types, comma-separated.
     */
    type_id?: ProjectTypeId | Array<ProjectTypeId>;
    /**
     * Only active projects that are `on_track` or `at_risk`, comma-separated. `at_risk`: `percent_complete` is 90 or more, or the due date has passed; the dashboard report counts these.
     */
    health?: ProjectHealth | Array<ProjectHealth>;
    /**
     * With true, only projects that have used more than their budget, of any status; with false, only others. Measured like `percent_complete`, but not rounded.
     */
    over_budget?: boolean;
    /**
     * Words that must all occur in the title, whole or as part of a word, in any order, ignoring case and accents. Punctuation separates words; symbols such as `%` and `_` are matched literally. A blank value applies no filter.
     */
    search?: string;
    /**
     * Tags by slug, name (ignoring case) or id, looked for in this order. `tags=a,b` returns objects with either tag, `tags=a&tags=b` objects with both, and `tags=a,b&tags=c` objects with c and at least one of a and b. A tag whose name contains a comma is named by its slug. An unknown tag returns `invalid_request`.
     */
    tags?: string | Array<string>;
    /**
     * Only objects with one of these external ids. Repeat the parameter for several (`external_id=a&external_id=b`): an external id can contain commas. An id that no object has matches nothing.
     */
    external_id?: ExternalId | Array<ExternalId>;
    /**
     * Only objects whose `metadata` has this text under this key, as `metadata.erp_id=90210` or `metadata[erp_id]=90210`. If several keys are given, all must match. Texts are compared exactly. The key is everything after `metadata.`.
     */
    metadata?: {
        [key: string]: string;
    };
    /**
     * Only objects created or updated at or after this instant. Unless `sort` is given, they are in the order of their changes, earliest first. To synchronize, begin with an early instant such as `1970-01-01T00:00:00Z`, follow `pagination.next_cursor` until `has_more` is false, and keep the last `next_cursor`. The next time, continue from it. You receive every object in its latest state once its change is committed, however long the change took and whatever else changes while you read. An object may be returned more than once; deleted objects are not returned. If a `sort` is given, the list cannot be read by cursor (`next_cursor` is null). To synchronize without cursors, read the list to its last page and continue from the greatest `updated_at` in it, which must be at most 30 days old.
     */
    updated_since?: DateTime;
    /**
     * Field to sort by. Projects without a due date sort before all others; statuses sort by name. `percent_complete` sorts by the used part of the budget, not rounded, and projects without a budget before all others. Default: `"created_at"`.
     */
    sort?: ListProjectsSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getProject`.
 */
export type GetProjectQuery = {
    /**
     * Comma-separated names of related objects to embed.
     */
    include?: ProjectInclude | Array<ProjectInclude>;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getProjectBudget`.
 */
export type GetProjectBudgetQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listProjectMilestones`.
 */
export type ListProjectMilestonesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * With true, only billed milestones; with false, only others.
     */
    billed?: boolean;
    /**
     * Only milestones in these phases, comma-separated.
     */
    phase_id?: PhaseId | Array<PhaseId>;
    /**
     * Field to sort by. Default: `"due_date"`.
     */
    sort?: ListProjectMilestonesSort;
    /**
     * Direction of `sort`. Default: `"asc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getProjectMilestone`.
 */
export type GetProjectMilestoneQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listProjectPhases`.
 */
export type ListProjectPhasesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only phases in these statuses, comma-separated.
     */
    status?: PhaseStatus | Array<PhaseStatus>;
    /**
     * Field to sort by. Default: `"position"`.
     */
    sort?: ListProjectPhasesSort;
    /**
     * Direction of `sort`. Default: `"asc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getProjectPhase`.
 */
export type GetProjectPhaseQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listProjectTasks`.
 */
export type ListProjectTasksQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * With true, only completed tasks; with false, only others.
     */
    completed?: boolean;
    /**
     * Only tasks of these users, comma-separated.
     */
    assignee_id?: UserId | Array<UserId>;
    /**
     * Only tasks in these phases, comma-separated.
     */
    phase_id?: PhaseId | Array<PhaseId>;
    /**
     * Field to sort by. Default: `"position"`.
     */
    sort?: ListProjectTasksSort;
    /**
     * Direction of `sort`. Default: `"asc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getProjectTask`.
 */
export type GetProjectTaskQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listProjectTickets`.
 */
export type ListProjectTicketsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only tickets in statuses of these types, comma-separated; `all` selects both. Default: `["all"]`.
     */
    status?: TicketStatusFilter | Array<TicketStatusFilter>;
    /**
     * Only tickets in these phases, comma-separated.
     */
    phase_id?: PhaseId | Array<PhaseId>;
    /**
     * Only tickets assigned to these users, comma-separated; `none` selects unassigned tickets.
     */
    assignee_id?: AssigneeFilter | Array<AssigneeFilter>;
    /**
     * Field to sort by. Priorities sort by their position in the list of priorities; tickets without a due date sort before all others. Default: `"created_at"`.
     */
    sort?: ListProjectTicketsSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `listProjectTimeEntries`.
 */
export type ListProjectTimeEntriesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * First day of the range, inclusive.
     */
    from?: CalendarDate;
    /**
     * Last day of the range, inclusive; must not be before `from`.
     */
    to?: CalendarDate;
    /**
     * Field to sort by. Default: `"date"`.
     */
    sort?: ListProjectTimeEntriesSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums.
     */
    in?: Currency;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `listTags`.
 */
export type ListTagsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Words that must all occur in the name, ignoring case. A blank value applies no filter.
     */
    search?: string;
    /**
     * Field to sort by. Default: `"created_at"`.
     */
    sort?: ListTagsSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `listTagSuggestions`.
 */
export type ListTagSuggestionsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Type of the resource.
     */
    resource_type: TaggedType;
    /**
     * Identifier of the resource; an unknown resource, or one of another type, returns `invalid_request`.
     */
    resource_id: TaggedId;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getTag`.
 */
export type GetTagQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listTicketPriorities`.
 */
export type ListTicketPrioritiesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Field to sort by. Default: `"position"`.
     */
    sort?: ListTicketPrioritiesSort;
    /**
     * Direction of `sort`. Default: `"asc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getTicketPriority`.
 */
export type GetTicketPriorityQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listTicketStatuses`.
 */
export type ListTicketStatusesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Field to sort by. Default: `"position"`.
     */
    sort?: ListTicketStatusesSort;
    /**
     * Direction of `sort`. Default: `"asc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getTicketStatus`.
 */
export type GetTicketStatusQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listCannedReplies`.
 */
export type ListCannedRepliesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Words that must all occur in the name or the text, ignoring case. A blank value applies no filter.
     */
    search?: string;
    /**
     * Field to sort by. Default: `"name"`.
     */
    sort?: ListCannedRepliesSort;
    /**
     * Direction of `sort`. Default: `"asc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getCannedReply`.
 */
export type GetCannedReplyQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `renderCannedReply`.
 */
export type RenderCannedReplyQuery = {
    /**
     * The ticket whose values are filled in.
     */
    ticket_id: TicketId;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listTickets`.
 */
export type ListTicketsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only tickets of these clients, comma-separated.
     */
    client_id?: ClientId | Array<ClientId>;
    /**
     * Only tickets of these projects, comma-separated.
     */
    project_id?: ProjectId | Array<ProjectId>;
    /**
     * Only tickets in these phases, comma-separated.
     */
    phase_id?: PhaseId | Array<PhaseId>;
    /**
     * Only tickets assigned to these users, comma-separated; `none` selects unassigned tickets.
     */
    assignee_id?: AssigneeFilter | Array<AssigneeFilter>;
    /**
     * Only tickets reported by these users, comma-separated.
     */
    reporter_id?: UserId | Array<UserId>;
    /**
     * Only tickets whose time draws on these agreements, comma-separated.
     */
    agreement_id?: AgreementId | Array<AgreementId>;
    /**
     * Only tickets with these numbers, comma-separated: `TKT-1003` or `1003`.
     */
    number?: TicketNumber | Array<TicketNumber>;
    /**
     * Only tickets of these contacts, comma-separated.
     */
    contact_id?: ContactId | Array<ContactId>;
    /**
     * Only tickets in these statuses, comma-separated.
     */
    status_id?: TicketStatusId | Array<TicketStatusId>;
    /**
     * Only tickets with these priorities, comma-separated.
     */
    priority_id?: TicketPriorityId | Array<TicketPriorityId>;
    /**
     * Only tickets in statuses of these types, comma-separated; `all` selects both. Default: `["all"]`.
     */
    status?: TicketStatusFilter | Array<TicketStatusFilter>;
    /**
     * Words that must all occur in the title or the description, whole or as the beginning of a word, in any order, ignoring case and accents. Punctuation separates words; symbols such as `%` and `_` are matched literally. Chinese, Japanese, Korean and Thai match anywhere in the text. A number, `TKT-1003` or `1003`, also matches its ticket. A blank value applies no filter.
     */
    search?: string;
    /**
     * Tags by slug, name (ignoring case) or id, looked for in this order. `tags=a,b` returns objects with either tag, `tags=a&tags=b` objects with both, and `tags=a,b&tags=c` objects with c and at least one of a and b. A tag whose name contains a comma is named by its slug. An unknown tag returns `invalid_request`.
     */
    tags?: string | Array<string>;
    /**
     * Only tickets created on or after this day, or at or after this instant.
     */
    from?: DayOrInstant;
    /**
     * Only tickets created on or before this day, or at or before this instant.
     */
    to?: DayOrInstant;
    /**
     * Only tickets due this day or later.
     */
    due_from?: CalendarDate;
    /**
     * Only tickets due this day or earlier; must not be before `due_from`.
     */
    due_to?: CalendarDate;
    /**
     * With true, only tickets that breached an SLA target; with false, only others.
     */
    sla_breached?: boolean;
    /**
     * Only objects with one of these external ids. Repeat the parameter for several (`external_id=a&external_id=b`): an external id can contain commas. An id that no object has matches nothing.
     */
    external_id?: ExternalId | Array<ExternalId>;
    /**
     * Only objects whose `metadata` has this text under this key, as `metadata.erp_id=90210` or `metadata[erp_id]=90210`. If several keys are given, all must match. Texts are compared exactly. The key is everything after `metadata.`.
     */
    metadata?: {
        [key: string]: string;
    };
    /**
     * Only objects created or updated at or after this instant. Unless `sort` is given, they are in the order of their changes, earliest first. To synchronize, begin with an early instant such as `1970-01-01T00:00:00Z`, follow `pagination.next_cursor` until `has_more` is false, and keep the last `next_cursor`. The next time, continue from it. You receive every object in its latest state once its change is committed, however long the change took and whatever else changes while you read. An object may be returned more than once; deleted objects are not returned. If a `sort` is given, the list cannot be read by cursor (`next_cursor` is null). To synchronize without cursors, read the list to its last page and continue from the greatest `updated_at` in it, which must be at most 30 days old.
     */
    updated_since?: DateTime;
    /**
     * Field to sort by. Priorities sort by their position in the list of priorities, so `desc` puts the highest first; tickets without a due date sort before all others. `sla_due_at` is the earliest deadline of an SLA target that is still to be reached, whether passed or not: with `asc`, what is most overdue comes first. Tickets without such a deadline sort after all others, closed ones at the very end. Default: `"created_at"`.
     */
    sort?: ListTicketsSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getTicket`.
 */
export type GetTicketQuery = {
    /**
     * Comma-separated names of related objects to embed.
     */
    include?: TicketInclude | Array<TicketInclude>;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listTicketActivities`.
 */
export type ListTicketActivitiesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only activities of these types, comma-separated.
     */
    type?: TicketActivityType | Array<TicketActivityType>;
    /**
     * Only activities of these visibilities, comma-separated.
     */
    visibility?: TicketActivityVisibility | Array<TicketActivityVisibility>;
    /**
     * Field to sort by. Default: `"created_at"`.
     */
    sort?: ListTicketActivitiesSort;
    /**
     * Direction of `sort`. Default: `"asc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `listTicketAttachments`.
 */
export type ListTicketAttachmentsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Field to sort by. Default: `"created_at"`.
     */
    sort?: ListTicketAttachmentsSort;
    /**
     * Direction of `sort`. Default: `"asc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getTicketSla`.
 */
export type GetTicketSlaQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listTicketTasks`.
 */
export type ListTicketTasksQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * With true, only completed tasks; with false, only others.
     */
    completed?: boolean;
    /**
     * Only tasks of these users, comma-separated.
     */
    assignee_id?: UserId | Array<UserId>;
    /**
     * Field to sort by. Default: `"position"`.
     */
    sort?: ListTicketTasksSort;
    /**
     * Direction of `sort`. Default: `"asc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getTicketTask`.
 */
export type GetTicketTaskQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listTicketTimeEntries`.
 */
export type ListTicketTimeEntriesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * First day of the range, inclusive.
     */
    from?: CalendarDate;
    /**
     * Last day of the range, inclusive; must not be before `from`.
     */
    to?: CalendarDate;
    /**
     * Field to sort by. Default: `"date"`.
     */
    sort?: ListTicketTimeEntriesSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums.
     */
    in?: Currency;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `listTimeEntries`.
 */
export type ListTimeEntriesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only time of these users, comma-separated.
     */
    user_id?: UserId | Array<UserId>;
    /**
     * Only time of these clients, comma-separated.
     */
    client_id?: ClientId | Array<ClientId>;
    /**
     * Only time of these projects, comma-separated.
     */
    project_id?: ProjectId | Array<ProjectId>;
    /**
     * Only time of these tickets, comma-separated.
     */
    ticket_id?: TicketId | Array<TicketId>;
    /**
     * Only time of these agreements, comma-separated.
     */
    agreement_id?: AgreementId | Array<AgreementId>;
    /**
     * First day of the range, inclusive.
     */
    from?: CalendarDate;
    /**
     * Last day of the range, inclusive; must not be before `from`.
     */
    to?: CalendarDate;
    /**
     * With true, only billable entries; with false, only others. Exclusion is disregarded.
     */
    billable?: boolean;
    /**
     * With true, only entries on an invoice; with false, only others.
     */
    billed?: boolean;
    /**
     * Only entries of these approval statuses, comma-separated.
     */
    approval_status?: ApprovalStatus | Array<ApprovalStatus>;
    /**
     * With true, only entries excluded from billing; with false, only others.
     */
    excluded?: boolean;
    /**
     * With true, only running timers; with false, only stopped entries.
     */
    running?: boolean;
    /**
     * Only entries with these rate types, comma-separated.
     */
    rate_type?: RateType | Array<RateType>;
    /**
     * Words that must all occur in the description, ignoring case. A blank value applies no filter. The search scans every entry that the other filters match, so add a range of days for a faster response.
     */
    search?: string;
    /**
     * Only objects with one of these external ids. Repeat the parameter for several (`external_id=a&external_id=b`): an external id can contain commas. An id that no object has matches nothing.
     */
    external_id?: ExternalId | Array<ExternalId>;
    /**
     * Only objects whose `metadata` has this text under this key, as `metadata.erp_id=90210` or `metadata[erp_id]=90210`. If several keys are given, all must match. Texts are compared exactly. The key is everything after `metadata.`.
     */
    metadata?: {
        [key: string]: string;
    };
    /**
     * Only objects created or updated at or after this instant. Unless `sort` is given, they are in the order of their changes, earliest first. To synchronize, begin with an early instant such as `1970-01-01T00:00:00Z`, follow `pagination.next_cursor` until `has_more` is false, and keep the last `next_cursor`. The next time, continue from it. You receive every object in its latest state once its change is committed, however long the change took and whatever else changes while you read. An object may be returned more than once; deleted objects are not returned. If a `sort` is given, the list cannot be read by cursor (`next_cursor` is null). To synchronize without cursors, read the list to its last page and continue from the greatest `updated_at` in it, which must be at most 30 days old.
     */
    updated_since?: DateTime;
    /**
     * Field to sort by. Default: `"date"`.
     */
    sort?: ListTimeEntriesSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums.
     */
    in?: Currency;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getTimeSummary`.
 */
export type GetTimeSummaryQuery = {
    /**
     * First day of the range, inclusive.
     */
    from?: CalendarDate;
    /**
     * Last day of the range, inclusive; must not be before `from`.
     */
    to?: CalendarDate;
    /**
     * Field to group by. Default: `"user"`.
     */
    group_by?: TimeGrouping;
    /**
     * ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums.
     */
    in?: Currency;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listRunningTimers`.
 */
export type ListRunningTimersQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only time of these users, comma-separated.
     */
    user_id?: UserId | Array<UserId>;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getTimeEntry`.
 */
export type GetTimeEntryQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listExpenses`.
 */
export type ListExpensesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `50`.
     */
    per_page?: number;
    /**
     * Only expenses for these clients, comma-separated.
     */
    client_id?: ClientId | Array<ClientId>;
    /**
     * Only expenses of these projects, comma-separated.
     */
    project_id?: ProjectId | Array<ProjectId>;
    /**
     * Only expenses of these users, comma-separated.
     */
    user_id?: UserId | Array<UserId>;
    /**
     * Only expenses of these categories, comma-separated.
     */
    category?: ExpenseCategory | Array<ExpenseCategory>;
    /**
     * First day of the range, inclusive.
     */
    from?: CalendarDate;
    /**
     * Last day of the range, inclusive; must not be before `from`.
     */
    to?: CalendarDate;
    /**
     * With true, only billable expenses; with false, only others.
     */
    billable?: boolean;
    /**
     * With true, only billed expenses; with false, only others.
     */
    billed?: boolean;
    /**
     * Only expenses of these approval statuses, comma-separated.
     */
    approval_status?: ApprovalStatus | Array<ApprovalStatus>;
    /**
     * Only objects with one of these external ids. Repeat the parameter for several (`external_id=a&external_id=b`): an external id can contain commas. An id that no object has matches nothing.
     */
    external_id?: ExternalId | Array<ExternalId>;
    /**
     * Only objects whose `metadata` has this text under this key, as `metadata.erp_id=90210` or `metadata[erp_id]=90210`. If several keys are given, all must match. Texts are compared exactly. The key is everything after `metadata.`.
     */
    metadata?: {
        [key: string]: string;
    };
    /**
     * Only objects created or updated at or after this instant. Unless `sort` is given, they are in the order of their changes, earliest first. To synchronize, begin with an early instant such as `1970-01-01T00:00:00Z`, follow `pagination.next_cursor` until `has_more` is false, and keep the last `next_cursor`. The next time, continue from it. You receive every object in its latest state once its change is committed, however long the change took and whatever else changes while you read. An object may be returned more than once; deleted objects are not returned. If a `sort` is given, the list cannot be read by cursor (`next_cursor` is null). To synchronize without cursors, read the list to its last page and continue from the greatest `updated_at` in it, which must be at most 30 days old.
     */
    updated_since?: DateTime;
    /**
     * Field to sort by. Default: `"date"`.
     */
    sort?: ListExpensesSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums.
     */
    in?: Currency;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getExpenseReport`.
 */
export type GetExpenseReportQuery = {
    /**
     * First day of the range, inclusive.
     */
    from?: CalendarDate;
    /**
     * Last day of the range, inclusive; must not be before `from`.
     */
    to?: CalendarDate;
    /**
     * Field to group by. Default: `"category"`.
     */
    group_by?: ExpenseGrouping;
    /**
     * ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums.
     */
    in?: Currency;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getExpense`.
 */
export type GetExpenseQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listAgreements`.
 */
export type ListAgreementsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only agreements with these clients, comma-separated.
     */
    client_id?: ClientId | Array<ClientId>;
    /**
     * Only agreements of these statuses, comma-separated.
     */
    status?: AgreementStatus | Array<AgreementStatus>;
    /**
     * Only agreements of these types, comma-separated.
     */
    type_id?: AgreementTypeId | Array<AgreementTypeId>;
    /**
     * Only objects with one of these external ids. Repeat the parameter for several (`external_id=a&external_id=b`): an external id can contain commas. An id that no object has matches nothing.
     */
    external_id?: ExternalId | Array<ExternalId>;
    /**
     * Only objects whose `metadata` has this text under this key, as `metadata.erp_id=90210` or `metadata[erp_id]=90210`. If several keys are given, all must match. Texts are compared exactly. The key is everything after `metadata.`.
     */
    metadata?: {
        [key: string]: string;
    };
    /**
     * Words that must all occur in the title, ignoring case. A blank value applies no filter.
     */
    search?: string;
    /**
     * With true, only active agreements whose `end_date` is within 30 days; with false, all others.
     */
    expiring_soon?: boolean;
    /**
     * Field to sort by. Default: `"created_at"`.
     */
    sort?: ListAgreementsSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums.
     */
    in?: Currency;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `listAgreementDrawdown`.
 */
export type ListAgreementDrawdownQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums.
     */
    in?: Currency;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getAgreement`.
 */
export type GetAgreementQuery = {
    /**
     * Comma-separated names of related objects to embed.
     */
    include?: AgreementInclude | Array<AgreementInclude>;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getAgreementBalance`.
 */
export type GetAgreementBalanceQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listAgreementLedger`.
 */
export type ListAgreementLedgerQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only movements of these periods, comma-separated.
     */
    period_id?: PeriodId | Array<PeriodId>;
    /**
     * Only movements by these time entries, comma-separated.
     */
    time_entry_id?: TimeEntryId | Array<TimeEntryId>;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `listAgreementPeriods`.
 */
export type ListAgreementPeriodsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Defaults to `limit`.
     */
    per_page?: number;
    /**
     * Maximum number of periods to return. Default: `12`.
     */
    limit?: number;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getAgreementPeriod`.
 */
export type GetAgreementPeriodQuery = {
    /**
     * Comma-separated names of related objects to embed.
     */
    include?: PeriodInclude | [
        PeriodInclude
    ];
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listAgreementTypes`.
 */
export type ListAgreementTypesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Words that must all occur in the name, ignoring case. A blank value applies no filter.
     */
    search?: string;
    /**
     * Field to sort by. Default: `"created_at"`.
     */
    sort?: ListAgreementTypesSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getAgreementType`.
 */
export type GetAgreementTypeQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getAgingReport`.
 */
export type GetAgingReportQuery = {
    /**
     * ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums.
     */
    in?: Currency;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getUnbilledReport`.
 */
export type GetUnbilledReportQuery = {
    /**
     * ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums.
     */
    in?: Currency;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getDashboardReport`.
 */
export type GetDashboardReportQuery = {
    /**
     * Range of days. Defaults to this month. With `from` and `to`, it must be `custom` or omitted.
     */
    period?: ReportPeriod;
    /**
     * First day of the range, inclusive.
     */
    from?: CalendarDate;
    /**
     * Last day of the range, inclusive; must not be before `from`.
     */
    to?: CalendarDate;
    /**
     * Period to compare with. Default: `"previous_period"`.
     */
    compare_to?: ComparedPeriod;
    /**
     * ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums.
     */
    in?: Currency;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getForecastReport`.
 */
export type GetForecastReportQuery = {
    /**
     * Number of months to forecast. Default: `3`.
     */
    months?: number;
    /**
     * ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums.
     */
    in?: Currency;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getRevenueReport`.
 */
export type GetRevenueReportQuery = {
    /**
     * Range of days. Defaults to this month. With `from` and `to`, it must be `custom` or omitted.
     */
    period?: ReportPeriod;
    /**
     * First day of the range, inclusive.
     */
    from?: CalendarDate;
    /**
     * Last day of the range, inclusive; must not be before `from`.
     */
    to?: CalendarDate;
    /**
     * Field to group by. Default: `"month"`.
     */
    group_by?: RevenueReportGrouping;
    /**
     * For grouping by month or quarter, also include the expected revenue of the months after the current one, computed as in `GET /v1/reports/forecast`. Default: `false`.
     */
    include_forecast?: boolean;
    /**
     * ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums.
     */
    in?: Currency;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getTaxReport`.
 */
export type GetTaxReportQuery = {
    /**
     * Range of days. Defaults to this month. With `from` and `to`, it must be `custom` or omitted.
     */
    period?: ReportPeriod;
    /**
     * First day of the range, inclusive.
     */
    from?: CalendarDate;
    /**
     * Last day of the range, inclusive; must not be before `from`.
     */
    to?: CalendarDate;
    /**
     * Whether tax counts when it is invoiced, or when it is collected. Default: `"invoiced"`.
     */
    basis?: TaxReportBasis;
    /**
     * ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums.
     */
    in?: Currency;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getProfitabilityReport`.
 */
export type GetProfitabilityReportQuery = {
    /**
     * Range of days. Defaults to this month. With `from` and `to`, it must be `custom` or omitted.
     */
    period?: ReportPeriod;
    /**
     * First day of the range, inclusive.
     */
    from?: CalendarDate;
    /**
     * Last day of the range, inclusive; must not be before `from`.
     */
    to?: CalendarDate;
    /**
     * Whether to report on projects, clients, or `both`. A CSV of `both` contains the projects. Default: `"projects"`.
     */
    view?: ProfitabilityReportView;
    /**
     * Only this client; also applies to the summary.
     */
    client_id?: ClientId;
    /**
     * Only rows with at least this revenue, each in its own currency; the summary still covers all rows.
     */
    min_revenue?: MoneyInput;
    /**
     * ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums.
     */
    in?: Currency;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getTimeReport`.
 */
export type GetTimeReportQuery = {
    /**
     * Range of days. Defaults to this month. With `from` and `to`, it must be `custom` or omitted.
     */
    period?: ReportPeriod;
    /**
     * First day of the range, inclusive.
     */
    from?: CalendarDate;
    /**
     * Last day of the range, inclusive; must not be before `from`.
     */
    to?: CalendarDate;
    /**
     * Field to group by. Default: `"client"`.
     */
    group_by?: TimeReportGrouping;
    /**
     * Only these users, as comma-separated ids.
     */
    user_ids?: UserId | Array<UserId>;
    /**
     * Only time for this client.
     */
    client_id?: ClientId;
    /**
     * Only time that is billable and not excluded. Default: `false`.
     */
    billable_only?: boolean;
    /**
     * ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums.
     */
    in?: Currency;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listScheduledReports`.
 */
export type ListScheduledReportsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getScheduledReport`.
 */
export type GetScheduledReportQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getUtilizationReport`.
 */
export type GetUtilizationReportQuery = {
    /**
     * Range of days. Defaults to this month. With `from` and `to`, it must be `custom` or omitted.
     */
    period?: ReportPeriod;
    /**
     * First day of the range, inclusive.
     */
    from?: CalendarDate;
    /**
     * Last day of the range, inclusive; must not be before `from`.
     */
    to?: CalendarDate;
    /**
     * Field to group by. Default: `"user"`.
     */
    group_by?: UtilizationReportGrouping;
    /**
     * Only these users, as comma-separated ids.
     */
    user_ids?: UserId | Array<UserId>;
    /**
     * Only users of this department, ignoring case.
     */
    department?: string;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listBankImports`.
 */
export type ListBankImportsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only statements of these statuses, comma-separated.
     */
    status?: BankImportStatus | Array<BankImportStatus>;
    /**
     * Field to sort by. Default: `"created_at"`.
     */
    sort?: ListBankImportsSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getBankImport`.
 */
export type GetBankImportQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listBankImportLines`.
 */
export type ListBankImportLinesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only lines of these statuses, comma-separated.
     */
    status?: BankLineStatus | Array<BankLineStatus>;
    /**
     * Field to sort by; `position` is the order of the file. Default: `"position"`.
     */
    sort?: ListBankImportLinesSort;
    /**
     * Direction of `sort`. Default: `"asc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `listItems`.
 */
export type ListItemsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * With true, only items that new lines can name; with false, only others.
     */
    active?: boolean;
    /**
     * Only items in this currency.
     */
    currency?: Currency;
    /**
     * Words that must all occur in the name, ignoring case. A blank value applies no filter.
     */
    search?: string;
    /**
     * Field to sort by. Default: `"name"`.
     */
    sort?: ListItemsSort;
    /**
     * Direction of `sort`. Default: `"asc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getItem`.
 */
export type GetItemQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listRecurringInvoices`.
 */
export type ListRecurringInvoicesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only recurring invoices of these clients, comma-separated.
     */
    client_id?: ClientId | Array<ClientId>;
    /**
     * Only recurring invoices of these statuses, comma-separated.
     */
    status?: RecurringInvoiceStatus | Array<RecurringInvoiceStatus>;
    /**
     * With true, only those whose last invoice could not be made or sent; with false, only others.
     */
    failed?: boolean;
    /**
     * Field to sort by. Default: `"created_at"`.
     */
    sort?: ListRecurringInvoicesSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getRecurringInvoice`.
 */
export type GetRecurringInvoiceQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `previewRecurringInvoice`.
 */
export type PreviewRecurringInvoiceQuery = {
    /**
     * Number of invoices. Default: `12`.
     */
    count?: number;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listTaxRates`.
 */
export type ListTaxRatesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Words that must all occur in the name, ignoring case. A blank value applies no filter.
     */
    search?: string;
    /**
     * Field to sort by. Default: `"name"`.
     */
    sort?: ListTaxRatesSort;
    /**
     * Direction of `sort`. Default: `"asc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getTaxRate`.
 */
export type GetTaxRateQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listExchangeRates`.
 */
export type ListExchangeRatesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only rates from this currency.
     */
    from?: Currency;
    /**
     * Only rates to this currency.
     */
    to?: Currency;
    /**
     * First day of the range, inclusive.
     */
    date_from?: CalendarDate;
    /**
     * Last day of the range, inclusive; must not be before `date_from`.
     */
    date_to?: CalendarDate;
    /**
     * Field to sort by. Default: `"date"`.
     */
    sort?: ListExchangeRatesSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getExchangeRateOfDay`.
 */
export type GetExchangeRateOfDayQuery = {
    /**
     * The currency of the amount.
     */
    from: Currency;
    /**
     * The currency to convert into.
     */
    to: Currency;
    /**
     * The day; default: today.
     */
    date?: CalendarDate;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getExchangeRate`.
 */
export type GetExchangeRateQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listInvoices`.
 */
export type ListInvoicesQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only invoices of these clients, comma-separated.
     */
    client_id?: ClientId | Array<ClientId>;
    /**
     * Only invoices of these statuses, comma-separated.
     */
    status?: InvoiceStatus | Array<InvoiceStatus>;
    /**
     * Only invoices that these recurring invoices have made, comma-separated.
     */
    recurring_invoice_id?: RecurringInvoiceId | Array<RecurringInvoiceId>;
    /**
     * Only invoices dated this day or later.
     */
    from?: CalendarDate;
    /**
     * Only invoices dated this day or earlier.
     */
    to?: CalendarDate;
    /**
     * Only invoices due this day or later.
     */
    due_from?: CalendarDate;
    /**
     * Only invoices due this day or earlier.
     */
    due_to?: CalendarDate;
    /**
     * Only invoices that are sent, viewed, partial or overdue with an outstanding amount and a due date before today (with false, only others). An invoice whose due date has just passed counts immediately, even before the daily job sets its status to `overdue`.
     */
    overdue?: boolean;
    /**
     * Only invoices whose last mail, or reminder, could not be delivered (`invoice.mail_failed`), until they are mailed again (with false, only others).
     */
    mail_failed?: boolean;
    /**
     * Words that must all occur in the number or the subject, whole or as part of a word, in any order, ignoring case and accents. Punctuation separates words; symbols such as `%` and `_` are matched literally. A blank value applies no filter.
     */
    search?: string;
    /**
     * Only objects with one of these external ids. Repeat the parameter for several (`external_id=a&external_id=b`): an external id can contain commas. An id that no object has matches nothing.
     */
    external_id?: ExternalId | Array<ExternalId>;
    /**
     * Only objects whose `metadata` has this text under this key, as `metadata.erp_id=90210` or `metadata[erp_id]=90210`. If several keys are given, all must match. Texts are compared exactly. The key is everything after `metadata.`.
     */
    metadata?: {
        [key: string]: string;
    };
    /**
     * Only objects created or updated at or after this instant. Unless `sort` is given, they are in the order of their changes, earliest first. To synchronize, begin with an early instant such as `1970-01-01T00:00:00Z`, follow `pagination.next_cursor` until `has_more` is false, and keep the last `next_cursor`. The next time, continue from it. You receive every object in its latest state once its change is committed, however long the change took and whatever else changes while you read. An object may be returned more than once; deleted objects are not returned. If a `sort` is given, the list cannot be read by cursor (`next_cursor` is null). To synchronize without cursors, read the list to its last page and continue from the greatest `updated_at` in it, which must be at most 30 days old.
     */
    updated_since?: DateTime;
    /**
     * Field to sort by; `status` sorts by name. Default: `"invoice_date"`.
     */
    sort?: ListInvoicesSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums.
     */
    in?: Currency;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getInvoiceAging`.
 */
export type GetInvoiceAgingQuery = {
    /**
     * ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums.
     */
    in?: Currency;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getInvoice`.
 */
export type GetInvoiceQuery = {
    /**
     * Comma-separated names of related objects to embed.
     */
    include?: InvoiceInclude | Array<InvoiceInclude>;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getInvoicePaymentMethods`.
 */
export type GetInvoicePaymentMethodsQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `getInvoiceTrace`.
 */
export type GetInvoiceTraceQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};

/**
 * Query parameters of `listInvoicePayments`.
 */
export type ListInvoicePaymentsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Field to sort by. Default: `"created_at"`.
     */
    sort?: ListInvoicePaymentsSort;
    /**
     * Direction of `sort`. Default: `"asc"`.
     */
    order?: SortOrder;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `listPayments`.
 */
export type ListPaymentsQuery = {
    /**
     * Page number, starting at 1. It is meant for people who jump to a page; programs that read a whole list use `cursor`. Default: `1`.
     */
    page?: number;
    /**
     * The `pagination.next_cursor` of a page, to get the objects that follow that page. They are found by their position and not by counting, so the page after the 10,000th takes no longer than the first. Send the cursor with the filters, `sort` and `order` that it was made with; `per_page`, `fields` and `include` may differ. With other filters or another order, with `page`, or with `format=csv`, the request returns `invalid_request`. `pagination.page` continues to count up; `total`, `total_pages` and a `summary` remain those of the first page. A cursor is opaque, and is valid for 30 days.
     */
    cursor?: string;
    /**
     * Number of objects per page, 1 to 100. Default: `20`.
     */
    per_page?: number;
    /**
     * Only payments of these clients, comma-separated.
     */
    client_id?: ClientId | Array<ClientId>;
    /**
     * Only payments that were recorded on these invoices or pay them, and their refunds, comma-separated.
     */
    invoice_id?: InvoiceId | Array<InvoiceId>;
    /**
     * Only payments, or only refunds.
     */
    type?: PaymentType | Array<PaymentType>;
    /**
     * Only payments made by these methods, comma-separated.
     */
    method?: PaymentMethod | Array<PaymentMethod>;
    /**
     * Only payments whose latest dispute is in one of these states, comma-separated: with `needs_response`, somebody has to respond at the provider until `dispute.due_by`.
     */
    dispute_status?: DisputeStatus | Array<DisputeStatus>;
    /**
     * Only refunds that their provider could not make, and whose money was not given back by other means since (with false, only others).
     */
    refund_failed?: boolean;
    /**
     * Only payments dated this day or later.
     */
    from?: CalendarDate;
    /**
     * Only payments dated this day or earlier.
     */
    to?: CalendarDate;
    /**
     * Only objects created or updated at or after this instant. Unless `sort` is given, they are in the order of their changes, earliest first. To synchronize, begin with an early instant such as `1970-01-01T00:00:00Z`, follow `pagination.next_cursor` until `has_more` is false, and keep the last `next_cursor`. The next time, continue from it. You receive every object in its latest state once its change is committed, however long the change took and whatever else changes while you read. An object may be returned more than once; deleted objects are not returned. If a `sort` is given, the list cannot be read by cursor (`next_cursor` is null). To synchronize without cursors, read the list to its last page and continue from the greatest `updated_at` in it, which must be at most 30 days old.
     */
    updated_since?: DateTime;
    /**
     * Field to sort by. Default: `"date"`.
     */
    sort?: ListPaymentsSort;
    /**
     * Direction of `sort`. Ties are broken by id in the same direction, so pages never overlap. Default: `"desc"`.
     */
    order?: SortOrder;
    /**
     * ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once. Figures may therefore differ from the sum of their parts by cents. Currencies and days without a rate are named in `missing_rates`, and are not in the sums.
     */
    in?: Currency;
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
    /**
     * With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet. Headings are words in the `locale` of the key's user (in the portal, of the client), or else of the workspace, and so are yes and no. Where that locale has a decimal comma, numbers have one and semicolons separate the columns, as also in Switzerland and Liechtenstein; elsewhere commas do. Days are `2026-11-03`, and instants `2026-11-03 14:05:00` in the time zone of the user, which spreadsheets of every language read as such. A byte order mark marks the file as UTF-8. Without `fields`, names come first and ids last, and columns that only `include` fills are left out. Values of enums stay those of the API. Headings may change, so programs read the file without `for`. Other formats with `for` return `invalid_request`.
     */
    for?: FileReader;
};

/**
 * Query parameters of `getPayment`.
 */
export type GetPaymentQuery = {
    /**
     * Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields`, only the named fields are returned. An unknown name returns `invalid_request`. A list as CSV has a column for each named field. Statements and reports as CSV or PDF are always complete documents, so `fields` together with such a `format` returns `invalid_request`.
     */
    fields?: string | Array<string>;
};
