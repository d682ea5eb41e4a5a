import sql, { join, type Sql } from 'sql-template-tag';
import { nameKey } from '../../domain/name-key.js';
import { invalid } from '../../domain/errors.js';
import type { Ctx } from '../../models/context.js';
import { isOneOf } from '../../models/select.js';
import { findTags, isTagId } from './find-tags.js';
import type { TaggedType } from '../../models/tags/taggings.js';

const textsOf = (groups: readonly string[]): string[] => [...new Set(groups.flatMap((group) => group.split(',')))];

/** The filter `tags` of a list: rows with at least one tag of each item; an item `a,b` names alternatives. */
export const havingTags =
  (type: TaggedType) =>
  (groups: readonly string[], { scope: { workspaceId } }: Ctx): Sql =>
    join(
      groups.map(
        (group) => sql`t.id IN (SELECT g.resource_id FROM (${idsOf(textsOf([group]), workspaceId)}) x
          JOIN taggings g ON g.tag_id = x.id
          WHERE g.workspace_id = ${workspaceId} AND g.resource_type = ${type})`,
      ),
      ' AND ',
    );

/**
 * The ids of the tags that `findTags` finds: a name counts only if no tag has it as slug. The UNION lets the
 * conditions on id, slug and name each use their own index.
 */
function idsOf(texts: readonly string[], workspaceId: string): Sql {
  const keys = join(texts.map(nameKey));
  const mine = sql`SELECT x.id FROM tags x WHERE x.workspace_id = ${workspaceId}`;
  const isSlug = sql`EXISTS (SELECT 1 FROM tags y WHERE y.workspace_id = ${workspaceId} AND y.slug = x.name_key)`;
  return sql`${mine} AND ${isOneOf('x.id', texts.filter(isTagId))}
    UNION ${mine} AND x.slug IN (${keys}) UNION ${mine} AND x.name_key IN (${keys}) AND NOT ${isSlug}`;
}

/** Throws `invalid_request` if `tags` has an unknown tag: a misspelt alternative would not show in the rows. */
export async function assertTagsKnown({ tags = [] }: { tags?: readonly string[] }, ctx: Ctx): Promise<void> {
  const texts = textsOf(tags);
  const known = await findTags(ctx, texts);
  const unknown = texts.find((text) => !known.has(text));
  if (unknown !== undefined) throw invalid('tags', `does not exist: ${unknown}`);
}
