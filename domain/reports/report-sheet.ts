/** A report laid out for people and for machines: what its CSV and its PDF hold. Plain data that can be kept and sent to a thread. */

/**
 * What a cell holds, and so how it is written for people. A CSV has the plain value always. `amounts` are several, each with its
 * currency: `950 EUR, 20 GBP`.
 */
export type CellKind = 'text' | 'date' | 'month' | 'money' | 'amounts' | 'hours' | 'percent' | 'number';

export type Cell = string | number | null;

export interface SheetColumn {
  /** The API's name of the field: the head of the CSV column. */
  readonly name: string;
  /** The head that people read. */
  readonly label: string;
  readonly kind: CellKind;
  /** ISO 4217, where its amounts are not in the currency of the table. */
  readonly currency?: string;
}

/** Amounts of a row with a column `currency` are in that, unless their column names one. */
export interface SheetTable {
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly Cell[])[];
  /** A last row that adds up the others. */
  readonly totals?: readonly Cell[];
  /** ISO 4217, where its amounts are not in the currency of the sheet. */
  readonly currency?: string;
}

export interface SheetFigure {
  readonly label: string;
  readonly value: Cell;
  readonly kind: CellKind;
  /** In percent against the comparison; null if there is nothing to compare with. */
  readonly change?: number | null;
  /** ISO 4217, where it is not in the currency of the sheet. */
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
  /** BCP 47: the language of its words and how its amounts and days are written. English unless given. */
  readonly locale?: string;
  /** The period in words, or the day that the figures are of. */
  readonly subtitle: string;
  /** ISO 4217: what amounts are in. */
  readonly currency: string;
  readonly figures: readonly SheetFigure[];
  /** The same figures in other currencies, a row for each: stands before the tables. */
  readonly others?: SheetTable;
  readonly charts: readonly SheetChart[];
  readonly tables: readonly SheetTable[];
  /** What the CSV holds. */
  readonly records: SheetTable;
  /** What figures mean, and what stands apart, such as other currencies. */
  readonly notes: readonly string[];
}

/** The tables of a sheet, the figures in other currencies first. */
export const tablesOf = ({ others, tables }: ReportSheet): readonly SheetTable[] =>
  others ? [others, ...tables] : tables;

/** ISO 4217: what the amounts of a column are in, in a row or, without one, in the totals. `usual` is the currency of the sheet. */
export function currencyOfCell(
  { columns, currency }: SheetTable,
  column: SheetColumn,
  usual: string,
  row?: readonly Cell[],
) {
  const ofRow = row?.[columns.findIndex(({ name }) => name === 'currency')];
  return column.currency ?? (typeof ofRow === 'string' ? ofRow : undefined) ?? currency ?? usual;
}
