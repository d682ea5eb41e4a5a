/** `npm run demo`: fills the test side of a workspace with a believable firm, whose half year demo/firm.ts plays. */
import { join } from 'node:path';
import { resetTestData } from '../../commands/across/reset-test-data.js';
import { linkForOwner } from '../../commands/people/first-sign-in.js';
import { ApiError } from '../../domain/errors.js';
import { today } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { transaction } from '../../database/transaction.js';
import { findWorkspaceContext, sideOf, systemContext } from '../../models/workspace/workspace-context.js';
import { firstWorkspace } from '../../models/workspace/workspace-directory.js';
import { OperatorError } from '../../settings/operator-error.js';
import { lockHolder, tryLock } from '../bootstrap/lock.mjs';
import { readOptions } from '../command-line.js';
import { playFirm } from './demo/firm.js';
import { Stage } from './demo/stage.js';
import { summaryOf } from './demo/summary.js';
import { makeFirstWorkspace } from './first-workspace.js';
import { runScript, type Script } from '../run-script.js';
import { openWithScript } from './with-database.js';

const help = `npm run demo -- [--workspace ws_…] [--reset]

Fills the test side of a workspace, the first one unless --workspace names another, with a firm of 8 people and 12 clients: contacts,
25 projects, tickets, retainers, half a year of time and expenses up to yesterday, and invoices in every status. It is the same firm
each time. A second run creates what is missing and nothing twice, so it can be stopped at any time. The test clock is left as it is,
and no mail is sent.

--reset  Deletes everything on the test side first.
`;

type Base = Pick<Ctx, 'db' | 'settings' | 'jobs'>;

const { values } = readOptions(help, {
  options: { workspace: { type: 'string' }, reset: { type: 'boolean', default: false } },
});

await runScript((script) => makeDemo(script, values));

async function makeDemo(script: Script, { workspace, reset }: { workspace?: string; reset: boolean }): Promise<void> {
  const base = await openWithScript(script);
  script.onEnd(lockOut(base.settings.DATA_DIR));
  if (workspace === undefined) await makeFirstWorkspace(base);
  const side = await testSide(base, workspace);
  if (reset) await transaction(base.db, (db) => resetTestData({ ...side, db }));
  await fill(script, base, await systemContext(base, side.workspace.id));
  console.log(await signInHint(base, side.workspace.id));
}

/** The text that tells the user how to open the test side in the dashboard. */
async function signInHint(base: Base, workspaceId: string): Promise<string> {
  const { link, has_password: hasPassword } = await linkForOwner(base, { workspaceId });
  return hasPassword
    ? `Sign in at ${base.settings.PUBLIC_URL}, and switch to the test side.`
    : `Open this link while Docket runs to see it as its owner. It works once, within 7 days:\n\n  ${link}?side=test\n`;
}

/** Allows only one run at a time, because two would create everything twice. Returns a function that unlocks. */
function lockOut(folder: string): () => void {
  const path = join(folder, 'demo.lock');
  const lock = tryLock(path);
  if (lock === undefined) throw new OperatorError(`The demo is already being created by process ${lockHolder(path)}.`);
  return lock.release;
}

async function testSide(base: Base, workspaceId: string | undefined): Promise<Ctx> {
  const id = workspaceId ?? (await firstWorkspace(base));
  if (id === undefined || !(await findWorkspaceContext(base, id)))
    throw new OperatorError(`There is no workspace ${id}`);
  return sideOf(await systemContext(base, id), 'test');
}

async function fill(script: Script, base: Base, { workspace, now }: Ctx): Promise<void> {
  const stage = new Stage(base, workspace.id);
  const started = performance.now();
  const stopping = new AbortController();
  void script.endRequested.then(() => stopping.abort());
  console.log(`Filling the test side of ${workspace.name} as of ${today(now, workspace.timezone)} …`);
  let shown = '';
  const shouldContinue = (month: string): boolean => {
    if (month !== shown) console.log(`  ${month}`);
    shown = month;
    return !stopping.signal.aborted;
  };
  await playFirm(stage, now, shouldContinue).catch((error: unknown) => {
    throw error instanceof ApiError ? new OperatorError(`The demo cannot continue: ${error.message}`) : error;
  });
  if (stopping.signal.aborted)
    throw new OperatorError('Stopped before the end: run npm run demo again to continue from here.');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${await summaryOf(await systemContext(base, workspace.id), stage)}\nDone in ${seconds} s.`);
}
