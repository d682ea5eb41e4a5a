import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { inMemory, limiterBy, type Counted, type Limiter, type RateLimit } from '../limits/rate-limit.js';
import { HeldGrants } from './held-grants.js';
import type { Act, CountedWithGrant } from './messages.js';

/** Asks a process to settle what it holds for a caller; returns whether it is still there to do so. */
export type Recall<Holder> = (holder: Holder, limit: string, caller: string) => boolean;

/** The counts of all processes, in the memory of the one that outlives them. */
export class KeptCounts<Holder> {
  readonly #limits = new Map<string, KeptCount<Holder>>();
  readonly #recall: Recall<Holder>;
  readonly #timeoutMs: number;

  /** What a process that is recalled has not settled after so many milliseconds counts as spent; a second unless a test says otherwise. */
  constructor(recall: Recall<Holder>, timeoutMs = 1_000) {
    this.#recall = recall;
    this.#timeoutMs = timeoutMs;
  }

  /** Every process tells of all limits when it starts; what was counted stays. */
  know(limit: RateLimit): void {
    if (this.#limits.has(limit.name)) return;
    const held = new HeldGrants<Holder>((holder, caller) => this.#recall(holder, limit.name, caller), this.#timeoutMs);
    this.#limits.set(limit.name, new KeptCount(limit, held));
  }

  /** What a process does to a count. */
  async act(by: Holder, act: Act): Promise<CountedWithGrant | null> {
    const kept = this.#limits.get(act[0]);
    if (kept === undefined) throw new Error(`No process has told of the limit ${act[0]}`);
    if (act[1] === 'consume') return kept.consume(by, act[2], act[3]);
    if (act[1] === 'settle') await kept.settle(by, act[2], act[3], act[4]);
    else await kept.limiter[act[1]](act[2]);
    return null;
  }

  /** What a process that has ended held counts as spent. */
  leave(by: Holder): void {
    for (const { held } of this.#limits.values()) held.leave(by);
  }
}

/** Of what remains, one process is granted so much at once. */
const share = 1 / 8;

/** The clock may go on by as much between two looks at one window. */
const toleranceMs = 5;

/** The counts of one limit. */
class KeptCount<Holder> {
  readonly limiter: Limiter;
  readonly held: HeldGrants<Holder>;
  readonly #store: RateLimiterMemory;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(limit: RateLimit, held: HeldGrants<Holder>) {
    this.#store = inMemory(limit);
    this.limiter = limiterBy(this.#store);
    this.held = held;
  }

  /** Counts a request, and grants further ones. Nothing is refused while a process holds some that is unspent. */
  async consume(by: Holder, caller: string, wanted: number): Promise<CountedWithGrant> {
    for (;;) {
      const counted = await this.#inTurn(() => this.#tryToConsume(by, caller, wanted));
      if (counted !== null) return counted;
      await this.held.recall(caller);
    }
  }

  /** Takes back what of a grant is unspent, if its window has not ended. */
  settle(by: Holder, caller: string, spent: number, unspent: number): Promise<void> {
    return this.#inTurn(async () => {
      const window = await this.#store.get(caller);
      const windowEndsAt = this.held.windowOf(caller, by);
      if (window !== null && windowEndsAt !== undefined && unspent > 0) {
        const isTheSame = Math.abs(endOf(window) - windowEndsAt) <= toleranceMs;
        if (isTheSame) await this.#store.reward(caller, unspent);
      }
      this.held.settle(caller, by, spent + unspent);
    });
  }

  async #tryToConsume(by: Holder, caller: string, wanted: number): Promise<CountedWithGrant | null> {
    const counted = await this.limiter.consume(caller);
    if (counted.refused && this.held.isHeld(caller)) {
      await this.limiter.reward(caller);
      return null;
    }
    const granted = Math.min(wanted - 1, Math.floor(counted.remainingPoints * share));
    if (granted === 0 || this.held.isRecalled(caller)) return { ...counted, granted: 0 };
    const { remainingPoints } = await this.#store.penalty(caller, granted);
    this.held.add(caller, by, { points: granted, windowEndsAt: endOf(counted) });
    return { ...counted, remainingPoints, granted };
  }

  /** What counts and then goes by it must not be interrupted by another. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }
}

const endOf = ({ msBeforeNext }: Pick<Counted, 'msBeforeNext'>): number => Date.now() + msBeforeNext;
