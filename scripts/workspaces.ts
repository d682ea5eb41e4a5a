/** Makes workspaces: what `npm run workspaces` runs. Standard output holds the answer alone, in one line of JSON. */
import { createWorkspace } from '../commands/create-workspace.js';
import { OperatorError } from '../settings/operator-error.js';
import { emailAddress, readCommandLine, required, shortName } from './command-line.js';
import { runScript } from './run-script.js';
import { openWithScript } from './with-database.js';

const help = `npm run workspaces -- create --name N --email E [--owner-name O]

create   Makes a workspace with a live and a test side and an owner on both, and prints
         {workspace_id, test_workspace_id, user_id, test_user_id, live_key, test_key} in one line. The keys are not shown again.
`;

await runScript(async (script) => {
  const { command, options } = readCommandLine(['name', 'email', 'owner-name']);
  if (command === 'help') return void process.stdout.write(help);
  if (command !== 'create') throw new OperatorError(`There is no command ${command} (see --help)`);
  const ownerName = options['owner-name'];
  const workspace = {
    name: shortName('name', required('name', options.name)),
    email: emailAddress('email', options.email),
    owner_name: ownerName === undefined ? undefined : shortName('owner-name', ownerName),
  };
  const { db } = await openWithScript(script);
  console.log(JSON.stringify(await createWorkspace(db, workspace)));
});
