/** The build that `npm start` runs, for tests that start it too. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../../settings/root.js';

let isBuilt = false;

/** Makes sure that the build is current, once for all tests of this process: sources do not change while they run. */
export function ensureBuilt(): void {
  if (!isBuilt) execFileSync(process.execPath, [join(projectRoot, 'scripts', 'build.mjs')], { stdio: 'pipe' });
  isBuilt = true;
}
