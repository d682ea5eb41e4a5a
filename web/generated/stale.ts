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
const set8: readonly Tag[] = ['agreements', 'clients', 'events', 'expenses', 'invoices', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'users'];
const set9: readonly Tag[] = ['clients', 'contacts', 'events', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set10: readonly Tag[] = ['agreements', 'clients', 'events', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tickets', 'time-entries'];
const set11: readonly Tag[] = ['approvals', 'clients', 'events', 'expenses', 'milestones', 'phases', 'project-tickets', 'projects', 'reports', 'ticket-time-entries', 'tickets', 'time-entries'];
const set12: readonly Tag[] = ['events', 'notifications'];
const set13: readonly Tag[] = ['api-keys'];
const set14: readonly Tag[] = ['api-keys', 'canned-replies', 'clients', 'project-tickets', 'projects', 'reports', 'saved-views', 'scheduled-reports', 'search', 'second-factor', 'ticket-sla', 'tickets', 'time-entries', 'users'];
const set15: readonly Tag[] = ['sessions'];
const set16: readonly Tag[] = ['api-keys', 'canned-replies', 'clients', 'project-tickets', 'projects', 'reports', 'saved-views', 'scheduled-reports', 'search', 'second-factor', 'sessions', 'ticket-sla', 'tickets', 'time-entries', 'users'];
const set17: readonly Tag[] = ['saved-views'];
const set18: readonly Tag[] = ['agreements', 'clients', 'invoices', 'projects', 'reports', 'test-mode', 'time-entries', 'workspace'];
const set19: readonly Tag[] = ['notifications', 'ticket-activities', 'tickets'];
const set20: readonly Tag[] = ['notifications'];
const set21: readonly Tag[] = ['approvals', 'clients', 'expenses', 'milestones', 'phases', 'project-tickets', 'projects', 'reports', 'ticket-time-entries', 'tickets', 'time-entries'];
const set22: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'expenses', 'invoices', 'milestones', 'payments', 'project-tickets', 'projects', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];
const set23: readonly Tag[] = ['webhooks'];
const set24: readonly Tag[] = ['agreement-types', 'agreements', 'api-keys', 'approvals', 'audit-log', 'canned-replies', 'clients', 'contacts', 'credit-notes', 'events', 'exchange-rates', 'expenses', 'invoices', 'items', 'milestones', 'notifications', 'payments', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'rate-cards', 'reports', 'request-log', 'saved-views', 'scheduled-reports', 'search', 'second-factor', 'sessions', 'tags', 'tax-rates', 'test-mode', 'ticket-activities', 'ticket-attachments', 'ticket-priorities', 'ticket-sla', 'ticket-statuses', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users', 'webhooks', 'workspace'];
const set25: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'invoices', 'projects', 'reports', 'search', 'tags', 'tickets'];
const set26: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-sla', 'tickets'];
const set27: readonly Tag[] = ['approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'search', 'tags', 'ticket-sla', 'tickets'];
const set28: readonly Tag[] = ['approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set29: readonly Tag[] = ['clients', 'projects', 'rate-cards', 'reports', 'time-entries'];
const set30: readonly Tag[] = ['project-types', 'projects'];
const set31: readonly Tag[] = ['agreements', 'clients', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set32: readonly Tag[] = ['agreements', 'approvals', 'clients', 'invoices', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set33: readonly Tag[] = ['agreements', 'clients', 'contacts', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-sla', 'tickets', 'users'];
const set34: readonly Tag[] = ['agreements', 'clients', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-tasks', 'tickets', 'users'];
const set35: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set36: readonly Tag[] = ['clients', 'contacts', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set37: readonly Tag[] = ['project-tickets', 'ticket-priorities', 'ticket-sla', 'tickets'];
const set38: readonly Tag[] = ['project-tickets', 'projects', 'reports', 'ticket-sla', 'ticket-statuses', 'tickets'];
const set39: readonly Tag[] = ['canned-replies'];
const set40: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set41: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'notifications', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set42: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set43: readonly Tag[] = ['agreements', 'approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set44: readonly Tag[] = ['agreements', 'approvals', 'clients', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'ticket-activities', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set45: readonly Tag[] = ['agreements', 'clients', 'expenses', 'invoices', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'users'];
const set46: readonly Tag[] = ['agreements', 'clients', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tickets', 'time-entries'];
const set47: readonly Tag[] = ['agreement-types', 'agreements'];
const set48: readonly Tag[] = ['reports', 'scheduled-reports'];
const set49: readonly Tag[] = ['items'];
const set50: readonly Tag[] = ['tax-rates'];
const set51: readonly Tag[] = ['exchange-rates'];

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
  'expense.created': set8,
  'expense.updated': set8,
  'expense.approved': set8,
  'expense.rejected': set8,
  'expense.billed': set8,
  'expense.deleted': set8,
  'tag.updated': set9,
  'tag.deleted': set9,
  'agreement.created': set10,
  'agreement.updated': set10,
  'agreement.cancelled': set10,
  'agreement.period_closed': set10,
  'agreement.near_limit': set10,
  'agreement.over_limit': set10,
  'agreement.expiring_soon': set10,
  'agreement.deleted': set10,
  'approval.requested': set11,
  'approval.approved': set11,
  'approval.rejected': set11,
  'approval.cancelled': set11,
  'approval.updated': set11,
  'approval.deleted': set11,
  'notification.created': set12,
  'notification.updated': set12,
};

/** By operation that writes: the tags of the answers that it makes stale. */
export const staleByWrite = {
  createApiKey: set13,
  deleteApiKey: set13,
  rollApiKey: set13,
  createCliLogin: set13,
  updateUsers: set14,
  inviteUser: set14,
  deleteSessions: set15,
  deleteSession: set15,
  updatePassword: set16,
  createPasskey: set14,
  createPasskeyOptions: set14,
  updatePasskey: set14,
  deletePasskey: set14,
  createRecoveryCodes: set14,
  createTotp: set14,
  deleteTotp: set14,
  confirmTotp: set14,
  updateUser: set14,
  deactivateUser: set14,
  eraseUser: set14,
  updateUserPermissions: set14,
  reactivateUser: set14,
  resendUserInvitation: set14,
  resetUserFactor: set14,
  createSavedView: set17,
  updateSavedView: set17,
  deleteSavedView: set17,
  updateWorkspace: set18,
  deleteWorkspace: set18,
  restoreWorkspace: set18,
  uploadWorkspaceLogo: set18,
  deleteWorkspaceLogo: set18,
  createWorkspaceExport: set18,
  updateSingleSignOn: set18,
  deleteSingleSignOn: set18,
  checkSingleSignOn: set18,
  markNotificationRead: set19,
  snoozeNotification: set19,
  markNotificationUnread: set19,
  markAllNotificationsRead: set20,
  createApproval: set21,
  cancelApproval: set21,
  remindApproval: set21,
  sendCreditNote: set22,
  createWebhook: set23,
  updateWebhook: set23,
  deleteWebhook: set23,
  retryWebhookDeliveries: set23,
  retryWebhookDelivery: set23,
  recoverWebhook: set23,
  rotateWebhookSecret: set23,
  testWebhook: set23,
  advanceTestClock: set24,
  resetTestData: set24,
  createClient: set25,
  upsertClient: set25,
  updateClient: set25,
  deleteClient: set25,
  sendClientStatement: set25,
  updateClientTags: set26,
  addClientTags: set26,
  removeClientTags: set26,
  createContact: set27,
  updateContacts: set27,
  createContacts: set27,
  upsertContact: set27,
  updateContact: set27,
  deleteContact: set27,
  eraseContact: set27,
  mergeContact: set27,
  disableContactPortal: set27,
  enableContactPortal: set27,
  resetContactPortalPassword: set27,
  updateContactTags: set28,
  addContactTags: set28,
  removeContactTags: set28,
  createRateCard: set29,
  updateRateCard: set29,
  deleteRateCard: set29,
  createProjectType: set30,
  updateProjectType: set30,
  deleteProjectType: set30,
  createProject: set31,
  upsertProject: set31,
  updateProject: set31,
  deleteProject: set31,
  createProjectMilestone: set32,
  updateProjectMilestone: set32,
  deleteProjectMilestone: set31,
  createProjectPhase: set31,
  reorderProjectPhases: set31,
  updateProjectPhase: set31,
  deleteProjectPhase: set31,
  updateProjectTags: set33,
  addProjectTags: set33,
  removeProjectTags: set33,
  createProjectTask: set34,
  reorderProjectTasks: set34,
  updateProjectTask: set34,
  deleteProjectTask: set31,
  createProjectTicket: set35,
  createTag: set36,
  addTagsInBulk: set36,
  updateTag: set36,
  deleteTag: set36,
  createTicketPriority: set37,
  updateTicketPriority: set37,
  deleteTicketPriority: set37,
  createTicketStatus: set38,
  updateTicketStatus: set38,
  deleteTicketStatus: set38,
  createCannedReply: set39,
  updateCannedReply: set39,
  deleteCannedReply: set39,
  createTicket: set40,
  updateTickets: set40,
  closeTickets: set40,
  upsertTicket: set40,
  updateTicket: set40,
  deleteTicket: set40,
  createTicketActivity: set41,
  updateTicketActivity: set41,
  deleteTicketActivity: set40,
  createTicketAttachment: set40,
  updateTicketAttachment: set40,
  deleteTicketAttachment: set40,
  closeTicket: set40,
  reopenTicket: set40,
  unwatchTicket: set40,
  watchTicket: set40,
  updateTicketTags: set40,
  addTicketTags: set40,
  removeTicketTags: set40,
  createTicketTask: set42,
  updateTicketTask: set42,
  deleteTicketTask: set40,
  completeTicketTask: set42,
  createTicketTimeEntry: set43,
  createTimeEntry: set44,
  createTimeEntries: set44,
  approveTimeEntries: set44,
  rejectTimeEntries: set44,
  excludeTimeEntries: set44,
  updateTimeEntries: set44,
  deleteTimeEntries: set44,
  startTimer: set44,
  stopRunningTimer: set44,
  upsertTimeEntry: set44,
  updateTimeEntry: set44,
  deleteTimeEntry: set44,
  approveTimeEntry: set44,
  excludeTimeEntry: set44,
  includeTimeEntry: set44,
  rejectTimeEntry: set44,
  reopenTimeEntry: set44,
  resumeTimer: set44,
  stopTimer: set44,
  createExpense: set45,
  approveExpenses: set45,
  rejectExpenses: set45,
  updateExpenses: set45,
  deleteExpenses: set45,
  createExpenseFromEInvoice: set45,
  markExpensesBilled: set45,
  upsertExpense: set45,
  updateExpense: set45,
  deleteExpense: set45,
  approveExpense: set45,
  uploadExpenseReceipt: set45,
  rejectExpense: set45,
  reopenExpense: set45,
  createAgreement: set46,
  upsertAgreement: set46,
  updateAgreement: set46,
  activateAgreement: set46,
  cancelAgreement: set46,
  pauseAgreement: set46,
  closeAgreementPeriod: set46,
  resumeAgreement: set46,
  createAgreementType: set47,
  updateAgreementType: set47,
  deleteAgreementType: set47,
  createScheduledReport: set48,
  deleteScheduledReport: set48,
  createItem: set49,
  updateItem: set49,
  deleteItem: set49,
  createTaxRate: set50,
  updateTaxRate: set50,
  deleteTaxRate: set50,
  createExchangeRate: set51,
  importExchangeRates: set51,
  updateExchangeRate: set51,
  deleteExchangeRate: set51,
  createInvoice: set22,
  createInvoiceFromTime: set22,
  upsertInvoice: set22,
  updateInvoice: set22,
  approveInvoice: set22,
  createCreditNote: set22,
  duplicateInvoice: set22,
  addInvoiceLineItem: set22,
  updateInvoiceLineItem: set22,
  deleteInvoiceLineItem: set22,
  markInvoiceUncollectible: set22,
  recordInvoicePayment: set22,
  refundInvoicePayment: set22,
  rejectInvoiceApproval: set22,
  remindInvoice: set22,
  sendInvoice: set22,
  submitInvoice: set22,
  voidInvoice: set22,
};
