/** Selects rows of a table: one by one, or a range with Shift. */
import { useEffect, useRef, useState } from 'react';
import type { RowSource } from '../list-pages.js';
import { t } from '../../messages/text.js';

interface Picked<Row> {
  readonly rows: RowSource<Row>;
  readonly rowKey: (row: Row) => string;
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (selected: ReadonlySet<string>) => void;
}

export function useRowSelection<Row>({ rows, rowKey, selected, onSelect }: Picked<Row>) {
  const anchor = useRef(0);
  const loaded = (from: number, to: number): string[] =>
    Array.from({ length: to - from }, (_row, at) => rows.rowAt(from + at)).flatMap((row) =>
      row === undefined ? [] : [rowKey(row)],
    );
  const pick = (key: string, index: number, isRange: boolean): void => {
    if (!selected) return;
    const isAdded = !selected.has(key);
    const range = isRange ? loaded(Math.min(anchor.current, index), Math.max(anchor.current, index) + 1) : [key];
    anchor.current = index;
    const next = new Set(selected);
    for (const one of range) {
      if (isAdded) next.add(one);
      else next.delete(one);
    }
    onSelect?.(next);
  };
  const latest = useRef(pick);
  useEffect(() => {
    latest.current = pick;
  });
  const [stable] = useState(
    () => (key: string, index: number, isRange: boolean) => latest.current(key, index, isRange),
  );
  return {
    pick: stable,
    toggle: (index: number, isRange: boolean) => {
      const row = rows.rowAt(index);
      if (row !== undefined) pick(rowKey(row), index, isRange);
    },
    /** Keys of the loaded rows among the first thousand. Rows that the user cannot have seen are not selected. */
    all: () => loaded(0, Math.min(rows.total, 1000)),
    selected,
    onSelect,
  };
}

/** The checkbox in the head: selects all or none. */
export function SelectAllRows({
  all,
  selected,
  onSelect,
}: Pick<ReturnType<typeof useRowSelection>, 'all' | 'selected' | 'onSelect'>) {
  const isAny = (selected?.size ?? 0) > 0;
  return (
    <div role="columnheader" className="table-cell table-pick">
      <label>
        <input
          type="checkbox"
          aria-label={t('common.selectAllLoadedRows')}
          checked={isAny}
          onChange={() => onSelect?.(new Set(isAny ? [] : all()))}
        />
      </label>
    </div>
  );
}
