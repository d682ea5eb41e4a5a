/** One invoice: what is to be paid, and its document. */
import { html, type Html } from '../../../documents/html.js';
import type { Schemas } from '../../../contract/contract.js';
import type { PortalFile, PortalPage, Shown } from '../page.js';
import { badge, card, day, facts, heading } from '../parts.js';
import type { PortalVisit } from '../visit.js';
import { amount, isToPay, statusLabel } from './billing-parts.js';
import { billingSection } from './sections.js';

export const invoicePage: PortalPage = { path: '/portal/invoices/:id', section: billingSection, show };

export const invoiceFile: PortalFile = {
  path: '/portal/invoices/:id/pdf',
  file: (visit) => visit.file('getPortalInvoicePdf', { params: { id: idOf(visit) } }),
};

const idOf = ({ params }: PortalVisit): string => params['id'] ?? '';

async function show(visit: PortalVisit): Promise<Shown> {
  const { say } = visit.words;
  const { data: invoice } = await visit.read('getPortalInvoice', { params: { id: idOf(visit) } });
  const { invoice_number: number, subject } = invoice;
  const { label, tone } = statusLabel(invoice);
  const title = say('invoice_titled', { number });
  return {
    title,
    body: html`${heading(title, {
        crumb: { text: say('invoices'), url: '/portal/invoices' },
        lead: html`<p>${badge(say(label), tone)}</p>
          ${subject === null ? '' : html`<p class="soft" dir="auto">${subject}</p>`}`,
      })}
      <div class="columns">
        ${toPay(visit, invoice)} ${card(say('about_invoice'), facts(factsOf(visit, invoice)))}
      </div>`,
  };
}

/** The amount that is left to pay, and links to pay, view or download the invoice. */
function toPay(visit: PortalVisit, invoice: Schemas['PortalInvoice']): Html {
  const { say } = visit.words;
  const {
    id,
    currency,
    outstanding,
    hosted_url: hosted,
    pay_url: pay,
    payment_under_way: isUnderWay,
    status,
  } = invoice;
  const isOpen = isToPay(invoice);
  const due = isOpen
    ? html`<p class="soft">${say('to_pay_by')} ${day(visit, invoice.due_date)}</p>
        <p class="sum">${amount(visit, currency, outstanding)}</p>`
    : html`<p class="sum">${say(status === 'void' ? 'invoice_is_void' : 'nothing_to_pay')}</p>`;
  const payLink = pay === null ? '' : html`<a class="button" href="${pay}">${say('pay_by_card')}</a>`;
  const viewWords = say(isOpen && pay === null && !isUnderWay ? 'view_and_pay' : 'view_invoice');
  const view =
    hosted === null ? '' : html`<a class="button ${pay === null ? '' : 'second'}" href="${hosted}">${viewWords}</a>`;
  // Stripe may tell Docket of the payment only after the client has come back.
  const isConfirming = isOpen && visit.queryParam('checkout') === 'done';
  const state = isUnderWay ? say('payment_under_way') : isConfirming ? say('payment_confirming') : undefined;
  return html`<section class="card">
    ${state === undefined ? '' : html`<p role="status">${state}</p>`} ${due}
    <p class="actions">
      ${payLink} ${view} <a class="button second" href="/portal/invoices/${id}/pdf">${say('download_pdf')}</a>
    </p>
  </section>`;
}

function factsOf(visit: PortalVisit, invoice: Schemas['PortalInvoice']): { name: string; value: Html | string }[] {
  const { say } = visit.words;
  const { currency, total, amount_paid: paid, credited, outstanding } = invoice;
  const money = (value: number): Html => html`<span class="number">${amount(visit, currency, value)}</span>`;
  return [
    { name: say('invoice_date'), value: day(visit, invoice.invoice_date) },
    { name: say('due_date'), value: day(visit, invoice.due_date) },
    { name: say('total'), value: money(total) },
    ...(paid === 0 ? [] : [{ name: say('paid'), value: money(paid) }]),
    ...(credited === 0 ? [] : [{ name: say('credited'), value: money(credited) }]),
    ...(isToPay(invoice) ? [{ name: say('to_pay'), value: html`<strong>${money(outstanding)}</strong>` }] : []),
  ];
}
