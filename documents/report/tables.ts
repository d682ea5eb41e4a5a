import { currencyOfCell, type Cell, type SheetTable } from '../../domain/reports/report-sheet.js';
import type { Formats } from '../formats.js';
import { widthOf } from '../fonts/text-width.js';
import { write, writeAmounts } from './cells.js';

/**
 * Formats a table. Leaves out ids, because names are next to them, and empty columns. `usual` is the currency of the
 * sheet.
 */
export function presentTable(table: SheetTable, usual: string, formatsIn: (currency: string) => Formats) {
  const { title, columns, rows, totals } = table;
  const shown = columns
    .map((column, at) => ({ ...column, at }))
    .filter(
      ({ name, at }) => !/(^|_)id$/.test(name) && (rows.length === 0 || rows.some((row) => (row[at] ?? null) !== null)),
    );
  const written = (row: readonly Cell[]): string[] =>
    shown.map(({ at, ...column }) => {
      const cell = row[at] ?? null;
      if (column.kind === 'amounts' && typeof cell === 'string') return writeAmounts(cell, formatsIn);
      return write(cell, column.kind, formatsIn(currencyOfCell(table, column, usual, row)));
    });
  const lines = rows.map(written);
  const closing = totals
    ? shown.map(({ at, ...column }) =>
        totals[at] == null ? '' : write(totals[at], column.kind, formatsIn(currencyOfCell(table, column, usual))),
      )
    : [];
  return {
    title,
    currency: onlyCurrency(table, usual),
    columns: shown.map(({ label, kind }, at) => ({
      label,
      kind,
      is_number: ['money', 'hours', 'percent', 'number'].includes(kind),
      is_flexible: ['text', 'month', 'amounts'].includes(kind),
      cells: [...lines, closing].map((line) => line[at] ?? ''),
    })),
    rows: lines,
    totals: closing,
  };
}

/** The currency of all amounts in a table; null if there are none, or several currencies. */
function onlyCurrency(table: SheetTable, usual: string): string | null {
  if (table.columns.some(({ name }) => name === 'currency')) return null;
  const amounts = table.columns.filter(({ kind }) => kind === 'money');
  const [first = null, ...others] = new Set(amounts.map((column) => currencyOfCell(table, column, usual)));
  return others.length === 0 ? first : null;
}

export const largestText = 9;
const smallestText = 6;
/** Left and right margins of a cell together, in points. */
const cellMargins = 14;
/** Width in ems from which a column of names may wrap. */
const roomForNames = 14;

type Column = ReturnType<typeof presentTable>['columns'][number];

/** Minimal width of a table, in points. */
export function widthOfTable(columns: readonly Column[], textSize: number): number {
  const widths = columns.map(({ label, cells, is_flexible }) => {
    const head = widthOf(label.toUpperCase(), textSize * 0.85);
    const widest = cells.reduce((max, cell) => Math.max(max, widthOf(cell, textSize)), head);
    return cellMargins + (is_flexible ? Math.min(widest, roomForNames * textSize) : widest);
  });
  return widths.reduce((total, width) => total + width, 0);
}

export function textSizeFor(columns: readonly Column[], width: number): number {
  let size = largestText;
  while (size > smallestText && widthOfTable(columns, size) > width) size -= 0.5;
  return size;
}
