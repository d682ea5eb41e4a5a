/** The files that a Galera node needs besides MariaDB's own server: of this machine, or of Debian packages in a cache. */
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../../../settings/operator-error.js';

const run = promisify(execFile);

const packages = ['galera-4', 'mariadb-server', 'rsync', 'libpopt0'];
/** What a server joins a cluster by. */
export const provider = 'usr/lib/libgalera_smm.so';
/** Where those of the programs are that copy the data of another node. */
export const libraries = `usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
const needed = [
  provider,
  ...['rsync', 'wsrep_sst_common', 'wsrep_sst_rsync'].map((name) => `usr/bin/${name}`),
  // Of rsync alone.
  join(libraries, 'libpopt.so.0'),
];

/** Puts them into a folder under the same paths, for the cache may be in one that the user of the nodes cannot read. */
export async function putFiles(folder: string): Promise<void> {
  const root = await findFiles();
  for (const file of needed) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
}

/**
 * The root folder of the files: that of this machine, or a cache into which the Debian packages are unpacked, so that no service is
 * installed.
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
