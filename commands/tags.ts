/** Tags by what people call them: names or ids in the bodies of resources, slugs everywhere else (rulings, section 15). */
import { ApiError, invalidMany, type FieldError } from '../domain/errors.js';
import { nameKey } from '../domain/name-key.js';
import { colorOf, freeSlug, slugOf } from '../domain/tag-names.js';
import type { Ctx } from '../models/context.js';
import { Tag } from '../models/tag.js';
import { removeFromCarriers, renameOnCarriers, setTags, type Tagged } from '../models/taggings.js';
import type { Schemas } from '../openapi/contract.js';

/** Makes a tag; one of the same name in any case is `duplicate`. */
export async function createTag(ctx: Ctx, { name, color, description }: Schemas['TagCreate']): Promise<Tag> {
  const columns = { name: name.trim(), name_key: nameKey(name), color: color ?? colorOf(name), description };
  for (;;) {
    try {
      return await Tag.insert(ctx, { ...columns, slug: await slugFor(ctx, name) });
    } catch (error) {
      // Another name of the same slug came in between.
      if (!isDuplicate(error, 'slug')) throw error;
    }
  }
}

/** Changes the fields sent. A new name goes to all that carries the tag, and the slug follows it. `tag` is locked. */
export async function updateTag(ctx: Ctx, tag: Tag, { name, ...others }: Schemas['TagUpdate']): Promise<Tag> {
  if (name === undefined || name.trim() === tag.name) return tag.patch(ctx, others);
  const slug = slugOf(name) === slugOf(tag.name) ? tag.slug : await slugFor(ctx, name);
  const renamed = await tag.patch(ctx, { ...others, name: name.trim(), name_key: nameKey(name), slug });
  await renameOnCarriers(ctx, renamed);
  return renamed;
}

/** Deletes a tag and takes it off everything. `tag` is locked. */
export async function deleteTag(ctx: Ctx, tag: Tag): Promise<void> {
  await removeFromCarriers(ctx, tag);
  await tag.remove(ctx);
}

async function slugFor(ctx: Ctx, name: string): Promise<string> {
  const slug = slugOf(name);
  const taken = await Tag.in(ctx).select('slug').where('slug', 'like', `${slug}%`);
  return freeSlug(slug, new Set(taken.map((tag) => tag.slug)));
}

const isDuplicate = (error: unknown, field: string): boolean =>
  error instanceof ApiError && error.code === 'duplicate' && error.extras.field === field;

/**
 * Puts exactly the tags of a body's `tags` on a resource, which is new or locked, and answers it as it is then; undefined leaves
 * it alone, null takes all off. An unknown name makes the tag, an unknown id is `invalid_request`. The caller tells of the change.
 */
export async function assignTags<T extends Tagged>(
  ctx: Ctx,
  row: T,
  namesOrIds: readonly string[] | null | undefined,
  field = 'tags',
): Promise<T> {
  return namesOrIds === undefined ? row : setTags(ctx, row, await tagsNamed(ctx, namesOrIds ?? [], field));
}

const isId = (text: string): boolean => /^tag_[0-9a-hjkmnp-tv-z]{26}$/.test(text);

async function tagsNamed(ctx: Ctx, namesOrIds: readonly string[], field: string): Promise<Tag[]> {
  const byId = await tagsBy(ctx, 'id', namesOrIds.filter(isId));
  assertFound(namesOrIds, (text) => !isId(text) || byId.has(text), field);
  // Of several spellings of a name the first counts.
  const names = new Map(
    namesOrIds
      .filter((text) => !isId(text))
      .toReversed()
      .map((name) => [nameKey(name), name]),
  );
  const byKey = await tagsBy(ctx, 'name_key', [...names.keys()]);
  // In one order by everyone, so that two who make the same tags at once wait for each other instead of both failing.
  for (const key of [...names.keys()].toSorted())
    byKey.set(key, byKey.get(key) ?? (await tagOf(ctx, names.get(key) ?? key)));
  return [...new Map([...byId.values(), ...byKey.values()].map((tag) => [tag.id, tag])).values()];
}

/** A new tag of this name, or the one that somebody else has just made. */
async function tagOf(ctx: Ctx, name: string): Promise<Tag> {
  try {
    return await createTag(ctx, { name });
  } catch (error) {
    const made = isDuplicate(error, 'name') ? await Tag.in(ctx).findOne('name_key', nameKey(name)) : undefined;
    if (!made) throw error;
    return made;
  }
}

/** The tags of these slugs; an unknown one is `invalid_request`. */
export async function tagsOfSlugs(ctx: Ctx, slugs: readonly string[], field = 'tags'): Promise<Tag[]> {
  const bySlug = await tagsBy(ctx, 'slug', slugs);
  assertFound(slugs, (slug) => bySlug.has(slug), field);
  return [...bySlug.values()];
}

async function tagsBy(
  ctx: Ctx,
  column: 'id' | 'slug' | 'name_key',
  values: readonly string[],
): Promise<Map<string, Tag>> {
  const tags = values.length === 0 ? [] : await Tag.in(ctx).whereIn(column, [...new Set(values)]);
  return new Map(tags.map((tag) => [tag[column], tag]));
}

function assertFound(given: readonly string[], isKnown: (text: string) => boolean, field: string): void {
  const problems: FieldError[] = given.flatMap((text, at) =>
    isKnown(text) ? [] : [{ field: `${field}.${at}`, message: `does not exist: ${text}` }],
  );
  if (problems.length > 0) throw invalidMany(problems);
}
