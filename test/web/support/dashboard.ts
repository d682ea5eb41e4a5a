/** The dashboard in a real browser: opened by people who are signed in, and watched for what must not happen. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect } from 'chai';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { openBrowser } from '../../support/service/browser.js';
import { buildSignedIn } from '../../support/service/visitor.js';

/** Looks of the two kinds of device that people use, each with another theme. */
export const looks = {
  'at a desk by day': { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  'on a phone by night': { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true },
} as const satisfies Record<string, BrowserContextOptions>;
export const desk = looks['at a desk by day'];
export const phone = looks['on a phone by night'];

/** Opens an address of the dashboard as a user, in a browser of their own. */
export type Open = (who: ApiClient, path: string, options?: BrowserContextOptions) => Promise<Page>;

/** Of a browser on a busy machine. */
const timeoutMs = 60_000;
/** What never comes about ends a test, not the patience of whoever runs it. */
const longestMs = 300_000;

interface Watched {
  readonly context: BrowserContext;
  readonly troubles: string[];
}

/**
 * For a group of tests: makes a test of something done in browsers. Without Chromium nothing is tested, which `openBrowser` says.
 * A message of the console, a breach of the page's policy or a request to another place fails the test.
 */
export function inBrowsers(): (body: (open: Open) => Promise<void>) => (this: Mocha.Context) => Promise<void> {
  let browser: Browser | undefined;
  before(async function () {
    this.timeout(0);
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
  });
  return (body) =>
    async function () {
      this.timeout(longestMs);
      if (!browser) return;
      const opened: Watched[] = [];
      const chromium = browser;
      try {
        await body(async (who, path, options) => {
          const watched = await signedIn(chromium, who, options);
          opened.push(watched);
          const page = await watched.context.newPage();
          await page.goto(path);
          return page;
        });
        expect(opened.flatMap(({ troubles }) => troubles)).to.deep.equal([]);
      } finally {
        await Promise.all(opened.map(({ context }) => context.close()));
      }
    };
}

/** Opens the page anew without news of what others do, as on a slow connection: only answers of the server tell. */
export async function deafen(page: Page): Promise<void> {
  await page.route('**/v1/changes*', (route) => route.abort());
  // What was open before goes on otherwise.
  await page.reload();
}

/**
 * Takes the session of whoever is signed in away while no page of the dashboard stands open: one that hears of it goes to the
 * page to sign in by itself, across what the test opens next.
 */
export async function endSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

const upgraded = new WeakSet<BrowserContext>();

/** Answers that there are no such files any more, as a newer version does to a page that was opened before it; until the returned function is called. */
export async function takeAway(page: Page, files: string): Promise<() => Promise<void>> {
  upgraded.add(page.context());
  await page.route(files, (route) => route.fulfill({ status: 404, json: { error: { type: 'not_found' } } }));
  return async () => page.unroute(files);
}

async function signedIn(browser: Browser, who: ApiClient, options: BrowserContextOptions = desk): Promise<Watched> {
  const { url } = await testApi();
  const { cookies } = await buildSignedIn(who);
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', ...options });
  context.setDefaultTimeout(timeoutMs);
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  const troubles: string[] = [];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const { pathname } = new URL(message.location().url || url, url);
    if (!isOfNetwork(message.text())) troubles.push(message.text());
    // The API says so of what was deleted or is not for this user; of a file of the page, nothing does.
    else if (message.text().includes('404') && !pathname.startsWith('/v1/') && !upgraded.has(context))
      troubles.push(`There is no ${pathname}`);
  });
  context.on('weberror', (problem) => troubles.push(String(problem.error())));
  context.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && new URL(request.url()).origin !== new URL(url).origin)
      troubles.push(`A request to ${request.url()}`);
  });
  return { context, troubles };
}

/** Chromium itself says so of every response of 4xx, and of requests while a test has it offline. */
const isOfNetwork = (text: string): boolean => text.startsWith('Failed to load resource');

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let axe: Promise<string> | undefined;

/** What axe takes for a region by itself, and the lists that open at a field: they belong to it wherever in the page they stand. */
const regions = 'dialog, [role=dialog], [role=alertdialog], svg, .popover';

const known = {
  checks: [{ id: 'region', options: { regionMatcher: regions } }],
  // What search has found is gone through by arrows from the field that keeps the focus, and scrolls along.
  rules: [{ id: 'scrollable-region-focusable', selector: '*:not(select, textarea, .palette-options)' }],
};

/** Asserts that axe finds nothing on the page once nothing on it moves any more. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(await (axe ??= readFile(axePath, 'utf8')));
  await page.evaluate(`axe.configure(${JSON.stringify(known)})`);
  await standsStill(page);
  // Rules for pages, which axe leaves out itself while a dialog covers one, but it does not always see that one does.
  const isCovered = (await page.locator('[role=dialog], [role=alertdialog]').count()) > 0;
  const rules = isCovered
    ? { 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } }
    : {};
  const options = JSON.stringify({ resultTypes: ['violations'], rules });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${options})`);
  const complaints = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  }));
  expect(complaints).to.deep.equal([]);
}

/** Waits for what is fading or sliding in: until then its colours are others, and a dialog may be out of sight. */
async function standsStill(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-entering], [data-exiting]') &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || !Number.isFinite(Number(effect?.getComputedTiming().endTime)),
        ),
  );
}
