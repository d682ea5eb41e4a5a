/** The monthly fees of retainers, and the hours that they include. */
import sql from 'sql-template-tag';
import { dec, sum, zero, type Big, type Decimal } from '../../../domain/money.js';
import { isRunningOn, type Retainer } from '../../../domain/retainers/retainers.js';
import { today, type Day } from '../../../domain/time.js';
import type { Ctx } from '../../../models/context.js';
import { AgreementPeriod } from '../../../models/retainers/agreement-period.js';
import { Agreement } from '../../../models/retainers/agreement.js';
import { scoped, select } from '../../../models/select.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { activeSchedules, recurringInvoiced } from './recurring-schedules.js';

/** The agreements that are active now, those with the same currency, start and end added up into one, and what recurs besides. */
export async function activeRetainers(ctx: Ctx): Promise<Retainer[]> {
  const rows = await select<Pick<Agreement, 'currency' | 'start_date' | 'end_date'> & { fee: Decimal; hours: Decimal }>(
    ctx,
    sql`SELECT t.currency, t.start_date, t.end_date, SUM(t.monthly_fee) AS fee, SUM(t.hours_included) AS hours FROM agreements t
         WHERE ${scoped(seeingAll(ctx), Agreement, 't')} AND t.status = 'active' GROUP BY t.currency, t.start_date, t.end_date`,
  );
  const agreed = rows.map(({ fee, hours, ...rest }) => ({ ...rest, fee: dec(fee), hours: dec(hours) }));
  return [...agreed, ...(await activeSchedules(ctx))];
}

/** The fees of the retainers that run on a day, by currency. */
export function feesOn(retainers: readonly Retainer[], day: Day): ReadonlyMap<string, Big> {
  const fees = new Map<string, Big>();
  for (const { currency, fee } of retainers.filter((retainer) => isRunningOn(retainer, day)))
    fees.set(currency, (fees.get(currency) ?? zero).plus(fee));
  return fees;
}

/** The hours included by the retainers that run on a day. */
export const hoursOn = (retainers: readonly Retainer[], day: Day): Big =>
  sum(retainers.filter((retainer) => isRunningOn(retainer, day)).map(({ hours }) => hours));

/**
 * Monthly recurring revenue as of a day, by currency. From today on, it is the fees of active agreements and recurring invoices that run on
 * that day. For an earlier day, it is the fees of the periods that ran then, for each of their months, and what recurring invoices billed for them; agreements that prorate their first period
 * count with today's fee, because that period's fee may be only a part of a month's.
 */
export async function monthlyRecurring(ctx: Ctx, day: Day): Promise<ReadonlyMap<string, Big>> {
  if (day >= today(ctx.now, ctx.workspace.timezone)) return feesOn(await activeRetainers(ctx), day);
  const firm = seeingAll(ctx);
  const rows = await select<{ currency: string; fee: Decimal }>(
    ctx,
    sql`SELECT a.currency, SUM(IF(a.prorate_first_period, a.monthly_fee, p.base_fee / p.months)) AS fee
          FROM agreement_periods p JOIN agreements a ON a.id = p.agreement_id AND a.workspace_id = p.workspace_id
         WHERE ${scoped(firm, AgreementPeriod, 'p')} AND ${scoped(firm, Agreement, 'a')} AND p.start_date <= ${day} AND p.end_date >= ${day}
         GROUP BY a.currency`,
  );
  const fees = new Map(rows.map(({ currency, fee }) => [currency, dec(fee)]));
  for (const [currency, net] of await recurringInvoiced(ctx, day))
    fees.set(currency, (fees.get(currency) ?? zero).plus(net));
  return fees;
}
