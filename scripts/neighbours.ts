/**
 * `npm run neighbours`: how much longer the requests, PDFs and webhooks of one workspace take while another does all at once that
 * could hurt it. Fails when a 99th percentile is five times its quiet figure, or more.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrate, openDatabase } from '../models/database.js';
import { OperatorError } from '../settings/operator-error.js';
import { loadSettings } from '../settings/settings.js';
import { measureNeighbours } from './bench/neighbours.js';
import { startServer } from './bench/servers.js';
import { say } from './bootstrap/say.mjs';
import { openDatabaseServer } from './database-server.js';
import { readOptions } from './command-line.js';
import { runScript } from './run-script.js';

const most = 5;

const help = `npm run neighbours

Measures how much longer the requests, PDFs and webhooks of one workspace take while another does all at once that could hurt it. Fails
when a 99th percentile is five times its quiet figure, or more.
`;

readOptions(help, {});
await runScript(async ({ onEnd }) => {
  const folder = join(loadSettings().DATA_DIR, 'neighbours');
  mkdirSync(folder, { recursive: true });
  const settings = loadSettings({ DATA_DIR: folder });
  const database = await openDatabaseServer(settings, { log: say });
  onEnd(database.stop, database.abandon);
  const db = openDatabase(database.url, 2);
  onEnd(() => db.destroy());
  await migrate(db);
  const server = await startServer({
    name: 'docket',
    program: 'dist/scripts/serve.js',
    databaseUrl: database.url,
    folder,
    env: { WORKER: 'on', RATE_LIMIT: undefined, WEBHOOK_ALLOW_PRIVATE: '1', LOG_LEVEL: 'error' },
  });
  onEnd(server.stop);
  const measured = await measureNeighbours(server.url, db);
  console.table(Object.fromEntries(measured.map(({ what, ...figures }) => [what, figures])));
  const hurt = measured.filter(({ ratio }) => ratio >= most).map(({ what }) => what);
  if (hurt.length > 0) throw new OperatorError(`Another workspace makes these wait too long: ${hurt.join(', ')}`);
});
