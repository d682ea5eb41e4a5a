/** Days, instants and lengths of time, in the user's locale and the workspace's zone. */
import { useEffect, useState } from 'react';
import { None } from './amounts.js';
import { writeHours } from './text/hours-text.js';
import { cached } from './text/formatters.js';
import { dayIn, useLocaleSettings } from './locale.js';
import './figures.css';

export interface DayProps {
  /** `2026-05-03`. */
  readonly day: string | null | undefined;
  readonly hasWeekday?: boolean;
}

/** A day as `<Day>` shows it, where only text fits. Days of the current year have no year. */
export function useDayText(): (day: string, hasWeekday?: boolean) => string {
  const { locale, zone, now } = useLocaleSettings();
  const year = dayIn(zone, now()).slice(0, 4);
  return (day, hasWeekday) =>
    cached(Intl.DateTimeFormat, locale, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'short',
      ...(day.startsWith(year) ? {} : { year: 'numeric' as const }),
      ...(hasWeekday && { weekday: 'short' as const }),
    }).format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
}

/** The days from one to another as `<Days>` shows them, where only text fits: "Nov 22 – 28". */
export function useDaysText(): (from: string, to: string) => string {
  const { locale, zone, now } = useLocaleSettings();
  const year = dayIn(zone, now()).slice(0, 4);
  return (from, to) =>
    cached(Intl.DateTimeFormat, locale, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'short',
      ...(from.startsWith(year) && to.startsWith(year) ? {} : { year: 'numeric' as const }),
    }).formatRange(new Date(from.slice(0, 10)), new Date(to.slice(0, 10)));
}

export interface DaysProps {
  readonly from: string;
  readonly to: string;
}

export function Days({ from, to }: DaysProps) {
  return <span className="figure">{useDaysText()(from, to)}</span>;
}

export function Day({ day, hasWeekday }: DayProps) {
  const write = useDayText();
  if (day == null) return <None />;
  return (
    <time className="figure" dateTime={day}>
      {write(day, hasWeekday)}
    </time>
  );
}

export interface MomentProps {
  /** `2026-05-03T10:00:00Z`. */
  readonly at: string | null | undefined;
  /** Shows the day and the time in place of "5 minutes ago". */
  readonly isExact?: boolean;
}

const steps = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Shows how long ago or until when, with the exact time in the workspace's zone as its tooltip. */
export function Moment({ at, isExact }: MomentProps) {
  const { locale, zone, now } = useLocaleSettings();
  useTick(isExact || at == null ? 0 : 30_000);
  if (at == null) return <None />;
  const instant = new Date(at);
  const exact = cached(Intl.DateTimeFormat, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(
    instant,
  );
  return (
    <time className="figure" dateTime={at} title={exact}>
      {isExact ? exact : relativeText(locale, (instant.getTime() - now().getTime()) / 1000)}
    </time>
  );
}

/** Seconds from now in words: "in 2 hours", "3 days ago". */
export function relativeText(locale: string, seconds: number): string {
  const format = cached(Intl.RelativeTimeFormat, locale, { numeric: 'auto' });
  const [unit, length] = steps.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  return unit === 'second' ? format.format(0, 'second') : format.format(Math.trunc(seconds / length), unit);
}

export interface DurationProps {
  readonly seconds: number | null | undefined;
  /** h:mm:ss, for running timers. */
  readonly hasSeconds?: boolean;
}

export function Duration({ seconds, hasSeconds }: DurationProps) {
  if (seconds == null) return <None />;
  const rest = String(Math.floor(seconds) % 60).padStart(2, '0');
  const text = hasSeconds ? `${writeHours(Math.floor(seconds / 60) / 60)}:${rest}` : writeHours(seconds / 3600);
  return <span className="figure">{text}</span>;
}

/** Renders again at this interval; 0 turns it off. A hidden window waits and renders when it is visible again. */
export function useTick(milliseconds: number): void {
  const [, draw] = useState(0);
  useEffect(() => {
    if (milliseconds === 0) return undefined;
    const tick = (): void => {
      if (!document.hidden) draw((count) => count + 1);
    };
    const timer = setInterval(tick, milliseconds);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [milliseconds]);
}
