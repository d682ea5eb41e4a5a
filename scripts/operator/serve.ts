/** Runs all of Docket in this folder: what `npm start` starts. */
import cluster from 'node:cluster';
import { joinServers } from '../../commands/across/server-registry.js';
import { runServer, type RunningServer, type ServerOptions } from '../../server/main.js';
import { connectToPrimary } from '../../server/processes/child.js';
import { ProcessPool } from '../../server/processes/primary.js';
import { clearUploads } from '../../settings/upload-folder.js';
import { createLog } from '../../settings/log.js';
import { OperatorError } from '../../settings/operator-error.js';
import { loadSettings, type Settings } from '../../settings/settings.js';
import { say } from '../bootstrap/say.mjs';
import { readOptions } from '../command-line.js';
import { lockFolder, writeAddress } from './folder-lock.js';
import { makeFirstWorkspace } from './first-workspace.js';
import { adviseOnNode } from './node-advice.js';
import { runScript, type Script } from '../run-script.js';
import { noJobs, openDatabaseOf } from './with-database.js';

const help = `npm start

Runs all of Docket. It takes no options; settings come from the environment, and README.md lists them.
`;

readOptions(help, {});
// Other users of the machine must not read the files that it writes.
process.umask(0o077);
await runScript(cluster.isPrimary ? serve : serveAsChild);

async function serve(script: Script): Promise<void> {
  const settings = loadSettings();
  script.onEnd(await lockFolder(settings.DATA_DIR));
  clearUploads(settings);
  const { db, url: databaseUrl } = await openDatabaseOf(settings, script);
  const membership = await joinServers(db, 'server', settings, { onWait: say });
  script.onEnd(membership.leave);
  const { url, failed } = await (settings.PROCESSES === 1 ? serveAlone : serveInProcesses)(
    settings,
    databaseUrl,
    script,
  );
  // Only after listening: keys that are shown once must not be lost because the port is taken.
  const reached = reachedAt(url, settings);
  script.onEnd(writeAddress(reached));
  await makeFirstWorkspace({ db, settings: reached, jobs: noJobs });
  adviseOnNode();
  console.log(`Docket is ready at ${url}`);
  await Promise.race(failed === undefined ? [script.endRequested] : [script.endRequested, failed]);
}

/** The settings with the address at which the server really listens, if the system has chosen its port (PORT=0). */
function reachedAt(url: string, settings: Settings): Settings {
  const isChosen = settings.PORT === 0 && new URL(settings.PUBLIC_URL).port === '0';
  return isChosen ? { ...settings, PUBLIC_URL: url } : settings;
}

interface Serving {
  readonly url: string;
  /** Rejects when nothing is served any more. */
  readonly failed?: Promise<never>;
}

async function serveAlone(settings: Settings, databaseUrl: string, script: Script): Promise<Serving> {
  const server = await listen(settings, databaseUrl);
  script.onEnd(() => server.stop());
  return server;
}

/** Starts this program several times, to serve at one port (docs/decisions/processes.md). */
async function serveInProcesses({ PROCESSES }: Settings, databaseUrl: string, script: Script): Promise<Serving> {
  const env = { DATABASE_URL: databaseUrl, PROCESSES: String(PROCESSES) };
  const processes = new ProcessPool({ count: PROCESSES, env, log: say });
  script.onEnd(
    () => processes.stop(),
    () => processes.kill(),
  );
  return { url: await processes.begin(), failed: processes.failed };
}

/** One of the processes that `serveInProcesses` starts. The program that started it has already prepared the database. */
async function serveAsChild(script: Script): Promise<void> {
  const settings = loadSettings();
  const { DATABASE_URL = '', PROCESSES } = settings;
  const primary = connectToPrimary();
  const server = await listen(settings, DATABASE_URL, {
    log: createLog(settings, Number(process.env['DOCKET_PROCESS'])),
    shared: { ...primary, processes: PROCESSES },
  });
  script.onEnd(() => server.stop());
  primary.ready(server.url);
  await Promise.race([script.endRequested, primary.endRequested]);
}

async function listen(settings: Settings, databaseUrl: string, options?: ServerOptions): Promise<RunningServer> {
  try {
    return await runServer(settings, databaseUrl, options);
  } catch (error) {
    throw portRefused(error, settings) ?? error;
  }
}

function portRefused(error: unknown, settings: Settings): OperatorError | undefined {
  if (!(error instanceof Error && 'code' in error && 'port' in error)) return undefined;
  const name = error.port === settings.METRICS_PORT ? 'METRICS_PORT' : 'PORT';
  const port = `${settings.HOST}:${String(error.port)}`;
  if (error.code === 'EADDRINUSE')
    return new OperatorError(`${port} is in use: stop the program that uses it, or set ${name} to another port.`);
  if (error.code === 'EADDRNOTAVAIL')
    return new OperatorError(`${settings.HOST} is not an address of this machine: set HOST to one that is.`);
  if (error.code === 'EACCES')
    return new OperatorError(`${port} is not available to this user: set ${name} above 1023.`);
  return undefined;
}
