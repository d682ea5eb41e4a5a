/** Electronic invoices from invoices and credit notes, in the terms of EN 16931 (docs/decisions/e-invoices.md). */
import { dec, sum, zero } from '../../money.js';
import { taxGroups } from '../taxes/tax-groups.js';
import { totalsOf } from '../taxes/tax-amounts.js';
import { usualReasonCodes } from '../taxes/tax-rate-rules.js';
import { categoryCodes } from './codes.js';
import { composeLine } from './compose-line.js';
import { composeBuyer, composeSeller } from './compose-party.js';
import type { EInvoice, EInvoicePayment, EInvoiceTax } from './e-invoice.js';
import { withClosedDiscounts } from './discount-terms.js';
import type { InvoiceData } from './invoice-data.js';
import { writtenText } from './texts.js';

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
    payment_terms: withClosedDiscounts(writtenText(data.payment_terms)),
    references: composeReferences(data),
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
    totals: { net, tax, gross, rounding: zero, due: gross },
  };
}

/** The references that say something. */
export function composeReferences({ references }: InvoiceData): EInvoice['references'] {
  const { buyer, contract, order, project, accounting } = references;
  return {
    buyer: writtenText(buyer),
    contract: writtenText(contract),
    order: writtenText(order),
    project: writtenText(project),
    accounting: writtenText(accounting),
  };
}

function notesOf({ subject, notes, seller }: InvoiceData): EInvoice['notes'] {
  const general = [subject, notes].flatMap((text) => writtenText(text) ?? []).join('\n\n');
  const footer = writtenText(seller.footer);
  return [
    ...(general === '' ? [] : [{ text: general, subject: 'AAI' as const }]),
    ...(footer === null ? [] : [{ text: footer, subject: 'REG' as const }]),
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
      reason: same?.reason ?? writtenText(reason),
      reason_code: same?.reason_code ?? group.reason_code ?? usualReasonCodes[category] ?? null,
    });
  }
  return [...taxes.values()];
}

/** By transfer to the seller's account: within SEPA for euros. Other means are words in the terms of payment. */
function composePayment(data: InvoiceData): EInvoicePayment {
  const { kind, number, seller } = data;
  const { iban, bic, account_holder: name } = seller.payment;
  const hasAccount = kind === 'invoice' && iban !== null;
  return {
    means: hasAccount ? transferMeans(data) : otherMeans(data),
    account: hasAccount ? { iban, bic, name } : null,
    reference: number,
  };
}

const isWithin = ({ seller, buyer }: InvoiceData, country: string): boolean =>
  seller.address.country === country && buyer.address.country === country;

/** Denmark knows no transfer in general (DK-R-005). */
function transferMeans(data: InvoiceData): EInvoicePayment['means'] {
  if (data.currency === 'EUR') return '58';
  return isWithin(data, 'DK') ? '1' : '30';
}

/** The Netherlands have no code for undefined means; a credit note is settled as agreed (NL-R-008). */
const otherMeans = (data: InvoiceData): EInvoicePayment['means'] =>
  data.kind === 'credit_note' && isWithin(data, 'NL') ? '57' : '1';
