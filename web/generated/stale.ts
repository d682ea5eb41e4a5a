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
  | 'milestones'
  | 'notifications'
  | 'payments'
  | 'phases'
  | 'project-tasks'
  | 'project-tickets'
  | 'project-types'
  | 'projects'
  | 'rate-cards'
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
const set2: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'events', 'invoices', 'projects', 'reports', 'search', 'tags', 'tickets'];
const set3: readonly Tag[] = ['approvals', 'canned-replies', 'clients', 'contacts', 'events', 'invoices', 'project-tickets', 'search', 'tags', 'ticket-sla', 'tickets'];
const set4: readonly Tag[] = ['agreements', 'clients', 'events', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set5: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'events', 'expenses', 'invoices', 'milestones', 'payments', 'project-tickets', 'projects', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];
const set6: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'events', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set7: readonly Tag[] = ['agreements', 'approvals', 'clients', 'events', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'ticket-activities', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set8: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'events', 'invoices', 'payments', 'projects', 'reports', 'search'];
const set9: readonly Tag[] = ['agreements', 'clients', 'events', 'expenses', 'invoices', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'users'];
const set10: readonly Tag[] = ['clients', 'contacts', 'events', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set11: readonly Tag[] = ['agreements', 'clients', 'events', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tickets', 'time-entries'];
const set12: readonly Tag[] = ['approvals', 'clients', 'events', 'expenses', 'milestones', 'phases', 'project-tickets', 'projects', 'reports', 'ticket-time-entries', 'tickets', 'time-entries'];
const set13: readonly Tag[] = ['events', 'notifications'];
const set14: readonly Tag[] = ['api-keys'];
const set15: readonly Tag[] = ['api-keys', 'canned-replies', 'clients', 'project-tickets', 'projects', 'reports', 'saved-views', 'scheduled-reports', 'search', 'second-factor', 'ticket-sla', 'tickets', 'time-entries', 'users'];
const set16: readonly Tag[] = ['sessions'];
const set17: readonly Tag[] = ['api-keys', 'canned-replies', 'clients', 'project-tickets', 'projects', 'reports', 'saved-views', 'scheduled-reports', 'search', 'second-factor', 'sessions', 'ticket-sla', 'tickets', 'time-entries', 'users'];
const set18: readonly Tag[] = ['saved-views'];
const set19: readonly Tag[] = ['agreements', 'clients', 'invoices', 'projects', 'reports', 'test-mode', 'time-entries', 'workspace'];
const set20: readonly Tag[] = ['notifications', 'ticket-activities', 'tickets'];
const set21: readonly Tag[] = ['notifications'];
const set22: readonly Tag[] = ['approvals', 'clients', 'expenses', 'milestones', 'phases', 'project-tickets', 'projects', 'reports', 'ticket-time-entries', 'tickets', 'time-entries'];
const set23: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'expenses', 'invoices', 'milestones', 'payments', 'project-tickets', 'projects', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];
const set24: readonly Tag[] = ['webhooks'];
const set25: readonly Tag[] = ['agreement-types', 'agreements', 'api-keys', 'approvals', 'audit-log', 'canned-replies', 'clients', 'contacts', 'credit-notes', 'events', 'exchange-rates', 'expenses', 'invoices', 'milestones', 'notifications', 'payments', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'rate-cards', 'reports', 'request-log', 'saved-views', 'scheduled-reports', 'search', 'second-factor', 'sessions', 'tags', 'tax-rates', 'test-mode', 'ticket-activities', 'ticket-attachments', 'ticket-priorities', 'ticket-sla', 'ticket-statuses', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users', 'webhooks', 'workspace'];
const set26: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'invoices', 'projects', 'reports', 'search', 'tags', 'tickets'];
const set27: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-sla', 'tickets'];
const set28: readonly Tag[] = ['approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'search', 'tags', 'ticket-sla', 'tickets'];
const set29: readonly Tag[] = ['approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set30: readonly Tag[] = ['clients', 'projects', 'rate-cards', 'reports', 'time-entries'];
const set31: readonly Tag[] = ['project-types', 'projects'];
const set32: readonly Tag[] = ['agreements', 'clients', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set33: readonly Tag[] = ['agreements', 'approvals', 'clients', 'invoices', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set34: readonly Tag[] = ['agreements', 'clients', 'contacts', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-sla', 'tickets', 'users'];
const set35: readonly Tag[] = ['agreements', 'clients', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-tasks', 'tickets', 'users'];
const set36: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set37: readonly Tag[] = ['clients', 'contacts', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set38: readonly Tag[] = ['project-tickets', 'ticket-priorities', 'ticket-sla', 'tickets'];
const set39: readonly Tag[] = ['project-tickets', 'projects', 'reports', 'ticket-sla', 'ticket-statuses', 'tickets'];
const set40: readonly Tag[] = ['canned-replies'];
const set41: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set42: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'notifications', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set43: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set44: readonly Tag[] = ['agreements', 'approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set45: readonly Tag[] = ['agreements', 'approvals', 'clients', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'ticket-activities', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set46: readonly Tag[] = ['agreements', 'clients', 'expenses', 'invoices', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'users'];
const set47: readonly Tag[] = ['agreements', 'clients', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tickets', 'time-entries'];
const set48: readonly Tag[] = ['agreement-types', 'agreements'];
const set49: readonly Tag[] = ['reports', 'scheduled-reports'];
const set50: readonly Tag[] = ['tax-rates'];
const set51: readonly Tag[] = ['exchange-rates'];
const set52: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'invoices', 'payments', 'projects', 'reports', 'search'];

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
  'credit_note.created': set5,
  'payment.created': set8,
  'payment.updated': set8,
  'payment.refunded': set8,
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
  'approval.requested': set12,
  'approval.approved': set12,
  'approval.rejected': set12,
  'approval.cancelled': set12,
  'approval.updated': set12,
  'approval.deleted': set12,
  'notification.created': set13,
  'notification.updated': set13,
};

/** By operation that writes: the tags of the answers that it makes stale. */
export const staleByWrite = {
  createApiKey: set14,
  deleteApiKey: set14,
  rollApiKey: set14,
  createCliLogin: set14,
  updateUsers: set15,
  inviteUser: set15,
  deleteSessions: set16,
  deleteSession: set16,
  updatePassword: set17,
  createPasskey: set15,
  createPasskeyOptions: set15,
  updatePasskey: set15,
  deletePasskey: set15,
  createRecoveryCodes: set15,
  createTotp: set15,
  deleteTotp: set15,
  confirmTotp: set15,
  updateUser: set15,
  deactivateUser: set15,
  eraseUser: set15,
  updateUserPermissions: set15,
  reactivateUser: set15,
  resendUserInvitation: set15,
  resetUserFactor: set15,
  createSavedView: set18,
  updateSavedView: set18,
  deleteSavedView: set18,
  updateWorkspace: set19,
  deleteWorkspace: set19,
  restoreWorkspace: set19,
  uploadWorkspaceLogo: set19,
  deleteWorkspaceLogo: set19,
  createWorkspaceExport: set19,
  updateSingleSignOn: set19,
  deleteSingleSignOn: set19,
  checkSingleSignOn: set19,
  markNotificationRead: set20,
  snoozeNotification: set20,
  markNotificationUnread: set20,
  markAllNotificationsRead: set21,
  createApproval: set22,
  cancelApproval: set22,
  remindApproval: set22,
  sendCreditNote: set23,
  createWebhook: set24,
  updateWebhook: set24,
  deleteWebhook: set24,
  retryWebhookDeliveries: set24,
  retryWebhookDelivery: set24,
  recoverWebhook: set24,
  rotateWebhookSecret: set24,
  testWebhook: set24,
  advanceTestClock: set25,
  resetTestData: set25,
  createClient: set26,
  upsertClient: set26,
  updateClient: set26,
  deleteClient: set26,
  sendClientStatement: set26,
  updateClientTags: set27,
  addClientTags: set27,
  removeClientTags: set27,
  createContact: set28,
  updateContacts: set28,
  createContacts: set28,
  upsertContact: set28,
  updateContact: set28,
  deleteContact: set28,
  eraseContact: set28,
  mergeContact: set28,
  disableContactPortal: set28,
  enableContactPortal: set28,
  resetContactPortalPassword: set28,
  updateContactTags: set29,
  addContactTags: set29,
  removeContactTags: set29,
  createRateCard: set30,
  updateRateCard: set30,
  deleteRateCard: set30,
  createProjectType: set31,
  updateProjectType: set31,
  deleteProjectType: set31,
  createProject: set32,
  upsertProject: set32,
  updateProject: set32,
  deleteProject: set32,
  createProjectMilestone: set33,
  updateProjectMilestone: set33,
  deleteProjectMilestone: set32,
  createProjectPhase: set32,
  reorderProjectPhases: set32,
  updateProjectPhase: set32,
  deleteProjectPhase: set32,
  updateProjectTags: set34,
  addProjectTags: set34,
  removeProjectTags: set34,
  createProjectTask: set35,
  reorderProjectTasks: set35,
  updateProjectTask: set35,
  deleteProjectTask: set32,
  createProjectTicket: set36,
  createTag: set37,
  addTagsInBulk: set37,
  updateTag: set37,
  deleteTag: set37,
  createTicketPriority: set38,
  updateTicketPriority: set38,
  deleteTicketPriority: set38,
  createTicketStatus: set39,
  updateTicketStatus: set39,
  deleteTicketStatus: set39,
  createCannedReply: set40,
  updateCannedReply: set40,
  deleteCannedReply: set40,
  createTicket: set41,
  updateTickets: set41,
  closeTickets: set41,
  upsertTicket: set41,
  updateTicket: set41,
  deleteTicket: set41,
  createTicketActivity: set42,
  updateTicketActivity: set42,
  deleteTicketActivity: set41,
  createTicketAttachment: set41,
  updateTicketAttachment: set41,
  deleteTicketAttachment: set41,
  closeTicket: set41,
  reopenTicket: set41,
  unwatchTicket: set41,
  watchTicket: set41,
  updateTicketTags: set41,
  addTicketTags: set41,
  removeTicketTags: set41,
  createTicketTask: set43,
  updateTicketTask: set43,
  deleteTicketTask: set41,
  completeTicketTask: set43,
  createTicketTimeEntry: set44,
  createTimeEntry: set45,
  createTimeEntries: set45,
  approveTimeEntries: set45,
  rejectTimeEntries: set45,
  excludeTimeEntries: set45,
  updateTimeEntries: set45,
  deleteTimeEntries: set45,
  startTimer: set45,
  stopRunningTimer: set45,
  upsertTimeEntry: set45,
  updateTimeEntry: set45,
  deleteTimeEntry: set45,
  approveTimeEntry: set45,
  excludeTimeEntry: set45,
  includeTimeEntry: set45,
  rejectTimeEntry: set45,
  reopenTimeEntry: set45,
  resumeTimer: set45,
  stopTimer: set45,
  createExpense: set46,
  approveExpenses: set46,
  rejectExpenses: set46,
  updateExpenses: set46,
  deleteExpenses: set46,
  createExpenseFromEInvoice: set46,
  markExpensesBilled: set46,
  upsertExpense: set46,
  updateExpense: set46,
  deleteExpense: set46,
  approveExpense: set46,
  uploadExpenseReceipt: set46,
  rejectExpense: set46,
  reopenExpense: set46,
  createAgreement: set47,
  upsertAgreement: set47,
  updateAgreement: set47,
  activateAgreement: set47,
  cancelAgreement: set47,
  pauseAgreement: set47,
  closeAgreementPeriod: set47,
  resumeAgreement: set47,
  createAgreementType: set48,
  updateAgreementType: set48,
  deleteAgreementType: set48,
  createScheduledReport: set49,
  deleteScheduledReport: set49,
  createTaxRate: set50,
  updateTaxRate: set50,
  deleteTaxRate: set50,
  createExchangeRate: set51,
  importExchangeRates: set51,
  updateExchangeRate: set51,
  deleteExchangeRate: set51,
  createInvoice: set23,
  createInvoiceFromTime: set23,
  upsertInvoice: set23,
  updateInvoice: set23,
  approveInvoice: set23,
  createCreditNote: set23,
  duplicateInvoice: set23,
  addInvoiceLineItem: set23,
  updateInvoiceLineItem: set23,
  deleteInvoiceLineItem: set23,
  markInvoiceUncollectible: set23,
  recordInvoicePayment: set23,
  refundInvoicePayment: set23,
  applyCredit: set23,
  createPayment: set52,
  updatePaymentAllocations: set52,
  refundPayment: set52,
  rejectInvoiceApproval: set23,
  remindInvoice: set23,
  sendInvoice: set23,
  submitInvoice: set23,
  voidInvoice: set23,
};
