/** Creates, changes and deletes tags, and assigns them to resources. */
import sql from 'sql-template-tag';
import { ApiError, invalidMany, type FieldError } from '../../domain/errors.js';
import { changesBetween } from '../../domain/changes.js';
import { nameKey } from '../../domain/name-key.js';
import { colorOf, freeSlug, slugOf, slugStem } from '../../domain/tags/tag-names.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { Tag } from '../../models/tags/tag.js';
import { removeFromCarriers, renameOnCarriers, setTags, type Tagged } from '../../models/tags/taggings.js';
import { scoped, select } from '../../models/select.js';
import { findTags, isTagId } from '../../queries/tags/find-tags.js';
import type { Schemas } from '../../contract/contract.js';
import { serializeTag } from '../../serializers/tag.js';

/** Creates a tag. Throws `duplicate` if a tag has the same name, in any case. */
export async function createTag(ctx: Ctx, { name, color, description }: Schemas['TagCreate']): Promise<Tag> {
  const columns = { name: name.trim(), name_key: nameKey(name), color: color ?? colorOf(name), description };
  for (;;) {
    try {
      return await Tag.insert(ctx, { ...columns, slug: await slugFor(ctx, name) });
    } catch (error) {
      // Another tag with the same slug was created in between: choose another slug.
      if (!isDuplicate(error, 'slug')) throw error;
    }
  }
}

/**
 * Changes a tag and emits `tag.updated`. A new name also changes the slug, and the name on all resources with the tag.
 */
export async function updateTag(
  ctx: Ctx,
  tag: Locked<Tag>,
  { name = tag.name, ...others }: Schemas['TagUpdate'],
): Promise<Tag> {
  const isRenamed = name.trim() !== tag.name;
  const { color = tag.color, description = tag.description } = others;
  if (!isRenamed && color === tag.color && description === tag.description) return tag;
  const updated = await tag.patch(ctx, isRenamed ? { ...others, ...(await namesFor(ctx, tag, name)) } : others);
  if (isRenamed) await renameOnCarriers(ctx, updated);
  const data = serializeTag(updated);
  await emit(ctx, 'tag.updated', data, { changes: changesBetween(serializeTag(tag), data) });
  return updated;
}

const namesFor = async (ctx: Ctx, tag: Tag, name: string) => ({
  name: name.trim(),
  name_key: nameKey(name),
  slug: slugOf(name) === slugOf(tag.name) ? tag.slug : await slugFor(ctx, name, tag),
});

/** Deletes a tag, removes it from all resources, and emits `tag.deleted`. */
export async function deleteTag(ctx: Ctx, tag: Locked<Tag>): Promise<void> {
  await removeFromCarriers(ctx, tag);
  await tag.remove(ctx);
  await emit(ctx, 'tag.deleted', serializeTag(tag));
}

/** A slug for a name that no tag other than `own` has, neither as its slug nor as its name key. */
async function slugFor(ctx: Ctx, name: string, own?: Tag): Promise<string> {
  const alike = `${slugStem(name)}%`;
  const others = await select<{ slug: string; name_key: string }>(
    ctx,
    sql`SELECT t.slug, t.name_key FROM tags t WHERE ${scoped(ctx, Tag, 't')} AND t.id <> ${own?.id ?? ''}
           AND (t.slug LIKE ${alike} OR t.name_key LIKE ${alike})`,
  );
  return freeSlug(name, new Set(others.flatMap((tag) => [tag.slug, tag.name_key])));
}

const isDuplicate = (error: unknown, field: string): boolean =>
  error instanceof ApiError && error.code === 'duplicate' && error.extras.field === field;

/**
 * Replaces the tags of a resource by those in a request, and returns the changed resource; undefined changes nothing,
 * null removes all. A text is the id, slug or name of a tag; an unknown name creates a tag, an unknown id throws
 * `invalid_request`. The caller emits the event.
 */
export async function assignTags<T extends Locked<Tagged>>(
  ctx: Ctx,
  row: T,
  texts: readonly string[] | null | undefined,
): Promise<T> {
  return texts === undefined ? row : setTags(ctx, row, await tagsNamed(ctx, texts ?? []));
}

/** Finds or creates the tags of a request, by the rules of `assignTags`. */
export async function tagsNamed(ctx: Ctx, texts: readonly string[]): Promise<Tag[]> {
  const called = await findTags(ctx, texts);
  assertFound(texts, (text) => !isTagId(text) || called.has(text));
  // If a name is given in several spellings, the first one counts.
  const names = new Map(
    texts
      .filter((text) => !called.has(text))
      .toReversed()
      .map((name) => [nameKey(name), name]),
  );
  const made: Tag[] = [];
  // In a fixed order, so that concurrent requests that create the same tags wait for each other instead of deadlocking.
  for (const key of [...names.keys()].toSorted()) made.push(await tagOf(ctx, names.get(key) ?? key));
  return eachOnce([...called.values(), ...made]);
}

const eachOnce = (tags: readonly Tag[]): Tag[] => [...new Map(tags.map((tag) => [tag.id, tag])).values()];

/** Creates a tag of this name, or returns the one that another request has just created. */
async function tagOf(ctx: Ctx, name: string): Promise<Tag> {
  try {
    return await createTag(ctx, { name });
  } catch (error) {
    const made = isDuplicate(error, 'name') ? (await findTags(ctx, [name])).get(name) : undefined;
    if (!made) throw error;
    return made;
  }
}

/** Finds tags by id, slug or name. Throws `invalid_request` if one does not exist. */
export async function knownTags(ctx: Ctx, texts: readonly string[]): Promise<Tag[]> {
  const called = await findTags(ctx, texts);
  assertFound(texts, (text) => called.has(text));
  return eachOnce([...called.values()]);
}

function assertFound(given: readonly string[], isKnown: (text: string) => boolean): void {
  const problems: FieldError[] = given.flatMap((text, at) =>
    isKnown(text) ? [] : [{ field: `tags.${at}`, message: `does not exist: “${text}”` }],
  );
  if (problems.length > 0) throw invalidMany(problems);
}
