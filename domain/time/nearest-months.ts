/** A range of days as whole months, with few days added or taken away: for sums that are kept by month. */
import { addDays, daysBetween, monthOf, type DayRange } from '../time.js';

/** The days of `months`, with those of `added` and without those of `taken`, are the range, each once. */
export interface NearestMonths {
  /** Undefined where none come near to it. */
  readonly months: DayRange | undefined;
  readonly added: readonly DayRange[];
  /** Days of the months. */
  readonly taken: readonly DayRange[];
}

/** Takes a month that the range begins or ends in whole if fewer of its days are to be taken away than there would be to add. */
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
