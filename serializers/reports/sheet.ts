/** Builds the tables in the sheets of all reports. */
import type { DayRange } from '../../domain/time.js';
import type { Cell, CellKind, ReportSheet, SheetColumn, SheetTable } from '../../domain/reports/report-sheet.js';
import type { SheetWords } from './sheet-words.js';

/** A column, and how it is read from a row: undefined if the reader may not see it. */
interface ColumnOf<Row> extends SheetColumn {
  readonly read: (row: Row) => Cell | undefined;
}

export type ColumnMaker<Row> = (
  name: string,
  label: string,
  kind: CellKind,
  read: (row: Row) => Cell | undefined,
  currency?: string,
) => ColumnOf<Row>;

const inCurrency = (currency: string | undefined): Pick<SheetColumn, 'currency'> =>
  currency === undefined ? {} : { currency };

/** The days of a report's period. */
export const daysOf = ({ from, to }: DayRange): DayRange => ({ from, to });

/** Rows of the API as a table; fields that the reader sees in no row have no column. */
export function sheetTable<Row>(
  title: string,
  rows: readonly Row[],
  columnsOf: (column: ColumnMaker<Row>) => readonly ColumnOf<Row>[],
): SheetTable {
  const columns = columnsOf((name, label, kind, read, currency) => ({
    name,
    label,
    kind,
    read,
    ...inCurrency(currency),
  }));
  const shown = columns.filter(({ read }) => rows.length === 0 || rows.some((row) => read(row) !== undefined));
  return {
    title,
    columns: shown.map(({ name, label, kind, currency }) => ({
      name,
      label,
      kind,
      ...inCurrency(currency),
    })),
    rows: rows.map((row) => shown.map(({ read }) => read(row) ?? null)),
  };
}

/** The table of a report's figures in other currencies, with a row for each; nothing if there are none. */
export const inOthers = <Row extends { readonly currency: string }>(
  rows: readonly Row[],
  words: SheetWords,
  columnsOf: (column: ColumnMaker<Row>) => readonly ColumnOf<Row>[],
): Pick<ReportSheet, 'others'> =>
  rows.length === 0
    ? {}
    : {
        others: sheetTable(words.inOtherCurrencies, rows, (column) => [
          column('currency', words.currency, 'text', (row) => row.currency),
          ...columnsOf(column),
        ]),
      };

/** Amounts in other currencies in one cell: `950 EUR, 20 GBP`. Undefined if the reader may not see them. */
export const inOtherCurrencies = (
  values: readonly { readonly currency: string; readonly value: number }[] | undefined,
): Cell | undefined => values?.map(({ currency, value }) => `${value} ${currency}`).join(', ');
