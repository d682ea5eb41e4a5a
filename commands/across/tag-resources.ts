/** Adds tags to clients, projects, tickets and contacts, and removes them; a tag is given by its id, name or slug. */
import { forbidden, invalid } from '../../domain/errors.js';
import { may, refusalOf } from '../../domain/people/policy.js';
import type { Locked } from '../../models/base.js';
import { Client } from '../../models/clients/client.js';
import { Contact } from '../../models/clients/contact.js';
import { Project } from '../../models/projects/project.js';
import { Ticket } from '../../models/tickets/ticket.js';
import type { Ctx } from '../../models/context.js';
import type { Tag } from '../../models/tags/tag.js';
import { setTags, taggable, tagsOn, type Tagged, type TaggedType } from '../../models/tags/taggings.js';
import { eachById } from '../../models/each-by-id.js';
import type { Requirement } from '../../contract/contract.js';
import { announceTicketChanges } from '../tickets/announce-ticket.js';
import { announceClientChanges } from '../clients/client-rules.js';
import { announceChanges as announceContactChanges } from '../clients/contact-rules.js';
import { announceProjectChanges } from '../projects/announce-project.js';
import { knownTags } from '../tags/tags.js';

/** The permission needed to tag each kind of resource. */
const needs: Readonly<Record<TaggedType, Requirement>> = {
  clients: 'can_manage_clients',
  projects: 'can_manage_projects',
  tickets: 'contribute',
  contacts: 'can_manage_clients',
};

const maxTags = 100;

/** Adds tags to a resource, and leaves its other tags. */
export async function addTags(ctx: Ctx, row: Locked<Tagged>, texts: readonly string[]): Promise<Tagged> {
  return add(ctx, row, await knownTags(ctx, texts));
}

/** Removes tags from a resource; tags that it does not have are ignored. */
export async function removeTags(ctx: Ctx, row: Locked<Tagged>, texts: readonly string[]): Promise<Tagged> {
  const removed = new Set((await knownTags(ctx, texts)).map((tag) => tag.id));
  const held = await tagsOn(ctx, row);
  return change(
    ctx,
    row,
    held.filter((tag) => !removed.has(tag.id)),
  );
}

/** Replaces the tags of a resource. */
export async function replaceTags(ctx: Ctx, row: Locked<Tagged>, texts: readonly string[]): Promise<Tagged> {
  return change(ctx, row, await knownTags(ctx, texts));
}

/** Adds tags to several resources of one type, all or none. Returns them in the order of the request. */
export async function addTagsInBulk(
  ctx: Ctx,
  type: TaggedType,
  ids: readonly string[],
  texts: readonly string[],
): Promise<Tagged[]> {
  const need = needs[type];
  if (!may(ctx.scope, need)) throw forbidden(refusalOf(need));
  const tags = await knownTags(ctx, texts);
  // Locks all resources before any tag: every transaction takes these locks in that order.
  return eachById(ctx, taggable[type], ids, (row) => add(ctx, row, tags), { list: 'resource_ids' });
}

async function add(ctx: Ctx, row: Locked<Tagged>, tags: readonly Tag[]): Promise<Locked<Tagged>> {
  const wanted = new Map([...(await tagsOn(ctx, row)), ...tags].map((tag) => [tag.id, tag]));
  if (wanted.size > maxTags) throw invalid('tags', `must be at most ${maxTags} on ${row.id}`);
  return change(ctx, row, [...wanted.values()]);
}

async function change(ctx: Ctx, row: Locked<Tagged>, tags: readonly Tag[]): Promise<Locked<Tagged>> {
  const changed = await setTags(ctx, row, tags);
  if (changed !== row) await announce(ctx, row, changed);
  return changed;
}

async function announce(ctx: Ctx, before: Tagged, after: Tagged): Promise<void> {
  if (before instanceof Client && after instanceof Client) await announceClientChanges(ctx, before, after);
  if (before instanceof Project && after instanceof Project) await announceProjectChanges(ctx, before, after);
  if (before instanceof Ticket && after instanceof Ticket) await announceTicketChanges(ctx, before, after);
  if (before instanceof Contact && after instanceof Contact) await announceContactChanges(ctx, before, after);
}
