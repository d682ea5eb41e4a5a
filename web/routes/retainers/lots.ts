/** Computes the unused hours of earlier periods, from the movements of the ledger. */
import type { HourMovement } from 'docket-sdk';

const rounded = (hours: number): number => Math.round(hours * 100) / 100;

export interface Lot {
  /** The period that left the hours unused. */
  readonly periodId: string;
  readonly left: number;
}

/** Unused hours of earlier periods that are left, oldest first. */
export function lotsOf(movements: readonly HourMovement[]): Lot[] {
  const lots = new Map<string, number>();
  for (const { source, lot_period_id, hours } of movements)
    if (source === 'rollover' && lot_period_id !== null)
      lots.set(lot_period_id, (lots.get(lot_period_id) ?? 0) + hours);
  // Ids ascend with time.
  return [...lots]
    .map(([periodId, left]) => ({ periodId, left: rounded(left) }))
    .filter(({ left }) => left > 0)
    .toSorted((one, other) => (one.periodId < other.periodId ? -1 : 1));
}
