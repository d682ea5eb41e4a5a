/**
 * Limits how many requests of one workspace a process handles concurrently while others, who take less of it, are active. Regardless
 * of what one workspace sends, the process is available to others at least half of the time
 * (docs/decisions/turns-of-workspaces.md).
 */
import { Shares } from './shares.js';

/** Separate queues, so that a slow report or a large body does not delay other requests of the same workspace. */
export type TurnLane = 'plain' | 'report' | 'body';

const maxOf: Readonly<Record<TurnLane, number>> = { plain: 3, report: 1, body: 1 };

/** The limit of plain requests for a workspace that takes no more of the process than others do. */
const maxOfModest = 8;

/** A turn is followed by a rest of the same length, up to this maximum. */
const maxRestMs = 500;

/** A request that has waited this long starts regardless of what is in progress: that work may depend on it, or may itself be waiting for a lock. */
const timeoutMs = 1_000;

/** What is in progress for one workspace in one lane, and how to let waiting requests begin. */
interface Row {
  taken: number;
  readonly waiting: Set<() => void>;
}

export interface TurnTimes {
  /** In milliseconds, from any moment on. */
  readonly now: () => number;
  /** Calls `end` after some milliseconds. */
  readonly rest: (ms: number, end: () => void) => void;
}

const realTimes: TurnTimes = {
  now: () => performance.now(),
  rest: (ms, end) => void setTimeout(end, ms).unref(),
};

export class WorkTurns {
  readonly #rows = new Map<string, Row>();
  readonly #shares = new Shares();
  readonly #times: TurnTimes;

  constructor(times: TurnTimes = realTimes) {
    this.#times = times;
  }

  /** Waits for a turn; returns the function that ends it. */
  async take(workspaceId: string, lane: TurnLane): Promise<() => void> {
    this.#shares.see(workspaceId, this.#times.now());
    const key = `${lane}:${workspaceId}`;
    const row = this.#rows.get(key) ?? { taken: 0, waiting: new Set() };
    this.#rows.set(key, row);
    if (row.taken < this.#max(workspaceId, lane, this.#times.now())) row.taken += 1;
    else await called(row);
    const begun = this.#times.now();
    this.#shares.begin(workspaceId, begun);
    return () => {
      const now = this.#times.now();
      this.#shares.end(workspaceId, now);
      const end = (): void => this.#end(key, row, workspaceId, lane);
      if (this.#isFree(workspaceId, lane, now)) end();
      else this.#times.rest(Math.min(now - begun, maxRestMs), end);
    };
  }

  #end(key: string, row: Row, workspaceId: string, lane: TurnLane): void {
    row.taken -= 1;
    const max = this.#max(workspaceId, lane, this.#times.now());
    for (const begin of row.waiting) {
      // Requests that started after the maximum wait can exceed the available slots.
      if (row.taken >= max) break;
      begin();
    }
    if (row.taken === 0) this.#rows.delete(key);
  }

  #max(workspaceId: string, lane: TurnLane, now: number): number {
    if (this.#shares.isOne) return Infinity;
    return this.#isFree(workspaceId, lane, now) ? maxOfModest : maxOf[lane];
  }

  /** Whether a request need not hold back for others. */
  #isFree(workspaceId: string, lane: TurnLane, now: number): boolean {
    if (this.#shares.isOne) return true;
    return lane === 'plain' && !this.#shares.isAbove(workspaceId, now);
  }
}

/** Waits at the end of a row until called, or for the maximum time; by then, the turn is taken. */
function called(row: Row): Promise<void> {
  return new Promise((resolve) => {
    const begin = (): void => {
      clearTimeout(timer);
      row.waiting.delete(begin);
      row.taken += 1;
      resolve();
    };
    const timer = setTimeout(begin, timeoutMs);
    row.waiting.add(begin);
  });
}
