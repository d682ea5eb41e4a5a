/** Draws the rows of a table, and its head and foot. */
import { memo, type CSSProperties, type ReactNode } from 'react';
import { Icon } from './icon.js';
import { t } from '../messages/text.js';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers. */
  readonly align?: 'start' | 'center' | 'end';
  readonly isSortable?: boolean;
  /** Pixels, or a share of the rest such as `2fr`. */
  readonly width?: number | `${number}fr`;
  readonly isHiddenOnPhone?: boolean;
  /** The column that names the row; the first by default. */
  readonly isRowHeader?: boolean;
  /** The header is read aloud but not seen: for actions. */
  readonly isHeaderHidden?: boolean;
  /** Cell in the table's foot, such as a sum. */
  readonly foot?: ReactNode;
}

export interface Sort {
  readonly id: string;
  readonly isDescending: boolean;
}

export interface Picking {
  readonly selected: ReadonlySet<string>;
  readonly toggle: (key: string, index: number, isRange: boolean) => void;
}

export interface RowProps<Row> {
  readonly row: Row | undefined;
  readonly index: number;
  readonly place: number;
  readonly height: number;
  readonly columns: readonly Column<Row>[];
  readonly name: string;
  readonly rowKey: string;
  readonly isActive: boolean;
  readonly isSelected: boolean | undefined;
  readonly opens: boolean;
  readonly onPick: (key: string, index: number, isRange: boolean) => void;
}

function DrawnRow<Row>(props: RowProps<Row>) {
  const { row, index, place, height, columns, isActive, isSelected, opens } = props;
  const style: CSSProperties = { blockSize: height, transform: `translateY(${place}px)` };
  return (
    <div
      role="row"
      className="table-row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      aria-busy={row === undefined || undefined}
      data-index={index}
      data-opens={opens ? '' : undefined}
      data-picks={isSelected === undefined ? undefined : ''}
      tabIndex={isActive ? 0 : -1}
      style={style}
    >
      {isSelected !== undefined && <PickCell {...props} isSelected={isSelected} />}
      {columns.map((column) => (
        <div
          key={column.id}
          role={column.isRowHeader ? 'rowheader' : 'gridcell'}
          className="table-cell"
          data-align={column.align}
          data-label={column.isHeaderHidden ? undefined : column.header}
        >
          {row === undefined ? <span className="table-wait" /> : column.cell(row)}
        </div>
      ))}
    </div>
  );
}

/** Renders again only when a prop has changed. */
// `memo` drops the type parameter.
export const TableRow = memo(DrawnRow) as typeof DrawnRow;

function PickCell<Row>({ rowKey, index, name, row, isSelected, isActive, onPick }: RowProps<Row>) {
  return (
    <div role="gridcell" className="table-cell table-pick">
      <label>
        <input
          type="checkbox"
          checked={isSelected}
          disabled={row === undefined}
          tabIndex={isActive ? 0 : -1}
          aria-label={t('common.select', { name })}
          onChange={(event) => {
            const { nativeEvent } = event;
            onPick(rowKey, index, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
          }}
        />
      </label>
    </div>
  );
}

export interface HeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  readonly pick?: ReactNode;
}

export function TableHead<Row>({ columns, sort, onSort, pick }: HeadProps<Row>) {
  const directionOf = (id: string) =>
    sort?.id === id ? (sort.isDescending ? ('descending' as const) : ('ascending' as const)) : undefined;
  return (
    <div role="row" className="table-head" aria-rowindex={1}>
      {pick}
      {columns.map(({ id, header, align, isSortable, isHeaderHidden }) => {
        const direction = directionOf(id);
        return (
          <div key={id} role="columnheader" className="table-cell" data-align={align} aria-sort={direction}>
            {isSortable && onSort ? (
              <button
                type="button"
                className="table-sort"
                onClick={() => onSort({ id, isDescending: direction === 'ascending' })}
              >
                {header}
                {direction && <Icon name={direction === 'ascending' ? 'arrowUp' : 'arrowDown'} />}
              </button>
            ) : (
              <span className={isHeaderHidden ? 'away' : undefined}>{header}</span>
            )}
          </div>
        );
      })}
    </div>
  );
}

export function TableFoot<Row>({
  columns,
  hasPick,
  index,
}: {
  columns: readonly Column<Row>[];
  hasPick: boolean;
  index: number;
}) {
  return (
    <div role="row" className="table-foot" aria-rowindex={index}>
      {hasPick && <div role="gridcell" className="table-pick" />}
      {columns.map(({ id, align, foot, header }) => (
        <div key={id} role="gridcell" className="table-cell" data-align={align} data-label={header}>
          {foot}
        </div>
      ))}
    </div>
  );
}
