/** Which time of projects with `require_client_approval` may not be billed yet (docs/decisions/approvals.md). */
import sql, { type Sql } from 'sql-template-tag';
import type { Ctx } from '../../models/context.js';
import { isOneOf, scoped, select } from '../../models/select.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';

/** A condition over time entries `t`: the project requires the client's approval, and the entry does not have it. */
export const lacksClientApproval: Sql = sql`(EXISTS (SELECT 1 FROM projects q WHERE q.id = t.project_id AND q.workspace_id = t.workspace_id AND q.require_client_approval)
           AND NOT EXISTS (SELECT 1 FROM approval_entries e JOIN approvals a ON a.id = e.approval_id AND a.workspace_id = e.workspace_id
                            WHERE e.workspace_id = t.workspace_id AND e.standing_key = t.id AND a.status = 'approved'))`;

/** The ids, out of `ids`, of time entries that meet `lacksClientApproval`. */
export async function idsLackingClientApproval(ctx: Ctx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await select<{ id: string }>(
    ctx,
    sql`SELECT t.id FROM time_entries t WHERE ${scoped(seeingAll(ctx), TimeEntry, 't')} AND ${isOneOf('t.id', ids)} AND ${lacksClientApproval}`,
  );
  return new Set(rows.map(({ id }) => id));
}
