/**
 * Requests of a caller that a process may answer without asking the one that counts for all, which has counted them already. What is
 * not spent goes back within a second, or as soon as others need it (docs/decisions/processes.md).
 */
import type { Counted } from '../limits/rate-limit.js';
import type { Perform } from './messages.js';

/** A caller that sends no more than this within a second is counted request by request, so that all processes tell the same of it. */
const exactUpTo = 5;
const maxAtOnce = 100;

interface Caller {
  /** Requests since grants were last settled, and in the second before. */
  seen: number;
  seenBefore: number;
  isAsking: boolean;
  /** Of what was granted. */
  spent: number;
  left: number;
  /** What remains of the limit beside that. */
  remaining: number;
  /** When the window of the grant ends, in milliseconds of Unix time. */
  windowEndsAt: number;
}

export class Grants {
  readonly #limit: string;
  readonly #perform: Perform;
  readonly #max: number;
  readonly #callers = new Map<string, Caller>();

  /** At most `most` requests are asked for at once. */
  constructor(limit: string, perform: Perform, max = maxAtOnce) {
    this.#limit = limit;
    this.#perform = perform;
    this.#max = max;
  }

  /** Counts a request, by what is granted or by asking. */
  async consume(name: string): Promise<Counted> {
    const caller = this.#callers.get(name) ?? newCaller();
    this.#callers.set(name, caller);
    caller.seen += 1;
    const msBeforeNext = caller.windowEndsAt - Date.now();
    if (caller.left > 0 && msBeforeNext > 0) {
      caller.left -= 1;
      caller.spent += 1;
      return { msBeforeNext, remainingPoints: caller.remaining + caller.left, refused: false };
    }
    return this.#ask(name, caller);
  }

  /** Gives back what is left; to be called every second. */
  settleAll(): void {
    for (const [name, caller] of this.#callers) {
      this.settle(name);
      caller.seenBefore = caller.seen;
      caller.seen = 0;
      if (caller.seenBefore === 0 && !caller.isAsking) this.#callers.delete(name);
    }
  }

  /** Gives back what is left for one caller. */
  settle(name: string): void {
    const caller = this.#callers.get(name);
    if (caller === undefined || caller.spent + caller.left === 0) return;
    const { spent, left } = caller;
    caller.spent = 0;
    caller.left = 0;
    void this.#perform([this.#limit, 'settle', name, spent, left]);
  }

  async #ask(name: string, caller: Caller): Promise<Counted> {
    const wanted = caller.isAsking ? 1 : Math.min(this.#max, wantedOf(caller));
    caller.isAsking ||= wanted > 1;
    const counted = await this.#perform([this.#limit, 'consume', name, wanted]);
    if (wanted > 1) caller.isAsking = false;
    if (counted === null) throw new Error('The process that counts for all has told nothing');
    const { granted, remainingPoints: remaining, msBeforeNext, refused } = counted;
    if (granted > 0) take(caller, { granted, remaining, windowEndsAt: Date.now() + msBeforeNext });
    return { msBeforeNext, remainingPoints: remaining + caller.left, refused };
  }
}

const newCaller = (): Caller => ({
  seen: 0,
  seenBefore: 0,
  isAsking: false,
  spent: 0,
  left: 0,
  remaining: 0,
  windowEndsAt: 0,
});

/** As many as come within a second. */
function wantedOf({ seen, seenBefore }: Caller): number {
  const wanted = Math.max(seen, seenBefore);
  return wanted > exactUpTo ? wanted : 1;
}

function take(
  caller: Caller,
  { granted, ...window }: { granted: number; remaining: number; windowEndsAt: number },
): void {
  // What is left of a window that has ended is void.
  if (caller.left > 0) caller.spent += caller.left;
  Object.assign(caller, { left: granted, ...window });
}
