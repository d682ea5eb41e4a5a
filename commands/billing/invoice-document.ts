import type { InvoiceDocument, InvoiceLogo } from '../../documents/invoice.js';
import { isUnpackable } from '../../domain/image-size.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { contactOrName } from '../../models/clients/former-contact.js';
import { linesOf } from '../../models/billing/invoice-line-item.js';
import type { Invoice } from '../../models/billing/invoice.js';
import { paymentsOf, type Payment } from '../../models/billing/payment.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { findLogo } from '../../models/workspace/workspace-logo.js';

/** Everything that the PDF of an invoice shows. Internal notes are not among it. */
export async function invoiceDocument(ctx: Ctx, invoice: Invoice): Promise<InvoiceDocument> {
  const all = seeingAll(ctx);
  const client = await Client.get(all, invoice.client_id);
  const contact = invoice.contact_id === null ? undefined : await contactOrName(all, invoice.contact_id);
  const lines = await linesOf(ctx, invoice.id);
  const payments = await paymentsOf(ctx, invoice.id);
  const logo = await logoOf(ctx);
  return {
    workspace: { name: ctx.workspace.name, ...(logo ? { logo } : {}) },
    client: { name: client.name, lines: addressLines(client), tax_id: client.tax_id, country: client.country },
    contact_name: contact?.name ?? null,
    invoice_number: invoice.invoice_number,
    void: invoice.status === 'void',
    invoice_date: invoice.invoice_date,
    due_date: invoice.due_date,
    po_number: invoice.po_number,
    currency: invoice.currency,
    subject: invoice.subject,
    lines: lines.map(({ description, quantity, rate, amount }) => ({ description, quantity, rate, amount })),
    subtotal: invoice.subtotal,
    tax_rate: invoice.tax_rate,
    tax_amount: invoice.tax_amount,
    total: invoice.total,
    amount_paid: invoice.amount_paid,
    outstanding: invoice.outstanding,
    payments: payments.map((payment) => ({ date: payment.date, amount: payment.amount, method: methodOf(payment) })),
    notes: invoice.notes,
  };
}

/** The workspace's logo, as documents and pages take it; none where it was taken in before its pixels were limited, and has too many. */
export async function logoOf(ctx: Ctx): Promise<InvoiceLogo | undefined> {
  const logo = await findLogo(ctx);
  if (!logo || !isUnpackable(logo.content_type, logo.bytes)) return undefined;
  return { media_type: logo.content_type, base64: logo.bytes.toString('base64') };
}

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** The address as it is written on an envelope. */
function addressLines(client: Client): string[] {
  const town = [client.postal_code, client.city].filter((part) => part !== null).join(' ');
  const region = [town, client.state].filter((part) => part !== null && part !== '').join(', ');
  const country = client.country === null ? null : (countries.of(client.country) ?? client.country);
  const lines = [client.address_line1, client.address_line2, region, country];
  return lines.filter((line) => line !== null).filter((line) => line !== '');
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
