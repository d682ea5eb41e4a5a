/** The widths of a table's columns: by what they hold, or as the user drags their edges. */
import { useMemo, useState, type RefObject } from 'react';
import type { Column } from './table-column.js';
import type { Resize } from './table-head.js';
import { choicesOf, tracksOf, type ShownColumn, type TableLayout, type Tracks } from './table-layout.js';
import { useFitWidths } from './use-fit-widths.js';

interface Widths<Row> {
  readonly all: readonly Column<Row>[];
  readonly columns: readonly ShownColumn<Row>[];
  readonly layout: TableLayout;
  readonly onLayout: ((layout: TableLayout) => void) | undefined;
}

export function useColumnWidths<Row>(
  table: RefObject<HTMLElement | null>,
  { all, columns, layout, onLayout }: Widths<Row>,
): { readonly tracks: Tracks; readonly resize: Resize | undefined } {
  const fitted = useFitWidths(table);
  const [dragged, setDragged] = useState<{ readonly id: string; readonly width: number }>();
  const tracks = useMemo(
    () =>
      tracksOf(
        columns.map((column) => (column.id === dragged?.id ? { ...column, ownWidth: dragged.width } : column)),
        fitted,
      ),
    [columns, dragged, fitted],
  );
  return {
    tracks,
    resize: onLayout && {
      onDrag: (id, width) => setDragged({ id, width }),
      onWidth: (id, width) => {
        setDragged(undefined);
        onLayout(withWidth(all, layout, id, width));
      },
    },
  };
}

/** The layout with another width of one column. */
export const withWidth = <Row>(
  columns: readonly Column<Row>[],
  layout: TableLayout,
  id: string,
  width: number | null,
): TableLayout => ({
  ...layout,
  columns: choicesOf(columns, layout).map((choice) => (choice.id === id ? { id, width } : choice)),
});
