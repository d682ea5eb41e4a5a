/** All pages of the portal, and the addresses of its files. */
import type { PortalFile, PortalPage } from '../page.js';
import { accountPage } from './account.js';
import { approvalPage } from './approval.js';
import { approvalsPage } from './approvals.js';
import { creditNoteFile, creditNotesPage } from './credit-notes.js';
import { invoiceFile, invoicePage } from './invoice.js';
import { invoicesPage } from './invoices.js';
import { newTicketPage } from './new-ticket.js';
import { overviewPage } from './overview.js';
import { projectPage } from './project.js';
import { projectsPage } from './projects.js';
import { retainersPage } from './retainers.js';
import { statementFiles, statementPage } from './statement.js';
import { ticketFile, ticketPage } from './ticket.js';
import { ticketsPage } from './tickets.js';

/** If two paths match an address, the first one wins: `tickets/new` comes before `tickets/:id`. */
export const pages: readonly PortalPage[] = [
  overviewPage,
  projectsPage,
  projectPage,
  ticketsPage,
  newTicketPage,
  ticketPage,
  approvalsPage,
  approvalPage,
  invoicesPage,
  invoicePage,
  creditNotesPage,
  statementPage,
  retainersPage,
  accountPage,
];

const logo: PortalFile = {
  path: '/portal/logo/:version',
  file: (visit) => visit.file('getPortalLogo', {}),
  isCached: true,
};

export const files: readonly PortalFile[] = [logo, ticketFile, invoiceFile, creditNoteFile, ...statementFiles];
