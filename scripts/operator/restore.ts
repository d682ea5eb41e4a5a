/**
 * Fills an empty installation from a backup: what `npm run restore` runs. Standard output holds only the result, as one line of
 * JSON.
 */
import { resolve } from 'node:path';
import { loadSettings } from '../../settings/settings.js';
import { readOptions } from '../command-line.js';
import { runScript } from '../run-script.js';
import { openServerOf } from './with-database.js';
import { checkBackup } from './backup/check-backup.js';
import { onlyFile } from './backup/only-file.js';
import { restoreBackup } from './backup/restore-backup.js';

const help = `npm run restore -- FILE [--copy]

Reads and checks the whole file of npm run backup; then fills the database and file storage that the settings name, which must both
be empty, using the same SECRET_KEY; checks the row count and sums of every table and the checksum of every file; migrates the
database; and prints {taken_at, docket, rows, files} on one line. If it fails, it is undone. Everyone has to sign in again;
API keys keep working.

--copy   For a copy next to an original that stays in service: waiting mails are dropped, and webhooks are set to failed until they
         are set to active again, so that nothing is sent twice.
`;

const { positionals, values } = readOptions(help, { options: { copy: { type: 'boolean' } }, allowPositionals: true });
await runScript(async (script) => {
  const backup = await checkBackup(resolve(onlyFile(positionals)));
  const settings = loadSettings();
  const server = await openServerOf(settings, script);
  const stopping = new AbortController();
  void script.endRequested.then(() => stopping.abort());
  const isCopy = values.copy === true;
  await restoreBackup(backup, { url: server.url, settings, isCopy, signal: stopping.signal });
  const { head, summary } = backup;
  const rows = Object.values(summary.tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(JSON.stringify({ taken_at: head.taken_at, docket: head.docket, rows, files: summary.files.count }));
});
