import { invalid } from '../domain/errors.js';
import { monthOf, today, type Day, type DayRange } from '../domain/time.js';
import type { Ctx } from '../models/context.js';

/**
 * The days of a report, both included. `to` defaults to the end of this month, or of `from`'s month if that is in the
 * future; `from` defaults to the beginning of `to`'s month. Throws `invalid_request` if `to` is before `from`.
 */
export function rangeOf(ctx: Ctx, { from, to }: { readonly from?: Day; readonly to?: Day }): DayRange {
  const now = today(ctx.now, ctx.workspace.timezone);
  const last = to ?? monthOf(from !== undefined && from > now ? from : now).to;
  const first = from ?? monthOf(last).from;
  if (first > last) throw invalid('to', 'must not be before from');
  return { from: first, to: last };
}
