/**
 * Hours by row and day, with their sums: the layout of a week. Who does what:
 * - The caller has the hours, sends each change that a cell reports, and passes its outcome back as the cell's `state`.
 * - `HoursCell` (hours-cell.tsx) is one input. It holds the text only while the user types, and reads it on blur or
 *   Enter.
 * - Cells find each other by `data-cell="row column"` in the table, for Enter (down) and the arrow keys; the grid holds
 *   no state.
 */
import type { ReactNode } from 'react';
import { Hours } from './amounts.js';
import { cached } from './text/formatters.js';
import { useLocaleSettings } from './locale.js';
import './hours-grid.css';
import { t } from '../messages/text.js';

export interface HoursGridColumn {
  readonly key: string;
  /** The day: `2026-05-03`. */
  readonly day: string;
  readonly sum: number;
  readonly isToday?: boolean;
  readonly isWeekend?: boolean;
}

export interface HoursGridRow {
  readonly key: string;
  readonly header: ReactNode;
  /** One for each column. */
  readonly cells: readonly ReactNode[];
  readonly sum: number;
  readonly actions?: ReactNode;
}

export interface HoursGridProps {
  readonly label: string;
  readonly corner: string;
  readonly columns: readonly HoursGridColumn[];
  readonly rows: readonly HoursGridRow[];
  /** A field below the rows that adds a row. */
  readonly adding?: ReactNode;
  readonly total: ReactNode;
}

export function HoursGrid({ label, corner, columns, rows, adding, total }: HoursGridProps) {
  return (
    <div className="hours-grid">
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map(({ key, day, isToday, isWeekend }) => (
              <th key={key} scope="col" data-today={isToday ? '' : undefined} data-weekend={isWeekend ? '' : undefined}>
                <DayHead day={day} />
              </th>
            ))}
            <th scope="col">{t('shell.total')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.header}</th>
              {columns.map(({ key, day, isToday, isWeekend }, at) => (
                <td
                  key={key}
                  data-day={day}
                  data-today={isToday ? '' : undefined}
                  data-weekend={isWeekend ? '' : undefined}
                >
                  {row.cells[at]}
                </td>
              ))}
              <td className="hours-grid-sum">
                <Hours hours={row.sum} />
              </td>
              <td>{row.actions}</td>
            </tr>
          ))}
          {adding && (
            <tr>
              <td colSpan={columns.length + 3} className="hours-grid-adding">
                {adding}
              </td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('shell.total')}</th>
            {columns.map(({ key, sum, isToday }) => (
              <td key={key} className="hours-grid-sum" data-today={isToday ? '' : undefined}>
                {sum === 0 ? <span className="hours-grid-none">0:00</span> : <Hours hours={sum} />}
              </td>
            ))}
            <td className="hours-grid-sum">{total}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function DayHead({ day }: { readonly day: string }) {
  const { locale } = useLocaleSettings();
  const weekday = cached(Intl.DateTimeFormat, locale, { timeZone: 'UTC', weekday: 'short' });
  return (
    <time dateTime={day} className="hours-grid-day">
      {weekday.format(new Date(`${day}T00:00:00Z`))} <strong>{Number(day.slice(8))}</strong>
    </time>
  );
}
