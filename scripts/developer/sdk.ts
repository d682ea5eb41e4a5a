/**
 * `npm run sdk`: builds the clients for TypeScript and Python and packs them for publication. `--out DIR` puts the packages there.
 * Prints their paths.
 */
import { join } from 'node:path';
import { projectRoot } from '../../settings/root.js';
import { readOptions } from '../command-line.js';
import { runScript } from '../run-script.js';
import { packSdk } from './sdk/pack.js';
import { packPythonSdk } from './sdk/pack-python.js';

const help = `npm run sdk -- [--out DIR]

Builds the clients for TypeScript and Python, packs them in DIR (default: sdk and sdk-python) and prints their paths.
`;

const { values } = readOptions(help, { options: { out: { type: 'string' } } });
await runScript(async () => {
  console.log(await packSdk(values.out ?? join(projectRoot, 'sdk')));
  for (const path of await packPythonSdk(values.out ?? join(projectRoot, 'sdk-python'))) console.log(path);
});
