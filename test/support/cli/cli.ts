/** The packed command line, installed in an empty folder as its users have it. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packCli } from '../../../scripts/developer/cli/pack.js';
import type { ApiClient } from '../service/api.js';

const run = promisify(execFile);

/** What a command wrote, and its exit code. */
export interface CliResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface CliRun {
  readonly env?: Readonly<Record<string, string>>;
  /** The standard input. */
  readonly input?: string;
}

/** A user of the command line, with profiles of their own. */
export interface CliUser {
  /** An empty folder in which the commands run. */
  readonly folder: string;
  /** The folder of the settings of all programs. */
  readonly settings: string;
  /** Runs a command, to its end. */
  run(words: readonly string[], options?: CliRun): Promise<CliResult>;
  /** Runs a command that must succeed; returns what it wrote to the standard output. */
  done(words: readonly string[], options?: CliRun): Promise<string>;
  /** Starts a command that goes on until it is killed. */
  start(words: readonly string[], options?: CliRun): ChildProcess;
  /** Everything that was written so far, to look for what must not be in it. */
  readonly written: () => string;
}

export interface Cli {
  /** The installed program. */
  readonly program: string;
  /** The folder in which it is installed. */
  readonly folder: string;
  newUser(): CliUser;
  remove(): void;
}

/** Packs the command line and installs it, without a registry. */
export async function installCli(): Promise<Cli> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-cli-user-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'empty', private: true }));
  const quick = ['--offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', ...quick, await packCli(folder)], { cwd: folder });
  const program = join(folder, 'node_modules/.bin/docket');
  let users = 0;
  const started: ChildProcess[] = [];
  return {
    program,
    folder,
    newUser: () => userOf(program, join(folder, `user-${users++}`), started),
    remove() {
      // A test that failed has not ended what it started.
      for (const child of started) child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function userOf(program: string, home: string, started: ChildProcess[]): CliUser {
  const [settings, folder] = [join(home, 'settings'), join(home, 'work')];
  mkdirSync(folder, { recursive: true });
  let written = '';
  const start = (words: readonly string[], { env = {}, input }: CliRun = {}): ChildProcess => {
    const own = { PATH: process.env['PATH'] ?? '', HOME: home, XDG_CONFIG_HOME: settings, ...env };
    const child = spawn(program, words, { cwd: folder, env: own });
    started.push(child);
    child.stdin.end(input);
    return child;
  };
  const user: CliUser = {
    folder,
    settings,
    start,
    async run(words, options) {
      const child = start(words, options);
      const [stdout, stderr] = [textFrom(child.stdout), textFrom(child.stderr)];
      const code = await new Promise<number>((resolve, reject) => {
        child.once('error', reject).once('close', (status) => resolve(status ?? -1));
      });
      const result = { code, stdout: stdout(), stderr: stderr() };
      written += result.stdout + result.stderr;
      return result;
    },
    async done(words, options) {
      const { code, stdout, stderr } = await user.run(words, options);
      if (code !== 0) throw new Error(`docket ${words.join(' ')} ended with ${code}: ${stdout}${stderr}`);
      return stdout;
    },
    written: () => written,
  };
  return user;
}

/** Collects what a stream writes. */
export function textFrom(stream: NodeJS.ReadableStream | null): () => string {
  let text = '';
  stream?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return () => text;
}

/** The key and the address of an API client, as a script gives them to the command line. */
export const environmentOf = ({ url, key }: ApiClient): Record<string, string> => ({
  DOCKET_URL: url,
  DOCKET_KEY: key ?? '',
});
