/**
 * Lists with `search`: finds the rows of one table that hold all words of a text. The search starts from the word with
 * the fewest entries. If up to `maxListedIds` rows match, the list gets their ids; otherwise it gets conditions that the
 * database checks as it reads. A FULLTEXT index would cover all workspaces, drop short words, and read the rows to
 * count them.
 */
import sql, { join, type Sql } from 'sql-template-tag';
import { wantedTerms, type WantedTerm } from '../../domain/search-terms.js';
import { isFoundByParts, type SearchBase, type SearchedType } from './search-index.js';
import { constant, identifier, select } from '../select.js';

/** The SQL by which a list searches; the list's table has the alias `t`. */
export interface Search {
  /** A condition for a statement that reads rows in the list's order until a page is full. */
  readonly page: Sql;
  /** The same condition for a statement that reads all matching rows. */
  readonly all: Sql;
  /** A statement that counts the matching rows as `total`, including those that the user may not see. */
  readonly count: Sql;
}

/**
 * Up to this many matches, a list reads them by id and sorts them; with more, reading in the list's order soon fills a
 * page.
 */
const maxListedIds = 4000;
/** Up to this many entries of the rarest word, the other words are looked for in the document of each row. */
const veryFewRows = 500;
/** How many words have their entries counted beforehand; the longest ones, which are usually rarer. */
const maxCounted = 8;

/** A wanted word, and the terms of the index that match it. */
interface MatchedWord extends WantedTerm {
  /** How many entries these terms have, counted up to `maxListedIds` + 1. */
  readonly entries: number;
  /** The term, if exactly one matches. */
  readonly only: string | undefined;
}

/**
 * Finds the rows that hold all words of the text, in any order. A word also matches a longer word that begins with it,
 * and where `isFoundByParts` any word that contains it. The row with the id `named` is found whatever it holds.
 */
export async function searchFor(base: SearchBase, type: SearchedType, text: string, named?: string): Promise<Search> {
  const wanted = wantedTerms(text).toSorted((a, b) => b.term.length - a.term.length);
  const counted = await Promise.all(wanted.slice(0, maxCounted).map((term) => countEntries(base, type, term)));
  const [rarest, ...others] = counted.toSorted((a, b) => a.entries - b.entries);
  const also = named === undefined ? [] : [named];
  if (!rarest || rarest.entries === 0) return ofRows(also);
  const source = sourceOf(base, type, rarest, [...others, ...wanted.slice(maxCounted)]);
  const rows = await select<{ id: string }>(
    base,
    sql`SELECT DISTINCT s.resource_id AS id FROM ${source} LIMIT ${maxListedIds + 1}`,
  );
  if (rows.length <= maxListedIds) return ofRows([...new Set([...rows.map(({ id }) => id), ...also])]);
  const number = rarest.only === undefined ? sql`COUNT(DISTINCT s.resource_id)` : sql`COUNT(*)`;
  const found = {
    page: rowHoldsWords(base, type, sql`t.id`, wanted),
    all: sql`t.id IN (SELECT s.resource_id FROM ${source})`,
    count: sql`SELECT ${number} AS total FROM ${source}`,
  };
  return named === undefined || (await isHolding(base, type, named, wanted)) ? found : withRow(found, named);
}

async function isHolding(
  base: SearchBase,
  type: SearchedType,
  id: string,
  wanted: readonly WantedTerm[],
): Promise<boolean> {
  const [row] = await select<{ is_holding: number | null }>(
    base,
    sql`SELECT ${rowHoldsWords(base, type, sql`${id}`, wanted)} AS is_holding`,
  );
  return row?.is_holding === 1;
}

const withRow = ({ page, all, count }: Search, id: string): Search => ({
  page: sql`(${page} OR t.id = ${id})`,
  all: sql`(${all} OR t.id = ${id})`,
  count: sql`SELECT found.total + 1 AS total FROM (${count}) AS found`,
});

function ofRows(ids: readonly string[]): Search {
  const all = ids.length === 0 ? sql`FALSE` : sql`t.id IN (${join(ids)})`;
  return { page: all, all, count: sql`SELECT CAST(${ids.length} AS SIGNED) AS total` };
}

async function countEntries(base: SearchBase, type: SearchedType, wanted: WantedTerm): Promise<MatchedWord> {
  const matching = sql`FROM search_terms s WHERE ${matchesTerm(base, type, 's', wanted)}`;
  const [row] = await select<{ entries: number; first: string | null; last: string | null }>(
    base,
    sql`SELECT (SELECT COUNT(*) FROM (SELECT 1 ${matching} LIMIT ${maxListedIds + 1}) AS few) AS entries,
               (SELECT MIN(s.term) ${matching}) AS first, (SELECT MAX(s.term) ${matching}) AS last`,
  );
  const { entries = 0, first = null, last: final = null } = row ?? {};
  return { ...wanted, entries, only: first === null || first !== final ? undefined : first };
}

/** The entries of the rarest word (alias `s`) whose rows hold the other words. */
function sourceOf(
  base: SearchBase,
  type: SearchedType,
  rarest: MatchedWord,
  others: readonly (WantedTerm | MatchedWord)[],
): Sql {
  const conditions = [
    matchesTerm(base, type, 's', rarest),
    ...others.map((other) => alsoHolding(base, type, rarest, other)),
  ];
  return sql`search_terms s WHERE ${join(conditions, ' AND ')}`;
}

/**
 * The condition that a row of the rarest word holds another word too. If one term matches the other word, its entry is
 * looked up for each row. If several do, their rows are gathered first, unless the rarest word has so few entries that
 * reading documents is cheaper.
 */
function alsoHolding(
  base: SearchBase,
  type: SearchedType,
  { entries }: MatchedWord,
  other: WantedTerm | MatchedWord,
): Sql {
  const isOne = 'only' in other && other.only !== undefined;
  if (!isOne && entries <= veryFewRows) return rowHoldsWords(base, type, sql`s.resource_id`, [other]);
  return sql`s.resource_id IN (SELECT z.resource_id FROM search_terms z WHERE ${matchesTerm(base, type, 'z', other)})`;
}

/**
 * The condition that the document of the row `id` holds all words. Without the LIMIT, the optimizer would read
 * documents first and sort all rows that it finds.
 */
export function rowHoldsWords({ scope }: SearchBase, type: SearchedType, id: Sql, wanted: readonly WantedTerm[]): Sql {
  return sql`(SELECT 1 FROM search_documents d WHERE d.workspace_id = ${scope.workspaceId} AND d.resource_type = ${constant(type)}
                AND d.resource_id = ${id} AND ${holdsWords(type, wanted)} LIMIT 1) = 1`;
}

/** The condition that a document (alias `d`) holds all words. */
export function holdsWords(type: SearchedType, wanted: readonly WantedTerm[]): Sql {
  const part = isFoundByParts(type) ? '' : ' ';
  const held = wanted.map(
    ({ term, isPrefix }) => sql`LOCATE(${isPrefix ? `${part}${term}` : ` ${term} `}, d.terms) > 0`,
  );
  return join(held, ' AND ');
}

/** The last of all characters: all terms that begin with `term` lie between `term` and `term` followed by it. */
const last = '\u{10ffff}';

/** The condition that an entry (alias `alias`) matches a wanted word in this workspace and table. */
export function matchesTerm(
  { scope }: SearchBase,
  type: SearchedType,
  alias: 's' | 'z' | `z${number}`,
  wanted: WantedTerm | MatchedWord,
): Sql {
  const { term, isPrefix } = wanted;
  const only = 'only' in wanted ? wanted.only : undefined;
  const column = identifier(`${alias}.term`);
  const ofTerms =
    isPrefix && only === undefined
      ? sql`${column} BETWEEN ${term} AND ${term + last}`
      : sql`${column} = ${only ?? term}`;
  return sql`${identifier(`${alias}.workspace_id`)} = ${scope.workspaceId} AND ${identifier(`${alias}.resource_type`)} = ${constant(type)} AND ${ofTerms}`;
}
