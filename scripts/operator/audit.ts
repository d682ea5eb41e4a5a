/** Proves that the audit log is as it was written: what `npm run audit` runs. */
import { verifyAudit } from '../../models/people/audit-chain.js';
import { OperatorError } from '../../settings/operator-error.js';
import { readCommandLine } from '../command-line.js';
import { runScript, type Script } from '../run-script.js';
import { openWithScript } from './with-database.js';

const help = `npm run audit -- verify [--workspace ws_…]

verify   Reads the audit log of every side of every workspace, or of one side, and checks that no entry was changed, removed or
         moved. Prints {workspace_id, entries, erased, position, hash, fault} on one line for each, and ends with status 1 if
         there is a fault. \`erased\` counts entries from which the personal data of somebody was erased; \`position\` and
         \`hash\` are those of the last entry. Entries are removed after two years.
`;

async function verify(script: Script, workspaceId: string | undefined): Promise<void> {
  const { db, settings } = await openWithScript(script);
  let faults = 0;
  let logs = 0;
  for await (const result of verifyAudit({ db }, settings, workspaceId)) {
    console.log(JSON.stringify(result));
    logs += 1;
    if (result.fault !== null) faults += 1;
  }
  if (workspaceId !== undefined && logs === 0) throw new OperatorError(`The workspace ${workspaceId} has no audit log`);
  if (faults > 0) throw new OperatorError(`${faults} of ${logs} audit logs are not as they were written`);
}

await runScript(async (script) => {
  const { command, options } = readCommandLine(['workspace'] as const);
  if (command === 'verify') await verify(script, options.workspace);
  else if (command === 'help') process.stdout.write(help);
  else throw new OperatorError(`There is no command ${command} (see --help)`);
});
