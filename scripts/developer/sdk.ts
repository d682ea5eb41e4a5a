/**
 * `npm run sdk`: builds the TypeScript client and packs it for publication. `--out DIR` puts the package there. Prints its path.
 */
import { join } from 'node:path';
import { projectRoot } from '../../settings/root.js';
import { readOptions } from '../command-line.js';
import { packSdk } from './sdk/pack.js';

const help = `npm run sdk -- [--out DIR]

Builds the TypeScript client, packs it in DIR (default: sdk) and prints its path.
`;

const { values } = readOptions(help, { options: { out: { type: 'string', default: join(projectRoot, 'sdk') } } });
console.log(await packSdk(values.out));
