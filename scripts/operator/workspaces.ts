/** Creates workspaces: what `npm run workspaces` runs. Standard output holds only the result, as one line of JSON. */
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { OperatorError } from '../../settings/operator-error.js';
import { emailAddress, readCommandLine, required, shortName, type CommandLine } from '../command-line.js';
import { runScript, type Script } from '../run-script.js';
import { openWithScript } from './with-database.js';

const help = `npm run workspaces -- create --name N --email E [--owner-name O]

create   Creates a workspace with a live and a test side and an owner on both, and prints
         {workspace_id, test_workspace_id, user_id, test_user_id, live_key, test_key} on one line. The keys are not shown again.
`;

const names = ['name', 'email', 'owner-name'] as const;

async function create(script: Script, options: CommandLine<(typeof names)[number]>['options']): Promise<void> {
  const owner = options['owner-name'];
  const workspace = {
    name: shortName('name', required('name', options.name)),
    email: emailAddress('email', options.email),
    owner_name: owner === undefined ? undefined : shortName('owner-name', owner),
  };
  const { db } = await openWithScript(script);
  console.log(JSON.stringify(await createWorkspace(db, workspace)));
}

await runScript(async (script) => {
  const { command, options } = readCommandLine(names);
  if (command === 'create') await create(script, options);
  else if (command === 'help') process.stdout.write(help);
  else throw new OperatorError(`There is no command ${command} (see --help)`);
});
