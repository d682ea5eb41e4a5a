/**
 * `npm run cli`: bundles the command line into one file and packs it for publication. `--out DIR` puts the package there. Prints its path.
 */
import { join } from 'node:path';
import { projectRoot } from '../../settings/root.js';
import { readOptions } from '../command-line.js';
import { packCli } from './cli/pack.js';

const help = `npm run cli -- [--out DIR]

Bundles the command line into one file, packs it in DIR (default: cli) and prints its path.
`;

const { values } = readOptions(help, { options: { out: { type: 'string', default: join(projectRoot, 'cli') } } });
console.log(await packCli(values.out));
