/**
 * Mocha's global fixture: builds the docs and the dashboard that the service under test serves, if their sources have
 * changed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeSite } from '../../../scripts/developer/docs/site.js';
import { projectRoot } from '../../../settings/root.js';

const folder = join(projectRoot, 'dist', 'docs');
const partsOfDashboard = [
  'web',
  'sdk/src',
  'domain',
  'documents/charts.ts',
  'serializers/reports',
  'scripts/build-web.mjs',
  'package-lock.json',
];

export function mochaGlobalSetup(): void {
  if (!isNewer('dist/docs/site.json', ['docs', 'scripts/developer/docs', 'generated/openapi.json', 'CHANGELOG.md']))
    writeSite(folder, { base: '/docs', canTry: true });
  if (!isNewer('dist/web/manifest.json', partsOfDashboard))
    execFileSync(process.execPath, ['scripts/build-web.mjs'], {
      cwd: projectRoot,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
}

/** Whether a file is newer than all the files and folders that it is built from. */
function isNewer(made: string, parts: readonly string[]): boolean {
  const path = join(projectRoot, made);
  return (
    existsSync(path) && statSync(path).mtimeMs > Math.max(...parts.map((part) => changedAt(join(projectRoot, part))))
  );
}

/** When a file, or the newest one in a folder, was last changed, in milliseconds; 0 if it does not exist. */
function changedAt(path: string): number {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}
