import { createTicket } from '../commands/tickets/create-ticket.js';
import { Project } from '../models/projects/project.js';
import { onProject } from '../queries/projects/project-parts.js';
import { projectTicketList } from '../queries/tickets/tickets.js';
import { serializeTicket, serializeTicketSummary } from '../serializers/ticket.js';
import { answerList, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const projectTickets = {
  async listProjectTickets(ctx, { params, query }) {
    const { id } = await Project.get(ctx, params.id);
    return answerList(ctx, projectTicketList, query, each(serializeTicketSummary), onProject(id));
  },

  async createProjectTicket(ctx, { params, body }) {
    const { id: project_id, client_id } = await Project.get(ctx, params.id);
    return { data: serializeTicket(await createTicket(ctx, { ...body, project_id, client_id })) };
  },
} satisfies Handlers<'project-tickets'>;
