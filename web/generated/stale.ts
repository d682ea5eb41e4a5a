/** Made by scripts/developer/generate.ts from the contract. */
import type { EventType } from 'docket-sdk';

/** The first part of each query key. */
export type Tag =
  | 'agreement-types'
  | 'agreements'
  | 'api-keys'
  | 'approvals'
  | 'canned-replies'
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
const set12: readonly Tag[] = ['api-keys'];
const set13: readonly Tag[] = ['api-keys', 'canned-replies', 'clients', 'project-tickets', 'projects', 'reports', 'saved-views', 'scheduled-reports', 'search', 'ticket-sla', 'tickets', 'time-entries', 'users'];
const set14: readonly Tag[] = ['saved-views'];
const set15: readonly Tag[] = ['agreements', 'clients', 'invoices', 'projects', 'reports', 'test-mode', 'time-entries', 'workspace'];
const set16: readonly Tag[] = ['approvals', 'clients', 'expenses', 'milestones', 'phases', 'project-tickets', 'projects', 'reports', 'ticket-time-entries', 'tickets', 'time-entries'];
const set17: readonly Tag[] = ['agreements', 'clients', 'credit-notes', 'expenses', 'invoices', 'milestones', 'payments', 'project-tickets', 'projects', 'reports', 'search', 'ticket-time-entries', 'tickets', 'time-entries'];
const set18: readonly Tag[] = ['webhooks'];
const set19: readonly Tag[] = ['agreement-types', 'agreements', 'api-keys', 'approvals', 'canned-replies', 'clients', 'contacts', 'credit-notes', 'events', 'expenses', 'invoices', 'milestones', 'payments', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'rate-cards', 'reports', 'saved-views', 'scheduled-reports', 'search', 'tags', 'test-mode', 'ticket-activities', 'ticket-attachments', 'ticket-priorities', 'ticket-sla', 'ticket-statuses', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users', 'webhooks', 'workspace'];
const set20: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'invoices', 'projects', 'reports', 'search', 'tags', 'tickets'];
const set21: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-sla', 'tickets'];
const set22: readonly Tag[] = ['approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'search', 'tags', 'ticket-sla', 'tickets'];
const set23: readonly Tag[] = ['approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set24: readonly Tag[] = ['clients', 'projects', 'rate-cards', 'reports', 'time-entries'];
const set25: readonly Tag[] = ['project-types', 'projects'];
const set26: readonly Tag[] = ['agreements', 'clients', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set27: readonly Tag[] = ['agreements', 'approvals', 'clients', 'invoices', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'tickets', 'users'];
const set28: readonly Tag[] = ['agreements', 'clients', 'contacts', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-sla', 'tickets', 'users'];
const set29: readonly Tag[] = ['agreements', 'clients', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-tasks', 'tickets', 'users'];
const set30: readonly Tag[] = ['agreements', 'canned-replies', 'clients', 'contacts', 'milestones', 'phases', 'project-tasks', 'project-tickets', 'project-types', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set31: readonly Tag[] = ['clients', 'contacts', 'project-tickets', 'projects', 'search', 'tags', 'ticket-sla', 'tickets'];
const set32: readonly Tag[] = ['project-tickets', 'ticket-priorities', 'ticket-sla', 'tickets'];
const set33: readonly Tag[] = ['project-tickets', 'projects', 'reports', 'ticket-sla', 'ticket-statuses', 'tickets'];
const set34: readonly Tag[] = ['canned-replies'];
const set35: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set36: readonly Tag[] = ['canned-replies', 'clients', 'contacts', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'users'];
const set37: readonly Tag[] = ['agreements', 'approvals', 'canned-replies', 'clients', 'contacts', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'tags', 'ticket-activities', 'ticket-attachments', 'ticket-sla', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set38: readonly Tag[] = ['agreements', 'approvals', 'clients', 'invoices', 'phases', 'project-tasks', 'project-tickets', 'projects', 'reports', 'search', 'ticket-activities', 'ticket-tasks', 'ticket-time-entries', 'tickets', 'time-entries', 'users'];
const set39: readonly Tag[] = ['agreements', 'clients', 'expenses', 'invoices', 'phases', 'project-tickets', 'projects', 'reports', 'search', 'users'];
const set40: readonly Tag[] = ['agreements', 'clients', 'invoices', 'project-tickets', 'projects', 'reports', 'search', 'tickets', 'time-entries'];
const set41: readonly Tag[] = ['agreement-types', 'agreements'];
const set42: readonly Tag[] = ['reports', 'scheduled-reports'];

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
  createSavedView: set14,
  updateSavedView: set14,
  deleteSavedView: set14,
  updateWorkspace: set15,
  uploadWorkspaceLogo: set15,
  deleteWorkspaceLogo: set15,
  createApproval: set16,
  cancelApproval: set16,
  remindApproval: set16,
  sendCreditNote: set17,
  createWebhook: set18,
  updateWebhook: set18,
  deleteWebhook: set18,
  retryWebhookDeliveries: set18,
  retryWebhookDelivery: set18,
  recoverWebhook: set18,
  rotateWebhookSecret: set18,
  testWebhook: set18,
  advanceTestClock: set19,
  resetTestData: set19,
  createClient: set20,
  upsertClient: set20,
  updateClient: set20,
  deleteClient: set20,
  sendClientStatement: set20,
  updateClientTags: set21,
  addClientTags: set21,
  removeClientTags: set21,
  createContact: set22,
  updateContacts: set22,
  createContacts: set22,
  upsertContact: set22,
  updateContact: set22,
  deleteContact: set22,
  mergeContact: set22,
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
  deleteProject: set26,
  createProjectMilestone: set27,
  updateProjectMilestone: set27,
  deleteProjectMilestone: set26,
  createProjectPhase: set26,
  reorderProjectPhases: set26,
  updateProjectPhase: set26,
  deleteProjectPhase: set26,
  updateProjectTags: set28,
  addProjectTags: set28,
  removeProjectTags: set28,
  createProjectTask: set29,
  reorderProjectTasks: set29,
  updateProjectTask: set29,
  deleteProjectTask: set26,
  createProjectTicket: set30,
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
  createCannedReply: set34,
  updateCannedReply: set34,
  deleteCannedReply: set34,
  createTicket: set35,
  updateTickets: set35,
  closeTickets: set35,
  upsertTicket: set35,
  updateTicket: set35,
  deleteTicket: set35,
  createTicketActivity: set35,
  updateTicketActivity: set35,
  deleteTicketActivity: set35,
  createTicketAttachment: set35,
  updateTicketAttachment: set35,
  deleteTicketAttachment: set35,
  closeTicket: set35,
  reopenTicket: set35,
  updateTicketTags: set35,
  addTicketTags: set35,
  removeTicketTags: set35,
  createTicketTask: set36,
  updateTicketTask: set36,
  deleteTicketTask: set35,
  completeTicketTask: set36,
  createTicketTimeEntry: set37,
  createTimeEntry: set38,
  createTimeEntries: set38,
  approveTimeEntries: set38,
  rejectTimeEntries: set38,
  excludeTimeEntries: set38,
  updateTimeEntries: set38,
  deleteTimeEntries: set38,
  startTimer: set38,
  stopRunningTimer: set38,
  upsertTimeEntry: set38,
  updateTimeEntry: set38,
  deleteTimeEntry: set38,
  approveTimeEntry: set38,
  excludeTimeEntry: set38,
  includeTimeEntry: set38,
  rejectTimeEntry: set38,
  reopenTimeEntry: set38,
  resumeTimer: set38,
  stopTimer: set38,
  createExpense: set39,
  approveExpenses: set39,
  rejectExpenses: set39,
  updateExpenses: set39,
  deleteExpenses: set39,
  markExpensesBilled: set39,
  upsertExpense: set39,
  updateExpense: set39,
  deleteExpense: set39,
  approveExpense: set39,
  uploadExpenseReceipt: set39,
  rejectExpense: set39,
  reopenExpense: set39,
  createAgreement: set40,
  upsertAgreement: set40,
  updateAgreement: set40,
  activateAgreement: set40,
  cancelAgreement: set40,
  pauseAgreement: set40,
  closeAgreementPeriod: set40,
  resumeAgreement: set40,
  createAgreementType: set41,
  updateAgreementType: set41,
  deleteAgreementType: set41,
  createScheduledReport: set42,
  deleteScheduledReport: set42,
  createInvoice: set17,
  createInvoiceFromTime: set17,
  upsertInvoice: set17,
  updateInvoice: set17,
  approveInvoice: set17,
  createCreditNote: set17,
  duplicateInvoice: set17,
  addInvoiceLineItem: set17,
  updateInvoiceLineItem: set17,
  deleteInvoiceLineItem: set17,
  markInvoiceUncollectible: set17,
  recordInvoicePayment: set17,
  refundInvoicePayment: set17,
  rejectInvoiceApproval: set17,
  remindInvoice: set17,
  sendInvoice: set17,
  submitInvoice: set17,
  voidInvoice: set17,
};
