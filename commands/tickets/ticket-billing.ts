/** Billing type and agreement of a ticket: those of its project, unless the request sets them. */
import type { Ctx } from '../../models/context.js';
import { Project } from '../../models/projects/project.js';
import type { Ticket } from '../../models/tickets/ticket.js';
import type { Schemas } from '../../contract/contract.js';

type Given = Pick<Schemas['TicketUpdate'], 'billing_type' | 'agreement_id'>;
type Billing = Pick<Ticket, 'billing_type' | 'agreement_id'>;

/**
 * Billing fields of a new ticket. If the request gives no billing type, it comes from the project, and so does the
 * agreement unless the request gives one.
 */
export async function newBilling(
  ctx: Ctx,
  { client_id, project_id }: Pick<Ticket, 'client_id' | 'project_id'>,
  given: Given,
): Promise<Given> {
  const project = project_id === null ? undefined : await Project.find(ctx, project_id);
  if (project?.client_id !== client_id || given.billing_type !== undefined) return given;
  const { agreement_id = project.agreement_id } = given;
  return { billing_type: project.billing_type, agreement_id };
}

/**
 * Billing fields of a ticket that moves to another project. An agreement that did not come from the previous project
 * stays.
 */
export async function movedBilling(ctx: Ctx, ticket: Ticket, next: string | null, given: Given): Promise<Given> {
  const to = next === null ? undefined : await Project.find(ctx, next);
  if (!to) return {};
  const from = ticket.project_id === null ? undefined : await Project.find(ctx, ticket.project_id);
  return { ...followed(ticket, from, to), ...given };
}

function followed(ticket: Ticket, from: Billing | undefined, to: Billing): Given {
  const isOwn = ticket.agreement_id !== null && ticket.agreement_id !== from?.agreement_id;
  return { billing_type: to.billing_type, ...(isOwn ? {} : { agreement_id: to.agreement_id }) };
}
