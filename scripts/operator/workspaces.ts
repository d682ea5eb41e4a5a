/**
 * `npm run workspaces`: creates workspaces, links for their owners, and resets second factors. Standard output holds only the result, as one
 * line of JSON.
 */
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { setLimits } from '../../commands/workspace/set-limits.js';
import { importWorkspace } from '../../commands/across/moving/import-workspace.js';
import { linkForOwner } from '../../commands/people/first-sign-in.js';
import { resetFactorOf } from '../../commands/people/factors/reset-factor.js';
import { OperatorError } from '../../settings/operator-error.js';
import { count, emailAddress, readCommandLine, required, shortName, type CommandLine } from '../command-line.js';
import { runScript, type Script } from '../run-script.js';
import { openWithScript } from './with-database.js';

const help = `npm run workspaces -- create --name N --email E [--owner-name O]
npm run workspaces -- link [--workspace ws_…] [--email E]
npm run workspaces -- limits --workspace ws_… [--storage-gb N] [--mails-a-day N] [--exports-a-day N] [--streams N]
npm run workspaces -- reset-factor --workspace ws_… --email E
npm run workspaces -- import FILE [--name N]

create   Creates a workspace with a live and a test side and an owner on both, and prints
         {workspace_id, test_workspace_id, user_id, test_user_id, live_key, test_key} on one line. The keys are not shown again.
link     Prints {workspace_id, user_id, email, has_password, link, expires_at} on one line: a link with which an owner signs in
         without a mail, and sets name, address and password. It works once, within 7 days. Without --workspace, it is the
         workspace that was created first; without --email, its first owner.
limits   Sets how much a workspace may use, and prints {workspace_id, limits, usage} on one line. N is a whole number above 0,
         or none for no limit, which is the default. Without a limit, only prints. Streams are those of each server.
reset-factor
         Removes the second factor of a user who has lost it, ends their sessions, tells them by mail, and prints
         {workspace_id, user_id} on one line. Make sure first that it is this person who asks for it.
import   Makes a workspace of an export (docs/guides/moving.md), with new ids for everything and a fresh test side, and prints the same
         line as create: the owner is the first of the export. All or nothing. Nobody has a password in it: see link.
`;

const limitNames = ['storage-gb', 'mails-a-day', 'exports-a-day', 'streams'] as const;
const names = ['name', 'email', 'owner-name', 'workspace', ...limitNames] as const;
type Options = CommandLine<(typeof names)[number]>['options'];

async function create(script: Script, options: Options): Promise<void> {
  const owner = options['owner-name'];
  const workspace = {
    name: shortName('name', required('name', options.name)),
    email: emailAddress('email', options.email),
    owner_name: owner === undefined ? undefined : shortName('owner-name', owner),
  };
  const { db, settings } = await openWithScript(script);
  console.log(JSON.stringify(await createWorkspace(db, workspace, settings)));
}

async function link(script: Script, { workspace: workspaceId, email }: Options): Promise<void> {
  const wanted = { workspaceId, email: email === undefined ? undefined : emailAddress('email', email) };
  console.log(JSON.stringify(await linkForOwner(await openWithScript(script), wanted)));
}

const limitFrom = (name: (typeof limitNames)[number], value: string): number | null =>
  value === 'none' ? null : count(name, value);

async function limits(script: Script, options: Options): Promise<void> {
  const workspaceId = required('workspace', options.workspace);
  const { 'storage-gb': storage, 'mails-a-day': mails, 'exports-a-day': exported, streams } = options;
  const gigabytes = storage === undefined ? undefined : limitFrom('storage-gb', storage);
  const changed = {
    ...(gigabytes !== undefined && { storage_bytes: gigabytes === null ? null : gigabytes * 1e9 }),
    ...(mails !== undefined && { mails_a_day: limitFrom('mails-a-day', mails) }),
    ...(exported !== undefined && { exports_a_day: limitFrom('exports-a-day', exported) }),
    ...(streams !== undefined && { streams: limitFrom('streams', streams) }),
  };
  console.log(JSON.stringify(await setLimits(await openWithScript(script), workspaceId, changed)));
}

async function resetFactor(script: Script, { workspace, email }: Options): Promise<void> {
  const lost = { workspaceId: required('workspace', workspace), email: emailAddress('email', email) };
  console.log(JSON.stringify(await resetFactorOf(await openWithScript(script), lost)));
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
  else if (command === 'limits') await limits(script, options);
  else if (command === 'reset-factor') await resetFactor(script, options);
  else if (command === 'import') await importFile(script, file, options);
  else if (command === 'help') process.stdout.write(help);
  else throw new OperatorError(`There is no command ${command} (see --help)`);
});
