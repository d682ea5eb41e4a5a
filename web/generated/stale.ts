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
  | 'mails'
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
const set10: readonly Tag[] = ['events', 'mails', 'test-mode'];
const set11: readonly Tag[] = ['agreements', 'clients', 'events', 'expenses', 'invoices', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'users'];
const set12: readonly Tag[] = ['clients', 'contacts', 'events', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set13: readonly Tag[] = ['agreements', 'clients', 'events', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tickets', 'time-entries'];
const set14: readonly Tag[] = ['clients', 'events', 'invoices', 'items', 'recurring-invoices', 'reports'];
const set15: readonly Tag[] = ['approvals', 'clients', 'events', 'expenses', 'milestones', 'phases', 'project-tickets', 'projects', 'reports', 'ticket-time-entries', 'tickets', 'time-entries'];
const set16: readonly Tag[] = ['events', 'notifications'];
const set17: readonly Tag[] = ['api-keys'];
const set18: readonly Tag[] = ['api-keys', 'canned-replies', 'clients', 'project-tickets', 'projects', 'reports', 'saved-views', 'scheduled-reports', 'search', 'second-factor', 'ticket-sla', 'tickets', 'time-entries', 'users'];
const set19: readonly Tag[] = ['sessions'];
const set20: readonly Tag[] = ['api-keys', 'canned-replies', 'clients', 'project-tickets', 'projects', 'reports', 'saved-views', 'scheduled-reports', 'search', 'second-factor', 'sessions', 'ticket-sla', 'tickets', 'time-entries', 'users'];
const set21: readonly Tag[] = ['saved-views'];
const set22: readonly Tag[] = ['agreements', 'clients', 'invoices', 'projects', 'reports', 'test-mode', 'time-entries', 'workspace'];
const set23: readonly Tag[] = ['notifications', 'ticket-activities', 'tickets'];
const set24: readonly Tag[] = ['notifications'];
const set25: readonly Tag[] = ['approvals', 'clients', 'expenses', 'milestones', 'phases', 'project-tickets', 'projects', 'reports', 'ticket-time-entries', 'tickets', 'time-entries'];
const set26: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'expenses', 'invoices', 'milestones', 'payments', 'project-tickets', 'projects', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];
const set27: readonly Tag[] = ['mails', 'test-mode'];
const set28: readonly Tag[] = ['webhooks'];
const set29: readonly Tag[] = ['agreement-types', 'agreements', 'api-keys', 'approvals', 'audit-log', 'canned-replies', 'clients', 'contacts', 'credit-notes', 'events', 'exchange-rates', 'expenses', 'invoices', 'items', 'mails', 'milestones', 'notifications', 'payments', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'rate-cards', 'recurring-invoices', 'reports', 'request-log', 'saved-views', 'scheduled-reports', 'search', 'second-factor', 'sessions', 'tags', 'tax-rates', 'test-mode', 'ticket-activities', 'ticket-attachments', 'ticket-priorities', 'ticket-sla', 'ticket-statuses', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users', 'webhooks', 'workspace'];
const set30: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'invoices', 'projects', 'recurring-invoices', 'reports', 'search', 'tags', 'tickets'];
const set31: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'recurring-invoices', 'reports', 'search', 'tags', 'ticket-sla', 'tickets'];
const set32: readonly Tag[] = ['approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'search', 'tags', 'ticket-sla', 'tickets'];
const set33: readonly Tag[] = ['approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set34: readonly Tag[] = ['clients', 'projects', 'rate-cards', 'reports', 'time-entries'];
const set35: readonly Tag[] = ['project-types', 'projects'];
const set36: readonly Tag[] = ['agreements', 'clients', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set37: readonly Tag[] = ['agreements', 'approvals', 'clients', 'invoices', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set38: readonly Tag[] = ['agreements', 'clients', 'contacts', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-sla', 'tickets', 'users'];
const set39: readonly Tag[] = ['agreements', 'clients', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-tasks', 'tickets', 'users'];
const set40: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set41: readonly Tag[] = ['clients', 'contacts', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set42: readonly Tag[] = ['project-tickets', 'ticket-priorities', 'ticket-sla', 'tickets'];
const set43: readonly Tag[] = ['project-tickets', 'projects', 'reports', 'ticket-sla', 'ticket-statuses', 'tickets'];
const set44: readonly Tag[] = ['canned-replies'];
const set45: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set46: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'notifications', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set47: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set48: readonly Tag[] = ['agreements', 'approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set49: readonly Tag[] = ['agreements', 'approvals', 'clients', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'ticket-activities', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set50: readonly Tag[] = ['agreements', 'clients', 'expenses', 'invoices', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'users'];
const set51: readonly Tag[] = ['agreements', 'clients', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tickets', 'time-entries'];
const set52: readonly Tag[] = ['agreement-types', 'agreements'];
const set53: readonly Tag[] = ['reports', 'scheduled-reports'];
const set54: readonly Tag[] = ['items', 'recurring-invoices'];
const set55: readonly Tag[] = ['clients', 'invoices', 'items', 'recurring-invoices', 'reports'];
const set56: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'expenses', 'invoices', 'items', 'milestones', 'payments', 'project-tickets', 'projects', 'recurring-invoices', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];
const set57: readonly Tag[] = ['tax-rates'];
const set58: readonly Tag[] = ['exchange-rates'];
const set59: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'expenses', 'invoices', 'milestones', 'payments', 'project-tickets', 'projects', 'recurring-invoices', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];
const set60: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'invoices', 'payments', 'projects', 'reports', 'search'];

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
  'mail.sent': set10,
  'mail.failed': set10,
  'expense.created': set11,
  'expense.updated': set11,
  'expense.approved': set11,
  'expense.rejected': set11,
  'expense.billed': set11,
  'expense.deleted': set11,
  'tag.updated': set12,
  'tag.deleted': set12,
  'agreement.created': set13,
  'agreement.updated': set13,
  'agreement.cancelled': set13,
  'agreement.period_closed': set13,
  'agreement.near_limit': set13,
  'agreement.over_limit': set13,
  'agreement.expiring_soon': set13,
  'agreement.deleted': set13,
  'recurring_invoice.created': set14,
  'recurring_invoice.updated': set14,
  'recurring_invoice.failed': set14,
  'recurring_invoice.deleted': set14,
  'approval.requested': set15,
  'approval.approved': set15,
  'approval.rejected': set15,
  'approval.cancelled': set15,
  'approval.updated': set15,
  'approval.deleted': set15,
  'notification.created': set16,
  'notification.updated': set16,
};

/** By operation that writes: the tags of the answers that it makes stale. */
export const staleByWrite = {
  createApiKey: set17,
  deleteApiKey: set17,
  rollApiKey: set17,
  createCliLogin: set17,
  updateUsers: set18,
  inviteUser: set18,
  deleteSessions: set19,
  deleteSession: set19,
  updatePassword: set20,
  createPasskey: set18,
  createPasskeyOptions: set18,
  updatePasskey: set18,
  deletePasskey: set18,
  createRecoveryCodes: set18,
  createTotp: set18,
  deleteTotp: set18,
  confirmTotp: set18,
  updateUser: set18,
  deactivateUser: set18,
  eraseUser: set18,
  updateUserPermissions: set18,
  reactivateUser: set18,
  resendUserInvitation: set18,
  resetUserFactor: set18,
  createSavedView: set21,
  updateSavedView: set21,
  deleteSavedView: set21,
  updateWorkspace: set22,
  deleteWorkspace: set22,
  restoreWorkspace: set22,
  uploadWorkspaceLogo: set22,
  deleteWorkspaceLogo: set22,
  createWorkspaceExport: set22,
  updateSingleSignOn: set22,
  deleteSingleSignOn: set22,
  checkSingleSignOn: set22,
  markNotificationRead: set23,
  snoozeNotification: set23,
  markNotificationUnread: set23,
  markAllNotificationsRead: set24,
  createApproval: set25,
  cancelApproval: set25,
  remindApproval: set25,
  sendCreditNote: set26,
  retryMail: set27,
  createWebhook: set28,
  updateWebhook: set28,
  deleteWebhook: set28,
  retryWebhookDeliveries: set28,
  retryWebhookDelivery: set28,
  recoverWebhook: set28,
  rotateWebhookSecret: set28,
  testWebhook: set28,
  advanceTestClock: set29,
  resetTestData: set29,
  createClient: set30,
  upsertClient: set30,
  updateClient: set30,
  deleteClient: set30,
  sendClientStatement: set30,
  updateClientTags: set31,
  addClientTags: set31,
  removeClientTags: set31,
  createContact: set32,
  updateContacts: set32,
  createContacts: set32,
  upsertContact: set32,
  updateContact: set32,
  deleteContact: set32,
  eraseContact: set32,
  mergeContact: set32,
  disableContactPortal: set32,
  enableContactPortal: set32,
  resetContactPortalPassword: set32,
  updateContactTags: set33,
  addContactTags: set33,
  removeContactTags: set33,
  createRateCard: set34,
  updateRateCard: set34,
  deleteRateCard: set34,
  createProjectType: set35,
  updateProjectType: set35,
  deleteProjectType: set35,
  createProject: set36,
  upsertProject: set36,
  updateProject: set36,
  deleteProject: set36,
  createProjectMilestone: set37,
  updateProjectMilestone: set37,
  deleteProjectMilestone: set36,
  createProjectPhase: set36,
  reorderProjectPhases: set36,
  updateProjectPhase: set36,
  deleteProjectPhase: set36,
  updateProjectTags: set38,
  addProjectTags: set38,
  removeProjectTags: set38,
  createProjectTask: set39,
  reorderProjectTasks: set39,
  updateProjectTask: set39,
  deleteProjectTask: set36,
  createProjectTicket: set40,
  createTag: set41,
  addTagsInBulk: set41,
  updateTag: set41,
  deleteTag: set41,
  createTicketPriority: set42,
  updateTicketPriority: set42,
  deleteTicketPriority: set42,
  createTicketStatus: set43,
  updateTicketStatus: set43,
  deleteTicketStatus: set43,
  createCannedReply: set44,
  updateCannedReply: set44,
  deleteCannedReply: set44,
  createTicket: set45,
  updateTickets: set45,
  closeTickets: set45,
  upsertTicket: set45,
  updateTicket: set45,
  deleteTicket: set45,
  createTicketActivity: set46,
  updateTicketActivity: set46,
  deleteTicketActivity: set45,
  createTicketAttachment: set45,
  updateTicketAttachment: set45,
  deleteTicketAttachment: set45,
  closeTicket: set45,
  reopenTicket: set45,
  unwatchTicket: set45,
  watchTicket: set45,
  updateTicketTags: set45,
  addTicketTags: set45,
  removeTicketTags: set45,
  createTicketTask: set47,
  updateTicketTask: set47,
  deleteTicketTask: set45,
  completeTicketTask: set47,
  createTicketTimeEntry: set48,
  createTimeEntry: set49,
  createTimeEntries: set49,
  approveTimeEntries: set49,
  rejectTimeEntries: set49,
  excludeTimeEntries: set49,
  updateTimeEntries: set49,
  deleteTimeEntries: set49,
  startTimer: set49,
  stopRunningTimer: set49,
  upsertTimeEntry: set49,
  updateTimeEntry: set49,
  deleteTimeEntry: set49,
  approveTimeEntry: set49,
  excludeTimeEntry: set49,
  includeTimeEntry: set49,
  rejectTimeEntry: set49,
  reopenTimeEntry: set49,
  resumeTimer: set49,
  stopTimer: set49,
  createExpense: set50,
  approveExpenses: set50,
  rejectExpenses: set50,
  updateExpenses: set50,
  deleteExpenses: set50,
  createExpenseFromEInvoice: set50,
  markExpensesBilled: set50,
  upsertExpense: set50,
  updateExpense: set50,
  deleteExpense: set50,
  approveExpense: set50,
  uploadExpenseReceipt: set50,
  rejectExpense: set50,
  reopenExpense: set50,
  createAgreement: set51,
  upsertAgreement: set51,
  updateAgreement: set51,
  activateAgreement: set51,
  cancelAgreement: set51,
  pauseAgreement: set51,
  closeAgreementPeriod: set51,
  resumeAgreement: set51,
  createAgreementType: set52,
  updateAgreementType: set52,
  deleteAgreementType: set52,
  createScheduledReport: set53,
  deleteScheduledReport: set53,
  createItem: set54,
  updateItem: set54,
  deleteItem: set54,
  createRecurringInvoice: set55,
  updateRecurringInvoice: set55,
  endRecurringInvoice: set55,
  pauseRecurringInvoice: set55,
  resumeRecurringInvoice: set55,
  runRecurringInvoice: set56,
  createTaxRate: set57,
  updateTaxRate: set57,
  deleteTaxRate: set57,
  createExchangeRate: set58,
  importExchangeRates: set58,
  updateExchangeRate: set58,
  deleteExchangeRate: set58,
  createInvoice: set59,
  createInvoiceFromTime: set59,
  upsertInvoice: set59,
  updateInvoice: set59,
  approveInvoice: set59,
  createCreditNote: set59,
  chargeInvoiceInterest: set59,
  duplicateInvoice: set59,
  addInvoiceLineItem: set59,
  updateInvoiceLineItem: set59,
  deleteInvoiceLineItem: set59,
  markInvoiceUncollectible: set59,
  recordInvoicePayment: set59,
  refundInvoicePayment: set59,
  applyCredit: set59,
  createPayment: set60,
  updatePaymentAllocations: set60,
  refundPayment: set60,
  rejectInvoiceApproval: set59,
  remindInvoice: set59,
  sendInvoice: set59,
  submitInvoice: set59,
  voidInvoice: set59,
};
