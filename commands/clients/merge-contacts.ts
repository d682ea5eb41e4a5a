import { contactKeys } from '../../domain/clients/contact-keys.js';
import { mergedContact } from '../../domain/clients/contact-merge.js';
import { invalid, notFound } from '../../domain/errors.js';
import { joinedMetadata } from '../../domain/metadata.js';
import { changedValues } from '../../domain/changes.js';
import type { Locked } from '../../models/base.js';
import { Contact } from '../../models/clients/contact.js';
import { redirectExternalIds } from '../../models/clients/merged-external-ids.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { releaseTags, setTags, tagsOn } from '../../models/tags/taggings.js';
import { isOneOf } from '../../models/select.js';
import { serializeContact } from '../../serializers/contact.js';
import { revokePortalAccess } from './contact-portal.js';
import { moveReferences } from './contact-references.js';
import { announceChanges, lockClients } from './contact-rules.js';

const field = 'merge_contact_id';

/** Merges two contacts of a client, and returns the surviving one (docs/decisions/clients-and-contacts.md). */
export async function mergeContacts(ctx: Ctx, id: string, otherId: string): Promise<Contact> {
  if (id === otherId) throw invalid(field, 'must be another contact');
  const { survivor, other } = await lockPair(ctx, id, otherId);
  if (survivor.client_id !== other.client_id) throw invalid(field, 'must be a contact of the same client');
  await moveReferences(ctx, other, survivor);
  await revokePortalAccess(ctx, other);
  const tags = [...(await tagsOn(ctx, survivor)), ...(await tagsOn(ctx, other))];
  await releaseTags(ctx, 'contacts', [other.id]);
  // Remove it first: its primary flag and external id are unique, and may pass to the survivor.
  await other.remove(ctx);
  const external = {
    external_id: survivor.external_id ?? other.external_id,
    metadata: joinedMetadata(survivor.metadata, other.metadata),
  };
  const merged = { ...mergedContact(survivor, other), ...external };
  await redirectExternalIds(ctx, other, { id: survivor.id, external_id: external.external_id });
  const patched = await survivor.patch(ctx, changedValues(survivor, { ...merged, ...contactKeys(merged) }));
  const changed = await setTags(ctx, patched, tags);
  await announceChanges(ctx, survivor, changed, true);
  await emit(ctx, 'contact.deleted', serializeContact(other), { merged_into: survivor.id });
  return changed;
}

/**
 * Locks first the client, then both contacts in the order of their ids, so that two concurrent merges run one after the
 * other.
 */
async function lockPair(
  ctx: Ctx,
  id: string,
  otherId: string,
): Promise<{ survivor: Locked<Contact>; other: Locked<Contact> }> {
  const first = await Contact.get(ctx, id);
  if (!(await Contact.find(ctx, otherId))) throw invalid(field, `does not exist: ${otherId}`);
  await lockClients(ctx, [first.client_id]);
  const locked = await Contact.lockAll(ctx, isOneOf('t.id', [id, otherId]));
  const survivor = locked.find((contact) => contact.id === id);
  const other = locked.find((contact) => contact.id === otherId);
  if (!survivor) throw notFound();
  if (!other) throw invalid(field, `does not exist: ${otherId}`);
  return { survivor, other };
}
