import type { PeriodHours } from '../../domain/retainers/hour-allowance.js';
import { toNumber, zero } from '../../domain/money.js';
import type { NamedCreditNote } from '../../models/billing/credit-note.js';
import type { Invoice } from '../../models/billing/invoice.js';
import type { AgreementPeriod } from '../../models/retainers/agreement-period.js';
import type { Agreement } from '../../models/retainers/agreement.js';
import type { Schemas } from '../../contract/contract.js';
import { hostedUrl } from '../invoice.js';

/** Where a contact can pay an invoice, and whether a payment of it is on its way. */
export type PortalPaying = Pick<Schemas['PortalInvoice'], 'pay_url' | 'payment_under_way'>;

/** An invoice as the portal shows it. `publicUrl` is the setting PUBLIC_URL. */
export const serializePortalInvoice = (
  invoice: Invoice,
  publicUrl: string,
  paying: PortalPaying,
): Schemas['PortalInvoice'] => ({
  id: invoice.id,
  invoice_number: invoice.invoice_number,
  status: invoice.status,
  subject: invoice.subject,
  currency: invoice.currency,
  invoice_date: invoice.invoice_date,
  due_date: invoice.due_date,
  total: toNumber(invoice.total),
  amount_paid: toNumber(invoice.amount_paid),
  credited: toNumber(invoice.amount_credited),
  outstanding: toNumber(invoice.outstanding),
  hosted_url: hostedUrl(invoice, publicUrl),
  ...paying,
  pdf_url: `${publicUrl}/v1/portal/invoices/${invoice.id}/pdf`,
  e_invoice_url: invoice.e_invoice ? `${publicUrl}/v1/portal/invoices/${invoice.id}/e-invoice` : null,
});

/** A credit note as the portal shows it. `publicUrl` is the setting PUBLIC_URL. */
export const serializePortalCreditNote = (note: NamedCreditNote, publicUrl: string): Schemas['PortalCreditNote'] => ({
  id: note.id,
  credit_note_number: note.credit_note_number,
  invoice_id: note.invoice_id,
  invoice_number: note.invoice_number,
  currency: note.currency,
  credit_date: note.credit_date,
  total: toNumber(note.total),
  pdf_url: `${publicUrl}/v1/portal/credit-notes/${note.id}/pdf`,
  e_invoice_url: note.e_invoice ? `${publicUrl}/v1/portal/credit-notes/${note.id}/e-invoice` : null,
});

/** An open period and its hours. */
export interface PortalPeriod {
  readonly period: AgreementPeriod;
  readonly hours: PeriodHours;
}

/** A retainer as the portal shows it, with its open period if there is one. */
export const serializePortalAgreement = (agreement: Agreement, open?: PortalPeriod): Schemas['PortalAgreement'] => ({
  id: agreement.id,
  title: agreement.title,
  status: agreement.status,
  start_date: agreement.start_date,
  end_date: agreement.end_date,
  period: open ? serializePeriod(open) : null,
});

const serializePeriod = ({ period, hours }: PortalPeriod): Schemas['PortalAgreementPeriod'] => ({
  start_date: period.start_date,
  end_date: period.end_date,
  available_hours: toNumber(hours.available),
  used_hours: toNumber(hours.used),
  remaining_hours: toNumber(hours.used.gt(hours.available) ? zero : hours.available.minus(hours.used)),
});
