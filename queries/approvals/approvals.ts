/** Approvals with the names of client, requester and contact, their entries, and sums of these. */
import sql, { type Sql } from 'sql-template-tag';
import { grouped } from '../../domain/grouped.js';
import { dec, sum, toNumber, type Decimal } from '../../domain/money.js';
import { notFound } from '../../domain/errors.js';
import { Approval } from '../../models/approvals/approval.js';
import { ApprovalEntry } from '../../models/approvals/approval-entry.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { Project } from '../../models/projects/project.js';
import { Agreement } from '../../models/retainers/agreement.js';
import { isOneOf, scoped, select } from '../../models/select.js';
import type { Schemas } from '../../contract/contract.js';
import type { NamedApproval, NamedApprovalEntry } from '../../serializers/client-approval.js';
import { among, createdSince, createdUntil } from '../filters.js';
import { listOf } from '../list.js';

export const approvalColumns = sql`t.*, c.name AS client_name, u.name AS requested_by_name, COALESCE(k.name, f.name) AS contact_name`;
export const approvalJoins = sql`LEFT JOIN clients c ON c.id = t.client_id AND c.workspace_id = t.workspace_id
  LEFT JOIN users u ON u.id = t.requested_by_id AND u.workspace_id = t.workspace_id
  LEFT JOIN contacts k ON k.id = t.contact_id AND k.workspace_id = t.workspace_id
  LEFT JOIN former_contacts f ON f.id = t.contact_id AND f.workspace_id = t.workspace_id`;

export const approvalList = listOf<'listApprovals'>()<NamedApproval>({
  model: Approval,
  columns: approvalColumns,
  joins: approvalJoins,
  filters: {
    status: among('t.status'),
    type: among('t.type'),
    client_id: among('t.client_id'),
    project_id: among('t.project_id'),
    agreement_id: among('t.agreement_id'),
    from: createdSince,
    to: createdUntil,
  },
  references: { client_id: Client, project_id: Project, agreement_id: Agreement },
  sorts: { created_at: 't.created_at', due_date: 't.due_date' },
});

const entryJoins = sql`LEFT JOIN users u ON u.id = t.user_id AND u.workspace_id = t.workspace_id`;

/** The definition of the list of entries, shared by the firm's list and the portal's. */
export const entryListing = {
  model: ApprovalEntry,
  columns: sql`t.*, u.name AS user_name`,
  joins: entryJoins,
  filters: {},
  sorts: { date: 't.date' },
  index: () => 'approval_entries_approval_id_index',
} as const;

export const approvalEntryList = listOf<'listApprovalEntries'>()<NamedApprovalEntry>(entryListing);

/** A condition: entries of an approval. */
export const ofApproval = (id: string): Sql => sql`t.approval_id = ${id}`;

/** The approvals with these ids that the caller may see, with the names that they show, sorted by id. */
export function namedApprovals(ctx: Ctx, ids: readonly string[]): Promise<NamedApproval[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return select<NamedApproval>(
    ctx,
    sql`SELECT ${approvalColumns} FROM approvals t ${approvalJoins}
         WHERE ${scoped(ctx, Approval, 't')} AND ${isOneOf('t.id', ids)} ORDER BY t.id`,
  );
}

/** One approval with the names that it shows. Throws `not_found`. */
export async function namedApproval(ctx: Ctx, id: string): Promise<NamedApproval> {
  const [named] = await namedApprovals(ctx, [id]);
  if (!named) throw notFound();
  return named;
}

interface DayRow {
  readonly date: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly hours: Decimal;
  readonly entry_count: number;
}

/** The hours of an approval by day and person; undefined for a milestone, which has none. */
export async function daysOf(
  ctx: Ctx,
  { id, type }: Pick<Approval, 'id' | 'type'>,
): Promise<Schemas['ApprovalDay'][] | undefined> {
  if (type === 'milestone') return undefined;
  const rows = await select<DayRow>(
    ctx,
    sql`SELECT t.date, t.user_id, u.name AS user_name, SUM(t.hours) AS hours, COUNT(*) AS entry_count
          FROM approval_entries t ${entryJoins}
         WHERE ${scoped(ctx, ApprovalEntry, 't')} AND ${ofApproval(id)}
         GROUP BY t.date, t.user_id, u.name ORDER BY t.date, u.name, t.user_id`,
  );
  return [...grouped(rows, ({ date }) => date).values()].map((people) => ({
    date: people[0].date,
    hours: toNumber(sum(people.map(({ hours }) => dec(hours)))),
    people: people.map(({ user_id, user_name, hours, entry_count }) => ({
      user_id,
      user_name,
      hours: toNumber(hours),
      entry_count,
    })),
  }));
}
