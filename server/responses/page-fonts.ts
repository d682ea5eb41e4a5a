/** The font of the dashboard (web/dashboard.tsx) for the pages that the server draws. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../settings/root.js';

const folder = join(projectRoot, 'dist', 'web');

/** Its `@font-face` rules as the build wrote them; empty if the dashboard was not built: pages have the system's font then. */
export const fontFaces: string = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.css'))
      .flatMap(
        (name) => readFileSync(join(folder, name), 'utf8').match(/@font-face\{[^}]*Inter Variable[^}]*\}/g) ?? [],
      )
      .join('')
  : '';
