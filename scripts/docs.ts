/** `npm run docs`: the docs as a static site. `--served` makes the one that the service serves; `--out DIR`, `--base /path`. */
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../settings/root.js';
import { writeSite } from './docs/site.js';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(projectRoot, 'dist-docs') },
    base: { type: 'string', default: '' },
    served: { type: 'boolean', default: false },
  },
});
const { out, base, served } = values;
writeSite(out, { base: base.replace(/\/$/, ''), canTry: served });
console.log(`The docs are in ${relative(process.cwd(), out)}`);
