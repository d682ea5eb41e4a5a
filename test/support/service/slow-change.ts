import { setTimeout as pause } from 'node:timers/promises';
import type { Ctx } from '../../../models/context.js';
import type { ApiClient } from './api.js';
import { asService } from './context.js';

/** Makes a change in a transaction that stays open. Returns a function that commits it. */
export async function writeSlowly(
  side: ApiClient,
  change: (ctx: Ctx) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const state = { isWritten: false, mayEnd: false };
  const done = asService(side, async (ctx) => {
    await change(ctx);
    state.isWritten = true;
    while (!state.mayEnd) await pause(5);
  });
  while (!state.isWritten) await Promise.race([pause(5), done]);
  return async () => {
    state.mayEnd = true;
    await done;
  };
}
