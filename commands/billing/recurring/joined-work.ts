/** What the invoice of a recurring invoice bills besides its lines (docs/decisions/recurring-invoices.md). */
import { addDays, type Day, type DayRange } from '../../../domain/time.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import type { RecurringInvoice } from '../../../models/billing/recurring-invoice.js';
import type { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import { forUpdate } from '../../../models/read-rows.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import type { NewLine } from '../create-invoice.js';
import { collectWork, daysOf } from '../from-time/work-to-bill.js';

/** Periods of agreements that are closed for an invoice. */
export interface ClosingPeriods {
  readonly lines: readonly NewLine[];
  readonly ranges: readonly DayRange[];
  /** Completes the close once the invoice is made; undefined if none is. */
  readonly settle: (invoice: Invoice | undefined) => Promise<void>;
}

/** Closes the periods of a client's agreements that have ended before a day. Retainers are no part of billing, so the caller gives it. */
export type ClosePeriods = (ctx: Ctx, clientId: string, before: Day) => Promise<ClosingPeriods>;

const none: ClosingPeriods = { lines: [], ranges: [], settle: () => Promise.resolve() };

/** The periods that the invoice of a day bills. They are closed before the client is locked, like any other period. */
export const periodsJoined = (
  ctx: Ctx,
  { join, client_id }: RecurringInvoice,
  day: Day,
  closePeriods: ClosePeriods,
): Promise<ClosingPeriods> => (join === 'alone' ? Promise.resolve(none) : closePeriods(ctx, client_id, day));

/** Before any day of work. */
const ever: Day = '1000-01-01';

/** The unbilled time and expenses of the days before that of the invoice, as lines by project. */
export async function workJoined(
  ctx: Ctx,
  { join }: RecurringInvoice,
  client: Client,
  day: Day,
): Promise<Pick<ClosingPeriods, 'lines' | 'ranges'>> {
  if (join === 'alone') return none;
  const days = { from: ever, to: addDays(day, -1) };
  const wanted = { client_id: client.id, currency: client.currency, project_id: null, ...days };
  const lines = await collectWork(
    seeingAll(ctx),
    { ...wanted, group_by: 'project', include_expenses: true },
    forUpdate,
  );
  return { lines, ranges: daysOf(lines) };
}
