/** The layouts that a user changed in this window, by screen and view, until they are saved. */
import { useSyncExternalStore } from 'react';
import type { TableLayout } from '../../ui/table/table-layout.js';

const changed = new Map<string, TableLayout>();
const listeners = new Set<() => void>();

export function setChangedLayout(key: string, layout: TableLayout | undefined): void {
  if (layout) changed.set(key, layout);
  else changed.delete(key);
  for (const listener of listeners) listener();
}

export const changedLayout = (key: string): TableLayout | undefined => changed.get(key);

export const useChangedLayout = (key: string): TableLayout | undefined =>
  useSyncExternalStore(subscribe, () => changed.get(key));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
