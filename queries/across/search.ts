/**
 * One search over all kinds, closest matches first, with bounded work for any words (docs/decisions/search.md):
 * 1. `look` finds which tables hold the words, and which conditions (number, external id, list) any row meets.
 * 2. `rowsOf` reads the rows that these conditions and the closest index entries lead to.
 * 3. Only if they do not fill the result, it also reads less close ones.
 * 4. `shown` reads the full texts of the best rows, and cuts excerpts from them.
 */
import sql, { type Sql } from 'sql-template-tag';
import { excerptOf, findingOf } from '../../domain/search-snippet.js';
import { may } from '../../domain/people/policy.js';
import { openingOf, termsOf, wantedTerms, type WantedTerm } from '../../domain/search-terms.js';
import { instant } from '../../domain/time.js';
import type { Query, Schemas } from '../../contract/contract.js';
import type { Ctx } from '../../models/context.js';
import { closeness, closest, farther } from '../../models/search/candidates.js';
import { orderEvents, isWaitingForOrder } from '../../models/events/event-order.js';
import { isIndexedByEvents } from '../../models/search/search-index.js';
import { probeTables, planSearches, type SearchTable, type SearchPlan } from '../../models/search/search-plans.js';
import { none } from '../../models/select.js';
import { openForTime, type KindConditions } from './search-limits.js';
import { searchKinds, type IndexedKind, type SearchKind } from './search-kinds.js';
import {
  isThere,
  rowsOf,
  textsOf,
  titleOf,
  type Condition,
  type KindName,
  type Row,
  type Texts,
  type Wanted,
} from './search-rows.js';

interface Found extends Row {
  /** How close the match is; the closest is 0. */
  readonly rank: number;
}

const exactly = 0;

/** The best matches that the user may see, at most `limit`, and whether there are more. */
export async function searchAll(
  ctx: Ctx,
  { q, kinds, limit, takes_time }: Query<'search'>,
): Promise<{ results: Schemas['FoundObject'][]; hasMore: boolean }> {
  const text = q.trim();
  const only = takes_time ? openForTime(ctx) : undefined;
  const searchedKinds = [...new Set(kinds ?? (Object.keys(searchKinds) as KindName[]))].filter(
    (kind) => mayList(ctx, kind) && (!only || only[kind] !== undefined),
  );
  const searchWords = wantedTerms(text);
  const request = { ctx, text, max: limit + 1 };
  const { starts, met } = await look(ctx, { searchedKinds, only }, text, searchWords);
  const offered = (find: typeof closest): Wanted[] =>
    starts.flatMap((start) =>
      find(request, start).map((candidates) => ({ kind: start.kind, by: 'index', candidates })),
    );
  const close = await rowsOf(ctx, [...offered(closest), ...met]);
  const isEnough = new Set(close.flatMap(({ id, found_by }) => (found_by === 'index' ? [id] : []))).size > limit;
  const far = isEnough ? [] : await rowsOf(ctx, offered(farther));
  const rank = rankBy(text, searchWords);
  const best = bestOf([...close, ...far].map((row) => ({ ...row, rank: rank(row) }))).toSorted(inOrder);
  return { results: await shown(ctx, best.slice(0, limit), text, searchWords), hasMore: best.length > limit };
}

type Table = SearchTable & { readonly kind: KindName };

/**
 * Finds the tables whose index entries to read, and the conditions that any row meets. Time entries and expenses are
 * indexed when their events are ordered. So if events wait for that, they are ordered and the look is repeated:
 * everything committed is found.
 */
async function look(
  ctx: Ctx,
  { searchedKinds, only }: { readonly searchedKinds: readonly KindName[]; readonly only: KindConditions | undefined },
  text: string,
  searchWords: readonly WantedTerm[],
): Promise<{ starts: (Table & SearchPlan)[]; met: Condition[] }> {
  const { workspaceId } = ctx.scope;
  const tables = searchedKinds.flatMap((kind) => tableOf(kind, only?.[kind]));
  const longestFirst = searchWords.toSorted((a, b) => b.term.length - a.term.length);
  const conditions = searchedKinds.flatMap((kind) =>
    conditionsOf(ctx, kind, text).map((each) => also(each, only?.[kind])),
  );
  const waiting = tables.some(({ type }) => isIndexedByEvents(type)) ? isWaitingForOrder(workspaceId) : none;
  const checked = [waiting, ...conditions.map((each) => isThere(ctx, each))];
  const before = await probeTables(ctx, tables, longestFirst, checked);
  const isWaiting = before.met[0] === true;
  if (isWaiting) await orderEvents(ctx, workspaceId);
  const { held, met } = isWaiting ? await probeTables(ctx, tables, longestFirst, checked) : before;
  return { starts: await planSearches(ctx, held, longestFirst), met: conditions.filter((_, at) => met[at + 1]) };
}

/** Whether the user meets the requirement of the kind's list. */
function mayList({ scope }: Ctx, kind: KindName): boolean {
  const { needs } = searchKinds[kind];
  return needs === undefined || may(scope, needs);
}

const isIndexed = (kind: SearchKind): kind is IndexedKind => 'type' in kind;

const inOrder = (a: Found, b: Found): number =>
  a.rank - b.rank || b.updated_at.getTime() - a.updated_at.getTime() || (a.id > b.id ? -1 : Number(a.id < b.id));

/** Each object once, with its lowest rank. */
function bestOf(all: readonly Found[]): Found[] {
  const best = new Map<string, Found>();
  for (const found of all) {
    const known = best.get(found.id);
    if (!known || found.rank < known.rank) best.set(found.id, found);
  }
  return [...best.values()];
}

function tableOf(kind: KindName, only: Sql | undefined): Table[] {
  const searched = searchKinds[kind];
  return isIndexed(searched) ? [{ ...searched, kind, only }] : [];
}

const also = (each: Condition, only: Sql | undefined): Condition =>
  only ? { ...each, condition: sql`${each.condition} AND ${only}` } : each;

/** The conditions to check for a kind: number, external id, and if it is not in the index, its list's condition. */
function conditionsOf(ctx: Ctx, kind: KindName, text: string): Condition[] {
  const searched = searchKinds[kind];
  const number = searched.numbered?.(text);
  return [
    ...(number ? [{ kind, by: 'number' as const, condition: number }] : []),
    ...(searched.hasExternalId ? [{ kind, by: 'external_id' as const, condition: sql`t.external_id = ${text}` }] : []),
    ...(isIndexed(searched) ? [] : [{ kind, by: 'texts' as const, condition: searched.matching(text, ctx) }]),
  ];
}

/** A function that ranks rows: 0 for an equal number or external id, else its `closeness`. */
function rankBy(text: string, wanted: readonly WantedTerm[]): (row: Row) => number {
  const begins = beginning(text);
  return (row) => {
    if (row.found_by === 'number' || row.found_by === 'external_id') return exactly;
    if (row.closeness === closeness.beginning || begins(row)) return closeness.beginning;
    if (row.found_by === 'index') return row.closeness ?? closeness.part;
    const held = new Set(termsOf([row.first ?? '', row.second ?? '']));
    return wanted.every(({ term }) => held.has(term)) ? closeness.whole : closeness.part;
  };
}

/** A predicate for rows whose title or number begins with the text. */
function beginning(text: string): (row: Row) => boolean {
  const opening = openingOf(text);
  const isOpen = (name: string | null): boolean =>
    name !== null && (openingOf(name)?.startsWith(opening ?? name) ?? false);
  return (row) => opening !== undefined && (isOpen(titleOf(row)) || isOpen(row.number));
}

async function shown(
  ctx: Ctx,
  best: readonly Found[],
  text: string,
  searchWords: readonly WantedTerm[],
): Promise<Schemas['FoundObject'][]> {
  const texts = await textsOf(ctx, best);
  return best.map((found) => ({
    kind: found.kind,
    id: found.id,
    title: titleOf(found) ?? '',
    number: found.number,
    snippet: found.rank === exactly ? exact(found, text) : excerpt(texts.get(found.id) ?? [], searchWords),
    client: clientOf(found),
    updated_at: instant(found.updated_at),
  }));
}

const clientOf = ({ client_id: id, client_name: name }: Row): Schemas['SearchClient'] | null =>
  id === null || name === null ? null : { id, name };

/** The snippet of a row found by its number or external id: that value, marked whole. */
function exact({ kind, number, found_by }: Row, text: string): Schemas['SearchSnippet'] {
  const isNumber = found_by === 'number';
  const shownText = isNumber ? (number ?? '') : text;
  const field = isNumber ? (searchKinds[kind].number?.[0] ?? 'number') : 'external_id';
  return { field, text: shownText, hits: [{ start: 0, end: shownText.length }] };
}

/** The snippet from the text that holds the most search words; the first of several. */
function excerpt(texts: Texts, searchWords: readonly WantedTerm[]): Schemas['SearchSnippet'] {
  const looked = texts.map(([field, text]) => ({ field, text, ...findingOf(text, searchWords) }));
  const best = looked.toSorted((a, b) => b.held - a.held)[0] ?? { field: 'title', text: '', hits: [] };
  const { text, hits } = excerptOf(best.text, best.hits);
  return { field: best.field, text, hits: hits.map((hit) => ({ ...hit })) };
}
