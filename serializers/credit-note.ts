import { creditedTax } from '../domain/billing/taxes/credited-tax.js';
import { roundingIn } from '../domain/billing/total-rounding.js';
import { toNumber } from '../domain/money.js';
import { instant } from '../domain/time.js';
import {
  sharesOfNote,
  taxesOfCreditLine,
  type CreditNote,
  type CreditNoteLine,
  type NamedCreditNote,
} from '../models/billing/credit-note.js';
import type { Schemas } from '../contract/contract.js';
import { serializeAppliedTax, serializeDocumentTaxes } from './taxes.js';
import { everything } from './view.js';

/** A credit note as the API shows it. `publicUrl` is the setting PUBLIC_URL. */
export const serializeCreditNote = (note: NamedCreditNote, publicUrl: string): Schemas['CreditNote'] => ({
  id: note.id,
  credit_note_number: note.credit_note_number,
  invoice_id: note.invoice_id,
  invoice_number: note.invoice_number,
  client_id: note.client_id,
  client_name: note.client_name,
  currency: note.currency,
  credit_date: note.credit_date,
  reason: note.reason,
  released_time: note.released_time,
  amounts: {
    subtotal: toNumber(note.subtotal),
    tax_rate: toNumber(note.tax_rate),
    taxes: serializeDocumentTaxes(sharesOfNote(note), everything),
    tax_amount: toNumber(note.tax_amount),
    rounding: toNumber(roundingIn(note)),
    total: toNumber(note.total),
    ...serializeOwnTax(note),
  },
  lines: note.lines.map((line) => serializeLine(note, line)),
  e_invoice: note.e_invoice,
  pdf_url: `${publicUrl}/v1/credit-notes/${note.id}/pdf`,
  created_at: instant(note.created_at),
  updated_at: instant(note.updated_at),
});

function serializeOwnTax(note: NamedCreditNote) {
  const stated = creditedTax(note.tax_amount, note);
  return {
    tax_currency: stated?.currency ?? null,
    tax_amount_in_tax_currency: stated ? toNumber(stated.amount) : null,
    exchange_rate: stated ? toNumber(stated.rate) : null,
    exchange_rate_date: stated?.date ?? null,
  };
}

const serializeLine = (note: CreditNote, line: CreditNoteLine): Schemas['CreditNoteLine'] => ({
  id: line.id,
  line_item_id: line.invoice_line_id,
  description: line.description,
  quantity: toNumber(line.quantity),
  rate: toNumber(line.rate),
  amount: toNumber(line.amount),
  net_amount: toNumber(line.net_amount ?? line.amount),
  taxes: taxesOfCreditLine(note, line).map(serializeAppliedTax),
});
