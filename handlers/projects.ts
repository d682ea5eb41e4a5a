import sql from 'sql-template-tag';
import { deleteProject } from '../commands/across/delete-project.js';
import { updateProject } from '../commands/across/update-project.js';
import { createProject } from '../commands/projects/create-project.js';
import { Project } from '../models/projects/project.js';
import { list } from '../queries/list.js';
import { projectIncludes, projectList, projectTimeEntryList } from '../queries/projects/projects.js';
import { serializeProject, serializeProjectSummary } from '../serializers/project.js';
import { serializeTimeEntrySummary, serializeTimeTotals } from '../serializers/time-entry.js';
import { viewOf } from '../serializers/view.js';
import type { Handlers } from './contract.js';

export const projects = {
  async listProjects(ctx, { query }) {
    const { rows, pagination } = await list(ctx, projectList, query);
    const view = viewOf(ctx.scope);
    return { data: rows.map((row) => serializeProjectSummary(row, view)), pagination };
  },

  async createProject(ctx, { body }) {
    return { data: serializeProject(await createProject(ctx, body), viewOf(ctx.scope)) };
  },

  async getProject(ctx, { params, query }) {
    const project = await Project.get(ctx, params.id);
    const included = await projectIncludes(ctx, project, query.include ?? []);
    return { data: { ...serializeProject(project, viewOf(ctx.scope)), ...included } };
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
    const { rows, pagination, summary } = await list(ctx, projectTimeEntryList, query, sql`t.project_id = ${id}`);
    const view = viewOf(ctx.scope);
    const data = rows.map((row) => serializeTimeEntrySummary(row, view));
    return { data, pagination, summary: serializeTimeTotals(summary, view) };
  },
} satisfies Handlers<'projects'>;
