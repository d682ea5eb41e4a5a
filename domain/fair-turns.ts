/** How contended work is shared out: nobody's turn depends on how much others have queued. */

interface Place {
  readonly count: number;
  readonly chance: number;
}

/** The first item of each group, then the second of each, and so on; those groups first that have least under way, the rest at random. */
export function inTurns<T>(
  items: readonly T[],
  groupOf: (item: T) => string,
  underWay: (group: string) => number = () => 0,
): T[] {
  const rounds = new Map<string, number>();
  const places = new Map<string, Place>();
  const placed = items.map((item) => {
    const group = groupOf(item);
    const round = rounds.get(group) ?? 0;
    rounds.set(group, round + 1);
    const place = places.get(group) ?? { count: underWay(group), chance: Math.random() };
    places.set(group, place);
    return { item, round, ...place };
  });
  return placed
    .toSorted((a, b) => a.round - b.round || a.count - b.count || a.chance - b.chance)
    .map(({ item }) => item);
}

/**
 * How many of `most` places one may hold while `taken` are taken in all: a part of what is free, so that anyone who comes later
 * finds some free as well, however many hold theirs for long. One place at least, while there is any.
 */
export function shareOf(max: number, taken: number, parts: number): number {
  const free = max - taken;
  return free <= 0 ? 0 : Math.max(1, Math.floor(free / parts));
}

/** Places that many want, of which each may hold its share. */
export class Places {
  private readonly held = new Map<string, number>();
  private taken = 0;

  constructor(
    private readonly max: number,
    private readonly parts: number,
  ) {}

  heldBy(owner: string): number {
    return this.held.get(owner) ?? 0;
  }

  /**
   * Takes a place for its owner, unless they hold their share; returns a function that gives it back, which may be called more than
   * once.
   */
  take(owner: string): (() => void) | undefined {
    if (this.heldBy(owner) >= shareOf(this.max, this.taken, this.parts)) return undefined;
    this.change(owner, 1);
    let isHeld = true;
    return () => {
      if (isHeld) this.change(owner, -1);
      isHeld = false;
    };
  }

  private change(owner: string, by: number): void {
    const held = this.heldBy(owner) + by;
    if (held === 0) this.held.delete(owner);
    else this.held.set(owner, held);
    this.taken += by;
  }
}
