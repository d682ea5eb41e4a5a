/**
 * Runs tests in a real browser on the dashboard, as signed-in users. A test fails on console messages, breaches of the
 * page's policy, and requests to other sites.
 *
 * `inBrowsers()` starts the browser of a `describe` and returns a wrapper for its tests; the wrapped test gets `open`,
 * which signs a user in and opens an address. keyboard.ts, billing.ts and time.ts have actions of tests;
 * `expectAccessible` runs axe; roles/ compares each screen with the access matrix.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect } from 'chai';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { openBrowser } from '../../support/service/browser.js';
import { buildSignedIn } from '../../support/service/visitor.js';
import { hangMs } from '../../support/service/hang.js';

/** The two kinds of devices, each with another theme. */
export const looks = {
  'at a desk by day': { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  'on a phone by night': { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true },
} as const satisfies Record<string, BrowserContextOptions>;
export const desk = looks['at a desk by day'];
export const phone = looks['on a phone by night'];

/** Opens an address of the dashboard as a user, in a browser context of their own. */
export type Open = (who: ApiClient, path: string, options?: BrowserContextOptions) => Promise<Page>;

interface Watched {
  readonly context: BrowserContext;
  readonly troubles: string[];
}

/**
 * Starts a browser for a `describe`, with more flags if given. Returns a wrapper for its tests. Without Chromium, the tests do nothing, and
 * `openBrowser` prints a message.
 */
export function inBrowsers(
  flagsFor: () => Promise<readonly string[]> = () => Promise.resolve([]),
): (body: (open: Open) => Promise<void>) => (this: Mocha.Context) => Promise<void> {
  let browser: Browser | undefined;
  before(async function () {
    browser = await openBrowser(await flagsFor());
  });
  after(async () => {
    await browser?.close();
  });
  return (body) =>
    async function () {
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

/**
 * Reloads the page without the stream of changes, as on a slow connection: it learns of changes only from responses to
 * its own requests.
 */
export async function deafen(page: Page): Promise<void> {
  await page.route('**/v1/changes*', (route) => route.abort());
  // A stream that was open before would continue.
  await page.reload();
}

/**
 * Ends the page's session. It leaves the dashboard first: an open page would notice and go to the sign-in page by
 * itself, and interfere with what the test opens next.
 */
export async function endSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

const upgraded = new WeakSet<BrowserContext>();

/**
 * Responds with 404 to requests for these files, as a newer version does to a page that was opened before it. Returns a
 * function that ends this.
 */
export async function takeAway(page: Page, files: string): Promise<() => Promise<void>> {
  upgraded.add(page.context());
  await page.route(files, (route) => route.fulfill({ status: 404, json: { error: { type: 'not_found' } } }));
  return async () => page.unroute(files);
}

/** Holds back requests to this address until the returned function is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

async function signedIn(browser: Browser, who: ApiClient, options: BrowserContextOptions = desk): Promise<Watched> {
  // A test can open the dashboard of another service on the same database.
  const { baseURL: url = (await testApi()).url } = options;
  const { cookies } = await buildSignedIn(who);
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', ...options });
  context.setDefaultTimeout(hangMs);
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  const troubles: string[] = [];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const { pathname } = new URL(message.location().url || url, url);
    if (!isOfNetwork(message.text())) troubles.push(message.text());
    // The API returns 404 for what was deleted or is hidden from the user. A file of the page must exist.
    else if (message.text().includes('404') && !pathname.startsWith('/v1/') && !upgraded.has(context))
      troubles.push(`There is no ${pathname}`);
  });
  context.on('weberror', (problem) => troubles.push(String(problem.error())));
  context.on('request', (request) => {
    // A PDF is shown by a part of the browser.
    if (
      !/^(blob|data|chrome|chrome-extension):/.test(request.url()) &&
      new URL(request.url()).origin !== new URL(url).origin
    )
      troubles.push(`A request to ${request.url()}`);
  });
  return { context, troubles };
}

/** Chromium logs this for every 4xx response, and for requests while a test has it offline. */
const isOfNetwork = (text: string): boolean => text.startsWith('Failed to load resource');

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let axe: Promise<string> | undefined;

/**
 * Elements that axe may treat as landmarks, in addition to its own. Lists that open at a field belong to it, wherever
 * they are in the page.
 */
const regions = 'dialog, [role=dialog], [role=alertdialog], svg, .popover';

const known = {
  checks: [{ id: 'region', options: { regionMatcher: regions } }],
  // Search results and the choices of a menu are reached with arrow keys from the field, which keeps the focus, and
  // scroll along.
  rules: [
    { id: 'scrollable-region-focusable', selector: '*:not(select, textarea, .palette-options, .choice-menu-options)' },
  ],
};

/** Without what React Aria has announced, which stays for seconds, and may name a label of a dialog that is closed. */
const toCheck = JSON.stringify({ exclude: [['[data-live-announcer]']] });

/** Asserts that axe finds nothing on the page, after all animations have ended. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(await (axe ??= readFile(axePath, 'utf8')));
  await page.evaluate(`axe.configure(${JSON.stringify(known)})`);
  await standsStill(page);
  // Rules for whole pages. axe itself skips them while a dialog covers the page, but does not always notice that one
  // does.
  const isCovered = (await page.locator('[role=dialog], [role=alertdialog]').count()) > 0;
  const rules = isCovered
    ? { 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } }
    : {};
  const options = JSON.stringify({ resultTypes: ['violations'], rules });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${toCheck}, ${options})`);
  const complaints = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  }));
  expect(complaints).to.deep.equal([]);
}

/** Waits until no element fades or slides in: until then, its colours differ, and a dialog may be out of view. */
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

/** Waits until no part of a page or dialog shows that it is loading. */
export const whenLoaded = async (where: Page | Locator): Promise<void> =>
  where.locator('.skeleton').first().waitFor({ state: 'detached' });
