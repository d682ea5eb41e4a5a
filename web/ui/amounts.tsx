/** Amounts, hours and shares, in the user's locale. Null is a dash that is read as "none". */
import type { ReactNode } from 'react';
import { writeHours } from './text/hours-text.js';
import { writeMoney } from './text/currency-display.js';
import { cached } from './text/formatters.js';
import { useLocaleSettings } from './locale.js';
import './figures.css';
import { t } from '../messages/text.js';

export function None({ label = t('shell.none') }: { readonly label?: string }) {
  return (
    <span className="none" role="img" aria-label={label}>
      –
    </span>
  );
}

/** A value that is still loading; a dash would mean that there is none. */
const Unknown = () => (
  <span className="none" role="img" aria-label={t('shell.loading')}>
    …
  </span>
);

interface FigureProps {
  /** Marks an amount that is owed or over a limit. */
  readonly isBad?: boolean;
  readonly title?: string;
}

function Figure({ isBad, title, children }: FigureProps & { readonly children: ReactNode }) {
  return (
    <span className="figure" data-kind={isBad ? 'bad' : undefined} title={title}>
      {children}
    </span>
  );
}

export interface MoneyProps extends FigureProps {
  readonly amount: number | null | undefined;
  /** The workspace's by default. */
  readonly currency?: string | null;
  /** Without minor units: for figures at a glance. */
  readonly isRounded?: boolean;
}

/** An amount as `<Money>` shows it, where only text fits: titles, charts. */
export function useMoneyText(): (amount: number, currency?: string | null, isRounded?: boolean) => string {
  const { locale, currency: own } = useLocaleSettings();
  return (amount, currency, isRounded) => writeMoney({ locale, own, amount, currency: currency ?? own, isRounded });
}

export function Money({ amount, currency, isRounded, ...rest }: MoneyProps) {
  const write = useMoneyText();
  if (amount == null) return <None />;
  return <Figure {...rest}>{write(amount, currency, isRounded)}</Figure>;
}

export interface HoursProps extends FigureProps {
  /** Decimal hours, as the API has them. */
  readonly hours: number | null | undefined;
}

/** Shows h:mm, with the decimals that documents print as the tooltip. */
export function Hours({ hours, ...rest }: HoursProps) {
  const write = useDecimalHours();
  if (hours == null) return <None />;
  return (
    <Figure title={write(hours)} {...rest}>
      {writeHours(hours)}
    </Figure>
  );
}

/** Formats hours as documents and files do, so that users can compare them: 180:35 is 180.58 h. */
export function useDecimalHours(): (hours: number) => string {
  const { locale } = useLocaleSettings();
  const format = cached(Intl.NumberFormat, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (hours) => t('shell.decimalHours', { hours: format.format(hours) });
}

export interface PercentProps extends FigureProps {
  /** In percent: 42.5 is 42.5 %. */
  readonly percent: number | null | undefined;
  readonly digits?: number;
}

export function Percent({ percent, digits = 0, ...rest }: PercentProps) {
  const { locale } = useLocaleSettings();
  if (percent == null) return <None />;
  const format = cached(Intl.NumberFormat, locale, { style: 'percent', maximumFractionDigits: digits });
  return <Figure {...rest}>{format.format(percent / 100)}</Figure>;
}

export interface CountProps extends FigureProps {
  /** Undefined while it is loading. */
  readonly count: number | null | undefined;
  /** Decimals that are shown at most. */
  readonly digits?: number | undefined;
}

export function Count({ count, digits, ...rest }: CountProps) {
  const { locale } = useLocaleSettings();
  if (count === undefined) return <Unknown />;
  if (count === null) return <None />;
  return (
    <Figure {...rest}>
      {cached(Intl.NumberFormat, locale, digits === undefined ? {} : { maximumFractionDigits: digits }).format(count)}
    </Figure>
  );
}
