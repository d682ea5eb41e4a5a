/** Issues electronic invoices: makes them once, keeps them, and hands them to their transport. */
import { createHash } from 'node:crypto';
import { formatTerms, type EInvoiceFormat } from '../../../domain/billing/e-invoice/formats.js';
import { composeBuyer } from '../../../domain/billing/e-invoice/compose-party.js';
import type { InvoiceData } from '../../../domain/billing/e-invoice/invoice-data.js';
import type { Locked } from '../../../models/base.js';
import type { CreditNote } from '../../../models/billing/credit-note.js';
import { EInvoiceFile, type EInvoiceState } from '../../../models/billing/e-invoice-file.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import type { Parties } from '../../../queries/billing/invoice-parties.js';
import { eInvoiceXmlOf } from './compose-file.js';
import { dataOfCreditNote, dataOfInvoice } from './invoice-data.js';
import { transports } from './transports/index.js';

/** The electronic form in which a client gets invoices. */
export interface EInvoiceForm {
  readonly format: EInvoiceFormat;
  readonly via: EInvoiceState['via'];
}

/** The form of an invoice: that in which it was issued, or before that the one its client wants; undefined for none. */
export async function formOf(ctx: Ctx, invoice: Invoice): Promise<EInvoiceForm | undefined> {
  if (invoice.sent_at !== null) return invoice.e_invoice ? formOfState(invoice.e_invoice) : undefined;
  return wantedForm(await Client.get(seeingAll(ctx), invoice.client_id));
}

/** The form in which a client wants invoices; undefined for plain PDFs. */
export const wantedForm = ({ e_invoice_format: format, e_invoice_via: via }: Client): EInvoiceForm | undefined =>
  format === null || format === 'none' ? undefined : { format, via: via ?? 'mail' };

/** The form in which a document was issued. */
export const formOfState = ({ format, via }: EInvoiceState): EInvoiceForm | undefined =>
  format === 'none' ? undefined : { format, via };

/** Throws `invalid_state` if an invoice that was not sent lacks what the electronic form of its client wants. */
export async function assertIssuable(ctx: Ctx, invoice: Invoice, parties: Parties): Promise<void> {
  const form = await formOf(ctx, invoice);
  if (form) eInvoiceXmlOf(await dataOfInvoice(ctx, invoice, parties), form.format);
}

/** Issues the electronic form of an invoice that is being sent. Returns null if its client gets plain PDFs. */
export async function issueInvoice(ctx: Ctx, invoice: Invoice, parties: Parties): Promise<EInvoiceState | null> {
  const form = await formOf(ctx, invoice);
  if (!form) return null;
  return issueDocument(
    ctx,
    { id: invoice.id, invoiceId: invoice.id },
    await dataOfInvoice(ctx, invoice, parties),
    form,
  );
}

/**
 * Issues the electronic form of a new credit note, which is that of its invoice; returns the note as it is if that was issued as
 * a plain PDF.
 */
export async function issueCreditNote(
  ctx: Ctx,
  invoice: Invoice,
  note: Locked<CreditNote>,
  parties: Parties,
): Promise<CreditNote> {
  const form = invoice.e_invoice && formOfState(invoice.e_invoice);
  if (!form) return note;
  const data = await dataOfCreditNote(ctx, invoice, note, parties);
  const e_invoice = await issueDocument(ctx, { id: note.id, invoiceId: invoice.id }, data, form);
  return note.patch(ctx, { e_invoice });
}

interface DocumentIds {
  readonly id: string;
  readonly invoiceId: string;
}

/** Makes the file, keeps it and hands it to its transport. Throws `invalid_state` if terms are missing. */
export async function issueDocument(
  ctx: Ctx,
  { id, invoiceId }: DocumentIds,
  data: InvoiceData,
  { format, via }: EInvoiceForm,
): Promise<EInvoiceState> {
  const xml = eInvoiceXmlOf(data, format);
  const transport = transports[via];
  const { electronic_address: buyer } = composeBuyer(data);
  const {
    status,
    reference = null,
    error = null,
  } = await transport.send(ctx, { id, number: data.number, format, buyer, xml });
  await EInvoiceFile.insert(ctx, {
    document_id: id,
    invoice_id: invoiceId,
    format,
    xml,
    is_awaited: transport.status !== undefined && status === 'sent',
  });
  return { format, via, status, sha256: formatTerms[format].isPdf ? null : sha256(xml), reference, error };
}

export const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
