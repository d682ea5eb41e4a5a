import { addLine, changeLine, editLines, removeLines } from '../commands/billing/lines/edit-lines.js';
import { assertTextsFit } from '../commands/billing/invoice-size.js';
import { notFound } from '../domain/errors.js';
import { assertAllowed } from '../domain/billing/invoice-status.js';
import type { Locked } from '../models/base.js';
import type { Ctx } from '../models/context.js';
import { InvoiceLineItem } from '../models/billing/invoice-line-item.js';
import { Invoice } from '../models/billing/invoice.js';
import type { Schemas } from '../contract/contract.js';
import { withLinks } from '../queries/billing/invoice-lines.js';
import { serializeLineItem } from '../serializers/line-item.js';
import { viewOf } from '../serializers/view.js';
import type { Handlers } from './contract.js';

export const lineItems = {
  async addInvoiceLineItem(ctx, { params, body }) {
    const invoice = await lockDraft(ctx, params.id);
    const { edited } = await editLines(ctx, invoice, fieldOf(body), (before) => {
      const position = (before.at(-1)?.line.position ?? -1) + 1;
      return addLine(ctx, invoice, { input: body, path: '' }, position);
    });
    await assertTextsFit(ctx, invoice, body);
    return { data: await shown(ctx, invoice, edited) };
  },

  async updateInvoiceLineItem(ctx, { params, body }) {
    const invoice = await lockDraft(ctx, params.id);
    const line = await lockLine(ctx, invoice, params.line_id);
    const change = () => changeLine(ctx, invoice, line, { input: body, path: '' });
    const { edited } = await editLines(ctx, invoice, fieldOf(body), change);
    await assertTextsFit(ctx, invoice, body);
    return { data: await shown(ctx, invoice, edited) };
  },

  async deleteInvoiceLineItem(ctx, { params }) {
    const invoice = await lockDraft(ctx, params.id);
    const line = await lockLine(ctx, invoice, params.line_id);
    await editLines(ctx, invoice, 'line_id', () => removeLines(ctx, [line]));
    return { data: { id: line.id, deleted: true } };
  },
} satisfies Handlers<'line-items'>;

async function lockDraft(ctx: Ctx, id: string): Promise<Locked<Invoice>> {
  const invoice = await Invoice.lock(ctx, id);
  assertAllowed(invoice.status, 'change');
  return invoice;
}

async function lockLine(ctx: Ctx, invoice: Invoice, id: string): Promise<Locked<InvoiceLineItem>> {
  const line = await InvoiceLineItem.lock(ctx, id);
  if (line.invoice_id !== invoice.id) throw notFound();
  return line;
}

/** The field to report if the line would make the invoice's total impossible. */
const fieldOf = (body: Schemas['LineItemUpdate']): string => (body.amount === undefined ? 'rate' : 'amount');

async function shown(ctx: Ctx, invoice: Invoice, line: InvoiceLineItem): Promise<Schemas['LineItem']> {
  const [linked] = await withLinks(ctx, invoice, [line]);
  if (!linked) throw notFound();
  return serializeLineItem(linked, viewOf(ctx.scope));
}
