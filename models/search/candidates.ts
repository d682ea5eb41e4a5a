/**
 * What the index of `search` offers for a text, of several tables at once: never more than some hundred rows of each, and never at the
 * price of more than some thousand entries, however many rows hold the words.
 */
import sql, { empty, join, type Sql } from 'sql-template-tag';
import { openingOf, wantedTerms, type WantedTerm } from '../../domain/search-terms.js';
import type { Ctx } from '../context.js';
import { identifier, limitOf, scoped, select, type ScopedModel } from '../select.js';
import { holdingOf, ofTerm } from './search.js';
import { isFoundByParts, type SearchedType } from './search-index.js';

/** Entries up to which a word is rare: all of them are looked at. Of a common one as many are, where parts of words are sought. */
const mostEntries = 300;
/** Rows that hold a common word and are looked at for other words, or for whether the user may see them; the newest. */
const mostFiltered = 1000;
/** Words that are counted, to begin with the rarest: the longest tell the most. */
const mostCounted = 4;

/** How a row is found, the closest first: by the beginning of its title, by whole words, by parts of words. */
export const closeness = { beginning: 1, whole: 2, part: 3 } as const;
export type Closeness = (typeof closeness)[keyof typeof closeness];

export interface Candidate {
  readonly type: SearchedType;
  readonly id: string;
  readonly closeness: Closeness;
}

/** A table to be searched. */
export interface Searched {
  readonly type: SearchedType;
  readonly model: ScopedModel;
  /** The newest of the user's own rows, where they see no others: among a million of others' rows they would be lost. */
  readonly newest?: ((ctx: Ctx, most: number) => Sql | undefined) | undefined;
}

/** The word to begin with, in one table. */
interface Start extends Searched {
  readonly rarest: WantedTerm;
  readonly others: readonly WantedTerm[];
  /** More entries than are looked at. */
  readonly isCommon: boolean;
}

/** Searches in steps: the closest matches first, less close ones only if these are not `enough`. */
export async function candidatesFor(
  ctx: Ctx,
  tables: readonly Searched[],
  text: string,
  enough: number,
): Promise<Candidate[]> {
  const asking = { ctx, most: enough };
  const wanted = wantedTerms(text).toSorted((a, b) => b.term.length - a.term.length);
  const starts = await startsOf(ctx, tables, wanted);
  const close = await offered(
    ctx,
    starts.flatMap((start) => closest(asking, start, text)),
  );
  if (new Set(close.map(({ id }) => id)).size >= enough) return close;
  const far = await offered(
    ctx,
    starts.flatMap((start) => farther(asking, start)),
  );
  return [...close, ...far];
}

async function startsOf(ctx: Ctx, tables: readonly Searched[], wanted: readonly WantedTerm[]): Promise<Start[]> {
  const counts = tables.flatMap(({ type }) =>
    wanted.slice(0, mostCounted).map(
      (term) => sql`(SELECT ${type} AS type, ${term.term} AS term, COUNT(*) AS entries FROM
        (SELECT 1 FROM search_terms s WHERE ${ofTerm(ctx, type, 's', term)} LIMIT ${mostEntries + 1}) AS few)`,
    ),
  );
  if (counts.length === 0) return [];
  const rows = await select<{ type: string; term: string; entries: number }>(ctx, join(counts, ' UNION ALL '));
  return tables.flatMap((table) => {
    const [fewest] = rows.filter(({ type }) => type === table.type).toSorted((a, b) => a.entries - b.entries);
    const rarest = wanted.find(({ term }) => term === fewest?.term);
    if (!fewest || !rarest || fewest.entries === 0) return [];
    const others = wanted.filter((term) => term !== rarest);
    return [{ ...table, rarest, others, isCommon: fewest.entries > mostEntries }];
  });
}

/** Whether the user sees only some of the rows. */
const isLimited = (ctx: Ctx, { model }: Searched): boolean => limitOf(ctx, model, 't') !== undefined;

/** What is asked for: how many rows of each table, the newest ones. */
interface Asking {
  readonly ctx: Ctx;
  readonly most: number;
}

/** Titles that begin with the text, and whole words. Of a word that few rows hold, all that there is. */
function closest(asking: Asking, start: Start, text: string): Sql[] {
  const { ctx, most } = asking;
  const { type, rarest, others, isCommon } = start;
  const opening = openingOf(text);
  const titles = opening === undefined ? [] : [beginning(asking, start, opening)];
  if (!isCommon)
    return [...titles, byParts(asking, start, closenessOf(ctx, start), sql`ORDER BY closeness, e.id DESC`)];
  const looked = others.length > 0 || isLimited(ctx, start) ? mostFiltered : most;
  const entries = sql`SELECT s.resource_id AS id FROM search_terms s
    WHERE ${ofTerm(ctx, type, 's', { ...rarest, isPrefix: false })} ORDER BY s.resource_id DESC LIMIT ${looked}`;
  const held = others.map(({ term }) => holdingWord(ctx, type, term));
  const whole = seen(asking, start, entries, held, sql`${closeness.whole}`);
  return [...titles, whole, ...(isLimited(ctx, start) ? [recent(asking, start, mostFiltered)] : [])];
}

function beginning(asking: Asking, start: Start, opening: string): Sql {
  const entries = sql`SELECT s.resource_id AS id FROM search_terms s
    WHERE ${ofTerm(asking.ctx, start.type, 's', { term: opening, isPrefix: true })} LIMIT ${mostEntries}`;
  return seen(asking, start, newestFirst(entries), [], sql`${closeness.beginning}`);
}

/** What is left of a word that very many rows hold: some that have it as a part, and the newest of all. */
function farther(asking: Asking, start: Start): Sql[] {
  if (!start.isCommon) return [];
  const parts = byParts(asking, start, sql`${closeness.part}`);
  return isLimited(asking.ctx, start) ? [parts] : [parts, recent(asking, start, mostEntries)];
}

function byParts(asking: Asking, start: Start, close: Sql, order: Sql = empty): Sql {
  const { type, rarest, others } = start;
  const { ctx } = asking;
  const entries = sql`SELECT s.resource_id AS id FROM search_terms s WHERE ${ofTerm(ctx, type, 's', rarest)} LIMIT ${mostEntries}`;
  return seen(asking, start, newestFirst(entries), heldOf(ctx, type, others), close, order);
}

/** The newest rows, and those among them that contain the words. */
function recent(asking: Asking, start: Start, looked: number): Sql {
  const { type, newest, rarest, others } = start;
  const { ctx } = asking;
  const entries =
    newest?.(ctx, looked) ??
    sql`SELECT n.resource_id AS id FROM search_documents n WHERE n.workspace_id = ${ctx.scope.workspaceId} AND n.resource_type = ${type}
         ORDER BY n.resource_id DESC LIMIT ${looked}`;
  const close = isLimited(ctx, start) ? closenessOf(ctx, start) : sql`${closeness.part}`;
  return seen(asking, start, entries, heldOf(ctx, type, [rarest, ...others]), close);
}

/** The limit keeps the order, which the server leaves out otherwise. */
const newestFirst = (entries: Sql): Sql =>
  sql`SELECT DISTINCT f.id FROM (${entries}) AS f ORDER BY f.id DESC LIMIT ${mostEntries}`;

const heldOf = (ctx: Ctx, type: SearchedType, wanted: readonly WantedTerm[]): Sql[] =>
  wanted.length === 0 ? [] : [holdingOf(ctx, type, sql`e.id`, wanted)];

const closenessOf = (ctx: Ctx, { type, rarest, others }: Start): Sql =>
  sql`IF(${join(
    [rarest, ...others].map(({ term }) => holdingWord(ctx, type, term)),
    ' AND ',
  )}, ${closeness.whole}, ${closeness.part})`;

/** By the document where parts of words are entries, too; else by the entry. The limit keeps the optimizer from gathering all of them first. */
const holdingWord = (ctx: Ctx, type: SearchedType, term: string): Sql =>
  isFoundByParts(type)
    ? holdingOf(ctx, type, sql`e.id`, [{ term, isPrefix: false }])
    : sql`(SELECT 1 FROM search_terms z WHERE ${ofTerm(ctx, type, 'z', { term, isPrefix: false })} AND z.resource_id = e.id LIMIT 1) = 1`;

/** Of the rows of some entries, the newest first, those that the user may see and that hold the other words; until there are enough. */
function seen(
  { ctx, most }: Asking,
  searched: Searched,
  entries: Sql,
  held: readonly Sql[],
  close: Sql,
  order: Sql = empty,
): Sql {
  const { type, model } = searched;
  const visible = isLimited(ctx, searched)
    ? sql` STRAIGHT_JOIN ${identifier(model.tableName)} t ON t.id = e.id AND ${scoped(ctx, model, 't')}`
    : empty;
  const where = held.length === 0 ? empty : sql` WHERE ${join(held, ' AND ')}`;
  return sql`(SELECT ${type} AS type, e.id, ${close} AS closeness FROM (${entries}) AS e${visible}${where} ${order} LIMIT ${most})`;
}

const offered = async (ctx: Ctx, parts: readonly Sql[]): Promise<Candidate[]> =>
  parts.length === 0 ? [] : select<Candidate>(ctx, join(parts, ' UNION ALL '));
