import type { Command } from 'commander';
import { Api, credentials } from '../connection.js';
import { SignedOutError, UsageError } from '../failures.js';
import { outputOption } from '../output/formats.js';
import { table, lines } from '../output/table.js';
import { plainMode, shownMode } from '../output/text.js';
import { write, writeJson } from '../output/write.js';
import { suggestion } from '../suggestion.js';
import { modeOf, readProfiles, writeProfiles } from '../profiles.js';
import { workspaceName } from '../workspace-name.js';

interface Options {
  readonly output?: string;
  readonly profile?: string;
  readonly all?: boolean;
}

/** `profiles`, `whoami` and `logout`. */
export function addProfiles(program: Command): void {
  program
    .command('logout')
    .summary('Remove a stored key')
    .description(
      'Removes the key of a profile from this computer. It stays valid: `docket api-keys delete` revokes a key.',
    )
    .option('--all', 'Remove all profiles')
    .action(async (_, command: Command) => logout(command.optsWithGlobals()));
  program
    .command('whoami')
    .summary('Show whose key is used, and on which side')
    .description('Shows whose key is used, in which workspace, and on which side.')
    .addOption(outputOption(['table', 'json']))
    .action(async (_, command: Command) => whoAmI(command.optsWithGlobals()));
  const profiles = program
    .command('profiles')
    .summary('List the stored keys, or choose one')
    .description('Lists the profiles, each a key with its address. The one with * is used if none is named.')
    .addOption(outputOption(['table', 'json']))
    .action(async (_, command: Command) => listProfiles(command.optsWithGlobals()));
  profiles
    .command('use')
    .argument('<name>', 'The profile')
    .summary('Choose the profile that is used if none is named')
    .action(async (name: string) => useProfile(name));
}

async function logout({ profile, all }: Options): Promise<void> {
  const { current, profiles } = readProfiles();
  const name = profile ?? current;
  if (all === true) {
    writeProfiles({ current: undefined, profiles: {} });
    return write('Signed out everywhere.\n');
  }
  if (name === undefined || profiles[name] === undefined)
    throw new SignedOutError(name === undefined ? 'There is no profile' : `There is no profile "${name}"`);
  const { [name]: _removed, ...others } = profiles;
  const [next] = Object.keys(others);
  writeProfiles({ current: name === current ? next : current, profiles: others });
  await write(
    `Signed out of ${name}.${name === current && next !== undefined ? ` The current profile is now ${next}.` : ''}\n`,
  );
}

async function whoAmI({ profile, output }: Options): Promise<void> {
  const own = credentials(profile);
  const api = new Api(own);
  const [user, workspace] = await Promise.all([
    api.get<{ id: string; name: string; email: string; role: string }>('/v1/users/me', {
      fields: 'id,name,email,role',
    }),
    workspaceName(api),
  ]);
  const shown = { profile: own.profile ?? null, url: own.url, side: own.mode, workspace, user };
  if (output === 'json') return writeJson(shown);
  await write(lines({ ...shown, side: plainMode(own.mode) }));
}

async function listProfiles({ output }: Options): Promise<void> {
  const { current, profiles } = readProfiles();
  const rows = Object.entries(profiles).map(([name, { url, key, workspace, user }]) => ({
    name,
    side: modeOf(key) ?? 'test',
    workspace,
    user,
    url,
    current: name === current,
  }));
  if (output === 'json') return writeJson(rows);
  if (rows.length === 0) return write('There are none: docket login makes one.\n');
  const shown = rows.map((row) => ({ ...row, current: row.current ? '*' : '', side: plainMode(row.side) }));
  await write(table(shown, ['current', 'name', 'side', 'workspace', 'user', 'url']));
}

async function useProfile(name: string): Promise<void> {
  const file = readProfiles();
  const profile = file.profiles[name];
  if (profile === undefined)
    throw new UsageError(`There is no profile "${name}"${suggestion(name, Object.keys(file.profiles))}`);
  writeProfiles({ ...file, current: name });
  await write(
    `The current profile is ${name}: ${profile.workspace === null ? '' : `${profile.workspace}, `}${shownMode(modeOf(profile.key) ?? 'test')} side.\n`,
  );
}
