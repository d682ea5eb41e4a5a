/** Schemathesis: found or installed, and run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { OperatorError } from '../../../settings/operator-error.js';
import { projectRoot } from '../../../settings/root.js';
import type { ApiClient } from '../../support/service/api.js';
import type { Trial } from './rounds.js';
import { pythonPrograms, reasonOf } from '../../../scripts/tools/python-tool.js';
import type { Script } from '../../../scripts/run-script.js';

const version = '4.32.5';

/** The path of Schemathesis, installed from PyPI; undefined without Python or PyPI. */
export async function findSchemathesis(): Promise<string | undefined> {
  try {
    return join(await pythonPrograms(`schemathesis==${version}`), 'schemathesis');
  } catch (error) {
    const reason = `Schemathesis ${version} cannot be had here (${reasonOf(error)})`;
    if (process.env['CI'] === 'true') throw new OperatorError(`${reason}, and CI needs it`);
    console.log(`${reason}: the contract tests are left out`);
    return undefined;
  }
}

/**
 * Runs Schemathesis for a trial, which prints its findings at the end. Returns whether it found nothing wrong. It never
 * changes the caller's own user or key (`ownIds`).
 */
export async function trySchemathesis(
  { onEnd }: Script,
  program: string,
  { by, options, refused = [] }: Trial,
  ownIds: readonly string[],
): Promise<boolean> {
  const { url, key = '', portalSession }: ApiClient = by;
  const credential = portalSession === undefined ? `Authorization: Bearer ${key}` : 'Sec-Fetch-Site: same-origin';
  const access = ['--url', url, '--header', credential];
  const args = ['run', `${url}/openapi.json`, ...access, '--checks', 'all', '--no-color', ...options];
  const env = {
    ...process.env,
    DOCKET_OWN_IDS: ownIds.join(),
    DOCKET_PORTAL_SESSION: portalSession ?? 'none',
    DOCKET_REFUSED_OPERATIONS: refused.join(),
  };
  const child = spawn(program, args, { cwd: projectRoot, env, stdio: ['ignore', 'pipe', 'inherit'] });
  onEnd(() => void child.kill());
  const closed = once(child, 'close') as Promise<[number | null]>;
  console.log(await text(child.stdout));
  return (await closed)[0] === 0;
}
