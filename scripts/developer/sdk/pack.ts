import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../../settings/root.js';
import { packFolder } from '../pack.js';

const run = promisify(execFile);
const compiler = join(projectRoot, 'node_modules/typescript7/bin/tsc');

/** Builds the SDK and packs it into a folder. Returns the path of the package. */
export const packSdk = (out: string): Promise<string> =>
  packFolder('sdk', out, async (folder) => {
    await run(process.execPath, [compiler, '-p', join(projectRoot, 'sdk'), '--outDir', join(folder, 'dist')]);
  });
