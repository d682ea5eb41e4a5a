/** Made by scripts/developer/generate.ts from the contract. */
import type { EventType } from 'docket-sdk';

/** The first part of each query key. */
export type Tag =
  | 'agreement-types'
  | 'agreements'
  | 'api-keys'
  | 'approvals'
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

const set1: readonly Tag[] = ['api-keys', 'clients', 'events', 'project-tickets', 'projects', 'reports', 'scheduled-reports', 'search', 'ticket-sla', 'tickets', 'time-entries', 'users'];
const set2: readonly Tag[] = ['agreements', 'clients', 'contacts', 'events', 'invoices', 'projects', 'reports', 'search', 'tags', 'tickets'];
const set3: readonly Tag[] = ['approvals', 'clients', 'contacts', 'events', 'invoices', 'project-tickets', 'search', 'tags', 'ticket-sla', 'tickets'];
const set4: readonly Tag[] = ['agreements', 'clients', 'events', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set5: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'events', 'expenses', 'invoices', 'milestones', 'payments', 'project-tickets', 'projects', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];
const set6: readonly Tag[] = ['clients', 'contacts', 'events', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set7: readonly Tag[] = ['agreements', 'approvals', 'clients', 'events', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'ticket-activities', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set8: readonly Tag[] = ['agreements', 'clients', 'events', 'expenses', 'invoices', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'users'];
const set9: readonly Tag[] = ['clients', 'contacts', 'events', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set10: readonly Tag[] = ['agreements', 'clients', 'events', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tickets', 'time-entries'];
const set11: readonly Tag[] = ['approvals', 'clients', 'events', 'expenses', 'milestones', 'phases', 'project-tickets', 'projects', 'reports', 'ticket-time-entries', 'tickets', 'time-entries'];
const set12: readonly Tag[] = ['events', 'notifications'];
const set13: readonly Tag[] = ['api-keys'];
const set14: readonly Tag[] = ['api-keys', 'clients', 'project-tickets', 'projects', 'reports', 'scheduled-reports', 'search', 'ticket-sla', 'tickets', 'time-entries', 'users'];
const set15: readonly Tag[] = ['agreements', 'clients', 'invoices', 'projects', 'reports', 'test-mode', 'time-entries', 'workspace'];
const set16: readonly Tag[] = ['notifications', 'ticket-activities', 'tickets'];
const set17: readonly Tag[] = ['notifications'];
const set18: readonly Tag[] = ['approvals', 'clients', 'expenses', 'milestones', 'phases', 'project-tickets', 'projects', 'reports', 'ticket-time-entries', 'tickets', 'time-entries'];
const set19: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'expenses', 'invoices', 'milestones', 'payments', 'project-tickets', 'projects', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];
const set20: readonly Tag[] = ['webhooks'];
const set21: readonly Tag[] = ['agreement-types', 'agreements', 'api-keys', 'approvals', 'clients', 'contacts', 'credit-notes', 'events', 'expenses', 'invoices', 'milestones', 'notifications', 'payments', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'rate-cards', 'reports', 'scheduled-reports', 'search', 'tags', 'test-mode', 'ticket-activities', 'ticket-attachments', 'ticket-priorities', 'ticket-sla', 'ticket-statuses', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users', 'webhooks', 'workspace'];
const set22: readonly Tag[] = ['agreements', 'clients', 'contacts', 'invoices', 'projects', 'reports', 'search', 'tags', 'tickets'];
const set23: readonly Tag[] = ['agreements', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-sla', 'tickets'];
const set24: readonly Tag[] = ['approvals', 'clients', 'contacts', 'invoices', 'project-tickets', 'search', 'tags', 'ticket-sla', 'tickets'];
const set25: readonly Tag[] = ['approvals', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set26: readonly Tag[] = ['clients', 'projects', 'rate-cards', 'reports', 'time-entries'];
const set27: readonly Tag[] = ['project-types', 'projects'];
const set28: readonly Tag[] = ['agreements', 'clients', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set29: readonly Tag[] = ['agreements', 'approvals', 'clients', 'invoices', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set30: readonly Tag[] = ['agreements', 'clients', 'contacts', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-sla', 'tickets', 'users'];
const set31: readonly Tag[] = ['agreements', 'clients', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-tasks', 'tickets', 'users'];
const set32: readonly Tag[] = ['agreements', 'clients', 'contacts', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set33: readonly Tag[] = ['clients', 'contacts', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set34: readonly Tag[] = ['project-tickets', 'ticket-priorities', 'ticket-sla', 'tickets'];
const set35: readonly Tag[] = ['project-tickets', 'projects', 'reports', 'ticket-sla', 'ticket-statuses', 'tickets'];
const set36: readonly Tag[] = ['clients', 'contacts', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set37: readonly Tag[] = ['clients', 'contacts', 'notifications', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set38: readonly Tag[] = ['clients', 'contacts', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set39: readonly Tag[] = ['agreements', 'approvals', 'clients', 'contacts', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set40: readonly Tag[] = ['agreements', 'approvals', 'clients', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'ticket-activities', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set41: readonly Tag[] = ['agreements', 'clients', 'expenses', 'invoices', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'users'];
const set42: readonly Tag[] = ['agreements', 'clients', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tickets', 'time-entries'];
const set43: readonly Tag[] = ['agreement-types', 'agreements'];
const set44: readonly Tag[] = ['reports', 'scheduled-reports'];

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
  updateUsers: set14,
  inviteUser: set14,
  updateUser: set14,
  deactivateUser: set14,
  updateUserPermissions: set14,
  reactivateUser: set14,
  resendUserInvitation: set14,
  updateWorkspace: set15,
  uploadWorkspaceLogo: set15,
  deleteWorkspaceLogo: set15,
  markNotificationRead: set16,
  snoozeNotification: set16,
  markNotificationUnread: set16,
  markAllNotificationsRead: set17,
  createApproval: set18,
  cancelApproval: set18,
  remindApproval: set18,
  sendCreditNote: set19,
  createWebhook: set20,
  updateWebhook: set20,
  deleteWebhook: set20,
  retryWebhookDeliveries: set20,
  retryWebhookDelivery: set20,
  recoverWebhook: set20,
  rotateWebhookSecret: set20,
  testWebhook: set20,
  advanceTestClock: set21,
  resetTestData: set21,
  createClient: set22,
  upsertClient: set22,
  updateClient: set22,
  deleteClient: set22,
  sendClientStatement: set22,
  updateClientTags: set23,
  addClientTags: set23,
  removeClientTags: set23,
  createContact: set24,
  updateContacts: set24,
  createContacts: set24,
  upsertContact: set24,
  updateContact: set24,
  deleteContact: set24,
  mergeContact: set24,
  disableContactPortal: set24,
  enableContactPortal: set24,
  resetContactPortalPassword: set24,
  updateContactTags: set25,
  addContactTags: set25,
  removeContactTags: set25,
  createRateCard: set26,
  updateRateCard: set26,
  deleteRateCard: set26,
  createProjectType: set27,
  updateProjectType: set27,
  deleteProjectType: set27,
  createProject: set28,
  upsertProject: set28,
  updateProject: set28,
  deleteProject: set28,
  createProjectMilestone: set29,
  updateProjectMilestone: set29,
  deleteProjectMilestone: set28,
  createProjectPhase: set28,
  reorderProjectPhases: set28,
  updateProjectPhase: set28,
  deleteProjectPhase: set28,
  updateProjectTags: set30,
  addProjectTags: set30,
  removeProjectTags: set30,
  createProjectTask: set31,
  reorderProjectTasks: set31,
  updateProjectTask: set31,
  deleteProjectTask: set28,
  createProjectTicket: set32,
  createTag: set33,
  addTagsInBulk: set33,
  updateTag: set33,
  deleteTag: set33,
  createTicketPriority: set34,
  updateTicketPriority: set34,
  deleteTicketPriority: set34,
  createTicketStatus: set35,
  updateTicketStatus: set35,
  deleteTicketStatus: set35,
  createTicket: set36,
  updateTickets: set36,
  closeTickets: set36,
  upsertTicket: set36,
  updateTicket: set36,
  deleteTicket: set36,
  createTicketActivity: set37,
  updateTicketActivity: set37,
  deleteTicketActivity: set36,
  createTicketAttachment: set36,
  updateTicketAttachment: set36,
  deleteTicketAttachment: set36,
  closeTicket: set36,
  reopenTicket: set36,
  unwatchTicket: set36,
  watchTicket: set36,
  updateTicketTags: set36,
  addTicketTags: set36,
  removeTicketTags: set36,
  createTicketTask: set38,
  updateTicketTask: set38,
  deleteTicketTask: set36,
  completeTicketTask: set38,
  createTicketTimeEntry: set39,
  createTimeEntry: set40,
  createTimeEntries: set40,
  approveTimeEntries: set40,
  rejectTimeEntries: set40,
  excludeTimeEntries: set40,
  updateTimeEntries: set40,
  deleteTimeEntries: set40,
  startTimer: set40,
  stopRunningTimer: set40,
  upsertTimeEntry: set40,
  updateTimeEntry: set40,
  deleteTimeEntry: set40,
  approveTimeEntry: set40,
  excludeTimeEntry: set40,
  includeTimeEntry: set40,
  rejectTimeEntry: set40,
  reopenTimeEntry: set40,
  resumeTimer: set40,
  stopTimer: set40,
  createExpense: set41,
  approveExpenses: set41,
  rejectExpenses: set41,
  updateExpenses: set41,
  deleteExpenses: set41,
  markExpensesBilled: set41,
  upsertExpense: set41,
  updateExpense: set41,
  deleteExpense: set41,
  approveExpense: set41,
  uploadExpenseReceipt: set41,
  rejectExpense: set41,
  reopenExpense: set41,
  createAgreement: set42,
  upsertAgreement: set42,
  updateAgreement: set42,
  activateAgreement: set42,
  cancelAgreement: set42,
  pauseAgreement: set42,
  closeAgreementPeriod: set42,
  resumeAgreement: set42,
  createAgreementType: set43,
  updateAgreementType: set43,
  deleteAgreementType: set43,
  createScheduledReport: set44,
  deleteScheduledReport: set44,
  createInvoice: set19,
  createInvoiceFromTime: set19,
  upsertInvoice: set19,
  updateInvoice: set19,
  approveInvoice: set19,
  createCreditNote: set19,
  duplicateInvoice: set19,
  addInvoiceLineItem: set19,
  updateInvoiceLineItem: set19,
  deleteInvoiceLineItem: set19,
  markInvoiceUncollectible: set19,
  recordInvoicePayment: set19,
  refundInvoicePayment: set19,
  rejectInvoiceApproval: set19,
  remindInvoice: set19,
  sendInvoice: set19,
  submitInvoice: set19,
  voidInvoice: set19,
};
