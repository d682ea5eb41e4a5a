import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a program to its end; if it fails, throws with the end of its output. */
export async function run(
  file: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  try {
    const { stdout } = await execute(file, args, { maxBuffer: 64 * 1024 * 1024, ...options });
    return stdout;
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message?: string };
    throw new Error(`${file}: ${(stderr ?? message ?? '').slice(-400)}`, { cause: error });
  }
}
