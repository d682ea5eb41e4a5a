import { invalid } from '../../domain/errors.js';
import { Agreement } from '../../models/retainers/agreement.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { Project } from '../../models/projects/project.js';

/**
 * Throws `invalid_request` unless contact and agreement, where there are any, exist and are the client's. They are held until
 * the transaction ends: what is about to name them would otherwise miss their merging or deletion.
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

/** Throws `invalid_request` on the field unless the project exists and is the client's. */
export async function assertProjectOf(ctx: Ctx, clientId: string, projectId: string, field: string): Promise<void> {
  assertOwner(await Project.reference(ctx, projectId, field), clientId, field);
}

/** As `assertProjectOf`, for a transaction that changes the project later. */
export async function lockProjectOf(ctx: Ctx, clientId: string, projectId: string, field: string): Promise<void> {
  assertOwner(await Project.lockReference(ctx, projectId, field), clientId, field);
}

function assertOwner(project: Project, clientId: string, field: string): void {
  if (project.client_id !== clientId) throw invalid(field, 'must be a project of the client');
}
