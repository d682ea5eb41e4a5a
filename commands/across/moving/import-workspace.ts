import { newHostedToken } from '../../../domain/billing/hosted-token.js';
import type { Db } from '../../../database/db.js';
import type { RawRow } from '../../../database/raw-connection.js';
import { fieldsOf, readerOf, type Field } from '../../../models/moving/fields.js';
import { kinds, notSettings, type Kind } from '../../../models/moving/kinds.js';
import {
  fileNameIn,
  filePlaces,
  insertInWorkspace,
  setSettings,
  sumsOfWorkspace,
} from '../../../models/moving/moved-rows.js';
import { newIds } from '../../../models/moving/new-ids.js';
import { fileDisk } from '../../../models/workspace/file-disk.js';
import { keepReserved, reserveFile } from '../../../models/workspace/file.js';
import { transaction } from '../../../database/transaction.js';
import type { Settings } from '../../../settings/settings.js';
import { OperatorError } from '../../../settings/operator-error.js';
import { addFirstOwner, addSides } from './import-sides.js';
import type { CreatedWorkspace } from '../create-workspace.js';
import { allocateImported } from '../../billing/payments/allocate-earlier.js';
import { releaseImportedRefunds } from '../../billing/stripe/imported-refunds.js';
import { entryNames, type Manifest } from './format.js';
import { readManifest } from './read-manifest.js';
import { readLines } from './read-lines.js';
import { ZipReader } from './zip-reader.js';

/** Where an import goes to. */
export interface ImportBase {
  readonly db: Db;
  readonly settings: Settings;
}

interface Import {
  readonly base: ImportBase;
  /** The transaction of the import. */
  readonly db: Db;
  readonly zip: ZipReader;
  readonly path: string;
  readonly manifest: Manifest;
  readonly workspaceId: string;
  readonly newIdOf: ReturnType<typeof newIds>;
}

/** Rows that are inserted by one statement. */
const rowsAtOnce = 500;

/**
 * Makes a workspace of an export, with new ids for everything, and a fresh test side; all or nothing. Throws an OperatorError that
 * names the file and the line which is wrong.
 */
export async function importWorkspace(
  base: ImportBase,
  path: string,
  name: string | undefined,
): Promise<CreatedWorkspace> {
  const zip = await ZipReader.open(path);
  try {
    const manifest = await readManifest(zip, path);
    return await transaction(base.db, async (db) => {
      const sides = await addSides(db, name ?? manifest.workspace.name);
      await importAll({ base, db, zip, path, manifest, workspaceId: sides.live.scope.workspaceId, newIdOf: newIds() });
      return addFirstOwner(sides, path);
    });
  } finally {
    zip.close();
  }
}

async function importAll(moved: Import): Promise<void> {
  const { db, workspaceId, manifest, path } = moved;
  await importSettings(moved);
  for (const kind of kinds) await importKind(moved, kind);
  await allocateImported({ db }, workspaceId);
  await releaseImportedRefunds({ db }, workspaceId);
  const sums = await sumsOfWorkspace(readerOf(db), workspaceId);
  if (JSON.stringify(sums) !== JSON.stringify(manifest.sums))
    throw new OperatorError(
      `${path}: the sums of what was read, ${JSON.stringify(sums)}, differ from those of manifest.json: nothing was imported`,
    );
  await keepReserved({ db }, workspaceId);
}

async function importSettings({ db, zip, path, workspaceId, newIdOf }: Import): Promise<void> {
  const fields = await fieldsOf(readerOf(db), 'workspaces', notSettings);
  const lines = readLines({ zip, path, entry: entryNames.workspace, fields, newIdOf });
  for await (const { row } of lines.rows()) await setSettings(db, workspaceId, fields, row);
}

async function importKind(moved: Import, kind: Kind): Promise<void> {
  const { db, zip, path, manifest, workspaceId, newIdOf } = moved;
  const { table } = kind;
  const fields = await fieldsOf(readerOf(db), table, kind.without);
  const places = filePlaces(kind, fields);
  const lines = readLines({ zip, path, entry: entryNames.rows(table), fields, newIdOf });
  const made = table === 'invoices' ? [{ name: 'hosted_token' }] : [];
  let [batch, read]: [RawRow[], number] = [[], 0];
  const insert = async (): Promise<void> => {
    const rows = batch;
    batch = [];
    try {
      if (rows.length > 0) await insertInWorkspace(db, table, [...fields, ...made], workspaceId, rows);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new OperatorError(
        `${path}: ${entryNames.rows(table)}, one of the ${rows.length} lines up to ${read}: ${why}`,
      );
    }
  };
  for await (const { row, line } of lines.rows()) {
    read = line;
    for (const place of places)
      row[place] = await importFile(moved, row[place], `${entryNames.rows(table)}, line ${line}`);
    batch.push(made.length === 0 ? row : [...row, tokenFor(fields, row)]);
    if (batch.length === rowsAtOnce) await insert();
  }
  await insert();
  lines.assertAll(manifest.kinds[table]);
}

/** The address of a sent invoice is a secret, so each import has its own. */
function tokenFor(fields: readonly Field[], row: RawRow): string | null {
  const sentAt = row[fields.findIndex(({ name }) => name === 'sent_at')];
  return sentAt === null || sentAt === undefined ? null : newHostedToken();
}

const fileName = /^[0-9a-f]{32}$/;

/** Stores a file of the export; returns its key. A file that the export lacks was lost before, and stays so. */
async function importFile(
  { base, zip, path, workspaceId, manifest }: Import,
  value: RawRow[number] | undefined,
  where: string,
): Promise<string | null> {
  if (value === null || value === undefined) return null;
  const name = fileNameIn(String(value));
  if (!fileName.test(name)) throw new OperatorError(`${path}: ${where}: ${name} is not the name of a file`);
  const key = `${workspaceId}/${name}`;
  if (manifest.missing_files.includes(name)) return key;
  const bytes = await zip.bytes(entryNames.file(name));
  // A worker deletes it, unless the import is committed within a day.
  await reserveFile(base, key);
  await (await fileDisk(base.settings)).write(key, bytes);
  return key;
}
