import { periodLabel, periodRange, type PeriodQuery } from '../../domain/period.js';
import { today } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import type { Schemas } from '../../contract/contract.js';

/** The days of a report, by default this month, and their label. Throws `invalid_request` as `periodRange` does. */
export function reportRange(ctx: Ctx, query: PeriodQuery): Schemas['ReportRange'] {
  const { from, to } = periodRange(query, today(ctx.now, ctx.workspace.timezone));
  return { from, to, label: periodLabel({ from, to }) };
}
