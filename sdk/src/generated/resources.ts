/** Made by scripts/developer/generate.ts from the contract. */
import type { Download, FileInput } from '../files.js';
import type { ConditionalOptions, IdempotentOptions, RequestOptions } from '../options.js';
import type { ApiRequest, ListRequest, Page, SummedPage } from '../request.js';
import { Resource } from '../resource.js';
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
  ApiKey,
  ApiKeyCreate,
  Attachment,
  AttachmentUpdate,
  Client,
  ClientCreate,
  ClientUpdate,
  Contact,
  ContactCreate,
  ContactDuplicates,
  ContactMerge,
  ContactPortalEnable,
  ContactPortalState,
  ContactSummary,
  ContactUpdate,
  ContactsCreate,
  ContactsUpdate,
  DashboardReport,
  Deleted,
  DocketEvent,
  Drawdown,
  DrawdownSummary,
  Expense,
  ExpenseCreate,
  ExpenseListSummary,
  ExpenseReject,
  ExpenseReport,
  ExpenseSummary,
  ExpenseUpdate,
  ExpenseUploaded,
  ExpensesMarkBilled,
  ExpensesMarkedBilled,
  ForecastReport,
  GetAgreementPeriodQuery,
  GetAgreementQuery,
  GetAgreementTypeQuery,
  GetApiKeyQuery,
  GetClientQuery,
  GetContactQuery,
  GetCurrentUserQuery,
  GetDashboardReportQuery,
  GetEventQuery,
  GetExpenseQuery,
  GetExpenseReportQuery,
  GetForecastReportQuery,
  GetInvoiceAgingQuery,
  GetInvoiceQuery,
  GetProfitabilityReportQuery,
  GetProjectMilestoneQuery,
  GetProjectPhaseQuery,
  GetProjectQuery,
  GetProjectTaskQuery,
  GetProjectTypeQuery,
  GetRateCardQuery,
  GetRevenueReportQuery,
  GetScheduledReportQuery,
  GetTagQuery,
  GetTicketPriorityQuery,
  GetTicketQuery,
  GetTicketSlaQuery,
  GetTicketStatusQuery,
  GetTicketTaskQuery,
  GetTimeEntryQuery,
  GetTimeReportQuery,
  GetTimeSummaryQuery,
  GetUserQuery,
  GetUserTimeSummaryQuery,
  GetUtilizationReportQuery,
  GetWebhookQuery,
  GetWorkspaceQuery,
  HourMovement,
  Invoice,
  InvoiceCreate,
  InvoiceFromTime,
  InvoiceListSummary,
  InvoiceReason,
  InvoiceRemind,
  InvoiceReminded,
  InvoiceSend,
  InvoiceSent,
  InvoiceSettlement,
  InvoiceSummary,
  InvoiceUpdate,
  LineItem,
  LineItemCreate,
  LineItemUpdate,
  ListAgreementDrawdownQuery,
  ListAgreementLedgerQuery,
  ListAgreementPeriodsQuery,
  ListAgreementTypesQuery,
  ListAgreementsQuery,
  ListApiKeysQuery,
  ListClientsQuery,
  ListContactDuplicatesQuery,
  ListContactsQuery,
  ListEventsQuery,
  ListExpensesQuery,
  ListInvoicePaymentsQuery,
  ListInvoicesQuery,
  ListProjectMilestonesQuery,
  ListProjectPhasesQuery,
  ListProjectTasksQuery,
  ListProjectTicketsQuery,
  ListProjectTimeEntriesQuery,
  ListProjectTypesQuery,
  ListProjectsQuery,
  ListRateCardsQuery,
  ListRunningTimersQuery,
  ListScheduledReportsQuery,
  ListTagSuggestionsQuery,
  ListTagsQuery,
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
  Milestone,
  MilestoneCreate,
  MilestoneUpdate,
  Payment,
  PaymentCreate,
  PaymentRefund,
  PeriodClose,
  PermissionsUpdate,
  Phase,
  PhaseCreate,
  PhaseUpdate,
  PhasesReorder,
  ProfitabilityReport,
  Project,
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
  RateCard,
  RateCardCreate,
  RateCardUpdate,
  RevenueReport,
  ScheduledReport,
  ScheduledReportCreate,
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
  TicketsClose,
  TicketsUpdate,
  TimeEntriesCreate,
  TimeEntry,
  TimeEntryCreate,
  TimeEntryExclude,
  TimeEntryReject,
  TimeEntrySummary,
  TimeEntryUpdate,
  TimeListSummary,
  TimeReport,
  TimeSummary,
  TimerResume,
  TimerStart,
  TimerStop,
  TimerStopRunning,
  User,
  UserInvite,
  UserTimeSummary,
  UserUpdate,
  UsersUpdate,
  UtilizationReport,
  Webhook,
  WebhookCreate,
  WebhookDelivery,
  WebhookRecover,
  WebhookRecovery,
  WebhookSecretRotate,
  WebhookTest,
  WebhookUpdate,
  WebhookWithSecret,
  Workspace,
  WorkspaceUpdate,
} from './types.js';

/** Keys to the two sides of the workspace. */
export class ApiKeysResource extends Resource {
  /**
   * List API keys
   *
   * The keys that are not revoked, newest first: all of them for owners and admins, their own for others. A test key sees the keys of the test side, a live key those of both sides. The keys themselves are not shown.
   *
   * `GET /v1/api-keys`
   */
  list(query?: ListApiKeysQuery, options?: RequestOptions): ListRequest<Page<ApiKey>> {
    return this.page({ method: 'GET', path: '/v1/api-keys', query }, options);
  }

  /**
   * Create an API key
   *
   * Makes a key and returns it this once: only its SHA-256 is kept. It has the rights of its user, or with `scope: read_only` those of them that only read.
   *
   * Everyone makes keys for themselves; owners and admins also for others by `user_id`, but only an owner for an owner. The user must be active
   * (`invalid_state`). A test key makes test keys only, a live key keys of both sides (`forbidden` otherwise).
   *
   * A key makes none that exceeds it: one that only reads makes none, and one that expires makes keys of its own side that expire no later (`forbidden` on
   * `expires_at`). Whoever signs in makes what they like.
   *
   * The two sides have users of their own, matched by e-mail address. A key made for a person on the side where they are missing makes their twin
   * there: active, with the same role, permissions and profile, which emits `user.created` on that side. `expires_at` must lie ahead by that side's clock.
   *
   * `POST /v1/api-keys`
   */
  create(body: ApiKeyCreate, options?: IdempotentOptions): ApiRequest<ApiKey> {
    return this.data({ method: 'POST', path: '/v1/api-keys', body }, options);
  }

  /**
   * Get an API key
   *
   * One key that is not revoked, without the key itself. Owners and admins get any key, others their own. A test key gets keys of the test side only (those of the live side are `not_found` to it), a live key those of both. Its `ETag` does not follow `last_used_at`.
   *
   * `GET /v1/api-keys/{id}`
   *
   * @param apiKeyId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  get(apiKeyId: string, query?: GetApiKeyQuery, options?: RequestOptions): ApiRequest<ApiKey> {
    return this.data({ method: 'GET', path: path`/v1/api-keys/${apiKeyId}`, query }, options);
  }

  /**
   * Revoke an API key
   *
   * Stops the key at once and for good; a key may revoke itself. Owners and admins revoke any key, others their own. A test key revokes keys of the test side only (those of the live side are `not_found` to it), a live key those of both.
   *
   * `DELETE /v1/api-keys/{id}`
   *
   * @param apiKeyId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  delete(apiKeyId: string, options?: ConditionalOptions): ApiRequest<Deleted> {
    return this.data({ method: 'DELETE', path: path`/v1/api-keys/${apiKeyId}` }, options);
  }
}

export class TestMailsResource extends Resource {
  /**
   * List captured mails
   *
   * The mails that the test side would have sent, newest first. What was queued by earlier requests is always among them. They hold links that sign people in, so owners and admins alone read them, and for a key that only reads `text`, `html` and `links` are empty. Test keys only: a live key is `forbidden`. Resetting the test side forgets them.
   *
   * `GET /v1/test-mails`
   */
  list(query?: ListTestMailsQuery, options?: RequestOptions): ListRequest<Page<TestMail>> {
    return this.page({ method: 'GET', path: '/v1/test-mails', query }, options);
  }
}

/** The people of the workspace. */
export class UsersResource extends Resource {
  /**
   * List users
   *
   * The people of the workspace, newest first unless `sort` says otherwise. Only active ones unless `status` says otherwise.
   *
   * `GET /v1/users`
   */
  list(query?: ListUsersQuery, options?: RequestOptions): ListRequest<Page<User>> {
    return this.page({ method: 'GET', path: '/v1/users', query }, options);
  }

  /**
   * Update users in bulk
   *
   * Makes the same change to 1 to 100 users, all or none, each under the rules of updating one. An error names the user (`ids.3`) or the field (`updates.timezone`); an id that is unknown or given twice is `invalid_request`. Emits for each user what updating one does.
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
   * clock. Accepting makes them `active` and emits `user.created`; inviting emits nothing. Until then they have no keys, and no time is logged for them.
   *
   * Owners give any role, admins any but owner. Whoever else has `can_manage_team` gives member, viewer and contractor only, and none that sees or does
   * more than they: a viewer reads invoices and everyone's time, so a manager needs `can_manage_invoices`, and no department, to invite one. More is `forbidden`. An
   * e-mail address that a user of any status has, in any case, is `duplicate`: reactivate a deactivated one, and send an invited one the
   * invitation again.
   *
   * `POST /v1/users/invite`
   */
  invite(body: UserInvite, options?: IdempotentOptions): ApiRequest<User> {
    return this.data({ method: 'POST', path: '/v1/users/invite', body }, options);
  }

  /**
   * Get the user of the key
   *
   * The user whose rights the key has.
   *
   * `GET /v1/users/me`
   */
  getCurrent(query?: GetCurrentUserQuery, options?: RequestOptions): ApiRequest<User> {
    return this.data({ method: 'GET', path: '/v1/users/me', query }, options);
  }

  /**
   * Get a user
   *
   * One user. What `include` embeds holds only what the key's user may see.
   *
   * `GET /v1/users/{id}`
   *
   * @param userId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  get(userId: string, query?: GetUserQuery, options?: RequestOptions): ApiRequest<User> {
    return this.data({ method: 'GET', path: path`/v1/users/${userId}`, query }, options);
  }

  /**
   * Update a user
   *
   * Changes the fields sent. Owners and admins change all of them, of anyone; whoever else has `can_manage_team` (managers, unless it is taken from
   * them) those of members, viewers and contractors. Of themselves every user but a viewer changes `name`, `avatar_url`, `title`, `phone` and
   * `timezone`. Everything else is `forbidden`.
   *
   * Managers see the time of a department, so whoever is no admin changes the department of those only whose time they see: a manager moves people out
   * of the own department, and nobody into it.
   *
   * `role` is changed by owners and admins only, and only an owner makes owners or takes the role from one; the last active owner stays
   * (`invalid_state`). Permissions that were set for the user stay with them, the others follow the new role.
   *
   * Capacity and rates may be sent grouped or flat; sent both ways with different values they are `invalid_request`. The e-mail address tells a
   * person apart and cannot be changed; permissions have an operation of their own.
   *
   * Emits `user.role_changed` when the role changes, and `user.updated` when anything else does.
   *
   * `PUT /v1/users/{id}`
   *
   * @param userId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  update(userId: string, body: UserUpdate, options?: ConditionalOptions): ApiRequest<User> {
    return this.data({ method: 'PUT', path: path`/v1/users/${userId}`, body }, options);
  }

  /**
   * Deactivate a user
   *
   * Shuts a person out at once and keeps their history: their keys are revoked for good, their sessions end, links mailed to them stop working, and a
   * running timer of theirs is stopped as by stopping it. On the live side this covers the person on both sides: the user of the same address on the
   * test side is deactivated too, whatever their role there. A test key changes nothing of the live side, so on the test side it covers that alone.
   *
   * Owners are deactivated by owners only, admins and managers by owners and admins, the others by whoever has `can_manage_team`; one may deactivate
   * oneself. The last active owner stays (`invalid_state`). Who is deactivated already stays as they are.
   *
   * Emits `user.deactivated`, and `time_entry.timer_stopped` for a timer that was stopped.
   *
   * `POST /v1/users/{id}/deactivate`
   *
   * @param userId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  deactivate(userId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<User> {
    return this.data({ method: 'POST', path: path`/v1/users/${userId}/deactivate` }, options);
  }

  /**
   * Update a user's permissions
   *
   * Gives the permissions sent as true, takes those sent as false, and lets those sent as null follow the role again. What equals the default of the role follows the role as well; the rest stays with the user when the role changes. Viewers only read: to give one a permission that writes is `invalid_request`. Owners and admins always have every permission: of them it is `invalid_state`. It is for owners and admins. Emits `user.updated` when something changes.
   *
   * `PUT /v1/users/{id}/permissions`
   *
   * @param userId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  updatePermissions(userId: string, body: PermissionsUpdate, options?: ConditionalOptions): ApiRequest<User> {
    return this.data({ method: 'PUT', path: path`/v1/users/${userId}/permissions`, body }, options);
  }

  /**
   * Reactivate a user
   *
   * Lets a deactivated user back: `active`, or `invited` if they had never accepted. Their keys stay revoked and sessions have to be begun anew; the
   * user of the same person on the other side stays as they are. Someone
   * who is `invited` again needs a new link: send the invitation again. It is for those who may invite the user with
   * the role and the permissions that they have. Who is not deactivated stays as they are.
   *
   * Emits `user.reactivated`.
   *
   * `POST /v1/users/{id}/reactivate`
   *
   * @param userId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  reactivate(userId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<User> {
    return this.data({ method: 'POST', path: path`/v1/users/${userId}/reactivate` }, options);
  }

  /**
   * Send an invitation again
   *
   * Mails an invited user a new link, for 7 days from now by the workspace's clock, whether or not the invitation has expired. The link before it stops working. A user who is not `invited` is `invalid_state`. It is for those who may invite the user with the role and the permissions that they have. Emits `user.updated`.
   *
   * `POST /v1/users/{id}/resend-invitation`
   *
   * @param userId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  resendInvitation(userId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<User> {
    return this.data({ method: 'POST', path: path`/v1/users/${userId}/resend-invitation` }, options);
  }

  /**
   * Add up a user's time
   *
   * The hours of a user in a range of days, by project, and how they compare with the user's target. The range is `period`, or the days from `from` to `to`: then both are given, and `period` is `custom` or left out. Without any it is this month. The time of users whom the key's user may not see, such as those of other departments than a manager's, is `forbidden`.
   *
   * `GET /v1/users/{id}/time-summary`
   *
   * @param userId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  getTimeSummary(userId: string, query?: GetUserTimeSummaryQuery, options?: RequestOptions): ApiRequest<UserTimeSummary> {
    return this.data({ method: 'GET', path: path`/v1/users/${userId}/time-summary`, query }, options);
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
   * Change settings
   *
   * Changes the settings sent, for this side only: a test key changes the test side. What exists stays as it is: clients keep their currency, invoices their number, due date and tax, time entries their hours and rate. From then on days are counted in the new time zone. A currency must be of ISO 4217 and a time zone of IANA; `sla_business_hours` must have spans that end after they begin and follow one another. When they or the time zone change, the SLA targets of open tickets are counted anew from their opening.
   *
   * `PUT /v1/workspace`
   */
  update(body: WorkspaceUpdate, options?: ConditionalOptions): ApiRequest<Workspace> {
    return this.data({ method: 'PUT', path: '/v1/workspace', body }, options);
  }

  /**
   * Get the logo
   *
   * The file itself. Without a logo the answer is `not_found`.
   *
   * `GET /v1/workspace/logo`
   */
  getLogo(options?: RequestOptions): ApiRequest<Download> {
    return this.file({ method: 'GET', path: '/v1/workspace/logo' }, options);
  }

  /**
   * Set the logo
   *
   * Takes the logo that heads invoices, in place of the one before: a PNG, JPEG or GIF image of 1 MiB at most. What it is is told by its content, not by its name; anything else is `unsupported_media_type`, a larger one `payload_too_large`. It has at most 25 million pixels, all frames together, or is `invalid_request`.
   *
   * `POST /v1/workspace/logo`
   */
  uploadLogo(file: FileInput, options?: IdempotentOptions): ApiRequest<Workspace> {
    return this.data({ method: 'POST', path: '/v1/workspace/logo', file }, options);
  }

  /**
   * Remove the logo
   *
   * Takes the logo away; invoices are headed by the workspace's name alone. Without a logo the answer is `not_found`.
   *
   * `DELETE /v1/workspace/logo`
   */
  deleteLogo(options?: RequestOptions): ApiRequest<Deleted> {
    return this.data({ method: 'DELETE', path: '/v1/workspace/logo' }, options);
  }
}

/** What happened, and who did it. Kept for 30 days. */
export class EventsResource extends Resource {
  /**
   * List events
   *
   * What happened in the workspace in the last 30 days, newest first: the same events that webhooks get, each with its actor, which makes the list an
   * audit trail. Owners and admins only, for events show their objects whole.
   *
   * For incremental sync ask with `after`, the id of the last event of this list that you have: everything later follows, each event once, in the order in which
   * the changes were committed. A change that was begun earlier and took longer comes when it is committed, after those that you have seen, so its `id` and
   * `created_at` may be smaller than theirs: go on after the last event of an answer, not after the greatest id. All filters narrow what follows. To begin, take
   * the newest event of this list, then read everything. An `after` that is unknown, or older than 30 days, is `invalid_request`: read everything anew. Events are
   * forgotten by their own age, so go on from the list at least once in 30 days.
   *
   * `GET /v1/events`
   */
  list(query?: ListEventsQuery, options?: RequestOptions): ListRequest<Page<DocketEvent>> {
    return this.page({ method: 'GET', path: '/v1/events', query }, options);
  }

  /**
   * Get an event
   *
   * One event of the last 30 days, with its actor. Owners and admins only.
   *
   * `GET /v1/events/{id}`
   *
   * @param eventId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  get(eventId: string, query?: GetEventQuery, options?: RequestOptions): ApiRequest<DocketEvent> {
    return this.data({ method: 'GET', path: path`/v1/events/${eventId}`, query }, options);
  }
}

/** URLs of yours that are told of events as they happen, by an HTTP POST of the event as JSON. */
export class WebhooksResource extends Resource {
  /**
   * List webhooks
   *
   * The webhooks of the workspace, newest first. Secrets are not shown.
   *
   * `GET /v1/webhooks`
   */
  list(query?: ListWebhooksQuery, options?: RequestOptions): ListRequest<Page<Webhook>> {
    return this.page({ method: 'GET', path: '/v1/webhooks', query }, options);
  }

  /**
   * Create a webhook
   *
   * Tells a URL of events of the given types, from the next one on. The `secret` that signs them is returned this once.
   *
   * The URL must be https; http is taken on the test side only. It must hold no user name or password. Private, loopback and link-local addresses
   * are refused when a delivery connects, not here; redirects are not followed.
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
   * @param webhookId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  get(webhookId: string, query?: GetWebhookQuery, options?: RequestOptions): ApiRequest<Webhook> {
    return this.data({ method: 'GET', path: path`/v1/webhooks/${webhookId}`, query }, options);
  }

  /**
   * Update a webhook
   *
   * Changes the fields sent. Other `events` count from the next event on.
   *
   * `status: active` sets a failed webhook going again: events whose attempts were not used up when it failed are sent right away; what happened while it
   * was failed is not, unless a recovery asks for it. `status: failed` stops a webhook in the same way.
   *
   * `PUT /v1/webhooks/{id}`
   *
   * @param webhookId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  update(webhookId: string, body: WebhookUpdate, options?: ConditionalOptions): ApiRequest<Webhook> {
    return this.data({ method: 'PUT', path: path`/v1/webhooks/${webhookId}`, body }, options);
  }

  /**
   * Delete a webhook
   *
   * The webhook gets nothing more, not even what waits to be sent, and its deliveries are gone. An attempt under way is not called back.
   *
   * `DELETE /v1/webhooks/{id}`
   *
   * @param webhookId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  delete(webhookId: string, options?: ConditionalOptions): ApiRequest<Deleted> {
    return this.data({ method: 'DELETE', path: path`/v1/webhooks/${webhookId}` }, options);
  }

  /**
   * List the deliveries of a webhook
   *
   * The attempts made in the last 30 days, newest first; several for an event that was tried again. An event not tried yet has none.
   *
   * `GET /v1/webhooks/{id}/deliveries`
   *
   * @param webhookId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  listDeliveries(webhookId: string, query?: ListWebhookDeliveriesQuery, options?: RequestOptions): ListRequest<Page<WebhookDelivery>> {
    return this.page({ method: 'GET', path: path`/v1/webhooks/${webhookId}/deliveries`, query }, options);
  }

  /**
   * Send an event again
   *
   * Sends the event of a delivery again right away, delivered or not, with the same event id. It counts as the next attempt: when it fails and fewer than 7 were made, the others follow as usual. Answers the delivery given, with the time of the new attempt as `next_retry_at`; the attempt itself appears in the list once it is made. A failed webhook is `invalid_state`: set it to `active` first.
   *
   * `POST /v1/webhooks/{id}/deliveries/{delivery_id}/retry`
   *
   * @param webhookId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   * @param deliveryId Identifier of the delivery.
   */
  retryDelivery(webhookId: string, deliveryId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<WebhookDelivery> {
    return this.data({ method: 'POST', path: path`/v1/webhooks/${webhookId}/deliveries/${deliveryId}/retry` }, options);
  }

  /**
   * Send what a webhook has missed
   *
   * Queues every event since `since` (30 days back at most, and not before the webhook was made) of the types it gets that was never delivered to it: those that happened while it was failed and those whose attempts were used up. Each is tried anew, up to 7 times. A failed webhook is `invalid_state`: set it to `active` first.
   *
   * `POST /v1/webhooks/{id}/recover`
   *
   * @param webhookId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  recover(webhookId: string, body: WebhookRecover, options?: IdempotentOptions & ConditionalOptions): ApiRequest<WebhookRecovery> {
    return this.data({ method: 'POST', path: path`/v1/webhooks/${webhookId}/recover`, body }, options);
  }

  /**
   * Rotate the secret of a webhook
   *
   * Makes a new secret and returns it this once. With `grace_hours` the old one signs too until they are over: deliveries then carry two `v1=`, the new secret's first, and a receiver accepts either. A rotation within the grace of another ends the oldest secret at once.
   *
   * `POST /v1/webhooks/{id}/rotate-secret`
   *
   * @param webhookId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  rotateSecret(webhookId: string, body?: WebhookSecretRotate, options?: IdempotentOptions & ConditionalOptions): ApiRequest<WebhookWithSecret> {
    return this.data({ method: 'POST', path: path`/v1/webhooks/${webhookId}/rotate-secret`, body }, options);
  }

  /**
   * Send a test event
   *
   * Sends an event with made-up data at once, signed like any other, and answers how the delivery went: 200 also when it failed, `status` tells. The type is `event_type`, else the first of the webhook's `events`. It works on a failed webhook too, is tried once only, changes no status, and is not in the list of events.
   *
   * `POST /v1/webhooks/{id}/test`
   *
   * @param webhookId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  test(webhookId: string, body?: WebhookTest, options?: IdempotentOptions & ConditionalOptions): ApiRequest<WebhookDelivery> {
    return this.data({ method: 'POST', path: path`/v1/webhooks/${webhookId}/test`, body }, options);
  }
}

export class TestClockResource extends Resource {
  /**
   * Get the test clock
   *
   * What time it is on the test side. A live key is `forbidden`.
   *
   * `GET /v1/test-clock`
   */
  get(options?: RequestOptions): ApiRequest<TestClock> {
    return this.data({ method: 'GET', path: '/v1/test-clock' }, options);
  }

  /**
   * Advance the test clock
   *
   * Moves the clock of the test side to `to` and leaves it standing there. Before it answers, everything that falls due on the way happens in the order of time, each at the
   * time it falls due: daily jobs at midnight in the workspace's time zone, repeated webhook deliveries, and the mails they cause.
   *
   * `to` must not be before the clock's `now`, and at most two years after it: advance again to go further. Dates, due dates, event and record times, retries and expiries
   * go by this clock; signatures, rate limits and sessions by real time. One advance runs at a time, another is `invalid_state` meanwhile. A live key is `forbidden`.
   *
   * `POST /v1/test-clock/advance`
   */
  advance(body: TestClockAdvance, options?: IdempotentOptions): ApiRequest<TestClock> {
    return this.data({ method: 'POST', path: '/v1/test-clock/advance', body }, options);
  }
}

export class TestDataResource extends Resource {
  /**
   * Wipe the test side
   *
   * Deletes everything on the test side for good, events, webhooks, mails and number sequences included, and returns it to real time with the lists that a new workspace starts with. The workspace's settings and logo, its users, their API keys, sessions and invitations stay, so the calling key goes on working. `invalid_state` while the clock is being advanced. A live key is `forbidden`.
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
   * The clients of the workspace, newest first unless `sort` says otherwise. With `format=csv` all that the filters match come as a file.
   *
   * `GET /v1/clients`
   */
  list(query?: ListClientsQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<Page<Client>>;
  list(query: ListClientsQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListClientsQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<Page<Client>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/clients', query, repeated: ["tags"] }, options);
    const answer: ListRequest<Page<Client>> = this.page({ method: 'GET', path: '/v1/clients', query, repeated: ["tags"] }, options);
    return answer;
  }

  /**
   * Create a client
   *
   * Makes a client. A client of the same name or the same e-mail address (in any case) is `duplicate`. Emits `client.created`.
   *
   * `POST /v1/clients`
   */
  create(body: ClientCreate, options?: IdempotentOptions): ApiRequest<Client> {
    return this.data({ method: 'POST', path: '/v1/clients', body }, options);
  }

  /**
   * Get a client
   *
   * One client, with its health score.
   *
   * `GET /v1/clients/{id}`
   *
   * @param clientId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  get(clientId: string, query?: GetClientQuery, options?: RequestOptions): ApiRequest<Client> {
    return this.data({ method: 'GET', path: path`/v1/clients/${clientId}`, query }, options);
  }

  /**
   * Update a client
   *
   * Changes the fields sent. The currency cannot change once the client has time entries, invoices or projects with a rate card (`invalid_state`), and the client's own rate card must be in it. Emits `client.updated`.
   *
   * `PUT /v1/clients/{id}`
   *
   * @param clientId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  update(clientId: string, body: ClientUpdate, options?: ConditionalOptions): ApiRequest<Client> {
    return this.data({ method: 'PUT', path: path`/v1/clients/${clientId}`, body }, options);
  }

  /**
   * Delete a client
   *
   * Takes everything of the client along: contacts with their access to the portal, projects with all that belongs to them, tickets, time entries, agreements, and expenses with their receipts. A client with any invoice, drafts and void ones included, stays (`invalid_state`), for invoices are never deleted and their numbers have no gaps: set `status` to `inactive` instead. So does one with an active agreement, or with time, a milestone or an expense that is billed, or an approved expense. Emits `client.deleted` and, before it, an event for each thing deleted with it: `project.deleted`, `ticket.deleted`, `time_entry.deleted`, `contact.deleted`, `agreement.deleted`, `expense.deleted`.
   *
   * `DELETE /v1/clients/{id}`
   *
   * @param clientId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  delete(clientId: string, options?: ConditionalOptions): ApiRequest<Deleted> {
    return this.data({ method: 'DELETE', path: path`/v1/clients/${clientId}` }, options);
  }

  /**
   * Replace the tags of a client
   *
   * Lets the client carry exactly the tags named by slug, name or id. Emits `client.updated` where this changes anything.
   *
   * `PUT /v1/clients/{id}/tags`
   *
   * @param clientId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  updateTags(clientId: string, body: TagsReplace, options?: ConditionalOptions): ApiRequest<TaggedResource> {
    return this.data({ method: 'PUT', path: path`/v1/clients/${clientId}/tags`, body }, options);
  }

  /**
   * Add tags to a client
   *
   * Adds the tags named by slug, name or id; one that the client carries already stays. More than 100 on one client are `invalid_request`. Emits `client.updated` where this changes anything.
   *
   * `POST /v1/clients/{id}/tags`
   *
   * @param clientId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  addTags(clientId: string, body: TagSlugs, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TaggedResource> {
    return this.data({ method: 'POST', path: path`/v1/clients/${clientId}/tags`, body }, options);
  }

  /**
   * Remove tags from a client
   *
   * Takes the tags named by slug, name or id off the client; one that it does not carry is passed over. Emits `client.updated` where this changes anything.
   *
   * `DELETE /v1/clients/{id}/tags`
   *
   * @param clientId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
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
   * The contacts of the workspace, newest first unless `sort` says otherwise. Contractors see those of the clients of their tickets only.
   *
   * `GET /v1/contacts`
   */
  list(query?: ListContactsQuery, options?: RequestOptions): ListRequest<Page<ContactSummary>> {
    return this.page({ method: 'GET', path: '/v1/contacts', query, repeated: ["tags"] }, options);
  }

  /**
   * Create a contact
   *
   * Makes a contact at a client.
   *
   * **Primary**: a client has one primary contact at most. A new one takes over, and the one before is a plain contact from then on.
   *
   * **Portal**: `portal_access` other than `none` gives access without an invitation; the contact then needs an `email`, else it is `invalid_request`. To
   * set a password they need a mail: see `enableContactPortal` and `resetContactPortalPassword`.
   *
   * Contacts may share an e-mail address: `listContactDuplicates` finds those that do.
   *
   * Emits `contact.created`, `contact.portal_enabled` where the contact has access, and `contact.updated` for the primary contact of before.
   *
   * `POST /v1/contacts`
   */
  create(body: ContactCreate, options?: IdempotentOptions): ApiRequest<Contact> {
    return this.data({ method: 'POST', path: '/v1/contacts', body }, options);
  }

  /**
   * Update contacts in bulk
   *
   * Makes the same change to 1 to 100 contacts, all or none, one after the other under the rules of updating one; so of several made primary at one client the last one stays it. An error names the contact (`ids.3`, `ids.3.email`); an id that is unknown or given twice is `invalid_request`. Emits for each contact what updating one does.
   *
   * `PUT /v1/contacts/bulk`
   */
  updateMany(body: ContactsUpdate, options?: RequestOptions): ApiRequest<Contact[]> {
    return this.data({ method: 'PUT', path: '/v1/contacts/bulk', body }, options);
  }

  /**
   * Create contacts in bulk
   *
   * Makes 1 to 100 contacts, all or none, each under the rules of making one. An error names the contact: `contacts.3.email`. Of several primary contacts of one client the last one is it. Emits what making each would.
   *
   * `POST /v1/contacts/bulk`
   */
  createMany(body: ContactsCreate, options?: IdempotentOptions): ApiRequest<Contact[]> {
    return this.data({ method: 'POST', path: '/v1/contacts/bulk', body }, options);
  }

  /**
   * List contacts that may be one person
   *
   * Groups of contacts that have something in common, likeliest first. They are suggestions: nothing is merged by itself.
   *
   * | `match_reason` | what is equal | `confidence` |
   * |---|---|---|
   * | `email` | the address in any case, at any client | 0.9 to 1, the more alike the names |
   * | `phone` | the digits of a telephone or mobile number, five or more, at any client | 0.5 to 0.9, the more alike the names |
   * | `name` | the name at the same client, but for a fifth of its letters; case, accents, punctuation and the order of its parts do not count | 0.72 to 0.9 |
   *
   * A group that lies within a likelier one is left out. At most 100 groups are found, of 20 contacts each at most; with more equal addresses or
   * numbers than 200 the first 200 are looked at, and names are compared among the newest 1,000 contacts of each client and the newest 10,000 in all. Merge
   * what belongs together and ask again.
   *
   * `GET /v1/contacts/duplicates`
   */
  listDuplicates(query?: ListContactDuplicatesQuery, options?: RequestOptions): ListRequest<Page<ContactDuplicates>> {
    return this.page({ method: 'GET', path: '/v1/contacts/duplicates', query }, options);
  }

  /**
   * Get a contact
   *
   * One contact. `include` embeds its client, its tickets, and `activity`: what happened to the contact itself and who did it, which every reader of the contact may see.
   *
   * `GET /v1/contacts/{id}`
   *
   * @param contactId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  get(contactId: string, query?: GetContactQuery, options?: RequestOptions): ApiRequest<Contact> {
    return this.data({ method: 'GET', path: path`/v1/contacts/${contactId}`, query }, options);
  }

  /**
   * Update a contact
   *
   * Changes the fields sent, under the rules of creation.
   *
   * **Primary**: true takes over from the client's primary contact; false leaves the client without one.
   *
   * **Portal**: `portal_access` other than `none` gives access without an invitation or changes its level; `none` takes it as `disableContactPortal` does.
   * The `email` of a contact with access can be changed but not cleared (`invalid_request`); a change makes links that were mailed to the contact stop working.
   *
   * **Client**: a contact moves to another client only while no invoice, project or ticket names it (`invalid_state`). A primary contact takes over there.
   *
   * Emits `contact.portal_enabled` when access is given, with what changes of `portal`, `contact.updated` when anything else changes, and `contact.updated` for the
   * primary contact of before.
   *
   * `PUT /v1/contacts/{id}`
   *
   * @param contactId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  update(contactId: string, body: ContactUpdate, options?: ConditionalOptions): ApiRequest<Contact> {
    return this.data({ method: 'PUT', path: path`/v1/contacts/${contactId}`, body }, options);
  }

  /**
   * Delete a contact
   *
   * Deletes a contact, ends its sessions in the portal and takes it off its tickets. Invoices and projects keep its id, and invoices its name. Emits `ticket.updated` for each ticket, and `contact.deleted`.
   *
   * `DELETE /v1/contacts/{id}`
   *
   * @param contactId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  delete(contactId: string, options?: ConditionalOptions): ApiRequest<Deleted> {
    return this.data({ method: 'DELETE', path: path`/v1/contacts/${contactId}` }, options);
  }

  /**
   * Merge another contact into this one
   *
   * Makes one contact of two at the same client and deletes the other, `merge_contact_id`. A contact of another client, the contact itself and an unknown one are
   * `invalid_request`.
   *
   * Every invoice, project and ticket that names the other names this one from then on, and counts as updated; no events tell of these. Fields of this one that are empty
   * take what the other has. Roles and communication are true where either's are, and it carries the tags of both. Access to the portal is the higher of both; a password is kept, and the other's taken
   * where there is none. The other's sessions end and its links stop working.
   *
   * Emits `contact.updated` for this one (`contact.portal_enabled` too where it gets access), and `contact.deleted` for the other, whose `context.merged_into` names this one.
   *
   * `POST /v1/contacts/{id}/merge`
   *
   * @param contactId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  merge(contactId: string, body: ContactMerge, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Contact> {
    return this.data({ method: 'POST', path: path`/v1/contacts/${contactId}/merge`, body }, options);
  }

  /**
   * Take a contact's access to the portal
   *
   * Ends the contact's sessions at once, makes links that were mailed stop working and forgets the password: access given again begins anew. A contact without access stays as it is. Emits `contact.updated`.
   *
   * `POST /v1/contacts/{id}/portal/disable`
   *
   * @param contactId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  disablePortal(contactId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<ContactPortalState> {
    return this.data({ method: 'POST', path: path`/v1/contacts/${contactId}/portal/disable` }, options);
  }

  /**
   * Give a contact access to the portal
   *
   * Lets the contact sign in to the client portal, and mails a link to a page where they set their password, once, within 7 days by the workspace's clock. A contact that has access already gets the level given, and a new link instead of the one before where `send_invitation` is sent as true; with the same level and without it nothing changes. A contact without an e-mail address is `invalid_request`. Emits `contact.portal_enabled` when access begins, and `contact.updated` when it changes only.
   *
   * `POST /v1/contacts/{id}/portal/enable`
   *
   * @param contactId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  enablePortal(contactId: string, body?: ContactPortalEnable, options?: IdempotentOptions & ConditionalOptions): ApiRequest<ContactPortalState> {
    return this.data({ method: 'POST', path: path`/v1/contacts/${contactId}/portal/enable`, body }, options);
  }

  /**
   * Mail a contact a link to set a new portal password
   *
   * Mails a link to a page where the contact sets a new password, once, within 24 hours by the workspace's clock; a link sent so before stops working. The password stays until then. A contact without access to the portal is `invalid_state`. Emits nothing, for nothing changes yet.
   *
   * `POST /v1/contacts/{id}/portal/reset-password`
   *
   * @param contactId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  resetPortalPassword(contactId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<ContactPortalState> {
    return this.data({ method: 'POST', path: path`/v1/contacts/${contactId}/portal/reset-password` }, options);
  }

  /**
   * Replace the tags of a contact
   *
   * Lets the contact carry exactly the tags named by slug, name or id. Emits `contact.updated` where this changes anything.
   *
   * `PUT /v1/contacts/{id}/tags`
   *
   * @param contactId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  updateTags(contactId: string, body: TagsReplace, options?: ConditionalOptions): ApiRequest<TaggedResource> {
    return this.data({ method: 'PUT', path: path`/v1/contacts/${contactId}/tags`, body }, options);
  }

  /**
   * Add tags to a contact
   *
   * Adds the tags named by slug, name or id; one that the contact carries already stays. More than 100 on one contact are `invalid_request`. Emits `contact.updated` where this changes anything.
   *
   * `POST /v1/contacts/{id}/tags`
   *
   * @param contactId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  addTags(contactId: string, body: TagSlugs, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TaggedResource> {
    return this.data({ method: 'POST', path: path`/v1/contacts/${contactId}/tags`, body }, options);
  }

  /**
   * Remove tags from a contact
   *
   * Takes the tags named by slug, name or id off the contact; one that it does not carry is passed over. Emits `contact.updated` where this changes anything.
   *
   * `DELETE /v1/contacts/{id}/tags`
   *
   * @param contactId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  removeTags(contactId: string, body: TagSlugs, options?: ConditionalOptions): ApiRequest<TaggedResource> {
    return this.data({ method: 'DELETE', path: path`/v1/contacts/${contactId}/tags`, body }, options);
  }
}

/** Hourly rates under a name. */
export class RateCardsResource extends Resource {
  /**
   * List rate cards
   *
   * The rate cards of the workspace, newest first unless `sort` says otherwise.
   *
   * `GET /v1/rate-cards`
   */
  list(query?: ListRateCardsQuery, options?: RequestOptions): ListRequest<Page<RateCard>> {
    return this.page({ method: 'GET', path: '/v1/rate-cards', query }, options);
  }

  /**
   * Create a rate card
   *
   * Makes a rate card. One of the same name (in any case) is `duplicate`. Each currency has one default card at most: with `is_default` this one takes over, and the card that was it is a plain one from then on. The default of a currency holds for work for clients in that currency where neither project, client nor user have a rate.
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
   * @param rateCardId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  get(rateCardId: string, query?: GetRateCardQuery, options?: RequestOptions): ApiRequest<RateCard> {
    return this.data({ method: 'GET', path: path`/v1/rate-cards/${rateCardId}`, query }, options);
  }

  /**
   * Update a rate card
   *
   * Changes the fields sent. Time entries keep the rate they were saved with. `is_default` takes over from the default card of the currency; false leaves the currency without one. The currency stays while a client, a project or a time entry refers to the card (`invalid_state`).
   *
   * `PUT /v1/rate-cards/{id}`
   *
   * @param rateCardId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  update(rateCardId: string, body: RateCardUpdate, options?: ConditionalOptions): ApiRequest<RateCard> {
    return this.data({ method: 'PUT', path: path`/v1/rate-cards/${rateCardId}`, body }, options);
  }

  /**
   * Delete a rate card
   *
   * Deletes a rate card that no client, project or time entry refers to; one in use is `invalid_state`. A default card may be deleted: its currency then has none.
   *
   * `DELETE /v1/rate-cards/{id}`
   *
   * @param rateCardId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  delete(rateCardId: string, options?: ConditionalOptions): ApiRequest<Deleted> {
    return this.data({ method: 'DELETE', path: path`/v1/rate-cards/${rateCardId}` }, options);
  }
}

/** The kinds of project of the workspace. */
export class ProjectTypesResource extends Resource {
  /**
   * List project types
   *
   * The kinds of project of the workspace. A new workspace has Consulting, Support and Development.
   *
   * `GET /v1/project-types`
   */
  list(query?: ListProjectTypesQuery, options?: RequestOptions): ListRequest<Page<ProjectType>> {
    return this.page({ method: 'GET', path: '/v1/project-types', query }, options);
  }

  /**
   * Create a project type
   *
   * Makes a project type. One of the same name (in any case) is `duplicate`.
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
   * @param projectTypeId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  get(projectTypeId: string, query?: GetProjectTypeQuery, options?: RequestOptions): ApiRequest<ProjectType> {
    return this.data({ method: 'GET', path: path`/v1/project-types/${projectTypeId}`, query }, options);
  }

  /**
   * Update a project type
   *
   * Renames a project type. The name of another one (in any case) is `duplicate`.
   *
   * `PUT /v1/project-types/{id}`
   *
   * @param projectTypeId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  update(projectTypeId: string, body: ProjectTypeUpdate, options?: ConditionalOptions): ApiRequest<ProjectType> {
    return this.data({ method: 'PUT', path: path`/v1/project-types/${projectTypeId}`, body }, options);
  }

  /**
   * Delete a project type
   *
   * Deletes a project type that no project has; one in use is `invalid_state`.
   *
   * `DELETE /v1/project-types/{id}`
   *
   * @param projectTypeId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  delete(projectTypeId: string, options?: ConditionalOptions): ApiRequest<Deleted> {
    return this.data({ method: 'DELETE', path: path`/v1/project-types/${projectTypeId}` }, options);
  }
}

/** Work for a client, with its budget and what is used of it. */
export class ProjectsResource extends Resource {
  /**
   * List projects
   *
   * The projects of the workspace, newest first unless `sort` says otherwise.
   *
   * `GET /v1/projects`
   */
  list(query?: ListProjectsQuery, options?: RequestOptions): ListRequest<Page<ProjectSummary>> {
    return this.page({ method: 'GET', path: '/v1/projects', query, repeated: ["tags"] }, options);
  }

  /**
   * Create a project
   *
   * Makes a project with nothing used of its budget. It may begin in any status: as `active` it has commenced, as `completed` it is completed at once.
   * Contact and agreement must belong to the client, the rate card must be in the client's currency, an agreement needs `billing_type` retainer, and
   * `due_date` is not before `start_date` (`invalid_request`).
   *
   * `rate_override` is true when `custom_rate` or `rate_id` is given, unless it says otherwise: then they are kept but do not apply. True without
   * either is `invalid_request`.
   *
   * Emits `project.created`, and `project.completed` where it is made completed.
   *
   * `POST /v1/projects`
   */
  create(body: ProjectCreate, options?: IdempotentOptions): ApiRequest<Project> {
    return this.data({ method: 'POST', path: '/v1/projects', body }, options);
  }

  /**
   * Get a project
   *
   * One project with what is used of its budget. What `include` embeds holds only what the key's user may see.
   *
   * `GET /v1/projects/{id}`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  get(projectId: string, query?: GetProjectQuery, options?: RequestOptions): ApiRequest<Project> {
    return this.data({ method: 'GET', path: path`/v1/projects/${projectId}`, query }, options);
  }

  /**
   * Update a project
   *
   * Changes the fields sent, under the rules of creation.
   *
   * **Status** goes from pending, active and on_hold to any other but back to pending, and from completed and cancelled to active only; any other
   * move is `invalid_state`, and the status that stands already changes nothing. `commenced_at` is set when the project first becomes active;
   * `completed_at` when it becomes completed, and cleared when it leaves that.
   *
   * **Completing** a project on which a ticket or a task is open or a timer runs is `invalid_state`, which says how many. With `force: true` they are ended
   * first, whosever they are: timers are stopped and logged, tickets closed, the tasks of the project done, each with its events. Tasks of its tickets are the
   * tickets' own matter.
   *
   * **Client**: a project moves to another client only while it has no time entries, tickets or billed amount (`invalid_state`). Contact,
   * agreement and rate card must fit the new client.
   *
   * **Billing type**: leaving `retainer` takes the agreement off. **Rate**: sending `custom_rate` or `rate_id` without `rate_override` sets it to
   * whether the project then has either.
   *
   * Emits `project.updated` for all changes but those of status, `project.status_changed` for these, `project.completed` when it becomes completed, and
   * `project.budget_alert` for each threshold that a change of budget crosses upward.
   *
   * `PUT /v1/projects/{id}`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  update(projectId: string, body: ProjectUpdate, options?: ConditionalOptions): ApiRequest<Project> {
    return this.data({ method: 'PUT', path: path`/v1/projects/${projectId}`, body }, options);
  }

  /**
   * Delete a project
   *
   * Takes the tickets, time entries, milestones, phases and tasks of the project along, for good, and what stands on its tickets, all time logged on these included; setting `status` to `cancelled` is the better way to end one. Its expenses stay: they lose the project. Whatever of it is billed forbids it (`invalid_state`): a time entry, a milestone, an expense, or a line of an invoice that is not void; and so do an approved expense, and, for all but owners, time dated before the workspace's `lock_time_before`. Hours that the time had counted, on a ticket or project that stays or on an agreement, are taken back. Emits `expense.updated` for each expense, `time_entry.deleted` for each entry, `ticket.deleted` for each ticket, and `project.deleted`.
   *
   * `DELETE /v1/projects/{id}`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  delete(projectId: string, options?: ConditionalOptions): ApiRequest<Deleted> {
    return this.data({ method: 'DELETE', path: path`/v1/projects/${projectId}` }, options);
  }

  /**
   * List the milestones of a project
   *
   * By the day they are due unless `sort` and `order` say otherwise; those without a day come first.
   *
   * `GET /v1/projects/{id}/milestones`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  listMilestones(projectId: string, query?: ListProjectMilestonesQuery, options?: RequestOptions): ListRequest<Page<Milestone>> {
    return this.page({ method: 'GET', path: path`/v1/projects/${projectId}/milestones`, query }, options);
  }

  /**
   * Create a milestone
   *
   * Makes a milestone of the project. An amount is in whole minor units of the currency of the client (`invalid_request`); with one, the milestone can be put on an invoice as a line (`milestone_id`).
   *
   * `POST /v1/projects/{id}/milestones`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  createMilestone(projectId: string, body: MilestoneCreate, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Milestone> {
    return this.data({ method: 'POST', path: path`/v1/projects/${projectId}/milestones`, body }, options);
  }

  /**
   * Get a milestone of a project
   *
   * One milestone. One of another project is `not_found`.
   *
   * `GET /v1/projects/{id}/milestones/{milestone_id}`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   * @param milestoneId Identifier of the milestone.
   */
  getMilestone(projectId: string, milestoneId: string, query?: GetProjectMilestoneQuery, options?: RequestOptions): ApiRequest<Milestone> {
    return this.data({ method: 'GET', path: path`/v1/projects/${projectId}/milestones/${milestoneId}`, query }, options);
  }

  /**
   * Update a milestone
   *
   * Changes the fields sent. While the milestone is billed its amount stays as it is (`invalid_state`): take it off its invoice, or void that, first.
   *
   * `PUT /v1/projects/{id}/milestones/{milestone_id}`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   * @param milestoneId Identifier of the milestone.
   */
  updateMilestone(projectId: string, milestoneId: string, body: MilestoneUpdate, options?: ConditionalOptions): ApiRequest<Milestone> {
    return this.data({ method: 'PUT', path: path`/v1/projects/${projectId}/milestones/${milestoneId}`, body }, options);
  }

  /**
   * Delete a milestone
   *
   * Takes the milestone off the project for good. A billed one stays (`invalid_state`): take it off its invoice, or void that, first.
   *
   * `DELETE /v1/projects/{id}/milestones/{milestone_id}`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   * @param milestoneId Identifier of the milestone.
   */
  deleteMilestone(projectId: string, milestoneId: string, options?: ConditionalOptions): ApiRequest<Deleted> {
    return this.data({ method: 'DELETE', path: path`/v1/projects/${projectId}/milestones/${milestoneId}` }, options);
  }

  /**
   * List the phases of a project
   *
   * In their own order unless `sort` and `order` say otherwise.
   *
   * `GET /v1/projects/{id}/phases`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  listPhases(projectId: string, query?: ListProjectPhasesQuery, options?: RequestOptions): ListRequest<Page<Phase>> {
    return this.page({ method: 'GET', path: path`/v1/projects/${projectId}/phases`, query }, options);
  }

  /**
   * Create a phase
   *
   * Puts a phase after those that the project has. A project has 100 phases at most (`invalid_state`), and none is due before it starts (`invalid_request`).
   *
   * `POST /v1/projects/{id}/phases`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  createPhase(projectId: string, body: PhaseCreate, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Phase> {
    return this.data({ method: 'POST', path: path`/v1/projects/${projectId}/phases`, body }, options);
  }

  /**
   * Reorder the phases of a project
   *
   * Gives the phases of the project the order in which they are named. Every phase is named exactly once, else `invalid_request`: so a phase that was made meanwhile is never lost sight of. Answers with all phases in the new order.
   *
   * `PUT /v1/projects/{id}/phases/reorder`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  reorderPhases(projectId: string, body: PhasesReorder, options?: ConditionalOptions): ApiRequest<Phase[]> {
    return this.data({ method: 'PUT', path: path`/v1/projects/${projectId}/phases/reorder`, body }, options);
  }

  /**
   * Get a phase of a project
   *
   * One phase with what is done and used of it. One of another project is `not_found`.
   *
   * `GET /v1/projects/{id}/phases/{phase_id}`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   * @param phaseId Identifier of the phase.
   */
  getPhase(projectId: string, phaseId: string, query?: GetProjectPhaseQuery, options?: RequestOptions): ApiRequest<Phase> {
    return this.data({ method: 'GET', path: path`/v1/projects/${projectId}/phases/${phaseId}`, query }, options);
  }

  /**
   * Update a phase
   *
   * Changes the fields sent; any status may follow any other. A phase that would be due before it starts is `invalid_request`. Its place is changed by `PUT /v1/projects/{id}/phases/reorder`.
   *
   * `PUT /v1/projects/{id}/phases/{phase_id}`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   * @param phaseId Identifier of the phase.
   */
  updatePhase(projectId: string, phaseId: string, body: PhaseUpdate, options?: ConditionalOptions): ApiRequest<Phase> {
    return this.data({ method: 'PUT', path: path`/v1/projects/${projectId}/phases/${phaseId}`, body }, options);
  }

  /**
   * Delete a phase
   *
   * Takes the phase off the project for good; those after it move up. Its tasks, milestones and tickets stay, in no phase. Emits `ticket.updated` for each ticket.
   *
   * `DELETE /v1/projects/{id}/phases/{phase_id}`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   * @param phaseId Identifier of the phase.
   */
  deletePhase(projectId: string, phaseId: string, options?: ConditionalOptions): ApiRequest<Deleted> {
    return this.data({ method: 'DELETE', path: path`/v1/projects/${projectId}/phases/${phaseId}` }, options);
  }

  /**
   * Replace the tags of a project
   *
   * Lets the project carry exactly the tags named by slug, name or id. Emits `project.updated` where this changes anything.
   *
   * `PUT /v1/projects/{id}/tags`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  updateTags(projectId: string, body: TagsReplace, options?: ConditionalOptions): ApiRequest<TaggedResource> {
    return this.data({ method: 'PUT', path: path`/v1/projects/${projectId}/tags`, body }, options);
  }

  /**
   * Add tags to a project
   *
   * Adds the tags named by slug, name or id; one that the project carries already stays. More than 100 on one project are `invalid_request`. Emits `project.updated` where this changes anything.
   *
   * `POST /v1/projects/{id}/tags`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  addTags(projectId: string, body: TagSlugs, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TaggedResource> {
    return this.data({ method: 'POST', path: path`/v1/projects/${projectId}/tags`, body }, options);
  }

  /**
   * Remove tags from a project
   *
   * Takes the tags named by slug, name or id off the project; one that it does not carry is passed over. Emits `project.updated` where this changes anything.
   *
   * `DELETE /v1/projects/{id}/tags`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  removeTags(projectId: string, body: TagSlugs, options?: ConditionalOptions): ApiRequest<TaggedResource> {
    return this.data({ method: 'DELETE', path: path`/v1/projects/${projectId}/tags`, body }, options);
  }

  /**
   * List the tasks of a project
   *
   * What is to be done within the project, in its order unless `sort` and `order` say otherwise. The tasks of its tickets stand on these.
   *
   * `GET /v1/projects/{id}/tasks`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  listTasks(projectId: string, query?: ListProjectTasksQuery, options?: RequestOptions): ListRequest<Page<Task>> {
    return this.page({ method: 'GET', path: path`/v1/projects/${projectId}/tasks`, query }, options);
  }

  /**
   * Create a task of a project
   *
   * Puts a task at the end of the project's. An assignee who does not exist, or is deactivated, is `invalid_request`. Whoever works on the project may: it takes no right to manage projects.
   *
   * `POST /v1/projects/{id}/tasks`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  createTask(projectId: string, body: ProjectTaskCreate, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Task> {
    return this.data({ method: 'POST', path: path`/v1/projects/${projectId}/tasks`, body }, options);
  }

  /**
   * Reorder the tasks of a project
   *
   * Gives the tasks of the project the order in which they are named. Every task is named exactly once, else `invalid_request`: so a task that was made meanwhile is never lost sight of. Places count from 1 again. Answers with all tasks in the new order. The tasks of its tickets are no part of it. A project with more than 1,000 tasks keeps their order.
   *
   * `PUT /v1/projects/{id}/tasks/reorder`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  reorderTasks(projectId: string, body: ProjectTasksReorder, options?: ConditionalOptions): ApiRequest<Task[]> {
    return this.data({ method: 'PUT', path: path`/v1/projects/${projectId}/tasks/reorder`, body }, options);
  }

  /**
   * Get a task of a project
   *
   * One task. One of another project is `not_found`.
   *
   * `GET /v1/projects/{id}/tasks/{task_id}`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   * @param taskId Identifier of the task.
   */
  getTask(projectId: string, taskId: string, query?: GetProjectTaskQuery, options?: RequestOptions): ApiRequest<Task> {
    return this.data({ method: 'GET', path: path`/v1/projects/${projectId}/tasks/${taskId}`, query }, options);
  }

  /**
   * Update a task of a project
   *
   * Changes the fields sent. `completed: true` completes the task as of now, `false` opens it again and clears `completed_at`.
   *
   * `PUT /v1/projects/{id}/tasks/{task_id}`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   * @param taskId Identifier of the task.
   */
  updateTask(projectId: string, taskId: string, body: ProjectTaskUpdate, options?: ConditionalOptions): ApiRequest<Task> {
    return this.data({ method: 'PUT', path: path`/v1/projects/${projectId}/tasks/${taskId}`, body }, options);
  }

  /**
   * Delete a task of a project
   *
   * Takes the task off the project, whether it is done or not. The others keep their order.
   *
   * `DELETE /v1/projects/{id}/tasks/{task_id}`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   * @param taskId Identifier of the task.
   */
  deleteTask(projectId: string, taskId: string, options?: ConditionalOptions): ApiRequest<Deleted> {
    return this.data({ method: 'DELETE', path: path`/v1/projects/${projectId}/tasks/${taskId}` }, options);
  }

  /**
   * List the tickets of a project
   *
   * The tickets that belong to the project, open and closed, as the list of all tickets shows them. Contractors see those assigned to them.
   *
   * `GET /v1/projects/{id}/tickets`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  listTickets(projectId: string, query?: ListProjectTicketsQuery, options?: RequestOptions): ListRequest<Page<TicketSummary>> {
    return this.page({ method: 'GET', path: path`/v1/projects/${projectId}/tickets`, query }, options);
  }

  /**
   * Create a ticket of a project
   *
   * Makes a ticket of the project and its client, under the rules of `POST /v1/tickets` and with its events. Unless it names a `billing_type` it is billed as the project is, under the agreement of the project where that has one.
   *
   * `POST /v1/projects/{id}/tickets`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  createTicket(projectId: string, body: ProjectTicketCreate, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Ticket> {
    return this.data({ method: 'POST', path: path`/v1/projects/${projectId}/tickets`, body }, options);
  }

  /**
   * List the time entries of a project
   *
   * The time logged on the project that the key's user may see, latest day first unless `sort` says otherwise. `summary` adds up everything that the range matches, not this page alone.
   *
   * `GET /v1/projects/{id}/time-entries`
   *
   * @param projectId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  listTimeEntries(projectId: string, query?: ListProjectTimeEntriesQuery, options?: RequestOptions): ListRequest<SummedPage<TimeEntrySummary, TimeListSummary>> {
    return this.page({ method: 'GET', path: path`/v1/projects/${projectId}/time-entries`, query }, options);
  }
}

/** Words by which clients, projects, tickets and contacts are grouped. */
export class TagsResource extends Resource {
  /**
   * List tags
   *
   * The tags of the workspace, each with the number of resources that carry it.
   *
   * `GET /v1/tags`
   */
  list(query?: ListTagsQuery, options?: RequestOptions): ListRequest<Page<Tag>> {
    return this.page({ method: 'GET', path: '/v1/tags', query }, options);
  }

  /**
   * Create a tag
   *
   * Makes a tag. One of the same name (in any case) is `duplicate`. The slug comes from the name, spelled in ASCII; where another tag has it already, it ends in a number. The color defaults to one of ten, always the same for a name.
   *
   * `POST /v1/tags`
   */
  create(body: TagCreate, options?: IdempotentOptions): ApiRequest<Tag> {
    return this.data({ method: 'POST', path: '/v1/tags', body }, options);
  }

  /**
   * Add tags to several resources
   *
   * Adds the tags to each of the resources, all or none; a tag that one carries already stays. An unknown resource, or one of another kind, is `invalid_request` and named by its place (`resource_ids.3`). Needs what adding to one of them needs: `can_manage_clients` for clients and contacts, `can_manage_projects` for projects. Emits `client.updated`, `project.updated`, `ticket.updated` or `contact.updated` for each that changes.
   *
   * `POST /v1/tags/bulk-add`
   */
  addInBulk(body: TagsBulkAdd, options?: IdempotentOptions): ApiRequest<TaggedResource[]> {
    return this.data({ method: 'POST', path: '/v1/tags/bulk-add', body }, options);
  }

  /**
   * Suggest tags for a resource
   *
   * Tags that would suit a resource, the best first, ten at most; those it carries are left out. They come from its words: the names, titles, descriptions and notes.
   *
   * A tag suits when the words are like those of what carries it already (words count for more the fewer resources have them), or when the words name the tag. Nothing leaves
   * the service. Resources that the key's user may not see teach nothing.
   *
   * `GET /v1/tags/suggestions`
   */
  listSuggestions(query: ListTagSuggestionsQuery, options?: RequestOptions): ListRequest<Page<TagSuggestion>> {
    return this.page({ method: 'GET', path: '/v1/tags/suggestions', query }, options);
  }

  /**
   * Get a tag
   *
   * One tag, with the number of resources that carry it.
   *
   * `GET /v1/tags/{id}`
   *
   * @param tagId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  get(tagId: string, query?: GetTagQuery, options?: RequestOptions): ApiRequest<Tag> {
    return this.data({ method: 'GET', path: path`/v1/tags/${tagId}`, query }, options);
  }

  /**
   * Update a tag
   *
   * Changes the fields sent. A name that another tag has (in any case) is `duplicate`. The slug follows the name: filters and requests with the slug of before are `invalid_request` from then on. All that carries the tag shows the new name and counts as updated, in one transaction however much it is. Emits `tag.updated` where anything changes, and no events for what carries the tag.
   *
   * `PUT /v1/tags/{id}`
   *
   * @param tagId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  update(tagId: string, body: TagUpdate, options?: ConditionalOptions): ApiRequest<Tag> {
    return this.data({ method: 'PUT', path: path`/v1/tags/${tagId}`, body }, options);
  }

  /**
   * Delete a tag
   *
   * Takes the tag off all that carries it, for good. What carried it counts as updated, in one transaction however much it is. Emits `tag.deleted`, and no events for what carried the tag.
   *
   * `DELETE /v1/tags/{id}`
   *
   * @param tagId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  delete(tagId: string, options?: ConditionalOptions): ApiRequest<Deleted> {
    return this.data({ method: 'DELETE', path: path`/v1/tags/${tagId}` }, options);
  }
}

/** How pressing tickets of the workspace can be, and their SLA targets. */
export class TicketPrioritiesResource extends Resource {
  /**
   * List ticket priorities
   *
   * How pressing tickets of the workspace can be, from the least to the most, with the SLA targets that follow. A new workspace has Low, Normal, High and Urgent; Normal is the default.
   *
   * `GET /v1/ticket-priorities`
   */
  list(query?: ListTicketPrioritiesQuery, options?: RequestOptions): ListRequest<Page<TicketPriority>> {
    return this.page({ method: 'GET', path: '/v1/ticket-priorities', query }, options);
  }

  /**
   * Create a ticket priority
   *
   * Makes a ticket priority. One of the same name (in any case) is `duplicate`. Those at its position and behind it move on by one. With `is_default` it takes over from the default priority.
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
   * @param ticketPriorityId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  get(ticketPriorityId: string, query?: GetTicketPriorityQuery, options?: RequestOptions): ApiRequest<TicketPriority> {
    return this.data({ method: 'GET', path: path`/v1/ticket-priorities/${ticketPriorityId}`, query }, options);
  }

  /**
   * Update a ticket priority
   *
   * Changes the fields sent. Changed targets hold for tickets that take the priority from then on; others keep theirs until their priority or client changes. `is_default` takes over from the default priority; false on the default itself is `invalid_state`: make another the default instead. A name that another has (in any case) is `duplicate`.
   *
   * `PUT /v1/ticket-priorities/{id}`
   *
   * @param ticketPriorityId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  update(ticketPriorityId: string, body: TicketPriorityUpdate, options?: ConditionalOptions): ApiRequest<TicketPriority> {
    return this.data({ method: 'PUT', path: path`/v1/ticket-priorities/${ticketPriorityId}`, body }, options);
  }

  /**
   * Delete a ticket priority
   *
   * Deletes a ticket priority. One that a ticket has or that a client has targets of its own for, and the default one, is `invalid_state`.
   *
   * `DELETE /v1/ticket-priorities/{id}`
   *
   * @param ticketPriorityId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  delete(ticketPriorityId: string, options?: ConditionalOptions): ApiRequest<Deleted> {
    return this.data({ method: 'DELETE', path: path`/v1/ticket-priorities/${ticketPriorityId}` }, options);
  }
}

/** Where tickets of the workspace can stand. */
export class TicketStatusesResource extends Resource {
  /**
   * List ticket statuses
   *
   * Where tickets of the workspace can stand, in order. A new workspace has New, In Progress and Waiting on Client, which are open, and Resolved and Closed, which are closed.
   *
   * `GET /v1/ticket-statuses`
   */
  list(query?: ListTicketStatusesQuery, options?: RequestOptions): ListRequest<Page<TicketStatus>> {
    return this.page({ method: 'GET', path: '/v1/ticket-statuses', query }, options);
  }

  /**
   * Create a ticket status
   *
   * Makes a ticket status. One of the same name (in any case) is `duplicate`. Those at its position and behind it move on by one.
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
   * @param ticketStatusId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  get(ticketStatusId: string, query?: GetTicketStatusQuery, options?: RequestOptions): ApiRequest<TicketStatus> {
    return this.data({ method: 'GET', path: path`/v1/ticket-statuses/${ticketStatusId}`, query }, options);
  }

  /**
   * Update a ticket status
   *
   * Changes the fields sent. A change of `pauses_sla` holds for tickets that come into the status from then on. The type stays while a ticket stands in the status, and while it is the last of its type (`invalid_state`); a name that another has (in any case) is `duplicate`.
   *
   * `PUT /v1/ticket-statuses/{id}`
   *
   * @param ticketStatusId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  update(ticketStatusId: string, body: TicketStatusUpdate, options?: ConditionalOptions): ApiRequest<TicketStatus> {
    return this.data({ method: 'PUT', path: path`/v1/ticket-statuses/${ticketStatusId}`, body }, options);
  }

  /**
   * Delete a ticket status
   *
   * Deletes a ticket status. One that a ticket stands in, and the last one of its type, is `invalid_state`.
   *
   * `DELETE /v1/ticket-statuses/{id}`
   *
   * @param ticketStatusId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  delete(ticketStatusId: string, options?: ConditionalOptions): ApiRequest<Deleted> {
    return this.data({ method: 'DELETE', path: path`/v1/ticket-statuses/${ticketStatusId}` }, options);
  }
}

/** Tasks, issues and requests of clients, from their opening to their closing. */
export class TicketsResource extends Resource {
  /**
   * List tickets
   *
   * The tickets of the workspace, open and closed, newest first unless `sort` says otherwise. Contractors see those assigned to them.
   *
   * `GET /v1/tickets`
   */
  list(query?: ListTicketsQuery, options?: RequestOptions): ListRequest<Page<TicketSummary>> {
    return this.page({ method: 'GET', path: '/v1/tickets', query, repeated: ["tags"] }, options);
  }

  /**
   * Create a ticket
   *
   * Makes a ticket with the next number of the workspace. It begins in the first open status and with the default priority unless it names others; made in
   * a status of type closed it is closed at once. Whoever makes it is its reporter. Its SLA targets are those of the priority, or of the client where that has its own.
   *
   * Project, contact and agreement must belong to the client, and the assignee must not be deactivated (`invalid_request`). What a contractor makes is
   * assigned to them; to name another assignee is `forbidden`.
   *
   * Emits `ticket.created`, `ticket.assigned` where it has an assignee, and `ticket.closed` where it is made closed.
   *
   * `POST /v1/tickets`
   */
  create(body: TicketCreate, options?: IdempotentOptions): ApiRequest<Ticket> {
    return this.data({ method: 'POST', path: '/v1/tickets', body }, options);
  }

  /**
   * Update tickets in bulk
   *
   * Makes the same change to 1 to 100 tickets, all or none, each under the rules of updating one. An error names the ticket (`ids.3`) or the field (`updates.status_id`); an id that is unknown or given twice is `invalid_request`. Emits for each ticket what updating one does.
   *
   * `PUT /v1/tickets/bulk`
   */
  updateMany(body: TicketsUpdate, options?: RequestOptions): ApiRequest<Ticket[]> {
    return this.data({ method: 'PUT', path: '/v1/tickets/bulk', body }, options);
  }

  /**
   * Close tickets in bulk
   *
   * Closes 1 to 100 tickets, all or none, as closing one does; those that are closed stay as they are. An id that is unknown or given twice is `invalid_request` on it (`ids.3`). Emits for each ticket what closing one does.
   *
   * `POST /v1/tickets/bulk/close`
   */
  closeMany(body: TicketsClose, options?: IdempotentOptions): ApiRequest<Ticket[]> {
    return this.data({ method: 'POST', path: '/v1/tickets/bulk/close', body }, options);
  }

  /**
   * Get a ticket
   *
   * One ticket. What `include` embeds holds only what the key's user may see.
   *
   * `GET /v1/tickets/{id}`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  get(ticketId: string, query?: GetTicketQuery, options?: RequestOptions): ApiRequest<Ticket> {
    return this.data({ method: 'GET', path: path`/v1/tickets/${ticketId}`, query }, options);
  }

  /**
   * Update a ticket
   *
   * Changes the fields sent, under the rules of creation.
   *
   * **Status**: one of type closed does to an open ticket what closing does, one of type open to a closed ticket what reopening does. The status that stands
   * already changes nothing.
   *
   * **Client and project** stay once time is logged on the ticket (`invalid_state`). Project, contact and agreement must fit a new client.
   *
   * **Priority**: the SLA targets are those of the new one, counted from `opened_at`.
   *
   * Emits `ticket.status_changed` for a change of status, with `ticket.closed` or `ticket.reopened` where it does that; `ticket.assigned` when the assignee changes, to
   * nobody too; `ticket.updated` for all other changes. Changes of status, priority and assignee stand among the activities.
   *
   * `PUT /v1/tickets/{id}`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  update(ticketId: string, body: TicketUpdate, options?: ConditionalOptions): ApiRequest<Ticket> {
    return this.data({ method: 'PUT', path: path`/v1/tickets/${ticketId}`, body }, options);
  }

  /**
   * Delete a ticket
   *
   * Takes activities, time entries, tasks and attachments of the ticket along, for good. A billed time entry forbids it (`invalid_state`), and so does time dated before the workspace's `lock_time_before`, for all but owners; time of others that the user could not delete is `forbidden`. The number is not given again. Emits `time_entry.deleted` for each entry, and `ticket.deleted`.
   *
   * `DELETE /v1/tickets/{id}`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  delete(ticketId: string, options?: ConditionalOptions): ApiRequest<Deleted> {
    return this.data({ method: 'DELETE', path: path`/v1/tickets/${ticketId}` }, options);
  }

  /**
   * List the activities of a ticket
   *
   * What happened on the ticket and what was said, oldest first unless `order` says otherwise. Logged time is listed to those who see that time.
   *
   * `GET /v1/tickets/{id}/activities`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  listActivities(ticketId: string, query?: ListTicketActivitiesQuery, options?: RequestOptions): ListRequest<Page<TicketActivity>> {
    return this.page({ method: 'GET', path: path`/v1/tickets/${ticketId}/activities`, query }, options);
  }

  /**
   * Comment on a ticket
   *
   * Says something on the ticket, whether it is open or closed: for the client too when `visibility` is `public`, else for the team. The first public comment of a user is the first response, which the SLA counts. Emits `ticket.commented` with the activity in its context.
   *
   * `POST /v1/tickets/{id}/activities`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  createActivity(ticketId: string, body: TicketActivityCreate, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TicketActivity> {
    return this.data({ method: 'POST', path: path`/v1/tickets/${ticketId}/activities`, body }, options);
  }

  /**
   * Edit a comment
   *
   * Puts other words into a comment, which its author alone can do, for 15 minutes after it was made (`invalid_state` afterwards, and for all that is no comment). The same words again change nothing. What was mailed of it stays mailed. Emits `ticket.updated` with the activity in its context.
   *
   * `PUT /v1/tickets/{id}/activities/{activity_id}`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   * @param activityId Identifier of the activity.
   */
  updateActivity(ticketId: string, activityId: string, body: TicketActivityUpdate, options?: ConditionalOptions): ApiRequest<TicketActivity> {
    return this.data({ method: 'PUT', path: path`/v1/tickets/${ticketId}/activities/${activityId}`, body }, options);
  }

  /**
   * Delete a comment
   *
   * Takes a comment off the ticket for good, which its author alone can do, for 15 minutes after it was made (`invalid_state` afterwards, and for all that is no comment). What was mailed of it stays mailed, and a first response stays given. Emits `ticket.updated` with the activity as it was and `activity_deleted` in its context.
   *
   * `DELETE /v1/tickets/{id}/activities/{activity_id}`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   * @param activityId Identifier of the activity.
   */
  deleteActivity(ticketId: string, activityId: string, options?: ConditionalOptions): ApiRequest<Deleted> {
    return this.data({ method: 'DELETE', path: path`/v1/tickets/${ticketId}/activities/${activityId}` }, options);
  }

  /**
   * List the attachments of a ticket
   *
   * The files on the ticket, oldest first unless `sort` and `order` say otherwise.
   *
   * `GET /v1/tickets/{id}/attachments`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  listAttachments(ticketId: string, query?: ListTicketAttachmentsQuery, options?: RequestOptions): ListRequest<Page<Attachment>> {
    return this.page({ method: 'GET', path: path`/v1/tickets/${ticketId}/attachments`, query }, options);
  }

  /**
   * Attach a file to a ticket
   *
   * Takes a file of 10 MiB at most: PDF, PNG, JPEG, WebP, GIF, HEIC, DOCX, XLSX, or text in UTF-8, which is CSV where its name ends in `.csv`. What it is is told by its content, not by its name; anything else is `unsupported_media_type`, a larger one `payload_too_large`. An image has at most 25 million pixels, all frames together, or is `invalid_request`. Either the file is on the ticket when this has answered, or nothing of it is kept. Beside `file` the form takes `visibility`: without it the file is `internal`, for the team alone. Emits `ticket.updated` with the activity, which is seen by the same, in its context.
   *
   * `POST /v1/tickets/{id}/attachments`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  createAttachment(ticketId: string, file: FileInput, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Attachment> {
    return this.data({ method: 'POST', path: path`/v1/tickets/${ticketId}/attachments`, file }, options);
  }

  /**
   * Download an attachment
   *
   * The file itself, byte for byte, to be saved under the name it was uploaded by.
   *
   * `GET /v1/tickets/{id}/attachments/{attachment_id}`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   * @param attachmentId Identifier of the attachment.
   */
  getAttachment(ticketId: string, attachmentId: string, options?: RequestOptions): ApiRequest<Download> {
    return this.file({ method: 'GET', path: path`/v1/tickets/${ticketId}/attachments/${attachmentId}` }, options);
  }

  /**
   * Change who sees an attachment
   *
   * Lets the client see the file in the portal (`public`), or the team alone (`internal`). Emits `ticket.updated`, unless it is as it was. That it was attached stands in the ticket's activities as it did.
   *
   * `PUT /v1/tickets/{id}/attachments/{attachment_id}`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   * @param attachmentId Identifier of the attachment.
   */
  updateAttachment(ticketId: string, attachmentId: string, body: AttachmentUpdate, options?: ConditionalOptions): ApiRequest<Attachment> {
    return this.data({ method: 'PUT', path: path`/v1/tickets/${ticketId}/attachments/${attachmentId}`, body }, options);
  }

  /**
   * Delete an attachment
   *
   * Takes the file off the ticket for good. Emits `ticket.updated`.
   *
   * `DELETE /v1/tickets/{id}/attachments/{attachment_id}`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   * @param attachmentId Identifier of the attachment.
   */
  deleteAttachment(ticketId: string, attachmentId: string, options?: ConditionalOptions): ApiRequest<Deleted> {
    return this.data({ method: 'DELETE', path: path`/v1/tickets/${ticketId}/attachments/${attachmentId}` }, options);
  }

  /**
   * Close a ticket
   *
   * Puts the ticket into the first status of type closed (updating `status_id` takes it to another), and sets `resolved_at` and `closed_at`. It counts as the first response where there was none, and decides `sla.resolution_met`. A ticket that is closed stays as it is, its summary included: updating the ticket changes that. Emits `ticket.status_changed` and `ticket.closed`.
   *
   * `POST /v1/tickets/{id}/close`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  close(ticketId: string, body?: TicketClose, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Ticket> {
    return this.data({ method: 'POST', path: path`/v1/tickets/${ticketId}/close`, body }, options);
  }

  /**
   * Reopen a ticket
   *
   * Puts a closed ticket back into the first open status. `resolved_at`, `closed_at` and `sla.resolution_met` are cleared, the summary stays, and the time it was closed counts towards no SLA target. A ticket that is open stays as it is. Emits `ticket.status_changed` and `ticket.reopened`, with the reason in its context.
   *
   * `POST /v1/tickets/{id}/reopen`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  reopen(ticketId: string, body?: TicketReopen, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Ticket> {
    return this.data({ method: 'POST', path: path`/v1/tickets/${ticketId}/reopen`, body }, options);
  }

  /**
   * Replace the tags of a ticket
   *
   * Lets the ticket carry exactly the tags named by slug, name or id. Emits `ticket.updated` where this changes anything.
   *
   * `PUT /v1/tickets/{id}/tags`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  updateTags(ticketId: string, body: TagsReplace, options?: ConditionalOptions): ApiRequest<TaggedResource> {
    return this.data({ method: 'PUT', path: path`/v1/tickets/${ticketId}/tags`, body }, options);
  }

  /**
   * Add tags to a ticket
   *
   * Adds the tags named by slug, name or id; one that the ticket carries already stays. More than 100 on one ticket are `invalid_request`. Emits `ticket.updated` where this changes anything.
   *
   * `POST /v1/tickets/{id}/tags`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  addTags(ticketId: string, body: TagSlugs, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TaggedResource> {
    return this.data({ method: 'POST', path: path`/v1/tickets/${ticketId}/tags`, body }, options);
  }

  /**
   * Remove tags from a ticket
   *
   * Takes the tags named by slug, name or id off the ticket; one that it does not carry is passed over. Emits `ticket.updated` where this changes anything.
   *
   * `DELETE /v1/tickets/{id}/tags`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  removeTags(ticketId: string, body: TagSlugs, options?: ConditionalOptions): ApiRequest<TaggedResource> {
    return this.data({ method: 'DELETE', path: path`/v1/tickets/${ticketId}/tags`, body }, options);
  }

  /**
   * Look at the SLA of a ticket
   *
   * How each target of the ticket stands now. Minutes count from `opened_at`, in the business hours of the workspace where it has some, but not while the ticket is closed or in a status that pauses. A target is met by what comes before its last minute is over, missed at that moment; a warning falls due at 80 percent. Closing counts as first response. **What changes later**: a ticket keeps the targets of its priority, or of its client for that priority, until it gets another priority or client; then its new ones count from `opened_at`. A status pauses as it did when the ticket came into it. When the business hours or the time zone change, open tickets are counted anew from `opened_at`, at once here and within seconds wherever else their SLA shows. Nothing is told twice.
   *
   * `GET /v1/tickets/{id}/sla`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  getSla(ticketId: string, query?: GetTicketSlaQuery, options?: RequestOptions): ApiRequest<TicketSlaState> {
    return this.data({ method: 'GET', path: path`/v1/tickets/${ticketId}/sla`, query }, options);
  }

  /**
   * List the tasks of a ticket
   *
   * What is to be done within the ticket, in its order unless `sort` and `order` say otherwise.
   *
   * `GET /v1/tickets/{id}/tasks`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  listTasks(ticketId: string, query?: ListTicketTasksQuery, options?: RequestOptions): ListRequest<Page<Task>> {
    return this.page({ method: 'GET', path: path`/v1/tickets/${ticketId}/tasks`, query }, options);
  }

  /**
   * Create a task of a ticket
   *
   * Puts a task at the end of the ticket's. An assignee who does not exist, or is deactivated, is `invalid_request`.
   *
   * `POST /v1/tickets/{id}/tasks`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  createTask(ticketId: string, body: TaskCreate, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Task> {
    return this.data({ method: 'POST', path: path`/v1/tickets/${ticketId}/tasks`, body }, options);
  }

  /**
   * Get a task of a ticket
   *
   * One task. One of another ticket is `not_found`.
   *
   * `GET /v1/tickets/{id}/tasks/{task_id}`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   * @param taskId Identifier of the task.
   */
  getTask(ticketId: string, taskId: string, query?: GetTicketTaskQuery, options?: RequestOptions): ApiRequest<Task> {
    return this.data({ method: 'GET', path: path`/v1/tickets/${ticketId}/tasks/${taskId}`, query }, options);
  }

  /**
   * Update a task of a ticket
   *
   * Changes the fields sent. `completed: true` completes the task as the operation of its own does, `false` opens it again and clears `completed_at`.
   *
   * `PUT /v1/tickets/{id}/tasks/{task_id}`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   * @param taskId Identifier of the task.
   */
  updateTask(ticketId: string, taskId: string, body: TaskUpdate, options?: ConditionalOptions): ApiRequest<Task> {
    return this.data({ method: 'PUT', path: path`/v1/tickets/${ticketId}/tasks/${taskId}`, body }, options);
  }

  /**
   * Delete a task of a ticket
   *
   * Takes the task off the ticket, whether it is done or not. The others keep their order.
   *
   * `DELETE /v1/tickets/{id}/tasks/{task_id}`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   * @param taskId Identifier of the task.
   */
  deleteTask(ticketId: string, taskId: string, options?: ConditionalOptions): ApiRequest<Deleted> {
    return this.data({ method: 'DELETE', path: path`/v1/tickets/${ticketId}/tasks/${taskId}` }, options);
  }

  /**
   * Complete a task of a ticket
   *
   * The task is done from now on. Completing it again changes nothing.
   *
   * `POST /v1/tickets/{id}/tasks/{task_id}/complete`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   * @param taskId Identifier of the task.
   */
  completeTask(ticketId: string, taskId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Task> {
    return this.data({ method: 'POST', path: path`/v1/tickets/${ticketId}/tasks/${taskId}/complete` }, options);
  }

  /**
   * List the time entries of a ticket
   *
   * The time logged on the ticket that the key's user may see, latest day first unless `sort` says otherwise. `summary` adds up everything that the range matches, not this page alone.
   *
   * `GET /v1/tickets/{id}/time-entries`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  listTimeEntries(ticketId: string, query?: ListTicketTimeEntriesQuery, options?: RequestOptions): ListRequest<SummedPage<TimeEntrySummary, TimeListSummary>> {
    return this.page({ method: 'GET', path: path`/v1/tickets/${ticketId}/time-entries`, query }, options);
  }

  /**
   * Log time on a ticket
   *
   * Logs work as `POST /v1/time-entries` does, by the same rules, with this ticket for `ticket_id`: client, project and agreement are the ticket's. `date` is today unless given. Emits `time_entry.created`, and what follows from it.
   *
   * `POST /v1/tickets/{id}/time-entries`
   *
   * @param ticketId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  createTimeEntry(ticketId: string, body: TicketTimeEntryCreate, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'POST', path: path`/v1/tickets/${ticketId}/time-entries`, body }, options);
  }
}

/** Work logged by hand, in bulk or by timer, and what it adds up to. */
export class TimeEntriesResource extends Resource {
  /**
   * List time entries
   *
   * The time entries of the workspace, latest day first unless `sort` says otherwise, running timers included with 0 hours. `summary` adds up everything that the filters match, not this page alone. With `format=csv` all of it comes as a file, entries and no sums.
   *
   * `GET /v1/time-entries`
   */
  list(query?: ListTimeEntriesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<SummedPage<TimeEntrySummary, TimeListSummary>>;
  list(query: ListTimeEntriesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListTimeEntriesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<SummedPage<TimeEntrySummary, TimeListSummary>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/time-entries', query }, options);
    const answer: ListRequest<SummedPage<TimeEntrySummary, TimeListSummary>> = this.page({ method: 'GET', path: '/v1/time-entries', query }, options);
    return answer;
  }

  /**
   * Log time
   *
   * Logs work that is done. `user_id` defaults to the user of the key; members and contractors log for themselves only, managers for their department (`forbidden`), and nobody for a user who is not active. Contractors log on what is assigned to them. At least one of `client_id`, `project_id` and `ticket_id` is required: the client is inferred from the project or the ticket, the project from the ticket, the agreement from the period, the ticket or the project, and all of them must belong together (`invalid_request`). An agreement sent as `null` is not inferred. `billable` defaults to true, and to false where the project or the ticket is non_billable.
   * The rate is fixed when the entry is saved: `rate_charged` where it is given (`rate_override` is true then, and `rate_type` is `custom` unless it is given too), else that of `rate_id`, of the project, of the client's rate card, of the user, of the default rate card, of the workspace; `emergency` takes the card's emergency rate or multiplies. `custom` without `rate_charged` is `invalid_request`.
   * Billable time on an agreement draws its hours from the open period, whatever the date, and is `invalid_state` where none is open. With the `period_id` of a closed period it counts there: what that had left over covers it first, taken back from what was lost and then from what rolled over and is unused; the rest is its overage, which no invoice bills by itself.
   * A project that is completed or cancelled and a client that is inactive take no time, by hand, in bulk, by timer or on a ticket (`invalid_state`). A date before the workspace's `lock_time_before` is `invalid_state` for all but owners. Emits `time_entry.created`, and `project.budget_alert` for each threshold that the hours cross.
   *
   * `POST /v1/time-entries`
   */
  create(body: TimeEntryCreate, options?: IdempotentOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'POST', path: '/v1/time-entries', body }, options);
  }

  /**
   * Log time in bulk
   *
   * Logs 1 to 100 entries, all or none, each under the rules of logging one. An error names the entry: `entries.3.hours`. Emits `time_entry.created` for each.
   *
   * `POST /v1/time-entries/bulk`
   */
  createMany(body: TimeEntriesCreate, options?: IdempotentOptions): ApiRequest<TimeEntry[]> {
    return this.data({ method: 'POST', path: '/v1/time-entries/bulk', body }, options);
  }

  /**
   * Add up time
   *
   * Adds up the time of a range of days by user, client, project, day or week. Without `to` the range ends with the last day of this month, or of `from`'s month where that is later; without `from` it begins with the first day of `to`'s month. Utilization is billable hours over the capacity of those days: `hours_per_week` / 5 for each Monday to Friday; that of the totals counts the capacity of all who logged time in the range. Each group adds up its values in the workspace's currency, and names those in others apart.
   *
   * `GET /v1/time-entries/summary`
   */
  getTimeSummary(query?: GetTimeSummaryQuery, options?: RequestOptions): ApiRequest<TimeSummary> {
    return this.data({ method: 'GET', path: '/v1/time-entries/summary', query }, options);
  }

  /**
   * Get a time entry
   *
   * One time entry.
   *
   * `GET /v1/time-entries/{id}`
   *
   * @param timeEntryId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  get(timeEntryId: string, query?: GetTimeEntryQuery, options?: RequestOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'GET', path: path`/v1/time-entries/${timeEntryId}`, query }, options);
  }

  /**
   * Update a time entry
   *
   * Changes the fields sent. A billed entry cannot be changed (`invalid_state`): void its invoice first. What can be inferred follows what is sent: a new ticket brings its project, client and agreement along, a new project its client and agreement; what then no longer belongs together is `invalid_request`, and so is an entry left without client, project and ticket. A new agreement drops the period unless one is sent. Where `billable` was as the old project and ticket have it, it becomes as the new ones have it. Time goes to no project that is completed or cancelled and to no inactive client (`invalid_state`); what is on one already can be corrected, and its timer stopped.
   * A new user, client, project, `rate_type` or `rate_id` fixes the rate anew, unless `rate_override` is true; `rate_charged` gives a rate by hand (`custom` unless `rate_type` is sent too), and null takes it back. Of a running timer the hours, the date and the user stay until it is stopped (`invalid_state`).
   * Editing an approved entry needs `can_approve_time` and makes it pending again; editing a rejected one makes it pending too. Both the date it had and the one it gets must not lie before `lock_time_before`, except for owners; members and contractors change their own entries only. The time of a user who is no longer active can be corrected, but not given to one. A change that changes nothing does nothing. Emits `time_entry.updated`.
   *
   * `PUT /v1/time-entries/{id}`
   *
   * @param timeEntryId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  update(timeEntryId: string, body: TimeEntryUpdate, options?: ConditionalOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'PUT', path: path`/v1/time-entries/${timeEntryId}`, body }, options);
  }

  /**
   * Delete a time entry
   *
   * Deletes an entry or discards a running timer. A billed entry cannot be deleted (`invalid_state`): void its invoice first. An approved one needs `can_approve_time`; one dated before `lock_time_before` an owner. Members and contractors delete their own only. Emits `time_entry.deleted`.
   *
   * `DELETE /v1/time-entries/{id}`
   *
   * @param timeEntryId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  delete(timeEntryId: string, options?: ConditionalOptions): ApiRequest<Deleted> {
    return this.data({ method: 'DELETE', path: path`/v1/time-entries/${timeEntryId}` }, options);
  }

  /**
   * Approve a time entry
   *
   * Approves an entry that is pending; an approved one stays as it is. One that was rejected is `invalid_state`: reopen it first; so are a running timer and a billed entry. One's own is approved by another, unless the workspace sets `allow_self_approval` (`forbidden`); owners may approve their own. `lock_time_before` does not matter. Emits `time_entry.approved`.
   *
   * `POST /v1/time-entries/{id}/approve`
   *
   * @param timeEntryId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  approve(timeEntryId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'POST', path: path`/v1/time-entries/${timeEntryId}/approve` }, options);
  }

  /**
   * Exclude from billing
   *
   * Keeps an entry from being billed; again with another `reason` or `note` changes that, and else nothing. `other` needs a `note`. A running timer and a billed entry are `invalid_state`. An approved entry needs `can_approve_time` and stays approved. Own entries and locked days are as for changes. Emits `time_entry.updated`.
   *
   * `POST /v1/time-entries/{id}/exclude`
   *
   * @param timeEntryId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  exclude(timeEntryId: string, body: TimeEntryExclude, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'POST', path: path`/v1/time-entries/${timeEntryId}/exclude`, body }, options);
  }

  /**
   * Include in billing again
   *
   * Lets an excluded entry be billed again, under the rules of excluding it; one that is not excluded stays as it is. Emits `time_entry.updated`.
   *
   * `DELETE /v1/time-entries/{id}/exclude`
   *
   * @param timeEntryId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  include(timeEntryId: string, options?: ConditionalOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'DELETE', path: path`/v1/time-entries/${timeEntryId}/exclude` }, options);
  }

  /**
   * Reject a time entry
   *
   * Rejects an entry that is pending: it is not billed until it is reopened, or edited and pending again. A rejected one stays as it is, unless another `reason` is sent, which is a rejection anew. One that was approved is `invalid_state`: reopen it first; so are a running timer and a billed entry. `lock_time_before` does not matter. Emits `time_entry.rejected`.
   *
   * `POST /v1/time-entries/{id}/reject`
   *
   * @param timeEntryId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  reject(timeEntryId: string, body?: TimeEntryReject, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'POST', path: path`/v1/time-entries/${timeEntryId}/reject`, body }, options);
  }

  /**
   * Reopen a time entry
   *
   * Takes an approval or a rejection back: the entry is pending again, and nobody has decided on it. A pending one stays as it is. A running timer and a billed entry are `invalid_state`; `lock_time_before` does not matter. Emits `time_entry.updated`.
   *
   * `POST /v1/time-entries/{id}/reopen`
   *
   * @param timeEntryId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
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
  listRunning(query?: ListRunningTimersQuery, options?: RequestOptions): ListRequest<Page<TimeEntrySummary>> {
    return this.page({ method: 'GET', path: '/v1/time-entries/timer/running', query }, options);
  }

  /**
   * Start a timer
   *
   * Starts a timer: an entry with 0 hours, dated today or, with `started_at`, the day of that in the workspace's timezone, which must not lie before `lock_time_before`. A user has one running timer at most: another one is stopped first, however many are started at once, at the instant at which this one starts. A `started_at` before the running timer was started is `invalid_request`: stop that first. What the work belongs to may be left open here and given later; rules are those of logging time. Emits `time_entry.created` and `time_entry.timer_started`, and `time_entry.timer_stopped` for the one it stops.
   *
   * `POST /v1/time-entries/timer/start`
   */
  start(body?: TimerStart, options?: IdempotentOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'POST', path: '/v1/time-entries/timer/start', body }, options);
  }

  /**
   * Stop the timer that runs
   *
   * Stops the timer that runs for the user of the key, or for `user_id`: members and contractors stop their own only, managers those of their department (`forbidden`). All else is as for stopping the timer of an entry. Where none is running it is `invalid_state`. Emits `time_entry.timer_stopped`, and `project.budget_alert` for each threshold that the hours cross.
   *
   * `POST /v1/time-entries/timer/stop`
   */
  stopRunning(body?: TimerStopRunning, options?: IdempotentOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'POST', path: '/v1/time-entries/timer/stop', body }, options);
  }

  /**
   * Resume a timer
   *
   * Goes on with the work of an entry: starts the timer of a new one for the same user, with the same client, project, ticket, agreement, description and `billable`. The entry itself stays as it is; where its timer is still running it is `invalid_state`. The rate is fixed anew, as for any new time, and an agreement that the ticket or the project has got meanwhile takes the place of the one before. Rules and events are those of starting a timer.
   *
   * `POST /v1/time-entries/{id}/timer/resume`
   *
   * @param timeEntryId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  resume(timeEntryId: string, body?: TimerResume, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'POST', path: path`/v1/time-entries/${timeEntryId}/timer/resume`, body }, options);
  }

  /**
   * Stop a timer
   *
   * Stops the timer of an entry. Its hours are the time elapsed under the workspace's `time_rounding`, 0.01 at least and 24.00 at most, counted to `stopped_at` where that is sent. An entry whose timer is not running stays as it is, whatever `stopped_at` says: updating it changes its hours. `lock_time_before` never keeps a timer from being stopped. Emits `time_entry.timer_stopped`, and `project.budget_alert` for each threshold that the hours cross.
   *
   * `POST /v1/time-entries/{id}/timer/stop`
   *
   * @param timeEntryId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  stop(timeEntryId: string, body?: TimerStop, options?: IdempotentOptions & ConditionalOptions): ApiRequest<TimeEntry> {
    return this.data({ method: 'POST', path: path`/v1/time-entries/${timeEntryId}/timer/stop`, body }, options);
  }
}

/** Money spent, its receipts and approval, and what of it clients pay. */
export class ExpensesResource extends Resource {
  /**
   * List expenses
   *
   * The expenses that the user may see, latest day first unless `sort` says otherwise. `summary` adds up everything that the filters match, not this page alone. With `format=csv` all of it comes as a file, expenses and no sums.
   *
   * `GET /v1/expenses`
   */
  list(query?: ListExpensesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<SummedPage<ExpenseSummary, ExpenseListSummary>>;
  list(query: ListExpensesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListExpensesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<SummedPage<ExpenseSummary, ExpenseListSummary>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/expenses', query }, options);
    const answer: ListRequest<SummedPage<ExpenseSummary, ExpenseListSummary>> = this.page({ method: 'GET', path: '/v1/expenses', query }, options);
    return answer;
  }

  /**
   * Record an expense
   *
   * Records money that was spent. `user_id` defaults to the user of the key; members and contractors record their own only, managers those of their department (`forbidden`). Client and project must belong together (`invalid_request`); without `client_id` the project brings its client along, and without both it is the firm's own. `currency` defaults to the workspace's; the amount is in whole minor units of it. It begins `pending` and is approved by `POST /v1/expenses/{id}/approve`. Emits `expense.created`.
   *
   * `POST /v1/expenses`
   */
  create(body: ExpenseCreate, options?: IdempotentOptions): ApiRequest<Expense> {
    return this.data({ method: 'POST', path: '/v1/expenses', body }, options);
  }

  /**
   * Mark expenses billed
   *
   * For invoices made outside Docket: marks 1 to 100 expenses billed, all or none, so that no invoice takes them. One that is marked billed already stays as it is, unless another `invoice_reference` is sent. An unknown one is `invalid_request`; one that is billed otherwise, rejected or not billable is `invalid_state`, and so is one that waits for approval where the workspace has `require_expense_approval`. Emits `expense.billed` for each.
   *
   * `POST /v1/expenses/mark-billed`
   */
  markBilled(body: ExpensesMarkBilled, options?: IdempotentOptions): ApiRequest<ExpensesMarkedBilled> {
    return this.data({ method: 'POST', path: '/v1/expenses/mark-billed', body }, options);
  }

  /**
   * Add up expenses
   *
   * Adds up the expenses that the user may see over a range of days by category, client, project, user or month; rejected ones are left out. Without `to` the range ends with the last day of this month, or of `from`'s month where that is later; without `from` it begins with the first day of `to`'s month. Figures are in the workspace's currency, others stand apart.
   *
   * `GET /v1/expenses/report`
   */
  getReport(query?: GetExpenseReportQuery, options?: RequestOptions): ApiRequest<ExpenseReport> {
    return this.data({ method: 'GET', path: '/v1/expenses/report', query }, options);
  }

  /**
   * Get an expense
   *
   * One expense.
   *
   * `GET /v1/expenses/{id}`
   *
   * @param expenseId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  get(expenseId: string, query?: GetExpenseQuery, options?: RequestOptions): ApiRequest<Expense> {
    return this.data({ method: 'GET', path: path`/v1/expenses/${expenseId}`, query }, options);
  }

  /**
   * Update an expense
   *
   * Changes the fields sent; a new project brings its client along unless one is sent. Of a billed expense only `notes` change, of an approved one `amount`, `currency` and `user_id` do not (`invalid_state`): reopen it first. A rejected expense that is changed is pending again. A change that changes nothing does nothing. Emits `expense.updated`.
   *
   * `PUT /v1/expenses/{id}`
   *
   * @param expenseId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  update(expenseId: string, body: ExpenseUpdate, options?: ConditionalOptions): ApiRequest<Expense> {
    return this.data({ method: 'PUT', path: path`/v1/expenses/${expenseId}`, body }, options);
  }

  /**
   * Delete an expense
   *
   * Deletes an expense and its receipt. A billed one is `invalid_state`; one that is approved takes `can_approve_time`. Emits `expense.deleted`.
   *
   * `DELETE /v1/expenses/{id}`
   *
   * @param expenseId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  delete(expenseId: string, options?: ConditionalOptions): ApiRequest<Deleted> {
    return this.data({ method: 'DELETE', path: path`/v1/expenses/${expenseId}` }, options);
  }

  /**
   * Approve an expense
   *
   * Approves an expense that is pending; an approved one stays as it is. One that was rejected is `invalid_state`: reopen it first; so is a billed one. Managers approve those of their department. One's own is approved by another, unless the workspace sets `allow_self_approval` (`forbidden`); owners may approve their own. Emits `expense.approved`.
   *
   * `POST /v1/expenses/{id}/approve`
   *
   * @param expenseId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  approve(expenseId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Expense> {
    return this.data({ method: 'POST', path: path`/v1/expenses/${expenseId}/approve` }, options);
  }

  /**
   * Download a receipt
   *
   * The file that was uploaded; a PDF or an image may be shown, anything else is to be saved. Without one the answer is `not_found`.
   *
   * `GET /v1/expenses/{id}/receipt`
   *
   * @param expenseId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  getReceipt(expenseId: string, options?: RequestOptions): ApiRequest<Download> {
    return this.file({ method: 'GET', path: path`/v1/expenses/${expenseId}/receipt` }, options);
  }

  /**
   * Upload a receipt
   *
   * Takes the receipt of an expense, in place of the one before: PDF, PNG, JPEG, WebP, GIF, HEIC, plain text, CSV, DOCX or XLSX, 10 MiB at most. What it is is told by its content, not by its name; anything else is `unsupported_media_type`, a larger one `payload_too_large`. An image has at most 25 million pixels, all frames together, or is `invalid_request`. It is there wholly or not at all. A billed expense takes no other receipt (`invalid_state`). Emits `expense.updated`.
   *
   * `POST /v1/expenses/{id}/receipt`
   *
   * @param expenseId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  uploadReceipt(expenseId: string, file: FileInput, options?: IdempotentOptions & ConditionalOptions): ApiRequest<ExpenseUploaded> {
    return this.data({ method: 'POST', path: path`/v1/expenses/${expenseId}/receipt`, file }, options);
  }

  /**
   * Reject an expense
   *
   * Rejects an expense that is pending: it is not invoiced until it is reopened, or changed and pending again. A rejected one stays as it is, unless another `reason` is sent, which is a rejection anew. One that was approved is `invalid_state`: reopen it first; so is a billed one. Emits `expense.rejected`.
   *
   * `POST /v1/expenses/{id}/reject`
   *
   * @param expenseId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  reject(expenseId: string, body?: ExpenseReject, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Expense> {
    return this.data({ method: 'POST', path: path`/v1/expenses/${expenseId}/reject`, body }, options);
  }

  /**
   * Reopen an expense
   *
   * Takes an approval or a rejection back: the expense is pending again, and nobody has decided on it. A pending one stays as it is. A billed one is `invalid_state`. Emits `expense.updated`.
   *
   * `POST /v1/expenses/{id}/reopen`
   *
   * @param expenseId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  reopen(expenseId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Expense> {
    return this.data({ method: 'POST', path: path`/v1/expenses/${expenseId}/reopen` }, options);
  }
}

/** Retainers: periods, the hours that they include and roll over, and what is drawn of them. */
export class AgreementsResource extends Resource {
  /**
   * List agreements
   *
   * The agreements of the workspace with their open periods, newest first unless `sort` says otherwise. `summary` is of everything that the filters match, not of this page alone.
   *
   * `GET /v1/agreements`
   */
  list(query?: ListAgreementsQuery, options?: RequestOptions): ListRequest<SummedPage<AgreementSummary, AgreementListSummary>> {
    return this.page({ method: 'GET', path: '/v1/agreements', query }, options);
  }

  /**
   * Create an agreement
   *
   * Makes a retainer agreement in the currency of the client; the fee is in whole minor units of it. Its first period opens at once, from
   * `start_date` to the day before the next `billing_day`, with the full fee and hours unless `prorate_first_period`. A start in the past is caught
   * up: the periods that are over are closed one after the other, each as it would have been. With `status: draft` there is no period until
   * `POST /v1/agreements/{id}/activate`. Contact and type must exist, the contact must be the client's (`invalid_request`). Emits
   * `agreement.created`, and `agreement.period_closed` for each period caught up.
   *
   * `POST /v1/agreements`
   */
  create(body: AgreementCreate, options?: IdempotentOptions): ApiRequest<Agreement> {
    return this.data({ method: 'POST', path: '/v1/agreements', body }, options);
  }

  /**
   * List drawdown
   *
   * How far each active agreement is drawn down in its open period, those that end first at the top. `summary` is of all of them, not of this page alone.
   *
   * `GET /v1/agreements/drawdown`
   */
  listDrawdown(query?: ListAgreementDrawdownQuery, options?: RequestOptions): ListRequest<SummedPage<Drawdown, DrawdownSummary>> {
    return this.page({ method: 'GET', path: '/v1/agreements/drawdown', query }, options);
  }

  /**
   * Get an agreement
   *
   * One agreement with its open period. What `include` embeds holds only what the key's user may see.
   *
   * `GET /v1/agreements/{id}`
   *
   * @param agreementId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  get(agreementId: string, query?: GetAgreementQuery, options?: RequestOptions): ApiRequest<Agreement> {
    return this.data({ method: 'GET', path: path`/v1/agreements/${agreementId}`, query }, options);
  }

  /**
   * Update an agreement
   *
   * Changes the fields sent. Fee, hours, overage rate, billing day and rollover show at once and count from the next period on; the open one keeps
   * its own. A new `end_date` cuts the open period or lets it run on; it must not be before that period's first day (`invalid_request`).
   * `client_id` and `start_date` change on a draft only, and of a cancelled or expired agreement nothing but title, type, contact and notes
   * (`invalid_state`). Emits `agreement.updated`.
   *
   * `PUT /v1/agreements/{id}`
   *
   * @param agreementId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  update(agreementId: string, body: AgreementUpdate, options?: ConditionalOptions): ApiRequest<Agreement> {
    return this.data({ method: 'PUT', path: path`/v1/agreements/${agreementId}`, body }, options);
  }

  /**
   * Activate an agreement
   *
   * Opens the first period of a draft, as creation does. An active one stays as it is; any other but a draft is `invalid_state`. Emits `agreement.updated`, and `agreement.period_closed` for each period caught up.
   *
   * `POST /v1/agreements/{id}/activate`
   *
   * @param agreementId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  activate(agreementId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Agreement> {
    return this.data({ method: 'POST', path: path`/v1/agreements/${agreementId}/activate` }, options);
  }

  /**
   * Get the balance
   *
   * How the open period stands today. An agreement without one is `invalid_state`.
   *
   * `GET /v1/agreements/{id}/balance`
   *
   * @param agreementId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  getBalance(agreementId: string, options?: RequestOptions): ApiRequest<AgreementBalance> {
    return this.data({ method: 'GET', path: path`/v1/agreements/${agreementId}/balance` }, options);
  }

  /**
   * Cancel an agreement
   *
   * Ends an agreement with its `effective_date`: it is cancelled at once, the running period ends with that day at the latest, and none opens after it. The last period is closed as any other; one that would begin later is closed at once without a fee. An expired one is `invalid_state`. A cancelled one stays as it is, unless another `effective_date` or `reason` is sent: that is a change (`agreement.updated`), of the day while a period still runs (else `invalid_state`). Emits `agreement.cancelled`.
   *
   * `POST /v1/agreements/{id}/cancel`
   *
   * @param agreementId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  cancel(agreementId: string, body?: AgreementCancel, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Agreement> {
    return this.data({ method: 'POST', path: path`/v1/agreements/${agreementId}/cancel`, body }, options);
  }

  /**
   * List movements of hours
   *
   * Every movement of the agreement's hours, latest first.
   *
   * `GET /v1/agreements/{id}/ledger`
   *
   * @param agreementId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  listLedger(agreementId: string, query?: ListAgreementLedgerQuery, options?: RequestOptions): ListRequest<Page<HourMovement>> {
    return this.page({ method: 'GET', path: path`/v1/agreements/${agreementId}/ledger`, query }, options);
  }

  /**
   * Pause an agreement
   *
   * Lets the running period end as planned and none open after it, until `POST /v1/agreements/{id}/resume`. Hours that are unused then are lost. One that is paused stays as it is; any other but an active one is `invalid_state`. Emits `agreement.updated`.
   *
   * `POST /v1/agreements/{id}/pause`
   *
   * @param agreementId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  pause(agreementId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Agreement> {
    return this.data({ method: 'POST', path: path`/v1/agreements/${agreementId}/pause` }, options);
  }

  /**
   * List periods
   *
   * The periods of an agreement, latest first. `limit` is how many a page holds where `per_page` does not say.
   *
   * `GET /v1/agreements/{id}/periods`
   *
   * @param agreementId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  listPeriods(agreementId: string, query?: ListAgreementPeriodsQuery, options?: RequestOptions): ListRequest<Page<AgreementPeriod>> {
    return this.page({ method: 'GET', path: path`/v1/agreements/${agreementId}/periods`, query }, options);
  }

  /**
   * Get a period
   *
   * One period of the agreement.
   *
   * `GET /v1/agreements/{id}/periods/{period_id}`
   *
   * @param agreementId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   * @param periodId Identifier of a period of the agreement.
   */
  getPeriod(agreementId: string, periodId: string, query?: GetAgreementPeriodQuery, options?: RequestOptions): ApiRequest<AgreementPeriod> {
    return this.data({ method: 'GET', path: path`/v1/agreements/${agreementId}/periods/${periodId}`, query }, options);
  }

  /**
   * Close a period
   *
   * Closes the open period: it ends today, or on its own last day where that is past, and the next one opens in the same transaction, from the
   * day after to the end of what would have been the next period, for one fee. Unused hours roll over or expire, overage is sold at the overage
   * rate. Where an invoice is made it bills the fee, and the overage on a line of its own; the time of the period is billed by the fee's line. A
   * fee of 0 without overage makes no invoice. One that is closed stays as it is, unless `generate_invoice` is sent as true and it made none (`invalid_state`);
   * one that has not begun is `invalid_state`. Emits `agreement.period_closed`.
   *
   * `POST /v1/agreements/{id}/periods/{period_id}/close`
   *
   * @param agreementId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   * @param periodId Identifier of a period of the agreement.
   */
  closePeriod(agreementId: string, periodId: string, body?: PeriodClose, options?: IdempotentOptions & ConditionalOptions): ApiRequest<AgreementPeriod> {
    return this.data({ method: 'POST', path: path`/v1/agreements/${agreementId}/periods/${periodId}/close`, body }, options);
  }

  /**
   * Resume an agreement
   *
   * Lets a paused agreement go on. Where its period has ended meanwhile, a new one opens today as a first period. An active one stays as it is; any other but a paused one is `invalid_state`. Emits `agreement.updated`.
   *
   * `POST /v1/agreements/{id}/resume`
   *
   * @param agreementId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  resume(agreementId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Agreement> {
    return this.data({ method: 'POST', path: path`/v1/agreements/${agreementId}/resume` }, options);
  }
}

/** The kinds of agreement of the workspace. */
export class AgreementTypesResource extends Resource {
  /**
   * List agreement types
   *
   * The kinds of agreement of the workspace. A new workspace has Support Retainer (10 h) and Development Retainer (40 h).
   *
   * `GET /v1/agreement-types`
   */
  list(query?: ListAgreementTypesQuery, options?: RequestOptions): ListRequest<Page<AgreementType>> {
    return this.page({ method: 'GET', path: '/v1/agreement-types', query }, options);
  }

  /**
   * Create an agreement type
   *
   * Makes an agreement type. One of the same name (in any case) is `duplicate`.
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
   * @param agreementTypeId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  get(agreementTypeId: string, query?: GetAgreementTypeQuery, options?: RequestOptions): ApiRequest<AgreementType> {
    return this.data({ method: 'GET', path: path`/v1/agreement-types/${agreementTypeId}`, query }, options);
  }

  /**
   * Update an agreement type
   *
   * Changes the fields sent. The name of another one (in any case) is `duplicate`.
   *
   * `PUT /v1/agreement-types/{id}`
   *
   * @param agreementTypeId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  update(agreementTypeId: string, body: AgreementTypeUpdate, options?: ConditionalOptions): ApiRequest<AgreementType> {
    return this.data({ method: 'PUT', path: path`/v1/agreement-types/${agreementTypeId}`, body }, options);
  }

  /**
   * Delete an agreement type
   *
   * Deletes an agreement type that no agreement has; one in use is `invalid_state`.
   *
   * `DELETE /v1/agreement-types/{id}`
   *
   * @param agreementTypeId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  delete(agreementTypeId: string, options?: ConditionalOptions): ApiRequest<Deleted> {
    return this.data({ method: 'DELETE', path: path`/v1/agreement-types/${agreementTypeId}` }, options);
  }
}

/** Figures of the firm: time, utilization, profit, revenue, what is owed and what is ahead. */
export class ReportsResource extends Resource {
  /**
   * Report on what is outstanding
   *
   * What clients owe today by days past the due date, as `GET /v1/invoices/aging` has it, with days sales outstanding and the collection rate. It is about the whole firm, whoever asks.
   *
   * `GET /v1/reports/aging`
   */
  getAging(query?: { format?: 'json' }, options?: RequestOptions): ApiRequest<AgingReport>;
  getAging(query: { format: 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<Download>;
  getAging(query?: { format?: 'json' | 'csv' | 'pdf' }, options?: RequestOptions): ApiRequest<AgingReport> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/reports/aging', query }, options);
    const answer: ApiRequest<AgingReport> = this.data({ method: 'GET', path: '/v1/reports/aging', query }, options);
    return answer;
  }

  /**
   * Report on the state of the firm
   *
   * Revenue, time, projects and clients of a period at one look, and how they changed against the one before or a year earlier. Revenue, projects and clients are those of the whole firm, whoever asks; time is that which the key's user may see. Revenue is what is invoiced before tax on invoices that are neither draft nor void, by `invoice_date`.
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
   * Report on what is ahead
   *
   * The revenue, the capacity and the pipeline to be expected of the months after the present one. Revenue follows the trend of the last 6 full months plus active retainers. The report is about the whole firm, whoever asks.
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
   * Report on revenue
   *
   * What was invoiced and collected over a range of days by month, quarter, client, project or kind of service, how it is billed, and what recurs. Revenue is what is invoiced before tax on invoices that are neither draft nor void, by `invoice_date`; written off ones count. Collected is payments less refunds by their dates. The report is about the whole firm, whoever asks; it is for those with `can_see_rates`.
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
   * Report on profitability
   *
   * What projects and clients bring in over a range of days, and what they cost. Revenue is what is invoiced before tax, on invoices that are neither draft nor void, by `invoice_date`; a line counts towards the project that it names, and one that names none towards the projects of the time on it, by their hours, as `amount_billed` does. Cost is hours × the cost rate that each entry carries, billable or not, and the expenses that are not rejected. The report is about the whole firm, whoever asks: part of the cost would be no measure of the revenue. What is on no project, such as the fee of a retainer without time, is a row of its client with `project_id` null; what is for no client, such as internal time and the firm's own expenses, is one with `client_id` null. So all rows add up to the summary. Cost is in the workspace's currency: of clients in another one revenue cannot be set against cost, and they stand apart in `other_currencies`, without profit. Cost, profit and margin are left out without `can_see_costs`.
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
   * Report on time
   *
   * The time of a range of days by client, user, project, ticket, day or week: hours, how much of them is billable, and what that is worth. Hours are billable when the entry is billable and not excluded; their value is Σ billable hours × the rate that each entry carries, added up exactly and rounded once. The report counts the time that the key's user may see: a manager's that of the department. Values are left out without `can_see_rates`.
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
   * The reports that are mailed at the request of the key's user, of everyone for owners and admins; newest first.
   *
   * `GET /v1/reports/scheduled`
   */
  listScheduled(query?: ListScheduledReportsQuery, options?: RequestOptions): ListRequest<Page<ScheduledReport>> {
    return this.page({ method: 'GET', path: '/v1/reports/scheduled', query }, options);
  }

  /**
   * Schedule a report
   *
   * Mails a report to its recipients every day, on a day of every week or on a day of every month, at 07:00 on the clocks of the workspace's time zone, summer and winter.
   * Each recipient gets one mail with the report as PDF and its table as CSV. The CSV begins with a byte order mark, by which spreadsheets know UTF-8.
   *
   * The figures are those that the user who asks for it may see when it is mailed. When that user is deactivated or lacks a permission that the report needs, it
   * fails, and `last_error` says so. A report that fails is tried again after 1, 5, 30 and 120 minutes, and then at its next regular time. Times that pass while
   * the service is away are made up for by one mail.
   *
   * `weekly` needs `day_of_week`, `monthly` needs `day_of_month`; the other schedules take neither. Asking needs what the report needs, and `can_export_data`. On the test
   * side the test clock decides, and the mails are captured.
   *
   * `POST /v1/reports/scheduled`
   */
  createScheduled(body: ScheduledReportCreate, options?: IdempotentOptions): ApiRequest<ScheduledReport> {
    return this.data({ method: 'POST', path: '/v1/reports/scheduled', body }, options);
  }

  /**
   * Get a scheduled report
   *
   * One report that is mailed again and again. Users get their own, owners and admins any.
   *
   * `GET /v1/reports/scheduled/{id}`
   *
   * @param reportId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  getScheduled(reportId: string, query?: GetScheduledReportQuery, options?: RequestOptions): ApiRequest<ScheduledReport> {
    return this.data({ method: 'GET', path: path`/v1/reports/scheduled/${reportId}`, query }, options);
  }

  /**
   * End a scheduled report
   *
   * The report is mailed no more. Users end their own, owners and admins any. Mails that wait to be sent are sent.
   *
   * `DELETE /v1/reports/scheduled/{id}`
   *
   * @param reportId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  deleteScheduled(reportId: string, options?: ConditionalOptions): ApiRequest<Deleted> {
    return this.data({ method: 'DELETE', path: path`/v1/reports/scheduled/${reportId}` }, options);
  }

  /**
   * Report on utilization
   *
   * How much of the time that people have is billable, over a range of days by user, department or week. Utilization is billable hours over capacity hours, in percent with 2 decimals, and 0 without capacity. Capacity is hours_per_week / 5 for each day from Monday to Friday. It counts the users who are active, with or without time, and those who are not but have logged time in the range; among them those whose time the key's user may see: a manager's are those of the department. The target of several users is the mean of their `billable_target`, each weighted by capacity.
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

/** Bills to clients: made by hand or from time, approved, sent, paid. */
export class InvoicesResource extends Resource {
  /**
   * List invoices
   *
   * The invoices of the workspace, latest invoice date first unless `sort` says otherwise. `summary` adds up everything that the filters match, not this page alone, and leaves drafts and void invoices out. With `format=csv` all that the filters match comes as a file, drafts and void invoices too, without sums.
   *
   * `GET /v1/invoices`
   */
  list(query?: ListInvoicesQuery & { format?: 'json' }, options?: RequestOptions): ListRequest<SummedPage<InvoiceSummary, InvoiceListSummary>>;
  list(query: ListInvoicesQuery & { format: 'csv' }, options?: RequestOptions): ApiRequest<Download>;
  list(query?: ListInvoicesQuery & { format?: 'json' | 'csv' }, options?: RequestOptions): ListRequest<SummedPage<InvoiceSummary, InvoiceListSummary>> | ApiRequest<Download> {
    if ((query?.format ?? 'json') !== 'json') return this.file({ method: 'GET', path: '/v1/invoices', query }, options);
    const answer: ListRequest<SummedPage<InvoiceSummary, InvoiceListSummary>> = this.page({ method: 'GET', path: '/v1/invoices', query }, options);
    return answer;
  }

  /**
   * Create an invoice
   *
   * Makes a draft in the currency of the client, with or without lines. Contact and agreement must be the client's (`invalid_request`). Lines with a
   * negative rate or quantity are discounts; a negative total is `invalid_request`. Time entries named by a line are billed from now on.
   *
   * The number is given at once, from one sequence of the workspace without gaps that does not begin anew with the year; `{YYYY}`, `{YY}` and `{MM}` of the
   * workspace's `invoice_number_format` are those of `invoice_date`; a number that an earlier format gave already is passed over. Emits `invoice.created`, and `project.budget_alert` for each threshold that the
   * lines cross.
   *
   * `POST /v1/invoices`
   */
  create(body: InvoiceCreate, options?: IdempotentOptions): ApiRequest<Invoice> {
    return this.data({ method: 'POST', path: '/v1/invoices', body }, options);
  }

  /**
   * Get the aging of what is outstanding
   *
   * What clients owe, by days past the due date. Only invoices that are sent, viewed, partial or overdue count.
   *
   * `GET /v1/invoices/aging`
   */
  getAging(query?: GetInvoiceAgingQuery, options?: RequestOptions): ApiRequest<Aging> {
    return this.data({ method: 'GET', path: '/v1/invoices/aging', query }, options);
  }

  /**
   * Create an invoice from unbilled time
   *
   * Makes a draft of the client's unbilled work from `from` to `to`, both days included. Taken are time entries that are billable, unbilled, stopped and
   * not excluded, of time_and_materials work without an agreement; an entry of the client alone is that, one of a project or a ticket goes by their
   * `billing_type`. Rejected entries are never taken, and where the workspace has `require_time_approval` only approved ones. With `include_expenses`
   * unbilled expenses in the currency of the invoice come along, each as a line.
   *
   * `group_by` makes the lines; within a group there is a line for each rate, so quantity × rate is always the amount. What is taken is billed from
   * now on and belongs to one line only, however many calls run at once. Where there is nothing to take the answer is `invalid_request`,
   * likewise where it makes more than the 2,000 lines, or the 256 KiB of text, that an invoice takes: take a shorter range then, or a `group_by` with fewer lines. Emits what
   * `createInvoice` emits; the single time entries get no event.
   *
   * `POST /v1/invoices/from-time`
   */
  createFromTime(body: InvoiceFromTime, options?: IdempotentOptions): ApiRequest<Invoice> {
    return this.data({ method: 'POST', path: '/v1/invoices/from-time', body }, options);
  }

  /**
   * Get an invoice
   *
   * One invoice, with what of `include` the key's user may see. Viewers read it too; rates and amounts are shown with `can_see_rates` only.
   *
   * `GET /v1/invoices/{id}`
   *
   * @param invoiceId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  get(invoiceId: string, query?: GetInvoiceQuery, options?: RequestOptions): ApiRequest<Invoice> {
    return this.data({ method: 'GET', path: path`/v1/invoices/${invoiceId}`, query }, options);
  }

  /**
   * Update an invoice
   *
   * Changes the fields sent. All of them while the invoice is a draft, afterwards only those that the body says change at any time; anything else is
   * `invalid_state` and the message says what to do instead.
   *
   * `line_items` replaces the lines: one with `id` stays and changes, one without is added, one not named is removed and what it billed is free again.
   * Another client must have the same currency, and nothing of the old one may be on the lines (`invalid_state`). `due_date` stays when `invoice_date`
   * changes, and may not come before it. Emits `invoice.updated`.
   *
   * `PUT /v1/invoices/{id}`
   *
   * @param invoiceId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  update(invoiceId: string, body: InvoiceUpdate, options?: ConditionalOptions): ApiRequest<Invoice> {
    return this.data({ method: 'PUT', path: path`/v1/invoices/${invoiceId}`, body }, options);
  }

  /**
   * Approve an invoice
   *
   * Approves an invoice that is `pending_approval`, so that it can be sent. An approved one stays as it is; any other is `invalid_state`. Emits `invoice.updated`.
   *
   * `POST /v1/invoices/{id}/approve`
   *
   * @param invoiceId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  approve(invoiceId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Invoice> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/approve` }, options);
  }

  /**
   * Duplicate an invoice
   *
   * Makes a draft of the same client with the same lines, texts and tax rate, of an invoice of any status. It is dated today and due after the payment terms of today, has a number of its own, and copies no link to time or expenses. Emits `invoice.created`.
   *
   * `POST /v1/invoices/{id}/duplicate`
   *
   * @param invoiceId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  duplicate(invoiceId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Invoice> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/duplicate` }, options);
  }

  /**
   * Add a line
   *
   * Adds a line at the end of a draft; any other invoice is `invalid_state`. The amounts of the invoice follow; a negative total is `invalid_request`, a line more than the 2,000 that an invoice takes `invalid_state`. Emits `invoice.updated`.
   *
   * `POST /v1/invoices/{id}/line-items`
   *
   * @param invoiceId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  addLineItem(invoiceId: string, body: LineItemCreate, options?: IdempotentOptions & ConditionalOptions): ApiRequest<LineItem> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/line-items`, body }, options);
  }

  /**
   * Update a line
   *
   * Changes the fields sent of a line of a draft; on any other invoice it is `invalid_state`. `quantity` or `rate` without `amount` recalculates the amount. The amounts of the invoice follow; a negative total is `invalid_request`. Emits `invoice.updated`.
   *
   * `PUT /v1/invoices/{id}/line-items/{line_id}`
   *
   * @param invoiceId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   * @param lineId Identifier of the line.
   */
  updateLineItem(invoiceId: string, lineId: string, body: LineItemUpdate, options?: ConditionalOptions): ApiRequest<LineItem> {
    return this.data({ method: 'PUT', path: path`/v1/invoices/${invoiceId}/line-items/${lineId}`, body }, options);
  }

  /**
   * Remove a line
   *
   * Takes a line off a draft; on any other invoice it is `invalid_state`. The time entries and expenses on it are free again. Emits `invoice.updated`.
   *
   * `DELETE /v1/invoices/{id}/line-items/{line_id}`
   *
   * @param invoiceId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   * @param lineId Identifier of the line.
   */
  deleteLineItem(invoiceId: string, lineId: string, options?: ConditionalOptions): ApiRequest<Deleted> {
    return this.data({ method: 'DELETE', path: path`/v1/invoices/${invoiceId}/line-items/${lineId}` }, options);
  }

  /**
   * Write an invoice off
   *
   * Gives up an invoice that is sent, viewed, partial or overdue: it leaves what is outstanding and the aging. One that is uncollectible stays as it is; any other is `invalid_state`. It still takes payments and can be voided, and keeps its status when paid. Emits `invoice.updated` with the reason in its context.
   *
   * `POST /v1/invoices/{id}/mark-uncollectible`
   *
   * @param invoiceId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  markUncollectible(invoiceId: string, body?: InvoiceReason, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Invoice> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/mark-uncollectible`, body }, options);
  }

  /**
   * List the payments of an invoice
   *
   * The payments and refunds of one invoice, oldest first unless `order` says otherwise.
   *
   * `GET /v1/invoices/{id}/payments`
   *
   * @param invoiceId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  listPayments(invoiceId: string, query?: ListInvoicePaymentsQuery, options?: RequestOptions): ListRequest<Page<Payment>> {
    return this.page({ method: 'GET', path: path`/v1/invoices/${invoiceId}/payments`, query }, options);
  }

  /**
   * Record a payment
   *
   * Records money received on an invoice that was sent, uncollectible ones included; on a draft or void one, and before it is sent, it is `invalid_state`. An amount above what is outstanding is `invalid_request` on `amount`, however many payments come in at once. A payment that leaves nothing outstanding sets `paid_date` to its date. Emits `invoice.paid` when nothing is outstanding any more, else `invoice.partial_payment`, with the payment in its context.
   *
   * `POST /v1/invoices/{id}/payments`
   *
   * @param invoiceId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  recordPayment(invoiceId: string, body: PaymentCreate, options?: IdempotentOptions & ConditionalOptions): ApiRequest<InvoiceSettlement> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/payments`, body }, options);
  }

  /**
   * Refund a payment
   *
   * Gives back a payment, or a part of it, today. The refund is a payment of its own with a negative amount; the status follows what is outstanding then. An amount above what is left of the payment is `invalid_request`; a payment refunded in full, and a refund, are `invalid_state`. Once everything is refunded the invoice can be voided. Emits `invoice.updated` with the refund in its context.
   *
   * `POST /v1/invoices/{id}/payments/{payment_id}/refund`
   *
   * @param invoiceId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   * @param paymentId Identifier of the payment.
   */
  refundPayment(invoiceId: string, paymentId: string, body?: PaymentRefund, options?: IdempotentOptions & ConditionalOptions): ApiRequest<InvoiceSettlement> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/payments/${paymentId}/refund`, body }, options);
  }

  /**
   * Get the PDF of an invoice
   *
   * The invoice as a PDF, in any status, with amounts written as the client's country does. A void one is stamped; internal notes are never on it. It shows rates, so it needs `can_see_rates` too. Workspaces take turns, and a small document does not wait for large ones. Where 20 of the workspace wait already the answer is `rate_limit_exceeded`, where very many wait in all `unavailable`, both with `Retry-After`; one that cannot be drawn in 30 seconds and 1 GiB of memory is `invalid_state`.
   *
   * `GET /v1/invoices/{id}/pdf`
   *
   * @param invoiceId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  getPdf(invoiceId: string, options?: RequestOptions): ApiRequest<Download> {
    return this.file({ method: 'GET', path: path`/v1/invoices/${invoiceId}/pdf` }, options);
  }

  /**
   * Send an invoice back to draft
   *
   * Makes an invoice that is `pending_approval` or `approved` a draft again, and takes its approval back. A draft stays as it is; any other is `invalid_state`. Emits `invoice.updated` with the reason in its context.
   *
   * `POST /v1/invoices/{id}/reject-approval`
   *
   * @param invoiceId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  rejectApproval(invoiceId: string, body?: InvoiceReason, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Invoice> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/reject-approval`, body }, options);
  }

  /**
   * Remind of an overdue invoice
   *
   * Mails a reminder with the PDF to the addresses given, else to whom `sendInvoice` would mail. Only for an invoice with something outstanding past its due date, marked overdue by the daily job already or not; any other is `invalid_state`. Emits `invoice.updated`.
   *
   * `POST /v1/invoices/{id}/remind`
   *
   * @param invoiceId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  remind(invoiceId: string, body?: InvoiceRemind, options?: IdempotentOptions & ConditionalOptions): ApiRequest<InvoiceReminded> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/remind`, body }, options);
  }

  /**
   * Send an invoice
   *
   * Mails the invoice with a link to its hosted page, and makes a draft or approved invoice `sent`, also when its due date has passed (the daily job makes it overdue); with a total of 0 it is `paid` at once. Where the workspace has `require_invoice_approval` a draft is `invalid_state`: submit it and have it approved. Without `to` it goes to the address of the contact of the invoice, else the billing contact, the primary contact or the address of the client; where there is none the answer is `invalid_request` on `to`. Sending again mails again and changes nothing else. A void, uncollectible or pending invoice is `invalid_state`. Emits `invoice.sent` the first time, and `invoice.paid` with a total of 0.
   *
   * `POST /v1/invoices/{id}/send`
   *
   * @param invoiceId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  send(invoiceId: string, body?: InvoiceSend, options?: IdempotentOptions & ConditionalOptions): ApiRequest<InvoiceSent> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/send`, body }, options);
  }

  /**
   * Submit an invoice for approval
   *
   * Puts a draft before those who approve invoices: it becomes `pending_approval` and its amounts can no longer change. One that is submitted stays as it is; anything else but a draft is `invalid_state`. Emits `invoice.updated`.
   *
   * `POST /v1/invoices/{id}/submit`
   *
   * @param invoiceId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  submit(invoiceId: string, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Invoice> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/submit` }, options);
  }

  /**
   * Void an invoice
   *
   * Makes an invoice void for good, from any status, and frees the time entries and expenses on its lines to be billed again. One with payments that are not refunded is `invalid_state`: refund them first. One that is void stays as it is. Its number stays taken. Emits `invoice.voided` with the reason in its context.
   *
   * `POST /v1/invoices/{id}/void`
   *
   * @param invoiceId Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`.
   */
  void(invoiceId: string, body?: InvoiceReason, options?: IdempotentOptions & ConditionalOptions): ApiRequest<Invoice> {
    return this.data({ method: 'POST', path: path`/v1/invoices/${invoiceId}/void`, body }, options);
  }
}

/** All operations of the service, by what they are about. */
export abstract class Resources {
  /** Keys to the two sides of the workspace. */
  readonly apiKeys: ApiKeysResource;
  readonly testMails: TestMailsResource;
  /** The people of the workspace. */
  readonly users: UsersResource;
  /** The settings of the workspace, and its logo. */
  readonly workspace: WorkspaceResource;
  /** What happened, and who did it. Kept for 30 days. */
  readonly events: EventsResource;
  /** URLs of yours that are told of events as they happen, by an HTTP POST of the event as JSON. */
  readonly webhooks: WebhooksResource;
  readonly testClock: TestClockResource;
  readonly testData: TestDataResource;
  /** The firms you work for. */
  readonly clients: ClientsResource;
  /** The people at your clients, and their access to the client portal. */
  readonly contacts: ContactsResource;
  /** Hourly rates under a name. */
  readonly rateCards: RateCardsResource;
  /** The kinds of project of the workspace. */
  readonly projectTypes: ProjectTypesResource;
  /** Work for a client, with its budget and what is used of it. */
  readonly projects: ProjectsResource;
  /** Words by which clients, projects, tickets and contacts are grouped. */
  readonly tags: TagsResource;
  /** How pressing tickets of the workspace can be, and their SLA targets. */
  readonly ticketPriorities: TicketPrioritiesResource;
  /** Where tickets of the workspace can stand. */
  readonly ticketStatuses: TicketStatusesResource;
  /** Tasks, issues and requests of clients, from their opening to their closing. */
  readonly tickets: TicketsResource;
  /** Work logged by hand, in bulk or by timer, and what it adds up to. */
  readonly timeEntries: TimeEntriesResource;
  readonly timers: TimersResource;
  /** Money spent, its receipts and approval, and what of it clients pay. */
  readonly expenses: ExpensesResource;
  /** Retainers: periods, the hours that they include and roll over, and what is drawn of them. */
  readonly agreements: AgreementsResource;
  /** The kinds of agreement of the workspace. */
  readonly agreementTypes: AgreementTypesResource;
  /** Figures of the firm: time, utilization, profit, revenue, what is owed and what is ahead. */
  readonly reports: ReportsResource;
  /** Bills to clients: made by hand or from time, approved, sent, paid. */
  readonly invoices: InvoicesResource;

  constructor(transport: Transport) {
    this.apiKeys = new ApiKeysResource(transport);
    this.testMails = new TestMailsResource(transport);
    this.users = new UsersResource(transport);
    this.workspace = new WorkspaceResource(transport);
    this.events = new EventsResource(transport);
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
    this.tickets = new TicketsResource(transport);
    this.timeEntries = new TimeEntriesResource(transport);
    this.timers = new TimersResource(transport);
    this.expenses = new ExpensesResource(transport);
    this.agreements = new AgreementsResource(transport);
    this.agreementTypes = new AgreementTypesResource(transport);
    this.reports = new ReportsResource(transport);
    this.invoices = new InvoicesResource(transport);
  }
}
