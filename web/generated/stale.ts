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
  | 'mail-templates'
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
const set28: readonly Tag[] = ['mail-templates', 'workspace'];
const set29: readonly Tag[] = ['mails', 'test-mode'];
const set30: readonly Tag[] = ['webhooks'];
const set31: readonly Tag[] = ['agreement-types', 'agreements', 'api-keys', 'approvals', 'audit-log', 'bank-imports', 'canned-replies', 'clients', 'contacts', 'credit-notes', 'events', 'exchange-rates', 'expenses', 'invoices', 'items', 'mail-templates', 'mails', 'milestones', 'notifications', 'payments', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'rate-cards', 'recurring-invoices', 'reports', 'request-log', 'saved-views', 'scheduled-reports', 'search', 'second-factor', 'sessions', 'tags', 'tax-rates', 'test-mode', 'ticket-activities', 'ticket-attachments', 'ticket-priorities', 'ticket-sla', 'ticket-statuses', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users', 'webhooks', 'workspace'];
const set32: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'invoices', 'projects', 'recurring-invoices', 'reports', 'search', 'tags', 'tickets'];
const set33: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'recurring-invoices', 'reports', 'search', 'tags', 'ticket-sla', 'tickets'];
const set34: readonly Tag[] = ['approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'search', 'tags', 'ticket-sla', 'tickets'];
const set35: readonly Tag[] = ['approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set36: readonly Tag[] = ['clients', 'projects', 'rate-cards', 'reports', 'time-entries'];
const set37: readonly Tag[] = ['project-types', 'projects'];
const set38: readonly Tag[] = ['agreements', 'clients', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set39: readonly Tag[] = ['agreements', 'approvals', 'clients', 'invoices', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set40: readonly Tag[] = ['agreements', 'clients', 'contacts', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-sla', 'tickets', 'users'];
const set41: readonly Tag[] = ['agreements', 'clients', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-tasks', 'tickets', 'users'];
const set42: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set43: readonly Tag[] = ['clients', 'contacts', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set44: readonly Tag[] = ['project-tickets', 'ticket-priorities', 'ticket-sla', 'tickets'];
const set45: readonly Tag[] = ['project-tickets', 'projects', 'reports', 'ticket-sla', 'ticket-statuses', 'tickets'];
const set46: readonly Tag[] = ['canned-replies'];
const set47: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set48: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'notifications', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set49: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set50: readonly Tag[] = ['agreements', 'approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set51: readonly Tag[] = ['agreements', 'approvals', 'clients', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'ticket-activities', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set52: readonly Tag[] = ['agreements', 'clients', 'expenses', 'invoices', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'users'];
const set53: readonly Tag[] = ['agreements', 'clients', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tickets', 'time-entries'];
const set54: readonly Tag[] = ['agreement-types', 'agreements'];
const set55: readonly Tag[] = ['reports', 'scheduled-reports'];
const set56: readonly Tag[] = ['bank-imports'];
const set57: readonly Tag[] = ['agreements', 'bank-imports', 'clients', 'credit-notes', 'invoices', 'payments', 'projects', 'reports', 'search'];
const set58: readonly Tag[] = ['items', 'recurring-invoices'];
const set59: readonly Tag[] = ['clients', 'invoices', 'items', 'recurring-invoices', 'reports'];
const set60: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'expenses', 'invoices', 'items', 'milestones', 'payments', 'project-tickets', 'projects', 'recurring-invoices', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];
const set61: readonly Tag[] = ['tax-rates'];
const set62: readonly Tag[] = ['exchange-rates'];
const set63: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'expenses', 'invoices', 'milestones', 'payments', 'project-tickets', 'projects', 'recurring-invoices', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];
const set64: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'invoices', 'payments', 'projects', 'reports', 'search'];

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
  updateMailTemplate: set28,
  deleteMailTemplate: set28,
  retryMail: set29,
  createWebhook: set30,
  updateWebhook: set30,
  deleteWebhook: set30,
  retryWebhookDeliveries: set30,
  retryWebhookDelivery: set30,
  recoverWebhook: set30,
  rotateWebhookSecret: set30,
  testWebhook: set30,
  advanceTestClock: set31,
  resetTestData: set31,
  createClient: set32,
  upsertClient: set32,
  updateClient: set32,
  deleteClient: set32,
  sendClientStatement: set32,
  updateClientTags: set33,
  addClientTags: set33,
  removeClientTags: set33,
  createContact: set34,
  updateContacts: set34,
  createContacts: set34,
  upsertContact: set34,
  updateContact: set34,
  deleteContact: set34,
  eraseContact: set34,
  mergeContact: set34,
  disableContactPortal: set34,
  enableContactPortal: set34,
  resetContactPortalPassword: set34,
  updateContactTags: set35,
  addContactTags: set35,
  removeContactTags: set35,
  createRateCard: set36,
  updateRateCard: set36,
  deleteRateCard: set36,
  createProjectType: set37,
  updateProjectType: set37,
  deleteProjectType: set37,
  createProject: set38,
  upsertProject: set38,
  updateProject: set38,
  deleteProject: set38,
  createProjectMilestone: set39,
  updateProjectMilestone: set39,
  deleteProjectMilestone: set38,
  createProjectPhase: set38,
  reorderProjectPhases: set38,
  updateProjectPhase: set38,
  deleteProjectPhase: set38,
  updateProjectTags: set40,
  addProjectTags: set40,
  removeProjectTags: set40,
  createProjectTask: set41,
  reorderProjectTasks: set41,
  updateProjectTask: set41,
  deleteProjectTask: set38,
  createProjectTicket: set42,
  createTag: set43,
  addTagsInBulk: set43,
  updateTag: set43,
  deleteTag: set43,
  createTicketPriority: set44,
  updateTicketPriority: set44,
  deleteTicketPriority: set44,
  createTicketStatus: set45,
  updateTicketStatus: set45,
  deleteTicketStatus: set45,
  createCannedReply: set46,
  updateCannedReply: set46,
  deleteCannedReply: set46,
  createTicket: set47,
  updateTickets: set47,
  closeTickets: set47,
  upsertTicket: set47,
  updateTicket: set47,
  deleteTicket: set47,
  createTicketActivity: set48,
  updateTicketActivity: set48,
  deleteTicketActivity: set47,
  createTicketAttachment: set47,
  updateTicketAttachment: set47,
  deleteTicketAttachment: set47,
  closeTicket: set47,
  reopenTicket: set47,
  unwatchTicket: set47,
  watchTicket: set47,
  updateTicketTags: set47,
  addTicketTags: set47,
  removeTicketTags: set47,
  createTicketTask: set49,
  updateTicketTask: set49,
  deleteTicketTask: set47,
  completeTicketTask: set49,
  createTicketTimeEntry: set50,
  createTimeEntry: set51,
  createTimeEntries: set51,
  approveTimeEntries: set51,
  rejectTimeEntries: set51,
  excludeTimeEntries: set51,
  updateTimeEntries: set51,
  deleteTimeEntries: set51,
  startTimer: set51,
  stopRunningTimer: set51,
  upsertTimeEntry: set51,
  updateTimeEntry: set51,
  deleteTimeEntry: set51,
  approveTimeEntry: set51,
  excludeTimeEntry: set51,
  includeTimeEntry: set51,
  rejectTimeEntry: set51,
  reopenTimeEntry: set51,
  resumeTimer: set51,
  stopTimer: set51,
  createExpense: set52,
  approveExpenses: set52,
  rejectExpenses: set52,
  updateExpenses: set52,
  deleteExpenses: set52,
  createExpenseFromEInvoice: set52,
  markExpensesBilled: set52,
  upsertExpense: set52,
  updateExpense: set52,
  deleteExpense: set52,
  approveExpense: set52,
  uploadExpenseReceipt: set52,
  rejectExpense: set52,
  reopenExpense: set52,
  createAgreement: set53,
  upsertAgreement: set53,
  updateAgreement: set53,
  activateAgreement: set53,
  cancelAgreement: set53,
  pauseAgreement: set53,
  closeAgreementPeriod: set53,
  resumeAgreement: set53,
  createAgreementType: set54,
  updateAgreementType: set54,
  deleteAgreementType: set54,
  createScheduledReport: set55,
  deleteScheduledReport: set55,
  createBankImport: set56,
  confirmBankImport: set57,
  ignoreBankImportLine: set57,
  undoBankImportLine: set57,
  createItem: set58,
  updateItem: set58,
  deleteItem: set58,
  createRecurringInvoice: set59,
  updateRecurringInvoice: set59,
  endRecurringInvoice: set59,
  pauseRecurringInvoice: set59,
  resumeRecurringInvoice: set59,
  runRecurringInvoice: set60,
  createTaxRate: set61,
  updateTaxRate: set61,
  deleteTaxRate: set61,
  createExchangeRate: set62,
  importExchangeRates: set62,
  updateExchangeRate: set62,
  deleteExchangeRate: set62,
  createInvoice: set63,
  createInvoiceFromTime: set63,
  upsertInvoice: set63,
  updateInvoice: set63,
  approveInvoice: set63,
  createCreditNote: set63,
  chargeInvoiceInterest: set63,
  duplicateInvoice: set63,
  addInvoiceLineItem: set63,
  updateInvoiceLineItem: set63,
  deleteInvoiceLineItem: set63,
  markInvoiceUncollectible: set63,
  recordInvoicePayment: set63,
  refundInvoicePayment: set63,
  applyCredit: set63,
  createPayment: set64,
  updatePaymentAllocations: set64,
  refundPayment: set64,
  rejectInvoiceApproval: set63,
  remindInvoice: set63,
  sendInvoice: set63,
  submitInvoice: set63,
  voidInvoice: set63,
};
