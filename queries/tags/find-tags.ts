/** Finds the tags that texts refer to: by id, else by slug, else by name, ignoring case (docs/decisions/tags.md). */
import { nameKey } from '../../domain/name-key.js';
import type { Ctx } from '../../models/context.js';
import { isOneOf } from '../../models/select.js';
import { Tag } from '../../models/tags/tag.js';

export const isTagId = (text: string): boolean => /^tag_[0-9a-hjkmnp-tv-z]{26}$/.test(text);

/** The tags by the texts that refer to them; a text that refers to no tag is left out. */
export async function findTags(ctx: Ctx, texts: readonly string[]): Promise<Map<string, Tag>> {
  const others = texts.filter((text) => !isTagId(text)).map(nameKey);
  const byId = await tagsBy(ctx, 'id', texts.filter(isTagId));
  // The column of slugs is ASCII; the database refuses to compare it with other characters.
  const bySlug = await tagsBy(
    ctx,
    'slug',
    others.filter((text) => /^[a-z0-9-]+$/.test(text)),
  );
  const byName = await tagsBy(ctx, 'name_key', others);
  return new Map(
    texts.flatMap((text) => {
      const tag = byId.get(text) ?? bySlug.get(nameKey(text)) ?? byName.get(nameKey(text));
      return tag ? [[text, tag] as const] : [];
    }),
  );
}

async function tagsBy(
  ctx: Ctx,
  column: 'id' | 'slug' | 'name_key',
  values: readonly string[],
): Promise<Map<string, Tag>> {
  const tags = await Tag.all(ctx, isOneOf(`t.${column}`, values));
  return new Map(tags.map((tag) => [tag[column], tag]));
}
