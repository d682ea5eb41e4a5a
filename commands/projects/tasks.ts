import sql, { type Sql } from 'sql-template-tag';
import { changedValues } from '../../domain/changes.js';
import { invalid } from '../../domain/errors.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import type { Project } from '../../models/projects/project.js';
import { scoped, select } from '../../models/select.js';
import { Task } from '../../models/projects/task.js';
import { User } from '../../models/people/user.js';
import type { Schemas } from '../../contract/contract.js';
import { projectTasksOf } from '../../queries/projects/project-parts.js';
import { announceParts, partsOf, type Whole } from './announce-parts.js';
import { assertPhase } from './phase-links.js';
import { reorder } from './reorder.js';

/** Adds a task after the others of its ticket or project. The lock on the parent gives each task its own position. */
export async function createTask(
  ctx: Ctx,
  parent: Whole,
  body: Schemas['TaskCreate'] | Schemas['ProjectTaskCreate'],
): Promise<Task> {
  await assertAssignee(ctx, body.assignee_id);
  if ('phase_id' in body && 'project' in parent) await assertPhase(ctx, parent.project.id, body.phase_id);
  const place = 'ticket' in parent ? { ticket_id: parent.ticket.id } : { project_id: parent.project.id };
  const [last] = await select<{ position: number | null }>(
    ctx,
    sql`SELECT MAX(t.position) AS position FROM tasks t WHERE ${scoped(ctx, Task, 't')} AND ${belongsTo(parent)}`,
  );
  const task = await Task.insert(ctx, { ...body, ...place, position: (last?.position ?? 0) + 1 });
  await announceParts(ctx, parent, partsOf('task', 'created', [task]));
  return task;
}

/** Changes a task; completing it sets `completed_at`. */
export async function updateTask(
  ctx: Ctx,
  parent: Whole,
  task: Locked<Task>,
  body: Schemas['TaskUpdate'] | Schemas['ProjectTaskUpdate'],
): Promise<Task> {
  const changes = changedValues<Schemas['ProjectTaskUpdate']>(task, body);
  await assertPhase(ctx, task.project_id, changes.phase_id);
  if (changes.assignee_id !== undefined) await assertAssignee(ctx, changes.assignee_id);
  const { completed } = changes;
  const done = completed === undefined ? {} : { completed_at: completed ? ctx.now : null };
  const changed = await task.patch(ctx, { ...changes, ...done });
  if (Object.keys(changes).length > 0) await announceParts(ctx, parent, partsOf('task', 'updated', [changed]));
  return changed;
}

export async function completeTasks(ctx: Ctx, project: Locked<Project>, tasks: readonly Locked<Task>[]): Promise<void> {
  for (const task of tasks) await task.patch(ctx, { completed: true, completed_at: ctx.now });
  await announceParts(ctx, { project }, partsOf('task', 'updated', tasks));
}

/** Deletes a task; the others keep their positions. */
export async function deleteTask(ctx: Ctx, parent: Whole, task: Locked<Task>): Promise<void> {
  await task.remove(ctx);
  await announceParts(ctx, parent, partsOf('task', 'deleted', [task]));
}

/** Puts the tasks of a project in the order of `ids`. */
export async function reorderTasks(ctx: Ctx, project: Locked<Project>, ids: readonly string[]): Promise<Task[]> {
  const kind = { table: 'tasks', noun: 'task', field: 'task_ids' } as const;
  const moved = await reorder(ctx, project, kind, await projectTasksOf(ctx, project.id), ids);
  await announceParts(ctx, { project }, partsOf('task', 'updated', moved));
  return projectTasksOf(ctx, project.id);
}

/** Throws `invalid_request` if the assignee does not exist or is deactivated. */
async function assertAssignee(ctx: Ctx, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const user = await User.reference(ctx, id, 'assignee_id');
  if (user.status === 'deactivated') throw invalid('assignee_id', `is deactivated: ${id}`);
}

const belongsTo = (parent: Whole): Sql =>
  'ticket' in parent ? sql`t.ticket_id = ${parent.ticket.id}` : sql`t.project_id = ${parent.project.id}`;
