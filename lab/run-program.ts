import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { OperatorError } from '../settings/operator-error.js';

const execute = promisify(execFile);
/** An hour: enough for the slowest program, which builds TiDB from its source. */
const timeout = 3_600_000;

/** Runs a program to its end; returns what it printed or, if it fails, throws all of its output. */
export async function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  try {
    const options = { cwd, env: { ...process.env, ...env }, timeout, maxBuffer: 64 * 1024 * 1024 };
    return (await execute(program, [...args], options)).stdout;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    throw new OperatorError([message.split('\n')[0], stdout, stderr].join('\n').trim());
  }
}
