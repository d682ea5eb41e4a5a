import { dec, toDecimal } from '../../domain/money.js';
import type { SheetFigure } from '../../domain/reports/report-sheet.js';
import type { Formats } from '../formats.js';
import { widthOf } from '../fonts/text-width.js';
import { write } from './cells.js';

export function presentFigure({ label, value, kind, change }: SheetFigure, formats: Formats) {
  const isAmount = kind === 'money' && value !== null;
  const written = isAmount ? formats.money(toDecimal(dec(value))) : write(value, kind, formats);
  return {
    label,
    value: kind === 'hours' && value !== null ? `${written} h` : written,
    change:
      typeof change === 'number'
        ? { sign: Math.sign(change), words: `${change > 0 ? '+' : ''}${write(change, 'percent', formats)}` }
        : null,
  };
}

/** Number of figures in a row: up to four, and the same in every row if possible. */
export const figuresAcross = (count: number): number => (count <= 4 ? Math.max(count, 1) : count % 3 === 0 ? 3 : 4);

/** Gap between two figures, and inner margins of one, in points. */
const [figureGap, figureMargins] = [8.5, 26];
const [largestFigure, smallestFigure] = [15, 8];

export function figureSize(figures: readonly { readonly value: string }[], width: number): number {
  const across = figuresAcross(figures.length);
  const room = (width - (across - 1) * figureGap) / across - figureMargins;
  const widest = figures.reduce((max, { value }) => Math.max(max, widthOf(value, 1)), 1);
  // Bold letters are wider.
  return Math.max(smallestFigure, Math.min(largestFigure, Math.floor(room / (widest * 1.08))));
}
