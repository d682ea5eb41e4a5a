import sql from 'sql-template-tag';
import { changedValues } from '../../domain/changes.js';
import { invalidState } from '../../domain/errors.js';
import { statusInstants } from '../../domain/tickets/ticket-status.js';
import type { Locked, Values } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { select } from '../../models/select.js';
import { TicketStatus } from '../../models/tickets/ticket-status.js';
import { Ticket } from '../../models/tickets/ticket.js';
import type { Schemas } from '../../contract/contract.js';
import { announceTicketChanges } from './announce-ticket.js';
import { updateSla } from './update-sla.js';
import { externalColumns } from '../workspace/external.js';
import { assignTags } from '../tags/tags.js';
import { movedBilling } from './ticket-billing.js';
import { assertLinks, type TicketLinks } from './ticket-links.js';
import { priorityFor } from './ticket-lists.js';

type Update = Schemas['TicketUpdate'];
/** Fields of the ticket itself, without tags and the data of other systems. */
type Plain = Omit<Update, 'tags' | 'external_id' | 'metadata'>;

/** Changes a ticket, but not its time entries, and emits an event for each kind of change. */
export async function updateTicketAlone(
  ctx: Ctx,
  ticket: Locked<Ticket>,
  { tags, external_id, metadata, ...body }: Update,
): Promise<Locked<Ticket>> {
  const external = changedValues(ticket, await externalColumns(ctx, Ticket, { external_id, metadata }, ticket));
  const changes = changedValues(ticket, await impliedByMove(ctx, ticket, body));
  await assertLinks(ctx, linksAfter(ticket, changes), ticket);
  if (changes.client_id !== undefined) await assertMovable(ctx, ticket);
  return changeTicket(ctx, ticket, { ...changes, ...external, ...(await impliedBy(ctx, ticket, changes)) }, { tags });
}

/** Adds fields implied by a move to another project: its billing and no phase, unless the request sets them. */
async function impliedByMove(ctx: Ctx, ticket: Ticket, body: Plain): Promise<Plain> {
  const { project_id: next, billing_type, agreement_id } = body;
  if (next === undefined || next === ticket.project_id) return body;
  const given = {
    ...(billing_type === undefined ? {} : { billing_type }),
    ...(agreement_id === undefined ? {} : { agreement_id }),
  };
  return { phase_id: null, ...body, ...(await movedBilling(ctx, ticket, next, given)) };
}

const linksAfter = (ticket: Ticket, changes: Plain): TicketLinks => ({
  client_id: ticket.client_id,
  status_id: ticket.status_id,
  priority_id: ticket.priority_id,
  project_id: ticket.project_id,
  phase_id: ticket.phase_id,
  contact_id: ticket.contact_id,
  agreement_id: ticket.agreement_id,
  assignee_id: ticket.assignee_id,
  ...changes,
});

/** Parts of a change outside the ticket's columns. */
interface Beside {
  readonly tags?: Update['tags'];
  /** The reason of a reopening. */
  readonly reason?: string | undefined;
}

/** Writes validated changes of a ticket, updates its SLA and emits the events. */
export async function changeTicket(
  ctx: Ctx,
  ticket: Locked<Ticket>,
  values: Values<Ticket>,
  { tags, reason }: Beside = {},
): Promise<Locked<Ticket>> {
  const changed = await assignTags(ctx, await ticket.patch(ctx, values), tags);
  if (changed === ticket) return ticket;
  const settled = await updateSla(ctx, changed);
  await announceTicketChanges(ctx, ticket, settled, reason);
  return settled;
}

/** Columns implied by a new priority or status. */
async function impliedBy(ctx: Ctx, ticket: Ticket, changes: Plain): Promise<Values<Ticket>> {
  const priority = changes.priority_id === undefined ? undefined : await priorityFor(ctx, changes.priority_id);
  const status =
    changes.status_id === undefined ? undefined : await TicketStatus.reference(ctx, changes.status_id, 'status_id');
  return {
    ...(priority && { priority_position: priority.position }),
    ...(status && statusInstants(ticket, status.type, ctx.now)),
  };
}

/** Throws `invalid_state` if time is logged on the ticket: time stays with the client that it was logged for. */
async function assertMovable(ctx: Ctx, { id }: Ticket): Promise<void> {
  const [logged] = await select<{ id: string }>(
    ctx,
    sql`SELECT t.id FROM time_entries t WHERE t.workspace_id = ${ctx.scope.workspaceId} AND t.ticket_id = ${id} LIMIT 1`,
  );
  if (logged) throw invalidState('Time is logged on the ticket: create another ticket instead', 'client_id');
}
