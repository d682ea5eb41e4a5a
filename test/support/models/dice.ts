/** Seeded random numbers (mulberry32), for tests in which a step depends on the one before. */
export class Dice {
  constructor(private state: number) {}

  /** An integer from `min` to `max`, both inclusive. */
  between(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  oneIn(count: number): boolean {
    return this.between(1, count) === 1;
  }

  pick<T>(some: readonly T[]): T {
    const found = some[this.between(0, some.length - 1)];
    if (found === undefined) throw new Error('There is nothing to pick from');
    return found;
  }

  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
