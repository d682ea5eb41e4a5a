import { spawn } from 'node:child_process';
import type { Command } from 'commander';
import { credentials } from '../connection.js';
import { variable } from '../environment.js';
import { UsageError } from '../failures.js';
import { write } from '../output/write.js';

/** Where the dashboard shows objects, by the prefix of their id. */
const screens: Readonly<Record<string, (id: string) => string>> = {
  agr: (id) => `/retainers/${id}`,
  cli: (id) => `/clients/${id}`,
  cn: (id) => `/billing/credit-notes/${id}`,
  evt: (id) => `/developers/events?event=${id}`,
  inv: (id) => `/billing/invoices/${id}`,
  prj: (id) => `/projects/${id}`,
  tkt: (id) => `/tickets/${id}`,
  usr: (id) => `/people/${id}`,
  whk: (id) => `/developers/webhooks?webhook=${id}`,
};

export function addOpen(program: Command): void {
  program
    .command('open')
    .summary('Open the dashboard, at an object')
    .description(
      'Opens the dashboard in the browser, at the object with this id. Prints the address if there is no browser.',
    )
    .argument('[id]', 'The id of a client, project, ticket, invoice, credit note, agreement, user, webhook or event')
    .option('--print', 'Print the address, and open nothing')
    .addHelpText('after', '\nExample:\n  docket open inv_01k6jz3v8he9s8x4d2m7q5r0ab')
    .action(async (id: string | undefined, _, command: Command) => {
      const { print, profile }: { print?: boolean; profile?: string } = command.optsWithGlobals();
      const url = credentials(profile).url + (id === undefined ? '/' : pathOf(id));
      if (print === true || !(await browse(url))) await write(`${url}\n`);
    });
}

function pathOf(id: string): string {
  const [, prefix = ''] = /^([a-z]+)_[0-9a-z]{26}$/.exec(id) ?? [];
  const screen = screens[prefix];
  if (screen) return screen(id);
  throw new UsageError(
    `The dashboard has no page for "${id}": ids begin with ${Object.keys(screens)
      .map((each) => `${each}_`)
      .join(', ')}`,
  );
}

/** Whether a browser took the address. */
function browse(url: string): Promise<boolean> {
  const [program, ...words] = browserOf(process.platform);
  if (program === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    const browser = spawn(program, [...words, url], { stdio: 'ignore', detached: true });
    browser.once('error', () => resolve(false)).once('spawn', () => resolve(true));
    browser.unref();
  });
}

function browserOf(platform: NodeJS.Platform): readonly string[] {
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler'];
  return (variable('DISPLAY') ?? variable('WAYLAND_DISPLAY')) === undefined ? [] : ['xdg-open'];
}
