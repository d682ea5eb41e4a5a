import { referencesOf } from '../domain/billing/parties/invoice-references.js';
import { sharesOf } from '../domain/billing/taxes/invoice-taxes.js';
import { roundingIn } from '../domain/billing/total-rounding.js';
import { isOwed } from '../domain/billing/invoice-status.js';
import { dec, toNumber, zero, type Big } from '../domain/money.js';
import { daysBetween, instant, type Day } from '../domain/time.js';
import { Contact } from '../models/clients/contact.js';
import type { FormerContact } from '../models/clients/former-contact.js';
import type { Invoice } from '../models/billing/invoice.js';
import { serializeExternal } from './external.js';
import type { Schemas } from '../contract/contract.js';
import { idsOf } from '../domain/billing/taxes/applied-tax.js';
import { serializeDocumentTaxes } from './taxes.js';
import { everything, type View } from './view.js';

/** Settings of the service and the workspace that invoices show. */
export interface InvoiceSettings {
  /** The setting PUBLIC_URL. */
  readonly publicUrl: string;
  readonly approvalRequired: boolean;
}

/** An invoice as the API shows it. */
export const serializeInvoice = (invoice: Invoice, settings: InvoiceSettings, view: View): Schemas['Invoice'] => ({
  ...serializeRow(invoice, settings),
  ...view.rates({ hosted_url: hostedUrl(invoice, settings.publicUrl) }),
});

/** The fields that an invoice has in lists and by itself. */
function serializeRow(
  invoice: Invoice,
  settings: InvoiceSettings,
): Omit<Schemas['InvoiceSummary'], 'client_name' | 'days_outstanding' | keyof InvoiceListing> {
  return {
    id: invoice.id,
    invoice_number: invoice.invoice_number,
    client_id: invoice.client_id,
    contact_id: invoice.contact_id,
    agreement_id: invoice.agreement_id,
    recurring_invoice_id: invoice.recurring_invoice_id,
    status: invoice.status,
    currency: invoice.currency,
    dates: {
      invoice_date: invoice.invoice_date,
      due_date: invoice.due_date,
      delivery_start: invoice.delivery_start,
      delivery_end: invoice.delivery_end,
      paid_date: invoice.paid_date,
      sent_at: instant(invoice.sent_at),
      viewed_at: instant(invoice.viewed_at),
    },
    prices_include_tax: invoice.prices_include_tax,
    tax_rate_ids: idsOf(invoice.taxes ?? []),
    amounts: serializeAmounts(invoice),
    subject: invoice.subject,
    notes: invoice.notes,
    internal_notes: invoice.internal_notes,
    po_number: invoice.po_number,
    references: referencesOf(invoice),
    payment: { method: invoice.payment_method, reference: invoice.payment_reference },
    e_invoice: invoice.e_invoice,
    pdf_url: `${settings.publicUrl}/v1/invoices/${invoice.id}/pdf`,
    reminders: serializeReminders(invoice),
    reminders_paused: invoice.reminders_paused,
    approval: {
      required: settings.approvalRequired,
      approved_at: instant(invoice.approved_at),
      approved_by_id: invoice.approved_by_id,
    },
    ...serializeExternal(invoice),
    created_at: instant(invoice.created_at),
    updated_at: instant(invoice.updated_at),
  };
}

function serializeAmounts(invoice: Invoice): Schemas['InvoiceAmounts'] {
  return {
    subtotal: toNumber(invoice.subtotal),
    tax_rate: toNumber(invoice.tax_rate),
    taxes: serializeDocumentTaxes(sharesOf(invoice), everything),
    tax_amount: toNumber(invoice.tax_amount),
    rounding: toNumber(roundingIn(invoice)),
    total: toNumber(invoice.total),
    amount_paid: toNumber(invoice.amount_paid),
    outstanding: toNumber(invoice.outstanding),
    credited: toNumber(invoice.amount_credited),
    refundable: toNumber(refundable(invoice)),
    tax_currency: invoice.tax_currency,
    tax_amount_in_tax_currency: toNumber(invoice.tax_amount_in_tax_currency),
    exchange_rate: toNumber(invoice.exchange_rate),
    exchange_rate_date: invoice.exchange_rate_date,
  };
}

/** The amount paid above the sum due, which is the total less credits; at least 0. */
export function refundable({ total, amount_paid, amount_credited }: Invoice): Big {
  const over = dec(amount_paid).plus(dec(amount_credited)).minus(dec(total));
  return over.gt(zero) ? over : zero;
}

/** The page of the invoice that anyone who has the link may see; null until it is sent. */
export const hostedUrl = ({ hosted_token: token }: Pick<Invoice, 'hosted_token'>, publicUrl: string): string | null =>
  token === null ? null : `${publicUrl}/i/${token}`;

export function serializeReminders(invoice: Invoice): Schemas['InvoiceReminders'] {
  const { last_reminder_at, reminder_count, reminder_level: last_level } = invoice;
  return { last_reminder_at: instant(last_reminder_at), reminder_count, last_level };
}

/** An invoice with the name that lists show. */
export type NamedInvoice = Invoice & { readonly client_name: string };

/** What lists show of an invoice that is not in its row. */
export type InvoiceListing = Pick<Schemas['InvoiceSummary'], 'next_reminder' | 'delivery'>;

/** An invoice as lists show it; `days_outstanding` counts up to `today`. */
export const serializeInvoiceSummary = (
  invoice: NamedInvoice,
  listing: InvoiceListing,
  today: Day,
  settings: InvoiceSettings,
): Schemas['InvoiceSummary'] => ({
  ...serializeRow(invoice, settings),
  client_name: invoice.client_name,
  ...listing,
  days_outstanding: isOwed(invoice.status) ? Math.max(daysBetween(invoice.invoice_date, today), 0) : 0,
});

/** A settled invoice, in the fields that the contract lists for `invoice.paid`. */
export function serializePaidInvoice(invoice: Invoice, paidDate: Day): Schemas['InvoicePaid'] {
  return {
    id: invoice.id,
    invoice_number: invoice.invoice_number,
    client_id: invoice.client_id,
    total: toNumber(invoice.total),
    paid_date: paidDate,
  };
}

/** The person an invoice is addressed to. A deleted contact has only a name and ids. */
export function serializeInvoiceContact(contact: Contact | FormerContact): Schemas['InvoiceContact'] {
  const { email, phone, title } = contact instanceof Contact ? contact : nothing;
  return { id: contact.id, client_id: contact.client_id, name: contact.name, email, phone, title };
}

const nothing = { email: null, phone: null, title: null };
