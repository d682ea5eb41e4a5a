/** Milestones, phases and tasks of one project: as lists, and all at once for an `include`. */
import sql, { type Sql } from 'sql-template-tag';
import { notFound } from '../../domain/errors.js';
import type { Ctx } from '../../models/context.js';
import { Milestone } from '../../models/projects/milestone.js';
import { Phase } from '../../models/projects/phase.js';
import { identifier, scoped, select } from '../../models/select.js';
import { Task } from '../../models/projects/task.js';
import { User } from '../../models/people/user.js';
import type { WorkedPhase } from '../../serializers/phase.js';
import { among } from '../filters.js';
import { listOf } from '../list.js';

export const milestoneList = listOf<'listProjectMilestones'>()<Milestone>({
  model: Milestone,
  columns: sql`t.*`,
  filters: {
    billed: (flag) => (flag ? sql`t.invoice_line_id IS NOT NULL` : sql`t.invoice_line_id IS NULL`),
    phase_id: among('t.phase_id'),
  },
  references: { phase_id: Phase },
  sorts: { due_date: 't.due_date', created_at: 't.created_at', title: 't.title' },
  index: () => 'milestones_project_id_index',
});

/**
 * A subquery for an aggregate (`what`) over the tasks or tickets of the phase `t`. Only TiDB knows the hint: without
 * it, TiDB aggregates over all phases of the workspace, and joins the page with the result.
 */
const inPhase = (table: 'tasks' | 'tickets', what: Sql): Sql =>
  sql`(SELECT /*+ NO_DECORRELATE() */ ${what} FROM ${identifier(table)} w FORCE INDEX (${identifier(`${table}_phase_id_index`)})
    WHERE w.workspace_id = t.workspace_id AND w.phase_id = t.id)`;
const all = sql`COUNT(*)`;

const phaseColumns = sql`t.*, ${inPhase('tasks', all)} + ${inPhase('tickets', all)} AS items,
  ${inPhase('tasks', sql`COUNT(IF(w.completed, 1, NULL))`)} + ${inPhase('tickets', sql`COUNT(IF(w.is_closed, 1, NULL))`)} AS items_done,
  ${inPhase('tickets', sql`COALESCE(SUM(w.logged_hours), 0)`)} AS hours_used`;

export const phaseList = listOf<'listProjectPhases'>()<WorkedPhase>({
  model: Phase,
  columns: phaseColumns,
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
    phase_id: among('t.phase_id'),
  },
  references: { assignee_id: User, phase_id: Phase },
  sorts: { position: 't.position', created_at: 't.created_at', due_date: 't.due_date' },
  index: () => 'tasks_project_id_index',
});

/** A condition: rows of one project. */
export const onProject = (id: string): Sql => sql`t.project_id = ${id}`;

/** The phases of a project, by position. */
export const phasesOf = (ctx: Ctx, projectId: string): Promise<Phase[]> =>
  Phase.all(ctx, onProject(projectId), { order: sql`t.position, t.id` });

/** The phases of a project, by position, with the totals of their tasks and tickets. */
export const workedPhasesOf = (ctx: Ctx, projectId: string): Promise<WorkedPhase[]> =>
  select(
    ctx,
    sql`SELECT ${phaseColumns} FROM phases t WHERE ${scoped(ctx, Phase, 't')} AND ${onProject(projectId)} ORDER BY t.position, t.id`,
  );

/** One phase of a project with its totals. Throws `not_found` if the project has no such phase. */
export async function workedPhase(ctx: Ctx, projectId: string, id: string): Promise<WorkedPhase> {
  const [phase] = await select<WorkedPhase>(
    ctx,
    sql`SELECT ${phaseColumns} FROM phases t WHERE ${scoped(ctx, Phase, 't')} AND ${onProject(projectId)} AND t.id = ${id}`,
  );
  if (!phase) throw notFound();
  return phase;
}

/** The milestones of a project, by due date. */
export const milestonesOf = (ctx: Ctx, projectId: string): Promise<Milestone[]> =>
  Milestone.all(ctx, onProject(projectId), { order: sql`t.due_date, t.id` });

/** The tasks of a project, by position. */
export const projectTasksOf = (ctx: Ctx, projectId: string): Promise<Task[]> =>
  Task.all(ctx, onProject(projectId), { order: sql`t.position, t.id` });
