/** Which time counts towards SLA targets: all of it, or the hours in which a workspace is open (docs/decisions/tickets-and-sla.md). */
import type { Schemas } from '../../contract/contract.js';
import { addDays, today, wallTime, weekday, type Day } from '../time.js';

type BusinessHours = Schemas['BusinessHours'];

/** From one instant to another, in milliseconds; the end does not belong to it. */
export type Span = readonly [from: number, to: number];

/** What counts. */
export interface BusinessTime {
  /** The open spans between two instants in their order; without an end those of the ten years that follow. */
  open(from: Date, to: Date | null): Iterable<Span>;
}

const roundTheClock: BusinessTime = {
  open: (from, to) => [[from.getTime(), to === null ? Infinity : to.getTime()]],
};

const maxDays = 3653;
const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** What counts in a workspace with these hours, in its time zone; null counts round the clock. */
export function businessTime(hours: BusinessHours | null, timezone: string): BusinessTime {
  if (hours === null) return roundTheClock;
  const spansOf = remembered((day: Day) => spansOfDay(hours, day, timezone));
  return {
    *open(from, to) {
      const [start, end] = [from.getTime(), to?.getTime() ?? Infinity];
      const first = today(from, timezone);
      const last = to === null ? addDays(first, maxDays) : today(to, timezone);
      for (let day = first; day <= last; day = addDays(day, 1)) {
        for (const [opens, closes] of spansOf(day)) {
          const span: Span = [Math.max(opens, start), Math.min(closes, end)];
          if (span[0] < span[1]) yield span;
        }
      }
    },
  };
}

/** A span that the clocks skip is empty, one that they go through twice is as long as it takes. */
function spansOfDay({ weekly, holidays = [] }: BusinessHours, day: Day, timezone: string): Span[] {
  const name = names[weekday(day) - 1];
  if (name === undefined || holidays.includes(day)) return [];
  const at = (time: string): number => wallTime(day, time, timezone).getTime();
  return (weekly[name] ?? []).map(([from = '', to = '']): Span => [at(from), at(to)]);
}

function remembered<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
