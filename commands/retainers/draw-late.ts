/** Draws hours of closed periods, for time that is logged late (docs/decisions/retainers.md). */
import { invalidState } from '../../domain/errors.js';
import { portionsBetween, type PeriodHours, type Portion } from '../../domain/retainers/hour-allowance.js';
import { zero, type Big } from '../../domain/money.js';
import type { Locked, Values } from '../../models/base.js';
import { openPeriodOf, type AgreementPeriod } from '../../models/retainers/agreement-period.js';
import type { Ctx } from '../../models/context.js';
import { HourMovement } from '../../models/retainers/hour-movement.js';
import { hoursOfPeriod } from '../../queries/retainers/period-hours.js';

type Row = Values<HourMovement>;

/** Hours that a time entry draws, or releases if negative. */
export interface Move {
  readonly entry: string;
  readonly delta: Big;
  /** Whether the entry had no hours on the period before. */
  readonly isNew: boolean;
}

/**
 * Draws hours of a closed period: first those that expired, then those that rolled over, which the open period loses;
 * the rest is overage of the closed one. Its movements still add up to 0. Releases nothing: throws `invalid_state` for
 * an entry that is not new, because entries of closed periods can no longer be changed or deleted.
 */
export async function drawLate(ctx: Ctx, period: Locked<AgreementPeriod>, moves: readonly Move[]): Promise<void> {
  if (moves.some(({ isNew }) => !isNew))
    throw invalidState('The time belongs to a closed period of its agreement: it can no longer be changed or deleted');
  for (const { entry, delta } of moves) await drawOne(ctx, period, entry, delta);
}

async function drawOne(ctx: Ctx, period: AgreementPeriod, time_entry_id: string, drawn: Big): Promise<void> {
  const hours = await hoursOfPeriod(ctx, period.id);
  const open = await openPeriodOf(ctx, period.agreement_id);
  const left = { expired: hours.expired, rolled: open ? await hoursOfPeriod(ctx, open.id) : undefined };
  const rows: Row[] = [];
  for (const portion of portionsBetween(hours, hours.used, hours.used.plus(drawn))) {
    const { source, lot_id, hours: wanted } = portion;
    const fromExpired = source === 'overage' ? zero : min(wanted, left.expired);
    left.expired = left.expired.minus(fromExpired);
    const takenBack =
      source === 'overage' ? zero : min(wanted.minus(fromExpired), rolledOf(left.rolled, portion, period));
    const sold = wanted.minus(fromExpired).minus(takenBack);
    const place = { agreement_id: period.agreement_id, time_entry_id };
    const here = { ...place, period_id: period.id, source, lot_period_id: lot_id };
    rows.push({ ...here, type: 'draw', hours: zero.minus(wanted) });
    if (fromExpired.gt(zero)) rows.push({ ...here, type: 'expiry', hours: fromExpired });
    if (takenBack.gt(zero) && open) {
      rows.push({ ...here, type: 'rollover_out', hours: takenBack });
      const lost = { ...place, period_id: open.id, lot_period_id: lot_id ?? period.id };
      rows.push({ ...lost, type: 'adjustment', source: 'rollover', hours: zero.minus(takenBack) });
    }
    if (sold.gt(zero)) rows.push({ ...here, type: 'overage', source: 'overage', lot_period_id: null, hours: sold });
  }
  await HourMovement.insertMany(ctx, rows);
}

const min = (a: Big, b: Big): Big => (a.lt(b) ? a : b);

/** Hours that rolled over from this portion's lot and are still unused in the open period. */
function rolledOf(open: PeriodHours | undefined, { lot_id }: Portion, period: AgreementPeriod): Big {
  const lot = open?.lots.find((each) => each.lot_id === (lot_id ?? period.id));
  return lot && open ? min(lot.hours, unusedLots(open, lot.lot_id)) : zero;
}

/** Hours of a lot that no time has drawn yet. */
function unusedLots(open: PeriodHours, lotId: string): Big {
  const portions = portionsBetween(open, open.used, open.used.gt(open.available) ? open.used : open.available);
  return portions.find(({ lot_id }) => lot_id === lotId)?.hours ?? zero;
}
