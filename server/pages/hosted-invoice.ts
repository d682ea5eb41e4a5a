/** The page of an invoice at its unguessable link, for clients, who have no key (docs/decisions/invoices.md). */
import Router from '@koa/router';
import type { Context } from 'koa';
import { invoiceDocument } from '../../commands/billing/invoice-document.js';
import { downloadCreditNote, downloadInvoice } from '../../commands/billing/e-invoice/download.js';
import { creditNotePdf, invoicePdf } from '../../commands/billing/invoice-pdf.js';
import { paymentMethodsOf } from '../../commands/billing/payment-methods/index.js';
import { payingState } from '../../commands/billing/stripe/paying-state.js';
import { viewInvoice } from '../../commands/billing/view-invoice.js';
import { createFormats } from '../../documents/formats.js';
import { presentInvoice } from '../../documents/invoice.js';
import { wordsFor } from '../../documents/messages/words.js';
import type { Renderer } from '../../documents/renderer.js';
import type { WholeFile } from '../../documents/whole-file.js';
import { pdfFilename } from '../../domain/billing/invoice-number.js';
import { isOwed } from '../../domain/billing/invoice-status.js';
import { isId } from '../../domain/ids.js';
import { toDecimal, zero } from '../../domain/money.js';
import type { Ctx } from '../../models/context.js';
import { CreditNote, creditNotesOf, namedCreditNotes, type NamedCreditNote } from '../../models/billing/credit-note.js';
import { findHostedInvoice, Invoice } from '../../models/billing/invoice.js';
import { creditFor } from '../../models/billing/payment.js';
import { isReadOnly } from '../../models/workspace/read-only.js';
import { changing } from '../../models/workspace/test-side.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import { setFileHeaders } from '../responses/file-headers.js';
import { readerLanguage } from '../responses/reader-language.js';
import { contentSecurityPolicy, hostedInvoicePage, noSuchInvoicePage } from './hosted-invoice-page.js';
import { isPersonLooking } from './person-looking.js';

/** Parts of the server that the page needs. */
export type HostedInvoiceParts = Pick<Ctx, 'db' | 'settings' | 'jobs'> & { readonly renderer: Renderer };

interface Found {
  readonly ctx: Ctx;
  readonly invoice: Invoice;
}

/** `/i/{token}`, and below it `pdf`, `e-invoice`, and both of `credit-notes/{id}`. */
export function hostedInvoices(parts: HostedInvoiceParts): Router {
  const router = new Router({ prefix: '/i' });
  router.use((context, next) => {
    context.set({
      'Content-Security-Policy': contentSecurityPolicy,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    });
    return next();
  });
  router.get('/:token', async (context) => {
    const found = await find(parts, context.params['token']);
    if (!found) return answerNotFound(context);
    const { ctx, invoice } = await noteView(parts, found, context);
    const document = await invoiceDocument(ctx, invoice);
    const methods = await paymentMethodsOf(ctx, invoice);
    const credits = await creditNotesOf(ctx, invoice.id);
    const credit = isOwed(invoice.status) ? await creditFor(ctx, invoice) : zero;
    const path = context.path.replace(/\/$/, '');
    const formats = createFormats(document.client.country, document.currency, document.locale);
    context.type = 'html';
    context.body = hostedInvoicePage({
      view: presentInvoice(document),
      words: wordsFor(document.locale),
      status: invoice.status,
      logo: document.workspace.logo,
      pdfUrl: `${path}/pdf`,
      electronicUrl: invoice.e_invoice ? `${path}/e-invoice` : null,
      payLinks: methods.flatMap(({ method, url }) =>
        url === null ? [] : [{ url, label: method === 'stripe' ? 'pay_by_card' : 'pay_now' }],
      ),
      paying: await payingState(ctx, invoice, context.query['checkout'] === 'done'),
      creditNotes: credits.map(({ id, credit_note_number: number, credit_date: date, total, e_invoice }) => ({
        number,
        date: formats.date(date),
        amount: formats.money(total),
        pdfUrl: `${path}/credit-notes/${id}/pdf`,
        electronicUrl: e_invoice ? `${path}/credit-notes/${id}/e-invoice` : null,
      })),
      credit: credit.eq(zero) ? undefined : formats.money(toDecimal(credit)),
      isTest: ctx.workspace.mode === 'test',
    });
  });
  router.get('/:token/credit-notes/:id/pdf', async (context) => {
    const found = await find(parts, context.params['token']);
    const note = found && (await findNote(found, context.params['id']));
    if (!found || !note) return answerNotFound(context);
    const pdf = await creditNotePdf(found.ctx, parts.renderer, note);
    setFileHeaders(context, pdfFilename(note.credit_note_number), 'application/pdf');
    context.body = pdf;
  });
  router.get('/:token/credit-notes/:id/e-invoice', async (context) => {
    const found = await find(parts, context.params['token']);
    const note = found && (await findNote(found, context.params['id']));
    if (!found || !note?.e_invoice) return answerNotFound(context);
    await answerFile(parts, context, await downloadCreditNote(found.ctx, note));
  });
  router.get('/:token/e-invoice', async (context) => {
    const found = await find(parts, context.params['token']);
    if (!found?.invoice.e_invoice) return answerNotFound(context);
    await answerFile(parts, context, downloadInvoice(found.ctx, found.invoice));
  });
  router.get('/:token/pdf', async (context) => {
    const found = await find(parts, context.params['token']);
    if (!found) return answerNotFound(context);
    const pdf = await invoicePdf(found.ctx, parts.renderer, found.invoice);
    setFileHeaders(context, pdfFilename(found.invoice.invoice_number), 'application/pdf');
    context.body = pdf;
  });
  return router;
}

async function find(parts: HostedInvoiceParts, token = ''): Promise<Found | undefined> {
  const hosted = /^[\w-]{43}$/.test(token) ? await findHostedInvoice(parts, token) : undefined;
  if (!hosted) return undefined;
  const ctx = await systemContext(parts, hosted.workspace_id);
  return { ctx, invoice: await Invoice.get(ctx, hosted.id) };
}

/** A credit note of the invoice that was found. */
async function findNote({ ctx, invoice }: Found, id = ''): Promise<NamedCreditNote | undefined> {
  const note = isId(id, CreditNote.idPrefix) ? await CreditNote.find(ctx, id) : undefined;
  if (note?.invoice_id !== invoice.id) return undefined;
  const [named] = await namedCreditNotes(ctx, [note]);
  return named;
}

async function answerFile({ renderer }: HostedInvoiceParts, context: Context, file: WholeFile): Promise<void> {
  const bytes = await file.bytes(renderer);
  setFileHeaders(context, file.filename, file.type);
  context.body = bytes;
}

/** Marks the invoice as viewed when a person first opens its page, in one transaction with the event. */
async function noteView(parts: HostedInvoiceParts, found: Found, context: Context): Promise<Found> {
  const { ctx, invoice } = found;
  if (isReadOnly(ctx.workspace)) return found;
  if (invoice.viewed_at !== null || invoice.status === 'void' || !isPersonLooking(context.method, context.headers))
    return found;
  await changing(ctx, async (writing) => viewInvoice(writing, await Invoice.lock(writing, invoice.id)));
  parts.jobs.wake();
  return { ctx, invoice: await Invoice.get(ctx, invoice.id) };
}

function answerNotFound(context: Context): void {
  context.status = 404;
  context.type = 'html';
  context.body = noSuchInvoicePage(wordsFor(readerLanguage(context)));
}
