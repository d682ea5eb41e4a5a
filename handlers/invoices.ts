import { createInvoiceFromTime } from '../commands/billing/from-time/create-invoice-from-time.js';
import { previewInvoiceFromTime } from '../commands/billing/from-time/preview-invoice-from-time.js';
import { createInvoice, lockClient } from '../commands/billing/create-invoice.js';
import { duplicateInvoice } from '../commands/billing/duplicate-invoice.js';
import { eInvoiceOf } from '../commands/billing/e-invoice/e-invoice-file.js';
import { eInvoiceWarnings } from '../commands/billing/e-invoice/warnings.js';
import { invoicePdf } from '../commands/billing/invoice-pdf.js';
import { assertLinksOfClient } from '../commands/billing/client-links.js';
import { assertTextsFit } from '../commands/billing/invoice-size.js';
import { newLines } from '../commands/billing/lines/line-input.js';
import { chargeInterest } from '../commands/billing/reminders/charge-interest.js';
import { shownNextReminder } from '../commands/billing/reminders/next-reminder.js';
import { previewInvoiceReminder, remindOfInvoice } from '../commands/billing/reminders/send-reminder.js';
import { moveInvoice } from '../commands/billing/move-invoice.js';
import { previewInvoiceMail, lockToSend, sendInvoice } from '../commands/billing/send-invoice.js';
import { updateInvoice } from '../commands/billing/update-invoice.js';
import { voidInvoice } from '../commands/billing/void-invoice.js';
import { pdfFilename } from '../domain/billing/invoice-number.js';
import { isUnsent } from '../domain/billing/invoice-status.js';
import { invoiceWarnings, type WarnedInvoice } from '../domain/billing/invoice-warnings.js';
import { sharesOf } from '../domain/billing/taxes/invoice-taxes.js';
import { instant } from '../domain/time.js';
import { Client } from '../models/clients/client.js';
import type { Ctx } from '../models/context.js';
import { seeingAll } from '../models/workspace/workspace-context.js';
import { workspaceOf, type Workspace } from '../models/workspace/workspace.js';
import { Invoice } from '../models/billing/invoice.js';
import type { Schemas } from '../contract/contract.js';
import { failedDeliveryOf } from '../models/workspace/mail.js';
import { invoiceAging } from '../queries/reports/invoice-aging.js';
import { includesOf } from '../queries/billing/invoice-includes.js';
import { partiesOf, presentParties, type Parties } from '../queries/billing/invoice-parties.js';
import { invoiceList } from '../queries/billing/invoices.js';
import { planOfListed, showInvoices, type ListedInvoice } from '../queries/billing/listed-invoices.js';
import { invoiceTrace } from '../queries/billing/trace/invoice-trace.js';
import { lacksRate } from '../queries/billing/taxes/own-tax.js';
import { invoiceSettingsFrom } from '../queries/billing/invoice-settings.js';
import { serializeInvoice, serializeReminders } from '../serializers/invoice.js';
import { serializeDelivery } from '../serializers/mail.js';
import { serializeMailPreview } from '../serializers/mail-preview.js';
import { viewOf } from '../serializers/view.js';
import { answerSummedList, asIs } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const invoices = {
  async listInvoices(ctx, { query }) {
    const workspace = await workspaceOf(ctx);
    const planFor = (row: ListedInvoice) => planOfListed(workspace, row);
    const show = (rows: readonly ListedInvoice[], within: Ctx) => showInvoices(within, workspace, rows, planFor);
    return answerSummedList(ctx, invoiceList, query, show, asIs);
  },

  async createInvoice(ctx, { body }) {
    const client = await lockClient(ctx, body.client_id);
    const { client_id, line_items = [], ...header } = body;
    await assertLinksOfClient(ctx, client_id, header);
    const inputs = line_items.map((input, index) => ({ input, path: `line_items.${index}.` }));
    const lines = await newLines(ctx, { client_id, currency: client.currency }, inputs);
    const invoice = await createInvoice(ctx, client, header, lines);
    await assertTextsFit(ctx, invoice, body);
    return { data: await shown(ctx, invoice, ['line_items']) };
  },

  async createInvoiceFromTime(ctx, { body }) {
    const { invoice, summary } = await createInvoiceFromTime(ctx, body);
    return { data: { ...(await shown(ctx, invoice, ['line_items'])), summary } };
  },

  async previewInvoiceFromTime(ctx, { body }) {
    return { data: await previewInvoiceFromTime(ctx, body) };
  },

  async getInvoice(ctx, { params, query }) {
    return { data: await shown(ctx, await Invoice.get(ctx, params.id), query.include) };
  },

  async updateInvoice(ctx, { params, body }) {
    return { data: await shown(ctx, await updateInvoice(ctx, await Invoice.lock(ctx, params.id), body)) };
  },

  async submitInvoice(ctx, { params }) {
    return { data: await shown(ctx, await moveInvoice(ctx, await Invoice.lock(ctx, params.id), 'submit')) };
  },

  async approveInvoice(ctx, { params }) {
    return { data: await shown(ctx, await moveInvoice(ctx, await Invoice.lock(ctx, params.id), 'approve')) };
  },

  async rejectInvoiceApproval(ctx, { params, body }) {
    return {
      data: await shown(
        ctx,
        await moveInvoice(ctx, await Invoice.lock(ctx, params.id), 'reject_approval', body?.reason),
      ),
    };
  },

  async markInvoiceUncollectible(ctx, { params, body }) {
    return {
      data: await shown(
        ctx,
        await moveInvoice(ctx, await Invoice.lock(ctx, params.id), 'mark_uncollectible', body?.reason),
      ),
    };
  },

  async sendInvoice(ctx, { params, body }) {
    const { invoice, to } = await sendInvoice(ctx, await lockToSend(ctx, params.id), body ?? {});
    const { id, status, sent_at } = invoice;
    const warnings = invoiceWarnings(await warnedInvoice(ctx, invoice, await partiesOf(ctx, invoice)));
    return { data: { id, status, dates: { sent_at: instant(sent_at ?? ctx.now) }, email_sent_to: [...to], warnings } };
  },

  async previewInvoiceMail(ctx, { params, body }) {
    const mail = await previewInvoiceMail(ctx, await Invoice.get(ctx, params.id), body ?? {});
    return { data: serializeMailPreview(mail, viewOf(ctx.scope)) };
  },

  async remindInvoice(ctx, { params, body }) {
    const { invoice, to } = await remindOfInvoice(ctx, await Invoice.lock(ctx, params.id), body ?? {});
    const { id, status } = invoice;
    return { data: { id, status, reminders: serializeReminders(invoice), email_sent_to: [...to] } };
  },

  async previewInvoiceReminder(ctx, { params, body }) {
    const mail = await previewInvoiceReminder(ctx, await Invoice.get(ctx, params.id), body ?? {});
    return { data: serializeMailPreview(mail, viewOf(ctx.scope)) };
  },

  async chargeInvoiceInterest(ctx, { params }) {
    return { data: await shown(ctx, await chargeInterest(ctx, params.id), ['line_items']) };
  },

  async voidInvoice(ctx, { params, body }) {
    return { data: await shown(ctx, await voidInvoice(ctx, await Invoice.lock(ctx, params.id), body?.reason)) };
  },

  async duplicateInvoice(ctx, { params }) {
    return { data: await shown(ctx, await duplicateInvoice(ctx, params.id), ['line_items']) };
  },

  async getInvoicePdf(ctx, { params }) {
    const invoice = await Invoice.get(ctx, params.id);
    const filename = pdfFilename(invoice.invoice_number);
    return { filename, type: 'application/pdf', bytes: (renderer) => invoicePdf(ctx, renderer, invoice) };
  },

  async getElectronicInvoice(ctx, { params, query }) {
    return eInvoiceOf(ctx, await Invoice.get(ctx, params.id), query.format);
  },

  async getInvoiceTrace(ctx, { params }) {
    return { data: await invoiceTrace(ctx, await Invoice.get(ctx, params.id)) };
  },

  async getInvoiceAging(ctx, { query }) {
    return { data: await invoiceAging(ctx, query.in) };
  },
} satisfies Handlers<'invoices'>;

async function shown(
  ctx: Ctx,
  invoice: Invoice,
  include: readonly Schemas['InvoiceInclude'][] = [],
): Promise<Schemas['Invoice']> {
  const included = await includesOf(ctx, invoice, include);
  const workspace = await workspaceOf(ctx);
  const about = isUnsent(invoice.status)
    ? { warnings: await warningsOfUnsent(ctx, invoice, workspace) }
    : await afterSending(ctx, invoice);
  return {
    ...serializeInvoice(invoice, invoiceSettingsFrom(ctx, workspace), viewOf(ctx.scope)),
    ...included,
    ...about,
  };
}

/** What an invoice has once it was sent: the next reminder, and what became of its last mail. */
async function afterSending(
  ctx: Ctx,
  invoice: Invoice,
): Promise<Pick<Schemas['Invoice'], 'next_reminder' | 'delivery'>> {
  const next = await shownNextReminder(ctx, invoice);
  const delivery = await failedDeliveryOf(ctx, invoice.id);
  return {
    ...(next !== undefined && { next_reminder: next }),
    ...(delivery && { delivery: serializeDelivery(delivery) }),
  };
}

async function warningsOfUnsent(
  ctx: Ctx,
  invoice: Invoice,
  workspace: Workspace,
): Promise<Schemas['InvoiceWarning'][]> {
  const client = await Client.get(seeingAll(ctx), invoice.client_id);
  const parties = await presentParties(ctx, invoice, { workspace, client });
  const warned = await warnedInvoice(ctx, invoice, parties);
  return [...invoiceWarnings(warned), ...(await eInvoiceWarnings(ctx, invoice, client, parties))];
}

const warnedInvoice = async (ctx: Ctx, invoice: Invoice, parties: Parties): Promise<WarnedInvoice> => ({
  ...parties,
  delivery_start: invoice.delivery_start,
  shares: sharesOf(invoice),
  lacksRate: await lacksRate(ctx, invoice),
});
