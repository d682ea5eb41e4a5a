/** Adds tags to clients, projects, tickets and contacts, and takes them off, by their ids, names or slugs. */
import { forbidden, invalid, invalidMany, type FieldError } from '../../domain/errors.js';
import { may, refusalOf } from '../../domain/people/policy.js';
import type { Ctx } from '../../models/context.js';
import type { Tag } from '../../models/tags/tag.js';
import { setTags, taggable, tagsOn, type Tagged, type TaggedType } from '../../models/tags/taggings.js';
import type { Requirement } from '../../contract/contract.js';
import { announceTicketChanges } from '../tickets/announce-ticket.js';
import { announceClientChanges } from '../clients/client-rules.js';
import { announceChanges as announceContactChanges } from '../clients/contact-rules.js';
import { announceProjectChanges } from '../projects/announce-project.js';
import { knownTags } from '../tags/tags.js';

type RowOf<T extends TaggedType> = InstanceType<(typeof taggable)[T]>;

/** Who may tag a kind of resource, and which event its changes emit. */
interface Kind<R extends Tagged> {
  readonly need: Requirement;
  readonly announce: (ctx: Ctx, before: R, after: R) => Promise<void>;
}

const kinds: { readonly [T in TaggedType]: Kind<RowOf<T>> } = {
  clients: { need: 'can_manage_clients', announce: announceClientChanges },
  projects: { need: 'can_manage_projects', announce: announceProjectChanges },
  tickets: { need: 'contribute', announce: announceTicketChanges },
  contacts: { need: 'can_manage_clients', announce: announceContactChanges },
};

/** Adds tags to a resource; those that it carries stay. */
export async function addTags<T extends TaggedType>(
  ctx: Ctx,
  type: T,
  id: string,
  texts: readonly string[],
): Promise<RowOf<T>> {
  const row = await lock(ctx, type, id);
  return add(ctx, type, row, await knownTags(ctx, texts));
}

/** Takes tags off a resource; those that it does not carry are passed over. */
export async function removeTags<T extends TaggedType>(
  ctx: Ctx,
  type: T,
  id: string,
  texts: readonly string[],
): Promise<RowOf<T>> {
  const row = await lock(ctx, type, id);
  const removed = new Set((await knownTags(ctx, texts)).map((tag) => tag.id));
  const held = await tagsOn(ctx, row);
  return change(
    ctx,
    type,
    row,
    held.filter((tag) => !removed.has(tag.id)),
  );
}

/** Puts exactly these tags on a resource. */
export async function replaceTags<T extends TaggedType>(
  ctx: Ctx,
  type: T,
  id: string,
  texts: readonly string[],
): Promise<RowOf<T>> {
  const row = await lock(ctx, type, id);
  return change(ctx, type, row, await knownTags(ctx, texts));
}

/** Adds tags to several resources of a kind, all or none, and returns them in the order of the request. */
export async function addTagsInBulk<T extends TaggedType>(
  ctx: Ctx,
  type: T,
  ids: readonly string[],
  texts: readonly string[],
): Promise<RowOf<T>[]> {
  const { need } = kinds[type];
  if (!may(ctx.scope, need)) throw forbidden(refusalOf(need));
  const tags = await knownTags(ctx, texts);
  // All of them before any tag: everyone locks what is tagged first, then the tags.
  const rows = await taggable[type]
    .in(ctx)
    .whereIn('id', [...ids])
    .orderBy('id')
    .forUpdate();
  const found = new Map((rows as RowOf<T>[]).map((row) => [row.id, row]));
  assertEachOnce(ids, found);
  for (const [id, row] of found) found.set(id, await add(ctx, type, row, tags));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** What the caller tags, locked: what it carries stays as it is until the transaction ends. */
async function lock<T extends TaggedType>(ctx: Ctx, type: T, id: string): Promise<RowOf<T>> {
  return (await taggable[type].lock(ctx, id)) as RowOf<T>;
}

const mostTags = 100;

async function add<T extends TaggedType>(ctx: Ctx, type: T, row: RowOf<T>, tags: readonly Tag[]): Promise<RowOf<T>> {
  const wanted = new Map([...(await tagsOn(ctx, row)), ...tags].map((tag) => [tag.id, tag]));
  if (wanted.size > mostTags) throw invalid('tags', `may be ${mostTags} at most on ${row.id}`);
  return change(ctx, type, row, [...wanted.values()]);
}

async function change<T extends TaggedType>(ctx: Ctx, type: T, row: RowOf<T>, tags: readonly Tag[]): Promise<RowOf<T>> {
  const { announce }: Kind<RowOf<T>> = kinds[type];
  const changed = await setTags(ctx, row, tags);
  if (changed !== row) await announce(ctx, row, changed);
  return changed;
}

function assertEachOnce(ids: readonly string[], found: ReadonlyMap<string, Tagged>): void {
  const problems: FieldError[] = [];
  for (const [index, id] of ids.entries()) {
    if (!found.has(id)) problems.push({ field: `resource_ids.${index}`, message: `does not exist: ${id}` });
    else if (ids.indexOf(id) !== index) problems.push({ field: `resource_ids.${index}`, message: 'is given twice' });
  }
  if (problems.length > 0) throw invalidMany(problems);
}
