import { minorUnits } from '../domain/minor-units.js';

/** Writes values as people of one country expect them, without ever going through a binary fraction. */
export interface Formats {
  /** An amount or a price with its currency: all its digits, and at least as many as the currency has. */
  money: (amount: string) => string;
  /** The same without the currency, where a head names that. */
  amount: (amount: string) => string;
  /** A plain number, for example a quantity. */
  number: (value: string) => string;
  /** Hours, with both their decimals. */
  hours: (value: string) => string;
  /** A fraction as a percentage: "0.0825" → 8.25%. */
  percent: (fraction: string) => string;
  /** A day (YYYY-MM-DD) in words. */
  date: (day: string) => string;
  /** From a first day to a last: 3 – 14 Nov 2026. */
  period: (first: string, last: string) => string;
  /** A number of days: 30 days. */
  days: (count: number) => string;
  /** The same, short enough for a table: 3 Nov 2026. */
  shortDate: (day: string) => string;
  /** A day whose year is clear: 3 Nov. */
  dayOfYear: (day: string) => string;
  /** The month (YYYY-MM) in words: November 2026. */
  month: (month: string) => string;
  /** The same, short: Nov 2026. */
  shortMonth: (month: string) => string;
  /** A month whose year is clear: Nov. */
  monthOfYear: (month: string) => string;
  /** Day and time of day on the clocks of a time zone. */
  instant: (at: Date, timezone: string) => string;
  /** The same, short enough for a list: 3 Nov 2026, 14:05. */
  shortInstant: (at: Date, timezone: string) => string;
  /** The sheet on which people of the country print. */
  paper: 'a4' | 'us-letter';
}

/** Countries that print on US Letter (the others on ISO A4). */
const letterCountries = new Set(['US', 'CA', 'MX', 'PH', 'PR', 'CL', 'CO', 'CR', 'DO', 'GT', 'NI', 'PA', 'SV', 'VE']);

/** Enough for every stored decimal. */
const allDigits = 20;

function isNumeric(value: string): value is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(value);
}

function numeric(value: string): `${number}` {
  if (!isNumeric(value)) throw new RangeError(`"${value}" is not a decimal number`);
  return value;
}

interface Conventions {
  /** How numbers, percentages and amounts are written. */
  readonly numbers: string;
  /** How days are written; their words are in the language of the document. */
  readonly dates: string;
}

const isKnown = (locale: string): boolean => new Intl.NumberFormat(locale).resolvedOptions().locale === locale;

/** The locale of most people in a country ("CH" → "de-CH"), if they write in Latin letters. */
function latinLocaleOf(country: string): string | undefined {
  const full = new Intl.Locale('und', { region: country }).maximize();
  // Written with its script ("de-Latn-CH") a locale loses what is particular to the country.
  return full.script === 'Latn' ? full.minimize().toString() : undefined;
}

/**
 * A locale with a country is used as it is. A language alone is written as in the reader's country: "de" in Switzerland as de-CH,
 * but in Japan, where nobody does, as usual. English is for readers of any country, who know their own numbers.
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

/**
 * Formats for readers of a locale (BCP 47) in `country` (ISO 3166-1 alpha-2, null if not known), and amounts in `currency`
 * (ISO 4217).
 */
export function createFormats(country: string | null, currency: string, locale = 'en'): Formats {
  const { numbers, dates: order } = conventionsOf(locale, country);
  // The digits stay Latin: quantities and numbers in running text would disagree with any others.
  // Spanish and Italian do not group four-digit numbers in running text, but do in a column of amounts.
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

function paperOf(locale: string, country: string | null, currency: string): Formats['paper'] {
  const place = country ?? new Intl.Locale(locale).region;
  const isLetter =
    place === undefined ? locale === 'en' && ['USD', 'CAD'].includes(currency) : letterCountries.has(place);
  return isLetter ? 'us-letter' : 'a4';
}
