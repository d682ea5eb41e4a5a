/** The matrix as text: one table of the team's operations, and one of the portal's. */
import { operations } from '../../../generated/operations.js';
import type { Row } from './matrix.js';
import { callerNames } from './scene.js';

const legend = `Who may do what: how every operation of the contract responds to each kind of caller.

A cell is the status of a request that is valid except perhaps for its caller; for a list, how many of the workspace's rows
the caller sees. "$" marks a response that shows rates or the value of hours, "¢" one that shows costs.

The manager and the member are in the same department. One ticket is assigned to the contractor: "of their ticket" refers to
its client and project. The contractor with all has every permission that a contractor can be given. The read-only key is the owner's. The other workspace and the other side (here the live one) are
represented by their owners: an operation without an id acts on what is theirs. The second table is about the portal:
contacts of one client by their access, a contact of another client with full access, and the owner's key. A contact gets
401 for everything in the first table.

Written by: ACCESS_MATRIX=write npx mocha test/contract/access.test.ts`;

type Realm = keyof typeof callerNames;

/** Columns are at least two spaces apart, so that a name can contain one. */
const gap = '  ';
const headerOf = (realm: Realm): string[] => ['operation', 'on', ...callerNames[realm]];
const realmOf = ({ id }: Row): Realm => operations[id].realm;
/** Minimum widths, so that a longer name rarely changes all rows. */
const minWidths = [30, 24];
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
    Math.max(minWidths[column] ?? 0, ...lines.map((cells) => cells[column]?.length ?? 0)),
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

/** A row in the form that `readTable` returns. */
export const cellsOf = (row: Row): Cells =>
  Object.fromEntries(cellsIn(row).map((cell, column) => [headerOf(realmOf(row))[column] ?? '', cell]));
