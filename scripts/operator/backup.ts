/**
 * Writes everything that Docket stores to one file: what `npm run backup` runs. Standard output holds only the result, as one line
 * of JSON.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { assertSecretKey } from '../../commands/across/secret-keys.js';
import { openDatabase } from '../../database/database.js';
import { isMigrated } from '../../database/migrations.js';
import { assertKnown, assertWhole, isMadeByDocket } from '../../models/migrate.js';
import { OperatorError } from '../../settings/operator-error.js';
import { loadSettings } from '../../settings/settings.js';
import { readOptions } from '../command-line.js';
import { runScript } from '../run-script.js';
import { openServerOf } from './with-database.js';
import { onlyFile } from './backup/only-file.js';
import { takeBackup } from './backup/take-backup.js';

const help = `npm run backup -- FILE

Writes the state of the database at one moment, and the uploaded files that it names, to one file that only its owner can read, while
the service runs; prints {file, taken_at, rows, files, missing_files} on one line. The file appears only once it is complete, and an
existing file is never replaced. It does not contain SECRET_KEY: keep that elsewhere, because nothing can be restored without it.
`;

const { positionals } = readOptions(help, { options: {}, allowPositionals: true });
await runScript(async (script) => {
  const file = resolve(onlyFile(positionals));
  if (existsSync(file)) throw new OperatorError(`${file} already exists and will not be replaced: name another file`);
  const settings = loadSettings();
  const server = await openServerOf(settings, script);
  const db = openDatabase(server.url, 2);
  script.onEnd(() => db.destroy());
  if (!(await isMadeByDocket(db))) throw new OperatorError('The database does not contain anything to back up yet');
  await assertWhole(db);
  await assertKnown(db);
  if (!(await isMigrated(db)))
    throw new OperatorError(
      'The database belongs to an earlier version of Docket: back it up with that version, or start this one first, which migrates it',
    );
  await assertSecretKey(db, settings);
  const stopping = new AbortController();
  void script.endRequested.then(() => stopping.abort());
  console.log(JSON.stringify(await takeBackup(server.url, settings, file, stopping.signal)));
});
