import { dec, isCurrency, toDecimal } from '../domain/money.js';
import type {
  Cell,
  CellKind,
  ReportSheet,
  SheetChart,
  SheetFigure,
  SheetTable,
} from '../domain/reports/report-sheet.js';
import { drawChart } from './charts.js';
import { createFormats, type Formats } from './formats.js';
import type { InvoiceLogo } from './invoice-document.js';
import { wordsFor } from './messages/words.js';
import { widthOf } from './fonts/text-width.js';

/** What the PDF of a report shows. Plain data that can be sent to another thread. */
export interface ReportDocument {
  readonly workspace: {
    readonly name: string;
    /** Address and the like, under the name. */
    readonly lines?: readonly string[];
    readonly logo?: InvoiceLogo | undefined;
    /** ISO 3166-1 alpha-2: decides how amounts and dates are written. */
    readonly country: string | null;
  };
  readonly sheet: ReportSheet;
  /** When the figures were read: ISO 8601, UTC. */
  readonly generated_at: string;
  /** IANA name; the reader's clock. */
  readonly timezone: string;
}

/** The inner width of a page in points, 20 mm at each side left free. */
const pageWidths = {
  a4: { upright: 481.9, flipped: 728.5 },
  'us-letter': { upright: 498.6, flipped: 678.6 },
} as const;

/** Writes every value out for the reader, in the form that `report.typ` lays out; the shapes of the charts stand apart. */
export function presentReport({ workspace, sheet, generated_at, timezone }: ReportDocument) {
  const words = wordsFor(sheet.locale ?? 'en');
  const formats = createFormats(workspace.country, sheet.currency, sheet.locale);
  const widths = pageWidths[formats.paper];
  const formatsIn = createFormatsIn(workspace.country, sheet.locale);
  const tables = sheet.tables.map((table) => presentTable(table, table.currency ?? sheet.currency, formatsIn));
  const isFlipped = tables.some(({ columns }) => widthOfTable(columns, largestText) > widths.upright);
  const width = isFlipped ? widths.flipped : widths.upright;
  const figures = sheet.figures.map((figure) => presentFigure(figure, formatsIn(figure.currency ?? sheet.currency)));
  const charts = sheet.charts
    .filter(({ labels }) => labels.length > 0)
    .map((chart) => presentChart(chart, sheet, formats, width));
  return {
    view: {
      language: words.language,
      page_of: words.say('page_of', { page: '{page}', pages: '{pages}' }),
      paper: formats.paper,
      is_flipped: isFlipped,
      issuer: { name: workspace.name, lines: workspace.lines ?? [] },
      title: sheet.title,
      subtitle: sheet.subtitle,
      generated: words.say('generated', {
        instant: `${formats.instant(new Date(generated_at), timezone)} (${timezone})`,
      }),
      figures,
      figures_across: figuresAcross(figures.length),
      figure_size: figureSize(figures, width),
      charts: charts.map(({ view }) => view),
      tables: tables.map(({ columns, currency, isOneCurrency, ...table }) => ({
        ...table,
        columns: columns.map(({ label, is_number, is_flexible }) => ({ label, is_number, is_flexible })),
        text_size: textSizeFor(columns, width),
        unit:
          isOneCurrency && columns.some(({ kind }) => kind === 'money') ? words.say('amounts_in', { currency }) : null,
      })),
      notes: sheet.notes,
    },
    drawings: charts.map(({ svg }) => svg),
  };
}

/** The formats of each currency, made once: a table has many cells. */
function createFormatsIn(country: string | null, locale: string | undefined): (currency: string) => Formats {
  const known = new Map<string, Formats>();
  return (currency) => {
    const formats = known.get(currency) ?? createFormats(country, currency, locale);
    known.set(currency, formats);
    return formats;
  };
}

/** The same report as the template wants it. */
export type ReportView = ReturnType<typeof presentReport>['view'];

/** The key figures in words, for a mail that carries the report. */
export function writeFigures({ workspace, sheet }: Pick<ReportDocument, 'workspace' | 'sheet'>): [string, string][] {
  const formats = createFormats(workspace.country, sheet.currency, sheet.locale);
  return sheet.figures.map((figure) => [figure.label, presentFigure(figure, formats).value]);
}

const nothing = '–';

type Write = (value: string, formats: Formats) => string;

const writeNumber: Readonly<Record<Exclude<CellKind, 'text' | 'date' | 'month' | 'amounts'>, Write>> = {
  money: (value, { amount }) => amount(value),
  hours: (value, { hours }) => hours(value),
  percent: (value, { percent }) => percent(toDecimal(dec(value).div('100'))),
  number: (value, { number }) => number(value),
};

const isDecimal = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isMonth = (text: string): boolean => /^\d{4}-\d{2}(-01)?$/.test(text);

/** A value in words. What does not fit its kind, such as the word "Total" below days, stays as it is. */
function write(cell: Cell, kind: CellKind, formats: Formats): string {
  if (cell === null) return kind === 'text' || kind === 'amounts' ? '' : nothing;
  const text = typeof cell === 'number' ? toDecimal(dec(cell)) : cell;
  if (kind === 'date') return isDay(text) ? formats.shortDate(text) : text;
  if (kind === 'month') return isMonth(text) ? formats.month(text) : text;
  return kind !== 'text' && kind !== 'amounts' && isDecimal(text) ? writeNumber[kind](text, formats) : text;
}

/** `950 EUR, 20 GBP` with the minor units of each. */
const writeAmounts = (text: string, formatsIn: (currency: string) => Formats): string =>
  text.replaceAll(
    /(-?\d+(?:\.\d+)?) ([A-Z]{3})\b/g,
    (_, value: string, code: string) => `${formatsIn(code).amount(value)} ${code}`,
  );

function presentFigure({ label, value, kind, change }: SheetFigure, formats: Formats) {
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

/** Up to four figures stand beside one another, as far as they can in rows of equal length. */
const figuresAcross = (count: number): number => (count <= 4 ? Math.max(count, 1) : count % 3 === 0 ? 3 : 4);

/** The gap between two figures, and what surrounds one, in points. */
const [figureGap, figureMargins] = [8.5, 26];
const [largestFigure, smallestFigure] = [15, 8];

function figureSize(figures: readonly { readonly value: string }[], width: number): number {
  const across = figuresAcross(figures.length);
  const room = (width - (across - 1) * figureGap) / across - figureMargins;
  const widest = figures.reduce((most, { value }) => Math.max(most, widthOf(value, 1)), 1);
  // Bold letters are wider.
  return Math.max(smallestFigure, Math.min(largestFigure, Math.floor(room / (widest * 1.08))));
}

/** Ids are for programs: people find the names beside them. Nor do they miss a column in which nothing stands. */
function presentTable(
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

const largestText = 9;
const smallestText = 6;
/** Left and right of a cell. */
const cellMargins = 14;
/** Names may run over lines, once they have so much room (in parts of the size of the text). */
const roomForNames = 14;

type Column = ReturnType<typeof presentTable>['columns'][number];

/** How wide a table would at least be. */
function widthOfTable(columns: readonly Column[], textSize: number): number {
  const widths = columns.map(({ label, cells, is_flexible }) => {
    const head = widthOf(label.toUpperCase(), textSize * 0.85);
    const widest = cells.reduce((most, cell) => Math.max(most, widthOf(cell, textSize)), head);
    return cellMargins + (is_flexible ? Math.min(widest, roomForNames * textSize) : widest);
  });
  return widths.reduce((total, width) => total + width, 0);
}

function textSizeFor(columns: readonly Column[], width: number): number {
  let size = largestText;
  while (size > smallestText && widthOfTable(columns, size) > width) size -= 0.5;
  return size;
}

const isTrend = (labels: readonly string[]): boolean => labels.every((label) => isDay(label) || isMonth(label));

/** The labels of a chart as short as they may be: the months of one year without it, for the title of the page says which. */
function writeLabels(labels: readonly string[], formats: Formats): string[] {
  const isOneYear = new Set(labels.map((label) => label.slice(0, 4))).size === 1;
  return labels.map((label) => {
    if (isDay(label)) return formats.dayOfYear(label);
    if (!isMonth(label)) return label;
    return isOneYear && labels.length > 1 ? formats.monthOfYear(label) : formats.shortMonth(label);
  });
}

function presentChart(chart: SheetChart, { currency }: ReportSheet, formats: Formats, width: number) {
  const { svg, ...drawing } = drawChart(
    {
      type: chart.type,
      series: chart.series,
      labels: writeLabels(chart.labels, formats),
      isTrend: isTrend(chart.labels),
      writeTicks: (ticks) => writeTicks(ticks, chart.kind, formats),
    },
    width,
  );
  const unit = chart.kind === 'money' ? currency : chart.kind === 'hours' ? 'hours' : null;
  return { svg, view: { title: chart.title, unit, ...drawing } };
}

/** The values at an axis, large ones in thousands or millions: all in the same. */
function writeTicks(ticks: readonly number[], kind: CellKind, formats: Formats): string[] {
  const highest = ticks.reduce((high, tick) => Math.max(high, Math.abs(tick)), 0);
  const [divisor, suffix] = highest >= 5_000_000 ? ['1000000', 'M'] : highest >= 5_000 ? ['1000', 'k'] : ['1', ''];
  // Marks of whole amounts need no cents; parts of one are written as amounts are.
  const isOfParts = kind === 'money' && suffix === '' && ticks.some((tick) => !Number.isInteger(tick));
  const number = isOfParts ? formats.amount : formats.number;
  return ticks.map((tick) => {
    if (kind === 'percent') return write(tick, kind, formats);
    const scaled = number(toDecimal(dec(tick).div(divisor)));
    return tick === 0 ? scaled : `${scaled}${suffix}`;
  });
}
