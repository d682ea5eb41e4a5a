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
const set10: readonly Tag[] = ['agreements', 'clients', 'events', 'project-tickets', 'projects', 'reports', 'search', 'tickets', 'time-entries'];
const set11: readonly Tag[] = ['approvals', 'clients', 'events', 'expenses', 'milestones', 'phases', 'project-tickets', 'projects', 'reports', 'ticket-time-entries', 'tickets', 'time-entries'];
const set12: readonly Tag[] = ['api-keys'];
const set13: readonly Tag[] = ['agreements', 'api-keys', 'approvals', 'clients', 'invoices', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'scheduled-reports', 'search', 'tags', 'ticket-activities', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set14: readonly Tag[] = ['agreements', 'clients', 'invoices', 'projects', 'reports', 'test-mode', 'time-entries', 'workspace'];
const set15: readonly Tag[] = ['approvals', 'clients', 'expenses', 'milestones', 'phases', 'project-tickets', 'projects', 'reports', 'ticket-time-entries', 'tickets', 'time-entries'];
const set16: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'expenses', 'invoices', 'milestones', 'payments', 'project-tickets', 'projects', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];
const set17: readonly Tag[] = ['webhooks'];
const set18: readonly Tag[] = ['agreement-types', 'agreements', 'api-keys', 'approvals', 'clients', 'contacts', 'credit-notes', 'events', 'expenses', 'invoices', 'milestones', 'payments', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'rate-cards', 'reports', 'scheduled-reports', 'search', 'tags', 'test-mode', 'ticket-activities', 'ticket-attachments', 'ticket-priorities', 'ticket-sla', 'ticket-statuses', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users', 'webhooks', 'workspace'];
const set19: readonly Tag[] = ['agreements', 'clients', 'contacts', 'invoices', 'projects', 'reports', 'search', 'tags', 'tickets'];
const set20: readonly Tag[] = ['agreements', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-sla', 'tickets'];
const set21: readonly Tag[] = ['agreements', 'approvals', 'clients', 'contacts', 'events', 'invoices', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set22: readonly Tag[] = ['approvals', 'clients', 'contacts', 'invoices', 'project-tickets', 'search', 'tags', 'ticket-sla', 'tickets'];
const set23: readonly Tag[] = ['approvals', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set24: readonly Tag[] = ['clients', 'projects', 'rate-cards', 'reports', 'time-entries'];
const set25: readonly Tag[] = ['project-types', 'projects'];
const set26: readonly Tag[] = ['agreements', 'api-keys', 'approvals', 'clients', 'contacts', 'invoices', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'scheduled-reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set27: readonly Tag[] = ['agreements', 'clients', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set28: readonly Tag[] = ['agreements', 'approvals', 'clients', 'invoices', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set29: readonly Tag[] = ['agreements', 'clients', 'contacts', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-sla', 'tickets', 'users'];
const set30: readonly Tag[] = ['agreements', 'clients', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-tasks', 'tickets', 'users'];
const set31: readonly Tag[] = ['clients', 'contacts', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set32: readonly Tag[] = ['project-tickets', 'ticket-priorities', 'ticket-sla', 'tickets'];
const set33: readonly Tag[] = ['project-tickets', 'projects', 'reports', 'ticket-sla', 'ticket-statuses', 'tickets'];
const set34: readonly Tag[] = ['clients', 'contacts', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set35: readonly Tag[] = ['clients', 'contacts', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set36: readonly Tag[] = ['agreements', 'approvals', 'clients', 'contacts', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set37: readonly Tag[] = ['agreements', 'approvals', 'clients', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'ticket-activities', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set38: readonly Tag[] = ['agreements', 'clients', 'expenses', 'invoices', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'users'];
const set39: readonly Tag[] = ['agreements', 'approvals', 'clients', 'contacts', 'credit-notes', 'expenses', 'invoices', 'milestones', 'payments', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set40: readonly Tag[] = ['agreement-types', 'agreements'];
const set41: readonly Tag[] = ['reports', 'scheduled-reports'];
const set42: readonly Tag[] = ['agreements', 'approvals', 'clients', 'contacts', 'credit-notes', 'expenses', 'invoices', 'milestones', 'payments', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];

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
};

/** By operation that writes: the tags of the answers that it makes stale. */
export const staleByWrite = {
  createApiKey: set12,
  deleteApiKey: set12,
  updateUsers: set13,
  inviteUser: set13,
  updateUser: set13,
  deactivateUser: set13,
  updateUserPermissions: set13,
  reactivateUser: set13,
  resendUserInvitation: set13,
  updateWorkspace: set14,
  uploadWorkspaceLogo: set14,
  deleteWorkspaceLogo: set14,
  createApproval: set15,
  cancelApproval: set15,
  remindApproval: set15,
  sendCreditNote: set16,
  createWebhook: set17,
  updateWebhook: set17,
  deleteWebhook: set17,
  retryWebhookDeliveries: set17,
  retryWebhookDelivery: set17,
  recoverWebhook: set17,
  rotateWebhookSecret: set17,
  testWebhook: set17,
  advanceTestClock: set18,
  resetTestData: set18,
  createClient: set19,
  upsertClient: set19,
  updateClient: set19,
  deleteClient: set19,
  sendClientStatement: set19,
  updateClientTags: set20,
  addClientTags: set20,
  removeClientTags: set20,
  createContact: set21,
  updateContacts: set21,
  createContacts: set21,
  upsertContact: set21,
  updateContact: set21,
  deleteContact: set22,
  mergeContact: set21,
  disableContactPortal: set22,
  enableContactPortal: set22,
  resetContactPortalPassword: set22,
  updateContactTags: set23,
  addContactTags: set23,
  removeContactTags: set23,
  createRateCard: set24,
  updateRateCard: set24,
  deleteRateCard: set24,
  createProjectType: set25,
  updateProjectType: set25,
  deleteProjectType: set25,
  createProject: set26,
  upsertProject: set26,
  updateProject: set26,
  deleteProject: set27,
  createProjectMilestone: set28,
  updateProjectMilestone: set28,
  deleteProjectMilestone: set27,
  createProjectPhase: set27,
  reorderProjectPhases: set27,
  updateProjectPhase: set27,
  deleteProjectPhase: set27,
  updateProjectTags: set29,
  addProjectTags: set29,
  removeProjectTags: set29,
  createProjectTask: set30,
  reorderProjectTasks: set30,
  updateProjectTask: set30,
  deleteProjectTask: set27,
  createProjectTicket: set26,
  createTag: set31,
  addTagsInBulk: set31,
  updateTag: set31,
  deleteTag: set31,
  createTicketPriority: set32,
  updateTicketPriority: set32,
  deleteTicketPriority: set32,
  createTicketStatus: set33,
  updateTicketStatus: set33,
  deleteTicketStatus: set33,
  createTicket: set26,
  updateTickets: set26,
  closeTickets: set26,
  upsertTicket: set26,
  updateTicket: set26,
  deleteTicket: set34,
  createTicketActivity: set34,
  updateTicketActivity: set34,
  deleteTicketActivity: set34,
  createTicketAttachment: set34,
  updateTicketAttachment: set34,
  deleteTicketAttachment: set34,
  closeTicket: set26,
  reopenTicket: set26,
  updateTicketTags: set34,
  addTicketTags: set34,
  removeTicketTags: set34,
  createTicketTask: set35,
  updateTicketTask: set35,
  deleteTicketTask: set34,
  completeTicketTask: set35,
  createTicketTimeEntry: set36,
  createTimeEntry: set37,
  createTimeEntries: set37,
  approveTimeEntries: set37,
  rejectTimeEntries: set37,
  excludeTimeEntries: set37,
  updateTimeEntries: set37,
  deleteTimeEntries: set37,
  startTimer: set37,
  stopRunningTimer: set37,
  upsertTimeEntry: set37,
  updateTimeEntry: set37,
  deleteTimeEntry: set37,
  approveTimeEntry: set37,
  excludeTimeEntry: set37,
  includeTimeEntry: set37,
  rejectTimeEntry: set37,
  reopenTimeEntry: set37,
  resumeTimer: set37,
  stopTimer: set37,
  createExpense: set38,
  approveExpenses: set38,
  rejectExpenses: set38,
  updateExpenses: set38,
  deleteExpenses: set38,
  markExpensesBilled: set38,
  upsertExpense: set38,
  updateExpense: set38,
  deleteExpense: set38,
  approveExpense: set38,
  uploadExpenseReceipt: set38,
  rejectExpense: set38,
  reopenExpense: set38,
  createAgreement: set39,
  upsertAgreement: set39,
  updateAgreement: set39,
  activateAgreement: set39,
  cancelAgreement: set39,
  pauseAgreement: set39,
  closeAgreementPeriod: set37,
  resumeAgreement: set39,
  createAgreementType: set40,
  updateAgreementType: set40,
  deleteAgreementType: set40,
  createScheduledReport: set41,
  deleteScheduledReport: set41,
  createInvoice: set42,
  createInvoiceFromTime: set42,
  upsertInvoice: set42,
  updateInvoice: set42,
  approveInvoice: set42,
  createCreditNote: set16,
  duplicateInvoice: set42,
  addInvoiceLineItem: set16,
  updateInvoiceLineItem: set16,
  deleteInvoiceLineItem: set16,
  markInvoiceUncollectible: set42,
  recordInvoicePayment: set16,
  refundInvoicePayment: set16,
  rejectInvoiceApproval: set42,
  remindInvoice: set16,
  sendInvoice: set16,
  submitInvoice: set42,
  voidInvoice: set42,
};
