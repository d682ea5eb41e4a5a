import { minorUnits } from '../domain/minor-units.js';
import { monthOf, type DayRange } from '../domain/time.js';

/** Formats values as people of a country write them. Decimals are never converted to binary fractions. */
export interface Formats {
  /** An amount or price with its currency: all its decimals, and at least as many as the currency has. */
  money: (amount: string) => string;
  /** An amount without its currency, for columns whose head names it. */
  amount: (amount: string) => string;
  /** A plain number, for example a quantity. */
  number: (value: string) => string;
  /** Hours with two decimals. */
  hours: (value: string) => string;
  /** A fraction as a percentage: "0.0825" → 8.25%. */
  percent: (fraction: string) => string;
  /** A day (YYYY-MM-DD) in words. */
  date: (day: string) => string;
  /** A range of days: 3 – 14 Nov 2026. */
  period: (first: string, last: string) => string;
  /** A quantity with its unit: 3 days, 120 km. */
  measure: (value: string, unit: MeasuredUnit) => string;
  /** A number of days: 30 days. */
  days: (count: number) => string;
  /** A day, short enough for a table: 3 Nov 2026. */
  shortDate: (day: string) => string;
  /** A day without its year: 3 Nov. */
  dayOfYear: (day: string) => string;
  /** The month (YYYY-MM) in words: November 2026. */
  month: (month: string) => string;
  /** A month, short: Nov 2026. */
  shortMonth: (month: string) => string;
  /** A month without its year: Nov. */
  monthOfYear: (month: string) => string;
  /** Day and time of day in a time zone. */
  instant: (at: Date, timezone: string) => string;
  /** Day and time of day, short enough for a list: 3 Nov 2026, 14:05. */
  shortInstant: (at: Date, timezone: string) => string;
  /** The usual paper size of the country. */
  paper: 'a4' | 'us-letter';
}

/** Units that are written with their quantity. */
export type MeasuredUnit = 'day' | 'week' | 'month' | 'year' | 'kilometre' | 'mile' | 'kilogram';

/** How Intl calls them, and whether they are written out. */
const measures = {
  day: { unit: 'day', unitDisplay: 'long' },
  week: { unit: 'week', unitDisplay: 'long' },
  month: { unit: 'month', unitDisplay: 'long' },
  year: { unit: 'year', unitDisplay: 'long' },
  kilometre: { unit: 'kilometer', unitDisplay: 'short' },
  mile: { unit: 'mile', unitDisplay: 'short' },
  kilogram: { unit: 'kilogram', unitDisplay: 'short' },
} as const satisfies Readonly<Record<MeasuredUnit, Intl.NumberFormatOptions>>;

/** Countries that print on US Letter (the others on ISO A4). */
const letterCountries = new Set(['US', 'CA', 'MX', 'PH', 'PR', 'CL', 'CO', 'CR', 'DO', 'GT', 'NI', 'PA', 'SV', 'VE']);

/** More decimals than any stored value has. */
const allDigits = 20;

function isNumeric(value: string): value is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(value);
}

function numeric(value: string): `${number}` {
  if (!isNumeric(value)) throw new RangeError(`"${value}" is not a decimal number`);
  return value;
}

interface Conventions {
  /** Locale for numbers, percentages and amounts. */
  readonly numbers: string;
  /** Locale for days; their words are in the document's language. */
  readonly dates: string;
}

const isKnown = (locale: string): boolean => new Intl.NumberFormat(locale).resolvedOptions().locale === locale;

/** The main locale of a country ("CH" → "de-CH"), if it uses the Latin script. */
function latinLocaleOf(country: string): string | undefined {
  const full = new Intl.Locale('und', { region: country }).maximize();
  // A locale with its script ("de-Latn-CH") loses the conventions of the country.
  return full.script === 'Latn' ? full.minimize().toString() : undefined;
}

/**
 * Locales for numbers and days. A locale with a country is used as it is. A language alone is combined with the
 * reader's country if that combination is known: "de" in Switzerland becomes de-CH, but in Japan it stays "de". English
 * has readers in every country, who expect their own numbers: it takes the country's main locale for numbers, and en-US
 * or en-GB for days.
 */
function conventionsOf(locale: string, given: string | null): Conventions {
  if (new Intl.Locale(locale).region !== undefined) return { numbers: locale, dates: locale };
  const country = given !== null && /^[A-Z]{2}$/.test(given) ? given : null;
  if (country === null) return { numbers: locale, dates: locale };
  const there = `${locale}-${country}`;
  const usual = isKnown(there) ? there : locale;
  if (locale !== 'en') return { numbers: usual, dates: usual };
  return { numbers: latinLocaleOf(country) ?? usual, dates: country === 'US' ? 'en-US' : 'en-GB' };
}

/** The decimal separator of a locale in a country (ISO 3166-1 alpha-2, null if unknown). */
export function decimalOf(locale: string, country: string | null): '.' | ',' {
  const { numbers } = conventionsOf(locale, country);
  const parts = new Intl.NumberFormat(numbers, { numberingSystem: 'latn' }).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}

/**
 * Formats for readers of a locale (BCP 47) in a country (ISO 3166-1 alpha-2, null if unknown). Amounts are in
 * `currency` (ISO 4217).
 */
export function createFormats(country: string | null, currency: string, locale = 'en'): Formats {
  const { numbers, dates: order } = conventionsOf(locale, country);
  // Latin digits, as in numbers within texts. Always grouped: Spanish and Italian do not group four-digit numbers in
  // sentences, but do in columns of amounts.
  const digits = { numberingSystem: 'latn', maximumFractionDigits: allDigits, useGrouping: 'always' } as const;
  const style = { style: 'currency', currency, minimumFractionDigits: minorUnits(currency) } as const;
  const money = new Intl.NumberFormat(numbers, { ...digits, ...style });
  const amount = new Intl.NumberFormat(numbers, { ...digits, minimumFractionDigits: minorUnits(currency) });
  const number = new Intl.NumberFormat(numbers, digits);
  const hours = new Intl.NumberFormat(numbers, { ...digits, minimumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(numbers, { ...digits, style: 'percent' });
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(order, { timeZone: 'UTC', ...options });
    return (day: string): string => format.format(new Date(day));
  };
  const periods = new Intl.DateTimeFormat(order, { timeZone: 'UTC', dateStyle: 'medium' });
  const days = new Intl.NumberFormat(order, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return {
    money: (value) => money.format(numeric(value)),
    amount: (value) => amount.format(numeric(value)),
    number: (value) => number.format(numeric(value)),
    hours: (value) => hours.format(numeric(value)),
    percent: (fraction) => percent.format(numeric(fraction)),
    date: dates({ dateStyle: 'long' }),
    period: (first, last) => periods.formatRange(new Date(first), new Date(last)),
    measure: (value, unit) => measured(numeric(value), unit, { order, number }),
    days: (count) => days.format(count),
    shortDate: dates({ dateStyle: 'medium' }),
    dayOfYear: dates({ day: 'numeric', month: 'short' }),
    month: dates({ month: 'long', year: 'numeric' }),
    shortMonth: dates({ month: 'short', year: 'numeric' }),
    monthOfYear: dates({ month: 'short' }),
    instant: (at, timeZone) =>
      new Intl.DateTimeFormat(order, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at),
    shortInstant: (at, timeZone) =>
      new Intl.DateTimeFormat(order, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at),
    paper: paperOf(locale, country, currency),
  };
}

/** The words are in the language of the document, as in dates, and the number is written like all numbers. */
function measured(
  value: `${number}`,
  unit: MeasuredUnit,
  { order, number }: { readonly order: string; readonly number: Intl.NumberFormat },
): string {
  const parts = new Intl.NumberFormat(order, { style: 'unit', ...measures[unit] }).formatToParts(value);
  const isWord = ({ type }: Intl.NumberFormatPart): boolean => type === 'unit' || type === 'literal';
  const first = parts.findIndex((part) => !isWord(part));
  return parts.map((part, at) => (isWord(part) ? part.value : at === first ? number.format(value) : '')).join('');
}

function paperOf(locale: string, country: string | null, currency: string): Formats['paper'] {
  const place = country ?? new Intl.Locale(locale).region;
  const isLetter =
    place === undefined ? locale === 'en' && ['USD', 'CAD'].includes(currency) : letterCountries.has(place);
  return isLetter ? 'us-letter' : 'a4';
}

/** A range of days in words, as short as its reader would say it: a day, a month, a year, or from when to when. */
export function daysInWords({ from, to }: DayRange, { date, month, period }: Formats): string {
  if (from === to) return date(from);
  if (from === monthOf(from).from && to === monthOf(from).to) return month(from.slice(0, 7));
  const year = from.slice(0, 4);
  return from === `${year}-01-01` && to === `${year}-12-31` ? year : period(from, to);
}
