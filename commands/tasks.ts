import sql, { type Sql } from 'sql-template-tag';
import { changedValues } from '../domain/changes.js';
import { invalid } from '../domain/errors.js';
import type { Ctx } from '../models/context.js';
import { scoped, select } from '../models/select.js';
import { Task } from '../models/task.js';
import { User } from '../models/user.js';
import type { Schemas } from '../openapi/contract.js';

/** What a task belongs to: a ticket or a project, which is locked, so that each task gets a place of its own. */
export type TaskParent = { readonly ticket_id: string } | { readonly project_id: string };

/** Puts a task at the end of those of its ticket or project. */
export async function createTask(ctx: Ctx, parent: TaskParent, body: Schemas['TaskCreate']): Promise<Task> {
  await assertAssignee(ctx, body.assignee_id);
  const [last] = await select<{ position: number | null }>(
    ctx,
    sql`SELECT MAX(t.position) AS position FROM tasks t WHERE ${scoped(ctx, Task, 't')} AND ${belongsTo(parent)}`,
  );
  return Task.insert(ctx, { ...body, ...parent, position: (last?.position ?? 0) + 1 });
}

/** Changes the fields sent of a task, which is locked; what is done is done at an instant. */
export async function updateTask(ctx: Ctx, task: Task, body: Schemas['TaskUpdate']): Promise<Task> {
  const changes = changedValues(task, body);
  if (changes.assignee_id !== undefined) await assertAssignee(ctx, changes.assignee_id);
  const { completed } = changes;
  const done = completed === undefined ? {} : { completed_at: completed ? ctx.now : null };
  return task.patch(ctx, { ...changes, ...done });
}

/** Nobody is given work who is gone. */
async function assertAssignee(ctx: Ctx, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const user = await User.reference(ctx, id, 'assignee_id');
  if (user.status === 'deactivated') throw invalid('assignee_id', `is deactivated: ${id}`);
}

const belongsTo = (parent: TaskParent): Sql =>
  'ticket_id' in parent ? sql`t.ticket_id = ${parent.ticket_id}` : sql`t.project_id = ${parent.project_id}`;
