/** What keys and clicks in the rows of a table mean. */
import type { KeyboardEvent, MouseEvent } from 'react';

/** The clicked row, unless the click was on a control inside it. */
export function rowOf({ target }: MouseEvent<HTMLElement>): number | undefined {
  if (
    !(target instanceof Element) ||
    target.closest('a, button, input, label, select, textarea, .table-pick, [role=button]')
  )
    return undefined;
  // Selecting text to copy it is no click.
  if (globalThis.getSelection()?.type === 'Range') return undefined;
  const row = target.closest<HTMLElement>('.table-row');
  return row ? Number(row.dataset['index']) : undefined;
}

export interface Keyed {
  readonly active: number;
  readonly page: number;
  readonly last: number;
  readonly go: (row: number) => void;
  readonly open: (row: number) => void;
  readonly toggle: (row: number, isRange: boolean) => void;
}

export function onKey(event: KeyboardEvent<HTMLElement>, { active, page, last, go, open, toggle }: Keyed): void {
  if (!(event.target instanceof HTMLElement) || !event.target.classList.contains('table-row')) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const actions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => go(active + 1),
    ArrowUp: () => go(active - 1),
    PageDown: () => go(active + Math.max(1, page)),
    PageUp: () => go(active - Math.max(1, page)),
    Home: () => go(0),
    End: () => go(last),
    Enter: () => open(active),
    ' ': () => toggle(active, event.shiftKey),
  };
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}
