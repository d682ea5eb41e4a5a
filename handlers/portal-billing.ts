import { downloadCreditNote, downloadInvoice } from '../commands/billing/e-invoice/download.js';
import { creditNotePdf, invoicePdf } from '../commands/billing/invoice-pdf.js';
import { portalPaying } from '../commands/billing/payment-methods/portal-paying.js';
import { answerStatement } from '../commands/reports/statement.js';
import { pdfFilename } from '../domain/billing/invoice-number.js';
import { CreditNote, namedCreditNote } from '../models/billing/credit-note.js';
import { Invoice } from '../models/billing/invoice.js';
import { contactScopeOf } from '../models/portal-visibility.js';
import { seeingAll } from '../models/workspace/workspace-context.js';
import { answerList, each } from '../queries/answer-list.js';
import {
  openPeriods,
  portalAgreementList,
  portalCreditNoteList,
  portalInvoiceList,
} from '../queries/portal/portal-billing.js';
import {
  serializePortalAgreement,
  serializePortalCreditNote,
  serializePortalInvoice,
} from '../serializers/portal/portal-billing.js';
import type { Handlers } from './contract.js';

export const portalBilling = {
  async listPortalInvoices(ctx, { query }) {
    return answerList(ctx, portalInvoiceList, query, async (rows, at) => {
      const payingOf = await portalPaying(at, rows);
      return rows.map((row) => serializePortalInvoice(row, ctx.settings.PUBLIC_URL, payingOf(row)));
    });
  },

  async getPortalInvoice(ctx, { params }) {
    const invoice = await Invoice.get(ctx, params.id);
    const payingOf = await portalPaying(ctx, [invoice]);
    return { data: serializePortalInvoice(invoice, ctx.settings.PUBLIC_URL, payingOf(invoice)) };
  },

  async getPortalInvoicePdf(ctx, { params }) {
    const invoice = await Invoice.get(ctx, params.id);
    const filename = pdfFilename(invoice.invoice_number);
    return { filename, type: 'application/pdf', bytes: (renderer) => invoicePdf(seeingAll(ctx), renderer, invoice) };
  },

  async getPortalElectronicInvoice(ctx, { params }) {
    return downloadInvoice(seeingAll(ctx), await Invoice.get(ctx, params.id));
  },

  listPortalCreditNotes: (ctx, { query }) =>
    answerList(
      ctx,
      portalCreditNoteList,
      query,
      each((row) => serializePortalCreditNote(row, ctx.settings.PUBLIC_URL)),
    ),

  async getPortalCreditNotePdf(ctx, { params }) {
    const { id } = await CreditNote.get(ctx, params.id);
    const note = await namedCreditNote(seeingAll(ctx), id);
    const filename = pdfFilename(note.credit_note_number);
    return { filename, type: 'application/pdf', bytes: (renderer) => creditNotePdf(seeingAll(ctx), renderer, note) };
  },

  async getPortalElectronicCreditNote(ctx, { params }) {
    const { id } = await CreditNote.get(ctx, params.id);
    return downloadCreditNote(seeingAll(ctx), await namedCreditNote(seeingAll(ctx), id));
  },

  getPortalStatement: (ctx, { query }) => answerStatement(seeingAll(ctx), contactScopeOf(ctx).contact.clientId, query),

  listPortalAgreements: (ctx, { query }) =>
    answerList(ctx, portalAgreementList, query, async (rows, at) => {
      const open = await openPeriods(at, rows);
      return rows.map((row) => serializePortalAgreement(row, open.get(row.id)));
    }),
} satisfies Handlers<'portal-billing'>;
