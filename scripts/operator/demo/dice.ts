/** Reproducible randomness, so that the demo is the same firm on every machine. */
export interface Dice {
  /** From 0 (inclusive) to 1 (exclusive). */
  roll(): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** An integer from `min` to `max`, both inclusive. */
  between(min: number, max: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** The dice for a purpose: their rolls depend on the purpose alone, not on what was rolled elsewhere. Mulberry32. */
export function diceFor(purpose: string): Dice {
  let state = hash(purpose);
  const roll = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number): number => min + Math.floor(roll() * (max - min + 1));
  return {
    roll,
    between,
    chance: (probability) => roll() < probability,
    pick: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
  };
}
