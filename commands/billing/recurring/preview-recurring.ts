import { ApiError, invalidState } from '../../../domain/errors.js';
import { dateAt } from '../../../domain/billing/recurring/schedule.js';
import { toNumber } from '../../../domain/money.js';
import { today, type Day } from '../../../domain/time.js';
import type { Schemas } from '../../../contract/contract.js';
import type { RecurringInvoice } from '../../../models/billing/recurring-invoice.js';
import { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import type { View } from '../../../serializers/view.js';
import { computeAmounts } from '../create-invoice.js';
import { draftOf } from './next-invoice.js';
import { nextNumber } from './place-next.js';

/** The next invoices of a recurring invoice as they would be made; for a paused one, as if it were resumed today. */
export async function previewRecurringInvoice(
  ctx: Ctx,
  schedule: RecurringInvoice,
  count: number,
  view: View,
): Promise<Schemas['RecurringPreview'][]> {
  if (schedule.status === 'ended') return [];
  const client = await Client.get(seeingAll(ctx), schedule.client_id);
  const first =
    schedule.next_date === null ? nextNumber(schedule, today(ctx.now, ctx.workspace.timezone)) : schedule.next_number;
  const previews: Schemas['RecurringPreview'][] = [];
  for (let number = first; number < first + count; number += 1) {
    const date = dateAt(schedule, number);
    if (schedule.end_date !== null && date > schedule.end_date) break;
    previews.push(await previewAt(ctx, schedule, client, { number, date }, view));
  }
  return previews;
}

async function previewAt(
  ctx: Ctx,
  schedule: RecurringInvoice,
  client: Client,
  { number, date }: { readonly number: number; readonly date: Day },
  view: View,
): Promise<Schemas['RecurringPreview']> {
  try {
    const { header, lines, period } = await draftOf(ctx, schedule, client, number, date);
    const { terms, amounts } = await computeAmounts(ctx, client, header, lines);
    return {
      date,
      due_date: terms.due_date,
      period_start: period.from,
      period_end: period.to,
      currency: client.currency,
      ...view.rates({
        subtotal: toNumber(amounts.subtotal),
        tax_amount: toNumber(amounts.tax_amount),
        total: toNumber(amounts.total),
      }),
      lines: lines.map(({ item_id, description, quantity, unit = null, rate, amount }) => ({
        item_id,
        description,
        quantity: toNumber(quantity),
        unit,
        ...view.rates({ rate: toNumber(rate), amount: toNumber(amount) }),
      })),
    };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_request')
      throw invalidState(`The invoice of ${date} could not be made: ${error.message}`);
    throw error;
  }
}
