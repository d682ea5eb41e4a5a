import { portalProfile } from '../queries/portal/portal-profile.js';
import { portalProject, portalProjectList } from '../queries/portal/portal-projects.js';
import { milestonesOf, workedPhasesOf } from '../queries/projects/project-parts.js';
import { list } from '../queries/list.js';
import { workspaceOf } from '../models/workspace/workspace.js';
import {
  serializePortalMilestone,
  serializePortalPhase,
  serializePortalProject,
} from '../serializers/portal/portal-project.js';
import type { Handlers } from './contract.js';
import { portalTickets } from './portal-tickets.js';

export const portal = {
  ...portalTickets,

  async getPortalProfile(ctx) {
    return { data: await portalProfile(ctx) };
  },

  async listPortalProjects(ctx, { query }) {
    const { portal_shows_hours: showsHours } = await workspaceOf(ctx);
    const { rows, pagination } = await list(ctx, portalProjectList, query);
    return { data: rows.map((row) => serializePortalProject(row, showsHours)), pagination };
  },

  async getPortalProject(ctx, { params: { id } }) {
    const { portal_shows_hours: showsHours } = await workspaceOf(ctx);
    const project = serializePortalProject(await portalProject(ctx, id), showsHours);
    const phases = (await workedPhasesOf(ctx, id)).map(serializePortalPhase);
    const milestones = (await milestonesOf(ctx, id)).map(serializePortalMilestone);
    return { data: { ...project, phases, milestones } };
  },
} satisfies Handlers<'portal'>;
