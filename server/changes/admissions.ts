import type { Settings } from '../../settings/settings.js';
import { KeyCounts } from '../../domain/fair-share.js';
import { openStreams } from '../../models/workspace/limits.js';
import { tooMany } from '../limits/rate-limit.js';

/** `Retry-After` of a refusal, in milliseconds: nobody knows when a stream will end. */
const retryAfterMs = 5_000;

/** A workspace with the number of streams that it may have open. */
export interface StreamQuota {
  /** The id of the live side. */
  readonly id: string;
  readonly max: number | null;
}

/** Counts the open streams of this process, by user, by address and by workspace. */
export class Admissions {
  readonly #held = new KeyCounts();
  readonly #max: Pick<Settings, 'STREAMS_PER_USER' | 'STREAMS_PER_ADDRESS'>;

  constructor(max: Pick<Settings, 'STREAMS_PER_USER' | 'STREAMS_PER_ADDRESS'>) {
    this.#max = max;
  }

  /** Counts one more, and returns a function that undoes it; throws `rate_limit_exceeded` if there are too many. */
  enter(userId: string, network: string, quota: StreamQuota): () => void {
    const counts = [
      { name: `user ${userId}`, max: this.#max.STREAMS_PER_USER, what: 'open streams of this user' },
      { name: `network ${network}`, max: this.#max.STREAMS_PER_ADDRESS, what: 'open streams from this address' },
    ];
    for (const { name, max, what } of counts) if (this.#held.of(name) >= max) throw tooMany(what, retryAfterMs);
    if (quota.max !== null && openStreams.of(quota.id) >= quota.max)
      throw tooMany('open streams of this workspace', retryAfterMs);
    for (const { name } of counts) this.#held.add(name, 1);
    openStreams.add(quota.id, 1);
    let isHeld = true;
    return () => {
      if (isHeld) {
        for (const { name } of counts) this.#held.add(name, -1);
        openStreams.add(quota.id, -1);
      }
      isHeld = false;
    };
  }
}
