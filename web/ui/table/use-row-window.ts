/** Follows the scrolling of an element and returns the range of rows to draw. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { drawnRows, follow, reveal, type Lengths, type Scroll } from './row-window.js';

export interface RowWindow {
  readonly from: number;
  readonly to: number;
  /** Offset of a row in the scrolled body, in pixels. */
  readonly placeOf: (row: number) => number;
  readonly reveal: (row: number) => void;
}

const start: Scroll = { top: 0, ahead: 0 };

export function useRowWindow(scroller: RefObject<HTMLElement | null>, total: number, rowHeight: number): RowWindow {
  const [view, setView] = useState(600);
  const lengths: Lengths = { total, rowHeight, view };
  const at = useRef(start);
  const [drawn, setDrawn] = useState({ ...drawnRows(start, lengths), ahead: 0 });
  const latest = useRef(lengths);
  const move = useCallback((to: Scroll) => {
    at.current = to;
    const { from, to: end } = drawnRows(to, latest.current);
    setDrawn((known) =>
      known.from === from && known.to === end && known.ahead === to.ahead ? known : { from, to: end, ahead: to.ahead },
    );
  }, []);
  useLayoutEffect(() => {
    latest.current = { total, rowHeight, view };
    // The browser may have changed `scrollTop` because the content became shorter.
    move(follow(at.current, scroller.current?.scrollTop ?? 0, latest.current));
  }, [total, rowHeight, view, move, scroller]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const onScroll = (): void => move(follow(at.current, element.scrollTop, latest.current));
    const measured = new ResizeObserver(() => setView(Math.max(rowHeight, element.clientHeight - headOf(element))));
    measured.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      measured.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller, move, rowHeight]);
  return {
    from: Math.min(drawn.from, total),
    to: Math.min(drawn.to, total),
    placeOf: (row) => row * rowHeight - drawn.ahead,
    reveal: (row) => {
      const target = reveal(at.current, row, latest.current);
      move(target);
      if (scroller.current) scroller.current.scrollTop = target.top;
    },
  };
}

/** Height of the sticky head and foot, which cover rows. */
const headOf = (element: HTMLElement): number =>
  [...element.querySelectorAll<HTMLElement>('.table-head, .table-foot')]
    .filter((part) => getComputedStyle(part).position === 'sticky')
    .reduce((sum, part) => sum + part.offsetHeight, 0);
