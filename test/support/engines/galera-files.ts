/**
 * The files that a Galera node needs in addition to the MariaDB server: from this machine, or from Debian packages in a
 * cache.
 */
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../../../settings/operator-error.js';

const run = promisify(execFile);

const packages = ['galera-4', 'mariadb-server', 'rsync', 'libpopt0'];
/** The replication provider: the library through which a server joins a cluster. */
export const provider = 'usr/lib/libgalera_smm.so';
/** The folder of the libraries that rsync needs; the rsync programs copy all data from one node to another. */
export const libraries = `usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
const needed = [
  provider,
  ...['rsync', 'wsrep_sst_common', 'wsrep_sst_rsync'].map((name) => `usr/bin/${name}`),
  // Needed by rsync alone.
  join(libraries, 'libpopt.so.0'),
];

/** Copies the files into a folder under the same paths: the nodes' user may not be able to read the cache. */
export async function putFiles(folder: string): Promise<void> {
  const root = await findFiles();
  for (const file of needed) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
}

/**
 * The root folder of the files: `/` if this machine has them, else a cache into which the Debian packages are unpacked.
 * Nothing is installed, so apt starts no service.
 */
async function findFiles(): Promise<string> {
  const cache = process.env['GALERA_ROOT'] ?? join(homedir(), '.cache', 'docket-engines', 'galera', 'root');
  const isWhole = (root: string): boolean => needed.every((file) => existsSync(join(root, file)));
  if (isWhole('/')) return '/';
  if (!isWhole(cache)) await unpack(cache);
  return cache;
}

async function unpack(root: string): Promise<void> {
  if (!existsSync('/usr/bin/apt-get'))
    throw new OperatorError('Galera is not on this machine, and there is no apt-get to download it with');
  const folder = mkdtempSync(join(tmpdir(), 'docket-galera-packages-'));
  try {
    await run('apt-get', ['download', ...packages], { cwd: folder });
    mkdirSync(root, { recursive: true });
    const { stdout } = await run('ls', [], { cwd: folder });
    for (const file of stdout.trim().split('\n')) await run('dpkg', ['-x', join(folder, file), root]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
