/** One search over all kinds: what is closest first, of bounded work whatever the words (docs/decisions/search.md). */
import sql, { join, type Sql } from 'sql-template-tag';
import { excerptOf, hitsOf } from '../../domain/search-snippet.js';
import { may } from '../../domain/people/policy.js';
import { openingOf, termsOf, wantedTerms } from '../../domain/search-terms.js';
import { instant } from '../../domain/time.js';
import type { Query, Schemas } from '../../contract/contract.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { orderEvents } from '../../models/events/event-order.js';
import { candidatesFor, closeness } from '../../models/search/candidates.js';
import { isIndexedByEvents } from '../../models/search/search-index.js';
import { identifier, isOneOf, scoped, select } from '../../models/select.js';
import { searchKinds, type IndexedKind, type ListedKind, type SearchedText, type SearchKind } from './search-kinds.js';

type KindName = Schemas['SearchKind'];

/** A row that was found, before it is shown. */
interface Found {
  readonly kind: KindName;
  readonly id: string;
  readonly title: string | null;
  readonly number: string | null;
  readonly client_id: string | null;
  readonly updated_at: Date;
  /** How close it is to what was sought: the lower the closer. */
  readonly rank: number;
}
type Row = Omit<Found, 'kind' | 'rank'>;

/** Characters of a text that an excerpt is taken from. */
const mostSearched = 20_000;
const exactNumber = 0;
/** Rows of a kind that are put in order. */
const mostRows = 300;

/** The best of what the user may see, and whether there is more. */
export async function searchAll(
  ctx: Ctx,
  { q, kinds, limit }: Query<'search'>,
): Promise<{ results: Schemas['SearchResult'][]; hasMore: boolean }> {
  const text = q.trim();
  const asked = [...new Set(kinds ?? (Object.keys(searchKinds) as KindName[]))].filter((kind) => mayList(ctx, kind));
  const found = (
    await Promise.all([
      foundByIndex(ctx, asked, text, limit),
      foundByLists(ctx, asked, text),
      foundByNumber(ctx, asked, text),
    ])
  ).flat();
  const best = [...closestOf(found).values()].toSorted(inOrder);
  return { results: await shown(ctx, best.slice(0, limit), text), hasMore: best.length > limit };
}

/** Whether the user may list a kind at all. */
function mayList({ scope }: Ctx, kind: KindName): boolean {
  const { needs } = searchKinds[kind];
  return needs === undefined || may(scope, needs);
}

const isIndexed = (kind: SearchKind): kind is IndexedKind => 'type' in kind;

const inOrder = (a: Found, b: Found): number =>
  a.rank - b.rank || b.updated_at.getTime() - a.updated_at.getTime() || (a.id > b.id ? -1 : Number(a.id < b.id));

/** Each once, as close as it was found at best. */
function closestOf(all: readonly Found[]): Map<string, Found> {
  const closest = new Map<string, Found>();
  for (const found of all) {
    const known = closest.get(found.id);
    if (!known || found.rank < known.rank) closest.set(found.id, found);
  }
  return closest;
}

async function foundByIndex(ctx: Ctx, asked: readonly KindName[], text: string, limit: number): Promise<Found[]> {
  const tables = asked.flatMap((kind) => {
    const searched = searchKinds[kind];
    return isIndexed(searched) ? [{ ...searched, kind }] : [];
  });
  const begins = beginning(text);
  if (tables.some(({ type }) => isIndexedByEvents(type))) await orderEvents(ctx, ctx.scope.workspaceId);
  const candidates = await candidatesFor(ctx, tables, text, limit + 1);
  const ranks = new Map<string, number>();
  for (const { id, closeness: close } of candidates) ranks.set(id, Math.min(close, ranks.get(id) ?? closeness.part));
  const found = tables.map(async ({ kind, type }) => {
    const ids = new Set(candidates.filter((candidate) => candidate.type === type).map(({ id }) => id));
    const rows = ids.size === 0 ? [] : await rowsOf(ctx, kind, isOneOf('t.id', [...ids]));
    return rows.map((row) => ({
      ...row,
      kind,
      rank: begins(row) ? closeness.beginning : (ranks.get(row.id) ?? closeness.part),
    }));
  });
  return (await Promise.all(found)).flat();
}

async function foundByLists(ctx: Ctx, asked: readonly KindName[], text: string): Promise<Found[]> {
  const wanted = wantedTerms(text).map(({ term }) => term);
  const begins = beginning(text);
  const read = async (kind: KindName, { matching, texts }: ListedKind): Promise<Found[]> => {
    const rows = await rowsOf<Row & { texts: string }>(
      ctx,
      kind,
      matching(text, ctx),
      sql`, CONCAT_WS(' ', ${columnsOf(texts(ctx))}) AS texts`,
    );
    return rows.map((row) => {
      const held = new Set(termsOf([row.texts]));
      const isWhole = wanted.every((term) => held.has(term));
      return {
        ...row,
        kind,
        rank: begins(row) ? closeness.beginning : isWhole ? closeness.whole : closeness.part,
      };
    });
  };
  const found = asked.flatMap((kind) => {
    const listed = searchKinds[kind];
    return isIndexed(listed) ? [] : [read(kind, listed)];
  });
  return (await Promise.all(found)).flat();
}

async function foundByNumber(ctx: Ctx, asked: readonly KindName[], text: string): Promise<Found[]> {
  const found = asked.map(async (kind) => {
    const condition = await searchKinds[kind].numbered?.(text, ctx);
    const rows = condition ? await rowsOf(ctx, kind, condition) : [];
    return rows.map((row) => ({ ...row, kind, rank: exactNumber }));
  });
  return (await Promise.all(found)).flat();
}

/** Whether what a row is called begins with the text. */
function beginning(text: string): (row: Row) => boolean {
  const opening = openingOf(text);
  const isOpen = (name: string | null): boolean =>
    name !== null && (openingOf(name)?.startsWith(opening ?? name) ?? false);
  return ({ title, number }) => opening !== undefined && (isOpen(title) || isOpen(number));
}

const columnsOf = (texts: readonly SearchedText[]): Sql => join(texts.map(([, column]) => identifier(column)));

/** The rows of a kind that the user may see and that fulfil a condition over `t`, the newest first. */
function rowsOf<R extends Row>(ctx: Ctx, kind: KindName, condition: Sql, more: Sql = sql``): Promise<R[]> {
  const { model, title, number, hasClient } = searchKinds[kind];
  return select<R>(
    ctx,
    sql`SELECT t.id, ${title} AS title, ${number ? identifier(number[1]) : sql`NULL`} AS number,
               ${hasClient ? sql`t.client_id` : sql`NULL`} AS client_id, t.updated_at${more}
          FROM ${identifier(model.tableName)} t WHERE ${scoped(ctx, model, 't')} AND ${condition}
         ORDER BY t.id DESC LIMIT ${mostRows}`,
  );
}

async function shown(ctx: Ctx, best: readonly Found[], text: string): Promise<Schemas['SearchResult'][]> {
  const [clients, snippets] = await Promise.all([clientsOf(ctx, best), snippetsOf(ctx, best, text)]);
  return best.map((found) => ({
    kind: found.kind,
    id: found.id,
    title: found.title ?? '',
    number: found.number,
    snippet: snippets.get(found.id) ?? { field: 'title', text: found.title ?? '', hits: [] },
    client: clients.get(found.client_id ?? '') ?? null,
    updated_at: instant(found.updated_at),
  }));
}

/** The clients of these that the user may see. */
async function clientsOf(ctx: Ctx, best: readonly Found[]): Promise<Map<string, Schemas['SearchClient']>> {
  const ids = best.flatMap(({ client_id }) => client_id ?? []);
  if (ids.length === 0) return new Map();
  const rows = await select<Schemas['SearchClient']>(
    ctx,
    sql`SELECT t.id, t.name FROM clients t WHERE ${scoped(ctx, Client, 't')} AND ${isOneOf('t.id', ids)}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function snippetsOf(
  ctx: Ctx,
  best: readonly Found[],
  text: string,
): Promise<Map<string, Schemas['SearchSnippet']>> {
  const kinds = [...new Set(best.map(({ kind }) => kind))];
  const snippets = kinds.map(async (kind) => {
    const { model, number, texts } = searchKinds[kind];
    const fields = texts(ctx);
    const columns = fields.map(
      ([field, column]) => sql`LEFT(${identifier(column)}, ${mostSearched}) AS ${identifier(field)}`,
    );
    const theirs = best.filter((found) => found.kind === kind);
    const rows = await select<Record<string, string | null> & { id: string }>(
      ctx,
      sql`SELECT t.id, ${join(columns)} FROM ${identifier(model.tableName)} t
           WHERE ${scoped(ctx, model, 't')} AND ${isOneOf(
             't.id',
             theirs.map(({ id }) => id),
           )}`,
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return theirs.map(({ id, number: held, rank }) => {
      const isNumber = rank === exactNumber && number !== undefined && held !== null;
      const snippet = isNumber
        ? numberSnippet(number[0], held)
        : snippetOf(
            fields.map(([field]) => [field, byId.get(id)?.[field] ?? '']),
            text,
          );
      return [id, snippet] as const;
    });
  });
  return new Map((await Promise.all(snippets)).flat());
}

const numberSnippet = (field: string, number: string): Schemas['SearchSnippet'] => ({
  field,
  text: number,
  hits: [{ start: 0, end: number.length }],
});

/** Of the texts of an object the first that holds most of what is sought. */
function snippetOf(texts: readonly (readonly [string, string])[], sought: string): Schemas['SearchSnippet'] {
  const words = wantedTerms(sought).map(({ term }) => term);
  const looked = texts.map(([field, text]) => ({
    field,
    text,
    count: words.filter((word) => hitsOf(text, word).length > 0).length,
  }));
  const best = looked.toSorted((a, b) => b.count - a.count)[0] ?? { field: 'title', text: '' };
  const { text, hits } = excerptOf(best.text, hitsOf(best.text, sought));
  return { field: best.field, text, hits: hits.map((hit) => ({ ...hit })) };
}
