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
const set8: readonly Tag[] = ['events', 'mails', 'test-mode'];
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
const set24: readonly Tag[] = ['mails', 'test-mode'];
const set25: readonly Tag[] = ['webhooks'];
const set26: readonly Tag[] = ['agreement-types', 'agreements', 'api-keys', 'approvals', 'audit-log', 'canned-replies', 'clients', 'contacts', 'credit-notes', 'events', 'exchange-rates', 'expenses', 'invoices', 'mails', 'milestones', 'notifications', 'payments', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'rate-cards', 'reports', 'request-log', 'saved-views', 'scheduled-reports', 'search', 'second-factor', 'sessions', 'tags', 'tax-rates', 'test-mode', 'ticket-activities', 'ticket-attachments', 'ticket-priorities', 'ticket-sla', 'ticket-statuses', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users', 'webhooks', 'workspace'];
const set27: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'invoices', 'projects', 'reports', 'search', 'tags', 'tickets'];
const set28: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-sla', 'tickets'];
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
const set51: readonly Tag[] = ['tax-rates'];
const set52: readonly Tag[] = ['exchange-rates'];

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
  'mail.sent': set8,
  'mail.failed': set8,
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
  retryMail: set24,
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
  createTaxRate: set51,
  updateTaxRate: set51,
  deleteTaxRate: set51,
  createExchangeRate: set52,
  importExchangeRates: set52,
  updateExchangeRate: set52,
  deleteExchangeRate: set52,
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
  rejectInvoiceApproval: set23,
  remindInvoice: set23,
  sendInvoice: set23,
  submitInvoice: set23,
  voidInvoice: set23,
};
