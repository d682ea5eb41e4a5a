/**
 * Statements that find candidates for a search in the index: at most `max` ids of a table each, the closest and newest
 * first. None checks more than `maxFiltered` rows, however many hold the words, so the cost of a search is bounded.
 */
import sql, { empty, join, type Sql } from 'sql-template-tag';
import { openingOf, type WantedTerm } from '../../domain/search-terms.js';
import type { Ctx } from '../context.js';
import { constant, identifier, limitOf, scoped, whatever } from '../select.js';
import { holding, ofTerm } from './search.js';
import { hasOneTitle, isFoundByParts } from './search-index.js';
import { maxCounted, maxEntries, type Searched, type Start } from './starts.js';

/** How many of the newest rows with a common word are checked for the other words and for the user's visibility. */
const maxFiltered = 1000;

/**
 * How well a row matches; lower is closer: its title begins with the text, it holds the whole words, or parts of words
 * match.
 */
export const closeness = { beginning: 1, whole: 2, part: 3 } as const;
export type Closeness = (typeof closeness)[keyof typeof closeness];

/** A search: its text, and how many rows each statement returns at most. */
export interface Asking {
  readonly ctx: Ctx;
  readonly text: string;
  readonly max: number;
}

/**
 * Statements for the closest rows that the user may see, as `id` and `closeness`: those whose titles begin with the
 * text and those that hold the whole words. If one of the words is rare, they also find the rows that match in part, so
 * `farther` has nothing to add.
 */
export function closest(asking: Asking, start: Start): Sql[] {
  const opening = openingOf(asking.text);
  const titles = opening === undefined ? [] : [beginning(asking, start, opening)];
  if (!start.isCommon) return [...titles, rare(asking, start)];
  const own = isLimited(asking, start) ? [recent(asking, start, maxFiltered)] : [];
  return [...titles, whole(asking, start), ...own];
}

/**
 * Statements for less close rows, if all words are common: rows that match in part, and matches among the newest rows.
 */
export function farther(asking: Asking, start: Start): Sql[] {
  if (!start.isCommon) return [];
  const parts = partly(asking, start);
  return isLimited(asking, start) ? [parts] : [parts, recent(asking, start, maxEntries)];
}

/** Whether the user's visibility or the search itself (`only`) excludes rows of the table. */
const isLimited = ({ ctx }: Asking, { model, only }: Searched): boolean =>
  only !== undefined || limitOf(ctx, model, 't') !== undefined;

function beginning(asking: Asking, start: Start, opening: string): Sql {
  const entries = someEntries(asking, start, { term: opening, isPrefix: true });
  const isOnce = hasOneTitle(start.type);
  return isLimited(asking, start)
    ? seen(asking, start, newestFirst(entries), empty, constant(closeness.beginning))
    : newest(asking, entries, closeness.beginning, isOnce);
}

function partly(asking: Asking, start: Start): Sql {
  const { rarest, others } = start.words;
  const entries = someEntries(asking, start, rarest);
  return others.length > 0 || isLimited(asking, start)
    ? seen(asking, start, newestFirst(entries), documents(asking, start, others), constant(closeness.part))
    : newest(asking, entries, closeness.part, false);
}

const someEntries = ({ ctx }: Asking, { type }: Start, term: WantedTerm): Sql =>
  sql`SELECT s.resource_id AS id FROM search_terms s WHERE ${ofTerm(ctx, type, 's', term)} LIMIT ${constant(maxEntries)}`;

/**
 * The rows of the entries, newest first. The LIMIT is there because servers may ignore the order of a subquery without
 * one.
 */
const newestFirst = (entries: Sql): Sql =>
  sql`SELECT DISTINCT f.id FROM (${entries}) AS f ORDER BY f.id DESC LIMIT ${constant(maxEntries)}`;

/** The newest rows of the entries, without checking anything else. With `isOnce`, no row has two of the entries. */
const newest = ({ max }: Asking, entries: Sql, close: Closeness, isOnce: boolean): Sql =>
  sql`SELECT ${isOnce ? empty : sql`DISTINCT`} e.id, ${constant(close)} AS closeness FROM (${entries}) AS e ORDER BY e.id DESC LIMIT ${max}`;

/**
 * All rows of a rare word that hold the other words, those with whole words first. With a single word, and unless
 * endings of words are entries too, the entry itself says whether the word matched whole; otherwise the document does.
 */
function rare(asking: Asking, start: Start): Sql {
  const { ctx } = asking;
  const { type } = start;
  const { rarest, others } = start.words;
  const isKnown = others.length === 0 && !isFoundByParts(type);
  const entries = sql`SELECT s.resource_id AS id, ${isKnown ? sql`s.term = ${rarest.term}` : sql`FALSE`} AS is_whole
    FROM search_terms s WHERE ${ofTerm(ctx, type, 's', rarest)} LIMIT ${constant(maxEntries)}`;
  const isWhole = isKnown ? sql`e.is_whole` : holding(type, [rarest, ...others].map(entire));
  const document = isKnown ? empty : documents(asking, start, [rarest, ...others]);
  const close = sql`MIN(IF(${isWhole}, ${constant(closeness.whole)}, ${constant(closeness.part)}))`;
  return seen(asking, start, entries, document, close, sql`GROUP BY e.id ORDER BY closeness, e.id DESC`);
}

/**
 * The newest of the rows with a common word that hold the words whole. Where endings of words are entries too, a longer
 * word that ends with `rarest` counts as whole.
 */
function whole(asking: Asking, start: Start): Sql {
  const { ctx, max } = asking;
  const { rarest, others } = start.whole;
  const isAll = others.length === 0 && !isLimited(asking, start);
  const close = constant(closeness.whole);
  const entries = sql`SELECT s.resource_id AS id, ${close} AS closeness FROM search_terms s
    WHERE ${ofTerm(ctx, start.type, 's', entire(rarest))} ORDER BY s.resource_id DESC LIMIT ${isAll ? max : constant(maxFiltered)}`;
  return isAll ? entries : seen(asking, start, entries, holdingWhole(asking, start, others), close);
}

const entire = ({ term }: WantedTerm): WantedTerm => ({ term, isPrefix: false });

/**
 * Joins that keep the rows with the other words: by their documents, where endings of words are entries too; otherwise
 * by the entries of up to `maxCounted` words, which bounds the joins, and by the documents for the rest.
 */
function holdingWhole(asking: Asking, start: Start, others: readonly WantedTerm[]): Sql {
  const counted = isFoundByParts(start.type) ? [] : others.slice(0, maxCounted);
  const entries = counted.map((other, at) => {
    const alias = `z${at}` as const;
    const held = ofTerm(asking.ctx, start.type, alias, entire(other));
    return sql` STRAIGHT_JOIN search_terms ${identifier(alias)} ON ${held} AND ${identifier(`${alias}.resource_id`)} = e.id`;
  });
  return join([...entries, documents(asking, start, others.slice(counted.length).map(entire))], '');
}

/** The rows with all words among the `looked` newest of the table, or of the user's own rows. */
function recent(asking: Asking, start: Start, looked: number): Sql {
  const { ctx, max } = asking;
  const { type, words } = start;
  const all = [words.rarest, ...words.others];
  const close = isLimited(asking, start)
    ? sql`IF(${holding(type, all.map(entire))}, ${constant(closeness.whole)}, ${constant(closeness.part)})`
    : constant(closeness.part);
  const own = start.newest?.(ctx, looked);
  if (own) return seen(asking, start, own, documents(asking, start, all), close);
  // `is_held` is computed in the same read: looking the documents up by id again would take twice as long.
  const held = sql`SELECT d.resource_id AS id, ${holding(type, all)} AS is_held, ${close} AS closeness FROM search_documents d
    WHERE d.workspace_id = ${ctx.scope.workspaceId} AND d.resource_type = ${constant(type)} ORDER BY d.resource_id DESC LIMIT ${constant(looked)}`;
  const { joined, condition } = visibleTo(asking, start);
  return sql`SELECT e.id, e.closeness FROM (${held}) AS e${joined} WHERE e.is_held AND ${condition} LIMIT ${max}`;
}

/** Joins the documents (alias `d`) of the rows `e` that hold these words. */
const documents = ({ ctx }: Asking, { type }: Searched, wanted: readonly WantedTerm[]): Sql =>
  wanted.length === 0
    ? empty
    : sql` STRAIGHT_JOIN search_documents d ON d.workspace_id = ${ctx.scope.workspaceId} AND d.resource_type = ${constant(type)}
         AND d.resource_id = e.id AND ${holding(type, wanted)}`;

/** The first `max` rows of the entries, in their order, that the user may see and that the joins of `held` keep. */
function seen(asking: Asking, table: Searched, entries: Sql, held: Sql, close: Sql, order: Sql = empty): Sql {
  const { joined, condition } = visibleTo(asking, table);
  return sql`SELECT e.id, ${close} AS closeness FROM (${entries}) AS e${held}${joined} WHERE ${condition} ${order} LIMIT ${asking.max}`;
}

/**
 * Joins the table (alias `t`) to `e`, if rows are excluded by visibility or by `only`; `condition` excludes them. It is
 * not part of the join because TiDB allows no subquery in ON.
 */
const visibleTo = (asking: Asking, table: Searched): { readonly joined: Sql; readonly condition: Sql } =>
  isLimited(asking, table)
    ? {
        joined: sql` STRAIGHT_JOIN ${identifier(table.model.tableName)} t ON t.id = e.id`,
        condition: table.only
          ? sql`${scoped(asking.ctx, table.model, 't')} AND ${table.only}`
          : scoped(asking.ctx, table.model, 't'),
      }
    : { joined: empty, condition: whatever };
