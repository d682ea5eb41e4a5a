/** Python with what the Python SDK needs: found or installed. Runs the programs in test/packages/python/programs/. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pythonPrograms, reasonOf } from '../../../scripts/tools/python-tool.js';
import { projectRoot } from '../../../settings/root.js';

const run = promisify(execFile);
/** What checks the SDK, and the packages that it depends on. */
const packages = ['mypy==2.4.1', 'ruff==0.17.6', 'urllib3==2.8.0', 'typing-extensions==4.16.0'] as const;

export const sdkFolder = join(projectRoot, 'sdk-python');
export const programsFolder = join(projectRoot, 'test/packages/python/programs');

/** The folder with Python's own programs and those of its packages; undefined without Python or PyPI. */
export async function findPython(): Promise<string | undefined> {
  try {
    return await pythonPrograms(...packages);
  } catch (error) {
    const reason = `Python with ${packages.join(', ')} cannot be had here (${reasonOf(error)})`;
    if (process.env['CI'] === 'true') throw new Error(`${reason}, and CI needs it`, { cause: error });
    console.log(`${reason}: the Python SDK is not tested`);
    return undefined;
  }
}

interface Run {
  readonly args?: readonly string[];
  /** What the program reads, as JSON. */
  readonly input?: unknown;
  /** The folder that has the package `docket`. */
  readonly source?: string;
}

/** Runs a Python program with the SDK, and returns the JSON that it prints. If it fails, throws its output. */
export async function runPython(
  python: string,
  program: string,
  { args = [], input = null, source = sdkFolder }: Run,
): Promise<unknown> {
  // Warnings are errors: they would reach the users of the SDK.
  const env = { PATH: process.env['PATH'], PYTHONPATH: source, PYTHONWARNINGS: 'error' };
  const running = run(join(python, 'python'), ['-B', program, ...args], { cwd: programsFolder, env });
  running.child.stdin?.end(JSON.stringify(input));
  return JSON.parse((await running).stdout);
}
