/** Tags: made, changed, deleted, and put on what carries them. */
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
import { calledTags, isTagId } from '../../queries/tags/called-tags.js';
import type { Schemas } from '../../contract/contract.js';
import { serializeTag } from '../../serializers/tag.js';

/** Makes a tag; one of the same name in any case is `duplicate`. */
export async function createTag(ctx: Ctx, { name, color, description }: Schemas['TagCreate']): Promise<Tag> {
  const columns = { name: name.trim(), name_key: nameKey(name), color: color ?? colorOf(name), description };
  for (;;) {
    try {
      return await Tag.insert(ctx, { ...columns, slug: await slugFor(ctx, name) });
    } catch (error) {
      // Another name with the same slug was created in between.
      if (!isDuplicate(error, 'slug')) throw error;
    }
  }
}

/**
 * Changes the fields sent and emits `tag.updated`. A new name goes to all that carries the tag, and the slug follows it.
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

/** Deletes a tag, takes it off everything, and emits `tag.deleted`. */
export async function deleteTag(ctx: Ctx, tag: Locked<Tag>): Promise<void> {
  await removeFromCarriers(ctx, tag);
  await tag.remove(ctx);
  await emit(ctx, 'tag.deleted', serializeTag(tag));
}

/** A slug that calls no other tag than `own`, neither as a slug nor as a name. */
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
 * Puts exactly the tags of a body's `tags` on a resource and returns it as changed; undefined leaves it alone, null takes all off.
 * A text that matches no tag creates one of that name; an unknown id is `invalid_request`. The caller emits the event.
 */
export async function assignTags<T extends Locked<Tagged>>(
  ctx: Ctx,
  row: T,
  texts: readonly string[] | null | undefined,
): Promise<T> {
  return texts === undefined ? row : setTags(ctx, row, await tagsNamed(ctx, texts ?? []));
}

/** The tags of a body's `tags`, as `assignTags` takes them. */
export async function tagsNamed(ctx: Ctx, texts: readonly string[]): Promise<Tag[]> {
  const called = await calledTags(ctx, texts);
  assertFound(texts, (text) => !isTagId(text) || called.has(text));
  // Of several spellings of a name the first counts.
  const names = new Map(
    texts
      .filter((text) => !called.has(text))
      .toReversed()
      .map((name) => [nameKey(name), name]),
  );
  const made: Tag[] = [];
  // Always in the same order, so that two who make the same tags at once wait for each other instead of both failing.
  for (const key of [...names.keys()].toSorted()) made.push(await tagOf(ctx, names.get(key) ?? key));
  return eachOnce([...called.values(), ...made]);
}

const eachOnce = (tags: readonly Tag[]): Tag[] => [...new Map(tags.map((tag) => [tag.id, tag])).values()];

/** A new tag of this name, or the one that somebody else has just made. */
async function tagOf(ctx: Ctx, name: string): Promise<Tag> {
  try {
    return await createTag(ctx, { name });
  } catch (error) {
    const made = isDuplicate(error, 'name') ? (await calledTags(ctx, [name])).get(name) : undefined;
    if (!made) throw error;
    return made;
  }
}

/** The tags that these texts call; one that calls none is `invalid_request`. */
export async function knownTags(ctx: Ctx, texts: readonly string[]): Promise<Tag[]> {
  const called = await calledTags(ctx, texts);
  assertFound(texts, (text) => called.has(text));
  return eachOnce([...called.values()]);
}

function assertFound(given: readonly string[], isKnown: (text: string) => boolean): void {
  const problems: FieldError[] = given.flatMap((text, at) =>
    isKnown(text) ? [] : [{ field: `tags.${at}`, message: `does not exist: ${text}` }],
  );
  if (problems.length > 0) throw invalidMany(problems);
}
