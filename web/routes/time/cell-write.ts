/**
 * Turns typed hours of one cell into a creation, update or deletion of its entry. Pure except for the calls passed in.
 */
import type { TimeEntry } from 'docket-sdk';
import type { WorkIds } from '../../entities/time-entry/work-ids.js';
import { t } from '../../messages/text.js';

/** The user, day and work of a cell. */
export interface CellPlace {
  readonly userId: string;
  readonly day: string;
  readonly ids: WorkIds;
}

/** The last known state of the cell's entry. */
export interface Known {
  readonly id: string;
  readonly hours: number;
}

export interface NewCellEntry {
  readonly key: string;
  readonly hours: number;
}

/** The API calls of a cell. `etag` is that of the state that was read or written last. */
export interface CellCalls {
  readonly create: (place: CellPlace, entry: NewCellEntry) => Promise<Stored>;
  readonly read: (id: string) => Promise<Stored | undefined>;
  readonly update: (stored: Stored, hours: number) => Promise<Stored>;
  readonly remove: (stored: Stored) => Promise<unknown>;
  readonly newKey: () => string;
  /** Whether the error means that somebody else changed or deleted the entry. */
  readonly isOutdated: (error: unknown) => boolean;
}

export interface Stored {
  readonly entry: Pick<TimeEntry, 'id' | 'hours'>;
  readonly etag: string | undefined;
}

/** Someone else changed or deleted the entry meanwhile; hours are null if it is gone. */
export class CellConflict extends Error {
  readonly hours: number | null;

  constructor(hours: number | null) {
    super(t('shell.changedMeanwhile'));
    this.hours = hours;
  }
}

export class CellWrite {
  readonly #place: CellPlace;
  readonly #calls: CellCalls;
  #known: Known | undefined;
  #stored: Stored | undefined;
  /** A creation without a response yet. It is sent again unchanged, so that the server does it only once. */
  #creating: NewCellEntry | undefined;

  constructor(place: CellPlace, calls: CellCalls, known: Known | undefined, creating?: NewCellEntry) {
    this.#place = place;
    this.#calls = calls;
    this.#known = known;
    this.#creating = creating;
  }

  /** The state to store, so that another page can continue. */
  get progress(): { readonly known: Known | undefined; readonly creating: NewCellEntry | undefined } {
    return { known: this.#known, creating: this.#creating };
  }

  /** Fixes key and hours of a creation, so that they can be stored before it is sent. */
  prepare(hours: number | null): void {
    if (!this.#known && hours !== null) this.#creating ??= { key: this.#calls.newKey(), hours };
  }

  async write(hours: number | null): Promise<void> {
    this.prepare(hours);
    if (this.#creating) this.#know(await this.#calls.create(this.#place, this.#creating));
    if (!this.#known || this.#known.hours === hours) return;
    try {
      await this.#change(hours);
    } catch (error) {
      if (!this.#calls.isOutdated(error)) throw error;
      // Reads the entry again: if only something other than its hours has changed, the new hours are still right.
      this.#stored = undefined;
      await this.#change(hours);
    }
  }

  /** After a refused creation, the next one gets a new key. */
  forgetCreation(): void {
    this.#creating = undefined;
  }

  async #change(hours: number | null): Promise<void> {
    if (!this.#known) return;
    const stored = this.#stored ?? (await this.#current(this.#known));
    if (hours === null) {
      await this.#calls.remove(stored);
      this.#known = undefined;
      this.#stored = undefined;
    } else this.#know(await this.#calls.update(stored, hours));
  }

  /** Reads the entry. Throws `CellConflict` if somebody else changed its hours or deleted it. */
  async #current({ id, hours }: Known): Promise<Stored> {
    const stored = await this.#calls.read(id);
    this.#known = stored && { id, hours: stored.entry.hours };
    this.#stored = stored;
    if (!stored) throw new CellConflict(null);
    if (stored.entry.hours !== hours) throw new CellConflict(stored.entry.hours);
    return stored;
  }

  #know(stored: Stored): void {
    this.#creating = undefined;
    this.#stored = stored;
    this.#known = { id: stored.entry.id, hours: stored.entry.hours };
  }
}
