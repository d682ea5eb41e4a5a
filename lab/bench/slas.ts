/** How long a worker's pass over the SLAs of 10,000 open tickets takes, by how many of them are due. */
import type { Database, Db } from '../../database/db.js';
import sql from 'sql-template-tag';
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { execute, isOneOf, select } from '../../models/select.js';
import { wipeWorkspace } from '../../models/workspace/workspace-tables.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import type { Settings } from '../../settings/settings.js';
import { updateSomeSlas, type SlaDeps } from '../../workers/update-slas.js';
import { noJobs } from '../../scripts/operator/with-database.js';
import { nthId } from './seed.js';

const tickets = 10_000;
const dueAtOnce = [0, 1, 10, 100, 1000] as const;
const minuteMs = 60_000;

export interface SlaMeasured {
  readonly due: number;
  /** Milliseconds until nothing is due, in total and per ticket that was due. */
  readonly took: number;
  readonly each: number | null;
}

/** Creates the tickets, lets more and more of them fall due for a warning, and removes them again. */
export async function measureSlas(db: Database, settings: Settings): Promise<SlaMeasured[]> {
  const deps: SlaDeps = { db, settings, jobs: noJobs, log: { error: (...said: unknown[]) => console.error(...said) } };
  const { workspace_id, test_workspace_id } = await createWorkspace(db, { name: 'SLAs', email: 'slas@example.com' });
  await addOpenTickets(db, workspace_id);
  await passUntilDone(deps);
  const measured: SlaMeasured[] = [];
  let first = 1;
  for (const due of dueAtOnce) {
    await letFallDue(db, first, due);
    first += due;
    const begun = performance.now();
    await passUntilDone(deps);
    const took = performance.now() - begun;
    measured.push({ due, took: rounded(took), each: due === 0 ? null : rounded(took / due) });
  }
  await assertAnnounced(deps, workspace_id, first - 1);
  for (const id of [workspace_id, test_workspace_id]) {
    await wipeWorkspace(await systemContext(deps, id), []);
    await execute(deps, sql`DELETE FROM workspaces WHERE id = ${id}`);
  }
  return measured;
}

const rounded = (ms: number): number => Math.round(ms * 100) / 100;

async function passUntilDone(deps: SlaDeps): Promise<void> {
  while (await updateSomeSlas(deps));
}

async function addOpenTickets(db: Database, workspaceId: string): Promise<void> {
  const now = new Date();
  const clientId = nthId('cli', 0xabcdef);
  await execute(
    { db },
    sql`INSERT INTO clients (id, name, name_key, currency, sla_overrides, workspace_id, created_at, updated_at)
        VALUES (${clientId}, 'SLAs', 'slas', 'USD', '[]', ${workspaceId}, ${now}, ${now})`,
  );
  const id = `CONCAT('tkt_', LPAD(LOWER(HEX(seq)), 26, 'z'))`;
  await db.perform(
    `INSERT INTO tickets (id, number, title, client_id, status_id, priority_id, priority_position, billing_type, opened_at, workspace_id,
                          created_at, updated_at, response_target, resolution_target, sla_next_at, sla_clock)
     SELECT ${id}, CONCAT('TKT-', seq), 'Login fails', ?, s.id, p.id, p.position, 'time_and_materials', ?, s.workspace_id, ?, ?,
            p.sla_response, p.sla_resolution, ?,
            JSON_OBJECT('status_id', s.id, 'priority_id', p.id, 'client_id', ?, 'pauses', JSON_ARRAY(), 'told', JSON_ARRAY())
       FROM seq_1_to_${tickets}
       JOIN ticket_statuses s ON s.workspace_id = ? AND s.position = 1
       JOIN ticket_priorities p ON p.workspace_id = s.workspace_id AND p.is_default`,
    [clientId, now, now, now, new Date(now.getTime() + 192 * minuteMs), clientId, workspaceId],
  );
}

/** Makes tickets look as if they had been opened long enough ago for the first warning, but not for more. */
async function letFallDue(db: Database, first: number, count: number): Promise<void> {
  const opened = new Date(Date.now() - 200 * minuteMs);
  const ids = Array.from({ length: count }, (_, at) => `tkt_${(first + at).toString(16).padStart(26, 'z')}`);
  await execute(
    { db },
    sql`UPDATE tickets SET opened_at = ${opened}, sla_next_at = ${opened} WHERE ${isOneOf('id', ids)}`,
  );
}

async function assertAnnounced(base: { readonly db: Db }, workspaceId: string, expected: number): Promise<void> {
  const [row] = await select<{ announced: number }>(
    base,
    sql`SELECT COUNT(*) AS announced FROM events WHERE workspace_id = ${workspaceId} AND type = 'ticket.sla_warning'`,
  );
  if (row?.announced !== expected) throw new Error(`${row?.announced} of ${expected} warnings were announced`);
}
