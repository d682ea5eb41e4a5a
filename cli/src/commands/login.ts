import { readFileSync } from 'node:fs';
import { Option, type Command } from 'commander';
import { addressOf, Api } from '../connection.js';
import { UsageError } from '../failures.js';
import { modeOf, readProfiles, storeProfile, type KeyMode, type Profile } from '../profiles.js';
import { shownMode } from '../output/text.js';
import { write } from '../output/write.js';
import { askSecret } from '../prompt.js';

interface LoginOptions {
  readonly url?: string;
  readonly key?: string;
  readonly profile?: string;
}

export function addLogin(program: Command): void {
  program
    .command('login')
    .summary('Store a key')
    .description(
      'Stores an API key under the name of a profile, in a file that only you can read. The key is asked for, so that it stands neither on the screen nor in the history of the shell.',
    )
    .addOption(new Option('--url <url>', 'The address of Docket').env('DOCKET_URL'))
    .option('--key <->', 'Reads the key from the standard input, for scripts')
    .addHelpText(
      'after',
      `
Examples:
  docket login --url https://docket.example
  docket login --url https://docket.example --profile acme --key - < key.txt`,
    )
    .action(async (_, command: Command) => login(command.optsWithGlobals()));
}

async function login({ url: given, key: source, profile: named }: LoginOptions): Promise<void> {
  if (source !== undefined && source !== '-')
    throw new UsageError(
      'A key in the command would stand in the history of the shell: use --key - and pipe the key, or leave --key out',
    );
  const url = addressOf(given ?? currentUrl());
  const key = source === '-' ? readFileSync(0, 'utf8').trim() : await askSecret('API key: ');
  const mode = modeOf(key);
  if (mode === undefined) throw new UsageError('That is not a key: keys begin with svc_sk_live_ or svc_sk_test_');
  await storeKey(named ?? mode, { url, key, mode });
}

function currentUrl(): string {
  const { current, profiles } = readProfiles();
  const url = current === undefined ? undefined : profiles[current]?.url;
  if (url === undefined) throw new UsageError('Which Docket? Name it with --url https://docket.example');
  return url;
}

/** Asks the service whose key it is, and stores it. */
async function storeKey(name: string, { url, key, mode }: { url: string; key: string; mode: KeyMode }): Promise<void> {
  const api = new Api({ url, key });
  const [user, workspace] = await Promise.all([
    api.get<{ name: string }>('/v1/users/me', { fields: 'name' }),
    api.get<{ name: string }>('/v1/workspace', { fields: 'name' }),
  ]);
  const known: Partial<Profile> | undefined = readProfiles().profiles[name];
  storeProfile(name, { ...known, url, key, workspace: workspace.name, user: user.name });
  await write(`Signed in to ${workspace.name} as ${user.name}, on the ${shownMode(mode)} side. Profile: ${name}\n`);
}
