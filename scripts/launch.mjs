/** Runs a script of Docket, on a fresh machine as on any other: `node scripts/launch.mjs operator/serve`. */
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LockError } from './bootstrap/lock.mjs';
import { checkNode, prepare } from './bootstrap/prepare.mjs';
import { say } from './bootstrap/say.mjs';

checkNode();
const root = dirname(dirname(fileURLToPath(import.meta.url)));
await prepare(root, { withBuild: true }).catch((/** @type {unknown} */ error) => {
  if (!(error instanceof LockError)) throw error;
  say(error.message);
  process.exit(1);
});

// In this process, so that signals reach the script itself and its exit code is this one's.
const [name = 'operator/serve', ...args] = process.argv.slice(2);
const script = join(root, 'dist', 'scripts', `${name}.js`);
process.argv = [process.execPath, script, ...args];
process.setSourceMapsEnabled(true);
await import(pathToFileURL(script).href);
