/** Writes all of Docket into one file: what `npm run backup` runs. Standard output holds the answer alone, in one line of JSON. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { assertSecretKey } from '../../commands/across/secret-keys.js';
import { openDatabase } from '../../models/database/database.js';
import { isMigrated } from '../../models/database/migrations.js';
import { assertWhole, isMadeByDocket } from '../../models/migrate.js';
import { OperatorError } from '../../settings/operator-error.js';
import { loadSettings } from '../../settings/settings.js';
import { say } from '../bootstrap/say.mjs';
import { readOptions } from '../command-line.js';
import { openDatabaseServer } from '../database/database-server.js';
import { runScript } from '../run-script.js';
import { onlyFile } from './backup/only-file.js';
import { takeBackup } from './backup/take-backup.js';

const help = `npm run backup -- FILE

Writes the database as it is at one moment, and the uploaded files it names, into one file that its owner alone can read, while the
service runs; prints {file, taken_at, rows, files, missing_files} in one line. The file is there whole or not at all, and none is
replaced. It does not hold SECRET_KEY: keep that elsewhere, for nothing can be restored without it.
`;

const { positionals } = readOptions(help, { options: {}, allowPositionals: true });
await runScript(async (script) => {
  const file = resolve(onlyFile(positionals));
  if (existsSync(file)) throw new OperatorError(`${file} is there already, and is not replaced: name another file`);
  const settings = loadSettings();
  const server = await openDatabaseServer(settings, { log: say });
  script.onEnd(server.stop, server.abandon);
  const db = openDatabase(server.url, 2);
  script.onEnd(() => db.destroy());
  if (!(await isMadeByDocket(db))) throw new OperatorError('The database holds nothing yet that could be backed up');
  await assertWhole(db);
  if (!(await isMigrated(db)))
    throw new OperatorError(
      'The database is of an earlier version of Docket: back it up by that version, or start this one first, which brings it up to date',
    );
  await assertSecretKey(db, settings);
  const stopping = new AbortController();
  void script.askedToEnd.then(() => stopping.abort());
  console.log(JSON.stringify(await takeBackup(server.url, settings, file, stopping.signal)));
});
