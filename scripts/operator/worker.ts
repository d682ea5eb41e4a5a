/** Runs only a worker, next to one or more servers: what `npm run worker` starts. */
import { joinServers } from '../../commands/across/server-registry.js';
import { createRenderer } from '../../documents/renderer.js';
import { openDatabase } from '../../database/database.js';
import { createLog } from '../../settings/log.js';
import { loadSettings } from '../../settings/settings.js';
import { createWorker } from '../../workers/worker.js';
import { say } from '../bootstrap/say.mjs';
import { readOptions } from '../command-line.js';
import { runScript } from '../run-script.js';
import { adviseOnNode } from './node-advice.js';
import { openDatabaseOf } from './with-database.js';

const help = `npm run worker

Runs only a worker, for a server with WORKER=off or to share the work. It takes no options; settings come from the environment.
`;

readOptions(help, {});
// Other users of the machine must not read the files that it writes.
process.umask(0o077);
await runScript(async (script) => {
  const settings = { ...loadSettings(), WORKER: 'on' as const };
  const { db: own, url } = await openDatabaseOf(settings, script);
  const membership = await joinServers(own, 'worker', settings, { onWait: say });
  script.onEnd(membership.leave);
  const db = openDatabase(url);
  script.onEnd(() => db.destroy());
  const log = createLog(settings);
  const renderer = createRenderer({ log });
  script.onEnd(renderer.close);
  const worker = createWorker({ db, settings, log, renderer });
  script.onEnd(() => worker.stop());
  worker.begin();
  adviseOnNode();
  console.log('The worker is ready');
  await script.endRequested;
});
