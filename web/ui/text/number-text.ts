/**
 * Reads numbers as people write them anywhere: 1,234.50 and 1.234,50, 1 234,50 and 1'234.50, also with a currency or
 * percent sign. Pure. Text that cannot be read gives a problem, never another number.
 */
import { cached } from './formatters.js';
import { t } from '../../messages/text.js';

/** What a field accepts, and in which locale. */
export interface NumberStyle {
  readonly locale: string;
  /** How many digits after the point the field can show. */
  readonly digits: number;
  /** A unit that may be typed beside the number: "%", "h", "days". */
  readonly unit?: string | undefined;
  /** For an amount: any currency's sign or code may be typed beside it. */
  readonly currency?: string | undefined;
}

export type NumberReading =
  | {
      readonly number: number | null;
      /** Written as the locale writes it and unambiguous, so the field need not show how it was read. */
      readonly isPlain: boolean;
    }
  | { readonly problem: string };

/** The number in a text; null if the text is empty. */
export function readNumber(written: string, style: NumberStyle): NumberReading {
  const text = toAsciiDigits(written);
  if (text === '') return { number: null, isPlain: true };
  const parts = partsOf(text, style);
  const read = parts && readDigits(parts.digits, style.locale);
  if (!read) return { problem: t('shell.writeANumberLike', { style: writeNumber(exampleOf(style), style) }) };
  if ('problem' in read) return read;
  const fraction = read.fraction.replace(/0+$/, '');
  if (fraction.length > style.digits) return { problem: tooManyDigits(style.digits) };
  const exact = `${read.whole.replace(/^0+(?=\d)/, '') || '0'}${fraction && `.${fraction}`}`;
  const number = Number(exact);
  if (number.toFixed(fraction.length) !== exact) return { problem: t('shell.hasMoreDigitsThanANumber') };
  return {
    number: parts.isNegative && number !== 0 ? -number : number,
    isPlain: read.isPlain && parts.isBare,
  };
}

/** Formats for the locale. Without group separators, the result can be edited. */
export function writeNumber(
  number: number,
  { locale, digits }: Pick<NumberStyle, 'locale' | 'digits'>,
  { isGrouped = true, min = 0 }: { readonly isGrouped?: boolean; readonly min?: number } = {},
): string {
  return cached(Intl.NumberFormat, locale, {
    minimumFractionDigits: Math.min(min, digits),
    maximumFractionDigits: digits,
    useGrouping: isGrouped,
  }).format(number);
}

/** A share as a whole percentage. */
export const percentText = (share: number, locale: string): string =>
  cached(Intl.NumberFormat, locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);

const exampleOf = ({ digits }: NumberStyle): number => (digits === 0 ? 1234 : digits === 1 ? 1234.5 : 1234.56);

function tooManyDigits(digits: number): string {
  return digits === 0 ? t('shell.mustBeAWholeNumber') : t('shell.mustHaveAtMostOtherAfter', { count: digits });
}

/** Marks of the direction of writing, which come along when a number is copied. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Converts digits of any script to 0 to 9 and drops marks of direction. */
export const toAsciiDigits = (written: string): string =>
  written
    .replaceAll(directions, '')
    .replaceAll(/\p{Nd}/gu, (digit) => asciiOf(digit) ?? digit)
    .trim();

/** Unicode has the ten digits of each script in a row, from zero. */
function asciiOf(digit: string): string | undefined {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 10 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value < 10 ? String(value) : undefined;
}

interface Parts {
  readonly digits: string;
  readonly isNegative: boolean;
  /** Only a leading sign is beside the number. */
  readonly isBare: boolean;
}

const minus = '[-\\u2010-\\u2013\\u2212\\ufe63\\uff0d]';
const separators = String.raw`.,\u066b\u066c'\u2019\u02bc\u2032\s`;

/** Splits the digits from sign, unit and currency. */
function partsOf(text: string, { unit, currency, locale }: NumberStyle): Parts | undefined {
  const affix = [...(unit ? unitTexts(unit) : []), ...(currency ? currencyTexts(locale, currency) : [])].join('|');
  const beside = affix === '' ? '' : `(?:${affix})?`;
  // Accountants put negative amounts in brackets. A dash after the point means no cents: 50,-
  const [, inner = text] = /^\((.*)\)$/.exec(text) ?? [];
  const number = String.raw`(?<digits>\d[\d${separators}]*|[.,\u066b]\d+)`;
  const pattern = new RegExp(
    String.raw`^(?<before>(?:${minus}|\+)?)\s*${beside}\s*(?<between>(?:${minus}|\+)?)\s*${number}(?<none>[-\u2013\u2014]{0,2})\s*${beside}\s*(?<after>${minus}?)$`,
    'iu',
  );
  const { before = '', between = '', digits = '', none = '', after = '' } = pattern.exec(inner.trim())?.groups ?? {};
  const ofCents = /[.,]\s*$/.test(digits) ? '' : none;
  const signs = `${before}${between}${ofCents}${after}${inner === text ? '' : '-'}`;
  if (digits === '' || signs.length > 1) return undefined;
  return {
    digits: digits.trim(),
    isNegative: signs !== '' && signs !== '+',
    isBare: inner === text && text === `${before}${digits}`,
  };
}

const escaped = (text: string): string =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`);

const unitTexts = (unit: string): string[] =>
  unit === '%'
    ? ['%', '\u066a', '\uff05']
    : [escaped(unit), ...(unit.endsWith('s') ? [escaped(unit.slice(0, -1))] : [])];

/** Patterns of any currency sign, all codes, and how this currency is written here: "zł", "kr", "CA$". */
function currencyTexts(locale: string, currency: string): string[] {
  const own = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    [locale, 'en'].map((language) =>
      cached(Intl.NumberFormat, language, { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .filter(({ type }) => type === 'currency')
        .map(({ value }) => escaped(value.replaceAll(directions, '')))
        .join(''),
    ),
  );
  return [...own, String.raw`[A-Z]{0,3}\p{Sc}`, ...Intl.supportedValuesOf('currency')].filter((text) => text !== '');
}

interface Digits {
  readonly whole: string;
  readonly fraction: string;
  readonly isPlain: boolean;
}

/** Decides which separator is the decimal point and which only makes groups. */
function readDigits(text: string, locale: string): Digits | { readonly problem: string } | undefined {
  const found = text.match(/[^\d]+/g)?.map(kindOf) ?? [];
  const last = found.at(-1);
  if (last === undefined) return { whole: text, fraction: '', isPlain: true };
  const [first = last] = found;
  const own = signsOf(locale);
  if (first !== last) {
    // 1.234,50: the last separator is the point, and all before it make groups.
    const isClear = found.indexOf(last) === found.length - 1 && new Set(found).size === 2;
    return isClear && canBePoint(last) && first !== arabicPoint ? split(text, last, first) : undefined;
  }
  if (!canBePoint(first) || found.length > 1) return first === arabicPoint ? undefined : split(text, undefined, first);
  if (!isDoubtful(text)) return split(text, first, undefined, first === own.point);
  if (first === own.point) return split(text, first, undefined);
  if (first === own.group) return split(text, undefined, first);
  const [whole = '', rest = ''] = text.split(first);
  return { problem: t('shell.canBeReadTwoWaysWrite', { whole, rest, whole2: whole, point: own.point, rest2: rest }) };
}

const arabicPoint = '\u066b';
const canBePoint = (separator: string): boolean => ['.', ',', arabicPoint].includes(separator);
const isDoubtful = (text: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);

/** Maps all kinds of space to one separator, and all apostrophes to one. Two characters in a row match neither. */
function kindOf(separator: string): string {
  if (/^\s$/.test(separator)) return ' ';
  return /^['\u2019\u02bc\u2032]$/.test(separator) ? "'" : separator;
}

function signsOf(locale: string): { readonly point: string; readonly group: string } {
  const parts = cached(Intl.NumberFormat, locale, {}).formatToParts(1234567.8);
  const signOf = (wanted: string): string => kindOf(parts.find(({ type }) => type === wanted)?.value ?? '');
  return { point: signOf('decimal'), group: signOf('group') };
}

function split(
  text: string,
  point: string | undefined,
  group: string | undefined,
  isPlain = false,
): Digits | undefined {
  const at = point === undefined ? -1 : text.lastIndexOf(point);
  const grouped = at < 0 ? text : text.slice(0, at);
  const parts = group === undefined ? [grouped] : grouped.split(/\D/);
  if (group !== undefined && !areGroups(parts)) return undefined;
  return { whole: parts.join(''), fraction: at < 0 ? '' : text.slice(at + 1), isPlain };
}

/** Whether groups have three digits each, or, as in India, three at the end and two before. */
function areGroups([first = '', ...rest]: readonly string[]): boolean {
  if (!/^[1-9]\d{0,2}$/.test(first) || rest.at(-1)?.length !== 3) return false;
  const middle = rest.slice(0, -1);
  return middle.every(({ length }) => length === 3) || (first.length < 3 && middle.every(({ length }) => length === 2));
}
