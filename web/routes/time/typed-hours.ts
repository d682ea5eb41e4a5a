/**
 * The outbox of typed hours: all cells whose hours the server may not have yet, stored in the browser until it has
 * them.
 * - `type` stores the hours and returns at once. Each cell has one request at a time; hours typed meanwhile follow it
 *   (`#send`).
 * - `CellWrite` (cell-write.ts) creates, updates or deletes the entry of a cell and finds changes by others.
 * - Without a connection, a cell is `waiting`; it is sent again every ten seconds and when the connection is back.
 * - After a refusal or a conflict, a cell is `refused` until the user changes or drops it (unsent.tsx).
 * - A `saved` cell is dropped once the week was read again after it (`seen`).
 */
import { BrowserStore, retryRegularly } from '../../api/browser-store.js';
import {
  CellWrite,
  CellConflict,
  type CellCalls,
  type CellText,
  type Known,
  type NewCellEntry,
  type CellPlace,
} from './cell-write.js';

/** What was typed into a cell, and the state of saving it. */
export interface Typed extends CellText {
  /** `waiting` for a connection; `refused` until it is changed. */
  readonly state: 'saving' | 'saved' | 'waiting' | 'refused';
  readonly problem?: string | undefined;
  readonly savedAt?: number;
}

interface StoredCell extends CellText {
  readonly place: CellPlace;
  readonly known?: Known | undefined;
  readonly creating?: NewCellEntry | undefined;
}

interface Cell {
  readonly place: CellPlace;
  readonly write: CellWrite;
  typed: Typed;
  isSending: boolean;
}

export interface Words {
  readonly of: (error: unknown) => string;
  /** Whether the write may succeed once there is a connection. */
  readonly isOffline: (error: unknown) => boolean;
  readonly changed: (hours: number | null) => string;
}

export class TypedHours {
  readonly #calls: CellCalls;
  readonly #words: Words;
  readonly #afterWrite: () => void;
  readonly #store: BrowserStore<StoredCell>;
  readonly #cells = new Map<string, Cell>();
  readonly #listeners = new Set<() => void>();
  #shown: ReadonlyMap<string, Typed & { readonly place: CellPlace }> = new Map();

  constructor(userId: string, calls: CellCalls, words: Words, afterWrite: () => void) {
    this.#calls = calls;
    this.#words = words;
    this.#afterWrite = afterWrite;
    this.#store = new BrowserStore(`docket.hours.${userId}.`, isStoredCell);
    this.#restore();
    retryRegularly(() => this.retry());
  }

  readonly read = (): ReadonlyMap<string, Typed & { readonly place: CellPlace }> => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Stores typed hours and sends them in the background. */
  type(key: string, place: CellPlace, text: CellText, known: Known | undefined): void {
    const cell = this.#cells.get(key) ?? this.#add(key, { place, ...text, known });
    cell.typed = { description: cell.typed.description, ...text, state: 'saving' };
    void this.#send(key, cell);
  }

  /** Discards typed hours: the cell shows those of the server. */
  drop(key: string): void {
    this.#cells.delete(key);
    this.#store.delete(key);
    this.#notify();
  }

  retry(): void {
    for (const [key, cell] of this.#cells) if (cell.typed.state === 'waiting') void this.#send(key, cell);
  }

  /** Drops cells that were saved before this time: the data read since then shows their hours. */
  seen(readAt: number): void {
    for (const [key, { typed, isSending }] of this.#cells)
      if (typed.state === 'saved' && !isSending && (typed.savedAt ?? Infinity) < readAt) this.drop(key);
  }

  #add(key: string, { place, hours, description, known, creating }: StoredCell): Cell {
    const write = new CellWrite(place, this.#calls, known, creating);
    const cell: Cell = { place, write, typed: { hours, description, state: 'waiting' }, isSending: false };
    this.#cells.set(key, cell);
    return cell;
  }

  async #send(key: string, cell: Cell): Promise<void> {
    cell.write.prepare(cell.typed);
    this.#keep(key, cell);
    if (cell.isSending) return;
    cell.isSending = true;
    for (;;) {
      const { typed } = cell;
      const outcome = await this.#attempt(cell, typed);
      if (this.#cells.get(key) !== cell) break;
      // The user typed more meanwhile: it is sent next.
      if (outcome.state !== 'waiting' && cell.typed !== typed) continue;
      // What was typed while there was no connection waits for it too.
      const { hours, description } = cell.typed;
      cell.typed = { ...outcome, hours, description };
      break;
    }
    cell.isSending = false;
    this.#keep(key, cell);
    this.#afterWrite();
  }

  async #attempt({ write }: Cell, { hours, description }: Typed): Promise<Typed> {
    const text = { hours, description };
    try {
      await write.write(text);
      return { ...text, state: 'saved', savedAt: Date.now() };
    } catch (error) {
      if (error instanceof CellConflict)
        return { ...text, state: 'refused', problem: this.#words.changed(error.hours) };
      if (this.#words.isOffline(error)) return { ...text, state: 'waiting', problem: this.#words.of(error) };
      write.forgetCreation();
      return { ...text, state: 'refused', problem: this.#words.of(error) };
    }
  }

  #keep(key: string, cell: Cell): void {
    if (this.#cells.get(key) === cell) {
      const { hours, description } = cell.typed;
      const stored: StoredCell = { place: cell.place, hours, description, ...cell.write.progress };
      if (cell.typed.state === 'saved') this.#store.delete(key);
      else this.#store.set(key, stored);
    }
    this.#notify();
  }

  #restore(): void {
    for (const key of this.#store.keys()) {
      const stored = this.#store.get(key);
      if (stored) this.#add(key, stored);
    }
    this.#notify();
    this.retry();
  }

  #notify(): void {
    this.#shown = new Map([...this.#cells].map(([key, { typed, place }]) => [key, { ...typed, place }]));
    for (const listener of this.#listeners) listener();
  }
}

const isStoredCell = (value: object): value is StoredCell => 'place' in value && 'hours' in value;
