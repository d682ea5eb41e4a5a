import type { Day, DayRange } from '../../domain/time.js';

/** The days that an invoice is for, given those of its parts. */
export function deliveryOf(ranges: readonly DayRange[]): { delivery_start?: Day; delivery_end?: Day } {
  const [start] = ranges.map(({ from }) => from).toSorted();
  const end = ranges
    .map(({ to }) => to)
    .toSorted()
    .at(-1);
  return start === undefined || end === undefined ? {} : { delivery_start: start, delivery_end: end };
}
