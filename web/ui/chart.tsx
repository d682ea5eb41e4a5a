/**
 * Draws a chart as in the reports' PDF, in the theme's colours, with a table of its figures for screen readers and
 * others.
 */
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  chartTextSize,
  drawChart,
  type ChartData,
  type ChartDrawing,
  type LegendEntry,
} from '../../documents/charts.js';
import './chart.css';
import { t } from '../messages/text.js';

export interface ChartProps {
  readonly title: string;
  readonly data: Omit<ChartData, 'writeTicks'>;
  /** Formats a value: `useMoneyText`, `writeHours`. */
  readonly write: (value: number) => string;
  /** Column header for the labels: "Month", "Client". */
  readonly labelsHeader: string;
  /** Link of a label, such as to the list behind its figure. */
  readonly linkOf?: (label: number) => ReactNode;
}

/** Texts of 7.5 points are drawn as 12 pixels. */
const scale = 12 / chartTextSize;

export function Chart({ title, data, write, labelsHeader, linkOf }: ChartProps) {
  const frame = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measured = new ResizeObserver(() => setWidth(Math.max(240, element.clientWidth)));
    measured.observe(element);
    return () => measured.disconnect();
  }, []);
  const drawing = useMemo(
    () => (width === 0 ? null : drawChart({ ...data, writeTicks: (ticks) => ticks.map(write) }, width / scale)),
    [data, width, write],
  );
  return (
    <figure ref={frame} className="chart">
      {drawing && <Drawing title={title} drawing={drawing} />}
      {drawing && drawing.legend.length > 0 && (
        <ul className="chart-legend" aria-hidden="true">
          {drawing.legend.map((entry) => (
            <li key={entry.name}>
              <LegendKey {...entry} />
              {entry.name}
            </li>
          ))}
        </ul>
      )}
      <details className="chart-figures">
        <summary>{t('common.figures2')}</summary>
        <Figures title={title} data={data} write={write} labelsHeader={labelsHeader} linkOf={linkOf} />
      </details>
    </figure>
  );
}

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;

function Drawing({ title, drawing }: { readonly title: string; readonly drawing: ChartDrawing }) {
  const { width, height, svg, texts } = drawing;
  // The content of the `<svg>` element. It is safe to insert: shapes of numbers and colours, no text from users.
  const shapes = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('<'));
  return (
    <svg
      className="chart-drawing"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('common.chartItsFiguresFollow', { title })}
    >
      <g dangerouslySetInnerHTML={{ __html: shapes }} />
      {texts.map(({ x, y, align, words }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          fontSize={chartTextSize}
          textAnchor={anchors[align]}
          dominantBaseline="central"
        >
          {words}
        </text>
      ))}
    </svg>
  );
}

const LegendKey = ({ color, dashes }: LegendEntry) => (
  <svg width="16" height="10" aria-hidden="true">
    {dashes === null ? (
      <rect className="chart-key" width="10" height="10" x="3" rx="2" fill={color} />
    ) : (
      <path
        className="chart-key"
        d="M0 5h16"
        stroke={color}
        strokeWidth="2"
        strokeDasharray={dashes.join(' ') || undefined}
      />
    )}
  </svg>
);

function Figures({ title, data, write, labelsHeader, linkOf }: ChartProps) {
  return (
    <div tabIndex={0} role="region" aria-label={t('common.figures', { title })}>
      <table>
        <thead>
          <tr>
            <th scope="col">{labelsHeader}</th>
            {data.series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.labels.map((label, at) => (
            <tr key={label}>
              <th scope="row">{linkOf?.(at) ?? label}</th>
              {data.series.map(({ name, values }) => {
                const value = values[at] ?? null;
                return <td key={name}>{value === null ? '–' : write(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
