/** `npm run sdk`: builds the TypeScript client and packs it as it is published. `--out DIR` puts the package there. Prints its path. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../settings/root.js';
import { packSdk } from './sdk/pack.js';

const { values } = parseArgs({ options: { out: { type: 'string', default: join(projectRoot, 'sdk') } } });
console.log(await packSdk(values.out));
