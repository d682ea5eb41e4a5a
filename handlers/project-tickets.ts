import { createTicket } from '../commands/create-ticket.js';
import { Project } from '../models/project.js';
import { list } from '../queries/list.js';
import { onProject } from '../queries/project-parts.js';
import { projectTicketList } from '../queries/tickets.js';
import { serializeTicket, serializeTicketSummary } from '../serializers/ticket.js';
import type { Handlers } from './contract.js';

export const projectTickets = {
  async listProjectTickets(ctx, { params, query }) {
    const { id } = await Project.get(ctx, params.id);
    const { rows, pagination } = await list(ctx, projectTicketList, query, onProject(id));
    return { data: rows.map(serializeTicketSummary), pagination };
  },

  async createProjectTicket(ctx, { params, body }) {
    const { id: project_id, client_id, billing_type, agreement_id } = await Project.get(ctx, params.id);
    const { billing_type: own = billing_type } = body;
    const agreement = body.billing_type === undefined ? { agreement_id } : {};
    const ticket = await createTicket(ctx, { ...agreement, ...body, billing_type: own, project_id, client_id });
    return { data: serializeTicket(ticket) };
  },
} satisfies Handlers<'project-tickets'>;
