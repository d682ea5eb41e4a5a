/** How many items one statement carries: a prepared statement takes 65,535 values, and rows have up to 11. */
const atOnce = 1_000;

/** Splits a list into parts that one statement can carry. */
export const batchesOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, index) => all.slice(index * atOnce, (index + 1) * atOnce));
