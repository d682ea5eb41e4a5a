import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../settings/root.js';

const run = promisify(execFile);
const compiler = join(projectRoot, 'node_modules/typescript7/bin/tsc');

/** Builds the SDK apart from its sources and packs it into a folder. Answers the path of the package. Needs no registry. */
export async function packSdk(out: string): Promise<string> {
  const source = join(projectRoot, 'sdk');
  const folder = await mkdtemp(join(tmpdir(), 'docket-sdk-'));
  try {
    for (const file of ['package.json', 'README.md']) await cp(join(source, file), join(folder, file));
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
