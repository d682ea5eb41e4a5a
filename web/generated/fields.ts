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
  BankConfirm,
  CannedReplyCreate,
  CannedReplyUpdate,
  CliLoginCreate,
  ClientCreate,
  ClientPaymentCreate,
  ClientUpdate,
  ClientUpsert,
  ContactCreate,
  ContactMerge,
  ContactPortalEnable,
  ContactUpdate,
  ContactUpsert,
  ContactsCreate,
  ContactsUpdate,
  CreditApply,
  CreditNoteCreate,
  CreditNoteSend,
  CreditRefund,
  ExchangeRateCreate,
  ExchangeRateUpdate,
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
  ItemCreate,
  ItemUpdate,
  LineItemCreate,
  LineItemUpdate,
  MailTemplatePreviewRequest,
  MailTemplateUpdate,
  MilestoneCreate,
  MilestoneUpdate,
  NotificationSnooze,
  PasskeyCreate,
  PasskeyUpdate,
  PasswordConfirmation,
  PasswordUpdate,
  PaymentAllocationsUpdate,
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
  RecurringInvoiceCreate,
  RecurringInvoiceUpdate,
  SavedViewCreate,
  SavedViewUpdate,
  ScheduledReportCreate,
  SingleSignOnUpdate,
  StatementSend,
  StripeConnectionUpdate,
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
  access: { type: 'object', fields: { clients: { type: 'enum', values: ['none', 'read', 'write'] }, projects: { type: 'enum', values: ['none', 'read', 'write'] }, tickets: { type: 'enum', values: ['none', 'read', 'write'] }, time: { type: 'enum', values: ['none', 'read', 'write'] }, expenses: { type: 'enum', values: ['none', 'read', 'write'] }, billing: { type: 'enum', values: ['none', 'read', 'write'] }, retainers: { type: 'enum', values: ['none', 'read', 'write'] }, people: { type: 'enum', values: ['none', 'read', 'write'] }, reports: { type: 'enum', values: ['none', 'read', 'write'] }, webhooks: { type: 'enum', values: ['none', 'read', 'write'] }, settings: { type: 'enum', values: ['none', 'read', 'write'] } } },
  allowed_ips: { type: 'list', maxItems: 50, items: { type: 'text', minLength: 2, maxLength: 50 } },
  expires_at: { type: 'text', nullable: true, format: 'date-time' },
  user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' },
};

export const rollApiKeyFields: Fields<ApiKeyRoll> = {
  grace_hours: { type: 'integer', minimum: 0, maximum: 168 },
};

export const createCliLoginFields: Fields<CliLoginCreate> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  mode: { type: 'enum', required: true, values: ['live', 'test'] },
  scope: { type: 'enum', values: ['full', 'read_only', 'restricted'] },
  access: { type: 'object', fields: { clients: { type: 'enum', values: ['none', 'read', 'write'] }, projects: { type: 'enum', values: ['none', 'read', 'write'] }, tickets: { type: 'enum', values: ['none', 'read', 'write'] }, time: { type: 'enum', values: ['none', 'read', 'write'] }, expenses: { type: 'enum', values: ['none', 'read', 'write'] }, billing: { type: 'enum', values: ['none', 'read', 'write'] }, retainers: { type: 'enum', values: ['none', 'read', 'write'] }, people: { type: 'enum', values: ['none', 'read', 'write'] }, reports: { type: 'enum', values: ['none', 'read', 'write'] }, webhooks: { type: 'enum', values: ['none', 'read', 'write'] }, settings: { type: 'enum', values: ['none', 'read', 'write'] } } },
  allowed_ips: { type: 'list', maxItems: 50, items: { type: 'text', minLength: 2, maxLength: 50 } },
  expires_at: { type: 'text', nullable: true, format: 'date-time' },
};

export const updateUsersFields: Fields<UsersUpdate> = {
  ids: { type: 'list', required: true, minItems: 1, maxItems: 100, items: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' } },
  updates: { type: 'object', required: true, fields: { name: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' }, avatar_url: { type: 'text', nullable: true, maxLength: 2000, format: 'uri' }, title: { type: 'text', nullable: true, maxLength: 200 }, department: { type: 'text', nullable: true, maxLength: 200 }, phone: { type: 'text', nullable: true, maxLength: 200 }, role: { type: 'enum', values: ['owner', 'admin', 'manager', 'member', 'viewer', 'contractor'] }, timezone: { type: 'text', nullable: true, minLength: 1, maxLength: 64 }, locale: { type: 'text', nullable: true, pattern: '^(en|de|fr|es|it|nl)(-[A-Z]{2})?$' }, notifications: { type: 'object', fields: { ticket_assigned: { type: 'boolean' }, ticket_replied: { type: 'boolean' } } }, notification_settings: { type: 'object', fields: { ticket_assigned: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, mentioned: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, client_replied: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, ticket_answered: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, time_rejected: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, expense_rejected: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, approval_requested: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, approval_decided: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, budget_crossed: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, sla_warning: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, sla_breached: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, invoice_overdue: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, invoice_paid: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, invoice_mail_failed: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, payment_disputed: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, refund_failed: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, retainer_near_limit: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, retainer_ending: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, time_missing: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } } } }, capacity: { type: 'object', fields: { hours_per_week: { type: 'integer', minimum: 0, maximum: 168 }, billable_target: { type: 'integer', minimum: 0, maximum: 100 } } }, rates: { type: 'object', fields: { cost_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_costs' }, bill_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' } } }, hours_per_week: { type: 'integer', minimum: 0, maximum: 168 }, billable_target: { type: 'integer', minimum: 0, maximum: 100 }, cost_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_costs' }, bill_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' } } },
};

export const inviteUserFields: Fields<UserInvite> = {
  email: { type: 'text', required: true, maxLength: 254, format: 'email' },
  name: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  role: { type: 'enum', required: true, values: ['owner', 'admin', 'manager', 'member', 'viewer', 'contractor'] },
  title: { type: 'text', nullable: true, maxLength: 200 },
  department: { type: 'text', nullable: true, maxLength: 200 },
  locale: { type: 'text', nullable: true, pattern: '^(en|de|fr|es|it|nl)(-[A-Z]{2})?$' },
  hours_per_week: { type: 'integer', minimum: 0, maximum: 168 },
  billable_target: { type: 'integer', minimum: 0, maximum: 100 },
  cost_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_costs' },
  bill_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' },
};

export const updatePasswordFields: Fields<PasswordUpdate> = {
  current_password: { type: 'text', required: true, minLength: 1, maxLength: 200 },
  new_password: { type: 'text', required: true, minLength: 10, maxLength: 200 },
};

export const createPasskeyFields: Fields<PasskeyCreate> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  credential: { type: 'map', required: true },
};

export const createPasskeyOptionsFields: Fields<PasswordConfirmation> = {
  current_password: { type: 'text', required: true, minLength: 1, maxLength: 200 },
};

export const updatePasskeyFields: Fields<PasskeyUpdate> = {
  name: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' },
};

export const deletePasskeyFields = createPasskeyOptionsFields;

export const createRecoveryCodesFields: Fields<FactorCode> = {
  code: { type: 'text', required: true, minLength: 1, maxLength: 50 },
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
  locale: { type: 'text', nullable: true, pattern: '^(en|de|fr|es|it|nl)(-[A-Z]{2})?$' },
  notifications: { type: 'object', fields: { ticket_assigned: { type: 'boolean' }, ticket_replied: { type: 'boolean' } } },
  notification_settings: { type: 'object', fields: { ticket_assigned: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, mentioned: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, client_replied: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, ticket_answered: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, time_rejected: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, expense_rejected: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, approval_requested: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, approval_decided: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, budget_crossed: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, sla_warning: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, sla_breached: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, invoice_overdue: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, invoice_paid: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, invoice_mail_failed: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, payment_disputed: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, refund_failed: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, retainer_near_limit: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, retainer_ending: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } }, time_missing: { type: 'object', fields: { app: { type: 'boolean', nullable: true }, mail: { type: 'enum', nullable: true, values: ['now', 'daily', 'weekly', 'off'] } } } } },
  capacity: { type: 'object', fields: { hours_per_week: { type: 'integer', minimum: 0, maximum: 168 }, billable_target: { type: 'integer', minimum: 0, maximum: 100 } } },
  rates: { type: 'object', fields: { cost_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_costs' }, bill_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' } } },
  hours_per_week: { type: 'integer', minimum: 0, maximum: 168 },
  billable_target: { type: 'integer', minimum: 0, maximum: 100 },
  cost_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_costs' },
  bill_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' },
};

export const updateUserPermissionsFields: Fields<PermissionsUpdate> = {
  can_see_rates: { type: 'boolean', nullable: true },
  can_see_costs: { type: 'boolean', nullable: true },
  can_approve_time: { type: 'boolean', nullable: true },
  can_manage_invoices: { type: 'boolean', nullable: true },
  can_manage_clients: { type: 'boolean', nullable: true },
  can_manage_projects: { type: 'boolean', nullable: true },
  can_manage_team: { type: 'boolean', nullable: true },
  can_view_reports: { type: 'boolean', nullable: true },
  can_export_data: { type: 'boolean', nullable: true },
};

export const createSavedViewFields: Fields<SavedViewCreate> = {
  screen: { type: 'enum', required: true, values: ['time', 'expenses', 'approvals', 'tickets', 'projects', 'clients', 'unbilled', 'invoices', 'payments', 'credit_notes', 'retainers', 'people', 'reports'] },
  name: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  query: { type: 'map' },
  columns: { type: 'list', maxItems: 100, items: { type: 'object', fields: { id: { type: 'text', required: true, maxLength: 60, pattern: '^[a-z][a-z0-9_.]*$' }, width: { type: 'integer', nullable: true, minimum: 20, maximum: 2000 } } } },
  shared: { type: 'boolean' },
  is_default: { type: 'boolean' },
};

export const updateSavedViewFields: Fields<SavedViewUpdate> = {
  name: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' },
  query: { type: 'map' },
  columns: { type: 'list', maxItems: 100, items: { type: 'object', fields: { id: { type: 'text', required: true, maxLength: 60, pattern: '^[a-z][a-z0-9_.]*$' }, width: { type: 'integer', nullable: true, minimum: 20, maximum: 2000 } } } },
  shared: { type: 'boolean' },
  is_default: { type: 'boolean' },
};

export const updateWorkspaceFields: Fields<WorkspaceUpdate> = {
  name: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  currency: { type: 'text', pattern: '^[A-Z]{3}$' },
  timezone: { type: 'text', minLength: 1, maxLength: 64 },
  payment_terms_days: { type: 'integer', minimum: 0, maximum: 3650 },
  default_tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6 },
  invoice_number_format: { type: 'text', minLength: 1, maxLength: 60 },
  default_hourly_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' },
  emergency_multiplier: { type: 'number', minimum: 1, maximum: 99, decimals: 4 },
  time_rounding: { type: 'enum', values: ['none', 'up_6', 'nearest_6', 'up_15', 'nearest_15'] },
  total_rounding: { type: 'list', maxItems: 20, items: { type: 'object', fields: { currency: { type: 'text', required: true, pattern: '^[A-Z]{3}$' }, increment: { type: 'number', required: true, minimum: 0.0001, maximum: 10000, decimals: 4 } } } },
  require_invoice_approval: { type: 'boolean' },
  apply_credit: { type: 'enum', values: ['automatically', 'by_hand'] },
  require_expense_approval: { type: 'boolean' },
  require_time_approval: { type: 'boolean' },
  allow_self_approval: { type: 'boolean' },
  require_two_factor: { type: 'boolean' },
  portal_shows_hours: { type: 'boolean' },
  accent_color: { type: 'text', nullable: true, minLength: 7, maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' },
  sla_business_hours: { type: 'object', nullable: true, fields: { weekly: { type: 'object', required: true, fields: { mon: { type: 'list', maxItems: 24, items: { type: 'list', minItems: 2, maxItems: 2, items: { type: 'text', maxLength: 5, pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' } } }, tue: { type: 'list', maxItems: 24, items: { type: 'list', minItems: 2, maxItems: 2, items: { type: 'text', maxLength: 5, pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' } } }, wed: { type: 'list', maxItems: 24, items: { type: 'list', minItems: 2, maxItems: 2, items: { type: 'text', maxLength: 5, pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' } } }, thu: { type: 'list', maxItems: 24, items: { type: 'list', minItems: 2, maxItems: 2, items: { type: 'text', maxLength: 5, pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' } } }, fri: { type: 'list', maxItems: 24, items: { type: 'list', minItems: 2, maxItems: 2, items: { type: 'text', maxLength: 5, pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' } } }, sat: { type: 'list', maxItems: 24, items: { type: 'list', minItems: 2, maxItems: 2, items: { type: 'text', maxLength: 5, pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' } } }, sun: { type: 'list', maxItems: 24, items: { type: 'list', minItems: 2, maxItems: 2, items: { type: 'text', maxLength: 5, pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' } } } } }, holidays: { type: 'list', maxItems: 1000, items: { type: 'text', format: 'date' } } } },
  lock_time_before: { type: 'text', nullable: true, format: 'date' },
  business: { type: 'object', nullable: true, fields: { legal_name: { type: 'text', nullable: true, maxLength: 200 }, address: { type: 'object', nullable: true, fields: { line1: { type: 'text', nullable: true, maxLength: 200 }, line2: { type: 'text', nullable: true, maxLength: 200 }, city: { type: 'text', nullable: true, maxLength: 200 }, state: { type: 'text', nullable: true, maxLength: 200 }, postal_code: { type: 'text', nullable: true, maxLength: 200 }, country: { type: 'text', nullable: true, pattern: '^[A-Z]{2}$', format: 'country' } } }, tax_id: { type: 'text', nullable: true, maxLength: 200 }, vat_id: { type: 'text', nullable: true, minLength: 1, maxLength: 40, pattern: '\\S' }, tax_number: { type: 'text', nullable: true, maxLength: 200 }, identifiers: { type: 'list', maxItems: 5, items: { type: 'object', fields: { scheme: { type: 'text', required: true, maxLength: 4, pattern: '^[0-9]{4}$' }, value: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' } } } }, electronic_address: { type: 'object', nullable: true, fields: { scheme: { type: 'text', required: true, maxLength: 4, pattern: '^([0-9]{4}|[A-Z]{2})$' }, value: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' } } }, contact_name: { type: 'text', nullable: true, maxLength: 200 }, registration_number: { type: 'text', nullable: true, maxLength: 200 }, email: { type: 'text', nullable: true, maxLength: 254, format: 'email' }, phone: { type: 'text', nullable: true, maxLength: 200 }, website: { type: 'text', nullable: true, maxLength: 2000, format: 'uri' } } },
  payment: { type: 'object', nullable: true, fields: { account_holder: { type: 'text', nullable: true, maxLength: 200 }, iban: { type: 'text', nullable: true, maxLength: 50 }, bic: { type: 'text', nullable: true, maxLength: 20 }, bank_name: { type: 'text', nullable: true, maxLength: 200 }, instructions: { type: 'text', nullable: true, maxLength: 2000 } } },
  invoice_footer: { type: 'text', nullable: true, maxLength: 1000 },
  reminder_schedule: { type: 'list', maxItems: 4, items: { type: 'object', fields: { days_after_due: { type: 'integer', required: true, minimum: -90, maximum: 365 }, level: { type: 'enum', required: true, values: ['before_due', 'first', 'second', 'last'] } } } },
  mail_cc: { type: 'list', maxItems: 10, items: { type: 'text', maxLength: 254, format: 'email' } },
  mail_reply_to: { type: 'text', nullable: true, maxLength: 254, format: 'email' },
  late_interest: { type: 'object', nullable: true, fields: { annual_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6 }, base_rate: { type: 'number', nullable: true, minimum: -0.1, maximum: 1, decimals: 6 }, base_rate_plus: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6 } } },
  locale: { type: 'text', nullable: true, pattern: '^(en|de|fr|es|it|nl)(-[A-Z]{2})?$' },
};

export const deleteWorkspaceFields: Fields<WorkspaceDelete> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
};

export const updateSingleSignOnFields: Fields<SingleSignOnUpdate> = {
  issuer: { type: 'text', required: true, maxLength: 500, format: 'uri' },
  client_id: { type: 'text', required: true, minLength: 1, maxLength: 255, pattern: '^[ -~]+$' },
  client_secret: { type: 'text', minLength: 1, maxLength: 1000, pattern: '^[ -~]+$' },
  domains: { type: 'list', required: true, minItems: 1, maxItems: 20, items: { type: 'text', minLength: 3, maxLength: 253, pattern: '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$' } },
  role_claim: { type: 'text', nullable: true, minLength: 1, maxLength: 100 },
  roles: { type: 'map' },
  required: { type: 'boolean' },
};

export const updateStripeConnectionFields: Fields<StripeConnectionUpdate> = {
  secret_key: { type: 'text', minLength: 1, maxLength: 320, pattern: '^[!-~]+$' },
  webhook_secret: { type: 'text', minLength: 1, maxLength: 320, pattern: '^whsec_[!-~]+$' },
  enabled: { type: 'boolean' },
};

export const snoozeNotificationFields: Fields<NotificationSnooze> = {
  until: { type: 'text', required: true, nullable: true, format: 'date-time' },
};

export const createApprovalFields: Fields<ApprovalCreate> = {
  type: { type: 'enum', required: true, values: ['milestone', 'hours'] },
  milestone_id: { type: 'text', nullable: true, pattern: '^mil_[0-9a-hjkmnp-tv-z]{26}$' },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$' },
  from: { type: 'text', nullable: true, format: 'date' },
  to: { type: 'text', nullable: true, format: 'date' },
  message: { type: 'text', nullable: true, maxLength: 20000 },
  due_date: { type: 'text', nullable: true, format: 'date' },
};

export const previewApprovalRequestFields = createApprovalFields;

export const remindApprovalFields: Fields<ApprovalRemind> = {
  message: { type: 'text', nullable: true, maxLength: 20000 },
};

export const previewApprovalReminderFields = remindApprovalFields;

export const sendCreditNoteFields: Fields<CreditNoteSend> = {
  to: { type: 'list', minItems: 1, maxItems: 20, items: { type: 'text', maxLength: 254, format: 'email' } },
  message: { type: 'text', maxLength: 5000 },
};

export const previewCreditNoteMailFields = sendCreditNoteFields;

export const updateMailTemplateFields: Fields<MailTemplateUpdate> = {
  subject: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  text: { type: 'text', minLength: 1, maxLength: 5000, pattern: '\\S' },
};

export const previewMailTemplateFields: Fields<MailTemplatePreviewRequest> = {
  subject: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  text: { type: 'text', minLength: 1, maxLength: 5000, pattern: '\\S' },
  resource_id: { type: 'text', nullable: true, pattern: '^[a-z]{2,8}_[0-9a-hjkmnp-tv-z]{26}$' },
};

export const createWebhookFields: Fields<WebhookCreate> = {
  url: { type: 'text', required: true, maxLength: 2000, format: 'uri' },
  events: { type: 'list', required: true, minItems: 1, maxItems: 100, items: { type: 'enum', values: ['user.created', 'user.updated', 'user.deactivated', 'user.reactivated', 'user.role_changed', 'client.created', 'client.updated', 'client.deleted', 'client.health_changed', 'contact.created', 'contact.updated', 'contact.deleted', 'contact.portal_enabled', 'contact.portal_login', 'project.created', 'project.updated', 'project.status_changed', 'project.budget_alert', 'project.completed', 'project.deleted', 'invoice.created', 'invoice.updated', 'invoice.sent', 'invoice.viewed', 'invoice.paid', 'invoice.partial_payment', 'invoice.e_invoice_sent', 'invoice.e_invoice_delivered', 'invoice.e_invoice_rejected', 'invoice.mail_failed', 'invoice.overdue', 'invoice.voided', 'ticket.created', 'ticket.updated', 'ticket.assigned', 'ticket.status_changed', 'ticket.commented', 'ticket.closed', 'ticket.reopened', 'ticket.sla_warning', 'ticket.sla_breached', 'ticket.deleted', 'time_entry.created', 'time_entry.updated', 'time_entry.deleted', 'time_entry.timer_started', 'time_entry.timer_stopped', 'time_entry.approved', 'time_entry.rejected', 'credit_note.created', 'payment.created', 'payment.updated', 'payment.refunded', 'bank_import.created', 'bank_import.completed', 'mail.sent', 'mail.failed', 'expense.created', 'expense.updated', 'expense.approved', 'expense.rejected', 'expense.billed', 'expense.deleted', 'tag.updated', 'tag.deleted', 'agreement.created', 'agreement.updated', 'agreement.cancelled', 'agreement.period_closed', 'agreement.near_limit', 'agreement.over_limit', 'agreement.expiring_soon', 'agreement.deleted', 'recurring_invoice.created', 'recurring_invoice.updated', 'recurring_invoice.failed', 'recurring_invoice.deleted', 'approval.requested', 'approval.approved', 'approval.rejected', 'approval.cancelled', 'approval.updated', 'approval.deleted', 'notification.created', 'notification.updated'] } },
  description: { type: 'text', nullable: true, maxLength: 200 },
  filter: { type: 'object', nullable: true, fields: { client_ids: { type: 'list', minItems: 1, maxItems: 100, items: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' } }, project_ids: { type: 'list', minItems: 1, maxItems: 100, items: { type: 'text', pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' } } } },
};

export const updateWebhookFields: Fields<WebhookUpdate> = {
  url: { type: 'text', maxLength: 2000, format: 'uri' },
  events: { type: 'list', minItems: 1, maxItems: 100, items: { type: 'enum', values: ['user.created', 'user.updated', 'user.deactivated', 'user.reactivated', 'user.role_changed', 'client.created', 'client.updated', 'client.deleted', 'client.health_changed', 'contact.created', 'contact.updated', 'contact.deleted', 'contact.portal_enabled', 'contact.portal_login', 'project.created', 'project.updated', 'project.status_changed', 'project.budget_alert', 'project.completed', 'project.deleted', 'invoice.created', 'invoice.updated', 'invoice.sent', 'invoice.viewed', 'invoice.paid', 'invoice.partial_payment', 'invoice.e_invoice_sent', 'invoice.e_invoice_delivered', 'invoice.e_invoice_rejected', 'invoice.mail_failed', 'invoice.overdue', 'invoice.voided', 'ticket.created', 'ticket.updated', 'ticket.assigned', 'ticket.status_changed', 'ticket.commented', 'ticket.closed', 'ticket.reopened', 'ticket.sla_warning', 'ticket.sla_breached', 'ticket.deleted', 'time_entry.created', 'time_entry.updated', 'time_entry.deleted', 'time_entry.timer_started', 'time_entry.timer_stopped', 'time_entry.approved', 'time_entry.rejected', 'credit_note.created', 'payment.created', 'payment.updated', 'payment.refunded', 'bank_import.created', 'bank_import.completed', 'mail.sent', 'mail.failed', 'expense.created', 'expense.updated', 'expense.approved', 'expense.rejected', 'expense.billed', 'expense.deleted', 'tag.updated', 'tag.deleted', 'agreement.created', 'agreement.updated', 'agreement.cancelled', 'agreement.period_closed', 'agreement.near_limit', 'agreement.over_limit', 'agreement.expiring_soon', 'agreement.deleted', 'recurring_invoice.created', 'recurring_invoice.updated', 'recurring_invoice.failed', 'recurring_invoice.deleted', 'approval.requested', 'approval.approved', 'approval.rejected', 'approval.cancelled', 'approval.updated', 'approval.deleted', 'notification.created', 'notification.updated'] } },
  description: { type: 'text', nullable: true, maxLength: 200 },
  filter: { type: 'object', nullable: true, fields: { client_ids: { type: 'list', minItems: 1, maxItems: 100, items: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' } }, project_ids: { type: 'list', minItems: 1, maxItems: 100, items: { type: 'text', pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' } } } },
  status: { type: 'enum', values: ['active', 'failed'] },
};

export const retryWebhookDeliveriesFields: Fields<WebhookDeliveriesRetry> = {
  delivery_ids: { type: 'list', minItems: 1, maxItems: 100, items: { type: 'text', pattern: '^del_[0-9a-hjkmnp-tv-z]{26}$' } },
  status: { type: 'enum', values: ['failed'] },
  from: { type: 'text', format: 'date-time' },
  to: { type: 'text', format: 'date-time' },
};

export const recoverWebhookFields: Fields<WebhookRecover> = {
  since: { type: 'text', required: true, format: 'date-time' },
};

export const rotateWebhookSecretFields: Fields<WebhookSecretRotate> = {
  grace_hours: { type: 'integer', minimum: 0, maximum: 168 },
};

export const testWebhookFields: Fields<WebhookTest> = {
  event_type: { type: 'enum', values: ['user.created', 'user.updated', 'user.deactivated', 'user.reactivated', 'user.role_changed', 'client.created', 'client.updated', 'client.deleted', 'client.health_changed', 'contact.created', 'contact.updated', 'contact.deleted', 'contact.portal_enabled', 'contact.portal_login', 'project.created', 'project.updated', 'project.status_changed', 'project.budget_alert', 'project.completed', 'project.deleted', 'invoice.created', 'invoice.updated', 'invoice.sent', 'invoice.viewed', 'invoice.paid', 'invoice.partial_payment', 'invoice.e_invoice_sent', 'invoice.e_invoice_delivered', 'invoice.e_invoice_rejected', 'invoice.mail_failed', 'invoice.overdue', 'invoice.voided', 'ticket.created', 'ticket.updated', 'ticket.assigned', 'ticket.status_changed', 'ticket.commented', 'ticket.closed', 'ticket.reopened', 'ticket.sla_warning', 'ticket.sla_breached', 'ticket.deleted', 'time_entry.created', 'time_entry.updated', 'time_entry.deleted', 'time_entry.timer_started', 'time_entry.timer_stopped', 'time_entry.approved', 'time_entry.rejected', 'credit_note.created', 'payment.created', 'payment.updated', 'payment.refunded', 'bank_import.created', 'bank_import.completed', 'mail.sent', 'mail.failed', 'expense.created', 'expense.updated', 'expense.approved', 'expense.rejected', 'expense.billed', 'expense.deleted', 'tag.updated', 'tag.deleted', 'agreement.created', 'agreement.updated', 'agreement.cancelled', 'agreement.period_closed', 'agreement.near_limit', 'agreement.over_limit', 'agreement.expiring_soon', 'agreement.deleted', 'recurring_invoice.created', 'recurring_invoice.updated', 'recurring_invoice.failed', 'recurring_invoice.deleted', 'approval.requested', 'approval.approved', 'approval.rejected', 'approval.cancelled', 'approval.updated', 'approval.deleted', 'notification.created', 'notification.updated'] },
  resource_id: { type: 'text', pattern: '^[a-z]+_[0-9a-hjkmnp-tv-z]{26}$' },
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
  locale: { type: 'text', nullable: true, pattern: '^(en|de|fr|es|it|nl)(-[A-Z]{2})?$' },
  currency: { type: 'text', pattern: '^[A-Z]{3}$' },
  tax_id: { type: 'text', nullable: true, maxLength: 200 },
  vat_id: { type: 'text', nullable: true, minLength: 1, maxLength: 40, pattern: '\\S' },
  tax_number: { type: 'text', nullable: true, maxLength: 200 },
  identifiers: { type: 'list', maxItems: 5, items: { type: 'object', fields: { scheme: { type: 'text', required: true, maxLength: 4, pattern: '^[0-9]{4}$' }, value: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' } } } },
  electronic_address: { type: 'object', nullable: true, fields: { scheme: { type: 'text', required: true, maxLength: 4, pattern: '^([0-9]{4}|[A-Z]{2})$' }, value: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' } } },
  buyer_reference: { type: 'text', nullable: true, maxLength: 200 },
  accounting_reference: { type: 'text', nullable: true, maxLength: 200 },
  e_invoice: { type: 'object', fields: { format: { type: 'enum', required: true, values: ['none', 'zugferd', 'factur_x', 'xrechnung_cii', 'xrechnung_ubl', 'peppol_bis'] }, via: { type: 'enum', values: ['mail', 'download', 'test'] } } },
  tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6 },
  tax_rate_ids: { type: 'list', nullable: true, maxItems: 3, items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } },
  reminder_schedule: { type: 'list', nullable: true, maxItems: 4, items: { type: 'object', fields: { days_after_due: { type: 'integer', required: true, minimum: -90, maximum: 365 }, level: { type: 'enum', required: true, values: ['before_due', 'first', 'second', 'last'] } } } },
  mail_cc: { type: 'list', nullable: true, maxItems: 10, items: { type: 'text', maxLength: 254, format: 'email' } },
  mail_reply_to: { type: 'text', nullable: true, maxLength: 254, format: 'email' },
  payment_terms_days: { type: 'integer', nullable: true, minimum: 0, maximum: 3650 },
  rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates' },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  status: { type: 'enum', values: ['active', 'inactive'] },
  sla_overrides: { type: 'list', maxItems: 50, items: { type: 'object', fields: { priority_id: { type: 'text', required: true, pattern: '^pri_[0-9a-hjkmnp-tv-z]{26}$' }, response_target: { type: 'integer', required: true, minimum: 1, maximum: 1000000 }, resolution_target: { type: 'integer', required: true, minimum: 1, maximum: 1000000 } } } },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' } },
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
  locale: { type: 'text', nullable: true, pattern: '^(en|de|fr|es|it|nl)(-[A-Z]{2})?$' },
  currency: { type: 'text', pattern: '^[A-Z]{3}$' },
  tax_id: { type: 'text', nullable: true, maxLength: 200 },
  vat_id: { type: 'text', nullable: true, minLength: 1, maxLength: 40, pattern: '\\S' },
  tax_number: { type: 'text', nullable: true, maxLength: 200 },
  identifiers: { type: 'list', maxItems: 5, items: { type: 'object', fields: { scheme: { type: 'text', required: true, maxLength: 4, pattern: '^[0-9]{4}$' }, value: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' } } } },
  electronic_address: { type: 'object', nullable: true, fields: { scheme: { type: 'text', required: true, maxLength: 4, pattern: '^([0-9]{4}|[A-Z]{2})$' }, value: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' } } },
  buyer_reference: { type: 'text', nullable: true, maxLength: 200 },
  accounting_reference: { type: 'text', nullable: true, maxLength: 200 },
  e_invoice: { type: 'object', fields: { format: { type: 'enum', required: true, values: ['none', 'zugferd', 'factur_x', 'xrechnung_cii', 'xrechnung_ubl', 'peppol_bis'] }, via: { type: 'enum', values: ['mail', 'download', 'test'] } } },
  tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6 },
  tax_rate_ids: { type: 'list', nullable: true, maxItems: 3, items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } },
  reminder_schedule: { type: 'list', nullable: true, maxItems: 4, items: { type: 'object', fields: { days_after_due: { type: 'integer', required: true, minimum: -90, maximum: 365 }, level: { type: 'enum', required: true, values: ['before_due', 'first', 'second', 'last'] } } } },
  mail_cc: { type: 'list', nullable: true, maxItems: 10, items: { type: 'text', maxLength: 254, format: 'email' } },
  mail_reply_to: { type: 'text', nullable: true, maxLength: 254, format: 'email' },
  payment_terms_days: { type: 'integer', nullable: true, minimum: 0, maximum: 3650 },
  rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates' },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  status: { type: 'enum', values: ['active', 'inactive'] },
  sla_overrides: { type: 'list', maxItems: 50, items: { type: 'object', fields: { priority_id: { type: 'text', required: true, pattern: '^pri_[0-9a-hjkmnp-tv-z]{26}$' }, response_target: { type: 'integer', required: true, minimum: 1, maximum: 1000000 }, resolution_target: { type: 'integer', required: true, minimum: 1, maximum: 1000000 } } } },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' } },
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
  locale: { type: 'text', nullable: true, pattern: '^(en|de|fr|es|it|nl)(-[A-Z]{2})?$' },
  currency: { type: 'text', pattern: '^[A-Z]{3}$' },
  tax_id: { type: 'text', nullable: true, maxLength: 200 },
  vat_id: { type: 'text', nullable: true, minLength: 1, maxLength: 40, pattern: '\\S' },
  tax_number: { type: 'text', nullable: true, maxLength: 200 },
  identifiers: { type: 'list', maxItems: 5, items: { type: 'object', fields: { scheme: { type: 'text', required: true, maxLength: 4, pattern: '^[0-9]{4}$' }, value: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' } } } },
  electronic_address: { type: 'object', nullable: true, fields: { scheme: { type: 'text', required: true, maxLength: 4, pattern: '^([0-9]{4}|[A-Z]{2})$' }, value: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' } } },
  buyer_reference: { type: 'text', nullable: true, maxLength: 200 },
  accounting_reference: { type: 'text', nullable: true, maxLength: 200 },
  e_invoice: { type: 'object', fields: { format: { type: 'enum', required: true, values: ['none', 'zugferd', 'factur_x', 'xrechnung_cii', 'xrechnung_ubl', 'peppol_bis'] }, via: { type: 'enum', values: ['mail', 'download', 'test'] } } },
  tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6 },
  tax_rate_ids: { type: 'list', nullable: true, maxItems: 3, items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } },
  reminder_schedule: { type: 'list', nullable: true, maxItems: 4, items: { type: 'object', fields: { days_after_due: { type: 'integer', required: true, minimum: -90, maximum: 365 }, level: { type: 'enum', required: true, values: ['before_due', 'first', 'second', 'last'] } } } },
  mail_cc: { type: 'list', nullable: true, maxItems: 10, items: { type: 'text', maxLength: 254, format: 'email' } },
  mail_reply_to: { type: 'text', nullable: true, maxLength: 254, format: 'email' },
  payment_terms_days: { type: 'integer', nullable: true, minimum: 0, maximum: 3650 },
  rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates' },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  status: { type: 'enum', values: ['active', 'inactive'] },
  sla_overrides: { type: 'list', maxItems: 50, items: { type: 'object', fields: { priority_id: { type: 'text', required: true, pattern: '^pri_[0-9a-hjkmnp-tv-z]{26}$' }, response_target: { type: 'integer', required: true, minimum: 1, maximum: 1000000 }, resolution_target: { type: 'integer', required: true, minimum: 1, maximum: 1000000 } } } },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const sendClientStatementFields: Fields<StatementSend> = {
  period: { type: 'object', fields: { from: { type: 'text', format: 'date' }, to: { type: 'text', format: 'date' } } },
  to: { type: 'list', minItems: 1, maxItems: 20, items: { type: 'text', maxLength: 254, format: 'email' } },
  message: { type: 'text', maxLength: 5000 },
};

export const previewClientStatementMailFields = sendClientStatementFields;

export const updateClientTagsFields: Fields<TagsReplace> = {
  tags: { type: 'list', required: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 120 } },
};

export const addClientTagsFields: Fields<TagSlugs> = {
  tags: { type: 'list', required: true, minItems: 1, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 120 } },
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
  is_primary: { type: 'boolean' },
  is_billing: { type: 'boolean' },
  is_technical: { type: 'boolean' },
  portal_access: { type: 'enum', values: ['none', 'view', 'full'] },
  receives_invoices: { type: 'boolean' },
  receives_reports: { type: 'boolean' },
  receives_project_updates: { type: 'boolean' },
  receives_ticket_replies: { type: 'boolean' },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const updateContactsFields: Fields<ContactsUpdate> = {
  ids: { type: 'list', required: true, minItems: 1, maxItems: 100, items: { type: 'text', pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$' } },
  updates: { type: 'object', required: true, fields: { client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' }, name: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' }, email: { type: 'text', nullable: true, maxLength: 254, format: 'email' }, phone: { type: 'text', nullable: true, maxLength: 200 }, mobile: { type: 'text', nullable: true, maxLength: 200 }, title: { type: 'text', nullable: true, maxLength: 200 }, department: { type: 'text', nullable: true, maxLength: 200 }, is_primary: { type: 'boolean' }, is_billing: { type: 'boolean' }, is_technical: { type: 'boolean' }, portal_access: { type: 'enum', values: ['none', 'view', 'full'] }, receives_invoices: { type: 'boolean' }, receives_reports: { type: 'boolean' }, receives_project_updates: { type: 'boolean' }, receives_ticket_replies: { type: 'boolean' }, notes: { type: 'text', nullable: true, maxLength: 20000 }, tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' } }, external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' }, metadata: { type: 'map', nullable: true } } },
};

export const createContactsFields: Fields<ContactsCreate> = {
  contacts: { type: 'list', required: true, minItems: 1, maxItems: 100, items: { type: 'object', fields: { client_id: { type: 'text', required: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' }, name: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' }, email: { type: 'text', nullable: true, maxLength: 254, format: 'email' }, phone: { type: 'text', nullable: true, maxLength: 200 }, mobile: { type: 'text', nullable: true, maxLength: 200 }, title: { type: 'text', nullable: true, maxLength: 200 }, department: { type: 'text', nullable: true, maxLength: 200 }, is_primary: { type: 'boolean' }, is_billing: { type: 'boolean' }, is_technical: { type: 'boolean' }, portal_access: { type: 'enum', values: ['none', 'view', 'full'] }, receives_invoices: { type: 'boolean' }, receives_reports: { type: 'boolean' }, receives_project_updates: { type: 'boolean' }, receives_ticket_replies: { type: 'boolean' }, notes: { type: 'text', nullable: true, maxLength: 20000 }, tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' } }, external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' }, metadata: { type: 'map', nullable: true } } } },
};

export const upsertContactFields: Fields<ContactUpsert> = {
  client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  name: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  email: { type: 'text', nullable: true, maxLength: 254, format: 'email' },
  phone: { type: 'text', nullable: true, maxLength: 200 },
  mobile: { type: 'text', nullable: true, maxLength: 200 },
  title: { type: 'text', nullable: true, maxLength: 200 },
  department: { type: 'text', nullable: true, maxLength: 200 },
  is_primary: { type: 'boolean' },
  is_billing: { type: 'boolean' },
  is_technical: { type: 'boolean' },
  portal_access: { type: 'enum', values: ['none', 'view', 'full'] },
  receives_invoices: { type: 'boolean' },
  receives_reports: { type: 'boolean' },
  receives_project_updates: { type: 'boolean' },
  receives_ticket_replies: { type: 'boolean' },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' } },
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
  is_primary: { type: 'boolean' },
  is_billing: { type: 'boolean' },
  is_technical: { type: 'boolean' },
  portal_access: { type: 'enum', values: ['none', 'view', 'full'] },
  receives_invoices: { type: 'boolean' },
  receives_reports: { type: 'boolean' },
  receives_project_updates: { type: 'boolean' },
  receives_ticket_replies: { type: 'boolean' },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const mergeContactFields: Fields<ContactMerge> = {
  merge_contact_id: { type: 'text', required: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$' },
};

export const enableContactPortalFields: Fields<ContactPortalEnable> = {
  access_level: { type: 'enum', values: ['view', 'full'] },
  send_invitation: { type: 'boolean' },
};

export const updateContactTagsFields = updateClientTagsFields;

export const addContactTagsFields = addClientTagsFields;

export const removeContactTagsFields = addClientTagsFields;

export const createRateCardFields: Fields<RateCardCreate> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  currency: { type: 'text', pattern: '^[A-Z]{3}$' },
  standard_rate: { type: 'number', required: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' },
  emergency_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' },
  is_default: { type: 'boolean' },
};

export const updateRateCardFields: Fields<RateCardUpdate> = {
  name: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  currency: { type: 'text', pattern: '^[A-Z]{3}$' },
  standard_rate: { type: 'number', minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' },
  emergency_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' },
  is_default: { type: 'boolean', needs: 'can_see_rates' },
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
  manager_id: { type: 'text', nullable: true, pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$' },
  require_client_approval: { type: 'boolean' },
  start_date: { type: 'text', nullable: true, format: 'date' },
  due_date: { type: 'text', nullable: true, format: 'date' },
  budget_hours: { type: 'number', nullable: true, minimum: 0, maximum: 9999999.99, decimals: 2 },
  budget_amount: { type: 'number', nullable: true, minimum: 0, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates' },
  rate_override: { type: 'boolean', needs: 'can_see_rates' },
  rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates' },
  custom_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  contract_url: { type: 'text', nullable: true, maxLength: 2000, format: 'uri' },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' } },
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
  manager_id: { type: 'text', nullable: true, pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$' },
  require_client_approval: { type: 'boolean' },
  start_date: { type: 'text', nullable: true, format: 'date' },
  due_date: { type: 'text', nullable: true, format: 'date' },
  budget_hours: { type: 'number', nullable: true, minimum: 0, maximum: 9999999.99, decimals: 2 },
  budget_amount: { type: 'number', nullable: true, minimum: 0, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates' },
  rate_override: { type: 'boolean', needs: 'can_see_rates' },
  rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates' },
  custom_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  contract_url: { type: 'text', nullable: true, maxLength: 2000, format: 'uri' },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const updateProjectFields: Fields<ProjectUpdate> = {
  title: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  status: { type: 'enum', values: ['pending', 'active', 'on_hold', 'completed', 'cancelled'] },
  force: { type: 'boolean' },
  type_id: { type: 'text', nullable: true, pattern: '^ptype_[0-9a-hjkmnp-tv-z]{26}$' },
  billing_type: { type: 'enum', values: ['time_and_materials', 'fixed_fee', 'retainer', 'non_billable'] },
  manager_id: { type: 'text', nullable: true, pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$' },
  require_client_approval: { type: 'boolean' },
  start_date: { type: 'text', nullable: true, format: 'date' },
  due_date: { type: 'text', nullable: true, format: 'date' },
  budget_hours: { type: 'number', nullable: true, minimum: 0, maximum: 9999999.99, decimals: 2 },
  budget_amount: { type: 'number', nullable: true, minimum: 0, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates' },
  rate_override: { type: 'boolean', needs: 'can_see_rates' },
  rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates' },
  custom_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  contract_url: { type: 'text', nullable: true, maxLength: 2000, format: 'uri' },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const createProjectMilestoneFields: Fields<MilestoneCreate> = {
  title: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  phase_id: { type: 'text', nullable: true, pattern: '^pha_[0-9a-hjkmnp-tv-z]{26}$' },
  due_date: { type: 'text', nullable: true, format: 'date' },
  amount: { type: 'number', nullable: true, minimum: 0, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates' },
};

export const updateProjectMilestoneFields: Fields<MilestoneUpdate> = {
  title: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  phase_id: { type: 'text', nullable: true, pattern: '^pha_[0-9a-hjkmnp-tv-z]{26}$' },
  due_date: { type: 'text', nullable: true, format: 'date' },
  amount: { type: 'number', nullable: true, minimum: 0, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates' },
};

export const createProjectPhaseFields: Fields<PhaseCreate> = {
  title: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  start_date: { type: 'text', nullable: true, format: 'date' },
  due_date: { type: 'text', nullable: true, format: 'date' },
  budget_hours: { type: 'number', nullable: true, minimum: 0, maximum: 9999999.99, decimals: 2 },
  status: { type: 'enum', values: ['pending', 'active', 'completed'] },
};

export const reorderProjectPhasesFields: Fields<PhasesReorder> = {
  phase_ids: { type: 'list', required: true, maxItems: 100, items: { type: 'text', pattern: '^pha_[0-9a-hjkmnp-tv-z]{26}$' } },
};

export const updateProjectPhaseFields: Fields<PhaseUpdate> = {
  title: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  start_date: { type: 'text', nullable: true, format: 'date' },
  due_date: { type: 'text', nullable: true, format: 'date' },
  budget_hours: { type: 'number', nullable: true, minimum: 0, maximum: 9999999.99, decimals: 2 },
  status: { type: 'enum', values: ['pending', 'active', 'completed'] },
};

export const updateProjectTagsFields = updateClientTagsFields;

export const addProjectTagsFields = addClientTagsFields;

export const removeProjectTagsFields = addClientTagsFields;

export const createProjectTaskFields: Fields<ProjectTaskCreate> = {
  title: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  assignee_id: { type: 'text', nullable: true, pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' },
  phase_id: { type: 'text', nullable: true, pattern: '^pha_[0-9a-hjkmnp-tv-z]{26}$' },
  due_date: { type: 'text', nullable: true, format: 'date' },
};

export const reorderProjectTasksFields: Fields<ProjectTasksReorder> = {
  task_ids: { type: 'list', required: true, maxItems: 1000, items: { type: 'text', pattern: '^task_[0-9a-hjkmnp-tv-z]{26}$' } },
};

export const updateProjectTaskFields: Fields<ProjectTaskUpdate> = {
  title: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  assignee_id: { type: 'text', nullable: true, pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' },
  phase_id: { type: 'text', nullable: true, pattern: '^pha_[0-9a-hjkmnp-tv-z]{26}$' },
  due_date: { type: 'text', nullable: true, format: 'date' },
  completed: { type: 'boolean' },
};

export const createProjectTicketFields: Fields<ProjectTicketCreate> = {
  title: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  phase_id: { type: 'text', nullable: true, pattern: '^pha_[0-9a-hjkmnp-tv-z]{26}$' },
  status_id: { type: 'text', pattern: '^stat_[0-9a-hjkmnp-tv-z]{26}$' },
  priority_id: { type: 'text', pattern: '^pri_[0-9a-hjkmnp-tv-z]{26}$' },
  assignee_id: { type: 'text', nullable: true, pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$' },
  billing_type: { type: 'enum', values: ['time_and_materials', 'fixed_fee', 'retainer', 'non_billable'] },
  due_date: { type: 'text', nullable: true, format: 'date' },
  estimated_hours: { type: 'number', nullable: true, minimum: 0, maximum: 9999999.99, decimals: 2 },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const createTagFields: Fields<TagCreate> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  color: { type: 'text', minLength: 7, maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' },
  description: { type: 'text', nullable: true, maxLength: 1000 },
};

export const addTagsInBulkFields: Fields<TagsBulkAdd> = {
  resource_type: { type: 'enum', required: true, values: ['clients', 'projects', 'tickets', 'contacts'] },
  resource_ids: { type: 'list', required: true, minItems: 1, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 40, pattern: '^(cli|prj|tkt|con)_[0-9a-hjkmnp-tv-z]{26}$' } },
  tags: { type: 'list', required: true, minItems: 1, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 120 } },
};

export const updateTagFields: Fields<TagUpdate> = {
  name: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' },
  color: { type: 'text', minLength: 7, maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' },
  description: { type: 'text', nullable: true, maxLength: 1000 },
};

export const createTicketPriorityFields: Fields<TicketPriorityCreate> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  color: { type: 'text', minLength: 7, maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' },
  sla_response: { type: 'integer', nullable: true, minimum: 1, maximum: 1000000 },
  sla_resolution: { type: 'integer', nullable: true, minimum: 1, maximum: 1000000 },
  is_default: { type: 'boolean' },
  position: { type: 'integer', minimum: 1, maximum: 1000 },
};

export const updateTicketPriorityFields: Fields<TicketPriorityUpdate> = {
  name: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' },
  color: { type: 'text', minLength: 7, maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' },
  sla_response: { type: 'integer', nullable: true, minimum: 1, maximum: 1000000 },
  sla_resolution: { type: 'integer', nullable: true, minimum: 1, maximum: 1000000 },
  is_default: { type: 'boolean' },
  position: { type: 'integer', minimum: 1, maximum: 1000 },
};

export const createTicketStatusFields: Fields<TicketStatusCreate> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  type: { type: 'enum', required: true, values: ['open', 'closed'] },
  color: { type: 'text', minLength: 7, maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' },
  pauses_sla: { type: 'boolean' },
  position: { type: 'integer', minimum: 1, maximum: 1000 },
};

export const updateTicketStatusFields: Fields<TicketStatusUpdate> = {
  name: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' },
  type: { type: 'enum', values: ['open', 'closed'] },
  color: { type: 'text', minLength: 7, maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' },
  pauses_sla: { type: 'boolean' },
  position: { type: 'integer', minimum: 1, maximum: 1000 },
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
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' },
  phase_id: { type: 'text', nullable: true, pattern: '^pha_[0-9a-hjkmnp-tv-z]{26}$' },
  status_id: { type: 'text', pattern: '^stat_[0-9a-hjkmnp-tv-z]{26}$' },
  priority_id: { type: 'text', pattern: '^pri_[0-9a-hjkmnp-tv-z]{26}$' },
  assignee_id: { type: 'text', nullable: true, pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$' },
  billing_type: { type: 'enum', values: ['time_and_materials', 'fixed_fee', 'retainer', 'non_billable'] },
  due_date: { type: 'text', nullable: true, format: 'date' },
  estimated_hours: { type: 'number', nullable: true, minimum: 0, maximum: 9999999.99, decimals: 2 },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const updateTicketsFields: Fields<TicketsUpdate> = {
  ids: { type: 'list', required: true, minItems: 1, maxItems: 100, items: { type: 'text', pattern: '^tkt_[0-9a-hjkmnp-tv-z]{26}$' } },
  updates: { type: 'object', required: true, fields: { title: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' }, client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' }, description: { type: 'text', nullable: true, maxLength: 20000 }, project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' }, phase_id: { type: 'text', nullable: true, pattern: '^pha_[0-9a-hjkmnp-tv-z]{26}$' }, status_id: { type: 'text', pattern: '^stat_[0-9a-hjkmnp-tv-z]{26}$' }, priority_id: { type: 'text', pattern: '^pri_[0-9a-hjkmnp-tv-z]{26}$' }, assignee_id: { type: 'text', nullable: true, pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' }, contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$' }, agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$' }, billing_type: { type: 'enum', values: ['time_and_materials', 'fixed_fee', 'retainer', 'non_billable'] }, due_date: { type: 'text', nullable: true, format: 'date' }, estimated_hours: { type: 'number', nullable: true, minimum: 0, maximum: 9999999.99, decimals: 2 }, resolution_summary: { type: 'text', nullable: true, maxLength: 20000 }, tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' } }, external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' }, metadata: { type: 'map', nullable: true } } },
};

export const closeTicketsFields: Fields<TicketsClose> = {
  ids: { type: 'list', required: true, minItems: 1, maxItems: 100, items: { type: 'text', pattern: '^tkt_[0-9a-hjkmnp-tv-z]{26}$' } },
  resolution_summary: { type: 'text', nullable: true, maxLength: 20000 },
  generate_summary: { type: 'boolean' },
};

export const upsertTicketFields: Fields<TicketUpsert> = {
  title: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' },
  phase_id: { type: 'text', nullable: true, pattern: '^pha_[0-9a-hjkmnp-tv-z]{26}$' },
  status_id: { type: 'text', pattern: '^stat_[0-9a-hjkmnp-tv-z]{26}$' },
  priority_id: { type: 'text', pattern: '^pri_[0-9a-hjkmnp-tv-z]{26}$' },
  assignee_id: { type: 'text', nullable: true, pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$' },
  billing_type: { type: 'enum', values: ['time_and_materials', 'fixed_fee', 'retainer', 'non_billable'] },
  due_date: { type: 'text', nullable: true, format: 'date' },
  estimated_hours: { type: 'number', nullable: true, minimum: 0, maximum: 9999999.99, decimals: 2 },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const updateTicketFields: Fields<TicketUpdate> = {
  title: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' },
  phase_id: { type: 'text', nullable: true, pattern: '^pha_[0-9a-hjkmnp-tv-z]{26}$' },
  status_id: { type: 'text', pattern: '^stat_[0-9a-hjkmnp-tv-z]{26}$' },
  priority_id: { type: 'text', pattern: '^pri_[0-9a-hjkmnp-tv-z]{26}$' },
  assignee_id: { type: 'text', nullable: true, pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$' },
  billing_type: { type: 'enum', values: ['time_and_materials', 'fixed_fee', 'retainer', 'non_billable'] },
  due_date: { type: 'text', nullable: true, format: 'date' },
  estimated_hours: { type: 'number', nullable: true, minimum: 0, maximum: 9999999.99, decimals: 2 },
  resolution_summary: { type: 'text', nullable: true, maxLength: 20000 },
  tags: { type: 'list', nullable: true, maxItems: 100, items: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const createTicketActivityFields: Fields<TicketActivityCreate> = {
  content: { type: 'text', required: true, minLength: 1, maxLength: 20000, pattern: '\\S' },
  visibility: { type: 'enum', values: ['public', 'internal'] },
  mentions: { type: 'list', maxItems: 50, items: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' } },
};

export const updateTicketActivityFields: Fields<TicketActivityUpdate> = {
  content: { type: 'text', required: true, minLength: 1, maxLength: 20000, pattern: '\\S' },
  mentions: { type: 'list', maxItems: 50, items: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' } },
};

export const updateTicketAttachmentFields: Fields<AttachmentUpdate> = {
  visibility: { type: 'enum', required: true, values: ['public', 'internal'] },
};

export const closeTicketFields: Fields<TicketClose> = {
  resolution_summary: { type: 'text', nullable: true, maxLength: 20000 },
  generate_summary: { type: 'boolean' },
};

export const reopenTicketFields: Fields<TicketReopen> = {
  reason: { type: 'text', nullable: true, maxLength: 20000 },
};

export const updateTicketTagsFields = updateClientTagsFields;

export const addTicketTagsFields = addClientTagsFields;

export const removeTicketTagsFields = addClientTagsFields;

export const createTicketTaskFields: Fields<TaskCreate> = {
  title: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  assignee_id: { type: 'text', nullable: true, pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' },
  due_date: { type: 'text', nullable: true, format: 'date' },
};

export const updateTicketTaskFields: Fields<TaskUpdate> = {
  title: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  assignee_id: { type: 'text', nullable: true, pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' },
  due_date: { type: 'text', nullable: true, format: 'date' },
  completed: { type: 'boolean' },
};

export const createTicketTimeEntryFields: Fields<TicketTimeEntryCreate> = {
  user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' },
  date: { type: 'text', format: 'date' },
  hours: { type: 'number', required: true, minimum: 0.01, maximum: 24, decimals: 2 },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  billable: { type: 'boolean' },
  rate_type: { type: 'enum', values: ['standard', 'emergency', 'custom'] },
  rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates' },
  rate_charged: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const createTimeEntryFields: Fields<TimeEntryCreate> = {
  user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' },
  date: { type: 'text', required: true, format: 'date' },
  hours: { type: 'number', required: true, minimum: 0.01, maximum: 24, decimals: 2 },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  client_id: { type: 'text', nullable: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' },
  ticket_id: { type: 'text', nullable: true, pattern: '^tkt_[0-9a-hjkmnp-tv-z]{26}$' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$' },
  period_id: { type: 'text', nullable: true, pattern: '^per_[0-9a-hjkmnp-tv-z]{26}$' },
  billable: { type: 'boolean' },
  rate_type: { type: 'enum', values: ['standard', 'emergency', 'custom'] },
  rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates' },
  rate_charged: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const createTimeEntriesFields: Fields<TimeEntriesCreate> = {
  entries: { type: 'list', required: true, minItems: 1, maxItems: 100, items: { type: 'object', fields: { user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' }, date: { type: 'text', required: true, format: 'date' }, hours: { type: 'number', required: true, minimum: 0.01, maximum: 24, decimals: 2 }, description: { type: 'text', nullable: true, maxLength: 20000 }, client_id: { type: 'text', nullable: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' }, project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' }, ticket_id: { type: 'text', nullable: true, pattern: '^tkt_[0-9a-hjkmnp-tv-z]{26}$' }, agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$' }, period_id: { type: 'text', nullable: true, pattern: '^per_[0-9a-hjkmnp-tv-z]{26}$' }, billable: { type: 'boolean' }, rate_type: { type: 'enum', values: ['standard', 'emergency', 'custom'] }, rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates' }, rate_charged: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' }, external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' }, metadata: { type: 'map', nullable: true } } } },
};

export const approveTimeEntriesFields: Fields<TimeEntriesName> = {
  ids: { type: 'list', required: true, minItems: 1, maxItems: 100, items: { type: 'text', pattern: '^time_[0-9a-hjkmnp-tv-z]{26}$' } },
};

export const rejectTimeEntriesFields: Fields<TimeEntriesReject> = {
  ids: { type: 'list', required: true, minItems: 1, maxItems: 100, items: { type: 'text', pattern: '^time_[0-9a-hjkmnp-tv-z]{26}$' } },
  reason: { type: 'text', nullable: true, maxLength: 20000 },
};

export const excludeTimeEntriesFields: Fields<TimeEntriesExclude> = {
  ids: { type: 'list', required: true, minItems: 1, maxItems: 100, items: { type: 'text', pattern: '^time_[0-9a-hjkmnp-tv-z]{26}$' } },
  reason: { type: 'enum', required: true, values: ['internal_meeting', 'rework', 'goodwill', 'training', 'admin', 'other'] },
  note: { type: 'text', nullable: true, maxLength: 20000 },
};

export const updateTimeEntriesFields: Fields<TimeEntriesUpdate> = {
  ids: { type: 'list', required: true, minItems: 1, maxItems: 100, items: { type: 'text', pattern: '^time_[0-9a-hjkmnp-tv-z]{26}$' } },
  updates: { type: 'object', required: true, fields: { user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' }, date: { type: 'text', format: 'date' }, hours: { type: 'number', minimum: 0.01, maximum: 24, decimals: 2 }, description: { type: 'text', nullable: true, maxLength: 20000 }, client_id: { type: 'text', nullable: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' }, project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' }, ticket_id: { type: 'text', nullable: true, pattern: '^tkt_[0-9a-hjkmnp-tv-z]{26}$' }, agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$' }, period_id: { type: 'text', nullable: true, pattern: '^per_[0-9a-hjkmnp-tv-z]{26}$' }, billable: { type: 'boolean' }, rate_type: { type: 'enum', values: ['standard', 'emergency', 'custom'] }, rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates' }, rate_charged: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' }, external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' }, metadata: { type: 'map', nullable: true } } },
};

export const deleteTimeEntriesFields = approveTimeEntriesFields;

export const startTimerFields: Fields<TimerStart> = {
  user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' },
  started_at: { type: 'text', format: 'date-time' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  client_id: { type: 'text', nullable: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' },
  ticket_id: { type: 'text', nullable: true, pattern: '^tkt_[0-9a-hjkmnp-tv-z]{26}$' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$' },
  billable: { type: 'boolean' },
  rate_type: { type: 'enum', values: ['standard', 'emergency', 'custom'] },
  rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates' },
  rate_charged: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const stopRunningTimerFields: Fields<TimerStopRunning> = {
  user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' },
  stopped_at: { type: 'text', format: 'date-time' },
};

export const upsertTimeEntryFields: Fields<TimeEntryUpsert> = {
  user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' },
  date: { type: 'text', format: 'date' },
  hours: { type: 'number', minimum: 0.01, maximum: 24, decimals: 2 },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  client_id: { type: 'text', nullable: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' },
  ticket_id: { type: 'text', nullable: true, pattern: '^tkt_[0-9a-hjkmnp-tv-z]{26}$' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$' },
  period_id: { type: 'text', nullable: true, pattern: '^per_[0-9a-hjkmnp-tv-z]{26}$' },
  billable: { type: 'boolean' },
  rate_type: { type: 'enum', values: ['standard', 'emergency', 'custom'] },
  rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates' },
  rate_charged: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' },
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
  billable: { type: 'boolean' },
  rate_type: { type: 'enum', values: ['standard', 'emergency', 'custom'] },
  rate_id: { type: 'text', nullable: true, pattern: '^rate_[0-9a-hjkmnp-tv-z]{26}$', needs: 'can_see_rates' },
  rate_charged: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const excludeTimeEntryFields: Fields<TimeEntryExclude> = {
  reason: { type: 'enum', required: true, values: ['internal_meeting', 'rework', 'goodwill', 'training', 'admin', 'other'] },
  note: { type: 'text', nullable: true, maxLength: 20000 },
};

export const rejectTimeEntryFields: Fields<TimeEntryReject> = {
  reason: { type: 'text', nullable: true, maxLength: 20000 },
};

export const resumeTimerFields: Fields<TimerResume> = {
  started_at: { type: 'text', format: 'date-time' },
};

export const stopTimerFields: Fields<TimerStop> = {
  stopped_at: { type: 'text', format: 'date-time' },
};

export const createExpenseFields: Fields<ExpenseCreate> = {
  date: { type: 'text', required: true, format: 'date' },
  description: { type: 'text', required: true, minLength: 1, maxLength: 2000, pattern: '\\S' },
  amount: { type: 'number', required: true, minimum: 0.001, maximum: 8000000000000, decimals: 3 },
  client_id: { type: 'text', nullable: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' },
  user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' },
  category: { type: 'enum', values: ['software', 'hosting', 'travel', 'meals', 'supplies', 'equipment', 'contractor', 'advertising', 'other'] },
  vendor: { type: 'text', nullable: true, maxLength: 200 },
  currency: { type: 'text', pattern: '^[A-Z]{3}$' },
  tax_rate_id: { type: 'text', nullable: true, pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' },
  tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6 },
  tax_category: { type: 'enum', values: ['standard', 'zero', 'exempt', 'reverse_charge', 'intra_community', 'export', 'outside_scope'] },
  tax_amount: { type: 'number', nullable: true, minimum: 0, maximum: 8000000000000, decimals: 3 },
  billable: { type: 'boolean' },
  markup_percent: { type: 'number', minimum: 0, maximum: 1000, decimals: 2 },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  receipt_url: { type: 'text', nullable: true, maxLength: 2000, format: 'uri' },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const approveExpensesFields: Fields<ExpensesName> = {
  ids: { type: 'list', required: true, minItems: 1, maxItems: 100, items: { type: 'text', pattern: '^exp_[0-9a-hjkmnp-tv-z]{26}$' } },
};

export const rejectExpensesFields: Fields<ExpensesReject> = {
  ids: { type: 'list', required: true, minItems: 1, maxItems: 100, items: { type: 'text', pattern: '^exp_[0-9a-hjkmnp-tv-z]{26}$' } },
  reason: { type: 'text', nullable: true, maxLength: 20000 },
};

export const updateExpensesFields: Fields<ExpensesUpdate> = {
  ids: { type: 'list', required: true, minItems: 1, maxItems: 100, items: { type: 'text', pattern: '^exp_[0-9a-hjkmnp-tv-z]{26}$' } },
  updates: { type: 'object', required: true, fields: { date: { type: 'text', format: 'date' }, description: { type: 'text', minLength: 1, maxLength: 2000, pattern: '\\S' }, amount: { type: 'number', minimum: 0.001, maximum: 8000000000000, decimals: 3 }, client_id: { type: 'text', nullable: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' }, project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' }, user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' }, category: { type: 'enum', values: ['software', 'hosting', 'travel', 'meals', 'supplies', 'equipment', 'contractor', 'advertising', 'other'] }, vendor: { type: 'text', nullable: true, maxLength: 200 }, currency: { type: 'text', pattern: '^[A-Z]{3}$' }, tax_rate_id: { type: 'text', nullable: true, pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' }, tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6 }, tax_category: { type: 'enum', values: ['standard', 'zero', 'exempt', 'reverse_charge', 'intra_community', 'export', 'outside_scope'] }, tax_amount: { type: 'number', nullable: true, minimum: 0, maximum: 8000000000000, decimals: 3 }, billable: { type: 'boolean' }, markup_percent: { type: 'number', minimum: 0, maximum: 1000, decimals: 2 }, notes: { type: 'text', nullable: true, maxLength: 20000 }, receipt_url: { type: 'text', nullable: true, maxLength: 2000, format: 'uri' }, external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' }, metadata: { type: 'map', nullable: true } } },
};

export const deleteExpensesFields = approveExpensesFields;

export const markExpensesBilledFields: Fields<ExpensesMarkBilled> = {
  expense_ids: { type: 'list', required: true, minItems: 1, maxItems: 100, items: { type: 'text', pattern: '^exp_[0-9a-hjkmnp-tv-z]{26}$' } },
  invoice_reference: { type: 'text', nullable: true, maxLength: 200 },
};

export const upsertExpenseFields: Fields<ExpenseUpsert> = {
  date: { type: 'text', format: 'date' },
  description: { type: 'text', minLength: 1, maxLength: 2000, pattern: '\\S' },
  amount: { type: 'number', minimum: 0.001, maximum: 8000000000000, decimals: 3 },
  client_id: { type: 'text', nullable: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' },
  user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' },
  category: { type: 'enum', values: ['software', 'hosting', 'travel', 'meals', 'supplies', 'equipment', 'contractor', 'advertising', 'other'] },
  vendor: { type: 'text', nullable: true, maxLength: 200 },
  currency: { type: 'text', pattern: '^[A-Z]{3}$' },
  tax_rate_id: { type: 'text', nullable: true, pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' },
  tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6 },
  tax_category: { type: 'enum', values: ['standard', 'zero', 'exempt', 'reverse_charge', 'intra_community', 'export', 'outside_scope'] },
  tax_amount: { type: 'number', nullable: true, minimum: 0, maximum: 8000000000000, decimals: 3 },
  billable: { type: 'boolean' },
  markup_percent: { type: 'number', minimum: 0, maximum: 1000, decimals: 2 },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  receipt_url: { type: 'text', nullable: true, maxLength: 2000, format: 'uri' },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const updateExpenseFields: Fields<ExpenseUpdate> = {
  date: { type: 'text', format: 'date' },
  description: { type: 'text', minLength: 1, maxLength: 2000, pattern: '\\S' },
  amount: { type: 'number', minimum: 0.001, maximum: 8000000000000, decimals: 3 },
  client_id: { type: 'text', nullable: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' },
  user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$' },
  category: { type: 'enum', values: ['software', 'hosting', 'travel', 'meals', 'supplies', 'equipment', 'contractor', 'advertising', 'other'] },
  vendor: { type: 'text', nullable: true, maxLength: 200 },
  currency: { type: 'text', pattern: '^[A-Z]{3}$' },
  tax_rate_id: { type: 'text', nullable: true, pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' },
  tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6 },
  tax_category: { type: 'enum', values: ['standard', 'zero', 'exempt', 'reverse_charge', 'intra_community', 'export', 'outside_scope'] },
  tax_amount: { type: 'number', nullable: true, minimum: 0, maximum: 8000000000000, decimals: 3 },
  billable: { type: 'boolean' },
  markup_percent: { type: 'number', minimum: 0, maximum: 1000, decimals: 2 },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  receipt_url: { type: 'text', nullable: true, maxLength: 2000, format: 'uri' },
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
  prorate_first_period: { type: 'boolean' },
  type_id: { type: 'text', nullable: true, pattern: '^agrtype_[0-9a-hjkmnp-tv-z]{26}$' },
  end_date: { type: 'text', nullable: true, format: 'date' },
  overage_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' },
  billing_day: { type: 'text' },
  interval: { type: 'enum', values: ['monthly', 'quarterly', 'yearly'] },
  rollover_enabled: { type: 'boolean' },
  rollover_max_hours: { type: 'number', nullable: true, minimum: 0, maximum: 100000, decimals: 2 },
  rollover_expires_months: { type: 'integer', nullable: true, minimum: 1, maximum: 120 },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$' },
  auto_invoice: { type: 'boolean' },
  invoice_method: { type: 'enum', values: ['create_draft', 'auto_send'] },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
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
  prorate_first_period: { type: 'boolean' },
  type_id: { type: 'text', nullable: true, pattern: '^agrtype_[0-9a-hjkmnp-tv-z]{26}$' },
  end_date: { type: 'text', nullable: true, format: 'date' },
  overage_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' },
  billing_day: { type: 'text' },
  interval: { type: 'enum', values: ['monthly', 'quarterly', 'yearly'] },
  rollover_enabled: { type: 'boolean' },
  rollover_max_hours: { type: 'number', nullable: true, minimum: 0, maximum: 100000, decimals: 2 },
  rollover_expires_months: { type: 'integer', nullable: true, minimum: 1, maximum: 120 },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$' },
  auto_invoice: { type: 'boolean' },
  invoice_method: { type: 'enum', values: ['create_draft', 'auto_send'] },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const updateAgreementFields: Fields<AgreementUpdate> = {
  client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  title: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  start_date: { type: 'text', format: 'date' },
  monthly_fee: { type: 'number', minimum: 0, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates' },
  hours_included: { type: 'number', minimum: 0, maximum: 100000, decimals: 2 },
  prorate_first_period: { type: 'boolean' },
  type_id: { type: 'text', nullable: true, pattern: '^agrtype_[0-9a-hjkmnp-tv-z]{26}$' },
  end_date: { type: 'text', nullable: true, format: 'date' },
  overage_rate: { type: 'number', nullable: true, minimum: 0, maximum: 9999999999.9999, decimals: 4, needs: 'can_see_rates' },
  billing_day: { type: 'text' },
  interval: { type: 'enum', values: ['monthly', 'quarterly', 'yearly'] },
  rollover_enabled: { type: 'boolean' },
  rollover_max_hours: { type: 'number', nullable: true, minimum: 0, maximum: 100000, decimals: 2 },
  rollover_expires_months: { type: 'integer', nullable: true, minimum: 1, maximum: 120 },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$' },
  auto_invoice: { type: 'boolean' },
  invoice_method: { type: 'enum', values: ['create_draft', 'auto_send'] },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const cancelAgreementFields: Fields<AgreementCancel> = {
  effective_date: { type: 'text', format: 'date' },
  reason: { type: 'text', nullable: true, maxLength: 20000 },
};

export const closeAgreementPeriodFields: Fields<PeriodClose> = {
  generate_invoice: { type: 'boolean' },
};

export const createAgreementTypeFields: Fields<AgreementTypeCreate> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  default_hours: { type: 'number', nullable: true, minimum: 0, maximum: 100000, decimals: 2 },
};

export const updateAgreementTypeFields: Fields<AgreementTypeUpdate> = {
  name: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  default_hours: { type: 'number', nullable: true, minimum: 0, maximum: 100000, decimals: 2 },
};

export const createScheduledReportFields: Fields<ScheduledReportCreate> = {
  report_type: { type: 'enum', required: true, values: ['dashboard', 'utilization', 'profitability', 'revenue', 'time', 'aging', 'forecast', 'unbilled', 'taxes'] },
  schedule: { type: 'enum', required: true, values: ['daily', 'weekly', 'monthly'] },
  day_of_week: { type: 'integer', nullable: true, minimum: 0, maximum: 6 },
  day_of_month: { type: 'integer', nullable: true, minimum: 1, maximum: 31 },
  recipients: { type: 'list', required: true, minItems: 1, maxItems: 50, items: { type: 'text', maxLength: 254, format: 'email' } },
  parameters: { type: 'map' },
};

export const confirmBankImportFields: Fields<BankConfirm> = {
  certain: { type: 'boolean' },
  line_ids: { type: 'list', minItems: 1, maxItems: 500, items: { type: 'text', pattern: '^bkl_[0-9a-hjkmnp-tv-z]{26}$' } },
  lines: { type: 'list', minItems: 1, maxItems: 100, items: { type: 'object', fields: { line_id: { type: 'text', required: true, pattern: '^bkl_[0-9a-hjkmnp-tv-z]{26}$' }, client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' }, allocations: { type: 'list', maxItems: 100, items: { type: 'object', fields: { invoice_id: { type: 'text', required: true, pattern: '^inv_[0-9a-hjkmnp-tv-z]{26}$' }, amount: { type: 'number', required: true, minimum: 0.001, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates' } } } }, payment_id: { type: 'text', pattern: '^pay_[0-9a-hjkmnp-tv-z]{26}$' } } } },
};

export const createItemFields: Fields<ItemCreate> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  unit: { type: 'enum', nullable: true, values: ['hour', 'day', 'week', 'month', 'year', 'piece', 'kilometre', 'mile', 'kilogram', 'lump_sum'] },
  price: { type: 'number', required: true, minimum: -8000000000000, maximum: 8000000000000, decimals: 4, needs: 'can_see_rates' },
  currency: { type: 'text', pattern: '^[A-Z]{3}$' },
  tax_rate_id: { type: 'text', nullable: true, pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' },
  tax_rate_ids: { type: 'list', nullable: true, maxItems: 3, items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } },
  active: { type: 'boolean' },
};

export const updateItemFields: Fields<ItemUpdate> = {
  name: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
  description: { type: 'text', nullable: true, maxLength: 20000 },
  unit: { type: 'enum', nullable: true, values: ['hour', 'day', 'week', 'month', 'year', 'piece', 'kilometre', 'mile', 'kilogram', 'lump_sum'] },
  price: { type: 'number', minimum: -8000000000000, maximum: 8000000000000, decimals: 4, needs: 'can_see_rates' },
  currency: { type: 'text', pattern: '^[A-Z]{3}$' },
  tax_rate_id: { type: 'text', nullable: true, pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' },
  tax_rate_ids: { type: 'list', nullable: true, maxItems: 3, items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } },
  active: { type: 'boolean' },
};

export const createRecurringInvoiceFields: Fields<RecurringInvoiceCreate> = {
  client_id: { type: 'text', required: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$' },
  interval: { type: 'enum', required: true, values: ['weekly', 'monthly', 'quarterly', 'yearly'] },
  every: { type: 'integer', minimum: 1, maximum: 120 },
  anchor_date: { type: 'text', format: 'date' },
  end_date: { type: 'text', nullable: true, format: 'date' },
  join: { type: 'text' },
  auto_send: { type: 'boolean' },
  payment_terms_days: { type: 'integer', nullable: true, minimum: 0, maximum: 365 },
  subject: { type: 'text', nullable: true, maxLength: 200 },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  internal_notes: { type: 'text', nullable: true, maxLength: 20000 },
  po_number: { type: 'text', nullable: true, maxLength: 200 },
  tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6 },
  tax_rate_ids: { type: 'list', nullable: true, maxItems: 3, items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } },
  prices_include_tax: { type: 'boolean' },
  lines: { type: 'list', required: true, minItems: 1, maxItems: 200, items: { type: 'object', fields: { item_id: { type: 'text', nullable: true, pattern: '^item_[0-9a-hjkmnp-tv-z]{26}$' }, description: { type: 'text', nullable: true, minLength: 1, maxLength: 20000, pattern: '\\S' }, quantity: { type: 'number', minimum: -9999999.9999, maximum: 9999999.9999, decimals: 4 }, rate: { type: 'number', nullable: true, minimum: -8000000000000, maximum: 8000000000000, decimals: 4, needs: 'can_see_rates' }, unit: { type: 'enum', nullable: true, values: ['hour', 'day', 'week', 'month', 'year', 'piece', 'kilometre', 'mile', 'kilogram', 'lump_sum'] }, tax_rate_id: { type: 'text', nullable: true, pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' }, tax_rate_ids: { type: 'list', nullable: true, maxItems: 3, items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } }, tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6 }, tax_category: { type: 'enum', nullable: true, values: ['standard', 'zero', 'exempt', 'reverse_charge', 'intra_community', 'export', 'outside_scope'] }, from: { type: 'text', nullable: true, format: 'date' }, to: { type: 'text', nullable: true, format: 'date' } } } },
};

export const updateRecurringInvoiceFields: Fields<RecurringInvoiceUpdate> = {
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$' },
  interval: { type: 'enum', values: ['weekly', 'monthly', 'quarterly', 'yearly'] },
  every: { type: 'integer', minimum: 1, maximum: 120 },
  anchor_date: { type: 'text', format: 'date' },
  end_date: { type: 'text', nullable: true, format: 'date' },
  join: { type: 'text' },
  auto_send: { type: 'boolean' },
  payment_terms_days: { type: 'integer', nullable: true, minimum: 0, maximum: 365 },
  subject: { type: 'text', nullable: true, maxLength: 200 },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  internal_notes: { type: 'text', nullable: true, maxLength: 20000 },
  po_number: { type: 'text', nullable: true, maxLength: 200 },
  tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6 },
  tax_rate_ids: { type: 'list', nullable: true, maxItems: 3, items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } },
  prices_include_tax: { type: 'boolean' },
  lines: { type: 'list', minItems: 1, maxItems: 200, items: { type: 'object', fields: { item_id: { type: 'text', nullable: true, pattern: '^item_[0-9a-hjkmnp-tv-z]{26}$' }, description: { type: 'text', nullable: true, minLength: 1, maxLength: 20000, pattern: '\\S' }, quantity: { type: 'number', minimum: -9999999.9999, maximum: 9999999.9999, decimals: 4 }, rate: { type: 'number', nullable: true, minimum: -8000000000000, maximum: 8000000000000, decimals: 4, needs: 'can_see_rates' }, unit: { type: 'enum', nullable: true, values: ['hour', 'day', 'week', 'month', 'year', 'piece', 'kilometre', 'mile', 'kilogram', 'lump_sum'] }, tax_rate_id: { type: 'text', nullable: true, pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' }, tax_rate_ids: { type: 'list', nullable: true, maxItems: 3, items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } }, tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6 }, tax_category: { type: 'enum', nullable: true, values: ['standard', 'zero', 'exempt', 'reverse_charge', 'intra_community', 'export', 'outside_scope'] }, from: { type: 'text', nullable: true, format: 'date' }, to: { type: 'text', nullable: true, format: 'date' } } } },
};

export const createTaxRateFields: Fields<TaxRateCreate> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  rate: { type: 'number', required: true, minimum: 0, maximum: 1, decimals: 6 },
  category: { type: 'enum', values: ['standard', 'zero', 'exempt', 'reverse_charge', 'intra_community', 'export', 'outside_scope'] },
  is_compound: { type: 'boolean' },
  reason: { type: 'text', nullable: true, minLength: 1, maxLength: 500, pattern: '\\S' },
  reason_code: { type: 'text', nullable: true, maxLength: 40, pattern: '^VATEX-[A-Z0-9]{2,4}(-[A-Z0-9]{1,6}){1,3}$' },
  is_default: { type: 'boolean' },
};

export const updateTaxRateFields: Fields<TaxRateUpdate> = {
  name: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' },
  rate: { type: 'number', minimum: 0, maximum: 1, decimals: 6 },
  category: { type: 'enum', values: ['standard', 'zero', 'exempt', 'reverse_charge', 'intra_community', 'export', 'outside_scope'] },
  is_compound: { type: 'boolean' },
  reason: { type: 'text', nullable: true, minLength: 1, maxLength: 500, pattern: '\\S' },
  reason_code: { type: 'text', nullable: true, maxLength: 40, pattern: '^VATEX-[A-Z0-9]{2,4}(-[A-Z0-9]{1,6}){1,3}$' },
  is_default: { type: 'boolean' },
};

export const createExchangeRateFields: Fields<ExchangeRateCreate> = {
  from: { type: 'text', required: true, pattern: '^[A-Z]{3}$' },
  to: { type: 'text', required: true, pattern: '^[A-Z]{3}$' },
  date: { type: 'text', required: true, format: 'date' },
  rate: { type: 'number', required: true, minimum: 1e-10, maximum: 99999999, decimals: 10 },
};

export const updateExchangeRateFields: Fields<ExchangeRateUpdate> = {
  date: { type: 'text', format: 'date' },
  rate: { type: 'number', minimum: 1e-10, maximum: 99999999, decimals: 10 },
};

export const createInvoiceFields: Fields<InvoiceCreate> = {
  client_id: { type: 'text', required: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$' },
  invoice_date: { type: 'text', format: 'date' },
  due_date: { type: 'text', format: 'date' },
  delivery_start: { type: 'text', nullable: true, format: 'date' },
  delivery_end: { type: 'text', nullable: true, format: 'date' },
  subject: { type: 'text', nullable: true, maxLength: 200 },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  internal_notes: { type: 'text', nullable: true, maxLength: 20000 },
  po_number: { type: 'text', nullable: true, maxLength: 200 },
  references: { type: 'object', fields: { buyer: { type: 'text', nullable: true, maxLength: 200 }, contract: { type: 'text', nullable: true, maxLength: 200 }, order: { type: 'text', nullable: true, maxLength: 200 }, project: { type: 'text', nullable: true, maxLength: 200 }, accounting: { type: 'text', nullable: true, maxLength: 200 } } },
  tax_rate: { type: 'number', minimum: 0, maximum: 1, decimals: 6 },
  tax_rate_ids: { type: 'list', nullable: true, maxItems: 3, items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } },
  prices_include_tax: { type: 'boolean' },
  line_items: { type: 'list', maxItems: 2000, items: { type: 'object', fields: { item_id: { type: 'text', pattern: '^item_[0-9a-hjkmnp-tv-z]{26}$' }, description: { type: 'text', minLength: 1, maxLength: 20000, pattern: '\\S' }, quantity: { type: 'number', minimum: -9999999.9999, maximum: 9999999.9999, decimals: 4 }, rate: { type: 'number', minimum: -8000000000000, maximum: 8000000000000, decimals: 4, needs: 'can_see_rates' }, amount: { type: 'number', minimum: -8000000000000, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates' }, unit: { type: 'enum', nullable: true, values: ['hour', 'day', 'week', 'month', 'year', 'piece', 'kilometre', 'mile', 'kilogram', 'lump_sum'] }, tax_rate_id: { type: 'text', nullable: true, pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' }, tax_rate_ids: { type: 'list', nullable: true, maxItems: 3, items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } }, tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6 }, tax_category: { type: 'enum', values: ['standard', 'zero', 'exempt', 'reverse_charge', 'intra_community', 'export', 'outside_scope'] }, project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' }, milestone_id: { type: 'text', nullable: true, pattern: '^mil_[0-9a-hjkmnp-tv-z]{26}$' }, time_entry_ids: { type: 'list', maxItems: 1000, items: { type: 'text', pattern: '^time_[0-9a-hjkmnp-tv-z]{26}$' } }, expense_ids: { type: 'list', maxItems: 1000, items: { type: 'text', pattern: '^exp_[0-9a-hjkmnp-tv-z]{26}$' } } } } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const createInvoiceFromTimeFields: Fields<InvoiceFromTime> = {
  client_id: { type: 'text', required: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  from: { type: 'text', required: true, format: 'date' },
  to: { type: 'text', required: true, format: 'date' },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' },
  group_by: { type: 'enum', values: ['none', 'project', 'ticket', 'user', 'date'] },
  include_expenses: { type: 'boolean' },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$' },
  invoice_date: { type: 'text', format: 'date' },
  due_date: { type: 'text', format: 'date' },
  delivery_start: { type: 'text', nullable: true, format: 'date' },
  delivery_end: { type: 'text', nullable: true, format: 'date' },
  subject: { type: 'text', nullable: true, maxLength: 200 },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  internal_notes: { type: 'text', nullable: true, maxLength: 20000 },
  po_number: { type: 'text', nullable: true, maxLength: 200 },
  references: { type: 'object', fields: { buyer: { type: 'text', nullable: true, maxLength: 200 }, contract: { type: 'text', nullable: true, maxLength: 200 }, order: { type: 'text', nullable: true, maxLength: 200 }, project: { type: 'text', nullable: true, maxLength: 200 }, accounting: { type: 'text', nullable: true, maxLength: 200 } } },
  tax_rate: { type: 'number', minimum: 0, maximum: 1, decimals: 6 },
  tax_rate_ids: { type: 'list', nullable: true, maxItems: 3, items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } },
  prices_include_tax: { type: 'boolean' },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const previewInvoiceFromTimeFields = createInvoiceFromTimeFields;

export const upsertInvoiceFields: Fields<InvoiceUpsert> = {
  client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$' },
  invoice_date: { type: 'text', format: 'date' },
  due_date: { type: 'text', format: 'date' },
  delivery_start: { type: 'text', nullable: true, format: 'date' },
  delivery_end: { type: 'text', nullable: true, format: 'date' },
  subject: { type: 'text', nullable: true, maxLength: 200 },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  internal_notes: { type: 'text', nullable: true, maxLength: 20000 },
  po_number: { type: 'text', nullable: true, maxLength: 200 },
  references: { type: 'object', fields: { buyer: { type: 'text', nullable: true, maxLength: 200 }, contract: { type: 'text', nullable: true, maxLength: 200 }, order: { type: 'text', nullable: true, maxLength: 200 }, project: { type: 'text', nullable: true, maxLength: 200 }, accounting: { type: 'text', nullable: true, maxLength: 200 } } },
  tax_rate: { type: 'number', minimum: 0, maximum: 1, decimals: 6 },
  tax_rate_ids: { type: 'list', nullable: true, maxItems: 3, items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } },
  prices_include_tax: { type: 'boolean' },
  line_items: { type: 'list', maxItems: 2000, items: { type: 'object', fields: { item_id: { type: 'text', pattern: '^item_[0-9a-hjkmnp-tv-z]{26}$' }, description: { type: 'text', minLength: 1, maxLength: 20000, pattern: '\\S' }, quantity: { type: 'number', minimum: -9999999.9999, maximum: 9999999.9999, decimals: 4 }, rate: { type: 'number', minimum: -8000000000000, maximum: 8000000000000, decimals: 4, needs: 'can_see_rates' }, amount: { type: 'number', minimum: -8000000000000, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates' }, unit: { type: 'enum', nullable: true, values: ['hour', 'day', 'week', 'month', 'year', 'piece', 'kilometre', 'mile', 'kilogram', 'lump_sum'] }, tax_rate_id: { type: 'text', nullable: true, pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' }, tax_rate_ids: { type: 'list', nullable: true, maxItems: 3, items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } }, tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6 }, tax_category: { type: 'enum', values: ['standard', 'zero', 'exempt', 'reverse_charge', 'intra_community', 'export', 'outside_scope'] }, project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' }, milestone_id: { type: 'text', nullable: true, pattern: '^mil_[0-9a-hjkmnp-tv-z]{26}$' }, time_entry_ids: { type: 'list', maxItems: 1000, items: { type: 'text', pattern: '^time_[0-9a-hjkmnp-tv-z]{26}$' } }, expense_ids: { type: 'list', maxItems: 1000, items: { type: 'text', pattern: '^exp_[0-9a-hjkmnp-tv-z]{26}$' } } } } },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const updateInvoiceFields: Fields<InvoiceUpdate> = {
  client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  contact_id: { type: 'text', nullable: true, pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$' },
  agreement_id: { type: 'text', nullable: true, pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$' },
  invoice_date: { type: 'text', format: 'date' },
  due_date: { type: 'text', format: 'date' },
  delivery_start: { type: 'text', nullable: true, format: 'date' },
  delivery_end: { type: 'text', nullable: true, format: 'date' },
  subject: { type: 'text', nullable: true, maxLength: 200 },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  internal_notes: { type: 'text', nullable: true, maxLength: 20000 },
  po_number: { type: 'text', nullable: true, maxLength: 200 },
  references: { type: 'object', fields: { buyer: { type: 'text', nullable: true, maxLength: 200 }, contract: { type: 'text', nullable: true, maxLength: 200 }, order: { type: 'text', nullable: true, maxLength: 200 }, project: { type: 'text', nullable: true, maxLength: 200 }, accounting: { type: 'text', nullable: true, maxLength: 200 } } },
  tax_rate: { type: 'number', minimum: 0, maximum: 1, decimals: 6 },
  tax_rate_ids: { type: 'list', nullable: true, maxItems: 3, items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } },
  prices_include_tax: { type: 'boolean' },
  line_items: { type: 'list', maxItems: 2000, items: { type: 'object', fields: { id: { type: 'text', pattern: '^line_[0-9a-hjkmnp-tv-z]{26}$' }, item_id: { type: 'text', pattern: '^item_[0-9a-hjkmnp-tv-z]{26}$' }, description: { type: 'text', minLength: 1, maxLength: 20000, pattern: '\\S' }, quantity: { type: 'number', minimum: -9999999.9999, maximum: 9999999.9999, decimals: 4 }, rate: { type: 'number', minimum: -8000000000000, maximum: 8000000000000, decimals: 4, needs: 'can_see_rates' }, amount: { type: 'number', minimum: -8000000000000, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates' }, unit: { type: 'enum', nullable: true, values: ['hour', 'day', 'week', 'month', 'year', 'piece', 'kilometre', 'mile', 'kilogram', 'lump_sum'] }, tax_rate_id: { type: 'text', nullable: true, pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' }, tax_rate_ids: { type: 'list', nullable: true, maxItems: 3, items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } }, tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6 }, tax_category: { type: 'enum', values: ['standard', 'zero', 'exempt', 'reverse_charge', 'intra_community', 'export', 'outside_scope'] }, project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' }, milestone_id: { type: 'text', nullable: true, pattern: '^mil_[0-9a-hjkmnp-tv-z]{26}$' }, time_entry_ids: { type: 'list', maxItems: 1000, items: { type: 'text', pattern: '^time_[0-9a-hjkmnp-tv-z]{26}$' } }, expense_ids: { type: 'list', maxItems: 1000, items: { type: 'text', pattern: '^exp_[0-9a-hjkmnp-tv-z]{26}$' } } } } },
  reminders_paused: { type: 'boolean' },
  external_id: { type: 'text', nullable: true, minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$' },
  metadata: { type: 'map', nullable: true },
};

export const createCreditNoteFields: Fields<CreditNoteCreate> = {
  lines: { type: 'list', minItems: 1, maxItems: 2000, items: { type: 'object', fields: { line_item_id: { type: 'text', required: true, pattern: '^line_[0-9a-hjkmnp-tv-z]{26}$' }, quantity: { type: 'number', minimum: 0.0001, maximum: 99999999, decimals: 4 }, amount: { type: 'number', minimum: -8000000000000, maximum: 8000000000000, decimals: 4 } } } },
  amount: { type: 'number', minimum: 0.001, maximum: 8000000000000, decimals: 4 },
  reason: { type: 'text', nullable: true, maxLength: 2000 },
  release_time: { type: 'boolean' },
};

export const addInvoiceLineItemFields: Fields<LineItemCreate> = {
  item_id: { type: 'text', pattern: '^item_[0-9a-hjkmnp-tv-z]{26}$' },
  description: { type: 'text', minLength: 1, maxLength: 20000, pattern: '\\S' },
  quantity: { type: 'number', minimum: -9999999.9999, maximum: 9999999.9999, decimals: 4 },
  rate: { type: 'number', minimum: -8000000000000, maximum: 8000000000000, decimals: 4, needs: 'can_see_rates' },
  amount: { type: 'number', minimum: -8000000000000, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates' },
  unit: { type: 'enum', nullable: true, values: ['hour', 'day', 'week', 'month', 'year', 'piece', 'kilometre', 'mile', 'kilogram', 'lump_sum'] },
  tax_rate_id: { type: 'text', nullable: true, pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' },
  tax_rate_ids: { type: 'list', nullable: true, maxItems: 3, items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } },
  tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6 },
  tax_category: { type: 'enum', values: ['standard', 'zero', 'exempt', 'reverse_charge', 'intra_community', 'export', 'outside_scope'] },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' },
  milestone_id: { type: 'text', nullable: true, pattern: '^mil_[0-9a-hjkmnp-tv-z]{26}$' },
  time_entry_ids: { type: 'list', maxItems: 1000, items: { type: 'text', pattern: '^time_[0-9a-hjkmnp-tv-z]{26}$' } },
  expense_ids: { type: 'list', maxItems: 1000, items: { type: 'text', pattern: '^exp_[0-9a-hjkmnp-tv-z]{26}$' } },
};

export const updateInvoiceLineItemFields: Fields<LineItemUpdate> = {
  description: { type: 'text', minLength: 1, maxLength: 20000, pattern: '\\S' },
  quantity: { type: 'number', minimum: -9999999.9999, maximum: 9999999.9999, decimals: 4 },
  rate: { type: 'number', minimum: -8000000000000, maximum: 8000000000000, decimals: 4, needs: 'can_see_rates' },
  amount: { type: 'number', minimum: -8000000000000, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates' },
  unit: { type: 'enum', nullable: true, values: ['hour', 'day', 'week', 'month', 'year', 'piece', 'kilometre', 'mile', 'kilogram', 'lump_sum'] },
  tax_rate_id: { type: 'text', nullable: true, pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' },
  tax_rate_ids: { type: 'list', nullable: true, maxItems: 3, items: { type: 'text', pattern: '^tax_[0-9a-hjkmnp-tv-z]{26}$' } },
  tax_rate: { type: 'number', nullable: true, minimum: 0, maximum: 1, decimals: 6 },
  tax_category: { type: 'enum', values: ['standard', 'zero', 'exempt', 'reverse_charge', 'intra_community', 'export', 'outside_scope'] },
  project_id: { type: 'text', nullable: true, pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$' },
  milestone_id: { type: 'text', nullable: true, pattern: '^mil_[0-9a-hjkmnp-tv-z]{26}$' },
  time_entry_ids: { type: 'list', maxItems: 1000, items: { type: 'text', pattern: '^time_[0-9a-hjkmnp-tv-z]{26}$' } },
  expense_ids: { type: 'list', maxItems: 1000, items: { type: 'text', pattern: '^exp_[0-9a-hjkmnp-tv-z]{26}$' } },
};

export const markInvoiceUncollectibleFields: Fields<InvoiceReason> = {
  reason: { type: 'text', maxLength: 2000 },
};

export const recordInvoicePaymentFields: Fields<PaymentCreate> = {
  amount: { type: 'number', required: true, minimum: 0.001, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates' },
  date: { type: 'text', format: 'date' },
  method: { type: 'enum', nullable: true, values: ['credit_card', 'ach', 'check', 'wire', 'other'] },
  reference: { type: 'text', nullable: true, maxLength: 200 },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
};

export const refundInvoicePaymentFields: Fields<PaymentRefund> = {
  amount: { type: 'number', minimum: 0.001, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates' },
  reason: { type: 'text', nullable: true, maxLength: 20000 },
  at_provider: { type: 'boolean' },
};

export const applyCreditFields: Fields<CreditApply> = {
  amount: { type: 'number', minimum: 0.001, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates' },
};

export const createPaymentFields: Fields<ClientPaymentCreate> = {
  client_id: { type: 'text', required: true, pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
  amount: { type: 'number', required: true, minimum: 0.001, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates' },
  currency: { type: 'text', pattern: '^[A-Z]{3}$' },
  date: { type: 'text', format: 'date' },
  method: { type: 'enum', nullable: true, values: ['credit_card', 'ach', 'check', 'wire', 'other'] },
  reference: { type: 'text', nullable: true, maxLength: 200 },
  notes: { type: 'text', nullable: true, maxLength: 20000 },
  allocations: { type: 'list', maxItems: 100, items: { type: 'object', fields: { invoice_id: { type: 'text', required: true, pattern: '^inv_[0-9a-hjkmnp-tv-z]{26}$' }, amount: { type: 'number', required: true, minimum: 0.001, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates' } } } },
};

export const updatePaymentAllocationsFields: Fields<PaymentAllocationsUpdate> = {
  allocations: { type: 'list', required: true, maxItems: 100, items: { type: 'object', fields: { invoice_id: { type: 'text', required: true, pattern: '^inv_[0-9a-hjkmnp-tv-z]{26}$' }, amount: { type: 'number', required: true, minimum: 0.001, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates' } } } },
};

export const refundPaymentFields: Fields<CreditRefund> = {
  amount: { type: 'number', minimum: 0.001, maximum: 8000000000000, decimals: 3, needs: 'can_see_rates' },
  reason: { type: 'text', nullable: true, maxLength: 20000 },
  at_provider: { type: 'boolean' },
};

export const rejectInvoiceApprovalFields = markInvoiceUncollectibleFields;

export const remindInvoiceFields: Fields<InvoiceRemind> = {
  to: { type: 'list', minItems: 1, maxItems: 50, items: { type: 'text', maxLength: 254, format: 'email' } },
  level: { type: 'enum', values: ['before_due', 'first', 'second', 'last'] },
  message: { type: 'text', maxLength: 5000 },
};

export const previewInvoiceReminderFields = remindInvoiceFields;

export const sendInvoiceFields: Fields<InvoiceSend> = {
  to: { type: 'list', minItems: 1, maxItems: 50, items: { type: 'text', maxLength: 254, format: 'email' } },
  cc: { type: 'list', maxItems: 50, items: { type: 'text', maxLength: 254, format: 'email' } },
  bcc: { type: 'list', maxItems: 50, items: { type: 'text', maxLength: 254, format: 'email' } },
  message: { type: 'text', maxLength: 5000 },
  attach_pdf: { type: 'boolean' },
};

export const previewInvoiceMailFields = sendInvoiceFields;

export const voidInvoiceFields = markInvoiceUncollectibleFields;
