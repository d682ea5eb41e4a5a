import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../../settings/root.js';
import { contractVersion } from './contract-version.js';

const run = promisify(execFile);
const compiler = join(projectRoot, 'node_modules/typescript7/bin/tsc');

/**
 * The published package.json, with the version of the contract. The one beside the sources is marked private because that folder
 * must not be published.
 */
async function manifest(source: string): Promise<string> {
  const text = await readFile(join(source, 'package.json'), 'utf8');
  const { private: _private, ...own } = JSON.parse(text) as { private: boolean };
  return `${JSON.stringify({ ...own, version: await contractVersion() }, null, 2)}\n`;
}

/** Builds the TypeScript SDK outside its source folder and packs it into a folder. Returns the path of the package. Needs no registry. */
export async function packSdk(out: string): Promise<string> {
  const source = join(projectRoot, 'sdk');
  const folder = await mkdtemp(join(tmpdir(), 'docket-sdk-'));
  try {
    await cp(join(source, 'README.md'), join(folder, 'README.md'));
    await writeFile(join(folder, 'package.json'), await manifest(source));
    await run(process.execPath, [compiler, '-p', source, '--outDir', join(folder, 'dist')]);
    const { stdout } = await run('npm', ['pack', '--json', '--loglevel=error', '--pack-destination', resolve(out)], {
      cwd: folder,
    });
    const [packed] = JSON.parse(stdout) as [{ filename: string }];
    return join(resolve(out), packed.filename);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
