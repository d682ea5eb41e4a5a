/** Keeps the focus from getting lost: if the focused element is removed (a deleted row), focuses its successor. */
import { useEffect } from 'react';

/** An element with its place among its neighbours. */
interface Place {
  readonly element: Element;
  readonly at: number;
}

export function useRestoredFocus(): void {
  useEffect(() => {
    let path: readonly Place[] = [];
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.closest('.page')) path = pathOf(target);
    };
    // A user who clicks on the background removes the focus on purpose.
    const forget = ({ target, relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) return;
      setTimeout(() => {
        if (isNowhere() && target instanceof Element && target === path[0]?.element && target.isConnected) path = [];
      });
    };
    const observer = new MutationObserver(() => {
      if (path[0] === undefined || path[0].element.isConnected || !isNowhere() || isCovered()) return;
      const next = successorOf(path);
      path = [];
      next?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
      observer.disconnect();
    };
  }, []);
}

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;
/** An open dialog manages the focus itself. A message is a dialog that is not modal, and leaves it to the page. */
const isCovered = (): boolean =>
  document.querySelector(':is([role=dialog], [role=alertdialog]):not([aria-modal=false])') !== null;

/** The element and its ancestors, up to the page. */
function pathOf(target: Element): readonly Place[] {
  const path: Place[] = [];
  for (let element: Element | null = target; element?.parentElement; element = element.parentElement) {
    path.push({ element, at: [...element.parentElement.children].indexOf(element) });
    if (element.matches('.page')) break;
  }
  return path;
}

/**
 * The control now in the removed element's place, or else the page's title; undefined if the whole page was replaced.
 */
function successorOf(path: readonly Place[]): HTMLElement | null | undefined {
  const level = path.findIndex(({ element }) => element.isConnected);
  const left = path[level]?.element;
  const page = left?.closest('.page');
  if (!left || !page) return undefined;
  const neighbours = [...left.children];
  const neighbour = neighbours[Math.min(path[level - 1]?.at ?? 0, neighbours.length - 1)];
  // No text fields: on a phone, focusing one opens the keyboard.
  const stops = 'button:enabled, a[href], [role=row][tabindex="0"]';
  const stop = neighbour?.matches(stops) ? neighbour : neighbour?.querySelector(stops);
  return stop instanceof HTMLElement ? stop : page.querySelector<HTMLElement>('h1');
}
