/**
 * `npm run docs`: builds the docs as a static site. `--served` builds the one that the service serves; `--out DIR`, `--base /path`.
 */
import { join, relative } from 'node:path';
import { projectRoot } from '../../settings/root.js';
import { readOptions } from '../command-line.js';
import { writeSite } from './docs/site.js';

const help = `npm run docs -- [--out DIR] [--base /path] [--served]

Builds the docs as a static site in DIR (default: dist-docs), to be served under /path.

--served  builds the site that the service itself serves, with operations to try
`;

const { values } = readOptions(help, {
  options: {
    out: { type: 'string', default: join(projectRoot, 'dist-docs') },
    base: { type: 'string', default: '' },
    served: { type: 'boolean', default: false },
  },
});
const { out, base, served } = values;
writeSite(out, { base: base.replace(/\/$/, ''), canTry: served });
console.log(`The docs are in ${relative(process.cwd(), out)}`);
