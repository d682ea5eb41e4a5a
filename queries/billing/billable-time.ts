import sql, { join, type Sql } from 'sql-template-tag';
import type { BillableTime } from '../../domain/billing/invoice-lines.js';
import type { Day } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { scoped, select } from '../../models/select.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { lacksClientApproval } from '../approvals/client-approval.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';

/** Selects unbilled time of a client; `from` and `to` are included. */
export interface BillableTimeWanted {
  readonly client_id: string;
  readonly project_id: string | null;
  readonly from: Day;
  readonly to: Day;
  readonly approvedOnly: boolean;
}

/** A condition over time entries `t`: an invoice may bill them, apart from approval by the firm and the client. */
export const unbilledTime: Sql = sql`t.billable AND NOT t.excluded AND t.invoice_line_id IS NULL AND t.running_user_id IS NULL AND t.agreement_id IS NULL
           AND NOT EXISTS (SELECT 1 FROM projects p WHERE p.id = t.project_id AND p.workspace_id = t.workspace_id AND p.billing_type <> 'time_and_materials')
           AND NOT EXISTS (SELECT 1 FROM tickets k WHERE k.id = t.ticket_id AND k.workspace_id = t.workspace_id AND k.billing_type <> 'time_and_materials')`;

/**
 * The time that an invoice may bill (docs/decisions/invoices.md), of all users, sorted by day. `lock` is a locking
 * clause, or empty; locked entries cannot be changed or billed until the transaction ends. The ids are read first,
 * without joins, which would lock projects and users too.
 */
export async function billableTime(ctx: Ctx, wanted: BillableTimeWanted, lock: Sql): Promise<BillableTime[]> {
  const project = wanted.project_id === null ? sql`` : sql`AND t.project_id = ${wanted.project_id}`;
  const approved = wanted.approvedOnly ? sql`t.approval_status = 'approved'` : sql`t.approval_status <> 'rejected'`;
  const found = await select<{ id: string }>(
    ctx,
    sql`SELECT t.id FROM time_entries t
         WHERE ${scoped(seeingAll(ctx), TimeEntry, 't')} AND t.client_id = ${wanted.client_id} AND t.date BETWEEN ${wanted.from} AND ${wanted.to} ${project}
           AND ${unbilledTime} AND ${approved} AND NOT ${lacksClientApproval}
         ORDER BY t.id${lock}`,
  );
  const entries: BillableTime[] = [];
  for (let at = 0; at < found.length; at += batch) {
    const ids = found.slice(at, at + batch).map(({ id }) => id);
    entries.push(...(await describeEntries(ctx, ids)));
  }
  return entries.toSorted((a, b) => (`${a.date} ${a.id}` < `${b.date} ${b.id}` ? -1 : 1));
}

const batch = 1000;

/**
 * Describes entries, and checks again that the client approved them: the statement that locked an entry may have waited
 * for a change to it, without seeing that this change removed the entry from its approval.
 */
function describeEntries(ctx: Ctx, ids: readonly string[]): Promise<BillableTime[]> {
  return select<BillableTime>(
    ctx,
    sql`SELECT t.id, t.date, t.hours, t.rate_charged, t.description, t.project_id, p.title AS project_title,
               t.ticket_id, CONCAT(k.number, ' ', k.title) AS ticket_name, t.user_id, u.name AS user_name
          FROM time_entries t
          JOIN users u ON u.id = t.user_id AND u.workspace_id = t.workspace_id
          LEFT JOIN projects p ON p.id = t.project_id AND p.workspace_id = t.workspace_id
          LEFT JOIN tickets k ON k.id = t.ticket_id AND k.workspace_id = t.workspace_id
         WHERE ${scoped(seeingAll(ctx), TimeEntry, 't')} AND t.id IN (${join(ids)}) AND NOT ${lacksClientApproval}`,
  );
}
