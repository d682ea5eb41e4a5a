/** The overview: what the contact has to do, open tickets, and projects. */
import { html } from '../../../documents/html.js';
import type { Schemas } from '../../../contract/contract.js';
import type { PortalPage, Shown } from '../page.js';
import { badge, card, heading, rows, type Row } from '../parts.js';
import type { PortalVisit } from '../visit.js';
import { approvalRow } from './approval-parts.js';
import { amount, dayOf } from './billing-parts.js';
import { projectRow } from './project-parts.js';
import { overviewSection } from './sections.js';
import { newTicketLink, ticketRow, waitingTicketRow } from './ticket-parts.js';

const max = 5;

export const overviewPage: PortalPage = { path: '/portal', section: overviewSection, show };

async function show(visit: PortalVisit): Promise<Shown> {
  const { profile, words } = visit;
  const { say } = words;
  const [waiting, tickets, projects] = await Promise.all([
    waitingRows(visit),
    visit.read('listPortalTickets', { query: { closed: false, sort: 'updated_at', per_page: max } }),
    visit.read('listPortalProjects', { query: { status: 'pending,active,on_hold', per_page: max } }),
  ]);
  return {
    title: say('overview'),
    body: html`${heading(say('hello', { name: profile.name }), {
      lead: html`<p class="soft" dir="auto">
        ${say('at_firm', { client: profile.client.name, firm: profile.workspace.name })}
      </p>`,
      actions: newTicketLink(visit),
    })}
    ${card(say('waiting_for_you'), rows(waiting, say('nothing_waits')))}
    ${card(
      say('open_tickets'),
      rows(
        tickets.data.map((ticket) => ticketRow(visit, ticket)),
        say('no_open_tickets'),
      ),
      { text: say('all_tickets', { count: String(tickets.pagination.total) }), url: '/portal/tickets' },
    )}
    ${card(
      say('projects'),
      rows(
        projects.data.map((project) => projectRow(visit, project)),
        say('no_projects'),
      ),
      { text: say('all_projects'), url: '/portal/projects' },
    )}`,
  };
}

const nothing = { data: [] };

/** What the contact has to do: approve, answer, and pay what is overdue, unless a payment is on its way. */
async function waitingRows(visit: PortalVisit): Promise<Row[]> {
  const { profile, words } = visit;
  const { say } = words;
  const isFull = profile.access_level === 'full';
  const requested = { status: 'pending', sort: 'due_date', order: 'asc', per_page: max } as const;
  const unanswered = { awaits_client: true, sort: 'updated_at', per_page: max } as const;
  const overdue = { status: 'overdue', sort: 'due_date', order: 'asc', per_page: max } as const;
  const [approvals, tickets, invoices] = await Promise.all([
    isFull ? visit.read('listPortalApprovals', { query: requested }) : nothing,
    isFull ? visit.read('listPortalTickets', { query: unanswered }) : nothing,
    profile.sees_invoices ? visit.read('listPortalInvoices', { query: overdue }) : nothing,
  ]);
  return [
    ...approvals.data.map((each) => ({ ...approvalRow(visit, each), side: badge(say('your_approval'), 'accent') })),
    ...tickets.data.map((ticket) => waitingTicketRow(visit, ticket)),
    ...invoices.data.filter((invoice) => !invoice.payment_under_way).map((invoice) => invoiceRow(visit, invoice)),
  ];
}

function invoiceRow(visit: PortalVisit, invoice: Schemas['PortalInvoice']): Row {
  const { say } = visit.words;
  return {
    name: say('invoice_titled', { number: invoice.invoice_number }),
    url: `/portal/invoices/${invoice.id}`,
    meta: [dayOf(visit, say('due'), invoice.due_date), amount(visit, invoice.currency, invoice.outstanding)],
    side: badge(say('overdue'), 'bad'),
  };
}
