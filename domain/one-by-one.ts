/**
 * Does work for each item, one after the other. If it fails for one, the others are still done, because a job must not
 * stop for all because of one. The failures are thrown at the end, so that the job is retried.
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
