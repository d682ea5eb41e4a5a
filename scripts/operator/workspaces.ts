/**
 * `npm run workspaces`: creates workspaces, and links for their owners. Standard output holds only the result, as one
 * line of JSON.
 */
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { importWorkspace } from '../../commands/across/moving/import-workspace.js';
import { linkForOwner } from '../../commands/people/first-sign-in.js';
import { OperatorError } from '../../settings/operator-error.js';
import { emailAddress, readCommandLine, required, shortName, type CommandLine } from '../command-line.js';
import { runScript, type Script } from '../run-script.js';
import { openWithScript } from './with-database.js';

const help = `npm run workspaces -- create --name N --email E [--owner-name O]
npm run workspaces -- link [--workspace ws_…] [--email E]
npm run workspaces -- import FILE [--name N]

create   Creates a workspace with a live and a test side and an owner on both, and prints
         {workspace_id, test_workspace_id, user_id, test_user_id, live_key, test_key} on one line. The keys are not shown again.
link     Prints {workspace_id, user_id, email, has_password, link, expires_at} on one line: a link with which an owner signs in
         without a mail, and sets name, address and password. It works once, within 7 days. Without --workspace, it is the
         workspace that was created first; without --email, its first owner.
import   Makes a workspace of an export (docs/guides/moving.md), with new ids for everything and a fresh test side, and prints the same
         line as create: the owner is the first of the export. All or nothing. Nobody has a password in it: see link.
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

async function importFile(script: Script, file: string | undefined, { name }: Options): Promise<void> {
  if (file === undefined) throw new OperatorError('Name the file to import (see --help)');
  const wanted = name === undefined ? undefined : shortName('name', name);
  console.log(JSON.stringify(await importWorkspace(await openWithScript(script), file, wanted)));
}

await runScript(async (script) => {
  const { command, file, options } = readCommandLine(names, ['import']);
  if (command === 'create') await create(script, options);
  else if (command === 'link') await link(script, options);
  else if (command === 'import') await importFile(script, file, options);
  else if (command === 'help') process.stdout.write(help);
  else throw new OperatorError(`There is no command ${command} (see --help)`);
});
