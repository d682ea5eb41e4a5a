import sql, { join, type Sql } from 'sql-template-tag';
import type { BillableTime } from '../../domain/billing/invoice-lines.js';
import type { Day } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { scoped, select } from '../../models/select.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { awaitsClient } from '../approvals/client-approved.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';

/** Which unbilled time: of a client, from one day to another, both included. */
export interface BillableTimeWanted {
  readonly client_id: string;
  readonly project_id: string | null;
  readonly from: Day;
  readonly to: Day;
  readonly approvedOnly: boolean;
}

/** Time, as `t`, that an invoice may take once neither the firm nor the client has to approve it. */
export const unbilledTime: Sql = sql`t.billable AND NOT t.excluded AND t.invoice_line_id IS NULL AND t.running_user_id IS NULL AND t.agreement_id IS NULL
           AND NOT EXISTS (SELECT 1 FROM projects p WHERE p.id = t.project_id AND p.workspace_id = t.workspace_id AND p.billing_type <> 'time_and_materials')
           AND NOT EXISTS (SELECT 1 FROM tickets k WHERE k.id = t.ticket_id AND k.workspace_id = t.workspace_id AND k.billing_type <> 'time_and_materials')`;

/**
 * The time that an invoice may take (docs/decisions/invoices.md), by day, whoever logged it. `lock` holds it, or not: held, no
 * one else changes or bills it before the transaction ends. The entries are locked alone first: a join would lock projects and users too.
 */
export async function billableTime(ctx: Ctx, wanted: BillableTimeWanted, lock: Sql): Promise<BillableTime[]> {
  const project = wanted.project_id === null ? sql`` : sql`AND t.project_id = ${wanted.project_id}`;
  const approved = wanted.approvedOnly ? sql`t.approval_status = 'approved'` : sql`t.approval_status <> 'rejected'`;
  const found = await select<{ id: string }>(
    ctx,
    sql`SELECT t.id FROM time_entries t
         WHERE ${scoped(seeingAll(ctx), TimeEntry, 't')} AND t.client_id = ${wanted.client_id} AND t.date BETWEEN ${wanted.from} AND ${wanted.to} ${project}
           AND ${unbilledTime} AND ${approved} AND NOT ${awaitsClient}
         ORDER BY t.id${lock}`,
  );
  const entries: BillableTime[] = [];
  for (let at = 0; at < found.length; at += batch) {
    const ids = found.slice(at, at + batch).map(({ id }) => id);
    entries.push(...(await describeEntries(ctx, ids)));
  }
  return entries.toSorted((a, b) => (`${a.date} ${a.id}` < `${b.date} ${b.id}` ? -1 : 1));
}

/** Ids that one statement names at most. */
const batch = 1000;

/**
 * Whether the client has approved them is asked once more: the statement that waited for a change of an entry to hold it may not see
 * that this took the entry out of what the client approved.
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
         WHERE ${scoped(seeingAll(ctx), TimeEntry, 't')} AND t.id IN (${join(ids)}) AND NOT ${awaitsClient}`,
  );
}
