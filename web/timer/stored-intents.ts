/** Stores intents and unsaved time in the browser, so that closing a tab loses nothing. All tabs share them. */
import type { Intent, Unsaved } from './intents.js';

export interface StoredTimer {
  readonly intents: readonly Intent[];
  readonly unsaved: readonly Unsaved[];
}

const nothing: StoredTimer = { intents: [], unsaved: [] };

/** One store for each user: two users can share a browser. */
export class StoredIntents {
  readonly #name: string;
  readonly #listeners = new Set<() => void>();
  #text: string | null = null;
  #stored: StoredTimer = nothing;

  constructor(userId: string) {
    this.#name = `docket.timer.${userId}`;
    globalThis.addEventListener('storage', ({ key }) => {
      if (key === this.#name || key === null) this.#notify();
    });
  }

  /** Returns the same object until something changes, as `useSyncExternalStore` requires. */
  readonly read = (): StoredTimer => {
    const text = globalThis.localStorage.getItem(this.#name);
    if (text !== this.#text) {
      this.#text = text;
      this.#stored = parse(text);
    }
    return this.#stored;
  };

  write(change: (stored: StoredTimer) => StoredTimer): void {
    const { intents, unsaved } = change(this.read());
    if (intents.length + unsaved.length === 0) globalThis.localStorage.removeItem(this.#name);
    else globalThis.localStorage.setItem(this.#name, JSON.stringify({ intents, unsaved }));
    this.#notify();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

function parse(text: string | null): StoredTimer {
  if (text === null) return nothing;
  try {
    return { ...nothing, ...(JSON.parse(text) as Partial<StoredTimer>) };
  } catch {
    return nothing;
  }
}
