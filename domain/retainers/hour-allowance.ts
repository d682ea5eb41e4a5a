/**
 * How the hours of a period are used and what of them goes on (docs/decisions/retainers.md): the oldest rollover lot first,
 * then the other lots, then the included hours, then overage. What has been drawn from where follows from the hours used alone,
 * so it does not matter in which order time was logged, changed and deleted.
 */
import { zero, type Big } from '../money.js';

/** Hours rolled over from a period; `origin` is its number, counted from 1 within the agreement. */
export interface Lot {
  readonly lot_id: string;
  readonly origin: number;
  readonly hours: Big;
}

/** What a period has to give. Lots stand oldest first. */
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
  /** What went over to the next period. */
  readonly rolledOver: Big;
  /** What was lost at the close. */
  readonly expired: Big;
}

export type HourSource = 'rollover' | 'included' | 'overage';

/** Hours by where they come from; `lot_id` only of rollover. */
export interface Portion {
  readonly source: HourSource;
  readonly lot_id: string | null;
  readonly hours: Big;
}

const min = (a: Big, b: Big): Big => (a.lt(b) ? a : b);
const max = (a: Big, b: Big): Big => (a.gt(b) ? a : b);

/** All that a period has to give. */
export const totalAvailable = ({ lots, included }: Allowance): Big =>
  lots.reduce((total, { hours }) => total.plus(hours), included);

/** Hours used above what there is. */
export const overageOf = (allowance: Allowance, used: Big): Big => max(used.minus(totalAvailable(allowance)), zero);

/** Where the hours between two states of use come from, in the order of their drawing; `from` is not above `to`. */
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

/** How unused hours roll over; `max_hours` and `expires_months` null set no bound. */
export interface RolloverTerms {
  readonly enabled: boolean;
  readonly max_hours: Big | null;
  /** In how many of the next periods unused hours may be used. */
  readonly expires_months: number | null;
}

/** What a period is closed by. */
export interface Closing extends Allowance {
  readonly period_id: string;
  /** Number of the period within the agreement. */
  readonly number: number;
  readonly used: Big;
  readonly terms: RolloverTerms;
  /** Whether a period follows. */
  readonly goesOn: boolean;
}

/** Where unused hours go at the close. */
export interface Closed {
  readonly overage: Big;
  /** The lots of the next period, oldest first. */
  readonly carried: readonly Lot[];
  /** What leaves the period with those lots. */
  readonly rolledOut: readonly Portion[];
  readonly expired: readonly Portion[];
}

/**
 * Unused hours become lots of the next period: those lots that may still be used then, and what is left of the included hours as
 * the newest. Where they are more than the cap the oldest are dropped first.
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
