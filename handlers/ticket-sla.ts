import { slaNow } from '../commands/tickets/update-sla.js';
import { Ticket } from '../models/tickets/ticket.js';
import { serializeSlaState } from '../serializers/ticket-sla.js';
import type { Handlers } from './contract.js';

export const ticketSla = {
  async getTicketSla(ctx, { params }) {
    return { data: serializeSlaState(await slaNow(ctx, await Ticket.get(ctx, params.id)), ctx.now) };
  },
} satisfies Handlers<'ticket-sla'>;
