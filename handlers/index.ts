import { secondFactor } from './second-factor.js';
import { scheduledReports } from './scheduled-reports.js';
import { rateCards } from './rate-cards.js';
import { projectTypes } from './project-types.js';
import { items } from './items.js';
import { bankImports } from './bank-imports.js';
import { recurringInvoices } from './recurring-invoices.js';
import { taxRates } from './tax-rates.js';
import { exchangeRates } from './exchange-rates.js';
import { projects } from './projects.js';
import { workspace } from './workspace.js';
import { users } from './users.js';
import { mails } from './mails.js';
import { mailTemplates } from './mail-templates.js';
import { testMode } from './test-mode.js';
import { reports } from './reports.js';
import { auditLog } from './audit-log.js';
import { requestLog } from './request-log.js';
import { search } from './search.js';
import { tags } from './tags.js';
import { timeEntries } from './time-entries.js';
import { agreementTypes } from './agreement-types.js';
import { agreements } from './agreements.js';
import { apiKeys } from './api-keys.js';
import { cannedReplies } from './canned-replies.js';
import { clients } from './clients.js';
import { contacts } from './contacts.js';
import { expenses } from './expenses.js';
import { creditNotes } from './credit-notes.js';
import { events } from './events.js';
import { invoices } from './invoices.js';
import { lineItems } from './line-items.js';
import { milestones } from './milestones.js';
import { portal } from './portal.js';
import { approvals } from './approvals.js';
import { portalApprovals } from './portal-approvals.js';
import { portalBilling } from './portal-billing.js';
import { portalProjects } from './portal-projects.js';
import { portalTickets } from './portal-tickets.js';
import { payments } from './payments.js';
import { phases } from './phases.js';
import { projectTasks } from './project-tasks.js';
import { projectTickets } from './project-tickets.js';
import { savedViews } from './saved-views.js';
import { sessions } from './sessions.js';
import { ticketPriorities } from './ticket-priorities.js';
import { ticketStatuses } from './ticket-statuses.js';
import { tickets } from './tickets.js';
import { ticketActivities } from './ticket-activities.js';
import { ticketAttachments } from './ticket-attachments.js';
import { ticketSla } from './ticket-sla.js';
import { ticketTasks } from './ticket-tasks.js';
import { ticketTimeEntries } from './ticket-time-entries.js';
import { notifications } from './notifications.js';
import { webhooks } from './webhooks.js';
import type { Handlers } from './contract.js';
import type { Tag } from '../contract/contract.js';

/** The handler of every operation in the contract: a missing one is a compile error. */
export const handlers = {
  ...clients,
  ...contacts,
  ...rateCards,
  ...reports,
  ...scheduledReports,
  ...projectTypes,
  ...bankImports,
  ...items,
  ...recurringInvoices,
  ...taxRates,
  ...exchangeRates,
  ...projects,
  ...agreementTypes,
  ...agreements,
  ...apiKeys,
  ...approvals,
  ...cannedReplies,
  ...events,
  ...expenses,
  ...mails,
  ...mailTemplates,
  ...testMode,
  ...invoices,
  ...lineItems,
  ...notifications,
  ...payments,
  ...creditNotes,
  ...milestones,
  ...phases,
  ...portal,
  ...portalApprovals,
  ...portalBilling,
  ...portalProjects,
  ...portalTickets,
  ...projectTasks,
  ...projectTickets,
  ...auditLog,
  ...requestLog,
  ...savedViews,
  ...sessions,
  ...secondFactor,
  ...search,
  ...tags,
  ...ticketPriorities,
  ...ticketStatuses,
  ...tickets,
  ...ticketActivities,
  ...ticketSla,
  ...ticketTasks,
  ...ticketTimeEntries,
  ...ticketAttachments,
  ...timeEntries,
  ...users,
  ...webhooks,
  ...workspace,
} satisfies Handlers<Tag>;
