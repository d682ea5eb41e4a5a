/** Opens periods of agreements (docs/decisions/retainers.md). */
import sql from 'sql-template-tag';
import { firstPeriod, firstShare, monthsOfPeriod, type PeriodDays } from '../../domain/retainers/agreement-periods.js';
import type { Lot } from '../../domain/retainers/hour-allowance.js';
import { dec, round2, roundMoney, zero, type Big } from '../../domain/money.js';
import type { Day } from '../../domain/time.js';
import type { Locked, Values } from '../../models/base.js';
import { AgreementPeriod } from '../../models/retainers/agreement-period.js';
import { endsOn, type Agreement } from '../../models/retainers/agreement.js';
import type { Ctx } from '../../models/context.js';
import { HourMovement } from '../../models/retainers/hour-movement.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';

/**
 * Opens a first period that begins on `start`. If the agreement prorates it, fee and hours are reduced to its share of
 * days.
 */
export async function openFirstPeriod(ctx: Ctx, agreement: Agreement, start: Day): Promise<AgreementPeriod> {
  const stretch = firstPeriod(start, agreement, endsOn(agreement));
  const { days, of } = agreement.prorate_first_period ? firstShare(stretch, agreement) : { days: 1, of: 1 };
  const share = (whole: Big): Big => whole.times(dec(days)).div(dec(of));
  const { fee, included } = wholePeriod(agreement);
  const last = await AgreementPeriod.first(seeingAll(ctx), sql`t.agreement_id = ${agreement.id}`, sql`t.number DESC`);
  return openPeriod(ctx, agreement, stretch, {
    number: (last?.number ?? 0) + 1,
    fee: roundMoney(share(fee), agreement.currency),
    included: round2(share(included)),
    lots: [],
  });
}

/** The fee and the hours of a whole period. */
export function wholePeriod(agreement: Agreement): Pick<Beginning, 'fee' | 'included'> {
  const months = dec(monthsOfPeriod(agreement));
  return { fee: dec(agreement.monthly_fee).times(months), included: dec(agreement.hours_included).times(months) };
}

/** Number, fee and hours of a new period. */
export interface Beginning {
  readonly number: number;
  readonly fee: Big;
  readonly included: Big;
  readonly lots: readonly Lot[];
}

/**
 * Opens a period with a copy of the agreement's terms, and writes its opening movements: rolled over lots and included
 * hours.
 */
export async function openPeriod(
  ctx: Ctx,
  agreement: Agreement,
  stretch: PeriodDays,
  { number, fee, included, lots }: Beginning,
): Promise<Locked<AgreementPeriod>> {
  const { id: agreement_id, overage_rate, rollover_enabled, rollover_max_hours, rollover_expires_months } = agreement;
  const period = await AgreementPeriod.insert(ctx, {
    agreement_id,
    number,
    ...stretch,
    months: monthsOfPeriod(agreement),
    base_fee: fee,
    overage_rate,
    rollover_enabled,
    rollover_max_hours,
    rollover_expires_months,
  });
  const place = { agreement_id, period_id: period.id };
  const rows: Values<HourMovement>[] = lots.map(({ lot_id: lot_period_id, hours }) => ({
    ...place,
    type: 'rollover_in',
    source: 'rollover',
    lot_period_id,
    hours,
  }));
  if (included.gt(zero)) rows.push({ ...place, type: 'included', source: 'included', hours: included });
  await HourMovement.insertMany(ctx, rows);
  return period;
}
