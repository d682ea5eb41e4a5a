/** Widths of columns by what they hold. */
import { useEffect, useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';

const none: ReadonlyMap<string, number> = new Map();
/** How often cells are measured again after a growth: content that grows with its column must not grow for ever. */
const maxRounds = 4;

/**
 * Measures the cells of columns that follow their content (`data-fit`), and returns the widths by column. They only grow,
 * so that columns do not move to and fro during scrolling.
 */
export function useFitWidths(table: RefObject<HTMLElement | null>): ReadonlyMap<string, number> {
  const [widths, setWidths] = useState(none);
  const [, measureAgain] = useReducer((times: number) => times + 1, 0);
  const measured = useRef(none);
  const rounds = useRef(0);
  // After each rendering, because rows, texts and filters change what the columns hold; `maxRounds` ends the chain.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    const wider = new Map<string, number>();
    for (const cell of table.current?.querySelectorAll<HTMLElement>('.table-cell[data-fit]') ?? []) {
      const id = cell.dataset['fit'] ?? '';
      // One pixel more, because widths are rounded.
      if (cell.scrollWidth > cell.clientWidth) wider.set(id, Math.max(wider.get(id) ?? 0, cell.scrollWidth + 1));
    }
    // What was rendered for another reason than new widths, such as rows that arrived, is measured from the start.
    rounds.current = widths === measured.current ? 0 : rounds.current + 1;
    measured.current = widths;
    if (wider.size > 0 && rounds.current < maxRounds) setWidths((known) => new Map([...known, ...wider]));
  });
  useEffect(() => {
    // The font of the dashboard may be wider than the one before it is loaded.
    document.fonts.addEventListener('loadingdone', measureAgain);
    return () => document.fonts.removeEventListener('loadingdone', measureAgain);
  }, []);
  return widths;
}
