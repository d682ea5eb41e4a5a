import { createCreditNote } from '../commands/billing/credit-notes/create-credit-note.js';
import { eInvoiceOfNote } from '../commands/billing/e-invoice/e-invoice-file.js';
import { creditNotePdf } from '../commands/billing/invoice-pdf.js';
import { previewCreditNoteMail, sendCreditNote } from '../commands/billing/credit-notes/send-credit-note.js';
import { pdfFilename } from '../domain/billing/invoice-number.js';
import { namedCreditNote, type NamedCreditNote } from '../models/billing/credit-note.js';
import { Invoice } from '../models/billing/invoice.js';
import { creditNoteList } from '../queries/billing/credit-notes.js';
import { serializeCreditNote } from '../serializers/credit-note.js';
import { serializeMailPreview } from '../serializers/mail-preview.js';
import { viewOf } from '../serializers/view.js';
import { answerSummedList, asIs, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const creditNotes = {
  async listCreditNotes(ctx, { query }) {
    const show = (row: NamedCreditNote) => serializeCreditNote(row, ctx.settings.PUBLIC_URL);
    return answerSummedList(ctx, creditNoteList, query, each(show), asIs);
  },

  async createCreditNote(ctx, { params, body }) {
    const note = await createCreditNote(ctx, await Invoice.lock(ctx, params.id), body ?? {});
    return { data: serializeCreditNote(note, ctx.settings.PUBLIC_URL) };
  },

  async getCreditNote(ctx, { params }) {
    return { data: serializeCreditNote(await namedCreditNote(ctx, params.id), ctx.settings.PUBLIC_URL) };
  },

  async getCreditNotePdf(ctx, { params }) {
    const note = await namedCreditNote(ctx, params.id);
    const filename = pdfFilename(note.credit_note_number);
    return { filename, type: 'application/pdf', bytes: (renderer) => creditNotePdf(ctx, renderer, note) };
  },

  async getElectronicCreditNote(ctx, { params, query }) {
    return eInvoiceOfNote(ctx, await namedCreditNote(ctx, params.id), query.format);
  },

  async sendCreditNote(ctx, { params, body }) {
    const note = await namedCreditNote(ctx, params.id);
    return { data: { id: note.id, email_sent_to: [...(await sendCreditNote(ctx, note, body ?? {}))] } };
  },

  async previewCreditNoteMail(ctx, { params, body }) {
    const mail = await previewCreditNoteMail(ctx, await namedCreditNote(ctx, params.id), body ?? {});
    return { data: serializeMailPreview(mail, viewOf(ctx.scope)) };
  },
} satisfies Handlers<'credit-notes'>;
