/** Milliseconds over several rounds. */
export interface ScreenFigures {
  readonly what: string;
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

export function figuresOf(what: string, all: readonly number[]): ScreenFigures {
  const sorted = all.map(Math.round).toSorted((one, other) => one - other);
  return { what, min: sorted[0] ?? 0, median: sorted[sorted.length >> 1] ?? 0, max: sorted.at(-1) ?? 0 };
}

export function print(kind: string, measured: readonly ScreenFigures[]): void {
  console.log(`\n${kind}, in ms`);
  console.table(Object.fromEntries(measured.map(({ what, ...figures }) => [what, figures])));
}

/** The results of one round after the other. */
export async function repeat<Result>(rounds: number, work: () => Promise<Result>): Promise<Result[]> {
  const all: Result[] = [];
  for (let round = 0; round < rounds; round++) all.push(await work());
  return all;
}
