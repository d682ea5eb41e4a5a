import { recomputeHealthOfAll } from '../commands/client-health.js';
import { markOverdueInvoices } from '../commands/mark-overdue.js';
import { purgeEvents, purgeIdempotencyKeys } from '../commands/purge.js';
import type { Ctx } from '../models/context.js';
import { transaction } from '../models/transaction.js';
import { systemContext } from '../models/workspace-context.js';

export type JobBase = Pick<Ctx, 'db' | 'settings' | 'jobs'>;
/** One run of a job in a workspace. Run again it changes nothing more, so that a run cut short is simply repeated. */
export type Run = (base: JobBase, workspaceId: string) => Promise<void>;
type Command = (ctx: Ctx) => Promise<void>;

const inTransaction =
  (command: Command): Run =>
  (base, workspaceId) =>
    transaction(base.db, async (db) => command(await systemContext({ ...base, db }, workspaceId)));

/** For commands that are many small steps, each of them whole by itself. */
const inSteps =
  (command: Command): Run =>
  async (base, workspaceId) =>
    command(await systemContext(base, workspaceId));

/** What every workspace does at its midnight. Of those due at the same time the first by name goes first. */
export const dailyJobs: Readonly<Record<string, Run>> = {
  mark_overdue_invoices: inSteps(markOverdueInvoices),
  purge_events: inSteps(purgeEvents),
  purge_idempotency_keys: inSteps(purgeIdempotencyKeys),
  recompute_client_health: inTransaction(recomputeHealthOfAll),
};
