/** `npm run build`: installs and compiles what a start needs, unless it is done. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode, prepare } from './bootstrap/prepare.mjs';

checkNode();
await prepare(dirname(dirname(fileURLToPath(import.meta.url))), { withBuild: true });
