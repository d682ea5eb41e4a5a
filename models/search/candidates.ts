/**
 * Statements that find candidates for a search in the index: at most `max` ids of a table each, the closest and newest
 * first. None checks more than `maxFiltered` rows, however many hold the words, so the cost of a search is bounded.
 */
import sql, { empty, join, type Sql } from 'sql-template-tag';
import { openingOf, type WantedTerm } from '../../domain/search-terms.js';
import type { Ctx } from '../context.js';
import { constant, identifier, limitOf, scoped, whatever } from '../select.js';
import { holdsWords, matchesTerm } from './search.js';
import { hasOneTitle, isFoundByParts } from './search-index.js';
import { maxCounted, maxEntries, type SearchTable, type SearchPlan } from './search-plans.js';

/** How many of the newest rows with a common word are checked for the other words and for the user's visibility. */
const maxFiltered = 1000;

/**
 * How well a row matches; lower is closer: its title begins with the text, it holds the whole words, or parts of words
 * match.
 */
export const closeness = { beginning: 1, whole: 2, part: 3 } as const;
export type Closeness = (typeof closeness)[keyof typeof closeness];

/** A search: its text, and how many rows each statement returns at most. */
export interface SearchRequest {
  readonly ctx: Ctx;
  readonly text: string;
  readonly max: number;
}

/**
 * Statements for the closest rows that the user may see, as `id` and `closeness`: those whose titles begin with the
 * text and those that hold the whole words. If one of the words is rare, they also find the rows that match in part, so
 * `farther` has nothing to add.
 */
export function closest(request: SearchRequest, plan: SearchPlan): Sql[] {
  const opening = openingOf(request.text);
  const titles = opening === undefined ? [] : [beginning(request, plan, opening)];
  if (!plan.isCommon) return [...titles, rare(request, plan)];
  const own = isLimited(request, plan) ? [recent(request, plan, maxFiltered)] : [];
  return [...titles, whole(request, plan), ...own];
}

/**
 * Statements for less close rows, if all words are common: rows that match in part, and matches among the newest rows.
 */
export function farther(request: SearchRequest, plan: SearchPlan): Sql[] {
  if (!plan.isCommon) return [];
  const parts = partly(request, plan);
  return isLimited(request, plan) ? [parts] : [parts, recent(request, plan, maxEntries)];
}

/** Whether the user's visibility or the search itself (`only`) excludes rows of the table. */
const isLimited = ({ ctx }: SearchRequest, { model, only }: SearchTable): boolean =>
  only !== undefined || limitOf(ctx, model, 't') !== undefined;

function beginning(request: SearchRequest, plan: SearchPlan, opening: string): Sql {
  const entries = someEntries(request, plan, { term: opening, isPrefix: true });
  const isOnce = hasOneTitle(plan.type);
  return isLimited(request, plan)
    ? seen(request, plan, newestFirst(entries), empty, constant(closeness.beginning))
    : newest(request, entries, closeness.beginning, isOnce);
}

function partly(request: SearchRequest, plan: SearchPlan): Sql {
  const { rarest, others } = plan.words;
  const entries = someEntries(request, plan, rarest);
  return others.length > 0 || isLimited(request, plan)
    ? seen(request, plan, newestFirst(entries), documents(request, plan, others), constant(closeness.part))
    : newest(request, entries, closeness.part, false);
}

const someEntries = ({ ctx }: SearchRequest, { type }: SearchPlan, term: WantedTerm): Sql =>
  sql`SELECT s.resource_id AS id FROM search_terms s WHERE ${matchesTerm(ctx, type, 's', term)} LIMIT ${constant(maxEntries)}`;

/**
 * The rows of the entries, newest first. The LIMIT is there because servers may ignore the order of a subquery without
 * one.
 */
const newestFirst = (entries: Sql): Sql =>
  sql`SELECT DISTINCT f.id FROM (${entries}) AS f ORDER BY f.id DESC LIMIT ${constant(maxEntries)}`;

/** The newest rows of the entries, without checking anything else. With `isOnce`, no row has two of the entries. */
const newest = ({ max }: SearchRequest, entries: Sql, close: Closeness, isOnce: boolean): Sql =>
  sql`SELECT ${isOnce ? empty : sql`DISTINCT`} e.id, ${constant(close)} AS closeness FROM (${entries}) AS e ORDER BY e.id DESC LIMIT ${max}`;

/**
 * All rows of a rare word that hold the other words, those with whole words first. With a single word, and unless
 * endings of words are entries too, the entry itself says whether the word matched whole; otherwise the document does.
 */
function rare(request: SearchRequest, plan: SearchPlan): Sql {
  const { ctx } = request;
  const { type } = plan;
  const { rarest, others } = plan.words;
  const isKnown = others.length === 0 && !isFoundByParts(type);
  const entries = sql`SELECT s.resource_id AS id, ${isKnown ? sql`s.term = ${rarest.term}` : sql`FALSE`} AS is_whole
    FROM search_terms s WHERE ${matchesTerm(ctx, type, 's', rarest)} LIMIT ${constant(maxEntries)}`;
  const isWhole = isKnown ? sql`e.is_whole` : holdsWords(type, [rarest, ...others].map(entire));
  const document = isKnown ? empty : documents(request, plan, [rarest, ...others]);
  const close = sql`MIN(IF(${isWhole}, ${constant(closeness.whole)}, ${constant(closeness.part)}))`;
  return seen(request, plan, entries, document, close, sql`GROUP BY e.id ORDER BY closeness, e.id DESC`);
}

/**
 * The newest of the rows with a common word that hold the words whole. Where endings of words are entries too, a longer
 * word that ends with `rarest` counts as whole.
 */
function whole(request: SearchRequest, plan: SearchPlan): Sql {
  const { ctx, max } = request;
  const { rarest, others } = plan.whole;
  const isAll = others.length === 0 && !isLimited(request, plan);
  const close = constant(closeness.whole);
  const entries = sql`SELECT s.resource_id AS id, ${close} AS closeness FROM search_terms s
    WHERE ${matchesTerm(ctx, plan.type, 's', entire(rarest))} ORDER BY s.resource_id DESC LIMIT ${isAll ? max : constant(maxFiltered)}`;
  return isAll ? entries : seen(request, plan, entries, holdingWhole(request, plan, others), close);
}

const entire = ({ term }: WantedTerm): WantedTerm => ({ term, isPrefix: false });

/**
 * Joins that keep the rows with the other words: by their documents, where endings of words are entries too; otherwise
 * by the entries of up to `maxCounted` words, which bounds the joins, and by the documents for the rest.
 */
function holdingWhole(request: SearchRequest, plan: SearchPlan, others: readonly WantedTerm[]): Sql {
  const counted = isFoundByParts(plan.type) ? [] : others.slice(0, maxCounted);
  const entries = counted.map((other, at) => {
    const alias = `z${at}` as const;
    const held = matchesTerm(request.ctx, plan.type, alias, entire(other));
    return sql` STRAIGHT_JOIN search_terms ${identifier(alias)} ON ${held} AND ${identifier(`${alias}.resource_id`)} = e.id`;
  });
  return join([...entries, documents(request, plan, others.slice(counted.length).map(entire))], '');
}

/** The rows with all words among the `looked` newest of the table, or of the user's own rows. */
function recent(request: SearchRequest, plan: SearchPlan, looked: number): Sql {
  const { ctx, max } = request;
  const { type, words } = plan;
  const all = [words.rarest, ...words.others];
  const close = isLimited(request, plan)
    ? sql`IF(${holdsWords(type, all.map(entire))}, ${constant(closeness.whole)}, ${constant(closeness.part)})`
    : constant(closeness.part);
  const own = plan.newest?.(ctx, looked);
  if (own) return seen(request, plan, own, documents(request, plan, all), close);
  // `is_held` is computed in the same read: looking the documents up by id again would take twice as long.
  const held = sql`SELECT d.resource_id AS id, ${holdsWords(type, all)} AS is_held, ${close} AS closeness FROM search_documents d
    WHERE d.workspace_id = ${ctx.scope.workspaceId} AND d.resource_type = ${constant(type)} ORDER BY d.resource_id DESC LIMIT ${constant(looked)}`;
  const { joined, condition } = visibleTo(request, plan);
  return sql`SELECT e.id, e.closeness FROM (${held}) AS e${joined} WHERE e.is_held AND ${condition} LIMIT ${max}`;
}

/** Joins the documents (alias `d`) of the rows `e` that hold these words. */
const documents = ({ ctx }: SearchRequest, { type }: SearchTable, wanted: readonly WantedTerm[]): Sql =>
  wanted.length === 0
    ? empty
    : sql` STRAIGHT_JOIN search_documents d ON d.workspace_id = ${ctx.scope.workspaceId} AND d.resource_type = ${constant(type)}
         AND d.resource_id = e.id AND ${holdsWords(type, wanted)}`;

/** The first `max` rows of the entries, in their order, that the user may see and that the joins of `held` keep. */
function seen(
  request: SearchRequest,
  table: SearchTable,
  entries: Sql,
  held: Sql,
  close: Sql,
  order: Sql = empty,
): Sql {
  const { joined, condition } = visibleTo(request, table);
  return sql`SELECT e.id, ${close} AS closeness FROM (${entries}) AS e${held}${joined} WHERE ${condition} ${order} LIMIT ${request.max}`;
}

/**
 * Joins the table (alias `t`) to `e`, if rows are excluded by visibility or by `only`; `condition` excludes them. It is
 * not part of the join because TiDB allows no subquery in ON.
 */
const visibleTo = (request: SearchRequest, table: SearchTable): { readonly joined: Sql; readonly condition: Sql } =>
  isLimited(request, table)
    ? {
        joined: sql` STRAIGHT_JOIN ${identifier(table.model.tableName)} t ON t.id = e.id`,
        condition: table.only
          ? sql`${scoped(request.ctx, table.model, 't')} AND ${table.only}`
          : scoped(request.ctx, table.model, 't'),
      }
    : { joined: empty, condition: whatever };
