import { OperatorError } from '../../../settings/operator-error.js';
import { version } from '../../../settings/version.js';
import { kinds } from '../../../models/moving/kinds.js';
import { entryNames, formatVersion, type Manifest } from './format.js';
import { unreadable, type ZipReader } from './zip-reader.js';

/** Reads the manifest, and checks that this version of Docket can import all that it names. */
export async function readManifest(zip: ZipReader, path: string): Promise<Manifest> {
  const manifest = parsed((await zip.bytes(entryNames.manifest)).toString('utf8'), path);
  const found = String(manifest.format_version);
  if (manifest.format !== 'docket-workspace') throw unreadable(path, 'manifest.json is not that of a workspace');
  if (manifest.format_version !== formatVersion)
    throw new OperatorError(
      `${path} has format version ${found}, and Docket ${version} reads version ${formatVersion}: import it with Docket ${String(manifest.docket)}`,
    );
  const known = new Set(kinds.map(({ table }) => table));
  const unknown = Object.keys(manifest.kinds ?? {}).find((kind) => !known.has(kind));
  if (unknown !== undefined)
    throw unreadable(path, `manifest.json names ${unknown}, of which this version knows nothing`);
  const missing = kinds.find(({ table }) => !manifest.kinds?.[table] || !zip.has(entryNames.rows(table)));
  if (missing) throw unreadable(path, `${entryNames.rows(missing.table)} is missing`);
  if (!manifest.workspace?.name || !manifest.sums || !manifest.missing_files)
    throw unreadable(path, 'manifest.json lacks workspace, sums or missing_files');
  return manifest as Manifest;
}

function parsed(text: string, path: string): Partial<Manifest> {
  try {
    return JSON.parse(text) as Partial<Manifest>;
  } catch {
    throw unreadable(path, 'manifest.json is not JSON');
  }
}
