/** Generators for TypeScript. */
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../settings/root.js';
import { runProgram } from '../run-program.js';
import { copy, inOrder, installed, run, toolsFolder, type Generator, type Stage } from './generator.js';
import { openapiGenerator } from './openapi-generator.js';

/** Installs what Docket itself does not use into the folder above the trials, where Node finds it. */
async function installPackages(): Promise<void> {
  const from = join(projectRoot, 'lab/sdk-check/typescript/package.json');
  await mkdir(toolsFolder, { recursive: true });
  await copyFile(from, join(toolsFolder, 'package.json'));
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
  await installed('packages of npm', () => runProgram('npm', ['install', ...options], { cwd: toolsFolder }));
}

/** Docket's own programs of npm, such as tsc. */
const own = (program: string, ...args: readonly string[]): Stage =>
  run(join(projectRoot, 'node_modules/.bin', program), ...args);

const files = (name: string): Stage =>
  copy({
    'typescript/bill.ts': 'bill.ts',
    'typescript/tsconfig.json': 'tsconfig.json',
    [`typescript/${name}.ts`]: 'job.ts',
  });

/** A generator whose job is `lab/sdk-check/typescript/<job>.ts`. */
const typescriptGenerator = (job: string, made: Pick<Generator, 'name' | 'options' | 'generate'>): Generator => ({
  ...made,
  compile: inOrder(installPackages, files(job), own('tsc', '-p', '.')),
  pay: own('tsx', 'job.ts'),
});

const openapiTypescript = typescriptGenerator('openapi-fetch', {
  name: 'openapi-typescript',
  options: '--default-non-nullable false',
  generate: own(
    'openapi-typescript',
    'openapi.json',
    '--output',
    'client/docket.ts',
    '--default-non-nullable',
    'false',
  ),
});

const heyApi = typescriptGenerator('hey-api', {
  name: '@hey-api/openapi-ts',
  options: '',
  generate: own('openapi-ts', '--input', 'openapi.json', '--output', 'client'),
});

const orval = typescriptGenerator('orval', {
  name: 'orval',
  options: '--client fetch',
  generate: inOrder(
    installPackages,
    run(
      join(toolsFolder, 'node_modules/.bin/orval'),
      '--input',
      'openapi.json',
      '--output',
      'client/docket.ts',
      '--client',
      'fetch',
    ),
  ),
});

const axios = typescriptGenerator('axios', openapiGenerator('typescript-axios', { to: 'client' }));
const fetch = typescriptGenerator('fetch', openapiGenerator('typescript-fetch', { to: 'client' }));

export const typescript: readonly Generator[] = [openapiTypescript, heyApi, orval, axios, fetch];
