import { dec, toDecimal } from '../../domain/money.js';
import type { CellKind, ReportSheet, SheetChart } from '../../domain/reports/report-sheet.js';
import { drawChart } from '../charts.js';
import type { Formats } from '../formats.js';
import { isDay, isMonth, write } from './cells.js';

const isTrend = (labels: readonly string[]): boolean => labels.every((label) => isDay(label) || isMonth(label));

/** Labels of a chart, as short as possible: months of a single year without the year, which is in the page title. */
function writeLabels(labels: readonly string[], formats: Formats): string[] {
  const isOneYear = new Set(labels.map((label) => label.slice(0, 4))).size === 1;
  return labels.map((label) => {
    if (isDay(label)) return formats.dayOfYear(label);
    if (!isMonth(label)) return label;
    return isOneYear && labels.length > 1 ? formats.monthOfYear(label) : formats.shortMonth(label);
  });
}

export function presentChart(chart: SheetChart, { currency }: ReportSheet, formats: Formats, width: number) {
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

/** The values of an axis: large ones in thousands or millions, all in the same unit. */
function writeTicks(ticks: readonly number[], kind: CellKind, formats: Formats): string[] {
  const highest = ticks.reduce((high, tick) => Math.max(high, Math.abs(tick)), 0);
  const [divisor, suffix] = highest >= 5_000_000 ? ['1000000', 'M'] : highest >= 5_000 ? ['1000', 'k'] : ['1', ''];
  // Ticks at whole amounts need no cents; fractions are formatted like amounts.
  const isOfParts = kind === 'money' && suffix === '' && ticks.some((tick) => !Number.isInteger(tick));
  const number = isOfParts ? formats.amount : formats.number;
  return ticks.map((tick) => {
    if (kind === 'percent') return write(tick, kind, formats);
    const scaled = number(toDecimal(dec(tick).div(divisor)));
    return tick === 0 ? scaled : `${scaled}${suffix}`;
  });
}
