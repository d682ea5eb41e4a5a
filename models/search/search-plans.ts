/**
 * Decides which tables to search for a text, and with which word to start in each: the rarest, so that the fewest rows
 * are read.
 */
import sql, { join, type Sql } from 'sql-template-tag';
import type { WantedTerm } from '../../domain/search-terms.js';
import type { Ctx } from '../context.js';
import { constant, identifier, select, type ScopedModel } from '../select.js';
import { matchesTerm } from './search.js';
import type { SearchedType } from './search-index.js';

/**
 * A word with at most this many entries is rare, and all its entries are read. Of a common word, this many are read to
 * find rows that match in part.
 */
export const maxEntries = 300;
/** How many words are counted to find the rarest; the longest ones, which are usually rarer. */
export const maxCounted = 4;
/** Common words are compared by the age of the entry after this many of the newest. */
const fewEntries = 100;

/** A table to be searched. */
export interface SearchTable {
  readonly type: SearchedType;
  readonly model: ScopedModel;
  /** A condition (alias `t`) that limits the search to some of the rows. */
  readonly only?: Sql | undefined;
  /**
   * A statement for the ids of the `max` newest rows of a user who sees only their own: among a million of other users'
   * rows a bounded search would miss them. Undefined for users who see more.
   */
  readonly newest?: ((ctx: Ctx, max: number) => Sql | undefined) | undefined;
}

/** The word whose entries are read, and the words that are then checked row by row. */
interface Words {
  readonly rarest: WantedTerm;
  readonly others: readonly WantedTerm[];
}

/** How to search a table. */
export interface SearchPlan extends SearchTable {
  /** The words for matches of beginnings or parts. */
  readonly words: Words;
  /** The words for matches of whole words, where another word may be the rarest. */
  readonly whole: Words;
  /** Whether every counted word has more than `maxEntries` entries. */
  readonly isCommon: boolean;
}

/** A table that holds all words, as far as they are counted (`maxCounted`). */
interface Held<T> {
  readonly table: T;
  /** The number of entries, up to `maxEntries` + 1, if there is a single word; otherwise 1. */
  readonly entries: number;
}

/**
 * Returns the tables that hold the words, the longest of which come first in `wanted`, and which of the conditions are
 * true. All of it is read by one statement, as of one moment.
 */
export async function probeTables<T extends SearchTable>(
  ctx: Ctx,
  tables: readonly T[],
  wanted: readonly WantedTerm[],
  conditions: readonly Sql[],
): Promise<{ held: Held<T>[]; met: boolean[] }> {
  const terms = wanted.slice(0, maxCounted);
  const sought = terms.length === 0 ? [] : tables;
  const entries = sought.flatMap(({ type }) =>
    terms.map((term) => (terms.length === 1 ? entriesOf(ctx, type, term) : hasEntry(ctx, type, term))),
  );
  const line = (await lineOf(ctx, [...entries, ...conditions])).map(Number);
  const held = sought.map((table, at) => ({
    table,
    entries: Math.min(...line.slice(at * terms.length, (at + 1) * terms.length)),
  }));
  return {
    held: held.filter((each) => each.entries > 0),
    met: line.slice(entries.length).map((value) => value === 1),
  };
}

/** Decides for each table with which word to start; the longest words come first in `wanted`. */
export async function planSearches<T extends SearchTable>(
  ctx: Ctx,
  held: readonly Held<T>[],
  wanted: readonly WantedTerm[],
): Promise<(T & SearchPlan)[]> {
  if (held.length === 0) return [];
  if (wanted.length === 1)
    return held.map(({ table, entries }) => {
      const words = begunWith(wanted, 0);
      return { ...table, words, whole: words, isCommon: entries > maxEntries };
    });
  const terms = wanted.slice(0, maxCounted);
  const requested = held.flatMap(({ table: { type } }) => [
    ...terms.map((term) => entriesOf(ctx, type, term)),
    ...terms.map((term) => rarityOf(ctx, type, term)),
  ]);
  const line = await lineOf(ctx, requested);
  return held.map(({ table }, at) => {
    const from = at * 2 * terms.length;
    const entries = line.slice(from, from + terms.length).map(Number);
    const reach = line.slice(from + terms.length, from + 2 * terms.length).map((id) => String(id ?? ''));
    return {
      ...table,
      words: begunWith(wanted, indexOfMin(entries)),
      whole: begunWith(wanted, indexOfMin(reach)),
      isCommon: Math.min(...entries) > maxEntries,
    };
  });
}

const hasEntry = (ctx: Ctx, type: SearchedType, term: WantedTerm): Sql =>
  sql`(SELECT MIN(s.term) FROM search_terms s WHERE ${matchesTerm(ctx, type, 's', term)}) IS NOT NULL`;

const entriesOf = (ctx: Ctx, type: SearchedType, term: WantedTerm): Sql =>
  sql`(SELECT COUNT(*) FROM (SELECT 1 FROM search_terms s WHERE ${matchesTerm(ctx, type, 's', term)} LIMIT ${constant(maxEntries + 1)}) AS few)`;

/**
 * The id of the entry after the `fewEntries` newest of a whole word; null, which counts as the oldest, if there are
 * fewer. Ids ascend with time, so the word with the smallest id is the rarest. Counting the entries of common words
 * would read them all.
 */
const rarityOf = (ctx: Ctx, type: SearchedType, { term }: WantedTerm): Sql =>
  sql`(SELECT s.resource_id FROM search_terms s WHERE ${matchesTerm(ctx, type, 's', { term, isPrefix: false })}
        ORDER BY s.resource_id DESC LIMIT 1 OFFSET ${constant(fewEntries)})`;

const indexOfMin = (values: readonly (number | string)[]): number =>
  values.reduce<number>((min, value, at) => (value < (values[min] ?? value) ? at : min), 0);

function begunWith(wanted: readonly WantedTerm[], at: number): Words {
  const rarest = wanted[at];
  if (!rarest) throw new Error('None of the words is to begin with');
  return { rarest, others: wanted.filter((term) => term !== rarest) };
}

type Value = number | string | null;

/** Reads all values by one SELECT without a table; returns them in their order. */
async function lineOf(ctx: Ctx, values: readonly Sql[]): Promise<Value[]> {
  const columns = values.map((value, at) => sql`${value} AS ${identifier(`n${at}`)}`);
  const [line = {}] = await select<Record<string, Value>>(ctx, sql`SELECT ${join(columns)}`);
  return Object.values(line);
}
