/**
 * Limits how many requests of one workspace a process handles concurrently while other workspaces are active. Regardless of what one
 * workspace sends, the process is available to others at least half of the time.
 */
import { setTimeout as pause } from 'node:timers/promises';

/** Separate queues, so that a slow report or a large body does not delay other requests of the same workspace. */
export type TurnLane = 'plain' | 'report' | 'body';

const mostOf: Readonly<Record<TurnLane, number>> = { plain: 3, report: 1, body: 1 };

/** A workspace that sent a request within this time counts as active. */
const presentMs = 1_000;
/** A turn is followed by a rest of the same length, up to this maximum. */
const mostRestMs = 500;

/** A request that has waited this long starts regardless of what is in progress: that work may depend on it, or may itself be waiting for a lock. */
const patienceMs = 1_000;

/** What is in progress for one workspace in one lane, and how to let waiting requests begin. */
interface Row {
  taken: number;
  readonly waiting: Set<() => void>;
}

type Pause = (ms: number) => Promise<void>;

interface Visit {
  readonly workspaceId: string;
  readonly at: number;
}

export class WorkTurns {
  readonly #rows = new Map<string, Row>();
  #latest: Visit = { workspaceId: '', at: -Infinity };
  /** The latest visit of any other workspace. */
  #latestOther: Visit = this.#latest;
  readonly #pause: Pause;

  /** `pauseFor` implements rests; its argument is in milliseconds. */
  constructor(pauseFor: Pause = (ms) => pause(ms, undefined, { ref: false })) {
    this.#pause = pauseFor;
  }

  /** Waits for a turn; returns the function that ends it. */
  async take(workspaceId: string, lane: TurnLane): Promise<() => void> {
    this.#see(workspaceId);
    const key = `${lane}:${workspaceId}`;
    const row = this.#rows.get(key) ?? { taken: 0, waiting: new Set() };
    this.#rows.set(key, row);
    if (row.taken >= mostOf[lane] && this.#isOtherPresent(workspaceId)) await called(row);
    row.taken += 1;
    const begun = performance.now();
    return () => void this.#rest(workspaceId, performance.now() - begun).then(() => this.#end(key, row, mostOf[lane]));
  }

  async #rest(workspaceId: string, took: number): Promise<void> {
    if (this.#isOtherPresent(workspaceId)) await this.#pause(Math.min(took, mostRestMs));
  }

  #end(key: string, row: Row, most: number): void {
    row.taken -= 1;
    const [next] = row.waiting;
    // Requests that started after the maximum wait can exceed the available slots.
    if (row.taken < most) next?.();
    if (row.taken === 0 && next === undefined) this.#rows.delete(key);
  }

  #see(workspaceId: string): void {
    if (this.#latest.workspaceId !== workspaceId) this.#latestOther = this.#latest;
    this.#latest = { workspaceId, at: performance.now() };
  }

  #isOtherPresent(workspaceId: string): boolean {
    const { at } = this.#latest.workspaceId === workspaceId ? this.#latestOther : this.#latest;
    return performance.now() - at < presentMs;
  }
}

/** Waits at the end of a row until called, or for the maximum time. */
function called({ waiting }: Row): Promise<void> {
  return new Promise((resolve) => {
    const begin = (): void => {
      clearTimeout(timer);
      waiting.delete(begin);
      resolve();
    };
    const timer = setTimeout(begin, patienceMs);
    waiting.add(begin);
  });
}
