import { formatIban } from '../domain/billing/bank-account.js';
import { epcPayload, type EpcTransfer } from '../domain/billing/epc-code.js';
import { swissPayload } from '../domain/billing/swiss-code.js';
import { isVatNumber } from '../domain/billing/parties/vat-id.js';
import { daysBetween } from '../domain/time.js';
import { createFormats } from './formats.js';
import type { Formats } from './formats.js';
import type {
  InvoiceDocument,
  InvoiceDocumentAccount,
  InvoiceDocumentLine,
  InvoiceDocumentPayment,
} from './invoice-document.js';
import { isCharged, isSilentOnTax, ratesOfLines, taxReasons, taxRows } from './invoice-taxes.js';
import { qrCode } from './qr-code.js';
import { wordsFor } from './messages/words.js';
import type { Words } from './messages/words.js';

interface Row {
  readonly label: string;
  readonly value: string;
}

const isZero = (amount: string): boolean => /^-?[0.]+$/.test(amount);
const isGiven = (text: string | null): text is string => text !== null && text !== '';

/** Formats every value for the reader, in the structure that `invoice.typ` lays out. */
export function presentInvoice(invoice: InvoiceDocument) {
  const words = wordsFor(invoice.locale);
  const { say } = words;
  const formats = createFormats(invoice.client.country, invoice.currency, invoice.locale);
  const isInvoice = invoice.credits === null;
  const rates = ratesOfLines(invoice, formats);
  return {
    language: words.language,
    paper: formats.paper,
    title: say(isInvoice ? 'invoice' : 'credit_note'),
    number: invoice.invoice_number,
    /** Of the file itself, as YYYY-MM-DD. */
    date: invoice.invoice_date,
    stamp: invoice.void ? say('void_stamp') : null,
    issuer: { name: invoice.workspace.name, lines: sellerLines(invoice.workspace, words) },
    recipient: presentBuyer(invoice, words),
    facts: presentFacts(invoice, words, formats),
    subject: invoice.subject,
    lines: invoice.lines.map((line, at) => ({
      description: line.description,
      quantity: quantityOf(line, words, formats),
      rate: line.rate === null ? '' : formats.money(line.rate),
      tax: rates?.[at] ?? '',
      amount: formats.money(line.amount),
    })),
    /** Whether each line shows its taxes. */
    has_line_taxes: rates !== null,
    totals: presentTotals(invoice, words, formats),
    due: invoice.void || !isInvoice ? null : { label: say('amount_due'), value: formats.money(invoice.outstanding) },
    tax_notes: [...taxReasons(invoice, rates !== null, words), ...ownTax(invoice, words, formats)],
    payment: presentPayment(invoice, words),
    payments: (invoice.payments ?? []).map((payment) => ({
      date: formats.date(payment.date),
      method: methodOf(payment, words),
      amount: formats.money(payment.amount),
    })),
    notes: isGiven(invoice.notes) ? { label: say(isInvoice ? 'notes' : 'reason'), text: invoice.notes } : null,
    footer: invoice.footer,
    labels: labelsOf(words, invoice.prices_include_tax && isCharged(invoice)),
  };
}

/** The data of `invoice.typ`. */
export type InvoiceView = ReturnType<typeof presentInvoice>;

/** The labels on every invoice. */
const labelsOf = ({ say }: Words, pricesIncludeTax: boolean) => ({
  description: say('description'),
  quantity: say('quantity'),
  rate: say(pricesIncludeTax ? 'rate_with_tax' : 'rate'),
  tax: say('tax_rate'),
  line_amount: say(pricesIncludeTax ? 'amount_with_tax' : 'amount'),
  amount: say('amount'),
  payments: say('payments'),
  payment_date: say('payment_date'),
  payment_method: say('payment_method'),
  page_of: say('page_of', { page: '{page}', pages: '{pages}' }),
});

interface TaxIds {
  readonly tax_id: string | null;
  readonly tax_number: string | null;
}

/** The VAT id and the tax number, each with its label. */
const taxLines = ({ tax_id: id, tax_number: number }: TaxIds, say: Words['say']): string[] => [
  ...(isGiven(id) ? [`${say(number !== id && isVatNumber(id) ? 'vat_id' : 'tax_id')} ${id}`] : []),
  ...(isGiven(number) && number !== id ? [`${say('tax_id')} ${number}`] : []),
];

/** The lines below the seller's name. */
export const sellerLines = (
  { lines, tax_id, tax_number, registration_number: registration, contact }: Omit<InvoiceDocument['workspace'], 'name'>,
  { say }: Words,
): string[] => [
  ...lines,
  ...taxLines({ tax_id, tax_number }, say),
  ...(isGiven(registration) ? [`${say('registration_number')} ${registration}`] : []),
  ...contact,
];

function presentBuyer({ client, contact_name: contact, credits }: InvoiceDocument, { say }: Words) {
  return {
    label: say(credits === null ? 'bill_to' : 'credit_to'),
    name: client.name,
    lines: [...(isGiven(contact) ? [contact] : []), ...client.lines],
    tax_ids: taxLines(client, say),
  };
}

/** The quantity of a line with its unit; that hours and pieces are counted goes without saying. */
function quantityOf({ quantity, unit }: InvoiceDocumentLine, { say }: Words, formats: Formats): string {
  if (quantity === null) return '';
  const number = formats.number(quantity);
  if (unit === null || unit === 'hour' || unit === 'piece') return number;
  if (unit !== 'lump_sum') return formats.measure(quantity, unit);
  return number === '1' ? say('lump_sum') : `${number} × ${say('lump_sum')}`;
}

function presentFacts(invoice: InvoiceDocument, { say }: Words, formats: Formats): Row[] {
  const { credits, invoice_number: number, invoice_date: date, po_number: order } = invoice;
  const own =
    credits === null
      ? [
          { label: say('invoice_number'), value: number },
          { label: say('invoice_date'), value: formats.date(date) },
        ]
      : [
          { label: say('credit_note_number'), value: number },
          { label: say('for_invoice'), value: credits },
          { label: say('credit_note_date'), value: formats.date(date) },
        ];
  return [
    ...own,
    ...presentDelivery(invoice, say, formats),
    ...presentTerms(invoice, say, formats),
    ...(isGiven(order) ? [{ label: say('po_number'), value: order }] : []),
    ...presentReferences(invoice, say),
  ];
}

function presentReferences({ references }: InvoiceDocument, say: Words['say']): Row[] {
  const { buyer, contract, project, accounting } = references;
  const row = (label: string, value: string | null): Row[] => (isGiven(value) ? [{ label, value }] : []);
  return [
    ...row(say('buyer_reference'), buyer),
    ...row(say('contract_reference'), contract),
    ...row(say('project_reference'), project),
    ...row(say('accounting_reference'), accounting),
  ];
}

function presentDelivery({ delivery }: InvoiceDocument, say: Words['say'], formats: Formats): Row[] {
  if (!delivery) return [];
  const { start, end } = delivery;
  if (start === end) return [{ label: say('delivery_date'), value: formats.date(start) }];
  return [{ label: say('delivery_period'), value: formats.period(start, end) }];
}

function presentTerms(invoice: InvoiceDocument, say: Words['say'], formats: Formats): Row[] {
  const { invoice_date: from, due_date: due } = invoice;
  if (due === null) return [];
  const days = daysBetween(from, due);
  const terms = days <= 0 ? say('due_on_receipt') : formats.days(days);
  return [
    { label: say('terms'), value: terms },
    { label: say('due_date'), value: formats.date(due) },
  ];
}

/** The rows below the lines, down to the amount paid. */
function presentTotals(invoice: InvoiceDocument, words: Words, formats: Formats) {
  const { say } = words;
  const { money } = formats;
  const saysTax = !isSilentOnTax(invoice);
  const isRounded = !isZero(invoice.rounding);
  const row = (label: string, amount: string, kind: 'part' | 'total' | 'taken' = 'part') => ({
    label,
    value: money(amount),
    kind,
  });
  return [
    ...(saysTax || isRounded ? [row(say('subtotal'), invoice.subtotal)] : []),
    ...(saysTax ? taxRows(invoice, words, formats).map(({ label, amount }) => row(label, amount)) : []),
    ...(isRounded ? [row(say('rounding'), invoice.rounding)] : []),
    row(say(isCharged(invoice) ? 'total_with_tax' : 'total'), invoice.total, 'total'),
    ...(isZero(invoice.amount_credited) ? [] : [row(say('amount_credited'), invoice.amount_credited, 'taken')]),
    ...(isZero(invoice.amount_paid) ? [] : [row(say('amount_paid'), invoice.amount_paid, 'taken')]),
  ];
}

/** The tax in the currency of the seller, with the rate at which it was converted. */
function ownTax(
  { own_tax: tax, currency: from, client, locale }: InvoiceDocument,
  { say }: Words,
  { date, number }: Formats,
): string[] {
  if (!tax) return [];
  const { currency, rate } = tax;
  const amount = createFormats(client.country, currency, locale).money(tax.amount);
  return [say('tax_in_currency', { currency, amount, from, rate: number(rate), date: date(tax.date) })];
}

/** How to pay the outstanding amount; null if nothing is outstanding or no account is known. */
function presentPayment(invoice: InvoiceDocument, { say }: Words) {
  const { payment } = invoice;
  if (!payment || invoice.void || invoice.credits !== null || isZero(invoice.outstanding)) return null;
  const { iban, bic, bank_name: bank, instructions } = payment;
  if (![iban, bic, bank, instructions].some(isGiven)) return null;
  const name = isGiven(payment.account_holder) ? payment.account_holder : invoice.workspace.name;
  const { currency, outstanding: amount, invoice_number: reference } = invoice;
  const transfer = { name, iban, bic, currency, amount, reference };
  const hasAccount = isGiven(iban) || isGiven(bic);
  const row = (label: string, value: string | null): Row[] => (isGiven(value) ? [{ label, value }] : []);
  return {
    label: say('how_to_pay'),
    rows: [
      ...(hasAccount ? row(say('account_holder'), name) : []),
      ...row(say('iban'), iban === null ? null : formatIban(iban)),
      ...row(say('bic'), bic),
      ...row(say('bank'), bank),
      ...row(say('payment_reference'), reference),
    ],
    instructions: isGiven(instructions) ? instructions : null,
    code: codeOf(transfer, payment, say('scan_to_pay')),
  };
}

/** QR code for banking apps: EPC for euros, and that of Switzerland for francs to an account there. */
function codeOf(transfer: EpcTransfer, { address }: InvoiceDocumentAccount, caption: string) {
  const epc = epcPayload(transfer);
  if (epc !== null) return { caption, svg: qrCode(epc) };
  const { name, iban, currency, amount, reference } = transfer;
  const swiss = address ? swissPayload({ payee: { name, iban, ...address }, currency, amount, reference }) : null;
  return swiss === null ? null : { caption, svg: qrCode(swiss, 'swiss cross') };
}

/** The payment method in words, such as `Check 1042` or `Refund · Check 1042`. */
function methodOf({ method, reference, amount }: InvoiceDocumentPayment, { say }: Words): string {
  const means = [method === null ? null : say(`method_${method}`), reference].filter(isGiven).join(' ');
  return [amount.startsWith('-') ? say('refund') : null, means].filter(isGiven).join(' · ');
}
