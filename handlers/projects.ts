import sql from 'sql-template-tag';
import { deleteProject } from '../commands/across/delete-project.js';
import { updateProject } from '../commands/across/update-project.js';
import { createProject } from '../commands/projects/create-project.js';
import type { Schemas } from '../contract/contract.js';
import { Project } from '../models/projects/project.js';
import { projectBudget } from '../queries/projects/project-budget.js';
import { projectIncludes, projectList, projectTimeEntryList } from '../queries/projects/projects.js';
import { serializeProject, serializeProjectSummary } from '../serializers/project.js';
import { serializeBudgetUse } from '../serializers/project-budget.js';
import { serializeTimeEntrySummary, serializeTimeTotals, type NamedTimeEntry } from '../serializers/time-entry.js';
import { viewOf } from '../serializers/view.js';
import { answerList, answerSummedList, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const projects = {
  async listProjects(ctx, { query }) {
    const view = viewOf(ctx.scope);
    return answerList(
      ctx,
      projectList,
      query,
      each((row) => serializeProjectSummary(row, view)),
    );
  },

  async createProject(ctx, { body }) {
    return { data: serializeProject(await createProject(ctx, body), viewOf(ctx.scope)) };
  },

  async getProject(ctx, { params, query }) {
    const project = await Project.get(ctx, params.id);
    const included = await projectIncludes(ctx, project, query.include ?? []);
    return { data: { ...serializeProject(project, viewOf(ctx.scope)), ...included } };
  },

  async getProjectBudget(ctx, { params }) {
    const project = await Project.get(ctx, params.id);
    return { data: serializeBudgetUse(await projectBudget(ctx, project), viewOf(ctx.scope)) };
  },

  async updateProject(ctx, { params, body }) {
    const project = await updateProject(ctx, await Project.lock(ctx, params.id), body);
    return { data: serializeProject(project, viewOf(ctx.scope)) };
  },

  async deleteProject(ctx, { params }) {
    await deleteProject(ctx, await Project.lock(ctx, params.id));
    return { data: { id: params.id, deleted: true } };
  },

  async listProjectTimeEntries(ctx, { params, query }) {
    const { id } = await Project.get(ctx, params.id);
    const view = viewOf(ctx.scope);
    const show = each((row: NamedTimeEntry) => serializeTimeEntrySummary(row, view));
    const sum = (totals: Schemas['TimeListSummary']) => serializeTimeTotals(totals, view);
    return answerSummedList(ctx, projectTimeEntryList, query, show, sum, sql`t.project_id = ${id}`);
  },
} satisfies Handlers<'projects'>;
