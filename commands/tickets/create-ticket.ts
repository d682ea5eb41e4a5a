import { forbidden } from '../../domain/errors.js';
import { seesAssignedOnly } from '../../domain/people/policy.js';
import { nothingYet, statusInstants } from '../../domain/tickets/ticket-status.js';
import type { Values } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { nextInSequence } from '../../models/sequence.js';
import { Ticket } from '../../models/tickets/ticket.js';
import type { Schemas } from '../../contract/contract.js';
import { announceNewTicket } from './announce-ticket.js';
import { updateSla } from './update-sla.js';
import { externalColumns } from '../workspace/external.js';
import { assignTags } from '../tags/tags.js';
import { newBilling } from './ticket-billing.js';
import { assertLinks } from './ticket-links.js';
import { priorityFor, statusFor } from './ticket-lists.js';

/** Creates a ticket with the next number, in the requested status or the first open one, and emits its events. */
export async function createTicket(ctx: Ctx, { tags, ...body }: Schemas['TicketCreate']): Promise<Ticket> {
  const columns = await columnsOf(ctx, body);
  const inserted = await Ticket.insert(ctx, {
    ...columns,
    number: await nextNumber(ctx),
    client_changed_at: ctx.now,
  });
  const ticket = await updateSla(ctx, await assignTags(ctx, inserted, tags));
  await announceNewTicket(ctx, ticket);
  return ticket;
}

async function columnsOf(ctx: Ctx, body: Omit<Schemas['TicketCreate'], 'tags'>): Promise<Values<Ticket>> {
  const status = await statusFor(ctx, body.status_id, 'open');
  const priority = await priorityFor(ctx, body.priority_id);
  const assignee_id = assigneeOf(ctx, body.assignee_id);
  const { project_id = null, phase_id = null, contact_id = null, client_id } = body;
  const billing = await newBilling(ctx, { client_id, project_id }, body);
  const { agreement_id = null } = billing;
  const links = { client_id, project_id, phase_id, contact_id, agreement_id, assignee_id };
  await assertLinks(ctx, { ...links, status_id: status.id, priority_id: priority.id });
  const { external_id, metadata, ...plain } = body;
  return {
    ...plain,
    ...(await externalColumns(ctx, Ticket, { external_id, metadata })),
    ...billing,
    assignee_id,
    status_id: status.id,
    priority_id: priority.id,
    priority_position: priority.position,
    reporter_id: ctx.actor.user_id,
    opened_at: ctx.now,
    ...statusInstants(nothingYet, status.type, ctx.now),
  };
}

/** The assignee of a new ticket. Users who see only tickets assigned to them are always the assignee. */
function assigneeOf({ scope }: Ctx, requested: string | null | undefined): string | null {
  if (!seesAssignedOnly(scope)) return requested ?? null;
  if (requested !== undefined && requested !== scope.userId)
    throw forbidden('Contractors can create tickets only for themselves: omit assignee_id');
  return scope.userId;
}

const firstNumber = 1001;

/** The next ticket number; numbers are never reused. */
async function nextNumber(ctx: Ctx): Promise<string> {
  return `TKT-${firstNumber - 1 + (await nextInSequence(ctx, 'tickets'))}`;
}
