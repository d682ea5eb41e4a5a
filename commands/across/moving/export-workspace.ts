import { createHash } from 'node:crypto';
import { Database } from '../../../database/db.js';
import { RawConnection } from '../../../database/raw-connection.js';
import type { Renderer } from '../../../documents/renderer.js';
import { inOrder } from '../../../models/json-columns.js';
import type { Ctx } from '../../../models/context.js';
import { fieldsOf, written, type Field } from '../../../models/moving/fields.js';
import { kinds, notSettings, type Kind } from '../../../models/moving/kinds.js';
import { fileNameIn, filePlaces, rowsOfWorkspace, sumsOfWorkspace } from '../../../models/moving/moved-rows.js';
import { fileDisk } from '../../../models/workspace/file-disk.js';
import { readFile } from '../../../models/workspace/file.js';
import { version } from '../../../settings/version.js';
import { entryNames, formatVersion, type KindSummary, type Manifest } from './format.js';
import { writeDocuments } from './write-documents.js';
import { ZipWriter } from './zip-writer.js';

/** What an export reads from and writes to. */
interface Export {
  readonly ctx: Ctx;
  readonly raw: RawConnection;
  readonly zip: ZipWriter;
}

/** Characters of lines that are handed on together. */
const pieceLength = 64 * 1024;

/**
 * Writes a side of a workspace to a file, as of one moment, while others go on working (docs/guides/moving.md). `ctx.db` is not in
 * a transaction.
 */
export async function exportWorkspace(ctx: Ctx, renderer: Renderer, path: string): Promise<Manifest> {
  if (!(ctx.db instanceof Database)) throw new Error('An export was begun within a transaction');
  const takenAt = new Date();
  const raw = await RawConnection.open(ctx.db.url);
  const zip = new ZipWriter(path, takenAt);
  try {
    await raw.beginSnapshot();
    const held = await writeRows({ ctx, raw, zip });
    const documents = await writeDocuments(ctx, renderer, zip);
    const { id, name, mode } = ctx.workspace;
    const manifest: Manifest = {
      format: 'docket-workspace',
      format_version: formatVersion,
      docket: version,
      taken_at: takenAt.toISOString(),
      workspace: { id, name, mode },
      ...held,
      documents,
    };
    await zip.addBytes(entryNames.manifest, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), true);
    await zip.finish();
    return manifest;
  } finally {
    raw.destroy();
  }
}

async function writeRows(moved: Export): Promise<Pick<Manifest, 'kinds' | 'files' | 'missing_files' | 'sums'>> {
  const { ctx, raw, zip } = moved;
  const settings = await fieldsOf(raw, 'workspaces', notSettings);
  for await (const row of rowsOfWorkspace(raw, 'workspaces', settings, ctx.workspace.id))
    await zip.addBytes(entryNames.workspace, Buffer.from(lineOf(settings, row)), true);
  const summaries: Record<string, KindSummary> = {};
  const missing: string[] = [];
  let files = 0;
  for (const kind of kinds) {
    const fields = await fieldsOf(raw, kind.table, kind.without);
    summaries[kind.table] = await writeKind(moved, kind, fields);
    for await (const key of fileKeys(moved, kind, fields)) {
      const bytes = await readIfPresent(ctx, key);
      if (bytes === undefined) missing.push(fileNameIn(key));
      else {
        files += 1;
        await zip.addBytes(entryNames.file(fileNameIn(key)), bytes);
      }
    }
  }
  return { kinds: summaries, files, missing_files: missing, sums: await sumsOfWorkspace(raw, ctx.workspace.id) };
}

async function writeKind({ ctx, raw, zip }: Export, kind: Kind, fields: readonly Field[]): Promise<KindSummary> {
  const hash = createHash('sha256');
  let rows = 0;
  async function* pieces(): AsyncGenerator<string, void> {
    let text = '';
    for await (const row of rowsOfWorkspace(raw, kind.table, fields, ctx.workspace.id)) {
      text += lineOf(fields, row);
      rows += 1;
      if (text.length < pieceLength) continue;
      hash.update(text);
      yield text;
      text = '';
    }
    hash.update(text);
    yield text;
  }
  await zip.addTexts(entryNames.rows(kind.table), pieces());
  return { rows, sha256: hash.digest('hex') };
}

const lineOf = (fields: readonly Field[], row: readonly (string | Buffer | null)[]): string =>
  `${JSON.stringify(Object.fromEntries(fields.map((field, place) => [field.name, inOrder(written(field, row[place] ?? null))])))}\n`;

/** How many keys of files are in memory at a time. */
const keysAtOnce = 500;

/** The keys of the files that the rows of a kind name, a page at a time: the connection is free while their content is read. */
async function* fileKeys({ ctx, raw }: Export, kind: Kind, fields: readonly Field[]): AsyncGenerator<string, void> {
  for (const place of filePlaces(kind, fields)) {
    const column = fields[place]?.name ?? '';
    let last = '';
    for (;;) {
      const keys = await keysAfter(raw, kind.table, column, ctx.workspace.id, last);
      yield* keys;
      if (keys.length < keysAtOnce) break;
      last = keys.at(-1) ?? '';
    }
  }
}

async function keysAfter(
  raw: RawConnection,
  table: string,
  column: string,
  workspaceId: string,
  last: string,
): Promise<string[]> {
  const rows = await raw.select<'file'>(
    `SELECT ${column} AS file FROM ${table} WHERE workspace_id = ? AND ${column} > ? ORDER BY ${column} LIMIT ${keysAtOnce}`,
    [workspaceId, last],
  );
  return rows.flatMap(({ file }) => file ?? []);
}

/** A single file that was lost at some time must not prevent the export of all others. */
async function readIfPresent(ctx: Ctx, key: string): Promise<Buffer | undefined> {
  try {
    return await readFile(ctx, key);
  } catch (error) {
    if (await (await fileDisk(ctx.settings)).has(key)) throw error;
    return undefined;
  }
}
