/** The headings of a table: they sort it, and their edges change the widths of its columns. */
import { useRef, type PointerEvent, type ReactNode } from 'react';
import { Icon } from '../icon.js';
import type { ShownColumn } from './table-layout.js';
import type { Sort } from './table-column.js';

export interface HeadProps<Row> {
  readonly columns: readonly ShownColumn<Row>[];
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  readonly pick?: ReactNode;
  /** Missing if the widths cannot be changed. */
  readonly resize?: Resize;
}

export interface Resize {
  /** While the edge is dragged. */
  readonly onDrag: (id: string, width: number) => void;
  /** When it is dropped; null makes the column follow its content again. */
  readonly onWidth: (id: string, width: number | null) => void;
}

export function TableHead<Row>({ columns, sort, onSort, pick, resize }: HeadProps<Row>) {
  return (
    <div role="row" className="table-head" aria-rowindex={1}>
      {pick}
      {columns.map(({ id, header, align, isSortable, isHeaderHidden, isFit }) => {
        const direction = sort?.id === id ? (sort.isDescending ? 'descending' : 'ascending') : undefined;
        return (
          <div
            key={id}
            role="columnheader"
            className="table-cell"
            data-align={align}
            data-column={id}
            data-fit={isFit ? id : undefined}
            aria-sort={direction}
          >
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
            {resize && !isHeaderHidden && <Edge id={id} resize={resize} />}
          </div>
        );
      })}
    </div>
  );
}

/** Narrower than this, a heading cannot be grabbed any more; the contract has a limit for wide ones. */
export const widthLimits = { min: 48, max: 2000 } as const;

/** For the mouse and the finger; the menu of the columns does the same by keyboard. */
function Edge({ id, resize }: { readonly id: string; readonly resize: Resize }) {
  const from = useRef<{ readonly x: number; readonly width: number; readonly sign: number }>(undefined);
  const widthAt = ({ clientX }: PointerEvent): number | undefined =>
    from.current && clampWidth(from.current.width + (clientX - from.current.x) * from.current.sign);
  const end = (event: PointerEvent, isDropped: boolean): void => {
    const width = widthAt(event);
    const isMoved = from.current?.x !== event.clientX;
    from.current = undefined;
    if (width !== undefined && isDropped && isMoved) resize.onWidth(id, width);
  };
  return (
    <span
      className="table-edge"
      aria-hidden="true"
      onPointerDown={(event) => {
        const heading = event.currentTarget.parentElement;
        if (event.button !== 0 || !heading) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        const sign = getComputedStyle(heading).direction === 'rtl' ? -1 : 1;
        from.current = { x: event.clientX, width: heading.offsetWidth, sign };
      }}
      onPointerMove={(event) => {
        const width = widthAt(event);
        if (width !== undefined) resize.onDrag(id, width);
      }}
      onPointerUp={(event) => end(event, true)}
      onPointerCancel={(event) => end(event, false)}
      onDoubleClick={() => resize.onWidth(id, null)}
    />
  );
}

export const clampWidth = (width: number): number =>
  Math.round(Math.max(widthLimits.min, Math.min(width, widthLimits.max)));
