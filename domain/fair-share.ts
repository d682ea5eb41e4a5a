/**
 * Fair sharing of limited resources among owners, mostly workspaces (docs/decisions/fair-shares.md): slots
 * (`FairShare`), and the order in which waiting owners are served (`FairQueue`, `roundRobin`). No owner's wait depends
 * on how much others have queued. Nothing here has a clock: to give up waiting, call the function that `request`
 * returns.
 */

/**
 * How many of `capacity` slots one owner may hold while `taken` are taken in total: a part of the free ones, so that
 * some remain for owners that come later. At least one while any slot is free.
 */
export function shareOf(capacity: number, taken: number, parts: number): number {
  const free = capacity - taken;
  return free <= 0 ? 0 : Math.max(1, Math.floor(free / parts));
}

interface Position {
  readonly inProgress: number;
  readonly chance: number;
}

/**
 * The first item of each owner, then the second of each, and so on. In each round, owners with less work in progress
 * come first; among equals, the order is random.
 */
export function roundRobin<T>(
  items: readonly T[],
  ownerOf: (item: T) => string,
  inProgressOf: (owner: string) => number = () => 0,
): T[] {
  const rounds = new KeyCounts();
  const positions = new Map<string, Position>();
  const placed = items.map((item) => {
    const owner = ownerOf(item);
    const round = rounds.of(owner);
    rounds.add(owner, 1);
    const position = positions.get(owner) ?? { inProgress: inProgressOf(owner), chance: Math.random() };
    positions.set(owner, position);
    return { item, round, ...position };
  });
  return placed
    .toSorted((a, b) => a.round - b.round || a.inProgress - b.inProgress || a.chance - b.chance)
    .map(({ item }) => item);
}

/** Counts by key; a key whose count returns to zero is removed. */
export class KeyCounts {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string, by: 1 | -1): void {
    const count = this.of(key) + by;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
  }
}

/** Number of owners whose last turn is remembered. */
const maxRemembered = 10_000;

/** A queue in which owners take turns, regardless of how much each has queued. */
export class FairQueue<Item> {
  readonly #waiting = new Map<string, Item[]>();
  /** The number of each owner's last turn. */
  readonly #served = new Map<string, number>();
  #turns = 0;
  #size = 0;

  /** Number of waiting items of all owners. */
  get size(): number {
    return this.#size;
  }

  /** Number of waiting items of one owner. */
  sizeOf(owner: string): number {
    return this.#waiting.get(owner)?.length ?? 0;
  }

  /** Puts an item at the end of its owner's items, or at their front. */
  add(owner: string, item: Item, { isFirst = false } = {}): void {
    const items = this.#waiting.get(owner) ?? [];
    if (isFirst) items.unshift(item);
    else items.push(item);
    this.#waiting.set(owner, items);
    this.#size += 1;
  }

  /**
   * Takes the first fitting item of the owner whose turn it is: among owners with such an item, the one whose last turn
   * is longest ago. Owners that had no turn yet come first, in the order in which they queued.
   */
  take(fits: (item: Item) => boolean): Item | undefined {
    let next: { readonly owner: string; readonly at: number; readonly turn: number } | undefined;
    for (const [owner, items] of this.#waiting) {
      const turn = this.#served.get(owner) ?? 0;
      if (next !== undefined && turn >= next.turn) continue;
      const at = items.findIndex(fits);
      if (at !== -1) next = { owner, at, turn };
    }
    if (next === undefined) return undefined;
    this.#remember(next.owner);
    return this.#removeAt(next.owner, next.at);
  }

  /** Removes an item, if it is still waiting. */
  remove(owner: string, item: Item): void {
    const at = this.#waiting.get(owner)?.indexOf(item) ?? -1;
    if (at !== -1) this.#removeAt(owner, at);
  }

  /** Takes all waiting items. */
  empty(): Item[] {
    const all = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#size = 0;
    return all;
  }

  #removeAt(owner: string, at: number): Item | undefined {
    const items = this.#waiting.get(owner) ?? [];
    const [item] = items.splice(at, 1);
    if (items.length === 0) this.#waiting.delete(owner);
    this.#size -= 1;
    return item;
  }

  #remember(owner: string): void {
    if (this.#served.size >= maxRemembered) this.#served.clear();
    this.#turns += 1;
    this.#served.set(owner, this.#turns);
  }
}

/** Frees a slot; calling it again has no effect. */
export type Release = () => void;

interface Waiter {
  readonly owner: string;
  readonly begin: (release: Release) => void;
}

/** Slots that owners share, and the owners that wait for one. */
export class FairShare {
  readonly #held = new KeyCounts();
  readonly #queue = new FairQueue<Waiter>();
  readonly #maxOf: (owner: string, taken: number) => number;
  #taken = 0;

  /** `maxOf` returns how many slots an owner may hold while `taken` are taken in total. */
  constructor(maxOf: (owner: string, taken: number) => number) {
    this.#maxOf = maxOf;
  }

  /** Each owner may hold one of `parts` equal parts of the slots that are free. */
  static ofFree(capacity: number, parts: number): FairShare {
    return new FairShare((_, taken) => shareOf(capacity, taken, parts));
  }

  heldBy(owner: string): number {
    return this.#held.of(owner);
  }

  /** Whether others hold no slot. */
  isAlone(owner: string): boolean {
    return this.#taken === this.heldBy(owner);
  }

  /** Takes a slot if the owner may hold one more and has nothing waiting. */
  take(owner: string): Release | undefined {
    return this.#queue.sizeOf(owner) === 0 && this.#mayTake(owner) ? this.takeAnyway(owner) : undefined;
  }

  /** Takes a slot even above the owner's limit; the owner gets no others until it holds fewer than the limit. */
  takeAnyway(owner: string): Release {
    this.#change(owner, 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#change(owner, -1);
      this.#serve();
    };
  }

  /** Calls `begin` once the owner has a slot, immediately if one is free. Returns a function that gives up waiting. */
  request(owner: string, begin: (release: Release) => void): () => void {
    const waiter = { owner, begin };
    this.#queue.add(owner, waiter);
    this.#serve();
    return () => this.#queue.remove(owner, waiter);
  }

  /** Does the work once the owner has a slot, and then frees the slot. */
  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const release = await new Promise<Release>((begin) => this.request(owner, begin));
    try {
      return await work();
    } finally {
      release();
    }
  }

  #serve(): void {
    while (this.#queue.size > 0) {
      const next = this.#queue.take(({ owner }) => this.#mayTake(owner));
      if (next === undefined) return;
      next.begin(this.takeAnyway(next.owner));
    }
  }

  #mayTake(owner: string): boolean {
    return this.heldBy(owner) < this.#maxOf(owner, this.#taken);
  }

  #change(owner: string, by: 1 | -1): void {
    this.#held.add(owner, by);
    this.#taken += by;
  }
}
