/** `npm run test:contract`: Schemathesis with all its checks over every operation, against a live server. `--examples N` for more. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { projectRoot } from '../settings/root.js';
import { OperatorError } from '../settings/operator-error.js';
import type { ApiClient } from '../test/support/api.js';
import { fillWorkspace, writeDictionaries } from '../test/support/schemathesis-data.js';
import { pythonPrograms, reasonOf } from './python-tool.js';
import { runScript, type Script } from './run-script.js';
import { startTrialService } from './trial-service.js';

const version = '4.32.5';
const { values } = parseArgs({
  options: {
    examples: { type: 'string', default: '5' },
  },
});

/** Schemathesis from PyPI; undefined where there is no Python or no PyPI. */
async function findSchemathesis(): Promise<string | undefined> {
  try {
    return join(await pythonPrograms(`schemathesis==${version}`), 'schemathesis');
  } catch (error) {
    const reason = `Schemathesis ${version} cannot be had here (${reasonOf(error)})`;
    if (process.env['CI'] === 'true') throw new OperatorError(`${reason}, and CI needs it`);
    console.log(`${reason}: the contract tests are left out`);
    return undefined;
  }
}

/** The service, with a workspace that has something in it. */
async function startService(script: Script): Promise<ApiClient> {
  const owner = await startTrialService(script, 'contract-tests');
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
