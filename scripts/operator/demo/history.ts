import { addDays, addMonths, monthOf, startOfDay, weekday, type Day, type DayRange } from '../../../domain/time.js';

/** Half a year. */
const daysOfHistory = 183;
const minuteMs = 60_000;

/** Something that happens at an instant of the history. `play` does nothing if an earlier run did it. */
export interface Act {
  readonly at: Date;
  readonly play: () => Promise<void>;
}

/** A month of work and the day on which it is billed. */
export interface BilledMonth extends DayRange {
  /** The first working day after the month. */
  readonly billedOn: Day;
}

/** The half year that the demo covers, in days of the workspace. It ends on the evening before `today`. */
export class History {
  readonly first: Day;
  /** The first instant after the history. */
  readonly end: Date;

  constructor(
    readonly today: Day,
    private readonly timezone: string,
  ) {
    this.first = addDays(today, -daysOfHistory);
    this.end = startOfDay(today, timezone);
  }

  /** The history that begins on a day. */
  static from(first: Day, timezone: string): History {
    return new History(addDays(first, daysOfHistory), timezone);
  }

  /** The day at this fraction of the history: 0 is the first day, 1 the last. */
  dayAt(part: number): Day {
    return addDays(this.first, Math.round(part * (daysOfHistory - 1)));
  }

  /** The first working day from this fraction of the history on. */
  workdayAt(part: number): Day {
    return workdayFrom(this.dayAt(part));
  }

  /** An instant of a day, in the firm's local time. */
  at(day: Day, hour: number, minute = 0): Date {
    return new Date(startOfDay(day, this.timezone).getTime() + (hour * 60 + minute) * minuteMs);
  }

  /** Instants of consecutive events, with those past the end moved back before it, in the same order. */
  within(wanted: readonly Date[]): Date[] {
    return wanted.map((at, index) => {
      const latest = this.end.getTime() - (wanted.length - index) * 7 * minuteMs;
      return new Date(Math.min(at.getTime(), latest));
    });
  }

  get days(): Day[] {
    return Array.from({ length: daysOfHistory }, (_, index) => addDays(this.first, index));
  }

  get workdays(): Day[] {
    return this.days.filter((day) => weekday(day) <= 5);
  }

  /** The months that have been billed by the end, the latest first. */
  get billedMonths(): BilledMonth[] {
    const all = Array.from({ length: 7 }, (_, index) => monthOf(addMonths(this.today, -1 - index)));
    return all
      .map((month) => ({ ...month, billedOn: workdayFrom(addDays(month.to, 1)) }))
      .filter(({ to, billedOn }) => to >= this.first && billedOn < this.today);
  }
}

const workdayFrom = (day: Day): Day => (weekday(day) <= 5 ? day : workdayFrom(addDays(day, 1)));
