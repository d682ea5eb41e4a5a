import { invalid } from '../../domain/errors.js';
import { Agreement } from '../../models/retainers/agreement.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { Project } from '../../models/projects/project.js';

/**
 * Throws `invalid_request` unless contact and agreement, if given, exist and belong to the client. In a transaction,
 * takes shared locks on both, so that they cannot be merged or deleted before the caller stores their ids.
 */
export async function assertLinksOfClient(
  ctx: Ctx,
  clientId: string,
  parties: { readonly contact_id?: string | null | undefined; readonly agreement_id?: string | null | undefined },
): Promise<void> {
  if (parties.contact_id) {
    const contact = await Contact.reference(ctx, parties.contact_id, 'contact_id');
    if (contact.client_id !== clientId) throw invalid('contact_id', 'must be a contact of the client');
  }
  if (parties.agreement_id) {
    const agreement = await Agreement.reference(ctx, parties.agreement_id, 'agreement_id');
    if (agreement.client_id !== clientId) throw invalid('agreement_id', 'must be an agreement of the client');
  }
}

/** Throws `invalid_request` on `field` unless the project exists and belongs to the client. */
export async function assertProjectOf(ctx: Ctx, clientId: string, projectId: string, field: string): Promise<void> {
  assertOwner(await Project.reference(ctx, projectId, field), clientId, field);
}

/** Like `assertProjectOf`, but locks the project, for a transaction that changes it later. */
export async function lockProjectOf(ctx: Ctx, clientId: string, projectId: string, field: string): Promise<void> {
  assertOwner(await Project.lockReference(ctx, projectId, field), clientId, field);
}

function assertOwner(project: Project, clientId: string, field: string): void {
  if (project.client_id !== clientId) throw invalid(field, 'must be a project of the client');
}
