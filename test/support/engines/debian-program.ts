/** Debian programs that tests run next to the service: found on the machine, or installed with apt if allowed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall, mayInstall } from '../../../scripts/tools/apt.js';

const folders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];

/** The path of a program whose package has the same name. Throws if the machine lacks it and cannot install it. */
export async function debianProgram(name: string): Promise<string> {
  const find = (): string | undefined => folders.map((folder) => `${folder}/${name}`).find((path) => existsSync(path));
  if (find() === undefined && mayInstall()) await aptInstall(name);
  const path = find();
  if (path === undefined) throw new Error(`These tests need ${name}: install it (Debian: apt-get install ${name})`);
  return path;
}

/** A program that runs until it is stopped. */
export interface RunningProgram {
  /** Its output so far. */
  readonly output: () => string;
  readonly hasEnded: () => boolean;
  readonly signal: (signal: NodeJS.Signals) => void;
  readonly stop: () => Promise<void>;
}

export async function startProgram(name: string, args: readonly string[]): Promise<RunningProgram> {
  const child = spawn(await debianProgram(name), args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  return {
    output: () => text,
    hasEnded: () => hasEnded(child),
    signal: (signal) => void child.kill(signal),
    stop: () => stop(child),
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (hasEnded(child)) return resolve();
    child.once('close', () => resolve());
    child.kill('SIGTERM');
  });
}
