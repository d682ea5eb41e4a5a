import sql from 'sql-template-tag';
import { remindersDue } from '../../domain/approvals/approval-reminders.js';
import { approvalSubject, type ApprovalSubject } from '../../domain/approvals/approval-subject.js';
import { forbidden, invalid, invalidState } from '../../domain/errors.js';
import { dec, sum, toDecimal, type Big } from '../../domain/money.js';
import { may, refusalOf } from '../../domain/people/policy.js';
import { today } from '../../domain/time.js';
import { Approval } from '../../models/approvals/approval.js';
import { ApprovalEntry } from '../../models/approvals/approval-entry.js';
import type { Values } from '../../models/base.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { Milestone } from '../../models/projects/milestone.js';
import { Project } from '../../models/projects/project.js';
import { Agreement } from '../../models/retainers/agreement.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import type { Schemas } from '../../contract/contract.js';
import { isOneOf } from '../../models/select.js';
import { namedApproval } from '../../queries/approvals/approvals.js';
import { serializeClientApproval, type NamedApproval } from '../../serializers/client-approval.js';
import { mailApprovers, previewApprovalMails, requireApprovers, type ApprovalToMail } from './approval-mails.js';

/** `held` keeps the work as it is until the transaction ends, to put it into an approval; `seen` only reads it. */
type WorkLock = 'held' | 'seen';

/** The content of a new approval. */
interface Subject {
  readonly client_id: string;
  readonly values: Facts;
  readonly entries: readonly TimeEntry[];
}

type Facts = Values<Approval> & Pick<ApprovalToMail, 'title'> & { readonly hours?: Big };

/** Max time entries in one approval. */
const maxEntries = 2_000;

/** The id in the link of a preview: the approval gets its id when it is created. */
const idToCome = '…';

/** Creates an approval and mails it to every contact of the client who may approve. The first answer decides. */
export async function createApproval(ctx: Ctx, body: Schemas['ApprovalCreate']): Promise<NamedApproval> {
  const day = today(ctx.now, ctx.workspace.timezone);
  const { client_id, values, entries } = await subjectOf(ctx, approvalSubject(body, day), 'held');
  const client = await Client.reference(seeingAll(ctx), client_id, 'client_id');
  const contacts = await requireApprovers(ctx, client);
  const { message = null, due_date = null } = body;
  const approval = await Approval.insert(ctx, {
    ...values,
    type: body.type,
    status: 'pending',
    client_id,
    message,
    due_date,
    requested_by_id: ctx.actor.user_id,
    reminders_due: due_date === null ? 0 : remindersDue(due_date, day),
    entry_count: entries.length,
  });
  await ApprovalEntry.insertMany(
    ctx,
    entries.map(({ id, user_id, date, hours, description }) => ({
      approval_id: approval.id,
      time_entry_id: id,
      standing_key: id,
      user_id,
      date,
      hours,
      description,
    })),
  );
  const named = await namedApproval(seeingAll(ctx), approval.id);
  await emit(ctx, 'approval.requested', serializeClientApproval(named));
  await mailApprovers(ctx, named, { kind: 'request', client, contacts, message });
  return named;
}

/** The mail that `createApproval` would queue for the same request now. Locks and writes nothing. */
export async function previewApprovalRequest(
  ctx: Ctx,
  body: Schemas['ApprovalCreate'],
): Promise<Schemas['ApprovalMailPreview']> {
  const subject = approvalSubject(body, today(ctx.now, ctx.workspace.timezone));
  const { client_id, values } = await subjectOf(ctx, subject, 'seen');
  const client = await Client.reference(seeingAll(ctx), client_id, 'client_id');
  const contacts = await requireApprovers(ctx, client);
  const { message = null, due_date = null } = body;
  const { title, period_from = null, period_to = null, hours } = values;
  const facts = { title, period_from, period_to, hours: hours ? toDecimal(hours) : null, due_date };
  const approval = { id: idToCome, type: body.type, ...facts };
  return previewApprovalMails(ctx, approval, { kind: 'request', client, contacts, message });
}

function subjectOf(ctx: Ctx, subject: ApprovalSubject, lock: WorkLock): Promise<Subject> {
  assertMayAsk(ctx, 'agreement_id' in subject ? 'can_manage_invoices' : 'can_manage_projects');
  if (subject.type === 'milestone') return milestoneToApprove(ctx, subject.milestone_id, lock);
  return 'project_id' in subject ? hoursOfProject(ctx, subject, lock) : hoursOfAgreement(ctx, subject, lock);
}

function assertMayAsk({ scope }: Ctx, need: 'can_manage_projects' | 'can_manage_invoices'): void {
  if (!may(scope, need)) throw forbidden(refusalOf(need));
}

async function milestoneToApprove(ctx: Ctx, id: string, lock: WorkLock): Promise<Subject> {
  const known = await Milestone.reference(ctx, id, 'milestone_id');
  const project = await Project.reference(ctx, known.project_id, 'milestone_id');
  const milestone = lock === 'held' ? await Milestone.lockReference(ctx, id, 'milestone_id') : known;
  const other = await Approval.first(seeingAll(ctx), sql`t.milestone_key = ${id}`);
  if (other)
    throw invalidState(
      other.status === 'approved'
        ? `The client has already approved the milestone ${id}`
        : `The milestone ${id} is already in the pending approval ${other.id}: cancel that approval first`,
      'milestone_id',
    );
  const { title, description } = milestone;
  return {
    client_id: project.client_id,
    values: { project_id: project.id, milestone_id: id, milestone_key: id, title, description },
    entries: [],
  };
}

type Hours = Extract<ApprovalSubject, { type: 'hours' }>;

async function hoursOfProject(
  ctx: Ctx,
  subject: Extract<Hours, { project_id: string }>,
  lock: WorkLock,
): Promise<Subject> {
  const { id, client_id, title } = await Project.reference(ctx, subject.project_id, 'project_id');
  const entries = await entriesToApprove(ctx, subject, { column: 'project_id', id, lock });
  return { client_id, values: { project_id: id, title, ...termsOf(subject, entries) }, entries };
}

async function hoursOfAgreement(
  ctx: Ctx,
  subject: Extract<Hours, { agreement_id: string }>,
  lock: WorkLock,
): Promise<Subject> {
  const { id, client_id, title } = await Agreement.reference(ctx, subject.agreement_id, 'agreement_id');
  const entries = await entriesToApprove(ctx, subject, { column: 'agreement_id', id, lock });
  return { client_id, values: { agreement_id: id, title, ...termsOf(subject, entries) }, entries };
}

const termsOf = ({ from, to }: Hours, entries: readonly TimeEntry[]) => ({
  period_from: from,
  period_to: to,
  hours: sum(entries.map(({ hours }) => dec(hours))),
});

interface WorkOf {
  readonly column: 'project_id' | 'agreement_id';
  readonly id: string;
  readonly lock: WorkLock;
}

/**
 * The time entries that may be approved, whoever logged them. If they are `held`, no other request includes, changes or
 * bills them meanwhile. Throws `invalid_request` if there are none or too many.
 */
async function entriesToApprove(ctx: Ctx, { from, to }: Hours, { column, id, lock }: WorkOf): Promise<TimeEntry[]> {
  const { require_time_approval: approvedOnly } = await workspaceOf(ctx);
  const place = column === 'project_id' ? sql`t.project_id = ${id}` : sql`t.agreement_id = ${id}`;
  const approved = approvedOnly ? sql`t.approval_status = 'approved'` : sql`t.approval_status <> 'rejected'`;
  const condition = sql`${place} AND t.date BETWEEN ${from} AND ${to} AND t.billable AND NOT t.excluded AND t.invoice_line_id IS NULL
        AND t.running_user_id IS NULL AND ${approved}
        AND NOT EXISTS (SELECT 1 FROM approval_entries e WHERE e.workspace_id = t.workspace_id AND e.standing_key = t.id)`;
  const reading = { limit: maxEntries + 1 };
  const entries =
    lock === 'held'
      ? await TimeEntry.lockAll(seeingAll(ctx), condition, reading)
      : await TimeEntry.all(seeingAll(ctx), condition, reading);
  const found = await notInApproval(ctx, entries);
  if (found.length === 0)
    throw invalid('from', `is the first day of a range without time to approve: ${from} to ${to}`);
  if (entries.length > maxEntries)
    throw invalid('to', `is the last day of a range with more than ${maxEntries} time entries: send a shorter range`);
  return found;
}

/**
 * Removes entries that another request has just put into an approval. The locking statement may have waited for their
 * rows, and its NOT EXISTS may have read `approval_entries` as it was before.
 */
async function notInApproval(ctx: Ctx, entries: readonly TimeEntry[]): Promise<TimeEntry[]> {
  if (entries.length === 0) return [];
  const named = isOneOf(
    't.standing_key',
    entries.map(({ id }) => id),
  );
  const inOpenApproval = new Set(
    (await ApprovalEntry.all(seeingAll(ctx), named)).map(({ standing_key }) => standing_key),
  );
  return entries.filter(({ id }) => !inOpenApproval.has(id));
}
