/** Prism, a proxy that validates requests and responses against a contract: found or installed, and started. */
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { waitForLock } from '../../../scripts/bootstrap/lock.mjs';
import { operations } from '../../../generated/operations.js';
import type { Tag } from '../../../contract/contract.js';
import { reasonOf } from '../../../scripts/tools/python-tool.js';
import { contractDocument } from '../../../server/contract/contract-document.js';
import { projectRoot } from '../../../settings/root.js';
import { freePort } from './free-port.js';

const run = promisify(execFile);
const version = '5.16.0';
const lookMs = 100;
/** Enough for Prism to start on a busy machine. */
const startMs = 60_000;
/** Enough for a slow registry. */
const installMs = 240_000;

/**
 * The path of Prism, installed from npm if missing: it is too large for the project's dependencies. Undefined without a
 * registry.
 */
export async function findPrism(): Promise<string | undefined> {
  const folder = join(projectRoot, '.cache', `prism-${version}`);
  const program = join(folder, 'node_modules/@stoplight/prism-cli/dist/index.js');
  if (existsSync(program)) return program;
  const lock = await waitForLock(`${folder}.lock`, () => undefined);
  try {
    if (!existsSync(program)) await install(folder);
    return program;
  } catch (error) {
    const reason = `Prism ${version} cannot be had here (${reasonOf(error)})`;
    if (process.env['CI'] === 'true') throw new Error(`${reason}, and CI needs it`, { cause: error });
    console.log(`${reason}: nothing goes through it`);
    return undefined;
  } finally {
    lock.release();
  }
}

/** Installs into another folder and renames it, so that an interrupted installation does not look complete. */
async function install(folder: string): Promise<void> {
  const half = `${folder}-half`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true });
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-save', '--loglevel=error'];
  await run('npm', ['install', '--prefix', half, ...options, `@stoplight/prism-cli@${version}`], {
    timeout: installMs,
  });
  await rename(half, folder);
}

/** A running proxy. Its own errors are `application/problem+json`. */
export interface Proxy {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * The contract with the operations of some tags alone, because Prism is slow with all of them, and without webhooks,
 * which do not pass the proxy.
 */
export function contractOf(tags: readonly Tag[]): object {
  const kept = new Set(
    Object.values(operations).flatMap(({ tag, method, path }) => (tags.includes(tag) ? `${method} ${path}` : [])),
  );
  const document = contractDocument();
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => {
    const parts = Object.entries(item ?? {}).filter(([name]) => name === 'parameters' || kept.has(`${name} ${path}`));
    return [path, Object.fromEntries(parts)] as const;
  });
  return { ...document, webhooks: {}, paths: Object.fromEntries(paths) };
}

/** Starts Prism in front of a service; undefined if there is no Prism. */
export const putBefore = (upstream: string, contract: object): Promise<Proxy | undefined> =>
  start(contract, (file) => ['proxy', file, upstream, '--errors']);

/** Starts Prism in place of a service: it answers with the examples of the contract. Undefined if there is no Prism. */
export const stubOf = (contract: object): Promise<Proxy | undefined> => start(contract, (file) => ['mock', file]);

async function start(contract: object, command: (file: string) => string[]): Promise<Proxy | undefined> {
  const program = await findPrism();
  if (program === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'docket-proxy-'));
  const file = join(folder, 'contract.json');
  await writeFile(file, JSON.stringify(contract));
  const port = await freePort();
  const options = ['--port', String(port), '--verboseLevel', 'fatal'];
  const child = spawn(process.execPath, [program, ...command(file), ...options], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const until = performance.now() + startMs;
  while (!(await isListening(url))) {
    if (child.exitCode !== null || performance.now() > until) throw new Error('Prism did not start');
    await pause(lookMs);
  }
  return {
    url,
    stop: async () => {
      child.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

const isListening = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );
