/**
 * Draws charts: shapes as SVG, texts as a separate list. The page sets the texts, because it has typefaces for all
 * scripts. Lengths are in points from the top left corner.
 */
import { scaleBand, scaleLinear, type ScaleBand, type ScaleLinear } from 'd3-scale';
import { line, stack, stackOffsetDiverging } from 'd3-shape';
import type { SheetChart } from '../domain/reports/report-sheet.js';
import { usualAccent } from '../domain/workspace/accent-color.js';
import { shorten, widthOf } from './fonts/text-width.js';

export interface ChartData extends Pick<SheetChart, 'type' | 'series' | 'labels'> {
  /** Whether the labels are consecutive days or months, some of which may be omitted. */
  readonly isTrend: boolean;
  /** Formats the axis values. */
  readonly writeTicks: (ticks: readonly number[]) => readonly string[];
}

/** A line of text; `x` is its left end, middle or right end, `y` its middle. */
export interface ChartText {
  readonly x: number;
  readonly y: number;
  readonly align: 'left' | 'center' | 'right';
  readonly words: string;
}

export interface LegendEntry {
  readonly name: string;
  readonly color: string;
  /** Dashes and gaps of a line, in points, empty for a solid one. Null for bars. */
  readonly dashes: readonly number[] | null;
}

export interface ChartDrawing {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
  readonly texts: readonly ChartText[];
  /** Empty for a single series: the title of the chart names it. */
  readonly legend: readonly LegendEntry[];
}

/** Font size of the texts, in points. */
export const chartTextSize = 7.5;

/** Distinguishable for color-blind readers, and by brightness in grayscale. */
const colors = [usualAccent, '#f2a93b', '#2f8f83', '#98a2b3', '#7a4fa3', '#c4553b'];
const dashes = [[], [5, 2.5], [1.5, 2], [7, 2, 1.5, 2]];
const gridColor = '#e4e8ee';
const zeroColor = '#98a2b3';

const columnsHeight = 150;
const barHeight = 15;
const gap = 5;
/** Max horizontal bars. A chart with more has vertical ones, which are too thin to be read one by one. */
const maxHorizontalBars = 25;

const colorOf = (series: number): string => colors[series % colors.length] ?? zeroColor;
const dashesOf = (series: number): readonly number[] => dashes[series % dashes.length] ?? [];
const round = (length: number): number => Math.round(length * 100) / 100;

/** A bar from one value to another. */
interface Bar {
  readonly series: number;
  readonly label: number;
  readonly from: number;
  readonly to: number;
}

/** The scales and edges of the plot area. */
interface Frame {
  readonly isHorizontal: boolean;
  readonly values: ScaleLinear<number, number>;
  readonly bands: ScaleBand<number>;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Draws a chart of this width, in points. Bars with long names are horizontal, so that the names fit. */
export function drawChart(chart: ChartData, width: number): ChartDrawing {
  const bars = barsOf(chart);
  const values = scaleLinear().domain(domainOf(chart, bars)).nice(4);
  const ticks = values.domain().some((end) => end !== 0) && hasValues(chart) ? values.ticks(4) : [0];
  const writtenTicks = chart.writeTicks(ticks);
  const isHorizontal = needsHorizontalBars(chart, width);
  const height = isHorizontal
    ? chart.labels.length * barHeight * lanesOf(chart) + 3 * gap + chartTextSize
    : columnsHeight;
  const frame = frameOf(chart, { isHorizontal, values, width, height, ticks: writtenTicks });
  const shapes = [
    ...ticks.map((tick) => gridLine(frame, tick)),
    ...(chart.type === 'line' ? linesOf(chart, frame) : bars.map((bar) => rectangle(chart, frame, bar))),
    gridLine(frame, 0, zeroColor),
  ];
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}">${shapes.join('')}</svg>`,
    texts: [...ticks.map((tick, at) => tickText(frame, tick, writtenTicks[at] ?? '')), ...labelTexts(chart, frame)],
    legend:
      chart.series.length < 2
        ? []
        : chart.series.map(({ name }, at) => ({
            name,
            color: colorOf(at),
            dashes: chart.type === 'line' ? dashesOf(at) : null,
          })),
  };
}

const hasValues = ({ series }: ChartData): boolean => series.some(({ values }) => values.some((value) => value));

function barsOf({ type, series, labels }: ChartData): Bar[] {
  if (type === 'line') return [];
  if (type === 'bars')
    return series.flatMap(({ values }, at) =>
      values.flatMap((value, label) => (value === null ? [] : [{ series: at, label, from: 0, to: value }])),
    );
  const stacks = stack<number, number>()
    .keys(series.keys())
    .value((label, at) => series[at]?.values[label] ?? 0)
    .offset(stackOffsetDiverging)(labels.keys());
  return stacks.flatMap((parts, at) => parts.map(([from, to], label) => ({ series: at, label, from, to })));
}

/** From the lowest to the highest value, always including zero. */
function domainOf({ series }: ChartData, bars: readonly Bar[]): [number, number] {
  const ends = bars.length > 0 ? bars.flatMap(({ from, to }) => [from, to]) : series.flatMap(({ values }) => values);
  const known = [0, ...ends.filter((end) => end !== null)];
  const [low, high] = [known.reduce((a, b) => Math.min(a, b)), known.reduce((a, b) => Math.max(a, b))];
  return low === high ? [0, 1] : [low, high];
}

/** Bars next to each other for each label. */
const lanesOf = ({ type, series }: ChartData): number => (type === 'bars' ? Math.max(series.length, 1) : 1);

function needsHorizontalBars(chart: ChartData, width: number): boolean {
  if (chart.type === 'line' || chart.isTrend || chart.labels.length * lanesOf(chart) > maxHorizontalBars) return false;
  return widestOf(chart.labels) + gap > (width * 0.9) / chart.labels.length;
}

const widestOf = (texts: readonly string[]): number =>
  texts.reduce((widest, text) => Math.max(widest, widthOf(text, chartTextSize)), 0);

function frameOf(
  { labels }: ChartData,
  area: Pick<Frame, 'isHorizontal' | 'values'> & { width: number; height: number; ticks: readonly string[] },
): Frame {
  const { isHorizontal, values, width, height, ticks } = area;
  const margin = isHorizontal ? Math.min(widestOf(labels), width * 0.3) : widestOf(ticks);
  const [left, right] = [margin + gap, width - (isHorizontal ? widestOf(ticks) / 2 : 0)];
  const [top, bottom] = [isHorizontal ? 0 : chartTextSize / 2, height - chartTextSize - 2 * gap];
  const bands = scaleBand<number>()
    .domain(labels.keys())
    .range(isHorizontal ? [top, bottom] : [left, right])
    .paddingInner(0.28)
    .paddingOuter(0.2);
  return {
    isHorizontal,
    values: values.copy().range(isHorizontal ? [left, right] : [bottom, top]),
    bands,
    left,
    right,
    top,
    bottom,
  };
}

function gridLine({ isHorizontal, values, left, right, top, bottom }: Frame, value: number, color = gridColor): string {
  const at = round(values(value));
  const path = isHorizontal ? `M${at} ${round(top)}V${round(bottom)}` : `M${round(left)} ${at}H${round(right)}`;
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="0.5"/>`;
}

function rectangle(chart: ChartData, { isHorizontal, values, bands }: Frame, { series, label, from, to }: Bar): string {
  const thickness = bands.bandwidth() / lanesOf(chart);
  const start = (bands(label) ?? 0) + (chart.type === 'bars' ? series * thickness : 0);
  const [low, high] = [Math.min(values(from), values(to)), Math.max(values(from), values(to))];
  const [x, y] = isHorizontal ? [low, start] : [start, low];
  const [w, h] = isHorizontal ? [high - low, thickness] : [thickness, high - low];
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${colorOf(series)}"/>`;
}

/**
 * A line for each series, broken where a value is missing. It has dots if there are few labels and its values differ; a
 * value without neighbors is always a dot.
 */
function linesOf({ series, labels }: ChartData, { values, bands }: Frame): string[] {
  const x = (label: number): number => (bands(label) ?? 0) + bands.bandwidth() / 2;
  return series.flatMap(({ values: own }, at) => {
    const hasDots = labels.length <= 31 && own.some((value) => value !== own[0]);
    const path = line<number | null>()
      .defined((value) => value !== null)
      .x((_value, label) => x(label))
      .y((value) => values(value ?? 0))
      .digits(2)([...own]);
    const stroke = `fill="none" stroke="${colorOf(at)}" stroke-width="1.6" stroke-linejoin="round" stroke-dasharray="${dashesOf(at).join(' ') || 'none'}"`;
    const isAlone = (label: number): boolean => (own[label - 1] ?? null) === null && (own[label + 1] ?? null) === null;
    const dots = own.flatMap((value, label) =>
      value === null || !(hasDots || isAlone(label))
        ? []
        : [`<circle cx="${round(x(label))}" cy="${round(values(value))}" r="1.9" fill="${colorOf(at)}"/>`],
    );
    return [...(path ? [`<path d="${path}" ${stroke}/>`] : []), ...dots];
  });
}

const tickText = ({ isHorizontal, values, left, bottom }: Frame, tick: number, words: string): ChartText =>
  isHorizontal
    ? { x: values(tick), y: bottom + gap + chartTextSize / 2, align: 'center', words }
    : { x: left - gap, y: values(tick), align: 'right', words };

function labelTexts(chart: ChartData, { isHorizontal, bands, left, bottom }: Frame): ChartText[] {
  const middle = (label: number): number => (bands(label) ?? 0) + bands.bandwidth() / 2;
  if (isHorizontal)
    return chart.labels.map((words, label) => {
      return { x: left - gap, y: middle(label), align: 'right', words: shorten(words, left - gap, chartTextSize) };
    });
  // Names are truncated; days and months are skipped instead.
  const room = chart.isTrend ? widestOf(chart.labels) : Math.max(bands.step() - gap, 3 * chartTextSize);
  const every = Math.max(1, Math.ceil((room + gap) / bands.step()));
  return chart.labels.flatMap((words, label) =>
    label % every === 0
      ? [
          {
            x: middle(label),
            y: bottom + gap + chartTextSize / 2,
            align: 'center',
            words: shorten(words, room, chartTextSize),
          },
        ]
      : [],
  );
}
