/** Made by scripts/developer/generate.ts from the contract. */
import type { EventType } from 'docket-sdk';

/** The first part of each query key. */
export type Tag =
  | 'agreement-types'
  | 'agreements'
  | 'api-keys'
  | 'approvals'
  | 'audit-log'
  | 'bank-imports'
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
const set10: readonly Tag[] = ['bank-imports', 'events'];
const set11: readonly Tag[] = ['events', 'mails', 'test-mode'];
const set12: readonly Tag[] = ['agreements', 'clients', 'events', 'expenses', 'invoices', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'users'];
const set13: readonly Tag[] = ['clients', 'contacts', 'events', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set14: readonly Tag[] = ['agreements', 'clients', 'events', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tickets', 'time-entries'];
const set15: readonly Tag[] = ['clients', 'events', 'invoices', 'items', 'recurring-invoices', 'reports'];
const set16: readonly Tag[] = ['approvals', 'clients', 'events', 'expenses', 'milestones', 'phases', 'project-tickets', 'projects', 'reports', 'ticket-time-entries', 'tickets', 'time-entries'];
const set17: readonly Tag[] = ['events', 'notifications'];
const set18: readonly Tag[] = ['api-keys'];
const set19: readonly Tag[] = ['api-keys', 'canned-replies', 'clients', 'project-tickets', 'projects', 'reports', 'saved-views', 'scheduled-reports', 'search', 'second-factor', 'ticket-sla', 'tickets', 'time-entries', 'users'];
const set20: readonly Tag[] = ['sessions'];
const set21: readonly Tag[] = ['api-keys', 'canned-replies', 'clients', 'project-tickets', 'projects', 'reports', 'saved-views', 'scheduled-reports', 'search', 'second-factor', 'sessions', 'ticket-sla', 'tickets', 'time-entries', 'users'];
const set22: readonly Tag[] = ['saved-views'];
const set23: readonly Tag[] = ['agreements', 'clients', 'invoices', 'projects', 'reports', 'test-mode', 'time-entries', 'workspace'];
const set24: readonly Tag[] = ['notifications', 'ticket-activities', 'tickets'];
const set25: readonly Tag[] = ['notifications'];
const set26: readonly Tag[] = ['approvals', 'clients', 'expenses', 'milestones', 'phases', 'project-tickets', 'projects', 'reports', 'ticket-time-entries', 'tickets', 'time-entries'];
const set27: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'expenses', 'invoices', 'milestones', 'payments', 'project-tickets', 'projects', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];
const set28: readonly Tag[] = ['mails', 'test-mode'];
const set29: readonly Tag[] = ['webhooks'];
const set30: readonly Tag[] = ['agreement-types', 'agreements', 'api-keys', 'approvals', 'audit-log', 'bank-imports', 'canned-replies', 'clients', 'contacts', 'credit-notes', 'events', 'exchange-rates', 'expenses', 'invoices', 'items', 'mails', 'milestones', 'notifications', 'payments', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'rate-cards', 'recurring-invoices', 'reports', 'request-log', 'saved-views', 'scheduled-reports', 'search', 'second-factor', 'sessions', 'tags', 'tax-rates', 'test-mode', 'ticket-activities', 'ticket-attachments', 'ticket-priorities', 'ticket-sla', 'ticket-statuses', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users', 'webhooks', 'workspace'];
const set31: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'invoices', 'projects', 'recurring-invoices', 'reports', 'search', 'tags', 'tickets'];
const set32: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'recurring-invoices', 'reports', 'search', 'tags', 'ticket-sla', 'tickets'];
const set33: readonly Tag[] = ['approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'search', 'tags', 'ticket-sla', 'tickets'];
const set34: readonly Tag[] = ['approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set35: readonly Tag[] = ['clients', 'projects', 'rate-cards', 'reports', 'time-entries'];
const set36: readonly Tag[] = ['project-types', 'projects'];
const set37: readonly Tag[] = ['agreements', 'clients', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set38: readonly Tag[] = ['agreements', 'approvals', 'clients', 'invoices', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set39: readonly Tag[] = ['agreements', 'clients', 'contacts', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-sla', 'tickets', 'users'];
const set40: readonly Tag[] = ['agreements', 'clients', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-tasks', 'tickets', 'users'];
const set41: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set42: readonly Tag[] = ['clients', 'contacts', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set43: readonly Tag[] = ['project-tickets', 'ticket-priorities', 'ticket-sla', 'tickets'];
const set44: readonly Tag[] = ['project-tickets', 'projects', 'reports', 'ticket-sla', 'ticket-statuses', 'tickets'];
const set45: readonly Tag[] = ['canned-replies'];
const set46: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set47: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'notifications', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set48: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set49: readonly Tag[] = ['agreements', 'approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set50: readonly Tag[] = ['agreements', 'approvals', 'clients', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'ticket-activities', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set51: readonly Tag[] = ['agreements', 'clients', 'expenses', 'invoices', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'users'];
const set52: readonly Tag[] = ['agreements', 'clients', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tickets', 'time-entries'];
const set53: readonly Tag[] = ['agreement-types', 'agreements'];
const set54: readonly Tag[] = ['reports', 'scheduled-reports'];
const set55: readonly Tag[] = ['bank-imports'];
const set56: readonly Tag[] = ['agreements', 'bank-imports', 'clients', 'credit-notes', 'invoices', 'payments', 'projects', 'reports', 'search'];
const set57: readonly Tag[] = ['items', 'recurring-invoices'];
const set58: readonly Tag[] = ['clients', 'invoices', 'items', 'recurring-invoices', 'reports'];
const set59: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'expenses', 'invoices', 'items', 'milestones', 'payments', 'project-tickets', 'projects', 'recurring-invoices', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];
const set60: readonly Tag[] = ['tax-rates'];
const set61: readonly Tag[] = ['exchange-rates'];
const set62: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'expenses', 'invoices', 'milestones', 'payments', 'project-tickets', 'projects', 'recurring-invoices', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];
const set63: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'invoices', 'payments', 'projects', 'reports', 'search'];

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
  'bank_import.created': set10,
  'bank_import.completed': set10,
  'mail.sent': set11,
  'mail.failed': set11,
  'expense.created': set12,
  'expense.updated': set12,
  'expense.approved': set12,
  'expense.rejected': set12,
  'expense.billed': set12,
  'expense.deleted': set12,
  'tag.updated': set13,
  'tag.deleted': set13,
  'agreement.created': set14,
  'agreement.updated': set14,
  'agreement.cancelled': set14,
  'agreement.period_closed': set14,
  'agreement.near_limit': set14,
  'agreement.over_limit': set14,
  'agreement.expiring_soon': set14,
  'agreement.deleted': set14,
  'recurring_invoice.created': set15,
  'recurring_invoice.updated': set15,
  'recurring_invoice.failed': set15,
  'recurring_invoice.deleted': set15,
  'approval.requested': set16,
  'approval.approved': set16,
  'approval.rejected': set16,
  'approval.cancelled': set16,
  'approval.updated': set16,
  'approval.deleted': set16,
  'notification.created': set17,
  'notification.updated': set17,
};

/** By operation that writes: the tags of the answers that it makes stale. */
export const staleByWrite = {
  createApiKey: set18,
  deleteApiKey: set18,
  rollApiKey: set18,
  createCliLogin: set18,
  updateUsers: set19,
  inviteUser: set19,
  deleteSessions: set20,
  deleteSession: set20,
  updatePassword: set21,
  createPasskey: set19,
  createPasskeyOptions: set19,
  updatePasskey: set19,
  deletePasskey: set19,
  createRecoveryCodes: set19,
  createTotp: set19,
  deleteTotp: set19,
  confirmTotp: set19,
  updateUser: set19,
  deactivateUser: set19,
  eraseUser: set19,
  updateUserPermissions: set19,
  reactivateUser: set19,
  resendUserInvitation: set19,
  resetUserFactor: set19,
  createSavedView: set22,
  updateSavedView: set22,
  deleteSavedView: set22,
  updateWorkspace: set23,
  deleteWorkspace: set23,
  restoreWorkspace: set23,
  uploadWorkspaceLogo: set23,
  deleteWorkspaceLogo: set23,
  createWorkspaceExport: set23,
  updateSingleSignOn: set23,
  deleteSingleSignOn: set23,
  checkSingleSignOn: set23,
  updateStripeConnection: set23,
  deleteStripeConnection: set23,
  markNotificationRead: set24,
  snoozeNotification: set24,
  markNotificationUnread: set24,
  markAllNotificationsRead: set25,
  createApproval: set26,
  cancelApproval: set26,
  remindApproval: set26,
  sendCreditNote: set27,
  retryMail: set28,
  createWebhook: set29,
  updateWebhook: set29,
  deleteWebhook: set29,
  retryWebhookDeliveries: set29,
  retryWebhookDelivery: set29,
  recoverWebhook: set29,
  rotateWebhookSecret: set29,
  testWebhook: set29,
  advanceTestClock: set30,
  resetTestData: set30,
  createClient: set31,
  upsertClient: set31,
  updateClient: set31,
  deleteClient: set31,
  sendClientStatement: set31,
  updateClientTags: set32,
  addClientTags: set32,
  removeClientTags: set32,
  createContact: set33,
  updateContacts: set33,
  createContacts: set33,
  upsertContact: set33,
  updateContact: set33,
  deleteContact: set33,
  eraseContact: set33,
  mergeContact: set33,
  disableContactPortal: set33,
  enableContactPortal: set33,
  resetContactPortalPassword: set33,
  updateContactTags: set34,
  addContactTags: set34,
  removeContactTags: set34,
  createRateCard: set35,
  updateRateCard: set35,
  deleteRateCard: set35,
  createProjectType: set36,
  updateProjectType: set36,
  deleteProjectType: set36,
  createProject: set37,
  upsertProject: set37,
  updateProject: set37,
  deleteProject: set37,
  createProjectMilestone: set38,
  updateProjectMilestone: set38,
  deleteProjectMilestone: set37,
  createProjectPhase: set37,
  reorderProjectPhases: set37,
  updateProjectPhase: set37,
  deleteProjectPhase: set37,
  updateProjectTags: set39,
  addProjectTags: set39,
  removeProjectTags: set39,
  createProjectTask: set40,
  reorderProjectTasks: set40,
  updateProjectTask: set40,
  deleteProjectTask: set37,
  createProjectTicket: set41,
  createTag: set42,
  addTagsInBulk: set42,
  updateTag: set42,
  deleteTag: set42,
  createTicketPriority: set43,
  updateTicketPriority: set43,
  deleteTicketPriority: set43,
  createTicketStatus: set44,
  updateTicketStatus: set44,
  deleteTicketStatus: set44,
  createCannedReply: set45,
  updateCannedReply: set45,
  deleteCannedReply: set45,
  createTicket: set46,
  updateTickets: set46,
  closeTickets: set46,
  upsertTicket: set46,
  updateTicket: set46,
  deleteTicket: set46,
  createTicketActivity: set47,
  updateTicketActivity: set47,
  deleteTicketActivity: set46,
  createTicketAttachment: set46,
  updateTicketAttachment: set46,
  deleteTicketAttachment: set46,
  closeTicket: set46,
  reopenTicket: set46,
  unwatchTicket: set46,
  watchTicket: set46,
  updateTicketTags: set46,
  addTicketTags: set46,
  removeTicketTags: set46,
  createTicketTask: set48,
  updateTicketTask: set48,
  deleteTicketTask: set46,
  completeTicketTask: set48,
  createTicketTimeEntry: set49,
  createTimeEntry: set50,
  createTimeEntries: set50,
  approveTimeEntries: set50,
  rejectTimeEntries: set50,
  excludeTimeEntries: set50,
  updateTimeEntries: set50,
  deleteTimeEntries: set50,
  startTimer: set50,
  stopRunningTimer: set50,
  upsertTimeEntry: set50,
  updateTimeEntry: set50,
  deleteTimeEntry: set50,
  approveTimeEntry: set50,
  excludeTimeEntry: set50,
  includeTimeEntry: set50,
  rejectTimeEntry: set50,
  reopenTimeEntry: set50,
  resumeTimer: set50,
  stopTimer: set50,
  createExpense: set51,
  approveExpenses: set51,
  rejectExpenses: set51,
  updateExpenses: set51,
  deleteExpenses: set51,
  createExpenseFromEInvoice: set51,
  markExpensesBilled: set51,
  upsertExpense: set51,
  updateExpense: set51,
  deleteExpense: set51,
  approveExpense: set51,
  uploadExpenseReceipt: set51,
  rejectExpense: set51,
  reopenExpense: set51,
  createAgreement: set52,
  upsertAgreement: set52,
  updateAgreement: set52,
  activateAgreement: set52,
  cancelAgreement: set52,
  pauseAgreement: set52,
  closeAgreementPeriod: set52,
  resumeAgreement: set52,
  createAgreementType: set53,
  updateAgreementType: set53,
  deleteAgreementType: set53,
  createScheduledReport: set54,
  deleteScheduledReport: set54,
  createBankImport: set55,
  confirmBankImport: set56,
  ignoreBankImportLine: set56,
  undoBankImportLine: set56,
  createItem: set57,
  updateItem: set57,
  deleteItem: set57,
  createRecurringInvoice: set58,
  updateRecurringInvoice: set58,
  endRecurringInvoice: set58,
  pauseRecurringInvoice: set58,
  resumeRecurringInvoice: set58,
  runRecurringInvoice: set59,
  createTaxRate: set60,
  updateTaxRate: set60,
  deleteTaxRate: set60,
  createExchangeRate: set61,
  importExchangeRates: set61,
  updateExchangeRate: set61,
  deleteExchangeRate: set61,
  createInvoice: set62,
  createInvoiceFromTime: set62,
  upsertInvoice: set62,
  updateInvoice: set62,
  approveInvoice: set62,
  createCreditNote: set62,
  chargeInvoiceInterest: set62,
  duplicateInvoice: set62,
  addInvoiceLineItem: set62,
  updateInvoiceLineItem: set62,
  deleteInvoiceLineItem: set62,
  markInvoiceUncollectible: set62,
  recordInvoicePayment: set62,
  refundInvoicePayment: set62,
  applyCredit: set62,
  createPayment: set63,
  updatePaymentAllocations: set63,
  refundPayment: set63,
  rejectInvoiceApproval: set62,
  remindInvoice: set62,
  sendInvoice: set62,
  submitInvoice: set62,
  voidInvoice: set62,
};
