/** Totals by day of a list that is sorted by day, from the rows that are loaded. Pure. */
import type { TimeEntrySummary } from 'docket-sdk';
import { sumOf } from '../../ui/text/exact.js';

type Entry = Pick<TimeEntrySummary, 'id' | 'date' | 'hours'>;

/** Rows before and after those in view that are looked at: as many as a page has. */
const around = 100;

export interface LoadedRows {
  readonly total: number;
  /** Undefined if the row is not loaded. */
  readonly rowAt: (index: number) => Entry | undefined;
}

interface Stretch {
  readonly first: Entry;
  readonly hours: number[];
  isWhole: boolean;
}

/** Hours of each day, by the id of its first entry in the list. A day of which rows are not loaded has no total. */
export function dayTotals({ total, rowAt }: LoadedRows, from: number, to: number): ReadonlyMap<string, number> {
  const days: Stretch[] = [];
  /** Whether the row is loaded and of another day, or beyond the list. */
  const isOther = (index: number, { date }: Entry): boolean =>
    index < 0 || index >= total || (rowAt(index)?.date ?? date) !== date;
  let day: Stretch | undefined;
  for (let index = Math.max(0, from - around); index < Math.min(total, to + around); index += 1) {
    const row = rowAt(index);
    if (row && day?.first.date === row.date) day.hours.push(row.hours);
    else {
      day = row && { first: row, hours: [row.hours], isWhole: isOther(index - 1, row) };
      if (day) days.push(day);
    }
    if (row && day) day.isWhole &&= isOther(index + 1, row) || rowAt(index + 1) !== undefined;
  }
  const last = days.at(-1);
  if (last && day === last) last.isWhole &&= isOther(Math.min(total, to + around), last.first);
  return new Map(days.filter(({ isWhole }) => isWhole).map(({ first, hours }) => [first.id, sumOf(hours)]));
}
