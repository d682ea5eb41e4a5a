/** The matrix as text that a person reads: a table of what the team is for, and one of the portal. */
import { operations } from '../../../generated/operations.js';
import type { Row } from './matrix.js';
import { callerNames } from './scene.js';

const legend = `Who may do what: what every operation of the contract answers to each kind of caller.

A cell is the status of a request that is good but for who makes it; of a list, how many of the rows of the workspace the
caller sees. "$" marks an answer that shows rates or what hours are worth, "¢" one that shows costs.

The manager and the member are of one department. Assigned to the contractor is one ticket: "of their ticket" are its client
and its project. The read-only key is the owner's. The other workspace and the other side (here the live one) ask by their
owners: what has no id in it they do in their own place. The second table is of the portal: contacts of one client by their
access, one with full access of another client, and the owner's key. A contact gets 401 of everything in the first.

Written by: ACCESS_MATRIX=write npx mocha test/contract/access.test.ts`;

type Realm = keyof typeof callerNames;

/** Columns stand two spaces or more apart, so that a name may hold one. */
const gap = '  ';
const headerOf = (realm: Realm): string[] => ['operation', 'on', ...callerNames[realm]];
const realmOf = ({ id }: Row): Realm => operations[id].realm;
/** At least so wide, so that a longer name rarely moves all rows. */
const leastWidths = [30, 24];
const cellsIn = (row: Row): string[] => [
  row.id,
  row.on || '-',
  ...callerNames[realmOf(row)].map((name) => row.cells[name] ?? ''),
];

export function writeTable(rows: readonly Row[]): string {
  const tables = (['team', 'portal'] as const).map((realm) =>
    tableOf(
      realm,
      rows.filter((row) => realmOf(row) === realm),
    ),
  );
  return `${legend}\n\n${tables.join('\n\n')}\n`;
}

function tableOf(realm: Realm, rows: readonly Row[]): string {
  const header = headerOf(realm);
  const lines = [header, ...rows.map(cellsIn)];
  const widths = header.map((_, column) =>
    Math.max(leastWidths[column] ?? 0, ...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  const text = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(gap)
      .trimEnd();
  const tags = [...new Set(rows.map(({ id }) => operations[id].tag))];
  const blocks = tags.map((tag) =>
    rows.filter(({ id }) => operations[id].tag === tag).map((row) => text(cellsIn(row))),
  );
  return `${text(header)}\n\n${blocks.map((block) => block.join('\n')).join('\n\n')}`;
}

/** The cells of a row by the names of their columns. */
type Cells = Readonly<Record<string, string>>;

/** The rows of a table by their operations. */
export function readTable(text: string): ReadonlyMap<string, Cells[]> {
  const lines = text.split('\n').slice(legend.split('\n').length);
  const table = new Map<string, Cells[]>();
  let names: readonly string[] = [];
  for (const row of lines.filter((line) => line !== '').map((line) => line.split(/ {2,}/))) {
    if (row[0] === 'operation') names = row;
    else {
      const cells = Object.fromEntries(names.map((name, column) => [name, row[column] ?? '']));
      table.set(row[0] ?? '', [...(table.get(row[0] ?? '') ?? []), cells]);
    }
  }
  return table;
}

/** A row as `readTable` has it. */
export const cellsOf = (row: Row): Cells =>
  Object.fromEntries(cellsIn(row).map((cell, column) => [headerOf(realmOf(row))[column] ?? '', cell]));
