/** The grants of one limit that processes hold, by caller. */

export interface Grant {
  readonly points: number;
  /** In milliseconds of Unix time. */
  readonly windowEndsAt: number;
}

interface HeldOfCaller<Holder> {
  readonly byHolder: Map<Holder, Grant>;
  /** Resolves when nothing is held any more, once that is asked for. */
  settled?: { readonly promise: Promise<void>; readonly resolve: () => void };
}

export class HeldGrants<Holder> {
  readonly #callers = new Map<string, HeldOfCaller<Holder>>();
  readonly #recall: (holder: Holder, caller: string) => boolean;
  readonly #timeoutMs: number;

  /** `recall` asks a process to settle what it holds for a caller, and returns whether it is still there to do so. */
  constructor(recall: (holder: Holder, caller: string) => boolean, timeoutMs: number) {
    this.#recall = recall;
    this.#timeoutMs = timeoutMs;
  }

  add(caller: string, holder: Holder, { points, windowEndsAt }: Grant): void {
    const held = this.#callers.get(caller) ?? { byHolder: new Map<Holder, Grant>() };
    this.#callers.set(caller, held);
    held.byHolder.set(holder, { points: points + (held.byHolder.get(holder)?.points ?? 0), windowEndsAt });
  }

  isHeld(caller: string): boolean {
    return this.#callers.has(caller);
  }

  isRecalled(caller: string): boolean {
    return this.#callers.get(caller)?.settled !== undefined;
  }

  /** The end of the window that a holder was last granted something in. */
  windowOf(caller: string, holder: Holder): number | undefined {
    return this.#callers.get(caller)?.byHolder.get(holder)?.windowEndsAt;
  }

  settle(caller: string, holder: Holder, points: number): void {
    const held = this.#callers.get(caller);
    const grant = held?.byHolder.get(holder);
    if (held === undefined || grant === undefined) return;
    if (grant.points > points) held.byHolder.set(holder, { ...grant, points: grant.points - points });
    else this.#drop(caller, held, holder);
  }

  /** Has all holders settle, and waits until they have; a process that does not answer in time is taken to have spent what it held. */
  async recall(caller: string): Promise<void> {
    const held = this.#callers.get(caller);
    if (held === undefined) return;
    if (held.settled === undefined) {
      held.settled = resolvable();
      for (const holder of held.byHolder.keys()) if (!this.#recall(holder, caller)) this.#drop(caller, held, holder);
      const giveUp = (): void => [...held.byHolder.keys()].forEach((holder) => this.#drop(caller, held, holder));
      setTimeout(giveUp, this.#timeoutMs).unref();
    }
    await held.settled.promise;
  }

  /** Forgets a holder that has ended. */
  leave(holder: Holder): void {
    for (const [caller, held] of this.#callers) if (held.byHolder.has(holder)) this.#drop(caller, held, holder);
  }

  #drop(caller: string, held: HeldOfCaller<Holder>, holder: Holder): void {
    held.byHolder.delete(holder);
    if (held.byHolder.size > 0) return;
    this.#callers.delete(caller);
    held.settled?.resolve();
  }
}

function resolvable(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
