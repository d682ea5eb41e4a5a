/** Lists by `updated_since`, read so that anyone who goes on from the latest `updated_at` of an answer misses nothing. */
import sql, { type Sql } from 'sql-template-tag';
import type { Ctx } from '../models/context.js';
import { orderEvents, type Ordered } from '../models/events/event-order.js';
import { changedSince } from '../models/events/late-commits.js';
import { identifier, select } from '../models/select.js';

/**
 * What `read` gives of the rows that changed since then, and the latest time that it shows. Before it is read, that time or a later
 * one must have been written down: then whatever is committed later with an earlier time is found to be overtaken. Seldom something
 * later is committed between the two, and all is read again.
 */
export async function readIncrementally<T>(
  ctx: Ctx,
  read: (ordered: Ordered) => Promise<T>,
  shown: (answer: T) => Date | undefined,
): Promise<T> {
  for (let seen: Date | undefined; ;) {
    const ordered = await orderEvents(ctx, ctx.scope.workspaceId, seen);
    const answer = await read(ordered);
    seen = shown(answer);
    if (isWithin(seen, ordered.until)) return answer;
  }
}

/** As `readIncrementally`, of what is read bit by bit at one moment: `read` says first what it shows at the latest. */
export async function* readAllInStep<T>(
  ctx: Ctx,
  table: string,
  since: Date,
  read: (changed: Sql, mayGoOn: (seen: Date | undefined) => boolean) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const state: { seen: Date | undefined; isWhole: boolean } = { seen: undefined, isWhole: false };
  while (!state.isWhole) {
    const { until } = await orderEvents(ctx, ctx.scope.workspaceId, state.seen);
    const changed = await changedSince(ctx, table, since);
    yield* read(changed, (seen) => Object.assign(state, { seen, isWhole: isWithin(seen, until) }).isWhole);
  }
}

const isWithin = (seen: Date | undefined, until: Date | null): boolean =>
  seen === undefined || (until !== null && seen <= until);

/** The latest time at which one of the rows changed. */
export const latestOf = (rows: readonly { readonly updated_at: Date }[]): Date | undefined =>
  rows.reduce<Date | undefined>((latest, { updated_at: at }) => (latest && latest >= at ? latest : at), undefined);

/** The latest time at which any row of a table changed. */
export async function latestIn(ctx: Ctx, table: string): Promise<Date | undefined> {
  const [found] = await select<{ latest: Date | null }>(
    ctx,
    sql`SELECT MAX(t.updated_at) AS latest FROM ${identifier(table)} t WHERE t.workspace_id = ${ctx.scope.workspaceId}`,
  );
  return found?.latest ?? undefined;
}
