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
  | 'tags'
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

const set1: readonly Tag[] = ['api-keys', 'canned-replies', 'clients', 'events', 'project-tickets', 'projects', 'reports', 'saved-views', 'scheduled-reports', 'search', 'ticket-sla', 'tickets', 'time-entries', 'users'];
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
const set14: readonly Tag[] = ['api-keys', 'canned-replies', 'clients', 'project-tickets', 'projects', 'reports', 'saved-views', 'scheduled-reports', 'search', 'ticket-sla', 'tickets', 'time-entries', 'users'];
const set15: readonly Tag[] = ['saved-views'];
const set16: readonly Tag[] = ['agreements', 'clients', 'invoices', 'projects', 'reports', 'test-mode', 'time-entries', 'workspace'];
const set17: readonly Tag[] = ['notifications', 'ticket-activities', 'tickets'];
const set18: readonly Tag[] = ['notifications'];
const set19: readonly Tag[] = ['approvals', 'clients', 'expenses', 'milestones', 'phases', 'project-tickets', 'projects', 'reports', 'ticket-time-entries', 'tickets', 'time-entries'];
const set20: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'expenses', 'invoices', 'milestones', 'payments', 'project-tickets', 'projects', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];
const set21: readonly Tag[] = ['webhooks'];
const set22: readonly Tag[] = ['agreement-types', 'agreements', 'api-keys', 'approvals', 'audit-log', 'canned-replies', 'clients', 'contacts', 'credit-notes', 'events', 'expenses', 'invoices', 'milestones', 'notifications', 'payments', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'rate-cards', 'reports', 'request-log', 'saved-views', 'scheduled-reports', 'search', 'tags', 'test-mode', 'ticket-activities', 'ticket-attachments', 'ticket-priorities', 'ticket-sla', 'ticket-statuses', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users', 'webhooks', 'workspace'];
const set23: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'invoices', 'projects', 'reports', 'search', 'tags', 'tickets'];
const set24: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-sla', 'tickets'];
const set25: readonly Tag[] = ['approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'search', 'tags', 'ticket-sla', 'tickets'];
const set26: readonly Tag[] = ['approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set27: readonly Tag[] = ['clients', 'projects', 'rate-cards', 'reports', 'time-entries'];
const set28: readonly Tag[] = ['project-types', 'projects'];
const set29: readonly Tag[] = ['agreements', 'clients', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set30: readonly Tag[] = ['agreements', 'approvals', 'clients', 'invoices', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set31: readonly Tag[] = ['agreements', 'clients', 'contacts', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-sla', 'tickets', 'users'];
const set32: readonly Tag[] = ['agreements', 'clients', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-tasks', 'tickets', 'users'];
const set33: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set34: readonly Tag[] = ['clients', 'contacts', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set35: readonly Tag[] = ['project-tickets', 'ticket-priorities', 'ticket-sla', 'tickets'];
const set36: readonly Tag[] = ['project-tickets', 'projects', 'reports', 'ticket-sla', 'ticket-statuses', 'tickets'];
const set37: readonly Tag[] = ['canned-replies'];
const set38: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set39: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'notifications', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set40: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set41: readonly Tag[] = ['agreements', 'approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set42: readonly Tag[] = ['agreements', 'approvals', 'clients', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'ticket-activities', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set43: readonly Tag[] = ['agreements', 'clients', 'expenses', 'invoices', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'users'];
const set44: readonly Tag[] = ['agreements', 'clients', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tickets', 'time-entries'];
const set45: readonly Tag[] = ['agreement-types', 'agreements'];
const set46: readonly Tag[] = ['reports', 'scheduled-reports'];

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
  createCliLogin: set13,
  updateUsers: set14,
  inviteUser: set14,
  updateUser: set14,
  deactivateUser: set14,
  updateUserPermissions: set14,
  reactivateUser: set14,
  resendUserInvitation: set14,
  createSavedView: set15,
  updateSavedView: set15,
  deleteSavedView: set15,
  updateWorkspace: set16,
  uploadWorkspaceLogo: set16,
  deleteWorkspaceLogo: set16,
  setSingleSignOn: set16,
  deleteSingleSignOn: set16,
  checkSingleSignOn: set16,
  markNotificationRead: set17,
  snoozeNotification: set17,
  markNotificationUnread: set17,
  markAllNotificationsRead: set18,
  createApproval: set19,
  cancelApproval: set19,
  remindApproval: set19,
  sendCreditNote: set20,
  createWebhook: set21,
  updateWebhook: set21,
  deleteWebhook: set21,
  retryWebhookDeliveries: set21,
  retryWebhookDelivery: set21,
  recoverWebhook: set21,
  rotateWebhookSecret: set21,
  testWebhook: set21,
  advanceTestClock: set22,
  resetTestData: set22,
  createClient: set23,
  upsertClient: set23,
  updateClient: set23,
  deleteClient: set23,
  sendClientStatement: set23,
  updateClientTags: set24,
  addClientTags: set24,
  removeClientTags: set24,
  createContact: set25,
  updateContacts: set25,
  createContacts: set25,
  upsertContact: set25,
  updateContact: set25,
  deleteContact: set25,
  mergeContact: set25,
  disableContactPortal: set25,
  enableContactPortal: set25,
  resetContactPortalPassword: set25,
  updateContactTags: set26,
  addContactTags: set26,
  removeContactTags: set26,
  createRateCard: set27,
  updateRateCard: set27,
  deleteRateCard: set27,
  createProjectType: set28,
  updateProjectType: set28,
  deleteProjectType: set28,
  createProject: set29,
  upsertProject: set29,
  updateProject: set29,
  deleteProject: set29,
  createProjectMilestone: set30,
  updateProjectMilestone: set30,
  deleteProjectMilestone: set29,
  createProjectPhase: set29,
  reorderProjectPhases: set29,
  updateProjectPhase: set29,
  deleteProjectPhase: set29,
  updateProjectTags: set31,
  addProjectTags: set31,
  removeProjectTags: set31,
  createProjectTask: set32,
  reorderProjectTasks: set32,
  updateProjectTask: set32,
  deleteProjectTask: set29,
  createProjectTicket: set33,
  createTag: set34,
  addTagsInBulk: set34,
  updateTag: set34,
  deleteTag: set34,
  createTicketPriority: set35,
  updateTicketPriority: set35,
  deleteTicketPriority: set35,
  createTicketStatus: set36,
  updateTicketStatus: set36,
  deleteTicketStatus: set36,
  createCannedReply: set37,
  updateCannedReply: set37,
  deleteCannedReply: set37,
  createTicket: set38,
  updateTickets: set38,
  closeTickets: set38,
  upsertTicket: set38,
  updateTicket: set38,
  deleteTicket: set38,
  createTicketActivity: set39,
  updateTicketActivity: set39,
  deleteTicketActivity: set38,
  createTicketAttachment: set38,
  updateTicketAttachment: set38,
  deleteTicketAttachment: set38,
  closeTicket: set38,
  reopenTicket: set38,
  unwatchTicket: set38,
  watchTicket: set38,
  updateTicketTags: set38,
  addTicketTags: set38,
  removeTicketTags: set38,
  createTicketTask: set40,
  updateTicketTask: set40,
  deleteTicketTask: set38,
  completeTicketTask: set40,
  createTicketTimeEntry: set41,
  createTimeEntry: set42,
  createTimeEntries: set42,
  approveTimeEntries: set42,
  rejectTimeEntries: set42,
  excludeTimeEntries: set42,
  updateTimeEntries: set42,
  deleteTimeEntries: set42,
  startTimer: set42,
  stopRunningTimer: set42,
  upsertTimeEntry: set42,
  updateTimeEntry: set42,
  deleteTimeEntry: set42,
  approveTimeEntry: set42,
  excludeTimeEntry: set42,
  includeTimeEntry: set42,
  rejectTimeEntry: set42,
  reopenTimeEntry: set42,
  resumeTimer: set42,
  stopTimer: set42,
  createExpense: set43,
  approveExpenses: set43,
  rejectExpenses: set43,
  updateExpenses: set43,
  deleteExpenses: set43,
  markExpensesBilled: set43,
  upsertExpense: set43,
  updateExpense: set43,
  deleteExpense: set43,
  approveExpense: set43,
  uploadExpenseReceipt: set43,
  rejectExpense: set43,
  reopenExpense: set43,
  createAgreement: set44,
  upsertAgreement: set44,
  updateAgreement: set44,
  activateAgreement: set44,
  cancelAgreement: set44,
  pauseAgreement: set44,
  closeAgreementPeriod: set44,
  resumeAgreement: set44,
  createAgreementType: set45,
  updateAgreementType: set45,
  deleteAgreementType: set45,
  createScheduledReport: set46,
  deleteScheduledReport: set46,
  createInvoice: set20,
  createInvoiceFromTime: set20,
  upsertInvoice: set20,
  updateInvoice: set20,
  approveInvoice: set20,
  createCreditNote: set20,
  duplicateInvoice: set20,
  addInvoiceLineItem: set20,
  updateInvoiceLineItem: set20,
  deleteInvoiceLineItem: set20,
  markInvoiceUncollectible: set20,
  recordInvoicePayment: set20,
  refundInvoicePayment: set20,
  rejectInvoiceApproval: set20,
  remindInvoice: set20,
  sendInvoice: set20,
  submitInvoice: set20,
  voidInvoice: set20,
};
