/** How the work of a ticket is billed follows its project, unless the request says otherwise. */
import type { Ctx } from '../../models/context.js';
import { Project } from '../../models/projects/project.js';
import type { Ticket } from '../../models/tickets/ticket.js';
import type { Schemas } from '../../contract/contract.js';

type Given = Pick<Schemas['TicketUpdate'], 'billing_type' | 'agreement_id'>;
type Billing = Pick<Ticket, 'billing_type' | 'agreement_id'>;

/** What a new ticket takes over from its project: the agreement only together with the way of billing. */
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

/** What a ticket takes over that goes to another project; an agreement that did not come from the previous project stays. */
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
