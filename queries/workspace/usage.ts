/** What the workspace uses of what it may, by `GET /v1/workspace/usage`. */
import type { Schemas } from '../../contract/contract.js';
import type { Ctx } from '../../models/context.js';
import { limitsOf, liveIdOf, openStreams, usedOf } from '../../models/workspace/limits.js';

export async function workspaceUsage(ctx: Pick<Ctx, 'db' | 'workspace'>): Promise<Schemas['WorkspaceUsage']> {
  const { storage_bytes, mails_a_day, exports_a_day, streams } = await limitsOf(ctx);
  return {
    storage_bytes: figure(await usedOf(ctx, 'storage'), storage_bytes),
    mails_today: figure(await usedOf(ctx, 'mails'), mails_a_day),
    exports_today: figure(await usedOf(ctx, 'exports'), exports_a_day),
    open_streams: figure(openStreams.of(liveIdOf(ctx.workspace)), streams),
  };
}

const figure = (used: number, limit: number | null): Schemas['UsageFigure'] => ({
  used,
  limit,
  percent: limit === null ? null : Math.round((used / limit) * 1000) / 10,
});
