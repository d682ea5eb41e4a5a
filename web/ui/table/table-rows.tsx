/** Draws the rows of a table, and its foot. */
import { memo, type CSSProperties, type ReactNode } from 'react';
import type { ShownColumn } from './table-layout.js';
import { PhoneCells } from './table-phone.js';
import { t } from '../../messages/text.js';

export interface Picking {
  readonly selected: ReadonlySet<string>;
  readonly toggle: (key: string, index: number, isRange: boolean) => void;
}

export interface RowProps<Row> {
  readonly row: Row | undefined;
  readonly index: number;
  readonly place: number;
  readonly height: number;
  readonly columns: readonly ShownColumn<Row>[];
  readonly isPhone: boolean;
  readonly name: string;
  readonly rowKey: string;
  readonly isActive: boolean;
  readonly isSelected: boolean | undefined;
  readonly opens: boolean;
  readonly onPick: (key: string, index: number, isRange: boolean) => void;
}

function DrawnRow<Row>(props: RowProps<Row>) {
  const { row, index, place, height, columns, isPhone, isActive, isSelected, opens } = props;
  const cell = (column: ShownColumn<Row>): ReactNode => <Cell key={column.id} column={column} row={row} />;
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
      {isPhone ? <PhoneCells columns={columns} cell={cell} /> : columns.map(cell)}
    </div>
  );
}

function Cell<Row>({ column, row }: { readonly column: ShownColumn<Row>; readonly row: Row | undefined }) {
  const { id, header, align, slot, isFit, isRowHeader, isHeaderHidden } = column;
  const isNamed = slot === 'fact' && (column.isNamedOnPhone ?? align === 'end');
  return (
    <div
      role={isRowHeader ? 'rowheader' : 'gridcell'}
      className="table-cell"
      data-align={align}
      data-fit={isFit ? id : undefined}
      data-slot={slot}
      data-named={isNamed ? '' : undefined}
      data-label={isHeaderHidden ? undefined : header}
    >
      {row === undefined ? <span className="table-wait" /> : column.cell(row)}
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

export function TableFoot<Row>({
  columns,
  hasPick,
  index,
}: {
  columns: readonly ShownColumn<Row>[];
  hasPick: boolean;
  index: number;
}) {
  return (
    <div role="row" className="table-foot" aria-rowindex={index}>
      {hasPick && <div role="gridcell" className="table-pick" />}
      {columns.map(({ id, align, foot, header, isFit }) => (
        <div
          key={id}
          role="gridcell"
          className="table-cell"
          data-align={align}
          data-fit={isFit ? id : undefined}
          data-label={header}
        >
          {foot}
        </div>
      ))}
    </div>
  );
}
