/**
 * Counts unbilled time in workspaces that have no such counts, so that the report on unbilled work need not read every
 * entry.
 */
import { allKeep } from '../commands/across/server-registry.js';
import type { Ctx } from '../models/context.js';
import { countSomeDays, discardCounts, findUncounted } from '../models/time/count-unbilled-time.js';

/**
 * Creates a step that counts some days; false if nothing is left to count. While a server of an earlier version runs,
 * which records no increment when it bills or approves time, the step discards all counts instead. Several processes
 * can do so concurrently.
 */
export function createUnbilledCounter(base: Pick<Ctx, 'db'>): () => Promise<boolean> {
  const state = { isOver: false };
  return async () => {
    if (!(await allKeep(base.db, 'unbilled_time'))) {
      state.isOver = false;
      await discardCounts(base);
      return false;
    }
    if (state.isOver) return false;
    const workspaceId = await findUncounted(base);
    state.isOver = workspaceId === undefined;
    if (workspaceId !== undefined) await countSomeDays(base, workspaceId);
    return !state.isOver;
  };
}
