/** The build that `npm start` runs, for tests that start it too. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../../settings/root.js';

let isBuilt = false;

/** Builds what has changed, once per process: sources do not change while the tests run. */
export function ensureBuilt(): void {
  if (!isBuilt) execFileSync(process.execPath, [join(projectRoot, 'scripts', 'build.mjs')], { stdio: 'pipe' });
  isBuilt = true;
}
