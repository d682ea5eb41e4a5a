/**
 * What the index of `search` offers for a text: of each table never more than some hundred rows, and never at the price of more than
 * some thousand entries, however many rows hold the words.
 */
import sql, { empty, join, type Sql } from 'sql-template-tag';
import { openingOf, type WantedTerm } from '../../domain/search-terms.js';
import type { Ctx } from '../context.js';
import { constant, identifier, limitOf, scoped, whatever } from '../select.js';
import { holding, ofTerm } from './search.js';
import { hasOneTitle, isFoundByParts } from './search-index.js';
import { maxCounted, maxEntries, type Searched, type Start } from './starts.js';

/** Rows that hold a common word and are looked at for other words, or for whether the user may see them; the newest. */
const maxFiltered = 1000;

/** How a row is found, the closest first: by the beginning of its title, by whole words, by parts of words. */
export const closeness = { beginning: 1, whole: 2, part: 3 } as const;
export type Closeness = (typeof closeness)[keyof typeof closeness];

/** What is asked for: how many rows of each table, the newest ones. */
export interface Asking {
  readonly ctx: Ctx;
  readonly text: string;
  readonly max: number;
}

/**
 * Statements for the ids of rows that the user may see, and how close they are: of those whose titles begin with the text, and of
 * those that hold whole words. Of a word that few rows hold, all that there is.
 */
export function closest(asking: Asking, start: Start): Sql[] {
  const opening = openingOf(asking.text);
  const titles = opening === undefined ? [] : [beginning(asking, start, opening)];
  if (!start.isCommon) return [...titles, rare(asking, start)];
  const own = isLimited(asking, start) ? [recent(asking, start, maxFiltered)] : [];
  return [...titles, whole(asking, start), ...own];
}

/** What is left of a word that very many rows hold: some that have it as a part, and the newest of all. */
export function farther(asking: Asking, start: Start): Sql[] {
  if (!start.isCommon) return [];
  const parts = partly(asking, start);
  return isLimited(asking, start) ? [parts] : [parts, recent(asking, start, maxEntries)];
}

/** Whether the user sees, or seeks, only some of the rows. */
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

/** The rows of some entries, to be looked at from the newest on: the limit keeps the order, which the server leaves out otherwise. */
const newestFirst = (entries: Sql): Sql =>
  sql`SELECT DISTINCT f.id FROM (${entries}) AS f ORDER BY f.id DESC LIMIT ${constant(maxEntries)}`;

/** Of the rows of some entries the newest, all of which are found. */
const newest = ({ max }: Asking, entries: Sql, close: Closeness, isOnce: boolean): Sql =>
  sql`SELECT ${isOnce ? empty : sql`DISTINCT`} e.id, ${constant(close)} AS closeness FROM (${entries}) AS e ORDER BY e.id DESC LIMIT ${max}`;

/** With a single search word, the index entry itself says whether it matched whole; with several words or parts, the text is looked at. */
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

/** The newest of the rows that hold the words whole. */
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

/** By the document where parts of words are entries, too; else by the entries, of as many words as a statement may well join. */
function holdingWhole(asking: Asking, start: Start, others: readonly WantedTerm[]): Sql {
  const counted = isFoundByParts(start.type) ? [] : others.slice(0, maxCounted);
  const entries = counted.map((other, at) => {
    const alias = `z${at}` as const;
    const held = ofTerm(asking.ctx, start.type, alias, entire(other));
    return sql` STRAIGHT_JOIN search_terms ${identifier(alias)} ON ${held} AND ${identifier(`${alias}.resource_id`)} = e.id`;
  });
  return join([...entries, documents(asking, start, others.slice(counted.length).map(entire))], '');
}

/** The newest rows, and those among them that contain the words. */
function recent(asking: Asking, start: Start, looked: number): Sql {
  const { ctx, max } = asking;
  const { type, words } = start;
  const all = [words.rarest, ...words.others];
  const close = isLimited(asking, start)
    ? sql`IF(${holding(type, all.map(entire))}, ${constant(closeness.whole)}, ${constant(closeness.part)})`
    : constant(closeness.part);
  const own = start.newest?.(ctx, looked);
  if (own) return seen(asking, start, own, documents(asking, start, all), close);
  // Whether each holds the words is found out at once: to find the documents again by their ids would take as long once more.
  const held = sql`SELECT d.resource_id AS id, ${holding(type, all)} AS is_held, ${close} AS closeness FROM search_documents d
    WHERE d.workspace_id = ${ctx.scope.workspaceId} AND d.resource_type = ${constant(type)} ORDER BY d.resource_id DESC LIMIT ${constant(looked)}`;
  const { joined, condition } = visibleTo(asking, start);
  return sql`SELECT e.id, e.closeness FROM (${held}) AS e${joined} WHERE e.is_held AND ${condition} LIMIT ${max}`;
}

/** Joins the documents that hold these words. */
const documents = ({ ctx }: Asking, { type }: Searched, wanted: readonly WantedTerm[]): Sql =>
  wanted.length === 0
    ? empty
    : sql` STRAIGHT_JOIN search_documents d ON d.workspace_id = ${ctx.scope.workspaceId} AND d.resource_type = ${constant(type)}
         AND d.resource_id = e.id AND ${holding(type, wanted)}`;

/** Of the rows of some entries, in their order, those that the user may see and that hold the other words; until there are enough. */
function seen(asking: Asking, table: Searched, entries: Sql, held: Sql, close: Sql, order: Sql = empty): Sql {
  const { joined, condition } = visibleTo(asking, table);
  return sql`SELECT e.id, ${close} AS closeness FROM (${entries}) AS e${held}${joined} WHERE ${condition} ${order} LIMIT ${asking.max}`;
}

/** What the user may see, and seeks, of a table, joined to `e`. TiDB takes no look elsewhere among the conditions of the join itself. */
const visibleTo = (asking: Asking, table: Searched): { readonly joined: Sql; readonly condition: Sql } =>
  isLimited(asking, table)
    ? {
        joined: sql` STRAIGHT_JOIN ${identifier(table.model.tableName)} t ON t.id = e.id`,
        condition: table.only
          ? sql`${scoped(asking.ctx, table.model, 't')} AND ${table.only}`
          : scoped(asking.ctx, table.model, 't'),
      }
    : { joined: empty, condition: whatever };
