import type { ErasedPerson } from '../../../domain/people/erasure.js';
import type { Ctx } from '../../../models/context.js';
import { lockWorkspace, patchWorkspace } from '../../../models/workspace/workspace.js';

/** Takes a person out of the settings for invoices, if they are the contact there. Invoices that were sent keep the name. */
export async function eraseBusinessContact(ctx: Ctx, { names }: ErasedPerson): Promise<void> {
  const workspace = await lockWorkspace(ctx);
  const { contact_name: contact, ...business } = workspace.business ?? {};
  const isThem = names.some((name) => name.toLowerCase() === contact?.trim().toLowerCase());
  if (isThem) await patchWorkspace(ctx, workspace, { business });
}
