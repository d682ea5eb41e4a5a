/** Gathers what electronic invoices are made from. */
import { wordsFor } from '../../../documents/messages/words.js';
import type { InvoiceData, InvoiceDataLine } from '../../../domain/billing/e-invoice/invoice-data.js';
import { isUnsent } from '../../../domain/billing/invoice-status.js';
import { referencesOf } from '../../../domain/billing/parties/invoice-references.js';
import { creditedTax } from '../../../domain/billing/taxes/credited-tax.js';
import { sharesOf } from '../../../domain/billing/taxes/invoice-taxes.js';
import { roundingIn } from '../../../domain/billing/total-rounding.js';
import { dec } from '../../../domain/money.js';
import { sharesOfNote, taxesOfCreditLine, type CreditNote } from '../../../models/billing/credit-note.js';
import { netOf } from '../../../models/billing/invoice-line-item.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import type { Ctx } from '../../../models/context.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { linkedLinesOf } from '../../../queries/billing/invoice-lines.js';
import type { Parties } from '../../../queries/billing/invoice-parties.js';
import { ownTaxOf, type OwnTax } from '../../../queries/billing/taxes/own-tax.js';
import { unitOf } from '../../../serializers/line-item.js';

/** What the electronic form of an invoice says, without payments. */
export async function dataOfInvoice(ctx: Ctx, invoice: Invoice, { seller, buyer }: Parties): Promise<InvoiceData> {
  const lines = await linkedLinesOf(seeingAll(ctx), invoice);
  return {
    ...sharedData(invoice, { seller, buyer }),
    kind: 'invoice',
    number: invoice.invoice_number,
    date: invoice.invoice_date,
    due_date: invoice.due_date,
    payment_terms: seller.payment.instructions,
    preceding: null,
    subject: invoice.subject,
    notes: invoice.notes,
    lines: lines.map((linked): InvoiceDataLine => {
      const { line, taxes } = linked;
      const { description, quantity, rate } = line;
      const [net, unit] = [dec(netOf(line)), unitOf(linked)];
      return { description, quantity, rate, net, unit, taxes, rate_includes_tax: invoice.prices_include_tax };
    }),
    shares: sharesOf(invoice),
    rounding: roundingIn(invoice),
    own_tax: ownTaxIn(isUnsent(invoice.status) ? await ownTaxOf(ctx, invoice) : invoice),
  };
}

/** What the electronic form of a credit note says. */
export async function dataOfCreditNote(
  ctx: Ctx,
  invoice: Invoice,
  note: CreditNote,
  { seller, buyer, locale }: Parties,
): Promise<InvoiceData> {
  const units = new Map(
    (await linkedLinesOf(seeingAll(ctx), invoice)).map((linked) => [linked.line.id, unitOf(linked)]),
  );
  return {
    ...sharedData(invoice, { seller, buyer }),
    kind: 'credit_note',
    number: note.credit_note_number,
    date: note.credit_date,
    due_date: null,
    payment_terms: `${wordsFor(locale).say('for_invoice')} ${invoice.invoice_number}`,
    preceding: { number: invoice.invoice_number, date: invoice.invoice_date },
    subject: null,
    notes: note.reason,
    lines: note.lines.map((line): InvoiceDataLine => ({
      description: line.description,
      quantity: line.quantity,
      rate: line.rate,
      net: dec(line.net_amount ?? line.amount),
      unit: units.get(line.invoice_line_id ?? '') ?? 'piece',
      taxes: taxesOfCreditLine(note, line),
      rate_includes_tax: invoice.prices_include_tax,
    })),
    shares: sharesOfNote(note),
    rounding: roundingIn(note),
    own_tax: creditedTax(note.tax_amount, invoice),
  };
}

function ownTaxIn(tax: OwnTax | null): InvoiceData['own_tax'] {
  if (tax === null) return null;
  const { tax_currency: currency, tax_amount_in_tax_currency: amount } = tax;
  return currency === null || amount === null ? null : { currency, amount: dec(amount) };
}

type SharedData = Pick<InvoiceData, 'currency' | 'delivery' | 'references' | 'seller' | 'buyer'>;

function sharedData(invoice: Invoice, { seller, buyer }: Pick<Parties, 'seller' | 'buyer'>): SharedData {
  const { currency, delivery_start: start, delivery_end: end } = invoice;
  const delivery = start === null || end === null ? null : { start, end };
  return { currency, delivery, references: referencesOf(invoice), seller, buyer };
}
