/** The scripts of the operator, from the build, on the database of the tests. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../../settings/root.js';
import { testApi } from './api.js';

export interface Ran {
  readonly code: number;
  /** The lines of the standard output. */
  readonly lines: string[];
  readonly errors: string;
}

/** Runs a script from the build on the database of the tests. */
export const run = (script: 'keys' | 'workspaces', ...args: string[]): Promise<Ran> =>
  runNode(join('dist/scripts/operator', `${script}.js`), ...args);

export async function runNode(...args: string[]): Promise<Ran> {
  const { databaseUrl, settings } = await testApi();
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: settings.DATA_DIR,
    SECRET_KEY: settings.SECRET_KEY,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env, cwd: projectRoot }, (error, stdout, stderr) => {
      resolve({
        code: error ? Number(error.code) : 0,
        lines: stdout.split('\n').filter((line) => line !== ''),
        errors: stderr,
      });
    });
  });
}

/** The line of JSON that a successful script prints. */
export async function answerOf(...command: Parameters<typeof run>): Promise<Record<string, string>> {
  return answerIn(await run(...command));
}

export function answerIn({ code, lines, errors }: Ran): Record<string, string> {
  if (code !== 0 || lines.length !== 1) throw new Error(`It ended with ${code}: ${lines.join('\n')}${errors}`);
  return JSON.parse(lines[0] ?? '') as Record<string, string>;
}
