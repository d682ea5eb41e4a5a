import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../settings/root.js';

const run = promisify(execFile);

async function redocly(...args: string[]): Promise<void> {
  const cli = join(projectRoot, 'node_modules/@redocly/cli/bin/cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  try {
    await run(process.execPath, [cli, ...args, '--config', join(projectRoot, 'redocly.yaml')], {
      env,
      maxBuffer: 1 << 26,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`redocly ${args[0]} failed\n${stdout}${stderr}`, { cause: error });
  }
}

/** Joins the files of the contract into one JSON document. */
export const bundle = (from: string, to: string): Promise<void> => redocly('bundle', from, '--output', to);

/** Fails on any error or warning. */
export const lint = (file: string): Promise<void> => redocly('lint', file, '--max-problems', '50');
