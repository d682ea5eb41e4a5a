/**
 * The search index (docs/decisions/search.md). This file writes it; the words of a text come from
 * domain/search-terms.ts.
 * - `search_documents` has one row for each indexed object: all its terms, which are its words and the openings of its
 *   titles.
 * - `search_terms` has an entry for each opening and each word of an object. For types that are found by parts of words
 *   (`isFoundByParts`), every ending of a word is an entry too, so that any part of a word begins an entry.
 *
 * How a text gets in: models/base.ts calls `indexNew`, `indexChanged` and `removeFromSearch` in the transaction of a
 * change. New time entries and expenses are indexed later (index-by-events.ts), by the pass that orders their events
 * (models/events/event-order.ts). Rows that are older than the index are indexed after the migrations
 * (search-backlog.ts).
 *
 * How a search reads: a list with `search` calls `searchFor` (search.ts). `GET /v1/search` (queries/across/search.ts)
 * first asks `probeTables` which tables hold the words, then `planSearches` for the rarest word in each (search-plans.ts), then
 * `closest` and, if those rows are too few, `farther` for the ids of candidates (candidates.ts).
 */
import sql, { join, type Sql } from 'sql-template-tag';
import { suffixesOf, isOpening, openingOf, termsOf } from '../../domain/search-terms.js';
import type { Ctx, Scope } from '../context.js';
import { batchesOf } from '../../database/batches.js';
import { execute, select } from '../select.js';

/** The indexed columns, by table. */
export const searchedColumns = {
  clients: ['name', 'email'],
  contacts: ['name', 'email'],
  projects: ['title'],
  invoices: ['invoice_number', 'subject'],
  tickets: ['title', 'description'],
  time_entries: ['description'],
  expenses: ['description', 'vendor'],
} as const;

export type SearchedType = keyof typeof searchedColumns;

/** The columns that are titles: the index has their openings too, so that a row is found by how its title begins. */
const titleColumns: { readonly [T in SearchedType]: readonly (typeof searchedColumns)[T][number][] } = {
  clients: ['name'],
  contacts: ['name'],
  projects: ['title'],
  invoices: ['invoice_number', 'subject'],
  tickets: ['title'],
  time_entries: ['description'],
  expenses: ['description'],
};

/** Whether a row has one opening at most. */
export const hasOneTitle = (type: SearchedType): boolean => titleColumns[type].length === 1;

const byBeginnings: ReadonlySet<SearchedType> = new Set<SearchedType>(['tickets', 'time_entries', 'expenses']);

/**
 * Whether rows are found by any part of a word. Types that have rows by the million are found by the beginnings of
 * words only.
 */
export const isFoundByParts = (type: SearchedType): boolean => !byBeginnings.has(type);

/**
 * Types that are created by the million, by the prefix of their ids: creating a row does not wait for the index. The
 * pass that orders its events indexes it (models/events/event-order.ts). A search runs that pass first, so it finds all
 * committed rows.
 */
export const indexedByEvents: ReadonlyMap<string, SearchedType> = new Map<string, SearchedType>([
  ['time', 'time_entries'],
  ['exp', 'expenses'],
]);
export const isIndexedByEvents = (type: SearchedType): boolean => [...indexedByEvents.values()].includes(type);

/** The part of a context that the index needs. */
export type SearchBase = Pick<Ctx, 'db'> & { readonly scope: Pick<Scope, 'workspaceId'> };

/** A row with the indexed columns: a model or a plain object. */
type Row = object;

const isSearched = (table: string): table is SearchedType => Object.hasOwn(searchedColumns, table);

const partsOf = (row: Row, names: readonly string[]): string[] => {
  const values = new Map<string, unknown>(Object.entries(row));
  return names.map((name) => values.get(name)).filter((value) => typeof value === 'string');
};

/** The terms of a row's document: the openings of its titles first, then its words. */
const termsOfRow = (type: SearchedType, row: Row): string[] => [
  ...new Set(partsOf(row, titleColumns[type]).flatMap((title) => openingOf(title) ?? [])),
  ...termsOf(partsOf(row, searchedColumns[type])),
];

const idOf = (row: Row): string => partsOf(row, ['id']).join('');

const maxInserted = 1000;

/** Indexes new rows, if their table is indexed, and not by events. */
export async function indexNew(base: SearchBase, table: string, rows: readonly Row[]): Promise<void> {
  if (isSearched(table) && !isIndexedByEvents(table)) await indexRows(base, table, rows);
}

/** Indexes rows that have no document yet. */
export async function indexRows(base: SearchBase, table: SearchedType, rows: readonly Row[]): Promise<void> {
  const documents = rows
    .map((row) => ({ id: idOf(row), terms: termsOfRow(table, row) }))
    .filter(({ terms }) => terms.length > 0);
  await Promise.all([
    insertInBatches(
      base,
      sql`INSERT INTO search_documents (workspace_id, resource_type, resource_id, terms) VALUES `,
      documents.map(({ id, terms }) => sql`(${base.scope.workspaceId}, ${table}, ${id}, ${joinTerms(terms)})`),
    ),
    insertTerms(
      base,
      table,
      documents.map(({ id, terms }) => ({ id, entries: [...entriesOf(table, terms)] })),
    ),
  ]);
}

/** Updates the index for a row, if an indexed column is in `changes`. A row without a document is treated as new. */
export async function indexChanged(base: SearchBase, table: string, row: Row, changes: Row): Promise<void> {
  if (!isSearched(table) || !searchedColumns[table].some((name) => name in changes)) return;
  const id = idOf(row);
  const before = await documentOf(base, table, id);
  if (before === undefined) return indexNew(base, table, [row]);
  const after = termsOfRow(table, row);
  const line = joinTerms(after);
  if (line === before) return;
  const [held, wanted] = [entriesOf(table, splitTerms(before)), entriesOf(table, after)];
  const gone = [...held].filter((entry) => !wanted.has(entry));
  await deleteTerms(base, table, id, gone);
  await insertTerms(base, table, [{ id, entries: [...wanted].filter((entry) => !held.has(entry)) }]);
  await execute(base, sql`UPDATE search_documents SET terms = ${line} WHERE ${ofDocument(base, table, id)}`);
}

/** Removes rows from the index. Whoever deletes rows by hand-written SQL must call it. */
export async function removeFromSearch(base: SearchBase, table: string, ids: readonly string[]): Promise<void> {
  if (!isSearched(table)) return;
  for (const some of batchesOf(ids)) {
    const theirs = sql`workspace_id = ${base.scope.workspaceId} AND resource_type = ${table} AND resource_id IN (${join(some)})`;
    const documents = await select<{ resource_id: string; terms: string }>(
      base,
      sql`SELECT resource_id, terms FROM search_documents WHERE ${theirs}`,
    );
    for (const { resource_id: id, terms } of documents)
      await deleteTerms(base, table, id, [...entriesOf(table, splitTerms(terms))]);
    if (documents.length > 0) await execute(base, sql`DELETE FROM search_documents WHERE ${theirs}`);
  }
}

/** Adds the openings of titles to rows that were indexed before there were openings. */
export async function addOpenings(base: SearchBase, type: SearchedType, rows: readonly IndexedRow[]): Promise<void> {
  const all = rows.map((row) => ({
    id: row.id,
    held: splitTerms(row.terms ?? ''),
    openings: termsOfRow(type, row).filter(isOpening),
  }));
  const lacking = all.filter(({ openings }) => openings.length > 0);
  await insertTerms(
    base,
    type,
    lacking.map(({ id, openings }) => ({ id, entries: openings })),
  );
  for (const some of batchesOf(lacking)) {
    const documents = some.map(
      ({ id, held, openings }) =>
        sql`(${base.scope.workspaceId}, ${type}, ${id}, ${joinTerms([...openings, ...held])})`,
    );
    await execute(
      base,
      sql`INSERT INTO search_documents (workspace_id, resource_type, resource_id, terms) VALUES ${join(documents)}
          ON DUPLICATE KEY UPDATE terms = VALUES(terms)`,
    );
  }
}

/** A row and the terms of its document; null if it has none. */
export interface IndexedRow {
  readonly id: string;
  readonly terms: string | null;
}

/** Whether a row has a document with openings, which come first in it. */
export const hasOpenings = ({ terms }: IndexedRow): boolean => terms !== null && isOpening(terms.trimStart());

/** Terms as a document stores them: each between spaces, so that ` term` matches only at the beginning of a word. */
const joinTerms = (terms: readonly string[]): string => ` ${terms.join(' ')} `;
const splitTerms = (line: string): string[] => line.split(' ').filter((term) => term !== '');

const ofDocument = ({ scope }: SearchBase, type: SearchedType, id: string): Sql =>
  sql`workspace_id = ${scope.workspaceId} AND resource_type = ${type} AND resource_id = ${id}`;

async function documentOf(base: SearchBase, type: SearchedType, id: string): Promise<string | undefined> {
  const [document] = await select<{ terms: string }>(
    base,
    sql`SELECT terms FROM search_documents WHERE ${ofDocument(base, type, id)}`,
  );
  return document?.terms;
}

/** The entries for a row's terms: its openings and words and, if parts of words are found, all endings of the words. */
function entriesOf(type: SearchedType, terms: readonly string[]): ReadonlySet<string> {
  return new Set(isFoundByParts(type) ? terms.flatMap((term) => (isOpening(term) ? [term] : suffixesOf(term))) : terms);
}

interface Entries {
  readonly id: string;
  readonly entries: readonly string[];
}

async function insertTerms(base: SearchBase, type: SearchedType, all: readonly Entries[]): Promise<void> {
  // In the order of the key: two transactions that insert the same terms wait for each other instead of deadlocking.
  const rows = all
    .flatMap(({ id, entries }) => entries.map((term) => ({ id, term })))
    .toSorted((a, b) => (a.term < b.term ? -1 : Number(a.term > b.term)));
  await insertInBatches(
    base,
    sql`INSERT INTO search_terms (workspace_id, resource_type, term, resource_id) VALUES `,
    rows.map(({ id, term }) => sql`(${base.scope.workspaceId}, ${type}, ${term}, ${id})`),
  );
}

async function insertInBatches(base: SearchBase, insert: Sql, rows: readonly Sql[]): Promise<void> {
  for (let done = 0; done < rows.length; done += maxInserted)
    await execute(base, sql`${insert}${join(rows.slice(done, done + maxInserted))}`);
}

async function deleteTerms(base: SearchBase, type: SearchedType, id: string, terms: readonly string[]): Promise<void> {
  for (let done = 0; done < terms.length; done += maxInserted)
    await execute(
      base,
      sql`DELETE FROM search_terms WHERE ${ofDocument(base, type, id)} AND term IN (${join(terms.slice(done, done + maxInserted))})`,
    );
}
