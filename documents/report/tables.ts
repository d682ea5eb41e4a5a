import { isCurrency } from '../../domain/money.js';
import type { Cell, SheetTable } from '../../domain/reports/report-sheet.js';
import type { Formats } from '../formats.js';
import { widthOf } from '../fonts/text-width.js';
import { write, writeAmounts } from './cells.js';

/** Ids are for programs: people have the names next to them. Empty columns are omitted too. */
export function presentTable(
  { title, columns, rows, totals }: SheetTable,
  currency: string,
  formatsIn: (currency: string) => Formats,
) {
  const ofRow = columns.findIndex(({ name }) => name === 'currency');
  const shown = columns
    .map((column, at) => ({ ...column, at }))
    .filter(
      ({ name, at }) => !/(^|_)id$/.test(name) && (rows.length === 0 || rows.some((row) => (row[at] ?? null) !== null)),
    );
  const written = (row: readonly Cell[]): string[] =>
    shown.map(({ at, kind, currency: own }) => {
      const cell = row[at] ?? null;
      if (kind === 'amounts' && typeof cell === 'string') return writeAmounts(cell, formatsIn);
      const code = row[ofRow];
      return write(cell, kind, formatsIn(own ?? (typeof code === 'string' && isCurrency(code) ? code : currency)));
    });
  const lines = rows.map(written);
  const closing = totals
    ? shown.map(({ at, kind, currency: own }) =>
        totals[at] == null ? '' : write(totals[at], kind, formatsIn(own ?? currency)),
      )
    : [];
  return {
    title,
    currency,
    isOneCurrency: ofRow === -1,
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

export const largestText = 9;
const smallestText = 6;
/** Left and right of a cell. */
const cellMargins = 14;
/** Names may wrap once they have this much room (in ems). */
const roomForNames = 14;

type Column = ReturnType<typeof presentTable>['columns'][number];

/** How wide a table would at least be. */
export function widthOfTable(columns: readonly Column[], textSize: number): number {
  const widths = columns.map(({ label, cells, is_flexible }) => {
    const head = widthOf(label.toUpperCase(), textSize * 0.85);
    const widest = cells.reduce((most, cell) => Math.max(most, widthOf(cell, textSize)), head);
    return cellMargins + (is_flexible ? Math.min(widest, roomForNames * textSize) : widest);
  });
  return widths.reduce((total, width) => total + width, 0);
}

export function textSizeFor(columns: readonly Column[], width: number): number {
  let size = largestText;
  while (size > smallestText && widthOfTable(columns, size) > width) size -= 0.5;
  return size;
}
