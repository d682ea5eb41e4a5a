/**
 * `npm --prefix lab run dashboard-speed`: how fast the dashboard's lists are over 1,000,000 time entries and as many
 * tickets, in Chromium, and its first page on a slow processor. Uses the database of `npm --prefix lab run bench`, and
 * fills it if it is missing. With `--demo`, how fast each screen opens with the firm of the demo.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { count, readOptions } from '../scripts/command-line.js';
import { say } from '../scripts/bootstrap/say.mjs';
import { openBenchDatabase } from './bench/database.js';
import { writeFigures } from './results.js';
import { nthId, seed } from './bench/seed.js';
import { startServer } from './bench/servers.js';
import { seedTickets } from './bench/tickets.js';
import { runScript, type Script } from '../scripts/run-script.js';
import { OperatorError } from '../settings/operator-error.js';
import { loadSettings } from '../settings/settings.js';
import { beginSession } from '../models/people/session.js';
import { openBrowser } from '../test/support/service/browser.js';
import { ensureBuilt } from '../test/support/service/built.js';
import { measureResponses } from './dashboard-speed/responses.js';
import { measureClicks } from './dashboard-speed/clicks.js';
import { print, type ScreenFigures } from './dashboard-speed/figures.js';
import { measureFirstContent } from './dashboard-speed/first-content.js';
import { addOpenTickets, removeOpenTickets } from './dashboard-speed/open-tickets.js';
import { measureNavigation } from './dashboard-speed/navigation.js';
import { measureScrolling } from './dashboard-speed/scrolling.js';
import { startDemo } from './screenshots/demo.js';
import type { Visit } from './dashboard-speed/visit.js';

/** The measurements, by the names that `--only` takes. */
const kinds: Readonly<Record<string, (visit: Visit, rounds: number) => Promise<ScreenFigures[]>>> = {
  start: measureFirstContent,
  clicks: measureClicks,
  scrolling: measureScrolling,
  answers: measureResponses,
};

const help = `npm --prefix lab run dashboard-speed -- [--entries N] [--rounds N] [--only KIND]…

Measures the dashboard in Chromium, in N rounds (default: 5): its first page at a processor throttled four times; the time from a
click to the first rows of a list; the longest tasks while a list is scrolled; and how long the server takes for a page of each.

  --entries N    time entries of the firm (default: 1000000), as in npm --prefix lab run bench
  --demo         instead: the time from a click in the navigation to each complete screen, with the firm of the demo
  --only KIND    only this kind, instead of all: one of ${Object.keys(kinds).join(', ')}
`;
const { values } = readOptions(help, {
  options: {
    entries: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
    demo: { type: 'boolean', default: false },
  },
});

await runScript(values.demo ? measureDemo : measureDashboard);

async function measureDashboard(script: Script): Promise<void> {
  const rounds = count('rounds', values.rounds);
  const entries = count('entries', values.entries);
  const chosenKinds = values.only ?? Object.keys(kinds);
  const unknown = chosenKinds.find((kind) => !Object.hasOwn(kinds, kind));
  if (unknown !== undefined) throw new OperatorError(`--only must be one of ${Object.keys(kinds).join(', ')}`);
  ensureBuilt();
  const database = await openBenchDatabase(join(loadSettings().DATA_DIR, 'bench', String(entries)), script);
  const { db, url, folder } = database;
  const { firms } = await seed(db, entries, say);
  const { workspaceId, offset } = firms[0];
  await seedTickets(db, workspaceId, say);
  await addOpenTickets(db, workspaceId);
  script.onEnd(() => removeOpenTickets(db, workspaceId));
  const server = await startServer({
    name: 'docket',
    program: 'dist/scripts/operator/serve.js',
    databaseUrl: url,
    folder,
  });
  script.onEnd(() => server.stop());
  const browser = await startBrowser(script);
  // An admin, who sees everyone's time, with a share of their own.
  const cookie = await beginSession({ db }, workspaceId, { user_id: nthId('usr', offset + 1) });
  const figures: Record<string, readonly ScreenFigures[]> = {};
  for (const kind of chosenKinds) {
    figures[kind] = (await kinds[kind]?.({ browser, url: server.url, cookie }, rounds)) ?? [];
    print(kind, figures[kind]);
  }
  writeFigures(
    values.only ? `dashboard-speed-${chosenKinds.join('-')}` : 'dashboard-speed',
    { entries, rounds },
    figures,
  );
}

async function measureDemo(script: Script): Promise<void> {
  const rounds = count('rounds', values.rounds);
  ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'docket-dashboard-speed-'));
  script.onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const { url, signIn } = await startDemo(script, folder);
  const browser = await startBrowser(script);
  const { cookies } = await signIn(browser);
  const cookie = cookies.find(({ name }) => name === 'docket_session')?.value ?? '';
  const figures = await measureNavigation({ browser, url, cookie }, rounds);
  print('navigation', figures);
  writeFigures('dashboard-speed-demo', { rounds }, { navigation: figures });
}

async function startBrowser(script: Script): Promise<Browser> {
  const browser = await openBrowser();
  if (!browser) throw new OperatorError('Chromium is missing: install it');
  script.onEnd(() => browser.close());
  return browser;
}
