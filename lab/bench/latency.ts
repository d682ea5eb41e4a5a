/** How long requests take while something else goes on. */

/** Milliseconds that each request takes, sent one after the other while the work is in progress; in ascending order. */
export async function timesWhile(ask: () => Promise<void>, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const state = { isOver: false };
  const asking = (async () => {
    while (!state.isOver) {
      const begun = performance.now();
      await ask();
      times.push(performance.now() - begun);
    }
  })();
  try {
    await work();
  } finally {
    state.isOver = true;
  }
  await asking;
  return times.toSorted((a, b) => a - b);
}

export const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The time that this share of the requests did not exceed. */
export const percentile = (times: readonly number[], share: number): number =>
  rounded(times[Math.ceil(times.length * share) - 1] ?? 0);
