import type { Knex } from 'knex';
import { dropColumns, dropIndexes, hasColumn } from './support.js';

const index = 'tickets_client_changed_at_index';

/**
 * When something of a ticket last changed that its client sees, by which the portal sorts. Of older tickets, that is when they were
 * opened or closed, their status or priority changed, or something public was said or attached.
 */
export async function up(knex: Knex): Promise<void> {
  if (!(await hasColumn(knex, 'tickets', 'client_changed_at')))
    await knex.schema.alterTable('tickets', (t) => {
      t.specificType('client_changed_at', 'DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)');
    });
  const workspaces = (await knex('workspaces').select('id')) as { id: string }[];
  for (const { id } of workspaces) await fill(knex, id);
  await dropIndexes(knex, 'tickets', [index]);
  await knex.schema.alterTable('tickets', (t) => {
    t.index(['workspace_id', 'client_id', 'client_changed_at', 'id'], index);
  });
}

export async function down(knex: Knex): Promise<void> {
  await dropIndexes(knex, 'tickets', [index]);
  await dropColumns(knex, 'tickets', ['client_changed_at']);
}

/** One workspace at a time, so that no statement grows with the number of workspaces. */
async function fill(knex: Knex, workspaceId: string): Promise<void> {
  await knex.raw(
    `UPDATE tickets t
       LEFT JOIN (SELECT ticket_id, MAX(COALESCE(edited_at, created_at)) AS at FROM ticket_activities
                   WHERE workspace_id = ? AND (visibility = 'public' OR type IN ('status_change', 'priority_change', 'closed', 'reopened'))
                   GROUP BY ticket_id) said ON said.ticket_id = t.id
       SET t.client_changed_at = GREATEST(t.created_at, COALESCE(t.closed_at, t.created_at), COALESCE(said.at, t.created_at))
     WHERE t.workspace_id = ?`,
    [workspaceId, workspaceId],
  );
}
