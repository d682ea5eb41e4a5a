import sql from 'sql-template-tag';
import { dec, sum, toNumber, type Decimal } from '../domain/money.js';
import { reachOf } from '../domain/policy.js';
import { Client } from '../models/client.js';
import type { Ctx } from '../models/context.js';
import { ProjectType } from '../models/project-type.js';
import { Project } from '../models/project.js';
import { scoped, select } from '../models/select.js';
import { TimeEntry } from '../models/time-entry.js';
import { User } from '../models/user.js';
import type { Schemas } from '../openapi/contract.js';
import { serializeClient } from '../serializers/client.js';
import type { NamedProject } from '../serializers/project.js';
import type { NamedTimeEntry } from '../serializers/time-entry.js';
import { indexed, listOf } from './list.js';
import { assertTagsKnown, carryingTags } from './tag-filter.js';
import { timeEntryList } from './time-entries.js';

export const projectList = listOf<'listProjects'>()<NamedProject>({
  model: Project,
  columns: sql`t.*, c.name AS client_name`,
  joins: sql`JOIN clients c ON c.id = t.client_id`,
  filters: {
    client_id: (id) => sql`t.client_id = ${id}`,
    status: (status) => sql`t.status = ${status}`,
    billing_type: (type) => sql`t.billing_type = ${type}`,
    manager_id: (id) => sql`t.manager_id = ${id}`,
    type_id: (id) => sql`t.type_id = ${id}`,
    search: indexed,
    tags: carryingTags('projects'),
    updated_since: (since) => sql`t.updated_at >= ${new Date(since)}`,
  },
  references: { client_id: Client, manager_id: User, type_id: ProjectType },
  assertQuery: assertTagsKnown,
  sorts: { created_at: 't.created_at', title: 't.title', due_date: 't.due_date', status: 't.status' },
});

/** The time entries of one project, which `list` is narrowed to. */
export const projectTimeEntryList = listOf<'listProjectTimeEntries'>()<NamedTimeEntry, Schemas['TimeListSummary']>({
  ...timeEntryList,
  filters: { from: timeEntryList.filters.from, to: timeEntryList.filters.to },
  references: {},
  index: (_query, { scope }) => (reachOf(scope) === 'everyone' ? 'time_entries_project_id_index' : undefined),
});

type Includes = Pick<Schemas['Project'], Schemas['ProjectInclude']>;

/** What `include` embeds in a project, as far as the user may see it. */
export async function projectIncludes(
  ctx: Ctx,
  project: Project,
  names: readonly Schemas['ProjectInclude'][],
): Promise<Includes> {
  const [client, manager, time_entries] = await Promise.all([
    names.includes('client') ? clientOf(ctx, project) : undefined,
    names.includes('manager') ? managerOf(ctx, project) : undefined,
    names.includes('time_entries') ? timeOf(ctx, project) : undefined,
  ]);
  return {
    ...(client === undefined ? {} : { client }),
    ...(manager === undefined ? {} : { manager }),
    ...(time_entries === undefined ? {} : { time_entries }),
  };
}

async function clientOf(ctx: Ctx, { client_id }: Project): Promise<Schemas['Client'] | undefined> {
  const client = await Client.find(ctx, client_id);
  return client && serializeClient(client);
}

async function managerOf(ctx: Ctx, { manager_id }: Project): Promise<Schemas['ProjectManager'] | null> {
  const manager = manager_id === null ? undefined : await User.find(ctx, manager_id);
  if (!manager) return null;
  const { id, name, email, title, avatar_url } = manager;
  return { id, name, email, title, avatar_url };
}

interface UserHours {
  readonly user_id: string;
  readonly hours: Decimal;
  readonly billable_hours: Decimal;
}

async function timeOf(ctx: Ctx, { id }: Project): Promise<Schemas['ProjectTime']> {
  const rows = await select<UserHours>(
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
