import sql, { type Sql } from 'sql-template-tag';
import { Agreement } from '../../models/retainers/agreement.js';
import { Client } from '../../models/clients/client.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { Phase } from '../../models/projects/phase.js';
import { Project } from '../../models/projects/project.js';
import { scoped, select } from '../../models/select.js';
import { TicketPriority } from '../../models/tickets/ticket-priority.js';
import { TicketStatus } from '../../models/tickets/ticket-status.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { watchersOf } from '../../models/tickets/ticket-watchers.js';
import { User } from '../../models/people/user.js';
import type { Query, Schemas } from '../../contract/contract.js';
import { serializeAttachment } from '../../serializers/attachment.js';
import { serializeClient } from '../../serializers/client.js';
import { serializeProject } from '../../serializers/project.js';
import { serializeTask } from '../../serializers/task.js';
import { serializeWatcher } from '../../serializers/ticket-watcher.js';
import { serializeTicketActivity } from '../../serializers/ticket-activity.js';
import type { NamedTicket } from '../../serializers/ticket.js';
import { serializeTimeEntrySummary, type NamedTimeEntry } from '../../serializers/time-entry.js';
import { viewOf } from '../../serializers/view.js';
import { externalFilters } from '../external-filters.js';
import { among, createdSince, createdUntil } from '../filters.js';
import { assertKnown } from '../list-checks.js';
import { indexed, incremental, listOf } from '../list.js';
import { assertTagsKnown, havingTags } from '../tags/tag-filter.js';
import { activitiesOf, attachmentsOf, maxEmbedded, onTicket, tasksOf } from './ticket-parts.js';
import { timeEntryList } from '../time/time-entries.js';

function ofStatusTypes(types: readonly Schemas['TicketStatusFilter'][]): Sql | undefined {
  const isEither = types.includes('all') || new Set(types).size > 1;
  return isEither ? undefined : sql`t.is_closed = ${types.includes('closed')}`;
}

/** The value of `assignee_id` that selects unassigned tickets. */
const nobody = 'none';

function assignedTo(ids: readonly string[]): Sql {
  const users = ids.filter((id) => id !== nobody);
  if (users.length === ids.length) return among('t.assignee_id')(ids);
  return users.length === 0
    ? sql`t.assignee_id IS NULL`
    : sql`(t.assignee_id IS NULL OR ${among('t.assignee_id')(users)})`;
}

const assertAssignees = ({ assignee_id: ids = [] }: { assignee_id?: readonly string[] }, ctx: Ctx): Promise<void> =>
  assertKnown(
    ctx,
    'assignee_id',
    ids.filter((id) => id !== nobody),
    User,
  );

/** Normalizes a number: `TKT-1003`, `tkt-1003` and `1003` become `TKT-1003`. */
const numberOf = (text: string): string => `TKT-${text.replace(/^tkt-/i, '')}`;

/** The id of the ticket whose number the text is. */
export async function numberedTicket(text: string, ctx: Ctx): Promise<string | undefined> {
  const isNumbered = ofNumber(text);
  if (!isNumbered) return undefined;
  const [ticket] = await select<{ id: string }>(
    ctx,
    sql`SELECT t.id FROM tickets t WHERE t.workspace_id = ${ctx.scope.workspaceId} AND ${isNumbered}`,
  );
  return ticket?.id;
}

/** A condition for the ticket whose number the text is; undefined if the text is no number. */
export function ofNumber(text: string): Sql | undefined {
  const number = text.trim();
  return /^(tkt-)?\d{1,15}$/i.test(number) ? sql`t.number = ${numberOf(number)}` : undefined;
}

const besideDueDates = new Set([
  'due_from',
  'due_to',
  'status',
  'page',
  'per_page',
  'sort',
  'order',
  'fields',
  'format',
  'for',
]);

/** If only due dates are filtered, the optimizer would read in page order, through tickets due at other times. */
function indexFor(query: Query<'listTickets'>): string | undefined {
  const isByDueDate = query.due_from !== undefined || query.due_to !== undefined;
  const isFilteredOtherwise =
    !query.status.includes('all') || Object.keys(query).some((name) => !besideDueDates.has(name));
  return isByDueDate && !isFilteredOtherwise ? 'tickets_by_due_date_index' : undefined;
}

export const ticketList = listOf<'listTickets'>()<NamedTicket>({
  model: Ticket,
  columns: sql`t.*, c.name AS client_name, p.title AS project_title, s.name AS status_name, s.color AS status_color,
    r.name AS priority_name, r.color AS priority_color, u.name AS assignee_name`,
  joins: sql`LEFT JOIN clients c ON c.id = t.client_id AND c.workspace_id = t.workspace_id
    LEFT JOIN projects p ON p.id = t.project_id AND p.workspace_id = t.workspace_id
    LEFT JOIN ticket_statuses s ON s.id = t.status_id AND s.workspace_id = t.workspace_id
    LEFT JOIN ticket_priorities r ON r.id = t.priority_id AND r.workspace_id = t.workspace_id
    LEFT JOIN users u ON u.id = t.assignee_id AND u.workspace_id = t.workspace_id`,
  filters: {
    client_id: among('t.client_id'),
    project_id: among('t.project_id'),
    phase_id: among('t.phase_id'),
    assignee_id: assignedTo,
    reporter_id: among('t.reporter_id'),
    agreement_id: among('t.agreement_id'),
    contact_id: among('t.contact_id'),
    status_id: among('t.status_id'),
    priority_id: among('t.priority_id'),
    status: ofStatusTypes,
    number: (numbers) => among('t.number')(numbers.map(numberOf)),
    search: indexed,
    tags: havingTags('tickets'),
    from: createdSince,
    to: createdUntil,
    due_from: (day) => sql`t.due_date >= ${day}`,
    due_to: (day) => sql`t.due_date <= ${day}`,
    sla_breached: (flag) => sql`t.is_breached = ${flag}`,
    ...externalFilters('tickets'),
    updated_since: incremental,
  },
  references: {
    client_id: Client,
    project_id: Project,
    phase_id: Phase,
    reporter_id: User,
    agreement_id: Agreement,
    contact_id: Contact,
    status_id: TicketStatus,
    priority_id: TicketPriority,
  },
  async assertQuery(query, ctx) {
    await assertTagsKnown(query, ctx);
    await assertAssignees(query, ctx);
  },
  named: numberedTicket,
  index: indexFor,
  sorts: {
    created_at: 't.created_at',
    updated_at: 't.updated_at',
    priority: 't.priority_position',
    due_date: 't.due_date',
    sla_due_at: 't.sla_due_at',
  },
});

/** The tickets of one project; the handler adds the condition on its id. */
export const projectTicketList = listOf<'listProjectTickets'>()<NamedTicket>({
  model: Ticket,
  columns: ticketList.columns,
  joins: ticketList.joins ?? sql``,
  filters: {
    status: ticketList.filters.status,
    phase_id: ticketList.filters.phase_id,
    assignee_id: ticketList.filters.assignee_id,
  },
  references: { phase_id: Phase },
  assertQuery: assertAssignees,
  sorts: ticketList.sorts,
  index: () => 'tickets_project_id_index',
});

type Name = Schemas['TicketInclude'];
type Embedded = Pick<Schemas['Ticket'], Name>;

const loaders: { readonly [N in Name]: (ctx: Ctx, ticket: Ticket) => Promise<Embedded[N]> } = {
  client: async (ctx, { client_id }) => {
    const client = await Client.find(ctx, client_id);
    return client && serializeClient(client);
  },
  project: async (ctx, { project_id }) => {
    const project = project_id === null ? undefined : await Project.find(ctx, project_id);
    return project ? serializeProject(project, viewOf(ctx.scope)) : null;
  },
  assignee: async (ctx, { assignee_id }) => {
    const user = assignee_id === null ? undefined : await User.find(ctx, assignee_id);
    return user ? { id: user.id, name: user.name } : null;
  },
  activities: async (ctx, { id }) => (await activitiesOf(ctx, id, maxEmbedded)).map(serializeTicketActivity),
  time_entries: async (ctx, { id }) => {
    const view = viewOf(ctx.scope);
    return (await timeOn(ctx, id)).map((entry) => serializeTimeEntrySummary(entry, view));
  },
  attachments: async (ctx, { id }) =>
    (await attachmentsOf(ctx, id)).map((each) => serializeAttachment(each, ctx.settings.PUBLIC_URL)),
  watchers: async (ctx, { id }) => (await watchersOf(ctx, id)).map(serializeWatcher),
  tasks: async (ctx, { id }) => (await tasksOf(ctx, id)).map(serializeTask),
};

/** The related objects that `include` names. */
export async function ticketIncludes(ctx: Ctx, ticket: Ticket, names: readonly Name[]): Promise<Embedded> {
  const loaded = await Promise.all(names.map(async (name) => [name, await loaders[name](ctx, ticket)] as const));
  return Object.fromEntries(loaded);
}

/** The latest time entries of a ticket that the user may see, oldest first. */
async function timeOn(ctx: Ctx, ticketId: string): Promise<NamedTimeEntry[]> {
  const latest = await select<NamedTimeEntry>(
    ctx,
    sql`SELECT ${timeEntryList.columns} FROM time_entries t ${timeEntryList.joins ?? sql``}
         WHERE ${scoped(ctx, TimeEntry, 't')} AND ${onTicket(ticketId)} ORDER BY t.date DESC, t.id DESC LIMIT ${maxEmbedded}`,
  );
  return latest.toReversed();
}
