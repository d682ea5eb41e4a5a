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

/** What is in a cell: its hours, null for no entry, and the description, if that was typed too. */
export interface CellText {
  readonly hours: number | null;
  readonly description?: string | null | undefined;
}

/** The last known state of the cell's entry. */
export interface Known extends CellText {
  readonly id: string;
  readonly hours: number;
}

export interface NewCellEntry extends CellText {
  readonly key: string;
  readonly hours: number;
}

/** The API calls of a cell. `etag` is that of the state that was read or written last. */
export interface CellCalls {
  readonly create: (place: CellPlace, entry: NewCellEntry) => Promise<Stored>;
  readonly read: (id: string) => Promise<Stored | undefined>;
  readonly update: (stored: Stored, text: CellText & { readonly hours: number }) => Promise<Stored>;
  readonly remove: (stored: Stored) => Promise<unknown>;
  readonly newKey: () => string;
  /** Whether the error means that somebody else changed or deleted the entry. */
  readonly isOutdated: (error: unknown) => boolean;
}

export interface Stored {
  readonly entry: Pick<TimeEntry, 'id' | 'hours' | 'description'>;
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

/** Whether an entry has what was typed. */
const isSame = (entry: CellText, { hours, description }: CellText): boolean =>
  entry.hours === hours && (description === undefined || (entry.description ?? null) === description);

export const knownOf = ({ id, hours, description }: Known): Known => ({ id, hours, description });

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

  /** Fixes key and content of a creation, so that they can be stored before it is sent. */
  prepare({ hours, description }: CellText): void {
    if (!this.#known && hours !== null) this.#creating ??= { key: this.#calls.newKey(), hours, description };
  }

  async write(text: CellText): Promise<void> {
    this.prepare(text);
    if (this.#creating) this.#know(await this.#calls.create(this.#place, this.#creating));
    if (!this.#known || isSame(this.#known, text)) return;
    try {
      await this.#change(text);
    } catch (error) {
      if (!this.#calls.isOutdated(error)) throw error;
      // Reads the entry again: if only something else in it has changed, what was typed is still right.
      this.#stored = undefined;
      await this.#change(text);
    }
  }

  /** After a refused creation, the next one gets a new key. */
  forgetCreation(): void {
    this.#creating = undefined;
  }

  async #change(text: CellText): Promise<void> {
    if (!this.#known) return;
    const { hours } = text;
    const stored = this.#stored ?? (await this.#current(this.#known, text));
    if (hours === null) {
      await this.#calls.remove(stored);
      this.#known = undefined;
      this.#stored = undefined;
    } else this.#know(await this.#calls.update(stored, { ...text, hours }));
  }

  /** Reads the entry. Throws `CellConflict` if somebody else changed what was typed here, or deleted it. */
  async #current(known: Known, { description }: CellText): Promise<Stored> {
    const stored = await this.#calls.read(known.id);
    this.#known = stored && knownOf(stored.entry);
    this.#stored = stored;
    if (!stored) throw new CellConflict(null);
    const { hours } = stored.entry;
    if (!isSame(stored.entry, { ...known, ...(description === undefined && { description }) }))
      throw new CellConflict(hours);
    return stored;
  }

  #know(stored: Stored): void {
    this.#creating = undefined;
    this.#stored = stored;
    this.#known = knownOf(stored.entry);
  }
}
