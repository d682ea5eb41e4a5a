/** Replaces SECRET_KEY: what `npm run secret-key` runs. Standard output holds only the result, as one line of JSON. */
import { resealAll } from '../../commands/across/secret-keys.js';
import { OperatorError } from '../../settings/operator-error.js';
import { readCommandLine } from '../command-line.js';
import { runScript, type Script } from '../run-script.js';
import { openWithScript } from './with-database.js';

const help = `npm run secret-key -- reseal

reseal   Re-encrypts with SECRET_KEY whatever was encrypted with one of PREVIOUS_SECRET_KEYS, while the service runs, and prints
         {resealed, unreadable} on one line: rows that were re-encrypted, and rows that none of the keys can decrypt.

To replace the key: start every server and worker with the new SECRET_KEY and the old one in PREVIOUS_SECRET_KEYS, run this
with the same settings, and then start them without PREVIOUS_SECRET_KEYS.
`;

async function reseal(script: Script): Promise<void> {
  const { db, settings } = await openWithScript(script);
  console.log(JSON.stringify(await resealAll(db, settings)));
}

await runScript(async (script) => {
  const { command } = readCommandLine([]);
  if (command === 'reseal') await reseal(script);
  else if (command === 'help') process.stdout.write(help);
  else throw new OperatorError(`There is no command ${command} (see --help)`);
});
