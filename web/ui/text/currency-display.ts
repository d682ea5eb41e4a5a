/** Chooses the sign of a currency so that it differs from others on the same screen. */
import { minorUnits } from '../../../domain/minor-units.js';
import { cached } from './formatters.js';

type CurrencyDisplay = 'narrowSymbol' | 'symbol' | 'code';

/**
 * The workspace's currency has its shortest sign ("$"). Others have the sign by which the locale distinguishes them
 * ("CA$", "€"), or their code if that sign is the same as the workspace's.
 */
export function currencyDisplayOf(locale: string, currency: string, own: string): CurrencyDisplay {
  if (currency === own) return 'narrowSymbol';
  return signOf(locale, currency, 'symbol') === signOf(locale, own, 'narrowSymbol') ? 'code' : 'symbol';
}

const signOf = (locale: string, currency: string, currencyDisplay: CurrencyDisplay): string | undefined =>
  cached(Intl.NumberFormat, locale, { style: 'currency', currency, currencyDisplay })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;

export interface WrittenMoney {
  readonly locale: string;
  readonly amount: number;
  readonly currency: string;
  /** The workspace's. */
  readonly own: string;
  /** Without minor units. */
  readonly isRounded?: boolean | undefined;
  /** Uses the code, where several currencies with the same sign may be side by side. */
  readonly isByCode?: boolean;
}

/**
 * Formats with the minor units of ISO 4217, as amounts are stored and printed. Browsers use fewer for some currencies.
 */
export function writeMoney({ locale, amount, currency, own, isRounded, isByCode }: WrittenMoney): string {
  const digits = isRounded ? 0 : minorUnits(currency);
  return cached(Intl.NumberFormat, locale, {
    style: 'currency',
    currency,
    currencyDisplay: isByCode ? 'code' : currencyDisplayOf(locale, currency, own),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}
