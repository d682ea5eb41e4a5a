/** Which columns a table shows, in which order, and how wide they are. Pure. */
import type { Column } from './table-column.js';

/** A column that the user chose; `width` is in pixels, null for one that follows the content. */
export interface ColumnChoice {
  readonly id: string;
  readonly width: number | null;
}

export interface TableLayout {
  /** From left to right; empty for the columns that the table shows by itself. */
  readonly columns: readonly ColumnChoice[];
  readonly isCompact: boolean;
}

export const standardLayout: TableLayout = { columns: [], isCompact: false };

/** A column in its place. */
export interface ShownColumn<Row> extends Column<Row> {
  /** The width that the user gave it. */
  readonly ownWidth: number | null;
  /** It grows with its content. */
  readonly isFit: boolean;
  /** Its place in the row of a phone. */
  readonly slot?: 'name' | 'state' | 'action' | 'fact' | 'amount' | 'line';
}

/** What a menu of columns needs of one. */
export type NamedColumn = Pick<Column<never>, 'id' | 'header' | 'isRowHeader' | 'isHeaderHidden' | 'isOptional'>;

/** The columns that are present, one of which names the row. */
export function namedColumns<Row>(all: readonly (Column<Row> | false | null | undefined)[]): Column<Row>[] {
  const present = all.filter((column): column is Column<Row> => Boolean(column));
  const hasHeader = present.some(({ isRowHeader }) => isRowHeader);
  return present.map((column, at) => (hasHeader || at > 0 ? column : { ...column, isRowHeader: true }));
}

/** The choices that a layout means for these columns. A column of actions cannot be chosen: it is always the last. */
export function choicesOf(columns: readonly NamedColumn[], layout: TableLayout): ColumnChoice[] {
  const own = columns.filter(({ isHeaderHidden }) => !isHeaderHidden);
  const chosen = layout.columns.filter(({ id }) => own.some((column) => column.id === id));
  if (chosen.length === 0) return own.filter(({ isOptional }) => !isOptional).map(({ id }) => ({ id, width: null }));
  const header = own.find(({ isRowHeader }) => isRowHeader);
  return header && !chosen.some(({ id }) => id === header.id) ? [{ id: header.id, width: null }, ...chosen] : chosen;
}

/** The columns to draw. */
export function arrange<Row>(columns: readonly Column<Row>[], layout: TableLayout): ShownColumn<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const chosen = choicesOf(columns, layout).flatMap(({ id, width }) => {
    const column = byId.get(id);
    return column ? [placed(column, width)] : [];
  });
  return [...chosen, ...columns.filter(({ isHeaderHidden }) => isHeaderHidden).map((column) => placed(column, null))];
}

const placed = <Row>(column: Column<Row>, ownWidth: number | null): ShownColumn<Row> => ({
  ...column,
  ownWidth,
  isFit: ownWidth === null && (column.width === 'fit' || typeof column.width === 'number'),
});

/** Least width in pixels of a column that takes a share of the rest. Below it, the table scrolls sideways. */
const minShare = 112;

/** Space at both sides of a row, and of the checkbox. */
const around = 56;

export interface Tracks {
  /** For `grid-template-columns`. */
  readonly columns: string;
  /** The least width of the table in pixels. */
  readonly minWidth: number;
}

/** `fitted` are the measured widths of columns that follow their content. */
export function tracksOf<Row>(shown: readonly ShownColumn<Row>[], fitted: ReadonlyMap<string, number>): Tracks {
  const hasShare = shown.some(({ isFit, ownWidth }) => !isFit && ownWidth === null);
  const tracks = shown.map((column) => {
    const { id, width, ownWidth, isFit, isRowHeader } = column;
    if (ownWidth !== null) return { minWidth: ownWidth, track: `${ownWidth}px` };
    if (!isFit) return { minWidth: minShare, track: `minmax(${minShare}px, ${width ?? '1fr'})` };
    const minWidth = Math.max(typeof width === 'number' ? width : 0, fitted.get(id) ?? 0);
    // Without a column that takes the rest, the names do.
    return { minWidth, track: isRowHeader && !hasShare ? `minmax(${minWidth}px, 1fr)` : `${minWidth}px` };
  });
  return {
    columns: tracks.map(({ track }) => track).join(' '),
    minWidth: tracks.reduce((sum, { minWidth }) => sum + minWidth, around),
  };
}

/** The height of a row, where the user wants more of them on the screen. */
export const heightOf = (usual: number, { isCompact }: TableLayout): number =>
  isCompact ? Math.max(30, usual - 10) : usual;
