/** `npm run test:contract`: Schemathesis with all its checks over every operation, against a live server. `--examples N` for more. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { createWorkspace } from '../commands/create-workspace.js';
import { openDatabase } from '../models/database.js';
import { runServer } from '../server/main.js';
import { projectRoot } from '../settings/root.js';
import { loadSettings } from '../settings/settings.js';
import { freshDatabase } from '../test/support/database.js';
import { runScript } from './run-script.js';
import { mochaGlobalSetup, mochaGlobalTeardown } from './test-database.js';

const run = promisify(execFile);
const version = '4.32.5';
const { values } = parseArgs({
  options: {
    examples: { type: 'string', default: '12' },
    phases: { type: 'string', default: 'examples,coverage,fuzzing,stateful' },
  },
});

/** Schemathesis from PyPI in an environment of its own; undefined where there is no Python or no PyPI. */
async function findSchemathesis(): Promise<string | undefined> {
  const folder = join(projectRoot, '.cache', `schemathesis-${version}`);
  const program = join(folder, 'bin', 'schemathesis');
  if (existsSync(program)) return program;
  try {
    await run('python3', ['-m', 'venv', folder]);
    await run(
      join(folder, 'bin', 'pip'),
      ['install', '--quiet', '--disable-pip-version-check', `schemathesis==${version}`],
      { timeout: 240_000 },
    );
    return program;
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
    if (process.env['CI'] === 'true') throw new Error(`Schemathesis is needed under CI: ${reason}`, { cause: error });
    console.log(`Contract tests are left out: Schemathesis cannot be had here (${reason})`);
    return undefined;
  }
}

await runScript(async ({ onEnd }) => {
  const schemathesis = await findSchemathesis();
  if (schemathesis === undefined) return;
  await mochaGlobalSetup();
  onEnd(mochaGlobalTeardown);
  const databaseUrl = await freshDatabase();
  const settings = loadSettings({
    PORT: '0',
    LOG_LEVEL: 'error',
    RATE_LIMIT: '100000000',
    DATA_DIR: join(projectRoot, '.data', 'contract-tests'),
    WEBHOOK_ALLOW_PRIVATE: '0',
  });
  const server = await runServer(settings, databaseUrl);
  onEnd(() => server.stop());
  const db = openDatabase(databaseUrl, 1);
  const { test_key } = await createWorkspace(db, { name: 'Contract tests', email: 'contract@example.com' });
  await db.destroy();
  const options = [
    '--checks',
    'all',
    '--phases',
    values.phases,
    '--max-examples',
    values.examples,
    '--workers',
    '2',
    '--seed',
    '20261121',
    '--warnings',
    'off',
    '--no-color',
  ];
  const child = spawn(
    schemathesis,
    [
      'run',
      `${server.url}/openapi.json`,
      '--url',
      server.url,
      '--header',
      `Authorization: Bearer ${test_key}`,
      ...options,
    ],
    { cwd: projectRoot, stdio: 'inherit' },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The contract tests found failures');
});
