/** The invoices of the client. */
import { html } from '../../../documents/html.js';
import type { Schemas } from '../../../contract/contract.js';
import type { PortalPage, Shown } from '../page.js';
import { badge, heading, pager, rows, views, type Row } from '../parts.js';
import { addressOf, type PortalVisit } from '../visit.js';
import { amount, billingTabs, dayOf, isToPay, statusLabel } from './billing-parts.js';
import { billingSection } from './sections.js';

const path = '/portal/invoices';

const filters = {
  all: undefined,
  open: 'sent,viewed,partial,overdue',
  paid: 'paid',
} as const;
type Which = keyof typeof filters;

export const invoicesPage: PortalPage = { path, section: billingSection, show };

async function show(visit: PortalVisit): Promise<Shown> {
  const { say } = visit.words;
  const requested = visit.queryParam('show');
  const which: Which = requested === 'open' || requested === 'paid' ? requested : 'all';
  const { data, pagination } = await visit.read('listPortalInvoices', {
    query: { status: filters[which], sort: 'invoice_date', page: visit.queryParam('page') },
  });
  const query = { show: which === 'all' ? undefined : which };
  const view = (name: Which, label: string) => ({
    label,
    url: addressOf(path, { show: name === 'all' ? undefined : name }),
    isHere: name === which,
  });
  return {
    title: say('invoices'),
    body: html`${heading(say('invoices'))} ${billingTabs(visit, path)}
      ${views(say('which_invoices'), [
        view('all', say('invoices_all')),
        view('open', say('invoices_open')),
        view('paid', say('invoices_paid')),
      ])}
      <div class="card flush">
        ${rows(
          data.map((invoice) => invoiceRow(visit, invoice)),
          say('no_invoices'),
        )}
      </div>
      ${pager(visit, path, query, pagination)}`,
  };
}

function invoiceRow(visit: PortalVisit, invoice: Schemas['PortalInvoice']): Row {
  const { say } = visit.words;
  const { id, invoice_number: number, subject, currency, total, outstanding } = invoice;
  const { label, tone } = statusLabel(invoice);
  const isPartly = isToPay(invoice) && outstanding !== total;
  return {
    name: number,
    url: `${path}/${id}`,
    meta: [
      subject === null ? '' : html`<span dir="auto">${subject}</span>`,
      dayOf(visit, say('dated'), invoice.invoice_date),
      isToPay(invoice) ? dayOf(visit, say('due'), invoice.due_date) : '',
      invoice.payment_under_way ? say('payment_on_its_way') : '',
      isPartly ? say('still_to_pay', { amount: amount(visit, currency, outstanding) }) : '',
    ],
    side: html`<p class="amount">${amount(visit, currency, total)}</p>
      ${badge(say(label), tone)}`,
  };
}
