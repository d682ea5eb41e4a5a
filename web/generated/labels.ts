/** Made by scripts/developer/generate.ts from the contract. */
import type {
  AgreementInclude,
  AgreementStatus,
  AgreementStatusCreate,
  ApiKeyScope,
  ApprovalState,
  ApprovalStatus,
  ApprovalType,
  AttachmentVisibility,
  BillingType,
  ClientHealthStatus,
  ClientStatus,
  ComparedPeriod,
  ContactInclude,
  DrawdownStatus,
  DuplicateReason,
  EventContextTarget,
  EventPartChange,
  EventPartType,
  EventType,
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
  ListAgreementTypesSort,
  ListAgreementsSort,
  ListApprovalEntriesSort,
  ListApprovalsSort,
  ListClientsSort,
  ListContactsSort,
  ListCreditNotesSort,
  ListExpensesSort,
  ListInvoicePaymentsSort,
  ListInvoicesSort,
  ListPaymentsSort,
  ListProjectMilestonesSort,
  ListProjectPhasesSort,
  ListProjectTasksSort,
  ListProjectTicketsSort,
  ListProjectTimeEntriesSort,
  ListProjectTypesSort,
  ListProjectsSort,
  ListRateCardsSort,
  ListTagsSort,
  ListTicketActivitiesSort,
  ListTicketAttachmentsSort,
  ListTicketPrioritiesSort,
  ListTicketStatusesSort,
  ListTicketTasksSort,
  ListTicketTimeEntriesSort,
  ListTicketsSort,
  ListTimeEntriesSort,
  ListUsersSort,
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
  ProjectInclude,
  ProjectStatus,
  RateType,
  ReportFrequency,
  ReportPeriod,
  ReportType,
  RevenueReportGrouping,
  SearchKind,
  SortOrder,
  StatementMovementType,
  TaggedType,
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
  WorkspaceLogoContentType,
} from 'docket-sdk';

/** Words for each value, in English. */
export type Labels<Value extends string> = Readonly<Record<Value, string>>;

export const modeLabels: Labels<Mode> = {
  live: 'Live',
  test: 'Test',
};

export const apiKeyScopeLabels: Labels<ApiKeyScope> = {
  full: 'Full',
  read_only: 'Read only',
};

export const projectStatusLabels: Labels<ProjectStatus> = {
  pending: 'Pending',
  active: 'Active',
  on_hold: 'On hold',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

export const sortOrderLabels: Labels<SortOrder> = {
  asc: 'Ascending',
  desc: 'Descending',
};

export const phaseStatusLabels: Labels<PhaseStatus> = {
  pending: 'Pending',
  active: 'Active',
  completed: 'Completed',
};

export const ticketActivityTypeLabels: Labels<TicketActivityType> = {
  comment: 'Comment',
  status_change: 'Status change',
  priority_change: 'Priority change',
  assignment: 'Assignment',
  created: 'Created',
  closed: 'Closed',
  reopened: 'Reopened',
  attachment: 'Attachment',
  time_logged: 'Time logged',
};

export const approvalStateLabels: Labels<ApprovalState> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
};

export const approvalTypeLabels: Labels<ApprovalType> = {
  milestone: 'Milestone',
  hours: 'Hours',
};

export const invoiceStatusLabels: Labels<InvoiceStatus> = {
  draft: 'Draft',
  pending_approval: 'Pending approval',
  approved: 'Approved',
  sent: 'Sent',
  viewed: 'Viewed',
  partial: 'Partial',
  paid: 'Paid',
  overdue: 'Overdue',
  void: 'Void',
  uncollectible: 'Uncollectible',
};

export const statementMovementTypeLabels: Labels<StatementMovementType> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  payment: 'Payment',
  refund: 'Refund',
};

export const agreementStatusLabels: Labels<AgreementStatus> = {
  draft: 'Draft',
  active: 'Active',
  paused: 'Paused',
  expired: 'Expired',
  cancelled: 'Cancelled',
};

export const userStatusFilterLabels: Labels<UserStatusFilter> = {
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
  all: 'All',
};

export const userRoleLabels: Labels<UserRole> = {
  owner: 'Owner',
  admin: 'Admin',
  manager: 'Manager',
  member: 'Member',
  viewer: 'Viewer',
  contractor: 'Contractor',
};

export const userStatusLabels: Labels<UserStatus> = {
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
};

export const notificationMailLabels: Labels<NotificationMail> = {
  now: 'Now',
  daily: 'Daily',
  weekly: 'Weekly',
  off: 'Off',
};

export const userIncludeLabels: Labels<UserInclude> = {
  time_entries: 'Time entries',
  projects: 'Projects',
  stats: 'Stats',
};

export const reportPeriodLabels: Labels<ReportPeriod> = {
  today: 'Today',
  yesterday: 'Yesterday',
  this_week: 'This week',
  last_week: 'Last week',
  this_month: 'This month',
  last_month: 'Last month',
  this_quarter: 'This quarter',
  last_quarter: 'Last quarter',
  this_year: 'This year',
  last_year: 'Last year',
  custom: 'Custom',
};

export const utilizationStatusLabels: Labels<UtilizationStatus> = {
  exceeding: 'Exceeding',
  below: 'Below',
};

export const searchKindLabels: Labels<SearchKind> = {
  client: 'Client',
  contact: 'Contact',
  project: 'Project',
  ticket: 'Ticket',
  time_entry: 'Time entry',
  expense: 'Expense',
  invoice: 'Invoice',
  credit_note: 'Credit note',
  agreement: 'Agreement',
  user: 'User',
  tag: 'Tag',
};

export const timeRoundingLabels: Labels<TimeRounding> = {
  none: 'None',
  up_6: 'Up to 6 minutes',
  nearest_6: 'To the nearest 6 minutes',
  up_15: 'Up to 15 minutes',
  nearest_15: 'To the nearest 15 minutes',
};

export const notificationKindLabels: Labels<NotificationKind> = {
  ticket_assigned: 'Ticket assigned',
  mentioned: 'Mentioned',
  client_replied: 'Client replied',
  ticket_answered: 'Ticket answered',
  time_rejected: 'Time rejected',
  expense_rejected: 'Expense rejected',
  approval_requested: 'Approval requested',
  approval_decided: 'Approval decided',
  budget_crossed: 'Budget crossed',
  sla_warning: 'SLA warning',
  sla_breached: 'SLA breached',
  invoice_overdue: 'Invoice overdue',
  invoice_paid: 'Invoice paid',
  retainer_near_limit: 'Retainer near limit',
  retainer_ending: 'Retainer ending',
  time_missing: 'Time missing',
};

export const notificationSubjectTypeLabels: Labels<NotificationSubjectType> = {
  ticket: 'Ticket',
  project: 'Project',
  agreement: 'Agreement',
  approval: 'Approval',
  invoice: 'Invoice',
  time_entry: 'Time entry',
  expense: 'Expense',
  user: 'User',
};

export const eventTypeLabels: Labels<EventType> = {
  'user.created': 'User created',
  'user.updated': 'User updated',
  'user.deactivated': 'User deactivated',
  'user.reactivated': 'User reactivated',
  'user.role_changed': 'User role changed',
  'client.created': 'Client created',
  'client.updated': 'Client updated',
  'client.deleted': 'Client deleted',
  'client.health_changed': 'Client health changed',
  'contact.created': 'Contact created',
  'contact.updated': 'Contact updated',
  'contact.deleted': 'Contact deleted',
  'contact.portal_enabled': 'Contact portal enabled',
  'contact.portal_login': 'Contact portal login',
  'project.created': 'Project created',
  'project.updated': 'Project updated',
  'project.status_changed': 'Project status changed',
  'project.budget_alert': 'Project budget alert',
  'project.completed': 'Project completed',
  'project.deleted': 'Project deleted',
  'invoice.created': 'Invoice created',
  'invoice.updated': 'Invoice updated',
  'invoice.sent': 'Invoice sent',
  'invoice.viewed': 'Invoice viewed',
  'invoice.paid': 'Invoice paid',
  'invoice.partial_payment': 'Invoice partial payment',
  'invoice.overdue': 'Invoice overdue',
  'invoice.voided': 'Invoice voided',
  'ticket.created': 'Ticket created',
  'ticket.updated': 'Ticket updated',
  'ticket.assigned': 'Ticket assigned',
  'ticket.status_changed': 'Ticket status changed',
  'ticket.commented': 'Ticket commented',
  'ticket.closed': 'Ticket closed',
  'ticket.reopened': 'Ticket reopened',
  'ticket.sla_warning': 'Ticket SLA warning',
  'ticket.sla_breached': 'Ticket SLA breached',
  'ticket.deleted': 'Ticket deleted',
  'time_entry.created': 'Time entry created',
  'time_entry.updated': 'Time entry updated',
  'time_entry.deleted': 'Time entry deleted',
  'time_entry.timer_started': 'Time entry timer started',
  'time_entry.timer_stopped': 'Time entry timer stopped',
  'time_entry.approved': 'Time entry approved',
  'time_entry.rejected': 'Time entry rejected',
  'credit_note.created': 'Credit note created',
  'expense.created': 'Expense created',
  'expense.updated': 'Expense updated',
  'expense.approved': 'Expense approved',
  'expense.rejected': 'Expense rejected',
  'expense.billed': 'Expense billed',
  'expense.deleted': 'Expense deleted',
  'tag.updated': 'Tag updated',
  'tag.deleted': 'Tag deleted',
  'agreement.created': 'Agreement created',
  'agreement.updated': 'Agreement updated',
  'agreement.cancelled': 'Agreement cancelled',
  'agreement.period_closed': 'Agreement period closed',
  'agreement.near_limit': 'Agreement near limit',
  'agreement.over_limit': 'Agreement over limit',
  'agreement.expiring_soon': 'Agreement expiring soon',
  'agreement.deleted': 'Agreement deleted',
  'approval.requested': 'Approval requested',
  'approval.approved': 'Approval approved',
  'approval.rejected': 'Approval rejected',
  'approval.cancelled': 'Approval cancelled',
  'approval.updated': 'Approval updated',
  'approval.deleted': 'Approval deleted',
  'notification.created': 'Notification created',
  'notification.updated': 'Notification updated',
};

export const ticketActivityVisibilityLabels: Labels<TicketActivityVisibility> = {
  public: 'Public',
  internal: 'Internal',
};

export const paymentTypeLabels: Labels<PaymentType> = {
  payment: 'Payment',
  refund: 'Refund',
};

export const paymentMethodLabels: Labels<PaymentMethod> = {
  credit_card: 'Credit card',
  ach: 'ACH',
  check: 'Check',
  wire: 'Wire',
  other: 'Other',
};

export const periodStatusLabels: Labels<PeriodStatus> = {
  upcoming: 'Upcoming',
  active: 'Active',
  closed: 'Closed',
};

export const rateTypeLabels: Labels<RateType> = {
  standard: 'Standard',
  emergency: 'Emergency',
  custom: 'Custom',
};

export const exclusionReasonLabels: Labels<ExclusionReason> = {
  internal_meeting: 'Internal meeting',
  rework: 'Rework',
  goodwill: 'Goodwill',
  training: 'Training',
  admin: 'Admin',
  other: 'Other',
};

export const approvalStatusLabels: Labels<ApprovalStatus> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
};

export const webhookStatusLabels: Labels<WebhookStatus> = {
  active: 'Active',
  failed: 'Failed',
};

export const webhookDeliveryStatusLabels: Labels<WebhookDeliveryStatus> = {
  delivered: 'Delivered',
  failed: 'Failed',
};

export const clientStatusLabels: Labels<ClientStatus> = {
  active: 'Active',
  inactive: 'Inactive',
};

export const clientHealthStatusLabels: Labels<ClientHealthStatus> = {
  healthy: 'Healthy',
  at_risk: 'At risk',
  critical: 'Critical',
};

export const portalAccessLabels: Labels<PortalAccess> = {
  none: 'None',
  view: 'View',
  full: 'Full',
};

export const duplicateReasonLabels: Labels<DuplicateReason> = {
  email: 'Email',
  phone: 'Phone',
  name: 'Name',
};

export const contactIncludeLabels: Labels<ContactInclude> = {
  client: 'Client',
  tickets: 'Tickets',
  activity: 'Activity',
};

export const portalLevelLabels: Labels<PortalLevel> = {
  view: 'View',
  full: 'Full',
};

export const billingTypeLabels: Labels<BillingType> = {
  time_and_materials: 'Time and materials',
  fixed_fee: 'Fixed fee',
  retainer: 'Retainer',
  non_billable: 'Non billable',
};

export const projectIncludeLabels: Labels<ProjectInclude> = {
  client: 'Client',
  manager: 'Manager',
  tickets: 'Tickets',
  time_entries: 'Time entries',
  milestones: 'Milestones',
  phases: 'Phases',
  tasks: 'Tasks',
};

export const ticketStatusFilterLabels: Labels<TicketStatusFilter> = {
  all: 'All',
  open: 'Open',
  closed: 'Closed',
};

export const attachmentVisibilityLabels: Labels<AttachmentVisibility> = {
  public: 'Public',
  internal: 'Internal',
};

export const taggedTypeLabels: Labels<TaggedType> = {
  clients: 'Clients',
  projects: 'Projects',
  tickets: 'Tickets',
  contacts: 'Contacts',
};

export const ticketStatusTypeLabels: Labels<TicketStatusType> = {
  open: 'Open',
  closed: 'Closed',
};

export const ticketIncludeLabels: Labels<TicketInclude> = {
  client: 'Client',
  project: 'Project',
  assignee: 'Assignee',
  activities: 'Activities',
  time_entries: 'Time entries',
  attachments: 'Attachments',
  tasks: 'Tasks',
  watchers: 'Watchers',
};

export const timeGroupingLabels: Labels<TimeGrouping> = {
  user: 'User',
  client: 'Client',
  project: 'Project',
  day: 'Day',
  week: 'Week',
};

export const expenseCategoryLabels: Labels<ExpenseCategory> = {
  software: 'Software',
  hosting: 'Hosting',
  travel: 'Travel',
  meals: 'Meals',
  supplies: 'Supplies',
  equipment: 'Equipment',
  contractor: 'Contractor',
  advertising: 'Advertising',
  other: 'Other',
};

export const expenseGroupingLabels: Labels<ExpenseGrouping> = {
  category: 'Category',
  client: 'Client',
  project: 'Project',
  user: 'User',
  month: 'Month',
};

export const invoiceMethodLabels: Labels<InvoiceMethod> = {
  create_draft: 'Create draft',
  auto_send: 'Auto send',
};

export const agreementStatusCreateLabels: Labels<AgreementStatusCreate> = {
  draft: 'Draft',
  active: 'Active',
};

export const drawdownStatusLabels: Labels<DrawdownStatus> = {
  on_track: 'On track',
  under_utilized: 'Under utilized',
  near_limit: 'Near limit',
  over_limit: 'Over limit',
};

export const agreementIncludeLabels: Labels<AgreementInclude> = {
  client: 'Client',
  periods: 'Periods',
  time_entries: 'Time entries',
  invoices: 'Invoices',
};

export const hourMovementTypeLabels: Labels<HourMovementType> = {
  included: 'Included',
  rollover_in: 'Rolled over from before',
  draw: 'Draw',
  release: 'Release',
  rollover_out: 'Rolled over to the next',
  expiry: 'Expiry',
  overage: 'Overage',
  adjustment: 'Adjustment',
};

export const hourSourceLabels: Labels<HourSource> = {
  rollover: 'Rollover',
  included: 'Included',
  overage: 'Overage',
};

export const periodIncludeLabels: Labels<PeriodInclude> = {
  time_entries: 'Time entries',
};

export const comparedPeriodLabels: Labels<ComparedPeriod> = {
  previous_period: 'Previous period',
  previous_year: 'Previous year',
};

export const revenueReportGroupingLabels: Labels<RevenueReportGrouping> = {
  month: 'Month',
  quarter: 'Quarter',
  client: 'Client',
  project: 'Project',
  service_type: 'Service type',
};

export const profitabilityReportViewLabels: Labels<ProfitabilityReportView> = {
  projects: 'Projects',
  clients: 'Clients',
  both: 'Both',
};

export const timeReportGroupingLabels: Labels<TimeReportGrouping> = {
  user: 'User',
  client: 'Client',
  project: 'Project',
  ticket: 'Ticket',
  day: 'Day',
  week: 'Week',
};

export const reportTypeLabels: Labels<ReportType> = {
  dashboard: 'Dashboard',
  utilization: 'Utilization',
  profitability: 'Profitability',
  revenue: 'Revenue',
  time: 'Time',
  aging: 'Aging',
  forecast: 'Forecast',
  unbilled: 'Unbilled',
};

export const reportFrequencyLabels: Labels<ReportFrequency> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
};

export const utilizationReportGroupingLabels: Labels<UtilizationReportGrouping> = {
  user: 'User',
  department: 'Department',
  week: 'Week',
};

export const invoiceGroupingLabels: Labels<InvoiceGrouping> = {
  none: 'None',
  project: 'Project',
  ticket: 'Ticket',
  user: 'User',
  date: 'Date',
};

export const invoiceIncludeLabels: Labels<InvoiceInclude> = {
  line_items: 'Line items',
  client: 'Client',
  contact: 'Contact',
  time_entries: 'Time entries',
  payments: 'Payments',
  credit_notes: 'Credit notes',
  parties: 'Parties',
};

export const workspaceLogoContentTypeLabels: Labels<WorkspaceLogoContentType> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/gif': 'GIF',
};

export const notificationDetailsDecisionLabels: Labels<NotificationDetailsDecision> = {
  approved: 'Approved',
  rejected: 'Rejected',
};

export const notificationDetailsTargetLabels: Labels<NotificationDetailsTarget> = {
  response: 'Response',
  resolution: 'Resolution',
};

export const notificationDetailsLimitLabels: Labels<NotificationDetailsLimit> = {
  near: 'Near',
  over: 'Over',
};

export const eventPartTypeLabels: Labels<EventPartType> = {
  phase: 'Phase',
  milestone: 'Milestone',
  task: 'Task',
};

export const eventPartChangeLabels: Labels<EventPartChange> = {
  created: 'Created',
  updated: 'Updated',
  deleted: 'Deleted',
};

export const eventContextTargetLabels: Labels<EventContextTarget> = {
  response: 'Response',
  resolution: 'Resolution',
};

export const webhookDeliveriesRetryStatusLabels: Labels<WebhookDeliveriesRetryStatus> = {
  failed: 'Failed',
};

export const invoiceWarningCodeLabels: Labels<InvoiceWarningCode> = {
  seller_address_missing: 'Seller address missing',
  seller_tax_id_missing: 'Seller tax ID missing',
  payment_details_missing: 'Payment details missing',
  buyer_address_missing: 'Buyer address missing',
  delivery_period_missing: 'Delivery period missing',
};

export const invoicePaymentMethodMethodLabels: Labels<InvoicePaymentMethodMethod> = {
  bank_transfer: 'Bank transfer',
  test: 'Test',
};

export const traceRateSourceTypeLabels: Labels<TraceRateSourceType> = {
  override: 'Override',
  card: 'Card',
  project: 'Project',
  client: 'Client',
  person: 'Person',
  workspace: 'Workspace',
  none: 'None',
  unknown: 'Unknown',
};

export const listUsersSortLabels: Labels<ListUsersSort> = {
  created_at: 'Created at',
  name: 'Name',
};

export const listApprovalsSortLabels: Labels<ListApprovalsSort> = {
  created_at: 'Created at',
  due_date: 'Due date',
};

export const listApprovalEntriesSortLabels: Labels<ListApprovalEntriesSort> = {
  date: 'Date',
};

export const listCreditNotesSortLabels: Labels<ListCreditNotesSort> = {
  credit_date: 'Credit date',
  total: 'Total',
};

export const listClientsSortLabels: Labels<ListClientsSort> = {
  created_at: 'Created at',
  name: 'Name',
  updated_at: 'Updated at',
};

export const listContactsSortLabels: Labels<ListContactsSort> = {
  created_at: 'Created at',
  name: 'Name',
  updated_at: 'Updated at',
};

export const listRateCardsSortLabels: Labels<ListRateCardsSort> = {
  created_at: 'Created at',
  name: 'Name',
};

export const listProjectTypesSortLabels: Labels<ListProjectTypesSort> = {
  created_at: 'Created at',
  name: 'Name',
};

export const listProjectsSortLabels: Labels<ListProjectsSort> = {
  created_at: 'Created at',
  title: 'Title',
  due_date: 'Due date',
  status: 'Status',
};

export const listProjectMilestonesSortLabels: Labels<ListProjectMilestonesSort> = {
  due_date: 'Due date',
  created_at: 'Created at',
  title: 'Title',
};

export const listProjectPhasesSortLabels: Labels<ListProjectPhasesSort> = {
  position: 'Position',
  created_at: 'Created at',
  due_date: 'Due date',
};

export const listProjectTasksSortLabels: Labels<ListProjectTasksSort> = {
  position: 'Position',
  created_at: 'Created at',
  due_date: 'Due date',
};

export const listProjectTicketsSortLabels: Labels<ListProjectTicketsSort> = {
  created_at: 'Created at',
  updated_at: 'Updated at',
  priority: 'Priority',
  due_date: 'Due date',
};

export const listProjectTimeEntriesSortLabels: Labels<ListProjectTimeEntriesSort> = {
  date: 'Date',
  created_at: 'Created at',
  hours: 'Hours',
};

export const listTagsSortLabels: Labels<ListTagsSort> = {
  created_at: 'Created at',
  name: 'Name',
  usage_count: 'Usage count',
};

export const listTicketPrioritiesSortLabels: Labels<ListTicketPrioritiesSort> = {
  position: 'Position',
  name: 'Name',
};

export const listTicketStatusesSortLabels: Labels<ListTicketStatusesSort> = {
  position: 'Position',
  name: 'Name',
};

export const listTicketsSortLabels: Labels<ListTicketsSort> = {
  created_at: 'Created at',
  updated_at: 'Updated at',
  priority: 'Priority',
  due_date: 'Due date',
  sla_due_at: 'SLA due at',
};

export const listTicketActivitiesSortLabels: Labels<ListTicketActivitiesSort> = {
  created_at: 'Created at',
};

export const listTicketAttachmentsSortLabels: Labels<ListTicketAttachmentsSort> = {
  created_at: 'Created at',
  filename: 'Filename',
  size: 'Size',
};

export const listTicketTasksSortLabels: Labels<ListTicketTasksSort> = {
  position: 'Position',
  created_at: 'Created at',
  due_date: 'Due date',
};

export const listTicketTimeEntriesSortLabels: Labels<ListTicketTimeEntriesSort> = {
  date: 'Date',
  created_at: 'Created at',
  hours: 'Hours',
};

export const listTimeEntriesSortLabels: Labels<ListTimeEntriesSort> = {
  date: 'Date',
  created_at: 'Created at',
  hours: 'Hours',
};

export const listExpensesSortLabels: Labels<ListExpensesSort> = {
  date: 'Date',
  created_at: 'Created at',
  amount: 'Amount',
};

export const listAgreementsSortLabels: Labels<ListAgreementsSort> = {
  created_at: 'Created at',
  start_date: 'Start date',
  monthly_fee: 'Monthly fee',
};

export const listAgreementTypesSortLabels: Labels<ListAgreementTypesSort> = {
  created_at: 'Created at',
  name: 'Name',
};

export const listInvoicesSortLabels: Labels<ListInvoicesSort> = {
  invoice_date: 'Invoice date',
  due_date: 'Due date',
  total: 'Total',
  status: 'Status',
};

export const listInvoicePaymentsSortLabels: Labels<ListInvoicePaymentsSort> = {
  created_at: 'Created at',
  date: 'Date',
};

export const listPaymentsSortLabels: Labels<ListPaymentsSort> = {
  date: 'Date',
  amount: 'Amount',
};
