import { execFile } from 'node:child_process';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../../settings/operator-error.js';
import { projectRoot } from '../../settings/root.js';

const execute = promisify(execFile);
/** Enough for the slowest of them, Maven with an empty cache. */
const timeout = 600_000;

interface Place {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program to its end; returns what it printed or, if it fails, throws all of its output. */
export async function run(program: string, args: readonly string[], { cwd, env }: Place = {}): Promise<string> {
  try {
    const options = { cwd, env: { ...process.env, ...env }, timeout, maxBuffer: 1 << 26 };
    return (await execute(program, [...args], options)).stdout;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    throw new OperatorError([message.split('\n')[0], stdout, stderr].join('\n').trim());
  }
}

/** Copies files of `lab/sdk-check/<language>` to their places below a folder. */
export async function copyFiles(
  language: string,
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, place] of Object.entries(files)) {
    await mkdir(dirname(join(folder, place)), { recursive: true });
    await copyFile(join(projectRoot, 'lab/sdk-check', language, name), join(folder, place));
  }
}
