import type { InvoiceDocument, InvoiceLogo } from '../../documents/invoice.js';
import { isUnpackable } from '../../domain/image-size.js';
import type { Ctx } from '../../models/context.js';
import { toDecimal, zero } from '../../domain/money.js';
import type { WholeCreditNote } from '../../models/billing/credit-note.js';
import { linesOf } from '../../models/billing/invoice-line-item.js';
import type { Invoice } from '../../models/billing/invoice.js';
import { paymentsOf, type Payment } from '../../models/billing/payment.js';
import { findKeptLogo } from '../../models/workspace/kept-logo.js';
import { findLogo } from '../../models/workspace/workspace-logo.js';
import { partiesOf, type Parties } from '../../queries/billing/invoice-parties.js';
import type { Schemas } from '../../contract/contract.js';

/** Everything that the PDF of an invoice shows. Internal notes are not among it. */
export async function invoiceDocument(ctx: Ctx, invoice: Invoice): Promise<InvoiceDocument> {
  const lines = await linesOf(ctx, invoice.id);
  const payments = await paymentsOf(ctx, invoice.id);
  return {
    ...(await headOf(ctx, invoice)),
    invoice_number: invoice.invoice_number,
    credits: null,
    void: invoice.status === 'void',
    invoice_date: invoice.invoice_date,
    due_date: invoice.due_date,
    subject: invoice.subject,
    lines: lines.map(({ description, quantity, rate, amount }) => ({ description, quantity, rate, amount })),
    subtotal: invoice.subtotal,
    tax_rate: invoice.tax_rate,
    tax_amount: invoice.tax_amount,
    total: invoice.total,
    amount_paid: invoice.amount_paid,
    amount_credited: invoice.amount_credited,
    outstanding: invoice.outstanding,
    payments: payments.map((payment) => ({ date: payment.date, amount: payment.amount, method: methodOf(payment) })),
    notes: invoice.notes,
  };
}

/** Everything that the PDF of a credit note shows: seller, buyer and logo are those of its invoice. */
export async function creditNoteDocument(
  ctx: Ctx,
  invoice: Invoice,
  { note, lines }: WholeCreditNote,
): Promise<InvoiceDocument> {
  return {
    ...(await headOf(ctx, invoice)),
    invoice_number: note.credit_note_number,
    credits: invoice.invoice_number,
    void: false,
    invoice_date: note.credit_date,
    due_date: null,
    subject: null,
    lines: lines.map(({ description, quantity, rate, amount }) => ({ description, quantity, rate, amount })),
    subtotal: note.subtotal,
    tax_rate: note.tax_rate,
    tax_amount: note.tax_amount,
    total: note.total,
    amount_paid: nothing,
    amount_credited: nothing,
    outstanding: nothing,
    notes: note.reason,
  };
}

const nothing = toDecimal(zero);

/** What an invoice and its credit notes have in common. */
async function headOf(
  ctx: Ctx,
  invoice: Invoice,
): Promise<Pick<InvoiceDocument, 'workspace' | 'client' | 'contact_name' | 'po_number' | 'currency'>> {
  const { seller, buyer, logoDigest } = await partiesOf(ctx, invoice);
  const logo = await logoOf(ctx, logoDigest);
  return {
    workspace: { name: seller.legal_name ?? seller.name, lines: sellerLines(seller), ...(logo ? { logo } : {}) },
    client: {
      name: buyer.name,
      lines: addressLines(buyer.address),
      tax_id: buyer.tax_id,
      country: buyer.address.country,
    },
    contact_name: buyer.contact_name,
    po_number: invoice.po_number,
    currency: invoice.currency,
  };
}

/** The logo on documents: the one of that digest, else the present one. None for null, and none where it was taken in before pixels were limited, and has too many. */
export async function logoOf(ctx: Ctx, digest?: string | null): Promise<InvoiceLogo | undefined> {
  if (digest === null) return undefined;
  const logo = digest === undefined ? await findLogo(ctx) : await findKeptLogo(ctx, digest);
  if (!logo || !isUnpackable(logo.content_type, logo.bytes)) return undefined;
  return { media_type: logo.content_type, base64: logo.bytes.toString('base64') };
}

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** The address as it is written on an envelope. */
function addressLines({ line1, line2, city, state, postal_code, country: code }: Schemas['PostalAddress']): string[] {
  const town = [postal_code, city].filter((part) => part !== null).join(' ');
  const region = [town, state].filter((part) => part !== null && part !== '').join(', ');
  const country = code === null ? null : (countries.of(code) ?? code);
  return [line1, line2, region, country].filter((line) => line !== null).filter((line) => line !== '');
}

function sellerLines({ address, tax_id, registration_number, email, phone, website }: Parties['seller']): string[] {
  const facts = [tax_id && `Tax ID ${tax_id}`, registration_number, email, phone, website];
  return [...addressLines(address), ...facts.filter((fact) => fact !== null)];
}

const methodNames: Readonly<Record<NonNullable<Payment['method']>, string>> = {
  credit_card: 'Credit card',
  ach: 'ACH',
  check: 'Check',
  wire: 'Wire transfer',
  other: 'Other',
};

/** In words for the reader: `Check 1042`. */
function methodOf({ type, method, reference }: Payment): string | null {
  const words = [type === 'refund' ? 'Refund' : '', method === null ? '' : methodNames[method], reference ?? ''];
  return words.filter((word) => word !== '').join(' ') || null;
}
