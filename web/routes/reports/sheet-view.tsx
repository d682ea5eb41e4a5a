/** A report on the screen: figures, charts and tables. Each figure links to the list behind it. */
import { useMemo, type ReactNode } from 'react';
import {
  currencyOfCell,
  tablesOf,
  type Cell,
  type ReportSheet,
  type SheetChart,
  type SheetFigure,
  type SheetTable,
} from '../../../domain/reports/report-sheet.js';
import { Chart } from '../../ui/chart.js';
import { Percent, useMoneyText, useDecimalHours } from '../../ui/amounts.js';
import { writeHours } from '../../ui/text/hours-text.js';
import { Empty } from '../../ui/notice.js';
import { Section } from '../../ui/page.js';
import { Stats } from '../../ui/stats.js';
import { useDayText } from '../../ui/times.js';
import { ToTarget, TargetStat } from '../../entities/target.js';
import { listOf, listOfFigure, objectOf, type ReportContext } from './figure-links.js';
import { isMonth, SheetCell, useMonthText } from './sheet-cell.js';
import './reports.css';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

export interface SheetViewProps {
  readonly about: ReportContext;
  readonly sheet: ReportSheet;
}

export function SheetView({ about, sheet }: SheetViewProps) {
  return (
    <>
      <Stats>
        {sheet.figures.map((figure) => (
          <Figure key={figure.label} about={about} figure={figure} currency={sheet.currency} />
        ))}
      </Stats>
      {sheet.charts.map((chart) => (
        <Section key={chart.title} title={titleOf(chart, sheet)}>
          <SheetChartView chart={chart} currency={sheet.currency} />
        </Section>
      ))}
      {tablesOf(sheet).map((table) => (
        <Section key={table.title} title={table.title} isFlush>
          <SheetTableView about={about} table={table} currency={sheet.currency} />
        </Section>
      ))}
      {sheet.notes.map((note) => (
        <p key={note} className="report-note">
          {note}
        </p>
      ))}
    </>
  );
}

/** A chart has one currency. If the report has several, the title says which. */
const titleOf = ({ title, kind }: SheetChart, { currency, others }: ReportSheet): string =>
  kind === 'money' && others ? `${title}, ${currency}` : title;

interface FigureProps {
  readonly about: ReportContext;
  readonly figure: SheetFigure;
  readonly currency: string;
}

function Figure({ about, figure, currency }: FigureProps) {
  const { name, label, value, kind, change } = figure;
  const decimal = useDecimalHours();
  const onPaper = kind === 'hours' && typeof value === 'number' ? decimal(value) : null;
  const compared = change === undefined || change === null ? null : <Change percent={change} />;
  return (
    <TargetStat
      target={listOfFigure(about, name)}
      label={label}
      value={<SheetCell value={value} kind={kind} currency={figure.currency ?? currency} />}
      detail={
        compared === null ? (
          (onPaper ?? undefined)
        ) : (
          <>
            {onPaper !== null && `${onPaper}, `}
            {compared}
          </>
        )
      }
    />
  );
}

/** The change against the period that the report compares with. */
function Change({ percent }: { readonly percent: number }) {
  return rich('reports.changeAgainstPrevious', {
    percent: (
      <>
        {percent > 0 ? '+' : ''}
        <Percent percent={percent} digits={1} />
      </>
    ),
  });
}

function SheetChartView({ chart, currency }: { readonly chart: SheetChart; readonly currency: string }) {
  const writeMoney = useMoneyText();
  const writeDay = useDayText();
  const writeMonth = useMonthText();
  const { type, series, labels, kind, title } = chart;
  const isTrend = labels.every((label) => isMonth(label) || /^\d{4}-\d{2}-\d{2}$/.test(label));
  const data = useMemo(
    () => ({
      type,
      series,
      isTrend,
      labels: labels.map((label) => (isMonth(label) ? writeMonth(label) : isTrend ? writeDay(label) : label)),
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the writers are new functions that write the same
    [type, series, labels, isTrend],
  );
  const write = useMemo(() => {
    if (kind === 'money') return (value: number) => writeMoney(value, currency, true);
    if (kind === 'hours') return writeHours;
    return (value: number) => (kind === 'percent' ? `${value} %` : String(value));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, [kind, currency]);
  return <Chart title={title} data={data} write={write} labelsHeader={isTrend ? t('shell.time') : t('common.name')} />;
}

interface SheetTableViewProps {
  readonly about: ReportContext;
  readonly table: SheetTable;
  /** Currency of the sheet. */
  readonly currency: string;
}

const numeric: ReadonlySet<string> = new Set(['money', 'hours', 'percent', 'number', 'amounts']);
const isId = (value: Cell | undefined): value is string =>
  typeof value === 'string' && /^[a-z]+_[0-9a-z]{26}$/.test(value);

/** Letters of a head that stays on one line: "31–60 days" would break at the dash. */
const maxUnbroken = 10;
/** Columns of a table that has less space between them, so that a small screen shows all. */
const manyColumns = 9;

const isIdColumn = (name: string): boolean => /(^|_)id$/.test(name);

/**
 * Ids have no column: they are the target of the row's name. Rows are not windowed, because a report has at most 1,000.
 */
function SheetTableView({ about, table, currency }: SheetTableViewProps) {
  const { columns, rows, totals } = table;
  const shown = columns.map((column, at) => ({ ...column, at })).filter(({ name }) => !isIdColumn(name));
  const idAt = columns.findIndex(({ name }) => isIdColumn(name));
  if (rows.length === 0) return <Empty title={t('reports.nothingInThisPeriod')} icon="chart" />;
  const cell = (row: readonly Cell[], { at, ...column }: (typeof shown)[number], order: number): ReactNode => {
    const { kind, name } = column;
    const value = row[at] ?? null;
    // A dash takes less space than an amount of zero, and the others stand out.
    const isNothing = kind === 'money' && value === 0;
    const shownCell = (
      <SheetCell value={isNothing ? null : value} kind={kind} currency={currencyOfCell(table, column, currency, row)} />
    );
    // No list is behind an empty figure.
    if (value === null || value === 0) return shownCell;
    if (order > 0 && !numeric.has(kind)) return shownCell;
    const target = order === 0 ? objectOf(row[idAt]) : listOf(about, name, valuesOf(columns, row));
    return <ToTarget target={target}>{shownCell}</ToTarget>;
  };
  return (
    <div
      className="report-table"
      data-dense={shown.length > manyColumns ? '' : undefined}
      tabIndex={0}
      role="group"
      aria-label={t('common.figures', { title: table.title })}
    >
      <table>
        <thead>
          <tr>
            {shown.map(({ name, label, kind }) => (
              <th
                key={name}
                scope="col"
                data-numeric={numeric.has(kind) ? '' : undefined}
                data-short={label.length <= maxUnbroken ? '' : undefined}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={isId(row[idAt]) ? row[idAt] : at}>
              {shown.map((column, order) => (
                <td
                  key={column.name}
                  data-label={column.label}
                  data-numeric={numeric.has(column.kind) ? '' : undefined}
                >
                  {cell(row, column, order)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              {shown.map(({ at, ...column }) => (
                <td
                  key={column.name}
                  data-label={column.label}
                  data-numeric={numeric.has(column.kind) ? '' : undefined}
                >
                  <SheetCell
                    value={totals[at] ?? ''}
                    kind={column.kind}
                    currency={currencyOfCell(table, column, currency)}
                  />
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

const valuesOf = (columns: SheetTable['columns'], row: readonly Cell[]): ReadonlyMap<string, Cell> =>
  new Map(columns.map(({ name }, at) => [name, row[at] ?? null]));
