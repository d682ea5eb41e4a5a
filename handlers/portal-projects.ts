import { Project } from '../models/projects/project.js';
import { workspaceOf } from '../models/workspace/workspace.js';
import { list } from '../queries/list.js';
import { portalProjectList, progressOf } from '../queries/portal/portal-projects.js';
import { milestonesOf, workedPhasesOf } from '../queries/projects/project-parts.js';
import {
  percentDone,
  serializePortalMilestone,
  serializePortalPhase,
  serializePortalProject,
} from '../serializers/portal/portal-project.js';
import type { Handlers } from './contract.js';

export const portalProjects = {
  async listPortalProjects(ctx, { query }) {
    const { portal_shows_hours: showsHours } = await workspaceOf(ctx);
    const { rows, pagination } = await list(ctx, portalProjectList, query);
    return { data: rows.map((row) => serializePortalProject(row, showsHours)), pagination };
  },

  async getPortalProject(ctx, { params: { id } }) {
    const project = await Project.get(ctx, id);
    const { portal_shows_hours: showsHours } = await workspaceOf(ctx);
    return {
      data: {
        ...serializePortalProject(project, showsHours),
        progress_percent: percentDone(await progressOf(ctx, project)),
        phases: (await workedPhasesOf(ctx, id)).map(serializePortalPhase),
        milestones: (await milestonesOf(ctx, id)).map(serializePortalMilestone),
      },
    };
  },
} satisfies Handlers<'portal-projects'>;
