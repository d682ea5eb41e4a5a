/**
 * The index of `search`, kept in the transaction of each change: `search_terms` finds the rows of a term, or of any part of it,
 * `search_documents` tells of a row which terms it holds.
 */
import sql, { join, type Sql } from 'sql-template-tag';
import { endingsOf, isOpening, openingOf, termsOf } from '../../domain/search-terms.js';
import type { Ctx, Scope } from '../context.js';
import { batchesOf } from '../../database/batches.js';
import { execute, select } from '../select.js';

/** What can be searched, by the names of the tables, and the columns whose words count. */
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

/** What a row is called: these are found by how they begin, too. */
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

/** Whether the words of these are found by any part. Of what there may be by the million, only the beginnings are kept. */
export const isFoundByParts = (type: SearchedType): boolean => !byBeginnings.has(type);

/**
 * What is logged by the million, by the prefix of its ids: creating it must not wait for its words. They are indexed as soon as its
 * events are put in order (models/events/event-order.ts), which a search does first, so that it finds all that is committed.
 */
export const indexedByEvents: ReadonlyMap<string, SearchedType> = new Map<string, SearchedType>([
  ['time', 'time_entries'],
  ['exp', 'expenses'],
]);
export const isIndexedByEvents = (type: SearchedType): boolean => [...indexedByEvents.values()].includes(type);

/** As much of a context as the index needs. */
export type SearchBase = Pick<Ctx, 'db'> & { readonly scope: Pick<Scope, 'workspaceId'> };

/** A row with the columns that search reads, by whatever class. */
type Row = object;

const isSearched = (table: string): table is SearchedType => Object.hasOwn(searchedColumns, table);

const partsOf = (row: Row, names: readonly string[]): string[] => {
  const values = new Map<string, unknown>(Object.entries(row));
  return names.map((name) => values.get(name)).filter((value) => typeof value === 'string');
};

/** What the index holds of a row: the openings of its titles, and its words. */
const heldOf = (type: SearchedType, row: Row): string[] => [
  ...new Set(partsOf(row, titleColumns[type]).flatMap((title) => openingOf(title) ?? [])),
  ...termsOf(partsOf(row, searchedColumns[type])),
];

const idOf = (row: Row): string => partsOf(row, ['id']).join('');

const maxInserted = 1000;

/** Indexes rows that are new, if their table can be searched and does not wait for events. */
export async function indexNew(base: SearchBase, table: string, rows: readonly Row[]): Promise<void> {
  if (isSearched(table) && !isIndexedByEvents(table)) await indexRows(base, table, rows);
}

/** Indexes rows that are not in the index. */
export async function indexRows(base: SearchBase, table: SearchedType, rows: readonly Row[]): Promise<void> {
  const documents = rows
    .map((row) => ({ id: idOf(row), terms: heldOf(table, row) }))
    .filter(({ terms }) => terms.length > 0);
  await Promise.all([
    insertInBatches(
      base,
      sql`INSERT INTO search_documents (workspace_id, resource_type, resource_id, terms) VALUES `,
      documents.map(({ id, terms }) => sql`(${base.scope.workspaceId}, ${table}, ${id}, ${lineOf(terms)})`),
    ),
    insertTerms(
      base,
      table,
      documents.map(({ id, terms }) => ({ id, entries: [...entriesOf(table, terms)] })),
    ),
  ]);
}

/** Indexes a row by what it says now that the columns of `changes` have changed. */
export async function indexChanged(base: SearchBase, table: string, row: Row, changes: Row): Promise<void> {
  if (!isSearched(table) || !searchedColumns[table].some((name) => name in changes)) return;
  const id = idOf(row);
  const before = await documentOf(base, table, id);
  if (before === undefined) return indexNew(base, table, [row]);
  const after = heldOf(table, row);
  const line = lineOf(after);
  if (line === before) return;
  const [held, wanted] = [entriesOf(table, termsIn(before)), entriesOf(table, after)];
  const gone = [...held].filter((entry) => !wanted.has(entry));
  await deleteTerms(base, table, id, gone);
  await insertTerms(base, table, [{ id, entries: [...wanted].filter((entry) => !held.has(entry)) }]);
  await execute(base, sql`UPDATE search_documents SET terms = ${line} WHERE ${ofDocument(base, table, id)}`);
}

/** Removes rows that are being deleted from the index. */
export async function removeFromSearch(base: SearchBase, table: string, ids: readonly string[]): Promise<void> {
  if (!isSearched(table)) return;
  for (const some of batchesOf(ids)) {
    const theirs = sql`workspace_id = ${base.scope.workspaceId} AND resource_type = ${table} AND resource_id IN (${join(some)})`;
    const documents = await select<{ resource_id: string; terms: string }>(
      base,
      sql`SELECT resource_id, terms FROM search_documents WHERE ${theirs}`,
    );
    for (const { resource_id: id, terms } of documents)
      await deleteTerms(base, table, id, [...entriesOf(table, termsIn(terms))]);
    if (documents.length > 0) await execute(base, sql`DELETE FROM search_documents WHERE ${theirs}`);
  }
}

/** Adds to rows that were indexed before titles had openings what they lack. */
export async function openTitles(base: SearchBase, type: SearchedType, rows: readonly IndexedRow[]): Promise<void> {
  const all = rows.map((row) => ({
    id: row.id,
    held: termsIn(row.terms ?? ''),
    openings: heldOf(type, row).filter(isOpening),
  }));
  const lacking = all.filter(({ openings }) => openings.length > 0);
  await insertTerms(
    base,
    type,
    lacking.map(({ id, openings }) => ({ id, entries: openings })),
  );
  for (const some of batchesOf(lacking)) {
    const documents = some.map(
      ({ id, held, openings }) => sql`(${base.scope.workspaceId}, ${type}, ${id}, ${lineOf([...openings, ...held])})`,
    );
    await execute(
      base,
      sql`INSERT INTO search_documents (workspace_id, resource_type, resource_id, terms) VALUES ${join(documents)}
          ON DUPLICATE KEY UPDATE terms = VALUES(terms)`,
    );
  }
}

/** A row and the document that it has; null if it has none. */
export interface IndexedRow {
  readonly id: string;
  readonly terms: string | null;
}

/** Whether all that is to be found of a row is in its document. */
export const isWhole = ({ terms }: IndexedRow): boolean => terms !== null && isOpening(terms.trimStart());

/** Terms as a document holds them: each between spaces, so that the beginning of a word is told from its middle. */
const lineOf = (terms: readonly string[]): string => ` ${terms.join(' ')} `;
const termsIn = (line: string): string[] => line.split(' ').filter((term) => term !== '');

const ofDocument = ({ scope }: SearchBase, type: SearchedType, id: string): Sql =>
  sql`workspace_id = ${scope.workspaceId} AND resource_type = ${type} AND resource_id = ${id}`;

async function documentOf(base: SearchBase, type: SearchedType, id: string): Promise<string | undefined> {
  const [document] = await select<{ terms: string }>(
    base,
    sql`SELECT terms FROM search_documents WHERE ${ofDocument(base, type, id)}`,
  );
  return document?.terms;
}

/** What the index holds of a row's terms: what begins where any part of them begins. */
function entriesOf(type: SearchedType, terms: readonly string[]): ReadonlySet<string> {
  return new Set(isFoundByParts(type) ? terms.flatMap((term) => (isOpening(term) ? [term] : endingsOf(term))) : terms);
}

interface Entries {
  readonly id: string;
  readonly entries: readonly string[];
}

async function insertTerms(base: SearchBase, type: SearchedType, all: readonly Entries[]): Promise<void> {
  // In the order of the key, so that two who insert the same terms at once wait for each other instead of both failing.
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
