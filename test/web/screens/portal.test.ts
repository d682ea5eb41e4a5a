/** The pages of the portal, with and without a session, in a real browser: wide and narrow, in light and dark mode. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect } from 'chai';
import { hangMs } from '../../support/service/hang.js';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { pages } from '../../../server/portal/pages/index.js';
import { buildPortalScene, signInAddresses, type PortalScene } from '../../support/builders/portal-pages.js';
import { testApi } from '../../support/service/api.js';
import { openBrowser } from '../../support/service/browser.js';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const looks = {
  'at a desk by day': { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  'on a phone by night': { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
} as const satisfies Record<string, BrowserContextOptions>;
const max = 60 * 1024;

describe('the pages of the portal in a browser', function () {
  let browser: Browser | undefined;
  let url: string;
  let axe: string;
  let place: PortalScene;
  let outside: readonly string[];

  before(async () => {
    [browser, { url }, axe] = await Promise.all([openBrowser(), testApi(), readFile(axePath, 'utf8')]);
    place = await buildPortalScene();
    outside = await signInAddresses(place);
  });
  after(async () => {
    await browser?.close();
  });

  /** Opens a page with these options, if there is a browser. */
  async function look(options: BrowserContextOptions, isSignedIn: boolean, see: (page: Page) => Promise<void>) {
    const context = await browser?.newContext(options);
    if (!context) return;
    if (isSignedIn) await signIn(context);
    const page = await context.newPage();
    page.setDefaultTimeout(hangMs);
    await see(page);
    await context.close();
  }

  const signIn = (context: BrowserContext): Promise<void> =>
    context.addCookies([{ name: 'docket_portal_session', value: place.contact.portalSession ?? '', url }]);

  /** Opens all pages, with and without a session, one after the other. */
  async function lookAtAll(options: BrowserContextOptions, see: (page: Page, path: string) => Promise<void>) {
    for (const [paths, isSignedIn] of [
      [[...place.addresses, '/portal/nothing'], true],
      [outside, false],
    ] as const)
      await look(options, isSignedIn, async (page) => {
        for (const path of paths) {
          await page.goto(url + path);
          await see(page, path);
        }
      });
  }

  it('are all covered by these tests', () => {
    const unseen = pages.filter(({ path }) => {
      const form = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
      return !place.addresses.some((address) => form.test(address.split('?')[0] ?? ''));
    });
    expect(unseen.map(({ path }) => path)).to.deep.equal([]);
  });

  for (const [name, options] of Object.entries(looks)) {
    it(`leave axe nothing to complain about ${name}`, async () => {
      const complaints: unknown[] = [];
      // axe is a script, which the pages' own policy does not allow.
      await lookAtAll({ ...options, bypassCSP: true }, async (page, path) => {
        await page.evaluate(axe);
        const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })');
        complaints.push(...violations.map(({ id, nodes }) => [path, id, nodes.map(({ html }) => html)]));
      });
      expect(complaints).to.deep.equal([]);
    });

    it(`run no script, ask nothing of others, stay below 60 KB and are no wider than the window ${name}`, async () => {
      const complaints: string[] = [];
      await lookAtAll(options, async (page, path) => {
        let bytes = 0;
        const answered: Promise<void>[] = [];
        page.removeAllListeners();
        // The browser itself logs a 404, which some pages here return.
        page.on('console', (message) => {
          if (!/status of 404/.test(message.text())) complaints.push(`${path}: ${message.text()}`);
        });
        page.on('pageerror', (error) => complaints.push(`${path}: ${error.message}`));
        page.on('request', (request) => {
          if (!request.url().startsWith(`${url}/`) && !request.url().startsWith('data:'))
            complaints.push(request.url());
        });
        page.on('response', (response) => {
          // The font is loaded once and cached for a year (size.test.ts).
          if (response.url().startsWith(url) && response.request().resourceType() !== 'font')
            answered.push(response.body().then((body) => void (bytes += body.byteLength)));
        });
        await page.reload();
        await Promise.all(answered);
        expect(bytes, path).to.be.within(500, max);
        expect(await page.evaluate('document.scripts.length'), path).to.equal(0);
        expect(
          await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
          path,
        ).to.equal(0);
      });
      expect(complaints).to.deep.equal([]);
    });
  }

  it('take the focus in reading order, beginning with a link past the navigation', async () => {
    const path = `/portal/tickets/${place.ticket_id}`;
    await look(looks['at a desk by day'], true, async (page) => {
      await page.goto(url + path);
      const count = await page.evaluate<number>(focusable('length'));
      const places: number[] = [];
      for (let at = 0; at < count; at += 1) {
        await page.keyboard.press('Tab');
        places.push(await page.evaluate<number>(focusable('indexOf(document.activeElement)')));
        expect(await page.evaluate(ringless), 'what does not show that it has the focus').to.equal(null);
      }
      expect(places).to.deep.equal(Array.from({ length: count }, (_, at) => at));
      await page.goto(url + path);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await page.evaluate('document.activeElement.id')).to.equal('main');
    });
  });
});

/** JavaScript that returns `what` of all elements that can have the focus, in their order. */
const focusable = (what: string): string =>
  `[...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')]
    .filter((each) => !each.disabled && each.tabIndex >= 0 && each.checkVisibility()).${what}`;

/** JavaScript that returns the focused element if no ring shows the focus, on itself or around its row; else null. */
const ringless = `(() => {
  const element = document.activeElement;
  const hasRing = [undefined, '::after'].some((part) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });
  return hasRing ? null : element.outerHTML;
})()`;
