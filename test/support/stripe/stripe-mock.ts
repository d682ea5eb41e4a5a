/** Stripe's own mock of its API, which checks each request against Stripe's contract, and remembers nothing. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../service/free-port.js';
import { until } from '../service/waiting.js';

const version = 'v0.203.0';

/** The program: `STRIPE_MOCK`, or one that Go builds once into a folder of the user. */
function findProgram(): string {
  const given = process.env['STRIPE_MOCK'];
  if (given !== undefined) {
    if (existsSync(given)) return given;
    throw new Error(`STRIPE_MOCK names ${given}, which is no file`);
  }
  const folder = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'docket', `stripe-mock-${version}`);
  const program = join(folder, 'stripe-mock');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('go', ['install', `github.com/stripe/stripe-mock@${version}`], {
    env: { ...process.env, GOBIN: folder },
    stdio: 'inherit',
  });
  if (status === 0 && existsSync(program)) return program;
  throw new Error(
    'npm run test:stripe needs stripe-mock: install Go, which builds it, or set STRIPE_MOCK to the path of the program (https://github.com/stripe/stripe-mock)',
  );
}

export interface StripeMock {
  readonly url: string;
  readonly stop: () => void;
}

export async function startStripeMock(): Promise<StripeMock> {
  const port = await freePort();
  const running = spawn(findProgram(), ['-http-port', String(port), '-strict-version-check=false'], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const isUp = async (): Promise<boolean> => {
    if (running.exitCode !== null) throw new Error(`stripe-mock ended with ${running.exitCode}`);
    return fetch(url).then(
      () => true,
      () => false,
    );
  };
  await until(isUp);
  return { url, stop: () => void running.kill() };
}
