/** How long it takes to close 1,000 agreements whose periods end on the same day, and how the API responds meanwhile. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../database/db.js';
import sql from 'sql-template-tag';
import { createAgreement } from '../../commands/retainers/agreements.js';
import { closeDuePeriods } from '../../commands/retainers/close-due-periods.js';
import { createTimeEntries } from '../../commands/time/create-time-entry.js';
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { addDays, today } from '../../domain/time.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { execute, select } from '../../models/select.js';
import { transaction } from '../../database/transaction.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import { wipeWorkspace } from '../../models/workspace/workspace-tables.js';
import type { Settings } from '../../settings/settings.js';
import { noJobs } from '../../scripts/operator/with-database.js';
import { percentile, rounded, timesWhile } from './latency.js';

const agreements = 1000;
const entriesEach = 3;

export interface ClosingMeasured {
  readonly agreements: number;
  /** Seconds until all of their periods are closed, the next ones are open and the invoices exist. */
  readonly seconds: number;
  /** Milliseconds that a GET over HTTP takes, before the closing and during it. */
  readonly p50Before: number;
  readonly p50: number;
  readonly p99: number;
}

/** Creates the agreements with time on each, lets them all fall due, and removes them again. */
export async function measureClosing(
  db: Database,
  settings: Settings,
  ask: () => Promise<void>,
): Promise<ClosingMeasured> {
  const made = await createWorkspace(db, { name: 'Retainers', email: 'retainers@example.com' });
  const ctx = await systemContext({ db, settings, jobs: noJobs }, made.workspace_id);
  await makeDue(ctx, made.user_id);
  const before = await timesWhile(ask, () => pause(2000));
  const begun = performance.now();
  const during = await timesWhile(ask, () => closeDuePeriods(ctx));
  const seconds = rounded((performance.now() - begun) / 1000);
  await assertClosed(ctx);
  for (const id of [made.workspace_id, made.test_workspace_id]) {
    await wipeWorkspace(await systemContext({ db, settings, jobs: noJobs }, id), []);
    await execute(ctx, sql`DELETE FROM workspaces WHERE id = ${id}`);
  }
  return {
    agreements,
    seconds,
    p50Before: percentile(before, 0.5),
    p50: percentile(during, 0.5),
    p99: percentile(during, 0.99),
  };
}

async function makeDue(ctx: Ctx, userId: string): Promise<void> {
  const start_date = today(ctx.now, ctx.workspace.timezone);
  const inTransaction = <T>(work: (within: Ctx) => Promise<T>): Promise<T> =>
    transaction(ctx.db, (db) => work({ ...ctx, db }));
  const terms = { title: 'Care', start_date, monthly_fee: 500, hours_included: 5, overage_rate: 100 };
  for (let count = 0; count < agreements; count += 1) {
    const name = `Client ${count}`;
    const client = await Client.insert(ctx, { name, name_key: name, currency: 'USD', sla_overrides: [] });
    const body = {
      ...terms,
      client_id: client.id,
      auto_invoice: true,
      rollover_enabled: true,
      billing_day: 1,
      interval: 'monthly' as const,
    };
    await inTransaction(async (within) => {
      const { id } = await createAgreement(within, { ...body, status: 'active' });
      const entry = { user_id: userId, client_id: client.id, agreement_id: id, date: start_date, hours: 2 };
      await createTimeEntries(
        within,
        Array.from({ length: entriesEach }, () => entry),
      );
    });
  }
  const yesterday = addDays(start_date, -1);
  await execute(
    ctx,
    sql`UPDATE agreement_periods SET start_date = ${yesterday}, end_date = ${yesterday} WHERE workspace_id = ${ctx.workspace.id}`,
  );
}

async function assertClosed(ctx: Ctx): Promise<void> {
  const [row] = await select<{ closed: number; invoices: number }>(
    ctx,
    sql`SELECT (SELECT COUNT(*) FROM agreement_periods WHERE workspace_id = ${ctx.workspace.id} AND closed_at IS NOT NULL) AS closed,
               (SELECT COUNT(*) FROM invoices WHERE workspace_id = ${ctx.workspace.id}) AS invoices`,
  );
  if (row?.closed !== agreements || row.invoices !== agreements)
    throw new Error(`${row?.closed} of ${agreements} periods were closed, with ${row?.invoices} invoices`);
}
