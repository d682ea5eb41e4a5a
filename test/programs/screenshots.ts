/** `npm run screenshots`: pictures of every screen of the dashboard, filled with the demo, at a desk and on a phone, light and dark. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { readOptions } from '../../scripts/command-line.js';
import { runScript, type Script } from '../../scripts/run-script.js';
import { OperatorError } from '../../settings/operator-error.js';
import { projectRoot } from '../../settings/root.js';
import { openBrowser } from '../support/service/browser.js';
import { startDemo } from './screenshots/demo.js';
import { addressesOf } from './screenshots/addresses.js';

const help = `npm run screenshots -- [--out DIR] [--only WORD] [--guide]

Takes pictures of the dashboard's screens with the firm of the demo, into screenshots/ unless --out names another folder.

--only   only the screens whose address contains this
--guide  also writes those that docs/guides/dashboard.md shows, to docs/assets/
`;
const { values } = readOptions(help, {
  options: {
    out: { type: 'string', default: join(projectRoot, 'screenshots') },
    only: { type: 'string', default: '' },
    guide: { type: 'boolean', default: false },
  },
});

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const looks = {
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
  '/overview': 'dashboard-overview',
};

await runScript(takePictures);

async function takePictures(script: Script): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-screenshots-'));
  script.onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const demo = await startDemo(script, folder);
  const browser = await openBrowser();
  if (!browser) throw new OperatorError('Pictures need Chromium');
  script.onEnd(() => browser.close());
  mkdirSync(values.out, { recursive: true });
  const state = await demo.signIn(browser);
  for (const [look, options] of Object.entries(looks))
    await takeAll(browser, look, { ...options, baseURL: demo.url, storageState: state, locale: 'en-GB' });
  console.log(`The pictures are in ${values.out}`);
}

async function takeAll(browser: Browser, look: string, options: BrowserContextOptions): Promise<void> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  for (const [name, address] of (await addressesOf(page)).filter(([, path]) => path.includes(values.only))) {
    await page.goto(address);
    await settle(page);
    await page.screenshot({ path: join(values.out, `${name}-${look}.png`), fullPage: true });
    const picture = ofGuide[address];
    if (values.guide && look === 'desk-light' && picture !== undefined)
      await page.screenshot({ path: join(projectRoot, 'docs', 'assets', `${picture}.png`) });
    console.log(`  ${name}-${look}`);
  }
  await context.close();
}

/** Until its title stands there and nothing is being loaded any more. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('.skeleton') === null);
}
