/** Names of the users, clients, projects and tickets by which reports are grouped. */
import sql, { join } from 'sql-template-tag';
import type { Ctx } from '../../models/context.js';
import { select } from '../../models/select.js';

/** Rows by id; there is none for null, nor for deleted objects. */
export type Named<Row> = ReadonlyMap<string | null, Row>;

const statements = {
  users: sql`SELECT t.id, t.name, t.department, t.hours_per_week, t.billable_target FROM users t`,
  clients: sql`SELECT t.id, t.name, t.currency FROM clients t`,
  projects: sql`SELECT t.id, t.title, t.client_id, c.name AS client_name, c.currency
                  FROM projects t JOIN clients c ON c.id = t.client_id AND c.workspace_id = t.workspace_id`,
  tickets: sql`SELECT t.id, t.number, t.title FROM tickets t`,
};

interface Rows {
  users: { id: string; name: string; department: string | null; hours_per_week: number; billable_target: number };
  clients: { id: string; name: string; currency: string };
  projects: { id: string; title: string; client_id: string; client_name: string; currency: string };
  tickets: { id: string; number: string; title: string };
}

/** Reads names regardless of visibility: the reader gets the time or money of these objects in the report anyway. */
export async function namesOf<Kind extends keyof Rows>(
  ctx: Ctx,
  kind: Kind,
  ids: readonly (string | null)[],
): Promise<Named<Rows[Kind]>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await select<Rows[Kind]>(
    ctx,
    sql`${statements[kind]} WHERE t.workspace_id = ${ctx.scope.workspaceId} AND t.id IN (${join(wanted)})`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
