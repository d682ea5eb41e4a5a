/** Fills an empty installation from a backup: what `npm run restore` runs. Standard output holds the answer alone, in one line of JSON. */
import { resolve } from 'node:path';
import { loadSettings } from '../../settings/settings.js';
import { say } from '../bootstrap/say.mjs';
import { readOptions } from '../command-line.js';
import { openDatabaseServer } from '../database/database-server.js';
import { runScript } from '../run-script.js';
import { checkBackup } from './backup/check-backup.js';
import { onlyFile } from './backup/only-file.js';
import { restoreBackup } from './backup/restore-backup.js';

const help = `npm run restore -- FILE [--copy]

Reads a file of npm run backup to its end and checks it, then fills the database and the place for files that the settings name,
which must both be empty, with the same SECRET_KEY; checks every table by its count and sums and every file by its checksum; brings
the tables up to date; and prints {taken_at, docket, rows, files} in one line. What fails on the way is taken back. Everyone signs in
anew; API keys go on.

--copy   For a copy beside an original that goes on: mails that wait are given up, and webhooks are set failed and wait until they are
         set active again, so that nothing is sent twice.
`;

const { positionals, values } = readOptions(help, { options: { copy: { type: 'boolean' } }, allowPositionals: true });
await runScript(async (script) => {
  const backup = await checkBackup(resolve(onlyFile(positionals)));
  const settings = loadSettings();
  const server = await openDatabaseServer(settings, { log: say });
  script.onEnd(server.stop, server.abandon);
  const stopping = new AbortController();
  void script.askedToEnd.then(() => stopping.abort());
  const isCopy = values.copy === true;
  await restoreBackup(backup, { url: server.url, settings, isCopy, signal: stopping.signal });
  const { head, summary } = backup;
  const rows = Object.values(summary.tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(JSON.stringify({ taken_at: head.taken_at, docket: head.docket, rows, files: summary.files.count }));
});
