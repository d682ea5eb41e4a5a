/** Short messages about what was just done, with Undo if there is one (toasts.tsx shows them). */
import { useSyncExternalStore } from 'react';

export interface ToastContent {
  readonly text: string;
  readonly kind?: 'bad';
  readonly undo?: () => unknown;
  /** Called when it is closed, whether by the user or by its time. */
  readonly onClose?: () => unknown;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** A message, from the call of `notify` until it is closed. */
export interface Toast {
  readonly content: ToastContent;
  isClosed: boolean;
  /** Closes it on the screen, once it is there. */
  onClose?: () => void;
}

/** Messages that wait for the region, which is loaded for the first of them. */
let waiting: readonly Toast[] = [];
const listeners = new Set<() => void>();

function setWaiting(next: readonly Toast[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a message for 5 s, for 10 s with a button, and until it is closed if it is bad. Returns a function that closes
 * it.
 */
export function notify(text: string, more: Omit<ToastContent, 'text'> = {}): () => void {
  const toast: Toast = { content: { text, ...more }, isClosed: false };
  setWaiting([...waiting, toast]);
  return () => {
    toast.isClosed = true;
    toast.onClose?.();
  };
}

/** Returns the messages that wait, once. */
export function takeWaiting(): readonly Toast[] {
  const taken = waiting;
  if (taken.length > 0) setWaiting([]);
  return taken;
}

export function useWaitingToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, () => waiting);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
