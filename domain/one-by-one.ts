/**
 * Does some work for each of several things, one after the other. Where it fails for one, the others are done all the same: a job
 * must not stop for all because of one. What failed is thrown afterwards, so that the job is tried again.
 */
export async function oneByOne<T>(things: Iterable<T>, work: (thing: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const thing of things) {
    try {
      await work(thing);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} failed: ${String(failures[0])}`);
}
