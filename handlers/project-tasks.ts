import { createTask, deleteTask, reorderTasks, updateTask } from '../commands/projects/tasks.js';
import { notFound } from '../domain/errors.js';
import type { Locked } from '../models/base.js';
import type { Ctx } from '../models/context.js';
import { Project } from '../models/projects/project.js';
import { Task } from '../models/projects/task.js';
import type { Params } from '../contract/contract.js';
import { onProject, projectTaskList } from '../queries/projects/project-parts.js';
import { serializeTask } from '../serializers/task.js';
import { answerList, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const projectTasks = {
  async listProjectTasks(ctx, { params, query }) {
    const { id } = await Project.get(ctx, params.id);
    return answerList(ctx, projectTaskList, query, each(serializeTask), onProject(id));
  },

  async createProjectTask(ctx, { params, body }) {
    const project = await Project.lock(ctx, params.id);
    return { data: serializeTask(await createTask(ctx, { project }, body)) };
  },

  async getProjectTask(ctx, { params }) {
    const { id } = await Project.get(ctx, params.id);
    const task = await Task.get(ctx, params.task_id);
    if (task.project_id !== id) throw notFound();
    return { data: serializeTask(task) };
  },

  async updateProjectTask(ctx, { params, body }) {
    const { project, task } = await lockTask(ctx, params);
    return { data: serializeTask(await updateTask(ctx, { project }, task, body)) };
  },

  async deleteProjectTask(ctx, { params }) {
    const { project, task } = await lockTask(ctx, params);
    await deleteTask(ctx, { project }, task);
    return { data: { id: task.id, deleted: true } };
  },

  async reorderProjectTasks(ctx, { params, body }) {
    const ordered = await reorderTasks(ctx, await Project.lock(ctx, params.id), body.task_ids);
    return { data: ordered.map(serializeTask) };
  },
} satisfies Handlers<'project-tasks'>;

/** Locks a task and its project; throws `not_found` unless the task belongs to the project. */
async function lockTask(
  ctx: Ctx,
  { id, task_id }: Params<'updateProjectTask'>,
): Promise<{ project: Locked<Project>; task: Locked<Task> }> {
  const project = await Project.lock(ctx, id);
  const task = await Task.lock(ctx, task_id);
  if (task.project_id !== project.id) throw notFound();
  return { project, task };
}
