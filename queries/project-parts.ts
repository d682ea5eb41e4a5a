/** What stands on a project; each list is narrowed to one project, or read whole for an `include`. */
import sql, { type Sql } from 'sql-template-tag';
import type { Ctx } from '../models/context.js';
import { Milestone } from '../models/milestone.js';
import { Phase } from '../models/phase.js';
import { Task } from '../models/task.js';
import { User } from '../models/user.js';
import { among } from './filters.js';
import { listOf } from './list.js';

export const milestoneList = listOf<'listProjectMilestones'>()<Milestone>({
  model: Milestone,
  columns: sql`t.*`,
  filters: { billed: (flag) => (flag ? sql`t.invoice_line_id IS NOT NULL` : sql`t.invoice_line_id IS NULL`) },
  sorts: { due_date: 't.due_date', created_at: 't.created_at', title: 't.title' },
  index: () => 'milestones_project_id_index',
});

export const phaseList = listOf<'listProjectPhases'>()<Phase>({
  model: Phase,
  columns: sql`t.*`,
  filters: { status: among('t.status') },
  sorts: { position: 't.position', created_at: 't.created_at', due_date: 't.due_date' },
  index: () => 'phases_project_id_index',
});

export const projectTaskList = listOf<'listProjectTasks'>()<Task>({
  model: Task,
  columns: sql`t.*`,
  filters: {
    completed: (flag) => sql`t.completed = ${flag}`,
    assignee_id: among('t.assignee_id'),
  },
  references: { assignee_id: User },
  sorts: { position: 't.position', created_at: 't.created_at', due_date: 't.due_date' },
  index: () => 'tasks_project_id_index',
});

/** What narrows a list to what stands on one project. */
export const onProject = (id: string): Sql => sql`t.project_id = ${id}`;

/** The phases of a project in their order. */
export const phasesOf = (ctx: Ctx, projectId: string): Promise<Phase[]> =>
  Phase.in(ctx).where('project_id', projectId).orderBy(['position', 'id']).execute();

/** The milestones of a project by the day they are due. */
export const milestonesOf = (ctx: Ctx, projectId: string): Promise<Milestone[]> =>
  Milestone.in(ctx).where('project_id', projectId).orderBy(['due_date', 'id']).execute();

/** The tasks of a project in their order. */
export const projectTasksOf = (ctx: Ctx, projectId: string): Promise<Task[]> =>
  Task.in(ctx).where('project_id', projectId).orderBy(['position', 'id']).execute();
