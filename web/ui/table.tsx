/**
 * A list of any length: only rows in view are drawn, and only their pages requested. Who does what:
 * - A `RowSource` (list-pages.ts) gives the rows. `useListPages` loads the pages that the table names by `onVisibleRange`.
 * - `useRowWindow` (use-row-window.ts, row-window.ts) turns the scroll position into the range of rows to draw.
 * - `TableRow`, `TableHead` and `TableFoot` (table-rows.tsx) draw; each row is placed by its offset, so none is needed
 *   above it.
 * - `useRowSelection` (use-row-selection.tsx) selects rows, one by one or a range with Shift.
 * One row is active and has the tab stop: arrows move it by rows, Enter opens, Space selects, Home and End jump. On a
 * phone each row is a card of labels and values.
 */
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from './button.js';
import type { RowSource } from './list-pages.js';
import { useIsPhone } from './media.js';
import { Problem, Skeleton } from './notice.js';
import { bodyHeight } from './row-window.js';
import { TableFoot, TableHead, TableRow, type Column, type Sort } from './table-rows.js';
import { useShortcut } from './shortcuts.js';
import { SelectAllRows, useRowSelection } from './use-row-selection.js';
import { usePrintedRows } from './use-printed-rows.js';
import { useRowWindow } from './use-row-window.js';
import './field.css';
import './table.css';
import { t } from '../messages/text.js';

export type { Column, Sort } from './table-rows.js';

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
  /** The screen's main list: `j`, `k` and `x` move and select in it from anywhere on the screen. */
  readonly isMain?: boolean;
  /** The row that has the focus, or had it last: for keys of the screen that act on it. */
  readonly onFocusRow?: (row: Row) => void;
}

export function Table<Row>(props: TableProps<Row>) {
  const { rows, empty } = props;
  if (rows.isLoading) return <Skeleton lines={8} />;
  if (rows.error && rows.total === 0) return <Problem error={rows.error} onRetry={rows.retry} />;
  return rows.total === 0 ? empty : <Grid {...props} />;
}

function columnsOf<Row>(all: TableProps<Row>['columns'], isPhone: boolean): Column<Row>[] {
  const present = all.filter((column): column is Column<Row> => Boolean(column));
  const hasHeader = present.some(({ isRowHeader }) => isRowHeader);
  const named = present.map((column, at) => (hasHeader || at > 0 ? column : { ...column, isRowHeader: true }));
  return isPhone ? named.filter(({ isHiddenOnPhone }) => !isHiddenOnPhone) : named;
}

const trackOf = <Row,>({ width = '1fr' }: Column<Row>): string =>
  typeof width === 'number' ? `${width}px` : `minmax(${minShare}px, ${width})`;

/** Least width in pixels of a column without a fixed width. Below it, the table scrolls sideways. */
const minShare = 112;

const minOf = (columns: readonly { readonly width?: number | string }[]): number =>
  columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : minShare), 56);

function Grid<Row>(props: TableProps<Row>) {
  const { label, rows, rowKey, rowName, onOpen, sort, onSort, selected, onSelect, isMain = false } = props;
  const isPhone = useIsPhone();
  // Stays the same during scrolling, so that rows already drawn do not render again.
  const columns = useMemo(() => columnsOf(props.columns, isPhone), [props.columns, isPhone]);
  const height = isPhone ? 26 * columns.length + 22 : (props.rowHeight ?? 40);
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
  const open = (index: number): void => {
    const row = rows.rowAt(index);
    if (row !== undefined) onOpen?.(row);
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
  const tracks = [...(selected ? ['2.25rem'] : []), ...columns.map(trackOf)].join(' ');
  return (
    <div className="table" style={{ '--columns': tracks, '--least': `${minOf(columns)}px` } as CSSProperties}>
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
            open,
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
        <TableHead columns={columns} sort={sort} onSort={onSort} pick={selected && <SelectAllRows {...pick} />} />
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
        {columns.some(({ foot }) => foot !== undefined) && (
          <TableFoot columns={columns} hasPick={selected !== undefined} index={rows.total + 2} />
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

/** The clicked row, unless the click was on a control inside it. */
function rowOf({ target }: MouseEvent<HTMLElement>): number | undefined {
  if (
    !(target instanceof Element) ||
    target.closest('a, button, input, label, select, textarea, .table-pick, [role=button]')
  )
    return undefined;
  // Selecting text to copy it is no click.
  if (globalThis.getSelection()?.type === 'Range') return undefined;
  const row = target.closest<HTMLElement>('.table-row');
  return row ? Number(row.dataset['index']) : undefined;
}

const isRowFocused = (): boolean => document.activeElement?.classList.contains('table-row') === true;

interface Keyed {
  readonly active: number;
  readonly page: number;
  readonly last: number;
  readonly go: (row: number) => void;
  readonly open: (row: number) => void;
  readonly toggle: (row: number, isRange: boolean) => void;
}

function onKey(event: KeyboardEvent<HTMLElement>, { active, page, last, go, open, toggle }: Keyed): void {
  if (!(event.target instanceof HTMLElement) || !event.target.classList.contains('table-row')) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const actions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => go(active + 1),
    ArrowUp: () => go(active - 1),
    PageDown: () => go(active + Math.max(1, page)),
    PageUp: () => go(active - Math.max(1, page)),
    Home: () => go(0),
    End: () => go(last),
    Enter: () => open(active),
    ' ': () => toggle(active, event.shiftKey),
  };
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}
