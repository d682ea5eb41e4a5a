/** The docs that the service under test serves, built again by mocha's global fixture if anything in them has changed. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeSite } from '../../../scripts/developer/docs/site.js';
import { projectRoot } from '../../../settings/root.js';

const folder = join(projectRoot, 'dist', 'docs');

export function mochaGlobalSetup(): void {
  const made = join(folder, 'site.json');
  const parts = ['docs', 'scripts/developer/docs', 'generated/openapi.json', 'CHANGELOG.md'].map((path) =>
    join(projectRoot, path),
  );
  if (existsSync(made) && statSync(made).mtimeMs > Math.max(...parts.map(changedAt))) return;
  writeSite(folder, { base: '/docs', canTry: true });
}

/** When a file, or the latest in a folder, was changed, in milliseconds; 0 if there is none. */
function changedAt(path: string): number {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}
