/** Computes the unused hours of earlier periods, from the movements of the ledger. */
import type { HourMovement } from 'docket-sdk';
import { sumOf } from '../../ui/text/exact.js';

export interface Lot {
  /** The period that left the hours unused. */
  readonly periodId: string;
  readonly left: number;
}

/** Unused hours of earlier periods that are left, oldest first. */
export function lotsOf(movements: readonly HourMovement[]): Lot[] {
  const lots = new Map<string, number[]>();
  for (const { source, lot_period_id, hours } of movements)
    if (source === 'rollover' && lot_period_id !== null)
      lots.set(lot_period_id, [...(lots.get(lot_period_id) ?? []), hours]);
  // Ids ascend with time.
  return [...lots]
    .map(([periodId, all]) => ({ periodId, left: sumOf(all) }))
    .filter(({ left }) => left > 0)
    .toSorted((one, other) => (one.periodId < other.periodId ? -1 : 1));
}
