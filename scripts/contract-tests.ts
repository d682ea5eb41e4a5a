/** `npm run test:contract`: Schemathesis with all its checks over every operation, against a live server. `--examples N` for more. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs, promisify } from 'node:util';
import { createWorkspace } from '../commands/create-workspace.js';
import { openDatabase } from '../models/database.js';
import { runServer } from '../server/main.js';
import { projectRoot } from '../settings/root.js';
import { OperatorError } from '../settings/operator-error.js';
import { loadSettings } from '../settings/settings.js';
import { ApiClient } from '../test/support/api.js';
import { freshDatabase } from '../test/support/database.js';
import { fillWorkspace, writeDictionaries } from '../test/support/schemathesis-data.js';
import type { WebhookClient } from '../workers/webhook-client.js';
import { aptInstall, mayInstall } from './apt.js';
import { runScript, type Script } from './run-script.js';
import { mochaGlobalSetup, mochaGlobalTeardown } from './test-database.js';

const run = promisify(execFile);
const version = '4.32.5';
const { values } = parseArgs({
  options: {
    examples: { type: 'string', default: '5' },
  },
});

/** Schemathesis from PyPI in an environment of its own; undefined where there is no Python or no PyPI. */
async function findSchemathesis(): Promise<string | undefined> {
  const folder = join(projectRoot, '.cache', `schemathesis-${version}`);
  const program = join(folder, 'bin', 'schemathesis');
  if (existsSync(program)) return program;
  try {
    await makeEnvironment(folder);
    const options = ['--quiet', '--disable-pip-version-check', `schemathesis==${version}`];
    await run(join(folder, 'bin', 'pip'), ['install', ...options], { timeout: 240_000 });
    return program;
  } catch (error) {
    const reason = `Schemathesis ${version} cannot be had here (${reasonOf(error)})`;
    if (process.env['CI'] === 'true') throw new OperatorError(`${reason}, and CI needs it`);
    console.log(`${reason}: the contract tests are left out`);
    return undefined;
  }
}

/** The last that a program said before it failed. */
function reasonOf(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  return (said || String(error)).split('\n').at(-1) ?? '';
}

/** Debian's Python comes without venv. */
async function makeEnvironment(folder: string): Promise<void> {
  const make = () => run('python3', ['-m', 'venv', '--clear', folder]);
  try {
    await make();
  } catch (error) {
    if (!mayInstall()) throw error;
    await aptInstall('python3-venv');
    await make();
  }
}

/** Made-up URLs are asked nothing. */
const nowhere: WebhookClient = {
  post: () => Promise.reject(new Error('Nothing leaves the contract tests')),
  close: () => Promise.resolve(),
};

/** The service on a database of its own, with a workspace that has something in it. */
async function startService({ onEnd }: Script): Promise<ApiClient> {
  await mochaGlobalSetup();
  onEnd(mochaGlobalTeardown);
  const databaseUrl = await freshDatabase();
  const settings = loadSettings({
    PORT: '0',
    LOG_LEVEL: 'error',
    RATE_LIMIT: '100000000',
    DATA_DIR: join(projectRoot, '.data', 'contract-tests'),
  });
  const server = await runServer(settings, databaseUrl, { webhookClient: nowhere });
  onEnd(() => server.stop());
  const db = openDatabase(databaseUrl, 1);
  const made = await createWorkspace(db, { name: 'Contract tests', email: 'contract@example.com' });
  await db.destroy();
  const owner = new ApiClient(server.url, made.test_key, made.test_workspace_id, made.test_user_id);
  writeDictionaries(join(projectRoot, '.cache', 'contract-tests'), await fillWorkspace(owner));
  return owner;
}

const tagged = (how: 'include' | 'exclude', ...tags: string[]): string[] =>
  tags.flatMap((tag) => [`--${how}-tag`, tag]);
const single = ['--phases', 'examples,coverage,fuzzing'];
const half = ['clients', 'expenses', 'invoices', 'line-items', 'payments', 'tickets', 'time-entries'];

/**
 * Schemathesis keeps one processor busy, so that two halves run at once. Then operations are tried after one another; and in
 * the end those that wipe the workspace or move its clock on by years, for little is left to ask after them.
 */
const rounds = [
  [
    [...single, ...tagged('include', ...half)],
    [...single, ...tagged('exclude', 'test-mode', ...half)],
  ],
  [['--phases', 'stateful', ...tagged('exclude', 'test-mode')]],
  [[...single, ...tagged('include', 'test-mode')]],
];

await runScript(async (script) => {
  const schemathesis = await findSchemathesis();
  if (schemathesis === undefined) return;
  const owner = await startService(script);
  const access = ['--url', owner.url, '--header', `Authorization: Bearer ${owner.key}`];
  const options = ['--checks', 'all', '--max-examples', values.examples, '--no-color'];
  /** Says what it found when it is over. */
  const tryOperations = async (chosen: readonly string[]): Promise<boolean> => {
    const args = ['run', `${owner.url}/openapi.json`, ...access, ...options, ...chosen];
    const child = spawn(schemathesis, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] });
    script.onEnd(() => void child.kill());
    const closed = once(child, 'close') as Promise<[number | null]>;
    console.log(await text(child.stdout));
    return (await closed)[0] === 0;
  };
  for (const round of rounds) {
    const outcomes = await Promise.all(round.map(tryOperations));
    if (outcomes.includes(false)) throw new OperatorError('The contract tests found failures');
    // A key that was revoked on the way would be refused everywhere, and nothing tested.
    await owner.call('getCurrentUser', {});
  }
});
