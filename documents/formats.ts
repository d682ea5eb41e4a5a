import { minorUnits } from '../domain/money.js';

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
  /** A day (YYYY-MM-DD) in words. The words of our documents are English, so only the order follows the country. */
  date: (day: string) => string;
  /** The same, short enough for a table: 3 Nov 2026. */
  shortDate: (day: string) => string;
  /** A day of a year that is clear: 3 Nov. */
  dayOfYear: (day: string) => string;
  /** The month (YYYY-MM) in words: November 2026. */
  month: (month: string) => string;
  /** The same, short: Nov 2026. */
  shortMonth: (month: string) => string;
  /** A month of a year that is clear: Nov. */
  monthOfYear: (month: string) => string;
  /** Day and time of day on the clocks of a time zone. */
  instant: (at: Date, timezone: string) => string;
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

/** The locale of most people in a country ("CH" → "de-CH"); American English where the country is not known. */
function localeOf(country: string | null): string {
  if (country === null || !/^[A-Z]{2}$/.test(country)) return 'en-US';
  // Written with its script ("de-Latn-CH") a locale loses what is particular to the country.
  return new Intl.Locale('und', { region: country }).maximize().minimize().toString();
}

/** Formats for a reader in `country` (ISO 3166-1 alpha-2, null if not known) and amounts in `currency` (ISO 4217). */
export function createFormats(country: string | null, currency: string): Formats {
  const locale = localeOf(country);
  // The digits stay Latin: quantities and numbers in running text would disagree with any others.
  const digits = { numberingSystem: 'latn', maximumFractionDigits: allDigits };
  const style = { style: 'currency', currency, minimumFractionDigits: minorUnits(currency) } as const;
  const money = new Intl.NumberFormat(locale, { ...digits, ...style });
  const amount = new Intl.NumberFormat(locale, { ...digits, minimumFractionDigits: minorUnits(currency) });
  const number = new Intl.NumberFormat(locale, digits);
  const hours = new Intl.NumberFormat(locale, { ...digits, minimumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(locale, { ...digits, style: 'percent' });
  const order = (country ?? 'US') === 'US' ? 'en-US' : 'en-GB';
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(order, { timeZone: 'UTC', ...options });
    return (day: string): string => format.format(new Date(day));
  };
  const usesLetter = country === null ? ['USD', 'CAD'].includes(currency) : letterCountries.has(country);
  return {
    money: (value) => money.format(numeric(value)),
    amount: (value) => amount.format(numeric(value)),
    number: (value) => number.format(numeric(value)),
    hours: (value) => hours.format(numeric(value)),
    percent: (fraction) => percent.format(numeric(fraction)),
    date: dates({ dateStyle: 'long' }),
    shortDate: dates({ dateStyle: 'medium' }),
    dayOfYear: dates({ day: 'numeric', month: 'short' }),
    month: dates({ month: 'long', year: 'numeric' }),
    shortMonth: dates({ month: 'short', year: 'numeric' }),
    monthOfYear: dates({ month: 'short' }),
    instant: (at, timeZone) =>
      new Intl.DateTimeFormat(order, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at),
    paper: usesLetter ? 'us-letter' : 'a4',
  };
}
