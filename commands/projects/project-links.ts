import type { FieldError } from '../../domain/errors.js';
import { Agreement } from '../../models/retainers/agreement.js';
import type { WorkspaceModel } from '../../models/base.js';
import { Client } from '../../models/clients/client.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { ProjectType } from '../../models/projects/project-type.js';
import type { Project } from '../../models/projects/project.js';
import { RateCard } from '../../models/time/rate-card.js';
import { User } from '../../models/people/user.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';

const modelOf = {
  type_id: ProjectType,
  manager_id: User,
  contact_id: Contact,
  agreement_id: Agreement,
  rate_id: RateCard,
} as const;
type LinkField = keyof typeof modelOf;
const linkFields = Object.keys(modelOf) as LinkField[];
/**
 * Links that depend on the client (its contact or agreement, or its currency), and so are checked again when the client
 * changes.
 */
const ofClient: ReadonlySet<LinkField> = new Set(['contact_id', 'agreement_id', 'rate_id']);

/** Ids of the rows that a project refers to. */
export type ProjectLinks = Pick<Project, LinkField | 'client_id'>;

/** Problems of the links of a project that differ from `before`. Takes shared locks on the rows. */
export async function linkProblems(ctx: Ctx, links: ProjectLinks, before?: ProjectLinks): Promise<FieldError[]> {
  const isMoved = links.client_id !== before?.client_id;
  const isInQuestion = (field: LinkField): boolean =>
    links[field] !== null && (links[field] !== before?.[field] || (isMoved && ofClient.has(field)));
  const inQuestion = linkFields.filter(isInQuestion);
  if (!isMoved && inQuestion.length === 0) return [];

  const client = await Client.lockShared(ctx, links.client_id);
  const problems: FieldError[] = client ? [] : [{ field: 'client_id', message: `does not exist: ${links.client_id}` }];
  for (const field of inQuestion) {
    const stays = links[field] === before?.[field];
    const row = await modelOf[field].lockShared(stays ? seeingAll(ctx) : ctx, links[field]);
    const message = row ? misfit(row, client) : `does not exist: ${links[field]}`;
    if (message !== undefined) problems.push({ field, message });
  }
  return problems;
}

function misfit(row: WorkspaceModel, client: Client | undefined): string | undefined {
  if (!client) return undefined;
  if (row instanceof Contact && row.client_id !== client.id) return 'must be a contact of the client';
  if (row instanceof Agreement && row.client_id !== client.id) return 'must be an agreement of the client';
  if (row instanceof RateCard && row.currency !== client.currency)
    return `must be a rate card in ${client.currency}, the currency of the client`;
  return undefined;
}
