/** Which tables hold the words of a text, and which word to begin with in each: the rarest, so that the fewest rows are looked at. */
import sql, { join, type Sql } from 'sql-template-tag';
import type { WantedTerm } from '../../domain/search-terms.js';
import type { Ctx } from '../context.js';
import { constant, identifier, select, type ScopedModel } from '../select.js';
import { ofTerm } from './search.js';
import type { SearchedType } from './search-index.js';

/** Entries up to which a word is rare: all of them are looked at. Of a common one as many are, where parts of words are sought. */
export const maxEntries = 300;
/** How many words are counted to find the rarest; the longest ones, which are usually rarer. */
export const maxCounted = 4;
/** How many of the newest entries of a common word are looked at for the time that they span. */
const fewEntries = 100;

/** A table to be searched. */
export interface Searched {
  readonly type: SearchedType;
  readonly model: ScopedModel;
  /** A condition over `t` for the rows that are sought. */
  readonly only?: Sql | undefined;
  /** The newest of the user's own rows, where they see no others: among a million of others' rows they would be lost. */
  readonly newest?: ((ctx: Ctx, max: number) => Sql | undefined) | undefined;
}

/** Words in the order in which they are looked up. */
interface Words {
  readonly rarest: WantedTerm;
  readonly others: readonly WantedTerm[];
}

/** What to look for in a table. */
export interface Start extends Searched {
  readonly words: Words;
  /** The same where they are sought as whole words. */
  readonly whole: Words;
  /** Each has more entries than are looked at. */
  readonly isCommon: boolean;
}

/** What a look found in a table that holds all words, as far as these are counted. */
interface Held<T> {
  readonly table: T;
  /** How many entries the word has, where it is the only one. */
  readonly entries: number;
}

/** The tables that hold the words, and which of the conditions are met; by one statement, of one moment. */
export async function lookInto<T extends Searched>(
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

/** Where to begin in tables that hold the words, the longest of which come first. */
export async function startsOf<T extends Searched>(
  ctx: Ctx,
  held: readonly Held<T>[],
  wanted: readonly WantedTerm[],
): Promise<(T & Start)[]> {
  if (held.length === 0) return [];
  if (wanted.length === 1)
    return held.map(({ table, entries }) => {
      const words = begunWith(wanted, 0);
      return { ...table, words, whole: words, isCommon: entries > maxEntries };
    });
  const terms = wanted.slice(0, maxCounted);
  const requested = held.flatMap(({ table: { type } }) => [
    ...terms.map((term) => entriesOf(ctx, type, term)),
    ...terms.map((term) => reachOf(ctx, type, term)),
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
  sql`(SELECT MIN(s.term) FROM search_terms s WHERE ${ofTerm(ctx, type, 's', term)}) IS NOT NULL`;

const entriesOf = (ctx: Ctx, type: SearchedType, term: WantedTerm): Sql =>
  sql`(SELECT COUNT(*) FROM (SELECT 1 FROM search_terms s WHERE ${ofTerm(ctx, type, 's', term)} LIMIT ${constant(maxEntries + 1)}) AS few)`;

/**
 * If every word is common, the search starts with the one whose newest entries span the most time: that is cheaper than counting them.
 * Ids ascend with age, so the oldest of these entries says how far they span. A word with fewer entries spans all of time.
 */
const reachOf = (ctx: Ctx, type: SearchedType, { term }: WantedTerm): Sql =>
  sql`(SELECT s.resource_id FROM search_terms s WHERE ${ofTerm(ctx, type, 's', { term, isPrefix: false })}
        ORDER BY s.resource_id DESC LIMIT 1 OFFSET ${constant(fewEntries)})`;

const indexOfMin = (values: readonly (number | string)[]): number =>
  values.reduce<number>((min, value, at) => (value < (values[min] ?? value) ? at : min), 0);

function begunWith(wanted: readonly WantedTerm[], at: number): Words {
  const rarest = wanted[at];
  if (!rarest) throw new Error('None of the words is to begin with');
  return { rarest, others: wanted.filter((term) => term !== rarest) };
}

type Value = number | string | null;

/** The values of a line that a statement reads. */
async function lineOf(ctx: Ctx, values: readonly Sql[]): Promise<Value[]> {
  const columns = values.map((value, at) => sql`${value} AS ${identifier(`n${at}`)}`);
  const [line = {}] = await select<Record<string, Value>>(ctx, sql`SELECT ${join(columns)}`);
  return Object.values(line);
}
