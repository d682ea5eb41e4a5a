import { inMemory, limiterBy, type Counted, type Limiter, type RateLimit } from '../limits/rate-limit.js';
import type { Act } from './messages.js';

/** The counts of all processes, in the memory of the one that outlives them. */
export class KeptCounts {
  readonly #limiters = new Map<string, Limiter>();

  /** Every process tells of all limits when it starts; what was counted stays. */
  know(limit: RateLimit): void {
    if (!this.#limiters.has(limit.name)) this.#limiters.set(limit.name, limiterBy(inMemory(limit)));
  }

  async act([name, act, caller]: Act): Promise<Counted | null> {
    const limiter = this.#limiters.get(name);
    if (limiter === undefined) throw new Error(`No process has told of the limit ${name}`);
    return (await limiter[act](caller)) ?? null;
  }
}
