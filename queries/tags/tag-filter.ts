import sql, { join, type Sql } from 'sql-template-tag';
import { invalid } from '../../domain/errors.js';
import type { Ctx } from '../../models/context.js';
import { select } from '../../models/select.js';
import type { TaggedType } from '../../models/tags/taggings.js';

const slugsOf = (groups: readonly string[]): string[] => [...new Set(groups.flatMap((group) => group.split(',')))];

/** The filter `tags` of a list of taggable resources: of each item of the query, `a,b`, one tag at least. */
export const carryingTags =
  (type: TaggedType) =>
  (groups: readonly string[], { scope: { workspaceId } }: Ctx): Sql =>
    join(
      groups.map(
        (group) => sql`t.id IN (SELECT g.resource_id FROM tags x JOIN taggings g ON g.tag_id = x.id
          WHERE x.workspace_id = ${workspaceId} AND x.slug IN (${join(slugsOf([group]))})
            AND g.workspace_id = ${workspaceId} AND g.resource_type = ${type})`,
      ),
      ' AND ',
    );

/** Throws `invalid_request` on `tags` if it names a tag that is not there: no misspelt alternative must go unseen. */
export async function assertTagsKnown({ tags = [] }: { tags?: readonly string[] }, ctx: Ctx): Promise<void> {
  const slugs = slugsOf(tags);
  if (slugs.length === 0) return;
  const known = await select<{ slug: string }>(
    ctx,
    sql`SELECT t.slug FROM tags t WHERE t.workspace_id = ${ctx.scope.workspaceId} AND t.slug IN (${join(slugs)})`,
  );
  const unknown = slugs.find((slug) => !known.some((tag) => tag.slug === slug));
  if (unknown !== undefined) throw invalid('tags', `does not exist: ${unknown}`);
}
