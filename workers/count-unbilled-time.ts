/** Counts the unbilled time of workspaces that lack it, so that the report on unbilled work need not read every entry. */
import { allKeep } from '../commands/across/server-registry.js';
import type { Ctx } from '../models/context.js';
import { countSomeDays, discardCounts, findUncounted } from '../models/time/count-unbilled-time.js';

/**
 * Returns a step that counts some days, and whether there may be more. While a server of an earlier version runs, which leaves no
 * increment of what it bills and approves, nothing is counted and all counts are void. Several processes can do so concurrently.
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
