import sql from 'sql-template-tag';
import { dec, sum, toNumber, type Decimal } from '../../domain/money.js';
import { knowsAbout, reachOf } from '../../domain/people/policy.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { ProjectType } from '../../models/projects/project-type.js';
import { Project } from '../../models/projects/project.js';
import { scoped, select, selectSums } from '../../models/select.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { User } from '../../models/people/user.js';
import type { Query, Schemas } from '../../contract/contract.js';
import { serializeClient } from '../../serializers/client.js';
import { serializeMilestone } from '../../serializers/milestone.js';
import { serializePhase } from '../../serializers/phase.js';
import type { NamedProject } from '../../serializers/project.js';
import { serializeTask } from '../../serializers/task.js';
import type { NamedTimeEntry } from '../../serializers/time-entry.js';
import { viewOf } from '../../serializers/view.js';
import { externalFilters } from '../external-filters.js';
import { among } from '../filters.js';
import { indexed, incremental, listOf } from '../list.js';
import { isByDay } from '../order-indexes.js';
import { ofHealth, overBudget } from './project-health.js';
import { milestonesOf, projectTasksOf, workedPhasesOf } from './project-parts.js';
import { assertTagsKnown, havingTags } from '../tags/tag-filter.js';
import { timeEntryList } from '../time/time-entries.js';

export const projectList = listOf<'listProjects'>()<NamedProject>({
  model: Project,
  columns: sql`t.*, c.name AS client_name`,
  joins: sql`LEFT JOIN clients c ON c.id = t.client_id AND c.workspace_id = t.workspace_id`,
  filters: {
    client_id: among('t.client_id'),
    status: among('t.status'),
    billing_type: among('t.billing_type'),
    manager_id: among('t.manager_id'),
    type_id: among('t.type_id'),
    health: ofHealth,
    over_budget: overBudget,
    search: indexed,
    tags: havingTags('projects'),
    ...externalFilters('projects'),
    updated_since: incremental,
  },
  references: { client_id: Client, manager_id: User, type_id: ProjectType },
  assertQuery: assertTagsKnown,
  index: indexFor,
  isInOrder: (query) => query.sort === 'percent_complete' && yieldsOrder(query),
  sorts: {
    created_at: 't.created_at',
    title: 't.title',
    due_date: 't.due_date',
    status: 't.status',
    hours_used: 't.hours_used',
    percent_complete: 't.budget_used',
  },
});

const byBudgetUsed = 'projects_by_budget_used_index';
const byHealth = 'projects_health_index';

/** With a filter by one of these, few projects are left, and the optimizer chooses. */
const narrowing = [
  'client_id',
  'manager_id',
  'type_id',
  'billing_type',
  'search',
  'tags',
  'external_id',
  'metadata',
  'updated_since',
] as const satisfies readonly (keyof Query<'listProjects'>)[];

/**
 * Both indexes have projects in the order of the used part of the budget: one all of them, the other those of each
 * status, with all that decides on their health.
 */
function indexFor({ health, over_budget, status, sort, ...query }: Query<'listProjects'>): string | undefined {
  if (narrowing.some((name) => query[name] !== undefined)) return undefined;
  const isByUse = over_budget === true || sort === 'percent_complete';
  if (health !== undefined || (isByUse && status !== undefined)) return byHealth;
  return isByUse && over_budget !== undefined ? byBudgetUsed : undefined;
}

/** Whether the index has the projects in the order of the used part: all of them, or those of a single status. */
function yieldsOrder(query: Query<'listProjects'>): boolean {
  const { health, status } = query;
  return indexFor(query) === byBudgetUsed || (status === undefined ? health !== undefined : status.length === 1);
}

/** The time entries of one project; the handler adds the condition on its id. */
export const projectTimeEntryList = listOf<'listProjectTimeEntries'>()<NamedTimeEntry, Schemas['TimeListSummary']>({
  ...timeEntryList,
  filters: { from: timeEntryList.filters.from, to: timeEntryList.filters.to },
  references: {},
  index: (_query, { scope }) => (reachOf(scope) === 'everyone' ? 'time_entries_project_id_index' : undefined),
  isInOrder: (query, ctx) => isByDay(query, ctx),
});

const maxTickets = 100;

type Name = Schemas['ProjectInclude'];
type Embedded = Pick<Schemas['Project'], Name>;

const loaders: { readonly [N in Name]: (ctx: Ctx, project: Project) => Promise<Embedded[N]> } = {
  client: async (ctx, { client_id }) => {
    const client = await Client.find(ctx, client_id);
    return client && serializeClient(client);
  },
  manager: managerOf,
  tickets: ticketsOf,
  time_entries: timeOf,
  milestones: async (ctx, { id }) => {
    const view = viewOf(ctx.scope);
    return (await milestonesOf(ctx, id)).map((milestone) => serializeMilestone(milestone, view));
  },
  phases: async (ctx, { id }) => (await workedPhasesOf(ctx, id)).map(serializePhase),
  tasks: async (ctx, { id }) => (await projectTasksOf(ctx, id)).map(serializeTask),
};

/** The related objects that `include` names, limited to what the user may see. */
export async function projectIncludes(ctx: Ctx, project: Project, names: readonly Name[]): Promise<Embedded> {
  const loaded = await Promise.all(names.map(async (name) => [name, await loaders[name](ctx, project)] as const));
  return Object.fromEntries(loaded);
}

async function ticketsOf(ctx: Ctx, { id }: Project): Promise<Schemas['ProjectTicket'][]> {
  const rows = await select<Pick<Ticket, 'id' | 'title' | 'closed_at'>>(
    ctx,
    sql`SELECT t.id, t.title, t.closed_at FROM tickets t WHERE ${scoped(ctx, Ticket, 't')} AND t.project_id = ${id}
         ORDER BY t.created_at DESC, t.id DESC LIMIT ${maxTickets}`,
  );
  return rows.map((row) => ({ id: row.id, title: row.title, status: row.closed_at === null ? 'open' : 'closed' }));
}

async function managerOf(ctx: Ctx, { manager_id }: Project): Promise<Schemas['ProjectManager'] | null> {
  const manager = manager_id === null ? undefined : await User.find(ctx, manager_id);
  if (!manager) return null;
  const { id, name, email, title, avatar_url } = manager;
  return { id, name, ...(knowsAbout(ctx.scope, id) ? { email, title, avatar_url } : {}) };
}

interface UserHours {
  readonly user_id: string;
  readonly hours: Decimal;
  readonly billable_hours: Decimal;
}

async function timeOf(ctx: Ctx, { id }: Project): Promise<Schemas['ProjectTime']> {
  const rows = await selectSums<UserHours>(
    ctx,
    sql`SELECT t.user_id, SUM(t.hours) AS hours, SUM(t.billable_hours) AS billable_hours
          FROM time_entries t WHERE ${scoped(ctx, TimeEntry, 't')} AND t.project_id = ${id}
         GROUP BY t.user_id ORDER BY hours DESC, t.user_id`,
  );
  return {
    total_hours: toNumber(sum(rows.map(({ hours }) => dec(hours)))),
    billable_hours: toNumber(sum(rows.map(({ billable_hours }) => dec(billable_hours)))),
    by_user: rows.map(({ user_id, hours }) => ({ user_id, hours: toNumber(hours) })),
  };
}
