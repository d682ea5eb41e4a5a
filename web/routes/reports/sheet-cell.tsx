/** A value of a report, as its kind is written. */
import type { Cell, CellKind } from '../../../domain/reports/report-sheet.js';
import { Count, Hours, Money, None, Percent } from '../../ui/figures.js';
import { cached, usePlace } from '../../ui/locale.js';
import { Day } from '../../ui/times.js';

export interface SheetCellProps {
  readonly value: Cell;
  readonly kind: CellKind;
  readonly currency: string;
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
export const isMonth = (text: string): boolean => /^\d{4}-\d{2}(-01)?$/.test(text);

/** Words in a column of numbers, such as "Total" below days, stay as they are. */
export function SheetCell({ value, kind, currency }: SheetCellProps) {
  const writeMonth = useMonthText();
  if (value === null || value === '') return <None />;
  if (typeof value === 'string') {
    if (kind === 'date' && isDay(value)) return <Day day={value} />;
    return <span dir="auto">{kind === 'month' && isMonth(value) ? writeMonth(value) : value}</span>;
  }
  if (kind === 'money') return <Money amount={value} currency={currency} />;
  if (kind === 'hours') return <Hours hours={value} />;
  return kind === 'percent' ? <Percent percent={value} digits={1} /> : <Count count={value} />;
}

/** `2026-05` as "May 2026". */
export function useMonthText(): (month: string) => string {
  const { locale } = usePlace();
  const format = cached(Intl.DateTimeFormat, locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (month) => format.format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`));
}
