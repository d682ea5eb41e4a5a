import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from '../../../settings/root.js';
import { commonJs } from '../bundle.js';
import { packFolder } from '../pack.js';

/** Bundles the command line with its packages into one program that can be run. */
export async function bundleCli(file: string): Promise<void> {
  await build({
    entryPoints: [join(projectRoot, 'cli/src/main.ts')],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: { js: `#!/usr/bin/env node\n${commonJs}` },
    minify: true,
    keepNames: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  await chmod(file, 0o755);
}

/** Builds the command line and packs it into a folder. Returns the path of the package, which depends on no other. */
export const packCli = (out: string): Promise<string> =>
  packFolder('cli', out, (folder) => bundleCli(join(folder, 'docket.js')));
