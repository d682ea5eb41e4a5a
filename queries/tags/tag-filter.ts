import sql, { join, type Sql } from 'sql-template-tag';
import { nameKey } from '../../domain/name-key.js';
import { invalid } from '../../domain/errors.js';
import type { Ctx } from '../../models/context.js';
import { isOneOf } from '../../models/select.js';
import { calledTags, isTagId } from './called-tags.js';
import type { TaggedType } from '../../models/tags/taggings.js';

const textsOf = (groups: readonly string[]): string[] => [...new Set(groups.flatMap((group) => group.split(',')))];

/** The filter `tags` of a list of taggable resources: of each item of the query, `a,b`, one tag at least. */
export const carryingTags =
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

/** As `calledTags` finds them: a name counts where it is the slug of no tag. Each of the three has an index of its own. */
function idsOf(texts: readonly string[], workspaceId: string): Sql {
  const keys = join(texts.map(nameKey));
  const mine = sql`SELECT x.id FROM tags x WHERE x.workspace_id = ${workspaceId}`;
  const isSlug = sql`EXISTS (SELECT 1 FROM tags y WHERE y.workspace_id = ${workspaceId} AND y.slug = x.name_key)`;
  return sql`${mine} AND ${isOneOf('x.id', texts.filter(isTagId))}
    UNION ${mine} AND x.slug IN (${keys}) UNION ${mine} AND x.name_key IN (${keys}) AND NOT ${isSlug}`;
}

/** Throws `invalid_request` on `tags` if it names a tag that is not there: no misspelt alternative must go unseen. */
export async function assertTagsKnown({ tags = [] }: { tags?: readonly string[] }, ctx: Ctx): Promise<void> {
  const texts = textsOf(tags);
  const known = await calledTags(ctx, texts);
  const unknown = texts.find((text) => !known.has(text));
  if (unknown !== undefined) throw invalid('tags', `does not exist: ${unknown}`);
}
