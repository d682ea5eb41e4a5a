/** Electronic invoices from invoices and credit notes, in the terms of EN 16931 (docs/decisions/e-invoices.md). */
import { dec, sum } from '../../money.js';
import { taxGroups } from '../taxes/tax-groups.js';
import { totalsOf } from '../taxes/tax-amounts.js';
import { usualReasonCodes } from '../taxes/tax-rate-rules.js';
import { categoryCodes } from './codes.js';
import { composeLine } from './compose-line.js';
import { composeBuyer, composeSeller } from './compose-party.js';
import type { EInvoice, EInvoicePayment, EInvoiceTax } from './e-invoice.js';
import type { InvoiceData } from './invoice-data.js';

/** The electronic invoice of an invoice or credit note for which `missingTerms` finds nothing. */
export function composeEInvoice(data: InvoiceData): EInvoice {
  const taxes = composeTaxes(data);
  const hasNoVat = taxes.some(({ category }) => category === 'O');
  const seller = composeSeller(data);
  const buyer = composeBuyer(data);
  const { subtotal: net, tax_amount: tax, total: gross } = totalsOf(data.shares);
  return {
    kind: data.kind,
    number: data.number,
    issue_date: data.date,
    currency: data.currency,
    due_date: data.due_date,
    payment_terms: data.payment_terms,
    references: data.references,
    notes: notesOf(data),
    preceding: data.preceding,
    // Outside the scope of VAT neither party states its VAT id (BR-O-02).
    seller: hasNoVat ? { ...seller, vat_id: null } : seller,
    buyer: hasNoVat ? { ...buyer, vat_id: null } : buyer,
    delivery: {
      period: data.delivery,
      address: taxes.some(({ category }) => category === 'K') ? buyer.address : null,
    },
    payment: composePayment(data),
    lines: data.lines.map((line, index) => composeLine(line, index, data.currency)),
    taxes,
    totals: { net, tax, gross, rounding: data.rounding, due: gross.plus(data.rounding) },
  };
}

function notesOf({ subject, notes, seller }: InvoiceData): EInvoice['notes'] {
  const general = [subject, notes].filter((text) => text !== null && text.trim() !== '').join('\n\n');
  return [
    ...(general === '' ? [] : [{ text: general, subject: 'AAI' as const }]),
    ...(seller.footer === null ? [] : [{ text: seller.footer, subject: 'REG' as const }]),
  ];
}

/** The taxes: EN 16931 knows them by category and rate alone. */
function composeTaxes({ shares }: InvoiceData): EInvoiceTax[] {
  const taxes = new Map<string, EInvoiceTax>();
  for (const group of taxGroups(shares)) {
    const { category, taxable, tax, reason } = group;
    const rate = dec(group.rate).times(dec(100));
    const key = `${category} ${rate.toFixed()}`;
    const same = taxes.get(key);
    taxes.set(key, {
      category: categoryCodes[category],
      rate,
      taxable: sum([taxable, ...(same ? [same.taxable] : [])]),
      tax: sum([tax, ...(same ? [same.tax] : [])]),
      reason: same?.reason ?? reason,
      reason_code: same?.reason_code ?? group.reason_code ?? usualReasonCodes[category] ?? null,
    });
  }
  return [...taxes.values()];
}

/** By transfer to the seller's account: within SEPA for euros. Other means are words in the terms of payment. */
function composePayment({ kind, number, currency, seller }: InvoiceData): EInvoicePayment {
  const { iban, bic, account_holder: name } = seller.payment;
  if (kind === 'credit_note' || iban === null) return { means: '1', account: null, reference: number };
  return { means: currency === 'EUR' ? '58' : '30', account: { iban, bic, name }, reference: number };
}
