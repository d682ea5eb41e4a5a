/** Packs a folder of this repository as a package. Needs no registry. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../settings/root.js';
import { contractVersion } from './sdk/contract-version.js';

const run = promisify(execFile);

/**
 * The published package.json, with the version of the contract. The one beside the sources is marked private because that folder
 * must not be published.
 */
async function manifest(source: string): Promise<string> {
  const text = await readFile(join(source, 'package.json'), 'utf8');
  const { private: _private, ...own } = JSON.parse(text) as { private: boolean };
  return `${JSON.stringify({ ...own, version: await contractVersion() }, null, 2)}\n`;
}

/**
 * Builds a package outside its source folder and packs it into `out`. Returns the path of the package.
 *
 * @param name the folder of its sources, with its package.json and README.md
 * @param build writes what the package consists of into a folder
 */
export async function packFolder(name: string, out: string, build: (folder: string) => Promise<void>): Promise<string> {
  const source = join(projectRoot, name);
  const folder = await mkdtemp(join(tmpdir(), `docket-${name}-`));
  try {
    await mkdir(resolve(out), { recursive: true });
    await cp(join(source, 'README.md'), join(folder, 'README.md'));
    await writeFile(join(folder, 'package.json'), await manifest(source));
    await build(folder);
    const { stdout } = await run('npm', ['pack', '--json', '--loglevel=error', '--pack-destination', resolve(out)], {
      cwd: folder,
    });
    const [packed] = JSON.parse(stdout) as [{ filename: string }];
    return join(resolve(out), packed.filename);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
