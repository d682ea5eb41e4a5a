/**
 * `npm run contract-check`: bundles the checks of recordings and stubs, and packs them for publication. `--out DIR` puts the package
 * there. Prints its path.
 */
import { join } from 'node:path';
import { projectRoot } from '../../settings/root.js';
import { readOptions } from '../command-line.js';
import { packContractCheck } from './contract-check/pack.js';

const help = `npm run contract-check -- [--out DIR]

Bundles docket-contract-check with the contract, packs it in DIR (default: contract-check) and prints its path.
`;

const { values } = readOptions(help, {
  options: { out: { type: 'string', default: join(projectRoot, 'contract-check') } },
});
console.log(await packContractCheck(values.out));
