/** Made by scripts/developer/generate.ts from the contract. */
import type {
  AgreementInclude,
  AgreementInterval,
  AgreementStatus,
  AgreementStatusCreate,
  ApiKeyAreaLevel,
  ApiKeyScope,
  ApplyCredit,
  ApprovalState,
  ApprovalStatus,
  ApprovalType,
  AttachmentVisibility,
  AuditAction,
  AuditActorType,
  BankDateFormat,
  BankImportFormat,
  BankImportStatus,
  BankLineStatus,
  BankMatchConfidence,
  BankMatchReason,
  BankSkipReason,
  BillingType,
  CannedReplyPlaceholder,
  ClientHealthStatus,
  ClientStatus,
  ComparedPeriod,
  ContactInclude,
  DisputeStatus,
  DrawdownStatus,
  DuplicateReason,
  ElectronicInvoiceFileFormat,
  ElectronicInvoiceFormat,
  ElectronicInvoiceStatus,
  ElectronicInvoiceVia,
  EventContextTarget,
  EventPartChange,
  EventPartType,
  EventType,
  ExchangeRateDerivation,
  ExchangeRateFileFormat,
  ExchangeRateSource,
  ExclusionReason,
  ExpenseCategory,
  ExpenseGrouping,
  HourMovementType,
  HourSource,
  InvoiceGrouping,
  InvoiceInclude,
  InvoiceMethod,
  InvoicePaymentMethodMethod,
  InvoiceStatus,
  InvoiceWarningCode,
  LineUnit,
  ListAgreementTypesSort,
  ListAgreementsSort,
  ListApprovalEntriesSort,
  ListApprovalsSort,
  ListBankImportLinesSort,
  ListBankImportsSort,
  ListCannedRepliesSort,
  ListClientsSort,
  ListContactsSort,
  ListCreditNotesSort,
  ListExchangeRatesSort,
  ListExpensesSort,
  ListInvoicePaymentsSort,
  ListInvoicesSort,
  ListItemsSort,
  ListPaymentsSort,
  ListProjectMilestonesSort,
  ListProjectPhasesSort,
  ListProjectTasksSort,
  ListProjectTicketsSort,
  ListProjectTimeEntriesSort,
  ListProjectTypesSort,
  ListProjectsSort,
  ListRateCardsSort,
  ListRecurringInvoicesSort,
  ListSavedViewsSort,
  ListTagsSort,
  ListTaxRatesSort,
  ListTicketActivitiesSort,
  ListTicketAttachmentsSort,
  ListTicketPrioritiesSort,
  ListTicketStatusesSort,
  ListTicketTasksSort,
  ListTicketTimeEntriesSort,
  ListTicketsSort,
  ListTimeEntriesSort,
  ListUsersSort,
  ListWorkspaceExportsSort,
  MailKind,
  MailLanguage,
  MailPlaceholderName,
  MailResourceType,
  MailStatus,
  MailTemplateKind,
  Mode,
  NotificationDetailsDecision,
  NotificationDetailsLimit,
  NotificationDetailsTarget,
  NotificationKind,
  NotificationMail,
  NotificationSubjectType,
  PaymentMethod,
  PaymentType,
  PeriodInclude,
  PeriodStatus,
  PhaseStatus,
  PortalAccess,
  PortalLevel,
  ProfitabilityReportView,
  ProjectBudgetCovers,
  ProjectBudgetInterval,
  ProjectHealth,
  ProjectInclude,
  ProjectStatus,
  RateType,
  ReceivedInvoiceSyntax,
  RecurringInterval,
  RecurringInvoiceStatus,
  RecurringJoin,
  RefundStatus,
  ReminderHold,
  ReminderLevel,
  ReportFrequency,
  ReportPeriod,
  ReportType,
  RevenueReportGrouping,
  SavedViewScreen,
  SearchKind,
  SortOrder,
  SsoDomainProblem,
  SsoProviderProblem,
  SsoRole,
  StatementMovementType,
  TaggedType,
  TaxCategory,
  TaxReportBasis,
  TicketActivityType,
  TicketActivityVisibility,
  TicketInclude,
  TicketStatusFilter,
  TicketStatusType,
  TimeGrouping,
  TimeReportGrouping,
  TimeRounding,
  TraceRateSourceType,
  UserInclude,
  UserRole,
  UserStatus,
  UserStatusFilter,
  UtilizationReportGrouping,
  UtilizationStatus,
  WebhookDeliveriesRetryStatus,
  WebhookDeliveryStatus,
  WebhookStatus,
  WorkspaceExportStatus,
  WorkspaceLogoContentType,
} from 'docket-sdk';

import { t } from '../messages/text.js';

/** Words for each value. */
export type Labels<Value extends string> = Readonly<Record<Value, string>>;

export const modeLabels: Labels<Mode> = {
  live: /* @__PURE__ */ t('values.mode.live'),
  test: /* @__PURE__ */ t('values.mode.test'),
};

export const apiKeyScopeLabels: Labels<ApiKeyScope> = {
  full: /* @__PURE__ */ t('values.apiKeyScope.full'),
  read_only: /* @__PURE__ */ t('values.apiKeyScope.read_only'),
  restricted: /* @__PURE__ */ t('values.apiKeyScope.restricted'),
};

export const apiKeyAreaLevelLabels: Labels<ApiKeyAreaLevel> = {
  none: /* @__PURE__ */ t('values.apiKeyAreaLevel.none'),
  read: /* @__PURE__ */ t('values.apiKeyAreaLevel.read'),
  write: /* @__PURE__ */ t('values.apiKeyAreaLevel.write'),
};

export const projectStatusLabels: Labels<ProjectStatus> = {
  pending: /* @__PURE__ */ t('values.projectStatus.pending'),
  active: /* @__PURE__ */ t('values.projectStatus.active'),
  on_hold: /* @__PURE__ */ t('values.projectStatus.on_hold'),
  completed: /* @__PURE__ */ t('values.projectStatus.completed'),
  cancelled: /* @__PURE__ */ t('values.projectStatus.cancelled'),
};

export const sortOrderLabels: Labels<SortOrder> = {
  asc: /* @__PURE__ */ t('values.sortOrder.asc'),
  desc: /* @__PURE__ */ t('values.sortOrder.desc'),
};

export const phaseStatusLabels: Labels<PhaseStatus> = {
  pending: /* @__PURE__ */ t('values.phaseStatus.pending'),
  active: /* @__PURE__ */ t('values.phaseStatus.active'),
  completed: /* @__PURE__ */ t('values.phaseStatus.completed'),
};

export const ticketActivityTypeLabels: Labels<TicketActivityType> = {
  comment: /* @__PURE__ */ t('values.ticketActivityType.comment'),
  status_change: /* @__PURE__ */ t('values.ticketActivityType.status_change'),
  priority_change: /* @__PURE__ */ t('values.ticketActivityType.priority_change'),
  assignment: /* @__PURE__ */ t('values.ticketActivityType.assignment'),
  created: /* @__PURE__ */ t('values.ticketActivityType.created'),
  closed: /* @__PURE__ */ t('values.ticketActivityType.closed'),
  reopened: /* @__PURE__ */ t('values.ticketActivityType.reopened'),
  attachment: /* @__PURE__ */ t('values.ticketActivityType.attachment'),
  time_logged: /* @__PURE__ */ t('values.ticketActivityType.time_logged'),
};

export const approvalStateLabels: Labels<ApprovalState> = {
  pending: /* @__PURE__ */ t('values.approvalState.pending'),
  approved: /* @__PURE__ */ t('values.approvalState.approved'),
  rejected: /* @__PURE__ */ t('values.approvalState.rejected'),
  cancelled: /* @__PURE__ */ t('values.approvalState.cancelled'),
};

export const approvalTypeLabels: Labels<ApprovalType> = {
  milestone: /* @__PURE__ */ t('values.approvalType.milestone'),
  hours: /* @__PURE__ */ t('values.approvalType.hours'),
};

export const invoiceStatusLabels: Labels<InvoiceStatus> = {
  draft: /* @__PURE__ */ t('values.invoiceStatus.draft'),
  pending_approval: /* @__PURE__ */ t('values.invoiceStatus.pending_approval'),
  approved: /* @__PURE__ */ t('values.invoiceStatus.approved'),
  sent: /* @__PURE__ */ t('values.invoiceStatus.sent'),
  viewed: /* @__PURE__ */ t('values.invoiceStatus.viewed'),
  partial: /* @__PURE__ */ t('values.invoiceStatus.partial'),
  paid: /* @__PURE__ */ t('values.invoiceStatus.paid'),
  overdue: /* @__PURE__ */ t('values.invoiceStatus.overdue'),
  void: /* @__PURE__ */ t('values.invoiceStatus.void'),
  uncollectible: /* @__PURE__ */ t('values.invoiceStatus.uncollectible'),
};

export const statementMovementTypeLabels: Labels<StatementMovementType> = {
  invoice: /* @__PURE__ */ t('values.statementMovementType.invoice'),
  credit_note: /* @__PURE__ */ t('values.statementMovementType.credit_note'),
  payment: /* @__PURE__ */ t('values.statementMovementType.payment'),
  refund: /* @__PURE__ */ t('values.statementMovementType.refund'),
};

export const agreementStatusLabels: Labels<AgreementStatus> = {
  draft: /* @__PURE__ */ t('values.agreementStatus.draft'),
  active: /* @__PURE__ */ t('values.agreementStatus.active'),
  paused: /* @__PURE__ */ t('values.agreementStatus.paused'),
  expired: /* @__PURE__ */ t('values.agreementStatus.expired'),
  cancelled: /* @__PURE__ */ t('values.agreementStatus.cancelled'),
};

export const userStatusFilterLabels: Labels<UserStatusFilter> = {
  active: /* @__PURE__ */ t('values.userStatusFilter.active'),
  invited: /* @__PURE__ */ t('values.userStatusFilter.invited'),
  deactivated: /* @__PURE__ */ t('values.userStatusFilter.deactivated'),
  all: /* @__PURE__ */ t('values.userStatusFilter.all'),
};

export const userRoleLabels: Labels<UserRole> = {
  owner: /* @__PURE__ */ t('values.userRole.owner'),
  admin: /* @__PURE__ */ t('values.userRole.admin'),
  manager: /* @__PURE__ */ t('values.userRole.manager'),
  member: /* @__PURE__ */ t('values.userRole.member'),
  viewer: /* @__PURE__ */ t('values.userRole.viewer'),
  contractor: /* @__PURE__ */ t('values.userRole.contractor'),
};

export const userStatusLabels: Labels<UserStatus> = {
  active: /* @__PURE__ */ t('values.userStatus.active'),
  invited: /* @__PURE__ */ t('values.userStatus.invited'),
  deactivated: /* @__PURE__ */ t('values.userStatus.deactivated'),
};

export const notificationMailLabels: Labels<NotificationMail> = {
  now: /* @__PURE__ */ t('values.notificationMail.now'),
  daily: /* @__PURE__ */ t('values.notificationMail.daily'),
  weekly: /* @__PURE__ */ t('values.notificationMail.weekly'),
  off: /* @__PURE__ */ t('values.notificationMail.off'),
};

export const userIncludeLabels: Labels<UserInclude> = {
  time_entries: /* @__PURE__ */ t('values.userInclude.time_entries'),
  projects: /* @__PURE__ */ t('values.userInclude.projects'),
  stats: /* @__PURE__ */ t('values.userInclude.stats'),
};

export const reportPeriodLabels: Labels<ReportPeriod> = {
  today: /* @__PURE__ */ t('values.reportPeriod.today'),
  yesterday: /* @__PURE__ */ t('values.reportPeriod.yesterday'),
  this_week: /* @__PURE__ */ t('values.reportPeriod.this_week'),
  last_week: /* @__PURE__ */ t('values.reportPeriod.last_week'),
  this_month: /* @__PURE__ */ t('values.reportPeriod.this_month'),
  last_month: /* @__PURE__ */ t('values.reportPeriod.last_month'),
  this_quarter: /* @__PURE__ */ t('values.reportPeriod.this_quarter'),
  last_quarter: /* @__PURE__ */ t('values.reportPeriod.last_quarter'),
  this_year: /* @__PURE__ */ t('values.reportPeriod.this_year'),
  last_year: /* @__PURE__ */ t('values.reportPeriod.last_year'),
  custom: /* @__PURE__ */ t('values.reportPeriod.custom'),
};

export const utilizationStatusLabels: Labels<UtilizationStatus> = {
  exceeding: /* @__PURE__ */ t('values.utilizationStatus.exceeding'),
  below: /* @__PURE__ */ t('values.utilizationStatus.below'),
};

export const savedViewScreenLabels: Labels<SavedViewScreen> = {
  time: /* @__PURE__ */ t('values.savedViewScreen.time'),
  expenses: /* @__PURE__ */ t('values.savedViewScreen.expenses'),
  approvals: /* @__PURE__ */ t('values.savedViewScreen.approvals'),
  tickets: /* @__PURE__ */ t('values.savedViewScreen.tickets'),
  projects: /* @__PURE__ */ t('values.savedViewScreen.projects'),
  clients: /* @__PURE__ */ t('values.savedViewScreen.clients'),
  unbilled: /* @__PURE__ */ t('values.savedViewScreen.unbilled'),
  invoices: /* @__PURE__ */ t('values.savedViewScreen.invoices'),
  payments: /* @__PURE__ */ t('values.savedViewScreen.payments'),
  credit_notes: /* @__PURE__ */ t('values.savedViewScreen.credit_notes'),
  retainers: /* @__PURE__ */ t('values.savedViewScreen.retainers'),
  people: /* @__PURE__ */ t('values.savedViewScreen.people'),
  reports: /* @__PURE__ */ t('values.savedViewScreen.reports'),
};

export const searchKindLabels: Labels<SearchKind> = {
  client: /* @__PURE__ */ t('values.searchKind.client'),
  contact: /* @__PURE__ */ t('values.searchKind.contact'),
  project: /* @__PURE__ */ t('values.searchKind.project'),
  ticket: /* @__PURE__ */ t('values.searchKind.ticket'),
  time_entry: /* @__PURE__ */ t('values.searchKind.time_entry'),
  expense: /* @__PURE__ */ t('values.searchKind.expense'),
  invoice: /* @__PURE__ */ t('values.searchKind.invoice'),
  credit_note: /* @__PURE__ */ t('values.searchKind.credit_note'),
  agreement: /* @__PURE__ */ t('values.searchKind.agreement'),
  user: /* @__PURE__ */ t('values.searchKind.user'),
  tag: /* @__PURE__ */ t('values.searchKind.tag'),
};

export const timeRoundingLabels: Labels<TimeRounding> = {
  none: /* @__PURE__ */ t('values.timeRounding.none'),
  up_6: /* @__PURE__ */ t('values.timeRounding.up_6'),
  nearest_6: /* @__PURE__ */ t('values.timeRounding.nearest_6'),
  up_15: /* @__PURE__ */ t('values.timeRounding.up_15'),
  nearest_15: /* @__PURE__ */ t('values.timeRounding.nearest_15'),
};

export const applyCreditLabels: Labels<ApplyCredit> = {
  automatically: /* @__PURE__ */ t('values.applyCredit.automatically'),
  by_hand: /* @__PURE__ */ t('values.applyCredit.by_hand'),
};

export const reminderLevelLabels: Labels<ReminderLevel> = {
  before_due: /* @__PURE__ */ t('values.reminderLevel.before_due'),
  first: /* @__PURE__ */ t('values.reminderLevel.first'),
  second: /* @__PURE__ */ t('values.reminderLevel.second'),
  last: /* @__PURE__ */ t('values.reminderLevel.last'),
};

export const workspaceExportStatusLabels: Labels<WorkspaceExportStatus> = {
  pending: /* @__PURE__ */ t('values.workspaceExportStatus.pending'),
  running: /* @__PURE__ */ t('values.workspaceExportStatus.running'),
  ready: /* @__PURE__ */ t('values.workspaceExportStatus.ready'),
  expired: /* @__PURE__ */ t('values.workspaceExportStatus.expired'),
  failed: /* @__PURE__ */ t('values.workspaceExportStatus.failed'),
};

export const ssoRoleLabels: Labels<SsoRole> = {
  admin: /* @__PURE__ */ t('values.ssoRole.admin'),
  manager: /* @__PURE__ */ t('values.ssoRole.manager'),
  member: /* @__PURE__ */ t('values.ssoRole.member'),
  contractor: /* @__PURE__ */ t('values.ssoRole.contractor'),
  viewer: /* @__PURE__ */ t('values.ssoRole.viewer'),
};

export const ssoProviderProblemLabels: Labels<SsoProviderProblem> = {
  address_unknown: /* @__PURE__ */ t('values.ssoProviderProblem.address_unknown'),
  address_private: /* @__PURE__ */ t('values.ssoProviderProblem.address_private'),
  unreachable: /* @__PURE__ */ t('values.ssoProviderProblem.unreachable'),
  timed_out: /* @__PURE__ */ t('values.ssoProviderProblem.timed_out'),
  certificate_invalid: /* @__PURE__ */ t('values.ssoProviderProblem.certificate_invalid'),
  no_description: /* @__PURE__ */ t('values.ssoProviderProblem.no_description'),
  issuer_differs: /* @__PURE__ */ t('values.ssoProviderProblem.issuer_differs'),
  description_incomplete: /* @__PURE__ */ t('values.ssoProviderProblem.description_incomplete'),
  client_refused: /* @__PURE__ */ t('values.ssoProviderProblem.client_refused'),
  other: /* @__PURE__ */ t('values.ssoProviderProblem.other'),
};

export const ssoDomainProblemLabels: Labels<SsoDomainProblem> = {
  record_missing: /* @__PURE__ */ t('values.ssoDomainProblem.record_missing'),
  domain_taken: /* @__PURE__ */ t('values.ssoDomainProblem.domain_taken'),
};

export const notificationKindLabels: Labels<NotificationKind> = {
  ticket_assigned: /* @__PURE__ */ t('values.notificationKind.ticket_assigned'),
  mentioned: /* @__PURE__ */ t('values.notificationKind.mentioned'),
  client_replied: /* @__PURE__ */ t('values.notificationKind.client_replied'),
  ticket_answered: /* @__PURE__ */ t('values.notificationKind.ticket_answered'),
  time_rejected: /* @__PURE__ */ t('values.notificationKind.time_rejected'),
  expense_rejected: /* @__PURE__ */ t('values.notificationKind.expense_rejected'),
  approval_requested: /* @__PURE__ */ t('values.notificationKind.approval_requested'),
  approval_decided: /* @__PURE__ */ t('values.notificationKind.approval_decided'),
  budget_crossed: /* @__PURE__ */ t('values.notificationKind.budget_crossed'),
  sla_warning: /* @__PURE__ */ t('values.notificationKind.sla_warning'),
  sla_breached: /* @__PURE__ */ t('values.notificationKind.sla_breached'),
  invoice_overdue: /* @__PURE__ */ t('values.notificationKind.invoice_overdue'),
  invoice_paid: /* @__PURE__ */ t('values.notificationKind.invoice_paid'),
  invoice_mail_failed: /* @__PURE__ */ t('values.notificationKind.invoice_mail_failed'),
  payment_disputed: /* @__PURE__ */ t('values.notificationKind.payment_disputed'),
  refund_failed: /* @__PURE__ */ t('values.notificationKind.refund_failed'),
  retainer_near_limit: /* @__PURE__ */ t('values.notificationKind.retainer_near_limit'),
  retainer_ending: /* @__PURE__ */ t('values.notificationKind.retainer_ending'),
  time_missing: /* @__PURE__ */ t('values.notificationKind.time_missing'),
};

export const notificationSubjectTypeLabels: Labels<NotificationSubjectType> = {
  ticket: /* @__PURE__ */ t('values.notificationSubjectType.ticket'),
  project: /* @__PURE__ */ t('values.notificationSubjectType.project'),
  agreement: /* @__PURE__ */ t('values.notificationSubjectType.agreement'),
  approval: /* @__PURE__ */ t('values.notificationSubjectType.approval'),
  invoice: /* @__PURE__ */ t('values.notificationSubjectType.invoice'),
  client: /* @__PURE__ */ t('values.notificationSubjectType.client'),
  time_entry: /* @__PURE__ */ t('values.notificationSubjectType.time_entry'),
  expense: /* @__PURE__ */ t('values.notificationSubjectType.expense'),
  user: /* @__PURE__ */ t('values.notificationSubjectType.user'),
};

export const disputeStatusLabels: Labels<DisputeStatus> = {
  needs_response: /* @__PURE__ */ t('values.disputeStatus.needs_response'),
  under_review: /* @__PURE__ */ t('values.disputeStatus.under_review'),
  won: /* @__PURE__ */ t('values.disputeStatus.won'),
  lost: /* @__PURE__ */ t('values.disputeStatus.lost'),
  closed: /* @__PURE__ */ t('values.disputeStatus.closed'),
};

export const taxCategoryLabels: Labels<TaxCategory> = {
  standard: /* @__PURE__ */ t('values.taxCategory.standard'),
  zero: /* @__PURE__ */ t('values.taxCategory.zero'),
  exempt: /* @__PURE__ */ t('values.taxCategory.exempt'),
  reverse_charge: /* @__PURE__ */ t('values.taxCategory.reverse_charge'),
  intra_community: /* @__PURE__ */ t('values.taxCategory.intra_community'),
  export: /* @__PURE__ */ t('values.taxCategory.export'),
  outside_scope: /* @__PURE__ */ t('values.taxCategory.outside_scope'),
};

export const electronicInvoiceFormatLabels: Labels<ElectronicInvoiceFormat> = {
  none: /* @__PURE__ */ t('values.electronicInvoiceFormat.none'),
  zugferd: /* @__PURE__ */ t('values.electronicInvoiceFormat.zugferd'),
  factur_x: /* @__PURE__ */ t('values.electronicInvoiceFormat.factur_x'),
  xrechnung_cii: /* @__PURE__ */ t('values.electronicInvoiceFormat.xrechnung_cii'),
  xrechnung_ubl: /* @__PURE__ */ t('values.electronicInvoiceFormat.xrechnung_ubl'),
  peppol_bis: /* @__PURE__ */ t('values.electronicInvoiceFormat.peppol_bis'),
};

export const electronicInvoiceViaLabels: Labels<ElectronicInvoiceVia> = {
  mail: /* @__PURE__ */ t('values.electronicInvoiceVia.mail'),
  download: /* @__PURE__ */ t('values.electronicInvoiceVia.download'),
  test: /* @__PURE__ */ t('values.electronicInvoiceVia.test'),
};

export const electronicInvoiceStatusLabels: Labels<ElectronicInvoiceStatus> = {
  issued: /* @__PURE__ */ t('values.electronicInvoiceStatus.issued'),
  sent: /* @__PURE__ */ t('values.electronicInvoiceStatus.sent'),
  delivered: /* @__PURE__ */ t('values.electronicInvoiceStatus.delivered'),
  rejected: /* @__PURE__ */ t('values.electronicInvoiceStatus.rejected'),
};

export const exchangeRateDerivationLabels: Labels<ExchangeRateDerivation> = {
  same: /* @__PURE__ */ t('values.exchangeRateDerivation.same'),
  direct: /* @__PURE__ */ t('values.exchangeRateDerivation.direct'),
  inverse: /* @__PURE__ */ t('values.exchangeRateDerivation.inverse'),
  cross: /* @__PURE__ */ t('values.exchangeRateDerivation.cross'),
};

export const electronicInvoiceFileFormatLabels: Labels<ElectronicInvoiceFileFormat> = {
  zugferd: /* @__PURE__ */ t('values.electronicInvoiceFileFormat.zugferd'),
  factur_x: /* @__PURE__ */ t('values.electronicInvoiceFileFormat.factur_x'),
  xrechnung_cii: /* @__PURE__ */ t('values.electronicInvoiceFileFormat.xrechnung_cii'),
  xrechnung_ubl: /* @__PURE__ */ t('values.electronicInvoiceFileFormat.xrechnung_ubl'),
  peppol_bis: /* @__PURE__ */ t('values.electronicInvoiceFileFormat.peppol_bis'),
};

export const eventTypeLabels: Labels<EventType> = {
  'user.created': /* @__PURE__ */ t('values.eventType.user.created'),
  'user.updated': /* @__PURE__ */ t('values.eventType.user.updated'),
  'user.deactivated': /* @__PURE__ */ t('values.eventType.user.deactivated'),
  'user.reactivated': /* @__PURE__ */ t('values.eventType.user.reactivated'),
  'user.role_changed': /* @__PURE__ */ t('values.eventType.user.role_changed'),
  'client.created': /* @__PURE__ */ t('values.eventType.client.created'),
  'client.updated': /* @__PURE__ */ t('values.eventType.client.updated'),
  'client.deleted': /* @__PURE__ */ t('values.eventType.client.deleted'),
  'client.health_changed': /* @__PURE__ */ t('values.eventType.client.health_changed'),
  'contact.created': /* @__PURE__ */ t('values.eventType.contact.created'),
  'contact.updated': /* @__PURE__ */ t('values.eventType.contact.updated'),
  'contact.deleted': /* @__PURE__ */ t('values.eventType.contact.deleted'),
  'contact.portal_enabled': /* @__PURE__ */ t('values.eventType.contact.portal_enabled'),
  'contact.portal_login': /* @__PURE__ */ t('values.eventType.contact.portal_login'),
  'project.created': /* @__PURE__ */ t('values.eventType.project.created'),
  'project.updated': /* @__PURE__ */ t('values.eventType.project.updated'),
  'project.status_changed': /* @__PURE__ */ t('values.eventType.project.status_changed'),
  'project.budget_alert': /* @__PURE__ */ t('values.eventType.project.budget_alert'),
  'project.completed': /* @__PURE__ */ t('values.eventType.project.completed'),
  'project.deleted': /* @__PURE__ */ t('values.eventType.project.deleted'),
  'invoice.created': /* @__PURE__ */ t('values.eventType.invoice.created'),
  'invoice.updated': /* @__PURE__ */ t('values.eventType.invoice.updated'),
  'invoice.sent': /* @__PURE__ */ t('values.eventType.invoice.sent'),
  'invoice.viewed': /* @__PURE__ */ t('values.eventType.invoice.viewed'),
  'invoice.paid': /* @__PURE__ */ t('values.eventType.invoice.paid'),
  'invoice.partial_payment': /* @__PURE__ */ t('values.eventType.invoice.partial_payment'),
  'invoice.e_invoice_sent': /* @__PURE__ */ t('values.eventType.invoice.e_invoice_sent'),
  'invoice.e_invoice_delivered': /* @__PURE__ */ t('values.eventType.invoice.e_invoice_delivered'),
  'invoice.e_invoice_rejected': /* @__PURE__ */ t('values.eventType.invoice.e_invoice_rejected'),
  'invoice.mail_failed': /* @__PURE__ */ t('values.eventType.invoice.mail_failed'),
  'invoice.overdue': /* @__PURE__ */ t('values.eventType.invoice.overdue'),
  'invoice.voided': /* @__PURE__ */ t('values.eventType.invoice.voided'),
  'ticket.created': /* @__PURE__ */ t('values.eventType.ticket.created'),
  'ticket.updated': /* @__PURE__ */ t('values.eventType.ticket.updated'),
  'ticket.assigned': /* @__PURE__ */ t('values.eventType.ticket.assigned'),
  'ticket.status_changed': /* @__PURE__ */ t('values.eventType.ticket.status_changed'),
  'ticket.commented': /* @__PURE__ */ t('values.eventType.ticket.commented'),
  'ticket.closed': /* @__PURE__ */ t('values.eventType.ticket.closed'),
  'ticket.reopened': /* @__PURE__ */ t('values.eventType.ticket.reopened'),
  'ticket.sla_warning': /* @__PURE__ */ t('values.eventType.ticket.sla_warning'),
  'ticket.sla_breached': /* @__PURE__ */ t('values.eventType.ticket.sla_breached'),
  'ticket.deleted': /* @__PURE__ */ t('values.eventType.ticket.deleted'),
  'time_entry.created': /* @__PURE__ */ t('values.eventType.time_entry.created'),
  'time_entry.updated': /* @__PURE__ */ t('values.eventType.time_entry.updated'),
  'time_entry.deleted': /* @__PURE__ */ t('values.eventType.time_entry.deleted'),
  'time_entry.timer_started': /* @__PURE__ */ t('values.eventType.time_entry.timer_started'),
  'time_entry.timer_stopped': /* @__PURE__ */ t('values.eventType.time_entry.timer_stopped'),
  'time_entry.approved': /* @__PURE__ */ t('values.eventType.time_entry.approved'),
  'time_entry.rejected': /* @__PURE__ */ t('values.eventType.time_entry.rejected'),
  'credit_note.created': /* @__PURE__ */ t('values.eventType.credit_note.created'),
  'payment.created': /* @__PURE__ */ t('values.eventType.payment.created'),
  'payment.updated': /* @__PURE__ */ t('values.eventType.payment.updated'),
  'payment.refunded': /* @__PURE__ */ t('values.eventType.payment.refunded'),
  'bank_import.created': /* @__PURE__ */ t('values.eventType.bank_import.created'),
  'bank_import.completed': /* @__PURE__ */ t('values.eventType.bank_import.completed'),
  'mail.sent': /* @__PURE__ */ t('values.eventType.mail.sent'),
  'mail.failed': /* @__PURE__ */ t('values.eventType.mail.failed'),
  'expense.created': /* @__PURE__ */ t('values.eventType.expense.created'),
  'expense.updated': /* @__PURE__ */ t('values.eventType.expense.updated'),
  'expense.approved': /* @__PURE__ */ t('values.eventType.expense.approved'),
  'expense.rejected': /* @__PURE__ */ t('values.eventType.expense.rejected'),
  'expense.billed': /* @__PURE__ */ t('values.eventType.expense.billed'),
  'expense.deleted': /* @__PURE__ */ t('values.eventType.expense.deleted'),
  'tag.updated': /* @__PURE__ */ t('values.eventType.tag.updated'),
  'tag.deleted': /* @__PURE__ */ t('values.eventType.tag.deleted'),
  'agreement.created': /* @__PURE__ */ t('values.eventType.agreement.created'),
  'agreement.updated': /* @__PURE__ */ t('values.eventType.agreement.updated'),
  'agreement.cancelled': /* @__PURE__ */ t('values.eventType.agreement.cancelled'),
  'agreement.period_closed': /* @__PURE__ */ t('values.eventType.agreement.period_closed'),
  'agreement.near_limit': /* @__PURE__ */ t('values.eventType.agreement.near_limit'),
  'agreement.over_limit': /* @__PURE__ */ t('values.eventType.agreement.over_limit'),
  'agreement.expiring_soon': /* @__PURE__ */ t('values.eventType.agreement.expiring_soon'),
  'agreement.deleted': /* @__PURE__ */ t('values.eventType.agreement.deleted'),
  'recurring_invoice.created': /* @__PURE__ */ t('values.eventType.recurring_invoice.created'),
  'recurring_invoice.updated': /* @__PURE__ */ t('values.eventType.recurring_invoice.updated'),
  'recurring_invoice.failed': /* @__PURE__ */ t('values.eventType.recurring_invoice.failed'),
  'recurring_invoice.deleted': /* @__PURE__ */ t('values.eventType.recurring_invoice.deleted'),
  'approval.requested': /* @__PURE__ */ t('values.eventType.approval.requested'),
  'approval.approved': /* @__PURE__ */ t('values.eventType.approval.approved'),
  'approval.rejected': /* @__PURE__ */ t('values.eventType.approval.rejected'),
  'approval.cancelled': /* @__PURE__ */ t('values.eventType.approval.cancelled'),
  'approval.updated': /* @__PURE__ */ t('values.eventType.approval.updated'),
  'approval.deleted': /* @__PURE__ */ t('values.eventType.approval.deleted'),
  'notification.created': /* @__PURE__ */ t('values.eventType.notification.created'),
  'notification.updated': /* @__PURE__ */ t('values.eventType.notification.updated'),
};

export const ticketActivityVisibilityLabels: Labels<TicketActivityVisibility> = {
  public: /* @__PURE__ */ t('values.ticketActivityVisibility.public'),
  internal: /* @__PURE__ */ t('values.ticketActivityVisibility.internal'),
};

export const paymentTypeLabels: Labels<PaymentType> = {
  payment: /* @__PURE__ */ t('values.paymentType.payment'),
  refund: /* @__PURE__ */ t('values.paymentType.refund'),
};

export const paymentMethodLabels: Labels<PaymentMethod> = {
  credit_card: /* @__PURE__ */ t('values.paymentMethod.credit_card'),
  ach: /* @__PURE__ */ t('values.paymentMethod.ach'),
  check: /* @__PURE__ */ t('values.paymentMethod.check'),
  wire: /* @__PURE__ */ t('values.paymentMethod.wire'),
  other: /* @__PURE__ */ t('values.paymentMethod.other'),
};

export const refundStatusLabels: Labels<RefundStatus> = {
  pending: /* @__PURE__ */ t('values.refundStatus.pending'),
  succeeded: /* @__PURE__ */ t('values.refundStatus.succeeded'),
  failed: /* @__PURE__ */ t('values.refundStatus.failed'),
};

export const periodStatusLabels: Labels<PeriodStatus> = {
  upcoming: /* @__PURE__ */ t('values.periodStatus.upcoming'),
  active: /* @__PURE__ */ t('values.periodStatus.active'),
  closed: /* @__PURE__ */ t('values.periodStatus.closed'),
};

export const rateTypeLabels: Labels<RateType> = {
  standard: /* @__PURE__ */ t('values.rateType.standard'),
  emergency: /* @__PURE__ */ t('values.rateType.emergency'),
  custom: /* @__PURE__ */ t('values.rateType.custom'),
};

export const exclusionReasonLabels: Labels<ExclusionReason> = {
  internal_meeting: /* @__PURE__ */ t('values.exclusionReason.internal_meeting'),
  rework: /* @__PURE__ */ t('values.exclusionReason.rework'),
  goodwill: /* @__PURE__ */ t('values.exclusionReason.goodwill'),
  training: /* @__PURE__ */ t('values.exclusionReason.training'),
  admin: /* @__PURE__ */ t('values.exclusionReason.admin'),
  other: /* @__PURE__ */ t('values.exclusionReason.other'),
};

export const approvalStatusLabels: Labels<ApprovalStatus> = {
  pending: /* @__PURE__ */ t('values.approvalStatus.pending'),
  approved: /* @__PURE__ */ t('values.approvalStatus.approved'),
  rejected: /* @__PURE__ */ t('values.approvalStatus.rejected'),
};

export const mailTemplateKindLabels: Labels<MailTemplateKind> = {
  invoice: /* @__PURE__ */ t('values.mailTemplateKind.invoice'),
  reminder_before_due: /* @__PURE__ */ t('values.mailTemplateKind.reminder_before_due'),
  reminder_first: /* @__PURE__ */ t('values.mailTemplateKind.reminder_first'),
  reminder_second: /* @__PURE__ */ t('values.mailTemplateKind.reminder_second'),
  reminder_last: /* @__PURE__ */ t('values.mailTemplateKind.reminder_last'),
  credit_note: /* @__PURE__ */ t('values.mailTemplateKind.credit_note'),
  statement: /* @__PURE__ */ t('values.mailTemplateKind.statement'),
  approval_request: /* @__PURE__ */ t('values.mailTemplateKind.approval_request'),
  approval_reminder: /* @__PURE__ */ t('values.mailTemplateKind.approval_reminder'),
  ticket_reply: /* @__PURE__ */ t('values.mailTemplateKind.ticket_reply'),
  portal_invitation: /* @__PURE__ */ t('values.mailTemplateKind.portal_invitation'),
};

export const mailLanguageLabels: Labels<MailLanguage> = {
  en: /* @__PURE__ */ t('values.mailLanguage.en'),
  de: /* @__PURE__ */ t('values.mailLanguage.de'),
  fr: /* @__PURE__ */ t('values.mailLanguage.fr'),
  es: /* @__PURE__ */ t('values.mailLanguage.es'),
  it: /* @__PURE__ */ t('values.mailLanguage.it'),
  nl: /* @__PURE__ */ t('values.mailLanguage.nl'),
};

export const mailPlaceholderNameLabels: Labels<MailPlaceholderName> = {
  'firm.name': /* @__PURE__ */ t('values.mailPlaceholderName.firm.name'),
  'client.name': /* @__PURE__ */ t('values.mailPlaceholderName.client.name'),
  'contact.name': /* @__PURE__ */ t('values.mailPlaceholderName.contact.name'),
  greeting: /* @__PURE__ */ t('values.mailPlaceholderName.greeting'),
  message: /* @__PURE__ */ t('values.mailPlaceholderName.message'),
  'invoice.number': /* @__PURE__ */ t('values.mailPlaceholderName.invoice.number'),
  'invoice.title': /* @__PURE__ */ t('values.mailPlaceholderName.invoice.title'),
  'invoice.subject': /* @__PURE__ */ t('values.mailPlaceholderName.invoice.subject'),
  'invoice.date': /* @__PURE__ */ t('values.mailPlaceholderName.invoice.date'),
  'invoice.due_date': /* @__PURE__ */ t('values.mailPlaceholderName.invoice.due_date'),
  'invoice.total': /* @__PURE__ */ t('values.mailPlaceholderName.invoice.total'),
  'invoice.outstanding': /* @__PURE__ */ t('values.mailPlaceholderName.invoice.outstanding'),
  'invoice.days_overdue': /* @__PURE__ */ t('values.mailPlaceholderName.invoice.days_overdue'),
  'invoice.overdue': /* @__PURE__ */ t('values.mailPlaceholderName.invoice.overdue'),
  'invoice.late_interest': /* @__PURE__ */ t('values.mailPlaceholderName.invoice.late_interest'),
  'credit_note.number': /* @__PURE__ */ t('values.mailPlaceholderName.credit_note.number'),
  'credit_note.date': /* @__PURE__ */ t('values.mailPlaceholderName.credit_note.date'),
  'credit_note.total': /* @__PURE__ */ t('values.mailPlaceholderName.credit_note.total'),
  'statement.from': /* @__PURE__ */ t('values.mailPlaceholderName.statement.from'),
  'statement.to': /* @__PURE__ */ t('values.mailPlaceholderName.statement.to'),
  'statement.balance': /* @__PURE__ */ t('values.mailPlaceholderName.statement.balance'),
  'approval.title': /* @__PURE__ */ t('values.mailPlaceholderName.approval.title'),
  'approval.type': /* @__PURE__ */ t('values.mailPlaceholderName.approval.type'),
  'approval.due_date': /* @__PURE__ */ t('values.mailPlaceholderName.approval.due_date'),
  'ticket.number': /* @__PURE__ */ t('values.mailPlaceholderName.ticket.number'),
  'ticket.title': /* @__PURE__ */ t('values.mailPlaceholderName.ticket.title'),
  'user.name': /* @__PURE__ */ t('values.mailPlaceholderName.user.name'),
  'reply.text': /* @__PURE__ */ t('values.mailPlaceholderName.reply.text'),
  'portal.access': /* @__PURE__ */ t('values.mailPlaceholderName.portal.access'),
};

export const mailStatusLabels: Labels<MailStatus> = {
  queued: /* @__PURE__ */ t('values.mailStatus.queued'),
  sent: /* @__PURE__ */ t('values.mailStatus.sent'),
  failed: /* @__PURE__ */ t('values.mailStatus.failed'),
  suppressed: /* @__PURE__ */ t('values.mailStatus.suppressed'),
};

export const mailKindLabels: Labels<MailKind> = {
  invoice: /* @__PURE__ */ t('values.mailKind.invoice'),
  invoice_reminder: /* @__PURE__ */ t('values.mailKind.invoice_reminder'),
  credit_note: /* @__PURE__ */ t('values.mailKind.credit_note'),
  statement: /* @__PURE__ */ t('values.mailKind.statement'),
  approval_request: /* @__PURE__ */ t('values.mailKind.approval_request'),
  approval_reminder: /* @__PURE__ */ t('values.mailKind.approval_reminder'),
  approval_decision: /* @__PURE__ */ t('values.mailKind.approval_decision'),
  ticket_reply: /* @__PURE__ */ t('values.mailKind.ticket_reply'),
  ticket_assigned: /* @__PURE__ */ t('values.mailKind.ticket_assigned'),
  notification: /* @__PURE__ */ t('values.mailKind.notification'),
  digest: /* @__PURE__ */ t('values.mailKind.digest'),
  scheduled_report: /* @__PURE__ */ t('values.mailKind.scheduled_report'),
  invitation: /* @__PURE__ */ t('values.mailKind.invitation'),
  portal_invitation: /* @__PURE__ */ t('values.mailKind.portal_invitation'),
  password_link: /* @__PURE__ */ t('values.mailKind.password_link'),
  new_browser: /* @__PURE__ */ t('values.mailKind.new_browser'),
  sign_in_change: /* @__PURE__ */ t('values.mailKind.sign_in_change'),
  webhook_failed: /* @__PURE__ */ t('values.mailKind.webhook_failed'),
  unused_key: /* @__PURE__ */ t('values.mailKind.unused_key'),
  quota_warning: /* @__PURE__ */ t('values.mailKind.quota_warning'),
  workspace_deletion: /* @__PURE__ */ t('values.mailKind.workspace_deletion'),
  other: /* @__PURE__ */ t('values.mailKind.other'),
};

export const mailResourceTypeLabels: Labels<MailResourceType> = {
  invoice: /* @__PURE__ */ t('values.mailResourceType.invoice'),
  credit_note: /* @__PURE__ */ t('values.mailResourceType.credit_note'),
  client: /* @__PURE__ */ t('values.mailResourceType.client'),
  approval: /* @__PURE__ */ t('values.mailResourceType.approval'),
  ticket: /* @__PURE__ */ t('values.mailResourceType.ticket'),
  notification: /* @__PURE__ */ t('values.mailResourceType.notification'),
  scheduled_report: /* @__PURE__ */ t('values.mailResourceType.scheduled_report'),
  user: /* @__PURE__ */ t('values.mailResourceType.user'),
  contact: /* @__PURE__ */ t('values.mailResourceType.contact'),
  webhook: /* @__PURE__ */ t('values.mailResourceType.webhook'),
  api_key: /* @__PURE__ */ t('values.mailResourceType.api_key'),
};

export const auditActionLabels: Labels<AuditAction> = {
  'agreement.activated': /* @__PURE__ */ t('values.auditAction.agreement.activated'),
  'agreement.cancelled': /* @__PURE__ */ t('values.auditAction.agreement.cancelled'),
  'agreement.created': /* @__PURE__ */ t('values.auditAction.agreement.created'),
  'agreement.paused': /* @__PURE__ */ t('values.auditAction.agreement.paused'),
  'agreement.period_closed': /* @__PURE__ */ t('values.auditAction.agreement.period_closed'),
  'agreement.resumed': /* @__PURE__ */ t('values.auditAction.agreement.resumed'),
  'agreement.updated': /* @__PURE__ */ t('values.auditAction.agreement.updated'),
  'agreement_type.created': /* @__PURE__ */ t('values.auditAction.agreement_type.created'),
  'agreement_type.deleted': /* @__PURE__ */ t('values.auditAction.agreement_type.deleted'),
  'agreement_type.updated': /* @__PURE__ */ t('values.auditAction.agreement_type.updated'),
  'api_key.created': /* @__PURE__ */ t('values.auditAction.api_key.created'),
  'api_key.refused': /* @__PURE__ */ t('values.auditAction.api_key.refused'),
  'api_key.revoked': /* @__PURE__ */ t('values.auditAction.api_key.revoked'),
  'api_key.rolled': /* @__PURE__ */ t('values.auditAction.api_key.rolled'),
  'attachment.deleted': /* @__PURE__ */ t('values.auditAction.attachment.deleted'),
  'bank_import.created': /* @__PURE__ */ t('values.auditAction.bank_import.created'),
  'bank_line.ignored': /* @__PURE__ */ t('values.auditAction.bank_line.ignored'),
  'bank_line.undone': /* @__PURE__ */ t('values.auditAction.bank_line.undone'),
  'canned_reply.created': /* @__PURE__ */ t('values.auditAction.canned_reply.created'),
  'canned_reply.deleted': /* @__PURE__ */ t('values.auditAction.canned_reply.deleted'),
  'canned_reply.updated': /* @__PURE__ */ t('values.auditAction.canned_reply.updated'),
  'client.created': /* @__PURE__ */ t('values.auditAction.client.created'),
  'client.deleted': /* @__PURE__ */ t('values.auditAction.client.deleted'),
  'client.updated': /* @__PURE__ */ t('values.auditAction.client.updated'),
  'comment.deleted': /* @__PURE__ */ t('values.auditAction.comment.deleted'),
  'contact.created': /* @__PURE__ */ t('values.auditAction.contact.created'),
  'contact.deleted': /* @__PURE__ */ t('values.auditAction.contact.deleted'),
  'contact.erased': /* @__PURE__ */ t('values.auditAction.contact.erased'),
  'contact.merged': /* @__PURE__ */ t('values.auditAction.contact.merged'),
  'contact.updated': /* @__PURE__ */ t('values.auditAction.contact.updated'),
  'credit_note.created': /* @__PURE__ */ t('values.auditAction.credit_note.created'),
  'credit_note.sent': /* @__PURE__ */ t('values.auditAction.credit_note.sent'),
  'exchange_rate.created': /* @__PURE__ */ t('values.auditAction.exchange_rate.created'),
  'exchange_rate.deleted': /* @__PURE__ */ t('values.auditAction.exchange_rate.deleted'),
  'exchange_rate.updated': /* @__PURE__ */ t('values.auditAction.exchange_rate.updated'),
  'exchange_rates.imported': /* @__PURE__ */ t('values.auditAction.exchange_rates.imported'),
  'expense.deleted': /* @__PURE__ */ t('values.auditAction.expense.deleted'),
  'export.made': /* @__PURE__ */ t('values.auditAction.export.made'),
  'factor.added': /* @__PURE__ */ t('values.auditAction.factor.added'),
  'factor.failed': /* @__PURE__ */ t('values.auditAction.factor.failed'),
  'factor.removed': /* @__PURE__ */ t('values.auditAction.factor.removed'),
  'factor.reset': /* @__PURE__ */ t('values.auditAction.factor.reset'),
  'invoice.approval_rejected': /* @__PURE__ */ t('values.auditAction.invoice.approval_rejected'),
  'invoice.approved': /* @__PURE__ */ t('values.auditAction.invoice.approved'),
  'invoice.created': /* @__PURE__ */ t('values.auditAction.invoice.created'),
  'invoice.credit_applied': /* @__PURE__ */ t('values.auditAction.invoice.credit_applied'),
  'invoice.interest_charged': /* @__PURE__ */ t('values.auditAction.invoice.interest_charged'),
  'invoice.marked_uncollectible': /* @__PURE__ */ t('values.auditAction.invoice.marked_uncollectible'),
  'invoice.reminded': /* @__PURE__ */ t('values.auditAction.invoice.reminded'),
  'invoice.sent': /* @__PURE__ */ t('values.auditAction.invoice.sent'),
  'invoice.submitted': /* @__PURE__ */ t('values.auditAction.invoice.submitted'),
  'invoice.updated': /* @__PURE__ */ t('values.auditAction.invoice.updated'),
  'invoice.voided': /* @__PURE__ */ t('values.auditAction.invoice.voided'),
  'item.created': /* @__PURE__ */ t('values.auditAction.item.created'),
  'item.deleted': /* @__PURE__ */ t('values.auditAction.item.deleted'),
  'item.updated': /* @__PURE__ */ t('values.auditAction.item.updated'),
  'mail.retried': /* @__PURE__ */ t('values.auditAction.mail.retried'),
  'limits.changed': /* @__PURE__ */ t('values.auditAction.limits.changed'),
  'milestone.deleted': /* @__PURE__ */ t('values.auditAction.milestone.deleted'),
  'passkey.added': /* @__PURE__ */ t('values.auditAction.passkey.added'),
  'passkey.removed': /* @__PURE__ */ t('values.auditAction.passkey.removed'),
  'passkey.renamed': /* @__PURE__ */ t('values.auditAction.passkey.renamed'),
  'password.changed': /* @__PURE__ */ t('values.auditAction.password.changed'),
  'password.link_sent': /* @__PURE__ */ t('values.auditAction.password.link_sent'),
  'payment.allocated': /* @__PURE__ */ t('values.auditAction.payment.allocated'),
  'payment.recorded': /* @__PURE__ */ t('values.auditAction.payment.recorded'),
  'payment.refunded': /* @__PURE__ */ t('values.auditAction.payment.refunded'),
  'personal_data.read': /* @__PURE__ */ t('values.auditAction.personal_data.read'),
  'phase.deleted': /* @__PURE__ */ t('values.auditAction.phase.deleted'),
  'portal_access.given': /* @__PURE__ */ t('values.auditAction.portal_access.given'),
  'portal_access.link_sent': /* @__PURE__ */ t('values.auditAction.portal_access.link_sent'),
  'portal_access.taken': /* @__PURE__ */ t('values.auditAction.portal_access.taken'),
  'project.deleted': /* @__PURE__ */ t('values.auditAction.project.deleted'),
  'project_type.created': /* @__PURE__ */ t('values.auditAction.project_type.created'),
  'project_type.deleted': /* @__PURE__ */ t('values.auditAction.project_type.deleted'),
  'project_type.updated': /* @__PURE__ */ t('values.auditAction.project_type.updated'),
  'rate_card.created': /* @__PURE__ */ t('values.auditAction.rate_card.created'),
  'rate_card.deleted': /* @__PURE__ */ t('values.auditAction.rate_card.deleted'),
  'rate_card.updated': /* @__PURE__ */ t('values.auditAction.rate_card.updated'),
  'recovery_codes.made': /* @__PURE__ */ t('values.auditAction.recovery_codes.made'),
  'recurring_invoice.created': /* @__PURE__ */ t('values.auditAction.recurring_invoice.created'),
  'recurring_invoice.ended': /* @__PURE__ */ t('values.auditAction.recurring_invoice.ended'),
  'recurring_invoice.paused': /* @__PURE__ */ t('values.auditAction.recurring_invoice.paused'),
  'recurring_invoice.resumed': /* @__PURE__ */ t('values.auditAction.recurring_invoice.resumed'),
  'recurring_invoice.updated': /* @__PURE__ */ t('values.auditAction.recurring_invoice.updated'),
  'scheduled_report.created': /* @__PURE__ */ t('values.auditAction.scheduled_report.created'),
  'scheduled_report.deleted': /* @__PURE__ */ t('values.auditAction.scheduled_report.deleted'),
  'session.created': /* @__PURE__ */ t('values.auditAction.session.created'),
  'session.ended': /* @__PURE__ */ t('values.auditAction.session.ended'),
  'session.failed': /* @__PURE__ */ t('values.auditAction.session.failed'),
  'settings.changed': /* @__PURE__ */ t('values.auditAction.settings.changed'),
  'sso.changed': /* @__PURE__ */ t('values.auditAction.sso.changed'),
  'sso.checked': /* @__PURE__ */ t('values.auditAction.sso.checked'),
  'sso.linked': /* @__PURE__ */ t('values.auditAction.sso.linked'),
  'sso.logout_refused': /* @__PURE__ */ t('values.auditAction.sso.logout_refused'),
  'sso.removed': /* @__PURE__ */ t('values.auditAction.sso.removed'),
  'statement.sent': /* @__PURE__ */ t('values.auditAction.statement.sent'),
  'stripe.connected': /* @__PURE__ */ t('values.auditAction.stripe.connected'),
  'stripe.disconnected': /* @__PURE__ */ t('values.auditAction.stripe.disconnected'),
  'tag.deleted': /* @__PURE__ */ t('values.auditAction.tag.deleted'),
  'task.deleted': /* @__PURE__ */ t('values.auditAction.task.deleted'),
  'tax_rate.created': /* @__PURE__ */ t('values.auditAction.tax_rate.created'),
  'tax_rate.deleted': /* @__PURE__ */ t('values.auditAction.tax_rate.deleted'),
  'tax_rate.updated': /* @__PURE__ */ t('values.auditAction.tax_rate.updated'),
  'test_data.reset': /* @__PURE__ */ t('values.auditAction.test_data.reset'),
  'ticket.deleted': /* @__PURE__ */ t('values.auditAction.ticket.deleted'),
  'ticket_priority.created': /* @__PURE__ */ t('values.auditAction.ticket_priority.created'),
  'ticket_priority.deleted': /* @__PURE__ */ t('values.auditAction.ticket_priority.deleted'),
  'ticket_priority.updated': /* @__PURE__ */ t('values.auditAction.ticket_priority.updated'),
  'ticket_status.created': /* @__PURE__ */ t('values.auditAction.ticket_status.created'),
  'ticket_status.deleted': /* @__PURE__ */ t('values.auditAction.ticket_status.deleted'),
  'ticket_status.updated': /* @__PURE__ */ t('values.auditAction.ticket_status.updated'),
  'time_entry.deleted': /* @__PURE__ */ t('values.auditAction.time_entry.deleted'),
  'user.created': /* @__PURE__ */ t('values.auditAction.user.created'),
  'user.deactivated': /* @__PURE__ */ t('values.auditAction.user.deactivated'),
  'user.erased': /* @__PURE__ */ t('values.auditAction.user.erased'),
  'user.invited': /* @__PURE__ */ t('values.auditAction.user.invited'),
  'user.permissions_changed': /* @__PURE__ */ t('values.auditAction.user.permissions_changed'),
  'user.reactivated': /* @__PURE__ */ t('values.auditAction.user.reactivated'),
  'user.role_changed': /* @__PURE__ */ t('values.auditAction.user.role_changed'),
  'user.updated': /* @__PURE__ */ t('values.auditAction.user.updated'),
  'webhook.created': /* @__PURE__ */ t('values.auditAction.webhook.created'),
  'webhook.deleted': /* @__PURE__ */ t('values.auditAction.webhook.deleted'),
  'webhook.secret_rotated': /* @__PURE__ */ t('values.auditAction.webhook.secret_rotated'),
  'webhook.updated': /* @__PURE__ */ t('values.auditAction.webhook.updated'),
  'workspace.created': /* @__PURE__ */ t('values.auditAction.workspace.created'),
  'workspace.deletion_requested': /* @__PURE__ */ t('values.auditAction.workspace.deletion_requested'),
  'workspace.restored': /* @__PURE__ */ t('values.auditAction.workspace.restored'),
};

export const auditActorTypeLabels: Labels<AuditActorType> = {
  user: /* @__PURE__ */ t('values.auditActorType.user'),
  api_key: /* @__PURE__ */ t('values.auditActorType.api_key'),
  contact: /* @__PURE__ */ t('values.auditActorType.contact'),
  operator: /* @__PURE__ */ t('values.auditActorType.operator'),
  system: /* @__PURE__ */ t('values.auditActorType.system'),
};

export const webhookStatusLabels: Labels<WebhookStatus> = {
  active: /* @__PURE__ */ t('values.webhookStatus.active'),
  failed: /* @__PURE__ */ t('values.webhookStatus.failed'),
};

export const webhookDeliveryStatusLabels: Labels<WebhookDeliveryStatus> = {
  delivered: /* @__PURE__ */ t('values.webhookDeliveryStatus.delivered'),
  failed: /* @__PURE__ */ t('values.webhookDeliveryStatus.failed'),
};

export const clientStatusLabels: Labels<ClientStatus> = {
  active: /* @__PURE__ */ t('values.clientStatus.active'),
  inactive: /* @__PURE__ */ t('values.clientStatus.inactive'),
};

export const clientHealthStatusLabels: Labels<ClientHealthStatus> = {
  healthy: /* @__PURE__ */ t('values.clientHealthStatus.healthy'),
  at_risk: /* @__PURE__ */ t('values.clientHealthStatus.at_risk'),
  critical: /* @__PURE__ */ t('values.clientHealthStatus.critical'),
};

export const portalAccessLabels: Labels<PortalAccess> = {
  none: /* @__PURE__ */ t('values.portalAccess.none'),
  view: /* @__PURE__ */ t('values.portalAccess.view'),
  full: /* @__PURE__ */ t('values.portalAccess.full'),
};

export const duplicateReasonLabels: Labels<DuplicateReason> = {
  email: /* @__PURE__ */ t('values.duplicateReason.email'),
  phone: /* @__PURE__ */ t('values.duplicateReason.phone'),
  name: /* @__PURE__ */ t('values.duplicateReason.name'),
};

export const contactIncludeLabels: Labels<ContactInclude> = {
  client: /* @__PURE__ */ t('values.contactInclude.client'),
  tickets: /* @__PURE__ */ t('values.contactInclude.tickets'),
  activity: /* @__PURE__ */ t('values.contactInclude.activity'),
};

export const portalLevelLabels: Labels<PortalLevel> = {
  view: /* @__PURE__ */ t('values.portalLevel.view'),
  full: /* @__PURE__ */ t('values.portalLevel.full'),
};

export const billingTypeLabels: Labels<BillingType> = {
  time_and_materials: /* @__PURE__ */ t('values.billingType.time_and_materials'),
  fixed_fee: /* @__PURE__ */ t('values.billingType.fixed_fee'),
  retainer: /* @__PURE__ */ t('values.billingType.retainer'),
  non_billable: /* @__PURE__ */ t('values.billingType.non_billable'),
};

export const projectHealthLabels: Labels<ProjectHealth> = {
  on_track: /* @__PURE__ */ t('values.projectHealth.on_track'),
  at_risk: /* @__PURE__ */ t('values.projectHealth.at_risk'),
};

export const projectIncludeLabels: Labels<ProjectInclude> = {
  client: /* @__PURE__ */ t('values.projectInclude.client'),
  manager: /* @__PURE__ */ t('values.projectInclude.manager'),
  tickets: /* @__PURE__ */ t('values.projectInclude.tickets'),
  time_entries: /* @__PURE__ */ t('values.projectInclude.time_entries'),
  milestones: /* @__PURE__ */ t('values.projectInclude.milestones'),
  phases: /* @__PURE__ */ t('values.projectInclude.phases'),
  tasks: /* @__PURE__ */ t('values.projectInclude.tasks'),
};

export const projectBudgetCoversLabels: Labels<ProjectBudgetCovers> = {
  everyone: /* @__PURE__ */ t('values.projectBudgetCovers.everyone'),
  department: /* @__PURE__ */ t('values.projectBudgetCovers.department'),
  self: /* @__PURE__ */ t('values.projectBudgetCovers.self'),
};

export const projectBudgetIntervalLabels: Labels<ProjectBudgetInterval> = {
  day: /* @__PURE__ */ t('values.projectBudgetInterval.day'),
  week: /* @__PURE__ */ t('values.projectBudgetInterval.week'),
  month: /* @__PURE__ */ t('values.projectBudgetInterval.month'),
};

export const ticketStatusFilterLabels: Labels<TicketStatusFilter> = {
  all: /* @__PURE__ */ t('values.ticketStatusFilter.all'),
  open: /* @__PURE__ */ t('values.ticketStatusFilter.open'),
  closed: /* @__PURE__ */ t('values.ticketStatusFilter.closed'),
};

export const attachmentVisibilityLabels: Labels<AttachmentVisibility> = {
  public: /* @__PURE__ */ t('values.attachmentVisibility.public'),
  internal: /* @__PURE__ */ t('values.attachmentVisibility.internal'),
};

export const taggedTypeLabels: Labels<TaggedType> = {
  clients: /* @__PURE__ */ t('values.taggedType.clients'),
  projects: /* @__PURE__ */ t('values.taggedType.projects'),
  tickets: /* @__PURE__ */ t('values.taggedType.tickets'),
  contacts: /* @__PURE__ */ t('values.taggedType.contacts'),
};

export const ticketStatusTypeLabels: Labels<TicketStatusType> = {
  open: /* @__PURE__ */ t('values.ticketStatusType.open'),
  closed: /* @__PURE__ */ t('values.ticketStatusType.closed'),
};

export const cannedReplyPlaceholderLabels: Labels<CannedReplyPlaceholder> = {
  'client.name': /* @__PURE__ */ t('values.cannedReplyPlaceholder.client.name'),
  'contact.name': /* @__PURE__ */ t('values.cannedReplyPlaceholder.contact.name'),
  'ticket.number': /* @__PURE__ */ t('values.cannedReplyPlaceholder.ticket.number'),
  'user.name': /* @__PURE__ */ t('values.cannedReplyPlaceholder.user.name'),
};

export const ticketIncludeLabels: Labels<TicketInclude> = {
  client: /* @__PURE__ */ t('values.ticketInclude.client'),
  project: /* @__PURE__ */ t('values.ticketInclude.project'),
  assignee: /* @__PURE__ */ t('values.ticketInclude.assignee'),
  activities: /* @__PURE__ */ t('values.ticketInclude.activities'),
  time_entries: /* @__PURE__ */ t('values.ticketInclude.time_entries'),
  attachments: /* @__PURE__ */ t('values.ticketInclude.attachments'),
  tasks: /* @__PURE__ */ t('values.ticketInclude.tasks'),
  watchers: /* @__PURE__ */ t('values.ticketInclude.watchers'),
};

export const timeGroupingLabels: Labels<TimeGrouping> = {
  user: /* @__PURE__ */ t('values.timeGrouping.user'),
  client: /* @__PURE__ */ t('values.timeGrouping.client'),
  project: /* @__PURE__ */ t('values.timeGrouping.project'),
  day: /* @__PURE__ */ t('values.timeGrouping.day'),
  week: /* @__PURE__ */ t('values.timeGrouping.week'),
};

export const expenseCategoryLabels: Labels<ExpenseCategory> = {
  software: /* @__PURE__ */ t('values.expenseCategory.software'),
  hosting: /* @__PURE__ */ t('values.expenseCategory.hosting'),
  travel: /* @__PURE__ */ t('values.expenseCategory.travel'),
  meals: /* @__PURE__ */ t('values.expenseCategory.meals'),
  supplies: /* @__PURE__ */ t('values.expenseCategory.supplies'),
  equipment: /* @__PURE__ */ t('values.expenseCategory.equipment'),
  contractor: /* @__PURE__ */ t('values.expenseCategory.contractor'),
  advertising: /* @__PURE__ */ t('values.expenseCategory.advertising'),
  other: /* @__PURE__ */ t('values.expenseCategory.other'),
};

export const expenseGroupingLabels: Labels<ExpenseGrouping> = {
  category: /* @__PURE__ */ t('values.expenseGrouping.category'),
  client: /* @__PURE__ */ t('values.expenseGrouping.client'),
  project: /* @__PURE__ */ t('values.expenseGrouping.project'),
  user: /* @__PURE__ */ t('values.expenseGrouping.user'),
  month: /* @__PURE__ */ t('values.expenseGrouping.month'),
};

export const agreementIntervalLabels: Labels<AgreementInterval> = {
  monthly: /* @__PURE__ */ t('values.agreementInterval.monthly'),
  quarterly: /* @__PURE__ */ t('values.agreementInterval.quarterly'),
  yearly: /* @__PURE__ */ t('values.agreementInterval.yearly'),
};

export const invoiceMethodLabels: Labels<InvoiceMethod> = {
  create_draft: /* @__PURE__ */ t('values.invoiceMethod.create_draft'),
  auto_send: /* @__PURE__ */ t('values.invoiceMethod.auto_send'),
};

export const agreementStatusCreateLabels: Labels<AgreementStatusCreate> = {
  draft: /* @__PURE__ */ t('values.agreementStatusCreate.draft'),
  active: /* @__PURE__ */ t('values.agreementStatusCreate.active'),
};

export const reminderHoldLabels: Labels<ReminderHold> = {
  payment_under_way: /* @__PURE__ */ t('values.reminderHold.payment_under_way'),
  disputed: /* @__PURE__ */ t('values.reminderHold.disputed'),
  credit: /* @__PURE__ */ t('values.reminderHold.credit'),
  no_recipient: /* @__PURE__ */ t('values.reminderHold.no_recipient'),
};

export const drawdownStatusLabels: Labels<DrawdownStatus> = {
  on_track: /* @__PURE__ */ t('values.drawdownStatus.on_track'),
  under_utilized: /* @__PURE__ */ t('values.drawdownStatus.under_utilized'),
  near_limit: /* @__PURE__ */ t('values.drawdownStatus.near_limit'),
  over_limit: /* @__PURE__ */ t('values.drawdownStatus.over_limit'),
};

export const agreementIncludeLabels: Labels<AgreementInclude> = {
  client: /* @__PURE__ */ t('values.agreementInclude.client'),
  periods: /* @__PURE__ */ t('values.agreementInclude.periods'),
  time_entries: /* @__PURE__ */ t('values.agreementInclude.time_entries'),
  invoices: /* @__PURE__ */ t('values.agreementInclude.invoices'),
};

export const hourMovementTypeLabels: Labels<HourMovementType> = {
  included: /* @__PURE__ */ t('values.hourMovementType.included'),
  rollover_in: /* @__PURE__ */ t('values.hourMovementType.rollover_in'),
  draw: /* @__PURE__ */ t('values.hourMovementType.draw'),
  release: /* @__PURE__ */ t('values.hourMovementType.release'),
  rollover_out: /* @__PURE__ */ t('values.hourMovementType.rollover_out'),
  expiry: /* @__PURE__ */ t('values.hourMovementType.expiry'),
  overage: /* @__PURE__ */ t('values.hourMovementType.overage'),
  adjustment: /* @__PURE__ */ t('values.hourMovementType.adjustment'),
};

export const hourSourceLabels: Labels<HourSource> = {
  rollover: /* @__PURE__ */ t('values.hourSource.rollover'),
  included: /* @__PURE__ */ t('values.hourSource.included'),
  overage: /* @__PURE__ */ t('values.hourSource.overage'),
};

export const periodIncludeLabels: Labels<PeriodInclude> = {
  time_entries: /* @__PURE__ */ t('values.periodInclude.time_entries'),
};

export const comparedPeriodLabels: Labels<ComparedPeriod> = {
  previous_period: /* @__PURE__ */ t('values.comparedPeriod.previous_period'),
  previous_year: /* @__PURE__ */ t('values.comparedPeriod.previous_year'),
};

export const revenueReportGroupingLabels: Labels<RevenueReportGrouping> = {
  month: /* @__PURE__ */ t('values.revenueReportGrouping.month'),
  quarter: /* @__PURE__ */ t('values.revenueReportGrouping.quarter'),
  client: /* @__PURE__ */ t('values.revenueReportGrouping.client'),
  project: /* @__PURE__ */ t('values.revenueReportGrouping.project'),
  service_type: /* @__PURE__ */ t('values.revenueReportGrouping.service_type'),
};

export const taxReportBasisLabels: Labels<TaxReportBasis> = {
  invoiced: /* @__PURE__ */ t('values.taxReportBasis.invoiced'),
  collected: /* @__PURE__ */ t('values.taxReportBasis.collected'),
};

export const profitabilityReportViewLabels: Labels<ProfitabilityReportView> = {
  projects: /* @__PURE__ */ t('values.profitabilityReportView.projects'),
  clients: /* @__PURE__ */ t('values.profitabilityReportView.clients'),
  both: /* @__PURE__ */ t('values.profitabilityReportView.both'),
};

export const timeReportGroupingLabels: Labels<TimeReportGrouping> = {
  user: /* @__PURE__ */ t('values.timeReportGrouping.user'),
  client: /* @__PURE__ */ t('values.timeReportGrouping.client'),
  project: /* @__PURE__ */ t('values.timeReportGrouping.project'),
  ticket: /* @__PURE__ */ t('values.timeReportGrouping.ticket'),
  day: /* @__PURE__ */ t('values.timeReportGrouping.day'),
  week: /* @__PURE__ */ t('values.timeReportGrouping.week'),
};

export const reportTypeLabels: Labels<ReportType> = {
  dashboard: /* @__PURE__ */ t('values.reportType.dashboard'),
  utilization: /* @__PURE__ */ t('values.reportType.utilization'),
  profitability: /* @__PURE__ */ t('values.reportType.profitability'),
  revenue: /* @__PURE__ */ t('values.reportType.revenue'),
  time: /* @__PURE__ */ t('values.reportType.time'),
  aging: /* @__PURE__ */ t('values.reportType.aging'),
  forecast: /* @__PURE__ */ t('values.reportType.forecast'),
  unbilled: /* @__PURE__ */ t('values.reportType.unbilled'),
  taxes: /* @__PURE__ */ t('values.reportType.taxes'),
};

export const reportFrequencyLabels: Labels<ReportFrequency> = {
  daily: /* @__PURE__ */ t('values.reportFrequency.daily'),
  weekly: /* @__PURE__ */ t('values.reportFrequency.weekly'),
  monthly: /* @__PURE__ */ t('values.reportFrequency.monthly'),
};

export const utilizationReportGroupingLabels: Labels<UtilizationReportGrouping> = {
  user: /* @__PURE__ */ t('values.utilizationReportGrouping.user'),
  department: /* @__PURE__ */ t('values.utilizationReportGrouping.department'),
  week: /* @__PURE__ */ t('values.utilizationReportGrouping.week'),
};

export const bankImportStatusLabels: Labels<BankImportStatus> = {
  open: /* @__PURE__ */ t('values.bankImportStatus.open'),
  completed: /* @__PURE__ */ t('values.bankImportStatus.completed'),
};

export const bankImportFormatLabels: Labels<BankImportFormat> = {
  camt_053: /* @__PURE__ */ t('values.bankImportFormat.camt_053'),
  camt_052: /* @__PURE__ */ t('values.bankImportFormat.camt_052'),
  camt_054: /* @__PURE__ */ t('values.bankImportFormat.camt_054'),
  mt940: /* @__PURE__ */ t('values.bankImportFormat.mt940'),
  ofx: /* @__PURE__ */ t('values.bankImportFormat.ofx'),
  csv: /* @__PURE__ */ t('values.bankImportFormat.csv'),
};

export const bankDateFormatLabels: Labels<BankDateFormat> = {
  ymd: /* @__PURE__ */ t('values.bankDateFormat.ymd'),
  dmy: /* @__PURE__ */ t('values.bankDateFormat.dmy'),
  mdy: /* @__PURE__ */ t('values.bankDateFormat.mdy'),
};

export const bankLineStatusLabels: Labels<BankLineStatus> = {
  open: /* @__PURE__ */ t('values.bankLineStatus.open'),
  booked: /* @__PURE__ */ t('values.bankLineStatus.booked'),
  ignored: /* @__PURE__ */ t('values.bankLineStatus.ignored'),
  reversed: /* @__PURE__ */ t('values.bankLineStatus.reversed'),
};

export const bankMatchConfidenceLabels: Labels<BankMatchConfidence> = {
  certain: /* @__PURE__ */ t('values.bankMatchConfidence.certain'),
  likely: /* @__PURE__ */ t('values.bankMatchConfidence.likely'),
  possible: /* @__PURE__ */ t('values.bankMatchConfidence.possible'),
};

export const bankMatchReasonLabels: Labels<BankMatchReason> = {
  invoice_number: /* @__PURE__ */ t('values.bankMatchReason.invoice_number'),
  structured_reference: /* @__PURE__ */ t('values.bankMatchReason.structured_reference'),
  known_iban: /* @__PURE__ */ t('values.bankMatchReason.known_iban'),
  client_name: /* @__PURE__ */ t('values.bankMatchReason.client_name'),
  exact_amount: /* @__PURE__ */ t('values.bankMatchReason.exact_amount'),
  sum_of_invoices: /* @__PURE__ */ t('values.bankMatchReason.sum_of_invoices'),
  partial_amount: /* @__PURE__ */ t('values.bankMatchReason.partial_amount'),
  above_outstanding: /* @__PURE__ */ t('values.bankMatchReason.above_outstanding'),
  invoice_settled: /* @__PURE__ */ t('values.bankMatchReason.invoice_settled'),
  similar_line: /* @__PURE__ */ t('values.bankMatchReason.similar_line'),
  end_to_end_id: /* @__PURE__ */ t('values.bankMatchReason.end_to_end_id'),
  returned: /* @__PURE__ */ t('values.bankMatchReason.returned'),
};

export const bankSkipReasonLabels: Labels<BankSkipReason> = {
  no_proposal: /* @__PURE__ */ t('values.bankSkipReason.no_proposal'),
  ignored: /* @__PURE__ */ t('values.bankSkipReason.ignored'),
  changed: /* @__PURE__ */ t('values.bankSkipReason.changed'),
};

export const lineUnitLabels: Labels<LineUnit> = {
  hour: /* @__PURE__ */ t('values.lineUnit.hour'),
  day: /* @__PURE__ */ t('values.lineUnit.day'),
  week: /* @__PURE__ */ t('values.lineUnit.week'),
  month: /* @__PURE__ */ t('values.lineUnit.month'),
  year: /* @__PURE__ */ t('values.lineUnit.year'),
  piece: /* @__PURE__ */ t('values.lineUnit.piece'),
  kilometre: /* @__PURE__ */ t('values.lineUnit.kilometre'),
  mile: /* @__PURE__ */ t('values.lineUnit.mile'),
  kilogram: /* @__PURE__ */ t('values.lineUnit.kilogram'),
  lump_sum: /* @__PURE__ */ t('values.lineUnit.lump_sum'),
};

export const recurringInvoiceStatusLabels: Labels<RecurringInvoiceStatus> = {
  active: /* @__PURE__ */ t('values.recurringInvoiceStatus.active'),
  paused: /* @__PURE__ */ t('values.recurringInvoiceStatus.paused'),
  ended: /* @__PURE__ */ t('values.recurringInvoiceStatus.ended'),
};

export const recurringIntervalLabels: Labels<RecurringInterval> = {
  weekly: /* @__PURE__ */ t('values.recurringInterval.weekly'),
  monthly: /* @__PURE__ */ t('values.recurringInterval.monthly'),
  quarterly: /* @__PURE__ */ t('values.recurringInterval.quarterly'),
  yearly: /* @__PURE__ */ t('values.recurringInterval.yearly'),
};

export const recurringJoinLabels: Labels<RecurringJoin> = {
  alone: /* @__PURE__ */ t('values.recurringJoin.alone'),
  with_retainer_and_time: /* @__PURE__ */ t('values.recurringJoin.with_retainer_and_time'),
};

export const exchangeRateSourceLabels: Labels<ExchangeRateSource> = {
  manual: /* @__PURE__ */ t('values.exchangeRateSource.manual'),
  file: /* @__PURE__ */ t('values.exchangeRateSource.file'),
  ecb: /* @__PURE__ */ t('values.exchangeRateSource.ecb'),
};

export const exchangeRateFileFormatLabels: Labels<ExchangeRateFileFormat> = {
  ecb_xml: /* @__PURE__ */ t('values.exchangeRateFileFormat.ecb_xml'),
  ecb_csv: /* @__PURE__ */ t('values.exchangeRateFileFormat.ecb_csv'),
  csv: /* @__PURE__ */ t('values.exchangeRateFileFormat.csv'),
};

export const invoiceGroupingLabels: Labels<InvoiceGrouping> = {
  none: /* @__PURE__ */ t('values.invoiceGrouping.none'),
  project: /* @__PURE__ */ t('values.invoiceGrouping.project'),
  ticket: /* @__PURE__ */ t('values.invoiceGrouping.ticket'),
  user: /* @__PURE__ */ t('values.invoiceGrouping.user'),
  date: /* @__PURE__ */ t('values.invoiceGrouping.date'),
};

export const invoiceIncludeLabels: Labels<InvoiceInclude> = {
  line_items: /* @__PURE__ */ t('values.invoiceInclude.line_items'),
  client: /* @__PURE__ */ t('values.invoiceInclude.client'),
  contact: /* @__PURE__ */ t('values.invoiceInclude.contact'),
  time_entries: /* @__PURE__ */ t('values.invoiceInclude.time_entries'),
  payments: /* @__PURE__ */ t('values.invoiceInclude.payments'),
  credit_notes: /* @__PURE__ */ t('values.invoiceInclude.credit_notes'),
  parties: /* @__PURE__ */ t('values.invoiceInclude.parties'),
  sent_reminders: /* @__PURE__ */ t('values.invoiceInclude.sent_reminders'),
};

export const workspaceLogoContentTypeLabels: Labels<WorkspaceLogoContentType> = {
  'image/png': /* @__PURE__ */ t('values.workspaceLogoContentType.image/png'),
  'image/jpeg': /* @__PURE__ */ t('values.workspaceLogoContentType.image/jpeg'),
  'image/gif': /* @__PURE__ */ t('values.workspaceLogoContentType.image/gif'),
};

export const notificationDetailsDecisionLabels: Labels<NotificationDetailsDecision> = {
  approved: /* @__PURE__ */ t('values.notificationDetailsDecision.approved'),
  rejected: /* @__PURE__ */ t('values.notificationDetailsDecision.rejected'),
};

export const notificationDetailsTargetLabels: Labels<NotificationDetailsTarget> = {
  response: /* @__PURE__ */ t('values.notificationDetailsTarget.response'),
  resolution: /* @__PURE__ */ t('values.notificationDetailsTarget.resolution'),
};

export const notificationDetailsLimitLabels: Labels<NotificationDetailsLimit> = {
  near: /* @__PURE__ */ t('values.notificationDetailsLimit.near'),
  over: /* @__PURE__ */ t('values.notificationDetailsLimit.over'),
};

export const eventPartTypeLabels: Labels<EventPartType> = {
  phase: /* @__PURE__ */ t('values.eventPartType.phase'),
  milestone: /* @__PURE__ */ t('values.eventPartType.milestone'),
  task: /* @__PURE__ */ t('values.eventPartType.task'),
};

export const eventPartChangeLabels: Labels<EventPartChange> = {
  created: /* @__PURE__ */ t('values.eventPartChange.created'),
  updated: /* @__PURE__ */ t('values.eventPartChange.updated'),
  deleted: /* @__PURE__ */ t('values.eventPartChange.deleted'),
};

export const eventContextTargetLabels: Labels<EventContextTarget> = {
  response: /* @__PURE__ */ t('values.eventContextTarget.response'),
  resolution: /* @__PURE__ */ t('values.eventContextTarget.resolution'),
};

export const webhookDeliveriesRetryStatusLabels: Labels<WebhookDeliveriesRetryStatus> = {
  failed: /* @__PURE__ */ t('values.webhookDeliveriesRetryStatus.failed'),
};

export const receivedInvoiceSyntaxLabels: Labels<ReceivedInvoiceSyntax> = {
  cii: /* @__PURE__ */ t('values.receivedInvoiceSyntax.cii'),
  ubl: /* @__PURE__ */ t('values.receivedInvoiceSyntax.ubl'),
};

export const invoiceWarningCodeLabels: Labels<InvoiceWarningCode> = {
  seller_address_missing: /* @__PURE__ */ t('values.invoiceWarningCode.seller_address_missing'),
  seller_tax_id_missing: /* @__PURE__ */ t('values.invoiceWarningCode.seller_tax_id_missing'),
  payment_details_missing: /* @__PURE__ */ t('values.invoiceWarningCode.payment_details_missing'),
  buyer_address_missing: /* @__PURE__ */ t('values.invoiceWarningCode.buyer_address_missing'),
  delivery_period_missing: /* @__PURE__ */ t('values.invoiceWarningCode.delivery_period_missing'),
  buyer_tax_id_missing: /* @__PURE__ */ t('values.invoiceWarningCode.buyer_tax_id_missing'),
  exchange_rate_missing: /* @__PURE__ */ t('values.invoiceWarningCode.exchange_rate_missing'),
  e_invoice_term_missing: /* @__PURE__ */ t('values.invoiceWarningCode.e_invoice_term_missing'),
};

export const invoicePaymentMethodMethodLabels: Labels<InvoicePaymentMethodMethod> = {
  bank_transfer: /* @__PURE__ */ t('values.invoicePaymentMethodMethod.bank_transfer'),
  stripe: /* @__PURE__ */ t('values.invoicePaymentMethodMethod.stripe'),
  test: /* @__PURE__ */ t('values.invoicePaymentMethodMethod.test'),
};

export const traceRateSourceTypeLabels: Labels<TraceRateSourceType> = {
  override: /* @__PURE__ */ t('values.traceRateSourceType.override'),
  card: /* @__PURE__ */ t('values.traceRateSourceType.card'),
  project: /* @__PURE__ */ t('values.traceRateSourceType.project'),
  client: /* @__PURE__ */ t('values.traceRateSourceType.client'),
  person: /* @__PURE__ */ t('values.traceRateSourceType.person'),
  workspace: /* @__PURE__ */ t('values.traceRateSourceType.workspace'),
  none: /* @__PURE__ */ t('values.traceRateSourceType.none'),
  unknown: /* @__PURE__ */ t('values.traceRateSourceType.unknown'),
};

export const listUsersSortLabels: Labels<ListUsersSort> = {
  created_at: /* @__PURE__ */ t('values.listUsersSort.created_at'),
  name: /* @__PURE__ */ t('values.listUsersSort.name'),
};

export const listSavedViewsSortLabels: Labels<ListSavedViewsSort> = {
  name: /* @__PURE__ */ t('values.listSavedViewsSort.name'),
  created_at: /* @__PURE__ */ t('values.listSavedViewsSort.created_at'),
};

export const listWorkspaceExportsSortLabels: Labels<ListWorkspaceExportsSort> = {
  created_at: /* @__PURE__ */ t('values.listWorkspaceExportsSort.created_at'),
};

export const listApprovalsSortLabels: Labels<ListApprovalsSort> = {
  created_at: /* @__PURE__ */ t('values.listApprovalsSort.created_at'),
  due_date: /* @__PURE__ */ t('values.listApprovalsSort.due_date'),
};

export const listApprovalEntriesSortLabels: Labels<ListApprovalEntriesSort> = {
  date: /* @__PURE__ */ t('values.listApprovalEntriesSort.date'),
};

export const listCreditNotesSortLabels: Labels<ListCreditNotesSort> = {
  credit_date: /* @__PURE__ */ t('values.listCreditNotesSort.credit_date'),
  total: /* @__PURE__ */ t('values.listCreditNotesSort.total'),
};

export const listClientsSortLabels: Labels<ListClientsSort> = {
  created_at: /* @__PURE__ */ t('values.listClientsSort.created_at'),
  name: /* @__PURE__ */ t('values.listClientsSort.name'),
  updated_at: /* @__PURE__ */ t('values.listClientsSort.updated_at'),
  health_score: /* @__PURE__ */ t('values.listClientsSort.health_score'),
};

export const listContactsSortLabels: Labels<ListContactsSort> = {
  created_at: /* @__PURE__ */ t('values.listContactsSort.created_at'),
  name: /* @__PURE__ */ t('values.listContactsSort.name'),
  updated_at: /* @__PURE__ */ t('values.listContactsSort.updated_at'),
};

export const listRateCardsSortLabels: Labels<ListRateCardsSort> = {
  created_at: /* @__PURE__ */ t('values.listRateCardsSort.created_at'),
  name: /* @__PURE__ */ t('values.listRateCardsSort.name'),
};

export const listProjectTypesSortLabels: Labels<ListProjectTypesSort> = {
  created_at: /* @__PURE__ */ t('values.listProjectTypesSort.created_at'),
  name: /* @__PURE__ */ t('values.listProjectTypesSort.name'),
};

export const listProjectsSortLabels: Labels<ListProjectsSort> = {
  created_at: /* @__PURE__ */ t('values.listProjectsSort.created_at'),
  title: /* @__PURE__ */ t('values.listProjectsSort.title'),
  due_date: /* @__PURE__ */ t('values.listProjectsSort.due_date'),
  status: /* @__PURE__ */ t('values.listProjectsSort.status'),
  hours_used: /* @__PURE__ */ t('values.listProjectsSort.hours_used'),
  percent_complete: /* @__PURE__ */ t('values.listProjectsSort.percent_complete'),
};

export const listProjectMilestonesSortLabels: Labels<ListProjectMilestonesSort> = {
  due_date: /* @__PURE__ */ t('values.listProjectMilestonesSort.due_date'),
  created_at: /* @__PURE__ */ t('values.listProjectMilestonesSort.created_at'),
  title: /* @__PURE__ */ t('values.listProjectMilestonesSort.title'),
};

export const listProjectPhasesSortLabels: Labels<ListProjectPhasesSort> = {
  position: /* @__PURE__ */ t('values.listProjectPhasesSort.position'),
  created_at: /* @__PURE__ */ t('values.listProjectPhasesSort.created_at'),
  due_date: /* @__PURE__ */ t('values.listProjectPhasesSort.due_date'),
};

export const listProjectTasksSortLabels: Labels<ListProjectTasksSort> = {
  position: /* @__PURE__ */ t('values.listProjectTasksSort.position'),
  created_at: /* @__PURE__ */ t('values.listProjectTasksSort.created_at'),
  due_date: /* @__PURE__ */ t('values.listProjectTasksSort.due_date'),
};

export const listProjectTicketsSortLabels: Labels<ListProjectTicketsSort> = {
  created_at: /* @__PURE__ */ t('values.listProjectTicketsSort.created_at'),
  updated_at: /* @__PURE__ */ t('values.listProjectTicketsSort.updated_at'),
  priority: /* @__PURE__ */ t('values.listProjectTicketsSort.priority'),
  due_date: /* @__PURE__ */ t('values.listProjectTicketsSort.due_date'),
};

export const listProjectTimeEntriesSortLabels: Labels<ListProjectTimeEntriesSort> = {
  date: /* @__PURE__ */ t('values.listProjectTimeEntriesSort.date'),
  created_at: /* @__PURE__ */ t('values.listProjectTimeEntriesSort.created_at'),
  hours: /* @__PURE__ */ t('values.listProjectTimeEntriesSort.hours'),
};

export const listTagsSortLabels: Labels<ListTagsSort> = {
  created_at: /* @__PURE__ */ t('values.listTagsSort.created_at'),
  name: /* @__PURE__ */ t('values.listTagsSort.name'),
  usage_count: /* @__PURE__ */ t('values.listTagsSort.usage_count'),
};

export const listTicketPrioritiesSortLabels: Labels<ListTicketPrioritiesSort> = {
  position: /* @__PURE__ */ t('values.listTicketPrioritiesSort.position'),
  name: /* @__PURE__ */ t('values.listTicketPrioritiesSort.name'),
};

export const listTicketStatusesSortLabels: Labels<ListTicketStatusesSort> = {
  position: /* @__PURE__ */ t('values.listTicketStatusesSort.position'),
  name: /* @__PURE__ */ t('values.listTicketStatusesSort.name'),
};

export const listCannedRepliesSortLabels: Labels<ListCannedRepliesSort> = {
  name: /* @__PURE__ */ t('values.listCannedRepliesSort.name'),
  created_at: /* @__PURE__ */ t('values.listCannedRepliesSort.created_at'),
};

export const listTicketsSortLabels: Labels<ListTicketsSort> = {
  created_at: /* @__PURE__ */ t('values.listTicketsSort.created_at'),
  updated_at: /* @__PURE__ */ t('values.listTicketsSort.updated_at'),
  priority: /* @__PURE__ */ t('values.listTicketsSort.priority'),
  due_date: /* @__PURE__ */ t('values.listTicketsSort.due_date'),
  sla_due_at: /* @__PURE__ */ t('values.listTicketsSort.sla_due_at'),
};

export const listTicketActivitiesSortLabels: Labels<ListTicketActivitiesSort> = {
  created_at: /* @__PURE__ */ t('values.listTicketActivitiesSort.created_at'),
};

export const listTicketAttachmentsSortLabels: Labels<ListTicketAttachmentsSort> = {
  created_at: /* @__PURE__ */ t('values.listTicketAttachmentsSort.created_at'),
  filename: /* @__PURE__ */ t('values.listTicketAttachmentsSort.filename'),
  size: /* @__PURE__ */ t('values.listTicketAttachmentsSort.size'),
};

export const listTicketTasksSortLabels: Labels<ListTicketTasksSort> = {
  position: /* @__PURE__ */ t('values.listTicketTasksSort.position'),
  created_at: /* @__PURE__ */ t('values.listTicketTasksSort.created_at'),
  due_date: /* @__PURE__ */ t('values.listTicketTasksSort.due_date'),
};

export const listTicketTimeEntriesSortLabels: Labels<ListTicketTimeEntriesSort> = {
  date: /* @__PURE__ */ t('values.listTicketTimeEntriesSort.date'),
  created_at: /* @__PURE__ */ t('values.listTicketTimeEntriesSort.created_at'),
  hours: /* @__PURE__ */ t('values.listTicketTimeEntriesSort.hours'),
};

export const listTimeEntriesSortLabels: Labels<ListTimeEntriesSort> = {
  date: /* @__PURE__ */ t('values.listTimeEntriesSort.date'),
  created_at: /* @__PURE__ */ t('values.listTimeEntriesSort.created_at'),
  hours: /* @__PURE__ */ t('values.listTimeEntriesSort.hours'),
};

export const listExpensesSortLabels: Labels<ListExpensesSort> = {
  date: /* @__PURE__ */ t('values.listExpensesSort.date'),
  created_at: /* @__PURE__ */ t('values.listExpensesSort.created_at'),
  amount: /* @__PURE__ */ t('values.listExpensesSort.amount'),
};

export const listAgreementsSortLabels: Labels<ListAgreementsSort> = {
  created_at: /* @__PURE__ */ t('values.listAgreementsSort.created_at'),
  start_date: /* @__PURE__ */ t('values.listAgreementsSort.start_date'),
  monthly_fee: /* @__PURE__ */ t('values.listAgreementsSort.monthly_fee'),
};

export const listAgreementTypesSortLabels: Labels<ListAgreementTypesSort> = {
  created_at: /* @__PURE__ */ t('values.listAgreementTypesSort.created_at'),
  name: /* @__PURE__ */ t('values.listAgreementTypesSort.name'),
};

export const listBankImportsSortLabels: Labels<ListBankImportsSort> = {
  created_at: /* @__PURE__ */ t('values.listBankImportsSort.created_at'),
};

export const listBankImportLinesSortLabels: Labels<ListBankImportLinesSort> = {
  position: /* @__PURE__ */ t('values.listBankImportLinesSort.position'),
};

export const listItemsSortLabels: Labels<ListItemsSort> = {
  name: /* @__PURE__ */ t('values.listItemsSort.name'),
  created_at: /* @__PURE__ */ t('values.listItemsSort.created_at'),
};

export const listRecurringInvoicesSortLabels: Labels<ListRecurringInvoicesSort> = {
  created_at: /* @__PURE__ */ t('values.listRecurringInvoicesSort.created_at'),
  next_date: /* @__PURE__ */ t('values.listRecurringInvoicesSort.next_date'),
};

export const listTaxRatesSortLabels: Labels<ListTaxRatesSort> = {
  name: /* @__PURE__ */ t('values.listTaxRatesSort.name'),
  created_at: /* @__PURE__ */ t('values.listTaxRatesSort.created_at'),
};

export const listExchangeRatesSortLabels: Labels<ListExchangeRatesSort> = {
  date: /* @__PURE__ */ t('values.listExchangeRatesSort.date'),
  created_at: /* @__PURE__ */ t('values.listExchangeRatesSort.created_at'),
};

export const listInvoicesSortLabels: Labels<ListInvoicesSort> = {
  invoice_date: /* @__PURE__ */ t('values.listInvoicesSort.invoice_date'),
  due_date: /* @__PURE__ */ t('values.listInvoicesSort.due_date'),
  total: /* @__PURE__ */ t('values.listInvoicesSort.total'),
  status: /* @__PURE__ */ t('values.listInvoicesSort.status'),
};

export const listInvoicePaymentsSortLabels: Labels<ListInvoicePaymentsSort> = {
  created_at: /* @__PURE__ */ t('values.listInvoicePaymentsSort.created_at'),
  date: /* @__PURE__ */ t('values.listInvoicePaymentsSort.date'),
};

export const listPaymentsSortLabels: Labels<ListPaymentsSort> = {
  date: /* @__PURE__ */ t('values.listPaymentsSort.date'),
  amount: /* @__PURE__ */ t('values.listPaymentsSort.amount'),
};
