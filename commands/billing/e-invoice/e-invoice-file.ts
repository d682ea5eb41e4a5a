/** The files of electronic invoices: those that were kept when they were issued, and those made on request. */
import { formatTerms, type EInvoiceFormat } from '../../../domain/billing/e-invoice/formats.js';
import type { InvoiceData } from '../../../domain/billing/e-invoice/invoice-data.js';
import { pdfFilename, xmlFilename } from '../../../domain/billing/invoice-number.js';
import { invalid, notFound } from '../../../domain/errors.js';
import { toDecimal, zero } from '../../../domain/money.js';
import type { InvoiceDocument } from '../../../documents/invoice-document.js';
import type { Renderer, RenderRequest } from '../../../documents/renderer.js';
import type { WholeFile } from '../../../documents/whole-file.js';
import type { NamedCreditNote } from '../../../models/billing/credit-note.js';
import { EInvoiceFile, findEInvoiceFile, type EInvoiceState } from '../../../models/billing/e-invoice-file.js';
import { Invoice } from '../../../models/billing/invoice.js';
import type { Ctx } from '../../../models/context.js';
import { alsoDuringDeletion } from '../../../models/workspace/read-only.js';
import { changing } from '../../../models/workspace/test-side.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { partiesOf } from '../../../queries/billing/invoice-parties.js';
import { creditNoteDocument, invoiceDocument } from '../invoice-document.js';
import { renderCached } from '../invoice-pdf.js';
import { recordDigest } from './change-state.js';
import { eInvoiceXmlOf } from './compose-file.js';
import { dataOfCreditNote, dataOfInvoice } from './invoice-data.js';
import { formOf, sha256 } from './issue.js';

type Request = Omit<RenderRequest, 'workspaceId'>;

/** A file whose bytes can be rendered ahead of the other documents that wait. */
interface EInvoiceWholeFile extends WholeFile {
  readonly bytes: (renderer: Renderer, request?: Request) => Promise<Buffer>;
}

/** An invoice or credit note, and how to read what its file is made from. */
interface Source {
  readonly id: string;
  readonly number: string;
  readonly state: EInvoiceState | null;
  readonly data: () => Promise<InvoiceData>;
  readonly document: () => Promise<InvoiceDocument>;
}

const sourceOfInvoice = (ctx: Ctx, invoice: Invoice): Source => ({
  id: invoice.id,
  number: invoice.invoice_number,
  state: invoice.e_invoice,
  data: async () => dataOfInvoice(ctx, invoice, await partiesOf(ctx, invoice)),
  document: async () => withoutPayments(await invoiceDocument(ctx, invoice)),
});

const sourceOfNote = (ctx: Ctx, invoice: Invoice, note: NamedCreditNote): Source => ({
  id: note.id,
  number: note.credit_note_number,
  state: note.e_invoice,
  data: async () => dataOfCreditNote(ctx, invoice, note, await partiesOf(ctx, invoice)),
  document: () => creditNoteDocument(ctx, invoice, note),
});

/** An invoice as it was issued: what became of it later is not part of its electronic form. */
function withoutPayments(document: InvoiceDocument): InvoiceDocument {
  const nothing = toDecimal(zero);
  const untouched = { amount_paid: nothing, amount_credited: nothing, outstanding: document.total, payments: [] };
  return { ...document, ...untouched, void: false };
}

/**
 * The electronic form of an invoice: in the form in which it was issued, the kept file. Reading it throws `invalid_state` if
 * the invoice lacks what the form wants. Throws `invalid_request` if no form is given and none is known.
 */
export async function eInvoiceOf(ctx: Ctx, invoice: Invoice, given?: EInvoiceFormat): Promise<EInvoiceWholeFile> {
  const format = given ?? (await formOf(ctx, invoice))?.format;
  if (format === undefined) throw noForm();
  return wholeFile(ctx, sourceOfInvoice(ctx, invoice), format);
}

/** The electronic form of a credit note, as `eInvoiceOf` has it for invoices. */
export async function eInvoiceOfNote(
  ctx: Ctx,
  note: NamedCreditNote,
  given?: EInvoiceFormat,
): Promise<EInvoiceWholeFile> {
  const invoice = await Invoice.get(seeingAll(ctx), note.invoice_id);
  const format = given ?? (await formOf(ctx, invoice))?.format;
  if (format === undefined) throw noForm();
  return wholeFile(ctx, sourceOfNote(ctx, invoice, note), format);
}

const noForm = () =>
  invalid(
    'format',
    'must be given, because the client gets no electronic invoices: set e_invoice of the client to change that',
  );

/** The file of an invoice as it was issued. Throws `not_found` if it was issued as a plain PDF only. */
export const issuedFile = (ctx: Ctx, invoice: Invoice): EInvoiceWholeFile => issued(ctx, sourceOfInvoice(ctx, invoice));

/** The file of a credit note as it was issued, as `issuedFile` has it for invoices. */
export const issuedFileOfNote = (ctx: Ctx, invoice: Invoice, note: NamedCreditNote): EInvoiceWholeFile =>
  issued(ctx, sourceOfNote(ctx, invoice, note));

function issued(ctx: Ctx, source: Source): EInvoiceWholeFile {
  const format = source.state?.format ?? 'none';
  if (format === 'none') throw notFound();
  return wholeFile(ctx, source, format);
}

/** The name of a file in this format. */
export const filenameOf = (number: string, format: EInvoiceFormat): string =>
  formatTerms[format].isPdf ? pdfFilename(number) : xmlFilename(number);

export const contentTypeOf = (format: EInvoiceFormat): string =>
  formatTerms[format].isPdf ? 'application/pdf' : 'application/xml';

function wholeFile(ctx: Ctx, source: Source, format: EInvoiceFormat): EInvoiceWholeFile {
  const bytes: EInvoiceWholeFile['bytes'] = async (renderer, request = {}) => {
    const stored = source.state && (await findEInvoiceFile(seeingAll(ctx), source.id));
    if (stored && formatTerms[stored.format] === formatTerms[format])
      return storedBytes(ctx, renderer, source, { stored, request });
    const xml = eInvoiceXmlOf(await source.data(), format);
    return formatTerms[format].isPdf ? draw(ctx, renderer, source, { xml, request }) : Buffer.from(xml);
  };
  return { filename: filenameOf(source.number, format), type: contentTypeOf(format), bytes };
}

const draw = async (
  ctx: Ctx,
  renderer: Renderer,
  source: Source,
  { xml, request }: { readonly xml: string; readonly request: Request },
): Promise<Buffer> => renderCached(ctx, renderer, { ...(await source.document()), xml }, request);

/** A PDF is drawn when it is first needed, because nothing slow runs in the transaction that issues it. */
async function storedBytes(
  ctx: Ctx,
  renderer: Renderer,
  source: Source,
  { stored, request }: { readonly stored: EInvoiceFile; readonly request: Request },
): Promise<Buffer> {
  const { format, xml, pdf } = stored;
  if (!formatTerms[format].isPdf) return Buffer.from(xml);
  return pdf ?? storePdf(ctx, stored, await draw(ctx, renderer, source, { xml, request }));
}

/** Keeps a PDF unless another was kept meanwhile. Returns the one that is kept. */
async function storePdf(ctx: Ctx, { id, document_id, invoice_id }: EInvoiceFile, pdf: Buffer): Promise<Buffer> {
  return changing(alsoDuringDeletion(seeingAll(ctx)), async (held) => {
    await Invoice.lock(held, invoice_id);
    const file = await EInvoiceFile.lock(held, id);
    if (file.pdf) return file.pdf;
    await file.patch(held, { pdf });
    await recordDigest(held, { documentId: document_id, invoiceId: invoice_id }, sha256(pdf));
    return pdf;
  });
}
