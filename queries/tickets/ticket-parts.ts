/** Activities, tasks, attachments and time of one ticket: as lists, and all at once for an `include`. */
import sql, { type Sql } from 'sql-template-tag';
import { reachOf } from '../../domain/people/policy.js';
import { Attachment } from '../../models/tickets/attachment.js';
import type { Ctx } from '../../models/context.js';
import { readJson } from '../../models/json-columns.js';
import { scoped, select } from '../../models/select.js';
import { Task } from '../../models/projects/task.js';
import { TicketActivity } from '../../models/tickets/ticket-activity.js';
import { User } from '../../models/people/user.js';
import type { Schemas } from '../../contract/contract.js';
import type { NamedAttachment } from '../../serializers/attachment.js';
import type { NamedActivity } from '../../serializers/ticket-activity.js';
import type { NamedTimeEntry } from '../../serializers/time-entry.js';
import { among } from '../filters.js';
import { listOf } from '../list.js';
import { isByDay } from '../order-indexes.js';
import { timeEntryList } from '../time/time-entries.js';

const activityColumns = sql`t.*, u.name AS user_name, COALESCE(c.name, f.name) AS contact_name`;
const activityJoins = sql`LEFT JOIN users u ON u.id = t.user_id AND u.workspace_id = t.workspace_id
  LEFT JOIN contacts c ON c.id = t.contact_id AND c.workspace_id = t.workspace_id
  LEFT JOIN former_contacts f ON f.id = t.contact_id AND f.workspace_id = t.workspace_id`;

export const ticketActivityList = listOf<'listTicketActivities'>()<NamedActivity>({
  model: TicketActivity,
  columns: activityColumns,
  joins: activityJoins,
  filters: {
    type: among('t.type'),
    visibility: among('t.visibility'),
  },
  sorts: { created_at: 't.created_at' },
  index: () => 'ticket_activities_ticket_id_index',
});

export const ticketTaskList = listOf<'listTicketTasks'>()<Task>({
  model: Task,
  columns: sql`t.*`,
  filters: {
    completed: (flag) => sql`t.completed = ${flag}`,
    assignee_id: among('t.assignee_id'),
  },
  references: { assignee_id: User },
  sorts: { position: 't.position', created_at: 't.created_at', due_date: 't.due_date' },
  index: () => 'tasks_ticket_id_index',
});

const attachmentColumns = activityColumns;
const attachmentJoins = activityJoins;

export const ticketAttachmentList = listOf<'listTicketAttachments'>()<NamedAttachment>({
  model: Attachment,
  columns: attachmentColumns,
  joins: attachmentJoins,
  filters: {},
  sorts: { created_at: 't.created_at', filename: 't.filename', size: 't.size' },
  index: () => 'attachments_ticket_id_index',
});

export const ticketTimeEntryList = listOf<'listTicketTimeEntries'>()<NamedTimeEntry, Schemas['TimeListSummary']>({
  ...timeEntryList,
  filters: { from: timeEntryList.filters.from, to: timeEntryList.filters.to },
  references: {},
  index: (_query, { scope }) => (reachOf(scope) === 'everyone' ? 'time_entries_ticket_id_index' : undefined),
  isInOrder: (query, ctx) => isByDay(query, ctx),
});

/** A condition: rows of one ticket. */
export const onTicket = (id: string): Sql => sql`t.ticket_id = ${id}`;

/** Maximum of embedded objects of each kind; the lists have all. */
export const maxEmbedded = 100;
/** Maximum of the latest activities from which a ticket's summary is composed. */
const maxSummarised = 1000;

/** The latest activities of a ticket that the user may see, at most `max`, oldest first. */
export async function activitiesOf(ctx: Ctx, ticketId: string, max = maxSummarised): Promise<NamedActivity[]> {
  const latest = await select<NamedActivity>(
    ctx,
    sql`SELECT ${activityColumns} FROM ticket_activities t ${activityJoins}
         WHERE ${scoped(ctx, TicketActivity, 't')} AND ${onTicket(ticketId)} ORDER BY t.created_at DESC, t.id DESC LIMIT ${max}`,
  );
  return parsed(latest.toReversed());
}

/** One activity that exists, with the names of its user and contact. */
export const namedActivity = async (ctx: Ctx, id: string): Promise<NamedActivity> =>
  only(
    parsed(
      await select<NamedActivity>(
        ctx,
        sql`SELECT ${activityColumns} FROM ticket_activities t ${activityJoins} WHERE ${scoped(ctx, TicketActivity, 't')} AND t.id = ${id}`,
      ),
    ),
  );

/** Parses the JSON columns of activities in place. */
function parsed(activities: NamedActivity[]): NamedActivity[] {
  for (const activity of activities) activity.mentions = readJson(activity.mentions) as NamedActivity['mentions'];
  return activities;
}

/** The first tasks of a ticket, by position. */
export const tasksOf = (ctx: Ctx, ticketId: string): Promise<Task[]> =>
  select(
    ctx,
    sql`SELECT t.* FROM tasks t WHERE ${scoped(ctx, Task, 't')} AND ${onTicket(ticketId)} ORDER BY t.position, t.id LIMIT ${maxEmbedded}`,
  );

/** The latest attachments of a ticket, oldest first. */
export async function attachmentsOf(ctx: Ctx, ticketId: string): Promise<NamedAttachment[]> {
  const latest = await select<NamedAttachment>(
    ctx,
    sql`SELECT ${attachmentColumns} FROM attachments t ${attachmentJoins}
         WHERE ${scoped(ctx, Attachment, 't')} AND ${onTicket(ticketId)} ORDER BY t.created_at DESC, t.id DESC LIMIT ${maxEmbedded}`,
  );
  return latest.toReversed();
}

/** One attachment that exists, with the names of its user and contact. */
export const namedAttachment = async (ctx: Ctx, id: string): Promise<NamedAttachment> =>
  only(
    await select<NamedAttachment>(
      ctx,
      sql`SELECT ${attachmentColumns} FROM attachments t ${attachmentJoins} WHERE ${scoped(ctx, Attachment, 't')} AND t.id = ${id}`,
    ),
  );

/** The only row. Throws an internal error if there is none. */
function only<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('A row that was just written is gone');
  return row;
}
