/**
 * Hours as people write them: 1.5, 1,5, 1:30, 90m, 1h 30m, 1h30, 45 min, 1 Std. 30 Min., and from one time of the day
 * to another, 9-10:30. Pure.
 */
import { toAsciiDigits, readNumber } from './number-text.js';
import { t } from '../../messages/text.js';

const clock = /^(\d{1,7}):([0-5]?\d)$/;
/** The units of all languages of the dashboard: none means something else in another. */
const hour = String.raw`(?:h|hrs?|hours?|std\.?|stunden?|heures?|horas?|or[ae]|u|uur|uren)`;
const minute = String.raw`(?:m|mn|mins?\.?|minut(?:e[ns]?|os?|i)|minuut)`;
const hourWords = new RegExp(String.raw`\s*${hour}$`);
const minutesOnly = new RegExp(String.raw`^(\d{1,5})\s*${minute}$`);
const both = new RegExp(String.raw`^(\d{1,7})\s*${hour}\s*(\d{1,2})\s*${minute}?$`);

const stretch = /^(\d{1,2})(?:[:.](\d\d))?\s*[-–]\s*(\d{1,2})(?:[:.](\d\d))?$/;
/** Shown for input that cannot be read. */
export const hoursHelp = t('shell.writeHoursLike1301');

/** Hours with two decimals, as the API has them; null for an empty text, undefined if it cannot be read. */
export function readHours(text: string, locale: string): number | null | undefined {
  const written = toAsciiDigits(text).toLowerCase();
  if (written === '') return null;
  const [, hours, minutes] = clock.exec(written) ?? both.exec(written) ?? [];
  if (hours !== undefined && minutes !== undefined)
    return Number(minutes) < 60 ? rounded(Number(hours) + Number(minutes) / 60) : undefined;
  const [, onlyMinutes] = minutesOnly.exec(written) ?? [];
  if (onlyMinutes !== undefined) return rounded(Number(onlyMinutes) / 60);
  const [, ...times] = stretch.exec(written) ?? [];
  if (times.length > 0) return stretchOf(times.map((part) => Number(part ?? 0)));
  return decimalHours(written.replace(hourWords, ''), locale);
}

/** Decimal hours. A third of an hour may be typed as 0.3333. */
function decimalHours(written: string, locale: string): number | undefined {
  const read = readNumber(written, { locale, digits: 4 });
  return 'problem' in read || read.number === null || read.number < 0 ? undefined : rounded(read.number);
}

/** Hours between two times of the same day. */
function stretchOf([fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0]: readonly number[]): number | undefined {
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute];
  const areTimes = Math.max(fromMinute, toMinute) < 60 && to <= 24 * 60;
  return areTimes && from < to ? rounded((to - from) / 60) : undefined;
}

const rounded = (hours: number): number => Math.round(hours * 100) / 100;

/** As a clock shows it: 1:30, -0:15. */
export function writeHours(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60);
  const sign = hours < 0 && minutes > 0 ? '-' : '';
  return `${sign}${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
