import type { ReportSheet, SheetFigure, SheetTable } from '../../domain/reports/report-sheet.js';
import type { Schemas } from '../../contract/contract.js';
import { daysOf, inOthers, sheetTable } from './sheet.js';
import type { SheetWords } from './sheet-words.js';

type Report = Schemas['TaxReport'];
type InCurrency = Omit<Schemas['TaxReportOtherCurrency'], 'omitted'>;

/** The sheet of the tax report; `currency` is the workspace's. The CSV has a row for each tax charged, and each input tax. */
export function taxesSheet(report: Report, currency: string, words: SheetWords): ReportSheet {
  const { summary, other_currencies: others, basis } = report;
  const all = [{ currency, ...report }, ...others];
  const omitted = all.reduce((count, each) => count + each.omitted, 0);
  return {
    title: 'Taxes',
    subtitle: report.period.label,
    days: daysOf(report.period),
    currency,
    figures: figuresOf(summary, words),
    ...inOthers(others, words, (column) => [
      column('net_amount', words.beforeTax, 'money', (row) => row.summary.net_amount),
      column('tax', words.taxCharged, 'money', (row) => row.summary.tax),
      ...(others.some(isRounded) ? [column('rounding', words.rounding, 'money', (row) => row.summary.rounding)] : []),
      column('input_tax', words.inputTax, 'money', (row) => row.summary.input_tax),
      column('balance', words.taxBalance, 'money', (row) => row.summary.balance),
    ]),
    charts: [],
    tables: [chargedOf(all, words), inputOf(all, words)],
    records: recordsOf(all, words),
    notes: [
      basis === 'collected' ? words.aboutTaxesCollected : words.aboutTaxesInvoiced,
      words.aboutInputTax,
      ...(omitted > 0 ? [words.moreGroups(omitted)] : []),
    ],
  };
}

/** Few firms round totals: the others see nothing of it. */
const isRounded = ({ summary }: Pick<Report, 'summary'>): boolean => summary.rounding !== 0;

function figuresOf(summary: Report['summary'], words: SheetWords): SheetFigure[] {
  const { net_amount, tax, rounding, input_tax, balance } = summary;
  return [
    { name: 'net_amount', label: words.beforeTax, value: net_amount, kind: 'money' },
    { name: 'tax', label: words.taxCharged, value: tax, kind: 'money' },
    ...(isRounded({ summary })
      ? [{ name: 'rounding', label: words.rounding, value: rounding, kind: 'money' } as const]
      : []),
    { name: 'input_tax', label: words.inputTax, value: input_tax, kind: 'money' },
    { name: 'balance', label: words.taxBalance, value: balance, kind: 'money' },
  ];
}

/** A rate as a percentage. Rates have up to 6 decimals, which binary fractions do not hold. */
const percentOf = (rate: number | null): number | null => (rate === null ? null : Number((rate * 100).toFixed(4)));

const chargedOf = (all: readonly InCurrency[], words: SheetWords): SheetTable =>
  sheetTable(
    words.taxCharged,
    all.flatMap(({ currency, taxes }) => taxes.map((row) => ({ currency, ...row }))),
    (column) => [
      column('category', words.category, 'text', (row) => words.taxCategory(row.category)),
      column('rate', words.taxRate, 'percent', (row) => percentOf(row.rate)),
      column('currency', words.currency, 'text', (row) => row.currency),
      column('taxable', words.taxable, 'money', (row) => row.taxable),
      column('tax', words.tax, 'money', (row) => row.tax),
      column('invoices', words.invoices, 'number', (row) => row.invoices),
      column('credit_notes', words.creditNotes, 'number', (row) => row.credit_notes),
    ],
  );

const inputOf = (all: readonly InCurrency[], words: SheetWords): SheetTable =>
  sheetTable(
    words.inputTax,
    all.flatMap(({ currency, input_tax }) => input_tax.map((row) => ({ currency, ...row }))),
    (column) => [
      column('category', words.category, 'text', (row) =>
        row.category === null ? words.withoutRate : words.taxCategory(row.category),
      ),
      column('rate', words.taxRate, 'percent', (row) => percentOf(row.rate)),
      column('currency', words.currency, 'text', (row) => row.currency),
      column('taxable', words.taxable, 'money', (row) => row.taxable),
      column('tax', words.tax, 'money', (row) => row.tax),
      column('expenses', words.expenses, 'number', (row) => row.expenses),
    ],
  );

/** The values as in the API. */
function recordsOf(all: readonly InCurrency[], words: SheetWords): SheetTable {
  const none = { is_compound: null, invoices: null, credit_notes: null, expenses: null };
  const rows = all.flatMap(({ currency, taxes, input_tax }) => [
    ...taxes.map((row) => ({ ...none, type: 'charged', currency, ...row, is_compound: String(row.is_compound) })),
    ...input_tax.map((row) => ({ ...none, type: 'input', currency, ...row })),
  ]);
  return sheetTable('Taxes', rows, (column) => [
    column('type', 'Type', 'text', (row) => row.type),
    column('currency', words.currency, 'text', (row) => row.currency),
    column('category', words.category, 'text', (row) => row.category),
    column('rate', words.taxRate, 'number', (row) => row.rate),
    column('is_compound', 'Compound', 'text', (row) => row.is_compound),
    column('taxable', words.taxable, 'money', (row) => row.taxable),
    column('tax', words.tax, 'money', (row) => row.tax),
    column('invoices', words.invoices, 'number', (row) => row.invoices),
    column('credit_notes', words.creditNotes, 'number', (row) => row.credit_notes),
    column('expenses', words.expenses, 'number', (row) => row.expenses),
  ]);
}
