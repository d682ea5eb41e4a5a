/** What the operator allows a workspace, and what it uses. Both sides count together (docs/guides/running.md). */
import sql, { empty, type Sql } from 'sql-template-tag';
import { KeyCounts } from '../../domain/fair-share.js';
import { startOfDay, startOfNextDay, today } from '../../domain/time.js';
import type { Ctx, WorkspaceContext } from '../context.js';
import { execute, identifier, select } from '../select.js';

type Base = Pick<Ctx, 'db' | 'workspace'>;

/** Null is no limit. */
export interface Limits {
  readonly storage_bytes: number | null;
  readonly mails_a_day: number | null;
  readonly exports_a_day: number | null;
  /** Open streams on each server. */
  readonly streams: number | null;
}

export const noLimits: Limits = { storage_bytes: null, mails_a_day: null, exports_a_day: null, streams: null };

/** What is counted in the database, and the limit of each. */
export const limitNames = { storage: 'storage_bytes', mails: 'mails_a_day', exports: 'exports_a_day' } as const;
export type Counted = keyof typeof limitNames;

/** The id by which both sides of a workspace are counted: that of the live side. */
export const liveIdOf = ({ id, mode, twin_id }: Pick<WorkspaceContext, 'id' | 'mode' | 'twin_id'>): string =>
  mode === 'live' ? id : twin_id;

/** Open streams of this process, by the id of the live side. */
export const openStreams = new KeyCounts();

interface LimitsRow {
  readonly storage_bytes: string | number | null;
  readonly mails_a_day: number | null;
  readonly exports_a_day: number | null;
  readonly streams: number | null;
  readonly storage_warned: string | null;
  readonly mails_warned: string | null;
  readonly exports_warned: string | null;
}

const read = async ({ db, workspace }: Base, lock: Sql): Promise<LimitsRow | undefined> =>
  (
    await select<LimitsRow>(
      { db },
      sql`SELECT storage_bytes, mails_a_day, exports_a_day, streams, storage_warned, mails_warned, exports_warned
            FROM workspace_limits WHERE workspace_id = ${liveIdOf(workspace)}${lock}`,
    )
  )[0];

const limitsIn = (row: LimitsRow): Limits => ({
  storage_bytes: row.storage_bytes === null ? null : Number(row.storage_bytes),
  mails_a_day: row.mails_a_day,
  exports_a_day: row.exports_a_day,
  streams: row.streams,
});

export async function limitsOf(base: Base): Promise<Limits> {
  const row = await read(base, empty);
  return row ? limitsIn(row) : noLimits;
}

/** A limit that no other transaction checks before this one ends. */
export interface LockedLimit {
  readonly limit: number;
  /** What the owners were last warned of (`warnOf`); null for nothing. */
  readonly warned: string | null;
}

/** Locks the limit of what is counted; undefined if there is none, which locks nothing. */
export async function lockLimit(base: Base, kind: Counted): Promise<LockedLimit | undefined> {
  if ((await limitsOf(base))[limitNames[kind]] === null) return undefined;
  const row = await read(base, sql` FOR UPDATE`);
  const limit = row && limitsIn(row)[limitNames[kind]];
  return row && limit !== null && limit !== undefined ? { limit, warned: row[`${kind}_warned`] } : undefined;
}

/** Notes what the owners have been warned of. */
export async function noteWarning({ db, workspace }: Base, kind: Counted, warned: string): Promise<void> {
  await execute(
    { db },
    sql`UPDATE workspace_limits SET ${identifier(`${kind}_warned`)} = ${warned} WHERE workspace_id = ${liveIdOf(workspace)}`,
  );
}

/** Sets all limits of a workspace. */
export async function saveLimits({ db, workspace }: Base, limits: Limits): Promise<void> {
  const { storage_bytes, mails_a_day, exports_a_day, streams } = limits;
  await execute(
    { db },
    sql`REPLACE INTO workspace_limits (workspace_id, storage_bytes, mails_a_day, exports_a_day, streams)
        VALUES (${liveIdOf(workspace)}, ${storage_bytes}, ${mails_a_day}, ${exports_a_day}, ${streams})`,
  );
}

const sidesOf = ({ id, twin_id }: WorkspaceContext): readonly [string, string] => [id, twin_id];

const startOfToday = ({ timezone }: WorkspaceContext): Date => startOfDay(today(new Date(), timezone), timezone);

/** When the counts of a day begin anew. */
export const endOfToday = ({ timezone }: WorkspaceContext): Date =>
  startOfNextDay(today(new Date(), timezone), timezone);

/** How much the workspace uses now, with what this transaction has written. */
export async function usedOf({ db, workspace }: Base, kind: Counted): Promise<number> {
  const [row] = await select<{ used: string | number | null }>({ db }, usedSql[kind](workspace));
  return Number(row?.used ?? 0);
}

const keysOf = (id: string): string => `${id.replaceAll('_', String.raw`\_`)}/%`;

const usedSql: Readonly<Record<Counted, (workspace: WorkspaceContext) => Sql>> = {
  storage: (workspace) => {
    const [one, other] = sidesOf(workspace).map(keysOf);
    return sql`SELECT SUM(size) AS used FROM files
                WHERE (storage_key LIKE ${one} OR storage_key LIKE ${other}) AND state <> 'gone'`;
  },
  mails: (workspace) =>
    sql`SELECT COUNT(*) AS used FROM mails WHERE workspace_id = ${liveIdOf(workspace)}
           AND status IN ('pending', 'sent', 'failed', 'dropped') AND created_at >= ${startOfToday(workspace)}`,
  exports: (workspace) => {
    const [one, other] = sidesOf(workspace);
    return sql`SELECT COUNT(*) AS used FROM audit_entries WHERE workspace_id IN (${one}, ${other})
                  AND action = 'export.made' AND created_at >= ${startOfToday(workspace)}`;
  },
};
