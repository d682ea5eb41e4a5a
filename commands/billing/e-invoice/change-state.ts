/** Records how far electronic invoices have come, with their events. */
import { CreditNote, namedCreditNotes } from '../../../models/billing/credit-note.js';
import type { EInvoiceState } from '../../../models/billing/e-invoice-file.js';
import { Invoice } from '../../../models/billing/invoice.js';
import type { Locked } from '../../../models/base.js';
import type { Ctx } from '../../../models/context.js';
import { emit } from '../../../models/events/event.js';
import { noteSilentChanges } from '../../../models/events/late-commits.js';
import { invoiceSettings } from '../../../queries/billing/invoice-settings.js';
import { serializeCreditNote } from '../../../serializers/credit-note.js';
import { serializeInvoice } from '../../../serializers/invoice.js';
import { everything } from '../../../serializers/view.js';
import { changeInvoice } from '../change-invoice.js';
import type { TransportReport } from './transports/transport.js';

/** An invoice or credit note with an electronic form: `documentId` is either, `invoiceId` the invoice. */
export interface EInvoiceIds {
  readonly documentId: string;
  readonly invoiceId: string;
}

/** What may follow each status. A document that was rejected can be sent again. */
const followers: Readonly<Record<EInvoiceState['status'], readonly EInvoiceState['status'][]>> = {
  issued: ['sent', 'delivered', 'rejected'],
  sent: ['delivered', 'rejected'],
  rejected: ['sent', 'delivered'],
  delivered: [],
};

/**
 * Records a report of a transport. Does nothing if the document is as far already, because a report may come twice, or if its status
 * is none of `from`.
 */
export async function recordReport(
  ctx: Ctx,
  ids: EInvoiceIds,
  report: TransportReport,
  from?: readonly EInvoiceState['status'][],
): Promise<void> {
  const found = await lockState(ctx, ids);
  if (!found || !followers[found.state.status].includes(report.status)) return;
  if (from?.includes(found.state.status) === false) return;
  const { status, reference = found.state.reference, error = null } = report;
  const changed = await changeState(ctx, found, { ...found.state, status, reference, error });
  await announceStatus(ctx, changed);
}

/** Records the digest of a PDF that was made and kept. */
export async function recordDigest(ctx: Ctx, ids: EInvoiceIds, digest: string): Promise<void> {
  const found = await lockState(ctx, ids);
  if (found) await changeState(ctx, found, { ...found.state, sha256: digest });
}

interface Found {
  readonly invoice: Locked<Invoice>;
  /** The credit note that it is; absent for an invoice. */
  readonly note?: Locked<CreditNote>;
  readonly state: EInvoiceState;
}

async function lockState(ctx: Ctx, { documentId, invoiceId }: EInvoiceIds): Promise<Found | undefined> {
  const invoice = await Invoice.lock(ctx, invoiceId);
  if (documentId === invoiceId) return invoice.e_invoice ? { invoice, state: invoice.e_invoice } : undefined;
  const note = await CreditNote.lock(ctx, documentId);
  return note.e_invoice ? { invoice, note, state: note.e_invoice } : undefined;
}

async function changeState(ctx: Ctx, { invoice, note }: Found, state: EInvoiceState): Promise<Found> {
  if (!note)
    return { state, invoice: await changeInvoice(ctx, invoice, { e_invoice: state }, { event: 'invoice.updated' }) };
  const changed = await note.patch(ctx, { e_invoice: state });
  await noteSilentChanges(ctx, [note.id]);
  return { invoice, note: changed, state };
}

/** Emits the event of a status that is not the first. */
export async function announceStatus(
  ctx: Ctx,
  { invoice, note, state }: { readonly invoice: Invoice; readonly note?: CreditNote; readonly state: EInvoiceState },
): Promise<void> {
  if (state.status === 'issued') return;
  const data = serializeInvoice(invoice, await invoiceSettings(ctx), everything);
  const [named] = note ? await namedCreditNotes(ctx, [note]) : [];
  const context = named ? { credit_note: serializeCreditNote(named, ctx.settings.PUBLIC_URL) } : {};
  await emit(ctx, `invoice.e_invoice_${state.status}`, data, context);
}
