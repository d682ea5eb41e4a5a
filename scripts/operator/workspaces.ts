/**
 * `npm run workspaces`: creates workspaces, links for their owners, and resets second factors. Standard output holds only the result, as one
 * line of JSON.
 */
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { linkForOwner } from '../../commands/people/first-sign-in.js';
import { resetFactorOf } from '../../commands/people/reset-factor.js';
import { OperatorError } from '../../settings/operator-error.js';
import { emailAddress, readCommandLine, required, shortName, type CommandLine } from '../command-line.js';
import { runScript, type Script } from '../run-script.js';
import { openWithScript } from './with-database.js';

const help = `npm run workspaces -- create --name N --email E [--owner-name O]
npm run workspaces -- link [--workspace ws_…] [--email E]
npm run workspaces -- reset-factor --workspace ws_… --email E

create   Creates a workspace with a live and a test side and an owner on both, and prints
         {workspace_id, test_workspace_id, user_id, test_user_id, live_key, test_key} on one line. The keys are not shown again.
link     Prints {workspace_id, user_id, email, has_password, link, expires_at} on one line: a link with which an owner signs in
         without a mail, and sets name, address and password. It works once, within 7 days. Without --workspace, it is the
         workspace that was created first; without --email, its first owner.
reset-factor
         Removes the second factor of a user who has lost it, ends their sessions, tells them by mail, and prints
         {workspace_id, user_id} on one line. Make sure first that it is this person who asks for it.
`;

const names = ['name', 'email', 'owner-name', 'workspace'] as const;
type Options = CommandLine<(typeof names)[number]>['options'];

async function create(script: Script, options: Options): Promise<void> {
  const owner = options['owner-name'];
  const workspace = {
    name: shortName('name', required('name', options.name)),
    email: emailAddress('email', options.email),
    owner_name: owner === undefined ? undefined : shortName('owner-name', owner),
  };
  const { db } = await openWithScript(script);
  console.log(JSON.stringify(await createWorkspace(db, workspace)));
}

async function link(script: Script, { workspace: workspaceId, email }: Options): Promise<void> {
  const wanted = { workspaceId, email: email === undefined ? undefined : emailAddress('email', email) };
  console.log(JSON.stringify(await linkForOwner(await openWithScript(script), wanted)));
}

async function resetFactor(script: Script, { workspace, email }: Options): Promise<void> {
  const lost = { workspaceId: required('workspace', workspace), email: emailAddress('email', email) };
  console.log(JSON.stringify(await resetFactorOf(await openWithScript(script), lost)));
}

await runScript(async (script) => {
  const { command, options } = readCommandLine(names);
  if (command === 'create') await create(script, options);
  else if (command === 'link') await link(script, options);
  else if (command === 'reset-factor') await resetFactor(script, options);
  else if (command === 'help') process.stdout.write(help);
  else throw new OperatorError(`There is no command ${command} (see --help)`);
});
