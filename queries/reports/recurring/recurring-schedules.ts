/** What recurring invoices come to per month. */
import sql from 'sql-template-tag';
import type { StoredLine } from '../../../domain/billing/recurring/lines.js';
import { perMonth, type Schedule } from '../../../domain/billing/recurring/schedule.js';
import { dec, sum, zero, type Big, type Decimal } from '../../../domain/money.js';
import type { Retainer } from '../../../domain/retainers/retainers.js';
import type { Day } from '../../../domain/time.js';
import { Invoice } from '../../../models/billing/invoice.js';
import { itemsById } from '../../../models/billing/item.js';
import { RecurringInvoice } from '../../../models/billing/recurring-invoice.js';
import { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import { isOneOf, scoped, select } from '../../../models/select.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { rateOfLine } from '../../../serializers/recurring-invoice.js';

/** The lines of active recurring invoices at the prices of today, each with the days on which it is billed. */
export async function activeSchedules(ctx: Ctx): Promise<Retainer[]> {
  const all = seeingAll(ctx);
  const schedules = await RecurringInvoice.all(all, sql`t.next_date IS NOT NULL`);
  if (schedules.length === 0) return [];
  const ids = [...new Set(schedules.map(({ client_id: id }) => id))];
  const clients = new Map((await Client.all(all, isOneOf('t.id', ids))).map(({ id, currency }) => [id, currency]));
  const items = await itemsById(
    ctx,
    schedules.flatMap(({ lines }) => lines.flatMap(({ item_id: id }) => id ?? [])),
  );
  return schedules.flatMap((schedule) => {
    const currency = clients.get(schedule.client_id) ?? '';
    return schedule.lines.map((line) => ({
      currency,
      fee: perMonth(dec(line.quantity).times(dec(rateOfLine(line, items, currency) ?? 0)), schedule),
      hours: zero,
      ...daysOf(schedule, line),
    }));
  });
}

/** A schedule that has billed a period runs already; another begins on its next date. */
function daysOf(schedule: RecurringInvoice, line: StoredLine): Pick<Retainer, 'start_date' | 'end_date'> {
  const { billed_until: until, next_date: next, anchor_date: anchor, end_date } = schedule;
  const begin = until === null ? (next ?? anchor) : anchor;
  const ends = [line.to, end_date].flatMap((day) => day ?? []);
  return {
    start_date: line.from !== null && line.from > begin ? line.from : begin,
    end_date: ends.toSorted()[0] ?? null,
  };
}

/** What invoices of recurring invoices come to per month before tax, whose period includes a day, by currency. */
export async function recurringInvoiced(ctx: Ctx, day: Day): Promise<ReadonlyMap<string, Big>> {
  const firm = seeingAll(ctx);
  const rows = await select<{ currency: string; net: Decimal } & Pick<Schedule, 'interval' | 'every'>>(
    ctx,
    sql`SELECT i.currency, r.interval, r.every, SUM(i.subtotal) AS net
          FROM recurring_invoices r JOIN invoices i ON i.workspace_id = r.workspace_id AND i.recurring_invoice_id = r.id
         WHERE ${scoped(firm, RecurringInvoice, 'r')} AND ${scoped(firm, Invoice, 'i')} AND i.status <> 'void'
           AND i.delivery_start <= ${day} AND i.delivery_end >= ${day}
         GROUP BY i.currency, r.interval, r.every`,
  );
  const sums = new Map<string, Big>();
  for (const { currency, net, ...terms } of rows)
    sums.set(currency, sum([sums.get(currency) ?? zero, perMonth(dec(net), terms)]));
  return sums;
}
