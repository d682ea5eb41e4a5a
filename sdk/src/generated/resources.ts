/** Made by scripts/developer/generate.ts from the contract. */
import type { Download, FileInput } from '../files.js';
import type { ConditionalOptions, IdempotentOptions, RequestOptions } from '../options.js';
import type { ApiRequest, ListRequest, Page, SummedPage } from '../request.js';
import { Resource } from '../resource.js';
import type { SyncRequest } from '../sync.js';
import type { Transport } from '../transport.js';
import { path } from '../url.js';
import type {
  Aging,
  AgingReport,
  Agreement,
  AgreementBalance,
  AgreementCancel,
  AgreementCreate,
  AgreementListSummary,
  AgreementPeriod,
  AgreementSummary,
  AgreementType,
  AgreementTypeCreate,
  AgreementTypeUpdate,
  AgreementUpdate,
  AgreementUpsert,
  ApiKey,
  ApiKeyCreate,
  ApiKeyRoll,
  Approval,
  ApprovalCreate,
  ApprovalEntry,
  ApprovalMailPreview,
  ApprovalRemind,
  ApprovalSummary,
  Attachment,
  AttachmentUpdate,
  AuditEntry,
  BankConfirm,
  BankConfirmed,
  BankImport,
  BankLine,
  CannedReply,
  CannedReplyCreate,
  CannedReplyUpdate,
  CliLogin,
  CliLoginCreate,
  Client,
  ClientBalance,
  ClientCreate,
  ClientPayment,
  ClientPaymentCreate,
  ClientUnbilled,
  ClientUpdate,
  ClientUpsert,
  Contact,
  ContactCreate,
  ContactDuplicates,
  ContactMerge,
  ContactPortalEnable,
  ContactPortalState,
  ContactSummary,
  ContactUpdate,
  ContactUpsert,
  ContactsCreate,
  ContactsUpdate,
  CreditApplied,
  CreditApply,
  CreditNote,
  CreditNoteCreate,
  CreditNoteListSummary,
  CreditNoteSend,
  CreditNoteSent,
  CreditRefund,
  DashboardReport,
  DeletedObject,
  DocketEvent,
  Drawdown,
  DrawdownSummary,
  EndedSessions,
  ErasedPerson,
  ExchangeRateCreate,
  ExchangeRateImport,
  ExchangeRateLookup,
  ExchangeRateObject,
  ExchangeRateUpdate,
  Expense,
  ExpenseCreate,
  ExpenseListSummary,
  ExpenseReject,
  ExpenseReport,
  ExpenseSummary,
  ExpenseUpdate,
  ExpenseUploaded,
  ExpenseUpsert,
  ExpensesMarkBilled,
  ExpensesMarkedBilled,
  ExpensesName,
  ExpensesReject,
  ExpensesUpdate,
  FactorCode,
  FactorRemoved,
  ForecastReport,
  FoundList,
  GetAgingReportQuery,
  GetAgreementBalanceQuery,
  GetAgreementPeriodQuery,
  GetAgreementQuery,
  GetAgreementTypeQuery,
  GetAllMailTemplatesQuery,
  GetApiKeyQuery,
  GetApprovalQuery,
  GetAuditEntryQuery,
  GetBankImportQuery,
  GetCannedReplyQuery,
  GetClientBalanceQuery,
  GetClientQuery,
  GetClientStatementQuery,
  GetClientUnbilledQuery,
  GetContactPersonalDataQuery,
  GetContactQuery,
  GetCreditNoteQuery,
  GetCurrentUserQuery,
  GetDashboardReportQuery,
  GetEventQuery,
  GetExchangeRateOfDayQuery,
  GetExchangeRateQuery,
  GetExpenseQuery,
  GetExpenseReportQuery,
  GetForecastReportQuery,
  GetInvoiceAgingQuery,
  GetInvoicePaymentMethodsQuery,
  GetInvoiceQuery,
  GetInvoiceTraceQuery,
  GetItemQuery,
  GetLoggedRequestQuery,
  GetMailQuery,
  GetMailTemplateQuery,
  GetNotificationQuery,
  GetPasskeyQuery,
  GetPaymentQuery,
  GetPortalApprovalQuery,
  GetPortalInvoiceQuery,
  GetPortalProfileQuery,
  GetPortalProjectQuery,
  GetPortalSessionQuery,
  GetPortalStatementQuery,
  GetPortalTicketQuery,
  GetProfitabilityReportQuery,
  GetProjectBudgetQuery,
  GetProjectMilestoneQuery,
  GetProjectPhaseQuery,
  GetProjectQuery,
  GetProjectTaskQuery,
  GetProjectTypeQuery,
  GetRateCardQuery,
  GetRecurringInvoiceQuery,
  GetReminderTextsQuery,
  GetRevenueReportQuery,
  GetSavedViewQuery,
  GetScheduledReportQuery,
  GetSecondFactorQuery,
  GetSessionQuery,
  GetSingleSignOnQuery,
  GetStripeConnectionQuery,
  GetTagQuery,
  GetTaxRateQuery,
  GetTaxReportQuery,
  GetTestClockQuery,
  GetTicketPriorityQuery,
  GetTicketQuery,
  GetTicketSlaQuery,
  GetTicketStatusQuery,
  GetTicketTaskQuery,
  GetTimeEntryQuery,
  GetTimeReportQuery,
  GetTimeSummaryQuery,
  GetUnbilledReportQuery,
  GetUserPersonalDataQuery,
  GetUserQuery,
  GetUserTimeSummaryQuery,
  GetUtilizationReportQuery,
  GetWebhookDeliveryQuery,
  GetWebhookQuery,
  GetWorkspaceExportQuery,
  GetWorkspaceQuery,
  GetWorkspaceUsageQuery,
  HourMovement,
  Invoice,
  InvoiceCreate,
  InvoiceFromTime,
  InvoiceListSummary,
  InvoicePaymentMethods,
  InvoicePreview,
  InvoiceReason,
  InvoiceRemind,
  InvoiceReminded,
  InvoiceSend,
  InvoiceSent,
  InvoiceSettlement,
  InvoiceSummary,
  InvoiceTrace,
  InvoiceUpdate,
  InvoiceUpsert,
  Item,
  ItemCreate,
  ItemUpdate,
  LineItem,
  LineItemCreate,
  LineItemUpdate,
  ListAgreementDrawdownQuery,
  ListAgreementLedgerQuery,
  ListAgreementPeriodsQuery,
  ListAgreementTypesQuery,
  ListAgreementsQuery,
  ListApiKeysQuery,
  ListApprovalEntriesQuery,
  ListApprovalsQuery,
  ListAuditEntriesQuery,
  ListBankImportLinesQuery,
  ListBankImportsQuery,
  ListCannedRepliesQuery,
  ListClientsQuery,
  ListContactDuplicatesQuery,
  ListContactsQuery,
  ListCreditNotesQuery,
  ListEventsQuery,
  ListExchangeRatesQuery,
  ListExpensesQuery,
  ListInvoicePaymentsQuery,
  ListInvoicesQuery,
  ListItemsQuery,
  ListLoggedRequestsQuery,
  ListMailsQuery,
  ListNotificationsQuery,
  ListPasskeysQuery,
  ListPaymentsQuery,
  ListPortalAgreementsQuery,
  ListPortalApprovalEntriesQuery,
  ListPortalApprovalsQuery,
  ListPortalCreditNotesQuery,
  ListPortalInvoicesQuery,
  ListPortalProjectsQuery,
  ListPortalSessionsQuery,
  ListPortalTicketActivitiesQuery,
  ListPortalTicketAttachmentsQuery,
  ListPortalTicketsQuery,
  ListProjectMilestonesQuery,
  ListProjectPhasesQuery,
  ListProjectTasksQuery,
  ListProjectTicketsQuery,
  ListProjectTimeEntriesQuery,
  ListProjectTypesQuery,
  ListProjectsQuery,
  ListRateCardsQuery,
  ListRecurringInvoicesQuery,
  ListRunningTimersQuery,
  ListSavedViewsQuery,
  ListScheduledReportsQuery,
  ListSessionsQuery,
  ListTagSuggestionsQuery,
  ListTagsQuery,
  ListTaxRatesQuery,
  ListTestMailsQuery,
  ListTicketActivitiesQuery,
  ListTicketAttachmentsQuery,
  ListTicketPrioritiesQuery,
  ListTicketStatusesQuery,
  ListTicketTasksQuery,
  ListTicketTimeEntriesQuery,
  ListTicketsQuery,
  ListTimeEntriesQuery,
  ListUsersQuery,
  ListWebhookDeliveriesQuery,
  ListWebhooksQuery,
  ListWorkspaceExportsQuery,
  LoggedRequest,
  Mail,
  MailPreview,
  MailTemplate,
  MailTemplatePreview,
  MailTemplatePreviewRequest,
  MailTemplateUpdate,
  MailTemplates,
  Milestone,
  MilestoneCreate,
  MilestoneUpdate,
  Notification,
  NotificationListSummary,
  NotificationSnooze,
  NotificationsRead,
  Passkey,
  PasskeyCreate,
  PasskeyCreated,
  PasskeyOptions,
  PasskeyUpdate,
  PasswordConfirmation,
  PasswordUpdate,
  Payment,
  PaymentAllocationsUpdate,
  PaymentCreate,
  PaymentListSummary,
  PaymentRefund,
  PaymentSummary,
  PeriodClose,
  PermissionsUpdate,
  PersonalData,
  Phase,
  PhaseCreate,
  PhaseUpdate,
  PhasesReorder,
  PortalActivity,
  PortalAgreement,
  PortalApproval,
  PortalApprovalEntry,
  PortalApprovalSummary,
  PortalApprove,
  PortalAttachment,
  PortalCommentCreate,
  PortalCreditNote,
  PortalInvoice,
  PortalPasswordUpdate,
  PortalProfile,
  PortalProfileUpdate,
  PortalProject,
  PortalProjectSummary,
  PortalReject,
  PortalReopen,
  PortalSession,
  PortalSessionsEnded,
  PortalTicket,
  PortalTicketCreate,
  PreviewRecurringInvoiceQuery,
  ProfitabilityReport,
  Project,
  ProjectBudgetUse,
  ProjectCreate,
  ProjectSummary,
  ProjectTaskCreate,
  ProjectTaskUpdate,
  ProjectTasksReorder,
  ProjectTicketCreate,
  ProjectType,
  ProjectTypeCreate,
  ProjectTypeUpdate,
  ProjectUpdate,
  ProjectUpsert,
  RateCard,
  RateCardCreate,
  RateCardUpdate,
  RecoveryCodeSet,
  RecurringInvoice,
  RecurringInvoiceCreate,
  RecurringInvoiceUpdate,
  RecurringPreview,
  ReminderTexts,
  RenderCannedReplyQuery,
  RenderedReply,
  RevenueReport,
  SavedView,
  SavedViewCreate,
  SavedViewUpdate,
  ScheduledReport,
  ScheduledReportCreate,
  SearchQuery,
  SecondFactor,
  Session,
  SingleSignOn,
  SingleSignOnCheck,
  SingleSignOnUpdate,
  Statement,
  StatementSend,
  StatementSent,
  StripeConnection,
  StripeConnectionUpdate,
  Tag,
  TagCreate,
  TagSlugs,
  TagSuggestion,
  TagUpdate,
  TaggedResource,
  TagsBulkAdd,
  TagsReplace,
  Task,
  TaskCreate,
  TaskUpdate,
  TaxRateCreate,
  TaxRateObject,
  TaxRateUpdate,
  TaxReport,
  TestClock,
  TestClockAdvance,
  TestMail,
  Ticket,
  TicketActivity,
  TicketActivityCreate,
  TicketActivityUpdate,
  TicketClose,
  TicketCreate,
  TicketPriority,
  TicketPriorityCreate,
  TicketPriorityUpdate,
  TicketReopen,
  TicketSlaState,
  TicketStatus,
  TicketStatusCreate,
  TicketStatusUpdate,
  TicketSummary,
  TicketTimeEntryCreate,
  TicketUpdate,
  TicketUpsert,
  TicketWatchers,
  TicketsClose,
  TicketsUpdate,
  TimeEntriesCreate,
  TimeEntriesExclude,
  TimeEntriesName,
  TimeEntriesReject,
  TimeEntriesUpdate,
  TimeEntry,
  TimeEntryCreate,
  TimeEntryExclude,
  TimeEntryReject,
  TimeEntrySummary,
  TimeEntryUpdate,
  TimeEntryUpsert,
  TimeListSummary,
  TimeReport,
  TimeSummary,
  TimerResume,
  TimerStart,
  TimerStop,
  TimerStopRunning,
  Totp,
  UnbilledReport,
  User,
  UserInvite,
  UserTimeSummary,
  UserUpdate,
  UsersUpdate,
  UtilizationReport,
  Webhook,
  WebhookCreate,
  WebhookDeliveriesRetried,
  WebhookDeliveriesRetry,
  WebhookDelivery,
  WebhookDeliveryWithBodies,
  WebhookRecover,
  WebhookRecovery,
  WebhookSecretRotate,
  WebhookTest,
  WebhookUpdate,
  WebhookWithSecret,
  Workspace,
  WorkspaceDelete,
  WorkspaceExport,
  WorkspaceUpdate,
  WorkspaceUsage,
} from './types.js';

/** API keys for the live and test sides of the workspace. */
export class ApiKeysResource extends Resource {
  /**
   * List API keys
   *
   * The keys that are not revoked, newest first: all keys for owners and admins, their own for others. A test key lists the keys of the test side, a live key those of both sides. The secrets themselves are not shown.
   *
   * `GET /v1/api-keys`
   */
  list(query?: ListApiKeysQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<ApiKey>>;
  list(query: ListApiKeysQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListApiKeysQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<ApiKey>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/api-keys', query }, options);
    const answer: ListRequest<Page<ApiKey>> = this.page({ method: 'GET', path: '/v1/api-keys', query }, options);
    return answer;
  }

  /**
   * Create an API key
   *
   * Creates a key and returns its secret this once: only its SHA-256 hash is stored. The key has the rights of its user, or with `scope: read_only` only their
   * read rights, or with `scope: restricted` what `access` leaves of them in each area of the API. With `allowed_ips` it works only from these networks: from
   * elsewhere, requests return `forbidden`.
   *
   * Everyone can create keys for themselves; owners and admins can also create them for others with `user_id`, but only an owner for an owner. The user must be
   * active (`invalid_state`). A test key can create only test keys, a live key can create keys for both sides (`forbidden` otherwise).
   *
   * A key cannot create one that exceeds it: a read-only key creates none, a restricted key creates restricted keys with at most its own `access`, a key with
   * `allowed_ips` creates keys only for networks within them, and a key that expires creates keys only for its own side that expire no later (`forbidden`, and
   * the error names the field). Users who are signed in are not limited in this way.
   *
   * A user can have 100 keys on each side that are neither revoked nor expired; one more returns `invalid_state`.
   *
   * Each side has its own users, matched by e-mail address. Creating a key for a person who is missing on that side creates a matching user there: active, with
   * the same role, permissions and profile. This emits `user.created` on that side. `expires_at` must be in the future by that side's clock.
   *
   * `POST /v1/api-keys`
   */
  create(body: ApiKeyCreate, options?: IdempotentOptions): ApiRequest<ApiKey> {
    return this.data({ method: 'POST', path: '/v1/api-keys', body }, options);
  }

  /**
   * Get an API key
   *
   * One key that is not revoked, without the secret itself. Owners and admins can get any key, others only their own. A test key can get keys of the test side only (keys of the live side return `not_found`), a live key those of both sides. The `ETag` does not change with `last_used_at`.
   *
   * `GET /v1/api-keys/{id}`
   *
   * @param apiKeyId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(apiKeyId: string, query?: GetApiKeyQuery, options?: RequestOptions): ApiRequest<ApiKey> {
    return this.data({ method: 'GET', path: path`/v1/api-keys/${apiKeyId}`, query }, options);
  }

  /**
   * Revoke an API key
   *
   * Revokes the key immediately and permanently; a key can revoke itself. Owners and admins can revoke any key, others only their own. A test key can revoke keys of the test side only (keys of the live side return `not_found`), a live key those of both sides.
   *
   * `DELETE /v1/api-keys/{id}`
   *
   * @param apiKeyId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  delete(apiKeyId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/api-keys/${apiKeyId}` }, options);
  }

  /**
   * Roll an API key
   *
   * Gives the key a new secret and returns it this once. The secret from before works for `grace_hours` more; one from an earlier roll stops immediately. Name, access, networks, user and expiry stay the same. Who can revoke a key can roll it, except that only an owner can roll a key of an owner, and a key can roll none that exceeds it (`forbidden`, as with `createApiKey`). The user must be active and the key not expired (`invalid_state`). Open streams of the key end, to be opened again.
   *
   * `POST /v1/api-keys/{id}/roll`
   *
   * @param apiKeyId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  roll(apiKeyId: string, body: ApiKeyRoll, options?: IdempotentOptions & ConditionalOptions): ApiRequest<ApiKey> {
    return this.data({ method: 'POST', path: path`/v1/api-keys/${apiKeyId}/roll`, body }, options);
  }
}

export class CliLoginsResource extends Resource {
  /**
   * Create a code for the command line
   *
   * Creates a code with which `docket login`, the command line, gets an API key for the user who is signed in. The dashboard shows the code under Developers;
   * requests with an API key return `forbidden`, because `createApiKey` gives them a key at once.
   *
   * The code works once, for ten minutes of real time; only its hash is stored, and another code of the user on the same side replaces it. The key is created
   * when the code is redeemed, with these fields, and counts among the 100 keys of the user from then on. A user who is missing
   * on the side of the key is created there, as with `createApiKey`.
   *
   * `docket login` redeems it by a POST to `/cli-logins/redeem`, outside the API, with the JSON `{"code": "…"}`. The response is the key as `createApiKey`
   * returns it. A code that is unknown, used or too old returns `not_found`, and too many attempts from an address `rate_limit_exceeded`.
   *
   * `POST /v1/cli-logins`
   */
  create(body: CliLoginCreate, options?: IdempotentOptions): ApiRequest<CliLogin> {
    return this.data({ method: 'POST', path: '/v1/cli-logins', body }, options);
  }
}

/** The contact of a client who is signed in to the client portal. API keys do not work in the portal. */
export class PortalResource extends Resource {
  /**
   * Get the contact who is signed in
   *
   * The contact behind the session, with the client, the firm and what the contact can do.
   *
   * `GET /v1/portal/me`
   */
  getProfile(query?: GetPortalProfileQuery, options?: RequestOptions): ApiRequest<PortalProfile> {
    return this.data({ method: 'GET', path: '/v1/portal/me', query }, options);
  }

  /**
   * Update the contact's own choices
   *
   * Changes the fields sent. Every contact can do this. Only the firm can change the name, address and access of a contact; the language of the portal is that of the client. Emits `contact.updated` with the contact as its actor.
   *
   * `PUT /v1/portal/me`
   */
  updateProfile(body: PortalProfileUpdate, options?: ConditionalOptions): ApiRequest<PortalProfile> {
    return this.data({ method: 'PUT', path: '/v1/portal/me', body }, options);
  }

  /**
   * Get the firm's logo
   *
   * The image file. Without a logo, the request returns `not_found`.
   *
   * `GET /v1/portal/logo`
   */
  getLogo(options?: RequestOptions): ApiRequest<Download> {
    return this.file({ method: 'GET', path: '/v1/portal/logo' }, options);
  }

  /**
   * Change the contact's password
   *
   * Sets a new password of 10 to 200 characters. The other sessions of the contact end, and links to set a password that were mailed stop working; this session continues. A password that is known from breaches, or is the account's own name or address, returns `invalid_request`. A wrong `current_password` returns `invalid_request` and counts as a failed sign-in: after ten within 15 minutes, the response is `rate_limit_exceeded`, even with the right password. Emits nothing.
   *
   * `PUT /v1/portal/password`
   */
  updatePassword(body: PortalPasswordUpdate, options?: ConditionalOptions): ApiRequest<PortalSessionsEnded> {
    return this.data({ method: 'PUT', path: '/v1/portal/password', body }, options);
  }

  /**
   * List the contact's sessions
   *
   * The sessions in which the contact is signed in, last used first. A session ends 14 days after its last use and 30 days after it began.
   *
   * `GET /v1/portal/sessions`
   */
  listSessions(query?: ListPortalSessionsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<PortalSession>>;
  listSessions(query: ListPortalSessionsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listSessions(query?: ListPortalSessionsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<PortalSession>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/portal/sessions', query }, options);
    const answer: ListRequest<Page<PortalSession>> = this.page({ method: 'GET', path: '/v1/portal/sessions', query }, options);
    return answer;
  }

  /**
   * End the contact's other sessions
   *
   * Signs the contact out everywhere else. The session of this request continues.
   *
   * `DELETE /v1/portal/sessions`
   */
  deleteSessions(options?: RequestOptions): ApiRequest<PortalSessionsEnded> {
    return this.data({ method: 'DELETE', path: '/v1/portal/sessions' }, options);
  }

  /**
   * Get one of the contact's sessions
   *
   * One session. A session that has ended, or is someone else's, returns `not_found`. The `ETag` does not change with `last_used_at` and `ip`.
   *
   * `GET /v1/portal/sessions/{id}`
   *
   * @param portalId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getSession(portalId: string, query?: GetPortalSessionQuery, options?: RequestOptions): ApiRequest<PortalSession> {
    return this.data({ method: 'GET', path: path`/v1/portal/sessions/${portalId}`, query }, options);
  }

  /**
   * End one of the contact's sessions
   *
   * Ends the session immediately: wherever it is used, the contact is signed out. The session of this request can be ended, too; the next request then returns `unauthorized`.
   *
   * `DELETE /v1/portal/sessions/{id}`
   *
   * @param portalId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  deleteSession(portalId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/portal/sessions/${portalId}` }, options);
  }

  /**
   * List the client's projects
   *
   * The projects of the contact's client, newest first by default.
   *
   * `GET /v1/portal/projects`
   */
  listProjects(query?: ListPortalProjectsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<PortalProjectSummary>>;
  listProjects(query: ListPortalProjectsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listProjects(query?: ListPortalProjectsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<PortalProjectSummary>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/portal/projects', query }, options);
    const answer: ListRequest<Page<PortalProjectSummary>> = this.page({ method: 'GET', path: '/v1/portal/projects', query }, options);
    return answer;
  }

  /**
   * Get a project of the client
   *
   * The project with its progress, phases and milestones.
   *
   * `GET /v1/portal/projects/{id}`
   *
   * @param portalId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getProject(portalId: string, query?: GetPortalProjectQuery, options?: RequestOptions): ApiRequest<PortalProject> {
    return this.data({ method: 'GET', path: path`/v1/portal/projects/${portalId}`, query }, options);
  }

  /**
   * List the client's tickets
   *
   * The tickets of the contact's client, whoever opened them, newest first by default. Ids in filters that do not belong to the client match nothing.
   *
   * `GET /v1/portal/tickets`
   */
  listTickets(query?: ListPortalTicketsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<PortalTicket>>;
  listTickets(query: ListPortalTicketsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listTickets(query?: ListPortalTicketsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<PortalTicket>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/portal/tickets', query }, options);
    const answer: ListRequest<Page<PortalTicket>> = this.page({ method: 'GET', path: '/v1/portal/tickets', query }, options);
    return answer;
  }

  /**
   * Create a ticket
   *
   * Creates a ticket of the contact, in the first open status and with the default priority. Billing type and agreement are those of the project. Emits `ticket.created` with the contact as its actor.
   *
   * `POST /v1/portal/tickets`
   */
  createTicket(body: PortalTicketCreate, options?: IdempotentOptions): ApiRequest<PortalTicket> {
    return this.data({ method: 'POST', path: '/v1/portal/tickets', body }, options);
  }

  /**
   * Get a ticket of the client
   *
   * The ticket. Its conversation and its files have lists of their own.
   *
   * `GET /v1/portal/tickets/{id}`
   *
   * @param portalId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getTicket(portalId: string, query?: GetPortalTicketQuery, options?: RequestOptions): ApiRequest<PortalTicket> {
    return this.data({ method: 'GET', path: path`/v1/portal/tickets/${portalId}`, query }, options);
  }

  /**
   * List the conversation on a ticket
   *
   * Public comments and files, oldest first by default. Comments and files that only the team can see are never listed: a file that was made internal or removed no longer appears.
   *
   * `GET /v1/portal/tickets/{id}/activities`
   *
   * @param portalId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  listTicketActivities(portalId: string, query?: ListPortalTicketActivitiesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<PortalActivity>>;
  listTicketActivities(portalId: string, query: ListPortalTicketActivitiesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listTicketActivities(portalId: string, query?: ListPortalTicketActivitiesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<PortalActivity>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: path`/v1/portal/tickets/${portalId}/activities`, query }, options);
    const answer: ListRequest<Page<PortalActivity>> = this.page({ method: 'GET', path: path`/v1/portal/tickets/${portalId}/activities`, query }, options);
    return answer;
  }

  /**
   * Comment on a ticket
   *
   * Adds a public comment to the ticket, open or closed, and mails it to the assignee. Emits `ticket.commented`.
   *
   * `POST /v1/portal/tickets/{id}/activities`
   *
   * @param portalId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  createTicketActivity(portalId: string, body: PortalCommentCreate, options?: IdempotentOptions & ConditionalOptions): ApiRequest<PortalActivity> {
    return this.data({ method: 'POST', path: path`/v1/portal/tickets/${portalId}/activities`, body }, options);
  }

  /**
   * List the files on a ticket
   *
   * The public files on the ticket, oldest first by default.
   *
   * `GET /v1/portal/tickets/{id}/attachments`
   *
   * @param portalId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  listTicketAttachments(portalId: string, query?: ListPortalTicketAttachmentsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<PortalAttachment>>;
  listTicketAttachments(portalId: string, query: ListPortalTicketAttachmentsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listTicketAttachments(portalId: string, query?: ListPortalTicketAttachmentsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<PortalAttachment>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: path`/v1/portal/tickets/${portalId}/attachments`, query }, options);
    const answer: ListRequest<Page<PortalAttachment>> = this.page({ method: 'GET', path: path`/v1/portal/tickets/${portalId}/attachments`, query }, options);
    return answer;
  }

  /**
   * Attach a file to a ticket
   *
   * Uploads a file of at most 10 MiB of the types that `POST /v1/tickets/{id}/attachments` accepts. The file is public: the team and every contact of the client with portal access can see it. Emits `ticket.updated`.
   *
   * `POST /v1/portal/tickets/{id}/attachments`
   *
   * @param portalId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  createTicketAttachment(portalId: string, file: FileInput<never>, options?: IdempotentOptions & ConditionalOptions): ApiRequest<PortalAttachment> {
    return this.data({ method: 'POST', path: path`/v1/portal/tickets/${portalId}/attachments`, file }, options);
  }

  /**
   * Download a file of a ticket
   *
   * The file, byte for byte, served as a download under its original name.
   *
   * `GET /v1/portal/tickets/{id}/attachments/{attachment_id}`
   *
   * @param portalId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param attachmentId Identifier of the attachment.
   */
  getTicketAttachment(portalId: string, attachmentId: string, options?: RequestOptions): ApiRequest<Download> {
    return this.file({ method: 'GET', path: path`/v1/portal/tickets/${portalId}/attachments/${attachmentId}` }, options);
  }

  /**
   * Reopen a ticket
   *
   * Moves a ticket that was closed within the last 14 days back to the first open status; a later request returns `invalid_state`: create a new ticket. An open ticket is left unchanged. Emits `ticket.status_changed` and `ticket.reopened`.
   *
   * `POST /v1/portal/tickets/{id}/reopen`
   *
   * @param portalId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  reopenTicket(portalId: string, body?: PortalReopen, options?: IdempotentOptions & ConditionalOptions): ApiRequest<PortalTicket> {
    return this.data({ method: 'POST', path: path`/v1/portal/tickets/${portalId}/reopen`, body }, options);
  }

  /**
   * List what the client is asked to approve
   *
   * The approvals that the firm asked the client for, decided ones included, newest first by default.
   *
   * `GET /v1/portal/approvals`
   */
  listApprovals(query?: ListPortalApprovalsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<PortalApprovalSummary>>;
  listApprovals(query: ListPortalApprovalsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listApprovals(query?: ListPortalApprovalsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<PortalApprovalSummary>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/portal/approvals', query }, options);
    const answer: ListRequest<Page<PortalApprovalSummary>> = this.page({ method: 'GET', path: '/v1/portal/approvals', query }, options);
    return answer;
  }

  /**
   * Get what the client is asked to approve
   *
   * One approval. An approval of hours has `days`: the hours by day and person.
   *
   * `GET /v1/portal/approvals/{id}`
   *
   * @param portalId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getApproval(portalId: string, query?: GetPortalApprovalQuery, options?: RequestOptions): ApiRequest<PortalApproval> {
    return this.data({ method: 'GET', path: path`/v1/portal/approvals/${portalId}`, query }, options);
  }

  /**
   * Approve what the firm asked for
   *
   * Approves the milestone or hours that the firm asked for. If the client has several contacts, the first one to answer decides: an approval that is already approved is left unchanged, one that was rejected or cancelled returns `invalid_state`. Send `If-Match` to approve only what you have seen, because time that the firm changes falls out of a pending approval. Emits `approval.approved` with the contact as its actor.
   *
   * `POST /v1/portal/approvals/{id}/approve`
   *
   * @param portalId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  approveIn(portalId: string, body?: PortalApprove, options?: IdempotentOptions & ConditionalOptions): ApiRequest<PortalApproval> {
    return this.data({ method: 'POST', path: path`/v1/portal/approvals/${portalId}/approve`, body }, options);
  }

  /**
   * List the work that the client is asked to approve
   *
   * The work in an approval of hours, by day. An approval of a milestone has none.
   *
   * `GET /v1/portal/approvals/{id}/entries`
   *
   * @param portalId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  listApprovalEntries(portalId: string, query?: ListPortalApprovalEntriesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<PortalApprovalEntry>>;
  listApprovalEntries(portalId: string, query: ListPortalApprovalEntriesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listApprovalEntries(portalId: string, query?: ListPortalApprovalEntriesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<PortalApprovalEntry>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: path`/v1/portal/approvals/${portalId}/entries`, query }, options);
    const answer: ListRequest<Page<PortalApprovalEntry>> = this.page({ method: 'GET', path: path`/v1/portal/approvals/${portalId}/entries`, query }, options);
    return answer;
  }

  /**
   * Reject what the firm asked for
   *
   * Rejects the milestone or hours that the firm asked for, with a comment. An approval that is already rejected is left unchanged, one that was approved or cancelled returns `invalid_state`. The firm can include the time entries or the milestone in another approval. Emits `approval.rejected` with the contact as its actor.
   *
   * `POST /v1/portal/approvals/{id}/reject`
   *
   * @param portalId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  rejectIn(portalId: string, body: PortalReject, options?: IdempotentOptions & ConditionalOptions): ApiRequest<PortalApproval> {
    return this.data({ method: 'POST', path: path`/v1/portal/approvals/${portalId}/reject`, body }, options);
  }

  /**
   * List the client's invoices
   *
   * The invoices that were sent to the client, void ones included, latest first by default.
   *
   * `GET /v1/portal/invoices`
   */
  listInvoices(query?: ListPortalInvoicesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<PortalInvoice>>;
  listInvoices(query: ListPortalInvoicesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listInvoices(query?: ListPortalInvoicesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<PortalInvoice>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/portal/invoices', query }, options);
    const answer: ListRequest<Page<PortalInvoice>> = this.page({ method: 'GET', path: '/v1/portal/invoices', query }, options);
    return answer;
  }

  /**
   * Get an invoice of the client
   *
   * The invoice. Its lines are on its page and in its PDF.
   *
   * `GET /v1/portal/invoices/{id}`
   *
   * @param portalId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getInvoice(portalId: string, query?: GetPortalInvoiceQuery, options?: RequestOptions): ApiRequest<PortalInvoice> {
    return this.data({ method: 'GET', path: path`/v1/portal/invoices/${portalId}`, query }, options);
  }

  /**
   * Get the PDF of an invoice
   *
   * The invoice as it was sent.
   *
   * `GET /v1/portal/invoices/{id}/pdf`
   *
   * @param portalId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getInvoicePdf(portalId: string, options?: RequestOptions): ApiRequest<Download> {
    return this.file({ method: 'GET', path: path`/v1/portal/invoices/${portalId}/pdf` }, options);
  }

  /**
   * Get the electronic form of an invoice
   *
   * The file as it was issued, byte for byte. An invoice that was issued as a plain PDF only returns `not_found`.
   *
   * `GET /v1/portal/invoices/{id}/e-invoice`
   *
   * @param portalId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getElectronicInvoice(portalId: string, options?: RequestOptions): ApiRequest<Download> {
    return this.file({ method: 'GET', path: path`/v1/portal/invoices/${portalId}/e-invoice` }, options);
  }

  /**
   * List the client's credit notes
   *
   * The credits on invoices of the client, latest first by default.
   *
   * `GET /v1/portal/credit-notes`
   */
  listCreditNotes(query?: ListPortalCreditNotesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<PortalCreditNote>>;
  listCreditNotes(query: ListPortalCreditNotesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listCreditNotes(query?: ListPortalCreditNotesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<PortalCreditNote>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/portal/credit-notes', query }, options);
    const answer: ListRequest<Page<PortalCreditNote>> = this.page({ method: 'GET', path: '/v1/portal/credit-notes', query }, options);
    return answer;
  }

  /**
   * Get the PDF of a credit note
   *
   * The credit note.
   *
   * `GET /v1/portal/credit-notes/{id}/pdf`
   *
   * @param portalId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getCreditNotePdf(portalId: string, options?: RequestOptions): ApiRequest<Download> {
    return this.file({ method: 'GET', path: path`/v1/portal/credit-notes/${portalId}/pdf` }, options);
  }

  /**
   * Get the electronic form of a credit note
   *
   * The file as it was issued, byte for byte. A credit note that was issued as a plain PDF only returns `not_found`.
   *
   * `GET /v1/portal/credit-notes/{id}/e-invoice`
   *
   * @param portalId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getElectronicCreditNote(portalId: string, options?: RequestOptions): ApiRequest<Download> {
    return this.file({ method: 'GET', path: path`/v1/portal/credit-notes/${portalId}/e-invoice` }, options);
  }

  /**
   * Get the statement of the client
   *
   * What the client was billed, paid and was credited over a range of days, under the rules of `GET /v1/clients/{id}/statement`.
   *
   * `GET /v1/portal/statement`
   */
  getStatement(query?: GetPortalStatementQuery & { format?: 'json' }, options?: RequestOptions): ApiRequest<Statement>;
  getStatement(query: GetPortalStatementQuery & { format: 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<Download>;
  getStatement(query?: GetPortalStatementQuery & { format?: 'json' | 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<Statement> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/portal/statement', query }, options);
    const answer: ApiRequest<Statement> = this.data({ method: 'GET', path: '/v1/portal/statement', query }, options);
    return answer;
  }

  /**
   * List the client's retainers
   *
   * The agreements of the client that are active, paused or ended, latest first by default, each with the hours left in its open period. Drafts are not shown.
   *
   * `GET /v1/portal/agreements`
   */
  listAgreements(query?: ListPortalAgreementsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<PortalAgreement>>;
  listAgreements(query: ListPortalAgreementsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listAgreements(query?: ListPortalAgreementsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<PortalAgreement>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/portal/agreements', query }, options);
    const answer: ListRequest<Page<PortalAgreement>> = this.page({ method: 'GET', path: '/v1/portal/agreements', query }, options);
    return answer;
  }
}

export class TestMailsResource extends Resource {
  /**
   * List captured mails
   *
   * The mails that the test side would have sent, newest first, including everything queued by earlier requests. Because they contain sign-in links, only owners and admins can read them, and for a read-only key `text`, `html` and `links` are empty. Test keys only: a live key returns `forbidden`. Resetting the test side deletes them.
   *
   * `GET /v1/test-mails`
   */
  list(query?: ListTestMailsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<TestMail>>;
  list(query: ListTestMailsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListTestMailsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<TestMail>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/test-mails', query }, options);
    const answer: ListRequest<Page<TestMail>> = this.page({ method: 'GET', path: '/v1/test-mails', query }, options);
    return answer;
  }
}

/** The users of the workspace. */
export class UsersResource extends Resource {
  /**
   * List users
   *
   * The users of the workspace, newest first by default. Only active users are returned unless `status` is given.
   *
   * `GET /v1/users`
   */
  list(query?: ListUsersQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<User>>;
  list(query: ListUsersQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListUsersQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<User>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/users', query }, options);
    const answer: ListRequest<Page<User>> = this.page({ method: 'GET', path: '/v1/users', query }, options);
    return answer;
  }

  /**
   * Update users in bulk
   *
   * Applies the same change to 1 to 100 users, all or none, under the rules of `updateUser`. Emits the same events as updating each user.
   * If the request fails for any user, nothing changes, and `error.details` lists every user concerned: `field` is its place (`ids.3`), and `code` and `message` are what `updateUser` would return for it. The error itself has the `code`, `message` and `field` of the first one. An id that is unknown or given twice returns `invalid_request`, and so does a field that is invalid for any user (`updates.timezone`).
   *
   * `PUT /v1/users/bulk`
   */
  updateMany(body: UsersUpdate, options?: RequestOptions): ApiRequest<User[]> {
    return this.data({ method: 'PUT', path: '/v1/users/bulk', body }, options);
  }

  /**
   * Invite a user
   *
   * Adds a person as `invited` and mails them a link to a page where they set their name and password. The link works once, for 7 days by the workspace's
   * clock. Accepting makes them `active` and emits `user.created`; inviting emits no event. Until then they cannot have keys, and time cannot be logged for
   * them.
   *
   * Owners can grant any role, admins any role except owner. Other users with `can_manage_team` can grant member, viewer and contractor only, and cannot
   * invite anyone who could see or do more than they can (`forbidden`). For example, a viewer reads invoices and everyone's time, so a manager who invites one
   * needs `can_manage_invoices` and must not be limited to a department. An e-mail address that a user of any status already has (ignoring case) returns
   * `duplicate`: reactivate a deactivated user, or resend the invitation to an invited one.
   *
   * `POST /v1/users/invite`
   */
  invite(body: UserInvite, options?: IdempotentOptions): ApiRequest<User> {
    return this.data({ method: 'POST', path: '/v1/users/invite', body }, options);
  }

  /**
   * Change the user's password
   *
   * Sets a new password of 10 to 200 characters for the user of the key or the session. The other sessions of the user end, and links to set a password that were mailed stop working; the session of this request continues. A password that is known from breaches, or is the account's own name or address, returns `invalid_request`. A wrong `current_password` returns `invalid_request` and counts as a failed sign-in: after ten within 15 minutes, the response is `rate_limit_exceeded`, even with the right password. An account without a password, such as one of the test side that is entered from the live side, returns `invalid_state`. Emits nothing.
   *
   * `PUT /v1/users/me/password`
   */
  updatePassword(body: PasswordUpdate, options?: ConditionalOptions): ApiRequest<EndedSessions> {
    return this.data({ method: 'PUT', path: '/v1/users/me/password', body }, options);
  }

  /**
   * Get the user of the key
   *
   * The user that the key acts as.
   *
   * `GET /v1/users/me`
   */
  getCurrent(query?: GetCurrentUserQuery, options?: RequestOptions): ApiRequest<User> {
    return this.data({ method: 'GET', path: '/v1/users/me', query }, options);
  }

  /**
   * List one's passkeys
   *
   * The passkeys of the user who is signed in, oldest first. A passkey signs in by itself, at the sign-in page, and counts as a second factor. Operations on passkeys
   * are for people who are signed in to the dashboard; requests with an API key return `forbidden`.
   *
   * `GET /v1/users/me/passkeys`
   */
  listPasskeys(query?: ListPasskeysQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<Passkey>>;
  listPasskeys(query: ListPasskeysQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listPasskeys(query?: ListPasskeysQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<Passkey>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/users/me/passkeys', query }, options);
    const answer: ListRequest<Page<Passkey>> = this.page({ method: 'GET', path: '/v1/users/me/passkeys', query }, options);
    return answer;
  }

  /**
   * Add a passkey
   *
   * Adds the passkey that a browser has made with the options of `createPasskeyOptions`. From now on the user signs in with it alone; the password is no longer
   * enough without a second factor. If it is the user's first factor, their other sessions end, and the response has ten recovery codes, which are stored only as hashes: show them once. A
   * passkey for other options, another origin or another user, one that somebody has already, and options that are older than five minutes or were used before,
   * return `invalid_request`, and are in the audit log. An API key gets `forbidden`.
   *
   * `POST /v1/users/me/passkeys`
   */
  createPasskey(body: PasskeyCreate, options?: IdempotentOptions): ApiRequest<PasskeyCreated> {
    return this.data({ method: 'POST', path: '/v1/users/me/passkeys', body }, options);
  }

  /**
   * Begin to add a passkey
   *
   * Returns what a browser needs to make a passkey for the user who is signed in, once and within five minutes. Requires the user's password, so that whoever finds
   * an open session cannot leave a way in behind. A wrong password returns `invalid_request`; after ten of them within 15 minutes, the response is
   * `rate_limit_exceeded`. A user without a password or with 20 passkeys gets `invalid_state`, as does everyone if the address of the service
   * (`PUBLIC_URL`) has an IP address for a name: browsers make no passkeys for one. An API key gets `forbidden`.
   *
   * `POST /v1/users/me/passkeys/options`
   */
  createPasskeyOptions(body: PasswordConfirmation, options?: IdempotentOptions): ApiRequest<PasskeyOptions> {
    return this.data({ method: 'POST', path: '/v1/users/me/passkeys/options', body }, options);
  }

  /**
   * Get one of one's passkeys
   *
   * One passkey of the user who is signed in. One that is someone else's, or was removed, returns `not_found`; an API key gets `forbidden`.
   *
   * `GET /v1/users/me/passkeys/{id}`
   *
   * @param userId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getPasskey(userId: string, query?: GetPasskeyQuery, options?: RequestOptions): ApiRequest<Passkey> {
    return this.data({ method: 'GET', path: path`/v1/users/me/passkeys/${userId}`, query }, options);
  }

  /**
   * Rename a passkey
   *
   * Gives a passkey of the user who is signed in another name. One that is someone else's returns `not_found`; an API key gets `forbidden`.
   *
   * `PUT /v1/users/me/passkeys/{id}`
   *
   * @param userId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  updatePasskey(userId: string, body: PasskeyUpdate, options?: ConditionalOptions): ApiRequest<Passkey> {
    return this.data({ method: 'PUT', path: path`/v1/users/me/passkeys/${userId}`, body }, options);
  }

  /**
   * Remove a passkey
   *
   * Removes a passkey of the user who is signed in; it no longer signs in. Requires the user's password: a wrong one returns `invalid_request`, and after ten of
   * them within 15 minutes the response is `rate_limit_exceeded`. Without an authenticator app and another passkey, the recovery codes go too, and the password is
   * enough again. One that is someone else's returns `not_found`; an API key gets `forbidden`.
   *
   * `DELETE /v1/users/me/passkeys/{id}`
   *
   * @param userId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  deletePasskey(userId: string, body: PasswordConfirmation, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/users/me/passkeys/${userId}`, body }, options);
  }

  /**
   * Make new recovery codes
   *
   * Makes ten new recovery codes for a code of the authenticator app or a recovery code; earlier ones stop working. They are stored only as hashes: show them
   * once. A wrong code, and one that was used before, returns `invalid_request`; after ten of them within 15 minutes, the response is `rate_limit_exceeded`.
   * A user without a second factor gets `invalid_state`, and an API key `forbidden`.
   *
   * `POST /v1/users/me/recovery-codes`
   */
  createRecoveryCodes(body: FactorCode, options?: IdempotentOptions): ApiRequest<RecoveryCodeSet> {
    return this.data({ method: 'POST', path: '/v1/users/me/recovery-codes', body }, options);
  }

  /**
   * Get one's second factor
   *
   * Whether the user who is signed in has a second factor, and how many recovery codes are left. Operations on a second factor are for people who are signed in
   * to the dashboard; requests with an API key return `forbidden`. API keys work without a second factor.
   *
   * `GET /v1/users/me/second-factor`
   */
  getSecondFactor(query?: GetSecondFactorQuery, options?: RequestOptions): ApiRequest<SecondFactor> {
    return this.data({ method: 'GET', path: '/v1/users/me/second-factor', query }, options);
  }

  /**
   * Begin to set up an authenticator app
   *
   * Makes a secret for an authenticator app of the user who is signed in. It counts as second factor once `confirmTotp` has had a code of it; until then a new
   * request replaces it. A user who has an app already, or no password, gets `invalid_state`. API keys are `forbidden`.
   *
   * `POST /v1/users/me/totp`
   */
  createTotp(options?: IdempotentOptions): ApiRequest<Totp> {
    return this.data({ method: 'POST', path: '/v1/users/me/totp' }, options);
  }

  /**
   * Remove the authenticator app
   *
   * Removes the second factor and its recovery codes, for a code of the app or a recovery code. A wrong code, and one that was used before, returns
   * `invalid_request`; after ten of them within 15 minutes, the response is `rate_limit_exceeded`, even for the right one. A user without a second factor
   * gets `invalid_state`, and an API key `forbidden`.
   *
   * `DELETE /v1/users/me/totp`
   */
  deleteTotp(body: FactorCode, options?: RequestOptions): ApiRequest<FactorRemoved> {
    return this.data({ method: 'DELETE', path: '/v1/users/me/totp', body }, options);
  }

  /**
   * Make the authenticator app the second factor
   *
   * From now on the user signs in with the password and a code of the app, and their other sessions end if they had no factor before. Returns ten recovery codes, which are stored only as hashes: show them once. A wrong
   * code returns `invalid_request`; after ten of them within 15 minutes, the response is `rate_limit_exceeded`. A user who has a second factor already gets
   * `invalid_state`, and an API key `forbidden`.
   *
   * `POST /v1/users/me/totp/confirm`
   */
  confirmTotp(body: FactorCode, options?: IdempotentOptions): ApiRequest<RecoveryCodeSet> {
    return this.data({ method: 'POST', path: '/v1/users/me/totp/confirm', body }, options);
  }

  /**
   * Get a user
   *
   * One user. Data embedded by `include` contains only what the key's user is allowed to see.
   *
   * `GET /v1/users/{id}`
   *
   * @param userId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(userId: string, query?: GetUserQuery, options?: RequestOptions): ApiRequest<User> {
    return this.data({ method: 'GET', path: path`/v1/users/${userId}`, query }, options);
  }

  /**
   * Update a user
   *
   * Changes the fields sent. Owners and admins can change all fields of anyone; other users with `can_manage_team` (managers by default) those of members,
   * viewers and contractors. Every user except viewers can change their own `name`, `avatar_url`, `title`, `phone`, `timezone` and `locale`, and every
   * user their own `notifications` and `notification_settings`. Anything else is `forbidden`.
   *
   * Because managers see the time of their department, users who are not owners or admins can change the department only of users whose time they see. A
   * manager can therefore move users out of the manager's own department, but not into it.
   *
   * `role` can be changed by owners and admins only, and only an owner can grant or remove the owner role; the last active owner must remain
   * (`invalid_state`). Permissions set individually stay with the user, the others become those of the new role.
   *
   * Capacity and rates can be sent grouped or flat; sending both forms with different values returns `invalid_request`. The e-mail address identifies a person
   * and cannot be changed; permissions are changed with `updateUserPermissions`.
   *
   * Emits `user.role_changed` when the role changes, and `user.updated` when anything else does.
   *
   * `PUT /v1/users/{id}`
   *
   * @param userId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  update(userId: string, body: UserUpdate, options?: ConditionalOptions): ApiRequest<User> {
    return this.data({ method: 'PUT', path: path`/v1/users/${userId}`, body }, options);
  }

  /**
   * Deactivate a user
   *
   * Ends a user's access immediately and keeps their history: their keys are permanently revoked, their sessions end, links mailed to them stop working, and
   * their running timer is stopped. On the live side this applies to both sides: the user with the same address on the test side is deactivated too, whatever
   * their role there. On the test side it applies to that side only, because a test key cannot change the live side.
   *
   * Owners can be deactivated by owners only, admins and managers by owners and admins, all others by users with `can_manage_team`; users can deactivate
   * themselves. The last active owner cannot be deactivated (`invalid_state`). A deactivated user is left unchanged.
   *
   * Emits `user.deactivated`, and `time_entry.timer_stopped` for a timer that was stopped.
   *
   * `POST /v1/users/{id}/deactivate`
   *
   * @param userId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  deactivate(userId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<User> {
    return this.data({ method: 'POST', path: path`/v1/users/${userId}/deactivate` }, options);
  }

  /**
   * Erase the personal data of a user
   *
   * Erases what is stored of a person, for good: name, address, number, picture and settings of the user, what they wrote in comments, and every mention of them in
   * tickets, mails, events, stored responses, notifications and the audit log. Their notifications, private views and scheduled reports are deleted. The user must be
   * deactivated first (`invalid_state`), which the last active owner cannot be. On the live side, the user with the same address on the test side is erased too.
   *
   * Hours, expenses and invoices stay, under the id of the user: the law wants them kept. The guide Personal data lists what stays, and why. Owners can be erased by
   * owners only. Erasing a user again is harmless.
   *
   * Emits `user.updated` with `erased: true`: whoever copies users erases their copy.
   *
   * `POST /v1/users/{id}/erase`
   *
   * @param userId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  erase(userId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<ErasedPerson> {
    return this.data({ method: 'POST', path: path`/v1/users/${userId}/erase` }, options);
  }

  /**
   * Update a user's permissions
   *
   * Grants the permissions sent as true, removes those sent as false, and resets those sent as null to the default of the role. A permission equal to the default of the role changes with the role; any other stays with the user when the role changes. Viewers are read-only: granting one a write permission returns `invalid_request`. Contractors are outside the firm: they can be granted `can_see_rates` and `can_export_data`, and any other permission returns `invalid_request`. A user who becomes a contractor permanently loses all other permissions. Owners and admins always have every permission: changing theirs returns `invalid_state`. Owners and admins only. Emits `user.updated` if anything changes.
   *
   * `PUT /v1/users/{id}/permissions`
   *
   * @param userId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  updatePermissions(userId: string, body: PermissionsUpdate, options?: ConditionalOptions): ApiRequest<User> {
    return this.data({ method: 'PUT', path: path`/v1/users/${userId}/permissions`, body }, options);
  }

  /**
   * Get the personal data of a user
   *
   * Everything that is stored about a person of the team, to be handed to them if they ask for it: the user, sessions, keys without their secrets, comments, files, hours,
   * expenses, notifications, saved views, scheduled reports, mails to them, requests with their keys, events and entries of the audit log. Each kind has its number and the newest
   * 1,000 records; the lists of the API return the rest. Secrets are left out. The audit log records who read it.
   *
   * Owners and admins get the data of everyone, all others their own, without events and entries of the audit log.
   *
   * `GET /v1/users/{id}/personal-data`
   *
   * @param userId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getPersonalData(userId: string, query?: GetUserPersonalDataQuery, options?: RequestOptions): ApiRequest<PersonalData> {
    return this.data({ method: 'GET', path: path`/v1/users/${userId}/personal-data`, query }, options);
  }

  /**
   * Reactivate a user
   *
   * Restores a deactivated user to `active`, or to `invited` if they never accepted the invitation. Their keys stay revoked, and they must sign in again; the
   * matching user on the other side is not changed. A user who is `invited` again needs a new link: resend the invitation. Requires the right to invite a user
   * with the same role and permissions. A user who is not deactivated is left unchanged.
   *
   * Emits `user.reactivated`.
   *
   * `POST /v1/users/{id}/reactivate`
   *
   * @param userId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  reactivate(userId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<User> {
    return this.data({ method: 'POST', path: path`/v1/users/${userId}/reactivate` }, options);
  }

  /**
   * Resend an invitation
   *
   * Mails an invited user a new link, valid for 7 days from now by the workspace's clock, whether or not the invitation has expired. The previous link stops working. A user who is not `invited` returns `invalid_state`. Requires the right to invite a user with the same role and permissions. Emits `user.updated`.
   *
   * `POST /v1/users/{id}/resend-invitation`
   *
   * @param userId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  resendInvitation(userId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<User> {
    return this.data({ method: 'POST', path: path`/v1/users/${userId}/resend-invitation` }, options);
  }

  /**
   * Reset a user's second factor
   *
   * Removes the second factor of a user who has lost it, with its recovery codes, ends their sessions, and tells them by mail. They sign in with the password
   * alone until they set up another. Owners are reset by owners only. A user without a second factor returns `invalid_state`. For the last owner, the operator
   * of the service does the same by `npm run workspaces -- reset-factor`. Emits nothing.
   *
   * `POST /v1/users/{id}/reset-factor`
   *
   * @param userId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  resetFactor(userId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<User> {
    return this.data({ method: 'POST', path: path`/v1/users/${userId}/reset-factor` }, options);
  }

  /**
   * Summarize a user's time
   *
   * The hours of a user over a range of days, by project, compared with the user's target. The range is `period`, or the days from `from` to `to`, which must be given together, with `period` set to `custom` or omitted. It defaults to this month. Users whose time the key's user is not allowed to see, such as those outside a manager's department, return `forbidden`.
   *
   * `GET /v1/users/{id}/time-summary`
   *
   * @param userId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getTimeSummary(userId: string, query?: GetUserTimeSummaryQuery, options?: RequestOptions): ApiRequest<UserTimeSummary> {
    return this.data({ method: 'GET', path: path`/v1/users/${userId}/time-summary`, query }, options);
  }
}

/** Where the user is signed in, and their password. */
export class SessionsResource extends Resource {
  /**
   * List the user's sessions
   *
   * The sessions in which the user of the key, or of the session, is signed in to Docket, last used first; never those of others. A session ends 14 days after its last use and 30 days after it began.
   *
   * `GET /v1/sessions`
   */
  list(query?: ListSessionsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<Session>>;
  list(query: ListSessionsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListSessionsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<Session>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/sessions', query }, options);
    const answer: ListRequest<Page<Session>> = this.page({ method: 'GET', path: '/v1/sessions', query }, options);
    return answer;
  }

  /**
   * End the user's other sessions
   *
   * Signs the user out everywhere else. The session of this request continues; a request with an API key ends all sessions.
   *
   * `DELETE /v1/sessions`
   */
  deleteMany(options?: RequestOptions): ApiRequest<EndedSessions> {
    return this.data({ method: 'DELETE', path: '/v1/sessions' }, options);
  }

  /**
   * Get one of the user's sessions
   *
   * One session. A session that has ended, or is someone else's, returns `not_found`. The `ETag` does not change with `last_used_at` and `ip`.
   *
   * `GET /v1/sessions/{id}`
   *
   * @param sessionId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(sessionId: string, query?: GetSessionQuery, options?: RequestOptions): ApiRequest<Session> {
    return this.data({ method: 'GET', path: path`/v1/sessions/${sessionId}`, query }, options);
  }

  /**
   * End one of the user's sessions
   *
   * Ends the session immediately: wherever it is used, the user is signed out. The session of this request can be ended, too; the next request then returns `unauthorized`.
   *
   * `DELETE /v1/sessions/{id}`
   *
   * @param sessionId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  delete(sessionId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/sessions/${sessionId}` }, options);
  }
}

/** Filters, order and columns of screens that users save under a name, and can share with colleagues. */
export class SavedViewsResource extends Resource {
  /**
   * List saved views
   *
   * The views of the key's user, and those that colleagues share of screens that the user may see; by name. A view holds filters and columns, never the objects of a list: whoever opens it sees what they are allowed to see. A filter by an object that they may not see is refused when the list is read. Shared views of a user who was deactivated remain, because colleagues work with them; owners and admins can delete them.
   *
   * `GET /v1/saved-views`
   */
  list(query?: ListSavedViewsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<SavedView>>;
  list(query: ListSavedViewsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListSavedViewsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<SavedView>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/saved-views', query }, options);
    const answer: ListRequest<Page<SavedView>> = this.page({ method: 'GET', path: '/v1/saved-views', query }, options);
    return answer;
  }

  /**
   * Save a view
   *
   * Saves a view of the key's user. A name that the user already has on the screen (ignoring case) returns `duplicate`. A user has at most 100 views, over all screens; one more returns `invalid_state`. With `is_default`, the view replaces the user's default view of the screen. Every user can save views, for screens that they may see; another screen returns `forbidden`. Viewers cannot share views: `shared` returns `forbidden`. The name, the filters and the columns of a shared view are read by everyone who may see the screen, contractors included.
   *
   * `POST /v1/saved-views`
   */
  create(body: SavedViewCreate, options?: IdempotentOptions): ApiRequest<SavedView> {
    return this.data({ method: 'POST', path: '/v1/saved-views', body }, options);
  }

  /**
   * Get a saved view
   *
   * One saved view, of the key's user or shared by a colleague. A view that a colleague does not share returns `forbidden`, to owners and admins too.
   *
   * `GET /v1/saved-views/{id}`
   *
   * @param savedViewId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(savedViewId: string, query?: GetSavedViewQuery, options?: RequestOptions): ApiRequest<SavedView> {
    return this.data({ method: 'GET', path: path`/v1/saved-views/${savedViewId}`, query }, options);
  }

  /**
   * Update a saved view
   *
   * Changes the fields sent. Users change their own views; owners and admins also change shared ones, except `is_default`, which is for its user alone: true returns `forbidden`. A name that the view's user already has on the screen (ignoring case) returns `duplicate`. `is_default: true` replaces the default view of the screen; false leaves the screen without one.
   *
   * `PUT /v1/saved-views/{id}`
   *
   * @param savedViewId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  update(savedViewId: string, body: SavedViewUpdate, options?: ConditionalOptions): ApiRequest<SavedView> {
    return this.data({ method: 'PUT', path: path`/v1/saved-views/${savedViewId}`, body }, options);
  }

  /**
   * Delete a saved view
   *
   * Deletes a saved view. Users delete their own, owners and admins also shared ones. If it was the default of its screen, the screen has none.
   *
   * `DELETE /v1/saved-views/{id}`
   *
   * @param savedViewId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  delete(savedViewId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/saved-views/${savedViewId}` }, options);
  }
}

/** One search over everything that the user of the key is allowed to see. */
export class SearchResource extends Resource {
  /**
   * Search everything
   *
   * Finds clients, contacts, projects, tickets, time entries, expenses, invoices, credit notes, agreements, users and tags by numbers, your own ids and words,
   * best match first. It finds exactly what the key's user can read with the operations of each kind: hidden objects, and text that the user is not allowed to
   * read, neither match nor appear. A kind that the user cannot list, such as invoices for members, is left out.
   *
   * **Order**: an exact number (`TKT-1003` or `1003`, `INV-2026-0042`) or an exact `external_id` comes first, then names and titles that begin with `q`.
   * Objects that contain every word of `q` as a whole word follow, then objects that contain them as beginnings or parts of words. Equally good matches are in
   * the order of their last change, latest first, then by id in descending order, so repeating a search returns the same order.
   *
   * **What matches**: every word of `q` must occur, in any order, ignoring case and accents; punctuation separates words, and Chinese, Japanese, Korean and
   * Thai match anywhere in a text. Words are looked up in names, titles, subjects and e-mail addresses, in numbers of invoices and credit notes, descriptions
   * of tickets, time entries and expenses, vendors of expenses, and reasons of credit notes. In tickets, time entries and expenses, a word of `q` matches a
   * whole word or its beginning; elsewhere, any part of a word. Comments, notes, tasks and line items are not searched; the filters of each list find more.
   *
   * **Limited results**: search returns the best matches, at most 50, and whether there are more. It has no pages and no total, because counting and sorting
   * every object that contains a common word would take longer the more objects there are. For the same reason, search does not consider every object if a
   * word occurs more than 300 times in a kind. It then considers the newest objects that contain the word as a whole word: the newest 1,000, if other words
   * must match as well. In addition, it considers some 300 of the objects in which the word is the beginning or a part of another word. To find an older
   * object, add a word or `kinds`, or use the filters of its list, which page through all matches.
   *
   * `GET /v1/search`
   */
  search(query: SearchQuery, options?: RequestOptions): ApiRequest<FoundList> {
    return this.whole({ method: 'GET', path: '/v1/search', query }, options);
  }
}

/** The settings of the workspace, and its logo. */
export class WorkspaceResource extends Resource {
  /**
   * Get the workspace
   *
   * The side of the workspace that the key belongs to, with its settings.
   *
   * `GET /v1/workspace`
   */
  get(query?: GetWorkspaceQuery, options?: RequestOptions): ApiRequest<Workspace> {
    return this.data({ method: 'GET', path: '/v1/workspace', query }, options);
  }

  /**
   * Update the workspace
   *
   * Changes the settings sent, for this side only: a test key changes the test side. Existing objects are not affected: clients keep their currency, invoices their number, due date and tax, time entries their hours and rate. Days are determined in the new time zone from then on. The currency must be an ISO 4217 code and the time zone an IANA name; the spans in `sla_business_hours` must end after they begin and follow one another. When the business hours or the time zone change, the SLA of open tickets is recomputed from their opening.
   *
   * `PUT /v1/workspace`
   */
  update(body: WorkspaceUpdate, options?: ConditionalOptions): ApiRequest<Workspace> {
    return this.data({ method: 'PUT', path: '/v1/workspace', body }, options);
  }

  /**
   * Request the deletion of the workspace
   *
   * Marks both sides of the workspace for deletion, and mails its owners. From then on both are read-only: every change, by the API, the dashboard, the portal or an agent, returns `deletion_pending`, and work that the service does by itself, such as invoices of retainers, reminders and reports, stands still. Reading, exports, signing in and out, passwords and second factors keep working. At `deletion.deletes_at`, 14 days later, everything of the workspace is deleted, its audit log included. Until then an owner can take it back by `restoreWorkspace`. `name` must be the name of the workspace; any other returns `invalid_request`. If the deletion was requested already, nothing changes. Only an owner can request it, on the live side: other users and test keys get `forbidden`.
   *
   * `DELETE /v1/workspace`
   */
  delete(body: WorkspaceDelete, options?: RequestOptions): ApiRequest<Workspace> {
    return this.data({ method: 'DELETE', path: '/v1/workspace', body }, options);
  }

  /**
   * Take back the deletion of the workspace
   *
   * Takes back a deletion that was requested by `deleteWorkspace`, and mails the owners. Everything can be changed again, and the work that stood still is done now. If no deletion was requested, nothing changes. Only an owner can take it back, on the live side: other users and test keys get `forbidden`. Once the deletion has begun, the response is `invalid_state`.
   *
   * `POST /v1/workspace/restore`
   */
  restore(options?: IdempotentOptions): ApiRequest<Workspace> {
    return this.data({ method: 'POST', path: '/v1/workspace/restore' }, options);
  }

  /**
   * Get the texts of reminders
   *
   * Subject and text of the reminder of each level in a language, for an invoice that is made up: it has the first number in the format of the workspace, and is due as many days from today as the schedule says. The mail also has a greeting, the amounts, and the link to the invoice.
   *
   * `GET /v1/workspace/reminder-texts`
   */
  getReminderTexts(query?: GetReminderTextsQuery, options?: RequestOptions): ApiRequest<ReminderTexts> {
    return this.data({ method: 'GET', path: '/v1/workspace/reminder-texts', query }, options);
  }

  /**
   * Get the usage of the workspace
   *
   * What the workspace uses of its storage, mails, exports and streams, and the limits that whoever operates the service has set; there is none unless they set one. Beyond a limit, an upload returns `invalid_state`, and a mail, an export or a stream `rate_limit_exceeded`; what the service sends by itself waits until the next day. At 80 percent, the owners are warned by mail.
   *
   * `GET /v1/workspace/usage`
   */
  getUsage(query?: GetWorkspaceUsageQuery, options?: RequestOptions): ApiRequest<WorkspaceUsage> {
    return this.data({ method: 'GET', path: '/v1/workspace/usage', query }, options);
  }

  /**
   * Get the logo
   *
   * The image file. Without a logo, the request returns `not_found`.
   *
   * `GET /v1/workspace/logo`
   */
  getLogo(options?: RequestOptions): ApiRequest<Download> {
    return this.file({ method: 'GET', path: '/v1/workspace/logo' }, options);
  }

  /**
   * Set the logo
   *
   * Uploads the logo shown at the top of invoices, replacing any previous one: a PNG, JPEG or GIF image of at most 1 MiB. The type is detected from the content, not the file name; any other type returns `unsupported_media_type`, a larger file `payload_too_large`. An image with more than 25 million pixels, all frames counted, returns `invalid_request`.
   *
   * `POST /v1/workspace/logo`
   */
  uploadLogo(file: FileInput<never>, options?: IdempotentOptions): ApiRequest<Workspace> {
    return this.data({ method: 'POST', path: '/v1/workspace/logo', file }, options);
  }

  /**
   * Remove the logo
   *
   * Removes the logo; invoices then show only the workspace's name. Without a logo, the request returns `not_found`.
   *
   * `DELETE /v1/workspace/logo`
   */
  deleteLogo(options?: RequestOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: '/v1/workspace/logo' }, options);
  }

  /**
   * List exports of the workspace
   *
   * The exports of this side of the last 30 days, the newest first. Only owners can list them; other users get `forbidden`.
   *
   * `GET /v1/workspace/exports`
   */
  listExports(query?: ListWorkspaceExportsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<WorkspaceExport>>;
  listExports(query: ListWorkspaceExportsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listExports(query?: ListWorkspaceExportsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<WorkspaceExport>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/workspace/exports', query }, options);
    const answer: ListRequest<Page<WorkspaceExport>> = this.page({ method: 'GET', path: '/v1/workspace/exports', query }, options);
    return answer;
  }

  /**
   * Export the workspace
   *
   * Writes everything in this side of the workspace to one zip file: JSON lines by kind, attachments, receipts and logos, invoices and credit notes as PDF, and a manifest with counts and sums. It shows the data as of the moment at which the work begins, and others can go on working. Keys, passwords, webhooks, events and the audit log are not in it. The file is ready after some time (`status`), and can be downloaded for 7 days; the operator of a service can make a workspace of it. Only owners can export; other users get `forbidden`. While an export is pending or running, another returns `invalid_state`.
   *
   * `POST /v1/workspace/exports`
   */
  createExport(options?: IdempotentOptions): ApiRequest<WorkspaceExport> {
    return this.data({ method: 'POST', path: '/v1/workspace/exports' }, options);
  }

  /**
   * Get an export of the workspace
   *
   * One export, with its status. Only owners can read it; other users get `forbidden`.
   *
   * `GET /v1/workspace/exports/{id}`
   *
   * @param workspaceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getExport(workspaceId: string, query?: GetWorkspaceExportQuery, options?: RequestOptions): ApiRequest<WorkspaceExport> {
    return this.data({ method: 'GET', path: path`/v1/workspace/exports/${workspaceId}`, query }, options);
  }

  /**
   * Download an export of the workspace
   *
   * The zip file of an export that is `ready`; one that is not ready yet returns `invalid_state`, one that has expired `not_found`. Only owners can download it; other users get `forbidden`.
   *
   * `GET /v1/workspace/exports/{id}/file`
   *
   * @param workspaceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getExportFile(workspaceId: string, options?: RequestOptions): ApiRequest<Download> {
    return this.file({ method: 'GET', path: path`/v1/workspace/exports/${workspaceId}/file` }, options);
  }

  /**
   * Get single sign-on
   *
   * The OpenID Connect provider by which the team signs in. The secret is never returned. Before one is set, the fields are null, and `redirect_uri`, `backchannel_logout_uri` and `domain_record` already say what to enter at the provider and in DNS. Only owners may read it.
   *
   * `GET /v1/workspace/sso`
   */
  getSingleSignOn(query?: GetSingleSignOnQuery, options?: RequestOptions): ApiRequest<SingleSignOn> {
    return this.data({ method: 'GET', path: '/v1/workspace/sso', query }, options);
  }

  /**
   * Set single sign-on
   *
   * Sets the provider, in the place of an earlier one: fields that are not sent get their default, except `client_secret`, which stays while `issuer` stays. A domain works once `checkSingleSignOn` has found its proof. On a test side, the response is `invalid_state`: only the live side has single sign-on. Only owners may set it.
   *
   * `PUT /v1/workspace/sso`
   */
  updateSingleSignOn(body: SingleSignOnUpdate, options?: ConditionalOptions): ApiRequest<SingleSignOn> {
    return this.data({ method: 'PUT', path: '/v1/workspace/sso', body }, options);
  }

  /**
   * Remove single sign-on
   *
   * Removes the provider, gives up its domains and unlinks all users from it; they can sign in by password again, if need be by a link to set one. Sessions continue. Without a provider, the request returns `not_found`. Only owners may remove it.
   *
   * `DELETE /v1/workspace/sso`
   */
  deleteSingleSignOn(options?: RequestOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: '/v1/workspace/sso' }, options);
  }

  /**
   * Check single sign-on
   *
   * Fetches the description of the provider, has it check the client id and the secret, and says what is wrong; looks for the TXT record of each domain that is not verified yet. A domain with its record is verified from then on, for this workspace alone, until the settings no longer name it. Without a provider, the request returns `not_found`. Only owners may check it.
   *
   * `POST /v1/workspace/sso/check`
   */
  checkSingleSignOn(options?: IdempotentOptions): ApiRequest<SingleSignOnCheck> {
    return this.data({ method: 'POST', path: '/v1/workspace/sso/check' }, options);
  }

  /**
   * Get the connection to Stripe
   *
   * The account at Stripe by which clients pay invoices of this side. Keys are never returned. Before one is connected, the fields are null, and `webhook_url` already says where Stripe will send what happens.
   *
   * `GET /v1/workspace/stripe`
   */
  getStripeConnection(query?: GetStripeConnectionQuery, options?: RequestOptions): ApiRequest<StripeConnection> {
    return this.data({ method: 'GET', path: '/v1/workspace/stripe', query }, options);
  }

  /**
   * Connect Stripe
   *
   * Connects an account, or changes the connection: fields that are not sent get their default, except `secret_key`, which stays. The key is tried at Stripe; one that does not work, or belongs to the other side, is `invalid_request` on `secret_key`. Unless `webhook_secret` is sent, Docket registers `webhook_url` at Stripe; if Stripe refuses that, the response is `invalid_request` on `webhook_secret`, and says why. If Stripe cannot be reached, the response is `unavailable`, and nothing has changed. Clients are then offered to pay on the page of each invoice and in the portal.
   *
   * `PUT /v1/workspace/stripe`
   */
  updateStripeConnection(body: StripeConnectionUpdate, options?: ConditionalOptions): ApiRequest<StripeConnection> {
    return this.data({ method: 'PUT', path: '/v1/workspace/stripe', body }, options);
  }

  /**
   * Disconnect Stripe
   *
   * Forgets the keys, and has Stripe close pages that wait for a client and stop sending events, as far as it can be reached. What happens at Stripe from then on is not recorded, such as a debit that is on its way, a refund or a dispute: to stop offering it and still record these, set `enabled` to false instead. Without a connection, the response is `not_found`.
   *
   * `DELETE /v1/workspace/stripe`
   */
  deleteStripeConnection(options?: RequestOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: '/v1/workspace/stripe' }, options);
  }
}

/** The inbox of each user: what concerns them, in the app and by mail. */
export class NotificationsResource extends Resource {
  /**
   * List one's own notifications
   *
   * The notifications of the user of the key, newest first. `summary.unread` counts all unread ones that the filters match, not just those of this page.
   *
   * Events cause notifications, usually within a second. An event notifies a user at most once, and never the user who caused it. What counts is what the
   * user is allowed to see when the list is read: a notification is left out while its object is hidden from the user, and for good once the object is deleted.
   * Which kinds a user receives is set in `notification_settings` of the user. Notifications are deleted 90 days after they were created.
   *
   * `GET /v1/notifications`
   */
  list(query?: ListNotificationsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<SummedPage<Notification, NotificationListSummary>>;
  list(query: ListNotificationsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListNotificationsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<SummedPage<Notification, NotificationListSummary>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/notifications', query }, options);
    const answer: ListRequest<SummedPage<Notification, NotificationListSummary>> = this.page({ method: 'GET', path: '/v1/notifications', query }, options);
    return answer;
  }

  /**
   * Get a notification
   *
   * One notification of the user of the key. Those of other users are `forbidden`, as are those about objects that the user is not allowed to see.
   *
   * `GET /v1/notifications/{id}`
   *
   * @param notificationId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(notificationId: string, query?: GetNotificationQuery, options?: RequestOptions): ApiRequest<Notification> {
    return this.data({ method: 'GET', path: path`/v1/notifications/${notificationId}`, query }, options);
  }

  /**
   * Mark a notification as read
   *
   * Sets `read_at` to the current time. A notification that is read already is left unchanged. Open to every user, viewers included. Emits `notification.updated`.
   *
   * `POST /v1/notifications/{id}/read`
   *
   * @param notificationId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  markRead(notificationId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Notification> {
    return this.data({ method: 'POST', path: path`/v1/notifications/${notificationId}/read` }, options);
  }

  /**
   * Snooze a notification
   *
   * Marks the notification as unread and leaves it out of `listNotifications` until the given time. Then it is listed again in its place; no event announces that. Open to every user, viewers included. Emits `notification.updated`.
   *
   * `POST /v1/notifications/{id}/snooze`
   *
   * @param notificationId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  snooze(notificationId: string, body: NotificationSnooze, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Notification> {
    return this.data({ method: 'POST', path: path`/v1/notifications/${notificationId}/snooze`, body }, options);
  }

  /**
   * Mark a notification as unread
   *
   * Clears `read_at`. Open to every user, viewers included. Emits `notification.updated`.
   *
   * `POST /v1/notifications/{id}/unread`
   *
   * @param notificationId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  markUnread(notificationId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Notification> {
    return this.data({ method: 'POST', path: path`/v1/notifications/${notificationId}/unread` }, options);
  }

  /**
   * Mark all notifications as read
   *
   * Marks all unread notifications of the user of the key as read, including those that are snoozed or hidden. Open to every user, viewers included. Emits one `notification.updated`, about the newest of them, if there was any.
   *
   * `POST /v1/notifications/read-all`
   */
  markAllRead(options?: IdempotentOptions): ApiRequest<NotificationsRead> {
    return this.data({ method: 'POST', path: '/v1/notifications/read-all' }, options);
  }
}

/** Milestones and hours that clients are asked to approve in the portal. */
export class ApprovalsResource extends Resource {
  /**
   * List approvals
   *
   * The approvals that clients were asked for, newest first by default. Users with `can_manage_projects` see approvals about projects, users with `can_manage_invoices` see approvals about agreements, and viewers see both. They see the hours of everyone, without rates and amounts.
   *
   * `GET /v1/approvals`
   */
  list(query?: ListApprovalsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<ApprovalSummary>>;
  list(query: ListApprovalsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListApprovalsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<ApprovalSummary>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/approvals', query }, options);
    const answer: ListRequest<Page<ApprovalSummary>> = this.page({ method: 'GET', path: '/v1/approvals', query }, options);
    return answer;
  }

  /**
   * Ask a client for an approval
   *
   * Asks the client to approve a milestone or hours. Every contact of the client with portal access `full` gets a mail in the client's language, with a link to the approval in the portal. The first answer decides. If the client has no such contact or is not active, the request returns `invalid_state`. An approval about a project requires `can_manage_projects`, an approval about an agreement requires `can_manage_invoices`.
   *
   * An approval of hours includes the time entries of the project or agreement on the given days that are billable, unbilled, stopped and not excluded. If the workspace sets `require_time_approval`, the firm must have approved them; otherwise, they must not be rejected. The list is fixed at this moment: time logged later needs another approval. An entry can be in at most one approval that is pending or approved; an entry that is already in another one is left out. If no entries are left, the request returns `invalid_request` on `from`; if there are more than 2,000, on `to`.
   *
   * An entry falls out of its approval if its day, person, hours, description, client, project or agreement changes, or if it is excluded, rejected, deleted or no longer billable. While the approval is pending, the entry is removed from the list (`approval.updated`); when no entry is left, the approval is cancelled (`approval.cancelled`). Once the client has approved, the list remains as it was approved, and the changed entry needs another approval. The entry's approval by the firm, rate, ticket, `external_id`, `metadata` and billing make no difference. A milestone, too, can be in at most one approval that is pending or approved (otherwise `invalid_state`). If its title or description changes, a pending approval of it is cancelled, and an approved one no longer covers it.
   *
   * The contacts are reminded three days before `due_date` and on `due_date`, when the day of the workspace begins, unless that is the day of the request. For an approval without `due_date`, they are reminded only by `remindApproval`. Emits `approval.requested`.
   *
   * `POST /v1/approvals`
   */
  create(body: ApprovalCreate, options?: IdempotentOptions): ApiRequest<Approval> {
    return this.data({ method: 'POST', path: '/v1/approvals', body }, options);
  }

  /**
   * Preview the mail that asks a client for an approval
   *
   * Who would be asked by `createApproval` for the same body now, and by which mail. The rules and errors are the same, but nothing is created, reserved or sent. The approval has no id yet: the link in the preview ends in `…` instead. There is no `Idempotency-Key`: each request is computed again.
   *
   * `POST /v1/approvals/preview`
   */
  previewRequest(body: ApprovalCreate, options?: IdempotentOptions): ApiRequest<ApprovalMailPreview> {
    return this.data({ method: 'POST', path: '/v1/approvals/preview', body }, options);
  }

  /**
   * Get an approval
   *
   * One approval. An approval of hours has `days`: the hours by day and person.
   *
   * `GET /v1/approvals/{id}`
   *
   * @param approvalId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(approvalId: string, query?: GetApprovalQuery, options?: RequestOptions): ApiRequest<Approval> {
    return this.data({ method: 'GET', path: path`/v1/approvals/${approvalId}`, query }, options);
  }

  /**
   * Cancel an approval
   *
   * Takes back a pending approval. Its time entries or its milestone can then be included in another approval. A cancelled approval is left unchanged; one that the client has decided on returns `invalid_state`. Emits `approval.cancelled`.
   *
   * `POST /v1/approvals/{id}/cancel`
   *
   * @param approvalId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  cancel(approvalId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Approval> {
    return this.data({ method: 'POST', path: path`/v1/approvals/${approvalId}/cancel` }, options);
  }

  /**
   * List the time entries of an approval
   *
   * The time entries that the client is asked to approve or has decided on, by day and as they were shown to the client. Entries that changed after the client approved them have `left_at`. An approval of a milestone has no entries.
   *
   * `GET /v1/approvals/{id}/entries`
   *
   * @param approvalId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  listEntries(approvalId: string, query?: ListApprovalEntriesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<ApprovalEntry>>;
  listEntries(approvalId: string, query: ListApprovalEntriesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listEntries(approvalId: string, query?: ListApprovalEntriesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<ApprovalEntry>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: path`/v1/approvals/${approvalId}/entries`, query }, options);
    const answer: ListRequest<Page<ApprovalEntry>> = this.page({ method: 'GET', path: path`/v1/approvals/${approvalId}/entries`, query }, options);
    return answer;
  }

  /**
   * Remind a client of an approval
   *
   * Mails a reminder of a pending approval to every contact who now has portal access `full`. If the approval is not pending, or the client has no such contact or is not active, the request returns `invalid_state`. Emits `approval.updated`.
   *
   * `POST /v1/approvals/{id}/remind`
   *
   * @param approvalId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  remind(approvalId: string, body?: ApprovalRemind, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Approval> {
    return this.data({ method: 'POST', path: path`/v1/approvals/${approvalId}/remind`, body }, options);
  }

  /**
   * Preview the reminder of an approval
   *
   * Who would be reminded by `remindApproval` for the same body now, and by which mail. The rules and errors are the same, but nothing is sent or changed. There is no `Idempotency-Key`: each request is computed again.
   *
   * `POST /v1/approvals/{id}/remind/preview`
   *
   * @param approvalId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  previewReminder(approvalId: string, body?: ApprovalRemind, options?: IdempotentOptions & ConditionalOptions): ApiRequest<ApprovalMailPreview> {
    return this.data({ method: 'POST', path: path`/v1/approvals/${approvalId}/remind/preview`, body }, options);
  }
}

/** Credits on invoices that were sent, in part or in full. */
export class CreditNotesResource extends Resource {
  /**
   * List credit notes
   *
   * The credit notes of the workspace, latest first by default. `summary` covers everything that the filters match. With `format=csv`, everything that the filters match is returned as a file, without the summary.
   *
   * `GET /v1/credit-notes`
   */
  list(query?: ListCreditNotesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<SummedPage<CreditNote, CreditNoteListSummary>>;
  list(query: ListCreditNotesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListCreditNotesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<SummedPage<CreditNote, CreditNoteListSummary>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/credit-notes', query }, options);
    const answer: ListRequest<SummedPage<CreditNote, CreditNoteListSummary>> = this.page({ method: 'GET', path: '/v1/credit-notes', query }, options);
    return answer;
  }

  /**
   * Everything that changed since `mark`, in the order of the changes; without a mark, everything there is.
   *
   * Keep the `mark` of the result for the next time. It is valid for 30 days, and only with the same filters. A change that is committed
   * later than others that began after it is not missed. Deleted objects do not come: `events` reports them.
   *
   * `GET /v1/credit-notes`
   */
  sync(mark?: string, query?: Omit<ListCreditNotesQuery, 'page' | 'cursor' | 'sort' | 'order' | 'updated_since'>, options?: RequestOptions): SyncRequest<CreditNote> {
    return this.changes({ method: 'GET', path: '/v1/credit-notes', query }, mark, options);
  }

  /**
   * Get a credit note
   *
   * One credit note with its lines.
   *
   * `GET /v1/credit-notes/{id}`
   *
   * @param creditNoteId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(creditNoteId: string, query?: GetCreditNoteQuery, options?: RequestOptions): ApiRequest<CreditNote> {
    return this.data({ method: 'GET', path: path`/v1/credit-notes/${creditNoteId}`, query }, options);
  }

  /**
   * Get the PDF of a credit note
   *
   * The credit note as a PDF, with seller, buyer and language as on its invoice. Because it shows rates, it also requires `can_see_rates`. Limits are those of `getInvoicePdf`.
   *
   * `GET /v1/credit-notes/{id}/pdf`
   *
   * @param creditNoteId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getPdf(creditNoteId: string, options?: RequestOptions): ApiRequest<Download> {
    return this.file({ method: 'GET', path: path`/v1/credit-notes/${creditNoteId}/pdf` }, options);
  }

  /**
   * Get the electronic form of a credit note
   *
   * The credit note in an electronic form of EN 16931, as `getElectronicInvoice` has it for invoices. It names the invoice that it credits.
   *
   * `GET /v1/credit-notes/{id}/e-invoice`
   *
   * @param creditNoteId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getElectronic(creditNoteId: string, query?: { format?: 'json' }, options?: RequestOptions): ApiRequest<Download>;
  getElectronic(creditNoteId: string, query: { format: 'zugferd' | 'factur_x' | 'xrechnung_cii' | 'xrechnung_ubl' | 'peppol_bis' }, options?: RequestOptions): ApiRequest<Download>;
  getElectronic(creditNoteId: string, query?: { format?: 'json' | 'zugferd' | 'factur_x' | 'xrechnung_cii' | 'xrechnung_ubl' | 'peppol_bis' }, options?: RequestOptions): ApiRequest<Download> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: path`/v1/credit-notes/${creditNoteId}/e-invoice`, query }, options);
    const answer: ApiRequest<Download> = this.file({ method: 'GET', path: path`/v1/credit-notes/${creditNoteId}/e-invoice`, query }, options);
    return answer;
  }

  /**
   * Mail a credit note
   *
   * Mails the credit note with its PDF. Without `to`, it goes to the recipients to whom its invoice would be mailed; if there is no address, the request returns `invalid_request` on `to`. Changes nothing else.
   *
   * `POST /v1/credit-notes/{id}/send`
   *
   * @param creditNoteId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  send(creditNoteId: string, body?: CreditNoteSend, options?: IdempotentOptions & ConditionalOptions): ApiRequest<CreditNoteSent> {
    return this.data({ method: 'POST', path: path`/v1/credit-notes/${creditNoteId}/send`, body }, options);
  }

  /**
   * Preview the mail of a credit note
   *
   * The mail that `sendCreditNote` would send for the same body now. The rules and errors are the same, but nothing is sent. There is no `Idempotency-Key`: each request is computed again.
   *
   * `POST /v1/credit-notes/{id}/send/preview`
   *
   * @param creditNoteId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  previewMail(creditNoteId: string, body?: CreditNoteSend, options?: IdempotentOptions & ConditionalOptions): ApiRequest<MailPreview> {
    return this.data({ method: 'POST', path: path`/v1/credit-notes/${creditNoteId}/send/preview`, body }, options);
  }
}

/** What happened, and who did it. Events are kept for 30 days. */
export class EventsResource extends Resource {
  /**
   * List events
   *
   * What happened in the workspace in the last 30 days, newest first: the same events that webhooks receive, each with its actor, so the list serves as an
   * audit trail. Owners and admins only, because events contain their objects in full.
   *
   * For incremental sync, pass the id of the last event that you have as `after`. The response contains everything after it, each event once, in the order in
   * which the changes were committed. A change that began earlier but took longer appears when it is committed, after events that you have already seen. Its
   * `id` and `created_at` may then be smaller than theirs, so continue from the last event of a response, not from the greatest id. All filters apply to these
   * events. To begin, note the newest event of this list, then read everything. An `after` that is unknown, or older than 30 days, returns `invalid_request`:
   * read everything again. Events are deleted 30 days after they were created, so continue from the list at least once in 30 days.
   *
   * `GET /v1/events`
   */
  list(query?: ListEventsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<DocketEvent>>;
  list(query: ListEventsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListEventsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<DocketEvent>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/events', query }, options);
    const answer: ListRequest<Page<DocketEvent>> = this.page({ method: 'GET', path: '/v1/events', query }, options);
    return answer;
  }

  /**
   * Get an event
   *
   * One event of the last 30 days, with its actor. Owners and admins only.
   *
   * `GET /v1/events/{id}`
   *
   * @param eventId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(eventId: string, query?: GetEventQuery, options?: RequestOptions): ApiRequest<DocketEvent> {
    return this.data({ method: 'GET', path: path`/v1/events/${eventId}`, query }, options);
  }
}

/** Subject and text of the mails that the workspace sends to its clients. */
export class MailTemplatesResource extends Resource {
  /**
   * Get all templates of mails
   *
   * Subject and text of each mail that the workspace sends to its clients, in each language: Docket's own unless the workspace has changed them. Mails to users, and those about passwords and sign-ins, have no templates.
   *
   * `GET /v1/mail-templates`
   */
  getAll(query?: GetAllMailTemplatesQuery, options?: RequestOptions): ApiRequest<MailTemplates> {
    return this.data({ method: 'GET', path: '/v1/mail-templates', query }, options);
  }

  /**
   * Get a template of mails
   *
   * Subject and text of one kind of mail in one language, with the placeholders that they may use.
   *
   * `GET /v1/mail-templates/{kind}/{language}`
   *
   * @param kind The mail.
   * @param language The language.
   */
  get(kind: string, language: string, query?: GetMailTemplateQuery, options?: RequestOptions): ApiRequest<MailTemplate> {
    return this.data({ method: 'GET', path: path`/v1/mail-templates/${kind}/${language}`, query }, options);
  }

  /**
   * Change a template of mails
   *
   * Changes subject and text of a kind of mail in one language, for this side only. Mails that are queued keep the text that they were written with. `{{` that begins anything but a placeholder of this kind, braces that are not closed, and a text without a placeholder that is required return `invalid_request`. Values are inserted as plain text: they are never markup, and placeholders in them are not replaced. Texts equal to Docket's own are no change.
   *
   * `PUT /v1/mail-templates/{kind}/{language}`
   *
   * @param kind The mail.
   * @param language The language.
   */
  update(kind: string, language: string, body: MailTemplateUpdate, options?: ConditionalOptions): ApiRequest<MailTemplate> {
    return this.data({ method: 'PUT', path: path`/v1/mail-templates/${kind}/${language}`, body }, options);
  }

  /**
   * Go back to Docket's own texts
   *
   * Removes the workspace's texts of a kind of mail in one language, so that Docket's own are sent again. Without any, nothing changes.
   *
   * `DELETE /v1/mail-templates/{kind}/{language}`
   *
   * @param kind The mail.
   * @param language The language.
   */
  delete(kind: string, language: string, options?: ConditionalOptions): ApiRequest<MailTemplate> {
    return this.data({ method: 'DELETE', path: path`/v1/mail-templates/${kind}/${language}` }, options);
  }

  /**
   * Preview a template of mails
   *
   * The mail as it would be sent with these texts, by data that are made up or those of an object. Nothing is sent or stored, and there is no `Idempotency-Key`. Texts are checked as `updateMailTemplate` does. Because it can show any invoice, a key needs all areas. An unknown `resource_id` returns `invalid_request`.
   *
   * `POST /v1/mail-templates/{kind}/{language}/preview`
   *
   * @param kind The mail.
   * @param language The language.
   */
  preview(kind: string, language: string, body: MailTemplatePreviewRequest, options?: IdempotentOptions & ConditionalOptions): ApiRequest<MailTemplatePreview> {
    return this.data({ method: 'POST', path: path`/v1/mail-templates/${kind}/${language}/preview`, body }, options);
  }
}

/** The mails that the service sends, and what became of each. */
export class MailsResource extends Resource {
  /**
   * List mails
   *
   * The mails that the service sends for this side of the workspace, newest first, and what became of each. Owners and admins only, because recipients and subjects say what is going on in the whole workspace.
   *
   * `GET /v1/mails`
   */
  list(query?: ListMailsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<Mail>>;
  list(query: ListMailsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListMailsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<Mail>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/mails', query }, options);
    const answer: ListRequest<Page<Mail>> = this.page({ method: 'GET', path: '/v1/mails', query }, options);
    return answer;
  }

  /**
   * Get a mail
   *
   * One mail, and what became of it. Owners and admins only.
   *
   * `GET /v1/mails/{id}`
   *
   * @param mailId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(mailId: string, query?: GetMailQuery, options?: RequestOptions): ApiRequest<Mail> {
    return this.data({ method: 'GET', path: path`/v1/mails/${mailId}`, query }, options);
  }

  /**
   * Retry a failed mail
   *
   * Queues a mail that failed once more, as it was written, with all of its attempts before it: for when the mail server or the mailbox works again. A mail that has not failed returns `invalid_state`. To send an invoice to another address, send the invoice again.
   *
   * `POST /v1/mails/{id}/retry`
   *
   * @param mailId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  retry(mailId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Mail> {
    return this.data({ method: 'POST', path: path`/v1/mails/${mailId}/retry` }, options);
  }
}

/** Who did what in the workspace, in the last two years. */
export class AuditLogResource extends Resource {
  /**
   * List the audit log
   *
   * Who did what on this side of the workspace in the last two years, newest first: sign-ins and refused ones, keys, users with their roles and permissions,
   * settings, access to the portal, exports, changes of clients, contacts, agreements and invoices, payments, and deletions. Owners and admins only. Operations
   * that are recorded have `x-audit` in this contract.
   *
   * An entry is written in the transaction of what it records, and no one can change or delete it: only time does, after two years. When the personal data of
   * a user or contact is erased, their name, address and other texts leave their entries too. Each entry has a hash over itself and the one before it;
   * `npm run audit -- verify` of the service proves that none was changed, removed or moved.
   *
   * `GET /v1/audit-log`
   */
  listAuditEntries(query?: ListAuditEntriesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<AuditEntry>>;
  listAuditEntries(query: ListAuditEntriesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listAuditEntries(query?: ListAuditEntriesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<AuditEntry>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/audit-log', query }, options);
    const answer: ListRequest<Page<AuditEntry>> = this.page({ method: 'GET', path: '/v1/audit-log', query }, options);
    return answer;
  }

  /**
   * Get an entry of the audit log
   *
   * One entry of the last two years. Owners and admins only.
   *
   * `GET /v1/audit-log/{id}`
   *
   * @param auditLogId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getAuditEntry(auditLogId: string, query?: GetAuditEntryQuery, options?: RequestOptions): ApiRequest<AuditEntry> {
    return this.data({ method: 'GET', path: path`/v1/audit-log/${auditLogId}`, query }, options);
  }
}

/** The requests that were made with the API keys of the workspace in the last 7 days. */
export class RequestLogResource extends Resource {
  /**
   * List requests
   *
   * The requests of the last 7 days that were made with the API keys of this side of the workspace, newest first; those of keys that were revoked since
   * included. Owners and admins only.
   *
   * A request appears within two seconds of its response. Requests with a key that is unknown, revoked or expired are not listed, because they belong to no
   * workspace, nor are those of people who are signed in. Bodies and the values of query parameters are never stored. The log is for finding faults, and is
   * not an audit trail: when the service is stopped by force, the requests of the last second are lost. For what was changed, and by whom, list the
   * [events](/docs/reference#listEvents): their `actor.request_id` is the `request_id` of the request.
   *
   * `GET /v1/request-log`
   */
  listLoggedRequests(query?: ListLoggedRequestsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<LoggedRequest>>;
  listLoggedRequests(query: ListLoggedRequestsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listLoggedRequests(query?: ListLoggedRequestsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<LoggedRequest>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/request-log', query }, options);
    const answer: ListRequest<Page<LoggedRequest>> = this.page({ method: 'GET', path: '/v1/request-log', query }, options);
    return answer;
  }

  /**
   * Get a request
   *
   * One request of the last 7 days. Owners and admins only.
   *
   * `GET /v1/request-log/{id}`
   *
   * @param requestLogId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getLoggedRequest(requestLogId: string, query?: GetLoggedRequestQuery, options?: RequestOptions): ApiRequest<LoggedRequest> {
    return this.data({ method: 'GET', path: path`/v1/request-log/${requestLogId}`, query }, options);
  }
}

/** Your URLs that receive events as they happen, each as an HTTP POST with the event as JSON. */
export class WebhooksResource extends Resource {
  /**
   * List webhooks
   *
   * The webhooks of the workspace, newest first. Secrets are not shown.
   *
   * `GET /v1/webhooks`
   */
  list(query?: ListWebhooksQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<Webhook>>;
  list(query: ListWebhooksQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListWebhooksQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<Webhook>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/webhooks', query }, options);
    const answer: ListRequest<Page<Webhook>> = this.page({ method: 'GET', path: '/v1/webhooks', query }, options);
    return answer;
  }

  /**
   * Create a webhook
   *
   * Registers a URL for events of the given types, starting with the next event. The `secret` that signs them is returned this once.
   *
   * With `filter`, only events about the objects of some clients or projects are sent. An unknown client or project returns `invalid_request`; one that is
   * deleted later remains in the filter, and its last event is sent.
   *
   * The URL must use https; http is accepted on the test side only. It must not contain a user name or password. Private, loopback and link-local addresses are
   * refused when a delivery connects, not here; redirects are not followed.
   *
   * `POST /v1/webhooks`
   */
  create(body: WebhookCreate, options?: IdempotentOptions): ApiRequest<WebhookWithSecret> {
    return this.data({ method: 'POST', path: '/v1/webhooks', body }, options);
  }

  /**
   * Get a webhook
   *
   * One webhook, without its secret.
   *
   * `GET /v1/webhooks/{id}`
   *
   * @param webhookId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(webhookId: string, query?: GetWebhookQuery, options?: RequestOptions): ApiRequest<Webhook> {
    return this.data({ method: 'GET', path: path`/v1/webhooks/${webhookId}`, query }, options);
  }

  /**
   * Update a webhook
   *
   * Changes the fields sent. Changed `events` apply from the next event on.
   *
   * `status: active` reactivates a failed webhook: events whose attempts were not exhausted when it failed are sent immediately; events that happened while it
   * was failed are not, unless you recover them with `recoverWebhook`. `status: failed` stops a webhook in the same way.
   *
   * `PUT /v1/webhooks/{id}`
   *
   * @param webhookId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  update(webhookId: string, body: WebhookUpdate, options?: ConditionalOptions): ApiRequest<Webhook> {
    return this.data({ method: 'PUT', path: path`/v1/webhooks/${webhookId}`, body }, options);
  }

  /**
   * Delete a webhook
   *
   * Deletes the webhook with its deliveries and its queue of unsent events. An attempt in progress is not aborted.
   *
   * `DELETE /v1/webhooks/{id}`
   *
   * @param webhookId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  delete(webhookId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/webhooks/${webhookId}` }, options);
  }

  /**
   * List the deliveries of a webhook
   *
   * The delivery attempts of the last 30 days, newest first. An event that was retried has several, an event that was not attempted yet has none. `getWebhookDelivery` shows what was sent and what the receiver returned.
   *
   * `GET /v1/webhooks/{id}/deliveries`
   *
   * @param webhookId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  listDeliveries(webhookId: string, query?: ListWebhookDeliveriesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<WebhookDelivery>>;
  listDeliveries(webhookId: string, query: ListWebhookDeliveriesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listDeliveries(webhookId: string, query?: ListWebhookDeliveriesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<WebhookDelivery>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: path`/v1/webhooks/${webhookId}/deliveries`, query }, options);
    const answer: ListRequest<Page<WebhookDelivery>> = this.page({ method: 'GET', path: path`/v1/webhooks/${webhookId}/deliveries`, query }, options);
    return answer;
  }

  /**
   * Retry deliveries in bulk
   *
   * Resends the events of several deliveries immediately, all or none, as `retryWebhookDelivery` does. Choose 1 to 100 deliveries by `delivery_ids`, or all
   * failed ones by `status`, optionally within a range of time (`from`, `to`); up to 1,000 events are resent at once. Each event is sent once, however many of
   * its attempts are chosen, and the last of these attempts shows the time of the new attempt as `next_retry_at`.
   *
   * The request can be repeated safely: it does not resend an event that has been delivered by a later attempt than the one chosen, that is being attempted
   * now, or that is already due. A delivery that is unknown, of another webhook, or given twice returns `invalid_request`, and the error names it
   * (`delivery_ids.3`). A failed webhook returns `invalid_state`: set it to `active` first. Events that were never attempted, because the webhook was failed
   * when they happened, have no delivery: see `recoverWebhook`.
   *
   * `POST /v1/webhooks/{id}/deliveries/retry`
   *
   * @param webhookId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  retryDeliveries(webhookId: string, body: WebhookDeliveriesRetry, options?: IdempotentOptions & ConditionalOptions): ApiRequest<WebhookDeliveriesRetried> {
    return this.data({ method: 'POST', path: path`/v1/webhooks/${webhookId}/deliveries/retry`, body }, options);
  }

  /**
   * Get a delivery
   *
   * One delivery attempt, with the body that was sent and the beginning of the body of the receiver's response. A delivery of another webhook returns `not_found`. Deliveries are kept for 30 days.
   *
   * `GET /v1/webhooks/{id}/deliveries/{delivery_id}`
   *
   * @param webhookId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param deliveryId Identifier of the delivery.
   */
  getDelivery(webhookId: string, deliveryId: string, query?: GetWebhookDeliveryQuery, options?: RequestOptions): ApiRequest<WebhookDeliveryWithBodies> {
    return this.data({ method: 'GET', path: path`/v1/webhooks/${webhookId}/deliveries/${deliveryId}`, query }, options);
  }

  /**
   * Retry a delivery
   *
   * Resends the event of a delivery immediately, whether delivered or not, with the same event id. This counts as the next attempt: if it fails and fewer than 7 attempts were made, retries follow as usual. Returns the given delivery, with the time of the new attempt as `next_retry_at`; the attempt itself appears in the list once it is made. A failed webhook returns `invalid_state`: set it to `active` first.
   *
   * `POST /v1/webhooks/{id}/deliveries/{delivery_id}/retry`
   *
   * @param webhookId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param deliveryId Identifier of the delivery.
   */
  retryDelivery(webhookId: string, deliveryId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<WebhookDelivery> {
    return this.data({ method: 'POST', path: path`/v1/webhooks/${webhookId}/deliveries/${deliveryId}/retry` }, options);
  }

  /**
   * Recover missed events
   *
   * Queues every event of the webhook's event types since `since` that was never delivered to it: events that happened while the webhook was failed, and events whose attempts were exhausted. `since` can be at most 30 days back, and not before the webhook was created. Each gets up to 7 new attempts. A failed webhook returns `invalid_state`: set it to `active` first.
   *
   * `POST /v1/webhooks/{id}/recover`
   *
   * @param webhookId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  recover(webhookId: string, body: WebhookRecover, options?: IdempotentOptions & ConditionalOptions): ApiRequest<WebhookRecovery> {
    return this.data({ method: 'POST', path: path`/v1/webhooks/${webhookId}/recover`, body }, options);
  }

  /**
   * Rotate the secret of a webhook
   *
   * Creates a new secret and returns it this once. During `grace_hours`, the old secret also signs: deliveries carry two `v1=` values, that of the new secret first, and a receiver can accept either. A rotation during another's grace period ends the oldest secret immediately.
   *
   * `POST /v1/webhooks/{id}/rotate-secret`
   *
   * @param webhookId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  rotateSecret(webhookId: string, body?: WebhookSecretRotate, options?: IdempotentOptions & ConditionalOptions): ApiRequest<WebhookWithSecret> {
    return this.data({ method: 'POST', path: path`/v1/webhooks/${webhookId}/rotate-secret`, body }, options);
  }

  /**
   * Send a test event
   *
   * Sends an event immediately, signed like any other: with sample data, or with the object named by `resource_id`, as its GET returns it with all fields. An object that is unknown, or of another kind than `event_type`, returns `invalid_request`. Returns the result of the delivery, with what was sent and what the receiver returned. The response is 200 even if the delivery failed: see `status`. The type is `event_type`, or the first of the webhook's `events` by default. A test event is attempted once, also on a failed webhook, does not change the webhook's status, and does not appear in the list of events.
   *
   * `POST /v1/webhooks/{id}/test`
   *
   * @param webhookId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  test(webhookId: string, body?: WebhookTest, options?: IdempotentOptions & ConditionalOptions): ApiRequest<WebhookDeliveryWithBodies> {
    return this.data({ method: 'POST', path: path`/v1/webhooks/${webhookId}/test`, body }, options);
  }
}

export class TestClockResource extends Resource {
  /**
   * Get the test clock
   *
   * The current time on the test side. A live key returns `forbidden`.
   *
   * `GET /v1/test-clock`
   */
  get(query?: GetTestClockQuery, options?: RequestOptions): ApiRequest<TestClock> {
    return this.data({ method: 'GET', path: '/v1/test-clock', query }, options);
  }

  /**
   * Advance the test clock
   *
   * Advances the clock of the test side to `to` and leaves it stopped there. Before the request returns, everything that falls due in between runs in
   * chronological order, at the time it falls due. This includes daily jobs at midnight in the workspace's time zone, webhook retries, and the mails they
   * cause.
   *
   * `to` must be between the clock's `now` and two years after it: advance again to go further. Dates, due dates, timestamps of events and records, retries
   * and expiries follow this clock; signatures, rate limits and sessions use real time. Only one advance can run at a time; another returns `invalid_state`. A
   * live key returns `forbidden`.
   *
   * `POST /v1/test-clock/advance`
   */
  advance(body: TestClockAdvance, options?: IdempotentOptions): ApiRequest<TestClock> {
    return this.data({ method: 'POST', path: '/v1/test-clock/advance', body }, options);
  }
}

export class TestDataResource extends Resource {
  /**
   * Reset the test side
   *
   * Permanently deletes everything on the test side, including events, webhooks, mails and number sequences, and returns it to real time and the default lists of a new workspace. The workspace's settings and logo, its users, their API keys, sessions and invitations are kept, so the calling key continues to work. Returns `invalid_state` while the clock is being advanced. A live key returns `forbidden`.
   *
   * `POST /v1/test-data/reset`
   */
  reset(options?: IdempotentOptions): ApiRequest<TestClock> {
    return this.data({ method: 'POST', path: '/v1/test-data/reset' }, options);
  }
}

/** The firms you work for. */
export class ClientsResource extends Resource {
  /**
   * List clients
   *
   * The clients of the workspace, newest first by default. With `format=csv`, everything that the filters match is returned as a file.
   *
   * `GET /v1/clients`
   */
  list(query?: ListClientsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<Client>>;
  list(query: ListClientsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListClientsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<Client>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/clients', query, repeated: ["tags","external_id"] }, options);
    const answer: ListRequest<Page<Client>> = this.page({ method: 'GET', path: '/v1/clients', query, repeated: ["tags","external_id"] }, options);
    return answer;
  }

  /**
   * Everything that changed since `mark`, in the order of the changes; without a mark, everything there is.
   *
   * Keep the `mark` of the result for the next time. It is valid for 30 days, and only with the same filters. A change that is committed
   * later than others that began after it is not missed. Deleted objects do not come: `events` reports them.
   *
   * `GET /v1/clients`
   */
  sync(mark?: string, query?: Omit<ListClientsQuery, 'page' | 'cursor' | 'sort' | 'order' | 'updated_since'>, options?: RequestOptions): SyncRequest<Client> {
    return this.changes({ method: 'GET', path: '/v1/clients', query, repeated: ["tags","external_id"] }, mark, options);
  }

  /**
   * Create a client
   *
   * Creates a client. A name or an e-mail address that another client already has (ignoring case) returns `duplicate`. Emits `client.created`.
   *
   * `POST /v1/clients`
   */
  create(body: ClientCreate, options?: IdempotentOptions): ApiRequest<Client> {
    return this.data({ method: 'POST', path: '/v1/clients', body }, options);
  }

  /**
   * Create or update a client by external id
   *
   * Accepts any fields of the body of `createClient`. If no client has this external id, the request creates one with it (201): the rules of `createClient` apply, which requires some of the fields. Otherwise, the request changes the fields sent (200): the rules, permissions and events of `updateClient` apply. The request is safe to repeat, also concurrently: of several equal requests, one creates the client, and the others leave it unchanged. An `external_id` in the body must equal the one in the path. An external id of a client that you are not allowed to see returns `duplicate`. With `If-Match`, nothing is created.
   *
   * `PUT /v1/clients/external/{external_id}`
   *
   * @param externalId The `external_id` of the object, percent-encoded (`INV/7` as `INV%2F7`).
   */
  upsert(externalId: string, body: ClientUpsert, options?: ConditionalOptions): ApiRequest<Client> {
    return this.data({ method: 'PUT', path: path`/v1/clients/external/${externalId}`, body }, options);
  }

  /**
   * Get a client
   *
   * One client, with its health score.
   *
   * `GET /v1/clients/{id}`
   *
   * @param clientId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(clientId: string, query?: GetClientQuery, options?: RequestOptions): ApiRequest<Client> {
    return this.data({ method: 'GET', path: path`/v1/clients/${clientId}`, query }, options);
  }

  /**
   * Update a client
   *
   * Changes the fields sent. The currency cannot change once the client has time entries, invoices or projects with a rate card (`invalid_state`), and the client's own rate card must be in that currency. Emits `client.updated`.
   *
   * `PUT /v1/clients/{id}`
   *
   * @param clientId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  update(clientId: string, body: ClientUpdate, options?: ConditionalOptions): ApiRequest<Client> {
    return this.data({ method: 'PUT', path: path`/v1/clients/${clientId}`, body }, options);
  }

  /**
   * Delete a client
   *
   * Deletes the client and everything that belongs to it: contacts with their portal access, projects and all they contain, tickets, time entries, agreements, and expenses with their receipts. A client with any invoice, drafts and void ones included, cannot be deleted (`invalid_state`), because invoices are never deleted and their numbers have no gaps: set `status` to `inactive` instead. A client with an active agreement, billed time, a billed milestone, a billed expense or an approved expense cannot be deleted either. Emits `client.deleted` and, before it, an event for each object deleted with it: `project.deleted`, `ticket.deleted`, `time_entry.deleted`, `contact.deleted`, `agreement.deleted`, `expense.deleted`.
   *
   * `DELETE /v1/clients/{id}`
   *
   * @param clientId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  delete(clientId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/clients/${clientId}` }, options);
  }

  /**
   * Get the statement of a client
   *
   * What a client was billed, paid and was credited over a range of days, and what it owed before and after, separately for each currency. An invoice counts from its `invoice_date` once it is sent, a payment or refund on its `date`, a credit note on its `credit_date`. Drafts and void invoices do not count on any day. An uncollectible invoice counts, because it was written off but is still owed; a credit note takes it off the statement. `opening_balance` is the sum of everything before `from`, and `closing_balance` is `opening_balance` plus the amounts of `movements`. On the last day with a movement, `closing_balance` is the outstanding amount of the client's invoices less the refundable amount and less the `credit`. It is negative if the client has paid more than it owes. Payments and refunds count in full on their `date`, whatever they pay: money for a void invoice is credit. The client's own currency always comes first; others follow if they have a movement or a balance. Movements are ordered by day; on the same day, invoices come before credit notes, payments and refunds, each in the order of creation. A range can have at most 1096 days and at most 2000 movements; a larger one returns `invalid_request`. The CSV has a row for each movement. The movements of each currency are between a row of type `opening_balance` and a row of type `closing_balance`.
   *
   * `GET /v1/clients/{id}/statement`
   *
   * @param clientId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getStatement(clientId: string, query?: GetClientStatementQuery & { format?: 'json' }, options?: RequestOptions): ApiRequest<Statement>;
  getStatement(clientId: string, query: GetClientStatementQuery & { format: 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<Download>;
  getStatement(clientId: string, query?: GetClientStatementQuery & { format?: 'json' | 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<Statement> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: path`/v1/clients/${clientId}/statement`, query }, options);
    const answer: ApiRequest<Statement> = this.data({ method: 'GET', path: path`/v1/clients/${clientId}/statement`, query }, options);
    return answer;
  }

  /**
   * Mail a statement
   *
   * Mails the statement of a client with its PDF, both in the language of the client (`locale` of the client, or else of the workspace). The PDF has the figures at the time the mail is sent. Without `to`, the mail goes to the billing contact, or else to the primary contact or the address of the client, in this order; if there is no address, the request returns `invalid_request` on `to`. Changes nothing.
   *
   * `POST /v1/clients/{id}/statement/send`
   *
   * @param clientId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  sendStatement(clientId: string, body?: StatementSend, options?: IdempotentOptions & ConditionalOptions): ApiRequest<StatementSent> {
    return this.data({ method: 'POST', path: path`/v1/clients/${clientId}/statement/send`, body }, options);
  }

  /**
   * Preview the mail of a statement
   *
   * The mail that `sendClientStatement` would send for the same body now. The rules and errors are the same, but nothing is sent. There is no `Idempotency-Key`: each request is computed again.
   *
   * `POST /v1/clients/{id}/statement/send/preview`
   *
   * @param clientId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  previewStatementMail(clientId: string, body?: StatementSend, options?: IdempotentOptions & ConditionalOptions): ApiRequest<MailPreview> {
    return this.data({ method: 'POST', path: path`/v1/clients/${clientId}/statement/send/preview`, body }, options);
  }

  /**
   * Get the balance of a client
   *
   * What a client owes, what credit it has, and the difference, now, separately for each currency: credit in one currency pays no invoice in another. Drafts and void invoices do not count.
   *
   * `GET /v1/clients/{id}/balance`
   *
   * @param clientId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getBalance(clientId: string, query?: GetClientBalanceQuery, options?: RequestOptions): ApiRequest<ClientBalance> {
    return this.data({ method: 'GET', path: path`/v1/clients/${clientId}/balance`, query }, options);
  }

  /**
   * Get the unbilled work of a client
   *
   * The work of a client that `createInvoiceFromTime` would take for any range of days, by project. Work with `awaiting_approval` must be approved first: by the firm, if the settings of the workspace require it, or by the client, for time on projects with `require_client_approval`. Rejected work is not included. The figures cover the whole firm, regardless of the user. `value` is the exact sum of hours × rate, rounded once; an invoice rounds each line, so it may differ by cents.
   *
   * `GET /v1/clients/{id}/unbilled`
   *
   * @param clientId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getUnbilled(clientId: string, query?: GetClientUnbilledQuery, options?: RequestOptions): ApiRequest<ClientUnbilled> {
    return this.data({ method: 'GET', path: path`/v1/clients/${clientId}/unbilled`, query }, options);
  }

  /**
   * Replace the tags of a client
   *
   * Sets the client's tags to exactly those given by slug, name or id. Emits `client.updated` if anything changes.
   *
   * `PUT /v1/clients/{id}/tags`
   *
   * @param clientId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  updateTags(clientId: string, body: TagsReplace, options?: ConditionalOptions): ApiRequest<TaggedResource> {
    return this.data({ method: 'PUT', path: path`/v1/clients/${clientId}/tags`, body }, options);
  }

  /**
   * Add tags to a client
   *
   * Adds tags, given by slug, name or id, to the client; tags it already has are kept. More than 100 tags on one client return `invalid_request`. Emits `client.updated` if anything changes.
   *
   * `POST /v1/clients/{id}/tags`
   *
   * @param clientId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  addTags(clientId: string, body: TagSlugs, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TaggedResource> {
    return this.data({ method: 'POST', path: path`/v1/clients/${clientId}/tags`, body }, options);
  }

  /**
   * Remove tags from a client
   *
   * Removes tags, given by slug, name or id, from the client; tags it does not have are ignored. Emits `client.updated` if anything changes.
   *
   * `DELETE /v1/clients/{id}/tags`
   *
   * @param clientId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  removeTags(clientId: string, body: TagSlugs, options?: ConditionalOptions): ApiRequest<TaggedResource> {
    return this.data({ method: 'DELETE', path: path`/v1/clients/${clientId}/tags`, body }, options);
  }
}

/** The people at your clients, and their access to the client portal. */
export class ContactsResource extends Resource {
  /**
   * List contacts
   *
   * The contacts of the workspace, newest first by default. Contractors see only the contacts of their tickets' clients.
   *
   * `GET /v1/contacts`
   */
  list(query?: ListContactsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<ContactSummary>>;
  list(query: ListContactsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListContactsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<ContactSummary>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/contacts', query, repeated: ["tags","external_id"] }, options);
    const answer: ListRequest<Page<ContactSummary>> = this.page({ method: 'GET', path: '/v1/contacts', query, repeated: ["tags","external_id"] }, options);
    return answer;
  }

  /**
   * Everything that changed since `mark`, in the order of the changes; without a mark, everything there is.
   *
   * Keep the `mark` of the result for the next time. It is valid for 30 days, and only with the same filters. A change that is committed
   * later than others that began after it is not missed. Deleted objects do not come: `events` reports them.
   *
   * `GET /v1/contacts`
   */
  sync(mark?: string, query?: Omit<ListContactsQuery, 'page' | 'cursor' | 'sort' | 'order' | 'updated_since'>, options?: RequestOptions): SyncRequest<ContactSummary> {
    return this.changes({ method: 'GET', path: '/v1/contacts', query, repeated: ["tags","external_id"] }, mark, options);
  }

  /**
   * Create a contact
   *
   * Creates a contact at a client.
   *
   * **Primary**: a client has at most one primary contact. A new primary contact replaces the previous one, which becomes an ordinary contact.
   *
   * **Portal**: `portal_access` other than `none` grants access without an invitation; the contact then needs an `email` (`invalid_request`). To set a password,
   * the contact needs a mailed link: see `enableContactPortal` and `resetContactPortalPassword`.
   *
   * Contacts may share an e-mail address: `listContactDuplicates` finds those that do.
   *
   * Emits `contact.created`, `contact.portal_enabled` if the contact has access, and `contact.updated` for the previous primary contact.
   *
   * `POST /v1/contacts`
   */
  create(body: ContactCreate, options?: IdempotentOptions): ApiRequest<Contact> {
    return this.data({ method: 'POST', path: '/v1/contacts', body }, options);
  }

  /**
   * Update contacts in bulk
   *
   * Applies the same change to 1 to 100 contacts, all or none, one after the other under the rules of `updateContact`; if several are made primary for one client, the last one remains primary. Emits the same events as updating each contact.
   * If the request fails for any contact, nothing changes, and `error.details` lists every contact concerned: `field` is its place (`ids.3`, `ids.3.email`), and `code` and `message` are what `updateContact` would return for it. The error itself has the `code`, `message` and `field` of the first one. An id that is unknown or given twice returns `invalid_request`.
   *
   * `PUT /v1/contacts/bulk`
   */
  updateMany(body: ContactsUpdate, options?: RequestOptions): ApiRequest<Contact[]> {
    return this.data({ method: 'PUT', path: '/v1/contacts/bulk', body }, options);
  }

  /**
   * Create contacts in bulk
   *
   * Creates 1 to 100 contacts, all or none, under the rules of `createContact`. If several contacts are marked primary for one client, the last one becomes primary. Emits the same events as creating each contact.
   * If the request fails for any contact, none is created, and `error.details` lists every contact concerned: `field` is its place (`contacts.3.email`), and `code` and `message` are what `createContact` would return for it. The error itself has the `code`, `message` and `field` of the first one.
   *
   * `POST /v1/contacts/bulk`
   */
  createMany(body: ContactsCreate, options?: IdempotentOptions): ApiRequest<Contact[]> {
    return this.data({ method: 'POST', path: '/v1/contacts/bulk', body }, options);
  }

  /**
   * List possible duplicate contacts
   *
   * Groups of contacts that may be the same person, most likely first. These are suggestions: nothing is merged automatically.
   *
   * | `match_reason` | what matches | `confidence` |
   * |---|---|---|
   * | `email` | the address, ignoring case, at any client | 0.9 to 1, higher for more similar names |
   * | `phone` | the digits of a telephone or mobile number, five or more, at any client | 0.5 to 0.9, higher for more similar names |
   * | `name` | the name at the same client, with up to a fifth of its letters different, ignoring case, accents, punctuation and the order of its parts | 0.72 to 0.9 |
   *
   * A group contained in a more likely one is omitted. At most 100 groups are returned, with at most 20 contacts each. If more than 200 addresses or numbers are
   * shared, the first 200 are considered; names are compared among the newest 1,000 contacts of each client and the newest 10,000 overall. Merge what belongs
   * together, then request the list again.
   *
   * `GET /v1/contacts/duplicates`
   */
  listDuplicates(query?: ListContactDuplicatesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<ContactDuplicates>>;
  listDuplicates(query: ListContactDuplicatesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listDuplicates(query?: ListContactDuplicatesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<ContactDuplicates>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/contacts/duplicates', query }, options);
    const answer: ListRequest<Page<ContactDuplicates>> = this.page({ method: 'GET', path: '/v1/contacts/duplicates', query }, options);
    return answer;
  }

  /**
   * Create or update a contact by external id
   *
   * Accepts any fields of the body of `createContact`. If no contact has this external id, the request creates one with it (201): the rules of `createContact` apply, which requires some of the fields. Otherwise, the request changes the fields sent (200): the rules, permissions and events of `updateContact` apply. The request is safe to repeat, also concurrently: of several equal requests, one creates the contact, and the others leave it unchanged. An `external_id` in the body must equal the one in the path. An external id of a contact that you are not allowed to see returns `duplicate`. With `If-Match`, nothing is created.
   *
   * `PUT /v1/contacts/external/{external_id}`
   *
   * @param externalId The `external_id` of the object, percent-encoded (`INV/7` as `INV%2F7`).
   */
  upsert(externalId: string, body: ContactUpsert, options?: ConditionalOptions): ApiRequest<Contact> {
    return this.data({ method: 'PUT', path: path`/v1/contacts/external/${externalId}`, body }, options);
  }

  /**
   * Get a contact
   *
   * One contact. `include` embeds its client, its tickets, and `activity`: what happened to the contact itself and who did it, visible to everyone who can read the contact.
   *
   * `GET /v1/contacts/{id}`
   *
   * @param contactId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(contactId: string, query?: GetContactQuery, options?: RequestOptions): ApiRequest<Contact> {
    return this.data({ method: 'GET', path: path`/v1/contacts/${contactId}`, query }, options);
  }

  /**
   * Update a contact
   *
   * Changes the fields sent, under the rules of creation.
   *
   * **Primary**: true replaces the client's current primary contact; false leaves the client without one.
   *
   * **Portal**: `portal_access` other than `none` grants access without an invitation or changes its level; `none` removes it as `disableContactPortal` does.
   * The `email` of a contact with access can be changed but not cleared (`invalid_request`). Changing it ends the sessions of the contact, deletes the
   * password, and invalidates links that were mailed to the contact.
   *
   * **Client**: a contact can move to another client only while no invoice, project or ticket references it (`invalid_state`). A primary contact becomes
   * primary at the new client.
   *
   * Emits `contact.portal_enabled` with the changes of `portal` when access is granted, `contact.updated` when anything else changes, and `contact.updated`
   * for the previous primary contact.
   *
   * `PUT /v1/contacts/{id}`
   *
   * @param contactId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  update(contactId: string, body: ContactUpdate, options?: ConditionalOptions): ApiRequest<Contact> {
    return this.data({ method: 'PUT', path: path`/v1/contacts/${contactId}`, body }, options);
  }

  /**
   * Delete a contact
   *
   * Deletes a contact, ends its portal sessions and removes it from its tickets. Invoices and projects keep its id, and invoices its name. Emits `ticket.updated` for each ticket, and `contact.deleted`.
   *
   * `DELETE /v1/contacts/{id}`
   *
   * @param contactId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  delete(contactId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/contacts/${contactId}` }, options);
  }

  /**
   * Erase the personal data of a contact
   *
   * Erases what is stored of a person, for good: name, addresses, numbers, notes, tags, external id and metadata of the contact, what they wrote in comments and
   * decisions, and every mention of them in tickets, mails, events, stored responses, notifications and the audit log. Their access to the portal ends. The id of a
   * deleted contact erases what is still stored of it.
   *
   * Invoices that were sent stay as they are, with the name that is printed on them, and so do payments and hours: the law wants them kept. The guide Personal data
   * lists what stays, and why. Erasing a contact again is harmless.
   *
   * Emits `contact.updated` with `erased: true`: whoever copies contacts erases their copy.
   *
   * `POST /v1/contacts/{id}/erase`
   *
   * @param contactId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  erase(contactId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<ErasedPerson> {
    return this.data({ method: 'POST', path: path`/v1/contacts/${contactId}/erase` }, options);
  }

  /**
   * Merge another contact into this one
   *
   * Merges another contact of the same client, `merge_contact_id`, into this one and deletes it. A contact of another client, the contact itself and an
   * unknown contact return `invalid_request`.
   *
   * Every invoice, project and ticket that references the other contact is changed to reference this one, and its `updated_at` advances; no events are emitted
   * for these. Empty fields of this contact are filled from the other, including `external_id` and the keys of `metadata` that this contact lacks; if both
   * have more than 50 keys together, the merge returns `invalid_state`. Roles and communication preferences are true if they are true on either contact, and
   * this contact gets the tags of both. Portal access becomes the higher level of the two. This contact keeps its password, or takes that of the other if it
   * has none. The other contact's sessions end and its links stop working.
   *
   * An `external_id` of the other contact that is not taken over refers to this contact from then on, in `upsertContact` and in filters. Emits
   * `contact.updated` for this contact (also `contact.portal_enabled` if it gains access), and `contact.deleted` for the other, whose `context.merged_into`
   * names this one.
   *
   * `POST /v1/contacts/{id}/merge`
   *
   * @param contactId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  merge(contactId: string, body: ContactMerge, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Contact> {
    return this.data({ method: 'POST', path: path`/v1/contacts/${contactId}/merge`, body }, options);
  }

  /**
   * Get the personal data of a contact
   *
   * Everything that is stored about a person at a client, to be handed to them if they ask for it: the contact, sessions in the portal, comments, files, decisions, tickets,
   * projects, agreements and invoices that name them, mails to them, events and entries of the audit log. Each kind has its number and the newest 1,000 records; the lists of the API
   * return the rest. Secrets are left out. The audit log records who read it.
   *
   * `GET /v1/contacts/{id}/personal-data`
   *
   * @param contactId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getPersonalData(contactId: string, query?: GetContactPersonalDataQuery, options?: RequestOptions): ApiRequest<PersonalData> {
    return this.data({ method: 'GET', path: path`/v1/contacts/${contactId}/personal-data`, query }, options);
  }

  /**
   * Disable portal access for a contact
   *
   * Ends the contact's sessions immediately, invalidates links that were mailed and deletes the password, so re-enabling access starts from scratch. Mails that lead into the portal and have not been sent yet are not sent. A contact without access is left unchanged. Emits `contact.updated`.
   *
   * `POST /v1/contacts/{id}/portal/disable`
   *
   * @param contactId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  disablePortal(contactId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<ContactPortalState> {
    return this.data({ method: 'POST', path: path`/v1/contacts/${contactId}/portal/disable` }, options);
  }

  /**
   * Enable portal access for a contact
   *
   * Lets the contact sign in to the client portal, and mails a single-use link to set a password, valid for 7 days by the workspace's clock. A contact that already has access gets the given level, and a new link that replaces the previous one if `send_invitation` is sent as true; with the same level and no `send_invitation`, nothing changes. A contact without an e-mail address returns `invalid_request`. Emits `contact.portal_enabled` when access is granted, and `contact.updated` when only its level changes.
   *
   * `POST /v1/contacts/{id}/portal/enable`
   *
   * @param contactId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  enablePortal(contactId: string, body?: ContactPortalEnable, options?: IdempotentOptions & ConditionalOptions): ApiRequest<ContactPortalState> {
    return this.data({ method: 'POST', path: path`/v1/contacts/${contactId}/portal/enable`, body }, options);
  }

  /**
   * Mail a contact a password reset link
   *
   * Mails a single-use link to set a new portal password, valid for 24 hours by the workspace's clock; an earlier reset link stops working. The current password remains valid until a new one is set. A contact without portal access returns `invalid_state`. Emits no events, because nothing changes yet.
   *
   * `POST /v1/contacts/{id}/portal/reset-password`
   *
   * @param contactId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  resetPortalPassword(contactId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<ContactPortalState> {
    return this.data({ method: 'POST', path: path`/v1/contacts/${contactId}/portal/reset-password` }, options);
  }

  /**
   * Replace the tags of a contact
   *
   * Sets the contact's tags to exactly those given by slug, name or id. Emits `contact.updated` if anything changes.
   *
   * `PUT /v1/contacts/{id}/tags`
   *
   * @param contactId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  updateTags(contactId: string, body: TagsReplace, options?: ConditionalOptions): ApiRequest<TaggedResource> {
    return this.data({ method: 'PUT', path: path`/v1/contacts/${contactId}/tags`, body }, options);
  }

  /**
   * Add tags to a contact
   *
   * Adds tags, given by slug, name or id, to the contact; tags it already has are kept. More than 100 tags on one contact return `invalid_request`. Emits `contact.updated` if anything changes.
   *
   * `POST /v1/contacts/{id}/tags`
   *
   * @param contactId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  addTags(contactId: string, body: TagSlugs, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TaggedResource> {
    return this.data({ method: 'POST', path: path`/v1/contacts/${contactId}/tags`, body }, options);
  }

  /**
   * Remove tags from a contact
   *
   * Removes tags, given by slug, name or id, from the contact; tags it does not have are ignored. Emits `contact.updated` if anything changes.
   *
   * `DELETE /v1/contacts/{id}/tags`
   *
   * @param contactId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  removeTags(contactId: string, body: TagSlugs, options?: ConditionalOptions): ApiRequest<TaggedResource> {
    return this.data({ method: 'DELETE', path: path`/v1/contacts/${contactId}/tags`, body }, options);
  }
}

/** Named sets of hourly rates. */
export class RateCardsResource extends Resource {
  /**
   * List rate cards
   *
   * The rate cards of the workspace, newest first by default.
   *
   * `GET /v1/rate-cards`
   */
  list(query?: ListRateCardsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<RateCard>>;
  list(query: ListRateCardsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListRateCardsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<RateCard>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/rate-cards', query }, options);
    const answer: ListRequest<Page<RateCard>> = this.page({ method: 'GET', path: '/v1/rate-cards', query }, options);
    return answer;
  }

  /**
   * Create a rate card
   *
   * Creates a rate card. A name already in use (ignoring case) returns `duplicate`. Each currency has at most one default card: with `is_default`, this card replaces the previous default, which becomes an ordinary card. The default card of a currency applies to work for clients in that currency if neither the project, the client nor the user has a rate.
   *
   * `POST /v1/rate-cards`
   */
  create(body: RateCardCreate, options?: IdempotentOptions): ApiRequest<RateCard> {
    return this.data({ method: 'POST', path: '/v1/rate-cards', body }, options);
  }

  /**
   * Get a rate card
   *
   * One rate card.
   *
   * `GET /v1/rate-cards/{id}`
   *
   * @param rateCardId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(rateCardId: string, query?: GetRateCardQuery, options?: RequestOptions): ApiRequest<RateCard> {
    return this.data({ method: 'GET', path: path`/v1/rate-cards/${rateCardId}`, query }, options);
  }

  /**
   * Update a rate card
   *
   * Changes the fields sent. Time entries keep the rate they were saved with. `is_default: true` replaces the default card of the currency; false leaves the currency without a default. The currency cannot be changed while a client, a project or a time entry refers to the card (`invalid_state`).
   *
   * `PUT /v1/rate-cards/{id}`
   *
   * @param rateCardId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  update(rateCardId: string, body: RateCardUpdate, options?: ConditionalOptions): ApiRequest<RateCard> {
    return this.data({ method: 'PUT', path: path`/v1/rate-cards/${rateCardId}`, body }, options);
  }

  /**
   * Delete a rate card
   *
   * Deletes a rate card that no client, project or time entry refers to; a card in use returns `invalid_state`. If a default card is deleted, its currency then has no default.
   *
   * `DELETE /v1/rate-cards/{id}`
   *
   * @param rateCardId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  delete(rateCardId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/rate-cards/${rateCardId}` }, options);
  }
}

/** The project types of the workspace. */
export class ProjectTypesResource extends Resource {
  /**
   * List project types
   *
   * The project types of the workspace. A new workspace has Consulting, Support and Development.
   *
   * `GET /v1/project-types`
   */
  list(query?: ListProjectTypesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<ProjectType>>;
  list(query: ListProjectTypesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListProjectTypesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<ProjectType>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/project-types', query }, options);
    const answer: ListRequest<Page<ProjectType>> = this.page({ method: 'GET', path: '/v1/project-types', query }, options);
    return answer;
  }

  /**
   * Create a project type
   *
   * Creates a project type. A name already in use (ignoring case) returns `duplicate`.
   *
   * `POST /v1/project-types`
   */
  create(body: ProjectTypeCreate, options?: IdempotentOptions): ApiRequest<ProjectType> {
    return this.data({ method: 'POST', path: '/v1/project-types', body }, options);
  }

  /**
   * Get a project type
   *
   * One project type.
   *
   * `GET /v1/project-types/{id}`
   *
   * @param projectTypeId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(projectTypeId: string, query?: GetProjectTypeQuery, options?: RequestOptions): ApiRequest<ProjectType> {
    return this.data({ method: 'GET', path: path`/v1/project-types/${projectTypeId}`, query }, options);
  }

  /**
   * Update a project type
   *
   * Renames a project type. A name that another type already has (ignoring case) returns `duplicate`.
   *
   * `PUT /v1/project-types/{id}`
   *
   * @param projectTypeId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  update(projectTypeId: string, body: ProjectTypeUpdate, options?: ConditionalOptions): ApiRequest<ProjectType> {
    return this.data({ method: 'PUT', path: path`/v1/project-types/${projectTypeId}`, body }, options);
  }

  /**
   * Delete a project type
   *
   * Deletes a project type that no project uses; a type in use returns `invalid_state`.
   *
   * `DELETE /v1/project-types/{id}`
   *
   * @param projectTypeId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  delete(projectTypeId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/project-types/${projectTypeId}` }, options);
  }
}

/** Work for a client, with its budget and budget use. */
export class ProjectsResource extends Resource {
  /**
   * List projects
   *
   * The projects of the workspace, newest first by default.
   *
   * `GET /v1/projects`
   */
  list(query?: ListProjectsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<ProjectSummary>>;
  list(query: ListProjectsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListProjectsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<ProjectSummary>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/projects', query, repeated: ["tags","external_id"] }, options);
    const answer: ListRequest<Page<ProjectSummary>> = this.page({ method: 'GET', path: '/v1/projects', query, repeated: ["tags","external_id"] }, options);
    return answer;
  }

  /**
   * Everything that changed since `mark`, in the order of the changes; without a mark, everything there is.
   *
   * Keep the `mark` of the result for the next time. It is valid for 30 days, and only with the same filters. A change that is committed
   * later than others that began after it is not missed. Deleted objects do not come: `events` reports them.
   *
   * `GET /v1/projects`
   */
  sync(mark?: string, query?: Omit<ListProjectsQuery, 'page' | 'cursor' | 'sort' | 'order' | 'updated_since'>, options?: RequestOptions): SyncRequest<ProjectSummary> {
    return this.changes({ method: 'GET', path: '/v1/projects', query, repeated: ["tags","external_id"] }, mark, options);
  }

  /**
   * Create a project
   *
   * Creates a project with an unused budget, in any status: `active` sets `commenced_at`, `completed` completes it immediately. Contact and agreement must
   * belong to the client, the rate card must be in the client's currency, an agreement requires `billing_type` retainer, and `due_date` must not be before
   * `start_date` (`invalid_request`).
   *
   * `rate_override` defaults to true if `custom_rate` or `rate_id` is given. If it is sent as false, they are stored but do not apply; true without either
   * returns `invalid_request`.
   *
   * Emits `project.created`, and `project.completed` if it is created as completed.
   *
   * `POST /v1/projects`
   */
  create(body: ProjectCreate, options?: IdempotentOptions): ApiRequest<Project> {
    return this.data({ method: 'POST', path: '/v1/projects', body }, options);
  }

  /**
   * Create or update a project by external id
   *
   * Accepts any fields of the body of `createProject`. If no project has this external id, the request creates one with it (201): the rules of `createProject` apply, which requires some of the fields. Otherwise, the request changes the fields sent (200): the rules, permissions and events of `updateProject` apply. The request is safe to repeat, also concurrently: of several equal requests, one creates the project, and the others leave it unchanged. An `external_id` in the body must equal the one in the path. An external id of a project that you are not allowed to see returns `duplicate`. With `If-Match`, nothing is created.
   *
   * `PUT /v1/projects/external/{external_id}`
   *
   * @param externalId The `external_id` of the object, percent-encoded (`INV/7` as `INV%2F7`).
   */
  upsert(externalId: string, body: ProjectUpsert, options?: ConditionalOptions): ApiRequest<Project> {
    return this.data({ method: 'PUT', path: path`/v1/projects/external/${externalId}`, body }, options);
  }

  /**
   * Get a project
   *
   * One project with its budget use. Data embedded by `include` contains only what the key's user is allowed to see.
   *
   * `GET /v1/projects/{id}`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(projectId: string, query?: GetProjectQuery, options?: RequestOptions): ApiRequest<Project> {
    return this.data({ method: 'GET', path: path`/v1/projects/${projectId}`, query }, options);
  }

  /**
   * Update a project
   *
   * Changes the fields sent, under the rules of creation.
   *
   * **Status** can change from pending, active and on_hold to any other status except back to pending, and from completed and cancelled only to active. Any
   * other transition returns `invalid_state`; sending the current status changes nothing. `commenced_at` is set when the project first becomes active;
   * `completed_at` is set when it becomes completed, and cleared when it leaves that status.
   *
   * **Completing** a project with open tickets, open tasks or running timers returns `invalid_state`, with their numbers. With `force: true`, they are ended
   * first, regardless of whose they are: timers are stopped and logged, tickets closed and tasks of the project completed, each with its events. Tasks of its
   * tickets are not affected.
   *
   * **Client**: a project can move to another client only while it has no time entries, tickets or billed amount (`invalid_state`). Contact, agreement and
   * rate card must match the new client.
   *
   * **Billing type**: changing it from `retainer` removes the agreement. **Rate**: sending `custom_rate` or `rate_id` without `rate_override` sets
   * `rate_override` to whether the project then has either.
   *
   * Emits `project.updated` for all changes except those of status, `project.status_changed` for changes of status, `project.completed` when the project
   * becomes completed, and `project.budget_alert` for each threshold that a budget change makes it exceed.
   *
   * `PUT /v1/projects/{id}`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  update(projectId: string, body: ProjectUpdate, options?: ConditionalOptions): ApiRequest<Project> {
    return this.data({ method: 'PUT', path: path`/v1/projects/${projectId}`, body }, options);
  }

  /**
   * Delete a project
   *
   * Permanently deletes the project with its tickets, time entries, milestones, phases and tasks, and everything on its tickets, including all time logged on them. To end a project, prefer setting `status` to `cancelled`. Its expenses are kept, without a project. Anything billed prevents deletion (`invalid_state`): a time entry, a milestone, an expense, or a line of an invoice that is not void. So do an approved expense and, for everyone except owners, time dated before the workspace's `lock_time_before`. The deleted hours are subtracted from any remaining ticket, project or agreement that counted them. Emits `expense.updated` for each expense, `time_entry.deleted` for each entry, `ticket.deleted` for each ticket, and `project.deleted`.
   *
   * `DELETE /v1/projects/{id}`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  delete(projectId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/projects/${projectId}` }, options);
  }

  /**
   * Get the budget over time
   *
   * The use of the project's budget over time, by user, phase and ticket; what of the work is billed and unbilled; its cost and margin; and where it leads.
   *
   * Time and expenses of users that the caller does not see are not included: `covers` says whose are. Figures about the whole project that include others'
   * time, `weekly_pace`, `margin` and `runs_out_on`, are omitted unless `covers` is `everyone`.
   *
   * **The budget** is measured as in `getProject`: hours by all hours logged, billable or not, rejected or not; money by the amount on invoices, including
   * drafts. So expenses count once they are on an invoice. With both, the budget is that in hours.
   *
   * `runs_out_on`, for a budget in **hours**: `budget.hours_used` reaches it on the first day from today on if every day has 1/28 of the hours that are dated
   * in the 28 days up to today, today included. Days ahead all count alike, also weekends. Example: 10 hours are left, and 56 hours are dated in the last 28
   * days, so 2 a day: the budget runs out in 5 days.
   *
   * For a budget in **money**, if the project is billed by time: the amount on invoices and the unbilled amount together reach it if every day has 1/28 of the
   * value of the billable hours in these 28 days. It is today if they have reached it already. If a project is not billed by time, money has no pace, and the
   * day is null.
   *
   * A budget that is used up already ran out on the day since which `hours` or `amount` of `days` has been at or above it. Otherwise the day is null for
   * projects that are completed or cancelled, without time in these 28 days, and if it is more than 3,650 days ahead.
   *
   * `GET /v1/projects/{id}/budget`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getBudget(projectId: string, query?: GetProjectBudgetQuery, options?: RequestOptions): ApiRequest<ProjectBudgetUse> {
    return this.data({ method: 'GET', path: path`/v1/projects/${projectId}/budget`, query }, options);
  }

  /**
   * List the milestones of a project
   *
   * The milestones of the project, by due date by default; those without a due date come first.
   *
   * `GET /v1/projects/{id}/milestones`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  listMilestones(projectId: string, query?: ListProjectMilestonesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<Milestone>>;
  listMilestones(projectId: string, query: ListProjectMilestonesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listMilestones(projectId: string, query?: ListProjectMilestonesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<Milestone>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: path`/v1/projects/${projectId}/milestones`, query }, options);
    const answer: ListRequest<Page<Milestone>> = this.page({ method: 'GET', path: path`/v1/projects/${projectId}/milestones`, query }, options);
    return answer;
  }

  /**
   * Create a milestone
   *
   * Creates a milestone of the project. Its amount must be a whole number of minor units of the client's currency (`invalid_request`); a milestone with an amount can be billed on an invoice line (`milestone_id`). Emits `project.updated`, whose `context.parts` names the milestone.
   *
   * `POST /v1/projects/{id}/milestones`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  createMilestone(projectId: string, body: MilestoneCreate, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Milestone> {
    return this.data({ method: 'POST', path: path`/v1/projects/${projectId}/milestones`, body }, options);
  }

  /**
   * Get a milestone of a project
   *
   * One milestone. A milestone of another project returns `not_found`.
   *
   * `GET /v1/projects/{id}/milestones/{milestone_id}`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param milestoneId Identifier of the milestone.
   */
  getMilestone(projectId: string, milestoneId: string, query?: GetProjectMilestoneQuery, options?: RequestOptions): ApiRequest<Milestone> {
    return this.data({ method: 'GET', path: path`/v1/projects/${projectId}/milestones/${milestoneId}`, query }, options);
  }

  /**
   * Update a milestone
   *
   * Changes the fields sent. The amount of a billed milestone cannot be changed (`invalid_state`): first remove it from its invoice, or void the invoice. Emits `project.updated`, whose `context.parts` names the milestone, if anything changes.
   *
   * `PUT /v1/projects/{id}/milestones/{milestone_id}`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param milestoneId Identifier of the milestone.
   */
  updateMilestone(projectId: string, milestoneId: string, body: MilestoneUpdate, options?: ConditionalOptions): ApiRequest<Milestone> {
    return this.data({ method: 'PUT', path: path`/v1/projects/${projectId}/milestones/${milestoneId}`, body }, options);
  }

  /**
   * Delete a milestone
   *
   * Deletes the milestone permanently. A billed milestone cannot be deleted (`invalid_state`): first remove it from its invoice, or void the invoice. Emits `project.updated`, whose `context.parts` names the milestone.
   *
   * `DELETE /v1/projects/{id}/milestones/{milestone_id}`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param milestoneId Identifier of the milestone.
   */
  deleteMilestone(projectId: string, milestoneId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/projects/${projectId}/milestones/${milestoneId}` }, options);
  }

  /**
   * List the phases of a project
   *
   * The phases of the project, by position by default.
   *
   * `GET /v1/projects/{id}/phases`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  listPhases(projectId: string, query?: ListProjectPhasesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<Phase>>;
  listPhases(projectId: string, query: ListProjectPhasesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listPhases(projectId: string, query?: ListProjectPhasesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<Phase>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: path`/v1/projects/${projectId}/phases`, query }, options);
    const answer: ListRequest<Page<Phase>> = this.page({ method: 'GET', path: path`/v1/projects/${projectId}/phases`, query }, options);
    return answer;
  }

  /**
   * Create a phase
   *
   * Adds a phase after the existing ones. A project has at most 100 phases (`invalid_state`), and the due date must not be before the start date (`invalid_request`). Emits `project.updated`, whose `context.parts` names the phase.
   *
   * `POST /v1/projects/{id}/phases`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  createPhase(projectId: string, body: PhaseCreate, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Phase> {
    return this.data({ method: 'POST', path: path`/v1/projects/${projectId}/phases`, body }, options);
  }

  /**
   * Reorder the phases of a project
   *
   * Reorders the phases of the project as listed. Every phase must be listed exactly once (`invalid_request`), so a phase created in the meantime is never dropped from the order. Returns all phases in the new order. Emits `project.updated`, whose `context.parts` names the phases that moved.
   *
   * `PUT /v1/projects/{id}/phases/reorder`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  reorderPhases(projectId: string, body: PhasesReorder, options?: ConditionalOptions): ApiRequest<Phase[]> {
    return this.data({ method: 'PUT', path: path`/v1/projects/${projectId}/phases/reorder`, body }, options);
  }

  /**
   * Get a phase of a project
   *
   * One phase with its progress and budget use. A phase of another project returns `not_found`.
   *
   * `GET /v1/projects/{id}/phases/{phase_id}`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param phaseId Identifier of the phase.
   */
  getPhase(projectId: string, phaseId: string, query?: GetProjectPhaseQuery, options?: RequestOptions): ApiRequest<Phase> {
    return this.data({ method: 'GET', path: path`/v1/projects/${projectId}/phases/${phaseId}`, query }, options);
  }

  /**
   * Update a phase
   *
   * Changes the fields sent; any status can follow any other. A due date before the start date returns `invalid_request`. To change its position, use `PUT /v1/projects/{id}/phases/reorder`. Emits `project.updated`, whose `context.parts` names the phase, if anything changes.
   *
   * `PUT /v1/projects/{id}/phases/{phase_id}`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param phaseId Identifier of the phase.
   */
  updatePhase(projectId: string, phaseId: string, body: PhaseUpdate, options?: ConditionalOptions): ApiRequest<Phase> {
    return this.data({ method: 'PUT', path: path`/v1/projects/${projectId}/phases/${phaseId}`, body }, options);
  }

  /**
   * Delete a phase
   *
   * Deletes the phase permanently; later phases move up. Its tasks, milestones and tickets are kept, without a phase. Emits `ticket.updated` for each ticket. Also emits `project.updated`, whose `context.parts` names the phase and the tasks and milestones.
   *
   * `DELETE /v1/projects/{id}/phases/{phase_id}`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param phaseId Identifier of the phase.
   */
  deletePhase(projectId: string, phaseId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/projects/${projectId}/phases/${phaseId}` }, options);
  }

  /**
   * Replace the tags of a project
   *
   * Sets the project's tags to exactly those given by slug, name or id. Emits `project.updated` if anything changes.
   *
   * `PUT /v1/projects/{id}/tags`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  updateTags(projectId: string, body: TagsReplace, options?: ConditionalOptions): ApiRequest<TaggedResource> {
    return this.data({ method: 'PUT', path: path`/v1/projects/${projectId}/tags`, body }, options);
  }

  /**
   * Add tags to a project
   *
   * Adds tags, given by slug, name or id, to the project; tags it already has are kept. More than 100 tags on one project return `invalid_request`. Emits `project.updated` if anything changes.
   *
   * `POST /v1/projects/{id}/tags`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  addTags(projectId: string, body: TagSlugs, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TaggedResource> {
    return this.data({ method: 'POST', path: path`/v1/projects/${projectId}/tags`, body }, options);
  }

  /**
   * Remove tags from a project
   *
   * Removes tags, given by slug, name or id, from the project; tags it does not have are ignored. Emits `project.updated` if anything changes.
   *
   * `DELETE /v1/projects/{id}/tags`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  removeTags(projectId: string, body: TagSlugs, options?: ConditionalOptions): ApiRequest<TaggedResource> {
    return this.data({ method: 'DELETE', path: path`/v1/projects/${projectId}/tags`, body }, options);
  }

  /**
   * List the tasks of a project
   *
   * The tasks of the project, by position by default. Tasks of its tickets are listed on the tickets.
   *
   * `GET /v1/projects/{id}/tasks`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  listTasks(projectId: string, query?: ListProjectTasksQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<Task>>;
  listTasks(projectId: string, query: ListProjectTasksQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listTasks(projectId: string, query?: ListProjectTasksQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<Task>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: path`/v1/projects/${projectId}/tasks`, query }, options);
    const answer: ListRequest<Page<Task>> = this.page({ method: 'GET', path: path`/v1/projects/${projectId}/tasks`, query }, options);
    return answer;
  }

  /**
   * Create a task of a project
   *
   * Adds a task at the end of the project's tasks. An assignee who does not exist or is deactivated returns `invalid_request`. Everyone who works on the project can create tasks; no permission to manage projects is required. Emits `project.updated`, whose `context.parts` names the task.
   *
   * `POST /v1/projects/{id}/tasks`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  createTask(projectId: string, body: ProjectTaskCreate, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Task> {
    return this.data({ method: 'POST', path: path`/v1/projects/${projectId}/tasks`, body }, options);
  }

  /**
   * Reorder the tasks of a project
   *
   * Reorders the tasks of the project as listed. Every task must be listed exactly once (`invalid_request`), so a task created in the meantime is never dropped from the order. Positions are renumbered from 1. Returns all tasks in the new order. Tasks of its tickets are not included. The tasks of a project with more than 1,000 tasks cannot be reordered. Emits `project.updated`, whose `context.parts` names the tasks that moved.
   *
   * `PUT /v1/projects/{id}/tasks/reorder`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  reorderTasks(projectId: string, body: ProjectTasksReorder, options?: ConditionalOptions): ApiRequest<Task[]> {
    return this.data({ method: 'PUT', path: path`/v1/projects/${projectId}/tasks/reorder`, body }, options);
  }

  /**
   * Get a task of a project
   *
   * One task. A task of another project returns `not_found`.
   *
   * `GET /v1/projects/{id}/tasks/{task_id}`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param taskId Identifier of the task.
   */
  getTask(projectId: string, taskId: string, query?: GetProjectTaskQuery, options?: RequestOptions): ApiRequest<Task> {
    return this.data({ method: 'GET', path: path`/v1/projects/${projectId}/tasks/${taskId}`, query }, options);
  }

  /**
   * Update a task of a project
   *
   * Changes the fields sent. `completed: true` completes the task now, `false` reopens it and clears `completed_at`. Emits `project.updated`, whose `context.parts` names the task, if anything changes.
   *
   * `PUT /v1/projects/{id}/tasks/{task_id}`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param taskId Identifier of the task.
   */
  updateTask(projectId: string, taskId: string, body: ProjectTaskUpdate, options?: ConditionalOptions): ApiRequest<Task> {
    return this.data({ method: 'PUT', path: path`/v1/projects/${projectId}/tasks/${taskId}`, body }, options);
  }

  /**
   * Delete a task of a project
   *
   * Deletes the task, whether completed or not. The other tasks keep their order. Emits `project.updated`, whose `context.parts` names the task.
   *
   * `DELETE /v1/projects/{id}/tasks/{task_id}`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param taskId Identifier of the task.
   */
  deleteTask(projectId: string, taskId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/projects/${projectId}/tasks/${taskId}` }, options);
  }

  /**
   * List the tickets of a project
   *
   * The tickets of the project, open and closed, in the same form as `listTickets`. Contractors see only tickets assigned to them.
   *
   * `GET /v1/projects/{id}/tickets`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  listTickets(projectId: string, query?: ListProjectTicketsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<TicketSummary>>;
  listTickets(projectId: string, query: ListProjectTicketsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listTickets(projectId: string, query?: ListProjectTicketsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<TicketSummary>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: path`/v1/projects/${projectId}/tickets`, query }, options);
    const answer: ListRequest<Page<TicketSummary>> = this.page({ method: 'GET', path: path`/v1/projects/${projectId}/tickets`, query }, options);
    return answer;
  }

  /**
   * Create a ticket of a project
   *
   * Creates a ticket for the project and its client, under the rules of `POST /v1/tickets` and with the same events. Without `billing_type`, it is billed like the project, under the project's agreement if it has one.
   *
   * `POST /v1/projects/{id}/tickets`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  createTicket(projectId: string, body: ProjectTicketCreate, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Ticket> {
    return this.data({ method: 'POST', path: path`/v1/projects/${projectId}/tickets`, body }, options);
  }

  /**
   * List the time entries of a project
   *
   * The time logged on the project, as far as the key's user is allowed to see it, latest day first by default. `summary` covers everything in the range, not just this page.
   *
   * `GET /v1/projects/{id}/time-entries`
   *
   * @param projectId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  listTimeEntries(projectId: string, query?: ListProjectTimeEntriesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<SummedPage<TimeEntrySummary, TimeListSummary>>;
  listTimeEntries(projectId: string, query: ListProjectTimeEntriesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listTimeEntries(projectId: string, query?: ListProjectTimeEntriesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<SummedPage<TimeEntrySummary, TimeListSummary>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: path`/v1/projects/${projectId}/time-entries`, query }, options);
    const answer: ListRequest<SummedPage<TimeEntrySummary, TimeListSummary>> = this.page({ method: 'GET', path: path`/v1/projects/${projectId}/time-entries`, query }, options);
    return answer;
  }
}

/** Labels that group clients, projects, tickets and contacts. */
export class TagsResource extends Resource {
  /**
   * List tags
   *
   * The tags of the workspace, each with the number of resources that have it.
   *
   * `GET /v1/tags`
   */
  list(query?: ListTagsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<Tag>>;
  list(query: ListTagsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListTagsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<Tag>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/tags', query }, options);
    const answer: ListRequest<Page<Tag>> = this.page({ method: 'GET', path: '/v1/tags', query }, options);
    return answer;
  }

  /**
   * Create a tag
   *
   * Creates a tag. A name already in use (ignoring case) returns `duplicate`. The slug is the name transliterated to ASCII; if another tag already has that slug, a number is appended. The color defaults to one of ten, always the same for a given name.
   *
   * `POST /v1/tags`
   */
  create(body: TagCreate, options?: IdempotentOptions): ApiRequest<Tag> {
    return this.data({ method: 'POST', path: '/v1/tags', body }, options);
  }

  /**
   * Add tags to several resources
   *
   * Adds the tags to each of the resources, all or none; tags that a resource already has are kept. If the request fails for any resource, nothing changes, and `error.details` lists every resource concerned by its place (`resource_ids.3`). The error itself has the `code`, `message` and `field` of the first one. A resource that is unknown, of another type or given twice returns `invalid_request`, and so does one that would have more than 100 tags (`resource_ids.3.tags`). Requires the permission for adding tags to a single resource: `can_manage_clients` for clients and contacts, `can_manage_projects` for projects. Emits `client.updated`, `project.updated`, `ticket.updated` or `contact.updated` for each resource that changes.
   *
   * `POST /v1/tags/bulk-add`
   */
  addInBulk(body: TagsBulkAdd, options?: IdempotentOptions): ApiRequest<TaggedResource[]> {
    return this.data({ method: 'POST', path: '/v1/tags/bulk-add', body }, options);
  }

  /**
   * Suggest tags for a resource
   *
   * Tags that suit a resource, best first, at most ten; tags it already has are left out. Suggestions are derived from its text: names, titles, descriptions and
   * notes.
   *
   * A tag is suggested if the text resembles that of resources that already have it (rare words weigh more), or if the text contains the name of the tag. No
   * data leaves the service. Resources that the key's user is not allowed to see are not considered.
   *
   * `GET /v1/tags/suggestions`
   */
  listSuggestions(query: ListTagSuggestionsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<TagSuggestion>>;
  listSuggestions(query: ListTagSuggestionsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listSuggestions(query: ListTagSuggestionsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<TagSuggestion>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/tags/suggestions', query }, options);
    const answer: ListRequest<Page<TagSuggestion>> = this.page({ method: 'GET', path: '/v1/tags/suggestions', query }, options);
    return answer;
  }

  /**
   * Get a tag
   *
   * One tag, with the number of resources that have it.
   *
   * `GET /v1/tags/{id}`
   *
   * @param tagId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(tagId: string, query?: GetTagQuery, options?: RequestOptions): ApiRequest<Tag> {
    return this.data({ method: 'GET', path: path`/v1/tags/${tagId}`, query }, options);
  }

  /**
   * Update a tag
   *
   * Changes the fields sent. A name that another tag already has (ignoring case) returns `duplicate`. The slug is derived from the name: filters and requests with the previous slug return `invalid_request` from then on. All resources with the tag show the new name and get a new `updated_at`, in one transaction regardless of their number. Emits `tag.updated` if anything changes, and no events for the resources.
   *
   * `PUT /v1/tags/{id}`
   *
   * @param tagId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  update(tagId: string, body: TagUpdate, options?: ConditionalOptions): ApiRequest<Tag> {
    return this.data({ method: 'PUT', path: path`/v1/tags/${tagId}`, body }, options);
  }

  /**
   * Delete a tag
   *
   * Permanently deletes the tag and removes it from all resources, which get a new `updated_at`, in one transaction regardless of their number. Emits `tag.deleted`, and no events for the resources.
   *
   * `DELETE /v1/tags/{id}`
   *
   * @param tagId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  delete(tagId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/tags/${tagId}` }, options);
  }
}

/** The ticket priorities of the workspace, with their SLA targets. */
export class TicketPrioritiesResource extends Resource {
  /**
   * List ticket priorities
   *
   * The ticket priorities of the workspace, from lowest to highest, with their SLA targets. A new workspace has Low, Normal, High and Urgent; Normal is the default.
   *
   * `GET /v1/ticket-priorities`
   */
  list(query?: ListTicketPrioritiesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<TicketPriority>>;
  list(query: ListTicketPrioritiesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListTicketPrioritiesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<TicketPriority>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/ticket-priorities', query }, options);
    const answer: ListRequest<Page<TicketPriority>> = this.page({ method: 'GET', path: '/v1/ticket-priorities', query }, options);
    return answer;
  }

  /**
   * Create a ticket priority
   *
   * Creates a ticket priority. A name already in use (ignoring case) returns `duplicate`. Priorities at and after its position move down by one. With `is_default`, it replaces the default priority.
   *
   * `POST /v1/ticket-priorities`
   */
  create(body: TicketPriorityCreate, options?: IdempotentOptions): ApiRequest<TicketPriority> {
    return this.data({ method: 'POST', path: '/v1/ticket-priorities', body }, options);
  }

  /**
   * Get a ticket priority
   *
   * One ticket priority.
   *
   * `GET /v1/ticket-priorities/{id}`
   *
   * @param ticketPriorityId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(ticketPriorityId: string, query?: GetTicketPriorityQuery, options?: RequestOptions): ApiRequest<TicketPriority> {
    return this.data({ method: 'GET', path: path`/v1/ticket-priorities/${ticketPriorityId}`, query }, options);
  }

  /**
   * Update a ticket priority
   *
   * Changes the fields sent. Changed targets apply to tickets that get the priority from then on; other tickets keep theirs until their priority or client changes. `is_default: true` replaces the default priority; false on the default itself returns `invalid_state`: make another one the default instead. A name that another priority already has (ignoring case) returns `duplicate`.
   *
   * `PUT /v1/ticket-priorities/{id}`
   *
   * @param ticketPriorityId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  update(ticketPriorityId: string, body: TicketPriorityUpdate, options?: ConditionalOptions): ApiRequest<TicketPriority> {
    return this.data({ method: 'PUT', path: path`/v1/ticket-priorities/${ticketPriorityId}`, body }, options);
  }

  /**
   * Delete a ticket priority
   *
   * Deletes a ticket priority. The default priority, and one that a ticket uses or for which a client has its own targets, returns `invalid_state`.
   *
   * `DELETE /v1/ticket-priorities/{id}`
   *
   * @param ticketPriorityId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  delete(ticketPriorityId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/ticket-priorities/${ticketPriorityId}` }, options);
  }
}

/** The ticket statuses of the workspace. */
export class TicketStatusesResource extends Resource {
  /**
   * List ticket statuses
   *
   * The ticket statuses of the workspace, in order. A new workspace has New, In Progress and Waiting on Client, which are open, and Resolved and Closed, which are closed.
   *
   * `GET /v1/ticket-statuses`
   */
  list(query?: ListTicketStatusesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<TicketStatus>>;
  list(query: ListTicketStatusesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListTicketStatusesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<TicketStatus>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/ticket-statuses', query }, options);
    const answer: ListRequest<Page<TicketStatus>> = this.page({ method: 'GET', path: '/v1/ticket-statuses', query }, options);
    return answer;
  }

  /**
   * Create a ticket status
   *
   * Creates a ticket status. A name already in use (ignoring case) returns `duplicate`. Statuses at and after its position move down by one.
   *
   * `POST /v1/ticket-statuses`
   */
  create(body: TicketStatusCreate, options?: IdempotentOptions): ApiRequest<TicketStatus> {
    return this.data({ method: 'POST', path: '/v1/ticket-statuses', body }, options);
  }

  /**
   * Get a ticket status
   *
   * One ticket status.
   *
   * `GET /v1/ticket-statuses/{id}`
   *
   * @param ticketStatusId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(ticketStatusId: string, query?: GetTicketStatusQuery, options?: RequestOptions): ApiRequest<TicketStatus> {
    return this.data({ method: 'GET', path: path`/v1/ticket-statuses/${ticketStatusId}`, query }, options);
  }

  /**
   * Update a ticket status
   *
   * Changes the fields sent. A changed `pauses_sla` applies to tickets that enter the status from then on. The type cannot be changed while a ticket is in the status, or while the status is the last of its type (`invalid_state`); a name that another status already has (ignoring case) returns `duplicate`.
   *
   * `PUT /v1/ticket-statuses/{id}`
   *
   * @param ticketStatusId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  update(ticketStatusId: string, body: TicketStatusUpdate, options?: ConditionalOptions): ApiRequest<TicketStatus> {
    return this.data({ method: 'PUT', path: path`/v1/ticket-statuses/${ticketStatusId}`, body }, options);
  }

  /**
   * Delete a ticket status
   *
   * Deletes a ticket status. A status that a ticket is in, or the last one of its type, returns `invalid_state`.
   *
   * `DELETE /v1/ticket-statuses/{id}`
   *
   * @param ticketStatusId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  delete(ticketStatusId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/ticket-statuses/${ticketStatusId}` }, options);
  }
}

/** Texts for replies to tickets, with placeholders for the values of a ticket. */
export class CannedRepliesResource extends Resource {
  /**
   * List canned replies
   *
   * The canned replies of the workspace, by name. Everyone in the team can read them, contractors included. A new workspace has none.
   *
   * `GET /v1/canned-replies`
   */
  list(query?: ListCannedRepliesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<CannedReply>>;
  list(query: ListCannedRepliesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListCannedRepliesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<CannedReply>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/canned-replies', query }, options);
    const answer: ListRequest<Page<CannedReply>> = this.page({ method: 'GET', path: '/v1/canned-replies', query }, options);
    return answer;
  }

  /**
   * Create a canned reply
   *
   * Creates a canned reply. A name already in use (ignoring case) returns `duplicate`. A placeholder that does not exist returns `invalid_request`; the message names it, and lists those that exist.
   *
   * `POST /v1/canned-replies`
   */
  create(body: CannedReplyCreate, options?: IdempotentOptions): ApiRequest<CannedReply> {
    return this.data({ method: 'POST', path: '/v1/canned-replies', body }, options);
  }

  /**
   * Get a canned reply
   *
   * One canned reply, with its placeholders as they were written. `renderCannedReply` fills them in.
   *
   * `GET /v1/canned-replies/{id}`
   *
   * @param cannedReplyId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(cannedReplyId: string, query?: GetCannedReplyQuery, options?: RequestOptions): ApiRequest<CannedReply> {
    return this.data({ method: 'GET', path: path`/v1/canned-replies/${cannedReplyId}`, query }, options);
  }

  /**
   * Update a canned reply
   *
   * Changes the fields sent. Replies that were sent before keep their text. A name that another canned reply already has (ignoring case) returns `duplicate`, and a placeholder that does not exist `invalid_request`.
   *
   * `PUT /v1/canned-replies/{id}`
   *
   * @param cannedReplyId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  update(cannedReplyId: string, body: CannedReplyUpdate, options?: ConditionalOptions): ApiRequest<CannedReply> {
    return this.data({ method: 'PUT', path: path`/v1/canned-replies/${cannedReplyId}`, body }, options);
  }

  /**
   * Delete a canned reply
   *
   * Deletes a canned reply. Replies that were sent before keep their text.
   *
   * `DELETE /v1/canned-replies/{id}`
   *
   * @param cannedReplyId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  delete(cannedReplyId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/canned-replies/${cannedReplyId}` }, options);
  }

  /**
   * Render a canned reply for a ticket
   *
   * The text of a canned reply with the values of a ticket. Nothing is sent or changed: edit the text and send it by `createTicketActivity`. `{{user.name}}` is the key's user. A placeholder for which the ticket has no value, such as `{{contact.name}}` without a contact, leaves nothing, not even the blanks before it, so that "Hello {{contact.name}}," becomes "Hello,"; `missing` names it. Values are inserted as they are: a placeholder in the name of a client is plain text. An unknown ticket, or one that the user may not see, returns `not_found` with the field `ticket_id`.
   *
   * `GET /v1/canned-replies/{id}/render`
   *
   * @param cannedReplyId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  render(cannedReplyId: string, query: RenderCannedReplyQuery, options?: RequestOptions): ApiRequest<RenderedReply> {
    return this.data({ method: 'GET', path: path`/v1/canned-replies/${cannedReplyId}/render`, query }, options);
  }
}

/** Tasks, issues and requests of clients, from opening to closing. */
export class TicketsResource extends Resource {
  /**
   * List tickets
   *
   * The tickets of the workspace, open and closed, newest first by default. Contractors see only tickets assigned to them.
   *
   * `GET /v1/tickets`
   */
  list(query?: ListTicketsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<TicketSummary>>;
  list(query: ListTicketsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListTicketsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<TicketSummary>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/tickets', query, repeated: ["tags","external_id"] }, options);
    const answer: ListRequest<Page<TicketSummary>> = this.page({ method: 'GET', path: '/v1/tickets', query, repeated: ["tags","external_id"] }, options);
    return answer;
  }

  /**
   * Everything that changed since `mark`, in the order of the changes; without a mark, everything there is.
   *
   * Keep the `mark` of the result for the next time. It is valid for 30 days, and only with the same filters. A change that is committed
   * later than others that began after it is not missed. Deleted objects do not come: `events` reports them.
   *
   * `GET /v1/tickets`
   */
  sync(mark?: string, query?: Omit<ListTicketsQuery, 'page' | 'cursor' | 'sort' | 'order' | 'updated_since'>, options?: RequestOptions): SyncRequest<TicketSummary> {
    return this.changes({ method: 'GET', path: '/v1/tickets', query, repeated: ["tags","external_id"] }, mark, options);
  }

  /**
   * Create a ticket
   *
   * Creates a ticket with the next number of the workspace. Status and priority default to the first open status and the default priority; a ticket created in a
   * status of type closed is closed immediately. Its creator is its reporter. Its SLA targets are those of the priority, or of the client if it has its own.
   *
   * Project, contact and agreement must belong to the client, and the assignee must not be deactivated (`invalid_request`). A ticket created by a contractor is
   * assigned to them; naming another assignee is `forbidden`.
   *
   * Emits `ticket.created`, `ticket.assigned` if it has an assignee, and `ticket.closed` if it is created as closed.
   *
   * `POST /v1/tickets`
   */
  create(body: TicketCreate, options?: IdempotentOptions): ApiRequest<Ticket> {
    return this.data({ method: 'POST', path: '/v1/tickets', body }, options);
  }

  /**
   * Update tickets in bulk
   *
   * Applies the same change to 1 to 100 tickets, all or none, under the rules of `updateTicket`. Emits the same events as updating each ticket.
   * If the request fails for any ticket, nothing changes, and `error.details` lists every ticket concerned: `field` is its place (`ids.3`, `ids.3.phase_id`), and `code` and `message` are what `updateTicket` would return for it. A field that is invalid for all tickets in the same way is listed once (`updates.status_id`). The error itself has the `code`, `message` and `field` of the first item. An id that is unknown or given twice returns `invalid_request`.
   *
   * `PUT /v1/tickets/bulk`
   */
  updateMany(body: TicketsUpdate, options?: RequestOptions): ApiRequest<Ticket[]> {
    return this.data({ method: 'PUT', path: '/v1/tickets/bulk', body }, options);
  }

  /**
   * Close tickets in bulk
   *
   * Closes 1 to 100 tickets, all or none, as `closeTicket` does; closed tickets are left unchanged. Emits the same events as closing each ticket.
   * If the request fails for any ticket, nothing changes, and `error.details` lists every ticket concerned: `field` is its place (`ids.3`), and `code` and `message` are what `closeTicket` would return for it. The error itself has the `code`, `message` and `field` of the first one. An id that is unknown or given twice returns `invalid_request`.
   *
   * `POST /v1/tickets/bulk/close`
   */
  closeMany(body: TicketsClose, options?: IdempotentOptions): ApiRequest<Ticket[]> {
    return this.data({ method: 'POST', path: '/v1/tickets/bulk/close', body }, options);
  }

  /**
   * Create or update a ticket by external id
   *
   * Accepts any fields of the body of `createTicket`. If no ticket has this external id, the request creates one with it (201): the rules of `createTicket` apply, which requires some of the fields. Otherwise, the request changes the fields sent (200): the rules, permissions and events of `updateTicket` apply. The request is safe to repeat, also concurrently: of several equal requests, one creates the ticket, and the others leave it unchanged. An `external_id` in the body must equal the one in the path. An external id of a ticket that you are not allowed to see returns `duplicate`. With `If-Match`, nothing is created.
   *
   * `PUT /v1/tickets/external/{external_id}`
   *
   * @param externalId The `external_id` of the object, percent-encoded (`INV/7` as `INV%2F7`).
   */
  upsert(externalId: string, body: TicketUpsert, options?: ConditionalOptions): ApiRequest<Ticket> {
    return this.data({ method: 'PUT', path: path`/v1/tickets/external/${externalId}`, body }, options);
  }

  /**
   * Get a ticket
   *
   * One ticket. Data embedded by `include` contains only what the key's user is allowed to see.
   *
   * `GET /v1/tickets/{id}`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(ticketId: string, query?: GetTicketQuery, options?: RequestOptions): ApiRequest<Ticket> {
    return this.data({ method: 'GET', path: path`/v1/tickets/${ticketId}`, query }, options);
  }

  /**
   * Update a ticket
   *
   * Changes the fields sent, under the rules of creation.
   *
   * **Status**: moving an open ticket to a status of type closed has the effect of closing it; moving a closed ticket to a status of type open has the effect
   * of reopening it. Sending the current status changes nothing.
   *
   * **Client and project**: a ticket moved to another project of its client takes its time along, as if `project_id` of each entry were updated. Hours,
   * budgets and the retainer are recalculated, and the rate is determined again unless it was set manually. Values that came from the previous project
   * (`billable`, the agreement) then come from the new one. Approved entries become pending, which requires `can_approve_time`. Emits `time_entry.updated` for
   * each entry. If any of the time is billed, or is in a pending approval, the ticket cannot be moved (`invalid_state`). The client cannot be changed once
   * time is logged on the ticket (`invalid_state`). Project, contact and agreement must match a new client.
   *
   * **Priority**: the SLA targets become those of the new priority, counted from `opened_at`.
   *
   * Emits `ticket.status_changed` for a change of status, with `ticket.closed` or `ticket.reopened` if it closes or reopens the ticket; `ticket.assigned` when
   * the assignee changes or is removed; `ticket.updated` for all other changes. Changes of status, priority and assignee are recorded as activities.
   *
   * `PUT /v1/tickets/{id}`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  update(ticketId: string, body: TicketUpdate, options?: ConditionalOptions): ApiRequest<Ticket> {
    return this.data({ method: 'PUT', path: path`/v1/tickets/${ticketId}`, body }, options);
  }

  /**
   * Delete a ticket
   *
   * Permanently deletes the ticket with its activities, time entries, tasks and attachments. A billed time entry prevents this (`invalid_state`). For everyone except owners, time dated before the workspace's `lock_time_before` also prevents it. If the ticket has time of other users that the key's user could not delete, the request returns `forbidden`. The number is not reused. Emits `time_entry.deleted` for each entry, and `ticket.deleted`.
   *
   * `DELETE /v1/tickets/{id}`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  delete(ticketId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/tickets/${ticketId}` }, options);
  }

  /**
   * List the activities of a ticket
   *
   * The history and comments of the ticket, oldest first by default. Logged time is listed only to users who are allowed to see it.
   *
   * `GET /v1/tickets/{id}/activities`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  listActivities(ticketId: string, query?: ListTicketActivitiesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<TicketActivity>>;
  listActivities(ticketId: string, query: ListTicketActivitiesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listActivities(ticketId: string, query?: ListTicketActivitiesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<TicketActivity>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: path`/v1/tickets/${ticketId}/activities`, query }, options);
    const answer: ListRequest<Page<TicketActivity>> = this.page({ method: 'GET', path: path`/v1/tickets/${ticketId}/activities`, query }, options);
    return answer;
  }

  /**
   * Comment on a ticket
   *
   * Adds a comment to the ticket, whether it is open or closed: visible to the client if `visibility` is `public`, otherwise to the team only. The first public comment by a user is the first response for the SLA. Users whom `mentions` names, the assignee and those who watch the ticket are notified. Emits `ticket.commented` with the activity in its context.
   *
   * `POST /v1/tickets/{id}/activities`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  createActivity(ticketId: string, body: TicketActivityCreate, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TicketActivity> {
    return this.data({ method: 'POST', path: path`/v1/tickets/${ticketId}/activities`, body }, options);
  }

  /**
   * Edit a comment
   *
   * Changes the text of a comment. Only its author can do this, for 15 minutes after creation (`invalid_state` afterwards, and for any other type of activity). Sending the same text changes nothing. Mails already sent are not affected. Emits `ticket.updated` with the activity in its context.
   *
   * `PUT /v1/tickets/{id}/activities/{activity_id}`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param activityId Identifier of the activity.
   */
  updateActivity(ticketId: string, activityId: string, body: TicketActivityUpdate, options?: ConditionalOptions): ApiRequest<TicketActivity> {
    return this.data({ method: 'PUT', path: path`/v1/tickets/${ticketId}/activities/${activityId}`, body }, options);
  }

  /**
   * Delete a comment
   *
   * Permanently deletes a comment. Only its author can do this, for 15 minutes after creation (`invalid_state` afterwards, and for any other type of activity). Mails already sent are not affected, and a first response still counts. Emits `ticket.updated` with the deleted activity and `activity_deleted` in its context.
   *
   * `DELETE /v1/tickets/{id}/activities/{activity_id}`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param activityId Identifier of the activity.
   */
  deleteActivity(ticketId: string, activityId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/tickets/${ticketId}/activities/${activityId}` }, options);
  }

  /**
   * List the attachments of a ticket
   *
   * The files on the ticket, oldest first by default.
   *
   * `GET /v1/tickets/{id}/attachments`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  listAttachments(ticketId: string, query?: ListTicketAttachmentsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<Attachment>>;
  listAttachments(ticketId: string, query: ListTicketAttachmentsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listAttachments(ticketId: string, query?: ListTicketAttachmentsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<Attachment>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: path`/v1/tickets/${ticketId}/attachments`, query }, options);
    const answer: ListRequest<Page<Attachment>> = this.page({ method: 'GET', path: path`/v1/tickets/${ticketId}/attachments`, query }, options);
    return answer;
  }

  /**
   * Attach a file to a ticket
   *
   * Uploads a file of at most 10 MiB: PDF, PNG, JPEG, WebP, GIF, HEIC, DOCX, XLSX, or UTF-8 text, which is treated as CSV if its name ends in `.csv`. The type is detected from the content, not the file name; any other type returns `unsupported_media_type`, a larger file `payload_too_large`. The name gets an extension that fits the type (a text named `run.bat` is stored as `run.bat.txt`). Control characters, marks that change the direction of text, and folders are removed from it, and it is limited to 255 characters. An image with more than 25 million pixels, all frames counted, returns `invalid_request`. The upload is atomic. Besides `file`, the form accepts `visibility`, which defaults to `internal` (visible to the team only). Emits `ticket.updated` with the activity, which has the same visibility, in its context.
   *
   * `POST /v1/tickets/{id}/attachments`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  createAttachment(ticketId: string, file: FileInput<'visibility'>, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Attachment> {
    return this.data({ method: 'POST', path: path`/v1/tickets/${ticketId}/attachments`, file }, options);
  }

  /**
   * Download an attachment
   *
   * The file, byte for byte, under its original name. Pictures and PDFs are served `inline`, so that browsers show them; other files as a download.
   *
   * `GET /v1/tickets/{id}/attachments/{attachment_id}`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param attachmentId Identifier of the attachment.
   */
  getAttachment(ticketId: string, attachmentId: string, options?: RequestOptions): ApiRequest<Download> {
    return this.file({ method: 'GET', path: path`/v1/tickets/${ticketId}/attachments/${attachmentId}` }, options);
  }

  /**
   * Change the visibility of an attachment
   *
   * Makes the file visible to the client in the portal (`public`), or to the team only (`internal`). Emits `ticket.updated` if this changes anything. The activity that records the upload does not change.
   *
   * `PUT /v1/tickets/{id}/attachments/{attachment_id}`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param attachmentId Identifier of the attachment.
   */
  updateAttachment(ticketId: string, attachmentId: string, body: AttachmentUpdate, options?: ConditionalOptions): ApiRequest<Attachment> {
    return this.data({ method: 'PUT', path: path`/v1/tickets/${ticketId}/attachments/${attachmentId}`, body }, options);
  }

  /**
   * Delete an attachment
   *
   * Permanently deletes the file. Emits `ticket.updated`.
   *
   * `DELETE /v1/tickets/{id}/attachments/{attachment_id}`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param attachmentId Identifier of the attachment.
   */
  deleteAttachment(ticketId: string, attachmentId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/tickets/${ticketId}/attachments/${attachmentId}` }, options);
  }

  /**
   * Close a ticket
   *
   * Moves the ticket to the first status of type closed (to choose another, update `status_id`), and sets `resolved_at` and `closed_at`. Closing counts as the first response if there was none, and determines `sla.resolution_met`. A closed ticket is left unchanged, including its summary: update the ticket to change that. Emits `ticket.status_changed` and `ticket.closed`.
   *
   * `POST /v1/tickets/{id}/close`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  close(ticketId: string, body?: TicketClose, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Ticket> {
    return this.data({ method: 'POST', path: path`/v1/tickets/${ticketId}/close`, body }, options);
  }

  /**
   * Reopen a ticket
   *
   * Moves a closed ticket back to the first open status. `resolved_at`, `closed_at` and `sla.resolution_met` are cleared, the summary is kept, and the time during which the ticket was closed does not count towards SLA targets. An open ticket is left unchanged. Emits `ticket.status_changed` and `ticket.reopened`, with the reason in its context.
   *
   * `POST /v1/tickets/{id}/reopen`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  reopen(ticketId: string, body?: TicketReopen, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Ticket> {
    return this.data({ method: 'POST', path: path`/v1/tickets/${ticketId}/reopen`, body }, options);
  }

  /**
   * Stop watching a ticket
   *
   * Ends `watchTicket` for the user of the key; does nothing if they do not watch the ticket. Users are still notified of what they are assigned to and mentioned in.
   *
   * `POST /v1/tickets/{id}/unwatch`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  unwatch(ticketId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TicketWatchers> {
    return this.data({ method: 'POST', path: path`/v1/tickets/${ticketId}/unwatch` }, options);
  }

  /**
   * Watch a ticket
   *
   * The user of the key is notified of every comment on the ticket (`ticket_answered`), as long as they see the ticket. Open to every user who sees the ticket, viewers included. The ticket itself does not change, and no event is emitted. `include=watchers` of `getTicket` lists the watchers.
   *
   * `POST /v1/tickets/{id}/watch`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  watch(ticketId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TicketWatchers> {
    return this.data({ method: 'POST', path: path`/v1/tickets/${ticketId}/watch` }, options);
  }

  /**
   * Replace the tags of a ticket
   *
   * Sets the ticket's tags to exactly those given by slug, name or id. Emits `ticket.updated` if anything changes.
   *
   * `PUT /v1/tickets/{id}/tags`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  updateTags(ticketId: string, body: TagsReplace, options?: ConditionalOptions): ApiRequest<TaggedResource> {
    return this.data({ method: 'PUT', path: path`/v1/tickets/${ticketId}/tags`, body }, options);
  }

  /**
   * Add tags to a ticket
   *
   * Adds tags, given by slug, name or id, to the ticket; tags it already has are kept. More than 100 tags on one ticket return `invalid_request`. Emits `ticket.updated` if anything changes.
   *
   * `POST /v1/tickets/{id}/tags`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  addTags(ticketId: string, body: TagSlugs, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TaggedResource> {
    return this.data({ method: 'POST', path: path`/v1/tickets/${ticketId}/tags`, body }, options);
  }

  /**
   * Remove tags from a ticket
   *
   * Removes tags, given by slug, name or id, from the ticket; tags it does not have are ignored. Emits `ticket.updated` if anything changes.
   *
   * `DELETE /v1/tickets/{id}/tags`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  removeTags(ticketId: string, body: TagSlugs, options?: ConditionalOptions): ApiRequest<TaggedResource> {
    return this.data({ method: 'DELETE', path: path`/v1/tickets/${ticketId}/tags`, body }, options);
  }

  /**
   * Get the SLA of a ticket
   *
   * The current state of each SLA target of the ticket. Minutes count from `opened_at`, within the business hours of the workspace if it has any, but not while the ticket is closed or in a status that pauses the SLA. A target is met by anything before the end of its last minute, and breached at that moment; the warning is due at 80 percent. Closing counts as first response. **Later changes**: a ticket keeps the targets of its priority, or of its client for that priority, until it gets another priority or client; the new targets then count from `opened_at`. Whether a status pauses the SLA is fixed when the ticket enters it. When the business hours or the time zone change, the SLA of open tickets is recomputed from `opened_at`, immediately in this response and within seconds elsewhere. No event is emitted twice.
   *
   * `GET /v1/tickets/{id}/sla`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getSla(ticketId: string, query?: GetTicketSlaQuery, options?: RequestOptions): ApiRequest<TicketSlaState> {
    return this.data({ method: 'GET', path: path`/v1/tickets/${ticketId}/sla`, query }, options);
  }

  /**
   * List the tasks of a ticket
   *
   * The tasks of the ticket, by position by default.
   *
   * `GET /v1/tickets/{id}/tasks`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  listTasks(ticketId: string, query?: ListTicketTasksQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<Task>>;
  listTasks(ticketId: string, query: ListTicketTasksQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listTasks(ticketId: string, query?: ListTicketTasksQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<Task>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: path`/v1/tickets/${ticketId}/tasks`, query }, options);
    const answer: ListRequest<Page<Task>> = this.page({ method: 'GET', path: path`/v1/tickets/${ticketId}/tasks`, query }, options);
    return answer;
  }

  /**
   * Create a task of a ticket
   *
   * Adds a task at the end of the ticket's tasks. An assignee who does not exist or is deactivated returns `invalid_request`. Emits `ticket.updated`, whose `context.parts` names the task.
   *
   * `POST /v1/tickets/{id}/tasks`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  createTask(ticketId: string, body: TaskCreate, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Task> {
    return this.data({ method: 'POST', path: path`/v1/tickets/${ticketId}/tasks`, body }, options);
  }

  /**
   * Get a task of a ticket
   *
   * One task. A task of another ticket returns `not_found`.
   *
   * `GET /v1/tickets/{id}/tasks/{task_id}`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param taskId Identifier of the task.
   */
  getTask(ticketId: string, taskId: string, query?: GetTicketTaskQuery, options?: RequestOptions): ApiRequest<Task> {
    return this.data({ method: 'GET', path: path`/v1/tickets/${ticketId}/tasks/${taskId}`, query }, options);
  }

  /**
   * Update a task of a ticket
   *
   * Changes the fields sent. `completed: true` completes the task as `completeTicketTask` does, `false` reopens it and clears `completed_at`. Emits `ticket.updated`, whose `context.parts` names the task, if anything changes.
   *
   * `PUT /v1/tickets/{id}/tasks/{task_id}`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param taskId Identifier of the task.
   */
  updateTask(ticketId: string, taskId: string, body: TaskUpdate, options?: ConditionalOptions): ApiRequest<Task> {
    return this.data({ method: 'PUT', path: path`/v1/tickets/${ticketId}/tasks/${taskId}`, body }, options);
  }

  /**
   * Delete a task of a ticket
   *
   * Deletes the task, whether completed or not. The other tasks keep their order. Emits `ticket.updated`, whose `context.parts` names the task.
   *
   * `DELETE /v1/tickets/{id}/tasks/{task_id}`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param taskId Identifier of the task.
   */
  deleteTask(ticketId: string, taskId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/tickets/${ticketId}/tasks/${taskId}` }, options);
  }

  /**
   * Complete a task of a ticket
   *
   * Marks the task as completed. Completing it again changes nothing. Emits `ticket.updated`, whose `context.parts` names the task, if anything changes.
   *
   * `POST /v1/tickets/{id}/tasks/{task_id}/complete`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param taskId Identifier of the task.
   */
  completeTask(ticketId: string, taskId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Task> {
    return this.data({ method: 'POST', path: path`/v1/tickets/${ticketId}/tasks/${taskId}/complete` }, options);
  }

  /**
   * List the time entries of a ticket
   *
   * The time logged on the ticket, as far as the key's user is allowed to see it, latest day first by default. `summary` covers everything in the range, not just this page.
   *
   * `GET /v1/tickets/{id}/time-entries`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  listTimeEntries(ticketId: string, query?: ListTicketTimeEntriesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<SummedPage<TimeEntrySummary, TimeListSummary>>;
  listTimeEntries(ticketId: string, query: ListTicketTimeEntriesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listTimeEntries(ticketId: string, query?: ListTicketTimeEntriesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<SummedPage<TimeEntrySummary, TimeListSummary>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: path`/v1/tickets/${ticketId}/time-entries`, query }, options);
    const answer: ListRequest<SummedPage<TimeEntrySummary, TimeListSummary>> = this.page({ method: 'GET', path: path`/v1/tickets/${ticketId}/time-entries`, query }, options);
    return answer;
  }

  /**
   * Log time on a ticket
   *
   * Logs time as `POST /v1/time-entries` does, under the same rules, with this ticket as `ticket_id`: client, project and agreement are the ticket's. `date` defaults to today. Emits the same events.
   *
   * `POST /v1/tickets/{id}/time-entries`
   *
   * @param ticketId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  createTimeEntry(ticketId: string, body: TicketTimeEntryCreate, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'POST', path: path`/v1/tickets/${ticketId}/time-entries`, body }, options);
  }
}

/** Work logged by hand, in bulk or by timer, and its totals. */
export class TimeEntriesResource extends Resource {
  /**
   * List time entries
   *
   * The time entries of the workspace, latest day first by default, running timers included with 0 hours. `summary` covers everything that the filters match, not just this page. With `format=csv`, all matching entries are returned as a file, without the summary.
   *
   * `GET /v1/time-entries`
   */
  list(query?: ListTimeEntriesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<SummedPage<TimeEntrySummary, TimeListSummary>>;
  list(query: ListTimeEntriesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListTimeEntriesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<SummedPage<TimeEntrySummary, TimeListSummary>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/time-entries', query, repeated: ["external_id"] }, options);
    const answer: ListRequest<SummedPage<TimeEntrySummary, TimeListSummary>> = this.page({ method: 'GET', path: '/v1/time-entries', query, repeated: ["external_id"] }, options);
    return answer;
  }

  /**
   * Everything that changed since `mark`, in the order of the changes; without a mark, everything there is.
   *
   * Keep the `mark` of the result for the next time. It is valid for 30 days, and only with the same filters. A change that is committed
   * later than others that began after it is not missed. Deleted objects do not come: `events` reports them.
   *
   * `GET /v1/time-entries`
   */
  sync(mark?: string, query?: Omit<ListTimeEntriesQuery, 'page' | 'cursor' | 'sort' | 'order' | 'updated_since'>, options?: RequestOptions): SyncRequest<TimeEntrySummary> {
    return this.changes({ method: 'GET', path: '/v1/time-entries', query, repeated: ["external_id"] }, mark, options);
  }

  /**
   * Log time
   *
   * Logs time. `user_id` defaults to the user of the key; members and contractors can log only for themselves, managers for their department (`forbidden`), and nobody for a user who is not active. Contractors can log only on work assigned to them. At least one of `client_id`, `project_id` and `ticket_id` is required. The client is inferred from the project or the ticket, the project from the ticket, and the agreement from the period, the ticket or the project. All of them must belong together (`invalid_request`). An agreement sent as `null` is not inferred. `billable` defaults to true, or to false if the project or the ticket is non_billable.
   * The rate is fixed when the entry is saved. It is `rate_charged` if given; `rate_override` is then true, and `rate_type` defaults to `custom`. Otherwise, it is the first of these: the rate of `rate_id`, the project, the client's rate card, the user, the default rate card, the workspace. `emergency` uses the card's emergency rate, or else a multiplier. `custom` without `rate_charged` returns `invalid_request`.
   * Billable time on an agreement draws its hours from the open period, regardless of the date, and returns `invalid_state` if none is open. With the `period_id` of a closed period, the time counts towards that period. It first uses the hours that the period had left over: those that expired, then those that rolled over and are still unused. The rest is overage of that period, which no invoice bills automatically.
   * Time cannot be logged on a project that is completed or cancelled, or for an inactive client, whether by hand, in bulk, by timer or on a ticket (`invalid_state`). A date before the workspace's `lock_time_before` returns `invalid_state`, except for owners. Emits `time_entry.created`, and `project.budget_alert` for each threshold that the hours cross.
   *
   * `POST /v1/time-entries`
   */
  create(body: TimeEntryCreate, options?: IdempotentOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'POST', path: '/v1/time-entries', body }, options);
  }

  /**
   * Log time in bulk
   *
   * Logs 1 to 100 entries, all or none, under the rules of `createTimeEntry`. Emits `time_entry.created` for each.
   * If the request fails for any entry, none is logged, and `error.details` lists every entry concerned: `field` is its place (`entries.3`, `entries.3.hours`), and `code` and `message` are what `createTimeEntry` would return for it. The error itself has the `code`, `message` and `field` of the first one.
   *
   * `POST /v1/time-entries/bulk`
   */
  createMany(body: TimeEntriesCreate, options?: IdempotentOptions): ApiRequest<TimeEntry[]> {
    return this.data({ method: 'POST', path: '/v1/time-entries/bulk', body }, options);
  }

  /**
   * Approve time entries in bulk
   *
   * Approves 1 to 100 entries, all or none, as `approveTimeEntry` does; approved ones are left unchanged. Emits `time_entry.approved` for each that was pending.
   * If the request fails for any entry, nothing changes, and `error.details` lists every entry concerned: `field` is its place (`ids.3`), and `code` and `message` are what `approveTimeEntry` would return for it. The error itself has the `code`, `message` and `field` of the first one. An id that is unknown, not visible to the user or given twice returns `invalid_request`.
   *
   * `POST /v1/time-entries/bulk/approve`
   */
  approveMany(body: TimeEntriesName, options?: IdempotentOptions): ApiRequest<TimeEntry[]> {
    return this.data({ method: 'POST', path: '/v1/time-entries/bulk/approve', body }, options);
  }

  /**
   * Reject time entries in bulk
   *
   * Rejects 1 to 100 entries for one reason, all or none, as `rejectTimeEntry` does; those already rejected for that reason are left unchanged, as are all rejected ones if no reason is sent. Emits `time_entry.rejected` for each of the others.
   * If the request fails for any entry, nothing changes, and `error.details` lists every entry concerned: `field` is its place (`ids.3`), and `code` and `message` are what `rejectTimeEntry` would return for it. The error itself has the `code`, `message` and `field` of the first one. An id that is unknown, not visible to the user or given twice returns `invalid_request`.
   *
   * `POST /v1/time-entries/bulk/reject`
   */
  rejectMany(body: TimeEntriesReject, options?: IdempotentOptions): ApiRequest<TimeEntry[]> {
    return this.data({ method: 'POST', path: '/v1/time-entries/bulk/reject', body }, options);
  }

  /**
   * Exclude time entries in bulk
   *
   * Excludes 1 to 100 entries from billing, all or none, as `excludeTimeEntry` does; those already excluded in the same way are left unchanged. Emits `time_entry.updated` for each of the others.
   * If the request fails for any entry, nothing changes, and `error.details` lists every entry concerned: `field` is its place (`ids.3`), and `code` and `message` are what `excludeTimeEntry` would return for it. The error itself has the `code`, `message` and `field` of the first one. An id that is unknown, not visible to the user or given twice returns `invalid_request`.
   *
   * `POST /v1/time-entries/bulk/exclude`
   */
  excludeMany(body: TimeEntriesExclude, options?: IdempotentOptions): ApiRequest<TimeEntry[]> {
    return this.data({ method: 'POST', path: '/v1/time-entries/bulk/exclude', body }, options);
  }

  /**
   * Update time entries in bulk
   *
   * Applies the same change to 1 to 100 entries, all or none, under the rules of `updateTimeEntry`; entries to which it makes no difference are left unchanged. Emits the same events as updating each entry. An `external_id` can be sent for a single id only, because no two objects can have the same one (`duplicate`).
   * If the request fails for any entry, nothing changes, and `error.details` lists every entry concerned: `field` is its place (`ids.3`, `ids.3.project_id`), and `code` and `message` are what `updateTimeEntry` would return for it. The error itself has the `code`, `message` and `field` of the first one. An id that is unknown, not visible to the user or given twice returns `invalid_request`.
   *
   * `POST /v1/time-entries/bulk/update`
   */
  updateMany(body: TimeEntriesUpdate, options?: IdempotentOptions): ApiRequest<TimeEntry[]> {
    return this.data({ method: 'POST', path: '/v1/time-entries/bulk/update', body }, options);
  }

  /**
   * Delete time entries in bulk
   *
   * Deletes 1 to 100 entries, all or none, under the rules of `deleteTimeEntry`; running timers are discarded. Emits `time_entry.deleted` for each.
   * If the request fails for any entry, nothing changes, and `error.details` lists every entry concerned: `field` is its place (`ids.3`), and `code` and `message` are what `deleteTimeEntry` would return for it. The error itself has the `code`, `message` and `field` of the first one. An id that is unknown, not visible to the user or given twice returns `invalid_request`.
   *
   * `POST /v1/time-entries/bulk/delete`
   */
  deleteMany(body: TimeEntriesName, options?: IdempotentOptions): ApiRequest<DeletedObject[]> {
    return this.data({ method: 'POST', path: '/v1/time-entries/bulk/delete', body }, options);
  }

  /**
   * Summarize time
   *
   * Totals of time over a range of days, grouped by user, client, project, day or week. Without `to`, the range ends on the last day of this month, or of `from`'s month if that is later; without `from`, it begins on the first day of `to`'s month. Utilization is billable hours divided by the capacity of those days: `hours_per_week` / 5 for each Monday to Friday, up to today if the range includes today. For the totals, the capacity is that of all users who logged time in the range. The value of each group is in the workspace's currency; values in other currencies are listed separately.
   *
   * `GET /v1/time-entries/summary`
   */
  getTimeSummary(query?: GetTimeSummaryQuery, options?: RequestOptions): ApiRequest<TimeSummary> {
    return this.data({ method: 'GET', path: '/v1/time-entries/summary', query }, options);
  }

  /**
   * Create or update a time entry by external id
   *
   * Accepts any fields of the body of `createTimeEntry`. If no time entry has this external id, the request creates one with it (201): the rules of `createTimeEntry` apply, which requires some of the fields. Otherwise, the request changes the fields sent (200): the rules, permissions and events of `updateTimeEntry` apply. The request is safe to repeat, also concurrently: of several equal requests, one creates the time entry, and the others leave it unchanged. An `external_id` in the body must equal the one in the path. An external id of a time entry that you are not allowed to see returns `duplicate`. With `If-Match`, nothing is created.
   *
   * `PUT /v1/time-entries/external/{external_id}`
   *
   * @param externalId The `external_id` of the object, percent-encoded (`INV/7` as `INV%2F7`).
   */
  upsert(externalId: string, body: TimeEntryUpsert, options?: ConditionalOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'PUT', path: path`/v1/time-entries/external/${externalId}`, body }, options);
  }

  /**
   * Get a time entry
   *
   * One time entry.
   *
   * `GET /v1/time-entries/{id}`
   *
   * @param timeEntryId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(timeEntryId: string, query?: GetTimeEntryQuery, options?: RequestOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'GET', path: path`/v1/time-entries/${timeEntryId}`, query }, options);
  }

  /**
   * Update a time entry
   *
   * Changes the fields sent. A billed entry cannot be changed (`invalid_state`): void its invoice first. Related fields are inferred from those sent: a new ticket sets project, client and agreement, a new project sets client and agreement. A combination that does not belong together returns `invalid_request`, as does an entry left without client, project and ticket. A new agreement clears the period unless one is sent. If `billable` had the default of the old project and ticket, it takes the default of the new ones. Time cannot be moved to a project that is completed or cancelled, or to an inactive client (`invalid_state`); entries already there can be corrected, and their timers stopped.
   * A new user, client, project, `rate_type` or `rate_id` redetermines the rate, unless `rate_override` is true; `rate_charged` sets the rate manually (`custom` unless `rate_type` is sent too), and null reverts to the determined rate. A field sent with its current value counts as not sent. The whole object can therefore be sent back as it was read, and the rate stays, even if the rate card or the project now has another rate. To keep the current rate as a manual one, send it with `rate_type: custom`. The hours, date and user of a running timer cannot be changed until it is stopped (`invalid_state`).
   * Editing an approved entry requires `can_approve_time` and makes it pending again; editing a rejected one also makes it pending. Except for owners, neither the old nor the new date may be before `lock_time_before`; members and contractors can change only their own entries. The time of an inactive user can be corrected, but entries cannot be assigned to an inactive user. A request that changes nothing has no effect, whatever the entry's state. Emits `time_entry.updated`.
   *
   * `PUT /v1/time-entries/{id}`
   *
   * @param timeEntryId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  update(timeEntryId: string, body: TimeEntryUpdate, options?: ConditionalOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'PUT', path: path`/v1/time-entries/${timeEntryId}`, body }, options);
  }

  /**
   * Delete a time entry
   *
   * Deletes an entry or discards a running timer. A billed entry cannot be deleted (`invalid_state`): void its invoice first. Deleting an approved entry requires `can_approve_time`; deleting one dated before `lock_time_before` requires an owner. Members and contractors can delete only their own. Emits `time_entry.deleted`.
   *
   * `DELETE /v1/time-entries/{id}`
   *
   * @param timeEntryId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  delete(timeEntryId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/time-entries/${timeEntryId}` }, options);
  }

  /**
   * Approve a time entry
   *
   * Approves a pending entry; an approved one is left unchanged. A rejected entry returns `invalid_state`: reopen it first; so do a running timer and a billed entry. Users cannot approve their own time unless the workspace sets `allow_self_approval` (`forbidden`); owners always can. `lock_time_before` does not apply. Emits `time_entry.approved`.
   *
   * `POST /v1/time-entries/{id}/approve`
   *
   * @param timeEntryId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  approve(timeEntryId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'POST', path: path`/v1/time-entries/${timeEntryId}/approve` }, options);
  }

  /**
   * Exclude from billing
   *
   * Excludes an entry from billing; excluding it again with a different `reason` or `note` changes only that. The reason `other` requires a `note`. A running timer and a billed entry return `invalid_state`. An approved entry requires `can_approve_time` and stays approved. Ownership and locked dates are checked as in `updateTimeEntry`. Emits `time_entry.updated`.
   *
   * `POST /v1/time-entries/{id}/exclude`
   *
   * @param timeEntryId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  exclude(timeEntryId: string, body: TimeEntryExclude, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'POST', path: path`/v1/time-entries/${timeEntryId}/exclude`, body }, options);
  }

  /**
   * Include in billing again
   *
   * Removes the exclusion of an entry, under the rules of excluding it; an entry that is not excluded is left unchanged. Emits `time_entry.updated`.
   *
   * `DELETE /v1/time-entries/{id}/exclude`
   *
   * @param timeEntryId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  include(timeEntryId: string, options?: ConditionalOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'DELETE', path: path`/v1/time-entries/${timeEntryId}/exclude` }, options);
  }

  /**
   * Reject a time entry
   *
   * Rejects a pending entry: it cannot be billed until it is reopened, or edited and thereby pending again. A rejected entry is left unchanged, unless a different `reason` is sent, which rejects it again. An approved entry returns `invalid_state`: reopen it first; so do a running timer and a billed entry. Users cannot reject their own time unless the workspace sets `allow_self_approval` (`forbidden`); owners always can. `lock_time_before` does not apply. Emits `time_entry.rejected`.
   *
   * `POST /v1/time-entries/{id}/reject`
   *
   * @param timeEntryId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  reject(timeEntryId: string, body?: TimeEntryReject, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'POST', path: path`/v1/time-entries/${timeEntryId}/reject`, body }, options);
  }

  /**
   * Reopen a time entry
   *
   * Withdraws an approval or a rejection: the entry is pending again, without an approver. A pending entry is left unchanged. A running timer and a billed entry return `invalid_state`; `lock_time_before` does not apply. Emits `time_entry.updated`.
   *
   * `POST /v1/time-entries/{id}/reopen`
   *
   * @param timeEntryId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  reopen(timeEntryId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'POST', path: path`/v1/time-entries/${timeEntryId}/reopen` }, options);
  }
}

export class TimersResource extends Resource {
  /**
   * List running timers
   *
   * The timers that are running, latest first.
   *
   * `GET /v1/time-entries/timer/running`
   */
  listRunning(query?: ListRunningTimersQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<TimeEntrySummary>>;
  listRunning(query: ListRunningTimersQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listRunning(query?: ListRunningTimersQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<TimeEntrySummary>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/time-entries/timer/running', query }, options);
    const answer: ListRequest<Page<TimeEntrySummary>> = this.page({ method: 'GET', path: '/v1/time-entries/timer/running', query }, options);
    return answer;
  }

  /**
   * Start a timer
   *
   * Starts a timer: an entry with 0 hours, dated today or, with `started_at`, on that day in the workspace's time zone, which must not be before `lock_time_before`. A user has at most one running timer: a timer that is already running is stopped at the instant at which this one starts, even with concurrent requests. A `started_at` before the start of the running timer returns `invalid_request`: stop that timer first. Client, project and ticket can be omitted here and set later; otherwise the rules are those of `createTimeEntry`. Emits `time_entry.created` and `time_entry.timer_started`, and `time_entry.timer_stopped` for the timer it stops.
   *
   * `POST /v1/time-entries/timer/start`
   */
  start(body?: TimerStart, options?: IdempotentOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'POST', path: '/v1/time-entries/timer/start', body }, options);
  }

  /**
   * Stop the running timer
   *
   * Stops the running timer of the user of the key, or of `user_id`: members and contractors can stop only their own, managers those of their department (`forbidden`). Otherwise it works like stopping the timer of an entry. If no timer is running, the request returns `invalid_state`. Emits `time_entry.timer_stopped`, and `project.budget_alert` for each threshold that the hours cross.
   *
   * `POST /v1/time-entries/timer/stop`
   */
  stopRunning(body?: TimerStopRunning, options?: IdempotentOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'POST', path: '/v1/time-entries/timer/stop', body }, options);
  }

  /**
   * Resume a timer
   *
   * Continues the work of an entry: starts a timer on a new entry for the same user, with the same client, project, ticket, agreement, description, `billable` and `rate_type`. The original entry is left unchanged; if its timer is still running, the request returns `invalid_state`. An agreement that the ticket or the project has since been given replaces the previous one; an entry without an agreement is resumed without one. A `rate_charged` or `rate_id` given by hand stays if the key's user has `can_see_rates`; otherwise, and for all other entries, the rate is determined again, as for any new entry (`custom` then becomes `standard`). Rules and events are those of `startTimer`.
   *
   * `POST /v1/time-entries/{id}/timer/resume`
   *
   * @param timeEntryId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  resume(timeEntryId: string, body?: TimerResume, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'POST', path: path`/v1/time-entries/${timeEntryId}/timer/resume`, body }, options);
  }

  /**
   * Stop a timer
   *
   * Stops the timer of an entry. Its hours are the elapsed time, up to `stopped_at` if sent, rounded according to the workspace's `time_rounding`, at least 0.01 and at most 24.00. An entry whose timer is not running is left unchanged, regardless of `stopped_at`: update the entry to change its hours. `lock_time_before` never prevents a timer from being stopped. Emits `time_entry.timer_stopped`, and `project.budget_alert` for each threshold that the hours cross.
   *
   * `POST /v1/time-entries/{id}/timer/stop`
   *
   * @param timeEntryId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  stop(timeEntryId: string, body?: TimerStop, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'POST', path: path`/v1/time-entries/${timeEntryId}/timer/stop`, body }, options);
  }
}

/** Expenses with their receipts and approval, and their billing to clients. */
export class ExpensesResource extends Resource {
  /**
   * List expenses
   *
   * The expenses that the user is allowed to see, latest day first by default. `summary` covers everything that the filters match, not just this page. With `format=csv`, all matching expenses are returned as a file, without the summary.
   *
   * `GET /v1/expenses`
   */
  list(query?: ListExpensesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<SummedPage<ExpenseSummary, ExpenseListSummary>>;
  list(query: ListExpensesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListExpensesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<SummedPage<ExpenseSummary, ExpenseListSummary>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/expenses', query, repeated: ["external_id"] }, options);
    const answer: ListRequest<SummedPage<ExpenseSummary, ExpenseListSummary>> = this.page({ method: 'GET', path: '/v1/expenses', query, repeated: ["external_id"] }, options);
    return answer;
  }

  /**
   * Everything that changed since `mark`, in the order of the changes; without a mark, everything there is.
   *
   * Keep the `mark` of the result for the next time. It is valid for 30 days, and only with the same filters. A change that is committed
   * later than others that began after it is not missed. Deleted objects do not come: `events` reports them.
   *
   * `GET /v1/expenses`
   */
  sync(mark?: string, query?: Omit<ListExpensesQuery, 'page' | 'cursor' | 'sort' | 'order' | 'updated_since'>, options?: RequestOptions): SyncRequest<ExpenseSummary> {
    return this.changes({ method: 'GET', path: '/v1/expenses', query, repeated: ["external_id"] }, mark, options);
  }

  /**
   * Record an expense
   *
   * Records an expense. `user_id` defaults to the user of the key; members and contractors can record only their own expenses, managers those of their department (`forbidden`). The project must belong to the client (`invalid_request`). Without `client_id`, the client is that of the project; without both, the expense is internal. `currency` defaults to the workspace's; the amount must be a whole number of its minor units. The amount includes tax; with a tax rate, `tax_amount` defaults to amount × rate / (1 + rate), rounded. A `tax_amount` that is given is kept; it must not be more than the amount, and must be 0 for a rate of 0 (`invalid_request`). What the client pays is computed from the whole amount, tax included. The expense starts as `pending` and is approved with `POST /v1/expenses/{id}/approve`. Emits `expense.created`.
   *
   * `POST /v1/expenses`
   */
  create(body: ExpenseCreate, options?: IdempotentOptions): ApiRequest<Expense> {
    return this.data({ method: 'POST', path: '/v1/expenses', body }, options);
  }

  /**
   * Approve expenses in bulk
   *
   * Approves 1 to 100 expenses, all or none, as `approveExpense` does; approved ones are left unchanged. Emits `expense.approved` for each that was pending.
   * If the request fails for any expense, nothing changes, and `error.details` lists every expense concerned: `field` is its place (`ids.3`), and `code` and `message` are what `approveExpense` would return for it. The error itself has the `code`, `message` and `field` of the first one. An id that is unknown, not visible to the user or given twice returns `invalid_request`.
   *
   * `POST /v1/expenses/bulk/approve`
   */
  approveMany(body: ExpensesName, options?: IdempotentOptions): ApiRequest<Expense[]> {
    return this.data({ method: 'POST', path: '/v1/expenses/bulk/approve', body }, options);
  }

  /**
   * Reject expenses in bulk
   *
   * Rejects 1 to 100 expenses for one reason, all or none, as `rejectExpense` does; those already rejected for that reason are left unchanged, as are all rejected ones if no reason is sent. Emits `expense.rejected` for each of the others.
   * If the request fails for any expense, nothing changes, and `error.details` lists every expense concerned: `field` is its place (`ids.3`), and `code` and `message` are what `rejectExpense` would return for it. The error itself has the `code`, `message` and `field` of the first one. An id that is unknown, not visible to the user or given twice returns `invalid_request`.
   *
   * `POST /v1/expenses/bulk/reject`
   */
  rejectMany(body: ExpensesReject, options?: IdempotentOptions): ApiRequest<Expense[]> {
    return this.data({ method: 'POST', path: '/v1/expenses/bulk/reject', body }, options);
  }

  /**
   * Update expenses in bulk
   *
   * Applies the same change to 1 to 100 expenses, all or none, under the rules of `updateExpense`; expenses to which it makes no difference are left unchanged. Emits `expense.updated` for each of the others. An `external_id` can be sent for a single id only, because no two objects can have the same one (`duplicate`).
   * If the request fails for any expense, nothing changes, and `error.details` lists every expense concerned: `field` is its place (`ids.3`, `ids.3.amount`), and `code` and `message` are what `updateExpense` would return for it. The error itself has the `code`, `message` and `field` of the first one. An id that is unknown, not visible to the user or given twice returns `invalid_request`.
   *
   * `POST /v1/expenses/bulk/update`
   */
  updateMany(body: ExpensesUpdate, options?: IdempotentOptions): ApiRequest<Expense[]> {
    return this.data({ method: 'POST', path: '/v1/expenses/bulk/update', body }, options);
  }

  /**
   * Delete expenses in bulk
   *
   * Deletes 1 to 100 expenses and their receipts, all or none, under the rules of `deleteExpense`. Emits `expense.deleted` for each.
   * If the request fails for any expense, nothing changes, and `error.details` lists every expense concerned: `field` is its place (`ids.3`), and `code` and `message` are what `deleteExpense` would return for it. The error itself has the `code`, `message` and `field` of the first one. An id that is unknown, not visible to the user or given twice returns `invalid_request`.
   *
   * `POST /v1/expenses/bulk/delete`
   */
  deleteMany(body: ExpensesName, options?: IdempotentOptions): ApiRequest<DeletedObject[]> {
    return this.data({ method: 'POST', path: '/v1/expenses/bulk/delete', body }, options);
  }

  /**
   * Record an expense from an electronic invoice
   *
   * Records an expense from an invoice of EN 16931 that a vendor sent: XML in the syntax UN/CEFACT CII or UBL (XRechnung, Peppol BIS Billing 3.0 and the like), or a PDF that contains such XML
   * (ZUGFeRD, Factur-X). The type is detected from the content, not the file name. `vendor`, `date`, `currency` and `amount` are the seller, the issue date, the currency and the total with tax of
   * the invoice; `tax` has its tax, with rate and category if the whole invoice has one, and otherwise without; `e_invoice` has its number, parties, lines, taxes and payment details. The file
   * becomes the receipt, byte for byte. The other fields are those of `createExpense`. Emits `expense.created`.
   *
   * An invoice that was recorded before returns `duplicate`: one of the same seller, by VAT id or otherwise by name, with the same number, whichever form it came in. Its message names the expense if
   * the caller may see it. Send `allow_duplicate` to record it again.
   *
   * An invoice whose sums do not add up, or that lacks what EN 16931 wants, is accepted: `e_invoice.warnings` names each rule. What cannot become an expense returns `invalid_request` on `file`: an
   * invoice without number, issue date, currency, seller or total; a total that is not positive or not a whole number of minor units; a credit note, because an expense cannot be negative; other
   * documents, such as orders, and invoices by other standards than EN 16931; a PDF without an invoice, or one that needs a password. For safety, XML with a document type declaration or
   * entities of its own, with more than 50 levels, or with more than 10 MiB is refused, as are files that take too long or too much memory to read. UTF-8, ISO 8859-1, ISO 8859-15, Windows-1252, and
   * UTF-16 with a byte order mark are read.
   *
   * `POST /v1/expenses/from-e-invoice`
   */
  createFromEInvoice(file: FileInput<'client_id' | 'project_id' | 'user_id' | 'category' | 'description' | 'billable' | 'markup_percent' | 'notes' | 'allow_duplicate'>, options?: IdempotentOptions): ApiRequest<Expense> {
    return this.data({ method: 'POST', path: '/v1/expenses/from-e-invoice', file }, options);
  }

  /**
   * Mark expenses billed
   *
   * Marks 1 to 100 expenses as billed, all or none, for invoices created outside Docket, so that no invoice includes them. An expense already marked as billed is left unchanged, unless a different `invoice_reference` is sent. An unknown expense returns `invalid_request`; one that is billed on an invoice, rejected or not billable returns `invalid_state`, and so does one that awaits approval if the workspace has `require_expense_approval`. If the request fails for any expense, nothing changes, and `error.details` lists every expense concerned by its place (`expense_ids.3`), with its `code` and `message`. The error itself has the `code`, `message` and `field` of the first one. Emits `expense.billed` for each.
   *
   * `POST /v1/expenses/mark-billed`
   */
  markBilled(body: ExpensesMarkBilled, options?: IdempotentOptions): ApiRequest<ExpensesMarkedBilled> {
    return this.data({ method: 'POST', path: '/v1/expenses/mark-billed', body }, options);
  }

  /**
   * Summarize expenses
   *
   * Totals of the expenses that the user is allowed to see over a range of days, grouped by category, client, project, user or month; rejected expenses are excluded. Without `to`, the range ends on the last day of this month, or of `from`'s month if that is later; without `from`, it begins on the first day of `to`'s month. Amounts are in the workspace's currency; other currencies are listed separately.
   *
   * `GET /v1/expenses/report`
   */
  getReport(query?: GetExpenseReportQuery, options?: RequestOptions): ApiRequest<ExpenseReport> {
    return this.data({ method: 'GET', path: '/v1/expenses/report', query }, options);
  }

  /**
   * Create or update an expense by external id
   *
   * Accepts any fields of the body of `createExpense`. If no expense has this external id, the request creates one with it (201): the rules of `createExpense` apply, which requires some of the fields. Otherwise, the request changes the fields sent (200): the rules, permissions and events of `updateExpense` apply. The request is safe to repeat, also concurrently: of several equal requests, one creates the expense, and the others leave it unchanged. An `external_id` in the body must equal the one in the path. An external id of an expense that you are not allowed to see returns `duplicate`. With `If-Match`, nothing is created.
   *
   * `PUT /v1/expenses/external/{external_id}`
   *
   * @param externalId The `external_id` of the object, percent-encoded (`INV/7` as `INV%2F7`).
   */
  upsert(externalId: string, body: ExpenseUpsert, options?: ConditionalOptions): ApiRequest<Expense> {
    return this.data({ method: 'PUT', path: path`/v1/expenses/external/${externalId}`, body }, options);
  }

  /**
   * Get an expense
   *
   * One expense.
   *
   * `GET /v1/expenses/{id}`
   *
   * @param expenseId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(expenseId: string, query?: GetExpenseQuery, options?: RequestOptions): ApiRequest<Expense> {
    return this.data({ method: 'GET', path: path`/v1/expenses/${expenseId}`, query }, options);
  }

  /**
   * Update an expense
   *
   * Changes the fields sent; a new project also sets its client unless `client_id` is sent. On a billed expense only `notes` and the tax can be changed; on an approved one `amount`, `currency` and `user_id` cannot (`invalid_state`): reopen it first. A new rate, amount or currency computes `tax_amount` anew unless it is sent too; without a rate, it is kept. Changing a rejected expense makes it pending again. A request that changes nothing has no effect. Emits `expense.updated`.
   *
   * `PUT /v1/expenses/{id}`
   *
   * @param expenseId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  update(expenseId: string, body: ExpenseUpdate, options?: ConditionalOptions): ApiRequest<Expense> {
    return this.data({ method: 'PUT', path: path`/v1/expenses/${expenseId}`, body }, options);
  }

  /**
   * Delete an expense
   *
   * Deletes an expense and its receipt. A billed expense returns `invalid_state`; deleting an approved one requires `can_approve_time`. Emits `expense.deleted`.
   *
   * `DELETE /v1/expenses/{id}`
   *
   * @param expenseId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  delete(expenseId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/expenses/${expenseId}` }, options);
  }

  /**
   * Approve an expense
   *
   * Approves a pending expense; an approved one is left unchanged. A rejected expense returns `invalid_state`: reopen it first; so does a billed one. Managers can approve expenses of their department. Users cannot approve their own expenses unless the workspace sets `allow_self_approval` (`forbidden`); owners always can. Emits `expense.approved`.
   *
   * `POST /v1/expenses/{id}/approve`
   *
   * @param expenseId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  approve(expenseId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Expense> {
    return this.data({ method: 'POST', path: path`/v1/expenses/${expenseId}/approve` }, options);
  }

  /**
   * Download a receipt
   *
   * The uploaded file, or the electronic invoice that the expense was recorded from; PDFs and images are served for inline display, anything else as a download. An expense without a receipt returns `not_found`.
   *
   * `GET /v1/expenses/{id}/receipt`
   *
   * @param expenseId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getReceipt(expenseId: string, options?: RequestOptions): ApiRequest<Download> {
    return this.file({ method: 'GET', path: path`/v1/expenses/${expenseId}/receipt` }, options);
  }

  /**
   * Upload a receipt
   *
   * Uploads the receipt of an expense, replacing any previous one: PDF, PNG, JPEG, WebP, GIF, HEIC, plain text, CSV, DOCX or XLSX, at most 10 MiB. The type is detected from the content, not the file name; any other type returns `unsupported_media_type`, a larger file `payload_too_large`. An image with more than 25 million pixels, all frames counted, returns `invalid_request`. The upload is atomic. The receipt of a billed expense cannot be replaced (`invalid_state`). Emits `expense.updated`.
   *
   * `POST /v1/expenses/{id}/receipt`
   *
   * @param expenseId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  uploadReceipt(expenseId: string, file: FileInput<never>, options?: IdempotentOptions & ConditionalOptions): ApiRequest<ExpenseUploaded> {
    return this.data({ method: 'POST', path: path`/v1/expenses/${expenseId}/receipt`, file }, options);
  }

  /**
   * Reject an expense
   *
   * Rejects a pending expense: it cannot be invoiced until it is reopened, or changed and thereby pending again. A rejected expense is left unchanged, unless a different `reason` is sent, which rejects it again. An approved expense returns `invalid_state`: reopen it first; so does a billed one. Users cannot reject their own expenses unless the workspace sets `allow_self_approval` (`forbidden`); owners always can. Emits `expense.rejected`.
   *
   * `POST /v1/expenses/{id}/reject`
   *
   * @param expenseId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  reject(expenseId: string, body?: ExpenseReject, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Expense> {
    return this.data({ method: 'POST', path: path`/v1/expenses/${expenseId}/reject`, body }, options);
  }

  /**
   * Reopen an expense
   *
   * Withdraws an approval or a rejection: the expense is pending again, without an approver. A pending expense is left unchanged. A billed one returns `invalid_state`. Emits `expense.updated`.
   *
   * `POST /v1/expenses/{id}/reopen`
   *
   * @param expenseId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  reopen(expenseId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Expense> {
    return this.data({ method: 'POST', path: path`/v1/expenses/${expenseId}/reopen` }, options);
  }
}

/** Retainers: their periods, included and rolled-over hours, and drawdown. */
export class AgreementsResource extends Resource {
  /**
   * List agreements
   *
   * The agreements of the workspace with their open periods, newest first by default. `summary` covers everything that the filters match, not just this page.
   *
   * `GET /v1/agreements`
   */
  list(query?: ListAgreementsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<SummedPage<AgreementSummary, AgreementListSummary>>;
  list(query: ListAgreementsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListAgreementsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<SummedPage<AgreementSummary, AgreementListSummary>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/agreements', query, repeated: ["external_id"] }, options);
    const answer: ListRequest<SummedPage<AgreementSummary, AgreementListSummary>> = this.page({ method: 'GET', path: '/v1/agreements', query, repeated: ["external_id"] }, options);
    return answer;
  }

  /**
   * Create an agreement
   *
   * Creates a retainer agreement in the currency of the client; the fee must be a whole number of its minor units. The first period opens immediately, from
   * `start_date` to the day before the next `billing_day`, with the full fee and hours unless `prorate_first_period` is true. A start date in the past is caught
   * up: the periods that are over are closed in sequence, each as it would have been at the time. With `status: draft`, no period opens until `POST
   * /v1/agreements/{id}/activate`. Contact and type must exist, and the contact must belong to the client (`invalid_request`). Emits `agreement.created`, and
   * `agreement.period_closed` for each past period that is caught up.
   *
   * `POST /v1/agreements`
   */
  create(body: AgreementCreate, options?: IdempotentOptions): ApiRequest<Agreement> {
    return this.data({ method: 'POST', path: '/v1/agreements', body }, options);
  }

  /**
   * List drawdown
   *
   * How far each active agreement is drawn down in its open period, ordered by the end of the period. `summary` covers all of them, not just this page.
   *
   * `GET /v1/agreements/drawdown`
   */
  listDrawdown(query?: ListAgreementDrawdownQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<SummedPage<Drawdown, DrawdownSummary>>;
  listDrawdown(query: ListAgreementDrawdownQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listDrawdown(query?: ListAgreementDrawdownQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<SummedPage<Drawdown, DrawdownSummary>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/agreements/drawdown', query }, options);
    const answer: ListRequest<SummedPage<Drawdown, DrawdownSummary>> = this.page({ method: 'GET', path: '/v1/agreements/drawdown', query }, options);
    return answer;
  }

  /**
   * Create or update an agreement by external id
   *
   * Accepts any fields of the body of `createAgreement`. If no agreement has this external id, the request creates one with it (201): the rules of `createAgreement` apply, which requires some of the fields. Otherwise, the request changes the fields sent (200): the rules, permissions and events of `updateAgreement` apply. `status` can be sent only with its current value: use the operations that change it. The request is safe to repeat, also concurrently: of several equal requests, one creates the agreement, and the others leave it unchanged. An `external_id` in the body must equal the one in the path. An external id of an agreement that you are not allowed to see returns `duplicate`. With `If-Match`, nothing is created.
   *
   * `PUT /v1/agreements/external/{external_id}`
   *
   * @param externalId The `external_id` of the object, percent-encoded (`INV/7` as `INV%2F7`).
   */
  upsert(externalId: string, body: AgreementUpsert, options?: ConditionalOptions): ApiRequest<Agreement> {
    return this.data({ method: 'PUT', path: path`/v1/agreements/external/${externalId}`, body }, options);
  }

  /**
   * Get an agreement
   *
   * One agreement with its open period. Data embedded by `include` contains only what the key's user is allowed to see.
   *
   * `GET /v1/agreements/{id}`
   *
   * @param agreementId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(agreementId: string, query?: GetAgreementQuery, options?: RequestOptions): ApiRequest<Agreement> {
    return this.data({ method: 'GET', path: path`/v1/agreements/${agreementId}`, query }, options);
  }

  /**
   * Update an agreement
   *
   * Changes the fields sent. New values of fee, hours, overage rate, billing day and rollover are shown immediately and take effect with the next period; the
   * open period keeps its own. A new `end_date` shortens or extends the open period; it must not be before that period's first day (`invalid_request`).
   * `client_id` and `start_date` can be changed on a draft only. On a cancelled or expired agreement, only title, type, contact and notes can be changed
   * (otherwise `invalid_state`). Emits `agreement.updated`.
   *
   * `PUT /v1/agreements/{id}`
   *
   * @param agreementId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  update(agreementId: string, body: AgreementUpdate, options?: ConditionalOptions): ApiRequest<Agreement> {
    return this.data({ method: 'PUT', path: path`/v1/agreements/${agreementId}`, body }, options);
  }

  /**
   * Activate an agreement
   *
   * Opens the first period of a draft, as creation does. An active agreement is left unchanged; one in any other status returns `invalid_state`. Emits `agreement.updated`, and `agreement.period_closed` for each past period that is caught up.
   *
   * `POST /v1/agreements/{id}/activate`
   *
   * @param agreementId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  activate(agreementId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Agreement> {
    return this.data({ method: 'POST', path: path`/v1/agreements/${agreementId}/activate` }, options);
  }

  /**
   * Get the balance
   *
   * The balance of the open period today. An agreement without an open period returns `invalid_state`.
   *
   * `GET /v1/agreements/{id}/balance`
   *
   * @param agreementId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getBalance(agreementId: string, query?: GetAgreementBalanceQuery, options?: RequestOptions): ApiRequest<AgreementBalance> {
    return this.data({ method: 'GET', path: path`/v1/agreements/${agreementId}/balance`, query }, options);
  }

  /**
   * Cancel an agreement
   *
   * Ends an agreement on its `effective_date`. The agreement is cancelled immediately, the running period ends on that day at the latest, and no period opens after it. The last period is closed like any other; a period that would begin later is closed immediately without a fee. An expired agreement returns `invalid_state`. A cancelled agreement is left unchanged, unless a different `effective_date` or `reason` is sent. The reason can always be changed, the date only while a period is still running (otherwise `invalid_state`); either change emits `agreement.updated`. Emits `agreement.cancelled`.
   *
   * `POST /v1/agreements/{id}/cancel`
   *
   * @param agreementId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  cancel(agreementId: string, body?: AgreementCancel, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Agreement> {
    return this.data({ method: 'POST', path: path`/v1/agreements/${agreementId}/cancel`, body }, options);
  }

  /**
   * List hour movements
   *
   * Every movement of the agreement's hours, latest first.
   *
   * `GET /v1/agreements/{id}/ledger`
   *
   * @param agreementId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  listLedger(agreementId: string, query?: ListAgreementLedgerQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<HourMovement>>;
  listLedger(agreementId: string, query: ListAgreementLedgerQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listLedger(agreementId: string, query?: ListAgreementLedgerQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<HourMovement>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: path`/v1/agreements/${agreementId}/ledger`, query }, options);
    const answer: ListRequest<Page<HourMovement>> = this.page({ method: 'GET', path: path`/v1/agreements/${agreementId}/ledger`, query }, options);
    return answer;
  }

  /**
   * Pause an agreement
   *
   * Pauses an active agreement: the running period ends as planned, and no period opens after it until `POST /v1/agreements/{id}/resume`. Hours unused at that point are lost. A paused agreement is left unchanged; one in any other status returns `invalid_state`. Emits `agreement.updated`.
   *
   * `POST /v1/agreements/{id}/pause`
   *
   * @param agreementId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  pause(agreementId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Agreement> {
    return this.data({ method: 'POST', path: path`/v1/agreements/${agreementId}/pause` }, options);
  }

  /**
   * List periods
   *
   * The periods of an agreement, latest first. `limit` is the page size if `per_page` is omitted.
   *
   * `GET /v1/agreements/{id}/periods`
   *
   * @param agreementId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  listPeriods(agreementId: string, query?: ListAgreementPeriodsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<AgreementPeriod>>;
  listPeriods(agreementId: string, query: ListAgreementPeriodsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listPeriods(agreementId: string, query?: ListAgreementPeriodsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<AgreementPeriod>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: path`/v1/agreements/${agreementId}/periods`, query }, options);
    const answer: ListRequest<Page<AgreementPeriod>> = this.page({ method: 'GET', path: path`/v1/agreements/${agreementId}/periods`, query }, options);
    return answer;
  }

  /**
   * Get a period
   *
   * One period of the agreement.
   *
   * `GET /v1/agreements/{id}/periods/{period_id}`
   *
   * @param agreementId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param periodId Identifier of a period of the agreement.
   */
  getPeriod(agreementId: string, periodId: string, query?: GetAgreementPeriodQuery, options?: RequestOptions): ApiRequest<AgreementPeriod> {
    return this.data({ method: 'GET', path: path`/v1/agreements/${agreementId}/periods/${periodId}`, query }, options);
  }

  /**
   * Close a period
   *
   * Closes the open period. The period ends today, or on its own last day if that is past. The next period opens in the same transaction: it runs from the
   * following day to the end of what would have been the next period, for one fee. Unused hours roll over or expire; overage is billed at the overage rate. If
   * an invoice is generated, it bills the fee, and the overage on a separate line; the time of the period is marked as billed by the fee's line. A fee of 0
   * without overage generates no invoice. A closed period is left unchanged. However, if `generate_invoice` is sent as true and the period has no invoice,
   * because none was generated or it was voided, an invoice is generated. If the total of the invoice would exceed 8,000,000,000,000, `generate_invoice: true`
   * returns `invalid_request`; if `generate_invoice` is omitted, the period closes without an invoice. A period that has not begun returns `invalid_state`.
   * Emits `agreement.period_closed`.
   *
   * `POST /v1/agreements/{id}/periods/{period_id}/close`
   *
   * @param agreementId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param periodId Identifier of a period of the agreement.
   */
  closePeriod(agreementId: string, periodId: string, body?: PeriodClose, options?: IdempotentOptions & ConditionalOptions): ApiRequest<AgreementPeriod> {
    return this.data({ method: 'POST', path: path`/v1/agreements/${agreementId}/periods/${periodId}/close`, body }, options);
  }

  /**
   * Resume an agreement
   *
   * Resumes a paused agreement. If its period has ended in the meantime, a new one opens today as a first period. An active agreement is left unchanged; one in any other status returns `invalid_state`. Emits `agreement.updated`.
   *
   * `POST /v1/agreements/{id}/resume`
   *
   * @param agreementId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  resume(agreementId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Agreement> {
    return this.data({ method: 'POST', path: path`/v1/agreements/${agreementId}/resume` }, options);
  }
}

/** The agreement types of the workspace. */
export class AgreementTypesResource extends Resource {
  /**
   * List agreement types
   *
   * The agreement types of the workspace. A new workspace has Support Retainer (10 h) and Development Retainer (40 h).
   *
   * `GET /v1/agreement-types`
   */
  list(query?: ListAgreementTypesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<AgreementType>>;
  list(query: ListAgreementTypesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListAgreementTypesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<AgreementType>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/agreement-types', query }, options);
    const answer: ListRequest<Page<AgreementType>> = this.page({ method: 'GET', path: '/v1/agreement-types', query }, options);
    return answer;
  }

  /**
   * Create an agreement type
   *
   * Creates an agreement type. A name already in use (ignoring case) returns `duplicate`.
   *
   * `POST /v1/agreement-types`
   */
  create(body: AgreementTypeCreate, options?: IdempotentOptions): ApiRequest<AgreementType> {
    return this.data({ method: 'POST', path: '/v1/agreement-types', body }, options);
  }

  /**
   * Get an agreement type
   *
   * One agreement type.
   *
   * `GET /v1/agreement-types/{id}`
   *
   * @param agreementTypeId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(agreementTypeId: string, query?: GetAgreementTypeQuery, options?: RequestOptions): ApiRequest<AgreementType> {
    return this.data({ method: 'GET', path: path`/v1/agreement-types/${agreementTypeId}`, query }, options);
  }

  /**
   * Update an agreement type
   *
   * Changes the fields sent. A name that another type already has (ignoring case) returns `duplicate`.
   *
   * `PUT /v1/agreement-types/{id}`
   *
   * @param agreementTypeId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  update(agreementTypeId: string, body: AgreementTypeUpdate, options?: ConditionalOptions): ApiRequest<AgreementType> {
    return this.data({ method: 'PUT', path: path`/v1/agreement-types/${agreementTypeId}`, body }, options);
  }

  /**
   * Delete an agreement type
   *
   * Deletes an agreement type that no agreement uses; a type in use returns `invalid_state`.
   *
   * `DELETE /v1/agreement-types/{id}`
   *
   * @param agreementTypeId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  delete(agreementTypeId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/agreement-types/${agreementTypeId}` }, options);
  }
}

/** Reports on time, utilization, profitability, revenue, receivables and forecast. */
export class ReportsResource extends Resource {
  /**
   * Get the receivables aging report
   *
   * Outstanding amounts today by days past the due date, as in `GET /v1/invoices/aging`, with days sales outstanding and the collection rate. The report covers the whole firm, regardless of the user.
   *
   * `GET /v1/reports/aging`
   */
  getAging(query?: GetAgingReportQuery & { format?: 'json' }, options?: RequestOptions): ApiRequest<AgingReport>;
  getAging(query: GetAgingReportQuery & { format: 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<Download>;
  getAging(query?: GetAgingReportQuery & { format?: 'json' | 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<AgingReport> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/reports/aging', query }, options);
    const answer: ApiRequest<AgingReport> = this.data({ method: 'GET', path: '/v1/reports/aging', query }, options);
    return answer;
  }

  /**
   * Get the unbilled work report
   *
   * Work in progress: the time and expenses that `createInvoiceFromTime` would take today, by client and project, with the age of the work, as in `GET /v1/clients/{id}/unbilled`. Work that must be approved first is listed separately under `awaiting_approval`: by the firm, if the settings of the workspace require it, or by the client, for time on projects with `require_client_approval`. Rejected work is not included. Time is in the currency of its client. Expenses are in their own currency, and an invoice takes only those in the currency of the client. The values of time are exact sums of hours × rate, rounded once for each project; the figures of clients and the totals are sums of these. An invoice rounds each line, so it may differ by cents. The report covers the whole firm, regardless of the user, and requires `can_see_rates`. A CSV has a row for each client, project and currency.
   *
   * `GET /v1/reports/unbilled`
   */
  getUnbilled(query?: GetUnbilledReportQuery & { format?: 'json' }, options?: RequestOptions): ApiRequest<UnbilledReport>;
  getUnbilled(query: GetUnbilledReportQuery & { format: 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<Download>;
  getUnbilled(query?: GetUnbilledReportQuery & { format?: 'json' | 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<UnbilledReport> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/reports/unbilled', query }, options);
    const answer: ApiRequest<UnbilledReport> = this.data({ method: 'GET', path: '/v1/reports/unbilled', query }, options);
    return answer;
  }

  /**
   * Get the dashboard report
   *
   * Revenue, time, projects and clients of a period at a glance, with their change from the previous period or the previous year. Revenue, projects and clients cover the whole firm, regardless of the user; time covers what the key's user is allowed to see. Revenue is the amount invoiced before tax, on invoices that are neither draft nor void, by `invoice_date`, less credit notes by `credit_date`. A CSV is one row, with the amounts of every other currency in `other_currencies` (invoiced), `other_currencies_collected` and `other_currencies_outstanding`.
   *
   * `GET /v1/reports/dashboard`
   */
  getDashboard(query?: GetDashboardReportQuery & { format?: 'json' }, options?: RequestOptions): ApiRequest<DashboardReport>;
  getDashboard(query: GetDashboardReportQuery & { format: 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<Download>;
  getDashboard(query?: GetDashboardReportQuery & { format?: 'json' | 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<DashboardReport> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/reports/dashboard', query }, options);
    const answer: ApiRequest<DashboardReport> = this.data({ method: 'GET', path: '/v1/reports/dashboard', query }, options);
    return answer;
  }

  /**
   * Get the forecast report
   *
   * Expected revenue, capacity and pipeline for the months after the current one. Revenue is the trend of the last 6 full months plus active retainers and recurring invoices. The report covers the whole firm, regardless of the user.
   *
   * `GET /v1/reports/forecast`
   */
  getForecast(query?: GetForecastReportQuery & { format?: 'json' }, options?: RequestOptions): ApiRequest<ForecastReport>;
  getForecast(query: GetForecastReportQuery & { format: 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<Download>;
  getForecast(query?: GetForecastReportQuery & { format?: 'json' | 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<ForecastReport> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/reports/forecast', query }, options);
    const answer: ApiRequest<ForecastReport> = this.data({ method: 'GET', path: '/v1/reports/forecast', query }, options);
    return answer;
  }

  /**
   * Get the revenue report
   *
   * Amounts invoiced and collected over a range of days by month, quarter, client, project or type of service, by billing type, and recurring revenue. Revenue is the amount invoiced before tax, on invoices that are neither draft nor void, by `invoice_date`, less credit notes by `credit_date`; written-off invoices count. Collected is payments less refunds, by their dates. The report covers the whole firm, regardless of the user, and requires `can_see_rates`.
   *
   * `GET /v1/reports/revenue`
   */
  getRevenue(query?: GetRevenueReportQuery & { format?: 'json' }, options?: RequestOptions): ApiRequest<RevenueReport>;
  getRevenue(query: GetRevenueReportQuery & { format: 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<Download>;
  getRevenue(query?: GetRevenueReportQuery & { format?: 'json' | 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<RevenueReport> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/reports/revenue', query }, options);
    const answer: ApiRequest<RevenueReport> = this.data({ method: 'GET', path: '/v1/reports/revenue', query }, options);
    return answer;
  }

  /**
   * Get the tax report
   *
   * What a tax return wants: the tax on invoices less credit notes, by category and rate, and beside it the input tax in expenses. With `basis=invoiced`, invoices that are neither draft nor void count by `invoice_date`, and credit notes by `credit_date`; written-off invoices count. With `basis=collected`, money counts from the day on which it is on an invoice, which for a payment recorded on it is that of the payment, less refunds by their dates; credit has no tax yet. Each amount is divided among the taxes of its invoice, less those of its credit notes, so that a fully paid invoice adds up to exactly its taxes. Input tax is that of expenses that are not rejected, by `date`, on either basis. Any range is the sum of its days. The report covers the whole firm, regardless of the user, and requires `can_see_rates`.
   *
   * `GET /v1/reports/taxes`
   */
  getTax(query?: GetTaxReportQuery & { format?: 'json' }, options?: RequestOptions): ApiRequest<TaxReport>;
  getTax(query: GetTaxReportQuery & { format: 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<Download>;
  getTax(query?: GetTaxReportQuery & { format?: 'json' | 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<TaxReport> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/reports/taxes', query }, options);
    const answer: ApiRequest<TaxReport> = this.data({ method: 'GET', path: '/v1/reports/taxes', query }, options);
    return answer;
  }

  /**
   * Get the profitability report
   *
   * Revenue and cost of projects and clients over a range of days. Revenue is the amount invoiced before tax, on invoices that are neither draft nor void, by `invoice_date`, less credit notes by `credit_date`: the same figure in each currency as in the revenue report. A line counts towards the project it references; a line without a project counts towards the projects of the time on it, in proportion to their hours, as in `amount_billed`. Cost is hours × the cost rate stored on each entry, billable or not, plus expenses that are not rejected. The report covers the whole firm, regardless of the user, because partial costs could not be compared with revenue. Revenue without a project, such as the fee of a retainer without time, is a row of its client with `project_id` null. Anything without a client, such as internal time and expenses, is a row with `client_id` null. All rows therefore add up to the summary. Cost is in the workspace's currency: clients in other currencies are listed in `other_currencies`, without profit, because their revenue cannot be compared with cost; a CSV names the currency of cost in `cost_currency`. Expenses in other currencies are not included in any cost: each row has them in `expenses_in_other_currencies`. Cost, profit and margin are omitted without `can_see_costs`.
   *
   * `GET /v1/reports/profitability`
   */
  getProfitability(query?: GetProfitabilityReportQuery & { format?: 'json' }, options?: RequestOptions): ApiRequest<ProfitabilityReport>;
  getProfitability(query: GetProfitabilityReportQuery & { format: 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<Download>;
  getProfitability(query?: GetProfitabilityReportQuery & { format?: 'json' | 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<ProfitabilityReport> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/reports/profitability', query }, options);
    const answer: ApiRequest<ProfitabilityReport> = this.data({ method: 'GET', path: '/v1/reports/profitability', query }, options);
    return answer;
  }

  /**
   * Get the time report
   *
   * Time over a range of days by client, user, project, ticket, day or week: hours, billable hours and their value. Hours are billable if the entry is billable and not excluded; their value is the sum of billable hours × the rate stored on each entry, computed exactly and rounded once. The report covers the time that the key's user is allowed to see: for a manager, that of the department. Values are omitted without `can_see_rates`.
   *
   * `GET /v1/reports/time`
   */
  getTime(query?: GetTimeReportQuery & { format?: 'json' }, options?: RequestOptions): ApiRequest<TimeReport>;
  getTime(query: GetTimeReportQuery & { format: 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<Download>;
  getTime(query?: GetTimeReportQuery & { format?: 'json' | 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<TimeReport> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/reports/time', query }, options);
    const answer: ApiRequest<TimeReport> = this.data({ method: 'GET', path: '/v1/reports/time', query }, options);
    return answer;
  }

  /**
   * List scheduled reports
   *
   * The scheduled reports of the key's user, or of everyone for owners and admins; newest first.
   *
   * `GET /v1/reports/scheduled`
   */
  listScheduled(query?: ListScheduledReportsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<ScheduledReport>>;
  listScheduled(query: ListScheduledReportsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listScheduled(query?: ListScheduledReportsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<ScheduledReport>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/reports/scheduled', query }, options);
    const answer: ListRequest<Page<ScheduledReport>> = this.page({ method: 'GET', path: '/v1/reports/scheduled', query }, options);
    return answer;
  }

  /**
   * Schedule a report
   *
   * Mails a report to its recipients daily, weekly or monthly, at 07:00 local time in the workspace's time zone, also across daylight saving changes. Each
   * recipient gets one mail with the report as PDF and its table as CSV. The CSV begins with a byte order mark, so that spreadsheets recognize UTF-8.
   *
   * The report contains what the user who scheduled it is allowed to see when it is mailed. If that user is deactivated or lacks a permission that the report
   * requires, it fails, and `last_error` says so. A failed report is retried after 1, 5, 30 and 120 minutes, then at its next scheduled time. Runs missed while
   * the service is down are made up for by one mail.
   *
   * `weekly` requires `day_of_week`, `monthly` requires `day_of_month`; each is accepted with its own schedule only. Scheduling requires the permissions of the
   * report itself and `can_export_data`. On the test side, the schedule follows the test clock, and the mails are captured.
   *
   * `POST /v1/reports/scheduled`
   */
  createScheduled(body: ScheduledReportCreate, options?: IdempotentOptions): ApiRequest<ScheduledReport> {
    return this.data({ method: 'POST', path: '/v1/reports/scheduled', body }, options);
  }

  /**
   * Get a scheduled report
   *
   * One scheduled report. Users can get their own, owners and admins any.
   *
   * `GET /v1/reports/scheduled/{id}`
   *
   * @param reportId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getScheduled(reportId: string, query?: GetScheduledReportQuery, options?: RequestOptions): ApiRequest<ScheduledReport> {
    return this.data({ method: 'GET', path: path`/v1/reports/scheduled/${reportId}`, query }, options);
  }

  /**
   * Delete a scheduled report
   *
   * Stops mailing the report. Users can delete their own, owners and admins any. Mails already queued are still sent.
   *
   * `DELETE /v1/reports/scheduled/{id}`
   *
   * @param reportId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  deleteScheduled(reportId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/reports/scheduled/${reportId}` }, options);
  }

  /**
   * Get the utilization report
   *
   * Share of capacity that is billable, over a range of days by user, department or week. Utilization is billable hours divided by capacity hours, as a percentage with 2 decimals, and 0 without capacity. Capacity is hours_per_week / 5 for each day from Monday to Friday. If the range includes today, capacity counts up to today, so that the hours so far are compared with the days so far. The report covers active users, with or without time, and inactive users who logged time in the range. It is limited to users whose time the key's user is allowed to see: for a manager, those of the department. The target of several users is the mean of their `billable_target`, weighted by capacity.
   *
   * `GET /v1/reports/utilization`
   */
  getUtilization(query?: GetUtilizationReportQuery & { format?: 'json' }, options?: RequestOptions): ApiRequest<UtilizationReport>;
  getUtilization(query: GetUtilizationReportQuery & { format: 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<Download>;
  getUtilization(query?: GetUtilizationReportQuery & { format?: 'json' | 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<UtilizationReport> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/reports/utilization', query }, options);
    const answer: ApiRequest<UtilizationReport> = this.data({ method: 'GET', path: '/v1/reports/utilization', query }, options);
    return answer;
  }
}

/** Bank statements: imported files, and their lines, which are booked as payments. */
export class BankImportsResource extends Resource {
  /**
   * List imported bank statements
   *
   * The bank statements that were imported, newest first by default.
   *
   * `GET /v1/bank-imports`
   */
  list(query?: ListBankImportsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<BankImport>>;
  list(query: ListBankImportsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListBankImportsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<BankImport>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/bank-imports', query }, options);
    const answer: ListRequest<Page<BankImport>> = this.page({ method: 'GET', path: '/v1/bank-imports', query }, options);
    return answer;
  }

  /**
   * Import a bank statement
   *
   * Reads a bank statement, and stores the money that came in as lines, each with proposals for the client and the invoices that it pays. Nothing is booked by it: see `POST /v1/bank-imports/{id}/confirm`.
   * The format is detected from the content: CAMT.053, CAMT.052 and CAMT.054 of ISO 20022 (versions 02 to 13), MT940, OFX (1 and 2, also as QFX), or CSV. One file may have several accounts.
   * Entries for money that went out are left out, except those that return an earlier payment, and so are those that the bank has not booked yet.
   *
   * Importing a file twice, or files that overlap, is harmless: an entry that an earlier import has, also one in another of the three CAMT formats, is counted as `known` and not imported again. An entry is
   * recognized by the bank's own reference, or else by account, day, amount and text, and by its number among those of the day that are alike.
   *
   * The columns of a CSV are recognized by their headings, in English, German, French, Spanish, Italian and Dutch. If that fails, `invalid_request` names the columns that the file has, and the fields
   * (`date_column`, `amount_column`, …) by which to say what they mean. That is kept for the workspace, so that the next file with the same headings needs none of them.
   *
   * What cannot be read returns `invalid_request` on `file`, and nothing is imported: another format, an amount or a day that is none, more than 10,000 entries; for safety, XML with a document type declaration or entities of its own, with
   * more than 50 levels, or files that take too long to read. Emits `bank_import.created`, and `bank_import.completed` if no line is open.
   *
   * `POST /v1/bank-imports`
   */
  create(file: FileInput<'account' | 'currency' | 'date_format' | 'date_column' | 'amount_column' | 'credit_column' | 'debit_column' | 'direction_column' | 'currency_column' | 'counterparty_column' | 'iban_column' | 'reference_column' | 'text_column' | 'account_column'>, options?: IdempotentOptions): ApiRequest<BankImport> {
    return this.data({ method: 'POST', path: '/v1/bank-imports', file }, options);
  }

  /**
   * Get an imported bank statement
   *
   * One imported bank statement, with what became of its entries.
   *
   * `GET /v1/bank-imports/{id}`
   *
   * @param bankImportId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(bankImportId: string, query?: GetBankImportQuery, options?: RequestOptions): ApiRequest<BankImport> {
    return this.data({ method: 'GET', path: path`/v1/bank-imports/${bankImportId}`, query }, options);
  }

  /**
   * Book lines of a bank statement
   *
   * Books lines as payments, as `POST /v1/payments` does, dated as the bank says. By a proposal, the money goes to its invoices in their order, each as much as is outstanding then; what is left is the client's credit, so that money that
   * has arrived is never refused. A line that returns a payment takes all that is left of that payment off its invoices, as a refund dated as the bank says, and the line of the payment becomes `reversed`.
   *
   * With `certain`, a line whose invoices somebody else has paid meanwhile is skipped as `changed`. With `lines`, a client or an allocation that is wrong returns `invalid_request` on its field, and none of the lines is booked.
   * Each line is booked once, however often and by however many callers it is confirmed at once; one that is booked already is returned as it is. `certain` and `line_ids` book each line by itself: if the request
   * breaks off, repeat it. Emits `payment.created` or `payment.refunded` for each line, the events of the invoices, and `bank_import.completed` with the last open line.
   *
   * `POST /v1/bank-imports/{id}/confirm`
   *
   * @param bankImportId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  confirm(bankImportId: string, body: BankConfirm, options?: IdempotentOptions & ConditionalOptions): ApiRequest<BankConfirmed> {
    return this.data({ method: 'POST', path: path`/v1/bank-imports/${bankImportId}/confirm`, body }, options);
  }

  /**
   * List the lines of a bank statement
   *
   * The lines of an imported statement, in the order of the file by default. Open ones have `proposals`, which are made when they are read: an invoice that was sent or paid since counts.
   *
   * `GET /v1/bank-imports/{id}/lines`
   *
   * @param bankImportId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  listLines(bankImportId: string, query?: ListBankImportLinesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<BankLine>>;
  listLines(bankImportId: string, query: ListBankImportLinesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listLines(bankImportId: string, query?: ListBankImportLinesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<BankLine>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: path`/v1/bank-imports/${bankImportId}/lines`, query }, options);
    const answer: ListRequest<Page<BankLine>> = this.page({ method: 'GET', path: path`/v1/bank-imports/${bankImportId}/lines`, query }, options);
    return answer;
  }

  /**
   * Ignore a line
   *
   * Marks a line as one that is no payment of a client. Nothing is booked, and a later file does not bring it again. Ignoring it again is harmless; a line that is booked returns `invalid_state`: undo it first. Emits `bank_import.completed` if it was the last open line.
   *
   * `POST /v1/bank-imports/{id}/lines/{line_id}/ignore`
   *
   * @param bankImportId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param lineId Identifier of the line.
   */
  ignoreLine(bankImportId: string, lineId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<BankLine> {
    return this.data({ method: 'POST', path: path`/v1/bank-imports/${bankImportId}/lines/${lineId}/ignore` }, options);
  }

  /**
   * Take a line back
   *
   * Makes an ignored or booked line open again. What it booked is taken back by a refund of all of the payment, dated as the payment, so that the sums of that day are as if it had not been booked; its invoices have the money outstanding again. A return that is undone is recorded as a payment anew. A payment of which money was refunded by other means, or that the bank has returned (`reversed`), returns `invalid_state`. An open line is left unchanged. Emits `payment.refunded` or `payment.created`, and the events of the invoices.
   *
   * `POST /v1/bank-imports/{id}/lines/{line_id}/undo`
   *
   * @param bankImportId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param lineId Identifier of the line.
   */
  undoLine(bankImportId: string, lineId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<BankLine> {
    return this.data({ method: 'POST', path: path`/v1/bank-imports/${bankImportId}/lines/${lineId}/undo` }, options);
  }
}

/** The price list: products and services that lines of invoices name. */
export class ItemsResource extends Resource {
  /**
   * List items
   *
   * The price list of the workspace, by name. A new workspace has none.
   *
   * `GET /v1/items`
   */
  list(query?: ListItemsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<Item>>;
  list(query: ListItemsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListItemsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<Item>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/items', query }, options);
    const answer: ListRequest<Page<Item>> = this.page({ method: 'GET', path: '/v1/items', query }, options);
    return answer;
  }

  /**
   * Create an item
   *
   * Adds an item to the price list. Lines of invoices name it by `item_id`, and take its description, unit, price and taxes where they give none of their own. A name already in use (ignoring case) returns `duplicate`.
   *
   * `POST /v1/items`
   */
  create(body: ItemCreate, options?: IdempotentOptions): ApiRequest<Item> {
    return this.data({ method: 'POST', path: '/v1/items', body }, options);
  }

  /**
   * Get an item
   *
   * One item of the price list.
   *
   * `GET /v1/items/{id}`
   *
   * @param itemId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(itemId: string, query?: GetItemQuery, options?: RequestOptions): ApiRequest<Item> {
    return this.data({ method: 'GET', path: path`/v1/items/${itemId}`, query }, options);
  }

  /**
   * Update an item
   *
   * Changes the fields sent. Existing lines keep the text, unit, price and taxes that they were saved with; recurring invoices take the new ones from their next invoice on. The currency of an item that a recurring invoice names cannot change (`invalid_state`). A name that another item already has (ignoring case) returns `duplicate`.
   *
   * `PUT /v1/items/{id}`
   *
   * @param itemId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  update(itemId: string, body: ItemUpdate, options?: ConditionalOptions): ApiRequest<Item> {
    return this.data({ method: 'PUT', path: path`/v1/items/${itemId}`, body }, options);
  }

  /**
   * Delete an item
   *
   * Deletes an item from the price list. Lines of invoices keep their copies. An item that a recurring invoice names returns `invalid_state`: set `active` to false instead.
   *
   * `DELETE /v1/items/{id}`
   *
   * @param itemId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  delete(itemId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/items/${itemId}` }, options);
  }
}

/** Schedules that make invoices with the same lines, period by period. */
export class RecurringInvoicesResource extends Resource {
  /**
   * List recurring invoices
   *
   * The recurring invoices of the workspace, newest first by default.
   *
   * `GET /v1/recurring-invoices`
   */
  list(query?: ListRecurringInvoicesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<RecurringInvoice>>;
  list(query: ListRecurringInvoicesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListRecurringInvoicesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<RecurringInvoice>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/recurring-invoices', query }, options);
    const answer: ListRequest<Page<RecurringInvoice>> = this.page({ method: 'GET', path: '/v1/recurring-invoices', query }, options);
    return answer;
  }

  /**
   * Create a recurring invoice
   *
   * Creates a schedule, in the currency of the client. On each of its dates, after midnight in the workspace's time zone, one invoice is made for the period that begins on that day and ends before the next date; a first date of today counts at once. Lines that begin or end within the period are prorated by days. Exactly one invoice is made for a period, whatever happens in between. One that cannot be made, or not be sent, is tried again every day: `last_error` says why, and `recurring_invoice.failed` is emitted. Emits `recurring_invoice.created`.
   *
   * `POST /v1/recurring-invoices`
   */
  create(body: RecurringInvoiceCreate, options?: IdempotentOptions): ApiRequest<RecurringInvoice> {
    return this.data({ method: 'POST', path: '/v1/recurring-invoices', body }, options);
  }

  /**
   * Get a recurring invoice
   *
   * One recurring invoice. `GET /v1/invoices` with `recurring_invoice_id` lists the invoices that it has made.
   *
   * `GET /v1/recurring-invoices/{id}`
   *
   * @param recurringInvoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(recurringInvoiceId: string, query?: GetRecurringInvoiceQuery, options?: RequestOptions): ApiRequest<RecurringInvoice> {
    return this.data({ method: 'GET', path: path`/v1/recurring-invoices/${recurringInvoiceId}`, query }, options);
  }

  /**
   * Update a recurring invoice
   *
   * Changes the fields sent, from the next invoice on: invoices that were made stay as they are. After a change of `interval`, `every` or `anchor_date` the next date is the first of the new ones from today on, after the last period billed. One that has ended cannot be changed (`invalid_state`). Emits `recurring_invoice.updated`.
   *
   * `PUT /v1/recurring-invoices/{id}`
   *
   * @param recurringInvoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  update(recurringInvoiceId: string, body: RecurringInvoiceUpdate, options?: ConditionalOptions): ApiRequest<RecurringInvoice> {
    return this.data({ method: 'PUT', path: path`/v1/recurring-invoices/${recurringInvoiceId}`, body }, options);
  }

  /**
   * End a recurring invoice
   *
   * Ends a recurring invoice for good: no more invoices are made. One that has ended is left unchanged. Emits `recurring_invoice.updated`.
   *
   * `POST /v1/recurring-invoices/{id}/end`
   *
   * @param recurringInvoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  end(recurringInvoiceId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<RecurringInvoice> {
    return this.data({ method: 'POST', path: path`/v1/recurring-invoices/${recurringInvoiceId}/end` }, options);
  }

  /**
   * Pause a recurring invoice
   *
   * Makes no more invoices until `POST /v1/recurring-invoices/{id}/resume`. Periods that begin meanwhile are never billed. A paused one is left unchanged; one that has ended returns `invalid_state`. Emits `recurring_invoice.updated`.
   *
   * `POST /v1/recurring-invoices/{id}/pause`
   *
   * @param recurringInvoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  pause(recurringInvoiceId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<RecurringInvoice> {
    return this.data({ method: 'POST', path: path`/v1/recurring-invoices/${recurringInvoiceId}/pause` }, options);
  }

  /**
   * Preview the next invoices
   *
   * The next invoices as they would be made, with their dates, periods, lines and amounts, at the prices and taxes of today. For a paused one, as if it were resumed today; none if it has ended. What `join` adds is not among them, because it is known only on the day. Returns `invalid_state` if an invoice could not be made, and says why.
   *
   * `GET /v1/recurring-invoices/{id}/preview`
   *
   * @param recurringInvoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  preview(recurringInvoiceId: string, query?: PreviewRecurringInvoiceQuery, options?: RequestOptions): ApiRequest<RecurringPreview[]> {
    return this.data({ method: 'GET', path: path`/v1/recurring-invoices/${recurringInvoiceId}/preview`, query }, options);
  }

  /**
   * Resume a recurring invoice
   *
   * Resumes a paused recurring invoice: the next date is the first from today on, after the last period billed. Its dates stay those of `anchor_date`. An active one is left unchanged; one that has ended returns `invalid_state`. Emits `recurring_invoice.updated`.
   *
   * `POST /v1/recurring-invoices/{id}/resume`
   *
   * @param recurringInvoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  resume(recurringInvoiceId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<RecurringInvoice> {
    return this.data({ method: 'POST', path: path`/v1/recurring-invoices/${recurringInvoiceId}/resume` }, options);
  }

  /**
   * Make the next invoice now
   *
   * Makes the next invoice now, dated today or on its date if that is past, for its own period, and sends it if `auto_send` says so. The one after it follows on its date. Whatever would make it fail is returned as the error. Only an active recurring invoice can be run (`invalid_state`). Emits `invoice.created` and `recurring_invoice.updated`.
   *
   * `POST /v1/recurring-invoices/{id}/run`
   *
   * @param recurringInvoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  run(recurringInvoiceId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Invoice> {
    return this.data({ method: 'POST', path: path`/v1/recurring-invoices/${recurringInvoiceId}/run` }, options);
  }
}

/** The taxes that lines of invoices name, with rate and category. */
export class TaxRatesResource extends Resource {
  /**
   * List tax rates
   *
   * The tax rates of the workspace, by name. Everyone in the team can read them. A new workspace has none.
   *
   * `GET /v1/tax-rates`
   */
  list(query?: ListTaxRatesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<TaxRateObject>>;
  list(query: ListTaxRatesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListTaxRatesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<TaxRateObject>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/tax-rates', query }, options);
    const answer: ListRequest<Page<TaxRateObject>> = this.page({ method: 'GET', path: '/v1/tax-rates', query }, options);
    return answer;
  }

  /**
   * Create a tax rate
   *
   * Creates a tax rate. A name already in use (ignoring case) returns `duplicate`. A rate that does not fit its category, a reason for a category that has none, and `exempt` without any reason return `invalid_request`.
   *
   * `POST /v1/tax-rates`
   */
  create(body: TaxRateCreate, options?: IdempotentOptions): ApiRequest<TaxRateObject> {
    return this.data({ method: 'POST', path: '/v1/tax-rates', body }, options);
  }

  /**
   * Get a tax rate
   *
   * One tax rate.
   *
   * `GET /v1/tax-rates/{id}`
   *
   * @param taxRateId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(taxRateId: string, query?: GetTaxRateQuery, options?: RequestOptions): ApiRequest<TaxRateObject> {
    return this.data({ method: 'GET', path: path`/v1/tax-rates/${taxRateId}`, query }, options);
  }

  /**
   * Update a tax rate
   *
   * Changes the fields sent. Existing lines, invoices and credit notes keep the tax that they were saved with; clients that name the tax rate get the new terms on their next invoice. A name that another tax rate already has (ignoring case) returns `duplicate`.
   *
   * `PUT /v1/tax-rates/{id}`
   *
   * @param taxRateId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  update(taxRateId: string, body: TaxRateUpdate, options?: ConditionalOptions): ApiRequest<TaxRateObject> {
    return this.data({ method: 'PUT', path: path`/v1/tax-rates/${taxRateId}`, body }, options);
  }

  /**
   * Delete a tax rate
   *
   * Deletes a tax rate. Invoices and credit notes keep their copies. A tax rate that a client, an item or a recurring invoice names returns `invalid_state`.
   *
   * `DELETE /v1/tax-rates/{id}`
   *
   * @param taxRateId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  delete(taxRateId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/tax-rates/${taxRateId}` }, options);
  }
}

/** What currencies are worth in others on a day, for figures and taxes in one currency. */
export class ExchangeRatesResource extends Resource {
  /**
   * List exchange rates
   *
   * The exchange rates of the workspace, newest day first. Everyone in the team can read them. A new workspace has none.
   *
   * `GET /v1/exchange-rates`
   */
  list(query?: ListExchangeRatesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<ExchangeRateObject>>;
  list(query: ListExchangeRatesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListExchangeRatesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<ExchangeRateObject>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/exchange-rates', query }, options);
    const answer: ListRequest<Page<ExchangeRateObject>> = this.page({ method: 'GET', path: '/v1/exchange-rates', query }, options);
    return answer;
  }

  /**
   * Create an exchange rate
   *
   * Creates an exchange rate by hand. A second rate of the same two currencies and day returns `duplicate`: update the first, or import a file, which replaces rates. Figures that were converted before are computed with the new rate from then on; sent invoices keep the rate that they were sent with.
   *
   * `POST /v1/exchange-rates`
   */
  create(body: ExchangeRateCreate, options?: IdempotentOptions): ApiRequest<ExchangeRateObject> {
    return this.data({ method: 'POST', path: '/v1/exchange-rates', body }, options);
  }

  /**
   * Import exchange rates
   *
   * Imports all exchange rates of a file, or none. The file is recognized by its content: one of the European Central Bank (`eurofxref-daily.xml`, `eurofxref-hist-90d.xml`, `eurofxref-hist.xml`, or the CSV in `eurofxref.zip` and `eurofxref-hist.zip`), whose rates are from the euro; or a CSV with the columns `from`, `to`, `date` and `rate` in any order, separated by commas, semicolons or tabs. With semicolons, a rate may have a decimal comma. A CSV of `GET /v1/exchange-rates` can be imported. A rate replaces another of the same two currencies and day, except that a file of the European Central Bank replaces only its own rates; so an import can be repeated. A file has at most 50,000 rates, counted from `since`. A rate that cannot be read returns `invalid_request`, with its line.
   *
   * `POST /v1/exchange-rates/import`
   */
  importMany(file: FileInput<'since'>, options?: IdempotentOptions): ApiRequest<ExchangeRateImport> {
    return this.data({ method: 'POST', path: '/v1/exchange-rates/import', file }, options);
  }

  /**
   * Look up the exchange rate of a day
   *
   * The rate by which an amount of a day is converted. A rate also serves the days after its own until the next rate of the same two currencies, but at most 7 days, so that weekends and holidays have one. The first of these that is found is taken: a rate from `from` to `to`; the inverse of a rate from `to` to `from`; a rate through the euro, by rates of both currencies against it, each direct or inverse. Other cross rates are not derived. If none is found, the request returns `not_found`.
   *
   * `GET /v1/exchange-rates/lookup`
   */
  getOfDay(query: GetExchangeRateOfDayQuery, options?: RequestOptions): ApiRequest<ExchangeRateLookup> {
    return this.data({ method: 'GET', path: '/v1/exchange-rates/lookup', query }, options);
  }

  /**
   * Get an exchange rate
   *
   * One exchange rate. `GET /v1/exchange-rates/lookup` finds the rate that serves a day.
   *
   * `GET /v1/exchange-rates/{id}`
   *
   * @param exchangeRateId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(exchangeRateId: string, query?: GetExchangeRateQuery, options?: RequestOptions): ApiRequest<ExchangeRateObject> {
    return this.data({ method: 'GET', path: path`/v1/exchange-rates/${exchangeRateId}`, query }, options);
  }

  /**
   * Update an exchange rate
   *
   * Changes the fields sent. The rate is `manual` then, so that files of the European Central Bank no longer replace it. A day that has another rate of the same two currencies returns `duplicate`.
   *
   * `PUT /v1/exchange-rates/{id}`
   *
   * @param exchangeRateId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  update(exchangeRateId: string, body: ExchangeRateUpdate, options?: ConditionalOptions): ApiRequest<ExchangeRateObject> {
    return this.data({ method: 'PUT', path: path`/v1/exchange-rates/${exchangeRateId}`, body }, options);
  }

  /**
   * Delete an exchange rate
   *
   * Deletes an exchange rate. Sent invoices keep their copies.
   *
   * `DELETE /v1/exchange-rates/{id}`
   *
   * @param exchangeRateId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  delete(exchangeRateId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/exchange-rates/${exchangeRateId}` }, options);
  }
}

/** Invoices to clients: created by hand or from time, approved, sent and paid. */
export class InvoicesResource extends Resource {
  /**
   * List invoices
   *
   * The invoices of the workspace, latest invoice date first by default. `summary` covers everything that the filters match, not just this page, but excludes drafts and void invoices. With `format=csv`, everything that the filters match is returned as a file, including drafts and void invoices, without the summary.
   *
   * `GET /v1/invoices`
   */
  list(query?: ListInvoicesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<SummedPage<InvoiceSummary, InvoiceListSummary>>;
  list(query: ListInvoicesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListInvoicesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<SummedPage<InvoiceSummary, InvoiceListSummary>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/invoices', query, repeated: ["external_id"] }, options);
    const answer: ListRequest<SummedPage<InvoiceSummary, InvoiceListSummary>> = this.page({ method: 'GET', path: '/v1/invoices', query, repeated: ["external_id"] }, options);
    return answer;
  }

  /**
   * Everything that changed since `mark`, in the order of the changes; without a mark, everything there is.
   *
   * Keep the `mark` of the result for the next time. It is valid for 30 days, and only with the same filters. A change that is committed
   * later than others that began after it is not missed. Deleted objects do not come: `events` reports them.
   *
   * `GET /v1/invoices`
   */
  sync(mark?: string, query?: Omit<ListInvoicesQuery, 'page' | 'cursor' | 'sort' | 'order' | 'updated_since'>, options?: RequestOptions): SyncRequest<InvoiceSummary> {
    return this.changes({ method: 'GET', path: '/v1/invoices', query, repeated: ["external_id"] }, mark, options);
  }

  /**
   * Create an invoice
   *
   * Creates a draft in the currency of the client, with or without lines. Contact and agreement must belong to the client (`invalid_request`). Lines with a
   * negative rate or quantity are discounts; a negative total returns `invalid_request`. Time entries referenced by a line are marked as billed immediately.
   *
   * The number is assigned immediately, from a gapless sequence per workspace that does not restart each year. `{YYYY}`, `{YY}` and `{MM}` in the workspace's
   * `invoice_number_format` are taken from `invoice_date`. A number already assigned under an earlier format is skipped. Emits `invoice.created`, and
   * `project.budget_alert` for each threshold that the lines cross.
   *
   * `POST /v1/invoices`
   */
  create(body: InvoiceCreate, options?: IdempotentOptions): ApiRequest<Invoice> {
    return this.data({ method: 'POST', path: '/v1/invoices', body }, options);
  }

  /**
   * Get receivables aging
   *
   * Outstanding amounts by days past the due date. Only invoices that are sent, viewed, partial or overdue are counted.
   *
   * `GET /v1/invoices/aging`
   */
  getAging(query?: GetInvoiceAgingQuery, options?: RequestOptions): ApiRequest<Aging> {
    return this.data({ method: 'GET', path: '/v1/invoices/aging', query }, options);
  }

  /**
   * Create an invoice from unbilled time
   *
   * Creates a draft from the client's unbilled work from `from` to `to`, both days inclusive. It includes time entries that are billable, unbilled, stopped
   * and not excluded, and that belong to time_and_materials work without an agreement. An entry on the client alone counts as such work; for an entry on a
   * project or a ticket, its `billing_type` decides. Rejected entries are never included, and if the workspace has `require_time_approval`, only approved ones
   * are. On projects with `require_client_approval`, only entries that the client has approved are included (`createApproval`). With `include_expenses`,
   * unbilled expenses in the currency of the invoice are included, each as a line.
   *
   * `group_by` determines the lines; within a group there is one line per rate, so the amount always equals quantity × rate. Included entries are marked as
   * billed immediately and belong to exactly one line, even with concurrent requests. If there is nothing to bill, the request returns `invalid_request`. It
   * also does so if the result exceeds the limit of an invoice, 2,000 lines or 256 KiB of text: use a shorter range, or a `group_by` that yields fewer lines.
   * Emits the same events as `createInvoice`; no events are emitted for the time entries.
   *
   * `POST /v1/invoices/from-time`
   */
  createFromTime(body: InvoiceFromTime, options?: IdempotentOptions): ApiRequest<Invoice> {
    return this.data({ method: 'POST', path: '/v1/invoices/from-time', body }, options);
  }

  /**
   * Preview an invoice from unbilled time
   *
   * The draft that `createInvoiceFromTime` would create from the same body now: with lines, amounts and dates, but without what only an invoice has, such as
   * its number and ids. The rules and errors are the same, so if there is nothing to bill, the request returns `invalid_request`.
   *
   * A preview changes and reserves nothing: the work stays unbilled, no number is taken, no event is emitted, and the preview neither blocks other requests
   * nor waits for them. The invoice can therefore differ from its preview if work is billed or changed in between. There is no `Idempotency-Key`: each request
   * is computed again.
   *
   * `POST /v1/invoices/from-time/preview`
   */
  previewFromTime(body: InvoiceFromTime, options?: IdempotentOptions): ApiRequest<InvoicePreview> {
    return this.data({ method: 'POST', path: '/v1/invoices/from-time/preview', body }, options);
  }

  /**
   * Create or update an invoice by external id
   *
   * Accepts any fields of the body of `createInvoice`. If no invoice has this external id, the request creates one with it (201): the rules of `createInvoice` apply, which requires some of the fields. Otherwise, the request changes the fields sent (200): the rules, permissions and events of `updateInvoice` apply. The request is safe to repeat, also concurrently: of several equal requests, one creates the invoice, and the others leave it unchanged. An `external_id` in the body must equal the one in the path. An external id of an invoice that you are not allowed to see returns `duplicate`. With `If-Match`, nothing is created.
   *
   * `PUT /v1/invoices/external/{external_id}`
   *
   * @param externalId The `external_id` of the object, percent-encoded (`INV/7` as `INV%2F7`).
   */
  upsert(externalId: string, body: InvoiceUpsert, options?: ConditionalOptions): ApiRequest<Invoice> {
    return this.data({ method: 'PUT', path: path`/v1/invoices/external/${externalId}`, body }, options);
  }

  /**
   * Get an invoice
   *
   * One invoice. Data embedded by `include` contains only what the key's user is allowed to see. Viewers can read it too; rates and amounts are shown only with `can_see_rates`.
   *
   * `GET /v1/invoices/{id}`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(invoiceId: string, query?: GetInvoiceQuery, options?: RequestOptions): ApiRequest<Invoice> {
    return this.data({ method: 'GET', path: path`/v1/invoices/${invoiceId}`, query }, options);
  }

  /**
   * Update an invoice
   *
   * Changes the fields sent. On a draft, all fields can be changed; afterwards, only those that the schema of the body marks as changeable at any time. Anything
   * else returns `invalid_state`, and the message says what to do instead.
   *
   * `line_items` replaces the lines: a line with `id` is kept and updated, one without `id` is added, and one not listed is removed and what it billed becomes
   * unbilled. A different client must have the same currency, and the lines must not bill any work of the old client (`invalid_state`). `due_date` does not move
   * when `invoice_date` changes, and must not be before it. Emits `invoice.updated`.
   *
   * `PUT /v1/invoices/{id}`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  update(invoiceId: string, body: InvoiceUpdate, options?: ConditionalOptions): ApiRequest<Invoice> {
    return this.data({ method: 'PUT', path: path`/v1/invoices/${invoiceId}`, body }, options);
  }

  /**
   * Approve an invoice
   *
   * Approves an invoice that is `pending_approval`, so that it can be sent. An approved invoice is left unchanged; one in any other status returns `invalid_state`. Emits `invoice.updated`.
   *
   * `POST /v1/invoices/{id}/approve`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  approve(invoiceId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Invoice> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/approve` }, options);
  }

  /**
   * Credit an invoice
   *
   * Credits an invoice that was sent, in part or in full. Send `lines`, by quantity or by amount before tax, or an `amount` including tax; without either, everything that has not been credited yet is credited. A credit cannot exceed the invoice or one of its lines, even with concurrent requests (`invalid_request` on the field). The credit reduces `amounts.outstanding` of the invoice, and any amount paid beyond that becomes `amounts.refundable`; an invoice with nothing outstanding is `paid`. Tax is credited at the rate of the invoice, and the credited tax never exceeds the tax of the invoice. An invoice that was not sent, or is void, returns `invalid_state`. The number is gapless within the workspace. Emits `credit_note.created`, `invoice.updated`, and `invoice.paid` if nothing remains outstanding.
   *
   * `POST /v1/invoices/{id}/credit-notes`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  createCreditNote(invoiceId: string, body?: CreditNoteCreate, options?: IdempotentOptions & ConditionalOptions): ApiRequest<CreditNote> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/credit-notes`, body }, options);
  }

  /**
   * Charge late interest on an invoice
   *
   * Creates a draft for the same client with one line: simple interest by the rule of the workspace (`late_interest`), for each day after the due date up to and with today on what was outstanding at the end of that day, over 365, rounded once to the currency. Days that were charged before are left out, so that no day is charged twice, and a second request on the same day returns the draft of the first. Voiding the draft makes its days chargeable again; changing or removing its line does not. The line has no tax. Interest is booked with this draft only: what reminders and statements state is for information. A workspace without a rule, an invoice that was not sent, is void or written off, one that charges interest itself, and one on which no interest has accrued return `invalid_state`. Emits `invoice.created` for the draft.
   *
   * `POST /v1/invoices/{id}/charge-interest`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  chargeInterest(invoiceId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Invoice> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/charge-interest` }, options);
  }

  /**
   * Duplicate an invoice
   *
   * Creates a draft for the same client with the same lines, texts and tax rate from an invoice in any status. The draft is dated today, is due according to the current payment terms, has its own number, and does not copy links to time or expenses. Emits `invoice.created`.
   *
   * `POST /v1/invoices/{id}/duplicate`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  duplicate(invoiceId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Invoice> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/duplicate` }, options);
  }

  /**
   * Add a line
   *
   * Adds a line at the end of a draft; any other invoice returns `invalid_state`. The amounts of the invoice are recalculated; a negative total returns `invalid_request`, and a line beyond the limit of 2,000 returns `invalid_state`. Emits `invoice.updated`.
   *
   * `POST /v1/invoices/{id}/line-items`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  addLineItem(invoiceId: string, body: LineItemCreate, options?: IdempotentOptions & ConditionalOptions): ApiRequest<LineItem> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/line-items`, body }, options);
  }

  /**
   * Update a line
   *
   * Changes the fields sent on a line of a draft; any other invoice returns `invalid_state`. Sending `quantity` or `rate` without `amount` recalculates the amount. The amounts of the invoice are recalculated; a negative total returns `invalid_request`. Emits `invoice.updated`.
   *
   * `PUT /v1/invoices/{id}/line-items/{line_id}`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param lineId Identifier of the line.
   */
  updateLineItem(invoiceId: string, lineId: string, body: LineItemUpdate, options?: ConditionalOptions): ApiRequest<LineItem> {
    return this.data({ method: 'PUT', path: path`/v1/invoices/${invoiceId}/line-items/${lineId}`, body }, options);
  }

  /**
   * Remove a line
   *
   * Removes a line from a draft; any other invoice returns `invalid_state`. The time entries and expenses on the line become unbilled. Emits `invoice.updated`.
   *
   * `DELETE /v1/invoices/{id}/line-items/{line_id}`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param lineId Identifier of the line.
   */
  deleteLineItem(invoiceId: string, lineId: string, options?: ConditionalOptions): ApiRequest<DeletedObject> {
    return this.data({ method: 'DELETE', path: path`/v1/invoices/${invoiceId}/line-items/${lineId}` }, options);
  }

  /**
   * Write an invoice off
   *
   * Writes off an invoice that is sent, viewed, partial or overdue: it no longer counts as outstanding or in the aging. An uncollectible invoice is left unchanged; one in any other status returns `invalid_state`. An uncollectible invoice still accepts payments and can be voided, and keeps its status when paid. Emits `invoice.updated` with the reason in its context.
   *
   * `POST /v1/invoices/{id}/mark-uncollectible`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  markUncollectible(invoiceId: string, body?: InvoiceReason, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Invoice> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/mark-uncollectible`, body }, options);
  }

  /**
   * List the ways to pay an invoice
   *
   * The ways in which the client can now pay the outstanding amount of an invoice. The list is empty before the invoice is sent, and once nothing is left to pay. `bank_transfer` gives the account and instructions that the invoice shows, if the seller had set any when it was sent; record the money you receive with `recordInvoicePayment`. The others have a `url`, and are left out while a payment of the invoice is on its way. `stripe`, while it is connected, is an address that leads to a page of Stripe. `test`, on the test side only, is a page on which you choose the outcome of a payment: success, decline, arrival three days later by the test clock, a payment reported twice, or 10 too much. A payment that a method reports is recorded once for each reference of its provider, and is never refused for its amount: anything above the outstanding amount becomes `amounts.refundable`. Its date is the day on which the money arrived.
   *
   * `GET /v1/invoices/{id}/payment-methods`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getPaymentMethods(invoiceId: string, query?: GetInvoicePaymentMethodsQuery, options?: RequestOptions): ApiRequest<InvoicePaymentMethods> {
    return this.data({ method: 'GET', path: path`/v1/invoices/${invoiceId}/payment-methods`, query }, options);
  }

  /**
   * Get the trace of an invoice
   *
   * Explains each cent of an invoice. For each line, the trace has quantity × rate before and after rounding, and the time entries, expenses and milestone that the line bills. It says where the rate of each time entry came from. It also has the tax before and after rounding, payments and credit notes, and the remaining amount. The amounts are added up again from these parts, not read from the invoice, and have the same result.
   *
   * `GET /v1/invoices/{id}/trace`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getTrace(invoiceId: string, query?: GetInvoiceTraceQuery, options?: RequestOptions): ApiRequest<InvoiceTrace> {
    return this.data({ method: 'GET', path: path`/v1/invoices/${invoiceId}/trace`, query }, options);
  }

  /**
   * List the payments of an invoice
   *
   * The payments and refunds of one invoice, oldest first by default.
   *
   * `GET /v1/invoices/{id}/payments`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  listPayments(invoiceId: string, query?: ListInvoicePaymentsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<Payment>>;
  listPayments(invoiceId: string, query: ListInvoicePaymentsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  listPayments(invoiceId: string, query?: ListInvoicePaymentsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<Payment>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: path`/v1/invoices/${invoiceId}/payments`, query }, options);
    const answer: ListRequest<Page<Payment>> = this.page({ method: 'GET', path: path`/v1/invoices/${invoiceId}/payments`, query }, options);
    return answer;
  }

  /**
   * Record a payment
   *
   * Records a payment received on an invoice that was sent, uncollectible ones included; a void invoice, or one not yet sent, returns `invalid_state`. An amount above the outstanding amount returns `invalid_request` on `amount`, even with concurrent payments. A payment that leaves nothing outstanding sets `paid_date` to its date. Emits `invoice.paid` if nothing remains outstanding, otherwise `invoice.partial_payment`, with the payment in its context.
   *
   * `POST /v1/invoices/{id}/payments`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  recordPayment(invoiceId: string, body: PaymentCreate, options?: IdempotentOptions & ConditionalOptions): ApiRequest<InvoiceSettlement> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/payments`, body }, options);
  }

  /**
   * Refund a payment
   *
   * Refunds a payment in full or in part, dated today. The refund is a separate payment with a negative amount; the status of the invoice follows the resulting outstanding amount. An amount above the unrefunded part of the payment returns `invalid_request`; a fully refunded payment, or a refund, returns `invalid_state`. Once everything is refunded, the invoice can be voided. A payment by Stripe goes back by Stripe while that is connected: the refund is `pending` until Stripe has made it, and one that fails is undone by a payment on the invoice. Emits `invoice.updated` with the refund in its context.
   *
   * `POST /v1/invoices/{id}/payments/{payment_id}/refund`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   * @param paymentId Identifier of the payment.
   */
  refundPayment(invoiceId: string, paymentId: string, body?: PaymentRefund, options?: IdempotentOptions & ConditionalOptions): ApiRequest<InvoiceSettlement> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/payments/${paymentId}/refund`, body }, options);
  }

  /**
   * Apply credit to an invoice
   *
   * Allocates credit of the client in the currency of the invoice to it, that of the oldest payment first, dated today. An amount above what is outstanding, or above the credit, returns `invalid_request` on `amount`; an invoice that cannot be paid or on which nothing is outstanding, and a client without credit in its currency, return `invalid_state`. With the setting `apply_credit: automatically`, sending an invoice does the same. Emits `invoice.paid` or `invoice.partial_payment`, and `payment.updated` for each payment.
   *
   * `POST /v1/invoices/{id}/apply-credit`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  applyCredit(invoiceId: string, body?: CreditApply, options?: IdempotentOptions & ConditionalOptions): ApiRequest<CreditApplied> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/apply-credit`, body }, options);
  }

  /**
   * Get the PDF of an invoice
   *
   * The invoice as a PDF, in any status, with amounts formatted for the client's country. A void invoice is stamped as void; internal notes are never printed. Because it shows rates, it also requires `can_see_rates`. Rendering is shared fairly between workspaces, and small documents do not wait for large ones. With 20 requests of the workspace already waiting, the request returns `rate_limit_exceeded`; with very many waiting overall, `unavailable`; both with `Retry-After`. An invoice that cannot be rendered within 30 seconds and 1 GiB of memory returns `invalid_state`.
   *
   * `GET /v1/invoices/{id}/pdf`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getPdf(invoiceId: string, options?: RequestOptions): ApiRequest<Download> {
    return this.file({ method: 'GET', path: path`/v1/invoices/${invoiceId}/pdf` }, options);
  }

  /**
   * Get the electronic form of a invoice
   *
   * The invoice in an electronic form of EN 16931: as XML (`xrechnung_cii`, `xrechnung_ubl`, `peppol_bis`), or as a PDF/A-3 that contains the XML (`zugferd`, `factur_x`). In the form in which it was issued, it is the file that was kept, byte for byte; other forms are made from the invoice as it was sent, and an invoice that was not sent as it is now. Payments and credit notes are never part of it. An invoice that lacks what the form wants returns `invalid_state`, with each missing detail under `details`: the field that mends it, and the rule that wants it. Amounts with three decimals and lines with several taxes cannot be expressed.
   *
   * `GET /v1/invoices/{id}/e-invoice`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  getElectronic(invoiceId: string, query?: { format?: 'json' }, options?: RequestOptions): ApiRequest<Download>;
  getElectronic(invoiceId: string, query: { format: 'zugferd' | 'factur_x' | 'xrechnung_cii' | 'xrechnung_ubl' | 'peppol_bis' }, options?: RequestOptions): ApiRequest<Download>;
  getElectronic(invoiceId: string, query?: { format?: 'json' | 'zugferd' | 'factur_x' | 'xrechnung_cii' | 'xrechnung_ubl' | 'peppol_bis' }, options?: RequestOptions): ApiRequest<Download> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: path`/v1/invoices/${invoiceId}/e-invoice`, query }, options);
    const answer: ApiRequest<Download> = this.file({ method: 'GET', path: path`/v1/invoices/${invoiceId}/e-invoice`, query }, options);
    return answer;
  }

  /**
   * Send an invoice back to draft
   *
   * Returns an invoice that is `pending_approval` or `approved` to draft and withdraws its approval. A draft is left unchanged; an invoice in any other status returns `invalid_state`. Emits `invoice.updated` with the reason in its context.
   *
   * `POST /v1/invoices/{id}/reject-approval`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  rejectApproval(invoiceId: string, body?: InvoiceReason, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Invoice> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/reject-approval`, body }, options);
  }

  /**
   * Send a reminder for an overdue invoice
   *
   * Mails a reminder with the PDF to the given addresses, or by default to the recipients that `sendInvoice` would use. The invoice must have an outstanding amount past its due date, whether or not the daily job has already marked it overdue; any other invoice returns `invalid_state`. The level `before_due` is for invoices that are not overdue yet. A level that was mailed before returns `invalid_state`. If the workspace has `late_interest`, the mail states the interest that was not charged yet. Emits `invoice.updated`, with the `reminder` in its context.
   *
   * `POST /v1/invoices/{id}/remind`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  remind(invoiceId: string, body?: InvoiceRemind, options?: IdempotentOptions & ConditionalOptions): ApiRequest<InvoiceReminded> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/remind`, body }, options);
  }

  /**
   * Preview the reminder of an overdue invoice
   *
   * The mail that `remindInvoice` would send for the same body now. The rules and errors are the same, but nothing is sent or changed. There is no `Idempotency-Key`: each request is computed again.
   *
   * `POST /v1/invoices/{id}/remind/preview`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  previewReminder(invoiceId: string, body?: InvoiceRemind, options?: IdempotentOptions & ConditionalOptions): ApiRequest<MailPreview> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/remind/preview`, body }, options);
  }

  /**
   * Send an invoice
   *
   * Mails the invoice with a link to its hosted page, or to the portal if the only recipient is a contact who sees invoices there. A draft or approved invoice becomes `sent`, even if its due date has passed (the daily job then makes it overdue); with a total of 0, it becomes `paid` immediately. If the workspace has `require_invoice_approval`, a draft returns `invalid_state`: submit it and have it approved first. Without `to`, it is mailed to the contact of the invoice, or else to the billing contact, the primary contact or the address of the client, in this order. If there is no address, the request returns `invalid_request` on `to`. If the client gets electronic invoices, it is issued in that form, and an invoice that lacks what the form wants returns `invalid_state`, with each missing detail under `details`. Sending again mails again and changes nothing else. A void, uncollectible or pending invoice returns `invalid_state`. Emits `invoice.sent` the first time, and `invoice.paid` with a total of 0.
   *
   * `POST /v1/invoices/{id}/send`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  send(invoiceId: string, body?: InvoiceSend, options?: IdempotentOptions & ConditionalOptions): ApiRequest<InvoiceSent> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/send`, body }, options);
  }

  /**
   * Preview the mail of an invoice
   *
   * The mail that `sendInvoice` would send for the same body now. The rules and errors are the same, but nothing is sent or changed. A draft or approved invoice has no hosted page yet: in its preview, the link ends in `…` instead of a token. There is no `Idempotency-Key`: each request is computed again.
   *
   * `POST /v1/invoices/{id}/send/preview`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  previewMail(invoiceId: string, body?: InvoiceSend, options?: IdempotentOptions & ConditionalOptions): ApiRequest<MailPreview> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/send/preview`, body }, options);
  }

  /**
   * Submit an invoice for approval
   *
   * Submits a draft for approval: it becomes `pending_approval` and its amounts can no longer change. A submitted invoice is left unchanged; one in any other status returns `invalid_state`. Emits `invoice.updated`.
   *
   * `POST /v1/invoices/{id}/submit`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  submit(invoiceId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Invoice> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/submit` }, options);
  }

  /**
   * Void an invoice
   *
   * Voids an invoice permanently, from any status, and releases the time entries and expenses on its lines so that they can be billed again. If it bills a period of an agreement, the period then has no invoice: closing the period again with `generate_invoice` generates another one. An invoice with payments that are not refunded, or with credit notes, returns `invalid_state`: refund them first. A void invoice is left unchanged. Its number is not reused. Emits `invoice.voided` with the reason in its context.
   *
   * `POST /v1/invoices/{id}/void`
   *
   * @param invoiceId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  void(invoiceId: string, body?: InvoiceReason, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Invoice> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/void`, body }, options);
  }
}

/** Payments received from clients, their allocations to invoices, credit and refunds. */
export class PaymentsResource extends Resource {
  /**
   * List payments
   *
   * All payments and refunds, each with its client, and with the invoice if it was recorded on one, latest first by default. `summary` covers everything that the filters match. With `format=csv`, everything that the filters match is returned as a file, without the summary.
   *
   * `GET /v1/payments`
   */
  list(query?: ListPaymentsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<SummedPage<PaymentSummary, PaymentListSummary>>;
  list(query: ListPaymentsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListPaymentsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<SummedPage<PaymentSummary, PaymentListSummary>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/payments', query }, options);
    const answer: ListRequest<SummedPage<PaymentSummary, PaymentListSummary>> = this.page({ method: 'GET', path: '/v1/payments', query }, options);
    return answer;
  }

  /**
   * Everything that changed since `mark`, in the order of the changes; without a mark, everything there is.
   *
   * Keep the `mark` of the result for the next time. It is valid for 30 days, and only with the same filters. A change that is committed
   * later than others that began after it is not missed. Deleted objects do not come: `events` reports them.
   *
   * `GET /v1/payments`
   */
  sync(mark?: string, query?: Omit<ListPaymentsQuery, 'page' | 'cursor' | 'sort' | 'order' | 'updated_since'>, options?: RequestOptions): SyncRequest<PaymentSummary> {
    return this.changes({ method: 'GET', path: '/v1/payments', query }, mark, options);
  }

  /**
   * Record a payment of a client
   *
   * Records money received from a client, and allocates it to invoices as asked: of the same client, in the same currency, sent and not void, each at most once. What is not allocated is the client's credit, which can be allocated later (`PUT /v1/payments/{id}/allocations`), applied to an invoice (`POST /v1/invoices/{id}/apply-credit`) or given back (`POST /v1/payments/{id}/refund`). An amount above what is outstanding on an invoice returns `invalid_request` on `allocations.0.amount`, even with concurrent payments; nothing is recorded then. Emits `payment.created`, and for each invoice `invoice.paid` or `invoice.partial_payment`.
   *
   * `POST /v1/payments`
   */
  create(body: ClientPaymentCreate, options?: IdempotentOptions): ApiRequest<ClientPayment> {
    return this.data({ method: 'POST', path: '/v1/payments', body }, options);
  }

  /**
   * Get a payment
   *
   * One payment or refund, with the invoices to which it is allocated.
   *
   * `GET /v1/payments/{id}`
   *
   * @param paymentId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  get(paymentId: string, query?: GetPaymentQuery, options?: RequestOptions): ApiRequest<ClientPayment> {
    return this.data({ method: 'GET', path: path`/v1/payments/${paymentId}`, query }, options);
  }

  /**
   * Allocate a payment to invoices
   *
   * Replaces all allocations of a payment; those sent that are present already stay as they are, so repeating a request changes nothing. The rules are those of `POST /v1/payments`. An invoice from which money is taken has it outstanding again. What is changed counts from today in reports by the day on which invoices were paid; reports on the past stay as they were. A refund returns `invalid_state`. Emits `payment.updated`, and for each invoice that changes `invoice.paid`, `invoice.partial_payment` or `invoice.updated`.
   *
   * `PUT /v1/payments/{id}/allocations`
   *
   * @param paymentId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  updateAllocations(paymentId: string, body: PaymentAllocationsUpdate, options?: ConditionalOptions): ApiRequest<ClientPayment> {
    return this.data({ method: 'PUT', path: path`/v1/payments/${paymentId}/allocations`, body }, options);
  }

  /**
   * Refund the credit of a payment
   *
   * Gives back what of a payment is not allocated, in full or in part, dated today. The refund is a separate payment with a negative amount. An amount above `unallocated_amount` returns `invalid_request`; a payment that is allocated or refunded in full, or a refund, returns `invalid_state`: take it off its invoices first. A payment by Stripe goes back by Stripe while that is connected: the refund is `pending` until Stripe has made it, and one that fails is undone by a payment. Emits `payment.refunded` with the refund as `context.refund`.
   *
   * `POST /v1/payments/{id}/refund`
   *
   * @param paymentId Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
   */
  refund(paymentId: string, body?: CreditRefund, options?: IdempotentOptions & ConditionalOptions): ApiRequest<ClientPayment> {
    return this.data({ method: 'POST', path: path`/v1/payments/${paymentId}/refund`, body }, options);
  }
}

/** All operations of the service, by resource. */
export abstract class Resources {
  /** API keys for the live and test sides of the workspace. */
  readonly apiKeys: ApiKeysResource;
  readonly cliLogins: CliLoginsResource;
  /** The contact of a client who is signed in to the client portal. API keys do not work in the portal. */
  readonly portal: PortalResource;
  readonly testMails: TestMailsResource;
  /** The users of the workspace. */
  readonly users: UsersResource;
  /** Where the user is signed in, and their password. */
  readonly sessions: SessionsResource;
  /** Filters, order and columns of screens that users save under a name, and can share with colleagues. */
  readonly savedViews: SavedViewsResource;
  /** One search over everything that the user of the key is allowed to see. */
  readonly search: SearchResource;
  /** The settings of the workspace, and its logo. */
  readonly workspace: WorkspaceResource;
  /** The inbox of each user: what concerns them, in the app and by mail. */
  readonly notifications: NotificationsResource;
  /** Milestones and hours that clients are asked to approve in the portal. */
  readonly approvals: ApprovalsResource;
  /** Credits on invoices that were sent, in part or in full. */
  readonly creditNotes: CreditNotesResource;
  /** What happened, and who did it. Events are kept for 30 days. */
  readonly events: EventsResource;
  /** Subject and text of the mails that the workspace sends to its clients. */
  readonly mailTemplates: MailTemplatesResource;
  /** The mails that the service sends, and what became of each. */
  readonly mails: MailsResource;
  /** Who did what in the workspace, in the last two years. */
  readonly auditLog: AuditLogResource;
  /** The requests that were made with the API keys of the workspace in the last 7 days. */
  readonly requestLog: RequestLogResource;
  /** Your URLs that receive events as they happen, each as an HTTP POST with the event as JSON. */
  readonly webhooks: WebhooksResource;
  readonly testClock: TestClockResource;
  readonly testData: TestDataResource;
  /** The firms you work for. */
  readonly clients: ClientsResource;
  /** The people at your clients, and their access to the client portal. */
  readonly contacts: ContactsResource;
  /** Named sets of hourly rates. */
  readonly rateCards: RateCardsResource;
  /** The project types of the workspace. */
  readonly projectTypes: ProjectTypesResource;
  /** Work for a client, with its budget and budget use. */
  readonly projects: ProjectsResource;
  /** Labels that group clients, projects, tickets and contacts. */
  readonly tags: TagsResource;
  /** The ticket priorities of the workspace, with their SLA targets. */
  readonly ticketPriorities: TicketPrioritiesResource;
  /** The ticket statuses of the workspace. */
  readonly ticketStatuses: TicketStatusesResource;
  /** Texts for replies to tickets, with placeholders for the values of a ticket. */
  readonly cannedReplies: CannedRepliesResource;
  /** Tasks, issues and requests of clients, from opening to closing. */
  readonly tickets: TicketsResource;
  /** Work logged by hand, in bulk or by timer, and its totals. */
  readonly timeEntries: TimeEntriesResource;
  readonly timers: TimersResource;
  /** Expenses with their receipts and approval, and their billing to clients. */
  readonly expenses: ExpensesResource;
  /** Retainers: their periods, included and rolled-over hours, and drawdown. */
  readonly agreements: AgreementsResource;
  /** The agreement types of the workspace. */
  readonly agreementTypes: AgreementTypesResource;
  /** Reports on time, utilization, profitability, revenue, receivables and forecast. */
  readonly reports: ReportsResource;
  /** Bank statements: imported files, and their lines, which are booked as payments. */
  readonly bankImports: BankImportsResource;
  /** The price list: products and services that lines of invoices name. */
  readonly items: ItemsResource;
  /** Schedules that make invoices with the same lines, period by period. */
  readonly recurringInvoices: RecurringInvoicesResource;
  /** The taxes that lines of invoices name, with rate and category. */
  readonly taxRates: TaxRatesResource;
  /** What currencies are worth in others on a day, for figures and taxes in one currency. */
  readonly exchangeRates: ExchangeRatesResource;
  /** Invoices to clients: created by hand or from time, approved, sent and paid. */
  readonly invoices: InvoicesResource;
  /** Payments received from clients, their allocations to invoices, credit and refunds. */
  readonly payments: PaymentsResource;

  constructor(transport: Transport) {
    this.apiKeys = new ApiKeysResource(transport);
    this.cliLogins = new CliLoginsResource(transport);
    this.portal = new PortalResource(transport);
    this.testMails = new TestMailsResource(transport);
    this.users = new UsersResource(transport);
    this.sessions = new SessionsResource(transport);
    this.savedViews = new SavedViewsResource(transport);
    this.search = new SearchResource(transport);
    this.workspace = new WorkspaceResource(transport);
    this.notifications = new NotificationsResource(transport);
    this.approvals = new ApprovalsResource(transport);
    this.creditNotes = new CreditNotesResource(transport);
    this.events = new EventsResource(transport);
    this.mailTemplates = new MailTemplatesResource(transport);
    this.mails = new MailsResource(transport);
    this.auditLog = new AuditLogResource(transport);
    this.requestLog = new RequestLogResource(transport);
    this.webhooks = new WebhooksResource(transport);
    this.testClock = new TestClockResource(transport);
    this.testData = new TestDataResource(transport);
    this.clients = new ClientsResource(transport);
    this.contacts = new ContactsResource(transport);
    this.rateCards = new RateCardsResource(transport);
    this.projectTypes = new ProjectTypesResource(transport);
    this.projects = new ProjectsResource(transport);
    this.tags = new TagsResource(transport);
    this.ticketPriorities = new TicketPrioritiesResource(transport);
    this.ticketStatuses = new TicketStatusesResource(transport);
    this.cannedReplies = new CannedRepliesResource(transport);
    this.tickets = new TicketsResource(transport);
    this.timeEntries = new TimeEntriesResource(transport);
    this.timers = new TimersResource(transport);
    this.expenses = new ExpensesResource(transport);
    this.agreements = new AgreementsResource(transport);
    this.agreementTypes = new AgreementTypesResource(transport);
    this.reports = new ReportsResource(transport);
    this.bankImports = new BankImportsResource(transport);
    this.items = new ItemsResource(transport);
    this.recurringInvoices = new RecurringInvoicesResource(transport);
    this.taxRates = new TaxRatesResource(transport);
    this.exchangeRates = new ExchangeRatesResource(transport);
    this.invoices = new InvoicesResource(transport);
    this.payments = new PaymentsResource(transport);
  }
}
