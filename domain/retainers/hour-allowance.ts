/**
 * Which hours of a period are used first, and which become lots of the next one (docs/decisions/retainers.md). Time
 * draws from rollover lots, the oldest first, then from the included hours; the rest is overage. The source of each
 * drawn hour follows from the number of used hours alone, so the order in which time was logged, changed and deleted
 * does not matter.
 */
import { zero, type Big } from '../money.js';

/** Hours rolled over from a period: `lot_id` is its id, and `origin` its number, from 1 within the agreement. */
export interface Lot {
  readonly lot_id: string;
  readonly origin: number;
  readonly hours: Big;
}

/** The hours that a period provides, before overage. Lots are sorted by age, the oldest first. */
export interface Allowance {
  readonly lots: readonly Lot[];
  readonly included: Big;
}

/** The hours of a period. */
export interface PeriodHours extends Allowance {
  readonly rolloverIn: Big;
  readonly available: Big;
  readonly used: Big;
  readonly overage: Big;
  /** Hours that became lots of the next period. */
  readonly rolledOver: Big;
  /** Hours that were lost at the close. */
  readonly expired: Big;
}

export type HourSource = 'rollover' | 'included' | 'overage';

/** Hours from one source; `lot_id` only for rollover. */
export interface Portion {
  readonly source: HourSource;
  readonly lot_id: string | null;
  readonly hours: Big;
}

const min = (a: Big, b: Big): Big => (a.lt(b) ? a : b);
const max = (a: Big, b: Big): Big => (a.gt(b) ? a : b);

/** All hours that a period provides, before overage. */
export const totalAvailable = ({ lots, included }: Allowance): Big =>
  lots.reduce((total, { hours }) => total.plus(hours), included);

/** Used hours beyond those that the period provides. */
export const overageOf = (allowance: Allowance, used: Big): Big => max(used.minus(totalAvailable(allowance)), zero);

/** The sources of the hours that raise use from `from` to `to` (`from` ≤ `to`), in the order of drawing. */
export function portionsBetween(allowance: Allowance, from: Big, to: Big): Portion[] {
  const portions: Portion[] = [];
  let start = zero;
  const take = (source: HourSource, lot_id: string | null, end: Big): void => {
    const hours = min(end, to).minus(max(start, from));
    if (hours.gt(zero)) portions.push({ source, lot_id, hours });
    start = end;
  };
  for (const { lot_id, hours } of allowance.lots) take('rollover', lot_id, start.plus(hours));
  take('included', null, start.plus(allowance.included));
  take('overage', null, max(start, to));
  return portions;
}

/** How unused hours roll over; a null in `max_hours` or `expires_months` means no limit. */
export interface RolloverTerms {
  readonly enabled: boolean;
  readonly max_hours: Big | null;
  /** The number of following periods in which unused hours can be used. */
  readonly expires_months: number | null;
}

/** The state of a period at its close. */
export interface Closing extends Allowance {
  readonly period_id: string;
  readonly number: number;
  readonly used: Big;
  readonly terms: RolloverTerms;
  /** Whether a period follows. */
  readonly goesOn: boolean;
}

export interface Closed {
  readonly overage: Big;
  /** The lots of the next period, oldest first. */
  readonly carried: readonly Lot[];
  /** The same hours by their source in the closed period. */
  readonly rolledOut: readonly Portion[];
  readonly expired: readonly Portion[];
}

/**
 * Closes a period. Its unused lots that have not expired, and as newest lot its unused included hours, become the lots
 * of the next period. Above `max_hours`, the oldest hours are dropped first.
 */
export function closeAllowance(closing: Closing): Closed {
  const { terms, number, used } = closing;
  const left = portionsBetween(closing, used, max(totalAvailable(closing), used));
  const lots = left.map((portion) => ({
    portion,
    lot_id: portion.lot_id ?? closing.period_id,
    origin: closing.lots.find(({ lot_id }) => lot_id === portion.lot_id)?.origin ?? number,
  }));
  const lasts = ({ origin }: { origin: number }): boolean =>
    terms.enabled && closing.goesOn && (terms.expires_months === null || number + 1 <= origin + terms.expires_months);
  let room = terms.max_hours;
  const carriedLots = lots.toReversed().map((lot) => {
    const wanted = lasts(lot) ? lot.portion.hours : zero;
    const hours = room === null ? wanted : min(wanted, room);
    if (room !== null) room = room.minus(hours);
    return { ...lot, hours };
  });
  const inOrder = carriedLots.toReversed();
  const some = (portions: readonly Portion[]): Portion[] => portions.filter(({ hours }) => hours.gt(zero));
  return {
    overage: overageOf(closing, used),
    carried: inOrder
      .filter(({ hours }) => hours.gt(zero))
      .map(({ lot_id, origin, hours }) => ({ lot_id, origin, hours })),
    rolledOut: some(inOrder.map(({ portion, hours }) => ({ ...portion, hours }))),
    expired: some(inOrder.map(({ portion, hours }) => ({ ...portion, hours: portion.hours.minus(hours) }))),
  };
}
