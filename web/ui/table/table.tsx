/**
 * A list of any length: only rows in view are drawn, and only their pages requested. Who does what:
 * - A `RowSource` (list-pages.ts) gives the rows. `useListPages` loads the pages that the table names by `onVisibleRange`.
 * - `useRowWindow` (use-row-window.ts, row-window.ts) turns the scroll position into the range of rows to draw.
 * - `TableRow`, `TableFoot` (table-rows.tsx) and `TableHead` (table-head.tsx) draw; each row is placed by its offset, so
 *   none is needed above it.
 * - `arrange` (table-layout.ts) puts the columns in the order that the user chose, and `useColumnWidths` measures them.
 * - `useRowSelection` (use-row-selection.tsx) selects rows, one by one or a range with Shift.
 * One row is active and has the tab stop: arrows move it by rows, Enter opens, Space selects, Home and End jump. On a
 * phone each row has two lines, or more (table-phone.tsx).
 */
import { useEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button.js';
import type { RowSource } from '../list-pages.js';
import { useIsPhone } from '../media.js';
import { Problem, Skeleton } from '../notice.js';
import { bodyHeight } from './row-window.js';
import type { Column, Sort } from './table-column.js';
import { TableHead } from './table-head.js';
import { arrange, heightOf, namedColumns, standardLayout, type TableLayout } from './table-layout.js';
import { onKey, rowOf } from './table-keys.js';
import { columnsOnPhone } from './table-phone.js';
import { TableFoot, TableRow } from './table-rows.js';
import { useColumnWidths } from './use-column-widths.js';
import { useShortcut } from '../shortcuts.js';
import { SelectAllRows, useRowSelection } from './use-row-selection.js';
import { usePrintedRows } from './use-printed-rows.js';
import { useRowWindow } from './use-row-window.js';
import '../field.css';
import './table.css';
import { t } from '../../messages/text.js';

export type { Column, Sort } from './table-column.js';

export interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly (Column<Row> | false | null | undefined)[];
  /** `useListPages(…)`, `rowsOf(array)`, `rowsOfQuery(query, rows)`. */
  readonly rows: RowSource<Row>;
  readonly rowKey: (row: Row) => string;
  /** Accessible name of a row: "Ticket 42, Printer on fire". */
  readonly rowName: (row: Row) => string;
  /** Enter or a click on the row. */
  readonly onOpen?: (row: Row) => void;
  /** Enter, if it does something else than a click. */
  readonly onEnter?: (row: Row) => void;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (selected: ReadonlySet<string>) => void;
  /** Buttons for the selected rows. */
  readonly bulkActions?: ReactNode;
  /** Shown for a list without rows: an `Empty`. */
  readonly empty: ReactNode;
  /** For cells of two lines. */
  readonly rowHeight?: number;
  /** On a phone, for columns that have a line of their own. */
  readonly rowHeightOnPhone?: number;
  /** The screen's main list: `j`, `k` and `x` move and select in it from anywhere on the screen. */
  readonly isMain?: boolean;
  /** The row that has the focus, or had it last: for keys of the screen that act on it. */
  readonly onFocusRow?: (row: Row) => void;
  /** The columns that the user chose. Without `onLayout`, they cannot be changed. */
  readonly layout?: TableLayout;
  readonly onLayout?: (layout: TableLayout) => void;
  /** It is not known yet which rows are to be shown. */
  readonly isWaiting?: boolean;
}

export function Table<Row>(props: TableProps<Row>) {
  const { rows, empty } = props;
  if (rows.isLoading || props.isWaiting) return <Skeleton lines={8} />;
  if (rows.error && rows.total === 0) return <Problem error={rows.error} onRetry={rows.retry} />;
  return rows.total === 0 ? empty : <Grid {...props} />;
}

/** Two lines and the space around them. */
const phoneHeight = 62;

function Grid<Row>(props: TableProps<Row>) {
  const { label, rows, rowKey, rowName, onOpen, sort, onSort, selected, onSelect, isMain = false } = props;
  const { layout = standardLayout } = props;
  const isPhone = useIsPhone();
  // They stay the same during scrolling, so that rows already drawn do not render again.
  const all = useMemo(() => namedColumns(props.columns), [props.columns]);
  const choice = isPhone ? standardLayout : layout;
  const arranged = useMemo(() => arrange(all, choice), [all, choice]);
  const columns = useMemo(() => (isPhone ? columnsOnPhone(all) : arranged), [isPhone, all, arranged]);
  const height = isPhone ? (props.rowHeightOnPhone ?? phoneHeight) : heightOf(props.rowHeight ?? 40, layout);
  const table = useRef<HTMLDivElement>(null);
  const { tracks, resize } = useColumnWidths(table, { all, columns, layout, onLayout: props.onLayout });
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useRowWindow(scroller, rows.total, height);
  const [active, setActive] = useState(0);
  const { onVisibleRange } = rows;
  useEffect(() => onVisibleRange(shown.from, shown.to), [onVisibleRange, shown.from, shown.to]);
  const pick = useRowSelection(props);
  const go = (to: number): void => {
    const row = Math.max(0, Math.min(to, rows.total - 1));
    // Rendered synchronously, or the next key would come before the row has the focus.
    flushSync(() => {
      setActive(row);
      shown.reveal(row);
    });
    scroller.current?.querySelector<HTMLElement>(`[data-index="${row}"]`)?.focus({ preventScroll: true });
  };
  const open = (index: number, act = onOpen): void => {
    const row = rows.rowAt(index);
    if (row !== undefined) act?.(row);
  };
  const step = (by: number): void => go(isRowFocused() ? active + by : active);
  useShortcut('j', () => step(1), t('common.nextRow'), isMain);
  useShortcut('k', () => step(-1), t('common.rowBefore'), isMain);
  useShortcut('x', () => pick.toggle(active, false), t('common.selectTheRow'), isMain && selected !== undefined);
  const printed = usePrintedRows(rows);
  const inView = Array.from({ length: shown.to - shown.from }, (_row, at) => shown.from + at);
  // The focused row stays in the document, or the focus would be lost.
  if (active < rows.total && (active < shown.from || active >= shown.to)) inView.push(active);
  const indices = printed?.indices ?? inView;
  const style = {
    '--columns': `${selected ? '2.25rem ' : ''}${tracks.columns}`,
    '--least': `${tracks.minWidth}px`,
  } as CSSProperties;
  return (
    <div ref={table} className="table" data-compact={layout.isCompact ? '' : undefined} style={style}>
      <div
        ref={scroller}
        className="table-scroll"
        role="grid"
        aria-label={label}
        aria-rowcount={rows.total + 1}
        aria-busy={rows.isPlaceholder ? true : undefined}
        aria-multiselectable={selected ? true : undefined}
        onKeyDown={(event) =>
          onKey(event, {
            active,
            // Without the 8 rows that are drawn beyond each edge.
            page: shown.to - shown.from - 16,
            last: rows.total - 1,
            go,
            open: (index) => open(index, props.onEnter),
            toggle: pick.toggle,
          })
        }
        onClick={(event) => {
          const index = rowOf(event);
          if (index === undefined) return;
          setActive(index);
          open(index);
        }}
        onFocus={({ target }) => {
          const index = Number(target.closest<HTMLElement>('.table-row')?.dataset['index'] ?? active);
          if (index !== active) setActive(index);
          const row = rows.rowAt(index);
          if (row !== undefined) props.onFocusRow?.(row);
        }}
      >
        <TableHead
          columns={columns}
          sort={sort}
          onSort={onSort}
          pick={selected && <SelectAllRows {...pick} />}
          resize={resize}
        />
        <div
          className="table-body"
          role="rowgroup"
          style={{ blockSize: bodyHeight({ total: rows.total, rowHeight: height, view: 0 }) }}
        >
          {indices.map((index) => {
            const row = rows.rowAt(index);
            const key = row === undefined ? `#${index}` : rowKey(row);
            return (
              <TableRow
                key={index}
                row={row}
                index={index}
                place={shown.placeOf(index)}
                height={height}
                columns={columns}
                isPhone={isPhone}
                rowKey={key}
                name={row === undefined ? '' : rowName(row)}
                isActive={index === active}
                isSelected={selected?.has(key)}
                opens={onOpen !== undefined}
                onPick={pick.pick}
              />
            );
          })}
        </div>
        {arranged.some(({ foot }) => foot !== undefined) && (
          <TableFoot columns={arranged} hasPick={selected !== undefined} index={rows.total + 2} />
        )}
      </div>
      {printed && printed.missing > 0 && (
        <p className="table-printed">{t('common.rowsNotPrinted', { count: printed.missing })}</p>
      )}
      {rows.error ? <Problem error={rows.error} onRetry={rows.retry} /> : null}
      {selected && selected.size > 0 && (
        <div className="table-bulk" role="region" aria-label={t('common.selectedRows')}>
          <span aria-live="polite">{t('common.selected', { size: selected.size })}</span>
          {props.bulkActions}
          <Button kind="quiet" onPress={() => onSelect?.(new Set())}>
            {t('common.clear')}
          </Button>
        </div>
      )}
    </div>
  );
}

const isRowFocused = (): boolean => document.activeElement?.classList.contains('table-row') === true;
