import sql, { join, type Sql } from 'sql-template-tag';
import { suggestTags, type Candidate, type Suggestion } from '../../domain/tags/tag-suggestions.js';
import type { Ctx } from '../../models/context.js';
import { identifier, scoped, select, whatever } from '../../models/select.js';
import { Tag } from '../../models/tags/tag.js';
import { taggable, tagsOn, type TaggedType } from '../../models/tags/taggings.js';

/** The columns whose text is compared, for each kind of resource. */
const contentColumns: Readonly<Record<TaggedType, readonly string[]>> = {
  clients: ['name', 'website', 'city', 'country', 'notes'],
  projects: ['title', 'description', 'notes'],
  tickets: ['title', 'description'],
  contacts: ['title', 'department', 'notes'],
};
/** Maximum characters of a resource's text: the beginning is enough to compare. */
const maxCharacters = 600;

/**
 * Limits: tags examined, the most used first; of these, tags compared with resources that carry them; and for each such
 * tag, the newest resources of the same kind, and of other kinds.
 */
const maxTags = 500;
const maxLearned = 50;
const maxAlike = 10;
const maxOthers = 5;

/** Suggested tags for a resource that the user may see. Throws `invalid_request` for an unknown `resource_id`. */
export async function tagSuggestions(ctx: Ctx, type: TaggedType, id: string): Promise<Suggestion[]> {
  const resource = await taggable[type].reference(ctx, id, 'resource_id');
  const [text = ''] = (await contentsOf(ctx, type, [id])).values();
  const carried = new Set((await tagsOn(ctx, resource)).map((tag) => tag.id));
  const tags = await Tag.all(ctx, whatever, { order: sql`t.usage_count DESC, t.id DESC`, limit: maxTags });
  const free = tags.filter((tag) => !carried.has(tag.id));
  const examples = await examplesOf(ctx, type, free.slice(0, maxLearned));
  const candidates: Candidate[] = free.map(({ id: tagId, slug, name }) => ({
    slug,
    name,
    examples: examples.get(tagId) ?? [],
  }));
  return suggestTags(text, candidates);
}

interface Use {
  readonly tag_id: string;
  readonly resource_type: TaggedType;
  readonly resource_id: string;
}

/** Texts of resources that carry each tag: of the same kind first, then some of other kinds. */
async function examplesOf(ctx: Ctx, type: TaggedType, tags: readonly Tag[]): Promise<Map<string, string[]>> {
  const used = tags.filter(({ usage_count }) => usage_count > 0);
  const uses = used.length === 0 ? [] : await select<Use>(ctx, usesStatement(ctx, type, used));
  const texts = new Map<string, string>();
  for (const kind of Object.keys(taggable) as TaggedType[]) {
    const ids = uses.filter(({ resource_type }) => resource_type === kind).map(({ resource_id }) => resource_id);
    for (const [id, text] of await contentsOf(ctx, kind, ids)) texts.set(id, text);
  }
  const examples = new Map<string, string[]>();
  for (const { tag_id, resource_id } of uses) {
    const text = texts.get(resource_id);
    if (text !== undefined) examples.set(tag_id, [...(examples.get(tag_id) ?? []), text]);
  }
  return examples;
}

function usesStatement(ctx: Ctx, type: TaggedType, tags: readonly Tag[]): Sql {
  const { workspaceId } = ctx.scope;
  const newest = (tag: Tag, condition: Sql, max: number): Sql =>
    sql`(SELECT g.tag_id, g.resource_type, g.resource_id FROM taggings g
          WHERE g.workspace_id = ${workspaceId} AND g.tag_id = ${tag.id} AND ${condition}
          ORDER BY g.resource_type DESC, g.resource_id DESC LIMIT ${max})`;
  const parts = tags.flatMap((tag) => [
    newest(tag, sql`g.resource_type = ${type}`, maxAlike),
    newest(tag, sql`g.resource_type <> ${type}`, maxOthers),
  ]);
  return join(parts, ' UNION ALL ');
}

/** The texts of those resources that the user may see, by id. */
async function contentsOf(ctx: Ctx, type: TaggedType, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const columns = join(contentColumns[type].map((column) => identifier(`t.${column}`)));
  const rows = await select<{ id: string; content: string }>(
    ctx,
    sql`SELECT t.id, LEFT(CONCAT_WS(' ', ${columns}), ${maxCharacters}) AS content FROM ${identifier(type)} t
         WHERE ${scoped(ctx, taggable[type], 't')} AND t.id IN (${join([...new Set(ids)])})`,
  );
  return new Map(rows.map(({ id, content }) => [id, content]));
}
