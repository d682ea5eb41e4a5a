/**
 * Checks that no statement leaves its workspace. It sees every statement that the service sends in this process; one
 * that reads or writes a workspace's table without naming the workspace (unbound-tables.ts) fails the test file that
 * caused it.
 */
import { relative } from 'node:path';
import type { Knex } from 'knex';
import { projectRoot } from '../../../settings/root.js';
import { listen, type Statement } from '../source/statements.js';
import { exemptFolders, exemptions, type Exemption } from './exemptions.js';
import { unboundTables } from './unbound-tables.js';

let tables: ReadonlySet<string> | undefined;

/** Reads from a database which tables belong to a workspace. Nothing is checked before the first call. */
export async function learnTables(db: Knex): Promise<void> {
  tables ??= new Set(
    await db('information_schema.columns')
      .where({ table_schema: db.raw('DATABASE()'), column_name: 'workspace_id' })
      .pluck('table_name'),
  );
}

/**
 * Texts that were checked: the service sends few texts often. An exempt text is therefore exempt wherever it is sent
 * from.
 */
const checked = new Set<string>();
const leaving = new Map<string, string>();

function check({ sql }: Statement): void {
  if (!tables || checked.has(sql)) return;
  checked.add(sql);
  if (unboundTables(sql, tables).length === 0) return;
  const frames = framesOfCall();
  // A test sent it. The service may send the same text later, so it must be checked again.
  if (Object.keys(exemptFolders).some((folder) => frames[0]?.file.startsWith(folder))) return void checked.delete(sql);
  const given = exemptions.filter(({ place }) => isAt(frames, place)).flatMap((exemption) => exemption.tables);
  const unbound = unboundTables(sql, tables, new Set(given));
  if (unbound.length === 0) return;
  const callers = frames.slice(0, 4).map(({ name, file }) => `${name} (${file})`);
  leaving.set(sql, `${unbound.join(', ')} without its workspace in: ${sql}\n  sent by ${callers.join(', called by ')}`);
}

/** Throws with the statements that left their workspace since the last call. */
export function assertWorkspacesNamed(): void {
  const found = [...leaving.values()];
  // Forgets them, so that each test file that sends one fails.
  for (const sql of leaving.keys()) checked.delete(sql);
  leaving.clear();
  if (found.length > 0) throw new Error(`Statements that do not stay in their workspace:\n\n${found.join('\n\n')}`);
}

interface Frame {
  readonly name: string;
  readonly file: string;
}

const call = /^\s*at (?:async )?(?:[\w.]+\.)?([\w<>]+) \((?:file:\/\/)?(\/.+):\d+:\d+\)$/;
const between =
  /node_modules|^database\/(?!migrations)|^models\/(queues\/lease\.|select\.)|^test\/support\/(tenancy\/|source\/statements\.)/;

/** The functions of this repository on the stack of the statement, the innermost first. */
function framesOfCall(): Frame[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 40;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return stack.split('\n').flatMap((line) => {
    const [, name, path] = call.exec(line) ?? [];
    if (name === undefined || path === undefined) return [];
    const file = relative(projectRoot, path);
    return between.test(file) ? [] : [{ name, file }];
  });
}

/** Whether the exempt function is in the innermost file: what it calls in other files is not exempt. */
function isAt(frames: readonly Frame[], [file, name]: Exemption['place']): boolean {
  const end = frames.findIndex((frame) => frame.file !== file);
  return frames.slice(0, end === -1 ? undefined : end).some((frame) => frame.name === name);
}

/** Starts the check. */
export const watchStatements = (): void => void listen((_client, statement) => check(statement));
