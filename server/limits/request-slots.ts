/**
 * Limits how many requests of one workspace a process handles at once while others are active, so that nobody's
 * requests wait behind all that one workspace sends (docs/decisions/fair-shares.md).
 */
import { FairShare, type Release } from '../../domain/fair-share.js';

/**
 * Each kind is limited by itself: a slow report or a large body does not delay other requests of the same workspace.
 */
export type SlotKind = 'plain' | 'report' | 'body';

const maxOf: Readonly<Record<SlotKind, number>> = { plain: 8, report: 1, body: 1 };

/** The slot of a report or a large body stays empty for as long as it was used, up to this maximum. */
const maxRestMs = 500;

/** A workspace that sent a request within this time counts as active. */
const recentMs = 1_000;

/**
 * A request that has waited this long starts regardless of what is in progress: that work may depend on it, or may
 * itself be waiting for a lock.
 */
const timeoutMs = 1_000;

export interface SlotTimes {
  /** Milliseconds since an arbitrary moment. */
  readonly now: () => number;
  /** Calls `end` after some milliseconds. */
  readonly rest: (ms: number, end: () => void) => void;
}

const realTimes: SlotTimes = {
  now: () => performance.now(),
  rest: (ms, end) => void setTimeout(end, ms).unref(),
};

export class RequestSlots {
  readonly #times: SlotTimes;
  readonly #lastActive = new LastActive();
  readonly #shares: Readonly<Record<SlotKind, FairShare>> = {
    plain: this.#shareOf('plain'),
    report: this.#shareOf('report'),
    body: this.#shareOf('body'),
  };

  constructor(times: SlotTimes = realTimes) {
    this.#times = times;
  }

  /** Waits for a slot; returns the function that frees it. */
  async take(workspaceId: string, kind: SlotKind): Promise<Release> {
    this.#lastActive.note(workspaceId, this.#times.now());
    const share = this.#shares[kind];
    const release = share.take(workspaceId) ?? (await this.#wait(share, workspaceId));
    const begunAt = this.#times.now();
    return () => {
      const restMs = Math.min(this.#times.now() - begunAt, maxRestMs);
      if (kind === 'plain' || this.#isAlone(workspaceId)) release();
      else this.#times.rest(restMs, release);
    };
  }

  #wait(share: FairShare, workspaceId: string): Promise<Release> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        leave();
        resolve(share.takeAnyway(workspaceId));
      }, timeoutMs);
      const leave = share.request(workspaceId, (release) => {
        clearTimeout(timer);
        resolve(release);
      });
    });
  }

  #shareOf(kind: SlotKind): FairShare {
    return new FairShare((workspaceId) => (this.#isAlone(workspaceId) ? Infinity : maxOf[kind]));
  }

  /** Whether no other workspace has a request in progress or has sent one a moment ago. */
  #isAlone(workspaceId: string): boolean {
    const { plain, report, body } = this.#shares;
    return (
      this.#times.now() - this.#lastActive.besides(workspaceId) >= recentMs &&
      [plain, report, body].every((share) => share.isAlone(workspaceId))
    );
  }
}

/** The two workspaces that last sent a request, and when: enough to know when any other than a given one did. */
class LastActive {
  #latest = { workspaceId: '', at: -Infinity };
  #before = this.#latest;

  note(workspaceId: string, at: number): void {
    if (workspaceId !== this.#latest.workspaceId) this.#before = this.#latest;
    this.#latest = { workspaceId, at };
  }

  besides(workspaceId: string): number {
    return workspaceId === this.#latest.workspaceId ? this.#before.at : this.#latest.at;
  }
}
