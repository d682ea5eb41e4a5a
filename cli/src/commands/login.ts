import { readFileSync } from 'node:fs';
import { Option, type Command } from 'commander';
import { addressOf, Api } from '../connection.js';
import { UsageError } from '../failures.js';
import { modeOf, readProfiles, storeProfile, type KeyMode, type Profile } from '../profiles.js';
import { shownMode } from '../output/text.js';
import { write } from '../output/write.js';
import { askSecret } from '../prompt.js';
import { workspaceName } from '../workspace-name.js';

interface LoginOptions {
  readonly url?: string;
  readonly key?: string;
  readonly code?: string;
  readonly profile?: string;
}

export function addLogin(program: Command): void {
  program
    .command('login')
    .summary('Sign in with a code or an API key')
    .description(
      'Stores an API key under the name of a profile, in a file that only you can read. It asks for a code that the dashboard shows, under Developers > Connect the command line, or for a key, which is not shown while you type it.',
    )
    .addOption(new Option('--url <url>', 'The address of Docket').env('DOCKET_URL'))
    .option('--code <code>', 'The code that the dashboard shows')
    .option('--key <->', 'Read a key from the standard input, for scripts')
    .addHelpText(
      'after',
      `
Examples:
  docket login --url https://docket.example
  docket login --url https://docket.example --profile acme --key - < key.txt`,
    )
    .action(async (_, command: Command) => login(command.optsWithGlobals()));
}

async function login({ url: given, key: source, code, profile: named }: LoginOptions): Promise<void> {
  if (source !== undefined && source !== '-')
    throw new UsageError(
      'A key in the command would stand in the history of the shell: use --key - and pipe the key, or leave --key out',
    );
  if (source !== undefined && code !== undefined) throw new UsageError('Use either --key or --code');
  const url = addressOf(given ?? currentUrl());
  const typed = code ?? (source === '-' ? readFileSync(0, 'utf8').trim() : await askSecret('Code or API key: '));
  const key = source === '-' || modeOf(typed) !== undefined ? typed : await redeem(url, typed);
  const mode = modeOf(key);
  if (mode === undefined) throw new UsageError('That is not a key: keys begin with svc_sk_live_ or svc_sk_test_');
  await storeKey(named ?? mode, { url, key, mode });
}

/** Exchanges a code for a key, which works once. */
async function redeem(url: string, code: string): Promise<string> {
  const { key } = await new Api({ url }).post<{ key: string }>('/cli-logins/redeem', { code }, { maxRetries: 0 });
  return key;
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
    workspaceName(api),
  ]);
  const known: Partial<Profile> | undefined = readProfiles().profiles[name];
  storeProfile(name, { ...known, url, key, workspace, user: user.name });
  const place = workspace === null ? '' : ` to ${workspace}`;
  await write(`Signed in${place} as ${user.name}, on the ${shownMode(mode)} side. Profile: ${name}\n`);
}
