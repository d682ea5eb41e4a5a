import sql, { type Sql } from 'sql-template-tag';
import { changedValues } from '../../domain/changes.js';
import { invalid } from '../../domain/errors.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import type { Project } from '../../models/projects/project.js';
import { scoped, select } from '../../models/select.js';
import { Task } from '../../models/projects/task.js';
import { User } from '../../models/people/user.js';
import type { Ticket } from '../../models/tickets/ticket.js';
import type { Schemas } from '../../contract/contract.js';
import { projectTasksOf } from '../../queries/projects/project-parts.js';
import { assertPhase } from './phase-links.js';
import { reorder } from './reorder.js';

/** What a task belongs to. It is held, so that each task gets its own place. */
export type TaskParent = { readonly ticket: Locked<Ticket> } | { readonly project: Locked<Project> };

/** Puts a task at the end of those of its ticket or project. */
export async function createTask(
  ctx: Ctx,
  parent: TaskParent,
  body: Schemas['TaskCreate'] | Schemas['ProjectTaskCreate'],
): Promise<Task> {
  await assertAssignee(ctx, body.assignee_id);
  if ('phase_id' in body && 'project' in parent) await assertPhase(ctx, parent.project.id, body.phase_id);
  const place = 'ticket' in parent ? { ticket_id: parent.ticket.id } : { project_id: parent.project.id };
  const [last] = await select<{ position: number | null }>(
    ctx,
    sql`SELECT MAX(t.position) AS position FROM tasks t WHERE ${scoped(ctx, Task, 't')} AND ${belongsTo(parent)}`,
  );
  return Task.insert(ctx, { ...body, ...place, position: (last?.position ?? 0) + 1 });
}

/** Changes the given fields of a task; a completed task has an instant of completion. */
export async function updateTask(
  ctx: Ctx,
  task: Locked<Task>,
  body: Schemas['TaskUpdate'] | Schemas['ProjectTaskUpdate'],
): Promise<Task> {
  const changes = changedValues<Schemas['ProjectTaskUpdate']>(task, body);
  await assertPhase(ctx, task.project_id, changes.phase_id);
  if (changes.assignee_id !== undefined) await assertAssignee(ctx, changes.assignee_id);
  const { completed } = changes;
  const done = completed === undefined ? {} : { completed_at: completed ? ctx.now : null };
  return task.patch(ctx, { ...changes, ...done });
}

/** Gives the tasks of a project the order in which they are named. */
export async function reorderTasks(ctx: Ctx, project: Locked<Project>, ids: readonly string[]): Promise<Task[]> {
  const kind = { table: 'tasks', noun: 'task', field: 'task_ids' } as const;
  await reorder(ctx, project, kind, await projectTasksOf(ctx, project.id), ids);
  return projectTasksOf(ctx, project.id);
}

/** Deactivated users are not assigned work. */
async function assertAssignee(ctx: Ctx, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const user = await User.reference(ctx, id, 'assignee_id');
  if (user.status === 'deactivated') throw invalid('assignee_id', `is deactivated: ${id}`);
}

const belongsTo = (parent: TaskParent): Sql =>
  'ticket' in parent ? sql`t.ticket_id = ${parent.ticket.id}` : sql`t.project_id = ${parent.project.id}`;
