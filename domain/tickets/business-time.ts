/** Time that counts towards SLA targets: all, or a workspace's business hours (docs/decisions/tickets-and-sla.md). */
import type { Schemas } from '../../contract/contract.js';
import { addDays, today, wallTime, weekday, type Day } from '../time.js';

type BusinessHours = Schemas['BusinessHours'];

/** A span of time in epoch milliseconds; `to` is exclusive. */
export type Span = readonly [from: number, to: number];

/** Computes which time counts. */
export interface BusinessTime {
  /** The open spans between two instants, in order. If `to` is null, business hours end after ten years. */
  open(from: Date, to: Date | null): Iterable<Span>;
}

const roundTheClock: BusinessTime = {
  open: (from, to) => [[from.getTime(), to === null ? Infinity : to.getTime()]],
};

const maxDays = 3653;
const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The time that counts in a workspace with these business hours, in its time zone; with null, round the clock. */
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

/** The open spans of a day. When clocks change, a skipped span is empty, and one that is repeated is longer. */
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
