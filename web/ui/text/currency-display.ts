/** How a currency is told apart from the others that may stand beside it. */
import { minorUnits } from '../../../domain/minor-units.js';
import { cached } from './formatters.js';

type CurrencyDisplay = 'narrowSymbol' | 'symbol' | 'code';

/**
 * The workspace's own is written by its shortest sign ("$"); others by what the locale tells them apart by ("CA$", "€"), or by their
 * code where that is the sign of the workspace's own.
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
  /** By its code, where several currencies of one sign may stand side by side. */
  readonly isByCode?: boolean;
}

/** With the minor units of ISO 4217, as amounts are stored and printed: browsers leave those of some currencies out. */
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
