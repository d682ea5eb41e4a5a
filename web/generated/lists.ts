/** Made by scripts/developer/generate.ts from the contract. */
import type {
  GetAgingReportQuery,
  GetClientStatementQuery,
  GetDashboardReportQuery,
  GetExchangeRateOfDayQuery,
  GetExpenseReportQuery,
  GetForecastReportQuery,
  GetInvoiceAgingQuery,
  GetProfitabilityReportQuery,
  GetReminderTextsQuery,
  GetRevenueReportQuery,
  GetTaxReportQuery,
  GetTimeReportQuery,
  GetTimeSummaryQuery,
  GetUnbilledReportQuery,
  GetUserTimeSummaryQuery,
  GetUtilizationReportQuery,
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
  PreviewRecurringInvoiceQuery,
  RenderCannedReplyQuery,
  SearchQuery,
} from 'docket-sdk';
import type { Filters } from '../api/filters.js';

export const listApiKeysFilters: Filters<ListApiKeysQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    mode: { type: 'enum', values: ['live', 'test'], isList: true, max: 20, hasCommas: true },
    user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
  },
};

export const listTestMailsFilters: Filters<ListTestMailsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
  },
};

export const listUsersFilters: Filters<ListUsersQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 50 },
    status: { type: 'enum', values: ['active', 'invited', 'deactivated', 'all'], isList: true, max: 20, hasCommas: true, default: ['active'] },
    role: { type: 'enum', values: ['owner', 'admin', 'manager', 'member', 'viewer', 'contractor'], isList: true, max: 20, hasCommas: true },
    department: { type: 'text', maxLength: 200 },
    search: { type: 'text', maxLength: 200 },
    sort: { type: 'enum', values: ['created_at', 'name'], default: 'created_at' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'desc' },
  },
};

export const listSessionsFilters: Filters<ListSessionsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
  },
};

export const listPasskeysFilters: Filters<ListPasskeysQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
  },
};

export const getUserTimeSummaryFilters: Filters<GetUserTimeSummaryQuery> = {
  parameters: {
    period: { type: 'enum', values: ['today', 'yesterday', 'this_week', 'last_week', 'this_month', 'last_month', 'this_quarter', 'last_quarter', 'this_year', 'last_year', 'custom'] },
    from: { type: 'day' },
    to: { type: 'day' },
  },
};

export const listSavedViewsFilters: Filters<ListSavedViewsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    screen: { type: 'enum', values: ['time', 'expenses', 'approvals', 'tickets', 'projects', 'clients', 'unbilled', 'invoices', 'payments', 'credit_notes', 'retainers', 'people', 'reports'], isList: true, max: 20, hasCommas: true },
    shared: { type: 'boolean' },
    sort: { type: 'enum', values: ['name', 'created_at'], default: 'name' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'asc' },
  },
};

export const searchFilters: Filters<SearchQuery> = {
  parameters: {
    q: { type: 'text', minLength: 1, maxLength: 200, pattern: '\\S' },
    kinds: { type: 'enum', values: ['client', 'contact', 'project', 'ticket', 'time_entry', 'expense', 'invoice', 'credit_note', 'agreement', 'user', 'tag'], isList: true, max: 20, hasCommas: true },
    takes_time: { type: 'boolean', default: false },
    limit: { type: 'number', minimum: 1, maximum: 50, decimals: 0, default: 20 },
  },
};

export const getReminderTextsFilters: Filters<GetReminderTextsQuery> = {
  parameters: {
    locale: { type: 'text', pattern: '^(en|de|fr|es|it|nl)(-[A-Z]{2})?$' },
  },
};

export const listWorkspaceExportsFilters: Filters<ListWorkspaceExportsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    sort: { type: 'enum', values: ['created_at'], default: 'created_at' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'desc' },
  },
};

export const listNotificationsFilters: Filters<ListNotificationsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    unread: { type: 'boolean' },
    kind: { type: 'enum', values: ['ticket_assigned', 'mentioned', 'client_replied', 'ticket_answered', 'time_rejected', 'expense_rejected', 'approval_requested', 'approval_decided', 'budget_crossed', 'sla_warning', 'sla_breached', 'invoice_overdue', 'invoice_paid', 'invoice_mail_failed', 'payment_disputed', 'refund_failed', 'retainer_near_limit', 'retainer_ending', 'time_missing'], isList: true, max: 20, hasCommas: true },
    snoozed: { type: 'boolean', default: false },
  },
};

export const listApprovalsFilters: Filters<ListApprovalsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    status: { type: 'enum', values: ['pending', 'approved', 'rejected', 'cancelled'], isList: true, max: 20, hasCommas: true },
    type: { type: 'enum', values: ['milestone', 'hours'], isList: true, max: 20, hasCommas: true },
    client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    project_id: { type: 'text', pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    agreement_id: { type: 'text', pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    from: { type: 'day' },
    to: { type: 'day' },
    sort: { type: 'enum', values: ['created_at', 'due_date'], default: 'created_at' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'desc' },
  },
};

export const listApprovalEntriesFilters: Filters<ListApprovalEntriesQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    sort: { type: 'enum', values: ['date'], default: 'date' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'asc' },
  },
};

export const listCreditNotesFilters: Filters<ListCreditNotesQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    invoice_id: { type: 'text', pattern: '^inv_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    from: { type: 'day' },
    to: { type: 'day' },
    updated_since: { type: 'instant' },
    sort: { type: 'enum', values: ['credit_date', 'total'], default: 'credit_date' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'desc' },
    in: { type: 'text', pattern: '^[A-Z]{3}$' },
  },
};

export const listEventsFilters: Filters<ListEventsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    type: { type: 'enum', values: ['user.created', 'user.updated', 'user.deactivated', 'user.reactivated', 'user.role_changed', 'client.created', 'client.updated', 'client.deleted', 'client.health_changed', 'contact.created', 'contact.updated', 'contact.deleted', 'contact.portal_enabled', 'contact.portal_login', 'project.created', 'project.updated', 'project.status_changed', 'project.budget_alert', 'project.completed', 'project.deleted', 'invoice.created', 'invoice.updated', 'invoice.sent', 'invoice.viewed', 'invoice.paid', 'invoice.partial_payment', 'invoice.e_invoice_sent', 'invoice.e_invoice_delivered', 'invoice.e_invoice_rejected', 'invoice.mail_failed', 'invoice.overdue', 'invoice.voided', 'ticket.created', 'ticket.updated', 'ticket.assigned', 'ticket.status_changed', 'ticket.commented', 'ticket.closed', 'ticket.reopened', 'ticket.sla_warning', 'ticket.sla_breached', 'ticket.deleted', 'time_entry.created', 'time_entry.updated', 'time_entry.deleted', 'time_entry.timer_started', 'time_entry.timer_stopped', 'time_entry.approved', 'time_entry.rejected', 'credit_note.created', 'payment.created', 'payment.updated', 'payment.refunded', 'bank_import.created', 'bank_import.completed', 'mail.sent', 'mail.failed', 'expense.created', 'expense.updated', 'expense.approved', 'expense.rejected', 'expense.billed', 'expense.deleted', 'tag.updated', 'tag.deleted', 'agreement.created', 'agreement.updated', 'agreement.cancelled', 'agreement.period_closed', 'agreement.near_limit', 'agreement.over_limit', 'agreement.expiring_soon', 'agreement.deleted', 'recurring_invoice.created', 'recurring_invoice.updated', 'recurring_invoice.failed', 'recurring_invoice.deleted', 'approval.requested', 'approval.approved', 'approval.rejected', 'approval.cancelled', 'approval.updated', 'approval.deleted', 'notification.created', 'notification.updated'], isList: true, max: 100, hasCommas: true },
    resource_id: { type: 'text', pattern: '^[a-z]+_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    request_id: { type: 'text', pattern: '^[A-Za-z0-9_-]{1,64}$', isList: true, max: 20, hasCommas: true },
    from: { type: 'instant' },
    to: { type: 'instant' },
    after: { type: 'text', pattern: '^evt_[0-9a-hjkmnp-tv-z]{26}$' },
  },
};

export const listMailsFilters: Filters<ListMailsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    status: { type: 'enum', values: ['queued', 'sent', 'failed', 'suppressed'], isList: true, max: 10, hasCommas: true },
    kind: { type: 'enum', values: ['invoice', 'invoice_reminder', 'credit_note', 'statement', 'approval_request', 'approval_reminder', 'approval_decision', 'ticket_reply', 'ticket_assigned', 'notification', 'digest', 'scheduled_report', 'invitation', 'portal_invitation', 'password_link', 'new_browser', 'sign_in_change', 'webhook_failed', 'unused_key', 'quota_warning', 'workspace_deletion', 'other'], isList: true, max: 50, hasCommas: true },
    resource_id: { type: 'text', pattern: '^[a-z]{2,8}_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 50, hasCommas: true },
  },
};

export const listAuditEntriesFilters: Filters<ListAuditEntriesQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    action: { type: 'enum', values: ['agreement.activated', 'agreement.cancelled', 'agreement.created', 'agreement.paused', 'agreement.period_closed', 'agreement.resumed', 'agreement.updated', 'agreement_type.created', 'agreement_type.deleted', 'agreement_type.updated', 'api_key.created', 'api_key.refused', 'api_key.revoked', 'api_key.rolled', 'attachment.deleted', 'bank_import.created', 'bank_line.ignored', 'bank_line.undone', 'canned_reply.created', 'canned_reply.deleted', 'canned_reply.updated', 'client.created', 'client.deleted', 'client.updated', 'comment.deleted', 'contact.created', 'contact.deleted', 'contact.erased', 'contact.merged', 'contact.updated', 'credit_note.created', 'credit_note.sent', 'exchange_rate.created', 'exchange_rate.deleted', 'exchange_rate.updated', 'exchange_rates.imported', 'expense.deleted', 'export.made', 'factor.added', 'factor.failed', 'factor.removed', 'factor.reset', 'invoice.approval_rejected', 'invoice.approved', 'invoice.created', 'invoice.credit_applied', 'invoice.interest_charged', 'invoice.marked_uncollectible', 'invoice.reminded', 'invoice.sent', 'invoice.submitted', 'invoice.updated', 'invoice.voided', 'item.created', 'item.deleted', 'item.updated', 'mail.retried', 'limits.changed', 'milestone.deleted', 'passkey.added', 'passkey.removed', 'passkey.renamed', 'password.changed', 'password.link_sent', 'payment.allocated', 'payment.recorded', 'payment.refunded', 'personal_data.read', 'phase.deleted', 'portal_access.given', 'portal_access.link_sent', 'portal_access.taken', 'project.deleted', 'project_type.created', 'project_type.deleted', 'project_type.updated', 'rate_card.created', 'rate_card.deleted', 'rate_card.updated', 'recovery_codes.made', 'recurring_invoice.created', 'recurring_invoice.ended', 'recurring_invoice.paused', 'recurring_invoice.resumed', 'recurring_invoice.updated', 'scheduled_report.created', 'scheduled_report.deleted', 'session.created', 'session.ended', 'session.failed', 'settings.changed', 'sso.changed', 'sso.checked', 'sso.linked', 'sso.logout_refused', 'sso.removed', 'statement.sent', 'stripe.connected', 'stripe.disconnected', 'tag.deleted', 'task.deleted', 'tax_rate.created', 'tax_rate.deleted', 'tax_rate.updated', 'test_data.reset', 'ticket.deleted', 'ticket_priority.created', 'ticket_priority.deleted', 'ticket_priority.updated', 'ticket_status.created', 'ticket_status.deleted', 'ticket_status.updated', 'time_entry.deleted', 'user.created', 'user.deactivated', 'user.erased', 'user.invited', 'user.permissions_changed', 'user.reactivated', 'user.role_changed', 'user.updated', 'webhook.created', 'webhook.deleted', 'webhook.secret_rotated', 'webhook.updated', 'workspace.created', 'workspace.deletion_requested', 'workspace.restored'], isList: true, max: 50, hasCommas: true },
    actor_id: { type: 'text', pattern: '^(usr|key|con)_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 50, hasCommas: true },
    resource_id: { type: 'text', pattern: '^[a-z]{2,8}_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 50, hasCommas: true },
    ip: { type: 'text', minLength: 2, maxLength: 45, pattern: '^[0-9a-fA-F.:]+$', isList: true, max: 20, hasCommas: true },
    from: { type: 'instant' },
    to: { type: 'instant' },
  },
};

export const listLoggedRequestsFilters: Filters<ListLoggedRequestsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    status: { type: 'text', maxLength: 3, pattern: '^[1-5]([0-9][0-9]|xx)$', isList: true, max: 20, hasCommas: true },
    operation_id: { type: 'text', maxLength: 60, pattern: '^[A-Za-z0-9]+$', isList: true, max: 50, hasCommas: true },
    api_key_id: { type: 'text', pattern: '^key_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 50, hasCommas: true },
    request_id: { type: 'text', pattern: '^[A-Za-z0-9_-]{1,64}$', isList: true, max: 20, hasCommas: true },
    from: { type: 'instant' },
    to: { type: 'instant' },
  },
};

export const listWebhooksFilters: Filters<ListWebhooksQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    status: { type: 'enum', values: ['active', 'failed'], isList: true, max: 20, hasCommas: true },
  },
};

export const listWebhookDeliveriesFilters: Filters<ListWebhookDeliveriesQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    status: { type: 'enum', values: ['delivered', 'failed'], isList: true, max: 20, hasCommas: true },
    event_id: { type: 'text', pattern: '^evt_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    event_type: { type: 'enum', values: ['user.created', 'user.updated', 'user.deactivated', 'user.reactivated', 'user.role_changed', 'client.created', 'client.updated', 'client.deleted', 'client.health_changed', 'contact.created', 'contact.updated', 'contact.deleted', 'contact.portal_enabled', 'contact.portal_login', 'project.created', 'project.updated', 'project.status_changed', 'project.budget_alert', 'project.completed', 'project.deleted', 'invoice.created', 'invoice.updated', 'invoice.sent', 'invoice.viewed', 'invoice.paid', 'invoice.partial_payment', 'invoice.e_invoice_sent', 'invoice.e_invoice_delivered', 'invoice.e_invoice_rejected', 'invoice.mail_failed', 'invoice.overdue', 'invoice.voided', 'ticket.created', 'ticket.updated', 'ticket.assigned', 'ticket.status_changed', 'ticket.commented', 'ticket.closed', 'ticket.reopened', 'ticket.sla_warning', 'ticket.sla_breached', 'ticket.deleted', 'time_entry.created', 'time_entry.updated', 'time_entry.deleted', 'time_entry.timer_started', 'time_entry.timer_stopped', 'time_entry.approved', 'time_entry.rejected', 'credit_note.created', 'payment.created', 'payment.updated', 'payment.refunded', 'bank_import.created', 'bank_import.completed', 'mail.sent', 'mail.failed', 'expense.created', 'expense.updated', 'expense.approved', 'expense.rejected', 'expense.billed', 'expense.deleted', 'tag.updated', 'tag.deleted', 'agreement.created', 'agreement.updated', 'agreement.cancelled', 'agreement.period_closed', 'agreement.near_limit', 'agreement.over_limit', 'agreement.expiring_soon', 'agreement.deleted', 'recurring_invoice.created', 'recurring_invoice.updated', 'recurring_invoice.failed', 'recurring_invoice.deleted', 'approval.requested', 'approval.approved', 'approval.rejected', 'approval.cancelled', 'approval.updated', 'approval.deleted', 'notification.created', 'notification.updated'], isList: true, max: 100, hasCommas: true },
  },
};

export const listClientsFilters: Filters<ListClientsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    search: { type: 'text', maxLength: 200 },
    status: { type: 'enum', values: ['active', 'inactive'], isList: true, max: 20, hasCommas: true },
    health: { type: 'enum', values: ['healthy', 'at_risk', 'critical'], isList: true, max: 20, hasCommas: true },
    tags: { type: 'text', maxLength: 1000, pattern: '\\S', isList: true, max: 20 },
    external_id: { type: 'text', minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$', text: 'line', isList: true, max: 100 },
    metadata: { type: 'map', max: 10, key: { type: 'text', maxLength: 40, pattern: '^[^\\s\\[\\]\\p{C}]([^\\[\\]\\p{C}]*[^\\s\\[\\]\\p{C}])?$' }, value: { type: 'text', minLength: 1, maxLength: 500 } },
    updated_since: { type: 'instant' },
    sort: { type: 'enum', values: ['created_at', 'name', 'updated_at', 'health_score'], default: 'created_at' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'desc' },
  },
};

export const getClientStatementFilters: Filters<GetClientStatementQuery> = {
  parameters: {
    from: { type: 'day' },
    to: { type: 'day' },
  },
};

export const listContactsFilters: Filters<ListContactsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 50 },
    client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    is_primary: { type: 'boolean' },
    is_billing: { type: 'boolean' },
    has_portal_access: { type: 'boolean' },
    search: { type: 'text', maxLength: 200 },
    tags: { type: 'text', maxLength: 1000, pattern: '\\S', isList: true, max: 20 },
    external_id: { type: 'text', minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$', text: 'line', isList: true, max: 100 },
    metadata: { type: 'map', max: 10, key: { type: 'text', maxLength: 40, pattern: '^[^\\s\\[\\]\\p{C}]([^\\[\\]\\p{C}]*[^\\s\\[\\]\\p{C}])?$' }, value: { type: 'text', minLength: 1, maxLength: 500 } },
    updated_since: { type: 'instant' },
    sort: { type: 'enum', values: ['created_at', 'name', 'updated_at'], default: 'created_at' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'desc' },
  },
};

export const listContactDuplicatesFilters: Filters<ListContactDuplicatesQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
  },
};

export const listRateCardsFilters: Filters<ListRateCardsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    currency: { type: 'text', pattern: '^[A-Z]{3}$' },
    search: { type: 'text', maxLength: 100 },
    sort: { type: 'enum', values: ['created_at', 'name'], default: 'created_at' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'desc' },
  },
};

export const listProjectTypesFilters: Filters<ListProjectTypesQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    search: { type: 'text', maxLength: 100 },
    sort: { type: 'enum', values: ['created_at', 'name'], default: 'created_at' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'desc' },
  },
};

export const listProjectsFilters: Filters<ListProjectsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    status: { type: 'enum', values: ['pending', 'active', 'on_hold', 'completed', 'cancelled'], isList: true, max: 20, hasCommas: true },
    billing_type: { type: 'enum', values: ['time_and_materials', 'fixed_fee', 'retainer', 'non_billable'], isList: true, max: 20, hasCommas: true },
    manager_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    type_id: { type: 'text', pattern: '^ptype_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    health: { type: 'enum', values: ['on_track', 'at_risk'], isList: true, max: 2, hasCommas: true },
    over_budget: { type: 'boolean' },
    search: { type: 'text', maxLength: 200 },
    tags: { type: 'text', maxLength: 1000, pattern: '\\S', isList: true, max: 20 },
    external_id: { type: 'text', minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$', text: 'line', isList: true, max: 100 },
    metadata: { type: 'map', max: 10, key: { type: 'text', maxLength: 40, pattern: '^[^\\s\\[\\]\\p{C}]([^\\[\\]\\p{C}]*[^\\s\\[\\]\\p{C}])?$' }, value: { type: 'text', minLength: 1, maxLength: 500 } },
    updated_since: { type: 'instant' },
    sort: { type: 'enum', values: ['created_at', 'title', 'due_date', 'status', 'hours_used', 'percent_complete'], default: 'created_at' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'desc' },
  },
};

export const listProjectMilestonesFilters: Filters<ListProjectMilestonesQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    billed: { type: 'boolean' },
    phase_id: { type: 'text', pattern: '^pha_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    sort: { type: 'enum', values: ['due_date', 'created_at', 'title'], default: 'due_date' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'asc' },
  },
};

export const listProjectPhasesFilters: Filters<ListProjectPhasesQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    status: { type: 'enum', values: ['pending', 'active', 'completed'], isList: true, max: 20, hasCommas: true },
    sort: { type: 'enum', values: ['position', 'created_at', 'due_date'], default: 'position' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'asc' },
  },
};

export const listProjectTasksFilters: Filters<ListProjectTasksQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    completed: { type: 'boolean' },
    assignee_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    phase_id: { type: 'text', pattern: '^pha_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    sort: { type: 'enum', values: ['position', 'created_at', 'due_date'], default: 'position' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'asc' },
  },
};

export const listProjectTicketsFilters: Filters<ListProjectTicketsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    status: { type: 'enum', values: ['all', 'open', 'closed'], isList: true, max: 20, hasCommas: true, default: ['all'] },
    phase_id: { type: 'text', pattern: '^pha_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    assignee_id: { type: 'text', pattern: '^(none|usr_[0-9a-hjkmnp-tv-z]{26})$', isList: true, max: 100, hasCommas: true },
    sort: { type: 'enum', values: ['created_at', 'updated_at', 'priority', 'due_date'], default: 'created_at' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'desc' },
  },
};

export const listProjectTimeEntriesFilters: Filters<ListProjectTimeEntriesQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    from: { type: 'day' },
    to: { type: 'day' },
    sort: { type: 'enum', values: ['date', 'created_at', 'hours'], default: 'date' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'desc' },
    in: { type: 'text', pattern: '^[A-Z]{3}$' },
  },
};

export const listTagsFilters: Filters<ListTagsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    search: { type: 'text', maxLength: 100 },
    sort: { type: 'enum', values: ['created_at', 'name', 'usage_count'], default: 'created_at' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'desc' },
  },
};

export const listTagSuggestionsFilters: Filters<ListTagSuggestionsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    resource_type: { type: 'enum', values: ['clients', 'projects', 'tickets', 'contacts'] },
    resource_id: { type: 'text', minLength: 1, maxLength: 40, pattern: '^(cli|prj|tkt|con)_[0-9a-hjkmnp-tv-z]{26}$' },
  },
};

export const listTicketPrioritiesFilters: Filters<ListTicketPrioritiesQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    sort: { type: 'enum', values: ['position', 'name'], default: 'position' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'asc' },
  },
};

export const listTicketStatusesFilters: Filters<ListTicketStatusesQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    sort: { type: 'enum', values: ['position', 'name'], default: 'position' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'asc' },
  },
};

export const listCannedRepliesFilters: Filters<ListCannedRepliesQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    search: { type: 'text', maxLength: 100 },
    sort: { type: 'enum', values: ['name', 'created_at'], default: 'name' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'asc' },
  },
};

export const renderCannedReplyFilters: Filters<RenderCannedReplyQuery> = {
  parameters: {
    ticket_id: { type: 'text', pattern: '^tkt_[0-9a-hjkmnp-tv-z]{26}$' },
  },
};

export const listTicketsFilters: Filters<ListTicketsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    project_id: { type: 'text', pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    phase_id: { type: 'text', pattern: '^pha_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    assignee_id: { type: 'text', pattern: '^(none|usr_[0-9a-hjkmnp-tv-z]{26})$', isList: true, max: 100, hasCommas: true },
    reporter_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    agreement_id: { type: 'text', pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    number: { type: 'text', pattern: '^([Tt][Kk][Tt]-)?[0-9]{1,15}$', isList: true, max: 100, hasCommas: true },
    contact_id: { type: 'text', pattern: '^con_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    status_id: { type: 'text', pattern: '^stat_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    priority_id: { type: 'text', pattern: '^pri_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    status: { type: 'enum', values: ['all', 'open', 'closed'], isList: true, max: 20, hasCommas: true, default: ['all'] },
    search: { type: 'text', maxLength: 200 },
    tags: { type: 'text', maxLength: 1000, pattern: '\\S', isList: true, max: 20 },
    from: { type: 'day_or_instant', maxLength: 40 },
    to: { type: 'day_or_instant', maxLength: 40 },
    due_from: { type: 'day' },
    due_to: { type: 'day' },
    sla_breached: { type: 'boolean' },
    external_id: { type: 'text', minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$', text: 'line', isList: true, max: 100 },
    metadata: { type: 'map', max: 10, key: { type: 'text', maxLength: 40, pattern: '^[^\\s\\[\\]\\p{C}]([^\\[\\]\\p{C}]*[^\\s\\[\\]\\p{C}])?$' }, value: { type: 'text', minLength: 1, maxLength: 500 } },
    updated_since: { type: 'instant' },
    sort: { type: 'enum', values: ['created_at', 'updated_at', 'priority', 'due_date', 'sla_due_at'], default: 'created_at' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'desc' },
  },
};

export const listTicketActivitiesFilters: Filters<ListTicketActivitiesQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    type: { type: 'enum', values: ['comment', 'status_change', 'priority_change', 'assignment', 'created', 'closed', 'reopened', 'attachment', 'time_logged'], isList: true, max: 20, hasCommas: true },
    visibility: { type: 'enum', values: ['public', 'internal'], isList: true, max: 20, hasCommas: true },
    sort: { type: 'enum', values: ['created_at'], default: 'created_at' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'asc' },
  },
};

export const listTicketAttachmentsFilters: Filters<ListTicketAttachmentsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    sort: { type: 'enum', values: ['created_at', 'filename', 'size'], default: 'created_at' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'asc' },
  },
};

export const listTicketTasksFilters: Filters<ListTicketTasksQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    completed: { type: 'boolean' },
    assignee_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    sort: { type: 'enum', values: ['position', 'created_at', 'due_date'], default: 'position' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'asc' },
  },
};

export const listTicketTimeEntriesFilters: Filters<ListTicketTimeEntriesQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    from: { type: 'day' },
    to: { type: 'day' },
    sort: { type: 'enum', values: ['date', 'created_at', 'hours'], default: 'date' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'desc' },
    in: { type: 'text', pattern: '^[A-Z]{3}$' },
  },
};

export const listTimeEntriesFilters: Filters<ListTimeEntriesQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    project_id: { type: 'text', pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    ticket_id: { type: 'text', pattern: '^tkt_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    agreement_id: { type: 'text', pattern: '^agr_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    from: { type: 'day' },
    to: { type: 'day' },
    billable: { type: 'boolean' },
    billed: { type: 'boolean' },
    approval_status: { type: 'enum', values: ['pending', 'approved', 'rejected'], isList: true, max: 20, hasCommas: true },
    excluded: { type: 'boolean' },
    running: { type: 'boolean' },
    rate_type: { type: 'enum', values: ['standard', 'emergency', 'custom'], isList: true, max: 20, hasCommas: true },
    search: { type: 'text', maxLength: 200 },
    external_id: { type: 'text', minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$', text: 'line', isList: true, max: 100 },
    metadata: { type: 'map', max: 10, key: { type: 'text', maxLength: 40, pattern: '^[^\\s\\[\\]\\p{C}]([^\\[\\]\\p{C}]*[^\\s\\[\\]\\p{C}])?$' }, value: { type: 'text', minLength: 1, maxLength: 500 } },
    updated_since: { type: 'instant' },
    sort: { type: 'enum', values: ['date', 'created_at', 'hours'], default: 'date' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'desc' },
    in: { type: 'text', pattern: '^[A-Z]{3}$' },
  },
};

export const getTimeSummaryFilters: Filters<GetTimeSummaryQuery> = {
  parameters: {
    from: { type: 'day' },
    to: { type: 'day' },
    group_by: { type: 'enum', values: ['user', 'client', 'project', 'day', 'week'], default: 'user' },
    in: { type: 'text', pattern: '^[A-Z]{3}$' },
  },
};

export const listRunningTimersFilters: Filters<ListRunningTimersQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
  },
};

export const listExpensesFilters: Filters<ListExpensesQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 50 },
    client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    project_id: { type: 'text', pattern: '^prj_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    user_id: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    category: { type: 'enum', values: ['software', 'hosting', 'travel', 'meals', 'supplies', 'equipment', 'contractor', 'advertising', 'other'], isList: true, max: 20, hasCommas: true },
    from: { type: 'day' },
    to: { type: 'day' },
    billable: { type: 'boolean' },
    billed: { type: 'boolean' },
    approval_status: { type: 'enum', values: ['pending', 'approved', 'rejected'], isList: true, max: 20, hasCommas: true },
    external_id: { type: 'text', minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$', text: 'line', isList: true, max: 100 },
    metadata: { type: 'map', max: 10, key: { type: 'text', maxLength: 40, pattern: '^[^\\s\\[\\]\\p{C}]([^\\[\\]\\p{C}]*[^\\s\\[\\]\\p{C}])?$' }, value: { type: 'text', minLength: 1, maxLength: 500 } },
    updated_since: { type: 'instant' },
    sort: { type: 'enum', values: ['date', 'created_at', 'amount'], default: 'date' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'desc' },
    in: { type: 'text', pattern: '^[A-Z]{3}$' },
  },
};

export const getExpenseReportFilters: Filters<GetExpenseReportQuery> = {
  parameters: {
    from: { type: 'day' },
    to: { type: 'day' },
    group_by: { type: 'enum', values: ['category', 'client', 'project', 'user', 'month'], default: 'category' },
    in: { type: 'text', pattern: '^[A-Z]{3}$' },
  },
};

export const listAgreementsFilters: Filters<ListAgreementsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    status: { type: 'enum', values: ['draft', 'active', 'paused', 'expired', 'cancelled'], isList: true, max: 20, hasCommas: true },
    type_id: { type: 'text', pattern: '^agrtype_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    external_id: { type: 'text', minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$', text: 'line', isList: true, max: 100 },
    metadata: { type: 'map', max: 10, key: { type: 'text', maxLength: 40, pattern: '^[^\\s\\[\\]\\p{C}]([^\\[\\]\\p{C}]*[^\\s\\[\\]\\p{C}])?$' }, value: { type: 'text', minLength: 1, maxLength: 500 } },
    search: { type: 'text', maxLength: 200 },
    expiring_soon: { type: 'boolean' },
    sort: { type: 'enum', values: ['created_at', 'start_date', 'monthly_fee'], default: 'created_at' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'desc' },
    in: { type: 'text', pattern: '^[A-Z]{3}$' },
  },
};

export const listAgreementDrawdownFilters: Filters<ListAgreementDrawdownQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    in: { type: 'text', pattern: '^[A-Z]{3}$' },
  },
};

export const listAgreementLedgerFilters: Filters<ListAgreementLedgerQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    period_id: { type: 'text', pattern: '^per_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    time_entry_id: { type: 'text', pattern: '^time_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'desc' },
  },
};

export const listAgreementPeriodsFilters: Filters<ListAgreementPeriodsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0 },
    limit: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 12 },
  },
};

export const listAgreementTypesFilters: Filters<ListAgreementTypesQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    search: { type: 'text', maxLength: 100 },
    sort: { type: 'enum', values: ['created_at', 'name'], default: 'created_at' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'desc' },
  },
};

export const getAgingReportFilters: Filters<GetAgingReportQuery> = {
  parameters: {
    in: { type: 'text', pattern: '^[A-Z]{3}$' },
  },
};

export const getUnbilledReportFilters: Filters<GetUnbilledReportQuery> = {
  parameters: {
    in: { type: 'text', pattern: '^[A-Z]{3}$' },
  },
};

export const getDashboardReportFilters: Filters<GetDashboardReportQuery> = {
  parameters: {
    period: { type: 'enum', values: ['today', 'yesterday', 'this_week', 'last_week', 'this_month', 'last_month', 'this_quarter', 'last_quarter', 'this_year', 'last_year', 'custom'] },
    from: { type: 'day' },
    to: { type: 'day' },
    compare_to: { type: 'enum', values: ['previous_period', 'previous_year'], default: 'previous_period' },
    in: { type: 'text', pattern: '^[A-Z]{3}$' },
  },
};

export const getForecastReportFilters: Filters<GetForecastReportQuery> = {
  parameters: {
    months: { type: 'number', minimum: 1, maximum: 24, decimals: 0, default: 3 },
    in: { type: 'text', pattern: '^[A-Z]{3}$' },
  },
};

export const getRevenueReportFilters: Filters<GetRevenueReportQuery> = {
  parameters: {
    period: { type: 'enum', values: ['today', 'yesterday', 'this_week', 'last_week', 'this_month', 'last_month', 'this_quarter', 'last_quarter', 'this_year', 'last_year', 'custom'] },
    from: { type: 'day' },
    to: { type: 'day' },
    group_by: { type: 'enum', values: ['month', 'quarter', 'client', 'project', 'service_type'], default: 'month' },
    include_forecast: { type: 'boolean', default: false },
    in: { type: 'text', pattern: '^[A-Z]{3}$' },
  },
};

export const getTaxReportFilters: Filters<GetTaxReportQuery> = {
  parameters: {
    period: { type: 'enum', values: ['today', 'yesterday', 'this_week', 'last_week', 'this_month', 'last_month', 'this_quarter', 'last_quarter', 'this_year', 'last_year', 'custom'] },
    from: { type: 'day' },
    to: { type: 'day' },
    basis: { type: 'enum', values: ['invoiced', 'collected'], default: 'invoiced' },
    in: { type: 'text', pattern: '^[A-Z]{3}$' },
  },
};

export const getProfitabilityReportFilters: Filters<GetProfitabilityReportQuery> = {
  parameters: {
    period: { type: 'enum', values: ['today', 'yesterday', 'this_week', 'last_week', 'this_month', 'last_month', 'this_quarter', 'last_quarter', 'this_year', 'last_year', 'custom'] },
    from: { type: 'day' },
    to: { type: 'day' },
    view: { type: 'enum', values: ['projects', 'clients', 'both'], default: 'projects' },
    client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
    min_revenue: { type: 'number', minimum: -8000000000000, maximum: 8000000000000, decimals: 3 },
    in: { type: 'text', pattern: '^[A-Z]{3}$' },
  },
};

export const getTimeReportFilters: Filters<GetTimeReportQuery> = {
  parameters: {
    period: { type: 'enum', values: ['today', 'yesterday', 'this_week', 'last_week', 'this_month', 'last_month', 'this_quarter', 'last_quarter', 'this_year', 'last_year', 'custom'] },
    from: { type: 'day' },
    to: { type: 'day' },
    group_by: { type: 'enum', values: ['user', 'client', 'project', 'ticket', 'day', 'week'], default: 'client' },
    user_ids: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$' },
    billable_only: { type: 'boolean', default: false },
    in: { type: 'text', pattern: '^[A-Z]{3}$' },
  },
};

export const listScheduledReportsFilters: Filters<ListScheduledReportsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
  },
};

export const getUtilizationReportFilters: Filters<GetUtilizationReportQuery> = {
  parameters: {
    period: { type: 'enum', values: ['today', 'yesterday', 'this_week', 'last_week', 'this_month', 'last_month', 'this_quarter', 'last_quarter', 'this_year', 'last_year', 'custom'] },
    from: { type: 'day' },
    to: { type: 'day' },
    group_by: { type: 'enum', values: ['user', 'department', 'week'], default: 'user' },
    user_ids: { type: 'text', pattern: '^usr_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    department: { type: 'text', maxLength: 200 },
  },
};

export const listBankImportsFilters: Filters<ListBankImportsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    status: { type: 'enum', values: ['open', 'completed'], isList: true, max: 2, hasCommas: true },
    sort: { type: 'enum', values: ['created_at'], default: 'created_at' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'desc' },
  },
};

export const listBankImportLinesFilters: Filters<ListBankImportLinesQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    status: { type: 'enum', values: ['open', 'booked', 'ignored', 'reversed'], isList: true, max: 4, hasCommas: true },
    sort: { type: 'enum', values: ['position'], default: 'position' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'asc' },
  },
};

export const listItemsFilters: Filters<ListItemsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    active: { type: 'boolean' },
    currency: { type: 'text', pattern: '^[A-Z]{3}$' },
    search: { type: 'text', maxLength: 100 },
    sort: { type: 'enum', values: ['name', 'created_at'], default: 'name' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'asc' },
  },
};

export const listRecurringInvoicesFilters: Filters<ListRecurringInvoicesQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    status: { type: 'enum', values: ['active', 'paused', 'ended'], isList: true, max: 3, hasCommas: true },
    failed: { type: 'boolean' },
    sort: { type: 'enum', values: ['created_at', 'next_date'], default: 'created_at' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'desc' },
  },
};

export const previewRecurringInvoiceFilters: Filters<PreviewRecurringInvoiceQuery> = {
  parameters: {
    count: { type: 'number', minimum: 1, maximum: 60, decimals: 0, default: 12 },
  },
};

export const listTaxRatesFilters: Filters<ListTaxRatesQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    search: { type: 'text', maxLength: 100 },
    sort: { type: 'enum', values: ['name', 'created_at'], default: 'name' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'asc' },
  },
};

export const listExchangeRatesFilters: Filters<ListExchangeRatesQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    from: { type: 'text', pattern: '^[A-Z]{3}$' },
    to: { type: 'text', pattern: '^[A-Z]{3}$' },
    date_from: { type: 'day' },
    date_to: { type: 'day' },
    sort: { type: 'enum', values: ['date', 'created_at'], default: 'date' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'desc' },
  },
};

export const getExchangeRateOfDayFilters: Filters<GetExchangeRateOfDayQuery> = {
  parameters: {
    from: { type: 'text', pattern: '^[A-Z]{3}$' },
    to: { type: 'text', pattern: '^[A-Z]{3}$' },
    date: { type: 'day' },
  },
};

export const listInvoicesFilters: Filters<ListInvoicesQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    status: { type: 'enum', values: ['draft', 'pending_approval', 'approved', 'sent', 'viewed', 'partial', 'paid', 'overdue', 'void', 'uncollectible'], isList: true, max: 10, hasCommas: true },
    recurring_invoice_id: { type: 'text', pattern: '^rec_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    from: { type: 'day' },
    to: { type: 'day' },
    due_from: { type: 'day' },
    due_to: { type: 'day' },
    overdue: { type: 'boolean' },
    mail_failed: { type: 'boolean' },
    search: { type: 'text', maxLength: 200 },
    external_id: { type: 'text', minLength: 1, maxLength: 255, pattern: '^\\S(.*\\S)?$', text: 'line', isList: true, max: 100 },
    metadata: { type: 'map', max: 10, key: { type: 'text', maxLength: 40, pattern: '^[^\\s\\[\\]\\p{C}]([^\\[\\]\\p{C}]*[^\\s\\[\\]\\p{C}])?$' }, value: { type: 'text', minLength: 1, maxLength: 500 } },
    updated_since: { type: 'instant' },
    sort: { type: 'enum', values: ['invoice_date', 'due_date', 'total', 'status'], default: 'invoice_date' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'desc' },
    in: { type: 'text', pattern: '^[A-Z]{3}$' },
  },
};

export const getInvoiceAgingFilters: Filters<GetInvoiceAgingQuery> = {
  parameters: {
    in: { type: 'text', pattern: '^[A-Z]{3}$' },
  },
};

export const listInvoicePaymentsFilters: Filters<ListInvoicePaymentsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    sort: { type: 'enum', values: ['created_at', 'date'], default: 'created_at' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'asc' },
  },
};

export const listPaymentsFilters: Filters<ListPaymentsQuery> = {
  parameters: {
    page: { type: 'number', minimum: 1, maximum: 1000000, decimals: 0, default: 1 },
    cursor: { type: 'text', minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' },
    per_page: { type: 'number', minimum: 1, maximum: 100, decimals: 0, default: 20 },
    client_id: { type: 'text', pattern: '^cli_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    invoice_id: { type: 'text', pattern: '^inv_[0-9a-hjkmnp-tv-z]{26}$', isList: true, max: 100, hasCommas: true },
    type: { type: 'enum', values: ['payment', 'refund'], isList: true, max: 2, hasCommas: true },
    method: { type: 'enum', values: ['credit_card', 'ach', 'check', 'wire', 'other'], isList: true, max: 10, hasCommas: true },
    dispute_status: { type: 'enum', values: ['needs_response', 'under_review', 'won', 'lost', 'closed'], isList: true, max: 5, hasCommas: true },
    refund_failed: { type: 'boolean' },
    from: { type: 'day' },
    to: { type: 'day' },
    updated_since: { type: 'instant' },
    sort: { type: 'enum', values: ['date', 'amount'], default: 'date' },
    order: { type: 'enum', values: ['asc', 'desc'], default: 'desc' },
    in: { type: 'text', pattern: '^[A-Z]{3}$' },
  },
};
