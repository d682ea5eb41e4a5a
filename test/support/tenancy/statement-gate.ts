/**
 * No statement leaves its workspace: everything that the service sends to the database in this process is checked, and a statement
 * that reads or writes a workspace's table without naming the workspace (unbound-tables.ts) fails the test file that caused it.
 */
import { relative } from 'node:path';
import type { Knex } from 'knex';
import { projectRoot } from '../../../settings/root.js';
import { listen, type Statement } from '../source/statements.js';
import { exemptFolders, exemptions, type Exemption } from './exemptions.js';
import { unboundTables } from './unbound-tables.js';

let tables: ReadonlySet<string> | undefined;

/** Learns from a database which tables belong to a workspace. Before that, nothing is checked. */
export async function learnTables(db: Knex): Promise<void> {
  tables ??= new Set(
    await db('information_schema.columns')
      .where({ table_schema: db.raw('DATABASE()'), column_name: 'workspace_id' })
      .pluck('table_name'),
  );
}

/** By text, because the service sends a few texts often: a text that is exempt is so wherever the service sends it. */
const looked = new Set<string>();
const leaving = new Map<string, string>();

function look({ sql }: Statement): void {
  if (!tables || looked.has(sql)) return;
  looked.add(sql);
  if (unboundTables(sql, tables).length === 0) return;
  const frames = framesOfCall();
  // The service may send the same text.
  if (Object.keys(exemptFolders).some((folder) => frames[0]?.file.startsWith(folder))) return void looked.delete(sql);
  const given = exemptions.filter(({ place }) => isAt(frames, place)).flatMap((exemption) => exemption.tables);
  const unbound = unboundTables(sql, tables, new Set(given));
  if (unbound.length === 0) return;
  const callers = frames.slice(0, 4).map(({ name, file }) => `${name} (${file})`);
  leaving.set(sql, `${unbound.join(', ')} without its workspace in: ${sql}\n  sent by ${callers.join(', called by ')}`);
}

/** Fails with the statements that left their workspace since the last call. */
export function assertWorkspacesNamed(): void {
  const found = [...leaving.values()];
  // Every test file that causes one should fail.
  for (const sql of leaving.keys()) looked.delete(sql);
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

/** The functions of this repository that led to the statement, the innermost first. */
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

/** The innermost file must be that of the exemption: what a function calls elsewhere is not exempt along with it. */
function isAt(frames: readonly Frame[], [file, name]: Exemption['place']): boolean {
  const end = frames.findIndex((frame) => frame.file !== file);
  return frames.slice(0, end === -1 ? undefined : end).some((frame) => frame.name === name);
}

/** Starts checking statements. */
export const watchStatements = (): void => void listen((_client, statement) => look(statement));
