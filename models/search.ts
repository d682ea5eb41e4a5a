/**
 * The reading side of the index of `search`, which MySQL and MariaDB serve alike. A FULLTEXT index would reach over all
 * workspaces, drop short words, and read the rows to count them.
 */
import sql, { join, type Sql } from 'sql-template-tag';
import { wantedTerms, type WantedTerm } from '../domain/search-terms.js';
import type { SearchBase, SearchedType } from './search-index.js';
import { select } from './select.js';

/** A search as a list asks for it; its rows go by the alias `t`. */
export interface Search {
  /** A condition for rows in the order of a page, until the page is full. */
  readonly page: Sql;
  /** A condition for all rows. */
  readonly all: Sql;
  /** A statement for the number of rows as `total`, whoever may see them. */
  readonly count: Sql;
}

/** Entries up to which rows are looked up and put in order; above, walking through the order meets enough of them early. */
const fewEntries = 4000;
/** Words whose entries are counted beforehand, the longest first: they tell the most. */
const mostCounted = 4;

/** The terms in the index that a sought word stands for. */
interface Reach extends WantedTerm {
  /** How many entries they have, as far as `fewEntries` and one more. */
  readonly entries: number;
  readonly isOneTerm: boolean;
}

const nothing: Search = { page: sql`FALSE`, all: sql`FALSE`, count: sql`SELECT 0 AS total` };

/** Finds the rows that hold all words of the text, in any order, or words that begin with them. */
export async function searchFor(base: SearchBase, type: SearchedType, text: string): Promise<Search> {
  const wanted = wantedTerms(text);
  const longest = wanted.toSorted((a, b) => b.term.length - a.term.length).slice(0, mostCounted);
  const reaches = await Promise.all(longest.map((term) => reachOf(base, type, term)));
  const [rarest] = reaches.toSorted((a, b) => a.entries - b.entries);
  if (!rarest || rarest.entries === 0) return nothing;
  const others = wanted.filter(({ term }) => term !== rarest.term);
  const source = sourceOf(base, type, rarest, others);
  const all = sql`t.id IN (SELECT s.resource_id FROM ${source})`;
  const number = rarest.isOneTerm ? sql`COUNT(*)` : sql`COUNT(DISTINCT s.resource_id)`;
  return {
    page: rarest.entries <= fewEntries ? all : walking(base, type, wanted),
    all,
    count: sql`SELECT ${number} AS total FROM ${source}`,
  };
}

async function reachOf(base: SearchBase, type: SearchedType, wanted: WantedTerm): Promise<Reach> {
  const entries = sql`FROM search_terms s WHERE ${ofTerm(base, type, wanted)}`;
  const [row] = await select<{ entries: number; first: string | null; last: string | null }>(
    base,
    sql`SELECT (SELECT COUNT(*) FROM (SELECT 1 ${entries} LIMIT ${fewEntries + 1}) AS few) AS entries,
               (SELECT MIN(s.term) ${entries}) AS first, (SELECT MAX(s.term) ${entries}) AS last`,
  );
  return { ...wanted, entries: row?.entries ?? 0, isOneTerm: row?.first === row?.last };
}

/** Entries of the rarest word, kept to rows that hold the others. */
function sourceOf(base: SearchBase, type: SearchedType, rarest: WantedTerm, others: readonly WantedTerm[]): Sql {
  const entries = sql`search_terms s`;
  if (others.length === 0) return sql`${entries} WHERE ${ofTerm(base, type, rarest)}`;
  return sql`${entries} STRAIGHT_JOIN search_documents d
      ON d.workspace_id = s.workspace_id AND d.resource_type = s.resource_type AND d.resource_id = s.resource_id
    WHERE ${ofTerm(base, type, rarest)} AND ${holding(others)}`;
}

/** The limit keeps the optimizer from reading the documents first and putting all that it finds in order. */
const walking = ({ scope }: SearchBase, type: SearchedType, wanted: readonly WantedTerm[]): Sql =>
  sql`(SELECT 1 FROM search_documents d WHERE d.workspace_id = ${scope.workspaceId} AND d.resource_type = ${type}
         AND d.resource_id = t.id AND ${holding(wanted)} LIMIT 1) = 1`;

const holding = (wanted: readonly WantedTerm[]): Sql =>
  join(
    wanted.map(({ term, isPrefix }) => sql`LOCATE(${isPrefix ? ` ${term}` : ` ${term} `}, d.terms) > 0`),
    ' AND ',
  );

/** The last of all characters: no term that begins with a word comes after the word and this. */
const last = '\u{10ffff}';

function ofTerm({ scope }: SearchBase, type: SearchedType, { term, isPrefix }: WantedTerm): Sql {
  const ofTerms = isPrefix ? sql`s.term BETWEEN ${term} AND ${term + last}` : sql`s.term = ${term}`;
  return sql`s.workspace_id = ${scope.workspaceId} AND s.resource_type = ${type} AND ${ofTerms}`;
}
