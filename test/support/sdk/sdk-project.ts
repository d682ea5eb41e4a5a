/** An empty project with the packed SDK installed, in which test/sdk/sample/main-job.ts is compiled and run. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packSdk } from '../../../scripts/developer/sdk/pack.js';
import { projectRoot } from '../../../settings/root.js';
import type { ApiClient } from '../service/api.js';

const run = promisify(execFile);
const typescript = join(projectRoot, 'node_modules/typescript7/bin/tsc');
const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--skipLibCheck', 'false'];
const esm = ['--module', 'nodenext', '--target', 'es2022'];

/** The types that are available to a project, by platform. */
export const platforms = {
  browser: ['--lib', 'ES2022,DOM,DOM.Iterable,DOM.AsyncIterable', '--types', ''],
  node: ['--lib', 'ES2022', '--types', 'node', '--typeRoots', join(projectRoot, 'node_modules/@types')],
} as const;

export interface SdkProject {
  readonly folder: string;
  /** Compiles the sample. Rejects with the compiler's output if it fails. */
  compile(platform: keyof typeof platforms, ...options: readonly string[]): Promise<void>;
  /** Writes a program that runs the sample and prints its result as JSON. Returns the program's file name. */
  writeProgram(owner: ApiClient): string;
  remove(): void;
}

/** Creates the project, with the SDK packed and installed without a registry. */
export async function makeSdkProject(): Promise<SdkProject> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-sdk-user-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
  const quick = ['--offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', ...quick, await packSdk(folder)], { cwd: folder });
  cpSync(join(projectRoot, 'test/sdk/sample/main-job.ts'), join(folder, 'main-job.ts'));
  return {
    folder,
    compile: async (platform, ...options) => {
      const compiler = [typescript, ...strict, ...esm, ...platforms[platform], 'main-job.ts', ...options];
      await run(process.execPath, compiler, { cwd: folder }).catch(({ stdout }: { stdout: string }) => {
        throw new Error(stdout);
      });
    },
    writeProgram: ({ url, key }) => {
      writeFileSync(join(folder, 'run.js'), programFor({ baseUrl: url, apiKey: key }));
      return 'run.js';
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const programFor = (options: { baseUrl: string; apiKey: string | undefined }): string =>
  `import { Docket } from 'docket-sdk';
import { mainJob } from './main-job.js';
console.log(JSON.stringify(await mainJob(new Docket(${JSON.stringify(options)}))));
`;
