/** How a currency is told apart from the others that may stand beside it. */
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
