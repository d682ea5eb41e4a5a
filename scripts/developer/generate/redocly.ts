import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../../settings/root.js';

const run = promisify(execFile);

/** The output of a Redocly command that runs with the configuration of that name. */
export async function redocly(config: string, ...args: string[]): Promise<string> {
  const cli = join(projectRoot, 'node_modules/@redocly/cli/bin/cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  try {
    const options = { env, maxBuffer: 1 << 26 };
    return (await run(process.execPath, [cli, ...args, '--config', join(projectRoot, config)], options)).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`redocly ${args[0]} failed\n${stdout}${stderr}`, { cause: error });
  }
}

/** Joins the files of the contract into one JSON document. */
export async function bundle(from: string, to: string): Promise<void> {
  await redocly('redocly.yaml', 'bundle', from, '--output', to);
}

/** Fails on any error or warning. */
export async function lint(file: string): Promise<void> {
  await redocly('redocly.yaml', 'lint', file, '--max-problems', '50');
}
