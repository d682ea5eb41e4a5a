/** Finds the workspaces with tickets whose SLA must be updated because time has passed. */
import sql, { type Sql } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { select } from '../select.js';
import { clocks, unleased } from './lease.js';

type Base = Pick<Ctx, 'db'>;

/** Ids of workspaces with tickets that are due by the workspace's clock, except those whose clock is being advanced. */
export async function findWorkspacesWithDueTickets(base: Base): Promise<string[]> {
  const now = new Date();
  const byRealTime = sql`SELECT DISTINCT w.id FROM tickets t FORCE INDEX (tickets_sla_next_at_index)
      JOIN workspaces w ON w.id = t.workspace_id WHERE t.sla_next_at <= ${now} AND w.clock_at IS NULL AND w.deletes_at IS NULL`;
  const byTestClock = sql`SELECT w.id FROM workspaces w
     WHERE w.clock_at IS NOT NULL AND w.deletes_at IS NULL AND ${unleased(clocks, 'w')}
       AND EXISTS (SELECT 1 FROM tickets t WHERE t.workspace_id = w.id AND t.sla_next_at <= w.clock_at)`;
  const found = [
    ...(await select<{ id: string }>(base, byRealTime)),
    ...(await select<{ id: string }>(base, byTestClock)),
  ];
  return found.map(({ id }) => id);
}

/** Selects when the next ticket of a workspace is due; null when none will be. */
export const nextTicketDue = (workspaceId: string): Sql =>
  sql`SELECT MIN(t.sla_next_at) FROM tickets t WHERE t.workspace_id = ${workspaceId} AND t.sla_next_at IS NOT NULL`;
