/** Elements that the pages of invoices, credit notes, the statement and retainers share. */
import { html, type Html } from '../../../documents/html.js';
import type { Schemas } from '../../../contract/contract.js';
import { day, views, type Tone } from '../parts.js';
import type { PortalVisit } from '../visit.js';
import type { PortalKey } from '../words.js';

const pages = [
  { path: '/portal/invoices', label: 'invoices' },
  { path: '/portal/credit-notes', label: 'credit_notes' },
  { path: '/portal/statement', label: 'statement' },
  { path: '/portal/retainers', label: 'retainers' },
] as const satisfies readonly { readonly path: string; readonly label: PortalKey }[];

export type BillingPath = (typeof pages)[number]['path'];

/** Links between these pages. */
export const billingTabs = ({ words: { say } }: PortalVisit, here: BillingPath): Html =>
  views(
    say('which_billing'),
    pages.map(({ path, label }) => ({ label: say(label), url: path, isHere: path === here })),
  );

/** An amount with its currency, formatted for the contact. */
export const amount = (visit: PortalVisit, currency: string, value: number): string =>
  visit.formatsIn(currency).money(String(value));

interface Status {
  readonly label: PortalKey;
  readonly tone: Tone;
}

const open: Status = { label: 'invoice_open', tone: 'accent' };

/** How each status is shown to the client: without states that concern only the firm. */
const statuses: Readonly<Record<Schemas['InvoiceStatus'], Status>> = {
  draft: open,
  pending_approval: open,
  approved: open,
  sent: open,
  viewed: open,
  uncollectible: open,
  partial: { label: 'invoice_partly_paid', tone: 'accent' },
  paid: { label: 'invoice_paid', tone: 'good' },
  overdue: { label: 'overdue', tone: 'bad' },
  void: { label: 'invoice_void', tone: '' },
};

export const statusLabel = ({ status }: Schemas['PortalInvoice']): Status => statuses[status];

/** Whether a part of the invoice is still to be paid. */
export const isToPay = ({ status, outstanding }: Schemas['PortalInvoice']): boolean =>
  status !== 'void' && outstanding > 0;

/** A range of days. */
export const span = (visit: PortalVisit, from: string, to: string): Html =>
  html`<span>${visit.formats.period(from, to)}</span>`;

/** A word and a day: Due 3 Nov 2026. */
export const dayOf = (visit: PortalVisit, label: string, date: string): Html => html`${label} ${day(visit, date)}`;
