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
const set10: readonly Tag[] = ['agreements', 'clients', 'events', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tickets', 'time-entries'];
const set11: readonly Tag[] = ['approvals', 'clients', 'events', 'expenses', 'milestones', 'phases', 'project-tickets', 'projects', 'reports', 'ticket-time-entries', 'tickets', 'time-entries'];
const set12: readonly Tag[] = ['api-keys'];
const set13: readonly Tag[] = ['api-keys', 'clients', 'project-tickets', 'projects', 'reports', 'scheduled-reports', 'search', 'ticket-sla', 'tickets', 'time-entries', 'users'];
const set14: readonly Tag[] = ['agreements', 'clients', 'invoices', 'projects', 'reports', 'test-mode', 'time-entries', 'workspace'];
const set15: readonly Tag[] = ['approvals', 'clients', 'expenses', 'milestones', 'phases', 'project-tickets', 'projects', 'reports', 'ticket-time-entries', 'tickets', 'time-entries'];
const set16: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'expenses', 'invoices', 'milestones', 'payments', 'project-tickets', 'projects', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];
const set17: readonly Tag[] = ['webhooks'];
const set18: readonly Tag[] = ['agreement-types', 'agreements', 'api-keys', 'approvals', 'clients', 'contacts', 'credit-notes', 'events', 'expenses', 'invoices', 'milestones', 'payments', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'rate-cards', 'reports', 'scheduled-reports', 'search', 'tags', 'test-mode', 'ticket-activities', 'ticket-attachments', 'ticket-priorities', 'ticket-sla', 'ticket-statuses', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users', 'webhooks', 'workspace'];
const set19: readonly Tag[] = ['agreements', 'clients', 'contacts', 'invoices', 'projects', 'reports', 'search', 'tags', 'tickets'];
const set20: readonly Tag[] = ['agreements', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-sla', 'tickets'];
const set21: readonly Tag[] = ['approvals', 'clients', 'contacts', 'invoices', 'project-tickets', 'search', 'tags', 'ticket-sla', 'tickets'];
const set22: readonly Tag[] = ['approvals', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set23: readonly Tag[] = ['clients', 'projects', 'rate-cards', 'reports', 'time-entries'];
const set24: readonly Tag[] = ['project-types', 'projects'];
const set25: readonly Tag[] = ['agreements', 'clients', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set26: readonly Tag[] = ['agreements', 'approvals', 'clients', 'invoices', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set27: readonly Tag[] = ['agreements', 'clients', 'contacts', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-sla', 'tickets', 'users'];
const set28: readonly Tag[] = ['agreements', 'clients', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-tasks', 'tickets', 'users'];
const set29: readonly Tag[] = ['agreements', 'clients', 'contacts', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set30: readonly Tag[] = ['clients', 'contacts', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set31: readonly Tag[] = ['project-tickets', 'ticket-priorities', 'ticket-sla', 'tickets'];
const set32: readonly Tag[] = ['project-tickets', 'projects', 'reports', 'ticket-sla', 'ticket-statuses', 'tickets'];
const set33: readonly Tag[] = ['clients', 'contacts', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set34: readonly Tag[] = ['clients', 'contacts', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set35: readonly Tag[] = ['agreements', 'approvals', 'clients', 'contacts', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set36: readonly Tag[] = ['agreements', 'approvals', 'clients', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'ticket-activities', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set37: readonly Tag[] = ['agreements', 'clients', 'expenses', 'invoices', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'users'];
const set38: readonly Tag[] = ['agreements', 'clients', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tickets', 'time-entries'];
const set39: readonly Tag[] = ['agreement-types', 'agreements'];
const set40: readonly Tag[] = ['reports', 'scheduled-reports'];

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
  deleteContact: set21,
  mergeContact: set21,
  disableContactPortal: set21,
  enableContactPortal: set21,
  resetContactPortalPassword: set21,
  updateContactTags: set22,
  addContactTags: set22,
  removeContactTags: set22,
  createRateCard: set23,
  updateRateCard: set23,
  deleteRateCard: set23,
  createProjectType: set24,
  updateProjectType: set24,
  deleteProjectType: set24,
  createProject: set25,
  upsertProject: set25,
  updateProject: set25,
  deleteProject: set25,
  createProjectMilestone: set26,
  updateProjectMilestone: set26,
  deleteProjectMilestone: set25,
  createProjectPhase: set25,
  reorderProjectPhases: set25,
  updateProjectPhase: set25,
  deleteProjectPhase: set25,
  updateProjectTags: set27,
  addProjectTags: set27,
  removeProjectTags: set27,
  createProjectTask: set28,
  reorderProjectTasks: set28,
  updateProjectTask: set28,
  deleteProjectTask: set25,
  createProjectTicket: set29,
  createTag: set30,
  addTagsInBulk: set30,
  updateTag: set30,
  deleteTag: set30,
  createTicketPriority: set31,
  updateTicketPriority: set31,
  deleteTicketPriority: set31,
  createTicketStatus: set32,
  updateTicketStatus: set32,
  deleteTicketStatus: set32,
  createTicket: set33,
  updateTickets: set33,
  closeTickets: set33,
  upsertTicket: set33,
  updateTicket: set33,
  deleteTicket: set33,
  createTicketActivity: set33,
  updateTicketActivity: set33,
  deleteTicketActivity: set33,
  createTicketAttachment: set33,
  updateTicketAttachment: set33,
  deleteTicketAttachment: set33,
  closeTicket: set33,
  reopenTicket: set33,
  updateTicketTags: set33,
  addTicketTags: set33,
  removeTicketTags: set33,
  createTicketTask: set34,
  updateTicketTask: set34,
  deleteTicketTask: set33,
  completeTicketTask: set34,
  createTicketTimeEntry: set35,
  createTimeEntry: set36,
  createTimeEntries: set36,
  approveTimeEntries: set36,
  rejectTimeEntries: set36,
  excludeTimeEntries: set36,
  updateTimeEntries: set36,
  deleteTimeEntries: set36,
  startTimer: set36,
  stopRunningTimer: set36,
  upsertTimeEntry: set36,
  updateTimeEntry: set36,
  deleteTimeEntry: set36,
  approveTimeEntry: set36,
  excludeTimeEntry: set36,
  includeTimeEntry: set36,
  rejectTimeEntry: set36,
  reopenTimeEntry: set36,
  resumeTimer: set36,
  stopTimer: set36,
  createExpense: set37,
  approveExpenses: set37,
  rejectExpenses: set37,
  updateExpenses: set37,
  deleteExpenses: set37,
  markExpensesBilled: set37,
  upsertExpense: set37,
  updateExpense: set37,
  deleteExpense: set37,
  approveExpense: set37,
  uploadExpenseReceipt: set37,
  rejectExpense: set37,
  reopenExpense: set37,
  createAgreement: set38,
  upsertAgreement: set38,
  updateAgreement: set38,
  activateAgreement: set38,
  cancelAgreement: set38,
  pauseAgreement: set38,
  closeAgreementPeriod: set38,
  resumeAgreement: set38,
  createAgreementType: set39,
  updateAgreementType: set39,
  deleteAgreementType: set39,
  createScheduledReport: set40,
  deleteScheduledReport: set40,
  createInvoice: set16,
  createInvoiceFromTime: set16,
  upsertInvoice: set16,
  updateInvoice: set16,
  approveInvoice: set16,
  createCreditNote: set16,
  duplicateInvoice: set16,
  addInvoiceLineItem: set16,
  updateInvoiceLineItem: set16,
  deleteInvoiceLineItem: set16,
  markInvoiceUncollectible: set16,
  recordInvoicePayment: set16,
  refundInvoicePayment: set16,
  rejectInvoiceApproval: set16,
  remindInvoice: set16,
  sendInvoice: set16,
  submitInvoice: set16,
  voidInvoice: set16,
};
