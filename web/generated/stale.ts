/** Made by scripts/developer/generate.ts from the contract. */
import type { EventType } from 'docket-sdk';

/** The first part of each query key. */
export type Tag =
  | 'agreement-types'
  | 'agreements'
  | 'api-keys'
  | 'approvals'
  | 'audit-log'
  | 'canned-replies'
  | 'clients'
  | 'contacts'
  | 'credit-notes'
  | 'events'
  | 'exchange-rates'
  | 'expenses'
  | 'invoices'
  | 'items'
  | 'milestones'
  | 'notifications'
  | 'payments'
  | 'phases'
  | 'project-tasks'
  | 'project-tickets'
  | 'project-types'
  | 'projects'
  | 'rate-cards'
  | 'recurring-invoices'
  | 'reports'
  | 'request-log'
  | 'saved-views'
  | 'scheduled-reports'
  | 'search'
  | 'second-factor'
  | 'sessions'
  | 'tags'
  | 'tax-rates'
  | 'test-mode'
  | 'ticket-activities'
  | 'ticket-attachments'
  | 'ticket-priorities'
  | 'ticket-sla'
  | 'ticket-statuses'
  | 'ticket-tasks'
  | 'ticket-time-entries'
  | 'tickets'
  | 'time-entries'
  | 'users'
  | 'webhooks'
  | 'workspace';

const set1: readonly Tag[] = ['api-keys', 'canned-replies', 'clients', 'events', 'project-tickets', 'projects', 'reports', 'saved-views', 'scheduled-reports', 'search', 'second-factor', 'ticket-sla', 'tickets', 'time-entries', 'users'];
const set2: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'events', 'invoices', 'projects', 'recurring-invoices', 'reports', 'search', 'tags', 'tickets'];
const set3: readonly Tag[] = ['approvals', 'canned-replies', 'clients', 'contacts', 'events', 'invoices', 'project-tickets', 'search', 'tags', 'ticket-sla', 'tickets'];
const set4: readonly Tag[] = ['agreements', 'clients', 'events', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set5: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'events', 'expenses', 'invoices', 'milestones', 'payments', 'project-tickets', 'projects', 'recurring-invoices', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];
const set6: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'events', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set7: readonly Tag[] = ['agreements', 'approvals', 'clients', 'events', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'ticket-activities', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set8: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'events', 'expenses', 'invoices', 'milestones', 'payments', 'project-tickets', 'projects', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];
const set9: readonly Tag[] = ['agreements', 'clients', 'events', 'expenses', 'invoices', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'users'];
const set10: readonly Tag[] = ['clients', 'contacts', 'events', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set11: readonly Tag[] = ['agreements', 'clients', 'events', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tickets', 'time-entries'];
const set12: readonly Tag[] = ['clients', 'events', 'invoices', 'items', 'recurring-invoices', 'reports'];
const set13: readonly Tag[] = ['approvals', 'clients', 'events', 'expenses', 'milestones', 'phases', 'project-tickets', 'projects', 'reports', 'ticket-time-entries', 'tickets', 'time-entries'];
const set14: readonly Tag[] = ['events', 'notifications'];
const set15: readonly Tag[] = ['api-keys'];
const set16: readonly Tag[] = ['api-keys', 'canned-replies', 'clients', 'project-tickets', 'projects', 'reports', 'saved-views', 'scheduled-reports', 'search', 'second-factor', 'ticket-sla', 'tickets', 'time-entries', 'users'];
const set17: readonly Tag[] = ['sessions'];
const set18: readonly Tag[] = ['api-keys', 'canned-replies', 'clients', 'project-tickets', 'projects', 'reports', 'saved-views', 'scheduled-reports', 'search', 'second-factor', 'sessions', 'ticket-sla', 'tickets', 'time-entries', 'users'];
const set19: readonly Tag[] = ['saved-views'];
const set20: readonly Tag[] = ['agreements', 'clients', 'invoices', 'projects', 'reports', 'test-mode', 'time-entries', 'workspace'];
const set21: readonly Tag[] = ['notifications', 'ticket-activities', 'tickets'];
const set22: readonly Tag[] = ['notifications'];
const set23: readonly Tag[] = ['approvals', 'clients', 'expenses', 'milestones', 'phases', 'project-tickets', 'projects', 'reports', 'ticket-time-entries', 'tickets', 'time-entries'];
const set24: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'expenses', 'invoices', 'milestones', 'payments', 'project-tickets', 'projects', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];
const set25: readonly Tag[] = ['webhooks'];
const set26: readonly Tag[] = ['agreement-types', 'agreements', 'api-keys', 'approvals', 'audit-log', 'canned-replies', 'clients', 'contacts', 'credit-notes', 'events', 'exchange-rates', 'expenses', 'invoices', 'items', 'milestones', 'notifications', 'payments', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'rate-cards', 'recurring-invoices', 'reports', 'request-log', 'saved-views', 'scheduled-reports', 'search', 'second-factor', 'sessions', 'tags', 'tax-rates', 'test-mode', 'ticket-activities', 'ticket-attachments', 'ticket-priorities', 'ticket-sla', 'ticket-statuses', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users', 'webhooks', 'workspace'];
const set27: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'invoices', 'projects', 'recurring-invoices', 'reports', 'search', 'tags', 'tickets'];
const set28: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'recurring-invoices', 'reports', 'search', 'tags', 'ticket-sla', 'tickets'];
const set29: readonly Tag[] = ['approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'search', 'tags', 'ticket-sla', 'tickets'];
const set30: readonly Tag[] = ['approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set31: readonly Tag[] = ['clients', 'projects', 'rate-cards', 'reports', 'time-entries'];
const set32: readonly Tag[] = ['project-types', 'projects'];
const set33: readonly Tag[] = ['agreements', 'clients', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set34: readonly Tag[] = ['agreements', 'approvals', 'clients', 'invoices', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set35: readonly Tag[] = ['agreements', 'clients', 'contacts', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-sla', 'tickets', 'users'];
const set36: readonly Tag[] = ['agreements', 'clients', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-tasks', 'tickets', 'users'];
const set37: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set38: readonly Tag[] = ['clients', 'contacts', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set39: readonly Tag[] = ['project-tickets', 'ticket-priorities', 'ticket-sla', 'tickets'];
const set40: readonly Tag[] = ['project-tickets', 'projects', 'reports', 'ticket-sla', 'ticket-statuses', 'tickets'];
const set41: readonly Tag[] = ['canned-replies'];
const set42: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set43: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'notifications', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set44: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set45: readonly Tag[] = ['agreements', 'approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set46: readonly Tag[] = ['agreements', 'approvals', 'clients', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'ticket-activities', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set47: readonly Tag[] = ['agreements', 'clients', 'expenses', 'invoices', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'users'];
const set48: readonly Tag[] = ['agreements', 'clients', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tickets', 'time-entries'];
const set49: readonly Tag[] = ['agreement-types', 'agreements'];
const set50: readonly Tag[] = ['reports', 'scheduled-reports'];
const set51: readonly Tag[] = ['items', 'recurring-invoices'];
const set52: readonly Tag[] = ['clients', 'invoices', 'items', 'recurring-invoices', 'reports'];
const set53: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'expenses', 'invoices', 'items', 'milestones', 'payments', 'project-tickets', 'projects', 'recurring-invoices', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];
const set54: readonly Tag[] = ['tax-rates'];
const set55: readonly Tag[] = ['exchange-rates'];
const set56: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'expenses', 'invoices', 'milestones', 'payments', 'project-tickets', 'projects', 'recurring-invoices', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];

/** By event: the tags of the answers that it makes stale. */
export const staleByEvent: Readonly<Record<EventType, readonly Tag[]>> = {
  'user.created': set1,
  'user.updated': set1,
  'user.deactivated': set1,
  'user.reactivated': set1,
  'user.role_changed': set1,
  'client.created': set2,
  'client.updated': set2,
  'client.deleted': set2,
  'client.health_changed': set2,
  'contact.created': set3,
  'contact.updated': set3,
  'contact.deleted': set3,
  'contact.portal_enabled': set3,
  'contact.portal_login': set3,
  'project.created': set4,
  'project.updated': set4,
  'project.status_changed': set4,
  'project.budget_alert': set4,
  'project.completed': set4,
  'project.deleted': set4,
  'invoice.created': set5,
  'invoice.updated': set5,
  'invoice.sent': set5,
  'invoice.viewed': set5,
  'invoice.paid': set5,
  'invoice.partial_payment': set5,
  'invoice.e_invoice_sent': set5,
  'invoice.e_invoice_delivered': set5,
  'invoice.e_invoice_rejected': set5,
  'invoice.mail_failed': set5,
  'invoice.overdue': set5,
  'invoice.voided': set5,
  'ticket.created': set6,
  'ticket.updated': set6,
  'ticket.assigned': set6,
  'ticket.status_changed': set6,
  'ticket.commented': set6,
  'ticket.closed': set6,
  'ticket.reopened': set6,
  'ticket.sla_warning': set6,
  'ticket.sla_breached': set6,
  'ticket.deleted': set6,
  'time_entry.created': set7,
  'time_entry.updated': set7,
  'time_entry.deleted': set7,
  'time_entry.timer_started': set7,
  'time_entry.timer_stopped': set7,
  'time_entry.approved': set7,
  'time_entry.rejected': set7,
  'credit_note.created': set8,
  'expense.created': set9,
  'expense.updated': set9,
  'expense.approved': set9,
  'expense.rejected': set9,
  'expense.billed': set9,
  'expense.deleted': set9,
  'tag.updated': set10,
  'tag.deleted': set10,
  'agreement.created': set11,
  'agreement.updated': set11,
  'agreement.cancelled': set11,
  'agreement.period_closed': set11,
  'agreement.near_limit': set11,
  'agreement.over_limit': set11,
  'agreement.expiring_soon': set11,
  'agreement.deleted': set11,
  'recurring_invoice.created': set12,
  'recurring_invoice.updated': set12,
  'recurring_invoice.failed': set12,
  'recurring_invoice.deleted': set12,
  'approval.requested': set13,
  'approval.approved': set13,
  'approval.rejected': set13,
  'approval.cancelled': set13,
  'approval.updated': set13,
  'approval.deleted': set13,
  'notification.created': set14,
  'notification.updated': set14,
};

/** By operation that writes: the tags of the answers that it makes stale. */
export const staleByWrite = {
  createApiKey: set15,
  deleteApiKey: set15,
  rollApiKey: set15,
  createCliLogin: set15,
  updateUsers: set16,
  inviteUser: set16,
  deleteSessions: set17,
  deleteSession: set17,
  updatePassword: set18,
  createPasskey: set16,
  createPasskeyOptions: set16,
  updatePasskey: set16,
  deletePasskey: set16,
  createRecoveryCodes: set16,
  createTotp: set16,
  deleteTotp: set16,
  confirmTotp: set16,
  updateUser: set16,
  deactivateUser: set16,
  eraseUser: set16,
  updateUserPermissions: set16,
  reactivateUser: set16,
  resendUserInvitation: set16,
  resetUserFactor: set16,
  createSavedView: set19,
  updateSavedView: set19,
  deleteSavedView: set19,
  updateWorkspace: set20,
  deleteWorkspace: set20,
  restoreWorkspace: set20,
  uploadWorkspaceLogo: set20,
  deleteWorkspaceLogo: set20,
  createWorkspaceExport: set20,
  updateSingleSignOn: set20,
  deleteSingleSignOn: set20,
  checkSingleSignOn: set20,
  markNotificationRead: set21,
  snoozeNotification: set21,
  markNotificationUnread: set21,
  markAllNotificationsRead: set22,
  createApproval: set23,
  cancelApproval: set23,
  remindApproval: set23,
  sendCreditNote: set24,
  createWebhook: set25,
  updateWebhook: set25,
  deleteWebhook: set25,
  retryWebhookDeliveries: set25,
  retryWebhookDelivery: set25,
  recoverWebhook: set25,
  rotateWebhookSecret: set25,
  testWebhook: set25,
  advanceTestClock: set26,
  resetTestData: set26,
  createClient: set27,
  upsertClient: set27,
  updateClient: set27,
  deleteClient: set27,
  sendClientStatement: set27,
  updateClientTags: set28,
  addClientTags: set28,
  removeClientTags: set28,
  createContact: set29,
  updateContacts: set29,
  createContacts: set29,
  upsertContact: set29,
  updateContact: set29,
  deleteContact: set29,
  eraseContact: set29,
  mergeContact: set29,
  disableContactPortal: set29,
  enableContactPortal: set29,
  resetContactPortalPassword: set29,
  updateContactTags: set30,
  addContactTags: set30,
  removeContactTags: set30,
  createRateCard: set31,
  updateRateCard: set31,
  deleteRateCard: set31,
  createProjectType: set32,
  updateProjectType: set32,
  deleteProjectType: set32,
  createProject: set33,
  upsertProject: set33,
  updateProject: set33,
  deleteProject: set33,
  createProjectMilestone: set34,
  updateProjectMilestone: set34,
  deleteProjectMilestone: set33,
  createProjectPhase: set33,
  reorderProjectPhases: set33,
  updateProjectPhase: set33,
  deleteProjectPhase: set33,
  updateProjectTags: set35,
  addProjectTags: set35,
  removeProjectTags: set35,
  createProjectTask: set36,
  reorderProjectTasks: set36,
  updateProjectTask: set36,
  deleteProjectTask: set33,
  createProjectTicket: set37,
  createTag: set38,
  addTagsInBulk: set38,
  updateTag: set38,
  deleteTag: set38,
  createTicketPriority: set39,
  updateTicketPriority: set39,
  deleteTicketPriority: set39,
  createTicketStatus: set40,
  updateTicketStatus: set40,
  deleteTicketStatus: set40,
  createCannedReply: set41,
  updateCannedReply: set41,
  deleteCannedReply: set41,
  createTicket: set42,
  updateTickets: set42,
  closeTickets: set42,
  upsertTicket: set42,
  updateTicket: set42,
  deleteTicket: set42,
  createTicketActivity: set43,
  updateTicketActivity: set43,
  deleteTicketActivity: set42,
  createTicketAttachment: set42,
  updateTicketAttachment: set42,
  deleteTicketAttachment: set42,
  closeTicket: set42,
  reopenTicket: set42,
  unwatchTicket: set42,
  watchTicket: set42,
  updateTicketTags: set42,
  addTicketTags: set42,
  removeTicketTags: set42,
  createTicketTask: set44,
  updateTicketTask: set44,
  deleteTicketTask: set42,
  completeTicketTask: set44,
  createTicketTimeEntry: set45,
  createTimeEntry: set46,
  createTimeEntries: set46,
  approveTimeEntries: set46,
  rejectTimeEntries: set46,
  excludeTimeEntries: set46,
  updateTimeEntries: set46,
  deleteTimeEntries: set46,
  startTimer: set46,
  stopRunningTimer: set46,
  upsertTimeEntry: set46,
  updateTimeEntry: set46,
  deleteTimeEntry: set46,
  approveTimeEntry: set46,
  excludeTimeEntry: set46,
  includeTimeEntry: set46,
  rejectTimeEntry: set46,
  reopenTimeEntry: set46,
  resumeTimer: set46,
  stopTimer: set46,
  createExpense: set47,
  approveExpenses: set47,
  rejectExpenses: set47,
  updateExpenses: set47,
  deleteExpenses: set47,
  createExpenseFromEInvoice: set47,
  markExpensesBilled: set47,
  upsertExpense: set47,
  updateExpense: set47,
  deleteExpense: set47,
  approveExpense: set47,
  uploadExpenseReceipt: set47,
  rejectExpense: set47,
  reopenExpense: set47,
  createAgreement: set48,
  upsertAgreement: set48,
  updateAgreement: set48,
  activateAgreement: set48,
  cancelAgreement: set48,
  pauseAgreement: set48,
  closeAgreementPeriod: set48,
  resumeAgreement: set48,
  createAgreementType: set49,
  updateAgreementType: set49,
  deleteAgreementType: set49,
  createScheduledReport: set50,
  deleteScheduledReport: set50,
  createItem: set51,
  updateItem: set51,
  deleteItem: set51,
  createRecurringInvoice: set52,
  updateRecurringInvoice: set52,
  endRecurringInvoice: set52,
  pauseRecurringInvoice: set52,
  resumeRecurringInvoice: set52,
  runRecurringInvoice: set53,
  createTaxRate: set54,
  updateTaxRate: set54,
  deleteTaxRate: set54,
  createExchangeRate: set55,
  importExchangeRates: set55,
  updateExchangeRate: set55,
  deleteExchangeRate: set55,
  createInvoice: set56,
  createInvoiceFromTime: set56,
  upsertInvoice: set56,
  updateInvoice: set56,
  approveInvoice: set56,
  createCreditNote: set56,
  duplicateInvoice: set56,
  addInvoiceLineItem: set56,
  updateInvoiceLineItem: set56,
  deleteInvoiceLineItem: set56,
  markInvoiceUncollectible: set56,
  recordInvoicePayment: set56,
  refundInvoicePayment: set56,
  rejectInvoiceApproval: set56,
  remindInvoice: set56,
  sendInvoice: set56,
  submitInvoice: set56,
  voidInvoice: set56,
};
