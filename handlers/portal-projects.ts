import { Project } from '../models/projects/project.js';
import { workspaceOf } from '../models/workspace/workspace.js';
import { answerList, each } from '../queries/answer-list.js';
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
    return answerList(
      ctx,
      portalProjectList,
      query,
      each((row) => serializePortalProject(row, showsHours)),
    );
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
