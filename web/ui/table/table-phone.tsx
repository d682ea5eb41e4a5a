/** A row on a phone: its name, state and actions in the first line, a few facts and an amount in the second, and columns that have lines of their own. */
import type { ReactNode } from 'react';
import type { Column } from './table-column.js';
import type { ShownColumn } from './table-layout.js';

/** How many facts fit in the second line. */
const maxFacts = 3;

const states: ReadonlySet<string> = new Set(['status', 'state']);

/** The columns of a phone's row, each with its place, in the order in which they are read. */
export function columnsOnPhone<Row>(columns: readonly Column<Row>[]): ShownColumn<Row>[] {
  const name = columns.find(({ isRowHeader }) => isRowHeader);
  const shown = columns.filter((column) => column !== name && !column.isHiddenOnPhone && !column.isOptional);
  const lines = shown.filter(({ phone }) => phone === 'line');
  const fitting = shown.filter(({ phone }) => phone !== 'line');
  const others = fitting.filter(({ isHeaderHidden }) => !isHeaderHidden);
  const actions = fitting.filter(({ isHeaderHidden }) => isHeaderHidden);
  const state = others.find(({ id, phone }) => phone === 'state' || (phone === undefined && states.has(id)));
  const amount =
    others.find(({ phone }) => phone === 'amount') ??
    others.findLast((column) => column.align === 'end' && column.phone === undefined && column !== state);
  const rest = others.filter((column) => column !== state && column !== amount);
  const facts = [...rest].toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, maxFacts);
  const placed = (column: Column<Row> | undefined, slot: ShownColumn<Row>['slot']): ShownColumn<Row>[] =>
    column ? [{ ...column, ownWidth: null, isFit: false, slot }] : [];
  return [
    ...placed(name, 'name'),
    ...placed(state, 'state'),
    ...actions.flatMap((column) => placed(column, 'action')),
    ...facts.flatMap((column) => placed(column, 'fact')),
    ...placed(amount, 'amount'),
    ...lines.flatMap((column) => placed(column, 'line')),
  ];
}

/** Texts say more by themselves than numbers. */
const rankOf = <Row,>({ phone, align }: Column<Row>): number => (phone === 'fact' ? 0 : align === 'end' ? 2 : 1);

interface PhoneCellsProps<Row> {
  readonly columns: readonly ShownColumn<Row>[];
  readonly cell: (column: ShownColumn<Row>) => ReactNode;
}

/** Two lines, each of which gives its end the room that it needs, and those of single columns. */
export function PhoneCells<Row>({ columns, cell }: PhoneCellsProps<Row>) {
  const of = (slot: ShownColumn<Row>['slot']): ReactNode[] => columns.filter((one) => one.slot === slot).map(cell);
  return (
    <div className="table-lines">
      <div className="table-line">
        {of('name')}
        {of('state')}
        {of('action')}
      </div>
      <div className="table-line">
        <div className="table-facts">{of('fact')}</div>
        {of('amount')}
      </div>
      {of('line')}
    </div>
  );
}
