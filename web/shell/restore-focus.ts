/** The focus is never lost: when what had it goes, such as the row of what was deleted, it moves to what stands there now. */
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
    // Someone who leaves it for nothing, as by a click beside everything, wants it nowhere.
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
/** A dialog keeps the focus in it by itself. */
const isCovered = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** From the element up to its page. */
function pathOf(target: Element): readonly Place[] {
  const path: Place[] = [];
  for (let element: Element | null = target; element?.parentElement; element = element.parentElement) {
    path.push({ element, at: [...element.parentElement.children].indexOf(element) });
    if (element.matches('.page')) break;
  }
  return path;
}

/** What stands in the place of what is gone, or else the title; nothing where the page as a whole is another. */
function successorOf(path: readonly Place[]): HTMLElement | null | undefined {
  const level = path.findIndex(({ element }) => element.isConnected);
  const left = path[level]?.element;
  const page = left?.closest('.page');
  if (!left || !page) return undefined;
  const neighbours = [...left.children];
  const neighbour = neighbours[Math.min(path[level - 1]?.at ?? 0, neighbours.length - 1)];
  // Not a field to type in: on a phone that would bring up its keyboard.
  const stops = 'button:enabled, a[href], [role=row][tabindex="0"]';
  const stop = neighbour?.matches(stops) ? neighbour : neighbour?.querySelector(stops);
  return stop instanceof HTMLElement ? stop : page.querySelector<HTMLElement>('h1');
}
