/**
 * What the index of `search` offers for a text, of several tables at once: never more than some hundred rows of each, and never at the
 * price of more than some thousand entries, however many rows hold the words.
 */
import sql, { join, type Sql } from 'sql-template-tag';
import { openingOf, wantedTerms, type WantedTerm } from '../../domain/search-terms.js';
import type { Ctx } from '../context.js';
import { identifier, limitOf, scoped, select, type ScopedModel } from '../select.js';
import { holdingOf, ofTerm } from './search.js';
import type { SearchedType } from './search-index.js';

/** Entries that are looked at for one answer, of each table. */
const mostEntries = 1000;
/** Rows that are answered of those, the newest first. */
export const mostOffered = 100;
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
  const wanted = wantedTerms(text).toSorted((a, b) => b.term.length - a.term.length);
  const starts = await startsOf(ctx, tables, wanted);
  const close = await offered(
    ctx,
    starts.flatMap((start) => closest(ctx, start, text)),
  );
  if (new Set(close.map(({ id }) => id)).size >= enough) return close;
  return [
    ...close,
    ...(await offered(
      ctx,
      starts.flatMap((start) => farther(ctx, start)),
    )),
  ];
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

/** Titles that begin with the text, and whole words. Of a word that few rows hold, all that there is. */
function closest(ctx: Ctx, start: Start, text: string): Sql[] {
  const { type, rarest, others, isCommon } = start;
  const opening = openingOf(text);
  const titles = opening === undefined ? [] : [beginning(ctx, start, opening)];
  if (!isCommon) return [...titles, byParts(ctx, start)];
  const whole = { ...rarest, isPrefix: false };
  const filters = others.map((other) => ({ ...other, isPrefix: false }));
  const isFiltered = filters.length > 0 || isLimited(ctx, start);
  const entries = sql`SELECT s.resource_id AS id FROM search_terms s WHERE ${ofTerm(ctx, type, 's', whole)}
    ORDER BY s.resource_id DESC LIMIT ${isFiltered ? mostEntries : mostOffered}`;
  return [
    ...titles,
    seen(ctx, start, entries, filters, sql`${closeness.whole}`),
    ...(isLimited(ctx, start) ? [recent(ctx, start)] : []),
  ];
}

function beginning(ctx: Ctx, start: Start, opening: string): Sql {
  const entries = sql`SELECT s.resource_id AS id FROM search_terms s
    WHERE ${ofTerm(ctx, start.type, 's', { term: opening, isPrefix: true })} LIMIT ${mostEntries}`;
  return seen(ctx, start, entries, [], sql`${closeness.beginning}`);
}

/** What is left of a word that very many rows hold: those that have it as a part, and the newest of all. */
const farther = (ctx: Ctx, start: Start): Sql[] =>
  start.isCommon ? [byParts(ctx, start), ...(isLimited(ctx, start) ? [] : [recent(ctx, start)])] : [];

function byParts(ctx: Ctx, start: Start): Sql {
  const { type, rarest, others } = start;
  const entries = sql`SELECT s.resource_id AS id FROM search_terms s WHERE ${ofTerm(ctx, type, 's', rarest)} LIMIT ${mostEntries}`;
  return seen(ctx, start, sql`SELECT DISTINCT e.id FROM (${entries}) AS e`, others, closenessOf(ctx, start));
}

/** The newest rows, and those among them that contain the words. */
function recent(ctx: Ctx, start: Start): Sql {
  const { type, newest, rarest, others } = start;
  const entries =
    newest?.(ctx, mostEntries) ??
    sql`SELECT n.resource_id AS id FROM search_documents n WHERE n.workspace_id = ${ctx.scope.workspaceId} AND n.resource_type = ${type}
         ORDER BY n.resource_id DESC LIMIT ${mostEntries}`;
  return seen(ctx, start, entries, [rarest, ...others], closenessOf(ctx, start));
}

const closenessOf = (ctx: Ctx, { type, rarest, others }: Start): Sql =>
  sql`IF(${holdingOf(
    ctx,
    type,
    sql`e.id`,
    [rarest, ...others].map((term) => ({ ...term, isPrefix: false })),
  )}, ${closeness.whole}, ${closeness.part})`;

/** Of the rows of some entries those that the user may see and that hold the other words, too; the newest of them. */
function seen(ctx: Ctx, searched: Searched, entries: Sql, others: readonly WantedTerm[], close: Sql): Sql {
  const { type, model } = searched;
  const visible = isLimited(ctx, searched)
    ? sql` JOIN ${identifier(model.tableName)} t ON t.id = e.id AND ${scoped(ctx, model, 't')}`
    : sql``;
  const held = others.length === 0 ? sql`` : sql` WHERE ${holdingOf(ctx, type, sql`e.id`, others)}`;
  return sql`(SELECT ${type} AS type, e.id, ${close} AS closeness FROM (${entries}) AS e${visible}${held}
    ORDER BY closeness, e.id DESC LIMIT ${mostOffered})`;
}

const offered = async (ctx: Ctx, parts: readonly Sql[]): Promise<Candidate[]> =>
  parts.length === 0 ? [] : select<Candidate>(ctx, join(parts, ' UNION ALL '));
