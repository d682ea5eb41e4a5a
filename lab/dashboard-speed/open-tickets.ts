/**
 * Open tickets beside the million closed ones, only while the dashboard is measured: the bench measures reports without
 * them.
 */
import type { Database } from '../../database/db.js';
import { numbered } from '../bench/seed.js';

const open = 2000;
/** Beyond the numbers of the closed ones. */
const firstNumber = 2_000_000;
const id = numbered('tkt', `${firstNumber} + seq`);
const isOpen = `id BETWEEN ${numbered('tkt', String(firstNumber))} AND ${numbered('tkt', String(firstNumber + open))}`;

export async function addOpenTickets(db: Database, workspaceId: string): Promise<void> {
  await removeOpenTickets(db, workspaceId);
  await db.perform(
    `INSERT INTO tickets (id, number, title, client_id, status_id, priority_id, priority_position, billing_type, opened_at,
                          workspace_id, created_at, updated_at)
     SELECT ${id}, CONCAT('TKT-', ${firstNumber} + seq), CONCAT('Printer ', seq, ' is on fire'), c.id, s.id, p.id, p.position,
            'time_and_materials', UTC_TIMESTAMP(3), c.workspace_id, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3)
       FROM seq_1_to_${open}
       JOIN (SELECT id, workspace_id FROM clients WHERE workspace_id = ? ORDER BY id LIMIT 1) c
       JOIN ticket_statuses s ON s.workspace_id = c.workspace_id AND s.position = 1
       JOIN ticket_priorities p ON p.workspace_id = c.workspace_id AND p.position = 1 + seq % 4`,
    [workspaceId],
  );
}

export async function removeOpenTickets(db: Database, workspaceId: string): Promise<void> {
  await db.perform(`DELETE FROM tickets WHERE workspace_id = ? AND ${isOpen}`, [workspaceId]);
}
