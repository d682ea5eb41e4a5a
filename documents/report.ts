import {
  currencyOfCell,
  tablesOf,
  type ReportSheet,
  type SheetColumn,
  type SheetFigure,
} from '../domain/reports/report-sheet.js';
import { createFormats } from './formats.js';
import { headingOf, headingWords } from './headings/headings.js';
import type { InvoiceLogo } from './invoice-document.js';
import { wordsFor } from './messages/words.js';
import { createFormatsIn } from './report/cells.js';
import { presentChart } from './report/charts.js';
import { figuresAcross, figureSize, presentFigure } from './report/figures.js';
import { largestText, presentTable, textSizeFor, widthOfTable } from './report/tables.js';

/** The content of a report's PDF: plain data that can be sent to another process. */
export interface ReportDocument {
  readonly workspace: {
    readonly name: string;
    /** Lines under the name, such as the address. */
    readonly lines?: readonly string[];
    readonly logo?: InvoiceLogo | undefined;
    /** ISO 3166-1 alpha-2: determines the formats of amounts and dates. */
    readonly country: string | null;
  };
  readonly sheet: ReportSheet;
  /** When the figures were computed: ISO 8601, UTC. */
  readonly generated_at: string;
  /** IANA time zone of the reader. */
  readonly timezone: string;
}

/** Width of the text area of a page in points, between margins of 20 mm. */
const pageWidths = {
  a4: { upright: 481.9, flipped: 728.5 },
  'us-letter': { upright: 498.6, flipped: 678.6 },
} as const;

/**
 * Formats every value for the reader, in the structure that `report.typ` lays out. The SVG of charts is returned
 * separately.
 */
export function presentReport({ workspace, sheet, generated_at, timezone }: ReportDocument) {
  const words = wordsFor(sheet.locale ?? 'en');
  const formats = createFormats(workspace.country, sheet.currency, sheet.locale);
  const widths = pageWidths[formats.paper];
  const formatsIn = createFormatsIn(workspace.country, sheet.locale);
  const tables = tablesOf(sheet).map((table) => presentTable(table, sheet.currency, formatsIn));
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
      tables: tables.map(({ columns, currency, ...table }) => ({
        ...table,
        columns: columns.map(({ label, is_number, is_flexible }) => ({ label, is_number, is_flexible })),
        text_size: textSizeFor(columns, width),
        unit: currency === null ? null : words.say('amounts_in', { currency }),
      })),
      notes: sheet.notes,
    },
    drawings: charts.map(({ svg }) => svg),
  };
}

/** The data of `report.typ`. */
export type ReportView = ReturnType<typeof presentReport>['view'];

/**
 * The formatted key figures, for a mail to a reader of `locale`; figures in other currencies are included. Names in
 * other languages than that of the sheet are the headings of CSV files.
 */
export function writeFigures(
  { workspace, sheet }: Pick<ReportDocument, 'workspace' | 'sheet'>,
  locale = sheet.locale,
): [string, string][] {
  const formatsIn = createFormatsIn(workspace.country, locale);
  const words = headingWords(locale ?? 'en');
  const isTranslated = words.language !== wordsFor(sheet.locale ?? 'en').language;
  const labelOf = ({ name, label }: { readonly name?: string; readonly label: string }): string =>
    (isTranslated && name !== undefined ? headingOf(words, name) : undefined) ?? label;
  return [
    ...sheet.figures.map((figure) => ({ ...figure, label: labelOf(figure) })),
    ...figuresOfOthers(sheet, labelOf),
  ].map((figure) => [figure.label, presentFigure(figure, formatsIn(figure.currency ?? sheet.currency)).value]);
}

function figuresOfOthers({ others, currency }: ReportSheet, labelOf: (column: SheetColumn) => string): SheetFigure[] {
  if (!others) return [];
  const ofRow = others.columns.findIndex(({ name }) => name === 'currency');
  return others.rows.flatMap((row) =>
    others.columns.flatMap((column, at) => {
      const value = row[at] ?? null;
      if (at === ofRow || value === null) return [];
      const label = `${labelOf(column)}, ${row[ofRow]}`;
      return [{ label, value, kind: column.kind, currency: currencyOfCell(others, column, currency, row) }];
    }),
  );
}
