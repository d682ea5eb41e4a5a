/** Stores intents and unsaved time in the browser, so that closing a tab loses nothing. */
import { BrowserStore } from '../api/browser-store.js';
import type { Intent, Unsaved } from './intents.js';

export interface StoredTimer {
  readonly intents: readonly Intent[];
  readonly unsaved: readonly Unsaved[];
}

const nothing: StoredTimer = { intents: [], unsaved: [] };

const store = new BrowserStore(
  'docket.timer.',
  (value): value is StoredTimer => 'intents' in value && 'unsaved' in value,
);

/** Two users can share a browser: each has intents of their own. */
export class StoredIntents {
  readonly #userId: string;
  readonly subscribe = store.subscribe;

  constructor(userId: string) {
    this.#userId = userId;
  }

  readonly read = (): StoredTimer => store.get(this.#userId) ?? nothing;

  write(change: (stored: StoredTimer) => StoredTimer): void {
    const changed = change(this.read());
    if (changed.intents.length + changed.unsaved.length === 0) store.delete(this.#userId);
    else store.set(this.#userId, changed);
  }
}
