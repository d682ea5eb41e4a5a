/**
 * Values that the browser keeps until the server has them, as JSON in localStorage: starts and stops of the timer,
 * typed hours. All tabs share them.
 */
import { onlineManager } from '@tanstack/react-query';

/** The values of one kind, by key. */
export class BrowserStore<Value extends object> {
  readonly #prefix: string;
  readonly #isValue: (value: object) => value is Value;
  readonly #listeners = new Set<() => void>();
  /** The last value that was read under a key, with its text. */
  readonly #read = new Map<string, { readonly text: string; readonly value: Value | undefined }>();

  /** Names in localStorage begin with `prefix`. Texts that are no `Value` count as missing. */
  constructor(prefix: string, isValue: (value: object) => value is Value) {
    this.#prefix = prefix;
    this.#isValue = isValue;
    globalThis.addEventListener('storage', ({ key }) => {
      if (key === null || key.startsWith(prefix)) this.#notify();
    });
  }

  /** Returns the same object until it changes, as `useSyncExternalStore` requires. */
  get(key: string): Value | undefined {
    const text = globalThis.localStorage.getItem(this.#prefix + key);
    if (text === null) return undefined;
    const last = this.#read.get(key);
    if (last?.text === text) return last.value;
    const value = this.#parse(text);
    this.#read.set(key, { text, value });
    return value;
  }

  set(key: string, value: Value): void {
    globalThis.localStorage.setItem(this.#prefix + key, JSON.stringify(value));
    this.#notify();
  }

  delete(key: string): void {
    globalThis.localStorage.removeItem(this.#prefix + key);
    this.#read.delete(key);
    this.#notify();
  }

  keys(): readonly string[] {
    return Object.keys(globalThis.localStorage)
      .filter((name) => name.startsWith(this.#prefix))
      .map((name) => name.slice(this.#prefix.length));
  }

  /** Calls the listener after every change, in this tab or in another. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #parse(text: string): Value | undefined {
    try {
      const value: unknown = JSON.parse(text);
      return typeof value === 'object' && value !== null && this.#isValue(value) ? value : undefined;
    } catch {
      return undefined;
    }
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

const retryMs = 10_000;

/** Calls `send` every ten seconds and when the connection is back, until the returned function is called. */
export function retryRegularly(send: () => void): () => void {
  const timer = setInterval(send, retryMs);
  const unsubscribe = onlineManager.subscribe((isOnline) => isOnline && send());
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}
