import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../../../settings/operator-error.js';
import { projectRoot } from '../../../settings/root.js';
import { pythonPrograms, reasonOf } from '../../tools/python-tool.js';
import { contractVersion } from './contract-version.js';

const run = promisify(execFile);
/** What pyproject.toml names as its builder. */
const builder = 'hatchling==1.33.0';

/**
 * The published pyproject.toml, with the version of the contract. The one beside the sources is marked private because that
 * folder must not be published.
 */
async function manifest(source: string, version: string): Promise<string> {
  const text = await readFile(join(source, 'pyproject.toml'), 'utf8');
  return text.replace(/# .*\nversion = .*/, `version = "${version}"`).replace('"Private :: Do Not Upload", ', '');
}

/**
 * Builds the Python SDK outside its source folder and packs it into a folder. Returns the paths of the wheel and of the source
 * archive. Throws an `OperatorError` without Python, or if PyPI is needed and unavailable.
 */
export async function packPythonSdk(out: string): Promise<string[]> {
  const source = join(projectRoot, 'sdk-python');
  const version = await contractVersion();
  const folder = await mkdtemp(join(tmpdir(), 'docket-sdk-python-'));
  try {
    const filter = (path: string) => basename(path) !== '__pycache__';
    await cp(join(source, 'docket'), join(folder, 'docket'), { recursive: true, filter });
    await cp(join(source, 'README.md'), join(folder, 'README.md'));
    await writeFile(join(folder, 'pyproject.toml'), await manifest(source, version));
    const hatchling = join(await hatchlingFolder(), 'hatchling');
    const options = ['--directory', resolve(out), '--target', 'wheel', '--target', 'sdist'];
    await run(hatchling, ['build', ...options], { cwd: folder });
    const name = `docket_sdk-${version}`;
    return [`${name}-py3-none-any.whl`, `${name}.tar.gz`].map((file) => join(resolve(out), file));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function hatchlingFolder(): Promise<string> {
  try {
    return await pythonPrograms(builder);
  } catch (error) {
    throw new OperatorError(`The Python client cannot be packed: ${builder} cannot be had here (${reasonOf(error)})`);
  }
}
