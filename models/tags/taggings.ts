/**
 * Puts tags on resources and takes them off. Also maintains each resource's copy of its tags' names, and each tag's
 * `usage_count`.
 */
import sql, { join } from 'sql-template-tag';
import { batchesOf } from '../../database/batches.js';
import { Client } from '../clients/client.js';
import { Contact } from '../clients/contact.js';
import type { Ctx } from '../context.js';
import { Project } from '../projects/project.js';
import { noteSilentChanges } from '../events/late-commits.js';
import { execute, identifier, isOneOf, scoped, select } from '../select.js';
import { Tag } from './tag.js';
import { Ticket } from '../tickets/ticket.js';
import type { Locked } from '../base.js';

/** The models whose rows can have tags, by table name, which the API uses too. */
export const taggable = { clients: Client, projects: Project, tickets: Ticket, contacts: Contact } as const;

export type TaggedType = keyof typeof taggable;
export type Tagged = InstanceType<(typeof taggable)[TaggedType]>;

export const typeOf = (row: Tagged): TaggedType =>
  (row.constructor as (typeof taggable)[TaggedType]).tableName as TaggedType;

/** The tags on a resource. */
export async function tagsOn(ctx: Ctx, row: Tagged): Promise<Tag[]> {
  return select<Tag>(
    ctx,
    sql`SELECT t.* FROM taggings g JOIN tags t ON t.id = g.tag_id AND t.workspace_id = g.workspace_id
         WHERE g.workspace_id = ${ctx.scope.workspaceId} AND g.resource_type = ${typeOf(row)} AND g.resource_id = ${row.id}
           AND ${scoped(ctx, Tag, 't')} ORDER BY t.id`,
  );
}

/**
 * Sets the tags of a resource to exactly these and returns the changed resource. A tag that was just deleted is left
 * out.
 */
export async function setTags<T extends Locked<Tagged>>(ctx: Ctx, row: T, wanted: readonly Tag[]): Promise<T> {
  const held = await tagsOn(ctx, row);
  const [heldIds, wantedIds] = [idsOf(held), idsOf(wanted)];
  const changing = new Set([...heldIds, ...wantedIds].filter((id) => !heldIds.has(id) || !wantedIds.has(id)));
  if (changing.size === 0) return row;
  const locked = await Tag.lockAll(ctx, isOneOf('t.id', [...changing]));
  const added = locked.filter(({ id }) => wantedIds.has(id));
  const removed = locked.filter(({ id }) => heldIds.has(id));
  if (added.length + removed.length === 0) return row;
  await addTaggings(ctx, row, added);
  await removeTaggings(ctx, row, removed);
  const names = [...held.filter(({ id }) => wantedIds.has(id)), ...added].map(({ name }) => name);
  // `patch` returns the type of its row, which the compiler cannot derive over the union of four types.
  return row.patch(ctx, { tags: names.length === 0 ? null : names }) as Promise<T>;
}

const idsOf = (tags: readonly Tag[]): ReadonlySet<string> => new Set(tags.map(({ id }) => id));

async function addTaggings(ctx: Ctx, row: Tagged, tags: readonly Tag[]): Promise<void> {
  if (tags.length === 0) return;
  const rows = tags.map(({ id }) => sql`(${row.workspace_id}, ${typeOf(row)}, ${row.id}, ${id})`);
  await execute(ctx, sql`INSERT INTO taggings (workspace_id, resource_type, resource_id, tag_id) VALUES ${join(rows)}`);
  await execute(
    ctx,
    sql`UPDATE tags SET usage_count = usage_count + 1 WHERE workspace_id = ${row.workspace_id} AND id IN (${join([...idsOf(tags)])})`,
  );
}

async function removeTaggings(ctx: Ctx, row: Tagged, tags: readonly Tag[]): Promise<void> {
  if (tags.length === 0) return;
  const ids = join([...idsOf(tags)]);
  await execute(
    ctx,
    sql`DELETE FROM taggings WHERE workspace_id = ${row.workspace_id} AND resource_type = ${typeOf(row)}
           AND resource_id = ${row.id} AND tag_id IN (${ids})`,
  );
  await execute(
    ctx,
    sql`UPDATE tags SET usage_count = usage_count - 1 WHERE workspace_id = ${row.workspace_id} AND id IN (${ids})`,
  );
}

/** Takes all tags off resources that are being deleted. */
export async function releaseTags(ctx: Ctx, type: TaggedType, resourceIds: readonly string[]): Promise<void> {
  for (const ids of batchesOf(resourceIds)) {
    const theirs = sql`workspace_id = ${ctx.scope.workspaceId} AND resource_type = ${type} AND resource_id IN (${join(ids)})`;
    const uses = await select<{ tag_id: string; number: number }>(
      ctx,
      sql`SELECT tag_id, COUNT(*) AS number FROM taggings WHERE ${theirs} GROUP BY tag_id ORDER BY tag_id`,
    );
    for (const { tag_id, number } of uses)
      await execute(
        ctx,
        sql`UPDATE tags SET usage_count = usage_count - ${number} WHERE workspace_id = ${ctx.scope.workspaceId} AND id = ${tag_id}`,
      );
    if (uses.length > 0) await execute(ctx, sql`DELETE FROM taggings WHERE ${theirs}`);
  }
}

/** Copies a tag's new name to all resources that have the tag, which changes their `updated_at`. */
export async function renameOnCarriers(ctx: Ctx, tag: Locked<Tag>): Promise<void> {
  for (const type of Object.keys(taggable) as TaggedType[])
    await copyNames(ctx, type, await lockCarriers(ctx, type, tag));
}

/** Removes a tag from all resources that have it, which changes their `updated_at`. */
export async function removeFromCarriers(ctx: Ctx, tag: Locked<Tag>): Promise<void> {
  for (const type of Object.keys(taggable) as TaggedType[]) {
    const carriers = await lockCarriers(ctx, type, tag);
    await execute(
      ctx,
      sql`DELETE FROM taggings WHERE workspace_id = ${tag.workspace_id} AND tag_id = ${tag.id} AND resource_type = ${type}`,
    );
    await copyNames(ctx, type, carriers);
  }
}

/**
 * Locks the resources of this type that have the tag. No others can get it meanwhile, because that needs the lock on
 * the tag.
 */
async function lockCarriers(ctx: Ctx, type: TaggedType, { id, workspace_id }: Tag): Promise<string[]> {
  const rows = await select<{ id: string }>(
    ctx,
    sql`SELECT t.id FROM taggings g STRAIGHT_JOIN ${identifier(type)} t ON t.id = g.resource_id AND t.workspace_id = g.workspace_id
         WHERE g.workspace_id = ${workspace_id} AND g.tag_id = ${id} AND g.resource_type = ${type} ORDER BY g.resource_id FOR UPDATE`,
  );
  return rows.map((row) => row.id);
}

/**
 * Copies the names of their tags to resources. This is a statement of its own after the locks, because a statement sees
 * only what was committed when it began. Without the hint, TiDB turns the subquery into a join, and a resource without
 * tags gets a list of one NULL.
 */
async function copyNames(ctx: Ctx, type: TaggedType, resourceIds: readonly string[]): Promise<void> {
  await noteSilentChanges(ctx, resourceIds);
  for (const ids of batchesOf(resourceIds))
    await execute(
      ctx,
      sql`UPDATE ${identifier(type)} t
             SET t.updated_at = ${ctx.now}, t.tags = (
                 SELECT /*+ NO_DECORRELATE() */ JSON_ARRAYAGG(x.name) FROM taggings g JOIN tags x ON x.id = g.tag_id AND x.workspace_id = g.workspace_id
                  WHERE g.workspace_id = ${ctx.scope.workspaceId} AND g.resource_type = ${type} AND g.resource_id = t.id)
           WHERE t.workspace_id = ${ctx.scope.workspaceId} AND t.id IN (${join(ids)})`,
    );
}
