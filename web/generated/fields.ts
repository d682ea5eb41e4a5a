/** Made by scripts/developer/generate.ts from the contract. */
import type {
  AgreementCancel,
  AgreementCreate,
  AgreementTypeCreate,
  AgreementTypeUpdate,
  AgreementUpdate,
  AgreementUpsert,
  ApiKeyCreate,
  ApiKeyRoll,
  ApprovalCreate,
  ApprovalRemind,
  AttachmentUpdate,
  CannedReplyCreate,
  CannedReplyUpdate,
  CliLoginCreate,
  ClientCreate,
  ClientUpdate,
  ClientUpsert,
  ContactCreate,
  ContactMerge,
  ContactPortalEnable,
  ContactUpdate,
  ContactUpsert,
  ContactsCreate,
  ContactsUpdate,
  CreditNoteCreate,
  CreditNoteSend,
  ExpenseCreate,
  ExpenseReject,
  ExpenseUpdate,
  ExpenseUpsert,
  ExpensesMarkBilled,
  ExpensesName,
  ExpensesReject,
  ExpensesUpdate,
  FactorCode,
  InvoiceCreate,
  InvoiceFromTime,
  InvoiceReason,
  InvoiceRemind,
  InvoiceSend,
  InvoiceUpdate,
  InvoiceUpsert,
  LineItemCreate,
  LineItemUpdate,
  MilestoneCreate,
  MilestoneUpdate,
  NotificationSnooze,
  PasskeyCreate,
  PasskeyUpdate,
  PasswordConfirmation,
  PasswordUpdate,
  PaymentCreate,
  PaymentRefund,
  PeriodClose,
  PermissionsUpdate,
  PhaseCreate,
  PhaseUpdate,
  PhasesReorder,
  ProjectCreate,
  ProjectTaskCreate,
  ProjectTaskUpdate,
  ProjectTasksReorder,
  ProjectTicketCreate,
  ProjectTypeCreate,
  ProjectTypeUpdate,
  ProjectUpdate,
  ProjectUpsert,
  RateCardCreate,
  RateCardUpdate,
  SavedViewCreate,
  SavedViewUpdate,
  ScheduledReportCreate,
  SingleSignOnUpdate,
  StatementSend,
  TagCreate,
  TagSlugs,
  TagUpdate,
  TagsBulkAdd,
  TagsReplace,
  TaskCreate,
  TaskUpdate,
  TaxRateCreate,
  TaxRateUpdate,
  TestClockAdvance,
  TicketActivityCreate,
  TicketActivityUpdate,
  TicketClose,
  TicketCreate,
  TicketPriorityCreate,
  TicketPriorityUpdate,
  TicketReopen,
  TicketStatusCreate,
  TicketStatusUpdate,
  TicketTimeEntryCreate,
  TicketUpdate,
  TicketUpsert,
  TicketsClose,
  TicketsUpdate,
  TimeEntriesCreate,
  TimeEntriesExclude,
  TimeEntriesName,
  TimeEntriesReject,
  TimeEntriesUpdate,
  TimeEntryCreate,
  TimeEntryExclude,
  TimeEntryReject,
  TimeEntryUpdate,
  TimeEntryUpsert,
  TimerResume,
  TimerStart,
  TimerStop,
  TimerStopRunning,
  UserInvite,
  UserUpdate,
  UsersUpdate,
  WebhookCreate,
  WebhookDeliveriesRetry,
  WebhookRecover,
  WebhookSecretRotate,
  WebhookTest,
  WebhookUpdate,
  WorkspaceDelete,
  WorkspaceUpdate,
} from 'docket-sdk';
import type { Fields } from '../api/fields.js';

export const createApiKeyFields: Fields<ApiKeyCreate> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  mode: { type: 'enum', required: true, values: ['live', 'test'] },
  scope: { type: 'enum', values: ['full', 'read_only', 'restricted'] },
  access: { type: 'object', hint: 'What a restricted key can do in each area; required with scope: restricted, and only sent with it.', fields: { clients: { type: 'enum', values: ['none', 'read', 'write'], hint: 'Clients, contacts and their tags.' }, projects: { type: 'enum', values: ['none', 'read', 'write'], hint: 'Projects with their milestones, phases and tasks, and project types to read.' }, tickets: { type: 'enum', values: ['none', 'read', 'write'], hint: 'Tickets with comments, files, tasks and SLA; statuses, priorities and canned replies to read.' }, time: { type: 'enum', values: ['none', 'read', 'write'], hint: 'Time entries, timers and sums of time.' }, expenses: { type: 'enum', values: ['none', 'read', 'write'], hint: 'Expenses and receipts.' }, billing: { type: 'enum', values: ['none', 'read', 'write'], hint: 'Invoices, payments, credit notes and statements.' }, retainers: { type: 'enum', values: ['none', 'read', 'write'], hint: 'Agreements and their periods.' }, people: { type: 'enum', values: ['none', 'read', 'write'], hint: 'Users and their permissions.' }, reports: { type: 'enum', values: ['none', 'read', 'write'], hint: 'Reports, also those mailed on a schedule; they hold figures of all other areas.' }, webhooks: { type: 'enum', values: ['none', 'read', 'write'], hint: 'Webhooks.' }, settings: { type: 'enum', values: ['none', 'read', 'write'], hint: 'The workspace, API keys, tags, rate cards, types, statuses and priorities.' } } },
  allowed_ips: { type: 'list', maxItems: 50, items: { type: 'text', minLength: 2, maxLength: 50 } },
  expires_at: { type: 'text', nullable: true, format: 'date-time', hint: 'When the key stops working, by the clock of its side.' },
  user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The user for whom the key is created, as a user of the calling key\'s side.' },
};

export const rollApiKeyFields: Fields<ApiKeyRoll> = {
  grace_hours: { type: 'integer', minimum: 0, maximum: 168, hint: 'Hours for which the secret from before works too, by the clock of the key\'s side; 0 ends it immediately.' },
};

export const createCliLoginFields: Fields<CliLoginCreate> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  mode: { type: 'enum', required: true, values: ['live', 'test'] },
  scope: { type: 'enum', values: ['full', 'read_only', 'restricted'] },
  access: { type: 'object', hint: 'What a restricted key can do in each area; required with scope: restricted, and only sent with it.', fields: { clients: { type: 'enum', values: ['none', 'read', 'write'], hint: 'Clients, contacts and their tags.' }, projects: { type: 'enum', values: ['none', 'read', 'write'], hint: 'Projects with their milestones, phases and tasks, and project types to read.' }, tickets: { type: 'enum', values: ['none', 'read', 'write'], hint: 'Tickets with comments, files, tasks and SLA; statuses, priorities and canned replies to read.' }, time: { type: 'enum', values: ['none', 'read', 'write'], hint: 'Time entries, timers and sums of time.' }, expenses: { type: 'enum', values: ['none', 'read', 'write'], hint: 'Expenses and receipts.' }, billing: { type: 'enum', values: ['none', 'read', 'write'], hint: 'Invoices, payments, credit notes and statements.' }, retainers: { type: 'enum', values: ['none', 'read', 'write'], hint: 'Agreements and their periods.' }, people: { type: 'enum', values: ['none', 'read', 'write'], hint: 'Users and their permissions.' }, reports: { type: 'enum', values: ['none', 'read', 'write'], hint: 'Reports, also those mailed on a schedule; they hold figures of all other areas.' }, webhooks: { type: 'enum', values: ['none', 'read', 'write'], hint: 'Webhooks.' }, settings: { type: 'enum', values: ['none', 'read', 'write'], hint: 'The workspace, API keys, tags, rate cards, types, statuses and priorities.' } } },
  allowed_ips: { type: 'list', maxItems: 50, items: { type: 'text', minLength: 2, maxLength: 50 } },
  expires_at: { type: 'text', nullable: true, format: 'date-time', hint: 'When the key stops working, by the clock of its side.' },
};

export const updateUsersFields: Fields<UsersUpdate> = {
  ids: { type: 'list', required: true, minItems: 1, maxItems: 100, hint: 'The users to change.', items: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' } },
  updates: { type: 'object', required: true, fields: { name: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' }, avatar_url: { type: 'text', nullable: true, maxLength: 2000, format: 'uri' }, title: { type: 'text', nullable: true, maxLength: 200 }, department: { type: 'text', nullable: true, maxLength: 200 }, phone: { type: 'text', nullable: true, maxLength: 200 }, role: { type: 'enum', values: ['owner', 'admin', 'manager', 'member', 'viewer', 'contractor'] }, timezone: { type: 'text', nullable: true, minLength: 1, maxLength: 64 }, locale: { type: 'text', nullable: true, pattern: '^(en|de|fr|es|it|nl)(-[A-Z]{2})?$', hint: 'Language in which the user reads pages, mails and files of Docket, with its formats of numbers and dates; null follows the workspace\'s.' }, notifications: { type: 'object', fields: { ticket_assigned: { type: 'boolean', hint: 'A ticket was assigned to the user.' }, ticket_replied: { type: 'boolean', hint: 'A contact replied on a ticket assigned to the user.' } } }, notification_settings: { type: 'object', fields: { ticket_assigned: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, mentioned: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, client_replied: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, ticket_answered: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, time_rejected: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, expense_rejected: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, approval_requested: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, approval_decided: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, budget_crossed: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, sla_warning: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, sla_breached: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, invoice_overdue: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, invoice_paid: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, invoice_mail_failed: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, retainer_near_limit: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, retainer_ending: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, time_missing: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } } } }, capacity: { type: 'object', fields: { hours_per_week: { type: 'integer', minimum: 0, maximum: 168 }, billable_target: { type: 'integer', minimum: 0, maximum: 100 } } }, rates: { type: 'object', fields: { cost_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_costs' }, bill_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' } } }, hours_per_week: { type: 'integer', minimum: 0, maximum: 168 }, billable_target: { type: 'integer', minimum: 0, maximum: 100 }, cost_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_costs' }, bill_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' } } },
};

export const inviteUserFields: Fields<UserInvite> = {
  email: { type: 'text', required: true, maxLength: 254, format: 'email', hint: 'Address to which the invitation is mailed.' },
  name: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  role: { type: 'enum', required: true, values: ['owner', 'admin', 'manager', 'member', 'viewer', 'contractor'] },
  title: { type: 'text', nullable: true, maxLength: 200 },
  department: { type: 'text', nullable: true, maxLength: 200 },
  locale: { type: 'text', nullable: true, pattern: '^(en|de|fr|es|it|nl)(-[A-Z]{2})?$', hint: 'Language of the invitation and of what the user reads later; null follows the workspace\'s.' },
  hours_per_week: { type: 'integer', minimum: 0, maximum: 168 },
  billable_target: { type: 'integer', minimum: 0, maximum: 100 },
  cost_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_costs' },
  bill_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' },
};

export const updatePasswordFields: Fields<PasswordUpdate> = {
  current_password: { type: 'text', required: true, minLength: 1, maxLength: 200, hint: 'The user\'s present password.' },
  new_password: { type: 'text', required: true, minLength: 10, maxLength: 200, hint: 'The new password.' },
};

export const createPasskeyFields: Fields<PasskeyCreate> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  credential: { type: 'map', required: true, hint: 'What navigator.credentials.create returned, as its toJSON() writes it (RegistrationResponseJSON of WebAuthn).' },
};

export const createPasskeyOptionsFields: Fields<PasswordConfirmation> = {
  current_password: { type: 'text', required: true, minLength: 1, maxLength: 200, hint: 'The user\'s present password.' },
};

export const updatePasskeyFields: Fields<PasskeyUpdate> = {
  name: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' },
};

export const deletePasskeyFields = createPasskeyOptionsFields;

export const createRecoveryCodesFields: Fields<FactorCode> = {
  code: { type: 'text', required: true, minLength: 1, maxLength: 50, hint: 'Six digits from the authenticator app or, where it says so, a recovery code.' },
};

export const deleteTotpFields = createRecoveryCodesFields;

export const confirmTotpFields = createRecoveryCodesFields;

export const updateUserFields: Fields<UserUpdate> = {
  name: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  avatar_url: { type: 'text', nullable: true, maxLength: 2000, format: 'uri' },
  title: { type: 'text', nullable: true, maxLength: 200 },
  department: { type: 'text', nullable: true, maxLength: 200 },
  phone: { type: 'text', nullable: true, maxLength: 200 },
  role: { type: 'enum', values: ['owner', 'admin', 'manager', 'member', 'viewer', 'contractor'] },
  timezone: { type: 'text', nullable: true, minLength: 1, maxLength: 64 },
  locale: { type: 'text', nullable: true, pattern: '^(en|de|fr|es|it|nl)(-[A-Z]{2})?$', hint: 'Language in which the user reads pages, mails and files of Docket, with its formats of numbers and dates; null follows the workspace\'s.' },
  notifications: { type: 'object', fields: { ticket_assigned: { type: 'boolean', hint: 'A ticket was assigned to the user.' }, ticket_replied: { type: 'boolean', hint: 'A contact replied on a ticket assigned to the user.' } } },
  notification_settings: { type: 'object', fields: { ticket_assigned: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, mentioned: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, client_replied: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, ticket_answered: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, time_rejected: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, expense_rejected: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, approval_requested: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, approval_decided: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, budget_crossed: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, sla_warning: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, sla_breached: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, invoice_overdue: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, invoice_paid: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, invoice_mail_failed: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, retainer_near_limit: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, retainer_ending: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, time_missing: { type: 'object', fields: { app: { type: 'boolean', nullable: true, hint: 'Whether listNotifications has them.' }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } } } },
  capacity: { type: 'object', fields: { hours_per_week: { type: 'integer', minimum: 0, maximum: 168 }, billable_target: { type: 'integer', minimum: 0, maximum: 100 } } },
  rates: { type: 'object', fields: { cost_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_costs' }, bill_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' } } },
  hours_per_week: { type: 'integer', minimum: 0, maximum: 168 },
  billable_target: { type: 'integer', minimum: 0, maximum: 100 },
  cost_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_costs' },
  bill_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' },
};

export const updateUserPermissionsFields: Fields<PermissionsUpdate> = {
  can_see_rates: { type: 'boolean', nullable: true, hint: 'See hourly rates and the value of time.' },
  can_see_costs: { type: 'boolean', nullable: true, hint: 'See cost rates and profit.' },
  can_approve_time: { type: 'boolean', nullable: true, hint: 'Approve time and expenses.' },
  can_manage_invoices: { type: 'boolean', nullable: true, hint: 'Manage invoices, payments, agreements and rate cards.' },
  can_manage_clients: { type: 'boolean', nullable: true, hint: 'Manage clients and contacts.' },
  can_manage_projects: { type: 'boolean', nullable: true, hint: 'Manage projects.' },
  can_manage_team: { type: 'boolean', nullable: true, hint: 'Invite, update and deactivate members, viewers and contractors.' },
  can_view_reports: { type: 'boolean', nullable: true, hint: 'View reports.' },
  can_export_data: { type: 'boolean', nullable: true, hint: 'Export data as CSV and PDF.' },
};

export const createSavedViewFields: Fields<SavedViewCreate> = {
  screen: { type: 'enum', required: true, values: ['time', 'expenses', 'approvals', 'tickets', 'projects', 'clients', 'unbilled', 'invoices', 'payments', 'credit_notes', 'retainers', 'people', 'reports'], hint: 'The screen that the view is of.' },
  name: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  query: { type: 'map' },
  columns: { type: 'list', maxItems: 100, hint: 'The columns from left to right, each once.', items: { type: 'object', fields: { id: { type: 'text', required: true, maxLength: 60, pattern: '^[a-z][a-z0-9_.]*$' }, width: { type: 'integer', nullable: true, minimum: 20, maximum: 2000, hint: 'Its width in pixels.' } } } },
  shared: { type: 'boolean', hint: 'Whether colleagues who may see the screen see the view too.' },
  is_default: { type: 'boolean', hint: 'Whether the screen opens with this view; true replaces the default view of the screen.' },
};

export const updateSavedViewFields: Fields<SavedViewUpdate> = {
  name: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' },
  query: { type: 'map', hint: 'Replaces the whole query.' },
  columns: { type: 'list', maxItems: 100, hint: 'Replaces all columns.', items: { type: 'object', fields: { id: { type: 'text', required: true, maxLength: 60, pattern: '^[a-z][a-z0-9_.]*$' }, width: { type: 'integer', nullable: true, minimum: 20, maximum: 2000, hint: 'Its width in pixels.' } } } },
  shared: { type: 'boolean', hint: 'Whether colleagues who may see the screen see the view too.' },
  is_default: { type: 'boolean', hint: 'Whether the screen opens with this view; true replaces the default view of the screen, false leaves the screen without one.' },
};

export const updateWorkspaceFields: Fields<WorkspaceUpdate> = {
  name: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  currency: { type: 'text', pattern: '^[A-Z]{3}$' },
  timezone: { type: 'text', minLength: 1, maxLength: 64, hint: 'IANA time zone.' },
  payment_terms_days: { type: 'integer', minimum: 0, maximum: 3650, hint: 'Days from invoice date to due date.' },
  default_tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6 },
  invoice_number_format: { type: 'text', minLength: 1, maxLength: 60, hint: 'Text that contains {SEQ} or {SEQ:n} (the number, zero-padded to n digits) exactly once, and optionally {YYYY}, {YY} and {MM} from the invoice date.' },
  default_hourly_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' },
  emergency_multiplier: { type: 'number', minimum: 1, maximum: 99, decimals: 4, hint: 'Emergency rate as a multiple of the standard rate.' },
  time_rounding: { type: 'enum', values: ['none', 'up_6', 'nearest_6', 'up_15', 'nearest_15'] },
  require_invoice_approval: { type: 'boolean', hint: 'Whether an invoice must be approved before it is sent.' },
  require_expense_approval: { type: 'boolean', hint: 'Whether an expense must be approved before it is invoiced.' },
  require_time_approval: { type: 'boolean', hint: 'Whether time must be approved before it is invoiced.' },
  allow_self_approval: { type: 'boolean', hint: 'Whether approvers can approve and reject their own time and expenses.' },
  require_two_factor: { type: 'boolean', hint: 'Whether users sign in with a second factor.' },
  portal_shows_hours: { type: 'boolean', hint: 'Whether clients see the hours and the budget in hours of their projects in the portal.' },
  accent_color: { type: 'text', nullable: true, minLength: 7, maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$', hint: 'Color of links and buttons in the portal; null for the default blue.' },
  sla_business_hours: { type: 'object', nullable: true, fields: { weekly: { type: 'object', required: true, fields: { mon: { type: 'list', maxItems: 24, items: { type: 'list', minItems: 2, maxItems: 2, items: { type: 'text', maxLength: 5, pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' } } }, tue: { type: 'list', maxItems: 24, items: { type: 'list', minItems: 2, maxItems: 2, items: { type: 'text', maxLength: 5, pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' } } }, wed: { type: 'list', maxItems: 24, items: { type: 'list', minItems: 2, maxItems: 2, items: { type: 'text', maxLength: 5, pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' } } }, thu: { type: 'list', maxItems: 24, items: { type: 'list', minItems: 2, maxItems: 2, items: { type: 'text', maxLength: 5, pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' } } }, fri: { type: 'list', maxItems: 24, items: { type: 'list', minItems: 2, maxItems: 2, items: { type: 'text', maxLength: 5, pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' } } }, sat: { type: 'list', maxItems: 24, items: { type: 'list', minItems: 2, maxItems: 2, items: { type: 'text', maxLength: 5, pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' } } }, sun: { type: 'list', maxItems: 24, items: { type: 'list', minItems: 2, maxItems: 2, items: { type: 'text', maxLength: 5, pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' } } } } }, holidays: { type: 'list', maxItems: 1000, hint: 'Days that do not count towards SLA targets.', items: { type: 'text', format: 'date' } } } },
  lock_time_before: { type: 'text', nullable: true, format: 'date' },
  business: { type: 'object', nullable: true, hint: 'The seller as invoices name it.', fields: { legal_name: { type: 'text', nullable: true, maxLength: 200 }, address: { type: 'object', nullable: true, hint: 'Null clears the whole address.', fields: { line1: { type: 'text', nullable: true, maxLength: 200 }, line2: { type: 'text', nullable: true, maxLength: 200 }, city: { type: 'text', nullable: true, maxLength: 200 }, state: { type: 'text', nullable: true, maxLength: 200 }, postal_code: { type: 'text', nullable: true, maxLength: 200 }, country: { type: 'text', nullable: true, pattern: '^[A-Z]{2}$', format: 'country' } } }, tax_id: { type: 'text', nullable: true, maxLength: 200, hint: 'In any form: one that looks like a VAT id sets vat_id; any other sets tax_number and clears vat_id; null clears both.' }, vat_id: { type: 'text', nullable: true, minLength: 1, maxLength: 40, pattern: '\\S' }, tax_number: { type: 'text', nullable: true, maxLength: 200, hint: 'National tax number.' }, identifiers: { type: 'list', maxItems: 5, hint: 'Identifiers other than tax numbers, all of them in place of the present ones.', items: { type: 'object', fields: { scheme: { type: 'text', required: true, maxLength: 4, pattern: '^[0-9]{4}$', hint: 'The kind of identifier, by its code of ISO 6523.' }, value: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' } } } }, electronic_address: { type: 'object', nullable: true, hint: 'Where the seller receives electronic invoices and answers to them.', fields: { scheme: { type: 'text', required: true, maxLength: 4, pattern: '^([0-9]{4}|[A-Z]{2})$', hint: 'The kind of address, by its code of the list of electronic address schemes (EAS), such as 0088 for a GLN or 9930 for a German VAT id.' }, value: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' } } }, contact_name: { type: 'text', nullable: true, maxLength: 200, hint: 'Person or department for questions about invoices.' }, registration_number: { type: 'text', nullable: true, maxLength: 200 }, email: { type: 'text', nullable: true, maxLength: 254, format: 'email' }, phone: { type: 'text', nullable: true, maxLength: 200 }, website: { type: 'text', nullable: true, maxLength: 2000, format: 'uri' } } },
  payment: { type: 'object', nullable: true, hint: 'How clients pay, as invoices print it.', fields: { account_holder: { type: 'text', nullable: true, maxLength: 200 }, iban: { type: 'text', nullable: true, maxLength: 50, hint: 'An IBAN with valid check digits and the length of its country.' }, bic: { type: 'text', nullable: true, maxLength: 20, hint: 'A BIC of 8 or 11 characters (ISO 9362).' }, bank_name: { type: 'text', nullable: true, maxLength: 200 }, instructions: { type: 'text', nullable: true, maxLength: 2000, hint: 'Other ways to pay, or an account that has no IBAN.' } } },
  invoice_footer: { type: 'text', nullable: true, maxLength: 1000, hint: 'Text at the end of every invoice.' },
  locale: { type: 'text', nullable: true, pattern: '^(en|de|fr|es|it|nl)(-[A-Z]{2})?$', hint: 'Language of documents, pages and mails to clients and users who have none set; null is English.' },
};

export const deleteWorkspaceFields: Fields<WorkspaceDelete> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S', hint: 'The name of the workspace, exactly as getWorkspace returns it.' },
};

export const updateSingleSignOnFields: Fields<SingleSignOnUpdate> = {
  issuer: { type: 'text', required: true, maxLength: 500, format: 'uri', hint: 'The issuer exactly as the provider names it.' },
  client_id: { type: 'text', required: true, minLength: 1, maxLength: 255, pattern: '^[ -~]+$', hint: 'The id of Docket at the provider.' },
  client_secret: { type: 'text', minLength: 1, maxLength: 1000, pattern: '^[ -~]+$', hint: 'The secret of Docket at the provider; required with a new issuer.' },
  domains: { type: 'list', required: true, minItems: 1, maxItems: 20, hint: 'Domains whose addresses sign in by the provider.', items: { type: 'text', minLength: 3, maxLength: 253, pattern: '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$' } },
  role_claim: { type: 'text', nullable: true, minLength: 1, maxLength: 100, hint: 'The claim that says what role a person has.' },
  roles: { type: 'map', hint: 'The role for each value of the claim.' },
  required: { type: 'boolean', hint: 'Whether addresses of the domains can no longer sign in by password; false unless sent.' },
};

export const snoozeNotificationFields: Fields<NotificationSnooze> = {
  until: { type: 'text', required: true, nullable: true, format: 'date-time', hint: 'An instant in the future, at most a year ahead; null ends the snooze.' },
};

export const createApprovalFields: Fields<ApprovalCreate> = {
  type: { type: 'enum', required: true, values: ['milestone', 'hours'] },
  milestone_id: { type: 'text', nullable: true, pattern: '^mil_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The milestone; required for the type milestone, and not accepted for hours.' },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The project of the hours.' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The agreement of the hours.' },
  from: { type: 'text', nullable: true, format: 'date', hint: 'First day of the hours; required for the type hours, and not accepted for milestone.' },
  to: { type: 'text', nullable: true, format: 'date', hint: 'Last day of the hours, not before from; required for the type hours, and not accepted for milestone.' },
  message: { type: 'text', nullable: true, maxLength: 20000, hint: 'Message to the client, in the mail and in the portal.' },
  due_date: { type: 'text', nullable: true, format: 'date', hint: 'Day by which the client is asked to decide; not in the past.' },
};

export const previewApprovalRequestFields = createApprovalFields;

export const remindApprovalFields: Fields<ApprovalRemind> = {
  message: { type: 'text', nullable: true, maxLength: 20000, hint: 'Text added to the mail; it is not stored.' },
};

export const previewApprovalReminderFields = remindApprovalFields;

export const sendCreditNoteFields: Fields<CreditNoteSend> = {
  to: { type: 'list', minItems: 1, maxItems: 20, hint: 'Recipients.', items: { type: 'text', maxLength: 254, format: 'email' } },
  message: { type: 'text', maxLength: 5000, hint: 'A personal message above the text of the mail.' },
};

export const previewCreditNoteMailFields = sendCreditNoteFields;

export const createWebhookFields: Fields<WebhookCreate> = {
  url: { type: 'text', required: true, maxLength: 2000, format: 'uri' },
  events: { type: 'list', required: true, minItems: 1, maxItems: 100, items: { type: 'enum', values: ['user.created', 'user.updated', 'user.deactivated', 'user.reactivated', 'user.role_changed', 'client.created', 'client.updated', 'client.deleted', 'client.health_changed', 'contact.created', 'contact.updated', 'contact.deleted', 'contact.portal_enabled', 'contact.portal_login', 'project.created', 'project.updated', 'project.status_changed', 'project.budget_alert', 'project.completed', 'project.deleted', 'invoice.created', 'invoice.updated', 'invoice.sent', 'invoice.viewed', 'invoice.paid', 'invoice.partial_payment', 'invoice.mail_failed', 'invoice.overdue', 'invoice.voided', 'ticket.created', 'ticket.updated', 'ticket.assigned', 'ticket.status_changed', 'ticket.commented', 'ticket.closed', 'ticket.reopened', 'ticket.sla_warning', 'ticket.sla_breached', 'ticket.deleted', 'time_entry.created', 'time_entry.updated', 'time_entry.deleted', 'time_entry.timer_started', 'time_entry.timer_stopped', 'time_entry.approved', 'time_entry.rejected', 'credit_note.created', 'expense.created', 'expense.updated', 'expense.approved', 'expense.rejected', 'expense.billed', 'expense.deleted', 'tag.updated', 'tag.deleted', 'agreement.created', 'agreement.updated', 'agreement.cancelled', 'agreement.period_closed', 'agreement.near_limit', 'agreement.over_limit', 'agreement.expiring_soon', 'agreement.deleted', 'approval.requested', 'approval.approved', 'approval.rejected', 'approval.cancelled', 'approval.updated', 'approval.deleted', 'notification.created', 'notification.updated'] } },
  description: { type: 'text', nullable: true, maxLength: 200 },
  filter: { type: 'object', nullable: true, hint: 'Which events of these types to send; null for all.', fields: { client_ids: { type: 'list', minItems: 1, maxItems: 100, hint: 'Only events about these clients, and about objects whose client_id is one of them.', items: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' } }, project_ids: { type: 'list', minItems: 1, maxItems: 100, hint: 'Only events about these projects, and about objects whose project_id is one of them.', items: { type: 'text', pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' } } } },
};

export const updateWebhookFields: Fields<WebhookUpdate> = {
  url: { type: 'text', maxLength: 2000, format: 'uri' },
  events: { type: 'list', minItems: 1, maxItems: 100, items: { type: 'enum', values: ['user.created', 'user.updated', 'user.deactivated', 'user.reactivated', 'user.role_changed', 'client.created', 'client.updated', 'client.deleted', 'client.health_changed', 'contact.created', 'contact.updated', 'contact.deleted', 'contact.portal_enabled', 'contact.portal_login', 'project.created', 'project.updated', 'project.status_changed', 'project.budget_alert', 'project.completed', 'project.deleted', 'invoice.created', 'invoice.updated', 'invoice.sent', 'invoice.viewed', 'invoice.paid', 'invoice.partial_payment', 'invoice.mail_failed', 'invoice.overdue', 'invoice.voided', 'ticket.created', 'ticket.updated', 'ticket.assigned', 'ticket.status_changed', 'ticket.commented', 'ticket.closed', 'ticket.reopened', 'ticket.sla_warning', 'ticket.sla_breached', 'ticket.deleted', 'time_entry.created', 'time_entry.updated', 'time_entry.deleted', 'time_entry.timer_started', 'time_entry.timer_stopped', 'time_entry.approved', 'time_entry.rejected', 'credit_note.created', 'expense.created', 'expense.updated', 'expense.approved', 'expense.rejected', 'expense.billed', 'expense.deleted', 'tag.updated', 'tag.deleted', 'agreement.created', 'agreement.updated', 'agreement.cancelled', 'agreement.period_closed', 'agreement.near_limit', 'agreement.over_limit', 'agreement.expiring_soon', 'agreement.deleted', 'approval.requested', 'approval.approved', 'approval.rejected', 'approval.cancelled', 'approval.updated', 'approval.deleted', 'notification.created', 'notification.updated'] } },
  description: { type: 'text', nullable: true, maxLength: 200 },
  filter: { type: 'object', nullable: true, hint: 'Which events of these types to send; null for all.', fields: { client_ids: { type: 'list', minItems: 1, maxItems: 100, hint: 'Only events about these clients, and about objects whose client_id is one of them.', items: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' } }, project_ids: { type: 'list', minItems: 1, maxItems: 100, hint: 'Only events about these projects, and about objects whose project_id is one of them.', items: { type: 'text', pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' } } } },
  status: { type: 'enum', values: ['active', 'failed'] },
};

export const retryWebhookDeliveriesFields: Fields<WebhookDeliveriesRetry> = {
  delivery_ids: { type: 'list', minItems: 1, maxItems: 100, hint: 'Deliveries of the webhook, each once.', items: { type: 'text', pattern: '^del_[0-9a-hjkmnp-tv-z]{26}$' } },
  status: { type: 'enum', values: ['failed'] },
  from: { type: 'text', format: 'date-time', hint: 'With status: only attempts made at or after this instant.' },
  to: { type: 'text', format: 'date-time', hint: 'With status: only attempts made at or before this instant.' },
};

export const recoverWebhookFields: Fields<WebhookRecover> = {
  since: { type: 'text', required: true, format: 'date-time' },
};

export const rotateWebhookSecretFields: Fields<WebhookSecretRotate> = {
  grace_hours: { type: 'integer', minimum: 0, maximum: 168, hint: 'Hours during which the old secret also signs, by the clock of the workspace.' },
};

export const testWebhookFields: Fields<WebhookTest> = {
  event_type: { type: 'enum', values: ['user.created', 'user.updated', 'user.deactivated', 'user.reactivated', 'user.role_changed', 'client.created', 'client.updated', 'client.deleted', 'client.health_changed', 'contact.created', 'contact.updated', 'contact.deleted', 'contact.portal_enabled', 'contact.portal_login', 'project.created', 'project.updated', 'project.status_changed', 'project.budget_alert', 'project.completed', 'project.deleted', 'invoice.created', 'invoice.updated', 'invoice.sent', 'invoice.viewed', 'invoice.paid', 'invoice.partial_payment', 'invoice.mail_failed', 'invoice.overdue', 'invoice.voided', 'ticket.created', 'ticket.updated', 'ticket.assigned', 'ticket.status_changed', 'ticket.commented', 'ticket.closed', 'ticket.reopened', 'ticket.sla_warning', 'ticket.sla_breached', 'ticket.deleted', 'time_entry.created', 'time_entry.updated', 'time_entry.deleted', 'time_entry.timer_started', 'time_entry.timer_stopped', 'time_entry.approved', 'time_entry.rejected', 'credit_note.created', 'expense.created', 'expense.updated', 'expense.approved', 'expense.rejected', 'expense.billed', 'expense.deleted', 'tag.updated', 'tag.deleted', 'agreement.created', 'agreement.updated', 'agreement.cancelled', 'agreement.period_closed', 'agreement.near_limit', 'agreement.over_limit', 'agreement.expiring_soon', 'agreement.deleted', 'approval.requested', 'approval.approved', 'approval.rejected', 'approval.cancelled', 'approval.updated', 'approval.deleted', 'notification.created', 'notification.updated'] },
  resource_id: { type: 'text', pattern: '^[a-z]+_[0-9a-hjkmnp-tv-z]{26}$', hint: 'An object of the kind that the event is about: sends it as its GET returns it, in place of sample data.' },
};

export const advanceTestClockFields: Fields<TestClockAdvance> = {
  to: { type: 'text', required: true, format: 'date-time' },
};

export const createClientFields: Fields<ClientCreate> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  email: { type: 'text', nullable: true, maxLength: 254, format: 'email' },
  phone: { type: 'text', nullable: true, maxLength: 200 },
  website: { type: 'text', nullable: true, maxLength: 2000, format: 'uri' },
  address_line1: { type: 'text', nullable: true, maxLength: 200 },
  address_line2: { type: 'text', nullable: true, maxLength: 200 },
  city: { type: 'text', nullable: true, maxLength: 200 },
  state: { type: 'text', nullable: true, maxLength: 200 },
  postal_code: { type: 'text', nullable: true, maxLength: 200 },
  country: { type: 'text', nullable: true, pattern: '^[A-Z]{2}$', format: 'country' },
  locale: { type: 'text', nullable: true, pattern: '^(en|de|fr|es|it|nl)(-[A-Z]{2})?$', hint: 'Language of documents and mails to the client; null follows the workspace\'s.' },
  currency: { type: 'text', pattern: '^[A-Z]{3}$' },
  tax_id: { type: 'text', nullable: true, maxLength: 200, hint: 'In any form: one that looks like a VAT id sets vat_id; any other sets tax_number and clears vat_id; null clears both.' },
  vat_id: { type: 'text', nullable: true, minLength: 1, maxLength: 40, pattern: '\\S' },
  tax_number: { type: 'text', nullable: true, maxLength: 200, hint: 'National tax number.' },
  identifiers: { type: 'list', maxItems: 5, hint: 'Identifiers other than tax numbers, all of them in place of the present ones.', items: { type: 'object', fields: { scheme: { type: 'text', required: true, maxLength: 4, pattern: '^[0-9]{4}$', hint: 'The kind of identifier, by its code of ISO 6523.' }, value: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' } } } },
  electronic_address: { type: 'object', nullable: true, hint: 'Where the client receives electronic invoices.', fields: { scheme: { type: 'text', required: true, maxLength: 4, pattern: '^([0-9]{4}|[A-Z]{2})$', hint: 'The kind of address, by its code of the list of electronic address schemes (EAS), such as 0088 for a GLN or 9930 for a German VAT id.' }, value: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' } } },
  buyer_reference: { type: 'text', nullable: true, maxLength: 200, hint: 'The reference that the client asks for on each invoice, such as a Leitweg-ID.' },
  accounting_reference: { type: 'text', nullable: true, maxLength: 200, hint: 'Where the client books invoices, such as a cost centre.' },
  e_invoice: { type: 'object', fields: { format: { type: 'enum', required: true, values: ['none', 'zugferd', 'factur_x', 'xrechnung_cii', 'xrechnung_ubl', 'peppol_bis'] } } },
  tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6, hint: 'A plain rate for invoices; not together with tax_rate_ids, which it removes.' },
  tax_rate_ids: { type: 'list', nullable: true, minItems: 1, maxItems: 3, hint: 'Tax rates for the invoices of the client; not together with tax_rate, which they remove.', items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } },
  payment_terms_days: { type: 'integer', nullable: true, minimum: 0, maximum: 3650, hint: 'Days until an invoice is due; null uses the workspace\'s.' },
  rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates' },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  status: { type: 'enum', values: ['active', 'inactive'] },
  sla_overrides: { type: 'list', maxItems: 50, hint: 'SLA targets of this client that replace those of the priorities, each for a different priority of the workspace.', items: { type: 'object', fields: { priority_id: { type: 'text', required: true, pattern: '^pri_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The ticket priority.' }, response_target: { type: 'integer', required: true, minimum: 1, maximum: 1000000, hint: 'Minutes until the first response.' }, resolution_target: { type: 'integer', required: true, minimum: 1, maximum: 1000000, hint: 'Minutes until the resolution.' } } } },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S', hint: 'Name, slug or id of a tag.' } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const upsertClientFields: Fields<ClientUpsert> = {
  name: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  email: { type: 'text', nullable: true, maxLength: 254, format: 'email' },
  phone: { type: 'text', nullable: true, maxLength: 200 },
  website: { type: 'text', nullable: true, maxLength: 2000, format: 'uri' },
  address_line1: { type: 'text', nullable: true, maxLength: 200 },
  address_line2: { type: 'text', nullable: true, maxLength: 200 },
  city: { type: 'text', nullable: true, maxLength: 200 },
  state: { type: 'text', nullable: true, maxLength: 200 },
  postal_code: { type: 'text', nullable: true, maxLength: 200 },
  country: { type: 'text', nullable: true, pattern: '^[A-Z]{2}$', format: 'country' },
  locale: { type: 'text', nullable: true, pattern: '^(en|de|fr|es|it|nl)(-[A-Z]{2})?$', hint: 'Language of documents and mails to the client; null follows the workspace\'s.' },
  currency: { type: 'text', pattern: '^[A-Z]{3}$' },
  tax_id: { type: 'text', nullable: true, maxLength: 200, hint: 'In any form: one that looks like a VAT id sets vat_id; any other sets tax_number and clears vat_id; null clears both.' },
  vat_id: { type: 'text', nullable: true, minLength: 1, maxLength: 40, pattern: '\\S' },
  tax_number: { type: 'text', nullable: true, maxLength: 200, hint: 'National tax number.' },
  identifiers: { type: 'list', maxItems: 5, hint: 'Identifiers other than tax numbers, all of them in place of the present ones.', items: { type: 'object', fields: { scheme: { type: 'text', required: true, maxLength: 4, pattern: '^[0-9]{4}$', hint: 'The kind of identifier, by its code of ISO 6523.' }, value: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' } } } },
  electronic_address: { type: 'object', nullable: true, hint: 'Where the client receives electronic invoices.', fields: { scheme: { type: 'text', required: true, maxLength: 4, pattern: '^([0-9]{4}|[A-Z]{2})$', hint: 'The kind of address, by its code of the list of electronic address schemes (EAS), such as 0088 for a GLN or 9930 for a German VAT id.' }, value: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' } } },
  buyer_reference: { type: 'text', nullable: true, maxLength: 200, hint: 'The reference that the client asks for on each invoice, such as a Leitweg-ID.' },
  accounting_reference: { type: 'text', nullable: true, maxLength: 200, hint: 'Where the client books invoices, such as a cost centre.' },
  e_invoice: { type: 'object', fields: { format: { type: 'enum', required: true, values: ['none', 'zugferd', 'factur_x', 'xrechnung_cii', 'xrechnung_ubl', 'peppol_bis'] } } },
  tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6, hint: 'A plain rate for invoices; not together with tax_rate_ids, which it removes.' },
  tax_rate_ids: { type: 'list', nullable: true, minItems: 1, maxItems: 3, hint: 'Tax rates for the invoices of the client; not together with tax_rate, which they remove.', items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } },
  payment_terms_days: { type: 'integer', nullable: true, minimum: 0, maximum: 3650, hint: 'Days until an invoice is due; null uses the workspace\'s.' },
  rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates' },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  status: { type: 'enum', values: ['active', 'inactive'] },
  sla_overrides: { type: 'list', maxItems: 50, hint: 'SLA targets of this client that replace those of the priorities, each for a different priority of the workspace.', items: { type: 'object', fields: { priority_id: { type: 'text', required: true, pattern: '^pri_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The ticket priority.' }, response_target: { type: 'integer', required: true, minimum: 1, maximum: 1000000, hint: 'Minutes until the first response.' }, resolution_target: { type: 'integer', required: true, minimum: 1, maximum: 1000000, hint: 'Minutes until the resolution.' } } } },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S', hint: 'Name, slug or id of a tag.' } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const updateClientFields: Fields<ClientUpdate> = {
  name: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  email: { type: 'text', nullable: true, maxLength: 254, format: 'email' },
  phone: { type: 'text', nullable: true, maxLength: 200 },
  website: { type: 'text', nullable: true, maxLength: 2000, format: 'uri' },
  address_line1: { type: 'text', nullable: true, maxLength: 200 },
  address_line2: { type: 'text', nullable: true, maxLength: 200 },
  city: { type: 'text', nullable: true, maxLength: 200 },
  state: { type: 'text', nullable: true, maxLength: 200 },
  postal_code: { type: 'text', nullable: true, maxLength: 200 },
  country: { type: 'text', nullable: true, pattern: '^[A-Z]{2}$', format: 'country' },
  locale: { type: 'text', nullable: true, pattern: '^(en|de|fr|es|it|nl)(-[A-Z]{2})?$', hint: 'Language of documents and mails to the client; null follows the workspace\'s.' },
  currency: { type: 'text', pattern: '^[A-Z]{3}$' },
  tax_id: { type: 'text', nullable: true, maxLength: 200, hint: 'In any form: one that looks like a VAT id sets vat_id; any other sets tax_number and clears vat_id; null clears both.' },
  vat_id: { type: 'text', nullable: true, minLength: 1, maxLength: 40, pattern: '\\S' },
  tax_number: { type: 'text', nullable: true, maxLength: 200, hint: 'National tax number.' },
  identifiers: { type: 'list', maxItems: 5, hint: 'Identifiers other than tax numbers, all of them in place of the present ones.', items: { type: 'object', fields: { scheme: { type: 'text', required: true, maxLength: 4, pattern: '^[0-9]{4}$', hint: 'The kind of identifier, by its code of ISO 6523.' }, value: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' } } } },
  electronic_address: { type: 'object', nullable: true, hint: 'Where the client receives electronic invoices.', fields: { scheme: { type: 'text', required: true, maxLength: 4, pattern: '^([0-9]{4}|[A-Z]{2})$', hint: 'The kind of address, by its code of the list of electronic address schemes (EAS), such as 0088 for a GLN or 9930 for a German VAT id.' }, value: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' } } },
  buyer_reference: { type: 'text', nullable: true, maxLength: 200, hint: 'The reference that the client asks for on each invoice, such as a Leitweg-ID.' },
  accounting_reference: { type: 'text', nullable: true, maxLength: 200, hint: 'Where the client books invoices, such as a cost centre.' },
  e_invoice: { type: 'object', fields: { format: { type: 'enum', required: true, values: ['none', 'zugferd', 'factur_x', 'xrechnung_cii', 'xrechnung_ubl', 'peppol_bis'] } } },
  tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6, hint: 'A plain rate for invoices; not together with tax_rate_ids, which it removes.' },
  tax_rate_ids: { type: 'list', nullable: true, minItems: 1, maxItems: 3, hint: 'Tax rates for the invoices of the client; not together with tax_rate, which they remove.', items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } },
  payment_terms_days: { type: 'integer', nullable: true, minimum: 0, maximum: 3650, hint: 'Days until an invoice is due; null uses the workspace\'s.' },
  rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates' },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  status: { type: 'enum', values: ['active', 'inactive'] },
  sla_overrides: { type: 'list', maxItems: 50, hint: 'SLA targets of this client that replace those of the priorities, each for a different priority of the workspace.', items: { type: 'object', fields: { priority_id: { type: 'text', required: true, pattern: '^pri_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The ticket priority.' }, response_target: { type: 'integer', required: true, minimum: 1, maximum: 1000000, hint: 'Minutes until the first response.' }, resolution_target: { type: 'integer', required: true, minimum: 1, maximum: 1000000, hint: 'Minutes until the resolution.' } } } },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S', hint: 'Name, slug or id of a tag.' } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const sendClientStatementFields: Fields<StatementSend> = {
  period: { type: 'object', fields: { from: { type: 'text', format: 'date', hint: 'First day.' }, to: { type: 'text', format: 'date', hint: 'Last day.' } } },
  to: { type: 'list', minItems: 1, maxItems: 20, hint: 'Recipients.', items: { type: 'text', maxLength: 254, format: 'email' } },
  message: { type: 'text', maxLength: 5000, hint: 'A personal message above the text of the mail.' },
};

export const previewClientStatementMailFields = sendClientStatementFields;

export const updateClientTagsFields: Fields<TagsReplace> = {
  tags: { type: 'list', required: true, maxItems: 100, hint: 'Tags by slug, name (ignoring case) or id, looked for in this order.', items: { type: 'text', minLength: 1, maxLength: 120 } },
};

export const addClientTagsFields: Fields<TagSlugs> = {
  tags: { type: 'list', required: true, minItems: 1, maxItems: 100, hint: 'Tags by slug, name (ignoring case) or id, looked for in this order.', items: { type: 'text', minLength: 1, maxLength: 120 } },
};

export const removeClientTagsFields = addClientTagsFields;

export const createContactFields: Fields<ContactCreate> = {
  client_id: { type: 'text', required: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  name: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  email: { type: 'text', nullable: true, maxLength: 254, format: 'email' },
  phone: { type: 'text', nullable: true, maxLength: 200 },
  mobile: { type: 'text', nullable: true, maxLength: 200 },
  title: { type: 'text', nullable: true, maxLength: 200 },
  department: { type: 'text', nullable: true, maxLength: 200 },
  is_primary: { type: 'boolean', hint: 'Whether this is the primary contact; true replaces the client\'s current one.' },
  is_billing: { type: 'boolean', hint: 'Whether this is a billing contact, who receives invoices that have no contact.' },
  is_technical: { type: 'boolean', hint: 'Whether this is a technical contact.' },
  portal_access: { type: 'enum', values: ['none', 'view', 'full'] },
  receives_invoices: { type: 'boolean', hint: 'Whether the contact receives invoices.' },
  receives_reports: { type: 'boolean', hint: 'Whether the contact receives reports.' },
  receives_project_updates: { type: 'boolean', hint: 'Whether the contact receives project updates.' },
  receives_ticket_replies: { type: 'boolean', hint: 'Whether the contact receives the team\'s public comments on their tickets by mail.' },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S', hint: 'Name, slug or id of a tag.' } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const updateContactsFields: Fields<ContactsUpdate> = {
  ids: { type: 'list', required: true, minItems: 1, maxItems: 100, hint: 'The contacts to change.', items: { type: 'text', pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$' } },
  updates: { type: 'object', required: true, fields: { client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' }, name: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' }, email: { type: 'text', nullable: true, maxLength: 254, format: 'email' }, phone: { type: 'text', nullable: true, maxLength: 200 }, mobile: { type: 'text', nullable: true, maxLength: 200 }, title: { type: 'text', nullable: true, maxLength: 200 }, department: { type: 'text', nullable: true, maxLength: 200 }, is_primary: { type: 'boolean', hint: 'Whether this is the primary contact; true replaces the client\'s current one.' }, is_billing: { type: 'boolean', hint: 'Whether this is a billing contact, who receives invoices that have no contact.' }, is_technical: { type: 'boolean', hint: 'Whether this is a technical contact.' }, portal_access: { type: 'enum', values: ['none', 'view', 'full'] }, receives_invoices: { type: 'boolean', hint: 'Whether the contact receives invoices.' }, receives_reports: { type: 'boolean', hint: 'Whether the contact receives reports.' }, receives_project_updates: { type: 'boolean', hint: 'Whether the contact receives project updates.' }, receives_ticket_replies: { type: 'boolean', hint: 'Whether the contact receives the team\'s public comments on their tickets by mail.' }, notes: { type: 'text', nullable: true, maxLength: 20000 }, tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S', hint: 'Name, slug or id of a tag.' } }, external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' }, metadata: { type: 'map', nullable: true } } },
};

export const createContactsFields: Fields<ContactsCreate> = {
  contacts: { type: 'list', required: true, minItems: 1, maxItems: 100, items: { type: 'object', fields: { client_id: { type: 'text', required: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' }, name: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' }, email: { type: 'text', nullable: true, maxLength: 254, format: 'email' }, phone: { type: 'text', nullable: true, maxLength: 200 }, mobile: { type: 'text', nullable: true, maxLength: 200 }, title: { type: 'text', nullable: true, maxLength: 200 }, department: { type: 'text', nullable: true, maxLength: 200 }, is_primary: { type: 'boolean', hint: 'Whether this is the primary contact; true replaces the client\'s current one.' }, is_billing: { type: 'boolean', hint: 'Whether this is a billing contact, who receives invoices that have no contact.' }, is_technical: { type: 'boolean', hint: 'Whether this is a technical contact.' }, portal_access: { type: 'enum', values: ['none', 'view', 'full'] }, receives_invoices: { type: 'boolean', hint: 'Whether the contact receives invoices.' }, receives_reports: { type: 'boolean', hint: 'Whether the contact receives reports.' }, receives_project_updates: { type: 'boolean', hint: 'Whether the contact receives project updates.' }, receives_ticket_replies: { type: 'boolean', hint: 'Whether the contact receives the team\'s public comments on their tickets by mail.' }, notes: { type: 'text', nullable: true, maxLength: 20000 }, tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S', hint: 'Name, slug or id of a tag.' } }, external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' }, metadata: { type: 'map', nullable: true } } } },
};

export const upsertContactFields: Fields<ContactUpsert> = {
  client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  name: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  email: { type: 'text', nullable: true, maxLength: 254, format: 'email' },
  phone: { type: 'text', nullable: true, maxLength: 200 },
  mobile: { type: 'text', nullable: true, maxLength: 200 },
  title: { type: 'text', nullable: true, maxLength: 200 },
  department: { type: 'text', nullable: true, maxLength: 200 },
  is_primary: { type: 'boolean', hint: 'Whether this is the primary contact; true replaces the client\'s current one.' },
  is_billing: { type: 'boolean', hint: 'Whether this is a billing contact, who receives invoices that have no contact.' },
  is_technical: { type: 'boolean', hint: 'Whether this is a technical contact.' },
  portal_access: { type: 'enum', values: ['none', 'view', 'full'] },
  receives_invoices: { type: 'boolean', hint: 'Whether the contact receives invoices.' },
  receives_reports: { type: 'boolean', hint: 'Whether the contact receives reports.' },
  receives_project_updates: { type: 'boolean', hint: 'Whether the contact receives project updates.' },
  receives_ticket_replies: { type: 'boolean', hint: 'Whether the contact receives the team\'s public comments on their tickets by mail.' },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S', hint: 'Name, slug or id of a tag.' } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const updateContactFields: Fields<ContactUpdate> = {
  client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  name: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  email: { type: 'text', nullable: true, maxLength: 254, format: 'email' },
  phone: { type: 'text', nullable: true, maxLength: 200 },
  mobile: { type: 'text', nullable: true, maxLength: 200 },
  title: { type: 'text', nullable: true, maxLength: 200 },
  department: { type: 'text', nullable: true, maxLength: 200 },
  is_primary: { type: 'boolean', hint: 'Whether this is the primary contact; true replaces the client\'s current one.' },
  is_billing: { type: 'boolean', hint: 'Whether this is a billing contact, who receives invoices that have no contact.' },
  is_technical: { type: 'boolean', hint: 'Whether this is a technical contact.' },
  portal_access: { type: 'enum', values: ['none', 'view', 'full'] },
  receives_invoices: { type: 'boolean', hint: 'Whether the contact receives invoices.' },
  receives_reports: { type: 'boolean', hint: 'Whether the contact receives reports.' },
  receives_project_updates: { type: 'boolean', hint: 'Whether the contact receives project updates.' },
  receives_ticket_replies: { type: 'boolean', hint: 'Whether the contact receives the team\'s public comments on their tickets by mail.' },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S', hint: 'Name, slug or id of a tag.' } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const mergeContactFields: Fields<ContactMerge> = {
  merge_contact_id: { type: 'text', required: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The contact to merge and delete.' },
};

export const enableContactPortalFields: Fields<ContactPortalEnable> = {
  access_level: { type: 'enum', values: ['view', 'full'], hint: 'What the contact can do in the portal.' },
  send_invitation: { type: 'boolean', hint: 'Whether to mail the contact a link to set a password.' },
};

export const updateContactTagsFields = updateClientTagsFields;

export const addContactTagsFields = addClientTagsFields;

export const removeContactTagsFields = addClientTagsFields;

export const createRateCardFields: Fields<RateCardCreate> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  currency: { type: 'text', pattern: '^[A-Z]{3}$' },
  standard_rate: { type: 'number', required: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' },
  emergency_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates', hint: 'Null applies the standard rate × emergency_multiplier.' },
  is_default: { type: 'boolean', hint: 'Whether this is the default card of its currency; true replaces the current default.' },
};

export const updateRateCardFields: Fields<RateCardUpdate> = {
  name: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  currency: { type: 'text', pattern: '^[A-Z]{3}$' },
  standard_rate: { type: 'number', minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' },
  emergency_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates', hint: 'Null applies the standard rate × emergency_multiplier.' },
  is_default: { type: 'boolean', needs: 'can_see_rates', hint: 'Whether this is the default card of its currency; true replaces the current default.' },
};

export const createProjectTypeFields: Fields<ProjectTypeCreate> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
};

export const updateProjectTypeFields: Fields<ProjectTypeUpdate> = {
  name: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
};

export const createProjectFields: Fields<ProjectCreate> = {
  title: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  client_id: { type: 'text', required: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  status: { type: 'enum', values: ['pending', 'active', 'on_hold', 'completed', 'cancelled'] },
  type_id: { type: 'text', nullable: true, pattern: '^ptype_[0-9a-hjkmnp-tv-z]{26}$' },
  billing_type: { type: 'enum', values: ['time_and_materials', 'fixed_fee', 'retainer', 'non_billable'] },
  manager_id: { type: 'text', nullable: true, pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The user who manages the project.' },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A contact of the client.' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'An agreement of the client; only if billing_type is retainer.' },
  require_client_approval: { type: 'boolean', hint: 'Whether only time entries and milestones of the project that the client has approved (createApproval) can be put on invoices.' },
  start_date: { type: 'text', nullable: true, format: 'date' },
  due_date: { type: 'text', nullable: true, format: 'date', hint: 'Not before start_date.' },
  budget_hours: { type: 'number', nullable: true, minimum: 0, maximum: 9999999.99, decimals: 2, hint: '0 means none.' },
  budget_amount: { type: 'number', nullable: true, minimum: 0, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates', hint: 'In the currency of the client; 0 means none.' },
  rate_override: { type: 'boolean', needs: 'can_see_rates', hint: 'Whether the project\'s own rate applies.' },
  rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates', hint: 'A rate card in the currency of the client.' },
  custom_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates', hint: 'Hourly rate of the project.' },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  contract_url: { type: 'text', nullable: true, maxLength: 2000, format: 'uri' },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S', hint: 'Name, slug or id of a tag.' } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const upsertProjectFields: Fields<ProjectUpsert> = {
  title: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  status: { type: 'enum', values: ['pending', 'active', 'on_hold', 'completed', 'cancelled'] },
  type_id: { type: 'text', nullable: true, pattern: '^ptype_[0-9a-hjkmnp-tv-z]{26}$' },
  billing_type: { type: 'enum', values: ['time_and_materials', 'fixed_fee', 'retainer', 'non_billable'] },
  manager_id: { type: 'text', nullable: true, pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The user who manages the project.' },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A contact of the client.' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'An agreement of the client; only if billing_type is retainer.' },
  require_client_approval: { type: 'boolean', hint: 'Whether only time entries and milestones of the project that the client has approved (createApproval) can be put on invoices.' },
  start_date: { type: 'text', nullable: true, format: 'date' },
  due_date: { type: 'text', nullable: true, format: 'date', hint: 'Not before start_date.' },
  budget_hours: { type: 'number', nullable: true, minimum: 0, maximum: 9999999.99, decimals: 2, hint: '0 means none.' },
  budget_amount: { type: 'number', nullable: true, minimum: 0, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates', hint: 'In the currency of the client; 0 means none.' },
  rate_override: { type: 'boolean', needs: 'can_see_rates', hint: 'Whether the project\'s own rate applies.' },
  rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates', hint: 'A rate card in the currency of the client.' },
  custom_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates', hint: 'Hourly rate of the project.' },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  contract_url: { type: 'text', nullable: true, maxLength: 2000, format: 'uri' },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S', hint: 'Name, slug or id of a tag.' } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const updateProjectFields: Fields<ProjectUpdate> = {
  title: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  status: { type: 'enum', values: ['pending', 'active', 'on_hold', 'completed', 'cancelled'] },
  force: { type: 'boolean', hint: 'With status completed: whether to end everything still open on the project.' },
  type_id: { type: 'text', nullable: true, pattern: '^ptype_[0-9a-hjkmnp-tv-z]{26}$' },
  billing_type: { type: 'enum', values: ['time_and_materials', 'fixed_fee', 'retainer', 'non_billable'] },
  manager_id: { type: 'text', nullable: true, pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The user who manages the project.' },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A contact of the client.' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'An agreement of the client; only if billing_type is retainer.' },
  require_client_approval: { type: 'boolean', hint: 'Whether only time entries and milestones of the project that the client has approved (createApproval) can be put on invoices.' },
  start_date: { type: 'text', nullable: true, format: 'date' },
  due_date: { type: 'text', nullable: true, format: 'date', hint: 'Not before start_date.' },
  budget_hours: { type: 'number', nullable: true, minimum: 0, maximum: 9999999.99, decimals: 2, hint: '0 means none.' },
  budget_amount: { type: 'number', nullable: true, minimum: 0, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates', hint: 'In the currency of the client; 0 means none.' },
  rate_override: { type: 'boolean', needs: 'can_see_rates', hint: 'Whether the project\'s own rate applies.' },
  rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates', hint: 'A rate card in the currency of the client.' },
  custom_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates', hint: 'Hourly rate of the project.' },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  contract_url: { type: 'text', nullable: true, maxLength: 2000, format: 'uri' },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S', hint: 'Name, slug or id of a tag.' } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const createProjectMilestoneFields: Fields<MilestoneCreate> = {
  title: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  phase_id: { type: 'text', nullable: true, pattern: '^pha_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A phase of the project.' },
  due_date: { type: 'text', nullable: true, format: 'date', hint: 'Due date.' },
  amount: { type: 'number', nullable: true, minimum: 0, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates', hint: 'Amount to bill, a whole number of minor units of the client\'s currency; null if the milestone is not billed.' },
};

export const updateProjectMilestoneFields: Fields<MilestoneUpdate> = {
  title: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  phase_id: { type: 'text', nullable: true, pattern: '^pha_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A phase of the project.' },
  due_date: { type: 'text', nullable: true, format: 'date', hint: 'Due date.' },
  amount: { type: 'number', nullable: true, minimum: 0, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates', hint: 'Amount to bill, a whole number of minor units of the client\'s currency; null if the milestone is not billed.' },
};

export const createProjectPhaseFields: Fields<PhaseCreate> = {
  title: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  start_date: { type: 'text', nullable: true, format: 'date', hint: 'Planned start date.' },
  due_date: { type: 'text', nullable: true, format: 'date', hint: 'Due date; must not be before start_date.' },
  budget_hours: { type: 'number', nullable: true, minimum: 0, maximum: 9999999.99, decimals: 2, hint: 'Budget in hours.' },
  status: { type: 'enum', values: ['pending', 'active', 'completed'] },
};

export const reorderProjectPhasesFields: Fields<PhasesReorder> = {
  phase_ids: { type: 'list', required: true, maxItems: 100, hint: 'Every phase of the project, exactly once.', items: { type: 'text', pattern: '^pha_[0-9a-hjkmnp-tv-z]{26}$' } },
};

export const updateProjectPhaseFields: Fields<PhaseUpdate> = {
  title: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  start_date: { type: 'text', nullable: true, format: 'date', hint: 'Planned start date.' },
  due_date: { type: 'text', nullable: true, format: 'date', hint: 'Due date; must not be before start_date.' },
  budget_hours: { type: 'number', nullable: true, minimum: 0, maximum: 9999999.99, decimals: 2, hint: 'Budget in hours.' },
  status: { type: 'enum', values: ['pending', 'active', 'completed'] },
};

export const updateProjectTagsFields = updateClientTagsFields;

export const addProjectTagsFields = addClientTagsFields;

export const removeProjectTagsFields = addClientTagsFields;

export const createProjectTaskFields: Fields<ProjectTaskCreate> = {
  title: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  assignee_id: { type: 'text', nullable: true, pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The assignee.' },
  phase_id: { type: 'text', nullable: true, pattern: '^pha_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A phase of the project.' },
  due_date: { type: 'text', nullable: true, format: 'date' },
};

export const reorderProjectTasksFields: Fields<ProjectTasksReorder> = {
  task_ids: { type: 'list', required: true, maxItems: 1000, hint: 'Every task of the project, exactly once.', items: { type: 'text', pattern: '^task_[0-9a-hjkmnp-tv-z]{26}$' } },
};

export const updateProjectTaskFields: Fields<ProjectTaskUpdate> = {
  title: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  assignee_id: { type: 'text', nullable: true, pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The assignee.' },
  phase_id: { type: 'text', nullable: true, pattern: '^pha_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A phase of the project.' },
  due_date: { type: 'text', nullable: true, format: 'date' },
  completed: { type: 'boolean', hint: 'Whether the task is completed.' },
};

export const createProjectTicketFields: Fields<ProjectTicketCreate> = {
  title: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  phase_id: { type: 'text', nullable: true, pattern: '^pha_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A phase of the project.' },
  status_id: { type: 'text', pattern: '^stat_[0-9a-hjkmnp-tv-z]{26}$', hint: 'Defaults to the first open status.' },
  priority_id: { type: 'text', pattern: '^pri_[0-9a-hjkmnp-tv-z]{26}$', hint: 'Defaults to the default priority.' },
  assignee_id: { type: 'text', nullable: true, pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The assignee, who must not be deactivated.' },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A contact of the client.' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'An agreement of the client.' },
  billing_type: { type: 'enum', values: ['time_and_materials', 'fixed_fee', 'retainer', 'non_billable'], hint: 'Defaults to that of the project.' },
  due_date: { type: 'text', nullable: true, format: 'date' },
  estimated_hours: { type: 'number', nullable: true, minimum: 0, maximum: 9999999.99, decimals: 2, hint: 'Estimated hours.' },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S', hint: 'Name, slug or id of a tag.' } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const createTagFields: Fields<TagCreate> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  color: { type: 'text', minLength: 7, maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' },
  description: { type: 'text', nullable: true, maxLength: 1000, hint: 'Purpose of the tag.' },
};

export const addTagsInBulkFields: Fields<TagsBulkAdd> = {
  resource_type: { type: 'enum', required: true, values: ['clients', 'projects', 'tickets', 'contacts'] },
  resource_ids: { type: 'list', required: true, minItems: 1, maxItems: 100, hint: 'Identifiers of resources of the given type, each once.', items: { type: 'text', minLength: 1, maxLength: 40, pattern: '^(cli|prj|tkt|con)_[0-9a-hjkmnp-tv-z]{26}$' } },
  tags: { type: 'list', required: true, minItems: 1, maxItems: 100, hint: 'Tags by slug, name (ignoring case) or id, looked for in this order.', items: { type: 'text', minLength: 1, maxLength: 120 } },
};

export const updateTagFields: Fields<TagUpdate> = {
  name: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' },
  color: { type: 'text', minLength: 7, maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' },
  description: { type: 'text', nullable: true, maxLength: 1000, hint: 'Purpose of the tag.' },
};

export const createTicketPriorityFields: Fields<TicketPriorityCreate> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  color: { type: 'text', minLength: 7, maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$', hint: 'Defaults to a color derived from the name.' },
  sla_response: { type: 'integer', nullable: true, minimum: 1, maximum: 1000000, hint: 'Target for the first response, in minutes.' },
  sla_resolution: { type: 'integer', nullable: true, minimum: 1, maximum: 1000000, hint: 'Target for the resolution, in minutes.' },
  is_default: { type: 'boolean', hint: 'Whether this is the default priority; true replaces the current default.' },
  position: { type: 'integer', minimum: 1, maximum: 1000, hint: 'Position in the list.' },
};

export const updateTicketPriorityFields: Fields<TicketPriorityUpdate> = {
  name: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' },
  color: { type: 'text', minLength: 7, maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' },
  sla_response: { type: 'integer', nullable: true, minimum: 1, maximum: 1000000, hint: 'Target for the first response, in minutes; null for none.' },
  sla_resolution: { type: 'integer', nullable: true, minimum: 1, maximum: 1000000, hint: 'Target for the resolution, in minutes; null for none.' },
  is_default: { type: 'boolean', hint: 'Whether this is the default priority; true replaces the current default.' },
  position: { type: 'integer', minimum: 1, maximum: 1000, hint: 'Position in the list.' },
};

export const createTicketStatusFields: Fields<TicketStatusCreate> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  type: { type: 'enum', required: true, values: ['open', 'closed'] },
  color: { type: 'text', minLength: 7, maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$', hint: 'Defaults to a color derived from the name.' },
  pauses_sla: { type: 'boolean', hint: 'Whether the SLA clock stops while a ticket is in this status.' },
  position: { type: 'integer', minimum: 1, maximum: 1000, hint: 'Position in the list.' },
};

export const updateTicketStatusFields: Fields<TicketStatusUpdate> = {
  name: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' },
  type: { type: 'enum', values: ['open', 'closed'] },
  color: { type: 'text', minLength: 7, maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' },
  pauses_sla: { type: 'boolean', hint: 'Whether the SLA clock stops while a ticket is in this status.' },
  position: { type: 'integer', minimum: 1, maximum: 1000, hint: 'Position in the list.' },
};

export const createCannedReplyFields: Fields<CannedReplyCreate> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  content: { type: 'text', required: true, minLength: 1, maxLength: 20000, pattern: '\\S' },
};

export const updateCannedReplyFields: Fields<CannedReplyUpdate> = {
  name: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' },
  content: { type: 'text', minLength: 1, maxLength: 20000, pattern: '\\S' },
};

export const createTicketFields: Fields<TicketCreate> = {
  title: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  client_id: { type: 'text', required: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A project of the client.' },
  phase_id: { type: 'text', nullable: true, pattern: '^pha_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A phase of the project.' },
  status_id: { type: 'text', pattern: '^stat_[0-9a-hjkmnp-tv-z]{26}$', hint: 'Defaults to the first open status.' },
  priority_id: { type: 'text', pattern: '^pri_[0-9a-hjkmnp-tv-z]{26}$', hint: 'Defaults to the default priority.' },
  assignee_id: { type: 'text', nullable: true, pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The assignee, who must not be deactivated.' },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A contact of the client.' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'An agreement of the client.' },
  billing_type: { type: 'enum', values: ['time_and_materials', 'fixed_fee', 'retainer', 'non_billable'], hint: 'Defaults to that of the project, or to time_and_materials without a project.' },
  due_date: { type: 'text', nullable: true, format: 'date' },
  estimated_hours: { type: 'number', nullable: true, minimum: 0, maximum: 9999999.99, decimals: 2, hint: 'Estimated hours.' },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S', hint: 'Name, slug or id of a tag.' } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const updateTicketsFields: Fields<TicketsUpdate> = {
  ids: { type: 'list', required: true, minItems: 1, maxItems: 100, hint: 'The tickets to change.', items: { type: 'text', pattern: '^tkt_[0-9a-hjkmnp-tv-z]{26}$' } },
  updates: { type: 'object', required: true, fields: { title: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' }, client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' }, description: { type: 'text', nullable: true, maxLength: 20000 }, project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A project of the client.' }, phase_id: { type: 'text', nullable: true, pattern: '^pha_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A phase of the project.' }, status_id: { type: 'text', pattern: '^stat_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A status of type closed closes an open ticket, one of type open reopens a closed ticket.' }, priority_id: { type: 'text', pattern: '^pri_[0-9a-hjkmnp-tv-z]{26}$' }, assignee_id: { type: 'text', nullable: true, pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The assignee, who must not be deactivated.' }, contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A contact of the client.' }, agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'An agreement of the client.' }, billing_type: { type: 'enum', values: ['time_and_materials', 'fixed_fee', 'retainer', 'non_billable'], hint: 'When the project changes, defaults to that of the new project.' }, due_date: { type: 'text', nullable: true, format: 'date' }, estimated_hours: { type: 'number', nullable: true, minimum: 0, maximum: 9999999.99, decimals: 2, hint: 'Estimated hours.' }, resolution_summary: { type: 'text', nullable: true, maxLength: 20000, hint: 'How it was resolved.' }, tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S', hint: 'Name, slug or id of a tag.' } }, external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' }, metadata: { type: 'map', nullable: true } } },
};

export const closeTicketsFields: Fields<TicketsClose> = {
  ids: { type: 'list', required: true, minItems: 1, maxItems: 100, hint: 'The tickets to close.', items: { type: 'text', pattern: '^tkt_[0-9a-hjkmnp-tv-z]{26}$' } },
  resolution_summary: { type: 'text', nullable: true, maxLength: 20000, hint: 'Free text, the same for all tickets.' },
  generate_summary: { type: 'boolean', hint: 'Whether to compose each summary from the activities of the ticket, if resolution_summary is not given.' },
};

export const upsertTicketFields: Fields<TicketUpsert> = {
  title: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A project of the client.' },
  phase_id: { type: 'text', nullable: true, pattern: '^pha_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A phase of the project.' },
  status_id: { type: 'text', pattern: '^stat_[0-9a-hjkmnp-tv-z]{26}$', hint: 'Defaults to the first open status.' },
  priority_id: { type: 'text', pattern: '^pri_[0-9a-hjkmnp-tv-z]{26}$', hint: 'Defaults to the default priority.' },
  assignee_id: { type: 'text', nullable: true, pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The assignee, who must not be deactivated.' },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A contact of the client.' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'An agreement of the client.' },
  billing_type: { type: 'enum', values: ['time_and_materials', 'fixed_fee', 'retainer', 'non_billable'], hint: 'Defaults to that of the project, or to time_and_materials without a project.' },
  due_date: { type: 'text', nullable: true, format: 'date' },
  estimated_hours: { type: 'number', nullable: true, minimum: 0, maximum: 9999999.99, decimals: 2, hint: 'Estimated hours.' },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S', hint: 'Name, slug or id of a tag.' } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const updateTicketFields: Fields<TicketUpdate> = {
  title: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A project of the client.' },
  phase_id: { type: 'text', nullable: true, pattern: '^pha_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A phase of the project.' },
  status_id: { type: 'text', pattern: '^stat_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A status of type closed closes an open ticket, one of type open reopens a closed ticket.' },
  priority_id: { type: 'text', pattern: '^pri_[0-9a-hjkmnp-tv-z]{26}$' },
  assignee_id: { type: 'text', nullable: true, pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The assignee, who must not be deactivated.' },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A contact of the client.' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'An agreement of the client.' },
  billing_type: { type: 'enum', values: ['time_and_materials', 'fixed_fee', 'retainer', 'non_billable'], hint: 'When the project changes, defaults to that of the new project.' },
  due_date: { type: 'text', nullable: true, format: 'date' },
  estimated_hours: { type: 'number', nullable: true, minimum: 0, maximum: 9999999.99, decimals: 2, hint: 'Estimated hours.' },
  resolution_summary: { type: 'text', nullable: true, maxLength: 20000, hint: 'How it was resolved.' },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S', hint: 'Name, slug or id of a tag.' } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const createTicketActivityFields: Fields<TicketActivityCreate> = {
  content: { type: 'text', required: true, minLength: 1, maxLength: 20000, pattern: '\\S', hint: 'Text of the comment.' },
  visibility: { type: 'enum', values: ['public', 'internal'], hint: 'Visibility of the comment.' },
  mentions: { type: 'list', maxItems: 50, hint: 'The users whom the comment mentions, each once; they are notified (mentioned).', items: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' } },
};

export const updateTicketActivityFields: Fields<TicketActivityUpdate> = {
  content: { type: 'text', required: true, minLength: 1, maxLength: 20000, pattern: '\\S', hint: 'Text of the comment.' },
  mentions: { type: 'list', maxItems: 50, hint: 'The users whom the comment mentions from now on; omitted, they stay.', items: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' } },
};

export const updateTicketAttachmentFields: Fields<AttachmentUpdate> = {
  visibility: { type: 'enum', required: true, values: ['public', 'internal'] },
};

export const closeTicketFields: Fields<TicketClose> = {
  resolution_summary: { type: 'text', nullable: true, maxLength: 20000, hint: 'Free text.' },
  generate_summary: { type: 'boolean', hint: 'Whether to compose the summary from the activities, if resolution_summary is not given.' },
};

export const reopenTicketFields: Fields<TicketReopen> = {
  reason: { type: 'text', nullable: true, maxLength: 20000, hint: 'Free text.' },
};

export const updateTicketTagsFields = updateClientTagsFields;

export const addTicketTagsFields = addClientTagsFields;

export const removeTicketTagsFields = addClientTagsFields;

export const createTicketTaskFields: Fields<TaskCreate> = {
  title: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  assignee_id: { type: 'text', nullable: true, pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The assignee.' },
  due_date: { type: 'text', nullable: true, format: 'date' },
};

export const updateTicketTaskFields: Fields<TaskUpdate> = {
  title: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  assignee_id: { type: 'text', nullable: true, pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The assignee.' },
  due_date: { type: 'text', nullable: true, format: 'date' },
  completed: { type: 'boolean', hint: 'Whether the task is completed.' },
};

export const createTicketTimeEntryFields: Fields<TicketTimeEntryCreate> = {
  user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The user who did the work.' },
  date: { type: 'text', format: 'date', hint: 'Date of the work.' },
  hours: { type: 'number', required: true, minimum: 0.01, maximum: 24, decimals: 2 },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  billable: { type: 'boolean', hint: 'Whether the time is billable.' },
  rate_type: { type: 'enum', values: ['standard', 'emergency', 'custom'] },
  rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates', hint: 'A rate card to use instead of the one that would apply.' },
  rate_charged: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates', hint: 'A manual rate; rate_type then defaults to custom.' },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const createTimeEntryFields: Fields<TimeEntryCreate> = {
  user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The user who did the work.' },
  date: { type: 'text', required: true, format: 'date' },
  hours: { type: 'number', required: true, minimum: 0.01, maximum: 24, decimals: 2 },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  client_id: { type: 'text', nullable: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' },
  ticket_id: { type: 'text', nullable: true, pattern: '^tkt_[0-9a-hjkmnp-tv-z]{26}$' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$' },
  period_id: { type: 'text', nullable: true, pattern: '^per_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A period of the agreement.' },
  billable: { type: 'boolean', hint: 'Whether the time is billable.' },
  rate_type: { type: 'enum', values: ['standard', 'emergency', 'custom'] },
  rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates', hint: 'A rate card to use instead of the one that would apply.' },
  rate_charged: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates', hint: 'A manual rate; rate_type then defaults to custom.' },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const createTimeEntriesFields: Fields<TimeEntriesCreate> = {
  entries: { type: 'list', required: true, minItems: 1, maxItems: 100, items: { type: 'object', fields: { user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The user who did the work.' }, date: { type: 'text', required: true, format: 'date' }, hours: { type: 'number', required: true, minimum: 0.01, maximum: 24, decimals: 2 }, description: { type: 'text', nullable: true, maxLength: 20000 }, client_id: { type: 'text', nullable: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' }, project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' }, ticket_id: { type: 'text', nullable: true, pattern: '^tkt_[0-9a-hjkmnp-tv-z]{26}$' }, agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$' }, period_id: { type: 'text', nullable: true, pattern: '^per_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A period of the agreement.' }, billable: { type: 'boolean', hint: 'Whether the time is billable.' }, rate_type: { type: 'enum', values: ['standard', 'emergency', 'custom'] }, rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates', hint: 'A rate card to use instead of the one that would apply.' }, rate_charged: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates', hint: 'A manual rate; rate_type then defaults to custom.' }, external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' }, metadata: { type: 'map', nullable: true } } } },
};

export const approveTimeEntriesFields: Fields<TimeEntriesName> = {
  ids: { type: 'list', required: true, minItems: 1, maxItems: 100, hint: 'The time entries.', items: { type: 'text', pattern: '^time_[0-9a-hjkmnp-tv-z]{26}$' } },
};

export const rejectTimeEntriesFields: Fields<TimeEntriesReject> = {
  ids: { type: 'list', required: true, minItems: 1, maxItems: 100, hint: 'The time entries to reject.', items: { type: 'text', pattern: '^time_[0-9a-hjkmnp-tv-z]{26}$' } },
  reason: { type: 'text', nullable: true, maxLength: 20000, hint: 'Why, the same for all.' },
};

export const excludeTimeEntriesFields: Fields<TimeEntriesExclude> = {
  ids: { type: 'list', required: true, minItems: 1, maxItems: 100, hint: 'The time entries to exclude.', items: { type: 'text', pattern: '^time_[0-9a-hjkmnp-tv-z]{26}$' } },
  reason: { type: 'enum', required: true, values: ['internal_meeting', 'rework', 'goodwill', 'training', 'admin', 'other'] },
  note: { type: 'text', nullable: true, maxLength: 20000, hint: 'Details of the reason, the same for all; required for other.' },
};

export const updateTimeEntriesFields: Fields<TimeEntriesUpdate> = {
  ids: { type: 'list', required: true, minItems: 1, maxItems: 100, hint: 'The time entries to change.', items: { type: 'text', pattern: '^time_[0-9a-hjkmnp-tv-z]{26}$' } },
  updates: { type: 'object', required: true, fields: { user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' }, date: { type: 'text', format: 'date' }, hours: { type: 'number', minimum: 0.01, maximum: 24, decimals: 2 }, description: { type: 'text', nullable: true, maxLength: 20000 }, client_id: { type: 'text', nullable: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' }, project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' }, ticket_id: { type: 'text', nullable: true, pattern: '^tkt_[0-9a-hjkmnp-tv-z]{26}$' }, agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$' }, period_id: { type: 'text', nullable: true, pattern: '^per_[0-9a-hjkmnp-tv-z]{26}$' }, billable: { type: 'boolean', hint: 'Whether the hours are billable.' }, rate_type: { type: 'enum', values: ['standard', 'emergency', 'custom'] }, rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates', hint: 'A rate card to use; null reverts to the one that applies.' }, rate_charged: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates', hint: 'A manual rate; null reverts to the one that applies.' }, external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' }, metadata: { type: 'map', nullable: true } } },
};

export const deleteTimeEntriesFields = approveTimeEntriesFields;

export const startTimerFields: Fields<TimerStart> = {
  user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The user whose timer it is.' },
  started_at: { type: 'text', format: 'date-time', hint: 'When the timer was started, at most 24 hours ago.' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  client_id: { type: 'text', nullable: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' },
  ticket_id: { type: 'text', nullable: true, pattern: '^tkt_[0-9a-hjkmnp-tv-z]{26}$' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$' },
  billable: { type: 'boolean', hint: 'Whether the time is billable.' },
  rate_type: { type: 'enum', values: ['standard', 'emergency', 'custom'] },
  rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates', hint: 'A rate card to use instead of the one that would apply.' },
  rate_charged: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates', hint: 'A manual rate; rate_type then defaults to custom.' },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const stopRunningTimerFields: Fields<TimerStopRunning> = {
  user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The user whose timer it is.' },
  stopped_at: { type: 'text', format: 'date-time', hint: 'When the timer was stopped: after it was started, and at most 24 hours ago.' },
};

export const upsertTimeEntryFields: Fields<TimeEntryUpsert> = {
  user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The user who did the work.' },
  date: { type: 'text', format: 'date' },
  hours: { type: 'number', minimum: 0.01, maximum: 24, decimals: 2 },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  client_id: { type: 'text', nullable: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' },
  ticket_id: { type: 'text', nullable: true, pattern: '^tkt_[0-9a-hjkmnp-tv-z]{26}$' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$' },
  period_id: { type: 'text', nullable: true, pattern: '^per_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A period of the agreement.' },
  billable: { type: 'boolean', hint: 'Whether the time is billable.' },
  rate_type: { type: 'enum', values: ['standard', 'emergency', 'custom'] },
  rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates', hint: 'A rate card to use instead of the one that would apply.' },
  rate_charged: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates', hint: 'A manual rate; rate_type then defaults to custom.' },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const updateTimeEntryFields: Fields<TimeEntryUpdate> = {
  user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' },
  date: { type: 'text', format: 'date' },
  hours: { type: 'number', minimum: 0.01, maximum: 24, decimals: 2 },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  client_id: { type: 'text', nullable: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' },
  ticket_id: { type: 'text', nullable: true, pattern: '^tkt_[0-9a-hjkmnp-tv-z]{26}$' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$' },
  period_id: { type: 'text', nullable: true, pattern: '^per_[0-9a-hjkmnp-tv-z]{26}$' },
  billable: { type: 'boolean', hint: 'Whether the hours are billable.' },
  rate_type: { type: 'enum', values: ['standard', 'emergency', 'custom'] },
  rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates', hint: 'A rate card to use; null reverts to the one that applies.' },
  rate_charged: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates', hint: 'A manual rate; null reverts to the one that applies.' },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const excludeTimeEntryFields: Fields<TimeEntryExclude> = {
  reason: { type: 'enum', required: true, values: ['internal_meeting', 'rework', 'goodwill', 'training', 'admin', 'other'] },
  note: { type: 'text', nullable: true, maxLength: 20000, hint: 'Details of the reason; required for other.' },
};

export const rejectTimeEntryFields: Fields<TimeEntryReject> = {
  reason: { type: 'text', nullable: true, maxLength: 20000 },
};

export const resumeTimerFields: Fields<TimerResume> = {
  started_at: { type: 'text', format: 'date-time', hint: 'When the timer was started, at most 24 hours ago.' },
};

export const stopTimerFields: Fields<TimerStop> = {
  stopped_at: { type: 'text', format: 'date-time', hint: 'When the timer was stopped: after it was started, and at most 24 hours ago.' },
};

export const createExpenseFields: Fields<ExpenseCreate> = {
  date: { type: 'text', required: true, format: 'date' },
  description: { type: 'text', required: true, minLength: 1, maxLength: 2000, pattern: '\\S' },
  amount: { type: 'number', required: true, minimum: 0.001, maximum: 8000000000000, decimals: 3 },
  client_id: { type: 'text', nullable: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A project of the client; without client_id, the client is that of the project.' },
  user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The user who spent it.' },
  category: { type: 'enum', values: ['software', 'hosting', 'travel', 'meals', 'supplies', 'equipment', 'contractor', 'advertising', 'other'] },
  vendor: { type: 'text', nullable: true, maxLength: 200 },
  currency: { type: 'text', pattern: '^[A-Z]{3}$', hint: 'Defaults to the workspace\'s currency.' },
  billable: { type: 'boolean', hint: 'Whether the expense is billable to the client.' },
  markup_percent: { type: 'number', minimum: 0, maximum: 1000, decimals: 2 },
  notes: { type: 'text', nullable: true, maxLength: 20000, hint: 'Internal.' },
  receipt_url: { type: 'text', nullable: true, maxLength: 2000, format: 'uri', hint: 'URL of a receipt that is not uploaded.' },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const approveExpensesFields: Fields<ExpensesName> = {
  ids: { type: 'list', required: true, minItems: 1, maxItems: 100, hint: 'The expenses.', items: { type: 'text', pattern: '^exp_[0-9a-hjkmnp-tv-z]{26}$' } },
};

export const rejectExpensesFields: Fields<ExpensesReject> = {
  ids: { type: 'list', required: true, minItems: 1, maxItems: 100, hint: 'The expenses to reject.', items: { type: 'text', pattern: '^exp_[0-9a-hjkmnp-tv-z]{26}$' } },
  reason: { type: 'text', nullable: true, maxLength: 20000, hint: 'Why, the same for all.' },
};

export const updateExpensesFields: Fields<ExpensesUpdate> = {
  ids: { type: 'list', required: true, minItems: 1, maxItems: 100, hint: 'The expenses to change.', items: { type: 'text', pattern: '^exp_[0-9a-hjkmnp-tv-z]{26}$' } },
  updates: { type: 'object', required: true, fields: { date: { type: 'text', format: 'date' }, description: { type: 'text', minLength: 1, maxLength: 2000, pattern: '\\S' }, amount: { type: 'number', minimum: 0.001, maximum: 8000000000000, decimals: 3 }, client_id: { type: 'text', nullable: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' }, project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A project of the client; without client_id, the client is that of the project.' }, user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The user who spent it.' }, category: { type: 'enum', values: ['software', 'hosting', 'travel', 'meals', 'supplies', 'equipment', 'contractor', 'advertising', 'other'] }, vendor: { type: 'text', nullable: true, maxLength: 200 }, currency: { type: 'text', pattern: '^[A-Z]{3}$' }, billable: { type: 'boolean', hint: 'Whether the expense is billable to the client.' }, markup_percent: { type: 'number', minimum: 0, maximum: 1000, decimals: 2 }, notes: { type: 'text', nullable: true, maxLength: 20000, hint: 'Internal.' }, receipt_url: { type: 'text', nullable: true, maxLength: 2000, format: 'uri', hint: 'URL of a receipt that is not uploaded.' }, external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' }, metadata: { type: 'map', nullable: true } } },
};

export const deleteExpensesFields = approveExpensesFields;

export const markExpensesBilledFields: Fields<ExpensesMarkBilled> = {
  expense_ids: { type: 'list', required: true, minItems: 1, maxItems: 100, hint: 'The expenses.', items: { type: 'text', pattern: '^exp_[0-9a-hjkmnp-tv-z]{26}$' } },
  invoice_reference: { type: 'text', nullable: true, maxLength: 200, hint: 'Reference of the external invoice.' },
};

export const upsertExpenseFields: Fields<ExpenseUpsert> = {
  date: { type: 'text', format: 'date' },
  description: { type: 'text', minLength: 1, maxLength: 2000, pattern: '\\S' },
  amount: { type: 'number', minimum: 0.001, maximum: 8000000000000, decimals: 3 },
  client_id: { type: 'text', nullable: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A project of the client; without client_id, the client is that of the project.' },
  user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The user who spent it.' },
  category: { type: 'enum', values: ['software', 'hosting', 'travel', 'meals', 'supplies', 'equipment', 'contractor', 'advertising', 'other'] },
  vendor: { type: 'text', nullable: true, maxLength: 200 },
  currency: { type: 'text', pattern: '^[A-Z]{3}$', hint: 'Defaults to the workspace\'s currency.' },
  billable: { type: 'boolean', hint: 'Whether the expense is billable to the client.' },
  markup_percent: { type: 'number', minimum: 0, maximum: 1000, decimals: 2 },
  notes: { type: 'text', nullable: true, maxLength: 20000, hint: 'Internal.' },
  receipt_url: { type: 'text', nullable: true, maxLength: 2000, format: 'uri', hint: 'URL of a receipt that is not uploaded.' },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const updateExpenseFields: Fields<ExpenseUpdate> = {
  date: { type: 'text', format: 'date' },
  description: { type: 'text', minLength: 1, maxLength: 2000, pattern: '\\S' },
  amount: { type: 'number', minimum: 0.001, maximum: 8000000000000, decimals: 3 },
  client_id: { type: 'text', nullable: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A project of the client; without client_id, the client is that of the project.' },
  user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The user who spent it.' },
  category: { type: 'enum', values: ['software', 'hosting', 'travel', 'meals', 'supplies', 'equipment', 'contractor', 'advertising', 'other'] },
  vendor: { type: 'text', nullable: true, maxLength: 200 },
  currency: { type: 'text', pattern: '^[A-Z]{3}$' },
  billable: { type: 'boolean', hint: 'Whether the expense is billable to the client.' },
  markup_percent: { type: 'number', minimum: 0, maximum: 1000, decimals: 2 },
  notes: { type: 'text', nullable: true, maxLength: 20000, hint: 'Internal.' },
  receipt_url: { type: 'text', nullable: true, maxLength: 2000, format: 'uri', hint: 'URL of a receipt that is not uploaded.' },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const rejectExpenseFields: Fields<ExpenseReject> = {
  reason: { type: 'text', nullable: true, maxLength: 20000 },
};

export const createAgreementFields: Fields<AgreementCreate> = {
  client_id: { type: 'text', required: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  title: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  start_date: { type: 'text', required: true, format: 'date' },
  monthly_fee: { type: 'number', required: true, minimum: 0, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates' },
  hours_included: { type: 'number', required: true, minimum: 0, maximum: 100000, decimals: 2 },
  status: { type: 'enum', values: ['draft', 'active'] },
  prorate_first_period: { type: 'boolean', hint: 'Whether fee and hours of the first period are prorated by days.' },
  type_id: { type: 'text', nullable: true, pattern: '^agrtype_[0-9a-hjkmnp-tv-z]{26}$' },
  end_date: { type: 'text', nullable: true, format: 'date', hint: 'Last day of the agreement; null if open-ended.' },
  overage_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates', hint: 'Price per hour above the available hours; null does not bill overage.' },
  billing_day: { type: 'integer', minimum: 1, maximum: 28 },
  rollover_enabled: { type: 'boolean', hint: 'Whether unused hours roll over to the next period.' },
  rollover_max_hours: { type: 'number', nullable: true, minimum: 0, maximum: 100000, decimals: 2, hint: 'Maximum number of hours that roll over; the oldest are dropped first.' },
  rollover_expires_months: { type: 'integer', nullable: true, minimum: 1, maximum: 120 },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A contact of the client.' },
  auto_invoice: { type: 'boolean', hint: 'Whether each period generates an invoice when it is closed.' },
  invoice_method: { type: 'enum', values: ['create_draft', 'auto_send'] },
  notes: { type: 'text', nullable: true, maxLength: 20000, hint: 'Internal.' },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const upsertAgreementFields: Fields<AgreementUpsert> = {
  client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  title: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  start_date: { type: 'text', format: 'date' },
  monthly_fee: { type: 'number', minimum: 0, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates' },
  hours_included: { type: 'number', minimum: 0, maximum: 100000, decimals: 2 },
  status: { type: 'enum', values: ['draft', 'active'] },
  prorate_first_period: { type: 'boolean', hint: 'Whether fee and hours of the first period are prorated by days.' },
  type_id: { type: 'text', nullable: true, pattern: '^agrtype_[0-9a-hjkmnp-tv-z]{26}$' },
  end_date: { type: 'text', nullable: true, format: 'date', hint: 'Last day of the agreement; null if open-ended.' },
  overage_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates', hint: 'Price per hour above the available hours; null does not bill overage.' },
  billing_day: { type: 'integer', minimum: 1, maximum: 28 },
  rollover_enabled: { type: 'boolean', hint: 'Whether unused hours roll over to the next period.' },
  rollover_max_hours: { type: 'number', nullable: true, minimum: 0, maximum: 100000, decimals: 2, hint: 'Maximum number of hours that roll over; the oldest are dropped first.' },
  rollover_expires_months: { type: 'integer', nullable: true, minimum: 1, maximum: 120 },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A contact of the client.' },
  auto_invoice: { type: 'boolean', hint: 'Whether each period generates an invoice when it is closed.' },
  invoice_method: { type: 'enum', values: ['create_draft', 'auto_send'] },
  notes: { type: 'text', nullable: true, maxLength: 20000, hint: 'Internal.' },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const updateAgreementFields: Fields<AgreementUpdate> = {
  client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$', hint: 'Can be changed on a draft only.' },
  title: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  start_date: { type: 'text', format: 'date', hint: 'Can be changed on a draft only.' },
  monthly_fee: { type: 'number', minimum: 0, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates' },
  hours_included: { type: 'number', minimum: 0, maximum: 100000, decimals: 2 },
  prorate_first_period: { type: 'boolean', hint: 'Whether fee and hours of the first period are prorated by days.' },
  type_id: { type: 'text', nullable: true, pattern: '^agrtype_[0-9a-hjkmnp-tv-z]{26}$' },
  end_date: { type: 'text', nullable: true, format: 'date', hint: 'Last day of the agreement; null if open-ended.' },
  overage_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates', hint: 'Price per hour above the available hours; null does not bill overage.' },
  billing_day: { type: 'integer', minimum: 1, maximum: 28 },
  rollover_enabled: { type: 'boolean', hint: 'Whether unused hours roll over to the next period.' },
  rollover_max_hours: { type: 'number', nullable: true, minimum: 0, maximum: 100000, decimals: 2, hint: 'Maximum number of hours that roll over; the oldest are dropped first.' },
  rollover_expires_months: { type: 'integer', nullable: true, minimum: 1, maximum: 120 },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A contact of the client.' },
  auto_invoice: { type: 'boolean', hint: 'Whether each period generates an invoice when it is closed.' },
  invoice_method: { type: 'enum', values: ['create_draft', 'auto_send'] },
  notes: { type: 'text', nullable: true, maxLength: 20000, hint: 'Internal.' },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const cancelAgreementFields: Fields<AgreementCancel> = {
  effective_date: { type: 'text', format: 'date', hint: 'Last day of the agreement; must not be before today.' },
  reason: { type: 'text', nullable: true, maxLength: 20000 },
};

export const closeAgreementPeriodFields: Fields<PeriodClose> = {
  generate_invoice: { type: 'boolean', hint: 'Whether to generate an invoice.' },
};

export const createAgreementTypeFields: Fields<AgreementTypeCreate> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  default_hours: { type: 'number', nullable: true, minimum: 0, maximum: 100000, decimals: 2, hint: 'The hours that agreements of this type usually include.' },
};

export const updateAgreementTypeFields: Fields<AgreementTypeUpdate> = {
  name: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  default_hours: { type: 'number', nullable: true, minimum: 0, maximum: 100000, decimals: 2, hint: 'The hours that agreements of this type usually include.' },
};

export const createScheduledReportFields: Fields<ScheduledReportCreate> = {
  report_type: { type: 'enum', required: true, values: ['dashboard', 'utilization', 'profitability', 'revenue', 'time', 'aging', 'forecast', 'unbilled'] },
  schedule: { type: 'enum', required: true, values: ['daily', 'weekly', 'monthly'] },
  day_of_week: { type: 'integer', nullable: true, minimum: 0, maximum: 6 },
  day_of_month: { type: 'integer', nullable: true, minimum: 1, maximum: 31 },
  recipients: { type: 'list', required: true, minItems: 1, maxItems: 50, items: { type: 'text', maxLength: 254, format: 'email' } },
  parameters: { type: 'map', hint: 'The query parameters of the report by name, with lists as arrays; none if omitted.' },
};

export const createTaxRateFields: Fields<TaxRateCreate> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  rate: { type: 'number', required: true, minimum: 0, maximum: 1, decimals: 6 },
  category: { type: 'enum', values: ['standard', 'zero', 'exempt', 'reverse_charge', 'intra_community', 'export', 'outside_scope'], hint: 'Defaults to standard for a rate above 0 and to zero for 0.' },
  is_compound: { type: 'boolean', hint: 'Whether it is also charged on the taxes before it on a line.' },
  reason: { type: 'text', nullable: true, minLength: 1, maxLength: 500, pattern: '\\S' },
  reason_code: { type: 'text', nullable: true, maxLength: 40, pattern: '^VATEX-[A-Z0-9]{2,4}(-[A-Z0-9]{1,6}){1,3}$' },
  is_default: { type: 'boolean', hint: 'Whether it replaces the present default.' },
};

export const updateTaxRateFields: Fields<TaxRateUpdate> = {
  name: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' },
  rate: { type: 'number', minimum: 0, maximum: 1, decimals: 6 },
  category: { type: 'enum', values: ['standard', 'zero', 'exempt', 'reverse_charge', 'intra_community', 'export', 'outside_scope'] },
  is_compound: { type: 'boolean', hint: 'Whether it is also charged on the taxes before it on a line.' },
  reason: { type: 'text', nullable: true, minLength: 1, maxLength: 500, pattern: '\\S' },
  reason_code: { type: 'text', nullable: true, maxLength: 40, pattern: '^VATEX-[A-Z0-9]{2,4}(-[A-Z0-9]{1,6}){1,3}$' },
  is_default: { type: 'boolean', hint: 'True replaces the present default; false leaves the workspace without one.' },
};

export const createInvoiceFields: Fields<InvoiceCreate> = {
  client_id: { type: 'text', required: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A contact of the client.' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'An agreement of the client.' },
  invoice_date: { type: 'text', format: 'date' },
  due_date: { type: 'text', format: 'date', hint: 'Not before invoice_date.' },
  delivery_start: { type: 'text', nullable: true, format: 'date', hint: 'First day of the work that is billed, as documents show it.' },
  delivery_end: { type: 'text', nullable: true, format: 'date', hint: 'Last day of the work that is billed, not before delivery_start.' },
  subject: { type: 'text', nullable: true, maxLength: 200, hint: 'Subject of the invoice.' },
  notes: { type: 'text', nullable: true, maxLength: 20000, hint: 'Notes for the client.' },
  internal_notes: { type: 'text', nullable: true, maxLength: 20000, hint: 'Internal notes; never shown to the client.' },
  po_number: { type: 'text', nullable: true, maxLength: 200, hint: 'The client\'s purchase order number.' },
  references: { type: 'object', fields: { buyer: { type: 'text', nullable: true, maxLength: 200, hint: 'The reference that the client asked for, such as a Leitweg-ID.' }, contract: { type: 'text', nullable: true, maxLength: 200, hint: 'Number of the contract.' }, order: { type: 'text', nullable: true, maxLength: 200, hint: 'The same as po_number, which must not be different if both are given.' }, project: { type: 'text', nullable: true, maxLength: 200, hint: 'The project as the client names it.' }, accounting: { type: 'text', nullable: true, maxLength: 200, hint: 'Where the client books the invoice, such as a cost centre.' } } },
  tax_rate: { type: 'number', minimum: 0, maximum: 1, decimals: 6, hint: 'The plain rate of lines that name no tax; not together with tax_rate_ids.' },
  tax_rate_ids: { type: 'list', nullable: true, minItems: 1, maxItems: 3, hint: 'The taxes of lines that name none; not together with tax_rate.', items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } },
  prices_include_tax: { type: 'boolean', hint: 'Whether the amounts of lines include tax, which is then taken out of them: the total is exactly their sum.' },
  line_items: { type: 'list', maxItems: 2000, hint: 'The lines in order.', items: { type: 'object', fields: { description: { type: 'text', minLength: 1, maxLength: 20000, pattern: '\\S', hint: 'Description of what is billed.' }, quantity: { type: 'number', minimum: -9999999.9999, maximum: 9999999.9999, decimals: 4, hint: 'Negative for credits.' }, rate: { type: 'number', minimum: -8000000000000, maximum: 8000000000000, decimals: 4, needs: 'can_see_rates' }, amount: { type: 'number', minimum: -8000000000000, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates', hint: 'A whole number of minor units of the currency.' }, unit: { type: 'enum', nullable: true, values: ['hour', 'day', 'week', 'month', 'year', 'piece', 'kilometre', 'mile', 'kilogram', 'lump_sum'], hint: 'What the quantity counts.' }, tax_rate_id: { type: 'text', nullable: true, pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The one tax rate of the line; short for tax_rate_ids with one id.' }, tax_rate_ids: { type: 'list', nullable: true, minItems: 1, maxItems: 3, items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } }, tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6, hint: 'A plain rate, with its tax_category.' }, tax_category: { type: 'enum', values: ['standard', 'zero', 'exempt', 'reverse_charge', 'intra_community', 'export', 'outside_scope'], hint: 'The category of tax_rate, with which it is given: by default standard above 0, and zero for 0.' }, project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A project of the client, whose amount_billed then includes the line.' }, milestone_id: { type: 'text', nullable: true, pattern: '^mil_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A milestone of one of the client\'s projects for the line to bill.' }, time_entry_ids: { type: 'list', maxItems: 1000, hint: 'Time entries of the client for the line to bill.', items: { type: 'text', pattern: '^time_[0-9a-hjkmnp-tv-z]{26}$' } }, expense_ids: { type: 'list', maxItems: 1000, hint: 'Expenses of the client, in the currency of the invoice, for the line to bill.', items: { type: 'text', pattern: '^exp_[0-9a-hjkmnp-tv-z]{26}$' } } } } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const createInvoiceFromTimeFields: Fields<InvoiceFromTime> = {
  client_id: { type: 'text', required: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  from: { type: 'text', required: true, format: 'date', hint: 'First day of the work, inclusive.' },
  to: { type: 'text', required: true, format: 'date', hint: 'Last day of the work, inclusive.' },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$', hint: 'Only work on this project of the client.' },
  group_by: { type: 'enum', values: ['none', 'project', 'ticket', 'user', 'date'] },
  include_expenses: { type: 'boolean', hint: 'Whether to include unbilled expenses of the client in the range, each as a line.' },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A contact of the client.' },
  invoice_date: { type: 'text', format: 'date' },
  due_date: { type: 'text', format: 'date', hint: 'Not before invoice_date.' },
  delivery_start: { type: 'text', nullable: true, format: 'date', hint: 'First day of the work that is billed, as documents show it.' },
  delivery_end: { type: 'text', nullable: true, format: 'date', hint: 'Last day of the work that is billed, not before delivery_start.' },
  subject: { type: 'text', nullable: true, maxLength: 200, hint: 'Subject of the invoice.' },
  notes: { type: 'text', nullable: true, maxLength: 20000, hint: 'Notes for the client.' },
  internal_notes: { type: 'text', nullable: true, maxLength: 20000, hint: 'Internal notes; never shown to the client.' },
  po_number: { type: 'text', nullable: true, maxLength: 200, hint: 'The client\'s purchase order number.' },
  references: { type: 'object', fields: { buyer: { type: 'text', nullable: true, maxLength: 200, hint: 'The reference that the client asked for, such as a Leitweg-ID.' }, contract: { type: 'text', nullable: true, maxLength: 200, hint: 'Number of the contract.' }, order: { type: 'text', nullable: true, maxLength: 200, hint: 'The same as po_number, which must not be different if both are given.' }, project: { type: 'text', nullable: true, maxLength: 200, hint: 'The project as the client names it.' }, accounting: { type: 'text', nullable: true, maxLength: 200, hint: 'Where the client books the invoice, such as a cost centre.' } } },
  tax_rate: { type: 'number', minimum: 0, maximum: 1, decimals: 6, hint: 'The plain rate of lines that name no tax; not together with tax_rate_ids.' },
  tax_rate_ids: { type: 'list', nullable: true, minItems: 1, maxItems: 3, hint: 'The taxes of lines that name none; not together with tax_rate.', items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } },
  prices_include_tax: { type: 'boolean', hint: 'Whether the amounts of lines include tax, which is then taken out of them: the total is exactly their sum.' },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const previewInvoiceFromTimeFields = createInvoiceFromTimeFields;

export const upsertInvoiceFields: Fields<InvoiceUpsert> = {
  client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A contact of the client.' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'An agreement of the client.' },
  invoice_date: { type: 'text', format: 'date' },
  due_date: { type: 'text', format: 'date', hint: 'Not before invoice_date.' },
  delivery_start: { type: 'text', nullable: true, format: 'date', hint: 'First day of the work that is billed, as documents show it.' },
  delivery_end: { type: 'text', nullable: true, format: 'date', hint: 'Last day of the work that is billed, not before delivery_start.' },
  subject: { type: 'text', nullable: true, maxLength: 200, hint: 'Subject of the invoice.' },
  notes: { type: 'text', nullable: true, maxLength: 20000, hint: 'Notes for the client.' },
  internal_notes: { type: 'text', nullable: true, maxLength: 20000, hint: 'Internal notes; never shown to the client.' },
  po_number: { type: 'text', nullable: true, maxLength: 200, hint: 'The client\'s purchase order number.' },
  references: { type: 'object', fields: { buyer: { type: 'text', nullable: true, maxLength: 200, hint: 'The reference that the client asked for, such as a Leitweg-ID.' }, contract: { type: 'text', nullable: true, maxLength: 200, hint: 'Number of the contract.' }, order: { type: 'text', nullable: true, maxLength: 200, hint: 'The same as po_number, which must not be different if both are given.' }, project: { type: 'text', nullable: true, maxLength: 200, hint: 'The project as the client names it.' }, accounting: { type: 'text', nullable: true, maxLength: 200, hint: 'Where the client books the invoice, such as a cost centre.' } } },
  tax_rate: { type: 'number', minimum: 0, maximum: 1, decimals: 6, hint: 'The plain rate of lines that name no tax; not together with tax_rate_ids.' },
  tax_rate_ids: { type: 'list', nullable: true, minItems: 1, maxItems: 3, hint: 'The taxes of lines that name none; not together with tax_rate.', items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } },
  prices_include_tax: { type: 'boolean', hint: 'Whether the amounts of lines include tax, which is then taken out of them: the total is exactly their sum.' },
  line_items: { type: 'list', maxItems: 2000, hint: 'The lines in order.', items: { type: 'object', fields: { description: { type: 'text', minLength: 1, maxLength: 20000, pattern: '\\S', hint: 'Description of what is billed.' }, quantity: { type: 'number', minimum: -9999999.9999, maximum: 9999999.9999, decimals: 4, hint: 'Negative for credits.' }, rate: { type: 'number', minimum: -8000000000000, maximum: 8000000000000, decimals: 4, needs: 'can_see_rates' }, amount: { type: 'number', minimum: -8000000000000, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates', hint: 'A whole number of minor units of the currency.' }, unit: { type: 'enum', nullable: true, values: ['hour', 'day', 'week', 'month', 'year', 'piece', 'kilometre', 'mile', 'kilogram', 'lump_sum'], hint: 'What the quantity counts.' }, tax_rate_id: { type: 'text', nullable: true, pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The one tax rate of the line; short for tax_rate_ids with one id.' }, tax_rate_ids: { type: 'list', nullable: true, minItems: 1, maxItems: 3, items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } }, tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6, hint: 'A plain rate, with its tax_category.' }, tax_category: { type: 'enum', values: ['standard', 'zero', 'exempt', 'reverse_charge', 'intra_community', 'export', 'outside_scope'], hint: 'The category of tax_rate, with which it is given: by default standard above 0, and zero for 0.' }, project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A project of the client, whose amount_billed then includes the line.' }, milestone_id: { type: 'text', nullable: true, pattern: '^mil_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A milestone of one of the client\'s projects for the line to bill.' }, time_entry_ids: { type: 'list', maxItems: 1000, hint: 'Time entries of the client for the line to bill.', items: { type: 'text', pattern: '^time_[0-9a-hjkmnp-tv-z]{26}$' } }, expense_ids: { type: 'list', maxItems: 1000, hint: 'Expenses of the client, in the currency of the invoice, for the line to bill.', items: { type: 'text', pattern: '^exp_[0-9a-hjkmnp-tv-z]{26}$' } } } } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const updateInvoiceFields: Fields<InvoiceUpdate> = {
  client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A contact of the client.' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$', hint: 'An agreement of the client.' },
  invoice_date: { type: 'text', format: 'date' },
  due_date: { type: 'text', format: 'date', hint: 'Not before invoice_date.' },
  delivery_start: { type: 'text', nullable: true, format: 'date', hint: 'First day of the work that is billed, as documents show it.' },
  delivery_end: { type: 'text', nullable: true, format: 'date', hint: 'Last day of the work that is billed, not before delivery_start.' },
  subject: { type: 'text', nullable: true, maxLength: 200, hint: 'Subject of the invoice.' },
  notes: { type: 'text', nullable: true, maxLength: 20000, hint: 'Notes for the client.' },
  internal_notes: { type: 'text', nullable: true, maxLength: 20000, hint: 'Internal notes; never shown to the client.' },
  po_number: { type: 'text', nullable: true, maxLength: 200, hint: 'The client\'s purchase order number.' },
  references: { type: 'object', fields: { buyer: { type: 'text', nullable: true, maxLength: 200, hint: 'The reference that the client asked for, such as a Leitweg-ID.' }, contract: { type: 'text', nullable: true, maxLength: 200, hint: 'Number of the contract.' }, order: { type: 'text', nullable: true, maxLength: 200, hint: 'The same as po_number, which must not be different if both are given.' }, project: { type: 'text', nullable: true, maxLength: 200, hint: 'The project as the client names it.' }, accounting: { type: 'text', nullable: true, maxLength: 200, hint: 'Where the client books the invoice, such as a cost centre.' } } },
  tax_rate: { type: 'number', minimum: 0, maximum: 1, decimals: 6, hint: 'The plain rate of lines that name no tax; not together with tax_rate_ids.' },
  tax_rate_ids: { type: 'list', nullable: true, minItems: 1, maxItems: 3, hint: 'The taxes of lines that name none; not together with tax_rate.', items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } },
  prices_include_tax: { type: 'boolean', hint: 'Whether the amounts of lines include tax, which is then taken out of them: the total is exactly their sum.' },
  line_items: { type: 'list', maxItems: 2000, hint: 'All lines in order; lines not listed are removed.', items: { type: 'object', fields: { id: { type: 'text', pattern: '^line_[0-9a-hjkmnp-tv-z]{26}$' }, description: { type: 'text', minLength: 1, maxLength: 20000, pattern: '\\S', hint: 'Description of what is billed.' }, quantity: { type: 'number', minimum: -9999999.9999, maximum: 9999999.9999, decimals: 4 }, rate: { type: 'number', minimum: -8000000000000, maximum: 8000000000000, decimals: 4, needs: 'can_see_rates' }, amount: { type: 'number', minimum: -8000000000000, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates', hint: 'A whole number of minor units of the currency.' }, unit: { type: 'enum', nullable: true, values: ['hour', 'day', 'week', 'month', 'year', 'piece', 'kilometre', 'mile', 'kilogram', 'lump_sum'], hint: 'What the quantity counts.' }, tax_rate_id: { type: 'text', nullable: true, pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The one tax rate of the line; short for tax_rate_ids with one id.' }, tax_rate_ids: { type: 'list', nullable: true, minItems: 1, maxItems: 3, items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } }, tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6, hint: 'A plain rate, with its tax_category.' }, tax_category: { type: 'enum', values: ['standard', 'zero', 'exempt', 'reverse_charge', 'intra_community', 'export', 'outside_scope'], hint: 'The category of tax_rate, with which it is given: by default standard above 0, and zero for 0.' }, project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A project of the client, whose amount_billed then includes the line.' }, milestone_id: { type: 'text', nullable: true, pattern: '^mil_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The milestone that the line bills; null releases it.' }, time_entry_ids: { type: 'list', maxItems: 1000, hint: 'The time entries that the line bills.', items: { type: 'text', pattern: '^time_[0-9a-hjkmnp-tv-z]{26}$' } }, expense_ids: { type: 'list', maxItems: 1000, hint: 'The expenses that the line bills.', items: { type: 'text', pattern: '^exp_[0-9a-hjkmnp-tv-z]{26}$' } } } } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const createCreditNoteFields: Fields<CreditNoteCreate> = {
  lines: { type: 'list', minItems: 1, maxItems: 2000, hint: 'The lines to credit.', items: { type: 'object', fields: { line_item_id: { type: 'text', required: true, pattern: '^line_[0-9a-hjkmnp-tv-z]{26}$' }, quantity: { type: 'number', minimum: 0.0001, maximum: 99999999, decimals: 4, hint: 'Quantity to credit at the rate of the line, at most what is left of it.' }, amount: { type: 'number', minimum: -8000000000000, maximum: 8000000000000, decimals: 4, hint: 'Amount to credit before tax (including tax if the prices of the invoice do), with the sign of the line, at most what is left of it.' } } } },
  amount: { type: 'number', minimum: 0.001, maximum: 8000000000000, decimals: 4, hint: 'Amount to credit, tax included, at most what has not been credited yet.' },
  reason: { type: 'text', nullable: true, maxLength: 2000, hint: 'Reason for the credit; printed on the credit note.' },
  release_time: { type: 'boolean', hint: 'Whether time entries, expenses and milestones on the lines that are now credited in full are released, so that they can be billed again.' },
};

export const addInvoiceLineItemFields: Fields<LineItemCreate> = {
  description: { type: 'text', minLength: 1, maxLength: 20000, pattern: '\\S', hint: 'Description of what is billed.' },
  quantity: { type: 'number', minimum: -9999999.9999, maximum: 9999999.9999, decimals: 4, hint: 'Negative for credits.' },
  rate: { type: 'number', minimum: -8000000000000, maximum: 8000000000000, decimals: 4, needs: 'can_see_rates' },
  amount: { type: 'number', minimum: -8000000000000, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates', hint: 'A whole number of minor units of the currency.' },
  unit: { type: 'enum', nullable: true, values: ['hour', 'day', 'week', 'month', 'year', 'piece', 'kilometre', 'mile', 'kilogram', 'lump_sum'], hint: 'What the quantity counts.' },
  tax_rate_id: { type: 'text', nullable: true, pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The one tax rate of the line; short for tax_rate_ids with one id.' },
  tax_rate_ids: { type: 'list', nullable: true, minItems: 1, maxItems: 3, items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } },
  tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6, hint: 'A plain rate, with its tax_category.' },
  tax_category: { type: 'enum', values: ['standard', 'zero', 'exempt', 'reverse_charge', 'intra_community', 'export', 'outside_scope'], hint: 'The category of tax_rate, with which it is given: by default standard above 0, and zero for 0.' },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A project of the client, whose amount_billed then includes the line.' },
  milestone_id: { type: 'text', nullable: true, pattern: '^mil_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A milestone of one of the client\'s projects for the line to bill.' },
  time_entry_ids: { type: 'list', maxItems: 1000, hint: 'Time entries of the client for the line to bill.', items: { type: 'text', pattern: '^time_[0-9a-hjkmnp-tv-z]{26}$' } },
  expense_ids: { type: 'list', maxItems: 1000, hint: 'Expenses of the client, in the currency of the invoice, for the line to bill.', items: { type: 'text', pattern: '^exp_[0-9a-hjkmnp-tv-z]{26}$' } },
};

export const updateInvoiceLineItemFields: Fields<LineItemUpdate> = {
  description: { type: 'text', minLength: 1, maxLength: 20000, pattern: '\\S', hint: 'Description of what is billed.' },
  quantity: { type: 'number', minimum: -9999999.9999, maximum: 9999999.9999, decimals: 4 },
  rate: { type: 'number', minimum: -8000000000000, maximum: 8000000000000, decimals: 4, needs: 'can_see_rates' },
  amount: { type: 'number', minimum: -8000000000000, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates', hint: 'A whole number of minor units of the currency.' },
  unit: { type: 'enum', nullable: true, values: ['hour', 'day', 'week', 'month', 'year', 'piece', 'kilometre', 'mile', 'kilogram', 'lump_sum'], hint: 'What the quantity counts.' },
  tax_rate_id: { type: 'text', nullable: true, pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The one tax rate of the line; short for tax_rate_ids with one id.' },
  tax_rate_ids: { type: 'list', nullable: true, minItems: 1, maxItems: 3, items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } },
  tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6, hint: 'A plain rate, with its tax_category.' },
  tax_category: { type: 'enum', values: ['standard', 'zero', 'exempt', 'reverse_charge', 'intra_community', 'export', 'outside_scope'], hint: 'The category of tax_rate, with which it is given: by default standard above 0, and zero for 0.' },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$', hint: 'A project of the client, whose amount_billed then includes the line.' },
  milestone_id: { type: 'text', nullable: true, pattern: '^mil_[0-9a-hjkmnp-tv-z]{26}$', hint: 'The milestone that the line bills; null releases it.' },
  time_entry_ids: { type: 'list', maxItems: 1000, hint: 'The time entries that the line bills.', items: { type: 'text', pattern: '^time_[0-9a-hjkmnp-tv-z]{26}$' } },
  expense_ids: { type: 'list', maxItems: 1000, hint: 'The expenses that the line bills.', items: { type: 'text', pattern: '^exp_[0-9a-hjkmnp-tv-z]{26}$' } },
};

export const markInvoiceUncollectibleFields: Fields<InvoiceReason> = {
  reason: { type: 'text', maxLength: 2000, hint: 'Free text.' },
};

export const recordInvoicePaymentFields: Fields<PaymentCreate> = {
  amount: { type: 'number', required: true, minimum: 0.001, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates', hint: 'Greater than 0, a whole number of minor units of the invoice\'s currency, at most the outstanding amount.' },
  date: { type: 'text', format: 'date', hint: 'Day on which the money arrived; not after today.' },
  method: { type: 'enum', nullable: true, values: ['credit_card', 'ach', 'check', 'wire', 'other'] },
  reference: { type: 'text', nullable: true, maxLength: 200, hint: 'The payer\'s or the bank\'s reference.' },
  notes: { type: 'text', nullable: true, maxLength: 20000, hint: 'Internal notes.' },
};

export const refundInvoicePaymentFields: Fields<PaymentRefund> = {
  amount: { type: 'number', minimum: 0.001, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates', hint: 'Greater than 0, a whole number of minor units of the currency, at most the unrefunded part of the payment.' },
  reason: { type: 'text', nullable: true, maxLength: 20000, hint: 'Reason for the refund.' },
};

export const rejectInvoiceApprovalFields = markInvoiceUncollectibleFields;

export const remindInvoiceFields: Fields<InvoiceRemind> = {
  to: { type: 'list', minItems: 1, maxItems: 50, hint: 'Recipients.', items: { type: 'text', maxLength: 254, format: 'email' } },
  message: { type: 'text', maxLength: 5000, hint: 'Personal message at the top of the mail.' },
};

export const previewInvoiceReminderFields = remindInvoiceFields;

export const sendInvoiceFields: Fields<InvoiceSend> = {
  to: { type: 'list', minItems: 1, maxItems: 50, hint: 'Recipients.', items: { type: 'text', maxLength: 254, format: 'email' } },
  cc: { type: 'list', maxItems: 50, hint: 'Recipients of a copy.', items: { type: 'text', maxLength: 254, format: 'email' } },
  bcc: { type: 'list', maxItems: 50, hint: 'Recipients of a blind copy.', items: { type: 'text', maxLength: 254, format: 'email' } },
  message: { type: 'text', maxLength: 5000, hint: 'Personal message at the top of the mail.' },
  attach_pdf: { type: 'boolean', hint: 'Whether the PDF is attached.' },
};

export const previewInvoiceMailFields = sendInvoiceFields;

export const voidInvoiceFields = markInvoiceUncollectibleFields;
