/** Lays out the figures of all currencies in one, behind those of each (docs/decisions/exchange-rates.md). */
import type { ConversionNotes } from '../../domain/billing/exchange-rates/conversion.js';
import type { Cell, ReportSheet, SheetTable } from '../../domain/reports/report-sheet.js';
import type { ReportData, ReportName } from '../../domain/reports/reports.js';
import type { SheetWords } from './sheet-words.js';

/** Days without a rate that a note names for each currency. */
const maxDays = 5;

export type Layout<Name extends ReportName> = (
  report: ReportData<Name>,
  currency: string,
  words: SheetWords,
) => ReportSheet;

/** The converted figures of a report as if the firm had only this currency; undefined if the request named no currency to convert to. */
interface Converted<Name extends ReportName> {
  readonly notes: ConversionNotes;
  readonly report: ReportData<Name>;
}

type ConvertedParts = {
  readonly [Name in ReportName]: (report: ReportData<Name>) => Converted<Name> | undefined;
};

const convertedParts: ConvertedParts = {
  dashboard: ({ converted, ...report }) =>
    converted && { notes: converted, report: { ...report, revenue: converted, other_currencies: [] } },
  revenue: ({ converted, ...report }) =>
    converted && { notes: converted, report: { ...report, ...converted, other_currencies: [] } },
  aging: ({ converted, ...report }) =>
    converted && { notes: converted, report: { ...report, ...converted, other_currencies: [] } },
  forecast: ({ converted, ...report }) =>
    converted && { notes: converted, report: { ...report, ...converted, other_currencies: [] } },
  profitability: ({ converted, ...report }) =>
    converted && { notes: converted, report: { ...report, ...converted, other_currencies: [] } },
  taxes: ({ converted, ...report }) =>
    converted && { notes: converted, report: { ...report, ...converted, other_currencies: [] } },
  unbilled: ({ converted, ...report }) =>
    converted && { notes: converted, report: { ...report, ...converted, other_currencies: [] } },
  time: ({ converted, ...report }) => converted && { notes: converted, report: { ...report, ...converted } },
  utilization: () => undefined,
};

/** The sheet of a report, with the figures of all currencies in one if it has them. */
export function sheetWithConverted<Name extends ReportName>(
  name: Name,
  layout: Layout<Name>,
  { report, currency, words }: { report: ReportData<Name>; currency: string; words: SheetWords },
): ReportSheet {
  const sheet = layout(report, currency, words);
  const converted = convertedParts[name](report);
  if (!converted) return sheet;
  const { notes } = converted;
  const inOne = layout(converted.report, notes.currency, words);
  return {
    ...sheet,
    tables: [
      ...sheet.tables,
      figuresTable(inOne, notes.currency, words),
      ...inOne.tables.map((table) => ({
        ...table,
        title: words.convertedTable(table.title, notes.currency),
        currency: notes.currency,
      })),
    ],
    records: recordsOf(sheet.records, inOne.records, notes.currency, words),
    notes: [...sheet.notes, ...notesOf(notes, words)],
  };
}

/** The figures at the head of the converted report, as a row. */
const figuresTable = ({ figures }: ReportSheet, currency: string, words: SheetWords): SheetTable => ({
  title: words.allCurrenciesIn(currency),
  currency,
  columns: [
    { name: 'currency', label: words.currency, kind: 'text' },
    ...figures.map(({ name, label, kind }) => ({ name: name ?? label, label, kind })),
  ],
  rows: [[currency, ...figures.map(({ value }) => value)]],
});

/** The records of each currency, and those of all in one, which say so in a column of their own: nothing is added up twice. */
function recordsOf(each: SheetTable, inOne: SheetTable, currency: string, words: SheetWords): SheetTable {
  const known = new Set(each.columns.map(({ name }) => name));
  const columns = [...each.columns, ...inOne.columns.filter(({ name }) => !known.has(name))];
  const fitted = (table: SheetTable, mark: Cell): Cell[][] => {
    const places = columns.map(({ name }) => table.columns.findIndex((column) => column.name === name));
    return table.rows.map((row) => [...places.map((place) => row[place] ?? null), mark]);
  };
  return {
    ...each,
    columns: [...columns, { name: 'converted_to', label: words.convertedTo, kind: 'text' }],
    rows: [...fitted(each, null), ...fitted(inOne, currency)],
  };
}

function notesOf({ currency, missing_rates: missing }: ConversionNotes, words: SheetWords): string[] {
  const named = missing.map(({ from, days, dates }) => {
    const more = days > maxDays ? ', …' : '';
    return `${from}: ${dates.slice(0, maxDays).join(', ')}${more}`;
  });
  return [
    words.aboutConverted(currency),
    ...(named.length > 0 ? [words.withoutExchangeRate(currency, named.join('; '))] : []),
  ];
}
