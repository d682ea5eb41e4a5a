import { makeNextInvoice } from '../commands/billing/recurring/next-invoice.js';
import { previewRecurringInvoice } from '../commands/billing/recurring/preview-recurring.js';
import { showRecurring } from '../commands/billing/recurring/recurring-data.js';
import {
  createRecurringInvoice,
  endRecurringInvoice,
  pauseRecurringInvoice,
  resumeRecurringInvoice,
  updateRecurringInvoice,
} from '../commands/billing/recurring/recurring-invoices.js';
import { closeForInvoice } from '../commands/retainers/close-for-invoice.js';
import { invalidState, notFound } from '../domain/errors.js';
import type { Schemas } from '../contract/contract.js';
import { RecurringInvoice } from '../models/billing/recurring-invoice.js';
import type { Ctx } from '../models/context.js';
import { answerList } from '../queries/answer-list.js';
import { invoiceSettings } from '../queries/billing/invoice-settings.js';
import { recurringInvoiceList } from '../queries/billing/recurring/recurring-invoices.js';
import { serializeInvoice } from '../serializers/invoice.js';
import { viewOf } from '../serializers/view.js';
import type { Handlers } from './contract.js';

export const recurringInvoices = {
  async listRecurringInvoices(ctx, { query }) {
    const show = (rows: readonly RecurringInvoice[], at: Ctx) => showRecurring(at, rows, viewOf(ctx.scope));
    return answerList(ctx, recurringInvoiceList, query, show);
  },

  async createRecurringInvoice(ctx, { body }) {
    return shown(ctx, await createRecurringInvoice(ctx, body));
  },

  async getRecurringInvoice(ctx, { params }) {
    return shown(ctx, await RecurringInvoice.get(ctx, params.id));
  },

  async updateRecurringInvoice(ctx, { params, body }) {
    return shown(ctx, await updateRecurringInvoice(ctx, await RecurringInvoice.lock(ctx, params.id), body));
  },

  async pauseRecurringInvoice(ctx, { params }) {
    return shown(ctx, await pauseRecurringInvoice(ctx, await RecurringInvoice.lock(ctx, params.id)));
  },

  async resumeRecurringInvoice(ctx, { params }) {
    return shown(ctx, await resumeRecurringInvoice(ctx, await RecurringInvoice.lock(ctx, params.id)));
  },

  async endRecurringInvoice(ctx, { params }) {
    return shown(ctx, await endRecurringInvoice(ctx, await RecurringInvoice.lock(ctx, params.id)));
  },

  async previewRecurringInvoice(ctx, { params, query }) {
    const schedule = await RecurringInvoice.get(ctx, params.id);
    return { data: await previewRecurringInvoice(ctx, schedule, query.count, viewOf(ctx.scope)) };
  },

  async runRecurringInvoice(ctx, { params }) {
    const invoice = await makeNextInvoice(ctx, await RecurringInvoice.lock(ctx, params.id), closeForInvoice);
    if (!invoice)
      throw invalidState('No line is billed in the next period: change the lines, or wait for the next date');
    return { data: serializeInvoice(invoice, await invoiceSettings(ctx), viewOf(ctx.scope)) };
  },
} satisfies Handlers<'recurring-invoices'>;

async function shown(ctx: Ctx, row: RecurringInvoice): Promise<{ data: Schemas['RecurringInvoice'] }> {
  const [data] = await showRecurring(ctx, [row], viewOf(ctx.scope));
  if (!data) throw notFound();
  return { data };
}
