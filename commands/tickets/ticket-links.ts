/** Links of tickets: each row must exist, belong to the client, and be usable. */
import { invalidMany, type FieldError } from '../../domain/errors.js';
import { Agreement } from '../../models/retainers/agreement.js';
import type { WorkspaceModel } from '../../models/base.js';
import { Client } from '../../models/clients/client.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { Phase } from '../../models/projects/phase.js';
import { Project } from '../../models/projects/project.js';
import { TicketPriority } from '../../models/tickets/ticket-priority.js';
import { TicketStatus } from '../../models/tickets/ticket-status.js';
import type { Ticket } from '../../models/tickets/ticket.js';
import { User } from '../../models/people/user.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';

const modelOf = {
  status_id: TicketStatus,
  priority_id: TicketPriority,
  project_id: Project,
  phase_id: Phase,
  contact_id: Contact,
  agreement_id: Agreement,
  assignee_id: User,
} as const;
type LinkField = keyof typeof modelOf;
const linkFields = Object.keys(modelOf) as LinkField[];
/** Links that must belong to the client, and so are checked again when the client changes. */
const ofClient: ReadonlySet<LinkField> = new Set(['project_id', 'phase_id', 'contact_id', 'agreement_id']);

/** Ids of the rows that a ticket refers to. */
export type TicketLinks = Pick<Ticket, LinkField | 'client_id'>;

/**
 * Checks the links of a ticket that differ from `before`, and takes shared locks on their rows until the transaction
 * ends. Throws `invalid_request` with all problems.
 */
export async function assertLinks(ctx: Ctx, links: TicketLinks, before?: TicketLinks): Promise<void> {
  const isMoved = links.client_id !== before?.client_id;
  const problems: FieldError[] = [];
  if (isMoved && !(await Client.lockShared(ctx, links.client_id)))
    problems.push({ field: 'client_id', message: `does not exist: ${links.client_id}` });
  const isClientKnown = problems.length === 0;
  for (const field of linkFields) {
    const stays = links[field] === before?.[field];
    if (links[field] === null || (stays && !(isMoved && ofClient.has(field)))) continue;
    const row = await modelOf[field].lockShared(stays ? seeingAll(ctx) : ctx, links[field]);
    const message = row ? misfit(row, links, isClientKnown) : `does not exist: ${links[field]}`;
    if (message !== undefined) problems.push({ field, message });
  }
  if (problems.length > 0) throw invalidMany(problems);
}

function misfit(row: WorkspaceModel, links: TicketLinks, isClientKnown: boolean): string | undefined {
  if (row instanceof Phase) return row.project_id === links.project_id ? undefined : 'must be a phase of the project';
  if (row instanceof User) return row.status === 'deactivated' ? `is deactivated: ${row.id}` : undefined;
  const isElsewhere = isClientKnown && 'client_id' in row && row.client_id !== links.client_id;
  if (!isElsewhere) return undefined;
  if (row instanceof Project) return 'must be a project of the client';
  return row instanceof Contact ? 'must be a contact of the client' : 'must be an agreement of the client';
}
