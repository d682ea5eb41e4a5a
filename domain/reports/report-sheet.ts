/** The layout of a report, from which its CSV and PDF are made: plain data that can be stored and sent to a thread. */

import type { DayRange } from '../time.js';

/**
 * The kind of value in a cell, which decides how it is formatted in the PDF; a CSV has the plain value. `amounts` are
 * several amounts, each with its currency: `950 EUR, 20 GBP`.
 */
export type CellKind = 'text' | 'date' | 'month' | 'money' | 'amounts' | 'hours' | 'percent' | 'number';

export type Cell = string | number | null;

export interface SheetColumn {
  /** The API's name of the field, used as the header of the CSV column. */
  readonly name: string;
  /** The header in the PDF. */
  readonly label: string;
  readonly kind: CellKind;
  /** ISO 4217; set if its amounts are not in the currency of the table. */
  readonly currency?: string;
}

/** A table. If it has a column `currency`, amounts of a row are in that currency, unless their column has its own. */
export interface SheetTable {
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly Cell[])[];
  /** The last row, with totals. */
  readonly totals?: readonly Cell[];
  /** ISO 4217; set if its amounts are not in the currency of the sheet. */
  readonly currency?: string;
}

export interface SheetFigure {
  /** The name of its column in CSV files, by which mails in other languages find its heading. */
  readonly name?: string;
  readonly label: string;
  readonly value: Cell;
  readonly kind: CellKind;
  /** Change against the comparison in percent; null if there is nothing to compare with. */
  readonly change?: number | null;
  /** ISO 4217; set if it is not in the currency of the sheet. */
  readonly currency?: string;
}

export interface SheetChart {
  readonly title: string;
  readonly type: 'bars' | 'stacked_bars' | 'line';
  readonly kind: CellKind;
  readonly labels: readonly string[];
  /** A value for each label; null leaves a gap. */
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

export interface ReportSheet {
  readonly title: string;
  /** BCP 47: the language of its texts, and the format of amounts and days. Default: English. */
  readonly locale?: string;
  /** The period in words, or the day of the figures. */
  readonly subtitle: string;
  /** The same days; none if the sheet was stored by an earlier version. */
  readonly days?: DayRange;
  /** ISO 4217: the currency of amounts, unless a table, column or figure has its own. */
  readonly currency: string;
  readonly figures: readonly SheetFigure[];
  /** The same figures in other currencies, a row for each; shown before the tables. */
  readonly others?: SheetTable;
  readonly charts: readonly SheetChart[];
  readonly tables: readonly SheetTable[];
  /** The table in the CSV. */
  readonly records: SheetTable;
  /** Notes that explain figures, or say what they leave out, such as other currencies. */
  readonly notes: readonly string[];
}

/** The tables of a sheet, the figures in other currencies first. */
export const tablesOf = ({ others, tables }: ReportSheet): readonly SheetTable[] =>
  others ? [others, ...tables] : tables;

/** The currency (ISO 4217) of a column's amount in `row`, or without a row, in the totals; `usual` is the sheet's. */
export function currencyOfCell(
  { columns, currency }: SheetTable,
  column: SheetColumn,
  usual: string,
  row?: readonly Cell[],
) {
  const ofRow = row?.[columns.findIndex(({ name }) => name === 'currency')];
  return column.currency ?? (typeof ofRow === 'string' ? ofRow : undefined) ?? currency ?? usual;
}
