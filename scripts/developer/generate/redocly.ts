import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../../../settings/operator-error.js';
import { projectRoot } from '../../../settings/root.js';
import { sourceFile } from './source-file.js';

const run = promisify(execFile);

/** A command of Redocly that failed, with what it printed. */
class RedoclyError extends Error {
  readonly stdout: string;
  readonly stderr: string;

  constructor(command: string, { stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) {
    super(`redocly ${command} failed\n${stdout}${stderr}`);
    this.stdout = stdout;
    this.stderr = stderr;
  }
}

/** Runs a Redocly command with the configuration file `config`; returns what it prints. */
export async function redocly(config: string, command: string, ...args: string[]): Promise<string> {
  const cli = join(projectRoot, 'node_modules/@redocly/cli/bin/cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  try {
    const options = { cwd: projectRoot, env, maxBuffer: 1 << 26 };
    const all = [cli, command, ...args, '--config', join(projectRoot, config)];
    return (await run(process.execPath, all, options)).stdout;
  } catch (error) {
    throw new RedoclyError(command, error as { stdout?: string; stderr?: string });
  }
}

/**
 * Joins the files of the contract into one JSON document. Throws an OperatorError that names the first file that cannot
 * be read or refers to a missing one.
 */
export async function bundle(from: string, to: string): Promise<void> {
  try {
    await redocly('redocly.yaml', 'bundle', from, '--output', to);
  } catch (error) {
    throw error instanceof RedoclyError ? (brokenFile(error) ?? error) : error;
  }
}

/** The first problem. Redocly prints the place of each problem, and its message below. */
function brokenFile({ stdout, stderr }: RedoclyError): OperatorError | undefined {
  const [, place, message] = /^\[1\] (\S+).*\n\n(.+)/m.exec(stdout + stderr) ?? [];
  return place === undefined ? undefined : new OperatorError(`${place}: ${message}`);
}

interface Problem {
  readonly message: string;
  readonly location: readonly { readonly pointer?: string }[];
}

/** Fails on any error or warning, with the first of them, its file, and the other files to mend. */
export async function lint(file: string): Promise<void> {
  try {
    await redocly('redocly.yaml', 'lint', file, '--format', 'json', '--max-problems', '1000');
  } catch (error) {
    throw error instanceof RedoclyError ? (firstProblem(error) ?? error) : error;
  }
}

/** How many of the other files a message names. */
const maxNamed = 8;

function firstProblem({ stdout }: RedoclyError): OperatorError | undefined {
  const { problems } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { problems: readonly Problem[] };
  const [first] = problems;
  if (first === undefined) return undefined;
  const places = problems.map(({ message, location }) => placeOf(location[0]?.pointer ?? '', message));
  const others = [...new Set(places)].slice(1);
  const rest = others.length > maxNamed ? ` and ${others.length - maxNamed} more` : '';
  const more = others.length === 0 ? '' : ` (and problems in ${others.slice(0, maxNamed).join(', ')}${rest})`;
  return new OperatorError(`${places[0]}: ${first.message.replaceAll(/\s+/g, ' ')}${more}`);
}

const placeOf = (pointer: string, message: string): string =>
  sourceFile(pointer, message) ?? `the contract at ${pointer}`;
