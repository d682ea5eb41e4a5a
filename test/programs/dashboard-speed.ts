/**
 * `npm run bench:dashboard`: how fast the dashboard's lists are over 1,000,000 time entries and as many tickets, in Chromium, and its
 * first page on a slow phone. Uses the database of `npm run bench -- --only search`, which it fills if it is not there.
 */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { count, readOptions } from '../../scripts/command-line.js';
import { say } from '../../scripts/bootstrap/say.mjs';
import { openBenchDatabase, type BenchDatabase } from '../../scripts/measure/bench/database.js';
import { seed } from '../../scripts/measure/bench/seed.js';
import { startServer } from '../../scripts/measure/bench/servers.js';
import { seedTickets } from '../../scripts/measure/bench/tickets.js';
import { runScript, type Script } from '../../scripts/run-script.js';
import { OperatorError } from '../../settings/operator-error.js';
import { loadSettings } from '../../settings/settings.js';
import { beginSession } from '../../models/people/session.js';
import { openBrowser } from '../support/service/browser.js';

const help = `npm run bench:dashboard -- [--entries N] [--rounds N]

Measures the dashboard in Chromium: the first page at a processor throttled four times, the time from a click to the first rows of
a list, and the longest tasks while it is scrolled.
`;
const { values } = readOptions(help, {
  options: { entries: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '5' } },
});
const rounds = count('rounds', values.rounds);

await runScript(async (script: Script) => {
  const entries = count('entries', values.entries);
  const database = await openBenchDatabase(join(loadSettings().DATA_DIR, 'bench', String(entries)), script);
  const { owner } = await seed(database.db, entries, say);
  await seedTickets(database.db, owner.workspaceId, say);
  const { url, folder } = database;
  const server = await startServer({
    name: 'docket',
    program: 'dist/scripts/operator/serve.js',
    databaseUrl: url,
    folder,
  });
  script.onEnd(() => server.stop());
  const browser = await openBrowser();
  if (!browser) throw new OperatorError('The dashboard is measured in Chromium');
  script.onEnd(() => browser.close());
  const cookie = await sessionOf(database, owner.workspaceId);
  const measured = await measureAll(browser, server.url, cookie);
  console.table(Object.fromEntries(measured.map(({ what, ...figures }) => [what, figures])));
});

async function sessionOf({ db }: BenchDatabase, workspaceId: string): Promise<string> {
  const [row] = (await db.perform(
    `SELECT id FROM users WHERE workspace_id = ? AND role = 'owner' ORDER BY id LIMIT 1`,
    [workspaceId],
  )) as { id: string }[];
  if (!row) throw new OperatorError('The firm has no owner');
  return beginSession({ db }, workspaceId, { user_id: row.id });
}

interface Figures {
  readonly what: string;
  readonly least: number;
  readonly median: number;
  readonly most: number;
  readonly unit: string;
}

const figuresOf = (what: string, unit: string, all: readonly number[]): Figures => {
  const sorted = all.map(Math.round).toSorted((one, other) => one - other);
  return { what, least: sorted[0] ?? 0, median: sorted[sorted.length >> 1] ?? 0, most: sorted.at(-1) ?? 0, unit };
};

async function measureAll(browser: Browser, url: string, cookie: string): Promise<Figures[]> {
  const open = async (path: string, slowed = 1): Promise<Page> => {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
    await context.addCookies([{ name: 'docket_session', value: cookie, url }]);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  };
  const painted = await repeat(async () => {
    const page = await open('/time', 4);
    return closing(
      page,
      await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
    );
  });
  const results = [figuresOf('first content, processor at a quarter', 'ms', painted)];
  for (const [name, from, link] of lists) {
    const shown = await repeat(async () => {
      const page = await open(from);
      return closing(page, await rowsAfterClick(page, link));
    });
    results.push(figuresOf(`${name}: from a click to its first rows`, 'ms', shown));
    const tasks = await repeat(async () => {
      const page = await open(from);
      await rowsAfterClick(page, link);
      return closing(page, await longestTaskOfScrolling(page));
    });
    results.push(figuresOf(`${name}: longest task while scrolling`, 'ms', tasks));
  }
  return results;
}

/** The lists, the screens from which they are gone to, and the words of what leads there. */
const lists = [
  ['tickets', '/overview', 'Tickets'],
  ['time entries', '/time', 'List'],
] as const;

async function repeat(work: () => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let round = 0; round < rounds; round++) all.push(await work());
  return all;
}

async function closing(page: Page, result: number): Promise<number> {
  await page.context().close();
  return result;
}

/** Milliseconds, as the page sees them: until the frame in which the first row stands. */
function rowsAfterClick(page: Page, words: string): Promise<number> {
  return page.evaluate(async (text) => {
    const pressable = [...document.querySelectorAll<HTMLElement>('a, button')];
    const target = pressable.find(({ textContent }) => textContent.trim().startsWith(text));
    if (!target) throw new Error(`Nothing leads to ${text}`);
    const started = performance.now();
    target.click();
    while (!document.querySelector('[role=row][aria-rowindex="2"]:not([aria-busy])'))
      await new Promise(requestAnimationFrame);
    return performance.now() - started;
  }, words);
}

/** Chromium tells of tasks of more than 50 ms; 0 if there was none. */
async function longestTaskOfScrolling(page: Page): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { longTasks: seen });
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  await page.getByRole('grid').hover();
  for (let step = 0; step < 60; step++) {
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { longTasks: number[] }).longTasks));
}
