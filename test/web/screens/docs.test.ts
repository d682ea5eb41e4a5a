/** The docs in a real browser: wide and narrow, in light and dark mode. */
import { expect } from 'chai';
import { hangMs } from '../../support/service/hang.js';
import type { Browser, Page } from 'playwright-core';
import { testApi } from '../../support/service/api.js';
import { openBrowser } from '../../support/service/browser.js';
import { readSite } from '../../support/docs/site-links.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };
const { pages } = readSite({ base: '/docs', canTry: true });

describe('the docs in a browser', function () {
  let browser: Browser | undefined;
  let url: string;
  /** Errors on any page: of the console, and requests to other sites. */
  let complaints: string[];

  before(async () => {
    [browser, { url }] = await Promise.all([openBrowser(), testApi()]);
  });
  after(async () => {
    await browser?.close();
  });
  beforeEach(() => {
    complaints = [];
  });
  afterEach(() => {
    expect(complaints).to.deep.equal([]);
  });

  /** Opens a page with these options, if there is a browser. */
  async function read(
    options: { viewport: typeof desk; colorScheme?: 'light' | 'dark' },
    look: (page: Page) => Promise<void>,
  ): Promise<void> {
    const context = await browser?.newContext(options);
    const page = await context?.newPage();
    if (!context || !page) return;
    page.setDefaultTimeout(hangMs);
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${url}/`) && !request.url().startsWith('data:')) complaints.push(request.url());
    });
    await look(page);
    await context.close();
  }

  const isTooWide = (page: Page): Promise<boolean> =>
    page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
  const background = (page: Page): Promise<string> => page.evaluate('getComputedStyle(document.body).backgroundColor');

  async function expectFitByNight(page: Page): Promise<void> {
    expect(await isTooWide(page), page.url()).to.equal(false);
    expect(await page.getByRole('link', { name: 'Guides', exact: true }).isVisible(), page.url()).to.equal(true);
    expect(await background(page), page.url()).to.equal('rgb(22, 28, 37)');
  }

  it('fit a phone, and are dark in dark mode', async () => {
    await read({ viewport: phone, colorScheme: 'dark' }, async (page) => {
      for (const { address } of pages.filter((each) => each.address !== '/docs')) {
        await page.goto(url + address);
        await expectFitByNight(page);
      }
    });
  });

  it('are light in light mode, and find what a reader searches for in the guides', async () => {
    await read({ viewport: desk }, async (page) => {
      await page.goto(`${url}/docs/guides`);
      expect(await background(page)).to.equal('rgb(255, 255, 255)');
      await page.keyboard.press('/');
      await page.keyboard.type('rollover');
      await page.locator('.search li a').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/docs\/guides\/retainers/);
      await page.keyboard.press('/');
      await page.keyboard.type('precondition_failed');
      await page.locator('.search li a').first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/docs\/errors/);
    });
  });

  it('fit a phone in dark mode in the reference too, and let a reader at a desk find an operation and try it with a key', async () => {
    const { owner } = await buildWorkspace();
    await read({ viewport: phone, colorScheme: 'dark' }, async (page) => {
      await page.goto(`${url}/docs`);
      await page.getByRole('heading', { name: 'Docket', exact: true }).waitFor();
      await expectFitByNight(page);
      // Loading the reference takes seconds, so the same page is used in the second size.
      await page.setViewportSize(desk);
      await page.emulateMedia({ colorScheme: 'light' });
      await page
        .locator('#reference [placeholder=Token]:visible')
        .first()
        .fill(owner.key ?? '');
      expect(await background(page)).to.equal('rgb(255, 255, 255)');
      await page.getByRole('searchbox', { name: 'Search the docs' }).fill('getCurrentUser');
      await page.locator('.search li a').first().click();
      await page.waitForURL(/#tag\/users\/getCurrentUser$/);
      const operation = page.locator('section[id$="tag/users/getCurrentUser"]');
      await operation.getByRole('button', { name: /Test Request/ }).click();
      const answered = page.waitForResponse(`${url}/v1/users/me`);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Send get request/i })
        .click();
      expect((await answered).status()).to.equal(200);
    });
  });
});
