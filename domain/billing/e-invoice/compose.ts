/** Electronic invoices from invoices and credit notes, in the terms of EN 16931 (docs/decisions/e-invoices.md). */
import { totalsOf } from '../taxes/tax-amounts.js';
import { composeLines } from './compose-line.js';
import { composeBuyer, composeSeller } from './compose-party.js';
import { composeTaxes } from './compose-taxes.js';
import type { EInvoice, EInvoicePayment } from './e-invoice.js';
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
    own_tax: data.own_tax,
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
    lines: composeLines(data, taxes),
    taxes,
    totals: { net, tax, gross, rounding: data.rounding, due: gross.plus(data.rounding) },
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
