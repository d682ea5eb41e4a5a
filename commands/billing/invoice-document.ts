import type { InvoiceDocument, InvoiceDocumentLine, InvoiceLogo } from '../../documents/invoice-document.js';
import { referencesOf } from '../../domain/billing/parties/invoice-references.js';
import { isDecodable } from '../../domain/image-size.js';
import type { Ctx } from '../../models/context.js';
import { dec, sum, toDecimal, zero } from '../../domain/money.js';
import { roundingIn } from '../../domain/billing/total-rounding.js';
import { creditedTax } from '../../domain/billing/taxes/credited-tax.js';
import { defaultTaxesOf, sharesOf } from '../../domain/billing/taxes/invoice-taxes.js';
import { sharesOfNote, taxesOfCreditLine, type NamedCreditNote } from '../../models/billing/credit-note.js';
import { linesOf } from '../../models/billing/invoice-line-item.js';
import { Invoice } from '../../models/billing/invoice.js';
import { paymentsOf, type InvoicePayment } from '../../models/billing/payment.js';
import { findStoredLogo } from '../../models/workspace/stored-logo.js';
import { findLogo } from '../../models/workspace/workspace-logo.js';
import { partiesOf, type Parties } from '../../queries/billing/invoice-parties.js';
import { isSwissIban } from '../../domain/billing/swiss-code.js';
import { isUnsent } from '../../domain/billing/invoice-status.js';
import { ownTaxOf } from '../../queries/billing/taxes/own-tax.js';
import { countryName } from '../../domain/country.js';
import type { Schemas } from '../../contract/contract.js';
import { documentTaxes, placesOfTaxes } from './taxes/document-taxes.js';

/** The content of an invoice's PDF. Internal notes are left out. */
export async function invoiceDocument(ctx: Ctx, read: Invoice): Promise<InvoiceDocument> {
  const { invoice, payments } = await withPayments(ctx, read);
  const parties = await partiesOf(ctx, invoice);
  const lines = await linesOf(ctx, invoice.id);
  const usual = defaultTaxesOf(invoice);
  const placesOf = placesOfTaxes(sharesOf(invoice));
  return {
    ...(await withLogo(ctx, overviewOf(invoice, parties), parties)),
    ...(await ownTaxIn(ctx, invoice)),
    lines: lines.map((line) => writtenLine(line, line.unit, placesOf(line.taxes ?? usual))),
    payments: payments.map(({ date, amount_on_invoice: amount, method, reference }) => ({
      date,
      amount,
      method,
      reference,
    })),
  };
}

/** The tax in the firm's currency: as the invoice was sent with it, or as it would be sent now. */
async function ownTaxIn(ctx: Ctx, invoice: Invoice): Promise<Pick<InvoiceDocument, 'own_tax'>> {
  const tax = isUnsent(invoice.status) ? await ownTaxOf(ctx, invoice) : invoice;
  if (!tax) return {};
  const {
    tax_currency: currency,
    tax_amount_in_tax_currency: amount,
    exchange_rate: rate,
    exchange_rate_date: date,
  } = tax;
  if (currency === null || amount === null || rate === null || date === null) return {};
  return { own_tax: { currency, amount, rate: toDecimal(dec(rate)), date } };
}

/** Max reads of the invoice: a payment may be recorded while a document is being prepared. */
const maxLooks = 5;

/** Reads an invoice with its payments until they add up to its `amount_paid`, or `maxLooks` is reached. */
async function withPayments(ctx: Ctx, read: Invoice): Promise<{ invoice: Invoice; payments: InvoicePayment[] }> {
  let invoice = read;
  for (let looks = 1; ; looks += 1) {
    const payments = await paymentsOf(ctx, invoice.id);
    const paid = sum(payments.map(({ amount_on_invoice: amount }) => dec(amount)));
    if (paid.eq(dec(invoice.amount_paid)) || looks === maxLooks) return { invoice, payments };
    invoice = await Invoice.get(ctx, invoice.id);
  }
}

/** The content of a credit note's PDF, with seller, buyer and logo of its invoice. */
export async function creditNoteDocument(ctx: Ctx, invoice: Invoice, note: NamedCreditNote): Promise<InvoiceDocument> {
  const parties = await partiesOf(ctx, invoice);
  const overview = await withLogo(ctx, creditNoteOverview(invoice, note, parties), parties);
  const units = new Map((await linesOf(ctx, invoice.id)).map(({ id, unit }) => [id, unit]));
  const placesOf = placesOfTaxes(sharesOfNote(note));
  const lines = note.lines.map((line) => {
    const unit = units.get(line.invoice_line_id ?? '') ?? null;
    return writtenLine(line, unit, placesOf(taxesOfCreditLine(note, line)));
  });
  return { ...overview, ...ownTaxOfNote(note), lines };
}

function ownTaxOfNote(note: NamedCreditNote): Pick<InvoiceDocument, 'own_tax'> {
  const stated = creditedTax(note.tax_amount, note);
  if (!stated) return {};
  const { currency, amount, rate, date } = stated;
  return { own_tax: { currency, amount: toDecimal(amount), rate: toDecimal(rate), date } };
}

/** The content of a mail about an invoice: its document without lines, payments and logo. */
export const invoiceOverview = async (ctx: Ctx, invoice: Invoice): Promise<InvoiceDocument> =>
  overviewOf(invoice, await partiesOf(ctx, invoice));

const overviewOf = (invoice: Invoice, parties: Parties): InvoiceDocument => ({
  ...headOf(invoice, parties),
  invoice_number: invoice.invoice_number,
  credits: null,
  void: invoice.status === 'void',
  invoice_date: invoice.invoice_date,
  due_date: invoice.due_date,
  subject: invoice.subject,
  lines: [],
  subtotal: invoice.subtotal,
  taxes: documentTaxes(sharesOf(invoice)),
  rounding: toDecimal(roundingIn(invoice)),
  total: invoice.total,
  amount_paid: invoice.amount_paid,
  amount_credited: invoice.amount_credited,
  outstanding: invoice.outstanding,
  payment: accountOf(parties.seller),
  notes: invoice.notes,
});

const nothing = toDecimal(zero);

/** The content of a mail about a credit note: its document without lines and logo. */
export const creditNoteOverview = (invoice: Invoice, note: NamedCreditNote, parties: Parties): InvoiceDocument => ({
  ...headOf(invoice, parties),
  invoice_number: note.credit_note_number,
  credits: invoice.invoice_number,
  void: false,
  invoice_date: note.credit_date,
  due_date: null,
  subject: null,
  lines: [],
  subtotal: note.subtotal,
  taxes: documentTaxes(sharesOfNote(note)),
  rounding: toDecimal(roundingIn(note)),
  total: note.total,
  amount_paid: nothing,
  amount_credited: nothing,
  outstanding: nothing,
  payment: null,
  notes: note.reason,
});

const writtenLine = (
  { description, quantity, rate, amount }: Pick<InvoiceDocumentLine, 'description' | 'quantity' | 'rate' | 'amount'>,
  unit: InvoiceDocumentLine['unit'],
  taxes: number[],
): InvoiceDocumentLine => ({ description, quantity, rate, amount, unit, taxes });

/** Fields that the documents of an invoice and of its credit notes share. */
const headOf = (invoice: Invoice, { seller, buyer, locale }: Parties) => ({
  locale,
  workspace: sellerOf(seller, locale),
  client: {
    name: buyer.name,
    lines: addressLines(buyer.address, locale),
    tax_id: buyer.tax_id,
    tax_number: buyer.tax_number,
    country: buyer.address.country,
  },
  contact_name: buyer.contact_name,
  delivery: deliveryOf(invoice),
  po_number: invoice.po_number,
  references: printedReferences(invoice),
  currency: invoice.currency,
  prices_include_tax: invoice.prices_include_tax,
  footer: seller.footer,
});

function printedReferences(invoice: Invoice): InvoiceDocument['references'] {
  const { buyer, contract, project, accounting } = referencesOf(invoice);
  return { buyer, contract, project, accounting };
}

const deliveryOf = ({ delivery_start: start, delivery_end: end }: Invoice): InvoiceDocument['delivery'] =>
  start === null || end === null ? null : { start, end };

async function withLogo(
  ctx: Ctx,
  document: InvoiceDocument,
  { logoDigest }: { readonly logoDigest?: string | null },
): Promise<InvoiceDocument> {
  const logo = await logoOf(ctx, logoDigest);
  return logo ? { ...document, workspace: { ...document.workspace, logo } } : document;
}

/**
 * The logo for documents: the stored one of this digest, the workspace's present one for undefined, none for null. An
 * old logo with more pixels than are allowed today is left out.
 */
export async function logoOf(ctx: Ctx, digest?: string | null): Promise<InvoiceLogo | undefined> {
  if (digest === null) return undefined;
  const logo = digest === undefined ? await findLogo(ctx) : await findStoredLogo(ctx, digest);
  if (!logo || !isDecodable(logo.content_type, logo.bytes)) return undefined;
  return { media_type: logo.content_type, base64: logo.bytes.toString('base64') };
}

/** The lines of an address, as on an envelope. */
function addressLines(
  { line1, line2, city, state, postal_code, country: code }: Schemas['PostalAddress'],
  locale: string,
): string[] {
  const town = [postal_code, city].filter((part) => part !== null).join(' ');
  const region = [town, state].filter((part) => part !== null && part !== '').join(', ');
  const country = code === null ? null : countryName(code, locale);
  return [line1, line2, region, country].filter((line) => line !== null).filter((line) => line !== '');
}

/** Where to pay. The code of a Swiss account names the place of the seller. */
function accountOf({ payment, address }: Parties['seller']): InvoiceDocument['payment'] {
  if (!isSwissIban(payment.iban)) return payment;
  const { line1: street, postal_code, city, country } = address;
  return { ...payment, address: { street, postal_code, city, country } };
}

/** The seller's details at the top of documents. */
export function sellerOf(seller: Parties['seller'], locale: string): Omit<InvoiceDocument['workspace'], 'logo'> {
  const { name, legal_name, address, tax_id, tax_number, registration_number } = seller;
  const { contact_name, email, phone, website } = seller;
  return {
    name: legal_name ?? name,
    lines: addressLines(address, locale),
    tax_id,
    tax_number,
    registration_number,
    contact: [contact_name, email, phone, website].filter((line) => line !== null),
  };
}
