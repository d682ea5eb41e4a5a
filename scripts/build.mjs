/** `npm run build`: installs and compiles what `npm start` needs, unless it is up to date. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode, prepare } from './bootstrap/prepare.mjs';

checkNode();
await prepare(dirname(dirname(fileURLToPath(import.meta.url))), { withBuild: true });
