/** Expresses a range as whole months plus or minus some days, for rollups by month (docs/decisions/rollups.md). */
import { addDays, daysBetween, monthOf, type DayRange } from '../time.js';

/** The range equals `months` plus the days of `added` minus the days of `taken`. */
export interface NearestMonths {
  /** Undefined if whole months would not save any days. */
  readonly months: DayRange | undefined;
  readonly added: readonly DayRange[];
  /** Days within `months`. */
  readonly taken: readonly DayRange[];
}

/** A month at either end of the range is included whole if it has fewer days outside the range than inside. */
export function nearestMonths(range: DayRange): NearestMonths {
  const [first, last] = [monthOf(range.from), monthOf(range.to)];
  const before = { from: first.from, to: addDays(range.from, -1) };
  const after = { from: addDays(range.to, 1), to: last.to };
  if (first.from === last.from)
    return lengthOf(before) + lengthOf(after) < lengthOf(range)
      ? { months: first, added: [], taken: present([before, after]) }
      : { months: undefined, added: [range], taken: [] };
  const begun = { from: range.from, to: first.to };
  const ended = { from: last.from, to: range.to };
  const [takesFirst, takesLast] = [lengthOf(before) < lengthOf(begun), lengthOf(after) < lengthOf(ended)];
  const months = {
    from: takesFirst ? first.from : addDays(first.to, 1),
    to: takesLast ? last.to : addDays(last.from, -1),
  };
  if (months.from > months.to) return { months: undefined, added: [range], taken: [] };
  return {
    months,
    added: [...(takesFirst ? [] : [begun]), ...(takesLast ? [] : [ended])],
    taken: present([...(takesFirst ? [before] : []), ...(takesLast ? [after] : [])]),
  };
}

const lengthOf = ({ from, to }: DayRange): number => daysBetween(from, to) + 1;

const present = (ranges: readonly DayRange[]): DayRange[] => ranges.filter(({ from, to }) => from <= to);
