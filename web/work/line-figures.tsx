/** The figures of a line as they are: rates and quantities have up to four decimals. */
import { cached, usePlace } from '../ui/locale.js';
import { None } from '../ui/figures.js';

const digits = 4;

export function Quantity({ of }: { readonly of: number | null | undefined }) {
  const { locale } = usePlace();
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
  const { locale } = usePlace();
  if (of == null) return <None />;
  const own = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const least = cached(Intl.NumberFormat, locale, own).resolvedOptions().minimumFractionDigits;
  const format = cached(Intl.NumberFormat, locale, { ...own, maximumFractionDigits: Math.max(digits, least ?? 0) });
  return <span className="figure">{format.format(of)}</span>;
}
