import { chmod, copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { projectRoot } from '../../../settings/root.js';
import { commonJs } from '../bundle.js';
import { packFolder } from '../pack.js';

const sources = join(projectRoot, 'contract-check/src');

/** Bundles the checks of recordings and stubs, with the contract, into a folder. */
export async function buildContractCheck(folder: string): Promise<void> {
  const options = { bundle: true, format: 'esm', platform: 'node', target: 'node20', minify: true } as const;
  await build({
    ...options,
    entryPoints: [join(sources, 'index.ts')],
    outfile: join(folder, 'index.js'),
    banner: { js: commonJs },
    legalComments: 'none',
    logLevel: 'warning',
  });
  await build({
    ...options,
    entryPoints: [join(sources, 'cli.ts')],
    outfile: join(folder, 'cli.js'),
    external: ['./index.js'],
    banner: { js: '#!/usr/bin/env node' },
  });
  await chmod(join(folder, 'cli.js'), 0o755);
  for (const name of ['index', 'types']) {
    const { outputText } = ts.transpileDeclaration(await readFile(join(sources, `${name}.ts`), 'utf8'), {});
    await writeFile(join(folder, `${name}.d.ts`), outputText);
  }
  await copyFile(join(projectRoot, 'generated/openapi.json'), join(folder, 'openapi.json'));
}

/** Packs the package into a folder. Returns its path. The package depends on no other. */
export const packContractCheck = (out: string): Promise<string> =>
  packFolder('contract-check', out, buildContractCheck);
