/**
 * `npm --prefix lab run screenshots`: pictures of every screen of the dashboard, filled with the demo, at a desk and on
 * a phone, light and dark, in any language of the dashboard.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { readOptions } from '../scripts/command-line.js';
import { runScript, type Script } from '../scripts/run-script.js';
import { OperatorError } from '../settings/operator-error.js';
import { projectRoot } from '../settings/root.js';
import { openBrowser } from '../test/support/service/browser.js';
import { fromOwnPage } from '../test/support/service/visitor.js';
import { startDemo } from './screenshots/demo.js';
import { addressesOf } from './screenshots/addresses.js';
import { outsidePages, type Outside, type OutsidePages } from './screenshots/outside.js';

const help = `npm --prefix lab run screenshots -- [--out DIR] [--only WORD]… [--look LOOK]… [--locale de-DE] [--guide]

Takes pictures of the dashboard's screens with the firm of the demo, into lab/screenshots/taken/ unless --out names another folder.

--only   only the screens whose address contains WORD; "outside" for the pages that the server renders: signing in, the portal, an invoice,
         mails
--look   only these: wide-light, desk-light, desk-dark, phone-light, phone-dark
--locale the language of the person and of the browser, en-GB unless it is named
--guide  also writes those that docs/guides/dashboard.md shows, to docs/assets/
`;
const { values } = readOptions(help, {
  options: {
    out: { type: 'string', default: join(projectRoot, 'lab', 'screenshots', 'taken') },
    only: { type: 'string', multiple: true, default: [] },
    look: { type: 'string', multiple: true, default: [] },
    locale: { type: 'string', default: 'en-GB' },
    guide: { type: 'boolean', default: false },
  },
});

/** npm runs this in lab/: a folder is relative to where npm was started. */
const out = resolve(process.env['INIT_CWD'] ?? '.', values.out);

type State = OutsidePages['state'];

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const looks = {
  'wide-light': { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  'desk-light': { viewport: desk, colorScheme: 'light' },
  'desk-dark': { viewport: desk, colorScheme: 'dark' },
  'phone-light': { viewport: phone, colorScheme: 'light', hasTouch: true, isMobile: true },
  'phone-dark': { viewport: phone, colorScheme: 'dark', hasTouch: true, isMobile: true },
} as const satisfies Record<string, BrowserContextOptions>;

/** The pictures of the guide, by the addresses of their screens. */
const ofGuide: Readonly<Record<string, string>> = {
  '/time': 'dashboard-time',
  '/tickets': 'dashboard-tickets',
  '/billing': 'dashboard-billing',
  '/': 'dashboard-today',
};

await runScript(takePictures);

async function takePictures(script: Script): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-screenshots-'));
  script.onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const demo = await startDemo(script, folder);
  const browser = await openBrowser();
  if (!browser) throw new OperatorError('Chromium is missing: install it');
  script.onEnd(() => browser.close());
  mkdirSync(out, { recursive: true });
  const state = await demo.signIn(browser);
  await chooseLanguage(browser, demo.url, state);
  const outside = isChosen('outside') ? await findOutside(browser, demo.url, state) : null;
  const { look: chosen, locale } = values;
  for (const [look, options] of Object.entries(looks)) {
    if (chosen.length > 0 && !chosen.includes(look)) continue;
    // Reduced motion, so that no transition is in progress when a picture is taken.
    const shared: BrowserContextOptions = { ...options, baseURL: demo.url, locale, reducedMotion: 'reduce' };
    await takeAll(browser, look, { ...shared, storageState: state });
    if (outside) await takeOutside(browser, look, { ...shared, storageState: outside.state }, outside.pages);
  }
  console.log(`The pictures are in ${out}`);
}

/** The dashboard is in the language of the person, whatever the browser's is. */
async function chooseLanguage(browser: Browser, baseURL: string, storageState: State): Promise<void> {
  const context = await browser.newContext({ baseURL, storageState });
  const { data } = (await (await context.request.get('/v1/users/me')).json()) as { data: { id: string } };
  await context.request.put(`/v1/users/${data.id}`, { headers: fromOwnPage, data: { locale: values.locale } });
  await context.close();
}

function isChosen(path: string): boolean {
  return values.only.length === 0 || values.only.some((word) => path.includes(word));
}

async function takeAll(browser: Browser, look: string, options: BrowserContextOptions): Promise<void> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  for (const [name, address] of (await addressesOf(page)).filter(([, path]) => isChosen(path))) {
    await page.goto(address);
    await settle(page);
    await page.screenshot({ path: join(out, `${name}-${look}.png`), fullPage: true });
    const picture = ofGuide[address];
    if (values.guide && look === 'desk-light' && picture !== undefined)
      await page.screenshot({ path: join(projectRoot, 'docs', 'assets', `${picture}.png`) });
    console.log(`  ${name}-${look}`);
  }
  await context.close();
}

async function findOutside(browser: Browser, baseURL: string, storageState: State): Promise<OutsidePages> {
  const context = await browser.newContext({ baseURL, storageState });
  const found = await outsidePages(browser, await context.newPage(), baseURL);
  await context.close();
  return found;
}

async function takeOutside(
  browser: Browser,
  look: string,
  options: BrowserContextOptions,
  pages: readonly Outside[],
): Promise<void> {
  const signedIn = await browser.newContext(options);
  const signedOut = await browser.newContext({ ...options, storageState: undefined });
  const [theirs, nobodys] = [await signedIn.newPage(), await signedOut.newPage()];
  for (const { name, ...shown } of pages) {
    const page = 'isSignedOut' in shown ? nobodys : theirs;
    await page.goto('address' in shown ? shown.address : 'about:blank');
    // On about:blank, because the Content-Security-Policy of the previous page would block the mail's styles.
    if ('mail' in shown) await page.setContent(shown.mail);
    await page.screenshot({ path: join(out, `outside-${name}-${look}.png`), fullPage: true });
    console.log(`  outside-${name}-${look}`);
  }
  await Promise.all([signedIn.close(), signedOut.close()]);
}

/** Waits until the title is shown and nothing is loading any more. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('.skeleton, [aria-label=Loading]') === null);
}
