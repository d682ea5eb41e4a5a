/**
 * Reads of lists with `updated_since`: a reader who continues from the latest `updated_at` of a response misses
 * nothing.
 *
 * A change can be committed late, with an earlier time than rows that were already returned. A pass of `orderEvents`
 * records it as a late commit if its time is not after the workspace's `seen_until`, the latest time that any reader
 * may have seen. So before rows are returned, `seen_until` must be at least their latest `updated_at`:
 * 1. Order the events, which moves `seen_until` to the latest change found.
 * 2. Read the rows.
 * 3. If they contain a later time, because something was committed in between, order again up to that time and read
 *    again.
 */
import sql, { type Sql } from 'sql-template-tag';
import type { Ctx } from '../models/context.js';
import { orderEvents, type Ordered } from '../models/events/event-order.js';
import { changedSince } from '../models/events/late-commits.js';
import { identifier, select } from '../models/select.js';

/**
 * The result of `read`, repeated until its latest time is covered; `shown` returns that time, or undefined if there are
 * no rows. Repeats are rare.
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

/**
 * As `readIncrementally`, for a list that is read in portions from one snapshot. `read` first calls `mayGoOn` with the
 * latest time in the snapshot; if that returns false, `read` must yield nothing, and is called again.
 */
export async function* readAllIncrementally<T>(
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

/** The latest `updated_at` of some rows. */
export const latestOf = (rows: readonly { readonly updated_at: Date }[]): Date | undefined =>
  rows.reduce<Date | undefined>((latest, { updated_at: at }) => (latest && latest >= at ? latest : at), undefined);

/** The latest `updated_at` of the workspace's rows in a table. */
export async function latestIn(ctx: Ctx, table: string): Promise<Date | undefined> {
  const [found] = await select<{ latest: Date | null }>(
    ctx,
    sql`SELECT MAX(t.updated_at) AS latest FROM ${identifier(table)} t WHERE t.workspace_id = ${ctx.scope.workspaceId}`,
  );
  return found?.latest ?? undefined;
}
