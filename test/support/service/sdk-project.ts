/** An empty project with the SDK as published, in which the sample of the main job can be compiled and run. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packSdk } from '../../../scripts/developer/sdk/pack.js';
import { projectRoot } from '../../../settings/root.js';
import type { ApiClient } from './api.js';

const run = promisify(execFile);
const typescript = join(projectRoot, 'node_modules/typescript7/bin/tsc');
const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--skipLibCheck', 'false'];
const esm = ['--module', 'nodenext', '--target', 'es2022'];

/** The types that a project has, by the platform it runs on. */
export const platforms = {
  browser: ['--lib', 'ES2022,DOM,DOM.Iterable,DOM.AsyncIterable', '--types', ''],
  node: ['--lib', 'ES2022', '--types', 'node', '--typeRoots', join(projectRoot, 'node_modules/@types')],
} as const;

export interface SdkProject {
  readonly folder: string;
  /** Fails with the compiler's output. */
  compile(platform: keyof typeof platforms, ...options: readonly string[]): Promise<void>;
  /** Writes a program that does the main job and prints the result as JSON. Returns its file name. */
  writeProgram(owner: ApiClient): string;
  remove(): void;
}

/** Packs the SDK and installs it without any registry. */
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
