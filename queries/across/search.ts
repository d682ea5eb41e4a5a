/** One search over all kinds: what is closest first, of bounded work whatever the words (docs/decisions/search.md). */
import sql, { join } from 'sql-template-tag';
import { excerptOf, findingOf } from '../../domain/search-snippet.js';
import { may } from '../../domain/people/policy.js';
import { openingOf, termsOf, wantedTerms, type WantedTerm } from '../../domain/search-terms.js';
import { instant } from '../../domain/time.js';
import type { Query, Schemas } from '../../contract/contract.js';
import type { Ctx } from '../../models/context.js';
import { orderEvents } from '../../models/events/event-order.js';
import { candidatesFor, closeness } from '../../models/search/candidates.js';
import { isIndexedByEvents } from '../../models/search/search-index.js';
import { identifier, padded } from '../../models/select.js';
import { searchKinds, type IndexedKind, type SearchKind } from './search-kinds.js';
import { clientsOf, rowsOf, textsOf, type KindName, type Row, type Texts, type Wanted } from './search-rows.js';

/** A row that was found, before it is shown. */
interface Found extends Row {
  /** How close it is to what was sought: the lower the closer. */
  readonly rank: number;
  /** What it is known by, where that is what was sought. */
  readonly exact?: Exact;
}

/** A field that identifies an object, and what it says. */
type Exact = readonly [field: string, text: string];

const exactly = 0;

/** The best of what the user may see, and whether there is more. */
export async function searchAll(
  ctx: Ctx,
  { q, kinds, limit }: Query<'search'>,
): Promise<{ results: Schemas['SearchResult'][]; hasMore: boolean }> {
  const text = q.trim();
  const asked = [...new Set(kinds ?? (Object.keys(searchKinds) as KindName[]))].filter((kind) => mayList(ctx, kind));
  const found = (await Promise.all([foundByIndex(ctx, asked, text, limit), foundDirectly(ctx, asked, text)])).flat();
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
  const wanted = tables.flatMap(({ kind, type }) => {
    const ids = [...new Set(candidates.filter((candidate) => candidate.type === type).map(({ id }) => id))];
    return ids.length === 0 ? [] : [{ kind, condition: sql`t.id IN (${padded(ids)})` }];
  });
  const rows = await rowsOf(ctx, wanted);
  return rows.map((row) => ({
    ...row,
    rank: begins(row) ? closeness.beginning : (ranks.get(row.id) ?? closeness.part),
  }));
}

interface DirectRow extends Row {
  readonly found_by: 'number' | 'external_id' | 'words';
  /** What is sought in it, where it is found by words. */
  readonly texts: string | null;
}

/** By their numbers, by the ids that other systems know them by, and of kinds of which there are few by the conditions of their lists. */
async function foundDirectly(ctx: Ctx, asked: readonly KindName[], text: string): Promise<Found[]> {
  const wanted = wantedTerms(text).map(({ term }) => term);
  const begins = beginning(text);
  const rows = await rowsOf<DirectRow>(ctx, [
    ...asked.flatMap((kind) => numbered(kind, text)),
    ...asked.flatMap((kind) => known(kind, text)),
    ...asked.flatMap((kind) => listed(ctx, kind, text)),
  ]);
  return rows.map(({ texts, found_by, ...row }) => {
    if (found_by === 'number') return { ...row, rank: exactly, exact: numberOf(row) };
    if (found_by === 'external_id') return { ...row, rank: exactly, exact: [found_by, text] };
    const held = new Set(termsOf([texts ?? '']));
    const isWhole = wanted.every((term) => held.has(term));
    return { ...row, rank: begins(row) ? closeness.beginning : isWhole ? closeness.whole : closeness.part };
  });
}

function numbered(kind: KindName, text: string): Wanted[] {
  const condition = searchKinds[kind].numbered?.(text);
  return condition ? [{ kind, condition, more: sql`, 'number' AS found_by, NULL AS texts` }] : [];
}

const numberOf = ({ kind, number }: Row): Exact => [searchKinds[kind].number?.[0] ?? 'number', number ?? ''];

const known = (kind: KindName, text: string): Wanted[] =>
  searchKinds[kind].hasExternalId
    ? [{ kind, condition: sql`t.external_id = ${text}`, more: sql`, 'external_id' AS found_by, NULL AS texts` }]
    : [];

function listed(ctx: Ctx, kind: KindName, text: string): Wanted[] {
  const found = searchKinds[kind];
  if (isIndexed(found)) return [];
  const columns = join(found.texts(ctx).map(([, column]) => identifier(column)));
  return [
    {
      kind,
      condition: found.matching(text, ctx),
      more: sql`, 'words' AS found_by, CONCAT_WS(' ', ${columns}) AS texts`,
    },
  ];
}

/** Whether what a row is called begins with the text. */
function beginning(text: string): (row: Row) => boolean {
  const opening = openingOf(text);
  const isOpen = (name: string | null): boolean =>
    name !== null && (openingOf(name)?.startsWith(opening ?? name) ?? false);
  return ({ title, number }) => opening !== undefined && (isOpen(title) || isOpen(number));
}

async function shown(ctx: Ctx, best: readonly Found[], text: string): Promise<Schemas['SearchResult'][]> {
  const [clients, texts] = await Promise.all([clientsOf(ctx, best), textsOf(ctx, best)]);
  const sought = wantedTerms(text);
  return best.map((found) => ({
    kind: found.kind,
    id: found.id,
    title: found.title ?? '',
    number: found.number,
    snippet: found.exact ? whole(found.exact) : excerpt(texts.get(found.id) ?? [], sought),
    client: clients.get(found.client_id ?? '') ?? null,
    updated_at: instant(found.updated_at),
  }));
}

const whole = ([field, text]: Exact): Schemas['SearchSnippet'] => ({
  field,
  text,
  hits: [{ start: 0, end: text.length }],
});

/** Of the texts of an object the first that holds most of what is sought. */
function excerpt(texts: Texts, sought: readonly WantedTerm[]): Schemas['SearchSnippet'] {
  const looked = texts.map(([field, text]) => ({ field, text, ...findingOf(text, sought) }));
  const best = looked.toSorted((a, b) => b.held - a.held)[0] ?? { field: 'title', text: '', hits: [] };
  const { text, hits } = excerptOf(best.text, best.hits);
  return { field: best.field, text, hits: hits.map((hit) => ({ ...hit })) };
}
