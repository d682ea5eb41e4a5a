/** Runs all of Docket in this folder: what `npm start` starts. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runServer, type RunningServer } from '../../server/main.js';
import { OperatorError } from '../../settings/operator-error.js';
import { loadSettings, type Settings } from '../../settings/settings.js';
import { lockHolder, tryLock } from '../bootstrap/lock.mjs';
import { readOptions } from '../command-line.js';
import { makeFirstWorkspace } from './first-workspace.js';
import { runScript } from '../run-script.js';
import { openDatabaseOf } from './with-database.js';

/** How long a server of this folder is waited for that is just ending. */
const patienceMs = 2000;

const help = `npm start

Runs all of Docket. It takes no options; settings come from the environment, and README.md says which there are.
`;

readOptions(help, {});
await runScript(async (script) => {
  const settings = loadSettings();
  script.onEnd(await lockFolder(settings.DATA_DIR));
  const { db, url } = await openDatabaseOf(settings, script);
  const server = await listen(settings, url);
  script.onEnd(() => server.stop());
  // Keys that are shown only once must not be lost to a port that is taken.
  await makeFirstWorkspace(db);
  console.log(`Docket is ready at ${server.url}`);
  await script.askedToEnd;
});

/** Two servers of one folder would share its mails, files and jobs. Returns how to let the folder go. */
async function lockFolder(folder: string): Promise<() => void> {
  const path = join(folder, 'start.lock');
  for (const deadline = performance.now() + patienceMs; performance.now() < deadline; await sleep(100)) {
    const lock = tryLock(path);
    if (lock !== undefined) return lock.release;
  }
  throw new OperatorError(
    `Docket is already running in this folder, as process ${lockHolder(path)}: use it, or stop it first.`,
  );
}

async function listen(settings: Settings, databaseUrl: string): Promise<RunningServer> {
  try {
    return await runServer(settings, databaseUrl);
  } catch (error) {
    throw portRefused(error, settings) ?? error;
  }
}

function portRefused(error: unknown, settings: Settings): OperatorError | undefined {
  if (!(error instanceof Error && 'code' in error && 'port' in error)) return undefined;
  const name = error.port === settings.METRICS_PORT ? 'METRICS_PORT' : 'PORT';
  const port = `${settings.HOST}:${String(error.port)}`;
  if (error.code === 'EADDRINUSE')
    return new OperatorError(`${port} is in use: stop the program that uses it, or set ${name}.`);
  if (error.code === 'EACCES')
    return new OperatorError(`${port} is not available to this user: set ${name} above 1023.`);
  return undefined;
}
