import type { Counters, Limiter, RateLimit } from '../limits/rate-limit.js';
import { Grants } from './grants.js';
import type { Perform } from './messages.js';

const settlingMs = 1_000;

/** The counts of all processes of a service together, as one of them reaches them. */
export class SharedCounters implements Counters {
  readonly #perform: Perform;
  readonly #introduce: (limit: RateLimit) => void;
  readonly #grants = new Map<string, Grants>();
  readonly #settling: NodeJS.Timeout;

  /** `introduce` tells the process that counts for all of a limit. */
  constructor(perform: Perform, introduce: (limit: RateLimit) => void) {
    this.#perform = perform;
    this.#introduce = introduce;
    this.#settling = setInterval(() => {
      for (const grants of this.#grants.values()) grants.settleAll();
    }, settlingMs).unref();
  }

  limiter(limit: RateLimit): Limiter {
    this.#introduce(limit);
    const { name } = limit;
    const grants = new Grants(name, this.#perform, limit.isGrantedAhead ? undefined : 1);
    this.#grants.set(name, grants);
    return {
      consume: (caller) => grants.consume(caller),
      reward: async (caller) => void (await this.#perform([name, 'reward', caller])),
      delete: async (caller) => void (await this.#perform([name, 'delete', caller])),
    };
  }

  /** Settles what is granted for a caller, because others need it. */
  settle(limit: string, caller: string): void {
    this.#grants.get(limit)?.settle(caller);
  }

  close(): Promise<void> {
    clearInterval(this.#settling);
    return Promise.resolve();
  }
}
