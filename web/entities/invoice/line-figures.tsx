/** Quantities and rates of an invoice line, not rounded: they have up to four decimals. */
import { minorUnits } from '../../../domain/minor-units.js';
import { currencyDisplayOf } from '../../ui/text/currency-display.js';
import { cached } from '../../ui/text/formatters.js';
import { useLocaleSettings } from '../../ui/locale.js';
import { None } from '../../ui/amounts.js';

const digits = 4;

export function Quantity({ of }: { readonly of: number | null | undefined }) {
  const { locale } = useLocaleSettings();
  if (of == null) return <None />;
  return (
    <span className="figure">{cached(Intl.NumberFormat, locale, { maximumFractionDigits: digits }).format(of)}</span>
  );
}

interface RateProps {
  readonly of: number | null | undefined;
  readonly currency: string;
}

export function Rate({ of, currency }: RateProps) {
  const { locale, currency: own } = useLocaleSettings();
  if (of == null) return <None />;
  const format = cached(Intl.NumberFormat, locale, {
    style: 'currency',
    currency,
    currencyDisplay: currencyDisplayOf(locale, currency, own),
    minimumFractionDigits: minorUnits(currency),
    maximumFractionDigits: Math.max(digits, minorUnits(currency)),
  });
  return <span className="figure">{format.format(of)}</span>;
}
