/** Formats a value of a report by its kind. */
import type { Cell, CellKind } from '../../../domain/reports/report-sheet.js';
import { writeMoney } from '../../ui/text/currency-display.js';
import { Count, Hours, Money, None, Percent } from '../../ui/amounts.js';
import { cached } from '../../ui/text/formatters.js';
import { useLocaleSettings } from '../../ui/locale.js';
import { Day, useDayText } from '../../ui/times.js';

export interface SheetCellProps {
  readonly value: Cell;
  readonly kind: CellKind;
  readonly currency: string;
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
const amountsApart = /^-?\d+(\.\d+)? [A-Z]{3}(, -?\d+(\.\d+)? [A-Z]{3})*$/;
export const isMonth = (text: string): boolean => /^\d{4}-\d{2}(-01)?$/.test(text);

/** Text in a column of numbers, such as "Total" below days, is shown unchanged. */
export function SheetCell({ value, kind, currency }: SheetCellProps) {
  const writeMonth = useMonthText();
  if (value === null || value === '') return <None />;
  if (typeof value === 'string') {
    if (kind === 'date' && isDay(value)) return <Day day={value} />;
    if (amountsApart.test(value)) return <AmountsApart text={value} />;
    return <span dir="auto">{kind === 'month' && isMonth(value) ? writeMonth(value) : value}</span>;
  }
  if (kind === 'money') return <Money amount={value} currency={currency} />;
  if (kind === 'hours') return <Hours hours={value} />;
  return kind === 'percent' ? <Percent percent={value} digits={1} /> : <Count count={value} />;
}

/**
 * Shows `12798 CAD, 9.5 EUR` as amounts below each other, with codes, because several kinds of dollars may be listed.
 */
function AmountsApart({ text }: { readonly text: string }) {
  const { locale, currency: own } = useLocaleSettings();
  return (
    <span className="report-amounts">
      {text.split(', ').map((part) => {
        const [amount, currency = ''] = part.split(' ');
        return <span key={part}>{writeMoney({ locale, own, amount: Number(amount), currency, isByCode: true })}</span>;
      })}
    </span>
  );
}

/** Formats the days and months inside a text: `2026-12 – 2027-02` as "Dec 2026 – Feb 2027". */
export function useDaysIn(): (text: string) => string {
  const writeDay = useDayText();
  const writeMonth = useMonthText();
  return (text) =>
    text
      .replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => writeDay(day))
      .replaceAll(/\b\d{4}-\d{2}\b/g, (month) => writeMonth(month));
}

/** `2026-05` as "May 2026". */
export function useMonthText(): (month: string) => string {
  const { locale } = useLocaleSettings();
  const format = cached(Intl.DateTimeFormat, locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (month) => format.format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`));
}
