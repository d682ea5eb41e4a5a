/** Creates, lists and revokes API keys: what `npm run keys` runs. Standard output holds only the results, one line of JSON each. */
import { createKeyFor, listKeysOf, revokeKey } from '../../commands/people/keys/manage-keys.js';
import { ApiError } from '../../domain/errors.js';
import { areas, type KeyAccess } from '../../domain/people/key-access.js';
import { readKeyRights, type KeyRights } from '../../domain/people/key-rights.js';
import { roles } from '../../domain/people/policy.js';
import { OperatorError } from '../../settings/operator-error.js';
import { emailAddress, oneOf, readCommandLine, required, shortName } from '../command-line.js';
import { runScript, type Script } from '../run-script.js';
import { openWithScript } from './with-database.js';

const help = `npm run keys -- create --email E --mode live|test [--scope full|read_only|restricted] [--access AREA=LEVEL,…]
                   [--allowed-ips CIDR,…] [--name N] [--role R] [--workspace ws_…]
npm run keys -- list [--workspace ws_…]
npm run keys -- revoke --id key_…

create   Creates a key and prints {id, key, mode, user_id, workspace_id} on one line. The key is not shown again.
         If the e-mail address is unknown on the side of --mode, an active user is created there, with --role (default: member; one of
         ${roles.join(', ')}), or with the role they have on the other side.
         --access is what a restricted key can do, such as tickets=write,clients=read (areas: ${areas.join(', ')}).
         With --allowed-ips the key works only from these networks.
         Without --workspace, it is the workspace that knows the address, otherwise the one that was created first.
list     Prints every key that has not been revoked.
revoke   Revokes a key immediately and for good, and prints {id, revoked}.
`;

const names = ['email', 'mode', 'scope', 'access', 'allowed-ips', 'name', 'role', 'workspace', 'id'] as const;
type Options = Readonly<Partial<Record<(typeof names)[number], string>>>;

const print = (answer: object): void => console.log(JSON.stringify(answer));

/** What the options let a key do. Throws an OperatorError. */
function rightsIn(scope: KeyRights['scope'], access: string | undefined, networks: string | undefined): KeyRights {
  try {
    return readKeyRights({
      scope,
      access: access === undefined ? undefined : accessIn(access),
      allowed_ips: networks?.split(',') ?? [],
    });
  } catch (error) {
    throw error instanceof ApiError ? new OperatorError(`${error.message} (see --help)`) : error;
  }
}

const accessIn = (text: string): KeyAccess =>
  Object.fromEntries(
    text.split(',').map((pair) => {
      const [area = '', level = ''] = pair.split('=');
      return [oneOf('access', area.trim(), areas), oneOf('access', level.trim(), ['none', 'read', 'write'])];
    }),
  );

const commands: Readonly<Record<string, (script: Script, options: Options) => Promise<void>>> = {
  async create(script, { email, mode, scope = 'full', access, 'allowed-ips': networks, name, role, workspace }) {
    const request = {
      email: emailAddress('email', email),
      mode: oneOf('mode', required('mode', mode), ['live', 'test']),
      ...rightsIn(oneOf('scope', scope, ['full', 'read_only', 'restricted']), access, networks),
      name: shortName('name', name ?? 'Made by npm run keys'),
      role: role === undefined ? undefined : oneOf('role', role, roles),
      workspaceId: workspace,
    };
    print(await createKeyFor(await openWithScript(script), request));
  },

  async list(script, { workspace }) {
    for (const key of await listKeysOf(await openWithScript(script), workspace)) print(key);
  },

  async revoke(script, { id }) {
    const keyId = required('id', id);
    await revokeKey(await openWithScript(script), keyId);
    print({ id: keyId, revoked: true });
  },

  help: async () => void process.stdout.write(help),
};

await runScript(async (script) => {
  const { command, options } = readCommandLine(names);
  const run = commands[command];
  if (!run) throw new OperatorError(`There is no command ${command} (see --help)`);
  await run(script, options);
});
