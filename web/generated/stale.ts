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
const set9: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'events', 'invoices', 'payments', 'projects', 'reports', 'search'];
const set10: readonly Tag[] = ['agreements', 'clients', 'events', 'expenses', 'invoices', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'users'];
const set11: readonly Tag[] = ['clients', 'contacts', 'events', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set12: readonly Tag[] = ['agreements', 'clients', 'events', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tickets', 'time-entries'];
const set13: readonly Tag[] = ['clients', 'events', 'invoices', 'items', 'recurring-invoices', 'reports'];
const set14: readonly Tag[] = ['approvals', 'clients', 'events', 'expenses', 'milestones', 'phases', 'project-tickets', 'projects', 'reports', 'ticket-time-entries', 'tickets', 'time-entries'];
const set15: readonly Tag[] = ['events', 'notifications'];
const set16: readonly Tag[] = ['api-keys'];
const set17: readonly Tag[] = ['api-keys', 'canned-replies', 'clients', 'project-tickets', 'projects', 'reports', 'saved-views', 'scheduled-reports', 'search', 'second-factor', 'ticket-sla', 'tickets', 'time-entries', 'users'];
const set18: readonly Tag[] = ['sessions'];
const set19: readonly Tag[] = ['api-keys', 'canned-replies', 'clients', 'project-tickets', 'projects', 'reports', 'saved-views', 'scheduled-reports', 'search', 'second-factor', 'sessions', 'ticket-sla', 'tickets', 'time-entries', 'users'];
const set20: readonly Tag[] = ['saved-views'];
const set21: readonly Tag[] = ['agreements', 'clients', 'invoices', 'projects', 'reports', 'test-mode', 'time-entries', 'workspace'];
const set22: readonly Tag[] = ['notifications', 'ticket-activities', 'tickets'];
const set23: readonly Tag[] = ['notifications'];
const set24: readonly Tag[] = ['approvals', 'clients', 'expenses', 'milestones', 'phases', 'project-tickets', 'projects', 'reports', 'ticket-time-entries', 'tickets', 'time-entries'];
const set25: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'expenses', 'invoices', 'milestones', 'payments', 'project-tickets', 'projects', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];
const set26: readonly Tag[] = ['webhooks'];
const set27: readonly Tag[] = ['agreement-types', 'agreements', 'api-keys', 'approvals', 'audit-log', 'canned-replies', 'clients', 'contacts', 'credit-notes', 'events', 'exchange-rates', 'expenses', 'invoices', 'items', 'milestones', 'notifications', 'payments', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'rate-cards', 'recurring-invoices', 'reports', 'request-log', 'saved-views', 'scheduled-reports', 'search', 'second-factor', 'sessions', 'tags', 'tax-rates', 'test-mode', 'ticket-activities', 'ticket-attachments', 'ticket-priorities', 'ticket-sla', 'ticket-statuses', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users', 'webhooks', 'workspace'];
const set28: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'invoices', 'projects', 'recurring-invoices', 'reports', 'search', 'tags', 'tickets'];
const set29: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'recurring-invoices', 'reports', 'search', 'tags', 'ticket-sla', 'tickets'];
const set30: readonly Tag[] = ['approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'search', 'tags', 'ticket-sla', 'tickets'];
const set31: readonly Tag[] = ['approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set32: readonly Tag[] = ['clients', 'projects', 'rate-cards', 'reports', 'time-entries'];
const set33: readonly Tag[] = ['project-types', 'projects'];
const set34: readonly Tag[] = ['agreements', 'clients', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set35: readonly Tag[] = ['agreements', 'approvals', 'clients', 'invoices', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set36: readonly Tag[] = ['agreements', 'clients', 'contacts', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-sla', 'tickets', 'users'];
const set37: readonly Tag[] = ['agreements', 'clients', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-tasks', 'tickets', 'users'];
const set38: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set39: readonly Tag[] = ['clients', 'contacts', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set40: readonly Tag[] = ['project-tickets', 'ticket-priorities', 'ticket-sla', 'tickets'];
const set41: readonly Tag[] = ['project-tickets', 'projects', 'reports', 'ticket-sla', 'ticket-statuses', 'tickets'];
const set42: readonly Tag[] = ['canned-replies'];
const set43: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set44: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'notifications', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set45: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set46: readonly Tag[] = ['agreements', 'approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set47: readonly Tag[] = ['agreements', 'approvals', 'clients', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'ticket-activities', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set48: readonly Tag[] = ['agreements', 'clients', 'expenses', 'invoices', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'users'];
const set49: readonly Tag[] = ['agreements', 'clients', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tickets', 'time-entries'];
const set50: readonly Tag[] = ['agreement-types', 'agreements'];
const set51: readonly Tag[] = ['reports', 'scheduled-reports'];
const set52: readonly Tag[] = ['items', 'recurring-invoices'];
const set53: readonly Tag[] = ['clients', 'invoices', 'items', 'recurring-invoices', 'reports'];
const set54: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'expenses', 'invoices', 'items', 'milestones', 'payments', 'project-tickets', 'projects', 'recurring-invoices', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];
const set55: readonly Tag[] = ['tax-rates'];
const set56: readonly Tag[] = ['exchange-rates'];
const set57: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'expenses', 'invoices', 'milestones', 'payments', 'project-tickets', 'projects', 'recurring-invoices', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];
const set58: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'invoices', 'payments', 'projects', 'reports', 'search'];

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
  'payment.created': set9,
  'payment.updated': set9,
  'payment.refunded': set9,
  'expense.created': set10,
  'expense.updated': set10,
  'expense.approved': set10,
  'expense.rejected': set10,
  'expense.billed': set10,
  'expense.deleted': set10,
  'tag.updated': set11,
  'tag.deleted': set11,
  'agreement.created': set12,
  'agreement.updated': set12,
  'agreement.cancelled': set12,
  'agreement.period_closed': set12,
  'agreement.near_limit': set12,
  'agreement.over_limit': set12,
  'agreement.expiring_soon': set12,
  'agreement.deleted': set12,
  'recurring_invoice.created': set13,
  'recurring_invoice.updated': set13,
  'recurring_invoice.failed': set13,
  'recurring_invoice.deleted': set13,
  'approval.requested': set14,
  'approval.approved': set14,
  'approval.rejected': set14,
  'approval.cancelled': set14,
  'approval.updated': set14,
  'approval.deleted': set14,
  'notification.created': set15,
  'notification.updated': set15,
};

/** By operation that writes: the tags of the answers that it makes stale. */
export const staleByWrite = {
  createApiKey: set16,
  deleteApiKey: set16,
  rollApiKey: set16,
  createCliLogin: set16,
  updateUsers: set17,
  inviteUser: set17,
  deleteSessions: set18,
  deleteSession: set18,
  updatePassword: set19,
  createPasskey: set17,
  createPasskeyOptions: set17,
  updatePasskey: set17,
  deletePasskey: set17,
  createRecoveryCodes: set17,
  createTotp: set17,
  deleteTotp: set17,
  confirmTotp: set17,
  updateUser: set17,
  deactivateUser: set17,
  eraseUser: set17,
  updateUserPermissions: set17,
  reactivateUser: set17,
  resendUserInvitation: set17,
  resetUserFactor: set17,
  createSavedView: set20,
  updateSavedView: set20,
  deleteSavedView: set20,
  updateWorkspace: set21,
  deleteWorkspace: set21,
  restoreWorkspace: set21,
  uploadWorkspaceLogo: set21,
  deleteWorkspaceLogo: set21,
  createWorkspaceExport: set21,
  updateSingleSignOn: set21,
  deleteSingleSignOn: set21,
  checkSingleSignOn: set21,
  markNotificationRead: set22,
  snoozeNotification: set22,
  markNotificationUnread: set22,
  markAllNotificationsRead: set23,
  createApproval: set24,
  cancelApproval: set24,
  remindApproval: set24,
  sendCreditNote: set25,
  createWebhook: set26,
  updateWebhook: set26,
  deleteWebhook: set26,
  retryWebhookDeliveries: set26,
  retryWebhookDelivery: set26,
  recoverWebhook: set26,
  rotateWebhookSecret: set26,
  testWebhook: set26,
  advanceTestClock: set27,
  resetTestData: set27,
  createClient: set28,
  upsertClient: set28,
  updateClient: set28,
  deleteClient: set28,
  sendClientStatement: set28,
  updateClientTags: set29,
  addClientTags: set29,
  removeClientTags: set29,
  createContact: set30,
  updateContacts: set30,
  createContacts: set30,
  upsertContact: set30,
  updateContact: set30,
  deleteContact: set30,
  eraseContact: set30,
  mergeContact: set30,
  disableContactPortal: set30,
  enableContactPortal: set30,
  resetContactPortalPassword: set30,
  updateContactTags: set31,
  addContactTags: set31,
  removeContactTags: set31,
  createRateCard: set32,
  updateRateCard: set32,
  deleteRateCard: set32,
  createProjectType: set33,
  updateProjectType: set33,
  deleteProjectType: set33,
  createProject: set34,
  upsertProject: set34,
  updateProject: set34,
  deleteProject: set34,
  createProjectMilestone: set35,
  updateProjectMilestone: set35,
  deleteProjectMilestone: set34,
  createProjectPhase: set34,
  reorderProjectPhases: set34,
  updateProjectPhase: set34,
  deleteProjectPhase: set34,
  updateProjectTags: set36,
  addProjectTags: set36,
  removeProjectTags: set36,
  createProjectTask: set37,
  reorderProjectTasks: set37,
  updateProjectTask: set37,
  deleteProjectTask: set34,
  createProjectTicket: set38,
  createTag: set39,
  addTagsInBulk: set39,
  updateTag: set39,
  deleteTag: set39,
  createTicketPriority: set40,
  updateTicketPriority: set40,
  deleteTicketPriority: set40,
  createTicketStatus: set41,
  updateTicketStatus: set41,
  deleteTicketStatus: set41,
  createCannedReply: set42,
  updateCannedReply: set42,
  deleteCannedReply: set42,
  createTicket: set43,
  updateTickets: set43,
  closeTickets: set43,
  upsertTicket: set43,
  updateTicket: set43,
  deleteTicket: set43,
  createTicketActivity: set44,
  updateTicketActivity: set44,
  deleteTicketActivity: set43,
  createTicketAttachment: set43,
  updateTicketAttachment: set43,
  deleteTicketAttachment: set43,
  closeTicket: set43,
  reopenTicket: set43,
  unwatchTicket: set43,
  watchTicket: set43,
  updateTicketTags: set43,
  addTicketTags: set43,
  removeTicketTags: set43,
  createTicketTask: set45,
  updateTicketTask: set45,
  deleteTicketTask: set43,
  completeTicketTask: set45,
  createTicketTimeEntry: set46,
  createTimeEntry: set47,
  createTimeEntries: set47,
  approveTimeEntries: set47,
  rejectTimeEntries: set47,
  excludeTimeEntries: set47,
  updateTimeEntries: set47,
  deleteTimeEntries: set47,
  startTimer: set47,
  stopRunningTimer: set47,
  upsertTimeEntry: set47,
  updateTimeEntry: set47,
  deleteTimeEntry: set47,
  approveTimeEntry: set47,
  excludeTimeEntry: set47,
  includeTimeEntry: set47,
  rejectTimeEntry: set47,
  reopenTimeEntry: set47,
  resumeTimer: set47,
  stopTimer: set47,
  createExpense: set48,
  approveExpenses: set48,
  rejectExpenses: set48,
  updateExpenses: set48,
  deleteExpenses: set48,
  createExpenseFromEInvoice: set48,
  markExpensesBilled: set48,
  upsertExpense: set48,
  updateExpense: set48,
  deleteExpense: set48,
  approveExpense: set48,
  uploadExpenseReceipt: set48,
  rejectExpense: set48,
  reopenExpense: set48,
  createAgreement: set49,
  upsertAgreement: set49,
  updateAgreement: set49,
  activateAgreement: set49,
  cancelAgreement: set49,
  pauseAgreement: set49,
  closeAgreementPeriod: set49,
  resumeAgreement: set49,
  createAgreementType: set50,
  updateAgreementType: set50,
  deleteAgreementType: set50,
  createScheduledReport: set51,
  deleteScheduledReport: set51,
  createItem: set52,
  updateItem: set52,
  deleteItem: set52,
  createRecurringInvoice: set53,
  updateRecurringInvoice: set53,
  endRecurringInvoice: set53,
  pauseRecurringInvoice: set53,
  resumeRecurringInvoice: set53,
  runRecurringInvoice: set54,
  createTaxRate: set55,
  updateTaxRate: set55,
  deleteTaxRate: set55,
  createExchangeRate: set56,
  importExchangeRates: set56,
  updateExchangeRate: set56,
  deleteExchangeRate: set56,
  createInvoice: set57,
  createInvoiceFromTime: set57,
  upsertInvoice: set57,
  updateInvoice: set57,
  approveInvoice: set57,
  createCreditNote: set57,
  duplicateInvoice: set57,
  addInvoiceLineItem: set57,
  updateInvoiceLineItem: set57,
  deleteInvoiceLineItem: set57,
  markInvoiceUncollectible: set57,
  recordInvoicePayment: set57,
  refundInvoicePayment: set57,
  applyCredit: set57,
  createPayment: set58,
  updatePaymentAllocations: set58,
  refundPayment: set58,
  rejectInvoiceApproval: set57,
  remindInvoice: set57,
  sendInvoice: set57,
  submitInvoice: set57,
  voidInvoice: set57,
};
