/** Reads and writes the business hours of a day as people type them: `9-12, 13:30-17`. */
import { t } from '../../messages/text.js';

export interface Weekday {
  readonly id: string;
  readonly label: string;
}

export const weekdays: readonly Weekday[] = [
  { id: 'mon', label: t('common.monday') },
  { id: 'tue', label: t('common.tuesday') },
  { id: 'wed', label: t('common.wednesday') },
  { id: 'thu', label: t('common.thursday') },
  { id: 'fri', label: t('common.friday') },
  { id: 'sat', label: t('common.saturday') },
  { id: 'sun', label: t('common.sunday') },
];

/** The notation that the form accepts; `readSpans` checks the times. */
export const spansPattern = String.raw`^(\s*\d{1,2}([:.]\d\d)?\s*(-|–|to)\s*\d{1,2}([:.]\d\d)?\s*(,|$))*$`;

type Span = readonly [string, string];

/**
 * The spans as the API has them, `[["09:00", "12:00"]]`; undefined if they cannot be read. An empty text means closed.
 */
export function readSpans(text: string): readonly Span[] | undefined {
  const spans = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readSpan);
  const good = spans.filter((span) => span !== undefined);
  return good.length === spans.length ? good : undefined;
}

function readSpan(text: string): Span | undefined {
  const match = /^(\d{1,2})(?:[:.](\d\d))?\s*(?:-|–|to)\s*(\d{1,2})(?:[:.](\d\d))?$/.exec(text);
  if (!match) return undefined;
  const [from, to] = [timeOf(match[1], match[2]), timeOf(match[3], match[4])];
  return from !== undefined && to !== undefined && from < to ? [from, to] : undefined;
}

function timeOf(hour = '', minute = '00'): string | undefined {
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(time) ? time : undefined;
}

export const writeSpans = (spans: unknown): string =>
  Array.isArray(spans)
    ? spans.map((span: unknown) => (Array.isArray(span) ? span.map(String).join('–') : '')).join(', ')
    : '';
