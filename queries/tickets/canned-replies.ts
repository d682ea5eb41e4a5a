import sql from 'sql-template-tag';
import { ApiError } from '../../domain/errors.js';
import type { PlaceholderValues } from '../../domain/workspace/placeholders.js';
import type { Placeholder } from '../../domain/tickets/placeholders.js';
import { Client } from '../../models/clients/client.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { User } from '../../models/people/user.js';
import { CannedReply } from '../../models/tickets/canned-reply.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { containing } from '../filters.js';
import { listOf } from '../list.js';

export const cannedReplyList = listOf<'listCannedReplies'>()<CannedReply>({
  model: CannedReply,
  columns: sql`t.*`,
  filters: { search: containing('t.name', 't.content') },
  sorts: { name: 't.name', created_at: 't.created_at' },
});

/**
 * The values of a ticket for placeholders. Throws `not_found` if there is no such ticket, or if the user may not see
 * it.
 */
export async function placeholderValues(ctx: Ctx, ticketId: string): Promise<PlaceholderValues<Placeholder>> {
  const ticket = await Ticket.find(ctx, ticketId);
  if (!ticket) throw new ApiError('not_found', 'No such ticket exists', { field: 'ticket_id' });
  const [client, contact, user] = await Promise.all([
    Client.find(ctx, ticket.client_id),
    ticket.contact_id === null ? undefined : Contact.find(ctx, ticket.contact_id),
    User.find(ctx, ctx.scope.userId),
  ]);
  return {
    'client.name': client?.name ?? null,
    'contact.name': contact?.name ?? null,
    'ticket.number': ticket.number,
    'user.name': user?.name ?? null,
  };
}
